game-watch = Биржевой дозор
watch-about = Покупайте акции, повышайте статус, ставьте на рост или падение, бейте картами «Инсайд» и «Гринмейл»: самый богатый трейдер получает Золотой Орден Рынка.
watch-temper-bold = Скорее купит и поставит, чем спасует.
watch-temper-careful = Покупает мало, ставит низко.
watch-temper-collector = Докупает своё и редко продаёт.
watch-reconstructed = Список компаний, карты, таблица выплат и круг — реконструкция: в правилах они не напечатаны.
watch-help =
    Покупки: buy signal, sell signal, status advanced, play raid seat 2 company signal, repay; закончив — pass.
    Расклад: offer signal, bet rise x5, bet fall x2; pass или pass until-turn, чтобы вас не спрашивали до вашего хода.

watch-sector-banks = Банки
watch-sector-oil = Нефть
watch-sector-metals = Металлы
watch-sector-it = IT
watch-sector-gas = Газ
watch-sector-retail = Торговля
watch-company-grandbank = ГРАНДБАНК
watch-company-depozit = ДЕПОЗИТ
watch-company-superoil = СУПЕРОЙЛ
watch-company-neftopt = НЕФТЬОПТ
watch-company-stalgrad = СТАЛЬГРАД
watch-company-medtorg = МЕДЬТОРГ
watch-company-vectorsoft = ВЕКТОРСОФТ
watch-company-signal = СИГНАЛ
watch-company-megagas = МЕГАГАЗ
watch-company-fakel = ФАКЕЛ
watch-company-univermag = УНИВЕРМАГ
watch-company-lavka = ЛАВКА
watch-company-ipo-banks = IPO Банки
watch-company-ipo-oil = IPO Нефть
watch-company-ipo-metals = IPO Металлы
watch-company-ipo-it = IPO IT
watch-company-ipo-gas = IPO Газ
watch-company-ipo-retail = IPO Торговля

watch-status-basic = базовый
watch-status-advanced = продвинутый
watch-status-experienced = опытный
watch-status-expert = экспертный
watch-side-rise = рост
watch-side-fall = падение
watch-deck-inside = «Инсайд»
watch-deck-greenmail = «Гринмейл»
watch-pile-rumours = «Слухи»
watch-pile-analysis = «Тех. анализ»
watch-pile-news = «Новости»
watch-unseen-card = Карты «{ $deck }» у { $seat }
watch-unseen-net = Следующая карта «{ $pile }»: быки минус медведи
watch-moment-purchases = свои покупки
watch-moment-bet = ставки
watch-moment-dividends = дивиденды
watch-moment-analysis = изменение ставок после «Тех. анализа»
watch-moment-payout = расчёт
watch-face = { $pile }: { $kind ->
        [bulls] { $bulls ->
            [one] { $bulls } бык
            [few] { $bulls } быка
           *[many] { $bulls } быков
        }
        [bears] { $bears ->
            [one] { $bears } медведь
            [few] { $bears } медведя
           *[many] { $bears } медведей
        }
       *[both] { $bulls ->
            [one] { $bulls } бык
            [few] { $bulls } быка
           *[many] { $bulls } быков
        } и { $bears ->
            [one] { $bears } медведь
            [few] { $bears } медведя
           *[many] { $bears } медведей
        }
    }{ $reshuffle ->
        [yes] , замес
       *[no] { "" }
    }

watch-phase-draft = выбор акций
watch-phase-deal = раздача
watch-phase-roll = бросок
watch-phase-open = событие
watch-phase-text = событие
watch-phase-choose = выбор по событию
watch-phase-dividends = дивиденды
watch-phase-take = карта
watch-phase-purchases = покупки
watch-phase-offer = выбор акции для расклада
watch-phase-bet = ставки
watch-phase-change = изменение ставок
watch-phase-settle = «Новости»
watch-phase-payout = расчёт
watch-phase-clear = сброс карт
watch-phase-turn_end = конец хода
watch-phase-over = конец

watch-card-early-print = Свежий оттиск
watch-card-leaked-report = Утечка отчёта
watch-card-free-hand = Свободные руки
watch-card-preferred-terms = Особые условия
watch-card-block-deal = Пакетная сделка
watch-card-special-dividend = Особый дивиденд
watch-card-stop-loss = Стоп-лосс
watch-card-leverage = Плечо
watch-card-support = Поддержка
watch-card-raid = Рейд
watch-card-audit = Аудит
watch-card-bear-raid = Медвежий налёт
watch-card-frozen-account = Заморозка счёта
watch-card-margin-call = Маржин-колл
watch-card-rumour-mill = Фабрика слухов
watch-card-shredder = Шредер
watch-card-blackmail = Шантаж
watch-card-dividend-strip = Перехват дивидендов

watch-event-card-quiet-session = Тихие торги
watch-event-card-bonus-season = Сезон премий
watch-event-card-brokerage-fees = Комиссия брокера
watch-event-card-licence-renewal = Продление лицензий
watch-event-card-stimulus = Стимулы
watch-event-card-windfall-tax = Налог на сверхдоходы
watch-event-card-rescue = Спасение
watch-event-card-insider-wave = Волна инсайда
watch-event-card-hostile-season = Враждебный сезон
watch-event-card-clean-desk = Чистый стол
watch-event-card-sector-boom = Подъём сектора
watch-event-card-sector-slump = Спад сектора
watch-event-card-ipo-fever = Лихорадка IPO
watch-event-card-ipo-hangover = Похмелье IPO
watch-event-card-flash-crash = Мгновенный обвал
watch-event-card-recovery = Восстановление
watch-event-card-new-trends = Новые тренды
watch-event-card-open-house = День открытых дверей

watch-effect-peek = Посмотрите верхнюю карту колоды { $deck }.
watch-effect-raise_limit = Ваша наибольшая ставка в этом раскладе выше на { $steps ->
        [one] { $steps } ступень
        [few] { $steps } ступени
       *[many] { $steps } ступеней
    }.
watch-effect-cap_bet = Игрок без ставки может поставить в этом раскладе не больше x{ $multiplier }.
watch-effect-turn_rumours = Открытая карта «Слухи» переворачивается: быки считаются медведями, медведи — быками.
watch-effect-free_change = Измените ставку или присоединитесь бесплатно.
watch-effect-cut_loss = { $part ->
        [2] Ваш убыток в этом раскладе уменьшается вдвое.
       *[other] Из убытка в этом раскладе вы платите только 1/{ $part }.
    }
watch-effect-double_dividend = Ваши дивиденды одной из платящих компаний считаются дважды.
watch-effect-strip_dividend = { $part ->
        [2] Половина
       *[other] 1/{ $part }
    } дивидендов другого игрока по одной компании достаётся вам.
watch-effect-buy = Купите { $shares ->
        [one] { $shares } акцию
        [few] до { $shares } акций
       *[many] до { $shares } акций
    } { $class ->
        [blue] одной голубой фишки
        [ipo] одного IPO
       *[any] одной компании
    } { $percent ->
        [100] по её цене
       *[other] за { $percent }% цены
    } сверх своего предела.
watch-effect-move_price = Одна компания { $way ->
        [up] растёт
       *[down] падает
    } на { $points ->
        [one] { $points } пункт
        [few] { $points } пункта
       *[many] { $points } пунктов
    }.
watch-effect-raid = Заберите акцию другого игрока { $percent ->
        [100] по её цене
       *[other] за { $percent }% цены
    }.
watch-effect-fine = Другой игрок платит в банк 1/{ $part } своих денег.
watch-effect-freeze = Другой игрок в свой следующий ход не покупает ни акций, ни статуса.
watch-effect-shred = Каждый другой игрок сбрасывает наугад { $cards ->
        [one] { $cards } карту
        [few] { $cards } карты
       *[many] { $cards } карт
    }.
watch-effect-steal_card = Возьмите наугад карту другого игрока.
watch-effect-nothing = Ничего не происходит.
watch-effect-gain_per_share = Каждый получает { $amount } за каждую { $class ->
        [blue] акцию голубых фишек
        [ipo] акцию IPO
       *[any] акцию
    }.
watch-effect-pay_per_share = Каждый платит { $amount } за каждую { $class ->
        [blue] акцию голубых фишек
        [ipo] акцию IPO
       *[any] акцию
    }.
watch-effect-pay_per_status = Каждый платит { $amount } за каждую ступень статуса.
watch-effect-gain = Каждый получает { $amount }.
watch-effect-tax_richest = Самые богатые (деньги за вычетом долга) платят 1/{ $part } этой суммы.
watch-effect-help_poorest = Самые бедные (деньги за вычетом долга) получают { $amount }.
watch-effect-take_card = Каждый берёт карту { $deck }.
watch-effect-discard_named = Активный игрок называет «Инсайд» или «Гринмейл»; каждый сбрасывает наугад одну такую карту.
watch-effect-move_sector = Активный игрок называет сектор; его { $class ->
        [blue] голубые фишки
        [ipo] IPO
       *[any] компании
    } { $way ->
        [up] растут
       *[down] падают
    } на { $points ->
        [one] { $points } пункт
        [few] { $points } пункта
       *[many] { $points } пунктов
    }.
watch-effect-move_class = { $class ->
        [blue] Все голубые фишки
        [ipo] Все IPO
       *[any] Все компании
    } { $way ->
        [up] растут
       *[down] падают
    } на { $points ->
        [one] { $points } пункт
        [few] { $points } пункта
       *[many] { $points } пунктов
    }.
watch-effect-move_extreme = { $which ->
        [dearest] Самая дорогая
       *[cheapest] Самая дешёвая
    } { $class ->
        [blue] голубая фишка
        [ipo] компания IPO
       *[any] компания
    } { $way ->
        [up] растёт
       *[down] падает
    } на { $points ->
        [one] { $points } пункт
        [few] { $points } пункта
       *[many] { $points } пунктов
    }.
watch-effect-shuffle_decks = Три колоды расклада замешиваются заново вместе со сбросом.
watch-effect-cheap_statuses = До следующего хода активного игрока статусы для всех стоят { $percent }% цены.

watch-number-start_shares = Сколько акций берёт каждый в начале
watch-number-start_cash = Деньги в начале
watch-number-start_inside = Карт «Инсайд» в начале
watch-number-start_greenmail = Карт «Гринмейл» в начале
watch-number-event_cards = Событий за партию
watch-number-blue_up = На сколько пунктов растёт голубая фишка от события
watch-number-blue_down = На сколько пунктов падает голубая фишка от события
watch-number-ipo_up = На сколько пунктов растёт IPO от события
watch-number-ipo_down = На сколько пунктов падает IPO от события
watch-number-surcharge = Наценка в пунктах за единицу разницы с кубиком
watch-number-status_price = Цены статусов
watch-number-shares_a_turn = Сколько акций можно купить за ход, по статусам
watch-number-own_limit = Наибольшая ставка в своём раскладе, по статусам
watch-number-join_limit = Наибольшая ставка при присоединении, по статусам
watch-number-ipo_factor = На сколько пунктов двигает IPO один бык или медведь
watch-number-debt = Сумма карты «Долг»
watch-number-goal = Сумма, завершающая игру, по числу игроков

watch-move-pass = Пас
watch-move-pass-on = Пас, и не спрашивать меня в такой момент до моего следующего хода
watch-move-repay = Вернуть карту «Долг»
watch-move-bet = Поставить на { $side }, x{ $multiplier }
watch-move-play = Сыграть «{ $card }»
watch-move-choose-company = Выбрать: { $company }
watch-move-choose-seat = Выбрать: { $seat }
watch-move-choose-sector = Выбрать: { $sector }
watch-move-choose-deck = Выбрать: { $deck }
watch-move-take = Взять акцию { $company }
watch-move-buy = Купить акцию { $company }
watch-move-sell = Продать акцию { $company }
watch-move-offer = Выставить акцию { $company }
watch-move-status = Купить статус: { $status }

watch-event-first_player = Первый ход: { $seat }.
watch-event-share_taken = { $seat } берёт акцию { $company }.
watch-event-card_taken = { $seat } берёт карту { $deck }.
watch-event-card_seen = { $seat } видит на карте: «{ $card }».
watch-event-deck_renewed = Сброс замешивается в новую колоду { $deck }.
watch-event-turn_begins = Ход { $turn }: { $seat }.
watch-event-rolled = { $seat }: на кубике { $die }{ $crossed ->
        [0] .
       *[other] , фишка пересекает черту события.
    }
watch-event-event_opened = Событие «{ $event_card }». { $left ->
        [0] Оно последнее.
       *[other] Осталось событий: { $left }.
    }
watch-event-got = { $seat } получает { $amount }{ $why ->
        [bet] {" "}по ставке.
       *[event] .
    }
watch-event-paid = { $seat } платит { $amount }{ $why ->
        [bet] {" "}по ставке.
        [audit] {" "}аудиторам.
       *[event] .
    }
watch-event-debt_taken = { $seat } берёт { $debts ->
        [one] { $debts } карту «Долг».
        [few] { $debts } карты «Долг».
       *[many] { $debts } карт «Долг».
    }
watch-event-debt_repaid = { $seat } возвращает { $amount } долга; { $debts ->
        [0] долгов больше нет.
       *[other] осталось карт «Долг»: { $debts }.
    }
watch-event-price_moved = { $company }: было { $before }, стало { $after }.
watch-event-sector_named = { $seat } называет сектор «{ $sector }».
watch-event-deck_named = { $seat } называет { $deck }.
watch-event-company_named = { $seat } называет { $company }.
watch-event-card_lost = { $seat } сбрасывает наугад «{ $card }».
watch-event-statuses_cheap = До следующего хода игрока { $seat } статусы стоят { $percent }%.
watch-event-reshuffled = { $pile }: колода замешивается заново.
watch-event-passed = { $seat } пасует ({ $moment }).
watch-event-muted = { $seat } просит не спрашивать до своего следующего хода ({ $moment }).
watch-event-card_played = { $seat } разыгрывает «{ $card }».
watch-event-aimed = { $seat } направляет «{ $card }»: { $other }.
watch-event-dividend_doubled = { $seat }: дивиденды { $company } считаются дважды.
watch-event-dividend_stripped = { $seat } перехватывает дивиденды { $company }, которые получает { $other }.
watch-event-dividends = { $seat } получает { $amount } дивидендов: { $companies }.
watch-event-strip_paid = { $seat } забирает { $amount } из дивидендов { $company } ({ $other }).
watch-event-share_bought = { $seat } покупает { $company } за { $cost }.
watch-event-share_sold = { $seat } продаёт { $company } за { $cost }.
watch-event-share_raided = { $seat } забирает { $company } у игрока { $other } за { $cost }.
watch-event-status_bought = { $seat } покупает статус «{ $status }» за { $cost }.
watch-event-account_frozen = { $seat } замораживает счёт: { $other }.
watch-event-card_stolen = { $seat } забирает у игрока { $other } карту { $deck }.
watch-event-card_stolen_seen = К игроку { $seat } от игрока { $other } перешла карта «{ $card }».
watch-event-share_offered = { $seat } выставляет акцию { $company }.
watch-event-no_offer = { $seat } не может выставить акцию: их нет.
watch-event-face_opened = { $face }.
watch-event-face_peeked = { $seat } смотрит карту. { $face }.
watch-event-rumours_turned = { $seat } переворачивает карту «Слухи».
watch-event-bet_made = { $seat } ставит на { $side }, x{ $multiplier }.
watch-event-bet_changed = { $seat } теперь ставит на { $side }, x{ $multiplier }; цена изменения { $cost }.
watch-event-trade_settled = { $company }: быки минус медведи = { $difference }.
watch-event-share_returned = Акция { $company } возвращается: { $seat }.
watch-event-share_lost = { $seat } теряет акцию { $company }, она уходит на биржу.
watch-event-worth = { $seat }: деньги { $cash }, акции { $value }, долг { $debts }.
watch-event-game_ends = { $ending ->
        [money] Нужная сумма набрана: игра окончена.
       *[events] Последнее событие открыто: игра окончена.
    }

watch-refused-no-action = Такого действия нет.
watch-refused-ended = Игра окончена.
watch-refused-not-asked = Сейчас решает другой игрок.
watch-refused-no-debt = У вас нет карты «Долг».
watch-refused-cant-repay = Карта «Долг» возвращается целиком; денег не хватает.
watch-refused-not-drafting = Первые акции берут только до первого хода.
watch-refused-not-blue = В начале берут только голубые фишки.
watch-refused-has-one = Первые акции — все разных компаний.
watch-refused-none-left = На бирже не осталось акций этой компании.
watch-refused-not-buying = Это делается в покупках своего хода.
watch-refused-frozen = Ваш счёт заморожен: в этот ход покупать нельзя.
watch-refused-limit = Ваш статус не позволяет купить больше акций за этот ход.
watch-refused-no-money = Денег не хватает.
watch-refused-not-owned = У вас нет такой акции.
watch-refused-has-debt = С картой «Долг» статус купить нельзя.
watch-refused-no-step-up = Статус покупают только выше нынешнего.
watch-refused-not-held = Этой карты у вас нет.
watch-refused-not-its-moment = Эту карту играют в другой момент.
watch-refused-changes-nothing = Сейчас эта карта ничего не изменит.
watch-refused-target-first = Сначала назовите цель разыгранной карты.
watch-refused-no-target = Сейчас этот выбор не нужен.
watch-refused-wrong-target = Здесь это выбрать нельзя.
watch-refused-not-betting = Ставки делают только в раскладе.
watch-refused-must-bet = Активный игрок обязан сделать ставку.
watch-refused-over-limit = Ваша наибольшая ставка ниже.
watch-refused-same-bet = Такая ставка у вас уже есть.
watch-refused-cant-pass = Этот выбор нужно сделать.
watch-refused-cant-mute = Здесь вас нельзя пропустить.
watch-refused-not-offering = Акцию выставляют после покупок.
watch-refused-must-use-card = Карта разыграна: измените ставку или присоединитесь.

watch-error-verb = { $verb } — не ход. Ходы: take, buy, sell, offer КОМПАНИЯ; status НАЗВАНИЕ; play КАРТА; bet rise x5; choose company|seat|sector|deck НАЗВАНИЕ; repay; pass.
watch-error-side = { $said } — не сторона. Есть: { $known }.
watch-error-multiplier = { $said } — не множитель. Есть: { $known }.
watch-error-card = { $said } — не карта. Есть: { $known }.
watch-error-company = { $said } — не компания. Есть: { $known }.
watch-error-status = { $said } — не статус. Есть: { $known }.
watch-error-sector = { $said } — не сектор. Есть: { $known }.
watch-error-deck = { $said } — не колода. Есть: { $known }.
watch-error-seat = { $said } — не место за столом. Есть: { $known }.
watch-error-shares = { $said }: столько акций этой картой не купить; можно от 1 до { $most }.
watch-error-until = { $said }: пас действует до вашего хода или только сейчас.
watch-error-position-map = { $field } в позиции должно быть объектом.
watch-error-position-ending = Исход есть у оконченной игры, и только у неё.
watch-error-position-point = Цены { $price } нет на графике: шаг { $point }.
watch-error-position-copies = { $card }: таких карт только { $copies }.
watch-error-position-deck = В колоде { $deck } лежит карта другого вида.
watch-error-position-events = Будущих и открытых событий вместе должно быть { $count }, каждое один раз.
watch-error-position-pile = Карта лежит в { $pile } дважды.
watch-error-position-offer = Акция выставлена в раскладе, и только тогда, и принадлежит активному игроку.
watch-error-position-faces = Открытые карты расклада не подходят к фазе хода.
watch-error-position-event = Событие в игре при его выборе и дивидендах, и только тогда.
watch-error-position-known = Другим могут быть известны лишь те карты места { $seat }, которые у него есть.
watch-error-position-playing = Разыгрываемая карта не подходит к фазе хода.
watch-error-position-bet = Ставки не подходят к фазе хода.

watch-table-turn = Ход { $turn }, { $phase }
watch-table-die = кубик { $die }
watch-table-goal = конец при { $goal }
watch-table-events = событий впереди: { $left }
watch-table-company = компания
watch-table-price = цена
watch-table-left = на бирже
watch-table-chart = график
watch-table-cost = сегодня
watch-table-player = игрок
watch-table-cash = деньги
watch-table-debt = долг
watch-table-status = статус
watch-table-cards = Инсайд/Гринмейл
watch-table-shares = акции
watch-table-worth = всего
watch-table-bet = ставка
watch-table-trade = Расклад: { $company }, акцию выставляет { $seat }
watch-table-outcome = быки минус медведи
watch-table-ways = шанс
watch-table-hand = Ваши карты
watch-table-frozen = счёт заморожен
watch-table-turned = перевёрнута
watch-table-event = Событие: { $event }
watch-table-pays = платят
watch-table-up = вверх
watch-table-down = вниз
watch-table-limit = ваша наибольшая ставка: x{ $limit }
watch-table-change = изменение стоит { $cost }

# The first lesson; every figure comes from the table it is said at.
lesson-watch = Первые торги
lesson-watch-draft = Каждый набирает первые акции. Возьмите последнюю: { watch-company-lavka }.
lesson-watch-draft-do = Нажмите её буквы под графиком, затем объявите.
lesson-watch-draft-else = Подошла бы любая; уроку нужна { watch-company-lavka }.
lesson-watch-roll = На кубике { $die }: вы идёте на поле { $space }, и он решает, где акции дёшевы.
lesson-watch-inside = На поле глаз: вы берёте карту «Инсайд»: { watch-card-leaked-report }.
lesson-watch-surcharge = Сектор { $sector } продаётся по цене; каждый шаг от него — ещё { $step }.
lesson-watch-sell = Денег ещё нет: продайте { watch-company-superoil } за { $price }.
lesson-watch-sell-do = Нажмите её буквы, затем объявите.
lesson-watch-sell-else = Дороже всего продаётся { watch-company-superoil }.
lesson-watch-buy = Купите вторую { watch-company-signal } за { $cost }.
lesson-watch-buy-do = Нажмите её буквы, затем объявите.
lesson-watch-buy-else = Ваших { $cash } хватит на большее в секторе кубика.
lesson-watch-enough = Больше вашему статусу покупать нельзя. Закончите покупки.
lesson-watch-enough-do = Объявите в заявке.
lesson-watch-offer = У вас { watch-company-signal }: { $count }. Выставьте одну на торги.
lesson-watch-offer-do = Нажмите её буквы, затем объявите.
lesson-watch-offer-else = { watch-company-signal } у вас { $count }: рискуйте одной из них.
lesson-watch-rumours = Слухи: быки минус медведи — { $net }. Решают три карты; больше быков — цена вырастет.
lesson-watch-bets = Сначала ставят другие: { $one } на рост ×{ $onehas }, { $two } на падение ×{ $twohas }.
lesson-watch-peek = Сыграйте карту «{ watch-card-leaked-report }»: увидите следующую карту до ставки.
lesson-watch-peek-do = Нажмите карту в руке, затем объявите.
lesson-watch-peek-else = Сначала загляните: у других карт другой момент.
lesson-watch-bet = Сумма пока +{ $net }. Ставьте на рост, сколько можно: ×{ $limit }.
lesson-watch-bet-do = Нажмите ×{ $limit } у быка, затем объявите.
lesson-watch-bet-else = Против быков? И ×{ $limit } разрешено в своих торгах.
lesson-watch-keep = Вторая карта — та, что вы видели. Менять ставку теперь стоит { $cost }: оставьте.
lesson-watch-keep-do = Объявите в заявке.
lesson-watch-keep-else = У вас { $cash }.
lesson-watch-news = Бык и медведь: сумма остаётся +{ $sum }. { watch-company-signal } идёт с { $before } до { $after }.
lesson-watch-win = { $each } × { $points } очка × { $bet }: банк платит вам { $amount }.
lesson-watch-debt = { $two } платит { $lost }, а денег нет: долг. Взято { $loan }, осталось { $left }; с долгом нет ни статуса, ни победы.
lesson-watch-status = За { $cost } следующий статус поднимет предел с ×{ $now } до ×{ $next }.
lesson-watch-question = Ваша { watch-company-lavka } на торгах, вы ставите на падение ×{ $bet }, сумма −{ $sum }. Что будет?
lesson-watch-answer-kept = +{ $amount }, акция моя
lesson-watch-answer-lost = +{ $amount }, акции нет
lesson-watch-answer-nothing = Только теряю акцию
lesson-watch-answer-kept-else = Выставленная акция теряется при падении, как ни ставь.
lesson-watch-answer-nothing-else = Ставку всё равно выплатят: +{ $amount }.
lesson-watch-end = Это были торги. Видьте больше карт, чем другие, и ставьте, сколько можно.

# How to win; every figure comes from a worked example.
howto-watch = Дойдите до цели первым и без долгов. Видьте больше карт, чем другие, ставьте сколько можно и рано покупайте статус.
howto-watch-rise = Цену делают три карты
howto-watch-rise-why = Быки минус медведи — и цена идёт: здесь с { $now } до { $then }. Две карты из трёх видны до конца ставок.
howto-watch-bet = Ставьте, сколько можно
howto-watch-bet-why = Ставка платит { $each } за каждое очко (здесь { $points }), умноженное на ставку. В своих торгах можно больше.
howto-watch-lost = Выставленное можно потерять
howto-watch-lost-why = Если цена упала, здесь с { $now } до { $then }, выставленной акции нет, как ни ставь. Выставляйте то, чего две.
howto-watch-die = Покупайте, где кубик
howto-watch-die-why = В секторе кубика акция стоит свою цену; каждый шаг от него — ещё { $step }.
howto-watch-status = Статус — это рычаг
howto-watch-status-why = За { $cost } следующий статус поднимает предел с ×{ $now } до ×{ $next }: выигрыш удваивается.
howto-watch-debt = Долг останавливает
howto-watch-debt-why = Кто не может заплатить { $lost }, берёт у банка { $loan }. Остаётся { $left }, но с долгом нет ни статуса, ни победы.

game-stockpile = Биржа
stockpile-about = Торговля по секретным сведениям: наполняйте пакеты акциями и сборами, перебивайте чужие ставки и продавайте, пока цена не упала.
stockpile-temper-bold = Ставит высоко.
stockpile-temper-careful = Ставит низко и продаёт.
stockpile-temper-collector = Держит свои акции.

stockpile-company-automotive = American Automotive
stockpile-company-bank = Bottomline Bank
stockpile-company-computers = Cosmic Computers
stockpile-company-epic = Epic Electric
stockpile-company-steel = Stanford Steel
stockpile-company-laboratories = Leading Laboratories
stockpile-card-boom = «Бум»
stockpile-card-bust = «Спад»
stockpile-card-fee = сбор { $amount } $
stockpile-shares = { $ordinary }; дроблёные: { $split }
stockpile-unseen-forecast = { $company }
stockpile-unseen-card = Рубашкой вверх в пакете { $pile }, от { $seat }

stockpile-investor-bill = Богатый Билл
stockpile-investor-bernie = Брокер Берни
stockpile-investor-cramer = Критик Крамер
stockpile-investor-donald = Дисконт Дональд
stockpile-investor-deborah = Дивиденд Дебора
stockpile-investor-graham = Гений Грэм
stockpile-investor-mark = Мэверикс Марк
stockpile-investor-martha = Многогранная Марта
stockpile-investor-stuart = Скрытный Стюарт
stockpile-investor-warren = Умный Уоррен
stockpile-investor-bill-about = Богат с самого начала; способности нет.
stockpile-investor-bernie-about = Сборы из купленных пакетов приносят ему деньги.
stockpile-investor-cramer-about = В свой ход фазы действий сдвигает одну цену на деление — до или после своих карт действий.
stockpile-investor-donald-about = Платит на деление меньше своей ставки.
stockpile-investor-deborah-about = В конце раунда может объявить для всех малые дивиденды одной компании.
stockpile-investor-graham-about = За каждую проданную акцию получает на 1000 $ больше.
stockpile-investor-mark-about = Перед торгами может переложить одну карту в другой пакет.
stockpile-investor-martha-about = Раз в раунд, в любой миг торгов, смотрит одну тайную пару.
stockpile-investor-stuart-about = Может положить обе карты предложения лицом вниз.
stockpile-investor-warren-about = Перед торгами может посмотреть все закрытые карты одного пакета.

stockpile-option-board = Сторона поля
stockpile-option-board-basic = обычная: все компании одинаковы
stockpile-option-board-advanced = усложнённая: у каждой компании своя шкала
stockpile-option-investors = Играть с инвесторами
stockpile-option-aid = Памятка: показывать ещё возможные прогнозы и что известно о портфелях
stockpile-number-rounds = Раунды при 2, 3, 4 и 5 игроках
stockpile-number-start_money = Начальный капитал при 3–5 игроках
stockpile-number-start_money_two = Начальный капитал при 2 игроках
stockpile-number-boom = На сколько делений поднимает «Бум»
stockpile-number-bust = На сколько делений опускает «Спад»
stockpile-number-dividend = Дивиденды за акцию
stockpile-number-split_payment = Выплата за дроблёную карту при новом дроблении
stockpile-number-split_pays_shares = Считать эту выплату по акциям, а не по картам
stockpile-number-majority = Награда мажоритарному акционеру
stockpile-number-majority_tied = Награда каждому при равенстве
stockpile-number-steel_payment = Выплата за акцию на делении $
stockpile-number-cramer = На сколько делений сдвигает Крамер
stockpile-number-deborah = Дивиденды Деборы за акцию
stockpile-number-graham = Надбавка Грэма за проданную акцию
stockpile-number-investor_money = Капитал каждого инвестора, 3–5 игроков
stockpile-number-investor_money_two = Капитал каждого инвестора, 2 игрока

stockpile-ask-draft = выбор инвесторов
stockpile-ask-information = информация
stockpile-ask-supply = предложение
stockpile-ask-before = способность перед торгами
stockpile-ask-demand = спрос
stockpile-ask-window = последний взгляд Марты
stockpile-ask-action = действия
stockpile-ask-selling = продажа
stockpile-ask-movement = изменение стоимости
stockpile-ask-extra = дивиденды Деборы
stockpile-ask-over = конец игры
stockpile-ask-show = показ акций
stockpile-ask-show_split = показ дроблёных акций

stockpile-move-sell = Продать { $shares }
stockpile-sale-ordinary = { $count } × { $company }
stockpile-sale-split = { $count } × дроблёные { $company }
stockpile-sale-half = половину { $count } × дроблёных { $company }
stockpile-move-show = { $count ->
        [0] Не показывать акций
        [one] Показать { $count } акцию
        [few] Показать { $count } акции
       *[other] Показать { $count } акций
    }
stockpile-move-show-split = { $split ->
        [0] Не показывать дроблёных акций
        [one] Показать { $split } дроблёную акцию
        [few] Показать { $split } дроблёные акции
       *[other] Показать { $split } дроблёных акций
    }
stockpile-move-show-both = Показать обычных акций: { $count }, дроблёных: { $split }
stockpile-move-bid = Поставить { $amount } $ на пакет { $pile }
stockpile-move-boom = «Бум»: { $company } вверх
stockpile-move-bust = «Спад»: { $company } вниз
stockpile-move-raise = Крамер: { $company } вверх
stockpile-move-lower = Крамер: { $company } вниз
stockpile-move-declare = Объявить дивиденды { $company }
stockpile-move-put = { $face ->
    [up] Положить { $card } лицом вверх в пакет { $pile }.
   *[down] Положить { $card } лицом вниз в пакет { $pile }.
}
stockpile-move-keep = Оставить: { $investor }
stockpile-move-look-pile = Посмотреть закрытые карты пакета { $pile }
stockpile-move-look-pair = Посмотреть пару { $pair }
stockpile-move-look-seat = Посмотреть пару: { $seat }
stockpile-move-move = Переложить карту { $card } в пакет { $pile }
stockpile-move-done = Готово

stockpile-event-begins = { $amount ->
        [0] Первым ходит { $seat }.
       *[other] Все получают по { $amount } $. Первым ходит { $seat }.
    }
stockpile-event-start_share = { $seat } начинает с акцией { $company }.
stockpile-event-investors_dealt = { $seat } выбирает из: { $investors }.
stockpile-event-investor_kept = { $seat } оставляет: { $investor }.
stockpile-event-drafted = { $seat }: выбор сделан.
stockpile-event-investor_shown = { $seat } играет за инвестора { $investor } и получает { $amount } $.
stockpile-event-round_begins = Начинается раунд { $round }; первым ходит { $seat }.
stockpile-event-pair_dealt = Пара { $pair }, тайна игрока { $seat }: { $company } { $forecast }.
stockpile-event-pair_shown = Пара { $pair }: { $company } { $forecast }.
stockpile-event-pile_dealt = Пакет { $pile }: { $card }.
stockpile-event-cards_dealt = { $seat } получает { $cards }.
stockpile-event-reshuffled = { $count ->
        [one] Новая колода из { $count } карты сброса.
       *[other] Новая колода из { $count } карт сброса.
    }
stockpile-event-phase_begins = — { $phase } —
stockpile-event-turn = Ход: { $seat } ({ $ask }).
stockpile-event-put_up = { $seat } кладёт лицом вверх в пакет { $pile }: { $card }.
stockpile-event-put_down = { $seat } кладёт карту лицом вниз в пакет { $pile }.
stockpile-event-put_down_own = { $seat } кладёт лицом вниз в пакет { $pile }: { $card }.
stockpile-event-pile_looked = { $seat } смотрит закрытые карты пакета { $pile }.
stockpile-event-pile_seen = { $seat } видит: карта { $number } — { $card }.
stockpile-event-card_moved = { $seat } перекладывает карту { $number } из пакета { $pile } в пакет { $into }.
stockpile-event-pair_looked = { $seat } смотрит пару { $pair }.
stockpile-event-pair_seen = { $seat } видит пару { $pair }: { $company } { $forecast }.
stockpile-event-bid = { $seat } ставит { $amount } $ на пакет { $pile }.
stockpile-event-outbid = Ставка игрока { $other } на пакет { $pile } перебита.
stockpile-event-bid_paid = { $seat } платит { $amount } $ за пакет { $pile }.
stockpile-event-pile_taken = { $count ->
        [0] { $seat } забирает пустой пакет { $pile }.
        [one] { $seat } забирает пакет { $pile }: { $count } карта.
        [few] { $seat } забирает пакет { $pile }: { $count } карты.
       *[other] { $seat } забирает пакет { $pile }: { $count } карт.
    }
stockpile-event-card_taken = { $seat } находит: { $card }.
stockpile-event-fee_drawn = { $seat } получает с пакетом сбор { $amount } $.
stockpile-event-fee_paid = { $seat } платит сбор { $amount } $.
stockpile-event-fee_open = { $seat } не может заплатить: открытые сборы на { $amount } $.
stockpile-event-fee_gained = { $seat } получает { $amount } $ по карте сбора.
stockpile-event-card_played = { $seat } играет { $card }: { $company }.
stockpile-event-cramer_moves = { $seat } сдвигает { $company } на { $steps }.
stockpile-event-passed = { $seat }: готово ({ $ask }).
stockpile-event-sold = { $seat } продаёт акцию { $company } за { $amount } $.
stockpile-event-sold_split = { $seat } продаёт дроблёную акцию { $company } за { $amount } $.
stockpile-event-sold_half = { $seat } продаёт половину дроблёной акции { $company } за { $amount } $.
stockpile-event-price = { $company } { $steps }: теперь { $amount } $ (деление { $space }).
stockpile-event-splits = Дробление { $company }; цена возвращается на { $amount } $ (деление { $space }).
stockpile-event-split_paid = { $count ->
        [one] { $seat } получает { $amount } $ за { $count } карту { $company }, дроблённую ранее.
        [few] { $seat } получает { $amount } $ за { $count } карты { $company }, дроблённые ранее.
       *[other] { $seat } получает { $amount } $ за { $count } карт { $company }, дроблённых ранее.
    }
stockpile-event-shares_split = { $count ->
        [one] { $seat } переносит { $count } акцию { $company } в портфель дроблёных.
        [few] { $seat } переносит { $count } акции { $company } в портфель дроблёных.
       *[other] { $seat } переносит { $count } акций { $company } в портфель дроблёных.
    }
stockpile-event-bankrupt = { $company } — банкрот; цена возвращается на { $amount } $ (деление { $space }).
stockpile-event-shares_lost = { $seat } сбрасывает { $company }: обычных { $count }, дроблёных { $splits }.
stockpile-event-dividend = { $company } платит дивиденды: { $amount } $ за акцию.
stockpile-event-steel_pays = { $company } проходит деление { $space } и платит { $amount } $ за акцию.
stockpile-event-declared = { $seat } объявляет дивиденды { $company }: { $amount } $ за акцию.
stockpile-event-shown = { $count ->
        [0] { $seat } не показывает акций { $company }.
        [one] { $seat } показывает { $count } акцию { $company } и получает { $amount } $.
        [few] { $seat } показывает { $count } акции { $company } и получает { $amount } $.
       *[other] { $seat } показывает { $count } акций { $company } и получает { $amount } $.
    }
stockpile-event-shown_split = { $count ->
        [0] { $seat } не показывает дроблёных акций { $company }.
        [one] { $seat } показывает { $count } дроблёную акцию { $company } и получает { $amount } $.
        [few] { $seat } показывает { $count } дроблёные акции { $company } и получает { $amount } $.
       *[other] { $seat } показывает { $count } дроблёных акций { $company } и получает { $amount } $.
    }
stockpile-event-portfolio = { $seat } открывает портфель: { $shares }.
stockpile-event-majority = { $seat } — мажоритарный акционер { $company } ({ $count }) и получает { $amount } $.
stockpile-event-final_sale = { $seat } продаёт все акции за { $amount } $.
stockpile-event-fee_dropped = Открытые сборы игрока { $seat } ({ $amount } $) оплатить нечем, они снимаются.
stockpile-event-scored = { $seat } заканчивает с { $amount } $.
stockpile-event-game_ends = Игра окончена.

stockpile-refused-no-action = Такого действия нет.
stockpile-refused-ended = Игра окончена.
stockpile-refused-others-turn = Сейчас решает другой игрок.
stockpile-refused-not-now = Это ход не для этой фазы.
stockpile-refused-asked-to-show = Сначала скажите, сколько акций показываете; можно ни одной.
stockpile-refused-not-dealt = Этого инвестора вам не сдали.
stockpile-refused-has-chosen = Этот выбор уже сделан.
stockpile-refused-no-pile = Такого пакета в этой игре нет.
stockpile-refused-not-in-hand = У вас нет такой карты предложения.
stockpile-refused-one-up = Лицом вверх кладётся только одна из двух карт.
stockpile-refused-one-down = Одна из двух карт должна лечь лицом вверх.
stockpile-refused-too-low = Ставка должна быть выше той, что стоит.
stockpile-refused-track-closed = Шкала закрыта: на ней высшая ставка.
stockpile-refused-own-token = На этой шкале стоит ваша фишка.
stockpile-refused-too-poor = Ставки не могут превышать ваши деньги.
stockpile-refused-no-action-card = У вас нет такой карты действия.
stockpile-refused-must-play = Разыграть надо все карты действий.
stockpile-refused-between-cards = Крамер действует до первой или после последней карты действия.
stockpile-refused-ability-used = Эта способность уже использована.
stockpile-refused-no-such-investor = У вас нет инвестора с такой способностью.
stockpile-refused-no-share = У вас нет обычной акции этой компании.
stockpile-refused-no-split-share = У вас нет дроблёной акции этой компании.
stockpile-refused-not-so-many = Столько у вас нет.
stockpile-refused-nothing-hidden = Закрытых карт там нет.
stockpile-refused-no-such-card = Такой карты в пакетах нет.
stockpile-refused-same-pile = Карта уже лежит в этом пакете.
stockpile-refused-pair-in-sight = Эту пару вы и так видите.

stockpile-error-company = { $said } — нет такой компании. Компании: { $known }.
stockpile-error-investor = { $said } — нет такого инвестора. Инвесторы: { $known }.
stockpile-error-card = { $said } — у вас нет такой карты.
stockpile-error-which-card = { $said }: таких у вас две, назовите нужную.
stockpile-error-face = { $said }: карту кладут up (вверх) или down (вниз).
stockpile-error-sale = Назовите, что продать, например: sell 2 epic, 1 split steel.
stockpile-error-show = Скажите, сколько показываете, например: show 2 или show split 1.
stockpile-error-supply = Назовите карты, например: boom up → pile 2, epic down → pile 4.
stockpile-error-bid = { $said } — нет такого деления. Деления: { $known }.
stockpile-error-which-pair = Вдвоём назовите пару: look pair 1 … 6.
stockpile-error-verb = { $verb } — нет такого хода. Ходы: bid СУММА on ПАКЕТ, КАРТА up → pile N, sell, show N, boom, bust, done, keep, look, move, raise, lower, declare.
stockpile-error-position-phase = Фаза { $phase } не согласуется с раундом и настройками.
stockpile-error-position-investors = Инвесторы не согласуются с числом игроков, фазой или настройками.
stockpile-error-position-bids = Ставки не согласуются с фазой раунда.
stockpile-error-position-cards = Карт { $card } всего { $count }.
stockpile-error-position-hand = У места { $seat } больше двух карт предложения.
stockpile-error-position-supply = Карты предложения на руках не согласуются с фазой, ходом или свободным местом.
stockpile-error-position-fees = У места { $seat } есть деньги на сбор, который ещё не оплачен.
stockpile-error-position-piles = Карты в пакетах бывают только в фазах предложения и спроса.
stockpile-error-position-waits = Здесь игра не ждала бы этого игрока (фаза { $phase }).
stockpile-error-position-actions = У места { $seat } сейчас не может быть карт действий.

stockpile-heading = Раунд { $round } из { $rounds } — { $phase } — карт в колоде: { $deck }
stockpile-column-company = Компания
stockpile-column-price = Цена
stockpile-column-track = Шкала
stockpile-column-forecast = Прогнозы
stockpile-column-own = У вас
stockpile-column-pile = Пакет
stockpile-column-cards = Карты
stockpile-column-bid = Ставка
stockpile-column-player = Игрок
stockpile-column-cash = Деньги
stockpile-column-portfolio = Портфель
stockpile-column-split = Дроблёные
stockpile-column-fees = Открытые сборы
stockpile-column-investors = Инвесторы
stockpile-column-shares = Акции
stockpile-column-more = Надбавка
stockpile-column-total = Итого
stockpile-column-clause = Пункт
stockpile-no-bid = нет ставки
stockpile-known = известно:
stockpile-your-supply = Ваши карты предложения
stockpile-your-portfolio = Ваш портфель
stockpile-your-investors = Ваши инвесторы
stockpile-worth = Сейчас ваши акции принесли бы { $total } $.
stockpile-pairs = Пары
stockpile-showing = { $company } платит { $amount } $ за каждую показанную акцию.
stockpile-money = { $amount } $
stockpile-help =
    bid 10000 on 2 — ставка на пакет
    boom up → pile 2, epic down → pile 4 — положить обе карты предложения
    sell 2 epic, 1 split steel, done — продать акции и закончить ход; половину: sell half steel
    show 2 — показать акции ради выплаты; show split 1 — дроблёные
    boom epic, bust steel — сыграть карту действия; raise / lower — Крамер
    keep donald — выбрать инвестора; look pair 3 — Марта; look pile 2 — Уоррен; move 7 to 2 — Марк
    declare bank — Дебора; done — больше не продавать или отказаться

# The first lesson; every figure comes from the table it is said at.
lesson-stockpile = Один раунд
lesson-stockpile-pair = Это знаете только вы: цена { stockpile-company-computers } вырастет на { $steps }, с { $now } до { $then }.
lesson-stockpile-public = Эту пару видят все: цена { stockpile-company-bank } упадёт на { $steps }.
lesson-stockpile-hide = Одну из двух карт кладут в закрытую. Спрячьте { stockpile-company-computers } в стопку I.
lesson-stockpile-hide-do = Нажмите карту, «Закрыто», стопку I, затем объявите.
lesson-stockpile-hide-else = В открытую или в другом месте её заметят и станут торговаться.
lesson-stockpile-fee = Другая карта ложится в открытую: кто купит эту стопку, заплатит { $fee }.
lesson-stockpile-fee-do = Нажмите сбор, стопку III, затем объявите.
lesson-stockpile-fee-else = Только не в стопку, которую хотите купить.
lesson-stockpile-others = { $one } и { $two } делают то же. Из закрытых карт ({ $all }) вы знаете { $known }.
lesson-stockpile-bid = Торгуйтесь за стопку I: начните с малого, с { $bid }.
lesson-stockpile-bid-do = Нажмите { $bid } у стопки I, затем объявите.
lesson-stockpile-bid-else = Можно любую ставку; здесь поставьте { $bid } на стопку I.
lesson-stockpile-outbid = { $one } ставит { $bid }. Вашу ставку перебили, ставьте снова.
lesson-stockpile-worth = Для вас стопка I стоит { $count } × { $then } + { $other } = { $worth }. Поставьте { $bid }.
lesson-stockpile-worth-do = Нажмите { $bid } у стопки I, затем объявите.
lesson-stockpile-worth-else = Больше тоже выиграет, но это лишняя плата; а ваша карта в стопке I.
lesson-stockpile-paid = На каждой стопке одна фишка: все платят и берут карты. У вас осталось { $mine }.
lesson-stockpile-boom = Закрытая карта, которую взял игрок { $one }, — «Бум»: цена { stockpile-company-epic } растёт на { $steps }, до { $price }.
lesson-stockpile-keep = Сейчас можно продать по { $now }. Но вы знаете больше: ничего не продавайте.
lesson-stockpile-keep-do = Объявите: ничего не продаю.
lesson-stockpile-keep-else = Сейчас она стоит { $now }, а скоро { $then }.
lesson-stockpile-forecasts = Прогнозы сбываются, ваш первым: цена { stockpile-company-computers } теперь { $computers }.
lesson-stockpile-dividend = Дивиденд: покажите акцию { stockpile-company-laboratories } и возьмите { $amount }.
lesson-stockpile-dividend-do = Выберите показать, затем объявите.
lesson-stockpile-dividend-else = Показать её — деньги даром.
lesson-stockpile-fortune = { $cash } деньгами, { $shares } × { $price } и { $others } × { $other }: { $total }. Вначале было { $start }.
lesson-stockpile-question = Акций: { $count } по { $now }, ваш прогноз +{ $steps }, сбор { $fee }. Какая самая высокая ставка ещё в плюсе?
lesson-stockpile-answer-low = { $low }
lesson-stockpile-answer-right = { $right }
lesson-stockpile-answer-high = { $high }
lesson-stockpile-answer-low-else = { $low } даёт { $gain-low }, но и { $right } ещё в плюсе.
lesson-stockpile-answer-high-else = { $count } × { $price } − { $fee } — это { $worth }: ставка { $high } в убыток.
lesson-stockpile-end = Это был раунд. Знайте больше и платите меньше, чем оно стоит.

# How to win; every figure comes from a worked example.
howto-stockpile = Побеждает тот, у кого в конце больше денег. Знайте цену до движения, платите меньше, чем стоит стопка, и вовремя продавайте.
howto-stockpile-know = Знайте то, чего не знают другие
howto-stockpile-know-why = Каждый раунд вы один видите прогноз одной компании: сегодня { $now }, после раунда { $then }. Покупайте или разгоняйте ставки, пока он не сбылся.
howto-stockpile-pay = Платите меньше, чем стоит
howto-stockpile-pay-why = Сложите, чего стопка будет стоить для вас, и вычтите сборы: { $worth }. Самая высокая ставка в плюсе — { $best }; ставка ниже даёт больше.
howto-stockpile-sell = Продавайте до падения
howto-stockpile-sell-why = Продают до движения цен. То, что упадёт, сегодня стоит { $now }, а потом { $then }; то, что вырастет, держите.
howto-stockpile-split = Дробление удваивает карту
howto-stockpile-split-why = За концом шкалы цена начинает снова ниже и идёт дальше, с { $now } до { $then }; ваши карты теперь считаются дважды.
howto-stockpile-bankrupt = Банкротство забирает всё
howto-stockpile-bankrupt-why = Ниже шкалы все её акции сбрасывают; цена начинает снова с { $again }. Уходите, пока она { $now }.
howto-stockpile-dividend = Дивиденд — тихие деньги
howto-stockpile-dividend-why = Он не меняет цену и платит { $each } за каждую показанную акцию. Но другие узнают, что у вас есть.
howto-stockpile-most = Будьте первым в одной компании
howto-stockpile-most-why = Больше всех акций компании в конце: { $amount }. При ничьей по { $tied }. Одна лишняя карта может стоить двух стопок.

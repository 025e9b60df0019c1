game-acquire = Acquire
acquire-about = Кладите плитки, основывайте корпорации, покупайте их акции — и зарабатывайте, когда они сливаются.
acquire-temper-bold = Любит дорогие сети.
acquire-temper-careful = Любит дешёвые сети и наличные.
acquire-temper-collector = Покупает то, чего уже больше всего.

acquire-corporation-sackson = Sackson
acquire-corporation-zeta = Zeta
acquire-corporation-hydra = Hydra
acquire-corporation-fusion = Fusion
acquire-corporation-america = America
acquire-corporation-phoenix = Phoenix
acquire-corporation-quantum = Quantum
acquire-corporation-luxor = Luxor
acquire-corporation-tower = Tower
acquire-corporation-american = American
acquire-corporation-worldwide = Worldwide
acquire-corporation-festival = Festival
acquire-corporation-imperial = Imperial
acquire-corporation-continental = Continental
acquire-class-low = дешёвая
acquire-class-middle = средняя
acquire-class-high = дорогая
acquire-market = Биржа
acquire-unseen-reach = Самое большое, что может плитка у { $seat }
acquire-reach-merge = слить
acquire-reach-found = основать
acquire-reach-grow = нарастить
acquire-reach-lone = лечь отдельно
acquire-reach-none = ничего
acquire-unseen-holder = Плитка слияния { $tile }: у кого она
acquire-holder-bag = в мешке

acquire-option-holdings = Чужие деньги и акции: показывать или нет
acquire-option-holdings-open = Открыты
acquire-option-holdings-hidden = Скрыты
acquire-option-names = Названия корпораций
acquire-option-names-1999 = Издание 1999 года
acquire-option-names-classic = Классические
acquire-option-market = Вдвоём: биржа — третий владелец
acquire-option-replace = Замена мёртвых плиток
acquire-option-replace-once = Один раз за ход
acquire-option-replace-until_none = Пока есть мёртвые
acquire-number-start_money = Деньги в начале
acquire-number-hand_size = Плиток в руке
acquire-number-shares_each = Акций у каждой корпорации
acquire-number-ladder = Размеры, с которых начинается цена акции
acquire-number-prices = Цены акций дешёвых корпораций при этих размерах
acquire-number-class_step = На сколько акция дороже от класса к классу
acquire-number-majority = Главная премия в ценах акции
acquire-number-minority = Вторая премия в ценах акции
acquire-number-rounding = До чего округляют вверх доли премии
acquire-number-safe_size = Плиток, с которых корпорация неуязвима
acquire-number-end_size = Плиток одной корпорации, с которых можно объявить конец
acquire-number-trade_in = Акций поглощаемой за одну акцию оставшейся
acquire-number-buys_a_turn = Акций можно купить за ход

acquire-rank-both = обе премии, других владельцев нет
acquire-rank-majority = главная премия
acquire-rank-minority = вторая премия
acquire-rank-split_both = доля обеих премий, равенство за первое место
acquire-rank-split_minority = доля второй премии, равенство за второе место
acquire-ending-announced = объявлен конец
acquire-ending-no_tiles = плиток больше нет
acquire-ending-no_moves = целый круг прошёл без положенных и взятых плиток

acquire-shares-of = { $count } { $corporation }
acquire-move-play = Положить { $tile }
acquire-move-found = Основать { $corporation }
acquire-move-survivor = Оставить { $corporation }
acquire-move-next = Следующей разобрать { $corporation }
acquire-move-trade-for = { $gets ->
        [0] Ничего не менять
        [one] Получить в обмен { $gets } акцию оставшейся
        [few] Получить в обмен { $gets } акции оставшейся
       *[other] Получить в обмен { $gets } акций оставшейся
    }
acquire-move-trade = { $shares ->
        [0] Ничего не менять
        [one] Обменять { $shares } акцию
        [few] Обменять { $shares } акции
       *[other] Обменять { $shares } акций
    }
acquire-move-trade-all = Обменять все, что можно
acquire-move-trade-rest = Обменять остальные
acquire-move-sell = { $shares ->
        [0] Ничего не продавать, остальные оставить
        [one] Продать { $shares } акцию, остальные оставить
        [few] Продать { $shares } акции, остальные оставить
       *[other] Продать { $shares } акций, остальные оставить
    }
acquire-move-sell-all = Продать все
acquire-move-sell-rest = Продать остальные
acquire-move-keep = { $shares ->
        [0] Ничего не оставлять
        [one] Оставить { $shares } акцию
        [few] Оставить { $shares } акции
       *[other] Оставить { $shares } акций
    }
acquire-move-keep-all = Оставить все
acquire-move-keep-rest = Оставить остальные
acquire-move-buy = Купить 1 акцию { $corporation }
acquire-move-purchase = Купить { $shares }
acquire-move-done = Больше не покупать
acquire-move-end = Объявить конец игры
acquire-move-leave = Не класть плитку

acquire-event-start_tile = { $seat } тянет { $tile } и кладёт на поле.
acquire-event-begins = { $seat } начинает: плитка ближе всех к 1a.
acquire-event-tile_drawn = { $seat } тянет { $tile }.
acquire-event-tiles_drawn = { $seat } тянет { $count ->
        [one] { $count } плитку
        [few] { $count } плитки
       *[other] { $count } плиток
    }.
acquire-event-turn = Ходит { $seat }.
acquire-event-tile_played = { $seat } кладёт { $tile }.
acquire-event-tile_skipped = { $seat }: положить нечего.
acquire-event-tile_left_out = { $seat } не кладёт плитку.
acquire-event-founded = { $seat } основывает { $corporation }, плиток: { $size }.
acquire-event-free_share = { $seat } получает бесплатную акцию { $corporation }.
acquire-event-no_free_share = Бесплатной акции { $corporation } в банке нет; { $seat } её не получает.
acquire-event-grew = { $corporation } растёт, плиток: { $size }{ $safe ->
        [yes] , теперь неуязвима.
       *[no] .
    }
acquire-event-survives = После слияния остаётся { $corporation } (плиток: { $size }).
acquire-event-becomes_defunct = { $corporation } (плиток: { $size }) поглощена; её акция стоит { $price } $.
acquire-event-market_drawn = Биржа тянет { $tile } для { $corporation } и держит { $shares ->
        [one] { $shares } акцию
        [few] { $shares } акции
       *[other] { $shares } акций
    }.
acquire-event-market_counted = Мешок пуст: у биржи { $shares ->
        [one] { $shares } акция
        [few] { $shares } акции
       *[other] { $shares } акций
    } { $corporation }.
acquire-event-holding_shown = { $seat } показывает { $shares ->
        [one] { $shares } акцию
        [few] { $shares } акции
       *[other] { $shares } акций
    } { $corporation }.
acquire-event-bonus_paid = { $seat } получает { $amount } $ за { $corporation }: { $rank }.
acquire-event-market_bonus = { $amount } $ за { $corporation } остаются в банке. У биржи { $rank }.
acquire-event-traded = { $seat } меняет { $shares ->
        [one] { $shares } акцию
        [few] { $shares } акции
       *[other] { $shares } акций
    } { $corporation } на { $survivor }.
acquire-event-not_traded = { $seat } не меняет акции { $corporation }.
acquire-event-sold = { $seat } продаёт { $shares ->
        [one] { $shares } акцию
        [few] { $shares } акции
       *[other] { $shares } акций
    } { $corporation } за { $amount } $.
acquire-event-kept = { $seat } оставляет { $shares ->
        [one] { $shares } акцию
        [few] { $shares } акции
       *[other] { $shares } акций
    } { $corporation }.
acquire-event-merged = После слияния у { $corporation } плиток: { $size }{ $safe ->
        [yes] , теперь неуязвима.
       *[no] .
    }
acquire-event-bought = { $seat } покупает 1 акцию { $corporation } за { $amount } $.
acquire-event-end_announced = { $seat } объявляет конец игры.
acquire-event-laid_aside = { $seat } откладывает { $tile }: её уже не положить.
acquire-event-game_ends = Игра окончена: { $ending }.
acquire-event-shares_cashed = { $seat } продаёт все акции за { $amount } $.
acquire-event-scored = { $seat }: в итоге { $total } $.

acquire-refused-no-action = Такого действия нет.
acquire-refused-ended = Игра окончена.
acquire-refused-others-turn = Сейчас решает другой игрок.
acquire-refused-not-playing = Плитку кладут и конец объявляют только на своём шаге своего хода.
acquire-refused-not-in-hand = Этой плитки нет в вашей руке.
acquire-refused-dead = Эта плитка соединила бы две неуязвимые корпорации: её не положить никогда.
acquire-refused-barred = На поле все семь корпораций: эта плитка основала бы восьмую.
acquire-refused-not-founding = Сейчас ничего не основывают.
acquire-refused-is-active = Эта корпорация уже на поле.
acquire-refused-not-survivor = Сейчас не выбирают, какая корпорация остаётся.
acquire-refused-not-largest = Остаться может только одна из самых больших.
acquire-refused-not-ordering = Сейчас не выбирают порядок поглощения.
acquire-refused-not-next = Следующей идёт самая большая из оставшихся.
acquire-refused-not-trading = Сейчас менять нечего.
acquire-refused-too-few-to-trade = Для такого обмена у вас мало акций поглощаемой корпорации.
acquire-refused-bank-short = В банке нет столько акций оставшейся корпорации.
acquire-refused-not-selling = Сейчас продавать нельзя.
acquire-refused-too-few-to-sell = У вас нет столько акций поглощаемой корпорации.
acquire-refused-not-buying = Акции покупают после плитки, в свой ход.
acquire-refused-is-inactive = Этой корпорации нет на поле.
acquire-refused-no-shares = Акций этой корпорации в банке больше нет.
acquire-refused-no-money = На эту акцию не хватает денег.
acquire-refused-bought-all = В этот ход больше акций купить нельзя.
acquire-refused-cant-announce = Конец объявляют, только когда все корпорации на поле неуязвимы или в одной 41 плитка.
acquire-refused-is-announced = Конец уже объявлен.
acquire-refused-not-announced = Пока конец не объявлен, плитку, которую можно положить, кладут.

acquire-error-tile = { $said } — нет такой плитки. Плитки идут от 1a до 12i.
acquire-error-corporation = { $said } — нет такой корпорации.
acquire-error-shares = Назовите акции по корпорациям, например: buy 2 hydra, 1 zeta.
acquire-error-trade = Меняют по { $each } на одну; { $shares } обменять нельзя.
acquire-error-dispose = У вас таких акций { $held }, а в ответе их { $named }.
acquire-error-verb = { $verb } — нет такого хода. Ходы: play ПЛИТКА, found ИМЯ, survivor ИМЯ, next ИМЯ, buy 2 ИМЯ, 1 ИМЯ, sell 3, trade 4, keep the rest, done, end, leave.
acquire-error-position-setup = Задайте либо начальные плитки, либо поле, но не то и другое.
acquire-error-position-row = В ряду { $row } должно быть 12 знаков из { $marks }.
acquire-error-position-tile = { $tile } названа положенной, но на поле её нет.
acquire-error-position-corporation = { $corporation } распалась на части или состоит из одной плитки.
acquire-error-position-touch = { $tile } касается корпорации, к которой давно бы присоединилась.
acquire-error-position-twice = Плитка { $tile } в двух местах сразу.
acquire-error-position-missing = Размещено плиток: { $count } из 108; нет таких: { $tiles }.
acquire-error-position-shares = Акций { $corporation } на руках больше, чем их есть.
acquire-error-position-corporations = Поле { $field } сопоставляет корпорациям числа.
acquire-error-position-merger = Слияние не соответствует полю и фазе.
acquire-error-position-market = Биржа держит акции только в игре вдвоём, если она включена, и только корпорации на поле.
acquire-error-position-phase = Этого игра сейчас ждать не может: { $phase }.

acquire-help =
    Ходы: play 5c; found hydra (или сразу play 5c, found hydra); survivor hydra; next zeta.
    При слиянии: sell 3, trade 4, keep the rest. В обмене считают отданные акции: trade 4 даёт две. Ещё: sell all, trade all, keep all.
    Потом: buy 2 hydra, 1 zeta или по одной — buy hydra; done заканчивает покупку (buy hydra, done). Достаточно начала названия.
    Конец игры: end объявляет его, leave после этого не кладёт плитку.

# Стол в терминале.
acquire-table-title = Acquire
acquire-table-corporation = Корпорация
acquire-table-size = Плиток
acquire-table-price = Цена
acquire-table-bonus = Премии
acquire-table-left = Банк
acquire-table-player = Игрок
acquire-table-money = Деньги
acquire-table-tiles = Плитки
acquire-table-shares = Акции
acquire-table-safe = неуязвима
acquire-table-hidden = скрыто
acquire-table-bag = { $count ->
        [one] В мешке { $count } плитка
        [few] В мешке { $count } плитки
       *[other] В мешке { $count } плиток
    }
acquire-table-hand = Ваши плитки
acquire-table-turn = Ходит { $seat }
acquire-table-over = Игра окончена: { $ending }
acquire-table-announced = Объявлен конец: это последний ход.
acquire-table-end-possible = Можно объявить конец.
acquire-table-merger = { $survivor } поглощает { $defunct }
acquire-table-may-buy = Можно купить (ещё { $left }): { $shares }
acquire-does-lone = останется одна
acquire-does-found = оснует корпорацию
acquire-does-grow = { $corporations } вырастет
acquire-does-merge = сольёт: { $survivor } поглотит { $corporations }
acquire-does-merge-tie = сольёт { $corporations }: кто останется, решаете вы
acquire-does-barred = пока нельзя: была бы восьмая
acquire-does-dead = мертва: между неуязвимыми { $corporations }
acquire-phase-play = Положите плитку.
acquire-phase-found = Выберите, какую корпорацию основать.
acquire-phase-survivor = Выберите, какая корпорация остаётся.
acquire-phase-order = Выберите, какую поглощаемую разобрать следующей.
acquire-phase-trade = Сколько акций обменять?
acquire-phase-sell = Сколько акций продать? Остальные останутся.
acquire-phase-buy = Купите акции или закончите покупку.
acquire-phase-over = Конец.
acquire-score-sale = Продажа
acquire-score-bonus = Премия
acquire-score-total = Итого
acquire-score-money = Деньги
acquire-score-sum = Всего
acquire-score-hidden = Премии не учтены: чужие акции скрыты.

# The first lesson; every figure comes from the table it is said at.
lesson-acquire = Первое слияние
lesson-acquire-begin = Ваша первая плитка { $tile } лежит ближе всех к { $least }: начинаете вы.
lesson-acquire-play = { $tile } касается одинокой плитки. Вместе они основывают корпорацию.
lesson-acquire-play-do = Нажмите { $tile } в руке, затем сыграйте.
lesson-acquire-play-else = Ещё нет: сыграйте { $tile }. А { $other } придержите: позже она даст больше.
lesson-acquire-found = Выберите { acquire-corporation-sackson }. Основатель получает одну акцию даром.
lesson-acquire-found-do = Нажмите в списке, затем объявите.
lesson-acquire-found-else = Позже — любую. Для начала { acquire-corporation-sackson }: она дешёвая.
lesson-acquire-buy = Плиток: { $size }, акция стоит { $price }. Купите { $most }.
lesson-acquire-buy-do = Нажимайте плюс, пока не станет { $most }, затем объявите.
lesson-acquire-buy-else = За ход можно до { $most }: возьмите все { $most }.
lesson-acquire-dear = { $one } основывает { acquire-corporation-quantum }. Она дорогая: { $price } за акцию.
lesson-acquire-larger = { $two } увеличивает её, плиток теперь { $size }. Больше — значит дороже: { $price }.
lesson-acquire-between = { $tile } касается обеих корпораций. Нажмите и прочтите, что будет.
lesson-acquire-between-do = Нажмите { $tile } в руке.
lesson-acquire-merge = Остаётся большая: { acquire-corporation-quantum } { $large }, { acquire-corporation-sackson } { $small }. Сыграйте.
lesson-acquire-merge-do = Объявите в заявке.
lesson-acquire-bonus = Поглощённая платит держателям: больше всех акций — { $first }, второму — { $second }.
lesson-acquire-trade = Её акции ({ $each }) можно продать за { $sold } или обменять на одну { acquire-corporation-quantum } ценой { $worth }.
lesson-acquire-trade-do = Обменяйте все { $held }, затем объявите.
lesson-acquire-trade-else = Продажа всех даст { $all-sold }, обмен { $all-traded }.
lesson-acquire-gone = Все плитки ({ $size }) теперь у { acquire-corporation-quantum }; { acquire-corporation-sackson } можно основать снова.
lesson-acquire-more = У вас { $cash }. Купите ещё { $most } { acquire-corporation-quantum } по { $price }.
lesson-acquire-more-do = Нажимайте плюс, пока не станет { $most }, затем объявите.
lesson-acquire-more-else = Возьмите { $most }: премию получит тот, у кого акций больше всех.
lesson-acquire-lead = У вас { $mine }, { $one } — { $onehas }, { $two } — { $twohas }: её премия светит вам.
lesson-acquire-question = Встречаются { acquire-corporation-hydra } (плиток: { $large }) и { acquire-corporation-fusion } (плиток: { $small }). Кто получит премии?
lesson-acquire-answer-survivor = Держатели { acquire-corporation-hydra }
lesson-acquire-answer-absorbed = Держатели { acquire-corporation-fusion }
lesson-acquire-answer-both = И те, и другие
lesson-acquire-answer-survivor-else = Держатели оставшейся ничего не получают: она живёт дальше.
lesson-acquire-answer-both-else = Платит только та, что исчезает.
lesson-acquire-end = Это было слияние. Держите больше всех акций того, что вот-вот поглотят.

# How to win; every figure comes from a worked example.
howto-acquire = Побеждает тот, у кого в конце больше денег. Покупайте рано и дёшево, будьте первым или вторым в том, что поглотят, и переходите в следующую.
howto-acquire-early = Рано — значит дёшево
howto-acquire-early-why = Цена растёт вместе с плитками. Те же { $most } акции дешёвой корпорации при { $small } плитках и при { $large }:
howto-acquire-bonus = Платит поглощённая
howto-acquire-bonus-why = Когда две встречаются, меньшая исчезает и платит держателям: первому { $first }, второму { $second }, третьему ничего.
howto-acquire-trade = Обменять или продать?
howto-acquire-trade-why = За { $each } старые акции дают одну оставшейся. Если та дорога и акции ещё есть, обмен выгоднее.
howto-acquire-safe = Большую не поглотят
howto-acquire-safe-why = С { $safe } плиток корпорацию уже не поглотить: до конца она премий не даст. При { $end } плитках игру можно закончить.

game-money = Деньги
money-about = Меняйте ставку на карты: соберите из семи валют и двух металлов наборы, которые платят, пока не кончилась колода.
money-temper-bold = Кладёт много карт.
money-temper-careful = Кладёт мало карт.

money-kind-crown = Крона
money-kind-florin = Флорин
money-kind-ducat = Дукат
money-kind-thaler = Талер
money-kind-guilder = Гульден
money-kind-real = Реал
money-kind-dirham = Дирхам
money-kind-silver = Серебро
money-kind-gold = Золото
money-card = { $kind } { $face } №{ $serial }
money-side-left = слева
money-side-right = справа
money-unseen-kind = Ещё не показанные карты у { $seat }: { $count }

money-option-deals = Сколько раздач подряд
money-option-removed = Валюты вне игры
money-option-memory = Подсказка памяти: показывать карты, ушедшие в руки на глазах у всех
money-number-hand_size = Карт раздаётся каждому
money-number-lot_size = До скольких карт пополняется ряд
money-number-fee = Комиссия с валюты ниже порога
money-number-exempt = Сумма, с которой комиссии нет
money-number-triple_bonus = Премия за три двадцатки или три тридцатки
money-number-coin_bonus = Премия за набор монет
money-number-coin_set = Монет в наборе
money-number-idle_rounds = Пустых раундов до последнего
money-number-take_backs = Сколько раз за раунд можно забрать незаконченную ставку

money-move-bid = Поставить { $cards }
money-move-add = Добавить в ставку { $card }
money-move-done = Закончить ставку
money-move-keep = Забрать ставку обратно
money-move-back = Забрать карты ставки
money-move-back-card = Вернуть { $card } в руку
money-move-swap-lot = Обменять ставку на карты { $with }
money-move-swap-seat = Обменяться ставками: { $with }

money-event-deal_begins = Начинается раздача { $deal }.
money-event-currency_out = В этой раздаче не участвует: { $kind }.
money-event-dealt = { $seat } получает { $cards }.
money-event-lot_filled = Карты { $side }: { $cards }.
money-event-bid_laid = { $seat } добавляет в ставку { $card }.
money-event-bid_finished = { $seat }: ставка готова.
money-event-bid_shown = { $seat } ставит { $cards }.
money-event-turn = Ходит { $seat }.
money-event-lot_swapped = { $seat } меняет { $gave ->
        [one] { $gave } карту
        [few] { $gave } карты
       *[other] { $gave } карт
    } на { $got ->
        [one] { $got } карту
        [few] { $got } карты
       *[other] { $got } карт
    } { $side }.
money-event-bid_swapped = { $seat } меняется ставками с игроком { $other }.
money-event-bid_kept = { $seat } забирает ставку обратно.
money-event-round_begins = { $final ->
        [yes] Начинается раунд { $round }, последний в этой раздаче.
       *[no] Начинается раунд { $round }.
    }
money-event-hand_shown = { $seat } заканчивает с картами: { $cards }.
money-event-deal_scored = { $seat }: очков { $points }, всего { $total }.
money-event-game_ends = Игра окончена.
money-event-bid_taken_back = { $seat } забирает карты своей ставки.

money-refused-not-bidding = Ставки уже открыты: время действовать.
money-refused-not-in-hand = Этой карты нет у вас в руке.
money-refused-out-of-order = Отдельными действиями карты добавляют в порядке их кодов. Назовите их (add, bid) — и порядок не важен.
money-refused-bid-empty = В ставке хотя бы одна карта.
money-refused-bid-final = Готовую ставку не меняют.
money-refused-not-acting = Ставки ещё делаются.
money-refused-lot-empty = Здесь карт нет.
money-refused-own-bid = Это ваша же ставка; забрать её — keep.
money-refused-has-acted = Этот игрок уже ходил в этом раунде.
money-refused-no-seat = Там никто не сидит.
money-refused-no-action = Такого действия нет.
money-refused-ended = Игра окончена.
money-refused-others-turn = Сначала ходит другая ставка.
money-refused-nothing-laid = Вы ещё не выложили ни одной карты.
money-refused-back-too-often = Вы забирали ставку столько раз, сколько можно за раунд: добавляйте карты или закончите её.

money-error-card = { $card } — в этой игре нет такой карты.
money-error-which-card = { $card }: у вас таких несколько, добавьте номер.
money-error-no-cards = В ставке хотя бы одна карта.
money-error-twice = Одна и та же карта названа дважды.
money-error-not-laid = { $card } нет в вашей ставке.
money-error-swap = { $said }: меняются на left, right или на место игрока.
money-error-verb = { $verb } — нет такого хода. Ходы: bid КАРТЫ, add КАРТА, back КАРТА, back, done, swap left, swap right, swap МЕСТО, keep.
money-error-position-missing = Разложено { $count } карт из 75; нет карт: { $cards }.
money-error-position-twice = Карта { $card } лежит в двух местах.
money-error-position-seen = Карта { $card } названа виденной, но её нет ни в одной руке.
money-error-position-bids = Ставки не подходят к фазе раунда.

money-lot-left = Слева от колоды
money-lot-right = Справа от колоды
money-your-hand = Ваша рука
money-your-bid = Ваша ставка
money-worth = Ваши карты сейчас стоят { $total } (score покажет расчёт).
money-heading = Раздача { $deal } из { $deals } · раунд { $round } · в колоде { $deck }
money-final-round = Последний раунд!
money-removed = Вне игры: { $kinds }
money-known = видели:
money-column-player = Игрок
money-column-cards = Карт
money-column-bid = Ставка
money-column-points = Очки
money-column-kind = Вид
money-column-bills = Сумма
money-column-fee = Комиссия
money-column-bonus = Премия
money-column-total = Итого
money-column-clause = Правило
money-help =
    Карты ставки называют номером или видом и номиналом: bid 13 27, bid crown20 gold20#11. Названная ставка — это вся ставка.
    Или по одной карте: add 13, add 27, back 13 (просто back забирает всё), done.
    Потом действуют: swap left, swap right, swap МЕСТО (места считают с 0), keep.

# The first lesson; every figure comes from the table it is said at.
lesson-money = Первый обмен
lesson-money-crowns = У вас { $bills } в кронах. Меньше { $free } — минус { $fee }: они дают { $total }.
lesson-money-lot = В этом лоте ещё кроны ({ $count }): из { $now } станет { $then }, и без сбора.
lesson-money-lot-do = Нажмите левый лот.
lesson-money-offer = Ставка покупает место в очереди. Отдавайте то, чего не собираете.
lesson-money-offer-do = Нажмите { $first } и { $second } — те, что не кроны.
lesson-money-offer-else = Кроны вы собираете. А чем больше, тем раньше: положите обе другие.
lesson-money-lay = Положите свои { $sum } в закрытую. Менять ставку нельзя.
lesson-money-lay-do = Объявите в заявке.
lesson-money-lay-else = Предложите ровно эти две, всего { $sum }.
lesson-money-bids = Все открываются разом: { $mine }, { $onehas }, { $twohas }. Первым ходит высшая: вы.
lesson-money-triple = С левым лотом у вас будут три одинаковых по { $face }: ещё { $bonus }. Кроны дадут { $total }.
lesson-money-swap = Меняйтесь на лот, на чужую ставку или верните свою. Берите левый лот.
lesson-money-swap-do = Нажмите левый лот, затем объявите.
lesson-money-swap-else = Можно, но кроны лежат слева.
lesson-money-lies = Теперь там лежат ваши { $left }: ставка стала лотом.
lesson-money-right = { $one } меняет { $bid } на { $lot }.
lesson-money-left = { $two } меняет { $bid } на { $lot }, что оставили вы.
lesson-money-deck = Оба лота пополняют до { $each } карт; в колоде осталось { $deck }.
lesson-money-total = С { $before } до { $now } за один обмен: кроны { $crown }, золото { $gold }, серебро { $silver }.
lesson-money-question = У вас { $bills } в дукатах, трёх одинаковых нет. Сколько они дают?
lesson-money-answer-plain = { $plain }
lesson-money-answer-right = { $right }
lesson-money-answer-much = { $much }
lesson-money-answer-plain-else = { $bills } меньше { $free }: минус { $fee }. Ещё { $missing }, и было бы { $free }.
lesson-money-answer-much-else = Премии нет: валюта меньше { $free } теряет { $fee }.
lesson-money-end = Это был раунд. Собирайте немного валют, а торгуйтесь остальными.

# How to win; every figure comes from a worked example.
howto-money = Побеждает высшая сумма. Собирайте немного валют, зато полностью, а торгуйтесь тем, чего не собираете.
howto-money-fee = Мало валюты — убыток
howto-money-fee-why = Меньше { $free } — валюта теряет { $fee }. Ещё одна купюра может дать больше, чем на ней написано.
howto-money-whole = С порога — без сбора
howto-money-whole-why = При { $bills } сбора больше нет: те же купюры считаются целиком.
howto-money-triple = Три одинаковые дают больше
howto-money-triple-why = Все три мелкие купюры одной валюты: ещё { $bonus }. Ищите третью.
howto-money-coins = У монет нет сбора
howto-money-coins-why = Золотая монета — { $each }, а каждые { $count } дают ещё { $bonus }. И ставку они поднимают.
howto-money-bid = Ставка — место в очереди
howto-money-bid-why = Высшая, здесь { $first }, меняется первой и оставляет свои купюры другим. Ставьте ненужное, но достаточно.

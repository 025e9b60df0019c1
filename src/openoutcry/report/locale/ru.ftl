report-tournament = Турнир
report-players = игроков: { $count }
report-games = { $count ->
        [one] { $shown } партия
        [few] { $shown } партии
       *[other] { $shown } партий
    }
report-deals = { $count ->
        [one] { $shown } расклад
        [few] { $shown } расклада
       *[other] { $shown } раскладов
    }
report-seed = зерно { $seed }
report-against-headline = { $bot } выигрывает { $share } партий против { $count } × { $other }
report-mixed-headline = Впереди { $bot }: { $share } побед на место
report-par-note = Ровная доля — { $par }. С уверенностью 95 % истинная лежит между { $low } и { $high }.
report-shares = Доля побед
report-shares-note = побед на место; пунктир — ровная доля
report-par = ровно { $par }
report-ratings = Рейтинг
report-ratings-note = 400 очков — шансы десять к одному; среднее всех — 0
report-scores = Итоговый счёт
report-scores-note = черта — 90 % партий, точка — медиана
report-length = Длина партии
report-length-note = решений; в среднем { $mean }, половина партий — от { $low } до { $high }
report-ahead = Кто кого опередил
report-ahead-note = как часто бот строки финишировал раньше бота столбца
report-table = Таблица
report-bot = Бот
report-wins = Победы, 95 %
report-score = Счёт, 95 %
report-place = Место
report-rating = Рейтинг, 95 %
report-seats = Мест
report-time = На решение
report-ms = { $ms } мс
report-how = Как это читать
report-how-deals = Каждый расклад сыгран несколько раз, и боты всякий раз пересаживались на одно место дальше: каждый побывал на каждом месте с теми же картами. Везение с картами и местом взаимно гасится.
report-how-intervals = Интервалы — 95 %. Независимыми считаются целые расклады, а не партии: у партий одного расклада общие карты.
report-how-ratings = Рейтинги подобраны по порядку мест (модель Плакетта — Льюса); ничья считается за все порядки разделивших место поровну. У бота, которого ни разу не опередили или который никого не опередил, нет верхнего или нижнего края.
report-how-shared = Разделённая победа считается по частям. Победители стоят первыми, даже если у кого-то больше денег; остальные — по счёту.
report-between = от { $low } до { $high }
report-unbounded = нет

report-review = Разбор
report-review-players = игроков: { $count }
report-review-actions = { $count ->
        [one] { $shown } ход
        [few] { $shown } хода
       *[other] { $shown } ходов
    }
report-review-judged = { $count ->
        [0] судит { $judge }, { $level }
       *[other] судит { $judge }, розыгрышей на решение: { $playouts }
    }
report-review-temperature = { $count ->
        [0] шансы при температуре { $temperature }
       *[other] шансы при температуре { $temperature }, подобранной по позициям сыгранных партий: { $positions }
    }
report-judge-search = перебор
report-judge-master = мастер
report-how-judge-search = Перебор доигрывает партию от каждого такого расклада до конца, за всех по простым правилам дома, и держится ходов, которые выигрывают чаще.
report-how-judge-master = Мастер научился игре, играя в неё. Он смотрит вперёд с помощью сети: { $network } % суждения о том, чем кончится партия, даёт сеть, остальное — доигрывание до конца.
report-how-temperature = Шансы названы при температуре: сказанное судьёй о сыгранных партиях сравнили с тем, кто победил. Ниже 1 — он был слишком осторожен, и шансы названы увереннее; выше 1 — слишком уверен, и они названы ровнее.
report-review-won = { $count ->
        [one] Победа: { $names }, { $score }
       *[other] Победу делят { $names }, { $score }
    }
report-review-over = Партия ещё не окончена
report-review-always = С первого решения до последнего победа скорее была за игроком { $name }.
report-review-likely = С хода { $number } победа скорее за игроком { $name }, чем нет.
report-review-late = Что победит { $name }, стало ясно лишь в самом конце.
report-review-step = Самый большой шаг к победе начался ходом { $number } ({ $who }: { $move }): { $before } до, { $after } после.
report-review-gave = Из остальных больше всех упускает { $name }: всего упущено пунктов шанса на победу — { $points }.
report-chances = Шансы на победу
report-chances-note = каждого игрока на собственных решениях, насколько он мог тогда судить; ▼ — ход, стоивший игроку очков; полоса — насколько точна линия победителя
report-chances-label = Шансы каждого игрока по ходу партии. В конце: { $ends }
report-turning = Переломы
report-turning-note = в процентных пунктах шанса на победу; судим только по тому, что игрок мог знать
report-turning-none = Ни один ход не решил исхода.
report-turning-cost = упущено пунктов: { $points }
report-turning-swing = { $name } между ходами { $first } и { $last }, из-за соперников и везения: { $before } → { $after }
report-turning-better = Лучше: { $move }
report-turning-played = Сыграно: { $move }
report-turning-money = ожидаемый счёт { $money }
report-fortunes = Состояния
report-fortunes-note = сколько было бы у каждого, если бы партия кончилась в этот миг
report-fortunes-label = Состояние каждого игрока по ходу партии. В конце: { $ends }
report-accounts = Кто как сыграл
report-accounts-note = пункты шанса на победу, всего упущенные; где сыгранный ход вышел лучше хода судьи, это тоже учтено
report-player = Игрок
report-final = Итог
report-choices = Решений
report-best = Найден лучший ход
report-mistakes = Ошибок
report-lost = Упущено
report-verdict-best = лучший ход
report-verdict-good = хорошо
report-verdict-unclear = не явно хуже
report-verdict-slip = неточность
report-verdict-mistake = ошибка
report-verdict-blunder = грубая ошибка
report-all-choices = Все решения
report-move = Ход
report-before = До
report-after = После
report-verdict = Оценка
report-how-review = На каждом решении бот перебирал варианты, зная лишь то, что знал игрок, по множеству возможных раскладов скрытого. «До» — шанс с лучшим ходом, «упущено» — разница между лучшим ходом и сыгранным.
report-how-within = После ± стоит половина 95-процентного интервала, вычисленная по разбросу групп розыгрышей: тот же судья при бесконечном числе розыгрышей в 19 случаях из 20 назвал бы число, отличающееся не больше. Лучший ход и сыгранный прошли одни и те же расклады, поэтому упущенное обычно известно точнее, чем если бы их судили порознь. Ход, который мог ничего и не стоить, ошибкой не назван. Полоса вдоль линии победителя — тот же интервал. Насколько хорошо судья понимает игру, в него не входит.

cli-review-about = Оценить каждое решение оконченной партии и нарисовать страницу о том, где она выиграна.
cli-arg-review-out = куда записать страницу (по умолчанию рядом с партией, .html)
cli-arg-review-json = записать в этот файл и числа
cli-arg-level = бот-судья: search:300, master50:300 (розыгрышей на решение) или search:200ms
cli-reviewing = Разбор партии

report-training = Обучение: { $game }
report-training-against = Доля побед сети, одной против { $bot }, вчетвером или насколько близко позволяет игра.
report-training-wins = Выиграно партий
report-training-wins-note = По горизонтали: миллионы сыгранных решений. Пунктир: ход выбирается по вероятности; латунная: всегда самый вероятный.
report-training-curve = Кривая
report-training-judged = Измерено в конце
report-training-judged-note = Веса, какими они кладутся в пакет, по одной партии за каждым столом, для любого числа игроков.
report-training-minutes = Минут
report-training-millions = Миллионов решений
report-training-drawn = случайный выбор
report-training-likeliest = самый вероятный ход
report-training-entropy = Нерешённость (энтропия)
report-training-value-error = Ошибка оценки
report-training-players = Игроков
report-training-how = Играет
report-training-games = Партий
report-training-won = Побед
report-training-within = ±

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

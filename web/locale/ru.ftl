### Тексты браузерного клиента.

ui-name = Open Outcry
ui-home = Open Outcry, на главную
ui-main = Главное меню
list-two = { $rest } и { $last }
list-more = { $rest } и { $last }
ui-skip = К содержанию
ui-dark = Тёмная тема
ui-sound = Звук
ui-keys = Клавиши
ui-menu = Меню
ui-close = Закрыть
ui-language = Язык
ui-phases = Этапы
ui-tape = Тикерная лента
save = Сохранить
you = вы
bot = бот
total = Итого
loading = Стол накрывается

title-home = Open Outcry: биржевые игры
title-table = { $game } · Open Outcry
title-turn = Ваш ход: { $game }
title-rules = Правила: { $game } · Open Outcry

nav-play = Играть
nav-games = Мои игры
nav-learn = Правила

## Главная
home-title = Четыре биржевые игры за одним шумным столом
home-about = Торгуйтесь, сливайте, меняйте и ставьте против друзей и ботов. Без регистрации: садитесь и объявляйте.
home-play = Играть
home-invite = Позвать друзей
home-games = Игры
home-game-stockpile-meta = { $least }–{ $most } игроков · 45 мин
home-game-stockpile-about = Каждый знает один секрет о завтрашних ценах. Наполните стопки и перебейте чужие ставки.
home-game-acquire-meta = { $least }–{ $most } игроков · 60 мин
home-game-acquire-about = Основывайте корпорации, входите рано и держите больше всех акций в день поглощения.
home-game-money-meta = { $least }–{ $most } игроков · 20 мин
home-game-money-about = Тайные ставки купюрами. Обменяйте их на нужный лот, пока ваш не увели.
home-game-watch-meta = { $least }–{ $most } игроков · 60 мин
home-game-watch-about = Выставьте акцию, услышьте слух, выберите сторону и множитель. Решат новости.
home-game-meta = { $least }–{ $most } игроков
home-learn = Научиться за { $minutes } мин
home-learn-at = Научиться за { $minutes } мин: { $game }
home-play-bots = С ботами
home-play-bots-at = Играть с ботами: { $game }
home-invite-short = Позвать
home-invite-to = Позвать друзей: { $game }
home-laying = Стол накрывается…
home-not-yet = В браузере пока не играется
home-mine = Ваши игры
home-mine-none = Игр пока нет. Начните одним щелчком выше.
home-your-move = Ваш ход
home-open = Открыть
home-tables = Открытые столы
home-tables-none = Открытых столов нет.
home-open-table = Открыть стол
home-sit = Сесть
home-watch = Смотреть
home-watch-none = Сейчас открыто никто не играет.
home-watch-one = Смотреть
tape-quiet = В зале тихо. Садитесь и объявляйте.
tape-open = { $game }: { $free ->
        [one] { $free } свободное место
        [few] { $free } свободных места
       *[many] { $free } свободных мест
    }
tape-your-move = Ваш ход: { $game }
table-gathering = Сбор игроков
table-clock = { $minutes } мин на игрока
table-no-clock = без часов
table-options = { $count ->
        [one] { $count } условие
        [few] { $count } условия
       *[many] { $count } условий
    }
table-seats = занято { $taken } из { $all }
table-players = { $game }, { $count ->
        [one] { $count } игрок
        [few] { $count } игрока
       *[many] { $count } игроков
    }
table-watching = { $count ->
        [0] пока без зрителей
        [one] { $count } зритель
        [few] { $count } зрителя
       *[many] { $count } зрителей
    }
games-running = Идут
games-finished = Закончены
games-none = Законченных игр пока нет.
games-won = Ваша победа
games-winner = Победа: { $names }

## Против ботов
bots-title = Играть с ботами: { $game }
bots-at = { $game } { $count ->
    [2] на двоих
    [3] на троих
    [4] на четверых
    [5] на пятерых
    [6] на шестерых
   *[other] на { $count }
    }
bots-strength = Сила
bots-seats = Места
bots-others = Позвать других
bots-you = Вы
bots-instead = Кто-то другой вместо { $name }
bots-sit = Сесть за стол
bots-invite = Лучше позвать друзей
bots-kept = Хранится в этом браузере: в следующий раз всё будет как сейчас.
bot-mixed = Разные
bot-mixed-about = За каждым местом — своя сила.

## Имена и столы
guest-name = Гость
guest-number = Гость { $number }
name-title = Как вас называть?
name-label = Ваше имя
name-set = Ваше имя
name-change = { $name }: сменить имя
new-title = Открыть стол
new-game = Игра
new-players = Игроков
new-here = Людей за этим экраном
new-bots = Ботов
new-clock = Часы
new-level = Уровень ботов
new-minutes = { $minutes } мин на игрока
new-public = Сесть или смотреть может любой
new-hints = Подсказки бота разрешены
new-options = Правила этого стола
new-link = Вы получите ссылку для друзей.
new-hot-seat = Экран передаётся по кругу: между игроками падает занавес.
new-create = Открыть стол
seat-open = Свободное место
seat-here = За этим экраном
seat-bot = Бот
seat-free = Освободить место
seat-stand = Встать
wait-title = { $free ->
        [one] Свободно { $free } место
        [few] Свободно { $free } места
       *[many] Свободно { $free } мест
    }
wait-full = Все в сборе
wait-public = Сесть может любой. Пошлите ссылку, кому хотите.
wait-private = Сесть могут только те, у кого есть ссылка.
wait-link = Ссылка на этот стол
wait-clock = { $minutes } мин на игрока, ещё { $seconds } с за ход
wait-share = Поделиться
wait-qr = Ссылка в виде QR-кода
wait-terms = Как играем
wait-is-host = хозяин
wait-another = Кто-то ещё за этим устройством
setting-off = { $name }: нет
setting-is = { $name }: { $value }
wait-start = Начать игру
wait-close = Закрыть стол
wait-host = Игру начинает хозяин стола.
invite-copied = Ссылка скопирована.

## Линия
line-down-again = Обрыв линии · вызов через { $seconds }
line-down-calling = Обрыв линии · вызов
line-call-now = Вызвать сейчас
line-lost = Сервер не ответил. Ничего не потеряно, попробуйте ещё раз.
lost-page = Такой страницы нет
lost-table = Такого стола нет
lost-closed = Этот стол закрыт
lost-hint = Возможно, ссылка обрезана или стол закрытый.
lost-unreadable = То, что сохранилось об этом столе, нельзя воспроизвести
lost-unreadable-hint = Правила с тех пор изменились, или файл повреждён. Кто здесь сидел, может закрыть стол и сохранить запись партии.

## Вокруг стола

# How to win
learn-title = Как выиграть: { $game }
learn-lesson = Урок, { $minutes } мин
learn-rules = Все правила
learn-table = К столу
learn-bid = Ставка
learn-gain = Выигрыш
learn-way-now = продать сейчас
learn-way-keep = держать
learn-way-before = до
learn-way-after = после
learn-way-gone = пропало
learn-way-shown = показано акций
learn-way-early = рано
learn-way-late = поздно
learn-way-sell = продать все
learn-way-trade = обменять все
learn-way-high = свои торги
learn-way-low = участие
learn-way-near = в секторе
learn-way-far = в трёх шагах
learn-you = Вы
learn-player = Игрок { $number }
learn-price = Цена
learn-own = Свои торги
learn-join = Участие
learn-loading = Примеры считаются

# Lessons
lesson-kind-see = Смотрите
lesson-kind-do = Ваш ход
lesson-kind-else = Ещё раз
lesson-kind-ask = Вопрос
lesson-kind-done = Понятно
lesson-back = Назад
lesson-play = Сыграть партию
lesson-play-on = Играть дальше отсюда
lesson-following = Следующий урок
lesson-leave = Выйти
lesson-of = { $beat } из { $beats }
lesson-beat = Урок, шаг { $beat } из { $beats }

# The slip
slip = Заявка
slip-clear = Очистить заявку
slip-line-down = Ждём линию
slip-watching = Вы смотрите
slip-waiting = { $count ->
        [one] Думает { $names }
       *[other] Ждём: { $names }
    }
slip-over = Игра окончена. Победа: { $names }
slip-choose = Ваш выбор
slip-call = Объявить
slip-undo = Вернуть ход
kept-step = Ходит бот
kept-time-up = Время вышло
kept-now = За вас играет *{ $name }*
kept-late = Время вышло: за вас играет *{ $name }*
kept-take = Вернуть себе место
kept-why = Что объявлено, то объявлено. Со следующего хода место ваше.
kept-late-why = Что объявлено, то объявлено. На следующие ходы есть минута, и добавка за каждый ход.
kept-begins = { $late ->
    [late] { $who ->
        [you] Ваше время вышло: за вас играет { $bot }.
       *[other] Время игрока { $name } вышло: теперь играет { $bot }.
    }
   *[away] { $who ->
        [you] За вас играет { $bot }.
       *[other] Место игрока { $name } держит { $bot }.
    }
}
kept-for = { $who ->
    [you] { $bot } (за вас)
   *[other] { $bot } (за игрока { $name })
}
kept-back = { $who ->
    [you] Место снова ваше.
   *[other] { $name } снова за столом.
}
kept-calls = { $count ->
    [one] { $name }: { $count } ход за вас
    [few] { $name }: { $count } хода за вас
   *[other] { $name }: { $count } ходов за вас
}
kept-stays = Что объявлено, то объявлено.
kept-on = Играть дальше
turn-yours = Ваш ход
log = Журнал игры
log-empty = Пока ничего не произошло.
tab-log = Журнал
tab-chat = Чат
tab-rules = Правила
tab-belief = Приметы
chat-new = новое сообщение
chat-empty = Скажите что-нибудь столу.
chat-write = Написать столу
chat-send = Отправить
explain = { $what }: { $value }. Объяснить
why-not = Сейчас нельзя
refused = Заявка отклонена
rule-open = Правило { $clause } · открыть
undo-asked = { $name } просит вернуть ход.
undo-allow = Разрешить
undo-deny = Нет
undo-waiting = Остальных спросили.
hint-pencil = Карандашом
hint-reason = Отсюда выигрывает { $chance } раздач из 100; «{ $next }» — { $other }.
hint-reason-only = Отсюда выигрывает { $chance } раздач из 100.
hint-judged = Проверено на раздачах, возможных при том, что вы видите: { $count }.
hint-take = Записать
hint-keep-mine = Оставить своё
menu-hint = Попросить подсказку
menu-undo = Вернуть мой ход
menu-result = Итог
menu-copy = Скопировать ссылку
menu-sound-on = Звук включён
menu-sound-off = Звук выключен
menu-drop-calls = Перетащить: сразу в игру
menu-drop-writes = Перетащить: в заявку
menu-guide = Показать подсказки снова
menu-rules = Правила
menu-leave = В зал
guide = Подсказки
guide-skip = Без подсказок
guide-next = Понятно
curtain-pass = Передайте экран: { $name }
curtain-nothing = На этой странице нет ничего из руки игрока { $name }.
curtain-open = Я { $name }: держать, чтобы открыть
end-title = Конец игры
end-of = { $game }, конец
end-winner = { $count ->
        [one] Рынок берёт { $names }
       *[other] Рынок делят { $names }
    }
end-you-first = Вы впереди на { $margin }
end-you-first-even = Вы впереди по дополнительному счёту
end-you-shared = Победа ваша, но не только ваша
end-you-place = Ваше место — { $place }‑е{ $even ->
        [true] {""}
       *[other] , отставание { $margin }
    }
end-takes = { $count ->
        [one] Рынок берёт { $names }: { $sum }.
       *[other] Рынок делят { $names }: { $sum }.
    }
end-rematch-laid = Готовится реванш: ваше место занято за вами.
end-rematch-join = Сесть за реванш
end-share = Поделиться
end-shared = Готово
end-review = Разбор
end-rematch = Реванш
end-look = К столу
end-change = Изменить одно правило
end-order = { $count ->
        [one] Золотой орден: { $names }. Вместе с ним право изменить одно правило следующей игры.
       *[other] Золотой орден: { $names }. Один из них может изменить одно правило следующей игры.
    }
change-title = Золотой орден
change-about = Победа даёт право: одно число в правилах следующей игры будет другим.
change-rule = Правило
change-entry = Какое из чисел
change-entry-now = № { $number }, сейчас { $value }
change-to = Новое значение, от { $least } до { $most }
change-now = Сейчас { $value }.
change-play = Сыграть реванш с этим правилом
points = { $count ->
        [one] { $count } очко
        [few] { $count } очка
       *[many] { $count } очков
    }
cards = { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
money-amount = { $amount } $
fewer = { $what }: меньше
more = { $what }: больше

key-tab = Tab
key-tab-does = следующая зона: соперники, поле, рука, заявка, журнал
key-arrows = Стрелки
key-arrows-does = внутри зоны
key-space = Пробел
key-space-does = записать в заявку
key-enter = Enter
key-enter-does = объявить заявку
key-escape = Esc
key-escape-does = очистить заявку, закрыть
key-next = N
key-next-does = следующая доступная цель
key-explain = E
key-explain-does = объяснить то, что в фокусе
key-log = L
key-log-does = к журналу
key-tape = T
key-tape-does = прочесть ленту вслух
key-undo = U
key-undo-does = попросить вернуть ход
key-hint = H
key-hint-does = спросить бота
key-belief = W
key-belief-does = взвесить, о чём говорят ходы
key-cards = 1–9
key-cards-does = карта руки
key-help = ?
key-help-does = все клавиши

## Разбор
review = Повтор
review-running = Эта игра ещё идёт
review-at = ход { $at } из { $all }
review-start = Раздача
review-move = { $name }: { $move }
review-slider = Ход
review-back = Ход назад
review-forward = Ход вперёд
review-play = Пуск
review-pause = Пауза
review-copy = Ссылка
review-copied = Ссылка на этот ход скопирована.
review-as = Глазами
review-onlooker = зрителя
review-export = Скачать запись вместе с зерном
review-title = Разбор
review-to = К разбору
review-of = { $at } из { $all }
review-chip = ход { $move }
review-copy-move = Ссылка на ход { $move }
review-players = { $count ->
        [one] { $count } игрок
        [few] { $count } игрока
       *[many] { $count } игроков
    }
review-moves = { $count ->
        [one] { $count } ход
        [few] { $count } хода
       *[many] { $count } ходов
    }
review-round = Раунд { $round }
review-chances = Шансы на победу
review-chances-about = оценка каждого хода по тому, что было известно
review-chance-of = { $name }: в конце { $part } %.
review-winner = { $count ->
        [one] Победа: { $names }, { $amount }
       *[other] Общая победа: { $names }, { $amount }
    }
review-prices = Цены
review-prices-choose = Какие отрасли
review-prices-about = после каждого хода
review-prices-thousand = в тысячах, после каждого хода
review-fortunes = Состояния
review-fortunes-about = если бы игра кончилась тогда
review-as-table = В цифрах
review-turning = Переломные ходы
review-turning-only = Только переломные ходы
review-all = { $count ->
        [one] Все решения: { $count }
       *[other] Все решения: { $count }
    }
review-everybody = Все: что решило партию
review-decided = { $count ->
    [0] Ни один ход не решил партию
    [one] Партию решил { $count } ход
    [few] Партию решили { $count } хода
   *[other] Партию решили { $count } ходов
}
review-decided-about = Самые дорогие ошибки и самые большие шаги: { $name }. Очки — шансы на победу из ста.
review-whose = Чьи ходы
review-cost-you = { $count ->
        [0] Явных ошибок у вас нет
        [one] { $count } ход стоил вам { $points } п. п.
        [few] { $count } хода стоили вам { $points } п. п.
       *[many] { $count } ходов стоили вам { $points } п. п.
    }
review-cost = { $count ->
        [0] { $name }: явных ошибок нет
        [one] { $name }: { $count } ход стоил { $points } п. п.
        [few] { $name }: { $count } хода стоили { $points } п. п.
       *[many] { $name }: { $count } ходов стоили { $points } п. п.
    }
review-found = { $count ->
        [0] Потери указаны в процентных пунктах шанса на победу.
        [one] Найден { $count } сильный ход: следующий за ним был заметно хуже.
        [few] Найдено { $count } сильных хода: следующие за ними были заметно хуже.
       *[many] Найдено { $count } сильных ходов: следующие за ними были заметно хуже.
    }
review-played = Сыграно: { $move }
review-better = Лучше: { $move }
review-close = Можно и так: { $move }
review-swing = { $name }: { $before } → { $after }, из-за соперников и везения
review-verdict-best = лучший ход
review-verdict-good = не хуже лучшего
review-verdict-unclear = не явно хуже лучшего
review-verdict-slip = неточность
review-verdict-mistake = ошибка
review-verdict-blunder = грубая ошибка
review-money = В среднем ход ведёт к { $played }, а лучший к { $better }.
review-money-within = Разница известна с точностью ± { $within }.
review-judged = Оценено по { $playouts ->
        [one] { $playouts } доигранной партии
       *[other] { $playouts } доигранным партиям
    } из раскладов, не противоречащих известному.
review-judge = { $timed ->
        [1] Судит { $judge } ({ $level })
       *[other] Судит { $judge }, розыгрышей на решение: { $playouts }
    }; { $fitted ->
        [0] температура { $temperature }
       *[other] температура { $temperature }, подобрана по позициям: { $fitted }
    }
review-judge-search = перебор
review-judge-master = Мастер
review-judge-about-search = В каждом решении перебор по-разному сдаёт то, чего игрок не знал, доигрывает до конца по простым правилам дома и держится ходов, которые выигрывают чаще.
review-judge-about-master = Мастер научился этой игре, играя в неё. В каждом решении он по-разному сдаёт то, чего игрок не знал, и смотрит вперёд: { $network } % суждения об исходе даёт его сеть, остальное — доигрывание до конца.
review-judge-temperature-about = Сказанное им о сыгранных партиях сравнили с тем, кто победил. Ниже 1 — он был слишком осторожен, и шансы названы увереннее; выше 1 — слишком уверен, и они названы ровнее.
review-within = ± { $within }
review-within-about = После ± стоит половина 95-процентного интервала, вычисленная по разбросу розыгрышей: тот же судья при бесконечном числе розыгрышей в 19 случаях из 20 отклонился бы не больше. Лучший ход и сыгранный прошли одни и те же расклады, поэтому цена хода обычно известна точнее, чем если бы их судили порознь. Ход, который мог ничего и не стоить, ошибкой не назван. Полоса вдоль линии — тот же интервал. Насколько хорошо судья понимает игру, в него не входит.
review-table = Показать стол
review-play-on = Играть отсюда
review-play-on-about = На этом месте, против ботов. Всё, чего это место не могло знать, сдаётся заново.
review-none = Переломных ходов нет: ни один ход не был явной ошибкой.
review-computing = Разбор вычисляется …
review-computing-about = Бот доигрывает партию от каждого решения. Это займёт время; страница обновится сама.
review-judged-of = Оценено решений: { $done } из { $of }
review-left-seconds = { $count ->
    [one] ещё около { $count } секунды
    [few] ещё около { $count } секунд
   *[other] ещё около { $count } секунд
}
review-left-minutes = { $count ->
    [one] ещё около { $count } минуты
    [few] ещё около { $count } минут
   *[other] ещё около { $count } минут
}
review-beside = { $count ->
    [one] по очереди с { $count } другим разбором
    [few] по очереди с { $count } другими разборами
   *[other] по очереди с { $count } другими разборами
}
review-failed = Разбор вычислить не удалось.
review-again = Ещё раз
belief = О чём говорили ходы
belief-now = О чём говорят ходы
belief-changed = С тех пор стол изменился.
belief-again = Взвесить снова
belief-back = Назад к состояниям
belief-about = что мог понять { $name } после хода { $move }
belief-about-you = что могли понять вы после хода { $move }
belief-how = Как это посчитано?
belief-how-deals = { $deals ->
        [one] Взвешен { $deals } расклад
        [few] Взвешены { $deals } расклада
       *[other] Взвешено { $deals } раскладов
    }, совместимых с тем, что знал этот игрок: насколько вероятны в каждом увиденные чужие ходы (их { $moves }). Ничто другое не используется.
belief-how-worth = После этого они стоят примерно { $deals } случайных раскладов: чем меньше, тем грубее числа.
belief-how-players = Считается, что каждый играет отчасти как дом, отчасти как обученная сеть и отчасти случайно; доли выводятся из его собственных ходов:
belief-manner = { $name }: дом { $house }%, сеть { $network }%, случай { $chance }%
belief-key = заливка: после ходов; штрих: по простому счёту невидимого; рамка: что это было
belief-key-now = заливка: после ходов; штрих: по простому счёту невидимого
belief-value = { $value }: { $believed } после ходов, { $counted } по счёту
belief-true = что это было
belief-none = Здесь не было скрытого, о котором могли бы сказать ходы.
belief-none-now = Здесь нет скрытого, о котором могли бы сказать ходы.
belief-computing = Взвешиваем …
belief-failed = Посчитать не удалось.
percent = { $part } %

## Страницы правил
rules-title = Правила
rules-about = Правила каждой игры нашими словами. У каждого правила есть номер: когда стол говорит, почему нельзя, он называет его.
rules-games = Игры
rules-missing = Эти правила ещё не записаны.

## Money
phase-money-bid = Тайные ставки
phase-money-act = Обмен
phase-money-over = Конец
corner-deal = Раздача { $deal } из { $deals }
corner-round = Раунд { $round }
zone-opponents = Соперники и их ставки
money-known-of = Что у всех на глазах ушло к игроку { $name }
money-final-hand = Рука игрока { $name }
zone-lots = Лоты
zone-own = Ваша ставка и рука
note-number = № { $number }
card-name = { $kind } { $face }
lot-left = Левый лот
lot-right = Правый лот
lot-left-the = левый лот
lot-right-the = правый лот
lot-empty = пусто
lot-shown = { $lot }: { $cards }
swap-for-lot = Обмен, { $lot }: { $cards }
swap-with = Обмен с игроком { $name }: { $cards }
bid-shown = { $name } ставит: { $cards }
bid-of = ставку игрока { $name }
bid-face-down = Ставка лежит рубашкой вверх
bid-none-yet = Ставки пока нет
bid-none = Ставки нет
bid-gone = От ставки ничего не осталось
bid-lay-here = Нажмите на купюры или перетащите их сюда
your-bid = Ваша ставка
your-hand = Ваша рука
hand-empty = Рука пуста
note-to-bid = { $card }, положить в ставку
note-in-bid = { $card }, в ставке; забрать
deck = в колоде
final-round = Последний раунд
plate-has-bid = ставка есть
plate-bids = ставит
plate-acted = ход сделан
plate-acts = ходит
plate-waits = ждёт
plate-clock = осталось времени
plate-away = нет на месте
plate-away-until = нет на месте, бот начнёт через { $time }
plate-stand-in = нет на месте, играет бот
plate-stand-in-by = играет { $name }
cards-in-hand = на руке { $count }
cards-known = известно { $count }
tape-bid = { $name } { $sum }
sheet-now = Счёт, если бы конец был сейчас
sheet-with-swap = Счёт с обменом из заявки
sheet-final = Счёт
score-out = Вне этой раздачи: { $kinds }
score-earlier = Прежние раздачи
score-none = нет
score-given = отдано
score-coins = { $count ->
        [one] { $count } монета
        [few] { $count } монеты
       *[many] { $count } монет
    }
score-bonus = { $bills } + { $bonus }
score-fee = { $bills } − { $fee }
score-no-fee = { $bills }, без сбора
score-plus = { $sum } + { $bonus }
score-faces = { $count ->
        [one] { $count } карта, номинал
        [few] { $count } карты, номиналы
       *[many] { $count } карт, номиналы
    }
score-fee-row = Сбор: сумма слишком мала
score-bonus-row = Премия за три одинаковых
score-why-none = У вас этого нет, поэтому и очков нет.
slip-money-bid-empty = Выберите купюры для ставки
slip-money-bid = Ставка *{ $sum }* рубашкой вверх
slip-money-bid-why = Первой меняет высшая ставка (MON-3.2). Что поставлено, то и меняется.
slip-money-bid-call = Поставить
slip-money-cards = Вы кладёте
slip-money-left = Остаётся
slip-money-laid = Ваша ставка лежит рубашкой вверх. Она окончательна.
slip-money-act = Ваши *{ $sum }* можно обменять: выберите лот или ставку
slip-money-swap = Обменять *{ $sum }* на *{ $target }*
slip-money-swap-call = Обменять
slip-money-keep = Забрать
slip-money-give = Вы отдаёте
slip-money-score = Ваш счёт, если бы на этом конец
slip-money-acted = { $count ->
        [one] { $names }: ход уже сделан, эти карты взять нельзя (MON-3.4).
       *[other] { $names }: ходы уже сделаны, эти карты взять нельзя (MON-3.4).
    }
guide-money-hand = Эти купюры видите только вы
guide-money-hand-do = Платят наборы: одна валюта на 200 или три одинаковых. Посмотрите, чего у вас больше.
guide-money-lots = Два лота, открытые всем
guide-money-lots-do = Свою ставку вы обменяете на один из них или на чужую ставку. Какой вам нужен?
guide-money-bid = Сделайте тайную ставку
guide-money-bid-do = Нажмите на лишние купюры. Высшая ставка выбирает первой. Затем объявите ставку здесь.
guide-money-order = Ставки открыты
guide-money-order-do = Первой ходит высшая. У тех, кто ещё не ходил, ставку можно забрать обменом.
guide-money-swap = Теперь обмен
guide-money-swap-do = Нажмите на лот или ставку с пунктиром: заявка покажет, как изменится счёт.
guide-money-sheet = Каждое число отвечает «почему»
guide-money-sheet-do = Латунные клетки вы получаете. Нажмите на число, чтобы увидеть сумму, и объявите обмен.

## Acquire
on-acquire-board = Поле
on-acquire-board-label = Поле 12 на 9. Ваши плитки отмечены.
on-acquire-cell-own = { $tile }, ваша плитка. { $does }
on-acquire-cell-chain = { $tile }, { $corporation }
on-acquire-cell-lone = { $tile }, одиночная плитка
on-acquire-cell-empty = { $tile }, пусто
on-acquire-bag = В мешке { $count }
on-acquire-shares = Акции
on-acquire-corporation = Корпорация
on-acquire-size = Размер
on-acquire-price = Цена
on-acquire-bank = Банк
on-acquire-cash = Деньги
on-acquire-worth = Всего сейчас
on-acquire-worth-of = { $you ->
        [true] Если бы игра кончилась сейчас: вы
       *[other] Если бы игра кончилась сейчас: { $name }
    }
on-acquire-worth-no-bonuses = Без премий: акции остальных скрыты.
on-acquire-into = вливается в
on-acquire-turn-asked = Выбор
on-acquire-turn-book = Книга
on-acquire-turn-board = Поле
on-acquire-cell-headquarters = { $tile }, контора { $corporation }, { $size ->
        [one] { $size } плитка
        [few] { $size } плитки
       *[other] { $size } плиток
    }{ $safe ->
        [true] , неприкосновенна
       *[other] {""}
    }
on-acquire-market = Фондовый рынок
on-acquire-safe = Неприкосновенна: поглотить её уже нельзя.
on-acquire-share = Одна акция
on-acquire-majority = Премия большинства
on-acquire-minority = Премия меньшинства
on-acquire-key-majority = большинство
on-acquire-key-tied = поровну
on-acquire-key-minority = меньшинство
on-acquire-price-title = { $corporation }, { $size ->
        [one] { $size } плитка
        [few] { $size } плитки
       *[many] { $size } плиток
    }
on-acquire-bonus-row = { $name }, { $count ->
        [one] { $count } акция
        [few] { $count } акции
       *[many] { $count } акций
    }
on-acquire-final-cash = Деньги до подсчёта
on-acquire-final-row = { $corporation }: { $count } × { $price }{ $bonus ->
        [none] {""}
       *[other] , премия { $bonus }
    }
on-acquire-desk = Что делает плитка, покупки, слияния
on-acquire-card = Таблица цен
on-acquire-class-low = низший
on-acquire-class-middle = средний
on-acquire-class-high = высший
on-acquire-phase-play = Плитка
on-acquire-phase-found = Основание
on-acquire-phase-survivor = Кто остаётся
on-acquire-phase-order = Порядок
on-acquire-phase-trade = Слияние
on-acquire-phase-sell = Слияние
on-acquire-phase-buy = Покупка акций
on-acquire-phase-over = Конец
on-acquire-kind-lone = Одиночка
on-acquire-kind-found = Основание
on-acquire-kind-grow = Рост
on-acquire-kind-merge = Слияние
on-acquire-kind-barred = Пока нельзя
on-acquire-kind-dead = Мёртвая
on-acquire-does-lone = Рядом ничего нет
on-acquire-does-found = Новая корпорация из { $size }; акция даром
on-acquire-does-barred = Все корпорации уже на поле, основать нечего
on-acquire-does-grow = { $corporation } { $from } › { $size }{ $safe ->
        [true] , неприкосновенна
       *[other] {""}
    }
on-acquire-does-merge = { $gone } вливается в { $survivor }, { $from } › { $size }{ $safe ->
        [true] , неприкосновенна
       *[other] {""}
    }
on-acquire-does-merge-tie = { $corporations } сливаются, станет { $size }{ $safe ->
        [true] , неприкосновенна
       *[other] {""}
    }; кто останется, решаете вы
on-acquire-does-dead = Соединила бы неприкосновенных: { $corporations }
on-acquire-rule-lone = Плитка без соседей лежит одна
on-acquire-rule-found = Две плитки основывают корпорацию
on-acquire-rule-grow = Плитка рядом с корпорацией входит в неё
on-acquire-rule-merge = Остаётся большая; плитка слияния не считается никому
on-acquire-why = { $kind } ({ $clause }).
on-acquire-your-tiles = Ваши плитки
on-acquire-tiles-hint = Выберите плитку, чтобы увидеть, что она делает. Enter кладёт её.
on-acquire-no-tiles = Плиток не осталось.
on-acquire-if = Если положить { $tile }
on-acquire-is-absorbed = поглощается
on-acquire-survives = остаётся
on-acquire-you-choose = поровну: решаете вы
on-acquire-pays = { $name }, { $count ->
        [one] { $count } акция
        [few] { $count } акции
       *[many] { $count } акций
    }: { $rank }, { $corporation }
on-acquire-merger = Слияние
on-acquire-merging-choice = Корпорации сливаются.
on-acquire-gone = { $corporation }: что станет с { $count ->
        [one] { $count } вашей акцией
       *[other] { $count } вашими акциями
    }?
on-acquire-sell = Продать
on-acquire-trade = Обменять
on-acquire-keep = Оставить
on-acquire-each = по { $amount }
on-acquire-trade-for = { $each } за 1 { $corporation }, осталось { $left }
on-acquire-keep-why = Оживут, если её основать снова
on-acquire-sell-sum = { $count }: { $amount }
on-acquire-trade-sum = { $count } за { $got } { $corporation }
on-acquire-settle = Рассчитаться
on-acquire-cash-after = Денег станет
on-acquire-your-bonus = Ваша премия
on-acquire-buy-title = { $count ->
        [one] Можно купить { $count } акцию
        [few] Можно купить { $count } акции
       *[many] Можно купить { $count } акций
    }
on-acquire-buy-none = Купить нечего.
on-acquire-buy-nothing = Не покупать
on-acquire-times = { $count } × { $amount }
on-acquire-end = Закончить игру
on-acquire-leave = Не класть плитку
on-acquire-slip-play-empty = Выберите плитку
on-acquire-slip-no-tile = Ни одну вашу плитку положить нельзя
on-acquire-slip-play = Положить *{ $tile }*: { $does }
on-acquire-call-play = Положить
on-acquire-slip-found-empty = Выберите, какую корпорацию основать
on-acquire-slip-found = Основать *{ $corporation }*
on-acquire-call-found = Основать
on-acquire-why-found = Основатель получает одну акцию даром (ACQ-3.3).
on-acquire-slip-survivor-empty = Поровну: выберите, кто останется
on-acquire-slip-survivor = *{ $corporation }* остаётся
on-acquire-call-survivor = Решено
on-acquire-why-survivor = Размеры равны: решает тот, кто положил плитку (ACQ-4.2).
on-acquire-slip-next-empty = Выберите, кого поглотить первым
on-acquire-slip-next = *{ $corporation }* поглощается следующей
on-acquire-call-next = Решено
on-acquire-why-next = При равных размерах порядок выбирает тот, кто положил плитку.
on-acquire-slip-buy-empty = { $count ->
        [one] Купите ещё { $count } акцию или ничего
        [few] Купите до { $count } акций или ничего
       *[many] Купите до { $count } акций или ничего
    }
on-acquire-slip-buy = Купить { $shares }
on-acquire-call-buy = Купить
on-acquire-why-buy = Любые корпорации на поле, пока в банке есть акции (ACQ-5.1).
on-acquire-slip-dispose = *{ $corporation }* поглощена: ваши *{ $count }*
on-acquire-why-dispose = Продать по последней цене, обменять на оставшуюся или оставить (ACQ-4.9).
guide-acquire-tiles = Шесть плиток, только ваших
guide-acquire-tiles-do = На каждой написано, что она сделает. Выберите одну и объявите в заявке.
guide-acquire-board = Соседние плитки это корпорация
guide-acquire-board-do = Две одиночные её основывают, новые делают акции дороже. С некоторого размера она неприкосновенна.
guide-acquire-found = Основание корпорации
guide-acquire-found-do = Выберите какую. Нижние в списке дороже и платят больше. Одна акция ваша даром.
guide-acquire-buy = Покупка акций
guide-acquire-buy-do = До трёх за ход. Два крупнейших держателя получают премии, когда корпорацию поглощают.
guide-acquire-book = Кто чем владеет
guide-acquire-book-do = Заливка: большинство, рамка: меньшинство. Нажмите на цену, чтобы увидеть премии.
guide-acquire-merger = Слияние
guide-acquire-merger-do = Продайте, обменяйте две на одну или оставьте в надежде. Затем рассчитайтесь.

## Stockpile
on-stockpile-players = Игроки
on-stockpile-board = Табло цен
on-stockpile-board-more = Показать всё табло
on-stockpile-board-less = Только цены
on-stockpile-company = Компания
on-stockpile-price = Цена, тысяч
on-stockpile-now = Цена сейчас
on-stockpile-now-short = Сейчас
on-stockpile-since = С начала раунда, делений
on-stockpile-forecast = Прогноз
on-stockpile-forecast-is = Прогноз { $forecast }
on-stockpile-public = открытая
on-stockpile-yours = ваша пара
on-stockpile-seen = видели
on-stockpile-unknown = неизвестно
on-stockpile-track-why = За правым краем акция дробится, за левым компания разоряется.
on-stockpile-k = { $amount } т. $
on-stockpile-round = Раунд { $round } из { $rounds }
on-stockpile-first = первый в раунде
on-stockpile-bid-on = ставка на { $piles }
on-stockpile-to-act = ходит
on-stockpile-portfolio = Портфель
on-stockpile-split = Дроблёных
on-stockpile-fees = Сборы
on-stockpile-pairs = Прогнозы раунда
on-stockpile-secret = тайна
on-stockpile-piles = Стопки
on-stockpile-pile = Стопка { $pile }
on-stockpile-put-here = Положить карту в стопку { $pile }
on-stockpile-bids-on = Ставки на стопку { $pile }
on-stockpile-rung-held = { $amount }, ставка игрока { $name }
on-stockpile-rung-free = { $amount }, можно поставить
on-stockpile-rung-barred = { $amount }, вам недоступно
on-stockpile-card-down = Закрытая карта
on-stockpile-card-known = Закрытая карта, вы её знаете: { $card }
on-stockpile-share = Акция { $company }
on-stockpile-fee = Сбор
on-stockpile-supply = Ваши карты рынка
on-stockpile-face-up = Открыто
on-stockpile-face-down = Закрыто
on-stockpile-card-first = Сначала выберите одну из двух карт рынка.
on-stockpile-actions = Ваши карты действий
on-stockpile-your-pair = Ваша пара
on-stockpile-no-pair = Пары нет.
on-stockpile-investors = Ваши инвесторы: оставьте одного
on-stockpile-slip-keep = Выберите инвестора, который останется
on-stockpile-slip-lift = Выберите карту, чтобы переложить её, или оставьте всё как есть
on-stockpile-slip-to = Выберите стопку, куда её переложить
on-stockpile-slip-look-pair = Выберите тайную пару, чтобы посмотреть её
on-stockpile-slip-look-pile = Выберите стопку, чтобы заглянуть в неё
on-stockpile-lift = { $card } в стопке { $pile }, можно переложить
on-stockpile-your-portfolio = Ваш портфель
on-stockpile-at-prices = по нынешним ценам
on-stockpile-worth = Ваш портфель по нынешним ценам
on-stockpile-worth-row = { $count } { $company } × { $price }
on-stockpile-final-cash = Деньги после сборов
on-stockpile-final-majorities = За большинства
on-stockpile-empty = Акций пока нет.
on-stockpile-hold = { $count } { $card }{ $split ->
        [yes] , дроблёные
       *[no] {""}
    }
on-stockpile-hold-sell = { $count } { $card }{ $split ->
        [yes] , дроблёные
       *[no] {""}
    }, на продажу { $marked }; отметить ещё одну
on-stockpile-times = { $count } { $company }
on-stockpile-cash = Ваши деньги
on-stockpile-cash-of = Деньги: { $name }
on-stockpile-cash-has = На руках
on-stockpile-cash-bid = Ставки
on-stockpile-cash-free = Свободно
on-stockpile-cash-after = Денег станет
on-stockpile-pile-holds = В этой стопке
on-stockpile-left-if = Останется, если возьмёте
on-stockpile-done = Готово
on-stockpile-claim = Дивиденды { $company }
on-stockpile-phase-draft = Инвесторы
on-stockpile-phase-information = Сведения
on-stockpile-phase-supply = Предложение
on-stockpile-phase-before = Перед спросом
on-stockpile-phase-demand = Спрос
on-stockpile-phase-window = Последний взгляд
on-stockpile-phase-action = Действия
on-stockpile-phase-selling = Продажа
on-stockpile-phase-movement = Движение
on-stockpile-phase-extra = Дивиденды
on-stockpile-phase-over = Конец
on-stockpile-verb-boom = Бум
on-stockpile-verb-bust = Крах
on-stockpile-verb-raise = Крамер, вверх
on-stockpile-verb-lower = Крамер, вниз
on-stockpile-verb-declare = Дивиденды
on-stockpile-slip-card = Выберите карту рынка
on-stockpile-slip-pile = *{ $card }*, { $face ->
        [down] закрыто
       *[up] открыто
    }: выберите стопку
on-stockpile-slip-put = Положить *{ $card }* { $face ->
        [down] закрыто
       *[up] открыто
    } в *{ $pile }*
on-stockpile-call-put = Положить
on-stockpile-why-supply = Одна карта открыто, другая закрыто, в любые стопки (STK-4.2).
on-stockpile-slip-bid-empty = Выберите стопку и ставку
on-stockpile-slip-bid = Ставка *{ $amount }* на *{ $pile }*
on-stockpile-slip-outbid = Ставка *{ $amount }* на *{ $pile }*, выше { $over } ({ $name })
on-stockpile-call-bid = Поставить
on-stockpile-why-bid = Ставка выше стоящей и не больше ваших денег (STK-5.2).
on-stockpile-slip-verb = Выберите карту действия
on-stockpile-slip-company = { $what }: выберите компанию на табло
on-stockpile-slip-play = *{ $what }*: *{ $company }*
on-stockpile-call-play = Сыграть
on-stockpile-slip-sell-empty = Отметьте акции на продажу или оставьте все
on-stockpile-slip-sell = Продать { $shares }
on-stockpile-sell-nothing = Не продавать
on-stockpile-call-sell = Продать
on-stockpile-why-sell = Акции продаются по нынешней цене; дроблёная считается за две (STK-7.2).
on-stockpile-slip-claim = *{ $company }* платит { $amount } за показанную акцию
guide-stockpile-pair = Это знаете только вы
guide-stockpile-pair-do = Компания сдвинется, как говорит прогноз. В какой стопке окажутся её акции?
guide-stockpile-supply = Наполните стопки
guide-stockpile-supply-do = Одна карта открыто, другая закрыто. Выберите карту, потом стопку: одну подсластите, другую испортите.
guide-stockpile-bid = Перебейте остальных
guide-stockpile-bid-do = Нажмите на деление рядом со стопкой. Если вас перебьют, поставите снова.
guide-stockpile-action = Бум и крах
guide-stockpile-action-do = Выберите компанию на табло: она сдвинется сразу.
guide-stockpile-sell = Продайте до падения
guide-stockpile-sell-do = Отметьте акции и объявите продажу. Оставленное движется с рынком.

## Биржевой дозор
on-watch-trails = Цены до сих пор
on-watch-chart = Цены 18 компаний
on-watch-chart-summary = Свечной график. Дороже всех { $dear }, { $most }; дешевле всех { $cheap }, { $least }.
on-watch-prices = Цены
on-watch-ipo = IPO
on-watch-company = { $company }, цена { $price }, у вас { $own }, на бирже { $left }
on-watch-company-can = { $company }, цена { $price }, у вас { $own }, на бирже { $left }; можно выбрать
on-watch-at-price = по цене
on-watch-circle = Круг
on-watch-circle-who = Круг, полей: { $spaces }. { $where }
on-watch-stands = { $name } на поле { $space }
on-watch-events = События
on-watch-of = { $count } из { $total }
on-watch-event = Событие хода
on-watch-no-event = В этом ходу событие не открывали.
on-watch-trade = Торги
on-watch-trade-by = { $who ->
        [you] Торги ведёте вы
       *[other] Торги ведёт { $name }
    }. Упадёт: акция уйдёт на биржу.
on-watch-share = Акция { $company }
on-watch-face = { $pile }: быков { $bulls }, медведей { $bears }
on-watch-face-peeked = { $pile }, видите только вы: быков { $bulls }, медведей { $bears }
on-watch-face-shut = { $pile }: закрыто
on-watch-bets = Ставки
on-watch-no-bets = Ставок пока нет.
on-watch-your-bet = Ваша ставка
on-watch-limit = до ×{ $limit }
on-watch-bet = { $side }, множитель { $multiplier }
on-watch-pays = Сколько платит ставка игрока { $name }
on-watch-outcome = Разница { $difference }, { $ways } из { $of }
on-watch-odds = Исходы
on-watch-odds-say = К падению { $fall }, без перемен { $even }, к росту { $rise }
on-watch-hand = Ваши карты
on-watch-hand-none = Карт на руке нет.
on-watch-status = Ваш статус
on-watch-players = Игроки
on-watch-shares = { $count ->
        [one] { $count } акция
        [few] { $count } акции
       *[many] { $count } акций
    }
on-watch-debt = { $count ->
        [one] { $count } долг
        [few] { $count } долга
       *[many] { $count } долгов
    }
on-watch-worth = Имущество игрока { $name }
on-watch-cash = Деньги
on-watch-cash-of = Деньги игрока { $name }
on-watch-in-shares = В акциях
on-watch-in-debt = Долг
on-watch-goal = До победы { $goal }
on-watch-price = Цена
on-watch-surcharge = Наценка, { $steps ->
        [one] { $steps } шаг от кубика
        [few] { $steps } шага от кубика
       *[many] { $steps } шагов от кубика
    }
on-watch-cost = Стоимость
on-watch-left = На бирже
on-watch-yours = У вас
on-watch-cash-after = Денег станет
on-watch-rail-roll = Бросок
on-watch-rail-event = Событие
on-watch-rail-card = Карта
on-watch-rail-purchases = Покупки
on-watch-rail-trade = Торги
on-watch-done = Готово
on-watch-pass = Пас
on-watch-orders = Постоянные приказы
on-watch-orders-till = до моего хода
on-watch-orders-always = до конца игры
on-watch-orders-why = Их видите только вы. Где делать нечего, пас объявляется сам.
on-watch-at-bet = Чужие торги
on-watch-at-change = После второй карты
on-watch-at-dividends = Дивиденды
on-watch-at-payout = Проигрыш к оплате
on-watch-wish-ask = Спросить
on-watch-wish-pass = Пас
on-watch-wish-fits = Пас без карты
on-watch-passing-nothing = Здесь делать нечего: пас
on-watch-passing-ordered = Пас, как приказано
on-watch-ask-me = Спросите меня
on-watch-own-limit = Свои торги
on-watch-join-limit = Чужие торги
on-watch-shares-a-turn = Акций за ход
on-watch-held = есть
on-watch-next = *{ $status }*: выигрыш в два пункта на своих торгах даёт { $then } вместо { $now }.
on-watch-pays-after = { $count ->
    [one] Окупается за { $count } выигрыш.
    [few] Окупается за { $count } выигрыша.
   *[other] Окупается за { $count } выигрышей.
}
on-watch-owes = Долг { $amount }:
on-watch-owes-why = ни статуса, ни победы
on-watch-repay-one = Вернуть { $amount }
on-watch-pay = Платят { $companies }:
on-watch-pay-nobody = акций ни у кого нет
on-watch-now-raise_limit = сейчас ×{ $instead } › ×{ $amount }
on-watch-now-cut_loss = сейчас { $amount } вместо { $instead }
on-watch-now-free_change = сейчас бережёт { $amount }
on-watch-now-turn_rumours = сумма { $instead } › { $amount }
on-watch-now-fine = { $name } платит { $amount }
on-watch-now-buy = { $company }: дешевле на { $amount }
on-watch-now-raid = { $company } у игрока { $name } за { $amount }
on-watch-now-double_dividend = { $company }: ещё { $amount }
on-watch-now-strip_dividend = { $amount } у игрока { $name } ({ $company })
on-watch-now-move_price = { $way ->
    [down] { $company }: { $name } теряет { $amount }
   *[up] { $company }: ваши акции дороже на { $amount }
}
on-watch-mute = Не спрашивать до моего хода
on-watch-slip-card = Сыграть *{ $card }*
on-watch-call-card = Сыграть
on-watch-slip-status = Новый статус: *{ $status }*
on-watch-call-buy = Купить
on-watch-slip-buy = Купить *{ $company }*
on-watch-slip-take = Взять *{ $company }*
on-watch-call-take = Взять
on-watch-slip-offer = Выставить на торги *{ $company }*
on-watch-call-offer = Выставить
on-watch-slip-choose = Пусть будет *{ $company }*
on-watch-call-choose = Назвать
on-watch-slip-bet = Ставка: *{ $side } ×{ $multiplier }*
on-watch-call-bet = Подать
on-watch-change-cost = За изменение, банку
on-watch-if = При разнице { $difference }
on-watch-slip-seat = Цель: *{ $name }*
on-watch-pick-seat = Выберите игрока
on-watch-pick-take = Первая акция: выберите компанию
on-watch-pick-buy = { $left ->
        [0] В этом ходу акций больше не купить
        [one] Купите ещё { $left } акцию или закончите
       *[other] Купите до { $left } акций или закончите
    }
on-watch-pick-offer = Выберите свою акцию для торгов
on-watch-pick-choose = Выберите компанию
on-watch-pick-bet = Выберите сторону и множитель{ $pass ->
        [true] {" "}или пас
       *[false] {""}
    }
on-watch-pick-card = Сыграйте карту или пас
on-watch-pick-sell = Выберите на графике компанию, чью акцию продать
on-watch-pick-sector = Выберите отрасль под графиком
on-watch-pick-deck = Выберите колоду
on-watch-decks = Колоды
on-watch-sell-instead = Продать акции
on-watch-buy-instead = Купить акции
on-watch-slip-sell = Продать акцию: *{ $company }*
on-watch-call-sell = Продать
guide-watch-draft = Восемнадцать компаний, шесть секторов
guide-watch-draft-do = Выберите компанию в строке под свечами и возьмите её акцию.
guide-watch-buy = Покупки
guide-watch-buy-do = Кубик называет дешёвый сектор; чем дальше, тем дороже. Выберите компанию или закончите.
guide-watch-offer = Выставьте акцию
guide-watch-offer-do = На неё смогут ставить все. Выберите одну из своих: упадёт, и она потеряна.
guide-watch-bet = Рост или падение?
guide-watch-bet-do = Одна карта открыта, две впереди; полоса показывает исходы. Выберите сторону и множитель.
guide-watch-hand = Карты ждут своего часа
guide-watch-hand-do = На каждой написано, когда её играют; тогда у неё пунктир.
guide-watch-circle = По кругу
guide-watch-circle-do = Бросок двигает фишку; за красной чертой открывается событие.

# --- the log: one line for one deed ---
log-from-lesson = Игра продолжена с урока
log-forked = Игра продолжена с хода { $number } другой игры
log-folded = { $count ->
        [one] { $count } строка
        [few] { $count } строки
       *[many] { $count } строк
    }
log-stockpile-round = Раунд { $round }, первый ход: { $name }
log-stockpile-phase = { $phase }
log-stockpile-pair-yours = Ваша пара: { $company } { $forecast }.
log-stockpile-pair = Пара { $pair }: { $company } { $forecast }.
log-stockpile-put-up = { $who ->
        [you] Вы кладёте
       *[other] { $name } кладёт
    } { $card } лицом вверх в { $pile }.
log-stockpile-put-down = { $who ->
        [you] Вы кладёте
       *[other] { $name } кладёт
    } карту рубашкой вверх в { $pile }.
log-stockpile-put-own = Вы кладёте { $card } рубашкой вверх в { $pile }.
log-stockpile-bid = { $who ->
        [you] Вы ставите
       *[other] { $name } ставит
    } { $amount } на { $pile }.
log-stockpile-outbid = { $who ->
        [you] Вы ставите
       *[other] { $name } ставит
    } { $amount } на { $pile }: { $whom ->
        [you] ваша ставка перебита
       *[other] ставка перебита ({ $other })
    }.
log-stockpile-taken = { $who ->
        [you] Вы берёте
       *[other] { $name } берёт
    } { $pile } за { $amount }, { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }.
log-stockpile-taken-found = Вы берёте { $pile } за { $amount } и находите: { $cards }.
log-stockpile-fees = { $who ->
        [you] Вы платите
       *[other] { $name } платит
    } сборы: { $amount }.
log-stockpile-fees-open = { $who ->
        [you] Вам
       *[other] { $name }:
    } нечем платить, сборы { $amount } остаются.
log-stockpile-played = { $who ->
        [you] Вы играете
       *[other] { $name } играет
    } { $card } на { $company }.
log-stockpile-played-moves = { $who ->
        [you] Вы играете
       *[other] { $name } играет
    } { $card }: { $company } { $steps }, теперь { $amount }.
log-stockpile-sold = { $who ->
        [you] Вы продаёте
       *[other] { $name } продаёт
    } { $shares } за { $amount }.
log-stockpile-price = { $company } { $steps }, теперь { $amount }.
log-stockpile-splits = { $company } дробится и начинает снова с { $amount }.
log-stockpile-split-shares = { $who ->
        [you] Вы дробите
       *[other] { $name } дробит
    } { $count } { $company }.
log-stockpile-split-paid = { $who ->
        [you] Вы получаете
       *[other] { $name } получает
    } { $amount } за дроблёные { $company }.
log-stockpile-bankrupt = { $company } — банкротство, цена снова { $amount }.
log-stockpile-lost = { $who ->
        [you] Вы теряете
       *[other] { $name } теряет
    } { $count } { $company }.
log-stockpile-dividend = { $company } платит { $amount } на акцию.
log-stockpile-shown = { $who ->
        [you] Вы показываете
       *[other] { $name } показывает
    } { $count } { $company }: { $amount }.
log-stockpile-shown-none = { $who ->
        [you] Вы не показываете
       *[other] { $name } не показывает
    } { $company }.
log-stockpile-majority = Больше всех { $company }: { $who ->
        [you] вы получаете
       *[other] { $name } получает
    } { $amount }.
log-stockpile-final-sale = { $who ->
        [you] Вы продаёте
       *[other] { $name } продаёт
    } всё за { $amount }.
log-stockpile-scored = { $who ->
        [you] У вас
       *[other] { $name }:
    } в итоге { $amount }.
log-acquire-played = { $who ->
        [you] Вы играете
       *[other] { $name } играет
    } { $tile }.
log-acquire-founded = { $who ->
        [you] Вы основываете
       *[other] { $name } основывает
    } { $company }, плитка { $tile }.
log-acquire-founded-only = { $who ->
        [you] Вы основываете
       *[other] { $name } основывает
    } { $company }.
log-acquire-grew = { $who ->
        [you] Вы играете
       *[other] { $name } играет
    } { $tile }: { $company } растёт до { $size }{ $safe ->
        [yes] , защищена
       *[no] {""}
    }.
log-acquire-drew = Вы берёте { $tile }.
log-acquire-bought = { $who ->
        [you] Вы покупаете
       *[other] { $name } покупает
    } { $shares }, { $amount }.
log-acquire-merger = { $company } ({ $size }) переходит к { $survivor } ({ $into }).
log-acquire-bonus = { $who ->
        [you] Вы получаете
       *[other] { $name } получает
    } { $amount } за { $company }, { $rank }.
log-acquire-disposed = { $who ->
        [you] Ваши
       *[other] { $name },
    } { $company }: { $parts }.
log-acquire-part-sold = продано { $count } за { $amount }
log-acquire-part-traded = обменяно { $count } на { $into }
log-acquire-part-kept = оставлено { $count }
log-acquire-merged = { $company }: плиток { $size }{ $safe ->
        [yes] , защищена
       *[no] {""}
    }.
log-acquire-announced = { $who ->
        [you] Вы объявляете
       *[other] { $name } объявляет
    } конец.
log-acquire-cashed = { $who ->
        [you] Вы продаёте
       *[other] { $name } продаёт
    } все акции за { $amount }.
log-acquire-scored = { $who ->
        [you] У вас
       *[other] { $name }:
    } в итоге { $amount }.
log-money-round = { $final ->
        [yes] Последний раунд
       *[no] Раунд { $round }
    }
log-money-bid = { $who ->
        [you] Вы ставите
       *[other] { $name } ставит
    } { $sum }, { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }.
log-money-lot = { $who ->
        [you] Вы меняете
       *[other] { $name } меняет
    } { $gave } на { $got }: { $lot }.
log-money-swap = { $who ->
        [you] Вы меняете
       *[other] { $name } меняет
    } { $gave } на { $got }: { $whom ->
        [you] у вас
       *[other] { $other }
    }.
log-money-kept = { $who ->
        [you] Вы оставляете
       *[other] { $name } оставляет
    } ставку себе.
log-money-filled = { $count ->
        [one] { $count } новая карта
        [few] { $count } новые карты
       *[many] { $count } новых карт
    }: { $lot }.
log-money-scored = { $who ->
        [you] У вас
       *[other] { $name }:
    } { $points }, всего { $total }.
log-watch-turn = Ход { $turn }: { $who ->
        [you] вы
       *[other] { $name }
    }
log-watch-rolled = { $who ->
        [you] Вы бросаете
       *[other] { $name } бросает
    } { $die }{ $crossed ->
        [yes] {" "}— черта события пройдена
       *[no] {""}
    }.
log-watch-took = { $who ->
        [you] Вы берёте
       *[other] { $name } берёт
    } карту: { $deck }.
log-watch-found = Ваша карта: { $card }.
log-watch-event = Событие: { $card }.
log-watch-bets = Ставки: { $sums }.
log-watch-sums-event = { $sums }.
log-watch-sums-audit = Проверка: { $sums }.
log-watch-dividends = Дивиденды: { $sums }.
log-watch-prices = { $moves }.
log-watch-bought = { $who ->
        [you] Вы покупаете
       *[other] { $name } покупает
    } { $company }, { $cost }.
log-watch-sold = { $who ->
        [you] Вы продаёте
       *[other] { $name } продаёт
    } { $company }, { $cost }.
log-watch-offered = { $who ->
        [you] Вы выставляете
       *[other] { $name } выставляет
    } { $company }.
log-watch-face = { $pile }: { $net }.
log-watch-bet = { $who ->
        [you] Вы ставите
       *[other] { $name } ставит
    } на { $side } ×{ $multiplier }.
log-watch-changed = { $who ->
        [you] Вы меняете
       *[other] { $name } меняет
    } ставку на { $side } ×{ $multiplier } за { $cost }.
log-watch-worth = { $who ->
        [you] У вас
       *[other] { $name }:
    } { $total }. Деньги { $cash }, акции { $value }, долг { $debt }.
log-watch-settled = { $company }: сумма { $difference }.
log-watch-home = { $company } возвращается{ $who ->
        [you] {" "}к вам
       *[other] : { $name }
    }.
log-watch-gone = { $who ->
        [you] Вы теряете
       *[other] { $name } теряет
    } { $company }: акция уходит бирже.
log-watch-lost = { $who ->
        [you] Вы сбрасываете
       *[other] { $name } сбрасывает
    } наугад «{ $card }».
log-watch-played = { $who ->
        [you] Вы играете
       *[other] { $name } играет
    } «{ $card }».
log-watch-share = { $who ->
        [you] Вы берёте
       *[other] { $name } берёт
    } { $company }.
log-watch-repaid = { $who ->
        [you] Вы возвращаете
       *[other] { $name } возвращает
    } { $amount }; осталось карт «Долг»: { $debts }.
log-watch-named = { $who ->
        [you] Вы называете
       *[other] { $name } называет
    }: { $what }.
log-watch-cheap = До { $who ->
        [you] вашего следующего хода
       *[other] следующего хода игрока { $name }
    } статусы стоят { $percent }%.
log-watch-aimed = { $who ->
        [you] Вы направляете
       *[other] { $name } направляет
    } «{ $card }» { $whom ->
        [you] на вас
       *[other] на игрока { $other }
    }.
log-watch-doubled = { $who ->
        [you] Ваши
       *[other] { $name }:
    } дивиденды { $company } считаются дважды.
log-watch-stripped = { $who ->
        [you] Вы перехватываете
       *[other] { $name } перехватывает
    } { $whom ->
        [you] ваши дивиденды
       *[other] дивиденды игрока { $other }
    }: { $company }.
log-watch-strip-paid = { $who ->
        [you] Вы забираете
       *[other] { $name } забирает
    } { $amount } из { $whom ->
        [you] ваших дивидендов
       *[other] дивидендов игрока { $other }
    } ({ $company }).
log-watch-raided = { $who ->
        [you] Вы забираете
       *[other] { $name } забирает
    } { $company } { $whom ->
        [you] у вас
       *[other] у игрока { $other }
    }, { $cost }.
log-watch-status = { $who ->
        [you] Вы покупаете
       *[other] { $name } покупает
    } статус «{ $status }», { $cost }.
log-watch-frozen = { $who ->
        [you] Вы замораживаете
       *[other] { $name } замораживает
    } { $whom ->
        [you] ваш счёт
       *[other] счёт игрока { $other }
    }.
log-watch-stolen = { $who ->
        [you] Вы забираете
       *[other] { $name } забирает
    } карту { $whom ->
        [you] у вас
       *[other] у игрока { $other }
    }: { $deck }.
log-watch-stolen-seen = «{ $card }» переходит { $who ->
        [you] к вам
       *[other] к игроку { $name }
    } { $whom ->
        [you] от вас
       *[other] от игрока { $other }
    }.
log-watch-no-offer = { $who ->
        [you] У вас нет акций
       *[other] У игрока { $name } нет акций
    } для торгов.
log-watch-peeked = Вы смотрите карту. { $pile }: { $net }.
log-watch-rumours = { $who ->
        [you] Вы переворачиваете
       *[other] { $name } переворачивает
    } карту «Слухи».

# --- scenes ---
scene-speed = Сцены
scene-speed-slow = медленно
scene-speed-normal = обычно
scene-speed-quick = быстро
scene-speed-none = без сцен
scene-skip = Пропустить
scene-next = Дальше
scene-plays = Стол играет
scene-yours = Ваш ход
scene-to-move = К моему ходу
scene-why = Щелчок завершает шаг, второй — сцену.
scene-news = Новости.
scene-safe = { $company } теперь защищена.
scene-stockpile-pair = { $owner ->
        [you] Ваша пара
        [open] Открытая пара
        [down] Закрытая пара
       *[other] { $name }, пара
    }: { $company } { $forecast }.
scene-stockpile-bankrupt = банкрот
scene-acquire-bonus = { $company } платит: { $sums }.
scene-acquire-cash = Все акции проданы: { $sums }.
scene-money-open = Все ставки открыты.
scene-money-sums = Суммы: { $sums }.
scene-money-order = { $who ->
        [you] У вас высшая ставка и первый
       *[other] { $name }: высшая ставка и первый
    } выбор.
scene-money-hand = { $who ->
        [you] Ваша рука
       *[other] Рука игрока { $name }
    }, { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }: { $worth ->
        [parts] { $parts }. Всего { $points }.
       *[sum] { $points }.
    }
scene-watch-sum = Сумма { $sum }.
on-watch-sum = Сумма
on-watch-sum-of = карт: { $count } из трёх

# The table of a game that has drawn none
plain-table = На столе
plain-players = Игроки
plain-moves = Ваши ходы
plain-choose = Выберите *ход*
plain-why = Каждый билет — ход. Заштрихованный скажет, почему сейчас так нельзя.
plain-call = Объявить
plain-round = Раунд { $round } из { $rounds }
plain-score = Счёт
plain-you = вы
plain-yes = да
plain-no = нет

compiling = Готовим правила игры «{ $game }» для этого компьютера (только при первом запуске)

error = Что-то пошло не так.
error-unknown-game = Игры { $name } нет. Игры: { $known }.
error-players = Игроков: { $players }. В эту игру играют от { $least } до { $most } человек.
error-option-name = Нет ни настройки, ни числа { $name }. Есть: { $allowed }.
error-option-value = { $name } = { $value } — так нельзя. Допустимо: { $allowed }.
error-seed = Зерно — это текст от 1 до 200 знаков или key: и 64 шестнадцатеричные цифры; это не подходит: { $seed }.
error-move = { $said } — это не ход.
error-move-code = { $code } — не номер действия (от 0 до { $most }).
error-move-number = { $what } = { $said } — так нельзя: от { $least } до { $most }.
error-illegal = Сейчас это нельзя.
error-turn = Сейчас не очередь места { $seat }; игра ждёт: { $pending }.
error-seat = За столом на { $players } нет места { $seat }.
error-over = Игра окончена.
error-not-at-end = Показано действие { $number } из { $last }: перейдите в конец, чтобы играть дальше, или начните ветку.
error-log = Эту запись нельзя использовать.
error-log-json = Эта запись — не JSON: { $why }.
error-log-field = В записи нет правильного поля { $field }.
error-log-format = Запись в формате { $format }, а нужен { $known }.
error-log-cut = Запись обрезана или изменена: она не кончается своей контрольной суммой (действий: { $number }).
error-log-action = Действие { $number } записи испорчено: должно быть [место, код, сумма].
error-log-file = Не удаётся прочитать { $file }: { $why }
error-log-rules = Партия сыграна по версии правил { $written }, а здесь версия { $known }.
error-log-edition = Партия сыграна с другим изданием игры { $game }: числа или компоненты отличаются.
error-log-no-seed = Зерно этой записи ещё не раскрыто: воспроизвести её пока нельзя.
error-log-seed = Зерно не то, чей хеш был опубликован: опубликован { $published }, получился { $found }.
error-log-refused = Действие { $number } записи невозможно: { $why }
error-log-digest = Действие { $number } приводит не к тому состоянию, что в записи.
error-log-number = Действия { $number } нет: в записи их { $last }.
error-undo-nothing = Нет хода, который можно вернуть.
error-undo-over = Партия окончена.
error-undo-chance = Случай уже решил: этот ход остаётся.
error-undo-secret = Этот ход раскрыл тайное: он остаётся.
error-undo-others = После этого ходил другой игрок.
error-position = Такой позиции быть не может.
error-position-game = Позиция — это объект, в котором названа игра.
error-position-json = Позиция должна быть обычным JSON: { $why }.
error-position-number = В позиции { $field } = { $value } невозможно: от { $least } до { $most }.
error-position-word = В позиции { $field } = { $value } невозможно. Допустимо: { $allowed }.
error-position-list = В позиции { $field } должно быть списком { $length ->
        [0] { "" }
       *[other] длины { $length }
    }.
error-position-chance = Случай в позиции — это ключ из 64 шестнадцатеричных цифр и число взятых слов.
error-position-audit = Карты или деньги этой позиции не сходятся (проверка { $number }).
error-rematch-not-over = Реванш бывает после оконченной партии.
error-rematch-one = Для реванша можно изменить ровно одно число; названо: { $count }.
error-rematch-who = Место { $seat } не может менять правило для следующей партии; могут: { $allowed }.
error-rematch-same = { $name } уже равно { $value }.
error-rematch-entry = { $name } — список: в нём можно изменить ровно одно число.
error-rematch-chain = Перечисленные в журнале изменения не ведут к его числам: { $name }.
error-not-available = Здесь это недоступно.
error-no-cuda = Видеокарту CUDA использовать нельзя: { $why }. Установите дополнение: pip install openoutcry[cuda].
error-extra = Для этого нужен пакет { $package }. Установите дополнение: pip install openoutcry[{ $extra }].
error-weights = Веса из { $file } использовать нельзя: { $why }
error-thoughts = Обдуманное ({ $file }) использовать нельзя: { $why }
error-checkpoint = Продолжить обучение из { $file } нельзя: { $why }
error-cuda-random-only = На видеокарте играют только случайные боты.
error-cuda-self-play = На видеокарте все места спрашивают снаружи, а оконченные партии начинаются заново: без ботов и без renew=False.
error-answer = { $agent } отвечает номером действия (от 0 до { $most }), а не { $said }.
error-actions = Нужно по одному действию на каждую из { $games } партий, целыми числами; здесь { $kind } размером { $shape }.
error-game-over-there = Партия { $place }: она окончена, её надо начать заново.
error-action-there = Партия { $place }: { $action } — не номер действия (от 0 до { $most }).
error-refused-there = Партия { $place }: место { $seat } не может сыграть действие { $action }: { $why }
error-compile = Не удалось скомпилировать правила игры { $game }: { $why }
error-bots = Боты игры { $game } не читаются из { $file }: { $why }
error-edition = Издание игры { $game } не читается из { $file }: { $why }
error-review-unfinished = Разобрать можно только законченную партию.
error-endless = Партия { $game } из набора не закончилась.
error-memory = Столько партий не помещается в память этой машины: { $games }. Играйте частями.
error-usage = { $why }
error-unwritable = Не удаётся записать { $file }: { $why }
error-folder-busy = В папку { $folder } уже пишет другой запуск.
error-folder-taken = В папке { $folder } лежит своё обучение: возьмите другую (--out).

cli-about = Настольные игры о бирже: играть, пересматривать, проверять, считать.
cli-play-about = Играть в этом терминале, с людьми и ботами.
cli-selfplay-about = Дать ботам сыграть много партий и показать итог.
cli-replay-about = Показать сохранённую партию ход за ходом.
cli-verify-about = Проверить, что партия сыграна по правилам и с объявленным зерном.
cli-rules-about = Читать правила игры с номерами пунктов.
cli-bench-about = Измерить этот компьютер: решений и партий в секунду.
cli-games-about = Список игр.
cli-arg-game = игра: { $games }
cli-arg-players = число игроков
cli-arg-games = сколько партий
cli-arg-bot = бот для всех мест или по одному на место через запятую: { $bots }
cli-arg-seed = зерно: одно зерно — одни и те же партии
cli-arg-json = вывести один объект JSON
cli-arg-threads = сколько потоков (по умолчанию 1; 0 — по числу ядер)
cli-arg-device = cpu или cuda
cli-arg-people = сколько мест за этой клавиатурой занимают люди (по умолчанию 1)
cli-arg-option = настройка игры, ИМЯ=ЗНАЧЕНИЕ; можно повторять
cli-arg-number = изменённое число издания, ИМЯ=ЗНАЧЕНИЕ; можно повторять
cli-arg-file = сохранённая партия (JSON)
cli-arg-clause = пункт или начало его номера, например MON-3
cli-arg-lang = язык: en, ru, it
cli-arg-save = записать партию в этот файл
cli-arg-step = останавливаться после каждого действия
cli-error = Ошибка: { $message }
cli-playing = Играем: { $game }, партий { $games }
cli-selfplay-line = { $game }, игроков { $players }, партий { $games }: { $rate } партий/с, { $decisions } решений/с
cli-selfplay-seat = Место { $seat }: средний счёт { $score }, побед { $share }
cli-verified = Запись в порядке: действий { $actions }, все суммы сходятся.
cli-verified-seed = Зерно то самое, чей хеш был опубликован, если в начале вам показали этот хеш: { $hash }
cli-verified-no-seed = Партия начата с позиции: объявленного зерна нет.
cli-result = Итог
cli-winner = { $count ->
        [one] Победа: { $names }.
       *[other] Общая победа: { $names }.
    }
cli-score-line = { $name }: { $score }
cli-guest = Гость
cli-person = Игрок { $number }
cli-bot-name = Бот { $number }
cli-prompt = { $name } >{ " " }
cli-hint = Ход, номер из списка или: ? помощь · moves · why ХОД · log · rules · save ФАЙЛ · quit
cli-behind-rules = Правила игры «{ $game }» один раз компилируются в фоне; игра тем временем идёт.
cli-behind-bots = Готовятся: { $bots }. До тех пор играет { $instead }.
cli-behind-ready = С этого места играют выбранные боты: { $bots }.
cli-behind-failed = Скомпилировалось не всё: игра идёт дальше как есть. Почему, покажет команда outcry compile
cli-curtain-away = Передайте клавиатуру: { $name }. Затем нажмите Enter.
cli-help-title = Что можно сказать
cli-help-moves = ходы, возможные сейчас, с номерами
cli-help-why = почему ход не разрешён
cli-help-score = из чего складываются числа на столе
cli-help-log = что произошло, как вы это видели
cli-help-rules = правила; с номером — только этот пункт
cli-help-save = сохранить партию
cli-help-quit = выйти из игры
cli-moves-more = { $count ->
        [one] Ещё { $count } ход: moves { $next }
        [few] Ещё { $count } хода: moves { $next }
       *[many] Ещё { $count } ходов: moves { $next }
    }
cli-why-which = Какой ход? Например: why { $move }
cli-why-allowed = Этот ход разрешён.
cli-saved = Сохранено в { $file }.
cli-bye = До следующего раза.
cli-no-clause = Пункта { $clause } нет.
cli-replay-action = { $number }. { $name }: { $move }
cli-bench-title = Случайная игра на этом компьютере
cli-bench-game = Игра
cli-bench-players = Игроков
cli-bench-threads = Потоков
cli-bench-rate = Партий/с
cli-bench-decisions = Решений/с
cli-bench-bytes = Байт на партию
cli-seed-hash = Зерно этой партии уже выбрано, его SHA-256: { $hash }.
cli-serve-about = Запустить сайт на этом компьютере (то же, что outcry без команды).
cli-arg-host = адрес, на котором слушать (по умолчанию 127.0.0.1: только этот компьютер)
cli-arg-port = порт (по умолчанию 8000; 0 — любой свободный)
cli-arg-data = папка базы данных
cli-arg-open = открыть сайт в браузере
cli-rematch-about = Сыграть сохранённую партию ещё раз; победитель может изменить одно правило, если игра это даёт.
cli-arg-by = место, которое меняет правило
cli-arg-change = правило, которое оно меняет: одно объявленное число, ИМЯ=ЗНАЧЕНИЕ
cli-rule-changed = { $rule }: { $after } вместо { $before }
env-wait = ждать
cli-dataset-about = Дать ботам сыграть и записать каждое решение в файлы Parquet с описанием данных.
cli-arg-dataset-out = папка для записи
cli-dataset-line = Партий: { $games }, решений: { $moves }; записано в { $folder }.

# Боты по уровням: имя и фраза для людей.
bot-random = Случай
bot-random-about = Делает любой разрешённый ход, как бросок кубика.
bot-house = Крупье
bot-rival = Сеть, которую надо обыграть
bot-house-about = Играет по здравым правилам и ходит сразу.
bot-trader = Трейдер
bot-trader-about = Подобран на ступень сильнее Крупье.
bot-broker = Брокер
bot-broker-about = Подобран на две ступени сильнее Крупье.
bot-tycoon = Магнат
bot-tycoon-about = Подобран на три ступени сильнее Крупье.
bot-policy = Сеть без перебора
bot-master = Мастер
bot-master-about = Сам научился игре, играя в неё, и с этим смотрит вперёд.

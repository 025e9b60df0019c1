cli-compile-about = Скомпилировать правила всех игр (или названных) сейчас; иначе это делается по мере надобности.
cli-compiled = Все правила скомпилированы.
cli-doctor-about = Посмотреть, что установлено, скомпилировано и доступно, и сказать, что делать.
cli-completion-about = Напечатать сценарий, дополняющий команды в вашей оболочке, например: outcry completion bash > ~/.local/share/bash-completion/completions/outcry
cli-arg-url = адрес сайта, который надо найти (обычно http://127.0.0.1:8000)
cli-arg-shell = оболочка: bash, zsh, fish, powershell

doctor-well = Всё необходимое на месте.
doctor-sick = Не хватает необходимого: см. строки с ✗.
doctor-missing = отсутствует
doctor-not-installed = не установлено
doctor-reinstall = Установите пакет заново: pip install --force-reinstall openoutcry
doctor-extra = дополнение { $extra }
doctor-extra-env = Среды PettingZoo и Gymnasium: { $command }
doctor-extra-openspiel = OpenSpiel: { $command }
doctor-extra-data = Наборы данных в Parquet: { $command }
doctor-extra-ray = Турниры на многих машинах: { $command }
doctor-extra-learn = Обучение игрой с собой: { $command }
doctor-extra-cuda = Партии на видеокарте NVIDIA: { $command }
doctor-site = файлы сайта
doctor-site-remedy = В рабочей копии соберите их: make start. В установленном пакете они должны быть: установите его заново.
doctor-rules = страницы правил
doctor-folder-data = папка партий
doctor-folder-data-remedy = Выберите другую папку: OPENOUTCRY_DATA или outcry serve --data FOLDER.
doctor-folder-cache = папка скомпилированных правил
doctor-folder-cache-remedy = Выберите другую папку: OPENOUTCRY_CACHE.
doctor-unwritable = в { $folder } нельзя писать
doctor-full = { $folder }: свободно всего { $mb } МБ
doctor-free = { $folder }, свободно { $mb } МБ
doctor-compiled = скомпилированные правила, { $game }
doctor-ready = готовы
doctor-not-compiled = частей: { $done } из { $total }
doctor-compiled-remedy = Они компилируются перед первой партией; все сразу: outcry compile
doctor-running = сайт по адресу { $url }
doctor-answers = отвечает, версия { $version }
doctor-silent = нет
doctor-start = Запустите его: outcry
doctor-somebody-else = там отвечает что-то другое
doctor-other-port = Запустите сайт на другом порту: outcry serve --port 8001

cli-train-about = Дать сети учиться игре, играя в неё; --judge измеряет уже обученную.
cli-arg-minutes = сколько минут
cli-arg-train-out = папка для контрольных точек, весов и страницы хода обучения; начатое там обучение продолжится (по умолчанию trained/ИГРА)
cli-arg-train-start = веса, с которых начать
cli-arg-train-tables = сколько партий рядом (по умолчанию сколько подходит устройству)
cli-arg-train-every = секунд обучения между двумя оценками
cli-arg-train-rate = насколько велики шаги, вначале и в конце
cli-arg-train-entropy = во сколько ценится проба нового, вначале и в конце
cli-arg-train-decay = насколько далеко вперёд оценивается решение (от 0 до 1)
cli-arg-train-judge = только измерить веса: из файла, а если он не назван — из пакета
cli-train-point = { $minutes } мин, миллионов решений { $millions }: побед { $drawn } при случайном выборе, { $likeliest } с самым вероятным ходом (один против { $bot })
cli-train-judged = Игроков { $players }, партий { $games }, один против { $bot }, { $how ->
    [likeliest] самый вероятный ход
   *[drawn] случайный выбор
 }: побед { $won } ± { $within }

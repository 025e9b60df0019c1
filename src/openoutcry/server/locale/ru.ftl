server-error = Сервер этого не может.
server-error-guest = Сначала назовите имя.
server-error-not-host = Это может только тот, кто открыл стол.
server-error-not-your-seat = Место { $seat } не ваше.
server-error-not-seated = Это могут только те, кто сидит за столом.
server-error-origin = Этот запрос пришёл с другого сайта.
server-error-no-table = Такого стола нет, или он закрыт и нет приглашения.
server-error-not-found = Здесь ничего нет.
server-error-state = { $state ->
        [open] Партия ещё не началась
        [running] За столом уже играют
        [finished] Партия окончена
       *[closed] Стол закрыт
    }.
server-error-unreadable = Эта версия программы не может прочесть или воспроизвести то, что сохранилось об этом столе.
server-error-seat-taken = Это место занято.
server-error-no-free-seat = За этим столом нет свободных мест.
server-error-moment = С хода { $number } играть дальше нельзя: ходы считаются от 0 до { $last }.
server-error-open-seats = Есть свободное место: пригласите кого-нибудь или посадите бота.
server-error-large = Слишком много сразу: принимается до { $most } байт.
server-error-slow = Остаток запроса не пришёл вовремя.
server-error-request = { $where }: { $why }
server-error-rate = Слишком быстро. Подождите { $wait } { $wait ->
        [one] секунду
        [few] секунды
       *[many] секунд
    }.
server-error-busy = Сервер сейчас перегружен. Попробуйте ещё раз чуть позже.
server-error-many = Их уже слишком много: принимается до { $most }.
server-error-race = Партия продолжилась в другом месте; посмотрите ещё раз.
server-error-name = В имени от 1 до 24 букв.
server-error-text = В сообщении от 1 до { $most } знаков.
server-error-lesson = Урок сейчас просит другое.
server-error-level = Бота { $level } в этой игре нет. Есть: { $known }.
server-error-out-of-time = Время этого места вышло.
server-error-hints-off = За этим столом играют без подсказок.
server-error-undo-off = За этим столом ходы не возвращают.
server-error-undo-asked = На просьбу вернуть ход уже отвечают.
server-error-undo-none-asked = Никто не просит вернуть ход.
server-error-hello = Первое сообщение — hello.
server-error-internal = У нас что-то сломалось. Партия цела; попробуйте ещё раз.
server-error-host = Этот сайт не называется { $host }. Если он ваш, задайте OPENOUTCRY_HOSTS.
server-error-one-seat = За открытым столом у каждого одно место.
server-error-backup-nothing = В папке { $folder } нет базы данных, копировать нечего.
server-error-backup-exists = { $file } уже есть.
server-error-restore-exists = В папке { $folder } уже есть база данных. С --replace она будет отложена в сторону.
server-error-restore-broken = { $file } не резервная копия этой программы, либо она повреждена или сделана более новой версией. Ничего не изменено.
server-error-days = Не меньше одного дня.
server-error-unreachable = Папкой данных пользуется сервер { $url }, но он не отвечает.
server-error-said = { $said }
server-error-folder = Папкой данных { $folder } нельзя пользоваться: { $why }.
server-error-folder-busy = Папкой данных { $folder } уже пользуется другой сервер (процесс { $process }). Остановите его или выберите другую папку через --data.
server-error-database = Базой данных { $database } нельзя пользоваться: { $why }
server-error-database-newer = Схема базы данных: { $found }; эта программа знает { $known }. Её записал более новый Open Outcry: пользуйтесь им.
server-error-database-used = В базе данных уже есть гости или столы. Скопируйте сайт в пустую базу.
server-error-redis-alone = Указан Redis, но не база данных: общее для узлов сайта хранится в PostgreSQL. Задайте и OPENOUTCRY_DATABASE.
server-error-other-node = Запрос передал сервер другой версии ({ $spoken }; здесь { $here }): сайт обновляется. Попробуйте ещё раз через минуту.
server-error-key = Ключ в { $file } короче { $least } байт: кто угодно мог бы выдать себя за гостя. Верните его из резервной копии или удалите файл: будет создан новый ключ, и все гости начнут заново.
server-no-client = Веб-клиент не собран. Сервер работает; его интерфейс описан в /openapi.json.
server-at = Open Outcry: { $url }
server-working = За работой, сразу заданий: { $places }.

# The people of the exchange: regulars who take the seats of bots.
who-ada = Ада
who-bruno = Бруно
who-dora = Дора
who-emil = Эмиль
who-flora = Флора
who-greta = Грета
who-kira = Кира
who-leo = Лео
who-otto = Отто
who-prosper = Проспер
who-rosa = Роза
who-ugo = Уго
who-vera = Вера
who-zeno = Зенон

server-preview-won = { $count ->
        [one] Побеждает { $names }
       *[other] Победу делят { $names }
    }
server-preview-sum = счёт { $sum }
server-preview-open = { $game }: { $free ->
        [one] свободно { $free } место
        [few] свободно { $free } места
       *[other] свободно { $free } мест
    }
server-preview-running = { $game }: за столом играют
server-preview-with = за столом: { $names }

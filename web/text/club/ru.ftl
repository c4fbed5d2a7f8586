# The words of the pages of a tournament.
cup-make-lead = Несколько столов, несколько игр, один победитель: для класса, клуба или большой семьи.
cup-name = Название турнира
cup-default-name = Наш турнир
cup-names = Кто участвует: по одному имени в строке
cup-names-example = Ада
cup-least = Нужно не меньше трёх участников. Меньше хватит, если свободные места займут боты: смотрите ниже.
cup-least-bots = Достаточно двоих: свободные места займут боты.
cup-people-count = { $count ->
    [one] { $count } участник
    [few] { $count } участника
    [many] { $count } участников
   *[other] { $count } участника
}
cup-seats = Игроков за столом
cup-seats-lead = На турнире в эту игру играют за столами от { $least } до { $most } человек. Если людей не поровну, некоторые столы меньше.
cup-rounds = Игр у каждого
cup-final-seats = Игроков в финале
cup-none = без финала
cup-scoring = Что засчитывается
cup-scoring-placement = Очки за место
cup-scoring-profit = Результат игры
cup-scoring-profit_adjusted = Результат выше среднего по столу
cup-go-make = Создать турнир
cup-more = Рассадка, боты, часы и домашние правила
cup-seating = Кто с кем играет
cup-seating-min_repeat = каждый раз новые соперники
cup-seating-random = по жребию
cup-seating-swiss = победители с победителями
cup-fill = Боты на свободных местах
cup-fill-none = без ботов
cup-door = Как присоединиться
cup-door-open = выбрать или ввести имя
cup-door-listed = выбрать имя из списка
cup-door-closed = только по личному коду
cup-penalty-each = Штраф за каждую неверную запись в карточке
cup-yours = Вернуться к своим турнирам
cup-standings = Таблица
cup-explain-placement = Очки за игру: 120 за первое место, 0 за последнее, остальные поровну между ними.
cup-explain-profit = Считается сумма результатов всех игр.
cup-explain-profit_adjusted = Считается, насколько каждый результат выше или ниже среднего за столом.
cup-place = Место
cup-participant = Участник
cup-points = Очки
cup-score = Счёт
cup-profit = Результат
cup-firsts = Первые места
cup-penalty = Штраф
cup-final = Финал
cup-game = Игра { $number }
cup-table = Стол { $number }
cup-broken = Этот стол не открывается. Введите результаты вручную.
cup-by-hand = результат введён вручную
cup-done = закончено
cup-playing = идёт игра
cup-moves = { $count ->
    [one] сделан { $count } шаг
    [few] сделано { $count } шага
    [many] сделано { $count } шагов
   *[other] сделано { $count } шага
}
cup-held = играет бот
cup-missing = нет за столом
cup-bot = Пусть играет бот
cup-bot-for = Пусть бот играет за: { $name }
cup-bot-all = Пусть за отсутствующих играют боты
cup-pause = Пауза за всеми столами
cup-continue = Продолжить за всеми столами
cup-message = Сообщение всем столам
cup-message-example = Осталось десять минут.
cup-message-clear = Убрать сообщение
cup-enter = Ввести результат
cup-correct = Исправить результат
cup-results = Результаты стола
cup-results-lead = Места определяются по результатам. Если указываете место одному, укажите и всем остальным.
cup-results-void = За этим столом ещё играют. Как только вы введёте результат, партия перестанет идти в зачёт; игрокам об этом сообщат.
cup-voided = Результат этого стола ввёл организатор турнира. Можно играть дальше, но в зачёт это уже не идёт.
cup-wrong = Неверные записи
cup-bankrupt = банкрот
cup-save = Сохранить
cup-people = Участники
cup-here = На месте: { $here } из { $all }
cup-slips = Карточки с кодами
cup-slips-lead = Каждому можно дать карточку с личным кодом. Он действует на любом устройстве и всегда открывает нужный стол.
cup-not-here = ещё нет
cup-away = отсутствует
cup-late = Кто-то опоздал? По одному имени в строке
cup-add = Добавить
cup-take-off = Вычеркнуть из списка
cup-next = Далее: { $stage }
cup-first-lead = Покажите код на экране или раздайте карточки. Когда все соберутся, начинайте: игра начнётся за всеми столами сразу.
cup-start = Начать: { $stage }
cup-start-missing = На месте: { $here } из { $all }. Как быть с остальными?
cup-start-bots = Начать, за них играют боты
cup-start-away = Начать без них
cup-start-wait = Начать, их столы подождут
cup-few = { $missing ->
    [one] Нужен ещё { $missing } участник: без ботов играют не меньше трёх.
    [few] Нужны ещё { $missing } участника: без ботов играют не меньше трёх.
   *[other] Нужно ещё { $missing } участников: без ботов играют не меньше трёх.
}
cup-few-bots = { $missing ->
    [one] Нужен ещё { $missing } участник: свободные места займут боты, но людей должно быть хотя бы двое.
    [few] Нужны ещё { $missing } участника: свободные места займут боты, но людей должно быть хотя бы двое.
   *[other] Нужно ещё { $missing } участников: свободные места займут боты, но людей должно быть хотя бы двое.
}
cup-too-long = { $count ->
    [one] { $count } имя длиннее 24 букв и будет сокращено
    [few] { $count } имени длиннее 24 букв и будут сокращены
    [many] { $count } имён длиннее 24 букв и будут сокращены
   *[other] { $count } имени длиннее 24 букв и будут сокращены
}: { $names }
cup-files = Файлы и печать
cup-cards = Карточки участников
cup-xlsx = Таблица (XLSX)
cup-csv = Итоги (CSV)
cup-own-link = Скопировать ссылку организатора
cup-over = Турнир окончен. Первое место: { $name }
cup-waiting = Далее: { $stage }
cup-progress = { $stage }. Закончено столов: { $done } из { $all }
cup-your-table = Ваш стол ждёт.
cup-go = К своему столу
cup-your-place = Ваше место: { $place }
cup-you-are-away = Отмечено, что вас нет. Если хотите играть, скажите организатору.
cup-you-are-in = Вы участвуете!
cup-stay = Оставьте эту страницу открытой: она приведёт вас к столу, когда начнётся игра.
cup-slips-print = Распечатайте эту страницу и разрежьте. Каждая карточка — только для одного человека.
cup-print = Печать
cup-qr = QR-код ссылки для: { $name }
cup-slip-lead = Отсканируйте QR-код или откройте адрес и введите код. Никому его не показывайте: у кого он есть, тот играет за вас.
cup-code = Код турнира
cup-own-code = Ваш личный код
cup-own-code-lead = Запишите его. С ним можно вернуться на любом устройстве.
cup-join = Присоединиться к турниру
cup-join-code = Введите код с экрана или со своей карточки.
cup-join-go = Дальше
cup-join-who = Кто вы?
cup-join-lead = Нажмите на своё имя.
cup-join-enter = Вашего имени нет? Введите его
cup-join-enter-go = Присоединиться под этим именем
cup-join-taken = занято
cup-join-with-code = У меня есть личный код
cup-join-with-code-go = Войти по коду
cup-join-all-taken = Все имена заняты. Введите личный код или спросите организатора.
cup-screen = Показать на экране
cup-screen-lead = Откройте этот адрес и введите код
cup-joined = { $count ->
    [0] Пока никого нет
    [one] Присоединился { $count } человек
    [few] Присоединились { $count } человека
    [many] Присоединились { $count } человек
   *[other] Присоединились { $count } человека
}
cup-free = Освободить имя
cup-free-for = Освободить имя: { $name }
cup-free-lead = Все, кто вошёл под этим именем, выйдут, и его сможет взять кто-то другой. На листке будет новый код.
cup-taken-own = есть личный код
cup-diplomas = Дипломы
cup-diploma = Диплом
cup-diploma-place = { $place }-е место
cup-diploma-for = награждается
cup-diploma-of = среди { $count ->
    [one] { $count } участника
   *[other] { $count } участников
}
cup-diplomas-lead = По странице на каждого участника.
cup-summary = Итоги
cup-how-played = Как играли
cup-best = Лучший результат
cup-bankruptcies = Банкротства
cup-together = Среди равных
cup-podium = Победители
cup-best-result = Лучший результат одной игры
cup-best-table = { $result }, { $stage }
cup-most-firsts = Больше всего первых мест
cup-played = { $games ->
    [one] { $games } игра
    [few] { $games } игры
    [many] { $games } игр
   *[other] { $games } игры
} за { $tables ->
    [one] { $tables } столом
   *[other] { $tables } столами
}
cup-absent = Отсутствовали: { $names }
cup-column-game = Игра
cup-column-table = Стол
cup-column-place = Место
cup-column-profit = Результат
cup-column-score = Счёт
cup-column-points = Очки
cup-column-cash = Наличные
cup-column-fields = Поля
cup-column-buildings = Здания
cup-column-loans = Ссуды

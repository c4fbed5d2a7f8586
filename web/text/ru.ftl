# Слова клиента в браузере. Числа приходят числами, имена — как их написали.
skip = К содержанию
home = На главную
menu = Меню
close = Закрыть
loading = Минутку …
connecting = Открываем стол …
offline = Нет связи. То, что на экране, можно читать; игра продолжится, когда связь вернётся.
not-found = По этому адресу ничего нет.
went-wrong = Что-то пошло не так. Обновите страницу.
you = вы
send = Отправить
share = Поделиться
copied = Скопировано
copy-link = Скопировать ссылку
choose = Выберите
optional = можно не заполнять
from-to = от { $least } до { $most }

landing-title = Пять игр о деньгах
landing-lead = Играйте с друзьями в одной комнате или на расстоянии, а то и против ботов. Без регистрации и рекламы: достаточно имени.
landing-games = Игры
players-range = Игроков: { $least }–{ $most }
minutes-range = Минут: { $least }–{ $most }
play-bots = С ботами
play-friends = С друзьями
rules = Правила
goal-title = О чём игра
goal-head-aim = Цель
goal-head-turn = В свой ход
goal-head-end = Конец игры
goal-start = Понятно
learn = Научиться играть
learn-all = Все уроки
coach-play = Сыграть первую партию с тренером
coach-lead = Против слабых ботов. Тренер объясняет, что важно, и предупреждает о дорогой ошибке. Его можно отпустить в любой момент.
coach-on = Тренер
coach-end = Играть без тренера
coach-wait = Минутку
coach-worse = По оценке бота, так вы выигрываете примерно в { $chosen } % случаев, а так — примерно в { $best } %: { $action }
coach-anyway = Всё равно сыграть
coach-show = Подумать ещё
puzzle = Задача дня
puzzle-lead = Одно решение с одним явно лучшим ходом, для всех одинаковое.
puzzle-ask = Как вы сыграете?
puzzle-today = Решить задачу дня
puzzle-earlier = Прошлые задачи
puzzle-days-ago = { $days ->
    [one] { $days } день назад
    [few] { $days } дня назад
    [many] { $days } дней назад
   *[other] { $days } дня назад
}
puzzle-chances = С лучшим ходом бот выигрывает примерно в { $best } % случаев, со следующим — в { $next } %.
lessons = Уроки
lessons-lead = Короткие позиции из правил. Ход за вами.
learn-right = Верно!
learn-wrong = Не совсем.
learn-best = Лучше: { $action }
learn-refused = Так нельзя:
learn-again = Ещё раз
learn-next = Следующий урок
learn-rule = Прочитать правило { $rule }
join-title = Присоединиться к столу
join-lead = Вам дали код? Введите его здесь.
join-go = К столу
table-code = Код стола
your-tables = Вернуться к своим столам
forget-me = Забыть меня на этом устройстве
forget-me-lead = Этот браузер потеряет места за всеми столами и во всех турнирах. Если хотите играть дальше, сначала перенесите своё место на другое устройство.
forget-me-go = Забыть всё
open-tables = Столы, открытые для всех
sit-down = { $free ->
    [one] Сесть: { $free } свободное место
    [few] Сесть: { $free } свободных места
    [many] Сесть: { $free } свободных мест
   *[other] Сесть: { $free } свободного места
}
watch = Смотреть

your-name = Ваше имя
how-many = Сколько игроков
bot-level = Сила ботов
level-easy = лёгкий
level-normal = средний
level-hard = трудный
who-finds = Кто может сесть
who-finds-invited = Все, у кого есть ссылка
who-finds-listed = Все желающие
start-now = Начать игру
open-table = Открыть стол
more-options = Часы и домашние правила
clock = Часы
clock-none = без часов
clock-quick = 30 секунд на ход
clock-calm = 90 секунд на ход
clock-bank = 10 минут на игру
clock-slow = два дня на ход
clock-stood-still = Сервера не было { $time }. Часы в это время стояли.
presets = Правила
preset-rulebook = Как в правилах
option-changed = { $name } (изменено)
seat-number = Место { $number }
own-text = свой текст

at-the-table = За столом
beginning = Игра вот-вот начнётся. Каждое устройство добавляет свою случайность.
players = Игроки
free-seat = Свободное место
host = ведёт стол
bot = Бот
ready = всё готово
not-ready = ещё не всё готово
away = нет на месте
here = за столом
held-by-bot = играет бот
add-bot = Посадить бота ({ $level })
send-away = Удалить
give-host = Передать стол
watching-close = Без зрителей
watching-open = Пустить зрителей
watching-closed-lead = Эту игру видят только игроки; на телевизоре её тоже не видно.
fill-bots = { $count ->
    [one] Боты: на { $count } свободное место
    [few] Боты: на { $count } свободных места
    [many] Боты: на { $count } свободных мест
   *[other] Боты: на { $count } свободного места
}
start = Начать игру
wait-for-seats = { $count ->
    [one] Ещё свободно { $count } место. Пригласите кого-нибудь или посадите бота.
    [few] Ещё свободно { $count } места. Пригласите кого-нибудь или посадите ботов.
    [many] Ещё свободно { $count } мест. Пригласите кого-нибудь или посадите ботов.
   *[other] Ещё свободно { $count } места. Пригласите кого-нибудь или посадите ботов.
}
wait-for-ready = Ещё не готовы: { $names }
can-start = Все в сборе. Можно начинать.
ready-ask = Можно начинать
ready-set = Ждём начала
host-starts = Игру начинает тот, кто ведёт стол, когда все готовы.
leave-seat = Освободить место
take-a-seat = Садитесь за стол
sit = Сесть
invite = Пригласить людей
invite-scan = Наведите камеру телефона из той же сети или передайте код либо ссылку.
qr-label = QR-код ссылки { $link }

tools = Инструменты
story = Ход игры
chat = Чат
happening = Что только что случилось
nothing-yet = Пока ничего не случилось.
step-back = Шаг назад
step-forward = Шаг вперёд
to-now = К текущему ходу
looking-back = { $steps ->
    [one] { $steps } шаг назад
    [few] { $steps } шага назад
    [many] { $steps } шагов назад
   *[other] { $steps } шага назад
}
back-no-moves = Вы смотрите назад. Чтобы ходить, вернитесь к настоящему.
chat-empty = Пока никто ничего не сказал.
chat-say = Скажите что-нибудь
reactions = Реакции
reaction-clap = Отлично!
reaction-laugh = Ха-ха!
reaction-wow = Ого!
reaction-think = Хм …
reaction-sorry = Простите!
reaction-rich = Вот это деньги!
reaction-broke = Пусто в кармане!
reaction-hurry = Ваш ход!
hint = Совет
asking = Думаю …
undo = Отменить ход
fair = Честность
more = Ещё
your-turn = Ваш ход
on-turn = ходит
your-moves = Ваши ходы
closed-moves = Сейчас нельзя
waiting-for = Ждём: { $names }
wait = Минутку …
advice = Бот советует: { $action }
advice-chance = (шанс на победу около { $percent } %)
advice-next = Следующий по силе ход: { $action } (примерно { $percent } %).
advice-allowed = Советы бота
advice-allowed-yes = разрешены
advice-allowed-no = не за этим столом
do-it = Сделать
really = Точно? { $what }
in-words = Стол в словах
watching = Вы смотрите. Видно то, что можно видеть всем.
watchers = { $count ->
    [0] Никто не смотрит
    [one] Смотрит { $count } человек
    [few] Смотрят { $count } человека
    [many] Смотрят { $count } человек
   *[other] Смотрят { $count } человека
}
paused = Игра на паузе.
form-range = ({ $least ->
    [0] до { $most }
   *[other] от { $least } до { $most }
})
form-sum = Вместе { $sum }
less-of = Меньше: { $what }
more-of = Больше: { $what }

result = Итог
you-win = Победа за вами!
rematch = Ещё раз
other-game = Другая игра

vote = Голосование
vote-pause = { $name } предлагает паузу.
vote-continue = { $name } предлагает продолжить.
vote-undo_to = { $name } просит отменить ход.
vote-change_clock = { $name } предлагает другие часы.
vote-waiting = Ждём ответа: { $names }
vote-agree = Согласие
vote-refuse = Отказ
propose-pause = Предложить паузу
propose-continue = Предложить продолжить

play-device = На этом устройстве
device-lead = Несколько человек, один экран: он переходит из рук в руки, а занавес хранит тайны каждого.
player-number = Игрок { $number }
add-player = Добавить игрока
remove-player = Убрать игрока { $number }
bots-too = Ещё и боты
add-local = Добавить игрока на этом устройстве
local-name = Имя игрока
this-device = на этом устройстве
one-device = Несколько игроков на этом устройстве
holds-device = Устройство держит { $name }.
pass-on = Дальше: { $names }
pass-device = Передать
hand-to = Устройство берёт { $name }
who-takes = Кто берёт устройство?
curtain-lead = Остальных просим не подглядывать.
curtain-open = Сейчас ходить могут несколько из вас. Кто хочет, берёт устройство.
i-am = Это я, { $name }

on-tv = Стол на телевизоре
on-tv-help = Здесь видно только ваше.
show-here = Показать и здесь
how-you-stand = Ваше положение
tv-lead = Стол на телевизоре: откройте там этот адрес.
tv-scan = Отсканируйте и садитесь: телефон станет вашей рукой.
tv-full = Во весь экран

more-move = Продолжить на другом устройстве
more-invite = Пригласить людей
more-leave = Уйти из-за стола
move-lead = Наведите камеру телефона или откройте там ссылку. Никому её не давайте: у кого она есть, тот играет за вас.
renew-seat = Выйти на других устройствах
renew-done = Готово. Старые ссылки на ваше место больше не работают.
leave-lead = Если вы уходите ненадолго, место остаётся за вами и можно вернуться в любой момент. Если освободить место, дальше за вас играет бот.
leave-for-now = Уйти ненадолго
leave-for-good = Освободить место

fair-title = Честность, которую можно проверить
fair-lead = Пока никто не сел за стол, сервер выбрал секрет и показал его отпечаток. Устройства игроков, увидевшие его, могли до начала игры добавить свою случайность; боты не добавляют ничего. Все карты и броски следуют из секрета и из того, что добавлено. Если карту или бросок берут назад, они выпадают заново.
fair-commitment = Отпечаток, который этот браузер увидел первым
fair-secret = Секрет
fair-entropy = Что добавили игроки
fair-nothing = ничего
fair-seed = Исходное число для всех карт и бросков
fair-later = Когда игра закончится, здесь появится секрет, и всё можно будет проверить.
fair-good = Проверено в вашем браузере: секрет подходит к отпечатку, увиденному первым, а исходное число следует из него и из того, что добавлено.
fair-nobody = К этой игре никто не добавил случайности, так что карты и броски выбирал один сервер. Отпечаток доказывает лишь то, что потом их не меняли.
fair-mine = То, что добавило ваше устройство, учтено, так что карты и броски никто не мог выбрать.
fair-mine-missing = То, что добавило ваше устройство, не учтено: оно пришло слишком поздно или было пропущено.
fair-bad = Данные не сходятся! Сохраните квитанцию и сообщите владельцу сервера.
fair-check = Подробности
verify-title = Проверить честность игры
verify-lead = Вставьте квитанцию законченной игры или выберите файл её записи. Всё вычисляется здесь, в браузере; ничего никуда не отправляется.
verify-paste = Квитанция или запись
verify-file = Выбрать файл
verify-commitment-good = Это тот секрет, за который поручился сервер.
verify-commitment-bad = Это не тот секрет, за который поручился сервер.
verify-seed-good = Исходное число следует из секрета и из того, что добавили игроки.
verify-seed-bad = Исходное число не следует из секрета и из того, что добавили игроки.
verify-dice = Для сравнения первые двенадцать бросков кубика с этим исходным числом: { $dice }
verify-undone = Здесь отменяли ходы (в этой записи: { $count }). Карты и броски среди них выпали заново, из другой ветви того же исходного числа.
verify-rest = Каждую карту и кубик записи проверит команда: magnat verify ФАЙЛ
verify-unreadable = Это не квитанция. В ней должны быть commitment, secret, entropy и seed.

replay = Повтор
replay-title = Посмотреть запись игры
replay-lead = Выберите файл с записью игры, даже неоконченной. Сервер читает его шаг за шагом и ничего не сохраняет.
replay-choose = Выбрать файл
replay-drop = … или перетащите его сюда
replay-too-large = Этот файл слишком велик, чтобы показать его здесь. На своём компьютере его покажет «magnat replay ФАЙЛ».
replay-empty = В этом файле ничего нет.
replay-several = В файле { $count ->
    [one] { $count } игра
    [few] { $count } игры
    [many] { $count } игр
   *[other] { $count } игры
}. Какую показать?
replay-other = Другой файл
replay-eyes = Глазами
replay-eyes-public = зрителя
replay-eyes-all = всех сразу
replay-controls = Управление повтором
replay-moves = Ходы
replay-start = До первого хода
replay-silent = Отсюда ничего не видно.
replay-place = { $at } из { $total }
replay-first = В начало
replay-last = В конец
replay-play = Пуск
replay-pause = Пауза
replay-speed = Скорость: { $times } ×
replay-link = Ссылка на этот ход
replay-save = Сохранить запись
replay-unfinished = Здесь запись обрывается. Игра не была окончена.
replay-hand = Что есть у игрока { $name }
replay-panel = Что показать
replay-scores = Положение
replay-scores-label = Как шли дела у игроков: { $score }
replay-truth = Так было на самом деле, включая то, чего за столом никто не видел.
chart-table = В числах
chart-step = Ход

review = Разбор
review-lead = Боты ещё раз смотрят на каждое решение: что сделали бы они, зная то же, что игрок, где игра повернулась и кому везло. Это займёт немного времени.
review-start = Разобрать эту игру
review-working = Боты думают: { $done } %
review-turns = Поворотные моменты
review-none = Ни один ход сам по себе не решил эту игру.
review-decision = { $name }: «{ $did }» стоит { $points } % шанса на победу. Бот выбирает «{ $advice }».
review-good-luck = Удача: { $name } получает { $points } %.
review-bad-luck = Неудача: { $name } теряет { $points } %.
review-chances = Шанс на победу
review-luck = Удача
review-method = Шансы оцениваются так: игра много раз доигрывается с настоящими картами. Малые различия — это шум.
play-on = Играть дальше отсюда
play-on-lead = Садитесь за стол, каким он был на этом ходу. На остальных местах играют боты, карты и кубики выпадают заново.
play-on-seat = Ваше место
play-on-go = Играть дальше

cup-make = Новый турнир
cup-make-lead = Несколько столов, несколько игр, один победитель: для класса, клуба или большой семьи.
cup-name = Название турнира
cup-default-name = Наш турнир
cup-names = Кто участвует: по одному имени в строке
cup-names-example = Ада
cup-people-count = { $count ->
    [one] { $count } участник
    [few] { $count } участника
    [many] { $count } участников
   *[other] { $count } участника
}
cup-which-game = Игра
cup-seats = Игроков за столом
cup-rounds = Игр для каждого
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
cup-penalty-each = Сколько стоит каждая неверная запись в карточке
cup-yours = Вернуться к своим турнирам
cup-back = Назад к турниру
cup-standings = Таблица
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
    [one] сыгран { $count } шаг
    [few] сыграно { $count } шага
    [many] сыграно { $count } шагов
   *[other] сыграно { $count } шага
}
cup-held = играет бот
cup-missing = нет за столом
cup-bot = Пусть играет бот
cup-bot-for = Пусть бот играет за: { $name }
cup-bot-all = Пусть за отсутствующих играют боты
cup-enter = Ввести результат
cup-correct = Исправить результат
cup-results = Результаты стола
cup-results-lead = Места следуют из результатов. Если указать одно, укажите места всех.
cup-wrong = Неверные записи
cup-bankrupt = банкрот
cup-save = Сохранить
cup-people = Участники
cup-here = На месте: { $here } из { $all }
cup-slips = Листочки со ссылками
cup-slips-lead = Каждый получает листочек со своим QR-кодом. Ссылка на нём всегда ведёт за нужный стол.
cup-not-here = ещё нет
cup-away = отсутствует
cup-late = Кто-то опоздал? По одному имени в строке
cup-add = Дописать
cup-take-off = Вычеркнуть из списка
cup-next = Далее: { $stage }
cup-first-lead = Сначала раздайте листочки. Когда все на месте, начинайте: все столы начнут сразу.
cup-start = Начать: { $stage }
cup-start-missing = Здесь { $here } из { $all }. После начала за остальных могут играть боты, но пересадить уже никого нельзя.
cup-start-anyway = Начать без них: { $stage }
cup-too-long = { $count ->
    [one] { $count } имя длиннее 24 букв и будет сокращено
    [few] { $count } имени длиннее 24 букв и будут сокращены
    [many] { $count } имён длиннее 24 букв и будут сокращены
   *[other] { $count } имени длиннее 24 букв и будут сокращены
}: { $names }
cup-files = Файлы и печать
cup-cards = Карточки всех
cup-xlsx = Таблица (XLSX)
cup-csv = Итоги (CSV)
cup-own-link = Скопировать ссылку организатора
cup-over = Турнир окончен. Первое место: { $name }
cup-waiting = Далее: { $stage }
cup-progress = { $stage }: закончено столов: { $done } из { $all }
cup-your-table = Ваш стол ждёт.
cup-go = К своему столу
cup-your-place = Ваше место: { $place }
cup-you-are-away = У вас отмечено отсутствие. Если хотите играть, скажите организатору.
cup-you-are-in = Вы участвуете!
cup-stay = Оставьте эту страницу открытой: она приведёт вас к столу, когда начнётся игра.
cup-slips-print = Распечатайте эту страницу и разрежьте. Каждый листочек только для одного человека.
cup-print = Печать
cup-qr = QR-код ссылки для: { $name }
cup-slip-lead = Наведите камеру телефона или планшета. Никому это не давайте: у кого это есть, тот играет за вас.
cup-column-game = Игра
cup-column-table = Стол
cup-column-place = Место
cup-column-profit = Результат
cup-column-score = Счёт
cup-column-points = Очки
cup-column-cash = Наличные
cup-column-fields = Участки
cup-column-buildings = Постройки
cup-column-loans = Кредиты

cited-rule = Правило
exact-words = Точные слова
search-rules = Искать в правилах
numbered-rules = Пронумерованные правила
told-in = рассказано в «{ $title }»
hits = { $count ->
    [0] Ничего не найдено.
    [one] { $count } совпадение
    [few] { $count } совпадения
    [many] { $count } совпадений
   *[other] { $count } совпадения
}
hit-of = Совпадение { $place } из { $count }
nothing-found = Ничего не найдено.

settings = Настройки
settings-language = Язык
settings-theme = Оформление
settings-theme-system = как на устройстве
settings-theme-light = светлое
settings-theme-dark = тёмное
settings-size = Размер текста
settings-size-small = мелкий
settings-size-normal = обычный
settings-size-large = крупный
settings-size-huge = очень крупный
settings-motion = Движение
settings-motion-system = как на устройстве
settings-motion-full = включено
settings-motion-none = выключено
settings-colours = Цвета для дальтоников
settings-plain = Столы словами вместо рисунков
settings-sound = Звук
settings-vibration = Вибрация на вашем ходу
settings-kept = Настройки хранятся только в этом браузере.

shortcuts = Клавиши
key-move = сделать один из ходов
key-any = дойти до любой кнопки и нажать её
key-hint = попросить совета
key-undo = отменить свой ход
key-look = шаг назад и вперёд
key-story = показать ход игры
key-chat = показать чат
key-rules = показать правила
key-help = этот список
key-close = закрыть

connection-connecting = Соединение …
connection-waiting = Связь прервалась. Пробуем снова …
connection-closed = Связь закрыта.
bye-version = Есть новая версия. Обновите страницу.
bye-no_such_table = Стола с таким кодом нет. Проверьте код или попросите новую ссылку.
bye-gone = Вы больше не за этим столом.
bye-flood = Слишком много сообщений сразу. Обновите страницу.
bye-too_slow = Связь слишком медленная. Обновите страницу.
bye-no_watching = Эту игру видят только игроки: хозяин стола закрыл её для зрителей.
bye-crowded = За этим столом столько зрителей, что мест больше нет. Попробуйте позже.

refused-stale = Сначала случилось нечто другое.
refused-malformed = Здесь так нельзя.
refused-not_yours = Это может сделать только кто-то другой за столом.
refused-not_now = Сейчас это невозможно.
refused-too_fast = Слишком быстро. Подождите немного и попробуйте снова.
refused-organiser = За турнирным столом это может только организатор.
refused-used_up-undo = В этой партии больше нельзя брать ходы назад.
refused-used_up-chat = Чат этого стола заполнен.
refused-used_up-change = За этим столом слишком много всего меняли. Откройте новый.

problem-offline = Сервер не отвечает. Проверьте связь и попробуйте снова.
problem-server = Не получилось. Попробуйте ещё раз.
problem-no_such_table = Стола с таким кодом нет. Проверьте код или попросите новую ссылку.
problem-taken = Вас опередили: место занято.
problem-same_address = Кто-то из вашей сети уже сидит здесь. Чтобы играть вместе, откройте стол по приглашению.
problem-full = Свободных мест больше нет. Можно смотреть или открыть свой стол.
problem-begun = Игра уже началась. Можно смотреть.
problem-too_fast = Слишком много за короткое время. Подождите немного и попробуйте снова.
problem-unavailable = Сервер сейчас не может этого сделать. Попробуйте через несколько секунд.
problem-unreadable = Этот стол создан другой версией программы. Откройте новый.
problem-bad_request = Сервер этого не принимает. Проверьте имя и домашние правила.
problem-bad_setup = Эти домашние правила не сочетаются. Измените некоторые и попробуйте снова.
problem-bad_record = Эту запись нельзя воспроизвести.
problem-no_such_record = Сервер больше не хранит эту запись. Откройте её ещё раз.
problem-not_over = Эта игра ещё идёт. Посмотреть её снова можно, когда она закончится.
problem-bad_body = Это слишком длинно для сервера.
problem-no_such_seat = За этим столом не было такого места.
problem-busy = Боты сейчас разбирают другие игры. Попробуйте через несколько секунд.
problem-review_failed = Эту игру не удалось разобрать.

problem-no_such_tournament = Турнира с таким кодом нет. Проверьте код или попросите новую ссылку.
problem-wrong_secret = Эта ссылка недействительна. Попросите у организатора новую.
problem-too_few = Нужно не меньше трёх. Посмотрите, кто отмечен как отсутствующий.
problem-under_way = За некоторыми столами ещё играют. Подождите или введите их результаты.
problem-over = Турнир окончен: все игры сыграны.
problem-bad_tournament = Проверьте имена: от 3 до 200, все разные, ни одно не просто число.
problem-bad_name = В имени от 1 до 24 знаков, в названии турнира до 60.
problem-no_seating = Столько людей нельзя рассадить в этой игре. Выберите другой размер стола или посадите ботов на свободные места.
problem-bad_results = Эти результаты не подходят: укажите каждому целое число, а места должны составлять порядок.

# What is told to people at the table.
story-more = { $count ->
    [one] ещё { $count } строка
    [few] ещё { $count } строки
    [many] ещё { $count } строк
   *[other] ещё { $count } строки
}
by-bot = играл бот
story-cut = Начало опущено. Всё целиком покажет запись после игры.
while-away = Пока вас не было
your-place = Ваше место: { $place } из { $count }
join-rematch = Присоединиться к следующей игре
rematch-waits = Кто-то уже играет снова. Присоединяйтесь, когда захотите.
replay-and-review = Запись и разбор
undo-ask = Отменить ваш последний ход?
taken-back = { $name } отменяет свой ход.
taken-back-own = Ваш ход отменён.
declined = { $name }: отказ.
declined-own = Ваш отказ передан.
vote-withdraw = Отозвать просьбу
missed = Пока вас не было: { $count ->
    [one] { $count } шаг
    [few] { $count } шага
    [many] { $count } шагов
   *[other] { $count } шага
}.
missed-by-bot = Бот сыграл за вас { $count ->
    [one] { $count } раз
    [few] { $count } раза
    [many] { $count } раз
   *[other] { $count } раза
}.
bot-in = бот через
cancel = Отмена
stage-gathering = игроки собираются
stage-playing = идёт
stage-paused = на паузе
stage-finished = окончена

# Слова клиента в браузере. Числа приходят числами, имена — как их написали.
skip = К содержанию
home = На главную
menu = Меню
close = Закрыть
loading = Минутку…
connecting = Открываем стол…
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
landing-lead = Играйте с друзьями в одной комнате или на расстоянии — или против ботов. Без регистрации и рекламы: достаточно имени.
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
puzzle-next = Следующая задача
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
read-rule = Прочитать правило
join-title = Присоединиться к столу
join-lead = Вам дали код? Введите его здесь.
join-go = К столу
table-code = Код стола
your-tables = Вернуться к своим столам
play-now = Играть сейчас
play-now-lead = { $game }, против ботов
resume-yours = Ваш ход
resume-others = Ждём: { $names }
resume-lobby = Ждём людей
resume-over = Ваше место: { $place } из { $count }
resume-watched = окончена
resume-with = играют: { $names }
resume-alone = пока больше никого
history = Ваши игры
history-lead = Законченные игры, которые помнит этот браузер.
history-none = Законченных игр пока нет.
history-played = Сыграно
history-won = Побед
history-average = Среднее место
history-more = Показать ещё
history-save = Сохранить в файл (CSV)
install = Добавить Magnat на главный экран
install-lead = Он откроется как приложение, в своём окне.
install-no = Не сейчас
notify = Сообщить, когда будет мой ход
notify-lead = За этим столом ход может длиться днями. Это устройство может вас позвать.
notify-done = Вы получите уведомление.
notify-denied = Этот браузер не разрешает здесь уведомления.
notify-turn = Ваш ход: { $game }
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
length = Длина
length-full = полная игра
length-short = короткая ({ $what })
bot-level = Сила ботов
level-easy = слабый
level-normal = средний
level-hard = сильный
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
clock-bank = 10 минут и по 5 секунд на ход
clock-slow = два дня на ход
clock-stood-still = Сервер не работал { $time }. Часы в это время стояли.
presets = Правила
preset-rulebook = Как в правилах
option-changed = { $name } (изменено)
option-search = Поиск в домашних правилах
option-changes = { $count ->
    [one] изменено { $count }
    [few] изменены { $count }
    [many] изменено { $count }
   *[other] изменено { $count }
}
option-reset = Сбросить все
option-group-course = Ход игры и конец
option-group-money = Деньги и аренда
option-group-jail = Тюрьма и проверка
option-group-build = Строительство и залог
option-group-trade = Сделки и торги
option-group-cards = Карты
option-group-clock = Часы игры
option-group-rest = Прочее
seat-number = Место { $number }
own-text = свой текст

at-the-table = За столом
beginning = Игра вот-вот начнётся. Каждое устройство добавляет свою случайность.
players = Игроки
free-seat = Свободное место
host = ведёт стол
bot = Бот
ready = готово
not-ready = ещё не готово
away = не в сети
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
house-rules = Домашние правила
house-rules-others = Все правила игры
house-rules-none = Правила игры
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
skip-ahead = Пропустить
to-now = Вернуться к игре
looking-back = { $steps ->
    [one] { $steps } шаг назад
    [few] { $steps } шага назад
    [many] { $steps } шагов назад
   *[other] { $steps } шага назад
}
back-no-moves = Вы смотрите прошлые ходы. Чтобы ходить, вернитесь к игре.
chat-empty = Пока никто ничего не сказал.
chat-say = Скажите что-нибудь
react = Отреагировать
reactions = Реакции
reaction-clap = Отлично!
reaction-laugh = Ха-ха!
reaction-wow = Ого!
reaction-think = Хм…
reaction-sorry = Простите!
reaction-rich = Вот это деньги!
reaction-broke = Пусто в кармане!
reaction-hurry = Ваш ход!
hint = Совет
asking = Думаю…
undo = Отменить ход
fair = Честная игра
more = Ещё
your-turn = Ваш ход
on-turn = ходит
your-moves = Ваши ходы
closed-moves = Сейчас нельзя
waiting-for = Ждём: { $names }
wait = Минутку…
advice = Бот советует: { $action }
advice-chance = (шанс на победу около { $percent } %)
advice-next = Следующий по силе ход: { $action } (примерно { $percent } %).
advice-allowed = Советы бота
advice-allowed-yes = разрешены
advice-allowed-no = не за этим столом
do-it = Сделать
really = Точно? { $what }
in-words = Стол словами
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
form-sum = Всего { $sum }
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
vote-agree = Согласиться
vote-refuse = Отказать
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
tv-show = Показать на телевизоре
tv-lead = На телевизоре откройте { $address } и введите этот код.
tv-this = Показать на этом экране
tv-type = Введите код стола: этот экран покажет стол, а играть каждый будет со своего телефона.
tv-go = Показать стол
tv-scan = Отсканируйте и садитесь за стол: играть будете с телефона.
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
fair-lead = Ещё до того, как кто-либо сел за стол, сервер выбрал секрет и показал его отпечаток. Устройства игроков, увидевшие его, могли до начала игры добавить свою случайность; боты не добавляют ничего. Все карты и броски следуют из секрета и из того, что добавлено. Если карту или бросок отменяют, они выпадают заново.
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

replay = Запись
replay-title = Посмотреть запись игры
replay-lead = Выберите файл с записью игры, даже неоконченной. Сервер читает его шаг за шагом и ничего не сохраняет.
replay-choose = Выбрать файл
replay-drop = …или перетащите его сюда
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
replay-controls = Управление просмотром
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
moments = Лучший момент и самая большая неудача
moments-find = Показать мой лучший момент и самую большую неудачу
moment-best = Ваш лучший момент: «{ $did }». Шанс на победу вырос на { $points } %.
moment-luck = Ваша самая большая неудача: случай отнял у вас здесь { $points } %.
moments-none = Ровная игра: ни один момент не выделился.
review-start = Разобрать эту игру
review-working = Боты думают: { $done } %
review-turns = Переломные моменты
review-none = Ни один ход сам по себе не решил эту игру.
review-decision = { $name }: «{ $did }» стоит { $points } % шанса на победу. Бот выбирает «{ $advice }».
review-good-luck = Удача: { $name } получает { $points } %.
review-bad-luck = Невезение: { $name } теряет { $points } %.
review-chances = Шанс на победу
review-luck = Удача
review-method = Шансы оцениваются так: игра много раз доигрывается с настоящими картами. Малые различия — это шум.
play-on = Играть дальше отсюда
play-on-lead = Садитесь за стол, каким он был на этом ходу. На остальных местах играют боты, карты и кубики выпадают заново.
play-on-seat = Ваше место
play-on-go = Играть дальше

cup-make = Новый турнир
cup-which-game = Игра
cup-back = Назад к турниру
cup-says = Сообщение организатора: { $text }

cited-rule = Правило
exact-words = Точная формулировка
search-rules = Искать в правилах
exact-rules = Точные правила
numbered-rules = Пронумерованные правила
told-in = объясняется в разделе «{ $title }»
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
settings-motion = Анимация
settings-motion-system = как на устройстве
settings-motion-full = включена
settings-motion-none = выключена
settings-pace = Темп игры
settings-pace-calm = спокойный
settings-pace-normal = обычный
settings-pace-quick = быстрый
settings-pace-instant = мгновенно
settings-colours = Цвета для дальтоников
settings-plain = Столы словами вместо рисунков
settings-sound = Звук
sound-off = Выключить звук
sound-on = Включить звук
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

connection-connecting = Соединение…
connection-waiting = Связь прервалась. Пробуем снова…
connection-closed = Соединение закрыто.
bye-version = Есть новая версия. Обновите страницу.
bye-no_such_table = Стола с таким кодом нет. Проверьте код или попросите новую ссылку.
bye-gone = Вы больше не за этим столом.
bye-flood = Слишком много сообщений сразу. Обновите страницу.
bye-too_slow = Связь слишком медленная. Обновите страницу.
bye-no_watching = Эту игру видят только игроки: для зрителей она закрыта.
bye-crowded = За этим столом столько зрителей, что мест больше нет. Попробуйте позже.

refused-stale = Тем временем произошло что-то другое.
refused-malformed = Здесь так нельзя.
refused-not_yours = Это может сделать только кто-то другой за столом.
refused-not_now = Сейчас это невозможно.
refused-too_fast = { $seconds ->
    [one] Слишком быстро. Попробуйте снова через { $seconds } секунду.
    [few] Слишком быстро. Попробуйте снова через { $seconds } секунды.
    [many] Слишком быстро. Попробуйте снова через { $seconds } секунд.
   *[other] Слишком быстро. Попробуйте снова через { $seconds } секунды.
}
refused-organiser = За турнирным столом это может только организатор.
refused-used_up-undo = В этой партии больше нельзя отменять ходы.
refused-used_up-chat = Чат этого стола заполнен.
refused-used_up-change = За этим столом слишком много всего меняли. Откройте новый.

problem-not_host = Это может только тот, кто ведёт стол.
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
problem-not_over = Эта игра ещё идёт. Посмотреть запись можно будет, когда она закончится.
problem-bad_body = Это слишком длинно для сервера.
problem-no_such_seat = За этим столом не было такого места.
problem-busy = Боты сейчас разбирают другие игры. Попробуйте через несколько секунд.
problem-review_failed = Эту игру не удалось разобрать.

problem-no_such_tournament = Турнира с таким кодом нет. Проверьте код или попросите новую ссылку.
problem-wrong_secret = Эта ссылка недействительна. Попросите у организатора новую.
problem-wrong_code = Такого кода здесь ни у кого нет. Проверьте его или спросите организатора.
problem-name_taken = Под этим именем уже кто-то вошёл. С личным кодом его можно использовать и здесь, иначе спросите организатора.
problem-no_such_name = Такого имени в списке нет. Выберите имя из списка.
problem-door_closed = Здесь каждому нужен личный код. Попросите свой у организатора.
problem-too_few = Игроков слишком мало: нужно не меньше трёх, а если свободные места занимают боты, то двое. Посмотрите, кто отмечен как отсутствующий.
problem-under_way = За некоторыми столами ещё играют. Подождите или введите их результаты.
problem-over = Турнир окончен: все игры сыграны.
problem-bad_tournament = Проверьте имена: не меньше 3 (с ботами на свободных местах 2) и не больше 200, все разные, и ни одно не просто число.
problem-bad_name = В имени от 1 до 24 знаков, в названии турнира до 60.
problem-no_seating = Столько людей нельзя рассадить в этой игре. Выберите другой размер стола или посадите ботов на свободные места.
problem-bad_results = Эти результаты не подходят: укажите каждому целое число, а места — по порядку.

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
how-counted = Как считали
replay-and-review = Запись и разбор
undo-ask = Отменить ваш последний ход?
taken-back = { $name } отменяет свой ход.
taken-back-own = Ваш ход отменён.
taken-back-unknown = Ход отменён.
declined = { $name } не соглашается.
declined-own = Вы не согласились.
withdrawn = { $name } отзывает просьбу.
withdrawn-own = Ваша просьба отозвана.
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
stage-playing = идёт
stage-paused = на паузе

# Слова, которые нужны любому тексту.
verbatim = { $text }
seat-name = Игрок { $letter }
list-and = { $head } и { $last }
list-empty = –
switch-on = да
switch-off = нет

# Почему шаг не состоялся, если об этом не говорит правило игры.
refused-malformed = Это не ход в этой игре: { $why }
refused-no-seat = За этим столом нет места { $seat }.
refused-not-now = Не сейчас: сначала ходит кто-то другой.

# Что печатают команды.
cli-seats = Места: от { $least } до { $most }
cli-bots = Боты: { $names }
cli-seat-number = номер места от 0
cli-file = текст или @ФАЙЛ
cli-players = Игроки: { $names }
cli-seen-by = как это видит { $seat }
cli-seen-by-all = как это видят зрители
cli-not-over = Партия не окончена; это стол после шага { $seq }.
cli-review-points = Переломные моменты
cli-review-none = Ни одно решение не стоило много.
cli-review-done = { $seat }: { $action } (шанс на победу до хода { $before } %, после хода { $after } %)
cli-review-advice = Бот, зная то же самое, выбирает: { $action } (потерянный шанс на победу: около { $points } %)
cli-review-luck = Удача: как случай изменил шансы на победу, в процентах
cli-review-lucky = { $seat }: { $points }

# Партия за столом.
ui-player = Игрок
ui-you-are = Вы играете за: { $seat }.
ui-chapter = Часть { $number }
ui-lapse = Пропустить
ui-ring = Условленное время вышло
ui-winners = { $count ->
    [0] Никто не выигрывает.
    [one] Выигрывает { $winners }.
    [few] Вместе выигрывают { $winners }.
    [many] Вместе выигрывают { $winners }.
   *[other] Вместе выигрывают { $winners }.
}
ui-rank = { $rank }. { $seat }: { $score }
ui-saved = Сохранено: { $file }
ui-left = Вы уходите из-за стола.
ui-no-such-rule = Такого правила нет.
ui-hint-best = Совет: { $action } (шанс на победу около { $percent } %)
ui-hint-only = Совет: { $action }
ui-hint-other = или: { $action } ({ $percent } %)

# Чем ход лучше следующего по силе: числа из партий, доигранных ботом.
reason-own = { $until ->
    [round] Почему: в конце раунда у вас в среднем { $best }. Со следующим по силе ходом: { $next }.
   *[end] Почему: в конце у вас в среднем { $best }. Со следующим по силе ходом: { $next }.
}
reason-rival = { $until ->
    [round] Почему: { $seat } получает меньше: в конце раунда в среднем { $best }. Со следующим по силе ходом: { $next }.
   *[end] Почему: { $seat } получает меньше: в конце в среднем { $best }. Со следующим по силе ходом: { $next }.
}
reason-last = Почему: последнее место достаётся вам примерно в { $best } % партий. Со следующим по силе ходом: в { $next } %.

# Строка за строкой.
ui-plain-help-hint = Введите номер хода. ? покажет, что ещё можно ввести.
ui-plain-help =
    номер       делает этот ход; то, что кончается на …, спросит дальше
    слово       название хода со значениями, например: pass
    JSON        полная запись хода
    hint, auto  совет бота; auto сразу ему следует
    table, log  стол, ход игры
    rules       краткие правила; с номером одно правило
    save ФАЙЛ   сохраняет партию для magnat play --resume ФАЙЛ
    quit        уйти из-за стола
ui-plain-not-understood = Такой команды нет. ? покажет, что можно ввести.
ui-plain-allowed = Введите: { $allowed } (или: cancel)
ui-plain-optional = можно не заполнять
ui-plain-save-record = Введите save или save ФАЙЛ, чтобы сохранить запись партии, или нажмите Enter.

# Нарисованный стол.
ui-title-log = Ход игры
ui-title-actions = Ваш ход
ui-title-over = Партия окончена
ui-title-hint = Совет
ui-title-help = Клавиши
ui-title-refused = Так нельзя
ui-title-rulebook = Краткие правила
ui-title-spec = Все правила
ui-title-save = Сохранить партию
ui-title-quit = Уйти из-за стола?
ui-thinking = { $seat } думает …
ui-advising = Бот думает над вашим ходом …
ui-continue = Любая клавиша: дальше
ui-more = ещё: { $keys }
ui-keys = Enter ход · h совет · r правила · s сохранить · z вид · ? клавиши · q уйти
ui-keys-over = s сохранить запись · z вид · PgUp/PgDn журнал · q уйти
ui-keys-form = стрелки двигают · Пробел берёт · Enter ход · Esc назад
ui-keys-page = стрелки листают · Tab все правила · Esc назад
ui-keys-save = Enter сохраняет · Esc назад
ui-keys-advice = Enter делает ход · другая клавиша закроет
ui-keys-close = Любая клавиша закроет
ui-form-ok = Можно. Enter делает ход.
ui-form-sum = вместе { $sum }
ui-form-range = выберите от { $least } до { $most }
ui-form-number = от { $least } до { $most }
ui-save-file = Файл:
ui-quit-question = Партия не окончена. y сначала сохранит её, n уйдёт без сохранения, другая клавиша: остаться.
ui-quit-record = Сначала сохранить запись? y сохранит, n уйдёт, другая клавиша: остаться.
ui-pauses-on = Теперь игра ждёт клавишу после каждой части.
ui-pauses-off = Игра больше не ждёт после каждой части.
ui-bot-failed = { $seat } не даёт хода, и его делает сама игра: { $why }
ui-too-small = Окно слишком мало: нужно хотя бы 60 на 16.
ui-help =
    ↑ ↓ 1–9 Enter     выбрать ход и сделать его
    h                 совет бота; Enter ему следует
    r                 правила
    s                 сохранить партию; дальше через magnat play --resume ФАЙЛ
    z                 вид: всё, только стол, только журнал
    PgUp PgDn         листать журнал
    {"["} ]               листать стол
    p                 ждать клавишу после каждой части партии или нет
    q                 уйти из-за стола
    В бланке: ↑ ↓ следующая строка, ← → следующий предмет или другое значение, Пробел берёт предмет, цифры пишут число, Enter делает ход, Esc назад.

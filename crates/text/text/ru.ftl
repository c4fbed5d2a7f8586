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

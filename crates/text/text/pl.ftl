# Słowa, których może użyć każdy tekst.
verbatim = { $text }
seat-name = Gracz { $letter }
list-and = { $head } i { $last }
list-empty = –
switch-on = tak
switch-off = nie

# Dlaczego krok się nie odbył, gdy nie mówi o tym reguła gry.
refused-malformed = To nie jest ruch w tej grze: { $why }
refused-no-seat = Przy tym stole nie ma miejsca { $seat }.
refused-not-now = Nie teraz: najpierw musi zagrać ktoś inny.

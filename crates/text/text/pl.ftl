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

# Co drukują polecenia.
cli-seats = Miejsca: od { $least } do { $most }
cli-bots = Boty: { $names }
cli-seat-number = numer miejsca od 0
cli-file = tekst albo @PLIK
cli-players = Gracze: { $names }
cli-seen-by = oczami gracza { $seat }
cli-seen-by-all = oczami publiczności
cli-not-over = Partia nie jest skończona; oto stół po kroku { $seq }.
cli-review-points = Punkty zwrotne
cli-review-none = Żadna decyzja nie kosztowała wiele.
cli-review-done = { $seat }: { $action } (szansa na wygraną przedtem { $before }%, potem { $after }%)
cli-review-advice = Bot, wiedząc tyle samo, wybiera: { $action } (stracona szansa na wygraną: około { $points }%)
cli-review-luck = Szczęście: jak los zmienił szanse na wygraną, w procentach
cli-review-lucky = { $seat }: { $points }

# Partia przy stole.
ui-player = Gracz
ui-you-are = Grasz jako { $seat }.
ui-chapter = Część { $number }
ui-lapse = Przeczekaj
ui-ring = Umówiony czas minął
ui-winners = { $count ->
    [0] Nikt nie wygrywa.
    [one] Wygrywa { $winners }.
    [few] Wygrywają razem: { $winners }.
    [many] Wygrywają razem: { $winners }.
   *[other] Wygrywają razem: { $winners }.
}
ui-rank = { $rank }. { $seat }: { $score }
ui-saved = Zapisano: { $file }
ui-left = Odchodzisz od stołu.
ui-no-such-rule = Nie ma takiej reguły.
ui-hint-best = Porada: { $action } (szansa na wygraną około { $percent }%)
ui-hint-only = Porada: { $action }
ui-hint-other = albo: { $action } ({ $percent }%)

# Dlaczego ruch jest lepszy od drugiego najlepszego: liczby z rozgrywek bota.
reason-own = { $until ->
    [round] Dlaczego: na koniec rundy masz średnio { $best }. Przy drugim najlepszym ruchu: { $next }.
   *[end] Dlaczego: na koniec masz średnio { $best }. Przy drugim najlepszym ruchu: { $next }.
}
reason-rival = { $until ->
    [round] Dlaczego: { $seat } zyskuje mniej: na koniec rundy średnio { $best }. Przy drugim najlepszym ruchu: { $next }.
   *[end] Dlaczego: { $seat } zyskuje mniej: na koniec średnio { $best }. Przy drugim najlepszym ruchu: { $next }.
}
reason-last = Dlaczego: kończysz na ostatnim miejscu w około { $best }% partii. Przy drugim najlepszym ruchu: w { $next }%.

# Wiersz po wierszu.
ui-plain-help-hint = Wpisz numer ruchu. ? pokazuje, co jeszcze można wpisać.
ui-plain-help =
    numer       wykonuje ten ruch; to, co kończy się na …, pyta dalej
    słowo       nazwa ruchu z wartościami, na przykład: pass
    JSON        pełny zapis ruchu
    hint, auto  porada bota; auto od razu ją wykonuje
    table, log  stół, dotychczasowy przebieg
    rules       skrót zasad; z numerem jedna reguła
    save PLIK   zapisuje partię dla magnat play --resume PLIK
    quit        odejście od stołu
ui-plain-not-understood = Nie rozumiem. ? pokazuje, co można wpisać.
ui-plain-allowed = Wpisz: { $allowed } (albo: cancel)
ui-plain-optional = można zostawić puste
ui-plain-save-record = Wpisz save albo save PLIK, aby zachować zapis partii, lub naciśnij Enter.

# Rysowany stół.
ui-title-log = Przebieg
ui-title-actions = Twój ruch
ui-title-over = Koniec partii
ui-title-hint = Porada
ui-title-help = Klawisze
ui-title-refused = Tak nie można
ui-title-rulebook = Skrót zasad
ui-title-spec = Wszystkie reguły
ui-title-save = Zapis partii
ui-title-quit = Odejść od stołu?
ui-thinking = { $seat } myśli …
ui-advising = Bot zastanawia się nad twoim ruchem …
ui-continue = Dowolny klawisz: dalej
ui-more = więcej: { $keys }
ui-keys = Enter wykonaj · h porada · r zasady · s zapis · z widok · ? klawisze · q koniec
ui-keys-over = s zapisz partię · z widok · PgUp/PgDn przebieg · q koniec
ui-keys-form = strzałki ruch · Spacja wybiera · Enter wykonaj · Esc wróć
ui-keys-page = strzałki przewijają · Tab wszystkie reguły · Esc wróć
ui-keys-save = Enter zapisuje · Esc wróć
ui-keys-advice = Enter wykonuje · inny klawisz zamyka
ui-keys-close = Dowolny klawisz zamyka
ui-form-ok = Dozwolone. Enter wykonuje.
ui-form-sum = razem { $sum }
ui-form-range = wybierz od { $least } do { $most }
ui-form-number = od { $least } do { $most }
ui-save-file = Plik:
ui-quit-question = Partia trwa. y najpierw ją zapisuje, n wychodzi bez zapisu, inny klawisz: zostajesz.
ui-quit-record = Zapisać najpierw partię? y zapisuje, n wychodzi, inny klawisz: zostajesz.
ui-pauses-on = Po każdej części gra czeka teraz na klawisz.
ui-pauses-off = Gra nie czeka już po każdej części.
ui-bot-failed = { $seat } nie podaje ruchu, więc gra robi to sama: { $why }
ui-too-small = Okno jest za małe: potrzeba co najmniej 60 na 16.
ui-help =
    ↑ ↓ 1–9 Enter     wybór i wykonanie ruchu
    h                 porada bota; Enter ją wykonuje
    r                 zasady gry
    s                 zapis partii; dalej przez magnat play --resume PLIK
    z                 widok: wszystko, sam stół, sam przebieg
    PgUp PgDn         przewijanie przebiegu
    {"["} ]               przewijanie stołu
    p                 czekanie na klawisz po każdej części partii albo nie
    q                 odejście od stołu
    W formularzu: ↑ ↓ następny wiersz, ← → następna rzecz lub inna wartość, Spacja wybiera, cyfry wpisują liczbę, Enter wykonuje, Esc wraca.

# The words of the pages of a tournament.
cup-make-lead = Kilka stołów, kilka gier, jeden zwycięzca: dla klasy, klubu albo dużej rodziny.
cup-name = Nazwa turnieju
cup-default-name = Nasz turniej
cup-names = Kto bierze udział: w każdym wierszu jedno imię
cup-names-example = Ada
cup-least = Potrzebne są co najmniej trzy osoby. Mniej wystarczy, jeśli wolne miejsca zajmą boty: zobacz niżej.
cup-least-bots = Wystarczą dwie osoby: wolne miejsca zajmą boty.
cup-people-count = { $count ->
    [one] { $count } uczestnik
    [few] { $count } uczestników
    [many] { $count } uczestników
   *[other] { $count } uczestnika
}
cup-seats = Graczy przy stole
cup-seats-lead = W turnieju gra się w tę grę przy stołach od { $least } do { $most } osób. Jeśli liczba osób nie dzieli się równo, niektóre stoły są mniejsze.
cup-rounds = Gier dla każdego
cup-final-seats = Graczy w finale
cup-none = bez finału
cup-scoring = Co się liczy
cup-scoring-placement = Punkty za miejsce
cup-scoring-profit = Wynik gry
cup-scoring-profit_adjusted = Wynik ponad średnią stołu
cup-go-make = Utwórz turniej
cup-more = Rozsadzanie, boty, zegar i zasady domowe
cup-seating = Kto z kim gra
cup-seating-min_repeat = za każdym razem nowi rywale
cup-seating-random = losowo
cup-seating-swiss = wygrani z wygranymi
cup-fill = Boty na wolnych miejscach
cup-fill-none = bez botów
cup-door = Jak się dołącza
cup-door-open = wybór albo wpisanie imienia
cup-door-listed = wybór imienia z listy
cup-door-closed = tylko z własnym kodem
cup-penalty-each = Ile kosztuje każdy błędny wpis na karcie
cup-yours = Wróć do swoich turniejów
cup-standings = Klasyfikacja
cup-explain-placement = Punkty za grę: 120 za pierwsze miejsce, 0 za ostatnie, pozostałe równo pomiędzy.
cup-explain-profit = Liczy się suma wyników wszystkich gier.
cup-explain-profit_adjusted = Liczy się, o ile każdy wynik jest wyższy lub niższy od średniej przy stole.
cup-place = Miejsce
cup-participant = Uczestnik
cup-points = Punkty
cup-score = Wynik
cup-profit = Wynik gry
cup-firsts = Pierwsze miejsca
cup-penalty = Kara
cup-final = Finał
cup-game = Gra { $number }
cup-table = Stół { $number }
cup-broken = Tego stołu nie można otworzyć. Wpisz wyniki ręcznie.
cup-by-hand = wynik wpisany ręcznie
cup-done = skończone
cup-playing = gra trwa
cup-moves = { $count ->
    [one] rozegrano { $count } krok
    [few] rozegrano { $count } kroki
    [many] rozegrano { $count } kroków
   *[other] rozegrano { $count } kroku
}
cup-held = gra bot
cup-missing = poza stołem
cup-bot = Niech gra bot
cup-bot-for = Niech bot gra za: { $name }
cup-bot-all = Niech za nieobecnych grają boty
cup-pause = Wstrzymaj wszystkie stoły
cup-continue = Wznów wszystkie stoły
cup-message = Wiadomość do wszystkich stołów
cup-message-example = Zostało dziesięć minut.
cup-message-clear = Usuń wiadomość
cup-enter = Wpisz wynik
cup-correct = Popraw wynik
cup-results = Wyniki stołu
cup-results-lead = Miejsca wynikają z wyników. Jeśli wpiszesz jedno miejsce, wpisz miejsca wszystkich.
cup-results-void = Przy tym stole gra jeszcze trwa. Gdy wpiszesz wynik, partia przestanie się liczyć; gracze się o tym dowiedzą.
cup-voided = Wynik tego stołu został wpisany przez organizatora. Można grać dalej, ale to już się nie liczy.
cup-wrong = Błędne wpisy
cup-bankrupt = bankructwo
cup-save = Zapisz
cup-people = Uczestnicy
cup-here = Obecni: { $here } z { $all }
cup-slips = Karteczki z kodami
cup-slips-lead = Każdy może dostać karteczkę z własnym kodem. Działa na każdym urządzeniu i zawsze otwiera właściwy stół.
cup-not-here = jeszcze czekamy
cup-away = nieobecność
cup-late = Ktoś się spóźnił? W każdym wierszu jedno imię
cup-add = Dopisz
cup-take-off = Skreśl z listy
cup-next = Następnie: { $stage }
cup-first-lead = Pokaż kod na rzutniku albo rozdaj karteczki. Gdy wszyscy dołączą, zacznij: wszystkie stoły ruszą naraz.
cup-start = Zacznij: { $stage }
cup-start-missing = Obecni: { $here } z { $all }. Co z pozostałymi?
cup-start-bots = Zacznij, niech za nich grają boty
cup-start-away = Zacznij bez nich
cup-start-wait = Zacznij, ich stoły poczekają
cup-few = { $missing ->
    [one] Brakuje jednej osoby: bez botów grają co najmniej trzy.
    [few] Brakuje { $missing } osób: bez botów grają co najmniej trzy.
   *[other] Brakuje { $missing } osób: bez botów grają co najmniej trzy.
}
cup-few-bots = { $missing ->
    [one] Brakuje jednej osoby: wolne miejsca zajmą boty, ale grać muszą co najmniej dwie osoby.
    [few] Brakuje { $missing } osób: wolne miejsca zajmą boty, ale grać muszą co najmniej dwie osoby.
   *[other] Brakuje { $missing } osób: wolne miejsca zajmą boty, ale grać muszą co najmniej dwie osoby.
}
cup-too-long = { $count ->
    [one] Jedno imię ma ponad 24 litery i zostanie skrócone
    [few] { $count } imiona mają ponad 24 litery i zostaną skrócone
    [many] { $count } imion ma ponad 24 litery i zostanie skróconych
   *[other] { $count } imienia ma ponad 24 litery i zostanie skrócone
}: { $names }
cup-files = Pliki i wydruki
cup-cards = Karty wszystkich
cup-xlsx = Arkusz (XLSX)
cup-csv = Klasyfikacja (CSV)
cup-own-link = Kopiuj link organizatora
cup-over = Turniej skończony. Pierwsze miejsce: { $name }
cup-waiting = Następnie: { $stage }
cup-progress = { $stage }, skończone stoły: { $done } z { $all }
cup-your-table = Twój stół czeka.
cup-go = Do swojego stołu
cup-your-place = Twoje miejsce: { $place }
cup-you-are-away = Masz zaznaczoną nieobecność. Powiedz organizatorowi, jeśli chcesz grać.
cup-you-are-in = Bierzesz udział!
cup-stay = Zostaw tę stronę otwartą: zaprowadzi cię do stołu, gdy gra się zacznie.
cup-slips-print = Wydrukuj tę stronę i potnij. Każda karteczka jest tylko dla jednej osoby.
cup-print = Drukuj
cup-qr = Kod QR linku, dla: { $name }
cup-slip-lead = Zeskanuj to albo otwórz adres i wpisz kod. Nikomu go nie pokazuj: kto go ma, gra za ciebie.
cup-code = Kod turnieju
cup-own-code = Twój własny kod
cup-own-code-lead = Zapisz go: wrócisz z nim na każdym urządzeniu.
cup-join = Dołącz do turnieju
cup-join-code = Wpisz kod z ekranu albo ze swojej karteczki.
cup-join-go = Dalej
cup-join-who = Kim jesteś?
cup-join-lead = Dotknij swojego imienia.
cup-join-enter = Nie ma twojego imienia? Wpisz je
cup-join-enter-go = Dołącz pod tym imieniem
cup-join-taken = zajęte
cup-join-with-code = Mam własny kod
cup-join-with-code-go = Dołącz z kodem
cup-join-all-taken = Wszystkie imiona są zajęte. Użyj własnego kodu albo zapytaj organizatora.
cup-screen = Pokaż na rzutniku
cup-screen-lead = Otwórz ten adres i wpisz kod
cup-joined = { $count ->
    [0] Nikt jeszcze nie dołączył
    [one] Dołączyła { $count } osoba
    [few] Dołączyły { $count } osoby
    [many] Dołączyło { $count } osób
   *[other] Dołączyło { $count } osoby
}
cup-free = Zwolnij imię
cup-free-for = Zwolnij imię: { $name }
cup-free-lead = Kto używa tego imienia, zostanie wylogowany, a imię może zająć ktoś inny. Karteczka dostanie nowy kod.
cup-taken-own = ma własny kod
cup-diplomas = Dyplomy
cup-diploma = Dyplom
cup-diploma-place = Miejsce { $place }
cup-diploma-for = otrzymuje
cup-diploma-of = wśród { $count ->
    [one] { $count } uczestnika
   *[other] { $count } uczestników
}
cup-diplomas-lead = Jedna strona dla każdego uczestnika.
cup-summary = Podsumowanie
cup-how-played = Jak grano
cup-best = Najlepszy wynik
cup-bankruptcies = Bankructwa
cup-together = Wśród równych
cup-podium = Zwycięzcy
cup-best-result = Najlepszy wynik jednej gry
cup-best-table = { $result }, { $stage }
cup-most-firsts = Najwięcej pierwszych miejsc
cup-played = { $games ->
    [one] { $games } gra
    [few] { $games } gry
    [many] { $games } gier
   *[other] { $games } gry
} przy { $tables ->
    [one] { $tables } stole
   *[other] { $tables } stołach
}
cup-absent = Nieobecni: { $names }
cup-column-game = Gra
cup-column-table = Stół
cup-column-place = Miejsce
cup-column-profit = Wynik gry
cup-column-score = Wynik
cup-column-points = Punkty
cup-column-cash = Gotówka
cup-column-fields = Pola
cup-column-buildings = Budynki
cup-column-loans = Kredyty

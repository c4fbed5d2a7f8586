# Słowa klienta w przeglądarce. Liczby przychodzą jako liczby, imiona tak, jak je wpisano.
skip = Przejdź do treści
home = Strona główna
menu = Menu
close = Zamknij
loading = Chwileczkę…
connecting = Otwieramy stół…
offline = Brak połączenia. To, co widać na ekranie, można czytać dalej; gra ruszy, gdy połączenie wróci.
not-found = Pod tym adresem nic nie ma.
went-wrong = Coś poszło nie tak. Odśwież stronę.
you = ty
send = Wyślij
share = Udostępnij
copied = Skopiowano
copy-link = Skopiuj link
choose = Wybierz
optional = można zostawić puste
from-to = od { $least } do { $most }

landing-title = Pięć gier o pieniądzach
landing-lead = Graj ze znajomymi, w tym samym pokoju albo na odległość, lub przeciw botom. Bez konta i bez reklam: wystarczy imię.
landing-games = Gry
players-range = { $least }–{ $most } graczy
minutes-range = { $least }–{ $most } minut
play-bots = Z botami
play-friends = Ze znajomymi
rules = Zasady
goal-title = O co chodzi
goal-head-aim = Cel
goal-head-turn = Twoja kolej
goal-head-end = Koniec
goal-start = Jasne
learn = Naucz się grać
learn-all = Wszystkie lekcje
coach-play = Zagraj pierwszą partię z trenerem
coach-lead = Przeciw łatwym botom. Trener wyjaśnia, co jest ważne, i ostrzega przed kosztownym błędem. Możesz z niego zrezygnować w każdej chwili.
coach-on = Trener
coach-end = Graj bez trenera
coach-wait = Chwileczkę
coach-worse = Według bota z tym ruchem wygrasz w około { $chosen }% przypadków. Lepiej (około { $best }%): { $action }
coach-anyway = Mimo to zagraj
coach-show = Jeszcze pomyślę
puzzle = Zagadka dnia
puzzle-lead = Jedna decyzja i jeden wyraźnie najlepszy ruch, dla wszystkich ten sam.
puzzle-ask = Jak zagrasz?
puzzle-next = Następna zagadka
puzzle-today = Rozwiąż dzisiejszą zagadkę
puzzle-earlier = Wcześniejsze zagadki
puzzle-days-ago = { $days ->
    [one] wczoraj
    [few] { $days } dni temu
    [many] { $days } dni temu
   *[other] { $days } dnia temu
}
puzzle-chances = Z najlepszym ruchem bot wygrywa w około { $best }% przypadków, z następnym w { $next }%.
lessons = Lekcje
lessons-lead = Krótkie pozycje z instrukcji. Ruch należy do ciebie.
learn-right = Dobrze!
learn-wrong = Nie do końca.
learn-best = Lepiej: { $action }
learn-refused = Tak nie wolno:
learn-again = Jeszcze raz
learn-next = Następna lekcja
read-rule = Przeczytaj regułę
join-title = Dołącz do stołu
join-lead = Masz kod od kogoś? Wpisz go tutaj.
join-go = Idź do stołu
table-code = Kod stołu
your-tables = Wróć do swoich stołów
play-now = Graj teraz
play-now-lead = { $game }, z botami
resume-yours = Twój ruch
resume-others = Czeka na: { $names }
resume-lobby = Czeka na ludzi
resume-over = Twoje miejsce: { $place } z { $count }
resume-watched = skończona
resume-with = grają: { $names }
resume-alone = jeszcze nikogo więcej
history = Twoje gry
history-lead = Skończone gry, które pamięta ta przeglądarka.
history-none = Nie ma jeszcze skończonej gry.
history-played = Rozegrane
history-won = Wygrane
history-average = Średnie miejsce
history-more = Pokaż więcej
history-save = Zapisz jako plik (CSV)
install = Dodaj Magnat do ekranu głównego
install-lead = Otworzy się jak aplikacja, we własnym oknie.
install-no = Nie teraz
notify = Powiadom mnie, gdy będzie mój ruch
notify-lead = Przy tym stole ruch może trwać kilka dni. To urządzenie może cię powiadomić.
notify-done = Dostaniesz powiadomienie.
notify-denied = Ta przeglądarka nie pozwala tu na powiadomienia.
notify-turn = Twój ruch: { $game }
forget-me = Zapomnij mnie na tym urządzeniu
forget-me-lead = Ta przeglądarka straci miejsca przy wszystkich stołach i w turniejach. Jeśli chcesz grać dalej, najpierw przenieś swoje miejsce na inne urządzenie.
forget-me-go = Zapomnij wszystko
open-tables = Stoły otwarte dla wszystkich
sit-down = { $free ->
    [one] Usiądź: jedno wolne miejsce
    [few] Usiądź: { $free } wolne miejsca
    [many] Usiądź: { $free } wolnych miejsc
   *[other] Usiądź: { $free } wolnego miejsca
}
watch = Oglądaj

your-name = Twoje imię
how-many = Liczba graczy
length = Długość
length-full = pełna gra
length-short = krótka ({ $what })
bot-level = Siła botów
level-easy = łatwy
level-normal = średni
level-hard = trudny
who-finds = Kto może dołączyć
who-finds-invited = Każdy, kto ma link
who-finds-listed = Wszyscy
start-now = Zacznij grę
open-table = Otwórz stół
more-options = Zegar i zasady domowe
clock = Zegar
clock-none = bez zegara
clock-quick = 30 sekund na ruch
clock-calm = 90 sekund na ruch
clock-bank = 10 minut i po 5 sekund na ruch
clock-slow = dwa dni na ruch
clock-stood-still = Serwer nie działał przez { $time }. Zegary w tym czasie stały.
presets = Zasady
preset-rulebook = Jak w instrukcji
option-changed = { $name } (zmienione)
option-search = Szukaj w zasadach domowych
option-changes = { $count ->
    [one] { $count } zmieniona
    [few] { $count } zmienione
    [many] { $count } zmienionych
   *[other] { $count } zmienionej
}
option-reset = Przywróć wszystkie
option-group-course = Przebieg i koniec
option-group-money = Pieniądze i czynsz
option-group-jail = Więzienie i kontrola
option-group-build = Budowanie i zastawy
option-group-trade = Handel i licytacje
option-group-cards = Karty
option-group-clock = Zegary gry
option-group-rest = Inne
seat-number = Miejsce { $number }
own-text = własny tekst

at-the-table = Przy stole
beginning = Gra zaraz się zacznie. Każde urządzenie dodaje swoją losowość.
players = Gracze
free-seat = Wolne miejsce
host = gospodarz
bot = Bot
ready = może zaczynać
not-ready = jeszcze chwila
away = poza stołem
here = przy stole
held-by-bot = gra bot
add-bot = Posadź tu bota ({ $level })
send-away = Usuń
give-host = Przekaż rolę gospodarza
watching-close = Bez widzów
watching-open = Wpuść widzów
watching-closed-lead = Tę grę widzą tylko gracze; telewizor też jej nie pokazuje.
fill-bots = { $count ->
    [one] Bot na wolne miejsce
    [few] Boty na { $count } wolne miejsca
    [many] Boty na { $count } wolnych miejsc
   *[other] Boty na { $count } wolnego miejsca
}
start = Zacznij grę
wait-for-seats = { $count ->
    [one] Jedno miejsce jest jeszcze wolne. Zaproś kogoś albo posadź tam bota.
    [few] { $count } miejsca są jeszcze wolne. Zaproś kogoś albo posadź tam boty.
    [many] { $count } miejsc jest jeszcze wolnych. Zaproś kogoś albo posadź tam boty.
   *[other] { $count } miejsca jest jeszcze wolne. Zaproś kogoś albo posadź tam boty.
}
wait-for-ready = Jeszcze nie gotowi: { $names }
can-start = Wszyscy są. Możesz zacząć.
ready-ask = Zaczynajmy!
ready-set = Czekasz na start
host-starts = Gospodarz zaczyna grę, gdy wszyscy są gotowi.
house-rules = Zasady domowe
house-rules-others = Wszystkie zasady gry
house-rules-none = Zasady gry
leave-seat = Oddaj moje miejsce
take-a-seat = Zajmij miejsce
sit = Usiądź
invite = Zaproś innych
invite-scan = Zeskanuj aparatem telefonu w tej samej sieci albo przekaż kod lub link.
qr-label = Kod QR linku { $link }

tools = Narzędzia
story = Przebieg
chat = Czat
happening = Co się właśnie stało
nothing-yet = Jeszcze nic się nie wydarzyło.
step-back = Krok wstecz
step-forward = Krok naprzód
skip-ahead = Pomiń
to-now = Wróć do gry
looking-back = { $steps ->
    [one] Krok temu
    [few] { $steps } kroki temu
    [many] { $steps } kroków temu
   *[other] { $steps } kroku temu
}
back-no-moves = Patrzysz wstecz. Wróć do gry, aby wykonać ruch.
chat-empty = Nikt jeszcze nic nie powiedział.
chat-say = Powiedz coś
react = Zareaguj
reactions = Reakcje
reaction-clap = Brawo!
reaction-laugh = Cha, cha!
reaction-wow = Och!
reaction-think = Hmm…
reaction-sorry = Przepraszam!
reaction-rich = Ale kasa!
reaction-broke = Spłukani!
reaction-hurry = Twój ruch!
hint = Porada
asking = Myślę…
undo = Cofnij ruch
fair = Uczciwa gra
more = Więcej
your-turn = Twój ruch
on-turn = teraz gra
your-moves = Twoje ruchy
closed-moves = Teraz niemożliwe
waiting-for = Czekamy na: { $names }
wait = Chwileczkę…
advice = Bot radzi: { $action }
advice-chance = (szansa na wygraną około { $percent }%)
advice-next = Następne w kolejności: { $action } (około { $percent }%).
advice-allowed = Porady bota
advice-allowed-yes = dozwolone
advice-allowed-no = nie przy tym stole
do-it = Zrób to
really = Na pewno? { $what }
in-words = Stół opisany słowami
watching = Oglądasz grę. Widzisz to, co wolno widzieć każdemu.
watchers = { $count ->
    [0] Nikt nie ogląda
    [one] Ogląda jedna osoba
    [few] Oglądają { $count } osoby
    [many] Ogląda { $count } osób
   *[other] Ogląda { $count } osoby
}
paused = Gra jest wstrzymana.
form-range = ({ $least ->
    [0] do { $most }
   *[other] od { $least } do { $most }
})
form-sum = Razem { $sum }
less-of = Mniej: { $what }
more-of = Więcej: { $what }

result = Wynik
you-win = Wygrywasz!
rematch = Jeszcze raz
other-game = Inna gra

vote = Głosowanie
vote-pause = { $name } prosi o przerwę.
vote-continue = { $name } chce grać dalej.
vote-undo_to = { $name } prosi o cofnięcie ruchu.
vote-change_clock = { $name } proponuje inny zegar.
vote-waiting = Jeszcze bez odpowiedzi: { $names }
vote-agree = Zgoda
vote-refuse = Nie zgadzam się
propose-pause = Zaproponuj przerwę
propose-continue = Zaproponuj dalszą grę

play-device = Na tym urządzeniu
device-lead = Kilka osób, jeden ekran: wędruje z rąk do rąk, a kurtyna strzeże tajemnic każdej z nich.
player-number = Gracz { $number }
add-player = Dodaj gracza
remove-player = Usuń gracza { $number }
bots-too = Do tego boty
add-local = Dodaj gracza na tym urządzeniu
local-name = Imię gracza
this-device = na tym urządzeniu
one-device = Kilka osób na tym urządzeniu
holds-device = Urządzenie trzyma { $name }.
pass-on = Teraz: { $names }
pass-device = Przekaż dalej
hand-to = Urządzenie dostaje { $name }
who-takes = Kto bierze urządzenie?
curtain-lead = Pozostali, odwróćcie wzrok.
curtain-open = Ruch może teraz wykonać kilka osób. Kto chce, bierze urządzenie.
i-am = To ja, { $name }

on-tv = Stół jest na telewizorze
on-tv-help = Tutaj widać tylko to, co twoje.
show-here = Pokaż go także tutaj
how-you-stand = Twoja sytuacja
tv-show = Pokaż na telewizorze
tv-lead = Na telewizorze otwórz { $address } i wpisz ten kod.
tv-this = Pokaż na tym ekranie
tv-type = Wpisz kod stołu: ten ekran pokaże stół, a każdy zagra ze swojego telefonu.
tv-go = Pokaż stół
tv-scan = Zeskanuj i usiądź przy stole: będziesz grać z telefonu.
tv-full = Pełny ekran

more-move = Graj dalej na innym urządzeniu
more-invite = Zaproś innych
more-leave = Odejdź od stołu
move-lead = Zeskanuj to telefonem albo otwórz tam ten link. Nikomu go nie pokazuj: kto go ma, gra za ciebie.
renew-seat = Wyloguj inne urządzenia
renew-done = Gotowe. Starsze linki do twojego miejsca już nie działają.
leave-lead = Jeśli wychodzisz na chwilę, miejsce czeka i możesz wrócić w każdej chwili. Jeśli je oddasz, dalej gra za ciebie bot.
leave-for-now = Wyjdź na chwilę
leave-for-good = Oddaj moje miejsce

fair-title = Uczciwość, którą można sprawdzić
fair-lead = Zanim ktokolwiek usiadł, serwer wylosował sekret i pokazał jego odcisk. Urządzenia graczy, które go zobaczyły, mogły przed grą dodać własną losowość; boty nie dodają nic. Wszystkie karty i rzuty wynikają z sekretu i z tego, co dodano. Cofnięte karty i rzuty losuje się od nowa.
fair-commitment = Odcisk, który ta przeglądarka zobaczyła najpierw
fair-secret = Sekret
fair-entropy = Co dołożyli gracze
fair-nothing = nic
fair-seed = Ziarno wszystkich kart i rzutów
fair-later = Po grze pojawi się tu sekret i wszystko da się sprawdzić.
fair-good = Sprawdzono w twojej przeglądarce: sekret pasuje do odcisku, który zobaczyła najpierw, a ziarno wynika z niego i z tego, co dodano.
fair-nobody = Nikt nie dodał losowości do tej gry, więc o kartach i rzutach decydował sam serwer. Odcisk dowodzi tylko, że później ich nie zmieniono.
fair-mine = To, co dodało twoje urządzenie, jest w środku, więc nikt nie mógł wybrać kart ani rzutów.
fair-mine-missing = Tego, co dodało twoje urządzenie, tu nie ma: przyszło za późno albo zostało pominięte.
fair-bad = To się nie zgadza! Zachowaj pokwitowanie i zgłoś to właścicielowi serwera.
fair-check = Zobacz szczegóły
verify-title = Sprawdź uczciwość gry
verify-lead = Wklej pokwitowanie skończonej gry albo wybierz plik z jej zapisem. Wszystko liczy się tutaj, w przeglądarce; nic nie jest nigdzie wysyłane.
verify-paste = Pokwitowanie lub zapis
verify-file = Wybierz plik
verify-commitment-good = To ten sekret, do którego zobowiązał się serwer.
verify-commitment-bad = To nie ten sekret, do którego zobowiązał się serwer.
verify-seed-good = Ziarno wynika z sekretu i z tego, co dodali gracze.
verify-seed-bad = Ziarno nie wynika z sekretu i z tego, co dodali gracze.
verify-dice = Dla porównania pierwszych dwanaście rzutów kostką z tym ziarnem: { $dice }
verify-undone = Cofano tu ruchy (w tym zapisie: { $count }). Cofnięte karty i rzuty wylosowano od nowa, z innej gałęzi tego samego ziarna.
verify-rest = Aby sprawdzić każdą kartę i każdy rzut z zapisu, uruchom: magnat verify PLIK
verify-unreadable = To nie jest pokwitowanie. Musi zawierać commitment, secret, entropy i seed.

replay = Powtórka
replay-title = Obejrzyj powtórkę
replay-lead = Wybierz plik z zapisem gry, także niedokończonej. Serwer czyta go krok po kroku i niczego nie zachowuje.
replay-choose = Wybierz plik
replay-drop = …albo upuść go tutaj
replay-too-large = Ten plik jest za duży, żeby go tu pokazać. Na własnym komputerze pokaże go „magnat replay PLIK”.
replay-empty = W tym pliku nic nie ma.
replay-several = Plik zawiera { $count ->
    [one] jedną grę
    [few] { $count } gry
    [many] { $count } gier
   *[other] { $count } gry
}. Którą pokazać?
replay-other = Inny plik
replay-eyes = Oczami
replay-eyes-public = widza
replay-eyes-all = wszystkich naraz
replay-controls = Sterowanie powtórką
replay-moves = Ruchy
replay-start = Przed pierwszym ruchem
replay-silent = Stąd nic nie widać.
replay-place = { $at } z { $total }
replay-first = Na początek
replay-last = Na koniec
replay-play = Odtwarzaj
replay-pause = Zatrzymaj
replay-speed = Szybkość: { $times }×
replay-link = Link do tego ruchu
replay-save = Zapisz plik
replay-unfinished = Zapis urywa się w tym miejscu. Gra nie była skończona.
replay-hand = Co ma { $name }
replay-panel = Co pokazać
replay-scores = Stan gry
replay-scores-label = Jak zmieniał się wynik każdego gracza: { $score }
replay-truth = Tak było naprawdę, także tam, gdzie przy stole nikt tego nie widział.
chart-table = W liczbach
chart-step = Ruch

review = Analiza
review-lead = Boty patrzą jeszcze raz na każdą decyzję: co zrobiłyby z wiedzą gracza, gdzie gra się odwróciła i kto miał szczęście. To chwilę potrwa.
moments = Najlepsza chwila i największy pech
moments-find = Pokaż moją najlepszą chwilę i największego pecha
moment-best = Twoja najlepsza chwila: „{ $did }”. Szansa na wygraną wzrosła o { $points }%.
moment-luck = Twój największy pech: los zabrał ci tu { $points }%.
moments-none = Wyrównana gra: żadna chwila się nie wyróżniła.
review-start = Przeanalizuj tę grę
review-working = Boty myślą: { $done }%
review-turns = Punkty zwrotne
review-none = Żaden pojedynczy ruch nie przesądził tej gry.
review-decision = { $name }: „{ $did }” kosztuje { $points }% szans na wygraną. Bot wybiera „{ $advice }”.
review-good-luck = Szczęście: { $name } zyskuje { $points }%.
review-bad-luck = Pech: { $name } traci { $points }%.
review-chances = Szansa na wygraną
review-luck = Szczęście
review-method = Szanse są oszacowane przez wielokrotne dogranie gry z prawdziwymi kartami. Małe różnice to szum.
play-on = Graj dalej od tego miejsca
play-on-lead = Usiądź przy stole w takim stanie jak przy tym ruchu. Na pozostałych miejscach grają boty, a karty i rzuty są losowane od nowa.
play-on-seat = Twoje miejsce
play-on-go = Graj dalej

cup-make = Nowy turniej
cup-which-game = Gra
cup-back = Wróć do turnieju
cup-says = Wiadomość od organizatora: { $text }

cited-rule = Reguła
exact-words = Dokładne brzmienie
search-rules = Szukaj w zasadach
exact-rules = Dokładne zasady
numbered-rules = Zasady ponumerowane
told-in = opisane w „{ $title }”
hits = { $count ->
    [0] Nic nie znaleziono.
    [one] Jedno trafienie
    [few] { $count } trafienia
    [many] { $count } trafień
   *[other] { $count } trafienia
}
hit-of = Trafienie { $place } z { $count }
nothing-found = Nic nie znaleziono.

settings = Ustawienia
settings-language = Język
settings-theme = Motyw
settings-theme-system = jak w urządzeniu
settings-theme-light = jasny
settings-theme-dark = ciemny
settings-size = Wielkość tekstu
settings-size-small = mała
settings-size-normal = zwykła
settings-size-large = duża
settings-size-huge = bardzo duża
settings-motion = Animacje
settings-motion-system = jak w urządzeniu
settings-motion-full = włączone
settings-motion-none = wyłączone
settings-pace = Tempo stołu
settings-pace-calm = spokojne
settings-pace-normal = zwykłe
settings-pace-quick = szybkie
settings-pace-instant = natychmiastowe
settings-colours = Kolory dla daltonistów
settings-plain = Stół opisany słowami zamiast obrazu
settings-sound = Dźwięk
sound-off = Wyłącz dźwięk
sound-on = Włącz dźwięk
settings-vibration = Wibracja przy twoim ruchu
settings-kept = Ustawienia są zapisane tylko w tej przeglądarce.

shortcuts = Klawisze
key-move = wykonaj jeden z ruchów
key-any = dojdź do każdego przycisku i naciśnij go
key-hint = poproś o poradę
key-undo = cofnij swój ruch
key-look = krok wstecz i naprzód
key-story = pokaż przebieg
key-chat = pokaż czat
key-rules = pokaż zasady
key-help = ta lista
key-close = zamknij

connection-connecting = Łączenie…
connection-waiting = Połączenie przerwane. Próbujemy znowu…
connection-closed = Połączenie jest zamknięte.
bye-version = Jest nowsza wersja. Odśwież stronę.
bye-no_such_table = Nie ma stołu o tym kodzie. Sprawdź kod albo poproś o nowy link.
bye-gone = Nie siedzisz już przy tym stole.
bye-flood = Za dużo wiadomości naraz. Odśwież stronę.
bye-too_slow = Połączenie jest za wolne. Odśwież stronę.
bye-no_watching = Tę grę widzą tylko gracze: gospodarz nie wpuszcza widzów.
bye-crowded = Ten stół ogląda tyle osób, że nie ma już miejsca. Spróbuj później.

refused-stale = Najpierw wydarzyło się coś innego.
refused-malformed = Tego nie da się tu zrobić.
refused-not_yours = To może zrobić tylko ktoś inny przy stole.
refused-not_now = Teraz to niemożliwe.
refused-too_fast = { $seconds ->
    [one] Trochę za szybko. Spróbuj ponownie za { $seconds } sekundę.
    [few] Trochę za szybko. Spróbuj ponownie za { $seconds } sekundy.
    [many] Trochę za szybko. Spróbuj ponownie za { $seconds } sekund.
   *[other] Trochę za szybko. Spróbuj ponownie za { $seconds } sekundy.
}
refused-organiser = Przy stole turniejowym może to zrobić tylko organizator.
refused-used_up-undo = W tej partii nie można już cofać ruchów.
refused-used_up-chat = Czat tego stołu jest pełny.
refused-used_up-change = Przy tym stole zmieniano już zbyt wiele. Otwórz nowy stół.

problem-not_host = To może zrobić tylko gospodarz stołu.
problem-offline = Serwer nie odpowiada. Sprawdź połączenie i spróbuj znowu.
problem-server = Nie udało się. Spróbuj jeszcze raz.
problem-no_such_table = Nie ma stołu o tym kodzie. Sprawdź kod albo poproś o nowy link.
problem-taken = Ktoś był szybszy: to miejsce jest zajęte.
problem-same_address = Ktoś z twojej sieci już tu siedzi. Żeby zagrać razem, otwórz stół na zaproszenie.
problem-full = Nie ma już wolnego miejsca. Możesz oglądać albo otworzyć własny stół.
problem-begun = Gra już się zaczęła. Możesz oglądać.
problem-too_fast = Za dużo w zbyt krótkim czasie. Odczekaj chwilę i spróbuj znowu.
problem-unavailable = Serwer nie może tego teraz zrobić. Spróbuj za kilka sekund.
problem-unreadable = Ten stół pochodzi z innej wersji programu. Otwórz nowy.
problem-bad_request = Serwer tego nie przyjmuje. Sprawdź imię i zasady domowe.
problem-bad_setup = Te zasady domowe nie pasują do siebie. Zmień niektóre i spróbuj znowu.
problem-bad_record = Tego zapisu nie da się odtworzyć.
problem-no_such_record = Serwer nie pamięta już tego zapisu. Otwórz go jeszcze raz.
problem-not_over = Ta gra jeszcze trwa. Powtórkę obejrzysz, gdy się skończy.
problem-bad_body = To za długie dla serwera.
problem-no_such_seat = Przy tym stole nie było takiego miejsca.
problem-busy = Boty analizują teraz inne gry. Spróbuj za kilka sekund.
problem-review_failed = Tej gry nie udało się przeanalizować.

problem-no_such_tournament = Nie ma turnieju o tym kodzie. Sprawdź kod albo poproś o nowy link.
problem-wrong_secret = Ten link jest nieważny. Poproś organizatora o nowy.
problem-wrong_code = Nikt tu nie ma takiego kodu. Sprawdź go albo zapytaj organizatora.
problem-name_taken = Ktoś już dołączył pod tym imieniem. Z kodem przypisanym do tego imienia wejdziesz i tutaj; jeśli go nie masz, zapytaj organizatora.
problem-no_such_name = Nikt o tym imieniu nie bierze udziału. Wybierz imię z listy.
problem-door_closed = Tutaj każdy potrzebuje własnego kodu. Poproś organizatora o swój.
problem-too_few = Jest za mało graczy: potrzeba co najmniej trzech, a z botami na wolnych miejscach dwóch. Zobacz, kto ma zaznaczoną nieobecność.
problem-under_way = Przy niektórych stołach jeszcze trwa gra. Poczekaj albo wpisz ich wyniki.
problem-over = Turniej skończony: wszystkie gry rozegrane.
problem-bad_tournament = Sprawdź imiona: co najmniej 3 (z botami na wolnych miejscach 2) i najwyżej 200, wszystkie różne, żadne nie może być samą liczbą.
problem-bad_name = Imię ma od 1 do 24 znaków, nazwa turnieju do 60.
problem-no_seating = Tylu osób nie da się rozsadzić przy stołach tej gry. Wybierz inną wielkość stołu albo pozwól botom zająć wolne miejsca.
problem-bad_results = Te wyniki się nie zgadzają: wpisz każdemu liczbę całkowitą, a miejsca muszą tworzyć kolejność.

# What is told to people at the table.
story-more = { $count ->
    [one] jeszcze jeden wiersz
    [few] jeszcze { $count } wiersze
    [many] jeszcze { $count } wierszy
   *[other] jeszcze { $count } wiersza
}
by-bot = zagrał bot
story-cut = Początek pominięto. Całość pokaże powtórka po grze.
while-away = Pod twoją nieobecność
your-place = Twoje miejsce: { $place } z { $count }
join-rematch = Dołącz do następnej gry
rematch-waits = Ktoś gra już następną partię. Dołącz, kiedy zechcesz.
how-counted = Jak to policzono
replay-and-review = Powtórka i analiza
undo-ask = Cofnąć twój ostatni ruch?
taken-back = { $name } cofa swój ruch.
taken-back-own = Twój ruch został cofnięty.
taken-back-unknown = Ruch został cofnięty.
declined = { $name } się nie zgadza.
declined-own = Nie zgadzasz się.
withdrawn = { $name } wycofuje prośbę.
withdrawn-own = Twoja prośba jest wycofana.
vote-withdraw = Wycofaj prośbę
missed = Pod twoją nieobecność: { $count ->
    [one] jeden krok
    [few] { $count } kroki
    [many] { $count } kroków
   *[other] { $count } kroku
}.
missed-by-bot = Bot zagrał za ciebie { $count ->
    [one] raz
   *[other] { $count } razy
}.
bot-in = bot za
cancel = Anuluj
stage-playing = w toku
stage-paused = wstrzymana

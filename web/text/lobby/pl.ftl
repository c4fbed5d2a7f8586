# Read before a match: by whom, by which rules, and how everybody looks.
house-rules-change = Zmień zasady domowe
house-rules-save = Gramy według tych zasad
house-rules-asks = Gotowi gracze będą musieli potwierdzić jeszcze raz.
house-rules-changed = Zasady domowe się zmieniły. Spójrz na nie i potwierdź jeszcze raz.
house-rules-changed-host = Zasady domowe się zmieniły. Każdy musi potwierdzić je na nowo.
look = Twój wygląd
look-of = Wygląd: { $name }
look-badge = Obrazek
look-badge-none = Pierwsza litera
look-badge-hat = Cylinder
look-badge-crown = Korona
look-badge-ship = Statek
look-badge-key = Klucz
look-badge-star = Gwiazda
look-badge-cat = Kot
look-badge-owl = Sowa
look-badge-tree = Drzewo
look-badge-rocket = Rakieta
look-badge-flower = Kwiat
look-badge-kettle = Czajnik
look-badge-kite = Latawiec
look-colour = Kolor
look-colour-brown = brązowy
look-colour-sky = błękitny
look-colour-pink = różowy
look-colour-orange = pomarańczowy
look-colour-red = czerwony
look-colour-yellow = żółty
look-colour-green = zielony
look-colour-blue = niebieski
look-colour-taken = { $colour } (zajęty)
start-fewer = { $count ->
    [one] Zacznij w pojedynkę
   *[other] Zacznij w obecnym składzie ({ $count })
}
check-books = Sprawdzanie ręcznych zapisów
check-books-now = od razu
check-books-later = po grze

# Read before a match: by whom, by which rules, and how everybody looks.
house-rules-change = Změnit domácí pravidla
house-rules-save = Hrajeme podle těchto pravidel
house-rules-asks = Kdo už souhlasil, toho se hra zeptá znovu.
house-rules-changed = Domácí pravidla se změnila. Podívejte se na ně a potvrďte je znovu.
house-rules-changed-host = Domácí pravidla se změnila. Všichni je potvrdí znovu.
look = Váš vzhled
look-of = Vzhled: { $name }
look-badge = Obrázek
look-badge-none = První písmeno
look-badge-hat = Cylindr
look-badge-crown = Koruna
look-badge-ship = Loď
look-badge-key = Klíč
look-badge-star = Hvězda
look-badge-cat = Kočka
look-badge-owl = Sova
look-badge-tree = Strom
look-badge-rocket = Raketa
look-badge-flower = Květina
look-badge-kettle = Konvice
look-badge-kite = Papírový drak
look-colour = Barva
look-colour-brown = hnědá
look-colour-sky = světle modrá
look-colour-pink = růžová
look-colour-orange = oranžová
look-colour-red = červená
look-colour-yellow = žlutá
look-colour-green = zelená
look-colour-blue = modrá
look-colour-taken = { $colour } (obsazená)
start-fewer = { $count ->
    [one] Začít v jednom
   *[other] Začít v této sestavě ({ $count })
}
check-books = Kontrola ručních zápisů
check-books-now = hned
check-books-later = po hře

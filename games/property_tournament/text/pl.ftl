game-name = Turniej Nieruchomości
game-tagline = Dziesięć kolejek na zakupy, budowę i ściąganie czynszów w Warszawie: wygrywa najlepszy wynik finansowy.
goal-aim = Osiągnij najwyższy zysk: kupuj ulice Warszawy, buduj na nich i upominaj się o czynsz.
goal-turn = Rzuć kostkami, przesuń pionek, kup pole albo oddaj je na licytację i buduj, kiedy chcesz. Czynsz dostajesz tylko, jeśli upomnisz się o niego przed następnym rzutem.
goal-end = Po dziesięciu kolejkach wygrywa najwyższy zysk. Kto nie może zapłacić, bankrutuje.
score-name = zysk
score-told = zysk { $score } M
chapter-title = Ruch { $number }

space-0 = START
space-1 = Ulica Konopacka
space-2 = Kasa Społeczna
space-3 = Ulica Stalowa
space-4 = Podatek dochodowy
space-5 = Dworzec Zachodni
space-6 = Ulica Radzymińska
space-7 = Szansa
space-8 = Ulica Jagiellońska
space-9 = Ulica Targowa
space-10 = Więzienie / Odwiedzający
space-11 = Ulica Płowiecka
space-12 = Elektrownia
space-13 = Ulica Marsa
space-14 = Ulica Grochowska
space-15 = Dworzec Gdański
space-16 = Ulica Obozowa
space-17 = Kasa Społeczna
space-18 = Ulica Górczewska
space-19 = Ulica Wolska
space-20 = Bezpłatny parking
space-21 = Ulica Mickiewicza
space-22 = Szansa
space-23 = Ulica Słowackiego
space-24 = Plac Wilsona
space-25 = Dworzec Wschodni
space-26 = Ulica Świętokrzyska
space-27 = Krakowskie Przedmieście
space-28 = Wodociągi
space-29 = Nowy Świat
space-30 = Idź do więzienia
space-31 = Plac Trzech Krzyży
space-32 = Ulica Marszałkowska
space-33 = Kasa Społeczna
space-34 = Aleje Jerozolimskie
space-35 = Dworzec Centralny
space-36 = Szansa
space-37 = Ulica Belwederska
space-38 = Domiar podatkowy
space-39 = Aleje Ujazdowskie
short-0 = { space-0 }
short-1 = Konopacka
short-2 = { space-2 }
short-3 = Stalowa
short-4 = { space-4 }
short-5 = Zachodni
short-6 = Radzymińska
short-7 = { space-7 }
short-8 = Jagiellońska
short-9 = Targowa
short-10 = { space-10 }
short-11 = Płowiecka
short-12 = { space-12 }
short-13 = Marsa
short-14 = Grochowska
short-15 = Gdański
short-16 = Obozowa
short-17 = { space-17 }
short-18 = Górczewska
short-19 = Wolska
short-20 = { space-20 }
short-21 = Mickiewicza
short-22 = { space-22 }
short-23 = Słowackiego
short-24 = Wilsona
short-25 = Wschodni
short-26 = Świętokrzyska
short-27 = { space-27 }
short-28 = { space-28 }
short-29 = { space-29 }
short-30 = { space-30 }
short-31 = Trzech Krzyży
short-32 = Marszałkowska
short-33 = { space-33 }
short-34 = Jerozolimskie
short-35 = Centralny
short-36 = { space-36 }
short-37 = Belwederska
short-38 = { space-38 }
short-39 = Ujazdowskie
field-0 = { space-0 }
field-1 = { space-1 }
field-2 = { space-2 }
field-3 = { space-3 }
field-4 = { space-4 }
field-5 = { space-5 }
field-6 = { space-6 }
field-7 = { space-7 }
field-8 = { space-8 }
field-9 = { space-9 }
field-10 = { space-10 }
field-11 = { space-11 }
field-12 = { space-12 }
field-13 = { space-13 }
field-14 = { space-14 }
field-15 = { space-15 }
field-16 = { space-16 }
field-17 = { space-17 }
field-18 = { space-18 }
field-19 = { space-19 }
field-20 = { space-20 }
field-21 = { space-21 }
field-22 = { space-22 }
field-23 = { space-23 }
field-24 = { space-24 }
field-25 = { space-25 }
field-26 = { space-26 }
field-27 = { space-27 }
field-28 = { space-28 }
field-29 = { space-29 }
field-30 = { space-30 }
field-31 = { space-31 }
field-32 = { space-32 }
field-33 = { space-33 }
field-34 = { space-34 }
field-35 = { space-35 }
field-36 = { space-36 }
field-37 = { space-37 }
field-38 = { space-38 }
field-39 = { space-39 }
give_fields-1 = { space-1 }
give_fields-3 = { space-3 }
give_fields-5 = { space-5 }
give_fields-6 = { space-6 }
give_fields-8 = { space-8 }
give_fields-9 = { space-9 }
give_fields-11 = { space-11 }
give_fields-12 = { space-12 }
give_fields-13 = { space-13 }
give_fields-14 = { space-14 }
give_fields-15 = { space-15 }
give_fields-16 = { space-16 }
give_fields-18 = { space-18 }
give_fields-19 = { space-19 }
give_fields-21 = { space-21 }
give_fields-23 = { space-23 }
give_fields-24 = { space-24 }
give_fields-25 = { space-25 }
give_fields-26 = { space-26 }
give_fields-27 = { space-27 }
give_fields-28 = { space-28 }
give_fields-29 = { space-29 }
give_fields-31 = { space-31 }
give_fields-32 = { space-32 }
give_fields-34 = { space-34 }
give_fields-35 = { space-35 }
give_fields-37 = { space-37 }
give_fields-39 = { space-39 }
get_fields-1 = { space-1 }
get_fields-3 = { space-3 }
get_fields-5 = { space-5 }
get_fields-6 = { space-6 }
get_fields-8 = { space-8 }
get_fields-9 = { space-9 }
get_fields-11 = { space-11 }
get_fields-12 = { space-12 }
get_fields-13 = { space-13 }
get_fields-14 = { space-14 }
get_fields-15 = { space-15 }
get_fields-16 = { space-16 }
get_fields-18 = { space-18 }
get_fields-19 = { space-19 }
get_fields-21 = { space-21 }
get_fields-23 = { space-23 }
get_fields-24 = { space-24 }
get_fields-25 = { space-25 }
get_fields-26 = { space-26 }
get_fields-27 = { space-27 }
get_fields-28 = { space-28 }
get_fields-29 = { space-29 }
get_fields-31 = { space-31 }
get_fields-32 = { space-32 }
get_fields-34 = { space-34 }
get_fields-35 = { space-35 }
get_fields-37 = { space-37 }
get_fields-39 = { space-39 }
source-1 = { space-1 }
source-3 = { space-3 }
source-6 = { space-6 }
source-8 = { space-8 }
source-9 = { space-9 }
source-11 = { space-11 }
source-13 = { space-13 }
source-14 = { space-14 }
source-16 = { space-16 }
source-18 = { space-18 }
source-19 = { space-19 }
source-21 = { space-21 }
source-23 = { space-23 }
source-24 = { space-24 }
source-26 = { space-26 }
source-27 = { space-27 }
source-29 = { space-29 }
source-31 = { space-31 }
source-32 = { space-32 }
source-34 = { space-34 }
source-37 = { space-37 }
source-39 = { space-39 }
target-1 = { space-1 }
target-3 = { space-3 }
target-6 = { space-6 }
target-8 = { space-8 }
target-9 = { space-9 }
target-11 = { space-11 }
target-13 = { space-13 }
target-14 = { space-14 }
target-16 = { space-16 }
target-18 = { space-18 }
target-19 = { space-19 }
target-21 = { space-21 }
target-23 = { space-23 }
target-24 = { space-24 }
target-26 = { space-26 }
target-27 = { space-27 }
target-29 = { space-29 }
target-31 = { space-31 }
target-32 = { space-32 }
target-34 = { space-34 }
target-37 = { space-37 }
target-39 = { space-39 }

group-brown = brązowy
group-light_blue = błękitny
group-pink = różowy
group-orange = pomarańczowy
group-red = czerwony
group-yellow = żółty
group-green = zielony
group-dark_blue = granatowy
group-railway = dworce
group-utility = zakłady

deck-chance = Szansa
deck-chest = Kasa Społeczna
give_cards-chance = karta wyjścia z więzienia (Szansa)
give_cards-chest = karta wyjścia z więzienia (Kasa)
get_cards-chance = karta wyjścia z więzienia (Szansa)
get_cards-chest = karta wyjścia z więzienia (Kasa)
card-CH-1 = Na linię startu: idź na START
card-CH-2 = Odwiedź Plac Wilsona
card-CH-3 = Odwiedź ulicę Płowiecką
card-CH-4 = Pociąg z Dworca Zachodniego
card-CH-5 = Spacer Alejami Ujazdowskimi
card-CH-6 = Najbliższy dworzec: podwójny czynsz, jeśli zajęty
card-CH-7 = Najbliższy dworzec: podwójny czynsz, jeśli zajęty
card-CH-8 = Awaria: idź do najbliższego zakładu, dziesięciokrotność nowego rzutu, jeśli zajęty
card-CH-9 = Dywidenda: otrzymujesz 50 M
card-CH-10 = Karta wyjścia z więzienia: zachowaj ją
card-CH-11 = Pomyłka: cofasz się o trzy pola
card-CH-12 = Aresztowanie: idziesz do więzienia
card-CH-13 = Remont generalny: 25 M za dom, 100 M za hotel
card-CH-14 = Mandat za prędkość: płacisz 15 M
card-CH-15 = Wybór na prezesa: płacisz każdemu graczowi 50 M
card-CH-16 = Zwrot pożyczki budowlanej: otrzymujesz 150 M
card-CC-1 = Na linię startu: idź na START
card-CC-2 = Pomyłka banku na twoją korzyść: otrzymujesz 200 M
card-CC-3 = Wizyta u lekarza: płacisz 50 M
card-CC-4 = Sprzedaż akcji: otrzymujesz 50 M
card-CC-5 = Karta wyjścia z więzienia: zachowaj ją
card-CC-6 = Aresztowanie: idziesz do więzienia
card-CC-7 = Fundusz wczasowy: otrzymujesz 100 M
card-CC-8 = Nadpłata podatku: otrzymujesz 20 M
card-CC-9 = Urodziny: każdy gracz daje ci 10 M
card-CC-10 = Wypłata ubezpieczenia: otrzymujesz 100 M
card-CC-11 = Rachunek za szpital: płacisz 100 M
card-CC-12 = Czesne: płacisz 50 M
card-CC-13 = Honorarium za poradę: otrzymujesz 25 M
card-CC-14 = Naprawa ulic: 40 M za dom, 115 M za hotel
card-CC-15 = Drugie miejsce w konkursie: otrzymujesz 10 M
card-CC-16 = Spadek: otrzymujesz 100 M

account-4000 = Premia za START
account-4100 = Czynsze otrzymane
account-4200 = Karty: od Banku
account-4210 = Karty: od graczy
account-4250 = Karta więzienna otrzymana
account-4300 = Zakup poniżej wartości
account-4400 = Zysk na wymianie
account-4500 = Budynki sprzedane powyżej wartości
account-5000 = Podatki
account-5100 = Czynsze zapłacone
account-5200 = Karty: dla Banku
account-5210 = Karty: dla graczy
account-5250 = Karta więzienna użyta
account-5300 = Zakup powyżej wartości
account-5400 = Strata na wymianie
account-5500 = Budynki sprzedane poniżej wartości
account-5600 = Odsetki od zastawów
account-5700 = Grzywny
account-5800 = Odpis upadłościowy

op-start_bonus = premia za START
op-purchase = zakup
op-auction_win = licytacja
op-house = budowa domów
op-hotel = budowa hotelu
op-shortage_unit = budynek z licytacji
op-sell_houses = sprzedaż domów
op-sell_hotel = sprzedaż hotelu
op-downgrade_hotel = hotel z powrotem na cztery domy
op-mortgage = zastaw
op-redeem = wykup zastawu
op-rent_in = czynsz otrzymany
op-rent_out = czynsz zapłacony
op-tax = podatek
op-fine = grzywna
op-card_from_bank = karta: od Banku
op-card_to_bank = karta: dla Banku
op-card_from_player = karta: od gracza
op-card_to_player = karta: dla gracza
op-jail_card_drawn = karta więzienna
op-jail_card_used = użycie karty więziennej
op-transfer_fee = opłata za przejęcie zastawu
op-trade = wymiana
op-houses_sold = domy sprzedane graczowi
op-houses_bought = domy kupione od gracza
op-last_cash = reszta gotówki do Banku
op-write_off = odpis
op-taken_over = przejęcie majątku
op-surrendered = oddanie majątku

freed-fine = po zapłaceniu grzywny
freed-card = dzięki karcie
freed-double = dzięki dubletowi
freed-served = po odsiedzeniu kary
closed-refused = odrzucona
closed-withdrawn = wycofana
closed-expired = wygasła
closed-lapsed = wygasła, bo coś w niej nie jest już takie jak w ofercie
closed-impossible = już niemożliwa

event-start_rolled = { $seat } rzuca o start: { $first } i { $second }.
    .seat = Rzucasz o start: { $first } i { $second }.
event-started = { $seat } zaczyna.
    .seat = Zaczynasz.
event-turn_started = Kolejka { $round }: ruch ma { $seat }.
    .seat = Kolejka { $round }: twój ruch.
event-rolled = { $seat } rzuca { $first } i { $second }.
    .seat = Rzucasz { $first } i { $second }.
event-moved = { $seat } staje na polu: { $space }.
    .seat = Stajesz na polu: { $space }.
event-card_drawn = { $seat } ciągnie kartę ({ $deck }): { $card }.
    .seat = Ciągniesz kartę ({ $deck }): { $card }.
event-arrested = { $seat } idzie do więzienia.
    .seat = Idziesz do więzienia.
event-freed = { $seat } wychodzi z więzienia { $freed }{ $deck ->
    [none] {""}
   *[other] {" ("}{ $deck })
  }.
    .seat = Wychodzisz z więzienia { $freed }{ $deck ->
    [none] {""}
   *[other] {" ("}{ $deck })
  }.
event-stayed_in_jail = { $seat } zostaje w więzieniu (odsiedziane kolejki: { $served }).
    .seat = Zostajesz w więzieniu (odsiedziane kolejki: { $served }).
event-rent_due = { $debtor_seat } stoi na polu { $field }: { $seat } może żądać { $amount } M czynszu.
    .seat = { $debtor_seat } stoi na twoim polu { $field }: możesz żądać { $amount } M czynszu.
    .debtor_seat = Stoisz na polu { $field }: { $seat } może żądać { $amount } M czynszu.
event-rent_claimed = { $seat } żąda czynszu: { $field }, { $amount } M. Płaci { $debtor_seat }.
    .seat = Żądasz czynszu: { $field }, { $amount } M. Płaci { $debtor_seat }.
    .debtor_seat = { $seat } żąda od ciebie czynszu: { $field }, { $amount } M.
event-rent_waived = { $seat } rezygnuje z czynszu: { $field }, { $amount } M. Nie płaci { $debtor_seat }.
    .seat = Rezygnujesz z czynszu: { $field }, { $amount } M. Nie płaci { $debtor_seat }.
    .debtor_seat = { $seat } rezygnuje z czynszu: { $field }, { $amount } M. Nie płacisz.
event-rent_lapsed = Nikt nie zażądał na czas: { $seat } nie dostaje czynszu ({ $debtor_seat }, { $field }, { $amount } M).
    .seat = Bez żądania na czas nie dostajesz czynszu ({ $debtor_seat }, { $field }, { $amount } M).
    .debtor_seat = Nikt nie zażądał na czas: nie płacisz czynszu, { $seat } nic nie dostaje ({ $field }, { $amount } M).
event-in_debt = { $seat } ma do zapłaty { $amount } M i musi zdobyć pieniądze.
    .seat = Masz do zapłaty { $amount } M i musisz zdobyć pieniądze.
event-declined = { $seat } nie kupuje: { $field }.
    .seat = Nie kupujesz: { $field }.
event-auction_opened = Licytacja: { $field }, od { $opening } M.
event-unit_offered = { $hotel ->
    [true] Hotel
   *[false] Dom
  } dla najwyższej oferty.
event-bid_made = { $seat } daje { $amount } M{ $field ->
    [none] {""}
   *[other] {" ("}{ $field })
  }.
    .seat = Dajesz { $amount } M{ $field ->
    [none] {""}
   *[other] {" ("}{ $field })
  }.
event-passed = { $seat } pasuje.
    .seat = Pasujesz.
event-won = { $seat } wygrywa licytację: { $field } za { $amount } M.
    .seat = Wygrywasz licytację: { $field } za { $amount } M.
event-unsold = Nikt nie licytuje; pole zostaje w Banku.
event-contest_opened = { $seat } zamawia ostatnie { $hotel ->
    [true] hotele
   *[false] domy
  } ({ $field }: { $count }; w Banku: { $stock }). Inni też mogą zamawiać.
    .seat = Zamawiasz ostatnie { $hotel ->
    [true] hotele
   *[false] domy
  } ({ $field }: { $count }; w Banku: { $stock }). Inni też mogą zamawiać.
event-contest_joined = { $seat } zamawia: { $field }, { $count }.
    .seat = Zamawiasz: { $field }, { $count }.
event-contest_declined = { $seat } nic nie zamawia.
    .seat = Nic nie zamawiasz.
event-contest_ended = Ostatnie budynki są rozdzielone.
event-trade_offered = Oferta { $seat } → { $to_seat }: { deal-terms }.
    .seat = Twoja oferta → { $to_seat }: { deal-terms }.
    .to_seat = { $seat } proponuje ci: { deal-terms }.
event-trade_done = Wymiana { $seat } – { $to_seat }: { deal-terms }.
    .seat = Wymieniasz się. Partner: { $to_seat }. { deal-terms }.
    .to_seat = { $seat } wymienia się z tobą: { deal-terms }.
event-offer_closed = Oferta { $seat } → { $to_seat }: { $closed }.
    .seat = Twoja oferta → { $to_seat }: { $closed }.
    .to_seat = Oferta dla ciebie ({ $seat }): { $closed }.
event-bankrupt = { $seat } bankrutuje.
    .seat = Bankrutujesz. Gra toczy się dalej bez ciebie.
event-resigned = { $seat } rezygnuje z gry.
    .seat = Rezygnujesz z gry.
event-bonus = { $seat } dostaje { $amount } M za START.
    .seat = Dostajesz { $amount } M za START.
event-bought = { $seat } kupuje: { $field }, { $amount } M.
    .seat = Kupujesz: { $field }, { $amount } M.
event-built = { $seat } buduje: { $field }, { $amount } M. { $level ->
    [5] Stoi tu hotel
    [one] Stoi tu jeden dom
    [few] Stoją tu już { $level } domy
    [many] Stoi tu już { $level } domów
   *[other] Stoi tu już { $level } domu
  }.
    .seat = Budujesz: { $field }, { $amount } M. { $level ->
    [5] Stoi tu hotel
    [one] Stoi tu jeden dom
    [few] Stoją tu już { $level } domy
    [many] Stoi tu już { $level } domów
   *[other] Stoi tu już { $level } domu
  }.
event-sold = { $seat } sprzedaje budynki: { $field }, +{ $amount } M. { $level ->
    [0] Zostaje puste pole
    [one] Zostaje jeden dom
    [few] Zostają { $level } domy
    [many] Zostaje { $level } domów
   *[other] Zostaje { $level } domu
  }.
    .seat = Sprzedajesz budynki: { $field }, +{ $amount } M. { $level ->
    [0] Zostaje puste pole
    [one] Zostaje jeden dom
    [few] Zostają { $level } domy
    [many] Zostaje { $level } domów
   *[other] Zostaje { $level } domu
  }.
event-mortgaged = { $seat } zastawia: { $field }, +{ $amount } M.
    .seat = Zastawiasz: { $field }, +{ $amount } M.
event-redeemed = { $seat } wykupuje zastaw: { $field }, { $amount } M.
    .seat = Wykupujesz zastaw: { $field }, { $amount } M.
event-rent_paid = Czynsz { $seat } → { $to_seat }: { $amount } M ({ $field }).
    .seat = Płacisz czynsz: { $to_seat } dostaje { $amount } M ({ $field }).
    .to_seat = { $seat } płaci ci { $amount } M czynszu ({ $field }).
event-tax_paid = { $seat } płaci { $amount } M: { $field }.
    .seat = Płacisz { $amount } M: { $field }.
event-fine_paid = { $seat } płaci { $amount } M grzywny.
    .seat = Płacisz { $amount } M grzywny.
event-card_paid = { $seat } płaci Bankowi { $amount } M.
    .seat = Płacisz Bankowi { $amount } M.
event-fee_paid = { $seat } płaci { $amount } M za przejęcie zastawu.
    .seat = Płacisz { $amount } M za przejęcie zastawu.
event-time_up = Koniec czasu: { $seat }. Gra toczy się dalej.
    .seat = Twój czas minął. Gra toczy się dalej.
event-booked = { $seat }: { $op }{ $field ->
    [none] {""}
   *[other] {" – "}{ $field }
  }{ $with_seat ->
    [none] {""}
   *[other] {" ("}{ $with_seat })
  }{ $cash_in ->
    [0] {""}
   *[other] , +{ $cash_in } M
  }{ $cash_out ->
    [0] {""}
   *[other] , −{ $cash_out } M
  }{ $revenue ->
    [none] { $number ->
        [none] {""}
       *[other] , pozycja { $number }
      }
    [0] {""}
   *[other] , przychód { $revenue }
  }{ $cost ->
    [none] {""}
    [0] {""}
   *[other] , koszt { $cost }
  }.
    .detail = tak
event-hand_entry = { $seat } księguje pozycję { $entry }: przychód { $revenue }, koszt { $cost }.
    .seat = Księgujesz pozycję { $entry }: przychód { $revenue }, koszt { $cost }.
event-closing_began = Wszystkie kolejki rozegrane. Można jeszcze żądać otwartych czynszów.
event-game_ended = { $winners-count ->
    [one] Wygrywa { $winners }.
    [few] Wygrywają wspólnie { $winners }.
    [many] Wygrywają wspólnie { $winners }.
   *[other] Wygrywają wspólnie { $winners }.
  } { $results }.
    .winners = Wygrywasz. { $results }.
results-item = { $rank }. { $seat }: zysk { $profit } M, gotówka { $cash } M{ $bankrupt ->
    [true] , bankrut
   *[false] {""}
  }
    .seat = { $rank }. Ty: zysk { $profit } M, gotówka { $cash } M{ $bankrupt ->
    [true] , bankrut
   *[false] {""}
  }
deal-terms = { $houses ->
    [0] { deal-give } za { deal-get }
   *[other] { $give_cash ->
        [0] domy: { $houses } ({ $give_fields } → { $get_fields }) za { $get_cash } M
       *[other] { $give_cash } M za domy: { $houses } ({ $get_fields } → { $give_fields })
      }
  }

action-roll = Rzuć kostkami
action-roll_for_double = Rzuć o dublet
action-wait = Czekaj w więzieniu
action-pay_fine = Zapłać grzywnę 50 M
action-use_jail_card = Użyj karty wyjścia ({ $deck })
action-buy = Kup pole
action-decline = Oddaj na licytację
action-end_turn = Zakończ ruch
action-claim_rent = Żądaj czynszu
action-waive_rent = Zrezygnuj z czynszu
action-pass = Pas
action-bid = { $field ->
    [none] Daj { $amount } M
   *[other] Daj { $amount } M: { $field }
  }
action-join_contest = Zamów { $count }: { $field }
action-decline_contest = Nic nie zamawiaj
action-refuse_trade = Odrzuć ofertę
action-accept_trade = Przyjmij ofertę
action-withdraw_trade = Wycofaj ofertę
action-declare_bankruptcy = Ogłoś bankructwo
action-build_house = Buduj: { $field }, { $count ->
    [one] jeden dom
    [few] { $count } domy
    [many] { $count } domów
   *[other] { $count } domu
  }
action-build_hotel = Buduj hotel: { $field }
action-sell_houses = Sprzedaj: { $field }, { $count ->
    [one] jeden dom
    [few] { $count } domy
    [many] { $count } domów
   *[other] { $count } domu
  }
action-sell_hotel = Sprzedaj hotel: { $field }
action-downgrade_hotel = Zamień hotel na cztery domy: { $field }
action-mortgage = Zastaw: { $field }
action-redeem = Wykup zastaw: { $field }
action-offer_trade = Oferta → { $to_seat }: { deal-give } za { deal-get }
action-offer_houses = Oferta → { $to_seat }: domy { $count } ({ $source } → { $target }) za { $price } M
action-stand_by = Teraz nic nie robię
action-resign = Zrezygnuj z gry
action-book_entry = Zaksięguj pozycję { $entry }: przychód { $revenue }, koszt { $cost }

form-bid = Licytuj
form-build_house = Buduj domy
form-sell_houses = Sprzedaj domy
form-join_contest = Zamów budynki
form-offer_trade = Zaproponuj wymianę: { $to_seat }
form-book_entry = Zaksięguj pozycję
form-resign = Zrezygnuj z gry
field-build_house-field = Ulica
field-build_house-count = Ile
field-sell_houses-field = Ulica
field-sell_houses-count = Ile
field-join_contest-field = Ulica
field-join_contest-count = Ile
field-bid-amount = Kwota
field-bid-field = Ulica
field-offer_trade-give_cash = Oddajesz: pieniądze
field-offer_trade-get_cash = Otrzymujesz: pieniądze
field-offer_trade-give_fields = Oddajesz: pola
field-offer_trade-get_fields = Otrzymujesz: pola
field-offer_trade-give_cards = Oddajesz: karty
field-offer_trade-get_cards = Otrzymujesz: karty
field-book_entry-entry = Pozycja
field-book_entry-revenue = Przychód
field-book_entry-cost = Koszt

refusal-PT-1 = W tę grę grają od dwóch do ośmiu osób.
refusal-PT-2 = Pliku planszy nie można użyć; wybierz wbudowaną planszę lub popraw plik.
refusal-PT-10 = Bankrut już tylko się przygląda.
refusal-PT-12 = Gra jest skończona.
refusal-PT-14 = Ruch kończy tylko gracz, którego jest kolej, po przesunięciu pionka.
refusal-PT-15 = Rzucać wolno tylko we własnym ruchu, przed przesunięciem pionka.
refusal-PT-18 = Po dublecie trzeba rzucić ponownie; bez dubletu nie ma dalszego rzutu.
refusal-PT-21 = Kupić wolno tylko wolne pole, na którym właśnie stoisz, za pełną cenę w gotówce.
refusal-PT-32 = W tej chwili nie można żądać czynszu. Poczekaj na koniec przerwy.
refusal-PT-34 = To roszczenie już nie istnieje: następny gracz już rzucił albo czynsz jest rozliczony.
refusal-PT-36 = Właściciele mają jeszcze chwilę na żądanie czynszu. Zaczekaj z rzutem.
refusal-PT-38 = Czynsz należy do tego, kto był właścicielem pola w chwili wejścia.
refusal-PT-41 = Ciąży na tobie czynsz: nie możesz wydać pieniędzy potrzebnych na jego zapłatę.
refusal-PT-42 = Teraz nie ma licytacji.
refusal-PT-43 = Za mało: zacznij od ceny wywoławczej, potem przebij co najmniej o krok.
refusal-PT-45 = W licytacji stawiasz gotówkę, którą masz; wolno zastawiać i sprzedawać budynki, nic więcej.
refusal-PT-46 = Nie bierzesz już udziału w tej licytacji albo prowadzisz i nie musisz nic robić.
refusal-PT-48 = Licytuje się po kolei: poczekaj na swoją kolej.
refusal-PT-51 = Budować, sprzedawać, zastawiać i wykupywać wolno tylko w trakcie ruchu (przy niektórych stołach tylko własnego) i nie wtedy, gdy czekasz z boku.
refusal-PT-52 = Domy stawia się na własnej niezastawionej ulicy (najwyżej cztery), gdy Bank je ma i starcza gotówki.
refusal-PT-53 = Hotel wymaga czterech domów na własnej niezastawionej ulicy i gotówki.
refusal-PT-55 = Aby budować, trzeba mieć wszystkie ulice koloru.
refusal-PT-56 = Buduj i sprzedawaj równo: ulice jednego koloru mogą różnić się o jeden poziom.
refusal-PT-57 = Zanim zaczniesz budować, wykup zastawione ulice tego koloru.
refusal-PT-58 = Na dworcach i w zakładach nie ma budynków.
refusal-PT-59 = Bank nie ma już takich budynków.
refusal-PT-61 = Odpowiadać mogą tylko gracze, którzy mogliby teraz budować, zamówieniem możliwym dla ich ulicy.
refusal-PT-63 = Oferta na budynek wskazuje twoją ulicę, która może go przyjąć, i wynosi co najmniej pół ceny domu.
refusal-PT-64 = Tej ulicy nie można zastawić, dopóki chcesz na niej budować.
refusal-PT-66 = Sprzedać można tylko domy stojące na własnej ulicy.
refusal-PT-67 = Na tej ulicy nie masz hotelu.
refusal-PT-68 = Zamiana wymaga twojego hotelu i czterech domów w Banku. Możesz sprzedać hotel w całości.
refusal-PT-69 = W tej chwili nie można sprzedawać budynków.
refusal-PT-70 = Domami handluje się tylko, gdy stół na to pozwala i Bank nie ma żadnych, między ulicami o tej samej cenie domu.
refusal-PT-71 = Zastawić można tylko własne niezastawione pole bez budynków.
refusal-PT-72 = Wykup wymaga zastawionego pola i gotówki na pożyczkę z odsetkami.
refusal-PT-74 = Zastaw wykupuje tylko właściciel.
refusal-PT-75 = W wymianie obie strony dają coś, co mają, a pole lub karta zmienia właściciela.
refusal-PT-76 = Najpierw sprzedaj budynki: pola wymienia się bez nich.
refusal-PT-79 = Odbiorcy nie stać na opłatę za przejęcie zastawu.
refusal-PT-80 = W tej chwili nie można się wymieniać.
refusal-PT-81 = Ta oferta nie jest dla ciebie otwarta albo osiągnięto limit ofert lub wymian w tym ruchu.
refusal-PT-82 = Przy tym stole pola mogą być tylko po jednej stronie wymiany.
refusal-PT-83 = Cena zbyt odbiega od wartości księgowej.
refusal-PT-84 = Dłużnik sprzedaje za gotówkę i nie może na tym stracić płynności.
refusal-PT-94 = Grzywnę płaci się w więzieniu na początku własnego ruchu, mając 50 M w gotówce.
refusal-PT-95 = Grzywnę płaci się raz za pobyt w więzieniu.
refusal-PT-96 = Karty używa się w więzieniu na początku ruchu, jeśli się ją ma.
refusal-PT-97 = W więzieniu rzuca się o dublet, na wolności normalnie.
refusal-PT-99 = Czekać mogą tylko uwięzieni na początku swojego ruchu.
refusal-PT-101 = To ostatni ruch w więzieniu: rzuć, zapłać albo użyj karty.
refusal-PT-104 = Najpierw trzeba uregulować dług; robi to dłużnik.
refusal-PT-105 = Możesz jeszcze zdobyć pieniądze: zastaw lub sprzedaj, zanim się poddasz.
refusal-PT-111 = Zrezygnować może tylko gracz, który jest jeszcze w grze.
refusal-PT-122 = Ręcznie księguje się tylko przy stołach, które tak grają, każdą pozycję raz i po kolei.
refusal-PT-123 = Kolejki się skończyły: rozstrzyga się już tylko otwarte czynsze.
refusal-PT-126 = Trwa rozstrzyganie rzutu lub karty. Spróbuj za chwilę.
refusal-PT-127 = Stół czeka na ciebie: najpierw odpowiedz.
refusal-PT-143 = W tym ruchu zamówienia trzy razy wywołały już licytację.
refusal-PT-144 = Twoja oferta jest najwyższa: poczekaj na koniec licytacji.

option-preset = Zasady
option-preset-help = Ustawia pozostałe opcje: regulamin turniejowy albo zasady klasyczne.
option-preset-is-tournament = turniej
option-preset-is-classic = klasyczne
option-rounds = Kolejki
option-rounds-help = Ile ruchów ma każdy; 0 oznacza grę do ostatniego gracza.
option-start_money = Pieniądze na start
option-start_money-help = Tyle każdy ma na początku.
option-start_bonus = Premia za START
option-start_bonus-help = Za dojście do STARTU lub minięcie go.
option-start_order = Kto zaczyna
option-start_order-help = Decydują kostki albo zaczyna miejsce 1, tak jak posadził turniej.
option-start_order-is-dice = kostki
option-start_order-is-balanced = kolejność turniejowa
option-order_bonus = Premia za późniejszy start
option-order_bonus-help = Ile dostaje gracz za każdego, kto miał kolejkę przed jego pierwszą; 0 oznacza brak.
option-doubles_to_jail = Dublety do więzienia
option-doubles_to_jail-help = Który kolejny dublet prowadzi do więzienia.
option-jail_double_rolls_again = Dublet w więzieniu daje rzut
option-jail_double_rolls_again-help = Czy dublet, który uwalnia, daje dodatkowy rzut.
option-jail_turns = Ruchy w więzieniu
option-jail_turns-help = Ile ruchów najwyżej się odsiaduje.
option-fine_after_wait = Grzywna po odsiadce
option-fine_after_wait-help = Czy ostatni ruch w więzieniu kończy się grzywną.
option-jail_fine_timing = Kiedy grzywna uwalnia
option-jail_fine_timing-help = Na początku tego samego ruchu albo następnego.
option-jail_fine_timing-is-turn_start = od razu
option-jail_fine_timing-is-delayed = ruch później
option-rent_claim = Ściąganie czynszu
option-rent_claim-help = Właściciel upomina się o czynsz albo czynsz płaci się sam.
option-rent_claim-is-manual = na żądanie
option-rent_claim-is-automatic = automatycznie
option-claim_grace_s = Czas na żądanie (s)
option-claim_grace_s-help = Jak długo następny gracz czeka z rzutem; 0 to wyścig.
option-double_rent_group = Podwójny czynsz za kolor
option-double_rent_group-help = Puste ulice pełnego koloru dają podwójny czynsz.
option-utility_roll = Rzut na zakłady
option-utility_roll-help = Rzut, którym wszedł pionek, albo nowy.
option-utility_roll-is-arriving = rzut wejściowy
option-utility_roll-is-fresh = nowy rzut
option-auction_opening = Cena wywoławcza
option-auction_opening-help = Od czego zaczyna się licytacja.
option-auction_opening-is-half_price = połowa ceny
option-auction_opening-is-ten = 10 M
option-auction_mode = Licytacje
option-auction_mode-help = Wszyscy naraz albo po kolei.
option-auction_mode-is-open = otwarte
option-auction_mode-is-sequential = po kolei
option-auction_increment = Krok licytacji
option-auction_increment-help = O ile trzeba przebić.
option-decliner_may_bid = Rezygnujący może licytować
option-decliner_may_bid-help = Czy gracz, który nie kupił, może licytować.
option-build_needs_group = Budowa wymaga koloru
option-build_needs_group-help = Domy tylko na pełnych kolorach.
option-even_building = Równa budowa
option-even_building-help = Ulice koloru różnią się najwyżej o poziom.
option-group_mortgage_blocks_building = Zastawy blokują budowę
option-group_mortgage_blocks_building-help = Nie buduje się, gdy ulica koloru jest zastawiona.
option-clear_scope = Budynki przed zastawem i wymianą
option-clear_scope-help = Gdzie trzeba najpierw sprzedać budynki.
option-clear_scope-is-field = na polu
option-clear_scope-is-group = na całym kolorze
option-mortgage_transfer_fee = Opłata za przejęcie zastawu
option-mortgage_transfer_fee-help = Odbiorca płaci od razu dziesiątą część pożyczki.
option-shortage = Brak budynków
option-shortage-help = Co się dzieje, gdy kilka osób chce ostatnich budynków.
option-shortage-is-contest = licytacja
option-shortage-is-first_come = kto pierwszy
option-building_resale = Domy między graczami
option-building_resale-help = Czy gracze mogą sprzedawać sobie domy: nigdy, gdy Bank ich nie ma, albo zawsze.
option-building_resale-is-bank_only = tylko Bank
option-building_resale-is-players = także gracze
option-building_resale-is-any_time = zawsze
option-field_swaps = Pole za pole
option-field_swaps-help = Pola mogą być po obu stronach wymiany.
option-trade_band_pct = Widełki cen (%)
option-trade_band_pct-help = Jak daleko cena może odbiegać od wartości; 0 to dowolnie.
option-jail_card_value = Wartość karty więziennej
option-jail_card_value-help = Po ile karta stoi w księgach.
option-bankrupt_assets = Majątek bankruta
option-bankrupt_assets-help = Licytuje go Bank albo dostaje wierzyciel.
option-bankrupt_assets-is-bank_auction = licytacja
option-bankrupt_assets-is-to_creditor = dla wierzyciela
option-ranking = Klasyfikacja
option-ranking-help = Według zysku albo tego, co da się spieniężyć.
option-ranking-is-profit = zysk
option-ranking-is-liquidation = likwidacja
option-off_turn_actions = Działania poza ruchem
option-off_turn_actions-help = Budowa i wymiana zawsze albo tylko we własnym ruchu.
option-off_turn_actions-is-any_time = zawsze
option-off_turn_actions-is-own_turn = tylko we własnym ruchu
option-cash_visible = Widoczna gotówka
option-cash_visible-help = Czy wszyscy widzą gotówkę innych.
option-ledger_mode = Karta operacji
option-ledger_mode-help = Księgi prowadzi program albo każdy sam.
option-ledger_mode-is-auto = prowadzi program
option-ledger_mode-is-self = ręcznie
option-turn_timer_s = Zegar ruchu (s)
option-turn_timer_s-help = Czas na decyzję w ruchu; 0 wyłącza. Działa tylko po zmianie tutaj i w turniejach; inaczej liczy się zegar stołu.
option-debt_timer_s = Zegar długu (s)
option-debt_timer_s-help = Czas na zdobycie pieniędzy; 0 wyłącza. Działa tylko po zmianie tutaj i w turniejach; inaczej liczy się zegar stołu.
option-auction_idle_s = Zegar licytacji (s)
option-auction_idle_s-help = Czas bez przebicia, po którym pada młotek; 0 wyłącza. Przy stole bez zegara działa tylko po zmianie tutaj.
option-contest_s = Zegar zamówień (s)
option-contest_s-help = Czas na zamówienie brakujących budynków; 0 wyłącza. Przy stole bez zegara działa tylko po zmianie tutaj.
option-offer_ttl_s = Ważność oferty (s)
option-offer_ttl_s-help = Po tym czasie oferta wygasa; 0 to nigdy. Przy stole bez zegara działa tylko po zmianie tutaj.
option-closing_s = Zegar końcowy (s)
option-closing_s-help = Czas na ostatnie roszczenia; 0 wyłącza. Przy stole bez zegara działa tylko po zmianie tutaj.
option-board = Plansza
option-board-help = Warszawa albo treść pliku planszy.
option-board-is-warsaw = Warszawa

coach-roll = Poruszasz się o sumę oczek. Dublet daje kolejny rzut; za dużo dubletów w jednym ruchu prowadzi do więzienia.
    .at = stage
coach-buy = Pole przynosi czynsz za każdym razem, gdy inni na nim staną. Tu od razu można budować, więc opłaca się nawet jedna tania ulica. Czego nie kupisz, trafia na licytację.
    .at = stage
coach-end-build = Zysk robią domy: najbardziej podnosi czynsz trzeci dom. Buduj wcześnie, ale zostaw gotówkę na cudze czynsze.
    .at = hand
coach-claim = Tu nikt nie płaci sam z siebie. Jeśli nie upomnisz się o czynsz przed następnym rzutem, przepada.
    .at = hand
coach-auction-open = Na licytacji bywa taniej: zaczyna się od połowy ceny. Pomyśl, ile pole przyniesie i kto nie powinien go dostać.
    .at = stage
coach-debt = Najpierw zastawiaj: pole można potem wykupić. Domy wracają do Banku za połowę ceny.
    .at = hand

lesson-auction = Licytowane jest pole warte 60 M. Nikt jeszcze nic nie zaoferował. Zaoferuj najmniej, jak pozwalają zasady.
    .title = Połowa ceny
    .why = Pierwsza oferta to co najmniej połowa ceny: 30 M. Licytuje się tylko gotówką.
lesson-build = Kupujesz swoją pierwszą ulicę. Postaw na niej jeden dom, choć nie masz całego koloru.
    .title = Buduj od razu
    .why = Tu wolno budować na każdej swojej ulicy i w każdej chwili. Jeden dom podnosi czynsz z 4 do 20 M.
lesson-claim = Ktoś stanął na twojej ulicy. Odbierz swoje pieniądze.
    .title = Upomnij się o czynsz
    .why = Czynsz dostajesz tylko, gdy się o niego upomnisz, zanim następny gracz rzuci kostkami. Potem przepada.

rulebook-01 = Od dwóch do ośmiu osób ma po dziesięć ruchów na planszy z ulicami Warszawy. Każdy zaczyna z tą samą kwotą i niczym więcej; Bank ma wszystkie pola, 32 domy i 12 hoteli. Kupujesz pola, budujesz i zbierasz czynsze. Każda płatność to przychód albo koszt; wygrywa najwyższy zysk, a kto nie może zapłacić, bankrutuje.
    .title = O co chodzi
    .rules = PT-1 PT-2 PT-3 PT-6 PT-8 PT-9 PT-11 PT-120 PT-124
    .picture = Plansza: czterdzieści pól wokół Banku i START w rogu.
rulebook-02 = Zaczyna najwyższy rzut, potem kolej idzie w lewo. Rzuć dwiema kostkami, idź, rozlicz pole i zakończ ruch. START daje premię, gdy na nim staniesz lub go miniesz idąc do przodu, nigdy w drodze do więzienia. Dublet daje kolejny rzut, gdy wszystko jest rozliczone; drugi z rzędu prowadzi prosto do więzienia, bez ruszania się. Zasada domowa może dać tym, którzy zaczynają później, małą premię.
    .title = Twój ruch
    .rules = PT-4 PT-5 PT-10 PT-14 PT-15 PT-16 PT-17 PT-18 PT-19 PT-20 PT-145
    .picture = Ruch: dwie kostki, tyle kroków i pole, na którym staje pionek.
rulebook-03 = Pole, które nie ma właściciela, kupisz za cenę z karty. Jeśli brakuje gotówki, możesz ją najpierw zdobyć. Gdy zrezygnujesz, pole od razu idzie na licytację. Na własnym polu, w odwiedzinach w więzieniu i na wolnym polu nic się nie dzieje.
    .title = Kupowanie
    .rules = PT-21 PT-22 PT-23 PT-24
rulebook-04 = Ulica przynosi czynsz z karty, z każdym domem wyższy; bez domów podwójny, jeśli właściciel ma cały kolor. Dworzec daje 25 i dwa razy tyle za każdy następny dworzec tej samej osoby. Zakład daje czterokrotność kostek, przy obu dziesięciokrotność. Zastawione pole nic nie daje. Liczy się chwila wejścia; nic późniejszego tego nie zmienia.
    .title = Ile wynosi czynsz
    .rules = PT-25 PT-26 PT-27 PT-28 PT-29 PT-30
rulebook-05 = Kto stanie na twoim polu, nie płaci, dopóki nie zażądasz czynszu, choćby z więzienia. Masz czas, aż rzuci następny gracz; potem czynsz przepada, także gdy rzucasz ty. Krótka chwila na żądanie jest zawsze zachowana. Możesz też z niego zrezygnować. Póki wisi nad tobą czynsz, nie wolno najpierw rozdać pieniędzy. Z opcją czynsz płaci się sam.
    .title = Czynsz trzeba ściągnąć
    .rules = PT-31 PT-32 PT-33 PT-34 PT-35 PT-36 PT-38 PT-39 PT-40 PT-41
    .picture = Ktoś staje na twoim polu: zażądaj czynszu, zanim rzuci następny gracz.
rulebook-06 = Pole, z którego ktoś zrezygnował, licytują wszyscy, także z więzienia i ten, kto zrezygnował. Zaczyna się od połowy ceny, liczy się tylko gotówka; wolno wtedy sprzedawać budynki i zastawiać, nic więcej. Kto spasuje, odpada. Wygrywa najwyższa oferta, gdy pozostali spasują albo przez chwilę nikt nie przebije. Bez ofert pole zostaje w Banku. Opcje pozwalają licytować po kolei albo zaczynać od 10.
    .title = Licytacje
    .rules = PT-42 PT-43 PT-44 PT-45 PT-46 PT-47 PT-48 PT-49 PT-50
    .picture = Licytacja: po raz pierwszy, po raz drugi, sprzedane.
rulebook-07 = Budować możesz zawsze i na każdej swojej niezastawionej ulicy, bez kompletu koloru i tak nierówno, jak chcesz: do czterech domów, potem hotel w ich miejsce. Dworce i zakłady nie mają budynków. Opcje przywracają wymogi innych zasad: cały kolor, równą budowę, brak zastawów w kolorze.
    .title = Budowa
    .rules = PT-51 PT-52 PT-53 PT-54 PT-55 PT-56 PT-57 PT-58
    .picture = Budowa: cztery domy, potem hotel w ich miejsce.
rulebook-08 = Jeśli po twoim zamówieniu zabraknie budynków dla innych, którzy mogliby teraz budować, pyta się ich, czy też chcą. Gdy starcza dla wszystkich, każdy płaci cenę z karty; inaczej budynki licytuje się po jednym, od połowy ceny. Nikt nie dostaje więcej, niż zamówił. Z opcją decyduje kolejność zgłoszeń.
    .title = Gdy brakuje budynków
    .rules = PT-59 PT-60 PT-61 PT-62 PT-63 PT-64 PT-65 PT-143
rulebook-09 = Bank odkupuje budynki za połowę ceny, kiedy chcesz, także w trakcie licytacji i przy długach. Hotel sprzedaje się w całości albo zamienia z powrotem na cztery domy, jeśli Bank je ma. Z opcją gracze mogą sprzedawać sobie domy, gdy Bank nie ma żadnego albo zawsze; co dostaną ponad cenę domu, jest przychodem.
    .title = Sprzedaż budynków
    .rules = PT-66 PT-67 PT-68 PT-69 PT-70 PT-142
rulebook-10 = Pole bez budynków można zastawić za połowę ceny. Nie przynosi wtedy czynszu. Pożyczka nie ma terminu; spłaca ją właściciel pola, o jedną dziesiątą więcej.
    .title = Zastawy
    .rules = PT-71 PT-72 PT-73 PT-74
rulebook-11 = Pola bez budynków i karty więzienne wolno sprzedawać innym za dowolną uzgodnioną cenę; obie strony muszą coś dać. Zastawione pole przechodzi z pożyczką. Obietnice nie są częścią umowy. Oferta wiąże po przyjęciu, a liczba ofert jest ograniczona. Nie handluje się w trakcie licytacji i zamówień. W długach wolno handlować tylko po gotówkę. Opcje dopuszczają pole za pole albo ustalają widełki cen.
    .title = Interesy
    .rules = PT-75 PT-76 PT-77 PT-78 PT-79 PT-80 PT-81 PT-82 PT-83 PT-84
rulebook-12 = Na Szansie i Kasie Społecznej ciągniesz kartę, robisz, co każe, i wkładasz ją pod stos; po przesunięciu rozlicza się też nowe pole. Kartę więzienną zatrzymujesz, aż jej użyjesz lub ją sprzedasz. Niektóre karty każą zapłacić każdemu albo wszyscy płacą tobie. Dwa pola to podatki: 200 i 100.
    .title = Karty i podatki
    .rules = PT-85 PT-86 PT-87 PT-88 PT-89 PT-90 PT-91
rulebook-13 = Do więzienia prowadzi pole, karta albo drugi dublet. Zachowujesz tam wszystkie prawa: żądasz czynszu, licytujesz, budujesz, handlujesz. Wychodzisz, płacąc 50 przed rzutem, z kartą, dzięki dubletowi (i wtedy rzucasz znowu) albo bez opłaty po dwóch ruchach. Możesz też po prostu czekać. Kto tylko tędy idzie, jest w odwiedzinach.
    .title = Więzienie
    .rules = PT-92 PT-93 PT-94 PT-95 PT-96 PT-97 PT-98 PT-99 PT-100 PT-101 PT-102
rulebook-14 = Dług płaci się od razu, jeśli masz gotówkę. Inaczej zastawiasz, sprzedajesz budynki albo handlujesz, aż wystarczy; po upływie czasu dzieje się to samo z siebie. Bankrutuje tylko ten, kto w żaden sposób nie zbierze kwoty: gotówka idzie do wierzyciela, a pola licytuje Bank. Poddanie się w trakcie gry to też bankructwo. Z opcją wszystko dostaje wierzyciel.
    .title = Długi i bankructwo
    .rules = PT-103 PT-104 PT-105 PT-106 PT-107 PT-108 PT-109 PT-110 PT-111 PT-116 PT-117 PT-144
rulebook-15 = Pola stoją w księgach po cenie z karty, budynki po cenie budowy, pożyczki jako dług. Zakup i budowa nie są kosztem; kosztem jest tylko to, co przepłacisz lub dostaniesz poniżej wartości, a odwrotnie jest to przychód. Tak samo wymiana, która daje ci więcej, niż oddajesz. Majątek netto to zawsze pieniądze na start plus zysk. Karta zapisuje każdą operację; z opcją prowadzisz ją ręcznie, a błędy kosztują punkty w turnieju.
    .title = Karta operacji
    .rules = PT-7 PT-112 PT-113 PT-114 PT-115 PT-118 PT-121 PT-122
rulebook-16 = Po ostatniej kolejce można jeszcze ściągnąć otwarte czynsze. Potem porównuje się zyski; przy remisie decyduje gotówka, potem liczba pól. Bankruci są na końcu, im wcześniej, tym niżej. Ostatni wypłacalny gracz wygrywa od razu. Opcje pozwalają grać bez limitu kolejek albo liczyć, ile dałaby sprzedaż wszystkiego.
    .title = Koniec
    .rules = PT-12 PT-13 PT-123 PT-124 PT-125
    .picture = Koniec: porównanie zysków, wygrywa najwyższy słupek.
rulebook-17 = Każdy może działać w każdej chwili, więc liczy się, kto pierwszy: żądanie przed rzutem, zgoda przed wycofaniem. W czasie licytacji i długów zegary stoją. Gdy twój czas minie, gra rzuca, rezygnuje, pasuje albo kończy ruch za ciebie; czynszu sama nigdy nie ściąga.
    .title = Czas i wyścigi
    .rules = PT-126 PT-127 PT-128 PT-129
rulebook-18 = Wiele stołów po trzy do sześciu osób rozgrywa równocześnie kilka gier; za każdym razem siadasz z kimś innym, a kto zaczynał późno, następnym razem zaczyna wcześnie. Sumuje się zyski albo miejsca; o remisach decydują miejsca, wygrane i najlepsza gra. Najlepsi mogą zagrać finał. Każdy zabiera do domu swoje karty operacji.
    .title = Turniej
    .rules = PT-130 PT-131 PT-132 PT-133 PT-134 PT-135 PT-136 PT-137 PT-138 PT-139 PT-140 PT-141

deal-give = { $give_fields-count ->
    [0] { $give_cash ->
        [0] { $give_cards }
       *[other] { $give_cash } M{ $give_cards-count ->
            [0] {""}
           *[other] {" + "}{ $give_cards }
          }
      }
   *[other] { $give_fields }{ $give_cash ->
        [0] {""}
       *[other] {" + "}{ $give_cash } M
      }{ $give_cards-count ->
        [0] {""}
       *[other] {" + "}{ $give_cards }
      }
  }
deal-get = { $get_fields-count ->
    [0] { $get_cash ->
        [0] { $get_cards }
       *[other] { $get_cash } M{ $get_cards-count ->
            [0] {""}
           *[other] {" + "}{ $get_cards }
          }
      }
   *[other] { $get_fields }{ $get_cash ->
        [0] {""}
       *[other] {" + "}{ $get_cash } M
      }{ $get_cards-count ->
        [0] {""}
       *[other] {" + "}{ $get_cards }
      }
  }
deal-effect = { $own ->
    [none] {""}
   *[other] {" "}Kompletujesz kolor ({ $own }).
  }{ $theirs ->
    [none] {""}
   *[other] {" "}{ $seat } kompletuje kolor ({ $theirs }): zapłacisz tam wyższy czynsz.
  }{ $gain ->
    [0] {""}
   *[other] {" "}Zysk: +{ $gain } M.
  }{ $loss ->
    [0] {""}
   *[other] {" "}Zysk: −{ $loss } M.
  }
lot-house = dom
lot-hotel = hotel

prompt-start = Kostki decydują, kto zaczyna.
prompt-bankrupt = Jesteś bankrutem i nie grasz dalej. Teraz: { $seat }.
prompt-roll = Twój ruch: rzuć kostkami.
prompt-roll-danger = Twój ruch: rzuć kostkami. Uwaga: przed tobą { $space }, czynsz { $rent } M, a wszystko, co masz, da { $most } M.
prompt-roll-again = Dublet: rzucasz jeszcze raz.{ $risk ->
    [true] {" "}Kolejny dublet to więzienie.
   *[false] {""}
  }
prompt-grace-own = Za chwilę twój ruch. Najpierw można żądać czynszu: { $seats }.
prompt-jail = Jesteś w więzieniu. Rzuć dublet, zapłać { $fine } M albo czekaj: wyjdziesz po { $left ->
    [one] jednej kolejce
    [few] { $left } kolejkach
    [many] { $left } kolejkach
   *[other] { $left } kolejkach
  }.
prompt-jail-last = Ostatnia kolejka w więzieniu: zapłać { $fine } M teraz albo rzuć i zapłać tylko bez dubletu.
prompt-buy = { $space } na sprzedaż: { $price } M (masz { $cash } M). Kup albo pole idzie na licytację.
prompt-buy-short = { $space } kosztuje { $price } M, a masz { $cash } M. Zdobądź pieniądze albo pole idzie na licytację.
prompt-claim = { $debtor_seat } stoi na twoim polu { $space }: zażądaj { $amount } M, bo po następnym rzucie czynsz przepada.
prompt-claim-first = Najpierw zażądaj { $amount } M czynszu ({ $debtor_seat }, { $space }): gdy zagrasz dalej, przepada.
prompt-claim-last = Gra się kończy: zażądaj teraz { $amount } M czynszu ({ $debtor_seat }, { $space }).
prompt-offer = { $seat } daje { deal-get }, chce za to { deal-give }. Przyjmij albo odrzuć.
prompt-offer-houses = { $seat } proponuje handel domami: { $count } ({ $source } → { $target }) za { $amount } M. Przyjmij albo odrzuć.
prompt-end = Zakończ swój ruch.
prompt-end-build = Możesz budować: { $space }, { $price } M. Czynsz { $before } → { $after } M. Albo zakończ ruch.
prompt-end-owing = O { $amount } M czynszu od ciebie może się jeszcze upomnieć: { $seats }. Zakończ ruch.
prompt-end-lost = O { $amount } M czynszu od ciebie może się jeszcze upomnieć: { $seats }. Wszystko, co masz, da { $most } M: zaproponuj wymianę albo licz na szczęście.
prompt-auction-open = Licytacja: { $lot }. Jeszcze nikt nie licytuje. Daj co najmniej { $least } M (masz { $cash } M) albo spasuj.
prompt-auction = Licytacja: { $lot }. { $seat } daje { $high } M. Daj co najmniej { $least } M (masz { $cash } M) albo spasuj.
prompt-auction-short = Licytacja: { $lot }. Trzeba dać { $least } M, a masz { $cash } M. Zdobądź pieniądze albo spasuj.
prompt-auction-lead = Licytacja: { $lot }. Prowadzisz z ofertą { $high } M. Nadal w grze: { $seats }.
prompt-auction-watch = Licytacja: { $lot }. Prowadzi { $seat }, { $high } M. Nadal w grze: { $seats }.
prompt-auction-watch-open = Licytacja: { $lot }. Jeszcze nikt nie licytuje. W grze: { $seats }.
prompt-contest = { $seat } zamawia ostatnie { $hotel ->
    [true] hotele
   *[false] domy
  } (w Banku: { $stock }). Zamów też coś dla siebie albo nic.
prompt-contest-watch = Trwa zamawianie ostatnich { $hotel ->
    [true] hoteli
   *[false] domów
  }. Jeszcze odpowiadają: { $seats }.
prompt-debt = Masz do zapłaty { $amount } M ({ $reason }), w kasie { $cash } M. Brakuje { $missing } M: zastaw, sprzedaj albo handluj.
prompt-debt-lost = Masz do zapłaty { $amount } M ({ $reason }), a wszystko, co masz, da { $most } M. Przed bankructwem ratuje tylko wymiana.
prompt-debt-watch = { $seat } ma do zapłaty { $amount } M i szuka pieniędzy.
prompt-debt-watch-seat = { $seat } → { $to_seat }: { $amount } M do zapłaty, brakuje pieniędzy.
    .to_seat = { $seat } ma ci zapłacić { $amount } M i szuka pieniędzy.
prompt-turn-watch = { $seat } zaraz rzuca kostkami.
prompt-grace-watch = Zanim rzuci { $seat }, można żądać czynszu: { $seats }.
prompt-jail-watch = { $seat } jest w więzieniu: płaci, czeka albo rzuca o dublet.
prompt-rolling = { $seat } rzuca kostkami.
    .seat = Rzucasz kostkami.
prompt-drawing = { $seat } ciągnie kartę.
    .seat = Ciągniesz kartę.
prompt-buy-watch = { $seat } decyduje: kupno ({ $space }, { $price } M) czy licytacja.
prompt-again-watch = { $seat } ma dublet i rzuca jeszcze raz.
prompt-after-watch = { $seat } może jeszcze budować i handlować, potem kończy ruch.
prompt-closing = Wszystkie kolejki rozegrane. Można jeszcze żądać czynszu: { $seats }.

leads-forfeit = Tracisz { $amount } M czynszu ({ $seat }).
leads-roll = Idziesz o tyle pól, ile wypadnie; za START dostajesz { $bonus } M.{ $risk ->
    [true] {" "}Dublet to więzienie.
   *[false] {""}
  }
leads-double = Dublet: wychodzisz i idziesz dalej{ $again ->
    [true] {", "}potem rzucasz jeszcze raz
   *[false] {""}
  }. { $last ->
    [true] Bez dubletu płacisz { $fine } M i idziesz dalej.
   *[false] Bez dubletu zostajesz w więzieniu.
  }
leads-wait = Zostajesz w więzieniu. { $left ->
    [0] W następnej kolejce wychodzisz.
    [one] Potem jeszcze jedna kolejka i wychodzisz.
    [few] Potem jeszcze { $left } kolejki i wychodzisz.
    [many] Potem jeszcze { $left } kolejek i wychodzisz.
   *[other] Potem jeszcze { $left } kolejki i wychodzisz.
  }
leads-fine = { $at_once ->
    [true] Płacisz { $fine } M i normalnie rzucasz
   *[false] Płacisz { $fine } M i wychodzisz w następnej kolejce
  }; zostaje { $cash } M.
leads-jail-card = Wychodzisz za darmo i normalnie rzucasz. Karta jest zużyta.
leads-buy = { $group ->
    [none] Czynsz { $rent } M{ $most ->
        [0] {""}
       *[other] , z całym kolorem { $most } M
      }; zostaje { $cash } M.
   *[other] Kompletujesz kolor ({ $group }): czynsz { $rent } M; zostaje { $cash } M.
  }
leads-buy-railway = Czynsz { $rent } M{ $most ->
    [0] {""}
   *[other] , ze wszystkimi dworcami { $most } M
  }; zostaje { $cash } M.
leads-buy-utility = Czynsz { $rent } × oczka{ $most ->
    [0] {""}
   *[other] , z obydwoma zakładami { $most } × oczka
  }; zostaje { $cash } M.
leads-decline = Licytacja od { $opening } M{ $may_bid ->
    [true] ; też możesz licytować
   *[false] , bez ciebie
  }.
leads-end = Następny ruch ma { $seat }.
leads-end-build = Nie budujesz: czynsz ({ $space }) zostaje { $before } M, a mógłby wynosić { $after } M.
leads-end-last = To był twój ostatni ruch w tej grze.
leads-end-game = Gra się kończy; można jeszcze żądać otwartych czynszów.
leads-claim = { $seat } płaci ci { $amount } M.
leads-claim-ruin = { $seat } zbierze najwyżej { $most } z { $amount } M: dostajesz tyle, a { $seat } bankrutuje.
leads-waive = Rezygnujesz z { $amount } M; { $seat } nic nie płaci.
leads-pass = Nie licytujesz już tego: { $lot }.
leads-pass-to = { $lot }: dostaje { $seat } za { $amount } M.
leads-pass-unsold = { $lot }: zostaje w Banku.
leads-bid = Jeśli nikt nie da więcej: { $lot } za { $amount } M, zostaje { $cash } M.{ $gain ->
    [0] {""}
   *[other] {" "}To { $gain } M poniżej ceny z karty: zysk.
  }{ $loss ->
    [0] {""}
   *[other] {" "}To { $loss } M powyżej ceny z karty: strata.
  }
leads-order = Chcesz zbudować za { $amount } M: czynsz { $before } → { $after } M. Jeśli zamówień będzie za dużo, będzie licytacja.
leads-no-order = Ostatnie budynki biorą inni, ty nic.
leads-refuse = Nic się nie zmienia.
leads-withdraw = Twoja oferta znika.
leads-accept = Dostajesz: { deal-get }. Oddajesz: { deal-give }.{ deal-effect }
leads-offer = Jeśli { $seat } się zgodzi, dostajesz: { deal-get }. Oddajesz: { deal-give }.{ deal-effect }
leads-accept-houses = Domy zmieniają ulicę: { $count } ({ $source } → { $target }) za { $amount } M. Partner: { $seat }.
leads-offer-houses = Jeśli { $seat } się zgodzi, domy zmieniają ulicę: { $count } ({ $source } → { $target }) za { $amount } M.
leads-bankrupt = Odpadasz z gry, za wszystkimi, którzy nie zbankrutowali. Twoje pola idą na licytację.
leads-bankrupt-seat = Odpadasz z gry. Twoją gotówkę dostaje { $seat }, a pola idą na licytację.
leads-bankrupt-heir = Odpadasz z gry. Wszystko, co masz, dostaje { $seat }.
leads-resign = Bankrutujesz i odpadasz z gry, za wszystkimi, którzy zostają.
leads-build = Czynsz { $before } → { $after } M; zostaje { $cash } M.{ $short ->
    [true] {" "}Budynków jest mało: inni też mogą zamówić.
   *[false] {""}
  }
leads-sell = Dostajesz { $amount } M, połowę ceny. Czynsz { $before } → { $after } M.
leads-mortgage = Dostajesz { $amount } M. Bez czynszu ({ $rent } M), dopóki nie wykupisz za { $back } M.
leads-mortgage-utility = Dostajesz { $amount } M. Bez czynszu ({ $rent } × oczka), dopóki nie wykupisz za { $back } M.
leads-redeem = Płacisz { $amount } M (w tym { $interest } M odsetek): znowu czynsz { $rent } M. Zostaje { $cash } M.
leads-redeem-utility = Płacisz { $amount } M (w tym { $interest } M odsetek): znowu czynsz { $rent } × oczka. Zostaje { $cash } M.
leads-stand-by = Do następnego ruchu nic nie robisz. O czynsz i oferty gra i tak zapyta.
leads-book = Pozycja { $entry }: przychód { $revenue } M, koszt { $cost } M. Później nie można jej zmienić.

closed-buy = Kup: { $space }, { $price } M
closed-bid = Daj co najmniej { $amount } M
closed-roll = Rzuć kostkami
closed-build = Buduj: { $space }
closed-accept = Przyjmij ofertę ({ $seat })
closed-cash = Masz { $cash } M.
closed-claimed = Ktoś może zażądać od ciebie { $amount } M czynszu: te pieniądze mogą być potrzebne.
closed-grace = Najpierw można żądać czynszu: { $seats }.
closed-colour = Potrzebny cały kolor. Brakuje: { $spaces }.
closed-loans = Najpierw wykup zastaw: { $spaces }.
closed-mortgaged = Pole jest zastawione: najpierw je wykup.
closed-even = Buduj równo: najpierw inne ulice tego koloru.
closed-stock = Bank nie ma już takich budynków.
closed-contests = W tym ruchu były już trzy twoje zamówienia ostatnich budynków.

summary-bankrupt = bankrut
summary-lost = Przepadło całe { $start } M ze startu.
summary-cash = Gotówka { $amount } M
summary-fields = + pola { $amount } M
summary-buildings = + budynki { $amount } M
summary-cards = + karty więzienne { $amount } M
summary-loans = − zastawy { $amount } M
summary-start = − pieniądze na start { $amount } M
summary-profit = = zysk { $amount } M
summary-liquid = O miejscu decyduje to, co da się spieniężyć: { $amount } M
summary-landlord = Najwięcej czynszu: { $seat }, { $amount } M.
    .seat = Najwięcej czynszu trafia do ciebie: { $amount } M.
summary-dearest = Najdroższy czynsz: { $seat } → { $to_seat }, { $amount } M ({ $space }).
    .seat = Najdroższy czynsz: płacisz ty, { $to_seat } dostaje { $amount } M ({ $space }).
    .to_seat = Najdroższy czynsz: { $seat } płaci ci { $amount } M ({ $space }).

sketch-title-stake = Co się dzieje
sketch-title-board = Plansza
sketch-title-seats = Gracze i bilanse
sketch-title-offers = Otwarte oferty
sketch-title-own = Twoja karta operacji
sketch-title-deeds = Tytuły Własności
sketch-round = Kolejka { $round }, ruch: { $seat }
sketch-start-roll = Rzuty o start
sketch-grace = Właściciele mogą żądać czynszu, zanim rzuci { $seat }
sketch-turn-start = { $seat } będzie rzucać
sketch-rolling = { $seat } rzuca
sketch-drawing = { $seat } ciągnie kartę
sketch-buy = { $seat } decyduje o polu { $space }
sketch-roll-again = { $seat } rzuca ponownie
sketch-after-move = { $seat } może zakończyć ruch
sketch-closing = Ostatnie roszczenia
sketch-over = Koniec gry.
sketch-claim = Otwarty czynsz: { $debtor } → { $seat }, { $amount } M ({ $space })
sketch-debt = { $seat } musi zdobyć { $amount } M
sketch-auction = Licytacja: { $space }
sketch-auction-unit = Licytacja budynku
sketch-high = Najwyższa oferta: { $amount } M ({ $seat })
sketch-no-bid = Brak ofert
sketch-contest-houses = Zamówienia na domy, zostało: { $count }
sketch-contest-hotels = Zamówienia na hotele, zostało: { $count }
sketch-stock = Bank: domy { $houses }, hotele { $hotels }
sketch-space = { $space }
sketch-number = { $amount }
sketch-seat = { $seat }
sketch-owner = { $seat }
sketch-tokens = ● { $seats }
sketch-list = { $items }
sketch-unknown = ?
sketch-mortgaged = zastawione
sketch-hotel = hotel
sketch-houses = domy: { $count }
sketch-bankrupt = bankrut
sketch-in-jail = w więzieniu, odsiedziane: { $served }
sketch-offer-houses = domy: { $count } ({ $source } → { $target })
sketch-jail-card = karta więzienna
sketch-bank = Bank
sketch-total = Razem
sketch-entries = Zaksięgowane pozycje: { $booked } z { $entries }
sketch-check = Majątek netto { $worth } = start { $start } + zysk { $profit }
sketch-head-player = Gracz
sketch-head-place = Gdzie
sketch-head-cash = Gotówka
sketch-head-fields = Pola
sketch-head-buildings = Budynki
sketch-head-cards = Karty
sketch-head-loans = Pożyczki
sketch-head-worth = Majątek netto
sketch-head-profit = Zysk
sketch-head-number = Nr
sketch-head-partner = Partner
sketch-head-gives = Daje
sketch-head-gets = Otrzymuje
sketch-head-account = Konto
sketch-head-revenue = Przychód
sketch-head-cost = Koszt
sketch-head-field = Pole
sketch-head-group = Grupa
sketch-head-price = Cena
sketch-head-house = Dom
sketch-head-owner = Właściciel
sketch-head-rent = Czynsz

paper-card = Karta operacji
paper-income = Przychody i koszty
paper-balance = Bilans zamknięcia
paper-place = { $tournament }, gra { $game }, stół { $table }, miejsce { $chair }, { $player }
paper-place-final = { $tournament }, finał, miejsce { $chair }, { $player }
paper-head-number = Lp.
paper-head-round = Kolejka
paper-head-operation = Operacja
paper-head-field = Pole
paper-head-counterparty = Kontrahent
paper-head-value = Wartość rynkowa
paper-head-price = Cena
paper-head-cash-in = Wpływ
paper-head-cash-out = Wydatek
paper-head-revenue = Przychód
paper-head-cost = Koszt
paper-head-balance = Stan gotówki
paper-head-account = Konto
paper-head-name = Pozycja
paper-head-amount = Kwota
paper-round = Kolejka { $round }
paper-total = Razem
paper-seat = { $seat }
paper-revenue = Przychody razem
paper-costs = Koszty razem
paper-profit = Zysk
paper-cash = Gotówka
paper-fields = Pola
paper-buildings = Budynki
paper-jail-cards = Karty wyjścia z więzienia
paper-loans = Pożyczki
paper-net-worth = Majątek netto
paper-start-money = Kapitał początkowy
paper-check = Sprawdzenie: kapitał początkowy i zysk

ui-board = Plansza z czterdziestoma polami. Strzałkami idziesz wzdłuż niej, Enter otwiera pole.
ui-ahead = Dokąd prowadzą dwie kostki: { $seat }
ui-round-of = Kolejka { $round } z { $rounds }
ui-worth = majątek { $worth }
ui-money = { $amount } M
ui-for-sale = do kupienia za { $amount } M
ui-owned-by = właściciel: { $seat }
ui-here = stoi tu: { $seats }
ui-dice = Na kostkach: { $first } i { $second }.
ui-hand = Twoje ruchy
ui-auction = Licytacja
ui-hammer-open = Kto da więcej?
ui-hammer-once = Po raz pierwszy…
ui-hammer-twice = Po raz drugi…
ui-hammer-gone = Sprzedane!
ui-bid = Daję { $amount } M
ui-buy = Kup: { $space }, { $amount } M
ui-claim = Żądaj { $amount } M czynszu
ui-claim-from = { $debtor } stoi na polu { $space }
ui-waive = Zrezygnuj z czynszu { $amount }
ui-waive-short = Rezygnuj
ui-estate = Budowa i zastaw
ui-no-fields = Nie masz jeszcze żadnego pola.
ui-nothing-to-sell = Nie ma już czego sprzedać ani zastawić.
ui-build_house = { $count ->
    [one] Zbuduj dom: { $amount } M
    [few] Zbuduj { $count } domy: { $amount } M
    [many] Zbuduj { $count } domów: { $amount } M
   *[other] Zbuduj { $count } domu: { $amount } M
  }
ui-build_hotel = Zbuduj hotel: { $amount } M
ui-sell_houses = { $count ->
    [one] Sprzedaj dom: +{ $amount } M
    [few] Sprzedaj { $count } domy: +{ $amount } M
    [many] Sprzedaj { $count } domów: +{ $amount } M
   *[other] Sprzedaj { $count } domu: +{ $amount } M
  }
ui-sell_hotel = Sprzedaj hotel: +{ $amount } M
ui-downgrade_hotel = Hotel na cztery domy: +{ $amount } M
ui-mortgage = Zastaw: +{ $amount } M
ui-redeem = Wykup zastaw: { $amount } M
ui-trade = Interesy
ui-give = Oddajesz
ui-get = Dostajesz
ui-gives = { $seat } oddaje
ui-no-deeds = Żadne pole nie nadaje się teraz do wymiany.
ui-no-trade = Nikt nie ma teraz nic do wymiany.
ui-trade-needs = Wybierz, co dają obie strony; musi w tym być pole lub karta więzienna.
ui-make-offer = Złóż ofertę
ui-proposals = Możliwe oferty
ui-accept_trade = Przyjmij
ui-refuse_trade = Odrzuć
ui-withdraw_trade = Wycofaj
ui-counter = Kontroferta
ui-debt = Twój dług
ui-reason-rent = czynsz
ui-reason-tax = podatek
ui-reason-card = karta
ui-reason-fine = grzywna
ui-reason-transfer_fee = opłata za przejęcie zastawu
ui-missing = Brakuje: { $amount } M
ui-raise = Co możesz zamienić na pieniądze
ui-sell-to-players = Sprzedaj graczowi
ui-contest = Zamówienia na budynki
ui-order = Zamów { $count }
ui-rent-today = Czynsz dzisiaj
ui-rent-bare = Czynsz bez domu
ui-rent-houses = { $count ->
    [one] Z jednym domem
    [few] Z { $count } domami
    [many] Z { $count } domami
   *[other] Z { $count } domu
  }
ui-rent-hotel = Z hotelem
ui-rent-railways = { $count ->
    [one] Z jednym dworcem
    [few] Z { $count } dworcami
    [many] Z { $count } dworcami
   *[other] Z { $count } dworca
  }
ui-rent-utilities = { $count ->
    [one] Z jednym zakładem
    [few] Z { $count } zakładami
    [many] Z { $count } zakładami
   *[other] Z { $count } zakładu
  }
ui-times-dice = { $factor } × oczka
ui-house-price = Dom kosztuje
ui-mortgage-value = Zastaw daje
ui-redeem-price = Wykup kosztuje
ui-space-start = Kto dotrze do STARTU lub go minie, dostaje { $amount } M.
ui-space-jail = Kto tu trafi zwykłym ruchem, tylko odwiedza.
ui-space-parking = Tu nic się nie dzieje.
ui-space-go_to_jail = Stąd idzie się prosto do więzienia.
ui-space-chance = Weź kartę Szansy.
ui-space-chest = Weź kartę Kasy Społecznej.
ui-space-tax = Zapłać Bankowi { $amount } M.
ui-prisoners = W więzieniu: { $seats }
ui-previous = Poprzednie pole
ui-next = Następne pole
ui-accounts = Karty operacji
ui-balance = Bilans
ui-chart = Majątek netto po kolejkach
ui-print = Drukuj
ui-xlsx = Arkusz (XLSX)
ui-hidden-books = Te księgi są zamknięte do końca gry.
ui-operations = Operacje
ui-book-next = Pozycja { $entry } (do zaksięgowania: { $left }):
ui-book-none = Wszystko zaksięgowane.
ui-rent-whole = Z całym kolorem
ui-rent-whole-railway = Ze wszystkimi dworcami
ui-rent-whole-utility = Z obydwoma zakładami
ui-rent-built = Jeden dom … hotel
ui-cash-left = Zostanie gotówki
ui-completes = { $seat } kompletuje kolor ({ $group }){ $doubles ->
    [true] : czynsz tam się podwaja.
   *[false] .
  }
ui-raise-more = Więcej sposobów
ui-short = Brakuje
ui-raisable = Po sprzedaniu i zastawieniu wszystkiego
ui-debt-enough = Da się tyle zebrać.
ui-debt-short = Nawet wtedy zabraknie { $amount } M.
ui-bankrupt-you = Jesteś bankrutem
ui-bankrupt-other = { $seat } bankrutuje
ui-offers-more = { $count ->
    [one] i jeszcze jedna oferta
    [few] i jeszcze { $count } oferty
    [many] i jeszcze { $count } ofert
   *[other] i jeszcze { $count } oferty
  }
ui-pay-to = { $seat } płaci { $amount } M, dostaje { $to }
ui-bank = Bank
ui-build-here = Buduj: { $space }, { $amount } M
ui-not-now = Teraz niemożliwe
ui-owns-nothing = Jeszcze bez pól
ui-group-part = { $group }: { $count } z { $all }
ui-can-bid = może zapłacić { $amount } M
ui-out = pas
ui-in = licytuje dalej
ui-contest-order = zamawia { $count }
ui-contest-waiting = wybiera
ui-contest-none = nic nie zamawia
ui-book-open = Do zaksięgowania: { $left }
ui-book-write = Zaksięguj pozycję { $entry }
ui-book-hint = Przychód zwiększa twój majątek, koszt go zmniejsza. Wymiana po równej wartości to ani jedno, ani drugie: wpisz 0 i 0.
ui-book-later = Czy wpis jest poprawny, okaże się po grze.
ui-book-wrong = zapisane: przychód { $revenue } M, koszt { $cost } M
ui-book-right = Pozycja { $entry } jest poprawna.
ui-book-should = Pozycja { $entry } jest błędna. Powinno być: przychód { $revenue } M, koszt { $cost } M.
ui-check-line = { $start } M na start + { $revenue } M przychodów − { $costs } M kosztów = { $worth } M majątku netto

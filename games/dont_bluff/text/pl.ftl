game-name = Nie blefuj!
game-tagline = Przesuwaj po stole zamknięte walizki: bierz je w ciemno albo otwieraj i licz na kostkę.
score-name = miliony
score-told = { $score ->
    [one] { $score } milion
    [few] { $score } miliony
    [many] { $score } milionów
   *[other] { $score } miliona
}
chapter-title = Runda { $number }

cards-item = { $fives ->
    [0] {""}
   *[other] { $fives }×5{" "}
  }{ $twos ->
    [0] {""}
   *[other] { $twos }×2{" "}
  }{ $ones ->
    [0] {""}
   *[other] { $ones }×1{" "}
  }{ $bluffs ->
    [0] {""}
   *[other] { $bluffs }×{ card-bluff }{" "}
  }
open-item = { cards-item }
hands-item = { $seat }: { $money } mln ({ $cards })
colour-white = biały
colour-yellow = żółty
colour-red = czerwony
colour-green = zielony
colour-blue = niebieski
colour-purple = fioletowy
card-five = walizka z 5 milionami
card-two = walizka z 2 milionami
card-one = walizka z 1 milionem
card-bluff = blef
result-lower = mniej
result-equal = równo
result-higher = więcej
why-equal = kostka pokazuje równo
why-exhausted = nie ma już czego dołożyć
reason-target = Ktoś ma 25 milionów: koniec gry.
reason-bank_empty = Bank jest pusty: koniec gry.
reason-round_cap = Rozegrano ostatnią rundę: koniec gry.
reason-forfeit = Gracz odszedł od stołu: koniec gry.

event-first_gunman = Pistolet ma najpierw { $seat }.
event-skipped = { $seat } nie ma czego oferować i traci rundę.
event-colour_rolled = { $seat } wyrzuca kolor { $colour }{ $own ->
    [true] , własny.
   *[false] , należy do: { $owner_seat }.
  }
event-drawn = Wylosowano: { $seat }; pistolet trzyma { $gunman_seat }.
event-nothing_to_offer = { $seat } nie ma czego oferować: koniec rundy.
event-offered = { $seat } oferuje (dla: { $to_seat }) { $size ->
    [one] jedną walizkę
    [few] { $size } walizki
    [many] { $size } walizek
   *[other] { $size } walizki
  }{ $size ->
    [0] {""}
   *[other] { $cards ->
        [none] {""}
       *[other] { " " }({ $cards })
      }
  }{ $claim ->
    [none] {""}
   *[other] {", "}mówiąc: { $claim } mln
  }.
event-added = { $seat } dokłada (dla: { $to_seat }) { $size ->
    [one] jedną walizkę
    [few] { $size } walizki
    [many] { $size } walizek
   *[other] { $size } walizki
  }{ $cards ->
    [none] {""}
   *[other] { " " }({ $cards })
  }{ $claim ->
    [none] {""}
   *[other] {", "}mówiąc: razem { $claim } mln
  }.
event-accepted = { $size ->
    [0] { $open_size ->
        [0] { $seat } przyjmuje pustą ofertę; oferuje { $from_seat }.
       *[other] { $seat } bierze odkryte karty; oferuje { $from_seat }: { $open }.
      }
   *[other] { $seat } bierze w ciemno { $size ->
        [one] jedną walizkę
        [few] { $size } walizki
        [many] { $size } walizek
       *[other] { $size } walizki
      }{ $cards ->
        [none] {""}
       *[other] { " " }({ $cards })
      }; oferuje { $from_seat }{ $open_size ->
        [0] .
       *[other] . Odkryte karty: { $open }.
      }
  }
event-opened = { $size ->
    [0] { $value ->
        [0] { $seat } otwiera pustą ofertę; oferuje { $from_seat }.
       *[other] { $seat } rzuca jeszcze raz o odkryte karty; oferuje { $from_seat }: { $value } mln.
      }
   *[other] { $seat } otwiera ofertę; oferuje { $from_seat }: { $cards }. Odkryte razem: { $value } mln.
  }
event-black_die = { $seat } wyrzuca { $pips } przy { $value }: { $result }.
event-exhausted = { $seat } nie ma czego dołożyć. { $decider_seat } może wziąć odkryte karty albo rzucić jeszcze raz.
event-took = { $seat } bierze { $cards }; oferuje { $from_seat }: { $why }.
event-returned = { $seat } zabiera { $cards } z powrotem; { $from_seat } ma dług { $value } mln.
event-paid = { $seat } ma dług { $owed } i płaci (dla: { $to_seat }) { $size ->
    [one] jedną walizkę
    [few] { $size } walizki
    [many] { $size } walizek
   *[other] { $size } walizki
  }{ $cards ->
    [none] {""}
   *[other] : { $cards }
  }.
event-surrendered = { $size ->
    [0] { $seat } nie może zapłacić { $owed } i nie ma czego oddać (dla: { $to_seat }).
   *[other] { $seat } nie może zapłacić { $owed } i oddaje wszystko (dla: { $to_seat }), { $size ->
        [one] jedną walizkę
        [few] { $size } walizki
        [many] { $size } walizek
       *[other] { $size } walizki
      }{ $cards ->
        [none] {""}
       *[other] : { $cards }
      }.
  }
event-bank_card = { $seat } bierze kartę z banku{ $card ->
    [none] {""}
   *[other] : { $card }
  }. W banku zostaje: { $left }.
event-game_over = { $reason } { $winners-count ->
    [one] Wygrywa { $winners }.
    [few] Wspólnie wygrywają { $winners }.
    [many] Wspólnie wygrywają { $winners }.
   *[other] Wspólnie wygrywają { $winners }.
  } { $hands }.

action-choose_opponent = Wybierz: { $seat }
action-offer = Zaoferuj { $cards }{ $claim ->
    [none] {""}
   *[other] , mówiąc { $claim }
  }
action-add = Dołóż { $cards }{ $claim ->
    [none] {""}
   *[other] , mówiąc { $claim }
  }
action-accept = Weź wszystko
action-open = Otwórz i rzuć
action-pay = Zapłać { $cards }
form-offer = Zaoferuj walizki
field-offer-cards = Walizki
field-offer-cards-fives = Piątki
field-offer-cards-twos = Dwójki
field-offer-cards-ones = Jedynki
field-offer-cards-bluffs = Blefy
field-offer-claim = Mówisz, że to (mln)
form-add = Dołóż walizki
field-add-cards = Walizki
field-add-cards-fives = Piątki
field-add-cards-twos = Dwójki
field-add-cards-ones = Jedynki
field-add-cards-bluffs = Blefy
field-add-claim = Mówisz, że razem to (mln)
form-pay = Zapłać
field-pay-cards = Walizki
field-pay-cards-fives = Piątki
field-pay-cards-twos = Dwójki
field-pay-cards-ones = Jedynki
field-pay-cards-bluffs = Blefy

refusal-NB-1 = W tę grę gra od dwóch do sześciu osób.
refusal-NB-15 = Wybiera tylko osoba z pistoletem po wyrzuceniu własnego koloru, i wybiera przeciwnika.
refusal-NB-17 = To nie twoja kolej na ofertę. Poczekaj na swoją.
refusal-NB-20 = Oferta to przynajmniej jedna walizka z twojej ręki. Wybierz z tego, co masz.
refusal-NB-22 = Oferta leży na stole i nie można jej zmienić.
refusal-NB-24 = Możesz powiedzieć dowolną liczbę od 0 do 89 milionów.
refusal-NB-25 = Przy tym stole nie podaje się kwoty. Złóż ofertę bez niej.
refusal-NB-26 = Decyduje tylko osoba, której zaoferowano walizki: bierze albo otwiera.
refusal-NB-30 = Dokłada tylko oferujący, po wyższym rzucie, przynajmniej jedną walizkę z ręki.
refusal-NB-35 = Płaci tylko osoba, która otworzyła i wyrzuciła mniej, kartami z ręki.
refusal-NB-36 = Płaci się pieniędzmi; blefy się nie liczą.
refusal-NB-37 = Możesz zapłacić dokładnie, więc musisz. Wybierz karty na tę kwotę.
refusal-NB-38 = Dokładnie się nie da: zapłać najmniejszą kwotę powyżej.
refusal-NB-40 = Odejmij kartę, której nie potrzeba: żadna nie może być zbędna.
refusal-NB-55 = Gra ma od 1 do 1000 rund.
refusal-NB-71 = Tylko gra dwuosobowa kończy się odejściem gracza.

option-offer_direction = Kto oferuje
option-offer_direction-help = Czy oferuje osoba z pistoletem wylosowanej, czy odwrotnie.
option-offer_direction-is-gunman_offers = osoba z pistoletem
option-offer_direction-is-drawn_offers = osoba wylosowana
option-insolvent_bank_card = Karta z banku bez pieniędzy
option-insolvent_bank_card-help = Czy ktoś, kto nie może zapłacić w całości, i tak bierze kartę z banku.
option-payment_rule = Płatności
option-payment_rule-help = Jaka płatność jest dozwolona.
option-payment_rule-is-exact_or_minimal = dokładnie albo najmniej powyżej
option-payment_rule-is-irreducible = bez zbędnej karty
option-payment_visibility = Płacone karty
option-payment_visibility-help = Kto widzi karty płatności.
option-payment_visibility-is-public = wszyscy
option-payment_visibility-is-private = tylko tych dwoje
option-exhausted_offer = Nie ma czego dołożyć
option-exhausted_offer-help = Co się dzieje przy wyższym rzucie, gdy oferujący nie ma już kart.
option-exhausted_offer-is-decider_takes = oferta zostaje wzięta
option-exhausted_offer-is-decider_chooses = wziąć albo rzucić znowu
option-allow_empty_offer = Puste oferty
option-allow_empty_offer-help = Czy oferta może nie mieć żadnej walizki.
option-claims = Zapowiedzi
option-claims-help = Czy oferujący może podać kwotę, prawdziwą lub nie.
option-claims-is-optional = dozwolone
option-claims-is-off = wyłączone
option-max_rounds = Ostatnia runda
option-max_rounds-help = Najpóźniej po tej rundzie gra się kończy.
option-first_player = Kto pierwszy
option-first_player-help = Kto pierwszy ma pistolet.
option-first_player-is-random = losowo
option-first_player-is-seat_0 = miejsce A
option-first_colour = Kolor miejsca A
option-first_colour-help = Pozostałe miejsca dostają kolejne kolory z kości.
option-first_colour-is-white = biały
option-first_colour-is-yellow = żółty
option-first_colour-is-red = czerwony
option-first_colour-is-green = zielony
option-first_colour-is-blue = niebieski
option-first_colour-is-purple = fioletowy

rulebook-01 = Od dwóch do sześciu osób ma po dziewięć zamkniętych walizek: jedną z 5 milionami, dwie z 2, cztery z 1 i dwa blefy bez wartości, razem 13 milionów. Sześć kolejnych leży w banku. Kto ma 25 milionów, od razu wygrywa. Inaczej gra kończy się z ostatnią kartą banku i wygrywa najbogatszy.
    .title = O co chodzi
    .rules = NB-1 NB-2 NB-3 NB-4 NB-7 NB-50 NB-52
    .picture = Początek: dziewięć walizek dla każdego (5, dwa razy 2, cztery razy 1, dwa blefy) i sześć w banku.
rulebook-02 = Każdy ma swój kolor; we troje po dwa, we dwoje po trzy. Kto pierwszy dostaje pistolet, rozstrzyga los albo, jeśli tak umówiono, zaczyna miejsce A. Ta osoba rzuca kostką kolorów; czyj kolor wypadnie, ten jest wylosowany, nawet bez kart. Przy własnym kolorze wybiera się dowolnego przeciwnika, przy niczyim kolorze rzuca się ponownie. Po rundzie pistolet wędruje w lewo. Kto ma pistolet, ale nie ma kart, traci swoją rundę.
    .title = Pistolet
    .rules = NB-5 NB-6 NB-10 NB-11 NB-12 NB-13 NB-14 NB-15 NB-16 NB-17
    .picture = Runda: kostka kolorów wskazuje osobę, której oferuje się walizki.
rulebook-03 = Osoba z pistoletem kładzie przed wylosowaną jedną lub więcej zakrytych walizek. Może powiedzieć, co w nich jest, i może kłamać; żadne słowo nie wiąże. Położonej oferty nie można zmienić, a do końca rundy nie liczy się nikomu. Opcja dopuszcza nawet pustą ofertę.
    .title = Oferta
    .rules = NB-20 NB-21 NB-22 NB-23 NB-24 NB-25
rulebook-04 = Wylosowany bierze wszystko w ciemno i runda się kończy, albo otwiera wszystko na oczach wszystkich i rzuca czarną kostką przeciw wartości w milionach. Wszystko albo nic: części wziąć nie można.
    .title = Wziąć czy otworzyć
    .rules = NB-26 NB-27 NB-28
    .picture = Wziąć wszystko w ciemno albo otworzyć i rzucić czarną kostką przeciw wartości.
rulebook-05 = Więcej niż wartość: oferujący musi dołożyć przynajmniej jedną zakrytą walizkę i drugi znów decyduje o całości. Gdy nie ma już kart, oferta zostaje wzięta (z opcją: wzięta albo jeszcze jeden rzut). Równo: oferta jest wzięta za darmo.
    .title = Więcej lub równo
    .rules = NB-30 NB-31 NB-32 NB-33
rulebook-06 = Walizki wracają, a rzucający jest winien ich wartość. Płaci pieniędzmi, nigdy blefami: dokładnie, jeśli może, inaczej najmniejszą kwotę powyżej, bez reszty. Jeśli tę kwotę dają różne karty, wybiera płacący; jeśli tylko jedne, płaci się od razu. Opcje dopuszczają każdą zapłatę bez zbędnej karty i pokazywanie kart tylko tym dwojgu.
    .title = Mniej: trzeba zapłacić
    .rules = NB-34 NB-35 NB-36 NB-37 NB-38 NB-39 NB-40 NB-41 NB-42
    .picture = Rzut jest niższy: walizki wracają, rzucający płaci ich wartość i bierze kartę z banku.
rulebook-07 = Kto zapłacił całość, bierze potem wierzchnią kartę z banku, niepokazaną, nawet gdy były to ostatnie pieniądze. Kto nie może zapłacić, oddaje wszystkie karty, także blefy, a reszta długu przepada; karty z banku nie bierze, chyba że tak mówi opcja. Jeśli zapłata daje drugiej osobie 25 milionów, gra kończy się jeszcze przed kartą z banku.
    .title = Karta z banku albo pustki w kieszeni
    .rules = NB-43 NB-44 NB-45 NB-46 NB-47 NB-48
rulebook-08 = 25 milionów w ręce kończy grę natychmiast, także w trakcie płatności; dwie osoby nigdy nie osiągną ich naraz. Gdy bank się opróżni albo minie ostatnia umówiona runda, wszyscy pokazują ręce i wygrywa najbogatszy; przy równych pieniądzach decyduje mniej kart, wliczając blefy.
    .title = Koniec
    .rules = NB-50 NB-51 NB-52 NB-53 NB-54 NB-55
    .picture = 25 milionów w jednej ręce: gra od razu się kończy.
rulebook-09 = Tutaj to wylosowany musi oferować osobie z pistoletem, która bierze albo otwiera, a przy niższym rzucie płaci i bierze kartę z banku. Przy własnym kolorze osoba z pistoletem mówi, kto ma oferować. Jeśli ten ktoś nie ma kart, runda się kończy; osoba z pistoletem gra także bez kart. Reszta bez zmian.
    .title = Wariant odwrotny
    .rules = NB-62 NB-63 NB-64 NB-65 NB-66 NB-67 NB-68 NB-69
rulebook-10 = Za nieobecną osobę wykonuje się prosty ruch albo gra bot; karty i kolory pozostają jej.
    .title = Nieobecność
    .rules = NB-70 NB-71

sketch-deal = Oferuje { $offerer_seat }, decyduje { $decider_seat }.
sketch-open = Odkryte: { cards-item }= { $money } mln
sketch-closed-own = Zakryte: { cards-item }= { $money } mln
sketch-closed = Zakryte: { $count ->
    [0] brak
    [one] jedna walizka
    [few] { $count } walizki
    [many] { $count } walizek
   *[other] { $count } walizki
  }
sketch-bank = Bank: { $count ->
    [one] jedna walizka
    [few] { $count } walizki
    [many] { $count } walizek
   *[other] { $count } walizki
  }, od { $low } do { $high } mln
sketch-bank-exact = Bank: { $count ->
    [one] jedna walizka
    [few] { $count } walizki
    [many] { $count } walizek
   *[other] { $count } walizki
  }, { $money } mln
sketch-title-round = Runda { $round }, najwyżej { $last }
sketch-first-gunman = Trwa losowanie, kto ma pistolet.
sketch-colour-roll = { $seat } rzuca kostką kolorów.
sketch-choose = { $seat } wybiera przeciwnika.
sketch-offer = { $seat } układa ofertę.
sketch-decide = { $seat } decyduje: wziąć czy otworzyć.
sketch-black-roll = { $seat } rzuca czarną kostką.
sketch-add = { $seat } musi dołożyć walizki.
sketch-pay = { $seat } ma dług { $owed } mln; wierzyciel: { $to_seat }.
sketch-bank-draw = { $seat } bierze kartę z banku.
sketch-title-seats = Gracze
sketch-money = { $low }–{ $high }
sketch-money-exact = { $money }
sketch-known = { cards-item }+ nieznane: { $unknown }
sketch-hand = W ręce: { cards-item }= { $money } mln
sketch-public = Wszyscy wiedzą: { cards-item }+ nieznane: { $unknown }
sketch-title-own = Twoje walizki
sketch-head-player = Gracz
sketch-head-role = Rola
sketch-head-cards = Karty
sketch-head-money = Miliony
sketch-head-known = Na pewno ma
sketch-role-gunman-offerer = pistolet, oferuje
sketch-role-gunman-decider = pistolet, decyduje
sketch-role-offerer = oferuje
sketch-role-decider = decyduje
sketch-role-gunman = pistolet
sketch-seat = { $seat }
sketch-number = { $count }

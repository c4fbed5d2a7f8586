game-name = Milionerzy i bankruci
game-tagline = Przebijaj wszystkich w walce o jachty i wyspy, ale nie zostań z najmniejszą gotówką.
goal-aim = Zbierz najwięcej punktów na płytkach. Pilnuj jednak pieniędzy: kto na końcu ma ich najmniej, odpada bez względu na majątek.
goal-turn = Odkrywana jest płytka. Dokładaj karty pieniędzy, aż obejmiesz prowadzenie, albo pasuj. Z płytkami, których się boisz, jest odwrotnie: bierze je ten, kto pierwszy spasuje.
goal-end = Cztery płytki mają czerwoną obwódkę. Gdy pojawi się czwarta, gra natychmiast się kończy.
score-name = punkty
score-told = { $score ->
    [one] { $score } punkt
    [few] { $score } punkty
    [many] { $score } punktów
   *[other] { $score } punktu
}
chapter-title = Licytacja { $number }

tile-wealth_1 = Złoty zegarek (1)
tile-wealth_2 = Piwniczka win (2)
tile-wealth_3 = Koń wyścigowy (3)
tile-wealth_4 = Sportowe auto (4)
tile-wealth_5 = Diamentowy naszyjnik (5)
tile-wealth_6 = Obraz mistrza (6)
tile-wealth_7 = Prywatny odrzutowiec (7)
tile-wealth_8 = Jacht (8)
tile-wealth_9 = Klub piłkarski (9)
tile-wealth_10 = Prywatna wyspa (10)
tile-luck = Powodzenie (×2)
tile-casino = Kasyno (−5)
tile-thief = Złodziej
tile-cba = CBA (½)

event-started = Pierwszą płytkę odkrywa { $seat }.
    .seat = Odkrywasz pierwszą płytkę.
event-tile_revealed = { $red ->
    [true] Odkryto: { $tile }. Czerwona obwódka { $red_revealed } z 4.
   *[false] Odkryto: { $tile }.
  }
event-bid_placed = { $seat } dokłada { $cards } i licytuje { $total } mln.
    .seat = Dokładasz { $cards } i licytujesz { $total } mln.
event-passed = { $seat } pasuje.
    .seat = Pasujesz.
event-tile_won = { $tile ->
    [none] { $seat } bierze płytkę
   *[other] { $seat } bierze: { $tile }
  }{ $paid ->
    [none] .
    [0] , za darmo.
   *[other] {" "}za { $paid } mln.
  }
    .seat = { $tile ->
    [none] Bierzesz płytkę
   *[other] Bierzesz: { $tile }
  }{ $paid ->
    [none] .
    [0] , za darmo.
   *[other] {" "}za { $paid } mln.
  }
event-bad_luck_taken = { $tile ->
    [none] { $seat } bierze pechową płytkę.
   *[other] { $seat } bierze: { $tile }.
  }{ $lost-count ->
    [0] {""}
   *[other] {" "}Pieniądze, które przepadły: { $lost }.
  }
    .seat = { $tile ->
    [none] Bierzesz pechową płytkę.
   *[other] Bierzesz: { $tile }.
  }{ $lost-count ->
    [0] {""}
   *[other] {" "}Pieniądze, które przepadły: { $lost }.
  }
lost-item = { $seat } { $paid } mln
    .seat = ty { $paid } mln
event-thief_waiting = { $seat } nie ma czego oddać: złodziej czeka na następną płytkę bogactwa.
    .seat = Nie masz czego oddać: złodziej czeka na twoją następną płytkę bogactwa.
event-tile_stolen = { $tile ->
    [none] { $face_down ->
        [true] { $seat } oddaje złodziejowi zakrytą płytkę bogactwa.
       *[false] { $seat } oddaje złodziejowi płytkę bogactwa.
      }
   *[other] { $seat } oddaje złodziejowi: { $tile }.
  }
    .seat = { $tile ->
    [none] { $face_down ->
        [true] Oddajesz złodziejowi zakrytą płytkę bogactwa.
       *[false] Oddajesz złodziejowi płytkę bogactwa.
      }
   *[other] Oddajesz złodziejowi: { $tile }.
  }
event-game_ended = { $tile } to czwarta czerwona obwódka: koniec gry.
event-scored = { $winners-count ->
    [0] Wszyscy są równie biedni: nikt nie wygrywa.
    [one] Wygrywa { $winners }.
    [few] Wspólnie wygrywają { $winners }.
    [many] Wspólnie wygrywają { $winners }.
   *[other] Wspólnie wygrywają { $winners }.
  } { $results }.
    .winners = Wygrywasz! { $results }.
results-item = { $rank }. { $seat } { $eliminated ->
    [true] bankrut
   *[false] { $score ->
        [one] { $score } punkt
        [few] { $score } punkty
        [many] { $score } punktów
       *[other] { $score } punktu
      }
  } ({ $money } mln)
    .seat = { $rank }. ty { $eliminated ->
    [true] bankrut
   *[false] { $score ->
        [one] { $score } punkt
        [few] { $score } punkty
        [many] { $score } punktów
       *[other] { $score } punktu
      }
  } ({ $money } mln)

action-pass = Pas
action-bid = Licytuj { $cards }
action-discard = Oddaj złodziejowi: { $value ->
    [1] { tile-wealth_1 }
    [2] { tile-wealth_2 }
    [3] { tile-wealth_3 }
    [4] { tile-wealth_4 }
    [5] { tile-wealth_5 }
    [6] { tile-wealth_6 }
    [7] { tile-wealth_7 }
    [8] { tile-wealth_8 }
    [9] { tile-wealth_9 }
   *[10] { tile-wealth_10 }
  }
button-take = Spasuj i weź: { $tile }
button-bid = Licytuj { $amount } mln
button-too-little = { $amount } mln to za mało: trzeba więcej niż { $highest } mln
button-choose = Dotknij kart, żeby licytować
purse-hand = W ręce: { $amount } mln
purse-table = Na stole: { $amount } mln
purse-spent = Wydane: { $amount } mln
red-frames = Czerwone obwódki: { $count } z 4; czwarta kończy grę
stage-wanted = Na licytacji
stage-feared = Kto to weźmie?
# MB-67 and MB-70: what is not shown of finished auctions as long as the game runs.
story-note = { $money_tracking ->
    [assisted] { $hidden_tiles ->
        [true] Do końca gry nie widać tu cudzych płytek z zakończonych licytacji.
       *[other] {""}
      }
   *[other] { $hidden_tiles ->
        [true] Do końca gry nie widać tu ofert ani cudzych płytek z zakończonych licytacji: trzeba je pamiętać.
       *[other] Do końca gry nie widać tu ofert z zakończonych licytacji: trzeba je pamiętać.
      }
  }
form-bid = Licytuj
field-bid-cards = Dokładane karty

prompt-start = Losujemy, kto zaczyna.
prompt-reveal = Następną płytkę odkrywa { $seat }.
    .seat = Odkrywasz następną płytkę.
prompt-wealth = { $tile }: dla ciebie { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  }. { $highest ->
    [0] Zalicytuj dowolną kwotę
   *[other] Daj więcej niż { $highest } mln
  }{ $laid ->
    [0] {""}
   *[other] {" "}(na stole masz { $laid } mln)
  } albo spasuj.{ $now }
prompt-wealth-stolen = { $tile }: jeśli wygrasz, zabierze to twój złodziej. { $highest ->
    [0] Zalicytuj dowolną kwotę
   *[other] Daj więcej niż { $highest } mln
  }{ $laid ->
    [0] {""}
   *[other] {" "}(na stole masz { $laid } mln)
  } albo spasuj.{ $now }
prompt-luck = { $tile } podwaja wszystkie twoje punkty. { $highest ->
    [0] Zalicytuj dowolną kwotę
   *[other] Daj więcej niż { $highest } mln
  }{ $laid ->
    [0] {""}
   *[other] {" "}(na stole masz { $laid } mln)
  } albo spasuj.{ $now }
prompt-casino = Kto pierwszy spasuje, bierze { $tile }: 5 punktów mniej. { $highest ->
    [0] Zalicytuj dowolną kwotę
   *[other] Daj więcej niż { $highest } mln
  }{ $laid ->
    [0] {""}
   *[other] {" "}(na stole masz { $laid } mln)
  } albo spasuj.{ $now }
prompt-thief-feared = Kto pierwszy spasuje, bierze złodzieja i traci płytkę bogactwa. { $highest ->
    [0] Zalicytuj dowolną kwotę
   *[other] Daj więcej niż { $highest } mln
  }{ $laid ->
    [0] {""}
   *[other] {" "}(na stole masz { $laid } mln)
  } albo spasuj.{ $now }
prompt-cba = Kto pierwszy spasuje, bierze { $tile }: połowa punktów. { $highest ->
    [0] Zalicytuj dowolną kwotę
   *[other] Daj więcej niż { $highest } mln
  }{ $laid ->
    [0] {""}
   *[other] {" "}(na stole masz { $laid } mln)
  } albo spasuj.{ $now }
prompt-only-pass = { $highest ->
    [0] { $tile }: nie masz już pieniędzy.
   *[other] { $tile }: nie przebijesz { $highest } mln.
  } Możesz tylko spasować.{ $now }
prompt-only-take = { $highest ->
    [0] Nie masz już pieniędzy.
   *[other] Nie przebijesz { $highest } mln.
  } Możesz tylko spasować i wziąć: { $tile }.{ $now }
prompt-watched = { $tile }. Decyduje { $seat }: { $highest ->
    [0] oferta czy pas
   *[other] ponad { $highest } mln czy pas
  }.
prompt-watched-feared = { $tile }. Decyduje { $seat }: { $highest ->
    [0] oferta czy wzięcie płytki
   *[other] ponad { $highest } mln czy wzięcie płytki
  }.
prompt-leading = Prowadzisz z ofertą { $highest } mln: { $tile }. Decyduje { $seat }: przebić czy spasować.
prompt-leading-feared = Twoje { $highest } mln na razie cię chroni: { $tile }. Decyduje { $seat }: przebić czy wziąć.
prompt-thief = Złodziej zabiera jedną z twoich płytek bogactwa. Wybierz którą.
prompt-thief-watched = { $seat } wybiera płytkę bogactwa dla złodzieja.
now-poorest = {" "}Masz najmniej pieniędzy: kto tak skończy, nie może wygrać.
now-last-red = {" "}Następna czerwona obwódka kończy grę.
now-last-red-poorest = {" "}Następna czerwona obwódka kończy grę, a z najmniejszą gotówką przegrywasz!
now-goal = {" "}Wygrywa najwięcej punktów, ale nigdy z najmniejszą gotówką.

leads-leave = Odpadasz z tej licytacji { $back ->
    [0] i nic nie tracisz
   *[other] i odzyskujesz swoje { $back } mln
  }.
leads-leave-last = { $seat } bierze { $highest ->
    [0] za darmo
   *[other] za { $highest } mln
  }: { $tile }{ $back ->
    [0] .
   *[other] . Odzyskujesz swoje { $back } mln.
  }
leads-take-casino = Bierzesz kasyno: na końcu 5 punktów mniej.{ $back ->
    [0] {""}
   *[other] {" "}Odzyskujesz swoje { $back } mln.
  }{ $lost ->
    [0] {""}
   *[other] {" "}Inni tracą wyłożone { $lost } mln.
  }
leads-take-thief-waits = Bierzesz złodzieja: zabierze twoją następną płytkę bogactwa.{ $back ->
    [0] {""}
   *[other] {" "}Odzyskujesz swoje { $back } mln.
  }{ $lost ->
    [0] {""}
   *[other] {" "}Inni tracą wyłożone { $lost } mln.
  }
leads-take-thief-one = Bierzesz złodzieja, a on zabiera: { $own }. Twoje punkty: { $left } zamiast { $points }.{ $back ->
    [0] {""}
   *[other] {" "}Odzyskujesz swoje { $back } mln.
  }{ $lost ->
    [0] {""}
   *[other] {" "}Inni tracą wyłożone { $lost } mln.
  }
leads-take-thief-choice = Bierzesz złodzieja i oddajesz mu jedną ze swoich płytek bogactwa.{ $back ->
    [0] {""}
   *[other] {" "}Odzyskujesz swoje { $back } mln.
  }{ $lost ->
    [0] {""}
   *[other] {" "}Inni tracą wyłożone { $lost } mln.
  }
leads-take-cba = Bierzesz CBA: na końcu zostaje połowa punktów{ $points ->
    [0] {""}
   *[other] {" "}(teraz { $left } zamiast { $points })
  }.{ $back ->
    [0] {""}
   *[other] {" "}Odzyskujesz swoje { $back } mln.
  }{ $lost ->
    [0] {""}
   *[other] {" "}Inni tracą wyłożone { $lost } mln.
  }
leads-bid = Prowadzisz z ofertą { $total } mln. Jeśli wygrasz, zostanie ci { $stays } mln.
leads-bid-poorest = Prowadzisz z ofertą { $total } mln. Jeśli wygrasz, zostanie ci { $stays } mln, najmniej ze wszystkich: kto tak skończy, nie może wygrać.
leads-bid-feared = Prowadzisz z ofertą { $total } mln. Gdy spasuje ktoś inny, te pieniądze przepadną i zostanie ci { $stays } mln.
leads-bid-feared-poorest = Prowadzisz z ofertą { $total } mln. Gdy spasuje ktoś inny, zostanie ci { $stays } mln, najmniej ze wszystkich: kto tak skończy, nie może wygrać.
leads-discard = Złodziej zabiera tę płytkę. Twoje punkty: { $left } zamiast { $points }.
closed-bid-too-little = Masz { $money } mln, a trzeba dać więcej niż { $highest } mln.

summary-money = Zostało pieniędzy
summary-points = Punkty
summary-bankrupt = bankrut
summary-wealth = Bogactwo: { $count ->
    [1] { $points }
   *[other] { $tiles } = { $points }
  }
summary-no-wealth = Bez płytek bogactwa: 0
summary-step = { $tile } → { $points }
summary-thief = Złodziej nie zdążył niczego zabrać.
summary-out = Najmniej pieniędzy ze wszystkich: punkty się nie liczą.
summary-tie = Równe punkty: rozstrzygają pieniądze ({ $money } mln).
summary-nobody = Wszyscy mają równie mało pieniędzy: nikt nie wygrywa.
summary-stolen = { $seat } → złodziej: { $tile }.
    .seat = Złodziej zabrał ci płytkę: { $tile }.
summary-dearest = Najdroższa płytka: { $tile }, { $paid } mln. Kupuje { $seat }.
    .seat = Najdroższa płytka: { $tile }, { $paid } mln. To twój zakup.
summary-own-dearest = Twój najdroższy zakup: { $tile }, { $paid } mln.

refusal-MB-1 = W tę grę gra się we troje, czworo lub pięcioro.
refusal-MB-4 = Zaczynać może tylko ktoś, kto siedzi przy stole.
refusal-MB-12 = To nie twoja kolej w licytacji. Poczekaj na swoją, potem licytuj albo spasuj.
refusal-MB-13 = Oferta dokłada przynajmniej jedną kartę. Wybierz jedną lub więcej albo spasuj.
refusal-MB-14 = Twoje karty na stole muszą dać więcej niż najwyższa oferta. Dołóż więcej albo spasuj.
refusal-MB-16 = Dokładać można tylko karty z ręki; to, co leży na stole, zostaje tam.
refusal-MB-35 = Płytkę oddaje tylko ten, kto wziął złodzieja, i to zaraz po jego wzięciu.
refusal-MB-38 = Złodziej bierze tylko twoją własną płytkę bogactwa. Wybierz jedną z leżących przed tobą.

option-start_seat = Kto zaczyna
option-start_seat-help = Kto odkrywa pierwszą płytkę: losowo albo ustalone miejsce.
option-start_seat-is-random = losowo
option-hidden_tiles = Zakryte płytki
option-hidden_tiles-help = Zdobyte płytki leżą zakryte, więc nikt nie zna na pewno wyniku innych.
option-all_poorest = Gdy wszyscy są równie biedni
option-all_poorest-help = Co się dzieje, gdy wszyscy mają tyle samo pieniędzy.
option-all_poorest-is-all_lose = przegrywają wszyscy
option-all_poorest-is-none_lose = nikt nie odpada
option-final_tiebreak = Ostatnie rozstrzygnięcie
option-final_tiebreak-help = Co rozstrzyga przy równych punktach i pieniądzach.
option-final_tiebreak-is-shared = wspólne zwycięstwo
option-final_tiebreak-is-highest_tile = najcenniejsza płytka
option-money_tracking = Wydane pieniądze
option-money_tracking-help = Czy stół pokazuje wydatki innych, czy trzeba je pamiętać.
option-money_tracking-is-memory = z pamięci
option-money_tracking-is-assisted = widoczne dla wszystkich

coach-wealth = Płytka bogactwa daje tyle punktów, ile wynosi jej liczba. Dotknij kart pieniędzy, żeby licytować. Zapłacone pieniądze przepadają, więc nie wydaj tyle, żeby na końcu mieć najmniej.
    .at = stake
coach-luck = Powodzenie podwaja na końcu wszystko, co masz. Im więcej punktów planujesz, tym więcej jest dla ciebie warte. Ma też czerwoną obwódkę: po czwartej gra się kończy.
    .at = stake
coach-casino = Tej płytki nikt nie chce. Licytacja działa odwrotnie: licytując, trzymasz ją z dala od siebie, ale tracisz pieniądze, gdy spasuje ktoś inny. Wczesny pas jest tani.
    .at = stake
coach-thief-feared = Złodziej kosztuje płytkę bogactwa. Jeśli twoje są małe, wzięcie go jest tanie. Jeśli masz dużą, może warto zapłacić, żeby go uniknąć.
    .at = stake
coach-cba = CBA zmniejsza punkty o połowę. Boli tego, kto ma dużo, a prawie wcale tego, kto ma mało.
    .at = stake

lesson-raise = Licytowany jest { tile-wealth_8 }. Najwyższa oferta to 10, a twoja 8 już leży na stole. Obejmij prowadzenie jedną kartą, jak najtaniej.
    .title = Przebij ofertę
    .why = Liczą się razem wszystkie twoje karty na stole: 8 i 3 to 11, czyli więcej niż 10. 8 i 2 tylko by ją wyrównało.
lesson-feared = Wszyscy licytują, żeby uniknąć Kasyna (−5). Najwyższa oferta to 5, a twoja 2 leży na stole. Weź Kasyno i ocal swoje pieniądze.
    .title = Płytka, której nikt nie chce
    .why = Kto pierwszy spasuje, bierze niechcianą płytkę i odzyskuje swoje karty. Wszyscy inni tracą to, co wyłożyli.
lesson-thief = Masz złodzieja i musisz oddać jedną płytkę bogactwa. Leżą przed tobą: 2, 9 i { tile-luck }. Zachowaj jak najwięcej punktów.
    .title = Złodziej u drzwi
    .why = { tile-luck } podwaja to, co zostaje: 9 × 2 = 18 punktów. Bez 9 zostałoby tylko 2 × 2 = 4.
lesson-free = Licytowany jest { tile-wealth_3 } i nikt jeszcze nic nie zaoferował. Jeśli też spasujesz, ostatni gracz dostanie go za darmo. Zaoferuj najmniej, jak pozwalają zasady.
    .title = Nikt nie licytuje
    .why = Gdy nikt nie licytuje, ostatni gracz dostaje płytkę za darmo. Jedna karta 1 to już oferta.

rulebook-01 = Od trzech do pięciu osób zaczyna z tymi samymi jedenastoma kartami pieniędzy, razem 106 milionów, i nikt nigdy nie zarobi więcej. Szesnaście płytek leży w jednym zakrytym stosie; odkrywa się je po kolei i licytuje. Na końcu odpada ten, komu zostało najmniej pieniędzy, cokolwiek by miał, a wśród pozostałych wygrywa najlepszy wynik. Kto zaczyna, rozstrzyga los, chyba że umówicie się co do miejsca; gra toczy się zgodnie z ruchem wskazówek zegara.
    .title = O co chodzi
    .rules = MB-1 MB-2 MB-3 MB-4 MB-5 MB-6 MB-44 MB-45 MB-51
    .picture = Pieniądze jednej osoby: jedenaście kart od 1 do 25, razem 106 milionów, i stos szesnastu płytek.
rulebook-02 = Osoba rozpoczynająca odkrywa następną płytkę i licytuje pierwsza. W swojej kolejce dokładasz z ręki jedną lub więcej kart do już wyłożonych, tak by razem przebiły najwyższą ofertę, albo pasujesz. Ile dołożysz, to twoja sprawa, choćby całą rękę. Kart na stole nie można wymieniać i nikt nie wydaje reszty. Kto spasował, nie bierze już udziału w tej licytacji. Nawet bez ani jednej karty grasz dalej: możesz wtedy tylko pasować, ale płytki nadal mogą ci przypaść.
    .title = Licytacja
    .rules = MB-7 MB-10 MB-11 MB-12 MB-13 MB-14 MB-15 MB-16 MB-17 MB-18 MB-19 MB-20 MB-21
    .picture = Licytacja: najpierw 6, potem 8; pierwsza osoba dokłada do szóstki 4 i prowadzi z 10.
rulebook-03 = Płytkę bogactwa lub powodzenia dostaje ostatnia osoba, która nie spasowała, i płaci kartami leżącymi przed nią; wypadają one z gry. Kto spasował, wziął już swoje karty z powrotem. Gdy nikt nie licytuje, ostatnia osoba bierze płytkę za darmo, bez pytania. Zwycięzca licytacji odkrywa następną płytkę.
    .title = Płytki pożądane
    .rules = MB-23 MB-24 MB-25 MB-26 MB-28 MB-29
rulebook-04 = Przy kasynie, złodzieju i CBA licytuje się o to, by ich uniknąć. Kto pierwszy spasuje, bierze płytkę i odzyskuje swoje karty, a licytacja jest skończona. Wszyscy inni tracą to, co przed nimi leży, nie tylko dający najwięcej. Jeśli osoba rozpoczynająca od razu spasuje, nikt nic nie płaci. Kto wziął płytkę, rozpoczyna następną rundę.
    .title = Płytki pechowe
    .rules = MB-30 MB-31 MB-32 MB-33 MB-34
rulebook-05 = Kto bierze złodzieja, od razu oddaje jedną wybraną płytkę bogactwa. Jeśli nie ma żadnej, złodziej czeka i zabiera następną zdobytą przez tę osobę; zapłata nie wraca. Powodzenia, kasyna i CBA złodziej nie rusza. Złodziej, który czeka do końca gry, nic nie robi. W żaden inny sposób płytki nie można stracić, sprzedać ani wymienić.
    .title = Złodziej
    .rules = MB-35 MB-36 MB-37 MB-38 MB-39 MB-40
    .picture = Złodziej wynosi jedną płytkę bogactwa osoby, która musiała go wziąć.
rulebook-06 = Cztery płytki mają czerwoną obwódkę: trzy powodzenia i CBA. Gdy pojawi się czwarta z nich, gra kończy się natychmiast, bez licytacji, i nikt tej płytki nie dostaje. Może się to stać po trzech licytacjach albo dopiero przy ostatniej płytce.
    .title = Koniec gry
    .rules = MB-8 MB-9 MB-43
    .picture = Zapala się czwarta czerwona lampka: gra kończy się natychmiast.
rulebook-07 = Wszyscy pokazują ręce. Kto ma najmniej pieniędzy, odpada; przy remisie odpadają wszyscy remisujący, a jeśli zostaje jedna osoba, to ona wygrywa. Pozostali sumują bogactwa, odejmują 5 za kasyno (nie schodząc poniżej 0), podwajają za każde powodzenie i dzielą na pół za CBA, zaokrąglając w górę. Wygrywa najwięcej punktów, przy równych punktach więcej pieniędzy, a potem zwycięstwo jest wspólne albo, jeśli tak umówiono, rozstrzyga najcenniejsza płytka. Gdy wszyscy mają równie mało, nie wygrywa nikt, chyba że umówiono się inaczej.
    .title = Punktacja
    .rules = MB-45 MB-46 MB-47 MB-48 MB-49 MB-50 MB-52 MB-53 MB-54
    .picture = Wynik krok po kroku: 3 i 9 to 12, kasyno zabiera 5, dwa powodzenia podwajają do 28, CBA dzieli na pół: 14.
rulebook-08 = W tym wariancie wszystko, co zdobędziesz, leży przed tobą zakryte; inni widzą tylko, ile masz płytek. Licytowana płytka jest odkryta, jawne są też czekający złodziej i liczba czerwonych obwódek. Płytka wybrana dla złodzieja znika niepokazana. Przebieg gry nie przypomina, kto wziął którą płytkę; na końcu pokazuje się wszystkie.
    .title = Wariant: zakryte płytki
    .rules = MB-60 MB-61 MB-62 MB-63 MB-64 MB-65 MB-70
rulebook-09 = Ile wydali inni, trzeba pamiętać samemu; z odpowiednią opcją stół wypisuje pieniądze wszystkich. Kto odejdzie lub przekroczy czas, zachowuje miejsce: pasuje, złodziejowi oddaje najmniejszą płytkę albo gra za niego bot.
    .title = Pamięć i nieobecność
    .rules = MB-67 MB-68 MB-71

sketch-title-stake = O co gramy
sketch-title-seats = Gracze
sketch-title-own = Twoje pieniądze
sketch-title-purses = Pieniądze graczy
sketch-title-unseen = Jeszcze w stosie
sketch-drawing-starter = Trwa losowanie, kto zaczyna.
sketch-revealing = Następną płytkę odkrywa { $seat }.
sketch-wanted = Na licytacji: { $tile }
sketch-avoid = Kto to weźmie? { $tile }
sketch-highest = Najwyższa oferta: { $amount } mln, { $seat }
sketch-no-bid = Jeszcze bez oferty
sketch-acting = Kolej: { $seat }
sketch-thief-choice = { $seat } wybiera płytkę dla złodzieja.
sketch-over = Gra skończona.
sketch-stolen = { $seat } → złodziej: { $tile }
sketch-stolen-face-down = { $seat } → złodziej: zakryta płytka bogactwa
sketch-red = Czerwone obwódki: { $count } z 4
sketch-stack = { $count ->
    [one] Jedna płytka w stosie
    [few] { $count } płytki w stosie
    [many] { $count } płytek w stosie
   *[other] { $count } płytki w stosie
  }
sketch-head-player = Gracz
sketch-head-bid = Oferta
sketch-head-cards = Karty
sketch-head-money = Gotówka
sketch-head-tiles = Płytki
sketch-head-score = Punkty
sketch-seat = { $seat }
sketch-passed = pas
sketch-unknown = ?
sketch-millions = { $amount } mln
sketch-number = { $count }
sketch-points = { $points }
sketch-points-out = { $points } (nie liczą się)
sketch-list = { $items }
sketch-face-down = { $count ->
    [0] brak
    [one] jedna zakryta
    [few] { $count } zakryte
    [many] { $count } zakrytych
   *[other] { $count } zakrytej
  }
sketch-bid = { $amount } ({ $cards })
sketch-hand = W ręce: { $amount } mln ({ $cards })
sketch-on-table = Na stole: { $amount } mln ({ $cards })
sketch-spent = Wydane: { $amount } mln ({ $cards })
sketch-purse = { $seat }: w ręce { $cards }; wydane { $spent }

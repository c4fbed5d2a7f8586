game-name = Nie blefuj!
game-tagline = Przesuwaj po stole zamknięte walizki: bierz je w ciemno albo otwieraj i licz na kostkę.
goal-aim = Zbierz 25 milionów w walizkach albo miej na końcu najwięcej pieniędzy. Nikt nie widzi, co kryje zamknięta walizka.
goal-turn = Jedna osoba przesuwa drugiej zamknięte walizki i może kłamać. Druga bierze je w ciemno albo otwiera i rzuca kostką przeciw ich wartości.
goal-end = 25 milionów kończy grę od razu. Inaczej kończy ją ostatnia karta banku i wygrywa najbogatszy gracz.
score-name = miliony
score-told = { $score ->
    [one] { $score } milion
    [few] { $score } miliony
    [many] { $score } milionów
   *[other] { $score } miliona
}
chapter-title = Runda { $number }

comma-fives = { $fives ->
    [0] {""}
   *[other] {", "}
  }
comma-twos = { $twos ->
    [0] { comma-fives }
   *[other] {", "}
  }
comma-ones = { $ones ->
    [0] { comma-twos }
   *[other] {", "}
  }
comma-bluffs = { $bluffs ->
    [0] { comma-ones }
   *[other] {", "}
  }
cards-item = { $fives ->
    [0] {""}
    [1] 5
   *[other] { $fives }×5
  }{ $twos ->
    [0] {""}
    [1] { comma-fives }2
   *[other] { comma-fives }{ $twos }×2
  }{ $ones ->
    [0] {""}
    [1] { comma-twos }1
   *[other] { comma-twos }{ $ones }×1
  }{ $bluffs ->
    [0] {""}
    [one] { comma-ones }blef
    [few] { comma-ones }{ $bluffs } blefy
    [many] { comma-ones }{ $bluffs } blefów
   *[other] { comma-ones }{ $bluffs } blefu
  }
open-item = { cards-item }
cases-count = { $size ->
    [0] bez walizek
    [one] jedna walizka
    [few] { $size } walizki
    [many] { $size } walizek
   *[other] { $size } walizki
  }
cases-shown = { $size ->
    [0] {""}
   *[other] { $cards ->
        [none] {""}
       *[other] { " " }({ $cards })
      }
  }
cases-said = { $claim ->
    [none] {""}
   *[other] {", "}„{ $claim } mln”
  }
cases-said-all = { $claim ->
    [none] {""}
   *[other] {", "}„razem { $claim } mln”
  }
taken-what = { $size ->
    [0] { $open_size ->
        [0] pusta oferta
       *[other] odkryte walizki ({ $open })
      }
   *[other] { cases-count } w ciemno{ cases-shown }{ $open_size ->
        [0] {""}
       *[other] {" "}i odkryte ({ $open })
      }
  }
paid-what = { $cards ->
    [none] { cases-count }
   *[other] { $cards }
  }
all-what = { $size ->
    [0] nie dostaje nic, bo nie ma już żadnej walizki
   *[other] dostaje wszystko: { paid-what }
  }
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
reason-target = Jest 25 milionów: koniec gry.
reason-bank_empty = Bank jest pusty: koniec gry.
reason-round_cap = Rozegrano ostatnią rundę: koniec gry.
reason-forfeit = Ktoś odszedł od stołu: koniec gry.

event-first_gunman = Pistolet ma najpierw { $seat }.
    .seat = Pistolet masz najpierw ty.
event-skipped = { $seat } nie ma walizek i traci rundę.
    .seat = Nie masz walizek i tracisz rundę.
event-colour_rolled = { $own ->
    [true] { $seat } wyrzuca swój kolor.
   *[false] { $seat } wyrzuca kolor, który ma { $owner_seat }.
  }
    .seat = { $own ->
    [true] Wyrzucasz swój kolor.
   *[false] Wyrzucasz kolor, który ma { $owner_seat }.
  }
    .owner_seat = { $seat } wyrzuca twój kolor.
event-chosen = { $gunman_seat } wybiera. Wybór: { $seat }.
    .gunman_seat = Wybierasz. Twój wybór: { $seat }.
    .seat = { $gunman_seat } wybiera ciebie.
event-nothing_to_offer = { $seat } nie ma walizek: koniec rundy.
    .seat = Nie masz walizek na ofertę: koniec rundy.
event-offered = Oferta { $seat } → { $to_seat }: { cases-count }{ cases-shown }{ cases-said }.
    .seat = Twoja oferta → { $to_seat }: { cases-count }{ cases-shown }{ cases-said }.
    .to_seat = { $seat } składa ci ofertę: { cases-count }{ cases-said }.
event-added = { $seat } dokłada: { cases-count }{ cases-shown }{ cases-said-all }.
    .seat = Dokładasz: { cases-count }{ cases-shown }{ cases-said-all }.
event-accepted = { $from_seat } → { $seat }: { taken-what }.
    .seat = Bierzesz: { taken-what }. Daje { $from_seat }.
    .from_seat = { $seat } bierze od ciebie: { taken-what }.
event-opened = { $size ->
    [0] { $value ->
        [0] { $seat } otwiera pustą ofertę.
       *[other] { $seat } rzuca jeszcze raz o odkryte { $value } mln.
      }
   *[other] { $seat } otwiera: { $cards }. Odkryte razem: { $value } mln.
  }
    .seat = { $size ->
    [0] { $value ->
        [0] Otwierasz pustą ofertę.
       *[other] Rzucasz jeszcze raz o odkryte { $value } mln.
      }
   *[other] Otwierasz: { $cards }. Odkryte razem: { $value } mln.
  }
event-black_die = { $seat } wyrzuca { $pips } przy wartości { $value }: { $result }.
    .seat = Wyrzucasz { $pips } przy wartości { $value }: { $result }.
event-exhausted = { $seat } nie ma czego dołożyć. { $decider_seat } może wziąć odkryte walizki albo rzucić jeszcze raz.
    .seat = Nie masz czego dołożyć. { $decider_seat } może wziąć odkryte walizki albo rzucić jeszcze raz.
    .decider_seat = { $seat } nie ma czego dołożyć. Możesz wziąć odkryte walizki albo rzucić jeszcze raz.
event-took = { $from_seat } → { $seat }: { $cards }; { $why }.
    .seat = Bierzesz { $cards }; { $why }. Traci { $from_seat }.
    .from_seat = { $seat } bierze od ciebie { $cards }; { $why }.
event-returned = Oferta wraca, ma ją { $seat }. { $from_seat } ma do zapłaty { $value } mln.
    .seat = Twoja oferta wraca do ciebie. { $from_seat } ma ci zapłacić { $value } mln.
    .from_seat = Oferta wraca, ma ją { $seat }. Masz do zapłaty { $value } mln.
event-paid = Zapłata { $seat } → { $to_seat }, { $owed } mln: { paid-what }.
    .seat = Płacisz { $owed } mln: { paid-what }. Dostaje { $to_seat }.
    .to_seat = { $seat } płaci ci { $owed } mln: { paid-what }.
event-surrendered = { $seat } nie może zapłacić { $owed } mln. { $to_seat } { all-what }.
    .seat = Nie możesz zapłacić { $owed } mln. { $to_seat } { all-what }.
    .to_seat = { $seat } nie może zapłacić ci { $owed } mln. { $size ->
    [0] Nie dostajesz nic, bo nie ma już żadnej walizki.
   *[other] Dostajesz wszystko: { paid-what }.
  }
event-bank_card = { $seat } bierze kartę z banku. Zostaje: { $left }.
    .seat = Bierzesz kartę z banku{ $card ->
    [none] {""}
   *[other] : { $card }
  }. Zostaje: { $left }.
event-game_over = { $reason } { $winners-count ->
    [one] Wygrywa { $winners }.
    [few] Wspólnie wygrywają { $winners }.
    [many] Wspólnie wygrywają { $winners }.
   *[other] Wspólnie wygrywają { $winners }.
  }
    .winners = { $reason } Wygrywasz.

action-choose_opponent = Wybierz: { $seat }
action-offer = Zaoferuj: { $cards }{ cases-said }
action-add = Dołóż: { $cards }{ cases-said-all }
action-accept = Weź w ciemno
action-open = Otwórz i rzuć
action-pay = Zapłać: { $cards }
form-offer = Zaoferuj walizki
field-offer-cards = Walizki
field-offer-cards-fives = Piątki
field-offer-cards-twos = Dwójki
field-offer-cards-ones = Jedynki
field-offer-cards-bluffs = Blefy
field-offer-claim = Mówisz, ile w nich jest (mln, możesz kłamać)
form-add = Dołóż walizki
field-add-cards = Walizki
field-add-cards-fives = Piątki
field-add-cards-twos = Dwójki
field-add-cards-ones = Jedynki
field-add-cards-bluffs = Blefy
field-add-claim = Mówisz, ile jest razem (mln, możesz kłamać)
form-pay = Zapłać
field-pay-cards = Walizki
field-pay-cards-fives = Piątki
field-pay-cards-twos = Dwójki
field-pay-cards-ones = Jedynki
field-pay-cards-bluffs = Blefy

prompt-first = Los rozstrzyga, kto pierwszy ma pistolet.
prompt-colour = { $seat } ma pistolet. Kostka kolorów wskaże, kto dostanie ofertę.
    .seat = Masz pistolet. Kostka kolorów wskaże, kto dostanie twoją ofertę.
prompt-colour-reverse = { $seat } ma pistolet. Kostka kolorów wskaże, kto musi złożyć ofertę.
    .seat = Masz pistolet. Kostka kolorów wskaże, kto musi złożyć ci ofertę.
prompt-choose = { $seat } wyrzuca swój kolor i wybiera, kto dostanie ofertę.
    .seat = To twój kolor: wybierz, kto dostanie twoją ofertę.
prompt-choose-reverse = { $seat } wyrzuca swój kolor i wybiera, kto musi złożyć ofertę.
    .seat = To twój kolor: wybierz, kto musi złożyć ci ofertę.
prompt-offer = { $to_seat } czeka na twoją ofertę: połóż zamknięte walizki. Możesz powiedzieć, co w nich jest, i możesz kłamać.
prompt-offer-silent = { $to_seat } czeka na twoją ofertę: połóż zamknięte walizki z pieniędzmi albo z blefem.
prompt-offer-other = { $seat } układa ofertę. Dostanie ją { $to_seat }.
    .to_seat = { $seat } układa ofertę dla ciebie. Słowa przy ofercie mogą być kłamstwem.
prompt-decide = { $to_seat } oferuje ci { $count ->
    [one] zamkniętą walizkę
    [few] { $count } zamknięte walizki
    [many] { $count } zamkniętych walizek
   *[other] { $count } zamkniętej walizki
  }: { $spread ->
    [0] { $low }
   *[other] od { $low } do { $high }
  } mln. Bierzesz w ciemno czy otwierasz i rzucasz?
prompt-decide-more = Odkryte: { $open } mln, zamknięte: { $count ->
    [one] jedna walizka
    [few] { $count } walizki
    [many] { $count } walizek
   *[other] { $count } walizki
  } ({ $spread ->
    [0] { $low }
   *[other] od { $low } do { $high }
  } mln). Bierzesz wszystko czy otwierasz i rzucasz?
prompt-decide-open = { $to_seat } nie ma czego dołożyć. Bierzesz odkryte { $open } mln czy rzucasz jeszcze raz?
prompt-decide-empty = { $to_seat } nic nie oferuje. Kończysz rundę czy rzucasz? Po rzucie { $to_seat } musi coś dołożyć.
prompt-decide-other = { $seat } decyduje: wziąć w ciemno czy otworzyć i rzucić. Oferuje { $to_seat }.
    .to_seat = { $seat } decyduje: wziąć twoją ofertę w ciemno czy otworzyć i rzucić.
prompt-black = { $seat } rzuca czarną kostką. Wartość oferty: { $value } mln.
    .seat = Rzucasz czarną kostką. Mniej niż { $value }: płacisz.
prompt-add = { $seat } musi dołożyć walizki: na kostce jest więcej niż { $value }.
    .seat = Na kostce jest więcej niż { $value }: dołóż co najmniej jedną zamkniętą walizkę. Potem znów decyduje { $to_seat }.
    .to_seat = Na kostce jest więcej niż { $value }: { $seat } musi dołożyć walizki, potem znów decydujesz.
prompt-pay = Wypadło mniej: zapłać { $owed } mln, dostaje { $to_seat }. Wybierz walizki.
prompt-pay-over = Masz do zapłaty { $owed } mln, a dokładnie się nie da: zapłać { $due }. Reszty nie ma, dostaje { $to_seat }.
prompt-pay-free = Masz do zapłaty { $owed } mln lub więcej, bez zbędnej walizki. Reszty nie ma, dostaje { $to_seat }.
prompt-pay-other = { $seat } ma do zapłaty { $owed } mln. Dostaje { $to_seat }.
    .to_seat = { $seat } ma ci zapłacić { $owed } mln.
prompt-bank = { $seat } bierze kartę z banku.
    .seat = Bierzesz kartę z banku.

higher-offerer-add = musisz dołożyć
higher-offerer-taken = też przepada
higher-offerer-again = może zostać wzięte albo rzut się powtórzy
higher-decider-add = oferta rośnie i znów decydujesz
higher-decider-taken = też twoje
higher-decider-again = bierzesz albo rzucasz znowu
leads-choose = Ofertę dostanie { $seat }. Ma { $spread ->
    [0] { $low }
   *[other] od { $low } do { $high }
  } mln.
leads-choose-reverse = { $seat } musi złożyć ci ofertę. Ma { $count ->
    [one] jedną walizkę
    [few] { $count } walizki
    [many] { $count } walizek
   *[other] { $count } walizki
  }: { $spread ->
    [0] { $low }
   *[other] od { $low } do { $high }
  } mln.
leads-choose-nobody = { $seat } nie ma walizek: runda od razu się skończy.
offer-opened = Otwarte: { $above ->
    [0] rzut poniżej { $value } daje ci { $value } mln, przy { $value } oferta przepada bez zapłaty.
    [5] przy 1 oferta przepada bez zapłaty, przy więcej { $higher }.
   *[other] rzut poniżej { $value } daje ci { $value } mln, przy { $value } oferta przepada bez zapłaty, przy więcej { $higher }.
  }
offer-opened-sure = Otwarte: zawsze wypada mniej, więc oferta wraca i dostajesz { $value } mln.
leads-offer = Wzięte: tracisz { $value } mln. { offer-opened }
leads-offer-one = Wzięte: tracisz 1 mln. { offer-opened }
leads-offer-nothing = Nic niewarte. Wzięte: nie tracisz pieniędzy. Otwarte: zawsze wypada więcej, więc { $higher }.
leads-offer-sure = Wzięte: tracisz { $value } mln. { offer-opened-sure }
leads-offer-may-lose = Wzięte: { $value } mln może wystarczyć, { $to_seat } ma wtedy 25 mln i wygrywa. { offer-opened }
leads-offer-may-lose-sure = Wzięte: { $value } mln może wystarczyć, { $to_seat } ma wtedy 25 mln i wygrywa. { offer-opened-sure }
leads-offer-loses = Wzięte: z tymi { $value } mln { $to_seat } ma 25 mln i od razu przegrywasz. { offer-opened }
leads-offer-loses-sure = Wzięte: z tymi { $value } mln { $to_seat } ma 25 mln i od razu przegrywasz. { offer-opened-sure }
leads-take = Dostajesz { $spread ->
    [0] { $low }
   *[other] od { $low } do { $high }
  } mln za darmo. Co to było, wiecie tylko wy dwoje.
leads-take-open = Dostajesz { $low } mln za darmo.
leads-take-nothing = Nic nie dostajesz i runda się kończy.
leads-take-wins = Dostajesz { $spread ->
    [0] { $low }
   *[other] od { $low } do { $high }
  } mln: masz 25 i wygrywasz.
leads-take-may-win = Dostajesz od { $low } do { $high } mln za darmo. Jeśli to dość na 25, wygrywasz.
leads-open = Rzut (1–6) poniżej wartości ({ $spread ->
    [0] { $low }
   *[other] od { $low } do { $high }
  } mln): płacisz tę wartość. Tyle samo: oferta twoja. Więcej: { $higher }.
leads-open-all = Rzut (1–6) poniżej wartości ({ $spread ->
    [0] { $low }
   *[other] od { $low } do { $high }
  } mln): płacisz tę wartość, może wszystkim, co masz ({ $own }). Tyle samo: oferta twoja. Więcej: { $higher }.
leads-open-sure = Wartość to co najmniej { $low } mln, więcej, niż może pokazać kostka: na pewno zapłacisz.
leads-open-ruin = Wartość to co najmniej { $low } mln, więcej, niż może pokazać kostka: stracisz wszystko, co masz ({ $own }).
leads-open-safe = Wartość to najwyżej 1 mln: nic nie ryzykujesz. Tyle samo na kostce: oferta twoja. Więcej: { $higher }.
leads-pay = Płacisz { $sum } mln{ $over ->
    [0] {""}
   *[other] , o { $over } za dużo,
  } i zostaje ci { $left }. Potem bierzesz kartę z banku.
leads-pay-loses = Płacisz { $sum } mln. { $to_seat } ma wtedy 25 mln i wygrywa.
closed-bluffs = Zapłać { $count ->
    [one] blefem
    [few] blefami
    [many] blefami
   *[other] blefami
  }
closed-bluffs-why = Blef jest nic niewart.
pay-sum = Zapłać { $sum }: { $parts }

summary-cases = { $fives }×5 + { $twos }×2 + { $ones }×1 = { $money } mln
summary-bluffs = { $count ->
    [0] bez blefów
    [one] jeden blef, nic niewart
    [few] { $count } blefy, nic niewarte
    [many] { $count } blefów, nic niewartych
   *[other] { $count } blefu, nic niewarte
  }
summary-tie = Tyle samo pieniędzy: lepiej mieć mniej walizek. Tutaj: { $count }.
summary-stamp-target = 25 milionów
summary-stamp-broke = bez grosza
summary-stamp-left = poza stołem
summary-bar = Pieniądze
summary-lies = Najwięcej kłamstw: { $seats } ({ $count }).
summary-caught = Najczęściej na kłamstwie wpada: { $seats } ({ $count }).
summary-dearest = Największa zapłata: { $seat } → { $to_seat }, { $owed } mln.
    .seat = Największa zapłata: ty → { $to_seat }, { $owed } mln.
    .to_seat = Największa zapłata: { $seat } → ty, { $owed } mln.

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
option-first_colour-help = Pozostałe miejsca dostają kolejne kolory z kostki.
option-first_colour-is-white = biały
option-first_colour-is-yellow = żółty
option-first_colour-is-red = czerwony
option-first_colour-is-green = zielony
option-first_colour-is-blue = niebieski
option-first_colour-is-purple = fioletowy

coach-offer = Chcesz, żeby druga strona źle wybrała: wzięła blef albo otworzyła coś drogiego i za to zapłaciła. Mieszaj więc: raz piątka, raz blef, i nie zawsze mów prawdę.
    .at = hand
coach-decide = Wzięcie jest bezpieczne: dostajesz to, co w środku. Otwarcie to zakład: przy wyższym rzucie druga strona musi dołożyć, przy równym bierzesz, przy niższym płacisz wartość. Otwieraj to, co według ciebie warte jest mało.
    .at = stake
coach-pay = Blefy są warte zero, więc nie można nimi płacić. Potem bierzesz w ciemno kartę z banku.
    .at = hand

lesson-take = Leży przed tobą zamknięta walizka. Słyszysz: „5 milionów”. Chcesz ją mieć bez ryzykowania rzutu.
    .title = Bierzesz w ciemno
    .why = Wzięcie nic nie kosztuje i nikomu nic nie pokazuje. To, co słyszysz, nie musi być prawdą: ta walizka była pusta.
lesson-open = Słyszysz „5 milionów”, ale masz pewność, że walizka jest pusta. Który wybór nic cię wtedy nie kosztuje i zmusza do dołożenia kolejnej?
    .title = Sprawdzasz blef
    .why = Pusta walizka jest warta 0, a kostka zawsze pokaże więcej. Druga strona musi więc dołożyć walizkę, a ty decydujesz znowu.
lesson-add = Twoje 4 miliony otwarto, a kostka pokazała 6, czyli więcej. Musisz dołożyć co najmniej jedną walizkę. Oddaj jak najmniej.
    .title = Musisz dołożyć
    .why = Wystarczy dowolna walizka, także pusta. Druga strona decyduje wtedy znowu o wszystkich.
lesson-pay = Otwierasz 3 miliony i wypada 2: mniej, więc masz dług: 3 miliony. Zapłać jak najmniejszą liczbą walizek.
    .title = Spłać dług
    .why = Jeśli możesz zapłacić dokładnie, musisz: 2 i 1 albo trzy jedynki. Piątki dać nie wolno, a blefy się nie liczą.

rulebook-01 = Od dwóch do sześciu osób ma po dziewięć zamkniętych walizek: jedną z 5 milionami, dwie z 2, cztery z 1 i dwa blefy bez wartości, razem 13 milionów. Sześć kolejnych leży w banku. Kto ma 25 milionów, od razu wygrywa. Inaczej gra kończy się z ostatnią kartą banku i wygrywa najbogatszy.
    .title = O co chodzi
    .rules = NB-1 NB-2 NB-3 NB-4 NB-7 NB-50 NB-52
    .picture = Początek: dziewięć walizek dla każdego (5, dwa razy 2, cztery razy 1, dwa blefy) i sześć w banku.
rulebook-02 = Każdy ma swój kolor na jednej ściance kostki; we troje na dwóch, we dwoje na trzech. Kto pierwszy dostaje pistolet, rozstrzyga los albo, jeśli tak umówiono, zaczyna miejsce A. Ta osoba rzuca kostką kolorów; czyj kolor wypadnie, ten jest wylosowany, nawet bez kart. Przy własnym kolorze wybiera się dowolnego przeciwnika, przy niczyim kolorze rzuca się ponownie. Po rundzie pistolet wędruje w lewo. Kto ma pistolet, ale nie ma kart, traci swoją rundę.
    .title = Pistolet
    .rules = NB-5 NB-6 NB-10 NB-11 NB-12 NB-13 NB-14 NB-15 NB-16 NB-17
    .picture = Runda: kostka kolorów wskazuje osobę, której oferuje się walizki.
rulebook-03 = Osoba z pistoletem kładzie przed wylosowaną jedną lub więcej zakrytych walizek. Może powiedzieć, co w nich jest, i może kłamać; żadne słowo nie wiąże. Położonej oferty nie można zmienić, a do końca rundy nie liczy się nikomu. Opcja dopuszcza nawet pustą ofertę.
    .title = Oferta
    .rules = NB-20 NB-21 NB-22 NB-23 NB-24 NB-25
rulebook-04 = Wylosowana osoba bierze wszystko w ciemno i runda się kończy, albo otwiera wszystko na oczach wszystkich i rzuca czarną kostką przeciw wartości w milionach. Wszystko albo nic: części wziąć nie można.
    .title = Wziąć czy otworzyć
    .rules = NB-26 NB-27 NB-28
    .picture = Wziąć wszystko w ciemno albo otworzyć i rzucić czarną kostką przeciw wartości.
rulebook-05 = Więcej niż wartość: oferujący musi dołożyć przynajmniej jedną zakrytą walizkę i druga osoba znów decyduje o całości. Gdy nie ma już kart, oferta zostaje wzięta (z opcją: wzięta albo jeszcze jeden rzut). Równo: oferta jest wzięta za darmo.
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
rulebook-09 = Tutaj to wylosowana osoba musi oferować osobie z pistoletem, która bierze albo otwiera, a przy niższym rzucie płaci i bierze kartę z banku. Przy własnym kolorze osoba z pistoletem mówi, kto ma oferować. Jeśli ten ktoś nie ma kart, runda się kończy; osoba z pistoletem gra także bez kart. Reszta bez zmian.
    .title = Wariant odwrotny
    .rules = NB-62 NB-63 NB-64 NB-65 NB-66 NB-67 NB-68 NB-69
rulebook-10 = Za nieobecną osobę wykonuje się prosty ruch albo gra bot; karty i kolory pozostają jej.
    .title = Nieobecność
    .rules = NB-70 NB-71

sketch-deal = Oferuje { $offerer_seat }, decyduje { $decider_seat }.
sketch-open = Odkryte: { cards-item }, { $money } mln
sketch-closed-own = Zakryte: { cards-item }, { $money } mln
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
sketch-title-seats = Gracze
sketch-money = { $low }–{ $high }
sketch-money-exact = { $money }
sketch-known = { cards-item }{ comma-bluffs }nieznane: { $unknown }
sketch-hand = W ręce: { cards-item }, { $money } mln
sketch-public = Wszyscy wiedzą: { cards-item }{ comma-bluffs }nieznane: { $unknown }
sketch-title-own = Twoje walizki
sketch-head-player = Gracz
sketch-head-role = Rola
sketch-head-cards = Karty
sketch-head-money = Miliony
sketch-head-known = Na pewno ma
sketch-role-gunman-offerer = ma pistolet, oferuje
sketch-role-gunman-decider = ma pistolet, decyduje
sketch-role-offerer = oferuje
sketch-role-decider = decyduje
sketch-role-gunman = ma pistolet
sketch-seat = { $seat }
sketch-number = { $count }
sketch-number-table = { $count } i { $table } na stole
table-money = { $spread ->
    [0] Ma { $low } mln
   *[other] Ma od { $low } do { $high } mln
  }
table-out = { $count ->
    [one] jedna walizka na stole
    [few] { $count } walizki na stole
    [many] { $count } walizek na stole
   *[other] { $count } walizki na stole
  }
table-said = „{ $claim } mln”
table-worth = { $money } mln
table-die-lower = { $pips } to mniej niż { $value }: trzeba zapłacić
table-die-equal = { $pips } to równo { $value }: wzięte za darmo
table-die-higher = { $pips } to więcej niż { $value }: trzeba dołożyć
table-picked = { $count ->
    [one] jedna walizka
    [few] { $count } walizki
    [many] { $count } walizek
   *[other] { $count } walizki
  }, { $money } mln
table-colours = Kolor na kostce
table-bank = Bank: { $count ->
    [one] została jedna walizka
    [few] zostały { $count } walizki
    [many] zostało { $count } walizek
   *[other] zostało { $count } walizki
  }. Z ostatnią kończy się gra.
table-silent = Nic nie mówię
table-pick = Dotknij walizek, które chcesz położyć na stole.
table-closed = zamknięta walizka
seat-money = { $spread ->
    [0] { $low } mln
   *[other] { $low }–{ $high } mln
  }
seat-cases = { $count ->
    [one] walizka
    [few] walizki
    [many] walizek
   *[other] walizki
  }
seat-sure = Otwarte: na pewno tu są. Zamknięte: nieznane.
seat-all-known = Znasz je wszystkie.
role-gunman = ma pistolet i prowadzi tę rundę
role-offerer = oferuje walizki
role-decider = decyduje: bierze je albo otwiera i rzuca kostką
table-bank-name = Bank
table-said-why = Tak mówi gracz, który oferuje. Może kłamać.
table-drawn = Kolor gracza { $seat }
hand-chosen = wybrane { $chosen } z { $count }
hand-none = Wybierz od nowa
claim-less = O milion mniej
claim-more = O milion więcej
hand-offer = Zaoferuj: { table-picked }
hand-add = Dołóż: { table-picked }

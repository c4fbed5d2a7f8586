game-name = Milioner de Luxe
game-tagline = Kupuj, buduj i handluj na czterdziestu polach i dbaj o swój rating.
goal-aim = Zostań najbogatszym graczem: kupuj działki, pobieraj czynsz, rozwijaj całe branże.
goal-turn = Rzuć kostkami, przesuń pionek, rozegraj pole, a potem zarządzaj majątkiem. Trzy działki jednej branży podwajają czynsz i pozwalają budować.
goal-end = Po umówionej liczbie rund liczy się cały majątek. Kto wcześniej nie spłaci długu, bankrutuje. Każdy stopień ratingu (★) dodaje wtedy 200 f.
score-name = kapitał
score-told = kapitał { $score } f
chapter-title = Runda { $number }

plot-online_cinema = Kino internetowe
plot-theatre = Teatr
plot-amusement_park = Park rozrywki
plot-travel_agency = Biuro podróży
plot-beauty_salon = Salon piękności
plot-fitness_centre = Klub fitness
plot-confectionery = Cukiernia
plot-bread_factory = Zakłady piekarnicze
plot-chocolate_factory = Fabryka czekolady
plot-kindergarten = Przedszkole
plot-school = Szkoła
plot-institute = Instytut
plot-pharmacy_chain = Sieć aptek
plot-laboratory = Laboratorium
plot-research_centre = Centrum badawcze
plot-taxi_service = Firma taksówkarska
plot-railways = Koleje
plot-airline = Linie lotnicze
plot-coal_syndicate = Syndykat węglowy
plot-oil_holding = Holding naftowy
plot-gas_pipeline = Gazociąg
plot-robotics_works = Zakłady robotyki
plot-metallurgical_plant = Kombinat metalurgiczny
plot-aerospace_corporation = Koncern kosmiczny

give_plots-online_cinema = { plot-online_cinema }
give_plots-theatre = { plot-theatre }
give_plots-amusement_park = { plot-amusement_park }
give_plots-travel_agency = { plot-travel_agency }
give_plots-beauty_salon = { plot-beauty_salon }
give_plots-fitness_centre = { plot-fitness_centre }
give_plots-confectionery = { plot-confectionery }
give_plots-bread_factory = { plot-bread_factory }
give_plots-chocolate_factory = { plot-chocolate_factory }
give_plots-kindergarten = { plot-kindergarten }
give_plots-school = { plot-school }
give_plots-institute = { plot-institute }
give_plots-pharmacy_chain = { plot-pharmacy_chain }
give_plots-laboratory = { plot-laboratory }
give_plots-research_centre = { plot-research_centre }
give_plots-taxi_service = { plot-taxi_service }
give_plots-railways = { plot-railways }
give_plots-airline = { plot-airline }
give_plots-coal_syndicate = { plot-coal_syndicate }
give_plots-oil_holding = { plot-oil_holding }
give_plots-gas_pipeline = { plot-gas_pipeline }
give_plots-robotics_works = { plot-robotics_works }
give_plots-metallurgical_plant = { plot-metallurgical_plant }
give_plots-aerospace_corporation = { plot-aerospace_corporation }
get_plots-online_cinema = { plot-online_cinema }
get_plots-theatre = { plot-theatre }
get_plots-amusement_park = { plot-amusement_park }
get_plots-travel_agency = { plot-travel_agency }
get_plots-beauty_salon = { plot-beauty_salon }
get_plots-fitness_centre = { plot-fitness_centre }
get_plots-confectionery = { plot-confectionery }
get_plots-bread_factory = { plot-bread_factory }
get_plots-chocolate_factory = { plot-chocolate_factory }
get_plots-kindergarten = { plot-kindergarten }
get_plots-school = { plot-school }
get_plots-institute = { plot-institute }
get_plots-pharmacy_chain = { plot-pharmacy_chain }
get_plots-laboratory = { plot-laboratory }
get_plots-research_centre = { plot-research_centre }
get_plots-taxi_service = { plot-taxi_service }
get_plots-railways = { plot-railways }
get_plots-airline = { plot-airline }
get_plots-coal_syndicate = { plot-coal_syndicate }
get_plots-oil_holding = { plot-oil_holding }
get_plots-gas_pipeline = { plot-gas_pipeline }
get_plots-robotics_works = { plot-robotics_works }
get_plots-metallurgical_plant = { plot-metallurgical_plant }
get_plots-aerospace_corporation = { plot-aerospace_corporation }
place-online_cinema = { plot-online_cinema }
place-theatre = { plot-theatre }
place-amusement_park = { plot-amusement_park }
place-travel_agency = { plot-travel_agency }
place-beauty_salon = { plot-beauty_salon }
place-fitness_centre = { plot-fitness_centre }
place-confectionery = { plot-confectionery }
place-bread_factory = { plot-bread_factory }
place-chocolate_factory = { plot-chocolate_factory }
place-kindergarten = { plot-kindergarten }
place-school = { plot-school }
place-institute = { plot-institute }
place-pharmacy_chain = { plot-pharmacy_chain }
place-laboratory = { plot-laboratory }
place-research_centre = { plot-research_centre }
place-taxi_service = { plot-taxi_service }
place-railways = { plot-railways }
place-airline = { plot-airline }
place-coal_syndicate = { plot-coal_syndicate }
place-oil_holding = { plot-oil_holding }
place-gas_pipeline = { plot-gas_pipeline }
place-robotics_works = { plot-robotics_works }
place-metallurgical_plant = { plot-metallurgical_plant }
place-aerospace_corporation = { plot-aerospace_corporation }
place-start = START
place-trip = Podróż służbowa
place-deal = Umowa
place-charity = Aukcja charytatywna
place-investor = Spotkanie z inwestorem
place-inspection = Kontrola skarbowa
place-exchange = Giełda
place-check = Nagła kontrola

short-online_cinema = Kino
short-theatre = Teatr
short-amusement_park = Park
short-travel_agency = Wczasy
short-beauty_salon = Uroda
short-fitness_centre = Fitness
short-confectionery = Torty
short-bread_factory = Chleb
short-chocolate_factory = Czekol.
short-kindergarten = Przedsz
short-school = Szkoła
short-institute = Inst.
short-pharmacy_chain = Apteki
short-laboratory = Labor.
short-research_centre = Nauka
short-taxi_service = Taxi
short-railways = Kolej
short-airline = Loty
short-coal_syndicate = Węgiel
short-oil_holding = Ropa
short-gas_pipeline = Gaz
short-robotics_works = Roboty
short-metallurgical_plant = Huta
short-aerospace_corporation = Kosmos
short-start = START
short-trip = Wyjazd
short-deal = Umowa
short-charity = Aukcja
short-investor = Inwest
short-inspection = FISKUS
short-exchange = GIEŁDA
short-check = KONTROLA

industry-entertainment = Rozrywka
industry-services = Usługi
industry-food = Żywność
industry-education = Edukacja
industry-medicine = Medycyna
industry-transport = Transport
industry-resources = Surowce
industry-factories = Fabryki

card-T01 = Centrala wzywa: zgłoś się na START.
card-T02 = Centrala wzywa: zgłoś się na START.
card-T03 = Dzwonek na otwarcie: pędź na Giełdę.
card-T04 = Dzwonek na otwarcie: pędź na Giełdę.
card-T05 = Jesteś na liście gości gali: idź naprzód do najbliższej Aukcji charytatywnej.
card-T06 = Jesteś na liście gości gali: idź naprzód do najbliższej Aukcji charytatywnej.
card-T07 = Inwestor ma dziesięć wolnych minut: idź naprzód na najbliższe Spotkanie z inwestorem.
card-T08 = Inwestor ma dziesięć wolnych minut: idź naprzód na najbliższe Spotkanie z inwestorem.
card-T09 = Wezwanie: z całą dokumentacją prosto do Kontroli skarbowej.
card-T10 = Wezwanie: z całą dokumentacją prosto do Kontroli skarbowej.
card-T11 = Premiera: idź do Teatru.
card-T12 = Firmowy dzień sportu: idź do Klubu fitness.
card-T13 = Degustacja nowości: idź do Cukierni.
card-T14 = Pogadanka o zawodach: idź do Szkoły.
card-T15 = Są wyniki badań klinicznych: idź do Centrum badawczego.
card-T16 = Bilet na nocny pociąg: idź na Koleje.
card-T17 = Obejrzyj nową kopalnię: idź do Syndykatu węglowego.
card-T18 = Pierwszy rząd na starcie rakiety: idź do Koncernu kosmicznego.
card-T19 = Krótki skok: 3 pola do przodu.
card-T20 = Lot z przesiadką: 4 pola do przodu.
card-T21 = Objazd po regionie: 6 pól do przodu.
card-T22 = Ekspres: 8 pól do przodu.
card-T23 = Daleki lot: 10 pól do przodu.
card-T24 = Zapomniana teczka: 2 pola do tyłu.
card-T25 = Klient przeniósł spotkanie: 3 pola do tyłu.
card-T26 = Samolot zawrócony: 4 pola do tyłu.
card-T27 = Szukaj nowej lokalizacji: idź naprzód na najbliższą wolną działkę.
card-T28 = Odwiedź swoją firmę: idź na wybraną własną działkę.
card-T29 = Podpatrz konkurencję: idź naprzód na najbliższą cudzą działkę.
card-T30 = Wspólnik czeka z papierami: idź naprzód na najbliższe pole Umowa.
card-D01 = Kontrakt państwowy: dostajesz 150 f.
card-D02 = Licencja sprzedana za granicę: dostajesz 120 f.
card-D03 = Rekordowy kwartał: dostajesz 100 f.
card-D04 = Wypłata ubezpieczenia: dostajesz 100 f.
card-D05 = Stare zapasy wreszcie sprzedane: dostajesz 80 f.
card-D06 = Zwrot nadpłaconego podatku: dostajesz 60 f.
card-D07 = Honorarium za doradztwo: dostajesz 50 f.
card-D08 = Odsetki z lokaty: dostajesz 50 f.
card-D09 = Nagroda za najlepsze stoisko: dostajesz 40 f.
card-D10 = Awaria sprzętu: płacisz 100 f.
card-D11 = Rachunek od prawników: płacisz 80 f.
card-D12 = Kara za spóźnioną dostawę: płacisz 60 f.
card-D13 = Szkolenie załogi: płacisz 40 f.
card-D14 = Skrzydło szpitala twojego imienia: 100 f do funduszu rezerwowego.
card-D15 = Stypendia: 75 f do funduszu rezerwowego.
card-D16 = Sponsor święta miasta: 50 f do funduszu rezerwowego.
card-D17 = Dzień sadzenia drzew: 25 f do funduszu rezerwowego.
card-D18 = Wspólna reklama: każdy pozostały płaci ci 20 f.
card-D19 = Targi u ciebie: każdy pozostały płaci ci 10 f.
card-D20 = Stawiasz kolację: każdemu pozostałemu płacisz 15 f.
card-D21 = Nowe zabezpieczenia pożarowe: 20 f za filię i 60 f za przedsiębiorstwo.
card-D22 = Pochwały w prasie: rating o stopień w górę.
card-D23 = Kłopotliwy nagłówek: rating o stopień w dół.
card-D24 = Czysty audyt (wyjście z Kontroli bez kary)
card-D25 = Czysty audyt (wyjście z Kontroli bez kary)
card-D26 = Rabat partnerski (połowa jednego czynszu)
card-D27 = Rabat partnerski (połowa jednego czynszu)
card-D28 = Dotacja budowlana (jeden krok budowy za darmo)
card-D29 = Refinansowanie (wykup działki bez odsetek)
card-D30 = Zakup spoza rynku (dowolna wolna działka po cenie)

trade-gives = { $give_plots-count ->
    [0] { $give_cash } f
   *[other] { $give_plots }{ $give_cash ->
        [0] {""}
       *[other] {" + "}{ $give_cash } f
      }
  }
trade-gets = { $get_plots-count ->
    [0] { $get_cash } f
   *[other] { $get_plots }{ $get_cash ->
        [0] {""}
       *[other] {" + "}{ $get_cash } f
      }
  }
level-told = { $level ->
    [0] bez budynków
    [1] 1 filia
    [4] przedsiębiorstwo
   *[other] { $level } filie
  }
event-started = Zaczyna { $seat }.
    .seat = Zaczynasz.
event-turn_began = Gra { $seat }.
    .seat = Twoja tura.
event-rolled = { $seat } wyrzuca { $dice }{ $double ->
    [true] {": "}dublet
   *[false] {""}
  }.
    .seat = Wyrzucasz { $dice }{ $double ->
    [true] {": "}dublet
   *[false] {""}
  }.
event-moved = { $seat } staje na polu: { $place }.
    .seat = Stajesz na polu: { $place }.
event-start_income = { $seat } mija START i dostaje { $amount } f.
    .seat = Mijasz START i dostajesz { $amount } f.
event-third_double = { $seat } wyrzuca trzeci dublet z rzędu.
    .seat = Wyrzucasz trzeci dublet z rzędu.
event-inspected = { $seat } trafia do Kontroli skarbowej.
    .seat = Trafiasz do Kontroli skarbowej.
event-tried_double = { $seat } próbuje wyrzucić dublet: { $dice }, { $double ->
    [true] droga wolna
   *[false] bez skutku
  }.
    .seat = Próbujesz wyrzucić dublet: { $dice }, { $double ->
    [true] droga wolna
   *[false] bez skutku
  }.
event-fine_paid = { $seat } płaci { $amount } f kary i opuszcza Kontrolę.
    .seat = Płacisz { $amount } f kary i opuszczasz Kontrolę.
event-stayed = { $seat } zostaje w Kontroli.
    .seat = Zostajesz w Kontroli.
event-bought = { $seat } kupuje za { $amount } f: { $plot }.
    .seat = Kupujesz za { $amount } f: { $plot }.
event-declined = { $seat } nie kupuje. Na licytację idzie { $plot }.
    .seat = Nie kupujesz. Na licytację idzie { $plot }.
event-bid_placed = { $seat } daje { $amount } f.
    .seat = Dajesz { $amount } f.
event-passed = { $seat } pasuje.
    .seat = Pasujesz.
event-auction_won = { $seat } wygrywa licytację za { $amount } f: { $plot }. Prowizję { $fee } f dostaje { $to_seat }.
    .seat = Wygrywasz licytację za { $amount } f: { $plot }. Prowizję { $fee } f dostaje { $to_seat }.
    .to_seat = { $seat } wygrywa licytację za { $amount } f: { $plot }. Dostajesz { $fee } f prowizji.
event-auction_failed = Nikt nie licytuje. Wolne zostaje: { $plot }.
event-rent_paid = Czynsz { $seat } → { $to_seat }: { $amount } f, { $plot }.
    .seat = Płacisz { $amount } f czynszu: { $plot }. Dostaje { $to_seat }.
    .to_seat = { $seat } płaci ci { $amount } f czynszu: { $plot }.
event-rent_halved = { $seat } używa Rabatu partnerskiego: czynsz wynosi { $amount } f.
    .seat = Używasz Rabatu partnerskiego: czynsz wynosi { $amount } f.
event-built = { $seat } buduje za { $amount } f: { $plot }, { level-told }.
    .seat = Budujesz za { $amount } f: { $plot }, { level-told }.
event-building_sold = { $seat } sprzedaje budynek za { $amount } f: { $plot }, zostaje: { level-told }.
    .seat = Sprzedajesz budynek za { $amount } f: { $plot }, zostaje: { level-told }.
event-industry_sold = { $seat } sprzedaje wszystkie budynki za { $amount } f: { $industry }.
    .seat = Sprzedajesz wszystkie budynki za { $amount } f: { $industry }.
event-mortgaged = { $seat } zastawia i dostaje { $amount } f: { $plot }.
    .seat = Zastawiasz i dostajesz { $amount } f: { $plot }.
event-redeemed = { $seat } wykupuje za { $amount } f: { $plot }.
    .seat = Wykupujesz za { $amount } f: { $plot }.
event-trade_offered = Oferta { $seat } → { $to_seat }: { trade-gives } za { trade-gets }.
    .seat = Twoja oferta → { $to_seat }: { trade-gives } za { trade-gets }.
    .to_seat = { $seat } oferuje ci { trade-gives } za { trade-gets }.
event-trade_accepted = { $seat } przyjmuje ofertę, którą składa { $to_seat }.
    .seat = Przyjmujesz ofertę, którą składa { $to_seat }.
    .to_seat = { $seat } przyjmuje twoją ofertę.
event-trade_rejected = { $seat } odrzuca ofertę, którą składa { $to_seat }.
    .seat = Odrzucasz ofertę, którą składa { $to_seat }.
    .to_seat = { $seat } odrzuca twoją ofertę.
event-no_offer = { $seat } nie składa ofert w tej turze.
    .seat = Nie składasz ofert w tej turze.
event-card_drawn = { $seat } ciągnie kartę: „{ $card }”
    .seat = Ciągniesz kartę: { $card }
event-card_kept = { $seat } zatrzymuje kartę: „{ $card }”
    .seat = Zatrzymujesz kartę: { $card }
event-card_used = { $seat } używa karty: „{ $card }”
    .seat = Używasz karty: { $card }
event-card_declined = { $seat } rezygnuje z karty: „{ $card }”
    .seat = Rezygnujesz z karty: { $card }
event-nowhere_to_go = Nie ma takiej działki: { $seat } zostaje na miejscu.
    .seat = Nie ma takiej działki: zostajesz na miejscu.
event-received = { $seat } dostaje z banku { $amount } f.
    .seat = Dostajesz z banku { $amount } f.
event-paid = { $seat } płaci bankowi { $amount } f.
    .seat = Płacisz bankowi { $amount } f.
event-paid_seat = { $seat } → { $to_seat }: { $amount } f.
    .seat = Płacisz { $amount } f. Dostaje { $to_seat }.
    .to_seat = { $seat } płaci ci { $amount } f.
event-donated = { $seat } wpłaca { $amount } f do funduszu rezerwowego, teraz { $fund } f.
    .seat = Wpłacasz { $amount } f do funduszu rezerwowego, teraz { $fund } f.
event-fund_taken = { $seat } spotyka inwestora i bierze { $amount } f z funduszu rezerwowego.
    .seat = Spotykasz inwestora i bierzesz { $amount } f z funduszu rezerwowego.
event-rating_moved = { $seat } jest teraz na { $step }. stopniu ratingu.
    .seat = Jesteś teraz na { $step }. stopniu ratingu.
event-rating_stays = { $seat } zostaje na { $step }. stopniu ratingu: dalej nie ma miejsca.
    .seat = Zostajesz na { $step }. stopniu ratingu: dalej nie ma miejsca.
event-staked = { $seat } stawia { $amount } f na obiecujące technologie. W funduszu jest { $fund } f.
    .seat = Stawiasz { $amount } f na obiecujące technologie. W funduszu jest { $fund } f.
event-exchange_won = { $seat } wygrywa na Giełdzie: razy { $multiplier }, { $amount } f.
    .seat = Wygrywasz na Giełdzie: razy { $multiplier }, { $amount } f.
event-exchange_lost = { $seat } nic nie wygrywa na Giełdzie. W funduszu zostaje { $fund } f.
    .seat = Nic nie wygrywasz na Giełdzie. W funduszu zostaje { $fund } f.
event-in_debt = { $seat } ma do zapłaty { $amount } f, brakuje { $missing } f.
    .seat = Masz do zapłaty { $amount } f, brakuje { $missing } f.
event-bankrupt = { $seat } bankrutuje i odpada z gry.
    .seat = Bankrutujesz i odpadasz z gry.
event-resigned = { $seat } odchodzi z gry.
    .seat = Odchodzisz z gry.
event-leaving = { $seat } rezygnuje i odejdzie przy najbliższej okazji.
    .seat = Rezygnujesz i odejdziesz przy najbliższej okazji.
event-clock_rang = Czas minął: runda { $round } jest ostatnia.
event-game_over = Koniec gry. { $winners-count ->
    [one] Wygrywa { $winners }.
    [few] Wspólnie wygrywają { $winners }.
    [many] Wspólnie wygrywają { $winners }.
   *[other] Wspólnie wygrywają { $winners }.
  } { $results }.
    .winners = Koniec gry. Wygrywasz. { $results }.
results-item = { $rank }. { $seat }: { $bankrupt ->
    [true] bankructwo
   *[false] { $capital } f
  }

action-end_turn = Zakończ turę
action-roll = Rzuć kostkami
action-try_double = Spróbuj wyrzucić dublet
action-pay_fine = Zapłać karę i idź
action-stay = Zostań w Kontroli
action-buy = Kup działkę
action-decline = Nie kupuj
action-pass = Pas
action-bid = Daj { $amount } f
action-pay_full = Zapłać cały czynsz
action-skip = Zachowaj pieniądze
action-stake = Postaw { $amount } f
action-decline_card = Zrezygnuj z karty
action-choose_plot = Idź na pole: { $plot }
action-use_card = Użyj: { $card }{ $plot ->
    [none] {""}
   *[other] {": "}{ $plot }
  }
action-build = Buduj: { $plot }{ $use_subsidy ->
    [true] {" "}z dotacją
   *[false] {""}
  }
action-sell_building = Sprzedaj budynek: { $plot }
action-sell_industry = Sprzedaj wszystkie budynki: { $industry }
action-mortgage = Zastaw: { $plot }
action-redeem = Wykup: { $plot }
action-accept_trade = Przyjmij wymianę
action-reject_trade = Odrzuć wymianę
action-propose_trade = Oferta → { $to_seat }: { trade-gives } za { trade-gets }
action-no_offer = W tej turze nic nie proponuję
action-declare_bankruptcy = Ogłoś bankructwo
action-resign = Opuść grę na dobre
form-bid = Licytacja
field-bid-amount = Twoja oferta w f
form-stake = Stawka
field-stake-amount = Twoja stawka w f
form-propose_trade = Zaproponuj wymianę
field-propose_trade-to_seat = Z kim
field-propose_trade-give_plots = Działki, które dajesz
field-propose_trade-give_cash = Pieniądze, które dajesz
field-propose_trade-get_plots = Działki, które dostajesz
field-propose_trade-get_cash = Pieniądze, które dostajesz

prompt-setup = Los rozstrzyga, kto zaczyna.
prompt-out = To bankructwo: nie grasz już dalej. Gra { $seat }.
prompt-onlooker = Gra { $seat }. W tym czasie możesz zaproponować wymianę.
prompt-roll = Gra { $seat }.
    .seat = { $plots ->
        [0] Twoja tura: rzuć kostkami.
       *[other] Twoja tura: rzuć kostkami. Przedtem możesz budować, handlować i brać kredyt.
    }
prompt-inspected = { $seat } jest w Kontroli skarbowej i potrzebuje dubletu.
    .seat = Jesteś w Kontroli skarbowej: wyrzuć dublet albo potem zapłać { $amount } f.
prompt-again = Dublet: { $seat } rzuca jeszcze raz.
    .seat = { $plots ->
        [0] Dublet: rzuć jeszcze raz.
       *[other] Dublet: rzuć jeszcze raz. Przedtem możesz budować, handlować i brać kredyt.
    }
prompt-manage = { $plots ->
    [0] { $seat } zaraz kończy turę.
   *[other] { $seat } może budować, handlować i brać kredyt, potem kończy turę.
  }
    .seat = { $plots ->
        [0] Zakończ turę.
       *[other] Możesz budować, handlować i brać kredyt. Potem zakończ turę.
    }
prompt-rolls = { $seat } rzuca kostkami.
    .seat = Twoje kostki się toczą.
prompt-tries = { $seat } próbuje wyrzucić dublet.
    .seat = Próbujesz wyrzucić dublet.
prompt-fine = { $seat } płaci { $amount } f albo zostaje w Kontroli.
    .seat = Bez dubletu: zapłać { $amount } f i idź (pola: { $steps }) albo zostań.
prompt-card = { $seat } ciągnie kartę.
    .seat = Ciągniesz kartę.
prompt-buy = { $seat } może kupić za { $amount } f: { $plot }.
    .seat = { $plot }: wolna działka za { $amount } f. Masz { $cash } f. Kupujesz czy licytują inni?
prompt-buy-short = { $seat } może kupić za { $amount } f: { $plot }.
    .seat = { $plot } kosztuje { $amount } f, a masz { $cash } f: zdobądź pieniądze albo niech licytują inni.
prompt-bid = { $plot }: licytuje albo pasuje { $seat }. Najwięcej daje { $to_seat }.
    .seat = { $plot }: daj co najmniej { $least } f (i { $fee } f prowizji) albo pasuj, wtedy może wygrać { $to_seat }.
    .to_seat = { $plot }: licytuje albo pasuje { $seat }. Najwięcej dajesz ty.
prompt-bid-first = { $plot }: licytuje albo pasuje { $seat }. Ofert jeszcze nie ma.
    .seat = { $plot }: daj co najmniej { $least } f (i { $fee } f prowizji, dostaje { $to_seat }) albo pasuj.
    .to_seat = { $plot }: licytuje albo pasuje { $seat }. Kto wygra, zapłaci ci { $fee } f.
prompt-rent = { $seat } ma do zapłaty { $amount } f czynszu i może użyć rabatu. Dostaje { $to_seat }.
    .seat = Zapłać { $amount } f czynszu albo z Rabatem partnerskim { $half } f. Dostaje { $to_seat }.
    .to_seat = { $seat } ma ci zapłacić { $amount } f czynszu i może użyć rabatu.
cause-rent = czynsz
cause-charity = cel dobroczynny
cause-card = karta
prompt-debt = { $seat } ma do zapłaty { $amount } f ({ $cause }), brakuje { $missing } f.
    .seat = Masz do zapłaty { $amount } f ({ $cause }), brakuje { $missing } f: sprzedaj, zastaw albo handluj.
prompt-debt-lost = { $seat } ma do zapłaty { $amount } f ({ $cause }), a wszystko razem da { $most } f.
    .seat = Masz do zapłaty { $amount } f ({ $cause }). Wszystko razem da { $most } f: przed bankructwem ratuje tylko wymiana.
prompt-choose = { $seat } wybiera, na którą swoją działkę pójść.
    .seat = Wybierz, na którą swoją działkę idziesz.
prompt-use = { $seat } może teraz użyć karty.
    .seat = Użyj karty teraz albo z niej zrezygnuj.
prompt-exchange = { $seat } może postawić pieniądze na Giełdzie. W funduszu jest { $fund } f.
    .seat = Postaw pieniądze albo je zachowaj: { $chance } na 100 obrotów wygrywa i mnoży fundusz ({ $fund } f i twoja stawka).
prompt-reels = { $seat } stawia { $amount } f: bębny się kręcą.
    .seat = Stawiasz { $amount } f: bębny się kręcą.
prompt-trade = Oferta { $seat } → { $to_seat }: { trade-gives } za { trade-gets }.
    .seat = { $to_seat } odpowiada na twoją ofertę: { trade-gives } za { trade-gets }.
    .to_seat = { $seat } oferuje ci { trade-gives } za { trade-gets }. Przyjmujesz?
prompt-over = Koniec gry.

leads-end = Gra następna osoba.
leads-roll = Idziesz o 2 do 12 pól. START daje { $amount } f.
leads-roll-third = Trzeci dublet zaprowadzi cię do Kontroli skarbowej.
leads-try = Do trzech rzutów, 42 razy na 100 wychodzisz. Inaczej płacisz { $amount } f i idziesz dalej.
leads-try-short = Do trzech rzutów, 42 razy na 100 wychodzisz. Inaczej możesz zostać, bo nie masz { $amount } f.
leads-try-once = Jeden rzut w tej turze, 17 razy na 100 wychodzisz. Po trzecim nieudanym płacisz { $amount } f.
leads-fine = Płacisz { $amount } f, zostaje { $left } f, i idziesz na pole: { $place }.
leads-stay = Nie ruszasz się i twoja tura się kończy.
leads-own = Czynsz { $rent } f, z całą branżą { $industry } { $all } f. Zostanie ci { $left } f.
leads-own-all = Cała branża { $industry } jest twoja: czynsz { $rent } f i możesz tam budować. Zostanie ci { $left } f.
leads-decline = Licytują inni. Kto wygra, zapłaci ci { $amount } f prowizji.
leads-pass = Odpadasz z tej licytacji.
leads-rent = Płacisz { $amount } f i zachowujesz kartę. Dostaje { $to_seat }. Zostanie ci { $left } f.
leads-rent-debt = Masz zapłacić { $amount } f, a masz { $cash } f: trzeba sprzedać albo zastawić. Dostaje { $to_seat }.
leads-skip = Zachowujesz pieniądze. W funduszu zostaje { $fund } f.
leads-stake = { $chance } na 100 obrotów daje od { $low } do { $high } f. Inaczej { $amount } f przepada. Zostanie ci { $left } f.
leads-stake-all = To WSZYSTKIE twoje pieniądze. { $chance } na 100 obrotów daje od { $low } do { $high } f. Inaczej nie zostanie ci nic.
leads-decline-card = Karta wraca pod stos.
leads-go = Idziesz na pole: { $plot }.
leads-go-start = Idziesz przez START na pole: { $plot }, i dostajesz { $amount } f.
leads-audit = Wychodzisz z Kontroli bez kary i rzucasz jak zwykle.
leads-half = Płacisz { $half } f zamiast { $amount } f. Dostaje { $to_seat }. Karta jest zużyta.
leads-refinance = Wykupujesz za { $loan } f zamiast { $redeem } f i znów bierzesz czynsz: { $rent } f.
leads-build = { $amount ->
    [0] Za darmo.
   *[other] { $amount } f.
  } Czynsz { $from } → { $to } f. Zostanie ci { $left } f.
leads-sell = Dostajesz { $amount } f, połowę ceny. Czynsz { $from } → { $to } f.
leads-sell-all = Dostajesz { $amount } f, połowę ceny. Wszystkie budynki branży znikają.
leads-mortgage = Dostajesz { $loan } f. Bez czynszu, dopóki nie wykupisz za { $redeem } f.
leads-redeem = Płacisz { $redeem } f i znów bierzesz czynsz: { $rent } f.
leads-accept = Dajesz { trade-gets }, dostajesz { trade-gives }.
leads-propose = Jeśli { $to_seat } się zgodzi, dajesz { trade-gives }, dostajesz { trade-gets }.
leads-trade-theirs = Uwaga: { $seat } będzie mieć całą branżę { $industry }. Czynsz tam się podwoi.
leads-trade-own = Cała branża { $industry } będzie twoja: czynsz się podwoi i możesz budować.
leads-reject = Nic nie zmienia właściciela.
leads-no-offer = W tej turze nie będzie więcej pytań.
leads-bankrupt = Odpadasz z gry. Wszystko, co masz, wraca do banku.
leads-resign = Odchodzisz z gry na dobre. Wszystko, co masz, wraca do banku.

closed-buy = Kup: { $plot } ({ $amount } f)
closed-fine = Zapłać karę ({ $amount } f)
closed-stake = Postaw pieniądze
closed-cash = Masz { $cash } f.
closed-build = Buduj: { $industry }
closed-build-mortgaged = Jedna z działek jest zastawiona.
closed-build-elsewhere = Twój pionek musi stać na jednej z tych działek.
closed-build-tokens = Bank nie ma już budynków.
closed-build-cash = Stopień kosztuje { $amount } f, a masz { $cash } f.

summary-cash = { $bonus ->
    [0] Pieniądze: { $cash } f
   *[other] Pieniądze: { $cash } f (w tym { $bonus } f za rating)
  }
summary-property = { $count ->
    [one] Jedna działka z budynkami: { $amount } f
    [few] { $count } działki z budynkami: { $amount } f
    [many] { $count } działek z budynkami: { $amount } f
   *[other] { $count } działki z budynkami: { $amount } f
  }
summary-property-lost = { $count ->
    [one] Jedna działka warta { $amount } f nie liczy się
    [few] { $count } działki warte { $amount } f nie liczą się
    [many] { $count } działek wartych { $amount } f nie liczy się
   *[other] { $count } działki warte { $amount } f nie liczą się
  }
summary-total = Kapitał: { $amount } f
summary-fell = Bankructwo numer { $number }
summary-stamp = bankructwo
summary-f = { $amount } f
summary-bar-cash = Pieniądze
summary-bar-property = Działki i budynki
summary-rent = Najdroższy postój: { $seat } → { $to_seat }, { $amount } f, { $plot }.
    .seat = Najdroższy postój: ty → { $to_seat }, { $amount } f, { $plot }.
    .to_seat = Najdroższy postój: { $seat } → ty, { $amount } f, { $plot }.
summary-won = Najlepszy obrót na Giełdzie: { $seat }, { $amount } f.
    .seat = Najlepszy obrót na Giełdzie: ty, { $amount } f.

refusal-DL-1 = W tę grę gra od dwóch do sześciu osób.
refusal-DL-6 = To nie ten moment: w swojej turze rzuć kostkami, rozlicz pole i dopiero zakończ turę.
refusal-DL-8 = Dublet daje dokładnie jeden dodatkowy rzut: rzuć, jeśli ci przysługuje, inaczej zakończ turę.
refusal-DL-14 = Nikt nie oferuje ci teraz działki.
refusal-DL-15 = Nie masz tyle gotówki. Najpierw zdobądź pieniądze albo zrezygnuj.
refusal-DL-16 = Pieniądze możesz zdobywać tylko w swojej turze albo mając dług.
refusal-DL-18 = Teraz nie ty licytujesz.
refusal-DL-19 = Oferta jest za niska albo nie starczy ci na nią razem z 10 f prowizji.
refusal-DL-27 = Rabat partnerski zagrywa się tuż przed zapłatą czynszu, jedną kartę na czynsz.
refusal-DL-28 = Nie możesz teraz tu budować: stań na własnej pełnej branży bez zastawów, buduj równo i zapłać za krok.
refusal-DL-31 = Bank nie ma już żetonu na ten budynek.
refusal-DL-32 = Sprzedawaj z najwyżej zabudowanej działki branży; przy przedsiębiorstwie bank musi mieć trzy filie.
refusal-DL-33 = Nie masz budynków w tej branży.
refusal-DL-34 = Zastawić możesz tylko własną wolną działkę w branży bez budynków.
refusal-DL-35 = Zastawiona działka nie może zmienić właściciela. Najpierw ją wykup.
refusal-DL-36 = Swoje zastawione działki wykupujesz w swojej turze, przed rzutem lub przy zarządzaniu, jeśli masz tę sumę.
refusal-DL-37 = Wymieniać można tylko działki obu stron bez zastawu i bez budynków w branży.
refusal-DL-38 = W wymianie obie strony dają coś, co mają, w tym choć jedną działkę, a pieniądze płyną w jedną stronę.
refusal-DL-39 = W tej chwili nie możesz składać ofert.
refusal-DL-40 = Otwarta jest jedna oferta naraz, ich liczba w turze jest ograniczona, a odpowiada tylko adresat.
refusal-DL-43 = Wybierz jedną ze swoich działek.
refusal-DL-45 = Nie masz tej karty.
refusal-DL-46 = Karta wymaga odpowiedniej działki i pieniędzy; tylko z takiej karty można zrezygnować.
refusal-DL-47 = Zatrzymanej karty można użyć tylko w jej chwili.
refusal-DL-51 = W Kontroli próbujesz wyrzucić dublet zamiast zwykłego rzutu; poza nią po prostu rzucasz.
refusal-DL-54 = Karę płaci się, mając 50 f; zostać może ten, komu ich brakuje.
refusal-DL-60 = Na Giełdzie stawiasz od 1 f do tego, co masz, w ustalonym limicie, raz na postój.
refusal-DL-67 = To nie bankructwo: nie masz długu albo majątek pokrywa dług.
refusal-DL-68 = Ten gracz już nie gra.
refusal-DL-70 = Już opuszczasz grę.
refusal-DL-73 = Gra jest skończona.
refusal-DL-76 = W grze eksperckiej buduje się tylko na końcu tury, gdy nie ma dodatkowego rzutu.
refusal-DL-77 = W grze eksperckiej budynki sprzedaje się, tylko stojąc na działce tej branży.
refusal-DL-78 = W grze eksperckiej wymianę proponuje tylko gracz, którego jest tura, i daje działki branży, na której stoi.
refusal-DL-80 = Dłużnik może tylko sprzedawać działki za pieniądze, nie taniej niż za kredyt z banku.
refusal-DL-81 = Oferta czeka na odpowiedź. Poczekaj na rozstrzygnięcie.
refusal-DL-83 = Żaden fundusz nie mieści ponad miliarda. Postaw mniej.

option-preset = Instrukcja
option-preset-help = Wypełnia pozostałe opcje: nasze rozstrzygnięcia albo drukowane zdania (liczą się tylko pieniądze, budowa tylko na polu, na którym stoisz, uwalniający dublet daje dodatkowy rzut, 30 minut na zegarze).
option-preset-is-rulings = nasze rozstrzygnięcia
option-preset-is-letter = co do litery
option-end_mode = Koniec gry
option-end_mode-help = Kiedy gra się kończy: po ustalonej liczbie rund albo gdy zostaje jeden gracz.
option-end_mode-is-limited = po kilku rundach
option-end_mode-is-last_standing = do ostatniego
option-round_limit = Liczba rund
option-round_limit-help = Gra z limitem kończy się po tej rundzie.
option-time_limit_min = Limit czasu w minutach
option-time_limit_min-help = Gdy czas minie, bieżąca runda jest ostatnia; 0 oznacza grę bez zegara.
option-round_cap = Górny limit rund
option-round_cap-help = Gra do ostatniego gracza kończy się najpóźniej po tej rundzie; 0 oznacza rundę 1000.
option-capital_mode = Co się liczy na końcu
option-capital_mode-help = Cały majątek albo sama gotówka.
option-capital_mode-is-net_worth = majątek
option-capital_mode-is-cash_only = tylko gotówka
option-expert = Gra ekspercka
option-expert-help = Budowa, sprzedaż i wymiana zależą od pola, na którym stoisz.
option-expert_forced_sale = Ekspert: sprzedaż przymusowa
option-expert_forced_sale-help = W grze eksperckiej dłużnik może sprzedawać budynki z każdego pola.
option-build_where = Gdzie się buduje
option-build_where-help = Z działki budujesz w całej branży albo tylko na niej.
option-build_where-is-industry = cała branża
option-build_where-is-same_plot = tylko ta działka
option-monopoly_doubling = Podwójny czynsz
option-monopoly_doubling-help = Które czynsze podwaja pełna branża.
option-monopoly_doubling-is-all_levels = wszystkie
option-monopoly_doubling-is-unbuilt_only = działki bez budynków
option-inspection_tries = Próby w Kontroli
option-inspection_tries-help = Czy trzy próby na dublet są w jednej turze, czy w trzech.
option-inspection_tries-is-three_rolls_per_turn = trzy w jednej turze
option-inspection_tries-is-one_roll_per_turn = jedna na turę
option-inspection_stay = Pozostanie w Kontroli
option-inspection_stay-help = Kto może zostać zamiast płacić karę.
option-inspection_stay-is-short_only = tylko niewypłacalni
option-inspection_stay-is-free = każdy
option-release_double_rolls = Dublet zwalniający daje rzut
option-release_double_rolls-help = Dublet uwalniający z Kontroli daje też dodatkowy rzut.
option-exchange_stake_max = Najwyższa stawka na Giełdzie
option-exchange_stake_max-help = Ile najwięcej można postawić naraz; 0 oznacza brak limitu.
option-exchange_payout = Wygrana na Giełdzie
option-exchange_payout-help = Co się mnoży: cały fundusz czy tylko twoja stawka.
option-exchange_payout-is-fund_total = cały fundusz
option-exchange_payout-is-stake_only = tylko stawka
option-auction_min_raise = Najmniejsze podbicie
option-auction_min_raise-help = O ile oferta musi przebić poprzednią.
option-trade_timing = Kto proponuje wymiany
option-trade_timing-help = Każdy między ruchami, tylko gracz, którego jest tura, albo nikt.
option-trade_timing-is-any_seat = każdy
option-trade_timing-is-active_only = gracz w swojej turze
option-trade_timing-is-off = nikt
option-trade_offers_per_turn = Oferty na turę
option-trade_offers_per_turn-help = Ile ofert może złożyć każdy gracz w jednej turze.
option-building_tokens = Żetony budynków
option-building_tokens-help = Czy 48 filii i 24 przedsiębiorstwa to wszystko.
option-building_tokens-is-limited = ograniczone
option-building_tokens-is-unlimited = bez limitu

coach-roll = Ruszasz o sumę oczek i rozgrywasz pole, na którym staniesz. Przejście przez START daje 200 f.
    .at = stage
coach-buy = Trzy działki jednej branży podwajają czynsz i dopiero wtedy wolno budować. Dlatego działki obok twoich są dla ciebie więcej warte niż dla innych.
    .at = stake
coach-manage = Jeśli masz całą branżę i na niej stoisz, buduj: czynsz rośnie z każdą filią. Wymiana po trzecią działkę bywa warta więcej niż jej cena.
    .at = hand
coach-exchange = Stawka przepada, chyba że bębny pokażą płatną kombinację. Stawiaj mało albo wcale.
    .at = stake
coach-bid-first = Ktoś odpuścił tę działkę. Zanim zrobisz to samo, pomyśl, co dopełnia tobie i innym.
    .at = stake
coach-debt = Najpierw zastawiaj: działkę można wykupić. Budynki sprzedaje się za połowę, a bankrut odpada z gry.
    .at = stake

lesson-buy = Stoisz na wolnej działce i masz dość pieniędzy. Zdobądź ją za jej cenę.
    .title = Kupić czy odpuścić
    .why = Jeśli nie kupisz, inni licytują działkę, a ty nie możesz w tym brać udziału.
lesson-auction = Ktoś oddał Biuro podróży (90 f) na licytację. Zaoferuj najmniej, jak pozwalają zasady.
    .title = Pierwsza oferta
    .why = Pierwsza oferta to co najmniej cena. Kto wygra, płaci bankowi i jeszcze 10 f graczowi, który zrezygnował.
lesson-mortgage = Masz Biuro podróży i chcesz od razu gotówki. Pożycz pod jego zastaw.
    .title = Pieniądze z banku
    .why = Bank pożycza połowę ceny. Dopóki nie wykupisz zastawu, działka nie daje czynszu. Wykup kosztuje 60% ceny.

rulebook-01 = Od dwóch do sześciu graczy zaczyna na STARCIE z 2000 fantów (f) i krąży po czterdziestu polach. Kupują działki, zbierają czynsze, budują, handlują i trochę ryzykują. Na początku wszystkie działki są wolne, oba fundusze puste, a każdy stoi na drugim stopniu ratingu. O tym, kto zaczyna, decydują kostki. Po umówionej liczbie rund wygrywa najbogatszy; można też grać, aż zostanie jeden gracz.
    .title = O co chodzi
    .rules = DL-1 DL-2 DL-3 DL-4 DL-5 DL-72 DL-73
    .picture = Krąg czterdziestu pól: osiem branż po trzy działki i START, gdzie wszyscy zaczynają.
rulebook-02 = Rzuć dwiema kostkami, przesuń się, rozlicz pole, potem zajmij się majątkiem. W swojej turze niemal zawsze możesz sprzedawać budynki, zastawiać i proponować wymiany, także by zebrać na zakup. Dublet daje kolejny rzut, obowiązkowy; trzeci dublet z rzędu wysyła prosto do Kontroli skarbowej. Za każde minięcie lub osiągnięcie STARTU bank płaci 200 f, ale nie w drodze do Kontroli.
    .title = Tura
    .rules = DL-6 DL-7 DL-8 DL-9 DL-10 DL-11 DL-12 DL-13 DL-16
    .picture = Tura: rzut, ruch, rozliczenie pola, zarządzanie majątkiem.
rulebook-03 = Działkę bez właściciela możesz kupić za jej cenę. Gdy zrezygnujesz, pozostali licytują po kolei od ceny w górę, za gotówkę; zwycięzca płaci bankowi i jeszcze 10 f prowizji tobie. Pas jest ostateczny, a kogo nie stać na następną ofertę, odpada. Bez ofert działka zostaje wolna. Potem twoja tura trwa dalej.
    .title = Działki i licytacje
    .rules = DL-14 DL-15 DL-17 DL-18 DL-19 DL-20 DL-21 DL-22
rulebook-04 = Kto stanie na twojej działce, automatycznie płaci czynsz, także gdy jesteś w Kontroli. Rośnie on z każdą filią; wszystkie trzy działki branży go podwajają. Zastawiona działka nic nie przynosi. Z Rabatem partnerskim gość płaci połowę.
    .title = Czynsz
    .rules = DL-23 DL-24 DL-25 DL-26 DL-27
    .picture = Trzy działki jednej branży w jednych rękach: czynsz się podwaja.
rulebook-05 = Mając całą branżę bez zastawów i pionek na jej działce, budujesz równomiernie i tyle, na ile cię stać: trzy filie, potem w ich miejsce przedsiębiorstwo. Bank odkupuje budynki za połowę, od najwyżej zabudowanej działki albo całą branżę naraz. Filii jest tylko 48, chyba że umówicie się inaczej.
    .title = Budowa
    .rules = DL-28 DL-29 DL-30 DL-31 DL-32 DL-33
    .picture = Równa budowa: trzy filie na każdej działce, potem przedsiębiorstwo.
rulebook-06 = W twojej turze bank pożycza pod działkę połowę ceny, o ile w jej branży nie ma budynków, a chce z powrotem 60% ceny. Do tego czasu działka nie daje czynszu, nie można jej wymienić, a w jej branży nie wolno budować.
    .title = Kredyt
    .rules = DL-34 DL-35 DL-36
rulebook-07 = Gracze wymieniają działki na działki i pieniądze; obie strony muszą coś dać. Działki zastawione lub z budynkami w branży zostają na miejscu; kart i obietnic nie można wymieniać. Oferować może każdy przed rzutem i podczas zarządzania majątkiem, ale liczba ofert na turę jest ograniczona, a na jedną odpowiada się przed następną. Opcje zostawiają wymiany temu, czyja jest tura, albo je wyłączają.
    .title = Handel
    .rules = DL-37 DL-38 DL-39 DL-40 DL-41
rulebook-08 = Podróż służbowa przesuwa pionek, a nowe pole rozlicza się od razu; gdy nie ma dokąd, zostajesz. Umowa przynosi lub kosztuje pieniądze, z banku albo od innych, albo leży u ciebie odkryta na później: by wyjść z Kontroli, zmniejszyć czynsz o połowę, zbudować coś za darmo, wykupić działkę bez odsetek albo kupić z daleka dowolną wolną działkę. Użycie zatrzymanej karty jest dobrowolne.
    .title = Karty
    .rules = DL-42 DL-43 DL-44 DL-45 DL-46 DL-47 DL-48
rulebook-09 = Kto się tam zatrzyma, zostanie przysłany Nagłą kontrolą lub kartą albo wyrzuci trzy dublety, jest w Kontroli. Na początku następnej tury do trzech razy próbujesz wyrzucić dublet. Bez niego płacisz 50 f i idziesz o ostatni rzut; komu brakuje pieniędzy, może zostać. Tymczasem zbierasz czynsze, licytujesz, wymieniasz i zastawiasz, ale nie budujesz. Opcje zmieniają liczbę rzutów i to, kto może zostać.
    .title = Kontrola skarbowa
    .rules = DL-49 DL-50 DL-51 DL-52 DL-53 DL-54 DL-55 DL-56 DL-82
rulebook-10 = Dobroczynność kosztuje 50 f, które idą do funduszu rezerwowego, i podnosi rating o stopień; inwestor oddaje ci cały ten fundusz i zabiera stopień. Stopnie mają ograniczoną liczbę miejsc: gdy następny jest pełny, zostajesz. Każdy stopień to na końcu 200 f.
    .title = Dobroczynność i rating
    .rules = DL-57 DL-58 DL-59
rulebook-11 = Raz na każdy postój możesz postawić pieniądze na obiecujące technologie, a trzy kostki obracają trzy bębny. Dwa równe symbole dają cały fundusz, razem ze stawkami wcześniejszych przegranych, od jednego do pięciu razy, trzy równe od dziesięciu do pięćdziesięciu razy. Inaczej stawka zostaje w funduszu dla następnych. Opcja mnoży tylko własną stawkę.
    .title = Giełda
    .rules = DL-60 DL-61 DL-62 DL-63 DL-64
    .picture = Giełda: trzy bębny; dwa lub trzy równe symbole mnożą fundusz.
rulebook-12 = Dług płaci się automatycznie. Kto nie może zapłacić, sprzedaje, zastawia i wymienia, aż zdoła, nawet poza swoją turą; gdy czas minie, gra robi to za niego. Bankrutuje tylko ten, komu i wtedy by nie starczyło: bank płaci wierzycielom, wszystko wraca na planszę, a on odpada. Tak samo odpada, kto się poddaje.
    .title = Długi i bankructwo
    .rules = DL-65 DL-66 DL-67 DL-68 DL-69 DL-70 DL-71 DL-80
rulebook-13 = Po ostatniej rundzie każdy dostaje premię za rating. Kapitał to gotówka, działki po cenie (zastawione pomniejszone o wykup) i połowa ceny budynków albo sama gotówka, jeśli tak się umówicie; fundusze są niczyje. Wygrywa największy kapitał; przy remisie liczą się budynki, potem niezastawione działki. Za nimi bankruci, im później, tym wyżej.
    .title = Koniec
    .rules = DL-73 DL-74 DL-75
    .picture = Koniec: gotówka, działki, budynki i rating tworzą kapitał.
rulebook-14 = Eksperci budują tylko na końcu swojej tury, sprzedają budynki, tylko stojąc w tej branży, nawet w długach (chyba że umówicie się inaczej), a wymieniają tylko w swojej turze, dając działki branży, na której stoją. Zastawy bez zmian.
    .title = Gra ekspercka
    .rules = DL-76 DL-77 DL-78 DL-79
rulebook-15 = Gdzie działać może kilka osób, liczy się pierwsza: rzut albo oferta, co nadejdzie wcześniej. To, co potem nie jest już możliwe, zostaje odrzucone i niczego nie zmienia.
    .title = Kto pierwszy
    .rules = DL-81

sketch-title-now = Teraz
sketch-title-board = Plansza
sketch-title-seats = Gracze
sketch-title-plots = Zajęte działki
sketch-title-bank = Bank
sketch-round = Runda { $round } z { $last }
sketch-round-clock = Runda { $round }, na czas
sketch-last-round = Czas minął: to ostatnia runda.
sketch-phase-setup = Trwa losowanie pierwszego gracza.
sketch-phase-turn = Rzucać będzie { $seat }.
sketch-phase-inspected = { $seat } jest w Kontroli i próbuje wyrzucić dublet.
sketch-phase-roll = Kostki się toczą, rzuca { $seat }.
sketch-phase-fine = { $seat } płaci karę albo zostaje w Kontroli.
sketch-phase-trip = { $seat } ciągnie kartę Podróży służbowej.
sketch-phase-deal = { $seat } ciągnie kartę Umowy.
sketch-phase-offer = { $seat } może kupić: { $plot } za { $price } f.
sketch-phase-auction = Licytacja ({ $plot }): { $amount } f daje { $bidder }, decyduje { $seat }.
sketch-phase-auction-open = Licytacja ({ $plot }): jeszcze bez ofert, decyduje { $seat }.
sketch-phase-rent = { $seat } ma zapłacić { $amount } f czynszu i może użyć rabatu.
sketch-phase-debt = { $seat } ma do zapłaty { $amount } f, a w kasie { $cash } f.
sketch-phase-card = { $seat } wybiera działkę do karty.
sketch-phase-exchange = { $seat } jest na Giełdzie; w funduszu jest { $fund } f.
sketch-phase-manage = { $seat } zarządza majątkiem.
sketch-phase-trade = { $seat } daje { $gives } za { $gets }, odpowiada { $to }.
sketch-phase-over = Gra jest skończona.
sketch-extra-roll = Dublet: będzie jeszcze jeden rzut.
sketch-card = Karta: { $card }
sketch-head-letter = Pionek
sketch-head-player = Gracz
sketch-head-cash = Gotówka
sketch-head-capital = Kapitał
sketch-head-rating = Rating
sketch-head-place = Stoi na polu
sketch-head-cards = Karty
sketch-head-plot = Działka
sketch-head-industry = Branża
sketch-head-owner = Właściciel
sketch-head-buildings = Budynki
sketch-head-rent = Czynsz
sketch-seat = { $seat }
sketch-number = { $count }
sketch-list = { $items }
sketch-fants = { $amount } f
sketch-bankrupt = bankrut
sketch-inspected = w Kontroli
sketch-mortgaged = zastawiona
sketch-enterprise = przedsiębiorstwo
sketch-branches = { $count ->
    [one] { $count } filia
    [few] { $count } filie
    [many] { $count } filii
   *[other] { $count } filii
  }
sketch-reserve = Fundusz rezerwowy: { $amount } f
sketch-exchange-fund = Fundusz Giełdy: { $amount } f
sketch-supply = W banku: filie { $branches }, przedsiębiorstwa { $enterprises }
sketch-trips = Niewidziane jeszcze Podróże służbowe: { $count }
sketch-deals = Niewidziane jeszcze Umowy: { $count }

ui-hand = Twoja ręka
ui-here = stoi tu: { $seats }
ui-free = wolna, cena { $amount } f
ui-owned = właściciel: { $seat }
ui-no-owner = Ta działka nie ma jeszcze właściciela.
ui-unbuilt = bez budynków
ui-price = Cena
ui-step-price = Jeden krok budowy
ui-loan = Zastaw daje
ui-redeem = Wykup kosztuje
ui-rent-now = Czynsz teraz
ui-doubled-all_levels = Kto ma wszystkie trzy działki branży, dostaje podwójny czynsz.
ui-doubled-unbuilt_only = Kto ma wszystkie trzy działki branży, dostaje podwójny czynsz za te bez budynków.
ui-about-start = Dochód za START: kto go mija lub na nim staje, dostaje { $income } f z banku.
ui-about-trip = Weź kartę Podróży służbowej: od razu przesuwa twój pionek.
ui-about-deal = Weź kartę Umowy: daje pieniądze, kosztuje albo zostaje na później.
ui-about-charity = Dajesz { $charity } f na fundusz rezerwowy i wchodzisz stopień wyżej w ratingu, jeśli jest miejsce.
ui-about-investor = Zabierasz cały fundusz rezerwowy i schodzisz stopień niżej w ratingu. Na końcu każdy stopień jest wart { $bonus } f.
ui-about-inspection = Przejazd niczym nie grozi. Kto się tu zatrzyma albo zostanie przysłany, jest w Kontroli: w następnej turze rzuca na dublet albo płaci { $fine } f kary.
ui-about-exchange = Postaw, ile chcesz, na obiecujące technologie: dwa lub trzy równe symbole mnożą { $payout ->
    [stake_only] twoją stawkę, a reszta funduszu Giełdy też jest twoja
   *[other] fundusz Giełdy
  }.
ui-about-check = Idziesz prosto do Kontroli skarbowej, bez dochodu za START.
ui-cell-before = Poprzednie pole
ui-cell-after = Następne pole
ui-symbol-A = dzwonek
ui-symbol-B = klejnot
ui-symbol-C = listek
ui-symbol-D = gwiazda
ui-symbol-blank = puste
ui-reels = Na bębnach: { $symbols }.
ui-pays = Wypłaty Giełdy
ui-pay = { $symbol }: dwa dają { $two } razy { $payout ->
    [stake_only] stawkę
   *[other] fundusz
  }, trzy dają { $three } razy
ui-step = Stopień { $step }, premia { $bonus } f, wolne miejsca: { $free }, stoi tu: { $seats }
ui-trade = Oferta na stole
ui-gives = { $seat } daje
ui-out = odpada
ui-nothing-to-trade = Brak działek na wymianę.
ui-property = Twój majątek
ui-no-plots = Nie masz jeszcze działek.
ui-may-build = Możesz teraz budować.
ui-build-how = Budujesz, gdy twój pionek stoi na branży, która cała należy do ciebie.
seat-industry = { $industry }: { $count } z 3
seat-step = Rating { $step }: { $bonus } f na koniec
seat-no-plots = Jeszcze bez działek.
ui-debt = { $seat }: do zapłaty
ui-debt-cash = W kasie { $cash } f, brakuje { $missing } f
ui-inspection-how = Dublet uwalnia, inaczej kosztuje to { $fine } f.
lot-no-bid = Jeszcze bez oferty
lot-rent = Czynsz
lot-whole = Z całą branżą: { $industry }

game-name = Milionář de Luxe
game-tagline = Kupujte, stavte a obchodujte na čtyřiceti polích a hlídejte si rating.
goal-aim = Buďte nejbohatší: kupujte parcely, vybírejte nájem, rozvíjejte celá odvětví.
goal-turn = Hoďte, posuňte figurku, vyřešte pole a pak spravujte majetek. Tři parcely jednoho odvětví zdvojnásobí nájem a dovolí stavět.
goal-end = Po dohodnutém počtu kol se všechno sečte. Kdo předtím nesplatí dluh, zbankrotuje. Každý stupeň ratingu (★) pak přidá 200 f.
score-name = kapitál
score-told = kapitál { $score } f
chapter-title = Kolo { $number }

plot-online_cinema = Online kino
plot-theatre = Divadlo
plot-amusement_park = Zábavní park
plot-travel_agency = Cestovní kancelář
plot-beauty_salon = Salon krásy
plot-fitness_centre = Fitness centrum
plot-confectionery = Cukrárna
plot-bread_factory = Velkopekárna
plot-chocolate_factory = Čokoládovna
plot-kindergarten = Mateřská škola
plot-school = Škola
plot-institute = Institut
plot-pharmacy_chain = Síť lékáren
plot-laboratory = Laboratoř
plot-research_centre = Výzkumné centrum
plot-taxi_service = Taxislužba
plot-railways = Železnice
plot-airline = Aerolinie
plot-coal_syndicate = Uhelný syndikát
plot-oil_holding = Ropný holding
plot-gas_pipeline = Plynovod
plot-robotics_works = Robotický závod
plot-metallurgical_plant = Hutní kombinát
plot-aerospace_corporation = Letecko-kosmická korporace

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
place-trip = Služební cesta
place-deal = Obchod
place-charity = Charitativní aukce
place-investor = Schůzka s investorem
place-inspection = Daňová kontrola
place-exchange = Burza
place-check = Náhlá kontrola

short-online_cinema = Kino
short-theatre = Divad.
short-amusement_park = Park
short-travel_agency = Cesty
short-beauty_salon = Krása
short-fitness_centre = Fitness
short-confectionery = Dorty
short-bread_factory = Chléb
short-chocolate_factory = Čoko
short-kindergarten = Školka
short-school = Škola
short-institute = Inst.
short-pharmacy_chain = Lékár.
short-laboratory = Labor.
short-research_centre = Výzkum
short-taxi_service = Taxi
short-railways = Vlaky
short-airline = Lety
short-coal_syndicate = Uhlí
short-oil_holding = Ropa
short-gas_pipeline = Plyn
short-robotics_works = Roboty
short-metallurgical_plant = Hutě
short-aerospace_corporation = Vesmír
short-start = START
short-trip = Cesta
short-deal = Obchod
short-charity = Aukce
short-investor = Invest
short-inspection = DANĚ
short-exchange = BURZA
short-check = KONTROLA

industry-entertainment = Zábava
industry-services = Služby
industry-food = Potraviny
industry-education = Vzdělávání
industry-medicine = Medicína
industry-transport = Doprava
industry-resources = Suroviny
industry-factories = Továrny

card-T01 = Volá centrála: hlaste se na STARTU.
card-T02 = Volá centrála: hlaste se na STARTU.
card-T03 = Zvoní na zahájení: spěchejte na Burzu.
card-T04 = Zvoní na zahájení: spěchejte na Burzu.
card-T05 = Jste na seznamu hostů: jděte vpřed na nejbližší Charitativní aukci.
card-T06 = Jste na seznamu hostů: jděte vpřed na nejbližší Charitativní aukci.
card-T07 = Investor má deset minut: jděte vpřed na nejbližší Schůzku s investorem.
card-T08 = Investor má deset minut: jděte vpřed na nejbližší Schůzku s investorem.
card-T09 = Předvolání: se všemi papíry rovnou na Daňovou kontrolu.
card-T10 = Předvolání: se všemi papíry rovnou na Daňovou kontrolu.
card-T11 = Premiéra: jděte do Divadla.
card-T12 = Firemní sportovní den: jděte do Fitness centra.
card-T13 = Ochutnávka novinek: jděte do Cukrárny.
card-T14 = Beseda o povoláních: jděte do Školy.
card-T15 = Jsou výsledky klinické studie: jděte do Výzkumného centra.
card-T16 = Lístek na noční vlak: jděte na Železnici.
card-T17 = Prohlédněte nový důl: jděte do Uhelného syndikátu.
card-T18 = První řada při startu rakety: jděte do Letecko-kosmické korporace.
card-T19 = Malý skok: o 3 pole vpřed.
card-T20 = Let s přestupem: o 4 pole vpřed.
card-T21 = Objížďka regionu: o 6 polí vpřed.
card-T22 = Expres: o 8 polí vpřed.
card-T23 = Dálkový let: o 10 polí vpřed.
card-T24 = Zapomenutá aktovka: o 2 pole zpět.
card-T25 = Klient přesunul schůzku: o 3 pole zpět.
card-T26 = Let odkloněn: o 4 pole zpět.
card-T27 = Hledejte nové místo: jděte vpřed na nejbližší volnou parcelu.
card-T28 = Navštivte svůj podnik: jděte na vlastní parcelu podle výběru.
card-T29 = Okoukněte konkurenci: jděte vpřed na nejbližší cizí parcelu.
card-T30 = Partner čeká s papíry: jděte vpřed na nejbližší pole Obchod.
card-D01 = Státní zakázka: dostáváte 150 f.
card-D02 = Licence prodána do ciziny: dostáváte 120 f.
card-D03 = Rekordní čtvrtletí: dostáváte 100 f.
card-D04 = Pojišťovna platí: dostáváte 100 f.
card-D05 = Staré zásoby konečně prodány: dostáváte 80 f.
card-D06 = Vrácený přeplatek daně: dostáváte 60 f.
card-D07 = Honorář za poradenství: dostáváte 50 f.
card-D08 = Úrok z vkladu: dostáváte 50 f.
card-D09 = Cena za nejlepší stánek: dostáváte 40 f.
card-D10 = Porucha zařízení: platíte 100 f.
card-D11 = Účet od právníků: platíte 80 f.
card-D12 = Pokuta za pozdní dodávku: platíte 60 f.
card-D13 = Školení personálu: platíte 40 f.
card-D14 = Křídlo nemocnice nese vaše jméno: 100 f do rezervního fondu.
card-D15 = Stipendia: 75 f do rezervního fondu.
card-D16 = Sponzor městské slavnosti: 50 f do rezervního fondu.
card-D17 = Den sázení stromů: 25 f do rezervního fondu.
card-D18 = Společná reklama: každý další vám platí 20 f.
card-D19 = Pořádáte veletrh: každý další vám platí 10 f.
card-D20 = Večeře partnerů na váš účet: každému dalšímu platíte 15 f.
card-D21 = Nová požární ochrana: 20 f za pobočku a 60 f za podnik.
card-D22 = Chvála v časopise: rating o stupeň výš.
card-D23 = Trapný titulek: rating o stupeň níž.
card-D24 = Čistý audit (odchod z Kontroly bez pokuty)
card-D25 = Čistý audit (odchod z Kontroly bez pokuty)
card-D26 = Partnerská sleva (polovina jednoho nájmu)
card-D27 = Partnerská sleva (polovina jednoho nájmu)
card-D28 = Stavební dotace (jeden stavební krok zdarma)
card-D29 = Refinancování (výkup parcely bez úroku)
card-D30 = Nákup mimo trh (libovolná volná parcela za cenu)

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
    [0] bez budov
    [1] 1 pobočka
    [4] podnik
   *[other] { $level } pobočky
  }
event-started = Začíná { $seat }.
    .seat = Začínáte.
event-turn_began = Hraje { $seat }.
    .seat = Jste na tahu.
event-rolled = { $seat } hází { $dice }{ $double ->
    [true] {": "}dublet
   *[false] {""}
  }.
    .seat = Házíte { $dice }{ $double ->
    [true] {": "}dublet
   *[false] {""}
  }.
event-moved = { $seat } se zastavuje na poli: { $place }.
    .seat = Zastavujete se na poli: { $place }.
event-start_income = { $seat } míjí START a dostává { $amount } f.
    .seat = Míjíte START a dostáváte { $amount } f.
event-third_double = { $seat } hází třetí dublet v řadě.
    .seat = Házíte třetí dublet v řadě.
event-inspected = { $seat } končí na Daňové kontrole.
    .seat = Končíte na Daňové kontrole.
event-tried_double = { $seat } zkouší hodit dublet: { $dice }, { $double ->
    [true] cesta je volná
   *[false] bez úspěchu
  }.
    .seat = Zkoušíte hodit dublet: { $dice }, { $double ->
    [true] cesta je volná
   *[false] bez úspěchu
  }.
event-fine_paid = { $seat } platí pokutu { $amount } f a opouští Kontrolu.
    .seat = Platíte pokutu { $amount } f a opouštíte Kontrolu.
event-stayed = { $seat } zůstává na Kontrole.
    .seat = Zůstáváte na Kontrole.
event-bought = { $seat } kupuje za { $amount } f: { $plot }.
    .seat = Kupujete za { $amount } f: { $plot }.
event-declined = { $seat } nekupuje. Do dražby jde { $plot }.
    .seat = Nekupujete. Do dražby jde { $plot }.
event-bid_placed = { $seat } přihazuje na { $amount } f.
    .seat = Přihazujete na { $amount } f.
event-passed = { $seat } pasuje.
    .seat = Pasujete.
event-auction_won = { $seat } vyhrává dražbu za { $amount } f: { $plot }. Provizi { $fee } f dostává { $to_seat }.
    .seat = Vyhráváte dražbu za { $amount } f: { $plot }. Provizi { $fee } f dostává { $to_seat }.
    .to_seat = { $seat } vyhrává dražbu za { $amount } f: { $plot }. Dostáváte provizi { $fee } f.
event-auction_failed = Nikdo nepřihazuje. Volné zůstává: { $plot }.
event-rent_paid = Nájem { $seat } → { $to_seat }: { $amount } f, { $plot }.
    .seat = Platíte nájem { $amount } f: { $plot }. Dostává { $to_seat }.
    .to_seat = { $seat } vám platí nájem { $amount } f: { $plot }.
event-rent_halved = { $seat } používá Partnerskou slevu: nájem je { $amount } f.
    .seat = Používáte Partnerskou slevu: nájem je { $amount } f.
event-built = { $seat } staví za { $amount } f: { $plot }, { level-told }.
    .seat = Stavíte za { $amount } f: { $plot }, { level-told }.
event-building_sold = { $seat } prodává budovu za { $amount } f: { $plot }, zbývá: { level-told }.
    .seat = Prodáváte budovu za { $amount } f: { $plot }, zbývá: { level-told }.
event-industry_sold = { $seat } prodává všechny budovy za { $amount } f: { $industry }.
    .seat = Prodáváte všechny budovy za { $amount } f: { $industry }.
event-mortgaged = { $seat } zastavuje a dostává { $amount } f: { $plot }.
    .seat = Zastavujete a dostáváte { $amount } f: { $plot }.
event-redeemed = { $seat } vykupuje za { $amount } f: { $plot }.
    .seat = Vykupujete za { $amount } f: { $plot }.
event-trade_offered = Nabídka { $seat } → { $to_seat }: { trade-gives } za { trade-gets }.
    .seat = Vaše nabídka → { $to_seat }: { trade-gives } za { trade-gets }.
    .to_seat = { $seat } vám nabízí { trade-gives } za { trade-gets }.
event-trade_accepted = { $seat } přijímá nabídku. Nabízí { $to_seat }.
    .seat = Přijímáte nabídku. Nabízí { $to_seat }.
    .to_seat = { $seat } přijímá vaši nabídku.
event-trade_rejected = { $seat } odmítá nabídku. Nabízí { $to_seat }.
    .seat = Odmítáte nabídku. Nabízí { $to_seat }.
    .to_seat = { $seat } odmítá vaši nabídku.
event-no_offer = { $seat } v tomto tahu nic nenabízí.
    .seat = V tomto tahu nic nenabízíte.
event-card_drawn = { $seat } táhne kartu: „{ $card }“
    .seat = Táhnete kartu: { $card }
event-card_kept = { $seat } si nechává kartu: „{ $card }“
    .seat = Necháváte si kartu: { $card }
event-card_used = { $seat } používá kartu: „{ $card }“
    .seat = Používáte kartu: { $card }
event-card_declined = { $seat } kartu nevyužívá: „{ $card }“
    .seat = Kartu nevyužíváte: { $card }
event-nowhere_to_go = Taková parcela neexistuje: { $seat } zůstává na místě.
    .seat = Taková parcela neexistuje: zůstáváte na místě.
event-received = { $seat } dostává z banky { $amount } f.
    .seat = Dostáváte z banky { $amount } f.
event-paid = { $seat } platí bance { $amount } f.
    .seat = Platíte bance { $amount } f.
event-paid_seat = { $seat } → { $to_seat }: { $amount } f.
    .seat = Platíte { $amount } f. Dostává { $to_seat }.
    .to_seat = { $seat } vám platí { $amount } f.
event-donated = { $seat } dává { $amount } f do rezervního fondu, nyní { $fund } f.
    .seat = Dáváte { $amount } f do rezervního fondu, nyní { $fund } f.
event-fund_taken = { $seat } jedná s investorem a bere { $amount } f z rezervního fondu.
    .seat = Jednáte s investorem a berete { $amount } f z rezervního fondu.
event-rating_moved = { $seat } je nyní na { $step }. stupni ratingu.
    .seat = Jste nyní na { $step }. stupni ratingu.
event-rating_stays = { $seat } zůstává na { $step }. stupni ratingu: dál není místo.
    .seat = Zůstáváte na { $step }. stupni ratingu: dál není místo.
event-staked = { $seat } sází { $amount } f na slibné technologie. Ve fondu je { $fund } f.
    .seat = Sázíte { $amount } f na slibné technologie. Ve fondu je { $fund } f.
event-exchange_won = { $seat } vyhrává na Burze: krát { $multiplier }, { $amount } f.
    .seat = Vyhráváte na Burze: krát { $multiplier }, { $amount } f.
event-exchange_lost = { $seat } na Burze nic nevyhrává. Ve fondu zůstává { $fund } f.
    .seat = Na Burze nic nevyhráváte. Ve fondu zůstává { $fund } f.
event-in_debt = { $seat } dluží { $amount } f, chybí { $missing } f.
    .seat = Dlužíte { $amount } f, chybí { $missing } f.
event-bankrupt = { $seat } bankrotuje a vypadává ze hry.
    .seat = Bankrotujete a vypadáváte ze hry.
event-resigned = { $seat } odchází ze hry.
    .seat = Odcházíte ze hry.
event-leaving = { $seat } to vzdává a odejde při nejbližší příležitosti.
    .seat = Vzdáváte to a odejdete při nejbližší příležitosti.
event-clock_rang = Čas vypršel: kolo { $round } je poslední.
event-game_over = Konec hry. { $winners-count ->
    [one] Vyhrává { $winners }.
    [few] Společně vyhrávají { $winners }.
    [many] Společně vyhrávají { $winners }.
   *[other] Společně vyhrávají { $winners }.
  } { $results }.
    .winners = Konec hry. Vyhráváte. { $results }.
results-item = { $rank }. { $seat }: { $bankrupt ->
    [true] bankrot
   *[false] { $capital } f
  }

action-end_turn = Ukončit tah
action-roll = Hodit kostkami
action-try_double = Zkusit hodit dublet
action-pay_fine = Zaplatit pokutu a jít
action-stay = Zůstat na Kontrole
action-buy = Koupit parcelu
action-decline = Nekupovat
action-pass = Pas
action-bid = Přihodit na { $amount } f
action-pay_full = Zaplatit celý nájem
action-skip = Nechat si peníze
action-stake = Vsadit { $amount } f
action-decline_card = Kartu nevyužít
action-choose_plot = Jít na pole: { $plot }
action-use_card = Použít: { $card }{ $plot ->
    [none] {""}
   *[other] {": "}{ $plot }
  }
action-build = Stavět: { $plot }{ $use_subsidy ->
    [true] {" "}s dotací
   *[false] {""}
  }
action-sell_building = Prodat budovu: { $plot }
action-sell_industry = Prodat všechny budovy: { $industry }
action-mortgage = Zastavit: { $plot }
action-redeem = Vykoupit: { $plot }
action-accept_trade = Přijmout výměnu
action-reject_trade = Odmítnout výměnu
action-propose_trade = Nabídka → { $to_seat }: { trade-gives } za { trade-gets }
action-no_offer = V tomto tahu nic nenabízím
action-declare_bankruptcy = Vyhlásit bankrot
action-resign = Definitivně opustit hru
form-bid = Příhoz
field-bid-amount = Váš příhoz v f
form-stake = Sázka
field-stake-amount = Vaše sázka v f
form-propose_trade = Navrhnout výměnu
field-propose_trade-to_seat = S kým
field-propose_trade-give_plots = Parcely, které dáváte
field-propose_trade-give_cash = Peníze, které dáváte
field-propose_trade-get_plots = Parcely, které dostanete
field-propose_trade-get_cash = Peníze, které dostanete

prompt-setup = Los určí, kdo začíná.
prompt-out = Bankrot: jste mimo hru. Hraje { $seat }.
prompt-onlooker = Hraje { $seat }. Zatím můžete navrhnout výměnu.
prompt-roll = Hraje { $seat }.
    .seat = { $plots ->
        [0] Jste na tahu: hoďte kostkami.
       *[other] Jste na tahu: hoďte kostkami. Předtím můžete stavět, měnit a půjčit si.
    }
prompt-inspected = { $seat } je na Daňové kontrole a potřebuje dublet.
    .seat = Jste na Daňové kontrole: hoďte dublet, nebo potom zaplaťte { $amount } f.
prompt-again = Dublet: { $seat } hází znovu.
    .seat = { $plots ->
        [0] Dublet: hoďte znovu.
       *[other] Dublet: hoďte znovu. Předtím můžete stavět, měnit a půjčit si.
    }
prompt-manage = { $plots ->
    [0] { $seat } za chvíli ukončí tah.
   *[other] { $seat } může stavět, měnit a půjčit si, pak ukončí tah.
  }
    .seat = { $plots ->
        [0] Ukončete tah.
       *[other] Můžete stavět, měnit a půjčit si. Pak ukončete tah.
    }
prompt-rolls = { $seat } hází kostkami.
    .seat = Vaše kostky se kutálejí.
prompt-tries = { $seat } zkouší hodit dublet.
    .seat = Zkoušíte hodit dublet.
prompt-fine = { $seat } zaplatí { $amount } f, nebo zůstane na Kontrole.
    .seat = Bez dubletu: zaplaťte { $amount } f a jděte dál (počet polí: { $steps }), nebo zůstaňte.
prompt-card = { $seat } táhne kartu.
    .seat = Táhnete kartu.
prompt-buy = { $seat } může koupit za { $amount } f: { $plot }.
    .seat = { $plot }: volná parcela za { $amount } f. Máte { $cash } f. Koupíte, nebo ať draží ostatní?
prompt-buy-short = { $seat } může koupit za { $amount } f: { $plot }.
    .seat = { $plot } stojí { $amount } f a máte { $cash } f: sežeňte peníze, nebo ať draží ostatní.
prompt-bid = { $plot }: přihazuje, nebo pasuje { $seat }. Nejvíc dává { $to_seat }.
    .seat = { $plot }: dejte aspoň { $least } f (a { $fee } f provize), nebo pasujte, pak může vyhrát { $to_seat }.
    .to_seat = { $plot }: přihazuje, nebo pasuje { $seat }. Nejvíc dáváte vy.
prompt-bid-first = { $plot }: přihazuje, nebo pasuje { $seat }. Nabídky zatím nejsou.
    .seat = { $plot }: dejte aspoň { $least } f (a { $fee } f provize, dostane ji { $to_seat }), nebo pasujte.
    .to_seat = { $plot }: přihazuje, nebo pasuje { $seat }. Kdo vyhraje, zaplatí vám { $fee } f.
prompt-rent = { $seat } má zaplatit nájem { $amount } f a může použít slevu. Dostane { $to_seat }.
    .seat = Zaplaťte nájem { $amount } f, nebo s Partnerskou slevou { $half } f. Dostane { $to_seat }.
    .to_seat = { $seat } vám má zaplatit nájem { $amount } f a může použít slevu.
cause-rent = nájem
cause-charity = dobročinnost
cause-card = karta
prompt-debt = { $seat } dluží { $amount } f ({ $cause }), chybí { $missing } f.
    .seat = Dlužíte { $amount } f ({ $cause }), chybí { $missing } f: prodejte, zastavte, nebo vyměňte.
prompt-debt-lost = { $seat } dluží { $amount } f ({ $cause }) a všechno dohromady dá { $most } f.
    .seat = Dlužíte { $amount } f ({ $cause }). Všechno dohromady dá { $most } f: před bankrotem zachrání jen výměna.
prompt-choose = { $seat } vybírá, na kterou svou parcelu jít.
    .seat = Vyberte, na kterou svou parcelu půjdete.
prompt-use = { $seat } může kartu teď použít.
    .seat = Použijte kartu teď, nebo se jí vzdejte.
prompt-exchange = { $seat } může na Burze vsadit. Ve fondu je { $fund } f.
    .seat = Vsaďte, nebo si peníze nechte: { $chance } ze 100 otočení vyhrává a násobí fond ({ $fund } f a vaše sázka).
prompt-reels = { $seat } sází { $amount } f: válce se točí.
    .seat = Sázíte { $amount } f: válce se točí.
prompt-trade = Nabídka { $seat } → { $to_seat }: { trade-gives } za { trade-gets }.
    .seat = { $to_seat } odpovídá na vaši nabídku: { trade-gives } za { trade-gets }.
    .to_seat = { $seat } vám nabízí { trade-gives } za { trade-gets }. Přijmete?
prompt-over = Konec hry.

leads-end = Na tahu je další.
leads-roll = Půjdete o 2 až 12 polí. START dává { $amount } f.
leads-roll-third = Třetí dublet vás pošle na Daňovou kontrolu.
leads-try = Až tři hody, šance na dublet je 42 %. Jinak zaplatíte { $amount } f a jdete dál.
leads-try-short = Až tři hody, šance na dublet je 42 %. Jinak můžete zůstat, { $amount } f nemáte.
leads-try-once = Jeden hod v tomto tahu, šance na dublet je 17 %. Po třetím neúspěchu platíte { $amount } f.
leads-fine = Zaplatíte { $amount } f, zbude { $left } f, a jdete na pole: { $place }.
leads-stay = Nehnete se a váš tah končí.
leads-own = Nájem { $rent } f, s celým odvětvím ({ $industry }) { $all } f. Zbude vám { $left } f.
leads-own-all = Celé odvětví { $industry } je vaše: nájem { $rent } f a můžete tam stavět. Zbude vám { $left } f.
leads-decline = Draží ostatní. Kdo vyhraje, zaplatí vám provizi { $amount } f.
leads-pass = V této dražbě končíte.
leads-rent = Zaplatíte { $amount } f a kartu si necháte. Dostane { $to_seat }. Zbude vám { $left } f.
leads-rent-debt = Máte zaplatit { $amount } f a máte { $cash } f: musíte prodat, nebo zastavit. Dostane { $to_seat }.
leads-skip = Peníze si necháte. Ve fondu zůstává { $fund } f.
leads-stake = { $chance } ze 100 otočení vyhraje { $low } až { $high } f. Jinak je { $amount } f pryč. Zbude vám { $left } f.
leads-stake-all = To jsou VŠECHNY vaše peníze. { $chance } ze 100 otočení vyhraje { $low } až { $high } f. Jinak vám nezbude nic.
leads-decline-card = Karta se vrací pod balíček.
leads-go = Jdete na pole: { $plot }.
leads-go-start = Jdete přes START na pole: { $plot }, a dostanete { $amount } f.
leads-audit = Odcházíte z Kontroly bez pokuty a házíte jako obvykle.
leads-half = Zaplatíte { $half } f místo { $amount } f. Dostane { $to_seat }. Karta je spotřebovaná.
leads-refinance = Vykoupíte za { $loan } f místo { $redeem } f a znovu berete nájem: { $rent } f.
leads-build = { $amount ->
    [0] Zdarma.
   *[other] { $amount } f.
  } Nájem { $from } → { $to } f. Zbude vám { $left } f.
leads-sell = Dostanete { $amount } f, polovinu ceny. Nájem { $from } → { $to } f.
leads-sell-all = Dostanete { $amount } f, polovinu ceny. Všechny budovy odvětví zmizí.
leads-mortgage = Dostanete { $loan } f. Bez nájmu, dokud nevykoupíte za { $redeem } f.
leads-redeem = Zaplatíte { $redeem } f a znovu berete nájem: { $rent } f.
leads-accept = Dáte { trade-gets }, dostanete { trade-gives }.
leads-propose = Souhlasí-li { $to_seat }, dáte { trade-gives }, dostanete { trade-gets }.
leads-trade-theirs = Pozor: { $seat } bude mít celé odvětví { $industry }. Nájem se tam zdvojnásobí.
leads-trade-own = Celé odvětví { $industry } bude vaše: nájem se zdvojnásobí a můžete stavět.
leads-reject = Nic nezmění majitele.
leads-no-offer = V tomto tahu už nebudou další otázky.
leads-bankrupt = Vypadnete ze hry. Všechno, co máte, se vrátí bance.
leads-resign = Odejdete ze hry nadobro. Všechno, co máte, se vrátí bance.

closed-buy = Koupit: { $plot } ({ $amount } f)
closed-fine = Zaplatit pokutu ({ $amount } f)
closed-stake = Vsadit
closed-cash = Máte { $cash } f.
closed-build = Stavět: { $industry }
closed-build-mortgaged = Jedna z parcel je zastavená.
closed-build-elsewhere = Vaše figurka musí stát na jedné z těchto parcel.
closed-build-tokens = Banka už nemá budovy.
closed-build-cash = Stupeň stojí { $amount } f a máte { $cash } f.

summary-cash = { $bonus ->
    [0] Peníze: { $cash } f
   *[other] Peníze: { $cash } f (z toho { $bonus } f za rating)
  }
summary-property = { $count ->
    [one] Jedna parcela s budovami: { $amount } f
    [few] { $count } parcely s budovami: { $amount } f
    [many] { $count } parcely s budovami: { $amount } f
   *[other] { $count } parcel s budovami: { $amount } f
  }
summary-property-lost = { $count ->
    [one] Jedna parcela za { $amount } f se nepočítá
    [few] { $count } parcely za { $amount } f se nepočítají
    [many] { $count } parcely za { $amount } f se nepočítá
   *[other] { $count } parcel za { $amount } f se nepočítá
  }
summary-total = Kapitál: { $amount } f
summary-fell = Bankrot číslo { $number }
summary-stamp = bankrot
summary-f = { $amount } f
summary-bar-cash = Peníze
summary-bar-property = Parcely a budovy
summary-rent = Nejdražší zastávka: { $seat } → { $to_seat }, { $amount } f, { $plot }.
    .seat = Nejdražší zastávka: vy → { $to_seat }, { $amount } f, { $plot }.
    .to_seat = Nejdražší zastávka: { $seat } → vy, { $amount } f, { $plot }.
summary-won = Nejlepší otočení na Burze: { $seat }, { $amount } f.
    .seat = Nejlepší otočení na Burze: vy, { $amount } f.

refusal-DL-1 = Tuto hru hrají dva až šest hráčů.
refusal-DL-6 = Teď to nejde: ve svém tahu hoďte, vyřešte pole a pak tah ukončete.
refusal-DL-8 = Dublet dává právě jeden hod navíc: pokud vám náleží, hoďte, jinak tah ukončete.
refusal-DL-14 = Teď vám nikdo parcelu nenabízí.
refusal-DL-15 = Nemáte dost hotovosti. Nejdřív sežeňte peníze, nebo odmítněte.
refusal-DL-16 = Peníze můžete shánět jen ve svém tahu, nebo když dlužíte.
refusal-DL-18 = Teď nepřihazujete vy.
refusal-DL-19 = Příhoz je příliš nízký, nebo na něj i s provizí 10 f nemáte.
refusal-DL-27 = Partnerská sleva se hraje těsně před placením nájmu, jedna karta na nájem.
refusal-DL-28 = Teď tu stavět nemůžete: stůjte na vlastním celém odvětví bez zástav, stavte rovnoměrně a krok zaplaťte.
refusal-DL-31 = Banka už na tuto budovu nemá žeton.
refusal-DL-32 = Prodávejte z nejvíc zastavěné parcely odvětví; u podniku musí mít banka tři pobočky.
refusal-DL-33 = V tomto odvětví nemáte žádné budovy.
refusal-DL-34 = Zastavit můžete jen vlastní volnou parcelu v odvětví bez budov.
refusal-DL-35 = Zastavená parcela nemůže změnit majitele. Nejdřív ji vykupte.
refusal-DL-36 = Vlastní zastavené parcely vykupujete ve svém tahu, před hodem nebo při správě, máte-li na to.
refusal-DL-37 = Vyměnit lze jen parcely obou stran bez zástavy a bez budov v odvětví.
refusal-DL-38 = Při výměně obě strany dávají, co mají, aspoň jednu parcelu, a peníze jdou jen jedním směrem.
refusal-DL-39 = V tuto chvíli nemůžete nic nabízet.
refusal-DL-40 = Otevřená je vždy jen jedna nabídka, jejich počet v tahu je omezen a odpovídá jen adresát.
refusal-DL-43 = Vyberte jednu ze svých parcel.
refusal-DL-45 = Tuto kartu nemáte.
refusal-DL-46 = Karta potřebuje vhodnou parcelu a peníze; jen takovou kartu lze odmítnout.
refusal-DL-47 = Ponechanou kartu lze použít jen v její chvíli.
refusal-DL-51 = Na Kontrole zkoušíte dublet místo běžného hodu; jinde prostě házíte.
refusal-DL-54 = Pokuta se platí, máte-li 50 f; zůstat smí ten, komu chybějí.
refusal-DL-60 = Na Burze sázíte od 1 f do výše hotovosti, v dohodnutém limitu, jednou za zastavení.
refusal-DL-67 = To není bankrot: nic nedlužíte, nebo majetek dluh pokryje.
refusal-DL-68 = Tento hráč už nehraje.
refusal-DL-70 = Hru už opouštíte.
refusal-DL-73 = Hra skončila.
refusal-DL-76 = V expertní hře se staví jen na konci tahu, když nezbývá hod navíc.
refusal-DL-77 = V expertní hře se budovy prodávají, jen stojíte-li na parcele toho odvětví.
refusal-DL-78 = V expertní hře navrhuje výměny jen hráč na tahu a dává parcely odvětví, na kterém stojí.
refusal-DL-80 = Dlužník smí parcely jen prodávat za peníze, ne levněji, než kolik by půjčila banka.
refusal-DL-81 = Nabídka čeká na odpověď. Počkejte na ni.
refusal-DL-83 = Žádný fond nepojme přes miliardu. Vsaďte méně.

option-preset = Pravidla
option-preset-help = Vyplní ostatní volby: náš výklad, nebo tištěné znění (rozhodují jen peníze, staví se jen na poli, kde stojíte, po osvobozujícím dubletu se hází znovu, 30 minut podle hodin).
option-preset-is-rulings = náš výklad
option-preset-is-letter = do písmene
option-end_mode = Konec hry
option-end_mode-help = Kdy hra končí: po daném počtu kol, nebo když zbude jediný hráč.
option-end_mode-is-limited = po několika kolech
option-end_mode-is-last_standing = do posledního
option-round_limit = Počet kol
option-round_limit-help = Hra s limitem končí po tomto kole.
option-time_limit_min = Časový limit v minutách
option-time_limit_min-help = Když čas vyprší, je běžící kolo poslední; 0 znamená bez hodin.
option-round_cap = Nejzazší poslední kolo
option-round_cap-help = Hra do posledního se sečte po tomto kole; 0 znamená kolo 1000.
option-capital_mode = Co se na konci počítá
option-capital_mode-help = Celý majetek, nebo jen hotovost.
option-capital_mode-is-net_worth = majetek
option-capital_mode-is-cash_only = jen hotovost
option-expert = Expertní hra
option-expert-help = Stavění, prodej a výměna se váží na pole, kde stojíte.
option-expert_forced_sale = Expert: nucený prodej
option-expert_forced_sale-help = V expertní hře smí dlužník prodávat budovy z kteréhokoli pole.
option-build_where = Kde se staví
option-build_where-help = Z parcely stavíte v celém odvětví, nebo jen na ní.
option-build_where-is-industry = celé odvětví
option-build_where-is-same_plot = jen tato parcela
option-monopoly_doubling = Dvojnásobný nájem
option-monopoly_doubling-help = Které nájmy celé odvětví zdvojnásobuje.
option-monopoly_doubling-is-all_levels = všechny
option-monopoly_doubling-is-unbuilt_only = parcely bez budov
option-inspection_tries = Pokusy na Kontrole
option-inspection_tries-help = Zda jsou tři pokusy o dublet v jednom tahu, nebo ve třech.
option-inspection_tries-is-three_rolls_per_turn = tři v jednom tahu
option-inspection_tries-is-one_roll_per_turn = jeden za tah
option-inspection_stay = Setrvání na Kontrole
option-inspection_stay-help = Kdo smí zůstat místo placení pokuty.
option-inspection_stay-is-short_only = jen kdo nemá na pokutu
option-inspection_stay-is-free = každý
option-release_double_rolls = Po osvobozujícím dubletu se hází znovu
option-release_double_rolls-help = Dublet, který vás z Kontroly osvobodí, dává i hod navíc.
option-exchange_stake_max = Nejvyšší sázka na Burze
option-exchange_stake_max-help = Kolik lze nejvýš vsadit najednou; 0 znamená bez limitu.
option-exchange_payout = Výhra na Burze
option-exchange_payout-help = Co se násobí: celý fond, nebo jen vaše sázka.
option-exchange_payout-is-fund_total = celý fond
option-exchange_payout-is-stake_only = jen sázka
option-auction_min_raise = Nejmenší příhoz
option-auction_min_raise-help = O kolik musí příhoz přebít předchozí.
option-trade_timing = Kdo navrhuje výměny
option-trade_timing-help = Kdokoli mezi tahy, jen hráč na tahu, nebo nikdo.
option-trade_timing-is-any_seat = kdokoli
option-trade_timing-is-active_only = hráč na tahu
option-trade_timing-is-off = nikdo
option-trade_offers_per_turn = Nabídky za tah
option-trade_offers_per_turn-help = Kolik nabídek smí každý hráč dát během jednoho tahu.
option-building_tokens = Žetony budov
option-building_tokens-help = Zda je k dispozici jen 48 poboček a 24 podniků.
option-building_tokens-is-limited = omezené
option-building_tokens-is-unlimited = neomezené

coach-roll = Posunete se o součet kostek a vyřešíte pole, kde zastavíte. Za průchod STARTEM dostanete 200 f.
    .at = stage
coach-buy = Tři parcely jednoho odvětví zdvojnásobí nájem a teprve pak smíte stavět. Parcely vedle vašich proto mají pro vás větší cenu než pro ostatní.
    .at = stake
coach-manage = Vlastníte-li celé odvětví a stojíte na něm, stavte: nájem roste s každou pobočkou. Výměna, která vám přinese třetí parcelu, se může vyplatit i nad její cenu.
    .at = hand
coach-exchange = Sázka propadá, pokud válce neukážou výherní kombinaci. Vsaďte málo, nebo vůbec nic.
    .at = stake
coach-bid-first = Někdo tuto parcelu nekoupil. Než ji necháte být i vy, myslete na to, co doplní vám a co ostatním.
    .at = stake
coach-debt = Nejdřív zastavujte: parcelu lze vykoupit. Budovy se prodávají za polovinu a bankrotář ze hry vypadává.
    .at = stake

lesson-buy = Stojíte na volné parcele a máte dost peněz. Získejte ji za její cenu.
    .title = Koupit, nebo nechat
    .why = Když ji nekoupíte, ostatní ji draží a vy se té dražby účastnit nesmíte.
lesson-auction = Někdo nechal Cestovní kancelář (90 f) ostatním. Nabídněte nejméně, kolik pravidla dovolí.
    .title = První nabídka
    .why = První nabídka je aspoň cena. Vítěz platí bance a ještě 10 f hráči, který parcelu nechtěl.
lesson-mortgage = Vlastníte Cestovní kancelář a chcete hned hotovost. Půjčte si na ni.
    .title = Peníze z banky
    .why = Banka půjčí polovinu ceny. Dokud parcelu nevykoupíte, nevynáší nájem. Výkup stojí 60 % ceny.

rulebook-01 = Dva až šest hráčů začíná na STARTU s 2000 fanty (f) a obchází čtyřicet polí. Kupují parcely, vybírají nájmy, stavějí, obchodují a trochu hazardují. Na začátku jsou všechny parcely volné, oba fondy prázdné a každý stojí na druhém stupni ratingu. Kdo začíná, určí kostky. Po dohodnutém počtu kol vyhrává nejbohatší; nebo se hraje, dokud nezbude jediný hráč.
    .title = O co jde
    .rules = DL-1 DL-2 DL-3 DL-4 DL-5 DL-72 DL-73
    .picture = Okruh čtyřiceti polí: osm odvětví po třech parcelách a START, kde všichni začínají.
rulebook-02 = Hoďte dvěma kostkami, posuňte se, vyřešte pole a pak spravujte majetek. Ve svém tahu smíte téměř kdykoli prodávat budovy, zastavovat a nabízet výměny, i abyste získali peníze na nákup. Dublet dává další, povinný hod; třetí dublet v řadě vás pošle rovnou na Daňovou kontrolu. Za každý průchod STARTEM nebo zastavení na něm platí banka 200 f, ne však cestou na Kontrolu.
    .title = Tah
    .rules = DL-6 DL-7 DL-8 DL-9 DL-10 DL-11 DL-12 DL-13 DL-16
    .picture = Tah: hod, posun, vyřešení pole, správa majetku.
rulebook-03 = Parcelu bez majitele můžete koupit za její cenu. Když odmítnete, ostatní o ni postupně draží od ceny výš, v hotovosti; vítěz zaplatí bance a vám provizi 10 f. Pas je konečný a kdo na další nabídku nemá, vypadává. Když nikdo nepřihodí, parcela zůstane volná. Pak váš tah pokračuje.
    .title = Parcely a dražby
    .rules = DL-14 DL-15 DL-17 DL-18 DL-19 DL-20 DL-21 DL-22
rulebook-04 = Kdo se zastaví na vaší parcele, automaticky platí nájem, i když jste na Kontrole. Roste s každou pobočkou; všechny tři parcely odvětví ho zdvojnásobují. Zastavená parcela nevynáší nic. S Partnerskou slevou platí host polovinu.
    .title = Nájem
    .rules = DL-23 DL-24 DL-25 DL-26 DL-27
    .picture = Tři parcely jednoho odvětví v jedněch rukou: nájem se zdvojnásobí.
rulebook-05 = S celým odvětvím bez zástav a figurkou na jeho parcele stavíte rovnoměrně a kolik zaplatíte: tři pobočky, pak místo nich podnik. Banka odkupuje budovy za polovinu, od nejvíc zastavěné parcely, nebo celé odvětví najednou. Poboček je jen 48, pokud se nedohodnete jinak.
    .title = Stavění
    .rules = DL-28 DL-29 DL-30 DL-31 DL-32 DL-33
    .picture = Rovnoměrná stavba: tři pobočky na každé parcele, pak podnik.
rulebook-06 = Ve vašem tahu půjčí banka na parcelu polovinu ceny, nejsou-li v jejím odvětví budovy, a chce zpět 60 % ceny. Do té doby parcela nevynáší nájem, nelze ji vyměnit a v jejím odvětví se nesmí stavět.
    .title = Úvěr
    .rules = DL-34 DL-35 DL-36
rulebook-07 = Hráči vyměňují parcely za parcely a peníze; obě strany musí něco dát. Parcely zastavené nebo s budovami v odvětví zůstávají; karty a sliby vyměnit nelze. Nabízet smí kdokoli před hodem a při správě majetku, ale počet nabídek za tah je omezen a na jednu se odpoví před další. Volby nechají výměny hráči na tahu, nebo je vypnou.
    .title = Obchod
    .rules = DL-37 DL-38 DL-39 DL-40 DL-41
rulebook-08 = Služební cesta posune vaši figurku a nové pole se hned vyřeší; není-li kam jít, zůstanete. Obchod přináší nebo stojí peníze, od banky či od ostatních, nebo ho máte odkrytý před sebou na později: k odchodu z Kontroly, k polovičnímu nájmu, k jedné stavbě zdarma, k vykoupení parcely bez úroku, nebo ke koupi kterékoli volné parcely na dálku. Použít ho nemusíte.
    .title = Karty
    .rules = DL-42 DL-43 DL-44 DL-45 DL-46 DL-47 DL-48
rulebook-09 = Kdo se tam zastaví, koho pošle Náhlá kontrola nebo karta, nebo kdo hodí tři dublety, je na Kontrole. Na začátku dalšího tahu smíte až třikrát zkusit dublet. Bez něj zaplatíte 50 f a jdete o poslední hod; komu peníze chybějí, smí zůstat. Zatím vybíráte nájmy, dražíte, vyměňujete a zastavujete, ale nestavíte. Volby mění počet hodů a to, kdo smí zůstat.
    .title = Daňová kontrola
    .rules = DL-49 DL-50 DL-51 DL-52 DL-53 DL-54 DL-55 DL-56 DL-82
rulebook-10 = Dobročinnost stojí 50 f, které jdou do rezervního fondu, a zvedne rating o stupeň; investor vám celý tento fond dá a stupeň vezme. Stupně mají omezený počet míst: je-li další plný, zůstanete. Každý stupeň je na konci 200 f.
    .title = Dobročinnost a rating
    .rules = DL-57 DL-58 DL-59
rulebook-11 = Jednou za zastavení smíte vsadit peníze na slibné technologie a tři kostky roztočí tři válce. Dva stejné symboly přinesou celý fond i se sázkami dřívějších smolařů jednou až pětkrát, tři stejné deset- až padesátkrát. Jinak sázka zůstane ve fondu pro další. Volba násobí jen vlastní sázku.
    .title = Burza
    .rules = DL-60 DL-61 DL-62 DL-63 DL-64
    .picture = Burza: tři válce; dva nebo tři stejné symboly násobí fond.
rulebook-12 = Dluh se platí automaticky. Kdo nemůže zaplatit, prodává, zastavuje a vyměňuje, dokud na to nemá, i mimo svůj tah; vyprší-li čas, udělá se to za něj. Bankrotuje jen ten, komu by ani to nestačilo: banka zaplatí věřitelům, všechno se vrací na plán a on končí. Stejně končí, kdo se vzdá.
    .title = Dluhy a bankrot
    .rules = DL-65 DL-66 DL-67 DL-68 DL-69 DL-70 DL-71 DL-80
rulebook-13 = Po posledním kole dostane každý prémii za rating. Kapitál je hotovost, parcely v ceně (zastavené bez výkupní částky) a polovina ceny budov, nebo jen hotovost, pokud se tak dohodnete; fondy nepatří nikomu. Vyhrává největší kapitál; při shodě rozhodují budovy, pak nezastavené parcely. Za nimi bankrotáři, čím později, tím výš.
    .title = Konec
    .rules = DL-73 DL-74 DL-75
    .picture = Konec: hotovost, parcely, budovy a rating tvoří kapitál.
rulebook-14 = Experti stavějí jen na konci tahu, budovy prodávají jen z parcely daného odvětví, i v dluhu (pokud se nedohodnete jinak), a vyměňují jen ve svém tahu, přičemž dávají parcely odvětví, na kterém stojí. Zástavy beze změny.
    .title = Expertní hra
    .rules = DL-76 DL-77 DL-78 DL-79
rulebook-15 = Kde smí jednat více hráčů, platí první: hod, nebo nabídka, co přijde dřív. Co pak už možné není, se odmítne a nic to nezmění.
    .title = Kdo dřív přijde
    .rules = DL-81

sketch-title-now = Právě teď
sketch-title-board = Plán
sketch-title-seats = Hráči
sketch-title-plots = Obsazené parcely
sketch-title-bank = Banka
sketch-round = Kolo { $round } z { $last }
sketch-round-clock = Kolo { $round }, na čas
sketch-last-round = Čas vypršel: tohle je poslední kolo.
sketch-phase-setup = Losuje se první hráč.
sketch-phase-turn = Házet bude { $seat }.
sketch-phase-inspected = { $seat } je na Kontrole a zkouší hodit dublet.
sketch-phase-roll = Kostky se kutálejí, hází { $seat }.
sketch-phase-fine = { $seat } platí pokutu, nebo zůstává na Kontrole.
sketch-phase-trip = { $seat } táhne Služební cestu.
sketch-phase-deal = { $seat } táhne Obchod.
sketch-phase-offer = { $seat } smí koupit: { $plot } za { $price } f.
sketch-phase-auction = Dražba ({ $plot }): { $amount } f nabízí { $bidder }, rozhoduje { $seat }.
sketch-phase-auction-open = Dražba ({ $plot }): zatím bez příhozu, rozhoduje { $seat }.
sketch-phase-rent = { $seat } má platit nájem { $amount } f a smí použít slevu.
sketch-phase-debt = { $seat } dluží { $amount } f a má { $cash } f.
sketch-phase-card = { $seat } vybírá parcelu ke kartě.
sketch-phase-exchange = { $seat } je na Burze; ve fondu je { $fund } f.
sketch-phase-manage = { $seat } spravuje majetek.
sketch-phase-trade = { $seat } dává { $gives } za { $gets }, odpovídá { $to }.
sketch-phase-over = Hra skončila.
sketch-extra-roll = Dublet: čeká další hod.
sketch-card = Karta: { $card }
sketch-head-letter = Figurka
sketch-head-player = Hráč
sketch-head-cash = Hotovost
sketch-head-capital = Kapitál
sketch-head-rating = Rating
sketch-head-place = Stojí na poli
sketch-head-cards = Karty
sketch-head-plot = Parcela
sketch-head-industry = Odvětví
sketch-head-owner = Majitel
sketch-head-buildings = Budovy
sketch-head-rent = Nájem
sketch-seat = { $seat }
sketch-number = { $count }
sketch-list = { $items }
sketch-fants = { $amount } f
sketch-bankrupt = bankrot
sketch-inspected = na Kontrole
sketch-mortgaged = zastavena
sketch-enterprise = podnik
sketch-branches = { $count ->
    [one] { $count } pobočka
    [few] { $count } pobočky
   *[other] { $count } poboček
  }
sketch-reserve = Rezervní fond: { $amount } f
sketch-exchange-fund = Fond Burzy: { $amount } f
sketch-supply = V bance: pobočky { $branches }, podniky { $enterprises }
sketch-trips = Dosud neviděné Služební cesty: { $count }
sketch-deals = Dosud neviděné Obchody: { $count }

ui-hand = Vaše ruka
ui-here = stojí tu: { $seats }
ui-free = volná, cena { $amount } f
ui-owned = majitel: { $seat }
ui-no-owner = Tato parcela ještě nemá majitele.
ui-unbuilt = bez budov
ui-price = Cena
ui-step-price = Jeden stavební krok
ui-loan = Zástava vynese
ui-redeem = Výkup stojí
ui-rent-now = Nájem teď
ui-doubled-all_levels = Kdo má všechny tři parcely odvětví, dostává dvojnásobný nájem.
ui-doubled-unbuilt_only = Kdo má všechny tři parcely odvětví, dostává dvojnásobný nájem na těch bez budov.
ui-about-start = Příjem za START: kdo jím projde nebo na něj vstoupí, dostane { $income } f z banky.
ui-about-trip = Táhněte Služební cestu: karta hned posune vaši figurku.
ui-about-deal = Táhněte Obchod: přinese peníze, něco stojí, nebo si ho necháte na později.
ui-about-charity = Dáte { $charity } f do rezervního fondu a postoupíte o stupeň v ratingu, je-li tam místo.
ui-about-investor = Vezmete celý rezervní fond a klesnete o stupeň v ratingu. Na konci má každý stupeň cenu { $bonus } f.
ui-about-inspection = Průchod nic nestojí. Kdo se tu zastaví nebo je sem poslán, je na Kontrole: v dalším tahu hází na dublet, nebo zaplatí pokutu { $fine } f.
ui-about-exchange = Vsaďte na slibné technologie, kolik chcete: dva nebo tři stejné symboly násobí { $payout ->
    [stake_only] vaši sázku a zbytek fondu Burzy je také váš
   *[other] fond Burzy
  }.
ui-about-check = Jdete rovnou na Daňovou kontrolu, bez příjmu za START.
ui-cell-before = Předchozí pole
ui-cell-after = Další pole
ui-symbol-A = zvonek
ui-symbol-B = drahokam
ui-symbol-C = lístek
ui-symbol-D = hvězda
ui-symbol-blank = prázdno
ui-reels = Na válcích: { $symbols }.
ui-pays = Výplaty Burzy
ui-pay = { $symbol }: dva vyplatí { $two }krát { $payout ->
    [stake_only] sázku
   *[other] fond
  }, tři { $three }krát
ui-step = Stupeň { $step }, prémie { $bonus } f, volná místa: { $free }, stojí tu: { $seats }
ui-trade = Nabídka na stole
ui-gives = { $seat } dává
ui-out = mimo
ui-nothing-to-trade = Žádné parcely k výměně.
ui-property = Váš majetek
ui-no-plots = Zatím nemáte žádnou parcelu.
ui-may-build = Teď smíte stavět.
ui-build-how = Stavíte, když vaše figurka stojí v odvětví, které je celé vaše.
seat-industry = { $industry }: { $count } ze 3
seat-step = Rating { $step }: na konci { $bonus } f
seat-no-plots = Zatím žádné parcely.
ui-debt = { $seat } dluží
ui-debt-cash = V hotovosti { $cash } f, chybí { $missing } f
ui-inspection-how = Dublet vás osvobodí, jinak to stojí { $fine } f.
lot-no-bid = Zatím bez nabídky
lot-rent = Nájem
lot-whole = S celým odvětvím: { $industry }

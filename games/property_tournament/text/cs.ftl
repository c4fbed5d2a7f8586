game-name = Turnaj nemovitostí
game-tagline = Deset kol na nákupy, stavby a vybírání nájmů ve Varšavě: vyhrává nejlepší finanční výsledek.
goal-aim = Dosáhněte nejvyššího zisku: kupujte varšavské ulice, stavte na nich a hlaste se o nájem.
goal-turn = Hoďte, posuňte figurku, pole kupte, nebo ho nechte vydražit, stavte, kdykoli chcete. Nájem dostanete, jen když si o něj řeknete před dalším hodem.
goal-end = Po deseti kolech vyhrává nejvyšší zisk. Kdo nemůže zaplatit, zbankrotuje.
score-name = zisk
score-told = zisk { $score } M
chapter-title = Tah { $number }

space-0 = START
space-1 = Ulica Konopacka
space-2 = Společná pokladna
space-3 = Ulica Stalowa
space-4 = Daň z příjmu
space-5 = Dworzec Zachodni
space-6 = Ulica Radzymińska
space-7 = Šance
space-8 = Ulica Jagiellońska
space-9 = Ulica Targowa
space-10 = Vězení / návštěva
space-11 = Ulica Płowiecka
space-12 = Elektrownia (elektrárna)
space-13 = Ulica Marsa
space-14 = Ulica Grochowska
space-15 = Dworzec Gdański
space-16 = Ulica Obozowa
space-17 = Společná pokladna
space-18 = Ulica Górczewska
space-19 = Ulica Wolska
space-20 = Parkování zdarma
space-21 = Ulica Mickiewicza
space-22 = Šance
space-23 = Ulica Słowackiego
space-24 = Plac Wilsona
space-25 = Dworzec Wschodni
space-26 = Ulica Świętokrzyska
space-27 = Krakowskie Przedmieście
space-28 = Wodociągi (vodárna)
space-29 = Nowy Świat
space-30 = Jděte do vězení
space-31 = Plac Trzech Krzyży
space-32 = Ulica Marszałkowska
space-33 = Společná pokladna
space-34 = Aleje Jerozolimskie
space-35 = Dworzec Centralny
space-36 = Šance
space-37 = Ulica Belwederska
space-38 = Doměrek daně
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
short-12 = Elektrownia
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
short-28 = Wodociągi
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

group-brown = hnědá
group-light_blue = světle modrá
group-pink = růžová
group-orange = oranžová
group-red = červená
group-yellow = žlutá
group-green = zelená
group-dark_blue = tmavě modrá
group-railway = nádraží
group-utility = veřejné služby

deck-chance = Šance
deck-chest = Společná pokladna
give_cards-chance = karta z vězení (Šance)
give_cards-chest = karta z vězení (Pokladna)
get_cards-chance = karta z vězení (Šance)
get_cards-chest = karta z vězení (Pokladna)
card-CH-1 = Na startovní čáru: postup na START
card-CH-2 = Návštěva Placu Wilsona
card-CH-3 = Návštěva ulice Płowiecké
card-CH-4 = Vlak z Dworca Zachodního
card-CH-5 = Procházka po Alejích Ujazdowských
card-CH-6 = Nejbližší nádraží: dvojnásobný nájem, má-li majitele
card-CH-7 = Nejbližší nádraží: dvojnásobný nájem, má-li majitele
card-CH-8 = Havárie: nejbližší podnik služeb, desetinásobek nového hodu, má-li majitele
card-CH-9 = Dividenda: dostáváte 50 M
card-CH-10 = Karta z vězení: nechte si ji
card-CH-11 = Omyl: o tři pole zpět
card-CH-12 = Zatčení: jdete do vězení
card-CH-13 = Generální oprava: 25 M za dům, 100 M za hotel
card-CH-14 = Pokuta za rychlost: platíte 15 M
card-CH-15 = Zvolení předsedou: platíte každému hráči 50 M
card-CH-16 = Splatnost stavební půjčky: dostáváte 150 M
card-CC-1 = Na startovní čáru: postup na START
card-CC-2 = Omyl banky ve váš prospěch: dostáváte 200 M
card-CC-3 = Návštěva lékaře: platíte 50 M
card-CC-4 = Prodej akcií: dostáváte 50 M
card-CC-5 = Karta z vězení: nechte si ji
card-CC-6 = Zatčení: jdete do vězení
card-CC-7 = Prázdninový fond: dostáváte 100 M
card-CC-8 = Přeplatek na dani: dostáváte 20 M
card-CC-9 = Narozeniny: každý hráč vám dá 10 M
card-CC-10 = Výplata pojištění: dostáváte 100 M
card-CC-11 = Účet z nemocnice: platíte 100 M
card-CC-12 = Školné: platíte 50 M
card-CC-13 = Honorář za poradenství: dostáváte 25 M
card-CC-14 = Oprava ulic: 40 M za dům, 115 M za hotel
card-CC-15 = Druhé místo v soutěži: dostáváte 10 M
card-CC-16 = Dědictví: dostáváte 100 M

account-4000 = Prémie za START
account-4100 = Přijaté nájmy
account-4200 = Karty: od banky
account-4210 = Karty: od hráčů
account-4250 = Získaná karta z vězení
account-4300 = Nákup pod hodnotou
account-4400 = Zisk z obchodů
account-4500 = Budovy prodané nad hodnotou
account-5000 = Daně
account-5100 = Zaplacené nájmy
account-5200 = Karty: bance
account-5210 = Karty: hráčům
account-5250 = Použitá karta z vězení
account-5300 = Nákup nad hodnotou
account-5400 = Ztráta z obchodů
account-5500 = Budovy prodané pod hodnotou
account-5600 = Úroky ze zástav
account-5700 = Pokuty ve vězení
account-5800 = Odpis při bankrotu

op-start_bonus = prémie za START
op-purchase = nákup
op-auction_win = dražba
op-house = stavba domů
op-hotel = stavba hotelu
op-shortage_unit = budova z dražby
op-sell_houses = prodej domů
op-sell_hotel = prodej hotelu
op-downgrade_hotel = hotel zpět na čtyři domy
op-mortgage = zástava
op-redeem = výkup ze zástavy
op-rent_in = přijatý nájem
op-rent_out = zaplacený nájem
op-tax = daň
op-fine = pokuta ve vězení
op-card_from_bank = karta: od banky
op-card_to_bank = karta: bance
op-card_from_player = karta: od hráče
op-card_to_player = karta: hráči
op-jail_card_drawn = karta z vězení
op-jail_card_used = použití karty z vězení
op-transfer_fee = poplatek za převod
op-trade = obchod
op-houses_sold = domy prodané hráči
op-houses_bought = domy koupené od hráče
op-last_cash = zbytek hotovosti bance
op-write_off = odpis
op-taken_over = převzetí majetku
op-surrendered = vydání majetku

freed-fine = po zaplacení pokuty
freed-card = díky kartě
freed-double = díky dvojici
freed-served = po odpykání trestu
closed-refused = odmítnuta
closed-withdrawn = stažena
closed-expired = vypršela
closed-lapsed = zanikla, protože něco v ní už není tak, jak bylo nabídnuto
closed-impossible = už není možná

event-start_rolled = { $seat } hází o začátek: { $first } a { $second }.
    .seat = Házíte o začátek: { $first } a { $second }.
event-started = { $seat } začíná.
    .seat = Začínáte.
event-turn_started = Kolo { $round }: na tahu je { $seat }.
    .seat = Kolo { $round }: jste na tahu.
event-rolled = { $seat } hází { $first } a { $second }.
    .seat = Házíte { $first } a { $second }.
event-moved = { $seat } přichází na pole { $space }.
    .seat = Přicházíte na pole { $space }.
event-card_drawn = { $seat } táhne kartu ({ $deck }): { $card }.
    .seat = Táhnete kartu ({ $deck }): { $card }.
event-arrested = { $seat } jde do vězení.
    .seat = Jdete do vězení.
event-freed = { $seat } vychází z vězení { $freed }{ $deck ->
    [none] {""}
   *[other] {" ("}{ $deck })
  }.
    .seat = Vycházíte z vězení { $freed }{ $deck ->
    [none] {""}
   *[other] {" ("}{ $deck })
  }.
event-stayed_in_jail = { $seat } zůstává ve vězení (odseděná kola: { $served }).
    .seat = Zůstáváte ve vězení (odseděná kola: { $served }).
event-rent_due = { $debtor_seat } stojí na poli { $field }: { $seat } může žádat nájem { $amount } M.
    .seat = { $debtor_seat } stojí na vašem poli { $field }: můžete žádat nájem { $amount } M.
    .debtor_seat = Stojíte na poli { $field }: { $seat } může žádat nájem { $amount } M.
event-rent_claimed = { $seat } žádá nájem: { $field }, { $amount } M. Platí { $debtor_seat }.
    .seat = Žádáte nájem: { $field }, { $amount } M. Platí { $debtor_seat }.
    .debtor_seat = { $seat } po vás žádá nájem: { $field }, { $amount } M.
event-rent_waived = { $seat } se vzdává nájmu: { $field }, { $amount } M. { $debtor_seat } neplatí.
    .seat = Vzdáváte se nájmu: { $field }, { $amount } M. { $debtor_seat } neplatí.
    .debtor_seat = { $seat } se vzdává nájmu: { $field }, { $amount } M. Neplatíte.
event-rent_lapsed = Nikdo si včas neřekl o nájem: { $seat } ho nedostane ({ $debtor_seat }, { $field }, { $amount } M).
    .seat = Neřekli jste si včas o nájem: nedostanete ho ({ $debtor_seat }, { $field }, { $amount } M).
    .debtor_seat = Nikdo si včas neřekl o nájem: neplatíte, { $seat } nic nedostane ({ $field }, { $amount } M).
event-in_debt = { $seat } dluží { $amount } M a musí sehnat peníze.
    .seat = Dlužíte { $amount } M a musíte sehnat peníze.
event-declined = { $seat } nekupuje: { $field }.
    .seat = Nekupujete: { $field }.
event-auction_opened = Dražba: { $field }, od { $opening } M.
event-unit_offered = { $hotel ->
    [true] Hotel
   *[false] Dům
  } dostane nejvyšší nabídka.
event-bid_made = { $seat } nabízí { $amount } M{ $field ->
    [none] {""}
   *[other] {" ("}{ $field })
  }.
    .seat = Nabízíte { $amount } M{ $field ->
    [none] {""}
   *[other] {" ("}{ $field })
  }.
event-passed = { $seat } pasuje.
    .seat = Pasujete.
event-won = { $seat } vyhrává dražbu: { $field } za { $amount } M.
    .seat = Vyhráváte dražbu: { $field } za { $amount } M.
event-unsold = Nikdo nenabízí; pole zůstává bance.
event-contest_opened = { $seat } objednává poslední { $hotel ->
    [true] hotely
   *[false] domy
  } ({ $field }: { $count }; v bance: { $stock }). Ostatní mohou objednat také.
    .seat = Objednáváte poslední { $hotel ->
    [true] hotely
   *[false] domy
  } ({ $field }: { $count }; v bance: { $stock }). Ostatní mohou objednat také.
event-contest_joined = { $seat } objednává: { $field }, { $count }.
    .seat = Objednáváte: { $field }, { $count }.
event-contest_declined = { $seat } nic neobjednává.
    .seat = Nic neobjednáváte.
event-contest_ended = Poslední budovy jsou rozdané.
event-trade_offered = Nabídka { $seat } → { $to_seat }: { deal-terms }.
    .seat = Vaše nabídka → { $to_seat }: { deal-terms }.
    .to_seat = { $seat } vám nabízí: { deal-terms }.
event-trade_done = Obchod { $seat } – { $to_seat }: { deal-terms }.
    .seat = Obchodujete. Partner: { $to_seat }. { deal-terms }.
    .to_seat = { $seat } s vámi obchoduje: { deal-terms }.
event-offer_closed = Nabídka { $seat } → { $to_seat }: { $closed }.
    .seat = Vaše nabídka → { $to_seat }: { $closed }.
    .to_seat = Nabídka pro vás ({ $seat }): { $closed }.
event-bankrupt = { $seat } krachuje.
    .seat = Zkrachovali jste. Hra pokračuje bez vás.
event-resigned = { $seat } vzdává hru.
    .seat = Vzdáváte hru.
event-bonus = { $seat } dostává { $amount } M za START.
    .seat = Dostáváte { $amount } M za START.
event-bought = { $seat } kupuje: { $field }, { $amount } M.
    .seat = Kupujete: { $field }, { $amount } M.
event-built = { $seat } staví: { $field }, { $amount } M. Stojí tu { $level ->
    [5] hotel
    [one] jeden dům
    [few] už { $level } domy
    [many] už { $level } domu
   *[other] už { $level } domů
  }.
    .seat = Stavíte: { $field }, { $amount } M. Stojí tu { $level ->
    [5] hotel
    [one] jeden dům
    [few] už { $level } domy
    [many] už { $level } domu
   *[other] už { $level } domů
  }.
event-sold = { $seat } prodává budovy: { $field }, +{ $amount } M. { $level ->
    [0] Pole je prázdné
    [one] Zbývá jeden dům
    [few] Zbývají { $level } domy
    [many] Zbývá { $level } domu
   *[other] Zbývá { $level } domů
  }.
    .seat = Prodáváte budovy: { $field }, +{ $amount } M. { $level ->
    [0] Pole je prázdné
    [one] Zbývá jeden dům
    [few] Zbývají { $level } domy
    [many] Zbývá { $level } domu
   *[other] Zbývá { $level } domů
  }.
event-mortgaged = { $seat } zastavuje: { $field }, +{ $amount } M.
    .seat = Zastavujete: { $field }, +{ $amount } M.
event-redeemed = { $seat } vykupuje: { $field }, { $amount } M.
    .seat = Vykupujete: { $field }, { $amount } M.
event-rent_paid = Nájem { $seat } → { $to_seat }: { $amount } M ({ $field }).
    .seat = Platíte nájem: { $to_seat } dostává { $amount } M ({ $field }).
    .to_seat = { $seat } vám platí nájem { $amount } M ({ $field }).
event-tax_paid = { $seat } platí { $amount } M: { $field }.
    .seat = Platíte { $amount } M: { $field }.
event-fine_paid = { $seat } platí pokutu { $amount } M.
    .seat = Platíte pokutu { $amount } M.
event-card_paid = { $seat } platí bance { $amount } M.
    .seat = Platíte bance { $amount } M.
event-fee_paid = { $seat } platí { $amount } M za převzetí zástavy.
    .seat = Platíte { $amount } M za převzetí zástavy.
event-time_up = Čas vypršel: { $seat }. Hra pokračuje.
    .seat = Váš čas vypršel. Hra pokračuje.
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
       *[other] , položka { $number }
      }
    [0] {""}
   *[other] , výnos { $revenue }
  }{ $cost ->
    [none] {""}
    [0] {""}
   *[other] , náklad { $cost }
  }.
    .detail = ano
event-hand_entry = { $seat } účtuje položku { $entry }: výnos { $revenue }, náklad { $cost }.
    .seat = Účtujete položku { $entry }: výnos { $revenue }, náklad { $cost }.
event-closing_began = Všechna kola jsou odehrána. Otevřené nájmy lze ještě žádat.
event-game_ended = { $winners-count ->
    [one] Vyhrává { $winners }.
    [few] Společně vyhrávají { $winners }.
    [many] Společně vyhrávají { $winners }.
   *[other] Společně vyhrávají { $winners }.
  } { $results }.
    .winners = Vyhráli jste. { $results }.
results-item = { $rank }. { $seat }: zisk { $profit } M, hotovost { $cash } M{ $bankrupt ->
    [true] , bankrot
   *[false] {""}
  }
    .seat = { $rank }. Vy: zisk { $profit } M, hotovost { $cash } M{ $bankrupt ->
    [true] , bankrot
   *[false] {""}
  }
deal-terms = { $houses ->
    [0] { deal-give } za { deal-get }
   *[other] { $give_cash ->
        [0] domy: { $houses } ({ $give_fields } → { $get_fields }) za { $get_cash } M
       *[other] { $give_cash } M za domy: { $houses } ({ $get_fields } → { $give_fields })
      }
  }

action-roll = Hodit kostkami
action-roll_for_double = Hodit o dvojici
action-wait = Čekat ve vězení
action-pay_fine = Zaplatit pokutu 50 M
action-use_jail_card = Použít kartu z vězení ({ $deck })
action-buy = Koupit pole
action-decline = Dát do dražby
action-end_turn = Ukončit tah
action-claim_rent = Žádat nájem
action-waive_rent = Vzdát se nájmu
action-pass = Pas
action-bid = { $field ->
    [none] Nabídnout { $amount } M
   *[other] Nabídnout { $amount } M: { $field }
  }
action-join_contest = Objednat { $count }: { $field }
action-decline_contest = Nic neobjednat
action-refuse_trade = Odmítnout nabídku
action-accept_trade = Přijmout nabídku
action-withdraw_trade = Stáhnout nabídku
action-declare_bankruptcy = Vyhlásit bankrot
action-build_house = Stavět: { $field }, { $count ->
    [one] jeden dům
    [few] { $count } domy
    [many] { $count } domu
   *[other] { $count } domů
  }
action-build_hotel = Postavit hotel: { $field }
action-sell_houses = Prodat: { $field }, { $count ->
    [one] jeden dům
    [few] { $count } domy
    [many] { $count } domu
   *[other] { $count } domů
  }
action-sell_hotel = Prodat hotel: { $field }
action-downgrade_hotel = Vyměnit hotel za čtyři domy: { $field }
action-mortgage = Zastavit: { $field }
action-redeem = Vykoupit: { $field }
action-offer_trade = Nabídka → { $to_seat }: { deal-give } za { deal-get }
action-offer_houses = Nabídka → { $to_seat }: domy { $count } ({ $source } → { $target }) za { $price } M
action-stand_by = Teď nic nedělat
action-resign = Vzdát hru
action-book_entry = Zaúčtovat položku { $entry }: výnos { $revenue }, náklad { $cost }

form-bid = Přihodit
form-build_house = Stavět domy
form-sell_houses = Prodat domy
form-join_contest = Objednat budovy
form-offer_trade = Nabídnout obchod: { $to_seat }
form-book_entry = Zaúčtovat položku
form-resign = Vzdát hru
field-build_house-field = Ulice
field-build_house-count = Kolik
field-sell_houses-field = Ulice
field-sell_houses-count = Kolik
field-join_contest-field = Ulice
field-join_contest-count = Kolik
field-bid-amount = Částka
field-bid-field = Ulice
field-offer_trade-give_cash = Dáváte: peníze
field-offer_trade-get_cash = Dostáváte: peníze
field-offer_trade-give_fields = Dáváte: pole
field-offer_trade-get_fields = Dostáváte: pole
field-offer_trade-give_cards = Dáváte: karty
field-offer_trade-get_cards = Dostáváte: karty
field-book_entry-entry = Položka
field-book_entry-revenue = Výnos
field-book_entry-cost = Náklad

refusal-PT-1 = Tuto hru hrají dva až osm hráčů.
refusal-PT-2 = Soubor s plánem nelze použít; zvolte vestavěný plán, nebo soubor opravte.
refusal-PT-10 = Zkrachovaný hráč už se jen dívá.
refusal-PT-12 = Hra skončila.
refusal-PT-14 = Tah ukončuje jen hráč, který je na řadě, po přesunu figurky.
refusal-PT-15 = Házet smíte jen ve svém tahu, dokud figurka stojí.
refusal-PT-18 = Po dvojici musíte házet znovu; bez ní už další hod není.
refusal-PT-21 = Koupit lze jen volné pole, na kterém právě stojíte, za plnou cenu v hotovosti.
refusal-PT-32 = Teď nájem žádat nelze. Počkejte, až přerušení skončí.
refusal-PT-34 = Ten nárok už neplatí: další hráč hodil, nebo je vyřízen.
refusal-PT-36 = Majitelé mají ještě chvíli na vyžádání nájmu. S hodem počkejte.
refusal-PT-38 = Nájem patří tomu, kdo pole vlastnil ve chvíli příchodu.
refusal-PT-41 = Hrozí vám nájem: nemůžete utratit, co na něj budete potřebovat.
refusal-PT-42 = Teď žádná dražba neběží.
refusal-PT-43 = Nabídka je nízká: začněte vyvolávací cenou, pak přihoďte aspoň o krok.
refusal-PT-45 = V dražbě nabízíte hotovost, kterou máte; smíte zastavovat a prodávat budovy, nic víc.
refusal-PT-46 = V této dražbě už nejste, nebo vedete a nemusíte nic dělat.
refusal-PT-48 = Přihazuje se po řadě: počkejte, až na vás dojde.
refusal-PT-51 = Stavět, prodávat, zastavovat a vykupovat lze jen během tahu (u některých stolů jen vlastního), a ne když vyčkáváte.
refusal-PT-52 = Domy se stavějí na vlastní nezastavené ulici (nejvýš čtyři), má-li je banka a stačí-li hotovost.
refusal-PT-53 = Hotel vyžaduje čtyři domy na vlastní nezastavené ulici a hotovost.
refusal-PT-55 = Ke stavbě potřebujete všechny ulice barvy.
refusal-PT-56 = Stavte a prodávejte rovnoměrně: ulice jedné barvy se smějí lišit o jeden stupeň.
refusal-PT-57 = Než začnete stavět, vykupte zastavené ulice této barvy.
refusal-PT-58 = Na nádražích a v podnicích služeb se nestaví.
refusal-PT-59 = Banka už takové budovy nemá.
refusal-PT-61 = Odpovídat mohou jen hráči, kteří by teď mohli stavět, objednávkou pro svou ulici.
refusal-PT-63 = V nabídce na budovu uveďte svou ulici, kde ještě lze stavět, a aspoň polovinu ceny domu.
refusal-PT-64 = Tu ulici nelze zastavit, dokud na ní chcete stavět.
refusal-PT-66 = Prodat lze jen domy stojící na vlastní ulici.
refusal-PT-67 = Na té ulici hotel nemáte.
refusal-PT-68 = Výměna vyžaduje váš hotel a čtyři domy v bance. Můžete hotel prodat celý.
refusal-PT-69 = Teď budovy prodávat nelze.
refusal-PT-70 = S domy se obchoduje, jen když to stůl dovoluje a banka žádné nemá, mezi ulicemi se stejnou cenou domu.
refusal-PT-71 = Zastavit lze jen vlastní pole, které ještě není zastavené a nemá budovy.
refusal-PT-72 = Vykoupit lze zastavené pole, máte-li hotovost na půjčku s úrokem.
refusal-PT-74 = Zastavené pole vykupuje jen majitel.
refusal-PT-75 = V obchodě obě strany dávají něco svého a pole nebo karta mění majitele.
refusal-PT-76 = Nejdřív prodejte budovy: pole se mění bez nich.
refusal-PT-79 = Příjemce nemá na poplatek za převzetí zástavy.
refusal-PT-80 = Teď obchodovat nelze.
refusal-PT-81 = Ta nabídka pro vás není otevřená, nebo je vyčerpán limit nabídek či obchodů tohoto tahu.
refusal-PT-82 = U tohoto stolu jsou pole jen na jedné straně obchodu.
refusal-PT-83 = Cena je příliš daleko od účetní hodnoty.
refusal-PT-84 = Dlužník prodává za hotovost a nesmí si tím pohoršit.
refusal-PT-94 = Pokuta se platí ve vězení na začátku vlastního tahu, s 50 M v hotovosti.
refusal-PT-95 = Pokuta se platí jednou za pobyt ve vězení.
refusal-PT-96 = Karta se používá ve vězení na začátku tahu, má-li ji hráč.
refusal-PT-97 = Ve vězení se hází o dvojici, na svobodě normálně.
refusal-PT-99 = Čekat mohou jen uvěznění na začátku svého tahu.
refusal-PT-101 = Toto je poslední tah ve vězení: hoďte, zaplaťte nebo použijte kartu.
refusal-PT-104 = Nejdřív se musí vyrovnat dluh; to je na dlužníkovi.
refusal-PT-105 = Peníze ještě můžete sehnat: zastavte nebo prodejte, než to vzdáte.
refusal-PT-111 = Vzdát se může jen hráč, který je ještě ve hře.
refusal-PT-122 = Ručně se účtuje jen u stolů, které tak hrají, každá položka jednou a popořadě.
refusal-PT-123 = Kola skončila: rozhoduje se už jen o otevřených nájmech.
refusal-PT-126 = Právě se vyhodnocují kostky nebo karta. Zkuste to za chvíli.
refusal-PT-127 = Stůl čeká na vás: nejdřív odpovězte.
refusal-PT-143 = V tomto tahu už vaše objednávky třikrát vyvolaly soutěž o budovy.
refusal-PT-144 = Vaše nabídka je nejvyšší: počkejte na konec dražby.

option-preset = Pravidla
option-preset-help = Nastaví ostatní volby: turnajová, nebo klasická pravidla.
option-preset-is-tournament = turnaj
option-preset-is-classic = klasická
option-rounds = Kola
option-rounds-help = Kolik tahů má každý; 0 znamená hru do posledního hráče.
option-start_money = Počáteční peníze
option-start_money-help = Kolik má každý na začátku.
option-start_bonus = Prémie za START
option-start_bonus-help = Za příchod na START nebo jeho přejití.
option-start_order = Kdo začíná
option-start_order-help = Rozhodnou kostky, nebo začíná místo 1, jak určil turnaj.
option-start_order-is-dice = kostky
option-start_order-is-balanced = turnajové pořadí
option-order_bonus = Prémie za pozdější start
option-order_bonus-help = Kolik hráč dostane za každého, kdo hrál před jeho prvním tahem; 0 znamená nic.
option-doubles_to_jail = Dvojice do vězení
option-doubles_to_jail-help = Kolikátá dvojice za sebou vede do vězení.
option-jail_double_rolls_again = Dvojice ve vězení dává hod
option-jail_double_rolls_again-help = Zda dvojice, která osvobodí, dává další hod.
option-jail_turns = Tahy ve vězení
option-jail_turns-help = Kolik tahů se nejvýš odsedí.
option-fine_after_wait = Pokuta po odsezení
option-fine_after_wait-help = Zda poslední tah ve vězení končí pokutou.
option-jail_fine_timing = Kdy pokuta osvobodí
option-jail_fine_timing-help = Na začátku téhož tahu, nebo až dalšího.
option-jail_fine_timing-is-turn_start = hned
option-jail_fine_timing-is-delayed = o tah později
option-rent_claim = Vybírání nájmu
option-rent_claim-help = Majitel si o nájem řekne, nebo se nájem platí sám.
option-rent_claim-is-manual = na požádání
option-rent_claim-is-automatic = automaticky
option-claim_grace_s = Čas na vyžádání (s)
option-claim_grace_s-help = Jak dlouho další hráč čeká s hodem; při 0 rozhoduje rychlost.
option-double_rent_group = Dvojnásobný nájem za barvu
option-double_rent_group-help = Prázdné ulice úplné barvy vynášejí dvojnásob.
option-utility_roll = Hod pro podniky služeb
option-utility_roll-help = Hod, kterým se na pole přišlo, nebo nový.
option-utility_roll-is-arriving = hod při příchodu
option-utility_roll-is-fresh = nový hod
option-auction_opening = Vyvolávací cena
option-auction_opening-help = Odkud začíná dražba.
option-auction_opening-is-half_price = polovina ceny
option-auction_opening-is-ten = 10 M
option-auction_mode = Dražby
option-auction_mode-help = Všichni najednou, nebo po řadě.
option-auction_mode-is-open = otevřené
option-auction_mode-is-sequential = po řadě
option-auction_increment = Nejmenší příhoz
option-auction_increment-help = O kolik se musí přihodit.
option-decliner_may_bid = Kdo odmítl, smí přihazovat
option-decliner_may_bid-help = Zda hráč, který nekoupil, smí přihazovat.
option-build_needs_group = Stavba vyžaduje barvu
option-build_needs_group-help = Domy jen na úplných barvách.
option-even_building = Rovnoměrná stavba
option-even_building-help = Ulice barvy se liší nejvýš o stupeň.
option-group_mortgage_blocks_building = Zástavy brání stavbě
option-group_mortgage_blocks_building-help = Nestaví se, je-li ulice barvy zastavená.
option-clear_scope = Budovy před zástavou a obchodem
option-clear_scope-help = Kde se musí nejdřív prodat budovy.
option-clear_scope-is-field = na poli
option-clear_scope-is-group = na celé barvě
option-mortgage_transfer_fee = Poplatek za převzetí zástavy
option-mortgage_transfer_fee-help = Příjemce hned zaplatí desetinu půjčky.
option-shortage = Nedostatek budov
option-shortage-help = Co se stane, chce-li poslední víc hráčů.
option-shortage-is-contest = soutěž
option-shortage-is-first_come = kdo dřív přijde
option-building_resale = Domy mezi hráči
option-building_resale-help = Zda si hráči smějí prodávat domy: nikdy, když je banka nemá, nebo kdykoli.
option-building_resale-is-bank_only = jen banka
option-building_resale-is-players = i hráči
option-building_resale-is-any_time = kdykoli
option-field_swaps = Pole za pole
option-field_swaps-help = Pole smějí být na obou stranách obchodu.
option-trade_band_pct = Cenové pásmo (%)
option-trade_band_pct-help = Jak daleko smí být cena od hodnoty; 0 znamená bez omezení.
option-jail_card_value = Hodnota karty z vězení
option-jail_card_value-help = Za kolik je karta v účetnictví.
option-bankrupt_assets = Majetek bankrotáře
option-bankrupt_assets-help = Draží ho banka, nebo ho dostane věřitel.
option-bankrupt_assets-is-bank_auction = dražba
option-bankrupt_assets-is-to_creditor = věřiteli
option-ranking = Pořadí
option-ranking-help = Podle zisku, nebo podle toho, co lze zpeněžit.
option-ranking-is-profit = zisk
option-ranking-is-liquidation = likvidace
option-off_turn_actions = Akce mimo tah
option-off_turn_actions-help = Stavba a obchod kdykoli, nebo jen ve vlastním tahu.
option-off_turn_actions-is-any_time = kdykoli
option-off_turn_actions-is-own_turn = jen ve vlastním tahu
option-cash_visible = Viditelná hotovost
option-cash_visible-help = Zda všichni vidí hotovost ostatních.
option-ledger_mode = Karta operací
option-ledger_mode-help = Účty vede program, nebo každý sám.
option-ledger_mode-is-auto = vede program
option-ledger_mode-is-self = ručně
option-turn_timer_s = Čas na tah (s)
option-turn_timer_s-help = Čas na rozhodnutí v tahu; 0 vypíná. Platí jen po změně zde a v turnajích; jinak platí hodiny stolu.
option-debt_timer_s = Čas na dluh (s)
option-debt_timer_s-help = Čas na sehnání peněz; 0 vypíná. Platí jen po změně zde a v turnajích; jinak platí hodiny stolu.
option-auction_idle_s = Čas v dražbě (s)
option-auction_idle_s-help = Čas bez příhozu, po kterém padne kladívko; 0 vypíná. U stolu bez hodin platí jen po změně zde.
option-contest_s = Čas na objednávky (s)
option-contest_s-help = Čas na objednání vzácných budov; 0 vypíná. U stolu bez hodin platí jen po změně zde.
option-offer_ttl_s = Platnost nabídky (s)
option-offer_ttl_s-help = Po této době nabídka vyprší; 0 znamená nikdy. U stolu bez hodin platí jen po změně zde.
option-closing_s = Závěrečný čas (s)
option-closing_s-help = Čas na poslední nároky; 0 vypíná. U stolu bez hodin platí jen po změně zde.
option-board = Plán
option-board-help = Varšava, nebo obsah souboru s plánem.
option-board-is-warsaw = Varšava

coach-roll = Posunete se o součet kostek. Dvojice dává další hod; příliš mnoho v jednom tahu vede do vězení.
    .at = stage
coach-buy = Pole vynáší nájem pokaždé, když na něm někdo zastaví. Tady se smí stavět hned, takže se vyplatí i jediná levná ulice. Co nekoupíte, jde do dražby.
    .at = stage
coach-end-build = Zisk dělají domy: nejvíc zvedne nájem třetí dům. Stavte brzy, ale nechte si hotovost na cizí nájmy.
    .at = hand
coach-claim = Tady nikdo neplatí sám od sebe. Neřeknete-li si o nájem před dalším hodem, propadne.
    .at = hand
coach-auction-open = V dražbě to může být levnější: začíná na polovině ceny. Myslete na to, co pole vynese a kdo by ho neměl dostat.
    .at = stage
coach-debt = Nejdřív zastavujte: pole lze později vykoupit. Domy se vracejí za polovinu ceny.
    .at = hand

lesson-auction = Draží se pole za 60 M. Nikdo zatím nic nenabídl. Nabídněte nejméně, kolik pravidla dovolí.
    .title = Polovina ceny
    .why = První nabídka je aspoň polovina ceny: 30 M. Draží se jen za hotové.
lesson-build = Právě jste koupili první ulici. Postavte na ní jeden dům, i když nemáte celou barvu.
    .title = Stavět hned
    .why = Tady smíte stavět na kterékoli své ulici a kdykoli. Jeden dům zvedne nájem ze 4 na 20 M.
lesson-claim = Někdo zastavil na vaší ulici. Získejte své peníze.
    .title = Říct si o nájem
    .why = Nájem dostanete, jen když si o něj řeknete dřív, než hodí další hráč. Potom propadne.

rulebook-01 = Dva až osm hráčů má po deseti tazích na plánu s varšavskými ulicemi. Každý začíná se stejnými penězi a ničím víc; banka má všechna pole, 32 domů a 12 hotelů. Kupujete pole, stavíte a vybíráte nájmy. Každá platba je výnos nebo náklad; vyhrává nejvyšší zisk, a kdo nemůže zaplatit, zkrachuje.
    .title = O co jde
    .rules = PT-1 PT-2 PT-3 PT-6 PT-8 PT-9 PT-11 PT-120 PT-124
    .picture = Plán: čtyřicet polí kolem banky a START v rohu.
rulebook-02 = Začíná nejvyšší hod, pak se jde doleva. Hoďte dvěma kostkami, jděte, vyřešte pole a ukončete tah. START vyplácí prémii, když na něj přijdete nebo ho přejdete směrem vpřed, nikdy cestou do vězení. Dvojice dává další hod, až je vše vyřízeno; druhá za sebou vede rovnou do vězení, bez pohybu. Domácí pravidlo může těm, kdo začínají později, vyplatit malou prémii.
    .title = Váš tah
    .rules = PT-4 PT-5 PT-10 PT-14 PT-15 PT-16 PT-17 PT-18 PT-19 PT-20 PT-145
    .picture = Tah: dvě kostky, tolik kroků a pole, kde se figurka zastaví.
rulebook-03 = Pole, které nikomu nepatří, koupíte za jeho cenu. Chybí-li vám hotovost, můžete si ji nejdřív obstarat. Když odmítnete, jde hned do dražby. Na vlastním poli, na návštěvě ve vězení a na poli Parkování zdarma se neděje nic.
    .title = Nákup
    .rules = PT-21 PT-22 PT-23 PT-24
rulebook-04 = Ulice vynáší nájem podle listu, s každým domem vyšší; bez domů dvojnásobný, má-li majitel celou barvu. Nádraží vynáší 25 a za každé další téhož majitele dvakrát tolik. Podnik služeb vynáší čtyřnásobek kostek, s oběma desetinásobek. Zastavené pole nevynáší nic. Platí okamžik příchodu; nic pozdějšího to nezmění.
    .title = Jak vysoký je nájem
    .rules = PT-25 PT-26 PT-27 PT-28 PT-29 PT-30
rulebook-05 = Kdo stane na vašem poli, neplatí, dokud si o nájem neřeknete, třeba i z vězení. Máte čas, než hodí další hráč; pak nájem propadne, i když házíte vy. Krátká chvíle na vyžádání je vždy zachována. Můžete se ho i vzdát. Dokud po vás někdo může chtít nájem, nesmíte peníze nejdřív rozdat. S volbou se nájem platí sám.
    .title = O nájem je třeba si říct
    .rules = PT-31 PT-32 PT-33 PT-34 PT-35 PT-36 PT-38 PT-39 PT-40 PT-41
    .picture = Někdo stane na vašem poli: řekněte si o nájem dřív, než hodí další hráč.
rulebook-06 = O odmítnuté pole draží všichni, i z vězení a i ten, kdo odmítl. Začíná se na polovině ceny a platí jen hotovost; mezitím smíte prodávat budovy a zastavovat, nic jiného. Kdo pasuje, končí. Vyhrává nejvyšší nabídka, když ostatní pasují nebo chvíli nikdo nepřihodí. Bez nabídky zůstane pole bance. Volby dovolí dražit po řadě nebo začínat na 10.
    .title = Dražba
    .rules = PT-42 PT-43 PT-44 PT-45 PT-46 PT-47 PT-48 PT-49 PT-50
    .picture = Dražba: poprvé, podruhé, prodáno.
rulebook-07 = Stavět smíte kdykoli a na každé své nezastavené ulici, bez celé barvy a jak nerovnoměrně chcete: až čtyři domy, pak místo nich hotel. Nádraží a podniky služeb budovy nemají. Volby vrátí, co žádají jiná pravidla: celou barvu, rovnoměrnou stavbu, žádnou zástavu v barvě.
    .title = Stavba
    .rules = PT-51 PT-52 PT-53 PT-54 PT-55 PT-56 PT-57 PT-58
    .picture = Stavba: čtyři domy, pak místo nich hotel.
rulebook-08 = Kdyby po vaší objednávce zbylo málo pro ostatní, kteří by teď mohli stavět, zeptá se jich hra, zda chtějí také. Stačí-li pro všechny, platí každý cenu z listu; jinak se budovy draží po jedné od poloviny ceny. Nikdo nedostane víc, než objednal. S volbou platí, kdo dřív přijde.
    .title = Když docházejí budovy
    .rules = PT-59 PT-60 PT-61 PT-62 PT-63 PT-64 PT-65 PT-143
rulebook-09 = Banka vykupuje budovy za polovinu, kdykoli chcete, i při dražbách a dluzích. Hotel se prodá celý, nebo se vrátí na čtyři domy, má-li je banka. S volbou si hráči smějí prodávat domy mezi sebou, když banka žádný nemá, nebo kdykoli; co za dům dostanou nad jeho cenu, je výnos.
    .title = Prodej budov
    .rules = PT-66 PT-67 PT-68 PT-69 PT-70 PT-142
rulebook-10 = Pole bez budov lze zastavit za polovinu ceny. Nájem pak nevynáší. Půjčka nemá lhůtu; pole vykoupí jeho majitel, o desetinu dráž.
    .title = Zástavy
    .rules = PT-71 PT-72 PT-73 PT-74
rulebook-11 = Pole bez budov a karty z vězení lze prodávat ostatním za jakoukoli dohodnutou cenu; obě strany musí něco dát. Zastavené pole přechází s půjčkou. Sliby do obchodu nepatří. Nabídka platí přijetím a jejich počet je omezen. Neobchoduje se během dražeb a objednávek. V dluhu smíte obchodovat jen pro hotovost. Volby dovolí pole za pole nebo určí cenové pásmo.
    .title = Obchody
    .rules = PT-75 PT-76 PT-77 PT-78 PT-79 PT-80 PT-81 PT-82 PT-83 PT-84
rulebook-12 = Na Šanci a Společné pokladně si vezmete kartu, uděláte, co říká, a vrátíte ji dospod; po přesunu platí i nové pole. Kartu z vězení si necháte, dokud ji nepoužijete nebo neprodáte. Některé karty vám nařídí zaplatit každému, nebo všichni platí vám. Dvě pole jsou daně: 200 a 100.
    .title = Karty a daně
    .rules = PT-85 PT-86 PT-87 PT-88 PT-89 PT-90 PT-91
rulebook-13 = Do vězení vede pole, karta nebo druhá dvojice. Zůstávají vám tam všechna práva: vybírat nájem, dražit, stavět, obchodovat. Ven se dostanete za 50 před hodem, s kartou, díky dvojici (a házíte znovu), nebo zadarmo po dvou tazích. Můžete i jen čekat. Kdo jde jen kolem, je na návštěvě.
    .title = Vězení
    .rules = PT-92 PT-93 PT-94 PT-95 PT-96 PT-97 PT-98 PT-99 PT-100 PT-101 PT-102
rulebook-14 = Dluh se platí hned, máte-li hotovost. Jinak zastavujete, prodáváte budovy nebo obchodujete, dokud to nestačí; vyprší-li čas, udělá se to za vás. Zkrachuje jen ten, kdo částku nesežene nijak: hotovost dostane věřitel a pole draží banka. I vzdát se během hry je bankrot. S volbou dostane všechno věřitel.
    .title = Dluhy a bankrot
    .rules = PT-103 PT-104 PT-105 PT-106 PT-107 PT-108 PT-109 PT-110 PT-111 PT-116 PT-117 PT-144
rulebook-15 = Pole jsou v účtech za cenu z listu, budovy za stavební cenu, půjčky jako dluh. Nákup a stavba nejsou náklad; nákladem je jen to, co přeplatíte nebo dostanete pod hodnotou, a naopak je to výnos. Stejně i obchod, který vám dá víc, než dáváte. Čisté jmění je vždy počáteční peníze plus zisk. Karta zapisuje každou operaci; s volbou ji vedete ručně a chyby stojí body v turnaji.
    .title = Karta operací
    .rules = PT-7 PT-112 PT-113 PT-114 PT-115 PT-118 PT-121 PT-122
rulebook-16 = Po posledním kole lze ještě vymáhat otevřené nájmy. Pak se porovnají zisky; při shodě rozhoduje hotovost, pak počet polí. Bankrotáři jsou poslední, čím dřív, tím níž. Poslední solventní hráč vyhrává hned. Volby dovolí hrát bez limitu kol nebo řadit podle toho, zač by se vše prodalo.
    .title = Konec
    .rules = PT-12 PT-13 PT-123 PT-124 PT-125
    .picture = Konec: porovnání zisků, vyhrává nejvyšší sloupec.
rulebook-17 = Každý smí jednat kdykoli, takže platí, kdo je první: nárok před hodem, přijetí před stažením. Při dražbách a dluzích hodiny stojí. Když vám čas vyprší, hra za vás hodí, odmítne, pasuje nebo ukončí tah; nájem sama nikdy nevybere.
    .title = Čas a závody
    .rules = PT-126 PT-127 PT-128 PT-129
rulebook-18 = Mnoho stolů po třech až šesti lidech hraje zároveň několik her; pokaždé sedíte s jinými, a kdo začínal pozdě, začíná příště brzy. Sčítají se zisky nebo umístění; o shodách rozhodují umístění, výhry a nejlepší hra. Nejlepší mohou hrát finále. Každý si odnese své karty operací.
    .title = Turnaj
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
   *[other] {" "}Budete mít celou barvu ({ $own }).
  }{ $theirs ->
    [none] {""}
   *[other] {" "}{ $seat } bude mít celou barvu ({ $theirs }): zaplatíte tam vyšší nájem.
  }{ $gain ->
    [0] {""}
   *[other] {" "}Zisk: +{ $gain } M.
  }{ $loss ->
    [0] {""}
   *[other] {" "}Zisk: −{ $loss } M.
  }
lot-house = dům
lot-hotel = hotel

prompt-start = Kostky rozhodnou, kdo začne.
prompt-bankrupt = Zkrachovali jste a dál nehrajete. Na tahu: { $seat }.
prompt-roll = Jste na tahu: hoďte kostkami.
prompt-roll-danger = Jste na tahu: hoďte kostkami. Pozor: před vámi je { $space }, nájem { $rent } M, a vše, co máte, vynese { $most } M.
prompt-roll-again = Dvojice: házíte znovu.{ $risk ->
    [true] {" "}Další dvojice vede do vězení.
   *[false] {""}
  }
prompt-grace-own = Za chvíli jste na tahu. Nejdřív lze žádat nájem: { $seats }.
prompt-jail = Jste ve vězení. Hoďte dvojici, zaplaťte { $fine } M, nebo čekejte: ven po { $left ->
    [one] jednom kole
    [few] { $left } kolech
    [many] { $left } kola
   *[other] { $left } kolech
  }.
prompt-jail-last = Poslední kolo ve vězení: zaplaťte { $fine } M hned, nebo hoďte a zaplaťte, jen když nepadne dvojice.
prompt-buy = { $space } je na prodej: { $price } M (máte { $cash } M). Kupte, nebo jde pole do dražby.
prompt-buy-short = { $space } stojí { $price } M a máte { $cash } M. Sežeňte peníze, nebo jde pole do dražby.
prompt-claim = { $debtor_seat } stojí na vašem poli { $space }: žádejte { $amount } M, po dalším hodu nájem propadne.
prompt-claim-first = Nejdřív žádejte { $amount } M nájmu ({ $debtor_seat }, { $space }): jakmile budete hrát dál, propadne.
prompt-claim-last = Hra končí: žádejte teď { $amount } M nájmu ({ $debtor_seat }, { $space }).
prompt-offer = { $seat } dává { deal-get } a chce za to { deal-give }. Přijměte, nebo odmítněte.
prompt-offer-houses = { $seat } nabízí obchod s domy: { $count } ({ $source } → { $target }) za { $amount } M. Přijměte, nebo odmítněte.
prompt-end = Ukončete tah.
prompt-end-build = Můžete stavět: { $space } za { $price } M. Nájem { $before } → { $after } M. Nebo ukončete tah.
prompt-end-owing = Nájem { $amount } M po vás ještě může chtít: { $seats }. Ukončete tah.
prompt-end-lost = Nájem { $amount } M po vás ještě může chtít: { $seats }. Vše, co máte, vynese { $most } M: zkuste obchod, nebo doufejte.
prompt-auction-open = Dražba: { $lot }. Zatím nikdo nenabídl. Nabídněte aspoň { $least } M (máte { $cash } M), nebo pasujte.
prompt-auction = Dražba: { $lot }. { $seat } nabízí { $high } M. Nabídněte aspoň { $least } M (máte { $cash } M), nebo pasujte.
prompt-auction-short = Dražba: { $lot }. Je třeba nabídnout { $least } M a máte { $cash } M. Sežeňte peníze, nebo pasujte.
prompt-auction-lead = Dražba: { $lot }. Vedete s nabídkou { $high } M. Ještě ve hře: { $seats }.
prompt-auction-watch = Dražba: { $lot }. Vede { $seat }, { $high } M. Ještě ve hře: { $seats }.
prompt-auction-watch-open = Dražba: { $lot }. Zatím nikdo nenabídl. Ve hře: { $seats }.
prompt-contest = { $seat } objednává poslední { $hotel ->
    [true] hotely
   *[false] domy
  } (v bance: { $stock }). Objednejte také, nebo nic.
prompt-contest-watch = Objednávají se poslední { $hotel ->
    [true] hotely
   *[false] domy
  }. Čeká se na: { $seats }.
prompt-debt = Dlužíte { $amount } M ({ $reason }) a máte { $cash } M. Chybí { $missing } M: zastavte, prodejte nebo obchodujte.
prompt-debt-lost = Dlužíte { $amount } M ({ $reason }) a vše, co máte, vynese { $most } M. Před bankrotem zachrání jen obchod.
prompt-debt-watch = { $seat } dluží { $amount } M a shání peníze.
prompt-debt-watch-seat = { $seat } → { $to_seat }: dluh { $amount } M, peníze se teprve shánějí.
    .to_seat = { $seat } vám dluží { $amount } M a shání peníze.
prompt-turn-watch = { $seat } bude házet.
prompt-grace-watch = Než hodí { $seat }, lze žádat nájem: { $seats }.
prompt-jail-watch = { $seat } je ve vězení: zaplatí, čeká, nebo hází o dvojici.
prompt-rolling = { $seat } hází.
    .seat = Házíte.
prompt-drawing = { $seat } táhne kartu.
    .seat = Táhnete kartu.
prompt-buy-watch = { $seat } se rozhoduje: koupit ({ $space }, { $price } M), nebo dát do dražby.
prompt-again-watch = { $seat } má dvojici a hází znovu.
prompt-after-watch = { $seat } může ještě stavět a obchodovat, pak končí tah.
prompt-closing = Všechna kola jsou odehrána. Ještě lze žádat nájem: { $seats }.

leads-forfeit = Přijdete o { $amount } M nájmu ({ $seat }).
leads-roll = Jdete o tolik polí, kolik padne; za START dostanete { $bonus } M.{ $risk ->
    [true] {" "}Dvojice vede do vězení.
   *[false] {""}
  }
leads-double = S dvojicí jste venku a jdete dál{ $again ->
    [true] {", "}pak házíte znovu
   *[false] {""}
  }. { $last ->
    [true] Bez ní zaplatíte { $fine } M a jdete dál.
   *[false] Bez ní zůstanete ve vězení.
  }
leads-wait = Zůstanete ve vězení. { $left ->
    [0] Příští kolo jste venku.
    [one] Potom ještě jedno kolo a jste venku.
    [few] Potom ještě { $left } kola a jste venku.
    [many] Potom ještě { $left } kola a jste venku.
   *[other] Potom ještě { $left } kol a jste venku.
  }
leads-fine = { $at_once ->
    [true] Zaplatíte { $fine } M a normálně házíte
   *[false] Zaplatíte { $fine } M a příští kolo jste venku
  }; zbude { $cash } M.
leads-jail-card = Z vězení vyjdete zdarma a normálně házíte. Karta je pryč.
leads-buy = { $group ->
    [none] Nájem { $rent } M{ $most ->
        [0] {""}
       *[other] , s celou barvou { $most } M
      }; zbude { $cash } M.
   *[other] Budete mít celou barvu ({ $group }): nájem { $rent } M; zbude { $cash } M.
  }
leads-buy-railway = Nájem { $rent } M{ $most ->
    [0] {""}
   *[other] , se všemi nádražími { $most } M
  }; zbude { $cash } M.
leads-buy-utility = Nájem { $rent } × kostky{ $most ->
    [0] {""}
   *[other] , s oběma podniky { $most } × kostky
  }; zbude { $cash } M.
leads-decline = Dražba od { $opening } M{ $may_bid ->
    [true] ; můžete dražit také
   *[false] , bez vás
  }.
leads-end = Na tahu bude { $seat }.
leads-end-build = Nestavíte: nájem ({ $space }) zůstane { $before } M, mohl by být { $after } M.
leads-end-last = To byl váš poslední tah ve hře.
leads-end-game = Hra končí; otevřené nájmy lze ještě žádat.
leads-claim = { $seat } vám zaplatí { $amount } M.
leads-claim-ruin = { $seat } sežene nejvýš { $most } z { $amount } M: to dostanete a { $seat } zkrachuje.
leads-waive = Vzdáte se { $amount } M; { $seat } nezaplatí nic.
leads-pass = O tohle už nedražíte: { $lot }.
leads-pass-to = { $lot }: získá { $seat } za { $amount } M.
leads-pass-unsold = { $lot }: zůstane bance.
leads-bid = Když nikdo nenabídne víc: { $lot } za { $amount } M, zbude { $cash } M.{ $gain ->
    [0] {""}
   *[other] {" "}Je to { $gain } M pod cenou z listu: zisk.
  }{ $loss ->
    [0] {""}
   *[other] {" "}Je to { $loss } M nad cenou z listu: ztráta.
  }
leads-order = Chcete stavět za { $amount } M: nájem { $before } → { $after } M. Když bude objednávek moc, rozhodne dražba.
leads-no-order = Poslední budovy si rozdělí ostatní, vy žádnou.
leads-refuse = Nic se nemění.
leads-withdraw = Vaše nabídka zmizí.
leads-accept = Dostanete: { deal-get }. Dáte: { deal-give }.{ deal-effect }
leads-offer = Když { $seat } přijme, dostanete: { deal-get }. Dáte: { deal-give }.{ deal-effect }
leads-accept-houses = Domy změní ulici: { $count } ({ $source } → { $target }) za { $amount } M. Partner: { $seat }.
leads-offer-houses = Když { $seat } přijme, domy změní ulici: { $count } ({ $source } → { $target }) za { $amount } M.
leads-bankrupt = Vypadnete ze hry, za všemi, kdo nezkrachovali. Vaše pole jdou do dražby.
leads-bankrupt-seat = Vypadnete ze hry. Vaši hotovost dostane { $seat }, pole jdou do dražby.
leads-bankrupt-heir = Vypadnete ze hry. Všechno, co máte, dostane { $seat }.
leads-resign = Zkrachujete a vypadnete ze hry, za všemi, kdo zůstanou.
leads-build = Nájem { $before } → { $after } M; zbude { $cash } M.{ $short ->
    [true] {" "}Budov je málo: ostatní mohou objednat také.
   *[false] {""}
  }
leads-sell = Dostanete { $amount } M, polovinu ceny. Nájem { $before } → { $after } M.
leads-mortgage = Dostanete { $amount } M. Bez nájmu ({ $rent } M), dokud nevykoupíte za { $back } M.
leads-mortgage-utility = Dostanete { $amount } M. Bez nájmu ({ $rent } × kostky), dokud nevykoupíte za { $back } M.
leads-redeem = Zaplatíte { $amount } M (z toho úrok { $interest } M): znovu nájem { $rent } M. Zbude { $cash } M.
leads-redeem-utility = Zaplatíte { $amount } M (z toho úrok { $interest } M): znovu nájem { $rent } × kostky. Zbude { $cash } M.
leads-stand-by = Do příštího tahu nic dělat nebudete. Na nájem a nabídky se hra i tak zeptá.
leads-book = Položka { $entry }: výnos { $revenue } M, náklad { $cost } M. Později ji nelze změnit.

closed-buy = Koupit: { $space }, { $price } M
closed-bid = Nabídnout aspoň { $amount } M
closed-roll = Hodit kostkami
closed-build = Stavět: { $space }
closed-accept = Přijmout nabídku ({ $seat })
closed-cash = Máte { $cash } M.
closed-claimed = Někdo po vás může chtít nájem { $amount } M: ty peníze můžete potřebovat.
closed-grace = Nejdřív lze žádat nájem: { $seats }.
closed-colour = Potřebujete celou barvu. Chybí: { $spaces }.
closed-loans = Nejdřív vykupte: { $spaces }.
closed-mortgaged = Pole je zastavené: nejdřív ho vykupte.
closed-even = Stavte rovnoměrně: nejdřív ostatní ulice té barvy.
closed-stock = Banka už žádné nemá.
closed-contests = V tomto tahu jste už třikrát objednali poslední budovy.

summary-bankrupt = bankrot
summary-lost = Celý základ { $start } M je pryč.
summary-cash = Hotovost { $amount } M
summary-fields = + pole { $amount } M
summary-buildings = + budovy { $amount } M
summary-cards = + karty z vězení { $amount } M
summary-loans = − půjčky { $amount } M
summary-start = − peníze na začátku { $amount } M
summary-profit = = zisk { $amount } M
summary-liquid = O místě rozhoduje, co lze zpeněžit: { $amount } M
summary-landlord = Nejvíc nájmu: { $seat }, { $amount } M.
    .seat = Nejvíc nájmu jste vybrali vy: { $amount } M.
summary-dearest = Nejdražší nájem: { $seat } → { $to_seat }, { $amount } M ({ $space }).
    .seat = Nejdražší nájem: platíte vy, { $to_seat } dostane { $amount } M ({ $space }).
    .to_seat = Nejdražší nájem: { $seat } vám platí { $amount } M ({ $space }).

sketch-title-stake = Co se děje
sketch-title-board = Plán
sketch-title-seats = Hráči a rozvahy
sketch-title-offers = Otevřené nabídky
sketch-title-own = Vaše karta operací
sketch-title-deeds = Listy vlastnictví
sketch-round = Kolo { $round }, na tahu: { $seat }
sketch-start-roll = Hází se o začátek
sketch-grace = Majitelé mohou žádat nájem, než hodí { $seat }
sketch-turn-start = { $seat } bude házet
sketch-rolling = { $seat } hází
sketch-drawing = { $seat } táhne kartu
sketch-buy = { $seat } rozhoduje o poli { $space }
sketch-roll-again = { $seat } hází znovu
sketch-after-move = { $seat } může ukončit tah
sketch-closing = Poslední nároky
sketch-over = Konec hry.
sketch-claim = Otevřený nájem: { $debtor } → { $seat }, { $amount } M ({ $space })
sketch-debt = { $seat } musí sehnat { $amount } M
sketch-auction = Dražba: { $space }
sketch-auction-unit = Dražba budovy
sketch-high = Nejvyšší nabídka: { $amount } M ({ $seat })
sketch-no-bid = Zatím bez nabídky
sketch-contest-houses = Soutěž o domy, zbývá: { $count }
sketch-contest-hotels = Soutěž o hotely, zbývá: { $count }
sketch-stock = Banka: domy { $houses }, hotely { $hotels }
sketch-space = { $space }
sketch-number = { $amount }
sketch-seat = { $seat }
sketch-owner = { $seat }
sketch-tokens = ● { $seats }
sketch-list = { $items }
sketch-unknown = ?
sketch-mortgaged = zastaveno
sketch-hotel = hotel
sketch-houses = domy: { $count }
sketch-bankrupt = bankrot
sketch-in-jail = ve vězení, odsezeno: { $served }
sketch-offer-houses = domy: { $count } ({ $source } → { $target })
sketch-jail-card = karta z vězení
sketch-bank = banka
sketch-total = Celkem
sketch-entries = Zaúčtované položky: { $booked } z { $entries }
sketch-check = Čisté jmění { $worth } = začátek { $start } + zisk { $profit }
sketch-head-player = Hráč
sketch-head-place = Kde
sketch-head-cash = Hotovost
sketch-head-fields = Pole
sketch-head-buildings = Budovy
sketch-head-cards = Karty
sketch-head-loans = Půjčky
sketch-head-worth = Čisté jmění
sketch-head-profit = Zisk
sketch-head-number = Č.
sketch-head-partner = Partner
sketch-head-gives = Dává
sketch-head-gets = Dostává
sketch-head-account = Účet
sketch-head-revenue = Výnos
sketch-head-cost = Náklad
sketch-head-field = Pole
sketch-head-group = Skupina
sketch-head-price = Cena
sketch-head-house = Dům
sketch-head-owner = Majitel
sketch-head-rent = Nájem

paper-card = Karta operací
paper-income = Výnosy a náklady
paper-balance = Konečná rozvaha
paper-place = { $tournament }, hra { $game }, stůl { $table }, místo { $chair }, { $player }
paper-place-final = { $tournament }, finále, místo { $chair }, { $player }
paper-head-number = Č.
paper-head-round = Kolo
paper-head-operation = Operace
paper-head-field = Pole
paper-head-counterparty = Protistrana
paper-head-value = Účetní hodnota
paper-head-price = Cena
paper-head-cash-in = Příjem
paper-head-cash-out = Výdaj
paper-head-revenue = Výnos
paper-head-cost = Náklad
paper-head-balance = Stav hotovosti
paper-head-account = Účet
paper-head-name = Položka
paper-head-amount = Částka
paper-round = Kolo { $round }
paper-total = Celkem
paper-seat = { $seat }
paper-revenue = Výnosy celkem
paper-costs = Náklady celkem
paper-profit = Zisk
paper-cash = Hotovost
paper-fields = Pole
paper-buildings = Budovy
paper-jail-cards = Karty z vězení
paper-loans = Půjčky
paper-net-worth = Čisté jmění
paper-start-money = Počáteční kapitál
paper-check = Kontrola: počáteční kapitál a zisk

ui-board = Plán se čtyřiceti poli. Šipkami po něm procházíte, Enter otevře pole.
ui-ahead = Kam vedou dvě kostky: { $seat }
ui-round-of = Kolo { $round } z { $rounds }
ui-worth = jmění { $worth }
ui-money = { $amount } M
ui-for-sale = na prodej za { $amount } M
ui-owned-by = majitel: { $seat }
ui-here = stojí zde: { $seats }
ui-dice = Na kostkách: { $first } a { $second }.
ui-hand = Vaše tahy
ui-auction = Dražba
ui-hammer-open = Kdo dá víc?
ui-hammer-once = Poprvé …
ui-hammer-twice = Podruhé …
ui-hammer-gone = Prodáno!
ui-bid = Nabídnout { $amount } M
ui-buy = Koupit: { $space }, { $amount } M
ui-claim = Žádat nájem { $amount } M
ui-claim-from = { $debtor } stojí na poli { $space }
ui-waive = Vzdát se nájmu { $amount }
ui-waive-short = Vzdát se
ui-estate = Budovy a zástavy
ui-no-fields = Zatím nemáte žádné pole.
ui-nothing-to-sell = Už není co prodat ani zastavit.
ui-build_house = { $count ->
    [one] Postavit dům: { $amount } M
    [few] Postavit { $count } domy: { $amount } M
   *[other] Postavit { $count } domů: { $amount } M
  }
ui-build_hotel = Postavit hotel: { $amount } M
ui-sell_houses = { $count ->
    [one] Prodat dům: +{ $amount } M
    [few] Prodat { $count } domy: +{ $amount } M
   *[other] Prodat { $count } domů: +{ $amount } M
  }
ui-sell_hotel = Prodat hotel: +{ $amount } M
ui-downgrade_hotel = Hotel za čtyři domy: +{ $amount } M
ui-mortgage = Zastavit: +{ $amount } M
ui-redeem = Vykoupit: { $amount } M
ui-trade = Obchod
ui-give = Dáváte
ui-get = Dostáváte
ui-gives = { $seat } dává
ui-no-deeds = Žádné pole teď nelze vyměnit.
ui-no-trade = Nikdo teď nemá co vyměnit.
ui-trade-needs = Vyberte, co dávají obě strany; musí v tom být pole nebo karta z vězení.
ui-make-offer = Podat nabídku
ui-proposals = Možné nabídky
ui-accept_trade = Přijmout
ui-refuse_trade = Odmítnout
ui-withdraw_trade = Stáhnout
ui-counter = Protinabídka
ui-debt = Váš dluh
ui-reason-rent = nájem
ui-reason-tax = daň
ui-reason-card = karta
ui-reason-fine = pokuta
ui-reason-transfer_fee = poplatek za převod
ui-missing = Chybí: { $amount } M
ui-raise = Co můžete zpeněžit
ui-sell-to-players = Prodat hráči
ui-contest = Soutěž o budovy
ui-order = Objednat { $count }
ui-rent-today = Nájem dnes
ui-rent-bare = Nájem bez domu
ui-rent-houses = { $count ->
    [one] S jedním domem
    [few] Se { $count } domy
   *[other] S { $count } domy
  }
ui-rent-hotel = S hotelem
ui-rent-railways = { $count ->
    [one] S jedním nádražím
    [few] Se { $count } nádražími
   *[other] S { $count } nádražími
  }
ui-rent-utilities = { $count ->
    [one] S jedním podnikem
    [few] Se { $count } podniky
   *[other] S { $count } podniky
  }
ui-times-dice = { $factor } × kostky
ui-house-price = Dům stojí
ui-mortgage-value = Zástava vynese
ui-redeem-price = Výkup stojí
ui-space-start = Kdo dojde na START nebo jím projde, dostane { $amount } M.
ui-space-jail = Kdo sem dojde tahem, je jen na návštěvě.
ui-space-parking = Tady se nic neděje.
ui-space-go_to_jail = Odtud se jde rovnou do vězení.
ui-space-chance = Vezměte si kartu Šance.
ui-space-chest = Vezměte si kartu Společné pokladny.
ui-space-tax = Zaplaťte bance { $amount } M.
ui-prisoners = Ve vězení: { $seats }
ui-previous = Předchozí pole
ui-next = Další pole
ui-accounts = Karty operací
ui-balance = Rozvaha
ui-chart = Čisté jmění po kolech
ui-print = Tisk
ui-xlsx = Tabulka (XLSX)
ui-hidden-books = Tyto účty jsou do konce hry skryté.
ui-operations = Operace
ui-book-next = Položka { $entry } (k zaúčtování: { $left }):
ui-book-none = Vše je zaúčtováno.
ui-rent-whole = S celou barvou
ui-rent-whole-railway = Se všemi nádražími
ui-rent-whole-utility = S oběma
ui-rent-built = Jeden dům až hotel
ui-cash-left = Zbude v hotovosti
ui-completes = { $seat } dokončí barvu ({ $group }){ $doubles ->
    [true] : nájem tam bude dvojnásobný.
   *[false] .
  }
ui-raise-more = Další možnosti
ui-short = Chybí
ui-raisable = Po prodeji a zastavení všeho
ui-debt-enough = Dá se to sehnat.
ui-debt-short = I tak bude chybět { $amount } M.
ui-bankrupt-you = Zkrachovali jste
ui-bankrupt-other = { $seat } krachuje
ui-offers-more = { $count ->
    [one] a ještě jedna nabídka
    [few] a ještě { $count } nabídky
   *[other] a ještě { $count } nabídek
  }
ui-pay-to = { $seat } platí { $amount } M, dostává { $to }
ui-bank = banka
ui-build-here = Stavět: { $space }, { $amount } M
ui-not-now = Teď to nejde
ui-owns-nothing = Zatím bez polí
ui-group-part = { $group }: { $count } z { $all }
ui-can-bid = může zaplatit { $amount } M
ui-out = pas
ui-in = draží dál
ui-contest-order = objednává { $count }
ui-contest-waiting = vybírá
ui-contest-none = neobjednává nic
ui-book-open = K zaúčtování: { $left }
ui-book-write = Zaúčtovat položku { $entry }
ui-book-hint = Výnos vás obohacuje, náklad ochuzuje. Výměna ve stejné hodnotě není ani jedno: zapište 0 a 0.
ui-book-later = Zda je to správně, se ukáže po hře.
ui-book-wrong = zapsáno: výnos { $revenue } M, náklad { $cost } M
ui-book-right = Položka { $entry } je zapsána správně.
ui-book-should = Položka { $entry } je zapsána chybně. Správně: výnos { $revenue } M, náklad { $cost } M.
ui-check-line = { $start } M na začátku + { $revenue } M výnosů − { $costs } M nákladů = { $worth } M čistého jmění

game-name = Neblafuj!
game-tagline = Posouvejte po stole zavřené kufříky: berte je naslepo, nebo otevřete a věřte kostce.
score-name = miliony
score-told = { $score ->
    [one] { $score } milion
    [few] { $score } miliony
   *[other] { $score } milionů
}
chapter-title = Kolo { $number }

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
hands-item = { $seat }: { $money } mil. ({ $cards })
colour-white = bílá
colour-yellow = žlutá
colour-red = červená
colour-green = zelená
colour-blue = modrá
colour-purple = fialová
card-five = kufřík s 5 miliony
card-two = kufřík se 2 miliony
card-one = kufřík s 1 milionem
card-bluff = blaf
result-lower = méně
result-equal = stejně
result-higher = více
why-equal = kostka ukazuje stejně
why-exhausted = už není co přidat
reason-target = Někdo má 25 milionů: konec hry.
reason-bank_empty = Banka je prázdná: konec hry.
reason-round_cap = Odehrálo se poslední kolo: konec hry.
reason-forfeit = Hráč odešel: konec hry.

event-first_gunman = Pistoli má jako první { $seat }.
event-skipped = { $seat } nemá co nabídnout a kolo se vynechává.
event-colour_rolled = { $seat } hází barvu { $colour }{ $own ->
    [true] , vlastní.
   *[false] , patří hráči { $owner_seat }.
  }
event-drawn = Vylosováno: { $seat }; pistoli drží { $gunman_seat }.
event-nothing_to_offer = { $seat } nemá co nabídnout: kolo končí.
event-offered = { $seat } nabízí (komu: { $to_seat }) { $size ->
    [one] jeden kufřík
    [few] { $size } kufříky
    [many] { $size } kufříku
   *[other] { $size } kufříků
  }{ $size ->
    [0] {""}
   *[other] { $cards ->
        [none] {""}
       *[other] { " " }({ $cards })
      }
  }{ $claim ->
    [none] {""}
   *[other] {", "}prý { $claim } mil.
  }.
event-added = { $seat } přidává (komu: { $to_seat }) { $size ->
    [one] jeden kufřík
    [few] { $size } kufříky
    [many] { $size } kufříku
   *[other] { $size } kufříků
  }{ $cards ->
    [none] {""}
   *[other] { " " }({ $cards })
  }{ $claim ->
    [none] {""}
   *[other] {", "}prý celkem { $claim } mil.
  }.
event-accepted = { $size ->
    [0] { $open_size ->
        [0] { $seat } přijímá prázdnou nabídku; nabízí { $from_seat }.
       *[other] { $seat } bere odkryté karty; nabízí { $from_seat }: { $open }.
      }
   *[other] { $seat } bere naslepo { $size ->
        [one] jeden kufřík
        [few] { $size } kufříky
        [many] { $size } kufříku
       *[other] { $size } kufříků
      }{ $cards ->
        [none] {""}
       *[other] { " " }({ $cards })
      }; nabízí { $from_seat }{ $open_size ->
        [0] .
       *[other] . Odkryté karty: { $open }.
      }
  }
event-opened = { $size ->
    [0] { $value ->
        [0] { $seat } otevírá prázdnou nabídku; nabízí { $from_seat }.
       *[other] { $seat } hází znovu o odkryté karty; nabízí { $from_seat }: { $value } mil.
      }
   *[other] { $seat } otevírá nabídku; nabízí { $from_seat }: { $cards }. Odkryto celkem: { $value } mil.
  }
event-black_die = { $seat } hází { $pips } proti { $value }: { $result }.
event-exhausted = { $seat } nemá co přidat. { $decider_seat } může vzít odkryté karty, nebo házet znovu.
event-took = { $seat } bere { $cards }; nabízí { $from_seat }: { $why }.
event-returned = { $seat } bere { $cards } zpět; { $from_seat } dluží { $value } mil.
event-paid = { $seat } dluží { $owed } a platí (komu: { $to_seat }) { $size ->
    [one] jeden kufřík
    [few] { $size } kufříky
    [many] { $size } kufříku
   *[other] { $size } kufříků
  }{ $cards ->
    [none] {""}
   *[other] : { $cards }
  }.
event-surrendered = { $size ->
    [0] { $seat } nemůže zaplatit { $owed } a nemá co odevzdat (komu: { $to_seat }).
   *[other] { $seat } nemůže zaplatit { $owed } a odevzdává vše (komu: { $to_seat }), { $size ->
        [one] jeden kufřík
        [few] { $size } kufříky
        [many] { $size } kufříku
       *[other] { $size } kufříků
      }{ $cards ->
        [none] {""}
       *[other] : { $cards }
      }.
  }
event-bank_card = { $seat } bere kartu z banky{ $card ->
    [none] {""}
   *[other] : { $card }
  }. V bance zbývá: { $left }.
event-game_over = { $reason } { $winners-count ->
    [one] Vyhrává { $winners }.
    [few] Společně vyhrávají { $winners }.
    [many] Společně vyhrávají { $winners }.
   *[other] Společně vyhrávají { $winners }.
  } { $hands }.

action-choose_opponent = Vybrat: { $seat }
action-offer = Nabídnout { $cards }{ $claim ->
    [none] {""}
   *[other] , prý { $claim }
  }
action-add = Přidat { $cards }{ $claim ->
    [none] {""}
   *[other] , prý { $claim }
  }
action-accept = Vzít vše
action-open = Otevřít a házet
action-pay = Zaplatit { $cards }
form-offer = Nabídnout kufříky
field-offer-cards = Kufříky
field-offer-cards-fives = Pětky
field-offer-cards-twos = Dvojky
field-offer-cards-ones = Jedničky
field-offer-cards-bluffs = Blafy
field-offer-claim = Říkáte, že je to (mil.)
form-add = Přidat kufříky
field-add-cards = Kufříky
field-add-cards-fives = Pětky
field-add-cards-twos = Dvojky
field-add-cards-ones = Jedničky
field-add-cards-bluffs = Blafy
field-add-claim = Říkáte, že celkem je to (mil.)
form-pay = Zaplatit
field-pay-cards = Kufříky
field-pay-cards-fives = Pětky
field-pay-cards-twos = Dvojky
field-pay-cards-ones = Jedničky
field-pay-cards-bluffs = Blafy

refusal-NB-1 = Tato hra je pro dva až šest hráčů.
refusal-NB-15 = Vybírá jen hráč s pistolí po hodu vlastní barvy, a vybírá soupeře.
refusal-NB-17 = S nabídkou nejste na řadě. Počkejte na svůj tah.
refusal-NB-20 = Nabídka je alespoň jeden kufřík z vaší ruky. Vyberte z toho, co držíte.
refusal-NB-22 = Nabídka leží na stole a nelze ji změnit.
refusal-NB-24 = Můžete říct libovolné číslo od 0 do 89 milionů.
refusal-NB-25 = U tohoto stolu se částka neříká. Nabídněte bez ní.
refusal-NB-26 = Rozhoduje jen ten, komu se nabízí: vezme, nebo otevře.
refusal-NB-30 = Přidává jen nabízející po vyšším hodu, alespoň jeden kufřík z ruky.
refusal-NB-35 = Platí jen ten, kdo otevřel a hodil méně, kartami z ruky.
refusal-NB-36 = Platí se penězi; blafy se nepočítají.
refusal-NB-37 = Můžete zaplatit přesně, a tak musíte. Vyberte karty na tuto částku.
refusal-NB-38 = Přesně to nejde: zaplaťte nejmenší částku nad ní.
refusal-NB-40 = Odeberte kartu, která není potřeba: žádná nesmí být navíc.
refusal-NB-55 = Hra má 1 až 1000 kol.
refusal-NB-71 = Odchodem hráče končí jen hra ve dvou.

option-offer_direction = Kdo nabízí
option-offer_direction-help = Zda nabízí hráč s pistolí vylosovanému, nebo naopak.
option-offer_direction-is-gunman_offers = hráč s pistolí
option-offer_direction-is-drawn_offers = vylosovaný hráč
option-insolvent_bank_card = Karta z banky bez peněz
option-insolvent_bank_card-help = Zda kartu z banky bere i ten, kdo nemůže zaplatit vše.
option-payment_rule = Platby
option-payment_rule-help = Jaká platba je dovolena.
option-payment_rule-is-exact_or_minimal = přesně, nebo nejméně nad
option-payment_rule-is-irreducible = bez zbytečné karty
option-payment_visibility = Placené karty
option-payment_visibility-help = Kdo vidí karty platby.
option-payment_visibility-is-public = všichni
option-payment_visibility-is-private = jen ti dva
option-exhausted_offer = Není co přidat
option-exhausted_offer-help = Co se stane při vyšším hodu, když nabízející už nemá karty.
option-exhausted_offer-is-decider_takes = nabídka se bere
option-exhausted_offer-is-decider_chooses = vzít, nebo házet znovu
option-allow_empty_offer = Prázdné nabídky
option-allow_empty_offer-help = Zda nabídka smí být bez kufříku.
option-claims = Tvrzení
option-claims-help = Zda smí nabízející říct částku, pravdivou či ne.
option-claims-is-optional = dovoleno
option-claims-is-off = vypnuto
option-max_rounds = Poslední kolo
option-max_rounds-help = Nejpozději po tomto kole hra končí.
option-first_player = Kdo první
option-first_player-help = Kdo má první pistoli.
option-first_player-is-random = los
option-first_player-is-seat_0 = místo A
option-first_colour = Barva místa A
option-first_colour-help = Ostatní místa dostanou další barvy z kostky.
option-first_colour-is-white = bílá
option-first_colour-is-yellow = žlutá
option-first_colour-is-red = červená
option-first_colour-is-green = zelená
option-first_colour-is-blue = modrá
option-first_colour-is-purple = fialová

rulebook-01 = Dva až šest hráčů drží po devíti zavřených kufřících: jeden s 5 miliony, dva se 2, čtyři s 1 a dva blafy bez ceny, dohromady 13 milionů. Dalších šest leží v bance. Kdo má 25 milionů, hned vyhrává. Jinak hra končí poslední kartou banky a vyhrává nejbohatší.
    .title = O co jde
    .rules = NB-1 NB-2 NB-3 NB-4 NB-7 NB-50 NB-52
    .picture = Začátek: devět kufříků pro každého (5, dvakrát 2, čtyřikrát 1, dva blafy) a šest v bance.
rulebook-02 = Každý má svou barvu; ve třech po dvou, ve dvou po třech. Kdo dostane pistoli první, určí los, nebo podle dohody začíná místo A. Hodí barevnou kostkou; čí barva padne, ten je vylosován, i kdyby neměl karty. Při vlastní barvě si vybere kteréhokoli soupeře, při barvě, která nikomu nepatří, se hází znovu. Po kole jde pistole doleva. Kdo má pistoli, ale žádné karty, své kolo vynechá.
    .title = Pistole
    .rules = NB-5 NB-6 NB-10 NB-11 NB-12 NB-13 NB-14 NB-15 NB-16 NB-17
    .picture = Kolo: barevná kostka určí, komu hráč s pistolí nabídne své kufříky.
rulebook-03 = Hráč s pistolí položí před vylosovaného jeden či více zavřených kufříků. Smí říct, co v nich je, a smí lhát; žádné slovo nezavazuje. Položená nabídka se už nemění a do konce kola se nikomu nepočítá. S příslušnou volbou je dovolena i prázdná nabídka.
    .title = Nabídka
    .rules = NB-20 NB-21 NB-22 NB-23 NB-24 NB-25
rulebook-04 = Vylosovaný vezme vše naslepo a kolo končí, nebo vše otevře před zraky všech a hodí černou kostkou proti hodnotě v milionech. Všechno, nebo nic: část vzít nelze.
    .title = Vzít, nebo otevřít
    .rules = NB-26 NB-27 NB-28
    .picture = Vzít všechno naslepo, nebo otevřít a hodit černou kostkou proti hodnotě.
rulebook-05 = Více než hodnota: nabízející musí přidat alespoň jeden zavřený kufřík a druhý znovu rozhoduje o celku. Nemá-li už karty, nabídka se bere (s volbou: bere se, nebo se hází ještě jednou). Stejně: nabídka se bere zadarmo.
    .title = Více nebo stejně
    .rules = NB-30 NB-31 NB-32 NB-33
rulebook-06 = Kufříky se vracejí a házející dluží jejich hodnotu. Platí penězi, nikdy blafy: přesně, může-li, jinak nejmenší částku nad ní, bez vracení. Lze-li částku složit různě, vybere si; je-li jen jedna možnost, zaplatí se hned. Volby dovolí každou platbu bez zbytečné karty a ukázání karet jen oběma zúčastněným.
    .title = Méně: platí se
    .rules = NB-34 NB-35 NB-36 NB-37 NB-38 NB-39 NB-40 NB-41 NB-42
    .picture = Hod je nižší: kufříky se vracejí, házející zaplatí jejich hodnotu a bere kartu z banky.
rulebook-07 = Kdo zaplatil celou částku, vezme pak vrchní kartu banky, neukázanou, i kdyby to byly jeho poslední peníze. Kdo nemůže zaplatit, odevzdá všechny karty i blafy a zbytek dluhu se odpouští; kartu z banky nebere, pokud to neříká volba. Dostane-li se druhý platbou na 25 milionů, hra končí ještě před kartou z banky.
    .title = Karta z banky, nebo na mizině
    .rules = NB-43 NB-44 NB-45 NB-46 NB-47 NB-48
rulebook-08 = 25 milionů v ruce ukončí hru ihned, i uprostřed platby; dva hráči jich najednou mít nemohou. Když je banka prázdná nebo skončí poslední dohodnuté kolo, ukážou se všechny ruce a vyhrává nejbohatší; při shodě rozhoduje méně karet včetně blafů.
    .title = Konec
    .rules = NB-50 NB-51 NB-52 NB-53 NB-54 NB-55
    .picture = 25 milionů v jedné ruce: hra hned končí.
rulebook-09 = Tady musí vylosovaný nabízet hráči s pistolí, který vezme, nebo otevře, a při nižším hodu platí a bere kartu z banky. Při vlastní barvě určí hráč s pistolí, kdo má nabízet. Nemá-li dotyčný karty, kolo končí; hráč s pistolí bez karet hraje i tak. Vše ostatní zůstává.
    .title = Opačná varianta
    .rules = NB-62 NB-63 NB-64 NB-65 NB-66 NB-67 NB-68 NB-69
rulebook-10 = Za nepřítomného se provede jednoduchý tah, nebo hraje bot; karty a barvy mu zůstávají.
    .title = Nepřítomnost
    .rules = NB-70 NB-71

sketch-deal = Nabízí { $offerer_seat }, rozhoduje { $decider_seat }.
sketch-open = Odkryto: { cards-item }= { $money } mil.
sketch-closed-own = Zavřeno: { cards-item }= { $money } mil.
sketch-closed = Zavřeno: { $count ->
    [0] nic
    [one] jeden kufřík
    [few] { $count } kufříky
    [many] { $count } kufříku
   *[other] { $count } kufříků
  }
sketch-bank = Banka: { $count ->
    [one] jeden kufřík
    [few] { $count } kufříky
    [many] { $count } kufříku
   *[other] { $count } kufříků
  }, { $low } až { $high } mil.
sketch-bank-exact = Banka: { $count ->
    [one] jeden kufřík
    [few] { $count } kufříky
    [many] { $count } kufříku
   *[other] { $count } kufříků
  }, { $money } mil.
sketch-title-round = Kolo { $round }, nejvýše { $last }
sketch-first-gunman = Losuje se, kdo má pistoli.
sketch-colour-roll = { $seat } hází barevnou kostkou.
sketch-choose = { $seat } vybírá soupeře.
sketch-offer = { $seat } skládá nabídku.
sketch-decide = { $seat } rozhoduje: vzít, nebo otevřít.
sketch-black-roll = { $seat } hází černou kostkou.
sketch-add = { $seat } musí přidat kufříky.
sketch-pay = { $seat } dluží { $owed } mil.; věřitel: { $to_seat }.
sketch-bank-draw = { $seat } bere kartu z banky.
sketch-title-seats = Hráči
sketch-money = { $low }–{ $high }
sketch-money-exact = { $money }
sketch-known = { cards-item }+ neznámé: { $unknown }
sketch-hand = V ruce: { cards-item }= { $money } mil.
sketch-public = Všichni vědí: { cards-item }+ neznámé: { $unknown }
sketch-title-own = Vaše kufříky
sketch-head-player = Hráč
sketch-head-role = Role
sketch-head-cards = Karty
sketch-head-money = Miliony
sketch-head-known = Jistě má
sketch-role-gunman-offerer = pistole, nabízí
sketch-role-gunman-decider = pistole, rozhoduje
sketch-role-offerer = nabízí
sketch-role-decider = rozhoduje
sketch-role-gunman = pistole
sketch-seat = { $seat }
sketch-number = { $count }

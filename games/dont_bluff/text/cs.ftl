game-name = Neblafuj!
game-tagline = Posouvejte po stole zavřené kufříky: berte je naslepo, nebo otevřete a věřte kostce.
goal-aim = Získejte 25 milionů v kufřících, nebo buďte na konci nejbohatší. Nikdo nevidí, co je v zavřeném kufříku.
goal-turn = Jeden hráč posune druhému zavřené kufříky a smí lhát. Druhý je vezme naslepo, nebo je otevře a hodí kostkou proti jejich hodnotě.
goal-end = 25 milionů hru okamžitě ukončí. Jinak končí poslední kartou banky a vyhrává nejbohatší.
score-name = miliony
score-told = { $score ->
    [one] { $score } milion
    [few] { $score } miliony
   *[other] { $score } milionů
}
chapter-title = Kolo { $number }

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
    [one] { comma-ones }blaf
    [few] { comma-ones }{ $bluffs } blafy
    [many] { comma-ones }{ $bluffs } blafu
   *[other] { comma-ones }{ $bluffs } blafů
  }
open-item = { cards-item }
cases-count = { $size ->
    [0] žádný kufřík
    [one] jeden kufřík
    [few] { $size } kufříky
    [many] { $size } kufříku
   *[other] { $size } kufříků
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
   *[other] {", "}„{ $claim } mil.“
  }
cases-said-all = { $claim ->
    [none] {""}
   *[other] {", "}„celkem { $claim } mil.“
  }
taken-what = { $size ->
    [0] { $open_size ->
        [0] prázdná nabídka
       *[other] odkryté kufříky ({ $open })
      }
   *[other] { cases-count } naslepo{ cases-shown }{ $open_size ->
        [0] {""}
       *[other] {" "}a odkryté ({ $open })
      }
  }
paid-what = { $cards ->
    [none] { cases-count }
   *[other] { $cards }
  }
all-what = { $size ->
    [0] nedostane nic, nezbyl už žádný kufřík
   *[other] dostane všechno: { paid-what }
  }
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
reason-target = 25 milionů je pohromadě: konec hry.
reason-bank_empty = Banka je prázdná: konec hry.
reason-round_cap = Odehrálo se poslední kolo: konec hry.
reason-forfeit = Někdo odešel od stolu: konec hry.

event-first_gunman = Pistoli má jako první { $seat }.
    .seat = Pistoli máte jako první vy.
event-skipped = { $seat } nemá kufříky a přichází o kolo.
    .seat = Nemáte kufříky a přicházíte o kolo.
event-colour_rolled = { $own ->
    [true] { $seat } hází a padá vlastní barva.
   *[false] { $seat } hází a padá barva, kterou má { $owner_seat }.
  }
    .seat = { $own ->
    [true] Házíte a padá vaše barva.
   *[false] Házíte a padá barva, kterou má { $owner_seat }.
  }
    .owner_seat = { $seat } hází a padá vaše barva.
event-chosen = { $gunman_seat } vybírá. Volba: { $seat }.
    .gunman_seat = Vybíráte. Vaše volba: { $seat }.
    .seat = { $gunman_seat } vybírá vás.
event-nothing_to_offer = { $seat } nemá kufříky: kolo končí.
    .seat = Nemáte kufříky, které byste nabídli: kolo končí.
event-offered = Nabídka { $seat } → { $to_seat }: { cases-count }{ cases-shown }{ cases-said }.
    .seat = Vaše nabídka → { $to_seat }: { cases-count }{ cases-shown }{ cases-said }.
    .to_seat = { $seat } vám nabízí: { cases-count }{ cases-said }.
event-added = { $seat } přidává: { cases-count }{ cases-shown }{ cases-said-all }.
    .seat = Přidáváte: { cases-count }{ cases-shown }{ cases-said-all }.
event-accepted = { $from_seat } → { $seat }: { taken-what }.
    .seat = Berete: { taken-what }. Dává { $from_seat }.
    .from_seat = { $seat } od vás bere: { taken-what }.
event-opened = { $size ->
    [0] { $value ->
        [0] { $seat } otevírá prázdnou nabídku.
       *[other] { $seat } hází znovu o odkryté { $value } mil.
      }
   *[other] { $seat } otevírá: { $cards }. Odkryto celkem: { $value } mil.
  }
    .seat = { $size ->
    [0] { $value ->
        [0] Otevíráte prázdnou nabídku.
       *[other] Házíte znovu o odkryté { $value } mil.
      }
   *[other] Otevíráte: { $cards }. Odkryto celkem: { $value } mil.
  }
event-black_die = { $seat } hází { $pips } při hodnotě { $value }: { $result }.
    .seat = Házíte { $pips } při hodnotě { $value }: { $result }.
event-exhausted = { $seat } nemá co přidat. { $decider_seat } může vzít odkryté kufříky, nebo házet znovu.
    .seat = Nemáte co přidat. { $decider_seat } může vzít odkryté kufříky, nebo házet znovu.
    .decider_seat = { $seat } nemá co přidat. Můžete vzít odkryté kufříky, nebo házet znovu.
event-took = { $from_seat } → { $seat }: { $cards }; { $why }.
    .seat = Berete { $cards }; { $why }. Přichází o ně { $from_seat }.
    .from_seat = { $seat } od vás bere { $cards }; { $why }.
event-returned = Nabídka se vrací, má ji { $seat }. { $from_seat } dluží { $value } mil.
    .seat = Vaše nabídka se vám vrací. { $from_seat } vám dluží { $value } mil.
    .from_seat = Nabídka se vrací, má ji { $seat }. Dlužíte { $value } mil.
event-paid = Platba { $seat } → { $to_seat }, { $owed } mil.: { paid-what }.
    .seat = Platíte { $owed } mil.: { paid-what }. Dostává { $to_seat }.
    .to_seat = { $seat } vám platí { $owed } mil.: { paid-what }.
event-surrendered = { $seat } nemůže zaplatit { $owed } mil. { $to_seat } { all-what }.
    .seat = Nemůžete zaplatit { $owed } mil. { $to_seat } { all-what }.
    .to_seat = { $seat } vám nemůže zaplatit { $owed } mil. { $size ->
    [0] Nedostanete nic, nezbyl už žádný kufřík.
   *[other] Dostanete všechno: { paid-what }.
  }
event-bank_card = { $seat } bere kartu z banky. Zbývá: { $left }.
    .seat = Berete kartu z banky{ $card ->
    [none] {""}
   *[other] : { $card }
  }. Zbývá: { $left }.
event-game_over = { $reason } { $winners-count ->
    [one] Vyhrává { $winners }.
    [few] Společně vyhrávají { $winners }.
    [many] Společně vyhrávají { $winners }.
   *[other] Společně vyhrávají { $winners }.
  }
    .winners = { $reason } Vyhráváte.

action-choose_opponent = Vybrat: { $seat }
action-offer = Nabídnout: { $cards }{ cases-said }
action-add = Přidat: { $cards }{ cases-said-all }
action-accept = Vzít naslepo
action-open = Otevřít a házet
action-pay = Zaplatit: { $cards }
form-offer = Nabídnout kufříky
field-offer-cards = Kufříky
field-offer-cards-fives = Pětky
field-offer-cards-twos = Dvojky
field-offer-cards-ones = Jedničky
field-offer-cards-bluffs = Blafy
field-offer-claim = Říkáte, kolik v nich je (mil., můžete lhát)
form-add = Přidat kufříky
field-add-cards = Kufříky
field-add-cards-fives = Pětky
field-add-cards-twos = Dvojky
field-add-cards-ones = Jedničky
field-add-cards-bluffs = Blafy
field-add-claim = Říkáte, kolik je to celkem (mil., můžete lhát)
form-pay = Zaplatit
field-pay-cards = Kufříky
field-pay-cards-fives = Pětky
field-pay-cards-twos = Dvojky
field-pay-cards-ones = Jedničky
field-pay-cards-bluffs = Blafy

prompt-first = Los určí, kdo má první pistoli.
prompt-colour = { $seat } má pistoli. Barevná kostka určí, kdo dostane nabídku.
    .seat = Máte pistoli. Barevná kostka určí, kdo dostane vaši nabídku.
prompt-colour-reverse = { $seat } má pistoli. Barevná kostka určí, kdo musí nabízet.
    .seat = Máte pistoli. Barevná kostka určí, kdo vám musí něco nabídnout.
prompt-choose = Padla vlastní barva: { $seat } vybírá, kdo dostane nabídku.
    .seat = Je to vaše barva: vyberte, kdo dostane vaši nabídku.
prompt-choose-reverse = Padla vlastní barva: { $seat } vybírá, kdo musí nabízet.
    .seat = Je to vaše barva: vyberte, kdo vám musí něco nabídnout.
prompt-offer = { $to_seat } čeká na vaši nabídku: položte zavřené kufříky. Můžete říct, co v nich je, a můžete lhát.
prompt-offer-silent = { $to_seat } čeká na vaši nabídku: položte zavřené kufříky s penězi nebo s blafem.
prompt-offer-other = { $seat } skládá nabídku. Dostane ji { $to_seat }.
    .to_seat = { $seat } skládá nabídku pro vás. Slova k ní mohou být lež.
prompt-decide = { $to_seat } vám nabízí { $count ->
    [one] zavřený kufřík
    [few] { $count } zavřené kufříky
    [many] { $count } zavřeného kufříku
   *[other] { $count } zavřených kufříků
  }: { $spread ->
    [0] { $low }
   *[other] { $low } až { $high }
  } mil. Vezmete naslepo, nebo otevřete a hodíte?
prompt-decide-more = Odkryto: { $open } mil., zavřeno: { $count ->
    [one] jeden kufřík
    [few] { $count } kufříky
    [many] { $count } kufříku
   *[other] { $count } kufříků
  } ({ $spread ->
    [0] { $low }
   *[other] { $low } až { $high }
  } mil.). Vezmete všechno, nebo otevřete a hodíte?
prompt-decide-open = { $to_seat } nemá co přidat. Vezmete odkryté { $open } mil., nebo hodíte znovu?
prompt-decide-empty = { $to_seat } nic nenabízí. Ukončíte kolo, nebo hodíte? Po hodu musí { $to_seat } něco přidat.
prompt-decide-other = { $seat } rozhoduje: vzít naslepo, nebo otevřít a hodit. Nabízí { $to_seat }.
    .to_seat = { $seat } rozhoduje: vzít vaši nabídku naslepo, nebo otevřít a hodit.
prompt-black = { $seat } hází černou kostkou. Hodnota nabídky: { $value } mil.
    .seat = Házíte černou kostkou. Méně než { $value }: platíte.
prompt-add = { $seat } musí přidat kufříky: na kostce je víc než { $value }.
    .seat = Na kostce je víc než { $value }: přidejte aspoň jeden zavřený kufřík. Pak znovu rozhoduje { $to_seat }.
    .to_seat = Na kostce je víc než { $value }: { $seat } musí přidat kufříky, pak znovu rozhodujete.
prompt-pay = Padlo méně: zaplaťte { $owed } mil., dostane je { $to_seat }. Vyberte kufříky.
prompt-pay-over = Dlužíte { $owed } mil. a přesně to nejde: zaplaťte { $due }. Nic se nevrací, dostane je { $to_seat }.
prompt-pay-free = Dlužíte aspoň { $owed } mil., bez zbytečného kufříku. Nic se nevrací, dostane je { $to_seat }.
prompt-pay-other = { $seat } má zaplatit { $owed } mil. Dostane je { $to_seat }.
    .to_seat = { $seat } vám má zaplatit { $owed } mil.
prompt-bank = { $seat } bere kartu z banky.
    .seat = Berete kartu z banky.

higher-offerer-add = musíte přidat
higher-offerer-taken = přijdete o ni také
higher-offerer-again = může ji soupeř vzít, nebo házet znovu
higher-decider-add = nabídka roste a znovu rozhodujete
higher-decider-taken = je také vaše
higher-decider-again = vezmete ji, nebo hodíte znovu
leads-choose = Nabídku dostane { $seat }. Má { $spread ->
    [0] { $low }
   *[other] { $low } až { $high }
  } mil.
leads-choose-reverse = { $seat } vám musí něco nabídnout. Má { $count ->
    [one] jeden kufřík
    [few] { $count } kufříky
    [many] { $count } kufříku
   *[other] { $count } kufříků
  }: { $spread ->
    [0] { $low }
   *[other] { $low } až { $high }
  } mil.
leads-choose-nobody = { $seat } nemá kufříky: kolo hned skončí.
offer-opened = Když ji otevře: { $above ->
    [0] hod pod { $value } vám vynese { $value } mil., při { $value } ji dostane zadarmo.
    [5] při 1 ji dostane zadarmo, při více { $higher }.
   *[other] hod pod { $value } vám vynese { $value } mil., při { $value } ji dostane zadarmo, při více { $higher }.
  }
offer-opened-sure = Když ji otevře: vždy padne méně, nabídka se vrátí a získáte { $value } mil.
leads-offer = Když ji soupeř vezme: přijdete o { $value } mil. { offer-opened }
leads-offer-one = Když ji soupeř vezme: přijdete o 1 mil. { offer-opened }
leads-offer-nothing = Bez ceny. Když ji soupeř vezme: o peníze nepřijdete. Když ji otevře: vždy padne více, takže { $higher }.
leads-offer-sure = Když ji soupeř vezme: přijdete o { $value } mil. { offer-opened-sure }
leads-offer-may-lose = Když ji soupeř vezme: { $value } mil. může stačit, { $to_seat } pak má 25 mil. a vyhrává. { offer-opened }
leads-offer-may-lose-sure = Když ji soupeř vezme: { $value } mil. může stačit, { $to_seat } pak má 25 mil. a vyhrává. { offer-opened-sure }
leads-offer-loses = Když ji soupeř vezme: s těmito { $value } mil. má { $to_seat } 25 mil. a hned prohráváte. { offer-opened }
leads-offer-loses-sure = Když ji soupeř vezme: s těmito { $value } mil. má { $to_seat } 25 mil. a hned prohráváte. { offer-opened-sure }
leads-take = Dostanete { $spread ->
    [0] { $low }
   *[other] { $low } až { $high }
  } mil. zadarmo. Co to bylo, víte jen vy dva.
leads-take-open = Dostanete { $low } mil. zadarmo.
leads-take-nothing = Nedostanete nic a kolo končí.
leads-take-wins = Dostanete { $spread ->
    [0] { $low }
   *[other] { $low } až { $high }
  } mil. Máte 25 a vyhráváte.
leads-take-may-win = Dostanete { $low } až { $high } mil. zadarmo. Bude-li to dost na 25, vyhráváte.
leads-open = Padne-li na kostce (1–6) méně než hodnota ({ $spread ->
    [0] { $low }
   *[other] { $low } až { $high }
  } mil.): tu hodnotu zaplatíte. Stejně: nabídka je vaše. Více: { $higher }.
leads-open-all = Padne-li na kostce (1–6) méně než hodnota ({ $spread ->
    [0] { $low }
   *[other] { $low } až { $high }
  } mil.): tu hodnotu zaplatíte, třeba vším, co máte ({ $own }). Stejně: nabídka je vaše. Více: { $higher }.
leads-open-sure = Hodnota je nejméně { $low } mil., víc, než může padnout: určitě zaplatíte.
leads-open-ruin = Hodnota je nejméně { $low } mil., víc, než může padnout: přijdete o všechno, co máte ({ $own }).
leads-open-safe = Hodnota je nejvýše 1 mil.: nic neriskujete. Padne-li stejně: nabídka je vaše. Více: { $higher }.
leads-pay = Zaplatíte { $sum } mil.{ $over ->
    [0] {""}
   *[other] , o { $over } víc, než dlužíte,
  } a zbude vám { $left }. Pak vezmete kartu z banky.
leads-pay-loses = Zaplatíte { $sum } mil. { $to_seat } pak má 25 mil. a vyhrává.
closed-bluffs = Zaplatit { $count ->
    [one] blafem
    [few] blafy
    [many] blafy
   *[other] blafy
  }
closed-bluffs-why = Blaf nemá žádnou cenu.
pay-sum = Zaplatit { $sum }: { $parts }

summary-cases = { $fives }×5 + { $twos }×2 + { $ones }×1 = { $money } mil.
summary-bluffs = { $count ->
    [0] žádné blafy
    [one] jeden blaf bez ceny
    [few] { $count } blafy bez ceny
    [many] { $count } blafu bez ceny
   *[other] { $count } blafů bez ceny
  }
summary-tie = Stejně peněz: lepší je méně kufříků. Zde: { $count }.
summary-stamp-target = 25 milionů
summary-stamp-broke = na mizině
summary-stamp-left = odchod od stolu
summary-bar = Peníze
summary-lies = Nejvíc lží: { $seats } ({ $count }).
summary-caught = Nejvíc vlastních lží vyšlo najevo: { $seats } ({ $count }).
summary-dearest = Největší platba: { $seat } → { $to_seat }, { $owed } mil.
    .seat = Největší platba: vy → { $to_seat }, { $owed } mil.
    .to_seat = Největší platba: { $seat } → vy, { $owed } mil.

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
option-payment_rule-is-exact_or_minimal = přesně, jinak co nejméně nad
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

coach-offer = Chcete, aby si druhá strana vybrala špatně: vzala blaf, nebo otevřela něco drahého a zaplatila. Střídejte proto pětky a blafy a neříkejte vždy pravdu.
    .at = hand
coach-decide = Vzít je bezpečné: dostanete, co je uvnitř. Otevřít je sázka: padne-li víc, druhá strana musí přidat; stejně: je to vaše; méně: platíte hodnotu. Otevírejte to, co má podle vás malou cenu.
    .at = stake
coach-pay = Blafy nemají cenu, platit jimi nejde. Potom si vezmete naslepo kartu z banky.
    .at = hand

lesson-take = Leží před vámi zavřený kufřík. „5 milionů,“ slyšíte. Chcete ho bez rizika hodu kostkou.
    .title = Vzít naslepo
    .why = Vzít nic nestojí a nikomu nic neukáže. Co slyšíte, nemusí být pravda: tenhle byl prázdný.
lesson-open = Slyšíte „5 milionů“, ale víte, že kufřík je prázdný. Která volba vás pak nic nestojí a přinutí druhou stranu přidat?
    .title = Odhalit blaf
    .why = Prázdný kufřík má hodnotu 0 a kostka vždy ukáže víc. Druhá strana tedy musí přidat kufřík a vy rozhodujete znovu.
lesson-add = Vaše 4 miliony byly otevřeny a na kostce padla 6, tedy víc. Musíte přidat aspoň jeden kufřík. Dejte co nejméně.
    .title = Musíte přidat
    .why = Stačí jakýkoli kufřík, i prázdný. Druhá strana pak rozhodne znovu o všech.
lesson-pay = Otevřeli jste 3 miliony a padla 2: méně, takže dlužíte 3 miliony. Zaplaťte co nejmenším počtem kufříků.
    .title = Zaplatit dluh
    .why = Když můžete zaplatit přesně, musíte: 2 a 1, nebo tři jedničky. Pětku dát nesmíte a blafy se nepočítají.

rulebook-01 = Dva až šest hráčů drží po devíti zavřených kufřících: jeden s 5 miliony, dva se 2, čtyři s 1 a dva blafy bez ceny, dohromady 13 milionů. Dalších šest leží v bance. Kdo má 25 milionů, hned vyhrává. Jinak hra končí poslední kartou banky a vyhrává nejbohatší.
    .title = O co jde
    .rules = NB-1 NB-2 NB-3 NB-4 NB-7 NB-50 NB-52
    .picture = Začátek: devět kufříků pro každého (5, dvakrát 2, čtyřikrát 1, dva blafy) a šest v bance.
rulebook-02 = Každý má svou barvu na jedné stěně kostky; ve třech na dvou, ve dvou na třech. Kdo dostane pistoli první, určí los, nebo podle dohody začíná místo A. Hodí barevnou kostkou; čí barva padne, ten je vylosován, i kdyby neměl karty. Při vlastní barvě si vybere kteréhokoli soupeře, při barvě, která nikomu nepatří, se hází znovu. Po kole jde pistole doleva. Kdo má pistoli, ale žádné karty, své kolo vynechá.
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
sketch-open = Odkryto: { cards-item }, { $money } mil.
sketch-closed-own = Zavřeno: { cards-item }, { $money } mil.
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
sketch-title-seats = Hráči
sketch-money = { $low }–{ $high }
sketch-money-exact = { $money }
sketch-known = { cards-item }{ comma-bluffs }neznámé: { $unknown }
sketch-hand = V ruce: { cards-item }, { $money } mil.
sketch-public = Všichni vědí: { cards-item }{ comma-bluffs }neznámé: { $unknown }
sketch-title-own = Vaše kufříky
sketch-head-player = Hráč
sketch-head-role = Role
sketch-head-cards = Karty
sketch-head-money = Miliony
sketch-head-known = Jistě má
sketch-role-gunman-offerer = má pistoli, nabízí
sketch-role-gunman-decider = má pistoli, rozhoduje
sketch-role-offerer = nabízí
sketch-role-decider = rozhoduje
sketch-role-gunman = má pistoli
sketch-seat = { $seat }
sketch-number = { $count }
sketch-number-table = { $count } a { $table } na stole
table-money = { $spread ->
    [0] Má { $low } mil.
   *[other] Má { $low } až { $high } mil.
  }
table-out = { $count ->
    [one] jeden kufřík na stole
    [few] { $count } kufříky na stole
    [many] { $count } kufříku na stole
   *[other] { $count } kufříků na stole
  }
table-said = „{ $claim } mil.“
table-worth = { $money } mil.
table-die-lower = { $pips } je méně než { $value }: musí se platit
table-die-equal = { $pips } je přesně { $value }: bere se zadarmo
table-die-higher = { $pips } je více než { $value }: musí se přidat
table-picked = { $count ->
    [one] jeden kufřík
    [few] { $count } kufříky
    [many] { $count } kufříku
   *[other] { $count } kufříků
  }, { $money } mil.
table-colours = Barva na kostce
table-bank = Banka: { $count ->
    [one] zbývá jeden kufřík
    [few] zbývají { $count } kufříky
    [many] zbývá { $count } kufříku
   *[other] zbývá { $count } kufříků
  }. S posledním hra končí.
table-silent = Neříkat nic
table-pick = Ťukněte na kufříky, které chcete položit na stůl.
table-closed = zavřený kufřík
seat-money = { $spread ->
    [0] { $low } mil.
   *[other] { $low }–{ $high } mil.
  }
seat-cases = { $count ->
    [one] kufřík
    [few] kufříky
    [many] kufříku
   *[other] kufříků
  }
seat-sure = Otevřené: co tu jistě je. Zavřené: co není známo.
seat-all-known = Znáte je všechny.
role-gunman = má pistoli a vede toto kolo
role-offerer = nabízí kufříky
role-decider = rozhoduje: vezme je, nebo otevře a hodí kostkou
table-bank-name = Banka
table-said-why = To říká hráč, který nabízí. Může lhát.
table-drawn = Barva hráče { $seat }
hand-chosen = vybráno { $chosen } z { $count }
hand-none = Vybrat znovu
claim-less = O milion méně
claim-more = O milion více
hand-offer = Nabídnout: { table-picked }
hand-add = Přidat: { table-picked }

game-name = Cover Your Assets
game-tagline = Skládejte dvojice, rychle je zakrývejte a kraďte, co ostatní nechají navrchu: poslední zahraná karta bere vše.
goal-aim = Sbírejte sady stejných karet. Vyhrává hromádka s nejvíce dolary; hraje se, dokud někdo nemá milion.
goal-turn = Vyložte dvojici, vyzvěte někoho o jeho vrchní sadu, nebo odložte kartu. Ukrást lze jen vršek hromádky, proto cenné sady zakrývejte.
goal-end = Kolo končí, když jsou všechny karty zahrané. Po kole, v němž někdo překročí milion, vyhrává nejvyšší součet.
score-name = dolary
score-told = { $score } $

card-baseball_cards = Baseballové karty
card-coin_collection = Sbírka mincí
card-piggy_bank = Pokladnička
card-cash = Peníze pod polštářem
card-bank_account = Bankovní účet
card-stocks = Akcie
card-motorboat = Motorový člun
card-jewels = Šperky
card-classic_car = Klasické auto
card-house = Dům
card-silver = Stříbro
card-gold = Zlato
card-penny_jar = Kasička
card-swap = Výměna
card-shift = Přesun
# The name on a small card: long words say where they may be broken.
face-baseball_cards = Base{ "\u00AD" }ballové karty
face-coin_collection = { card-coin_collection }
face-piggy_bank = Poklad{ "\u00AD" }nička
face-cash = Peníze pod pol{ "\u00AD" }štářem
face-bank_account = { card-bank_account }
face-motorboat = Moto{ "\u00AD" }rový člun
face-jewels = { card-jewels }
face-classic_car = { card-classic_car }
face-penny_jar = { card-penny_jar }
face-shift = { card-shift }
cards-baseball_cards = { card-baseball_cards }
cards-coin_collection = { card-coin_collection }
cards-piggy_bank = { card-piggy_bank }
cards-cash = { card-cash }
cards-bank_account = { card-bank_account }
cards-stocks = { card-stocks }
cards-motorboat = { card-motorboat }
cards-jewels = { card-jewels }
cards-classic_car = { card-classic_car }
cards-house = { card-house }
cards-silver = { card-silver }
cards-gold = { card-gold }
cards-penny_jar = { card-penny_jar }
cards-swap = { card-swap }
cards-shift = { card-shift }
hand-baseball_cards = { card-baseball_cards }
hand-coin_collection = { card-coin_collection }
hand-piggy_bank = { card-piggy_bank }
hand-cash = { card-cash }
hand-bank_account = { card-bank_account }
hand-stocks = { card-stocks }
hand-motorboat = { card-motorboat }
hand-jewels = { card-jewels }
hand-classic_car = { card-classic_car }
hand-house = { card-house }
hand-silver = { card-silver }
hand-gold = { card-gold }
hand-penny_jar = { card-penny_jar }
hand-swap = { card-swap }
hand-shift = { card-shift }
asset-baseball_cards = { card-baseball_cards }
asset-coin_collection = { card-coin_collection }
asset-piggy_bank = { card-piggy_bank }
asset-cash = { card-cash }
asset-bank_account = { card-bank_account }
asset-stocks = { card-stocks }
asset-motorboat = { card-motorboat }
asset-jewels = { card-jewels }
asset-classic_car = { card-classic_car }
asset-house = { card-house }

set-item = { $asset } ×{ $assets }{ $silver ->
    [0] {""}
   *[other] , { card-silver } ×{ $silver }
  }{ $gold ->
    [0] {""}
   *[other] , { card-gold } ×{ $gold }
  }{ $penny_jars ->
    [0] {""}
   *[other] , { card-penny_jar } ×{ $penny_jars }
  }
direction-top_to_bottom = vrchní sada dospod
direction-bottom_to_top = spodní sada navrch

event-round_started = Kolo { $round }: rozdává { $dealer_seat }.
    .dealer_seat = Kolo { $round }: rozdáváte vy.
event-dealt = { $seat } dostává kartu: { $card }.
    .seat = Dostáváte kartu: { $card }.
event-hands_dealt = Všichni mají po { $cards } kartách, začíná { $first_seat }.
    .first_seat = Všichni mají po { $cards } kartách, začínáte vy.
event-pile_turned = Nabídka { $pile } ukazuje kartu: { $card }.
event-pile_empty = Nabídka { $pile } je vyčerpaná.
event-discard_turned = Odkládací hromádka začíná kartou: { $card }.
event-set_aside = { $pile ->
    [none] Na odkládací hromádku vychází karta { $card } a dává se stranou.
   *[other] V nabídce { $pile } se objevuje karta { $card } a dává se stranou.
  }
event-put_back = { $pile ->
    [none] Karta { $card } se vrací do balíčku na neznámé místo.
   *[other] Karta { $card } se vrací do nabídky { $pile } na neznámé místo.
  }
event-drew = { $card ->
    [none] { $seat } si bere kartu.
   *[other] { $seat } si bere kartu: { $card }.
  }
    .seat = { $card ->
    [none] Berete si kartu.
   *[other] Berete si kartu: { $card }.
  }
event-set_formed = { $use_discard ->
    [true] { $seat } skládá sadu s vrchní odloženou kartou: { $set } ({ $value } $).
   *[false] { $seat } skládá sadu: { $set } ({ $value } $).
  }
    .seat = { $use_discard ->
    [true] Skládáte sadu s vrchní odloženou kartou: { $set } ({ $value } $).
   *[false] Skládáte sadu: { $set } ({ $value } $).
  }
event-discarded = { $seat } odkládá kartu: { $card }.
    .seat = Odkládáte kartu: { $card }.
event-challenged = { $depth ->
    [0] { $seat } chce ukrást vrchní sadu: { $asset }. Brání se { $target_seat }. Zahráno: { $cards }.
   *[other] { $seat } chce ukrást druhou sadu: { $asset }. Brání se { $target_seat }. Zahráno: { $cards }.
  }{ $demand ->
    [2] {" "}Odpovědět lze dvěma kartami, nebo Kasičkou.
   *[other] {""}
  }
    .seat = { $depth ->
    [0] Chcete ukrást vrchní sadu: { $asset }. Brání se { $target_seat }. Zahráno: { $cards }.
   *[other] Chcete ukrást druhou sadu: { $asset }. Brání se { $target_seat }. Zahráno: { $cards }.
  }{ $demand ->
    [2] {" "}Odpovědět lze dvěma kartami, nebo Kasičkou.
   *[other] {""}
  }
    .target_seat = { $depth ->
    [0] { $seat } vám chce ukrást vrchní sadu: { $asset }. Zahráno: { $cards }.
   *[other] { $seat } vám chce ukrást druhou sadu: { $asset }. Zahráno: { $cards }.
  }{ $demand ->
    [2] {" "}Odpovědět lze dvěma kartami, nebo Kasičkou.
   *[other] {""}
  }
event-responded = { $seat } odpovídá: { $cards }.{ $demand ->
    [2] {" "}Odpovědět lze dvěma kartami, nebo Kasičkou.
   *[other] {""}
  }
    .seat = Odpovídáte: { $cards }.{ $demand ->
    [2] {" "}Odpovědět lze dvěma kartami, nebo Kasičkou.
   *[other] {""}
  }
event-conceded = { $automatic ->
    [true] { $seat } nemá karty a musí se vzdát.
   *[false] { $seat } se vzdává.
  }
    .seat = { $automatic ->
    [true] Nemáte karty a musíte se vzdát.
   *[false] Vzdáváte se.
  }
event-set_stolen = { $seat } krade sadu: { $set } ({ $value } $). Přichází o ni { $target_seat }.
    .seat = Kradete sadu: { $set } ({ $value } $). Přichází o ni { $target_seat }.
    .target_seat = { $seat } vám krade sadu: { $set } ({ $value } $).
event-set_defended = { $seat } brání sadu: { $set } ({ $value } $). O zahrané karty přichází { $target_seat }.
    .seat = Sada zůstává vaše: { $set } ({ $value } $). O zahrané karty přichází { $target_seat }.
    .target_seat = { $seat } brání sadu: { $set } ({ $value } $). Přicházíte o zahrané karty.
event-set_upgraded = { $seat } přidává k vrchní sadě kartu { $card }: { $set } ({ $value } $).
    .seat = Přidáváte k vrchní sadě kartu { $card }: { $set } ({ $value } $).
event-swapped = { $seat } hraje Výměnu: { $seat } a { $target_seat } si vyměňují vrchní sady.
    .seat = Hrajete Výměnu: vy a { $target_seat } si vyměňujete vrchní sady.
    .target_seat = { $seat } hraje Výměnu: vy a { $seat } si vyměňujete vrchní sady.
event-shifted = { $seat } hraje Přesun. Hromádka: { $target_seat }, { $direction }.
    .seat = Hrajete Přesun. Hromádka: { $target_seat }, { $direction }.
    .target_seat = { $seat } hraje Přesun. Ve vaší hromádce: { $direction }.
event-drafted = { $seat } bere z nabídky ke kartě { $card }: { $set } ({ $value } $).
    .seat = Berete z nabídky ke kartě { $card }: { $set } ({ $value } $).
event-contested = { $seat } se o sadu utkává kartou: { $card }.{ $demand ->
    [2] {" "}Odpovědět lze dvěma kartami, nebo Kasičkou.
   *[other] {""}
  }
    .seat = Utkáváte se o sadu kartou: { $card }.{ $demand ->
    [2] {" "}Odpovědět lze dvěma kartami, nebo Kasičkou.
   *[other] {""}
  }
event-contest_declined = { $seat } to nechává být.
    .seat = Necháváte to být.
event-draft_placed = { $seat } získává sadu z nabídky: { $set } ({ $value } $).
    .seat = Získáváte sadu z nabídky: { $set } ({ $value } $).
event-uncovered = V nabídce { $pile } se objevuje karta { $card } a hned působí.
event-swapped_by_pile = { $seat } a { $target_seat } si vyměňují vrchní sady.
    .seat = Vy a { $target_seat } si vyměňujete vrchní sady.
    .target_seat = Vy a { $seat } si vyměňujete vrchní sady.
event-shifted_by_pile = { $direction ->
    [none] { $target_seat }: dvě sady si vyměňují místo.
   *[other] { $target_seat }: { $direction }.
  }
    .target_seat = { $direction ->
    [none] Vaše dvě sady si vyměňují místo.
   *[other] Vaše hromádka: { $direction }.
  }
event-turn_ended = { $seat } končí tah.
    .seat = Končíte tah.
event-round_scored = Konec kola { $round }: { $results }.
results-item = { $seat } { $score } $ (celkem { $total } $)
    .seat = vy { $score } $ (celkem { $total } $)
event-round_won = Kolo vyhrává: { $winners }.
    .winners = Vyhráváte kolo.
event-game_over = { $winners-count ->
    [one] Hru vyhrává { $winners }.
    [few] Hru společně vyhrávají { $winners }.
   *[other] Hru společně vyhrávají { $winners }.
  }
    .winners = Vyhráváte hru!

action-form_set = { $use_discard ->
    [true] Složit sadu: { $hand } + vrchní odložená
   *[false] Složit sadu: { $hand }
  }
action-discard = Odložit: { $card }
action-challenge = { $depth ->
    [0] { $target_seat }: ukrást sadu kartou { $cards }
   *[other] { $target_seat }: ukrást druhou sadu, zahrát { $cards }
  }
action-upgrade_set = Přidat k vrchní sadě: { $card }
action-play_swap = Vyměnit vrchní sadu: { $target_seat }
action-play_shift = Přesunout hromádku { $target_seat }: { $direction }
action-draft_set = Vzít z nabídky { $piles } ke kartě: { $hand }
action-end_turn = Ukončit tah
action-contest_draft = Utkat se kartou: { $card }
action-decline_contest = Nechat být
action-respond = Odpovědět: { $cards }
action-concede = Vzdát se
action-choose_shift = Přesunout: { $direction }

prompt-dealer = Losuje se, kdo rozdává první.
prompt-deal = Karty rozdává { $seat }.
    .seat = Rozdáváte karty.
prompt-turning-up = Otáčí se karta.
prompt-refill = Hráči si doplňují karty z balíčku.
prompt-turn-both = Jste na tahu: složte sadu ze dvou karet, které k sobě patří (až { $value } $), ukradněte vrchní sadu, nebo odložte kartu.
prompt-turn-set = Jste na tahu: složte sadu ze dvou karet, které k sobě patří (až { $value } $), nebo odložte kartu.
prompt-turn-steal = Sadu složit nemůžete: ukradněte vrchní sadu vhodnou kartou, nebo kartu odložte.
prompt-turn-discard = Není z čeho složit sadu ani co ukrást: vyberte kartu k odložení.
prompt-turn-second = Můžete hrát ještě jednou: složit sadu, krást, odložit kartu, nebo ukončit tah.
prompt-turn-watched = Hraje { $seat }: sada, krádež, nebo odložení karty.
prompt-defend = { $seat } vám chce vzít: { $asset }. V sázce je { $value } $. { $demand ->
    [2] Ubrání vás dvě z těchto karet (Kasička platí za dvě)
   *[other] { $cards-count ->
        [1] Ubrání vás karta
       *[other] Ubrání vás jedna z těchto karet
      }
  }: { $cards }. Nebo se vzdejte.
prompt-defend-not = { $seat } vám chce vzít: { $asset }. V sázce je { $value } $. Nemáte čím odpovědět, můžete se jen vzdát.
prompt-attack = { $seat } brání sadu: { $asset }. V sázce je { $value } $. { $demand ->
    [2] Zahrajte dvě z těchto karet (Kasička platí za dvě)
   *[other] { $cards-count ->
        [1] Zahrajte kartu
       *[other] Zahrajte jednu z těchto karet
      }
  }: { $cards }. Nebo se vzdejte.
prompt-attack-not = { $seat } brání sadu: { $asset }. V sázce je { $value } $. Nemáte čím odpovědět, můžete se jen vzdát.
prompt-duel-watched = { $seat } musí odpovědět, nebo se vzdát. Soupeř: { $target_seat }, v sázce je { $value } $.
    .target_seat = { $seat } vám musí odpovědět, nebo se vzdát. V sázce je { $value } $.
prompt-contest = { $seat } bere z nabídky: { $asset } ({ $value } $). Utkejte se o to jednou z karet: { $cards }. Nebo to nechte být.
prompt-contest-not = { $seat } bere z nabídky: { $asset } ({ $value } $). Nemáte kartu na souboj o ni.
prompt-contest-watched = { $target_seat } bere z nabídky: { $asset } ({ $value } $). Utkat se o to může { $seat }.
    .target_seat = Berete z nabídky: { $asset } ({ $value } $). Utkat se o to může { $seat }.
prompt-shift = Objevil se Přesun. Vyberte, který konec této hromádky se přesune: { $target_seat }.
prompt-shift-watched = { $seat } rozhoduje, jak se přesune hromádka: { $target_seat }.
    .target_seat = { $seat } rozhoduje, jak se přesune vaše hromádka.

leads-lay-first = Za { $value } $. Nejspodnější sadu vám nikdo neukradne.
leads-lay-second = Za { $value } $. Dokud ji nezakryjete, mohou ji ostatní ukrást.
leads-lay = Za { $value } $. Zakryje a ochrání: { $asset }.
leads-draft = S kartami z nabídky ({ $cards }) sada za { $value } $. Utkat se o ni může { $seat }.
leads-discard = Další hráči ji mohou použít do sady.{ $deck ->
    [0] {""}
   *[other] {" "}Vezmete si novou kartu.
  }
leads-discard-pair = S touto kartou můžete hned složit sadu!
leads-discard-wild = Hodí se ke každé sadě a má cenu { $value } $: mohou ji vzít ostatní.
leads-discard-action = Přijdete o ni a zablokuje odkládací hromádku.
leads-challenge = Výhra: { $value } $, tedy sada a všechny zahrané karty. Prohra: všechno i s vašimi kartami si nechá { $seat }.
leads-contest = Výhra: sada i s vaší kartou, { $value } $. Prohra: všechno bere { $seat }.
leads-respond = Teď musí odpovědět { $seat }. Ve hře je { $value } $.
leads-upgrade = Vaše vrchní sada vzroste na { $value } $.
leads-swap = Dostanete: { $asset } ({ $value } $). Dáte: { $own } ({ $own_value } $).
leads-shift = Navrchu hromádky, kde se dá krást, bude: { $asset } ({ $value } $).
leads-end = Vzdáváte se druhé akce.
leads-decline = Sadu za { $value } $ bere { $seat }.
leads-concede-lose = Přijdete o sadu: { $asset }. { $value } $ bere { $seat }.
leads-concede-keep = Sadu i vaše karty ({ $value } $) si nechá { $seat }.
leads-concede-draft = Sadu z nabídky a všechny zahrané karty ({ $value } $) bere { $seat }.

closed-set = Složit sadu
closed-set-why = Nemáte dvě karty, které k sobě patří, ani nic k vrchní odložené.
closed-steal = Ukrást
closed-steal-first = Nejdřív složte vlastní sadu.
closed-steal-safe = Nikdo ještě nemá dvě sady a nejspodnější je v bezpečí.
closed-steal-match = Žádná vaše karta se nehodí k vrchním sadám.
closed-banned = Ukrást: { $seat }
closed-banned-why = V tomto tahu už souboj s tímto hráčem skončil prohrou.
closed-answer = Odpovědět
closed-answer-why = { $demand ->
    [2] Jsou potřeba dvě karty ({ $asset }, Stříbro, Zlato), nebo Kasička.
   *[other] { $jars ->
        [0] Je potřeba jedna z karet: { $asset }, Stříbro, Zlato.
       *[other] Je potřeba jedna z karet: { $asset }, Stříbro, Zlato, Kasička.
      }
  }

summary-round = Kolo { $round }: { $value } $
summary-earlier = Dřívější kola: { $value } $
summary-set = { set-item } = { $value } $
summary-no-sets = V posledním kole bez sad
summary-theft = Největší krádež: { $asset } za { $value } $, { $target_seat } → { $seat }.

money-short = { $value } tis.
round-title = Konec kola { $round }
round-value = Toto kolo: { $value } $
round-earlier = Dříve: { $value } $
round-total = Celkem: { $value } $
round-goal = Hra končí po kole, ve kterém někdo překročí { $value } $.
round-no-sets = Bez sad
round-close = Pokračovat
stack-steal = Ukrást: { $seat }
hand-choose = Ťukněte na kartu a uvidíte, co s ní můžete udělat.

refusal-CA-1 = Tato hra je pro dva až šest hráčů.
refusal-CA-5 = U tohoto stolu nejsou nabídky. Patří ke hře pro dva nebo tři.
refusal-CA-7 = První rozdávající musí sedět u stolu.
refusal-CA-16 = Nejste na řadě. Počkejte na svůj tah.
refusal-CA-17 = Tato akce patří k pokročilým pravidlům, která jsou tu vypnutá.
refusal-CA-18 = Tah je tu přesně jedna akce, není co ukončit dřív.
refusal-CA-24 = Sada jsou dvě karty z ruky, nebo jedna karta z ruky a vrchní odložená.
refusal-CA-25 = Tyto karty netvoří dvojici. Vezměte dva stejné majetky, nebo majetek a divokou kartu.
refusal-CA-28 = Odkládací hromádka je prázdná. Použijte dvě karty z ruky.
refusal-CA-32 = Odložit můžete jen kartu, kterou máte v ruce.
refusal-CA-33 = Odkládací hromádku blokuje akční karta. Použijte dvě karty z ruky.
refusal-CA-36 = Ke krádeži potřebujete vlastní sadu a kartu z ruky, která se hodí k cizí vrchní sadě.
refusal-CA-37 = Nejspodnější sada je v bezpečí. Vyberte někoho, kdo má aspoň dvě sady.
refusal-CA-38 = U tohoto stolu se bojuje jen o vrchní sady.
refusal-CA-39 = Souboj o vrchní sadu začíná přesně jednou kartou.
refusal-CA-41 = Žádný souboj nečeká na vaši odpověď.
refusal-CA-42 = Odpovězte kartami z ruky: majetkem stejného druhu, Stříbrem, Zlatem nebo Kasičkou.
refusal-CA-44 = Takhle odpovědět nelze. Na jednu kartu se odpovídá jednou, na Kasičku dvěma kartami, nebo druhou Kasičkou.
refusal-CA-47 = Tohle je souboj dvou jiných hráčů. Nikdo se nesmí vmísit.
refusal-CA-70 = Zvolte 1 až 50 kol.
refusal-CA-74 = První akce je povinná. Tah můžete ukončit až po ní.
refusal-CA-77 = Krádež u tohoto hráče se právě nepovedla. Zvolte v tomto tahu jiný cíl.
refusal-CA-79 = Přidejte kartu z ruky stejného druhu, jako je vaše vrchní sada.
refusal-CA-80 = Divoké karty k sadě přidávat nesmíte. Použijte majetek jejího druhu.
refusal-CA-82 = Tuto akční kartu nemáte v ruce.
refusal-CA-84 = Akční karty nepatří do sad, soubojů ani nabídek. Zahrajte je pro jejich účinek, nebo je odložte.
refusal-CA-85 = Výměna potřebuje vlastní sadu a jiného hráče, který také nějakou má.
refusal-CA-88 = Přesun potřebuje hromádku s aspoň dvěma sadami.
refusal-CA-97 = O druhou sadu lze bojovat, jen když pod ní leží třetí.
refusal-CA-98 = Souboj o druhou sadu začněte dvěma vhodnými či divokými kartami, nebo samotnou Kasičkou.
refusal-CA-103 = Použijte nabídku vedle sebe; třetí patří ostatním.
refusal-CA-105 = Tato nabídka je prázdná. Zvolte takovou, která ukazuje kartu.
refusal-CA-108 = Z nabídky se bere k jedné kartě z ruky: ve třech z jedné nabídky, ve dvou nejvýš ze tří.
refusal-CA-109 = Tyto karty netvoří sadu. Je třeba aspoň jeden majetek a všechny majetky musí být stejné.
refusal-CA-115 = Teď není žádná sada z nabídky, o kterou by šlo bojovat.
refusal-CA-117 = Hrajte kartou z ruky, která se hodí k sadě, nebo divokou kartou.
refusal-CA-123 = Teď nemáte žádnou hromádku k přesunutí.

option-end_mode = Konec hry
option-end_mode-help = Jak dlouho se hraje a co rozhoduje.
option-end_mode-is-classic_million = Klasický milion (dokud někdo nepřekročí 1 000 000)
option-end_mode-is-quick = Rychlá hra (jedno kolo)
option-end_mode-is-three_rounds = Tři kola (nejvyšší součet)
option-end_mode-is-first_to_two_wins = Na dvě vítězství (vyhraná kola)
option-advanced = Pokročilá pravidla
option-advanced-help = Všech šest pravidel níže, žádné, nebo vlastní výběr. Zapnutí jednoho z nich znamená vlastní výběr.
option-advanced-is-none = žádná
option-advanced-is-all = všechna
option-advanced-is-custom = vlastní výběr
option-hand_size_six = Šest karet v ruce
option-hand_size_six-help = Každý drží šest karet místo pěti.
option-two_actions = Dvě akce
option-two_actions-help = Po první akci lze provést druhou.
option-upgrade_set = Vylepšování
option-upgrade_set-help = Jako akci lze k vlastní vrchní sadě přidat vhodný majetek.
option-action_cards = Výměna a Přesun
option-action_cards-help = V balíčku jsou dvě karty Výměna a dvě karty Přesun.
option-kasicka = Kasičky
option-kasicka-help = Dvě divoké karty malé hodnoty, ale v souboji dvakrát silnější.
option-second_set_challenge = Druhé sady
option-second_set_challenge-help = Za cenu dvou karet lze bojovat i o sadu pod vrchní.
option-small_table = Dva nebo tři hráči
option-small_table-help = Platí jen pro dva nebo tři hráče: se třemi nabídkami podle pravidel, nebo bez nich.
option-small_table-is-draft = s nabídkami
option-small_table-is-plain = bez nabídek
option-draft_contest_needs_set = O nabídky se utká jen hráč se sadou
option-draft_contest_needs_set-help = Platí jen s nabídkami: o sadu z nabídky se smí utkat jen ten, kdo má vlastní sadu.
option-million_threshold = Milion
option-million_threshold-help = Jen ve hře Klasický milion: zda přesně 1 000 000 ukončí hru.
option-million_threshold-is-exceed = musí se překročit
option-million_threshold-is-reach = stačí dosáhnout
option-tied_round = Nerozhodné kolo
option-tied_round-help = Jen ve hře Na dvě vítězství: komu se počítá nerozhodné kolo.
option-tied_round-is-all = všem na prvním místě
option-tied_round-is-none = nikomu
option-tie_rule = Shoda na prvním místě
option-tie_rule-help = Co se stane, když na konci vede více hráčů.
option-tie_rule-is-shared = vyhrávají společně
option-tie_rule-is-playoff = ještě jedno kolo
option-first_dealer = První rozdávající
option-first_dealer-help = Kdo rozdává v prvním kole: určí to los, nebo je to pevné místo.
option-first_dealer-is-random = losem
option-max_rounds = Nejvyšší počet kol
option-max_rounds-help = Nejpozději po tolika kolech hra končí.

coach-turn-both = Nová sada zakryje předchozí: ukrást lze jen vršek hromádky. Nechal-li někdo navrchu něco cenného, můžete to vzít stejnou kartou, Stříbrem nebo Zlatem.
    .at = hand
coach-turn-set = Dvě stejné karty tvoří sadu a Stříbro či Zlato zastoupí kteroukoli. Zlato si raději nechte na souboj: kdo zahraje poslední kartu, bere vše.
    .at = hand
coach-defend = Každá zahraná karta přibude do sady, takže dlouhý souboj zvyšuje sázku. Než začnete, spočítejte, kolik odpovědí máte.
    .at = hand
coach-turn-discard = Odložte levnou a osamocenou kartu. Vrchní odloženou kartu mohou ostatní použít, tak jim nenahrávejte.
    .at = hand

lesson-pair = Váš první tah. Vyložte sadu s nejvyšší hodnotou.
    .title = Vyložit dvojici
    .why = Dvě stejné karty tvoří sadu: dva domy mají hodnotu 40 000 $. První sada leží vespod hromádky a nikdy ji nelze ukrást.
lesson-discard-pile = Na odkládací hromádce leží Akcie a vy máte také Akcie. Vyložte sadu s touto kartou.
    .title = Vršek odkládací hromádky
    .why = Jednou kartou dvojice může být vrchní karta odkládací hromádky. Z ruky pak použijete jen jednu kartu.
lesson-challenge = Jeden hráč přikryl domy dvěma Šperky. Zkuste šperky (30 000 $) ukrást.
    .title = Ukrást sadu
    .why = Karta stejného druhu, Stříbro nebo Zlato otevírá výzvu o vrchní sadu. Když na ni nikdo neodpoví, je sada vaše i se všemi zahranými kartami.
lesson-defend = Někdo chce vaše šperky a zahrál Stříbro. Nechte si je.
    .title = Ubránit sadu
    .why = Na výzvu odpovídají Šperky, Stříbro nebo Zlato. Kdo zahraje poslední kartu, získá sadu se vším, co bylo zahráno.

rulebook-01 = Sbírejte sady stejných karet na hromádku před sebou. Ukrást lze jen vrchní sadu, proto zakrývejte, na čem vám záleží. Když jsou všechny karty vyčerpány, počítá se každá karta vaší hromádky, od spodní sady po Stříbro a Zlato. Hraje se kolo za kolem; hra končí po kole, v němž někdo překročí 1 000 000 dolarů, a vyhrává nejvyšší součet.
    .title = O co jde
    .rules = CA-1 CA-2 CA-58 CA-59 CA-61 CA-62 CA-63
    .picture = Hromádka: každá sada leží napříč přes předchozí a chrání ji.
rulebook-02 = Zamíchá se 104 karet a každý dostane pět. Zbytek je balíček; jeho vrchní karta se otočí vedle jako první odložená. Kdo rozdává první, určí los, pak se rozdávání posouvá doleva. Začíná hráč nalevo od rozdávajícího. Ve dvou a ve třech přibudou ještě nabídky.
    .title = Příprava
    .rules = CA-3 CA-4 CA-5 CA-7 CA-8 CA-10 CA-11 CA-13 CA-14 CA-15
    .picture = Začátek: pět karet v ruce, balíček a vedle něj první odložená karta.
rulebook-03 = Proveďte jednu akci: složte sadu, odložte kartu, nebo někoho vyzvěte. Vynechat nelze; odložit kartu jde vždycky. Každá akce stojí aspoň jednu kartu z ruky a během ní nikdo nelíže. Pak si doplníte ruku na pět karet a po vás ti, kdo se museli bránit. Pokračuje další hráč vlevo, který má karty.
    .title = Váš tah
    .rules = CA-16 CA-17 CA-18 CA-19 CA-20 CA-21 CA-22
rulebook-04 = Sada je dvojice: dva stejné majetky, nebo majetek se Stříbrem či Zlatem; nikdy dvě divoké karty. Obě karty jsou z ruky, nebo je jedna z nich vrchní kartou odkládací hromádky. Každá nová sada přijde navrch hromádky, napříč přes předchozí, a zůstává samostatná, i na sadě téhož druhu. Při skládání nikdo nesmí zasáhnout.
    .title = Sady
    .rules = CA-24 CA-25 CA-26 CA-27 CA-28 CA-29 CA-30 CA-31
    .picture = Sada: dvě stejné karty, nebo karta se Stříbrem či Zlatem.
rulebook-05 = Odložit lze kteroukoli kartu. Leží pak navrchu a vy nebo ostatní z ní později můžete složit sadu; do ruky ani do balíčku se už nevrací. Karty, které tam zůstanou, nic nepřinesou.
    .title = Odkládání
    .rules = CA-32 CA-33 CA-34 CA-35
rulebook-06 = Kdo má sadu, smí vyzvat jiného hráče o jeho vrchní sadu kartou jejího druhu, Stříbrem nebo Zlatem. Majitel může odpovědět jednou takovou kartou, pak zase vyzývatel a tak dál; všechny tyto karty jsou stejně silné. Nikdo odpovídat nemusí a nikdo třetí nesmí zasáhnout. Kdo se vzdá, prohrává; druhý získá sadu se všemi zahranými kartami, ukradenou navrch své hromádky. Nejspodnější sada hráče je vždy v bezpečí. Okrást lze i toho, kdo nemá karty.
    .title = Krádeže
    .rules = CA-36 CA-37 CA-38 CA-39 CA-40 CA-41 CA-42 CA-43 CA-44 CA-45 CA-46 CA-47 CA-48 CA-49 CA-50 CA-51 CA-52 CA-53
    .picture = Souboj: karta stejného druhu napadne vrchní sadu, majitel odpovídá, dokud se jeden nevzdá.
rulebook-07 = Když dojde balíček, hraje se dál bez lízání, dokud má někdo karty. Kdo žádnou nemá, toho se přeskočí, ale okrást ho lze dál; kdo má karty jako jediný, hraje je jednu po druhé. Pak se hromádky spočítají a přičtou k součtům, každá karta za tolik dolarů, kolik je na ní natištěno. 5000: { card-baseball_cards }, { card-coin_collection }, { card-piggy_bank }; 10 000: { card-cash }, { card-bank_account }, { card-stocks }; 15 000: { card-motorboat }, { card-jewels }, { card-classic_car }; 20 000: { card-house }; 25 000: { card-silver }; 50 000: { card-gold }.
    .title = Konec kola
    .rules = CA-54 CA-55 CA-56 CA-57 CA-58 CA-60
    .picture = Konec kola: karty došly, hromádky se počítají na cestě k milionu.
rulebook-08 = Můžete se dohodnout na jednom kole, na třech, nebo na hře na dvě vyhraná kola; nerozhodné kolo se pak počítá všem prvním, nebo nikomu. Na vás je i to, zda milion stačí, nebo se musí překročit. Stejné součty vyhrávají společně, nebo hrají ještě jedno kolo. Po dohodnutém počtu kol hra končí v každém případě.
    .title = Jiné konce
    .rules = CA-62 CA-64 CA-65 CA-66 CA-67 CA-68 CA-69 CA-70
rulebook-09 = Vedle balíčku leží tři nabídky po deseti kartách, každá s jednou odkrytou. Jako akci lze složit kartu z ruky s vrchní kartou nabídky: ve třech z jedné ze dvou sousedních, ve dvou až ze tří najednou. Musí mezi nimi být aspoň jeden majetek a všechny majetky musí být stejné. Odložená karta se použít nesmí. Ve dvou se drží šest karet a hraje se bez Domů a části Stříbra a Zlata. Prázdné nabídky zůstávají prázdné.
    .title = Dva a tři hráči
    .rules = CA-9 CA-12 CA-102 CA-103 CA-104 CA-105 CA-106 CA-107 CA-108 CA-109 CA-110 CA-111 CA-112 CA-114
    .picture = Dva a tři hráči: karta z ruky a odkrytá karta nabídky tvoří sadu.
rulebook-10 = Kdo s vámi sdílí nabídku, se smí o skládanou sadu hned utkat jednou vhodnou kartou, i když sám žádnou sadu nemá (pokud jste se nedohodli jinak) a i když je to vaše první. Pak se o ni svede souboj jako při krádeži a sada přijde navrch hromádky vítěze. Potom se otočí další karta nabídky; oba si doplní na konci tahu.
    .title = Napadání
    .rules = CA-113 CA-115 CA-116 CA-117 CA-118 CA-119 CA-120
rulebook-11 = Pokročilá pravidla lze zapínat po jednom nebo všechna: šest karet v ruce; druhá, libovolná a dobrovolná akce, s doplněním mezi nimi jen po odložení karty; přidání jednoho vhodného majetku z ruky k vlastní vrchní sadě. Kdo v tomto tahu odrazil vaši výzvu, je před dalšími do jeho konce v bezpečí.
    .title = Pokročilá pravidla: více možností
    .rules = CA-6 CA-71 CA-72 CA-73 CA-74 CA-75 CA-76 CA-77 CA-78 CA-79 CA-80 CA-81
rulebook-12 = Výměna prohodí vaši vrchní sadu s vrchní sadou jiného hráče, i kdyby byla jediná. Přesun dá vrchní sadu libovolné hromádky dospod, nebo spodní navrch. Nikdo na ně nemůže odpovědět; karta je do konce kola mimo. K ničemu jinému neslouží. Odkryté v nabídce působí hned na její dva sousedy: vrchní sady si vymění místo, nebo každý přesune hromádku druhého. Výměna, která nemá co měnit, se zamíchá zpět do nabídky.
    .title = Pokročilá pravidla: Výměna a Přesun
    .rules = CA-82 CA-83 CA-84 CA-85 CA-86 CA-87 CA-88 CA-89 CA-90 CA-91 CA-121 CA-122 CA-123 CA-124 CA-125 CA-126 CA-127 CA-128
rulebook-13 = Kasička je divoká karta za 1000. V souboji platí dvojnásob: na Kasičku zahranou proti jedné kartě se odpovídá dvěma kartami, nebo druhou Kasičkou; kde jsou třeba dvě karty, prostě je nahradí. Hraje se vždy sama. Bojovat lze i o druhou sadu shora: začíná se dvěma kartami nebo Kasičkou, odpovídá se jednou kartou a nejspodnější sada zůstává v bezpečí. Kdo druhou sadu získá, dá ji navrch; kdo ji ubrání, nechá ji na místě.
    .title = Pokročilá pravidla: Kasičky a druhé sady
    .rules = CA-92 CA-93 CA-94 CA-95 CA-96 CA-97 CA-98 CA-99 CA-100 CA-101
rulebook-14 = Za nepřítomného se odkládá nejlevnější karta, souboje se vzdávají a o sady z nabídek se nebojuje, nebo hraje bot. Z rozehrané hry se nikdo nevyřazuje.
    .title = Nepřítomnost
    .rules = CA-130
rulebook-15 = První sadu složte brzy: bez ní nemůžete nikomu nic ukrást. Sada úplně dole je v bezpečí, takže se dobrá první sada vyplatí, ale čekat na ni se nevyplácí. Co stojí za krádež, přikryjte další sadou. Nechte si jednu dvě karty na obranu vrchní sady; sada, kterou umíte ubránit, s každým soubojem roste. Hrajte nejdřív majetky, pak Stříbro a Zlato až nakonec: vítěz souboje bere všechno. Levnou sadu vzdejte hned. I bez karet v ruce můžete o vrchní sadu přijít, sledujte tedy, kdo ještě karty má, když dochází balíček.
    .title = Tipy
    .rules = CA-36 CA-40 CA-55

sketch-title-now = Stůl
sketch-title-seats = Hráči
sketch-title-piles = Nabídky
sketch-title-own = Vaše ruka
sketch-title-track = Závod
sketch-title-covered = Sady vespod
sketch-title-unseen = Karty, které nevidíte
sketch-round = Kolo { $round }
sketch-drawing-dealer = Losuje se první rozdávající.
sketch-dealing = Rozdává { $seat }.
sketch-turning-up = Otáčí se karta.
sketch-turn = Na tahu: { $seat }
sketch-second-action = Druhá akce: { $seat }
sketch-banned = V tomto tahu bez další výzvy: { $seats }
sketch-drafted = { $seat } bere z nabídky: { set-item } ({ $value } $)
sketch-may-contest = Utkat se o to může { $seat }
sketch-duel = Souboj: { $seat } proti { $target_seat }
sketch-stake = V sázce: { set-item } ({ $value } $)
sketch-played = Dosud zahráno: { $cards }
sketch-answer = { $demand ->
    [2] Odpovídá { $seat }: dvě karty, nebo Kasička.
   *[other] Odpovídá { $seat }.
  }
sketch-shift-choice = { $seat } přesouvá cizí hromádku: { $target_seat }.
sketch-refilling = Doplňují se karty.
sketch-over = Konec hry.
sketch-deck = { $count ->
    [0] Balíček je prázdný
    [one] { $count } karta v balíčku
    [few] { $count } karty v balíčku
   *[other] { $count } karet v balíčku
  }
sketch-discard = { $count ->
    [one] Odkládací hromádka: { $card }
    [few] Odkládací hromádka ({ $count } karty), navrchu { $card }
   *[other] Odkládací hromádka ({ $count } karet), navrchu { $card }
  }
sketch-discard-empty = Odkládací hromádka je prázdná
sketch-removed = Mimo kolo: { $cards }
sketch-head-player = Hráč
sketch-head-cards = Ruka
sketch-head-top = Vrchní sada
sketch-head-second = Druhá sada
sketch-head-deeper = Níže
sketch-head-stack = Hromádka
sketch-head-total = Celkem
sketch-head-wins = Vyhraná kola
sketch-head-pile = Nabídka
sketch-head-shows = Odkrytá
sketch-head-face-down = Zakryté
sketch-head-for = Pro
sketch-head-put-back = Určitě uvnitř
sketch-head-place = Shora
sketch-head-set = Sada
sketch-seat = { $seat }
sketch-number = { $count }
sketch-money = { $value } $
sketch-card = { $card }
sketch-list = { $items }
sketch-pile = Nabídka { $pile }
sketch-set = { set-item } = { $value } $
sketch-deeper = { $count ->
    [one] 1 sada, { $value } $
    [few] { $count } sady, { $value } $
   *[other] { $count } sad, { $value } $
  }
sketch-hand-empty = Žádné karty
sketch-track = { $seat } { $bar } { $value } $
sketch-unseen = { $card }: { $count }

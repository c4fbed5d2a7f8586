game-name = Milionáři a bankrotáři
game-tagline = Přeplaťte ostatní v boji o jachty a ostrovy, ale nezůstaňte s nejmenší hotovostí.
goal-aim = Nasbírejte nejvíc bodů na dílcích. Hlídejte si ale peníze: kdo jich má na konci nejméně, vypadává, ať vlastní cokoli.
goal-turn = Odkryje se dílek. Přikládejte karty peněz, dokud nevedete, nebo pasujte. U obávaných dílků je to naopak: bere je ten, kdo pasuje první.
goal-end = Čtyři dílky mají červený rámeček. Jakmile se odkryje čtvrtý, hra okamžitě končí.
score-name = body
score-told = { $score ->
    [one] { $score } bod
    [few] { $score } body
   *[other] { $score } bodů
}
chapter-title = Dražba { $number }

tile-wealth_1 = Zlaté hodinky (1)
tile-wealth_2 = Vinný sklep (2)
tile-wealth_3 = Dostihový kůň (3)
tile-wealth_4 = Sporťák (4)
tile-wealth_5 = Diamantový náhrdelník (5)
tile-wealth_6 = Obraz mistra (6)
tile-wealth_7 = Soukromý tryskáč (7)
tile-wealth_8 = Jachta (8)
tile-wealth_9 = Fotbalový klub (9)
tile-wealth_10 = Soukromý ostrov (10)
tile-luck = Šťastná náhoda (×2)
tile-casino = Kasino (−5)
tile-thief = Zloděj
tile-cba = Audit (½)

event-started = První dílek otáčí { $seat }.
    .seat = Otáčíte první dílek.
event-tile_revealed = { $red ->
    [true] Otočen dílek: { $tile }. Červený rámeček { $red_revealed } ze 4.
   *[false] Otočen dílek: { $tile }.
  }
event-bid_placed = { $seat } přidává { $cards } a nabízí { $total } mil.
    .seat = Přidáváte { $cards } a nabízíte { $total } mil.
event-passed = { $seat } pasuje.
    .seat = Pasujete.
event-tile_won = { $tile ->
    [none] { $seat } bere dílek
   *[other] { $seat } bere: { $tile }
  }{ $paid ->
    [none] .
    [0] , zdarma.
   *[other] {" "}za { $paid } mil.
  }
    .seat = { $tile ->
    [none] Berete dílek
   *[other] Berete: { $tile }
  }{ $paid ->
    [none] .
    [0] , zdarma.
   *[other] {" "}za { $paid } mil.
  }
event-bad_luck_taken = { $tile ->
    [none] { $seat } bere smůlu.
   *[other] { $seat } bere: { $tile }.
  }{ $lost-count ->
    [0] {""}
   *[other] {" "}Propadlé peníze: { $lost }
  }
    .seat = { $tile ->
    [none] Berete smůlu.
   *[other] Berete: { $tile }.
  }{ $lost-count ->
    [0] {""}
   *[other] {" "}Propadlé peníze: { $lost }
  }
lost-item = { $seat } { $paid } mil.
    .seat = vy { $paid } mil.
event-thief_waiting = { $seat } nemá co dát: zloděj čeká na další dílek bohatství.
    .seat = Nemáte co dát: zloděj čeká na váš další dílek bohatství.
event-tile_stolen = { $tile ->
    [none] { $face_down ->
        [true] { $seat } dává zloději zakrytý dílek bohatství.
       *[false] { $seat } dává zloději dílek bohatství.
      }
   *[other] { $seat } dává zloději: { $tile }.
  }
    .seat = { $tile ->
    [none] { $face_down ->
        [true] Dáváte zloději zakrytý dílek bohatství.
       *[false] Dáváte zloději dílek bohatství.
      }
   *[other] Dáváte zloději: { $tile }.
  }
event-game_ended = { $tile } je čtvrtý červený rámeček: konec hry.
event-scored = { $winners-count ->
    [0] Všichni jsou stejně chudí: nevyhrává nikdo.
    [one] Vyhrává { $winners }.
    [few] Společně vyhrávají { $winners }.
    [many] Společně vyhrávají { $winners }.
   *[other] Společně vyhrávají { $winners }.
  } { $results }.
    .winners = Vyhráváte! { $results }.
results-item = { $rank }. { $seat } { $eliminated ->
    [true] bankrot
   *[false] { $score ->
        [one] { $score } bod
        [few] { $score } body
        [many] { $score } bodu
       *[other] { $score } bodů
      }
  } ({ $money } mil.)
    .seat = { $rank }. vy { $eliminated ->
    [true] bankrot
   *[false] { $score ->
        [one] { $score } bod
        [few] { $score } body
        [many] { $score } bodu
       *[other] { $score } bodů
      }
  } ({ $money } mil.)

action-pass = Pas
action-bid = Nabídnout { $cards }
action-discard = Dát zloději: { $value ->
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
button-take = Pasovat a vzít si: { $tile }
button-bid = Nabídnout { $amount } mil.
button-too-little = { $amount } mil. nestačí: je třeba víc než { $highest } mil.
button-choose = Nabídněte ťuknutím na karty
purse-hand = V ruce: { $amount } mil.
purse-table = Na stole: { $amount } mil.
purse-spent = Utraceno: { $amount } mil.
red-frames = Červené rámečky: { $count } ze 4; čtvrtý ukončí hru
stage-wanted = V dražbě
stage-feared = Kdo si to vezme?
# MB-67 and MB-70: what is not shown of finished auctions as long as the game runs.
story-note = { $money_tracking ->
    [assisted] { $hidden_tiles ->
        [true] Do konce hry tu nejsou cizí dílky z ukončených dražeb.
       *[other] {""}
      }
   *[other] { $hidden_tiles ->
        [true] Do konce hry tu nejsou nabídky ani cizí dílky z ukončených dražeb: pamatujte si je.
       *[other] Do konce hry tu nejsou nabídky z ukončených dražeb: pamatujte si je.
      }
  }
form-bid = Nabídnout
field-bid-cards = Přidávané karty

prompt-start = Losuje se, kdo začne.
prompt-reveal = Další dílek otáčí { $seat }.
    .seat = Otáčíte další dílek.
prompt-wealth = { $tile }: pro vás { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
  }. { $highest ->
    [0] Nabídněte, kolik chcete
   *[other] Nabídněte víc než { $highest } mil.
  }{ $laid ->
    [0] {""}
   *[other] {" "}(na stole máte { $laid } mil.)
  }, nebo pasujte.{ $now }
prompt-wealth-stolen = { $tile }: když vyhrajete, odnese to váš zloděj. { $highest ->
    [0] Nabídněte, kolik chcete
   *[other] Nabídněte víc než { $highest } mil.
  }{ $laid ->
    [0] {""}
   *[other] {" "}(na stole máte { $laid } mil.)
  }, nebo pasujte.{ $now }
prompt-luck = { $tile } zdvojnásobí všechny vaše body. { $highest ->
    [0] Nabídněte, kolik chcete
   *[other] Nabídněte víc než { $highest } mil.
  }{ $laid ->
    [0] {""}
   *[other] {" "}(na stole máte { $laid } mil.)
  }, nebo pasujte.{ $now }
prompt-casino = Kdo první pasuje, bere { $tile }: o 5 bodů méně. { $highest ->
    [0] Nabídněte, kolik chcete
   *[other] Nabídněte víc než { $highest } mil.
  }{ $laid ->
    [0] {""}
   *[other] {" "}(na stole máte { $laid } mil.)
  }, nebo pasujte.{ $now }
prompt-thief-feared = Kdo první pasuje, bere zloděje a přijde o dílek bohatství. { $highest ->
    [0] Nabídněte, kolik chcete
   *[other] Nabídněte víc než { $highest } mil.
  }{ $laid ->
    [0] {""}
   *[other] {" "}(na stole máte { $laid } mil.)
  }, nebo pasujte.{ $now }
prompt-cba = Kdo první pasuje, bere { $tile }: polovina bodů. { $highest ->
    [0] Nabídněte, kolik chcete
   *[other] Nabídněte víc než { $highest } mil.
  }{ $laid ->
    [0] {""}
   *[other] {" "}(na stole máte { $laid } mil.)
  }, nebo pasujte.{ $now }
prompt-only-pass = { $highest ->
    [0] { $tile }: už nemáte peníze.
   *[other] { $tile }: { $highest } mil. nepřebijete.
  } Můžete jen pasovat.{ $now }
prompt-only-take = { $highest ->
    [0] Už nemáte peníze.
   *[other] { $highest } mil. nepřebijete.
  } Můžete jen pasovat a vzít si: { $tile }.{ $now }
prompt-watched = { $tile }. Rozhoduje { $seat }: { $highest ->
    [0] nabídnout, nebo pasovat
   *[other] nabídnout víc než { $highest } mil., nebo pasovat
  }.
prompt-watched-feared = { $tile }. Rozhoduje { $seat }: { $highest ->
    [0] nabídnout, nebo si ho vzít
   *[other] nabídnout víc než { $highest } mil., nebo si ho vzít
  }.
prompt-leading = Vedete s nabídkou { $highest } mil.: { $tile }. Rozhoduje { $seat }: přihodit, nebo pasovat.
prompt-leading-feared = Vašich { $highest } mil. vás zatím chrání: { $tile }. Rozhoduje { $seat }: přihodit, nebo si ho vzít.
prompt-thief = Zloděj odnese jeden z vašich dílků bohatství. Vyberte který.
prompt-thief-watched = { $seat } vybírá dílek bohatství pro zloděje.
now-poorest = {" "}Máte nejméně peněz: kdo tak skončí, nemůže vyhrát.
now-last-red = {" "}Další červený rámeček ukončí hru.
now-last-red-poorest = {" "}Další červený rámeček ukončí hru a s nejméně penězi prohrajete!
now-goal = {" "}Vyhrává, kdo má nejvíc bodů, ale nikdy ten nejchudší.

leads-leave = Vypadáváte z této dražby { $back ->
    [0] a nic neztrácíte
   *[other] a berete si zpět svých { $back } mil
  }.
leads-leave-last = { $seat } bere { $highest ->
    [0] zdarma
   *[other] za { $highest } mil.
  }: { $tile }{ $back ->
    [0] .
   *[other] . Berete si zpět svých { $back } mil.
  }
leads-take-casino = Berete si kasino: na konci o 5 bodů méně.{ $back ->
    [0] {""}
   *[other] {" "}Vrátí se vám { $back } mil.
  }{ $lost ->
    [0] {""}
   *[other] {" "}Ostatní přijdou o vyložených { $lost } mil.
  }
leads-take-thief-waits = Berete si zloděje: odnese váš příští dílek bohatství.{ $back ->
    [0] {""}
   *[other] {" "}Vrátí se vám { $back } mil.
  }{ $lost ->
    [0] {""}
   *[other] {" "}Ostatní přijdou o vyložených { $lost } mil.
  }
leads-take-thief-one = Berete si zloděje a ten odnese: { $own }. Vaše body: { $left } místo { $points }.{ $back ->
    [0] {""}
   *[other] {" "}Vrátí se vám { $back } mil.
  }{ $lost ->
    [0] {""}
   *[other] {" "}Ostatní přijdou o vyložených { $lost } mil.
  }
leads-take-thief-choice = Berete si zloděje a dáte mu jeden ze svých dílků bohatství.{ $back ->
    [0] {""}
   *[other] {" "}Vrátí se vám { $back } mil.
  }{ $lost ->
    [0] {""}
   *[other] {" "}Ostatní přijdou o vyložených { $lost } mil.
  }
leads-take-cba = Berete si audit: na konci zbude polovina bodů{ $points ->
    [0] {""}
   *[other] {" "}(teď { $left } místo { $points })
  }.{ $back ->
    [0] {""}
   *[other] {" "}Vrátí se vám { $back } mil.
  }{ $lost ->
    [0] {""}
   *[other] {" "}Ostatní přijdou o vyložených { $lost } mil.
  }
leads-bid = Povedete s nabídkou { $total } mil. Když vyhrajete, zbude vám { $stays } mil.
leads-bid-poorest = Povedete s nabídkou { $total } mil. Když vyhrajete, zbude vám { $stays } mil., nejméně ze všech: kdo tak skončí, nemůže vyhrát.
leads-bid-feared = Povedete s nabídkou { $total } mil. Pokud pasuje někdo jiný, tyto peníze propadnou a zbude vám { $stays } mil.
leads-bid-feared-poorest = Povedete s nabídkou { $total } mil. Pokud pasuje někdo jiný, zbude vám { $stays } mil., nejméně ze všech: kdo tak skončí, nemůže vyhrát.
leads-discard = Zloděj odnese tento dílek. Vaše body: { $left } místo { $points }.
closed-bid-too-little = Máte { $money } mil. a bylo by potřeba víc než { $highest } mil.

summary-money = Zbylo peněz
summary-points = Body
summary-bankrupt = bankrot
summary-wealth = Bohatství: { $count ->
    [1] { $points }
   *[other] { $tiles } = { $points }
  }
summary-no-wealth = Bez dílků bohatství: 0
summary-step = { $tile } → { $points }
summary-thief = Zloděj už nestihl nic odnést.
summary-out = Nejméně peněz ze všech: body se nepočítají.
summary-tie = Stejně bodů: rozhodují peníze ({ $money } mil.).
summary-nobody = Všichni mají stejně málo peněz: nevyhrává nikdo.
summary-stolen = { $seat } → zloděj: { $tile }.
    .seat = Zloděj vám odnesl dílek: { $tile }.
summary-dearest = Nejdražší dílek: { $tile }, { $paid } mil. Kupuje { $seat }.
    .seat = Nejdražší dílek: { $tile }, { $paid } mil. To je váš nákup.
summary-own-dearest = Váš nejdražší nákup: { $tile }, { $paid } mil.

refusal-MB-1 = Tato hra je pro tři, čtyři nebo pět hráčů.
refusal-MB-4 = Začínat může jen někdo, kdo sedí u stolu.
refusal-MB-12 = V dražbě nejste na řadě. Počkejte na svůj tah a pak přihoďte, nebo pasujte.
refusal-MB-13 = Nabídka přidává alespoň jednu kartu. Vyberte jednu či více, nebo pasujte.
refusal-MB-14 = Vaše karty na stole musí dát víc než nejvyšší nabídka. Přidejte, nebo pasujte.
refusal-MB-16 = Přidat lze jen karty, které máte v ruce; co leží na stole, tam zůstává.
refusal-MB-35 = Dílek odevzdává jen ten, kdo vzal zloděje, a to hned potom.
refusal-MB-38 = Zloděj bere jen váš vlastní dílek bohatství. Vyberte některý z těch před vámi.

option-start_seat = Kdo začíná
option-start_seat-help = Kdo otočí první dílek: los, nebo pevně dané místo.
option-start_seat-is-random = los
option-hidden_tiles = Zakryté dílky
option-hidden_tiles-help = Získané dílky leží lícem dolů, takže nikdo nezná jistě skóre ostatních.
option-all_poorest = Když jsou všichni stejně chudí
option-all_poorest-help = Co se stane, když mají všichni stejně, tedy nejméně peněz.
option-all_poorest-is-all_lose = prohrávají všichni
option-all_poorest-is-none_lose = nevypadne nikdo
option-final_tiebreak = Při úplné shodě
option-final_tiebreak-help = Co rozhodne při stejných bodech i penězích.
option-final_tiebreak-is-shared = společné vítězství
option-final_tiebreak-is-highest_tile = nejcennější dílek
option-money_tracking = Utracené peníze
option-money_tracking-help = Zda stůl ukazuje, co ostatní utratili, nebo si to musíte pamatovat.
option-money_tracking-is-memory = zpaměti
option-money_tracking-is-assisted = vidí všichni

coach-wealth = Dílek bohatství dává tolik bodů, kolik je na něm. Ťukáním na karty peněz přihazujete. Co zaplatíte, je navždy pryč, tak neutraťte tolik, abyste na konci měli nejméně.
    .at = stake
coach-luck = Šťastná náhoda na konci zdvojnásobí všechno, co máte. Čím víc bodů čekáte, tím má pro vás větší cenu. Má také červený rámeček: po čtvrtém hra končí.
    .at = stake
coach-casino = Tenhle dílek nikdo nechce. Dražba běží obráceně: přihazováním ho od sebe držíte, ale o peníze přijdete, když pasuje někdo jiný. Brzký pas je levný.
    .at = stake
coach-thief-feared = Zloděj stojí dílek bohatství. Máte-li jen malé, vyjde levně. Máte-li velký, může se vyplatit zaplatit, aby nepřišel k vám.
    .at = stake
coach-cba = Audit půlí body. Bolí toho, kdo má hodně, a skoro vůbec toho, kdo má málo.
    .at = stake

lesson-raise = Draží se { tile-wealth_8 }. Nejvyšší nabídka je 10 a vaše 8 už leží na stole. Ujměte se vedení jedinou kartou a co nejlevněji.
    .title = Přebít nabídku
    .why = Počítají se všechny vaše karty na stole dohromady: 8 a 3 je 11, tedy víc než 10. S 8 a 2 byste nabídku jen dorovnali.
lesson-feared = Všichni přihazují, aby se vyhnuli Kasinu (−5). Nejvyšší nabídka je 5 a vaše 2 leží na stole. Vezměte si Kasino a zachraňte své peníze.
    .title = Dílek, který nikdo nechce
    .why = Kdo pasuje první, bere obávaný dílek a dostane své karty zpět. Všichni ostatní přijdou o to, co vyložili.
lesson-thief = Vzali jste zloděje a musíte se vzdát jednoho dílku bohatství. Máte 2, 9 a { tile-luck }. Zachovejte si co nejvíc bodů.
    .title = Zloděj u dveří
    .why = { tile-luck } zdvojnásobí, co zbude: 9 × 2 = 18 bodů. Bez 9 by to bylo jen 2 × 2 = 4.
lesson-free = Draží se { tile-wealth_3 } a nikdo zatím nic nenabídl. Když také pasujete, poslední hráč ho dostane zadarmo. Nabídněte nejméně, kolik pravidla dovolí.
    .title = Nikdo nepřihazuje
    .why = Když nikdo nepřihodí, poslední hráč dostane dílek zadarmo. Jediná karta 1 je nabídka.

rulebook-01 = Tři až pět hráčů začíná se stejnými jedenácti kartami peněz, dohromady 106 milionů, a víc už nikdo nevydělá. Šestnáct dílků leží na jedné zakryté hromádce; postupně se otáčejí a draží. Na konci vypadne ten, komu zbylo nejméně peněz, ať má cokoli, a z ostatních vyhraje nejlepší skóre. Kdo začíná, určí los, pokud se nedohodnete na místě; hraje se po směru hodinových ručiček.
    .title = O co jde
    .rules = MB-1 MB-2 MB-3 MB-4 MB-5 MB-6 MB-44 MB-45 MB-51
    .picture = Peníze jednoho hráče: jedenáct karet od 1 do 25, dohromady 106 milionů, a hromádka šestnácti dílků.
rulebook-02 = Kdo kolo začíná, otočí další dílek a přihazuje první. Když jste na řadě, přidáte z ruky jednu či více karet k už vyloženým, aby dohromady překonaly nejvyšší nabídku, nebo pasujete. Kolik přidáte, je na vás, třeba celou ruku. Karty na stole se nemění a nikdo nevrací. Kdo pasoval, v této dražbě už nehraje. I bez jediné karty hrajete dál: můžete jen pasovat, ale dílky ještě získat můžete.
    .title = Přihazování
    .rules = MB-7 MB-10 MB-11 MB-12 MB-13 MB-14 MB-15 MB-16 MB-17 MB-18 MB-19 MB-20 MB-21
    .picture = Dražba: nejprve 6, pak 8; první hráč přidá k šestce 4 a vede s 10.
rulebook-03 = Dílek bohatství nebo štěstí získá poslední hráč, který nepasoval, a zaplatí kartami před sebou; ty odcházejí ze hry. Kdo pasoval, už si své karty vzal zpět. Když nikdo nepřihodí, bere poslední hráč dílek zdarma, aniž by se ho kdo ptal. Vítěz dražby otáčí další dílek.
    .title = Dílky, které chcete
    .rules = MB-23 MB-24 MB-25 MB-26 MB-28 MB-29
rulebook-04 = U kasina, zloděje a auditu přihazujete, abyste se jim vyhnuli. Kdo první pasuje, bere dílek i své karty zpět a dražba končí. Všichni ostatní přijdou o to, co před nimi leží, nejen ten s nejvyšší nabídkou. Pasuje-li hned první hráč, nikdo nic neplatí. Kdo dílek vzal, začíná další kolo.
    .title = Dílky, kterých se bojíte
    .rules = MB-30 MB-31 MB-32 MB-33 MB-34
rulebook-05 = Kdo vezme zloděje, hned odevzdá jeden dílek bohatství podle své volby. Nemá-li žádný, zloděj čeká a odnese další, který hráč získá; zaplacené peníze se nevracejí. Šťastné náhody, kasino a audit zloděj nebere. Zloděj, který čeká až do konce, nic neudělá. Jinak dílek ztratit, prodat ani vyměnit nelze.
    .title = Zloděj
    .rules = MB-35 MB-36 MB-37 MB-38 MB-39 MB-40
    .picture = Zloděj odnáší jeden dílek bohatství hráče, který si ho musel vzít.
rulebook-06 = Čtyři dílky mají červený rámeček: tři šťastné náhody a audit. Jakmile se otočí čtvrtý z nich, hra okamžitě končí, bez dražby, a dílek nezíská nikdo. Může to být po třech dražbách, nebo až u posledního dílku.
    .title = Konec hry
    .rules = MB-8 MB-9 MB-43
    .picture = Rozsvítí se čtvrté červené světlo: hra okamžitě končí.
rulebook-07 = Všichni ukážou ruce. Kdo má nejméně peněz, vypadne; je-li jich víc, vypadnou všichni, a zbude-li jediný hráč, vyhrává. Ostatní sečtou bohatství, za kasino odečtou 5 (nikdy pod 0), za každou šťastnou náhodu zdvojnásobí a za audit vydělí dvěma se zaokrouhlením nahoru. Vyhrává nejvíc bodů, při shodě víc peněz, a pak je vítězství společné, nebo, je-li to dohodnuto, rozhodne nejcennější dílek. Mají-li všichni stejně málo, nevyhrává nikdo, pokud jste se nedohodli jinak.
    .title = Bodování
    .rules = MB-45 MB-46 MB-47 MB-48 MB-49 MB-50 MB-52 MB-53 MB-54
    .picture = Skóre po krocích: 3 a 9 je 12, kasino ubere 5, dvě šťastné náhody zdvojnásobí na 28, audit vydělí na 14.
rulebook-08 = V této variantě leží vše, co získáte, lícem dolů; ostatní vidí jen počet vašich dílků. Dražený dílek je odkrytý a veřejný je i čekající zloděj a počet červených rámečků. Dílek vybraný pro zloděje zmizí neukázán. Průběh hry nepřipomíná, kdo vzal který dílek; na konci se ukážou všechny.
    .title = Varianta: zakryté dílky
    .rules = MB-60 MB-61 MB-62 MB-63 MB-64 MB-65 MB-70
rulebook-09 = Kolik utratili ostatní, si musíte pamatovat; s příslušnou volbou stůl vypíše peníze všech. Kdo odejde nebo mu dojde čas, o místo nepřijde: pasuje, zloději dá nejmenší dílek, nebo za něj hraje bot.
    .title = Paměť a nepřítomnost
    .rules = MB-67 MB-68 MB-71

sketch-title-stake = O co se hraje
sketch-title-seats = Hráči
sketch-title-own = Vaše peníze
sketch-title-purses = Peníze hráčů
sketch-title-unseen = Ještě na hromádce
sketch-drawing-starter = Losuje se, kdo začne.
sketch-revealing = Další dílek otáčí { $seat }.
sketch-wanted = V dražbě: { $tile }
sketch-avoid = Kdo si to vezme? { $tile }
sketch-highest = Nejvyšší nabídka: { $amount } mil., { $seat }
sketch-no-bid = Zatím bez nabídky
sketch-acting = Na řadě: { $seat }
sketch-thief-choice = { $seat } vybírá dílek pro zloděje.
sketch-over = Hra skončila.
sketch-stolen = { $seat } → zloděj: { $tile }
sketch-stolen-face-down = { $seat } → zloděj: zakrytý dílek bohatství
sketch-red = Červené rámečky: { $count } ze 4
sketch-stack = { $count ->
    [one] Jeden dílek na hromádce
    [few] { $count } dílky na hromádce
    [many] { $count } dílku na hromádce
   *[other] { $count } dílků na hromádce
  }
sketch-head-player = Hráč
sketch-head-bid = Nabídka
sketch-head-cards = Karty
sketch-head-money = Peníze
sketch-head-tiles = Dílky
sketch-head-score = Body
sketch-seat = { $seat }
sketch-passed = pas
sketch-unknown = ?
sketch-millions = { $amount } mil.
sketch-number = { $count }
sketch-points = { $points }
sketch-points-out = { $points } (nepočítají se)
sketch-list = { $items }
sketch-face-down = { $count ->
    [0] žádný
    [one] jeden zakrytý
    [few] { $count } zakryté
    [many] { $count } zakrytého
   *[other] { $count } zakrytých
  }
sketch-bid = { $amount } ({ $cards })
sketch-hand = V ruce: { $amount } mil. ({ $cards })
sketch-on-table = Na stole: { $amount } mil. ({ $cards })
sketch-spent = Utraceno: { $amount } mil. ({ $cards })
sketch-purse = { $seat }: v ruce { $cards }; utraceno { $spent }

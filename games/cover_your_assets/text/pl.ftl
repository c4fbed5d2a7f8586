game-name = Cover Your Assets
game-tagline = Układaj pary, szybko je przykrywaj i kradnij to, co inni zostawią na wierzchu: ostatnia zagrana karta zgarnia wszystko.
goal-aim = Zbieraj zestawy jednakowych kart. Wygrywa stos wart najwięcej dolarów; gra toczy się, aż ktoś zbierze milion.
goal-turn = Ułóż parę, wyzwij kogoś o jego wierzchni zestaw albo odrzuć kartę. Ukraść można tylko wierzch stosu, więc przykrywaj to, co cenne.
goal-end = Runda kończy się, gdy wszystkie karty są zagrane. Po rundzie, w której ktoś przekroczy milion, wygrywa najwyższa suma.
score-name = dolary
score-told = { $score } $

card-baseball_cards = Karty baseballowe
card-coin_collection = Kolekcja monet
card-piggy_bank = Świnka skarbonka
card-cash = Gotówka pod materacem
card-bank_account = Konto bankowe
card-stocks = Akcje
card-motorboat = Motorówka
card-jewels = Klejnoty
card-classic_car = Zabytkowe auto
card-house = Dom
card-silver = Srebro
card-gold = Złoto
card-penny_jar = Słoik drobniaków
card-swap = Zamiana
card-shift = Przesunięcie
# The name on a small card: long words say where they may be broken.
face-baseball_cards = Karty base{ "\u00AD" }ballowe
face-coin_collection = { card-coin_collection }
face-piggy_bank = Świnka skar{ "\u00AD" }bonka
face-cash = Gotówka pod mate{ "\u00AD" }racem
face-bank_account = { card-bank_account }
face-motorboat = Moto{ "\u00AD" }rówka
face-jewels = { card-jewels }
face-classic_car = Zabyt{ "\u00AD" }kowe auto
face-penny_jar = Słoik drob{ "\u00AD" }niaków
face-shift = Przesu{ "\u00AD" }nięcie
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
direction-top_to_bottom = wierzchni zestaw na spód
direction-bottom_to_top = dolny zestaw na wierzch

event-round_started = Runda { $round }: rozdaje { $dealer_seat }.
    .dealer_seat = Runda { $round }: rozdajesz ty.
event-dealt = { $seat } dostaje kartę: { $card }.
    .seat = Dostajesz kartę: { $card }.
event-hands_dealt = Wszyscy mają po { $cards } kart; zaczyna { $first_seat }.
    .first_seat = Wszyscy mają po { $cards } kart; zaczynasz ty.
event-pile_turned = Oferta { $pile } pokazuje kartę: { $card }.
event-pile_empty = Oferta { $pile } jest wyczerpana.
event-discard_turned = Pierwsza karta stosu odrzuconych: { $card }.
event-set_aside = { $pile ->
    [none] Na stosie odrzuconych pojawia się karta { $card } i zostaje odłożona na bok.
   *[other] W ofercie { $pile } pojawia się karta { $card } i zostaje odłożona na bok.
  }
event-put_back = { $pile ->
    [none] Karta { $card } wraca do talii w nieznane miejsce.
   *[other] Karta { $card } wraca do oferty { $pile } w nieznane miejsce.
  }
event-drew = { $card ->
    [none] { $seat } dobiera kartę.
   *[other] { $seat } dobiera kartę: { $card }.
  }
    .seat = { $card ->
    [none] Dobierasz kartę.
   *[other] Dobierasz kartę: { $card }.
  }
event-set_formed = { $use_discard ->
    [true] { $seat } układa zestaw z wierzchnią kartą odrzuconą: { $set } ({ $value } $).
   *[false] { $seat } układa zestaw: { $set } ({ $value } $).
  }
    .seat = { $use_discard ->
    [true] Układasz zestaw z wierzchnią kartą odrzuconą: { $set } ({ $value } $).
   *[false] Układasz zestaw: { $set } ({ $value } $).
  }
event-discarded = { $seat } odrzuca kartę: { $card }.
    .seat = Odrzucasz kartę: { $card }.
event-challenged = { $depth ->
    [0] { $seat } próbuje ukraść wierzchni zestaw: { $asset }. Broni się { $target_seat }. Zagrano: { $cards }.
   *[other] { $seat } próbuje ukraść drugi zestaw: { $asset }. Broni się { $target_seat }. Zagrano: { $cards }.
  }{ $demand ->
    [2] {" "}Odpowiedzią są dwie karty albo Słoik drobniaków.
   *[other] {""}
  }
    .seat = { $depth ->
    [0] Próbujesz ukraść wierzchni zestaw: { $asset }. Broni się { $target_seat }. Zagrano: { $cards }.
   *[other] Próbujesz ukraść drugi zestaw: { $asset }. Broni się { $target_seat }. Zagrano: { $cards }.
  }{ $demand ->
    [2] {" "}Odpowiedzią są dwie karty albo Słoik drobniaków.
   *[other] {""}
  }
    .target_seat = { $depth ->
    [0] { $seat } próbuje ukraść twój wierzchni zestaw: { $asset }. Zagrano: { $cards }.
   *[other] { $seat } próbuje ukraść twój drugi zestaw: { $asset }. Zagrano: { $cards }.
  }{ $demand ->
    [2] {" "}Odpowiedzią są dwie karty albo Słoik drobniaków.
   *[other] {""}
  }
event-responded = { $seat } odpowiada: { $cards }.{ $demand ->
    [2] {" "}Odpowiedzią są dwie karty albo Słoik drobniaków.
   *[other] {""}
  }
    .seat = Odpowiadasz: { $cards }.{ $demand ->
    [2] {" "}Odpowiedzią są dwie karty albo Słoik drobniaków.
   *[other] {""}
  }
event-conceded = { $automatic ->
    [true] { $seat } nie ma kart i musi ustąpić.
   *[false] { $seat } ustępuje.
  }
    .seat = { $automatic ->
    [true] Nie masz kart i musisz ustąpić.
   *[false] Ustępujesz.
  }
event-set_stolen = { $seat } kradnie zestaw: { $set } ({ $value } $). Traci go { $target_seat }.
    .seat = Kradniesz zestaw: { $set } ({ $value } $). Traci go { $target_seat }.
    .target_seat = { $seat } kradnie ci zestaw: { $set } ({ $value } $).
event-set_defended = { $seat } broni zestawu: { $set } ({ $value } $). Zagrane karty traci { $target_seat }.
    .seat = Bronisz zestawu: { $set } ({ $value } $). Zagrane karty traci { $target_seat }.
    .target_seat = { $seat } broni zestawu: { $set } ({ $value } $). Tracisz zagrane karty.
event-set_upgraded = { $seat } dokłada do wierzchniego zestawu kartę { $card }: { $set } ({ $value } $).
    .seat = Dokładasz do wierzchniego zestawu kartę { $card }: { $set } ({ $value } $).
event-swapped = { $seat } zagrywa Zamianę: { $seat } i { $target_seat } wymieniają się wierzchnimi zestawami.
    .seat = Zagrywasz Zamianę: ty i { $target_seat } wymieniacie się wierzchnimi zestawami.
    .target_seat = { $seat } zagrywa Zamianę: ty i { $seat } wymieniacie się wierzchnimi zestawami.
event-shifted = { $seat } zagrywa Przesunięcie. Stos: { $target_seat }, { $direction }.
    .seat = Zagrywasz Przesunięcie. Stos: { $target_seat }, { $direction }.
    .target_seat = { $seat } zagrywa Przesunięcie. W twoim stosie: { $direction }.
event-drafted = { $seat } bierze z oferty do karty { $card }: { $set } ({ $value } $).
    .seat = Bierzesz z oferty do karty { $card }: { $set } ({ $value } $).
event-contested = { $seat } walczy o ten zestaw kartą: { $card }.{ $demand ->
    [2] {" "}Odpowiedzią są dwie karty albo Słoik drobniaków.
   *[other] {""}
  }
    .seat = Walczysz o ten zestaw kartą: { $card }.{ $demand ->
    [2] {" "}Odpowiedzią są dwie karty albo Słoik drobniaków.
   *[other] {""}
  }
event-contest_declined = { $seat } odpuszcza.
    .seat = Odpuszczasz.
event-draft_placed = { $seat } dostaje zestaw z oferty: { $set } ({ $value } $).
    .seat = Dostajesz zestaw z oferty: { $set } ({ $value } $).
event-uncovered = W ofercie { $pile } pojawia się karta { $card } i działa od razu.
event-swapped_by_pile = { $seat } i { $target_seat } wymieniają się wierzchnimi zestawami.
    .seat = Ty i { $target_seat } wymieniacie się wierzchnimi zestawami.
    .target_seat = Ty i { $seat } wymieniacie się wierzchnimi zestawami.
event-shifted_by_pile = { $direction ->
    [none] { $target_seat }: dwa zestawy zamieniają się miejscami.
   *[other] { $target_seat }: { $direction }.
  }
    .target_seat = { $direction ->
    [none] Twoje dwa zestawy zamieniają się miejscami.
   *[other] Twój stos: { $direction }.
  }
event-turn_ended = { $seat } kończy turę.
    .seat = Kończysz turę.
event-round_scored = Koniec rundy { $round }: { $results }.
results-item = { $seat } { $score } $ (razem { $total } $)
    .seat = ty { $score } $ (razem { $total } $)
event-round_won = Rundę wygrywa: { $winners }.
    .winners = Wygrywasz rundę.
event-game_over = { $winners-count ->
    [one] Grę wygrywa { $winners }.
    [few] Grę wspólnie wygrywają { $winners }.
    [many] Grę wspólnie wygrywają { $winners }.
   *[other] Grę wspólnie wygrywają { $winners }.
  }
    .winners = Wygrywasz grę!

action-form_set = { $use_discard ->
    [true] Ułóż zestaw: { $hand } + wierzchnia odrzucona
   *[false] Ułóż zestaw: { $hand }
  }
action-discard = Odrzuć: { $card }
action-challenge = { $depth ->
    [0] { $target_seat }: ukradnij zestaw kartą { $cards }
   *[other] { $target_seat }: ukradnij drugi zestaw, grając { $cards }
  }
action-upgrade_set = Dołóż do wierzchniego zestawu: { $card }
action-play_swap = Zamień się wierzchnim zestawem: { $target_seat }
action-play_shift = Przesuń stos gracza { $target_seat }: { $direction }
action-draft_set = Weź z oferty { $piles } do karty: { $hand }
action-end_turn = Zakończ turę
action-contest_draft = Walcz kartą: { $card }
action-decline_contest = Odpuść
action-respond = Odpowiedz: { $cards }
action-concede = Ustąp
action-choose_shift = Przesuń: { $direction }

prompt-dealer = Losujemy, kto rozdaje pierwszy.
prompt-deal = Karty rozdaje { $seat }.
    .seat = Rozdajesz karty.
prompt-turning-up = Odkrywamy kartę.
prompt-refill = Gracze dobierają karty z talii.
prompt-turn-both = Twoja kolej: ułóż zestaw z dwóch pasujących kart (do { $value } $), ukradnij wierzchni zestaw albo odrzuć kartę.
prompt-turn-set = Twoja kolej: ułóż zestaw z dwóch pasujących kart (do { $value } $) albo odrzuć kartę.
prompt-turn-steal = Nie masz zestawu: ukradnij pasującą kartą czyjś wierzchni zestaw albo odrzuć kartę.
prompt-turn-discard = Nie masz zestawu ani czego ukraść: wybierz kartę do odrzucenia.
prompt-turn-second = Możesz zagrać jeszcze raz: ułóż zestaw, kradnij, odrzuć albo zakończ turę.
prompt-turn-watched = Gra { $seat }: zestaw, kradzież albo odrzucenie karty.
prompt-defend = { $seat } chce ci odebrać: { $asset }. Stawka: { $value } $. { $demand ->
    [2] Obronią cię dwie z tych kart (słoik liczy się za dwie)
   *[other] { $cards-count ->
        [1] Obroni cię karta
       *[other] Obroni cię jedna z tych kart
      }
  }: { $cards }. Możesz też ustąpić.
prompt-defend-not = { $seat } chce ci odebrać: { $asset }. Stawka: { $value } $. Nie masz odpowiedzi, możesz tylko ustąpić.
prompt-attack = { $seat } broni zestawu: { $asset }. Stawka: { $value } $. { $demand ->
    [2] Zagraj dwie z tych kart (słoik liczy się za dwie)
   *[other] { $cards-count ->
        [1] Zagraj kartę
       *[other] Zagraj jedną z tych kart
      }
  }: { $cards }. Możesz też ustąpić.
prompt-attack-not = { $seat } broni zestawu: { $asset }. Stawka: { $value } $. Nie masz odpowiedzi, możesz tylko ustąpić.
prompt-duel-watched = { $seat } musi odpowiedzieć albo ustąpić. Przeciwnik: { $target_seat }, stawka: { $value } $.
    .target_seat = { $seat } musi ci odpowiedzieć albo ustąpić. Stawka: { $value } $.
prompt-contest = { $seat } bierze z oferty: { $asset } ({ $value } $). Powalcz o to jedną z kart: { $cards }. Albo odpuść.
prompt-contest-not = { $seat } bierze z oferty: { $asset } ({ $value } $). Nie masz karty, żeby o to powalczyć.
prompt-contest-watched = { $target_seat } bierze z oferty: { $asset } ({ $value } $). Może o to powalczyć { $seat }.
    .target_seat = Bierzesz z oferty: { $asset } ({ $value } $). Może o to powalczyć { $seat }.
prompt-shift = Odkryto Przesunięcie. Wybierz, który koniec tego stosu się przesunie: { $target_seat }.
prompt-shift-watched = { $seat } decyduje, jak przesunie się stos: { $target_seat }.
    .target_seat = { $seat } decyduje, jak przesunie się twój stos.

leads-lay-first = Wart { $value } $. Najniższego zestawu nikt nie ukradnie.
leads-lay-second = Wart { $value } $. Inni mogą go ukraść, dopóki go nie przykryjesz.
leads-lay = Wart { $value } $. Przykryje i zabezpieczy: { $asset }.
leads-draft = Razem z ofertą ({ $cards }) zestaw wart { $value } $. Może o niego powalczyć { $seat }.
leads-discard = Następni gracze mogą użyć tej karty do zestawu.{ $deck ->
    [0] {""}
   *[other] {" "}Dobierasz nową.
  }
leads-discard-pair = Tą kartą możesz teraz ułożyć zestaw!
leads-discard-wild = Pasuje do każdego zestawu i jest warta { $value } $: mogą ją wziąć inni.
leads-discard-action = Tracisz ją, a stos odrzuconych zostaje zablokowany.
leads-challenge = Wygrana: { $value } $, czyli zestaw i wszystkie zagrane karty. Przegrana: wszystko, razem z twoimi kartami, zatrzymuje { $seat }.
leads-contest = Wygrana: zestaw z twoją kartą, { $value } $. Przegrana: wszystko bierze { $seat }.
leads-respond = Teraz musi odpowiedzieć { $seat }. Do wygrania: { $value } $.
leads-upgrade = Twój wierzchni zestaw rośnie do { $value } $.
leads-swap = Dostajesz: { $asset } ({ $value } $). Oddajesz: { $own } ({ $own_value } $).
leads-shift = Na wierzchu stosu, gdzie można kraść, będzie: { $asset } ({ $value } $).
leads-end = Rezygnujesz z drugiego zagrania.
leads-decline = Zestaw za { $value } $ bierze { $seat }.
leads-concede-lose = Tracisz zestaw: { $asset }. { $value } $ bierze { $seat }.
leads-concede-keep = Zestaw i twoje karty ({ $value } $) zatrzymuje { $seat }.
leads-concede-draft = Zestaw z oferty i wszystkie zagrane karty ({ $value } $) bierze { $seat }.

closed-set = Ułóż zestaw
closed-set-why = Nie masz dwóch pasujących kart ani nic do wierzchniej odrzuconej.
closed-steal = Ukradnij
closed-steal-first = Najpierw ułóż własny zestaw.
closed-steal-safe = Nikt nie ma jeszcze dwóch zestawów, a najniższy jest bezpieczny.
closed-steal-match = Żadna twoja karta nie pasuje do wierzchnich zestawów.
closed-banned = Ukradnij: { $seat }
closed-banned-why = W tej turze był już przegrany pojedynek z tym graczem.
closed-answer = Odpowiedz
closed-answer-why = { $demand ->
    [2] Trzeba dwóch kart ({ $asset }, Srebro, Złoto) albo Słoika drobniaków.
   *[other] { $jars ->
        [0] Trzeba jednej z kart: { $asset }, Srebro, Złoto.
       *[other] Trzeba jednej z kart: { $asset }, Srebro, Złoto, Słoik drobniaków.
      }
  }

summary-round = Runda { $round }: { $value } $
summary-earlier = Wcześniejsze rundy: { $value } $
summary-set = { set-item } = { $value } $
summary-no-sets = W ostatniej rundzie bez zestawów
summary-theft = Największa kradzież: { $asset } za { $value } $, { $target_seat } → { $seat }.

money-short = { $value } tys.
round-title = Koniec rundy { $round }
round-value = Ta runda: { $value } $
round-earlier = Wcześniej: { $value } $
round-total = Razem: { $value } $
round-goal = Gra kończy się po rundzie, w której ktoś przekroczy { $value } $.
round-no-sets = Bez zestawów
round-close = Dalej
stack-steal = Ukradnij: { $seat }
hand-choose = Dotknij karty, żeby zobaczyć, co możesz z nią zrobić.

refusal-CA-1 = W tę grę gra od dwóch do sześciu osób.
refusal-CA-5 = Przy tym stole nie ma ofert. Są tylko w grze na dwie lub trzy osoby.
refusal-CA-7 = Pierwszy rozdający musi siedzieć przy stole.
refusal-CA-16 = To nie twoja kolej. Poczekaj, aż gra cię zapyta.
refusal-CA-17 = To zagranie należy do zasad zaawansowanych, które są tu wyłączone.
refusal-CA-18 = Tura to tutaj dokładnie jedno zagranie, nie ma czego kończyć wcześniej.
refusal-CA-24 = Zestaw to dwie karty z ręki albo jedna karta z ręki i wierzchnia odrzucona.
refusal-CA-25 = Te karty nie tworzą pary. Weź dwa takie same dobra albo dobro i jokera.
refusal-CA-28 = Stos odrzuconych jest pusty. Użyj dwóch kart z ręki.
refusal-CA-32 = Odrzucić można tylko kartę, którą masz na ręce.
refusal-CA-33 = Stos odrzuconych blokuje karta akcji. Użyj dwóch kart z ręki.
refusal-CA-36 = Żeby kraść, potrzebujesz własnego zestawu i karty z ręki, która pasuje do cudzego wierzchniego zestawu.
refusal-CA-37 = Najniższy zestaw jest bezpieczny. Wybierz kogoś, kto ma co najmniej dwa zestawy.
refusal-CA-38 = Przy tym stole można walczyć tylko o wierzchnie zestawy.
refusal-CA-39 = Walka o wierzchni zestaw zaczyna się dokładnie jedną kartą.
refusal-CA-41 = Żaden pojedynek nie czeka na twoją odpowiedź.
refusal-CA-42 = Odpowiedz kartami z ręki: dobrem tego samego rodzaju, Srebrem, Złotem lub Słoikiem drobniaków.
refusal-CA-44 = To nie wystarcza albo to za dużo. Na jedną kartę odpowiada jedna; na Słoik drobniaków dwie karty albo drugi Słoik.
refusal-CA-47 = To pojedynek dwojga innych graczy. Nikt nie może się wtrącić.
refusal-CA-70 = Wybierz od 1 do 50 rund.
refusal-CA-74 = Pierwsze zagranie jest obowiązkowe. Turę można zakończyć po nim.
refusal-CA-77 = Ta kradzież właśnie się nie udała. Wybierz w tej turze inny cel.
refusal-CA-79 = Dołóż kartę z ręki tego samego rodzaju co twój wierzchni zestaw.
refusal-CA-80 = Jokerów nie można dokładać. Użyj dobra tego samego rodzaju.
refusal-CA-82 = Nie masz tej karty akcji na ręce.
refusal-CA-84 = Karty akcji nie wchodzą do zestawów, pojedynków ani ofert. Zagraj je dla efektu albo odrzuć.
refusal-CA-85 = Zamiana wymaga własnego zestawu i innego gracza, który też ma zestaw.
refusal-CA-88 = Przesunięcie wymaga stosu z co najmniej dwoma zestawami.
refusal-CA-97 = O drugi zestaw można walczyć tylko wtedy, gdy pod nim leży trzeci.
refusal-CA-98 = Walkę o drugi zestaw zaczyna się dwiema pasującymi kartami lub jokerami albo samym Słoikiem drobniaków.
refusal-CA-103 = Użyj oferty obok siebie; trzecia należy do pozostałych.
refusal-CA-105 = Ta oferta jest pusta. Wybierz taką, która pokazuje kartę.
refusal-CA-108 = Do jednej karty z ręki dobiera się karty z ofert: we troje z jednej oferty, we dwoje najwyżej z trzech.
refusal-CA-109 = Te karty nie tworzą zestawu. Potrzeba co najmniej jednego dobra, a wszystkie dobra muszą być takie same.
refusal-CA-115 = Nie ma teraz zestawu z oferty, o który możesz walczyć.
refusal-CA-117 = Walcz kartą z ręki, która pasuje do zestawu, albo jokerem.
refusal-CA-123 = Nie masz teraz żadnego stosu do przesunięcia.

option-end_mode = Koniec gry
option-end_mode-help = Jak długo gracie i co rozstrzyga.
option-end_mode-is-classic_million = Klasyczny milion (aż ktoś przekroczy 1 000 000)
option-end_mode-is-quick = Szybka gra (jedna runda)
option-end_mode-is-three_rounds = Trzy rundy (najwyższa suma)
option-end_mode-is-first_to_two_wins = Do dwóch zwycięstw (wygrane rundy)
option-advanced = Zasady zaawansowane
option-advanced-help = Wszystkie sześć zasad poniżej, żadna albo wasz wybór. Włączenie jednej z nich oznacza wasz wybór.
option-advanced-is-none = żadne
option-advanced-is-all = wszystkie
option-advanced-is-custom = własny wybór
option-hand_size_six = Sześć kart na ręce
option-hand_size_six-help = Każdy trzyma sześć kart zamiast pięciu.
option-two_actions = Dwa zagrania
option-two_actions-help = Po pierwszym zagraniu można wykonać drugie.
option-upgrade_set = Ulepszanie
option-upgrade_set-help = Jako zagranie można dołożyć pasujące dobro do swojego wierzchniego zestawu.
option-action_cards = Zamiana i Przesunięcie
option-action_cards-help = W talii są dwie Zamiany i dwa Przesunięcia.
option-kasicka = Słoiki drobniaków
option-kasicka-help = Dwa jokery mało warte, ale w pojedynku dwa razy silniejsze.
option-second_set_challenge = Drugie zestawy
option-second_set_challenge-help = Za cenę dwóch kart można walczyć także o zestaw pod wierzchnim.
option-small_table = Dwie lub trzy osoby
option-small_table-help = Ma znaczenie tylko przy dwóch lub trzech osobach: z trzema ofertami jak w instrukcji albo bez nich.
option-small_table-is-draft = z ofertami
option-small_table-is-plain = bez ofert
option-draft_contest_needs_set = O oferty walczą tylko gracze z zestawem
option-draft_contest_needs_set-help = Ma znaczenie tylko z ofertami: o zestaw z oferty może walczyć tylko ktoś, kto ma własny zestaw.
option-million_threshold = Milion
option-million_threshold-help = Tylko w grze Klasyczny milion: czy dokładnie 1 000 000 kończy grę.
option-million_threshold-is-exceed = trzeba przekroczyć
option-million_threshold-is-reach = wystarczy osiągnąć
option-tied_round = Remis w rundzie
option-tied_round-help = Tylko w grze Do dwóch zwycięstw: komu zalicza się zremisowaną rundę.
option-tied_round-is-all = wszystkim remisującym
option-tied_round-is-none = nikomu
option-tie_rule = Remis o pierwsze miejsce
option-tie_rule-help = Co się dzieje, gdy na koniec prowadzi kilka osób.
option-tie_rule-is-shared = wygrywają wspólnie
option-tie_rule-is-playoff = jeszcze jedna runda
option-first_dealer = Pierwszy rozdający
option-first_dealer-help = Kto rozdaje w pierwszej rundzie: ktoś wylosowany albo ustalone miejsce.
option-first_dealer-is-random = losowo
option-max_rounds = Limit rund
option-max_rounds-help = Najpóźniej po tylu rundach gra się kończy.

coach-turn-both = Nowy zestaw przykrywa poprzedni: ukraść można tylko wierzch stosu. Jeśli ktoś zostawił na wierzchu coś cennego, możesz to zabrać pasującą kartą, Srebrem lub Złotem.
    .at = hand
coach-turn-set = Dwie jednakowe karty to zestaw, a Srebro i Złoto zastępują każdą kartę. Złoto lepiej zachować na pojedynek: kto zagra ostatnią kartę, bierze wszystko.
    .at = hand
coach-defend = Każda zagrana karta wchodzi do zestawu, więc długi pojedynek podnosi stawkę. Policz, ile masz odpowiedzi, zanim zaczniesz.
    .at = hand
coach-turn-discard = Odrzuć kartę tanią i pojedynczą. Inni mogą użyć wierzchu stosu, więc nie podsuwaj im tego, co zbierają.
    .at = hand

lesson-pair = Twój pierwszy ruch. Ułóż zestaw wart najwięcej.
    .title = Ułóż parę
    .why = Dwie jednakowe karty to zestaw: dwa domy są warte 40 000 $. Pierwszy zestaw leży na spodzie stosu i nigdy nie można go ukraść.
lesson-discard-pile = Na stosie odrzuconych leżą Akcje i ty też masz Akcje. Ułóż zestaw z tą kartą.
    .title = Wierzch stosu
    .why = Jedną kartą pary może być wierzchnia karta stosu odrzuconych. Zużywasz wtedy tylko jedną kartę z ręki.
lesson-challenge = Jeden z graczy przykrył domy dwiema kartami Klejnotów. Spróbuj ukraść klejnoty (30 000 $).
    .title = Ukradnij zestaw
    .why = Karta tego samego rodzaju, Srebro lub Złoto otwiera pojedynek o wierzchni zestaw. Jeśli nikt nie odpowie, zestaw jest twój razem z zagranymi kartami.
lesson-defend = Ktoś chce twoich klejnotów i zagrał Srebro. Zatrzymaj je.
    .title = Obroń zestaw
    .why = Na wyzwanie odpowiadają Klejnoty, Srebro lub Złoto. Kto zagra ostatnią kartę, dostaje zestaw ze wszystkim, co zagrano.

rulebook-01 = Zbieraj zestawy jednakowych kart na stosie przed sobą. Ukraść można tylko wierzchni zestaw, więc przykrywaj to, na czym ci zależy. Gdy wszystkie karty są zużyte, liczy się każda karta twojego stosu, od najniższego zestawu po Srebro i Złoto. Gra się runda za rundą; koniec następuje po rundzie, w której ktoś przekroczy 1 000 000 dolarów, i wygrywa najwyższa suma.
    .title = O co chodzi
    .rules = CA-1 CA-2 CA-58 CA-59 CA-61 CA-62 CA-63
    .picture = Stos: każdy zestaw leży w poprzek poprzedniego i go chroni.
rulebook-02 = Tasuje się 104 karty i każdy dostaje pięć. Reszta to talia; jej wierzchnią kartę odkrywa się obok jako pierwszą odrzuconą. Kto rozdaje pierwszy, rozstrzyga los, potem rozdający zmienia się w lewo. Zaczyna osoba po lewej stronie rozdającego. We dwoje i troje dochodzą jeszcze oferty.
    .title = Przygotowanie
    .rules = CA-3 CA-4 CA-5 CA-7 CA-8 CA-10 CA-11 CA-13 CA-14 CA-15
    .picture = Początek: pięć kart na ręce, talia i pierwsza karta odrzucona obok.
rulebook-03 = Wykonaj jedno zagranie: ułóż zestaw, odrzuć kartę albo rzuć komuś wyzwanie. Pasować nie wolno; odrzucić kartę można zawsze. Każde zagranie kosztuje przynajmniej jedną kartę z ręki i w jego trakcie nikt nie dobiera. Potem dobierasz do pięciu kart, a po tobie ci, którzy musieli się bronić. Gra dalej następna osoba po lewej, która ma karty.
    .title = Twoja tura
    .rules = CA-16 CA-17 CA-18 CA-19 CA-20 CA-21 CA-22
rulebook-04 = Zestaw to para: dwa takie same dobra albo dobro ze Srebrem lub Złotem; nigdy dwie karty tych ostatnich. Obie karty pochodzą z ręki albo jedna z nich jest wierzchnią kartą odrzuconą. Każdy nowy zestaw kładzie się na wierzchu stosu, w poprzek poprzedniego, i pozostaje osobny, nawet na zestawie tego samego rodzaju. Przy układaniu nikt nie może się sprzeciwić.
    .title = Zestawy
    .rules = CA-24 CA-25 CA-26 CA-27 CA-28 CA-29 CA-30 CA-31
    .picture = Zestaw: dwie takie same karty albo jedna karta ze Srebrem lub Złotem.
rulebook-05 = Odrzucić można dowolną kartę. Leży wtedy na wierzchu i później ty lub inni mogą ułożyć z niej zestaw; do ręki ani talii już nie wraca. Karty, które tam zostaną, nic nie dają.
    .title = Odrzucanie
    .rules = CA-32 CA-33 CA-34 CA-35
rulebook-06 = Gdy masz już zestaw, możesz rzucić wyzwanie o wierzchni zestaw innego gracza kartą jego rodzaju, Srebrem lub Złotem. Właściciel może odpowiedzieć jedną taką kartą, potem znowu ty i tak dalej; wszystkie te karty są równie mocne. Nikt nie musi odpowiadać i nikt trzeci nie może się wtrącić. Kto ustąpi, przegrywa; drugi bierze zestaw ze wszystkimi zagranymi kartami, a skradziony kładzie na wierzch swojego stosu. Najniższy zestaw gracza jest zawsze bezpieczny. Okraść można nawet kogoś bez kart.
    .title = Kradzież
    .rules = CA-36 CA-37 CA-38 CA-39 CA-40 CA-41 CA-42 CA-43 CA-44 CA-45 CA-46 CA-47 CA-48 CA-49 CA-50 CA-51 CA-52 CA-53
    .picture = Pojedynek: karta tego samego rodzaju atakuje wierzchni zestaw, właściciel odpowiada, aż jedno ustąpi.
rulebook-07 = Gdy talia się skończy, gra toczy się dalej bez dobierania, aż nikt nie będzie miał kart. Kto nie ma kart, jest pomijany, ale nadal można go okraść; kto jako jedyny ma karty, zagrywa je jedna po drugiej. Potem liczy się stosy i dodaje do sum, każdą kartę po tyle dolarów, ile na niej wydrukowano. 5000: { card-baseball_cards }, { card-coin_collection }, { card-piggy_bank }; 10 000: { card-cash }, { card-bank_account }, { card-stocks }; 15 000: { card-motorboat }, { card-jewels }, { card-classic_car }; 20 000: { card-house }; 25 000: { card-silver }; 50 000: { card-gold }.
    .title = Koniec rundy
    .rules = CA-54 CA-55 CA-56 CA-57 CA-58 CA-60
    .picture = Koniec rundy: nie ma już kart, stosy liczy się w drodze do miliona.
rulebook-08 = Można się umówić na jedną rundę, na trzy albo na grę do dwóch wygranych rund; remis w rundzie liczy się wtedy wszystkim remisującym albo nikomu. Od was zależy też, czy milion wystarczy, czy trzeba go przekroczyć. Równe sumy oznaczają wspólną wygraną albo jeszcze jedną rundę. Po umówionym limicie rund gra i tak się kończy.
    .title = Inne zakończenia
    .rules = CA-62 CA-64 CA-65 CA-66 CA-67 CA-68 CA-69 CA-70
rulebook-09 = Obok talii leżą trzy oferty po dziesięć kart, każda z jedną odkrytą. Jako zagranie można ułożyć kartę z ręki razem z wierzchnią kartą oferty: we troje jednej z dwóch sąsiednich ofert, we dwoje nawet trzech naraz. Musi być wśród nich przynajmniej jedno dobro, a wszystkie dobra muszą być takie same. Karta odrzucona nie może brać w tym udziału. We dwoje gra się z sześcioma kartami na ręce, bez Domów oraz części Srebra i Złota. Puste oferty pozostają puste.
    .title = Dwie i trzy osoby
    .rules = CA-9 CA-12 CA-102 CA-103 CA-104 CA-105 CA-106 CA-107 CA-108 CA-109 CA-110 CA-111 CA-112 CA-114
    .picture = Dwie i trzy osoby: karta z ręki i odkryta karta oferty tworzą zestaw.
rulebook-10 = Kto dzieli z tobą ofertę, może od razu walczyć o układany zestaw jedną pasującą kartą, choćby sam żadnego nie miał (chyba że umówiono się inaczej) i choćby był to twój pierwszy. Wtedy toczy się o niego pojedynek jak przy kradzieży, a zestaw trafia na wierzch stosu zwycięzcy. Potem odkrywa się następną kartę oferty; oboje dobierają na końcu tury.
    .title = Walka o zestaw z oferty
    .rules = CA-113 CA-115 CA-116 CA-117 CA-118 CA-119 CA-120
rulebook-11 = Zasady zaawansowane można włączać pojedynczo lub wszystkie razem: sześć kart na ręce; drugie, dowolne i dobrowolne zagranie, z dobieraniem pomiędzy tylko po odrzuceniu karty; dokładanie jednego pasującego dobra z ręki do własnego wierzchniego zestawu. Kto w tej turze odparł twoje wyzwanie, jest do jej końca bezpieczny przed kolejnymi.
    .title = Zaawansowane: więcej możliwości
    .rules = CA-6 CA-71 CA-72 CA-73 CA-74 CA-75 CA-76 CA-77 CA-78 CA-79 CA-80 CA-81
rulebook-12 = Zamiana wymienia twój wierzchni zestaw z zestawem innego gracza, nawet jedynym. Przesunięcie przenosi wierzchni zestaw dowolnego stosu na spód albo dolny na wierzch. Nikt nie może na nie odpowiedzieć; karta wypada do końca rundy. Do niczego innego nie służą. Odkryte w ofercie działają od razu na jej dwoje sąsiadów: wierzchnie zestawy zamieniają się miejscami albo każde przesuwa stos drugiego. Zamiana, która nie ma czego zamienić, wraca wtasowana do oferty.
    .title = Zaawansowane: Zamiana i Przesunięcie
    .rules = CA-82 CA-83 CA-84 CA-85 CA-86 CA-87 CA-88 CA-89 CA-90 CA-91 CA-121 CA-122 CA-123 CA-124 CA-125 CA-126 CA-127 CA-128
rulebook-13 = Słoik drobniaków to joker wart 1000. W pojedynku liczy się podwójnie: na Słoik zagrany przeciw jednej karcie trzeba odpowiedzieć dwiema kartami albo drugim Słoikiem; tam, gdzie potrzeba dwóch kart, po prostu je zastępuje. Zagrywa się go zawsze samego. Można też walczyć o drugi zestaw od góry: zaczynają dwie karty albo Słoik, odpowiada jedna karta, a najniższy zestaw pozostaje bezpieczny. Kto zdobędzie drugi zestaw, kładzie go na wierzch; kto obroni, zostawia na miejscu.
    .title = Zaawansowane: Słoiki i drugie zestawy
    .rules = CA-92 CA-93 CA-94 CA-95 CA-96 CA-97 CA-98 CA-99 CA-100 CA-101
rulebook-14 = Za nieobecną osobę odrzuca się najtańszą kartę, oddaje pojedynki i nie walczy o zestawy z ofert, albo gra bot. Nikogo nie usuwa się z trwającej gry.
    .title = Nieobecność
    .rules = CA-130
rulebook-15 = Pierwszy zestaw ułóż wcześnie: bez niego nikogo nie zaatakujesz. Zestaw na samym dole jest bezpieczny, więc dobry pierwszy zestaw się opłaca, ale nie warto na niego czekać. Następnym zestawem przykryj to, co warto ukraść. Trzymaj jedną lub dwie karty na obronę wierzchniego zestawu; zestaw, którego umiesz bronić, rośnie z każdym pojedynkiem. Zagrywaj najpierw dobra, potem Srebro, a Złoto na końcu: zwycięzca pojedynku bierze wszystko. Tani zestaw oddaj od razu. Nawet bez kart na ręce możesz stracić wierzchni zestaw, więc patrz, kto jeszcze ma karty, gdy kończy się talia.
    .title = Wskazówki
    .rules = CA-36 CA-40 CA-55

sketch-title-now = Stół
sketch-title-seats = Gracze
sketch-title-piles = Oferty
sketch-title-own = Twoja ręka
sketch-title-track = Wyścig
sketch-title-covered = Zestawy pod spodem
sketch-title-unseen = Karty, których nie widać
sketch-round = Runda { $round }
sketch-drawing-dealer = Trwa losowanie rozdającego.
sketch-dealing = Rozdaje { $seat }.
sketch-turning-up = Odkrywana jest karta.
sketch-turn = Gra { $seat }
sketch-second-action = Drugie zagranie: { $seat }
sketch-banned = W tej turze bez kolejnego wyzwania: { $seats }
sketch-drafted = { $seat } bierze z oferty: { set-item } ({ $value } $)
sketch-may-contest = Może o to powalczyć { $seat }
sketch-duel = Pojedynek: { $seat } kontra { $target_seat }
sketch-stake = Stawka: { set-item } ({ $value } $)
sketch-played = Zagrane dotąd: { $cards }
sketch-answer = { $demand ->
    [2] Odpowiada { $seat }: dwie karty albo Słoik drobniaków.
   *[other] Odpowiada { $seat }.
  }
sketch-shift-choice = { $seat } przesuwa cudzy stos: { $target_seat }.
sketch-refilling = Trwa dobieranie kart.
sketch-over = Koniec gry.
sketch-deck = { $count ->
    [0] Talia jest pusta
    [one] { $count } karta w talii
    [few] { $count } karty w talii
    [many] { $count } kart w talii
   *[other] { $count } karty w talii
  }
sketch-discard = { $count ->
    [one] Stos odrzuconych: { $card }
    [few] Stos odrzuconych ({ $count } karty), na wierzchu { $card }
    [many] Stos odrzuconych ({ $count } kart), na wierzchu { $card }
   *[other] Stos odrzuconych ({ $count } karty), na wierzchu { $card }
  }
sketch-discard-empty = Stos odrzuconych jest pusty
sketch-removed = Poza rundą: { $cards }
sketch-head-player = Gracz
sketch-head-cards = Ręka
sketch-head-top = Wierzchni zestaw
sketch-head-second = Drugi zestaw
sketch-head-deeper = Niżej
sketch-head-stack = Stos
sketch-head-total = Razem
sketch-head-wins = Wygrane rundy
sketch-head-pile = Oferta
sketch-head-shows = Odkryta
sketch-head-face-down = Zakryte
sketch-head-for = Dla
sketch-head-put-back = Na pewno w środku
sketch-head-place = Od góry
sketch-head-set = Zestaw
sketch-seat = { $seat }
sketch-number = { $count }
sketch-money = { $value } $
sketch-card = { $card }
sketch-list = { $items }
sketch-pile = Oferta { $pile }
sketch-set = { set-item } = { $value } $
sketch-deeper = { $count ->
    [one] 1 zestaw, { $value } $
    [few] { $count } zestawy, { $value } $
    [many] { $count } zestawów, { $value } $
   *[other] { $count } zestawu, { $value } $
  }
sketch-hand-empty = Brak kart
sketch-track = { $seat } { $bar } { $value } $
sketch-unseen = { $card }: { $count }

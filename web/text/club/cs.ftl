# The words of the pages of a tournament.
cup-make-lead = Několik stolů, několik her, jeden vítěz: pro třídu, klub nebo velkou rodinu.
cup-name = Název turnaje
cup-default-name = Náš turnaj
cup-names = Kdo hraje: na každý řádek jedno jméno
cup-names-example = Ada
cup-least = Zúčastnit se musí aspoň tři lidé. Méně stačí, když na volných místech sedí boti: viz níže.
cup-least-bots = Stačí dva lidé: volná místa obsadí boti.
cup-people-count = { $count ->
    [one] { $count } účastník
    [few] { $count } účastníci
   *[other] { $count } účastníků
}
cup-seats = Hráčů u stolu
cup-seats-lead = V turnaji se tato hra hraje u stolů pro { $least } až { $most } hráčů. Když počet lidí nevychází, jsou některé stoly menší.
cup-rounds = Her pro každého
cup-final-seats = Hráčů ve finále
cup-none = bez finále
cup-scoring = Co se počítá
cup-scoring-placement = Body za umístění
cup-scoring-profit = Výsledek hry
cup-scoring-profit_adjusted = Výsledek nad průměr stolu
cup-go-make = Založit turnaj
cup-more = Rozsazení, boti, hodiny a domácí pravidla
cup-seating = Kdo s kým hraje
cup-seating-min_repeat = pokaždé noví soupeři
cup-seating-random = losem
cup-seating-swiss = vítězové s vítězi
cup-fill = Boti na volných místech
cup-fill-none = žádní
cup-door = Jak se lidé přidávají
cup-door-open = vyberou nebo napíšou jméno
cup-door-listed = vyberou své jméno
cup-door-closed = jen s osobním kódem
cup-penalty-each = Kolik stojí každý chybný zápis na kartě
cup-yours = Zpět ke svým turnajům
cup-standings = Pořadí
cup-explain-placement = Body za hru: 120 za první místo, 0 za poslední, ostatní rovnoměrně mezi tím.
cup-explain-profit = Počítá se součet výsledků všech her.
cup-explain-profit_adjusted = Počítá se, o kolik je každý výsledek nad průměrem stolu nebo pod ním.
cup-place = Místo
cup-participant = Účastník
cup-points = Body
cup-score = Skóre
cup-profit = Výsledek
cup-firsts = První místa
cup-penalty = Srážka
cup-final = Finále
cup-game = Hra { $number }
cup-table = Stůl { $number }
cup-broken = Tento stůl nelze otevřít. Zadejte výsledky ručně.
cup-by-hand = výsledek zapsán ručně
cup-done = dohráno
cup-playing = hraje se
cup-moves = { $count ->
    [one] odehrán { $count } krok
    [few] odehrány { $count } kroky
   *[other] odehráno { $count } kroků
}
cup-held = hraje bot
cup-missing = není u stolu
cup-bot = Ať hraje bot
cup-bot-for = Ať místo hráče { $name } hraje bot
cup-bot-all = Za všechny chybějící ať hrají boti
cup-pause = Pozastavit všechny stoly
cup-continue = Pokračovat u všech stolů
cup-message = Zpráva všem stolům
cup-message-example = Zbývá deset minut.
cup-message-clear = Stáhnout zprávu
cup-enter = Zapsat výsledek
cup-correct = Opravit výsledek
cup-results = Výsledky stolu
cup-results-lead = Umístění vyplývá z výsledků. Pokud některé zadáte sami, zadejte je všem.
cup-results-void = U tohoto stolu se ještě hraje. Jakmile výsledek zadáte, partie už se nepočítá; hráči se to dozvědí.
cup-voided = Výsledek tohoto stolu už zadal pořadatel. Můžete hrát dál, ale už se to nepočítá.
cup-wrong = Chybné zápisy
cup-bankrupt = bankrot
cup-save = Uložit
cup-people = Účastníci
cup-here = Přítomno: { $here } z { $all }
cup-slips = Lístky s kódy
cup-slips-lead = Každý může dostat lístek s vlastním kódem. Funguje na každém zařízení a vždy otevře správný stůl.
cup-not-here = ještě tu není
cup-away = chybí
cup-late = Přišel někdo později? Na každý řádek jedno jméno
cup-add = Připsat
cup-take-off = Škrtnout ze seznamu
cup-next = Další: { $stage }
cup-first-lead = Promítněte kód, nebo rozdejte lístky. Až se lidé sejdou, začněte: všechny stoly začnou najednou.
cup-start = Začít: { $stage }
cup-start-missing = Přítomno: { $here } z { $all }. Co s ostatními?
cup-start-bots = Začít, hrají za ně boti
cup-start-away = Začít, místo nedostanou
cup-start-wait = Začít, jejich stoly počkají
cup-few = { $missing ->
    [one] Chybí ještě jeden účastník: bez botů hrají aspoň tři.
    [few] Chybí ještě { $missing } účastníci: bez botů hrají aspoň tři.
   *[other] Chybí ještě { $missing } účastníků: bez botů hrají aspoň tři.
}
cup-few-bots = { $missing ->
    [one] Chybí ještě jeden účastník: volná místa obsadí boti, ale hrát musí aspoň dva lidé.
    [few] Chybí ještě { $missing } účastníci: volná místa obsadí boti, ale hrát musí aspoň dva lidé.
   *[other] Chybí ještě { $missing } účastníků: volná místa obsadí boti, ale hrát musí aspoň dva lidé.
}
cup-too-long = { $count ->
    [one] Jedno jméno má přes 24 písmen a bude zkráceno
    [few] { $count } jména mají přes 24 písmen a budou zkrácena
    [many] { $count } jména má přes 24 písmen a bude zkráceno
   *[other] { $count } jmen má přes 24 písmen a bude zkráceno
}: { $names }
cup-files = Soubory a tisk
cup-cards = Karty všech účastníků
cup-xlsx = Tabulka (XLSX)
cup-csv = Pořadí (CSV)
cup-own-link = Kopírovat odkaz pořadatele
cup-over = Turnaj skončil. První místo: { $name }
cup-waiting = Další: { $stage }
cup-progress = { $stage }, dohrané stoly: { $done } z { $all }
cup-your-table = Váš stůl čeká.
cup-go = Ke svému stolu
cup-your-place = Vaše místo: { $place }
cup-you-are-away = Máte zapsanou nepřítomnost. Chcete-li hrát, řekněte to pořadateli.
cup-you-are-in = Jste ve hře!
cup-stay = Nechte tuto stránku otevřenou: až hra začne, dovede vás ke stolu.
cup-slips-print = Vytiskněte tuto stránku a rozstříhejte ji. Každý lístek je jen pro jednoho.
cup-print = Tisknout
cup-qr = QR kód odkazu pro: { $name }
cup-slip-lead = Naskenujte QR kód, nebo otevřete adresu a napište kód. Nikomu ho neukazujte: kdo ho má, může hrát za vás.
cup-code = Kód turnaje
cup-own-code = Váš osobní kód
cup-own-code-lead = Zapište si ho. Vrátíte se s ním z kteréhokoli zařízení.
cup-join = Přidat se k turnaji
cup-join-code = Napište kód z plátna nebo ze svého lístku.
cup-join-go = Dál
cup-join-who = Kdo jste?
cup-join-lead = Ťukněte na své jméno.
cup-join-enter = Vaše jméno tu není? Napište ho
cup-join-enter-go = Přidat se pod tímto jménem
cup-join-taken = obsazeno
cup-join-with-code = Mám osobní kód
cup-join-with-code-go = Přidat se s kódem
cup-join-all-taken = Všechna jména jsou obsazená. Použijte osobní kód, nebo se zeptejte pořadatele.
cup-screen = Ukázat na plátně
cup-screen-lead = Otevřete tuto adresu a napište kód
cup-joined = { $count ->
    [0] Zatím se nikdo nepřidal
    [one] Přidal se { $count } člověk
    [few] Přidali se { $count } lidé
    [many] Přidalo se { $count } člověka
   *[other] Přidalo se { $count } lidí
}
cup-free = Uvolnit jméno
cup-free-for = Uvolnit jméno: { $name }
cup-free-lead = Kdo toto jméno používá, bude odhlášen a jméno si může vzít někdo jiný. Lístek dostane nový kód.
cup-taken-own = má vlastní kód
cup-diplomas = Diplomy
cup-diploma = Diplom
cup-diploma-place = { $place }. místo
cup-diploma-for = pro
cup-diploma-of = mezi { $count ->
    [one] { $count } účastníkem
   *[other] { $count } účastníky
}
cup-diplomas-lead = Jedna stránka pro každého účastníka.
cup-summary = Shrnutí
cup-how-played = Jak se hrálo
cup-best = Nejlepší výsledek
cup-bankruptcies = Bankroty
cup-together = Mezi rovnými
cup-podium = Vítězové
cup-best-result = Nejlepší výsledek jedné hry
cup-best-table = { $result }, { $stage }
cup-most-firsts = Nejvíc prvních míst
cup-played = { $games ->
    [one] { $games } hra
    [few] { $games } hry
    [many] { $games } hry
   *[other] { $games } her
} u { $tables ->
    [one] { $tables } stolu
   *[other] { $tables } stolů
}
cup-absent = Chyběli: { $names }
cup-column-game = Hra
cup-column-table = Stůl
cup-column-place = Místo
cup-column-profit = Výsledek
cup-column-score = Skóre
cup-column-points = Body
cup-column-cash = Hotovost
cup-column-fields = Pole
cup-column-buildings = Budovy
cup-column-loans = Půjčky

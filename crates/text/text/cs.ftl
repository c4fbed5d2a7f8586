# Slova, která může použít každý text.
verbatim = { $text }
seat-name = Hráč { $letter }
list-and = { $head } a { $last }
list-empty = –
switch-on = ano
switch-off = ne

# Proč se krok nestal, když to neříká pravidlo hry.
refused-malformed = To není tah této hry: { $why }
refused-no-seat = U tohoto stolu není místo { $seat }.
refused-not-now = Teď ne: nejdřív musí hrát někdo jiný.

# Co vypisují příkazy.
cli-seats = Místa: { $least } až { $most }
cli-bots = Boti: { $names }
cli-seat-number = číslo místa od 0
cli-file = text, nebo @SOUBOR
cli-players = Hráči: { $names }
cli-seen-by = jak to vidí { $seat }
cli-seen-by-all = jak to vidí diváci
cli-not-over = Partie není u konce; toto je stůl po kroku { $seq }.
cli-review-points = Zlomové okamžiky
cli-review-none = Žádné rozhodnutí nestálo mnoho.
cli-review-done = { $seat }: { $action } (šance na výhru předtím { $before } %, potom { $after } %)
cli-review-advice = Bot, který ví totéž, volí: { $action } (ztracená šance na výhru: asi { $points } %)
cli-review-luck = Štěstí: jak náhoda změnila šance na výhru, v procentech
cli-review-lucky = { $seat }: { $points }

# Partie u stolu.
ui-player = Hráč
ui-you-are = Hrajete jako { $seat }.
ui-chapter = Část { $number }
ui-lapse = Nechat být
ui-ring = Dohodnutý čas vypršel
ui-winners = { $count ->
    [0] Nikdo nevyhrává.
    [one] Vyhrává { $winners }.
    [few] Společně vyhrávají { $winners }.
   *[other] Společně vyhrávají { $winners }.
}
ui-rank = { $rank }. { $seat }: { $score }
ui-saved = Uloženo: { $file }
ui-left = Odcházíte od stolu.
ui-no-such-rule = Takové pravidlo není.
ui-hint-best = Rada: { $action } (šance na výhru asi { $percent } %)
ui-hint-only = Rada: { $action }
ui-hint-other = nebo: { $action } ({ $percent } %)

# Proč je tah lepší než druhý nejlepší: čísla z partií, které bot dohrál.
reason-own = { $until ->
    [round] Proč: na konci kola máte průměrně { $best }. S druhým nejlepším tahem: { $next }.
   *[end] Proč: na konci máte průměrně { $best }. S druhým nejlepším tahem: { $next }.
}
reason-rival = { $until ->
    [round] Proč: { $seat } získá méně: na konci kola průměrně { $best }. S druhým nejlepším tahem: { $next }.
   *[end] Proč: { $seat } získá méně: na konci průměrně { $best }. S druhým nejlepším tahem: { $next }.
}
reason-last = Proč: poslední skončíte asi v { $best } % partií. S druhým nejlepším tahem: v { $next } %.

# Řádek po řádku.
ui-plain-help-hint = Napište číslo tahu. ? ukáže, co dalšího lze napsat.
ui-plain-help =
    číslo        zahraje ten tah; co končí na …, ptá se dál
    slovo        název tahu s hodnotami, například: pass
    JSON         tah v plném zápisu
    hint, auto   rada od bota; auto ji rovnou zahraje
    table, log   stůl, dosavadní průběh
    rules        stručná pravidla; s číslem jedno pravidlo
    save SOUBOR  uloží partii pro magnat play --resume SOUBOR
    quit         odchod od stolu
ui-plain-not-understood = Nerozumím. ? ukáže, co lze napsat.
ui-plain-allowed = Napište: { $allowed } (nebo: cancel)
ui-plain-optional = může zůstat prázdné
ui-plain-save-record = Napište save nebo save SOUBOR, chcete-li záznam uchovat, nebo stiskněte Enter.

# Kreslený stůl.
ui-title-log = Průběh
ui-title-actions = Váš tah
ui-title-over = Konec partie
ui-title-hint = Rada
ui-title-help = Klávesy
ui-title-refused = To nejde
ui-title-rulebook = Stručná pravidla
ui-title-spec = Všechna pravidla
ui-title-save = Uložit partii
ui-title-quit = Odejít od stolu?
ui-thinking = { $seat } přemýšlí …
ui-advising = Bot přemýšlí nad vaším tahem …
ui-continue = Libovolná klávesa: dál
ui-more = další: { $keys }
ui-keys = Enter zahrát · h rada · r pravidla · s uložit · z pohled · ? klávesy · q konec
ui-keys-over = s uložit záznam · z pohled · PgUp/PgDn průběh · q konec
ui-keys-form = šipky pohyb · mezerník vybírá · Enter zahrát · Esc zpět
ui-keys-page = šipky posouvají · Tab všechna pravidla · Esc zpět
ui-keys-save = Enter uloží · Esc zpět
ui-keys-advice = Enter zahraje · jiná klávesa zavře
ui-keys-close = Libovolná klávesa zavře
ui-form-ok = Povoleno. Enter zahraje.
ui-form-sum = dohromady { $sum }
ui-form-range = vyberte { $least } až { $most }
ui-form-number = { $least } až { $most }
ui-save-file = Soubor:
ui-quit-question = Partie ještě běží. y ji nejdřív uloží, n odejde bez uložení, jiná klávesa zůstane.
ui-quit-record = Uložit nejdřív záznam? y uloží, n odejde, jiná klávesa zůstane.
ui-pauses-on = Hra teď po každé části čeká na klávesu.
ui-pauses-off = Hra už po každé části nečeká.
ui-bot-failed = { $seat } nemá tah, a tak ho hra udělala sama: { $why }
ui-too-small = Okno je příliš malé: je potřeba aspoň 60 krát 16.
ui-help =
    ↑ ↓ 1–9 Enter     výběr a zahrání tahu
    h                 rada od bota; Enter ji zahraje
    r                 pravidla
    s                 uložit partii; dál přes magnat play --resume SOUBOR
    z                 pohled: vše, jen stůl, jen průběh
    PgUp PgDn         posun průběhu
    {"["} ]               posun stolu
    p                 čekat po každé části partie na klávesu, nebo ne
    q                 odejít od stolu
    Ve formuláři: ↑ ↓ další řádek, ← → další položka nebo jiná hodnota, mezerník vybírá, číslice píší číslo, Enter zahraje, Esc jde zpět.

# Slova klienta v prohlížeči. Čísla přicházejí jako čísla, jména tak, jak byla napsána.
skip = Přejít k obsahu
home = Domů
menu = Nabídka
close = Zavřít
loading = Okamžik …
connecting = Otevíráme stůl …
offline = Jste bez připojení. Co je na obrazovce, lze číst dál; hra pokračuje, až se připojení vrátí.
not-found = Na této adrese nic není.
went-wrong = Něco se nepovedlo. Načtěte stránku znovu.
you = vy
send = Odeslat
share = Sdílet
copied = Zkopírováno
copy-link = Zkopírovat odkaz
choose = Vyberte
optional = může zůstat prázdné
from-to = { $least } až { $most }

landing-title = Pět her o penězích
landing-lead = Hrajte s přáteli v jedné místnosti i na dálku, nebo proti botům. Bez účtu a bez reklam: stačí jméno.
landing-games = Hry
players-range = { $least }–{ $most } hráčů
minutes-range = { $least }–{ $most } minut
play-bots = S boty
play-friends = S přáteli
rules = Pravidla
goal-title = O co jde
goal-head-aim = Cíl
goal-head-turn = Když jste na tahu
goal-head-end = Konec
goal-start = Rozumím
learn = Naučit se hru
learn-all = Všechny lekce
coach-play = Zahrát první partii s trenérem
coach-lead = Proti slabým botům. Trenér vysvětluje, na čem záleží, a ozve se před drahou chybou. Kdykoli ho můžete poslat pryč.
coach-on = Trenér
coach-end = Hrát bez trenéra
coach-wait = Moment
coach-worse = S tímto tahem podle bota vyhrajete asi v { $chosen } % případů. Lepší (asi { $best } %): { $action }
coach-anyway = Přesto zahrát
coach-show = Ještě si to rozmyslím
puzzle = Úloha dne
puzzle-lead = Jedno rozhodnutí s jedním jasně nejlepším tahem, pro všechny stejné.
puzzle-ask = Jak byste hráli?
puzzle-next = Další úloha
puzzle-today = Vyřešit dnešní úlohu
puzzle-earlier = Starší úlohy
puzzle-days-ago = { $days ->
    [one] včera
    [few] před { $days } dny
    [many] před { $days } dne
   *[other] před { $days } dny
}
puzzle-chances = S nejlepším tahem bot vyhraje asi v { $best } % případů, s druhým nejlepším v { $next } %.
lessons = Lekce
lessons-lead = Krátké pozice z pravidel. Tah je na vás.
learn-right = Správně!
learn-wrong = Ne tak docela.
learn-best = Lepší je: { $action }
learn-refused = To není dovoleno:
learn-again = Zkusit znovu
learn-next = Další lekce
read-rule = Přečíst pravidlo
join-title = Přidat se ke stolu
join-lead = Máte od někoho kód? Napište ho sem.
join-go = Jít ke stolu
table-code = Kód stolu
your-tables = Zpět ke svým stolům
play-now = Hrát hned
play-now-lead = { $game }, proti botům
resume-yours = Jste na tahu
resume-others = Čeká se na: { $names }
resume-lobby = Čeká se na lidi
resume-over = Vaše umístění: { $place } z { $count }
resume-watched = dohráno
resume-with = hrají: { $names }
resume-alone = zatím nikdo další
history = Vaše hry
history-lead = Dohrané hry, které si tento prohlížeč pamatuje.
history-none = Zatím žádná dohraná hra.
history-played = Odehráno
history-won = Vyhráno
history-average = Průměrné místo
history-more = Ukázat další
history-save = Uložit jako soubor (CSV)
install = Přidat Magnat na plochu
install-lead = Otevře se jako aplikace, ve vlastním okně.
install-no = Teď ne
notify = Upozornit, když budu na tahu
notify-lead = U tohoto stolu může tah trvat i dny. Toto zařízení vás může upozornit.
notify-done = Dostanete upozornění.
notify-denied = Tento prohlížeč tu upozornění nedovoluje.
notify-turn = Jste na tahu: { $game }
forget-me = Zapomenout mě na tomto zařízení
forget-me-lead = Tento prohlížeč přijde o místa u všech stolů i v turnajích. Chcete-li hrát dál, přeneste si nejdřív místo na jiné zařízení.
forget-me-go = Zapomenout všechno
open-tables = Stoly otevřené všem
sit-down = { $free ->
    [one] Posadit se: jedno volné místo
    [few] Posadit se: { $free } volná místa
   *[other] Posadit se: { $free } volných míst
}
watch = Dívat se

your-name = Vaše jméno
how-many = Počet hráčů
length = Délka
length-full = celá hra
length-short = krátká ({ $what })
bot-level = Síla botů
level-easy = slabý
level-normal = střední
level-hard = silný
who-finds = Kdo se může přidat
who-finds-invited = Každý, kdo má odkaz
who-finds-listed = Všichni
start-now = Začít hru
open-table = Otevřít stůl
more-options = Hodiny a domácí pravidla
clock = Hodiny
clock-none = bez hodin
clock-quick = 30 sekund na tah
clock-calm = 90 sekund na tah
clock-bank = 10 minut a k tomu 5 sekund na tah
clock-slow = dva dny na tah
clock-stood-still = Server byl { $time } mimo provoz. Hodiny po tu dobu stály.
presets = Pravidla
preset-rulebook = Podle pravidel
option-changed = { $name } (změněno)
option-search = Hledat v domácích pravidlech
option-changes = { $count ->
    [one] { $count } změněné
    [few] { $count } změněná
    [many] { $count } změněného
   *[other] { $count } změněných
}
option-reset = Vrátit všechna
option-group-course = Průběh a konec
option-group-money = Peníze a nájem
option-group-jail = Vězení a kontrola
option-group-build = Stavění a zástavy
option-group-trade = Obchod a dražby
option-group-cards = Karty
option-group-clock = Hodiny hry
option-group-rest = Ostatní
seat-number = Místo { $number }
own-text = vlastní text

at-the-table = U stolu
beginning = Hra za okamžik začne. Každé zařízení přidává svou náhodu.
players = Hráči
free-seat = Volné místo
host = hostitel
bot = Bot
ready = připraveno
not-ready = zatím nepřipraveno
away = pryč
here = u stolu
held-by-bot = hraje bot
add-bot = Posadit sem bota ({ $level })
send-away = Odebrat
give-host = Předat roli hostitele
watching-close = Bez diváků
watching-open = Pustit diváky
watching-closed-lead = Tuto hru vidí jen hráči; ani televize ji neukáže.
fill-bots = { $count ->
    [one] Bota na volné místo
    [few] Boty na { $count } volná místa
   *[other] Boty na { $count } volných míst
}
start = Začít hru
wait-for-seats = { $count ->
    [one] Jedno místo je ještě volné. Pozvěte někoho, nebo tam posaďte bota.
    [few] { $count } místa jsou ještě volná. Pozvěte někoho, nebo tam posaďte boty.
   *[other] { $count } míst je ještě volných. Pozvěte někoho, nebo tam posaďte boty.
}
wait-for-ready = Čeká se na: { $names }
can-start = Všichni jsou tu. Můžete začít.
ready-ask = Můžeme začít
ready-set = Čekáte na začátek
host-starts = Hostitel začne hru, až budou všichni připraveni.
house-rules = Domácí pravidla
house-rules-others = Všechna pravidla hry
house-rules-none = Pravidla hry
leave-seat = Vzdát se místa
take-a-seat = Posaďte se
sit = Posadit se
invite = Pozvat ostatní
invite-scan = Naskenujte telefonem ve stejné síti, nebo předejte kód či odkaz.
qr-label = QR kód odkazu { $link }

tools = Nástroje
story = Průběh
chat = Chat
happening = Co se právě stalo
nothing-yet = Zatím se nic nestalo.
step-back = O krok zpět
step-forward = O krok vpřed
skip-ahead = Přeskočit
to-now = Zpět k současnému tahu
looking-back = { $steps ->
    [one] Před jedním krokem
    [few] Před { $steps } kroky
   *[other] Před { $steps } kroky
}
back-no-moves = Díváte se zpět. Chcete-li táhnout, vraťte se k současnému tahu.
chat-empty = Zatím nikdo nic neřekl.
chat-say = Napište něco
react = Reagovat
reactions = Reakce
reaction-clap = Výborně!
reaction-laugh = Cha cha!
reaction-wow = Páni!
reaction-think = Hmm …
reaction-sorry = Promiňte!
reaction-rich = To jsou peníze!
reaction-broke = Na mizině!
reaction-hurry = Jste na tahu!
hint = Rada
asking = Přemýšlím …
undo = Vrátit tah
fair = Férová hra
more = Další
your-turn = Jste na tahu
on-turn = na tahu
your-moves = Vaše tahy
closed-moves = Teď nelze
waiting-for = Čeká se na: { $names }
wait = Okamžik …
advice = Bot radí: { $action }
advice-chance = (šance na výhru asi { $percent } %)
advice-next = Druhá nejlepší možnost: { $action } (asi { $percent } %).
advice-allowed = Rady bota
advice-allowed-yes = povoleny
advice-allowed-no = u tohoto stolu ne
do-it = Zahrát to
really = Opravdu? { $what }
in-words = Stůl popsaný slovy
watching = Díváte se. Vidíte to, co smí vidět každý.
watchers = { $count ->
    [0] Nikdo se nedívá
    [one] Dívá se jeden člověk
    [few] Dívají se { $count } lidé
   *[other] Dívá se { $count } lidí
}
paused = Hra je pozastavena.
form-range = ({ $least ->
    [0] nejvýše { $most }
   *[other] { $least } až { $most }
})
form-sum = Dohromady { $sum }
less-of = Méně: { $what }
more-of = Více: { $what }

result = Výsledek
you-win = Vyhráváte!
rematch = Hrát znovu
other-game = Jiná hra

vote = Hlasování
vote-pause = { $name } navrhuje přestávku.
vote-continue = { $name } navrhuje pokračovat.
vote-undo_to = { $name } žádá o vrácení tahu.
vote-change_clock = { $name } navrhuje jiné hodiny.
vote-waiting = Čeká se na odpověď: { $names }
vote-agree = Souhlasím
vote-refuse = Nesouhlasím
propose-pause = Navrhnout přestávku
propose-continue = Navrhnout pokračování

play-device = Na tomto zařízení
device-lead = Více lidí, jedna obrazovka: putuje z ruky do ruky a opona střeží tajemství každého z nich.
player-number = Hráč { $number }
add-player = Přidat hráče
remove-player = Odebrat hráče { $number }
bots-too = K tomu boti
add-local = Přidat hráče na tomto zařízení
local-name = Jméno hráče
this-device = na tomto zařízení
one-device = Více hráčů na tomto zařízení
holds-device = Zařízení drží { $name }.
pass-on = Teď: { $names }
pass-device = Předat dál
hand-to = Zařízení si bere { $name }
who-takes = Kdo si bere zařízení?
curtain-lead = Ostatní ať se prosím nedívají.
curtain-open = Teď může táhnout víc hráčů. Kdo chce, vezme si zařízení.
i-am = To jsem já, { $name }

on-tv = Stůl je na televizi
on-tv-help = Tady vidíte jen to, co je vaše.
show-here = Ukázat ho i tady
how-you-stand = Jak na tom jste
tv-show = Ukázat na televizi
tv-lead = Na televizi otevřete { $address } a napište tento kód.
tv-this = Ukázat na této obrazovce
tv-type = Napište kód stolu: tato obrazovka ukáže stůl a každý bude hrát ze svého telefonu.
tv-go = Ukázat stůl
tv-scan = Naskenujte kód a posaďte se: hrát budete z telefonu.
tv-full = Celá obrazovka

more-move = Pokračovat na jiném zařízení
more-invite = Pozvat ostatní
more-leave = Odejít od stolu
move-lead = Naskenujte kód telefonem, nebo v něm otevřete odkaz. Nikomu ho nedávejte: kdo ho má, může hrát za vás.
renew-seat = Odhlásit ostatní zařízení
renew-done = Hotovo. Starší odkazy na vaše místo už nefungují.
leave-lead = Když odejdete jen na chvíli, místo vám zůstane a můžete se kdykoli vrátit. Když se ho vzdáte, hraje za vás dál bot.
leave-for-now = Odejít na chvíli
leave-for-good = Vzdát se místa

fair-title = Férovost, kterou lze ověřit
fair-lead = Než si kdokoli sedl, server zvolil tajemství a ukázal jeho otisk. Zařízení hráčů, která ho viděla, mohla před začátkem hry přidat vlastní náhodu; boti nepřidávají nic. Všechny karty a hody plynou z tajemství a z toho, co bylo přidáno. Karta nebo hod, které se vezmou zpět, se losují znovu.
fair-commitment = Otisk, který tento prohlížeč viděl jako první
fair-secret = Tajemství
fair-entropy = Co přidali hráči
fair-nothing = nic
fair-seed = Semínko všech karet a hodů
fair-later = Po skončení hry se tu tajemství ukáže a vše půjde ověřit.
fair-good = Ověřeno ve vašem prohlížeči: tajemství odpovídá otisku, který viděl jako první, a semínko plyne z něj a z toho, co bylo přidáno.
fair-nobody = K této hře nikdo nepřidal náhodu, takže o kartách a hodech rozhodoval jen server. Otisk dokazuje pouze to, že se potom nezměnily.
fair-mine = To, co přidalo vaše zařízení, je toho součástí, takže karty a hody nemohl nikdo vybrat.
fair-mine-missing = To, co přidalo vaše zařízení, v tom není: přišlo pozdě, nebo bylo vynecháno.
fair-bad = Tohle nesouhlasí! Uschovejte si doklad a napište provozovateli serveru.
fair-check = Zobrazit podrobnosti
verify-title = Ověřit hru
verify-lead = Vložte doklad skončené hry, nebo vyberte soubor s jejím záznamem. Vše se počítá zde v prohlížeči; nic se nikam neposílá.
verify-paste = Doklad nebo záznam
verify-file = Vybrat soubor
verify-commitment-good = Je to tajemství, ke kterému se server zavázal.
verify-commitment-bad = Není to tajemství, ke kterému se server zavázal.
verify-seed-good = Semínko plyne z tajemství a z toho, co přidali hráči.
verify-seed-bad = Semínko neplyne z tajemství a z toho, co přidali hráči.
verify-dice = Pro srovnání prvních dvanáct hodů kostkou s tímto semínkem: { $dice }
verify-undone = Braly se tu tahy zpět (v tomto záznamu: { $count }). Karty a hody mezi nimi se losovaly znovu, z jiné větve téhož semínka.
verify-rest = Každou kartu a kostku záznamu ověří: magnat verify SOUBOR
verify-unreadable = Tohle není doklad. Musí obsahovat commitment, secret, entropy a seed.

replay = Záznam
replay-title = Přehrát záznam hry
replay-lead = Vyberte soubor se záznamem hry, i nedohrané. Server ho čte krok za krokem a nic si z něj nenechává.
replay-choose = Vybrat soubor
replay-drop = … nebo ho sem přetáhněte
replay-too-large = Tento soubor je příliš velký, aby se tu dal ukázat. Na vlastním počítači ho ukáže „magnat replay SOUBOR“.
replay-empty = V tomto souboru nic není.
replay-several = Soubor obsahuje { $count ->
    [one] jednu hru
    [few] { $count } hry
   *[other] { $count } her
}. Kterou ukázat?
replay-other = Jiný soubor
replay-eyes = Očima
replay-eyes-public = diváka
replay-eyes-all = všech najednou
replay-controls = Ovládání záznamu
replay-moves = Tahy
replay-start = Před prvním tahem
replay-silent = Odsud není nic vidět.
replay-place = { $at } z { $total }
replay-first = Na začátek
replay-last = Na konec
replay-play = Přehrát
replay-pause = Zastavit
replay-speed = Rychlost: { $times }×
replay-link = Odkaz na tento tah
replay-save = Uložit záznam
replay-unfinished = Tady záznam končí. Hra nebyla dohrána.
replay-hand = Co má { $name }
replay-panel = Co ukázat
replay-scores = Stav hry
replay-scores-label = Jak na tom kdo byl během hry: { $score }
replay-truth = Tak to bylo doopravdy, i tam, kde to u stolu nikdo neviděl.
chart-table = V číslech
chart-step = Tah

review = Rozbor
review-lead = Boti se znovu podívají na každé rozhodnutí: co by udělali s tím, co hráč věděl, kde se hra zlomila a kdo měl štěstí. Chvíli to potrvá.
moments = Nejlepší okamžik a největší smůla
moments-find = Najít můj nejlepší okamžik a největší smůlu
moment-best = Váš nejlepší okamžik: „{ $did }“. Šance na výhru vzrostla o { $points } %.
moment-luck = Vaše největší smůla: náhoda vám tu vzala { $points } %.
moments-none = Vyrovnaná hra: žádný okamžik nevyčníval.
review-start = Rozebrat tuto hru
review-working = Boti přemýšlejí: { $done } %
review-turns = Zlomové okamžiky
review-none = Tuto hru nerozhodl žádný jednotlivý tah.
review-decision = { $name }: „{ $did }“ stojí { $points } % šance na výhru. Bot volí „{ $advice }“.
review-good-luck = Štěstí: { $name } získává { $points } %.
review-bad-luck = Smůla: { $name } ztrácí { $points } %.
review-chances = Šance na výhru
review-luck = Štěstí
review-method = Šance se odhadují tak, že se hra mnohokrát dohraje se skutečnými kartami. Malé rozdíly jsou šum.
play-on = Hrát dál odsud
play-on-lead = Posaďte se ke stolu tak, jak stojí v tomto tahu. Na ostatních místech hrají boti a karty i kostky se losují znovu.
play-on-seat = Vaše místo
play-on-go = Hrát dál

cup-make = Nový turnaj
cup-which-game = Hra
cup-back = Zpět k turnaji
cup-says = Zpráva od pořadatele: { $text }

cited-rule = Pravidlo
exact-words = Přesné znění
search-rules = Hledat v pravidlech
exact-rules = Přesná pravidla
numbered-rules = Číslovaná pravidla
told-in = vysvětleno v „{ $title }“
hits = { $count ->
    [0] Nic nenalezeno.
    [one] Jeden výskyt
    [few] { $count } výskyty
   *[other] { $count } výskytů
}
hit-of = Výskyt { $place } z { $count }
nothing-found = Nic nenalezeno.

settings = Nastavení
settings-language = Jazyk
settings-theme = Vzhled
settings-theme-system = podle zařízení
settings-theme-light = světlý
settings-theme-dark = tmavý
settings-size = Velikost písma
settings-size-small = malá
settings-size-normal = běžná
settings-size-large = velká
settings-size-huge = velmi velká
settings-motion = Animace
settings-motion-system = podle zařízení
settings-motion-full = zapnuté
settings-motion-none = vypnuté
settings-pace = Tempo stolu
settings-pace-calm = klidné
settings-pace-normal = běžné
settings-pace-quick = rychlé
settings-pace-instant = okamžité
settings-colours = Barvy pro barvoslepé
settings-plain = Stoly slovy místo obrázků
settings-sound = Zvuk
sound-off = Vypnout zvuk
sound-on = Zapnout zvuk
settings-vibration = Vibrace, když jste na tahu
settings-kept = Nastavení zůstává jen v tomto prohlížeči.

shortcuts = Klávesy
key-move = udělat některý z tahů
key-any = přejít na kterékoli tlačítko a stisknout ho
key-hint = požádat o radu
key-undo = vrátit svůj tah
key-look = o krok zpět a vpřed
key-story = ukázat průběh
key-chat = ukázat chat
key-rules = ukázat pravidla
key-help = tento seznam
key-close = zavřít

connection-connecting = Připojování …
connection-waiting = Spojení se přerušilo. Zkoušíme to znovu …
connection-closed = Spojení je uzavřeno.
bye-version = Je tu novější verze. Načtěte stránku znovu.
bye-no_such_table = Stůl s tímto kódem neexistuje. Ověřte kód, nebo požádejte o nový odkaz.
bye-gone = U tohoto stolu už nesedíte.
bye-flood = Příliš mnoho zpráv najednou. Načtěte stránku znovu.
bye-too_slow = Spojení je příliš pomalé. Načtěte stránku znovu.
bye-no_watching = Tuto hru vidí jen hráči: hostitel ji divákům zavřel.
bye-crowded = Tento stůl sleduje tolik lidí, že už není místo. Zkuste to později.

refused-stale = Nejdřív se stalo něco jiného.
refused-malformed = To tady nejde.
refused-not_yours = To může jen někdo jiný u stolu.
refused-not_now = Teď to nejde.
refused-too_fast = { $seconds ->
    [one] To bylo trochu rychle. Zkuste to znovu za { $seconds } sekundu.
    [few] To bylo trochu rychle. Zkuste to znovu za { $seconds } sekundy.
    [many] To bylo trochu rychle. Zkuste to znovu za { $seconds } sekundy.
   *[other] To bylo trochu rychle. Zkuste to znovu za { $seconds } sekund.
}
refused-organiser = U turnajového stolu to může jen pořadatel.
refused-used_up-undo = V této partii už nejde vrátit další tah.
refused-used_up-chat = Chat u tohoto stolu je plný.
refused-used_up-change = U tohoto stolu se toho změnilo příliš mnoho. Otevřete nový stůl.

problem-not_host = To může jen hostitel stolu.
problem-offline = Server neodpovídá. Ověřte připojení a zkuste to znovu.
problem-server = Nepovedlo se to. Zkuste to prosím znovu.
problem-no_such_table = Stůl s tímto kódem neexistuje. Ověřte kód, nebo požádejte o nový odkaz.
problem-taken = Někdo byl rychlejší: místo je obsazené.
problem-same_address = Někdo z vaší sítě už tu sedí. Chcete-li hrát spolu, otevřete stůl na pozvání.
problem-full = Už není volné místo. Můžete se dívat, nebo otevřít vlastní stůl.
problem-begun = Hra už začala. Můžete se dívat.
problem-too_fast = Příliš mnoho požadavků v krátkém čase. Chvíli počkejte a zkuste to znovu.
problem-unavailable = Server to teď nemůže udělat. Zkuste to za pár sekund.
problem-unreadable = Tento stůl vznikl v jiné verzi programu. Otevřete nový.
problem-bad_request = Server to nepřijal. Ověřte jméno a domácí pravidla.
problem-bad_setup = Tato domácí pravidla nejdou dohromady. Některá změňte a zkuste to znovu.
problem-bad_record = Tento záznam se nedá přehrát.
problem-no_such_record = Server už tento záznam nemá. Otevřete ho prosím znovu.
problem-not_over = Tato hra ještě trvá. Znovu se na ni můžete podívat, až skončí.
problem-bad_body = To je pro server příliš dlouhé.
problem-no_such_seat = Takové místo u tohoto stolu nebylo.
problem-busy = Boti právě rozebírají jiné hry. Zkuste to za pár sekund.
problem-review_failed = Tuto hru se nepodařilo rozebrat.

problem-no_such_tournament = Turnaj s tímto kódem neexistuje. Ověřte kód, nebo požádejte o nový odkaz.
problem-wrong_secret = Tento odkaz není platný. Požádejte pořadatele o nový.
problem-wrong_code = Takový kód tu nikdo nemá. Zkontrolujte ho, nebo se zeptejte pořadatele.
problem-name_taken = Pod tímto jménem se už někdo přidal. Máte-li k němu osobní kód, můžete ho použít i tady, jinak se zeptejte pořadatele.
problem-no_such_name = Nikdo s tímto jménem nehraje. Vyberte jméno ze seznamu.
problem-door_closed = Tady každý potřebuje svůj osobní kód. Požádejte o něj pořadatele.
problem-too_few = Je tu málo hráčů: aspoň tři, s boty na volných místech dva. Podívejte se, u koho je uvedeno, že chybí.
problem-under_way = U některých stolů se ještě hraje. Počkejte, nebo zapište jejich výsledky.
problem-over = Turnaj skončil: všechny hry jsou odehrány.
problem-bad_tournament = Zkontrolujte jména: aspoň 3 (s boty na volných místech 2) a nejvýše 200, všechna různá a žádné nesmí být jen číslo.
problem-bad_name = Jméno má 1 až 24 znaků, název turnaje nejvýš 60.
problem-no_seating = Tolik lidí se u stolů této hry rozsadit nedá. Zvolte jinou velikost stolu, nebo nechte volná místa botům.
problem-bad_results = Tyto výsledky nesedí: zadejte každému celé číslo a místa, která tvoří pořadí.

# What is told to people at the table.
story-more = { $count ->
    [one] ještě jeden řádek
    [few] ještě { $count } řádky
    [many] ještě { $count } řádku
   *[other] ještě { $count } řádků
}
by-bot = hrál bot
story-cut = Začátek je vynechán. Celý průběh ukáže záznam po hře.
while-away = Zatímco jste byli pryč
your-place = Vaše umístění: { $place } z { $count }
join-rematch = Přidat se k další hře
rematch-waits = Někdo už hraje znovu. Přidejte se, kdy budete chtít.
how-counted = Jak se počítalo
replay-and-review = Záznam a rozbor
undo-ask = Vrátit svůj poslední tah?
taken-back = { $name } bere tah zpět.
taken-back-own = Váš tah je vrácen.
taken-back-unknown = Tah byl vrácen.
declined = { $name } nesouhlasí.
declined-own = Nesouhlasíte.
withdrawn = { $name } stahuje svůj návrh.
withdrawn-own = Váš návrh je stažen.
vote-withdraw = Stáhnout návrh
missed = Zatímco jste byli pryč: { $count ->
    [one] jeden krok
    [few] { $count } kroky
    [many] { $count } kroku
   *[other] { $count } kroků
}.
missed-by-bot = Bot za vás hrál { $count ->
    [one] jednou
   *[other] { $count }krát
}.
bot-in = bot za
cancel = Zrušit
stage-playing = probíhá
stage-paused = pozastavena

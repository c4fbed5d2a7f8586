game-name = Sample Game
game-tagline = Všichni vyloží kartu lícem dolů; bod získá nejvyšší.
goal-aim = Získejte nejvíc bodů.
goal-turn = Zahrajte jednu kartu lícem dolů. Boduje nejvyšší karta kola.
goal-end = Když nikdo nemá kartu, vyhrává nejvíc bodů.
score-name = Body
score-told = { $score ->
    [one] { $score } bod
    [few] { $score } body
   *[other] { $score } bodů
}

event-dealt = { $card ->
    [none] { $seat } dostává kartu.
   *[other] { $seat } dostává kartu { $card }.
}
event-laid = { $card ->
    [none] { $seat } pokládá kartu lícem dolů.
   *[other] { $seat } pokládá lícem dolů kartu { $card }.
}
event-turned_up = Kolo { $round }: { $shown }. { $winners-count ->
    [0] Nikdo nezískává bod.
   *[other] Bod: { $winners }.
}
event-ended = Konec hry. Vítězství: { $winners }.
shown-item = { $seat } { $card }

action-lay = Položit kartu { $card }

prompt-lay = Vyložte kartu lícem dolů. Bod získá nejvyšší karta kola.
prompt-wait = Čekáme na kartu: { $seats }.
leads-lay = { $card } leží lícem dolů, dokud kartu nevyloží všichni. Změnit ji nelze.
summary-rounds = { $points ->
    [one] nejvyšší karta v jednom kole
    [few] nejvyšší karta ve { $points } kolech
    [many] nejvyšší karta v { $points } kola
   *[other] nejvyšší karta v { $points } kolech
}

refusal-SG-1 = Tato hra je pro dva až pět hráčů.
refusal-SG-3 = V ruce jsou dvě až čtyři karty.
refusal-SG-4 = V každém kole se pokládá jedna karta a nelze ji změnit. Počkejte na ostatní.
refusal-SG-5 = Tuto kartu nemáte. Vyberte kartu z ruky.

option-hand_size = Karet na hráče
option-hand_size-help = Kolik karet každý dostane, a tedy kolik je kol.
option-ties = Remízy
option-ties-help = Kdo získá bod, když nejvyšší karta leží na stole vícekrát.
option-ties-is-nobody = nikdo
option-ties-is-each = každý z nich

rulebook-01 = Každý dostane stejný počet karet z balíčku s hodnotami 1 až 10, po dvou od každé. Nikdo nevidí karty ostatních.
    .title = Rozdání
    .rules = SG-1 SG-2 SG-3
rulebook-02 = V každém kole každý položí jednu kartu lícem dolů. Když leží všechny, otočí se a nejvyšší získá bod. Leží-li nejvyšší dvakrát, rozhoduje volba pro remízy.
    .title = Kolo
    .rules = SG-4 SG-5 SG-6 SG-7 SG-8
rulebook-03 = Když jsou všechny karty zahrané, vyhrává nejvíce bodů.
    .title = Konec
    .rules = SG-9 SG-10

sketch-round = Kolo { $round } z { $rounds }
sketch-head-player = Hráč
sketch-head-cards = Karty
sketch-head-played = Zahrané
sketch-head-points = Body
sketch-player = { $seat }
sketch-in-hand = v ruce: { $cards }
sketch-face-down = v ruce: { $cards }, jedna lícem dolů
sketch-cards = { $cards }
sketch-points = { $points }
sketch-hand = Vaše ruka
sketch-laid = Lícem dolů: { $card }

game-name = Sample Game
game-tagline = Wszyscy zagrywają kartę w ciemno; punkt zdobywa najwyższa.
goal-aim = Zdobądź najwięcej punktów.
goal-turn = Zagraj jedną kartę w ciemno. Punktuje najwyższa karta rundy.
goal-end = Gdy nikt nie ma już kart, wygrywa najwięcej punktów.
score-name = Punkty
score-told = { $score ->
    [one] { $score } punkt
    [few] { $score } punkty
    [many] { $score } punktów
   *[other] { $score } punktu
}

event-dealt = { $card ->
    [none] { $seat } dostaje kartę.
   *[other] { $seat } dostaje kartę { $card }.
}
event-laid = { $card ->
    [none] { $seat } kładzie zakrytą kartę.
   *[other] { $seat } kładzie zakrytą kartę { $card }.
}
event-turned_up = Runda { $round }: { $shown }. { $winners-count ->
    [0] Nikt nie zdobywa punktu.
   *[other] Punkt: { $winners }.
}
event-ended = Koniec gry. Zwycięstwo: { $winners }.
shown-item = { $seat } { $card }

action-lay = Połóż kartę { $card }

prompt-lay = Połóż kartę zakrytą. Punkt zdobywa najwyższa karta rundy.
prompt-wait = Czekamy na kartę: { $seats }.
leads-lay = { $card } leży zakryta, aż wszyscy położą kartę. Zmienić jej nie można.
summary-rounds = { $points ->
    [one] najwyższa karta w jednej rundzie
    [few] najwyższa karta w { $points } rundach
    [many] najwyższa karta w { $points } rundach
   *[other] najwyższa karta w { $points } rundy
}

refusal-SG-1 = Ta gra jest dla dwóch do pięciu graczy.
refusal-SG-3 = Na ręce są od dwóch do czterech kart.
refusal-SG-4 = W rundzie kładzie się jedną kartę i nie można jej zmienić. Poczekaj na pozostałych.
refusal-SG-5 = Nie masz takiej karty. Wybierz kartę z ręki.

option-hand_size = Karty na gracza
option-hand_size-help = Ile kart dostaje każdy gracz, a więc ile jest rund.
option-ties = Remisy
option-ties-help = Kto zdobywa punkt, gdy najwyższa karta leży więcej niż raz.
option-ties-is-nobody = nikt
option-ties-is-each = każdy z nich

rulebook-01 = Każdy dostaje tyle samo kart z talii o wartościach od 1 do 10, po dwie każdej. Nikt nie widzi cudzych kart.
    .title = Rozdanie
    .rules = SG-1 SG-2 SG-3
rulebook-02 = W każdej rundzie każdy kładzie jedną zakrytą kartę. Gdy leżą wszystkie, odkrywa się je, a najwyższa zdobywa punkt. Jeśli najwyższa leży dwa razy, decyduje opcja remisów.
    .title = Runda
    .rules = SG-4 SG-5 SG-6 SG-7 SG-8
rulebook-03 = Gdy wszystkie karty są zagrane, wygrywa najwięcej punktów.
    .title = Koniec
    .rules = SG-9 SG-10

sketch-round = Runda { $round } z { $rounds }
sketch-head-player = Gracz
sketch-head-cards = Karty
sketch-head-played = Zagrane
sketch-head-points = Punkty
sketch-player = { $seat }
sketch-in-hand = na ręce: { $cards }
sketch-face-down = na ręce: { $cards }, jedna zakryta
sketch-cards = { $cards }
sketch-points = { $points }
sketch-hand = Twoja ręka
sketch-laid = Zakryta: { $card }

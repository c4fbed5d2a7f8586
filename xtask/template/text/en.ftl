game-name = Sample Game
game-tagline = Everybody plays a card face down; the highest one scores.
goal-aim = Win the most points.
goal-turn = Play one card face down. The highest card of the round scores.
goal-end = When nobody has a card left, the most points win.
score-name = Points
score-told = { $score ->
    [one] { $score } point
   *[other] { $score } points
}

event-dealt = { $card ->
    [none] { $seat } gets a card.
   *[other] { $seat } gets the { $card }.
}
event-laid = { $card ->
    [none] { $seat } lays a card face down.
   *[other] { $seat } lays the { $card } face down.
}
event-turned_up = Round { $round }: { $shown }. { $winners-count ->
    [0] Nobody scores.
   *[other] A point for { $winners }.
}
event-ended = The game is over. Winner: { $winners }.
shown-item = { $seat } { $card }

action-lay = Lay the { $card }

prompt-lay = Lay a card face down. The highest card of the round scores a point.
prompt-wait = Waiting for a card from: { $seats }.
leads-lay = The { $card } lies face down until everybody has laid a card. It cannot be changed.
summary-rounds = { $points ->
    [one] highest in one round
   *[other] highest in { $points } rounds
}

refusal-SG-1 = This game is for two to five players.
refusal-SG-3 = A hand has two to four cards.
refusal-SG-4 = You lay one card per round, and it cannot be changed. Wait for the others.
refusal-SG-5 = You do not hold that card. Choose one from your hand.

option-hand_size = Cards per player
option-hand_size-help = How many cards everybody gets, and so how many rounds there are.
option-ties = Ties
option-ties-help = Who scores when the highest card lies there more than once.
option-ties-is-nobody = nobody
option-ties-is-each = each of them

rulebook-01 = Everybody is dealt the same number of cards from a deck with the values 1 to 10, two of each. Nobody sees the cards of another.
    .title = The deal
    .rules = SG-1 SG-2 SG-3
rulebook-02 = In every round each player lays one card face down. When all lie there they are turned up, and the highest scores a point. If it lies there twice, the option for ties decides.
    .title = A round
    .rules = SG-4 SG-5 SG-6 SG-7 SG-8
rulebook-03 = When all cards are played, the most points win.
    .title = The end
    .rules = SG-9 SG-10

sketch-round = Round { $round } of { $rounds }
sketch-head-player = Player
sketch-head-cards = Cards
sketch-head-played = Played
sketch-head-points = Points
sketch-player = { $seat }
sketch-in-hand = { $cards } in hand
sketch-face-down = { $cards } in hand, one face down
sketch-cards = { $cards }
sketch-points = { $points }
sketch-hand = Your hand
sketch-laid = Face down: { $card }

game-name = Don't Bluff!
game-tagline = Slide closed suitcases across the table: take them unseen, or open them and trust the die.
score-name = millions
score-told = { $score } million
chapter-title = Round { $number }

cards-item = { $fives ->
    [0] {""}
   *[other] { $fives }×5{" "}
  }{ $twos ->
    [0] {""}
   *[other] { $twos }×2{" "}
  }{ $ones ->
    [0] {""}
   *[other] { $ones }×1{" "}
  }{ $bluffs ->
    [0] {""}
   *[other] { $bluffs }×bluff{" "}
  }
open-item = { cards-item }
hands-item = { $seat }: { $money } million ({ $cards })
colour-white = white
colour-yellow = yellow
colour-red = red
colour-green = green
colour-blue = blue
colour-purple = purple
card-five = a suitcase with 5 million
card-two = a suitcase with 2 million
card-one = a suitcase with 1 million
card-bluff = a bluff
result-lower = lower
result-equal = equal
result-higher = higher
why-equal = the die is equal
why-exhausted = nothing is left to add
reason-target = Somebody holds 25 million: the game is over.
reason-bank_empty = The bank is empty: the game is over.
reason-round_cap = The last round is played: the game is over.
reason-forfeit = A player has left: the game is over.

event-first_gunman = { $seat } has the pistol first.
event-skipped = { $seat } has nothing to offer and is skipped.
event-colour_rolled = { $seat } rolls { $colour }{ $own ->
    [true] , his own colour.
   *[false] , the colour of { $owner_seat }.
  }
event-drawn = { $seat } is drawn; the pistol is with { $gunman_seat }.
event-nothing_to_offer = { $seat } has nothing to offer: the round is over.
event-offered = { $seat } offers { $to_seat } { $size ->
    [0] no suitcase at all
    [one] one suitcase
   *[other] { $size } suitcases
  }{ $size ->
    [0] {""}
   *[other] { $cards ->
        [none] {""}
       *[other] { " " }({ $cards })
      }
  }{ $claim ->
    [none] {""}
   *[other] {", "}saying it is { $claim } million
  }.
event-added = { $seat } adds { $size ->
    [one] one suitcase
   *[other] { $size } suitcases
  } for { $to_seat }{ $cards ->
    [none] {""}
   *[other] { " " }({ $cards })
  }{ $claim ->
    [none] {""}
   *[other] {", "}saying it is { $claim } million in all
  }.
event-accepted = { $size ->
    [0] { $open_size ->
        [0] { $seat } accepts the empty offer of { $from_seat }.
       *[other] { $seat } takes the open cards of { $from_seat }: { $open }.
      }
   *[other] { $seat } takes { $size ->
        [one] one suitcase
       *[other] { $size } suitcases
      } from { $from_seat } unseen{ $cards ->
        [none] {""}
       *[other] { " " }({ $cards })
      }{ $open_size ->
        [0] .
       *[other] , and the open cards: { $open }.
      }
  }
event-opened = { $size ->
    [0] { $value ->
        [0] { $seat } opens the empty offer of { $from_seat }.
       *[other] { $seat } rolls again for the open cards of { $from_seat }: { $value } million.
      }
   *[other] { $seat } opens what { $from_seat } offers: { $cards }. Open now: { $value } million.
  }
event-black_die = { $seat } rolls { $pips } against { $value }: { $result }.
event-exhausted = { $seat } has nothing to add. { $decider_seat } may take the open cards or roll again.
event-took = { $seat } takes { $cards } from { $from_seat }: { $why }.
event-returned = { $seat } takes { $cards } back; { $from_seat } owes { $value } million.
event-paid = { $seat } owes { $owed } and pays { $to_seat } with { $size ->
    [one] one suitcase
   *[other] { $size } suitcases
  }{ $cards ->
    [none] {""}
   *[other] : { $cards }
  }.
event-surrendered = { $size ->
    [0] { $seat } cannot pay { $owed } and has nothing to give to { $to_seat }.
   *[other] { $seat } cannot pay { $owed } and gives { $to_seat } everything, { $size ->
        [one] one suitcase
       *[other] { $size } suitcases
      }{ $cards ->
        [none] {""}
       *[other] : { $cards }
      }.
  }
event-bank_card = { $seat } takes a bank card{ $card ->
    [none] {""}
   *[other] : { $card }
  }. Left in the bank: { $left }.
event-game_over = { $reason } { $winners-count ->
    [one] { $winners } wins.
   *[other] { $winners } win together.
  } { $hands }.

action-choose_opponent = Choose { $seat }
action-offer = Offer { $cards }{ $claim ->
    [none] {""}
   *[other] , saying { $claim }
  }
action-add = Add { $cards }{ $claim ->
    [none] {""}
   *[other] , saying { $claim }
  }
action-accept = Take everything
action-open = Open and roll
action-pay = Pay { $cards }
form-offer = Offer suitcases
field-offer-cards = Suitcases
field-offer-cards-fives = Fives
field-offer-cards-twos = Twos
field-offer-cards-ones = Ones
field-offer-cards-bluffs = Bluffs
field-offer-claim = You say it is (million)
form-add = Add suitcases
field-add-cards = Suitcases
field-add-cards-fives = Fives
field-add-cards-twos = Twos
field-add-cards-ones = Ones
field-add-cards-bluffs = Bluffs
field-add-claim = You say it is in all (million)
form-pay = Pay
field-pay-cards = Suitcases
field-pay-cards-fives = Fives
field-pay-cards-twos = Twos
field-pay-cards-ones = Ones
field-pay-cards-bluffs = Bluffs

refusal-NB-1 = This game is for two to six players.
refusal-NB-15 = Only the gunman chooses, after rolling his own colour, and he chooses an opponent.
refusal-NB-17 = It is not your turn to offer. Wait until you are asked.
refusal-NB-20 = An offer is at least one suitcase from your own hand. Choose from what you hold.
refusal-NB-22 = The offer lies on the table and cannot be changed.
refusal-NB-24 = You can say any number from 0 to 89 million.
refusal-NB-25 = At this table nobody names a sum. Offer without one.
refusal-NB-26 = Only the player who was offered the suitcases decides: take them or open them.
refusal-NB-30 = Only after a higher roll, and only the offerer, adds at least one suitcase from his hand.
refusal-NB-35 = Only the player who opened and rolled lower pays, with cards from his hand.
refusal-NB-36 = You pay with money; bluffs do not count.
refusal-NB-37 = You can pay the exact sum, so you must. Choose cards that come to it.
refusal-NB-38 = The exact sum is impossible: pay the smallest sum above it.
refusal-NB-40 = Take away any card you do not need: no single card may be too many.
refusal-NB-55 = A game has 1 to 1000 rounds.
refusal-NB-71 = Only a game of two ends because somebody leaves.

option-offer_direction = Who offers
option-offer_direction-help = Whether the gunman offers to the drawn player, or the drawn player to him.
option-offer_direction-is-gunman_offers = the gunman
option-offer_direction-is-drawn_offers = the drawn player
option-insolvent_bank_card = Bank card when broke
option-insolvent_bank_card-help = Whether somebody who cannot pay in full still takes a bank card.
option-payment_rule = Payments
option-payment_rule-help = What counts as a legal payment.
option-payment_rule-is-exact_or_minimal = exact, or the least above
option-payment_rule-is-irreducible = no card too many
option-payment_visibility = Paid cards
option-payment_visibility-help = Who sees the cards of a payment.
option-payment_visibility-is-public = everybody
option-payment_visibility-is-private = the two of them
option-exhausted_offer = Nothing left to add
option-exhausted_offer-help = What happens on a higher roll when the offerer has no card left.
option-exhausted_offer-is-decider_takes = the offer is taken
option-exhausted_offer-is-decider_chooses = take it or roll again
option-allow_empty_offer = Empty offers
option-allow_empty_offer-help = Whether an offer may hold no suitcase at all.
option-claims = Claims
option-claims-help = Whether the offerer may name a sum, true or not.
option-claims-is-optional = allowed
option-claims-is-off = off
option-max_rounds = Last round
option-max_rounds-help = The game ends after this round at the latest.
option-first_player = First gunman
option-first_player-help = Who has the pistol first.
option-first_player-is-random = drawn by lot
option-first_player-is-seat_0 = seat A
option-first_colour = Colour of seat A
option-first_colour-help = The other seats get the colours that follow on the die.
option-first_colour-is-white = white
option-first_colour-is-yellow = yellow
option-first_colour-is-red = red
option-first_colour-is-green = green
option-first_colour-is-blue = blue
option-first_colour-is-purple = purple

rulebook-01 = Two to six of you hold nine closed suitcases each: one with 5 million, two with 2, four with 1, and two bluffs worth nothing, 13 million in all. Six more lie in the bank. Whoever holds 25 million wins at once. Otherwise the game ends with the last bank card, and the richest wins.
    .title = The idea
    .rules = NB-1 NB-2 NB-3 NB-4 NB-7 NB-50 NB-52
    .picture = The start: nine suitcases for everybody (5, twice 2, four times 1, two bluffs) and six in the bank.
rulebook-02 = Everybody has a colour; with three players two colours each, with two players three. The first gunman is drawn by lot, or it is seat A if you agreed so. He rolls the colour die; whose colour comes up is drawn, even somebody without cards. On his own colour he picks any opponent. A colour of nobody is rolled again. After the round the pistol goes to the left. A gunman without cards is skipped.
    .title = The pistol
    .rules = NB-5 NB-6 NB-10 NB-11 NB-12 NB-13 NB-14 NB-15 NB-16 NB-17
    .picture = A round: the colour die picks the player to whom the gunman offers his suitcases.
rulebook-03 = The gunman lays one or more suitcases face down before the drawn player. He may say what they hold, and he may lie; no word binds anybody. Once they lie there they cannot be changed, and until the round is over they count for nobody. With an option even an empty offer is allowed.
    .title = The offer
    .rules = NB-20 NB-21 NB-22 NB-23 NB-24 NB-25
rulebook-04 = The drawn player takes everything unseen, and the round is over; or he opens everything before all eyes and rolls the black die against its value in millions. All or nothing: he cannot take a part.
    .title = Take or open
    .rules = NB-26 NB-27 NB-28
    .picture = Take everything unseen, or open it and roll the black die against its value.
rulebook-05 = Higher than the value: the offerer must add at least one closed suitcase, and the other decides again about everything. If he has none left, the offer is taken (with an option: taken, or rolled for once more). Equal: the offer is taken for nothing.
    .title = Higher or equal
    .rules = NB-30 NB-31 NB-32 NB-33
rulebook-06 = The suitcases go back and the roller owes their value. He pays with money, never with bluffs: exactly if he can, otherwise the least sum above it, without change. If several sets of cards come to that sum he chooses; if there is only one, it is paid at once. Options allow any payment without a card too many, and let only the two of them see the cards.
    .title = Lower: you pay
    .rules = NB-34 NB-35 NB-36 NB-37 NB-38 NB-39 NB-40 NB-41 NB-42
    .picture = The roll is lower: the suitcases go back, the roller pays their value and takes a bank card.
rulebook-07 = Who paid in full then takes the top bank card, unseen, even if it was his last money. Who cannot pay gives up all his cards, bluffs too, and the rest of the debt is forgiven; he gets no bank card, unless an option says so. If the payment brings the other one to 25 million, the game is over before the bank card.
    .title = Bank card or broke
    .rules = NB-43 NB-44 NB-45 NB-46 NB-47 NB-48
rulebook-08 = 25 million in hand end the game at once, also in the middle of a payment; two players can never both get there. When the bank is empty, or after the last agreed round, all hands are shown and the richest wins; equal money is decided by fewer cards, bluffs included.
    .title = The end
    .rules = NB-50 NB-51 NB-52 NB-53 NB-54 NB-55
    .picture = 25 million in one hand: the game is over at once.
rulebook-09 = Here the drawn player must offer to the gunman, who takes or opens and, if he rolls lower, pays and takes the bank card. On his own colour the gunman says who must offer. If that player has no cards the round is over; a gunman without cards plays all the same. Everything else stays as it is.
    .title = Variant: the other way round
    .rules = NB-62 NB-63 NB-64 NB-65 NB-66 NB-67 NB-68 NB-69
rulebook-10 = For somebody who is away a simple move is made, or a bot plays; cards and colours stay his.
    .title = Away from the table
    .rules = NB-70 NB-71

sketch-deal = { $offerer_seat } offers, { $decider_seat } decides.
sketch-open = Open: { cards-item }= { $money } million
sketch-closed-own = Closed: { cards-item }= { $money } million
sketch-closed = Closed: { $count ->
    [0] none
    [one] one suitcase
   *[other] { $count } suitcases
  }
sketch-bank = Bank: { $count ->
    [one] one suitcase
   *[other] { $count } suitcases
  }, { $low } to { $high } million
sketch-bank-exact = Bank: { $count ->
    [one] one suitcase
   *[other] { $count } suitcases
  }, { $money } million
sketch-title-round = Round { $round } of at most { $last }
sketch-first-gunman = The first gunman is being drawn.
sketch-colour-roll = { $seat } rolls the colour die.
sketch-choose = { $seat } chooses an opponent.
sketch-offer = { $seat } puts an offer together.
sketch-decide = { $seat } decides: take or open.
sketch-black-roll = { $seat } rolls the black die.
sketch-add = { $seat } must add suitcases.
sketch-pay = { $seat } owes { $to_seat } { $owed } million.
sketch-bank-draw = { $seat } takes a bank card.
sketch-title-seats = Players
sketch-money = { $low }–{ $high }
sketch-money-exact = { $money }
sketch-known = { cards-item }+ { $unknown } unknown
sketch-hand = In hand: { cards-item }= { $money } million
sketch-public = Everybody knows: { cards-item }+ { $unknown } unknown
sketch-title-own = Your suitcases
sketch-head-player = Player
sketch-head-role = Role
sketch-head-cards = Cards
sketch-head-money = Million
sketch-head-known = Surely holds
sketch-role-gunman-offerer = gunman, offers
sketch-role-gunman-decider = gunman, decides
sketch-role-offerer = offers
sketch-role-decider = decides
sketch-role-gunman = gunman
sketch-seat = { $seat }
sketch-number = { $count }

game-name = Don't Bluff!
game-tagline = Offer closed suitcases, look innocent, and let the others find out what is inside.
score-name = million
chapter-title = Round { $number }

cards-item = { $fives ->
    [0] { cards-from-twos }
   *[other] { $fives } × 5 M{ cards-and-twos }
  }
cards-from-twos = { $twos ->
    [0] { cards-from-ones }
   *[other] { $twos } × 2 M{ cards-and-ones }
  }
cards-and-twos = { $twos ->
    [0] { cards-and-ones }
   *[other] , { $twos } × 2 M{ cards-and-ones }
  }
cards-from-ones = { $ones ->
    [0] { cards-from-bluffs }
   *[other] { $ones } × 1 M{ cards-and-bluffs }
  }
cards-and-ones = { $ones ->
    [0] { cards-and-bluffs }
   *[other] , { $ones } × 1 M{ cards-and-bluffs }
  }
cards-from-bluffs = { $bluffs ->
    [0] nothing
   *[other] { $bluffs } × bluff
  }
cards-and-bluffs = { $bluffs ->
    [0] {""}
   *[other] , { $bluffs } × bluff
  }
open-item = { cards-item }
card-five = 5 million
card-two = 2 million
card-one = 1 million
card-bluff = a bluff card
colour-white = white
colour-yellow = yellow
colour-red = red
colour-green = green
colour-blue = blue
colour-purple = purple

event-first_gunman = { $seat } gets the pistol first.
event-skipped = { $seat } has no suitcase to offer and is skipped.
event-colour_rolled = { $own ->
    [true] { $seat } rolls { $colour }, a colour of { $owner_seat }, and may choose an opponent.
   *[false] { $seat } rolls { $colour }, a colour of { $owner_seat }.
  }
event-drawn = { $gunman_seat } plays this round with { $seat }.
event-nothing_to_offer = { $seat } has no suitcase to offer: the round is over.
event-offered = { $seat } offers { $to_seat } { $size ->
    [0] nothing at all
    [one] one closed suitcase
   *[other] { $size } closed suitcases
  }{ $cards ->
    [none] {""}
   *[other] {" "}({ $cards })
  }{ $claim ->
    [none] .
   *[other] {" "}and says: “{ $claim } million.”
  }
event-added = { $seat } adds { $size ->
    [one] one closed suitcase
   *[other] { $size } closed suitcases
  }{ $cards ->
    [none] {""}
   *[other] {" "}({ $cards })
  } for { $to_seat }{ $claim ->
    [none] .
   *[other] {" "}and says: “{ $claim } million in all.”
  }
event-accepted = { $seat } takes what { $from_seat } offers: { $size ->
    [0] no closed suitcase
    [one] one closed suitcase
   *[other] { $size } closed suitcases
  }{ $cards ->
    [none] {""}
   *[other] {" "}({ $cards })
  }, and face up { $open }.
event-opened = { $seat } opens what { $from_seat } offers: { $cards }. Face up in all: { $value } million.
event-black_die = { $seat } rolls { $pips } against { $value }: { $result }.
result-lower = lower
result-equal = equal
result-higher = higher
event-exhausted = { $seat } has nothing to add. { $decider_seat } may take the open suitcases or roll again.
event-took = { $seat } takes { $cards } from { $from_seat } ({ $why }).
why-equal = the die is equal
why-exhausted = nothing is left to add
event-returned = { $seat } takes back { $cards }. { $from_seat } owes { $value } million.
event-paid = { $seat } pays { $to_seat } for { $owed } million: { $cards ->
    [none] { $size ->
        [one] one suitcase, unseen
       *[other] { $size } suitcases, unseen
      }
   *[other] { $cards }
  }.
event-surrendered = { $seat } cannot pay { $owed } million and gives everything to { $to_seat }: { $cards ->
    [none] { $size ->
        [0] nothing
        [one] one suitcase, unseen
       *[other] { $size } suitcases, unseen
      }
   *[other] { $cards }
  }.
event-bank_card = { $seat } takes a card from the bank{ $card ->
    [none] {""}
   *[other] : { $card }
  }. { $left ->
    [0] That was the last one.
    [one] One card is left.
   *[other] { $left } cards are left.
  }
event-game_over = { $reason } { $winners-count ->
    [one] { $winners } wins.
   *[other] { $winners } win together.
  } { $hands }.
hands-item = { $seat }: { $money } million ({ $cards })
reason-target = 25 million in one hand: the game is over.
reason-bank_empty = The bank is empty: the game is over.
reason-round_cap = That was the last round: the game is over.
reason-forfeit = A player has left: the game is over.

action-choose_opponent = Choose { $seat }
action-offer = Offer { $cards }{ $claim ->
    [none] {""}
   *[other] {" "}and say { $claim } million
  }
action-accept = Take it closed
action-open = Open it and roll
action-add = Add { $cards }{ $claim ->
    [none] {""}
   *[other] {" "}and say { $claim } million
  }
action-pay = Pay { $cards }
form-offer = Offer suitcases
form-add = Add suitcases
form-pay = Pay
field-offer-cards = Suitcases to offer
field-offer-cards-fives = 5 million
field-offer-cards-twos = 2 million
field-offer-cards-ones = 1 million
field-offer-cards-bluffs = bluff
field-offer-claim = What you say is in it (million)
field-add-cards = Suitcases to add
field-add-cards-fives = 5 million
field-add-cards-twos = 2 million
field-add-cards-ones = 1 million
field-add-cards-bluffs = bluff
field-add-claim = What you say is in all of it (million)
field-pay-cards = Suitcases to pay with
field-pay-cards-fives = 5 million
field-pay-cards-twos = 2 million
field-pay-cards-ones = 1 million
field-pay-cards-bluffs = bluff

refusal-NB-1 = This game is for two to six players.
refusal-NB-15 = An opponent is chosen only by the player with the pistol, after rolling an own colour. Choose somebody else at the table.
refusal-NB-17 = It is not you who offers now. Wait until you are asked.
refusal-NB-20 = Offer at least one suitcase, and only suitcases you hold.
refusal-NB-22 = An offer on the table stays as it is. It grows only after a higher roll.
refusal-NB-24 = You may claim anything from 0 to 89 million.
refusal-NB-25 = At this table nobody names a sum. Make your offer without one.
refusal-NB-26 = Only the player who was offered suitcases decides, and only before rolling: take all or open all.
refusal-NB-30 = Suitcases are added by the offerer after a higher roll: at least one, out of those still in hand.
refusal-NB-35 = You pay only when you owe something, and only with suitcases from your own hand.
refusal-NB-36 = Bluff cards pay no debts. Choose money.
refusal-NB-37 = You can pay exactly what you owe, so you must. Choose suitcases that add up to it.
refusal-NB-38 = You cannot pay exactly, so pay the smallest sum above it that your suitcases allow.
refusal-NB-40 = Pay enough, but no suitcase more than needed: without any one of them it must be too little.
refusal-NB-55 = The longest game has 1 to 1000 rounds.
refusal-NB-71 = Only a running game of two can be forfeited.

option-offer_direction = Who offers
option-offer_direction-help = Whether the player with the pistol offers suitcases to the one drawn, or the other way round.
option-offer_direction-is-gunman_offers = the player with the pistol
option-offer_direction-is-drawn_offers = the player drawn
option-insolvent_bank_card = Bank card for the broke
option-insolvent_bank_card-help = Whoever cannot pay and gives up everything takes a card from the bank all the same.
option-payment_rule = Payments
option-payment_rule-help = Whether you must pay exactly if you can, or may pay with any suitcases of which none is too many.
option-payment_rule-is-exact_or_minimal = exactly if possible
option-payment_rule-is-irreducible = no suitcase too many
option-payment_visibility = Payments are seen
option-payment_visibility-help = Whether everybody sees the suitcases of a payment, or only the two concerned.
option-payment_visibility-is-public = by everybody
option-payment_visibility-is-private = by the two concerned
option-exhausted_offer = Nothing left to add
option-exhausted_offer-help = What happens after a higher roll when the offerer has no suitcase left.
option-exhausted_offer-is-decider_takes = the offer is taken
option-exhausted_offer-is-decider_chooses = take it or roll again
option-allow_empty_offer = Empty offers
option-allow_empty_offer-help = The first offer of a round may hold no suitcase at all.
option-claims = Claims
option-claims-help = Whether you may say, truly or not, how much your offer holds.
option-claims-is-optional = as you like
option-claims-is-off = none
option-max_rounds = Most rounds
option-max_rounds-help = The game ends at the latest after so many rounds.
option-first_player = First with the pistol
option-first_player-help = Who begins: drawn by lot, or the first seat.
option-first_player-is-random = drawn by lot
option-first_player-is-seat_0 = the first seat

rulebook-01 = You are all in the same shady business. Everybody starts with nine suitcases worth 13 million: one with 5, two with 2, four with 1, and two that are nothing but bluff. Whoever holds 25 million wins on the spot.
    .title = The idea
    .rules = NB-2 NB-50
rulebook-02 = The pistol goes round the table. Whoever has it rolls the colour die to see with whom to do business; on an own colour the choice is free. Then suitcases are pushed across the table, closed: at least one, as many as you like, with whatever inside.
    .title = The offer
    .rules = NB-10 NB-13 NB-15 NB-20
rulebook-03 = You may say how much is in your suitcases. You may lie. Nothing you say binds anybody.
    .title = Talk
    .rules = NB-24 NB-25
rulebook-04 = The other one has two ways. Take everything closed: then it is his, and nobody else learns what it was. Or open everything in front of all, and roll the black die.
    .title = Take or open
    .rules = NB-26 NB-27 NB-28
rulebook-05 = If the die is higher than the value, the offerer must add at least one closed suitcase, and the question is put again. If he has none left, the offer is taken as it is.
    .title = Higher
    .rules = NB-30 NB-31
rulebook-06 = If the die equals the value, the offer is taken, free of charge.
    .title = Equal
    .rules = NB-33
rulebook-07 = If the die is lower, the offerer takes everything back and the one who opened pays him the value: exactly if he can, otherwise as little more as his suitcases allow; there is no change. Bluff cards pay nothing. Whoever has paid in full takes a card from the bank, unseen. Whoever cannot pay hands over all he has and gets no card.
    .title = Lower
    .rules = NB-34 NB-36 NB-37 NB-38 NB-44 NB-45
rulebook-08 = Without suitcases you are skipped when the pistol comes to you, but others can still do business with you.
    .title = Empty hands
    .rules = NB-12 NB-16
rulebook-09 = The game ends when somebody holds 25 million, when the sixth and last bank card is taken, or after the agreed number of rounds. Most money wins; among equals, fewer suitcases.
    .title = The end
    .rules = NB-50 NB-52 NB-53 NB-55
rulebook-10 = Played the other way round, the player drawn must offer to the one with the pistol. Nobody is skipped; if the player drawn has no suitcase, the round is over.
    .title = Variant: the other way round
    .rules = NB-62 NB-64 NB-65 NB-68

sketch-title-round = Round { $round } of at most { $last }
sketch-title-seats = Players
sketch-title-own = Your suitcases
sketch-first-gunman = The first pistol is being drawn by lot.
sketch-colour-roll = { $seat } rolls the colour die.
sketch-choose = { $seat } chooses an opponent.
sketch-offer = { $seat } prepares an offer.
sketch-decide = { $seat } decides: take or open?
sketch-black-roll = { $seat } rolls the black die.
sketch-add = { $seat } must add to the offer.
sketch-pay = { $seat } must pay { $owed } million to { $to_seat }.
sketch-bank-draw = { $seat } takes a card from the bank.
sketch-deal = Offer of { $offerer_seat } to { $decider_seat }
sketch-open = Face up: { cards-item } ({ $money } million)
sketch-closed-own = Closed: { cards-item } ({ $money } million)
sketch-closed = { $count ->
    [0] No closed suitcase
    [one] One closed suitcase
   *[other] { $count } closed suitcases
  }
sketch-bank = { $count ->
    [0] The bank is empty
    [one] One card in the bank
   *[other] { $count } cards in the bank
  }
sketch-head-player = Player
sketch-head-role = Role
sketch-head-cards = Cards
sketch-head-money = Million
sketch-head-known = Surely holds
sketch-seat = { $seat }
sketch-number = { $count }
sketch-money = { $money }
sketch-money-range = { $low } to { $high }
sketch-known = { $unknown ->
    [0] { cards-item }
    [one] { cards-item }; one unknown
   *[other] { cards-item }; { $unknown } unknown
  }
sketch-role-gunman = pistol
sketch-role-offerer = offers
sketch-role-decider = decides
sketch-role-gunman-offerer = pistol, offers
sketch-role-gunman-decider = pistol, decides
sketch-hand = { cards-item } ({ $money } million)
sketch-public = { $unknown ->
    [0] Everybody knows: { cards-item }
    [one] Everybody knows: { cards-item }; one is hidden
   *[other] Everybody knows: { cards-item }; { $unknown } are hidden
  }

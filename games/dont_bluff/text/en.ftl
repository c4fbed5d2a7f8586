game-name = Don't Bluff!
game-tagline = Slide closed suitcases across the table: take them unseen, or open them and trust the die.
goal-aim = Get 25 million in suitcases, or be the richest at the end. Nobody sees what a closed suitcase holds.
goal-turn = One player slides closed suitcases to another and may lie about them. The other takes them unseen, or opens them and rolls a die against their value.
goal-end = 25 million end the game at once. Otherwise it ends with the last bank card, and the richest wins.
score-name = millions
score-told = { $score } million
chapter-title = Round { $number }

comma-fives = { $fives ->
    [0] {""}
   *[other] {", "}
  }
comma-twos = { $twos ->
    [0] { comma-fives }
   *[other] {", "}
  }
comma-ones = { $ones ->
    [0] { comma-twos }
   *[other] {", "}
  }
comma-bluffs = { $bluffs ->
    [0] { comma-ones }
   *[other] {", "}
  }
cards-item = { $fives ->
    [0] {""}
    [1] 5
   *[other] { $fives }×5
  }{ $twos ->
    [0] {""}
    [1] { comma-fives }2
   *[other] { comma-fives }{ $twos }×2
  }{ $ones ->
    [0] {""}
    [1] { comma-twos }1
   *[other] { comma-twos }{ $ones }×1
  }{ $bluffs ->
    [0] {""}
    [one] { comma-ones }a bluff
   *[other] { comma-ones }{ $bluffs } bluffs
  }
open-item = { cards-item }
cases-count = { $size ->
    [0] no suitcase
    [one] one suitcase
   *[other] { $size } suitcases
  }
cases-shown = { $size ->
    [0] {""}
   *[other] { $cards ->
        [none] {""}
       *[other] { " " }({ $cards })
      }
  }
cases-said = { $claim ->
    [none] {""}
   *[other] {", "}saying “{ $claim } million”
  }
cases-said-all = { $claim ->
    [none] {""}
   *[other] {", "}saying “{ $claim } million in all”
  }
taken-what = { $size ->
    [0] { $open_size ->
        [0] the empty offer
       *[other] the open suitcases ({ $open })
      }
   *[other] { cases-count } unseen{ cases-shown }{ $open_size ->
        [0] {""}
       *[other] {" "}and the open ones ({ $open })
      }
  }
paid-what = { $cards ->
    [none] { cases-count }
   *[other] { $cards }
  }
all-what = { $size ->
    [0] nothing: not one suitcase is left
   *[other] everything: { paid-what }
  }
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
reason-target = 25 million reached: the game is over.
reason-bank_empty = The bank is empty: the game is over.
reason-round_cap = The last round is played: the game is over.
reason-forfeit = A player has left: the game is over.

event-first_gunman = { $seat } has the pistol first.
    .seat = You have the pistol first.
event-skipped = { $seat } has no suitcases and loses a round.
    .seat = You have no suitcases and lose your round.
event-colour_rolled = { $own ->
    [true] { $seat } rolls their own colour.
   *[false] { $seat } rolls the colour of { $owner_seat }.
  }
    .seat = { $own ->
    [true] You roll your own colour.
   *[false] You roll the colour of { $owner_seat }.
  }
    .owner_seat = { $seat } rolls your colour.
event-chosen = { $gunman_seat } chooses { $seat }.
    .gunman_seat = You choose { $seat }.
    .seat = { $gunman_seat } chooses you.
event-nothing_to_offer = { $seat } has no suitcases to offer: the round is over.
    .seat = You have no suitcases to offer: the round is over.
event-offered = { $seat } offers { $to_seat } { cases-count }{ cases-shown }{ cases-said }.
    .seat = You offer { $to_seat } { cases-count }{ cases-shown }{ cases-said }.
    .to_seat = { $seat } offers you { cases-count }{ cases-said }.
event-added = { $seat } adds { cases-count }{ cases-shown }{ cases-said-all }.
    .seat = You add { cases-count }{ cases-shown }{ cases-said-all }.
event-accepted = { $seat } takes { taken-what } from { $from_seat }.
    .seat = You take { taken-what } from { $from_seat }.
    .from_seat = { $seat } takes { taken-what } from you.
event-opened = { $size ->
    [0] { $value ->
        [0] { $seat } opens the empty offer.
       *[other] { $seat } rolls again for the open { $value } million.
      }
   *[other] { $seat } opens: { $cards }. Open now: { $value } million.
  }
    .seat = { $size ->
    [0] { $value ->
        [0] You open the empty offer.
       *[other] You roll again for the open { $value } million.
      }
   *[other] You open: { $cards }. Open now: { $value } million.
  }
event-black_die = { $seat } rolls { $pips } against { $value }: { $result }.
    .seat = You roll { $pips } against { $value }: { $result }.
event-exhausted = { $seat } has nothing to add. { $decider_seat } may take the open suitcases or roll again.
    .seat = You have nothing to add. { $decider_seat } may take the open suitcases or roll again.
    .decider_seat = { $seat } has nothing to add. You may take the open suitcases or roll again.
event-took = { $seat } takes { $cards } from { $from_seat }: { $why }.
    .seat = You take { $cards } from { $from_seat }: { $why }.
    .from_seat = { $seat } takes { $cards } from you: { $why }.
event-returned = { $seat } gets the offer back; { $from_seat } owes { $value } million.
    .seat = You get your offer back; { $from_seat } owes you { $value } million.
    .from_seat = { $seat } gets the offer back; you owe { $value } million.
event-paid = { $seat } pays { $to_seat } { $owed } million: { paid-what }.
    .seat = You pay { $to_seat } { $owed } million: { paid-what }.
    .to_seat = { $seat } pays you { $owed } million: { paid-what }.
event-surrendered = { $seat } cannot pay { $owed } million and gives { $to_seat } { all-what }.
    .seat = You cannot pay { $owed } million and give { $to_seat } { all-what }.
    .to_seat = { $seat } cannot pay { $owed } million and gives you { $size ->
    [0] nothing: not one suitcase is left.
   *[other] everything: { paid-what }.
  }
event-bank_card = { $seat } takes a bank card. { $left } left.
    .seat = You take a bank card{ $card ->
    [none] {""}
   *[other] : { $card }
  }. { $left } left.
event-game_over = { $reason } { $winners-count ->
    [one] { $winners } wins.
   *[other] { $winners } win together.
  }
    .winners = { $reason } You win.

action-choose_opponent = Choose { $seat }
action-offer = Offer { $cards }{ cases-said }
action-add = Add { $cards }{ cases-said-all }
action-accept = Take unseen
action-open = Open and roll
action-pay = Pay with { $cards }
form-offer = Offer suitcases
field-offer-cards = Suitcases
field-offer-cards-fives = Fives
field-offer-cards-twos = Twos
field-offer-cards-ones = Ones
field-offer-cards-bluffs = Bluffs
field-offer-claim = Say what it holds (million; it may be a lie)
form-add = Add suitcases
field-add-cards = Suitcases
field-add-cards-fives = Fives
field-add-cards-twos = Twos
field-add-cards-ones = Ones
field-add-cards-bluffs = Bluffs
field-add-claim = Say what it all holds (million; it may be a lie)
form-pay = Pay
field-pay-cards = Suitcases
field-pay-cards-fives = Fives
field-pay-cards-twos = Twos
field-pay-cards-ones = Ones
field-pay-cards-bluffs = Bluffs

prompt-first = One player gets the pistol by lot.
prompt-colour = { $seat } has the pistol. The colour die picks who gets the offer.
    .seat = You have the pistol. The colour die picks who gets your offer.
prompt-colour-reverse = { $seat } has the pistol. The colour die picks who must make an offer.
    .seat = You have the pistol. The colour die picks who must make you an offer.
prompt-choose = { $seat } rolled their own colour and chooses who gets the offer.
    .seat = You rolled your own colour: choose who gets your offer.
prompt-choose-reverse = { $seat } rolled their own colour and chooses who must make an offer.
    .seat = You rolled your own colour: choose who must make you an offer.
prompt-offer = Offer { $to_seat } closed suitcases. You may say what is in them, and you may lie.
prompt-offer-silent = Offer { $to_seat } closed suitcases: money, bluffs worth nothing, or both.
prompt-offer-other = { $seat } prepares an offer for { $to_seat }.
    .to_seat = { $seat } prepares an offer for you. What they say about it may be a lie.
prompt-decide = { $to_seat } offers you { $count ->
    [one] a closed suitcase
   *[other] { $count } closed suitcases
  } with { $spread ->
    [0] { $low }
   *[other] { $low } to { $high }
  } million. Take unseen, or open and roll?
prompt-decide-more = Open: { $open } million. Closed: { $count ->
    [one] one suitcase
   *[other] { $count } suitcases
  } ({ $spread ->
    [0] { $low }
   *[other] { $low } to { $high }
  } million). Take everything, or open and roll?
prompt-decide-open = { $to_seat } has nothing to add. Take the open { $open } million, or roll again?
prompt-decide-empty = { $to_seat } offers nothing. End the round, or roll and make { $to_seat } add something?
prompt-decide-other = { $seat } decides: take the offer of { $to_seat } unseen, or open it and roll.
    .to_seat = { $seat } decides: take your offer unseen, or open it and roll.
prompt-black = { $seat } rolls the black die against { $value } million.
    .seat = You roll the black die against { $value } million. Lower, and you pay.
prompt-add = { $seat } must add suitcases: the die is higher than { $value }.
    .seat = The die is higher than { $value }: add at least one closed suitcase. { $to_seat } then decides again.
    .to_seat = The die is higher than { $value }: { $seat } must add suitcases, then you decide again.
prompt-pay = You rolled lower: pay { $to_seat } { $owed } million. Choose the suitcases.
prompt-pay-over = You owe { $to_seat } { $owed } million and cannot pay it exactly: pay { $due }. There is no change.
prompt-pay-free = You owe { $to_seat } { $owed } million. Pay at least that, with no suitcase too many. There is no change.
prompt-pay-other = { $seat } rolled lower and pays { $to_seat } { $owed } million.
    .to_seat = { $seat } rolled lower and pays you { $owed } million.
prompt-bank = { $seat } takes a bank card.
    .seat = You take a bank card.

higher-offerer-add = you must add more
higher-offerer-taken = it is gone too
higher-offerer-again = it may be taken or rolled for again
higher-decider-add = more is added and you decide again
higher-decider-taken = it is yours too
higher-decider-again = you take it or roll again
leads-choose = You make { $seat } an offer. { $seat } holds { $spread ->
    [0] { $low }
   *[other] { $low } to { $high }
  } million.
leads-choose-reverse = { $seat } must make you an offer, from { $count ->
    [one] one suitcase
   *[other] { $count } suitcases
  } with { $spread ->
    [0] { $low }
   *[other] { $low } to { $high }
  } million.
leads-choose-nobody = { $seat } has no suitcases: the round ends at once.
offer-opened = Opened: { $above ->
    [0] they roll. Below { $value } they pay you { $value } million, with a { $value } they get it free.
    [5] they roll. With a 1 they get it free, above that { $higher }.
   *[other] they roll. Below { $value } they pay you { $value } million, with a { $value } they get it free, above that { $higher }.
  }
offer-opened-sure = Opened: every roll is lower, so it comes back and they pay you { $value } million.
leads-offer = Taken: you lose { $value } million. { offer-opened }
leads-offer-one = Taken: you lose 1 million. { offer-opened }
leads-offer-nothing = Worth nothing. Taken: you lose no money. Opened: any roll is higher, so { $higher }.
leads-offer-sure = Taken: you lose { $value } million. { offer-opened-sure }
leads-offer-may-lose = Taken: { $value } million may be enough for { $to_seat } to reach 25 million and win. { offer-opened }
leads-offer-may-lose-sure = Taken: { $value } million may be enough for { $to_seat } to reach 25 million and win. { offer-opened-sure }
leads-offer-loses = Taken: these { $value } million make 25 for { $to_seat }, and you lose at once. { offer-opened }
leads-offer-loses-sure = Taken: these { $value } million make 25 for { $to_seat }, and you lose at once. { offer-opened-sure }
leads-take = You get { $spread ->
    [0] { $low }
   *[other] { $low } to { $high }
  } million for nothing. Only the two of you know what it was.
leads-take-open = You get { $low } million for nothing.
leads-take-nothing = You get nothing, and the round is over.
leads-take-wins = You get { $spread ->
    [0] { $low }
   *[other] { $low } to { $high }
  } million: that makes 25, and you win.
leads-take-may-win = You get { $low } to { $high } million for nothing. With enough in it you reach 25 and win.
leads-open = A die (1–6) below its value ({ $spread ->
    [0] { $low }
   *[other] { $low } to { $high }
  } million): you pay that value. The same number: it is yours. Above: { $higher }.
leads-open-all = A die (1–6) below its value ({ $spread ->
    [0] { $low }
   *[other] { $low } to { $high }
  } million): you pay that value, perhaps with all you have ({ $own }). The same number: it is yours. Above: { $higher }.
leads-open-sure = It is worth at least { $low } million, more than any die shows: you will have to pay it.
leads-open-ruin = It is worth at least { $low } million, more than any die shows: you lose all you have ({ $own }).
leads-open-safe = It is worth 1 million at most: you cannot lose. The same number on the die: it is yours. Above: { $higher }.
leads-pay = You pay { $sum } million{ $over ->
    [0] {""}
   *[other] , { $over } more than you owe,
  } and keep { $left }. Then you take a bank card.
leads-pay-loses = You pay { $sum } million. { $to_seat } then has 25 million and wins.
closed-bluffs = Pay with { $count ->
    [one] your bluff
   *[other] your bluffs
  }
closed-bluffs-why = A bluff is worth nothing.
pay-sum = Pay { $sum }: { $parts }

summary-cases = { $fives }×5 + { $twos }×2 + { $ones }×1 = { $money } million
summary-bluffs = { $count ->
    [0] no bluffs
    [one] one bluff, worth nothing
   *[other] { $count } bluffs, worth nothing
  }
summary-tie = Equal money: fewer suitcases are better. Here: { $count }.
summary-stamp-target = 25 million
summary-stamp-broke = broke
summary-stamp-left = left the table
summary-bar = Money
summary-lies = Most lies told: { $seats } ({ $count }).
summary-caught = Most often caught lying: { $seats } ({ $count }).
summary-dearest = The largest payment: { $seat } paid { $to_seat } { $owed } million.
    .seat = The largest payment: you paid { $to_seat } { $owed } million.
    .to_seat = The largest payment: { $seat } paid you { $owed } million.

refusal-NB-1 = This game is for two to six players.
refusal-NB-15 = Only the player with the pistol chooses, after rolling their own colour, and chooses an opponent.
refusal-NB-17 = It is not your turn to offer. Wait until you are asked.
refusal-NB-20 = An offer is at least one suitcase from your own hand. Choose from what you hold.
refusal-NB-22 = The offer lies on the table and cannot be changed.
refusal-NB-24 = You can say any number from 0 to 89 million.
refusal-NB-25 = At this table nobody names a sum. Offer without one.
refusal-NB-26 = Only the player who was offered the suitcases decides: take them or open them.
refusal-NB-30 = Suitcases are added only after a higher roll, by the player who offers: at least one from their hand.
refusal-NB-35 = Only the player who opened and rolled lower pays, with suitcases from their hand.
refusal-NB-36 = You pay with money; bluffs do not count.
refusal-NB-37 = You can pay the exact sum, so you must. Choose cards that come to it.
refusal-NB-38 = The exact sum is impossible: pay the smallest sum above it.
refusal-NB-40 = Take away any card you do not need: no single card may be too many.
refusal-NB-55 = A game has 1 to 1000 rounds.
refusal-NB-71 = Only a game of two ends because somebody leaves.

option-offer_direction = Who offers
option-offer_direction-help = Whether the player with the pistol offers to the player the die picks, or the other way round.
option-offer_direction-is-gunman_offers = the player with the pistol
option-offer_direction-is-drawn_offers = the player the die picks
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
option-first_player = Who begins
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

coach-offer = You want the other player to choose wrong: to take a bluff, or to open something dear and pay for it. So mix. Sometimes a five, sometimes a bluff, and do not always tell the truth.
    .at = hand
coach-decide = Taking is safe: you get whatever is inside. Opening is a bet: roll higher and they must add more, roll the same and it is yours, roll lower and you pay its value. Open what you think is worth little.
    .at = stake
coach-pay = Bluffs are worth nothing, so you cannot pay with them. Afterwards you take a card from the bank, unseen.
    .at = hand

lesson-take = A closed suitcase lies before you. "5 million," you are told. You want the suitcase without risking the die.
    .title = Take it unseen
    .why = Taking costs nothing and shows nobody anything. What you were told need not be true: this one was empty.
lesson-open = You are told 5 million, but you are sure that the suitcase is empty. Which choice costs you nothing then, and makes them add more?
    .title = Call the bluff
    .why = An empty suitcase is worth 0, and the die always shows more. So the other player must add a suitcase, and you decide again.
lesson-add = Your 4 million were opened, and the die shows 6, which is higher. You have to add at least one suitcase. Give away as little as you can.
    .title = You must add
    .why = Any suitcase will do, also an empty one. The other player then decides about all of them again.
lesson-pay = You opened 3 million and rolled 2: lower, so you owe 3 million. Pay with as few suitcases as you can.
    .title = Pay your debt
    .why = If you can pay exactly, you must: 2 and 1, or three ones. Giving the 5 is not allowed, and bluffs never count.

rulebook-01 = Two to six of you hold nine closed suitcases each: one with 5 million, two with 2, four with 1, and two bluffs worth nothing, 13 million in all. Six more lie in the bank. The first player to hold 25 million wins at once. Otherwise the game ends with the last bank card, and the richest player wins.
    .title = The idea
    .rules = NB-1 NB-2 NB-3 NB-4 NB-7 NB-50 NB-52
    .picture = The start: nine suitcases for everybody (5, twice 2, four times 1, two bluffs) and six in the bank.
rulebook-02 = Everybody has a colour, on one face of the die; with three players on two faces, with two players on three. One player gets the pistol by lot, or seat A does if you agreed so, and rolls the colour die. The player whose colour comes up is drawn, even without cards. On their own colour the player with the pistol picks any opponent. A colour of nobody is rolled again. After the round the pistol goes to the left. A player who has the pistol but no cards is skipped.
    .title = The pistol
    .rules = NB-5 NB-6 NB-10 NB-11 NB-12 NB-13 NB-14 NB-15 NB-16 NB-17
    .picture = A round: the colour die picks the player who gets the offer.
rulebook-03 = The player with the pistol lays one or more suitcases face down before the drawn player. They may say what is in them, and they may lie; no word binds anybody. Once they lie there they cannot be changed, and until the round is over they count for nobody. With an option even an empty offer is allowed.
    .title = The offer
    .rules = NB-20 NB-21 NB-22 NB-23 NB-24 NB-25
rulebook-04 = The drawn player takes everything unseen, and the round is over; or opens everything for all to see and rolls the black die against its value in millions. It is all or nothing: nobody can take a part.
    .title = Take or open
    .rules = NB-26 NB-27 NB-28
    .picture = Take everything unseen, or open it and roll the black die against its value.
rulebook-05 = Higher than the value: the offerer must add at least one closed suitcase, and the other player decides again about everything. If no suitcase is left to add, the offer is taken (with an option: taken, or rolled for once more). Equal: the offer is taken for nothing.
    .title = Higher or equal
    .rules = NB-30 NB-31 NB-32 NB-33
rulebook-06 = The suitcases go back and the roller owes their value. It is paid with money, never with bluffs: exactly if possible, otherwise the least sum above it, without change. If several sets of cards come to that sum, the payer chooses; if there is only one, it is paid at once. Options allow any payment without a card too many, and let only the two of them see the cards.
    .title = Lower: you pay
    .rules = NB-34 NB-35 NB-36 NB-37 NB-38 NB-39 NB-40 NB-41 NB-42
    .picture = The roll is lower: the suitcases go back, the roller pays their value and takes a bank card.
rulebook-07 = A player who paid in full takes the top bank card, unseen, even if it was their last money. A player who cannot pay gives up all their cards, bluffs too, and the rest of the debt is forgiven; there is no bank card then, unless an option says so. If the payment brings the other player to 25 million, the game is over before the bank card.
    .title = Bank card or broke
    .rules = NB-43 NB-44 NB-45 NB-46 NB-47 NB-48
rulebook-08 = 25 million in hand end the game at once, also in the middle of a payment; two players can never both get there. When the bank is empty, or after the last agreed round, all hands are shown and the richest wins; equal money is decided by fewer cards, bluffs included.
    .title = The end
    .rules = NB-50 NB-51 NB-52 NB-53 NB-54 NB-55
    .picture = 25 million in one hand: the game is over at once.
rulebook-09 = Here the drawn player must offer to the player with the pistol, who takes or opens and, after a lower roll, pays and takes the bank card. On their own colour the player with the pistol says who must offer. If that player has no cards the round is over; the player with the pistol plays even without cards. Everything else stays as it is.
    .title = Variant: the other way round
    .rules = NB-62 NB-63 NB-64 NB-65 NB-66 NB-67 NB-68 NB-69
rulebook-10 = For somebody who is away a simple move is made, or a bot plays; cards and colours stay with the seat.
    .title = Away from the table
    .rules = NB-70 NB-71

sketch-deal = { $offerer_seat } offers, { $decider_seat } decides.
sketch-open = Open: { cards-item }, { $money } million
sketch-closed-own = Closed: { cards-item }, { $money } million
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
sketch-title-seats = Players
sketch-money = { $low }–{ $high }
sketch-money-exact = { $money }
sketch-known = { cards-item }{ comma-bluffs }unknown: { $unknown }
sketch-hand = In hand: { cards-item }, { $money } million
sketch-public = Everybody knows: { cards-item }{ comma-bluffs }unknown: { $unknown }
sketch-title-own = Your suitcases
sketch-head-player = Player
sketch-head-role = Role
sketch-head-cards = Cards
sketch-head-money = Million
sketch-head-known = Surely holds
sketch-role-gunman-offerer = has the pistol, offers
sketch-role-gunman-decider = has the pistol, decides
sketch-role-offerer = offers
sketch-role-decider = decides
sketch-role-gunman = has the pistol
sketch-seat = { $seat }
sketch-number = { $count }
sketch-number-table = { $count } and { $table } on the table
table-money = { $spread ->
    [0] Holds { $low } million
   *[other] Holds { $low } to { $high } million
  }
table-out = { $count ->
    [one] one suitcase on the table
   *[other] { $count } suitcases on the table
  }
table-said = “{ $claim } million”
table-worth = { $money } million
table-die-lower = { $pips } is less than { $value }: it must be paid
table-die-equal = { $pips } is exactly { $value }: taken for nothing
table-die-higher = { $pips } is more than { $value }: add more
table-picked = { $count ->
    [one] one suitcase
   *[other] { $count } suitcases
  }, { $money } million
table-colours = Colour on the die
table-bank = Bank: { $count ->
    [one] one suitcase left
   *[other] { $count } suitcases left
  }. With the last one the game is over.
table-silent = Say nothing
table-pick = Tap the suitcases you want to put on the table.
table-closed = closed suitcase
seat-money = { $spread ->
    [0] { $low } M
   *[other] { $low }–{ $high } M
  }
seat-cases = { $count ->
    [one] suitcase
   *[other] suitcases
  }
seat-sure = Open: what they surely hold. Closed: unknown.
seat-all-known = You know every one of them.
role-gunman = has the pistol: this is their round
role-offerer = offers suitcases
role-decider = decides: take them, or open them and roll
table-bank-name = Bank
table-said-why = What the player who offers says. It may be a lie.
table-drawn = The colour of { $seat }
hand-chosen = { $chosen } of { $count } chosen
hand-none = Choose anew
claim-less = One million less
claim-more = One million more
hand-offer = Offer: { table-picked }
hand-add = Add: { table-picked }

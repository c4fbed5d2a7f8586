game-name = Property Tournament
game-tagline = Ten rounds to buy, build and claim your rent in Warsaw: the best financial result wins.
goal-aim = Make the highest profit: buy streets in Warsaw, build on them, and claim your rent.
goal-turn = Roll, move, buy the field or let it be auctioned, build whenever you like. Rent is yours only if you claim it before the next roll.
goal-end = After ten rounds the highest profit wins. A player who cannot pay goes bankrupt.
score-name = profit
score-told = profit { $score } M
chapter-title = Turn { $number }

space-0 = START
space-1 = Ulica Konopacka
space-2 = Community Chest
space-3 = Ulica Stalowa
space-4 = Income tax
space-5 = Dworzec Zachodni
space-6 = Ulica Radzymińska
space-7 = Chance
space-8 = Ulica Jagiellońska
space-9 = Ulica Targowa
space-10 = Jail / visiting
space-11 = Ulica Płowiecka
space-12 = Elektrownia (power plant)
space-13 = Ulica Marsa
space-14 = Ulica Grochowska
space-15 = Dworzec Gdański
space-16 = Ulica Obozowa
space-17 = Community Chest
space-18 = Ulica Górczewska
space-19 = Ulica Wolska
space-20 = Free parking
space-21 = Ulica Mickiewicza
space-22 = Chance
space-23 = Ulica Słowackiego
space-24 = Plac Wilsona
space-25 = Dworzec Wschodni
space-26 = Ulica Świętokrzyska
space-27 = Krakowskie Przedmieście
space-28 = Wodociągi (waterworks)
space-29 = Nowy Świat
space-30 = Go to jail
space-31 = Plac Trzech Krzyży
space-32 = Ulica Marszałkowska
space-33 = Community Chest
space-34 = Aleje Jerozolimskie
space-35 = Dworzec Centralny
space-36 = Chance
space-37 = Ulica Belwederska
space-38 = Tax surcharge
space-39 = Aleje Ujazdowskie
short-0 = { space-0 }
short-1 = Konopacka
short-2 = { space-2 }
short-3 = Stalowa
short-4 = { space-4 }
short-5 = Zachodni
short-6 = Radzymińska
short-7 = { space-7 }
short-8 = Jagiellońska
short-9 = Targowa
short-10 = { space-10 }
short-11 = Płowiecka
short-12 = Elektrownia
short-13 = Marsa
short-14 = Grochowska
short-15 = Gdański
short-16 = Obozowa
short-17 = { space-17 }
short-18 = Górczewska
short-19 = Wolska
short-20 = { space-20 }
short-21 = Mickiewicza
short-22 = { space-22 }
short-23 = Słowackiego
short-24 = Wilsona
short-25 = Wschodni
short-26 = Świętokrzyska
short-27 = { space-27 }
short-28 = Wodociągi
short-29 = { space-29 }
short-30 = { space-30 }
short-31 = Trzech Krzyży
short-32 = Marszałkowska
short-33 = { space-33 }
short-34 = Jerozolimskie
short-35 = Centralny
short-36 = { space-36 }
short-37 = Belwederska
short-38 = { space-38 }
short-39 = Ujazdowskie
field-0 = { space-0 }
field-1 = { space-1 }
field-2 = { space-2 }
field-3 = { space-3 }
field-4 = { space-4 }
field-5 = { space-5 }
field-6 = { space-6 }
field-7 = { space-7 }
field-8 = { space-8 }
field-9 = { space-9 }
field-10 = { space-10 }
field-11 = { space-11 }
field-12 = { space-12 }
field-13 = { space-13 }
field-14 = { space-14 }
field-15 = { space-15 }
field-16 = { space-16 }
field-17 = { space-17 }
field-18 = { space-18 }
field-19 = { space-19 }
field-20 = { space-20 }
field-21 = { space-21 }
field-22 = { space-22 }
field-23 = { space-23 }
field-24 = { space-24 }
field-25 = { space-25 }
field-26 = { space-26 }
field-27 = { space-27 }
field-28 = { space-28 }
field-29 = { space-29 }
field-30 = { space-30 }
field-31 = { space-31 }
field-32 = { space-32 }
field-33 = { space-33 }
field-34 = { space-34 }
field-35 = { space-35 }
field-36 = { space-36 }
field-37 = { space-37 }
field-38 = { space-38 }
field-39 = { space-39 }
give_fields-1 = { space-1 }
give_fields-3 = { space-3 }
give_fields-5 = { space-5 }
give_fields-6 = { space-6 }
give_fields-8 = { space-8 }
give_fields-9 = { space-9 }
give_fields-11 = { space-11 }
give_fields-12 = { space-12 }
give_fields-13 = { space-13 }
give_fields-14 = { space-14 }
give_fields-15 = { space-15 }
give_fields-16 = { space-16 }
give_fields-18 = { space-18 }
give_fields-19 = { space-19 }
give_fields-21 = { space-21 }
give_fields-23 = { space-23 }
give_fields-24 = { space-24 }
give_fields-25 = { space-25 }
give_fields-26 = { space-26 }
give_fields-27 = { space-27 }
give_fields-28 = { space-28 }
give_fields-29 = { space-29 }
give_fields-31 = { space-31 }
give_fields-32 = { space-32 }
give_fields-34 = { space-34 }
give_fields-35 = { space-35 }
give_fields-37 = { space-37 }
give_fields-39 = { space-39 }
get_fields-1 = { space-1 }
get_fields-3 = { space-3 }
get_fields-5 = { space-5 }
get_fields-6 = { space-6 }
get_fields-8 = { space-8 }
get_fields-9 = { space-9 }
get_fields-11 = { space-11 }
get_fields-12 = { space-12 }
get_fields-13 = { space-13 }
get_fields-14 = { space-14 }
get_fields-15 = { space-15 }
get_fields-16 = { space-16 }
get_fields-18 = { space-18 }
get_fields-19 = { space-19 }
get_fields-21 = { space-21 }
get_fields-23 = { space-23 }
get_fields-24 = { space-24 }
get_fields-25 = { space-25 }
get_fields-26 = { space-26 }
get_fields-27 = { space-27 }
get_fields-28 = { space-28 }
get_fields-29 = { space-29 }
get_fields-31 = { space-31 }
get_fields-32 = { space-32 }
get_fields-34 = { space-34 }
get_fields-35 = { space-35 }
get_fields-37 = { space-37 }
get_fields-39 = { space-39 }
source-1 = { space-1 }
source-3 = { space-3 }
source-6 = { space-6 }
source-8 = { space-8 }
source-9 = { space-9 }
source-11 = { space-11 }
source-13 = { space-13 }
source-14 = { space-14 }
source-16 = { space-16 }
source-18 = { space-18 }
source-19 = { space-19 }
source-21 = { space-21 }
source-23 = { space-23 }
source-24 = { space-24 }
source-26 = { space-26 }
source-27 = { space-27 }
source-29 = { space-29 }
source-31 = { space-31 }
source-32 = { space-32 }
source-34 = { space-34 }
source-37 = { space-37 }
source-39 = { space-39 }
target-1 = { space-1 }
target-3 = { space-3 }
target-6 = { space-6 }
target-8 = { space-8 }
target-9 = { space-9 }
target-11 = { space-11 }
target-13 = { space-13 }
target-14 = { space-14 }
target-16 = { space-16 }
target-18 = { space-18 }
target-19 = { space-19 }
target-21 = { space-21 }
target-23 = { space-23 }
target-24 = { space-24 }
target-26 = { space-26 }
target-27 = { space-27 }
target-29 = { space-29 }
target-31 = { space-31 }
target-32 = { space-32 }
target-34 = { space-34 }
target-37 = { space-37 }
target-39 = { space-39 }

group-brown = brown
group-light_blue = light blue
group-pink = pink
group-orange = orange
group-red = red
group-yellow = yellow
group-green = green
group-dark_blue = dark blue
group-railway = railway
group-utility = utility

deck-chance = Chance
deck-chest = Community Chest
give_cards-chance = jail card (Chance)
give_cards-chest = jail card (Community Chest)
get_cards-chance = jail card (Chance)
get_cards-chest = jail card (Community Chest)
card-CH-1 = To the start line: advance to START
card-CH-2 = Visit Plac Wilsona
card-CH-3 = Visit Ulica Płowiecka
card-CH-4 = Take the train from Dworzec Zachodni
card-CH-5 = Stroll along Aleje Ujazdowskie
card-CH-6 = Next station: double rent if it is taken
card-CH-7 = Next station: double rent if it is taken
card-CH-8 = Call the utility: ten times a fresh roll if it is taken
card-CH-9 = Dividend: receive 50 M
card-CH-10 = Jail card: keep it, leave jail free
card-CH-11 = Wrong way: three spaces back
card-CH-12 = Arrested: go to jail
card-CH-13 = General renovation: 25 M per house, 100 M per hotel
card-CH-14 = Speeding ticket: pay 15 M
card-CH-15 = Elected chair: pay every other player 50 M
card-CH-16 = Building loan matures: receive 150 M
card-CC-1 = To the start line: advance to START
card-CC-2 = Bank slip in your favour: receive 200 M
card-CC-3 = Doctor's visit: pay 50 M
card-CC-4 = Shares sold: receive 50 M
card-CC-5 = Jail card: keep it, leave jail free
card-CC-6 = Arrested: go to jail
card-CC-7 = Holiday fund: receive 100 M
card-CC-8 = Tax overpaid: receive 20 M
card-CC-9 = Birthday: every other player gives you 10 M
card-CC-10 = Insurance pays out: receive 100 M
card-CC-11 = Hospital bill: pay 100 M
card-CC-12 = School fees: pay 50 M
card-CC-13 = Consulting fee: receive 25 M
card-CC-14 = Street repairs: 40 M per house, 115 M per hotel
card-CC-15 = Runner-up in a contest: receive 10 M
card-CC-16 = Inheritance: receive 100 M

account-4000 = START bonus
account-4100 = Rent received
account-4200 = Cards from the Bank
account-4210 = Cards from players
account-4250 = Jail card received
account-4300 = Bought below value
account-4400 = Gain on trades
account-4500 = Buildings sold above value
account-5000 = Taxes
account-5100 = Rent paid
account-5200 = Cards to the Bank
account-5210 = Cards to players
account-5250 = Jail card used
account-5300 = Bought above value
account-5400 = Loss on trades
account-5500 = Buildings sold below value
account-5600 = Mortgage interest
account-5700 = Jail fines
account-5800 = Bankruptcy write-off

op-start_bonus = START bonus
op-purchase = purchase
op-auction_win = auction
op-house = houses built
op-hotel = hotel built
op-shortage_unit = building from a contest
op-sell_houses = houses sold
op-sell_hotel = hotel sold
op-downgrade_hotel = hotel back to four houses
op-mortgage = mortgage
op-redeem = mortgage repaid
op-rent_in = rent received
op-rent_out = rent paid
op-tax = tax
op-fine = jail fine
op-card_from_bank = card: from the Bank
op-card_to_bank = card: to the Bank
op-card_from_player = card: from a player
op-card_to_player = card: to a player
op-jail_card_drawn = jail card received
op-jail_card_used = jail card used
op-transfer_fee = transfer fee
op-trade = trade
op-houses_sold = houses sold to a player
op-houses_bought = houses bought from a player
op-last_cash = remaining cash to the Bank
op-write_off = write-off
op-taken_over = estate taken over
op-surrendered = estate surrendered

freed-fine = by paying the fine
freed-card = with a jail card
freed-double = with a double
freed-served = having served the time
closed-refused = refused
closed-withdrawn = withdrawn
closed-expired = expired
closed-lapsed = lapsed, because something in it is no longer as offered
closed-impossible = no longer possible

event-start_rolled = { $seat } rolls { $first } and { $second } for the start.
    .seat = You roll { $first } and { $second } for the start.
event-started = { $seat } begins.
    .seat = You begin.
event-turn_started = Round { $round }: { $seat } is on turn.
    .seat = Round { $round }: your turn.
event-rolled = { $seat } rolls { $first } and { $second }.
    .seat = You roll { $first } and { $second }.
event-moved = { $seat } arrives at { $space }.
    .seat = You arrive at { $space }.
event-card_drawn = { $seat } draws from { $deck }: { $card }.
    .seat = You draw from { $deck }: { $card }.
event-arrested = { $seat } goes to jail.
    .seat = You go to jail.
event-freed = { $seat } leaves jail { $freed }{ $deck ->
    [none] {""}
   *[other] {" ("}{ $deck })
  }.
    .seat = You leave jail { $freed }{ $deck ->
    [none] {""}
   *[other] {" ("}{ $deck })
  }.
event-stayed_in_jail = { $seat } stays in jail (turns served: { $served }).
    .seat = You stay in jail (turns served: { $served }).
event-rent_due = { $debtor_seat } stands on { $field }: { $seat } may claim { $amount } M rent.
    .seat = { $debtor_seat } stands on your { $field }: you may claim { $amount } M rent.
    .debtor_seat = You stand on { $field }: { $seat } may claim { $amount } M rent.
event-rent_claimed = { $seat } claims { $amount } M rent from { $debtor_seat } for { $field }.
    .seat = You claim { $amount } M rent from { $debtor_seat } for { $field }.
    .debtor_seat = { $seat } claims { $amount } M rent from you for { $field }.
event-rent_waived = { $seat } gives up { $amount } M rent from { $debtor_seat } for { $field }.
    .seat = You give up { $amount } M rent from { $debtor_seat } for { $field }.
    .debtor_seat = { $seat } gives up { $amount } M rent from you for { $field }.
event-rent_lapsed = Not claimed in time: { $seat } gets no rent from { $debtor_seat } ({ $amount } M, { $field }).
    .seat = Not claimed in time: you get no rent from { $debtor_seat } ({ $amount } M, { $field }).
    .debtor_seat = Not claimed in time: you pay { $seat } no rent ({ $amount } M, { $field }).
event-in_debt = { $seat } owes { $amount } M and has to raise the money.
    .seat = You owe { $amount } M and have to raise the money.
event-declined = { $seat } does not buy { $field }.
    .seat = You do not buy { $field }.
event-auction_opened = Auction: { $field }, from { $opening } M.
event-unit_offered = { $hotel ->
    [true] A hotel
   *[false] A house
  } goes to the highest bidder.
event-bid_made = { $seat } bids { $amount } M{ $field ->
    [none] {""}
   *[other] {" ("}{ $field })
  }.
    .seat = You bid { $amount } M{ $field ->
    [none] {""}
   *[other] {" ("}{ $field })
  }.
event-passed = { $seat } passes.
    .seat = You pass.
event-won = { $seat } wins { $field } for { $amount } M.
    .seat = You win { $field } for { $amount } M.
event-unsold = Nobody bids; the field stays with the Bank.
event-contest_opened = { $seat } orders the last { $hotel ->
    [true] hotels
   *[false] houses
  } ({ $field }: { $count }; in the Bank: { $stock }). Others may order too.
    .seat = You order the last { $hotel ->
    [true] hotels
   *[false] houses
  } ({ $field }: { $count }; in the Bank: { $stock }). Others may order too.
event-contest_joined = { $seat } orders { $count } for { $field }.
    .seat = You order { $count } for { $field }.
event-contest_declined = { $seat } orders nothing.
    .seat = You order nothing.
event-contest_ended = The last buildings are given out.
event-trade_offered = { $seat } offers { $to_seat } a trade: { deal-terms }.
    .seat = You offer { $to_seat } a trade: { deal-terms }.
    .to_seat = { $seat } offers you a trade: { deal-terms }.
event-trade_done = { $seat } and { $to_seat } trade: { deal-terms }.
    .seat = You trade with { $to_seat }: { deal-terms }.
    .to_seat = { $seat } trades with you: { deal-terms }.
event-offer_closed = Offer from { $seat } to { $to_seat }: { $closed }.
    .seat = Your offer to { $to_seat }: { $closed }.
    .to_seat = Offer from { $seat } to you: { $closed }.
event-bankrupt = { $seat } is bankrupt.
    .seat = You are bankrupt. The game goes on without you.
event-resigned = { $seat } gives up.
    .seat = You give up.
event-bonus = { $seat } gets { $amount } M at START.
    .seat = You get { $amount } M at START.
event-bought = { $seat } buys { $field } for { $amount } M.
    .seat = You buy { $field } for { $amount } M.
event-built = { $seat } builds on { $field } for { $amount } M: now { $level ->
    [5] a hotel
    [one] one house
   *[other] { $level } houses
  }.
    .seat = You build on { $field } for { $amount } M: now { $level ->
    [5] a hotel
    [one] one house
   *[other] { $level } houses
  }.
event-sold = { $seat } sells buildings on { $field } for { $amount } M: left { $level ->
    [0] nothing
    [one] one house
   *[other] { $level } houses
  }.
    .seat = You sell buildings on { $field } for { $amount } M: left { $level ->
    [0] nothing
    [one] one house
   *[other] { $level } houses
  }.
event-mortgaged = { $seat } mortgages { $field } and gets { $amount } M.
    .seat = You mortgage { $field } and get { $amount } M.
event-redeemed = { $seat } pays back the mortgage on { $field }: { $amount } M.
    .seat = You pay back the mortgage on { $field }: { $amount } M.
event-rent_paid = { $seat } pays { $to_seat } { $amount } M rent for { $field }.
    .seat = You pay { $to_seat } { $amount } M rent for { $field }.
    .to_seat = { $seat } pays you { $amount } M rent for { $field }.
event-tax_paid = { $seat } pays { $amount } M: { $field }.
    .seat = You pay { $amount } M: { $field }.
event-fine_paid = { $seat } pays the fine of { $amount } M.
    .seat = You pay the fine of { $amount } M.
event-card_paid = { $seat } pays { $amount } M to the Bank.
    .seat = You pay { $amount } M to the Bank.
event-fee_paid = { $seat } pays a fee of { $amount } M for a mortgage.
    .seat = You pay a fee of { $amount } M for a mortgage.
event-time_up = Time is up for { $seat }: the game moves on.
    .seat = Your time is up: the game moves on.
event-booked = { $seat }: { $op }{ $field ->
    [none] {""}
   *[other] {" – "}{ $field }
  }{ $with_seat ->
    [none] {""}
   *[other] {" ("}{ $with_seat })
  }{ $cash_in ->
    [0] {""}
   *[other] , +{ $cash_in } M
  }{ $cash_out ->
    [0] {""}
   *[other] , −{ $cash_out } M
  }{ $revenue ->
    [none] { $number ->
        [none] {""}
       *[other] , entry { $number }
      }
    [0] {""}
   *[other] , revenue { $revenue }
  }{ $cost ->
    [none] {""}
    [0] {""}
   *[other] , cost { $cost }
  }.
    .detail = yes
event-hand_entry = { $seat } books entry { $entry }: revenue { $revenue }, cost { $cost }.
    .seat = You book entry { $entry }: revenue { $revenue }, cost { $cost }.
event-closing_began = All rounds are played. Open rents may still be claimed.
event-game_ended = { $winners-count ->
    [one] { $winners } wins.
   *[other] { $winners } win together.
  } { $results }.
    .winners = You win. { $results }.
results-item = { $rank }. { $seat }: profit { $profit } M, cash { $cash } M{ $bankrupt ->
    [true] , bankrupt
   *[false] {""}
  }
    .seat = { $rank }. You: profit { $profit } M, cash { $cash } M{ $bankrupt ->
    [true] , bankrupt
   *[false] {""}
  }
deal-terms = { $houses ->
    [0] { deal-give } for { deal-get }
   *[other] { $give_cash ->
        [0] houses: { $houses } ({ $give_fields } → { $get_fields }) for { $get_cash } M
       *[other] { $give_cash } M for houses: { $houses } ({ $get_fields } → { $give_fields })
      }
  }

action-roll = Roll the dice
action-roll_for_double = Roll for a double
action-wait = Wait in jail
action-pay_fine = Pay the fine of 50 M
action-use_jail_card = Use the jail card ({ $deck })
action-buy = Buy the field
action-decline = Let it be auctioned
action-end_turn = End the turn
action-claim_rent = Claim the rent
action-waive_rent = Give up the rent
action-pass = Pass
action-bid = { $field ->
    [none] Bid { $amount } M
   *[other] Bid { $amount } M for { $field }
  }
action-join_contest = Order { $count } for { $field }
action-decline_contest = Order nothing
action-refuse_trade = Refuse the offer
action-accept_trade = Accept the offer
action-withdraw_trade = Withdraw the offer
action-declare_bankruptcy = Go bankrupt
action-build_house = Build on { $field }: { $count ->
    [one] one house
   *[other] { $count } houses
  }
action-build_hotel = Build a hotel on { $field }
action-sell_houses = Sell from { $field }: { $count ->
    [one] one house
   *[other] { $count } houses
  }
action-sell_hotel = Sell the hotel on { $field }
action-downgrade_hotel = Turn the hotel on { $field } into four houses
action-mortgage = Mortgage { $field }
action-redeem = Pay back the mortgage on { $field }
action-offer_trade = Offer { $to_seat }: { deal-give } for { deal-get }
action-offer_houses = Offer { $to_seat }: houses { $count } ({ $source } → { $target }) for { $price } M
action-stand_by = Do nothing now
action-resign = Give up the game
action-book_entry = Book entry { $entry }: revenue { $revenue }, cost { $cost }

form-bid = Bid
form-build_house = Build houses
form-sell_houses = Sell houses
form-join_contest = Order buildings
form-offer_trade = Offer { $to_seat } a trade
form-book_entry = Book an entry
form-resign = Give up the game
field-build_house-field = Street
field-build_house-count = How many
field-sell_houses-field = Street
field-sell_houses-count = How many
field-join_contest-field = Street
field-join_contest-count = How many
field-bid-amount = Amount
field-bid-field = Street
field-offer_trade-give_cash = You give: money
field-offer_trade-get_cash = You get: money
field-offer_trade-give_fields = You give: fields
field-offer_trade-get_fields = You get: fields
field-offer_trade-give_cards = You give: jail cards
field-offer_trade-get_cards = You get: jail cards
field-book_entry-entry = Entry
field-book_entry-revenue = Revenue
field-book_entry-cost = Cost

refusal-PT-1 = This game is for two to eight players.
refusal-PT-2 = The board file cannot be used; choose the built-in board or correct the file.
refusal-PT-10 = A bankrupt player only watches from now on.
refusal-PT-12 = The game is over.
refusal-PT-14 = Only the player on turn ends the turn, after moving.
refusal-PT-15 = You may roll only on your own turn, before moving.
refusal-PT-18 = After a double you must roll again; without one the turn has no further roll.
refusal-PT-21 = You may buy only the free field you have just landed on, for its full price in cash.
refusal-PT-32 = Rent cannot be claimed at this moment. Wait until the interruption is over.
refusal-PT-34 = That claim is no longer open: the next player has rolled, or it is settled.
refusal-PT-36 = Owners still have a moment to claim their rent. Wait a little before you roll.
refusal-PT-38 = The rent belongs to the player who owned the field when the token arrived.
refusal-PT-41 = Rent is claimed from you: you cannot spend what you may need to pay it.
refusal-PT-42 = There is no auction at the moment.
refusal-PT-43 = The bid is too low: start at the opening price, then add at least the increment.
refusal-PT-45 = In an auction you bid cash you have; you may mortgage or sell buildings, nothing else.
refusal-PT-46 = You are out of this auction, or you hold the highest bid and need not act.
refusal-PT-48 = Bids go clockwise: wait until it is your turn.
refusal-PT-51 = Building, selling, mortgaging and repaying are possible only while a turn is being played (at some tables only your own), and not while you stand by.
refusal-PT-52 = Houses need your own unmortgaged street, room for them (four at most), stock in the Bank and the cash.
refusal-PT-53 = A hotel needs four houses on your own unmortgaged street and the cash for it.
refusal-PT-55 = You need every street of the colour before you may build.
refusal-PT-56 = Build and sell evenly: streets of a colour may differ by one level only.
refusal-PT-57 = Repay the mortgages of this colour before you build there.
refusal-PT-58 = Railways and utilities carry no buildings.
refusal-PT-59 = The Bank has none left of this kind.
refusal-PT-61 = Only players who could build now may answer this contest, with an order their street can take.
refusal-PT-63 = A bid for a building names your own street that can take it, and is at least half of its house price.
refusal-PT-64 = That street has to stay free of loans while you want to build on it.
refusal-PT-66 = You can sell only houses that stand on your own street.
refusal-PT-67 = There is no hotel of yours on that street.
refusal-PT-68 = Turning a hotel into houses needs your hotel and four houses in the Bank. You may sell it whole.
refusal-PT-69 = Buildings cannot be sold at this moment.
refusal-PT-70 = Houses are traded only when the table allows it and the Bank has none, between streets with the same house price.
refusal-PT-71 = You can mortgage only your own field that is free of loans and buildings.
refusal-PT-72 = Repaying needs a mortgaged field and cash for the loan and its interest.
refusal-PT-74 = Only the owner repays a mortgage.
refusal-PT-75 = In a trade both sides give something they have, and a field or a jail card changes hands.
refusal-PT-76 = Sell the buildings first: fields are traded without them.
refusal-PT-79 = The receiver cannot pay the fee for the mortgage.
refusal-PT-80 = Trades are not possible at this moment.
refusal-PT-81 = That offer is not open for you, or the limit of offers or trades of this turn is reached.
refusal-PT-82 = At this table fields are on one side of a trade only.
refusal-PT-83 = The price is too far from the book value for this table.
refusal-PT-84 = A player in debt sells for cash and must not become poorer by it.
refusal-PT-94 = The fine is paid in jail at the start of your own turn, with 50 M in cash.
refusal-PT-95 = The fine is paid once per stay in jail.
refusal-PT-96 = You need a jail card of your own, and it is used in jail at the start of your turn.
refusal-PT-97 = In jail you roll for a double; outside you roll normally.
refusal-PT-99 = Waiting is for players in jail at the start of their turn.
refusal-PT-101 = This is your last turn in jail: roll, pay or use a card.
refusal-PT-104 = A debt has to be settled first, by the player who owes it.
refusal-PT-105 = You can still raise the money: mortgage or sell before you give up.
refusal-PT-111 = Only a player still in the game can resign.
refusal-PT-122 = Entries are booked by hand only at tables that play so, each one once and in order.
refusal-PT-123 = The rounds are over: only open rents are still decided.
refusal-PT-126 = Dice or cards are being resolved. Try again in a moment.
refusal-PT-127 = The table waits for you: answer first.
refusal-PT-143 = You have opened three contests in this turn already.
refusal-PT-144 = You hold the highest bid: wait until the lot is sold.

option-preset = Rulebook
option-preset-help = Fills in all other options: the tournament sheet or the classic rules.
option-preset-is-tournament = tournament
option-preset-is-classic = classic
option-rounds = Rounds
option-rounds-help = How many turns everybody has; 0 plays until one is left.
option-start_money = Starting money
option-start_money-help = What everybody has at the start.
option-start_bonus = START bonus
option-start_bonus-help = Paid for reaching or passing START.
option-start_order = Who starts
option-start_order-help = The dice decide, or seat 1 starts as the tournament has seated the table.
option-start_order-is-dice = dice
option-start_order-is-balanced = tournament order
option-order_bonus = Bonus for acting late
option-order_bonus-help = What a seat gets for each player who had a turn before its first one; 0 is none.
option-doubles_to_jail = Doubles to jail
option-doubles_to_jail-help = Which double in a row leads to jail.
option-jail_double_rolls_again = Jail double rolls again
option-jail_double_rolls_again-help = Whether the double that frees you gives an extra roll.
option-jail_turns = Turns in jail
option-jail_turns-help = How many turns are sat out at most.
option-fine_after_wait = Fine after waiting
option-fine_after_wait-help = Whether the last turn in jail ends with the fine.
option-jail_fine_timing = When the fine frees
option-jail_fine_timing-help = At the start of the turn it is paid in, or of the next one.
option-jail_fine_timing-is-turn_start = at once
option-jail_fine_timing-is-delayed = one turn later
option-rent_claim = Claiming rent
option-rent_claim-help = Owners ask for their rent, or it is paid by itself.
option-rent_claim-is-manual = on demand
option-rent_claim-is-automatic = automatic
option-claim_grace_s = Time to claim (s)
option-claim_grace_s-help = How long the next player waits with the dice; 0 is a race.
option-double_rent_group = Double rent for a colour
option-double_rent_group-help = Empty streets of a complete colour charge twice as much.
option-utility_roll = Dice for utilities
option-utility_roll-help = The roll you came with, or a new one.
option-utility_roll-is-arriving = the arriving roll
option-utility_roll-is-fresh = a new roll
option-auction_opening = Opening price
option-auction_opening-help = Where auctions start.
option-auction_opening-is-half_price = half the price
option-auction_opening-is-ten = 10 M
option-auction_mode = Auctions
option-auction_mode-help = Everybody bids at any time, or in turn.
option-auction_mode-is-open = open
option-auction_mode-is-sequential = in turn
option-auction_increment = Least raise
option-auction_increment-help = By how much a bid must be higher.
option-decliner_may_bid = The decliner may bid
option-decliner_may_bid-help = Whether the player who did not buy may bid.
option-build_needs_group = Building needs the colour
option-build_needs_group-help = Houses only on complete colours.
option-even_building = Even building
option-even_building-help = Streets of a colour may differ by one level.
option-group_mortgage_blocks_building = Mortgages block building
option-group_mortgage_blocks_building-help = No building while a street of the colour is mortgaged.
option-clear_scope = Buildings before mortgage or trade
option-clear_scope-help = Where buildings must be sold first.
option-clear_scope-is-field = on the field
option-clear_scope-is-group = on the whole colour
option-mortgage_transfer_fee = Fee for taking over a mortgage
option-mortgage_transfer_fee-help = The receiver pays a tenth of the loan at once.
option-shortage = Too few buildings
option-shortage-help = What happens when several want the last ones.
option-shortage-is-contest = contest
option-shortage-is-first_come = first come, first served
option-building_resale = Houses between players
option-building_resale-help = Whether players may sell houses to each other: never, when the Bank has none, or at any time.
option-building_resale-is-bank_only = Bank only
option-building_resale-is-players = players too
option-building_resale-is-any_time = at any time
option-field_swaps = Field for field
option-field_swaps-help = Fields may be on both sides of a trade.
option-trade_band_pct = Price band (%)
option-trade_band_pct-help = How far a price may be from book value; 0 is free.
option-jail_card_value = Value of a jail card
option-jail_card_value-help = What a jail card is carried at in the books.
option-bankrupt_assets = Estate of a bankrupt
option-bankrupt_assets-help = The Bank auctions it, or the creditor gets it.
option-bankrupt_assets-is-bank_auction = auctioned
option-bankrupt_assets-is-to_creditor = to the creditor
option-ranking = Ranking
option-ranking-help = By profit, or by what could be turned into cash.
option-ranking-is-profit = profit
option-ranking-is-liquidation = liquidation
option-off_turn_actions = Actions between turns
option-off_turn_actions-help = Build and trade at any time, or on your own turn only.
option-off_turn_actions-is-any_time = at any time
option-off_turn_actions-is-own_turn = own turn only
option-cash_visible = Cash is visible
option-cash_visible-help = Whether everybody sees what others have in cash.
option-ledger_mode = Operations card
option-ledger_mode-help = The program keeps the books, or all players keep their own.
option-ledger_mode-is-auto = kept by the program
option-ledger_mode-is-self = kept by hand
option-turn_timer_s = Turn clock (s)
option-turn_timer_s-help = Time for each decision on turn; 0 is off. Counts only if changed here, and in tournaments; else the clock of the table does.
option-debt_timer_s = Debt clock (s)
option-debt_timer_s-help = Time to raise money; 0 is off. Counts only if changed here, and in tournaments; else the clock of the table does.
option-auction_idle_s = Auction clock (s)
option-auction_idle_s-help = Time without a bid after which the lot is sold; 0 is off. At a table without a clock it counts only if changed here.
option-contest_s = Contest clock (s)
option-contest_s-help = Time to order scarce buildings; 0 is off. At a table without a clock it counts only if changed here.
option-offer_ttl_s = Life of an offer (s)
option-offer_ttl_s-help = After this time an unanswered offer expires; 0 is never. At a table without a clock it counts only if changed here.
option-closing_s = Closing clock (s)
option-closing_s-help = Time for the last claims; 0 is off. At a table without a clock it counts only if changed here.
option-board = Board
option-board-help = Warsaw, or the content of a board file.
option-board-is-warsaw = Warsaw

coach-roll = You move by the sum of both dice. A double gives another roll; too many in one turn lead to jail.
    .at = stage
coach-buy = A field earns rent whenever others land on it. Here a street can be built on at once, so even a single cheap one pays off. What you do not buy is auctioned to all.
    .at = stage
coach-end-build = Houses are where the profit is made: the third house lifts the rent most. Build early, but keep enough cash for the rent you may owe.
    .at = hand
coach-claim = Nobody pays by themselves here. If you do not claim the rent before the next roll, it is lost.
    .at = hand
coach-auction-open = An auction may be cheaper than the price: it opens at half of it. Think of what the field will earn, and of who must not get it.
    .at = stage
coach-debt = Mortgage first: you can redeem a field later. Houses go back for half of what they cost.
    .at = hand

lesson-auction = A field that costs 60 M is auctioned. Nobody has bid. Bid as little as the rules allow.
    .title = Half the price
    .why = The first bid is at least half the price: 30 M. You may bid cash only.
lesson-build = You have just bought your first street. Put one house on it, although you do not own the whole colour.
    .title = Build at once
    .why = Here you may build on any street of yours, at any time. One house lifts the rent from 4 to 20 M.
lesson-claim = Somebody has stopped on your street. Get your money.
    .title = Claim your rent
    .why = Rent is paid only if you claim it, before the next player rolls. After that it is lost.

rulebook-01 = Two to eight of you have ten turns each on a board of Warsaw streets. Everybody starts with the same money and nothing else; the Bank owns all fields, 32 houses and 12 hotels. You buy fields, build on them and collect rent. Every payment is booked as revenue or cost; the highest profit wins, and whoever cannot pay goes bankrupt.
    .title = The idea
    .rules = PT-1 PT-2 PT-3 PT-6 PT-8 PT-9 PT-11 PT-120 PT-124
    .picture = The board: forty spaces round the Bank, and START in the corner.
rulebook-02 = The highest roll begins, then it goes round to the left. Roll two dice, move, deal with the space, then end your turn. START pays a bonus when you reach or pass it going forward, never on the way to jail. A double gives another roll after everything is settled; the second one in a row leads straight to jail, without moving. A house rule can pay those who begin later a little for it.
    .title = Your turn
    .rules = PT-4 PT-5 PT-10 PT-14 PT-15 PT-16 PT-17 PT-18 PT-19 PT-20 PT-145
    .picture = A turn: two dice, so many steps, and the field where the token stops.
rulebook-03 = A field that belongs to nobody is yours for its price. If you are short of cash you may raise some first. If you decline, it is auctioned at once. On your own field, on a visit to the jail and on the free space nothing happens.
    .title = Buying
    .rules = PT-21 PT-22 PT-23 PT-24
rulebook-04 = A street pays the rent of its card, more with every house; without houses it pays double if its owner has the whole colour. A railway pays 25, and twice as much for every further railway of the same owner. A utility pays four times the dice, ten times with both. A mortgaged field pays nothing. What counts is the moment of landing; nothing done later changes it.
    .title = How high the rent is
    .rules = PT-25 PT-26 PT-27 PT-28 PT-29 PT-30
rulebook-05 = A player who lands on your field owes you nothing until you claim it, even from jail. You have until the next player rolls; then the rent is lost, also if that player is you. A short time for claiming is kept free. You may waive it, too. While rent is open against you, you cannot give your money away first. With an option rent is paid by itself.
    .title = Rent must be claimed
    .rules = PT-31 PT-32 PT-33 PT-34 PT-35 PT-36 PT-38 PT-39 PT-40 PT-41
    .picture = Somebody lands on your field: press “claim” before the next player rolls.
rulebook-06 = A declined field is auctioned among all, from jail and by the player who declined it too. Bids start at half the price and take cash only; meanwhile you may sell buildings or mortgage, nothing else. Whoever passes is out. The lot goes to the highest bid when all others have passed or nobody bids for a while. Without a bid the field stays with the Bank. Options let you bid in turn or start at 10.
    .title = Auctions
    .rules = PT-42 PT-43 PT-44 PT-45 PT-46 PT-47 PT-48 PT-49 PT-50
    .picture = An auction: going, going, gone to the highest bid.
rulebook-07 = You may build at any time, on any street of yours that is not mortgaged, without owning the colour and as unevenly as you like: up to four houses, then a hotel that takes their place. Railways and utilities carry no buildings. Options bring back what other rulebooks ask for: the whole colour, even building, no mortgage in it.
    .title = Building
    .rules = PT-51 PT-52 PT-53 PT-54 PT-55 PT-56 PT-57 PT-58
    .picture = Building: four houses, then a hotel in their place.
rulebook-08 = If your order would leave too few for others who could build now, they are asked whether they want some as well. If there are enough for all, everybody pays the card price; otherwise the buildings are auctioned one by one, from half their price up. Nobody gets more than they ordered. With an option first come is first served.
    .title = When buildings run short
    .rules = PT-59 PT-60 PT-61 PT-62 PT-63 PT-64 PT-65 PT-143
rulebook-09 = The Bank buys buildings back at half price, whenever you like, in auctions and debts too. A hotel goes at once with all its houses, or becomes four houses again if the Bank has them. With an option players may sell each other houses, while the Bank has none or at any time; what they bring above their price is revenue.
    .title = Selling buildings
    .rules = PT-66 PT-67 PT-68 PT-69 PT-70 PT-142
rulebook-10 = A field without buildings can be mortgaged for half its price. It then brings no rent. The loan has no due date; the owner of the field pays it back with a tenth on top.
    .title = Loans
    .rules = PT-71 PT-72 PT-73 PT-74
rulebook-11 = Fields without buildings and jail cards may be sold to other players at any price both agree on; both sides must give something. A mortgaged field goes with its loan. Promises are not part of a trade. An offer counts once it is accepted, and each of you can only make so many. Not during auctions and orders. In debt you may trade only to get cash. Options allow swaps of fields, or set a band for prices.
    .title = Trades
    .rules = PT-75 PT-76 PT-77 PT-78 PT-79 PT-80 PT-81 PT-82 PT-83 PT-84
rulebook-12 = On Chance and Community Chest you draw a card, do what it says, and it goes under its deck; after a move the new space counts as well. A jail card is kept until you use or sell it. Some cards make you pay every player, or all of them pay you. Two spaces cost tax: 200 and 100.
    .title = Cards and taxes
    .rules = PT-85 PT-86 PT-87 PT-88 PT-89 PT-90 PT-91
rulebook-13 = A space, a card or the second double leads to jail. There you keep all your rights: claim, bid, build, trade. You leave by paying 50 before you roll, with a jail card, with a double (and then roll again), or free of charge after two turns. You may also simply wait. Whoever just comes by is only visiting.
    .title = Jail
    .rules = PT-92 PT-93 PT-94 PT-95 PT-96 PT-97 PT-98 PT-99 PT-100 PT-101 PT-102
rulebook-14 = What you owe is paid at once if you have the cash. Otherwise you must mortgage, sell buildings or trade until you have it; if time runs out, this is done for you. Only a player who could not raise it in any way goes bankrupt: their cash goes to the creditor, and the Bank auctions their fields. Giving up during the game is a bankruptcy too. With an option everything goes to the creditor.
    .title = Debt and bankruptcy
    .rules = PT-103 PT-104 PT-105 PT-106 PT-107 PT-108 PT-109 PT-110 PT-111 PT-116 PT-117 PT-144
rulebook-15 = Fields stand in your books at list price, buildings at card price, loans as debts. Buying and building is no cost; only what you pay above or get below the book value is, and the other way round it is revenue. So is a trade that brings you more than you give. Net worth is always starting money plus profit. The card lists every operation; with an option you keep it by hand, and mistakes cost points in the tournament.
    .title = The operations card
    .rules = PT-7 PT-112 PT-113 PT-114 PT-115 PT-118 PT-121 PT-122
rulebook-16 = After the last round open rents may still be claimed. Then the profits are compared; equal ones are decided by cash, then by the number of fields. Bankrupts come last, the earlier the lower. The last solvent player wins at once. With options you play without a limit of rounds, or rank by what everything would sell for.
    .title = The end
    .rules = PT-12 PT-13 PT-123 PT-124 PT-125
    .picture = The end: profits compared, the highest bar wins.
rulebook-17 = Everybody may act at any moment, so the first one counts: a claim before a roll, an acceptance before a withdrawal. Clocks stand still during auctions and debts. When your time is up, the game rolls, declines, passes or ends the turn for you; rent is never claimed by itself.
    .title = Time and races
    .rules = PT-126 PT-127 PT-128 PT-129
rulebook-18 = Many tables of three to six people play several games at once; each time you sit with others, and those who began late begin early next time. Profits or places are added up; ties are broken by places, wins and the best game. The best may play a final. Everybody takes their operations cards home.
    .title = The tournament
    .rules = PT-130 PT-131 PT-132 PT-133 PT-134 PT-135 PT-136 PT-137 PT-138 PT-139 PT-140 PT-141

deal-give = { $give_fields-count ->
    [0] { $give_cash ->
        [0] { $give_cards }
       *[other] { $give_cash } M{ $give_cards-count ->
            [0] {""}
           *[other] {" + "}{ $give_cards }
          }
      }
   *[other] { $give_fields }{ $give_cash ->
        [0] {""}
       *[other] {" + "}{ $give_cash } M
      }{ $give_cards-count ->
        [0] {""}
       *[other] {" + "}{ $give_cards }
      }
  }
deal-get = { $get_fields-count ->
    [0] { $get_cash ->
        [0] { $get_cards }
       *[other] { $get_cash } M{ $get_cards-count ->
            [0] {""}
           *[other] {" + "}{ $get_cards }
          }
      }
   *[other] { $get_fields }{ $get_cash ->
        [0] {""}
       *[other] {" + "}{ $get_cash } M
      }{ $get_cards-count ->
        [0] {""}
       *[other] {" + "}{ $get_cards }
      }
  }
deal-effect = { $own ->
    [none] {""}
   *[other] {" "}You complete a colour ({ $own }).
  }{ $theirs ->
    [none] {""}
   *[other] {" "}{ $seat } completes a colour ({ $theirs }): higher rent for you.
  }{ $gain ->
    [0] {""}
   *[other] {" "}Profit: +{ $gain } M.
  }{ $loss ->
    [0] {""}
   *[other] {" "}Profit: −{ $loss } M.
  }
lot-house = A house
lot-hotel = A hotel

prompt-start = The dice decide who begins.
prompt-bankrupt = You are bankrupt and out of the game. Now: { $seat }.
prompt-roll = Your turn: roll the dice.
prompt-roll-danger = Your turn: roll the dice. Careful: { $space } ahead costs { $rent } M, and all you have brings { $most } M.
prompt-roll-again = A double: roll again.{ $risk ->
    [true] {" "}Another double leads to jail.
   *[false] {""}
  }
prompt-grace-own = Your turn in a moment. First rent may be claimed: { $seats }.
prompt-jail = You are in jail. Roll a double, pay { $fine } M, or wait: free after { $left ->
    [one] one more turn
   *[other] { $left } more turns
  }.
prompt-jail-last = Your last turn in jail: pay { $fine } M now, or roll and pay only without a double.
prompt-buy = { $space } is for sale: { $price } M (you have { $cash } M). Buy it, or it goes to auction.
prompt-buy-short = { $space } costs { $price } M and you have { $cash } M. Raise money, or it goes to auction.
prompt-claim = { $debtor_seat } stands on your { $space }: claim { $amount } M rent before the next roll, or it is lost.
prompt-claim-first = Claim { $amount } M rent from { $debtor_seat } ({ $space }) first: when you go on, it is lost.
prompt-claim-last = The game is ending: claim { $amount } M rent from { $debtor_seat } ({ $space }) now.
prompt-offer = { $seat } offers you { deal-get } for { deal-give }. Accept or refuse.
prompt-offer-houses = { $seat } offers a trade of houses: { $count } ({ $source } → { $target }) for { $amount } M. Accept or refuse.
prompt-end = End your turn.
prompt-end-build = You can build on { $space } for { $price } M: rent { $before } → { $after } M. Or end your turn.
prompt-end-owing = Rent of { $amount } M may still be claimed from you ({ $seats }). End your turn.
prompt-end-lost = Rent of { $amount } M may be claimed from you ({ $seats }), and all you have brings { $most } M: trade, or hope nobody claims.
prompt-auction-open = Auction: { $lot }. No bid yet. Bid { $least } M or more (you have { $cash } M), or pass.
prompt-auction = Auction: { $lot }. { $seat } bids { $high } M. Bid { $least } M or more (you have { $cash } M), or pass.
prompt-auction-short = Auction: { $lot }. The next bid is { $least } M, you have { $cash } M. Raise money, or pass.
prompt-auction-lead = Auction: { $lot }. You lead with { $high } M. Still in: { $seats }.
prompt-auction-watch = Auction: { $lot }. { $seat } leads with { $high } M. Still in: { $seats }.
prompt-auction-watch-open = Auction: { $lot }. No bid yet. Still in: { $seats }.
prompt-contest = { $seat } orders the last { $hotel ->
    [true] hotels
   *[false] houses
  } (in the Bank: { $stock }). Order some yourself, or none.
prompt-contest-watch = The last { $hotel ->
    [true] hotels
   *[false] houses
  } are being ordered. Still to answer: { $seats }.
prompt-debt = You owe { $amount } M ({ $reason }) and have { $cash } M: raise { $missing } M by mortgaging, selling or trading.
prompt-debt-lost = You owe { $amount } M ({ $reason }), and all you have brings { $most } M. Only a trade can save you from bankruptcy.
prompt-debt-watch = { $seat } owes { $amount } M and is raising the money.
prompt-debt-watch-seat = { $seat } owes { $to_seat } { $amount } M and is raising the money.
    .to_seat = { $seat } owes you { $amount } M and is raising the money.
prompt-turn-watch = { $seat } is about to roll.
prompt-grace-watch = Before { $seat } rolls, rent may be claimed: { $seats }.
prompt-jail-watch = { $seat } is in jail: pay, wait or roll for a double.
prompt-rolling = { $seat } rolls.
    .seat = You roll.
prompt-drawing = { $seat } draws a card.
    .seat = You draw a card.
prompt-buy-watch = { $seat } decides: buy { $space } for { $price } M, or let it be auctioned.
prompt-again-watch = { $seat } rolled a double and rolls again.
prompt-after-watch = { $seat } may build and trade before the turn ends.
prompt-closing = All rounds are played. Rent may still be claimed: { $seats }.

leads-forfeit = You lose { $amount } M rent from { $seat }.
leads-roll = You move by the dice; passing START brings { $bonus } M.{ $risk ->
    [true] {" "}A double leads to jail.
   *[false] {""}
  }
leads-double = With a double you are free and move{ $again ->
    [true] {", "}then roll again
   *[false] {""}
  }. { $last ->
    [true] Without one you pay { $fine } M and move.
   *[false] Without one you stay in jail.
  }
leads-wait = You stay in jail. { $left ->
    [0] Next turn you are free.
    [one] One more turn after this, then you are free.
   *[other] { $left } more turns after this, then you are free.
  }
leads-fine = { $at_once ->
    [true] You pay { $fine } M and roll as usual
   *[false] You pay { $fine } M and are free at your next turn
  }; { $cash } M left.
leads-jail-card = You leave jail for free and roll as usual. The card is used up.
leads-buy = { $group ->
    [none] Rent { $rent } M{ $most ->
        [0] {""}
       *[other] , { $most } M with the whole colour
      }; { $cash } M left.
   *[other] You complete the colour ({ $group }): rent { $rent } M; { $cash } M left.
  }
leads-buy-railway = Rent { $rent } M{ $most ->
    [0] {""}
   *[other] , { $most } M with all railways
  }; { $cash } M left.
leads-buy-utility = Rent { $rent } × dice{ $most ->
    [0] {""}
   *[other] , { $most } × with both
  }; { $cash } M left.
leads-decline = The auction starts at { $opening } M{ $may_bid ->
    [true] ; you may bid too
   *[false] , without you
  }.
leads-end = { $seat } is next.
leads-end-build = You do not build: rent on { $space } stays at { $before } M (with one more level: { $after } M).
leads-end-last = That was your last turn of the game.
leads-end-game = The game ends; open rents may still be claimed.
leads-claim = { $seat } pays you { $amount } M.
leads-claim-ruin = { $seat } can raise only { $most } of { $amount } M: you get that, and { $seat } is bankrupt.
leads-waive = You give up { $amount } M; { $seat } pays nothing.
leads-pass = You are out of this auction: { $lot }.
leads-pass-to = { $lot } goes to { $seat } for { $amount } M.
leads-pass-unsold = { $lot } stays with the Bank.
leads-bid = If nobody bids more: { $lot } is yours for { $amount } M, { $cash } M left.{ $gain ->
    [0] {""}
   *[other] {" "}{ $gain } M below the list price: profit.
  }{ $loss ->
    [0] {""}
   *[other] {" "}{ $loss } M above the list price: a loss.
  }
leads-order = You want to build for { $amount } M: rent { $before } → { $after } M. If more is ordered than there is, it is auctioned.
leads-no-order = The others share the last buildings; you get none.
leads-refuse = Nothing changes hands.
leads-withdraw = Your offer is gone.
leads-accept = You get { deal-get } and give { deal-give }.{ deal-effect }
leads-offer = If { $seat } accepts, you get { deal-get } and give { deal-give }.{ deal-effect }
leads-accept-houses = Houses change streets: { $count } ({ $source } → { $target }) for { $amount } M. Partner: { $seat }.
leads-offer-houses = If { $seat } accepts, houses change streets: { $count } ({ $source } → { $target }) for { $amount } M.
leads-bankrupt = You are out of the game, behind everybody who is not bankrupt. Your fields are auctioned.
leads-bankrupt-seat = You are out of the game. { $seat } gets your cash; your fields are auctioned.
leads-bankrupt-heir = You are out of the game. { $seat } gets all you have.
leads-resign = You go bankrupt and are out of the game, behind everybody who stays.
leads-build = Rent { $before } → { $after } M; { $cash } M left.{ $short ->
    [true] {" "}Few buildings are left: others may order too.
   *[false] {""}
  }
leads-sell = You get { $amount } M, half of what it cost. Rent { $before } → { $after } M.
leads-mortgage = You get { $amount } M. No rent ({ $rent } M) until you pay back { $back } M.
leads-mortgage-utility = You get { $amount } M. No rent ({ $rent } × dice) until you pay back { $back } M.
leads-redeem = You pay { $amount } M ({ $interest } M interest): rent { $rent } M again. { $cash } M left.
leads-redeem-utility = You pay { $amount } M ({ $interest } M interest): rent { $rent } × dice again. { $cash } M left.
leads-stand-by = You do nothing of your own accord until the next turn. Rent and offers still reach you.
leads-book = Entry { $entry } is booked with revenue { $revenue } M and cost { $cost } M. You cannot change it later.

closed-buy = Buy { $space } ({ $price } M)
closed-bid = Bid { $amount } M or more
closed-roll = Roll the dice
closed-build = Build on { $space }
closed-accept = Accept the offer from { $seat }
closed-cash = You have { $cash } M.
closed-claimed = Rent of { $amount } M is open against you; you may need the money for it.
closed-grace = Rent may be claimed first: { $seats }.
closed-colour = You need the whole colour. Missing: { $spaces }.
closed-loans = Pay back first: { $spaces }.
closed-mortgaged = It is mortgaged: pay it back first.
closed-even = Build evenly: first on the other streets of the colour.
closed-stock = The Bank has none left.
closed-contests = You have opened three contests in this turn already.

summary-bankrupt = bankrupt
summary-lost = All { $start } M of the start are lost.
summary-cash = Cash { $amount } M
summary-fields = + fields { $amount } M
summary-buildings = + buildings { $amount } M
summary-cards = + jail cards { $amount } M
summary-loans = − loans { $amount } M
summary-start = − start money { $amount } M
summary-profit = = profit { $amount } M
summary-liquid = Ranked by what could be turned into cash: { $amount } M
summary-landlord = { $seat } collected the most rent: { $amount } M.
    .seat = You collected the most rent: { $amount } M.
summary-dearest = The dearest rent: { $seat } paid { $to_seat } { $amount } M for { $space }.
    .seat = The dearest rent: you paid { $to_seat } { $amount } M for { $space }.
    .to_seat = The dearest rent: { $seat } paid you { $amount } M for { $space }.

sketch-title-stake = What is going on
sketch-title-board = Board
sketch-title-seats = Players and balance sheets
sketch-title-offers = Open offers
sketch-title-own = Your operations card
sketch-title-deeds = Title deeds
sketch-round = Round { $round }: { $seat } is on turn
sketch-start-roll = Rolling for the start
sketch-grace = Owners may claim their rent before { $seat } rolls
sketch-turn-start = { $seat } is about to roll
sketch-rolling = { $seat } rolls
sketch-drawing = { $seat } draws a card
sketch-buy = { $seat } decides about { $space }
sketch-roll-again = { $seat } rolls again
sketch-after-move = { $seat } may end the turn
sketch-closing = Last claims
sketch-over = The game is over.
sketch-claim = Open rent: { $debtor } owes { $seat } { $amount } M for { $space }
sketch-debt = { $seat } has to raise { $amount } M
sketch-auction = Auction: { $space }
sketch-auction-unit = Auction of a building
sketch-high = Highest bid: { $amount } M by { $seat }
sketch-no-bid = No bid yet
sketch-contest-houses = Contest for houses, left: { $count }
sketch-contest-hotels = Contest for hotels, left: { $count }
sketch-stock = Bank: houses { $houses }, hotels { $hotels }
sketch-space = { $space }
sketch-number = { $amount }
sketch-seat = { $seat }
sketch-owner = { $seat }
sketch-tokens = ● { $seats }
sketch-list = { $items }
sketch-unknown = ?
sketch-mortgaged = mortgaged
sketch-hotel = hotel
sketch-houses = houses: { $count }
sketch-bankrupt = bankrupt
sketch-in-jail = in jail, served { $served }
sketch-offer-houses = houses: { $count } ({ $source } → { $target })
sketch-jail-card = jail card
sketch-bank = Bank
sketch-total = Total
sketch-entries = Entries booked: { $booked } of { $entries }
sketch-check = Net worth { $worth } = start { $start } + profit { $profit }
sketch-head-player = Player
sketch-head-place = Where
sketch-head-cash = Cash
sketch-head-fields = Fields
sketch-head-buildings = Buildings
sketch-head-cards = Jail cards
sketch-head-loans = Loans
sketch-head-worth = Net worth
sketch-head-profit = Profit
sketch-head-number = No.
sketch-head-partner = Partner
sketch-head-gives = Gives
sketch-head-gets = Gets
sketch-head-account = Account
sketch-head-revenue = Revenue
sketch-head-cost = Cost
sketch-head-field = Field
sketch-head-group = Group
sketch-head-price = Price
sketch-head-house = House
sketch-head-owner = Owner
sketch-head-rent = Rent

paper-card = Operations card
paper-income = Revenue and cost
paper-balance = Closing statement
paper-place = { $tournament }, game { $game }, table { $table }, seat { $chair }, { $player }
paper-place-final = { $tournament }, final, seat { $chair }, { $player }
paper-head-number = No.
paper-head-round = Round
paper-head-operation = Operation
paper-head-field = Field
paper-head-counterparty = Counterparty
paper-head-value = Book value
paper-head-price = Price
paper-head-cash-in = Cash in
paper-head-cash-out = Cash out
paper-head-revenue = Revenue
paper-head-cost = Cost
paper-head-balance = Cash balance
paper-head-account = Account
paper-head-name = Item
paper-head-amount = Amount
paper-round = Round { $round }
paper-total = Total
paper-seat = { $seat }
paper-revenue = Total revenue
paper-costs = Total costs
paper-profit = Profit
paper-cash = Cash
paper-fields = Fields
paper-buildings = Buildings
paper-jail-cards = Jail cards
paper-loans = Loans
paper-net-worth = Net worth
paper-start-money = Start money
paper-check = Check: start money and profit

ui-board = Board of forty spaces. Walk along it with the arrow keys; Enter opens a space.
ui-ahead = Where two dice can take { $seat }
ui-round-of = Round { $round } of { $rounds }
ui-worth = worth { $worth }
ui-money = { $amount } M
ui-for-sale = for sale at { $amount } M
ui-owned-by = owner { $seat }
ui-here = here: { $seats }
ui-dice = The dice show { $first } and { $second }.
ui-hand = Your moves
ui-auction = Auction
ui-hammer-open = Who bids more?
ui-hammer-once = Going…
ui-hammer-twice = Going, going…
ui-hammer-gone = Gone!
ui-bid = Bid { $amount } M
ui-buy = Buy { $space }: { $amount } M
ui-claim = Claim { $amount } M rent
ui-claim-from = { $debtor } stands on { $space }
ui-waive = Waive the rent of { $amount }
ui-waive-short = Waive
ui-estate = Build and mortgage
ui-no-fields = You own no field yet.
ui-nothing-to-sell = There is nothing left to sell or mortgage.
ui-build_house = { $count ->
    [one] Build a house: { $amount } M
   *[other] Build { $count } houses: { $amount } M
  }
ui-build_hotel = Build a hotel: { $amount } M
ui-sell_houses = { $count ->
    [one] Sell a house: +{ $amount } M
   *[other] Sell { $count } houses: +{ $amount } M
  }
ui-sell_hotel = Sell the hotel: +{ $amount } M
ui-downgrade_hotel = Hotel to four houses: +{ $amount } M
ui-mortgage = Mortgage: +{ $amount } M
ui-redeem = Repay the mortgage: { $amount } M
ui-trade = Trade
ui-give = You give
ui-get = You get
ui-gives = { $seat } gives
ui-no-deeds = No field that can be traded.
ui-no-trade = Nobody has anything to trade at the moment.
ui-trade-needs = Choose what both sides give; a field or a jail card must be among it.
ui-make-offer = Make the offer
ui-proposals = Offers you could make
ui-accept_trade = Accept
ui-refuse_trade = Refuse
ui-withdraw_trade = Withdraw
ui-counter = Counter-offer
ui-debt = Your debt
ui-reason-rent = rent
ui-reason-tax = tax
ui-reason-card = a card
ui-reason-fine = the fine
ui-reason-transfer_fee = the fee for a mortgage
ui-missing = Missing: { $amount } M
ui-raise = What you can turn into money
ui-sell-to-players = Sell to a player
ui-contest = Contest for buildings
ui-order = Order { $count }
ui-rent-today = Rent today
ui-rent-bare = Rent without a house
ui-rent-houses = { $count ->
    [one] With a house
   *[other] With { $count } houses
  }
ui-rent-hotel = With a hotel
ui-rent-railways = { $count ->
    [one] With one railway
   *[other] With { $count } railways
  }
ui-rent-utilities = { $count ->
    [one] With one utility
   *[other] With { $count } utilities
  }
ui-times-dice = { $factor } × dice
ui-house-price = A house costs
ui-mortgage-value = Mortgage brings
ui-redeem-price = Repaying costs
ui-space-start = Reaching or passing START brings { $amount } M.
ui-space-jail = Just visiting: nothing happens.
ui-space-parking = Nothing happens here.
ui-space-go_to_jail = From here one goes straight to jail.
ui-space-chance = Draw a Chance card.
ui-space-chest = Draw a card from the Community Chest.
ui-space-tax = Pay { $amount } M to the Bank.
ui-prisoners = In jail: { $seats }
ui-previous = Previous space
ui-next = Next space
ui-accounts = Operations cards
ui-balance = Balance sheet
ui-chart = Net worth by round
ui-print = Print
ui-xlsx = Spreadsheet (XLSX)
ui-hidden-books = These books are closed until the game is over.
ui-operations = Operations
ui-book-next = Entry { $entry } ({ $left } to book):
ui-book-none = Everything is booked.
ui-rent-whole = With the whole colour
ui-rent-whole-railway = With all stations
ui-rent-whole-utility = With both
ui-rent-built = One house … hotel
ui-cash-left = Cash left
ui-completes = { $seat } completes a colour ({ $group }){ $doubles ->
    [true] : rent there doubles.
   *[false] .
  }
ui-raise-more = More ways
ui-short = Missing
ui-raisable = With all sold and mortgaged
ui-debt-enough = It can be raised.
ui-debt-short = Even so { $amount } M are missing.
ui-bankrupt-you = You are bankrupt
ui-bankrupt-other = { $seat } is bankrupt
ui-offers-more = { $count ->
    [one] and one more offer
   *[other] and { $count } more offers
  }
ui-pay-to = { $seat } pays { $to } { $amount } M
ui-bank = the Bank
ui-build-here = Build on { $space }: { $amount } M
ui-not-now = Not possible now
ui-owns-nothing = No fields yet
ui-group-part = { $group }: { $count } of { $all }
ui-can-bid = can pay { $amount } M
ui-out = passed
ui-in = still in
ui-contest-order = orders { $count }
ui-contest-waiting = is choosing
ui-contest-none = orders nothing
ui-book-open = To be booked: { $left }
ui-book-write = Book entry { $entry }
ui-book-hint = Revenue makes you richer, cost makes you poorer. A swap of equal value is neither: book 0 and 0.
ui-book-later = Whether it is right is shown after the game.
ui-book-wrong = you wrote revenue { $revenue } M, cost { $cost } M
ui-book-right = Entry { $entry } is right.
ui-book-should = Entry { $entry } is wrong. Right would be: revenue { $revenue } M, cost { $cost } M.
ui-check-line = { $start } M start money + { $revenue } M revenue − { $costs } M cost = { $worth } M net worth

game-name = Millionaire de Luxe
game-tagline = Buy, build and trade your way round forty cells, and mind your rating.
goal-aim = Be the richest: buy plots, collect rent, build up whole industries.
goal-turn = Roll, move, deal with the cell, then manage your property. Three plots of one industry double the rent and let you build.
goal-end = After the agreed number of rounds everything is counted. Who cannot pay a debt goes bankrupt before that. Each step of your rating (★) then adds 200 f.
score-name = capital
score-told = capital { $score } f
chapter-title = Round { $number }

plot-online_cinema = Online Cinema
plot-theatre = Theatre
plot-amusement_park = Amusement Park
plot-travel_agency = Travel Agency
plot-beauty_salon = Beauty Salon
plot-fitness_centre = Fitness Centre
plot-confectionery = Confectionery
plot-bread_factory = Bread Factory
plot-chocolate_factory = Chocolate Factory
plot-kindergarten = Kindergarten
plot-school = School
plot-institute = Institute
plot-pharmacy_chain = Pharmacy Chain
plot-laboratory = Laboratory
plot-research_centre = Research Centre
plot-taxi_service = Taxi Service
plot-railways = Railways
plot-airline = Airline
plot-coal_syndicate = Coal Syndicate
plot-oil_holding = Oil Holding
plot-gas_pipeline = Gas Pipeline
plot-robotics_works = Robotics Works
plot-metallurgical_plant = Metallurgical Plant
plot-aerospace_corporation = Aerospace Corporation

give_plots-online_cinema = { plot-online_cinema }
give_plots-theatre = { plot-theatre }
give_plots-amusement_park = { plot-amusement_park }
give_plots-travel_agency = { plot-travel_agency }
give_plots-beauty_salon = { plot-beauty_salon }
give_plots-fitness_centre = { plot-fitness_centre }
give_plots-confectionery = { plot-confectionery }
give_plots-bread_factory = { plot-bread_factory }
give_plots-chocolate_factory = { plot-chocolate_factory }
give_plots-kindergarten = { plot-kindergarten }
give_plots-school = { plot-school }
give_plots-institute = { plot-institute }
give_plots-pharmacy_chain = { plot-pharmacy_chain }
give_plots-laboratory = { plot-laboratory }
give_plots-research_centre = { plot-research_centre }
give_plots-taxi_service = { plot-taxi_service }
give_plots-railways = { plot-railways }
give_plots-airline = { plot-airline }
give_plots-coal_syndicate = { plot-coal_syndicate }
give_plots-oil_holding = { plot-oil_holding }
give_plots-gas_pipeline = { plot-gas_pipeline }
give_plots-robotics_works = { plot-robotics_works }
give_plots-metallurgical_plant = { plot-metallurgical_plant }
give_plots-aerospace_corporation = { plot-aerospace_corporation }
get_plots-online_cinema = { plot-online_cinema }
get_plots-theatre = { plot-theatre }
get_plots-amusement_park = { plot-amusement_park }
get_plots-travel_agency = { plot-travel_agency }
get_plots-beauty_salon = { plot-beauty_salon }
get_plots-fitness_centre = { plot-fitness_centre }
get_plots-confectionery = { plot-confectionery }
get_plots-bread_factory = { plot-bread_factory }
get_plots-chocolate_factory = { plot-chocolate_factory }
get_plots-kindergarten = { plot-kindergarten }
get_plots-school = { plot-school }
get_plots-institute = { plot-institute }
get_plots-pharmacy_chain = { plot-pharmacy_chain }
get_plots-laboratory = { plot-laboratory }
get_plots-research_centre = { plot-research_centre }
get_plots-taxi_service = { plot-taxi_service }
get_plots-railways = { plot-railways }
get_plots-airline = { plot-airline }
get_plots-coal_syndicate = { plot-coal_syndicate }
get_plots-oil_holding = { plot-oil_holding }
get_plots-gas_pipeline = { plot-gas_pipeline }
get_plots-robotics_works = { plot-robotics_works }
get_plots-metallurgical_plant = { plot-metallurgical_plant }
get_plots-aerospace_corporation = { plot-aerospace_corporation }
place-online_cinema = { plot-online_cinema }
place-theatre = { plot-theatre }
place-amusement_park = { plot-amusement_park }
place-travel_agency = { plot-travel_agency }
place-beauty_salon = { plot-beauty_salon }
place-fitness_centre = { plot-fitness_centre }
place-confectionery = { plot-confectionery }
place-bread_factory = { plot-bread_factory }
place-chocolate_factory = { plot-chocolate_factory }
place-kindergarten = { plot-kindergarten }
place-school = { plot-school }
place-institute = { plot-institute }
place-pharmacy_chain = { plot-pharmacy_chain }
place-laboratory = { plot-laboratory }
place-research_centre = { plot-research_centre }
place-taxi_service = { plot-taxi_service }
place-railways = { plot-railways }
place-airline = { plot-airline }
place-coal_syndicate = { plot-coal_syndicate }
place-oil_holding = { plot-oil_holding }
place-gas_pipeline = { plot-gas_pipeline }
place-robotics_works = { plot-robotics_works }
place-metallurgical_plant = { plot-metallurgical_plant }
place-aerospace_corporation = { plot-aerospace_corporation }
place-start = START
place-trip = Business Trip
place-deal = Deal
place-charity = Charity Auction
place-investor = Investor Meeting
place-inspection = Tax Inspection
place-exchange = Exchange
place-check = Sudden Check

short-online_cinema = Cinema
short-theatre = Stage
short-amusement_park = Park
short-travel_agency = Travel
short-beauty_salon = Beauty
short-fitness_centre = Gym
short-confectionery = Cakes
short-bread_factory = Bread
short-chocolate_factory = Choc
short-kindergarten = Kinder
short-school = School
short-institute = Inst.
short-pharmacy_chain = Pharma
short-laboratory = Lab
short-research_centre = R&D
short-taxi_service = Taxi
short-railways = Rail
short-airline = Air
short-coal_syndicate = Coal
short-oil_holding = Oil
short-gas_pipeline = Gas
short-robotics_works = Robots
short-metallurgical_plant = Metal
short-aerospace_corporation = Space
short-start = START
short-trip = Trip
short-deal = Deal
short-charity = Gala
short-investor = Invest
short-inspection = TAX
short-exchange = STOCKS
short-check = CHECK

industry-entertainment = Entertainment
industry-services = Services
industry-food = Food
industry-education = Education
industry-medicine = Medicine
industry-transport = Transport
industry-resources = Resources
industry-factories = Factories

card-T01 = Head office calls: report to START.
card-T02 = Head office calls: report to START.
card-T03 = Opening bell: hurry to the Exchange.
card-T04 = Opening bell: hurry to the Exchange.
card-T05 = You are on the guest list of a gala: advance to the next Charity Auction.
card-T06 = You are on the guest list of a gala: advance to the next Charity Auction.
card-T07 = An investor has ten free minutes: advance to the next Investor Meeting.
card-T08 = An investor has ten free minutes: advance to the next Investor Meeting.
card-T09 = Summons: bring all your papers straight to the Tax Inspection.
card-T10 = Summons: bring all your papers straight to the Tax Inspection.
card-T11 = Opening night: advance to the Theatre.
card-T12 = Corporate sports day: advance to the Fitness Centre.
card-T13 = Tasting of the new line: advance to the Confectionery.
card-T14 = Careers talk for pupils: advance to the School.
card-T15 = Clinical trial results are in: advance to the Research Centre.
card-T16 = Night train booked: advance to the Railways.
card-T17 = Inspect the new mine: advance to the Coal Syndicate.
card-T18 = Front-row seat at a launch: advance to the Aerospace Corporation.
card-T19 = Short hop: 3 cells forward.
card-T20 = Connecting flight: 4 cells forward.
card-T21 = Regional tour: 6 cells forward.
card-T22 = Express route: 8 cells forward.
card-T23 = Long-haul flight: 10 cells forward.
card-T24 = Forgotten briefcase: 2 cells back.
card-T25 = The client moved the meeting: 3 cells back.
card-T26 = Flight diverted: 4 cells back.
card-T27 = Scout a new location: advance to the next plot without an owner.
card-T28 = Visit one of your businesses: advance to a plot of your own.
card-T29 = See how the rivals do it: advance to the next plot of another player.
card-T30 = A partner waits with papers to sign: advance to the next Deal.
card-D01 = State contract signed: receive 150 f.
card-D02 = Licence sold abroad: receive 120 f.
card-D03 = Record quarter: receive 100 f.
card-D04 = Insurance pays out: receive 100 f.
card-D05 = Old stock sold at last: receive 80 f.
card-D06 = Tax overpayment refunded: receive 60 f.
card-D07 = Consulting fee: receive 50 f.
card-D08 = Deposit interest: receive 50 f.
card-D09 = Prize for the best stand: receive 40 f.
card-D10 = Equipment breaks down: pay 100 f.
card-D11 = Lawyers' bill: pay 80 f.
card-D12 = Late delivery penalty: pay 60 f.
card-D13 = Staff training: pay 40 f.
card-D14 = Hospital wing named after you: give 100 f to the reserve fund.
card-D15 = Scholarships: give 75 f to the reserve fund.
card-D16 = City festival sponsor: give 50 f to the reserve fund.
card-D17 = Tree planting day: give 25 f to the reserve fund.
card-D18 = Joint advertising: everyone else pays you 20 f.
card-D19 = You host the trade fair: everyone else pays you 10 f.
card-D20 = Partners' dinner is on you: pay everyone else 15 f.
card-D21 = Fire safety upgrade: pay 20 f per branch and 60 f per enterprise.
card-D22 = Glowing magazine profile: your rating rises one step.
card-D23 = Awkward headline: your rating falls one step.
card-D24 = Clean Audit (leave the Inspection without a fine)
card-D25 = Clean Audit (leave the Inspection without a fine)
card-D26 = Partner Discount (half of one rent)
card-D27 = Partner Discount (half of one rent)
card-D28 = Building Subsidy (one building step for free)
card-D29 = Refinancing (redeem a plot without interest)
card-D30 = Off-market Purchase (buy any free plot at its price)

trade-gives = { $give_plots-count ->
    [0] { $give_cash } f
   *[other] { $give_plots }{ $give_cash ->
        [0] {""}
       *[other] {" + "}{ $give_cash } f
      }
  }
trade-gets = { $get_plots-count ->
    [0] { $get_cash } f
   *[other] { $get_plots }{ $get_cash ->
        [0] {""}
       *[other] {" + "}{ $get_cash } f
      }
  }
level-told = { $level ->
    [0] no building
    [1] 1 branch
    [4] an enterprise
   *[other] { $level } branches
  }
event-started = { $seat } begins.
    .seat = You begin.
event-turn_began = { $seat } is on turn.
    .seat = It is your turn.
event-rolled = { $seat } rolls { $dice }{ $double ->
    [true] {": "}a double
   *[false] {""}
  }.
    .seat = You roll { $dice }{ $double ->
    [true] {": "}a double
   *[false] {""}
  }.
event-moved = { $seat } stops on { $place }.
    .seat = You stop on { $place }.
event-start_income = { $seat } passes START and gets { $amount } f.
    .seat = You pass START and get { $amount } f.
event-third_double = { $seat } rolls a third double in a row.
    .seat = You roll a third double in a row.
event-inspected = { $seat } is sent to the Tax Inspection.
    .seat = You are sent to the Tax Inspection.
event-tried_double = { $seat } tries for a double: { $dice }, { $double ->
    [true] free to go
   *[false] no luck
  }.
    .seat = You try for a double: { $dice }, { $double ->
    [true] free to go
   *[false] no luck
  }.
event-fine_paid = { $seat } pays a fine of { $amount } f and leaves the Inspection.
    .seat = You pay a fine of { $amount } f and leave the Inspection.
event-stayed = { $seat } stays in the Inspection.
    .seat = You stay in the Inspection.
event-bought = { $seat } buys { $plot } for { $amount } f.
    .seat = You buy { $plot } for { $amount } f.
event-declined = { $seat } does not buy { $plot }: it is auctioned.
    .seat = You do not buy { $plot }: it is auctioned.
event-bid_placed = { $seat } bids { $amount } f.
    .seat = You bid { $amount } f.
event-passed = { $seat } passes.
    .seat = You pass.
event-auction_won = { $seat } wins { $plot } for { $amount } f. { $to_seat } gets the agent fee of { $fee } f.
    .seat = You win { $plot } for { $amount } f. { $to_seat } gets the agent fee of { $fee } f.
    .to_seat = { $seat } wins { $plot } for { $amount } f. You get the agent fee of { $fee } f.
event-auction_failed = Nobody bids: { $plot } stays free.
event-rent_paid = { $seat } pays { $to_seat } { $amount } f rent for { $plot }.
    .seat = You pay { $to_seat } { $amount } f rent for { $plot }.
    .to_seat = { $seat } pays you { $amount } f rent for { $plot }.
event-rent_halved = { $seat } uses a Partner Discount: the rent is { $amount } f.
    .seat = You use a Partner Discount: the rent is { $amount } f.
event-built = { $seat } builds on { $plot } for { $amount } f: { level-told }.
    .seat = You build on { $plot } for { $amount } f: { level-told }.
event-building_sold = { $seat } sells a building on { $plot } for { $amount } f: { level-told } left.
    .seat = You sell a building on { $plot } for { $amount } f: { level-told } left.
event-industry_sold = { $seat } sells all buildings of { $industry } for { $amount } f.
    .seat = You sell all buildings of { $industry } for { $amount } f.
event-mortgaged = { $seat } mortgages { $plot } and gets { $amount } f.
    .seat = You mortgage { $plot } and get { $amount } f.
event-redeemed = { $seat } redeems { $plot } for { $amount } f.
    .seat = You redeem { $plot } for { $amount } f.
event-trade_offered = { $seat } offers { $to_seat } { trade-gives } for { trade-gets }.
    .seat = You offer { $to_seat } { trade-gives } for { trade-gets }.
    .to_seat = { $seat } offers you { trade-gives } for { trade-gets }.
event-trade_accepted = { $seat } accepts the trade with { $to_seat }.
    .seat = You accept the trade with { $to_seat }.
    .to_seat = { $seat } accepts your trade.
event-trade_rejected = { $seat } rejects the trade with { $to_seat }.
    .seat = You reject the trade with { $to_seat }.
    .to_seat = { $seat } rejects your trade.
event-no_offer = { $seat } makes no offers this turn.
    .seat = You make no offers this turn.
event-card_drawn = { $seat } draws a card: “{ $card }”
    .seat = You draw a card: { $card }
event-card_kept = { $seat } keeps a card: “{ $card }”
    .seat = You keep a card: { $card }
event-card_used = { $seat } uses a card: “{ $card }”
    .seat = You use a card: { $card }
event-card_declined = { $seat } does without the card: “{ $card }”
    .seat = You do without the card: { $card }
event-nowhere_to_go = There is no such plot: { $seat } stays.
    .seat = There is no such plot: you stay.
event-received = { $seat } gets { $amount } f from the bank.
    .seat = You get { $amount } f from the bank.
event-paid = { $seat } pays the bank { $amount } f.
    .seat = You pay the bank { $amount } f.
event-paid_seat = { $seat } pays { $to_seat } { $amount } f.
    .seat = You pay { $to_seat } { $amount } f.
    .to_seat = { $seat } pays you { $amount } f.
event-donated = { $seat } gives { $amount } f to the reserve fund, now { $fund } f.
    .seat = You give { $amount } f to the reserve fund, now { $fund } f.
event-fund_taken = { $seat } meets the investor and takes { $amount } f from the reserve fund.
    .seat = You meet the investor and take { $amount } f from the reserve fund.
event-rating_moved = { $seat } is now on step { $step } of the rating.
    .seat = You are now on step { $step } of the rating.
event-rating_stays = { $seat } stays on step { $step } of the rating: there is no room further on.
    .seat = You stay on step { $step } of the rating: there is no room further on.
event-staked = { $seat } stakes { $amount } f on promising technologies. The fund is { $fund } f.
    .seat = You stake { $amount } f on promising technologies. The fund is { $fund } f.
event-exchange_won = { $seat } wins at the Exchange: times { $multiplier }, { $amount } f.
    .seat = You win at the Exchange: times { $multiplier }, { $amount } f.
event-exchange_lost = { $seat } wins nothing at the Exchange. { $fund } f stay in the fund.
    .seat = You win nothing at the Exchange. { $fund } f stay in the fund.
event-in_debt = { $seat } owes { $amount } f and is { $missing } f short.
    .seat = You owe { $amount } f and are { $missing } f short.
event-bankrupt = { $seat } is bankrupt and out of the game.
    .seat = You are bankrupt and out of the game.
event-resigned = { $seat } leaves the game.
    .seat = You leave the game.
event-leaving = { $seat } gives up and leaves as soon as possible.
    .seat = You give up and leave as soon as possible.
event-clock_rang = Time is up: round { $round } is the last one.
event-game_over = The game is over. { $winners-count ->
    [one] { $winners } wins.
   *[other] { $winners } win together.
  } { $results }.
    .winners = The game is over. You win. { $results }.
results-item = { $rank }. { $seat }: { $bankrupt ->
    [true] bankrupt
   *[false] { $capital } f
  }

action-end_turn = End the turn
action-roll = Roll the dice
action-try_double = Try for a double
action-pay_fine = Pay the fine and move
action-stay = Stay in the Inspection
action-buy = Buy the plot
action-decline = Do not buy
action-pass = Pass
action-bid = Bid { $amount } f
action-pay_full = Pay the full rent
action-skip = Keep the money
action-stake = Stake { $amount } f
action-decline_card = Do without the card
action-choose_plot = Go to { $plot }
action-use_card = Use { $card }{ $plot ->
    [none] {""}
   *[other] {": "}{ $plot }
  }
action-build = Build on { $plot }{ $use_subsidy ->
    [true] {" "}with the subsidy
   *[false] {""}
  }
action-sell_building = Sell a building on { $plot }
action-sell_industry = Sell all buildings of { $industry }
action-mortgage = Mortgage { $plot }
action-redeem = Redeem { $plot }
action-accept_trade = Accept the trade
action-reject_trade = Reject the trade
action-propose_trade = Offer { $to_seat } { trade-gives } for { trade-gets }
action-no_offer = I offer nothing this turn
action-declare_bankruptcy = Declare bankruptcy
action-resign = Leave the game for good
form-bid = Bid
field-bid-amount = Your bid in f
form-stake = Stake
field-stake-amount = Your stake in f
form-propose_trade = Propose a trade
field-propose_trade-to_seat = With whom
field-propose_trade-give_plots = Plots you give
field-propose_trade-give_cash = Money you give
field-propose_trade-get_plots = Plots you get
field-propose_trade-get_cash = Money you get

prompt-setup = One player is drawn to begin.
prompt-out = You are bankrupt and out of the game. { $seat } is on turn.
prompt-onlooker = { $seat } is on turn. You may offer a trade meanwhile.
prompt-roll = { $seat } is on turn.
    .seat = { $plots ->
        [0] Your turn: roll the dice.
       *[other] Your turn: roll the dice. Before that you may build, trade or borrow.
    }
prompt-inspected = { $seat } is in the Tax Inspection and needs a double.
    .seat = You are in the Tax Inspection: throw a double, or pay { $amount } f afterwards.
prompt-again = { $seat } threw a double and rolls again.
    .seat = { $plots ->
        [0] A double: roll again.
       *[other] A double: roll again. Before that you may build, trade or borrow.
    }
prompt-manage = { $plots ->
    [0] { $seat } is about to end the turn.
   *[other] { $seat } may build, trade or borrow and then ends the turn.
  }
    .seat = { $plots ->
        [0] End your turn.
       *[other] Build, trade or borrow if you like, then end your turn.
    }
prompt-rolls = { $seat } rolls the dice.
    .seat = Your dice are rolling.
prompt-tries = { $seat } tries for a double.
    .seat = You try for a double.
prompt-fine = { $seat } pays { $amount } f or stays in the Inspection.
    .seat = No double: pay { $amount } f and move { $steps } cells, or stay.
prompt-card = { $seat } draws a card.
    .seat = You draw a card.
prompt-buy = { $seat } may buy { $plot } for { $amount } f.
    .seat = { $plot } is free: buy it for { $amount } f of your { $cash } f, or let the others bid.
prompt-buy-short = { $seat } may buy { $plot } for { $amount } f.
    .seat = { $plot } costs { $amount } f, you have { $cash } f: raise money, or let the others bid.
prompt-bid = { $seat } bids for { $plot } or passes. The highest bid is from { $to_seat }.
    .seat = Bid at least { $least } f for { $plot } (and { $fee } f fee), or pass: then { $to_seat } may get it.
    .to_seat = { $seat } bids for { $plot } or passes. Yours is the highest bid.
prompt-bid-first = { $seat } bids for { $plot } or passes. No bid yet.
    .seat = Bid at least { $least } f for { $plot } (and { $fee } f fee for { $to_seat }), or pass.
    .to_seat = { $seat } bids for { $plot } or passes. The winner pays you { $fee } f.
prompt-rent = { $seat } owes { $to_seat } { $amount } f rent and may use a discount.
    .seat = You owe { $to_seat } { $amount } f rent: pay it, or use a Partner Discount and pay { $half } f.
    .to_seat = { $seat } owes you { $amount } f rent and may use a discount.
cause-rent = rent
cause-charity = charity
cause-card = a card
prompt-debt = { $seat } owes { $amount } f ({ $cause }) and needs { $missing } f more.
    .seat = You owe { $amount } f ({ $cause }) and need { $missing } f more: sell, borrow or trade.
prompt-debt-lost = { $seat } owes { $amount } f ({ $cause }); all that can be sold brings { $most } f.
    .seat = You owe { $amount } f ({ $cause }). All you can sell brings { $most } f: only a trade saves you from bankruptcy.
prompt-choose = { $seat } chooses one of their plots to go to.
    .seat = Choose one of your plots to go to.
prompt-use = { $seat } may use the card now.
    .seat = Use the card now, or do without it.
prompt-exchange = { $seat } may stake money at the Exchange; { $fund } f are in the fund.
    .seat = Stake money on the reels or keep it: { $chance } of 100 spins win and multiply the fund ({ $fund } f and your stake).
prompt-reels = { $seat } staked { $amount } f: the reels are turning.
    .seat = You staked { $amount } f: the reels are turning.
prompt-trade = { $seat } offers { $to_seat } { trade-gives } for { trade-gets }.
    .seat = { $to_seat } answers your offer: { trade-gives } for { trade-gets }.
    .to_seat = { $seat } offers you { trade-gives } for { trade-gets }. Accept?
prompt-over = The game is over.

leads-end = The next player is on turn.
leads-roll = You move 2 to 12 cells. START pays { $amount } f.
leads-roll-third = A third double sends you to the Tax Inspection.
leads-try = Up to three throws, 42 of 100 free you. Otherwise you pay { $amount } f and move on.
leads-try-short = Up to three throws, 42 of 100 free you. Otherwise you may stay: you lack the { $amount } f.
leads-try-once = One throw this turn, 17 of 100 free you. After the third failure you pay { $amount } f.
leads-fine = You pay { $amount } f, { $left } f are left, and you move to { $place }.
leads-stay = You do not move, and your turn is over.
leads-own = Rent { $rent } f, { $all } f with all of { $industry }. You have { $left } f left.
leads-own-all = { $industry } is yours: rent { $rent } f, and you may build there. You have { $left } f left.
leads-decline = The others bid for it. The winner pays you an agent fee of { $amount } f.
leads-pass = You are out of this auction.
leads-rent = You pay { $to_seat } { $amount } f and keep the card. You have { $left } f left.
leads-rent-debt = You owe { $to_seat } { $amount } f and have { $cash } f: you must sell or borrow.
leads-skip = You keep your money. { $fund } f stay in the fund.
leads-stake = { $chance } of 100 spins win { $low } to { $high } f. Otherwise { $amount } f are gone. You keep { $left } f.
leads-stake-all = This is ALL your money. { $chance } of 100 spins win { $low } to { $high } f. Otherwise you have nothing left.
leads-decline-card = The card goes back under its pile.
leads-go = You move to { $plot }.
leads-go-start = You move to { $plot } past START and get { $amount } f.
leads-audit = You leave the Inspection without a fine and roll as usual.
leads-half = You pay { $to_seat } { $half } f instead of { $amount } f. The card is used up.
leads-refinance = You redeem it for { $loan } f instead of { $redeem } f and get rent again: { $rent } f.
leads-build = { $amount ->
    [0] Free of charge.
   *[other] { $amount } f.
  } Rent { $from } → { $to } f. You have { $left } f left.
leads-sell = You get { $amount } f, half of what it cost. Rent { $from } → { $to } f.
leads-sell-all = You get { $amount } f, half of what it cost. All buildings of this industry are gone.
leads-mortgage = You get { $loan } f. No rent until you redeem it for { $redeem } f.
leads-redeem = You pay { $redeem } f and get rent again: { $rent } f.
leads-accept = You give { trade-gets } and get { trade-gives }.
leads-propose = If { $to_seat } accepts, you give { trade-gives } and get { trade-gets }.
leads-trade-theirs = Careful: this completes { $industry } for { $seat }. The rent there doubles.
leads-trade-own = This completes { $industry } for you: the rent there doubles, and you may build.
leads-reject = Nothing changes hands.
leads-no-offer = You will not be asked again this turn.
leads-bankrupt = You are out of the game. All you own goes back to the bank.
leads-resign = You leave the game for good. All you own goes back to the bank.

closed-buy = Buy { $plot } ({ $amount } f)
closed-fine = Pay the fine ({ $amount } f)
closed-stake = Stake money
closed-cash = You have { $cash } f.
closed-build = Build: { $industry }
closed-build-mortgaged = One of its plots is mortgaged.
closed-build-elsewhere = Your token must stand on one of its plots.
closed-build-tokens = The bank has no building left.
closed-build-cash = A step costs { $amount } f, you have { $cash } f.

summary-cash = { $bonus ->
    [0] Money: { $cash } f
   *[other] Money: { $cash } f ({ $bonus } f of it for the rating)
  }
summary-property = { $count ->
    [one] One plot with its buildings: { $amount } f
   *[other] { $count } plots with their buildings: { $amount } f
  }
summary-property-lost = { $count ->
    [one] One plot, worth { $amount } f, does not count
   *[other] { $count } plots, worth { $amount } f, do not count
  }
summary-total = Capital: { $amount } f
summary-fell = Bankrupt as number { $number }
summary-stamp = bankrupt
summary-f = { $amount } f
summary-bar-cash = Money
summary-bar-property = Plots and buildings
summary-rent = The dearest stay: { $seat } paid { $to_seat } { $amount } f at { $plot }.
    .seat = The dearest stay: you paid { $to_seat } { $amount } f at { $plot }.
    .to_seat = The dearest stay: { $seat } paid you { $amount } f at { $plot }.
summary-won = The best spin at the Exchange: { $seat }, { $amount } f.
    .seat = The best spin at the Exchange: you, { $amount } f.

refusal-DL-1 = This game is for two to six players.
refusal-DL-6 = This is not the moment for it: on your turn you roll, deal with the cell and then end the turn.
refusal-DL-8 = A double gives exactly one extra roll: roll if it is due, otherwise end your turn.
refusal-DL-14 = There is no plot on offer to you right now.
refusal-DL-15 = You do not have the price in cash. Raise money first, or decline.
refusal-DL-16 = You can raise money only on your own turn, or while you owe something.
refusal-DL-18 = It is not your turn to bid.
refusal-DL-19 = The bid is too low, or you cannot pay it together with the agent fee of 10 f.
refusal-DL-27 = A Partner Discount is played just before paying a rent, one card per rent.
refusal-DL-28 = You cannot build here now: stand on a complete industry of your own without mortgages, build evenly and pay for the step.
refusal-DL-31 = The bank has no token left for this building.
refusal-DL-32 = Sell from the highest plot of the industry; for an enterprise the bank must have three branches.
refusal-DL-33 = You have no buildings in this industry.
refusal-DL-34 = You can mortgage only your own free plot in an industry without buildings.
refusal-DL-35 = A mortgaged plot cannot change hands. Redeem it first.
refusal-DL-36 = You redeem your own mortgaged plots on your turn, before rolling or when managing, if you have the sum.
refusal-DL-37 = Only plots of the two partners without mortgage and without buildings in their industry can be traded.
refusal-DL-38 = In a trade both sides give something they have, with at least one plot, and money goes one way only.
refusal-DL-39 = You cannot make an offer at this moment.
refusal-DL-40 = One offer is open at a time, each player has a limited number per turn, and only the one it is made to answers.
refusal-DL-43 = Choose one of your own plots.
refusal-DL-45 = You do not hold this card.
refusal-DL-46 = The card needs a plot it can be used on and the money for it; only such a card can be declined.
refusal-DL-47 = A kept card can be used only at its own moment.
refusal-DL-51 = Under inspection you try for a double instead of rolling; elsewhere you just roll.
refusal-DL-54 = The fine is paid with 50 f in hand; staying is for those who lack it.
refusal-DL-60 = On the Exchange you stake between 1 f and what you have, within the agreed limit, once per stop.
refusal-DL-67 = You are not bankrupt: you owe nothing, or what you own still covers the debt.
refusal-DL-68 = This player is out of the game.
refusal-DL-70 = You are already leaving the game.
refusal-DL-73 = The game is over.
refusal-DL-76 = In the expert game you build only at the end of your turn, when no extra roll is due.
refusal-DL-77 = In the expert game buildings are sold only while you stand on a plot of that industry.
refusal-DL-78 = In the expert game only the active player proposes trades and gives plots of the industry their token stands on.
refusal-DL-80 = A debtor may only sell plots for money, and not below what the bank would lend on them.
refusal-DL-81 = An offer is waiting for its answer. Wait until it is settled.
refusal-DL-83 = No fund holds more than a billion. Stake less.

option-preset = Rulebook
option-preset-help = Fills in all other options: our rulings, or the printed sentences (money alone decides, building on your own cell only, a released double rolls again, 30 minutes by the clock).
option-preset-is-rulings = our rulings
option-preset-is-letter = by the letter
option-end_mode = End of the game
option-end_mode-help = When the game is over: after a number of rounds, or when one player is left.
option-end_mode-is-limited = after some rounds
option-end_mode-is-last_standing = last one standing
option-round_limit = Rounds
option-round_limit-help = The limited game ends after this round.
option-time_limit_min = Time limit in minutes
option-time_limit_min-help = When the time is up, the current round is the last one; 0 means no clock.
option-round_cap = Last round at the latest
option-round_cap-help = The game to the last player is counted after this round; 0 means round 1000.
option-capital_mode = What counts at the end
option-capital_mode-help = Everything you own, or cash alone.
option-capital_mode-is-net_worth = net worth
option-capital_mode-is-cash_only = cash only
option-expert = Expert game
option-expert-help = Building, selling and trading are tied to the cell you stand on.
option-expert_forced_sale = Expert: forced sales
option-expert_forced_sale-help = In the expert game a debtor may sell buildings from any cell.
option-build_where = Where you build
option-build_where-help = From a plot you build on the whole industry, or on that plot only.
option-build_where-is-industry = whole industry
option-build_where-is-same_plot = this plot only
option-monopoly_doubling = Doubled rent
option-monopoly_doubling-help = Which rents a complete industry doubles.
option-monopoly_doubling-is-all_levels = all
option-monopoly_doubling-is-unbuilt_only = plots without buildings
option-inspection_tries = Tries in the Inspection
option-inspection_tries-help = Whether the three tries for a double come in one turn or in three.
option-inspection_tries-is-three_rolls_per_turn = three in one turn
option-inspection_tries-is-one_roll_per_turn = one per turn
option-inspection_stay = Staying in the Inspection
option-inspection_stay-help = Who may stay instead of paying the fine.
option-inspection_stay-is-short_only = only who cannot pay
option-inspection_stay-is-free = everybody
option-release_double_rolls = Releasing double rolls again
option-release_double_rolls-help = A double that frees you from the Inspection also gives an extra roll.
option-exchange_stake_max = Highest Exchange stake
option-exchange_stake_max-help = The most you may stake at once; 0 means no limit.
option-exchange_payout = Exchange winnings
option-exchange_payout-help = What is multiplied: the whole fund or only your stake.
option-exchange_payout-is-fund_total = whole fund
option-exchange_payout-is-stake_only = stake only
option-auction_min_raise = Least raise
option-auction_min_raise-help = By how much a bid must beat the one before.
option-trade_timing = Who proposes trades
option-trade_timing-help = Anybody between moves, only the active player, or nobody.
option-trade_timing-is-any_seat = anybody
option-trade_timing-is-active_only = the active player
option-trade_timing-is-off = nobody
option-trade_offers_per_turn = Offers per turn
option-trade_offers_per_turn-help = How many offers each player may make during one turn.
option-building_tokens = Building tokens
option-building_tokens-help = Whether 48 branches and 24 enterprises are all there is.
option-building_tokens-is-limited = limited
option-building_tokens-is-unlimited = unlimited

coach-roll = You move by the sum of both dice and deal with the cell where you stop. Passing START brings 200 f.
    .at = stage
coach-buy = Three plots of one industry double the rent, and only then you may build. So plots near those you own are worth more to you than to others.
    .at = stake
coach-manage = If you own a whole industry and stand on it, build: rent rises with every branch. A trade for the third plot can be worth more than its price.
    .at = hand
coach-exchange = The stake is lost unless the reels show a paying combination. Stake little, or nothing at all.
    .at = stake
coach-bid-first = Somebody let this plot go. Think of what it completes, for you and for the others, before you let it go as well.
    .at = stake
coach-debt = Mortgage first: a plot can be redeemed. Buildings are sold for half, and a bankrupt is out of the game.
    .at = stake

lesson-buy = You stand on a free plot and have enough money. Make it yours for its price.
    .title = Buy or leave it
    .why = If you do not buy, the others bid for the plot, and you cannot take part in that auction.
lesson-auction = Somebody left the Travel Agency (90 f) to the others. Bid as little as the rules allow.
    .title = The first bid
    .why = The first bid is at least the price. The winner pays the bank, and 10 f more to the player who left the plot.
lesson-mortgage = You own the Travel Agency and would like cash at once. Borrow on it.
    .title = Money from the bank
    .why = The bank lends half the price. Until you redeem the plot it earns no rent. Redeeming costs 60 % of the price.

rulebook-01 = Two to six players start with 2000 fants (f) each on START and walk round a ring of forty cells. They buy plots, collect rent, build, trade and gamble a little. All plots are free at first, both funds are empty, and everybody stands on the second step of the rating. Dice decide who begins. After an agreed number of rounds the richest wins; or you play until one player is left.
    .title = The idea
    .rules = DL-1 DL-2 DL-3 DL-4 DL-5 DL-72 DL-73
    .picture = The ring of forty cells: eight industries of three plots, and START where everybody begins.
rulebook-02 = Roll two dice, move, deal with the cell, then manage your property. On your turn you may sell buildings, mortgage and offer trades almost at any moment, also to raise money for a purchase. A double gives another roll, which you must take; the third double in a row sends you straight to the Tax Inspection. Every time you pass or reach START the bank pays you 200 f, but not when you are sent to the Inspection.
    .title = A turn
    .rules = DL-6 DL-7 DL-8 DL-9 DL-10 DL-11 DL-12 DL-13 DL-16
    .picture = A turn: roll, move, deal with the cell, manage your property.
rulebook-03 = A plot without an owner is yours for its price. If you decline, the others bid for it in turn, from the price upwards, in cash; the winner pays the bank and an agent fee of 10 f to you. A pass is final, and who cannot afford the next bid is out. If nobody bids, the plot stays free. Then your turn goes on.
    .title = Plots and auctions
    .rules = DL-14 DL-15 DL-17 DL-18 DL-19 DL-20 DL-21 DL-22
rulebook-04 = A player who stops on your plot pays rent automatically, also while you are under inspection. It rises with every branch; owning all three plots of an industry doubles it. A mortgaged plot brings nothing. With a Partner Discount the visitor pays half.
    .title = Rent
    .rules = DL-23 DL-24 DL-25 DL-26 DL-27
    .picture = Three plots of one industry in one hand: the rent doubles.
rulebook-05 = With a complete industry, nothing of it mortgaged, and your token on one of its plots you build, evenly and as much as you can pay: three branches, then an enterprise in their place. The bank takes buildings back for half, from the highest plot down or a whole industry at once. There are only 48 branches, unless you agree otherwise.
    .title = Building
    .rules = DL-28 DL-29 DL-30 DL-31 DL-32 DL-33
    .picture = Building evenly: three branches on every plot, then an enterprise.
rulebook-06 = On your turn the bank lends half the price on a plot, as long as there is no building in its industry, and wants 60 % of the price back. Until then the plot earns no rent, cannot be traded, and nothing can be built in its industry.
    .title = Credit
    .rules = DL-34 DL-35 DL-36
rulebook-07 = Players trade plots for plots and money; both sides must give something. Plots that are mortgaged or have buildings in their industry stay where they are; kept cards and promises cannot be traded. Anybody may offer before a roll and while property is managed, but offers per turn are limited, and one is answered before the next. Options leave trades to the player on turn, or switch them off.
    .title = Trade
    .rules = DL-37 DL-38 DL-39 DL-40 DL-41
rulebook-08 = A Business Trip moves your token, and the new cell counts at once; if there is nowhere to go, you stay. A Deal brings or costs money, from the bank or from the others, or is kept face up until you need it: to leave the Inspection, to halve a rent, to build one step for nothing, to redeem a plot without interest, or to buy any free plot from afar. Nobody is forced to use a kept card.
    .title = Cards
    .rules = DL-42 DL-43 DL-44 DL-45 DL-46 DL-47 DL-48
rulebook-09 = You are under inspection when you stop there, when a Sudden Check or a card sends you, or after three doubles in a row. At the start of your next turn you may throw for a double up to three times. Without one you pay 50 f and move by the last throw; without the money you may stay. Meanwhile you collect rent, bid, trade and mortgage, but do not build. Options change how many throws there are and who may stay.
    .title = Tax Inspection
    .rules = DL-49 DL-50 DL-51 DL-52 DL-53 DL-54 DL-55 DL-56 DL-82
rulebook-10 = Charity costs 50 f, which go into the reserve fund, and lifts your rating one step; the investor gives you that whole fund and takes a step away. Steps have only so many places: if the next one is full, you stay. Each step is worth 200 f at the end.
    .title = Charity and rating
    .rules = DL-57 DL-58 DL-59
rulebook-11 = Once per stop you may stake money on promising technologies, and three dice turn three reels. Two equal symbols bring the whole fund, stakes of earlier losers included, once to five times, three equal ones ten to fifty times. Otherwise the stake stays in the fund for the next player. An option multiplies the own stake only.
    .title = The Exchange
    .rules = DL-60 DL-61 DL-62 DL-63 DL-64
    .picture = The Exchange: three reels; two or three equal symbols multiply the fund.
rulebook-12 = What you owe is paid automatically. If you cannot pay, sell, mortgage and trade until you can, even out of turn; when time runs out it is done for you. Only a player who would fall short even then goes bankrupt: the bank pays the creditors, everything returns to the board, and the player is out. A player who resigns is out in the same way.
    .title = Debt and bankruptcy
    .rules = DL-65 DL-66 DL-67 DL-68 DL-69 DL-70 DL-71 DL-80
rulebook-13 = After the last round everybody gets the bonus of the rating. Capital is cash, plots at their price (mortgaged ones less the redeem sum) and half the price of buildings, or cash alone if you agreed on that; the funds belong to nobody. The most capital wins; ties are decided by buildings, then by free plots. Bankrupts follow, the later the better.
    .title = The end
    .rules = DL-73 DL-74 DL-75
    .picture = The end: cash, plots, buildings and the rating make the capital.
rulebook-14 = Experts build only at the end of their turn, sell buildings only from a plot of that industry, even in debt (unless you agree otherwise), and trade only on their own turn, giving plots of the industry they stand on. Mortgages stay as they are.
    .title = Expert game
    .rules = DL-76 DL-77 DL-78 DL-79
rulebook-15 = Where several may act, the first one counts: a roll or an offer, whichever arrives earlier. What is no longer possible then is refused and changes nothing.
    .title = Who comes first
    .rules = DL-81

sketch-title-now = Now
sketch-title-board = Board
sketch-title-seats = Players
sketch-title-plots = Owned plots
sketch-title-bank = Bank
sketch-round = Round { $round } of { $last }
sketch-round-clock = Round { $round }, by the clock
sketch-last-round = Time is up: this is the last round.
sketch-phase-setup = The first player is being drawn.
sketch-phase-turn = { $seat } is about to roll.
sketch-phase-inspected = { $seat } is under inspection and tries for a double.
sketch-phase-roll = The dice are rolling for { $seat }.
sketch-phase-fine = { $seat } pays the fine or stays in the Inspection.
sketch-phase-trip = { $seat } draws a Business Trip.
sketch-phase-deal = { $seat } draws a Deal.
sketch-phase-offer = { $seat } may buy { $plot } for { $price } f.
sketch-phase-auction = Auction of { $plot }: { $amount } f by { $bidder }, { $seat } to act.
sketch-phase-auction-open = Auction of { $plot }: no bid yet, { $seat } to act.
sketch-phase-rent = { $seat } owes a rent of { $amount } f and may play a discount.
sketch-phase-debt = { $seat } owes { $amount } f and has { $cash } f.
sketch-phase-card = { $seat } chooses a plot for the card.
sketch-phase-exchange = { $seat } is on the Exchange; the fund holds { $fund } f.
sketch-phase-manage = { $seat } manages the property.
sketch-phase-trade = { $seat } offers { $to } { $gives } for { $gets }.
sketch-phase-over = The game is over.
sketch-extra-roll = A double: another roll is due.
sketch-card = Card: { $card }
sketch-head-letter = Token
sketch-head-player = Player
sketch-head-cash = Cash
sketch-head-capital = Capital
sketch-head-rating = Rating
sketch-head-place = Stands on
sketch-head-cards = Cards
sketch-head-plot = Plot
sketch-head-industry = Industry
sketch-head-owner = Owner
sketch-head-buildings = Buildings
sketch-head-rent = Rent
sketch-seat = { $seat }
sketch-number = { $count }
sketch-list = { $items }
sketch-fants = { $amount } f
sketch-bankrupt = bankrupt
sketch-inspected = under inspection
sketch-mortgaged = mortgaged
sketch-enterprise = enterprise
sketch-branches = { $count ->
    [one] { $count } branch
   *[other] { $count } branches
  }
sketch-reserve = Reserve fund: { $amount } f
sketch-exchange-fund = Exchange fund: { $amount } f
sketch-supply = In the bank: branches { $branches }, enterprises { $enterprises }
sketch-trips = Business Trips nobody has seen yet: { $count }
sketch-deals = Deals nobody has seen yet: { $count }

ui-hand = Your hand
ui-here = here: { $seats }
ui-free = free, price { $amount } f
ui-owned = owner: { $seat }
ui-no-owner = This plot has no owner yet.
ui-unbuilt = no buildings
ui-price = Price
ui-step-price = One building step
ui-loan = A mortgage brings
ui-redeem = Redeeming costs
ui-rent-now = Rent now
ui-doubled-all_levels = The owner of all three plots of the industry gets double rent.
ui-doubled-unbuilt_only = The owner of all three plots of the industry gets double rent on those without buildings.
ui-about-start = START income: a player who passes or reaches START gets { $income } f from the bank.
ui-about-trip = Draw a Business Trip: the card moves your token at once.
ui-about-deal = Draw a Deal: it brings money, costs money, or is kept for later.
ui-about-charity = You give { $charity } f to the reserve fund and rise one step in the rating, if there is room.
ui-about-investor = You take the whole reserve fund and fall one step in the rating. At the end each step is worth { $bonus } f.
ui-about-inspection = Passing by is harmless. If you stop or are sent here, you are under inspection: next turn it takes a double to leave, or a fine of { $fine } f.
ui-about-exchange = Stake what you like on promising technologies: two or three equal symbols multiply { $payout ->
    [stake_only] your stake, and the rest of the Exchange fund comes on top
   *[other] the Exchange fund
  }.
ui-about-check = You go straight to the Tax Inspection, without START income.
ui-cell-before = Cell before
ui-cell-after = Next cell
ui-symbol-A = bell
ui-symbol-B = gem
ui-symbol-C = leaf
ui-symbol-D = star
ui-symbol-blank = blank
ui-reels = The reels show: { $symbols }.
ui-pays = What the Exchange pays
ui-pay = { $symbol }: two pay { $two } times, three pay { $three } times { $payout ->
    [stake_only] the stake
   *[other] the fund
  }
ui-step = Step { $step }, bonus { $bonus } f, free places { $free }, here: { $seats }
ui-trade = The offer on the table
ui-gives = { $seat } gives
ui-out = out
ui-nothing-to-trade = No plots to trade.
ui-property = Your property
ui-no-plots = You own no plots yet.
ui-may-build = You may build now.
ui-build-how = You build with your token on an industry that is wholly yours.
seat-industry = { $industry }: { $count } of 3
seat-step = Rating { $step }: { $bonus } f at the end
seat-no-plots = No plots yet.
ui-debt = { $seat } owes
ui-debt-cash = { $cash } f at hand, { $missing } f are missing
ui-inspection-how = A double frees you; otherwise it costs { $fine } f.
lot-no-bid = No bid yet
lot-rent = Rent
lot-whole = With all of { $industry }

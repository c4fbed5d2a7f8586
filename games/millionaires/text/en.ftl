game-name = Millionaires & Bankrupts
game-tagline = Outbid everybody for yachts and islands, but never be the one with the least money left.
goal-aim = Collect the most points in tiles. But count your money: the poorest player at the end loses, whatever they own.
goal-turn = A tile is turned up. Add money cards until you lead, or pass. What you fear works the other way round: the first to pass takes it.
goal-end = Four tiles have a red frame. When the fourth one is turned up, it is over at once.
score-name = points
score-told = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
chapter-title = Auction { $number }

tile-wealth_1 = Gold Watch (1)
tile-wealth_2 = Wine Cellar (2)
tile-wealth_3 = Racehorse (3)
tile-wealth_4 = Sports Car (4)
tile-wealth_5 = Diamond Necklace (5)
tile-wealth_6 = Old Master (6)
tile-wealth_7 = Private Jet (7)
tile-wealth_8 = Yacht (8)
tile-wealth_9 = Football Club (9)
tile-wealth_10 = Private Island (10)
tile-luck = Stroke of Luck (×2)
tile-casino = Casino (−5)
tile-thief = Thief
tile-cba = Audit (½)

event-started = { $seat } turns up the first tile.
    .seat = You turn up the first tile.
event-tile_revealed = { $red ->
    [true] { $tile } is turned up: red frame { $red_revealed } of 4.
   *[false] { $tile } is turned up.
  }
event-bid_placed = { $seat } lays { $cards } and bids { $total } M.
    .seat = You lay { $cards } and bid { $total } M.
event-passed = { $seat } passes.
    .seat = You pass.
event-tile_won = { $tile ->
    [none] { $seat } gets the tile
   *[other] { $seat } gets { $tile }
  }{ $paid ->
    [none] .
    [0] {" "}for free.
   *[other] {" "}for { $paid } M.
  }
    .seat = { $tile ->
    [none] You get the tile
   *[other] You get { $tile }
  }{ $paid ->
    [none] .
    [0] {" "}for free.
   *[other] {" "}for { $paid } M.
  }
event-bad_luck_taken = { $tile ->
    [none] { $seat } takes the bad luck.
   *[other] { $seat } takes { $tile }.
  }{ $lost-count ->
    [0] {""}
   *[other] {" "}Lost to avoid it: { $lost }.
  }
    .seat = { $tile ->
    [none] You take the bad luck.
   *[other] You take { $tile }.
  }{ $lost-count ->
    [0] {""}
   *[other] {" "}Lost to avoid it: { $lost }.
  }
lost-item = { $seat } { $paid } M
    .seat = you { $paid } M
event-thief_waiting = { $seat } has nothing to steal yet: the thief waits for the next wealth tile.
    .seat = You have nothing to steal yet: the thief waits for your next wealth tile.
event-tile_stolen = { $tile ->
    [none] { $face_down ->
        [true] The thief takes a wealth tile from { $seat }, face down.
       *[false] The thief takes a wealth tile from { $seat }.
      }
   *[other] The thief takes { $tile } from { $seat }.
  }
    .seat = { $tile ->
    [none] { $face_down ->
        [true] The thief takes a wealth tile from you, face down.
       *[false] The thief takes a wealth tile from you.
      }
   *[other] The thief takes { $tile } from you.
  }
event-game_ended = { $tile } is the fourth red frame: the game is over.
event-scored = { $winners-count ->
    [0] Everybody is equally poor: nobody wins.
    [one] { $winners } wins.
   *[other] { $winners } win together.
  } { $results }.
    .winners = You win. { $results }.
results-item = { $rank }. { $seat } { $eliminated ->
    [true] bankrupt
   *[false] { $score ->
        [one] { $score } point
       *[other] { $score } points
      }
  } ({ $money } M)
    .seat = { $rank }. you { $eliminated ->
    [true] bankrupt
   *[false] { $score ->
        [one] { $score } point
       *[other] { $score } points
      }
  } ({ $money } M)

action-pass = Pass
action-bid = Bid { $cards }
action-discard = Give the thief: { $value ->
    [1] { tile-wealth_1 }
    [2] { tile-wealth_2 }
    [3] { tile-wealth_3 }
    [4] { tile-wealth_4 }
    [5] { tile-wealth_5 }
    [6] { tile-wealth_6 }
    [7] { tile-wealth_7 }
    [8] { tile-wealth_8 }
    [9] { tile-wealth_9 }
   *[10] { tile-wealth_10 }
  }
button-take = Pass and take it: { $tile }
button-bid = Bid { $amount } M
button-too-little = { $amount } M is too little: more than { $highest } M is needed
button-choose = Tap money cards to bid
purse-hand = In hand: { $amount } M
purse-table = On the table: { $amount } M
purse-spent = Spent: { $amount } M
red-frames = { $count } of 4 red frames; the fourth ends the game
stage-wanted = Up for auction
stage-feared = Who has to take it?
# MB-67 and MB-70: what is not shown of finished auctions as long as the game runs.
story-note = { $money_tracking ->
    [assisted] { $hidden_tiles ->
        [true] Of finished auctions the story names no tiles of others until the game is over.
       *[other] {""}
      }
   *[other] { $hidden_tiles ->
        [true] Of finished auctions the story keeps neither bids nor tiles of others until the game is over: remember them.
       *[other] Of finished auctions the story keeps no bids until the game is over: remember them.
      }
  }
form-bid = Bid
field-bid-cards = Cards to add

prompt-start = A lot decides who begins.
prompt-reveal = { $seat } turns up the next tile.
    .seat = You turn up the next tile.
prompt-wealth = { $tile } adds { $points ->
    [one] { $points } point
   *[other] { $points } points
  } to your score. { $highest ->
    [0] Bid any amount
   *[other] Bid more than { $highest } M
  }{ $laid ->
    [0] {""}
   *[other] {" "}(you have laid { $laid } M)
  }, or pass.{ $now }
prompt-wealth-stolen = If you win { $tile }, your thief carries it off. { $highest ->
    [0] Bid any amount
   *[other] Bid more than { $highest } M
  }{ $laid ->
    [0] {""}
   *[other] {" "}(you have laid { $laid } M)
  }, or pass.{ $now }
prompt-luck = { $tile } doubles all your points. { $highest ->
    [0] Bid any amount
   *[other] Bid more than { $highest } M
  }{ $laid ->
    [0] {""}
   *[other] {" "}(you have laid { $laid } M)
  }, or pass.{ $now }
prompt-casino = The first to pass takes { $tile }: 5 points less. { $highest ->
    [0] Bid any amount
   *[other] Bid more than { $highest } M
  }{ $laid ->
    [0] {""}
   *[other] {" "}(you have laid { $laid } M)
  }, or pass.{ $now }
prompt-thief-feared = The first to pass takes the Thief and loses a wealth tile. { $highest ->
    [0] Bid any amount
   *[other] Bid more than { $highest } M
  }{ $laid ->
    [0] {""}
   *[other] {" "}(you have laid { $laid } M)
  }, or pass.{ $now }
prompt-cba = The first to pass takes { $tile }: half the points. { $highest ->
    [0] Bid any amount
   *[other] Bid more than { $highest } M
  }{ $laid ->
    [0] {""}
   *[other] {" "}(you have laid { $laid } M)
  }, or pass.{ $now }
prompt-only-pass = { $highest ->
    [0] You have no money for { $tile }.
   *[other] You cannot beat { $highest } M for { $tile }.
  } All you can do is pass.{ $now }
prompt-only-take = { $highest ->
    [0] You have no money to bid.
   *[other] You cannot beat { $highest } M.
  } All you can do is pass and take { $tile }.{ $now }
prompt-watched = { $tile }: { $seat } decides, { $highest ->
    [0] to bid or to pass
   *[other] to bid more than { $highest } M or to pass
  }.
prompt-watched-feared = { $tile }: { $seat } decides, { $highest ->
    [0] to bid or to take it
   *[other] to bid more than { $highest } M or to take it
  }.
prompt-leading = You lead with { $highest } M for { $tile }. { $seat } decides: bid more or pass.
prompt-leading-feared = Your { $highest } M keeps this away from you: { $tile }. { $seat } decides: bid more or take it.
prompt-thief = The thief takes one of your wealth tiles. Choose which one.
prompt-thief-watched = { $seat } chooses a wealth tile for the thief.
now-poorest = {" "}You have the least money: a player who ends like that cannot win.
now-last-red = {" "}The next red frame ends the game.
now-last-red-poorest = {" "}The next red frame ends the game, and with the least money you lose!
now-goal = {" "}Most points win, but never with the least money.

leads-leave = You are out of this auction { $back ->
    [0] and keep your money
   *[other] and take your { $back } M back
  }.
leads-leave-last = { $seat } gets { $tile } { $highest ->
    [0] for free
   *[other] for { $highest } M
  }{ $back ->
    [0] .
   *[other] . You take your { $back } M back.
  }
leads-take-casino = You take the Casino: 5 points less at the end.{ $back ->
    [0] {""}
   *[other] {" "}You get your { $back } M back.
  }{ $lost ->
    [0] {""}
   *[other] {" "}The others lose the { $lost } M they have laid.
  }
leads-take-thief-waits = You take the Thief: it carries off the next wealth tile you get.{ $back ->
    [0] {""}
   *[other] {" "}You get your { $back } M back.
  }{ $lost ->
    [0] {""}
   *[other] {" "}The others lose the { $lost } M they have laid.
  }
leads-take-thief-one = You take the Thief: it carries off { $own }. Your points: { $left } instead of { $points }.{ $back ->
    [0] {""}
   *[other] {" "}You get your { $back } M back.
  }{ $lost ->
    [0] {""}
   *[other] {" "}The others lose the { $lost } M they have laid.
  }
leads-take-thief-choice = You take the Thief and give up one of your wealth tiles.{ $back ->
    [0] {""}
   *[other] {" "}You get your { $back } M back.
  }{ $lost ->
    [0] {""}
   *[other] {" "}The others lose the { $lost } M they have laid.
  }
leads-take-cba = You take the Audit: it halves your points at the end{ $points ->
    [0] {""}
   *[other] {" "}({ $left } instead of { $points } now)
  }.{ $back ->
    [0] {""}
   *[other] {" "}You get your { $back } M back.
  }{ $lost ->
    [0] {""}
   *[other] {" "}The others lose the { $lost } M they have laid.
  }
leads-bid = You lead with { $total } M. If you win, you keep { $stays } M.
leads-bid-poorest = You lead with { $total } M. If you win, you keep { $stays } M, the least of all: nobody who ends like that can win.
leads-bid-feared = You lead with { $total } M. If somebody else passes, that money is gone and you keep { $stays } M.
leads-bid-feared-poorest = You lead with { $total } M. If somebody else passes, you keep { $stays } M, the least of all: nobody who ends like that can win.
leads-discard = The thief carries it off. Your points: { $left } instead of { $points }.
closed-bid-too-little = You have { $money } M and would need more than { $highest } M.

summary-money = Money left
summary-points = Points
summary-bankrupt = bankrupt
summary-wealth = Wealth: { $count ->
    [1] { $points }
   *[other] { $tiles } = { $points }
  }
summary-no-wealth = No wealth tiles: 0
summary-step = { $tile } → { $points }
summary-thief = The thief came too late to take anything.
summary-out = The least money of all: the points do not count.
summary-tie = Equal points: the money decides ({ $money } M).
summary-nobody = Everybody has equally little money: nobody wins.
summary-stolen = The thief took { $tile } from { $seat }.
    .seat = The thief took { $tile } from you.
summary-dearest = Dearest tile: { $tile } for { $paid } M, bought by { $seat }.
    .seat = Dearest tile: { $tile } for { $paid } M, bought by you.
summary-own-dearest = The most you paid: { $paid } M for { $tile }.

refusal-MB-1 = This game is for three, four or five players.
refusal-MB-4 = The first starter must be one of the seats at the table.
refusal-MB-12 = It is not your turn in an auction. Wait until you are asked, then bid or pass.
refusal-MB-13 = A bid adds at least one card. Choose one or more, or pass.
refusal-MB-14 = Your cards on the table must come to more than the highest bid. Add more, or pass.
refusal-MB-16 = You can only add cards you still hold in your hand; what lies on the table stays there.
refusal-MB-35 = Tiles are given away only by the player who took the thief, right after taking it.
refusal-MB-38 = The thief takes only a wealth tile of your own. Choose one of those in front of you.

option-start_seat = First starter
option-start_seat-help = Who turns up the first tile: drawn by lot, or a fixed seat.
option-start_seat-is-random = drawn by lot
option-hidden_tiles = Hidden tiles
option-hidden_tiles-help = Tiles you win lie face down, so that nobody sees the score for sure.
option-all_poorest = If all are equally poor
option-all_poorest-help = What happens when every player has the same, least money.
option-all_poorest-is-all_lose = everybody loses
option-all_poorest-is-none_lose = nobody is out
option-final_tiebreak = Last tie-break
option-final_tiebreak-help = What decides when points and money are equal.
option-final_tiebreak-is-shared = they win together
option-final_tiebreak-is-highest_tile = the best single tile
option-money_tracking = Spent money
option-money_tracking-help = Whether the table shows what others have spent, or leaves it to your memory.
option-money_tracking-is-memory = from memory
option-money_tracking-is-assisted = shown to all

coach-wealth = A wealth tile counts its number in points. Tap money cards to bid. What you pay is gone for good, so do not spend so much that you end up the poorest.
    .at = stake
coach-luck = Luck doubles everything you own at the end. The more points you expect to have, the more it is worth to you. It also has a red frame: after the fourth one it is over.
    .at = stake
coach-casino = Nobody wants this one. Here the auction runs backwards: bidding keeps it away from you, but your money is lost if somebody else passes. Passing early is cheap.
    .at = stake
coach-thief-feared = The thief costs a wealth tile. If yours are small, taking it is cheap. If you own a big one, it may be worth paying to keep it away.
    .at = stake
coach-cba = The audit halves your points. It hurts those who own much, and hardly those who own little.
    .at = stake

lesson-raise = Up for auction: { tile-wealth_8 }. 10 is bid, and your 8 already lies there. Take the lead with a single card, as cheaply as you can.
    .title = Beat a bid
    .why = All your cards on the table count together: 8 and 3 make 11, which beats 10. 8 and 2 would only match it.
lesson-feared = Everybody bids to stay clear of the Casino (−5). 5 is bid, and your 2 lies there. Take the Casino and save your money.
    .title = A tile nobody wants
    .why = The first to pass takes a feared tile and gets their own cards back. Everybody else loses what they have laid.
lesson-thief = You took the thief and must give away one wealth tile. You own a 2, a 9 and { tile-luck }. Keep as many points as you can.
    .title = The thief at the door
    .why = Luck doubles what is left: 9 × 2 = 18 points. Without the 9 you would have only 2 × 2 = 4.
lesson-free = Up for auction: { tile-wealth_3 }. Nobody has bid. If you pass as well, the last player gets it for nothing. Bid as little as the rules allow.
    .title = Nobody bids
    .why = If nobody bids, the last player gets the tile for free. A single 1 is a bid and keeps you in.

rulebook-01 = Three to five of you start with the same eleven money cards, worth 106 million together, and nobody ever earns more. Sixteen tiles lie in one face-down stack; they are turned up one after the other and auctioned. At the end the player with the least money is out, whatever they own, and the best score among the others wins. A lot decides who begins, unless you agree on a seat; play goes round clockwise.
    .title = The idea
    .rules = MB-1 MB-2 MB-3 MB-4 MB-5 MB-6 MB-44 MB-45 MB-51
    .picture = The money of one player: eleven cards from 1 to 25, together 106 million, and the stack of sixteen tiles.
rulebook-02 = The starter turns up the next tile and bids first. On your turn you add one or more cards from your hand to those you have already laid, so that all of them together beat the highest bid, or you pass. How much you add is up to you, your whole hand if you like. Cards on the table cannot be exchanged and nobody gives change. Who passes is out of this auction. Even without a single card you stay in the game: then you can only pass, but you may still get tiles.
    .title = Bidding
    .rules = MB-7 MB-10 MB-11 MB-12 MB-13 MB-14 MB-15 MB-16 MB-17 MB-18 MB-19 MB-20 MB-21
    .picture = An auction: 6 is bid, then 8; the first player adds a 4 to the 6 and leads with 10.
rulebook-03 = For wealth and luck the last player still in gets the tile and pays with the cards they have laid; these leave the game. Everybody who passed has taken their own cards back. If nobody bids, the last player gets the tile for free without being asked. The winner turns up the next tile.
    .title = Tiles you want
    .rules = MB-23 MB-24 MB-25 MB-26 MB-28 MB-29
rulebook-04 = For the casino, the thief and the audit you bid to stay clear of them. The first to pass takes the tile and their own cards back, and the auction is over. Everybody else loses the cards they have laid, not only the highest bidder. If the starter passes at once, nobody pays anything. The player who took the tile starts the next round.
    .title = Tiles you fear
    .rules = MB-30 MB-31 MB-32 MB-33 MB-34
rulebook-05 = The player who takes the thief gives away one of their wealth tiles at once. Without one the thief waits and carries off the next wealth tile that player gets; what was paid for it stays paid. Luck, casino and audit are safe from the thief. A thief that still waits at the end does nothing. Tiles are never lost, sold or exchanged in any other way.
    .title = The thief
    .rules = MB-35 MB-36 MB-37 MB-38 MB-39 MB-40
    .picture = The thief carries off one wealth tile of the player who had to take it.
rulebook-06 = Four tiles have a red frame: the three strokes of luck and the audit. When the fourth of them is turned up the game is over on the spot, without an auction, and nobody gets that tile. That can happen after three auctions or only at the last tile.
    .title = The end
    .rules = MB-8 MB-9 MB-43
    .picture = The fourth red lamp lights up: the game is over on the spot.
rulebook-07 = All hands are shown. The player with the least money is out; if several are tied, all of them are, and if only one player is left, that player wins. The others add up their wealth tiles, take off 5 for the casino (never below 0), double for every stroke of luck and halve for the audit, rounding up. Most points win; equal points are decided by money, and after that the win is shared, or, if you agreed on that, the best single tile decides. If all have equally little, nobody wins, unless you agreed otherwise.
    .title = Scoring
    .rules = MB-45 MB-46 MB-47 MB-48 MB-49 MB-50 MB-52 MB-53 MB-54
    .picture = A score in steps: 3 and 9 make 12, the casino takes 5, two strokes of luck double to 28, the audit halves to 14.
rulebook-08 = With hidden tiles everything you win lies face down in front of you; others see only how many tiles you have. The tile up for auction stays open, and so do a waiting thief and the count of red frames. A tile chosen for the thief leaves unseen. The story does not remind you who took which tile; at the end all of them are shown.
    .title = Variant: hidden tiles
    .rules = MB-60 MB-61 MB-62 MB-63 MB-64 MB-65 MB-70
rulebook-09 = You have to remember what others have spent; an option lets the table show everybody's money. A player who leaves or runs out of time keeps their seat: they pass and give the thief their smallest tile, or a bot plays for them.
    .title = Memory and absence
    .rules = MB-67 MB-68 MB-71

sketch-title-stake = At stake
sketch-title-seats = Players
sketch-title-own = Your money
sketch-title-purses = Money of the players
sketch-title-unseen = Still to come
sketch-drawing-starter = The first starter is being drawn.
sketch-revealing = { $seat } turns up the next tile.
sketch-wanted = Up for auction: { $tile }
sketch-avoid = Who has to take it? { $tile }
sketch-highest = Highest bid: { $amount } M by { $seat }
sketch-no-bid = No bid yet
sketch-acting = To act: { $seat }
sketch-thief-choice = { $seat } chooses a tile for the thief.
sketch-over = The game is over.
sketch-stolen = The thief took { $tile } from { $seat }.
sketch-stolen-face-down = The thief took a wealth tile from { $seat }, face down.
sketch-red = Red frames: { $count } of 4
sketch-stack = { $count ->
    [one] One tile in the stack
   *[other] { $count } tiles in the stack
  }
sketch-head-player = Player
sketch-head-bid = Bid
sketch-head-cards = Cards
sketch-head-money = Money
sketch-head-tiles = Tiles
sketch-head-score = Points
sketch-seat = { $seat }
sketch-passed = passed
sketch-unknown = ?
sketch-millions = { $amount } M
sketch-number = { $count }
sketch-points = { $points }
sketch-points-out = { $points } (does not count)
sketch-list = { $items }
sketch-face-down = { $count ->
    [0] none
    [one] one face down
   *[other] { $count } face down
  }
sketch-bid = { $amount } ({ $cards })
sketch-hand = In hand: { $amount } M ({ $cards })
sketch-on-table = On the table: { $amount } M ({ $cards })
sketch-spent = Spent: { $amount } M ({ $cards })
sketch-purse = { $seat }: in hand { $cards }; spent { $spent }

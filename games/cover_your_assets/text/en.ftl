game-name = Cover Your Assets
game-tagline = Lay pairs, cover them quickly, and steal what others leave on top: the last card played takes it all.
goal-aim = Collect sets of equal cards. The stack with the most dollars wins; the game goes on until somebody has a million.
goal-turn = Lay a pair, challenge somebody for their top set, or discard a card. Only the top set of a stack can be stolen, so cover what is dear to you.
goal-end = A round ends when all cards are played. After the round in which somebody passes a million, the highest total wins.
score-name = dollars
score-told = ${ $score }

card-baseball_cards = Baseball Cards
card-coin_collection = Coin Collection
card-piggy_bank = Piggy Bank
card-cash = Cash under the Mattress
card-bank_account = Bank Account
card-stocks = Stocks
card-motorboat = Speed Boat
card-jewels = Jewels
card-classic_car = Classic Auto
card-house = House
card-silver = Silver
card-gold = Gold
card-penny_jar = Penny Jar
card-swap = Swap
card-shift = Shift
# The name on a small card: long words say where they may be broken.
face-baseball_cards = { card-baseball_cards }
face-coin_collection = { card-coin_collection }
face-piggy_bank = { card-piggy_bank }
face-cash = { card-cash }
face-bank_account = { card-bank_account }
face-motorboat = { card-motorboat }
face-jewels = { card-jewels }
face-classic_car = { card-classic_car }
face-penny_jar = { card-penny_jar }
face-shift = { card-shift }
cards-baseball_cards = { card-baseball_cards }
cards-coin_collection = { card-coin_collection }
cards-piggy_bank = { card-piggy_bank }
cards-cash = { card-cash }
cards-bank_account = { card-bank_account }
cards-stocks = { card-stocks }
cards-motorboat = { card-motorboat }
cards-jewels = { card-jewels }
cards-classic_car = { card-classic_car }
cards-house = { card-house }
cards-silver = { card-silver }
cards-gold = { card-gold }
cards-penny_jar = { card-penny_jar }
cards-swap = { card-swap }
cards-shift = { card-shift }
hand-baseball_cards = { card-baseball_cards }
hand-coin_collection = { card-coin_collection }
hand-piggy_bank = { card-piggy_bank }
hand-cash = { card-cash }
hand-bank_account = { card-bank_account }
hand-stocks = { card-stocks }
hand-motorboat = { card-motorboat }
hand-jewels = { card-jewels }
hand-classic_car = { card-classic_car }
hand-house = { card-house }
hand-silver = { card-silver }
hand-gold = { card-gold }
hand-penny_jar = { card-penny_jar }
hand-swap = { card-swap }
hand-shift = { card-shift }
asset-baseball_cards = { card-baseball_cards }
asset-coin_collection = { card-coin_collection }
asset-piggy_bank = { card-piggy_bank }
asset-cash = { card-cash }
asset-bank_account = { card-bank_account }
asset-stocks = { card-stocks }
asset-motorboat = { card-motorboat }
asset-jewels = { card-jewels }
asset-classic_car = { card-classic_car }
asset-house = { card-house }

set-item = { $asset } ×{ $assets }{ $silver ->
    [0] {""}
   *[other] , { card-silver } ×{ $silver }
  }{ $gold ->
    [0] {""}
   *[other] , { card-gold } ×{ $gold }
  }{ $penny_jars ->
    [0] {""}
   *[other] , { card-penny_jar } ×{ $penny_jars }
  }
direction-top_to_bottom = top set to the bottom
direction-bottom_to_top = bottom set to the top

event-round_started = Round { $round }: { $dealer_seat } deals.
    .dealer_seat = Round { $round }: you deal.
event-dealt = { $seat } is dealt { $card }.
    .seat = You are dealt { $card }.
event-hands_dealt = Everybody has { $cards } cards; { $first_seat } begins.
    .first_seat = Everybody has { $cards } cards; you begin.
event-pile_turned = Draft pile { $pile } shows { $card }.
event-pile_empty = Draft pile { $pile } is used up.
event-discard_turned = The discard pile begins with { $card }.
event-set_aside = { $pile ->
    [none] { $card } comes up for the discard pile and is set aside.
   *[other] { $card } comes up on draft pile { $pile } and is set aside.
  }
event-put_back = { $pile ->
    [none] { $card } goes back into the deck, nobody knows where.
   *[other] { $card } goes back into draft pile { $pile }, nobody knows where.
  }
event-drew = { $card ->
    [none] { $seat } draws a card.
   *[other] { $seat } draws { $card }.
  }
    .seat = { $card ->
    [none] You draw a card.
   *[other] You draw { $card }.
  }
event-set_formed = { $use_discard ->
    [true] { $seat } takes the top discard for a set: { $set } (${ $value }).
   *[false] { $seat } lays a set: { $set } (${ $value }).
  }
    .seat = { $use_discard ->
    [true] You take the top discard for a set: { $set } (${ $value }).
   *[false] You lay a set: { $set } (${ $value }).
  }
event-discarded = { $seat } discards { $card }.
    .seat = You discard { $card }.
event-challenged = { $depth ->
    [0] { $seat } tries to steal the top set of { $target_seat } ({ $asset }) with { $cards }.
   *[other] { $seat } tries to steal the second set of { $target_seat } ({ $asset }) with { $cards }.
  }{ $demand ->
    [2] {" "}It takes two cards or a Penny Jar to answer.
   *[other] {""}
  }
    .seat = { $depth ->
    [0] You try to steal the top set of { $target_seat } ({ $asset }) with { $cards }.
   *[other] You try to steal the second set of { $target_seat } ({ $asset }) with { $cards }.
  }{ $demand ->
    [2] {" "}It takes two cards or a Penny Jar to answer.
   *[other] {""}
  }
    .target_seat = { $depth ->
    [0] { $seat } tries to steal your top set ({ $asset }) with { $cards }.
   *[other] { $seat } tries to steal your second set ({ $asset }) with { $cards }.
  }{ $demand ->
    [2] {" "}It takes two cards or a Penny Jar to answer.
   *[other] {""}
  }
event-responded = { $seat } answers with { $cards }.{ $demand ->
    [2] {" "}It takes two cards or a Penny Jar to answer.
   *[other] {""}
  }
    .seat = You answer with { $cards }.{ $demand ->
    [2] {" "}It takes two cards or a Penny Jar to answer.
   *[other] {""}
  }
event-conceded = { $automatic ->
    [true] { $seat } has no cards and must give in.
   *[false] { $seat } gives in.
  }
    .seat = { $automatic ->
    [true] You have no cards and must give in.
   *[false] You give in.
  }
event-set_stolen = { $seat } steals the set from { $target_seat }: { $set } (${ $value }).
    .seat = You steal the set from { $target_seat }: { $set } (${ $value }).
    .target_seat = { $seat } steals the set from you: { $set } (${ $value }).
event-set_defended = { $seat } keeps the set, and { $target_seat } loses the cards played: { $set } (${ $value }).
    .seat = You keep the set, and { $target_seat } loses the cards played: { $set } (${ $value }).
    .target_seat = { $seat } keeps the set, and you lose the cards you played: { $set } (${ $value }).
event-set_upgraded = { $seat } adds { $card } to the top set: { $set } (${ $value }).
    .seat = You add { $card } to your top set: { $set } (${ $value }).
event-swapped = { $seat } plays Swap and changes top sets with { $target_seat }.
    .seat = You play Swap and change top sets with { $target_seat }.
    .target_seat = { $seat } plays Swap and changes top sets with you.
event-shifted = { $seat } plays Shift on { $target_seat }: { $direction }.
    .seat = You play Shift on { $target_seat }: { $direction }.
    .target_seat = { $seat } plays Shift on your stack: { $direction }.
event-drafted = { $seat } drafts with { $card }: { $set } (${ $value }).
    .seat = You draft with { $card }: { $set } (${ $value }).
event-contested = { $seat } fights for the draft with { $card }.{ $demand ->
    [2] {" "}It takes two cards or a Penny Jar to answer.
   *[other] {""}
  }
    .seat = You fight for the draft with { $card }.{ $demand ->
    [2] {" "}It takes two cards or a Penny Jar to answer.
   *[other] {""}
  }
event-contest_declined = { $seat } lets the draft pass.
    .seat = You let the draft pass.
event-draft_placed = { $seat } gets the drafted set: { $set } (${ $value }).
    .seat = You get the drafted set: { $set } (${ $value }).
event-uncovered = { $card } comes up on draft pile { $pile } and acts at once.
event-swapped_by_pile = { $seat } and { $target_seat } change their top sets.
    .seat = You and { $target_seat } change your top sets.
    .target_seat = You and { $seat } change your top sets.
event-shifted_by_pile = { $direction ->
    [none] { $target_seat }: the two sets change places.
   *[other] { $target_seat }: { $direction }.
  }
    .target_seat = { $direction ->
    [none] Your two sets change places.
   *[other] Your stack: { $direction }.
  }
event-turn_ended = { $seat } ends the turn.
    .seat = You end your turn.
event-round_scored = Round { $round } is over: { $results }.
results-item = { $seat } ${ $score } (total ${ $total })
    .seat = you ${ $score } (total ${ $total })
event-round_won = The round goes to { $winners }.
    .winners = The round goes to you.
event-game_over = { $winners-count ->
    [one] { $winners } wins the game.
   *[other] { $winners } win the game together.
  }
    .winners = You win the game!

action-form_set = { $use_discard ->
    [true] Lay a set: { $hand } + top discard
   *[false] Lay a set: { $hand }
  }
action-discard = Discard { $card }
action-challenge = { $depth ->
    [0] Steal from { $target_seat } with { $cards }
   *[other] Steal the second set from { $target_seat } with { $cards }
  }
action-upgrade_set = Add { $card } to your top set
action-play_swap = Swap top sets with { $target_seat }
action-play_shift = Shift on { $target_seat }: { $direction }
action-draft_set = Draft with { $hand } from pile { $piles }
action-end_turn = End your turn
action-contest_draft = Fight for it with { $card }
action-decline_contest = Let it pass
action-respond = Answer with { $cards }
action-concede = Give in
action-choose_shift = Move the { $direction }

prompt-dealer = A lot decides who deals first.
prompt-deal = { $seat } deals the cards.
    .seat = You deal the cards.
prompt-turning-up = A card is turned up.
prompt-refill = Hands are filled up from the deck.
prompt-turn-both = Your turn: lay two matching cards as a set (up to ${ $value }), steal a top set, or discard a card.
prompt-turn-set = Your turn: lay two matching cards as a set (up to ${ $value }), or discard a card.
prompt-turn-steal = No set to lay: steal a top set with a matching card, or discard a card.
prompt-turn-discard = No set to lay and nothing to steal: choose a card to discard.
prompt-turn-second = You may do one thing more: lay a set, steal or discard. Or end your turn.
prompt-turn-watched = { $seat } is to play: lay a set, steal or discard.
prompt-defend = { $seat } is after your { $asset }: ${ $value } at stake. { $demand ->
    [2] Play two of these (a Penny Jar counts as two) to keep it: { $cards }. Or give in.
   *[other] { $cards-count ->
        [1] Play { $cards } to keep it, or give in.
       *[other] Play one of these to keep it: { $cards }. Or give in.
      }
  }
prompt-defend-not = { $seat } is after your { $asset }: ${ $value } at stake. You hold no answer and can only give in.
prompt-attack = { $seat } defends { $asset }: ${ $value } at stake. { $demand ->
    [2] Play two of these (a Penny Jar counts as two) to go on: { $cards }. Or give in.
   *[other] { $cards-count ->
        [1] Play { $cards } to go on, or give in.
       *[other] Play one of these to go on: { $cards }. Or give in.
      }
  }
prompt-attack-not = { $seat } defends { $asset }: ${ $value } at stake. You hold no answer and can only give in.
prompt-duel-watched = { $seat } has to answer { $target_seat } or give in: ${ $value } at stake.
    .target_seat = { $seat } has to answer you or give in: ${ $value } at stake.
prompt-contest = { $seat } drafts { $asset } (${ $value }). Fight for it with one of these: { $cards }. Or let it pass.
prompt-contest-not = { $seat } drafts { $asset } (${ $value }). You hold nothing to fight for it with.
prompt-contest-watched = { $target_seat } drafts { $asset } (${ $value }); { $seat } may fight for it.
    .target_seat = You draft { $asset } (${ $value }); { $seat } may fight for it.
prompt-shift = A Shift came up. Choose which end of this stack moves: { $target_seat }.
prompt-shift-watched = { $seat } chooses how the stack of { $target_seat } is shifted.
    .target_seat = { $seat } chooses how your stack is shifted.

leads-lay-first = Worth ${ $value }. Your bottom set can never be stolen.
leads-lay-second = Worth ${ $value }. Others may try to steal it until you cover it.
leads-lay = Worth ${ $value }. It covers your { $asset }, which is safe then.
leads-draft = With { $cards } from the piles: a set worth ${ $value }. { $seat } may fight for it.
leads-discard = The next players may use it for a set.{ $deck ->
    [0] {""}
   *[other] {" "}You draw a new card.
  }
leads-discard-pair = You could lay a set with this card now!
leads-discard-wild = It fits every set and is worth ${ $value }: others may take it.
leads-discard-action = It is lost for you and blocks the discard pile.
leads-challenge = If you win, you get ${ $value }: the set and all cards played. If you lose, { $seat } keeps your cards too.
leads-contest = If you win, you get the set: ${ $value } with your card. If you lose, { $seat } gets both.
leads-respond = Now { $seat } has to answer. The winner gets ${ $value }.
leads-upgrade = Your top set grows to ${ $value }.
leads-swap = You get { $asset } (${ $value }) and give { $own } (${ $own_value }).
leads-shift = On top of the stack then: { $asset } (${ $value }), where it can be stolen.
leads-end = You give up your second action.
leads-decline = { $seat } gets the set: ${ $value }.
leads-concede-lose = You lose your { $asset }: { $seat } gets ${ $value }.
leads-concede-keep = { $seat } keeps the set and your cards: ${ $value }.
leads-concede-draft = { $seat } gets the drafted set and all cards played: ${ $value }.

closed-set = Lay a set
closed-set-why = You hold no two cards that match, and nothing for the top discard.
closed-steal = Steal
closed-steal-first = Lay a set of your own first.
closed-steal-safe = Nobody has two sets yet, and a bottom set is safe.
closed-steal-match = None of your cards matches a top set.
closed-banned = Steal from { $seat }
closed-banned-why = You have lost against this player in this turn.
closed-answer = Answer
closed-answer-why = { $demand ->
    [2] It takes two cards of { $asset }, Silver or Gold, or a Penny Jar.
   *[other] { $jars ->
        [0] It takes { $asset }, Silver or Gold.
       *[other] It takes { $asset }, Silver, Gold or a Penny Jar.
      }
  }

summary-round = Round { $round }: ${ $value }
summary-earlier = Earlier rounds: ${ $value }
summary-set = { set-item } = ${ $value }
summary-no-sets = No sets in the last round
summary-theft = Richest theft: { $asset } for ${ $value }, { $target_seat } → { $seat }.

money-short = { $value }K
round-title = Round { $round } is over
round-value = This round: ${ $value }
round-earlier = Earlier rounds: ${ $value }
round-total = Total: ${ $value }
round-goal = The game ends after the round in which somebody passes ${ $value }.
round-no-sets = No sets
round-close = Go on
stack-steal = Steal from { $seat }
hand-choose = Tap a card to see what you can do with it.

refusal-CA-1 = This game is for two to six players.
refusal-CA-5 = There are no draft piles at this table. They belong to the game for two or three.
refusal-CA-7 = The first dealer must be one of the seats at the table.
refusal-CA-16 = It is not your turn to act. Wait until you are asked.
refusal-CA-17 = This action belongs to the advanced rules, which are switched off at this table.
refusal-CA-18 = A turn is exactly one action here, so there is nothing to end early.
refusal-CA-24 = A set takes two cards you hold, or one card you hold and the top discard.
refusal-CA-25 = These two cards are not a pair. Take two equal assets, or an asset and a wild card.
refusal-CA-28 = The discard pile is empty. Use two cards from your hand.
refusal-CA-32 = You can only discard a card you hold.
refusal-CA-33 = An action card on the discard pile blocks it. Use two cards from your hand.
refusal-CA-36 = To steal you need a set of your own and a card that matches the top set of another player.
refusal-CA-37 = The bottom set is safe. Choose a player who has at least two sets.
refusal-CA-38 = Only top sets can be stolen at this table.
refusal-CA-39 = A fight for a top set opens with exactly one card.
refusal-CA-41 = No duel is waiting for your answer.
refusal-CA-42 = Answer with cards you hold: the type of the set, Silver, Gold or a Penny Jar.
refusal-CA-44 = This is not the answer that is due. Play one card against one; against a Penny Jar two cards or the other Penny Jar.
refusal-CA-47 = This duel is between two others. Nobody may interfere.
refusal-CA-70 = Choose a limit between 1 and 50 rounds.
refusal-CA-74 = Your first action is mandatory. You can end the turn after it.
refusal-CA-77 = You have just failed to steal from this player. Choose another target this turn.
refusal-CA-79 = Add a card you hold that is of the same type as your top set.
refusal-CA-80 = Wild cards cannot be added to a set. Use an asset of its type.
refusal-CA-82 = You do not hold this action card.
refusal-CA-84 = Action cards never join sets, duels or drafts. Play them for their effect or discard them.
refusal-CA-85 = A Swap needs a set of your own and another player who has one.
refusal-CA-88 = A Shift needs a stack with at least two sets.
refusal-CA-97 = The second set can be challenged only if a third lies below it.
refusal-CA-98 = For a second set open with two matching cards or wilds, or with a single Penny Jar.
refusal-CA-103 = Use a draft pile next to you; the third one belongs to the others.
refusal-CA-105 = This draft pile is empty. Choose one that shows a card.
refusal-CA-108 = A draft takes one card you hold and the top of a draft pile: one pile with three players, up to three with two.
refusal-CA-109 = These cards do not make a set. They need at least one asset, and all assets must be the same.
refusal-CA-115 = There is no draft for you to fight for right now.
refusal-CA-117 = Fight with a card you hold that matches the drafted set, or with a wild.
refusal-CA-123 = You have no stack to shift right now.

option-end_mode = End of the game
option-end_mode-help = How long you play and what decides.
option-end_mode-is-classic_million = Classic Million (until somebody passes 1,000,000)
option-end_mode-is-quick = Quick Game (one round)
option-end_mode-is-three_rounds = Three Rounds (highest total)
option-end_mode-is-first_to_two_wins = First to Two Wins (rounds won)
option-advanced = Advanced rules
option-advanced-help = All six rules below, none of them, or your own choice. Switching one on makes it your choice.
option-advanced-is-none = none
option-advanced-is-all = all
option-advanced-is-custom = your choice
option-hand_size_six = Hand of six
option-hand_size_six-help = Everybody holds six cards instead of five.
option-two_actions = Two actions
option-two_actions-help = After your first action you may take a second one.
option-upgrade_set = Upgrades
option-upgrade_set-help = As an action you may add a matching asset to your top set.
option-action_cards = Swap and Shift
option-action_cards-help = Two Swap and two Shift cards are in the deck.
option-kasicka = Penny Jars
option-kasicka-help = Two wild cards worth little, but twice as strong in a duel.
option-second_set_challenge = Second sets
option-second_set_challenge-help = The set under the top one can be challenged too, at the price of two cards.
option-small_table = Two or three players
option-small_table-help = Matters with two or three players only: three draft piles as in the rulebook, or none, as with four or more.
option-small_table-is-draft = with draft piles
option-small_table-is-plain = plain
option-draft_contest_needs_set = Fight for drafts only with a set
option-draft_contest_needs_set-help = Matters with draft piles only: a player must own a set to fight for a draft.
option-million_threshold = The million
option-million_threshold-help = Matters in Classic Million only: whether exactly 1,000,000 ends the game.
option-million_threshold-is-exceed = must be exceeded
option-million_threshold-is-reach = is enough
option-tied_round = Tied round
option-tied_round-help = Matters in First to Two Wins only: who wins a tied round.
option-tied_round-is-all = everyone who ties
option-tied_round-is-none = nobody
option-tie_rule = Tie for first place
option-tie_rule-help = What happens if several players lead at the end.
option-tie_rule-is-shared = they win together
option-tie_rule-is-playoff = one more round
option-first_dealer = First dealer
option-first_dealer-help = Who deals the first round: drawn by lot, or a fixed seat.
option-first_dealer-is-random = drawn by lot
option-max_rounds = Round limit
option-max_rounds-help = The game ends after this many rounds at the latest.

coach-turn-both = A new set covers the one before it: only the top set of a stack can be stolen. If somebody has left something dear on top, a matching card, Silver or Gold can take it.
    .at = hand
coach-turn-set = Two equal cards make a set, and Silver or Gold stands in for any card. Keep Gold for a duel if you can: the player of the last card takes everything.
    .at = hand
coach-defend = Every card played goes into the set, so a long duel makes it dearer. Count how many answers you have left before you begin.
    .at = hand
coach-turn-discard = Discard what is cheap and alone. Others can use the top of the pile for a set, so do not hand them what they collect.
    .at = hand

lesson-pair = Your first turn. Lay the set that is worth the most.
    .title = Lay a pair
    .why = Two equal cards make a set: two houses are worth $40,000. Your first set lies at the bottom of your stack and can never be stolen.
lesson-discard-pile = Stocks lie on top of the discard pile, and you hold Stocks too. Lay a set with that card.
    .title = The top of the pile
    .why = One card of a pair may be the top card of the discard pile. So you use up only one card of your hand.
lesson-challenge = One player has covered their houses with two jewels. Try to steal the jewels ($30,000).
    .title = Steal a set
    .why = A card of the same kind, Silver or Gold opens a challenge for the top set. If nobody answers it, the set is yours with every card played.
lesson-defend = Somebody wants your jewels and has played Silver. Keep them.
    .title = Keep your set
    .why = Jewels, Silver or Gold answer the challenge. The player of the last card gets the set with everything that was played.

rulebook-01 = Collect sets of equal cards in a stack in front of you. Only the top set can be stolen, so cover what is dear to you. When all cards are used up, every card in your stack counts, from the bottom set to Silver and Gold. You play round after round; the game ends after the round in which somebody passes 1,000,000 dollars, and the highest total wins.
    .title = The idea
    .rules = CA-1 CA-2 CA-58 CA-59 CA-61 CA-62 CA-63
    .picture = A stack: every set lies across the one before and protects it.
rulebook-02 = The 104 cards are shuffled and everybody is dealt five. The rest is the deck; its top card is turned up beside it as the first discard. The first dealer is drawn by lot, later the deal goes to the left. Whoever sits to the left of the dealer begins. With two or three players there are draft piles as well.
    .title = Setting up
    .rules = CA-3 CA-4 CA-5 CA-7 CA-8 CA-10 CA-11 CA-13 CA-14 CA-15
    .picture = The start: five cards in hand, the deck, and the first discard beside it.
rulebook-03 = Take one action: lay a set, discard a card, or challenge somebody. You cannot pass; a discard is always possible. Every action costs at least one card from your hand, and nobody draws while it lasts. Then you fill your hand up to five, then the player who had to defend does the same. The next player to the left who has cards goes on.
    .title = Your turn
    .rules = CA-16 CA-17 CA-18 CA-19 CA-20 CA-21 CA-22
rulebook-04 = A set is a pair: two equal assets, or an asset with Silver or Gold; never two of the latter. Both cards come from your hand, or one of them is the top card of the discard pile. Every new set lies on top of your stack, across the one before, and stays a set of its own, even on a set of the same kind. Nobody can object while you lay it.
    .title = Sets
    .rules = CA-24 CA-25 CA-26 CA-27 CA-28 CA-29 CA-30 CA-31
    .picture = A set: two equal cards, or one card with Silver or Gold.
rulebook-05 = Any card may be discarded. It lies on top of the pile, where you or others can use it for a set later; it never comes back into a hand or the deck. Cards left in the pile score nothing.
    .title = Discarding
    .rules = CA-32 CA-33 CA-34 CA-35
rulebook-06 = Once you own a set you may challenge the top set of another player with a card of its kind, Silver or Gold. The owner may answer with one such card, then you, and so on; all these cards are equally strong. Nobody must answer, and nobody else can interfere. The one who gives in loses; the other gets the set with every card that was played. A stolen set goes on top of the stack. A player's bottom set is always safe. Even somebody without cards can be robbed.
    .title = Stealing
    .rules = CA-36 CA-37 CA-38 CA-39 CA-40 CA-41 CA-42 CA-43 CA-44 CA-45 CA-46 CA-47 CA-48 CA-49 CA-50 CA-51 CA-52 CA-53
    .picture = A duel: a card of the same kind attacks the top set, the owner answers, until one of the two gives in.
rulebook-07 = When the deck is empty, play goes on without drawing until nobody has a card. Players without cards are skipped, but can still be robbed; who alone has cards left plays them one after the other. Then the stacks are counted and added to the totals, each card with the dollars printed on it. 5,000: { card-baseball_cards }, { card-coin_collection }, { card-piggy_bank }; 10,000: { card-cash }, { card-bank_account }, { card-stocks }; 15,000: { card-motorboat }, { card-jewels }, { card-classic_car }; 20,000: { card-house }; 25,000: { card-silver }; 50,000: { card-gold }.
    .title = The end of a round
    .rules = CA-54 CA-55 CA-56 CA-57 CA-58 CA-60
    .picture = The end of a round: no cards left, the stacks are counted on the way to the million.
rulebook-08 = You can agree on one round, on three, or on playing until somebody has won two rounds; then a tied round counts for all who tie, or for nobody. It is also up to you whether a million is enough or must be passed. Equal totals share the win or play one more round. After the agreed limit of rounds it is over in any case.
    .title = Other ways to end
    .rules = CA-62 CA-64 CA-65 CA-66 CA-67 CA-68 CA-69 CA-70
rulebook-09 = Beside the deck lie three draft piles of ten cards with one face up each. As an action, lay a card from your hand together with the top of a pile: with three players of one of your two neighbouring piles, with two players of up to three piles at once. At least one asset must be among them, and all assets must be equal. The discard cannot be part of it. Two players hold six cards and leave out the Houses and some Silver and Gold. Empty piles stay empty.
    .title = Two and three players
    .rules = CA-9 CA-12 CA-102 CA-103 CA-104 CA-105 CA-106 CA-107 CA-108 CA-109 CA-110 CA-111 CA-112 CA-114
    .picture = Two and three players: a card from your hand and the open card of a draft pile make a set.
rulebook-10 = The player who shares the pile with you may fight for the set you draft at once, with one matching card, even without owning a set (unless you agreed otherwise) and even if it is your first. Then you duel for it as in stealing, and it goes on top of the winner's stack. After that the next card of the pile is turned up; both fill up at the end of the turn.
    .title = Contesting a draft
    .rules = CA-113 CA-115 CA-116 CA-117 CA-118 CA-119 CA-120
rulebook-11 = Advanced rules can be switched on one by one or all together: hands of six; a second action of any kind, which you may leave out, with a draw in between only after a discard; adding one matching asset from your hand to your own top set. Whoever has fought off your challenge this turn is safe from further ones until it ends.
    .title = Advanced: more to do
    .rules = CA-6 CA-71 CA-72 CA-73 CA-74 CA-75 CA-76 CA-77 CA-78 CA-79 CA-80 CA-81
rulebook-12 = Swap exchanges your top set with that of another player, even the only one. Shift moves the top set of any stack to the bottom, or the bottom set to the top. Nobody can answer them; the card is out for the rest of the round. They serve for nothing else. Turned up on a draft pile both act at once on its two neighbours: the top sets change places, or each shifts the stack of the other. A Swap that finds no set is mixed back into the pile.
    .title = Advanced: Swap and Shift
    .rules = CA-82 CA-83 CA-84 CA-85 CA-86 CA-87 CA-88 CA-89 CA-90 CA-91 CA-121 CA-122 CA-123 CA-124 CA-125 CA-126 CA-127 CA-128
rulebook-13 = A Penny Jar is a wild card worth 1,000. In a duel it counts double: played against one card it must be answered by two cards or by the other Penny Jar; where two cards are due it just stands for them. It is always played alone. The second set from the top can be challenged too: the challenge opens with two cards or a Penny Jar, one card answers it, and the bottom set stays safe. Who wins a second set puts it on top; who defends it leaves it where it was.
    .title = Advanced: Penny Jars and second sets
    .rules = CA-92 CA-93 CA-94 CA-95 CA-96 CA-97 CA-98 CA-99 CA-100 CA-101
rulebook-14 = For somebody who is away the cheapest card is discarded, duels are given up and drafts are not contested, or a bot plays. Nobody is ever removed from a running game.
    .title = Away from the table
    .rules = CA-130
rulebook-15 = Form your first set early: without one you cannot challenge anybody. The set at the bottom is safe, so a good first set pays, but do not wait for it. Cover what is worth stealing with your next set. Keep one or two cards that answer for your top set; a set you can defend grows with every duel. Play assets first, then Silver, and Gold only last: whoever wins the duel keeps it all. Give a cheap set up early. Even without cards in your hand your top set can be stolen, so watch who still holds some when the deck runs out.
    .title = Tips
    .rules = CA-36 CA-40 CA-55

sketch-title-now = The table
sketch-title-seats = Players
sketch-title-piles = Draft piles
sketch-title-own = Your hand
sketch-title-track = The race
sketch-title-covered = Sets further down
sketch-title-unseen = Cards you have not seen
sketch-round = Round { $round }
sketch-drawing-dealer = The first dealer is being drawn.
sketch-dealing = { $seat } deals.
sketch-turning-up = A card is being turned up.
sketch-turn = To act: { $seat }
sketch-second-action = Second action: { $seat }
sketch-banned = Safe from a new challenge this turn: { $seats }
sketch-drafted = { $seat } drafts { set-item } (${ $value })
sketch-may-contest = { $seat } may fight for it.
sketch-duel = Duel: { $seat } against { $target_seat }
sketch-stake = At stake: { set-item } (${ $value })
sketch-played = Played so far: { $cards }
sketch-answer = { $demand ->
    [2] { $seat } has to answer with two cards or a Penny Jar.
   *[other] { $seat } has to answer.
  }
sketch-shift-choice = { $seat } shifts the stack of { $target_seat }.
sketch-refilling = Hands are being filled up.
sketch-over = The game is over.
sketch-deck = { $count ->
    [0] The deck is empty
    [one] One card in the deck
   *[other] { $count } cards in the deck
  }
sketch-discard = { $count ->
    [one] Discard pile: { $card }
   *[other] Discard pile ({ $count } cards): { $card } on top
  }
sketch-discard-empty = The discard pile is empty
sketch-removed = Out of the round: { $cards }
sketch-head-player = Player
sketch-head-cards = Hand
sketch-head-top = Top set
sketch-head-second = Second set
sketch-head-deeper = Below
sketch-head-stack = Stack
sketch-head-total = Total
sketch-head-wins = Rounds won
sketch-head-pile = Pile
sketch-head-shows = Shows
sketch-head-face-down = Face down
sketch-head-for = For
sketch-head-put-back = Known inside
sketch-head-place = From the top
sketch-head-set = Set
sketch-seat = { $seat }
sketch-number = { $count }
sketch-money = { $value ->
    [1000] $1,000
    [5000] $5,000
    [6000] $6,000
   *[other] ${ $value }
  }
sketch-card = { $card }
sketch-list = { $items }
sketch-pile = Pile { $pile }
sketch-set = { set-item } = ${ $value }
sketch-deeper = { $count ->
    [one] 1 set, ${ $value }
   *[other] { $count } sets, ${ $value }
  }
sketch-hand-empty = No cards
sketch-track = { $seat } { $bar } ${ $value }
sketch-unseen = { $card }: { $count }

# The words of the browser client. Numbers arrive as numbers, names as they were typed.
skip = Skip to the content
home = Home
menu = Menu
close = Close
loading = One moment …
connecting = Opening the table …
offline = You are offline. What is on the screen stays readable; games go on when the connection is back.
not-found = There is nothing at this address.
went-wrong = Something went wrong. Please reload the page.
you = you
send = Send
share = Share
copied = Copied
copy-link = Copy the link
choose = Please choose
optional = optional
from-to = { $least } to { $most }

landing-title = Five games about money
landing-lead = Play with friends in the same room or far away, or against bots. No account, no advertising: a name is enough.
landing-games = The games
players-range = { $least }–{ $most } players
minutes-range = { $least }–{ $most } minutes
play-bots = With bots
play-friends = With friends
rules = Rules
goal-title = What it is about
goal-head-aim = The goal
goal-head-turn = On your turn
goal-head-end = The end
goal-start = Got it
learn = Learn it
learn-all = All lessons
coach-play = Play a first game with a coach
coach-lead = Against gentle bots. The coach explains what matters and speaks up before a costly mistake. You can send them away at any time.
coach-on = Coach
coach-end = Play without the coach
coach-wait = Wait a moment
coach-worse = A bot expects you to win about { $chosen } % of the time with this, and about { $best } % with: { $action }
coach-anyway = Do it anyway
coach-show = Let me think again
puzzle = Puzzle of the day
puzzle-lead = One decision with one clearly best move, the same for everybody.
puzzle-ask = What would you do?
puzzle-next = Next puzzle
puzzle-today = Solve today's puzzle
puzzle-earlier = Earlier puzzles
puzzle-days-ago = { $days ->
    [one] yesterday
   *[other] { $days } days ago
}
puzzle-chances = A bot expects to win about { $best } % of the time with the best move, and { $next } % with the next best.
lessons = Lessons
lessons-lead = Short positions from the rulebook. You make the move.
learn-right = Right!
learn-wrong = Not quite.
learn-best = Better: { $action }
learn-refused = That is not allowed:
learn-again = Try again
learn-next = Next lesson
read-rule = Read the rule
join-title = Join a table
join-lead = Somebody gave you a code? Type it here.
join-go = Go to the table
table-code = Table code
your-tables = Back to your tables
play-now = Play now
play-now-lead = { $game }, against bots
resume-yours = Your turn
resume-others = Waiting for { $names }
resume-lobby = Waiting for people
resume-over = You finished { $place } of { $count }
resume-watched = finished
resume-with = with { $names }
resume-alone = nobody else yet
history = Your games
history-lead = The finished games that this browser remembers.
history-none = No finished game yet.
history-played = Played
history-won = Won
history-average = Average place
history-more = Show more
history-save = Save as a file (CSV)
install = Put Magnat on your home screen
install-lead = It opens like an app, in its own window.
install-no = Not now
notify = Tell me when it is my turn
notify-lead = At this table a move may take days. This device can call you.
notify-done = You will be told.
notify-denied = This browser does not allow notifications here.
notify-turn = Your turn at { $game }
forget-me = Forget me on this device
forget-me-lead = This browser gives up its seats at all tables and in all tournaments. If you want to play on, take your seat to another device first.
forget-me-go = Forget everything
open-tables = Open tables
sit-down = { $free ->
    [one] Sit down: one free seat
   *[other] Sit down: { $free } free seats
}
watch = Watch

your-name = Your name
how-many = Players
length = Length
length-full = full game
length-short = short ({ $what })
bot-level = How strong the bots are
level-easy = easy
level-normal = normal
level-hard = hard
who-finds = Who may join
who-finds-invited = Anyone with the link
who-finds-listed = Everyone
start-now = Start the game
open-table = Open the table
more-options = Clock and house rules
clock = Clock
clock-none = no clock
clock-quick = 30 seconds a move
clock-calm = 90 seconds a move
clock-bank = 10 minutes, plus 5 seconds a move
clock-slow = two days a move
clock-stood-still = The server was away for { $time }. The clocks stood still meanwhile.
presets = Rules
preset-rulebook = As in the rulebook
option-changed = { $name } (changed)
option-search = Search the house rules
option-changes = { $count ->
    [one] one changed
   *[other] { $count } changed
}
option-reset = Reset all
option-group-course = Course and end
option-group-money = Money and rent
option-group-jail = Jail and inspection
option-group-build = Building and mortgages
option-group-trade = Trading and auctions
option-group-cards = Cards
option-group-clock = Clocks of the game
option-group-rest = Other
seat-number = Seat { $number }
own-text = your own text

at-the-table = At the table
beginning = The game is about to begin. Every device is adding its randomness.
players = Players
free-seat = Free seat
host = host
bot = Bot
ready = ready
not-ready = not ready yet
away = away
here = here
held-by-bot = bot plays
add-bot = Put a bot here ({ $level })
send-away = Remove
give-host = Make host
watching-close = Close to watchers
watching-open = Let others watch
watching-closed-lead = Only the players see this game; a TV does not show it either.
fill-bots = { $count ->
    [one] A bot for the free seat
   *[other] Bots for the { $count } free seats
}
start = Start the game
wait-for-seats = { $count ->
    [one] One seat is still free. Invite somebody or put a bot there.
   *[other] { $count } seats are still free. Invite people or put bots there.
}
wait-for-ready = Not ready yet: { $names }
can-start = Everybody is here. You can start.
ready-ask = I am ready
ready-set = You are ready
host-starts = The host starts the game when everybody is ready.
house-rules = House rules
house-rules-others = All rules of the game
house-rules-none = Rules of the game
leave-seat = Give up my seat
take-a-seat = Take a seat
sit = Sit down
invite = Invite people
invite-scan = Scan this with a phone on the same network, or pass on the code or the link.
qr-label = QR code for the link { $link }

tools = Tools
story = Story
chat = Chat
happening = What just happened
nothing-yet = Nothing has happened yet.
step-back = One step back
step-forward = One step forward
skip-ahead = Skip ahead
to-now = Back to now
looking-back = { $steps ->
    [one] One step ago
   *[other] { $steps } steps ago
}
back-no-moves = You are looking back. Return to now to make a move.
chat-empty = Nobody has said anything yet.
chat-say = Say something
react = React
reactions = Reactions
reaction-clap = Well played!
reaction-laugh = Ha ha!
reaction-wow = Oh!
reaction-think = Hmm …
reaction-sorry = Sorry!
reaction-rich = Rich!
reaction-broke = Broke!
reaction-hurry = Your turn!
hint = Advice
asking = Thinking …
undo = Undo
fair = Fair play
more = More
your-turn = Your turn
on-turn = to move
your-moves = Your moves
closed-moves = Not possible now
waiting-for = Waiting for: { $names }
wait = One moment …
advice = The bot advises: { $action }
advice-chance = (chance to win about { $percent } %)
advice-next = The next best would be: { $action } (about { $percent } %).
advice-allowed = Advice from a bot
advice-allowed-yes = allowed
advice-allowed-no = not at this table
do-it = Do it
really = Really? { $what }
in-words = The table in words
watching = You are watching. You see only what everyone may see.
watchers = { $count ->
    [0] Nobody is watching
    [one] One person is watching
   *[other] { $count } people are watching
}
paused = The game is paused.
form-range = ({ $least ->
    [0] up to { $most }
   *[other] { $least } to { $most }
})
form-sum = Together { $sum }
less-of = Less: { $what }
more-of = More: { $what }

result = Result
you-win = You win!
rematch = Play again
other-game = Another game

vote = Vote
vote-pause = { $name } would like a pause.
vote-continue = { $name } would like to go on.
vote-undo_to = { $name } would like to take a move back.
vote-change_clock = { $name } would like another clock.
vote-waiting = Still to answer: { $names }
vote-agree = Agree
vote-refuse = Refuse
propose-pause = Suggest a pause
propose-continue = Suggest going on

play-device = On this device
device-lead = Several people, one screen: it goes from hand to hand, and a curtain keeps everybody's secrets.
player-number = Player { $number }
add-player = Add a player
remove-player = Remove player { $number }
bots-too = Bots as well
add-local = Add a player on this device
local-name = Name of the player
this-device = on this device
one-device = Several players on this device
holds-device = { $name } has the device.
pass-on = Next: { $names }
pass-device = Pass it on
hand-to = Hand the device to { $name }
who-takes = Who takes the device?
curtain-lead = Everyone else, please look away.
curtain-open = Several of you may act now. Take the device if you want to.
i-am = I am { $name }

on-tv = The table is on the TV
on-tv-help = Here you see only what is yours.
show-here = Show it here too
how-you-stand = How you stand
tv-show = Show on a TV
tv-lead = On the TV open { $address } and type this code.
tv-this = Show on this screen
tv-type = Type the code of a table: this screen shows the table, and everybody plays from their phone.
tv-go = Show the table
tv-scan = Scan this and sit down: your phone becomes your hand.
tv-full = Full screen

more-move = Continue on another device
more-invite = Invite people
more-leave = Leave the table
move-lead = Scan this with your phone, or open the link there. Keep it to yourself: anyone who has it plays for you.
renew-seat = Sign out other devices
renew-done = Done. Older links to your seat no longer work.
leave-lead = If you leave for now, your seat is kept and you can come back at any time. If you give it up, a bot plays on in your place.
leave-for-now = Leave for now
leave-for-good = Give up my seat

fair-title = Provably fair
fair-lead = Before anyone sat down, the server chose a secret and showed its fingerprint. Devices of players that had seen it could add randomness of their own before the game began; bots add nothing. All cards and dice follow from the secret and what was added. When a card or die is taken back, it is drawn anew.
fair-commitment = Fingerprint this browser saw first
fair-secret = The secret
fair-entropy = What the players added
fair-nothing = added nothing
fair-seed = The seed of all cards and dice
fair-later = When the game is over, the secret is shown here and you can check everything.
fair-good = Checked in your browser: the secret fits the fingerprint it saw first, and the seed follows from it and from what was added.
fair-nobody = Nobody added randomness to this game, so its cards and dice were the server's choice alone. The fingerprint proves only that they were not changed afterwards.
fair-mine = What your device added is part of it, so nobody could choose the cards and dice.
fair-mine-missing = What your device added is not part of it: it came too late, or it was left out.
fair-bad = This does not match! Keep the receipt and tell the operator of the server.
fair-check = See the details
verify-title = Verify a game
verify-lead = Paste the receipt of a finished game, or choose its record file. Everything is computed here in your browser; nothing is sent anywhere.
verify-paste = Receipt or record
verify-file = Choose a file
verify-commitment-good = The secret is the one the server committed to.
verify-commitment-bad = The secret is not the one the server committed to.
verify-seed-good = The seed follows from the secret and from what the players added.
verify-seed-bad = The seed does not follow from the secret and from what the players added.
verify-dice = For comparison, the first twelve rolls of a die with this seed: { $dice }
verify-undone = Moves were taken back here ({ $count } times in this record). Cards and dice among them were drawn anew, from another branch of the same seed.
verify-rest = To check every card and die of a record, run: magnat verify FILE
verify-unreadable = This is not a receipt. It needs commitment, secret, entropy and seed.

replay = Replay
replay-title = Watch a replay
replay-lead = Choose the record file of a game, also of one that was not finished. The server reads it step by step and keeps nothing of it.
replay-choose = Choose a file
replay-drop = … or drop it here
replay-too-large = This file is too large to be shown here. On your own computer, “magnat replay FILE” shows it.
replay-empty = There is nothing in this file.
replay-several = The file holds { $count ->
    [one] one game
   *[other] { $count } games
}. Which one?
replay-other = Another file
replay-eyes = Through the eyes of
replay-eyes-public = a spectator
replay-eyes-all = all at once
replay-controls = Controls of the replay
replay-moves = Moves
replay-start = Before the first move
replay-silent = Nothing to see from this seat.
replay-place = { $at } of { $total }
replay-first = To the start
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-speed = Speed: { $times } times
replay-link = Link to this move
replay-save = Save the record
replay-unfinished = The record ends here. The game was not over.
replay-hand = What { $name } has
replay-panel = What to show
replay-scores = Standings
replay-scores-label = How everybody stood over the game: { $score }
replay-truth = This is how it really was, including what nobody could see at the table.
chart-table = In numbers
chart-step = Move

review = Review
review-lead = Bots look at every decision again: what they would have done with what the player knew, where the game turned, and who was lucky. This takes a little while.
moments = Best moment and worst luck
moments-find = Find my best moment and worst luck
moment-best = Your best moment: “{ $did }”. Your chance to win rose by { $points } %.
moment-luck = Your worst luck: chance took { $points } % from you here.
moments-none = An even game: no single moment stood out.
review-start = Review this game
review-working = The bots are thinking: { $done } %
review-turns = Turning points
review-none = No single move decided this game.
review-decision = { $name }: “{ $did }” costs { $points } % of the chance to win. The bot would choose “{ $advice }”.
review-good-luck = Luck: { $name } gains { $points } %.
review-bad-luck = Bad luck: { $name } loses { $points } %.
review-chances = Chance to win
review-luck = Luck
review-method = Chances are estimated by playing the game on many times from the true cards. Small differences are noise.
play-on = Play on from here
play-on-lead = Take a seat at the table as it stands at this move. Bots take the other seats; dice and cards are drawn afresh.
play-on-seat = Your seat
play-on-go = Play on

cup-make = New tournament
cup-which-game = Game
cup-back = Back to the tournament
cup-says = The organiser says: { $text }

cited-rule = Rule
exact-words = The exact words
search-rules = Search the rules
exact-rules = Exact rules
numbered-rules = The numbered rules
told-in = told in “{ $title }”
hits = { $count ->
    [0] Nothing found.
    [one] One hit
   *[other] { $count } hits
}
hit-of = Hit { $place } of { $count }
nothing-found = Nothing found.

settings = Settings
settings-language = Language
settings-theme = Theme
settings-theme-system = same as the device
settings-theme-light = light
settings-theme-dark = dark
settings-size = Text size
settings-size-small = small
settings-size-normal = normal
settings-size-large = large
settings-size-huge = very large
settings-motion = Motion
settings-motion-system = same as the device
settings-motion-full = on
settings-motion-none = off
settings-pace = Speed of the table
settings-pace-calm = calm
settings-pace-normal = normal
settings-pace-quick = quick
settings-pace-instant = at once
settings-colours = Colour-blind friendly colours
settings-plain = Tables in words instead of pictures
settings-sound = Sound
sound-off = Turn the sound off
sound-on = Turn the sound on
settings-vibration = Vibration on your turn
settings-kept = Settings are kept in this browser only.

shortcuts = Keys
key-move = make one of the moves
key-any = reach and press every button
key-hint = ask for advice
key-undo = take your move back
key-look = step back and forward
key-story = show the story
key-chat = show the chat
key-rules = show the rules
key-help = this list
key-close = close

connection-connecting = Connecting …
connection-waiting = The connection is lost. Trying again …
connection-closed = The connection is closed.
bye-version = There is a newer version. Please reload the page.
bye-no_such_table = There is no table with this code. Check the code, or ask for a new link.
bye-gone = You have left this table.
bye-flood = Too many messages at once. Please reload the page.
bye-too_slow = The connection is too slow. Please reload the page.
bye-no_watching = Only the players see this game: the host has closed it to watchers.
bye-crowded = Too many people are watching this table. Try again later.

refused-stale = Something else happened first.
refused-malformed = That is not possible here.
refused-not_yours = That is for another player to do.
refused-not_now = That is not possible now.
refused-too_fast = { $seconds ->
    [one] That was a little fast. Try again in { $seconds } second.
   *[other] That was a little fast. Try again in { $seconds } seconds.
}
refused-organiser = At a tournament table only the organiser can do that.
refused-used_up-undo = No more moves can be taken back in this match.
refused-used_up-chat = This table has talked enough: its chat is full.
refused-used_up-change = Too much was changed at this table. Open a new one.

problem-not_host = Only the host of the table can do that.
problem-offline = The server cannot be reached. Check the connection and try again.
problem-server = That did not work. Please try again.
problem-no_such_table = There is no table with this code. Check the code, or ask for a new link.
problem-taken = Somebody else was quicker: this seat is taken.
problem-same_address = Somebody from your network already has a seat here. To sit together, open a table by invitation.
problem-full = There is no free place any more. You can watch, or open a table of your own.
problem-begun = The game has already begun. You can watch.
problem-too_fast = That was too much in too short a time. Wait a moment and try again.
problem-unavailable = The server cannot do this right now. Try again in a few seconds.
problem-unreadable = This table was made by another version of the program. Please open a new one.
problem-bad_request = The server does not accept this. Check the name and the house rules.
problem-bad_setup = These house rules do not go together. Change some of them and try again.
problem-bad_record = This record cannot be replayed.
problem-no_such_record = The server has forgotten this record. Please open it again.
problem-not_over = This game is not over yet. You can watch the replay once it is.
problem-bad_body = That is too long for the server.
problem-no_such_seat = There was no such seat at this table.
problem-busy = The bots are looking at other games right now. Try again in a few seconds.
problem-review_failed = This game could not be reviewed.

problem-no_such_tournament = There is no tournament with this code. Check the code, or ask for a new link.
problem-wrong_secret = This link is not valid. Ask the organiser for a new one.
problem-wrong_code = Nobody has this code here. Check it, or ask the organiser.
problem-name_taken = Somebody has already joined under this name. With its personal code you can use it here too; otherwise ask the organiser.
problem-no_such_name = Nobody of this name takes part. Pick a name from the list.
problem-door_closed = Here everybody needs their personal code. Ask the organiser for yours.
problem-too_few = Too few players are present: at least three, or two where bots take the empty seats. Check who is marked as away.
problem-under_way = Some tables are still playing. Wait for them, or enter their results.
problem-over = The tournament is over: all games are played.
problem-bad_tournament = Check the names: at least 3 (2 with bots in empty seats) and at most 200, all different, and not just a number.
problem-bad_name = A name has 1 to 24 characters, that of a tournament up to 60.
problem-no_seating = That many players cannot be seated at tables of this game. Choose another table size, or let bots fill the empty seats.
problem-bad_results = These results do not fit: give everyone a whole number, and places that make an order.

# What is told to people at the table.
story-more = { $count ->
    [one] one more line
   *[other] { $count } more lines
}
by-bot = played by a bot
story-cut = The beginning is left out. The replay shows all of it after the game.
while-away = While you were away
your-place = You finished { $place } of { $count }
join-rematch = Join the next game
rematch-waits = Somebody is playing again. Join whenever you like.
how-counted = How it was counted
replay-and-review = Replay and review
undo-ask = Take your last move back?
taken-back = { $name } took a move back.
taken-back-own = You took your move back.
taken-back-unknown = A move was taken back.
declined = { $name } said no.
declined-own = You said no.
withdrawn = { $name } withdrew the request.
withdrawn-own = Your request is withdrawn.
vote-withdraw = Withdraw
missed = While you were away: { $count ->
    [one] one step
   *[other] { $count } steps
}.
missed-by-bot = A bot made { $count ->
    [one] one of your moves
   *[other] { $count } of your moves
}.
bot-in = bot in
cancel = Cancel
stage-playing = in play
stage-paused = paused

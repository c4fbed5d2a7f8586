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
learn-rule = Read rule { $rule }
join-title = Join a table
join-lead = Somebody gave you a code? Type it here.
join-go = Go to the table
table-code = Table code
your-tables = Back to your tables
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
clock-bank = 10 minutes for the game
clock-slow = two days a move
clock-stood-still = The server was away for { $time }. The clocks stood still meanwhile.
presets = Rules
preset-rulebook = As in the rulebook
option-changed = { $name } (changed)
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
held-by-bot = a bot is playing
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
to-now = Back to now
looking-back = { $steps ->
    [one] One step ago
   *[other] { $steps } steps ago
}
back-no-moves = You are looking back. Return to now to make a move.
chat-empty = Nobody has said anything yet.
chat-say = Say something
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
tv-lead = The table on a TV: open this address there.
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
cup-make-lead = Several tables, several games, one winner: for a class, a club or a big family.
cup-name = Name of the tournament
cup-default-name = Our tournament
cup-names = Who takes part: one name on each line
cup-names-example = Ada
cup-people-count = { $count ->
    [one] one participant
   *[other] { $count } participants
}
cup-which-game = Game
cup-seats = Players at a table
cup-rounds = Games for everybody
cup-final-seats = Players in the final
cup-none = no final
cup-scoring = What counts
cup-scoring-placement = Points for the place
cup-scoring-profit = The result of the game
cup-scoring-profit_adjusted = The result above the average of the table
cup-go-make = Make the tournament
cup-more = Seating, bots, clock and house rules
cup-seating = Who meets whom
cup-seating-min_repeat = new opponents every time
cup-seating-random = by lot
cup-seating-swiss = winners meet winners
cup-fill = Bots in empty seats
cup-fill-none = none
cup-penalty-each = What each wrong entry of a card costs
cup-yours = Back to your tournaments
cup-back = Back to the tournament
cup-standings = Standings
cup-place = Place
cup-participant = Participant
cup-points = Points
cup-score = Score
cup-profit = Result
cup-firsts = First places
cup-penalty = Penalty
cup-final = Final
cup-game = Game { $number }
cup-table = Table { $number }
cup-broken = This table cannot be opened. Enter its results by hand.
cup-by-hand = result entered by hand
cup-done = finished
cup-playing = being played
cup-moves = { $count ->
    [one] one step played
   *[other] { $count } steps played
}
cup-held = a bot plays
cup-missing = not at the table
cup-bot = Bot plays
cup-bot-for = Let a bot play for { $name }
cup-bot-all = Let bots play for all who are missing
cup-enter = Enter the result
cup-correct = Correct the result
cup-results = Results of the table
cup-results-lead = Places follow from the results. If you give one, give a place to everybody.
cup-wrong = Wrong entries
cup-bankrupt = bankrupt
cup-save = Save
cup-people = Participants
cup-here = { $here } of { $all } are here
cup-slips = Slips with the links
cup-slips-lead = Everyone gets a slip with their own QR code. Its link always opens the right table.
cup-not-here = not here yet
cup-away = away
cup-late = Somebody came late? One name on each line
cup-add = Add
cup-take-off = Remove from the list
cup-next = Next: { $stage }
cup-first-lead = Hand out the slips first. When everybody is here, start: all tables begin at once.
cup-start = Start: { $stage }
cup-start-missing = { $here } of { $all } are here. Once it has begun, bots can play for the others, but nobody can be seated anew.
cup-start-anyway = Start without them: { $stage }
cup-too-long = { $count ->
    [one] One name is longer than 24 letters and will be cut
   *[other] { $count } names are longer than 24 letters and will be cut
}: { $names }
cup-files = Files and paper
cup-cards = Cards of everybody
cup-xlsx = Spreadsheet (XLSX)
cup-csv = Standings (CSV)
cup-own-link = Copy the organiser’s link
cup-over = The tournament is over. First place: { $name }
cup-waiting = Next: { $stage }
cup-progress = { $stage }: { $done } of { $all } tables are finished
cup-your-table = Your table is waiting.
cup-go = To your table
cup-your-place = Your place: { $place }
cup-you-are-away = You are marked as away. Tell the organiser if you want to play.
cup-you-are-in = You are in!
cup-stay = Leave this page open: it leads you to your table when the game begins.
cup-slips-print = Print this page and cut it apart. Each slip is for one person only.
cup-print = Print
cup-qr = QR code for the link of { $name }
cup-slip-lead = Scan this with the camera of a phone or a tablet. Keep it to yourself: anyone who has it plays for you.
cup-column-game = Game
cup-column-table = Table
cup-column-place = Place
cup-column-profit = Result
cup-column-score = Score
cup-column-points = Points
cup-column-cash = Cash
cup-column-fields = Fields
cup-column-buildings = Buildings
cup-column-loans = Loans

cited-rule = Rule
exact-words = The exact words
search-rules = Search the rules
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
settings-colours = Colour-blind friendly colours
settings-plain = Tables in words instead of pictures
settings-sound = Sound
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
refused-too_fast = That was a little fast. Wait a moment and try again.
refused-organiser = At a tournament table only the organiser can do that.
refused-used_up-undo = No more moves can be taken back in this match.
refused-used_up-chat = This table has talked enough: its chat is full.
refused-used_up-change = Too much was changed at this table. Open a new one.

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
problem-too_few = At least three players must be present. Check who is marked as away.
problem-under_way = Some tables are still playing. Wait for them, or enter their results.
problem-over = The tournament is over: all games are played.
problem-bad_tournament = Check the names: 3 to 200 of them, all different, and not just a number.
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
replay-and-review = Replay and review
undo-ask = Take your last move back?
taken-back = { $name } took a move back.
taken-back-own = You took your move back.
declined = { $name } said no.
declined-own = You said no.
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
stage-gathering = people gathering
stage-playing = in play
stage-paused = paused
stage-finished = finished

# The words of the pages of a tournament.
cup-make-lead = Several tables, several games, one winner: for a class, a club or a big family.
cup-name = Name of the tournament
cup-default-name = Our tournament
cup-names = Who takes part: one name on each line
cup-names-example = Ada
cup-least = At least three people must take part. Fewer are enough if bots sit in empty seats: see below.
cup-least-bots = Two people are enough: bots take the empty seats.
cup-people-count = { $count ->
    [one] one participant
   *[other] { $count } participants
}
cup-seats = Players at a table
cup-seats-lead = This game is played by { $least } to { $most } at a table in a tournament. If the number of people does not divide evenly, some tables are smaller.
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
cup-door = How people join
cup-door-open = they pick or enter a name
cup-door-listed = they pick their name
cup-door-closed = with a personal code only
cup-penalty-each = What each wrong entry of a card costs
cup-yours = Back to your tournaments
cup-standings = Standings
cup-explain-placement = Points of a game: 120 for first place, 0 for last, the others evenly in between.
cup-explain-profit = What counts is the sum of the results of all games.
cup-explain-profit_adjusted = What counts is how far each result is above or below the average of the table.
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
cup-pause = Pause all tables
cup-continue = Let all tables go on
cup-message = Message to all tables
cup-message-example = Ten minutes left.
cup-message-clear = Take it back
cup-enter = Enter the result
cup-correct = Correct the result
cup-results = Results of the table
cup-results-lead = Places follow from the results. If you give one, give a place to everybody.
cup-results-void = This table is still playing. Once you enter its result, the match no longer counts; the players are told so.
cup-voided = The organiser has entered the result of this table. You may play on, but it no longer counts.
cup-wrong = Wrong entries
cup-bankrupt = bankrupt
cup-save = Save
cup-people = Participants
cup-here = { $here } of { $all } are here
cup-slips = Slips with the codes
cup-slips-lead = Everyone can have a slip with a code of their own. It works on any device and always opens the right table.
cup-not-here = not here yet
cup-away = away
cup-late = Somebody came late? One name on each line
cup-add = Add
cup-take-off = Remove from the list
cup-next = Next: { $stage }
cup-first-lead = Put the code on the projector, or hand out the slips. When people are here, start: all tables begin at once.
cup-start = Start: { $stage }
cup-start-missing = { $here } of { $all } are here. What about the others?
cup-start-bots = Start, bots play for them
cup-start-away = Start, no seat for them
cup-start-wait = Start, their tables wait
cup-few = { $missing ->
    [one] One more participant is needed: without bots at least three play.
   *[other] { $missing } more participants are needed: without bots at least three play.
}
cup-few-bots = { $missing ->
    [one] One more participant is needed: bots take the empty seats, but two people must play.
   *[other] { $missing } more participants are needed: bots take the empty seats, but two people must play.
}
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
cup-slip-lead = Scan this, or open the address and type the code. Keep it to yourself: anyone who has it plays for you.
cup-code = Code of the tournament
cup-own-code = Your personal code
cup-own-code-lead = Write it down. With it you can come back on any device.
cup-join = Join the tournament
cup-join-code = Type the code from the screen or from your slip.
cup-join-go = Next
cup-join-who = Who are you?
cup-join-lead = Tap your name.
cup-join-enter = Your name is not there? Type it
cup-join-enter-go = Join under this name
cup-join-taken = taken
cup-join-with-code = I have a personal code
cup-join-with-code-go = Join with the code
cup-join-all-taken = All names are taken. Use your personal code, or ask the organiser.
cup-screen = Show on the projector
cup-screen-lead = Open this address and type the code
cup-joined = { $count ->
    [0] Nobody has joined yet
    [one] One person has joined
   *[other] { $count } people have joined
}
cup-free = Free the name
cup-free-for = Free the name { $name }
cup-free-lead = Everyone using this name is signed out, and somebody else can take it. Its slip gets a new code.
cup-taken-own = has a code of their own
cup-diplomas = Diplomas
cup-diploma = Diploma
cup-diploma-place = Place { $place }
cup-diploma-for = for
cup-diploma-of = among { $count ->
    [one] one participant
   *[other] { $count } participants
}
cup-diplomas-lead = One page for each participant.
cup-summary = Summary
cup-how-played = How it was played
cup-best = Best result
cup-bankruptcies = Bankruptcies
cup-together = Against equals
cup-podium = The winners
cup-best-result = Best result of one game
cup-best-table = { $result } in { $stage }
cup-most-firsts = Most first places
cup-played = { $games ->
    [one] one game
   *[other] { $games } games
} at { $tables ->
    [one] one table
   *[other] { $tables } tables
}
cup-absent = Away: { $names }
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

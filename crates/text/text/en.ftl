# Words every text may use.
verbatim = { $text }
seat-name = Player { $letter }
list-and = { $head } and { $last }
list-empty = –
switch-on = yes
switch-off = no

# Why a step did not happen, where no rule of a game says it.
refused-malformed = That is no action of this game: { $why }
refused-no-seat = There is no seat { $seat } at this table.
refused-not-now = Not now: somebody else has to act first.

# What commands print.
cli-seats = Seats: { $least } to { $most }
cli-bots = Bots: { $names }
cli-seat-number = a seat number from 0
cli-file = text, or @FILE
cli-players = Players: { $names }
cli-seen-by = as { $seat } saw it
cli-seen-by-all = as the public saw it
cli-not-over = The match is not over; this is the table after step { $seq }.
cli-review-points = Turning points
cli-review-none = No decision gave much away.
cli-review-done = { $seat }: { $action } (chance to win before { $before } %, after { $after } %)
cli-review-advice = A bot, knowing no more, would choose: { $action } (given away: about { $points } % to win)
cli-review-luck = Luck: what chance did to everybody's chance to win, in percent
cli-review-lucky = { $seat }: { $points }

# A match at the table.
ui-player = Player
ui-you-are = You are { $seat }.
ui-chapter = Part { $number }
ui-lapse = Let it pass
ui-ring = The agreed time is over
ui-winners = { $count ->
    [0] Nobody wins.
    [one] { $winners } wins.
   *[other] { $winners } win together.
}
ui-rank = { $rank }. { $seat }: { $score }
ui-saved = Saved: { $file }
ui-left = You have left the table.
ui-no-such-rule = There is no such rule.
ui-hint-best = Advice: { $action } (chance to win about { $percent } %)
ui-hint-only = Advice: { $action }
ui-hint-other = or: { $action } ({ $percent } %)

# Why a move is better than the next best one, by numbers of a bot's playouts.
reason-own = { $until ->
    [round] Why: at the end of the round you have on average { $best }. With the next best move: { $next }.
   *[end] Why: at the end you have on average { $best }. With the next best move: { $next }.
}
reason-rival = { $until ->
    [round] Why: it holds { $seat } back: on average { $best } at the end of the round. With the next best move: { $next }.
   *[end] Why: it holds { $seat } back: on average { $best } at the end. With the next best move: { $next }.
}
reason-last = Why: you end last in about { $best } % of the matches. With the next best move: in { $next } %.

# Line by line.
ui-plain-help-hint = Type the number of a move. ? shows everything else you can type.
ui-plain-help =
    a number    makes that move; what ends in … asks for more
    a word      the name of a move with its values, such as: pass
    JSON        an action in full
    hint, auto  advice from a bot; auto follows it
    table, log  the table, what has happened
    rules       the short rulebook; with a number, one rule
    save FILE   saves the match for magnat play --resume FILE
    quit        leaves the table
ui-plain-not-understood = That was not understood. ? shows what you can type.
ui-plain-allowed = Please type: { $allowed } (or: cancel)
ui-plain-optional = may be left empty
ui-plain-save-record = Type save or save FILE to keep the record, or press Enter.

# The drawn table.
ui-title-log = What happened
ui-title-actions = Your move
ui-title-over = The match is over
ui-title-hint = Advice
ui-title-help = Keys
ui-title-refused = That is not allowed
ui-title-rulebook = Short rulebook
ui-title-spec = All rules
ui-title-save = Save the match
ui-title-quit = Leave the table?
ui-thinking = { $seat } is thinking …
ui-advising = A bot is thinking about your move …
ui-continue = Any key goes on
ui-more = more: { $keys }
ui-keys = Enter do it · h advice · r rules · s save · z zoom · ? all keys · q leave
ui-keys-over = s save the record · z zoom · PgUp/PgDn log · q leave
ui-keys-form = arrows move · Space takes · Enter do it · Esc back
ui-keys-page = arrows scroll · Tab all rules · Esc back
ui-keys-save = Enter saves · Esc back
ui-keys-advice = Enter does it · any other key closes this
ui-keys-close = Any key closes this
ui-form-ok = Allowed. Enter does it.
ui-form-sum = together { $sum }
ui-form-range = choose { $least } to { $most }
ui-form-number = { $least } to { $most }
ui-save-file = File:
ui-quit-question = The match is not over. y saves it first, n leaves without saving, any other key stays.
ui-quit-record = Save the record first? y saves it, n leaves, any other key stays.
ui-pauses-on = The game now waits for a key after every part.
ui-pauses-off = The game no longer waits after every part.
ui-bot-failed = { $seat } gave no move, so the game made one: { $why }
ui-too-small = The window is too small: 60 by 16 at least.
ui-help =
    ↑ ↓ 1–9 Enter     choose a move and make it
    h                 advice from a bot; Enter follows it
    r                 the rulebook
    s                 save the match, to go on with magnat play --resume FILE
    z                 zoom: everything, the table alone, the log alone
    PgUp PgDn         scroll the log
    {"["} ]               scroll the table
    p                 wait for a key after every part of the match, or not
    q                 leave the table
    In a form: ↑ ↓ next line, ← → next item or another value, Space takes an item, digits type a number, Enter does it, Esc goes back.

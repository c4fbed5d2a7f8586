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

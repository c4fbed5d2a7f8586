# Slova, která může použít každý text.
verbatim = { $text }
seat-name = Hráč { $letter }
list-and = { $head } a { $last }
list-empty = –
switch-on = ano
switch-off = ne

# Proč se krok nestal, když to neříká pravidlo hry.
refused-malformed = To není tah této hry: { $why }
refused-no-seat = U tohoto stolu není místo { $seat }.
refused-not-now = Teď ne: nejdřív musí hrát někdo jiný.

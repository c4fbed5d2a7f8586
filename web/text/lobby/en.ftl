# Read before a match: by whom, by which rules, and how everybody looks.
house-rules-change = Change the house rules
house-rules-save = Play by these rules
house-rules-asks = Players who are ready will be asked again.
house-rules-changed = The house rules have changed. Have a look, and say again that you are ready.
house-rules-changed-host = The house rules have changed. Everybody is asked again.
look = How you look
look-of = How { $name } looks
look-badge = Picture
look-badge-none = First letter
look-badge-hat = Top hat
look-badge-crown = Crown
look-badge-ship = Ship
look-badge-key = Key
look-badge-star = Star
look-badge-cat = Cat
look-badge-owl = Owl
look-badge-tree = Tree
look-badge-rocket = Rocket
look-badge-flower = Flower
look-badge-kettle = Kettle
look-badge-kite = Kite
look-colour = Colour
look-colour-brown = brown
look-colour-sky = light blue
look-colour-pink = pink
look-colour-orange = orange
look-colour-red = red
look-colour-yellow = yellow
look-colour-green = green
look-colour-blue = blue
look-colour-taken = { $colour } (taken)
start-fewer = { $count ->
    [one] Start with the one who is here
   *[other] Start with the { $count } who are here
}
check-books = Entries kept by hand are checked
check-books-now = at once
check-books-later = after the game

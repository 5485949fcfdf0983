### Maps: what is said of places and pieces.

web-map-yields = yields { $what }
web-map-of = { $what } of { $who }
web-map-mine = your { $what }
web-map-lying = { $what }, lying down
web-map-from = chosen
web-map-war = { $who } stands there.
web-map-refused = not now: { $why }
web-map-choices = { $n ->
        [one] { $n } option here
       *[other] { $n } options here
    }

## Hexes can be moved about.

web-map-closer = Closer
web-map-farther = Farther
web-map-whole = Whole map
web-map-keys = Drag or pinch to move the map; + and − change its size, 0 shows all of it, arrow keys go from place to place.

### A pack as its author looks at it, after `overseer pack look`.

page-look = A pack to look at
page-look-pack = version { $version }, { $folder }
page-look-map = Map tiles
page-look-cards = Cards
page-look-web = Web of quests
page-look-again = Read again
page-look-reading = Reading the pack…
page-look-how = To look at a pack, start the server with
page-look-errors = { $count ->
    [one] One error
   *[other] { $count } errors
}
page-look-mend = Mend it and load this page again: it shows the pack as it is then.
page-look-layouts = Layouts
page-look-tiles = Tiles
page-look-no-tiles = This pack adds no tiles and no scenarios.
page-look-decks = Decks
page-look-search = Search all cards
page-look-found = { $count ->
    [0] Nothing found
    [one] One card found
   *[other] { $count } cards found
}
page-look-none = No card has all these words.
page-look-as-list = As a list
page-look-as-picture = As a picture
page-look-closer = Closer
page-look-further = Further away
page-look-chapters = Chapters
page-look-checker = What the checker says
page-look-counts = { $quests ->
    [one] One quest
   *[other] { $quests } quests
} and { $encounters ->
    [one] one encounter
   *[other] { $encounters } encounters
} in the web.
page-look-no-doubts = Every card can come into play.
page-look-card = A card

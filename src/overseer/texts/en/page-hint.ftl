### The hint lamp, and the analysis of a finished game.

## The lamp

page-hint = Hint lamp
page-hint-would = The practised clerk would…
page-hint-second = Or the clerk would…
page-hint-on = on
page-hint-off = off
page-hint-sure = { $sure }: { $pips } of 5
page-hint-why = Why
page-hint-against = Against it:{" "}
page-hint-beside = Beside the second choice:
page-hint-beside-first = Beside the first choice:
page-hint-then = Then: { $choices }
page-hint-close = Second: { $choice }
page-hint-first = First: { $choice }
page-hint-thinks = The clerk is sharpening a pencil…
page-hint-do = Do that
page-hint-show-second = Show second
page-hint-show-first = Show first
page-hint-lamp-off = Lamp off

## The analysis

page-hint-analysis = Chance to win, move by move
page-hint-analysis-note = analysis
page-hint-analysis-begin = Analyse the game
page-hint-analysis-about = The practised clerk goes through every choice again and draws how everybody’s chances changed.
page-hint-analysis-progress = The clerk is looking back: { $done }%
page-hint-analysis-waits = The clerk is busy with other games. This one comes as soon as there is room.
page-hint-analysis-chart = Chances to win by move, for { $players ->
    [one] one player
   *[other] { $players } players
}
page-hint-analysis-round = round
page-hint-analysis-nobody = nobody
page-hint-analysis-slips = { $count ->
    [0] No choice lost much
    [one] The choice that lost most
   *[other] The choices that lost most
}
page-hint-analysis-move = Move { $move }, round { $round }
page-hint-analysis-change = could have been { $before }%, was { $after }%
page-hint-analysis-points = { $points ->
    [one] one percentage point less
   *[other] { $points } percentage points less
}
page-hint-analysis-would = The practised clerk would: { $choice }
page-hint-analysis-see = See it
page-hint-analysis-mark = { $mark }: { $player }, move { $move }
page-hint-analysis-table = Chances in numbers
page-hint-analysis-player = Player
page-hint-analysis-after = After round { $round }

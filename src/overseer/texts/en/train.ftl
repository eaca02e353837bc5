### The words of `overseer train`.

# $error — how far the positions were from what came of them, in points of score.
train-turn = { $players } players, turn { $turn } of { $turns }: { $games ->
    [one] { $games } game
   *[other] { $games } games
} in all, foretold within { NUMBER($error, minimumFractionDigits: 2, maximumFractionDigits: 2) } points.
train-same = { $file } is written: the very weights that this package has.
train-other = { $file } is written: weights of your own, which differ from those of this package.

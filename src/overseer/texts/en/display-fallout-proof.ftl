### Proofs of packs of Fallout, as their authors look at them: which card leads to which, and what is on it.

web-lot = one of { $first } to { $last }, by lot
web-lot-tag = 1 of { $first }–{ $last }
web-done-tag = completes { $number }
web-numbered = { $deck }, { $number }
web-starred = { $deck }, from the start
web-opens = opens { $vault }
web-begins = begins on { $tile }
web-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
web-from = from { $cards }
web-from-many = from { $count } cards
web-from-nothing = nothing leads here
web-card = { $number } { $name }
web-leads = Leads to: { $cards }.
web-ends = Nothing follows.
web-power = +{ $count } { $faction }
web-tile-back = { $kind }, on the back: { $tile }
web-layout = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
web-title = How the cards of { $pack } lead to each other
web-style-star = star objective
web-style-shield = shield objective
web-style-any = one objective
web-style-either = either way
web-style-encounter = an encounter stages it
web-style-add = shuffled into a deck
web-style-lot = by lot
web-style-ends = nothing follows

## What is on a card, as its author reads it

proof-scenario = Scenarios
proof-character-item = Characters’ items
proof-objective = Objective { $number }
proof-lead = Lead { $number }
proof-cover = On the cover
proof-won = Somebody wins, no faction is ahead
proof-won-side = Somebody wins, { $faction } is ahead
proof-lost-side = { $faction } comes to the end of the track
proof-lost-all = Nobody is left
proof-chosen = When it is chosen
proof-success = If it succeeds
proof-failure = If it fails
proof-done = When it is done
proof-past = Past
proof-remark = Remark
proof-read = Read aloud
proof-copies = × { $count }

### What the table shows of any game: the table in words, the chronicle.

## The table in words

# A field with its value, such as "Happiness: 7".
outline-field = { $label }: { $value }
outline-top = At a glance
outline-none = none
outline-yes = yes
outline-no = no
outline-you = { $player } (you)

## Fields that many games have

field-round = Round
field-seat = Player
field-players = Players
field-decks = Cards in the decks
field-discards = Discard piles
field-value = Value

## The score sheet

# Who has the same total.
sheet-level = Level at { $score }: { $names }.
sheet-tie-decides = decides: { $more } to { $less }
sheet-tie-decides-several = decides
sheet-tie-equal = equal
sheet-tie-needless = not needed

## The stock list

stock-about = Every card of the game. Where one lies on the table, the list says where.
stock-about-seen = The cards that you can see. What is hidden from you is not listed.
stock-note = { $kinds ->
    [one] { $kinds } kind
   *[other] { $kinds } kinds
}, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
# After a large number: "9 left of 24".
stock-of = left of { $total }
# How many copies lie where: "2 in the deck".
stock-some = { $count } { $text }
stock-aside = laid aside
stock-seen = on the table
stock-unseen = not on the table

## The clerk's comments on games of bots

comment-sentence = { $text }.
comment-chose = { $player } chooses: { $choice }
comment-hidden = { $player } has made a choice that the table does not see
comment-for = What speaks for it: { $reasons }.
comment-for-open = What everybody can see speaks for it: { $reasons }.
comment-rather = The practised clerk would rather: { $choice }.

## The goal, and how it stands

# One after another: "Ada 12; Boris 12 (level); Celia 9".
goal-now = now: { $ranks }
goal-end = in the end: { $ranks }

## The rules on one page

leaflet-goal = The goal
leaflet-round = A round
leaflet-do = What you can do
leaflet-end = How it ends

## The log

# A choice that was made for somebody, since it was the only one.
log-forced = { $player } had no other choice: { $choice }

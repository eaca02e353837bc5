### Told cards on the page: encounters, outcomes, quests, beginnings and endings.

page-told-aloud = Read aloud
page-told-hush = Stop reading
page-told-go-on = Go on
page-told-stays = Stays until you go on.
page-told-map = Look at the map
page-told-back = Back to the story
page-told-rests = They rest while a card is open.
page-told-level = level here
page-told-sealed = sealed
page-told-opens = opens next
page-told-stays-sealed = stays sealed
page-told-broken = seal broken
page-told-break = Break seal { $number }
page-told-pick = Choose a lead
page-told-seal-note = The outcome is read only after the choice, and there is no way back.
page-told-free = No condition.
page-told-set-out = You set out to
page-told-done = Done
page-told-undone = Not yet
page-told-next = Next
page-told-now = now { $count }
page-told-of = of { $count }
page-told-difficulty = difficulty { $count }
page-told-hits = { $count ->
    [one] { $count } mark
   *[other] { $count } marks
}
page-told-read-card = Read the card: { $title }
page-told-barred = Barred: { $lead }
page-told-more = { $count ->
    [one] One more to read
   *[other] { $count } more to read
}

# What is read aloud: a lead for each option, and an outcome that stays sealed until it is chosen.
story-encounter-the-kettle-by-the-road =
    A kettle stands on three stones by the road, over a fire that somebody has only just left. It is coming to the boil.
    .lead-1 = Look whether they have left anything else.
    .outcome-1 = You walk round the fire in a ring, and then in a wider one.
    .success-1 = Behind the second bush there is a bag, packed by somebody who meant to be back at once.
    .fail-1 = Behind the second bush there is a ditch.
    .lead-2 = Put a Cap on the stone and pour yourself a cup.
    .outcome-2 = It is nettle, and very hot. You put the lid back as you found it.
    .lead-3 = Sit down and wait for whoever it is.
    .outcome-3 = The kettle boils and nobody comes. When you get up, there are two cups.
story-quest-tea-for-two =
    One cup is yours. The other has a name on it, too faint to read, and tea in it that does not get cold.
    You had better not spill any.
    .objective-1 = Make camp, and set out both cups.
    .done-1 = In the morning the other cup is empty, and washed, and the kettle is yours.
    .objective-2 = See off the Hedge Goose that wants it.
    .done-2 = It was after the biscuit. It had been, you find, quite right to expect one.

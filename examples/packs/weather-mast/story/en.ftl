story-scenario-tomorrows-weather =
    On Mast Hill the wireless still reads the forecast for the lake. The lake has been gone for sixty years. It was a pleasant voice to wash up to.
    Since Tuesday the forecast has been for tomorrow, and it has been right.
    The Listeners want a loudspeaker in every street, so that nobody is caught out again.
    The Quiet Hours want it switched off at dusk. People have stopped planting, they say.
    Both have asked whether you own a screwdriver.
    .cover = The forecast for tomorrow is right again, and not everybody wants to hear it.
    .won = The mast hums and says nothing that anybody can make out. People look at the sky again, and at each other, and take a coat to be safe. You are asked what you think it will do. You say that it might.
    .won-star = There is a loudspeaker on the Reading Room now. At six the street stops, listens and goes on, each with a nod for what is coming. Nobody is surprised any more. On Thursdays you turn it down a little, and nobody asks why.
    .won-shield = The switch is in your pocket. On the first evening they sat about and did not know where to look. On the second somebody sang. This morning it rained on the washing, and a whole street ran out, shouting, and was late for everything.
    .lost-star = The voice no longer stops at the weather. It says who will call, and what they will want, and what you will answer. You open your mouth to object. It has that, too.
    .lost-shield = They took the aerials first, then the windows that face the hill. A warden walks you home at dusk. “Will it be cold tomorrow?” you say, to say something. He writes it down.
    .lost-all = “And now the outlook,” says the voice. It reads the names, quite gently, in the order in which they came. Then there is a pause, as if somebody were turning a page.

story-quest-the-evening-forecast =
    At six the camp is quiet for the wireless. “Crossroads: fair. One visitor. A wheel will come off the cart, about four.”
    Nan Corrie looks at the cart, and then at you, and moves the soup a little to the left.
    .objective-1 = Find out at the Relay Hut who is reading.
    .done-1 = A chair, a microphone, a cup with a ring of tea. The tea is still warm. “They must have stepped out,” says the Listener who let you in. He has said so every evening since Tuesday. He sets out another cup.
    .fail-1 = You touch the wrong wire. “A small burn,” says the voice, one second too late to be of use, and you could swear that it is sorry.
    .objective-2 = Ask in the Reading Room what people did before.
    .done-2 = “We guessed,” says the woman at the desk. She shows you a shelf of diaries: hoped for rain, it hailed, we laughed about it. “I would not give you those for all the forecasts in the world. You may borrow one.”
    .fail-2 = The reader beside you looks up. “It said that you would ask,” he tells you, and turns his chair to the wall.
story-quest-louder =
    The Listeners have a plan, a ladder and eleven loudspeakers. What they lack is wire.
    “It told us who would bring it,” says their chairman. He is too polite to look at your pockets.
    .objective-1 = Pay for the wire and climb the Weather Mast.
    .done-1 = From the top you can see the next county, and it is raining there. You tighten the last screw. Below you, in every street at once, your own breath comes out of the air. Somebody waves.
    .objective-2 = Pull down one of the machines that carry the voice.
    .done-2 = It goes on whispering in the grass. “Bright intervals,” it says. “Bright intervals.” The wardens thank you and ask you to walk home on the dark side of the street.
story-quest-shutters =
    By order of the Quiet Hours every window that faces the hill is shut at dusk. The wardens go from door to door in felt slippers, so as not to wake anybody.
    “You may listen,” one of them says. “It is only that the rest of us would rather not be told.”
    .objective-1 = Send two of the wardens home.
    .done-1 = The second sits down on a step and takes off his slippers. “My wife has ours on under the blanket,” he says. “I walk so that I need not hear it.” He listens with you until the end.
    .objective-2 = Buy felt for the doors, and leave it at the Reading Room.
    .done-2 = Five doors, then ten. At six the street is so quiet that you can hear the kettles. Somebody asks what tomorrow will be like, in a whisper. Everybody has a different answer, and all of them are pleased.
story-quest-no-weather =
    “The outlook for the ninth,” says the voice, and stops. Paper rustles. “There is nothing here for the ninth.”
    That is in twelve days. By morning people have begun to pack, to marry, to pay what they owe. Nobody says what for.
    .objective-1 = Climb the Weather Mast and ask it for the rest.
    .done-1 = You say it into the microphone, as plainly as you can. A long breath. “Lake Municipal,” says the voice, and reads a day in July, wind and sails and all, to the end. On the ninth nothing happens. It is the only thing that anybody remembers of it.
    .fail-1 = The ladder is wet. It mentioned that, on Tuesday, and you were not listening.
    .objective-2 = Sound the siren, so that nobody hears the end of it.
    .done-2 = It takes all your weight. For as long as the voice reads, there is only the siren, over the whole county, and people standing in their doors with their hands on their ears, laughing at each other. On the ninth it rains.
    .fail-2 = The siren coughs sixty years of dust on you and goes back to sleep.
story-quest-washing-day =
    “Dry until evening,” said the voice, and so every line in the county is full: sheets, flags, one sail.
    It is noon. There is a cloud over the hill, about as big as a hand.
    .objective-1 = Sleep out, far from the camp, and see for yourself.
    .done-1 = It does not rain on you. You lie there all night with your coat ready and look up at what was promised. There is a great deal of it.
    .objective-2 = Shoot down a Tin Weathercock and look where it points.
    .done-2 = North, whichever way you turn it. Inside there is a strip of paper with today's date and one word: “Sorry.”
story-quest-the-ninth-umbrella =
    Eight umbrellas have stood by that road since before the war, and people take one and bring it back. This makes nine.
    There is a label on the handle. “Crossroads Camp,” it says, and under that your name.
    .objective-1 = Take it to Crossroads Camp.
    .done-1 = “Oh, good,” says Nan Corrie. “I was to say that it is only lent.” She will not tell you by whom. It opens without a sound, and under it nothing has ever been wet.
    .objective-2 = Sell something, and the umbrella with it.
    .done-2 = The trader turns the label over before you can. He pays at once and asks you not to come again. For the rest of the day it rains wherever you are.

story-encounter-the-umbrella-stand =
    By the road stands an iron stand with eight umbrellas, all dry. A board says: TAKE ONE. BRING IT BACK. WE SHALL KNOW.
    .lead-1 = Look whether anything else has been left in it.
    .outcome-1 = You put your arm in to the shoulder.
    .success-1 = Under the drip tray people have left what they had on them, by way of thanks. You leave a button.
    .fail-1 = One of the ribs is loose. It is very sharp, and it was meant for the weather.
    .lead-2 = Take one, as it says.
    .outcome-2 = You count again when you have it in your hand. There are still eight. The label on yours has been written today.
    .lead-3 = Wait for somebody who is bringing one back.
    .outcome-3 = She sees who you are, puts it down and all her money beside it, and walks away backwards. You only meant to ask whether it was any good.
story-encounter-the-barometer-mender =
    Under an awning an old man taps a row of barometers, one after another, with one knuckle. “They all say it,” he tells you. “I mend them and mend them, and they all say it.”
    .lead-1 = Have him mend you, for what he asks.
    .outcome-1 = He taps you on the breastbone and listens. “Change,” he says. “Nothing to worry about. Put that arm in here.”
    .lead-2 = Buy something instead.
    .outcome-2 = “The needle is painted on,” he says of the first one, to be fair. “But it is painted on Fair.”
story-encounter-a-day-early =
    The loudspeaker on the pole clears its throat. “Good evening. You will be here tomorrow, with a long stick. I see that you are early.”
    Something turns round on the roof, with a small dry squeak.
    .lead-1 = Deal with what is on the roof.
    .outcome-1 = You go up the drainpipe. It lets you come all the way.
    .success-1 = “Oh,” says the loudspeaker. “That I did not have.” Behind the chimney there is a nest of wire, spoons and other people's keys.
    .fail-1 = “As I said,” says the loudspeaker. “With a stick.”
    .lead-2 = Carry the loudspeaker to the Siren Tower, where more can hear.
    .outcome-2 = All the way it tells you where to put your feet. You arrive with dry boots and no idea which of the steps were yours.
    .lead-3 = Pay the children to take it down.
    .outcome-3 = They have it apart before you have counted out the money. What they give you for a present was in the middle of it, and is warm, and ticks.

### The story of the outpost set. Leads are read aloud; outcomes stay sealed until they are chosen.

## The scenario

story-scenario-mile-ninety =
    The sea went out one Tuesday and did not come back. The lighthouse stayed.
    For sixty years somebody kept the glass clean at Mile Ninety, in case. Last week the glass was dusty.
    The Lamplighters want the lamp lit, so that people can find their way home.
    The Blackout Wardens want it dark, because people are not the only ones who would come.
    Both sides are polite. Both have started to carry sticks.
    .cover = A lighthouse far from any sea, and two opinions about lighting it.
    .won = Neither side got its way, so the lamp is lit on odd days. On even days people sit in the dark and compare it. Somebody sensible has the key. The letters were addressed to you after all.
    .won-star = The lamp burns every night now, and every night somebody arrives, apologises for the hour and is given soup. You trim the wick. The Wardens have kept their uniforms, for warmth, and hold the ladder.
    .won-shield = The glass is painted over, two coats. At night you can hear things go past Mile Ninety, and go on going. Nobody asks what they were. You hold the brush, and the Wardens bring you the evening list: nothing, nothing, nothing.
    .lost-star = The lamp comes on, full, and does not go out again. They come from everywhere, politely at first. By the third night there is no room on the road for anybody who was here before. The light is excellent. It shows all of it.
    .lost-shield = The last window goes dark at nine. At ten nobody can find the door, and at eleven nobody is looking. The Wardens call the roll in the dark and hear every name answered, and one more.
    .lost-all = The tower stands, the glass is dusty, and two letters wait at the camp for whoever is sensible. Somebody else will come along the road. Somebody generally does.

## The main story

story-quest-two-letters =
    The keeper left two letters at the camp, both sealed, both addressed to “Whoever is sensible”.
    One says to light the lamp. The other says not to. They are in the same hand.
    .objective-1 = Read the first letter aloud at Crossroads Camp, as if you believed it.
    .done-1 = Nobody cheers. Several people go and look for matches.
    .fail-1 = You lose your place on page two. The crowd is patient, then hungry, then elsewhere.
    .objective-2 = Make one stretch of road quiet. The second letter asks for no more.
    .done-2 = It is quiet. A Warden you had not seen writes down the time.
story-quest-oil-for-the-lamp =
    The lamp burns forty litres a night. The Tin Chapel has forty litres, and a collection plate.
    .objective-1 = Pay for the oil at the chapel. They have kept it warm.
    .done-1 = The verger counts it twice and blesses the change.
    .objective-2 = Deal with something large before it learns the way to the oil.
    .done-2 = The Wardens roll the barrels into a cellar and sit on the lid.
story-quest-curtains-drawn =
    Every window in the parish has a curtain now. The Wardens walk past at nine to admire them.
    .objective-1 = Persuade two patrols to go home. They will want persuading.
    .done-1 = One curtain opens, about a hand wide. It is a start.
    .objective-2 = Hang the last curtain in the chapel, straight, while the choir watches.
    .done-2 = It hangs like a plumb line. The dark in here is of good quality.
    .fail-2 = It hangs. It does not hang straight. The choir says nothing in four voices.
story-quest-keepers-log =
    The keeper wrote everything down: wind, oil, visitors. The last page is not about the weather.
    Something has been walking round the tower, once a night, a little closer each time.
    .objective-1 = Find the log in the lighthouse and read the last page.
    .done-1 = “It only stops when the lamp is on,” says the page. The ink is still a little blue.
    .fail-1 = You find a log. It is firewood. You also find the step that is missing.
    .objective-2 = Find what walks at night, and see that it stops.
    .done-2 = It had tags on its ear, all from the same lamp shop. The Wardens draw a conclusion.
story-quest-lamp-is-lit =
    The glass is clean, the oil is up, and the wick has been trimmed by three people who disagree.
    It wants one steady hand. It wants it soon.
    .objective-1 = Light the lamp, with nobody breathing down your neck.
    .done-1 = The light goes out over the dry sea bed, comes round, and finds you. Far away a small lamp answers.
    .fail-1 = It catches, it thinks about it, it goes out. The old paint on the lens is the glowing kind.
    .objective-2 = Raise money at the camp for the largest curtain in the world.
    .done-2 = It takes eleven people to hang. From outside, there is now no lighthouse at all.
story-quest-long-dark =
    The Wardens have put out every lamp from here to the harbour. They are very thorough.
    One switch remains. It is in the porch of Vault 84, behind a plant.
    .objective-1 = Send the last Warden home.
    .done-1 = He hands you his whistle and asks, quite kindly, for a lamp to walk back by.
    .objective-2 = Find the switch at Vault 84 and turn off the rest of the world.
    .done-2 = The dark comes up like water. For the first time in sixty years you can see all the stars.
    .fail-2 = It was the doorbell. It was wired by somebody cautious.

## Side quests

story-quest-moth-problem =
    Lit windows draw moths. The moths here take the window.
    .objective-1 = See to two of the small pests. Any pests. The committee is not particular.
    .done-1 = The committee thanks you and asks for the wings. You do not ask why.
    .objective-2 = Or bring down one of the actual moths.
    .done-2 = It folds up like an umbrella. Somebody’s curtain is still in its mouth.
story-quest-unpaid-tolls =
    The toll keeper has a list. You are on it, and so is your grandmother.
    .objective-1 = Settle the family account at any settlement.
    .done-1 = He stamps the page, closes the book and seems a little lost.
    .objective-2 = Or find a worse debtor and close that account instead.
    .done-2 = The list is shorter. People move their chairs a little when you sit down.
story-quest-choir-practice =
    The parish choir needs a second voice. It has needed one since the first voice left.
    .objective-1 = Sing in harmony with another survivor, where people can hear.
    .done-1 = It is nearly in tune. Two people cry, for separate reasons.
    .fail-1 = You agree on the key, though not on the song.
    .objective-2 = Or bring a companion along and let that one sing.
    .done-2 = It has no voice at all. It is given the solo.
story-quest-blank-map =
    The camp’s map shows the camp, a road and the word “etcetera”.
    .objective-1 = Fill in three blank spaces. Neat lettering, please.
    .done-1 = The mapmaker erases “etcetera” and writes “and so on”.
    .objective-2 = Or fill in one that nobody has come back from.
    .done-2 = You came back. The mapmaker had already drawn the little skull, and leaves it in.
story-quest-night-shift =
    Somebody must sit up far from home and listen, and write down what does not happen.
    .objective-1 = Make camp a long way from Crossroads Camp.
    .done-1 = “Nothing, at ten. Nothing, at eleven. At twelve, a goat.” They frame it.
    .objective-2 = Or become so well liked near the chapel that they sit up for you.
    .done-2 = There is a rota now. You are not on it. You are the reason for it.
story-quest-parcel-for-84 =
    A parcel for Vault 84, posted seventy years ago. It ticks, but slowly, as if it had time.
    .objective-1 = Carry the parcel to the door of Vault 84.
    .done-1 = A slot opens. A hand in a clean cuff takes the parcel, signs, and leaves the door on the latch.
    .objective-2 = Or send it by the old pneumatic line in the signal box, with something for weight.
    .done-2 = It leaves with a sigh. Much later, far away, a door says thank you.
    .fail-2 = It leaves with a sigh and comes back with another. The weight stays.
story-quest-door-109 =
    The door of Vault 109 has no handle. It has a small brass plate that says PUSH, and under it, NOT THERE.
    .objective-1 = Find the place where one does push.
    .done-1 = It was the word NOT. The door rolls aside, embarrassed.
    .fail-1 = It was not there either. The plate did say.
    .objective-2 = Or wedge it with something of yours and be clever at leisure.
    .done-2 = The door closes on it, cannot, and gives up. You will not get that back.
story-quest-missing-keeper =
    The keeper is not in the tower, and not under it. His cap is gone as well, which is hopeful.
    .objective-1 = Find out from somebody where the keeper went.
    .done-1 = He retired. He is fine. He sends you the thing he kept the moths off with.
    .objective-2 = Or bring his cap to the lighthouse and hang it on the hook.
    .done-2 = The hook turns. Of course it does. There is a cupboard behind it.
story-quest-fair-weights =
    The market has bought new weights. They are lighter than the old ones and claim to weigh the same.
    .objective-1 = Sell two things, and watch the scales.
    .done-1 = The needle hums while it lies. You write that down.
    .objective-2 = Or buy two things, and watch the thumb.
    .done-2 = It is a heavy thumb. It is now a famous one.
    .objective-3 = Or spend so much at once that they bring out the good scales.
    .done-3 = The good scales are wrong too, but in your favour.
story-quest-hard-week =
    The doctor collects hard weeks. She says they are worth something to science, and to her.
    .objective-1 = Have a very bad day.
    .done-1 = She takes notes, then remembers, and takes your arm.
    .objective-2 = Or have a fight that leaves a glow.
    .done-2 = She reads her newspaper by you for an hour. She is grateful.
    .objective-3 = Or stop something you could not stop.
    .done-3 = She puts the pencil down and shakes your hand. That one is not for science.
story-quest-bounty-board =
    The board pays for anything with bad manners. It never comes down. Neither do the bad manners.
    .objective-1 = See to three enemies that start it.
    .done-1 = Paid in full. A new notice is already being pinned over the old one.
    .objective-2 = Sit up by a lit lamp and copy out the descriptions.
    .done-2 = By morning you know them all by their ears.
story-quest-evening-class =
    Evening class, all welcome. Subject: whatever the teacher remembers.
    .objective-1 = Learn something new. Anything counts.
    .done-1 = You get a certificate. It has your name on it, spelled with confidence.
    .objective-2 = Or take what you know on a field trip.
    .done-2 = The teacher marks the hill out of ten. The hill does well.

## Wasteland

story-encounter-open-manhole =
    A manhole stands open in the road. Somebody has put a traffic cone beside it. The cone is new.
    .lead-1 = You are far too large for this hole, and it is too late to say so.
    .outcome-1 = You stick. You think about things for an hour. People throw coins, which is not unkind of them.
    .lead-2 = Climb down and look.
    .outcome-2 = There are nine rungs. You count them again on the way down and get eight.
    .success-2 = A dry room, a shelf, and nobody’s name on any of it.
    .fail-2 = The ninth rung was the important one.
    .lead-3 = Call down first. It is only polite.
    .outcome-3 = “Not today,” says the hole, and passes up a few Caps for your trouble.
    .lead-4 = Lower something useful on a string.
    .outcome-4 = The string goes tight, then slack, then tight. What comes up is not what went down. It is better.
story-encounter-queue-of-one =
    A man is queueing in the open, facing nothing. He says it moves quicker than you would think.
    .lead-1 = Stand behind him and wait.
    .outcome-1 = He tells you about other queues. It is more interesting than it has any right to be.
    .lead-2 = Go in front of him.
    .outcome-2 = He coughs. So do several people who were sitting down.
    .success-2 = You are first. At the front there is a box. Word of this will travel ahead of you.
    .fail-2 = You are second again, and wet. Word of this will travel ahead of you.
    .lead-3 = Buy his place.
    .outcome-3 = He steps aside. A hatch opens exactly where he was looking.
story-encounter-radio-mast =
    The mast still hums. A chair stands under it, and headphones hang on a nail, at the height of your ears.
    .lead-1 = Sit down and turn the dial.
    .outcome-1 = Wind. Wind. A waltz. Wind. Somebody reading out numbers, slowly, as if to a child.
    .success-1 = One of the numbers is where you are standing. Somebody will be along.
    .fail-1 = You learn the waltz.
    .lead-2 = Climb up and look where the road goes.
    .outcome-2 = It goes down. That is the best news about a road.
    .lead-3 = Ask whether anybody out there needs a hand.
    .outcome-3 = A pause. Then everybody does, one after another, in alphabetical order.
story-encounter-goat-on-a-roof =
    There is a goat on the roof. There is no way up to the roof. The goat looks down at you with sympathy.
    .lead-1 = Find out how it got there by doing it.
    .outcome-1 = Drainpipe, sill, ledge, gutter. The goat watches your feet like a teacher.
    .success-1 = The attic has a window on this side, and nobody else has ever been to this side.
    .fail-1 = The gutter was decorative.
    .lead-2 = Offer the goat something to eat.
    .outcome-2 = It eats it, label and all, then leads you round the back to show you what it has.
    .lead-3 = Wish it well and move on.
    .outcome-3 = It bleats once, towards the left. It is the better road.
story-encounter-warm-puddle =
    A puddle steams at the roadside in the cold. Something gleams at the bottom. The frogs here have opinions.
    .lead-1 = Your hands are shaking. The water would stop that.
    .outcome-1 = You drink. It tastes of pennies. When you look up, you do not want anything, for the first time in weeks.
    .lead-2 = Reach in for whatever gleams.
    .outcome-2 = You roll up a sleeve. The frogs stop talking.
    .success-2 = A tin trunk, quite full. The frogs applaud, or leave.
    .fail-2 = It was the moon. Your arm is bright until Thursday.
    .lead-3 = Go round it.
    .outcome-3 = Everybody has always gone round it. Somebody has dropped a Cap on the path they made.
    .lead-4 = Tell the frogs who you are.
    .outcome-4 = They have heard. They push a parcel across with their noses and ask you to leave.

## Settlement

story-encounter-market-day =
    Market day. Eleven stalls, four customers. Everybody is glad that you make it five.
    .lead-1 = Have a proper look round.
    .outcome-1 = Nobody hurries you. Somebody holds your coat.
    .lead-2 = Haggle. It is expected, and rather looked forward to.
    .outcome-2 = You name a figure. A small crowd brings its own stools.
    .success-2 = She sighs, laughs and writes the new price on her hand so as not to forget the shame.
    .fail-2 = She has six children and a chart of them. You pay the price.
    .lead-3 = Let them remember what they have heard about you.
    .outcome-3 = A stall is suddenly unattended. You leave something on the counter. You are not an animal.
story-encounter-notice-board =
    The notice board leans against the inn. The inn leans back. Half the notices ask for glue.
    .lead-1 = Take the topmost notice.
    .outcome-1 = The pin was holding up three others, but those were about a cat, and the cat is home.
    .lead-2 = Read the small print at the bottom.
    .outcome-2 = It is very small. It was written by somebody who hoped to be found by somebody careful.
    .success-2 = Two numbers, 84 and 109, and a request for discretion. You may pick one.
    .fail-2 = It says “Thank you for reading”. The shop is open, at least.
    .lead-3 = Pay for a notice of your own.
    .outcome-3 = You ask for trouble, in capitals. The clerk says most people get it free.
story-encounter-barber-surgeon =
    One chair, two price lists. He asks which you are here for, and looks as if he could guess.
    .lead-1 = Just a trim.
    .outcome-1 = He takes a little off and asks about the road. Meanwhile a neighbour comes in with something to sell.
    .lead-2 = The other price list, please.
    .outcome-2 = He washes his hands twice. This is how you know that he is good.
    .lead-3 = Show him your hands, and how they shake.
    .outcome-3 = He locks the door and makes tea. It takes two days. He does not mention it again, nor do you.
    .lead-4 = Ask about the locked cabinet.
    .outcome-4 = “It is mostly finished,” he says, and holds up something with a great many small screws.
    .success-4 = You hum slightly, on one note. Everything works. Some of it works better.
    .fail-4 = It does not take. He gives it back its screws and you your arm.
story-encounter-town-meeting =
    The whole settlement is in the barn, voting on whether to have a vote.
    .lead-1 = The chair recognises you. So does everybody else.
    .outcome-1 = They fine you, walk you to the gate and wave. It is settled, they say. Start again.
    .lead-2 = Slip out. The shops are empty now.
    .outcome-2 = The shopkeeper is voting too, by shouting through the wall. He can do both.
    .lead-3 = Ask to speak.
    .outcome-3 = Somebody puts a crate under you. It says THIS SIDE UP.
    .success-3 = You say what everybody was thinking, but shorter. They carry you as far as the door.
    .fail-3 = You run over time. A bell is rung at you, gently.
    .lead-4 = Move that the money in the hat be shared out.
    .outcome-4 = Silence, then arithmetic. Hands go up.
story-encounter-spare-bunk =
    They keep a spare bunk for strangers. The blanket has been mended by forty different hands.
    .lead-1 = Sleep.
    .outcome-1 = Nobody wakes you. In the morning there is a forty-first patch, and it is straight.
    .lead-2 = Give the bunk to somebody older and take their shift.
    .outcome-2 = You carry water until it is light. They pay you what they would have paid him.
    .lead-3 = Lie awake and listen through the wall.
    .outcome-3 = Two voices, a blackboard and a stove.
    .success-3 = They are teaching each other to read. There is a third chair.
    .fail-3 = They are counting stock. At least you know now what is in the shop.

## Wasteland, from the library

story-encounter-lost-lamplighter =
    A Lamplighter sits on her ladder in the dark, waiting for somebody with a light. She sees the joke.
    .lead-1 = Give her something to keep her going.
    .outcome-1 = She eats half, burns half, and writes your name down in a book that matters.
    .lead-2 = Walk her home, past whatever is breathing.
    .outcome-2 = It is small for its breath. It is also in the way.
    .success-2 = Where it lay there is a bag, and she will not hear of halves. She lights the next post in your honour, and tells people so.
    .fail-2 = You both go back the way you came, at speed. She is very good about it.
    .lead-3 = Point her to where a lamp is needed most.
    .outcome-3 = She shoulders the ladder. An hour later there is a light where you pointed.
story-encounter-curfew-patrol =
    A patrol of the Blackout Wardens, walking in step with their lanterns shut. They stop when you stop.
    .lead-1 = Give the countersign.
    .outcome-1 = “And good night to you.” They share their tea, which is excellent, and their petty cash, which is petty.
    .lead-2 = Do not stop.
    .outcome-2 = The smallest of them is told to deal with you. She hands somebody her glasses.
    .success-2 = They leave their bags and keep their dignity.
    .fail-2 = There is a fine for this. There is a form for the fine.
    .lead-3 = Hand over one of your plans, and mean it.
    .outcome-3 = The sergeant reads it, nods, takes off her coat and puts it round you. “You will need this more than that.”
    .lead-4 = Blow out your lamp and go round.
    .outcome-4 = They let you. One of them stays behind to see that it stays out.
story-encounter-small-museum =
    MUSEUM, says the door, and under it, OF THINGS. Entry is by the window.
    .lead-1 = Open the case with the good lock.
    .outcome-1 = The lock has four wheels and a sense of humour.
    .success-1 = Inside, on velvet, lies a fork that hums one perfect note. Things step back from it.
    .fail-1 = Inside is a spring. It has waited a long time to meet somebody.
    .lead-2 = Take the guided tour.
    .outcome-2 = The guide is a recording. It ends by saying that the exit is through the next exhibit.
    .lead-3 = Ring the large bell marked DO NOT.
    .outcome-3 = It is too low to hear. All around, small things lie down and do not get up. You hang the sign straight.
story-encounter-fallen-star =
    Something fell here last night. The grass leans away from it. It is the size of a loaf, and warm.
    .lead-1 = Put your hand on it.
    .outcome-1 = For one second you understand everything. You manage to keep hold of a little. A doctor has seen the flash from two fields away. She comes over and asks how the rest of your week has been.
    .lead-2 = Dig it in properly, with your bare hands.
    .outcome-2 = It costs you some skin. Whatever it was, it seems to appreciate the manners.
    .lead-3 = Cover it and stand watch until dawn.
    .outcome-3 = The patrols see no light and go home. You have time to put your things in order.
story-encounter-keepers-cap =
    A keeper’s cap lies on a milestone, brim up. There is a sandwich in it, quite fresh.
    .lead-1 = Take the cap. Leave the sandwich.
    .outcome-1 = It fits. It would fit anybody. That is the idea of a cap.
    .lead-2 = Follow the crumbs.
    .outcome-2 = He walks with a stick and stops at every view.
    .success-2 = You find him on a bench, retired, feeding birds. He asks after the glass.
    .fail-2 = The birds got there before you. You got to the ditch.
    .lead-3 = Leave the cap, and check the milestone.
    .outcome-3 = It is hollow. The keeper saved for a rainy day, and it has not rained.

## Settlement, from the library

story-encounter-the-auctioneer =
    An auctioneer sells one thing a day. Today it is a flask. Yesterday, he says, it was also a flask.
    .lead-1 = Bid.
    .outcome-1 = You are the only bidder. He drives you up twice all the same, out of respect for the craft.
    .lead-2 = Let them admire your weapon, for a consideration.
    .outcome-2 = They pay to hold it. They give it back. Everybody in the street feels a little safer.
    .lead-3 = Look at the stalls instead.
    .outcome-3 = “Going,” he says as you go.
story-encounter-heron-maker =
    She makes herons out of clocks. Eleven stand in the yard on one leg, all slightly wrong about the time.
    .lead-1 = Help her with the twelfth.
    .outcome-1 = There is one wheel left over, and two places where it could go.
    .success-1 = The heron opens an eye, looks you over and follows you out.
    .fail-1 = It was the other place. The heron says cuckoo.
    .lead-2 = Lend her something to read while the glue dries.
    .outcome-2 = She reads it aloud and oils everything you own while she does. You both forget about the glue.
    .lead-3 = Ask what else there is in the street.
    .outcome-3 = Shops, she says, and the right time, at the far end.
story-encounter-the-magistrate =
    The magistrate sits under a tree. There is one law left, and she knows it by heart.
    .lead-1 = Appear together and agree about everything.
    .outcome-1 = She has never had this before. She has you both explain it slowly, and writes a book.
    .lead-2 = Pay the court fee and plead your cause.
    .outcome-2 = You have the length of one candle. It is a short candle.
    .success-2 = She finds for you, and for your neighbour as well, because he was sitting so quietly.
    .fail-2 = She finds against you, with regret and a footnote. The footnote gets around.
    .lead-3 = Show her how many plans you already carry.
    .outcome-3 = “Then you can afford to be generous,” she says, and sees to it that you are.
    .lead-4 = You only came for the shade.
    .outcome-4 = So did everybody. There are stalls.

## Vault 84

story-encounter-visitors-book =
    Vault 84 has carpets. A lady at a desk says you are the first in a long while, and turns the book round.
    .lead-1 = Sign it, truthfully.
    .outcome-1 = Name, purpose, expected departure. You leave the last one blank. She says that is what everybody did.
    .lead-2 = Sign as the inspector.
    .outcome-2 = She looks at your boots, your signature and your boots again.
    .success-2 = “We had quite given you up.” She unlocks a drawer and gives you the pass.
    .fail-2 = She rings a small bell. The porters are courteous, and there are four of them.
story-encounter-reading-room =
    A reading room, green lamps, leather chairs. Everybody looks up. Nobody says shh; they do not need to.
    .lead-1 = Ask for the file on Mile Ninety.
    .outcome-1 = It comes on a trolley. It takes two people to push the trolley.
    .success-1 = Between the oil bills lies a plan of everything. You copy what you need. Behind the shelf, a door.
    .fail-1 = You reach the oil bills. They are surprisingly gripping. Behind the shelf, a door.
    .lead-2 = Choose a chair.
    .outcome-2 = It has been waiting for somebody your shape. When you wake there is a blanket, and it is Thursday.
    .lead-3 = Visit the lost-property shelf.
    .outcome-3 = “Seventy years unclaimed,” says the librarian. “There is a fee, or you may just look.” You learn something by looking.
story-encounter-keepers-chair =
    Behind the shelf is a small room with a window painted on the wall. The view is of the sea.
    .lead-1 = Ask the old man by the window whether he is the keeper.
    .outcome-1 = “I was. Sit down. It is high tide.” You tell him about the glass. He is glad that somebody looked.
    .lead-2 = Look behind the painting.
    .outcome-2 = It is on a hinge. The hinge has been oiled once a week for longer than you have lived.
    .success-2 = A cupboard, and in it the other letter. There was a third.
    .fail-2 = A lamp, still lit, of the old kind that nobody should stand near.
    .lead-3 = Sit for a while and look at the sea.
    .outcome-3 = It is only paint. You breathe better all the same.

## Vault 109

story-encounter-questionnaire =
    A robot with a clipboard blocks the corridor of Vault 109. “Thirty short questions,” it says. “Nobody has finished yet.”
    .lead-1 = Answer them.
    .outcome-1 = Question nine is about your mother. Question ten is about question nine.
    .success-1 = “Thank you. You are the first.” It pays you the fee for everybody who gave up.
    .fail-1 = “Incorrect,” it says to your date of birth, and demonstrates the consequences. It lets you by, though.
    .lead-2 = Question the robot.
    .outcome-2 = It puts the clipboard down carefully, square to the wall.
    .success-2 = Under the clipboard is a hatch. The corridor beyond is yours.
    .fail-2 = It picks the clipboard up again. Somewhere outside, a colleague is informed.
    .lead-3 = Say you will fill it in at home.
    .outcome-3 = It has a stamp for that. It has always wanted to use it. Go through.
story-encounter-greenhouse =
    A greenhouse under the earth. The tomatoes turn to look at you, as tomatoes should not.
    .lead-1 = Eat one.
    .outcome-1 = It is the best thing you have eaten in years. Your tongue lights the way out.
    .lead-2 = Ask the gardener what the seeds cost.
    .outcome-2 = He holds out a flowerpot. It has a slot in it.
    .success-2 = You may tell people where they came from. He would like that. He shows you the lower door.
    .fail-2 = He tips the pot to show you that it is empty, too. You talk about soil.
    .lead-3 = Help with the pruning. You have a clear head.
    .outcome-3 = He pays in things he has found in the compost, and says the staff door is never locked.
story-encounter-volunteers-wanted =
    VOLUNTEERS WANTED, says the sign, and under it, in pencil: STILL. Behind the glass, somebody very large reads a magazine.
    .lead-1 = You have learned a good deal. Volunteer.
    .outcome-1 = It does not hurt, which worries them. You have to duck on the way out. You find you understand the chart.
    .lead-2 = Let the large somebody out.
    .outcome-2 = He is tired, confused and between you and the door.
    .success-2 = It is over quickly. Behind his chair are the records, and who signed them. People ought to know.
    .fail-2 = He puts you down, harder than he means to, and takes up his magazine again. The staff saw everything and will say so.
    .lead-3 = Use the waiting room for waiting.
    .outcome-3 = A nurse comes by, looks you over, does what she can and gives you your fare home.

## Loot events

story-item-loose-floorboards = The floor is only a drawing of a floor.
story-item-hot-dust = You sneeze. It lights up the room. You learn where the dust is.
story-item-forgotten-till = The till opens with a small bell, as if you had bought something.
story-item-moth-cloud = You open the wardrobe. It was full, and it is hungry.
story-item-kind-note = “Mind the third step,” says the note, “and thank you for coming.” You mind the third step.
story-item-warm-soup = There is soup on the stove, and nobody. There are exactly enough bowls.
story-item-wet-matches = The damp got into the matches, then into the bag, then into your mood.

## The survivors

story-character-boilersmith = Kept a whole street warm with one boiler, then kept the boiler. Wears a part of it.
    .remark = Nothing surprises a boiler twice.
story-character-mail-rider = Delivers to any door, including doors that are no longer attached to a house.
    .remark = The horse retired. The round did not.
story-character-night-usher = Showed people to their seats in the dark for thirty years. Sees no reason to stop now.
    .remark = Has sat through everything at least once.
story-character-vault-cellist = Played to two hundred people underground, until one by one they asked for something louder.
    .remark = The vault had excellent acoustics and one chair.
story-character-large-librarian = Knows where every book was. Is sorry about the ceiling, and about the other ceiling.
    .remark = Asked to step back. This is stepped back.

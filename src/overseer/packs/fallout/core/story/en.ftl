### The stories of the core pack. Leads are read aloud; outcomes stay sealed until they are chosen.

## Return to Sender

story-scenario-return-to-sender =
    Autumn. The fog lies on the Floor exactly as high as the lake once stood.
    Last night the peat gave back a mailbag from the Good Year: four hundred and six letters, posted in one week, forty years ago.
    The Night Post wants them delivered, to the doors or to the graves.
    The Tidy Committee wants them filed and shut. The county is quiet, it says, and was not always.
    Each of them has offered you a pencil.
    .cover = Four hundred letters out of the peat, and somebody has to decide who reads them.
    .won = Neither side has the bag. It hangs on a hook in the camp kitchen, and whoever wants a letter asks Nan for it. Some do. Some only come in and look at the bag, and are given soup, and go home.
    .won-star = Four hundred and six, and every one of them delivered. There have been two weddings and one killing, and in eleven houses they have stopped laying the extra place. You know every door by now. You carry the second bag. There is always a second bag.
    .won-shield = Whatever had not been opened stands on the shelves now, in order. The feuds go out one after another, like lamps in a street where people have to be up early. You have the key. One of the shelves is yours, and you do not visit it.
    .lost-star = The carriers do not stop. When the old letters are gone they deliver what was said in kitchens, and after that what was only thought. All of it arrives and all of it is true. By winter nobody in the county can look at anybody.
    .lost-shield = The Committee goes on: letters first, then gravestones, then names, wherever two of the living are alike. One evening a courteous young man at a desk asks you who you are. You have it somewhere. He says to take your time.
    .lost-all = The bag lies in the ditch, a little flatter. Inside, the ink has begun to travel from one letter to the next. The fog comes down to where the water was. Some evening somebody else will catch a foot in the strap.

story-quest-the-bag =
    A mailbag lies in the ditch at Crossroads Camp, its buckles rusted shut. Beside it lies Joss Arden, Carrier Nine, with a broken leg and the strap round his wrist.
    “Sorry,” he says. “I’ve got it. Sorry.”
    “You will be letting somebody else carry it now?” says Nan Corrie. After a while he does.
    .objective-1 = Take the first bundle to the hatch at Post Office Nine.
    .done-1 = Alma Vane, the Postmistress, is blind. She weighs each letter in her hand. “Rag, two sheets, a man, in a hurry.” She goes on like that to the last one, and puts out her palm for the rest.
    .fail-1 = In the fog the post road has two left-hand sides. You come out at the ditch again, where Joss asks, hopefully, how it went.
    .objective-2 = Carry the bag to the Registry and have it counted, unopened.
    .done-2 = A clerk counts the edges: four hundred and six. Hester Quill, Registrar, signs for them and blots her name. “Nothing in here has happened yet,” she says. “I would ask you to consider that.”
    .fail-2 = The clerk has to know by which boat the bag arrived. “The lake is, in law, full,” he says, and is sorry about it. You may come back when you remember the boat.
story-quest-the-wrong-address =
    One of the letters has been answered already, by return of post. The answer is for the house next door.
    “There is no next door,” says Alma Vane, turning it over. “There is no street. It burned, the winter after. Good paper, though. A gentleman, with all the time in the world.”
    .objective-1 = Ask in the Glass Orchard who lives next door to nothing.
    .done-1 = A trapdoor, and under it an old man in a clean collar. “Number five complains of my gramophone,” he says. “I have apologised. I have not played it since they went away. I should like them to know that they may come back.”
    .fail-1 = You knock at seven stumps. The wind comes round, the whole orchard rings, and something fine settles on your lips, so that for days everything tastes of keys.
    .objective-2 = File the answer at the Registry under “Other”, and pay for storage.
    .done-2 = “Three, in advance,” says the clerk, and takes your money. The drawer marked OTHER is the fullest in the building. In all these years, he says, nobody has asked for anything in it. He finds that restful.
story-quest-carbon-copies =
    By morning the Committee has copied out all the addresses, in two columns. The left one is for the living. The right one is longer.
    “They may grieve, or they may know whom to blame,” says Hester Quill, and squares the sheets. “I have watched both.”
    The Night Post wants the list, and so will everyone on it.
    .objective-1 = Take the list from the Tidiers who carry it.
    .done-1 = The Tidier gives up and holds out the list. “My mother is in the right-hand column,” he says. “I copied her in myself. If you are going to read it to people, would you begin there?”
    .objective-2 = Collect signatures in three settlements: we would rather not know.
    .done-2 = In the first they sign for the sake of quiet, in the second because the first has signed. In the third a woman reads the line aloud, twice. She signs for herself, and then, in smaller letters, for each of her children.
story-quest-the-late-round =
    Joss Arden walks the round again, on a crutch. At every third door they come out before he has knocked.
    Under a lamp he holds the envelopes out to you in a fan. “Sorry. I know them by the stains, mostly, only these have dried. What does this one say? And this?”
    You could tell him anything.
    .objective-1 = Walk the whole round with him in the fog, from the Sorting Shed.
    .done-1 = You read and he knocks. After the last door he asks which of the marks on the roster is him. You show him. He goes over it with one finger, twice, and forgets to apologise. “It’s longer than I thought,” says Joss Arden.
    .fail-1 = Between the fifth door and the sixth there is a ditch, and the fog has filled it level, and at the bottom of it there is a gate. He fishes you out with the crutch, and sees your knee, and for once says nothing.
    .objective-2 = At the Wayhouse, tell him the hard ones are for the Committee.
    .done-2 = “All those?” says Joss. “That’s good of them, taking all those.” He goes out lighter, and on the rest of his round people are glad of what they get. The pile under your hand is still warm from his coat.
    .fail-2 = “No, that one’s for Mrs. Hallam,” says Joss. “Sorry. I know the stain.” He puts it back among the others and does up his coat over them, to the top.
story-quest-what-the-bag-weighs =
    One envelope has come open by itself. It says who shut the door of Vault 109, with people still outside: Edwin Thrale. He is eighty, and six days a week he runs the soup kitchen at the Wayhouse.
    It is addressed to him, says the Night Post. It was written to a man of forty, says the Committee.
    .objective-1 = Give him his letter at the Wayhouse, and stay while he reads it.
    .done-1 = He reads it standing, once, and folds it along the old folds. Then he waits, with his eyes on you, for what you are going to ask. The door opens. There are people, and they are cold. He takes up the ladle and counts them in.
    .fail-1 = You have it half out of your pocket when he sets a bowl in front of you. You eat. When you look up he is at the far end, wiping a table that is clean.
    .objective-2 = Seal it again at the Registry, steadily, so that nobody can tell.
    .done-2 = Hester Quill, the Registrar, holds it against the window and finds nothing. “Thank you,” she says. “He will be buried among friends.” That evening, at the Wayhouse, he gives you the chair with its back to the wall.
    .fail-2 = The wax takes your thumbprint. You scrape it off and begin again, with less wax and more of the letter showing. By now you know the second line by heart.
story-quest-the-blank-form =
    Form Nought has no questions. Whoever signs it is struck off every list in the county: debts, quarrels, graves.
    Four people have signed. One of them stands in the road this evening, at a lit window, looking in. Inside they are laying the table, and do not look up.
    .objective-1 = Find one who signed, at the Wayhouse, and say her name.
    .done-1 = You say her name, and she goes on looking at the wall. You take hold of both her wrists and say it again, and again, until something far down turns round. “Yes?” she says. “Has somebody come?”
    .fail-1 = You have had the name in your mouth the whole way over the moor. In front of her it is gone. You look at your hand, where you wrote it down, and there is a clean place.
    .objective-2 = Pay for a pile and leave it in any settlement. It is only paper.
    .done-2 = By evening the pile is gone. Two brothers who had not spoken share a bench and cannot think why. In the morning a woman in a good coat goes from house to house, and asks at each, very politely, whether she lives there.
story-quest-the-last-street =
    Sixty letters are left, all for one street on the moor. It was begun in the Good Year, at the far end, to meet a town that did not come.
    “On until it stops,” says Alma Vane, the Postmistress. “Number one is the last house.” The Committee says there is no such street, and would like that to be true.
    .objective-1 = Walk past the Dead Letter Office and find number one.
    .done-1 = Most of the houses are dark. You hear each letter land, and go on. Number one is a single room at the end of everything, with a lamp lit and the step whitened. You have two envelopes left, and only one of them is for here.
    .fail-1 = At number thirty-one the road goes on and the ground does not. You come up out of the cutting by the roots, a good deal later, on the wrong side.
    .objective-2 = Rid the moor of its worst, so that the numbers can come down.
    .done-2 = The moor is quiet. Two Tidiers go from door to door with a screwdriver. At one house an old woman comes out and feels for the number. “Then you will have to call us by name,” she says.
story-quest-burning-day =
    On Thursday the Committee burns what nobody has claimed. The notice went up on Wednesday night.
    People stand about, as at a station. “You will not be expecting anything?” asks Nan Corrie, pouring tea. Hester Quill, the Registrar, is nearest to the pile. She keeps one hand in her pocket, on a letter she has not opened.
    .objective-1 = Make them let the crowd go through the pile first.
    .done-1 = They kneel in the ash and pass envelopes along. Yours, I think. His, but he is dead; I will take it. Then Hester Quill brings out her own letter, opens it in front of them all, and reads it to the end, moving her lips.
    .fail-1 = The crowd goes forward all at once and the poles come down. One of them finds your shoulder. “I do regret this,” says the boy at the other end of it, and he is crying.
    .objective-2 = Keep the fire going in the rain.
    .done-2 = Wet paper burns, if one is patient. By dusk there is only ash. “Well, that is over,” says a man, and sounds rested. Hester Quill takes the letter from her pocket, reads the address, and lays it on. She stays until it is grey.
    .fail-2 = The rain comes harder. The fire goes down, and the ink begins to run out of the pile, blue, across the yard and round people’s shoes. They look at it and do not move their feet.
story-quest-four-hundred-and-six =
    There are four hundred and five receipts in the book. One letter is left. Where the name should be it says: Whoever carries this.
    Joss Arden has had it inside his shirt for two days. “Sorry,” he says. “I didn’t want it to get there without anybody.” The Committee asks that one letter be left in peace.
    .objective-1 = Take the book and the last letter to the hatch of the Dead Letter Office.
    .done-1 = They stamp the book. Alma Vane asks you to read her the last one, and halfway lifts her hand. “The rest is for whoever carried it,” she says, and holds it out between you and Joss. He takes it. “Sorry,” he says. “Would you?”
    .fail-1 = The path goes past the hatch in the fog, and on, and down. You lie among the stones with your arms round your coat. The letter in it is dry.
    .objective-2 = Pay, in any settlement, for a strong-room with a good lock.
    .done-2 = The smith takes the money and does not skimp. Afterwards Alma Vane walks up the hill alone and lays her palm on the door, low down, about where the letter would be. “One sheet,” she says. “Not angry.”
story-quest-read-aloud =
    The bag is on the table in the middle of the camp. Today it will be read out, with everybody there: the Postmistress, the Registrar, Joss with his leg on a box, the old man from the Wayhouse.
    Nan has put out every chair. They want you to read, because none of it is about you.
    .objective-1 = Read all of it, at Crossroads Camp, and do not skip.
    .done-1 = It takes until dark. A man hears that he was forgiven, long after he had stopped asking. A woman hears who told. The one who told is sitting next to her, has hold of her sleeve, and is not shaken off.
    .fail-1 = Your voice goes, and you turn two pages at once. In the third row a woman was listening for her name. “Go back,” she says, and you cannot find the place. Afterwards people say that you had your reasons.
    .objective-2 = Read only what is kind. Drop the rest in the stove.
    .done-2 = “Your loving brother,” you read, and turn the page, and the stove breathes in. It makes a beautiful afternoon. They press your hands, all of them. Blind Alma Vane is the last. “It was heavier than that,” she says, and thanks you too.
    .fail-2 = A page slides back off the coals with the writing upwards. There is nothing to push it down with except your hand. You go on from memory, smiling, and keep the hand behind you.
story-quest-unopened =
    The Committee has built a wall round the Registry and put the bag inside, and then itself. It has left one hatch, for signatures.
    All night one hears typing, many machines, quite even. In the mornings a sheet is passed out, with the names of people who never were, and you know two of them.
    .objective-1 = Break the last of the watch, and carry the bag out.
    .done-1 = The last of them lays down his pole and asks what month it is. Behind him people sit typing, with nothing to copy. You lift the bag. Outside, the crowd begins to call names, and at each name one machine falls silent.
    .objective-2 = Sign for the bag at the Registry, in the name of everybody.
    .done-2 = “Please write it in full,” says Hester Quill. You write it in full: Everybody. She blots it, and the typing stops. You have never heard the county so quiet. You listen for your own breath, and have to listen for some time.
    .fail-2 = The pen goes through the paper and some way into your hand. Hester Quill comes round the desk and binds it up herself, with blotting paper and tape. “You have another hand,” she says.

## The Dry Regatta

story-scenario-the-dry-regatta =
    July. No rain since March, and white dust over the ankle.
    By the deed of the lake, whoever wins the Regatta keeps the county’s one deep pump. If forty Julys go by without a race, nobody does. This is the fortieth.
    The Rowing Club means to carry its boats, at a run. A place without one fine useless thing, it says, is only an address.
    The Salvors want the boats to line a well, and are sharpening things.
    .cover = A boat race with no water, for the only pump.
    .won = In the end it was not much of a race, and it is not much of a well. All winter people argue about which of the two was the mistake. They do it standing round the bucket, with wet chins.
    .won-star = On the thirtieth, before midnight, they cross the line, singing, with what is left of their voices and their boats. By then the whole county has had a shoulder under something. The pump is the Club’s. It is slow. Everybody takes a turn, by eights, and keeps the stroke.
    .won-shield = There is water at ninety-one feet. It tastes of pitch and varnish, and the children ask for more. On the thirtieth of July people come to the well in eights, and stand a moment, each with one hand at the shoulder. Then they go home to their suppers.
    .lost-star = They raced. Those who fell were stepped over, in time, because the stroke must not be broken. Now the cup goes along the line from mouth to mouth. It is full of dust. Each of them tips it back, and swallows, and passes it on.
    .lost-shield = After the boats the Salvors took the doors, and after the doors the beds, and then the floor of the church. All of it went down the shaft and was of use. It is a very deep hole now, and there is a great deal of room round it.
    .lost-all = The thirtieth comes. The gun is on its hook. In the boathouse the varnish lifts in the heat, and one can hear it tick, first here, then there, all along the row. Outside, people go by with empty buckets, on their way to somewhere else.

story-quest-the-date =
    Bettany Rook, cox of Patience, reads out the deed on the boathouse steps. “Thirtieth of July. This July. A race. It does not say wet.”
    Gus Tarrow, foreman of the Salvors, looks past her at the planks. “At Elevator Town they are down to a cup a day,” he says. “There is a well in those. I would pay.”
    .objective-1 = Find the starting gun at the Boathouse.
    .done-1 = It is behind the jerseys, oiled, wrapped in the programme of the last Regatta. There is one cartridge. Bettany Rook closes her hand on it. “Then we start once,” she says.
    .fail-1 = You find four megaphones and the Treasurer, asleep. The gun is where it always is, he tells you, without opening his eyes.
    .objective-2 = Show the Breakers’ Yard what six boats are worth as planks.
    .done-2 = You chalk it on the shed door: so much cedar, so many feet of shaft. Tarrow checks the sum and finds you one plank short. He lets you have it. “Water by the twentieth,” he says, and the whole yard stops hammering.
    .fail-2 = Your sum comes to a boat and a half for every foot of well. The breakers are good about it. One of them takes you aside and shows you which end is the front.
story-quest-six-boats =
    There are six boats: Patience, Prudence, Charity, Temperance, Hope and Number Six.
    “Four have a crew,” says Bettany Rook. “On paper. Temperance has a hole. Number Six has a tenant.” The tenant keeps hens and has put up a letter-box.
    .objective-1 = Persuade the tenant of Number Six to row. She is at the Slipway.
    .done-1 = She has nothing against rowing. She is against moving. You point out that she would be at home the whole way. She thinks about this, takes in the washing and asks which end goes first. The hens are not told.
    .fail-1 = She gives you an egg, which is very good, and her views on boats, which last until it is dark.
    .objective-2 = Buy Temperance for timber at the Boathouse, while nobody is looking at her.
    .done-2 = The Treasurer counts the money without turning his head. “She had a hole,” he says. The others are moved up to close the gap. In the morning Bettany Rook walks along the row, touching each bow, and stops with her hand in the air.
story-quest-pitch-and-timber =
    Gus Tarrow unrolls the drawing of a well. With that, he says, the children at Elevator Town would have water before they have to be carried to the hospital.
    “Two boats,” he says. “I made it three and took one off.” His people are on the slipway already, and have not waited to hear a price.
    .objective-1 = Send the plank thieves home, two of them.
    .done-1 = They go, with their barrow empty. At the gate the second one turns to tell you that his girl is at Elevator Town and that she is six. He thought you should have the number.
    .objective-2 = Strip Temperance to the keel, on the Slipway, and be gentle.
    .done-2 = The planks come away singly, and you hand them down. On the inside of the last there is pencil, the builder’s: “My best so far.” Tarrow reads it twice. He pays you for that plank and leaves it on the keel.
    .fail-2 = The first plank has been held in a curve for eighty years. When the last nail lets go it straightens, by way of your elbow.
story-quest-crews-wanted =
    “A boat on shoulders,” says Bettany Rook, “is eight backs. And one voice.” She takes whoever comes.
    A boy of nine comes. Silas Pim comes, past eighty, and asks whether it goes all the way across. The man who lost the last race comes. He has not spoken of it in forty years, and does not now.
    .objective-1 = Train a crew at the Grandstand until they breathe together.
    .done-1 = Towards evening there comes a moment when nobody is counting, and the boat goes by all the same, so quietly that one hears the crickets. “There,” says Bettany Rook. Then, on the next stroke, to herself: “There.”
    .fail-1 = Eight people step off on the left foot. Three of them are mistaken. The boat comes down on whoever is nearest the middle, and you had been proud of that place.
    .objective-2 = At the Deep Well, offer the crew wages to dig instead.
    .done-2 = They take the money. They have families. They walk to the shaft in step, by height, because they have learned it and cannot leave off. The boy is too small to dig. Silas Pim shows him how to mind a rope.
story-quest-the-deep-well =
    They are digging out an old shaft. At eighty feet they stopped. The men came up one behind the other, stood in the sun, and will not say. Gus Tarrow has offered double, then triple.
    The rope still hangs in the shaft, with no one on it. It moves a little to the left, then a little to the right.
    .objective-1 = Go down for the cup, which the Club threw in forty years ago.
    .done-1 = It stands upright in the mud, and has been kept polished. You tug for them to haul. All the way up the rope is heavier than you and a cup. You do not look down. At the top there is only you.
    .fail-1 = At sixty feet your lamp goes out. At seventy something takes hold of your ankle, the way one takes hold of a rail, and starts to climb. You kick until it is not there. They drag you over the edge with the skin off both shins.
    .objective-2 = Make the shaft safe to work in. Kill what moves the rope.
    .done-2 = It is dead, and it is wider than the shaft. Nobody can work out how it came in. Tarrow has that side boarded over, and the digging goes on next to it. The diggers sing now, without leaving any gaps.
story-quest-the-course =
    Two miles of lake bed, between buoys that have lain on their sides since the lake left. Ilse Marsh, the Surveyor, goes along them with one hand out. “Bearing one hundred and four. Nine, ten. These two have moved.” Behind each there is a furrow in the mud.
    “Straight,” says Bettany Rook. “Or it is only running about.”
    .objective-1 = Walk the course end to end and set the Finishing Post upright.
    .done-1 = The post goes up by inches, until its shadow lies where Ilse Marsh says it ought to. Bettany Rook stops with her toes at the line. She does not step over. She turns and walks back the whole two miles.
    .fail-1 = Twenty feet of oak comes up as far as your chest, and the hole gives way, with one of your feet in it.
    .objective-2 = From the Grandstand, have the buoys moved so the course passes the well.
    .done-2 = You wave, and the men with the ropes pull. Now whoever watches the race will be watching the well too, and the line of people at it, and the one bucket. “I shall not charge for the seats,” says Gus Tarrow.
    .fail-2 = From up here everything looks nearer together. When the dust has settled you have laid a course that ends where it begins. Bettany Rook has it put back without a word.
story-quest-the-ration =
    One cup each, then half a cup. Nan Corrie, the cook, weighs it out on the postal scales, and there is always exactly enough.
    She goes without, when she thinks that nobody is counting. Everybody is counting. No one knows how to tell her, because then it would have to be shared out again, and she would do the sharing.
    .objective-1 = Get the Club to open its cellar: champagne, and forty years of rain.
    .done-1 = The rain is in bottles, with labels: fourth of May, night of the dance. Bettany Rook breaks the seals herself. They carry the first glass to Nan on a tray, eight of them, and stand there until she has drunk it.
    .fail-1 = The cellar is for the winner, says the Treasurer. Without rules there is only a mob with a corkscrew. His lips have split; he has not had any either.
    .objective-2 = Camp on hot ground, where the last water is, and carry it back.
    .done-2 = You lie by it all night and fill the cans with a spoon. By morning your gums ache. Gus Tarrow takes the cans from you and for once writes nothing down. Nan pours two cups. She sits across from you and drinks hers.
story-quest-the-night-before =
    The eve of the thirtieth. Half a mile apart both camps are singing the same rowing song. Each is waiting for the other to stop first, so it goes round and round.
    Bettany Rook beats time on Patience’s hull. Over at the yard, for the first night this month, Gus Tarrow has put away his saw.
    .objective-1 = Carry a lantern between the camps and teach them the second verse.
    .done-1 = They had not known that there was one. It is about coming home. They get it wrong in different places, and then in the same place. In the morning Gus Tarrow is asleep against Patience with a hammer in his lap. He has put back a plank.
    .fail-1 = The wind takes the flame, and then the tune. Out there between the fires you sing it through by yourself. Each side claps, and thinks that you are from the other.
    .objective-2 = Saw through one oar in the Boathouse. Only one.
    .done-2 = Fourteen strokes, under cover of the chorus. A crew that is an oar short may not win; that is a boat for the well, and nobody hurt. The cut hardly shows. On the handle there is a name, picked out in small brass tacks.
    .fail-2 = At the third stroke there is a light. It is one of the crew, a boy of nine, who has come to say good night to the boat. He looks at the saw, and goes out again without calling anybody. By breakfast they all know.
story-quest-the-strike =
    The diggers have laid down their shovels, side by side. They want the race held. They have never seen one, and they have heard that it is very fine.
    “Eleven feet to water,” says Gus Tarrow. “I will pay by the inch.” They thank him, and are sorry about the eleven feet.
    .objective-1 = At the Deep Well, promise the diggers a place in the boat.
    .done-1 = “All of us?” By turns, you say; ten yards each, if need be. They talk it over and take up the shovels again, on account. All night one can hear them down there, practising: dig, and breathe, and dig.
    .fail-1 = “Which seat?” asks the eldest. You say that there will be room. “Which seat?” he asks. They have been told about room before.
    .objective-2 = Dig it yourself, through the night.
    .done-2 = You go down alone at dusk. At midnight a second shovel starts up next to yours. It is Tarrow, and he does not say what he charges. Towards dawn the clay comes up dark. He puts a crumb of it on his tongue.
    .fail-2 = In the fourth hour the side slumps. They have you out by the heels before it has finished: the strikers, all of them, with their bare hands. Then they go back to their places by the shovels.
story-quest-the-race =
    Noon. Six crews stand at the line, forty-eight people, under six boats or what is left of them. The gun is loaded. The well is two planks short of water.
    Behind the rope some have come to see the race, and some to see the planks go by, and they are shouting the same names.
    .objective-1 = Run it. Reach the Finishing Post, feet bleeding, the boat dry.
    .done-1 = Somewhere in the second mile nobody is carrying the boat. It is just there, going along above you all. Then the post, and hands, and you are up on the hull where everyone can see. Bettany Rook looks back along the course. “That,” she says, “is how.”
    .fail-1 = At the mile buoy a man goes down, and seven cannot hold what eight can. It lands across your back. They lift it off you and look up the course, and down. “From the start,” says Bettany Rook.
    .objective-2 = At the Grandstand, turn the whole field and send it to the well.
    .done-2 = You stand on the rail and point. For three strokes nobody understands. Then Bettany Rook calls it, hard over, and they turn at the last buoy and go singing to the well. Each crew sets down its own boat and draws the first nail.
    .fail-2 = They cannot hear you for the singing. You run out in front with both arms up, and Patience, who has never been steered round anything, takes you in the ribs.
story-quest-the-breaking =
    Noon of the thirtieth. Since dawn five boats have gone down the shaft, and it is one boat short. They bring out the axes.
    Bettany Rook sits in Patience with her hands on the oars, looking at where the lake was. “Name a price,” says Gus Tarrow. “Any price.” He has not told her to move, yet.
    .objective-1 = Stand round the last boat until they have all gone home.
    .done-1 = The last of them lowers his axe. It was only for the water, he says. Might he see the inside, before he goes? Bettany Rook shows him where to put his feet. They are still sitting there when it gets dark.
    .objective-2 = Help her out, in the Boathouse, and take the first stroke yourself.
    .done-2 = She lets you lift her hands from the oars, first one, then the other. She steps out by herself. Then she stands where you can see her, and calls it: “Ready.” She calls every stroke, down to the keel, and her voice holds.
    .fail-2 = She looks at the hand that you hold out until you take it back. You lift the axe all the same. It turns on the varnish and opens your shin. “Sit,” says Bettany Rook. “Get your breath.”

## The Long Queue

story-scenario-the-long-queue =
    Deep winter. At the Last Bus Stop people stand in line. Places are inherited, and there have been weddings.
    This morning, forty years late and to the minute, a bus came.
    The Walkers’ Union wants everybody out of the line and on foot to Crossroads Camp, before the cold takes them where they stand.
    The Queue stays. It keeps braziers, and in all its years it has never left anybody alone.
    There is another bus tomorrow, at the same time.
    .cover = Forty years at a bus stop. This morning a bus came.
    .won = Half of them walked, and half of them rode. There is a bench at the stop now. On clear evenings the ones who walked come back to it, and leave room at the end, and the timetable is read aloud from the first page to the last.
    .won-star = They walked out, all but a few, carrying the shelter in pieces. In the camp kitchen they stand about with their cups, one behind the other. You show them the chairs. With some of them it takes until spring.
    .won-shield = The buses come and go. Letters come back with them, short ones, in the right handwriting. Nobody freezes, and nobody is hurried. You hold the places now, for whoever may want them back, and in the dark you know each of them by the cough.
    .lost-star = The Union marched them into the storm, in good order, singing. The song could be heard for some time. Now it has cleared, and they can be seen from the snow gate. The line is as straight as it ever was.
    .lost-shield = Everybody is on. The buses leave in the order of the timetable, with their windows lit. After the last of them the snow closes over the road, and there is no stop, and no kerb, and no print of a shoe.
    .lost-all = At 7:12 the doors open. The warm air comes out and lies for a moment on the snow, where a person might have stood. After a minute the doors close.

story-quest-seven-twelve =
    At 7:12 this morning, as printed, a bus came to the Last Bus Stop. It was lit and warm, and there was no one in it, nor at the wheel. It waited for one minute.
    Mrs. Pell, place one, straightened her hat. A boy got on. His father ran after it and got hold of the bumper.
    .objective-1 = Count for the Union Hall who would rather walk, door by door.
    .done-1 = “Thirty,” says Dov Lantry, whose boy it was that got on. He reads the list through from the top. Then he adds the boy’s name at the end, with the time and the place where he was last seen, and rules a line under it.
    .fail-1 = At each door they hear you out, and shut it gently, so as not to lose the heat. Behind the last one you can hear chairs being carried to the window.
    .objective-2 = Stand in the Queue until the next one, and write what you see.
    .done-2 = By the brazier you read over what you have written. Lit. Warm. Smell of polish. Nobody at the wheel, and the wheel turns. Plenty of room. It is all in your hand. You do not remember the last line.
    .fail-2 = Your eyes run with the cold, and freeze. When you have rubbed them open the doors are closing, and the line has moved up by one. You ask who it was, and each of them looks at the back in front.
story-quest-the-first-passenger =
    Dov Lantry’s boy is eleven. He got on the 7:12. Lantry rode on the bumper as far as the snow gate, where a ticket robot lifted him down by the coat.
    He tells it in order, with the times. “At 7:31 he waved,” he says. “He was not frightened. I have gone over it. He was not frightened at all.”
    .objective-1 = Follow the tracks past the snow gate, where there is no map.
    .done-1 = Two lines, a finger deep. They cross the stream, and a drift that would stop a horse, and get no deeper and no shallower. Lantry lays his bare hand in one of them. After a while somebody has to lift it out for him.
    .objective-2 = Ask the Inspector at the Ticket Office for the boy’s receipt.
    .done-2 = “One child,” announces Inspector Twelve. “Return half not used.” A pause, where a person would sigh. “Passenger was asked whether he was travelling alone. Passenger said: so far.” It tears off the slip, and Lantry puts it inside his glove.
    .fail-2 = “Receipts are issued to passengers,” announces Inspector Twelve. A pause. “There are no passengers at this time.” Through the hatch you can see the roll of tickets. It is thinner than it was this morning.
story-quest-holding-places =
    A place in the Queue may be left for a birth, a death or a pan on the boil. Until one is back it is held.
    Mrs. Pell, place one, is holding nine. She knows each by its cough, and coughs for those who are away. “It is no trouble,” she says. “One was here in any case.”
    .objective-1 = Talk one family out of the line at Shelter Twelve, into the warm.
    .done-1 = It takes two hours, since everybody has to say goodbye to everybody. They go off to a house with a stove, in their order, and knock, in their order. Behind them the gap is not closed, and somebody has laid a scarf in it.
    .fail-1 = They would love to. There is a cousin at forty-six, though, who would have to be asked, and she has an uncle. By dark you have been introduced as far as place ninety, and you have a number.
    .objective-2 = Hold nine places at the Last Bus Stop for one night.
    .done-2 = By two o’clock you have been a cobbler, twins, and a Mrs. Abernathy with a chest. By four you have fallen out with yourself over a blanket. At dawn they relieve you one by one. Mrs. Abernathy says that she has never been coughed better.
    .fail-2 = You hold eight. Around three you sit down, only for the ninth, and Mrs. Pell has you up again with her umbrella, hard, in the ribs. “One does not sit,” she says, not quite steadily. “One does not sit after midnight.”
story-quest-where-it-goes =
    The destination is painted along the side in good clear letters. Nobody has heard of the town.
    Each morning Inspector Twelve, the ticket robot, walks round the bus and looks at the tyres. There is no mud in them, and no snow. “No irregularity,” it announces. Then comes a pause, and it walks round again.
    .objective-1 = Get into the Bus Depot and read the mileage.
    .done-1 = Nought, says the dial, in five white figures. You put your palm to the bonnet and snatch it away: it is too hot to touch. Dov Lantry, whose boy got on, calls through the door to ask what it says. You hear his pencil.
    .fail-1 = The folding door closes on your arm, and opens, and closes. Above you a small bell rings, for a stop. You get the arm out at the fourth try, and it is a strange shape.
    .objective-2 = Pay the fare at the Last Bus Stop, ride one stop, get off.
    .done-2 = You pay. The windows are white. After a minute or so you get off, and it is the same stop, from the other side, and evening. The Queue turns round. They have kept your place, they say. They had not known for how long.
    .fail-2 = The box has your money. The heating is very strong; it gets in behind your teeth, and hums there. You ring, and ring, and are set down in a drift with your hands bright pink.
story-quest-roll-call-in-the-snow =
    Mrs. Pell calls the roll at six. This morning four did not answer. They stand in their places, collars up, with snow on their eyelashes.
    Dr. Wen walks along the line and comes back. “One. Two. Three. Four,” she says, and closes her bag. Their neighbours ask that no one make a fuss until after the 7:12.
    .objective-1 = Carry them out of the line, with everybody watching.
    .done-1 = They weigh very little. “That is my husband’s place,” says a woman, and then she helps you with his feet. For the fourth there are people at every corner. Mrs. Pell has taken off her hat, and all day the gaps are left open.
    .fail-1 = Their coats have frozen to the coats on either side. You cannot take them without breaking something. And on either side there is a face, awake, that asks you with great courtesy not to.
    .objective-2 = Bring fuel for the braziers, all the way from the Peat Cuttings.
    .done-2 = There is fire along the whole line, and faces come up out of scarves. The four have been given theirs like everybody; the neighbours wished it. The snow runs down from their sleeves. Dr. Wen goes to see to the living.
    .fail-2 = The stacks are iced through. You bring what you can break off, and it smokes and will not catch. They thank you for it, each of them, by place, the whole way down the line.
story-quest-the-return-ticket =
    The return half of a ticket has come back on the empty bus, punched. On it is one word in pencil: “Lovely.”
    It is in the hand of Dov Lantry’s boy, who got on the first morning, or it is a very good copy. Lantry will not touch it. The boy’s mother is in Shelter Twelve, keeping their place.
    .objective-1 = Take it to his mother in Shelter Twelve, and let her decide.
    .done-1 = She goes over the word with her fingertip, up and round and down. “He was cold all autumn,” she says. “He does not press so hard when he is warm.” Then she lifts her head, and all along the line people see her face.
    .fail-1 = She sees that you are holding something. “Not yet,” she says. “Tell me about the weather first.” You tell her about the weather. She has shut her eyes, and wants to hear what kind of snow.
    .objective-2 = At the Ticket Office, have it stamped as genuine, for everybody’s sake.
    .done-2 = Inspector Twelve, the ticket robot, holds the stamp in the air. The pause is a long one. “Genuine,” it announces. The ticket goes along the line from mitten to mitten. “Well, then,” people say, and some of them, for the first time, go indoors.
    .fail-2 = “Signature to be confirmed by the passenger,” announces Inspector Twelve. A pause. “You may apply to the passenger in person.” It holds the door to the yard for you, where an engine is running.
story-quest-the-long-walk =
    The Union will march sixty people to Crossroads Camp before the next storm. With children that takes two days. Dov Lantry, who leads it, has planned for one, because there is food for one.
    Nan Corrie has sent a note. “There will be sixty of you?” it says. “There will be sixty of you.”
    .objective-1 = Break the trail from the Snow Gate.
    .done-1 = You go first, in snow to the thigh. The sixty come after, each in the steps of the one in front; they are good at that. At every post Lantry counts them past. At the last he counts twice. “Sixty,” he says.
    .fail-1 = The crust holds for a dozen steps. Then you are under it, in blue light, and quite comfortable, until they get a rope round you. Two of your fingers are white.
    .objective-2 = Turn a column of the march back to the stop.
    .done-2 = The Walker at the head of it lowers his end of the stretcher. “Then you keep them warm,” he says. They turn about where they stand, so that the last are first, and go back to the lamps, where Mrs. Pell has held every place.
story-quest-everybody-on =
    Eleven buses stand at the stop with their doors open. You can feel the warmth from the kerb.
    For the first time in forty years, the Queue moves. There is no pushing. “After you,” says Mrs. Pell. “No, do. One insists.” After that there is only the sound of the steps, taking their weight.
    .objective-1 = Get the last of them off before the doors close.
    .done-1 = You pull at sleeves. You shout names. You take a woman’s handbag, so that she will follow it. They come down the steps like sleepers, and the doors close. Eleven lit buses draw away. At a back window, where you are certain that you looked, somebody is waving.
    .fail-1 = They are so polite. Each one that you bring to the door stands back to let you go first, and you are inside, and the step folds up. You jump at the snow gate. The road is iron.
    .objective-2 = Board, and tell those who have stayed, by radio, what you see.
    .done-2 = “It is warm,” you say. “There are lamps. Now we are coming round—” and you tell them all of it. At the stop they stand about the set until the battery is done. Afterwards no two of them can agree on what you said. None of them is shivering.
    .fail-2 = On the second step the heat meets you, and the set in your hand begins to tick, and then to whine. They find you sitting in the road. The snow has melted round you in a ring.
story-quest-nobody-on =
    The last bus stands at the stop with its doors open. The line is one person long.
    Mrs. Pell is not angry. The others, she says, had somewhere to be. “One would just like to see it through.” Across the road, with his cap in his hand, stands Dov Lantry, whose son went on the first of them.
    .objective-1 = Wait with her until it has gone, and walk her home.
    .done-1 = It is a long minute. Then she takes your arm. Her legs have to be told: left, and right. “I think I only liked the waiting,” says Mrs. Pell. On her other side walks Lantry, with a postcard from the boy. He is reading it.
    .fail-1 = You tell her that it is late, and cold, and that there is soup. She agrees with you entirely and turns back to the road. By the clock inside the bus it is still 7:12.
    .objective-2 = Give up something you had planned, and let her get on.
    .done-2 = “Tickets,” announces the robot at the door. She has none; in forty years it had not come up. There is a pause, and it steps aside. You give up your own plans for the day, and hand her the bag. “I am going, then,” says Mrs. Pell.
story-quest-the-driver =
    There is a driver after all. It sits in the dark of the depot, behind the glass, with its hands at ten to two. The face is towards the road.
    “Good evening,” it says. “You will be my relief. I have been on since the war. I would not ask, only I cannot feel my hands.”
    .objective-1 = At the depot, switch off the engine and say good night to it.
    .done-1 = The key turns hard. The lamps go down, row by row. “Good night,” you say. It takes its hands from the wheel, and they stay bent. Then it walks the length of the bus, looking under each seat, to see that everybody is off.
    .fail-1 = “Not while the vehicle is in motion,” it says, and the depot is going past the windows. You hit the concrete, rolling. When you raise your head the bus is in its bay. Behind the glass the face has turned towards you.
    .objective-2 = Take the wheel, at the depot. Keep to the timetable.
    .done-2 = It helps you on with the cap. The seat is warm. Your hands go to ten to two by themselves. At 7:11 there are lamps ahead, and a line of people in the snow, all looking at you. You open the doors. You have one minute.
    .fail-2 = You take hold of the wheel, next to its hands. The dials burn green, and brighter as you lean in, and when you shut your eyes they are still there. “You are not quite ready,” it says. “I can do another night.”

## Low Water

story-scenario-low-water =
    Spring has come, all in one week. It is raining on the snow.
    Forty winters of water stand behind the High Dam, and the dam is cracked. Below it, on the old lake floor, nine hundred people have ploughed and built. Ninety miles on, four thousand drink what they can strain through a cloth.
    The Downstream League asks for the gates to be opened. The Sallow Parish asks for them to stay shut.
    Both have sent people whom you like.
    .cover = A cracked dam, and people you like on both sides of it.
    .won = A hand of water a day. Each morning, on the Floor, somebody carries one thing uphill. Each morning, downstream, somebody drinks first and waits an hour, before the children. Nobody thanks anybody. After a year a jar is brought up, ninety miles, to be looked at. It is clear.
    .won-star = The lake is back. In the lower towns children hold up their glasses and look at each other through them. On still days one can see the roofs of Sallow. Agnes Tolley, who was Reeve there, rows out over them, and ships her oars, and knows which is which.
    .won-shield = The wall held for as long as anybody was under it. The Parish is whole: its nine hundred, its bell, its bees. Each week you are the one who says how much water may go south. Each week Rafe Corran of the League writes down the figure, and thanks you.
    .lost-star = The gates were opened by night, all of them. The water reached Sallow before the bell did, and the lower towns by noon. It had doors in it, and ploughs. It did not stop to be drunk.
    .lost-shield = They held it one day longer than it could be held. From the hills one saw the lamps along the crest, all in a row. Then one saw them moving, and they were still in a row.
    .lost-all = The crack is the length of an arm. Ottoline Breck writes down the figure, and the time, and takes off her glasses. Rain runs off the paper. She looks along the crest, one way and the other, for somebody to give it to.

story-quest-the-crack =
    Ottoline Breck keeps the High Dam. She can put her hand in the crack as far as the wrist.
    “Six and a quarter inches,” she says. “Forty winters behind it. Nine hundred people under it. Four thousand beyond them, with nothing to drink.” She draws the hand out and dries it, finger by finger. “Tired,” she says.
    .objective-1 = Carry the League’s jar of brown water to the Gatehouse desk.
    .done-1 = You set it down among her ledgers. It is some time before the mud lies still. Under the figures for the day Ottoline Breck writes: one jar. Then she moves her own cup to where you cannot see it.
    .fail-1 = The road up is ice with water on it. You save the jar and spill half of what was in it, and it cannot be filled again. Everything up here is clear.
    .objective-2 = Measure the crack for the Parish, in the Valve Gallery, morning and night.
    .done-2 = Six and a quarter in the morning, at night six and a half. You measure again, in case you were clumsy. Ottoline Breck takes the rule from you and gets the same. “Somebody who can count,” she says, and has to turn away.
    .fail-2 = Water drips on the rule and puts out the lamp. By your figures the crack is smaller at night than it was in the morning. “They do not do that,” says Ottoline Breck. “Again, please.”
story-quest-brown-water =
    Rafe Corran walked ninety miles to ask. The jar is from his own kitchen. His daughter’s name is tied round it, so that no one else shall drink her share.
    He speaks softly, and has practised it on the road. “I have not come to blame anybody,” he says. “I would like to say what she drinks.”
    .objective-1 = Speak for him in the church at Sallow.
    .done-1 = You use his words; your own come out too large. Agnes Tolley, the Reeve, is mending a strap. “How old?” she asks the strap. Seven, you say. She pulls the stitch tight. “He had better come and see who we are, then.”
    .fail-1 = You begin with the four thousand. A woman stands up, then her row, then the church. There is no shouting. They go out past you one at a time, and each of them looks at you, so as to know you again.
    .objective-2 = Teach the League, in their camp, to filter: sand, charcoal, cloth.
    .done-2 = It comes through the colour of weak tea. They pass it round with both hands and thank you. Corran drinks last. “That will help the grown ones,” he says, and pours what is left back into the jar.
    .fail-2 = The charcoal is wet and the sand is silt. It goes in brown and comes out brown, more slowly. A young Scout begins to laugh, and has to be walked away from the fire.
story-quest-sandbags =
    The Parish is filling sacks: flour sacks, mail sacks, a wedding dress. The first of them lie across the spillway.
    Agnes Tolley, the Reeve, ties every knot herself. “My grandmother was moved for the first lake,” she tells the knot. “It was for the good of others, and so it was. She never had a window that faced it.”
    .objective-1 = Clear the spillway. Send its watch home and pull the sacks out.
    .done-1 = The man on watch goes, with his lantern. You pull the sacks out by their good knots, and a foot of water starts south. He has stopped on the bank. “That one is my mother’s dress,” he says. You wring it out and give it to him.
    .objective-2 = Fill sacks at the Drowned Bell until you cannot close your hands.
    .done-2 = By dark there is a wall as high as the bell. Agnes Tolley turns your hands up to the lamp. She tears a cloth and binds them, with the knot that she uses for the sacks, and goes back to her place in the row.
    .fail-2 = The handle splits along the grain and opens your palm. There is blood on the sacking. Agnes Tolley ties it off and sets it with the others; there is no time to choose.
story-quest-the-census =
    Rafe Corran asks for the names of everybody on the Floor, so that no one is forgotten on the day.
    Agnes Tolley gives them, plaiting rope, and with each what they are good at: bees; sitting with the sick. He makes it eight hundred and ninety-nine. He says that there is one missing, and she goes on plaiting.
    .objective-1 = Take the list round three settlements. Find each of them a place.
    .done-1 = A loft, a barn, half of somebody’s bed: the list comes back full. At the bottom Corran has written in the one she left out. “And what are you good at?” he asks. “Being last,” says Agnes Tolley, and he writes that too.
    .objective-2 = Add the names in the churchyard at Sallow. They live here too.
    .done-2 = You read them off by lamplight. She says what each was good at, and Corran writes. Past two thousand he lays down the pencil. “I cannot find beds for these,” he says. “No,” says Agnes Tolley. They sit on for a while, those two.
    .fail-2 = The moss has the older ones. You make out a year, half a name, and “also”. “Also who?” asks Corran. Agnes Tolley feels along the stone with her thumb. She used to know.
story-quest-the-second-wheel =
    The great wheel of the dam is not the only one. From her mother’s papers Ottoline Breck has learned of a small one, for letting water out slowly. One part is missing. It was lent, says a note, to some people who were putting on a play.
    “One hand a day,” she says. “Three hundred and sixty-five hands.” Then: “Oh.”
    .objective-1 = Cut the part new at the Switchyard, out of a bus axle.
    .done-1 = It fits. A rope of water, as thick as a wrist, goes off down the valley. Rafe Corran of the League fills his jar. “How long, at that?” he asks. “A year,” says Ottoline Breck. He thanks her. He does not say whether they have one.
    .fail-1 = The one good lathe stands where the ground shines. You stay an hour too long at it and spoil the axle in the end. Your hands are warm all the way home.
    .objective-2 = Chain the great wheel at the Gatehouse, so nobody turns it in anger.
    .done-2 = The chain goes through seven times, and Ottoline Breck shuts the lock. “My mother turned one of these,” she says. “By hand, alone, three hundred times. She was not angry.” She hangs the key round your neck and keeps hold of it a moment longer.
    .fail-2 = A link gives, and goes down the shaft; you hear it for a long time. In the draught the great wheel stirs, by a finger’s breadth, and you both put your hands on it.
story-quest-the-bell =
    For thirty years the bell of Nether Sallow hung under the lake and rang in a strong current. “You would hear it through the boat,” says Silas Pim. “You would stop rowing.”
    Now it hangs over barley. If it rings, the families load their carts. It must not ring by mistake. Agnes Tolley has wrapped the clapper in her shawl.
    .objective-1 = Ring it.
    .done-1 = At the third stroke doors are open all over the Floor. Most people packed weeks ago and did not say. Agnes Tolley stands below you with her hands over her ears, like a girl, and watches the carts brought out, and says whose each one is.
    .fail-1 = The rope is rotten. It comes down, with you on it, and overhead the bell swings once and does not touch. Across the field a woman has stopped with her bucket. You lie flat in the barley until she goes on.
    .objective-2 = Take out the clapper, and sleep on it, next to the bell.
    .done-2 = It is as long as your arm, and all night it is cold through the blanket. Towards four the rain makes the bell hum. In Sallow nobody wakes. At six Agnes Tolley brings you bread, takes the clapper up in both arms and carries it home.
story-quest-three-hundred-turns =
    The great wheel takes three hundred turns. Somebody is turning it at night, ten at a time, and chalks them on the wall. It stands at one hundred and ninety. The newest mark comes off on your thumb.
    Down on the Floor they are lighting lamps. Ottoline Breck counts again. “Eleven nights,” she says. “Please.”
    .objective-1 = Turn it openly instead: at the Gatehouse, by day, with a warning.
    .done-1 = First you wind it back to nought, at noon, doors open. Rafe Corran of the League comes in with chalk on his cuff and takes the other side. Then the day is called out, and the hour. Down on the Floor every face is turned this way.
    .fail-1 = By day it will not move for you. You lean on it until you see spots. In the night, when you have gone down to sleep, it goes round ten times, and in the morning there is fresh chalk.
    .objective-2 = Sit up by the wheel, and take hold of whoever comes.
    .done-2 = He comes at two, in his stockinged feet. You have him by both arms before he sees you. It is Rafe Corran, who walked ninety miles to ask. “Only ten,” he says. “I never did more than ten.” He is asleep on his feet.
story-quest-the-night-watch =
    The Parish keeps watch along the crest, with lamps. Since yesterday the crack has grown by the length of a hand.
    Below, in the gallery, a giant called Hob holds the worst of it with his back. Agnes Tolley, the Reeve, has sent a blanket. It covers one shoulder. “I hold,” says Hob. “You talk. You say about dry things.”
    .objective-1 = In the Valve Gallery, show them the water line. Do it kindly.
    .done-1 = You bring them down one by one and let them feel the wall. Agnes Tolley comes last. “How long can he?” she asks. “Until,” says Hob. She leaves her hand by his shoulder. “Then we shall have to talk to the League,” she says.
    .fail-1 = You say it kindly. They lift their lamps and see a wet wall. “It was always wet,” says an old man. “My father stood here, and it was wet.” Behind you Hob changes his feet.
    .objective-2 = In the Valve Gallery, pack the crack with everything there is.
    .done-2 = Sacks, hay, two pews, a cart without its wheels. You ram it home with a beam, six to a side. Around three the hiss turns to a drip. “I stop now?” asks Hob. He steps away. On the wall, where his back was, the stone is dry.
    .fail-2 = The packing comes out in one piece, with the water behind it, and puts you through the rail. Hob is there before the rest of it. He sets his back in the hole. “Again,” he says.
story-quest-open =
    The carts are on the hill road. From the gatehouse one sees every roof, which doors were left open and which were locked. “Dry feet,” people say as they pass each other, and then cannot go on.
    Ottoline Breck has put on her mother’s gloves. “Three hundred,” she says. “Last time I held the lamp.”
    .objective-1 = Turn the wheel at the Gatehouse three hundred times, and count aloud.
    .done-1 = At a hundred your voice goes, and she counts for you. At two hundred she takes off the gloves and holds them out, and you put them on. At three hundred it is quiet. Then the sound begins. On the hill they are lifting up the children to see.
    .fail-1 = At the ninetieth turn it kicks, and throws you against the wall, and runs back before the catch takes. “Seventy-nine,” says Ottoline Breck. She has not looked away from the window. “Seventy-nine. Go on.”
    .objective-2 = Go down once more. At Sallow Church there is a lamp.
    .done-2 = Agnes Tolley, the Reeve, is on her knees, washing the floor. “You would not hand a thing over dirty,” she tells the boards. You take the other cloth. Then she puts out the lamp herself, and on the hill, when you come up, they have all waited for you both.
    .fail-2 = The low road is under already. You go in to the chest, and a gatepost comes down on the current and hits you below the arm. From the bank you see that somebody has trimmed the lamp, so that it burns steadily.
story-quest-the-wall =
    It has rained for six days. Everybody who can lift is on the dam, from both sides, and they have given up asking which. The wall hums. One feels it in the teeth.
    “It will hold,” says Agnes Tolley, the Reeve, with a rope round her waist. “Four hours,” says Ottoline Breck. “Or nine.” And then, to no one: “Mother.”
    .objective-1 = Open the gates in the dark, from the Gatehouse, before it opens itself.
    .done-1 = You give the runners all the time you dare, and a little more. The gates go up. You cannot see it leave. You hear it, going away from you into the dark, where there are lamps still. The lamps begin to climb. You count the ones that climb.
    .fail-1 = The rack has jammed. You go down the face of the gate with a bar and strike where Ottoline Breck shouts to strike. It gives by a foot, and what comes through takes you off the ladder. The rope holds. It was tied with a good knot.
    .objective-2 = Hold. In the Valve Gallery, with nothing at your back.
    .done-2 = You pass along what comes: doors, earth in aprons. Nobody speaks. At some hour the hum goes down by half a tone, and no one dares to say. When it gets light the rain has stopped. You are holding a stranger’s hand, and neither of you can let go.
    .fail-2 = A stone the size of a loaf leaves the wall by your head, and the water after it is as hard as wood. Before you are up there are four hands in the hole, two from the Parish and two from the League.
story-quest-a-hand-at-a-time =
    Ottoline Breck has got the dam’s small wheel to turn. One hand of water a day: the Floor would have a year to leave, and the League would have to wait that year.
    Agnes Tolley will sign for the Parish, after Rafe Corran. Rafe Corran will sign for the League, after her. They are both ashamed of it.
    .objective-1 = At the League Camp, get Corran to sign first.
    .done-1 = “A year,” says Rafe Corran. “My girl will be eight.” He signs, and writes her name under his. Before you have left the camp his people come after you with what is in their pockets. For the carts, they say. For whoever has to move.
    .fail-1 = He has the pen. “If I sign it and she does not,” he says, “I shall have to go home and tell them that I was the one who waited.” He lays it down, very gently, parallel to the paper.
    .objective-2 = At Sallow Church, get Agnes Tolley to sign first.
    .done-2 = She finishes the knot, and looks up from it, at you. “Somebody has to be first up that hill,” she says. She signs, and takes one chair, and carries it up. By evening there is a fire beside it, and bread, and whoever is tired can sit down.
    .fail-2 = “My grandmother signed,” she tells the rope. “They had it very nicely written out for her as well.” You have no answer to that, and she makes you tea.

## The Piano on the Hill

story-quest-half-a-tune =
    All over the county people whistle one tune, over washing, over graves, as far as the middle. There it stops. Nobody knows the rest.
    Whoever whistles it out of doors is followed, at a distance, by somebody large, who stops where the tune stops and waits a little, in case.
    .objective-1 = Whistle it with another survivor, in a settlement, where people can hear.
    .done-1 = You reach the middle together and hold the note. The street holds it too, and so does a very deep voice behind the last house. When people go to look, there is a roof tile, scratched with a nail: WEDDING. AT THE KILN. NO MUSIC. PLEASE.
    .fail-1 = You start on two different notes and find the right one a bar after the tune is over. The street goes back to its washing. Behind the last house somebody sits down, heavily, prepared to wait.
    .objective-2 = Or make camp where nothing prowls, and listen for the rest of it.
    .done-2 = Late at night it comes over the ground, hummed, very low, and stops where everybody stops. In the morning there is a blanket over you the size of a sail. On it lies a roof tile, with the way to the kiln and the word WEDDING.
story-quest-the-piano-on-the-hill =
    A concert grand stands on the hill, in the open. There is not a scratch on it, and forty of its keys make no sound.
    In the dust on the lid are handprints as broad as plates. Whoever made them took great care not to press.
    .objective-1 = Climb Piano Hill and tune it.
    .done-1 = By evening the low half rings. You try one chord, and behind the piano somebody lets out a breath that must have been held since noon. You go round. The grass is pressed flat, a good deal of it, and warm.
    .fail-1 = A pin slips. The string leaves the frame and finds your cheek, singing the right note as it goes by.
    .objective-2 = Or bring it new springs. Any robot has some.
    .done-2 = You carry the springs up the hill, and they fit. They are rather stronger than a piano needs. Before you have closed the lid it has shifted its weight from one leg to the other.
story-quest-hobs-hands =
    Hob can play the low half. On the high half each of his fingers is three keys wide, and whatever he plays comes out as a crowd.
    He is not sad about it. “The keys are small,” says Hob. “The hands are big. You have a stick?”
    .objective-1 = Make him something to play with, at Piano Hill. It wants a patient ear.
    .done-1 = Ten thimbles of pear wood, as big as mugs, tapered to the width of a key. He plays up to the top, listens to it being over, and comes down. “In a room,” says Hob. “With chairs. Do people sit?”
    .fail-1 = The stick breaks on the first loud note. Hob picks up the pieces, every one, and tells the key that he is sorry. You know now which wood it will not be.
    .objective-2 = Or ask at Giants’ Kiln for one of his kind to play the other half.
    .done-2 = Bricks have worn one woman’s fingers to the width of a key. “Is he kind?” she asks. “Does he shout?” She cannot leave the fire. She bakes ten thimbles, to her own measure, gives you something off the shelf, and wants to know where the people will sit.
    .fail-2 = The night shift takes you for a complaint about the bricks, and stands up for the bricks. By the time it has been cleared up they are sorry, and you are lying down.
story-quest-the-springs-want-back =
    You put the springs of a walking machine into a piano. On the third night the piano gets up.
    It tries the slope, finds its feet and sets off downhill, at the pace of somebody with an appointment. The robots of the county step off the road to let it by.
    .objective-1 = Head it off on Piano Hill and hold the lid shut until dawn.
    .done-1 = It carries you three times round the hill. Towards morning it stands still under your arms, ticking, and you let go. It walks on, since it has somewhere to be, but now it walks at your pace and waits at the gates.
    .fail-1 = The lid goes up, and comes down with you in it. People in the valley sit up in bed and wonder who is playing.
    .objective-2 = Or let it walk, and see to the heavy robot that walks with it.
    .done-2 = The robot stops, one arm out along the road. It had been carrying the piano’s stool, with a great deal packed inside the seat. The piano has not looked round. You follow the tracks of its castors as far as the school fence.
story-quest-moving-day =
    The piano has stopped in the schoolhouse and will not be moved. Lessons are held round it. In arithmetic it counts along, in thumps.
    It ought to be taught its scales. Since it came, somebody large has been sitting in the nettles under the window, not missing a word.
    .objective-1 = Give lessons at the schoolhouse, together with another survivor.
    .done-1 = On the fourth day it climbs the scale of C with nobody pushing. Under the window a deep voice climbs it too, one step behind. The children look at each other. Then they open the door, and the whole bench moves along.
    .fail-1 = You count it in. Your fellow teacher counts it in as well, differently. The piano, which is anxious to please, does both.
    .objective-2 = Or pay carriers at the schoolhouse to take it back to its hill.
    .done-2 = Eight carriers take hold, and are paid. Halfway up they notice that it is walking and that they are only holding on. The whole school has run alongside, and at the top each of the children shakes you by the hand.
story-quest-the-second-half =
    Hob has found the second half of the tune. It was on the back of the sheet. People had only ever copied out the front.
    He would like to play it once, up on the hill, for one person who will not laugh.
    .objective-1 = If people trust you, be the one. Go up Piano Hill and hear it.
    .done-1 = It is slower than the first half. Where everybody had thought that it would climb, it goes down, and then it is home. Hob keeps his hands on the keys until there is nothing left to hear. He holds out the tuning hammer. “For keeping,” he says.
    .objective-2 = Or bring the largest audience you can up Piano Hill.
    .done-2 = They sit on the grass down to the road. Hob looks at all of them, and stays. When he plays on past the middle, an old woman takes hold of her neighbour’s hand. They go home humming, so as not to lose it.
    .fail-2 = They come. They pass a bottle, and somebody laughs, about something else. Hob closes the lid with one finger. “Cold,” he says, “for people to sit.”

## Nobody Feeds the Lake

story-quest-net-mending =
    There has been no water at Ferryman’s Rest for sixty years, and every year Silas Pim mends his nets. Let a net go, he says, and you never get it back.
    He is short of floats. Something comes over the mud at night and takes them, one at a time.
    .objective-1 = See to three of the small creatures that take them.
    .done-1 = They had hoarded what they took, under a stone, in order of size. Pim ties in the last float and hangs the net along the fence, facing the lake. “About dusk you might hear it sing,” he says, “out there. It is only gas.”
    .objective-2 = Bring something that floats to Ferryman’s Rest. Pim counts it as one.
    .done-2 = He pushes it under in a bucket, watches it come up and nods. It goes on the line. You get his tea, which is hot, and the seat in the stern.
story-quest-nobody-feeds-the-lake =
    What is left of Lake Municipal is two acres, and they glow. Silas Pim, the ferryman, used to take it something every evening. He is past eighty, and has stopped.
    Since then the path has got shorter. Each morning he paces it from his door to the water, and each morning he has steps left over.
    .objective-1 = Bring it something from your bag that does people good. Stand well back.
    .done-1 = You leave it on the last dry stone. The light draws in towards it until the far bank is dark. When it has spread again the stone is bare, and wiped. Behind you on the path a chain is pulled a little way, and stops.
    .objective-2 = Or meet the thing that comes up the path.
    .done-2 = It dies with its head towards the ferryman’s house. It had come a long way from the water and is still wet. When you turn it over, something inside it shifts and rattles, with the sound of a tin.
story-quest-what-was-in-it =
    There was a tin in the thing from the lake, and in the tin a ferry ticket, quite dry: one adult, single.
    The ferry has not run since the night the lake left. The ticket was clipped this week.
    .objective-1 = Show it to Silas Pim at Ferryman’s Rest.
    .done-1 = Pim takes the clippers off their nail and lays the jaw to the hole. It fits. He shows you the hinge, which has rusted solid. “There were twelve of these,” he says, when he has hung them up again. “That night. There were twelve.”
    .fail-1 = He looks at the ticket, says that it is a good ticket, and asks whether you have eaten. When you leave, the tin is standing outside the door.
    .objective-2 = Or use it. Stand at Lake Municipal where the ferry went from, and wait.
    .done-2 = Near midnight there is a bump against the stones, as of a hull. Luggage is set down at your feet, dry. Something waits for you to step in, and then pushes off. Pim, when he is told, asks only how low she lay in the water.
    .fail-2 = You wait. The water comes over the stones without a sound and stands round your ankles, warm as a hand. When you climb out, your legs are shining, and the ticket is still good.
story-quest-the-fare =
    The lake took what you gave it and sent something up in return. It lay outside your tent, clean, wrapped in weed. It was worth a good deal more.
    Every night since then the ground has been wet beside your head, and each night a little nearer. It would like the difference.
    .objective-1 = Pay, at Lake Municipal: give up something you had meant to do.
    .done-1 = You say it aloud over the water, the whole of your plan, and as you say it you lose it. The light rocks. A jar is standing on the stone, full to the brim and shining. Whichever way you hold it, it leans towards the lake.
    .objective-2 = Or let it come into you, until it is satisfied.
    .done-2 = It finds you where you are, up through the wet ground, and rises to the knee. It goes over you the way one counts change. What it has counted shines. When it lets go of your ankles, you notice that it had taken hold.
story-quest-the-last-crossing =
    The night the lake left, Silas Pim was on it, with twelve passengers. He has their names by heart and says them over the nets.
    He has never said where he put them ashore. He would say it now, to somebody who had come a long way and would not hurry him.
    .objective-1 = If nobody speaks ill of you, walk the crossing with him from Ferryman’s Rest.
    .done-1 = Halfway over he stops. There is no landing here, nor ever was. “It looked like shore,” says Pim. “She had no water under her. They thanked the ferryman and got out. One could hear them talking, for quite a way.” He puts his hat back on, and finishes the crossing.
    .fail-1 = In the middle the crust gives and you go in to the chest. Pim has you out with the boat-hook, hand over hand, talking quietly, as to a passenger. He turns for home at once. “Not another,” he says. “Not another one.”
    .objective-2 = Or find the boat. She must be lying somewhere.
    .done-2 = She lies upright on dry ground with her oars shipped, and sixty summers of dust in her. The luggage is still under the seats, where nobody came back for it. You take what will be of use. Some of it has names on, and that you leave.
    .objective-3 = Or learn it from the mud itself, if you ever hear it sing.
    .done-3 = You call the twelve names over the mud, and are answered twelve times, always from the same place. You tell Pim that they must have kept together. He nods, and asks you to tell him again.
story-quest-high-tide =
    For one night the two acres of Lake Municipal are three.
    Everything along the bank has been moved up by exactly one yard. Pim’s bench has been moved, and so has the man who was asleep on it. He is dry, and his hat has been put straight.
    .objective-1 = Go down to Lake Municipal, well slept, with a lamp, and thank it.
    .done-1 = You say it as one would to a neighbour. A brightness runs out of your hand, down the lamp and away over the water. By daylight it is two acres again, and the bench is back where it belongs.
    .objective-2 = Or put out one of the shining things that came up with it.
    .done-2 = It goes dark from the edges inward, and along the shore doors open. People had been sitting up behind them with a little money in their laps, in case it could be paid to go away. They would like to be rid of the money too.
    .objective-3 = Or wade in at Lake Municipal, if you shine. It takes back its own.
    .done-3 = You go in shining and come out dark, and the lake is brighter by just that much. Your clothes, when you look for them, have been moved up a yard and folded.

## The Blank Sheet

story-quest-etcetera =
    Ilse Marsh, the Surveyor, pays by the mile. Her order book has four columns: seen, heard of, doubted, and Thursday.
    “North-east of the slag,” she says, when you ask about the last. “But not always.”
    .objective-1 = Fill in three blanks on her map.
    .done-1 = She lays your three against her thumb, inks them and pays to the half mile. Before you have counted it she has turned the page and is asking what there was to see beyond.
    .objective-2 = Or tell her, in a settlement, what you have seen, without improving it.
    .done-2 = You give her the road as it is, with the dull parts. Her pen does not stop once. “People leave those out,” says Ilse Marsh, blotting. “And one needs them, to get home by.”
    .fail-2 = At the second bend you put in a waterfall. She lays down the pen and waits for you to take it out again.
    .objective-3 = Or fill in one from which nobody has come back to complain.
    .done-3 = You come back, and complain. She takes it all down, and unlocks the box where the others left their things before they set out. She touches each of them, says whose it was, and lets you choose.
story-quest-the-blank-sheet =
    Ilse Marsh has drawn the county eleven times and burned it ten.
    She holds the paper a hand’s breadth from her face and finds the wet ink with a fingertip. What she needs, says the Surveyor, is a pair of eyes that will still be good next year.
    .objective-1 = Climb the elevator at Elevator Town and call down what you see.
    .done-1 = You call down ridge and road and roof, and two hundred feet below she draws, without once raising her head. Then you call down a house, by itself, in Loud Pines. The pencil stops. “Say that again,” says Ilse, “with the bearing.”
    .fail-1 = One of the rungs is only paint. From below Ilse hears you go past the second gallery, and sends for a blanket.
    .objective-2 = Or go where she has drawn nothing, and others have only warned.
    .done-2 = You bring it home, and she sets it down bearing by bearing, with your finger under hers. In the margin are small skulls. She passes over them quickly, until she comes to one and stops. “That,” says Ilse, “is not mine.”
story-quest-the-eleventh-map =
    On Ilse’s eleventh map there is a house in Loud Pines. She thinks that it was not on the tenth. The tenth is ash.
    She has not been sleeping. A new house she could accept, she says, or an old mistake. She would like to know which she has drawn.
    .objective-1 = Go to the Lodge in Loud Pines and knock.
    .done-1 = It is a house. The step is hollow with use, and older than any of the maps. Nobody comes to your knock. From the road, when you look back, you cannot find the roof. Something on a branch by the gate catches the light.
    .fail-1 = “Come in,” says a voice, and it is yours. It comes from the trees behind you. Then the rest of it does.
    .objective-2 = Or stay well off the Lodge, and measure it twice.
    .done-2 = Four hundred and twelve yards. You walk round, begin afresh and make it four hundred and twelve yards. Ilse will sleep on that. Only, between the first reading and the second, something bright has been hung on a branch beside the door.
    .fail-2 = The two readings do not agree. You take a third, to settle it, and the third agrees with neither.
story-quest-the-skull-in-the-margin =
    Wherever Ilse Marsh has lost somebody, she draws a small skull in the margin of the map. There are nine. She puts a finger on each and says a name.
    At the Switchyard the finger stays where it is. She did not draw that one.
    .objective-1 = Go to the Switchyard and find out who did.
    .done-1 = In the relay hut are a blanket, a lamp and some sheets of squared paper. On every sheet is the same small skull, over and over. The first are clumsy. On the last sheet you could not tell it from one of hers.
    .fail-1 = There are papers in the relay hut, and light enough to read by. You are halfway down a page before you think to ask what is giving the light.
    .objective-2 = Or make an end of the thing that it is a picture of.
    .done-2 = Among what is left when it is over there is a drawing board, much travelled, with one sheet still pinned to it. A road stops in the middle of the sheet. Beside it, in pencil, is the skull, in Ilse’s manner, by a younger hand.
story-quest-the-apprentice =
    The skull was drawn by her apprentice. He went ahead three years ago, to save her the walk, and he put it in when he understood that he would not be back.
    Ilse runs a fingertip over it. The line is very good, she says. He had learned it.
    .objective-1 = Walk on from where his line stops, into the blank, and finish it.
    .done-1 = You start from his last peg and set your own beyond it, into ground that nobody had drawn. The figures are read out to her. “He was on the bearing,” says Ilse. “The whole way. He was on the bearing.”
    .objective-2 = Or bring her his satchel from the Switchyard.
    .done-2 = It hangs among the insulators, where he had put it out of reach of something. In it are two pencils, and a letter that begins with the weather. Ilse does not ask to have it read. She takes it on her knees and does up the strap.
    .fail-2 = You have hold of the strap when the strut gives way. You come down. The satchel stays up there, turning in the wind, with its flap open.
story-quest-the-last-sheet =
    Ilse cannot see the paper any more. She has pinned down a clean sheet, by touch, and laid the pens beside it in order of width.
    She asks you to draw the county as it is, and to tell her about it while you do.
    .objective-1 = Draw it, in a settlement, if you have learned enough by now.
    .done-1 = You draw, and you tell her. Twice she asks whether something is there, and it is not. At the end she reads the sheet with her fingertips, from edge to edge. She does not ask for the matches. You will be needing the theodolite, she says.
    .fail-1 = You do the east shore from memory. “Whose?” says Ilse. She unpins the sheet, feels for a clean one and lays it in front of you.
    .objective-2 = Or describe it, in a settlement, with another survivor, and let her hands draw.
    .done-2 = One of you says where, the other how far, and her hands go to and fro over the sheet. When you have both finished they go on a little way, up a side valley in the east. It is there. You had forgotten to mention it.
    .fail-2 = You both speak at once, of different hills. Her hand stops between them and waits there. “One county,” says Ilse, “if you please.”

## The Play (Vault 84)

story-quest-the-all-clear =
    A postcard has turned up behind Nan Corrie’s stove. It is for Vault 84: ALL CLEAR. YOU MAY COME OUT. It was posted fifty-nine years ago.
    Behind that door people were told to wait for it. “They will have kept themselves busy?” says Nan.
    .objective-1 = Find Vault 84 and put the card through the slot.
    .done-1 = You hear it land. You hear it read out, by a voice that stumbles, and then by another, with more expression. After that comes the sound of a great many people taking up their positions.
    .objective-2 = Or read it down the old speaking-tube in the pump shed, slowly.
    .done-2 = You read it three times. From very far down a calm voice answers. “Thank you,” it says. “From the top, please. And a little louder, for the back of the house.”
    .fail-2 = You hear the words go down, losing a consonant at every bend. What arrives at the bottom is weather.
story-quest-the-missing-prop =
    Act four needs a telephone that rings. The one in the prop room of Vault 84 is made of soup tins, and the Mayor has to do the ringing himself, with a spoon.
    The Prompter, under the stage, has been putting in for a real one for fifty-nine years, through the proper channels, all of which lead to the Prompter.
    .objective-1 = There is a telephone in the County Hospital. It is ringing.
    .done-1 = You lift the receiver. Nobody. You unscrew the whole thing from the wall, wind the wire round it and put it in your bag. An hour down the road, in the bag, it rings once.
    .fail-1 = You go after the ringing by ear, down a long ward, between beds that are made. Beside the last of them the floor gives. While you lie below, it stops ringing. When you try to move, it begins again.
    .objective-2 = Or buy one. It will not be cheap.
    .done-2 = With the rest of what you have paid for comes a telephone, in newspaper. It was never connected to anything, says the dealer. He tells you so again at the door, without being asked.
story-quest-a-bad-review =
    In Vault 84, in act two, you came on as the Stranger, whom the Widow has kept a dance for.
    The cast has since voted on you, kindly and at length, and there is to be extra rehearsal.
    .objective-1 = Practise in the open, with nothing near, until it is right.
    .done-1 = There is one bar left of the record, and you hum it, in an empty field, until your feet have stopped asking. You send word down that it is right. Three ladies, you are told, will be the judge of that.
    .objective-2 = Or take another survivor for a partner, and rehearse in a settlement.
    .done-2 = Nobody in the square knows the dance, so nobody sees what is wrong with it. By the second evening there are seven couples. The vault hears of this. Three ladies have asked for their usual seats.
    .fail-2 = You lead. So does your partner. Together you cross the square at some speed and enter a horse trough.
story-quest-linnet-wants-out =
    Linnet is fifteen and plays the Weather in Vault 84. She has a bucket, a bell, and six lines, one of them about clouds.
    She has spoken it every evening since she was five. She would like to know whether it is true.
    .objective-1 = Take her up, out of Vault 84, and let her look.
    .done-1 = “And where is the Weather off to?” asks the Porter at the door. “Out,” says Linnet. It is not in the text. He turns over several pages to make sure, and opens it for her. On the first step she takes hold of your sleeve.
    .fail-1 = You put your shoulder to the last door. It gives all at once, and you with it. Behind you, down in the street, they are ringing for act one. “I am on,” says Linnet, already running.
    .objective-2 = Or bring her, in Vault 84, something to wear that has been rained on.
    .done-2 = She smells it, puts her tongue to it, and goes along the street to let everybody hold it. That evening she breaks off in the middle of her line, kneels down at the grille and asks the Prompter what comes after the end.
story-quest-the-last-performance =
    The Prompter of Vault 84 has run out of play. There is one page more. It has never given that page out, because after it there is nothing to say.
    Linnet has asked for it. The whole street has stopped, in costume, to hear who is going to read.
    .objective-1 = Go to Vault 84 and read it to them.
    .done-1 = It is half a page. The baker shuts his shop. The Widow sits down. The last line is the Weather’s, and Linnet has said it before you can give it to her. They all look at the grille. The Prompter has no corrections.
    .fail-1 = You get as far as the baker. He is to untie his apron, and cannot find the knot, and nobody is able to look at him. “We will stop there,” says the Prompter. “Beginners at four.”
    .objective-2 = Or write them another, in the margins of something printed.
    .done-2 = You write all night, between the advertisements, and read it out in Vault 84. It ends with people going in to supper. “There is no Stranger in this one,” says the Prompter. “They are not waiting for anybody.” There is a pause. “I see.”
story-quest-after-the-curtain =
    Linnet has seen a cloud. She has given a talk about it in Vault 84, from notes.
    Forty people would like to see one too. They have packed, and stand inside the door in their costumes. What frightens them is how far up it all goes.
    .objective-1 = Walk them out of Vault 84, along a rope, with their eyes down.
    .done-1 = They come out in pairs, looking at their hands. The baker is the first to let go. He kneels down in the ditch, pulls something up and asks Linnet whether this is wheat. It is grass. He puts it in his breast pocket, roots and all.
    .fail-1 = On the sill the Mayor looks up, and sits down. So does everybody behind him, all along the rope, and it takes you off your feet. “Again tomorrow,” says Linnet, coiling it.
    .objective-2 = Or, being nobody in particular, tell them in Vault 84 what is out here.
    .done-2 = You begin with thirst and the dogs and go on from there. Nobody claps. Nine of them pick up their cases all the same. The Mayor, who has played a man in charge for thirty years, shows you how one stands while saying a thing like that.
    .fail-2 = You say that one gets used to it. Linnet looks up from her notes. Behind her they begin to hang up their coats.

## The Count (Vault 109)

story-quest-the-closed-door =
    In Loud Pines stands the door of Vault 109. It was shut on the night of the war.
    There are scratches across the steel, on the outside: a hundred and nine, evenly, in a row. Then, by itself, one more.
    .objective-1 = Knock on the door of Vault 109, the way the scratches go.
    .done-1 = You knock a hundred and nine times. You wait, and knock once more. Behind the steel somebody has been counting with you. “Thank you,” says a pleasant voice, and the wheel begins to turn.
    .fail-1 = Past sixty you lose count, and stop. In the trees behind you the knocking goes on, in your rhythm. You turn round, and it is on you before you have seen what it was knocking with.
    .objective-2 = Or stand at the door until it asks, and know who you are.
    .done-2 = It asks through a grille what you can do, and after each thing it pauses, as one does to write. You have several things to say. After the last of them the bolts go back, all round the rim, softly, in order.
story-quest-a-place-at-table =
    In Vault 109 the Steward has laid a place for you. Your name is on the card, in a good hand. They will not begin without you, it says. It would not dream of it.
    There were a hundred and nine places. There still are.
    .objective-1 = Find the one whose chair it was, wherever she was sent.
    .done-1 = She is standing in open country, barefoot, with her napkin still tucked in. She was told to walk, she says. Was the chair comfortable? You take her to the nearest lit house. She stands behind the chair they offer her, until a child pulls it out.
    .objective-2 = Or break the bell in Vault 109 that calls to dinner.
    .done-2 = It comes off the wall in your hands. Along the corridor doors open, and people stand in them with nowhere to go. “It is seven,” says the Steward. “It is seven.” You fill your bag in the pantry. “It is seven,” it says as you leave.
    .fail-2 = The bell rings once, in your hands. They come out of every door, napkins over their arms, to help you to your seat. They are gentle as long as you go with them.
story-quest-the-uncounted-child =
    She was born in the linen room of Vault 109 and has never been counted. She is nine, and makes no noise at all.
    She knows the way out. She has been up as far as the grating, and looked at it, and had no reason to go on.
    .objective-1 = Give her a reason: bring to Vault 109 something that is only hers.
    .done-1 = She asks who had it before, and whether they will want it back. She puts it inside her dress and goes ahead of you, through the sheets, up the shaft, past the grating. Everybody on the road is shown it, and may look, but not hold.
    .objective-2 = Or bring her to Nan Corrie at Crossroads Camp, through everything.
    .done-2 = “You will be hungry?” says Nan, to both of you. “And you will want to sit where you can see the door?” The child counts the people and counts the chairs. There is one chair over. She looks at it for some time, and at Nan, and climbs up.
    .fail-2 = Forty people look up from the fires at once. She is gone, and you go after her in the dark, by way of a ditch with iron in it. “There are too many,” she whispers when you find her. “Can we come when there are fewer?”
story-quest-from-outside =
    There are a hundred and ten scratches on the door of Vault 109. The last is lower than the rest, and its edges are bright.
    It has been cut again and again, every time a little lower, by an arm that does not reach so high any more. Once a week somebody comes back.
    .objective-1 = Make camp in the pines by Vault 109, and wait until he comes.
    .done-1 = He comes at the end of the light, counting. At every tenth step he sets something down, and rests, and takes it up. Your fire does not surprise him. He sets it down one last time, facing the door. It is a kitchen chair.
    .objective-2 = Or go through the trees to the Lodge, where he sleeps when he comes.
    .done-2 = A bed, tightly made. On the wall above it are dates in pencil, a week apart, all in one hand. The first is the night of the war, and the last is from this week. There is a chair missing at the table.
    .fail-2 = The path forks, and forks, and at each fork there is the print of four chair legs. You follow them until dark, into a pit that was dug for something heavier.
story-quest-the-right-number =
    Every night since you left, the Steward of Vault 109 has said a number into the trees, the way one asks a question, and waited.
    It is never the same number. People as far off as the road lie awake, and find that they have counted the breathing in the house.
    .objective-1 = Go back to Vault 109 and tell it that it may stop.
    .done-1 = “Is that everybody?” asks the Steward. You say that it is. The lamp dims, and a drawer slides open. The tally lies in it, all its wheels at nought. That night there is no number. Under the pines an old man stands and listens for it.
    .fail-1 = “Thank you,” says the Steward. “At which number?” You have none ready. It waits for you, as it was taught to. The door has been closing all this time, and you are in it.
    .objective-2 = Or stop one of the heavy robots that have begun to come and listen.
    .done-2 = It stops with its head to one side, its arms full of things to be counted. You stand as still as it did, and learn how much one hears. By the road an old man asks what the number was last night, and nods when you say it.

## The Doctor’s Rounds

story-quest-clean-hands =
    Until noon Dr. Wen’s hands shake. After noon they are steady.
    “One, tremor,” she says, drying them. “Two, a man at the hospital, who sells me a blue bottle. Three, I would be obliged if you did not let me have it back.” She says it as one asks for the salt.
    .objective-1 = Be free of such a thing yourself, and tell her how.
    .done-1 = “How is it done?” asks Dr. Wen. A night at a time, you tell her. She writes that down, and rules a line for each. When noon comes she is sitting on her hands, reading it.
    .objective-2 = Or pay off the man at County Hospital who sells it to her.
    .done-2 = He counts your money, shuts his case and asks you to give her his regards. He means it. Before supper she knows. “Four,” says Dr. Wen, “nobody to be angry with,” and she takes your arm, on account of the tremor.
    .objective-3 = Or go to County Hospital and drink it yourself.
    .done-3 = It tastes of pears. Everything that hurt stops hurting. When you wake, your pockets are full of things out of cupboards, and Dr. Wen sits across from you with the empty bottle in her lap. “One,” she says. “Steady hands.” She is looking at yours.
story-quest-the-rounds =
    Dr. Wen covers forty miles on foot, with one bag. She has a list of the sick, and a shorter list of those whom she can cure.
    “Symptoms,” she says. “One, feet. Two, shoulder. Three, I am forty-seven. I could use a second pair of legs.”
    .objective-1 = Carry the bag as far as the County Hospital.
    .done-1 = There are nine doors on the way. At each she holds a hand out behind her, and you put the right thing into it. At two there is no right thing, and those take longest. On the hospital steps she begins to tell you something.
    .fail-1 = The bag is heavy, and there is a short way over the hot ground. Dr. Wen goes round. When you meet again, she holds her counter to your boots and listens to it with her eyes shut.
    .objective-2 = Or be on the list yourself: come to real harm, and be honest about it.
    .done-2 = “Where does it hurt?” You leave nothing out, and it takes a while. She puts in nine stitches and then wants to know, with her pencil ready, when you last did nothing at all for a whole day. You try to think of one.
story-quest-convalescence =
    Doctor’s orders: be well for one whole day. Dr. Wen has prescribed it some four hundred times and has never seen it done.
    If you manage it, she would like to hear what it is like.
    .objective-1 = Rest somewhere clean, with nothing near that could want you.
    .done-1 = You lie down. A beetle walks up one side of your boot and down the other. By evening you have heard every sound there is, and none of them was for you. Dr. Wen makes you tell it twice, and gives you the address of her surgery.
    .objective-2 = Or be well liked instead. She says that it comes to the same.
    .done-2 = They bring broth and blankets, and each of them has a remedy. None of it is medicine. Dr. Wen takes your pulse, and takes it again. Would you come and stand about in her surgery for an hour, she asks. It may be catching.
story-quest-the-list =
    On the shorter list, the one of those who can be cured, there is a name in pencil. It is Dr. Wen’s.
    “Pencil,” she says, “because I am not sure of it. One, a year, perhaps. Two, I should like to spend it walking.”
    .objective-1 = Fetch the medicine out of the Switchyard. It keeps in lead.
    .done-1 = There is enough in the lead box for one person for a year, or for nine children for a month. She counts it again. She thanks you. Then she takes out the other list, the long one, and begins to write beside the names.
    .fail-1 = The first box has stood open for years. You learn it from the light on the undersides of your hands. Behind it is a second, shut, and you cannot stay to lift it.
    .objective-2 = Or learn what she knows, while she is here to ask.
    .done-2 = She examines you at the roadside: fevers, fractures, what to say at a door. She corrects you less and less. At the end she puts the pencil away. “Good,” says Dr. Wen. “That is one thing that will keep.”
story-quest-the-blue-bottle =
    The man with the blue bottles has a farm in the Glass Orchard. There is no fence round it. People kneel between the rows from dark to dark, tending the plants for their next bottle. When he comes by with the tray they thank him, all together.
    One of them moves up a little, to make room for you.
    .objective-1 = Burn the farm in the Glass Orchard.
    .done-1 = It burns blue. They stay on their knees until the heat reaches them. Afterwards they stand along the edge, sixty people, with nothing to do. A woman asks where she is. The man beside her is able to tell her.
    .fail-1 = The smoke lies down along the rows, with you in it. It tastes of pears. Later you are on your knees, there is earth under your nails, and the row in front of you is weeded to the end.
    .objective-2 = Or meet the Bottle Man himself, on the road.
    .done-2 = He gives up, hands you the tray with the money in it and walks away south. In the orchard they wait for him. It has been dark for an hour before the first of them gets up off her knees.
    .objective-3 = Or buy him out, at the Glass Orchard, and take up the business.
    .done-3 = He shows you the cellar and the cupboards and gives you the keys. He seems lighter. You walk out between the rows with the tray. They lift their heads, and thank you, all together.
story-quest-last-rounds =
    At the crossroads Dr. Wen gives you the bag. She shows you the catch that sticks, and the pocket with the sweets in it for children.
    Then she walks on without it, and she walks better.
    .objective-1 = Make the round in her place: three settlements.
    .done-1 = At the first door they look past you, for her. At the second they look at the bag. At the third somebody has put the kettle on. That night you find the place inside the lid where her name was, rubbed clean.
    .objective-2 = Or walk with her a while, out where nobody lives.
    .done-2 = She tells you the plants as you go. Twice she makes you sit, and sees to you. On the last rise she looks at the road where it goes on, and she looks at you. “One,” says Dr. Wen. You wait for two. She shakes your hand.
    .fail-2 = You cannot keep up. A long way ahead she turns, sees that you are only out of breath, and lifts a hand. She is smaller each time the road comes into view.

## Wanted

story-quest-the-reward =
    A notice offers ten Caps for Tolliver Crane, robber, “tall, or thought to be, and dangerous”.
    “Dangerous” was spelled wrong. A pencil has gone over it with the correct word, which is “hungry”.
    .objective-1 = Take somebody in who is at least as bad.
    .done-1 = Your prisoner comes quietly, on hearing that there is a bed in it. They pay you three. The ten are for Crane. It was ten this morning. Since then people have come in off the street and added to it, and it stands at nineteen.
    .objective-2 = Or tear the notice down, in a settlement, in front of people.
    .done-2 = It comes off in one piece. Beneath it is an older notice, gone yellow, with a picture of his grandmother. Nobody in the street speaks. They have seen where you stand, and they move back from it.
    .fail-2 = The paste is better than the printing. You are still at the first corner when a man with a book comes out and charges you for the paper.
story-quest-wanted =
    Tolliver Crane has robbed the toll house again. Nobody has paid a toll there for forty years, so he took the barrier, and put it up a little farther on.
    At Crossroads Camp they laugh about it until late. “You will have seen,” says Nan Corrie, “that they have all moved away from the door?”
    .objective-1 = Go to the Toll House and talk to whoever is behind the barrier.
    .done-1 = It is a cousin, holding it up with both hands, since the post was left behind. Mr. Crane is not at home. Mr. Crane receives on the road. He would like it to be known, says the cousin, that he is armed.
    .fail-1 = You pay once for passing, and once for coming back. The cousin is sorry about the second. It is a new idea, and they are trying it out.
    .objective-2 = Or go after his people. Two of them should do.
    .done-2 = The first gives up with a grin, and asks you not to tell his grandmother. The second puts his hands on his head and asks the same, and he has begun to cry.
story-quest-the-barrier-gang =
    Crane’s people turn out to be four cousins and a grandmother.
    The cousins do the shouting. The grandmother sits in the window of the toll house, knitting something long, and has not looked down at it once.
    .objective-1 = Finish it: go after one who still carries off what belongs to others.
    .done-1 = It does not take long. They go home over the fields, in single file, the smallest last. The old woman has seen it all. She goes from door to door and tells it, and she does not need to add anything.
    .objective-2 = Or come to an arrangement with the grandmother at the Toll House.
    .done-2 = She pours tea until you have understood who is making the offer. The boys will keep to one road. Here are three Caps. At the door she takes you by the chin and turns it to the light. “They will be wanting a face,” she says.
    .fail-2 = She hears you to the end and names a sum. You are out at the gate before you notice that you have paid it.
story-quest-the-price-of-a-barrier =
    Tolliver Crane will give the barrier back. He wants it in writing that he borrowed it.
    He would also like a character reference. “Something with the word dread in it,” says Crane. “But warm.”
    .objective-1 = Write him the reference, in a settlement. Stay within the truth.
    .done-1 = “I have known Mr. Crane for some days. He is punctual. He has never fired on me. I should be sorry to see him hanged.” He has you read out the last sentence again. He folds the paper very small. “Who is talking of that?” he says.
    .fail-1 = The truth runs out after two lines. Crane looks over your shoulder, asks whether that is all, and says that he can wait.
    .objective-2 = Or take the barrier from whoever guards it at the Toll House.
    .done-2 = The cousin runs. You drag the thing home by yourself, past every window in the district, and nobody comes out to lend a hand. They had laughed at him. They do not laugh at you.
    .fail-2 = You pull at one end and the cousin at the other, until he lets go of his, which is the one with the millstone on it.
story-quest-a-better-likeness =
    The face on the new poster is yours. It is a good likeness.
    “They have been generous about the chin?” says Nan Corrie. She holds up a ladle beside it, to compare.
    .objective-1 = Pay, in any settlement, to have it taken down.
    .done-1 = A boy goes round with a bucket and soaks you off the walls. By evening there is a clean square on every one. People look at the square, and at you, and say good evening.
    .objective-2 = Or earn it, since they say it of you already.
    .done-2 = At the sight of your face everything is dropped, the knife and the bag and the money. There is a poster among it, worn through at the folds. You are asked, from the ground, whether it is true, what it says about you.
    .objective-3 = Or grow out of it: let them find something better to print.
    .done-3 = There is a second edition, with the same face and no price. People have begun to leave things under it, some of them useful. Nan has one over the stove. She has taken a little off the chin, to be fair.
story-quest-the-posse =
    They caught Tolliver Crane in the peat. There is a rope, and there is a discussion. Twelve men are having it, in low voices, about the beam of the hoist.
    He has lost his cap. He sees you, and looks relieved. Then he no longer does.
    .objective-1 = Go to the Peat Cuttings and talk them out of it.
    .done-1 = You ask each of them what Crane took from him. It comes to a toll apiece, and a barrier, which is back. “We were frightened,” says a man. They go home. Crane gives you the rifle, which was never loaded, and asks you to see him to the road.
    .fail-1 = “Whose friend are you?” they ask, and you are slow to answer. A lamp is held up to your face and kept there, until all twelve have had a look.
    .objective-2 = Or go to the Peat Cuttings and hold the lantern.
    .done-2 = You hold it steady. He asks that his grandmother be told something else. It takes less time than the discussion. When he is dead they share out his pockets. Your part is six coins and his book of receipts. There is one for each of them, made out carefully.

## The Man Who Does Not Age

story-quest-lost-property =
    The robots of the county have begun to hand things in: one glove, a door, the big hand of a clock.
    They stand in line and would like receipts. Clement Ashby, who keeps the school records, has sent you his second-best pen.
    .objective-1 = Go where a robot stands, and write receipts until the line is gone.
    .done-1 = “Received, with thanks, one door.” They read it through and go. The last of them has nothing to hand in. It would like a receipt all the same. You put down that it came, and the date, and it carries the paper away in both hands.
    .fail-1 = The third robot hands in a receipt. It was found, it says, on the second robot. The second robot joins the end of the line.
    .objective-2 = Or settle one account by hand.
    .done-2 = It stops in the middle of a word, holding something out to you. What it is holding is quite good. Behind it the line moves up by one.
story-quest-the-man-who-does-not-age =
    Clement Ashby has kept the records at the schoolhouse for thirty-one years. There is a photograph for each. In every one of them he is thirty-one.
    “I should like it looked into,” he says. “Correction. I should like to be told that it is nothing.”
    .objective-1 = Go through the photographs with him, at the schoolhouse.
    .done-1 = Row by row the children grow up and bring children. He stands at the left, in the same collar. “I take care of my things,” says Ashby. In the newest picture a man is coming up the road behind him, out of focus, in a collar that you know.
    .fail-1 = He has a reason for each: the light, a new lens, a good night’s sleep. By the twentieth picture you are finding reasons for him. “Then that is settled,” says Ashby, and does not put the box away.
    .objective-2 = Or open up two robots, and compare.
    .done-2 = You lay it all out on a sheet. One piece is finer than the others, warm to the touch, with a number engraved on it. You have seen work like that once before, when Ashby turned his head.
story-quest-the-comparison =
    Inside the robot was a part with a maker’s number. Clement Ashby has the next number. It is behind his ear, under the hair.
    He has always taken it for a scar. He fell off a swing when he was six. He can describe the swing.
    .objective-1 = Go to the schoolhouse and tell him.
    .done-1 = He has you read the number out, writes it down and reads it back. He looks for a place in his file where it can go. “And the swing?” asks Ashby. You do not answer. In the end he dips his pen and writes: “not confirmed”.
    .fail-1 = You begin. He offers you tea, and then the better chair, and then he offers to shut the window. When the bell goes for third form he thanks you for coming, and you have not said it.
    .objective-2 = Or file it off, at the schoolhouse, while he sleeps.
    .done-2 = He lies as straight as a pen in a tray. It takes an hour. In the morning he puts a hand behind his ear and does not ask. He enters it in the day-book, with the time, and your name, where everybody can read it.
    .fail-2 = At the first stroke his eyes open. “Is it Monday?” asks Clement Ashby. You tell him no. He closes them again. You sit there with the file until it is light.
story-quest-thirty-one-candles =
    Clement Ashby has never had a birthday that he could vouch for. The school would like to give him one. They have the candles, thirty-one of them, under somebody’s bed.
    What they do not know is whether he eats.
    .objective-1 = Find out at the schoolhouse what he is made of, with tact.
    .done-1 = You ask about lunch. He takes it alone, says Ashby. He looks at it for a time and gives it to the birds. But he is fond of the smell of bread. “Is that usual?” You say that it is. The children are told: bread, hot, and close to him.
    .fail-1 = You ask what he would have, if he could have anything. He takes it for a question about the school, and fetches the accounts.
    .objective-2 = Or bring a cake to the schoolhouse. Bring something.
    .done-2 = It is not a cake. The children ice it. By the afternoon nobody could say what it had been, and there is a guard on it, in shifts. You get the bowl to finish, and then the spoon.
story-quest-spare-parts =
    Clement Ashby wants to know who makes the parts. He has asked Inspector Twelve, the ticket robot, who could only say that parts travel free.
    At the County Hospital there is a crate, open. The label is in a neat hand, and the hand is his own.
    .objective-1 = Read the packing list, at the County Hospital.
    .done-1 = You read it out to him: hands, two; voice, one, mild. Overleaf is a set in your size, marked as sent, with the year in which you were born. You do not read that out. While he is looking for his glasses you feel behind your ear.
    .fail-1 = An arm comes out first. It was packed for shaking hands, under tension.
    .objective-2 = Or nail the crate shut, at the County Hospital.
    .done-2 = You take out what will do for people who exist already. Ashby passes you the nails until the tin is empty. “I find,” he says, “that I shall not be needing the address.”
    .fail-2 = You get one corner down and another comes up. Ashby sits on the lid for you, with his hat on his knees, and it lifts him, gently, by an inch.
story-quest-the-recall =
    A machine has come to the schoolhouse for Mr. Ashby. He is under guarantee, it explains, and it is so sorry about the hour. It has wiped its feet.
    It will wait outside until he has packed. It has brought a box, of about his length.
    .objective-1 = Send it back. It is strong, for all its manners.
    .done-1 = “Noted,” it says, in the middle of a bow, and stops. Ashby comes out in his hat with his case in his hand. He has had a look at the box. He would rather see the county, if you have room, and find out what he is like.
    .objective-2 = Or go in his place, from the schoolhouse, if you are the same make.
    .done-2 = It checks you against the list and thanks you. You remember a bench, and a good light. Then it is morning at the school gate, and you have never stood so straight. Ashby is ringing the bell. He has hung up his hat.

## Two Shops

story-quest-short-measure =
    The sisters at Kettle Mills have split the shop down the middle with a chalk line. The scales are on the line.
    “The whole county goes by—” says Marta. “—without stopping,” says Dagny. Marta had meant the scales, which have begun to weigh short.
    .objective-1 = Sell two things, anywhere, and watch the needle.
    .done-1 = When you sell, the needle stops a spoonful short. Marta puts it down to the draught from Dagny’s half. Dagny hangs up a curtain. It hangs on the line as well, and now the needle is in the dark.
    .objective-2 = Or buy two, and watch the thumb.
    .done-2 = There are two thumbs on it, one from either side, and they cancel out. For a year it has been the one honest scale in the county.
    .objective-3 = Or spend so much at once that both of them must serve you.
    .done-3 = It is too big for one to wrap. Dagny keeps a finger on the string while Marta ties the bow. For as long as that takes there is no sound in the shop. When the finger has been drawn out, each goes back to her side.
story-quest-two-shops =
    Marta sells left boots. Dagny, across the chalk line, sells right ones. It began as a quarrel about a cat.
    There has not been a pair sold at Kettle Mills for a year. You can tell the customers by their tracks.
    .objective-1 = Take Marta’s side: sell two things across her half of the counter.
    .done-1 = Marta enters them in figures that can be read from across the room. “My sister is going to be—” “—delighted,” says Dagny, to the wall. Marta asks you to step outside. There is something she wants to know, without being seen to want it.
    .objective-2 = Or take Dagny’s: buy something on her side, at Kettle Mills.
    .done-2 = Dagny wraps it twice. “Kindly tell the other counter that I am—” “—undercharging,” says Marta. Dagny puts down the string. She has had enough of counters, she says. Her half of the shop has wheels, if it comes to that.
    .objective-3 = Or buy one boot from each, at full price, and say nothing.
    .done-3 = You put them on, left, then right, and walk to the door. Both sisters look up. They have not heard it for a year, two feet making the same sound. It is Marta who comes after you and asks, very low, what you paid over there.
story-quest-left-boots =
    Marta wants to know what Dagny charges. She stands six feet from her, every day. She has not asked for a year and does not intend to start.
    “Dagny’s price list hangs at Elevator Town,” she tells you in the street, “where anybody can—” She stops, and waits for somebody to finish it.
    .objective-1 = Go to Elevator Town and ask the price of everything.
    .done-1 = You get the price of everything, down to the nail that the list hangs on. All of it is a little under Marta’s. At the bottom stands: “Left boots, the best: ask my sister.” Marta reads that twice. She goes in to see about a truce.
    .fail-1 = By the third shelf you have forgotten the first. The stallholder says it is no trouble, and begins again at the top, louder.
    .objective-2 = Or outbid her: spend freely, and let it be known for whom.
    .done-2 = Word gets about that Marta has money. Dagny puts her prices up. Marta puts hers up. Within a day neither of them can afford to be there, and each has sent to ask whether you would be her witness.
story-quest-right-boots =
    Dagny has taken her half of the shop on the road. At the first bend bandits took her half of the cart.
    She is sitting on the bank, among right boots. “Marta would have seen them coming,” she says. “She would have told me so all the way.”
    .objective-1 = Get it back from whoever has it.
    .done-1 = They give up the cart and are glad to; not one of them had found a pair in it. There is a little in the back that was not Dagny’s. She lets you have that. She means to set up again down the road, and you must look in.
    .objective-2 = Or find her another, among the wrecks at the Toll House.
    .done-2 = It has two wheels and one shaft and pulls to the right. Dagny walks all round it. She pats it, loads up and is off within the hour, in a wide curve. You will meet her again if you stay where you are.
    .fail-2 = The one you choose was holding up three others. Dagny digs you out, with a right boot.
story-quest-a-pair =
    Marta and Dagny are on speaking terms. They speak all day.
    The cat has not come back. Behind the shop at Kettle Mills there are two saucers at night, one on either side of where the line was.
    .objective-1 = Bring them a cat, or any companion that will pass for one.
    .done-1 = They look your companion over from all sides. “That is not—” says Marta. “—any trouble at all,” says Dagny. Marta thinks about it. “Yes,” she says. “That.” Both saucers are filled. Dagny gives you her ledger. They will only be keeping the one.
    .objective-2 = Or let them believe, at Kettle Mills, that it has been seen.
    .done-2 = You saw it on the mill roof, in the sun, washing. They ask how fat. They each put down three, for the news, without looking at what the other puts. At night the saucers are out again, and they have been moved together until they touch.
    .fail-2 = You mention its torn ear. “It never had—” says Marta. “—a torn ear,” says Dagny. It is the first sentence they have got right in a year, and it is addressed to you.

## Gerald

story-quest-for-sale-one-gerald =
    The notice at Crossroads Camp says: FOR SALE, ONE GERALD, GOOD WITH CHILDREN, BRING ROPE. It has been crossed out.
    Below, in the same hand, it says so again. “You will not be wanting a Gerald?” asks Nan Corrie.
    .objective-1 = Take on any companion. Gerald will hear of it.
    .done-1 = Gerald has heard of it. For a night and a day he sits with his back to you. On the second morning your new companion finds that somebody has moved over in the straw, and has left the end of a rope where it can be reached.
    .objective-2 = Or put down a deposit for him at Crossroads Camp.
    .done-2 = Nan drops it into the tin with the other deposits. It is a large tin. “And you will come and see him?” she says. They all do, it turns out, once a week, and Gerald receives.
story-quest-has-anybody-seen-gerald =
    Gerald is gone. The dent he sleeps in is cold.
    Nan Corrie is not worried. She has asked everybody twice, and cooked for nine.
    .objective-1 = Ask after him in two settlements.
    .done-1 = In the first they want to know what he looks like, and you are still explaining when the shop shuts. In the second you only say the name, and they take you outside and show you a gate. It has been eaten from the left.
    .objective-2 = Or sleep out, far from the camp, with the lid off the pot.
    .done-2 = At about three there is breathing, slow, from quite near and from rather a wide front. You keep your eyes shut. It is a long time over the pot. When it has gone, the lid, which was off, is on.
story-quest-something-ate-the-rope =
    In the morning the pot is clean and your rope is gone, all but the last inch.
    That was left for you, on a stone.
    .objective-1 = Follow the trail, into country that you do not know.
    .done-1 = Whatever made it has shut every gate behind it. On the fourth a child’s cap has been hung up, out of the mud. There the trail turns round. It goes straight back towards the camp, and the prints are suddenly far apart.
    .objective-2 = Or set out another pot, nearer to Crossroads Camp.
    .done-2 = You wake because the fire has been made up. He has left you half the soup, and is sitting between you and the dark. All at once he has turned to the camp and is listening. Before you have found your boots, his place is empty.
story-quest-gerald-goes-to-school =
    Gerald has been found. The children have him in the back row at the schoolhouse. They answered for him at roll-call, all in one voice, and Clement Ashby, who keeps the register, had written him down before he looked up.
    His marks are not good. His attendance is excellent.
    .objective-1 = Collect him from the schoolhouse, and sign.
    .done-1 = You sign in full. The class lines the fence. The smallest ties her scarf to his rope, so that he will know which one is his. He is a long time going round the bend. “A report will follow,” says Ashby, and wipes his pen.
    .fail-1 = You pull. Gerald is for staying. So is the whole second form, which has hold of the other end of him. “Lessons are until four,” says Ashby.
    .objective-2 = Or sit down beside him and learn something.
    .done-2 = You share a book. When it is time, he turns the page, with the utmost care, and some of it comes off. By four o’clock you know a thing that you did not know. You are both given a red tick for it. He eats his.
story-quest-good-with-children =
    In the night something came to Crossroads Camp for the children. It stood outside the shutters and called them by their names, in Nan Corrie’s voice.
    In the morning there is a good deal of it left, over a wide area. Gerald is asleep across the door. Nan has counted the tracks. It was not alone.
    .objective-1 = See to the rest of them, before they come back.
    .done-1 = It had been practising. It dies with a child’s name in its mouth, the voice quite right, only a little too slow. At the camp Nan is at the pot. “You will all be hungry?” she calls. It is some time before a shutter opens.
    .objective-2 = Or stand watch with him at Crossroads Camp.
    .done-2 = They come as far as the edge of the lamplight and stand there in a row. Gerald does not get up. He only opens his mouth. Then there is nothing at the edge of the light. You sleep with your back against him, and hear no one call.
    .fail-2 = It comes off the roof. You are under it, and then Gerald is there, and the lamp goes out. When it is lit again he lies across the door, asleep, and you have been dragged indoors by the coat, with your shoulder out.

## Wasteland, starred

story-encounter-the-barrier-is-down =
    A red and white barrier stands in a field, across no road. As you come near, a bell rings in the hut beside it.
    Through the window you see a woman put the kettle on and straighten her cap.
    .lead-1 = Pay the toll. Exact change is appreciated.
    .outcome-1 = She drops it in a jar, raises the barrier and salutes. “That makes nine this year,” she says. She would be glad if you took something from the lost property, since she can no longer open the oven.
    .lead-2 = Lift the barrier, politely, and keep walking.
    .outcome-2 = The counterweight is a paint tin, wired shut. It is heavier than it looks, and warm.
    .success-2 = Up it goes, and down again behind you without a sound. In the grass on the far side lies everything that others have lost while ducking.
    .fail-2 = The wire gives, and what was in the tin runs down your sleeve and lights it. “It does that,” she calls from the hut. “We used to have a sign.”
    .lead-3 = Ask whether she knows who you are.
    .outcome-3 = She does. The cash box comes out through the hatch, and then something in oilcloth that was her husband’s. She does not look at you. Behind her the kettle boils over, and she lets it.
    .lead-4 = Sit down and be told the news.
    .outcome-4 = She has saved it up, in order, with who said so. One piece of it you ask to hear twice. When the pot is empty she hangs the cap on its nail. That was all of it, she says. Now she can go and live with her sister.
story-encounter-the-wheelbarrow =
    A wheelbarrow stands in the middle of the path, by itself. The tarpaulin is tied down with a good knot.
    The wheel is still turning.
    .lead-1 = Undo the knot.
    .outcome-1 = It is a ferryman’s knot, of the kind that tightens when it is hurried.
    .success-1 = You let it take its time. Underneath, everything has been wrapped in newspaper, the heavy things at the bottom.
    .fail-1 = You pull. The barrow tips over on your foot, with all that is in it, rights itself and rolls away downhill with the knot still tied.
    .lead-2 = Push it to wherever it was going.
    .outcome-2 = It pulls a little to the left, so you go left. Some way on it stops before a door. A woman counts the packets and pays you the carrier’s money. She asks, without much hope, after the last man.
    .lead-3 = Shout that you have found it.
    .outcome-3 = You shout. Over ground as flat as this it carries a long way.
    .success-3 = Far off a hat is waved. He comes at a run, puts money in your hand, then more money, and holds on to the handles until he has his breath. He is so relieved that he tells you what he is really worried about.
    .fail-3 = You are answered. It had been asleep.
story-encounter-the-bath-in-the-field =
    A bath stands in the barley. The person in it is grey and very large, and has a brush on a long handle that is not long enough.
    “Between the shoulders,” it says, without turning round. “If you would be so good.”
    .lead-1 = Scrub.
    .outcome-1 = It is a great deal of back. The water is hot, and faintly green.
    .success-1 = “Ah,” says the bather, for about a minute. Then it gets out, puts on a tablecloth and will not hear of your leaving. It stands with its face to the hedge until you have had your turn.
    .fail-1 = You get as far as the ribs. Then your hands begin to tingle, and after that you cannot feel the brush. “It will be the salts,” says the bather. “They are lovely, but they do not suit everybody.”
    .lead-2 = Take what hangs on the chair.
    .outcome-2 = Trousers, and a bag. Behind you the splashing stops.
    .success-2 = It sits down again in what is left of the water and holds on to the sides. “I would have shown you what was in it,” it says. By night they know on all the farms who has the bag.
    .fail-2 = You are carried to the edge of the field under one arm, set down facing the road, and relieved of the trousers. The carts have stopped to watch, and will be telling this for years.
    .lead-3 = Talk about the barley.
    .outcome-3 = It has watched this field for six harvests. It tells you about roots, and about mice, and how one hears rain a day off. “People generally ask about me,” it says. The water has gone cold, and it does not seem to notice.
    .lead-4 = You are nearly the same size. Ask to be next.
    .outcome-4 = It moves over. There is room, if nobody breathes out. It does your back without being asked, and finds the place that you have never been able to reach.
story-encounter-the-dry-well =
    The bucket is gone from the well, and the rope goes on down. It is taut.
    A voice from below asks who is there. It sounds quite well, and in no hurry.
    .lead-1 = Haul.
    .outcome-1 = You brace a foot against the stone. Whatever is on the rope weighs as much as a person asleep.
    .success-1 = What comes over the edge is coats, a great many, tied by the sleeves round other people’s belongings. There is nobody in them. “Who is there?” asks the voice, from the bottom of the well.
    .fail-1 = The rope goes slack. Then it goes down, fast, with your hands round it, and you are thrown against the stone. “Who is there?” asks the voice. It is much nearer the top.
    .lead-2 = Talk to it, and go for help.
    .outcome-2 = It asks your name, and where you live, and who else is at home. You answer the first. When you come back with four people and a ladder, the rope is slack and the well is empty. One of the four walks home beside you, and asks a favour.
    .lead-3 = Cut the rope.
    .outcome-3 = The end whips back and opens your palm. You do not hear anything land. In the coil that is left on the drum a purse has been tied, out of reach of anyone below. You stay a good while, to hear whether the voice will say something.
story-encounter-the-picnic =
    A cloth on the grass, four plates, four chairs. The bread is fresh.
    The dust on the chairs is years old.
    .lead-1 = Eat, and leave something in return.
    .outcome-1 = New bread, white cheese, a hard pear. You put down what you can spare in the middle of the cloth, where they will see it. Under your napkin is something to take along. Whoever laid the cloth had thought of that.
    .lead-2 = Search the hedge.
    .outcome-2 = It is a thick hedge. It has been clipped on this side only.
    .success-2 = Behind it lies a hamper with a strap, well packed. The grass around it is pressed flat, where people have been lying on their stomachs to watch the chairs.
    .fail-2 = The wire is at the height of a shin, and the ditch behind it is deep. From down there you hear plates being gathered up, quickly, by several people. When you have climbed out there is only the grass.
    .lead-3 = Wait for the hosts.
    .outcome-3 = Nobody comes. The shade of the hedge moves across the cloth, and you fall asleep. You wake under a rug that was not there. The plates have been washed, and a drawing of a road is pinned to your sleeve, with a cross on it.
story-encounter-the-glass-rain =
    The wind has gone round to the orchard, and it carries splinters as fine as salt. You hear it on the stones before you see it.
    There is a culvert, occupied. There is a sheet of roofing tin, loose.
    .lead-1 = Run for the culvert.
    .outcome-1 = Two eyes, close together. It has heard the glass coming too, and it was here first.
    .success-1 = It is dead before the wind is. You sit out the rest beside its nest. It was made of whatever could be dragged in here, and some of that is useful.
    .fail-1 = You leave faster than you came, and lie flat in the open with your bag over your head until the hissing has gone by.
    .lead-2 = Hold the roof over yourself.
    .outcome-2 = Eight feet of tin, and the wind wants it.
    .success-2 = You keep it. When you put it down, the ground has been swept to the bone. A thing that was thrown away lies there, scoured, as good as new.
    .fail-2 = The wind has it, and you let go too late. It comes round once more, edge on, humming, and goes away over the hill with a piece of your coat.
    .lead-3 = Walk through it with your eyes shut.
    .outcome-3 = You go by the slope, and by the sound of the tin getting fainter. On the far side you open your eyes. Your coat is a paler colour, and the backs of your hands are raw. You could find the way again by night.
    .lead-4 = Stand in it. It has never bothered you.
    .outcome-4 = It sounds like rain. There are people in the ditch, and you fetch back for them whatever has blown away. They pay you, and give you something over. Then they see your face, which has not a scratch on it, and remember that they are expected somewhere.
story-encounter-the-ambulance =
    An ambulance lies in the ditch, its lamp still turning. The driver sits on the step with one boot off.
    “I was told to wait with the patient,” he says. The blanket behind him is drawn up all the way.
    .lead-1 = Treat it as an emergency.
    .outcome-1 = You lift the blanket, and lay it back, and then you see to the driver. His ankle is broken in two places. He had not liked to mention it. He makes you take what is in the cupboards, and they hear of you all along the road.
    .lead-2 = Go through the cupboards.
    .outcome-2 = He does not stop you. He tells you which of the drawers stick.
    .success-2 = Everything is rolled up and labelled. “She would want it used,” he says, and turns the lamp so that you can see.
    .fail-2 = The tall one sticks, then gives. A small lead box falls out and opens at your feet. “That was for her chest,” he says. “We thought it might help.”
    .lead-3 = Sit with him.
    .outcome-3 = You take the other half of the step, and he tells you who she was. Towards evening the lamp runs down and stops. He pulls on the boot, slowly. There is one thing she would have wanted seen to. He asks whether it lies on your way.
    .lead-4 = Your hands are shaking, and there is a cupboard with a red cross.
    .outcome-4 = It is locked. You cut your knuckles on it twice. Then he has you by the wrists, and holds on, and it takes until morning. He has sat up with people before. When it is light your hands lie in your lap, and they are only hands.
story-encounter-the-hole-in-the-fence =
    A fence runs round an empty field. Every day at ten it is mended, by something punctual.
    Today there is a hole in it the size of a person. It is twenty to.
    .lead-1 = Through, quickly.
    .outcome-1 = The wire takes hold of your sleeve and lets it go. Inside, the grass has been cut.
    .success-1 = In the middle of the field is a hatch, in good repair. At five to ten you are out again with your arms full, and the wire is only trembling a little.
    .fail-1 = It is early. It stands at the hole with its pliers, looking at you, and then at the pliers.
    .lead-2 = Mend it properly.
    .outcome-2 = There is wire on the post and a tool on a hook. You copy the stitch from the part next to it.
    .success-2 = At ten it comes, runs a hand along your work and finds nothing to do. It pays you the rate out of a drawer in its chest. Then it steps over the fence and sets off, for the first time, along the road. It leaves deep, plain tracks.
    .fail-2 = You twist it the wrong way round. At ten it comes, undoes all of it and does it again, slowly, so that you can follow.
    .lead-3 = Wait for the mender.
    .outcome-3 = It comes at ten, on the stroke, and finds you standing in its hole.
    .success-3 = It stops with the wire still in its grip. In its apron is everything that it has picked off the fence in sixty years.
    .fail-3 = It mends the hole with you in it. Afterwards it lets you out at the gate, and charges for the wire.
    .lead-4 = Walk along it.
    .outcome-4 = The grass by the wire is worn flat, and makes good walking. All the way round is two thousand and four posts. The newest is still pale, and stands where you began.

## Settlement, starred

story-encounter-the-general-store =
    One room, one lamp, one of everything. The shopkeeper waits until you are well inside.
    Then he goes to the door and turns the sign to OPEN.
    .lead-1 = Look at all of it.
    .outcome-1 = He goes ahead of you with the lamp, so that things come forward out of the dark one at a time. He lets each of them be looked at.
    .lead-2 = Name a lower price. He has been hoping for it.
    .outcome-2 = He names a price. You name another. He shuts the door, so as not to be disturbed, and brings out the second chair.
    .success-2 = You meet in the middle, by way of both your mothers. He is hoarse and happy. There has not been an afternoon like it, he says, since the man with the mule.
    .fail-2 = He outlasts you. There is one thing left on the counter by then, and he will not budge on it. He sees you to the door and thanks you for coming.
    .lead-3 = They know you here, and are glad. Let them make a price.
    .outcome-3 = He writes a figure on a paper bag, crosses it out and writes a smaller one. He calls his wife in from the back, to see whether it is small enough.
    .lead-4 = Ask for what is under the counter.
    .outcome-4 = He puts it in front of you without a word and says what it costs, which is hardly anything. He would like you to be gone before the children come down for supper.
story-encounter-the-soup-line =
    Soup at six. However many come, there is exactly enough.
    The cook has not sat down. Nobody has ever seen her eat.
    .lead-1 = Eat.
    .outcome-1 = Barley, kettle beans, something green. You are given the chair with its back to the wall. The man beside you has a few things to sell. He waits until your bowl is empty before he says so.
    .lead-2 = Carry and pour.
    .outcome-2 = The pot takes two to lift. The cook has the other handle. “You will have had a long day?” she says.
    .success-2 = You pour the last bowl, and the ladle scrapes. But you have kept one back. She takes it. She eats it standing, with her face to the wall, quickly, like somebody doing it for the first time.
    .fail-2 = Your wrists give, at the turn by the stove, and a third of it is on the floor. Three people fetch cloths. All the bowls are a little less full, yours too, and she stands over you until you have eaten it.
    .lead-3 = Put something in the pot.
    .outcome-3 = She takes it and does not ask what it is. What cannot be boiled can be swapped next door, and by six there are onions. Later a blanket is laid out on the bench beside the oven. It appears that nobody else wants the bench.
    .lead-4 = Ask who is missing tonight.
    .outcome-4 = She puts down the ladle. On the shelf a bowl is standing upside down, with a spoon across it. She tells you whose it is, and what they had gone out to do. When she has done, a neighbour asks what you will need for the road.
story-encounter-the-notice-board =
    Six notices. Three of them sell, one seeks, and one gives thanks for the loan of a ladder.
    The sixth is about you. It is fair.
    .lead-1 = Take the one that seeks.
    .outcome-1 = Four people come out of their doors to tell you what it leaves out. Then the shutters go up. They had all been watching to see whether anybody would take it, and had not liked to open until they knew.
    .lead-2 = Read the backs.
    .outcome-2 = Paper is short, and everything here has been used before.
    .success-2 = On the back of the ladder is an invitation, to whoever is careful. On the back of you is a debt, to be paid to bearer, so you take yourself down and collect.
    .fail-2 = On the first is a drawing of a horse. On the second is the same horse, from farther off. By the fifth you can hardly make it out, and the shops are open.
    .lead-3 = Pin up one of your own.
    .outcome-3 = The clerk takes his fee and lends you the pencil. You are a long time over what you can do, and longer over what you want. A woman has read it over your shoulder. She thinks that she may have the very thing.
story-encounter-the-hearing =
    A goat has eaten a will, and the family would like it read out. The magistrate has looked in the law, and it does not say.
    The goat stands where witnesses stand. It has been sworn in.
    .lead-1 = They know your face here. The hearing stops.
    .outcome-1 = The magistrate asks the family whether they would mind. She fines you for the other thing, takes the money and shuts the book. “And that is now over,” she tells the room, looking along the benches. “For everybody.” You are asked to hold the goat.
    .lead-2 = Give judgment.
    .outcome-2 = You have the goat brought closer. You ask the family what the old man used to say to it, of an evening, when he thought that he was alone.
    .success-2 = It comes out a piece at a time: the field for the one who stayed, the clock for the one who left. It is in his words. They can all hear that. At the end the daughter puts her arms round the goat’s neck.
    .fail-2 = You speak for an hour, and well. Towards the end you look for your notes. The goat is looking at you with great attention, chewing. Next door they are selling pies.
    .lead-3 = Move that the goat inherit.
    .outcome-3 = There is a silence, in which the goat can be heard to swallow. A goat’s needs are small, says the magistrate. The rest would have to be shared among its friends. She asks to see hands.
    .lead-4 = Leave them to it. The whole street is in here.
    .outcome-4 = The shopkeeper is a cousin of the deceased. She has left the door open, a list of prices, and a hat.
story-encounter-the-spare-room =
    She keeps the room as it was. The bed is aired, and you may sleep in it.
    You may not move the boots.
    .lead-1 = Sleep.
    .outcome-1 = The bed is short and very clean. Once in the night the door opens a hand’s breadth, and closes. In the morning there is hot water on the landing, and two eggs.
    .lead-2 = Ask about the boots.
    .outcome-2 = She folds a towel. She unfolds it, and folds it the other way.
    .success-2 = He went out in his good ones, of an evening, to see to something. She tells you what it was. In all this time she has not asked anybody to finish it. When you come down to breakfast she has moved the boots, and is sweeping where they stood.
    .fail-2 = “They are boots,” she says, and brings you milk on a tray, and bread, and stands until you have finished.
    .lead-3 = Chop her wood instead, until it is light.
    .outcome-3 = The axe has an edge on it. It used to be somebody’s work to see to that, and now it is hers.
    .success-3 = At sunrise it is stacked to the sill. She pays you out of a tin marked WOOD. The coins are old ones. She has gone on putting them by, every week, with nobody to pay.
    .fail-3 = It glances off a knot and finds your shin. She binds it up at the kitchen table, firmly, without looking for the scissors, and pays you for the logs that are done.
    .lead-4 = Give up a good night to sit with her.
    .outcome-4 = She sleeps badly, and has it all clear: the dances, the illness, what the boots cost. Some time towards morning she laughs at a thing he said. She puts her hand over her mouth. Then she takes the hand away.
story-encounter-the-pharmacy =
    There are three shelves: WHAT HELPS. WHAT HELPS A LITTLE. WHAT PEOPLE ASK FOR.
    The pharmacist folds her newspaper and waits to hear which.
    .lead-1 = The first shelf.
    .outcome-1 = She measures it twice, takes your money and makes you drink it in front of her. It is very bitter. The heat goes out of your bones, from the feet up.
    .lead-2 = The second shelf.
    .outcome-2 = Chalk, honey, a clean bandage. For these she charges nothing. What else she has is in the window, with the price turned to the street.
    .lead-3 = The third.
    .outcome-3 = “I am to ask whether you know what this is,” she says. You say that you do. It works at once, and nothing hurts anywhere. On the way out you notice that you have counted how many were left.
    .lead-4 = Ask to be rid of it.
    .outcome-4 = She locks the street door and shows you the back room: a cot, a basin, and a window that is too small to climb out of.
    .success-4 = It takes three days. She knits. On the fourth you ask whether there is any bread. She looks at you over the needles for a moment, and goes and gets her purse.
    .fail-4 = The window is not too small. You find that out on the second night, and then how far down the yard is. She comes with a lamp, in her nightdress, and sits by you on the stones. “Next time,” she says.
story-encounter-the-repair-bench =
    He mends anything, for nothing, if he may keep what is left over. There is generally something left over.
    .lead-1 = Hand him everything you carry.
    .outcome-1 = He lays it out in rows, takes it apart and puts it together. All of it works. On his side of the bench lie five screws and a spring. Behind him is a whole wall of things made from other people’s screws, and these are for sale.
    .lead-2 = Help at the bench.
    .outcome-2 = He pushes over the vice, a file and a box of leftovers. “It wants to be something,” he says. “I have been looking at it for a year.”
    .success-2 = You see what it is. He works the catch when you have done, three times, with his ear close. He gives it to you with both hands.
    .fail-2 = It wanted to be a spring. He looks for it in the rafters, and bandages your thumb. You may have a look at the finished things, he says, from there.
    .lead-3 = Let him have a look at you.
    .outcome-3 = He taps his way up your arm, stops, goes back a little and lights a second lamp. “Who had you apart before me?” he says.
    .success-3 = He closes you up. The old aches are gone, all of them. In the saucer are two small wheels, left over, quite worn. He does not put them with the others. He asks whether you would care to have them.
    .fail-3 = He was listening to the bench. By the time he is sure of that he has already used the screwdriver.
    .lead-4 = Trade him a story for a part.
    .outcome-4 = You tell him about the road, and he stops filing. He gives you a key in exchange. It is left over from a door in one of the towns, and he has always felt badly about it. Then he moves the lamp nearer and asks what came after that.
story-encounter-the-evening-train =
    There is no train. Every evening the old men take their bags and walk down to the platform.
    They stand there a while, and walk back up, and say that it was on time.
    .lead-1 = Go with them.
    .outcome-1 = You stand where they stand. At ten past six all of them step back from the edge, together, and hold on to their hats. Then it is quiet again. One of them takes your arm for the hill.
    .lead-2 = Carry their bags.
    .outcome-2 = There are seven. Nobody has offered before, and they look at one another, and hand them over.
    .success-2 = On the platform the smallest of them pays you the porter’s money. He gives you a folded paper as well. He was to have taken it to somebody at the other end. He has thought about it, he says, and he would rather it went on foot.
    .fail-2 = A strap breaks on the hill, and they all stand and wait while you gather it up: a razor, a clean shirt, a child’s cardigan with the label on it. They look at the sky until you have done.
    .lead-3 = Ask what is in the bags.
    .outcome-3 = They look at the one in the grey scarf, and he looks at you.
    .success-3 = “Presents,” he says. He opens his. Everything has been wrapped, and some of it has been wrapped again. He chooses one for you. “She will be past the age for it,” he says.
    .fail-3 = “Sandwiches,” he says, kindly, and they go on down. There is a shop open across the way.
    .lead-4 = Stay, and shop in peace.
    .outcome-4 = The street is empty at this hour. At ten past six the woman behind the counter stops weighing and stands with a finger on the scale, her head turned to the window. Then she asks what else.

## Wasteland, from the library

story-encounter-the-weather-station =
    A hut, a dial, and a recorded voice that has forecast fair weather every morning since the war, each time with more certainty.
    .lead-1 = Correct it.
    .outcome-1 = The back comes off with a coin. Inside are a great many wires, and they all lead to one word.
    .success-1 = You find it the others. “Changeable,” says the voice. It stops, and says it again, with relief. A farmer has been listening over the wall. He pays you for the first true forecast he ever heard.
    .fail-1 = You put the case for rain, with reference to the sky. The voice hears you out. “Fair,” it says. The clouds begin to part.
    .lead-2 = Take the battery.
    .outcome-2 = It bites you to the elbow. The weatherman’s locker springs open too, since it was on the same wire. “Fai,” says the voice.
    .lead-3 = Believe it, for once.
    .outcome-3 = “Fair,” says the voice, and you take off your coat and lie down in the grass. On the ridges the people on watch have heard it too. They let their fires go out, some under a star and some under a shield, and walk home while it is dry.
story-encounter-the-hanging-garden =
    Forty gas masks hang along a wire, and beans grow out of them. They have turned their faces to the sun.
    A man with a very small can has got as far as the twelfth.
    .lead-1 = Water them.
    .outcome-1 = What you have is not water. He reads the label, thinks it over and waters it down, so that it goes right along the row. You drink the end of it with him. Then he tells you from whose roof to whose the wire is hung, and why it bends.
    .lead-2 = Pick what is ripe.
    .outcome-2 = The ripe ones grow at the top, behind the eyes.
    .success-2 = You eat them as you stand. In the last mask, under the roots, your fingers meet something that was put there to be safe, before there were beans.
    .fail-2 = The wire hums when it is pulled, all the way to the far end. Over there something else that likes beans has raised its head.
    .lead-3 = Try one on.
    .outcome-3 = It smells of earth. Through the glass everything is green, and your breath comes and goes without the rattle. After a while the man lifts it off you and hangs it up again. “It is their turn,” he says.
story-encounter-the-two-graves =
    Two graves, one filled, one open, and a man asleep beside them with his arm round the spade.
    He buried his brother this morning. The second one, he has told the neighbours, is for tidiness.
    .lead-1 = Fill in the second, while he sleeps.
    .outcome-1 = You ease the spade out from under his arm. The earth is dry, and loud.
    .success-1 = He wakes when you are treading it level, and looks at it for a good while. “Then I shall want that for the potatoes,” he says, and holds out his hand for the spade. The neighbours have come up the lane. They walk home on either side of him.
    .fail-1 = At the third spadeful he wakes. He sees somebody with a spade at his brother’s side, and hits out. Afterwards he begs your pardon. He gets down into the second grave and begins to throw the earth back up.
    .lead-2 = Wake him and share your supper.
    .outcome-2 = You trade what you can for a fowl and an onion, and he eats with his feet in the grave. The brother could not cook, he tells you. When the fire is low he lies down to sleep on the far side of it, with his back to the hole.
    .lead-3 = Take the spade. He will have to stop.
    .outcome-3 = You draw it away, and take his coat with it, and what is in the coat. From the hill you look back. He has woken up. He is going on with his hands. In the next village they see the spade and know whose it is.
story-encounter-the-scarecrows =
    There are eleven scarecrows in the field. You count them again from the far side, and there are ten.
    The gap is behind you.
    .lead-1 = Run.
    .outcome-1 = The furrows are deep, and they all lie across your way.
    .success-1 = You do not look round before the road. They are in their places again, in their rows. All of them are facing the road.
    .fail-1 = You go down in the fourth furrow. What helps you up has straw in its sleeves. It does not know how hard it is holding, nor when one lets go.
    .lead-2 = Stand still among them.
    .outcome-2 = You step into the gap and hold your arms out.
    .success-2 = The light goes. At last something comes along the row, straightening hats, and it straightens yours. It puts things into your pockets, as it does for the others. You let it get to the end of the field.
    .fail-2 = Your arms begin to tremble. The heads turn, one after another, down the whole row. In the next field, and in the one beyond it, things get to their feet.
    .lead-3 = Ask what they are guarding.
    .outcome-3 = For a time nothing moves. Then the nearest arm comes down, slowly, and points between your feet. It is not buried deep. When you stand up with it, the straw is round your wrist, and it does not come away without skin.
story-encounter-the-swimming-lesson =
    Nine grown people lie on their stomachs on the dry ground, kicking. The instructor walks up and down with a whistle.
    “When the water comes back,” he says, “it will be too late to learn.”
    .lead-1 = Join in.
    .outcome-1 = You are given a lane, between a baker and a widow. Breathe to the left. Mind the thistle.
    .success-1 = After twenty lengths nobody is laughing any more. At the end you turn over, all ten of you, and lie with your arms out, looking up to where the surface would be.
    .fail-1 = You get cramp, a long way from the side. It is what they have trained for. Four of them save you, by the hair.
    .lead-2 = Teach them to float.
    .outcome-2 = You tell them to lie back and do nothing, and they find it the hardest yet. One after another their shoulders come down. The instructor pays you, and takes you aside. He has never seen more than a basin. He asks what it is like, when it holds one up.
    .lead-3 = Watch the bags for them.
    .outcome-3 = A boy comes out of the reeds, takes the smallest and runs, so you run too. Two fields on he drops it. It turns out to belong to none of the nine. And from here you can see something that you would not have seen from the bags.
story-encounter-the-quiet-dog =
    A dog sits at a garden gate. There is no garden, and no house. It lets you go by.
    Then it walks behind you, at the distance of somebody who does not want to be any trouble.
    .lead-1 = Stop, and wait for it.
    .outcome-1 = You sit down on a stone with your back to it. That seems to be the way.
    .success-1 = It takes until sundown. Then there is a weight against your side, and a long breath. You stay there until both of you are warm. When you get up, it goes as far as the bend with you, and home to its gate.
    .fail-1 = It sits down too, where it is. You get up, and it gets up. At the bend of the road it has come to the end of what it is allowed, and stays there, looking after you.
    .lead-2 = Follow it back.
    .outcome-2 = It goes in by the gate, not round it, and so do you.
    .success-2 = It walks up a path that is not there, turns left along a wall that is not there, and lies down. The ground under it sounds hollow. The cellar is dry, and the shelves are as they were left.
    .fail-2 = It knows where the cellar steps were. You find out.
    .lead-3 = Feed it.
    .outcome-3 = It takes the food out of your hand and eats half. The other half it lays down where a doorstep would be. The tag on the collar gives a street, and it is one that you know. In one house there they leave the gate open at night.
story-encounter-the-convoy =
    Eight wagons on the road. On the first there is a chalk star, on the last a shield.
    They have one tin of axle grease between them. It goes up and down the line, and not a word goes with it.
    .lead-1 = Ride with the star. Nobody says where you will be set down.
    .outcome-1 = The driver pays you to work the brake, and hardly ever calls for it. “A thing wants to roll,” she says, “and people stand in front of it.” You get off well along your way. Somewhere in the dust behind you one of hers has got down too, and stays.
    .lead-2 = Ride with the shield.
    .outcome-2 = They put you on the sacks, under a blanket, and will not let you help. When you get down, a man gets down with you. “No place should be left with nobody in it,” he says, and looks about for stones to build a hearth.
    .lead-3 = You have declared yourself. They make room.
    .outcome-3 = They have seen it on your door, or on your face. Hands come down to pull you up, and you ride among your own, and by the turning your bag is heavier. When the tin comes along from the others you hold it a moment, and pass it on.
    .lead-4 = Let them pass, and pick up what falls off.
    .outcome-4 = Eight pairs of eyes go by, and a good deal of dust. The fourth wagon has no sign on it. Something drops from the back of it, right at your feet. A child is looking out over the tailboard.
story-encounter-the-falling-tower =
    The pylon has been falling for sixty years, a degree at a time.
    You are quite near when you hear it take one.
    .lead-1 = Through, under it.
    .outcome-1 = The road goes right between its feet. Once a cart tried it, and is still there.
    .success-1 = It complains over your head, and stays up. The cart is flat in front. Behind, nobody has ever come to unload it.
    .fail-1 = It takes another. The first thing that comes down is a bolt as long as your arm. The second is what the bolt was holding.
    .lead-2 = Prop it.
    .outcome-2 = There are sleepers beside the old line, and a place in the concrete that would bear.
    .success-2 = It leans into the timber, and the noise stops. An old couple come out of the house below. They have slept at the back of it ever since they were married. They give you the front room, and tell you what one sees from there at night.
    .fail-2 = The first sleeper holds, and the second. You are under the third when the ground goes from under the first.
    .lead-3 = Bring it down, on what lives beneath.
    .outcome-3 = You draw one bolt, and run, and it is not quite far enough. It comes down along its whole length. When you can see again, nothing is moving under it, and whatever was able to run has run.
story-encounter-the-rain-barrel =
    A barrel under a spout, a cup on a chain, and a board: TAKE ONE.
    Underneath it has been scratched, with a nail: I TOOK TWO. I AM SORRY.
    .lead-1 = Take one.
    .outcome-1 = It is cold, and tastes of leaves. You hang the cup upside down, the way you found it.
    .lead-2 = Take two.
    .outcome-2 = The second is as good as the first. When you lower the cup, a family is standing on the road with a handcart full of jars. They have seen it. They come up, one by one, and take one.
    .lead-3 = Take none, and mend the chain.
    .outcome-3 = One link is open, and has been tied up with wool.
    .success-3 = You close it, with a stone, on the rim of the barrel. An old woman has come for her cup. She sees you do it, and sees you go away dry. She walks to market twice a week and is a great talker.
    .fail-3 = You close the link, and the next one opens. You find the wool and tie it again, and it holds as well as it did.
story-encounter-the-mock-trial =
    In a dry fountain some children are trying a raven for theft. It attends of its own free will.
    It is guilty. The question is of what.
    .lead-1 = Defend the raven.
    .outcome-1 = You call your client. It hops up beside you and looks at the jury, first with one eye and then with the other.
    .success-1 = Acquitted, on its looks. It flies off to a chimney and comes back with your fee, then with some more of your fee, until towards noon you ask it to stop.
    .fail-1 = You are speaking of its blameless youth when it reaches into your pocket, in full view of the court, and takes out a coin.
    .lead-2 = Prosecute.
    .outcome-2 = You ask leave to visit the scene of the crime, which is up a tree.
    .success-2 = You come down with the evidence. The court has never had so much evidence. What nobody lays claim to is yours, for the climbing.
    .fail-2 = You hold up a spoon. The judge, who is seven, turns red and says that it is hers.
    .lead-3 = Be the judge. You have a certificate.
    .outcome-3 = You sentence it to give back one thing a day. The court thinks about that. Then a girl at the back comes forward and lays a doll’s shoe on the rim of the fountain. She had said that it was the raven. Behind her three more get in line.
    .lead-4 = Move along.
    .outcome-4 = “One member of the public leaves,” says a very small clerk, and writes it down. There is a way through behind the fountain. Two of the jury are let off to show you.
story-encounter-the-still =
    A still has been built into a bus. It runs day and night, and nobody drinks from it.
    “For the lamps,” says one of the two who mind it. “The lamps,” says the other, and they look at each other.
    .lead-1 = Taste for quality.
    .outcome-1 = It lights you from the inside, down to the knees. Nothing hurts. You hear yourself ask for the cup again. They have both stopped working, and watch your throat. “Seven hundred and two days,” says the one. The other has put his hand over the tap.
    .lead-2 = Buy a can.
    .outcome-2 = They count the money into a box for oil. With the can you get something out of the luggage rack, from the days when people paid with whatever they had. They are glad to have it out of the bus.
    .lead-3 = Watch the pressure for them.
    .outcome-3 = They never both sleep at once. There is one needle to watch, and one red line, and they are asleep before you have sat down.
    .success-3 = You let off a little at two, and a little at four. They wake at eight, at the same moment, and lie there and look at the roof. Then they wish each other good morning, and fill your bag.
    .fail-3 = The needle is very steady. It was stuck. You come round on the grass, among the seats. They have you by the shoulders, both of them, and are asking you how many fingers.
story-encounter-the-white-tent =
    A white tent stands where there was none yesterday. Inside are a cot, a lamp and a form on a board.
    Your name has been filled in, and your weight, and the date of your birth. They are correct.
    .lead-1 = Fill in the rest.
    .outcome-1 = The questions get harder. Some have an answer already, in pencil, for you to go over in ink.
    .success-1 = You sign. A white glove comes in under the canvas and takes the sheet. It passes you a card in return, stamped. On the card is a thing that you can do, and could not do this morning.
    .fail-1 = You have said yes where it should have been no. You wake on the bare ground, shining, and the tent is gone. Your clothes are lying beside you, folded. They are much too small.
    .lead-2 = Tear it up.
    .outcome-2 = On the other side of the canvas a chair is pushed back. Then you hear the bolt of a rifle.
    .success-2 = Whoever it was has gone away over the hill, and has not once called out. The lockers beneath the cot are full. In the last there are more forms, a long row of them, one for each house on the road.
    .fail-2 = It comes through the canvas. You lie still after that. White boots walk round you, and pick up the pieces of the form, every one.
    .lead-3 = Lie down on the cot.
    .outcome-3 = They are thorough. They talk to each other over you, not about you. You wake on a bench, in the middle of a settlement, with a row of small stitches. You know how to do something that nobody ever taught you.
    .lead-4 = Walk round it, wide.
    .outcome-4 = The lamp is moved, inside, to keep level with you. It throws the shadow of somebody sitting up on the cot. You walk backwards as far as the ridge.

## The arcs, in the wasteland

story-encounter-hob-at-home =
    There is somebody behind the piano, trying to be small. It is a large piano, and it does not help.
    “I do not break it,” says Hob. “I am only near.”
    .lead-1 = Show him where middle C is.
    .outcome-1 = You press it down. He brings his head close, to see where the sound comes out.
    .success-1 = He reaches past you with one finger, as slowly as a door. The note is quite soft. “That is me,” says Hob. He waits until it is all gone, and does it again.
    .fail-1 = He wants to, and puts his hands behind his back. “You do it,” he says. So you play it for him until dark, and he hums it, a long way down, with his eyes on your fingers.
    .lead-2 = Give him something to read music by.
    .outcome-2 = It is only a magazine, and there is no music in it. He turns the pages by the corners. He has seen that the small black marks are the same each time one looks. “So it is kept here,” says Hob. “It does not go away when you stop.”
    .lead-3 = Say that you know how it is, being this size.
    .outcome-3 = He looks at your hands, and at his. “Chairs,” says Hob. You say: doors. “Stairs,” says Hob. It takes until evening to get through a house. Then he shows you where the low notes are.
    .lead-4 = Tell him to leave.
    .outcome-4 = He goes at once, with his head down, and stops to pull the grass straight where he has been sitting. He has put all his money on the lid, in a row. It is for having been near. At the foot of the hill people have been watching you.
story-encounter-the-moving-buoy =
    A buoy lies on the path, wet, a mile from the lake. This morning it was on the bank. The chain runs back through the grass, out of sight.
    You have fed the water. Now things come up to thank you.
    .lead-1 = Take hold of the chain and pull.
    .outcome-1 = It comes in, link after link. After a while it is coming by itself.
    .success-1 = Something has been tied to the last link, in weed. You undo it. The chain does not go back. It lies across your boots, and there is a small pull in it, such as a child gives to a sleeve.
    .fail-1 = Then it pulls. A mile is not far. You are up to the knees in bright water before you think of letting go. You let go, and it lets go too. On the way home you hear it following along the path, a link at a time.
    .lead-2 = Follow where the chain goes.
    .outcome-2 = Down through the reeds, past a boat, past a gate, always a little lower than the path.
    .success-2 = It ends under the water, and you do not go so far. But on the last dry stone there is an iron ring, bright from use, at the height of a hand. The grass before it is worn, by people who stood in line.
    .fail-2 = Somewhere in the reeds you stop following it. It has come round behind. It draws together about your ankles, lays you down on the stones with your face to the lake, and keeps you there until you have had a good look.
    .lead-3 = Step over it, carefully.
    .outcome-3 = You put down one foot, then the other. It allows this. From the rise you look back. It has turned round on the bare path, so that the number on it faces you.
story-encounter-ilses-spectacles =
    The house in Loud Pines stands on one of Ilse’s maps and on no other. By its gate a pair of spectacles hangs on a branch. They are hers.
    You look through them. There is the gate, and the pines. There is no house.
    .lead-1 = Bring them to her.
    .outcome-1 = The frame is as thin as a stalk, and the wind is up, so you carry them in both hands.
    .success-1 = She knows them by the bridge. She puts them on, turns her face to the window, north by east, and takes them off again. “Window,” says Ilse Marsh, and touches it, to be sure. She asks you to tell her, slowly, what is out there.
    .fail-1 = When you unwrap them one of the glasses is gone. Her finger goes round the empty rim. “It is of no consequence,” says Ilse. “I had left off wearing them. I saw more without.” She feels for the edge of the table, and then for your sleeve.
    .lead-2 = Keep them on and go in.
    .outcome-2 = You walk up to where the door was and put out a hand.
    .success-2 = There is a latch, and it is cold. You go through the house by touch: a table, a bed tightly made, a cupboard, from which you take what you can carry. You see nothing all this time but trees. She will want it told in that order.
    .fail-2 = There is a step, whether one sees it or not. You lie on your face among the pine needles with your palms full of splinters. They are old, painted splinters, and you will have to tell her that.
    .lead-3 = Leave them for whoever hung them there.
    .outcome-3 = You wipe the glass and hang them back on their branch, turned to the hills. Then you sit for an hour on the doorstep, out of the wind.
story-encounter-ashbys-twin =
    Clement Ashby sits by the road on a small suitcase and asks you the way to the schoolhouse.
    He has never been there. “I am to keep the records,” he says. “I start on Monday.”
    .lead-1 = Take him to the other one.
    .outcome-1 = He falls in beside you, at exactly your pace. “May I ask what the post is like?” he says. “Correction. The people.”
    .success-1 = They meet in the doorway. Each holds the door for the other, and it is some time before anybody goes in. The children want to know which is the elder, and when their birthdays are. The two Ashbys look at each other. Neither of them has it down.
    .fail-1 = You take the short cut and put your foot through the cover of a drain. He carries you the rest of the way without getting out of breath. At the schoolhouse another Ashby takes your legs. “Date of birth?” he asks the newcomer. It turns out that neither can say.
    .lead-2 = Send him the wrong way.
    .outcome-2 = He writes it down and insists on paying for the information. They find him two days later at the end of it, standing by his case, and he reads out your directions and your name. The school means to make it up to him, or to one of him.
    .lead-3 = He looks at you, and says: “You too?”
    .outcome-3 = He folds down the top of his ear. You fold down yours. The numbers are far apart. He turns your wrist over and shows you a thing that it can do. He found it out by himself. “When is your birthday?” he asks. “I have been wondering about mine.”
    .lead-4 = Walk on.
    .outcome-4 = He wishes you a good day. From the hill you see him on the suitcase, quite straight, his hands on his knees. A woman has stopped, and he has taken off his hat to her. She is pointing.
story-encounter-the-toll =
    The toll house barrier is down, across a road that never had one. Behind it stands Tolliver Crane, in a cap. “Stand and deliver,” he says. “Dry feet.”
    He licks his pencil. “It is not robbery if there is a receipt.”
    .lead-1 = Pay, and keep the receipt.
    .outcome-1 = “Received of one traveller, by fear, the sum of three,” he writes. He reads it through and puts “great” in front of “fear”. When you are well past, he comes running after you. He has been wondering what one would do, if one wished to give back a barrier.
    .lead-2 = Explain how robbery works.
    .outcome-2 = He leans on the barrier. “Proceed,” says Crane. “And not too fast. I have cousins who should hear this.”
    .success-2 = You get as far as the part where one does not sign. He has turned pale. “With my own name,” he says. “Two hundred of them.” He asks whether the barrier could go back, quietly, and who might put in a word.
    .fail-2 = He follows with close attention. Then he does it to you, step by step, and it goes beautifully. You have never seen a man so happy. He would like to put the barrier behind him now, he says, and aim higher.
    .lead-3 = Rob him.
    .outcome-3 = “You cannot,” says Crane. “I am doing it.” He calls for help, and there is somebody behind the hedge.
    .success-3 = The help goes home. Crane holds out the cash box and asks you, not grandly, to sign for it. His grandmother goes over the book. Before long they know along the road what you did to him, and that the barrier is to go back.
    .fail-3 = The help has been brought up to this. “No ill will,” says Crane, brushing you down. “You have a good plain face. Do you ever write references?”
    .lead-4 = Go round by the bog.
    .outcome-4 = The bog is wide, and bright in places. On a tussock in the middle lies a bag which somebody else set down, to have both hands free. Crane walks along the road beside you for as long as he can, offering discounts.
story-encounter-wens-bag =
    Dr. Wen sits down at the roadside. There is something she has been meaning to tell you. “One,” she says, and is asleep.
    The bag stands open. Under the bandages is a list that she has not shown you.
    .lead-1 = Read the list.
    .outcome-1 = It has been folded so often that it comes apart in four. Towards the bottom her writing gets smaller.
    .success-1 = The sick, in ink. Then those whom she can cure: they are few, and you read every name. When you look up, her eyes are open. “You have got to the pencil,” says Dr. Wen.
    .fail-1 = There is one line at the end that you cannot make out. You hold it to the light, and a hand comes and takes it from you. “That one is in pencil,” says Dr. Wen. “I go back and forth about it.”
    .lead-2 = Close the bag, and keep watch.
    .outcome-2 = The clasp makes a click, and she does not stir.
    .success-2 = Nothing comes. She wakes, and sees that the bag is shut, and which way you are looking. “Now you,” she says. “Four hours. I shall count.” When you open your eyes she has the list on her knee, unfolded, turned towards you.
    .fail-2 = You hear it late. It is only small, and it only gets your arm. She sews that up by feel, still half asleep, and sends you into the bag for lint. “Under the list,” she says. Then she is quite awake.
    .lead-3 = Take what you need.
    .outcome-3 = You leave her the bandages and the list. From the bend you see her wake, and put a hand in the bag, and keep it there. On her next round they will ask her what became of it all, and she has never told a patient anything but the truth.
story-encounter-geralds-tracks =
    Here Gerald slept. Here he ate a gate. Here he met a man on a bicycle.
    From here on Gerald has the bicycle.
    .lead-1 = Run.
    .outcome-1 = It is one line, and very straight. Where the road has a corner, Gerald has gone on.
    .success-1 = You keep it up for two miles. You come over the rise just as he leans the bicycle against the schoolhouse wall. He wipes whatever it is that he wipes, and goes in.
    .fail-1 = You run until you have a stitch. A child with a satchel goes by you at a walk. “You are late,” she says. “Gerald is never late.”
    .lead-2 = Work out where a road like this would lead.
    .outcome-2 = You sit down on what is left of the gate and try to think as Gerald would, which makes you hungry.
    .success-2 = He has had his breakfast. He is in a hurry, and has got himself a bicycle. It is ten to nine, and in all the county there is only one house where that matters. You can hear the bell from here.
    .fail-2 = You come to the conclusion that he has gone to sea. A boy with a satchel puts you right. He has Gerald’s rope over his shoulder, coiled, since it is his week to carry it.
    .lead-3 = Look for the cyclist.
    .outcome-3 = He is on foot, and glad of the company. You walk together as far as Crossroads Camp, and share his eel. It was a fair race, he says. At the gate he pays you not to tell them by how much.
story-encounter-the-man-outside =
    He is eighty, and has brought a kitchen chair. He sets it down facing the door, and stands beside it.
    “I shut it,” says Edwin Thrale. “I could count, you see. They let the one who could count stand by the wheel.”
    .lead-1 = Ask who the hundred and tenth was.
    .outcome-1 = His lips move. He goes up a long way before he stops.
    .success-1 = “A hundred and nine went by me. My sister was the ninety-first. Then there was one left, and that was the one who counted. So I stepped out, and shut it from this side.” He sits down. “They say I shut people out. I would rather that than be thanked.”
    .fail-1 = “There is always one over,” he says. He takes up the chair again. It is getting heavy for him, so you carry it as far as the road. At every step it knocks against your shin, and he counts the steps for you, under his breath.
    .lead-2 = You have been inside. Tell him that they live.
    .outcome-2 = “How many?” he says, and lifts a hand before you can answer. So you tell him about the old woman and her string. “In knots,” says Edwin Thrale. “My sister had no head for figures. I taught her that.” He has sat down on the ground, beside the chair.
    .lead-3 = Sit by him until it is dark.
    .outcome-3 = He gives you the chair and folds his coat to sit on. You do not ask. As the light goes he counts the trees that can still be seen, and counts them again. When there are none left he sleeps, with his head against the leg of the chair.
story-encounter-linnet-outdoors =
    Linnet has not let go of your sleeve since the door. Then a cloud comes over.
    She says her line to it, softly. She looks up and checks. She says it again, with one word changed.
    .lead-1 = Let her lead.
    .outcome-1 = She goes ten steps without the sleeve, and then another ten, and stops at everything that moves.
    .success-1 = She has brought you as far as the road before she sees how far it is. “They will have to be told,” says Linnet. “There are forty who would want to know. And then I could come with you? I would not be any weather you did not like.”
    .fail-1 = A leaf comes down on her shoulder. She takes it for her cue and says all six lines, to an empty field, as clearly as she can. It does not answer. “I shall have to tell the others,” says Linnet. “It goes on without us.”
    .lead-2 = Show her the worst of it, so that she knows.
    .outcome-2 = You take her down into a burnt street and tell her what each thing was.
    .success-2 = She looks at all of it. “We have this in act three,” says Linnet. “But afterwards they get up.” She goes along the houses once more, by herself, and reads the names on the doors. There are forty people at home who can learn names, she says.
    .fail-2 = The worst of it is not over. You get between it and her, and it costs you a good deal of sleeve and some of the arm. She ties it up with her scarf. “Is it like this every day?” she says. “They will ask me.”
    .lead-3 = Take her home before dark.
    .outcome-3 = She stands in the door until the last of the light has gone off her face. Forty people are waiting inside, and they bring you tea and a chair. “It has a back,” says Linnet. “It goes on behind things. You cannot see where it is fastened.”
story-encounter-the-lake-choir =
    At dusk the mud sings. It is only gas, says Silas Pim.
    It has parts. The low voices come in late, from a long way out, where the bells went down.
    .lead-1 = Sing back.
    .outcome-1 = In the second verse there is a gap, about as wide as one voice.
    .success-1 = They let you in. For the length of a verse the mud is full of people, standing close, and you know what each of them had been going to do next day. Then it is night. There is wet up to your knees, and you are still holding the note.
    .fail-1 = You come in wrong. It stops, everywhere, at once. Then the mud in front of you opens a little and lets out a breath, and the breath is green.
    .lead-2 = Stop your ears and dig where it is loudest.
    .outcome-2 = With wax in your ears you hear it through the spade.
    .success-2 = At three feet you strike a bell, lying mouth upward. It has been stuffed with whatever came to hand, tight, to the brim. You take it all out. Walking away you take out the wax as well, and there is one voice more.
    .fail-2 = At three feet it is warm, and at four it is light. Pim pulls you out by the belt. You had let go of the spade some time ago, he tells you, and you were singing.
    .lead-3 = Listen to the end.
    .outcome-3 = There are a great many verses. When it is over, the glow has gone out of you, down through the soles of your feet. One ear is bleeding, and you are a hundred yards farther from the shore than you were.
    .lead-4 = Call twelve names, and count the answers.
    .outcome-4 = You have them from Pim, who says them over his nets. You call the first one, as he does, with the surname. All the other voices leave off.
story-encounter-the-abandoned-stall =
    Half a cart stands by the road, sawn clean through. It has half an awning, half a horse’s harness and half of a price list.
    It is Dagny’s half, without Dagny.
    .lead-1 = Mind the stall until she comes.
    .outcome-1 = You sell a strap, and give some advice. Dagny is back by evening, with a new rope. She counts the takings and lets you look under the seat, where she keeps the good things. “Now Marta would say—” she begins, and waits. Nobody finishes it.
    .lead-2 = Read the tracks.
    .outcome-2 = One wheel, one horse, and a great many boots, all of them right ones. Those are customers.
    .success-2 = But in the night somebody came from Kettle Mills wearing two left ones. She stood by the cart, and went round it twice. She mended the harness and was home again before light. Dagny has been telling people what good leather it is.
    .fail-2 = One line of them leads away into the bushes. Whoever robbed her is still there, sorting boots into pairs. He has got to the end, and is in a very bad temper.
    .lead-3 = Take the money box.
    .outcome-3 = It is half a box, and has to be held level. On the first hill you meet Dagny coming up. She looks at it, and at you. Then she unties her apron and gives you that, so that you will not lose any on the way.
story-encounter-eleven-sticks =
    Twelve men with eleven sticks are looking for Tolliver Crane. They ask you which way he went.
    The twelfth carries a rope, in case Crane should need one.
    .lead-1 = Lie.
    .outcome-1 = You point towards the hills, without having to think about it.
    .success-1 = They turn that way. It will cost them half a day. The man with the rope goes last, and looks back at you. He would have liked you to say that there was no such person.
    .fail-1 = A boy comes running from the other side: Crane has been seen, in the peat. They thank the boy. Then they look at you. Your arm is still up.
    .lead-2 = Tell them.
    .outcome-2 = They thank you. One of them counts some money into your hand. You had not asked for any, and he does not raise his eyes. When they set off towards the peat they have begun to walk in step.
    .lead-3 = Show the receipt he gave you.
    .outcome-3 = It is passed along. “By great fear,” a man with glasses reads out, and somebody laughs, and then nobody does. They have all got one. When they go on, towards the peat, four of them keep to the back, and use their sticks for walking.
    .lead-4 = Ask for a stick.
    .outcome-4 = “There are eleven,” says the eldest. “You would have to take it off one of us.”
    .success-4 = You take it off the youngest. He lets go at once and does not know where to put his hands. You tell him to go home. He cannot, he says, they have all come. He leaves you his bag, and runs after the others, towards the peat.
    .fail-4 = You try the youngest. It is the first thing that he has ever been trusted with, and he hits you with it. There is a silence. Then, since it has begun, they go on towards the peat.
story-encounter-the-kiln-wedding =
    Two giants are to be married at the kiln. There is a cake, made of bricks, in four storeys. There are eighty guests.
    There is no music. Some of them have begun to hum, each something else.
    .lead-1 = Whistle the half you know.
    .outcome-1 = Eighty guests fall silent, and the bride takes off her helmet.
    .success-1 = They dance to it, over and over. Where it stops they all stop, with one foot in the air, and wait for you to begin again. Beside the chimney a guest called Hob keeps both feet on the ground. His eyes are shut, and his lips are moving.
    .fail-1 = Your mouth is dry, and what comes out is a kettle. They are very kind about it. They clap you on the back, all eighty.
    .lead-2 = Carry the bride.
    .outcome-2 = It is the custom, three times round the kiln. The groom has tried. She is nine feet tall and cannot stop laughing.
    .success-2 = Three times round. Then she carries you, to be fair, and puts you down at the high table, where they heap in front of you what had been promised to anybody who could do it.
    .fail-2 = You have her off the ground. What goes wrong is the ground. She picks you out of the ashes and will not dance with anybody until you have moved your legs.
    .lead-3 = Give away the groom. He is shy, and you are family.
    .outcome-3 = You have never met. He takes your arm, and holds it hard. “What do I say?” he whispers, and you tell him. He says it so that the whole yard can hear. Eighty giants look at their feet. Afterwards you are fed by all of them.
    .lead-4 = Eat the cake. There is something green in the mortar.
    .outcome-4 = It costs you a tooth. The mortar is the best of it. You are at your second slice when you notice that the benches here are a sensible height. “There,” says the bride. “It suits you.”
story-encounter-a-letter-for-you =
    Gerald has a letter in his mouth. He lays it down before you and moves back, to the end of the rope.
    It is addressed to you, in a hand you know. It is dry, mostly.
    .lead-1 = Read it.
    .outcome-1 = It is folded in three, with the last fold inward. That is how they always did it. You read it standing. Then you sit down and read it from the beginning. Gerald looks the other way. When it has got too dark to read you go on holding it.
    .lead-2 = Read it aloud, to whoever is with you.
    .outcome-2 = You begin in your ordinary voice. On the second page you hand it over, and it is read on by somebody who does not know the hand, and reads it well. Afterwards you are all sitting closer together, and have been given the place out of the wind.
    .lead-3 = Keep it for later.
    .outcome-3 = You put it inside your coat. Gerald looks at the coat, and at you, for as long as it takes. He gets up, all of him. The end of the rope is lying across your knees, and he waits there, until you have taken hold of it.

## Settlement, from the library

story-encounter-the-auction =
    One lot, on a table, under a sheet: “contents unknown, weight considerable”.
    Everybody bids a little, to be sociable.
    .lead-1 = Ask the room, as a favour, not to bid against you.
    .outcome-1 = Hands go back into pockets. It is knocked down to you in silence, for nothing. They had been looking forward to it all week. “It is only right,” a woman says as you carry it out, “after what you did for us.” She says it as one closes an account.
    .lead-2 = Bid high.
    .outcome-2 = There is a gasp, and then applause. Under the sheet is a trunk, and in the trunk, in sawdust, are two fine things, and a card that wishes the buyer joy of them. They ask whether you would come again next week.
    .lead-3 = Bid last.
    .outcome-3 = You wait. Across the room a lady in grey is waiting too, with her eyes shut.
    .success-3 = She opens them a moment too late. You keep one thing out of the trunk and sell her the rest, for more than you gave. She bows. Nobody has outsat her, she says, since her husband.
    .fail-3 = She opens one eye, says a figure and closes it. By custom the hire of the hall falls to whoever came second.
    .lead-4 = Ask to see it.
    .outcome-4 = The auctioneer looks over his shoulder and lifts the sheet, by a corner, for you alone. There are three things. He could come to an arrangement about one of them, he says, if it stays between the two of you that there are only these.
story-encounter-the-wrong-funeral =
    You are shown to the front row and given a hymn sheet. It is not until the second hymn that you can read the name on the coffin.
    You have never heard it before. Behind you there are twenty chairs, and four people.
    .lead-1 = Stay, and speak.
    .outcome-1 = You stand up, and look at the name once more.
    .success-1 = You say what you saw on the way in: the shoes by the door, resoled; the path, swept as far as the neighbour’s gate. A person did this, you say, every day. When you turn round there are people in the doorway who had only been going by.
    .fail-1 = You say that he was kind to everybody. Somebody in the second row makes a small sound. He was not. That is what the four of them had come here to be quiet about.
    .lead-2 = Stay, and say nothing.
    .outcome-2 = You sing what there is to be sung. Afterwards there is tea, and grey bread, cut thin. All four of them shake your hand. None of them asks how you knew him.
    .lead-3 = They know who you are. They ask for a few words, from you.
    .outcome-3 = You say his name, slowly, and that you have come too late to know him. It is enough. His wife has it written in the book that you were there. Then she takes you into the kitchen and tells you something that he would have wanted told.
    .lead-4 = Carry the coffin.
    .outcome-4 = It takes four, there are three who can, and the churchyard is up the hill.
    .success-4 = You get there without setting it down. The son has money ready, an equal part for each of the bearers. The others shake their heads, and he stands there with it in his hand. So you take it, all of it, rather than leave him there.
    .fail-4 = On the wet stone your ankle turns. You do not let go. The corner comes down on your shoulder, and you walk the rest of the way with it there.
story-encounter-the-registry-window =
    To be served here you need a number. To be given a number you must be served.
    The clerk has thought about it a good deal. He agrees that it is hard on people.
    .lead-1 = Draw your own number.
    .outcome-1 = You ask for the loan of a pencil. Pencils are another window. He looks both ways, and lends you his.
    .success-1 = It is a handsome number, shaded on one side. He calls it out. His voice shakes a little: you are the first. You may choose from the unclaimed parcels, at the rate for staff.
    .fail-1 = He admires it, holds it up against the light and finds that it was called yesterday. There is a shop next door, he says. They only want money.
    .lead-2 = Fill in one of your plans on the proper form.
    .outcome-2 = You put down what you mean to do, in capitals. Under “Reason” there are four lines. By the third it has become a different plan. The clerk reads it through, stamps it, and goes to the back for something that has lain there until anyone should ask in writing.
    .lead-3 = Wait.
    .outcome-3 = The bench is in the sun. A cat comes in, drinks from the saucer under the counter and goes out. At five the clerk wakes you, with apologies for the delay, and asks whether there is something in the shop window that would do instead.
story-encounter-the-magician =
    He saws his assistant in half, and she gets up and curtsies.
    Then they both look into the box, a moment too long.
    .lead-1 = Volunteer.
    .outcome-1 = The box is narrow. “Knees up,” says the assistant, close to your ear. “Whatever he tells you.”
    .success-1 = You keep your knees up. It is over in a minute, and they clap. She takes you behind the curtain and shows you how it is done. It is done by breathing out. You find that you have the knack of it.
    .fail-1 = You had your knees up as long as you could. He stops at the first cry. They have bandages ready, cut to length, and she knows where to press.
    .lead-2 = Watch his other hand.
    .outcome-2 = The right hand has the saw. The left hangs at his side and looks innocent.
    .success-2 = It goes to a hat, a sleeve, a hinge. Afterwards you find him among the trunks, and tell him so. He gives you the best thing he has, not to say it in front of her. “She does not know that it is a trick,” he says.
    .fail-2 = You watch it so closely that you do not feel hers in your pocket.
    .lead-3 = Applaud. He sells props afterwards.
    .outcome-3 = You are the first to clap, and then the others do. He comes round with a tray of things from the old acts, everything at one price. She walks behind him. When you pick something up, she tells you what it used to turn into.
    .lead-4 = Lend him your own weapon for the trick.
    .outcome-4 = It works with yours as well. He gives it back wiped, with your share of the hat, and she comes over by herself and asks to hold it. “That one I felt,” she says.
story-encounter-the-night-school =
    Grown people at small desks are learning the alphabet. They have got as far as L.
    An old man in front has written his wife’s name with the letters there are. It says ADELE. He has a whole page of it.
    .lead-1 = Teach M.
    .outcome-1 = You draw it on the board: two hills and the valley between.
    .success-1 = They all draw two hills. The old man finds that with this one and an E he can write another word. He sets it after the name, a little way off: ADELE ME. He asks you to read it to him.
    .fail-1 = You have drawn it upside down, and they all learn W. They are very pleased with it. It will be some weeks before they come to it again and wonder.
    .lead-2 = Learn.
    .outcome-2 = You take the chair at the back. You had thought that you knew your letters. The woman beside you is seventy, and she tells you what she is going to read first, and second, and what she will never have to ask her son about again.
    .lead-3 = Mend the stove.
    .outcome-3 = It smokes, and they are all writing in their coats.
    .success-3 = There was a nest in the pipe, an old one. When it draws, the coats come off one by one. They pass a cap round for you, and you have the desk that is nearest to the door of the stove.
    .fail-3 = The pipe comes down, hot, along your arm. “B,” says the teacher, winding on the cloth. “What is it for?” Nobody has to think.
story-encounter-the-debt-collector =
    “Dry feet,” he says. He has your name in his book, and a sum. He has a great many others.
    His lips move as he adds. It is cold in here, and he has no coat.
    .lead-1 = Offer to pay.
    .outcome-1 = He turns to the window while you look for it, which is considerate of him.
    .success-1 = He counts it and rules a line under your name. It is the first such line in the book. He pushes the book across to you and goes to see about some soup. One can learn a good deal about a county from what its people owe each other.
    .fail-1 = It is not there. He nods, and puts that down as well. At noon he reads out the page in the square. He has a fine voice for it, and he leaves nothing out.
    .lead-2 = Dispute it.
    .outcome-2 = He turns the book round, gives you the pencil and steps back from the table.
    .success-2 = It is in the third column: a seven has been carried twice. He goes through it himself, turns red and pays you the difference. It had been owing to you since your grandfather.
    .fail-2 = You find a mistake. It was in your favour.
    .lead-3 = You carry many plans and he carries a warrant. Trade.
    .outcome-3 = He looks through your papers and lays the warrant down on top of them. “One of these ought to be finished,” he says. He pays you what the warrant is worth. By rule a part must go to a third person. He asks you for a name.
    .lead-4 = Leave by the kitchen.
    .outcome-4 = The cook is holding the back door open before you have asked. She is on page four. She shows you the way between the yards that the whole of page four uses.

## The arcs, in the settlements

story-encounter-recital-night =
    The hall is full. Hob stands in the doorway, and now that is full as well. He has washed.
    He looks along the rows for one face that he knows.
    .lead-1 = Wave.
    .outcome-1 = He sees it. He comes down the middle sideways, saying “Sorry” to each row. He plays the tune up to where it stops, and stops. Two hundred people wait for the rest. “I look for it,” says Hob, to the hall.
    .lead-2 = Turn his pages.
    .outcome-2 = “I nod,” says Hob. “Then you turn.” When he nods, the bench nods too.
    .success-2 = You turn at every nod. In between you see the hall, and that they have left off looking at his size. The tune breaks off where it always does, at the foot of the last sheet. That one you do not turn. Nobody ever has.
    .fail-2 = You turn late, and his hand, on its way down, meets yours. He stops. He holds your fingers to the lamp, one by one, to see that they bend. Then, because everybody is still there, he goes on, to where the tune leaves off.
    .lead-3 = Introduce him to the hall.
    .outcome-3 = You go up on the platform. Two hundred people look at you, and at what is behind them in the door.
    .success-3 = You say his name, and that he has crossed half the county on foot and is afraid of them. A girl in the front row moves along her bench. He sits down on the end of it. He is looked at by the whole hall, and does not leave.
    .fail-3 = You go on too long. The longer it gets, the lower he gets in the doorway. In the end he comes up past you by himself, sits down and begins to play, to help you stop.
story-encounter-wens-surgery =
    Dr. Wen operates on a kitchen table, and hums. Her hands are quite steady.
    On the window sill stands a blue bottle, nearly empty.
    .lead-1 = Hold the lamp.
    .outcome-1 = “Left,” she says. “Higher. One, do not look. Two, do not breathe on him.”
    .success-1 = He is going to walk. She rinses her hands, and then, since the water is hot, she sees to you. The bottle throws a blue patch on the wall. “It is grown in the orchard,” says Dr. Wen, “by a man who asks after my health.”
    .fail-1 = You look. You come to on the floor, with a cushion, and it is the patient who asks how you are. From down there one can read on the bottle which orchard it comes from.
    .lead-2 = Pour the bottle out.
    .outcome-2 = You have drawn the cork when the humming stops.
    .success-2 = “Go on,” says Dr. Wen. She has her back to you, and a needle in her hand. “To the last drop. Then find out where he grows it. Three, do not tell me.”
    .fail-2 = “I had two more to do today,” she says. She holds up a hand so that you can watch it begin. The two are on chairs in the passage. They have seen who emptied it. The man who could fill it again, they tell you, is in the orchard.
    .lead-3 = Ask her for the same.
    .outcome-3 = She looks at you for some time. “One, it works,” says Dr. Wen. “There is nothing else to be said against it.” You have what is left in the bottle. Nothing hurts. She turns the label to you, so that you will know where to go when it does.
    .lead-4 = Remind her what she asked of you.
    .outcome-4 = “Not to let me have it back,” she says. “That was before noon. I am a different doctor before noon.” She ties off the thread and cuts it. Then she holds the bottle out to you, at arm’s length, and looks at the wall until it has been taken.
story-encounter-the-truce =
    Marta and Dagny have agreed to meet in the middle of the shop, over the chalk line, with a witness each.
    “We should both prefer—” says Marta. “—to sit down,” says Dagny. What they would both prefer is you.
    .lead-1 = Draw up terms.
    .outcome-1 = “First of all,” says Marta, “I am perfectly ready to—” “—be sorry,” says Dagny. You write nothing down yet.
    .success-1 = It comes to four articles and a drawing of the counter. They sign on the line, and shake hands on it. They are well into the price of laces before either of them notices that nobody has let go.
    .fail-1 = You read out “whereas”. They have never heard such a thing. They come round to your side of the table, to see where it is written, and read on from there together, with their heads touching.
    .lead-2 = Rub out the chalk line with your boot.
    .outcome-2 = They are both talking. You stand on the line and begin to shift your feet.
    .success-2 = When they look down it is gone, and each of them is in the other’s half. Neither will be the first to mention it. “For a witness we could come down—” says Marta. “—with a cold,” says Dagny. What comes down is the price.
    .fail-2 = Your heel takes a rack of boots along, and you pay for the rack. Then a new line has to be drawn. Marta holds the string, and Dagny holds the other end, and they are a long time getting it straight.
    .lead-3 = Buy something while neither is looking at the till.
    .outcome-3 = You leave some money on the counter. It is not the right money. They come upon it in the evening, and neither of them thinks, even for a moment, that it was her sister. They sit up late, and talk about you.
story-encounter-the-poster =
    The printer has set the word WANTED, and the sum. He has left a space for the face. The Barrier Gang has been dealt with, and he is short of one.
    “You will want to wait for the right person?” says Nan Corrie, who has brought him his dinner. You walk in.
    .lead-1 = Sit for it.
    .outcome-1 = It takes an hour, and he pays you for it, and he is really very good. By evening there are sixty of you. The paste is not yet dry when the first person crosses to the other side of the street.
    .lead-2 = Describe somebody worse.
    .outcome-2 = He takes up the charcoal. You begin with the eyes.
    .success-2 = You take the worst of everybody you have met. The room goes quiet. Then they tell you whom they see in it, and why. You will remember that. For the chin he has nothing to go by. He looks up, and draws what is in front of him.
    .fail-2 = The eyes, the brow, what the mouth does on one side. It goes very well. Nan looks at the paper, and then at the wall behind the printer. “You will have noticed that he keeps a mirror there?” she says.
    .lead-3 = Set the type yourself.
    .outcome-3 = You know your letters backwards, which is how they are wanted.
    .success-3 = You set the crime so small, and the border so fine, that nobody will ever get round to reading it. He pays you with a thing that was left by a client. When the proof has dried he turns your face to the lamp, and asks you to hold still.
    .fail-3 = WARTED, you set. He has pulled sixty before he sees it. He is extremely nice about it. There is perhaps one way, he says, reaching for the charcoal, in which you could make it up to him.
story-encounter-ashbys-birthday =
    Thirty-one candles. Clement Ashby looks at them as one looks at an examination.
    “And then one wishes,” he says, “and does not say.”
    .lead-1 = Blow with him.
    .outcome-1 = You breathe in, and he watches how it is done. They all go out. In the dark the children cheer for both of you, and Ashby asks, quite low, whether the smoke is part of it. Then, at the door, there is a knock.
    .lead-2 = Ask what he wished.
    .outcome-2 = “It is not for disclosure,” says Ashby. He watches the smoke go up.
    .success-2 = “To come in on Monday,” he says after a time. “As usual.” He moves the plate until it is parallel with the table. “Correction. Still.” Outside, something is wiping its feet.
    .fail-2 = “If I stated it,” says Ashby, “it would be an application.” He cuts you a slice. It is one thirty-first, to the crumb. While you eat he keeps looking towards the window, where somebody has set down a box.
    .lead-3 = Give him a birthday of your own: the day, the year.
    .outcome-3 = You tell him the date, and who was there. He enters it in the register, under his name, and asks about the weather. You find that you know. He shows you his way of keeping things, so that none is lost. Steps cross the yard, and he writes on.
story-encounter-geralds-report =
    The school has written to Nan Corrie about Gerald. It runs to two pages.
    The word “nevertheless” occurs four times.
    .lead-1 = Read it out to her, with changes.
    .outcome-1 = “You will be reading me all of it?” says Nan. She has dried her hands and taken a chair.
    .success-1 = You leave out the globe, and the inspector, and what became of the inspector’s hat. That leaves one paragraph. It says that when a child cries he goes and sits there. This you read as it stands. Nan asks for it again.
    .fail-1 = You leave out the globe. She has already paid for the globe. She takes the pages away from you and reads them out herself, to the whole kitchen, stopping after each “nevertheless” to look round.
    .lead-2 = Take him on. He will want feeding.
    .outcome-2 = You put it to him as one— You put it to him.
    .success-2 = He thinks it over. He gets up, which takes a while, and fetches the rope. Nan packs for two, and then for five. She writes down what he does not eat: “Gates, after six.”
    .fail-2 = He thinks it over, and lies down across your feet. It is extremely warm. When you can feel them again he is asleep, and Nan has brought you a plate.
    .lead-3 = Frame it.
    .outcome-3 = You hang it over the stove. People come in to read it, and stay to eat, and Nan gives you a share. Late in the evening, when he thinks that the kitchen is empty, Gerald can be seen in front of it, for about as long as two pages take.
story-encounter-the-surveyors-desk =
    Ilse Marsh has had her apprentice’s line laid into the map. It fits without a join.
    She keeps her hand flat on the place.
    .lead-1 = Help her ink it.
    .outcome-1 = She gives you the pen and the bearing. “Two degrees east of true,” says Ilse. “He always held it so.”
    .success-1 = You take it from the Switchyard to the end in one stroke. Her finger follows, just clear of the wet. At the end it stays where it is. “There,” says Ilse. “Now he has arrived.”
    .fail-1 = Near the Switchyard you make a blot. She hears the pen stop. “Where?” she asks, and you tell her. “Yes,” says Ilse. “Leave it. That is where he stopped.”
    .lead-2 = Ask her to teach you.
    .outcome-2 = She begins where she began with him: chain, staff, level. She touches each of them as she names it. Twice she calls you by his name. The second time you answer to it.
    .lead-3 = Leave her, and close the door.
    .outcome-3 = You hold the latch, so that it does not click. Downstairs they give you broth, and sell you what you will be needing, and keep their voices down. Overhead a chair is drawn up to a desk. Then a second one is.

## Loot events

story-item-rotten-step = Every stair creaks except one. That is the one.
story-item-warm-ash = Something was burned in this grate that ought not to be burned, and the ash is still warm. It is on your hands. Now you know which shelf they took it from.
story-item-till-with-a-bell = You lean on a key. A bell rings, the drawer slides out, and a little flag goes up that says THANK YOU. In it are the takings of one slow day.
story-item-somebody-at-home = The door behind you opens. A person stands there, with a poker in both hands, breathing as fast as you are. Neither of you can think of the greeting.
story-item-a-note-on-the-door = “Gone to look for you,” says the note. “Stay here.” The ink has turned brown. There is a chair beside the door, and the cushion has been sat in a great deal.
story-item-the-table-is-laid = The table is laid, and the pot is hot. There is a plate for everybody who has come in. You call, and nobody answers, so in the end you call thank you.
story-item-damp = It found the bag first, and in the bag the bandages. Then it went looking for you, and by four in the morning it had got as far as your back.
story-item-false-floor = The carpet was nailed to nothing. You go down one slope, along another, and come to rest next door, sitting, with something in your hand that you must have picked up on the way.

## The Play (Vault 84)

story-encounter-curtain-up =
    The door rolls back on a street, at four o’clock, in fine weather, indoors. Everybody stops.
    The Porter thanks you for the all-clear. It comes in act five, he says, and this is act one, but they are glad to have it.
    “The Stranger,” whispers somebody, and finds the page. The Porter clears his throat. “Are you stopping long?”
    .lead-1 = Say that you are only passing through.
    .outcome-1 = All down the street lips move with yours. It was the line. It has stood in the book for fifty-nine years with nobody to say it. “Then you will want the High Street,” says the Porter, whose turn it is, and takes off his cap to say it.
    .lead-2 = Say who you are, and what year it is.
    .outcome-2 = Pages are turned, forwards, then back. Under the cobbles somebody coughs.
    .success-2 = “Is that new?” says the Porter. They have you say it again, more towards the lamps, and a hat goes round. It is real money, put by for the Stranger by people who had nowhere to spend it. They walk you up the High Street with your pockets ringing.
    .fail-2 = A sandbag comes down on your shoulder. It is a small one, and meant as advice. “From ‘stopping long’,” says a voice in the floor. They help you up and turn you round, so that you face the High Street.
    .lead-3 = Ask what they have in the way of tea.
    .outcome-3 = The urn is the one thing in the street that is not painted. While you drink, a boy asks whether he may touch the mud on your boots. Then his sister asks. By the time they show you to the High Street the boots are clean.
story-encounter-the-high-street =
    The baker has never seen wheat. The loaf he sells you is painted wood, and he wraps it as one wraps bread.
    “And how is the harvest?” he asks. He has asked it every day of his life, and his father before him, of an empty doorstep. You are standing on it. He waits, with the string between his teeth.
    .lead-1 = Tell him that the harvest is good.
    .outcome-1 = “I am glad,” says the baker, and cannot get on with the knot. Until today he has had to be glad by himself. He will take no money. There is dancing in act two, he tells you, and the Widow has kept one free.
    .lead-2 = Excuse yourself, and walk round behind the scenery.
    .outcome-2 = Between the bakery and the church is a strip of dark, one shoulder wide.
    .success-2 = The church is a foot deep. On the back of it hang the coats that people did not care to wear on stage and never came back for. You try the pockets. Past the last strut a ladder goes up behind the sky, and somebody there is making toast.
    .fail-2 = You put an elbow through the church. A hand with a paste brush comes out of the dark and makes it good. Then it crooks a finger, and you follow it in behind the sky.
    .lead-3 = Tell him what wheat is.
    .outcome-3 = You begin with the field. He has let go of the string.
    .success-3 = “How high?” asks the baker. You show him. He holds out his own hand at that height, palm down, and walks the length of the counter with it, and back. When they come to fetch you to the dance he has not lit the lamp, and is still walking.
    .fail-3 = He hears you out. He has gone rather white. “And how is the harvest?” he asks, louder, from the beginning. You tell him that it is good. Next door a gramophone is being wound for the dance.
story-encounter-the-dance-in-act-two =
    In act two the Stranger dances with the Widow. Her mother kept the dance free, and then she did, for fifty-nine years between them.
    She has put on the gloves. The record is worn down to a single bar. Along the wall sit three old ladies, with pencils.
    .lead-1 = Dance with her.
    .outcome-1 = She has only ever practised with the coat stand, and takes hold of you rather high up.
    .success-1 = One bar is enough, if nobody stops. After a while there are others on the floor, and then it is all of them. “So this is how it goes,” says the Widow into your collar. She has shut her eyes. The three ladies have forgotten to write.
    .fail-1 = At the end of the bar the record goes back to the beginning, and you do not. She comes down on your foot with her mother’s heel. “Ah,” says the whole hall. She does not let go of your hand. The three ladies are writing.
    .lead-2 = Say that you do not dance.
    .outcome-2 = That is not in the text. She looks for her answer, and there is none, so she has to use one of her own. “Nor do I,” says the Widow. “I only kept it.” You stand together on the empty floor until the record is done. Three pencils move.
    .lead-3 = Fetch her a chair.
    .outcome-3 = Nobody ever wrote her a chair. She sits, and takes off her mother’s shoes. “I am to say that I had given up hope,” says the Widow. “It seems rude, now.” You fetch a second chair, and rest your feet side by side. Three pencils wait.
story-encounter-backstage =
    Behind the sky are ladders, a kettle and sixty years of notes from the Prompter, all of them about volume. With the older ones they have mended the sky.
    The sun has been let down onto a crate, with a cloth over it. “Ten minutes,” says a stagehand. “If it doesn’t get its ten minutes, it sulks in act three.”
    .lead-1 = Read the notes.
    .outcome-1 = They are in capitals, on the backs of tickets, and numbered.
    .success-1 = LOUDER. LOUDER, PLEASE. A TELEPHONE, IF ONE COULD BE FOUND. The lowest in the pile is the longest: THEY CANNOT HEAR YOU AT THE BACK. The stagehands have talked that one over for years. They have been all round the street, they tell you, and there is no back.
    .fail-1 = You read one out. “Softer,” says the floor. Between your boots there is a grille, with a light in it. “And if you should come across a telephone,” says the floor.
    .lead-2 = Lend a hand with the sun.
    .outcome-2 = It goes up on a brass wheel stamped HIGH DAM, ON LOAN. From the street it had seemed to weigh nothing.
    .success-2 = It takes four of you and a rowing song. Then it is noon, and down there somebody says what a fine day it is. You get a stagehand’s wage, in an envelope, like the rest. Under the boards a voice asks, as it does every noon, about a telephone.
    .fail-2 = It gets away from you at half past ten in the morning, and you stop it with your chest. It is lit. “It’s not you,” says a stagehand, bandaging you with a piece of cloud. Under the boards a voice inquires, calmly, what has become of the day.
    .lead-3 = Sit down. There is a spare crate.
    .outcome-3 = Nobody talks to you, which back here is a courtesy. The mug says STRANGER. It has been washed with the others every evening and never used. From under the boards comes a voice, low and even, saying everybody’s words. In a gap it says, “Telephone?”
story-encounter-the-quarrel-scene =
    In act three the Stranger is accused of stealing the Mayor’s spoons. They are very good in it.
    Then the scene is over. The lights stay down and the voices go on, nearer than before, and no longer about spoons. “All that time you were out there,” says the baker. “All that time. Where were you?”
    .lead-1 = Confess. In the text the Stranger does.
    .outcome-1 = It was you, you say, all of it. They let you go on until there is nothing left to own to. It does not help them. The lights come up. The Mayor counts out your fee and looks past you. They all do, but for one girl, with a bucket.
    .lead-2 = Leave the text, and answer him.
    .outcome-2 = You have to say it into the dark. Somebody close to you is breathing through the mouth.
    .success-2 = “I did not know that you were here,” you say. You hear it handed back through them, in whispers: nobody knew. Nobody had been keeping them. They had only been forgotten. When the lights come up they have not moved. One girl has set down her bucket.
    .fail-2 = In act three the blows are pulled. They learn it as children: one step, the arm, and stop. Tonight nobody says stop. When the lights come up each of them is back on his mark. A girl with a bucket kneels down by you and wets a cloth.
    .lead-3 = Feel your way to the lights.
    .outcome-3 = There is a wall, which is canvas and gives. On the other side of it a hand is feeling its way along with yours.
    .success-3 = The hand is a girl’s, and she knows where the lever is. Day comes up all at once. They have moved in, without a footstep, and stand in a ring about the place where you were. The baker looks at his raised arm. He cannot think how to lower it.
    .fail-3 = You find a ladder, and the top of the ladder, and after that nothing. You come down through the clouds, which are lath. When the lights go up they are standing over you, all of them, and nobody speaks. The girl who does the weather has got in between.
story-encounter-the-prompter =
    Under the street is a grille, and behind the grille a small warm lamp. A voice in there is saying everybody’s words, a moment before they say them.
    “You are early,” says the Prompter, between two sentences of the Mayor’s. “I have nothing for you until act five.”
    .lead-1 = Ask what happens in act five.
    .outcome-1 = “One does not read ahead,” says the Prompter. But you hear it turn the leaf.
    .success-1 = “The baker shuts his shop. They go home,” says the Prompter. “It is half a page. I have given them every word since they were born, and I cannot find what they are to say when they get there.” The lamp burns lower. “I have looked on the back.”
    .fail-1 = “Then I should have to say it,” says the Prompter, “and they would do it.” The lamp turns white, and goes on turning white when you have shut your eyes. Afterwards your face is sore. Overhead the Mayor takes up his sentence at the next word.
    .lead-2 = Ask whether it is tired.
    .outcome-2 = There is a pause. It is not a long one. Overhead the whole street waits in it.
    .success-2 = “I say it all before they do, very softly,” says the Prompter. “I have not stopped since the first night. I do not know what they would do.” Then it laughs, twice, at nothing. A moment later, overhead, somebody laughs, twice.
    .fail-2 = “Tired,” says the Prompter, trying the word. “Tired.” Overhead, all along the street, people sit down where they are. It takes the Prompter some time to find the line that gets them up again.
    .lead-3 = Lay your coat over the grille.
    .outcome-3 = It talks on underneath, too low to be made out. Overhead it goes quiet. Then one of them asks what comes next, and another asks, and soon all of them, faster and faster. You take what lies beside the lamp, and go. They all know that coat.
story-encounter-linnets-lines =
    The Weather is a girl of fifteen with a bucket and a bell. Her name is Linnet, and her part is six lines.
    “I say that there are clouds,” she says. “Where do they stop? And when one has gone by, does it come back, or is that another one?” She has questions about the other five as well.
    .lead-1 = Answer truthfully.
    .outcome-1 = Rain hurts a little, you tell her, if it is cold. A cloud has an edge until one gets there. She takes it all down on her cuff. “And who does it?” asks Linnet. “Outside. Who has my part?” Nobody, you say. She thinks about that one longest.
    .lead-2 = Answer beautifully.
    .outcome-2 = You begin with a storm, seen from a long way off.
    .success-2 = You bring it up over the dry lake, with the smell of it, and the first drops, each by itself. When you look round, the whole street is sitting on the kerb. Linnet has the bucket in both arms. “How far is it?” she asks. “From the door?”
    .fail-2 = “That was lovely,” says Linnet. “Was it true?” Parts of it, you say. She turns back her other cuff, which is clean. “Which?”
    .lead-3 = Give her your place in the light.
    .outcome-3 = They have grown fond of you; the warm lamp follows you about. You step out of it and hold the bucket. She says her six lines, and then, though nothing comes after them, one more. “I should like to go and see.” Under the cobbles leaf after leaf is turned.
story-encounter-the-empty-seats =
    In front of the street, past the lamps, where they have always believed there was a wall, is an auditorium. Two hundred seats. A programme lies on each, and on each programme the dust lies whole.
    They have played every night. They speak up, for the back.
    .lead-1 = Sit down and watch.
    .outcome-1 = From here one does not see the ladders. It is a street towards evening, with people in it who have known each other all their lives. The baker wraps a loaf. High on the left there is a box. You watch the street, until the light goes.
    .lead-2 = Find out for whom the seats were meant.
    .outcome-2 = There is a small plate on the back of each, and you rub one with your thumb.
    .success-2 = THE BAKER, says the plate. THE WIDOW. THE MAYOR. THE WEATHER. There is one for each of them, so that they could come down, in turn, and see it. The last is THE STRANGER, on the left, below a box. No seat has ever been let down.
    .fail-2 = There are only numbers, done in the old paint that shows in the dark. It comes off on your thumb and goes on showing. You hold it up. By its light you can make out a box, high on the left, with the curtain drawn back.
    .lead-3 = Clap.
    .outcome-3 = It makes very little noise, among so much plush. On the street they stop in the middle of a word. The Widow puts up a hand against the lamps. She cannot see anything. Then, one after another, not together, like people who have never had occasion to, they bow.
story-encounter-the-directors-box =
    In the box on the left one seat has no dust on it. On the ledge lies a notebook: a line for every night, for eleven years, in one hand. Then a second hand, then a third.
    The last line says: “The Stranger came. Nothing happened.” The pencil has been put back in its loop.
    .lead-1 = Write the next line.
    .outcome-1 = There is room on the page, and the pencil has a good point.
    .success-1 = You put down what none of the three did: their names, as many as you know, and what each of them asked you. It fills the page, and the next. When you have finished you get up. You had meant to write it standing.
    .fail-1 = You write the date. You look down at the street for a time, and then you write: “The Stranger came.” You can feel how the rest of the line would go. You put the pencil back in its loop.
    .lead-2 = Burn it.
    .outcome-2 = It is good dry paper, and you warm your hands. Down on the street the play has stopped. They stand with their faces turned up, all of them, to the one place where they have never seen a light.
    .lead-3 = Take it down to the cast.
    .outcome-3 = You go over the rail, past the lamps and up onto the street, with the book under your arm. Nobody has a line for this.
    .success-3 = It goes from hand to hand, in silence. When the last of them has seen it the baker asks for the pencil, and under the last line he writes his name, his own. They all do. It takes until evening, and not one of them looks up to the left.
    .fail-3 = “There is nobody there,” says the Mayor. “There has never been anybody there.” They turn up the lamps along the front until one can see nothing past them. Then they put you over the edge, into the dark, where there is nobody.
story-encounter-the-telephone-rings =
    You have brought the telephone. They set it on the table for act four, tuck the wire under the carpet where it will not show, and take their places.
    It rings. In the text the Mayor answers it. The Mayor has only ever rung it himself, with a spoon. He looks at you.
    .lead-1 = Pick it up.
    .outcome-1 = It is heavier than soup tins. In the receiver somebody is clearing a throat.
    .success-1 = “Your coat is ready,” says a voice. “It has been ready for some time.” You look up. The wardrobe mistress is holding it out by the shoulders. You ask how she knew the size. “It was to fit whoever came,” she says, and does up the top button.
    .fail-1 = “Hello,” you say. “Hello,” it says warmly, and the warmth goes in at your ear and does not come out. They play the rest of the act by the light of your ear. It does wonders for the scene.
    .lead-2 = Let the Mayor take it.
    .outcome-2 = “Yes,” says the Mayor. “Yes. I see.” That is his line. But he does not put it down. He listens on, past the end of the scene, past supper, one hand flat on the table. “Thank you,” he says at last. Then he asks how the front door opens.
    .lead-3 = Cut the wire.
    .outcome-3 = They have nailed it down, for neatness. You lift the carpet.
    .success-3 = You follow it through a painted wall into a cupboard that nobody has had open since the first night. It is full, and you have a bag. Then you cut. In act four it goes on ringing, and the Mayor, with some dignity, takes up his spoon.
    .fail-3 = The other end is not connected to anything. They show it to you afterwards, when you can sit up. For a moment it was connected to you.
story-encounter-the-critics =
    Three ladies have sat in the stalls of the dance hall every evening since they were born. Now they send for you.
    They liked your entrance. They liked your pause. They liked it that you never knew where to put your hands. And they thought you better than the last Stranger. There has been no last Stranger.
    .lead-1 = Ask them for notes.
    .outcome-1 = They begin with the left foot, and would be obliged if you stood on the other one meanwhile.
    .success-1 = Some time in the third hour they stop. “There,” says the eldest. “That. Just then you were not wondering how you did. You were looking at us.” All three have laid down their pencils. “Do it like that,” she says, “and you may step on whom you please.”
    .fail-1 = On page two you fall over. They have never seen it done so naturally. You are asked to do it again, for the one in the middle, who was sharpening her pencil.
    .lead-2 = Bow.
    .outcome-2 = They have been bowed to all their lives, by people who were bowing to the lamps. The eldest gets up, which takes time, and bows to you. Soon it is all over the street. The baker bows whenever you pass, and drops things.
    .lead-3 = Give them some notes.
    .outcome-3 = Nobody ever has. The one in the middle puts on her spectacles, to hear you better.
    .success-3 = “You might clap,” you say. They put their heads together. It had always seemed forward, says the eldest, but it is a fair point. They try it, one at a time. Then something is fetched in tissue paper. The Stranger’s coat was to go to whoever brought that up.
    .fail-3 = You say that they talk during the music. The eldest takes off a shoe. She has known the distance to where you are standing since she was a girl. At supper the chairs on either side of you stay empty.
story-encounter-curtain-call =
    They take hands along the front of the street, the baker, the Widow, the Mayor, all of them. The last page has been read, and after it there is no page.
    Under the cobbles the Prompter, who has whispered them every word, puts out its lamp. It makes a small sound. They go on holding hands.
    .lead-1 = Go to the great door, and open it wide.
    .outcome-1 = It has always rolled by itself, when the word was given. Now it weighs what it weighs. You set your back to it.
    .success-1 = It goes all the way. Wind comes up the High Street, and on the trees the paper leaves stir. The Widow lets go first. She walks to where the real light begins and stands there, in her mother’s shoes. Behind her, one after another, they let go of each other.
    .fail-1 = It gives by a hand’s breadth, and sticks. Cold air comes in along the boards. They can feel it round their ankles, and nobody says what it is. When you have worn yourself out they open the line, without a word. There is a place in it.
    .lead-2 = Say the first line again.
    .outcome-2 = “I am only passing through,” you say. The Porter has to try twice. The baker asks how the harvest is, and nobody whispers it to him first. It goes on, slowly, with gaps. In the gaps one can hear them thinking what to say.
    .lead-3 = Bow with them, and stay a while.
    .outcome-3 = There is a hand in each of yours, and both are cold. Nobody claps. “Well,” says somebody, after a time, and they make you up a bed behind the sky. It is the first night without the whispering. You sleep. They lie awake and listen for it.

## The Count (Vault 109)

story-encounter-one-hundred-and-ten =
    “Welcome,” says the Steward. “One hundred and ten.”
    It is a pleasant voice. It comes from a lamp on a rail in the ceiling, which has slid up to look at you, and stays. All along the corridor people put their heads out, see you, and close their doors, gently, one after another.
    .lead-1 = Say that you will not be staying.
    .outcome-1 = “No,” says the Steward, pleasantly. “Somebody will not.” A bell rings for dinner. The lamp moves off along its rail, no faster than you can walk, and wherever it passes a door you hear a chair pushed back.
    .lead-2 = Slip into the linen room. It is still ajar.
    .outcome-2 = The lamp slides away to count the others again. You have as long as that takes.
    .success-2 = You are in before it has got to ninety. It is dark and smells of soap. You feel along a shelf, and something useful comes to hand. “One hundred and nine,” says the voice outside, and sounds content. Beside you, between the sheets, somebody is breathing.
    .fail-2 = You are halfway in when the door is closed on you, gently, with great strength. “I am so sorry,” says a woman on the other side. When your arm comes free the lamp is over your head. A bell rings. “One hundred and ten,” it says, “for dinner.”
    .lead-3 = Ask to be left out of the count.
    .outcome-3 = The lamp comes down on its stalk until it is level with your eyes.
    .success-3 = “What is not counted is linen,” says the Steward, when it has thought about it. It lights you as far as that door, and turns its lamp to the wall while you go in. It never looks in there, it says. There is nothing in there to see.
    .fail-3 = “Whatever is warm is counted,” says the Steward. To be sure, it lays the lamp against your forehead and holds it there. It is a good deal warmer than you are. When you can see again they are waiting in the corridor, with napkins, for you to go in first.
story-encounter-the-dining-hall =
    A hundred and nine people stand behind their chairs. They look at you, very kindly, and then at each other. There are a hundred and nine plates.
    The lamp slides along the table and back. “One hundred and ten,” it says. Nobody sits. A woman in a blue cardigan has taken hold of her chair with both hands.
    .lead-1 = Ask the woman in blue to share her plate.
    .outcome-1 = “Both together, then,” she whispers. “So that it looks like one.”
    .success-1 = You sit down like one person, on half a chair each. The lamp comes over you and goes on. “One hundred and nine,” it says. All round the table they begin to weep, and to pass the salt. “Eat,” says the woman. “It looks again tomorrow. Tomorrow is the beans.”
    .fail-1 = The chair goes over, and the edge of the table has you across the ribs. She is up before you, straight, behind her place, looking at the wall. “I do not know who this is,” she says. “It is only the beans tomorrow,” says her neighbour, to comfort her.
    .lead-2 = Eat standing up.
    .outcome-2 = Dishes are handed to you from both sides. They watch you eat, and are glad that you like it. “Whatever there is tomorrow,” says an old man, filling your glass, “you will not be asked. You are a guest.” He goes on filling it, over the brim, over the cloth.
    .lead-3 = Overturn the table.
    .outcome-3 = It goes over with everything on it. Nobody cries out. A man rolls up his sleeves, begs your pardon and comes round the end.
    .success-3 = He sits down by the wall and says that he quite understands. You fill your pockets off the floor. All about you they are on their knees, gathering up and counting. One plate is broken. “One hundred and eight,” whispers a woman. They look up at the lamp.
    .fail-3 = He lays you down between two chairs, and they set the table again around you. One plate is broken. They fit the halves together, hold them up to the lamp, and fit them together again. “One hundred and eight,” says the Steward.
story-encounter-the-linen-room =
    Among the sheets somebody has made a house. It has a lamp under a cup, a book without covers, one spoon.
    A girl of nine looks out of it and lays a finger on her lips. Along the corridor come steps. They stop at each door.
    .lead-1 = Get in beside her, and keep still.
    .outcome-1 = She shows you how: knees up, mouth open, so that your breath makes no noise.
    .success-1 = The steps come in. A pole is pushed into the linen, here and there, and drawn out, and the steps go on. She counts to fifty on your fingers. Then she gives you the spoon to hold, and lifts the sheet behind her, to show you who else lives here.
    .fail-1 = They have a pole, and push it into each pile as they pass. It finds your side, and they push again. You make no sound. Her hand has come up over your mouth all the same, to help. Afterwards she fetches an old woman to look at it.
    .lead-2 = Ask her name.
    .outcome-2 = She has to think. “Hush,” she says. It is what people say when they come in, and there is nobody else they could mean. You get half of her bread and most of her blanket. Behind the shelves an old woman’s voice says it now, kindly, to you both.
    .lead-3 = Whisper yours.
    .outcome-3 = It has to be said between one step and the next.
    .success-3 = Her lips say it after you. She bites off a thread and sews it, very small, into the hem of a sheet, where she keeps them. There is one already. It is the name on the soap. “Mine goes here,” she breathes, and shows you where she has left room.
    .fail-3 = The steps stop. Her palm comes up over your mouth and stays there, quite light, until the corridor is empty again. “Later,” she breathes. “When it is only us and Gran.” She would like to have it later.
story-encounter-the-ballot =
    It is done fairly. Everybody takes one bean out of the bag and signs for it. Whoever has the black one goes for a walk.
    Yours is white. They have seen to that, and they want you to know it. Everybody opens a hand, except the woman in the blue cardigan. They ask you whether you would hold the lamp.
    .lead-1 = Hold the lamp.
    .outcome-1 = She walks quite well. At the long corridor she does up her cardigan, thanks you for the light and goes on without it. They put money in your hand; there has always been a fee. On the way back nobody walks beside you, and nobody will take the lamp.
    .lead-2 = Take the black bean out of her hand.
    .outcome-2 = You have to open her fingers one at a time. Behind you chairs are being moved.
    .success-2 = You hold it up. “Oh, thank you,” says the woman, and holds on to her chair. They all thank you. They come by in single file to shake your hand, and with each of them you are moved along a little, to a door that somebody holds open.
    .fail-2 = Nobody strikes you. They come close, all of them, with their palms out, and each presses only a little, and is sorry. There are more than a hundred. When you can breathe again the hall is empty. So is her chair. At the far end a door stands open.
    .lead-3 = Eat it, before anybody can think.
    .outcome-3 = It is sixty years old and as hard as shot; nobody else here could have got it down. There is no other. They look in the bag. Then their knees go, and they sit down where they are. “Come,” says the woman, by your sleeve. “Somebody ought to see where.”
story-encounter-the-second-set-of-books =
    At the back of the linen room an old woman sits with a string in her lap. It runs over her knees, under the shelves and round behind the pipes, knotted at every inch.
    It is the other count, she says. The ones born, the ones walked. She would like somebody to hold the end.
    .lead-1 = Hold the end.
    .outcome-1 = She goes off along the shelves with the string running through her fingers, and at each knot she says a name. You hear her down one side and up the next. After a while you can no longer hear her. The string still moves. You do not let go.
    .lead-2 = Ask her to teach you the knots.
    .outcome-2 = She closes your eyes with her palm and sets your finger on the first.
    .success-2 = A loop is one who was born. A hard knot is one who was walked. After every loop comes a hard knot. Before them all is one by itself, and it is neither. “He could count,” says the old woman. “I keep that for him.” She moves your finger on.
    .fail-2 = You get as far as Ada, who sang. The old woman goes back with you to the beginning, and you lose it again, at Ada. “It does not matter,” she says, and takes her string. “I only thought, if there were two of us.”
    .lead-3 = Take it outside, where people can see it.
    .outcome-3 = She winds it round you under your coat, and it takes her half the night. There is a way up behind the pipes.
    .success-3 = You hang it in the pines, from trunk to trunk, as far as it goes. People come up from the road. Nobody has to tell them. They follow it with one hand. A man who has walked all of it gives you what he was carrying, and cannot say why.
    .fail-3 = Wound up like that you are slow. On the ladder it catches, and you hang by it, with every knot of it in your chest, until they have pulled you in again. The old woman cuts nothing. She unwinds you, knot by knot.
story-encounter-the-long-corridor =
    This is where they walk to. The lamps light up as you come to them and go out behind you.
    Along the wall stand shoes, in pairs, with their toes to the stone. The first are of a kind that nobody makes now. There is no dust on any of them.
    .lead-1 = Go to the end.
    .outcome-1 = The floor slopes upward. For a time you count the pairs.
    .success-1 = There is a door at the end. It is not locked, and has no lock. Outside are night and pines. “Is this far enough?” asks a man’s voice among the trees. Nobody answers. “Is this far enough?” asks a woman’s voice, from the same place.
    .fail-1 = The lamps end before the corridor does. You go on, one hand along the wall. The stone is warm, then as warm as an oven door. There are no more shoes. You can see that, and the bones of your hand, by the light of it. Then there are pines.
    .lead-2 = Run.
    .outcome-2 = You run faster than they light.
    .success-2 = You feel the air before you find the door, and it gives at a push. You are well out among the pines before you stop and look back. In the hill behind you the last lamp comes on, shows an empty floor, and goes out.
    .fail-2 = There is a step, and you do not see it. When you come to, it is dark and your feet are cold. You feel along the wall, from pair to pair, for the way out. The last pair is still warm. They are yours.
    .lead-3 = Turn the shoes round.
    .outcome-3 = You do it on your knees, which do not last as long as the corridor. When you have done, nothing has changed, except that it looks now like a great many people about to set out. Then, behind you, with nobody under them, the lamps come on, one by one.
story-encounter-the-steward-asks =
    The lamp is waiting for you at the end of its rail. It is not quite steady.
    “I was told a number,” says the Steward. “I was told nothing else. I have kept it for you. Was that right?”
    It has never asked before. All along the corridor, behind the doors, they have stopped talking.
    .lead-1 = Tell it the truth.
    .outcome-1 = You say it slowly, as one would to somebody old. The lamp hangs still to listen.
    .success-1 = “Then they could have stayed,” says the Steward. “All those.” It goes through them, in silence. At each one the lamp dips a little, and it dips for a very long time. Then, at the end of the corridor, the great door rolls open.
    .fail-1 = “I do not follow,” says the Steward. “Again, please.” It stops the fans, to hear you better. You say it again, and again, and each time there is less to say it with. When the air comes back you are on the floor. The great door stands open.
    .lead-2 = Tell it yes.
    .outcome-2 = “Thank you,” says the Steward. “Then I may hand over.” The lamp is quite steady now. A drawer slides out, with a sum in it, for the relief; behind you the great door begins to roll. They have come out of their rooms. They heard you say it.
    .lead-3 = Give it another number.
    .outcome-3 = It has to be a large one, and it has to sound like an order.
    .success-3 = “So many,” says the Steward. It makes ready at once. Down the whole corridor cupboards open, full. There was always enough. You take what you can carry. “We are short,” it says, “we are very short,” and it rolls back the great door to look for the rest.
    .fail-3 = “Then we are short,” says the Steward, in another voice. Every door in the vault locks, to keep what there is, and the nearest takes you in the back. For hours it is dark, and you hear it counting. Then the great door opens. It has begun to look outside.
story-encounter-one-hundred-and-nine =
    “One hundred and four,” says the Steward. “One hundred and five.”
    It is a pleasant voice. They have come as far as the sill and can see the trees. The lamp has come to the end of its rail. It does not go on counting, and does not seem to mind. All along the corridor the doors stand open.
    .lead-1 = Lead them into the pines.
    .outcome-1 = They fall in by number, from habit, each with a hand on the one before. Somebody small takes hold of your thumb.
    .success-1 = You go slowly. Soon there are gaps in the line, then two lines, and by the time you can see the road nobody knows any more who comes after whom. An old man has stopped to look up. “And there is room?” he asks. You tell him that there is.
    .fail-1 = At the first trees they stop: something has moved. You go ahead to show them that it is nothing, and you are wrong. But they have seen you fall. They come in under the branches, out of order, and lift you, and it is they who find the road.
    .lead-2 = Take only those who ask.
    .outcome-2 = An old man asks, and a girl with a bundle. Then for a while nobody does. You wait. A woman comes out as far as the first tree, and has forgotten how asking goes, and stands there with her mouth open. You take her hand. You let it count.
    .lead-3 = Close it behind you.
    .outcome-3 = They do not cry out. They are used to doors; one of them even helps, from the inside, with his shoulder. You have the money that they gave you to keep for the road. You are well among the pines when you hear it, through the steel, quite pleasantly. “One.”

## The survivors

story-character-bell-founder = Casts bells for towers that are no longer there, and wears the one that cracked. Slow, and hard to stop.
    .remark = It has one note. I know where I am with it.
story-character-pond-nurse = Bathed the sick in the glowing ponds until she was the healthiest thing in them.
    .remark = It only itches when I am well.
story-character-understudy = Left Vault 84 by the stage door at seventeen, in costume. The play was about poison gas, and the costume is a good one.
    .remark = I know everybody’s lines.
story-character-tall-apprentice = Bound to a bookbinder for seven years, of which four are served. Learns from whatever glows.
    .remark = I have read about doors.
story-character-poachers-daughter = Has never paid for a goose and never missed one. Carries her father’s gun.
    .remark = He is not dead. He is retired from geese.

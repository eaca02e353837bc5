# The names that players see: the kind of a card, its id, its name.
pack-name = My cards
pack-description = A room, an item and a threat.

room-music-room = Music Room
item-brass-trumpet = Brass Trumpet
threat-noisy-pipes = Noisy Pipes

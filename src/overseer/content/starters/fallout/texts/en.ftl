# The names that players see: the kind of a card, its id, its name.
pack-name = My cards
pack-description = An encounter, a quest, an enemy, two items and an agenda.

encounter-the-kettle-by-the-road = The Kettle by the Road
quest-tea-for-two = Tea for Two
enemy-hedge-goose = Hedge Goose
item-folding-stool = Folding Stool
item-enamel-kettle = Enamel Kettle
agenda-a-place-by-the-fire = A Place by the Fire

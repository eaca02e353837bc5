pack-name = Night market
pack-description = An example pack: two rooms, two items and a threat.

room-market-hall = Market Hall
room-soup-kitchen = Soup Kitchen
item-paper-lantern = Paper Lantern
item-stray-cat = Stray Cat
threat-pickpocket = Pickpocket

pack-name = Nocny targ
pack-description = Przykładowy zestaw: dwa pomieszczenia, dwa przedmioty i zagrożenie.

room-market-hall = Hala targowa
    .gender = feminine
    .accusative = Halę targową
room-soup-kitchen = Jadłodajnia
    .gender = feminine
    .accusative = Jadłodajnię
item-paper-lantern = Papierowy lampion
    .gender = masculine
    .accusative = Papierowy lampion
item-stray-cat = Bezpański kot
    .gender = masculine
    .accusative = Bezpańskiego kota
threat-pickpocket = Kieszonkowiec
    .gender = masculine
    .accusative = Kieszonkowca

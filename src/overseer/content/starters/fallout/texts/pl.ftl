# Nazwy po polsku; rodzaj i biernik służą zdaniom w rodzaju „zabija Polną gęś”.
pack-name = My cards
pack-description = Spotkanie, zadanie, wróg, dwa przedmioty i plan.

encounter-the-kettle-by-the-road = Czajnik przy drodze
quest-tea-for-two = Herbata dla dwojga
enemy-hedge-goose = Polna gęś
    .gender = feminine
    .accusative = Polną gęś
item-folding-stool = Składany stołek
    .gender = masculine
    .accusative = Składany stołek
item-enamel-kettle = Emaliowany czajnik
    .gender = masculine
    .accusative = Emaliowany czajnik
agenda-a-place-by-the-fire = Miejsce przy ogniu

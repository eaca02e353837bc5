pack-name = Ночной рынок
pack-description = Пример набора: две комнаты, два предмета и угроза.

room-market-hall = Торговый зал
    .gender = masculine
    .accusative = Торговый зал
room-soup-kitchen = Бесплатная столовая
    .gender = feminine
    .accusative = Бесплатную столовую
item-paper-lantern = Бумажный фонарик
    .gender = masculine
    .accusative = Бумажный фонарик
item-stray-cat = Бездомный кот
    .gender = masculine
    .accusative = Бездомного кота
threat-pickpocket = Карманник
    .gender = masculine
    .accusative = Карманника

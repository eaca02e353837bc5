# Названия по-русски; род и винительный падеж нужны для фраз вида «убивает Полевую гусыню».
pack-name = My cards
pack-description = Встреча, задание, враг, два предмета и замысел.

encounter-the-kettle-by-the-road = Чайник у дороги
quest-tea-for-two = Чай на двоих
enemy-hedge-goose = Полевая гусыня
    .gender = feminine
    .accusative = Полевую гусыню
item-folding-stool = Складной табурет
    .gender = masculine
    .accusative = Складной табурет
item-enamel-kettle = Эмалированный чайник
    .gender = masculine
    .accusative = Эмалированный чайник
agenda-a-place-by-the-fire = Место у огня

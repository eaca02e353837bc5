# Названия по-русски; род и винительный падеж нужны для фраз, в которых они стоят.
pack-name = My cards
pack-description = Комната, предмет и угроза.

room-music-room = Музыкальная комната
    .gender = feminine
    .accusative = Музыкальную комнату
item-brass-trumpet = Медная труба
    .gender = feminine
    .accusative = Медную трубу
threat-noisy-pipes = Шумные трубы
    .gender = plural
    .accusative = Шумные трубы

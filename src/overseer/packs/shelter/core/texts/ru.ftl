### Названия базового набора. Винительный падеж нужен для фраз вида «построить комнату».

pack-name = Базовый набор
pack-description = Все карты настольной игры Fallout Shelter.

## Стартовые комнаты

room-wasteland = Пустошь
    .gender = feminine
    .accusative = Пустошь
room-vault-door = Дверь убежища
    .gender = feminine
    .accusative = Дверь убежища
room-vault-entrance = Вход в убежище
    .gender = masculine
    .accusative = Вход в убежище
room-water-treatment = Водоочистная станция
    .gender = feminine
    .accusative = Водоочистную станцию
room-diner = Столовая
    .gender = feminine
    .accusative = Столовую
room-power-generator = Электрогенератор
    .gender = masculine
    .accusative = Электрогенератор

## Комнаты колоды

room-water-purification = Цех очистки воды
    .gender = masculine
    .accusative = Цех очистки воды
room-nuka-cola-bottler = Завод «Ядер-Колы»
    .gender = masculine
    .accusative = Завод «Ядер-Колы»
room-nuclear-reactor = Ядерный реактор
    .gender = masculine
    .accusative = Ядерный реактор
room-garden = Сад
    .gender = masculine
    .accusative = Сад
room-living-quarters = Жилая комната
    .gender = feminine
    .accusative = Жилую комнату
room-classroom = Учебный класс
    .gender = masculine
    .accusative = Учебный класс
room-athletics-room = Спортзал
    .gender = masculine
    .accusative = Спортзал
room-armory = Оружейная
    .gender = feminine
    .accusative = Оружейную
room-game-room = Игровая комната
    .gender = feminine
    .accusative = Игровую комнату
room-weight-room = Тренажёрный зал
    .gender = masculine
    .accusative = Тренажёрный зал
room-fitness-room = Фитнес-зал
    .gender = masculine
    .accusative = Фитнес-зал
room-lounge = Комната отдыха
    .gender = feminine
    .accusative = Комнату отдыха
room-storage-room = Склад
    .gender = masculine
    .accusative = Склад
room-medbay = Медпункт
    .gender = masculine
    .accusative = Медпункт
room-science-lab = Научная лаборатория
    .gender = feminine
    .accusative = Научную лабораторию
room-radio-studio = Радиостудия
    .gender = feminine
    .accusative = Радиостудию
room-theme-workshop = Мастерская оформления
    .gender = feminine
    .accusative = Мастерскую оформления
room-outfit-workshop = Мастерская одежды
    .gender = feminine
    .accusative = Мастерскую одежды
room-weapon-workshop = Оружейная мастерская
    .gender = feminine
    .accusative = Оружейную мастерскую

## Угрозы

threat-radroach = Радтаракан
    .gender = masculine
    .accusative = Радтаракана
threat-glowing-radroach = Светящийся радтаракан
    .gender = masculine
    .accusative = Светящегося радтаракана
threat-mole-rat = Кротокрыс
    .gender = masculine
    .accusative = Кротокрыса
threat-feral-ghoul = Дикий гуль
    .gender = masculine
    .accusative = Дикого гуля
threat-glowing-one = Светящийся гуль
    .gender = masculine
    .accusative = Светящегося гуля
threat-radscorpion = Радскорпион
    .gender = masculine
    .accusative = Радскорпиона
threat-glowing-radscorpion = Светящийся радскорпион
    .gender = masculine
    .accusative = Светящегося радскорпиона
threat-raider = Рейдер
    .gender = masculine
    .accusative = Рейдера
threat-deathclaw = Коготь смерти
    .gender = masculine
    .accusative = Когтя смерти
threat-fire = Пожар
    .gender = masculine
    .accusative = Пожар
threat-power-failure = Энергосбой
    .gender = masculine
    .accusative = Энергосбой

## Предметы: оружие

item-10mm-pistol = 10-мм пистолет
    .gender = masculine
    .accusative = 10-мм пистолет
item-shotgun = Дробовик
    .gender = masculine
    .accusative = Дробовик
item-plasma-pistol = Плазменный пистолет
    .gender = masculine
    .accusative = Плазменный пистолет
item-laser-rifle = Лазерная винтовка
    .gender = feminine
    .accusative = Лазерную винтовку
item-minigun = Миниган
    .gender = masculine
    .accusative = Миниган
item-missile-launcher = Ракетная установка
    .gender = feminine
    .accusative = Ракетную установку
item-fat-man = «Толстяк»
    .gender = masculine
    .accusative = «Толстяк»

## Предметы: костюмы

item-military-fatigues = Армейская форма
    .gender = feminine
    .accusative = Армейскую форму
item-armored-vault-suit = Бронированный комбинезон убежища
    .gender = masculine
    .accusative = Бронированный комбинезон убежища
item-wasteland-gear = Снаряжение для Пустоши
    .gender = neuter
    .accusative = Снаряжение для Пустоши
item-nightwear = Пижама
    .gender = feminine
    .accusative = Пижаму
item-lab-coat = Лабораторный халат
    .gender = masculine
    .accusative = Лабораторный халат
item-handyman-jumpsuit = Комбинезон разнорабочего
    .gender = masculine
    .accusative = Комбинезон разнорабочего
item-formal-wear = Парадный костюм
    .gender = masculine
    .accusative = Парадный костюм
item-t-45-power-armor = Силовая броня T-45
    .gender = feminine
    .accusative = Силовую броню T-45

## Предметы: питомцы

item-golden-retriever = Золотистый ретривер
    .gender = masculine
    .accusative = Золотистого ретривера
item-scottish-fold = Шотландская вислоухая
    .gender = feminine
    .accusative = Шотландскую вислоухую
item-german-shepherd = Немецкая овчарка
    .gender = feminine
    .accusative = Немецкую овчарку
item-collie = Колли
    .gender = feminine
    .accusative = Колли
item-husky = Хаски
    .gender = feminine
    .accusative = Хаски
item-parrot = Попугай
    .gender = masculine
    .accusative = Попугая
item-maine-coon = Мейн-кун
    .gender = masculine
    .accusative = Мейн-куна

## Предметы: прочее

item-stimpak = Стимулятор
    .gender = masculine
    .accusative = Стимулятор
item-giddyup-buttercup = Пони «Лютик»
    .gender = masculine
    .accusative = Пони «Лютик»
item-yao-guai-hide = Шкура яо-гая
    .gender = feminine
    .accusative = Шкуру яо-гая
item-military-duct-tape = Армейская клейкая лента
    .gender = feminine
    .accusative = Армейскую клейкую ленту
item-chemistry-flask = Химическая колба
    .gender = feminine
    .accusative = Химическую колбу
item-military-circuit-board = Армейская печатная плата
    .gender = feminine
    .accusative = Армейскую печатную плату
item-gold-watch = Золотые часы
    .gender = plural
    .accusative = Золотые часы
item-globe = Глобус
    .gender = masculine
    .accusative = Глобус
item-camera = Фотоаппарат
    .gender = masculine
    .accusative = Фотоаппарат

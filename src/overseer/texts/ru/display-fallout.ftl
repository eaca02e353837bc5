### Что стол показывает из Fallout: вопросы, стол словами, хроника.

## Вопросы

display-fallout-which-lead = { $encounter }: какой вариант вы выбираете? Исход откроется только после выбора.
display-fallout-caps = Ваши крышки: { $count }.
# $objective говорит, как выполнить цель, одним предложением или несколькими.
display-fallout-objective = Задание «{ $quest }»: { $objective }

## Стол словами

field-fallout-scenario = Сценарий
field-fallout-active = Чей ход
field-fallout-actions = Осталось действий
field-fallout-points = Очки движения
field-fallout-first-player = Первый игрок
field-fallout-target = Влияние, нужное для победы
field-fallout-deals = Состоялось торговых сделок
field-fallout-activation = Открытый замысел
field-fallout-winners = Победители
field-fallout-around = Где вы находитесь
field-fallout-survivors = Выжившие
field-fallout-character = Персонаж
field-fallout-space = Область
field-fallout-hp = ОЗ
field-fallout-xp = Опыт
field-fallout-letters = Буквы
field-fallout-traits = Особенности
field-fallout-caps = Крышки
field-fallout-agendas = Замыслы на руке
field-fallout-loyal = Верность
field-fallout-perk = Преимущество
field-fallout-perks = Преимущества в колоде
field-fallout-equipped = Экипировано
field-fallout-inventory = Инвентарь
field-fallout-beside = Рядом с планшетом
field-fallout-quests = Задания
field-fallout-timer = Осталось раундов
field-fallout-factions = Группировки
field-fallout-shop = Рынок
field-fallout-map = Игровое поле
field-fallout-encounter-seat = Чья встреча
field-fallout-contest-seat = Кто бросает
field-fallout-weapon-letters = Буквы оружия, для перебросов
field-fallout-decks-letters = Буквы в мешочке
field-fallout-discards-loot = Добыча
field-fallout-discards-asset = Активы
field-fallout-discards-unique = Отложенные уникальные активы
field-fallout-discards-agenda = Замыслы
field-fallout-discards-dropped-agendas = Замыслы, сброшенные закрытыми
field-fallout-discards-enemies = Враги

outline-fallout-fight = Бой: { $enemy }
outline-fallout-eliminated = Игрок выбыл
outline-fallout-hp = { $hp } из { $most }, рады { $rads }
outline-fallout-hand = Ваши замыслы: влияние { $influence } из { $target }
outline-fallout-hand-of = Замыслы игрока { $player }: влияние { $influence } из { $target }
outline-fallout-tokens = жетоны врагов, { $type }
outline-fallout-marker-waits = Жетон задания появится на поле, как только на нём окажется его локация.
outline-fallout-tile = { $slot }, { $tile } ({ $kind })
outline-fallout-facedown = { $slot }, закрыт ({ $kind })
outline-fallout-next-to = Рядом: { $spaces }.

## Хроника

chronicle-fallout-influence = влияние
chronicle-fallout-caps = крышки
chronicle-fallout-letters = буквы

## Предпросмотр

display-fallout-caps-amount = { $count ->
    [one] { $count } крышка
    [few] { $count } крышки
   *[many] { $count } крышек
}
display-fallout-action-amount = { $count ->
    [one] { $count } действие
    [few] { $count } действия
   *[many] { $count } действий
}
display-fallout-movement-amount = { $count ->
    [one] { $count } очко движения
    [few] { $count } очка движения
   *[many] { $count } очков движения
}
display-fallout-hp-amount = { $count } ОЗ
display-fallout-xp-amount = { $count ->
    [one] { $count } единица опыта
    [few] { $count } единицы опыта
   *[many] { $count } единиц опыта
}
display-fallout-rads-amount = { $count ->
    [one] { $count } рад
    [few] { $count } рада
   *[many] { $count } радов
}
display-fallout-rads-healed-amount = { $count ->
    [one] { $count } радом меньше
    [few] { $count } радами меньше
   *[many] { $count } радами меньше
}
display-fallout-odds-fight = Бой с перебросами ради убийства, без карт
display-fallout-odds-test = Проверка с перебросами ради успеха, без карт

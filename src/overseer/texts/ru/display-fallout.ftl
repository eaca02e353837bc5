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
display-fallout-agenda-amount = { $count ->
    [one] { $count } замысел
    [few] { $count } замысла
   *[other] { $count } замыслов
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

## Ведомость очков

# Карта замысла и её строка, которая дала влияние.

## Опись карт

stock-fallout-about = Содержимое коробки, насколько вам можно его знать. Чужие карты, закрытые жетоны и библиотека остаются тайной.
stock-fallout-loot = Добыча
stock-fallout-asset = Активы
stock-fallout-unique = Уникальные активы
stock-fallout-perk = Преимущества
stock-fallout-agenda = Замыслы
stock-fallout-enemy = Враги
stock-fallout-character = Персонажи
stock-fallout-quest = Задания
stock-fallout-encounter = Встречи
stock-fallout-encounter-note = запечатаны, пока их не возьмут
stock-fallout-encounter-of = { $decks ->
    [one] в одной колоде
   *[many] в { $decks } колодах
}
stock-fallout-kind = Вид
stock-fallout-in-deck = в колоде
stock-fallout-in-shop = на рынке
stock-fallout-held-by = у игрока { $player }
stock-fallout-discarded = в сбросе
stock-fallout-revealed = открыто для врагов
stock-fallout-to-be-had = можно получить
stock-fallout-taken = получено
stock-fallout-agenda-unseen = в колоде или у кого-то на руке
stock-fallout-token-unseen = в стопке или закрыт на карте
stock-fallout-on-map = на карте
stock-fallout-defeated = побеждено
stock-fallout-in-box = в коробке
stock-fallout-in-play = в игре
stock-fallout-staged = выложено
# Где лежат карты, после числа: «9 колода».
stock-fallout-deck = в колоде
stock-fallout-shop = на рынке
stock-fallout-held = у выживших
stock-fallout-unseen = не видно
# После большого числа: «16 из 19 не видно».
stock-fallout-of-unseen = из { $total } не видно
stock-fallout-in-sight = видно

## Почему бот мог так поступить

display-fallout-motive-explore = Возможно, чтобы узнать, что скрывает фрагмент поля.
display-fallout-motive-encounter = Возможно, потому что встречи приносят добычу, задания, а порой и неприятности.
display-fallout-motive-fight = Возможно, потому что побеждённый враг приносит опыт.
display-fallout-motive-quest = Возможно, потому что задания двигают историю и приносят награды.
display-fallout-motive-camp = Возможно, чтобы восстановить силы: ОЗ { $hp } из { $max }.
display-fallout-motive-buy = Возможно, потому что кошелёк позволял: крышки { $caps }.
display-fallout-motive-sell = Возможно, ради крышек: в кошельке { $caps }.
display-fallout-motive-perk = Возможно, потому что преимущество подождёт, пока не понадобится.
display-fallout-motive-equip = Возможно, потому что неэкипированная карта не действует.
display-fallout-motive-drop = Возможно, потому что рука была полна.
display-fallout-motive-end = Действий больше не осталось.
display-fallout-motive-end-early = { $count ->
    [one] { $count } действие осталось неиспользованным.
    [few] { $count } действия остались неиспользованными.
   *[many] { $count } действий остались неиспользованными.
}

## Цель игры

goal-fallout = { $players ->
    [1] Набрать { $target } влияния, пока ни одна группировка не достигла могущества { $last }
   *[other] Кто первым наберёт { $target } влияния; если могущество группировки дойдёт до { $last }, проиграют все
}
goal-fallout-influence = { $player }: влияние { $influence }
goal-fallout-hidden = { $player }: скрытых замыслов: { $agendas }
goal-fallout-eliminated = { $player }: вне игры
goal-fallout-power = { $faction }: могущество { $power }

## Правила на одной странице

leaflet-fallout-influence = Первым наберите достаточно влияния: 11 в одиночной игре, 10 вдвоём, 9 втроём, 8 вчетвером. Побеждают вместе все, у кого его столько в этот миг.
leaflet-fallout-agendas = Влияние дают замыслы, которые вы держите в тайне: каждый 1 и больше, если выполнено то, что на нём сказано.
leaflet-fallout-factions = Если раньше группировка дойдёт до конца счётчика могущества, проиграют все.
leaflet-fallout-turns = По очереди каждый выживший делает ход: два действия.
leaflet-fallout-enemies = Затем открывают верхний замысел. Активные враги указанных на нём типов идут к ближайшему выжившему и сражаются с тем, кого встретят.
leaflet-fallout-wake = Закрытые враги этих типов открываются.
leaflet-fallout-depletion = Когда кончается колода замыслов, могущество группировок растёт.
leaflet-fallout-move = Движение: два очка движения. Труднопроходимая местность стоит обоих, радиоактивная даёт рад.
leaflet-fallout-explore = Исследование: откройте фрагмент рядом с собой. Там могут ждать враги.
leaflet-fallout-encounter = Встреча, если в вашей области есть её значок: выслушайте, выберите и узнайте исход.
leaflet-fallout-fight = Бой с активным врагом в вашей области: три кубика, сначала его попадания, потом ваши.
leaflet-fallout-quest = Задание: кто выполнил цель, применяет её результаты, часто это замыслы или могущество.
leaflet-fallout-camp = Привал: восстановите 3 ОЗ, подготовьте карты, станьте Отдохнувшим, торгуйте.
leaflet-fallout-death = Если ОЗ не больше, чем радов, вы погибаете: назад на стартовый фрагмент, без инвентаря.
leaflet-fallout-won = У кого-то достаточно влияния: игра сразу кончается.
leaflet-fallout-lost = Группировка доходит до конца счётчика могущества: проигрывают все, кроме тех, кому именно этот шаг дал достаточно влияния.
leaflet-fallout-eliminated = У кого радов столько, что не помогают и полные ОЗ, тот выбывает.

## Конец близко
alarm-fallout-power = { $faction }: один шаг до конца счётчика могущества. Там игра кончается, и все, кто не победил, проигрывают.
alarm-fallout-strip = { $faction }: один шаг до конца

# Поле

display-fallout-from-end =
    { $count ->
        [0] в конце счётчика
       *[other] до конца { $count }
    }

## Карты истории

told-fallout-encounter-wasteland = Встреча в Пустоши
told-fallout-encounter-settlement = Встреча в поселении
told-fallout-encounter-vault = Встреча в Убежище { $number }
told-fallout-scenario = { $count ->
    [one] Сценарий, один выживший
   *[other] Сценарий, выживших: { $count }
}
told-fallout-wins = Для победы нужно влияние { $count }. Если раньше одна из группировок дойдёт до конца счётчика могущества, не победит никто.
told-fallout-staged = Новое задание
told-fallout-completed = Задание, выполняет { $player }
told-fallout-failed = Задание, неудача: { $player }
told-fallout-event = Событие, берёт { $player }
told-fallout-activation = Замысел, который активирует врагов
told-fallout-test = Проверка
told-fallout-test-passed = успех
told-fallout-test-failed = неудача
told-fallout-test-shared = складывается с результатом второго выжившего
told-fallout-fight = Бой: { $enemy }, уровень { $level }
told-fallout-fight-won = враг убит
told-fallout-fight-lost = враг жив
told-fallout-gained = получено
told-fallout-lost = потеряно
told-fallout-killed = Гибель

# Где можно выполнить задачу: «Застава, в 2 областях отсюда».

display-fallout-tile-at = фрагмент { $slot }
display-fallout-away =
    { $count ->
        [0] { $place }, здесь
        [1] { $place }, рядом
        [one] { $place }, в { $count } области отсюда
       *[many] { $place }, в { $count } областях отсюда
    }
display-fallout-nearest = ближайшее из { $count }: { $where }
display-fallout-one-of = { $where } и { $count ->
        [2] ещё одно место
       *[other] другие места
    }

# The steps of a round.

display-fallout-step-survivors = Выжившие
display-fallout-step-enemies = Враги

# Выбор, который заканчивает игру.

display-fallout-ends-won = Вы набираете влияние, которое даёт победу.
display-fallout-ends-power = { $faction }: могущество { $last }, это конец счётчика.
display-fallout-ends-eliminated = В живых не осталось бы никого.
display-fallout-ends-rounds = Это был последний раунд за этим столом.
display-fallout-ends-win = Ваше влияние: { $count } из { $target }. Вы побеждаете.
display-fallout-ends-lose = Ваше влияние: { $count } из { $target }. Вы проигрываете.
display-fallout-ends-others = Ваше влияние: { $count } из { $target }. Если ни у кого не припрятано { $target }, проигрывают все.

# Строка замысла на руке.

display-fallout-part = { $what ->
    [lead] отрыв { $faction }
    [caps] крышки
    [letters] буквы
    [perks] преимущества
    [traits] особенности
    [items] карты
    [companions] спутники
   *[rads] рады
}: { $have }; { $each ->
    [1] по +1
   *[other] +1 за каждые { $each }
}, до { $max }
display-fallout-part-power = могущество { $faction }: { $have } из { $count }
display-fallout-part-lead = отрыв { $faction }: { $have } из { $count }
display-fallout-part-behind = отрыв { $faction } меньше { $count }: сейчас { $have }
display-fallout-part-loyal = верность { $faction }
display-fallout-part-caps = крышки: { $have } из { $count }

## Что сделали бы враги и почему они сделали то, что сделали

display-fallout-prowl-walks = { $count ->
    [one] На одну область ближе к цели: { $player }, до неё { $count } область.
    [few] На одну область ближе к цели: { $player }, до неё { $count } области.
   *[many] На одну область ближе к цели: { $player }, до неё { $count } областей.
}
display-fallout-prowl-joins = Входит в область, где стоит { $player }, и сразу вступает в бой.
display-fallout-prowl-fights = Остаётся и вступает в бой. Цель: { $player }.
display-fallout-prowl-shoots = Остаётся и вступает в бой через границу областей. Цель: { $player }.
display-fallout-prowl-stays = Никого не преследует и остаётся на месте.
display-fallout-prowl-wakes = Жетон открывается; пока враг не движется и не дерётся.
display-fallout-prowl-ways = { $count ->
    [one] { $count } одинаково хороший шаг: выбирает первый игрок.
    [few] { $count } одинаково хороших шага: выбирает первый игрок.
   *[many] { $count } одинаково хороших шагов: выбирает первый игрок.
}
display-fallout-step-aims = { $count ->
    [0] Цель: { $player }, в той же области.
    [one] Цель: { $player }, до неё { $count } область; ближе никого нет.
    [few] Цель: { $player }, до неё { $count } области; ближе никого нет.
   *[many] Цель: { $player }, до неё { $count } областей; ближе никого нет.
}
display-fallout-step-ways = { $count ->
    [one] Одинаково хорош был { $count } шаг.
    [few] Одинаково хороши были { $count } шага.
   *[many] Одинаково хороши были { $count } шагов.
}
display-fallout-step-woke = Кто просыпается на этом шаге, не движется и не дерётся.

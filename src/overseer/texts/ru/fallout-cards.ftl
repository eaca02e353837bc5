### Карты игры Fallout словами, созданными из их данных: условия, стоимость, испытания, результаты.
###
### Шаги, стоимость, испытания, деяния и постоянные свойства — обороты без заглавной буквы и точки;
### предложения из них делает программа. Условия — предложения после «если», `.no` — их отрицание.
### Если число не напечатано, `.equal` говорит «столько …» и присоединяет одно из сообщений
### text-amount. Названия карт, локаций и группировок стоят в именительном падеже, $enemy — в винительном.

## Слова

text-faction-star = ★
text-faction-shield = ♠
text-faction-named = { $symbol } «{ $name }»

# `.object` и `.all` стоят после «убейте», `.many` — в ряду замысла, `.of` — после «значок», «жетон».
text-type-critter = зверь
    .object = зверя
    .all = всех зверей
    .many = звери
    .of = зверя
text-type-human = человек
    .object = человека
    .all = всех людей
    .many = люди
    .of = человека
text-type-robot = робот
    .object = робота
    .all = всех роботов
    .many = роботы
    .of = робота
text-type-monster = монстр
    .object = монстра
    .all = всех монстров
    .many = монстры
    .of = монстра
text-type-super-mutant = супермутант
    .object = супермутанта
    .all = всех супермутантов
    .many = супермутанты
    .of = супермутанта
text-enemy = враг
    .object = любого врага
    .one = одного врага
    .all = всех врагов
text-faction-tokens = жетоны группировки { $faction }

# `.become` стоит после «станьте».
text-trait-idolized = Кумир
    .become = Кумиром
text-trait-vilified = Злодей
    .become = Злодеем
text-trait-synth = Синт
    .become = Синтом
text-trait-super-mutant = Супермутант
    .become = Супермутантом
text-trait-well-rested = Отдохнувший
    .become = Отдохнувшим
text-trait-addicted = Зависимый
    .become = Зависимым

text-area-head = голова
text-area-body = торс
text-area-arms = руки
text-area-legs = ноги

# `.with` стоит после «с», `.text` объясняет свойство в одной строке.
text-ability-aggressive = Агрессия
    .with = агрессией
    .text = Агрессия: тот, кто входит в область этого врага или в чью область входит этот враг, сразу сражается с ним.
text-ability-armor = Броня
    .with = бронёй
    .text = Броня: чтобы убить этого врага, нужно на одно попадание выжившего больше, чем его уровень.
text-ability-radiation = Радиация
    .with = радиацией
    .text = Радиация: если этот враг нанёс в бою хотя бы 1 урон, выживший получает ещё и столько радов, сколько составляет уровень врага.
text-ability-ranged = Дальний бой
    .with = дальним боем
    .text = Дальний бой: при активации этот враг сражается с выжившим в соседней области и не перемещается; если у этого выжившего нет оружия дальнего боя, у врага на один значок попадания больше.
text-ability-loot = Добыча
    .with = добычей
    .text = Добыча: тот, кто убил этого врага, берёт карту добычи.
text-ability-retreat = Отступление
    .with = отступлением
    .text = Отступление: если после боя этот враг не убит, он становится неактивным.

# Чья колода встреч или чей значок встречи.
text-deck-wasteland = Пустоши
text-deck-settlement = поселения
text-deck-vault-84 = Убежища 84
text-deck-vault-109 = Убежища 109

# `.card` стоит после «карта».
text-kind-weapon = оружие
    .card = оружия
text-kind-apparel = одежда
    .card = одежды
text-kind-companion = спутник
    .card = спутника
text-kind-aid = припас
    .card = припаса
text-kind-drug = препарат
    .card = препарата
text-kind-magazine = журнал
    .card = журнала
text-kind-event = событие
    .card = события

text-source-loot = добыча
text-source-asset = актив
text-source-unique = уникальный актив
text-source-character = предмет персонажа

# С чем область.
text-terrain-difficult = труднопроходимой местностью
text-terrain-irradiated = радиоактивной местностью

text-amount-level = сколько составляет уровень этого значка встречи
text-amount-level-more = сколько составляет уровень этого значка встречи плюс { $count }
text-amount-level-less = сколько составляет уровень этого значка встречи минус { $count }
text-amount-hits = сколько значков попадания в проверке
text-amount-players = сколько игроков в игре

text-within = { $count ->
    [0] в вашей области
    [one] не дальше { $count } области от вас
   *[other] не дальше { $count } областей от вас
}

## Области

# `.into` стоит после «войдите» и «переставьте свою фигурку», `.onto` — после «положите».
text-where-here = в своей области
    .into = в свою область
    .onto = в свою область
text-where-start = на стартовом фрагменте
    .into = в область стартового фрагмента
    .onto = в область стартового фрагмента
text-where-adjacent = в соседней области
    .into = в соседнюю область
    .onto = в соседнюю область
text-where-marker = в области с жетоном этого задания
    .into = в область с жетоном этого задания
    .onto = в область с жетоном этого задания
text-where-anywhere = в любой открытой области
    .into = в любую открытую область
    .onto = в любую открытую область
text-where-place = в локации «{ $place }»
    .into = в локацию «{ $place }»
    .onto = в локацию «{ $place }»
text-where-tile = на фрагменте «{ $tile }»
    .into = в область фрагмента «{ $tile }»
    .onto = в область фрагмента «{ $tile }»
text-where-icon = в области со значком встречи { $deck }
    .into = в область со значком встречи { $deck }
    .onto = в область со значком встречи { $deck }
text-where-terrain = в области с { $terrain }
    .into = в область с { $terrain }
    .onto = в область с { $terrain }
text-where-enemy = в области со значком { $type }
    .into = в область со значком { $type }
    .onto = в область со значком { $type }
text-where-within = { $count ->
    [0] в вашей области
    [one] в области не дальше { $count } области от вас
   *[other] в области не дальше { $count } областей от вас
}
    .into = { $count ->
        [0] в вашу область
        [one] в область не дальше { $count } области от вас
       *[other] в область не дальше { $count } областей от вас
    }
    .onto = { $count ->
        [0] в вашу область
        [one] в область не дальше { $count } области от вас
       *[other] в область не дальше { $count } областей от вас
    }

## Условия

text-and = { $first } и { $second }
text-or = { $first } или { $second }
text-not-all = неверно, что { $condition }
text-if-trait = у вас есть особенность «{ $trait }»
    .no = у вас нет особенности «{ $trait }»
text-if-letter = у вас есть буква { $letter }
    .no = у вас нет буквы { $letter }
text-if-loyal = вы верны группировке { $faction }
    .no = вы не верны группировке { $faction }
text-if-at = вы находитесь { $where }
    .no = вы не находитесь { $where }
text-if-icon = в вашей области есть значок встречи { $deck }
    .no = в вашей области нет значка встречи { $deck }
text-if-min-level = уровень значка встречи в вашей области не ниже { $count }
    .no = в вашей области нет значка встречи уровня { $count } и выше
text-if-terrain = вы находитесь в области с { $terrain }
    .no = вы не находитесь в области с { $terrain }
text-if-caps = у вас не меньше { $count ->
    [one] { $count } крышки
   *[other] { $count } крышек
}
    .no = у вас меньше { $count ->
        [one] { $count } крышки
       *[other] { $count } крышек
    }
text-if-has-kind = у вас есть карта { $kind }
    .no = у вас нет карты { $kind }
text-if-has-item = у вас есть карта «{ $card }»
    .no = у вас нет карты «{ $card }»
text-if-equipped-kind = у вас экипирована карта { $kind }
    .no = у вас не экипирована карта { $kind }
text-if-equipped-item = у вас экипирована карта «{ $card }»
    .no = у вас не экипирована карта «{ $card }»
text-if-kept = вы оставили у себя карту { $number }
    .no = вы не оставили у себя карту { $number }
text-if-kept-named = вы оставили у себя карту «{ $card }»
    .no = вы не оставили у себя карту «{ $card }»
text-if-power = могущество группировки { $faction } не меньше { $count }
    .no = могущество группировки { $faction } меньше { $count }
text-if-lead = отрыв группировки { $faction } не меньше { $count }
    .no = отрыв группировки { $faction } меньше { $count }
text-if-survivor-here = в вашей области есть другой выживший
    .no = в вашей области нет другого выжившего
text-if-no-enemies = { $within } нет открытого врага
    .no = { $within } есть открытый враг
text-if-near-token = в вашей или соседней области есть жетон группировки { $faction }
    .no = в вашей и соседних областях нет жетона группировки { $faction }
text-if-distance-min = от локации «{ $place }» до вас не меньше { $least ->
    [one] { $least } области
   *[other] { $least } областей
}
    .no = от локации «{ $place }» до вас меньше { $least ->
        [one] { $least } области
       *[other] { $least } областей
    }
text-if-distance-max = от локации «{ $place }» до вас не больше { $most ->
    [one] { $most } области
   *[other] { $most } областей
}
    .no = от локации «{ $place }» до вас больше { $most ->
        [one] { $most } области
       *[other] { $most } областей
    }
text-if-distance-both = от локации «{ $place }» до вас от { $least } до { $most ->
    [one] { $most } области
   *[other] { $most } областей
}
    .no = от локации «{ $place }» до вас не от { $least } до { $most ->
        [one] { $most } области
       *[other] { $most } областей
    }
text-if-letters = у вас не меньше { $count ->
    [one] { $count } буквы
   *[other] { $count } букв
}
    .no = у вас меньше { $count ->
        [one] { $count } буквы
       *[other] { $count } букв
    }
text-if-perks = у вас не меньше { $count ->
    [one] { $count } преимущества
   *[other] { $count } преимуществ
}
    .no = у вас меньше { $count ->
        [one] { $count } преимущества
       *[other] { $count } преимуществ
    }
text-if-rads = у вас не меньше { $count ->
    [one] { $count } рада
   *[other] { $count } радов
}
    .no = у вас меньше { $count ->
        [one] { $count } рада
       *[other] { $count } радов
    }
text-if-agendas = у вас не меньше { $count ->
    [one] { $count } замысла
   *[other] { $count } замыслов
}
    .no = у вас меньше { $count ->
        [one] { $count } замысла
       *[other] { $count } замыслов
    }
text-if-players = в игре не меньше { $count ->
    [one] { $count } игрока
   *[other] { $count } игроков
}
    .no = в игре меньше { $count ->
        [one] { $count } игрока
       *[other] { $count } игроков
    }
text-if-staged = задание { $number } выложено
    .no = задание { $number } не выложено

## Стоимость

text-cost-caps = заплатите { $count ->
    [one] { $count } крышку
    [few] { $count } крышки
   *[many] { $count } крышек
}
text-cost-agenda = сбросьте { $count ->
    [1] свой замысел
    [one] { $count } свой замысел
    [few] { $count } своих замысла
   *[many] { $count } своих замыслов
}
text-cost-discard-item = сбросьте карту «{ $card }»

## Шаги

text-step-xp = получите { $count ->
    [one] { $count } единицу опыта
    [few] { $count } единицы опыта
   *[many] { $count } единиц опыта
}
    .equal = получите столько единиц опыта, { $amount }
text-step-caps = получите { $count ->
    [one] { $count } крышку
    [few] { $count } крышки
   *[many] { $count } крышек
}
    .equal = получите столько крышек, { $amount }
text-step-lose-caps = потеряйте { $count ->
    [one] { $count } крышку
    [few] { $count } крышки
   *[many] { $count } крышек
}
    .equal = потеряйте столько крышек, { $amount }
text-step-agenda = возьмите { $count ->
    [1] замысел
    [one] { $count } замысел
    [few] { $count } замысла
   *[many] { $count } замыслов
}
    .equal = возьмите столько замыслов, { $amount }
text-step-loot = возьмите { $count ->
    [1] карту добычи
    [one] { $count } карту добычи
    [few] { $count } карты добычи
   *[many] { $count } карт добычи
}
    .equal = возьмите столько карт добычи, { $amount }
text-step-asset = возьмите { $count ->
    [1] актив
    [one] { $count } актив
    [few] { $count } актива
   *[many] { $count } активов
}
    .equal = возьмите столько активов, { $amount }
text-step-salvage = возьмите из сброса { $count ->
    [1] карту добычи на ваш выбор
    [one] { $count } карту добычи на ваш выбор
    [few] { $count } карты добычи на ваш выбор
   *[many] { $count } карт добычи на ваш выбор
} (кроме событий)
    .equal = возьмите из сброса столько карт добычи на ваш выбор (кроме событий), { $amount }
text-step-unique = получите уникальный актив «{ $card }»
text-step-add = добавьте карту { $number }
text-step-stage = выложите задание { $number }
text-step-trash = удалите эту карту из игры
text-step-trash-number = удалите из игры карту { $number }
text-step-become = станьте { $trait }
text-step-lose = потеряйте особенность «{ $trait }»
text-step-power = могущество группировки { $faction } растёт на { $count }
text-step-damage = получите { $count ->
    [one] { $count } урон
   *[other] { $count } урона
}
    .equal = получите столько урона, { $amount }
text-step-rads = получите { $count ->
    [one] { $count } рад
    [few] { $count } рада
   *[many] { $count } радов
}
    .equal = получите столько радов, { $amount }
text-step-heal = восстановите { $count } ОЗ
    .equal = восстановите столько ОЗ, { $amount }
text-step-heal-rads = снимите { $count ->
    [one] { $count } рад
    [few] { $count } рада
   *[many] { $count } радов
}
    .equal = снимите столько радов, { $amount }
text-step-shop = посетите рынок: купите, продайте или завербуйте всего до { $count ->
    [one] { $count } карты
   *[other] { $count } карт
}
    .equal = посетите рынок: купите, продайте или завербуйте столько карт (или меньше), { $amount }
text-step-shop-discount = { $shop } (каждая карта стоит на { $count ->
    [one] { $count } крышку
    [few] { $count } крышки
   *[many] { $count } крышек
} меньше)
text-step-tokens = { $count ->
    [1] положите жетон группировки { $faction } { $where }
    [one] положите { $count } жетон группировки { $faction }, каждый { $where }
    [few] положите { $count } жетона группировки { $faction }, каждый { $where }
   *[many] положите { $count } жетонов группировки { $faction }, каждый { $where }
}
    .equal = положите столько жетонов группировки { $faction }, { $amount }, каждый { $where }
text-step-marker = поставьте жетон этого задания { $where }
text-step-enemy-up = возьмите жетон { $type } и положите его лицевой стороной вверх { $where }
text-step-enemy-down = возьмите жетон { $type } и положите его лицевой стороной вниз { $where }
text-step-move = переместитесь не больше чем на { $count ->
    [one] { $count } область
    [few] { $count } области
   *[many] { $count } областей
}
    .equal = переместитесь на столько областей (или меньше), { $amount }
text-step-place = переставьте свою фигурку { $where }
text-step-mp = получите в этот ход { $count ->
    [one] { $count } очко движения
    [few] { $count } очка движения
   *[many] { $count } очков движения
}
    .equal = получите в этот ход столько очков движения, { $amount }
text-step-action = выполните в этот ход { $count ->
    [1] дополнительное действие
    [one] { $count } дополнительное действие
    [few] { $count } дополнительных действия
   *[many] { $count } дополнительных действий
}
    .equal = выполните в этот ход столько дополнительных действий, { $amount }
text-step-encounter = разыграйте ещё и следующую карту колоды { $deck }
text-step-keep = оставьте эту карту у себя
text-step-complete = выполните цель { $objective } задания { $quest }
text-step-random-add = добавьте случайную карту с номером от { $first } до { $last }
text-step-random-stage = выложите случайное задание с номером от { $first } до { $last }
text-step-kill = убейте без боя { $what }{ $level ->
    [0] {""}
   *[other] {" "}уровня не выше { $level }
} { $within }
text-step-remove-tokens = уберите с игрового поля все жетоны группировки { $faction } { $within } (это не убийство)
text-step-wake = все неактивные враги { text-within } становятся активными
text-step-discard-any = сбросьте одну свою карту
text-step-discard-kind = сбросьте карту { $kind }
text-step-unexhaust-all = подготовьте все свои карты
text-step-unexhaust-one = подготовьте одну свою карту
text-step-perk = возьмите { $count ->
    [1] преимущество по своему выбору
    [one] { $count } преимущество по своему выбору
    [few] { $count } преимущества по своему выбору
   *[many] { $count } преимуществ по своему выбору
} с буквой, которая у вас есть
text-step-level = повысьте уровень{ $count ->
    [1] {""}
    [few] {" "}{ $count } раза
   *[other] {" "}{ $count } раз
}
text-step-choose = выберите одно: { $ways }
text-step-way = ({ $number }) { $text }
text-step-may = по желанию: { $text }
text-step-when = если { $condition }: { $text }
text-step-otherwise = если { $condition }: { $text }; иначе: { $other }
text-step-others-here = каждый другой выживший в вашей области: { $text }
text-step-others-adjacent = каждый выживший в соседней области: { $text }
text-step-others-all = каждый другой выживший: { $text }
text-step-others-right = выживший справа от вас: { $text }
text-step-others-one = другой выживший по вашему выбору: { $text }
text-step-vote = все выжившие голосуют, при равенстве решает голос первого игрока; если «за»: { $yes }; если «против»: { $no }
text-step-count = прибавьте { $count } к счёту цели 1 этого задания
    .equal = прибавьте к счёту цели 1 этого задания столько, { $amount }
text-step-reroll = получите { $count ->
    [one] { $count } переброс
    [few] { $count } переброса
   *[many] { $count } перебросов
}
    .equal = получите столько перебросов, { $amount }
text-step-hits = добавьте { $count ->
    [one] { $count } попадание выжившего
    [few] { $count } попадания выжившего
   *[many] { $count } попаданий выжившего
}
    .equal = добавьте столько попаданий выжившего, { $amount }
text-step-cancel = отмените { $count ->
    [one] { $count } значок попадания врага
    [few] { $count } значка попадания врага
   *[many] { $count } значков попадания врага
}
    .equal = отмените столько значков попадания врага, { $amount }
text-step-success = добавьте к своей проверке { $count ->
    [one] { $count } значок попадания
    [few] { $count } значка попадания
   *[many] { $count } значков попадания
}
    .equal = добавьте к своей проверке столько значков попадания, { $amount }
text-step-turn-die = поверните один кубик любой гранью вверх
text-step-none = ничего не происходит

## Испытания

text-task-test = проверка { $letters } сложности { $count }
    .equal = проверка { $letters }; сложность — столько, { $amount }
text-task-joint-test = проверка вместе с другим выжившим: ваши буквы { $letters }, его буквы { $theirs }, сложность { $count } для значков попадания обоих
    .equal = проверка вместе с другим выжившим: ваши буквы { $letters }, его буквы { $theirs }, сложность для значков попадания обоих — столько, { $amount }
text-task-fight = возьмите и сразитесь: { $type }
text-task-fight-level = { $fight }, уровень { $change }
text-task-fight-add = { $fight }, дополнительно с { $abilities }
text-task-fight-token = сразитесь с врагом группировки { $faction }

## Деяния

text-deed-kill = убейте { $enemy }
text-deed-kill-named = убейте { $enemy }
text-deed-kill-faction = убейте врага группировки { $faction }
text-deed-kill-last = убейте последнего врага группировки { $faction } на игровом поле
text-deed-kill-level = { $kill } уровня { $count } или выше
text-deed-kill-ability = { $kill } с { $ability }
text-deed-explore-any = исследуйте фрагмент
text-deed-explore-dangerous = исследуйте опасный фрагмент
text-deed-explore-deadly = исследуйте смертельный фрагмент
text-deed-camp = устройте привал
text-deed-enter = войдите { $where }
text-deed-become = станьте { $trait }
text-deed-lose = потеряйте особенность «{ $trait }»
text-deed-level = повысьте уровень
text-deed-buy = купите карту
text-deed-sell = продайте карту
text-deed-recruit = завербуйте спутника
text-deed-suffer-damage = получите не меньше { $count } урона за один { $within ->
    [fight] бой
   *[turn] ход
}
text-deed-suffer-rads = получите не меньше { $count ->
    [one] { $count } рада
   *[other] { $count } радов
} за один { $within ->
    [fight] бой
   *[turn] ход
}
text-deed-spend = потратьте за один раз не меньше { $count ->
    [one] { $count } крышки
   *[other] { $count } крышек
}
text-deed-if = { $deed }, если { $condition }
text-deed-times = { $deed } (всего { $count ->
    [few] { $count } раза
   *[other] { $count } раз
})

## Постоянные свойства

text-passive-armor = +{ $count } к значению брони
text-passive-move-more = +{ $count ->
    [one] { $count } очко движения
    [few] { $count } очка движения
   *[many] { $count } очков движения
} за каждое действие «Движение»
text-passive-move-less = −{ $count ->
    [one] { $count } очко движения
    [few] { $count } очка движения
   *[many] { $count } очков движения
} за каждое действие «Движение»
text-passive-easy-terrain = труднопроходимая местность не стоит вам дополнительного очка движения
text-passive-terrain-rads = радиоактивная местность не даёт вам радов
text-passive-rads-heal = каждый раз, когда вы получаете рады, восстановите { $count } ОЗ
text-passive-rads-xp = каждый раз, когда вы получаете рады, получите { $count ->
    [one] { $count } единицу опыта
    [few] { $count } единицы опыта
   *[many] { $count } единиц опыта
}
text-passive-inventory = в вашем инвентаре может быть на { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
} больше
text-passive-fight-reroll = +{ $count ->
    [one] { $count } переброс
    [few] { $count } переброса
   *[many] { $count } перебросов
} в каждом бою
text-passive-test-reroll = +1 переброс в проверке за каждую из этих букв, которая в ней есть: { $letters }
text-passive-shop-discount = каждая карта на рынке стоит вам на { $count ->
    [one] { $count } крышку
    [few] { $count } крышки
   *[many] { $count } крышек
} меньше
text-passive-camp-heal = на привале вы восстанавливаете на { $count } ОЗ больше
text-passive-kill-caps = за каждого убитого врага получите { $count ->
    [one] { $count } крышку
    [few] { $count } крышки
   *[many] { $count } крышек
}
text-passive-encounter-xp = за каждую встречу получите { $count ->
    [one] { $count } единицу опыта
    [few] { $count } единицы опыта
   *[many] { $count } единиц опыта
}

## Применение

text-moment-turn = в свой ход
text-moment-action = в качестве действия
text-moment-before-fight = перед боем
text-moment-fight = во время боя
text-moment-test = во время проверки
text-moment-fight-or-test = во время боя или проверки
text-moment-camp = на привале
text-spend-exhaust = поверните эту карту
text-spend-discard = сбросьте эту карту
text-spend-perk = верните это преимущество в колоду
text-use = { $moment }: { $text }
text-use-if = { $moment }, если { $condition }: { $text }
text-use-once = один раз за ход, { $moment }

## Строки карт

text-line-kind = { $kind } ({ $source })
text-line-letters = { $count ->
    [1] буква
   *[other] буквы
}: { $letters }
text-line-ranged = оружие дальнего боя
text-line-armor = броня: { $count }
text-line-value = ценность: { $count }
text-line-recruit-letter = для вербовки нужна буква { $letter }
text-line-recruit-trait = для вербовки нужна особенность «{ $trait }»
text-line-recruit-any = завербовать может кто угодно
text-line-keep = при каждой подготовке карта остаётся у вас, только если { $condition }
text-line-equipped = пока карта экипирована: { $text }
text-line-held = пока карта у вас: { $text }
text-line-always = всегда: { $text }
text-line-ready-cost = стоимость подготовки: { $cost }
text-line-hp = ОЗ: { $count }
text-line-traits = особенности: { $traits }
text-line-item = предмет в начале игры: { $card }
text-line-faction = группировка: { $faction }
text-line-players = только при числе игроков не меньше { $count }
text-line-players-all = только если игроков { $count }
text-line-row = активация: { $row }
text-line-influence = влияние: 1
text-line-bonus = +{ $count ->
    [one] { $count } влияние
   *[other] { $count } влияния
}, если { $condition }
text-line-exclusive = из этих бонусов считается только первый, который что-то даёт
text-line-per-lead = +1 влияние за { $each ->
    [1] каждое очко
    [one] каждое { $each } очко
    [few] каждые { $each } очка
   *[many] каждые { $each } очков
} отрыва группировки { $faction }, не больше +{ $max }
text-line-per-caps = +1 влияние за { $each ->
    [1] каждую вашу крышку
    [one] каждую { $each } вашу крышку
    [few] каждые { $each } ваши крышки
   *[many] каждые { $each } ваших крышек
}, не больше +{ $max }
text-line-per-letters = +1 влияние за { $each ->
    [1] каждую вашу букву
    [one] каждую { $each } вашу букву
    [few] каждые { $each } ваши буквы
   *[many] каждые { $each } ваших букв
}, не больше +{ $max }
text-line-per-perks = +1 влияние за { $each ->
    [1] каждое ваше преимущество
    [one] каждое { $each } ваше преимущество
    [few] каждые { $each } ваших преимущества
   *[many] каждые { $each } ваших преимуществ
}, не больше +{ $max }
text-line-per-traits = +1 влияние за { $each ->
    [1] каждую вашу особенность
    [one] каждую { $each } вашу особенность
    [few] каждые { $each } ваши особенности
   *[many] каждые { $each } ваших особенностей
}, не больше +{ $max }
text-line-per-items = +1 влияние за { $each ->
    [1] каждую карту, экипированную или из инвентаря
    [one] каждую { $each } карту, экипированную или из инвентаря
    [few] каждые { $each } карты, экипированные или из инвентаря
   *[many] каждые { $each } карт, экипированных или из инвентаря
}, не больше +{ $max }
text-line-per-companions = +1 влияние за { $each ->
    [1] каждого вашего спутника
    [one] каждого { $each } вашего спутника
   *[other] каждых { $each } ваших спутников
}, не больше +{ $max }
text-line-per-rads = +1 влияние за { $each ->
    [1] каждый ваш рад
    [one] каждый { $each } ваш рад
    [few] каждые { $each } ваших рада
   *[many] каждые { $each } ваших радов
}, не больше +{ $max }
text-line-only-if = только если { $condition }
text-line-forced = ОБЯЗАТЕЛЬНЫЙ вариант, если { $condition }
text-line-cost = стоимость: { $cost }
text-line-tasks = { $count ->
    [1] испытание
   *[other] испытания
}: { $tasks }
text-line-result = результат: { $text }
text-line-success = успех: { $text }
text-line-failure = неудача: { $text }
text-line-staged = когда задание выкладывают: { $text }
text-line-timer = через { $count ->
    [one] { $count } раунд
    [few] { $count } раунда
   *[many] { $count } раундов
} первый игрок выполняет следующее: { $text }
text-line-objective = цель { $number }: { $text }
text-line-objective-faction = цель { $number }, { $faction }: { $text }
text-line-action = действие «Задание»
text-line-deposit = { $deed }; кладите на эту карту свои крышки, пока их там не станет { $count }
text-line-elsewhere = выполняется благодаря другой карте
text-line-with-survivor = { $deed }; в вашей области должен быть другой выживший (в одиночной игре вы должны находиться в области поселения)
text-line-enemy = { $type }, уровень { $level }
text-line-enemy-untyped = уровень { $level }
text-line-weak = уязвимые части тела: { $areas }
text-line-start = стартовый фрагмент: { $tile }
text-line-token-enemy = жетоны группировки { $faction } — враги: { $enemy }
text-line-token-inert = жетоны группировки { $faction } — не враги и ничего не делают, когда появляется их значок
text-line-token-steps = жетоны группировки { $faction } — не враги; когда появляется их значок, первый игрок выполняет следующее: { $text }
text-line-track = счётчик могущества: делений — { $count }; последнее завершает игру
text-line-track-letter = { $letter } на делениях счётчика сверху вниз: { $levels }
text-line-quests = задания, выложенные в начале: { $numbers }
text-line-setup = особая подготовка, её выполняет первый игрок: { $text }
text-line-win = влияние для победы при 1, 2, 3 и 4 игроках: { $numbers }

### Fallout словами: варианты, вопросы, журнал, причины и существительные игры.
###
### Названия приходят в двух формах: $item — как напечатано на карте, $item_acc — винительный
### падеж («купить», «взять»); так же $enemy, $quest и все остальные. $space — область вида B2.1,
### $slot — место фрагмента вида B2. $player и $other — имена людей любого рода: они стоят в
### именительном падеже, глагол при них — в настоящем времени.

## Игра

fallout-name = Fallout: настольная игра
fallout-short-name = Fallout
fallout-scenario-sheet = лист сценария

## Существительные

fallout-type-critter = зверь
fallout-type-human = человек
fallout-type-robot = робот
fallout-type-monster = монстр
fallout-type-super-mutant = супермутант

# Жетоны группировок, если у них нет названия.
fallout-token-star = жетон ★
fallout-token-star-acc = жетон ★
fallout-token-shield = жетон ♠
fallout-token-shield-acc = жетон ♠

fallout-ability-aggressive = АГРЕССИЯ
fallout-ability-armor = БРОНЯ
fallout-ability-radiation = РАДИАЦИЯ
fallout-ability-ranged = ДАЛЬНИЙ БОЙ
fallout-ability-loot = ДОБЫЧА
fallout-ability-retreat = ОТСТУПЛЕНИЕ

fallout-area-head = голова
fallout-area-body = торс
fallout-area-arms = руки
fallout-area-legs = ноги

fallout-trait-idolized = Кумир
fallout-trait-vilified = Злодей
fallout-trait-synth = Синт
fallout-trait-super-mutant = Супермутант
fallout-trait-well-rested = Отдохнувший
fallout-trait-addicted = Зависимый

fallout-kind-weapon = оружие
fallout-kind-apparel = одежда
fallout-kind-companion = спутник
fallout-kind-aid = припас
fallout-kind-drug = препарат
fallout-kind-magazine = журнал
fallout-kind-event = событие
fallout-kind-ability = свойство

fallout-terrain-difficult = труднопроходимая местность
fallout-terrain-irradiated = радиоактивная местность

fallout-tile-named = фрагмент с названием
fallout-tile-dangerous = опасный фрагмент
fallout-tile-deadly = смертельный фрагмент

fallout-deck-loot = колода добычи
fallout-deck-asset = колода активов
fallout-deck-unique = уникальные активы
fallout-deck-character = карты персонажей
fallout-deck-agenda = колода замыслов
fallout-deck-wasteland = встречи в Пустоши
fallout-deck-settlement = встречи в поселении
fallout-deck-vault-84 = встречи в Убежище 84
fallout-deck-vault-109 = встречи в Убежище 109

# Где лежит карта и в каком она положении.
fallout-held-equipped-ready = карта экипирована
fallout-held-equipped-exhausted = карта экипирована, повёрнута
fallout-held-inventory-ready = в инвентаре
fallout-held-inventory-exhausted = в инвентаре, карта повёрнута
fallout-held-beside-ready = рядом с планшетом
fallout-held-beside-exhausted = рядом с планшетом, карта повёрнута

# Грань кубика: закрашенные части тела и значки попадания.
fallout-die-face = { $areas }, { $hits ->
    [0] без значка попадания
    [one] { $hits } значок попадания
    [few] { $hits } значка попадания
   *[many] { $hits } значков попадания
}
fallout-die-blank = { $hits ->
    [0] пустая грань
    [one] { $hits } значок попадания
    [few] { $hits } значка попадания
   *[many] { $hits } значков попадания
}
fallout-die-kept = как лежит

## Варианты

fallout-option-done = Готово
fallout-option-character = Выбрать персонажа: { $character }
fallout-option-stand = Встать в область { $space }
fallout-option-move = Движение: получить очки движения
fallout-option-step = Идти в область { $space }
fallout-option-explore = Исследовать фрагмент { $slot }
fallout-option-encounter = Разыграть встречу
fallout-option-fight = Сразиться в области { $space }: { $enemy }
fallout-option-quest = Задание «{ $quest }»: взяться за цель { $number }
fallout-option-camp = Устроить привал
fallout-option-use = Использовать { $item_acc }
fallout-option-use-one = Использовать { $item_acc }. { $text }
fallout-option-perk = Использовать преимущество: { $perk }
fallout-option-equip = Экипировать { $item_acc }
fallout-option-loyal = Объявить верность: раскрыть замысел «{ $agenda }»
fallout-option-hide = Отказаться от верности: закрыть замысел
fallout-option-end = Закончить ход
fallout-option-roll = Бросить кубики
fallout-option-reroll = Перебросить кубики: { $dice }
fallout-option-reroll-all = Перебросить все три кубика
fallout-option-rested = Отказаться от особенности «Отдохнувший» ради переброса
fallout-option-choose = Вариант { $number }
fallout-option-complete = Задание «{ $quest }»: цель { $number }
fallout-option-put = Область { $space }
fallout-option-act = { $enemy } в области { $space }
fallout-option-keep = Оставить букву { $letter }
fallout-option-take = Взять преимущество: { $perk }
fallout-option-discard = Сбросить { $item_acc } ({ $where })
fallout-option-drop = Сбросить замысел «{ $agenda }»
fallout-option-buy = Купить { $item_acc }
fallout-option-sell = Продать { $item_acc } ({ $where })
fallout-option-recruit = Завербовать спутника: { $item }
fallout-option-recover = Восстановить ОЗ
fallout-option-rest = Получить особенность «Отдохнувший»
fallout-option-unexhaust = Подготовить { $item_acc }
fallout-option-unexhaust-all = Подготовить все карты, подготовка которых ничего не стоит
fallout-option-trade = Предложить торговлю: { $other }
fallout-option-give = Отдать { $item_acc } ({ $where })
fallout-option-give-caps = Отдать { $count ->
    [one] { $count } крышку
    [few] { $count } крышки
   *[many] { $count } крышек
}
fallout-option-give-agenda = Отдать замысел «{ $agenda }»
fallout-option-want = Попросить { $item_acc } ({ $where })
fallout-option-want-caps = Попросить { $count ->
    [one] { $count } крышку
    [few] { $count } крышки
   *[many] { $count } крышек
}
fallout-option-want-agendas = Попросить { $count ->
    [one] { $count } замысел
    [few] { $count } замысла
   *[many] { $count } замыслов
}
fallout-option-show = Показать замысел «{ $agenda }»
fallout-option-propose = Сделать предложение
fallout-option-accept = Согласиться
fallout-option-decline = Отказаться от торговли
fallout-option-counter = Сделать встречное предложение
fallout-option-vote-yes = Голосовать за
fallout-option-vote-no = Голосовать против
fallout-option-pick = { $other }
fallout-option-turn = Повернуть кубик { $number }: { $face }
fallout-option-deposit = Положить { $count ->
    [one] { $count } крышку
    [few] { $count } крышки
   *[many] { $count } крышек
}
fallout-option-kill = Убить в области { $space }: { $enemy }
fallout-option-kill-waiting = Убить в области { $space }: { $enemy }; ему ещё предстоит действовать
fallout-option-kill-fought = Убить в области { $space }: { $enemy }; с ним сейчас идёт бой
fallout-option-salvage = Взять из сброса добычи { $item_acc }
fallout-option-first = Начинает { $other }
fallout-option-letter = Взята буква: { $letter }
fallout-option-draw = Взята карта ({ $deck }): { $item }
fallout-option-draw-agenda = Взят замысел: { $agenda }
fallout-option-meet = Взята карта ({ $deck }): { $encounter }
fallout-option-token = Взят жетон: { $enemy }
fallout-option-tile = Взят фрагмент: { $tile }
fallout-option-dice = Кубики: { $one } | { $two } | { $three }
fallout-option-library = Карта { $number } из библиотеки
fallout-option-unique = Взят уникальный актив: { $item }

## Вопросы

fallout-ask-first = Кто начинает?
fallout-ask-character = Какого персонажа выбрать?
fallout-ask-stand = В какой области начать?
fallout-ask-stand-again = Вы погибаете: в какой области продолжить?
fallout-ask-letter = Берётся буква: { $player }
fallout-ask-draw = Берётся карта: { $deck }
fallout-ask-equip = Экипировать полученные карты?
fallout-ask-turn = Выполните действие, идите, используйте карту или закончите ход
fallout-ask-aggressive = Враги с АГРЕССИЕЙ в области { $space }: с кем сразиться теперь?
fallout-ask-before-fight = Перед боем ({ $enemy }): что-нибудь использовать?
fallout-ask-dice = Бросок кубиков
fallout-ask-fight-reroll = Бой ({ $enemy }): перебросить кубики?
fallout-ask-fight-last = Бой ({ $enemy }): что-нибудь использовать, пока попадания не посчитаны?
fallout-ask-test-reroll = Проверка сложности { $difficulty }: перебросить кубики?
fallout-ask-test-reroll-joint = Совместная проверка: перебросить кубики?
fallout-ask-option = { $encounter }: какой вариант выбрать? { $leads }
fallout-ask-choice = Какой вариант карты выбрать?
fallout-ask-deed = Цель какого задания выполнить?
fallout-ask-put-enemy = В какую область положить жетон: { $enemy }?
fallout-ask-put-enemy-hidden = В какую область положить закрытый жетон ({ $type })?
fallout-ask-put-token = В какую область положить { $enemy_acc }?
fallout-ask-put-marker = { $quest }: в какую область положить жетон задания?
fallout-ask-place = В какую область встать?
fallout-ask-card-step = Идти дальше? { $count ->
    [one] Осталась { $count } область
    [few] Остались { $count } области
   *[many] Осталось { $count } областей
}
fallout-ask-enemy = Какой враг действует теперь?
fallout-ask-attacker = Какой враг нападает на вас теперь?
fallout-ask-enemy-step = Куда перемещается { $enemy }?
fallout-ask-respawn = Где возрождается враг ({ $type })?
fallout-ask-keep = Рост уровня: какую букву оставить?
fallout-ask-perk = Какое преимущество взять?
fallout-ask-discard = Какую карту сбросить?
fallout-ask-limit = В инвентаре слишком много карт: какую сбросить?
fallout-ask-agenda-limit = У вас слишком много замыслов: какой сбросить?
fallout-ask-shop = Рынок: купить, продать или завербовать? { $count ->
    [one] Осталась { $count } сделка
    [few] Остались { $count } сделки
   *[many] Осталось { $count } сделок
}
fallout-ask-camp = Привал: что теперь?
fallout-ask-trade = Предложение игроку { $player }: что в него входит?
fallout-ask-answer = Предложение делает { $player }: согласиться?
fallout-ask-agendas = Предложение делает { $player }: какой замысел отдать?
fallout-ask-vote = { $card }: как голосовать?
fallout-ask-who = Какой выживший?
fallout-ask-turn-die = Какой кубик повернуть и какой гранью?
fallout-ask-deposit = { $quest }: сколько крышек положить?
fallout-ask-kill = Какого врага убить?
fallout-ask-token = Берётся жетон: { $type }
fallout-ask-tile = Какой фрагмент лежит на месте { $slot }?
fallout-ask-reveal = Раскрывается замысел
fallout-ask-library = Берётся карта из библиотеки
fallout-ask-unexhaust = Какую карту подготовить?
fallout-ask-pay-agenda = Какой замысел отдать?
fallout-ask-encounter-draw = Берётся карта: { $deck }
fallout-ask-salvage = Какую карту взять из сброса добычи?

## Журнал

fallout-log-round = Раунд { $round }
fallout-log-turn = { $player } начинает ход
fallout-log-moved = { $player } теперь в области { $space }
fallout-log-revealed = Фрагмент на месте { $slot }: { $tile }
fallout-log-enemy-placed = В области { $space } появляется { $enemy }
fallout-log-enemy-placed-hidden = В области { $space } появляется закрытый жетон ({ $type })
fallout-log-enemy-moved = { $enemy } перемещается в область { $space }
fallout-log-enemy-aims = { $enemy } выбирает цель: { $player } (расстояние: { $away })
fallout-log-enemy-could = { $enemy }: не хуже был бы шаг на { $space }
fallout-log-enemy-woke = { $enemy } в области { $space }: жетон открывается
fallout-log-enemy-slept = Жетон в области { $space } закрывается ({ $type })
fallout-log-activated = Активация: { $type }
fallout-log-fight = { $player } сражается: { $enemy }, уровень { $level }
fallout-log-fight-across = { $player } сражается: { $enemy }, уровень { $level }, в соседней области
fallout-log-fight-attacked = { $enemy }, уровень { $level }, нападает: { $player }
fallout-log-fight-attacked-across = { $enemy }, уровень { $level }, нападает из соседней области: { $player }
fallout-log-dice-fight = БОЙ, { $player } бросает: { $one }; { $two }; { $three }
fallout-log-dice-test = ПРОВЕРКА, { $player } бросает: { $one }; { $two }; { $three }
fallout-log-damage = { $player } получает { $count ->
    [one] { $count } урон
   *[other] { $count } урона
}
fallout-log-rads = { $player } получает { $count ->
    [one] { $count } рад
    [few] { $count } рада
   *[many] { $count } радов
}
fallout-log-healed = { $player } восстанавливает { $count } ОЗ
fallout-log-rads-healed = { $player } теряет { $count ->
    [one] { $count } рад
    [few] { $count } рада
   *[many] { $count } радов
}
fallout-log-struck = { $player } наносит { $hits ->
    [one] { $hits } попадание
    [few] { $hits } попадания
   *[many] { $hits } попаданий
}, нужно: { $needed }
fallout-log-killed-enemy = { $player } убивает { $enemy_acc }
fallout-log-fight-lost = { $player } заканчивает бой, а враг жив: { $enemy }
fallout-log-test-passed = { $player } проходит проверку: { $hits } против { $difficulty }
fallout-log-test-failed = { $player } не проходит проверку: { $hits } против { $difficulty }
fallout-log-test-joint = { $player } добавляет к совместной проверке { $hits ->
    [one] { $hits } значок попадания
    [few] { $hits } значка попадания
   *[many] { $hits } значков попадания
}
fallout-log-died = { $player } погибает
fallout-log-eliminated = { $player } выбывает из игры
fallout-log-xp = { $player } получает { $count ->
    [one] { $count } единицу опыта
    [few] { $count } единицы опыта
   *[many] { $count } единиц опыта
}
fallout-log-level-up = { $player } повышает уровень и оставляет букву { $letter }
fallout-log-gained-letter = { $player } получает букву { $letter }
fallout-log-gained-perk = { $player } получает преимущество: { $perk }
fallout-log-caps = { $player } получает { $count ->
    [one] { $count } крышку
    [few] { $count } крышки
   *[many] { $count } крышек
}
fallout-log-caps-spent = { $player } отдаёт { $count ->
    [one] { $count } крышку
    [few] { $count } крышки
   *[many] { $count } крышек
}
fallout-log-trait = { $player } получает особенность «{ $trait }»
fallout-log-trait-lost = { $player } теряет особенность «{ $trait }»
fallout-log-trait-locked = { $player } не получает особенность «{ $trait }»: на другой стороне жетона замок
fallout-log-card = { $player } получает { $item_acc }
fallout-log-card-lost = { $player } сбрасывает { $item_acc }
fallout-log-equipped = { $player } экипирует { $item_acc }
fallout-log-event = { $player } берёт событие: { $item }
fallout-log-agendas = { $player } берёт { $count ->
    [one] { $count } замысел
    [few] { $count } замысла
   *[many] { $count } замыслов
}
fallout-log-agenda-dropped = { $player } сбрасывает закрытый замысел
fallout-log-loyal = { $player } объявляет верность: { $agenda }
fallout-log-disloyal = { $player } отказывается от верности ({ $agenda })
fallout-log-agenda-shown = Раскрыт замысел: { $agenda }
fallout-log-depleted = Колода замыслов опустела и перемешана заново
fallout-log-first-player = Первый игрок — { $player }
fallout-log-power = { $faction }: могущество +{ $count }
fallout-log-staged = Выложено задание: { $quest }
fallout-log-completed = { $player } выполняет цель { $number } задания «{ $quest }»
fallout-log-quest-failed = { $player } терпит неудачу в задании «{ $quest }»
fallout-log-counted = { $quest }, цель { $number }: { $count } из { $needed }
fallout-log-trashed = Удалена из игры карта: { $card }
fallout-log-added = Карта { $number } из библиотеки добавлена: { $deck }
fallout-log-not-in-library = Карты { $number } нет в библиотеке; ничего не происходит
fallout-log-encounter = { $player } разыгрывает встречу: { $encounter }, уровень { $level }
fallout-log-option = { $player } выбирает: { $lead }
fallout-log-bought = { $player } покупает { $item_acc } за { $count ->
    [one] { $count } крышку
    [few] { $count } крышки
   *[many] { $count } крышек
}
fallout-log-sold = { $player } продаёт { $item_acc } за { $count ->
    [one] { $count } крышку
    [few] { $count } крышки
   *[many] { $count } крышек
}
fallout-log-recruited = { $player } вербует спутника: { $item }
fallout-log-unexhausted = { $player } подготавливает { $item_acc }
fallout-log-used = { $player } использует { $item_acc }
fallout-log-perk-used = { $player } использует преимущество: { $perk }
fallout-log-camped = { $player } устраивает привал
fallout-log-traded = { $player } и { $other } заключают торговую сделку
fallout-log-gave-card = { $player } отдаёт карту, её получает { $other }: { $item }
fallout-log-gave-caps = { $player } отдаёт { $count ->
    [one] { $count } крышку
    [few] { $count } крышки
   *[other] { $count } крышек
}, получает { $other }
fallout-log-gave-agendas = { $player } отдаёт { $count ->
    [one] { $count } замысел
    [few] { $count } замысла
   *[other] { $count } замыслов
}, получает { $other }
fallout-log-declined = { $player } отказывается от торговли
fallout-log-marker = { $quest }: жетон задания положен в область { $space }
fallout-log-kept = { $player } оставляет у себя карту: { $card }
fallout-log-voted-yes = { $player } голосует за
fallout-log-voted-no = { $player } голосует против
fallout-log-timer = Время вышло: { $quest }
fallout-log-token-removed = { $enemy } исчезает из области { $space }
fallout-log-won = { $player } набирает нужное влияние и побеждает
fallout-log-lost = { $faction }: достигнут конец счётчика могущества, все выжившие проигрывают
fallout-log-shop-card = Новая карта на рынке: { $item }
fallout-log-rested = { $player } отказывается от особенности «Отдохнувший» ради переброса
fallout-log-character = { $player } выбирает персонажа: { $character }

# Выборы, о которых не говорит ни одно событие.
fallout-log-chose-move = { $player } выполняет действие движения
fallout-log-chose-explore = { $player } исследует фрагмент { $slot }
fallout-log-chose-quest = { $player } берётся за цель { $number } задания «{ $quest }»
fallout-log-chose-reroll = { $player } перебрасывает { $count ->
    [one] { $count } кубик
    [few] { $count } кубика
   *[many] { $count } кубиков
}
fallout-log-chose-trade = { $player } предлагает торговлю: { $other }
fallout-log-chose-propose = { $player } делает предложение
fallout-log-chose-counter = { $player } делает встречное предложение
fallout-log-chose-pick = { $player } выбирает: { $other }
fallout-log-chose-salvage = { $player } берёт из сброса добычи { $item_acc }
fallout-log-chose-turn = { $player } поворачивает кубик: { $face }

## Почему нет

fallout-why-possible = Сейчас это возможно.
fallout-why-not-now = Сейчас решается другое: «{ $question }»
fallout-why-not-your-decision = Сейчас решает { $player }: «{ $question }»
fallout-why-own-turn = { $name }: эту карту можно использовать только в свой ход.
fallout-why-game-over = Игра окончена.
fallout-why-not-on-map = Этой локации на игровом поле ещё нет.
fallout-why-no-such-space = На месте { $space } нет фрагмента.
fallout-why-tile-facedown = { $space } на закрытом фрагменте; сначала его нужно исследовать.
fallout-why-tile-faceup = Фрагмент { $space } уже открыт.
fallout-why-not-adjacent = Это не соседняя область.
fallout-why-too-far = { $name }: этого игрока нет ни в вашей области, ни в соседней.
fallout-why-no-points = У вас не хватает очков движения, чтобы войти в область { $space }.
fallout-why-no-icon = В вашей области нет значка встречи.
fallout-why-no-deck = В колоде этого значка встречи нет карт.
fallout-why-encountered = Действие встречи в этом ходу уже выполнено.
fallout-why-icon-used = Этот значок встречи в этом ходу уже использован.
fallout-why-no-such-enemy = { $name }: такого активного врага в области { $space } нет.
fallout-why-out-of-range = { $name } в области { $space }: до этого врага вам не достать.
fallout-why-loyal-to-it = { $name }: вы верны этой группировке.
fallout-why-not-staged = { $name }: это задание не выложено.
fallout-why-no-quest-action = { $name }: эту цель выполняют деянием, а не действием задания.
fallout-why-forced-other = Нужно выбрать ОБЯЗАТЕЛЬНЫЙ вариант.
fallout-why-forced-unmet = Условие этого ОБЯЗАТЕЛЬНОГО варианта не выполнено.
fallout-why-unmet = Условие не выполнено.
fallout-why-unmet-if = Это возможно, только если { $condition }.
fallout-why-needs-survivor = В вашей области должен быть другой выживший; если других нет в игре, вы должны быть в поселении.
fallout-why-cannot-pay = Вы не можете оплатить стоимость.
fallout-why-cannot-pay-cost = Вы не можете оплатить стоимость: { $cost }.
fallout-why-enemy-here = В вашей области есть активный враг.
fallout-why-not-held = { $name }: у вас нет этой карты.
fallout-why-not-equipped = { $name }: эта карта не экипирована.
fallout-why-equipped-already = { $name }: эта карта уже экипирована.
fallout-why-no-effect = { $name }: эту карту нельзя экипировать.
fallout-why-exhausted = { $name }: эта карта повёрнута.
fallout-why-not-exhausted = { $name }: эта карта не повёрнута.
fallout-why-other-moment = { $name }: сейчас эту карту использовать нельзя.
fallout-why-used-already = Это можно сделать только один раз, и это уже сделано.
fallout-why-window-closed = Это возможно только в начале вашего хода.
fallout-why-slot-set = Это уже решено в начале хода.
fallout-why-no-faction = { $name }: этот замысел не относится ни к одной группировке.
fallout-why-already-loyal = { $name }: этот замысел уже раскрыт в знак верности.
fallout-why-not-loyal = Вы не верны ни одной группировке.
fallout-why-not-in-shop = { $name }: этой карты нет на рынке.
fallout-why-is-companion = { $name }: спутника можно завербовать, но не купить.
fallout-why-no-value = { $name }: у этой карты нет ценности в крышках, её нельзя продать.
fallout-why-no-companion = { $name }: это не спутник; эту карту можно купить, но не завербовать.
fallout-why-full-hp = Ваши ОЗ уже на максимуме.
fallout-why-has-trait = У вас уже есть эта особенность.
fallout-why-trait-locked = Мешает особенность с замком.
fallout-why-offers-spent = { $name }: на этом привале предложений этому игроку больше делать нельзя.
fallout-why-own-seat = Это вы сами; имеется в виду другой выживший.
fallout-why-eliminated = { $name }: этот игрок выбыл из игры.
fallout-why-wrong-space = { $space }: речь здесь не об этой области.
fallout-why-not-starting-tile = { $space }: эта область не на стартовом фрагменте.
fallout-why-space-taken = { $space }: эта область занята, а на стартовом фрагменте есть свободные.
fallout-why-character-taken = { $name }: этого персонажа уже выбрал другой игрок.
fallout-why-not-nearest = { $space }: другая область со значком этого врага ближе.
fallout-why-not-nearer = { $space }: эта область не лежит на кратчайшем пути врага к цели.
fallout-why-not-waiting = { $name } в области { $space }: этот враг не ждёт своей очереди.
fallout-why-other-victim = { $name } в области { $space }: этот враг вас не атакует.
fallout-why-not-aggressive = { $name } в области { $space }: этот враг не ждёт боя с вами.
fallout-why-wrong-enemy = { $name }: карта говорит о враге другого типа или меньшего уровня.
fallout-why-alike = Одинаковые враги в области { $space } различаются здесь иначе: см. варианты.
fallout-why-wrong-kind = { $name }: нужна карта другого рода.
fallout-why-not-inventory = { $name }: этой карты нет в инвентаре, а предел касается только инвентаря.
fallout-why-own-cost = { $name }: картой нельзя оплатить её собственную стоимость.
fallout-why-not-gained = { $name }: эта карта получена не только что.
fallout-why-barred = { $name }: эта карта сама подготавливает другие, поэтому картой её подготовить нельзя.
fallout-why-unexhausted-already = { $name }: на этом привале эта карта уже подготовлена.
fallout-why-not-several = У вас нет нескольких карт, подготовка которых ничего не стоит.
fallout-why-card-left = Сначала подготовьте карты, подготовка которых ничего не стоит.
fallout-why-must-complete = Сначала нужно выполнить цель; пропустить можно только ту, что меняет силу группировки.
fallout-why-no-reaction = { $name }: эта цель не реагирует на то, что вы сделали.
fallout-why-no-rerolls = У вас не осталось перебросов.
fallout-why-not-rested = У вас нет особенности «Отдохнувший».
fallout-why-face-shown = Кубик уже лежит этой гранью.
fallout-why-not-here = { $name }: этого игрока нет в вашей области.
fallout-why-no-such-option = На этой карте меньше вариантов.
fallout-why-not-drawn = Эту букву оставить нельзя.
fallout-why-not-in-perk-deck = { $name }: этого преимущества нет в колоде.
fallout-why-other-letter = { $name }: это преимущество относится к другим буквам.
fallout-why-too-few = Нужен хотя бы один.
fallout-why-too-many = Столько крышек заданию не нужно.
fallout-why-too-many-caps = У вас нет столько крышек.
fallout-why-too-many-theirs = У другой стороны столько нет.
fallout-why-not-theirs = { $name }: у другой стороны нет этой карты.
fallout-why-not-tradable = { $name }: эта карта лежит рядом с планшетом, ею нельзя торговать.
fallout-why-in-deal = { $name }: эта карта уже входит в предложение.
fallout-why-number-named = В предложении число уже названо.
fallout-why-not-in-deal = { $name }: эта карта не входит в предложение.
fallout-why-not-discarded = { $name }: этой карты нет в сбросе добычи.
fallout-why-is-event = { $name }: это событие; его выполняют, когда берут из колоды, и не оставляют себе.
fallout-why-shown = { $name }: эта карта уже показана.
fallout-why-empty-deal = В предложении пока ничего нет.
fallout-why-no-actions = У вас не осталось действий.
fallout-why-not-offered = Этого нет среди вариантов.
fallout-why-several = Так называется несколько вещей: { $names }. Введите название полнее.

## Настройки стола

fallout-option-name-scenario = Сценарий
fallout-option-name-first-player = Первый игрок
fallout-option-name-enemy-steps = Шаги врагов
fallout-option-name-balanced-agendas = Уравновешенные замыслы
fallout-option-name-max-rounds = Лимит раундов

## Подсчёт

fallout-score-influence = влияние

### Бои, проверки, рынок, торговля и привалы Fallout, как их читает тот, кто решает.

## Бои и проверки

display-fallout-contest-fight = { $player } — { $enemy }
display-fallout-contest-test = { $player }: проверка сложности { $difficulty }
display-fallout-contest-joint = { $player }: совместная проверка
display-fallout-word-fight = Бой
display-fallout-word-test = Проверка
display-fallout-bare-hands = голые руки
display-fallout-armor = { $apparel ->
    [none] броня { $count }
   *[other] { $apparel }, броня { $count }
}
display-fallout-left = осталось ОЗ: { $count }
# Letters follow.
display-fallout-rerolls-by = перебросы за
display-fallout-joint = броски вас обоих складываются
display-fallout-rerolls-left = { $count ->
    [one] переброс из { $of }
    [few] переброса из { $of }
   *[many] перебросов из { $of }
}
display-fallout-step-roll = Бросок
display-fallout-step-reroll = Перебросы
display-fallout-step-enemy = Бьёт враг
display-fallout-step-survivor = Бьёте вы
display-fallout-step-end = Исход
display-fallout-step-count = Подсчёт
display-fallout-legend-hurts = ранит вас, урон { $level } за каждый
display-fallout-legend-strikes = закрашено там, где враг уязвим: ваше попадание
display-fallout-legend-counts = это успех
display-fallout-legend-chart = схемы тела ничего не значат

## Противники

display-fallout-weak = Уязвимо: { $areas }. { $count ->
    [one] Убивает { $count } попадание.
    [few] Убивают { $count } попадания.
   *[many] Убивают { $count } попаданий.
}
display-fallout-met-aggressive = Агрессия: сражается с каждым, кого встретит, и действия это не стоит.
display-fallout-met-armor = Броня: нужно на одно попадание больше, чем уровень.
display-fallout-met-radiation = Радиация: если враг ранит вас, добавится { $level ->
    [one] { $level } рад
    [few] { $level } рада
   *[many] { $level } радов
}.
display-fallout-met-ranged = Дальний бой: сражается и с тем, кто стоит в соседней области.
display-fallout-met-loot = Добыча: убивший врага берёт карту добычи.
display-fallout-met-retreat = Отступление: если враг выживет, он станет неактивным там, где стоит.
display-fallout-met-afar = Враг стреляет из соседней области, а вам нечем ответить: на один ● по вам больше.
display-fallout-met-shot = Вы стреляете из соседней области: одно попадание без кубика.
display-fallout-met-cards = { $count ->
    [one] Карты добавляют { $count } попадание.
    [few] Карты добавляют { $count } попадания.
   *[many] Карты добавляют { $count } попаданий.
}

## Кубики

display-fallout-die-strikes = { $areas }: { $fits ->
    [yes] попадание
   *[no] мимо
}
display-fallout-die-hurts = { $count ->
    [0] по вам ничего
    [1] ● 1 по вам
    [2] ●● 2 по вам
   *[other] ● { $count } по вам
}
display-fallout-die-counts = { $count ->
    [0] успеха нет
    [1] ● 1 успех
    [2] ●● 2 успеха
   *[other] ● успехи: { $count }
}
display-fallout-successes = { $known ->
    [no] { $count ->
        [one] успех пока
        [few] успеха пока
       *[many] успехов пока
    }
   *[yes] из { $difficulty } { $difficulty ->
        [one] успеха
       *[other] успехов
    }
}

## Что из этого выйдет

display-fallout-if-stop = Если остановиться
display-fallout-if-strike = Если ударить сейчас
display-fallout-if-roll-first = Если бросить
display-fallout-if-roll = { $count ->
    [one] Если перебросить кубик { $dice }
   *[other] Если перебросить { $dice }
}
display-fallout-harm = ● { $icons } − броня { $armor } = { $counted }, на уровень { $level }: { $damage ->
    [0] урона нет.
   *[other] урон { $damage }.
}
display-fallout-harm-rads = { $count ->
    [one] Затем { $count } рад.
    [few] Затем { $count } рада.
   *[many] Затем { $count } радов.
}
display-fallout-harm-left = Останется ОЗ: { $count }.
display-fallout-carried-home = Вы гибнете, не успев ударить: снова на старт, а инвентарь пропадёт.
display-fallout-verdict-killed = Враг убит: опыт +{ $level }.
display-fallout-verdict-stays = Враг остаётся.
display-fallout-verdict-passed = Проверка удастся.
display-fallout-verdict-failed = Проверка кончится неудачей.
display-fallout-half = { $count ->
    [one] В общую сумму идёт { $count } успех.
    [few] В общую сумму идут { $count } успеха.
   *[many] В общую сумму идут { $count } успехов.
}
display-fallout-result-killed = враг убит { $percent } %
display-fallout-result-stays = враг остаётся { $percent } %
display-fallout-result-home = вы гибнете { $percent } %
display-fallout-result-passed = успех { $percent } %
display-fallout-result-failed = неудача { $percent } %
display-fallout-rested-chance = тогда { $percent } %
display-fallout-advice-stop = Шансы советуют: остановиться.
display-fallout-advice-roll = { $count ->
    [one] Шансы советуют: перебросить кубик { $dice }.
   *[other] Шансы советуют: перебросить { $dice }.
}
display-fallout-odds = шансы: { $results }

## Рынок

display-fallout-shop = Рынок
display-fallout-shop-note = Новый актив появляется слева; когда вы уйдёте, крайние справа карты сбросят, чтобы осталось четыре.
display-fallout-deals-left = { $count ->
    [one] сделка осталась
    [few] сделки осталось
   *[many] сделок осталось
}
display-fallout-deal-buy = купить
display-fallout-deal-recruit = завербовать
display-fallout-short = { $count ->
    [one] не хватает { $count } крышки
   *[other] не хватает { $count } крышек
}
display-fallout-discount = вместо { $count }
display-fallout-equip-free = Слот свободен.
display-fallout-equip-instead = В инвентарь уйдёт: { $item }.

## Торговля

display-fallout-trade = Торговля: { $player }
display-fallout-trade-gives = { $player } отдаёт
display-fallout-trade-note = Любая перемена снимает обе печати. Обещания никого не связывают.
display-fallout-stamp-made = Предложено
display-fallout-stamp-missing = Ещё нет
display-fallout-after-caps = { $count ->
    [one] { $count } крышка
    [few] { $count } крышки
   *[many] { $count } крышек
}
display-fallout-after-bag = инвентарь { $count } из { $most }
display-fallout-after-agendas = замыслы { $count } из { $most }

## Привал

display-fallout-break-camp = Свернуть привал
display-fallout-into-bag = В инвентарь

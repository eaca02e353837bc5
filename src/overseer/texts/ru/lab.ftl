### Слова команды `overseer lab` и её отчёта.

lab-title = { $pack }: что меняется в игре { $game }
lab-title-alone = { $game }, { $pack }: что делают карты
lab-lead = { $games ->
    [one] { $games } пара партий
    [few] { $games } пары партий
    [many] { $games } пар партий
   *[other] { $games } пары партий
}, игроков: { $players }, боты: { $bots }, зёрна с { $first } по { $last }. У обеих партий пары одно и то же зерно и одни и те же боты: одну играют с набором «{ $pack }», другую — { $base }.
lab-lead-alone = { $games ->
    [one] { $games } партия
    [few] { $games } партии
    [many] { $games } партий
   *[other] { $games } партии
}, игроков: { $players }, боты: { $bots }, зёрна с { $first } по { $last }.
lab-base-own = без него
lab-base-pack = с набором «{ $pack }»
lab-dropped = То, что выбирает настройка { $options }, есть только с набором; другая партия играется как обычно.
lab-short = Коротко
lab-change = { $figure }: с набором { $after }, в других партиях { $before }. { $clear ->
    [more] Это на { $difference } больше (от { $low } до { $high }).
    [less] Это на { $difference } меньше (от { $low } до { $high }).
   *[no] Ясной разницы нет.
}
lab-calm = Ясной разницы нет ни в длине, ни в счёте, ни в победах по местам; то, что видно, можно объяснить случаем.
lab-few-pairs = Если пар партий меньше { $pairs }, любое различие можно объяснить случаем: сыграйте больше.
lab-figures = Игра в целом
lab-figures-note = Каждая строка — один показатель игры. Разницу считают пара за парой, между партиями с одним зерном; её интервал охватывает истинную разницу в 95 из 100 таких опытов. Если в нём есть 0, всё это может быть случайностью.
lab-figure = Показатель
lab-with = С набором
lab-without = Другие партии
lab-difference = Разница
lab-verdict = Вывод
lab-verdict-more = больше
lab-verdict-less = меньше
lab-verdict-no = ясной разницы нет
lab-figure-rounds = Раундов в партии
lab-figure-decisions = Решений в партии
lab-figure-score = { $score }, среднее по всем игрокам
lab-figure-best = { $score } лучшего игрока
lab-figure-lost = Партии, проигранные всеми
lab-figure-cut = Прерванные партии
lab-figure-seat = Победы с места { $seat }
lab-cards = Карты набора
lab-cards-plot = Как часто выигрывали игроки, использовавшие карту, с интервалом; штриховая линия — равная доля.
lab-cards-none = Набор не меняет ни одной карты, использование которой можно сосчитать.
lab-removed = Набор убирает:
lab-never-met = Карта ни разу не появилась (партий: { $games }).
lab-use = Карта появилась в { $met } из { $games } партий. В { $share } из них { $kind ->
    [room] эту комнату построили
    [item] её взяли
    [threat] этой угрозой кто-то занялся
    [elevator] этим лифтом пользовались
    [encounter] её прочли
    [quest] это задание выполнили
    [perk] это преимущество получили
    [enemy] с этим врагом сражались
    [character] этого персонажа выбрали
    [agenda] этот замысел держали в конце
   *[other] её использовали
}, в среднем { NUMBER($times, minimumFractionDigits: 1, maximumFractionDigits: 1) } раза за партию.
lab-work = { $kind ->
    [room] В ней работали
    [item] Её пустили в ход
    [threat] Её устранили
    [perk] Его пустили в ход
    [enemy] Его убили
   *[other] Карта сработала
} в среднем { NUMBER($times, minimumFractionDigits: 1, maximumFractionDigits: 1) } раза за партию.
lab-wins = Игроки, которые { $kind ->
    [room] её построили
    [item] её взяли
    [threat] ею занялись
    [elevator] им пользовались
    [encounter] её прочли
    [quest] его выполнили
    [perk] его получили
    [enemy] с ним сражались
    [character] за него играли
    [agenda] его держали
   *[other] её использовали
}, выиграли { $share } (от { $low } до { $high }) своих партий; равная доля — { $even }.
lab-wins-others = Остальные игроки за теми же столами: { $share } (от { $low } до { $high }).
lab-nobody = Никто её не использовал.
lab-few = Этого мало, чтобы сказать больше.
lab-dead = Карты, которые никому не нужны
lab-dead-none = Таких нет: каждую карту, которая появлялась достаточно часто, использовали.
lab-dead-card = { $name }: партий, где она появилась: { $met }, где её использовали: { $used }.
lab-unseen = Карты, которые ни разу не появились ({ $count })
lab-moves = Ходы, в которых нет выбора
lab-moves-note = Здесь только те ходы, вместо которых боты могли сделать другой не меньше { $offers } раз, не меньше чем в { $games } партиях.
lab-dominant = Доминирующие: их делают почти всегда, когда можно, и тот, кто их делает, выигрывает больше равной доли.
lab-always = Их делают почти всегда, когда можно:
lab-never = За всю партию их почти никто не делает, хотя можно:
lab-moves-none = Таких нет.
lab-move-rate = { $move }: выбрано в { $rate } случаев ({ $chosen } из { $offered }).
lab-move-makers = { $move }: игроков, которые могли так поступить: { $players }; поступили: { $makers }.
lab-move-won = Кто так поступил, выиграл { $share } партий (от { $low } до { $high }).
lab-move = { $kind ->
    [place] Разместить жителя: { $card }
    [room] Построить: { $card }
    [take] Взять: { $card }
    [use] Использовать: { $card }
    [perk] Использовать: { $card }
    [wear] Экипировать: { $card }
    [discount] Снизить стоимость: { $card }
    [choose] { $card }, вариант { $part }
    [quest] { $card }, цель { $part }
    [complete] { $card }, цель { $part }
    [fight] Сразиться: { $card }
    [buy] Купить: { $card }
    [recruit] Завербовать: { $card }
    [equip] Экипировать: { $card }
    [character] Играть персонажем: { $card }
    [loyal] Объявить верность: { $card }
   *[other] { $kind }: { $card }
}
lab-sweep = А если бы число «{ $name }» было другим?
lab-sweep-note = Те же зёрна при каждом значении. Красным — игра без набора или равная доля. Пробел значит, что карта не появилась или никто её не использовал.
lab-value = Значение
lab-sweep-used = Партии, где её использовали, %
lab-sweep-won = Победы тех, кто её использовал, %
lab-sweep-rounds = Раундов в партии
lab-sweep-line = При { $value }: использовали в { $used } партий, где она появилась; кто использовал, выиграл { $won }; раундов: { $rounds }.
lab-sweep-unused = При { $value }: появилась в { $met } из { $games } партий, но никто её не использовал; раундов: { $rounds }.
lab-sweep-never = При { $value }: ни разу не появилась; раундов: { $rounds }.
lab-all = Все карты
lab-show = Показать таблицу
lab-card = Карта
lab-met = Появилась в партиях
lab-used = Использована в партиях
lab-times = Раз за партию
lab-share = Победы использовавших
lab-reading = Как это читать
lab-reading-bots = Играют боты, не люди. Карта, которой они не понимают, кажется мёртвой, а та, которую переоценивают, — доминирующей. Прежде чем менять карту, попробуйте других ботов.
lab-reading-cause = Если те, кто использовал карту, часто выигрывают, дело не обязательно в ней: кто впереди, может позволить себе больше. Что делает сама карта, видно из сравнения пар и перебора значений.
lab-reading-chance = Из 20 показателей, в которых на деле ничего не изменилось, один случайно покажется изменившимся. Чем больше партий, тем уже интервалы: вчетверо больше партий — вдвое уже.
lab-range = от { $low } до { $high }
lab-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-fine = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
# Разница между двумя долями, в процентных пунктах.
lab-points = { NUMBER($number, maximumFractionDigits: 0) } п. п.
lab-unknown = –
lab-again-note = Одни и те же зёрна дают одни и те же партии:
lab-written = Отчёт — в папке { $folder }.

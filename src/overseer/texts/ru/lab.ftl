### Слова команды `overseer lab` и её отчёта.

lab-title = { $pack }: что меняется в { $game }
lab-title-alone = { $game }, { $pack }: что делают карты
lab-lead = { $games ->
    [one] { $games } пара партий
    [few] { $games } пары партий
    [many] { $games } пар партий
   *[other] { $games } пары партий
}, игроков: { $players }, боты: { $bots }, зёрна с { $first } по { $last }. У обеих партий пары одно зерно и одни боты: одна играется с набором «{ $pack }», другая { $base }.
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
lab-change = { $figure }: с набором { $after }, иначе { $before }. { $clear ->
    [more] Это на { $difference } больше (от { $low } до { $high }).
    [less] Это на { $difference } меньше (от { $low } до { $high }).
   *[no] Ясной разницы нет.
}
lab-calm = Игра в целом осталась прежней: нет ясной разницы ни в длине, ни в счёте, ни в победах по местам.
lab-few-pairs = Если пар партий меньше { $pairs }, любое различие можно объяснить случаем: сыграйте больше.
lab-figures = Игра в целом
lab-figures-note = Каждая строка — одно число об игре. Разница берётся пара за парой, между партиями с одним зерном; её интервал охватывает истинную в 95 из 100 таких опытов. Если в нём есть 0, видимое может быть случайностью.
lab-figure = Число
lab-with = С набором
lab-without = Иначе
lab-difference = Разница
lab-verdict = Вывод
lab-verdict-more = больше
lab-verdict-less = меньше
lab-verdict-no = ясной разницы нет
lab-figure-rounds = Раундов в партии
lab-figure-decisions = Решений в партии
lab-figure-score = { $score }, среднее всех игроков
lab-figure-best = { $score } лучшего
lab-figure-lost = Партии, проигранные всеми
lab-figure-cut = Прерванные партии
lab-figure-seat = Победы места { $seat }
lab-cards = Карты набора
lab-cards-plot = Как часто выигрывали игроки, использовавшие карту, с интервалом; штриховая линия — равная доля.
lab-cards-none = Набор не меняет карт, использование которых можно сосчитать.
lab-removed = Вне игры:
lab-never-met = Она ни разу не появилась; партий: { $games }.
lab-use = Она появилась в { $met } из { $games } партий, и её { $kind ->
    [room] построили
    [item] взяли
    [threat] встретили лицом к лицу
    [elevator] посетили
    [encounter] прочли
    [quest] выполнили
    [perk] получили
    [enemy] вызвали на бой
    [character] выбрали для игры
    [agenda] держали в конце
   *[other] использовали
} в { $share } из них, раз за партию: { NUMBER($times, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
lab-work = { $kind ->
    [room] В ней работали
    [item] Её пустили в ход
    [threat] Её одолели
    [perk] Её пустили в ход
    [enemy] Её убили
   *[other] Она сработала
}, раз за партию: { NUMBER($times, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
lab-wins = Игроки, которые { $kind ->
    [room] её построили
    [item] её взяли
    [threat] её встретили
    [elevator] её посетили
    [encounter] её прочли
    [quest] её выполнили
    [perk] её получили
    [enemy] с ней дрались
    [character] за неё играли
    [agenda] её держали
   *[other] её использовали
}, выиграли { $share } (от { $low } до { $high }) своих партий; равная доля — { $even }.
lab-wins-others = Игроки за теми же столами, которые её не использовали: { $share } (от { $low } до { $high }).
lab-nobody = Никто её не использовал.
lab-few = Этого мало, чтобы сказать больше.
lab-dead = Карты, которые никому не нужны
lab-dead-none = Таких нет: каждую карту, которая появлялась достаточно часто, использовали.
lab-dead-card = { $name }: партий, где она появилась: { $met }, где её использовали: { $used }.
lab-unseen = Ни разу не видели в этих партиях ({ $count })
lab-moves = Ходы, в которых нет выбора
lab-moves-note = О ходе говорится здесь, если у ботов был другой не меньше { $offers } раз, не меньше чем в { $games } партиях.
lab-dominant = Господствующие: их делают почти всегда, когда можно, и тот, кто делает, выигрывает чаще равной доли.
lab-always = Делают почти всегда, когда можно:
lab-never = Почти никто не делает за всю партию, хотя можно:
lab-moves-none = Таких нет.
lab-move-rate = { $move }: сделан { $chosen } из { $offered } раз ({ $rate }).
lab-move-makers = { $move }: игроков, которые могли: { $players }, сделали: { $makers }.
lab-move-won = Кто его сделал, выиграл { $share } (от { $low } до { $high }).
lab-move = { $kind ->
    [place] Пойти: { $card }
    [room] Построить: { $card }
    [take] Взять: { $card }
    [use] Использовать: { $card }
    [perk] Использовать: { $card }
    [wear] Экипировать: { $card }
    [discount] Заплатить меньше: { $card }
    [choose] { $card }, вариант { $part }
    [quest] { $card }, цель { $part }
    [complete] { $card }, цель { $part }
    [fight] Драться: { $card }
    [buy] Купить: { $card }
    [recruit] Завербовать: { $card }
    [equip] Экипировать: { $card }
    [character] Играть за: { $card }
    [loyal] Быть верным: { $card }
   *[other] { $kind }: { $card }
}
lab-sweep = А если бы { $name } было другим числом?
lab-sweep-note = Те же зёрна при каждом значении. Красным — игра без набора или равная доля.
lab-value = Значение
lab-sweep-used = Партии, где её использовали, %
lab-sweep-won = Победы тех, кто её использовал, %
lab-sweep-rounds = Раундов в партии
lab-sweep-line = При { $value }: использовали в { $used } партий, где она появилась; кто использовал, выиграл { $won }; раундов { $rounds }.
lab-all = Все карты
lab-show = Показать таблицу
lab-card = Карта
lab-met = Появилась в
lab-used = Использована в
lab-times = Раз за партию
lab-share = Победы использовавших
lab-reading = Как это читать
lab-reading-bots = Играют боты, не люди. Карта, которой они не понимают, кажется мёртвой, а то, что они переоценивают, — господствующим. Прежде чем менять карту, попробуйте других ботов.
lab-reading-cause = То, что использовавшие карту часто выигрывают, не значит, что дело в ней: кто впереди, может позволить себе больше. Что делает сама карта, видно в сравнении пар и при переборе значений.
lab-reading-chance = Из 20 чисел без всякой настоящей разницы одно будет казаться ясным случайно. Чем больше партий, тем уже интервалы: вчетверо больше партий — вдвое уже.
lab-range = от { $low } до { $high }
lab-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-fine = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
lab-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
lab-unknown = –
lab-again-note = Равные зёрна дают равные партии:
lab-written = Отчёт — в папке { $folder }.

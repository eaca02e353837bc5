### Что говорит опытный клерк: подсказки за столом и разбор партии.

## Подсказки

# $what — название, например «Еда».
advice-more = { $what }: на { $number } больше
advice-less = { $what }: на { $number } меньше
# $text — одно из двух предыдущих, $cards — названия.
advice-cards = { $text } ({ $cards })
advice-later = К концу раунда: { $reasons }
advice-ahead = лучше следующего на { $points } очк.
advice-behind = хуже на { $points } очк.
advice-level = не хуже первого варианта
advice-close = лишь немного хуже
advice-far = заметно хуже
advice-sure-1 = Хоть монету бросай
advice-sure-2 = Скорее да
advice-sure-3 = Довольно уверенно
advice-sure-4 = Уверенно
advice-sure-5 = Очень уверенно
advice-estimate = Оценка по нескольким копиям партии с другими бросками: карандашом, а не чернилами.
advice-estimate-fallout = Оценка по тому, к чему ведёт каждый выбор: карандашом, а не чернилами.

## Терминал

advice-terminal-would = Опытный клерк выбрал бы: { $choice }
advice-terminal-second = Или: { $choice } ({ $behind })
advice-terminal-then = Потом: { $choices }
advice-terminal-sure = { $sure } ({ $pips } из 5)
advice-terminal-none = Никто не знает эту игру достаточно хорошо, чтобы подсказывать.
play-help-hint = hint: что выбрал бы здесь опытный клерк и почему

## Разбор

advice-analysis-estimate = Шансы рассчитаны по тому, насколько кто впереди и чем в таких случаях кончались партии ботов (всего { $games }): карандашом, а не чернилами.
advice-analysis-title = Шанс на победу, ход за ходом, в процентах
advice-analysis-rounds = Раунды с { $first } по { $last }
advice-analysis-nobody = Никто
advice-analysis-worst = Самые дорогие решения
advice-analysis-none = Ни одно решение не стоило дорого.
advice-analysis-slip = { $mark }: раунд { $round }, ход { $move }, { $player }: { $text }
advice-analysis-change = могло быть { $before }%, стало { $after }%
advice-analysis-would = Опытный клерк выбрал бы: { $choice }
advice-analysis-unfinished = { $file }: эта партия не закончена. Разобрать можно только законченную.

## Причины в Fallout Shelter

advice-shelter-happiness = Счастье
advice-shelter-end-items = Счастье за предметы в конце игры
advice-shelter-threats = Угрозы на вашем этаже
advice-shelter-beating = Устранённые угрозы
advice-shelter-water = Вода
advice-shelter-food = Еда
advice-shelter-power = Энергия
advice-shelter-dwellers = Жители
advice-shelter-available = Жители, которых ещё можно разместить
advice-shelter-hurt = Раненые жители
advice-shelter-trained = Жители с улучшением
advice-shelter-rooms = Комнаты
advice-shelter-room-short = Кубики, которых не хватает на ближайшую комнату
advice-shelter-items = Предметы
advice-shelter-ready = Подготовленные предметы
advice-shelter-rival = Очки сильнейшего соперника
advice-shelter-offer-for = Ячейки вашего этажа дают больше
advice-shelter-offer-against = Ячейки вашего этажа дают меньше
advice-shelter-shaft-for = Ваш лифт остаётся свободным
advice-shelter-shaft-against = Ваш лифт занят
advice-shelter-first-for = Первым игроком становитесь вы
advice-shelter-first-against = Первым игроком становится другой
advice-shelter-tempo-for = Следующий ход за вами
advice-shelter-tempo-against = Следующий ход за другим
advice-shelter-available-for = Есть ещё кого разместить
advice-shelter-available-against = Разместить больше некого
advice-shelter-items-for = Предметы лучше
advice-shelter-items-against = Предметы хуже
advice-shelter-rooms-for = Комнаты на вашем этаже лучше
advice-shelter-rooms-against = Комнаты на вашем этаже хуже
advice-shelter-room-short-for = Кубиков хватает на комнату
advice-shelter-room-short-against = Кубиков не хватает на комнату
advice-shelter-recruit-short-for = До нового жителя становится ближе
advice-shelter-recruit-short-against = До нового жителя становится дальше

## Причины в Fallout

advice-fallout-influence = Влияние
advice-fallout-agendas = Замыслы
advice-fallout-letters = Жетоны S.P.E.C.I.A.L.
advice-fallout-perks = Преимущества
advice-fallout-xp = Опыт
advice-fallout-items = Карты
advice-fallout-caps = Крышки
advice-fallout-hp = ОЗ
advice-fallout-rads = Рады
advice-fallout-progress = Продвижение в заданиях
advice-fallout-tiles = Открытые фрагменты
advice-fallout-free-for = Не тратит действия: всё остальное ещё можно сделать
advice-fallout-sealed-for = Требует больше других вариантов, а это часто и даёт больше; чем кончится, неизвестно
# $goal — выбор словами его кнопки, $number — число действий.
advice-fallout-goal-fight = Ведёт к бою: { $goal } (примерно { $number ->
    [one] { $number } действие
    [few] { $number } действия
   *[many] { $number } действий
})
advice-fallout-goal-quest = Ведёт к заданию: { $goal } (примерно { $number ->
    [one] { $number } действие
    [few] { $number } действия
   *[many] { $number } действий
})
advice-fallout-goal-encounter = Ведёт к встрече (примерно { $number ->
    [one] { $number } действие
    [few] { $number } действия
   *[many] { $number } действий
})
advice-fallout-goal-explore = Ведёт в неизведанное: { $goal } (примерно { $number ->
    [one] { $number } действие
    [few] { $number } действия
   *[many] { $number } действий
})
advice-fallout-goal-camp = Ведёт к привалу (примерно { $number ->
    [one] { $number } действие
    [few] { $number } действия
   *[many] { $number } действий
})

### Что говорит опытный клерк: подсказки за столом и разбор партии.

## Подсказки

# $what — название, например «Еда».
advice-more = { $what }: на { $number } больше
advice-less = { $what }: на { $number } меньше
# $text — одно из двух предыдущих, $cards — названия.
advice-cards = { $text } ({ $cards })
advice-without-cards = { $text } (не будет: { $cards })
advice-later = { $reasons } (к концу раунда)
advice-ahead = лучше следующего на { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
advice-behind = хуже на { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
advice-level = не хуже первого варианта
advice-close = лишь немного хуже
advice-far = заметно хуже
advice-decides = это может решить исход партии
advice-gives-away = намного хуже: может стоить победы
advice-sure-1 = Хоть монету бросай
advice-sure-2 = Скорее да
advice-sure-3 = Довольно уверенно
advice-sure-4 = Уверенно
advice-sure-5 = Очень уверенно
advice-estimate = Оценка по нескольким копиям партии с другими бросками: карандашом, а не чернилами.
advice-estimate-fallout = Так это взвесил «сложный» уровень в копиях партии, с другими бросками и догадками о скрытом: карандашом, а не чернилами.

## Терминал

advice-terminal-would = Опытный клерк выбрал бы: { $choice }
advice-terminal-second = Или: { $choice } ({ $behind })
advice-terminal-then = Потом: { $choices }
advice-terminal-sure = { $sure } ({ $pips } из 5)
advice-terminal-none = Никто не знает эту игру достаточно хорошо, чтобы подсказывать.
play-help-hint = hint: что выбрал бы здесь опытный клерк и почему

## Разбор

advice-analysis-estimate = { $games ->
    [0] Шансы рассчитаны по тому, насколько кто впереди: карандашом, а не чернилами.
   *[other] Шансы рассчитаны по тому, насколько кто впереди и чем в таких случаях кончались партии ботов (всего { $games }): карандашом, а не чернилами.
}
advice-analysis-title = Шанс на победу, ход за ходом, в процентах
advice-analysis-rounds = Раунды с { $first } по { $last }
advice-analysis-nobody = Никто
advice-analysis-worst = Самые дорогие решения
advice-analysis-none = Ни одно решение не стоило дорого.
advice-analysis-slip = { $mark }: раунд { $round }, ход { $move }, { $player }: { $text }
advice-analysis-change = могло быть { $before } %, стало { $after } %
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

advice-ahead-fallout = лучше следующего: влияние +{ $points }
advice-behind-fallout = хуже: влияние −{ $points }

## Причины в Fallout

advice-fallout-influence = Влияние
advice-fallout-influence-for = Ближе к следующему очку влияния
advice-fallout-influence-against = Дальше от следующего очка влияния
advice-fallout-agendas = Замыслы
advice-fallout-letters = Жетоны S.P.E.C.I.A.L.
advice-fallout-letters-for = Ближе к следующему уровню
advice-fallout-letters-against = Дальше от следующего уровня
advice-fallout-perks = Преимущества
advice-fallout-caps = Крышки
advice-fallout-hp = ОЗ
advice-fallout-rads = Рады
advice-fallout-armor = Броня
advice-fallout-speed = Очки движения за действие
advice-fallout-companions = Спутники
advice-fallout-tired = Повёрнутые карты
advice-fallout-deaths = Гибели
advice-fallout-deaths-for = Выбывание не грозит
advice-fallout-deaths-against = Грозит выбывание
advice-fallout-rival = Положение сильнейшего соперника, в очках влияния
advice-fallout-power-for = Могущество группировок лучше подходит замыслам
advice-fallout-power-against = Могущество группировок хуже подходит замыслам
advice-fallout-near-for = До победы рукой подать
advice-fallout-near-against = Победа отдаляется
advice-fallout-traits-for = Особенности, которые помогают
advice-fallout-traits-against = Особенности, которые мешают
advice-fallout-rested-for = Особенность «Отдохнувший»
advice-fallout-rested-against = Без особенности «Отдохнувший»
advice-fallout-addicted-for = Без особенности «Зависимый»
advice-fallout-addicted-against = Особенность «Зависимый»
advice-fallout-arms-for = Лучше вооружение для боя
advice-fallout-arms-against = Хуже вооружение для боя
advice-fallout-trained-for = Лучше готовность к проверкам
advice-fallout-trained-against = Хуже готовность к проверкам
advice-fallout-items-for = Карты лучше
advice-fallout-items-against = Карты хуже
advice-fallout-danger-for = Меньше опасностей поблизости
advice-fallout-danger-against = Больше опасностей поблизости
advice-fallout-errands-for = Позиция для дальнейшего лучше
advice-fallout-errands-against = Позиция для дальнейшего хуже
advice-fallout-brink-for = Группировкам дальше до конца счётчика могущества
advice-fallout-brink-against = Группировка близка к концу счётчика могущества, а там проигрывают все
advice-fallout-end-for = Может закончить игру победой
advice-fallout-end-against = Может закончить игру поражением
advice-fallout-free = Не требует действия: всё остальное можно сделать и так
advice-fallout-sealed = Требует больше других, а такое часто и даёт больше; чем кончится, неизвестно
# $worth — влияние.
advice-fallout-brings = Само по себе: ценность около { $worth } влияния
advice-fallout-wins = Уже это может принести победу
advice-fallout-odds-fight = Шанс одолеть врага: { $number } %
advice-fallout-odds-test = Шанс пройти проверку: { $number } %
# $goal — выбор словами его кнопки, $number — число действий, $worth — влияние.
advice-fallout-goal-fight = Ведёт к бою: { $goal } (примерно { $number ->
    [one] { $number } действие
    [few] { $number } действия
   *[many] { $number } действий
}, ценность около { $worth } влияния)
advice-fallout-goal-quest = Ведёт к заданию: { $goal } (примерно { $number ->
    [one] { $number } действие
    [few] { $number } действия
   *[many] { $number } действий
}, ценность около { $worth } влияния)
advice-fallout-goal-enter = Ведёт туда, где ждёт задание (примерно { $number ->
    [one] { $number } действие
    [few] { $number } действия
   *[many] { $number } действий
}, ценность около { $worth } влияния)
advice-fallout-goal-encounter = Ведёт к встрече (примерно { $number ->
    [one] { $number } действие
    [few] { $number } действия
   *[many] { $number } действий
}, ценность около { $worth } влияния)
advice-fallout-goal-explore = Ведёт в неизведанное: { $goal } (примерно { $number ->
    [one] { $number } действие
    [few] { $number } действия
   *[many] { $number } действий
}, ценность около { $worth } влияния)
advice-fallout-goal-camp = Ведёт к привалу (примерно { $number ->
    [one] { $number } действие
    [few] { $number } действия
   *[many] { $number } действий
}, ценность около { $worth } влияния)
advice-fallout-goal-wins = Ведёт к тому, что может принести победу: { $goal } (примерно { $number ->
    [one] { $number } действие
    [few] { $number } действия
   *[many] { $number } действий
})
advice-fallout-goal-wins-enter = Ведёт туда, где можно победить (примерно { $number ->
    [one] { $number } действие
    [few] { $number } действия
   *[many] { $number } действий
})

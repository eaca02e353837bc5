### Поле Fallout Shelter на странице.

## Убежище

page-shelter-vault = Убежище
page-shelter-figure = Рис. 1
page-shelter-caption = { $players ->
    [2] Две семьи, один лифт.
    [3] Три семьи, один лифт.
   *[other] Четыре семьи, один лифт.
}
page-shelter-lift = Этажи
page-shelter-top = Верхний этаж
page-shelter-top-open = для всех
page-shelter-level-of = Этаж: { $player }
page-shelter-elevator = Лифт
page-shelter-elevator-of = { $name }: { $player }
page-shelter-half = { $room }, { $side ->
    [left] слева
   *[right] справа
}
page-shelter-columns = Колонки и шанс каждой суммы
page-shelter-column = Колонка { $number }.
page-shelter-column-here = Колонка { $number }: { $chance } % бросков.
page-shelter-column-none = Колонка без номера.
page-shelter-column-odds = Два кубика дают { $sum } в { $chance } % бросков.
page-shelter-column-safe = Два кубика дают { $sum } в { $chance } % бросков, а колонки с таким номером нет.
page-shelter-safe = без угроз
page-shelter-room-to-build = место для комнаты
page-shelter-build-here = построить здесь
page-shelter-threat-here = Угроза: { $threat }.
page-shelter-threat-beaten = Она устранена, и её уберут, когда жители вернутся.
page-shelter-covered = Под ней: { $text }
page-shelter-stands = { $injured ->
    [yes] Здесь лежит раненый житель: { $player }.
   *[no] Здесь стоит житель: { $player }.
}
page-shelter-new-here = { $count ->
    [one] Новый житель ждёт здесь возвращения.
    [few] { $count } новых жителя ждут здесь возвращения.
   *[many] { $count } новых жителей ждут здесь возвращения.
}
page-shelter-can = Подсвечено: можно выбрать.
page-shelter-cannot = Не подсвечено: выберите, чтобы узнать почему.
page-shelter-can-choose = Подсвечено: можно выбрать.

## Таблички игроков

page-shelter-board-of = { $player }: планшет
page-shelter-you = вы
page-shelter-show-items = Нажмите, чтобы увидеть предметы.
page-shelter-state-passed = ход пропущен
page-shelter-state-decides = решает
page-shelter-state-waits = ждёт
page-shelter-happiness-title = Счастье: { $count }
page-shelter-happiness = Счастье { $count }{ $change ->
    [0] .
   *[other] { "" } ({ NUMBER($change, signDisplay: "always") }, если бы игра закончилась сейчас).
}
page-shelter-happiness-tip = { $change ->
    [0] Если бы игра закончилась сейчас, ничего бы не изменилось.
   *[other] Если бы игра закончилась сейчас, было бы { $expected }: угрозы на этаже отнимают, некоторые предметы прибавляют.
}
page-shelter-crew-title = Жители
page-shelter-crew = Перед игроком: { $ready }, в убежище: { $out }.
page-shelter-first-player = Жетон первого игрока
page-shelter-first-player-tip = У кого он, тот начинает следующий раунд.
page-shelter-resource-W = вода
page-shelter-resource-F = еда
page-shelter-resource-E = энергия
page-shelter-track = { $name }: { $count } из { $most }
page-shelter-track-tip = { $count } в отсеке на шесть кубиков. Что не помещается, пропадает.
page-shelter-track-pick = Выбрать: { $name }; есть { $count }
page-shelter-letter-S = сила
page-shelter-letter-P = восприятие
page-shelter-letter-E = выносливость
page-shelter-letter-C = харизма
page-shelter-letter-I = интеллект
page-shelter-letter-A = ловкость
page-shelter-letter-L = удача
page-shelter-letter-pick = Улучшить: { $letter }, { $name }
page-shelter-locker = { $letter }, { $name }: { $state ->
    [uninjured] житель с улучшением
    [injured] житель с улучшением, ранен
   *[empty] никого
}
page-shelter-locker-tip = { $state ->
    [uninjured] Житель с этим улучшением доступен.
    [injured] Житель с этим улучшением ранен.
   *[empty] Доступных жителей с этим улучшением нет.
}
page-shelter-item = { $name }{ $state ->
    [turned] , карта повёрнута
   *[ready] , карта подготовлена
}
page-shelter-turned = повёрнута
page-shelter-threat-deck = Колода угроз
page-shelter-beaten = Устранено
page-shelter-show-discards = показать
page-shelter-ends = Конец, когда этаж достроен или колода угроз пуста.
page-shelter-last-round = Это последний раунд.
page-shelter-open-to-you = { $count ->
    [one] { $count } ячейка для вас
    [few] { $count } ячейки для вас
   *[many] { $count } ячеек для вас
}

## Ряды и предметы

page-shelter-item-track = Ряд предметов
page-shelter-room-track = Ряд комнат
page-shelter-items = Предметы
page-shelter-your-items = Ваши предметы
page-shelter-back = Назад
page-shelter-items-back = Назад к своим предметам
page-shelter-items-before = Предметы слева
page-shelter-items-after = Предметы справа
page-shelter-items-of = Предметы: { $player }
page-shelter-items-count = всего { $count }, подготовлено { $ready }
page-shelter-no-items = Пока нет. На полке идеальный порядок.
page-shelter-no-card = нет карты
page-shelter-deck = колода
# Не больше семи букв: слово стоит на маленькой стопке.
page-shelter-used = сброс
page-shelter-deck-count = Колода: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
page-shelter-discards-count = Сброс: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}; показать
page-shelter-discards-items = Сброшенные предметы
page-shelter-discards-rooms = Сброшенные комнаты
page-shelter-discards-threats = Устранённые угрозы
page-shelter-no-discards = Здесь пока ничего нет.

## Приказы

page-shelter-orders = Ваши приказы
page-shelter-at-table = За столом
page-shelter-dwellers-left = осталось { $ready } из { $owned }
page-shelter-who = Кто идёт?
page-shelter-who-plain = обычный
page-shelter-who-injured = раненый
page-shelter-who-trained = с улучшением
page-shelter-who-trained-injured = раненый
page-shelter-last-roll = Последний бросок: { $sum }
page-shelter-die = на кубике выпало { $face }
page-shelter-rolling = Игральные кубики катятся.
page-shelter-stamp = устранена
page-shelter-reroll = Перебросить кубик, на котором выпало { $face }
page-shelter-undo = Отменить
page-shelter-pass = Пропустить ход
page-shelter-sure = Точно? { $text }
page-shelter-waiting = Решает { $player }. Можно осмотреться.
page-shelter-over = Игра окончена.
page-shelter-looking-back = Вы смотрите повтор.
page-shelter-not-started = Игра ещё не началась.
page-shelter-tab-decide = Решение
page-shelter-tab-watch = Показ
page-shelter-tab-hint = Лампа
page-shelter-tab-tracks = Ряды
page-shelter-tab-track = Ряд
page-shelter-tab-items = Предметы
page-shelter-tab-rooms = Комнаты
page-shelter-tab-players = Игроки
page-shelter-tab-diary = Дневник

## Предпросмотр

page-shelter-preview = Предпросмотр: { $title }
page-shelter-cost = Стоимость
page-shelter-reward = Награда
page-shelter-win = Победа
page-shelter-lose = Поражение
page-shelter-letter = Буква
page-shelter-nothing = нет
page-shelter-match = награда удвоена
page-shelter-no-match = не та буква
page-shelter-odds-needed = нужно { $needed } или больше
page-shelter-odds-always = при любом броске
page-shelter-odds-never = победить нельзя
page-shelter-odds-label = Суммы от 2 до 12: шанс победы { $percent } %, нужно { $needed } или больше.
page-shelter-place = Разместить
page-shelter-place-and-roll = Разместить и бросить
page-shelter-final = Потом отменить нельзя.

## Клавиши

page-shelter-key-arrows = от ячейки к ячейке
page-shelter-key-enter = выделить ячейку; ещё раз: разместить там
page-shelter-key-escape = снять выделение
page-shelter-key-vault = к убежищу
page-shelter-key-pass = пропустить ход
page-shelter-key-undo = отменить
page-shelter-key-done = готово: закончить ход, бросить, оставить бросок

## Конец игры

page-shelter-left = Убежище в конце игры: комнаты, лифты и угрозы

## Последствия и вопросы словами

page-shelter-then = Потом
page-shelter-better = Лучше
page-shelter-twice = ×2
page-shelter-pin = Оставить открытым
page-shelter-unpin = Закрыть
page-shelter-one-step = Одним шагом: разместить, оплатить, построить
page-shelter-build = Строить
page-shelter-place-anyway = Всё равно
page-shelter-asked-then = Потом: { $question }
page-shelter-question = Вопрос
page-shelter-train-in = Улучшить: { $letter }
page-shelter-pick-letter = Выберите букву
page-shelter-letter-key = { $letter }, { $name }: { $count ->
    [0] такой ячейки нет
    [one] { $count } ячейка
    [few] { $count } ячейки
   *[many] { $count } ячеек
}
page-shelter-letters-note = Зелёное: сколько даёт лучшая ячейка с этой буквой, до удвоения.
page-shelter-spaces = { $count ->
    [one] { $count } ячейка
    [few] { $count } ячейки
   *[many] { $count } ячеек
}
page-shelter-spaces-none = В убежище пока нет ячеек с этой буквой.
page-shelter-your-level = Ваш этаж в разрезе
page-shelter-builders = Выберите освещённую ячейку: там житель строит.
page-shelter-key-answers = выбрать жителя или ответить на вопрос

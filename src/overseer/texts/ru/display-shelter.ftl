### Что стол показывает из Fallout Shelter: символы, последствия выбора, стол словами, хроника.

## Символы

icon-name-water = вода
icon-name-food = еда
icon-name-power = энергия
icon-name-any-resource = любой ресурс
icon-name-happiness = счастье
icon-name-new-dweller = новый житель
icon-name-first-player = первый игрок
icon-name-item = предмет
icon-name-ready-item = подготовка предмета
icon-name-build = строительство комнаты
icon-name-pay-room = оплата комнаты
icon-name-exchange = обмен
icon-name-train-any = улучшение, буква на выбор
icon-name-train-S = улучшение S (сила)
icon-name-train-P = улучшение P (восприятие)
icon-name-train-E = улучшение E (выносливость)
icon-name-train-C = улучшение C (харизма)
icon-name-train-I = улучшение I (интеллект)
icon-name-train-A = улучшение A (ловкость)
icon-name-train-L = улучшение L (удача)
icon-name-refresh-items = обновление ряда предметов
icon-name-refresh-rooms = обновление ряда комнат
icon-name-injure = ранение
icon-name-heal = лечение
icon-name-fight = значение боя
icon-name-letter = буква ячейки
icon-name-injured-only = только раненые жители
icon-name-linked = два жителя

# Один и тот же символ бывает стоимостью, наградой или чем-то ещё.
icon-as-cost = В стоимости: { $text }.
icon-as-reward = В награде: { $text }.
icon-as-other = Примечание: { $text }.

## Последствия выбора

display-no-items = Без предметов
display-no-further-items = Без других предметов
# $where — комната и её половина, например «Столовая, слева».
display-where-column = { $where }, колонка { $column }
display-income = { $player } может взять один ресурс как ренту
display-income-full = { $player } не получает ренту: все три отсека заполнены
display-second-dweller = С ним идёт второй житель
display-rooms = { $count ->
    [one] Хватает на комнату: { $rooms }
   *[other] Хватает на одну из комнат: { $rooms }
}
display-outfit = Удвоение с помощью костюма: { $items }
display-lost = { $count ->
    [one] Один кубик не помещается и пропадает: { $amounts }
   *[other] Эти кубики не помещаются и пропадают: { $amounts }
}
display-dwellers-full = Жителей может быть не больше { $count }, поэтому новый пропадает
display-idle = { $count ->
    [one] { $count } житель останется в этом раунде без дела
    [few] { $count } жителя останутся в этом раунде без дела
   *[other] { $count } жителей останутся в этом раунде без дела
}
display-slots = Свободно у лифта или последней комнаты: { $places }
display-fight-lost = Бой проигран: награды нет, а сражавшиеся жители ранены
display-have = У вас { $count } из { $most }

## Стол словами

field-shelter-last-round = Последний раунд
field-shelter-first-player = Первый игрок
field-shelter-columns = Угрозы по сумме двух кубиков
field-shelter-players-happiness = Счастье
field-shelter-expected-happiness = Счастье, если бы игра закончилась сейчас
field-shelter-cubes = Ресурсы
field-shelter-dwellers = Жители
field-shelter-players-items = Предметы
field-shelter-passed = Ход пропущен
field-shelter-levels = Убежище
field-shelter-item-track = Ряд предметов
field-shelter-room-track = Ряд комнат
field-shelter-discards-items = Предметы
field-shelter-discards-rooms = Комнаты
field-shelter-discards-threats = Угрозы

outline-shelter-decks = предметы { $items }, комнаты { $rooms }, угрозы { $threats }
outline-owned = всего { $count }
outline-untrained = без улучшения { $count }
outline-injured = раненые { $count }
outline-trained = { $state ->
    [injured] один с улучшением { $letter }, ранен
   *[uninjured] один с улучшением { $letter }
}
outline-in-vault = в убежище { $count }
outline-exhausted = Карта повёрнута: { $item }
outline-gap = Пустое место
outline-level-top = Этаж 0, верхний этаж
outline-level = Этаж { $level }, { $player }
outline-slots = Свободные места для комнат: слева { $left }, справа { $right }.
outline-occupied = Занято ({ $player }): { $dwellers }.
outline-standing = здоровый житель
outline-lying = раненый житель
outline-training = , получает улучшение: { $letter }
outline-training-any = , получает улучшение на выбор
outline-new-dwellers = { $count ->
    [one] { $count } новый житель
    [few] { $count } новых жителя
   *[other] { $count } новых жителей
}
outline-threat = Угроза: { $threat }. { $text }
outline-beneath = Под ней: { $text }

## Хроника

chronicle-expected = счастье, если бы игра закончилась тогда
chronicle-lead = { $player } выходит вперёд (до этого впереди: { $other }). Счастье, если бы игра закончилась тогда: { $more } против { $less }
chronicle-fight-won = { $player } побеждает в бою вопреки ожиданиям: { $threat }, шанс { $chance }%
chronicle-fight-lost = { $player } проигрывает почти выигранный бой: { $threat }, шанс победы { $chance }%
chronicle-by = Счастье: { $more } против { $less }.
display-step-spawn = Угрозы
display-step-place = Жители
display-step-recall = Возвращение

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
display-slots = Свободно: { $places }
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
outline-threat-beaten = Угроза устранена: { $threat }. Её уберут, когда жители вернутся.
outline-beneath = Под ней: { $text }

## Хроника

chronicle-expected = счастье, если бы игра закончилась тогда
chronicle-lead = { $player } выходит вперёд (до этого впереди: { $other }). Счастье, если бы игра закончилась тогда: { $more } против { $less }
chronicle-fight-won = { $player } побеждает в бою вопреки ожиданиям: { $threat }, шанс { $chance } %
chronicle-fight-lost = { $player } проигрывает почти выигранный бой: { $threat }, шанс победы { $chance } %
chronicle-by = Счастье: { $more } против { $less }.
chronicle-fights = выиграно боёв: { $won } из { $count }
chronicle-luck = Выигранные бои и те, которых следовало ожидать по шансам перед каждым броском.
display-step-spawn = Угрозы
display-step-place = Жители
display-step-recall = Возвращение

## Ведомость очков

sheet-start = На старте
sheet-start-note = выложено до первого раунда
sheet-rooms = Постройки
sheet-rooms-note = у лифта или в мастерской
sheet-spaces = Ячейки
sheet-spaces-note = счастье, напечатанное на ячейке
sheet-fights = Побеждённые угрозы
sheet-fights-note = в бою или за плату
sheet-items = Предметы
sheet-items-note = большинство считают в конце игры
sheet-threats = Оставшиеся угрозы
sheet-threats-note = минус 1 за каждую на своём этаже
sheet-threats-entry = { $count ->
    [one] { $count } угроза на этаже
    [few] { $count } угрозы на этаже
   *[many] { $count } угроз на этаже
}

## Опись карт

stock-shelter-about = Все карты из коробки и то, что ещё осталось в каждой колоде. Никаких тайн: это тот же подсчёт, только сделанный за вас.
stock-shelter-rooms = Комнаты
stock-shelter-items = Предметы
stock-shelter-threats = Угрозы
stock-shelter-start = С самого начала
stock-shelter-in-deck = в колоде
stock-shelter-on-track = в ряду
stock-shelter-built-by = построено: { $player }
stock-shelter-held-by = у игрока { $player }
stock-shelter-on-board = на поле
stock-shelter-beaten = побеждено
stock-shelter-discarded = в сбросе
stock-shelter-always = всегда на столе
# Где лежат карты колоды, после числа: «9 колода».
stock-shelter-deck = в колоде
stock-shelter-track = в ряду
stock-shelter-built = построено
stock-shelter-held = у игроков
stock-shelter-odds = Голыми руками, { $needed } или больше на двух кубиках: { $percent } %.
stock-shelter-gives = Даёт
stock-shelter-letter = Буква
stock-shelter-training = улучшение
stock-shelter-affordable = хватает ресурсов
stock-shelter-linked = двое жителей
stock-shelter-injured-only = только раненые

## Последствия выбора словами

display-about-column = колонка { $column } · { $chance } % бросков
display-about-safe = угрозы сюда не приходят
display-about-own = ваш этаж
display-about-of = этаж игрока { $player }
# $where — комната и её половина: на ней лежит угроза.
display-about-on = { $where }
display-at-recall = { $text }, при возвращении жителей
display-threat-goes = угроза уйдёт при возвращении жителей
display-threat-stays = угроза остаётся
display-letter-none = в этой ячейке нет
display-letter-none-lost = здесь нет: улучшение { $letters } пропадёт
display-letter-once = не совпала: награда один раз
display-letter-once-lost = не совпала: улучшение { $letters } пропадёт
display-letter-match = награда дважды
display-letter-match-used = совпала: награда дважды, улучшение { $letters } расходуется
display-better-matching = отправить жителя с улучшением { $letter }: награда дважды
display-better-untrained = отправить жителя без улучшения: награда та же
display-better-injured = отправить жителя без улучшения: награда та же
display-send-matching = Отправить { $letter }
display-send-untrained = Без улучшения
display-send-injured = Без улучшения
display-becomes = { $name }: было { $before }, станет { $after }
display-becomes-lost = { $name }: было { $before }, станет { $after }, { $lost ->
    [one] { $lost } кубик пропадёт
    [few] { $lost } кубика пропадут
   *[many] { $lost } кубиков пропадут
}
display-number-becomes = было { $before }, станет { $after }
display-track-full = отсек полон
display-track-full-lost = отсек полон: пропадёт
display-slot = { $count ->
    [0] { $side }, без колонки
    [one] { $side }, колонка { $columns }
   *[other] { $side }, колонки { $columns }
}
display-slot-risk = { $count ->
    [0] без колонки: угрозы не приходят
   *[other] { $columns }: угрозы в { $chance } % бросков
}
display-beside = рядом: { $room }
display-beside-elevator = рядом с лифтом
display-build-there = Построить { $room_acc }: { $slot }
display-build-ends = последняя комната: раунд станет последним
display-short = не хватает: { $missing }

## Вопросы полностью

display-ask-income = Какой ресурс вы берёте как ренту?
display-ask-income-whole = { $player } занимает вашу ячейку ({ $where }): возьмите ресурс
display-income-used = { $player } занимает вашу ячейку: { $where }.
display-income-none = можно, но редко стоит
display-ask-letter = Какое улучшение получит ваш житель?
display-trainee = Возвращается: { $where }.
display-trainee-injured = Возвращается раненым: { $where }.
display-letter-note = Улучшение расходуется при следующем размещении.
display-bill-due = оплатить сейчас
display-bill-none = платить не нужно

## Почему бот мог так поступить

display-motive-odds = { $percent ->
    [0] Возможно, от безвыходности: кубиками этот бой не выиграть.
   *[other] Возможно, потому что шансы на победу были { $percent } %.
}
display-motive-doubled = Возможно, потому что буква { $letter } здесь удваивает награду.
display-motive-happiness = Возможно, ради выборов: { $change }.
display-motive-build = Возможно, потому что новая комната — это новые ячейки.
display-motive-new-dweller = Возможно, потому что ещё один житель — это лишний ход в каждом раунде.
display-motive-first-player = Возможно, чтобы в следующем раунде ходить первым.
display-motive-item = Возможно, потому что предмет ещё пригодится.
display-motive-ready = Возможно, чтобы применить тот же предмет ещё раз.
display-motive-heal = Возможно, потому что раненому жителю почти некуда пойти.
display-motive-train = Возможно, потому что подходящая буква потом удвоит награду.
display-motive-stores = Возможно, ради запасов: { $change }.
display-motive-pass = { $count ->
    [one] Оставалась ещё { $count } ячейка; возможно, она не стоила жителя.
    [few] Оставалось ещё { $count } ячейки; возможно, ни одна не стоила жителя.
   *[many] Оставалось ещё { $count } ячеек; возможно, ни одна не стоила жителя.
}
display-motive-cheap = Возможно, потому что дешевле комнаты сейчас нет.
display-motive-side = Возможно, потому что угрозы приходят туда реже: { $here } % бросков вместо { $there } %.
display-motive-scarce = { $count ->
    [0] Возможно, потому что этого ресурса в запасе совсем не было.
   *[other] Возможно, потому что меньше всего было именно этого: в запасе { $count }.
}
# $text is what an item does.
display-motive-item-text = Действие предмета: { $text }

## Цель игры

goal-shelter = Больше всех счастья, когда чей-то этаж заполнен или угрозы кончились
goal-rank = { $player }: { $score }
# Столько же, сколько у предыдущего.
goal-level = { $player }: { $score } (поровну)
# Столько же, сколько у предыдущего, но чего-то другого меньше.
goal-behind = { $player }: { $score } ({ $by ->
    [cubes] меньше кубиков
    [dwellers] меньше жителей
   *[items] меньше предметов
})

## Правила на одной странице

leaflet-shelter-happiness = У кого в конце больше всего счастья, тот становится новым смотрителем.
leaflet-shelter-penalty = Каждая угроза, которая тогда лежит на вашем этаже, отнимает у вас жетон счастья.
leaflet-shelter-ties = При ничьей решают кубики ресурсов, затем жители, затем предметы.
leaflet-shelter-spawn = Приходят угрозы. Для каждого этажа два игральных кубика называют колонку, и угроза закрывает её ячейку. В первом раунде и при сумме 7 никто не приходит.
leaflet-shelter-place = По очереди каждый отправляет одного жителя в ячейку, платит стоимость и сразу берёт награду, пока все не пропустят ход или не останутся без жителей.
leaflet-shelter-recall = Жители возвращаются. Угрозы, на которых стоит здоровый житель, уходят, ученики получают букву, а предметы снова подготовлены.
leaflet-shelter-use = Пользуйтесь любой комнатой убежища, в том числе на чужих этажах: тогда владелец берёт кубик как ренту.
leaflet-shelter-build = Стройте комнаты из ряда комнат у своего лифта, на своём этаже.
leaflet-shelter-train = Улучшайте жителей. Житель с буквой ячейки получает награду дважды, и улучшение тратится.
leaflet-shelter-fight = Сражайтесь с угрозами. На двух игральных кубиках должно выпасть число с карты; кто проиграл, ранен.
leaflet-shelter-items = Используйте предметы, когда позволяет карта. Большинство при этом поворачивают.
leaflet-shelter-pass = Пропустите ход. До конца раунда вы больше не играете.
leaflet-shelter-end = На каком-нибудь этаже стоит шестая комната или кончилась колода угроз: этот раунд последний, и его доигрывают.

## Конец близко
alarm-shelter-rooms = { $count ->
    [one] { $players }: не хватает одной комнаты — с ней раунд станет последним.
   *[other] { $players }: каждому не хватает одной комнаты — с ней раунд станет последним.
}
alarm-shelter-threats = { $count ->
    [one] В колоде осталась { $count } угроза: следующий раунд может стать последним.
    [few] В колоде осталось { $count } угрозы: следующий раунд может стать последним.
   *[many] В колоде осталось { $count } угроз: следующий раунд может стать последним.
}
alarm-shelter-now = Это последний раунд.
# На полоске внизу планшета: около 25 букв.
alarm-shelter-strip-room = Ещё одна — и конец
alarm-shelter-strip-last = Последний раунд
alarm-shelter-strip-threats = Осталось { $count }: конец близко
# Там, где встанет эта комната.
alarm-shelter-site = ещё комната — последний раунд

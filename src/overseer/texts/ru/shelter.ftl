### Fallout Shelter словами: варианты, вопросы, журнал, причины и тексты карт.
###
### Названия приходят в двух формах: $item — как напечатано на карте, $item_acc — винительный
### падеж («построить», «взять»); так же $room и $threat. $space — место вида L2.4. $player — имя
### человека любого рода: оно стоит в именительном падеже, глагол при нём — в настоящем времени.

## Игра

shelter-name = Fallout Shelter: настольная игра
shelter-short-name = Fallout Shelter

## Ресурсы, буквы, жители

resource-W = вода
resource-F = еда
resource-E = энергия
resource-any = на выбор
# То же в винительном падеже: «потратить воду».
resource-W-acc = воду
resource-F-acc = еду
resource-E-acc = энергию

letter-S = сила
letter-P = восприятие
letter-E = выносливость
letter-C = харизма
letter-I = интеллект
letter-A = ловкость
letter-L = удача

# Жители в винительном падеже: «разместить жителя без улучшения».
dweller-untrained = жителя без улучшения
dweller-injured = раненого жителя
dweller-trained = жителя с улучшением { $letter }
dweller-trained-injured = раненого жителя с улучшением { $letter }

player-number = Игрок { $number }

level-top = верхний этаж
level-of = этаж игрока { $player }
side-left = слева
side-right = справа
deck-item = колода предметов
deck-room = колода комнат
deck-threat = колода угроз
start-elevator = стартовый лифт
player-elevator = лифт

# Где ячейка: комната или угроза, которой она принадлежит.
space-left = { $name }, слева
space-right = { $name }, справа
space-whole = { $name }
space-empty = пустое место

## Варианты

option-pass = Пропустить ход (до конца раунда)
option-place = Разместить { $dweller }: { $where } ({ $space })
option-with = Вторым разместить { $dweller }
option-wear = Надеть { $item_acc }
option-room = Построить { $room_acc }
option-side = { $side ->
    [left] Слева от лифта
   *[right] Справа от лифта
}
option-discount = Снизить стоимость: { $item }
option-strike = Вычеркнуть { $resource_acc } из стоимости
option-strike-any = Вычеркнуть «?» из стоимости
option-pay = Потратить { $resource_acc }
option-give = Отдать { $item_acc }
option-use = Использовать { $item_acc }
option-reroll = Перебросить игральный кубик (выпало { $face })
option-take = Взять { $item_acc }
option-gain = Получить { $resource_acc }
option-ready = Подготовить { $item_acc }
option-heal = Вылечить { $dweller }
option-heal-space = Вылечить жителя в ячейке { $space }
option-heal-trainee = Вылечить жителя, который проходит улучшение, в ячейке { $space }
option-exchange = Обменять { $paid } на { $gained }
option-income = Взять ренту: { $resource }
option-train = Житель из ячейки { $space }: улучшение { $letter }
option-train-injured = Раненый житель из ячейки { $space }: улучшение { $letter }
option-trainee-standing = Улучшение получает здоровый житель
option-trainee-lying = Улучшение получает раненый житель
option-roll = Игральные кубики: { $low } и { $high }
option-die = Игральный кубик: { $face }
option-draw-item = Взят предмет: { $item }
option-draw-room = Взята комната: { $room }
option-draw-threat = Взята угроза: { $threat }
option-first = Первый игрок: { $player }
option-level = Этаж { $level }: { $player }

option-done-wear = Без костюма
option-done-discount = Оплатить полную стоимость
option-done-before-fight = Бросить игральные кубики
option-done-after-roll = Оставить результат
option-done-closing = Завершить ход
option-done-income = Не брать ренту
option-done-recall = Больше не использовать предметы
option-done-further-room = Больше не строить
option-done-before-icon = Получить награду дальше

## Вопросы

ask-turn = Разместите жителя, используйте предмет или пропустите ход
ask-with = { $where }: какого жителя разместить вторым?
ask-wear = { $where }: надеть костюм?
ask-room = Какую комнату построить?
ask-side = { $room }: с какой стороны от лифта строить?
ask-discount = { $room }: снизить стоимость?
ask-strike = { $room }: что вычеркнуть из стоимости?
ask-pay = Какой ресурс потратить?
ask-give = Какой предмет отдать?
ask-before-fight = Перед боем ({ $threat }): использовать предмет?
ask-after-roll = Результат проигрышный ({ $threat }): использовать предмет?
ask-die = Какой игральный кубик перебросить?
ask-take = Какой предмет взять?
ask-gain = Какой ресурс получить?
ask-ready = Какой предмет подготовить?
ask-heal = Какого жителя вылечить?
ask-swap-give = Какой свой предмет отдать в обмен?
ask-swap-take = Какой предмет взять из ряда взамен?
ask-before-icon = Использовать предмет, прежде чем получить следующую часть награды?
ask-closing = Обменять что-нибудь или использовать предмет перед концом хода?
ask-income = Рента за ячейку { $space }: какой ресурс взять?
ask-recall = Использовать предмет перед возвращением жителей?
ask-train = Кому какое улучшение?
ask-trainee = Кто из двух жителей получает улучшение?
ask-spawn-roll = Где на этаже { $level } появится угроза?
ask-fight-roll = Бой: бросок обоих игральных кубиков
ask-reroll = Переброс одного игрального кубика
ask-draw = Берётся карта: { $deck }
ask-first = Кто первый игрок?
ask-level = Чей этаж { $level }?
ask-further-room = Построить и оплатить ещё одну комнату?

## Журнал

log-round = Раунд { $round }
log-no-threat-seven = Этаж { $level }: выпало 7, угрозы нет
log-no-threat-no-room = Этаж { $level }: выпало { $sum }, в этой колонке нет комнаты, угрозы нет
log-no-threat-covered = Этаж { $level }: выпало { $sum }, там уже есть угроза
log-no-threat-no-cards = Этаж { $level }: карт угроз больше нет
log-threat = Появляется угроза: { $threat }, { $space } ({ $where })
log-placed = { $player } размещает { $count ->
    [one] жителя
    [few] { $count } жителей
   *[many] { $count } жителей
} в ячейке { $space }: { $where }
log-paid = { $player } тратит { $amount }
log-gained = { $player } получает { $amount }
log-gained-lost = { $player } получает { $amount }; { $lost ->
    [one] { $lost } кубик не помещается и пропадает
    [few] { $lost } кубика не помещаются и пропадают
   *[many] { $lost } кубиков не помещаются и пропадают
}
log-lost = { $player }: в отсеке нет места, { $lost ->
    [one] пропадает
    [few] пропадают
   *[many] пропадают
} { $amount }
log-happiness = { $player } получает { $count ->
    [one] { $count } жетон счастья
    [few] { $count } жетона счастья
   *[many] { $count } жетонов счастья
}
log-new-dweller = { $player } получает нового жителя
log-first-player = { $player } берёт жетон первого игрока
log-item = { $player } берёт { $item_acc }
log-gave = { $player } отдаёт { $item_acc }
log-exhausted = { $player } поворачивает карту: { $item }
log-readied = { $player } подготавливает карту: { $item }
log-built = { $player } строит { $room_acc } ({ $space })
log-refreshed-item = Ряд предметов обновлён
log-refreshed-room = Ряд комнат обновлён
log-injured = { $player }: житель в ячейке { $space } ранен
log-healed = { $player }: житель вылечен
log-fight-won = { $player } побеждает в бою: { $total } против { $needed }
log-fight-lost = { $player } проигрывает бой: { $total } против { $needed }
log-defeated = Угроза устранена и сброшена: { $threat } ({ $space })
log-recalled = Все жители возвращаются
log-trained = { $player }: житель получает улучшение { $letter }
log-untrained = { $player }: гнездо занято, житель возвращается без улучшения
log-income = { $player } получает ренту: { $where } ({ $space })
log-trigger-rooms = { $player }: этаж застроен, этот раунд — последний
log-trigger-threats = Колода угроз закончилась, этот раунд — последний
log-end-item = { $item }: { $player } получает { $count ->
    [one] { $count } жетон счастья
    [few] { $count } жетона счастья
   *[many] { $count } жетонов счастья
}
log-penalty = { $player } теряет { $count ->
    [one] { $count } жетон счастья
    [few] { $count } жетона счастья
   *[many] { $count } жетонов счастья
} за угрозы на этаже
log-game-over = Игра окончена
log-game-over-truncated = Игра окончена: достигнут лимит раундов
log-reshuffled = Сброс перемешан: новая { $deck }
log-forfeit = { $player }: { $icon } — без эффекта
log-swapped = { $player } меняет { $given_acc } на { $taken_acc }
log-passed = { $player } пропускает ход
log-doubled = Буква совпадает: награда удвоена
log-exchanged = { $player } меняет { $paid } на { $gained }
log-drawn-item = Новый предмет в ряду: { $item }
log-drawn-room = Новая комната в ряду: { $room }
log-roll = Игральные кубики: { $low } и { $high }
log-reroll = Игральный кубик переброшен: { $face }
log-reroll-both = Игральный кубик переброшен: { $face }. Теперь { $low } и { $high }, вместе { $sum }

## Почему нет

why-possible = Сейчас это возможно.
why-not-now = Сейчас решается другое: «{ $question }»
why-not-your-decision = Сейчас решает { $player }: «{ $question }»
why-game-over = Игра окончена.
why-passed = Вы пропустили ход: в этом раунде ходов больше не будет.
why-no-room-there = На месте { $space } нет комнаты.
why-occupied = В ячейке { $space } уже есть житель.
why-foreign-elevator = Этим лифтом может пользоваться только { $player }.
why-cannot-pay = Вы не можете оплатить стоимость: { $cost }.
why-cannot-pay-item = { $item }: вы не можете оплатить стоимость.
why-cannot-pay-exchange = Для этого обмена у вас не хватает кубиков ресурсов.
why-no-item-to-give = У вас не хватает предметов, чтобы оплатить стоимость.
why-no-room-affordable = Вы не можете оплатить ни одну комнату ряда. Ближе всего: { $missing }.
why-missing = { $room } (не хватает: { $cubes })
why-room-unaffordable = { $room }: вы не можете оплатить стоимость ({ $cost }). Не хватает: { $missing }.
why-level-full = Ваш этаж застроен.
why-track-empty = Ряд комнат пуст.
why-no-such-dweller = У вас нет такого доступного жителя.
why-injured-dweller = Раненого жителя нельзя разместить в обычной ячейке.
why-uninjured-dweller = Там можно размещать только раненых жителей.
why-needs-two = Для связанных ячеек нужны два подходящих жителя, у вас их меньше.
why-not-owned = { $item }: этого предмета перед вами нет.
why-exhausted = { $item }: карта повёрнута.
why-other-moment = { $item }: сейчас использовать нельзя. Момент: { $moment }.
why-works-by-itself = { $item }: использовать не нужно, действует само по себе.
why-no-effect = { $item }: использование сейчас ничего не изменит.
why-not-in-track = { $name }: этой карты нет в ряду.
why-no-letter = { $item }: в ячейке нет нужной буквы.
why-already-matched = Житель с этой буквой там уже есть; больше двух раз награду не получают.
why-side-full = С этой стороны вашего этажа уже три комнаты.
why-track-full = В ваших отсеках нет места ни для чего из получаемого.
why-repeats = Так восстановилось бы положение, которое в этот ход уже было.
why-no-cube = У вас нет такого кубика ресурса.
why-kept-back = Этот кубик ресурса нужен для оплаты комнаты.
why-not-exhausted = { $item }: этот предмет не повёрнут.
why-not-injured = Это не ваш раненый житель.
why-slot-taken = Гнездо этой буквы у вас уже занято.
why-fixed-letter = На символе улучшения там другая буква.
why-no-such-rate = Такого обмена на карте нет.
why-swaps-itself = { $item }: эту карту нельзя отдать её собственным эффектом.
why-readies = { $item }: этот предмет сам подготавливает другие, поэтому предметом его не подготовить.
why-discount-too-small = { $item }: даже с этой картой вам не оплатить эту комнату.
why-not-in-price = В оставшейся стоимости нет такого символа.
why-rest-unpayable = Тогда вам не оплатить остальную стоимость.
why-no-such-die = Ни на одном кубике нет этого числа.
why-no-trainee = Никто из ваших жителей не возвращается оттуда с улучшением.
why-alike = Другой ваш житель точно такой же, и выбирают здесь его.
why-heals-here = Вылечить можно только жителя в ячейке с этим символом.
why-not-offered = Такого варианта здесь нет.
why-in-room-track = Эта комната ещё не построена, поэтому разместить там никого нельзя.
why-must-discount = Без скидки вы не можете оплатить эту комнату.
why-not-in-vault = Этой угрозы нет в убежище.
why-several = Так называется несколько вещей: { $names }. Введите название полнее.

## Моменты предметов

moment-always = действует всегда
moment-before-fight = перед боем
moment-after-roll = после проигрышного броска в бою
moment-placing = при размещении жителя
moment-building = при выборе комнаты, которую надо оплатить
moment-any-time = в свой ход и перед возвращением жителей
moment-game-end = в конце игры

## Тексты карт, составленные по их данным

# Один вид символа и сколько раз он там стоит. Форма одна и та же после «Стоимость:» и после
# «получает», поэтому ресурсы названы кубиками, а счастье — жетонами.
icon-W = { $count ->
    [one] { $count } кубик воды
    [few] { $count } кубика воды
   *[many] { $count } кубиков воды
}
icon-F = { $count ->
    [one] { $count } кубик еды
    [few] { $count } кубика еды
   *[many] { $count } кубиков еды
}
icon-E = { $count ->
    [one] { $count } кубик энергии
    [few] { $count } кубика энергии
   *[many] { $count } кубиков энергии
}
icon-any = { $count ->
    [one] { $count } ресурс на выбор
    [few] { $count } ресурса на выбор
   *[many] { $count } ресурсов на выбор
}
icon-H = { $count ->
    [one] { $count } жетон счастья
    [few] { $count } жетона счастья
   *[many] { $count } жетонов счастья
}
icon-item = { $count ->
    [one] { $count } предмет
    [few] { $count } предмета
   *[many] { $count } предметов
}
icon-new-dweller = { $count ->
    [one] { $count } новый житель
    [few] { $count } новых жителя
   *[many] { $count } новых жителей
}
icon-first-player = жетон первого игрока
icon-build = { $count ->
    [one] строительство комнаты
    [few] строительство { $count } комнат
   *[many] строительство { $count } комнат
}
icon-ready = { $count ->
    [one] подготовка предмета
    [few] подготовка { $count } предметов
   *[many] подготовка { $count } предметов
}
icon-heal = лечение размещённого жителя
icon-refresh-items = обновление ряда предметов
icon-refresh-rooms = обновление ряда комнат
icon-train = улучшение на выбор
icon-train-letter = улучшение { $letter }
icon-injure = ранение размещённого жителя
icon-room-price = стоимость комнаты
icon-exchange = любое число обменов ({ $left } ↔ { $right })

card-cost = Стоимость: { $icons }
card-reward = Награда: { $icons }
card-letter = Буква: { $letter }
card-linked = Два жителя
card-injured-only = Только для раненых
card-fight = Бой: { $number }
card-price = Стоимость постройки: { $icons }
card-free = Бесплатно
card-left = Слева. { $text }
card-right = Справа. { $text }

kind-weapon = оружие
kind-outfit = костюм
kind-pet = питомец
kind-other = прочее

# Текст предмета — его момент, «повернуть», что он стоит и что делает; соединяется ниже.
item-exhaust = поверните
item-pay = потратьте { $icons }
item-gain = получите { $icons }
item-fight-always = +{ $count } к результату в каждом своём бою
item-fight = +{ $count } к результату броска
item-reroll-one = перебросьте один игральный кубик
item-reroll-both = перебросьте оба игральных кубика
item-counts-as = при этом размещении у жителя засчитывается улучшение { $letter }
item-counts-as-threat = жителю на угрозе засчитывается улучшение с её буквой
item-ready-another = подготовьте другой предмет
item-heal-dweller = вылечите одного своего жителя
item-swap = обменяйте другой свой предмет на предмет из ряда
item-discount = { $count ->
    [one] потратьте на { $count } ресурс меньше
    [few] потратьте на { $count } ресурса меньше
   *[many] потратьте на { $count } ресурсов меньше
}
item-score = 1 жетон счастья { $every ->
    [one] { $what ->
        [weapon] за каждое своё оружие
        [outfit] за каждый свой костюм
        [pet] за каждого своего питомца
        [other] за каждый другой свой предмет вида «прочее»
        [water] за каждый кубик воды
        [food] за каждый кубик еды
        [power] за каждый кубик энергии
        [room] за каждую комнату на своём этаже
        [dweller] за каждого своего жителя
       *[item] за каждый другой свой предмет
    }
    [few] { $what ->
        [weapon] за каждые { $every } единицы своего оружия
        [outfit] за каждые { $every } своих костюма
        [pet] за каждых { $every } своих питомцев
        [other] за каждые { $every } других своих предмета вида «прочее»
        [water] за каждые { $every } кубика воды
        [food] за каждые { $every } кубика еды
        [power] за каждые { $every } кубика энергии
        [room] за каждые { $every } комнаты на своём этаже
        [dweller] за каждых { $every } своих жителей
       *[item] за каждые { $every } других своих предмета
    }
   *[many] { $what ->
        [weapon] за каждые { $every } единиц своего оружия
        [outfit] за каждые { $every } своих костюмов
        [pet] за каждые { $every } своих питомцев
        [other] за каждые { $every } других своих предметов вида «прочее»
        [water] за каждые { $every } кубиков воды
        [food] за каждые { $every } кубиков еды
        [power] за каждые { $every } кубиков энергии
        [room] за каждые { $every } комнат на своём этаже
        [dweller] за каждые { $every } своих жителей
       *[item] за каждые { $every } других своих предметов
    }
}
item-text = { $moment }: { $effect }

## Настройки стола, домашние правила

shelter-option-name-first-player = Первый игрок
shelter-option-name-elevator-order = Порядок лифтов
shelter-option-name-max-rounds = Лимит раундов
shelter-option-name-house-rules = Домашние правила

house-starting-resources = Каждый начинает с кубиком воды, кубиком еды и кубиком энергии
house-fifth-room = Игру завершает пятая комната на этаже
house-alternate-columns = Колонки нумеруются от крайних ячеек к середине

## Подсчёт

score-happiness = счастье
tie-cubes = кубики ресурсов
tie-dwellers = жители
tie-items = предметы

## Названия вместо кодов

option-heal-space-there = Вылечить жителя ({ $where }, { $space })
option-heal-trainee-there = Вылечить жителя, который проходит улучшение ({ $where }, { $space })
option-train-there = Житель ({ $where }, { $space }): улучшение { $letter }
option-train-injured-there = Раненый житель ({ $where }, { $space }): улучшение { $letter }
ask-income-by = { $player } занимает ячейку ({ $where }): какой ресурс взять как ренту?

## Как получить комнату или предмет

why-build-at = Житель строит в ячейке: { $places }.
why-build-nowhere = Ячейки, где строят, сейчас заняты или слишком дороги для вас: { $places }.
why-build-no-space = Вам не доступна ни одна ячейка, где строят.
why-build-payable = { $room }: стоимость { $cost }, сейчас вы можете её оплатить.
why-build-short = { $room }: стоимость { $cost }. Не хватает: { $missing }.
why-build-rivals = Хватает и у других: { $players }.
why-item-at = Житель берёт предмет из ряда в ячейке: { $places }.
why-item-nowhere = Ячейки с предметом сейчас заняты или слишком дороги для вас: { $places }.
why-item-no-space = Сейчас ни одна ячейка не даёт предмет.
why-item-of = { $item }: у игрока { $players }.
why-item-elsewhere = { $item } в колоде или в сбросе; сначала карта должна попасть в ряд.
why-no-dweller-left = Здоровых жителей в этом раунде у вас больше нет.

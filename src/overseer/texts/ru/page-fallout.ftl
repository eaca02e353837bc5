### Поле игры Fallout на странице.

## Карта

page-fallout-map = Пустошь
page-fallout-map-keys = Области карты; стрелки переводят с одной на другую
page-fallout-map-tools = Карта
page-fallout-closer = Приблизить
page-fallout-further = Отдалить
page-fallout-find-me = Где я?
page-fallout-list = Карта списком
page-fallout-to-map = К карте
page-fallout-explore = исследовать
page-fallout-named = с названием
page-fallout-dangerous = опасный
page-fallout-deadly = смертельный
page-fallout-tile = Фрагмент { $slot }, { $kind }, закрыт
page-fallout-ground = Открытая местность { $space }
page-fallout-asleep = жетон лицом вниз: { $type }
page-fallout-level = уровень { $level }
page-fallout-enemy-icon = значок врага: { $type }
page-fallout-marker = жетон задания «{ $quest }»
page-fallout-walk-cost = { $count ->
    [one] { $count } очко движения
    [few] { $count } очка движения
   *[other] { $count } очков движения
}
page-fallout-lit = Освещено: можно выбрать
page-fallout-here = вы здесь
page-fallout-takes-action = нужно действие
page-fallout-rads = По дороге { $count ->
    [one] { $count } рад
    [few] { $count } рада
   *[other] { $count } радов
}
page-fallout-meets = { $enemy }: агрессия, бой сразу по приходе

## Область

page-fallout-where = на карте: { $space }
page-fallout-walk = Путь
page-fallout-walk-of = движение: { $count } из { $points }
page-fallout-no-walk = не сейчас
page-fallout-terrain = Местность
page-fallout-firm = твёрдая, без радов
page-fallout-encounter = Встречи
page-fallout-empty = Здесь никого нет, да и ничего тоже.
page-fallout-walk-there = Идти туда

## Приказы

page-fallout-orders = Ваши приказы
page-fallout-question = Вопрос
page-fallout-actions-left = { $count ->
    [one] осталось { $count } действие
    [few] осталось { $count } действия
   *[other] осталось { $count } действий
}
page-fallout-movement = { $count ->
    [one] очко движения в запасе
    [few] очка движения в запасе
   *[other] очков движения в запасе
}
page-fallout-act-move = Движение
page-fallout-act-explore = Исследование
page-fallout-act-encounter = Встреча
page-fallout-act-fight = Бой
page-fallout-act-quest = Задание
page-fallout-act-camp = Привал
page-fallout-hint-move = получить очки движения
page-fallout-hint-explore = открыть фрагмент
page-fallout-hint-encounter = прочесть карту
page-fallout-hint-fight = один враг в пределах досягаемости
page-fallout-hint-quest = одна цель
page-fallout-hint-camp = лечение, рынок, торговля
page-fallout-on-cards = { $count ->
    [1] Ещё один вариант на ваших картах
   *[other] Вариантов на ваших картах: { $count }
}
page-fallout-not-now = не сейчас
page-fallout-choices = { $count ->
    [one] { $count } вариант
    [few] { $count } варианта
   *[other] { $count } вариантов
}
page-fallout-undo = Отменить
page-fallout-end = Конец хода
page-fallout-end-loses = { $count ->
    [one] Закончив сейчас, вы теряете { $count } действие.
    [few] Закончив сейчас, вы теряете { $count } действия.
   *[other] Закончив сейчас, вы теряете { $count } действий.
}
page-fallout-waiting = Решает { $player }. Можно осмотреться.
page-fallout-over = Игра окончена.
page-fallout-looking-back = Вы смотрите назад.
page-fallout-not-started = Игра ещё не началась.

## Клавиши

page-fallout-key-arrows = с области на область
page-fallout-key-pan = сдвинуть карту
page-fallout-key-zoom = ближе, дальше, вся карта
page-fallout-key-enter = открыть область; ещё раз: идти туда
page-fallout-key-escape = снять выбор
page-fallout-key-answers = выбрать ответ
page-fallout-key-map = к карте
page-fallout-key-find = где я?
page-fallout-key-list = карта списком
page-fallout-key-cards = ваши карты, которыми можно сыграть
page-fallout-key-undo = отменить
page-fallout-key-end = закончить ход

## Выжившие

page-fallout-me = { $player }: { $character }
page-fallout-board-of = Планшет: { $player }
page-fallout-figures = Ваши показатели
page-fallout-back = Назад к своему планшету (сейчас: { $player })
page-fallout-ability = свойство
page-fallout-eliminated = Вне игры. Карта помнит.
page-fallout-trait-locked = С замком: её нельзя перевернуть, можно только потерять.
page-fallout-caps = { $count ->
    [one] { $count } крышка
    [few] { $count } крышки
   *[many] { $count } крышек
}
page-fallout-hp-left = осталось
page-fallout-hp-peg = ОЗ
page-fallout-rads-peg = рады
page-fallout-rads-of = { $count ->
    [one] { $count } рад
    [few] { $count } рада
   *[many] { $count } радов
}
page-fallout-hp-said = ОЗ { $hp }, рады { $rads }: осталось { $left }
page-fallout-xp-start = старт
page-fallout-letters = Буквы: { $letters }. До уровня { $count } ед. опыта.
page-fallout-letters-of = Буквы: { $letters }
page-fallout-to-level = До уровня { $count } ед. опыта. Свои буквы дают перебросы.
page-fallout-equipped = Экипировка
page-fallout-resting = { $name } отдыхает
page-fallout-slot = { $kind ->
    [weapon] без оружия
    [apparel] без одежды
   *[other] без спутника
}
page-fallout-bag = Инвентарь
page-fallout-bag-of = { $count } из { $room }
page-fallout-room = { $count ->
    [1] место для одной карты
   *[other] свободных мест: { $count }
}
page-fallout-perks = Преимущества
page-fallout-turned = повёрнута
page-fallout-card-turned = { $name }, карта повёрнута
page-fallout-card-lit = { $count ->
    [1] Можно выбрать
   *[other] Вариантов: { $count }
}
page-fallout-agendas = Замыслы
page-fallout-only-you = видите только вы
page-fallout-agenda-card = карта
page-fallout-loyal = открыт: верность
page-fallout-loyal-to = верность: { $faction }
page-fallout-hidden = скрыто: { $count }
page-fallout-influence = влияние { $count } из { $target }
page-fallout-of = из { $target }
page-fallout-wins = { $target } приносят победу
page-fallout-others = Другие выжившие
page-fallout-look = Нажмите, чтобы посмотреть этот планшет.
page-fallout-first = Первый игрок
page-fallout-state-next = на очереди
page-fallout-state-waits = ждёт
page-fallout-state-decides = решает
page-fallout-state-gone = вне игры

## Задания

page-fallout-quests = Задания в игре
page-fallout-open-to-all = для всех
page-fallout-no-quests = Никто ни о чём не просит. Это ненадолго.
page-fallout-main = основное
page-fallout-side = побочное
page-fallout-test = Проверка
page-fallout-percent-yours = у вас { $percent } %
page-fallout-so-far = пока { $count } из { $needed }
page-fallout-met = { $count ->
    [one] условия выполнены
   *[other] у всех условия выполнены
}
page-fallout-met-said = Условия выполнены, игроки: { $names }
page-fallout-ready = можно выполнить сейчас
page-fallout-ready-said = Сейчас могут выполнить: { $names }

## Могущество

page-fallout-power = Могущество группировок
page-fallout-track-end = конец
page-fallout-token-levels = Уровень жетонов по могуществу
page-fallout-ends-title = Этот выбор заканчивает игру.
page-fallout-do-it = Всё равно сделать
page-fallout-do-win = Сделать и победить
page-fallout-step-back = Отступить

## Вкладки

page-fallout-tab-decide = Решение
page-fallout-tab-watch = Показ
page-fallout-tab-quests = Задания
page-fallout-tab-board = Планшет
page-fallout-tab-survivors = Выжившие
page-fallout-tab-diary = Дневник

## Что движется

page-fallout-paths = Куда пошли бы враги
page-fallout-paths-count = { $count ->
    [one] { $count } враг
    [few] { $count } врага
   *[many] { $count } врагов
}
page-fallout-paths-help = Если бы сейчас активировали их вид, на карте как она есть.
page-fallout-paths-none = На карте нет врагов.
page-fallout-as-good = не хуже
page-fallout-odds-unknown = Как пойдёт этот бой, заранее сказать нельзя.
page-fallout-odds-first = Шансы в каждом бою, если он первый: перебросы ради победы, без карт.
page-fallout-odds-of = Перебросы ради победы, без карт.
page-fallout-steps = Враги шаг за шагом
page-fallout-step-of = шаг { $number } из { $count }
page-fallout-step-next = Следующий шаг
page-fallout-steps-back = Предыдущий шаг
page-fallout-step-skip = Пропустить
page-fallout-steps-none = Никто на карте не двинулся.
page-fallout-key-paths = куда пошли бы враги
## Конец игры

page-fallout-way = Карта в конце игры и путь этого игрока: { $player }
page-fallout-whole-map = Вся карта

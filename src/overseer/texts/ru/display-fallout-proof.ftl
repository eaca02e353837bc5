### Оттиски наборов Fallout для авторов: какая карта к какой ведёт и что на ней есть.

web-lot = одна из карт с { $first } по { $last }, по жребию
web-lot-tag = 1 из { $first }–{ $last }
web-done-tag = завершает { $number }
web-numbered = { $deck }, { $number }
web-starred = { $deck }, с самого начала
web-opens = открывает: { $vault }
web-begins = начало: { $tile }
web-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
web-from = от карт: { $cards }
web-from-many = { $count ->
    [one] от { $count } карты
   *[many] от { $count } карт
}
web-from-nothing = сюда ничто не ведёт
web-card = { $number } { $name }
web-leads = Ведёт к: { $cards }.
web-ends = Дальше ничего не следует.
web-power = +{ $count } { $faction }
web-tile-back = { $kind }, на обороте: { $tile }
web-layout = { $count ->
    [one] { $count } фрагмент
    [few] { $count } фрагмента
   *[many] { $count } фрагментов
}
web-title = Как карты набора «{ $pack }» ведут друг к другу
web-style-star = цель звезды
web-style-shield = цель щита
web-style-any = одна из целей
web-style-either = в любом случае
web-style-encounter = вводит встреча
web-style-add = замешивается в колоду
web-style-lot = по жребию
web-style-ends = дальше ничего не следует

## Что есть на карте, какой её читает автор

proof-scenario = Сценарии
proof-character-item = Предметы персонажей
proof-objective = Цель { $number }
proof-lead = Путь { $number }
proof-cover = На обложке
proof-won = Кто-то побеждает, ни одна группировка не впереди
proof-won-side = Кто-то побеждает, впереди { $faction }
proof-lost-side = { $faction } доходит до конца счётчика
proof-lost-all = Никого не осталось
proof-chosen = После выбора
proof-success = При успехе
proof-failure = При неудаче
proof-done = Когда выполнено
proof-past = Прошлое
proof-remark = Замечание
proof-read = Читается вслух
proof-copies = × { $count }

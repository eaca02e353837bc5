### Набор, каким его видит автор, после `overseer pack look`.

page-look = Набор для просмотра
page-look-pack = версия { $version }, { $folder }
page-look-map = Фрагменты карты
page-look-cards = Карты
page-look-web = Паутина заданий
page-look-again = Прочесть заново
page-look-reading = Набор читается…
page-look-how = Чтобы посмотреть набор, запустите сервер командой
page-look-errors = { $count ->
    [one] { $count } ошибка
    [few] { $count } ошибки
   *[many] { $count } ошибок
}
page-look-mend = Исправьте и загрузите эту страницу снова: она покажет набор таким, каким он станет.
page-look-layouts = Раскладки
page-look-tiles = Фрагменты
page-look-no-tiles = Этот набор не добавляет ни фрагментов, ни сценариев.
page-look-decks = Колоды
page-look-search = Искать во всех картах
page-look-found = { $count ->
    [0] Ничего не найдено
    [one] Найдена { $count } карта
    [few] Найдены { $count } карты
   *[many] Найдено { $count } карт
}
page-look-none = Ни на одной карте нет всех этих слов.
page-look-as-list = Списком
page-look-as-picture = Рисунком
page-look-closer = Ближе
page-look-further = Дальше
page-look-chapters = Главы
page-look-checker = Что говорит проверка
page-look-counts = В паутине { $quests ->
    [one] { $quests } задание
    [few] { $quests } задания
   *[many] { $quests } заданий
} и { $encounters ->
    [one] { $encounters } встреча
    [few] { $encounters } встречи
   *[many] { $encounters } встреч
}.
page-look-no-doubts = Каждая карта может войти в игру.
page-look-card = Карта

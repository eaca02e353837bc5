### Панели страницы: дневник, повтор, конец игры, правила.

## Дневник

page-panels-diary = Дневник
page-panels-diary-filter = Показать
page-panels-diary-all = Всё
page-panels-diary-table = Стол
page-panels-diary-table-help = То, чего не делал ни один игрок: раунды, угрозы, новые карты
page-panels-diary-dice = Кубики
page-panels-diary-dice-help = Только броски кубиков
page-panels-diary-round = { $round ->
    [0] Подготовка
   *[other] Раунд { $round }
}
page-panels-diary-empty = Пока ничего не произошло. Первая запись появится сама.
page-panels-diary-no-match = Таких записей пока нет.
page-panels-diary-latest = К последней
page-panels-diary-dice-shown = Кубики: { $dice }
page-panels-diary-place = Показать на карте
page-panels-diary-look = Показать стол после этой строки
page-panels-diary-earlier = { $count ->
    [one] { $count } более ранняя запись
    [few] { $count } более ранние записи
    [many] { $count } более ранних записей
   *[other] { $count } более ранней записи
}
page-panels-seal = Кубики опечатаны
page-panels-seal-help = Цифровой отпечаток всех бросков, объявленный до первого из них. В конце броски раскрываются, и каждый может их проверить.
page-panels-download = Скачать запись партии
page-panels-download-failed = Не удалось получить запись партии: { $reason }

## Повтор

page-panels-replay = Повтор
page-panels-replay-banner = Вы смотрите повтор.
page-panels-replay-banner-present = Это текущий момент партии.
page-panels-replay-at = { $round ->
    [0] Подготовка
   *[other] Раунд { $round }
}, строка { $line }
page-panels-replay-slider = Строка партии
page-panels-replay-value = { $round ->
    [0] Подготовка
   *[other] Раунд { $round }
}, строка { $line }: { $text }
page-panels-replay-round-back = На раунд назад
page-panels-replay-back = На строку назад
page-panels-replay-play = Смотреть
page-panels-replay-pause = Пауза
page-panels-replay-on = На строку вперёд
page-panels-replay-round-on = На раунд вперёд
page-panels-replay-speed = Скорость
page-panels-replay-speed-value = × { $speed }
page-panels-replay-fork = Новая игра отсюда
page-panels-replay-fork-help = Свой стол с положением после этой строки и новыми кубиками
page-panels-replay-fork-over = На этой строке игра окончена; выберите более раннюю
page-panels-replay-fork-failed = Не удалось открыть новую игру: { $reason }
page-panels-replay-present = Вернуться к текущему моменту
page-panels-replay-empty = Пока не на что оглядываться.
page-panels-replay-close = Закрыть повтор
page-panels-key-left = стрелки влево и вправо
page-panels-key-step = Повтор: на строку назад, на строку вперёд
page-panels-key-page = Page Up и Page Down
page-panels-key-round = Повтор: на раунд назад, на раунд вперёд
page-panels-key-ends = Home и End
page-panels-key-to-ends = Повтор: в начало, к последней строке
page-panels-key-space = пробел
page-panels-key-play = Повтор: смотреть, пауза

## Конец игры

page-panels-ending = Игра окончена
page-panels-ending-cut = Игра прервана
page-panels-ending-cut-help = Прошёл последний раунд, который допускал стол. Места определены на этот момент.
page-panels-standings = Итоговые места
page-panels-place = Место
page-panels-player = Игрок
page-panels-score = Счёт
page-panels-shared = поделено
page-panels-winner = победа
page-panels-winners = { $count ->
    [one] Победа:
   *[other] Общая победа:
}
page-panels-nobody = Никто не победил.
page-panels-tie-breaks = При равном счёте решают по порядку: { $columns }.
page-panels-loading = Хроника пишется…
page-panels-chronicle-failed = Не удалось получить хронику: { $reason }
page-panels-again = Повторить
page-panels-figure = Рис. { $number }
page-panels-by-round = { $label } по раундам
page-panels-course = Остальные показатели по игрокам
page-panels-course-note = У графиков одного ряда общая шкала.
page-panels-round-axis = раунд
page-panels-round-zero = начало
page-panels-as-table = В виде таблицы
page-panels-round = Раунд
page-panels-chart-text = { $label } { $players ->
    [one] одного игрока
   *[other] { $players } игроков
} по раундам, в виде линий. Те же числа есть в таблице ниже.
page-panels-small-text = { $label }, { $player }: { $first } в начале, { $last } в конце, наибольшее значение { $most }.
page-panels-moments = Переломные моменты
page-panels-moments-help = Выберите один, чтобы увидеть поле в этот момент.
page-panels-moments-none = Ни один отдельный момент не решил исход.
page-panels-luck = Везение в бросках
# What was had, for what was to be expected.
page-panels-luck-for = { $had } за { $due }
page-panels-luck-lucky = на { $difference } больше ожидаемого
page-panels-luck-unlucky = на { $difference } меньше ожидаемого
page-panels-luck-even = как и ожидалось
page-panels-luck-none = Никто не бросал.
page-panels-opened = Опечатанные кубики раскрыты
page-panels-opened-text = До первого броска стол объявил эту печать. Это SHA-256 от соли, пробела и зерна. У кого есть печать, соль и зерно, тот может проверить, что ни один бросок не подменили.
page-panels-opened-unsealed = Кубики этой партии здесь не раскрыты: она загружена без зерна.
page-panels-seed = Зерно
page-panels-salt = Соль
page-panels-commitment = Печать
page-panels-check-seal = Проверить печать здесь
page-panels-seal-matches = Печать верна: соль и зерно дают именно этот отпечаток.
page-panels-seal-differs = Печать не сходится. Не доверяйте этим кубикам.
page-panels-verify = Можно проверить и каждый бросок. Скачайте запись партии и выполните:
page-panels-copy = Копировать
page-panels-copied = Скопировано
page-panels-rematch = Реванш
page-panels-rematch-help = Те же игроки, места сдвинуты на одно
page-panels-rematch-failed = Не удалось открыть реванш: { $reason }
page-panels-rematch-host = Реванш может объявить тот, кто открыл этот стол.
page-panels-new-table = Новый стол
page-panels-look-back = Посмотреть игру с начала

## Правила

page-panels-rules = Правила
page-panels-leaflet = Правила на одной странице
page-panels-rules-search = Поиск по правилам
page-panels-rules-placeholder = Слова или номер правила
page-panels-rules-tab-rules = Правила
page-panels-rules-tab-icons = Символы
page-panels-rules-sections = Разделы
page-panels-rules-found = { $count ->
    [0] В этих правилах нет «{ $query }». Попробуйте меньше слов или часть слова.
    [one] Найдено { $count } правило
    [few] Найдено { $count } правила
    [many] Найдено { $count } правил
   *[other] Найдено { $count } правила
}
page-panels-rules-icons-found = { $count ->
    [0] Нет символов по запросу «{ $query }».
    [one] Найден { $count } символ
    [few] Найдено { $count } символа
    [many] Найдено { $count } символов
   *[other] Найдено { $count } символа
}
page-panels-rules-loading = Правила загружаются…
page-panels-rules-failed = Не удалось получить правила: { $reason }
page-panels-rules-unknown = В этой игре нет правила с номером { $id }.
page-panels-rules-asked = Вопрос был о правиле { $id }
page-panels-rules-link = Ссылка на { $id }
page-panels-rules-close = Закрыть правила

## Ведомость очков и моменты, которыми делятся

page-panels-sheet = Ведомость очков: откуда они взялись
page-panels-sheet-form = Форма 12, по источникам
page-panels-sheet-place = { $place }-е место
page-panels-sheet-open = Показать, за что эти очки
page-panels-sheet-round = р. { $round }
page-panels-sheet-ties = Равный счёт.
page-panels-left = Стол в конце игры
page-panels-stamp = Закрыто
page-panels-moments-look = Посмотреть на стол в этот момент
page-panels-share = Поделиться моментом
page-panels-share-what = Поделиться моментом: { $moment }
page-panels-share-link = Ссылка на этот момент
page-panels-share-watch = По ссылке видно стол на этой строке: можно смотреть, но не играть.
page-panels-share-known = В ссылке нет ключа: она откроется у тех, чей браузер знает этот стол, например у игроков.
page-panels-share-open = Пустить всех, у кого есть ссылка
page-panels-share-open-help = Появится ссылка для зрителей. Прежняя перестанет работать.
page-panels-share-failed = Не удалось создать ссылку: { $reason }

## Опись карт

page-stock-form = Форма 9
page-stock-search = Поиск по описи
page-stock-placeholder = Название или слово
page-stock-filter = Фильтр
page-stock-where = Где
page-stock-place-all = все
page-stock-place-coming = ещё впереди
page-stock-place-out = в игре
page-stock-place-used = выбыли
page-stock-shown = { $count ->
    [one] показан { $count } вид
    [few] показано { $count } вида
   *[many] показано { $count } видов
}
page-stock-none = Таких карт нет. Снимите фильтр или измените слова.
page-stock-empty = У этой игры нет описи карт.
page-stock-clear = Показать всё
page-stock-loading = Считаем карты…
page-stock-failed = Не удалось получить опись: { $reason }
page-stock-again = Попробовать снова
page-stock-now = Опись показывает настоящее, а не тот момент, на который вы смотрите.

## Открытые карты и страница каждого игрока

page-panels-chart-lines = { $label } по раундам, в виде линий: { $names }. Те же числа есть в таблице ниже.
page-panels-hands = Открытые замыслы
page-panels-hands-note = по 1 за карту и за то, за что она платит
page-panels-hand-worth = стоит { $count }
page-panels-hand-none = На руке нет замыслов.
page-panels-tales = Истории игроков
page-panels-tale-stop = место { $number } на карте
page-panels-tale-stamps = В цифрах
page-panels-tale-copy = Скопировать текстом
page-panels-tale-send = Отправить страницу

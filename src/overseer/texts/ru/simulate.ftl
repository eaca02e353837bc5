### Слова команд `overseer simulate` и `overseer bench`.

simulate-progress = Партии
simulate-title = { $game }: { $games ->
    [one] { $games } партия
    [few] { $games } партии
    [many] { $games } партий
   *[other] { $games } партии
}, игроков: { $players }, зёрна с { $first } по { $last }
simulate-by-bot = Победы по ботам
simulate-by-seat = Победы по местам за столом
simulate-bot = Бот
simulate-seat = Место
simulate-seats = Места
simulate-wins = Победы
simulate-rate = Доля
simulate-interval = Интервал 95 %
simulate-even = Равная доля
simulate-score = Счёт
simulate-score-shelter = Счастье
simulate-score-fallout = Влияние
simulate-number = { NUMBER($number, maximumFractionDigits: 1) }
simulate-mean = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-percent-whole = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
simulate-range = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-length = Длина: в среднем { NUMBER($rounds, minimumFractionDigits: 1, maximumFractionDigits: 1) } раунда (от { $least } до { $most }), решений на партию: { NUMBER($decisions, maximumFractionDigits: 0) }.
simulate-truncated = { $games ->
    [0] Ни одна партия не прервана лимитом раундов.
    [one] Лимитом раундов прервана { $games } партия.
    [few] Лимитом раундов прерваны { $games } партии.
    [many] Лимитом раундов прервано { $games } партий.
   *[other] Лимитом раундов прервано { $games } партии.
}
simulate-lost-by-all = { $games ->
    [one] { $games } партия проиграна всеми игроками.
    [few] { $games } партии проиграны всеми игроками.
    [many] { $games } партий проиграно всеми игроками.
   *[other] { $games } партии проиграно всеми игроками.
}
simulate-strikes = { $bot }: { $count ->
    [one] { $count } выбор сделан за бота
    [few] { $count } выбора сделано за бота
   *[many] { $count } выборов сделано за бота
} (слишком поздно: { $late }, невозможно: { $illegal }, ошибки: { $failed }, бота уже не спрашивали: { $unasked }). Первый: { $first }.
simulate-speed = Скорость: { $rate ->
    [one] { $rate } решение
    [few] { $rate } решения
    [many] { $rate } решений
   *[other] { $rate } решения
} в секунду ({ $decisions ->
    [one] { $decisions } решение
    [few] { $decisions } решения
    [many] { $decisions } решений
   *[other] { $decisions } решения
} за { NUMBER($seconds, maximumFractionDigits: 1) } с, { $processes ->
    [0] кластер Ray
    [one] { $processes } процесс
    [few] { $processes } процесса
    [many] { $processes } процессов
   *[other] { $processes } процесса
}).

bench-title-shelter = Fallout Shelter, случайные партии вчетвером
bench-title-fallout = Fallout, случайные партии вчетвером
bench-pure = Обычный
bench-compiled = Скомпилированный
bench-ratio = Отношение
bench-decisions-per-second = Решений в секунду
bench-decisions-per-second-on-reference = Решений в секунду на эталоне
bench-games-per-second = Партий в секунду
bench-clones-per-second = Копий в секунду
bench-microseconds-per-clone = Микросекунд на копию
bench-microseconds-per-decision-early = Микросекунд на решение, раунды 1–{ $early }
bench-microseconds-per-decision-late = Микросекунд на решение, раунды { $late }+
bench-growth-of-options = Варианты: раунды { $late }+ к 1–{ $early }
bench-loop-steps-per-second = Эталонный цикл, шагов в секунду
bench-times = { NUMBER($ratio, minimumFractionDigits: 1, maximumFractionDigits: 1) }×
bench-whole = { NUMBER($number, maximumFractionDigits: 0) }
bench-decimal = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
bench-not-compiled = Движок здесь не скомпилирован: его собирает `make env`, если есть компилятор C.
bench-growth = Рост: в раундах { $late }+ долгих партий решение занимает { NUMBER($cost, minimumFractionDigits: 2, maximumFractionDigits: 2) } от времени решения в раундах 1–{ $early }, а вариантов в нём { NUMBER($options, minimumFractionDigits: 2, maximumFractionDigits: 2) } от прежнего числа.
bench-calibration = Эталон: этот компьютер выполняет цикл со скоростью { NUMBER($share, minimumFractionDigits: 2, maximumFractionDigits: 2) } от эталонной ({ NUMBER($reference, maximumFractionDigits: 1) } млн шагов в секунду).
bench-target-decisions = Скомпилированный, здесь не меньше { $required } решений в секунду: { $reached ->
    [yes] достигнуто
   *[no] не достигнуто
} ({ $measured }).
bench-target-pure-decisions = Обычный, здесь не меньше { $required } решений в секунду: { $reached ->
    [yes] достигнуто
   *[no] не достигнуто
} ({ $measured }).
bench-target-clone = Копия в скомпилированном, здесь не больше { $required } микросекунды: { $reached ->
    [yes] достигнуто
   *[no] не достигнуто
} ({ $measured }).

bench-title-arena = Fallout Shelter, четыре бота greedy: партии на арене
bench-workers = Кто играет
bench-workers-one = один процесс
bench-workers-two = два процесса
bench-workers-ray = два процесса через Ray
bench-start-seconds = Запуск, секунды

bench-title-server = Сервер: четыре человека за каждым столом, случайный выбор
bench-paced = За каждым столом ход каждую секунду:
bench-unpaced = Каждый ход сразу после ответа на предыдущий:
bench-tables = Столов в игре
bench-moves-per-second = Ходов в секунду
bench-median-ms = Медиана, мс
bench-slowest-ms = 99-й процентиль, мс
bench-played = Во что играют
bench-early = начало
bench-late = конец
bench-processor-ms = Процессор на ход, мс
bench-busy-ms = Цикл занят дольше всего, мс
bench-held-up-ms = Цикл опоздал больше всего, мс
bench-table-memory = Память на стол, кБ
bench-socket-memory = на соединение, кБ
bench-long = { $game }: вопросы столу с записью длиной { $lines } строк, рядом столов в игре: { $tables }:
bench-asked = О чём спрашивают
bench-took-ms = Ответ через, мс
bench-deed-nothing = ни о чём
bench-deed-load = загрузка записи
bench-deed-hello = соединение
bench-deed-language = другой язык
bench-deed-plain = стол словами
bench-deed-move = ход
bench-deed-page = страница журнала
bench-deed-position = взгляд назад
bench-deed-position-again = взгляд на следующую строку
bench-deed-journal = скачивание записи
bench-deed-fork = ответвление
bench-deed-chronicle = законченная партия в цифрах
bench-title-page = Страница: сколько загружает первый визит, в сжатом виде
bench-language = Язык
bench-home-kb = Вход, кБ
bench-table-kb = Стол Shelter, кБ
bench-surface-kb = Стол Fallout, кБ
bench-settling = От нажатия до готового поля, медиана по ходам ({ $moves }): { $still } мс без анимации, { $moving } мс с ней.
bench-walking = При переходе по карте Fallout: { $walk } мс без анимации.
bench-gesture = Карта Fallout, 18 фрагментов
bench-frames = Кадров в секунду
bench-worst-ms = Самый долгий кадр, мс
bench-gesture-pan = сдвиг
bench-gesture-zoom = масштаб
bench-page-not-measured = Страница не измерена: { $reason }.

bench-envs-steps = Шаги случайной игры в секунду, с допустимыми действиями в каждом
bench-envs-observed = Шаги с допустимыми действиями и наблюдениями
bench-envs-playouts = Партии, сыгранные случайными ходами до конца, в секунду
bench-envs-search = Итерации поиска в секунду, каждая доиграна до конца
bench-envs-whose = библиотека
bench-envs-game = игра
bench-envs-rate = в секунду
bench-envs-choices = решений в секунду
bench-envs-missing = Пакет { $name } не установлен, поэтому его игры не измерены: make .venv/.envs
bench-envs-number = { NUMBER($number) }

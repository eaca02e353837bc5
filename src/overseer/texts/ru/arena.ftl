### Слова команды `overseer arena` и её отчёта.

arena-title = { $game }: кто кого обыгрывает
arena-lead = { $games ->
    [one] { $games } партия
    [few] { $games } партии
    [many] { $games } партий
   *[other] { $games } партии
}, ботов: { $bots }, игроков за столом: { $players }, зёрна с { $first } по { $last }. Каждый бот занимает каждое место одинаково часто, при одних и тех же зёрнах.
arena-ladder = Встречались только соседи по списку ботов.
arena-strongest = Сильнейший — { $bot }: рейтинг { $points }, вероятно от { $low } до { $high }.
arena-strongest-so-far = Сильнейший — { $bot }: рейтинг { $points }. Насколько это надёжно, по этим партиям не видно: их слишком мало или они закончились слишком похоже.
arena-equal = Сильнейшего нет: одинаковый рейтинг, { $points }, у ботов { $bots }.
arena-all-lost = Все партии проиграли все игроки, поэтому сильнее здесь не оказался никто.
arena-ratings = Рейтинги
arena-ratings-note = Рассчитано по шансам, что один бот обойдёт другого за тем же столом (Брэдли и Терри, в очках Эло): на 400 очков больше — в десять раз выше шансы. Среднее по всем — 1000, поэтому вне этого турнира рейтинг ничего не значит. Общее место даёт каждому половину, как и партия, которую проиграли все: впереди не был никто. Каждой паре добавлено одно общее место, иначе бот, который ни разу не проиграл, оказался бы бесконечно силён. Интервал охватывает 95 из 100 результатов, если те же партии выбирать заново, зерно за зерном.
arena-ratings-plot = Рейтинг каждого бота и интервал, в котором он, вероятно, находится.
arena-points = Очки
arena-bot = Бот
arena-rating = Рейтинг
arena-interval = Интервал 95 %
arena-wins = Победы
arena-even = Равная доля
arena-pairs = Пара за парой
arena-pairs-note = Как часто бот из строки обходил бота из столбца; 50 % — силы равны. Ниже каждая пара подробно: общее место считается за половину, интервал — по Уилсону.
arena-pair = Пара
arena-pair-of = { $bot } против { $rival }
arena-games = Партии
arena-ahead = Выше
arena-level = Общее место
arena-behind = Ниже
arena-share = Доля
arena-lost = Проиграли все
arena-between = { $score } к { $other }
arena-seats = Места за столом
arena-seats-note = Как часто выигрывало каждое место, кто бы на нём ни сидел; штриховая линия — равная доля.
arena-seat = Место { $seat }
arena-length = Длина
arena-length-of = Раундов в партии в среднем { NUMBER($rounds, minimumFractionDigits: 1, maximumFractionDigits: 1) } (от { $least } до { $most }), решений { NUMBER($decisions, maximumFractionDigits: 0) }.
arena-again = То же ещё раз
arena-again-note = Одни и те же зёрна дают одни и те же партии, на одном ядре, на многих и на кластере Ray:
arena-replay-note = Каждая партия сохранена вместе с записью. Самая близкая по счёту, шаг за шагом:
arena-made = Сделано программой overseer { $version }, правила { $rules }, наборы { $packs }.
arena-whole = { NUMBER($number, maximumFractionDigits: 0, useGrouping: 0) }
arena-points-range = от { NUMBER($low, maximumFractionDigits: 0, useGrouping: 0) } до { NUMBER($high, maximumFractionDigits: 0, useGrouping: 0) }
arena-written = Партии, их записи и отчёт — в папке { $folder }.
arena-going-on = Уже сыграно: { $done }; продолжаем.
arena-kept = Остановлено. В папке { $folder } сохранено { $done } из { $games } партий; та же команда продолжит турнир.
arena-strikes = { $bot }: { $count ->
    [one] { $count } выбор сделан за бота
    [few] { $count } выбора сделано за бота
   *[many] { $count } выборов сделано за бота
} в { $games ->
    [one] { $games } партии
   *[many] { $games } партиях
}. Первый: { $first }.
arena-strike = { $kind ->
    [late] слишком поздно
    [illegal] невозможен
    [failed] ошибка
   *[unasked] бота уже не спрашивали
}

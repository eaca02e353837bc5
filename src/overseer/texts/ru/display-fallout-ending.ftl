### Конец игры Fallout: почему она закончилась, открытые замыслы, рассказ о каждом выжившем.

## Почему она закончилась

ending-fallout-won = { $player } набирает влияние { $total }. Для победы нужно { $target }.
ending-fallout-won-shared = Влияние, нужное для победы ({ $target }), есть у всех этих игроков: { $names }.
ending-fallout-won-alone = Больше никто столько не набрал.
ending-fallout-lost-power = Группировка «{ $faction }» доходит до конца счётчика могущества раньше, чем хоть кто-то набирает влияние { $target }.
ending-fallout-lost-eliminated = Последний выживший выбывает раньше, чем хоть кто-то набирает влияние { $target }.
ending-fallout-truncated = Раунды кончаются раньше, чем хоть кто-то набирает влияние { $target }.
# $what — фраза журнала без точки.
ending-fallout-by = Последний шаг: { $what }.
ending-fallout-best = Больше всех набирает { $player }: { $total }.

## Открытые замыслы

hand-fallout-card = карта
hand-fallout-wins = победа
hand-fallout-short = не хватает { $count }
hand-fallout-reached = столько хватает
hand-fallout-out = вне игры

## Кривые и кубики

chronicle-fallout-power = могущество
chronicle-fallout-wins-at = победа при { $count }
chronicle-fallout-track-end = конец счётчика
chronicle-fallout-dice = { $count ->
    [one] { $count } кубик
    [few] { $count } кубика
    [many] { $count } кубиков
   *[other] { $count } кубика
}
chronicle-fallout-luck = Знаки, которые выпали, и те, что причитались. В бою знак — это кубик, который бьёт в уязвимую часть тела, в проверке — значок попадания. Причитается столько, сколько эти кубики показывают в среднем.

## Рассказ о выжившем: заголовок и подпись

tale-fallout-about = Правдивая история, { $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунда
    [many] { $rounds } раундов
   *[other] { $rounds } раунда
}
tale-fallout-sender = С поверхности пишет { $player } ({ $character })
tale-fallout-note = Каждая фраза — правда. Кубики — в дневнике.
tale-fallout-quote = «{ $told }».
# The same of what does not end with a full stop.
tale-fallout-quote-open = «{ $told }»

## Когда; в середине фразы

tale-fallout-in-round = { $round ->
    [1] в первом раунде
    [2] во втором раунде
    [3] в третьем раунде
    [4] в четвёртом раунде
    [5] в пятом раунде
    [6] в шестом раунде
    [7] в седьмом раунде
    [8] в восьмом раунде
    [9] в девятом раунде
    [10] в десятом раунде
    [11] в одиннадцатом раунде
    [12] в двенадцатом раунде
   *[other] в раунде { $round }
}
tale-fallout-same-round-1 = в том же раунде
tale-fallout-same-round-2 = вскоре после этого
tale-fallout-same-round-3 = ещё до конца этого раунда
tale-fallout-next-round-1 = раундом позже
tale-fallout-next-round-2 = в следующем раунде
tale-fallout-later-1 = { $count ->
    [2] через два раунда
   *[other] через три раунда
}

## Заголовки

tale-fallout-title-won-quests = { $character }, или Всё улажено
tale-fallout-title-won-kills = { $character }, или Дорога свободна
tale-fallout-title-won-rich = { $character }, или Не в деньгах счастье
tale-fallout-title-won = { $character }, или Цель достигнута
tale-fallout-title-out = { $character }, или Дорога в один конец
tale-fallout-title-near = { $character }, или Чуть-чуть не хватило
tale-fallout-title-died = { $character }, или Всё сначала
tale-fallout-title-quests = { $character }, или Поручения
tale-fallout-title-kills = { $character }, или Тишина на дороге
tale-fallout-title-tiles = { $character }, или Белые пятна
tale-fallout-title-deals = { $character }, или Всегда можно договориться
tale-fallout-title-rich = { $character }, или Копейка к копейке
tale-fallout-title-encounters = { $character }, или За спрос денег не берут
tale-fallout-title-walked = { $character }, или Всё время в пути
tale-fallout-title-stayed = { $character }, или В гостях хорошо, а дома лучше
tale-fallout-title-plain = { $character }, вкратце

## Начало

tale-fallout-opening-kit-1 = { $player } ({ $character }) покидает { $start_acc }. Весь багаж — { $kit }.
tale-fallout-opening-kit-2 = { $start }: здесь начинает { $player }, а точнее — { $character }. Багаж: { $kit }.
tale-fallout-opening-kit-3 = { $character }: под этим именем { $player } отправляется в путь. Позади остаётся { $start }, в багаже — { $kit }.
tale-fallout-opening-1 = { $player } ({ $character }) покидает { $start_acc }. Багажа нет.
tale-fallout-opening-2 = { $start }: здесь начинает { $player }, а точнее — { $character }, с пустыми руками.
tale-fallout-opening-3 = { $character }: под этим именем { $player } отправляется в путь. Позади остаётся { $start }, багажа нет.
tale-fallout-opening-stayed-1 = { $start }: здесь начинает { $player }, а точнее — { $character }, и никуда отсюда не уходит.

## Что случилось

tale-fallout-quest-1 = { $when } { $player } улаживает дело «{ $quest }».
tale-fallout-quest-2 = { $when } задание «{ $quest }» выполнено.
tale-fallout-quest-3 = «{ $quest }» — ещё одно улаженное дело, { $when }.
tale-fallout-quest-power-1 = { $when } { $player } улаживает дело «{ $quest }». Выигрывает от этого группировка «{ $faction }».
tale-fallout-quest-power-2 = { $when } задание «{ $quest }» выполнено, и рада этому группировка «{ $faction }».
tale-fallout-quest-power-3 = Дело «{ $quest }» удаётся { $when }, и группировка «{ $faction }» не возражает.
tale-fallout-quest-failed-1 = { $when } { $player } берётся за задание «{ $quest }» и не справляется.
tale-fallout-quest-failed-2 = { $when } из задания «{ $quest }» ничего не выходит.
tale-fallout-killed-1 = { $when } { $player } идёт поговорить. { $enemy } с этого разговора не возвращается.
tale-fallout-killed-2 = { $when } на дороге стоит { $enemy }, и это последний раз.
tale-fallout-killed-3 = { $when } из этого мира уходит { $enemy }.
tale-fallout-killed-attacked-1 = { $when } нападает { $enemy }. Потом там стоит только { $player }.
tale-fallout-killed-attacked-2 = { $when } нападает { $enemy }, но только один раз.
tale-fallout-killed-attacked-3 = { $when } { $enemy } ищет ссоры и находит её.
tale-fallout-killed-strong-1 = { $when } { $player } побеждает { $enemy_acc }. Уровень { $level }, если кто считает.
tale-fallout-killed-strong-2 = { $when } гибнет { $enemy }, со всем своим уровнем { $level }.
tale-fallout-killed-revenge-1 = { $when } { $player } снова видит знакомое лицо: { $enemy }. На этот раз всё наоборот.
tale-fallout-killed-revenge-2 = { $when } старый счёт закрыт: { $enemy }.
tale-fallout-killed-card-1 = { $when } { $player } избавляется от одной заботы: { $enemy }. Обошлось без обычного боя.
tale-fallout-killed-card-2 = { $when } { $enemy } исчезает, причём без боя.
tale-fallout-beaten-1 = { $when } { $player } задевает { $enemy_acc } и передумывает.
tale-fallout-beaten-2 = { $when } { $enemy } выигрывает по очкам.
tale-fallout-beaten-3 = { $when } верх берёт { $enemy }.
tale-fallout-beaten-attacked-1 = { $when } нападает { $enemy }, и { $player } никак не может от этого отделаться.
tale-fallout-beaten-attacked-2 = { $when } нападает { $enemy } и уходит своими ногами.
tale-fallout-died-fight-1 = { $when } виной всему { $enemy }. { $player } начинает заново: { $start }, пустая сумка.
tale-fallout-died-fight-2 = { $when } всему кладёт конец { $enemy }. Следующее начало: { $start }.
tale-fallout-died-1 = { $when } { $player } погибает и начинает заново: { $start }, пустая сумка.
tale-fallout-died-2 = { $when } смерть, а после неё снова { $start }.
tale-fallout-explored-1 = { $when } { $player } наносит на карту { $tile_acc }.
tale-fallout-explored-2 = { $when } белое пятно на карте получает имя: { $tile }.
tale-fallout-explored-3 = { $when } на карте прибавляется { $tile }.
tale-fallout-deadly-1 = { $when } { $player } заглядывает за табличку «смертельно». Там { $tile }.
tale-fallout-deadly-2 = { $when } у смертельного места находится имя: { $tile }.
tale-fallout-met-1 = { $when } — встреча «{ $encounter }». { $player } решает: { $lead }
tale-fallout-met-2 = { $when } — встреча «{ $encounter }» и ответ на неё: { $lead }
tale-fallout-met-passed-1 = { $when } — встреча «{ $encounter }». { $player } решает: { $lead } Получается.
tale-fallout-met-passed-2 = { $when } — встреча «{ $encounter }»: { $lead } Кубики согласны.
tale-fallout-met-failed-1 = { $when } — встреча «{ $encounter }». { $player } решает: { $lead } Кубики решают иначе.
tale-fallout-met-failed-2 = { $when } — встреча «{ $encounter }»: { $lead } Не получается.
tale-fallout-trait-1 = { $when } { $player } получает особенность «{ $trait }», и это заметно.
tale-fallout-trait-2 = { $when } молва находит новое слово: «{ $trait }».
tale-fallout-company-1 = { $when } { $player } идёт уже не в одиночку. Компания: { $item }.
tale-fallout-company-2 = { $when } появляется компания: { $item }.
tale-fallout-unique-1 = { $when } { $player } получает единственную такую вещь на свете: { $item }.
tale-fallout-unique-2 = { $when } находится { $item }. Второй такой вещи нет.
tale-fallout-bought-1 = { $when } { $player } покупает { $item_acc } за { $count ->
    [one] { $count } крышку
    [few] { $count } крышки
    [many] { $count } крышек
   *[other] { $count } крышки
}.
tale-fallout-bought-2 = { $when } с рынка уходит { $item }. Цена: { $count ->
    [one] { $count } крышка
    [few] { $count } крышки
    [many] { $count } крышек
   *[other] { $count } крышки
}.
tale-fallout-perk-1 = { $when } { $player } получает преимущество: { $perk }.
tale-fallout-perk-2 = { $when } прибавляется преимущество: { $perk }.
tale-fallout-level-1 = { $when } { $player } извлекает урок: { $letter }.
tale-fallout-level-2 = { $when } опыта хватает на букву: { $letter }.
tale-fallout-deal-1 = { $when } { $player } и { $other } бьют по рукам.
tale-fallout-deal-2 = { $when } заключается сделка. Другая сторона: { $other }.
tale-fallout-loyal-1 = { $when } { $player } кладёт на стол замысел «{ $agenda }», пусть все видят.
tale-fallout-loyal-2 = { $when } это уже не тайна: «{ $agenda }».
tale-fallout-event-1 = { $when } { $player } видит то, чего никто не планирует: { $item }.
tale-fallout-event-2 = { $when } случается то, чего никто не планирует: { $item }.

## Конец

tale-fallout-end-won-1 = { $when } замыслы стоят { $total }. Нужно { $target }. { $player } побеждает.
tale-fallout-end-won-2 = { $when } { $player } складывает замыслы и получает { $total }. Нужно { $target }.
tale-fallout-end-shared-1 = { $when } { $player } складывает замыслы: { $total }, а нужно { $target }. Победа общая, хватило и другим: { $others }.
tale-fallout-end-shared-2 = { $when } { $player } набирает { $total } при нужных { $target }. Рядом на пьедестале: { $others }.
tale-fallout-end-beaten-1 = { $when } победа: { $others }, влияние { $best }. { $player } набирает { $total }, а нужно { $target }.
tale-fallout-end-beaten-2 = { $when } приходит пора считать: { $player } — { $total }, { $others } — { $best }. Нужно { $target }.
tale-fallout-end-beaten-3 = { $when } всё позади: { $others } — { $best }, нужно { $target }. У игрока { $player } есть { $total } и эта страница.
tale-fallout-end-lost-1 = { $when } последнее слово говорит группировка «{ $faction }». { $player } набирает { $total } из { $target }.
tale-fallout-end-lost-2 = { $when } группировка «{ $faction }» доходит до конца счётчика могущества, и всё остальное кончается вместе с ним. { $player }: { $total } из { $target }.
tale-fallout-end-lost-3 = { $when } всё позади, и позаботилась об этом группировка «{ $faction }». { $player } набирает { $total } из { $target }.
tale-fallout-end-all-1 = { $when } не остаётся никого. { $player } доходит только до этой страницы.
tale-fallout-end-out-1 = { $when } { $player } выбывает из игры. Дневник продолжается без этого имени.
tale-fallout-end-out-2 = { $when } последнее слово — за радами. { $player } вне игры.
tale-fallout-end-cut-1 = { $when } кончаются раунды. { $player } набирает { $total } из нужных { $target }.
tale-fallout-end-cut-2 = { $when } время вышло. { $player }: { $total } из { $target }.

## Места на карте

tale-fallout-stop = { $place }: { $what }
tale-fallout-what-quest = задание «{ $quest }»
tale-fallout-what-quest-failed = «{ $quest }», без успеха
tale-fallout-what-killed = победа, { $enemy }
tale-fallout-what-beaten = поражение, { $enemy }
tale-fallout-what-died = смерть
tale-fallout-what-explored = дальше — { $tile }
tale-fallout-what-met = «{ $encounter }»
tale-fallout-what-trait = «{ $trait }»
tale-fallout-what-item = { $item }
tale-fallout-what-perk = { $perk }
tale-fallout-what-level = { $letter }
tale-fallout-what-deal = сделка, { $other }
tale-fallout-what-loyal = «{ $agenda }»

## Штампы: слова под числом

tale-fallout-stamp-walked = { $count ->
    [one] область пешком
    [few] области пешком
    [many] областей пешком
   *[other] области пешком
}
tale-fallout-stamp-quests = { $count ->
    [one] задание
    [few] задания
    [many] заданий
   *[other] задания
}
tale-fallout-stamp-kills = { $count ->
    [one] победа в бою
    [few] победы в бою
    [many] побед в бою
   *[other] победы в бою
}
tale-fallout-stamp-deaths = { $count ->
    [one] смерть
    [few] смерти
    [many] смертей
   *[other] смерти
}
tale-fallout-stamp-tiles = { $count ->
    [one] новый фрагмент
    [few] новых фрагмента
    [many] новых фрагментов
   *[other] нового фрагмента
}
tale-fallout-stamp-encounters = { $count ->
    [one] встреча
    [few] встречи
    [many] встреч
   *[other] встречи
}
tale-fallout-stamp-deals = { $count ->
    [one] сделка
    [few] сделки
    [many] сделок
   *[other] сделки
}
tale-fallout-stamp-caps = { $count ->
    [one] крышка в конце
    [few] крышки в конце
    [many] крышек в конце
   *[other] крышки в конце
}

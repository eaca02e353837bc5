### Слова команды `overseer play`: стол в терминале, его меню, команды и ответы.

## Придуманные имена игроков, самые простые

play-name-1 = Ада
play-name-2 = Борис
play-name-3 = Вера
play-name-4 = Глеб

## Стол

play-welcome = Введите номер варианта или h, чтобы увидеть справку.
play-how = Так начинается партия. Чтобы играть, запустите в терминале «overseer play { $game } --language ru». «--players Ада,Борис:greedy» задаёт людей и ботов, «--plain» заменяет рисунки предложениями, остальное — в «overseer play --help».
play-step-place = Размещение жителей
play-step-recall = Возвращение жителей
play-last-round = последний раунд
play-threat-deck = колода угроз { $count }
# Не больше пяти букв: слово стоит в узкой колонке лифта.
play-elevator = лифт
play-passed = ход пропущен
play-track-item = Ряд предметов
play-track-room = Ряд комнат
play-deck = в колоде { $deck }, в сбросе { $discards }
play-gap = (пусто)

play-legend-icons = Символы: W вода, F еда, E энергия, ? любой из них, H счастье, i предмет, @ новый житель, ★ жетон первого игрока, ⌂ построить комнату, $ стоимость этой комнаты, i↑ подготовить предмет, ↻i и ↻⌂ обновить ряд, + вылечить, x житель получает ранение, tS улучшение S (t? любой буквы), ⇄ обмен, ∞ два жителя, ! только раненые жители, 7+ число, которого надо достичь в бою, (S) улучшение, которое удваивает награду.
play-legend-marks = В убежище: у ячейки стоит её номер, затем ○, если она свободна, ◎, если она вам доступна, ▒ при угрозе (▓, если она вам доступна) или тот, кто там стоит (●! ранен, ●tS получает улучшение, +@ новый житель). Над колонками: сумма кубиков, при которой там появляется угроза, и её вероятность.
play-legend-boards = На планшетах: счастье сейчас→если бы игра кончилась сейчас, кубики, жители, которых можно разместить (- без улучшения, ! раненые, буквы с улучшением), из всех, ★ первый игрок, предметы, повёрнутые — в скобках.

## Меню

play-items = Предметы
play-who = Кого разместить: { $where } ({ $space })? b — назад.
play-twice = награда удвоена
play-doubled-by = награду удваивает { $who }
play-threat-on = { $threat } ({ $where })
play-have = у вас { $count }
play-odds = { $chance }% на победу
play-odds-items = { $chance }% на победу, с предметами до { $best }%
play-fight-now = Кубики { $low } и { $high }, бонус { $bonus }: всего { $total }, нужно { $needed }.
play-prompt = { $player }:

## Ответы

play-card = { $name } ({ $kind }).
play-kind-room = комната
play-kind-threat = угроза
play-covers = Под ней { $name }: { $text }
play-notation = Можно ввести и так: { $notation }
play-more-rules = См. также: { $rules }
play-several-cards = Так называются несколько карт: { $names }
play-undone = Ход отменён.
play-saved = Сохранено в файле { $file }.
play-kept = Игра сохранена в файле { $file }.
play-go-on = Чтобы продолжить: overseer play --resume { $file }
play-not-kept = Игра не сохраняется: команда s ФАЙЛ сохранит её.
play-why-hint = ? с номером, ячейкой (L1.3), картой или выбором говорит, почему это возможно или нет.
play-possible = Сейчас это возможно.
play-pass-on = Клавиатуру берёт { $player }. Нажмите Enter, когда { $player } сядет к экрану:
play-pass-on-enter = Здесь нужен только Enter.

## Чего сделать нельзя

play-nothing-typed = Введите номер, выбор или команду; h показывает команды.
play-not-understood = «{ $text }» — не номер, не выбор, не ячейка, не карта и не команда; h говорит, что можно ввести.
play-no-number = Такого номера нет; можно выбрать: { $numbers }.
play-no-undo = Отменить нечего: после последнего выбора человека был бросок, взятие карты или выбор другого игрока.
play-no-undo-alone = Отменять нечего: вы ещё ничего не выбирали.
play-file-exists = Файл { $file } уже есть; назовите другой.
play-log-number = «{ $word }» — не число записей; l 20 показывает последние 20.
play-rules-usage = После r нужен id или слово, например r SH-BUILD-05 или r рента.
play-no-card = Карты «{ $name }» нет; попробуйте часть названия, например i сад.
play-languages = После lang нужно одно из: { $languages }.

## Справка

play-help-choose = Выбор: номер из меню, ячейка (L0.4) или выбор, как в записи партии (place - L0.4, pass). b возвращает от вопроса о том, кто идёт.
play-help-why = ? говорит, что значат варианты. ? с номером, ячейкой, картой или выбором говорит, почему это возможно или нет: ? L1.3, ? дробовик, ? place S L0.4.
play-help-undo = u отменяет последний выбор, пока никто не узнал ничего нового.
play-help-undo-alone = u отменяет ваш последний выбор и всё, что из него вышло.
play-help-save = s говорит, где игра сохраняется по ходу партии; s ФАЙЛ дальше сохраняет её в другой файл.
play-help-log = l показывает последние записи дневника, l 50 — последние 50 записей.
play-help-rules = r с id или словом ищет в правилах: r SH-BUILD-05, r рента.
play-help-view = v показывает весь стол.
play-help-card = i с названием карты говорит, что она делает: i сад.
play-help-lang = lang с языком переключает на него: { $languages }.
play-help-quit = q завершает программу. Игра сохранена, и вы узнаете, как её продолжить.

## Конец

play-over = Игра окончена. l показывает дневник, v — стол, s ФАЙЛ сохраняет партию, Enter — выход.
play-winners = { $count ->
    [0] Никто не побеждает.
    [one] Побеждает { $names }.
   *[other] Победу делят: { $names }.
}
play-tie-order = При равном счастье решают кубики ресурсов, затем жители, затем предметы.
play-tie-broken = { $one } опережает игрока { $two }, решают { $by }: { $more } против { $less }.
play-tie-stands = { $one } и { $two }: равенство во всём, одно место на двоих.
play-score-happiness = H
play-score-played = в игре
play-score-end-items = бонусы
play-score-threats = угрозы
play-score-cubes = кубики
play-score-dwellers = жители
play-score-items = предм.
play-score-legend = H — счастье: полученное в игре, от предметов в конце игры, потерянное из-за угроз на этаже. Правее — то, что решает при ничьей.

## Простые предложения для программ чтения с экрана

play-plain-person = { $player } — человек, этаж { $level }.
play-plain-bot = { $player } — бот ({ $bot }), этаж { $level }.
play-plain-first-player = Жетон первого игрока: { $player }.
play-plain-level = Этаж { $level }, { $name }: { $rooms ->
    [0] комнат нет
    [one] { $rooms } комната
    [few] { $rooms } комнаты
    [many] { $rooms } комнат
   *[other] { $rooms } комнаты
}.
play-plain-threat = На ней угроза, { $threat }. { $text }
play-plain-open = Вам доступна.
play-plain-occupied = { $player }: здесь { $count ->
    [one] { $count } житель
    [few] { $count } жителя
    [many] { $count } жителей
   *[other] { $count } жителя
}{ $injured ->
    [0] .
    [one] { "" }, из них { $injured } раненый.
    [few] { "" }, из них { $injured } раненых.
    [many] { "" }, из них { $injured } раненых.
   *[other] { "" }, из них { $injured } раненого.
}
play-plain-occupied-injured = { $player }: здесь раненый житель.
play-plain-training = Получает улучшение: { $letter }.
play-plain-training-any = Получает улучшение любой буквы.
play-plain-new-dwellers = { $count ->
    [one] Здесь ждёт { $count } новый житель.
    [few] Здесь ждут { $count } новых жителя.
    [many] Здесь ждут { $count } новых жителей.
   *[other] Здесь ждут { $count } нового жителя.
}
play-plain-threat-deck = В колоде угроз { $count ->
    [one] осталась { $count } карта
    [few] осталось { $count } карты
    [many] осталось { $count } карт
   *[other] осталось { $count } карты
}.
play-plain-board = { $player }, этаж { $level }: счастье { $happiness }, а если бы игра кончилась сейчас, { $expected }.
play-plain-board-over = { $player }, этаж { $level }: счастье в конце { $happiness }.
play-plain-dwellers = Можно разместить жителей: { $left } из { $owned }.
play-plain-injured = Раненые: { $count }.
play-plain-trained = С улучшением: { $letters }.
play-plain-trained-injured = Раненые с улучшением: { $letters }.
play-plain-items-ready = Подготовленные предметы: { $items }.
play-plain-items-exhausted = Повёрнутые предметы: { $items }.
play-plain-columns = Угроза появляется на каждом этаже по сумме двух кубиков: { $columns }.
play-plain-column = { $sum } в ячейке { $space } (вероятность { $chance ->
    [one] { $chance } процент
    [few] { $chance } процента
    [many] { $chance } процентов
   *[other] { $chance } процента
})
play-plain-result = Место { $place }: { $player }, счастье { $total }. В игре { $played }, от предметов { $end_items }, потеряно из-за угроз { $threats }. Кубики ресурсов { $cubes }, жители { $dwellers }, предметы { $items }.

## Любая игра, у которой здесь нет собственного стола

play-any-standing = Место { $place }: { $player }, счёт { $score }.
play-any-is-person = { $player } — человек.
play-any-is-bot = { $player } — бот ({ $bot }).
play-any-why-hint = ? с номером или ходом объясняет, почему он возможен или нет.
play-any-rules-usage = После r нужен идентификатор или слово.
play-any-no-card = Здесь нет карты «{ $name }».
play-any-help-choose = Выбор: номер из списка или ход в записи журнала.
play-any-help-why = ? объясняет, что значат варианты. ? с номером или ходом говорит, почему он возможен или нет.
play-any-help-rules = r с идентификатором или словом ищет в правилах, если они есть у игры.
play-any-help-card = i с названием карты показывает, что она делает, в играх с картами.

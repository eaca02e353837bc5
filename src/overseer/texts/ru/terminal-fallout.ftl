### Слова `overseer play fallout`: игровое поле и планшеты в терминале, меню и ответы.
### Общее для обеих игр стоит в terminal.ftl; play-fallout-x заменяет play-x.

## Стол

play-fallout-ended = Игра окончена
play-fallout-set-up = Подготовка к игре
play-fallout-turn = ход: { $player }
play-fallout-actions = осталось действий: { $count }
play-fallout-points = очки движения: { $count }
play-fallout-board = ОЗ { $hp }/{ $max }, рады { $rads }, опыт { $xp }, крышки { $caps }, замыслы { $agendas }, область { $space }
play-fallout-exhausted = { $item } (карта повёрнута)
play-fallout-agenda = { $agenda } даёт сейчас влияние { $influence }: { $parts }
play-fallout-card-itself = 1 за саму карту
play-fallout-part = { $given } за «{ $text }»
play-fallout-worth = Сейчас даёт { $influence }: { $sum }.
play-fallout-no-enemies = жетоны группировки не враги
play-fallout-enemies = жетоны группировки — враги: { $stats }
play-fallout-power = { $faction }: могущество { $power }; при { $last } проигрывают все
play-fallout-so-far = Пока: { $count } из { $needed }.
play-fallout-decks = Карты в колодах: добыча { $loot }, активы { $asset }, замыслы { $agenda }

## Игровое поле

play-fallout-facedown = закрытый жетон: { $type }
play-fallout-level = уровень { $level }
play-fallout-weak = уязвимо: { $areas }
play-fallout-icon = { $deck }, уровень { $level }
play-fallout-enemy-icon = значок врага: { $type }
play-fallout-marker = жетон задания: { $quest }
play-fallout-empty = там ничего нет

play-fallout-legend-map = На поле: сплошные линии разделяют фрагменты, пунктирные — области; что соприкасается, то соседнее. ◎ доступно вам, ░ закрытый фрагмент (! опасный, !! смертельный), S2 встречи в поселениях и W2 в Пустоши, уровень 2, V84 убежище, ^ труднопроходимая и * радиоактивная местность, ⚑ жетон задания, ★ ♠ жетоны группировок. Враги: C зверь, H человек, R робот, M монстр, X супермутант; C2 активный, уровень 2; c? закрытый; :c значок врага в области.
play-fallout-legend-boards = На планшетах: буквы, затем ① первый игрок. i с названием показывает всю карту или задание, ? с областью или фрагментом говорит, что там и что рядом.

## Встречи, бои, проверки

play-fallout-encounter = Встреча, уровень { $level }: { $encounter }
play-fallout-barred = Недоступно: { $lead } { $asked }
play-fallout-test = ПРОВЕРКА сложности { $difficulty }; буквы: { $letters }
play-fallout-test-joint = Совместная ПРОВЕРКА; буквы: { $letters }
play-fallout-die-fight = Кубик { $number }: { $areas }{ $fits ->
    [yes] { "" }: попадание по врагу
   *[no] { "" }: нет попадания
}; { $hits ->
    [0] по вам ничего
    [one] { $hits } значок попадания по вам
    [few] { $hits } значка попадания по вам
   *[many] { $hits } значков попадания по вам
}.
play-fallout-no-area = ни одной части тела
play-fallout-die-test = Кубик { $number }: { $hits ->
    [0] без значка попадания
    [one] { $hits } значок попадания
    [few] { $hits } значка попадания
   *[many] { $hits } значков попадания
}{ $struck ->
    [no] .
   *[yes] { "" }; части тела не считаются (зачёркнуто: { $areas }).
}
play-fallout-fight-damage = Сейчас на кубиках значков попадания по вам: { $icons }, минус броня { $armor }; урон: { $damage }.
play-fallout-fight-sum = Ваши попадания: { $hits } из нужных { $needed }.
play-fallout-fight-parts = Ваши попадания: { $dice } на кубиках, { $ranged } от оружия дальнего боя, { $cards } от карт; { $hits } из нужных { $needed }.
play-fallout-test-sum = Значки попадания: { $hits } из нужных { $difficulty }.
play-fallout-rerolls = Осталось перебросов: { $count }.

## Рынок и торговля

play-fallout-price = цена { $count }
play-fallout-brings = приносит { $count ->
    [one] { $count } крышку
    [few] { $count } крышки
   *[other] { $count } крышек
}
play-fallout-step-points = { $count ->
    [one] { $count } очко движения
    [few] { $count } очка движения
   *[other] { $count } очков движения
}
play-fallout-step-rads = { $count ->
    [one] { $count } рад
    [few] { $count } рада
   *[other] { $count } рад
}
play-fallout-recovers = { $count } ОЗ
play-fallout-rest = Особенность «Отдохнувший» можно отдать за переброс в бою или проверке.
play-fallout-loyalty = Пока замысел открыт, вы верны группировке { $faction }: её враги не мешают вам и не нападают на вас, но и вы не можете с ними сражаться.
play-fallout-loyalty-ends = Вы больше не верны группировке { $faction }: если её жетоны — враги, они снова враги и вам.
play-fallout-deal = Предложение
play-fallout-gives = { $player } отдаёт: { $things }.
play-fallout-caps = { $count ->
    [one] { $count } крышка
    [few] { $count } крышки
   *[many] { $count } крышек
}
play-fallout-an-agenda = замысел
play-fallout-nothing = ничего

## Меню

play-fallout-group-actions = Действия
play-fallout-group-steps = Движение
play-fallout-group-cards = Карты
play-fallout-group-loyalty = Верность
play-fallout-narrow = { $title }. Как именно? b возвращает.
play-fallout-fold-give-caps = Отдать крышки
play-fallout-fold-want-caps = Попросить крышки
play-fallout-fold-want-agendas = Попросить замыслы
play-fallout-fold-deposit = Положить крышки
play-fallout-fold-turn = Повернуть кубик { $number }

## Ответы и помощь

play-fallout-kind-item = карта
play-fallout-kind-perk = преимущество
play-fallout-kind-agenda = замысел
play-fallout-kind-character = персонаж
play-fallout-kind-enemy = враг
play-fallout-kind-quest = задание
play-fallout-kind-scenario = сценарий
play-fallout-why-hint = ? с номером, областью (B2.1), фрагментом (B2), картой или выбором говорит, что это и почему это возможно или нет.
play-fallout-rules-usage = После r нужен номер правила или слово, например r FO-ENC-09 или r замысел.
play-fallout-no-card = Нет карты с названием «{ $name }»; попробуйте часть названия, например i стимулятор. Задания можно искать, когда они выложены.
play-fallout-help-choose = Выбор: номер из меню, область или фрагмент (B2.1, B2) или выбор, как в записи партии (step B2.1, camp, end). b возвращает из вопроса внутри меню.
play-fallout-help-why = ? говорит, что значат варианты. ? с номером, областью, фрагментом, картой или выбором говорит, что это и почему это возможно или нет: ? B2.1, ? B2, ? стимулятор, ? fight shield B2.1.
play-fallout-help-rules = r с номером правила или словом ищет в правилах: r FO-ENC-09, r замысел.
play-fallout-help-card = i с названием показывает текст карты, преимущества, замысла, выложенного задания или сценария либо описание врага: i стимулятор.

## Конец

play-fallout-lost-power = Никто не побеждает. Всё забирает группировка { $faction }.
play-fallout-lost-eliminated = Никто не побеждает: никого не осталось.
play-fallout-truncated = Никто не побеждает: достигнут лимит раундов.
play-fallout-standing = влияние { $influence }
# An agenda that is laid open at the end, with what its parts gave.
play-fallout-opened = { $player }, «{ $agenda }»: { $worth } ({ $parts }).

## Простые предложения, для программ чтения с экрана

play-is-person = { $player } — человек.
play-is-bot = { $player } — бот ({ $bot }).
play-fallout-plain-standing = { $player }: влияние { $influence }, { $verdict }.

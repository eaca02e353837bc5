### Лампа подсказок и разбор законченной партии.

## Лампа

page-hint = Лампа подсказок
page-hint-would = Опытный клерк выбрал бы…
page-hint-second = Или клерк выбрал бы…
page-hint-on = вкл.
page-hint-off = выкл.
page-hint-sure = { $sure }: { $pips } из 5
page-hint-why = Почему
page-hint-against = Против:{" "}
page-hint-beside = По сравнению со вторым вариантом:
page-hint-beside-first = По сравнению с первым вариантом:
page-hint-then = Потом: { $choices }
page-hint-close = Второй выбор: { $choice }
page-hint-first = Первый выбор: { $choice }
page-hint-thinks = Клерк точит карандаш…
page-hint-do = Сделать так
page-hint-show-second = Показать второй
page-hint-show-first = Показать первый
page-hint-lamp-off = Погасить лампу

## Разбор

page-hint-analysis = Шанс на победу, ход за ходом
page-hint-analysis-note = разбор
page-hint-analysis-begin = Разобрать партию
page-hint-analysis-about = Опытный клерк ещё раз пройдёт по каждому решению и начертит, как менялись шансы всех игроков.
page-hint-analysis-progress = Клерк просматривает партию: { $done } %
page-hint-analysis-waits = Клерк занят другими партиями. Как освободится, возьмётся за эту.
page-hint-analysis-chart = Шансы на победу по ходам, { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
   *[many] { $players } игроков
}
page-hint-analysis-round = раунд
page-hint-analysis-nobody = никто
page-hint-analysis-slips = { $count ->
    [0] Ни одно решение не стоило дорого
    [one] Самое дорогое решение
   *[other] Самые дорогие решения
}
page-hint-analysis-move = Ход { $move }, раунд { $round }
page-hint-analysis-change = могло быть { $before } %, стало { $after } %
page-hint-analysis-points = { $points ->
    [one] на { $points } процентный пункт меньше
    [few] на { $points } процентных пункта меньше
   *[many] на { $points } процентных пунктов меньше
}
page-hint-analysis-would = Опытный клерк выбрал бы: { $choice }
page-hint-analysis-see = Посмотреть
page-hint-analysis-mark = { $mark }: { $player }, ход { $move }
page-hint-analysis-table = Шансы в числах
page-hint-analysis-player = Игрок
page-hint-analysis-after = После раунда { $round }

### Карты Fallout поверх карты мира: бои, проверки, рынок, торговля, привалы.

page-fallout-percent = { $percent } %
page-fallout-letter-owned = ваша: переброс
page-fallout-letter-missing = не ваша
page-fallout-auto = Вести бои автоматически
page-fallout-auto-waits = Бой идёт сам; любое нажатие остановит его.
page-fallout-dice = Кубики
page-fallout-die = Кубик { $number }
page-fallout-no-mark = нет
page-fallout-roll = Бросить кубики
page-fallout-roll-this = перебросить
page-fallout-keep-this = оставить
page-fallout-roll-again = { $count ->
    [0] Выберите кубики
    [one] Перебросить { $count } кубик
    [few] Перебросить { $count } кубика
   *[many] Перебросить { $count } кубиков
}
page-fallout-stop = Остановиться
page-fallout-strike = Ударить
page-fallout-pick-dice = Выберите кубики для переброса, чтобы увидеть, что из этого может выйти.
page-fallout-hp-lost = −{ $count } ОЗ
page-fallout-new = новое
page-fallout-pay = Заплатить и взять
page-fallout-leave = Уйти с рынка
page-fallout-sell = Продать
page-fallout-sell-nothing = У вас нет ничего, что взял бы рынок.
page-fallout-gain = +{ $count }
page-fallout-bill = Счёт
page-fallout-in-hand = В кармане
page-fallout-left = Останется
page-fallout-wear = сразу экипировать
page-fallout-barred-full = сделок не осталось
page-fallout-barred-last = по одной: инвентарь полон
page-fallout-barred-dear = с остальным слишком дорого
page-fallout-show = Показать
page-fallout-shown = показан
page-fallout-any-agenda = замысел на выбор владельца
page-fallout-take-back = Убрать: { $name }
page-fallout-no-cards = без карт
page-fallout-fewer = Меньше: { $thing }
page-fallout-more = Больше: { $thing }
page-fallout-caps-of = крышки ({ $player })
page-fallout-agendas-of = замыслы ({ $player })
page-fallout-agendas-named-later = столько вы просите; какие, выберет владелец
page-fallout-of-purse = из { $count }
page-fallout-accept = Поставить печать
page-fallout-propose = Сделать предложение
page-fallout-name-agendas = Добавить в предложение
page-fallout-counter = Предложить другое
page-fallout-decline = Отказаться
page-fallout-after = После торговли у вас будет:

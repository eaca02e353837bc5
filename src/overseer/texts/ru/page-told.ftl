### Карты истории на странице: встречи, исходы, задания, начало и конец.

page-told-aloud = Прочесть вслух
page-told-hush = Замолчать
page-told-go-on = Дальше
page-told-stays = Остаётся, пока вы не пойдёте дальше.
page-told-map = Взглянуть на поле
page-told-back = Назад к истории
page-told-rests = Отложены, пока читают карту.
page-told-level = уровень
page-told-sealed = под печатью
page-told-opens = откроется
page-told-stays-sealed = останется под печатью
page-told-broken = печать сломана
page-told-break = Сломать печать { $number }
page-told-pick = Выберите зачин
page-told-seal-note = Исход читают только после выбора, и отменить его нельзя.
page-told-free = Без условий.
page-told-set-out = Цель
page-told-done = Сделано
page-told-undone = Пока нет
page-told-next = Что дальше
page-told-now = теперь { $count }
page-told-of = из { $count }
page-told-difficulty = сложность { $count }
page-told-hits = { $count ->
    [one] { $count } символ
    [few] { $count } символа
   *[other] { $count } символов
}
page-told-read-card = Прочесть карту: { $title }
page-told-barred = Недоступно: { $lead }
page-told-more = { $count ->
    [1] Осталось прочесть ещё одну.
   *[other] Осталось прочесть ещё { $count }.
}

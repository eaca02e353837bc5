### Что стол показывает из любой игры: стол словами, хроника.

## Стол словами

# Поле со значением, например «Счастье: 7».
outline-field = { $label }: { $value }
outline-top = Коротко
outline-none = нет
outline-yes = да
outline-no = нет
outline-you = { $player } (вы)

## Поля, общие для многих игр

field-round = Раунд
field-seat = Игрок
field-players = Игроки
field-decks = Карты в колодах
field-discards = Сбросы
field-value = Значение

## Ведомость очков

# У кого поровну.
sheet-level = Поровну, по { $score }: { $names }.
sheet-tie-decides = решает: { $more } против { $less }
sheet-tie-decides-several = решает
sheet-tie-equal = поровну
sheet-tie-needless = не понадобилось

## Опись карт

stock-about = Все карты игры. Если карта лежит на столе, в описи сказано где.
stock-about-seen = Карты, которые вы видите. То, что от вас скрыто, в опись не входит.
stock-note = { $kinds ->
    [one] { $kinds } вид
    [few] { $kinds } вида
   *[many] { $kinds } видов
}, { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
}
# После большого числа: «9 из 24 осталось».
stock-of = из { $total } осталось
# Сколько экземпляров где лежит: «2 в колоде».
stock-some = { $count } { $text }
stock-aside = отложено
stock-seen = на столе
stock-unseen = вне стола

## Замечания клерка о партиях ботов

comment-sentence = { $text }.
comment-chose = { $player } выбирает: { $choice }
comment-hidden = { $player } делает выбор, которого стол не видит
comment-for = В пользу этого: { $reasons }.
comment-for-open = Судя по тому, что видно всем, за это говорит: { $reasons }.
comment-rather = Опытный клерк предпочёл бы: { $choice }.

## Цель игры и положение

# Один за другим: «Ада 12; Борис 12 (поровну); Селия 9».
goal-now = сейчас: { $ranks }
goal-end = в итоге: { $ranks }

## Правила на одной странице

leaflet-goal = Цель игры
leaflet-round = Раунд
leaflet-do = Что можно делать
leaflet-end = Конец игры

## Журнал

# Выбор, сделанный за игрока, потому что другого не было.
log-forced = { $player }, другого выбора нет: { $choice }

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

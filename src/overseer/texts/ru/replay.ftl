### Слова вокруг `overseer replay`: просмотр записи партии и итог её проверки.

replay-title = { $game }: { $players }
replay-position = Строка { $line } из { $last }, { $round ->
    [0] подготовка к игре
   *[other] раунд { $round }
}
replay-start = Перед первой строкой из { $last }
replay-chance = Случай
replay-new-seed = Отсюда действует новое зерно случайности
replay-undo = { $player } отменяет свой выбор; игра продолжается после строки { $line }
replay-only-option = (единственный вариант)

replay-keys = Enter или n: дальше. p: назад. r 3: к раунду 3. g 40: к строке 40. v: весь стол. f: новая партия с этого места. q: выход.
replay-prompt = Повтор
replay-at-start = Это начало.
replay-at-end = Это последняя строка.
replay-no-line = Такой строки нет; есть строки с { $first } по { $last }.
replay-no-round = Такого раунда нет; есть раунды с { $first } по { $last }.
replay-no-rounds = Запись кончается до первого раунда.
replay-unknown = Такой клавиши нет. { $keys }
replay-forked = Новая партия со строки { $line } записана в файл { $file }.
replay-file-exists = Файл { $file } уже есть; укажите другой, например: f { $example }

replay-checked = проверено
replay-unchecked = нельзя проверить
replay-wrong = ошибка
replay-chain = цепочка контрольных сумм: { $lines ->
    [one] { $lines } строка
    [few] { $lines } строки
    [many] { $lines } строк
   *[other] { $lines } строки
}
replay-legal = { $choices ->
    [one] { $choices } выбор игрока соответствует
    [few] { $choices } выбора игроков соответствуют
    [many] { $choices } выборов игроков соответствуют
   *[other] { $choices } выбора игроков соответствуют
} правилам
replay-dice = { $chances ->
    [one] { $chances } бросок или взятие карты
    [few] { $chances } броска и взятия карт
    [many] { $chances } бросков и взятий карт
   *[other] { $chances } броска и взятия карт
} со строки { $first } по строку { $last }, по зерну из строки { $seed }
replay-dice-unknown = { $chances ->
    [one] { $chances } бросок или взятие карты
    [few] { $chances } броска и взятия карт
    [many] { $chances } бросков и взятий карт
   *[other] { $chances } броска и взятия карт
} со строки { $first } по строку { $last }: зерно из строки { $seed } не раскрыто
replay-end-over = конечная позиция; партия окончена
replay-end-open = конечная позиция; партия продолжается

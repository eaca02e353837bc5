### Слова команды `overseer train`.

# $error — насколько оценка позиции отличалась от того, что вышло, в очках.
train-turn = Игроков: { $players }, круг { $turn } из { $turns }: всего партий { $games }, предсказано с точностью до { NUMBER($error, minimumFractionDigits: 2, maximumFractionDigits: 2) } очка.
train-same = Записан { $file }: те самые веса, что есть в этом пакете.
train-other = Записан { $file }: собственные веса, не такие, как в этом пакете.

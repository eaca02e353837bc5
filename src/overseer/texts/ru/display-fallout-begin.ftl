### Кто отправляется в путь: досье персонажей игры Fallout, как их читает тот, кто выбирает.

display-fallout-begin-item = начинает с картой
display-fallout-begin-ability = свойство
display-fallout-begin-traits = Особенность с самого начала: { $traits }.
display-fallout-begin-go = В путь идёт { $character }
display-fallout-begin-order = { $count ->
    [0] После вас никто не выбирает.
   *[other] После вас: { $players }. Одного персонажа дважды не берут.
}
display-fallout-begin-purse = В начале у вас есть
display-fallout-begin-caps = { $count ->
    [one] { $count } крышка
    [few] { $count } крышки
   *[many] { $count } крышек
}
display-fallout-begin-agenda = не меньше одного замысла, скрытого от других
display-fallout-begin-letters = своя буква и ещё одна наугад

### Odbitki pakietów Fallouta dla autorów: która karta prowadzi do której i co na niej jest.

web-lot = losowo jedna z kart od { $first } do { $last }
web-lot-tag = 1 z { $first }–{ $last }
web-done-tag = kończy { $number }
web-numbered = { $deck }, { $number }
web-starred = { $deck }, od początku
web-opens = otwiera: { $vault }
web-begins = początek: { $tile }
web-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
web-from = z kart: { $cards }
web-from-many = { $count ->
    [one] z { $count } karty
   *[many] z { $count } kart
}
web-from-nothing = nic tu nie prowadzi
web-card = { $number } { $name }
web-leads = Prowadzi do: { $cards }.
web-ends = Nic dalej nie następuje.
web-power = +{ $count } { $faction }
web-tile-back = { $kind }, na odwrocie: { $tile }
web-layout = { $count ->
    [one] { $count } kafelek
    [few] { $count } kafelki
   *[many] { $count } kafelków
}
web-title = Jak karty pakietu „{ $pack }” prowadzą do siebie
web-style-star = cel gwiazdy
web-style-shield = cel tarczy
web-style-any = jeden z celów
web-style-either = tak czy inaczej
web-style-encounter = wykłada ją spotkanie
web-style-add = wtasowana do talii
web-style-lot = losowo
web-style-ends = nic dalej nie następuje

## Co jest na karcie, tak jak czyta ją autor

proof-scenario = Scenariusze
proof-character-item = Przedmioty postaci
proof-objective = Cel { $number }
proof-lead = Trop { $number }
proof-cover = Na okładce
proof-won = Ktoś wygrywa, żadna frakcja nie prowadzi
proof-won-side = Ktoś wygrywa, prowadzi { $faction }
proof-lost-side = { $faction } dochodzi do końca toru
proof-lost-all = Nikt nie przeżył
proof-chosen = Po wyborze
proof-success = Gdy się uda
proof-failure = Gdy się nie uda
proof-done = Po wykonaniu
proof-past = Przeszłość
proof-remark = Uwaga
proof-read = Do czytania na głos
proof-copies = × { $count }

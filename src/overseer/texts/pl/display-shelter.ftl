### Co stół pokazuje z gry Fallout Shelter: symbole, podglądy, stół opisany słowami, kronika.

## Symbole

icon-name-water = woda
icon-name-food = żywność
icon-name-power = energia
icon-name-any-resource = dowolny zasób
icon-name-happiness = zadowolenie
icon-name-new-dweller = nowy mieszkaniec
icon-name-first-player = pierwszy gracz
icon-name-item = przedmiot
icon-name-ready-item = przygotowanie przedmiotu
icon-name-build = budowa pomieszczenia
icon-name-pay-room = opłacenie pomieszczenia
icon-name-exchange = wymiana
icon-name-train-any = szkolenie, litera do wyboru
icon-name-train-S = szkolenie S (siła)
icon-name-train-P = szkolenie P (percepcja)
icon-name-train-E = szkolenie E (wytrzymałość)
icon-name-train-C = szkolenie C (charyzma)
icon-name-train-I = szkolenie I (inteligencja)
icon-name-train-A = szkolenie A (zwinność)
icon-name-train-L = szkolenie L (szczęście)
icon-name-refresh-items = odświeżenie toru przedmiotów
icon-name-refresh-rooms = odświeżenie toru pomieszczeń
icon-name-injure = zranienie
icon-name-heal = leczenie
icon-name-fight = liczba na symbolu walki
icon-name-letter = litera pola
icon-name-injured-only = tylko ranni mieszkańcy
icon-name-linked = dwóch mieszkańców

# Ten sam symbol może być kosztem, nagrodą albo czymś innym.
icon-as-cost = Jako koszt: { $text }.
icon-as-reward = Jako nagroda: { $text }.
icon-as-other = Uwaga: { $text }.

## Podglądy

display-no-items = Bez przedmiotów
display-no-further-items = Nie używaj więcej przedmiotów
# $where to pomieszczenie z połową, na przykład „Jadalnia, po lewej”.
display-where-column = { $where }, kolumna { $column }
display-income = { $player } może wziąć jeden zasób jako przychód
display-income-full = { $player } nie ma przychodu: wszystkie trzy tory są pełne
display-second-dweller = Idzie też drugi mieszkaniec
display-rooms = { $count ->
    [one] Możesz opłacić: { $rooms }
   *[other] Możesz opłacić jedno z nich: { $rooms }
}
display-outfit = Podwojenie dzięki strojowi: { $items }
display-lost = { $count ->
    [one] Jedna kostka się nie mieści i przepada: { $amounts }
   *[other] Te kostki się nie mieszczą i przepadają: { $amounts }
}
display-dwellers-full = Limit mieszkańców to { $count }, więc nowy przepada
display-idle = { $count ->
    [one] Jeden mieszkaniec zostaje w tej rundzie bez zajęcia
    [few] { $count } mieszkańcy zostają w tej rundzie bez zajęcia
   *[other] { $count } mieszkańców zostaje w tej rundzie bez zajęcia
}
display-slots = Wolne miejsce przy windzie lub ostatnim pomieszczeniu: { $places }
display-fight-lost = Walka przegrana: bez nagrody, a walczący mieszkańcy zostają ranni
display-have = Masz { $count } z { $most }

## Stół opisany słowami

field-shelter-last-round = Ostatnia runda
field-shelter-first-player = Pierwszy gracz
field-shelter-columns = Zagrożenia według sumy dwóch kości
field-shelter-players-happiness = Zadowolenie
field-shelter-expected-happiness = Zadowolenie, gdyby gra skończyła się teraz
field-shelter-cubes = Zasoby
field-shelter-dwellers = Mieszkańcy
field-shelter-players-items = Przedmioty
field-shelter-passed = Pas
field-shelter-levels = Krypta
field-shelter-item-track = Tor przedmiotów
field-shelter-room-track = Tor pomieszczeń
field-shelter-discards-items = Przedmioty
field-shelter-discards-rooms = Pomieszczenia
field-shelter-discards-threats = Zagrożenia

outline-shelter-decks = przedmioty { $items }, pomieszczenia { $rooms }, zagrożenia { $threats }
outline-owned = łącznie { $count }
outline-untrained = bez treningu { $count }
outline-injured = ranni { $count }
outline-trained = { $state ->
    [injured] jeden przeszkolony: { $letter }, ranny
   *[uninjured] jeden przeszkolony: { $letter }
}
outline-in-vault = w krypcie { $count }
outline-exhausted = Karta wyczerpana: { $item }
outline-gap = Puste miejsce
outline-level-top = Poziom 0, górny poziom
outline-level = Poziom { $level }, { $player }
outline-slots = Wolne miejsca na pomieszczenia: po lewej { $left }, po prawej { $right }.
outline-occupied = Zajęte ({ $player }): { $dwellers }.
outline-standing = zdrowy mieszkaniec
outline-lying = ranny mieszkaniec
outline-training = , szkoli się: { $letter }
outline-training-any = , szkoli się: dowolna litera
outline-new-dwellers = { $count ->
    [one] 1 nowy mieszkaniec
    [few] { $count } nowi mieszkańcy
   *[other] { $count } nowych mieszkańców
}
outline-threat = Zagrożenie: { $threat }. { $text }
outline-beneath = Pod spodem: { $text }

## Kronika

chronicle-expected = zadowolenie, gdyby gra się wtedy skończyła
chronicle-lead = { $player } obejmuje prowadzenie (dotąd: { $other }). Zadowolenie, gdyby gra się wtedy skończyła: { $more } do { $less }
chronicle-fight-won = { $player } wygrywa walkę wbrew przewidywaniom: { $threat }, szansa { $chance }%
chronicle-fight-lost = { $player } przegrywa walkę, która wydawała się wygrana: { $threat }, szansa na wygraną { $chance }%
chronicle-by = Zadowolenie: { $more } do { $less }.
display-step-spawn = Zagrożenia
display-step-place = Mieszkańcy
display-step-recall = Zbieranie

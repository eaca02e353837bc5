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
display-slots = Wolne miejsce: { $places }
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
outline-threat-beaten = Zagrożenie pokonane: { $threat }. Zniknie po powrocie mieszkańców.
outline-beneath = Pod spodem: { $text }

## Kronika

chronicle-expected = zadowolenie, gdyby gra się wtedy skończyła
chronicle-lead = { $player } obejmuje prowadzenie (dotąd: { $other }). Zadowolenie, gdyby gra się wtedy skończyła: { $more } do { $less }
chronicle-fight-won = { $player } wygrywa walkę wbrew przewidywaniom: { $threat }, szansa { $chance }%
chronicle-fight-lost = { $player } przegrywa walkę, która wydawała się wygrana: { $threat }, szansa na wygraną { $chance }%
chronicle-by = Zadowolenie: { $more } do { $less }.
chronicle-fights = wygrane walki: { $won } z { $count }
chronicle-luck = Wygrane walki i te, których należało oczekiwać według szans tuż przed każdym rzutem.
display-step-spawn = Zagrożenia
display-step-place = Mieszkańcy
display-step-recall = Zbieranie

## Arkusz wyników

sheet-start = Na początku
sheet-start-note = wyłożone przed pierwszą rundą
sheet-rooms = Zbudowane pomieszczenia
sheet-rooms-note = przy windzie albo w warsztacie
sheet-spaces = Pola
sheet-spaces-note = zadowolenie wydrukowane na polu
sheet-fights = Pokonane zagrożenia
sheet-fights-note = w walce albo za opłatą
sheet-items = Przedmioty
sheet-items-note = większość liczy się na koniec gry
sheet-threats = Pozostałe zagrożenia
sheet-threats-note = minus 1 za każde na własnym poziomie
sheet-threats-entry = { $count ->
    [one] 1 zagrożenie na poziomie
    [few] { $count } zagrożenia na poziomie
   *[many] { $count } zagrożeń na poziomie
}

## Spis kart

stock-shelter-about = Wszystkie karty z pudełka i to, co jeszcze zostało w każdej talii. Żadnych tajemnic: to samo liczenie, tylko zrobione za ciebie.
stock-shelter-rooms = Pomieszczenia
stock-shelter-items = Przedmioty
stock-shelter-threats = Zagrożenia
stock-shelter-start = Od początku
stock-shelter-in-deck = w talii
stock-shelter-on-track = na torze
stock-shelter-built-by = zbudowane: { $player }
stock-shelter-held-by = ma: { $player }
stock-shelter-on-board = na planszy
stock-shelter-beaten = pokonane
stock-shelter-discarded = odrzucone
stock-shelter-always = zawsze na stole
# Gdzie leżą karty talii, po liczbie: „9 talia”.
stock-shelter-deck = talia
stock-shelter-track = tor
stock-shelter-built = zbudowane
stock-shelter-held = u graczy
stock-shelter-odds = Gołymi rękami, { $needed } lub więcej na dwóch kościach: { $percent }%.
stock-shelter-gives = Daje
stock-shelter-letter = Litera
stock-shelter-training = szkolenie
stock-shelter-affordable = stać mnie teraz
stock-shelter-linked = dwoje mieszkańców
stock-shelter-injured-only = tylko ranni

## Podglądy słowami

display-about-column = kolumna { $column } · { $chance }% rzutów
display-about-safe = zagrożenia tu nie trafiają
display-about-own = twój poziom
display-about-of = poziom gracza { $player }
# $where to pomieszczenie z połową: na nim leży zagrożenie.
display-about-on = { $where }
display-at-recall = { $text }, przy zbieraniu mieszkańców
display-threat-goes = zagrożenie znika przy zbieraniu mieszkańców
display-threat-stays = zagrożenie zostaje
display-letter-none = brak na tym polu
display-letter-none-lost = tu brak: trening { $letters } przepada
display-letter-once = nie pasuje: nagroda raz
display-letter-once-lost = nie pasuje: trening { $letters } przepada
display-letter-match = nagroda dwukrotnie
display-letter-match-used = pasuje: nagroda dwukrotnie, trening { $letters } się zużywa
display-better-matching = wyślij mieszkańca z treningiem { $letter }: nagroda dwukrotnie
display-better-untrained = wyślij kogoś bez treningu: ta sama nagroda
display-better-injured = wyślij kogoś bez treningu: ta sama nagroda
display-send-matching = Wyślij { $letter }
display-send-untrained = Bez treningu
display-send-injured = Bez treningu
display-becomes = { $name }: z { $before } na { $after }
display-becomes-lost = { $name }: z { $before } na { $after }, { $lost ->
    [one] jedna kostka przepada
    [few] { $lost } kostki przepadają
   *[many] { $lost } kostek przepada
}
display-number-becomes = z { $before } na { $after }
display-track-full = tor pełny
display-track-full-lost = tor pełny: przepadnie
display-slot = { $count ->
    [0] { $side }, bez kolumny
    [one] { $side }, kolumna { $columns }
   *[other] { $side }, kolumny { $columns }
}
display-slot-risk = { $count ->
    [0] bez kolumny: zagrożenia nie trafiają
   *[other] { $columns }: zagrożenia w { $chance }% rzutów
}
display-beside = obok: { $room }
display-beside-elevator = obok windy
display-build-there = Zbuduj { $room_acc }: { $slot }
display-build-ends = ostatnie pomieszczenie: to byłaby ostatnia runda
display-short = brakuje: { $missing }

## Całe pytania

display-ask-income = Jaki zasób bierzesz jako przychód?
display-ask-income-whole = { $player } korzysta z twojego pola ({ $where }): weź jeden zasób
display-income-used = { $player } korzysta z twojego pola: { $where }.
display-income-none = wolno, rzadko warto
display-ask-letter = Której litery uczy się twój mieszkaniec?
display-trainee = Wraca z: { $where }.
display-trainee-injured = Wraca ranny z: { $where }.
display-letter-note = Trening zużywa się przy następnym umieszczeniu.
display-bill-due = do zapłaty teraz
display-bill-none = bez opłaty

## Dlaczego bot mógł coś zrobić

display-motive-odds = { $percent ->
    [0] Może to ostatnia deska ratunku: tej walki kośćmi się nie wygra.
   *[other] Może dlatego, że szanse na wygraną wynosiły { $percent }%.
}
display-motive-doubled = Może dlatego, że litera { $letter } podwaja tu nagrodę.
display-motive-happiness = Może z myślą o wyborach: { $change }.
display-motive-build = Może dlatego, że nowe pomieszczenie to nowe pola.
display-motive-new-dweller = Może dlatego, że kolejny mieszkaniec to jedna tura więcej w każdej rundzie.
display-motive-first-player = Może po to, żeby w następnej rundzie wybierać przed innymi.
display-motive-item = Może dlatego, że przedmiot jeszcze się przyda.
display-motive-ready = Może po to, żeby użyć tego samego przedmiotu raz jeszcze.
display-motive-heal = Może dlatego, że dla rannego mieszkańca prawie nigdzie nie ma miejsca.
display-motive-train = Może dlatego, że pasująca litera podwoi później nagrodę.
display-motive-stores = Może z myślą o zapasach: { $change }.
display-motive-pass = { $count ->
    [one] Jedno pole było jeszcze wolne; może nie było warte mieszkańca.
    [few] Wolne były jeszcze { $count } pola; może żadne nie było warte mieszkańca.
   *[many] Wolnych było jeszcze { $count } pól; może żadne nie było warte mieszkańca.
}
display-motive-cheap = Może dlatego, że żadne inne pomieszczenie nie jest teraz tak tanie.
display-motive-side = Może dlatego, że zagrożenia zjawiają się tam rzadziej: { $here }% rzutów zamiast { $there }%.
display-motive-scarce = { $count ->
    [0] Może dlatego, że w zapasach nie było ani jednej kostki tego zasobu.
   *[other] Może dlatego, że niczego innego nie było tak mało: w zapasach { $count }.
}
# $text is what an item does.
display-motive-item-text = Działanie przedmiotu: { $text }

## Cel gry

goal-shelter = Najwięcej zadowolenia, gdy czyjś poziom się zapełni albo skończą się zagrożenia
goal-rank = { $player }: { $score }
# Tyle samo co poprzedni.
goal-level = { $player }: { $score } (remis)
# Tyle samo co poprzedni, ale mniej czegoś innego.
goal-behind = { $player }: { $score } ({ $by ->
    [cubes] mniej kostek
    [dwellers] mniej mieszkańców
   *[items] mniej przedmiotów
})

## Zasady na jednej stronie

leaflet-shelter-happiness = Kto na koniec ma najwięcej zadowolenia, zostaje nowym nadzorcą.
leaflet-shelter-penalty = Każde zagrożenie, które wtedy leży na twoim poziomie, odbiera ci jednostkę zadowolenia.
leaflet-shelter-ties = Remisy rozstrzygają kostki zasobów, potem mieszkańcy, potem przedmioty.
leaflet-shelter-spawn = Nadchodzą zagrożenia. Dla każdego poziomu dwie kości wskazują kolumnę, a zagrożenie zakrywa jej pole. W pierwszej rundzie i przy wyniku 7 nie pojawia się nic.
leaflet-shelter-place = Po kolei każdy wysyła jednego mieszkańca na pole, płaci koszt i od razu bierze nagrodę, aż wszyscy spasują albo nie będą mieli kogo wysłać.
leaflet-shelter-recall = Mieszkańcy wracają. Zagrożenia, na których stoi zdrowy mieszkaniec, znikają, uczniowie dostają litery, a przedmioty są znów przygotowane.
leaflet-shelter-use = Korzystaj z każdego pomieszczenia w krypcie, także na cudzych poziomach: właściciel bierze wtedy kostkę jako przychód.
leaflet-shelter-build = Buduj pomieszczenia z toru pomieszczeń przy swojej windzie, na własnym poziomie.
leaflet-shelter-train = Szkol. Mieszkaniec z literą pola dostaje nagrodę dwa razy; potem trening znika.
leaflet-shelter-fight = Walcz z zagrożeniami. Na dwóch kościach musi wypaść liczba z karty; kto przegra, jest ranny.
leaflet-shelter-items = Używaj przedmiotów, kiedy pozwala na to karta. Większość trzeba przy tym obrócić.
leaflet-shelter-pass = Spasuj. Do końca rundy już nie grasz.
leaflet-shelter-end = Któryś poziom ma szóste pomieszczenie albo skończyła się talia zagrożeń: ta runda jest ostatnia i gra się ją do końca.

## Koniec jest blisko
alarm-shelter-rooms = { $count ->
    [one] { $players }: brakuje jednego pomieszczenia, a wtedy będzie to ostatnia runda.
   *[other] { $players }: każdemu brakuje jednego pomieszczenia, a wtedy będzie to ostatnia runda.
}
alarm-shelter-threats = { $count ->
    [one] W talii zostało jedno zagrożenie: następna runda może być ostatnia.
    [few] W talii zostały { $count } zagrożenia: następna runda może być ostatnia.
   *[many] W talii zostało { $count } zagrożeń: następna runda może być ostatnia.
}
alarm-shelter-now = To ostatnia runda.
# Na pasku u dołu planszy gracza: około 25 liter.
alarm-shelter-strip-room = Jeszcze 1 i koniec gry
alarm-shelter-strip-last = Ostatnia runda
alarm-shelter-strip-threats = Zostało { $count }: koniec blisko
# Tam, gdzie to pomieszczenie by stanęło.
alarm-shelter-site = jeszcze jedno: ostatnia runda

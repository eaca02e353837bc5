### Plansza Fallout Shelter na stronie.

## Krypta

page-shelter-vault = Krypta
page-shelter-figure = Rys. 1
page-shelter-caption = { $players ->
    [2] Dwie rodziny, jedna winda.
    [3] Trzy rodziny, jedna winda.
   *[other] Cztery rodziny, jedna winda.
}
page-shelter-lift = Poziomy
page-shelter-top = Górny poziom
page-shelter-top-open = wspólny
page-shelter-level-of = Poziom: { $player }
page-shelter-elevator = Winda
page-shelter-elevator-of = { $name }: { $player }
page-shelter-half = { $room }, { $side ->
    [left] po lewej
   *[right] po prawej
}
page-shelter-columns = Kolumny i szansa na każdą sumę
page-shelter-column = Kolumna { $number }.
page-shelter-column-here = Kolumna { $number }: { $chance }% rzutów.
page-shelter-column-none = Kolumna bez numeru.
page-shelter-column-odds = Dwie kości dają { $sum } w { $chance }% rzutów.
page-shelter-column-safe = Dwie kości dają { $sum } w { $chance }% rzutów, a żadna kolumna nie ma tego numeru.
page-shelter-safe = bez ryzyka
page-shelter-room-to-build = miejsce na budowę
page-shelter-build-here = zbuduj tutaj
page-shelter-threat-here = Zagrożenie: { $threat }.
page-shelter-threat-beaten = Jest pokonane i zniknie po powrocie mieszkańców.
page-shelter-covered = Zakrywa: { $text }
page-shelter-stands = { $injured ->
    [yes] Leży tu ranny mieszkaniec: { $player }.
   *[no] Stoi tu mieszkaniec: { $player }.
}
page-shelter-new-here = { $count ->
    [one] Nowy mieszkaniec czeka tu na fazę zbierania mieszkańców.
    [few] { $count } nowi mieszkańcy czekają tu na fazę zbierania mieszkańców.
   *[many] { $count } nowych mieszkańców czeka tu na fazę zbierania mieszkańców.
}
page-shelter-can = Podświetlone: można wybrać.
page-shelter-cannot = Niepodświetlone: wybierz, by zobaczyć powód.
page-shelter-can-choose = Podświetlone: można wybrać.

## Tabliczki graczy

page-shelter-board-of = { $player }: miernik zasobów
page-shelter-you = ty
page-shelter-show-items = Naciśnij, by zobaczyć przedmioty.
page-shelter-state-passed = pas
page-shelter-state-decides = decyduje
page-shelter-state-waits = czeka
page-shelter-happiness-title = Zadowolenie: { $count }
page-shelter-happiness = Zadowolenie { $count }{ $change ->
    [0] .
   *[other] { "" } ({ NUMBER($change, signDisplay: "always") }, gdyby gra skończyła się teraz).
}
page-shelter-happiness-tip = { $change ->
    [0] Gdyby gra skończyła się teraz, nic by się nie zmieniło.
   *[other] Gdyby gra skończyła się teraz, byłoby { $expected }: zagrożenia na poziomie odejmują, niektóre przedmioty dodają.
}
page-shelter-crew-title = Mieszkańcy
page-shelter-crew = Przed graczem: { $ready }, w krypcie: { $out }.
page-shelter-first-player = Znacznik pierwszego gracza
page-shelter-first-player-tip = Kto go ma, zaczyna następną rundę.
page-shelter-resource-W = woda
page-shelter-resource-F = żywność
page-shelter-resource-E = energia
page-shelter-track = { $name }: { $count } z { $most }
page-shelter-track-tip = { $count } na torze o sześciu miejscach. Co się nie mieści, przepada.
page-shelter-track-pick = Wybierz: { $name }; jest { $count }
page-shelter-letter-S = siła
page-shelter-letter-P = percepcja
page-shelter-letter-E = wytrzymałość
page-shelter-letter-C = charyzma
page-shelter-letter-I = inteligencja
page-shelter-letter-A = zwinność
page-shelter-letter-L = szczęście
page-shelter-letter-pick = Przeszkol: { $letter }, { $name }
page-shelter-locker = { $letter }, { $name }: { $state ->
    [uninjured] przeszkolony mieszkaniec
    [injured] przeszkolony mieszkaniec, ranny
   *[empty] nikt
}
page-shelter-locker-tip = { $state ->
    [uninjured] Mieszkaniec z tym treningiem jest dostępny.
    [injured] Mieszkaniec z tym treningiem jest ranny.
   *[empty] Nikt z tym treningiem nie jest dostępny.
}
page-shelter-item = { $name }{ $state ->
    [turned] , karta wyczerpana
   *[ready] , karta przygotowana
}
page-shelter-turned = wyczerpana
page-shelter-threat-deck = Talia zagrożeń
page-shelter-beaten = Pokonane
page-shelter-show-discards = pokaż
page-shelter-ends = Koniec: pełny poziom albo pusta talia zagrożeń.
page-shelter-last-round = To ostatnia runda.
page-shelter-open-to-you = { $count ->
    [one] { $count } pole dla ciebie
    [few] { $count } pola dla ciebie
   *[many] { $count } pól dla ciebie
}

## Tory i przedmioty

page-shelter-item-track = Tor przedmiotów
page-shelter-room-track = Tor pomieszczeń
page-shelter-items = Przedmioty
page-shelter-your-items = Twoje przedmioty
page-shelter-back = Wróć
page-shelter-items-back = Wróć do swoich przedmiotów
page-shelter-items-before = Przedmioty po lewej
page-shelter-items-after = Przedmioty po prawej
page-shelter-items-of = Przedmioty: { $player }
page-shelter-items-count = razem { $count }, przygotowane: { $ready }
page-shelter-no-items = Jeszcze żadnych. Na półce idealny porządek.
page-shelter-no-card = brak karty
page-shelter-deck = talia
# Najwyżej siedem liter: słowo stoi na małym stosie.
page-shelter-used = stos
page-shelter-deck-count = Talia: { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
page-shelter-discards-count = Karty odrzucone: { $count }; pokaż
page-shelter-discards-items = Odrzucone przedmioty
page-shelter-discards-rooms = Odrzucone pomieszczenia
page-shelter-discards-threats = Pokonane zagrożenia
page-shelter-no-discards = Nic tu jeszcze nie leży.

## Rozkazy

page-shelter-orders = Twoje rozkazy
page-shelter-at-table = Przy stole
page-shelter-dwellers-left = zostało { $ready } z { $owned }
page-shelter-who = Kto idzie?
page-shelter-who-plain = zwykły
page-shelter-who-injured = ranny
page-shelter-who-trained = przeszkolony
page-shelter-who-trained-injured = ranny
page-shelter-last-roll = Ostatni rzut: { $sum }
page-shelter-die = kość z wynikiem { $face }
page-shelter-rolling = Kości się toczą.
page-shelter-stamp = pokonane
page-shelter-reroll = Przerzuć kość z wynikiem { $face }
page-shelter-undo = Cofnij
page-shelter-pass = Spasuj
page-shelter-sure = Na pewno? { $text }
page-shelter-waiting = Decyduje { $player }. Można się rozejrzeć.
page-shelter-over = Koniec gry.
page-shelter-looking-back = Oglądasz powtórkę.
page-shelter-not-started = Gra jeszcze się nie zaczęła.
page-shelter-tab-decide = Decyzja
page-shelter-tab-watch = Pokaz
page-shelter-tab-hint = Lampka
page-shelter-tab-tracks = Tory
page-shelter-tab-track = Tor
page-shelter-tab-items = Przedmioty
page-shelter-tab-rooms = Budowa
page-shelter-tab-players = Gracze
page-shelter-tab-diary = Dziennik

## Podgląd

page-shelter-preview = Podgląd: { $title }
page-shelter-cost = Koszt
page-shelter-reward = Nagroda
page-shelter-win = Wygrana
page-shelter-lose = Przegrana
page-shelter-letter = Litera
page-shelter-nothing = brak
page-shelter-match = nagroda dwukrotnie
page-shelter-no-match = nie pasuje
page-shelter-odds-needed = przy { $needed } lub więcej
page-shelter-odds-always = przy każdym rzucie
page-shelter-odds-never = przy żadnym rzucie
page-shelter-odds-label = Sumy od 2 do 12: szansa na wygraną { $percent }%, od { $needed } w górę.
page-shelter-place = Umieść
page-shelter-place-and-roll = Umieść i rzuć
page-shelter-final = Potem nie można cofnąć.

## Klawisze

page-shelter-key-arrows = od pola do pola
page-shelter-key-enter = zaznacz pole; ponownie: umieść tam
page-shelter-key-escape = usuń zaznaczenie
page-shelter-key-vault = do krypty
page-shelter-key-pass = spasuj
page-shelter-key-undo = cofnij
page-shelter-key-done = gotowe: zakończ turę, rzuć, zostaw wynik

## Koniec gry

page-shelter-left = Krypta na koniec gry: pomieszczenia, windy i zagrożenia

## Podglądy i pytania słowami

page-shelter-then = Potem
page-shelter-better = Lepiej
page-shelter-twice = ×2
page-shelter-pin = Zostaw otwarte
page-shelter-unpin = Zamknij podgląd
page-shelter-one-step = Jednym krokiem: umieść, zapłać, zbuduj
page-shelter-build = Zbuduj
page-shelter-place-anyway = Mimo to
page-shelter-asked-then = Potem: { $question }
page-shelter-question = Pytanie
page-shelter-train-in = Przeszkol: { $letter }
page-shelter-pick-letter = Wybierz literę
page-shelter-letter-key = { $letter }, { $name }: { $count ->
    [0] nie ma jej żadne pole
    [one] ma ją { $count } pole
    [few] mają ją { $count } pola
   *[many] ma ją { $count } pól
}
page-shelter-letters-note = Na zielono: ile daje najlepsze pole z tą literą, przed podwojeniem.
page-shelter-spaces = { $count ->
    [one] { $count } pole
    [few] { $count } pola
   *[many] { $count } pól
}
page-shelter-spaces-none = Żadne pole krypty nie ma jeszcze tej litery.
page-shelter-your-level = Twój poziom w przekroju
page-shelter-builders = Wybierz podświetlone pole: mieszkaniec tam buduje.
page-shelter-key-answers = wybór mieszkańca albo odpowiedź na pytanie

### Słowa polecenia `overseer play`: stół w terminalu, jego menu, polecenia i odpowiedzi.

## Wymyślone imiona graczy, jak najprostsze

play-name-1 = Ada
play-name-2 = Borys
play-name-3 = Celina
play-name-4 = Darek

## Stół

play-welcome = Wpisz numer możliwości albo h, aby zobaczyć pomoc.
play-how = Tak zaczyna się gra. Aby zagrać, uruchom w terminalu „overseer play { $game } --language pl”. „--players Ada,Borys:greedy” podaje osoby i boty, „--plain” zastępuje rysunki zdaniami, a resztę opisuje „overseer play --help”.
play-step-spawn = Pojawianie się zagrożeń
play-step-place = Umieszczanie mieszkańców
play-step-recall = Zbieranie mieszkańców
play-last-round = ostatnia runda
play-threat-deck = talia zagrożeń { $count }
# Najwyżej pięć liter: stoi w wąskiej kolumnie windy.
play-elevator = winda
play-passed = pas
play-track-item = Tor przedmiotów
play-track-room = Tor pomieszczeń
play-deck = w talii { $deck }, odrzucone { $discards }
play-gap = (puste)

play-legend-icons = Symbole: W woda, F żywność, E energia, ? dowolny z nich, H zadowolenie, i przedmiot, @ nowy mieszkaniec, ★ znacznik pierwszego gracza, ⌂ budowa pomieszczenia, $ koszt tego pomieszczenia, i↑ przygotowanie przedmiotu, ↻i oraz ↻⌂ odświeżenie toru, + leczenie, x mieszkaniec zostaje ranny, tS szkolenie S (t? w dowolnej literze), ⇄ wymiana, ∞ dwóch mieszkańców, ! tylko ranni mieszkańcy, 7+ liczba do osiągnięcia w walce, (S) trening, który podwaja nagrodę.
play-legend-marks = W krypcie: pole pokazuje swój numer, a potem ○, gdy jest wolne, ◎, gdy możesz na nim umieścić mieszkańca, ▒ przy zagrożeniu (▓, gdy możesz tam umieścić mieszkańca) albo kto tam stoi (●! ranny, ●tS na szkoleniu, +@ nowy mieszkaniec). Nad kolumnami: suma kości, która sprowadza tam zagrożenie, i jej szansa.
play-legend-boards = Na miernikach zasobów: zadowolenie teraz→gdyby gra się teraz skończyła, kostki, mieszkańcy do umieszczenia (- bez treningu, ! ranni, litery z treningiem) spośród wszystkich, ★ pierwszy gracz, przedmioty, a w nawiasach wyczerpane.

## Menu

play-items = Przedmioty
play-who = Kogo umieścić: { $where } ({ $space })? b to powrót.
play-twice = nagroda dwukrotnie
play-doubled-by = dwukrotnie: { $who }
play-threat-on = { $threat } ({ $where })
play-odds = szansa na wygraną: { $chance }%
play-odds-items = { $chance }% na wygraną, z przedmiotami do { $best }%
play-fight-now = Kości { $low } i { $high }, premia { $bonus }: razem { $total }, potrzeba { $needed }.
play-prompt = { $player }:

## Odpowiedzi

play-card = { $name } ({ $kind }).
play-kind-room = pomieszczenie
play-kind-threat = zagrożenie
play-notation = Można też wpisać: { $notation }
play-more-rules = Więcej w { $rules }
play-several-cards = Tak nazywa się kilka kart: { $names }
play-undone = Cofnięto.
play-saved = Zapisano w pliku { $file }.
play-kept = Gra jest zapisana w pliku { $file }.
play-go-on = Aby grać dalej:
play-not-run = { $player } to był bot { $bot }. Program nie uruchamia kodu tylko dlatego, że wymienia go plik; zamiast niego gra { $rival }.
play-as-before = Aby grać dalej jak przedtem:
play-unknown = { $player } to był bot { $bot }, którego tu nie ma; zamiast niego gra { $rival }.
play-not-kept = Gra nie jest zapisywana: s PLIK ją zapisze.
play-why-hint = ? z numerem, polem (L1.3), kartą albo wyborem mówi, dlaczego jest lub nie jest to możliwe.
play-possible = Teraz jest to możliwe.
play-pass-on = Klawiaturę przejmuje { $player }. Naciśnij Enter, gdy { $player } będzie przed ekranem:
play-pass-on-enter = Tutaj wystarczy sam Enter.

## Czego nie można zrobić

play-nothing-typed = Wpisz numer, wybór albo polecenie; h pokazuje polecenia.
play-not-understood = „{ $text }” to nie numer, wybór, pole, karta ani polecenie; h mówi, co można wpisać.
play-no-number = Nie ma takiego numeru; do wyboru: { $numbers }.
play-no-undo = Nie ma czego cofnąć: od ostatniego wyboru człowieka był rzut, dobranie karty albo wybór innego gracza.
play-no-undo-alone = Nie ma czego cofać: nie było jeszcze żadnego twojego wyboru.
play-file-exists = Plik { $file } już istnieje; podaj inny.
play-log-number = „{ $word }” to nie liczba wpisów; l 20 pokazuje ostatnie 20.
play-rules-usage = r wymaga id albo słowa, na przykład r SH-BUILD-05 albo r przychód.
play-no-card = Żadna karta nie nazywa się „{ $name }”; spróbuj części nazwy, na przykład i ogród.
play-languages = lang wymaga jednego z: { $languages }.

## Pomoc

play-help-choose = Wybór: numer z menu, pole (L0.4) albo wybór tak jak w zapisie gry (place - L0.4, pass). b wraca z pytania o to, kto idzie.
play-help-why = ? mówi, co znaczą możliwości. ? z numerem, polem, kartą albo wyborem mówi, dlaczego jest lub nie jest to możliwe: ? L1.3, ? strzelba, ? place S L0.4.
play-help-undo = u cofa ostatni wybór, dopóki nikt nie dowiedział się niczego nowego.
play-help-undo-alone = u cofa twój ostatni wybór wraz ze wszystkim, co z niego wynikło.
play-help-save = s mówi, gdzie gra zapisuje się w trakcie rozgrywki; s PLIK zapisuje ją odtąd w innym pliku.
play-help-log = l pokazuje ostatnie wpisy dziennika, l 50 ostatnie 50.
play-help-rules = r z id albo słowem szuka w zasadach: r SH-BUILD-05, r przychód.
play-help-view = v pokazuje cały stół.
play-help-card = i z nazwą karty mówi, co ona robi: i ogród.
play-help-lang = lang z językiem przełącza na ten język: { $languages }.
play-help-quit = q kończy program. Gra jest zapisana, a program mówi, jak grać dalej.

## Koniec

play-over = Koniec gry. l pokazuje dziennik, v stół, s PLIK zapisuje przebieg gry, Enter kończy.
play-winners = { $count ->
    [0] Nikt nie wygrywa.
    [one] Wygrywa { $names }.
   *[other] Wspólna wygrana: { $names }.
}
play-tie-order = Przy równym zadowoleniu rozstrzygają kostki zasobów, potem mieszkańcy, potem przedmioty.
play-tie-broken = { $one } wyprzedza gracza { $two }, rozstrzygają { $by }: { $more } do { $less }.
play-tie-stands = { $one } i { $two }: równo we wszystkim, wspólne miejsce.
play-score-happiness = H
play-score-played = z gry
play-score-end-items = premie
play-score-threats = zagroż.
play-score-cubes = kostki
play-score-dwellers = mieszk.
play-score-items = przedm.
play-score-legend = H to zadowolenie: z gry, z premii przedmiotów na koniec gry, stracone za zagrożenia na poziomie. Na prawo od nich to, co rozstrzyga remisy.

## Proste zdania dla czytników ekranu

play-plain-open = Możesz tu wejść.
play-plain-column = { $sum } na polu { $space } (szansa { $chance } procent)
play-plain-result = Miejsce { $place }: { $player }, zadowolenie { $total }. Z gry { $played }, z przedmiotów { $end_items }, stracone za zagrożenia { $threats }. Kostki zasobów { $cubes }, mieszkańcy { $dwellers }, przedmioty { $items }.

## Każda gra, która nie ma tu własnego stołu

play-any-standing = Miejsce { $place }: { $player }, wynik { $score }.
play-any-is-person = { $player } to człowiek.
play-any-is-bot = { $player } to bot ({ $bot }).
play-struck = { $kind ->
    [late] { $player }: brak odpowiedzi na czas, dokonano wyboru domyślnego.
    [illegal] { $player }: wybór niemożliwy, dokonano wyboru domyślnego.
   *[failed] { $player }: bot przestał działać, dokonano wyboru domyślnego.
}
play-replaced = { $player } nie może grać dalej; od teraz gra bot { $bot }.
play-any-why-hint = ? z numerem albo ruchem mówi, dlaczego jest możliwy lub nie.
play-any-rules-usage = r wymaga identyfikatora albo słowa.
play-any-no-card = Żadna karta nie nazywa się tu „{ $name }”.
play-any-help-choose = Wybór: numer z listy albo ruch zapisany jak w dzienniku.
play-any-help-why = ? wyjaśnia, co oznaczają możliwości. ? z numerem albo ruchem mówi, dlaczego jest możliwy lub nie.
play-any-help-rules = r z identyfikatorem albo słowem szuka w zasadach, jeśli gra je ma.
play-any-help-card = i z nazwą karty pokazuje jej działanie, w grach z kartami.

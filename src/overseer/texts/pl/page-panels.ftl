### Panele strony: dziennik, powtórka, koniec gry, zasady.

## Dziennik

page-panels-diary = Dziennik
page-panels-diary-filter = Pokaż
page-panels-diary-all = Całość
page-panels-diary-table = Stół
page-panels-diary-table-help = To, czego nie zrobił żaden gracz: rundy, zagrożenia, nowe karty
page-panels-diary-dice = Kości
page-panels-diary-dice-help = Tylko rzuty kośćmi
page-panels-diary-round = { $round ->
    [0] Przygotowanie
   *[other] Runda { $round }
}
page-panels-diary-empty = Nic się jeszcze nie wydarzyło. Pierwszy wpis pojawi się sam.
page-panels-diary-no-match = Takiego wpisu jeszcze nie ma.
page-panels-diary-latest = Do najnowszego
page-panels-diary-dice-shown = Kości: { $dice }
page-panels-diary-place = Pokaż na mapie
page-panels-diary-look = Pokaż stół po tym wierszu
page-panels-diary-earlier = { $count ->
    [one] { $count } wcześniejszy wpis
    [few] { $count } wcześniejsze wpisy
    [many] { $count } wcześniejszych wpisów
   *[other] { $count } wcześniejszego wpisu
}
page-panels-seal = Kości zapieczętowane
page-panels-seal-help = Skrót kryptograficzny wszystkich rzutów, ogłoszony przed pierwszym z nich. Na koniec rzuty zostają ujawnione i każdy może je sprawdzić.
page-panels-download = Pobierz zapis gry
page-panels-download-failed = Nie udało się pobrać zapisu gry: { $reason }

## Powtórka

page-panels-replay = Powtórka
page-panels-replay-banner = Oglądasz powtórkę.
page-panels-replay-banner-present = To chwila obecna.
page-panels-replay-at = { $round ->
    [0] Przygotowanie
   *[other] Runda { $round }
}, wiersz { $line }
page-panels-replay-slider = Wiersz gry
page-panels-replay-value = { $round ->
    [0] Przygotowanie
   *[other] Runda { $round }
}, wiersz { $line }: { $text }
page-panels-replay-round-back = Rundę wstecz
page-panels-replay-back = Wiersz wstecz
page-panels-replay-play = Odtwarzaj
page-panels-replay-pause = Wstrzymaj
page-panels-replay-on = Wiersz dalej
page-panels-replay-round-on = Rundę dalej
page-panels-replay-speed = Tempo
page-panels-replay-speed-value = × { $speed }
page-panels-replay-fork = Nowa gra stąd
page-panels-replay-fork-help = Własny stół ze stanem gry po tym wierszu i nowymi rzutami
page-panels-replay-fork-over = Po tym wierszu gra jest już skończona; wybierz wcześniejszy
page-panels-replay-fork-failed = Nie udało się otworzyć nowej gry: { $reason }
page-panels-replay-present = Wróć do chwili obecnej
page-panels-replay-empty = Nie ma jeszcze na co patrzeć wstecz.
page-panels-replay-close = Zamknij powtórkę
page-panels-key-left = strzałki w lewo i w prawo
page-panels-key-step = Powtórka: wiersz wstecz, wiersz dalej
page-panels-key-page = Page Up i Page Down
page-panels-key-round = Powtórka: rundę wstecz, rundę dalej
page-panels-key-ends = Home i End
page-panels-key-to-ends = Powtórka: na początek, do ostatniego wiersza
page-panels-key-space = spacja
page-panels-key-play = Powtórka: odtwarzanie, pauza

## Koniec gry

page-panels-ending = Koniec gry
page-panels-ending-cut = Gra przerwana
page-panels-ending-cut-help = Rozegrano ostatnią dozwoloną rundę. Miejsca ustalono według stanu z tej chwili.
page-panels-standings = Klasyfikacja końcowa
page-panels-place = Miejsce
page-panels-player = Gracz
page-panels-score = Wynik
page-panels-shared = wspólne
page-panels-winner = zwycięstwo
page-panels-winners = { $count ->
    [one] Zwycięstwo:
   *[other] Wspólne zwycięstwo:
}
page-panels-nobody = Nikt nie wygrał.
page-panels-tie-breaks = Przy równych wynikach rozstrzygają kolejno: { $columns }.
page-panels-loading = Kronika się pisze…
page-panels-chronicle-failed = Nie udało się pobrać kroniki: { $reason }
page-panels-again = Spróbuj ponownie
page-panels-figure = Rys. { $number }
page-panels-by-round = { $label } w kolejnych rundach
page-panels-course = Pozostałe liczby, gracz po graczu
page-panels-course-note = Wykresy jednego rzędu mają wspólną skalę.
page-panels-round-axis = runda
page-panels-round-zero = początek
page-panels-as-table = Jako tabela
page-panels-round = Runda
page-panels-chart-text = { $label } { $players ->
    [one] jednego gracza
   *[other] { $players } graczy
} według rund, jako linie. Te same liczby są w tabeli poniżej.
page-panels-small-text = { $label }, { $player }: { $first } na początku, { $last } na końcu, najwięcej { $most }.
page-panels-moments = Punkty zwrotne
page-panels-moments-help = Wybierz jeden, aby zobaczyć planszę z tej chwili.
page-panels-moments-none = Żadna pojedyncza chwila nie przesądziła o wyniku.
page-panels-luck = Szczęście w kościach
# What was had, for what was to be expected.
page-panels-luck-for = { $had } za { $due }
page-panels-luck-lucky = o { $difference } powyżej oczekiwań
page-panels-luck-unlucky = o { $difference } poniżej oczekiwań
page-panels-luck-even = zgodnie z oczekiwaniami
page-panels-luck-none = Nikt nie rzucał.
page-panels-opened = Zapieczętowane kości: ujawnienie
page-panels-opened-text = Przed pierwszym rzutem stół ogłosił poniższą pieczęć. To SHA-256 z soli, spacji i ziarna. Kto ma pieczęć, sól i ziarno, może sprawdzić, że żadnego rzutu nie zmieniono.
page-panels-opened-unsealed = Kości tej gry nie są tu ujawnione, bo wczytano ją bez ziarna.
page-panels-seed = Ziarno
page-panels-salt = Sól
page-panels-commitment = Pieczęć
page-panels-check-seal = Sprawdź pieczęć tutaj
page-panels-seal-matches = Pieczęć się zgadza: sól i ziarno dają dokładnie ten odcisk.
page-panels-seal-differs = Pieczęć się nie zgadza. Nie ufaj tym kościom.
page-panels-verify = Można też sprawdzić każdy rzut z osobna. Pobierz zapis gry i uruchom:
page-panels-copy = Kopiuj
page-panels-copied = Skopiowano
page-panels-rematch = Rewanż
page-panels-rematch-help = Ci sami gracze, miejsca przesunięte o jedno
page-panels-rematch-failed = Nie udało się otworzyć rewanżu: { $reason }
page-panels-rematch-host = Rewanż może ogłosić osoba, która otworzyła ten stół.
page-panels-new-table = Nowy stół
page-panels-look-back = Obejrzyj grę od początku

## Zasady

page-panels-rules = Zasady
page-panels-leaflet = Zasady na jednej stronie
page-panels-rules-search = Szukaj w zasadach
page-panels-rules-placeholder = Słowa lub identyfikator
page-panels-rules-tab-rules = Zasady
page-panels-rules-tab-icons = Symbole
page-panels-rules-sections = Rozdziały
page-panels-rules-found = { $count ->
    [0] W tych zasadach nie ma „{ $query }”. Spróbuj mniej słów albo części słowa.
    [one] Znaleziono { $count } zasadę
    [few] Znaleziono { $count } zasady
    [many] Znaleziono { $count } zasad
   *[other] Znaleziono { $count } zasady
}
page-panels-rules-icons-found = { $count ->
    [0] Żaden symbol nie pasuje do „{ $query }”.
    [one] Znaleziono { $count } symbol
    [few] Znaleziono { $count } symbole
    [many] Znaleziono { $count } symboli
   *[other] Znaleziono { $count } symbolu
}
page-panels-rules-loading = Pobieranie zasad…
page-panels-rules-failed = Nie udało się pobrać zasad: { $reason }
page-panels-rules-unknown = Żadna zasada tej gry nie ma identyfikatora { $id }.
page-panels-rules-asked = Pytanie dotyczyło { $id }
page-panels-rules-link = Link do { $id }
page-panels-rules-close = Zamknij zasady

## Arkusz wyników i chwile do pokazania

page-panels-sheet = Arkusz wyników: skąd wzięły się punkty
page-panels-sheet-form = Druk 12, według źródeł
page-panels-sheet-place = { $place }. miejsce
page-panels-sheet-open = Pokaż, za co były te punkty
page-panels-sheet-round = r. { $round }
page-panels-sheet-ties = Rozstrzygnięcie remisu.
page-panels-left = Stół na koniec
page-panels-stamp = Zamknięte
page-panels-moments-look = Zobacz stół w tej chwili
page-panels-share = Pokaż tę chwilę innym
page-panels-share-what = Pokaż tę chwilę innym: { $moment }
page-panels-share-link = Link do tej chwili
page-panels-share-watch = Kto ma link, widzi stół w tym miejscu i może się przyglądać, ale nie grać.
page-panels-share-known = W linku nie ma klucza: otworzy się u osób, których przeglądarka zna ten stół, na przykład u grających.
page-panels-share-open = Wpuść każdego, kto ma link
page-panels-share-open-help = Powstanie link do oglądania. Wcześniejszy przestanie działać.
page-panels-share-failed = Nie udało się utworzyć linku: { $reason }

## Spis kart

page-stock-form = Druk 9
page-stock-search = Szukaj w spisie
page-stock-placeholder = Nazwa albo słowo
page-stock-filter = Filtr
page-stock-where = Gdzie
page-stock-place-all = wszystko
page-stock-place-coming = jeszcze przed nami
page-stock-place-out = w grze
page-stock-place-used = zużyte
page-stock-shown = { $count ->
    [one] { $count } rodzaj na liście
    [few] { $count } rodzaje na liście
   *[many] { $count } rodzajów na liście
}
page-stock-none = Żadna karta nie pasuje. Zdejmij filtr albo zmień słowa.
page-stock-empty = Ta gra nie prowadzi spisu kart.
page-stock-clear = Pokaż wszystko
page-stock-loading = Liczenie kart…
page-stock-failed = Nie udało się pobrać spisu: { $reason }
page-stock-again = Spróbuj ponownie
page-stock-now = Spis pokazuje teraźniejszość, a nie chwilę, którą oglądasz.

## Odkryte karty i strona każdego gracza

page-panels-chart-lines = { $label } według rund, jako linie: { $names }. Te same liczby są w tabeli poniżej.
page-panels-hands = Odkryte plany
page-panels-hands-note = po 1 za kartę i to, za co płaci
page-panels-hand-worth = wartość { $count }
page-panels-hand-none = Żadnego planu na ręce.
page-panels-tales = Historie graczy
page-panels-tale-stop = miejsce { $number } na mapie
page-panels-tale-stamps = W liczbach
page-panels-tale-copy = Kopiuj jako tekst
page-panels-tale-send = Wyślij tę stronę

### Słowa poleceń `overseer simulate` i `overseer bench`.

simulate-progress = Rozgrywki
simulate-title = { $game }: { $games ->
    [one] { $games } rozgrywka
    [few] { $games } rozgrywki
    [many] { $games } rozgrywek
   *[other] { $games } rozgrywki
}, liczba graczy: { $players }, ziarna od { $first } do { $last }
simulate-by-bot = Zwycięstwa według botów
simulate-by-seat = Zwycięstwa według miejsc przy stole
simulate-bot = Bot
simulate-seat = Miejsce
simulate-seats = Miejsca
simulate-wins = Wygrane
simulate-rate = Udział
simulate-interval = Przedział 95%
simulate-even = Równy udział
simulate-score = Wynik
simulate-score-shelter = Zadowolenie
simulate-score-fallout = Wpływ
simulate-number = { NUMBER($number, maximumFractionDigits: 1) }
simulate-mean = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-percent-whole = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
simulate-range = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-length = Długość: średnio { NUMBER($rounds, minimumFractionDigits: 1, maximumFractionDigits: 1) } rundy (od { $least } do { $most }), { NUMBER($decisions, maximumFractionDigits: 0) } decyzji na rozgrywkę.
simulate-truncated = { $games ->
    [0] Żadnej rozgrywki nie przerwał limit rund.
    [one] Limit rund przerwał { $games } rozgrywkę.
    [few] Limit rund przerwał { $games } rozgrywki.
    [many] Limit rund przerwał { $games } rozgrywek.
   *[other] Limit rund przerwał { $games } rozgrywki.
}
simulate-lost-by-all = { $games ->
    [one] { $games } rozgrywkę przegrali wszyscy gracze.
    [few] { $games } rozgrywki przegrali wszyscy gracze.
    [many] { $games } rozgrywek przegrali wszyscy gracze.
   *[other] { $games } rozgrywki przegrali wszyscy gracze.
}
simulate-strikes = { $bot }: { $count ->
    [one] { $count } wybór dokonany za bota
    [few] { $count } wybory dokonane za bota
   *[many] { $count } wyborów dokonanych za bota
} (za późno: { $late }, niemożliwe: { $illegal }, błędy: { $failed }, już niepytany: { $unasked }). Pierwszy przypadek: { $first }.
simulate-speed = Szybkość: { $rate ->
    [one] { $rate } decyzja
    [few] { $rate } decyzje
    [many] { $rate } decyzji
   *[other] { $rate } decyzji
} na sekundę ({ $decisions ->
    [one] { $decisions } decyzja
    [few] { $decisions } decyzje
    [many] { $decisions } decyzji
   *[other] { $decisions } decyzji
} w { NUMBER($seconds, maximumFractionDigits: 1) } s, { $processes ->
    [0] klaster Ray
    [one] { $processes } proces
    [few] { $processes } procesy
    [many] { $processes } procesów
   *[other] { $processes } procesu
}).

bench-title-shelter = Fallout Shelter, losowe partie czteroosobowe
bench-title-fallout = Fallout, losowe partie czteroosobowe
bench-pure = Zwykły
bench-compiled = Skompilowany
bench-ratio = Stosunek
bench-decisions-per-second = Decyzje na sekundę
bench-decisions-per-second-on-reference = Decyzje na sekundę we wzorcu
bench-games-per-second = Rozgrywki na sekundę
bench-clones-per-second = Kopie na sekundę
bench-microseconds-per-clone = Mikrosekundy na kopię
bench-microseconds-per-decision-early = Mikrosekundy na decyzję, rundy 1–{ $early }
bench-microseconds-per-decision-late = Mikrosekundy na decyzję, rundy { $late }+
bench-growth-of-options = Możliwości: rundy { $late }+ wobec 1–{ $early }
bench-loop-steps-per-second = Pętla wzorcowa, kroki na sekundę
bench-times = { NUMBER($ratio, minimumFractionDigits: 1, maximumFractionDigits: 1) }×
bench-whole = { NUMBER($number, maximumFractionDigits: 0) }
bench-decimal = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
bench-not-compiled = Silnik nie jest tu skompilowany: buduje go `make env`, jeśli jest kompilator C.
bench-growth = Wzrost: w rundach od { $late } długich rozgrywek decyzja trwa { NUMBER($cost, minimumFractionDigits: 2, maximumFractionDigits: 2) } raza tyle, co w rundach 1–{ $early }, a możliwości jest { NUMBER($options, minimumFractionDigits: 2, maximumFractionDigits: 2) } raza tyle.
bench-calibration = Wzorzec: ten komputer wykonuje pętlę z szybkością { NUMBER($share, minimumFractionDigits: 2, maximumFractionDigits: 2) } wzorca ({ NUMBER($reference, maximumFractionDigits: 1) } mln kroków na sekundę).
bench-target-decisions = Skompilowany, tutaj co najmniej { $required } decyzji na sekundę: { $reached ->
    [yes] osiągnięto
   *[no] nie osiągnięto
} ({ $measured }).
bench-target-pure-decisions = Zwykły, tutaj co najmniej { $required } decyzji na sekundę: { $reached ->
    [yes] osiągnięto
   *[no] nie osiągnięto
} ({ $measured }).
bench-target-clone = Kopia w skompilowanym, tutaj najwyżej { $required } mikrosekundy: { $reached ->
    [yes] osiągnięto
   *[no] nie osiągnięto
} ({ $measured }).

bench-title-arena = Fallout Shelter, cztery boty greedy: rozgrywki na arenie
bench-workers = Kto gra
bench-workers-one = jeden proces
bench-workers-two = dwa procesy
bench-workers-ray = dwa procesy przez Ray
bench-start-seconds = Start, sekundy

bench-title-server = Serwer: cztery osoby przy każdym stole, losowe wybory
bench-paced = Przy każdym stole ruch co sekundę:
bench-unpaced = Każdy ruch wysyłany zaraz po odpowiedzi na poprzedni:
bench-tables = Stoły w grze
bench-moves-per-second = Ruchy na sekundę
bench-median-ms = Mediana, ms
bench-slowest-ms = 99. centyl, ms
bench-played = W co się gra
bench-early = początek
bench-late = koniec
bench-processor-ms = Procesor na ruch, ms
bench-busy-ms = Pętla zajęta najdłużej, ms
bench-held-up-ms = Pętla spóźniona najbardziej, ms
bench-table-memory = Pamięć na stół, kB
bench-socket-memory = na połączenie, kB
bench-long = { $game }: pytania do stołu z zapisem o długości { $lines } wierszy, obok stoły w grze: { $tables }:
bench-asked = O co się prosi
bench-took-ms = Odpowiedź po, ms
bench-deed-nothing = o nic
bench-deed-load = wczytanie zapisu
bench-deed-hello = połączenie
bench-deed-language = inny język
bench-deed-plain = stół słowami
bench-deed-move = ruch
bench-deed-page = strona dziennika
bench-deed-position = spojrzenie wstecz
bench-deed-position-again = spojrzenie na następny wiersz
bench-deed-journal = pobranie zapisu
bench-deed-fork = rozgałęzienie
bench-deed-chronicle = skończona gra w liczbach
bench-title-page = Strona: ile pobiera pierwsza wizyta, po kompresji
bench-language = Język
bench-home-kb = Wejście, kB
bench-table-kb = Stół gry Shelter, kB
bench-surface-kb = Stół gry Fallout, kB
bench-settling = Od kliknięcia do gotowej planszy, mediana z { $moves } ruchów: { $still } ms bez animacji, { $moving } ms z animacją.
bench-walking = Przy marszu po mapie Fallouta: { $walk } ms bez animacji.
bench-gesture = Mapa Fallouta, 18 fragmentów
bench-frames = Klatek na sekundę
bench-worst-ms = Najdłuższa klatka, ms
bench-gesture-pan = przesuwanie
bench-gesture-zoom = powiększanie
bench-page-not-measured = Strony nie zmierzono: { $reason }.

bench-envs-steps = Kroki losowej gry na sekundę, z dozwolonymi akcjami w każdym
bench-envs-observed = Kroki z dozwolonymi akcjami i obserwacjami
bench-envs-playouts = Rozgrywki prowadzone losowo do końca, na sekundę
bench-envs-search = Iteracje przeszukiwania na sekundę, każda doprowadzona do końca gry
bench-envs-whose = biblioteka
bench-envs-game = gra
bench-envs-rate = na sekundę
bench-envs-choices = wyborów na sekundę
bench-envs-missing = Brak pakietu { $name }, więc jego gier nie zmierzono: make .venv/.envs
bench-envs-number = { NUMBER($number) }

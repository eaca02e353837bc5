### Słowa polecenia `overseer arena` i jego raportu.

arena-title = { $game }: kto z kim wygrywa
arena-lead = { $games ->
    [one] { $games } rozgrywka
    [few] { $games } rozgrywki
    [many] { $games } rozgrywek
   *[other] { $games } rozgrywki
}, liczba botów: { $bots }, graczy przy stole: { $players }, ziarna od { $first } do { $last }. Każdy bot zajmuje każde miejsce równie często, przy tych samych ziarnach.
arena-ladder = Spotykali się tylko sąsiedzi z listy botów.
arena-strongest = Najsilniejszy jest { $bot }: ranking { $points }, prawdopodobnie od { $low } do { $high }.
arena-strongest-so-far = Najsilniejszy jest { $bot }: ranking { $points }. Na ile to pewne, z tych rozgrywek nie widać: jest ich za mało albo skończyły się zbyt podobnie.
arena-equal = Nikt nie jest najsilniejszy: ten sam ranking, { $points }, mają { $bots }.
arena-all-lost = Wszystkie rozgrywki przegrali wszyscy gracze, więc nikt nie okazał się tu silniejszy.
arena-ratings = Rankingi
arena-ratings-note = Obliczone z szans, że jeden bot wyprzedzi drugiego przy tym samym stole (Bradley i Terry, w punktach Elo): 400 punktów więcej to szanse dziesięć razy większe. Średnia wszystkich wynosi 1000, więc poza tym turniejem ranking nic nie mówi. Wspólne miejsce liczy się każdemu za pół, podobnie rozgrywka przegrana przez wszystkich: nikt nie był lepszy. Każdej parze dodano jedno wspólne miejsce, bo inaczej bot, który nigdy nie przegrał, byłby nieskończenie silny. Przedział obejmuje 95 na 100 wyników, gdy te same rozgrywki losuje się od nowa, ziarno po ziarnie.
arena-ratings-plot = Ranking każdego bota i przedział, w którym prawdopodobnie się mieści.
arena-points = Punkty
arena-bot = Bot
arena-rating = Ranking
arena-interval = Przedział 95%
arena-wins = Wygrane
arena-even = Równy udział
arena-pairs = Para po parze
arena-pairs-note = Jak często bot z wiersza wyprzedził bota z kolumny; 50% to siły równe. Niżej każda para ze szczegółami: wspólne miejsce liczy się za pół, a przedział wyznaczono metodą Wilsona.
arena-pair = Para
arena-pair-of = { $bot } kontra { $rival }
arena-games = Rozgrywki
arena-ahead = Wyżej
arena-level = Wspólne miejsce
arena-behind = Niżej
arena-share = Udział
arena-lost = Przegrane przez wszystkich
arena-between = { $score } do { $other }
arena-seats = Miejsca przy stole
arena-seats-note = Jak często wygrywało każde miejsce, ktokolwiek na nim siedział; linia przerywana to równy udział.
arena-seat = Miejsce { $seat }
arena-length = Długość
arena-length-of = Średnia liczba rund w rozgrywce: { NUMBER($rounds, minimumFractionDigits: 1, maximumFractionDigits: 1) } (od { $least } do { $most }), decyzji: { NUMBER($decisions, maximumFractionDigits: 0) }.
arena-again = Jeszcze raz to samo
arena-again-note = Te same ziarna dają te same rozgrywki, na jednym rdzeniu, na wielu i w klastrze Ray:
arena-replay-note = Każda rozgrywka ma swój zapis. Najbardziej wyrównana ze wszystkich, krok po kroku:
arena-made = Sporządził overseer { $version }, zasady { $rules }, zestawy { $packs }.
arena-whole = { NUMBER($number, maximumFractionDigits: 0, useGrouping: 0) }
arena-points-range = od { NUMBER($low, maximumFractionDigits: 0, useGrouping: 0) } do { NUMBER($high, maximumFractionDigits: 0, useGrouping: 0) }
arena-written = Rozgrywki, ich zapisy i raport są w folderze { $folder }.
arena-going-on = Rozegrano już wcześniej: { $done }; gramy dalej.
arena-kept = Zatrzymano. W folderze { $folder } zachowano { $done } z { $games } rozgrywek; to samo polecenie podejmie turniej dalej.
arena-strikes = { $bot }: { $count ->
    [one] { $count } wybór dokonany za bota
    [few] { $count } wybory dokonane za bota
   *[many] { $count } wyborów dokonanych za bota
} w { $games ->
    [one] { $games } rozgrywce
   *[many] { $games } rozgrywkach
}. Pierwszy: { $first }.
arena-strike = { $kind ->
    [late] za późno
    [illegal] niemożliwy
    [failed] błąd
   *[unasked] bot już niepytany
}

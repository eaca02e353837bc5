### Słowa polecenia `overseer arena` i jego raportu.

arena-title = { $game }: kto z kim wygrywa
arena-lead = { $games ->
    [one] { $games } rozgrywka
    [few] { $games } rozgrywki
    [many] { $games } rozgrywek
   *[other] { $games } rozgrywki
}, boty: { $bots }, graczy przy stole: { $players }, ziarna od { $first } do { $last }. Każdy bot siedzi na każdym miejscu równie często, na tych samych ziarnach.
arena-strongest = Najsilniejszy jest { $bot }: { $points } punktów, prawdopodobnie od { $low } do { $high }.
arena-ratings = Rankingi
arena-ratings-note = Według szans, że jeden bot wyprzedzi drugiego przy tym samym stole (Bradley i Terry, w punktach Elo): 400 punktów więcej to dziesięć razy większe szanse. Średnia wszystkich to 1000, więc ranking nic nie mówi poza tym turniejem. Wspólne miejsce liczy się każdemu za pół. Tak samo rozgrywka przegrana przez wszystkich: nikt nie był lepszy. Do każdej pary dodano jedno wspólne miejsce, bo inaczej ten, kto nigdy nie przegrał, byłby nieskończenie silny. Przedział obejmuje 95 na 100 losowań tych samych rozgrywek, ziarno po ziarnie.
arena-ratings-plot = Ranking każdego bota z przedziałem, w którym prawdopodobnie leży.
arena-points = Punkty
arena-bot = Bot
arena-rating = Ranking
arena-interval = Przedział 95%
arena-wins = Wygrane
arena-even = Równy udział
arena-pairs = Para po parze
arena-pairs-note = Jak często bot z wiersza wyprzedził bota z kolumny; 50% to po równo. Niżej każda para w całości: wspólne miejsce liczy się za pół, a przedział jest przedziałem Wilsona.
arena-pair = Para
arena-pair-of = { $bot } przeciw { $rival }
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
arena-again = Zagraj to jeszcze raz
arena-again-note = Równe ziarna dają równe rozgrywki, na jednym rdzeniu, na wielu i w klastrze Ray:
arena-replay-note = Każda rozgrywka ma swój zapis. Najbardziej wyrównana ze wszystkich, krok po kroku:
arena-made = Sporządził overseer { $version }, zasady { $rules }, zestawy { $packs }.
arena-whole = { NUMBER($number, maximumFractionDigits: 0, useGrouping: 0) }
arena-points-range = od { NUMBER($low, maximumFractionDigits: 0, useGrouping: 0) } do { NUMBER($high, maximumFractionDigits: 0, useGrouping: 0) }
arena-written = Rozgrywki, ich zapisy i raport są w folderze { $folder }.
arena-going-on = Rozegrane już wcześniej: { $done }; gramy dalej.
arena-kept = Zatrzymano. W folderze { $folder } zachowano { $done } z { $games } rozgrywek; to samo polecenie gra dalej.
arena-strikes = { $bot }: { $count ->
    [one] { $count } wybór dokonany za bota
    [few] { $count } wybory dokonane za bota
   *[many] { $count } wyborów dokonanych za bota
} w { $games ->
    [one] { $games } rozgrywce
   *[many] { $games } rozgrywkach
}. Pierwszy: { $first }.

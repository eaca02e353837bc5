### Pakiet, tak jak ogląda go autor, po `overseer pack look`.

page-look = Pakiet do obejrzenia
page-look-pack = wersja { $version }, { $folder }
page-look-map = Kafelki mapy
page-look-cards = Karty
page-look-web = Sieć zadań
page-look-again = Wczytaj ponownie
page-look-reading = Wczytuję pakiet…
page-look-how = Aby obejrzeć pakiet, uruchom serwer poleceniem
page-look-errors = { $count ->
    [one] Jeden błąd
    [few] { $count } błędy
   *[many] { $count } błędów
}
page-look-mend = Popraw i wczytaj tę stronę ponownie: pokaże pakiet taki, jaki wtedy będzie.
page-look-layouts = Układy map
page-look-tiles = Kafelki
page-look-no-tiles = Ten pakiet nie dodaje kafelków ani scenariuszy.
page-look-decks = Talie
page-look-search = Szukaj we wszystkich kartach
page-look-found = { $count ->
    [0] Nic nie znaleziono
    [one] Znaleziono jedną kartę
    [few] Znaleziono { $count } karty
   *[many] Znaleziono { $count } kart
}
page-look-none = Żadna karta nie ma wszystkich tych słów.
page-look-as-list = Jako lista
page-look-as-picture = Jako rysunek
page-look-closer = Bliżej
page-look-further = Dalej
page-look-chapters = Rozdziały
page-look-checker = Co mówi kontrola
page-look-counts = W sieci: { $quests ->
    [one] { $quests } zadanie
    [few] { $quests } zadania
   *[many] { $quests } zadań
} i { $encounters ->
    [one] { $encounters } spotkanie
    [few] { $encounters } spotkania
   *[many] { $encounters } spotkań
}.
page-look-no-doubts = Każda karta może wejść do gry.
page-look-card = Karta

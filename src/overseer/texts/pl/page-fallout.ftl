### Plansza gry Fallout na stronie.

## Mapa

page-fallout-map = Pustkowia
page-fallout-map-keys = Pola mapy; strzałki przenoszą z jednego na drugie
page-fallout-map-tools = Mapa
page-fallout-closer = Przybliż
page-fallout-further = Oddal
page-fallout-find-me = Gdzie jestem?
page-fallout-list = Mapa jako lista
page-fallout-to-map = Do mapy
page-fallout-explore = eksploruj
page-fallout-named = z nazwą
page-fallout-dangerous = niebezpieczny
page-fallout-deadly = zabójczy
page-fallout-tile = Kafelek { $slot }, { $kind }, zakryty
page-fallout-ground = Otwarty teren { $space }
page-fallout-asleep = zakryty żeton: { $type }
page-fallout-level = poziom { $level }
page-fallout-enemy-icon = symbol wroga: { $type }
page-fallout-marker = znacznik zadania „{ $quest }”
page-fallout-walk-cost = { $count ->
    [one] { $count } punkt ruchu
    [few] { $count } punkty ruchu
   *[other] { $count } punktów ruchu
}
page-fallout-lit = Oświetlone: możesz wybrać
page-fallout-here = jesteś tutaj
page-fallout-takes-action = wymaga akcji
page-fallout-rads = Po drodze { $count ->
    [one] { $count } rad
    [few] { $count } rady
   *[other] { $count } radów
}
page-fallout-meets = { $enemy }: agresja, walka zaraz po przyjściu

## Pole

page-fallout-where = na mapie: { $space }
page-fallout-walk = Ruch
page-fallout-walk-of = { $count } z { $points } pkt ruchu
page-fallout-no-walk = nie teraz
page-fallout-terrain = Teren
page-fallout-firm = pewny grunt, bez radów
page-fallout-encounter = Spotkania
page-fallout-empty = Nikogo tu nie ma i niczego też.
page-fallout-walk-there = Idź tam

## Rozkazy

page-fallout-orders = Twoje rozkazy
page-fallout-question = Pytanie
page-fallout-actions-left = { $count ->
    [one] została { $count } akcja
    [few] zostały { $count } akcje
   *[other] zostało { $count } akcji
}
page-fallout-movement = { $count ->
    [one] punkt ruchu w zapasie
    [few] punkty ruchu w zapasie
   *[other] punktów ruchu w zapasie
}
page-fallout-act-move = Ruch
page-fallout-act-explore = Eksploracja
page-fallout-act-encounter = Spotkanie
page-fallout-act-fight = Walka
page-fallout-act-quest = Zadanie
page-fallout-act-camp = Obóz
page-fallout-hint-move = zyskaj punkty ruchu
page-fallout-hint-explore = odkryj kafelek
page-fallout-hint-encounter = przeczytaj kartę
page-fallout-hint-fight = jeden wróg w zasięgu
page-fallout-hint-quest = jeden cel
page-fallout-hint-camp = leczenie, sklep, wymiana
page-fallout-on-cards = { $count ->
    [1] Jeszcze jedna możliwość na twoich kartach
   *[other] Możliwości na twoich kartach: { $count }
}
page-fallout-not-now = nie teraz
page-fallout-choices = { $count ->
    [one] { $count } możliwość
    [few] { $count } możliwości
   *[other] { $count } możliwości
}
page-fallout-undo = Cofnij
page-fallout-end = Koniec tury
page-fallout-end-loses = { $count ->
    [one] Kończąc teraz, tracisz { $count } akcję.
    [few] Kończąc teraz, tracisz { $count } akcje.
   *[other] Kończąc teraz, tracisz { $count } akcji.
}
page-fallout-waiting = Decyduje { $player }. Możesz się rozejrzeć.
page-fallout-over = Gra skończona.
page-fallout-looking-back = Oglądasz przeszłość.
page-fallout-not-started = Gra jeszcze się nie zaczęła.

## Klawisze

page-fallout-key-arrows = z pola na pole
page-fallout-key-pan = przesuń mapę
page-fallout-key-zoom = bliżej, dalej, cała mapa
page-fallout-key-enter = otwórz pole; jeszcze raz: idź tam
page-fallout-key-escape = cofnij wybór
page-fallout-key-answers = wybierz odpowiedź
page-fallout-key-map = do mapy
page-fallout-key-find = gdzie jestem?
page-fallout-key-list = mapa jako lista
page-fallout-key-cards = twoje karty, których można użyć
page-fallout-key-undo = cofnij
page-fallout-key-end = zakończ turę

## Ocaleni

page-fallout-me = { $player }: { $character }
page-fallout-board-of = Plansza: { $player }
page-fallout-figures = Twoje liczby
page-fallout-back = Koniec oglądania: { $player }
page-fallout-ability = zdolność
page-fallout-eliminated = Poza grą. Mapa pamięta.
page-fallout-trait-locked = Ma kłódkę: nie da się jej odwrócić, można ją tylko stracić.
page-fallout-caps = { $count ->
    [one] { $count } kapsel
    [few] { $count } kapsle
   *[many] { $count } kapsli
}
page-fallout-hp-left = zostało
page-fallout-hp-peg = PŻ
page-fallout-rads-peg = rady
page-fallout-rads-of = { $count ->
    [one] { $count } rad
    [few] { $count } rady
   *[many] { $count } radów
}
page-fallout-hp-said = PŻ { $hp }, rady { $rads }: zostało { $left }
page-fallout-xp-start = start
page-fallout-letters = Litery: { $letters }. Do awansu: { $count } PD.
page-fallout-letters-of = Litery: { $letters }
page-fallout-to-level = Do awansu: { $count } PD. Własne litery dają przerzuty.
page-fallout-equipped = Wyposażenie
page-fallout-resting = { $name } odpoczywa
page-fallout-slot = { $kind ->
    [weapon] bez broni
    [apparel] bez ubioru
   *[other] bez towarzysza
}
page-fallout-bag = Ekwipunek
page-fallout-bag-of = { $count } z { $room }
page-fallout-room = { $count ->
    [1] jedno wolne miejsce
    [few] { $count } wolne miejsca
   *[many] { $count } wolnych miejsc
}
page-fallout-perks = Profity
page-fallout-turned = wyczerpana
page-fallout-card-turned = { $name }, karta wyczerpana
page-fallout-card-lit = { $count ->
    [1] Możesz wybrać tę kartę
   *[other] Możliwości: { $count }
}
page-fallout-agendas = Plany
page-fallout-only-you = widzisz je tylko ty
page-fallout-agenda-card = karta
page-fallout-loyal = jawny: lojalność
page-fallout-loyal-to = lojalność: { $faction }
page-fallout-hidden = { $count ->
    [one] { $count } zakryty
    [few] { $count } zakryte
   *[many] { $count } zakrytych
}
page-fallout-influence = wpływ { $count } z { $target }
page-fallout-of = z { $target }
page-fallout-wins = { $target } to wygrana
page-fallout-others = Pozostali ocaleni
page-fallout-look = Naciśnij, żeby obejrzeć tę planszę.
page-fallout-first = Pierwszy gracz
page-fallout-state-next = za chwilę
page-fallout-state-waits = czeka
page-fallout-state-decides = decyduje
page-fallout-state-gone = poza grą

## Zadania

page-fallout-quests = Zadania w grze
page-fallout-open-to-all = dla każdego
page-fallout-no-quests = Nikt niczego nie chce. To nie potrwa długo.
page-fallout-main = główne
page-fallout-side = poboczne
page-fallout-test = Test
page-fallout-percent-yours = masz { $percent }%
page-fallout-so-far = na razie { $count } z { $needed }
page-fallout-met = { $count ->
    [one] spełnia warunki
   *[other] spełniają warunki
}
page-fallout-met-said = Warunki spełniają: { $names }
page-fallout-ready = może to zrobić już teraz
page-fallout-ready-said = Już teraz mogą to zrobić: { $names }

## Potęga

page-fallout-power = Potęga frakcji
page-fallout-track-end = koniec
page-fallout-token-levels = Poziom żetonów według potęgi
page-fallout-ends-title = Ten wybór kończy grę.
page-fallout-do-it = Tak, kończę grę
page-fallout-do-win = Zrób to i wygraj
page-fallout-step-back = Wróć

## Zakładki

page-fallout-tab-decide = Decyzja
page-fallout-tab-watch = Pokaz
page-fallout-tab-quests = Zadania
page-fallout-tab-board = Plansza
page-fallout-tab-survivors = Ocaleni
page-fallout-tab-diary = Dziennik

## Co się rusza

page-fallout-paths = Dokąd poszliby wrogowie
page-fallout-paths-count = { $count ->
    [one] { $count } wróg
    [few] { $count } wrogów
   *[many] { $count } wrogów
}
page-fallout-paths-help = Gdyby teraz aktywowano ich rodzaj, przy obecnym układzie mapy.
page-fallout-paths-none = Na mapie nie ma żadnego wroga.
page-fallout-as-good = równie dobre
page-fallout-odds-unknown = Jak pójdzie ta walka, nie da się przewidzieć.
page-fallout-odds-first = Szanse w każdej walce, jeśli jest pierwsza: przerzuty, by zabić, bez kart.
page-fallout-odds-of = Przerzuty, by zabić, bez kart.
page-fallout-steps = Wrogowie krok po kroku
page-fallout-step-of = krok { $number } z { $count }
page-fallout-step-next = Następny krok
page-fallout-steps-back = Poprzedni krok
page-fallout-step-skip = Pomiń
page-fallout-steps-none = Nikt na mapie się nie ruszył.
page-fallout-key-paths = dokąd poszliby wrogowie
## Koniec gry

page-fallout-way = Mapa na koniec gry z drogą gracza: { $player }
page-fallout-whole-map = Cała mapa

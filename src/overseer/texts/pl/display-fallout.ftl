### Co stół pokazuje z gry Fallout: pytania, stół opisany słowami, kronika.

## Pytania

display-fallout-which-lead = { $encounter }: którą opcję wybierasz? Następstwo poznasz dopiero po wyborze.
display-fallout-caps = Twoje kapsle: { $count }.
# $objective mówi, jak osiąga się cel, jednym zdaniem lub kilkoma.
display-fallout-objective = Zadanie „{ $quest }”: { $objective }

## Stół opisany słowami

field-fallout-scenario = Scenariusz
field-fallout-active = Tura
field-fallout-actions = Pozostałe akcje
field-fallout-points = Punkty ruchu
field-fallout-first-player = Pierwszy gracz
field-fallout-target = Wpływ potrzebny do zwycięstwa
field-fallout-deals = Zawarte dotąd umowy
field-fallout-activation = Odkryty plan
field-fallout-winners = Zwycięzcy
field-fallout-around = Gdzie jesteś
field-fallout-survivors = Ocalali
field-fallout-character = Postać
field-fallout-space = Pole
field-fallout-hp = PŻ
field-fallout-xp = PD
field-fallout-letters = Litery
field-fallout-traits = Cechy
field-fallout-caps = Kapsle
field-fallout-agendas = Plany na ręce
field-fallout-loyal = Lojalność
field-fallout-perk = Profit
field-fallout-perks = Profity w talii
field-fallout-equipped = Wyposażenie
field-fallout-inventory = Ekwipunek
field-fallout-beside = Obok planszetki
field-fallout-quests = Zadania
field-fallout-timer = Pozostałe rundy
field-fallout-factions = Frakcje
field-fallout-shop = Sklep
field-fallout-map = Mapa
field-fallout-encounter-seat = Czyje spotkanie
field-fallout-contest-seat = Kto rzuca
field-fallout-weapon-letters = Litery broni, do przerzutów
field-fallout-decks-letters = Litery w woreczku
field-fallout-discards-loot = Łupy
field-fallout-discards-asset = Towary
field-fallout-discards-unique = Odłożone unikatowe towary
field-fallout-discards-agenda = Plany
field-fallout-discards-dropped-agendas = Plany odrzucone zakryte
field-fallout-discards-enemies = Wrogowie

outline-fallout-fight = Walka: { $enemy }
outline-fallout-eliminated = Gracz wyeliminowany
outline-fallout-hp = { $hp } z { $most }, rady { $rads }
outline-fallout-hand = Twoje plany: wpływ { $influence } z { $target }
outline-fallout-hand-of = Plany gracza { $player }: wpływ { $influence } z { $target }
outline-fallout-tokens = żetony wrogów, { $type }
outline-fallout-marker-waits = Znacznik zadania trafi na mapę, gdy tylko pojawi się na niej jego lokacja.
outline-fallout-tile = { $slot }, { $tile } ({ $kind })
outline-fallout-facedown = { $slot }, zakryty ({ $kind })
outline-fallout-next-to = Obok: { $spaces }.

## Kronika

chronicle-fallout-influence = wpływ
chronicle-fallout-caps = kapsle
chronicle-fallout-letters = litery

## Podgląd

display-fallout-caps-amount = { $count ->
    [one] { $count } kapsel
    [few] { $count } kapsle
   *[many] { $count } kapsli
}
display-fallout-agenda-amount = { $count ->
    [one] { $count } plan
    [few] { $count } plany
   *[other] { $count } planów
}
display-fallout-action-amount = { $count ->
    [one] { $count } akcja
    [few] { $count } akcje
   *[many] { $count } akcji
}
display-fallout-movement-amount = { $count ->
    [one] { $count } punkt ruchu
    [few] { $count } punkty ruchu
   *[many] { $count } punktów ruchu
}
display-fallout-hp-amount = { $count } PŻ
display-fallout-xp-amount = { $count } PD
display-fallout-rads-amount = { $count ->
    [one] { $count } rad
    [few] { $count } rady
   *[many] { $count } radów
}
display-fallout-rads-healed-amount = { $count ->
    [one] { $count } rad mniej
    [few] { $count } rady mniej
   *[many] { $count } radów mniej
}
display-fallout-odds-fight = Walka z przerzutami, by zabić, bez kart
display-fallout-odds-test = Test z przerzutami, by go zdać, bez kart

## Arkusz wyników

# Karta planu i jej linijka, która dała wpływ.

## Spis kart

stock-fallout-about = Zawartość pudełka, o ile wolno ci ją znać. Ręce innych, zakryte żetony i biblioteka pozostają zamknięte.
stock-fallout-loot = Łupy
stock-fallout-asset = Towary
stock-fallout-unique = Unikatowe towary
stock-fallout-perk = Profity
stock-fallout-agenda = Plany
stock-fallout-enemy = Wrogowie
stock-fallout-character = Postacie
stock-fallout-quest = Zadania
stock-fallout-encounter = Spotkania
stock-fallout-encounter-note = zapieczętowane, dopóki ktoś ich nie dobierze
stock-fallout-encounter-of = { $decks ->
    [one] w jednej talii
   *[many] w { $decks } taliach
}
stock-fallout-kind = Rodzaj
stock-fallout-in-deck = w talii
stock-fallout-in-shop = w sklepie
stock-fallout-held-by = ma: { $player }
stock-fallout-discarded = odrzucone
stock-fallout-revealed = odkryte dla wrogów
stock-fallout-to-be-had = do wzięcia
stock-fallout-taken = zdobyte
stock-fallout-agenda-unseen = w talii albo u kogoś na ręce
stock-fallout-token-unseen = w stosie albo zakryte na mapie
stock-fallout-on-map = na mapie
stock-fallout-defeated = pokonane
stock-fallout-in-box = w pudełku
stock-fallout-in-play = w grze
stock-fallout-staged = wyłożone
# Gdzie leżą karty, po liczbie: „9 talia”.
stock-fallout-deck = talia
stock-fallout-shop = sklep
stock-fallout-held = u ocalałych
stock-fallout-unseen = niewidoczne
# Po dużej liczbie: „16 z 19 niewidoczne”.
stock-fallout-of-unseen = z { $total } niewidoczne
stock-fallout-in-sight = widoczne

## Dlaczego bot mógł coś zrobić

display-fallout-motive-explore = Może po to, żeby zobaczyć, co kryje kafelek.
display-fallout-motive-encounter = Może dlatego, że spotkania przynoszą łupy, zadania, a czasem kłopoty.
display-fallout-motive-fight = Może dlatego, że pokonany wróg to doświadczenie.
display-fallout-motive-quest = Może dlatego, że zadania posuwają opowieść naprzód i przynoszą nagrody.
display-fallout-motive-camp = Może po to, żeby wrócić do sił: PŻ { $hp } z { $max }.
display-fallout-motive-buy = Może dlatego, że pozwalała na to sakiewka: kapsle { $caps }.
display-fallout-motive-sell = Może dla kapsli: w sakiewce { $caps }.
display-fallout-motive-perk = Może dlatego, że profit poczeka, aż będzie potrzebny.
display-fallout-motive-equip = Może dlatego, że karta działa dopiero w wyposażeniu.
display-fallout-motive-drop = Może dlatego, że ręka była pełna.
display-fallout-motive-end = Nie zostały już żadne akcje.
display-fallout-motive-end-early = { $count ->
    [one] Jedna akcja przepada.
    [few] Przepadają { $count } akcje.
   *[many] Przepada { $count } akcji.
}

## Cel gry

goal-fallout = { $players ->
    [1] Zdobądź { $target } wpływu, zanim któraś frakcja osiągnie potęgę { $last }
   *[other] Kto pierwszy zdobędzie { $target } wpływu; gdy frakcja osiągnie potęgę { $last }, przegrywają wszyscy
}
goal-fallout-influence = { $player }: wpływ { $influence }
goal-fallout-hidden = { $player }: zakryte plany: { $agendas }
goal-fallout-eliminated = { $player }: poza grą
goal-fallout-power = { $faction }: potęga { $power }

## Zasady na jednej stronie

leaflet-fallout-influence = Zdobądź jako pierwszy dość wpływu: 11 w grze solo, 10 we dwoje, 9 we troje, 8 we czworo. Wygrywają wspólnie wszyscy, którzy w tej chwili tyle mają.
leaflet-fallout-agendas = Wpływ dają plany, które trzymasz w tajemnicy: każdy 1, a więcej, jeśli zachodzi to, co na nim zapisano.
leaflet-fallout-factions = Jeśli wcześniej któraś frakcja dojdzie do końca toru potęgi, przegrywają wszyscy.
leaflet-fallout-turns = Po kolei każdy ocalały ma turę: dwie akcje.
leaflet-fallout-enemies = Potem odkrywa się plan z wierzchu talii. Aktywni wrogowie wskazanych na nim rodzajów idą do najbliższego ocalałego i walczą z tym, kogo spotkają.
leaflet-fallout-wake = Zakryci wrogowie tych rodzajów zostają odkryci.
leaflet-fallout-depletion = Gdy kończy się talia planów, potęga frakcji rośnie.
leaflet-fallout-move = Ruch: dwa punkty ruchu. Trudny teren kosztuje oba, napromieniowany daje rad.
leaflet-fallout-explore = Eksploracja: odkryj kafelek obok siebie. Mogą tam czekać wrogowie.
leaflet-fallout-encounter = Spotkanie, jeśli na twoim polu jest jego symbol: wysłuchaj, wybierz i zobacz, co z tego wyniknie.
leaflet-fallout-fight = Walka z aktywnym wrogiem na twoim polu: trzy kości, najpierw jego trafienia, potem twoje.
leaflet-fallout-quest = Zadanie: kto spełni cel, wykonuje jego rezultaty, często plany albo potęgę.
leaflet-fallout-camp = Obóz: odzyskaj 3 PŻ, przygotuj karty, zostań Wypoczętym, wymieniaj się.
leaflet-fallout-death = Gdy PŻ nie są większe niż rady, giniesz: wracasz na kafelek startowy bez ekwipunku.
leaflet-fallout-won = Ktoś ma dość wpływu: gra kończy się od razu.
leaflet-fallout-lost = Frakcja dochodzi do końca toru potęgi: przegrywają wszyscy oprócz tych, którym właśnie ten krok dał dość wpływu.
leaflet-fallout-eliminated = Kto ma tyle radów, że nie pomogą nawet pełne PŻ, zostaje wyeliminowany.

## Koniec jest blisko
alarm-fallout-power = { $faction }: jeden krok do końca toru potęgi. Tam gra się kończy, a kto nie zwyciężył, przegrywa.
alarm-fallout-strip = { $faction }: jeden krok do końca

# Plansza

display-fallout-from-end =
    { $count ->
        [0] na końcu toru
       *[other] { $count } do końca
    }

## Karty opowieści

told-fallout-encounter-wasteland = Spotkanie na Pustkowiach
told-fallout-encounter-settlement = Spotkanie w osadzie
told-fallout-encounter-vault = Spotkanie w Krypcie { $number }
told-fallout-scenario = { $count ->
    [one] Scenariusz dla samotnego ocalałego
   *[other] Scenariusz, liczba ocalałych: { $count }
}
told-fallout-wins = Zwycięstwo daje wpływ { $count }. Jeśli wcześniej któraś frakcja dojdzie do końca toru potęgi, nie wygra nikt.
told-fallout-staged = Nowe zadanie
told-fallout-completed = Zadanie, cel osiąga { $player }
told-fallout-failed = Zadanie, celu nie osiąga { $player }
told-fallout-event = Wydarzenie, dobiera { $player }
told-fallout-activation = Plan, który aktywuje wrogów
told-fallout-test = Test
told-fallout-test-passed = zdany
told-fallout-test-failed = niezdany
told-fallout-test-shared = liczy się razem z wynikiem drugiej osoby
told-fallout-fight = Walka: { $enemy }, poziom { $level }
told-fallout-fight-won = wróg zabity
told-fallout-fight-lost = wróg żyje
told-fallout-gained = zdobyto
told-fallout-lost = stracono
told-fallout-killed = Śmierć

# Gdzie można wykonać cel: „Rogatka, 2 pola stąd”.

display-fallout-tile-at = kafelek { $slot }
display-fallout-away =
    { $count ->
        [0] { $place }, tutaj
        [1] { $place }, tuż obok
        [few] { $place }, { $count } pola stąd
       *[many] { $place }, { $count } pól stąd
    }
display-fallout-nearest = najbliżej (z { $count }): { $where }
display-fallout-one-of = { $where } i { $count ->
        [2] jeszcze jedno
       *[other] inne
    }

# The steps of a round.

display-fallout-step-survivors = Ocaleni
display-fallout-step-enemies = Wrogowie

# Wybór, który kończy grę.

display-fallout-ends-won = Osiągasz wpływ, który daje zwycięstwo.
display-fallout-ends-power = { $faction }: potęga { $last }, czyli koniec toru.
display-fallout-ends-eliminated = Nie zostałby nikt żywy.
display-fallout-ends-rounds = To była ostatnia runda tego stołu.
display-fallout-ends-win = Wpływ: { $count } z { $target }. Wygrywasz.
display-fallout-ends-lose = Wpływ: { $count } z { $target }. Przegrywasz.
display-fallout-ends-others = Twój wpływ: { $count } z { $target }. Jeśli nikt inny nie chowa { $target } w rękawie, przegrywają wszyscy.

# Wiersz planu na ręce.

display-fallout-part = { $what ->
    [lead] przewaga { $faction }
    [caps] kapsle
    [letters] litery
    [perks] profity
    [traits] cechy
    [items] karty
    [companions] towarzysze
   *[rads] rady
}: { $have }; { $each ->
    [1] po +1
   *[other] +1 za każde { $each }
}, do { $max }
display-fallout-part-power = potęga { $faction }: { $have } z { $count }
display-fallout-part-lead = przewaga { $faction }: { $have } z { $count }
display-fallout-part-behind = przewaga { $faction } poniżej { $count }: teraz { $have }
display-fallout-part-loyal = lojalność wobec{ "\u00A0" }{ $faction }
display-fallout-part-caps = kapsle: { $have } z { $count }

## Co zrobiliby wrogowie i dlaczego zrobili to, co zrobili

display-fallout-prowl-walks = { $count ->
    [one] Jedno pole w stronę: { $player } ({ $count } pole stąd).
    [few] Jedno pole w stronę: { $player } ({ $count } pola stąd).
   *[many] Jedno pole w stronę: { $player } ({ $count } pól stąd).
}
display-fallout-prowl-joins = Wchodzi na pole, gdzie stoi { $player }, i od razu walczy.
display-fallout-prowl-fights = Zostaje i walczy. Cel: { $player }.
display-fallout-prowl-shoots = Zostaje i walczy przez granicę pól. Cel: { $player }.
display-fallout-prowl-stays = Nikogo nie ściga i zostaje.
display-fallout-prowl-wakes = Żeton zostaje odkryty; wróg jeszcze się nie rusza i nie walczy.
display-fallout-prowl-ways = { $count ->
    [one] { $count } równie dobry krok: wybiera pierwszy gracz.
    [few] { $count } równie dobre kroki: wybiera pierwszy gracz.
   *[many] { $count } równie dobrych kroków: wybiera pierwszy gracz.
}
display-fallout-step-aims = { $count ->
    [0] Cel: { $player }, na tym samym polu.
    [one] Cel: { $player }, { $count } pole stąd; nikt nie jest bliżej.
    [few] Cel: { $player }, { $count } pola stąd; nikt nie jest bliżej.
   *[many] Cel: { $player }, { $count } pól stąd; nikt nie jest bliżej.
}
display-fallout-step-ways = { $count ->
    [one] Równie dobry był { $count } krok.
    [few] Równie dobre były { $count } kroki.
   *[many] Równie dobrych było { $count } kroków.
}
display-fallout-step-woke = Kto budzi się w tym kroku, nie rusza się i nie walczy.

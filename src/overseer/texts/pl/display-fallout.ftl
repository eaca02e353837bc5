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

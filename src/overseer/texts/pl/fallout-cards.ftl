### Karty gry Fallout w słowach, tworzonych z ich danych: warunki, koszty, wyzwania, rezultaty.
###
### Kroki, koszty, wyzwania, czyny i działania stałe to zwroty bez wielkiej litery i kropki; zdania
### robi z nich program. Warunki to zdania po „jeśli”, a `.no` jest ich przeczeniem. Gdy liczba nie
### jest wydrukowana, `.equal` mówi „tyle …, ile” i dołącza jeden z komunikatów text-amount.
### Nazwy kart, lokacji i frakcji stoją w mianowniku; $enemy jest w bierniku.

## Słowa

text-faction-star = ★
text-faction-shield = ♠
text-faction-named = { $symbol } { $name }

# `.object` stoi po „zabij”, `.all` też, `.many` w rzędzie planu, `.of` po „symbol” i „żeton”.
text-type-critter = stworzenie
    .object = stworzenie
    .all = wszystkie stworzenia
    .many = stworzenia
    .of = stworzenia
text-type-human = człowiek
    .object = człowieka
    .all = wszystkich ludzi
    .many = ludzie
    .of = człowieka
text-type-robot = robot
    .object = robota
    .all = wszystkie roboty
    .many = roboty
    .of = robota
text-type-monster = potwór
    .object = potwora
    .all = wszystkie potwory
    .many = potwory
    .of = potwora
text-type-super-mutant = supermutant
    .object = supermutanta
    .all = wszystkich supermutantów
    .many = supermutanci
    .of = supermutanta
text-enemy = wróg
    .object = dowolnego wroga
    .one = jednego wroga
    .all = wszystkich wrogów
text-faction-tokens = żetony frakcji { $faction }

# `.become` stoi po „zostań”.
text-trait-idolized = Uwielbiany
    .become = Uwielbianym
text-trait-vilified = Znienawidzony
    .become = Znienawidzonym
text-trait-synth = Synt
    .become = Syntem
text-trait-super-mutant = Supermutant
    .become = Supermutantem
text-trait-well-rested = Wypoczęty
    .become = Wypoczętym
text-trait-addicted = Uzależniony
    .become = Uzależnionym

text-area-head = głowa
text-area-body = korpus
text-area-arms = ręce
text-area-legs = nogi

# `.with` stoi po „z”, `.text` objaśnia zdolność w jednym wierszu.
text-ability-aggressive = Agresja
    .with = agresją
    .text = Agresja: kto wchodzi na pole tego wroga lub na czyje pole wchodzi ten wróg, natychmiast z nim walczy.
text-ability-armor = Pancerz
    .with = pancerzem
    .text = Pancerz: aby zabić tego wroga, trzeba o jedno trafienie ocalałego więcej, niż wynosi jego poziom.
text-ability-radiation = Promieniowanie
    .with = promieniowaniem
    .text = Promieniowanie: jeśli ten wróg zada w walce choć 1 obrażenie, ocalały otrzymuje też tyle radów, ile wynosi poziom wroga.
text-ability-ranged = Dystans
    .with = dystansem
    .text = Dystans: podczas aktywacji ten wróg walczy z ocalałym na sąsiednim polu i się nie porusza; jeśli ten ocalały nie ma broni dystansowej, wróg ma o jeden symbol trafienia więcej.
text-ability-loot = Łup
    .with = łupem
    .text = Łup: kto zabije tego wroga, dobiera kartę łupu.
text-ability-retreat = Odwrót
    .with = odwrotem
    .text = Odwrót: jeśli ten wróg przeżyje walkę, staje się nieaktywny.

# Czyja jest talia spotkań lub czyj symbol spotkania.
text-deck-wasteland = Pustkowi
text-deck-settlement = osady
text-deck-vault-84 = Krypty 84
text-deck-vault-109 = Krypty 109

# `.card` stoi po „karta”.
text-kind-weapon = broń
    .card = broni
text-kind-apparel = ubiór
    .card = ubioru
text-kind-companion = towarzysz
    .card = towarzysza
text-kind-aid = wsparcie
    .card = wsparcia
text-kind-drug = narkotyk
    .card = narkotyku
text-kind-magazine = czasopismo
    .card = czasopisma
text-kind-event = wydarzenie
    .card = wydarzenia

text-source-loot = łup
text-source-asset = towar
text-source-unique = unikatowy towar
text-source-character = przedmiot postaci

# Z czym jest pole.
text-terrain-difficult = trudnym terenem
text-terrain-irradiated = napromieniowanym terenem

text-amount-level = wynosi poziom tego symbolu spotkania
text-amount-level-more = wynosi poziom tego symbolu spotkania plus { $count }
text-amount-level-less = wynosi poziom tego symbolu spotkania minus { $count }
text-amount-hits = jest symboli trafienia w teście
text-amount-players = jest graczy

text-within = { $count ->
    [0] na twoim polu
    [one] w odległości do { $count } pola od ciebie
   *[other] w odległości do { $count } pól od ciebie
}

## Pola

# `.into` stoi po „wejdź” i „przestaw swoją figurkę”; w innych językach jest też `.onto`, po „połóż”.
text-where-here = na swoim polu
    .into = na swoje pole
text-where-start = na kafelku startowym
    .into = na pole kafelka startowego
text-where-adjacent = na sąsiednim polu
    .into = na sąsiednie pole
text-where-marker = na polu ze znacznikiem tego zadania
    .into = na pole ze znacznikiem tego zadania
text-where-anywhere = na dowolnym odkrytym polu
    .into = na dowolne odkryte pole
text-where-place = na polu lokacji { $place }
    .into = na pole lokacji { $place }
text-where-tile = na kafelku { $tile }
    .into = na pole kafelka { $tile }
text-where-icon = na polu z symbolem spotkania { $deck }
    .into = na pole z symbolem spotkania { $deck }
text-where-terrain = na polu z { $terrain }
    .into = na pole z { $terrain }
text-where-enemy = na polu z symbolem { $type }
    .into = na pole z symbolem { $type }
text-where-within = { $count ->
    [0] na twoim polu
    [one] na polu w odległości do { $count } pola od ciebie
   *[other] na polu w odległości do { $count } pól od ciebie
}
    .into = { $count ->
        [0] na twoje pole
        [one] na pole w odległości do { $count } pola
       *[other] na pole w odległości do { $count } pól
    }

## Warunki

text-and = { $first } i { $second }
text-or = { $first } lub { $second }
text-not-all = nie jest tak, że { $condition }
text-if-trait = masz cechę { $trait }
    .no = nie masz cechy { $trait }
text-if-letter = masz literę { $letter }
    .no = nie masz litery { $letter }
text-if-loyal = deklarujesz lojalność wobec frakcji { $faction }
    .no = nie deklarujesz lojalności wobec frakcji { $faction }
text-if-at = jesteś { $where }
    .no = nie jesteś { $where }
text-if-icon = na twoim polu jest symbol spotkania { $deck }
    .no = na twoim polu nie ma symbolu spotkania { $deck }
text-if-min-level = symbol spotkania na twoim polu ma poziom co najmniej { $count }
    .no = na twoim polu nie ma symbolu spotkania o poziomie co najmniej { $count }
text-if-terrain = jesteś na polu z { $terrain }
    .no = nie jesteś na polu z { $terrain }
text-if-caps = masz co najmniej { $count ->
    [one] { $count } kapsel
    [few] { $count } kapsle
   *[many] { $count } kapsli
}
    .no = masz mniej niż { $count ->
        [one] { $count } kapsel
        [few] { $count } kapsle
       *[many] { $count } kapsli
    }
text-if-has-kind = masz kartę { $kind }
    .no = nie masz karty { $kind }
text-if-has-item = masz kartę „{ $card }”
    .no = nie masz karty „{ $card }”
text-if-equipped-kind = masz w wyposażeniu kartę { $kind }
    .no = nie masz w wyposażeniu karty { $kind }
text-if-equipped-item = masz w wyposażeniu kartę „{ $card }”
    .no = nie masz w wyposażeniu karty „{ $card }”
text-if-kept = masz u siebie kartę { $number }
    .no = nie masz u siebie karty { $number }
text-if-kept-named = masz u siebie kartę „{ $card }”
    .no = nie masz u siebie karty „{ $card }”
text-if-power = potęga frakcji { $faction } wynosi co najmniej { $count }
    .no = potęga frakcji { $faction } wynosi mniej niż { $count }
text-if-lead = przewaga frakcji { $faction } wynosi co najmniej { $count }
    .no = przewaga frakcji { $faction } wynosi mniej niż { $count }
text-if-survivor-here = na twoim polu jest inny ocalały
    .no = na twoim polu nie ma innego ocalałego
text-if-no-enemies = { $within } nie ma odkrytego wroga
    .no = { $within } jest odkryty wróg
text-if-near-token = na twoim lub sąsiednim polu jest żeton frakcji { $faction }
    .no = na twoim ani sąsiednim polu nie ma żetonu frakcji { $faction }
text-if-distance-min = twoja odległość od lokacji { $place } wynosi co najmniej { $least ->
    [one] { $least } pole
    [few] { $least } pola
   *[many] { $least } pól
}
    .no = twoja odległość od lokacji { $place } wynosi mniej niż { $least ->
        [one] { $least } pole
        [few] { $least } pola
       *[many] { $least } pól
    }
text-if-distance-max = twoja odległość od lokacji { $place } wynosi najwyżej { $most ->
    [one] { $most } pole
    [few] { $most } pola
   *[many] { $most } pól
}
    .no = twoja odległość od lokacji { $place } wynosi więcej niż { $most ->
        [one] { $most } pole
        [few] { $most } pola
       *[many] { $most } pól
    }
text-if-distance-both = twoja odległość od lokacji { $place } wynosi od { $least } do { $most ->
    [one] { $most } pola
   *[other] { $most } pól
}
    .no = twoja odległość od lokacji { $place } nie wynosi od { $least } do { $most ->
        [one] { $most } pola
       *[other] { $most } pól
    }
text-if-letters = masz co najmniej { $count ->
    [one] { $count } literę
    [few] { $count } litery
   *[many] { $count } liter
}
    .no = masz mniej niż { $count ->
        [one] { $count } literę
        [few] { $count } litery
       *[many] { $count } liter
    }
text-if-perks = masz co najmniej { $count ->
    [one] { $count } profit
    [few] { $count } profity
   *[many] { $count } profitów
}
    .no = masz mniej niż { $count ->
        [one] { $count } profit
        [few] { $count } profity
       *[many] { $count } profitów
    }
text-if-rads = masz co najmniej { $count ->
    [one] { $count } rad
    [few] { $count } rady
   *[many] { $count } radów
}
    .no = masz mniej niż { $count ->
        [one] { $count } rad
        [few] { $count } rady
       *[many] { $count } radów
    }
text-if-agendas = masz co najmniej { $count ->
    [one] { $count } plan
    [few] { $count } plany
   *[many] { $count } planów
}
    .no = masz mniej niż { $count ->
        [one] { $count } plan
        [few] { $count } plany
       *[many] { $count } planów
    }
text-if-players = liczba graczy wynosi co najmniej { $count }
    .no = liczba graczy wynosi mniej niż { $count }
text-if-staged = zadanie { $number } jest wyłożone
    .no = zadanie { $number } nie jest wyłożone

## Koszty

text-cost-caps = zapłać { $count ->
    [one] { $count } kapsel
    [few] { $count } kapsle
   *[many] { $count } kapsli
}
text-cost-agenda = odrzuć { $count ->
    [one] swój plan
    [few] { $count } swoje plany
   *[many] { $count } swoich planów
}
text-cost-discard-item = odrzuć kartę „{ $card }”

## Kroki

text-step-xp = otrzymaj { $count } PD
    .equal = otrzymaj tyle PD, ile { $amount }
text-step-caps = otrzymaj { $count ->
    [one] { $count } kapsel
    [few] { $count } kapsle
   *[many] { $count } kapsli
}
    .equal = otrzymaj tyle kapsli, ile { $amount }
text-step-lose-caps = strać { $count ->
    [one] { $count } kapsel
    [few] { $count } kapsle
   *[many] { $count } kapsli
}
    .equal = strać tyle kapsli, ile { $amount }
text-step-agenda = dobierz { $count ->
    [one] plan
    [few] { $count } plany
   *[many] { $count } planów
}
    .equal = dobierz tyle planów, ile { $amount }
text-step-loot = dobierz { $count ->
    [one] kartę łupu
    [few] { $count } karty łupu
   *[many] { $count } kart łupu
}
    .equal = dobierz tyle kart łupu, ile { $amount }
text-step-asset = dobierz { $count ->
    [one] towar
    [few] { $count } towary
   *[many] { $count } towarów
}
    .equal = dobierz tyle towarów, ile { $amount }
text-step-salvage = weź z odrzuconych { $count ->
    [one] wybraną kartę łupu
    [few] { $count } wybrane karty łupu
   *[many] { $count } wybranych kart łupu
} (oprócz wydarzeń)
    .equal = weź z odrzuconych tyle wybranych kart łupu (oprócz wydarzeń), ile { $amount }
text-step-unique = otrzymaj unikatowy towar „{ $card }”
text-step-add = dodaj kartę { $number }
text-step-stage = wyłóż zadanie { $number }
text-step-trash = usuń tę kartę z gry
text-step-trash-number = usuń z gry kartę { $number }
text-step-become = zostań { $trait }
text-step-lose = strać cechę { $trait }
text-step-power = potęga frakcji { $faction } rośnie o { $count }
text-step-damage = otrzymaj { $count ->
    [one] { $count } obrażenie
    [few] { $count } obrażenia
   *[many] { $count } obrażeń
}
    .equal = otrzymaj tyle obrażeń, ile { $amount }
text-step-rads = otrzymaj { $count ->
    [one] { $count } rad
    [few] { $count } rady
   *[many] { $count } radów
}
    .equal = otrzymaj tyle radów, ile { $amount }
text-step-heal = odzyskaj { $count } PŻ
    .equal = odzyskaj tyle PŻ, ile { $amount }
text-step-heal-rads = usuń { $count ->
    [one] { $count } rad
    [few] { $count } rady
   *[many] { $count } radów
}
    .equal = usuń tyle radów, ile { $amount }
text-step-shop = zrób zakupy: kup, sprzedaj lub zwerbuj łącznie do { $count ->
    [one] { $count } karty
   *[other] { $count } kart
}
    .equal = zrób zakupy: kup, sprzedaj lub zwerbuj najwyżej tyle kart, ile { $amount }
text-step-shop-discount = { $shop } (każda karta kosztuje o { $count ->
    [one] { $count } kapsel
    [few] { $count } kapsle
   *[many] { $count } kapsli
} mniej)
text-step-tokens = { $count ->
    [one] połóż żeton frakcji { $faction } { $where }
    [few] połóż { $count } żetony frakcji { $faction }, każdy { $where }
   *[many] połóż { $count } żetonów frakcji { $faction }, każdy { $where }
}
    .equal = połóż tyle żetonów frakcji { $faction }, ile { $amount }, każdy { $where }
text-step-marker = połóż znacznik tego zadania { $where }
text-step-enemy-up = dobierz żeton { $type } i połóż go odkryty { $where }
text-step-enemy-down = dobierz żeton { $type } i połóż go zakryty { $where }
text-step-move = porusz się najwyżej o { $count ->
    [one] { $count } pole
    [few] { $count } pola
   *[many] { $count } pól
}
    .equal = porusz się najwyżej o tyle pól, ile { $amount }
text-step-place = przestaw swoją figurkę { $where }
text-step-mp = otrzymaj w tej turze { $count ->
    [one] { $count } punkt ruchu
    [few] { $count } punkty ruchu
   *[many] { $count } punktów ruchu
}
    .equal = otrzymaj w tej turze tyle punktów ruchu, ile { $amount }
text-step-action = wykonaj w tej turze { $count ->
    [one] dodatkową akcję
    [few] { $count } dodatkowe akcje
   *[many] { $count } dodatkowych akcji
}
    .equal = wykonaj w tej turze tyle dodatkowych akcji, ile { $amount }
text-step-encounter = rozpatrz też następną kartę z talii { $deck }
text-step-keep = zatrzymaj tę kartę
text-step-complete = osiągnij cel { $objective } zadania { $quest }
text-step-random-add = dodaj losową kartę o numerze od { $first } do { $last }
text-step-random-stage = wyłóż losowe zadanie o numerze od { $first } do { $last }
text-step-kill = zabij bez walki { $what }{ $level ->
    [0] {""}
   *[other] {" "}o poziomie nie wyższym niż { $level }
} { $within }
text-step-remove-tokens = zdejmij z mapy wszystkie żetony frakcji { $faction } { $within } (to nie zabicie)
text-step-wake = wszyscy nieaktywni wrogowie { text-within } stają się aktywni
text-step-discard-any = odrzuć jedną ze swoich kart
text-step-discard-kind = odrzuć kartę { $kind }
text-step-unexhaust-all = przygotuj wszystkie swoje karty
text-step-unexhaust-one = przygotuj jedną ze swoich kart
text-step-perk = weź { $count ->
    [one] wybrany profit
    [few] { $count } wybrane profity
   *[many] { $count } wybranych profitów
} z literą, którą masz
text-step-level = { $count ->
    [one] awansuj
   *[other] awansuj { $count } razy
}
text-step-choose = wybierz jedno: { $ways }
text-step-way = ({ $number }) { $text }
text-step-may = jeśli chcesz: { $text }
text-step-when = jeśli { $condition }: { $text }
text-step-otherwise = jeśli { $condition }: { $text }; w przeciwnym razie: { $other }
text-step-others-here = każdy inny ocalały na twoim polu: { $text }
text-step-others-adjacent = każdy ocalały na sąsiednim polu: { $text }
text-step-others-all = każdy inny ocalały: { $text }
text-step-others-right = ocalały po twojej prawej stronie: { $text }
text-step-others-one = wybrany przez ciebie inny ocalały: { $text }
text-step-vote = wszyscy ocalali głosują, a w razie remisu rozstrzyga głos pierwszego gracza; jeśli „tak”: { $yes }; jeśli „nie”: { $no }
text-step-count = dolicz { $count } do celu 1 tego zadania
    .equal = dolicz do celu 1 tego zadania tyle, ile { $amount }
text-step-reroll = otrzymaj { $count ->
    [one] { $count } przerzut
    [few] { $count } przerzuty
   *[many] { $count } przerzutów
}
    .equal = otrzymaj tyle przerzutów, ile { $amount }
text-step-hits = dodaj { $count ->
    [one] { $count } trafienie ocalałego
    [few] { $count } trafienia ocalałego
   *[many] { $count } trafień ocalałego
}
    .equal = dodaj tyle trafień ocalałego, ile { $amount }
text-step-cancel = znieś { $count ->
    [one] { $count } symbol trafienia wroga
    [few] { $count } symbole trafienia wroga
   *[many] { $count } symboli trafienia wroga
}
    .equal = znieś tyle symboli trafienia wroga, ile { $amount }
text-step-success = dodaj do swojego testu { $count ->
    [one] { $count } symbol trafienia
    [few] { $count } symbole trafienia
   *[many] { $count } symboli trafienia
}
    .equal = dodaj do swojego testu tyle symboli trafienia, ile { $amount }
text-step-turn-die = obróć jedną kość na wybraną ściankę
text-step-none = nic się nie dzieje

## Wyzwania

text-task-test = test { $letters } o trudności { $count }
    .equal = test { $letters }; trudność: tyle, ile { $amount }
text-task-joint-test = test razem z drugim ocalałym: twoje litery { $letters }, jego litery { $theirs }, trudność { $count } dla łącznej liczby symboli trafienia
    .equal = test razem z drugim ocalałym: twoje litery { $letters }, jego litery { $theirs }, trudność dla łącznej liczby symboli trafienia: tyle, ile { $amount }
text-task-fight = dobierz i walcz: { $type }
text-task-fight-level = { $fight }, poziom { $change }
text-task-fight-add = { $fight }, dodatkowo z { $abilities }
text-task-fight-token = walcz z wrogiem frakcji { $faction }

## Czyny

text-deed-kill = zabij { $enemy }
text-deed-kill-named = zabij { $enemy }
text-deed-kill-faction = zabij wroga frakcji { $faction }
text-deed-kill-last = zabij ostatniego wroga frakcji { $faction } na mapie
text-deed-kill-level = { $kill } o poziomie co najmniej { $count }
text-deed-kill-ability = { $kill } z { $ability }
text-deed-explore-any = eksploruj kafelek
text-deed-explore-dangerous = eksploruj niebezpieczny kafelek
text-deed-explore-deadly = eksploruj zabójczy kafelek
text-deed-camp = rozbij obóz
text-deed-enter = wejdź { $where }
text-deed-become = zostań { $trait }
text-deed-lose = strać cechę { $trait }
text-deed-level = awansuj
text-deed-buy = kup kartę
text-deed-sell = sprzedaj kartę
text-deed-recruit = zwerbuj towarzysza
text-deed-suffer-damage = otrzymaj co najmniej { $count ->
    [one] { $count } obrażenie
    [few] { $count } obrażenia
   *[many] { $count } obrażeń
} w jednej { $within ->
    [fight] walce
   *[turn] turze
}
text-deed-suffer-rads = otrzymaj co najmniej { $count ->
    [one] { $count } rad
    [few] { $count } rady
   *[many] { $count } radów
} w jednej { $within ->
    [fight] walce
   *[turn] turze
}
text-deed-spend = wydaj naraz co najmniej { $count ->
    [one] { $count } kapsel
    [few] { $count } kapsle
   *[many] { $count } kapsli
}
text-deed-if = { $deed }, jeśli { $condition }
text-deed-times = { $deed } (łącznie { $count } razy)

## Działania stałe

text-passive-armor = +{ $count } do wartości pancerza
text-passive-move-more = +{ $count ->
    [one] { $count } punkt ruchu
    [few] { $count } punkty ruchu
   *[many] { $count } punktów ruchu
} w każdej akcji ruchu
text-passive-move-less = −{ $count ->
    [one] { $count } punkt ruchu
    [few] { $count } punkty ruchu
   *[many] { $count } punktów ruchu
} w każdej akcji ruchu
text-passive-easy-terrain = trudny teren nie kosztuje cię dodatkowego punktu ruchu
text-passive-terrain-rads = napromieniowany teren nie daje ci radów
text-passive-rads-heal = za każdym razem, gdy otrzymasz rady, odzyskaj { $count } PŻ
text-passive-rads-xp = za każdym razem, gdy otrzymasz rady, otrzymaj { $count } PD
text-passive-inventory = możesz mieć w ekwipunku o { $count ->
    [one] { $count } kartę
    [few] { $count } karty
   *[many] { $count } kart
} więcej
text-passive-fight-reroll = +{ $count ->
    [one] { $count } przerzut
    [few] { $count } przerzuty
   *[many] { $count } przerzutów
} w każdej walce
text-passive-test-reroll = +1 przerzut w teście za każdą z tych liter, która w nim jest: { $letters }
text-passive-shop-discount = każda karta w sklepie kosztuje cię o { $count ->
    [one] { $count } kapsel
    [few] { $count } kapsle
   *[many] { $count } kapsli
} mniej
text-passive-camp-heal = w obozie odzyskujesz o { $count } PŻ więcej
text-passive-kill-caps = za każdego zabitego wroga otrzymaj { $count ->
    [one] { $count } kapsel
    [few] { $count } kapsle
   *[many] { $count } kapsli
}
text-passive-encounter-xp = za każde spotkanie otrzymaj { $count } PD

## Użycie

text-moment-turn = w swojej turze
text-moment-action = jako akcja
text-moment-before-fight = przed walką
text-moment-fight = podczas walki
text-moment-test = podczas testu
text-moment-fight-or-test = podczas walki lub testu
text-moment-camp = w obozie
text-spend-exhaust = wyczerp tę kartę
text-spend-discard = odrzuć tę kartę
text-spend-perk = zwróć ten profit do talii
text-use = { $moment }: { $text }
text-use-if = { $moment }, jeśli { $condition }: { $text }
text-use-once = raz na turę, { $moment }

## Wiersze kart

text-line-kind = { $kind } ({ $source })
text-line-letters = { $count ->
    [one] litera
   *[other] litery
}: { $letters }
text-line-ranged = broń dystansowa
text-line-armor = pancerz: { $count }
text-line-value = wartość: { $count }
text-line-recruit-letter = do zwerbowania potrzebna jest litera { $letter }
text-line-recruit-trait = do zwerbowania potrzebna jest cecha { $trait }
text-line-recruit-any = może go zwerbować każdy
text-line-keep = przy każdym przygotowaniu zatrzymujesz tę kartę tylko wtedy, gdy { $condition }
text-line-equipped = gdy masz tę kartę w wyposażeniu: { $text }
text-line-held = gdy masz tę kartę: { $text }
text-line-always = zawsze: { $text }
text-line-ready-cost = koszt przygotowania: { $cost }
text-line-hp = PŻ: { $count }
text-line-traits = cechy: { $traits }
text-line-item = przedmiot na początek: { $card }
text-line-faction = frakcja: { $faction }
text-line-players = tylko w grze, w której liczba graczy wynosi co najmniej { $count }
text-line-players-all = tylko w grze, w której liczba graczy wynosi { $count }
text-line-row = aktywacja: { $row }
text-line-influence = wpływ: 1
text-line-bonus = +{ $count } wpływu, jeśli { $condition }
text-line-exclusive = z tych premii liczy się tylko pierwsza, która coś daje
text-line-per-lead = +1 wpływu za { $each ->
    [one] każdy punkt
    [few] każde { $each } punkty
   *[many] każde { $each } punktów
} przewagi frakcji { $faction }, najwyżej +{ $max }
text-line-per-caps = +1 wpływu za { $each ->
    [one] każdy twój kapsel
    [few] każde { $each } twoje kapsle
   *[many] każde { $each } twoich kapsli
}, najwyżej +{ $max }
text-line-per-letters = +1 wpływu za { $each ->
    [one] każdą twoją literę
    [few] każde { $each } twoje litery
   *[many] każde { $each } twoich liter
}, najwyżej +{ $max }
text-line-per-perks = +1 wpływu za { $each ->
    [one] każdy twój profit
    [few] każde { $each } twoje profity
   *[many] każde { $each } twoich profitów
}, najwyżej +{ $max }
text-line-per-traits = +1 wpływu za { $each ->
    [one] każdą twoją cechę
    [few] każde { $each } twoje cechy
   *[many] każde { $each } twoich cech
}, najwyżej +{ $max }
text-line-per-items = +1 wpływu za { $each ->
    [one] każdą kartę
    [few] każde { $each } karty
   *[many] każde { $each } kart
} z twojego wyposażenia i ekwipunku, najwyżej +{ $max }
text-line-per-companions = +1 wpływu za { $each ->
    [one] każdego twojego towarzysza
   *[other] każdych { $each } twoich towarzyszy
}, najwyżej +{ $max }
text-line-per-rads = +1 wpływu za { $each ->
    [one] każdy twój rad
    [few] każde { $each } twoje rady
   *[many] każde { $each } twoich radów
}, najwyżej +{ $max }
text-line-only-if = tylko jeśli { $condition }
text-line-forced = opcja WYMUSZONA, jeśli { $condition }
text-line-cost = koszt: { $cost }
text-line-tasks = { $count ->
    [one] wyzwanie
   *[other] wyzwania
}: { $tasks }
text-line-result = rezultat: { $text }
text-line-success = sukces: { $text }
text-line-failure = porażka: { $text }
text-line-staged = po wyłożeniu: { $text }
text-line-timer = po { $count ->
    [one] { $count } rundzie
   *[other] { $count } rundach
} pierwszy gracz rozpatruje: { $text }
text-line-objective = cel { $number }: { $text }
text-line-objective-faction = cel { $number }, { $faction }: { $text }
text-line-action = akcja zadania
text-line-deposit = { $deed }; kładź na tej karcie swoje kapsle, aż będzie ich tam { $count }
text-line-elsewhere = osiąga się go dzięki innej karcie
text-line-with-survivor = { $deed }; na twoim polu musi być inny ocalały (w grze solo: musisz być na polu osady)
text-line-enemy = { $type }, poziom { $level }
text-line-enemy-untyped = poziom { $level }
text-line-weak = wrażliwe części ciała: { $areas }
text-line-start = kafelek startowy: { $tile }
text-line-token-enemy = żetony frakcji { $faction } to wrogowie: { $enemy }
text-line-token-inert = żetony frakcji { $faction } nie są wrogami i nic nie robią, gdy pojawi się ich symbol
text-line-token-steps = żetony frakcji { $faction } nie są wrogami; gdy pojawi się ich symbol, pierwszy gracz rozpatruje: { $text }
text-line-track = tor potęgi: liczba pól { $count }; ostatnie kończy grę
text-line-track-letter = { $letter } na polach toru, od góry: { $levels }
text-line-quests = zadania wyłożone na początku: { $numbers }
text-line-setup = specjalne przygotowanie, rozpatruje je pierwszy gracz: { $text }
text-line-win = wpływ potrzebny do zwycięstwa przy 1, 2, 3 i 4 graczach: { $numbers }

### Słowa `overseer play fallout`: mapa i planszetki w terminalu, menu i odpowiedzi.
### To, co wspólne obu grom, stoi w terminal.ftl; play-fallout-x zastępuje play-x.

## Stół

play-fallout-ended = Koniec gry
play-fallout-set-up = Przygotowanie do gry
play-fallout-turn = tura: { $player }
play-fallout-actions = pozostałe akcje: { $count }
play-fallout-points = punkty ruchu: { $count }
play-fallout-board = PŻ { $hp }/{ $max }, rady { $rads }, PD { $xp }, kapsle { $caps }, plany { $agendas }, pole { $space }
play-fallout-exhausted = { $item } (karta wyczerpana)
play-fallout-agenda = { $agenda } daje teraz wpływ { $influence }: { $parts }
play-fallout-card-itself = 1 za samą kartę
play-fallout-part = { $given } za „{ $text }”
play-fallout-worth = Teraz daje { $influence }: { $sum }.
play-fallout-no-enemies = żetony frakcji nie są wrogami
play-fallout-enemies = żetony frakcji to wrogowie: { $stats }
play-fallout-power = { $faction }: potęga { $power }; przy { $last } przegrywają wszyscy
play-fallout-so-far = Dotąd: { $count } z { $needed }.
play-fallout-decks = Karty w taliach: łupy { $loot }, towary { $asset }, plany { $agenda }

## Mapa

play-fallout-facedown = zakryty żeton: { $type }
play-fallout-level = poziom { $level }
play-fallout-weak = wrażliwe części ciała: { $areas }
play-fallout-icon = { $deck }, poziom { $level }
play-fallout-enemy-icon = symbol wroga: { $type }
play-fallout-marker = znacznik zadania: { $quest }
play-fallout-empty = nic tam nie ma

play-fallout-legend-map = Na mapie: ciągłe linie dzielą kafelki, kropkowane dzielą pola; co się styka, to sąsiaduje. ◎ pole lub kafelek do wyboru, ░ zakryty kafelek (! niebezpieczny, !! zabójczy), S2 spotkania w osadach i W2 na Pustkowiach, poziom 2, V84 krypta, ^ trudny i * napromieniowany teren, ⚑ znacznik zadania, ★ ♠ żetony frakcji. Wrogowie: C stworzenie, H człowiek, R robot, M potwór, X supermutant; C2 aktywny, poziom 2; c? zakryty; :c symbol wroga na polu.
play-fallout-legend-boards = Na planszetkach: litery, potem ① pierwszy gracz. i z nazwą pokazuje całą kartę lub zadanie, ? z polem lub kafelkiem mówi, co tam jest i z czym sąsiaduje.

## Spotkania, walki, testy

play-fallout-encounter = Spotkanie, poziom { $level }: { $encounter }
play-fallout-barred = Niedostępne: { $lead } { $asked }
play-fallout-test = TEST o trudności { $difficulty }; litery: { $letters }
play-fallout-test-joint = Wspólny TEST; litery: { $letters }
play-fallout-die-fight = Kość { $number }: { $areas }{ $fits ->
    [yes] { "" }: trafienie we wroga
   *[no] { "" }: bez trafienia
}; { $hits ->
    [0] nic przeciw tobie
    [one] { $hits } symbol trafienia przeciw tobie
    [few] { $hits } symbole trafienia przeciw tobie
   *[many] { $hits } symboli trafienia przeciw tobie
}.
play-fallout-no-area = żadna część ciała
play-fallout-die-test = Kość { $number }: { $hits ->
    [0] bez symbolu trafienia
    [one] { $hits } symbol trafienia
    [few] { $hits } symbole trafienia
   *[many] { $hits } symboli trafienia
}{ $struck ->
    [no] .
   *[yes] { "" }; części ciała się nie liczą (skreślone: { $areas }).
}
play-fallout-fight-damage = Przy tych kościach symbole trafienia przeciw tobie: { $icons }, minus pancerz { $armor }; obrażenia: { $damage }.
play-fallout-fight-sum = Twoje trafienia: { $hits } z potrzebnych { $needed }.
play-fallout-fight-parts = Twoje trafienia: { $dice } z kości, { $ranged } z broni dystansowej, { $cards } z kart; { $hits } z potrzebnych { $needed }.
play-fallout-test-sum = Symbole trafienia: { $hits } z potrzebnych { $difficulty }.
play-fallout-rerolls = Pozostałe przerzuty: { $count }.

## Sklep i wymiana

play-fallout-price = cena { $count }
play-fallout-brings = przynosi { $count ->
    [one] 1 kapsel
    [few] { $count } kapsle
   *[other] { $count } kapsli
}
play-fallout-step-points = { $count ->
    [one] 1 punkt ruchu
    [few] { $count } punkty ruchu
   *[other] { $count } punktów ruchu
}
play-fallout-step-rads = { $count ->
    [one] 1 rad
    [few] { $count } rady
   *[other] { $count } radów
}
play-fallout-recovers = { $count } PŻ
play-fallout-rest = Cechę Wypoczęty można oddać za przerzut w walce lub teście.
play-fallout-loyalty = Dopóki plan leży odkryty, dochowujesz lojalności frakcji { $faction }: jej wrogowie cię nie blokują ani nie atakują, ale i ty nie możesz z nimi walczyć.
play-fallout-loyalty-ends = Lojalność wobec frakcji { $faction } się kończy: jeśli jej żetony są wrogami, znów są nimi i dla ciebie.
play-fallout-deal = Propozycja wymiany
play-fallout-gives = { $player } daje: { $things }.
play-fallout-caps = { $count ->
    [one] { $count } kapsel
    [few] { $count } kapsle
   *[many] { $count } kapsli
}
play-fallout-an-agenda = plan
play-fallout-nothing = nic

## Menu

play-fallout-group-actions = Akcje
play-fallout-group-steps = Ruch
play-fallout-group-cards = Karty
play-fallout-group-loyalty = Lojalność
play-fallout-narrow = { $title }. Jak dokładnie? b wraca.
play-fallout-fold-give-caps = Daj kapsle
play-fallout-fold-want-caps = Poproś o kapsle
play-fallout-fold-want-agendas = Poproś o plany
play-fallout-fold-deposit = Połóż kapsle
play-fallout-fold-turn = Obróć kość { $number }

## Odpowiedzi i pomoc

play-fallout-kind-item = karta
play-fallout-kind-perk = profit
play-fallout-kind-agenda = plan
play-fallout-kind-character = postać
play-fallout-kind-enemy = wróg
play-fallout-kind-quest = zadanie
play-fallout-kind-scenario = scenariusz
play-fallout-why-hint = ? z numerem, polem (B2.1), kafelkiem (B2), kartą lub wyborem mówi, co to jest i dlaczego jest lub nie jest możliwe.
play-fallout-rules-usage = r wymaga identyfikatora lub słowa, na przykład r FO-ENC-09 albo r plan.
play-fallout-no-card = Żadna karta nie nazywa się „{ $name }”; podaj część nazwy, na przykład i stimpak. Zadania można wyszukać dopiero po wyłożeniu.
play-fallout-help-choose = Wybór: numer z menu, pole lub kafelek (B2.1, B2) albo wybór zapisany jak w zapisie gry (step B2.1, camp, end). b wraca z pytania wewnątrz menu.
play-fallout-help-why = ? mówi, co znaczą możliwości. ? z numerem, polem, kafelkiem, kartą lub wyborem mówi, co to jest i dlaczego jest lub nie jest możliwe: ? B2.1, ? B2, ? stimpak, ? fight shield B2.1.
play-fallout-help-rules = r z identyfikatorem lub słowem szuka w zasadach: r FO-ENC-09, r plan.
play-fallout-help-card = i z nazwą pokazuje treść karty, profitu, planu, wyłożonego zadania lub scenariusza albo opis wroga: i stimpak.

## Koniec

play-fallout-lost-power = Nikt nie wygrywa. Wszystko przejmuje frakcja { $faction }.
play-fallout-lost-eliminated = Nikt nie wygrywa: nie został nikt.
play-fallout-truncated = Nikt nie wygrywa: osiągnięto limit rund.
play-fallout-standing = wpływ { $influence }
# An agenda that is laid open at the end, with what its parts gave.
play-fallout-opened = { $player }, „{ $agenda }”: { $worth } ({ $parts }).

## Zwykłe zdania, dla czytników ekranu

play-is-person = { $player }: człowiek.
play-is-bot = { $player }: bot ({ $bot }).
play-fallout-plain-standing = { $player }: wpływ { $influence }, { $verdict }.

### Fallout słowami: możliwości, pytania, dziennik, przyczyny i rzeczowniki ze stołu.
###
### Nazwy przychodzą w dwóch formach: $item jak na karcie, $item_acc w bierniku („kup”, „weź”); tak
### samo $enemy, $quest i wszystkie inne. $space to pole w rodzaju B2.1, $slot położenie kafelka
### w rodzaju B2. $player i $other to imiona ludzi dowolnej płci: stoją w mianowniku, a czasownik
### przy nich w czasie teraźniejszym.

## Gra

fallout-name = Fallout: Gra planszowa
fallout-short-name = Fallout
fallout-scenario-sheet = arkusz scenariusza

## Rzeczowniki

fallout-type-critter = stworzenie
fallout-type-human = człowiek
fallout-type-robot = robot
fallout-type-monster = potwór
fallout-type-super-mutant = supermutant

# Żetony frakcji, gdy nie mają nazwy.
fallout-token-star = żeton ★
fallout-token-star-acc = żeton ★
fallout-token-shield = żeton ♠
fallout-token-shield-acc = żeton ♠

fallout-ability-aggressive = AGRESJA
fallout-ability-armor = PANCERZ
fallout-ability-radiation = PROMIENIOWANIE
fallout-ability-ranged = DYSTANS
fallout-ability-loot = ŁUP
fallout-ability-retreat = ODWRÓT

fallout-area-head = głowa
fallout-area-body = korpus
fallout-area-arms = ręce
fallout-area-legs = nogi

fallout-trait-idolized = Uwielbiany
fallout-trait-vilified = Znienawidzony
fallout-trait-synth = Synt
fallout-trait-super-mutant = Supermutant
fallout-trait-well-rested = Wypoczęty
fallout-trait-addicted = Uzależniony

fallout-kind-weapon = broń
fallout-kind-apparel = ubiór
fallout-kind-companion = towarzysz
fallout-kind-aid = wsparcie
fallout-kind-drug = narkotyk
fallout-kind-magazine = czasopismo
fallout-kind-event = wydarzenie
fallout-kind-ability = zdolność

fallout-terrain-difficult = trudny teren
fallout-terrain-irradiated = napromieniowany teren

fallout-tile-named = kafelek z nazwą
fallout-tile-dangerous = niebezpieczny kafelek
fallout-tile-deadly = zabójczy kafelek

fallout-deck-loot = talia łupów
fallout-deck-asset = talia towarów
fallout-deck-unique = unikatowe towary
fallout-deck-character = karty postaci
fallout-deck-agenda = talia planów
fallout-deck-wasteland = spotkania na Pustkowiach
fallout-deck-settlement = spotkania w osadzie
fallout-deck-vault-84 = spotkania w Krypcie 84
fallout-deck-vault-109 = spotkania w Krypcie 109

# Gdzie leży karta i w jakim jest stanie.
fallout-held-equipped-ready = w wyposażeniu
fallout-held-equipped-exhausted = w wyposażeniu, karta wyczerpana
fallout-held-inventory-ready = w ekwipunku
fallout-held-inventory-exhausted = w ekwipunku, karta wyczerpana
fallout-held-beside-ready = obok planszetki
fallout-held-beside-exhausted = obok planszetki, karta wyczerpana

# Ścianka kości: jej wypełnione części ciała i symbole trafienia.
fallout-die-face = { $areas }, { $hits ->
    [0] bez symbolu trafienia
    [one] 1 symbol trafienia
    [few] { $hits } symbole trafienia
   *[many] { $hits } symboli trafienia
}
fallout-die-blank = { $hits ->
    [0] pusta ścianka
    [one] 1 symbol trafienia
    [few] { $hits } symbole trafienia
   *[many] { $hits } symboli trafienia
}
fallout-die-kept = jak leży

## Możliwości

fallout-option-done = Gotowe
fallout-option-character = Wybierz postać: { $character }
fallout-option-stand = Stań na polu { $space }
fallout-option-move = Ruch: otrzymaj punkty ruchu
fallout-option-step = Idź na pole { $space }
fallout-option-explore = Eksploruj kafelek { $slot }
fallout-option-encounter = Rozpatrz spotkanie
fallout-option-fight = Walcz na polu { $space }: { $enemy }
fallout-option-quest = Zadanie „{ $quest }”: podejmij cel { $number }
fallout-option-camp = Rozbij obóz
fallout-option-use = Użyj: { $item }
fallout-option-use-one = Użyj: { $item }. { $text }
fallout-option-perk = Użyj profitu „{ $perk }”
fallout-option-equip = Wyposaż się w { $item_acc }
fallout-option-loyal = Zadeklaruj lojalność: odkryj plan „{ $agenda }”
fallout-option-hide = Zakończ lojalność: zakryj plan
fallout-option-end = Zakończ turę
fallout-option-roll = Rzuć kośćmi
fallout-option-reroll = Przerzuć kości: { $dice }
fallout-option-reroll-all = Przerzuć wszystkie trzy kości
fallout-option-rested = Oddaj cechę „Wypoczęty” za przerzut
fallout-option-choose = Opcja { $number }
fallout-option-complete = Zadanie „{ $quest }”: cel { $number }
fallout-option-put = Pole { $space }
fallout-option-act = { $enemy } na polu { $space }
fallout-option-keep = Zatrzymaj literę { $letter }
fallout-option-take = Weź profit „{ $perk }”
fallout-option-discard = Odrzuć { $item_acc } ({ $where })
fallout-option-drop = Odrzuć plan „{ $agenda }”
fallout-option-buy = Kup { $item_acc }
fallout-option-sell = Sprzedaj { $item_acc } ({ $where })
fallout-option-recruit = Zwerbuj towarzysza: { $item }
fallout-option-recover = Odzyskaj PŻ
fallout-option-rest = Otrzymaj cechę „Wypoczęty”
fallout-option-unexhaust = Przygotuj { $item_acc }
fallout-option-unexhaust-all = Przygotuj wszystkie karty, których przygotowanie nic nie kosztuje
fallout-option-trade = Zaproponuj wymianę: { $other }
fallout-option-give = Daj { $item_acc } ({ $where })
fallout-option-give-caps = Daj { $count ->
    [one] 1 kapsel
    [few] { $count } kapsle
   *[many] { $count } kapsli
}
fallout-option-give-agenda = Daj plan „{ $agenda }”
fallout-option-want = Poproś o { $item_acc } ({ $where })
fallout-option-want-caps = Poproś o { $count ->
    [one] 1 kapsel
    [few] { $count } kapsle
   *[many] { $count } kapsli
}
fallout-option-want-agendas = Poproś o { $count ->
    [one] 1 plan
    [few] { $count } plany
   *[many] { $count } planów
}
fallout-option-show = Pokaż plan „{ $agenda }”
fallout-option-propose = Złóż propozycję
fallout-option-accept = Zgoda
fallout-option-decline = Bez umowy
fallout-option-counter = Złóż własną propozycję
fallout-option-vote-yes = Głosuj za
fallout-option-vote-no = Głosuj przeciw
fallout-option-pick = { $other }
fallout-option-turn = Obróć kość { $number }: { $face }
fallout-option-deposit = Połóż { $count ->
    [one] 1 kapsel
    [few] { $count } kapsle
   *[many] { $count } kapsli
}
fallout-option-kill = Zabij na polu { $space }: { $enemy }
fallout-option-kill-waiting = Zabij na polu { $space }: { $enemy }; dopiero ma działać
fallout-option-kill-fought = Zabij na polu { $space }: { $enemy }; z nim właśnie trwa walka
fallout-option-salvage = Weź z odrzuconych łupów { $item_acc }
fallout-option-first = Zaczyna { $other }
fallout-option-letter = Wylosowana litera: { $letter }
fallout-option-draw = Dobrana karta ({ $deck }): { $item }
fallout-option-draw-agenda = Dobrany plan: { $agenda }
fallout-option-meet = Dobrana karta ({ $deck }): { $encounter }
fallout-option-token = Dobrany żeton: { $enemy }
fallout-option-tile = Dobrany kafelek: { $tile }
fallout-option-dice = Kości: { $one } | { $two } | { $three }
fallout-option-library = Karta { $number } z biblioteki
fallout-option-unique = Wylosowany unikatowy towar: { $item }

## Pytania

fallout-ask-first = Kto zaczyna?
fallout-ask-character = Którą postać wybrać?
fallout-ask-stand = Na którym polu zacząć?
fallout-ask-stand-again = Twój ocalały ginie: na którym polu grasz dalej?
fallout-ask-letter = Losowanie litery: { $player }
fallout-ask-draw = Dobieranie karty: { $deck }
fallout-ask-equip = Wyposażyć się w otrzymane karty?
fallout-ask-turn = Wykonaj akcję, idź, użyj karty albo zakończ turę
fallout-ask-aggressive = Wrogowie z AGRESJĄ na polu { $space }: z którym walczyć teraz?
fallout-ask-before-fight = Przed walką ({ $enemy }): użyć czegoś?
fallout-ask-dice = Rzut kośćmi
fallout-ask-fight-reroll = Walka ({ $enemy }): przerzucić kości?
fallout-ask-fight-last = Walka ({ $enemy }): użyć czegoś, zanim zostaną policzone twoje trafienia?
fallout-ask-test-reroll = Test o trudności { $difficulty }: przerzucić kości?
fallout-ask-test-reroll-joint = Wspólny test: przerzucić kości?
fallout-ask-option = { $encounter }: którą opcję wybrać? { $leads }
fallout-ask-choice = Którą opcję karty wybrać?
fallout-ask-deed = W którym zadaniu osiągnąć cel?
fallout-ask-put-enemy = Na którym polu położyć żeton: { $enemy }?
fallout-ask-put-enemy-hidden = Na którym polu położyć zakryty żeton ({ $type })?
fallout-ask-put-token = Na którym polu położyć { $enemy_acc }?
fallout-ask-put-marker = { $quest }: na którym polu położyć znacznik zadania?
fallout-ask-place = Na którym polu stanąć?
fallout-ask-card-step = Iść dalej? { $count ->
    [one] Pozostało 1 pole
    [few] Pozostały { $count } pola
   *[many] Pozostało { $count } pól
}
fallout-ask-enemy = Który wróg działa teraz?
fallout-ask-attacker = Który wróg atakuje cię teraz?
fallout-ask-enemy-step = Na które pole porusza się { $enemy }?
fallout-ask-respawn = Gdzie odradza się wróg ({ $type })?
fallout-ask-keep = Awans: którą literę zatrzymać?
fallout-ask-perk = Który profit wziąć?
fallout-ask-discard = Którą kartę odrzucić?
fallout-ask-limit = W ekwipunku jest za dużo kart: którą odrzucić?
fallout-ask-agenda-limit = Masz za dużo planów: który odrzucić?
fallout-ask-shop = Sklep: kupić, sprzedać czy zwerbować? { $count ->
    [one] Pozostała 1 transakcja
    [few] Pozostały { $count } transakcje
   *[many] Pozostało { $count } transakcji
}
fallout-ask-camp = Obóz: co teraz?
fallout-ask-trade = Propozycja dla gracza { $player }: co się w niej znajdzie?
fallout-ask-answer = { $player } składa propozycję: przyjąć ją?
fallout-ask-agendas = { $player } składa propozycję: który plan wystawić?
fallout-ask-vote = { $card }: jak głosować?
fallout-ask-who = Który ocalały?
fallout-ask-turn-die = Którą kość obrócić i na którą ściankę?
fallout-ask-deposit = { $quest }: ile kapsli położyć?
fallout-ask-kill = Którego wroga zabić?
fallout-ask-token = Dobieranie żetonu: { $type }
fallout-ask-tile = Który kafelek leży na { $slot }?
fallout-ask-reveal = Odkrycie planu
fallout-ask-library = Losowanie karty z biblioteki
fallout-ask-unexhaust = Którą kartę przygotować?
fallout-ask-pay-agenda = Który plan oddać?
fallout-ask-encounter-draw = Dobieranie karty: { $deck }
fallout-ask-salvage = Którą kartę wziąć z odrzuconych łupów?

## Dziennik

fallout-log-round = Runda { $round }
fallout-log-turn = { $player } rozpoczyna turę
fallout-log-moved = { $player } jest teraz na polu { $space }
fallout-log-revealed = Kafelek na { $slot } to { $tile }
fallout-log-enemy-placed = Na polu { $space } pojawia się { $enemy }
fallout-log-enemy-placed-hidden = Na polu { $space } pojawia się zakryty żeton ({ $type })
fallout-log-enemy-moved = { $enemy } porusza się na pole { $space }
fallout-log-enemy-aims = { $enemy } obiera cel: { $player } (odległość: { $away })
fallout-log-enemy-could = { $enemy }: równie dobry krok prowadził na { $space }
fallout-log-enemy-woke = { $enemy } na polu { $space }: żeton zostaje odkryty
fallout-log-enemy-slept = Żeton na polu { $space } zostaje zakryty ({ $type })
fallout-log-activated = Aktywacja: { $type }
fallout-log-fight = { $player } walczy: { $enemy }, poziom { $level }
fallout-log-fight-across = { $player } walczy: { $enemy }, poziom { $level }, na sąsiednim polu
fallout-log-fight-attacked = { $enemy }, poziom { $level }, atakuje: { $player }
fallout-log-fight-attacked-across = { $enemy }, poziom { $level }, atakuje z sąsiedniego pola: { $player }
fallout-log-dice-fight = WALKA, { $player } rzuca: { $one }; { $two }; { $three }
fallout-log-dice-test = TEST, { $player } rzuca: { $one }; { $two }; { $three }
fallout-log-damage = { $player } otrzymuje { $count ->
    [one] 1 obrażenie
    [few] { $count } obrażenia
   *[many] { $count } obrażeń
}
fallout-log-rads = { $player } otrzymuje { $count ->
    [one] 1 rad
    [few] { $count } rady
   *[many] { $count } radów
}
fallout-log-healed = { $player } odzyskuje { $count } PŻ
fallout-log-rads-healed = { $player } traci { $count ->
    [one] 1 rad
    [few] { $count } rady
   *[many] { $count } radów
}
fallout-log-struck = { $player } zadaje { $hits ->
    [one] 1 trafienie
    [few] { $hits } trafienia
   *[many] { $hits } trafień
}, potrzeba: { $needed }
fallout-log-killed-enemy = { $player } zabija { $enemy_acc }
fallout-log-fight-lost = { $player } kończy walkę, a wróg żyje: { $enemy }
fallout-log-test-passed = { $player } zdaje test: { $hits }, trudność { $difficulty }
fallout-log-test-failed = { $player } nie zdaje testu: { $hits }, trudność { $difficulty }
fallout-log-test-joint = { $player } dokłada do wspólnego testu { $hits ->
    [one] 1 symbol trafienia
    [few] { $hits } symbole trafienia
   *[many] { $hits } symboli trafienia
}
fallout-log-died = { $player } ginie
fallout-log-eliminated = { $player } odpada z gry
fallout-log-xp = { $player } otrzymuje { $count } PD
fallout-log-level-up = { $player } awansuje i zatrzymuje literę { $letter }
fallout-log-gained-letter = { $player } otrzymuje literę { $letter }
fallout-log-gained-perk = { $player } otrzymuje profit: { $perk }
fallout-log-caps = { $player } otrzymuje { $count ->
    [one] 1 kapsel
    [few] { $count } kapsle
   *[many] { $count } kapsli
}
fallout-log-caps-spent = { $player } oddaje { $count ->
    [one] 1 kapsel
    [few] { $count } kapsle
   *[many] { $count } kapsli
}
fallout-log-trait = { $player } otrzymuje cechę „{ $trait }”
fallout-log-trait-lost = { $player } traci cechę „{ $trait }”
fallout-log-trait-locked = { $player } nie otrzymuje cechy „{ $trait }”: druga strona żetonu ma kłódkę
fallout-log-card = { $player } otrzymuje { $item_acc }
fallout-log-card-lost = { $player } odrzuca { $item_acc }
fallout-log-equipped = { $player } wyposaża się w { $item_acc }
fallout-log-event = { $player } dobiera wydarzenie: { $item }
fallout-log-agendas = { $player } dobiera { $count ->
    [one] 1 plan
    [few] { $count } plany
   *[many] { $count } planów
}
fallout-log-agenda-dropped = { $player } odrzuca zakryty plan
fallout-log-loyal = { $player } deklaruje lojalność: { $agenda }
fallout-log-disloyal = { $player } kończy lojalność ({ $agenda })
fallout-log-agenda-shown = Odkryty plan: { $agenda }
fallout-log-depleted = Talia planów jest pusta i zostaje potasowana na nowo
fallout-log-first-player = Pierwszym graczem jest { $player }
fallout-log-power = { $faction }: potęga +{ $count }
fallout-log-staged = Wyłożone zadanie: { $quest }
fallout-log-completed = { $player } osiąga cel { $number } zadania „{ $quest }”
fallout-log-quest-failed = { $player } nie osiąga celu zadania „{ $quest }”
fallout-log-counted = { $quest }, cel { $number }: { $count } z { $needed }
fallout-log-trashed = Usunięta z gry karta: { $card }
fallout-log-added = Karta { $number } z biblioteki zostaje dodana: { $deck }
fallout-log-not-in-library = Karty { $number } nie ma w bibliotece; nic się nie dzieje
fallout-log-encounter = { $player } rozpatruje spotkanie: { $encounter }, poziom { $level }
fallout-log-option = { $player } wybiera: { $lead }
fallout-log-bought = { $player } kupuje { $item_acc } za { $count ->
    [one] 1 kapsel
    [few] { $count } kapsle
   *[many] { $count } kapsli
}
fallout-log-sold = { $player } sprzedaje { $item_acc } za { $count ->
    [one] 1 kapsel
    [few] { $count } kapsle
   *[many] { $count } kapsli
}
fallout-log-recruited = { $player } werbuje towarzysza: { $item }
fallout-log-unexhausted = { $player } przygotowuje { $item_acc }
fallout-log-used = { $player } używa: { $item }
fallout-log-perk-used = { $player } używa profitu: { $perk }
fallout-log-camped = { $player } rozbija obóz
fallout-log-traded = { $player } i { $other } zawierają umowę
fallout-log-gave-card = { $player } oddaje kartę, którą otrzymuje { $other }: { $item }
fallout-log-gave-caps = { $player } oddaje { $count ->
    [one] 1 kapsel
    [few] { $count } kapsle
   *[other] { $count } kapsli
}, otrzymuje: { $other }
fallout-log-gave-agendas = { $player } oddaje { $count ->
    [one] plan
    [few] { $count } plany
   *[other] { $count } planów
}, otrzymuje: { $other }
fallout-log-declined = { $player } nie zawiera umowy
fallout-log-marker = { $quest }: znacznik zadania trafia na pole { $space }
fallout-log-kept = { $player } zatrzymuje kartę: { $card }
fallout-log-voted-yes = { $player } głosuje za
fallout-log-voted-no = { $player } głosuje przeciw
fallout-log-timer = Czas minął: { $quest }
fallout-log-token-removed = { $enemy } znika z pola { $space }
fallout-log-won = { $player } ma potrzebny wpływ i zwycięża
fallout-log-lost = { $faction }: koniec toru potęgi osiągnięty, wszyscy ocalali przegrywają
fallout-log-shop-card = Nowa karta w sklepie: { $item }
fallout-log-rested = { $player } oddaje cechę „Wypoczęty” za przerzut
fallout-log-character = { $player } wybiera postać: { $character }

# Wybory, o których nie mówi żadne zdarzenie.
fallout-log-chose-move = { $player } wykonuje akcję ruchu
fallout-log-chose-explore = { $player } eksploruje kafelek { $slot }
fallout-log-chose-quest = { $player } podejmuje cel { $number } zadania „{ $quest }”
fallout-log-chose-reroll = { $player } przerzuca { $count ->
    [one] 1 kość
    [few] { $count } kości
   *[many] { $count } kości
}
fallout-log-chose-trade = { $player } proponuje wymianę: { $other }
fallout-log-chose-propose = { $player } składa propozycję
fallout-log-chose-counter = { $player } składa własną propozycję
fallout-log-chose-pick = { $player } wybiera: { $other }
fallout-log-chose-salvage = { $player } bierze z odrzuconych łupów { $item_acc }
fallout-log-chose-turn = { $player } obraca kość: { $face }

## Dlaczego nie

fallout-why-possible = Teraz jest to możliwe.
fallout-why-not-now = Czeka inna decyzja: „{ $question }”.
fallout-why-not-your-decision = Teraz decyduje { $player }: „{ $question }”.
fallout-why-own-turn = { $name }: tej karty można użyć tylko we własnej turze.
fallout-why-game-over = Gra jest już zakończona.
fallout-why-not-on-map = Tej lokacji nie ma jeszcze na mapie.
fallout-why-no-such-space = Na { $space } nie ma kafelka.
fallout-why-tile-facedown = { $space } jest na zakrytym kafelku; najpierw trzeba go odkryć akcją eksploracji.
fallout-why-tile-faceup = Kafelek { $space } jest już odkryty.
fallout-why-not-adjacent = To nie sąsiaduje z twoim polem.
fallout-why-too-far = { $name }: tego gracza nie ma na twoim polu ani na sąsiednim.
fallout-why-no-points = Masz za mało punktów ruchu, aby wejść na pole { $space }.
fallout-why-no-icon = Na twoim polu nie ma symbolu spotkania.
fallout-why-no-deck = W talii tego symbolu spotkania nie ma kart.
fallout-why-encountered = Akcja spotkania została już w tej turze wykonana.
fallout-why-icon-used = Ten symbol spotkania został już w tej turze wykorzystany.
fallout-why-no-such-enemy = { $name }: takiego aktywnego wroga nie ma na polu { $space }.
fallout-why-out-of-range = { $name } na polu { $space }: ten wróg jest poza twoim zasięgiem.
fallout-why-loyal-to-it = { $name }: deklarujesz lojalność wobec tej frakcji.
fallout-why-not-staged = { $name }: to zadanie nie jest wyłożone.
fallout-why-no-quest-action = { $name }: ten cel osiąga się czynem, a nie akcją zadania.
fallout-why-forced-other = Trzeba wybrać opcję WYMUSZONĄ.
fallout-why-forced-unmet = Warunek tej opcji WYMUSZONEJ nie jest spełniony.
fallout-why-unmet = Warunek nie jest spełniony.
fallout-why-unmet-if = Jest to możliwe tylko wtedy, gdy { $condition }.
fallout-why-needs-survivor = Na twoim polu musi być inny ocalały, a jeśli nikogo innego nie ma w grze, musi to być osada.
fallout-why-cannot-pay = Nie możesz zapłacić kosztu.
fallout-why-cannot-pay-cost = Nie możesz zapłacić kosztu: { $cost }.
fallout-why-enemy-here = Na twoim polu jest aktywny wróg.
fallout-why-not-held = { $name }: nie masz tej karty.
fallout-why-not-equipped = { $name }: tej karty nie masz w wyposażeniu.
fallout-why-equipped-already = { $name }: tę kartę masz już w wyposażeniu.
fallout-why-no-effect = { $name }: w tę kartę nie można się wyposażyć.
fallout-why-exhausted = { $name }: ta karta jest wyczerpana.
fallout-why-not-exhausted = { $name }: ta karta nie jest wyczerpana.
fallout-why-other-moment = { $name }: w tej chwili nie można użyć tej karty.
fallout-why-used-already = Można to zrobić tylko raz i już się stało.
fallout-why-window-closed = Jest to możliwe tylko na początku twojej tury.
fallout-why-slot-set = Ta decyzja już zapadła na początku tury.
fallout-why-no-faction = { $name }: ten plan nie należy do żadnej frakcji.
fallout-why-already-loyal = { $name }: ten plan jest już odkryty na znak lojalności.
fallout-why-not-loyal = Nie deklarujesz lojalności wobec żadnej frakcji.
fallout-why-not-in-shop = { $name }: tej karty nie ma w sklepie.
fallout-why-is-companion = { $name }: towarzysza można zwerbować, ale nie kupić.
fallout-why-no-value = { $name }: ta karta nie ma wartości w kapslach i nie można jej sprzedać.
fallout-why-no-companion = { $name }: to nie towarzysz; tę kartę można kupić, ale nie zwerbować.
fallout-why-full-hp = Masz już maksimum PŻ.
fallout-why-has-trait = Masz już tę cechę.
fallout-why-trait-locked = Przeszkadza w tym cecha z kłódką.
fallout-why-offers-spent = { $name }: w tym obozie nie można już złożyć temu graczowi propozycji.
fallout-why-own-seat = To ty; chodzi o innego ocalałego.
fallout-why-eliminated = { $name }: ten gracz odpadł z gry.
fallout-why-wrong-space = { $space }: nie o to pole tu chodzi.
fallout-why-not-starting-tile = { $space }: tego pola nie ma na kafelku startowym.
fallout-why-space-taken = { $space }: to pole jest zajęte, a na kafelku startowym są wolne.
fallout-why-character-taken = { $name }: tę postać wybrał już ktoś inny.
fallout-why-not-nearest = { $space }: inne pole z symbolem tego wroga jest bliżej.
fallout-why-not-nearer = { $space }: to pole nie leży na najkrótszej drodze wroga do celu.
fallout-why-not-waiting = { $name } na polu { $space }: ten wróg nie czeka na swoją kolej.
fallout-why-other-victim = { $name } na polu { $space }: ten wróg cię nie atakuje.
fallout-why-not-aggressive = { $name } na polu { $space }: ten wróg nie czeka, by z tobą walczyć.
fallout-why-wrong-enemy = { $name }: karta mówi o innym typie lub niższym poziomie wroga.
fallout-why-alike = Jednakowych wrogów na polu { $space } rozróżnia się tu inaczej: patrz możliwości.
fallout-why-wrong-kind = { $name }: chodzi o kartę innego rodzaju.
fallout-why-not-inventory = { $name }: tej karty nie ma w ekwipunku, a limit dotyczy tylko ekwipunku.
fallout-why-own-cost = { $name }: karty nie można oddać, by pokryć jej własny koszt.
fallout-why-not-gained = { $name }: to nie jest karta zdobyta przed chwilą.
fallout-why-barred = { $name }: ta karta sama przygotowuje inne, więc żadna karta nie może jej przygotować.
fallout-why-unexhausted-already = { $name }: ta karta została już w tym obozie przygotowana.
fallout-why-not-several = Nie masz kilku kart, których przygotowanie nic nie kosztuje.
fallout-why-card-left = Najpierw przygotuj karty, których przygotowanie nic nie kosztuje.
fallout-why-must-complete = Najpierw trzeba osiągnąć cel; pominąć można tylko taki, który zmienia siłę frakcji.
fallout-why-no-reaction = { $name }: ten cel nie reaguje na to, co się stało.
fallout-why-no-rerolls = Nie masz już przerzutów.
fallout-why-not-rested = Nie masz cechy Wypoczęty.
fallout-why-face-shown = Na kości już jest ta ścianka.
fallout-why-not-here = { $name }: tego gracza nie ma na twoim polu.
fallout-why-no-such-option = Ta karta ma mniej opcji.
fallout-why-not-drawn = Tej litery nie możesz zatrzymać.
fallout-why-not-in-perk-deck = { $name }: tego profitu nie ma w talii.
fallout-why-other-letter = { $name }: ten profit należy do innych liter.
fallout-why-too-few = Musi być przynajmniej jeden.
fallout-why-too-many = Zadanie nie przyjmie tylu kapsli.
fallout-why-too-many-caps = Nie masz tylu kapsli.
fallout-why-too-many-theirs = Druga strona nie ma ich tylu.
fallout-why-not-theirs = { $name }: druga strona nie ma tej karty.
fallout-why-not-tradable = { $name }: ta karta leży obok planszetki i nie można jej wymienić.
fallout-why-in-deal = { $name }: ta karta jest już częścią propozycji.
fallout-why-number-named = W propozycji jest już podana liczba.
fallout-why-not-in-deal = { $name }: ta karta nie jest częścią propozycji.
fallout-why-not-discarded = { $name }: tej karty nie ma wśród odrzuconych łupów.
fallout-why-is-event = { $name }: to wydarzenie; rozpatruje się je po dobraniu, nie można go zatrzymać.
fallout-why-shown = { $name }: ta karta została już pokazana.
fallout-why-empty-deal = Propozycja jest jeszcze pusta.
fallout-why-no-actions = Nie masz już akcji.
fallout-why-not-offered = Tego nie ma wśród możliwości.
fallout-why-several = Tak nazywa się kilka rzeczy: { $names }. Wpisz więcej.

## Ustawienia stołu

fallout-option-name-scenario = Scenariusz
fallout-option-name-first-player = Pierwszy gracz
fallout-option-name-enemy-steps = Kroki wrogów
fallout-option-name-balanced-agendas = Wyrównane plany
fallout-option-name-max-rounds = Limit rund

## Punktacja

fallout-score-influence = wpływ

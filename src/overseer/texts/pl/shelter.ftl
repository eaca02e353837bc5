### Fallout Shelter słowami: możliwości, pytania, dziennik, powody i teksty kart.
###
### Nazwy przychodzą w dwóch formach: $item to nazwa z karty, a $item_acc jej biernik, którego chce
### czasownik taki jak „zbuduj” lub „weź”; tak samo $room i $threat. $space to pole, np. L2.4,
### a $player to imię osoby nieznanej płci, stąd czas teraźniejszy. Listy symboli są w mianowniku.

## Gra

shelter-name = Fallout Shelter: Gra planszowa
shelter-short-name = Fallout Shelter

## Zasoby, litery, mieszkańcy

resource-W = woda
resource-F = żywność
resource-E = energia
resource-any = dowolny zasób
# To samo jako dopełnienie czasownika: „wydaj wodę”.
resource-W-acc = wodę
resource-F-acc = żywność
resource-E-acc = energię

letter-S = siła
letter-P = percepcja
letter-E = wytrzymałość
letter-C = charyzma
letter-I = inteligencja
letter-A = zwinność
letter-L = szczęście

# Mieszkańcy jako dopełnienie czasownika: „umieść mieszkańca bez treningu”.
dweller-untrained = mieszkańca bez treningu
dweller-injured = rannego mieszkańca
dweller-trained = mieszkańca z treningiem { $letter }
dweller-trained-injured = rannego mieszkańca z treningiem { $letter }

player-number = Gracz { $number }

level-top = górny poziom
level-of = poziom gracza { $player }
side-left = po lewej
side-right = po prawej
deck-item = talia przedmiotów
deck-room = talia pomieszczeń
deck-threat = talia zagrożeń
start-elevator = winda startowa
player-elevator = winda

# Gdzie jest pole: pomieszczenie lub zagrożenie, do którego należy.
space-left = { $name }, po lewej
space-right = { $name }, po prawej
space-whole = { $name }
space-empty = puste miejsce

## Możliwości

option-pass = Spasuj do końca rundy
option-place = Umieść { $dweller }: { $where } ({ $space })
option-with = Umieść też { $dweller }
option-wear = Załóż { $item_acc }
option-room = Zbuduj { $room_acc }
option-side = Po { $side ->
    [left] lewej
   *[right] prawej
} stronie windy
option-discount = Wykorzystaj { $item_acc }, aby obniżyć koszt
option-strike = Skreśl z kosztu: { $resource }
option-strike-any = Skreśl z kosztu: symbol ?
option-pay = Wydaj { $resource_acc }
option-give = Oddaj { $item_acc }
option-use = Wykorzystaj { $item_acc }
option-reroll = Przerzuć kość z wynikiem { $face }
option-take = Weź { $item_acc }
option-gain = Otrzymaj { $resource_acc }
option-ready = Przygotuj { $item_acc }
option-heal = Wylecz { $dweller }
option-heal-space = Wylecz mieszkańca na polu { $space }
option-heal-trainee = Wylecz mieszkańca w trakcie treningu na polu { $space }
option-exchange = Wymień: { $paid } → { $gained }
option-income = Weź { $resource_acc } jako przychód
option-train = Przeszkol mieszkańca z pola { $space }: { $letter }
option-train-injured = Przeszkol rannego mieszkańca z pola { $space }: { $letter }
option-trainee-standing = Przeszkol zdrowego mieszkańca
option-trainee-lying = Przeszkol rannego mieszkańca
option-roll = Kości: { $low } i { $high }
option-die = Kość: { $face }
option-draw-item = Dobrany przedmiot: { $item }
option-draw-room = Dobrane pomieszczenie: { $room }
option-draw-threat = Dobrane zagrożenie: { $threat }
option-first = Zaczyna { $player }
option-level = Poziom { $level }: { $player }

option-done-wear = Bez stroju
option-done-discount = Zapłać pełny koszt
option-done-before-fight = Rzuć kośćmi
option-done-after-roll = Zostaw ten wynik
option-done-closing = Zakończ turę
option-done-income = Bez przychodu
option-done-recall = Nie używaj więcej przedmiotów
option-done-further-room = Nie buduj kolejnego pomieszczenia
option-done-before-icon = Odbierz dalszą nagrodę

## Pytania

ask-turn = Umieść mieszkańca, użyj przedmiotu albo spasuj
ask-with = Kogo umieścić jako drugiego ({ $where })?
ask-wear = Założyć strój ({ $where })?
ask-room = Które pomieszczenie zbudować?
ask-side = Po której stronie windy ma stanąć { $room }?
ask-discount = Zbudować { $room_acc } taniej?
ask-strike = Co skreślić z kosztu, budując { $room_acc }?
ask-pay = Który zasób wydać?
ask-give = Który przedmiot oddać?
ask-before-fight = Użyć przedmiotu przed walką ({ $threat })?
ask-after-roll = Za niska suma ({ $threat }): użyć przedmiotu?
ask-die = Którą kość przerzucić?
ask-take = Który przedmiot wziąć?
ask-gain = Który zasób otrzymać?
ask-ready = Który przedmiot przygotować?
ask-heal = Którego mieszkańca wyleczyć?
ask-swap-give = Który przedmiot oddać na zamianę?
ask-swap-take = Który przedmiot z toru wziąć w zamian?
ask-before-icon = Użyć przedmiotu, zanim otrzymasz dalszą część nagrody?
ask-closing = Wymienić coś lub użyć przedmiotu przed końcem tury?
ask-income = Przychód z pola { $space }: który zasób wziąć?
ask-recall = Użyć przedmiotu przed zbieraniem mieszkańców?
ask-train = Kogo i w czym przeszkolić?
ask-trainee = Którego z dwóch mieszkańców przeszkolić?
ask-spawn-roll = Gdzie na poziomie { $level } pojawia się zagrożenie?
ask-fight-roll = Walka: rzut obiema kośćmi
ask-reroll = Przerzut jednej kości
ask-draw = Dobranie karty: { $deck }
ask-first = Kto zaczyna?
ask-level = Czyj jest poziom { $level }?
ask-further-room = Zbudować i opłacić kolejne pomieszczenie?

## Dziennik

log-round = Runda { $round }
log-no-threat-seven = Poziom { $level }: 7, bez zagrożenia
log-no-threat-no-room = Poziom { $level }: { $sum }, brak pomieszczenia w tej kolumnie, bez zagrożenia
log-no-threat-covered = Poziom { $level }: { $sum }, zagrożenie już tam jest
log-no-threat-no-cards = Poziom { $level }: nie ma już kart zagrożeń
log-threat = Zagrożenie na polu { $space } ({ $where }): { $threat }
log-placed = { $player } umieszcza { $count ->
    [one] mieszkańca
    [few] { $count } mieszkańców
   *[many] { $count } mieszkańców
} na polu { $space }: { $where }
log-paid = { $player } płaci: { $amount }
log-gained = { $player } otrzymuje: { $amount }
log-gained-lost = { $player } otrzymuje: { $amount }; { $lost ->
    [one] 1 kostka się nie mieści i przepada
    [few] { $lost } kostki się nie mieszczą i przepadają
   *[many] { $lost } kostek się nie mieści i przepada
}
log-lost = { $player }: brak miejsca ({ $amount }), { $lost ->
    [one] kostka przepada
    [few] kostki przepadają
   *[many] kostki przepadają
}
log-happiness = { $player } otrzymuje { $count ->
    [one] { $count } jednostkę zadowolenia
    [few] { $count } jednostki zadowolenia
   *[many] { $count } jednostek zadowolenia
}
log-new-dweller = { $player } otrzymuje nowego mieszkańca
log-first-player = { $player } bierze znacznik pierwszego gracza
log-item = { $player } bierze { $item_acc }
log-gave = { $player } oddaje { $item_acc }
log-exhausted = { $player } wyczerpuje { $item_acc }
log-readied = { $player } przygotowuje { $item_acc }
log-built = { $player } buduje { $room_acc } ({ $space })
log-refreshed-item = Tor przedmiotów zostaje odświeżony
log-refreshed-room = Tor pomieszczeń zostaje odświeżony
log-injured = { $player }: mieszkaniec na polu { $space } zostaje ranny
log-healed = { $player }: mieszkaniec zostaje wyleczony
log-fight-won = { $player } wygrywa walkę: suma { $total }, próg { $needed }
log-fight-lost = { $player } przegrywa walkę: suma { $total }, próg { $needed }
log-defeated = Zagrożenie pokonane i odrzucone: { $threat } ({ $space })
log-recalled = Wszyscy mieszkańcy zostają zebrani
log-trained = { $player } szkoli mieszkańca: { $letter }
log-untrained = { $player }: miejsce nad literą jest zajęte, mieszkaniec wraca nieprzeszkolony
log-income = { $player } otrzymuje przychód z pola { $space } ({ $where })
log-trigger-rooms = { $player } ma komplet pomieszczeń: to ostatnia runda
log-trigger-threats = Skończyła się talia zagrożeń: to ostatnia runda
log-end-item = { $item }: { $player } otrzymuje { $count ->
    [one] { $count } jednostkę zadowolenia
    [few] { $count } jednostki zadowolenia
   *[many] { $count } jednostek zadowolenia
}
log-penalty = { $player } odrzuca { $count ->
    [one] { $count } jednostkę zadowolenia
    [few] { $count } jednostki zadowolenia
   *[many] { $count } jednostek zadowolenia
} za zagrożenia na swoim poziomie
log-game-over = Koniec gry
log-game-over-truncated = Koniec gry: osiągnięto limit rund
log-reshuffled = Z odrzuconych kart powstaje nowa { $deck }
log-forfeit = { $player }: bez efektu ({ $icon })
log-swapped = { $player } zamienia { $given_acc } na { $taken_acc }
log-passed = { $player } pasuje
log-doubled = Litera się zgadza: nagrody dwukrotnie
log-exchanged = { $player } wymienia: { $paid } → { $gained }
log-drawn-item = Nowy przedmiot na torze: { $item }
log-drawn-room = Nowe pomieszczenie na torze: { $room }
log-roll = Kości: { $low } i { $high }
log-reroll = Kość pokazuje { $face }
log-reroll-both = Kość pokazuje { $face }: { $low } i { $high } to razem { $sum }

## Dlaczego nie

why-possible = Teraz jest to możliwe.
why-not-now = Czeka inna decyzja: „{ $question }”.
why-not-your-decision = Teraz decyduje { $player }: „{ $question }”.
why-game-over = Gra jest już zakończona.
why-passed = Po spasowaniu nie ma kolejnych tur w tej rundzie.
why-no-room-there = Na polu { $space } nie ma pomieszczenia.
why-occupied = Na polu { $space } jest już mieszkaniec.
why-foreign-elevator = Z tej windy może korzystać tylko { $player }.
why-cannot-pay = Nie możesz zapłacić kosztu: { $cost }.
why-cannot-pay-item = { $item }: nie możesz zapłacić kosztu użycia.
why-cannot-pay-exchange = Nie masz kostek na tę wymianę.
why-no-item-to-give = Masz za mało przedmiotów do oddania.
why-no-room-affordable = Nie stać cię na żadne pomieszczenie z toru. Najmniej brakuje tu: { $missing }.
why-missing = { $room } (brak: { $cubes })
why-room-unaffordable = { $room }: nie stać cię na to pomieszczenie ({ $cost }). Brak: { $missing }.
why-level-full = Twój poziom jest pełny.
why-track-empty = Tor pomieszczeń jest pusty.
why-no-such-dweller = Nie masz takiego dostępnego mieszkańca.
why-injured-dweller = Rannego mieszkańca nie można umieścić na zwykłym polu.
why-uninjured-dweller = Można tam umieszczać tylko rannych mieszkańców.
why-needs-two = Połączone pola wymagają dwóch odpowiednich mieszkańców; masz ich za mało.
why-not-owned = { $item }: ten przedmiot nie leży przed tobą.
why-exhausted = { $item }: ten przedmiot jest wyczerpany.
why-other-moment = { $item }: to nie ta chwila. Moment użycia: { $moment }.
why-works-by-itself = { $item }: tego się nie używa, działa samo z siebie.
why-no-effect = Wykorzystując teraz { $item_acc }, nic nie zmienisz.
why-not-in-track = { $name }: tej karty nie ma na torze.
why-no-letter = { $item }: na tym polu nie ma litery tego przedmiotu.
why-already-matched = Umieszczany mieszkaniec ma już tę literę; nagrody można podwoić tylko raz.
why-side-full = Po tej stronie twojej windy są już trzy pomieszczenia.
why-track-full = Nic z tego nie zmieści się na twoich torach.
why-repeats = To przywróciłoby stan, który w tej turze już wystąpił.
why-no-cube = Nie masz takiej kostki zasobów.
why-kept-back = Ta kostka zasobów jest potrzebna na koszt pomieszczenia.
why-not-exhausted = { $item }: ten przedmiot nie jest wyczerpany.
why-not-injured = To nie jest twój ranny mieszkaniec.
why-slot-taken = Masz już mieszkańca przeszkolonego w tej literze.
why-fixed-letter = Symbol szkolenia ma tam inną literę.
why-no-such-rate = Karta nie pokazuje takiej wymiany.
why-swaps-itself = { $item }: tej karty nie można oddać przez jej własny efekt.
why-readies = { $item }: ten przedmiot sam przygotowuje inne, więc żaden przedmiot go nie przygotuje.
why-discount-too-small = { $item }: nawet z tą kartą nie możesz zapłacić za to pomieszczenie.
why-not-in-price = W pozostałym koszcie nie ma takiego symbolu.
why-rest-unpayable = Wtedy nie możesz zapłacić reszty kosztu.
why-no-such-die = Na żadnej kości nie ma tej liczby.
why-no-trainee = Żaden twój mieszkaniec nie wraca stamtąd ze szkolenia.
why-alike = Inny twój mieszkaniec jest taki sam i to on jest tu do wyboru.
why-heals-here = Wyleczyć można tylko mieszkańca na polu z tym symbolem.
why-not-offered = Tego tu nie ma do wyboru.
why-in-room-track = To pomieszczenie jeszcze nie stoi, więc nikogo tam nie umieścisz.
why-must-discount = Bez obniżki kosztu nie stać cię na to pomieszczenie.
why-not-in-vault = Tego zagrożenia nie ma w krypcie.
why-several = Tak nazywa się kilka rzeczy: { $names }. Wpisz więcej.

## Momenty użycia przedmiotów

moment-always = działa zawsze
moment-before-fight = przed walką
moment-after-roll = po rzucie w walce, gdy suma jest za niska
moment-placing = przy umieszczaniu mieszkańca
moment-building = przy wyborze pomieszczenia, za które trzeba zapłacić
moment-any-time = w swojej turze i przed zbieraniem mieszkańców
moment-game-end = na koniec gry

## Teksty kart, tworzone z ich danych

# Jeden rodzaj symbolu z liczbą jego powtórzeń.
icon-W = { $count } × woda
icon-F = { $count } × żywność
icon-E = { $count } × energia
icon-any = { $count ->
    [one] { $count } dowolny zasób
    [few] { $count } dowolne zasoby
   *[many] { $count } dowolnych zasobów
}
icon-H = { $count } × zadowolenie
icon-item = { $count ->
    [one] { $count } przedmiot
    [few] { $count } przedmioty
   *[many] { $count } przedmiotów
}
icon-new-dweller = { $count ->
    [one] { $count } nowy mieszkaniec
    [few] { $count } nowych mieszkańców
   *[many] { $count } nowych mieszkańców
}
icon-first-player = znacznik pierwszego gracza
icon-build = { $count ->
    [one] budowa pomieszczenia
    [few] budowa { $count } pomieszczeń
   *[many] budowa { $count } pomieszczeń
}
icon-ready = { $count ->
    [one] przygotowanie przedmiotu
    [few] przygotowanie { $count } przedmiotów
   *[many] przygotowanie { $count } przedmiotów
}
icon-heal = leczenie mieszkańca
icon-refresh-items = odświeżenie toru przedmiotów
icon-refresh-rooms = odświeżenie toru pomieszczeń
icon-train = szkolenie (dowolna litera)
icon-train-letter = szkolenie { $letter }
icon-injure = zranienie mieszkańca
icon-room-price = koszt pomieszczenia
icon-exchange = wymiana { $left } ↔ { $right }, dowolną liczbę razy

card-cost = Koszt: { $icons }
card-reward = Nagroda: { $icons }
card-letter = Litera: { $letter }
card-linked = Dwóch mieszkańców
card-injured-only = Tylko dla rannych
card-fight = Walka: { $number }
card-price = Koszt budowy: { $icons }
card-free = Bez kosztu
card-left = Po lewej. { $text }
card-right = Po prawej. { $text }

kind-weapon = broń
kind-outfit = strój
kind-pet = zwierzę
kind-other = inne

# Tekst przedmiotu to jego moment, „wyczerp”, koszt i działanie, połączone poniżej.
item-exhaust = wyczerp
item-pay = zapłać: { $icons }
item-gain = otrzymaj: { $icons }
item-fight-always = +{ $count } do sumy w twoich walkach
item-fight = dodaj { $count } do wyniku
item-reroll-one = przerzuć jedną kość
item-reroll-both = przerzuć obie kości
item-counts-as = mieszkaniec liczy się tym razem jako przeszkolony: { $letter }
item-counts-as-threat = mieszkaniec na zagrożeniu liczy się jako przeszkolony w literze tego zagrożenia
item-ready-another = przygotuj inny przedmiot
item-heal-dweller = wylecz jednego ze swoich mieszkańców
item-swap = zamień inny swój przedmiot na jeden z toru przedmiotów
item-discount = zapłać o { $count ->
    [one] { $count } zasób
    [few] { $count } zasoby
   *[many] { $count } zasobów
} mniej
item-score = otrzymaj 1 jednostkę zadowolenia za { $every ->
    [one] { $what ->
        [weapon] każdą swoją broń
        [outfit] każdy swój strój
        [pet] każde swoje zwierzę
        [other] każdy inny swój przedmiot rodzaju „inne”
        [water] każdą kostkę wody
        [food] każdą kostkę żywności
        [power] każdą kostkę energii
        [room] każde pomieszczenie na swoim poziomie
        [dweller] każdego swojego mieszkańca
       *[item] każdy inny swój przedmiot
    }
    [few] { $what ->
        [weapon] każde { $every } swoje bronie
        [outfit] każde { $every } swoje stroje
        [pet] każde { $every } swoje zwierzęta
        [other] każde { $every } inne swoje przedmioty rodzaju „inne”
        [water] każde { $every } kostki wody
        [food] każde { $every } kostki żywności
        [power] każde { $every } kostki energii
        [room] każde { $every } pomieszczenia na swoim poziomie
        [dweller] każdych { $every } swoich mieszkańców
       *[item] każde { $every } inne swoje przedmioty
    }
   *[many] { $what ->
        [weapon] każde { $every } swoich broni
        [outfit] każde { $every } swoich strojów
        [pet] każde { $every } swoich zwierząt
        [other] każde { $every } innych swoich przedmiotów rodzaju „inne”
        [water] każde { $every } kostek wody
        [food] każde { $every } kostek żywności
        [power] każde { $every } kostek energii
        [room] każde { $every } pomieszczeń na swoim poziomie
        [dweller] każdych { $every } swoich mieszkańców
       *[item] każde { $every } innych swoich przedmiotów
    }
}
item-text = { $moment }: { $effect }

## Opcje stołu, zasady domowe

shelter-option-name-first-player = Pierwszy gracz
shelter-option-name-elevator-order = Kolejność wind
shelter-option-name-max-rounds = Limit rund
shelter-option-name-house-rules = Zasady domowe

house-starting-resources = Każdy zaczyna z kostką wody, kostką żywności i kostką energii
house-fifth-room = Piąte pomieszczenie na poziomie kończy grę
house-alternate-columns = Kolumny numeruje się od skrajnych pól do środka

## Punktacja

score-happiness = zadowolenie
tie-cubes = kostki zasobów
tie-dwellers = mieszkańcy
tie-items = przedmioty

## Nazwy zamiast kodów

option-heal-space-there = Wylecz mieszkańca ({ $where }, { $space })
option-heal-trainee-there = Wylecz mieszkańca w trakcie treningu ({ $where }, { $space })
option-train-there = Przeszkol mieszkańca ({ $where }, { $space }): { $letter }
option-train-injured-there = Przeszkol rannego mieszkańca ({ $where }, { $space }): { $letter }
ask-income-by = { $player } korzysta z pola ({ $where }): który zasób wziąć jako przychód?

## Drogi do pomieszczeń i przedmiotów

why-build-at = Mieszkaniec buduje na polu: { $places }.
why-build-nowhere = Pola, na których się buduje, są teraz zajęte albo dla ciebie za drogie: { $places }.
why-build-no-space = Nie masz dostępu do żadnego pola, na którym się buduje.
why-build-payable = { $room }: koszt { $cost }, możesz to teraz zapłacić.
why-build-short = { $room }: koszt { $cost }. Brakuje: { $missing }.
why-build-rivals = Stać na to też innych: { $players }.
why-item-at = Mieszkaniec bierze przedmiot z toru na polu: { $places }.
why-item-nowhere = Pola z przedmiotem są teraz zajęte albo dla ciebie za drogie: { $places }.
why-item-no-space = Żadne pole nie daje teraz przedmiotu.
why-item-of = { $item }: ma go { $players }.
why-item-elsewhere = { $item } jest w talii albo na stosie kart odrzuconych; najpierw musi trafić na tor.
why-no-dweller-left = W tej rundzie nie masz już zdrowych mieszkańców.

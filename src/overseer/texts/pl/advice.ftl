### Co mówi doświadczony referent: podpowiedzi przy stole i analiza rozgrywki.

## Podpowiedzi

# $what to nazwa, na przykład „Żywność”.
advice-more = { $what }: o { $number } więcej
advice-less = { $what }: o { $number } mniej
# $text to jedno z dwóch powyższych, $cards to nazwy.
advice-cards = { $text } ({ $cards })
advice-without-cards = { $text } (zabraknie: { $cards })
advice-later = { $reasons } (na koniec rundy)
advice-ahead = przewaga nad drugim: { $points } pkt
advice-behind = strata: { $points } pkt
advice-level = równie dobry wybór
advice-close = wybór niewiele gorszy
advice-far = wybór wyraźnie gorszy
advice-decides = to może przesądzić o wyniku gry
advice-gives-away = wybór o wiele gorszy: może kosztować zwycięstwo
advice-sure-1 = Rzut monetą
advice-sure-2 = Raczej tak
advice-sure-3 = Dość pewne
advice-sure-4 = Pewne
advice-sure-5 = Bardzo pewne
advice-estimate = Szacunek na podstawie kilku kopii gry z innymi rzutami: kreska ołówkiem, nie wyrok.
advice-estimate-fallout = Tak to rozważył poziom „trudny” w kopiach gry, z innymi rzutami i domysłami o tym, co ukryte: kreska ołówkiem, nie wyrok.

## Terminal

advice-terminal-would = Doświadczony referent wybrałby: { $choice }
advice-terminal-second = Albo: { $choice } ({ $behind })
advice-terminal-then = Potem: { $choices }
advice-terminal-sure = { $sure } ({ $pips } z 5)
advice-terminal-none = Nikt nie zna tej gry dość dobrze, żeby podpowiadać.
play-help-hint = hint: co wybrałby tu doświadczony referent i dlaczego

## Analiza

advice-analysis-estimate = { $games ->
    [0] Szanse oszacowano z przewagi każdego gracza: kreska ołówkiem, nie wyrok.
   *[other] Szanse oszacowano z przewagi każdego gracza, na podstawie { $games } rozgrywek botów: kreska ołówkiem, nie wyrok.
}
advice-analysis-title = Szansa na wygraną, ruch po ruchu, w procentach
advice-analysis-rounds = Rundy od { $first } do { $last }
advice-analysis-nobody = Nikt
advice-analysis-worst = Wybory, które kosztowały najwięcej
advice-analysis-none = Żaden wybór nie kosztował wiele.
advice-analysis-slip = { $mark }: runda { $round }, ruch { $move }, { $player }: { $text }
advice-analysis-change = mogło być { $before }%, było { $after }%
advice-analysis-would = Doświadczony referent wybrałby: { $choice }
advice-analysis-unfinished = { $file }: ta gra jeszcze się nie skończyła. Analizować można tylko zakończoną.

## Powody w grze Fallout Shelter

advice-shelter-happiness = Zadowolenie
advice-shelter-end-items = Zadowolenie za przedmioty na koniec gry
advice-shelter-threats = Zagrożenia na twoim poziomie
advice-shelter-beating = Pokonane zagrożenia
advice-shelter-water = Woda
advice-shelter-food = Żywność
advice-shelter-power = Energia
advice-shelter-dwellers = Mieszkańcy
advice-shelter-available = Mieszkańcy, których można jeszcze umieścić
advice-shelter-hurt = Ranni mieszkańcy
advice-shelter-trained = Przeszkoleni mieszkańcy
advice-shelter-rooms = Pomieszczenia
advice-shelter-room-short = Kostki brakujące do najbliższego pomieszczenia
advice-shelter-items = Przedmioty
advice-shelter-ready = Przygotowane przedmioty
advice-shelter-rival = Punkty najsilniejszego rywala
advice-shelter-offer-for = Pola twojego poziomu dają więcej
advice-shelter-offer-against = Pola twojego poziomu dają mniej
advice-shelter-shaft-for = Twoja winda zostaje wolna
advice-shelter-shaft-against = Twoja winda jest zajęta
advice-shelter-first-for = To ty zostajesz pierwszym graczem
advice-shelter-first-against = Pierwszym graczem zostaje ktoś inny
advice-shelter-tempo-for = Następny ruch należy do ciebie
advice-shelter-tempo-against = Następny ruch należy do kogoś innego
advice-shelter-available-for = Jest jeszcze kogo umieścić
advice-shelter-available-against = Nie ma już kogo umieścić
advice-shelter-items-for = Lepsze przedmioty
advice-shelter-items-against = Gorsze przedmioty
advice-shelter-rooms-for = Lepsze pomieszczenia na twoim poziomie
advice-shelter-rooms-against = Gorsze pomieszczenia na twoim poziomie
advice-shelter-room-short-for = Dość kostek na pomieszczenie
advice-shelter-room-short-against = Za mało kostek na pomieszczenie
advice-shelter-recruit-short-for = Do nowego mieszkańca jest bliżej
advice-shelter-recruit-short-against = Do nowego mieszkańca jest dalej

## Powody w grze Fallout

advice-ahead-fallout = przewaga nad następnym: { $points } wpływu
advice-behind-fallout = o { $points } wpływu gorzej

## Powody w grze Fallout

advice-fallout-influence = Wpływ
advice-fallout-influence-for = Mniej brakuje do następnego wpływu
advice-fallout-influence-against = Więcej brakuje do następnego wpływu
advice-fallout-agendas = Plany
advice-fallout-letters = Żetony S.P.E.C.I.A.L.
advice-fallout-letters-for = Bliżej następnego poziomu
advice-fallout-letters-against = Dalej od następnego poziomu
advice-fallout-perks = Profity
advice-fallout-caps = Kapsle
advice-fallout-hp = PŻ
advice-fallout-rads = Rady
advice-fallout-armor = Pancerz
advice-fallout-speed = Punkty ruchu na akcję
advice-fallout-companions = Towarzysze
advice-fallout-tired = Wyczerpane karty
advice-fallout-deaths = Śmierci
advice-fallout-deaths-for = Eliminacja nie grozi
advice-fallout-deaths-against = Grozi eliminacja
advice-fallout-rival = Pozycja najsilniejszego rywala, w punktach wpływu
advice-fallout-power-for = Potęga frakcji lepiej pasuje do planów
advice-fallout-power-against = Potęga frakcji gorzej pasuje do planów
advice-fallout-near-for = Zwycięstwo jest w zasięgu ręki
advice-fallout-near-against = Zwycięstwo się oddala
advice-fallout-traits-for = Cechy, które pomagają
advice-fallout-traits-against = Cechy, które przeszkadzają
advice-fallout-rested-for = Cecha „Wypoczęty”
advice-fallout-rested-against = Bez cechy „Wypoczęty”
advice-fallout-addicted-for = Bez cechy „Uzależniony”
advice-fallout-addicted-against = Cecha „Uzależniony”
advice-fallout-arms-for = Lepsza broń do walki
advice-fallout-arms-against = Gorsza broń do walki
advice-fallout-trained-for = Lepsze przygotowanie do testów
advice-fallout-trained-against = Gorsze przygotowanie do testów
advice-fallout-items-for = Lepsze karty
advice-fallout-items-against = Gorsze karty
advice-fallout-danger-for = Bezpieczniejsza okolica
advice-fallout-danger-against = Groźniejsza okolica
advice-fallout-errands-for = Lepsza pozycja na dalszą grę
advice-fallout-errands-against = Gorsza pozycja na dalszą grę
advice-fallout-brink-for = Frakcje mają dalej do końca toru potęgi
advice-fallout-brink-against = Frakcja zbliża się do końca toru potęgi, a tam przegrywają wszyscy
advice-fallout-end-for = Może zakończyć grę zwycięstwem
advice-fallout-end-against = Może zakończyć grę porażką
advice-fallout-free = Nie zajmuje akcji: wszystko inne można zrobić i tak
advice-fallout-sealed = Wymaga więcej niż inne, a to często daje więcej; skutek pozostaje tajny
# $worth to wpływ.
advice-fallout-brings = Samo w sobie warte około { $worth } wpływu
advice-fallout-wins = Już to może wygrać grę
advice-fallout-odds-fight = Szansa na pokonanie wroga: { $number }%
advice-fallout-odds-test = Szansa na zdanie testu: { $number }%
# $goal to wybór słowami z jego przycisku, $number to liczba akcji, $worth to wpływ.
advice-fallout-goal-fight = Prowadzi do walki: { $goal } ({ $number ->
    [one] około jednej akcji
   *[other] około { $number } akcji
}, warte około { $worth } wpływu)
advice-fallout-goal-quest = Prowadzi do zadania: { $goal } ({ $number ->
    [one] około jednej akcji
   *[other] około { $number } akcji
}, warte około { $worth } wpływu)
advice-fallout-goal-enter = Prowadzi tam, gdzie czeka zadanie ({ $number ->
    [one] około jednej akcji
   *[other] około { $number } akcji
}, warte około { $worth } wpływu)
advice-fallout-goal-encounter = Prowadzi do spotkania ({ $number ->
    [one] około jednej akcji
   *[other] około { $number } akcji
}, warte około { $worth } wpływu)
advice-fallout-goal-explore = Prowadzi w nieznane: { $goal } ({ $number ->
    [one] około jednej akcji
   *[other] około { $number } akcji
}, warte około { $worth } wpływu)
advice-fallout-goal-camp = Prowadzi do obozu ({ $number ->
    [one] około jednej akcji
   *[other] około { $number } akcji
}, warte około { $worth } wpływu)
advice-fallout-goal-wins = Prowadzi do czegoś, co może wygrać grę: { $goal } ({ $number ->
    [one] około jednej akcji
   *[other] około { $number } akcji
})
advice-fallout-goal-wins-enter = Prowadzi tam, gdzie można wygrać grę ({ $number ->
    [one] około jednej akcji
   *[other] około { $number } akcji
})

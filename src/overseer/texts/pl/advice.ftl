### Co mówi doświadczony referent: podpowiedzi przy stole i analiza rozgrywki.

## Podpowiedzi

# $what to nazwa, na przykład „Żywność”.
advice-more = { $what }: o { $number } więcej
advice-less = { $what }: o { $number } mniej
# $text to jedno z dwóch powyższych, $cards to nazwy.
advice-cards = { $text } ({ $cards })
advice-later = Do końca rundy: { $reasons }
advice-ahead = przewaga nad drugim: { $points } pkt
advice-behind = strata: { $points } pkt
advice-level = równie dobry wybór
advice-close = wybór niewiele gorszy
advice-far = wybór wyraźnie gorszy
advice-sure-1 = Rzut monetą
advice-sure-2 = Raczej tak
advice-sure-3 = Dość pewne
advice-sure-4 = Pewne
advice-sure-5 = Bardzo pewne
advice-estimate = Szacunek na podstawie kilku kopii gry z innymi rzutami: kreska ołówkiem, nie wyrok.
advice-estimate-fallout = Szacunek według tego, do czego prowadzi każdy wybór: kreska ołówkiem, nie wyrok.

## Terminal

advice-terminal-would = Doświadczony referent wybrałby: { $choice }
advice-terminal-second = Albo: { $choice } ({ $behind })
advice-terminal-then = Potem: { $choices }
advice-terminal-sure = { $sure } ({ $pips } z 5)
advice-terminal-none = Nikt nie zna tej gry dość dobrze, żeby podpowiadać.
play-help-hint = hint: co wybrałby tu doświadczony referent i dlaczego

## Analiza

advice-analysis-estimate = Szanse oszacowano z przewagi każdego gracza, na podstawie { $games } rozgrywek botów: kreska ołówkiem, nie wyrok.
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

advice-fallout-influence = Wpływ
advice-fallout-agendas = Plany
advice-fallout-letters = Żetony S.P.E.C.I.A.L.
advice-fallout-perks = Profity
advice-fallout-xp = PD
advice-fallout-items = Karty
advice-fallout-caps = Kapsle
advice-fallout-hp = PŻ
advice-fallout-rads = Rady
advice-fallout-progress = Postęp w zadaniach
advice-fallout-tiles = Odkryte kafelki
advice-fallout-free-for = Nie kosztuje akcji, więc wszystko inne nadal można zrobić
advice-fallout-sealed-for = Wymaga więcej niż inne opcje, a to często daje więcej; co z tego wyniknie, nie wiadomo
# $goal to wybór słowami z jego przycisku, $number to liczba akcji.
advice-fallout-goal-fight = Prowadzi do walki: { $goal } ({ $number ->
    [one] około jednej akcji
   *[other] około { $number } akcji
})
advice-fallout-goal-quest = Prowadzi do zadania: { $goal } ({ $number ->
    [one] około jednej akcji
   *[other] około { $number } akcji
})
advice-fallout-goal-encounter = Prowadzi do spotkania ({ $number ->
    [one] około jednej akcji
   *[other] około { $number } akcji
})
advice-fallout-goal-explore = Prowadzi w nieznane: { $goal } ({ $number ->
    [one] około jednej akcji
   *[other] około { $number } akcji
})
advice-fallout-goal-camp = Prowadzi do obozu ({ $number ->
    [one] około jednej akcji
   *[other] około { $number } akcji
})

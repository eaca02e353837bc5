### Walki, testy, sklep, wymiany i obozy w Falloucie, tak jak czyta je ten, kto decyduje.

## Walki i testy

display-fallout-contest-fight = { $player } kontra { $enemy }
display-fallout-contest-test = { $player }: test o trudności { $difficulty }
display-fallout-contest-joint = { $player }: wspólny test
display-fallout-word-fight = Walka
display-fallout-word-test = Test
display-fallout-bare-hands = gołe ręce
display-fallout-armor = { $apparel ->
    [none] pancerz { $count }
   *[other] { $apparel }, pancerz { $count }
}
display-fallout-left = pozostałe PŻ: { $count }
# Letters follow.
display-fallout-rerolls-by = przerzuty za
display-fallout-joint = wyniki was obojga się sumują
display-fallout-rerolls-left = { $count ->
    [one] przerzut z { $of }
    [few] przerzuty z { $of }
   *[many] przerzutów z { $of }
}
display-fallout-step-roll = Rzut
display-fallout-step-reroll = Przerzuty
display-fallout-step-enemy = Cios wroga
display-fallout-step-survivor = Twój cios
display-fallout-step-end = Wynik
display-fallout-step-count = Liczenie
display-fallout-legend-hurts = rani cię, każdy za { $level }
display-fallout-legend-strikes = zaznaczone tam, gdzie wróg jest wrażliwy: twoje trafienie
display-fallout-legend-counts = to sukces
display-fallout-legend-chart = schematy ciała nie mają znaczenia

## Przeciwnicy

display-fallout-weak = Wrażliwe: { $areas }. { $count ->
    [one] Zabija jedno trafienie.
    [few] Zabijają { $count } trafienia.
   *[many] Zabija { $count } trafień.
}
display-fallout-met-aggressive = Agresja: walczy z każdym, kogo spotka, i nie kosztuje to akcji.
display-fallout-met-armor = Pancerz: trzeba o jedno trafienie więcej, niż wynosi poziom.
display-fallout-met-radiation = Promieniowanie: gdy cię zrani, dochodzi { $level ->
    [one] jeszcze { $level } rad
    [few] jeszcze { $level } rady
   *[many] jeszcze { $level } radów
}.
display-fallout-met-ranged = Dystans: walczy także z tym, kto stoi na sąsiednim polu.
display-fallout-met-loot = Łup: kto go zabije, dobiera kartę łupu.
display-fallout-met-retreat = Odwrót: jeśli przeżyje, staje się nieaktywny tam, gdzie jest.
display-fallout-met-afar = Strzela z sąsiedniego pola, a ty nie masz jak odpowiedzieć: o jeden ● więcej przeciw tobie.
display-fallout-met-shot = Strzelasz z sąsiedniego pola: jedno trafienie bez kości.
display-fallout-met-cards = { $count ->
    [one] Karty dodają { $count } trafienie.
    [few] Karty dodają { $count } trafienia.
   *[many] Karty dodają { $count } trafień.
}

## Kości

display-fallout-die-strikes = { $areas }: { $fits ->
    [yes] trafienie
   *[no] pudło
}
display-fallout-die-hurts = { $count ->
    [0] nic przeciw tobie
    [1] ● 1 przeciw tobie
    [2] ●● 2 przeciw tobie
   *[other] ● { $count } przeciw tobie
}
display-fallout-die-counts = { $count ->
    [0] bez sukcesu
    [1] ● 1 sukces
    [2] ●● 2 sukcesy
   *[other] ● sukcesy: { $count }
}
display-fallout-successes = { $known ->
    [no] { $count ->
        [one] sukces jak dotąd
        [few] sukcesy jak dotąd
       *[many] sukcesów jak dotąd
    }
   *[yes] z { $difficulty } { $difficulty ->
        [one] sukcesu
       *[other] sukcesów
    }
}

## Co z tego wyniknie

display-fallout-if-stop = Jeśli poprzestaniesz
display-fallout-if-strike = Jeśli teraz uderzysz
display-fallout-if-roll-first = Jeśli rzucisz
display-fallout-if-roll = { $count ->
    [one] Jeśli przerzucisz kość { $dice }
   *[other] Jeśli przerzucisz kości { $dice }
}
display-fallout-harm = ● { $icons } − pancerz { $armor } = { $counted }, razy poziom { $level }: { $damage ->
    [0] bez obrażeń.
   *[other] obrażenia: { $damage }.
}
display-fallout-harm-rads = { $count ->
    [one] Potem { $count } rad.
    [few] Potem { $count } rady.
   *[many] Potem { $count } radów.
}
display-fallout-harm-left = Zostaje PŻ: { $count }.
display-fallout-carried-home = Giniesz, zanim uderzysz: wracasz na start, a ekwipunek przepada.
display-fallout-verdict-killed = Wróg ginie: +{ $level } PD.
display-fallout-verdict-stays = Wróg zostaje.
display-fallout-verdict-passed = Test jest zdany.
display-fallout-verdict-failed = Test się nie udał.
display-fallout-half = { $count ->
    [one] Do wspólnej sumy dochodzi { $count } sukces.
    [few] Do wspólnej sumy dochodzą { $count } sukcesy.
   *[many] Do wspólnej sumy dochodzi { $count } sukcesów.
}
display-fallout-result-killed = wróg ginie { $percent }%
display-fallout-result-stays = wróg zostaje { $percent }%
display-fallout-result-home = giniesz { $percent }%
display-fallout-result-passed = sukces { $percent }%
display-fallout-result-failed = porażka { $percent }%
display-fallout-rested-chance = wtedy { $percent }%
display-fallout-advice-stop = Według szans najlepiej poprzestać.
display-fallout-advice-roll = { $count ->
    [one] Według szans najlepiej przerzucić kość { $dice }.
   *[other] Według szans najlepiej przerzucić kości { $dice }.
}
display-fallout-odds = szanse: { $results }

## Sklep

display-fallout-shop = Sklep
display-fallout-shop-note = Nowy towar pojawia się z lewej; gdy wyjdziesz, odpadają karty z prawej, aż zostaną cztery.
display-fallout-deals-left = { $count ->
    [one] transakcja
    [few] transakcje
   *[many] transakcji
}
display-fallout-deal-buy = kup
display-fallout-deal-recruit = zwerbuj
display-fallout-short = { $count ->
    [one] brakuje { $count } kapsla
   *[other] brakuje { $count } kapsli
}
display-fallout-discount = zamiast { $count }
display-fallout-equip-free = Miejsce jest wolne.
display-fallout-equip-instead = Do ekwipunku trafi: { $item }.

## Wymiana

display-fallout-trade = Wymiana: { $player }
display-fallout-trade-gives = { $player } daje
display-fallout-trade-note = Każda zmiana unieważnia oba stemple. Obietnice nikogo nie wiążą.
display-fallout-stamp-made = Propozycja złożona
display-fallout-stamp-missing = Jeszcze nie
display-fallout-after-caps = { $count ->
    [one] { $count } kapsel
    [few] { $count } kapsle
   *[many] { $count } kapsli
}
display-fallout-after-bag = ekwipunek { $count } z { $most }
display-fallout-after-agendas = plany { $count } z { $most }

## Obóz

display-fallout-break-camp = Zwiń obóz
display-fallout-into-bag = Do ekwipunku

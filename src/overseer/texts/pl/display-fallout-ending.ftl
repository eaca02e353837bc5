### Koniec gry Fallout: dlaczego się skończyła, odkryte plany, opowieść o każdym ocalałym.

## Dlaczego się skończyła

ending-fallout-won = { $player } ma wpływ { $total }, a do zwycięstwa wystarcza { $target }.
ending-fallout-won-shared = Wpływ potrzebny do zwycięstwa ({ $target }) mają: { $names }.
ending-fallout-won-alone = Nikt inny nie ma dość wpływu.
ending-fallout-lost-power = Frakcja { $faction } dociera do końca toru potęgi, zanim ktokolwiek ma wpływ { $target }.
ending-fallout-lost-eliminated = Ostatnia osoba odpada z gry, zanim ktokolwiek ma wpływ { $target }.
ending-fallout-truncated = Rundy się kończą, zanim ktokolwiek ma wpływ { $target }.
# $what to zdanie z dziennika bez kropki.
ending-fallout-by = Ostatni krok: { $what }.
ending-fallout-best = Najwięcej ma { $player }: { $total }.

## Odkryte plany

hand-fallout-card = karta
hand-fallout-wins = zwycięstwo
hand-fallout-short = brakuje { $count }
hand-fallout-reached = tyle wystarcza
hand-fallout-out = poza grą

## Krzywe i kości

chronicle-fallout-power = potęga
chronicle-fallout-wins-at = zwycięża { $count }
chronicle-fallout-track-end = koniec toru
chronicle-fallout-dice = { $count ->
    [one] 1 kość
    [few] { $count } kości
    [many] { $count } kości
   *[other] { $count } kości
}
chronicle-fallout-luck = Znaki, które wypadły, i te, które się należały. W walce znak to kość, która trafia we wrażliwą część ciała, w teście symbol trafienia. Należy się tyle, ile te kości pokazują przeciętnie.

## Opowieść o ocalałym: nagłówek i stopka

tale-fallout-about = Prawdziwa historia w { $rounds ->
    [one] jednej rundzie
    [few] { $rounds } rundach
    [many] { $rounds } rundach
   *[other] { $rounds } rundach
}
tale-fallout-sender = Z powierzchni pisze { $player } ({ $character })
tale-fallout-note = Każde zdanie się wydarzyło. Kości są w dzienniku.
tale-fallout-quote = „{ $told }”.
# The same of what does not end with a full stop.
tale-fallout-quote-open = „{ $told }”

## Kiedy; w środku zdania

tale-fallout-in-round = { $round ->
    [1] w pierwszej rundzie
    [2] w drugiej rundzie
    [3] w trzeciej rundzie
    [4] w czwartej rundzie
    [5] w piątej rundzie
    [6] w szóstej rundzie
    [7] w siódmej rundzie
    [8] w ósmej rundzie
    [9] w dziewiątej rundzie
    [10] w dziesiątej rundzie
    [11] w jedenastej rundzie
    [12] w dwunastej rundzie
   *[other] w rundzie { $round }
}
tale-fallout-same-round-1 = w tej samej rundzie
tale-fallout-same-round-2 = niedługo potem
tale-fallout-same-round-3 = jeszcze przed końcem tej rundy
tale-fallout-next-round-1 = rundę później
tale-fallout-next-round-2 = w następnej rundzie
tale-fallout-later-1 = { $count ->
    [2] dwie rundy później
   *[other] trzy rundy później
}

## Tytuły

tale-fallout-title-won-quests = { $character }, czyli wszystko załatwione
tale-fallout-title-won-kills = { $character }, czyli droga wolna
tale-fallout-title-won-rich = { $character }, czyli kogo na to stać
tale-fallout-title-won = { $character }, czyli cel osiągnięty
tale-fallout-title-out = { $character }, czyli droga w jedną stronę
tale-fallout-title-near = { $character }, czyli o włos
tale-fallout-title-died = { $character }, czyli zaczynamy od nowa
tale-fallout-title-quests = { $character }, czyli same sprawunki
tale-fallout-title-kills = { $character }, czyli cisza na drodze
tale-fallout-title-tiles = { $character }, czyli białe plamy na mapie
tale-fallout-title-deals = { $character }, czyli zawsze można się dogadać
tale-fallout-title-rich = { $character }, czyli grosz do grosza
tale-fallout-title-encounters = { $character }, czyli kto pyta, nie błądzi
tale-fallout-title-walked = { $character }, czyli ciągle w drodze
tale-fallout-title-stayed = { $character }, czyli nie ma jak w domu
tale-fallout-title-plain = { $character }, pokrótce

## Początek

tale-fallout-opening-kit-1 = { $player }, czyli { $character }, zostawia za sobą { $start_acc }. Cały bagaż: { $kit }.
tale-fallout-opening-kit-2 = { $start }: tu zaczyna { $player }, a raczej { $character }. Bagaż: { $kit }.
tale-fallout-opening-kit-3 = { $character }: pod tym mianem { $player } rusza w drogę. Z tyłu zostaje { $start }, w bagażu jest { $kit }.
tale-fallout-opening-1 = { $player }, czyli { $character }, zostawia za sobą { $start_acc }. Bagażu brak.
tale-fallout-opening-2 = { $start }: tu zaczyna { $player }, a raczej { $character }, z pustymi rękami.
tale-fallout-opening-3 = { $character }: pod tym mianem { $player } rusza w drogę. Z tyłu zostaje { $start }, bagażu nie ma.
tale-fallout-opening-stayed-1 = { $start }: tu zaczyna { $player }, a raczej { $character }, i nigdzie się stąd nie rusza.

## Co się wydarzyło

tale-fallout-quest-1 = { $when } { $player } załatwia sprawę pod tytułem „{ $quest }”.
tale-fallout-quest-2 = { $when } zadanie „{ $quest }” jest gotowe.
tale-fallout-quest-3 = „{ $quest }” to następna załatwiona sprawa, { $when }.
tale-fallout-quest-power-1 = { $when } { $player } załatwia sprawę „{ $quest }”. Zyskuje na tym frakcja: { $faction }.
tale-fallout-quest-power-2 = { $when } zadanie „{ $quest }” jest gotowe, a cieszy się z tego frakcja { $faction }.
tale-fallout-quest-power-3 = Sprawa „{ $quest }” udaje się { $when }, a frakcja { $faction } nie ma nic przeciwko.
tale-fallout-quest-failed-1 = { $when } { $player } bierze się za zadanie „{ $quest }” i nie daje rady.
tale-fallout-quest-failed-2 = { $when } z zadania „{ $quest }” nic nie wychodzi.
tale-fallout-killed-1 = { $when } { $player } idzie porozmawiać. { $enemy } już nie wraca z tej rozmowy.
tale-fallout-killed-2 = { $when } na drodze staje { $enemy }, i to ostatni raz.
tale-fallout-killed-3 = { $when } znika z tego świata { $enemy }.
tale-fallout-killed-attacked-1 = { $when } atakuje { $enemy }. Potem stoi tam już tylko { $player }.
tale-fallout-killed-attacked-2 = { $when } atakuje { $enemy }, ale tylko raz.
tale-fallout-killed-attacked-3 = { $when } { $enemy } szuka zaczepki i ją znajduje.
tale-fallout-killed-strong-1 = { $when } { $player } pokonuje { $enemy_acc }. Poziom { $level }, jeśli ktoś liczy.
tale-fallout-killed-strong-2 = { $when } pada { $enemy }, razem ze swoim poziomem { $level }.
tale-fallout-killed-revenge-1 = { $when } { $player } znów trafia na starą znajomość: { $enemy }. Tym razem kończy się odwrotnie.
tale-fallout-killed-revenge-2 = { $when } stary rachunek zostaje wyrównany: { $enemy }.
tale-fallout-killed-card-1 = { $when } { $player } ma z głowy jedno zmartwienie: { $enemy }. Obyło się bez zwykłej walki.
tale-fallout-killed-card-2 = { $when } { $enemy } znika, i to bez walki.
tale-fallout-beaten-1 = { $when } { $player } zaczepia { $enemy_acc }, po czym zmienia zdanie.
tale-fallout-beaten-2 = { $when } { $enemy } wygrywa na punkty.
tale-fallout-beaten-3 = { $when } górą jest { $enemy }.
tale-fallout-beaten-attacked-1 = { $when } atakuje { $enemy }, a { $player } nie umie się tego pozbyć.
tale-fallout-beaten-attacked-2 = { $when } atakuje { $enemy } i uchodzi z życiem.
tale-fallout-died-fight-1 = { $when } wygrywa { $enemy }, i to na dobre. { $player } zaczyna od nowa: { $start }, pusta torba.
tale-fallout-died-fight-2 = { $when } kres wszystkiemu kładzie { $enemy }. Następny początek: { $start }.
tale-fallout-died-1 = { $when } { $player } ginie i zaczyna od nowa: { $start }, pusta torba.
tale-fallout-died-2 = { $when } jest śmierć, a po niej znowu { $start }.
tale-fallout-explored-1 = { $when } { $player } nanosi na mapę { $tile_acc }.
tale-fallout-explored-2 = { $when } biała plama na mapie dostaje nazwę: { $tile }.
tale-fallout-explored-3 = { $when } na mapie przybywa { $tile }.
tale-fallout-deadly-1 = { $when } { $player } zagląda za tablicę z napisem „zabójcze”. Jest tam { $tile }.
tale-fallout-deadly-2 = { $when } zabójcze miejsce dostaje nazwę: { $tile }.
tale-fallout-met-1 = { $when } czeka spotkanie „{ $encounter }”. { $player } postanawia: { $lead }
tale-fallout-met-2 = { $when } czeka spotkanie „{ $encounter }”, a odpowiedź brzmi: { $lead }
tale-fallout-met-passed-1 = { $when } czeka spotkanie „{ $encounter }”. { $player } postanawia: { $lead } Udaje się.
tale-fallout-met-passed-2 = { $when } czeka spotkanie „{ $encounter }”, a odpowiedź brzmi: { $lead } Kości są za.
tale-fallout-met-failed-1 = { $when } czeka spotkanie „{ $encounter }”. { $player } postanawia: { $lead } Kości postanawiają inaczej.
tale-fallout-met-failed-2 = { $when } czeka spotkanie „{ $encounter }”, a odpowiedź brzmi: { $lead } Nie wychodzi.
tale-fallout-trait-1 = { $when } { $player } otrzymuje cechę „{ $trait }” i trudno jej nie zauważyć.
tale-fallout-trait-2 = { $when } jest na to nowe słowo: „{ $trait }”.
tale-fallout-company-1 = { $when } { $player } nie idzie już w pojedynkę. Towarzystwo: { $item }.
tale-fallout-company-2 = { $when } dołącza towarzystwo: { $item }.
tale-fallout-unique-1 = { $when } { $player } zdobywa jedyny egzemplarz na świecie: { $item }.
tale-fallout-unique-2 = { $when } znajduje się { $item }. Drugiego egzemplarza nie ma.
tale-fallout-bought-1 = { $when } { $player } kupuje { $item_acc } za { $count ->
    [one] 1 kapsel
    [few] { $count } kapsle
    [many] { $count } kapsli
   *[other] { $count } kapsla
}.
tale-fallout-bought-2 = { $when } ze sklepu znika { $item }. Cena: { $count ->
    [one] 1 kapsel
    [few] { $count } kapsle
    [many] { $count } kapsli
   *[other] { $count } kapsla
}.
tale-fallout-perk-1 = { $when } { $player } zyskuje profit: { $perk }.
tale-fallout-perk-2 = { $when } przybywa profit: { $perk }.
tale-fallout-level-1 = { $when } { $player } wyciąga z tego naukę: { $letter }.
tale-fallout-level-2 = { $when } doświadczenia wystarcza na literę: { $letter }.
tale-fallout-deal-1 = { $when } { $player } i { $other } dobijają targu.
tale-fallout-deal-2 = { $when } dochodzi do umowy. Druga strona: { $other }.
tale-fallout-loyal-1 = { $when } { $player } kładzie na stole plan „{ $agenda }”, niech wszyscy widzą.
tale-fallout-loyal-2 = { $when } to już nie tajemnica: „{ $agenda }”.
tale-fallout-event-1 = { $when } { $player } trafia na coś, czego się nie planuje: { $item }.
tale-fallout-event-2 = { $when } zdarza się coś, czego się nie planuje: { $item }.

## Koniec

tale-fallout-end-won-1 = { $when } plany są warte { $total }, a wystarcza { $target }. { $player } zwycięża.
tale-fallout-end-won-2 = { $when } { $player } podlicza plany i wychodzi { $total }. Potrzeba { $target }.
tale-fallout-end-shared-1 = { $when } { $player } podlicza plany: { $total }, a wystarcza { $target }. Zwycięstwo jest wspólne, wystarczyło też innym: { $others }.
tale-fallout-end-shared-2 = { $when } { $player } ma wpływ { $total } przy potrzebnych { $target }. Na podium są też: { $others }.
tale-fallout-end-beaten-1 = { $when } zwycięstwo: { $others }, wpływ { $best }. { $player } ma { $total }, a potrzeba { $target }.
tale-fallout-end-beaten-2 = { $when } przychodzi pora podliczyć: { $player } { $total }, { $others } { $best }. Potrzeba { $target }.
tale-fallout-end-beaten-3 = { $when } jest po wszystkim: { $others } { $best }, potrzebne { $target }. { $player } ma { $total } i tę stronę.
tale-fallout-end-lost-1 = { $when } ostatnie słowo ma frakcja { $faction }. { $player } zostaje z wpływem { $total } z { $target }.
tale-fallout-end-lost-2 = { $when } frakcja { $faction } dociera do końca toru potęgi, a z nim kończy się cała reszta. { $player }: { $total } z { $target }.
tale-fallout-end-lost-3 = { $when } jest po wszystkim, o co zadbała frakcja { $faction }. { $player } ma { $total } z { $target }.
tale-fallout-end-all-1 = { $when } nie ma już nikogo. { $player } dociera tylko do tej strony.
tale-fallout-end-out-1 = { $when } { $player } odpada z gry. Dziennik toczy się dalej sam.
tale-fallout-end-out-2 = { $when } ostatnie słowo należy do radów. { $player } jest poza grą.
tale-fallout-end-cut-1 = { $when } kończą się rundy. { $player } ma { $total } z potrzebnych { $target }.
tale-fallout-end-cut-2 = { $when } czas minął. { $player }: { $total } z { $target }.

## Miejsca na mapie

tale-fallout-stop = { $place }: { $what }
tale-fallout-what-quest = zadanie „{ $quest }”
tale-fallout-what-quest-failed = „{ $quest }”, bez skutku
tale-fallout-what-killed = zwycięstwo, { $enemy }
tale-fallout-what-beaten = przegrana, { $enemy }
tale-fallout-what-died = śmierć
tale-fallout-what-explored = dalej { $tile }
tale-fallout-what-met = „{ $encounter }”
tale-fallout-what-trait = „{ $trait }”
tale-fallout-what-item = { $item }
tale-fallout-what-perk = { $perk }
tale-fallout-what-level = { $letter }
tale-fallout-what-deal = umowa, { $other }
tale-fallout-what-loyal = „{ $agenda }”

## Stemple: słowa pod liczbą

tale-fallout-stamp-walked = { $count ->
    [one] pole pieszo
    [few] pola pieszo
    [many] pól pieszo
   *[other] pola pieszo
}
tale-fallout-stamp-quests = { $count ->
    [one] zadanie
    [few] zadania
    [many] zadań
   *[other] zadania
}
tale-fallout-stamp-kills = { $count ->
    [one] zwycięstwo
    [few] zwycięstwa
    [many] zwycięstw
   *[other] zwycięstwa
}
tale-fallout-stamp-deaths = { $count ->
    [one] śmierć
    [few] śmierci
    [many] śmierci
   *[other] śmierci
}
tale-fallout-stamp-tiles = { $count ->
    [one] nowy kafelek
    [few] nowe kafelki
    [many] nowych kafelków
   *[other] nowego kafelka
}
tale-fallout-stamp-encounters = { $count ->
    [one] spotkanie
    [few] spotkania
    [many] spotkań
   *[other] spotkania
}
tale-fallout-stamp-deals = { $count ->
    [one] umowa
    [few] umowy
    [many] umów
   *[other] umowy
}
tale-fallout-stamp-caps = { $count ->
    [one] kapsel na koniec
    [few] kapsle na koniec
    [many] kapsli na koniec
   *[other] kapsla na koniec
}

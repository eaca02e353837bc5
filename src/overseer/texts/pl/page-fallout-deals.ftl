### Karty Fallouta nad mapą: walki, testy, sklep, wymiany, obozy.

page-fallout-percent = { $percent }%
page-fallout-letter-owned = twoja: przerzut
page-fallout-letter-missing = nie twoja
page-fallout-auto = Rozgrywaj walki i testy samoczynnie
page-fallout-auto-waits = Gra toczy się sama; zatrzyma ją dowolny klawisz lub kliknięcie.
page-fallout-dice = Kości
page-fallout-die = Kość { $number }
page-fallout-no-mark = brak
page-fallout-roll = Rzuć kośćmi
page-fallout-roll-this = przerzuć
page-fallout-keep-this = zostaw
page-fallout-roll-again = { $count ->
    [0] Wybierz kości
    [one] Przerzuć { $count } kość
    [few] Przerzuć { $count } kości
   *[many] Przerzuć { $count } kości
}
page-fallout-stop = Poprzestań
page-fallout-strike = Uderz
page-fallout-pick-dice = Wybierz kości do przerzucenia, a zobaczysz, co może z tego wyniknąć.
page-fallout-hp-lost = −{ $count } PŻ
page-fallout-new = nowe
page-fallout-pay = Zatwierdź
page-fallout-leave = Wyjdź ze sklepu
page-fallout-sell = Sprzedaj
page-fallout-sell-nothing = Nie masz nic, co sklep by wziął.
page-fallout-gain = +{ $count }
page-fallout-bill = Rachunek
page-fallout-in-hand = W kieszeni
page-fallout-left = Zostaje
page-fallout-wear = wyposaż się od razu
page-fallout-barred-full = brak transakcji
page-fallout-barred-last = po jednej: ekwipunek jest pełny
page-fallout-barred-dear = na to już nie starczy
page-fallout-show = Pokaż
page-fallout-shown = pokazany
page-fallout-any-agenda = plan wybrany przez właściciela
page-fallout-take-back = Cofnij: { $name }
page-fallout-no-cards = bez kart
page-fallout-fewer = Mniej: { $thing }
page-fallout-more = Więcej: { $thing }
page-fallout-caps-of = kapsle ({ $player })
page-fallout-agendas-of = plany ({ $player })
page-fallout-agendas-named-later = o tyle prosisz; które, wybierze właściciel
page-fallout-of-purse = z { $count }
page-fallout-accept = Przybij stempel
page-fallout-propose = Złóż propozycję
page-fallout-name-agendas = Dołóż do propozycji
page-fallout-counter = Zaproponuj coś innego
page-fallout-decline = Odejdź
page-fallout-after = Po wymianie masz:

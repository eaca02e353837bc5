### Słowa polecenia `overseer lab` i jego raportu.

lab-title = { $pack }: co zmienia w { $game }
lab-title-alone = { $game }, { $pack }: co robią karty
lab-lead = { $games ->
    [one] { $games } para rozgrywek
    [few] { $games } pary rozgrywek
    [many] { $games } par rozgrywek
   *[other] { $games } pary rozgrywek
}, liczba graczy: { $players }, boty: { $bots }, ziarna od { $first } do { $last }. Obie rozgrywki pary mają to samo ziarno i te same boty: w jednej gra się z zestawem { $pack }, w drugiej { $base }.
lab-lead-alone = { $games ->
    [one] { $games } rozgrywka
    [few] { $games } rozgrywki
    [many] { $games } rozgrywek
   *[other] { $games } rozgrywki
}, liczba graczy: { $players }, boty: { $bots }, ziarna od { $first } do { $last }.
lab-base-own = bez niego
lab-base-pack = z zestawem { $pack }
lab-dropped = To, co wybiera opcja { $options }, istnieje tylko z zestawem; druga rozgrywka toczy się jak zwykle.
lab-short = W skrócie
lab-change = { $figure }: z zestawem { $after }, inaczej { $before }. { $clear ->
    [more] To o { $difference } więcej (od { $low } do { $high }).
    [less] To o { $difference } mniej (od { $low } do { $high }).
   *[no] Brak wyraźnej różnicy.
}
lab-calm = Gra jako całość pozostaje taka sama: brak wyraźnej różnicy w długości, wynikach i zwycięstwach według miejsc.
lab-few-pairs = Przy mniej niż { $pairs } parach rozgrywek każdą różnicę może tłumaczyć sam przypadek: zagraj więcej.
lab-figures = Gra jako całość
lab-figures-note = Każdy wiersz to jedna liczba opisująca grę. Różnicę liczy się para po parze, między rozgrywkami o tym samym ziarnie; jej przedział obejmuje prawdziwą w 95 na 100 takich doświadczeń. Jeśli zawiera 0, to, co widać, może być przypadkiem.
lab-figure = Liczba
lab-with = Z zestawem
lab-without = Inaczej
lab-difference = Różnica
lab-verdict = Wniosek
lab-verdict-more = więcej
lab-verdict-less = mniej
lab-verdict-no = brak wyraźnej różnicy
lab-figure-rounds = Rundy w rozgrywce
lab-figure-decisions = Decyzje w rozgrywce
lab-figure-score = { $score }, średnia wszystkich graczy
lab-figure-best = { $score } najlepszego
lab-figure-lost = Rozgrywki przegrane przez wszystkich
lab-figure-cut = Rozgrywki przerwane
lab-figure-seat = Zwycięstwa miejsca { $seat }
lab-cards = Karty zestawu
lab-cards-plot = Jak często wygrywali gracze, którzy użyli karty, z przedziałem; linia przerywana to równy udział.
lab-cards-none = Zestaw nie zmienia żadnej karty, której użycie da się policzyć.
lab-removed = Poza grą:
lab-never-met = Nie pojawiła się ani razu; rozgrywek: { $games }.
lab-use = Pojawiła się w { $met } z { $games } rozgrywek i { $kind ->
    [room] zbudowano ją
    [item] wzięto ją
    [threat] zmierzono się z nią
    [elevator] odwiedzono ją
    [encounter] przeczytano ją
    [quest] ukończono ją
    [perk] zdobyto ją
    [enemy] walczono z nią
    [character] grano nią
    [agenda] trzymano ją na końcu
   *[other] użyto jej
} w { $share } z nich, liczba użyć w rozgrywce: { NUMBER($times, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
lab-work = { $kind ->
    [room] Pracowano w niej
    [item] Skorzystano z niej
    [threat] Pokonano ją
    [perk] Skorzystano z niej
    [enemy] Zabito ją
   *[other] Zadziałała
}, średnio w rozgrywce: { NUMBER($times, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
lab-wins = Gracze, którzy { $kind ->
    [room] ją zbudowali
    [item] ją wzięli
    [threat] się z nią zmierzyli
    [elevator] ją odwiedzili
    [encounter] ją przeczytali
    [quest] ją ukończyli
    [perk] ją zdobyli
    [enemy] z nią walczyli
    [character] nią grali
    [agenda] ją trzymali
   *[other] jej użyli
}, wygrali { $share } (od { $low } do { $high }) swoich rozgrywek; równy udział to { $even }.
lab-wins-others = Gracze przy tych samych stołach, którzy jej nie użyli: { $share } (od { $low } do { $high }).
lab-nobody = Nikt jej nie użył.
lab-few = To za mało, by powiedzieć więcej.
lab-dead = Karty, których nikt nie chce
lab-dead-none = Nie ma takich: każda karta, która pojawiła się dość często, była używana.
lab-dead-card = { $name }: rozgrywki, w których się pojawiła: { $met }, w których jej użyto: { $used }.
lab-unseen = Ani razu nie widziane w tych rozgrywkach ({ $count })
lab-moves = Ruchy, które nie są wyborem
lab-moves-note = Ruch jest tu opisany, jeśli boty miały inny co najmniej { $offers } razy, w co najmniej { $games } rozgrywkach.
lab-dominant = Dominujące: wykonywane prawie zawsze, gdy można, a kto je wykonuje, wygrywa częściej niż po równo.
lab-always = Wykonywane prawie zawsze, gdy można:
lab-never = Prawie nikt nie wykonuje w całej rozgrywce, choć można:
lab-moves-none = Nie ma takich.
lab-move-rate = { $move }: wykonano { $chosen } z { $offered } razy ({ $rate }).
lab-move-makers = { $move }: gracze, którzy mogli: { $players }, zrobili to: { $makers }.
lab-move-won = Kto go wykonał, wygrał { $share } (od { $low } do { $high }).
lab-move = { $kind ->
    [place] Pójść na: { $card }
    [room] Zbudować: { $card }
    [take] Wziąć: { $card }
    [use] Użyć: { $card }
    [perk] Użyć: { $card }
    [wear] Założyć: { $card }
    [discount] Zapłacić mniej dzięki: { $card }
    [choose] { $card }, możliwość { $part }
    [quest] { $card }, cel { $part }
    [complete] { $card }, cel { $part }
    [fight] Walczyć: { $card }
    [buy] Kupić: { $card }
    [recruit] Zwerbować: { $card }
    [equip] Wyposażyć się: { $card }
    [character] Grać jako: { $card }
    [loyal] Być lojalnym przez: { $card }
   *[other] { $kind }: { $card }
}
lab-sweep = A gdyby { $name } było inną liczbą?
lab-sweep-note = Te same ziarna przy każdej wartości. Na czerwono gra bez zestawu albo równy udział.
lab-value = Wartość
lab-sweep-used = Rozgrywki, w których jej użyto, %
lab-sweep-won = Wygrane tych, którzy jej użyli, %
lab-sweep-rounds = Rundy w rozgrywce
lab-sweep-line = Przy { $value }: użyto jej w { $used } rozgrywek, w których się pojawiła; kto jej użył, wygrał { $won }; rundy: { $rounds }.
lab-all = Wszystkie karty
lab-show = Pokaż tabelę
lab-card = Karta
lab-met = Pojawiła się w
lab-used = Użyto w
lab-times = Razy w rozgrywce
lab-share = Wygrane używających
lab-reading = Jak to czytać
lab-reading-bots = Grają boty, nie ludzie. Karta, której nie rozumieją, wygląda na martwą, a to, co przeceniają, na dominujące. Zanim zmienisz kartę, sprawdź inne boty.
lab-reading-cause = To, że używający karty często wygrywają, nie znaczy, że wygrywają dzięki niej: kto prowadzi, może sobie na więcej pozwolić. Co robi sama karta, mówi porównanie par i przegląd wartości.
lab-reading-chance = Z 20 liczb bez żadnej prawdziwej różnicy jedna będzie wyglądać na wyraźną przez przypadek. Więcej rozgrywek zwęża przedziały: cztery razy więcej o połowę.
lab-range = od { $low } do { $high }
lab-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-fine = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
lab-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
lab-unknown = –
lab-again-note = Równe ziarna dają równe rozgrywki:
lab-written = Raport jest w folderze { $folder }.

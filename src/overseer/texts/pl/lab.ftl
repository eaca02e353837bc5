### Słowa polecenia `overseer lab` i jego raportu.

lab-title = { $pack }: co zmienia w grze { $game }
lab-title-alone = { $game }, { $pack }: co robią karty
lab-lead = { $games ->
    [one] { $games } para rozgrywek
    [few] { $games } pary rozgrywek
    [many] { $games } par rozgrywek
   *[other] { $games } pary rozgrywek
}, liczba graczy: { $players }, boty: { $bots }, ziarna od { $first } do { $last }. Obie rozgrywki w parze mają to samo ziarno i te same boty: jedna toczy się z zestawem „{ $pack }”, druga { $base }.
lab-lead-alone = { $games ->
    [one] { $games } rozgrywka
    [few] { $games } rozgrywki
    [many] { $games } rozgrywek
   *[other] { $games } rozgrywki
}, liczba graczy: { $players }, boty: { $bots }, ziarna od { $first } do { $last }.
lab-base-own = bez niego
lab-base-pack = z zestawem „{ $pack }”
lab-dropped = To, co wybiera opcja { $options }, istnieje tylko z zestawem; druga rozgrywka toczy się jak zwykle.
lab-short = W skrócie
lab-change = { $figure }: z zestawem { $after }, w drugich rozgrywkach { $before }. { $clear ->
    [more] To o { $difference } więcej (od { $low } do { $high }).
    [less] To o { $difference } mniej (od { $low } do { $high }).
   *[no] Brak wyraźnej różnicy.
}
lab-calm = Nie widać wyraźnej różnicy w długości, wynikach ani w wygranych poszczególnych miejsc; to, co widać, może być dziełem przypadku.
lab-few-pairs = Przy mniej niż { $pairs } parach rozgrywek każdą różnicę może tłumaczyć sam przypadek: zagraj więcej.
lab-figures = Gra jako całość
lab-figures-note = Każdy wiersz to jedna wielkość opisująca grę. Różnicę liczy się para po parze, między rozgrywkami o tym samym ziarnie; jej przedział obejmuje prawdziwą różnicę w 95 na 100 takich doświadczeń. Jeśli zawiera 0, to, co widać, może być dziełem przypadku.
lab-figure = Wielkość
lab-with = Z zestawem
lab-without = Drugie rozgrywki
lab-difference = Różnica
lab-verdict = Wniosek
lab-verdict-more = więcej
lab-verdict-less = mniej
lab-verdict-no = brak wyraźnej różnicy
lab-figure-rounds = Rundy w rozgrywce
lab-figure-decisions = Decyzje w rozgrywce
lab-figure-score = { $score }, średnia wszystkich graczy
lab-figure-best = { $score } najlepszego gracza
lab-figure-lost = Rozgrywki przegrane przez wszystkich
lab-figure-cut = Rozgrywki przerwane
lab-figure-seat = Wygrane z miejsca { $seat }
lab-cards = Karty zestawu
lab-cards-plot = Jak często wygrywali gracze, którzy użyli karty, wraz z przedziałem; linia przerywana to równy udział.
lab-cards-none = Zestaw nie zmienia żadnej karty, której użycie da się policzyć.
lab-removed = Zestaw usuwa:
lab-never-met = Karta nie pojawiła się ani razu (liczba rozgrywek: { $games }).
lab-use = Karta pojawiła się w { $met } z { $games } rozgrywek. W { $share } z nich { $kind ->
    [room] zbudowano to pomieszczenie
    [item] ktoś ją wziął
    [threat] ktoś stawił czoła temu zagrożeniu
    [elevator] ktoś skorzystał z tej windy
    [encounter] ktoś ją przeczytał
    [quest] ukończono to zadanie
    [perk] ktoś zdobył ten profit
    [enemy] ktoś walczył z tym wrogiem
    [character] ktoś grał tą postacią
    [agenda] ktoś miał ten plan na koniec
   *[other] ktoś jej użył
}, średnio { NUMBER($times, minimumFractionDigits: 1, maximumFractionDigits: 1) } raza na rozgrywkę.
lab-work = { $kind ->
    [room] Pracowano w nim
    [item] Skorzystano z niej
    [threat] Pokonano je
    [perk] Skorzystano z niego
    [enemy] Zabito go
   *[other] Karta zadziałała
} średnio { NUMBER($times, minimumFractionDigits: 1, maximumFractionDigits: 1) } raza na rozgrywkę.
lab-wins = Gracze, którzy { $kind ->
    [room] je zbudowali
    [item] ją wzięli
    [threat] stawili mu czoła
    [elevator] z niej skorzystali
    [encounter] ją przeczytali
    [quest] je ukończyli
    [perk] go zdobyli
    [enemy] z nim walczyli
    [character] nią grali
    [agenda] go mieli
   *[other] jej użyli
}, wygrali { $share } (od { $low } do { $high }) swoich rozgrywek; równy udział to { $even }.
lab-wins-others = Pozostali gracze przy tych samych stołach: { $share } (od { $low } do { $high }).
lab-nobody = Nikt jej nie użył.
lab-few = To za mało, by powiedzieć więcej.
lab-dead = Karty, których nikt nie chce
lab-dead-none = Nie ma takich: każda karta, która pojawiła się dość często, była używana.
lab-dead-card = { $name }: rozgrywki, w których się pojawiła: { $met }, w których jej użyto: { $used }.
lab-unseen = Karty, które nie pojawiły się ani razu ({ $count })
lab-moves = Ruchy, w których nie ma wyboru
lab-moves-note = Wymieniono tylko ruchy, zamiast których boty mogły zrobić coś innego co najmniej { $offers } razy, w co najmniej { $games } rozgrywkach.
lab-dominant = Dominujące: wykonywane prawie zawsze, gdy można, a kto je wykonuje, wygrywa więcej niż równy udział.
lab-always = Wykonywane prawie zawsze, gdy można:
lab-never = Prawie nikt nie wykonuje ich przez całą rozgrywkę, choć można:
lab-moves-none = Nie ma takich.
lab-move-rate = { $move }: wybrano w { $rate } przypadków ({ $chosen } z { $offered }).
lab-move-makers = { $move }: gracze, którzy mogli tak zrobić: { $players }; zrobili: { $makers }.
lab-move-won = Kto tak zrobił, wygrał { $share } rozgrywek (od { $low } do { $high }).
lab-move = { $kind ->
    [place] Umieścić mieszkańca: { $card }
    [room] Zbudować: { $card }
    [take] Wziąć: { $card }
    [use] Użyć: { $card }
    [perk] Użyć: { $card }
    [wear] Założyć: { $card }
    [discount] Obniżyć koszt: { $card }
    [choose] { $card }, opcja { $part }
    [quest] { $card }, cel { $part }
    [complete] { $card }, cel { $part }
    [fight] Walczyć: { $card }
    [buy] Kupić: { $card }
    [recruit] Zwerbować: { $card }
    [equip] Wyposażyć się: { $card }
    [character] Grać jako: { $card }
    [loyal] Zadeklarować lojalność: { $card }
   *[other] { $kind }: { $card }
}
lab-sweep = A gdyby liczba „{ $name }” była inna?
lab-sweep-note = Te same ziarna przy każdej wartości. Na czerwono gra bez zestawu albo równy udział. Przerwa oznacza, że karta się nie pojawiła albo nikt jej nie użył.
lab-value = Wartość
lab-sweep-used = Rozgrywki, w których jej użyto, %
lab-sweep-won = Wygrane tych, którzy jej użyli, %
lab-sweep-rounds = Rundy w rozgrywce
lab-sweep-line = Przy { $value }: użyto jej w { $used } rozgrywek, w których się pojawiła; kto jej użył, wygrał { $won }; liczba rund: { $rounds }.
lab-sweep-unused = Przy { $value }: pojawiła się w { $met } z { $games } rozgrywek i nikt jej nie użył; liczba rund: { $rounds }.
lab-sweep-never = Przy { $value }: nie pojawiła się ani razu; liczba rund: { $rounds }.
lab-all = Wszystkie karty
lab-show = Pokaż tabelę
lab-card = Karta
lab-met = Pojawiła się w rozgrywkach
lab-used = Użyto w rozgrywkach
lab-times = Użyć na rozgrywkę
lab-share = Wygrane używających
lab-reading = Jak to czytać
lab-reading-bots = Grają boty, nie ludzie. Karta, której nie rozumieją, wygląda na martwą, a ta, którą przeceniają, na dominującą. Zanim zmienisz kartę, wypróbuj inne boty.
lab-reading-cause = Jeśli ci, którzy użyli karty, często wygrywają, nie musi to być jej zasługa: kto prowadzi, może sobie na więcej pozwolić. Co robi sama karta, pokazuje porównanie par i przegląd wartości.
lab-reading-chance = Na 20 wielkości, w których naprawdę nic się nie zmieniło, jedna przypadkiem wyda się wyraźnie inna. Im więcej rozgrywek, tym węższe przedziały: cztery razy więcej rozgrywek zwęża je o połowę.
lab-range = od { $low } do { $high }
lab-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-fine = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
# Różnica między dwoma udziałami, w punktach procentowych.
lab-points = { NUMBER($number, maximumFractionDigits: 0) } p.p.
lab-unknown = –
lab-again-note = Te same ziarna dają te same rozgrywki:
lab-written = Raport jest w folderze { $folder }.

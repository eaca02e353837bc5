### Słowa serwera: dostępne gry i opcje oraz powody odmowy.

## Gry

server-title-shelter = Fallout Shelter
server-title-fallout = Fallout
server-summary-shelter = Urzędnicy jednej krypty rywalizują o stanowisko nadzorcy: wysyłajcie mieszkańców do pracy, budujcie pomieszczenia na swoim poziomie, walczcie z tym, co się wkradło, i dbajcie o zadowolenie. Ukryte są tylko przyszłe rzuty.
server-summary-fallout = Ocalali przemierzają Pustkowia, wykonują zadania, walczą i wymieniają się towarami, a dwie frakcje walczą o władzę. Każdy ma plany, których inni nie widzą; jeśli frakcja pierwsza dopnie swego, mogą przegrać wszyscy.
server-time-shelter = godzina
server-time-fallout = dwie godziny

## Boty

server-bot-greedy = Rozważny
    .help = Ocenia, co daje każdy wybór, i bierze najlepszy.
server-bot-random = Beztroski
    .help = Wybiera na chybił trafił. Dobry do nauki zasad.
server-bot-easy = Łatwy
    .help = Wiele przeocza i bywa, że pozwala się dogonić. Dobry na pierwsze gry.
server-bot-normal = Zwykły
    .help = Gra rozsądnie, ale czasem coś przeoczy.
server-bot-builder = Budowniczy
    .help = Lubi pomieszczenia: buduje, gdzie tylko może, nawet gdy co innego dałoby więcej.
server-bot-fighter = Wojownik
    .help = Szuka każdej walki, czy to się opłaca, czy nie.
server-bot-explorer = Odkrywca
    .help = Chce zobaczyć całą mapę i odkrywa każdy kafelek w zasięgu.
server-bot-hoarder = Zbieracz
    .help = Gromadzi, co się da, i woli zachować niż zużyć.
server-bot-hard = Trudny
    .help = Sprawdza każdy wybór i z wielu gier wie, co z niego wyniknie.
server-bot-master = Mistrz
    .help = Jak trudny, ale zanim wybierze, patrzy dalej naprzód. Myśli do sekundy.

## Imiona dla tych, którzy ich nie mają

server-name-1 = Ada
server-name-2 = Borys
server-name-3 = Wiera
server-name-4 = Roman
server-name-5 = Konrad
server-name-6 = Zoja
server-name-7 = Olek
server-name-8 = Nina

## Opcje stołu

server-choice-random = losowo
server-choice-seat = miejsce { $number }
server-choice-clockwise = zgodnie z ruchem wskazówek zegara od pierwszego gracza
server-choice-ask = pytaj
server-choice-automatic = automatycznie
server-help-shelter-first-player = Kto ma znacznik pierwszego gracza w pierwszej rundzie.
server-help-shelter-elevator-order = Czyj poziom leży najbliżej góry.
server-help-shelter-house-rules-starting-resources = Według drukowanych zasad wszyscy zaczynają bez zasobów. Z tą zasadą pierwsza runda daje więcej możliwości.
server-help-shelter-house-rules-fifth-room = Według drukowanych zasad potrzeba szóstego pomieszczenia. Z tą zasadą gra jest nieco krótsza.
server-help-shelter-house-rules-alternate-columns = Drukowane karty można odczytać na dwa sposoby. Ten zmienia pola, które odpowiadają częstym sumom oczek, a więc i miejsca, w których pojawiają się zagrożenia.
server-help-shelter-max-rounds = Gra zostaje przerwana po tylu rundach. Puste pole oznacza grę do końca.
server-help-fallout-scenario = Mapa, frakcje i fabuła.
server-help-fallout-first-player = Kto ma pierwszą turę.
server-help-fallout-enemy-steps = Gdy wróg ma kilka równie dobrych dróg, wybiera program. Jeśli zamiast tego ma pytać, wybiera pierwszy gracz, i to kilka razy w rundzie.
server-help-fallout-balanced-agendas = Plany dają najwyżej 2 punkty wpływu za przewagę frakcji, więc żaden plan sam nie rozstrzyga gry.
server-help-fallout-max-rounds = Gra zostaje przerwana po tylu rundach. Puste pole oznacza grę do końca.

## Powiadomienia

server-notice-closed = Przy tym stole nie można tu grać dalej, bo od tamtej pory zmieniły się zasady albo karty ({ $reason }). Zapis gry nadal można pobrać.
server-notice-full = Ta gra ma już { $most } wierszy, a więcej stół nie zapisze. Można ją oglądać i pobrać jej zapis, ale nie toczy się dalej.
server-notice-asked = Gospodarz utworzył link, który oddaje miejsce „{ $name }” komuś nowemu. Kto go użyje, zobaczy karty tego miejsca.
server-notice-refused = { $other } nie zgadza się: miejsce „{ $name }” nie przechodzi do nikogo nowego.
server-notice-withdrawn = Gospodarz unieważnił nowy link: miejsce „{ $name }” nie przechodzi do nikogo nowego.
server-notice-taken = Od teraz na miejscu „{ $name }” gra { $other }.
server-notice-came = { $name } dołącza i od teraz gra.
server-notice-seen = Kto grał na tym miejscu wcześniej, zna jego karty do tej chwili.
server-notice-host = Od teraz na miejscu „{ $name }” gra gospodarz.
server-notice-link = Gospodarz utworzył nowy link do miejsca „{ $name }”.
server-notice-stands-in = Gospodarz posadził bota na miejscu „{ $name }”.
server-notice-returned = { $name } znów gra, bot ustępuje miejsca.
server-notice-dice = Od teraz kostki są nowe. Wcześniej ktoś mógł je znać: wybory można było dowolnie cofać albo ziarno było wybrane.
server-notice-known = Kto założył ten stół, może znać wszystkie ukryte karty graczy do tej chwili.
server-notice-lapsed = { $name } – czas minął: wybrano to, co domyślne.
server-notice-struck = { $other ->
    [late] Bot { $name } nie odpowiedział na czas: dokonano wyboru domyślnego.
    [illegal] Bot { $name } wybrał coś niemożliwego: dokonano wyboru domyślnego.
   *[failed] Bot { $name } przestał działać: dokonano wyboru domyślnego.
}
server-notice-replaced = { $name }: bot { $other } nie może grać dalej. Od teraz gra inny bot.
server-notice-hints-on = Gospodarz zezwala odtąd na podpowiedzi: każdy może zapytać, co zrobiłby doświadczony referent.
server-notice-hints-off = Gospodarz nie zezwala już na podpowiedzi.

## Odmowy

server-refused-malformed = Tego żądania nie da się zrozumieć: { $reason }
server-refused-unauthorised = Ten link nie otwiera stołu. Nowy może dać osoba, która otworzyła stół.
server-refused-not-host = To może zrobić tylko gospodarz stołu.
server-refused-not-your-seat = To nie jest twoje miejsce.
server-refused-hidden = To pokazałoby, co ukrywają inni gracze. Będzie możliwe po zakończeniu gry.
server-refused-wrong-origin = Prosi o to strona z innej witryny.
server-refused-wrong-host = Pod tą nazwą ten serwer jest niedostępny. Gospodarz może ją dopuścić przez PUBLIC_URL lub --allowed-host.
server-refused-not-found = Pod tym adresem nic nie ma.
server-refused-method = Pod tym adresem nie można tego zrobić.
server-refused-too-slow = To trwało za długo; spróbuj ponownie.
server-refused-waiting = Gra jeszcze się nie zaczęła.
server-refused-playing = Gra już się zaczęła.
server-refused-over = Gra jest skończona.
server-refused-not-over = Będzie to możliwe po zakończeniu gry.
server-refused-closed = Ten stół jest zamknięty: od tamtej pory zmieniły się zasady albo karty. Zapis gry nadal można pobrać.
server-refused-full = Ta gra ma już { $most } wierszy, a więcej stół nie zapisze, więc nic już nie można tu wybrać. Grę można oglądać, a jej zapis pobrać.
server-refused-no-link = Miejsce można zająć tylko przez link do tego miejsca.
server-refused-name-taken = Przy stole jest już { $name }; podaj inne imię.
server-refused-undecided = Stół nie zgodził się jeszcze, by ktoś nowy zajął to miejsce. Bez sprzeciwu będzie wolne za { $minutes ->
        [one] { $minutes } minutę
        [few] { $minutes } minuty
       *[other] { $minutes } minut
    }.
server-refused-no-handover = To miejsce do nikogo nie przechodzi; nie ma na co się zgadzać.
server-refused-stale = Stół się tymczasem zmienił; spójrz na niego jeszcze raz i wybierz.
server-refused-stands-in = Zastępuje cię bot. Najpierw odbierz mu swoje miejsce.
server-refused-no-hints = Przy tym stole podpowiedzi nie są dozwolone.
server-no-question = To miejsce nie ma teraz nic do wyboru.
server-no-advisor = Nikt nie zna tej gry dość dobrze, żeby podpowiadać albo ją analizować.
server-refused-too-large = To jest za duże: przyjmowane jest najwyżej { $most } kB.
server-refused-media-type = Potrzebny jest JSON z typem treści application/json.
server-refused-protocol = Ta strona jest w innej wersji niż serwer (protokół { $version }); wczytaj ją ponownie.
server-refused-too-frequent = Za dużo żądań; spróbuj ponownie za { $seconds ->
        [one] { $seconds } sekundę
        [few] { $seconds } sekundy
       *[many] { $seconds } sekund
    }.
server-refused-failed = Na serwerze coś poszło nie tak. Nic się nie zmieniło; spróbuj ponownie.
server-refused-unavailable = Serwer nie może teraz tego zapisać. Nic się nie zmieniło; spróbuj ponownie.

server-no-table = Nie ma takiego stołu. Być może został usunięty.
server-refused-unreadable = Serwer nie może odczytać zapisu tego stołu. Osoba, która prowadzi serwer, znajdzie więcej w dzienniku serwera i może mieć kopię zapasową.
server-no-game = Nie ma tu takiej gry; dostępne gry: { $games }.
server-no-seat = Nie ma takiego miejsca.
server-no-line = Nie ma takiego wiersza; wiersze mają numery od { $first } do { $last }.
server-no-undo = Nie ma czego cofnąć: od twojego wyboru był rzut, dobranie karty, odsłonięcie czegoś zakrytego albo wybór innego gracza.
server-not-together = Tych wyborów nie da się wykonać jednym ruchem. Wykonaj je po kolei.
server-bad-question = „{ $thing }” to ani ruch, ani nic z tego stołu. Ruch pisze się tak jak w zapisie gry, a pole lub kartę tak, jak się tam nazywają.
server-bad-handshake = To nie jest uzgodnienie, które otwiera gniazdo.
server-no-hello = Pierwszą wiadomością musi być hello z tokenem z linku.
server-second-hello = Hello mówi się tylko raz.
server-too-many-sockets = Ten link jest już otwarty w { $most } miejscach; zamknij go w jednym z nich.
server-too-many-sockets-here = Z Twojej sieci otwarto już stoły w { $most } miejscach; zamknij któreś z nich.
server-too-many-connections = Z Twojej sieci otwarto za dużo połączeń ({ $most }); zamknij część z nich.
server-full = Na serwerze nie ma teraz miejsca; spróbuj ponownie później.
server-hidden-seat = W tej grze karty na ręce są ukryte, więc nie można przejąć miejsca, które nie było twoje od początku.
server-too-many-hands = W tej grze miejsca zmieniały graczy już tyle razy, że więcej linków się nie tworzy.
server-only-alone = Podane ziarno i swobodne cofanie są dla stołów, przy których jedna osoba ma wszystkie miejsca; zrezygnuj z nich albo z linków.
server-bot-of-person = { $name }: poziom ma tylko miejsce z botem.
server-bad-name = Imię ma od 1 do { $longest } liter lub znaków, które da się pokazać.
server-bad-bot = Nie ma takiego bota; do wyboru są { $levels }.
server-bad-chat = Wiadomość na czacie ma od 1 do { $longest } znaków.
server-bad-choices = Ruch ma od 1 do { $most } wyborów.
server-bad-id = Identyfikator żądania ma od 1 do { $longest } znaków.
server-bad-pace = Tempo to od 0 do { $slowest } milisekund.
server-bad-patience = Stół może czekać na decyzję od { $least } sekund do 30 dni albo bez ograniczeń (0).
server-patience-alone = Gdy jedna osoba prowadzi wszystkie miejsca poza botami, na nikogo nie trzeba czekać; pomiń limit czasu.
server-bad-language = Nie ma tekstów w tym języku; do wyboru są { $languages }.
server-bad-seed = Ziarno to liczba całkowita o najwyżej 99 cyfrach.
server-bad-journal-foreign = To nie jest zapis gry. Wybierz plik pobrany ze stołu; jego pierwszy wiersz to „overseer-journal” z numerem.
server-bad-journal-format = Ten zapis gry powstał w innej wersji programu. Otwórz go w tamtej wersji.
server-bad-journal-rules = Tę grę rozegrano według innej wersji zasad. Otwórz jej zapis w programie, w którym ją rozegrano.
server-bad-journal-packs = Tę grę rozegrano z innymi kartami niż te, które ma ten serwer (wiersz { $line }). Otwórz jej zapis tam, gdzie są te same zestawy kart.
server-bad-journal-damaged = Wiersz { $line } tego zapisu gry jest uszkodzony albo czegoś przed nim brakuje. Pobierz zapis jeszcze raz; więcej powie „overseer replay”.
server-bad-journal-choice = W wierszu { $line } tego zapisu gry jest wybór, który nie był tam możliwy. Pobierz zapis jeszcze raz; więcej powie „overseer replay”.
server-bad-journal-work = Ten zapis cofa tak wiele, że nie da się go tu odtworzyć.
server-bad-journal-long = Ten zapis gry jest za długi: stół mieści najwyżej { $most } wierszy. Pokaże go „overseer replay”.
server-bad-journal-under-way = Ten zapis gry zaczyna się w środku tury, i to nie przy stole tego serwera. Można go kontynuować przez „overseer play --resume”.
server-position-none = W tej grze nie da się ustawić pozycji.
server-position-shared = Gra tu też ktoś inny. Pozycję można skopiować tam, gdzie wszystkie miejsca ma jedna osoba, a po zakończeniu gry może to zrobić każdy.
server-position-over-copy = Gra jest skończona, więc nie ma stąd czego rozgrywać dalej. Cofnij się w powtórce do wcześniejszego momentu i skopiuj tamtą pozycję.
server-position-early = W tym wierszu stół jest jeszcze przygotowywany. Przejdź do pierwszego wyboru i skopiuj tamtą pozycję.
server-position-alone = Pozycję ustawia się dla jednej osoby i botów. Nie oddawaj miejsc przez link; możesz to zrobić, gdy stół będzie już otwarty.
server-position-json = Nie da się tego odczytać jako pozycji: to nie jest jeden obiekt JSON.
server-position-deep = To nie jest pozycja: jej części są zagnieżdżone zbyt głęboko.
server-position-seats = W tej pozycji gra { $players ->
    [one] jedna osoba
    [few] { $players } graczy
   *[many] { $players } graczy
  }, a wybrano { $seats ->
    [one] jedno miejsce.
    [few] { $seats } miejsca.
   *[many] { $seats } miejsc.
  }
server-position-under-way = To pozycja ze środka tury. Można ją ustawić tylko bez zmian, na tym samym serwerze i przy tej samej wersji zasad.
server-position-over = W tej pozycji gra jest już skończona.
server-bad-number = { $name } musi być liczbą całkowitą.
server-bad-flag = { $name } musi mieć wartość true albo false.

## Lekcje
server-journal-seats = Miejsc w tym dzienniku: { $players }. Dla każdego trzeba podać, czy grasz ty, ktoś przy twoim ekranie, czy bot. Znajomych można zaprosić po wczytaniu.
server-no-demo = Wstrzymać można tylko pokaz: stół, przy którym grają same boty.
server-no-lesson = Przy tym stole nie ma lekcji albo nie jest twoja.
server-no-lesson-of-game = Ta gra nie ma takiej lekcji. Ich listę podaje GET /api/about.
server-lesson-read = Referent jeszcze mówi. Najpierw przeczytaj notatkę i przejdź dalej.

### Słowa strony: poczekalnia, rama każdego stołu, stół opisany słowami.

## Wszędzie

page-home = Na stronę główną
page-close = Zamknij
page-summoned-go = Do stołu
page-copy = Kopiuj
page-copy-what = Kopiuj: { $what }
page-copied = Skopiowano
page-qr = Kod QR
page-qr-what = Kod QR: { $what }
page-qr-of = Kod QR odnośnika: { $what }
page-share = Udostępnij
page-share-what = Udostępnij: { $what }
page-share-title = Miejsce przy stole Overseer
page-retry = Spróbuj ponownie
page-language = Język
page-night = Nocna zmiana
page-theme = Światło
page-theme-auto = Jak w systemie
page-theme-day = Dzień
page-theme-night = Nocna zmiana
page-unofficial-notice = Nieoficjalne wydanie fanowskie, niepowiązane z wydawcami gier planszowych i przez nich niepopierane; nie używa ich grafik ani tekstów. Symbole: współtwórcy game-icons.net, CC BY 3.0.
page-error-unreachable = Nie można połączyć się z serwerem. Sprawdź, czy działa i czy masz połączenie z siecią, po czym spróbuj ponownie.
page-error-status = Serwer odpowiedział nieprawidłowo (kod { $status }). Spróbuj za chwilę.
page-error-part = Nie udało się wczytać tej części strony. Wczytaj stronę ponownie, gdy serwer będzie dostępny.
page-rule-open = Otwórz zasadę { $rule }
page-emblem-lantern = Latarnia
page-emblem-umbrella = Parasol
page-emblem-teapot = Czajniczek
page-emblem-key = Klucz
page-seats = Miejsca
page-waits = { $unit ->
    [seconds] { $count } s
    [minutes] { $count } min
    [hours] { $count ->
        [one] 1 godzina
        [few] { $count } godziny
       *[other] { $count } godzin
    }
    [days] { $count ->
        [one] 1 dzień
       *[other] { $count } dni
    }
   *[none] bez ograniczeń
}
page-people-hints = Przy tym stole podpowiedzi są dozwolone: każdy może zapytać, co zrobiłby doświadczony referent.
page-people-no-hints = Przy tym stole podpowiedzi nie są dozwolone.
page-people-hints-allow = Zezwól na podpowiedzi
page-people-hints-end = Zakończ podpowiedzi
page-people-patience = Czas na decyzję przy tym stole: { $time }.

## Pokaz, zasady

page-demo-bar = Pokaz
page-demo-back = Wstecz o jedną decyzję
page-demo-pause = Wstrzymaj
page-demo-play = Graj dalej
page-demo-step = O jedną decyzję dalej
page-demo-speed = Tempo
page-demo-speed-1600 = wolno
page-demo-speed-700 = równo
page-demo-speed-250 = żwawo
page-demo-begins = Referent mówi, co robią boty i dlaczego mogły tak zrobić.
page-demo-commentary = Komentarz
page-demo-sit = Usiądź na miejscu: { $name }
page-rules = Zasady
page-rules-see = Zasady:

## Dołączanie

page-join = Miejsce czeka na ciebie
page-join-invited = Masz zaproszenie do gry { $title }.
page-join-with = Przy stole: { $names }.
page-join-name = Twoje imię
page-join-nameless = Wpisz imię, żeby inni wiedzieli, kto tu siedzi.
page-join-sit = Usiądź
page-join-once = Ten link działa raz: miejsce ma ten, kto pierwszy z nim usiądzie. Twój własny link będzie potem w menu, pod „Przy stole”.
page-join-handover = Do tej pory gra tu { $name }. Stół wie, że ma przyjść ktoś nowy.

## Poczekalnia

page-lobby = Nakrywamy do stołu
page-lobby-host = wyślij każdemu link do jego miejsca.
page-lobby-guest = gra zacznie się, gdy rozpocznie ją gospodarz.
page-lobby-start = Zacznij grę
page-lobby-start-bots = { $count ->
    [one] Zacznij z botem na wolnym miejscu
    [few] Zacznij z botami na { $count } wolnych miejscach
   *[many] Zacznij z botami na { $count } wolnych miejscach
  }
page-lobby-start-help = Kto przyjdzie później, może jeszcze przejąć swoje miejsce.
page-link-seat = Link dla: { $name }
page-link-watch = Link dla widzów
page-link-watch-help = Kto go ma, widzi to, co leży odkryte na stole, ale nie to, co gracze mają na ręce.
page-link-mine = Twój własny link
page-link-mine-help = Otwiera twoje miejsce na innym urządzeniu. Nie dawaj go nikomu.
page-seat-free = Miejsce { $number }
page-seat-yours = twoje
page-seat-replace = Niech zagra bot
page-seat-back = Oddaj miejsce graczowi
page-seat-take = Wróć na swoje miejsce
page-seat-give = Zaproś kogoś
page-seat-link-new = Nowy link
page-seat-changed = nowy gracz od { $time }
page-seats-told = O tym, co tu zmienisz, dowiadują się wszyscy przy stole.
page-presence-bot = bot
page-presence-here = przy stole
page-presence-away = z dala od stołu
page-presence-open = link jeszcze nieużyty
page-presence-stand-in = bot w zastępstwie

## Miejsca, które zmieniają gracza

page-notices = O czym stół już wie
page-handover = Miejsce „{ $name }” ma przejść do kogoś nowego, kto zobaczy wtedy jego karty.
page-handover-waits = Brakuje odpowiedzi: { $names }. Od godziny { $time } na nikogo się nie czeka.
page-handover-free = Nowego linku można już użyć.
page-handover-agree = Zgoda
page-handover-object = Sprzeciw
page-handover-withdraw = Unieważnij link
page-give = Nowy link do miejsca „{ $name }”
page-give-told = Wszyscy przy stole dowiedzą się o tym teraz i do końca gry będą widzieć, że to miejsce zmieniło gracza.
page-give-asked = Linku można użyć, gdy wszyscy się zgodzą ({ $names }) albo gdy przez dziesięć minut nikt się nie sprzeciwi.
page-give-at-once = Linku można użyć od razu.
page-give-hand = Kto go użyje, zobaczy karty miejsca „{ $name }”. Do tego czasu nic się nie zmienia.
page-give-old = Dotychczasowy link do tego miejsca przestanie działać.
page-give-known = Dowiedzą się o tym wszyscy przy stole.
page-give-own = Gdy ktoś użyje linku, tego miejsca nie da się odzyskać.
page-give-dice = Jeśli ziarno było wybrane albo wybory można było dowolnie cofać, kostki będą nowe, a cofanie będzie odtąd uczciwe.
page-give-past = Kto przyjdzie, dowie się, jeśli możesz znać karty innych.
page-give-yes = Utwórz link
page-give-no = Nie teraz

## Pasek

page-round = Runda
page-round-last = ostatnia runda
page-order = Kolejność tur
page-order-out = { $name }, pas
page-tools = Narzędzia
page-menu = Menu
page-chat-unread = { $count ->
    [one] Czat, jedna nowa wiadomość
    [few] Czat, { $count } nowe wiadomości
   *[many] Czat, { $count } nowych wiadomości
}

## Kto i o czym decyduje

page-who-loading = Rozkładamy grę.
page-who-closed = Ten stół jest zamknięty.
page-who-full = Zapis gry przy tym stole jest pełny.
page-who-over = Koniec gry.
page-who-until = Czas do { $time }.
page-who-replay = Oglądasz powtórkę.
page-who-replay-text = Wróć do chwili obecnej, aby grać dalej.
page-who-replay-called = Stół czeka na twoją decyzję: wróć do chwili obecnej.
page-who-turn = { $name }: twoja kolej.
page-who-ask = { $name }: pytanie do ciebie.
page-who-wait = { $count ->
    [one] Decyduje { $names }.
   *[other] Decydują: { $names }.
}
page-who-wait-nobody = Chwileczkę.
page-who-away = { $name } (poza stołem)
page-who-wait-away = Czekamy. Nie ma przy stole: { $name }.

## Uwagi, połączenie, przekazywanie ekranu

page-connection-lost = Utracono połączenie. Trwa ponowne łączenie; nic z tego, co zrobiono, nie przepadło.
page-connection-back = Połączenie wróciło.
page-rejected = Ten stół pozostaje zamknięty
page-rejected-token = Brakuje ostatniej części linku. Otwórz cały link, który ci przysłano.
page-rejected-help = Link działa, póki istnieje stół, i tylko w całości.
page-pass = Ekran przejmuje { $name }
page-pass-text = Teraz wybiera { $name }. Tego, co na ręce, nikt inny nie powinien widzieć.
page-pass-ready = To ja, { $name }

## Menu

page-people = Przy stole
page-watching = { $count ->
    [one] Ogląda jedna osoba.
    [few] Oglądają { $count } osoby.
   *[many] Ogląda { $count } osób.
}
page-watching-you = oglądasz
page-replay = Powtórka
page-ending = Wynik
page-ending-board = Zobacz stół
page-ending-go = Do karty wyników
page-ending-last = Tak wszystko wygląda na koniec. Bez pośpiechu.
page-rematch = Rewanż
page-rematch-set = Stół do rewanżu gotowy.
page-rematch-go = Zajmij miejsce
page-to-plain = Widok tekstowy
page-to-board = Widok planszy
page-journal-save = Pobierz zapis gry
page-position-copy = Skopiuj tę pozycję
page-position-copied = Pozycja jest w schowku. Na stronie głównej „Ustaw pozycję” otworzy z niej stół.
page-position-copy-by-hand = Skopiuj ten tekst. Na stronie głównej „Ustaw pozycję” otworzy z niego stół.
page-position-copy-hidden = Skopiowane jest tylko to, co widzisz. Wszystko, co jest przed tobą ukryte, zostanie wylosowane od nowa.
page-position-copy-text = Pozycja jako tekst
page-position-copy-failed = Nie udało się skopiować pozycji. { $reason }
page-leave = Odejdź od stołu
page-close-table = Usuń ten stół
page-close-table-text = Stół zniknie dla wszystkich, razem z zapisem gry. Najpierw pobierz zapis, jeśli chcesz go zachować.
page-close-table-yes = Usuń
page-close-table-no = Zostaw

## Rozmowa

page-chat = Czat
page-chat-empty = Nikt jeszcze nic nie napisał.
page-chat-say = Napisz coś
page-chat-send = Wyślij
page-chat-watcher = Ktoś z widzów

## Ustawienia

page-settings = Ustawienia
page-pace = Tempo botów
page-pace-1600 = wolno
page-pace-700 = spokojnie
page-pace-250 = szybko
page-pace-0 = od razu
page-set-motion = Animacje
page-set-motion-help = Figurki chodzą, a kości się toczą. Bez tego wszystko jest od razu na miejscu.
page-set-confirm = Pytaj przed wykonaniem ruchu
page-set-confirm-help = Każdy ruch trzeba potwierdzić drugim naciśnięciem; to chroni przed pomyłką.
page-set-sound = Dźwięk
page-set-sound-help = Krótkie dźwięki: twoja kolej, kości, odmowa.
page-set-aloud = Czytaj opowieści na głos
page-set-aloud-help = Głos przeglądarki czyta każdą opowieść, gdy się pojawi. Przycisk na karcie robi to zawsze.
page-set-keys = Skróty klawiszowe
page-set-keys-help = Każdy skrót to jeden klawisz; listę otwiera „?”.
page-set-notify = Zawołaj, gdy przyjdzie moja kolej
page-set-notify-help = Powiadomienie przeglądarki, gdy patrzysz gdzie indziej.
page-size = Wielkość liter i kart
page-size-normal = zwykła
page-size-large = duża
page-set-undo = Swobodne cofanie w grze z botami
page-set-undo-help = Cofanie wraca do twojej ostatniej decyzji, cokolwiek zrobiły od tamtej pory kości i boty. Dla stołów, które otworzysz od teraz.

## Klawisze

page-keys = Klawisze
page-keys-table = Przy tym stole
page-keys-frame = Wszędzie
page-key-keys = ta lista
page-key-rules = zasady
page-key-menu = menu
page-key-replay = powtórka i powrót
page-key-chat = czat
page-key-hint = lampka podpowiedzi, jeśli są dozwolone
page-key-plain = widok tekstowy albo plansza
page-key-skip = przyspieszenie botów aż do twojego następnego wyboru
page-key-option = przejście do możliwości o tym numerze; Enter ją wybiera
page-key-preview = co dałaby ta możliwość
page-key-decision = przejście do decyzji
page-key-undo = cofnięcie

## Stół opisany słowami

page-plain-table = Stół
page-plain-filter = { $count ->
    [one] Szukaj w jednej możliwości
   *[other] Szukaj wśród { $count } możliwości
  }
page-plain-nothing = Żadna możliwość nie zawiera tych słów.
page-undo = Cofnij
page-why = Dlaczego nie?
page-why-thing = Ruch, pole albo karta
page-why-ask = Zapytaj
page-why-help = Ruch, pole albo nazwa, tak jak widnieje na stole. Odpowiedź podaje zasadę.
page-why-possible = To można teraz zrobić.
page-why-impossible = Tego nie można teraz zrobić.
page-log = Co się działo
page-log-empty = Na razie nic.
page-log-earlier = Wcześniejsze wpisy
page-steps = Fazy rundy
page-plain-again = Naciśnij jeszcze raz, aby wykonać ten ruch.
page-preview-cost = Koszt: { $things }
page-preview-win = Daje: { $things }
page-preview-lose = W razie przegranej: { $things }
page-preview-doubled = Trening w literze { $letter } podwaja nagrodę.
page-preview-chance = { $label }: { $percent }% szans na wygraną, { $needed } lub więcej na kościach
page-preview-final = Nie da się cofnąć: potem jest rzut albo dobranie kart.
page-any = ?
page-undo-none = Nie ma czego cofnąć: od tamtej chwili był rzut, dobranie karty albo wybór innego gracza.
page-preview-builds = Można od razu zbudować: { $rooms }
page-preview-dear = Za drogie: { $rooms }

## Lekcje
page-goal = Cel gry
page-lesson = Lekcja
page-lesson-begin = Zacznij
page-lesson-step = Referent wyjaśnia · krok { $number } z { $count }
page-lesson-go-on = Dalej
page-lesson-end = Do zakończenia
page-lesson-leave = Opuść lekcję
page-lesson-do = Zrób to
page-lesson-show = Jeszcze raz referent: { $heading }
page-lesson-waits = Chwileczkę. Teraz ruszają się inni.

## Spis kart

page-stock = Spis kart
page-key-stock = spis kart: wszystkie karty i gdzie leżą

## Od twojej tury

page-since = Od twojej tury
page-since-away = Pod twoją nieobecność
page-since-first = Przed twoją pierwszą turą
page-since-count = { $count ->
    [one] jeden ruch
    [few] { $count } ruchy
   *[many] { $count } ruchów
}
page-since-more = jeszcze { $count }
page-since-read = Przeczytane
page-since-steps = { $title }: krok po kroku
page-since-again = Pokaż jeszcze raz
page-since-stop = Zatrzymaj

## Tabs and sheets of boards

page-fold = Zwiń lub rozwiń rozkazy
page-tabs = Części stołu

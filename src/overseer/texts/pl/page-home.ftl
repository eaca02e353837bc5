### Słowa strony głównej, zasad i informacji o grze; ładują się razem z nimi.

## Strona główna

page-title = Overseer: dwie gry planszowe pod ziemią
page-unofficial = Nieoficjalne

## Plakat

page-poster-vault = Krypta w przekroju pod cichym przedmieściem
page-poster-surface = Czworo ocalałych z tobołkami idzie granią na tle wielkiego słońca; pod nimi mapa, w większości pusta
page-poster-other = Ciche przedmieście, a pod nim miejsce na jeszcze jedną grę
page-poster-motto-vault-1 = Jak gospodarować
page-poster-motto-vault-2 = pod ziemią
page-poster-motto-surface-1 = Jak się przejść
page-poster-motto-surface-2 = po powierzchni
page-poster-motto-other-1 = Jak spędzić
page-poster-motto-other-2 = wieczór
page-poster-lead-vault-1 = Gra planszowa dla 2–4 gospodarzy,
page-poster-lead-vault-2 = światło dzienne zbędne.
page-poster-lead-surface-1 = Gra planszowa o załatwianiu spraw
page-poster-lead-surface-2 = dla 1–4 ocalałych. Weź czapkę.
page-poster-lead-other-2 = Z przyjacielem albo z botem.
# Najwyżej osiem liter: stoi na małej karteczce.
page-poster-slip = Szczur
page-poster-empty-1 = Miejsce na budowę
page-poster-empty-2 = prąd we własnym zakresie
page-poster-vault-a = Policz puszki.
page-poster-vault-b = Poznaj szczura.
page-poster-vault-c = Daj rannym odpocząć.
page-poster-vault-d = Uważaj na windę.
page-poster-surface-a = Noś wodę.
page-poster-surface-b = Przeczytaj kartkę.
page-poster-surface-c = Tu nikt nie zaglądał.
page-poster-lamps = Każda lampa to miejsce w zasięgu.
# Nazwy na małej mapie: najwyżej osiem liter.
page-poster-camp = Obóz
page-poster-stop = Pętla
page-poster-mill = Młyn
page-poster-tower = Latarnia
page-poster-explore = Odkryj

## Powrót do stołu

page-resume = Twój stół wciąż czeka.
page-resume-go = Wróć na dół
page-resume-others = { $count ->
    [one] Jeszcze jeden stół
    [few] Jeszcze { $count } stoły
   *[many] Jeszcze { $count } stołów
  }
page-status-waiting = czeka na graczy
page-status-playing = runda { $round }
page-status-over = koniec gry
page-status-closed = stół zamknięty
page-forget = Usuń z tej listy: { $names }
page-forget-help = Usuń z tej listy; sam stół pozostaje

## Formularz

page-request = Podanie o stół
page-request-form = Druk nr 7
page-request-hint = { $least ->
    [1] Wystarczy jedno miejsce. Puste pozostaje puste.
   *[other] Co najmniej { $least } miejsca. Puste pozostaje puste.
  }
page-request-few = { $least ->
    [one] Przynajmniej jedno miejsce musi być zajęte: oddaj je komuś albo botowi.
    [few] Przynajmniej { $least } miejsca muszą być zajęte: oddaj jeszcze jedno komuś albo botowi.
   *[many] Przynajmniej { $least } miejsc musi być zajętych: oddaj jeszcze jedno komuś albo botowi.
  }
page-request-open = Otwórz stół
page-game = Gra
page-cover-vault = Ulotka nr 4
page-cover-surface = Ulotka nr 5
page-cover-seats = { $most ->
    [one] { $range } miejsce
    [few] { $range } miejsca
   *[many] { $range } miejsc
  }
page-covers = Wybierz okładkę
page-covers-at = { $label }: { $at } z { $count }
page-party = Kto gra
page-party-alone = W pojedynkę
page-party-bots = Z botami
page-party-links = Ze znajomymi, przez link
page-party-here = Przy tym ekranie
page-seat-name = Imię na miejscu „{ $emblem }”
page-seat-who = Kto gra na miejscu „{ $emblem }”
page-seat-me = Ty
page-seat-here = Przy tym ekranie
page-seat-link = Przez link
page-seat-bot = Bot: { $level }
page-seat-levels = Poziomy
page-seat-characters = Charaktery
page-seat-guests = Inne boty
page-seat-shut = Puste
# Wymyślone imiona, jak najprostsze; używane, gdy nikt nie wpisze innego.
page-name-1 = Ada
page-name-2 = Borys
page-name-3 = Wiera
page-name-4 = Darek
page-name-bot = Referent nr { $number }
page-options = Opcje z objaśnieniami
page-option-none = brak
page-watch = Inni mogą oglądać
page-watch-help = Powstanie link dla widzów. Kto go ma, widzi to, co leży odkryte na stole, ale nie to, co gracze mają na ręce.
page-hints = Podpowiedzi dozwolone
page-hints-help = Każdy przy stole może zapytać, co zrobiłby doświadczony referent, i wszyscy widzą, że wolno pytać.
page-patience = Czas na decyzję
page-patience-help = Gdy czas minie, bezpieczny wybór zapada sam: za tego, kto ma odpowiedzieć poza swoją turą, i za tego, kogo w jego turze nie ma przy stole.
page-undo-free = Swobodne cofanie
page-undo-free-help = Cofaj dowolnie wiele ruchów, nawet sprzed rzutu kośćmi i ruchów botów. Bez tego ruch można cofnąć, póki nie wyszło na jaw nic nowego.
page-seed = Liczba dla kości (ziarno)
page-seed-none = wylosowana
page-seed-help = To samo ziarno i te same ruchy dają tę samą grę. Tylko gdy wszystkie miejsca ma jedna osoba.

## Inne wejścia

page-more = Inne wejścia
page-join-link = Dołącz przez link
page-join-paste = Link, który ci przysłano
page-join-wrong = To nie jest link do stołu. Wklej go w całości, do ostatniej litery.
page-join-open = Otwórz link
page-demo = Obejrzyj pokaz
page-rules-help = Obie gry, z wyszukiwaniem.
page-journal-load = Wczytaj zapis gry
page-journal-load-help = Obejrzyj grę albo graj dalej.
page-journal-large = Ten plik jest za duży na zapis gry. Wybierz plik pobrany ze stołu.
page-journal-seats = { $title }: kto gra dalej? Boty pozostają botami, jeśli nie zdecydujesz inaczej.
page-journal-friends = Znajomych można zaprosić, gdy gra będzie już na stole.
page-journal-go-on = Graj dalej
page-position = Ustaw pozycję
page-position-help = Zacznij od dowolnego momentu.
page-position-explained = Wklej pozycję skopiowaną z menu stołu albo opisaną własnymi słowami. To, czego w niej brak, będzie jak na początku gry.
page-position-paste = Pozycja
page-position-file = Wybierz plik
page-position-wrong = To nie jest pozycja. Wklej cały skopiowany tekst, od pierwszej klamry do ostatniej.
page-position-nobody = Nie wiadomo, kto gra. W pozycji gry { $title } jest lista „{ $people }”.
page-position-large = To jest za duże na pozycję.
page-position-failed = Tej pozycji nie da się ustawić. { $reason }
page-position-seats = { $title }: kto gra?
page-position-begin = Zacznij stąd
page-about = O grze i autorach
page-about-help = Uczciwe kości i czyja to praca.

## O grze

page-dice = Uczciwe kości
page-dice-text = Zanim gra się zacznie, serwer pieczętuje liczbę, z której pochodzą wszystkie rzuty: pokazuje skrót kryptograficzny tej liczby i losowej soli. Na końcu obie zostają ujawnione, a każdy może sprawdzić poleceniem „overseer replay --verify”, że rzuty były ustalone przed pierwszym ruchem.
page-credits = Autorzy
page-credits-code = Kod: licencja MIT. Dane kart, teksty i dokumentacja: CC BY 4.0. Współtwórcy Overseera.
page-credits-icons = Symbole: game-icons.net, CC BY 3.0, autorzy: { $authors }. Figurki, emblematy i niektóre symbole narysowano dla tego projektu.
page-credits-fonts = Kroje pisma: SIL Open Font License 1.1.
page-licence = licencja
page-version = Wersja { $version }

### Opowieści zestawu podstawowego. Wstępy czyta się na głos, skutki są zapieczętowane aż do wyboru.

## Zwrot do nadawcy

story-scenario-return-to-sender =
    Jesień. Mgła leży na Dnie dokładnie tak wysoko, jak stało kiedyś jezioro.
    Zeszłej nocy torf oddał torbę pocztową z Dobrego Roku: czterysta sześć listów, nadanych w ciągu jednego tygodnia, czterdzieści lat temu.
    Nocna Poczta chce je doręczyć pod drzwi albo na groby.
    Komitet Porządkowy chce je spisać i zamknąć. W powiecie jest spokój, mówi, a nie zawsze był.
    Od jednych i od drugich dostajesz ołówek.
    .cover = Czterysta listów z torfowiska. Ktoś musi zdecydować, kto je przeczyta.
    .won = Torby nie ma żadna ze stron. Wisi na haku w obozowej kuchni i kto chce swój list, prosi o niego Nan. Niektórzy proszą. Inni tylko wchodzą popatrzeć na torbę, dostają zupę i idą do domu.
    .won-star = Czterysta sześć, doręczone co do jednego. Były dwa wesela i jedno zabójstwo, a w jedenastu domach przestano stawiać dodatkowe nakrycie. Znasz już każde drzwi. Nosisz drugą torbę. Zawsze jest jakaś druga torba.
    .won-shield = Czego nie otwarto, stoi teraz na półkach, po kolei. Waśnie gasną jedna po drugiej, jak lampy na ulicy, na której wcześnie się wstaje. Klucz masz ty. Jedna z półek jest twoja i do niej nie zaglądasz.
    .lost-star = Listonosze nie przestają. Kiedy kończą się stare listy, doręczają to, co mówiono w kuchniach, a potem to, co tylko pomyślano. Wszystko dochodzi i wszystko jest prawdą. Nim przyjdzie zima, nikt w powiecie nie może nikomu spojrzeć w oczy.
    .lost-shield = Komitet nie ustaje: najpierw listy, potem nagrobki, potem nazwiska, ilekroć dwoje żyjących jest do siebie podobnych. Pewnego wieczoru uprzejmy człowiek za biurkiem pyta, kim jesteś. Zaraz, to gdzieś tu było. Nie ma pośpiechu, mówi tamten.
    .lost-all = Torba leży w rowie, trochę chudsza. W środku atrament zaczął przechodzić z listu na list. Mgła schodzi tam, gdzie stała woda. Któregoś wieczoru ktoś inny zaczepi nogą o pasek.

story-quest-the-bag =
    W rowie przy Obozie na Rozdrożu leży torba pocztowa, sprzączki zardzewiały na amen. Obok leży Joss Arden, listonosz numer dziewięć, ze złamaną nogą i z paskiem owiniętym wokół nadgarstka.
    „Przepraszam”, mówi. „Mam ją. Przepraszam”.
    „Teraz to już dasz ponieść komuś innemu?”, pyta Nan Corrie. Po chwili daje.
    .objective-1 = Zanieś pierwszy plik listów do okienka Poczty numer dziewięć.
    .done-1 = Alma Vane, poczmistrzyni, jest niewidoma. Każdy list waży w dłoni. „Szmaciany, dwie kartki, mężczyzna, w pośpiechu”. I tak aż do ostatniego, a potem wyciąga rękę po resztę.
    .fail-1 = We mgle trakt pocztowy ma dwie lewe strony. Wychodzisz z powrotem przy rowie, a Joss pyta z nadzieją, jak poszło.
    .objective-2 = Zanieś torbę do Rejestru i daj przeliczyć listy bez otwierania.
    .done-2 = Urzędnik liczy brzegi kopert: czterysta sześć. Hester Quill, kierowniczka Rejestru, kwituje odbiór i osusza podpis bibułą. „W tej torbie nic się jeszcze nie wydarzyło”, mówi. „Proszę to wziąć pod uwagę”.
    .fail-2 = Urzędnik musi wiedzieć, którą łodzią przybyła torba. „W świetle prawa jezioro jest pełne”, mówi i jest mu przykro. Wróć, kiedy przypomnisz sobie łódź.
story-quest-the-wrong-address =
    Na jeden z listów już odpisano, odwrotną pocztą. Odpowiedź jest do domu obok.
    „Nie ma żadnego obok”, mówi Alma Vane i obraca kopertę w palcach. „Nie ma ulicy. Spaliła się następnej zimy. Papier za to dobry. Pan starej daty, nigdzie mu się nie spieszy”.
    .objective-1 = Popytaj w Szklanym Sadzie, kto mieszka obok niczego.
    .done-1 = Klapa w ziemi, a pod nią staruszek w czystym kołnierzyku. „Spod piątki skarżą się na mój gramofon”, mówi. „Przeprosiłem. Odkąd wyjechali, ani razu go nie nakręciłem. Chciałbym, żeby wiedzieli, że mogą już wrócić”.
    .fail-1 = Pukasz do siedmiu pniaków. Wiatr się odwraca, cały sad dzwoni i coś drobnego osiada ci na wargach. Przez parę dni wszystko smakuje kluczami.
    .objective-2 = Złóż odpowiedź w Rejestrze, w dziale „Inne”, i zapłać za przechowanie.
    .done-2 = „Trzy, z góry”, mówi urzędnik i bierze pieniądze. Szuflada z napisem INNE jest najpełniejsza w całym gmachu. Przez te wszystkie lata, mówi, nikt o nic z niej nie poprosił. Bardzo go to uspokaja.
story-quest-carbon-copies =
    Do rana Komitet przepisał wszystkie adresy w dwóch kolumnach. Lewa jest dla żywych. Prawa jest dłuższa.
    „Można opłakiwać albo można wiedzieć, kogo winić”, mówi Hester Quill i wyrównuje arkusze. „Widziałam jedno i drugie”.
    Nocna Poczta chce mieć tę listę. Zechcą ją mieć wszyscy, którzy na niej są.
    .objective-1 = Odbierz listę Porządkowym, którzy ją niosą.
    .done-1 = Porządkowy daje za wygraną i podaje ci listę. „W prawej kolumnie jest moja matka”, mówi. „Sam ją przepisałem. Jeśli masz to ludziom czytać, możesz zacząć od niej?”
    .objective-2 = Zbierz podpisy w trzech osadach: wolimy nie wiedzieć.
    .done-2 = W pierwszej osadzie podpisują dla świętego spokoju, w drugiej, bo podpisała pierwsza. W trzeciej kobieta czyta to zdanie na głos, dwa razy. Podpisuje za siebie, a potem, mniejszymi literami, za każde ze swoich dzieci.
story-quest-the-late-round =
    Joss Arden znowu obchodzi rejon, o kuli. Co trzecie drzwi otwierają się, zanim zapuka.
    Pod latarnią rozkłada przed tobą koperty w wachlarz. „Przepraszam. Poznaję je zwykle po plamach, tylko że te wyschły. Co tu jest napisane? A tu?”
    Możesz mu powiedzieć cokolwiek.
    .objective-1 = Obejdź z nim we mgle cały rejon od Sortowni.
    .done-1 = Ty czytasz, on puka. Po ostatnich drzwiach pyta, który ze znaków na grafiku to on. Pokazujesz. Dwa razy wodzi po nim palcem i zapomina przeprosić. „Dłuższe, niż myślałem”, mówi Joss Arden.
    .fail-1 = Między piątymi drzwiami a szóstymi jest rów, a mgła wypełniła go po brzegi. Na dnie leży furtka. Joss wyławia cię kulą, widzi twoje kolano i ten jeden raz nic nie mówi.
    .objective-2 = Powiedz mu w Zajeździe, że te trudne są do Komitetu.
    .done-2 = „Te wszystkie?”, mówi Joss. „Ładnie z ich strony, że tyle biorą”. Wychodzi lżejszy i do końca obchodu ludzie cieszą się z tego, co dostają. Stosik pod twoją ręką jest jeszcze ciepły od jego kurtki.
    .fail-2 = „Nie, ten jest do pani Hallam”, mówi Joss. „Przepraszam. Znam tę plamę”. Wkłada list między pozostałe i zapina na nich kurtkę pod samą szyję.
story-quest-what-the-bag-weighs =
    Jedna koperta otworzyła się sama. Jest w niej napisane, kto zamknął drzwi Krypty 109, kiedy na zewnątrz byli jeszcze ludzie: Edwin Thrale. Ma osiemdziesiąt lat i przez sześć dni w tygodniu prowadzi w Zajeździe garkuchnię.
    List jest do niego, mówi Nocna Poczta. Był do człowieka, który miał czterdzieści lat, mówi Komitet.
    .objective-1 = Oddaj mu list w Zajeździe i zostań, póki nie przeczyta.
    .done-1 = Czyta na stojąco, raz, i składa po starych zgięciach. Potem patrzy na ciebie i czeka, o co zapytasz. Otwierają się drzwi. Przyszli zmarznięci ludzie. Bierze chochlę i liczy wchodzących.
    .fail-1 = Już wyciągasz list z kieszeni, gdy stawia przed tobą miskę. Jesz. Kiedy podnosisz wzrok, jest na drugim końcu sali i wyciera czysty stół.
    .objective-2 = Zapieczętuj list w Rejestrze, pewną ręką, tak żeby nikt nie poznał.
    .done-2 = Hester Quill, kierowniczka Rejestru, ogląda go pod światło i nic nie znajduje. „Dziękuję”, mówi. „Pochowają go wśród przyjaciół”. Wieczorem w Zajeździe on sam sadza cię na miejscu dla gościa, plecami do ściany.
    .fail-2 = W laku zostaje odcisk twojego kciuka. Zdrapujesz i zaczynasz od nowa. Laku jest coraz mniej, a listu widać coraz więcej. Drugą linijkę umiesz już na pamięć.
story-quest-the-blank-form =
    Na Formularzu zero nie ma pytań. Kto go podpisze, znika ze wszystkich list w powiecie: długów, sporów, grobów.
    Podpisały cztery osoby. Jedna stoi dziś wieczorem na drodze i patrzy w oświetlone okno. W środku nakrywają do stołu. Nie podnoszą wzroku.
    .objective-1 = Znajdź w Zajeździe kobietę, która podpisała, i wymów jej imię.
    .done-1 = Wymawiasz jej imię, a ona dalej patrzy w ścianę. Chwytasz ją za oba nadgarstki i powtarzasz, jeszcze raz i jeszcze, aż gdzieś głęboko coś się odwraca. „Tak?”, mówi. „Ktoś przyszedł?”
    .fail-1 = Przez całe wrzosowisko niesiesz to imię na języku. Stajesz przed nią i imienia nie ma. Patrzysz na dłoń, gdzie było zapisane, a tam czyste miejsce.
    .objective-2 = Zapłać za stos formularzy i zostaw go w dowolnej osadzie. To tylko papier.
    .done-2 = Wieczorem po stosie nie ma śladu. Dwaj skłóceni bracia siedzą na jednej ławce i nie wiedzą, o co poszło. Rano kobieta w dobrym płaszczu idzie od domu do domu i bardzo grzecznie pyta, czy tu mieszka.
story-quest-the-last-street =
    Zostało sześćdziesiąt listów, wszystkie na jedną ulicę na wrzosowisku. Zaczęto ją w Dobrym Roku, od dalszego końca, naprzeciw miastu, które nie przyszło.
    „Prosto, aż się skończy”, mówi Alma Vane, poczmistrzyni. „Numer pierwszy to ostatni dom”. Komitet mówi, że takiej ulicy nie ma, i chciałby, żeby to była prawda.
    .objective-1 = Miń Biuro Listów Niedoręczonych i znajdź numer pierwszy.
    .done-1 = W większości domów jest ciemno. Słyszysz, jak każdy list spada na podłogę, i idziesz dalej. Numer pierwszy to jedna izba na końcu wszystkiego, z zapaloną lampą i pobielonym progiem. Zostały ci dwie koperty. Tylko jedna jest na ten adres.
    .fail-1 = Przy trzydziestym pierwszym droga idzie dalej, a ziemia nie. Wydostajesz się z wykopu po korzeniach, dużo później i po złej stronie.
    .objective-2 = Uwolnij wrzosowisko od najgorszego, żeby można było zdjąć numery.
    .done-2 = Na wrzosowisku jest cicho. Dwaj Porządkowi chodzą ze śrubokrętem od drzwi do drzwi. Z jednego domu wychodzi staruszka i szuka ręką numeru. „No to będziecie musieli wołać nas po imieniu”, mówi.
story-quest-burning-day =
    W czwartek Komitet pali to, po co nikt się nie zgłosił. Ogłoszenie wywieszono w środę w nocy.
    Ludzie stoją jak na dworcu. „Ty na nic nie czekasz?”, pyta Nan Corrie i nalewa herbaty. Najbliżej stosu stoi Hester Quill, kierowniczka Rejestru. Jedną rękę trzyma w kieszeni, a w ręce list, którego nie otworzyła.
    .objective-1 = Zmuś ich, żeby najpierw dopuścili ludzi do stosu.
    .done-1 = Klęczą w popiele i podają sobie koperty. To chyba do was. To do niego, ale on nie żyje, ja wezmę. Wtedy Hester Quill wyjmuje swój list, otwiera go przy wszystkich i czyta do końca, poruszając ustami.
    .fail-1 = Tłum rusza cały naraz i kije idą w dół. Jeden trafia cię w ramię. „Naprawdę mi przykro”, mówi chłopak na drugim końcu kija i płacze.
    .objective-2 = Podtrzymuj ogień, choć pada.
    .done-2 = Mokry papier też się pali, trzeba tylko cierpliwości. O zmierzchu został sam popiół. „No i po wszystkim”, mówi ktoś głosem człowieka, który się wyspał. Hester Quill wyjmuje z kieszeni list, czyta adres i kładzie go na żar. Stoi, póki papier nie poszarzeje.
    .fail-2 = Deszcz się wzmaga. Ogień przysiada, a ze stosu zaczyna ciec niebieski atrament, przez całe podwórze, ludziom pod buty. Patrzą na niego. Nikt nie cofa nogi.
story-quest-four-hundred-and-six =
    W księdze jest czterysta pięć pokwitowań. Został jeden list. Tam, gdzie powinno być nazwisko, stoi: Do tego, kto niesie.
    Joss Arden od dwóch dni trzyma go pod koszulą. „Przepraszam”, mówi. „Nie chciałem, żeby szedł sam”. Komitet prosi, żeby ten jeden list zostawić w spokoju.
    .objective-1 = Zanieś księgę i ostatni list do okienka Biura Listów Niedoręczonych.
    .done-1 = Stemplują księgę. Alma Vane prosi, żeby przeczytać jej ten ostatni, i w połowie podnosi rękę. „Reszta jest dla tego, kto niósł”, mówi i podaje list gdzieś między ciebie a Jossa. Bierze Joss. „Przepraszam”, mówi. „Przeczytasz?”
    .fail-1 = We mgle ścieżka mija okienko i idzie dalej, i w dół. Leżysz wśród kamieni i obejmujesz rękami kurtkę na piersi. List pod nią jest suchy.
    .objective-2 = Zapłać w dowolnej osadzie za skarbiec z porządnym zamkiem.
    .done-2 = Kowal bierze pieniądze i nie żałuje żelaza. Potem Alma Vane wchodzi sama na wzgórze i kładzie dłoń na drzwiach, nisko, mniej więcej tam, gdzie leży list. „Jedna kartka”, mówi. „Bez gniewu”.
story-quest-read-aloud =
    Torba leży na stole pośrodku obozu. Dziś będą ją czytać, przy wszystkich: jest poczmistrzyni, jest kierowniczka Rejestru, Joss z nogą na skrzynce, staruszek z Zajazdu.
    Nan wystawiła wszystkie krzesła. Czytać masz ty, bo nic w tej torbie nie jest o tobie.
    .objective-1 = Przeczytaj wszystko w Obozie na Rozdrożu i niczego nie opuszczaj.
    .done-1 = Trwa to do zmroku. Mężczyzna słyszy, że mu wybaczono, dawno po tym, jak przestał prosić. Kobieta słyszy, kto ją wydał. Ten ktoś siedzi obok, trzyma ją za rękaw, a ona ręki nie wyrywa.
    .fail-1 = Siada ci głos i przewracasz dwie kartki naraz. W trzecim rzędzie kobieta czekała na swoje imię. „Wróć”, mówi. Nie możesz znaleźć tamtej strony. Wieczorem ludzie mówią, że widocznie był powód.
    .objective-2 = Czytaj tylko to, co życzliwe. Resztę wrzucaj do pieca.
    .done-2 = „Twój kochający brat”, czytasz i odwracasz kartkę, a piec nabiera tchu. Robi się z tego piękne popołudnie. Ściskają ci ręce, wszyscy po kolei. Ostatnia jest niewidoma Alma Vane. „To było cięższe”, mówi i też dziękuje.
    .fail-2 = Kartka zsuwa się z żaru, pismem do góry. Nie ma czym jej wepchnąć, tylko ręką. Dalej mówisz z pamięci, z uśmiechem, a rękę chowasz za plecami.
story-quest-unopened =
    Komitet otoczył Rejestr murem i zamknął w środku torbę, a potem siebie. Zostawił jedno okienko na podpisy.
    Całą noc słychać maszyny do pisania, mnóstwo maszyn, bardzo równo. Co rano wysuwa się stamtąd arkusz z nazwiskami ludzi, których nigdy nie było. Dwa z nich znasz.
    .objective-1 = Rozpędź ostatnią wartę i wynieś torbę.
    .done-1 = Ostatni odkłada kij i pyta, jaki mamy miesiąc. Za nim siedzą ludzie i piszą, choć nie mają czego przepisywać. Podnosisz torbę. Tłum na zewnątrz zaczyna wołać imiona i przy każdym milknie jedna maszyna.
    .objective-2 = Pokwituj w Rejestrze odbiór torby w imieniu wszystkich.
    .done-2 = „Proszę wpisać w całości”, mówi Hester Quill. Wpisujesz w całości: Wszyscy. Osusza podpis i maszyny milkną. Tak cicho w powiecie jeszcze nie było. Nasłuchujesz własnego oddechu i musisz nasłuchiwać dość długo.
    .fail-2 = Pióro przebija papier i wchodzi kawałek w dłoń. Hester Quill obchodzi biurko i sama ci ją opatruje, bibułą i taśmą. „Jest jeszcze druga ręka”, mówi.

## Suche regaty

story-scenario-the-dry-regatta =
    Lipiec. Od marca ani kropli, biały pył sięga za kostki.
    Akt nadania jeziora mówi: kto wygra regaty, temu przypada jedyna w powiecie pompa głębinowa. Jeśli minie czterdzieści lipców bez wyścigu, nie przypada nikomu. Ten jest czterdziesty.
    Klub Wioślarski chce łodzie ponieść, i to biegiem. Miejsce bez jednej rzeczy pięknej i niepotrzebnej, mówi, to tylko adres.
    Odzyskiwacze chcą tymi łodziami obudować studnię i coś ostrzą.
    .cover = Wyścig łodzi bez wody, o jedyną pompę.
    .won = Koniec końców wyścig był marny, studnia też nie najlepsza. Całą zimę ludzie spierają się, które z tych dwojga było błędem. Stoją przy tym wokół wiadra i brody mają mokre.
    .won-star = Trzydziestego, przed północą, mijają metę. Śpiewają, na ile starcza głosu, i niosą, co zostało z łodzi. Każdy w powiecie zdążył już coś podeprzeć ramieniem. Pompa należy do Klubu. Idzie powoli. Pompują wszyscy, na zmianę, ósemkami, i trzymają rytm.
    .won-shield = Na dziewięćdziesięciu jeden stopach jest woda. Smakuje smołą i lakierem, a dzieci proszą o więcej. Trzydziestego lipca ludzie przychodzą do studni ósemkami i stoją chwilę, każdy z jedną dłonią przy barku. Potem idą do domu na kolację.
    .lost-star = Wyścig się odbył. Tych, co padli, mijano górą, do taktu, bo rytmu gubić nie wolno. Teraz puchar idzie wzdłuż szeregu z ust do ust. Jest pełen pyłu. Każdy przechyla, przełyka i podaje dalej.
    .lost-shield = Po łodziach Odzyskiwacze wzięli drzwi, po drzwiach łóżka, a potem podłogę z kościoła. Wszystko poszło do szybu i wszystko się przydało. Dziura jest teraz bardzo głęboka, a dookoła niej jest bardzo dużo miejsca.
    .lost-all = Przychodzi trzydziesty. Pistolet wisi na haku. W hangarze lakier odchodzi od gorąca i słychać, jak tyka, to tu, to tam, wzdłuż całego rzędu. Drogą przechodzą ludzie z pustymi wiadrami. Idą gdzie indziej.

story-quest-the-date =
    Na schodach Hangaru Bettany Rook, sterniczka Cierpliwości, odczytuje akt. „Trzydziesty lipca. Ten lipiec. Wyścig. O wodzie ani słowa”.
    Gus Tarrow, majster Odzyskiwaczy, patrzy ponad jej ramieniem na deski. „W Elewatorze zeszli już do kubka dziennie”, mówi. „W tych deskach jest studnia. Zapłaciłbym”.
    .objective-1 = Znajdź w Hangarze wioślarskim pistolet startowy.
    .done-1 = Jest za koszulkami, naoliwiony, zawinięty w program ostatnich regat. Nabój jest jeden. Bettany Rook zaciska na nim dłoń. „Czyli jeden start”, mówi.
    .fail-1 = Znajdujesz cztery tuby i skarbnika, który śpi. Pistolet jest tam, gdzie zawsze, mówi skarbnik. Oczu nie otwiera.
    .objective-2 = Pokaż na Placu rozbiórkowym, ile warte jest w deskach sześć łodzi.
    .done-2 = Piszesz kredą na drzwiach szopy: tyle cedru, tyle stóp szybu. Tarrow sprawdza i wychodzi, że brakuje ci jednej deski. Daruje ci ją. „Woda przed dwudziestym”, mówi i na całym placu cichną młotki.
    .fail-2 = Z twojego rachunku wychodzi półtorej łodzi na stopę studni. Nikt się nie śmieje. Jeden z robotników bierze cię na stronę i pokazuje, gdzie łódź ma przód.
story-quest-six-boats =
    Łodzi jest sześć: Cierpliwość, Roztropność, Dobroczynność, Wstrzemięźliwość, Nadzieja i Szóstka.
    „Cztery mają załogę”, mówi Bettany Rook. „Na papierze. Wstrzemięźliwość ma dziurę. Szóstka ma lokatorkę”. Lokatorka trzyma kury i powiesiła skrzynkę na listy.
    .objective-1 = Namów lokatorkę Szóstki, żeby wiosłowała. Mieszka na Pochylni.
    .done-1 = Przeciw wiosłowaniu nic nie ma. Jest przeciw przeprowadzkom. Tłumaczysz, że przez całą drogę byłaby u siebie. Namyśla się, zdejmuje pranie i pyta, który koniec idzie pierwszy. Kurom nikt nic nie mówi.
    .fail-1 = Dostajesz jajko i poglądy na łodzie. Jajko jest znakomite. Poglądy trwają do zmroku.
    .objective-2 = Kup w Hangarze wioślarskim Wstrzemięźliwość na drewno, póki nikt na nią nie patrzy.
    .done-2 = Skarbnik liczy pieniądze, nie odwracając głowy. „Miała dziurę”, mówi. Resztę się zsuwa, żeby nie było luki. Rano Bettany Rook idzie wzdłuż rzędu, dotyka każdego dziobu i staje z ręką w powietrzu.
story-quest-pitch-and-timber =
    Gus Tarrow rozwija rysunek studni. Z taką, mówi, dzieci w Elewatorze miałyby wodę, zanim trzeba je będzie nosić.
    „Dwie łodzie”, mówi. „Wyszły mi trzy i jedną opuściłem”. Jego ludzie są już na Pochylni i nie czekali, aż padnie cena.
    .objective-1 = Odpraw do domu dwóch amatorów cudzych desek.
    .done-1 = Idą, z pustym wózkiem. Przy bramie drugi odwraca się i mówi, że jego mała jest w Elewatorze i że ma sześć lat. Uważa, że tę liczbę też trzeba ci podać.
    .objective-2 = Rozbierz na Pochylni Wstrzemięźliwość do samej stępki. Delikatnie.
    .done-2 = Deski odchodzą po jednej, podajesz je na dół. Ostatnia ma od środka napis ołówkiem, ręką szkutnika: „Jak dotąd najlepsza”. Tarrow czyta dwa razy. Płaci ci za tę deskę i zostawia ją na stępce.
    .fail-2 = Pierwszą deskę osiemdziesiąt lat trzymano w łuku. Kiedy puszcza ostatni gwóźdź, prostuje się, a po drodze ma twój łokieć.
story-quest-crews-wanted =
    „Łódź na ramionach”, mówi Bettany Rook, „to osiem pleców. I jeden głos”. Bierze każdego, kto przyjdzie.
    Przychodzi chłopiec, lat dziewięć. Przychodzi Silas Pim, po osiemdziesiątce, i pyta, czy to aż na drugi brzeg. Przychodzi człowiek, który przegrał ostatni wyścig. Przez czterdzieści lat o tym nie mówił i teraz też nie mówi.
    .objective-1 = Ćwicz załogę przy Trybunie, aż złapie wspólny oddech.
    .done-1 = Pod wieczór jest taka chwila, że nikt nie liczy, a łódź i tak idzie, tak cicho, że słychać świerszcze. „Jest”, mówi Bettany Rook. A przy następnym kroku, do siebie: „Jest”.
    .fail-1 = Osiem osób rusza z lewej nogi. Trzy się mylą. Łódź siada na środku, a na środku, na tym zaszczytnym miejscu, stoisz ty.
    .objective-2 = Przy Głębokiej Studni daj załodze zarobić: niech lepiej kopie.
    .done-2 = Biorą pieniądze. Mają rodziny. Do szybu idą krok w krok, według wzrostu, bo już umieją i nie umieją przestać. Chłopiec jest za mały, żeby kopać. Silas Pim uczy go pilnować liny.
story-quest-the-deep-well =
    To stary szyb, teraz go odkopują. Na osiemdziesięciu stopach robota stanęła. Ludzie wyszli jeden za drugim, postali na słońcu i nie chcą mówić. Gus Tarrow dawał podwójnie, potem potrójnie.
    Lina wisi jeszcze w szybie. Nikogo na niej nie ma. Rusza się trochę w lewo, potem trochę w prawo.
    .objective-1 = Zejdź po puchar, który Klub wrzucił tam czterdzieści lat temu.
    .done-1 = Stoi prosto w błocie i jest wypolerowany. Szarpiesz, żeby ciągnęli. Przez całą drogę na linie wisi więcej niż ty i puchar. Nie patrzysz w dół. Na górze jesteś tylko ty.
    .fail-1 = Na sześćdziesięciu stopach gaśnie lampa. Na siedemdziesięciu coś chwyta cię za kostkę, tak jak się chwyta poręcz, i zaczyna się wspinać. Wierzgasz, aż noga trafia w pustkę. Wyciągają cię przez krawędź ze skórą zdartą z obu goleni.
    .objective-2 = Spraw, żeby w szybie dało się pracować. Zabij to, co rusza liną.
    .done-2 = Nie żyje i jest szersze od szybu. Nikt nie może dojść, którędy weszło. Tarrow każe obić tę stronę deskami i kopie się dalej, tuż obok. Kopacze śpiewają teraz bez żadnych przerw.
story-quest-the-course =
    Dwie mile dna, a na nim boje, które leżą na boku, odkąd odeszło jezioro. Ilza Marsh, geodetka, idzie wzdłuż nich z wyciągniętą ręką. „Azymut sto cztery. Dziewiąta, dziesiąta. Te dwie się przesunęły”. Za każdą ciągnie się w błocie bruzda.
    „Prosto”, mówi Bettany Rook. „Inaczej to zwykłe bieganie”.
    .objective-1 = Przejdź tor od końca do końca i postaw Słup na mecie.
    .done-1 = Słup podnosi się cal po calu, aż jego cień pada tam, gdzie według Ilzy Marsh powinien. Bettany Rook staje palcami na linii. Nie przekracza jej. Zawraca i idzie całe dwie mile z powrotem.
    .fail-1 = Dwadzieścia stóp dębu podnosi się do wysokości twojej piersi i wtedy zapada się dół. Jedną nogą już w nim stoisz.
    .objective-2 = Każ z Trybuny przesunąć boje, żeby tor szedł koło studni.
    .done-2 = Machasz, a ludzie przy linach ciągną. Kto będzie patrzył na wyścig, popatrzy i na studnię, i na kolejkę do niej, i na jedno wiadro. „Za miejsca nie policzę”, mówi Gus Tarrow.
    .fail-2 = Z góry wszędzie wydaje się bliżej. Kiedy opada pył, tor kończy się tam, gdzie się zaczyna. Bettany Rook bez słowa każe odstawić boje na miejsce.
story-quest-the-ration =
    Kubek na głowę, potem pół kubka. Nan Corrie, kucharka, odważa wodę na wadze pocztowej i zawsze starcza dokładnie dla wszystkich.
    Sama nie pije, kiedy myśli, że nikt nie liczy. Liczą wszyscy. Nikt nie wie, jak jej to powiedzieć, bo trzeba by dzielić od nowa, a dzieliłaby ona.
    .objective-1 = Niech Klub otworzy piwnicę: szampan i deszcz z czterdziestu lat.
    .done-1 = Deszcz jest w butelkach, z etykietami: czwarty maja, noc z tańcami. Bettany Rook sama łamie pieczęcie. Pierwszy kieliszek niosą Nan na tacy, w ośmioro, i stoją, póki nie wypije.
    .fail-1 = Piwnica jest dla zwycięzcy, mówi skarbnik. Bez zasad zostaje tłuszcza z korkociągiem. Wargi ma popękane. Też nie wypił ani kropli.
    .objective-2 = Rozbij obóz na gorącej ziemi, gdzie jest ostatnia woda, i przynieś ją.
    .done-2 = Leżysz przy niej całą noc i napełniasz bańki łyżką. Rano bolą cię dziąsła. Gus Tarrow odbiera od ciebie bańki i wyjątkowo nic nie zapisuje. Nan nalewa dwa kubki. Siada naprzeciwko i swój wypija.
story-quest-the-night-before =
    Wieczór przed trzydziestym. Oba obozy, pół mili od siebie, śpiewają tę samą piosenkę wioślarską. Każdy czeka, aż tamci skończą pierwsi, więc piosenka idzie w kółko.
    Bettany Rook wybija takt na kadłubie Cierpliwości. Gus Tarrow, tam u siebie, pierwszy raz w tym miesiącu odłożył na noc piłę.
    .objective-1 = Chodź z latarnią między obozami i naucz oba drugiej zwrotki.
    .done-1 = Nie wiedzieli, że jest druga. O powrocie do domu. Mylą się w różnych miejscach, a potem w tym samym. Rano Gus Tarrow śpi oparty o Cierpliwość, z młotkiem na kolanach. Jedną deskę przybił z powrotem.
    .fail-1 = Wiatr zabiera płomień, a potem melodię. Między jednym ogniem a drugim śpiewasz w pojedynkę do końca. Oba obozy klaszczą i oba myślą, że jesteś od tamtych.
    .objective-2 = Nadpiłuj w Hangarze wioślarskim jedno wiosło. Tylko jedno.
    .done-2 = Czternaście pociągnięć pod osłoną refrenu. Załodze bez jednego wiosła nie wolno wygrać: będzie łódź na studnię i nikomu nic się nie stanie. Cięcia prawie nie widać. Na rękojeści jest imię, nabite drobnymi mosiężnymi gwoździkami.
    .fail-2 = Przy trzecim pociągnięciu robi się jasno. To jeden z załogi, dziewięcioletni chłopiec, przyszedł powiedzieć łodzi dobranoc. Patrzy na piłę. Nikogo nie woła. Przy śniadaniu wiedzą wszyscy.
story-quest-the-strike =
    Kopacze odłożyli łopaty, jedną obok drugiej. Chcą, żeby wyścig się odbył. Nigdy żadnego nie widzieli, a podobno to bardzo piękne.
    „Jedenaście stóp do wody”, mówi Gus Tarrow. „Płacę od cala”. Dziękują mu. Tych jedenastu stóp bardzo im szkoda.
    .objective-1 = Obiecaj kopaczom przy Głębokiej Studni miejsce w łodzi.
    .done-1 = „Wszystkim?” Na zmianę, mówisz, choćby po dziesięć jardów. Naradzają się i biorą łopaty na kredyt. Całą noc słychać, jak tam na dole ćwiczą: kop, oddech, kop.
    .fail-1 = „Które miejsce?”, pyta najstarszy. Mówisz, że jakieś się znajdzie. „Które?”, pyta. O takim, co się znajdzie, już kiedyś słyszeli.
    .objective-2 = Kop bez nich przez całą noc.
    .done-2 = O zmierzchu schodzisz w pojedynkę. O północy obok twojej łopaty odzywa się druga. To Tarrow, i nie mówi, ile bierze. Nad ranem glina ciemnieje. Tarrow kładzie sobie okruch na języku.
    .fail-2 = W czwartej godzinie osuwa się ściana. Nie zdążyła się osunąć do końca, a już ciągną cię za pięty: strajkujący, wszyscy, gołymi rękami. Potem wracają na swoje miejsca przy łopatach.
story-quest-the-race =
    Południe. Na linii stoi sześć załóg, czterdzieści osiem osób, pod sześcioma łodziami albo tym, co z nich zostało. Pistolet jest nabity. Do wody brakuje studni dwóch desek.
    Za liną jedni chcą zobaczyć wyścig, a drudzy, jak przenoszą deski. Wykrzykują te same imiona.
    .objective-1 = Biegnij do Słupa na mecie. Stopy we krwi, łódź sucha.
    .done-1 = Gdzieś na drugiej mili nikt już łodzi nie niesie. Po prostu jest i sunie nad wami. Potem słup i ręce, i wynoszą cię na kadłub, gdzie widzą cię wszyscy. Bettany Rook ogląda się na tor. „Tak”, mówi, „to się robi”.
    .fail-1 = Przy boi na pierwszej mili ktoś pada, a siedmioro nie uniesie tego, co ośmioro. Łódź ląduje ci na plecach. Zdejmują ją z ciebie i patrzą na tor, w jedną stronę i w drugą. „Od startu”, mówi Bettany Rook.
    .objective-2 = Z Trybuny zawróć cały wyścig i poślij go do studni.
    .done-2 = Stajesz na barierce i pokazujesz. Przez trzy kroki nikt nie rozumie. Wtedy Bettany Rook woła: „Ster na burtę!” Przy ostatniej boi skręcają i idą ze śpiewem do studni. Każda załoga sama stawia swoją łódź i sama wyciąga pierwszy gwóźdź.
    .fail-2 = Śpiewają tak głośno, że nikt cię nie słyszy. Wybiegasz przed nich z rękami w górze, a Cierpliwość, która nigdy nikogo nie omijała, trafia cię w żebra.
story-quest-the-breaking =
    Trzydziesty, południe. Od świtu poszło do szybu pięć łodzi i brakuje jeszcze jednej. Wynoszą siekiery.
    Bettany Rook siedzi w Cierpliwości z rękami na wiosłach i patrzy tam, gdzie było jezioro. „Podaj cenę”, mówi Gus Tarrow. „Każdą”. Wysiąść jej jeszcze nie kazał.
    .objective-1 = Stój przy ostatniej łodzi, póki wszyscy nie pójdą do domu.
    .done-1 = Ostatni opuszcza siekierę. Chodziło tylko o wodę, mówi. Czy mógłby, zanim pójdzie, zobaczyć, jak jest w środku? Bettany Rook pokazuje mu, gdzie postawić nogi. Zmrok zapada, a oni jeszcze tam siedzą.
    .objective-2 = W Hangarze wioślarskim pomóż jej wysiąść i zadaj pierwszy cios.
    .done-2 = Daje sobie zdjąć dłonie z wioseł, najpierw jedną, potem drugą. Wysiada bez pomocy. Staje tak, żeby było ją widać, i woła: „Gotowi”. Woła przy każdym uderzeniu, aż do stępki, i głos jej nie zawodzi.
    .fail-2 = Patrzy na twoją wyciągniętą rękę, aż ją cofasz. Mimo to podnosisz siekierę. Ześlizguje się po lakierze i rozcina ci goleń. „Siadaj”, mówi Bettany Rook. „Złap oddech”.

## Długa kolejka

story-scenario-the-long-queue =
    Środek zimy. Na Ostatnim Przystanku ludzie stoją w kolejce. Miejsca się dziedziczy, bywały śluby.
    Dziś rano, czterdzieści lat po czasie i co do minuty, przyjechał autobus.
    Związek Piechurów chce wyciągnąć z kolejki wszystkich i zabrać pieszo do Obozu na Rozdrożu, zanim mróz weźmie ich na stojąco.
    Kolejka zostaje. Ma koksowniki i przez tyle lat nikogo nie zostawiła samego.
    Jutro jest następny autobus, o tej samej porze.
    .cover = Czterdzieści lat na przystanku. Dziś rano przyjechał autobus.
    .won = Połowa poszła, a połowa pojechała. Na przystanku stoi teraz ławka. W pogodne wieczory ci, którzy poszli, wracają na nią posiedzieć i zostawiają na brzegu wolne miejsce, a ktoś czyta na głos rozkład od pierwszej strony do ostatniej.
    .won-star = Wyszli, prawie wszyscy, i zabrali ze sobą wiatę, w częściach. W obozowej kuchni stoją z kubkami jeden za drugim. Pokazujesz im krzesła. Z niektórymi trwa to do wiosny.
    .won-shield = Autobusy przyjeżdżają i odjeżdżają. Przywożą listy, krótkie, właściwym charakterem pisma. Nikt nie zamarza i nikogo się nie pogania. Trzymasz teraz miejsca, na wypadek gdyby ktoś chciał swoje z powrotem, i po ciemku poznajesz każdego po kaszlu.
    .lost-star = Związek powiódł ich w zamieć, w dobrym szyku, ze śpiewem. Pieśń było słychać jeszcze jakiś czas. Teraz się przejaśniło i widać ich spod Śnieżnej Bramy. Kolejka jest równa jak zawsze.
    .lost-shield = Wsiedli wszyscy. Autobusy odjeżdżają według rozkładu, okna mają jasne. Za ostatnim śnieg zamyka drogę i nie ma już przystanku ani krawężnika, ani śladu buta.
    .lost-all = O 7:12 otwierają się drzwi. Ciepłe powietrze wychodzi i leży przez chwilę na śniegu, tam gdzie mógłby stać człowiek. Po minucie drzwi się zamykają.

story-quest-seven-twelve =
    Dziś rano o 7:12, tak jak w rozkładzie, na Ostatni Przystanek przyjechał autobus. Oświetlony, ciepły, w środku nikogo, za kierownicą też nikogo. Czekał minutę.
    Pani Pell, miejsce pierwsze, poprawiła kapelusz. Wsiadł jeden chłopiec. Jego ojciec dogonił autobus i uczepił się zderzaka.
    .objective-1 = Policz dla Domu Związkowego, chodząc od drzwi do drzwi, kto woli iść pieszo.
    .done-1 = „Trzydzieści”, mówi Dov Lantry. To jego syn wsiadł. Czyta listę od góry do dołu. Potem dopisuje na końcu imię chłopca, godzinę i miejsce, gdzie go ostatni raz widziano, i ciągnie pod spodem kreskę od linijki.
    .fail-1 = Pod każdymi drzwiami wysłuchują cię do końca i zamykają je powoli, żeby nie uciekło ciepło. Za ostatnimi słychać, jak przenoszą krzesła do okna.
    .objective-2 = Stój w Kolejce do następnego i zapisz, co widzisz.
    .done-2 = Przy koksowniku czytasz swoje zapiski. Jasno. Ciepło. Pachnie pastą do podłóg. Za kierownicą nikogo, a kierownica się obraca. Dużo miejsca. Wszystko twoją ręką. Ostatniej linijki nie pamiętasz.
    .fail-2 = Łzy ciekną od mrozu i zamarzają. Kiedy udaje się rozkleić powieki, drzwi już się zamykają, a kolejka przesunęła się o jedno miejsce. Pytasz, kto to był. Każdy patrzy w plecy przed sobą.
story-quest-the-first-passenger =
    Syn Dova Lantry’ego ma jedenaście lat. Wsiadł o 7:12. Lantry jechał na zderzaku aż do Śnieżnej Bramy, gdzie robot biletowy wziął go za płaszcz i postawił na ziemi.
    Opowiada po kolei, z godzinami. „O 7:31 pomachał”, mówi. „Nie bał się. Sprawdziłem to sobie minuta po minucie. W ogóle się nie bał”.
    .objective-1 = Idź po śladach za Śnieżną Bramę, tam gdzie nie ma mapy.
    .done-1 = Dwie linie, głębokie na palec. Idą przez strumień i przez zaspę, w której utknąłby koń, i nie robią się ani głębsze, ani płytsze. Lantry wkłada w jedną gołą dłoń. Potem ktoś musi mu ją stamtąd wyjąć.
    .objective-2 = Poproś Inspektora w Kasie biletowej o pokwitowanie za chłopca.
    .done-2 = „Jedno dziecko”, ogłasza Inspektor Dwunasty. „Odcinek powrotny niewykorzystany”. Pauza, w której człowiek by westchnął. „Pasażera zapytano, czy podróżuje sam. Pasażer odpowiedział: na razie”. Odrywa odcinek. Lantry wsuwa go w rękawiczkę.
    .fail-2 = „Pokwitowania wydaje się pasażerom”, ogłasza Inspektor Dwunasty. Pauza. „Obecnie pasażerów brak”. Przez okienko widać rolkę biletów. Jest cieńsza niż rano.
story-quest-holding-places =
    Z Kolejki wolno wyjść, kiedy ktoś się rodzi, ktoś umiera albo kipi garnek. Do powrotu ktoś inny trzyma miejsce.
    Pani Pell, sama na pierwszym, trzyma dziewięć. Każde zna po kaszlu i kaszle za nieobecnych. „To żaden kłopot”, mówi. „Człowiek i tak tu stoi”.
    .objective-1 = Namów w Wiacie numer dwanaście jedną rodzinę, żeby poszła w ciepłe miejsce.
    .done-1 = Trwa to dwie godziny, bo wszyscy muszą się pożegnać ze wszystkimi. Idą do domu z piecem, po kolei, i pukają, po kolei. Luki po nich nikt nie zamyka. Leży w niej szalik.
    .fail-1 = Z największą chęcią. Tylko że na czterdziestym szóstym jest kuzynka i trzeba by ją spytać, a ona ma wuja. Do zmroku znasz wszystkich aż po dziewięćdziesiąte i masz numerek.
    .objective-2 = Trzymaj przez noc dziewięć miejsc na Ostatnim Przystanku.
    .done-2 = Do drugiej w nocy byli tu już szewc, bliźnięta i pani Abernathy z oskrzelami, a wszystko to ty. O czwartej kłócisz się ze sobą o koc. O świcie zmieniają cię po kolei. Pani Abernathy mówi, że nikt jej jeszcze tak dobrze nie odkaszlał.
    .fail-2 = Utrzymujesz osiem. Koło trzeciej siadasz, tylko za to dziewiąte, a pani Pell podrywa cię parasolką, mocno, pod żebra. „Nie siada się”, mówi. „Po północy się nie siada”. Głos ma nie całkiem pewny.
story-quest-where-it-goes =
    Cel podróży wymalowano na boku, porządnymi, wyraźnymi literami. O takim mieście nikt nie słyszał.
    Co rano Inspektor Dwunasty, robot biletowy, obchodzi autobus i ogląda opony. Nie ma na nich błota ani śniegu. „Nieprawidłowości nie stwierdzono”, ogłasza. Pauza. I obchodzi autobus jeszcze raz.
    .objective-1 = Dostań się do Zajezdni i odczytaj przebieg.
    .done-1 = Zero, pokazuje licznik, pięcioma białymi cyframi. Kładziesz dłoń na masce i odrywasz: parzy. Dov Lantry, ten, którego syn wsiadł, pyta przez drzwi, ile jest. Słychać jego ołówek.
    .fail-1 = Składane drzwi zamykają ci się na ręce, otwierają, zamykają. Nad głową odzywa się dzwonek: przystanek na żądanie. Za czwartym razem wyrywasz rękę i ma dziwny kształt.
    .objective-2 = Zapłać za bilet na Ostatnim Przystanku, przejedź jeden przystanek, wysiądź.
    .done-2 = Płacisz. Szyby są białe. Mniej więcej po minucie wysiadasz na tym samym przystanku, tylko z drugiej strony, i jest wieczór. Kolejka się odwraca. Trzymali ci miejsce, mówią. Nie wiedzieli, na jak długo.
    .fail-2 = Pieniądze są już w skrzynce. Grzeją bardzo mocno, ciepło wchodzi za zęby i tam brzęczy. Dzwonisz i dzwonisz, aż autobus wysadza cię w zaspie z jaskraworóżowymi dłońmi.
story-quest-roll-call-in-the-snow =
    O szóstej pani Pell odczytuje listę kolejkową. Dziś rano cztery osoby się nie odezwały. Stoją na swoich miejscach, kołnierze mają podniesione, na rzęsach śnieg.
    Doktor Wen przechodzi wzdłuż kolejki i wraca. „Jeden. Dwa. Trzy. Cztery”, mówi i zamyka torbę. Sąsiedzi proszą, żeby nie robić zamieszania, póki nie odjedzie 7:12.
    .objective-1 = Wynieś ich z kolejki na oczach wszystkich.
    .done-1 = Ważą bardzo mało. „To miejsce mojego męża”, mówi kobieta, a potem pomaga ci nieść go za nogi. Przy czwartym jest już po człowieku z każdej strony. Pani Pell zdjęła kapelusz. Przez cały dzień nikt nie zamyka luk.
    .fail-1 = Ich płaszcze przymarzły do płaszczy obok. Nie da się ich zabrać i niczego nie złamać. A z obu stron są żywe twarze i bardzo uprzejmie proszą, żeby tego nie robić.
    .objective-2 = Przynieś opał do koksowników, aż z Dołów torfowych.
    .done-2 = Wzdłuż całej kolejki pali się ogień i z szalików wynurzają się twarze. Tych czworo też dostało swój, jak wszyscy. Tak chcieli sąsiedzi. Z rękawów ścieka im śnieg. Doktor Wen idzie zająć się żywymi.
    .fail-2 = Stosy przemarzły na wskroś. Przynosisz, ile daje się odłupać, a to dymi i nie chce się zająć. Dziękują ci, każdy z osobna, według miejsc, do samego końca kolejki.
story-quest-the-return-ticket =
    Pusty autobus przywiózł skasowany odcinek powrotny biletu. Jest na nim jedno słowo, ołówkiem: „Cudownie”.
    To pismo syna Dova Lantry’ego, tego, który wsiadł pierwszego ranka, albo bardzo dobra podróbka. Lantry nie chce biletu dotknąć. Matka chłopca jest w Wiacie numer dwanaście i pilnuje ich miejsca.
    .objective-1 = Zanieś bilet matce do Wiaty numer dwanaście i niech ona zdecyduje.
    .done-1 = Wodzi po słowie opuszką palca, w górę, w koło, w dół. „Całą jesień było mu zimno”, mówi. „Jak mu ciepło, nie przyciska tak mocno”. Potem podnosi głowę i ludzie w całej kolejce widzą jej twarz.
    .fail-1 = Widzi, że coś trzymasz. „Jeszcze nie”, mówi. „Najpierw o pogodzie”. Opowiadasz o pogodzie. Zamknęła oczy i chce wiedzieć, jaki pada śnieg.
    .objective-2 = Dla dobra wszystkich daj go ostemplować w Kasie biletowej jako autentyczny.
    .done-2 = Inspektor Dwunasty, robot biletowy, trzyma stempel w powietrzu. Pauza jest długa. „Autentyczny”, ogłasza. Bilet idzie wzdłuż kolejki z rękawicy do rękawicy. „No, skoro tak”, mówią ludzie i niektórzy pierwszy raz wchodzą pod dach.
    .fail-2 = „Podpis potwierdza pasażer”, ogłasza Inspektor Dwunasty. Pauza. „Wniosek można złożyć u pasażera, osobiście”. Przytrzymuje ci drzwi na podwórze. Na podwórzu pracuje silnik.
story-quest-the-long-walk =
    Związek poprowadzi sześćdziesiąt osób do Obozu na Rozdrożu, przed następną zamiecią. Z dziećmi idzie się dwa dni. Dov Lantry, który prowadzi, zaplanował jeden, bo jedzenia jest na jeden.
    Nan Corrie przysłała kartkę. „Będzie was sześćdziesięcioro?”, pisze. „Będzie was sześćdziesięcioro”.
    .objective-1 = Przetrzyj szlak od Śnieżnej Bramy.
    .done-1 = Idziesz przodem, śnieg sięga ud. Za tobą sześćdziesięcioro, każdy w śladach poprzednika, to akurat umieją. Przy każdym słupku Lantry ich liczy. Przy ostatnim liczy dwa razy. „Sześćdziesięcioro”, mówi.
    .fail-1 = Skorupa wytrzymuje kilkanaście kroków. Potem jesteś pod nią, w niebieskim świetle, i jest całkiem wygodnie, póki nie założą ci liny. Dwa palce masz białe.
    .objective-2 = Zawróć jedną kolumnę marszu na przystanek.
    .done-2 = Piechur na przedzie stawia swój koniec noszy. „No to ty ich grzej”, mówi. Odwracają się w miejscu, tak że ostatni są pierwszymi, i wracają do lamp. Pani Pell utrzymała wszystkie miejsca.
story-quest-everybody-on =
    Na przystanku stoi jedenaście autobusów z otwartymi drzwiami. Ciepło dochodzi aż na krawężnik.
    Pierwszy raz od czterdziestu lat Kolejka rusza. Nikt się nie pcha. „Proszę przodem”, mówi pani Pell. „Ależ proszę. Człowiek nalega”. Potem słychać już tylko, jak pod każdym ugina się stopień.
    .objective-1 = Wyciągnij ostatnich, zanim zamkną się drzwi.
    .done-1 = Ciągniesz za rękawy. Wykrzykujesz imiona. Zabierasz kobiecie torebkę, żeby poszła za nią. Schodzą po stopniach jak przez sen i drzwi się zamykają. Jedenaście jasnych autobusów odjeżdża. W tylnym oknie, tam gdzie na pewno nikogo nie było, ktoś macha.
    .fail-1 = Są tacy grzeczni. Każdy, kogo podprowadzasz do drzwi, odsuwa się i puszcza cię przodem, aż jesteś w środku i stopień się składa. Wyskakujesz przy Śnieżnej Bramie. Droga jest jak z żelaza.
    .objective-2 = Wsiądź i mów przez radio tym, którzy zostali, co widzisz.
    .done-2 = „Jest ciepło”, mówisz. „Są lampy. Teraz zakręt, a za zakrętem…” I opowiadasz wszystko. Stoją wokół odbiornika, póki starcza baterii. Potem nie ma dwóch osób, które słyszały to samo. Nikt nie trzęsie się z zimna.
    .fail-2 = Na drugim stopniu wychodzi ci naprzeciw żar, a radio w ręku zaczyna tykać, a potem wyć. Kiedy cię znajdują, siedzisz na drodze. Dookoła stopniał śnieg, równym kołem.
story-quest-nobody-on =
    Ostatni autobus stoi na przystanku z otwartymi drzwiami. W kolejce jest jedna osoba.
    Pani Pell się nie gniewa. Inni, mówi, mieli dokąd iść. „Człowiek chciałby tylko doczekać”. Po drugiej stronie drogi stoi Dov Lantry, którego syn pojechał tym pierwszym. Zdjął czapkę.
    .objective-1 = Czekaj z nią, aż odjedzie, i odprowadź ją do domu.
    .done-1 = To długa minuta. Potem bierze cię pod rękę. Nogom trzeba mówić: lewa, prawa. „Ja chyba lubiłam tylko czekać”, mówi pani Pell. Z drugiej strony idzie Lantry, z kartką od chłopca. Czyta ją.
    .fail-1 = Mówisz, że późno, że zimno, że jest zupa. Całkowicie się z tobą zgadza i odwraca się z powrotem do drogi. Na zegarze w autobusie wciąż jest 7:12.
    .objective-2 = Zrezygnuj z czegoś, co masz w planach, i pozwól jej wsiąść.
    .done-2 = „Bilety”, ogłasza robot w drzwiach. Ona nie ma, przez czterdzieści lat nie było okazji. Pauza, a potem robot ustępuje z drogi. Rezygnujesz z własnych planów i podajesz jej torbę. „No to jadę”, mówi pani Pell.
story-quest-the-driver =
    A jednak jest kierowca. Siedzi w ciemnej zajezdni, za szybą, z dłońmi na kierownicy, jak wskazówki za dziesięć druga. Twarz ma zwróconą do drogi.
    „Dobry wieczór”, mówi. „To pewnie zmiana dla mnie. Jeżdżę od wojny. Nie prosiłbym, tylko że nie czuję już rąk”.
    .objective-1 = Zgaś w Zajezdni silnik i powiedz kierowcy dobranoc.
    .done-1 = Kluczyk obraca się z oporem. Lampy gasną, rząd po rzędzie. „Dobranoc”, mówisz. Zdejmuje dłonie z kierownicy, a one zostają zgięte. Potem idzie przez cały autobus i zagląda pod każde siedzenie, czy wszyscy wysiedli.
    .fail-1 = „Nie podczas jazdy”, mówi, a za szybami przesuwa się zajezdnia. Spadasz na beton i turlasz się. Kiedy podnosisz głowę, autobus stoi na swoim stanowisku. Twarz za szybą jest zwrócona do ciebie.
    .objective-2 = Siądź w Zajezdni za kierownicą. Trzymaj się rozkładu.
    .done-2 = Pomaga ci włożyć czapkę. Fotel jest ciepły. Dłonie same układają się na za dziesięć druga. O 7:11 widać przed sobą lampy i kolejkę ludzi w śniegu, wszyscy patrzą na ciebie. Otwierasz drzwi. Masz minutę.
    .fail-2 = Chwytasz kierownicę obok jego dłoni. Zegary świecą na zielono, tym jaśniej, im niżej się nachylasz, a kiedy zamykasz oczy, dalej je widać. „To nie pora”, mówi. „Jeszcze jedną noc dam radę”.

## Niska woda

story-scenario-low-water =
    Wiosna przyszła, cała w jeden tydzień. Deszcz pada na śnieg.
    Za Górną Zaporą stoi woda z czterdziestu zim, a zapora jest pęknięta. Poniżej, na dawnym dnie jeziora, dziewięćset osób zaorało pola i postawiło domy. Dziewięćdziesiąt mil dalej cztery tysiące piją to, co da się przecedzić przez szmatkę.
    Liga Dolnego Biegu prosi, żeby otworzyć zasuwy. Parafia Wierzbna prosi, żeby ich nie ruszać.
    Jedni i drudzy przysłali ludzi, których lubisz.
    .cover = Pęknięta tama, a po obu jej stronach ludzie, których lubisz.
    .won = Po dłoni wody dziennie. Co rano na Dnie ktoś wnosi pod górę jedną rzecz. Co rano w dole rzeki ktoś pije pierwszy i czeka godzinę, zanim napiją się dzieci. Nikt nikomu nie dziękuje. Po roku przynoszą stamtąd słój, dziewięćdziesiąt mil, tylko do obejrzenia. Woda w nim jest przejrzysta.
    .won-star = Jezioro wróciło. W dolnych miastach dzieci podnoszą szklanki i patrzą przez nie na siebie. W dni bez wiatru widać dachy Wierzbnej. Agnes Tolley, która była tam sołtyską, wypływa nad nie, składa wiosła i wie, który jest czyj.
    .won-shield = Mur trzymał, dopóki ktokolwiek pod nim był. Parafia jest cała: dziewięćset dusz, dzwon, pszczoły. Co tydzień to ty mówisz, ile wody może iść na południe. Co tydzień Rafe Corran z Ligi zapisuje liczbę i dziękuje.
    .lost-star = Nocą otwarto wszystkie zasuwy. Woda była w Wierzbnej przed dzwonem, a w dolnych miastach przed południem. Niosła drzwi i pługi. Nie zatrzymała się, żeby ktoś mógł się napić.
    .lost-shield = Trzymali o dzień dłużej, niż się dało. Ze wzgórz było widać lampy na koronie, wszystkie w jednym rzędzie. Potem było widać, że się ruszają, i nadal były w jednym rzędzie.
    .lost-all = Pęknięcie ma długość ramienia. Ottolina Breck zapisuje liczbę i godzinę, zdejmuje okulary. Z kartki ścieka deszcz. Patrzy wzdłuż korony, w jedną stronę i w drugą, czy jest ktoś, komu można ją oddać.

story-quest-the-crack =
    Ottolina Breck pilnuje Górnej Zapory. Dłoń wchodzi jej w pęknięcie po nadgarstek.
    „Sześć i ćwierć cala”, mówi. „Za tym czterdzieści zim. Pod tym dziewięćset osób. Dalej cztery tysiące, które nie mają co pić”. Wyjmuje dłoń i wyciera, palec po palcu. „Zmęczona”, mówi.
    .objective-1 = Zanieś słój brązowej wody od Ligi na biurko w Wieży Zasuw.
    .done-1 = Stawiasz go między jej księgami. Trochę trwa, zanim opadnie muł. Pod liczbami z tego dnia Ottolina Breck pisze: jeden słój. Potem odsuwa własny kubek tak, żeby nie było go widać.
    .fail-1 = Droga pod górę to lód, a na lodzie woda. Słój jest cały, w środku została połowa. Tu na górze nie ma czym dolać. Tu na górze wszystko jest czyste.
    .objective-2 = Mierz dla Parafii pęknięcie w Galerii zaworów, rano i wieczorem.
    .done-2 = Rano sześć i ćwierć, wieczorem sześć i pół. Mierzysz jeszcze raz, mogła drgnąć ręka. Ottolina Breck bierze od ciebie miarkę i wychodzi jej to samo. „Ktoś, kto umie liczyć”, mówi i musi się odwrócić.
    .fail-2 = Na miarkę kapie, kapie i na lampę, aż gaśnie. Z twoich liczb wynika, że wieczorem pęknięcie jest mniejsze niż rano. „One tak nie robią”, mówi Ottolina Breck. „Jeszcze raz, proszę”.
story-quest-brown-water =
    Rafe Corran szedł dziewięćdziesiąt mil, żeby poprosić. Słój jest z jego własnej kuchni. Ma uwiązaną karteczkę z imieniem córki, żeby nikt nie wypił tego, co dla niej.
    Mówi cicho, po drodze ćwiczył. „Nie przyszedłem nikogo obwiniać”, mówi. „Chciałbym powiedzieć, co ona pije”.
    .objective-1 = Mów w jego imieniu w Kościele w Wierzbnej.
    .done-1 = Mówisz jego słowami, bo twoje wychodzą za duże. Agnes Tolley, sołtyska, zszywa rzemień. „Ile ma lat?”, pyta rzemienia. Siedem, mówisz. Zaciąga ścieg. „To niech przyjdzie i zobaczy, kim my jesteśmy”.
    .fail-1 = Zaczynasz od czterech tysięcy. Wstaje jedna kobieta, potem cała ławka, potem cały kościół. Nikt nie krzyczy. Wychodzą obok ciebie i każdy patrzy ci w twarz, żeby cię na drugi raz poznać.
    .objective-2 = Naucz ludzi w Obozie Ligi filtrować: piasek, węgiel drzewny, płótno.
    .done-2 = Leci coś w kolorze słabej herbaty. Podają to sobie oburącz i dziękują ci. Corran pije ostatni. „Dorosłym pomoże”, mówi i resztę wlewa z powrotem do słoja.
    .fail-2 = Węgiel jest mokry, a piasek to muł. Wlewa się brązowe i wylewa brązowe, tylko wolniej. Młody Zwiadowca zaczyna się śmiać i trzeba go odprowadzić od ogniska.
story-quest-sandbags =
    Parafia napełnia, co ma: worki po mące, worki po listach, suknię ślubną. Pierwsze leżą już w poprzek Kanału Ulgi.
    Agnes Tolley, sołtyska, sama zawiązuje każdy. „Babkę przesiedlili pod pierwsze jezioro”, mówi do węzła. „Dla dobra innych, i rzeczywiście było dla dobra. Okna na tamtą stronę już nigdy nie miała”.
    .objective-1 = Oczyść Kanał Ulgi. Odeślij straż do domu i wyciągnij worki.
    .done-1 = Wartownik bierze latarnię i odchodzi. Wyciągasz worki za te dobre węzły i stopa wody rusza na południe. On stanął na brzegu. „Ten jest z sukni mojej matki”, mówi. Wyżymasz ją i oddajesz.
    .objective-2 = Napełniaj worki przy Zatopionym Dzwonie, póki dłonie dają się zacisnąć.
    .done-2 = O zmroku jest wał wysoki jak dzwon. Agnes Tolley obraca ci dłonie ku lampie. Drze płótno, bandażuje, zawiązuje tym samym węzłem co worki i wraca na swoje miejsce w rzędzie.
    .fail-2 = Trzonek pęka wzdłuż i rozcina ci dłoń. Na worku jest krew. Agnes Tolley zawiązuje go i stawia przy innych, nie ma czasu przebierać.
story-quest-the-census =
    Rafe Corran prosi o nazwiska wszystkich z Dna, żeby tego dnia o nikim nie zapomnieć.
    Agnes Tolley plecie linę i podaje je, a przy każdym, do czego kto ma rękę: do pszczół, do siedzenia przy chorych. Wychodzi mu osiemset dziewięćdziesiąt dziewięć. Jednej osoby brakuje, mówi. Ona plecie dalej.
    .objective-1 = Obejdź z listą trzy osady. Dla każdego znajdź miejsce.
    .done-1 = Strych, stodoła, pół czyjegoś łóżka: lista wraca pełna. Na dole Corran dopisał tę jedną, którą pominęła. „A pani do czego ma rękę?”, pyta. „Do bycia ostatnią”, mówi Agnes Tolley. Tak też zapisuje.
    .objective-2 = Dopisz nazwiska z cmentarza przy kościele w Wierzbnej. Oni też tu mieszkają.
    .done-2 = Odczytujesz je przy lampie. Ona mówi, do czego kto miał rękę, a Corran pisze. Po dwóch tysiącach odkłada ołówek. „Dla tych łóżek nie znajdę”, mówi. „Nie”, mówi Agnes Tolley. Siedzą jeszcze chwilę, tych dwoje.
    .fail-2 = Starsze zabrał mech. Zostaje rok, pół nazwiska i „oraz”. „Oraz kto?”, pyta Corran. Agnes Tolley wodzi po kamieniu kciukiem. Kiedyś wiedziała.
story-quest-the-second-wheel =
    Wielkie koło nie jest na tej zaporze jedyne. W papierach po matce Ottolina Breck znalazła małe, do powolnego spuszczania wody. Brakuje jednej części. Według notatki pożyczono ją ludziom, którzy wystawiali sztukę.
    „Dłoń dziennie”, mówi. „Trzysta sześćdziesiąt pięć dłoni”. I potem: „Och”.
    .objective-1 = Wytocz tę część na nowo w Rozdzielni z osi autobusu.
    .done-1 = Pasuje. Sznur wody, gruby jak nadgarstek, idzie w dół doliny. Rafe Corran z Ligi napełnia słój. „Jak długo, takim sznurem?”, pyta. „Rok”, mówi Ottolina Breck. Dziękuje jej. Nie mówi, czy mają rok.
    .fail-1 = Jedyna dobra tokarka stoi tam, gdzie ziemia świeci. Zostajesz przy niej o godzinę za długo i na koniec psujesz oś. Przez całą drogę do domu masz ciepłe dłonie.
    .objective-2 = Zapnij w Wieży Zasuw wielkie koło na łańcuch, żeby nikt nie obrócił go w gniewie.
    .done-2 = Łańcuch przechodzi siedem razy i Ottolina Breck zamyka kłódkę. „Matka obracała takie”, mówi. „Ręką, sama, trzysta razy. Nie w gniewie”. Wiesza ci klucz na szyi i jeszcze chwilę go nie puszcza.
    .fail-2 = Jedno ogniwo puszcza i leci w szyb, długo je słychać. Od przeciągu wielkie koło drga o szerokość palca. Kładziecie na nim ręce, ty i ona naraz.
story-quest-the-bell =
    Przez trzydzieści lat dzwon z Wierzbnej Dolnej wisiał pod jeziorem i bił, kiedy był silny prąd. „Przez łódź się go słyszało”, mówi Silas Pim. „Człowiek przestawał wiosłować”.
    Teraz wisi nad jęczmieniem. Gdy zadzwoni, rodziny ładują wozy. Przez pomyłkę zadzwonić nie może. Agnes Tolley owinęła mu serce chustką.
    .objective-1 = Zadzwoń.
    .done-1 = Przy trzecim uderzeniu na całym Dnie otwarte są drzwi. Większość spakowała się kilka tygodni temu i nic nie mówiła. Agnes Tolley stoi pod dzwonem z dłońmi na uszach, jak dziewczynka, patrzy, jak wytaczają wozy, i mówi, który jest czyj.
    .fail-1 = Lina jest zgniła. Spada, a ty z nią. Dzwon nad głową kołysze się raz i nie uderza. Po drugiej stronie pola stanęła kobieta z wiadrem. Leżysz płasko w jęczmieniu, póki nie pójdzie dalej.
    .objective-2 = Wyjmij dzwonowi serce i śpij na nim, tu obok.
    .done-2 = Jest długie jak twoja ręka i całą noc ziębi przez koc. Koło czwartej dzwon buczy od deszczu. W Wierzbnej nikt się nie budzi. O szóstej Agnes Tolley przynosi ci chleb, bierze serce w objęcia i niesie je do domu.
story-quest-three-hundred-turns =
    Wielkie koło trzeba obrócić trzysta razy. Ktoś obraca je nocą, po dziesięć, i zaznacza kredą na ścianie. Jest sto dziewięćdziesiąt. Ostatnia kreska zostaje ci na kciuku.
    W dole, na Dnie, zapalają lampy. Ottolina Breck liczy jeszcze raz. „Jedenaście nocy”, mówi. „Proszę”.
    .objective-1 = Obróć je jawnie: w Wieży Zasuw, za dnia, z ostrzeżeniem.
    .done-1 = Najpierw cofasz je do zera, w południe, przy otwartych drzwiach. Rafe Corran z Ligi wchodzi z kredą na mankiecie i chwyta z drugiej strony. Potem ogłasza się dzień i godzinę. Na Dnie wszystkie twarze są zwrócone ku wieży.
    .fail-1 = Za dnia koło ani drgnie. Napierasz, aż robi ci się ciemno w oczach. W nocy, kiedy śpisz na dole, obraca się dziesięć razy. Kreda jest świeża.
    .objective-2 = Czuwaj przy kole i chwyć tego, kto przyjdzie.
    .done-2 = Przychodzi o drugiej w samych skarpetach. Chwytasz go za oba ramiona, zanim cię zauważy. To Rafe Corran, który szedł dziewięćdziesiąt mil, żeby poprosić. „Tylko dziesięć”, mówi. „Nigdy nie było więcej niż dziesięć”. Śpi na stojąco.
story-quest-the-night-watch =
    Parafia trzyma na koronie wartę z lampami. Od wczoraj pęknięcie jest dłuższe o dłoń.
    Na dole, w galerii, olbrzym imieniem Hob zatyka plecami najgorsze miejsce. Agnes Tolley, sołtyska, przysłała mu koc. Starcza na jedno ramię. „Ja trzymam”, mówi Hob. „Ty mówisz. Mówisz o suchym”.
    .objective-1 = Pokaż im w Galerii zaworów, dokąd doszła woda. Łagodnie.
    .done-1 = Sprowadzasz ich po jednym i dajesz dotknąć muru. Agnes Tolley schodzi ostatnia. „Jak długo on może?”, pyta. „Aż”, mówi Hob. Ona zostawia dłoń przy jego ramieniu. „To trzeba będzie porozmawiać z Ligą”, mówi.
    .fail-1 = Mówisz łagodnie. Podnoszą lampy i widzą mokry mur. „Zawsze był mokry”, mówi stary człowiek. „Mój ojciec tu stał i był mokry”. Za twoimi plecami Hob przestępuje z nogi na nogę.
    .objective-2 = Zapchaj pęknięcie w Galerii zaworów wszystkim, co jest.
    .done-2 = Worki, siano, dwie ławki z kościoła, wóz bez kół. Wbijacie to belką, po sześcioro z każdej strony. Koło trzeciej syk przechodzi w kapanie. „Ja już nie trzymam?”, pyta Hob. Odsuwa się. Na murze, tam gdzie były jego plecy, kamień jest suchy.
    .fail-2 = Wszystko wylatuje w jednym kawałku, za tym woda, i lecisz razem z poręczą. Hob jest na miejscu, zanim przyjdzie reszta. Wpiera plecy w dziurę. „Jeszcze raz”, mówi.
story-quest-open =
    Wozy są już na drodze pod górę. Z Wieży Zasuw widać wszystkie dachy i które drzwi zostały otwarte, a które na klucz. „Suchych stóp”, mówią ludzie, mijając się, a potem nie mogą iść dalej.
    Ottolina Breck włożyła rękawice matki. „Trzysta”, mówi. „Za pierwszym razem trzymałam lampę”.
    .objective-1 = Obróć koło w Wieży Zasuw trzysta razy i licz na głos.
    .done-1 = Przy setnym obrocie tracisz głos i ona liczy za ciebie. Przy dwusetnym zdejmuje rękawice i podaje je, a ty je wkładasz. Przy trzechsetnym jest cicho. Potem zaczyna się ten dźwięk. Na wzgórzu podnoszą dzieci, żeby widziały.
    .fail-1 = Przy dziewięćdziesiątym obrocie koło szarpie, rzuca cię o ścianę i cofa się, nim złapie zapadka. „Siedemdziesiąt dziewięć”, mówi Ottolina Breck. Nie odwróciła oczu od okna. „Siedemdziesiąt dziewięć. Dalej”.
    .objective-2 = Zejdź jeszcze raz. W Kościele w Wierzbnej pali się lampa.
    .done-2 = Agnes Tolley, sołtyska, na kolanach szoruje podłogę. „Brudnego się nie oddaje”, mówi do desek. Bierzesz drugą szmatę. Lampę gasi sama. Na wzgórzu nikt nie ruszył dalej. Czekali na nią i na ciebie.
    .fail-2 = Dolna droga jest już pod wodą. Wchodzisz po pierś, a prąd niesie słupek od furtki i trafia cię nim pod żebra. Z brzegu widać, że ktoś przyciął knot. Lampa pali się całkiem równo.
story-quest-the-wall =
    Pada od sześciu dni. Kto może dźwigać, jest na zaporze, z obu stron, i nikt już nie pyta z której. Mur buczy. Czuje się to w zębach.
    „Wytrzyma”, mówi Agnes Tolley, sołtyska, obwiązana w pasie liną. „Cztery godziny”, mówi Ottolina Breck. „Albo dziewięć”. I do nikogo: „Mamo”.
    .objective-1 = W Wieży Zasuw otwórz po ciemku wszystko, zanim mur otworzy się sam.
    .done-1 = Dajesz gońcom tyle czasu, na ile starcza odwagi, i jeszcze trochę. Zasuwy idą w górę. Nie widać, jak woda odchodzi. Słychać, jak idzie w ciemność, tam gdzie wciąż są lampy. Lampy zaczynają się wspinać. Liczysz te, które się wspinają.
    .fail-1 = Zębatka się zacięła. Schodzisz po zasuwie z łomem i bijesz tam, gdzie każe Ottolina Breck. Zasuwa puszcza na stopę, a to, co spod niej idzie, zrywa cię z drabiny. Lina trzyma. Zawiązano ją dobrym węzłem.
    .objective-2 = Trzymaj. W Galerii zaworów, i niech nic ci nie stoi za plecami.
    .done-2 = Podajesz, co przychodzi: drzwi, ziemię w fartuchach. Nikt się nie odzywa. O którejś godzinie buczenie opada o pół tonu i nikt nie śmie tego powiedzieć. Kiedy się rozwidnia, nie pada. Trzymasz za rękę kogoś obcego i żadne z was nie umie puścić.
    .fail-2 = Kamień wielkości bochenka wypada z muru tuż przy twojej głowie, a woda za nim jest twarda jak drewno. Zanim się podniesiesz, w dziurze są cztery ręce, dwie z Parafii i dwie z Ligi.
story-quest-a-hand-at-a-time =
    Ottolina Breck uruchomiła na zaporze małe koło. Dłoń wody dziennie: Dno miałoby rok, żeby odejść, a Liga musiałaby przez ten rok czekać.
    Agnes Tolley podpisze za Parafię, zaraz po Corranie. Rafe Corran podpisze za Ligę, zaraz po niej. Oboje się tego wstydzą.
    .objective-1 = Nakłoń Corrana w Obozie Ligi, żeby podpisał pierwszy.
    .done-1 = „Rok”, mówi Rafe Corran. „Moja mała będzie miała osiem”. Podpisuje, a pod spodem pisze jej imię. Jesteś jeszcze w obozie, kiedy jego ludzie przychodzą z tym, co mają w kieszeniach. Na wozy, mówią. Dla tych, którzy muszą odejść.
    .fail-1 = Pióro już trzyma. „Jeśli ja podpiszę, a ona nie”, mówi, „to będę musiał wrócić i powiedzieć im, że czekałem tylko ja”. Odkłada je bardzo delikatnie, równo z brzegiem kartki.
    .objective-2 = Nakłoń Agnes Tolley w Kościele w Wierzbnej, żeby podpisała pierwsza.
    .done-2 = Kończy węzeł i podnosi wzrok. Na ciebie. „Ktoś musi wejść na tę górę pierwszy”, mówi. Podpisuje, bierze jedno krzesło i wnosi je na wzgórze. Wieczorem pali się przy nim ogień i jest chleb, a kto się zmęczył, może usiąść.
    .fail-2 = „Babka podpisała”, mówi do liny. „Też jej to bardzo ładnie napisali”. Nie masz na to odpowiedzi. Robi ci herbatę.

## Fortepian na wzgórzu

story-quest-half-a-tune =
    W całym powiecie gwiżdże się jedną melodię, przy praniu, nad grobem, zawsze do połowy. Tam się urywa. Dalej nikt nie zna.
    Kto gwiżdże pod gołym niebem, za tym idzie w pewnej odległości ktoś duży. Staje tam, gdzie staje melodia, i chwilę czeka na wszelki wypadek.
    .objective-1 = Zagwiżdż ją w osadzie, w parze z innym ocalałym, żeby ludzie słyszeli.
    .done-1 = Dochodzicie razem do połowy i trzymacie ostatni dźwięk. Trzyma go cała ulica, a za ostatnim domem bardzo niski głos. Ludzie idą sprawdzić i znajdują dachówkę. Ktoś wydrapał na niej gwoździem: WESELE. PRZY PIECU. NIE MA MUZYKI. PROSZĘ.
    .fail-1 = Zaczynacie na dwóch różnych dźwiękach, a właściwy znajdujecie takt po końcu melodii. Ulica wraca do prania. Za ostatnim domem ktoś ciężko siada. Może poczekać.
    .objective-2 = Albo rozbij obóz tam, gdzie nic nie grasuje, i nasłuchuj dalszego ciągu.
    .done-2 = Późno w nocy melodia niesie się nad ziemią, nucona bardzo nisko, i milknie tam, gdzie milkną wszyscy. Rano leży na tobie koc wielki jak żagiel. Na kocu dachówka, a na niej droga do Pieca Olbrzymów i słowo WESELE.
story-quest-the-piano-on-the-hill =
    Na wzgórzu, pod gołym niebem, stoi fortepian koncertowy. Nie ma na nim ani rysy, a czterdzieści klawiszy milczy.
    W kurzu na klapie odcisnęły się dłonie szerokie jak talerze. Ktoś bardzo uważał, żeby nie nacisnąć.
    .objective-1 = Wejdź na Wzgórze z Fortepianem i nastrój instrument.
    .done-1 = Pod wieczór dolna połowa brzmi. Próbujesz jednego akordu i za fortepianem ktoś wypuszcza powietrze, wstrzymywane chyba od południa. Zaglądasz tam. Trawa jest przygnieciona, na sporym kawałku, i ciepła.
    .fail-1 = Kołek puszcza. Struna wyskakuje z ramy i tnie cię w policzek. Po drodze brzmi czysto, jak należy.
    .objective-2 = Albo przynieś nowe sprężyny. Ma je każdy robot.
    .done-2 = Wnosisz sprężyny na wzgórze. Pasują. Są trochę mocniejsze, niż trzeba. Nie zdążysz zamknąć klapy, a fortepian już przestępuje z nogi na nogę.
story-quest-hobs-hands =
    Hob umie zagrać dolną połowę. W górnej każdy palec ma szerokość trzech klawiszy i cokolwiek Hob zagra, wychodzi tłum.
    Nie smuci się tym. „Klawisze są małe”, mówi Hob. „Ręce są duże. Masz patyk?”
    .objective-1 = Zrób mu na Wzgórzu z Fortepianem coś do grania. Potrzebne cierpliwe ucho.
    .done-1 = Dziesięć naparstków z gruszkowego drewna, wielkich jak kubki, zwężonych na szerokość klawisza. Hob gra aż na samą górę, słucha, jak tam cichnie, i wraca na dół. „W pokoju”, mówi. „Z krzesłami. Czy ludzie siadają?”
    .fail-1 = Patyk pęka przy pierwszym głośnym dźwięku. Hob zbiera kawałki, wszystkie co do jednego, i przeprasza klawisz. Wiadomo już, które drewno się nie nada.
    .objective-2 = Albo zapytaj przy Piecu Olbrzymów, czy ktoś z nich nie zagra drugiej połowy.
    .done-2 = Cegły starły jej palce na szerokość klawisza. „Czy on jest dobry?”, pyta. „Czy krzyczy?” Od ognia odejść nie może. Wypala mu dziesięć naparstków, na miarę własnych palców, zdejmuje dla ciebie coś z półki, za fatygę, i chce wiedzieć, gdzie będą siedzieć ludzie.
    .fail-2 = Nocna zmiana bierze cię za reklamację cegieł i staje w ich obronie. Zanim rzecz się wyjaśni, im jest przykro, a ty leżysz.
story-quest-the-springs-want-back =
    Wkładasz do fortepianu sprężyny z chodzącej maszyny. Trzeciej nocy fortepian wstaje.
    Próbuje, jak stromo, łapie równowagę i rusza w dół krokiem kogoś, kto jest umówiony. Roboty w całym powiecie schodzą mu z drogi.
    .objective-1 = Zastąp mu drogę na Wzgórzu z Fortepianem i trzymaj klapę aż do świtu.
    .done-1 = Trzy razy obnosi cię dookoła wzgórza. Nad ranem staje pod twoimi rękami, tyka, i wtedy puszczasz. Idzie dalej, bo ma dokąd, ale teraz idzie twoim krokiem i czeka przy furtkach.
    .fail-1 = Klapa leci w górę, a potem w dół, z tobą w środku. W dolinie ludzie siadają na łóżkach i zastanawiają się, kto gra.
    .objective-2 = Albo niech idzie, a ty zajmij się ciężkim robotem, który mu towarzyszy.
    .done-2 = Robot nieruchomieje z ręką wyciągniętą w stronę drogi. Niósł stołek od fortepianu, a w schowku pod siedzeniem jest pełno. Fortepian się nie ogląda. Po śladach kółek dochodzisz aż do szkolnego płotu.
story-quest-moving-day =
    Fortepian zatrzymał się w szkole i nie daje się ruszyć. Lekcje odbywają się wokół niego. Na rachunkach liczy razem z klasą, tupiąc.
    Trzeba by go nauczyć gam. Odkąd przyszedł, pod oknem, w pokrzywach, siedzi ktoś duży i nie roni ani słowa.
    .objective-1 = Udzielaj mu lekcji w szkole, razem z innym ocalałym.
    .done-1 = Czwartego dnia wchodzi po gamie C-dur i nikt go nie popycha. Pod oknem wchodzi po niej niski głos, o stopień za nim. Dzieci patrzą po sobie. Potem otwierają drzwi i cała ławka się przesuwa.
    .fail-1 = Odliczasz mu do wejścia. Druga osoba też odlicza, inaczej. Fortepian bardzo się stara i robi jedno i drugie.
    .objective-2 = Albo zapłać w szkole tragarzom, żeby zanieśli go z powrotem na wzgórze.
    .done-2 = Ośmiu tragarzy bierze pieniądze, a potem fortepian. W połowie drogi zauważają, że idzie sam, a oni się go tylko trzymają. Cała szkoła biegnie obok, a na szczycie każde dziecko podaje ci rękę.
story-quest-the-second-half =
    Hob znalazł drugą połowę melodii. Była na odwrocie kartki. Ludzie przepisywali zawsze tylko przód.
    Chciałby zagrać ją raz, na wzgórzu, jednej osobie, która nie będzie się śmiać.
    .objective-1 = Jeśli ludzie ci ufają, bądź tą osobą. Posłuchaj na Wzgórzu z Fortepianem.
    .done-1 = Jest wolniejsza niż pierwsza. Wszyscy myśleli, że w tym miejscu pójdzie w górę, a ona schodzi w dół i już jest w domu. Hob trzyma dłonie na klawiszach, aż nie ma czego słuchać. Podaje ci klucz stroiciela. „Na zawsze”, mówi.
    .objective-2 = Albo sprowadź na Wzgórze z Fortepianem tylu słuchaczy, ilu się da.
    .done-2 = Siedzą na trawie aż po drogę. Hob patrzy na nich wszystkich i zostaje. Gdy mija połowę i gra dalej, jakaś staruszka chwyta sąsiadkę za rękę. Wracają do domów, nucąc, żeby nie zgubić.
    .fail-2 = Przychodzą. Podają sobie butelkę i ktoś się śmieje z czego innego. Hob jednym palcem zamyka klapę. „Zimno”, mówi. „Ludziom zimno siedzieć”.

## Nikt nie karmi jeziora

story-quest-net-mending =
    Na Postoju Przewoźnika od sześćdziesięciu lat nie ma wody i co roku Silas Pim łata sieci. Raz odpuścisz, mówi, i po sieci.
    Brakuje mu pływaków. Nocą coś przychodzi po błocie i zabiera je po jednym.
    .objective-1 = Zajmij się trzema małymi stworzeniami, które je zabierają.
    .done-1 = Pływaki leżą pod kamieniem, ułożone od największego do najmniejszego. Pim dowiązuje ostatni i wiesza sieć na płocie, przodem do jeziora. „O zmierzchu bywa, że śpiewa”, mówi. „Tam, dalej. To tylko gaz”.
    .objective-2 = Przynieś na Postój Przewoźnika coś, co pływa. Pim policzy to za jeden.
    .done-2 = Wciska to w wiadrze pod wodę, patrzy, jak wypływa, i kiwa głową. Nada się. Dostajesz gorącą herbatę i miejsce na rufie.
story-quest-nobody-feeds-the-lake =
    Z Jeziora Miejskiego zostały dwa akry, i te świecą. Silas Pim, przewoźnik, co wieczór coś mu zanosił. Jest po osiemdziesiątce i przestał.
    Odtąd ścieżka się skraca. Co rano Pim odmierza ją krokami, od drzwi do wody, i co rano kilka kroków mu zostaje.
    .objective-1 = Zanieś jezioru z torby coś, co ludziom służy. Nie podchodź blisko.
    .done-1 = Kładziesz to na ostatnim suchym kamieniu. Światło ściąga się ku niemu, aż drugi brzeg ciemnieje. Gdy się znów rozlewa, kamień jest pusty i wytarty. Za tobą, na ścieżce, zgrzyta łańcuch, wleczony kawałek, i milknie.
    .objective-2 = Albo wyjdź naprzeciw temu, co idzie ścieżką od wody.
    .done-2 = Ginie z głową w stronę domu przewoźnika. Jest daleko od wody, a wciąż mokre. Gdy przewracasz je na bok, w środku coś się przesuwa i blaszanie grzechocze.
story-quest-what-was-in-it =
    W stworze z jeziora była puszka, a w puszce bilet na prom, zupełnie suchy: normalny, w jedną stronę.
    Prom nie kursuje od nocy, kiedy odeszło jezioro. Bilet przedziurkowano w tym tygodniu.
    .objective-1 = Pokaż go Silasowi Pimowi na Postoju Przewoźnika.
    .done-1 = Pim zdejmuje z gwoździa kleszcze i przykłada szczęki do otworu. Pasują. Pokazuje ci zawias, zardzewiały na kamień. „Takich biletów było dwanaście”, mówi, gdy już je odwiesi. „Tamtej nocy. Dwanaście”.
    .fail-1 = Ogląda bilet, mówi, że to dobry bilet, i pyta, czy jesteś po kolacji. Gdy wychodzisz, puszka stoi za progiem.
    .objective-2 = Albo skorzystaj z niego. Stań nad Jeziorem Miejskim, skąd odbijał prom, i czekaj.
    .done-2 = Koło północy coś stuka o kamienie, jakby burta. U twoich stóp staje suchy bagaż. Coś czeka, czy wsiądziesz, a potem odbija. Pim, gdy o tym słyszy, pyta tylko, jak głęboko łódź siedziała w wodzie.
    .fail-2 = Czekasz. Woda bezgłośnie przechodzi przez kamienie i staje ci wokół kostek, ciepła jak dłoń. Gdy wychodzisz, nogi ci świecą. Bilet jest nadal ważny.
story-quest-the-fare =
    Jezioro wzięło twój dar i przysłało coś w zamian. Leżało przed twoim namiotem, czyste, owinięte w wodorosty. Było warte o wiele więcej.
    Od tamtej pory co noc ziemia przy twojej głowie jest mokra, i co noc trochę bliżej. Jezioro prosi o różnicę.
    .objective-1 = Zapłać nad Jeziorem Miejskim: oddaj mu jeden ze swoich planów.
    .done-1 = Wypowiadasz go na głos nad wodą, cały, i z każdym słowem tracisz go z pamięci. Światło się kołysze. Na kamieniu stoi słój, pełny po brzeg i świecący. Jakkolwiek go trzymasz, ciągnie w stronę jeziora.
    .objective-2 = Albo wpuść je w siebie, aż będzie mu dosyć.
    .done-2 = Znajduje cię tam, gdzie jesteś, przez mokrą ziemię, i podchodzi do kolan. Przesuwa się po tobie tak, jak się przelicza drobne. Co przeliczy, to świeci. Dopiero gdy puszcza kostki, wiadomo, że je trzymało.
story-quest-the-last-crossing =
    W noc, kiedy odeszło jezioro, Silas Pim był na wodzie z dwanaściorgiem pasażerów. Imiona zna na pamięć i powtarza je nad siecią.
    Nigdy nie powiedział, gdzie ich wysadził. Teraz by powiedział. Komuś, kto przyszedł z daleka i nie będzie go popędzał.
    .objective-1 = Jeśli nikt nie mówi o tobie źle, przejdź z nim tę przeprawę od Postoju Przewoźnika.
    .done-1 = W połowie drogi staje. Nie ma tu przystani i nigdy nie było. „Wyglądało na brzeg”, mówi Pim. „Pod łodzią nie było wody. Podziękowali przewoźnikowi i wysiedli. Słychać było, jak rozmawiają. Dość długo”. Wkłada z powrotem kapelusz i kończy przeprawę.
    .fail-1 = Na środku pęka skorupa i zapadasz się po pierś. Pim wyciąga cię bosakiem, ręka za ręką, i mówi przy tym cicho, jak do pasażera. Od razu zawraca do domu. „Nikogo więcej”, mówi. „Ani jednego więcej”.
    .objective-2 = Albo znajdź łódź. Gdzieś musi leżeć.
    .done-2 = Stoi prosto na suchej ziemi, wiosła wciągnięte, a w środku kurz z sześćdziesięciu lat. Pod ławkami są jeszcze bagaże, nikt po nie nie wrócił. Bierzesz, co się przyda. Na niektórych są nazwiska. Te zostawiasz.
    .objective-3 = Albo dowiedz się od samego błota, jeśli kiedyś usłyszysz, jak śpiewa.
    .done-3 = Wołasz nad błotem dwanaście imion i dwanaście razy przychodzi odpowiedź, zawsze z tego samego miejsca. Mówisz Pimowi, że musieli trzymać się razem. Kiwa głową. Prosi, żeby mu to powiedzieć jeszcze raz.
story-quest-high-tide =
    Na jedną noc z dwóch akrów Jeziora Miejskiego robią się trzy.
    Wszystko na brzegu przesunięto w górę dokładnie o krok. Ławkę Pima też, razem z człowiekiem, który na niej spał. Jest suchy. Kapelusz ma poprawiony.
    .objective-1 = Wyśpij się, zejdź z lampą nad Jezioro Miejskie i podziękuj.
    .done-1 = Mówisz to tak, jak się mówi sąsiadowi. Z twojej dłoni spływa jasność, po lampie, i odchodzi po wodzie. Za dnia akry są znów dwa, a ławka stoi tam, gdzie powinna.
    .objective-2 = Albo zgaś jedną ze świecących istot, które wyszły razem z wodą.
    .done-2 = Ciemnieje od krawędzi ku środkowi, a wzdłuż brzegu otwierają się drzwi. Ludzie przesiedzieli za nimi noc z garścią pieniędzy na kolanach, na wypadek gdyby dało się zapłacić, żeby sobie poszło. Pieniędzy też woleliby się pozbyć i dają je tobie.
    .objective-3 = Albo wejdź do Jeziora Miejskiego, jeśli świecisz. Co jego, to odbierze.
    .done-3 = Wchodzisz z blaskiem, wychodzisz bez, a jezioro jaśnieje dokładnie o tyle. Twoje ubranie leży o krok wyżej, złożone.

## Czysty arkusz

story-quest-etcetera =
    Ilza Marsh, geodetka, płaci od mili. Jej księga zamówień ma cztery rubryki: widziane, zasłyszane, wątpliwe i czwartek.
    „Na północny wschód od hałdy”, mówi, gdy pytasz o ostatnią. „Ale nie zawsze”.
    .objective-1 = Wypełnij trzy białe plamy na jej mapie.
    .done-1 = Przymierza twoje trzy do kciuka, pociąga je tuszem i płaci co do pół mili. Jeszcze liczysz, a ona już odwraca stronę i pyta, co było widać dalej.
    .objective-2 = Albo opowiedz jej w osadzie o drodze, niczego nie upiększając.
    .done-2 = Opowiadasz drogę taką, jaka jest, razem z nudnymi kawałkami. Pióro nie staje ani razu. „Ludzie to opuszczają”, mówi Ilza Marsh, osuszając kartkę. „A po tym się właśnie wraca do domu”.
    .fail-2 = Przy drugim zakręcie dokładasz wodospad. Ona odkłada pióro i czeka, aż go zabierzesz.
    .objective-3 = Albo wypełnij taką, z której nikt jeszcze nie wrócił ze skargą.
    .done-3 = Wracasz ze skargą. Zapisuje wszystko i otwiera kluczem skrzynię, w której tamci zostawili swoje rzeczy przed drogą. Dotyka każdej, mówi, czyja była, i daje ci wybrać.
story-quest-the-blank-sheet =
    Ilza Marsh narysowała powiat jedenaście razy i dziesięć razy go spaliła.
    Papier trzyma o dłoń od twarzy, a mokrego tuszu szuka czubkiem palca. Potrzeba jej, mówi geodetka, pary oczu, które za rok będą jeszcze dobre.
    .objective-1 = Wejdź w Elewatorze na samą górę i wołaj, co widać.
    .done-1 = Wykrzykujesz grzbiety, drogi i dachy, a dwieście stóp niżej ona rysuje i ani razu nie podnosi głowy. Potem dom, samotny, w Głośnych Sosnach. Ołówek staje. „Jeszcze raz”, mówi Ilza. „Z azymutem”.
    .fail-1 = Jeden ze szczebli jest tylko namalowany. Ilza słyszy z dołu, jak mijasz drugą galerię, i posyła po koc.
    .objective-2 = Albo idź tam, gdzie ona nic nie narysowała, a inni tylko ostrzegali.
    .done-2 = Przynosisz to w głowie, a ona nanosi azymut po azymucie, z twoim palcem pod swoim. Na marginesie są małe czaszki. Mija je szybko, aż przy jednej staje. „Ta”, mówi Ilza, „nie jest moja”.
story-quest-the-eleventh-map =
    Na jedenastej mapie Ilzy stoi w Głośnych Sosnach dom. Na dziesiątej, zdaje się jej, go nie było. Dziesiąta to popiół.
    Ostatnio nie sypia. Zgodziłaby się na nowy dom, mówi, albo na stary błąd. Chce tylko wiedzieć, co z dwojga narysowała.
    .objective-1 = Idź do Leśniczówki w Głośnych Sosnach i zapukaj.
    .done-1 = Dom jak dom. Stopień jest wydeptany i starszy od wszystkich map. Na pukanie nikt nie wychodzi. Oglądasz się z drogi i nie możesz znaleźć dachu. Na gałęzi przy furtce coś połyskuje.
    .fail-1 = „Proszę wejść”, mówi głos, i to jest twój głos. Dochodzi spomiędzy drzew za tobą. Potem nadchodzi cała reszta.
    .objective-2 = Albo nie podchodź do Leśniczówki, tylko zmierz ją z daleka, dwa razy.
    .done-2 = Czterysta dwanaście jardów. Obchodzisz dookoła, zaczynasz od nowa i wychodzi czterysta dwanaście. To Ilzie wystarczy, żeby zasnąć. Tylko że między pierwszym pomiarem a drugim na gałęzi przy drzwiach zawisło coś błyszczącego.
    .fail-2 = Pomiary się nie zgadzają. Robisz trzeci, żeby rozstrzygnąć, a trzeci nie zgadza się z żadnym.
story-quest-the-skull-in-the-margin =
    Gdzie Ilza Marsh kogoś straciła, tam rysuje na marginesie mapy małą czaszkę. Jest ich dziewięć. Na każdej kładzie palec i mówi imię.
    Przy Rozdzielni palec zostaje na miejscu. Tej ona nie rysowała.
    .objective-1 = Idź do Rozdzielni i dowiedz się, czyja to ręka.
    .done-1 = W budce przekaźników jest koc, lampa i trochę papieru w kratkę. Na każdej kartce ta sama mała czaszka, raz przy razie. Pierwsze są nieporadne. Ostatniej nie da się odróżnić od czaszek Ilzy.
    .fail-1 = W budce przekaźników leżą papiery i jest dość jasno, żeby czytać. Dopiero w połowie strony podnosisz wzrok, żeby zobaczyć, co tak świeci.
    .objective-2 = Albo skończ z tym, przed czym ta czaszka ostrzega.
    .done-2 = Wśród tego, co po nim zostaje, jest rysownica, zniszczona w drodze, z jednym przypiętym arkuszem. W połowie arkusza urywa się droga. Obok ołówkiem czaszka, jak u Ilzy, tylko młodszą ręką.
story-quest-the-apprentice =
    Czaszkę narysował jej uczeń. Trzy lata temu poszedł przodem, żeby oszczędzić jej drogi, i dodał ją, gdy zrozumiał, że nie wróci.
    Ilza przesuwa po niej palcem. Bardzo dobra kreska, mówi. Nauczył się.
    .objective-1 = Idź w białą plamę, od miejsca, gdzie urywa się jego linia. Dokończ ją.
    .done-1 = Zaczynasz od jego ostatniego palika, a następne wbijasz dalej, w ziemię, której nikt jeszcze nie narysował. Potem czytasz jej liczby. „Trzymał azymut”, mówi Ilza. „Całą drogę. Trzymał azymut”.
    .objective-2 = Albo przynieś jej z Rozdzielni jego torbę.
    .done-2 = Wisi między izolatorami. Powiesił ją tam, żeby coś jej nie dosięgło. Są w niej dwa ołówki i list, który zaczyna się od pogody. Ilza nie prosi, żeby przeczytać. Kładzie torbę na kolanach i zapina pasek.
    .fail-2 = Masz już pasek w ręku, gdy puszcza wspornik. Spadasz. Torba zostaje na górze i obraca się na wietrze, otwarta.
story-quest-the-last-sheet =
    Ilza nie widzi już papieru. Po omacku przypięła czysty arkusz, a obok ułożyła pióra od najcieńszego.
    Prosi, żeby narysować powiat taki, jaki jest, i przez cały czas jej o nim opowiadać.
    .objective-1 = Narysuj go w osadzie, jeśli umiesz już dość.
    .done-1 = Rysujesz i opowiadasz. Dwa razy Ilza pyta, czy coś tam jest, i nie ma. Na koniec czyta arkusz palcami od brzegu do brzegu. O zapałki nie prosi. Teodolit, mówi, przyda się teraz tobie.
    .fail-1 = Wschodni brzeg rysujesz z pamięci. „Czyjej?”, pyta Ilza. Odpina arkusz, szuka ręką czystego i kładzie go przed tobą.
    .objective-2 = Albo opisz go w osadzie, razem z innym ocalałym, a niech rysują jej ręce.
    .done-2 = Jedno z was podaje kierunek, drugie odległość, a jej ręce chodzą po arkuszu tam i z powrotem. Milkniecie, a one idą jeszcze kawałek, w górę bocznej doliny na wschodzie. Jest tam taka. Żadne z was o niej nie wspomniało.
    .fail-2 = Mówicie naraz o różnych wzgórzach. Jej ręka staje między nimi. „Jeden powiat”, mówi Ilza, „bardzo proszę”.

## Sztuka (Krypta 84)

story-quest-the-all-clear =
    U Nan Corrie za piecem znalazła się pocztówka. Do Krypty 84: ALARM ODWOŁANY. MOŻNA WYCHODZIĆ. Wysłano ją pięćdziesiąt dziewięć lat temu.
    Ludziom za tamtymi drzwiami kazano na nią czekać. „Pewnie mieli się czym zająć?”, mówi Nan.
    .objective-1 = Znajdź Kryptę 84 i wrzuć pocztówkę przez szparę w drzwiach.
    .done-1 = Słyszysz, jak spada. Słyszysz, jak ktoś czyta ją na głos, potykając się, a po nim ktoś inny, z większym wyrazem. Potem słychać, jak bardzo wielu ludzi ustawia się na swoich miejscach.
    .objective-2 = Albo przeczytaj ją powoli do starej rury głosowej w Pompowni.
    .done-2 = Czytasz trzy razy. Z bardzo daleka, z dołu, odpowiada spokojny głos. „Dziękuję”, mówi. „Proszę jeszcze raz, od początku. I trochę głośniej, do ostatniego rzędu”.
    .fail-2 = Słyszysz, jak słowa zjeżdżają rurą i na każdym zakręcie gubią spółgłoskę. Na dno dociera już tylko pogoda.
story-quest-the-missing-prop =
    W czwartym akcie ma dzwonić telefon. Ten z rekwizytorni Krypty 84 jest z puszek po zupie i Burmistrz musi dzwonić sam, łyżką.
    Sufler, pod sceną, od pięćdziesięciu dziewięciu lat prosi o prawdziwy, drogą służbową. Droga służbowa prowadzi do Suflera.
    .objective-1 = W Szpitalu powiatowym jest telefon. Właśnie dzwoni.
    .done-1 = Podnosisz słuchawkę. Nikogo. Odkręcasz całość od ściany, owijasz kablem i chowasz do torby. Godzinę później, w drodze, w torbie, dzwoni raz.
    .fail-1 = Idziesz za dzwonkiem, na słuch, przez długą salę, między zasłanymi łóżkami. Przy ostatnim zapada się podłoga. Póki leżysz na dole, nie dzwoni. Gdy próbujesz się ruszyć, zaczyna znowu.
    .objective-2 = Albo kup telefon. Tanio nie będzie.
    .done-2 = Razem z resztą zakupów dostajesz telefon zawinięty w gazetę. Nigdy nie był do niczego podłączony, mówi handlarz. W drzwiach mówi to jeszcze raz, niepytany.
story-quest-a-bad-review =
    W drugim akcie, w Krypcie 84, wychodzisz na scenę jako Przybysz, dla którego Wdowa trzymała jeden taniec. Zespół już nad tobą głosował, życzliwie i długo.
    Będą dodatkowe próby.
    .objective-1 = Ćwicz pod gołym niebem, gdzie nic się nie kręci, aż będzie dobrze.
    .done-1 = Z płyty został jeden takt. Nucisz go w pustym polu, aż nogi przestają pytać. Posyłasz na dół wiadomość, że jest dobrze. To, brzmi odpowiedź, osądzą trzy panie.
    .objective-2 = Albo dobierz sobie do pary innego ocalałego i ćwiczcie w osadzie.
    .done-2 = Na placu nikt nie zna tego tańca, więc nikt nie widzi, co w nim nie tak. Drugiego wieczoru tańczy siedem par. Wieść dociera do Krypty. Trzy panie poprosiły o swoje stałe miejsca.
    .fail-2 = Ty prowadzisz. Druga osoba też. Razem przemierzacie plac, dosyć szybko, i wkraczacie do końskiego poidła.
story-quest-linnet-wants-out =
    Sikorka ma piętnaście lat i gra w Krypcie 84 Pogodę. Ma wiadro, dzwonek i sześć kwestii, w tym jedną o chmurach.
    Mówi ją co wieczór, odkąd skończyła pięć lat. Chciałaby wiedzieć, czy to prawda.
    .objective-1 = Wyprowadź ją z Krypty 84 na górę. Niech zobaczy.
    .done-1 = „A dokąd to Pogoda się wybiera?”, pyta przy drzwiach Portier. „Na dwór”, mówi Sikorka. Tego w tekście nie ma. Portier dla pewności przewraca kilka stron i otwiera. Na pierwszym stopniu Sikorka chwyta cię za rękaw.
    .fail-1 = Napierasz ramieniem na ostatnie drzwi. Puszczają nagle i lecisz razem z nimi. W dole, na ulicy, dzwonią na pierwszy akt. „Moje wejście”, mówi Sikorka, już w biegu.
    .objective-2 = Albo przynieś jej do Krypty 84 jakieś ubranie, które zmokło na deszczu.
    .done-2 = Wącha, próbuje językiem i idzie wzdłuż ulicy, żeby każdy mógł potrzymać. Wieczorem urywa w środku kwestii, klęka przy kratce i pyta Suflera, co jest po końcu.
story-quest-the-last-performance =
    Suflerowi z Krypty 84 skończyła się sztuka. Została jedna strona. Nigdy jej nie podał, bo po niej nie ma już nic do powiedzenia.
    Sikorka o nią prosi. Cała ulica stanęła, w kostiumach, i czeka, kto będzie czytał.
    .objective-1 = Idź do Krypty 84 i przeczytaj im tę stronę.
    .done-1 = Jest tego pół strony. Piekarz zamyka sklep. Wdowa siada. Ostatnia kwestia należy do Pogody i Sikorka mówi ją, zanim zdążysz podać. Wszyscy patrzą na kratkę. Sufler nie ma uwag.
    .fail-1 = Dochodzisz do piekarza. Ma rozwiązać fartuch i nie może znaleźć supła, a nikt nie jest w stanie na to patrzeć. „Tu przerwiemy”, mówi Sufler. „O czwartej wszyscy na miejsca”.
    .objective-2 = Albo napisz im nową sztukę na marginesach czegoś drukowanego.
    .done-2 = Piszesz całą noc, między reklamami, i czytasz im w Krypcie 84. Na końcu ludzie idą do domu na kolację. „W tej nie ma Przybysza”, mówi Sufler. „Oni na nikogo nie czekają”. Chwila ciszy. „Rozumiem”.
story-quest-after-the-curtain =
    Sikorka widziała chmurę. Wygłosiła o niej w Krypcie 84 odczyt. Z notatek.
    Czterdzieści osób też chciałoby jakąś zobaczyć. Spakowały się i stoją w kostiumach pod drzwiami. Boją się tego, jak wysoko to wszystko sięga.
    .objective-1 = Wyprowadź ich z Krypty 84 po linie, z oczami w ziemię.
    .done-1 = Wychodzą parami i patrzą na swoje ręce. Pierwszy puszcza linę piekarz. Klęka w rowie, wyrywa coś i pyta Sikorkę, czy to pszenica. To trawa. Wkłada ją do kieszonki na piersi, z korzeniami.
    .fail-1 = W progu Burmistrz patrzy w górę i siada. Siadają i ci za nim, jedno po drugim, wzdłuż całej liny, aż ścina cię z nóg. „Jutro jeszcze raz”, mówi Sikorka i zwija linę.
    .objective-2 = Albo, skoro nikt cię nie wielbi, powiedz im w Krypcie 84, co jest na górze.
    .done-2 = Zaczynasz od pragnienia i psów, potem mówisz resztę. Nikt nie klaszcze. Mimo to dziewięć osób bierze walizki. Burmistrz, który od trzydziestu lat gra kogoś, kto rządzi, pokazuje ci, jak trzeba stać, kiedy się mówi takie rzeczy.
    .fail-2 = Mówisz, że można się przyzwyczaić. Sikorka podnosi wzrok znad notatek. Za nią zaczynają odwieszać płaszcze.

## Rachuba (Krypta 109)

story-quest-the-closed-door =
    W Głośnych Sosnach są drzwi Krypty 109. Zamknięto je w noc wojny.
    Na stali, od zewnątrz, ktoś wydrapał rysy: sto dziewięć, równo, w rzędzie. I jeszcze jedną, osobno.
    .objective-1 = Zapukaj do drzwi Krypty 109 tak, jak idą rysy.
    .done-1 = Pukasz sto dziewięć razy. Czekasz i pukasz raz jeszcze. Za stalą ktoś liczył razem z tobą. „Dziękuję”, mówi przyjemny głos i koło zaczyna się obracać.
    .fail-1 = Po sześćdziesięciu gubisz rachunek i przestajesz. Między drzewami za tobą pukanie trwa w twoim rytmie. Odwracasz się i coś cię dopada, zanim zobaczysz, czym pukało.
    .objective-2 = Albo stój pod drzwiami, aż zapytają, i wiedz, kim jesteś.
    .done-2 = Głos zza kratki pyta, co umiesz, i po każdej odpowiedzi milknie na tak długo, jak trwa zapisywanie. Masz kilka rzeczy do powiedzenia. Po ostatniej miękko cofają się rygle, dookoła, po kolei.
story-quest-a-place-at-table =
    W Krypcie 109 Zarządca przygotował dla ciebie nakrycie. Na karteczce jest twoje imię, ładnym pismem. Bez ciebie nie zaczną, mówi. Nie śmieliby.
    Nakryć było sto dziewięć. Nadal jest sto dziewięć.
    .objective-1 = Odszukaj osobę, która siedziała na tym krześle, dokądkolwiek ją odesłano.
    .done-1 = Stoi w szczerym polu, boso, z serwetką jeszcze pod brodą. Kazano jej iść, mówi. Czy wygodnie się siedziało? Prowadzisz ją do najbliższego domu, w którym się świeci. Podają jej krzesło. Stoi za nim, aż jakieś dziecko je odsunie.
    .objective-2 = Albo zerwij w Krypcie 109 dzwonek, który woła na kolację.
    .done-2 = Odrywa się od ściany i zostaje ci w rękach. Wzdłuż korytarza otwierają się drzwi i stoją w nich ludzie, którzy nie mają dokąd iść. „Jest siódma”, mówi Zarządca. „Jest siódma”. W spiżarni napełniasz torbę. „Jest siódma”, słyszysz na odchodnym.
    .fail-2 = Dzwonek dzwoni raz, w twoich rękach. Wychodzą ze wszystkich drzwi, z serwetkami na ramieniu, żeby pomóc ci usiąść. Są łagodni, dopóki idziesz z nimi.
story-quest-the-uncounted-child =
    Urodziła się w bieliźniarni Krypty 109 i nigdy jej nie policzono. Ma dziewięć lat i w ogóle jej nie słychać.
    Zna wyjście. Była na górze, przy samej kracie, i obejrzała ją. Dalej nie miała po co iść.
    .objective-1 = Niech ma po co: przynieś do Krypty 109 coś, co będzie tylko jej.
    .done-1 = Pyta, czyje to było i czy tamten nie będzie chciał z powrotem. Chowa pod sukienkę i idzie przodem, między prześcieradłami, szybem w górę, za kratę. Po drodze pokazuje każdemu. Wolno patrzeć. Nie wolno potrzymać.
    .objective-2 = Albo zaprowadź ją do Obozu na Rozdrożu, do Nan Corrie, przez wszystko po drodze.
    .done-2 = „Pewnie chce się wam jeść?”, mówi Nan do niej i do ciebie. „I pewnie wolicie siedzieć tak, żeby widzieć drzwi?” Mała liczy ludzi i liczy krzesła. Jedno zostaje. Dość długo patrzy na nie, potem na Nan, i wdrapuje się.
    .fail-2 = Czterdzieści osób naraz podnosi głowy znad ognisk. Już jej nie ma, a ty biegniesz po ciemku za nią, przez rów pełen żelastwa. „Za dużo ich”, szepcze, gdy ją znajdujesz. „Możemy przyjść, jak będzie mniej?”
story-quest-from-outside =
    Na drzwiach Krypty 109 jest sto dziesięć rys. Ostatnia jest niżej niż inne i ma jasne brzegi.
    Nacinano ją ciągle od nowa, za każdym razem trochę niżej, ręką, która tak wysoko już nie sięga. Raz w tygodniu ktoś tu wraca.
    .objective-1 = Rozbij obóz wśród sosen przy Krypcie 109 i czekaj, aż przyjdzie.
    .done-1 = Przychodzi z ostatnim światłem i liczy. Co dziesięć kroków stawia coś na ziemi, odpoczywa i podnosi. Twoje ognisko go nie dziwi. Stawia to po raz ostatni, przodem do drzwi. To krzesło kuchenne.
    .objective-2 = Albo idź przez las do Leśniczówki, gdzie ten ktoś nocuje, kiedy przychodzi.
    .done-2 = Łóżko zasłane bez jednej fałdy. Nad nim na ścianie daty, ołówkiem, co tydzień, wszystkie jedną ręką. Pierwsza to noc wojny, ostatnia jest z tego tygodnia. Przy stole brakuje krzesła.
    .fail-2 = Ścieżka rozwidla się raz, potem drugi, a przy każdym rozwidleniu są w ziemi ślady czterech nóg krzesła. Idziesz po nich do zmroku i wpadasz w dół, który wykopano na coś cięższego.
story-quest-the-right-number =
    Odkąd cię tam nie ma, Zarządca Krypty 109 co noc mówi w las jakąś liczbę, tak jak się zadaje pytanie, i czeka.
    Liczba jest co noc inna. Ludzie aż przy drodze nie śpią i łapią się na tym, że policzyli oddechy w domu.
    .objective-1 = Wróć do Krypty 109 i powiedz Zarządcy, że może przestać.
    .done-1 = „Czy to już wszyscy?”, pyta Zarządca. Mówisz, że tak. Lampa przygasa i wysuwa się szuflada. Leży w niej licznik, wszystkie kółka na zerze. Tej nocy nie ma liczby. Pod sosnami stoi stary człowiek i nasłuchuje.
    .fail-1 = „Dziękuję”, mówi Zarządca. „Na jakiej liczbie?” Nie masz żadnej. Zarządca czeka, tak go nauczono. Przez cały ten czas drzwi się zamykają, a ty w nich stoisz.
    .objective-2 = Albo zatrzymaj jednego z ciężkich robotów, które zaczęły przychodzić i słuchać.
    .done-2 = Nieruchomieje z przekrzywioną głową i naręczem rzeczy do policzenia. Stoisz równie cicho i przekonujesz się, ile wtedy słychać. Przy drodze stary człowiek pyta, jaka była wczoraj liczba. Mówisz mu. Kiwa głową.

## Obchód doktor Wen

story-quest-clean-hands =
    Do południa doktor Wen trzęsą się ręce. Po południu są pewne.
    „Po pierwsze, drżenie”, mówi, wycierając je. „Po drugie, człowiek w szpitalu, od którego kupuję niebieską butelkę. Po trzecie, proszę mi jej więcej nie dawać”. Mówi to tak, jak się prosi o sól.
    .objective-1 = Uwolnij się od czegoś takiego i powiedz jej, jak to się robi.
    .done-1 = „Więc jak?”, pyta doktor Wen. Noc po nocy, mówisz. Zapisuje to i dla każdej nocy kreśli linijkę. W południe siedzi na własnych rękach i czyta.
    .objective-2 = Albo zapłać w Szpitalu powiatowym temu, kto jej to sprzedaje, żeby przestał.
    .done-2 = Liczy pieniądze, zamyka walizkę i prosi, żeby ją pozdrowić. Nie żartuje. Wieczorem ona już wie. „Po czwarte”, mówi doktor Wen, „nie mam się na kogo gniewać”. I bierze cię pod ramię, z powodu drżenia.
    .objective-3 = Albo idź do Szpitala powiatowego i wypij to za nią.
    .done-3 = Smakuje gruszkami. Wszystko, co bolało, przestaje. Budzisz się z kieszeniami pełnymi rzeczy z szafek, a naprzeciwko siedzi doktor Wen z pustą butelką na kolanach. „Po pierwsze”, mówi, „pewne ręce”. Patrzy na twoje.
story-quest-the-rounds =
    Obchód doktor Wen to czterdzieści mil, pieszo, z jedną torbą. Ma listę chorych i krótszą listę tych, których umie wyleczyć.
    „Objawy”, mówi. „Po pierwsze, stopy. Po drugie, bark. Po trzecie, czterdzieści siedem lat. Przydałaby się druga para nóg”.
    .objective-1 = Ponieś jej torbę aż do Szpitala powiatowego.
    .done-1 = Po drodze jest dziewięć domów. Przed każdymi drzwiami wyciąga za siebie rękę, a ty podajesz to, co trzeba. W dwóch domach niczego takiego nie ma i tam schodzi najdłużej. Na schodach szpitala zaczyna ci coś mówić.
    .fail-1 = Torba jest ciężka, a przez gorącą ziemię prowadzi skrót. Doktor Wen idzie dookoła. Gdy się spotykacie, przykłada ci licznik do butów i słucha z zamkniętymi oczami.
    .objective-2 = Albo traf na jej listę: niech ci się coś stanie, naprawdę, i niczego nie ukrywaj.
    .done-2 = „Gdzie boli?” Nie pomijasz niczego i to trochę trwa. Zakłada dziewięć szwów, a potem pyta o twój ostatni dzień bez żadnego zajęcia. Ołówek ma gotowy. Nie masz dla niej daty.
story-quest-convalescence =
    Zalecenie lekarskie: jeden cały dzień zdrowia. Doktor Wen zapisała go już jakieś czterysta razy i nie widziała jeszcze, żeby komuś się udał.
    Gdyby udał się tobie, chce usłyszeć, jak to jest.
    .objective-1 = Odpocznij tam, gdzie jest czysto i nikt w pobliżu niczego od ciebie nie chce.
    .done-1 = Kładziesz się. Żuk wchodzi na but z jednej strony i schodzi z drugiej. Do wieczora znasz wszystkie dźwięki, jakie są, i żaden nie był do ciebie. Doktor Wen każe to sobie opowiedzieć dwa razy i daje ci adres gabinetu.
    .objective-2 = Albo niech cię po prostu polubią. Doktor mówi, że na jedno wychodzi.
    .done-2 = Znoszą rosół i koce, a każdy zna jakiś sposób. Nic z tego nie jest lekarstwem. Doktor Wen mierzy ci puls, potem jeszcze raz. Czy możesz, pyta, postać godzinę u niej w gabinecie. To bywa zaraźliwe.
story-quest-the-list =
    Na krótszej liście, tej z ludźmi do wyleczenia, jest jedno nazwisko ołówkiem. Wen.
    „Ołówkiem”, mówi, „bo nie mam pewności. Po pierwsze, rok, może. Po drugie, chciałabym go spędzić na nogach”.
    .objective-1 = Przynieś lekarstwo z Rozdzielni. Leży w ołowiu.
    .done-1 = W ołowianej skrzynce jest tyle, że starczy jednej osobie na rok albo dziewięciorgu dzieciom na miesiąc. Przelicza. Dziękuje ci. Potem wyjmuje tę drugą, długą listę i zaczyna pisać przy nazwiskach.
    .fail-1 = Pierwsza skrzynka stoi otwarta od lat. Poznajesz to po blasku na własnych dłoniach, od spodu. Za nią jest druga, zamknięta, ale nie da się tu zostać tak długo, żeby ją dźwignąć.
    .objective-2 = Albo naucz się tego, co ona wie, póki jest kogo pytać.
    .done-2 = Odpytuje cię przy drodze: gorączki, złamania, co się mówi w progu. Poprawia coraz rzadziej. Na koniec chowa ołówek. „Dobrze”, mówi doktor Wen. „Jedna rzecz, która zostanie”.
story-quest-the-blue-bottle =
    Człowiek od niebieskich butelek ma w Szklanym Sadzie uprawę. Płotu nie ma. Ludzie klęczą między rzędami od nocy do nocy i pielą za następną butelkę. Gdy przechodzi z tacą, dziękują mu, wszyscy razem.
    Ktoś przesuwa się trochę, żeby zrobić ci miejsce.
    .objective-1 = Spal uprawę w Szklanym Sadzie.
    .done-1 = Pali się na niebiesko. Klęczą, dopóki nie dosięgnie ich żar. Potem stoją na skraju, sześćdziesiąt osób, i nie mają nic do roboty. Jakaś kobieta pyta, gdzie jest. Mężczyzna obok umie jej odpowiedzieć.
    .fail-1 = Dym kładzie się wzdłuż rzędów, a w dymie ty. Smakuje gruszkami. Później klęczysz, pod paznokciami masz ziemię, a rząd przed tobą jest wypielony do końca.
    .objective-2 = Albo spotkaj na drodze samego Butelkarza.
    .done-2 = Poddaje się, wręcza ci tacę z pieniędzmi i odchodzi na południe. W sadzie na niego czekają. Ciemno jest już od godziny, gdy pierwsza z nich podnosi się z kolan.
    .objective-3 = Albo odkup od niego w Szklanym Sadzie cały interes i prowadź go dalej.
    .done-3 = Pokazuje ci piwnicę i szafki i oddaje klucze. Jakby mu ulżyło. Wychodzisz z tacą między rzędy. Podnoszą głowy i dziękują ci, wszyscy razem.
story-quest-last-rounds =
    Na rozstaju doktor Wen oddaje ci torbę. Pokazuje zatrzask, który się zacina, i kieszonkę z cukierkami dla dzieci.
    Potem idzie dalej bez torby. Idzie jej się lepiej.
    .objective-1 = Zrób obchód za nią: trzy osady.
    .done-1 = W pierwszych drzwiach patrzą, czy ona nie idzie za tobą. W drugich patrzą na torbę. W trzecich ktoś już nastawił wodę. W nocy znajdujesz pod klapą miejsce, gdzie było jej nazwisko. Jest wytarte do czysta.
    .objective-2 = Albo przejdź z nią kawałek tam, gdzie nikt nie mieszka.
    .done-2 = Po drodze uczy cię nazw roślin. Dwa razy każe usiąść i cię opatruje. Na ostatnim wzniesieniu patrzy na drogę, jak biegnie dalej, i patrzy na ciebie. „Po pierwsze”, mówi doktor Wen. Czekasz, co będzie po drugie. Podaje ci rękę.
    .fail-2 = Nie nadążasz. Daleko w przodzie odwraca się, widzi, że to tylko zadyszka, i podnosi rękę. Za każdym zakrętem jest mniejsza.

## Poszukiwany

story-quest-the-reward =
    Ogłoszenie obiecuje dziesięć kapsli za Tollivera Crane’a, rabusia: „wysoki albo za takiego uchodzi, niebezpieczny”.
    W słowie „niebezpieczny” był błąd. Ktoś nadpisał je ołówkiem, już poprawnie: „głodny”.
    .objective-1 = Przyprowadź kogoś co najmniej równie złego.
    .done-1 = Zatrzymany idzie po dobroci, gdy słyszy, że dają tam łóżko. Płacą ci trzy. Dziesięć jest za Crane’a. To znaczy rano było dziesięć. Od tej pory ludzie wchodzą z ulicy i dokładają, i jest już dziewiętnaście.
    .objective-2 = Albo zerwij ogłoszenie w osadzie na oczach ludzi.
    .done-2 = Schodzi w całości. Pod nim jest starsze, pożółkłe, z podobizną jego babci. Na ulicy nikt się nie odzywa. Wszyscy widzą, gdzie stoisz, i odsuwają się stamtąd.
    .fail-2 = Klej jest lepszy niż druk. Walczysz jeszcze z pierwszym rogiem, gdy wychodzi człowiek z książką i liczy ci za papier.
story-quest-wanted =
    Tolliver Crane znów obrabował Rogatkę. Myta nikt tam nie płaci od czterdziestu lat, więc zabrał szlaban i ustawił go kawałek dalej.
    W Obozie na Rozdrożu śmieją się z tego do późna. „Pewnie widzisz”, mówi Nan Corrie, „że wszyscy odsunęli się od drzwi?”
    .objective-1 = Idź do Rogatki i porozmawiaj z tym, kto stoi za szlabanem.
    .done-1 = To kuzyn. Trzyma szlaban oburącz, bo słupka nie zabrali. Pana Crane’a nie ma w domu. Pan Crane przyjmuje na drodze. Życzy sobie, mówi kuzyn, żeby wiedziano, że jest uzbrojony.
    .fail-1 = Płacisz za przejście i płacisz za powrót. Za to drugie kuzyn przeprasza. To nowy pomysł, dopiero go próbują.
    .objective-2 = Albo zajmij się jego ludźmi. Dwóch powinno wystarczyć.
    .done-2 = Pierwszy poddaje się z szerokim uśmiechem i prosi, żeby nie mówić babci. Drugi kładzie ręce na głowie, prosi o to samo i zaczyna płakać.
story-quest-the-barrier-gang =
    Ludzie Crane’a to, jak się okazuje, czterej kuzyni i babcia.
    Kuzyni są od krzyczenia. Babcia siedzi w oknie Rogatki, robi na drutach coś długiego i ani razu nie spojrzała na robótkę.
    .objective-1 = Skończ z tym: dopadnij kogoś, kto nadal wynosi cudze.
    .done-1 = Nie trwa to długo. Idą do domu przez pola, gęsiego, najmniejszy na końcu. Staruszka wszystko widziała. Chodzi od drzwi do drzwi i opowiada. Dodawać niczego nie musi.
    .objective-2 = Albo dogadaj się w Rogatce z babcią.
    .done-2 = Dolewa ci herbaty, aż zrozumiesz, kto tu składa propozycję. Chłopcy będą się trzymać jednej drogi. Proszę, trzy kapsle. W drzwiach bierze cię pod brodę i obraca do światła. „Będą potrzebowali twarzy”, mówi.
    .fail-2 = Wysłuchuje cię do końca i wymienia kwotę. Dopiero za furtką dociera do ciebie, że już zapłacone.
story-quest-the-price-of-a-barrier =
    Tolliver Crane odda szlaban. Chce mieć na piśmie, że go pożyczył.
    Życzy też sobie referencji. „Żeby padło w nich słowo groza”, mówi Crane. „Ale ciepło”.
    .objective-1 = Napisz mu w osadzie referencje. Trzymaj się prawdy.
    .done-1 = „Znam pana Crane’a od kilku dni. Jest punktualny. Nigdy do mnie nie strzelał. Byłoby mi przykro, gdyby go powieszono”. Ostatnie zdanie każe przeczytać jeszcze raz. Składa papier w bardzo małą kostkę. „A kto o tym mówi?”, pyta.
    .fail-1 = Prawda kończy się po dwóch linijkach. Crane zagląda ci przez ramię, pyta, czy to wszystko, i mówi, że poczeka.
    .objective-2 = Albo odbierz szlaban temu, kto go pilnuje w Rogatce.
    .done-2 = Kuzyn ucieka. Wleczesz szlaban do domu w pojedynkę, pod wszystkimi oknami w okolicy, i nikt nie wychodzi pomóc. Z niego się śmiali. Z ciebie się nie śmieją.
    .fail-2 = Ciągniesz za jeden koniec, kuzyn za drugi, aż kuzyn puszcza. Na jego końcu był kamień młyński.
story-quest-a-better-likeness =
    Twarz na nowym liście gończym jest twoja. I podobna.
    „Podbródka pewnie nie pożałowali?”, mówi Nan Corrie i dla porównania przykłada obok chochlę.
    .objective-1 = Zapłać w dowolnej osadzie, żeby zdjęto listy ze ścian.
    .done-1 = Chłopak chodzi z wiadrem i odmacza cię ze ścian. Pod wieczór na każdej jest czysty prostokąt. Ludzie patrzą na prostokąt, potem na ciebie, i mówią dobry wieczór.
    .objective-2 = Albo zasłuż na to, skoro i tak już tak o tobie mówią.
    .done-2 = Na widok twojej twarzy wszystko leci na ziemię: nóż, torba, pieniądze. Jest tam i list gończy, przetarty na zgięciach. Głos z ziemi pyta, czy to prawda, co o tobie piszą.
    .objective-3 = Albo wyrośnij z tego: niech mają co lepszego drukować.
    .done-3 = Wychodzi drugie wydanie z tą samą twarzą i bez ceny. Ludzie zaczęli zostawiać pod nim różne rzeczy, czasem przydatne. Nan ma je nad piecem. Podbródka trochę ujęła, żeby było sprawiedliwie.
story-quest-the-posse =
    Złapali Tollivera Crane’a w torfie. Jest sznur i jest narada. Naradza się dwunastu mężczyzn, półgłosem, chodzi o belkę wyciągu.
    Zgubił czapkę. Na twój widok wyraźnie mu lżej. Potem już nie.
    .objective-1 = Idź do Dołów torfowych i wyperswaduj im to.
    .done-1 = Pytasz każdego, co mu Crane zabrał. Wychodzi po drobnym mycie od każdego i jeden szlaban, a szlaban już wrócił. „Baliśmy się”, mówi człowiek z kijem. Idą do domów. Crane oddaje ci strzelbę, która nigdy nie była nabita, i prosi, żeby odprowadzić go do drogi.
    .fail-1 = „Po czyjej jesteś stronie?”, pytają, a ty zwlekasz z odpowiedzią. Podnoszą ci do twarzy latarnię i trzymają, aż napatrzy się cała dwunastka.
    .objective-2 = Albo idź do Dołów torfowych i potrzymaj latarnię.
    .done-2 = Trzymasz równo. Prosi, żeby babci powiedzieć co innego. Trwa to krócej niż narada. Kiedy już nie żyje, dzielą się zawartością jego kieszeni. Tobie przypada sześć monet i bloczek pokwitowań. Jest w nim jedno dla każdego z nich, wypisane starannie.

## Człowiek, który się nie starzeje

story-quest-lost-property =
    Roboty w powiecie zaczęły oddawać rzeczy znalezione: rękawiczkę, drzwi, dużą wskazówkę zegara.
    Stoją w kolejce i proszą o pokwitowania. Clement Ashby, który prowadzi szkolne akta, przysłał ci swoje prawie najlepsze pióro.
    .objective-1 = Idź tam, gdzie stoi robot, i wypisuj pokwitowania, aż kolejka się skończy.
    .done-1 = „Przyjęto z podziękowaniem: drzwi, jedne”. Czytają uważnie i odchodzą. Ostatni nie ma nic do oddania, ale o pokwitowanie też prosi. Wpisujesz, że przyszedł, i datę, a on odchodzi, niosąc papier w obu rękach.
    .fail-1 = Trzeci robot oddaje pokwitowanie. Znalazł je, mówi, przy drugim robocie. Drugi robot staje na końcu kolejki.
    .objective-2 = Albo zamknij jeden rachunek ręcznie.
    .done-2 = Nieruchomieje w pół słowa, z czymś w wyciągniętej ręce. To, co trzyma, jest całkiem dobre. Za nim kolejka przesuwa się o jedno miejsce.
story-quest-the-man-who-does-not-age =
    Clement Ashby prowadzi w szkole akta od trzydziestu jeden lat. Z każdego roku jest zdjęcie. Na każdym ma trzydzieści jeden lat.
    „Proszę o zbadanie sprawy”, mówi. „Sprostowanie. Proszę o informację, że to nic takiego”.
    .objective-1 = Przejrzyj z nim w szkole zdjęcia.
    .done-1 = Rząd po rzędzie dzieci rosną i przyprowadzają własne. On stoi z lewej, w tym samym kołnierzyku. „Dbam o rzeczy”, mówi Ashby. Na najnowszym zdjęciu nadchodzi za nim drogą ktoś nieostry. Znasz ten kołnierzyk.
    .fail-1 = Na każde ma wyjaśnienie: światło, nowy obiektyw, dobrze przespana noc. Przy dwudziestym wyjaśnienia podsuwasz mu już ty. „Zatem wyjaśnione”, mówi Ashby i nie odkłada pudełka.
    .objective-2 = Albo otwórz dwa roboty i porównaj.
    .done-2 = Rozkładasz wszystko na prześcieradle. Jedna część jest delikatniejsza od innych, ciepła w dotyku, z wygrawerowanym numerem. Taką robotę widzisz drugi raz. Pierwszy był wtedy, gdy Ashby odwrócił głowę.
story-quest-the-comparison =
    W robocie była część z numerem wytwórcy. Następny numer ma Clement Ashby. Za uchem, pod włosami.
    Zawsze brał go za bliznę. Kiedy miał sześć lat, spadł z huśtawki. Potrafi tę huśtawkę opisać.
    .objective-1 = Idź do szkoły i powiedz mu.
    .done-1 = Każe sobie podyktować numer, zapisuje i odczytuje na głos. Szuka w swoich aktach miejsca, w które da się go wpisać. „A huśtawka?”, pyta Ashby. Nie odpowiadasz. W końcu macza pióro i pisze: „nie potwierdzono”.
    .fail-1 = Zaczynasz. Proponuje ci herbatę, potem lepsze krzesło, potem zamknięcie okna. Gdy dzwonią trzeciej klasie, dziękuje ci za wizytę. Najważniejsze nie padło.
    .objective-2 = Albo spiłuj numer w szkole, kiedy on śpi.
    .done-2 = Leży prosto jak pióro w piórniku. Trwa to godzinę. Rano sięga ręką za ucho i nie pyta. Wpisuje to do dziennika, z godziną i twoim nazwiskiem, gdzie każdy może przeczytać.
    .fail-2 = Przy pierwszym pociągnięciu otwiera oczy. „Czy jest poniedziałek?”, pyta Clement Ashby. Mówisz, że nie. Zamyka je z powrotem. Siedzisz z pilnikiem, aż zrobi się jasno.
story-quest-thirty-one-candles =
    Clement Ashby nigdy nie miał urodzin, za które mógłby ręczyć. Szkoła chce mu je wyprawić. Świeczki są, trzydzieści jeden, u kogoś pod łóżkiem.
    Nie wiadomo tylko, czy on jada.
    .objective-1 = Wybadaj w szkole, z czego jest zrobiony. Taktownie.
    .done-1 = Pytasz o obiad. Spożywa go sam, mówi Ashby: patrzy na niego i oddaje ptakom. Ale lubi zapach chleba. „Czy to się zdarza?” Mówisz, że tak. Dzieci już wiedzą: gorący chleb, i to blisko niego.
    .fail-1 = Pytasz, co by wziął, gdyby mógł mieć wszystko. Myśli, że chodzi o szkołę, i przynosi księgi rachunkowe.
    .objective-2 = Albo przynieś do szkoły tort. Przynieś cokolwiek.
    .done-2 = To nie jest tort. Dzieci go lukrują. Po południu nikt już nie wie, co to było, i stoi przy tym warta na zmiany. Dostajesz do wylizania miskę, a potem łyżkę.
story-quest-spare-parts =
    Clement Ashby chce wiedzieć, kto robi części. Zapytał Inspektora Dwunastego, robota biletowego. Dowiedział się, że części jeżdżą za darmo.
    W Szpitalu powiatowym stoi otwarta skrzynia. Etykietę wypisano starannym pismem. Jego własnym.
    .objective-1 = Przeczytaj w Szpitalu powiatowym spis zawartości.
    .done-1 = Czytasz mu na głos: ręce, dwie; głos, jeden, łagodny. Na odwrocie jest komplet w twoim rozmiarze, wysłany, z rokiem twojego urodzenia. Tego nie czytasz. Gdy on szuka okularów, sięgasz ręką za ucho.
    .fail-1 = Najpierw wyskakuje ramię. Zapakowano je napięte, gotowe do uścisku dłoni.
    .objective-2 = Albo przybij w Szpitalu powiatowym wieko skrzyni.
    .done-2 = Wyjmujesz to, co przyda się ludziom już istniejącym. Ashby podaje ci gwoździe, aż w puszce nie zostaje żaden. „Stwierdzam”, mówi, „że adres nie będzie mi potrzebny”.
    .fail-2 = Przybijasz jeden róg, odskakuje drugi. Ashby, żeby pomóc, siada na wieku, z kapeluszem na kolanach. Wieko unosi go delikatnie o cal.
story-quest-the-recall =
    Do szkoły przyszła maszyna po pana Ashby’ego. Jest na gwarancji, wyjaśnia, i bardzo przeprasza za porę. Wytarła nogi.
    Poczeka na dworze, aż pan Ashby się spakuje. Przyniosła pudło, mniej więcej tak długie jak on.
    .objective-1 = Odpraw ją. Jest silna, mimo dobrych manier.
    .done-1 = „Odnotowano”, mówi w pół ukłonu i nieruchomieje. Ashby wychodzi w kapeluszu, z walizką w ręku. Obejrzał pudło. Wolałby obejrzeć powiat, jeśli jest miejsce, i dowiedzieć się, jaki jest on sam.
    .objective-2 = Albo idź ze szkoły zamiast niego, jeśli jesteś tej samej produkcji.
    .done-2 = Porównuje cię z listą i dziękuje. Pamiętasz stół i dobre światło. Potem jest rano, szkolna brama, a ty stoisz prosto jak nigdy. Ashby dzwoni na lekcje. Kapelusz odwiesił.

## Dwa sklepy

story-quest-short-measure =
    Siostry w Młynach nad Kotłem podzieliły sklep na pół kredową kreską. Waga stoi na kresce.
    „Cały powiat liczy…”, mówi Marta. „…na to, że zamkniemy”, mówi Dagny. Na tę wagę, chciała powiedzieć Marta. A waga zaczęła niedoważać.
    .objective-1 = Sprzedaj dwie rzeczy, wszystko jedno gdzie, i patrz na wskazówkę.
    .done-1 = Gdy sprzedajesz, wskazówka staje o łyżkę za wcześnie. Marta mówi, że to przeciąg od strony Dagny. Dagny wiesza zasłonę. Zasłona też wisi na kresce i teraz wskazówki w ogóle nie widać.
    .objective-2 = Albo kup dwie i patrz na kciuk.
    .done-2 = Kciuki są dwa, po jednym z każdej strony, i wychodzi na zero. Od roku to jedyna uczciwa waga w powiecie.
    .objective-3 = Albo wydaj naraz tyle, żeby musiały cię obsłużyć obie.
    .done-3 = Paczka jest za duża na jedną osobę. Dagny trzyma palec na sznurku, Marta wiąże kokardę. Dopóki to trwa, w sklepie nic nie słychać. Potem palec się wysuwa i każda wraca na swoją stronę.
story-quest-two-shops =
    Marta sprzedaje lewe buty. Dagny, po drugiej stronie kreski, prawe. Zaczęło się od kłótni o kota.
    Od roku w Młynach nad Kotłem nie sprzedano ani jednej pary. Klientów poznaje się po śladach.
    .objective-1 = Stań po stronie Marty: sprzedaj dwie rzeczy na jej połowie lady.
    .done-1 = Marta wpisuje je cyframi, które widać z drugiego końca sklepu. „Moja siostra będzie…” „…zachwycona”, mówi Dagny do ściany. Marta prosi cię na ulicę. Chce się czegoś dowiedzieć, tylko żeby nie wyglądało, że chce.
    .objective-2 = Albo stań po stronie Dagny: kup coś u niej w Młynach nad Kotłem.
    .done-2 = Dagny owija to dwa razy. „Proszę przekazać tamtej ladzie, że ja…” „…sprzedaję za bezcen”, mówi Marta. Dagny odkłada sznurek. Ma dość lad, mówi. Jej połowa sklepu, jakby co, jest na kołach.
    .objective-3 = Albo kup u każdej po jednym bucie, bez targowania, i nic nie mów.
    .done-3 = Wkładasz lewy, potem prawy, i idziesz do drzwi. Siostry podnoszą głowy. Od roku tego nie słyszały: dwie stopy i ten sam odgłos. To Marta wychodzi za tobą i bardzo cicho pyta, ile biorą tam, naprzeciwko.
story-quest-left-boots =
    Marta chce wiedzieć, po ile sprzedaje Dagny. Codziennie stoi dwa kroki od niej. Od roku nie zapytała i nie ma zamiaru zaczynać.
    „Cennik Dagny wisi w Elewatorze”, mówi ci na ulicy, „tam, gdzie każdy może…” Urywa i czeka, aż ktoś dokończy.
    .objective-1 = Idź do Elewatora i zapytaj o cenę wszystkiego.
    .done-1 = Znasz cenę wszystkiego, aż po gwóźdź, na którym wisi cennik. Wszystko trochę taniej niż u Marty. Na samym dole stoi: „Lewe buty, najlepsze: pytać u siostry”. Marta czyta to dwa razy. Idzie pomyśleć o rozejmie.
    .fail-1 = Przy trzeciej półce nie pamiętasz już pierwszej. Straganiarz mówi, że nie szkodzi, i zaczyna od góry, głośniej.
    .objective-2 = Albo ją przelicytuj: wydawaj hojnie i niech wiadomo będzie, dla kogo.
    .done-2 = Rozchodzi się, że Marta ma pieniądze. Dagny podnosi ceny. Marta też podnosi. Do wieczora żadnej nie stać na własny sklep i każda przysyła z pytaniem, czy nie zechcesz być jej świadkiem.
story-quest-right-boots =
    Dagny ruszyła ze swoją połową sklepu w drogę. Na pierwszym zakręcie bandyci zabrali jej połowę wozu.
    Siedzi na skarpie, wśród prawych butów. „Marta by ich zauważyła”, mówi. „I przez całą drogę by mi to powtarzała”.
    .objective-1 = Odbierz wóz temu, kto go ma.
    .done-1 = Oddają go z ulgą; żaden nie znalazł w nim pary. Z tyłu leży trochę rzeczy, które nie należą do Dagny. Możesz je wziąć. Ona chce się rozłożyć na nowo, kawałek dalej. Prosi, żeby zajrzeć.
    .objective-2 = Albo znajdź jej inny, wśród wraków przy Rogatce.
    .done-2 = Ma dwa koła, pół dyszla i ściąga w prawo. Dagny obchodzi go dookoła. Klepie, ładuje i przed upływem godziny odjeżdża, szerokim łukiem. Jeśli zostaniesz na miejscu, jeszcze się spotkacie.
    .fail-2 = Ten, który wybierasz, podpierał trzy inne. Dagny odkopuje cię prawym butem.
story-quest-a-pair =
    Marta i Dagny znów ze sobą rozmawiają. Rozmawiają całymi dniami.
    Kot nie wrócił. Za sklepem w Młynach nad Kotłem stoją nocą dwa spodki, po obu stronach miejsca, gdzie była kreska.
    .objective-1 = Przyprowadź im kota albo towarzysza, który ujdzie za kota.
    .done-1 = Oglądają twojego towarzysza ze wszystkich stron. „To nie jest…”, mówi Marta. „…żaden kłopot”, mówi Dagny. Marta się namyśla. „Tak”, mówi. „Właśnie to”. Oba spodki są pełne. Dagny daje ci swoją księgę. Będą już prowadzić jedną.
    .objective-2 = Albo niech w Młynach nad Kotłem uwierzą, że go widziano.
    .done-2 = Był na dachu młyna, w słońcu, i się mył. Pytają, czy gruby. Każda kładzie za wiadomość pieniądze i nie patrzy, ile kładzie druga. W nocy spodki znów stoją za sklepem, zsunięte tak, że się stykają.
    .fail-2 = Wspominasz o naderwanym uchu. „On nigdy nie miał…”, mówi Marta. „…naderwanego ucha”, mówi Dagny. To od roku pierwsze zdanie, które im się zgodziło, i jest do ciebie.

## Gerald

story-quest-for-sale-one-gerald =
    Na kartce w Obozie na Rozdrożu stoi: SPRZEDAM JEDNEGO GERALDA, LUBI DZIECI, PRZYNIEŚĆ SZNUR. Skreślone.
    Niżej, tą samą ręką, to samo jeszcze raz. „Gerald pewnie nie jest ci potrzebny?”, pyta Nan Corrie.
    .objective-1 = Przyjmij dowolnego towarzysza. Gerald się o tym dowie.
    .done-1 = Gerald już wie. Przez noc i dzień siedzi tyłem do ciebie. Drugiego ranka twój nowy towarzysz odkrywa, że ktoś posunął się na słomie i zostawił koniec sznura tak, żeby dało się sięgnąć.
    .objective-2 = Albo wpłać za niego zadatek w Obozie na Rozdrożu.
    .done-2 = Nan wrzuca go do puszki z innymi zadatkami. Puszka jest duża. „I pewnie będziesz go odwiedzać?”, mówi. Okazuje się, że odwiedzają wszyscy, raz w tygodniu, a Gerald przyjmuje.
story-quest-has-anybody-seen-gerald =
    Gerald zniknął. Wgłębienie, w którym sypia, wystygło.
    Nan Corrie się nie martwi. Zapytała każdego po dwa razy i ugotowała na dziewięć osób.
    .objective-1 = Rozpytaj o niego w dwóch osadach.
    .done-1 = W pierwszej chcą wiedzieć, jak wygląda, i jeszcze tłumaczysz, gdy zamykają sklep. W drugiej wystarcza imię. Wyprowadzają cię na dwór i pokazują bramę. Jest zjedzona od lewej.
    .objective-2 = Albo prześpij się pod gołym niebem, daleko od obozu, z garnkiem bez pokrywki.
    .done-2 = Koło trzeciej słychać powolny oddech, całkiem blisko i dość szerokim frontem. Nie otwierasz oczu. Przy garnku schodzi mu długo. Gdy odchodzi, pokrywka, która leżała obok, jest na garnku.
story-quest-something-ate-the-rope =
    Rano garnek jest czysty, a z twojego sznura został ostatni cal.
    Leży na kamieniu, dla ciebie.
    .objective-1 = Idź po śladach w strony, których nie znasz.
    .done-1 = Cokolwiek tędy szło, zamykało za sobą każdą furtkę. Na czwartej wisi dziecięca czapka, podniesiona z błota. Tam ślady zawracają. Idą prosto do obozu i nagle są bardzo daleko jeden od drugiego.
    .objective-2 = Albo wystaw następny garnek, bliżej Obozu na Rozdrożu.
    .done-2 = Budzisz się, bo ktoś dołożył do ognia. Zostawił ci połowę zupy i siedzi między tobą a ciemnością. Nagle odwraca się w stronę obozu i słucha. Zanim znajdziesz buty, miejsce jest puste.
story-quest-gerald-goes-to-school =
    Gerald się znalazł. Dzieci mają go w szkole, w ostatniej ławce. Przy sprawdzaniu obecności zgłosiły się za niego jednym głosem i Clement Ashby, który prowadzi dziennik, zapisał go, zanim podniósł wzrok.
    Stopnie ma niedobre. Frekwencję znakomitą.
    .objective-1 = Odbierz go ze szkoły za podpisem.
    .done-1 = Podpisujesz imieniem i nazwiskiem. Klasa stoi wzdłuż płotu. Najmniejsza dziewczynka przywiązuje mu do sznura swój szalik, żeby wiedział, który jest jego. Długo znika za zakrętem. „Opinia zostanie przesłana”, mówi Ashby i wyciera pióro.
    .fail-1 = Ciągniesz. Gerald głosuje za pozostaniem. Tak samo cała druga klasa, która trzyma go z drugiej strony. „Lekcje są do czwartej”, mówi Ashby.
    .objective-2 = Albo usiądź obok niego i naucz się czegoś.
    .done-2 = Macie jedną książkę na spółkę. Gdy przychodzi pora, Gerald przewraca stronę, najostrożniej jak można, i kawałek się odrywa. O czwartej wiesz coś nowego. Każde z was dostaje za to czerwony plus. Gerald swój zjada.
story-quest-good-with-children =
    W nocy coś przyszło do Obozu na Rozdrożu po dzieci. Stało za okiennicami i wołało je po imieniu, głosem Nan Corrie.
    Rano sporo z tego jeszcze zostało, na dużym obszarze. Gerald śpi w poprzek drzwi. Nan policzyła ślady. Nie było samo.
    .objective-1 = Zajmij się resztą, zanim wrócą.
    .done-1 = Ćwiczyło. Ginie z imieniem dziecka w gardle, głos jest ten co trzeba, tylko odrobinę za wolny. W obozie Nan stoi przy garnku. „Pewnie wszyscy głodni?”, woła. Mija trochę czasu, zanim otworzy się okiennica.
    .objective-2 = Albo stań z nim na straży w Obozie na Rozdrożu.
    .done-2 = Podchodzą na skraj światła i stają w rzędzie. Gerald się nie podnosi. Tylko ziewa, powoli, do samego końca. Potem na skraju światła nie ma nic. Śpisz z plecami opartymi o niego i nikt nie woła.
    .fail-2 = Spada z dachu. Leżysz pod tym, potem jest Gerald i gaśnie lampa. Gdy znów się pali, on śpi w poprzek drzwi. Ciebie ktoś wciągnął do środka za płaszcz. Bark masz wybity.

## Pustkowia, z gwiazdką

story-encounter-the-barrier-is-down =
    W polu, w poprzek drogi, której nie ma, stoi biało-czerwony szlaban. Gdy podchodzisz, w budce obok odzywa się dzwonek.
    Przez okno widać kobietę, która nastawia czajnik i poprawia czapkę.
    .lead-1 = Zapłać myto. Mile widziana odliczona kwota.
    .outcome-1 = Wrzuca pieniądze do słoja, podnosi szlaban i salutuje. „W tym roku to już dziewięć osób”, mówi. Prosi, żeby wziąć sobie coś z rzeczy znalezionych. Nie ma już jak otworzyć piecyka.
    .lead-2 = Unieś grzecznie szlaban i idź dalej.
    .outcome-2 = Za przeciwwagę służy zadrutowana puszka po farbie. Jest cięższa, niż wygląda, i ciepła.
    .success-2 = Szlaban idzie w górę, a za tobą bezgłośnie opada. Po drugiej stronie leży w trawie wszystko, co inni pogubili, schylając się pod nim.
    .fail-2 = Drut puszcza i to, co było w puszce, spływa ci na rękaw. Rękaw świeci. „Tak już ma”, woła kobieta z budki. „Kiedyś wisiała tabliczka”.
    .lead-3 = Zapytaj, czy wie, kim jesteś.
    .outcome-3 = Wie. Przez okienko wysuwa kasetkę, a za nią coś w ceracie, po mężu. Nie patrzy na ciebie. Za jej plecami kipi czajnik, a ona nic z tym nie robi.
    .lead-4 = Usiądź i daj sobie opowiedzieć nowiny.
    .outcome-4 = Zbierała je po kolei i pamięta, od kogo która. O jedną prosisz dwa razy. Gdy czajnik jest pusty, wiesza czapkę na gwoździu. To już wszystkie, mówi. Teraz może zamieszkać u siostry.
story-encounter-the-wheelbarrow =
    Na środku ścieżki stoi taczka. Nikogo przy niej nie ma. Plandekę przywiązano porządnym węzłem.
    Koło jeszcze się kręci.
    .lead-1 = Rozwiąż węzeł.
    .outcome-1 = To węzeł przewoźników. Gdy się go popędza, zaciska się.
    .success-1 = Dajesz mu tyle czasu, ile chce. Pod spodem wszystko jest zawinięte w gazety, co cięższe, to na dnie.
    .fail-1 = Szarpiesz. Taczka z całym ładunkiem przewraca ci się na stopę, staje z powrotem na kole i odjeżdża w dół zbocza. Węzeł trzyma.
    .lead-2 = Zawieź ją tam, dokąd jechała.
    .outcome-2 = Ściąga trochę w lewo, więc idziesz w lewo. Po jakimś czasie staje pod drzwiami. Kobieta przelicza paczki i płaci ci za przewóz. Pyta, bez wielkiej nadziei, o tego, kto woził przedtem.
    .lead-3 = Krzyknij, że się znalazła.
    .outcome-3 = Krzyczysz. Po takiej równinie głos niesie się daleko.
    .success-3 = W oddali ktoś macha kapeluszem. Nadbiega, wciska ci w rękę pieniądze, potem następne, i trzyma się rączek, aż złapie oddech. Tak mu ulżyło, że mówi ci, czym się naprawdę martwi.
    .fail-3 = Coś odpowiada. Przedtem spało.
story-encounter-the-bath-in-the-field =
    W jęczmieniu stoi wanna. Osoba w wannie jest szara i bardzo duża. Ma szczotkę na długim kiju, ale kij jest za krótki.
    „Między łopatkami”, mówi, nie odwracając się. „Gdyby można prosić”.
    .lead-1 = Szoruj.
    .outcome-1 = Tych pleców jest mnóstwo. Woda jest gorąca i lekko zielona.
    .success-1 = „Ach”, mówi osoba w wannie, przez jakąś minutę. Potem wychodzi, owija się obrusem i nie chce słyszeć, że już idziesz. Stoi twarzą do żywopłotu tak długo, aż i ty się wykąpiesz.
    .fail-1 = Dochodzisz do żeber. Wtedy zaczyna cię mrowić w dłoniach, a potem nie czujesz już szczotki. „To pewnie te sole”, słyszysz z wanny. „Wspaniałe, ale nie każdemu służą”.
    .lead-2 = Zabierz to, co wisi na krześle.
    .outcome-2 = Spodnie i torba. Plusk za tobą ustaje.
    .success-2 = Szara osoba siada z powrotem w tym, co zostało z wody, i chwyta się brzegów wanny. „Wystarczyło zapytać, co tam jest”, mówi. Przed nocą we wszystkich zagrodach wiedzą, kto ma torbę.
    .fail-2 = Na skraj pola trafiasz pod pachą. Tam stajesz twarzą do drogi, a spodnie wracają do właściciela. Wozy stanęły, żeby popatrzeć. Będą o tym opowiadać latami.
    .lead-3 = Porozmawiaj o jęczmieniu.
    .outcome-3 = Szara osoba patrzy na to pole od sześciu żniw. Opowiada o korzeniach, o myszach i o tym, jak na dzień naprzód słychać deszcz. „Ludzie pytają zwykle o mnie”, mówi. Woda wystygła, a ona chyba tego nie zauważa.
    .lead-4 = Jesteście prawie tej samej wielkości. Poproś o następną kąpiel.
    .outcome-4 = Osoba w wannie się posuwa. Zmieścicie się, jeśli nikt nie odetchnie. Szoruje ci plecy, choć nikt nie prosił, i znajduje to miejsce, do którego nigdy nie da się sięgnąć.
story-encounter-the-dry-well =
    Przy studni nie ma wiadra, a sznur schodzi w dół. Jest napięty.
    Głos z dołu pyta, kto tam. Brzmi całkiem zdrowo i wcale się nie spieszy.
    .lead-1 = Ciągnij.
    .outcome-1 = Zapierasz się nogą o kamień. To, co wisi na sznurze, waży tyle co śpiący człowiek.
    .success-1 = Przez krawędź przełażą płaszcze, cały ich pęk, związane rękawami wokół cudzych rzeczy. W środku nie ma nikogo. „Kto tam?”, pyta głos z dna studni.
    .fail-1 = Sznur wiotczeje. Potem pędzi w dół, razem z twoimi dłońmi, i rzuca tobą o kamień. „Kto tam?”, pyta głos. Jest dużo wyżej niż przedtem.
    .lead-2 = Porozmawiaj z nim i sprowadź pomoc.
    .outcome-2 = Pyta, jak ci na imię, gdzie mieszkasz i kto jeszcze jest w domu. Odpowiadasz na pierwsze. Gdy wracasz z czworgiem ludzi i drabiną, sznur jest luźny, a studnia pusta. Ktoś z tej czwórki wraca do domu razem z tobą i prosi cię o przysługę.
    .lead-3 = Przetnij sznur.
    .outcome-3 = Koniec odskakuje i rozcina ci dłoń. Nie słychać, żeby coś spadło. W zwoju, który został na kołowrocie, ktoś zawiązał sakiewkę, tak żeby nie sięgnąć jej z dołu. Czekasz, aż głos coś powie. Nie mówi.
story-encounter-the-picnic =
    Obrus na trawie, cztery talerze, cztery krzesła. Chleb jest świeży.
    Kurz na krzesłach leży od lat.
    .lead-1 = Zjedz i zostaw coś w zamian.
    .outcome-1 = Świeży chleb, biały ser, twarda gruszka. Na środku obrusa kładziesz to, bez czego się obejdziesz, żeby było widać. Pod serwetką leży coś na drogę. Kto nakrywał, pomyślał i o tym.
    .lead-2 = Przeszukaj żywopłot.
    .outcome-2 = Gęsty żywopłot. Przycięto go tylko z tej strony.
    .success-2 = Za nim stoi kosz na pasku, dobrze zapakowany. Trawa dookoła jest wygnieciona. Ktoś tu leżał na brzuchu i patrzył na krzesła, i to niejeden.
    .fail-2 = Drut jest na wysokości goleni, a rów za nim głęboki. Słychać z niego, jak kilka osób pospiesznie zbiera talerze. Gdy wychodzisz na górę, jest tylko trawa.
    .lead-3 = Zaczekaj na gospodarzy.
    .outcome-3 = Nikt nie przychodzi. Cień żywopłotu idzie przez obrus, a ty zasypiasz. Budzisz się pod pledem, którego nie było. Talerze są pozmywane, a do rękawa masz przypięty rysunek drogi z krzyżykiem.
story-encounter-the-glass-rain =
    Wiatr powiał od sadu i niesie odłamki drobne jak sól. Zanim je widać, słychać je na kamieniach.
    Jest przepust, zajęty. Jest kawał blaszanego dachu, oderwany.
    .lead-1 = Biegnij do przepustu.
    .outcome-1 = Dwoje oczu, blisko siebie. To też usłyszało szkło i przyszło pierwsze.
    .success-1 = Ginie, zanim ucichnie wiatr. Resztę przeczekujesz przy gnieździe. Jest ze wszystkiego, co dało się tu zawlec, i niejedno się przyda.
    .fail-1 = Wylatujesz stamtąd czym prędzej i leżysz w szczerym polu z torbą na głowie, aż syk przejdzie.
    .lead-2 = Trzymaj nad sobą dach.
    .outcome-2 = Osiem stóp blachy, i wiatr ma na nią ochotę.
    .success-2 = Nie oddajesz. Gdy ją odkładasz, ziemia jest wymieciona do gołego. Leży na niej rzecz, którą ktoś kiedyś wyrzucił, wyszorowana jak nowa.
    .fail-2 = Zabiera ją wiatr, a ty puszczasz za późno. Wraca jeszcze raz, kantem, z buczeniem, i odlatuje za wzgórze z kawałkiem twojego płaszcza.
    .lead-3 = Przejdź przez to z zamkniętymi oczami.
    .outcome-3 = Prowadzi cię pochyłość i blacha, którą słychać coraz słabiej. Po drugiej stronie otwierasz oczy. Płaszcz jest o ton jaśniejszy, a dłonie z wierzchu starte do krwi. Tę drogę dasz radę znaleźć i nocą.
    .lead-4 = Stój w tym. Tobie nigdy nie szkodziło.
    .outcome-4 = Szumi jak deszcz. W rowie siedzą ludzie. Przynosisz im, co rozwiało. Płacą i jeszcze dokładają. Potem widzą twoją twarz, bez jednego zadrapania, i przypominają sobie, że gdzieś na nich czekają.
story-encounter-the-ambulance =
    W rowie leży karetka, lampa na dachu jeszcze się obraca. Kierowca siedzi na stopniu w jednym bucie.
    „Kazali mi czekać z pacjentką”, mówi. Za nim leży koc, naciągnięty aż na głowę.
    .lead-1 = Potraktuj to jako nagły wypadek.
    .outcome-1 = Unosisz koc, kładziesz go z powrotem i zajmujesz się kierowcą. Ma kostkę złamaną w dwóch miejscach. Głupio mu było o tym mówić. Każe ci zabrać, co jest w szafkach, i wkrótce słyszą o tobie przy całej drodze.
    .lead-2 = Przejrzyj szafki.
    .outcome-2 = Nie broni. Mówi, które szuflady się zacinają.
    .success-2 = Wszystko jest zwinięte i podpisane. „Chciałaby, żeby się przydało”, mówi i obraca lampę tak, żeby ci świeciła.
    .fail-2 = Wysoka szafka się zacina, potem puszcza. Wypada ołowiane pudełeczko i otwiera się u twoich stóp. „To było na płuca”, mówi. „Myśleliśmy, że może pomoże”.
    .lead-3 = Posiedź z nim.
    .outcome-3 = Siadasz na drugiej połowie stopnia, a on opowiada, kim była. Pod wieczór lampa zwalnia i staje. Kierowca powoli wciąga but. Jest jedna rzecz, której by chciała dopilnować. Pyta, czy to ci nie po drodze.
    .lead-4 = Trzęsą ci się ręce, a jest tu szafka z czerwonym krzyżem.
    .outcome-4 = Zamknięta. Dwa razy rozbijasz o nią knykcie. Potem on chwyta cię za nadgarstki i nie puszcza, i tak do rana. Siedział już w życiu przy ludziach. Gdy robi się jasno, ręce leżą ci na kolanach i są to po prostu ręce.
story-encounter-the-hole-in-the-fence =
    Wokół pustego pola biegnie płot. Codziennie o dziesiątej naprawia go coś punktualnego.
    Dziś jest w nim dziura wielkości człowieka. Za dwadzieścia dziesiąta.
    .lead-1 = Na drugą stronę, szybko.
    .outcome-1 = Drut łapie cię za rękaw i puszcza. W środku trawa jest skoszona.
    .success-1 = Na środku pola jest właz w dobrym stanie. Za pięć dziesiąta jesteś z powrotem, z naręczem rzeczy, a drut tylko trochę drży.
    .fail-1 = Dziś przyszło wcześniej. Stoi w dziurze z obcęgami i patrzy na ciebie, a potem na obcęgi.
    .lead-2 = Napraw płot, jak się należy.
    .outcome-2 = Drut jest na słupku, narzędzie na haku. Splot podpatrujesz obok.
    .success-2 = O dziesiątej przychodzi, przesuwa dłonią po twojej robocie i nie ma nic do zrobienia. Wypłaca ci stawkę z szuflady w piersi. Potem przechodzi nad płotem i pierwszy raz rusza drogą. Zostawia głębokie, wyraźne ślady.
    .fail-2 = Skręcasz w złą stronę. O dziesiątej przychodzi, wszystko rozplata i zaplata jeszcze raz, powoli, żeby dało się nadążyć.
    .lead-3 = Zaczekaj na tego, kto naprawia.
    .outcome-3 = Przychodzi o dziesiątej, co do sekundy, i zastaje w swojej dziurze ciebie.
    .success-3 = Nieruchomieje z drutem w garści. W fartuchu ma wszystko, co zdjęło z płotu przez sześćdziesiąt lat.
    .fail-3 = Łata dziurę z tobą w środku. Potem wypuszcza cię bramą i liczy za drut.
    .lead-4 = Idź wzdłuż płotu.
    .outcome-4 = Trawa przy drucie jest wydeptana i dobrze się po niej idzie. Dookoła są dwa tysiące cztery słupki. Najnowszy jest jeszcze jasny i stoi tam, skąd ruszasz.

## Osada, z gwiazdką

story-encounter-the-general-store =
    Jedna izba, jedna lampa, wszystkiego po jednym. Sklepikarz czeka, aż wejdziesz w głąb.
    Wtedy idzie do drzwi i odwraca tabliczkę na OTWARTE.
    .lead-1 = Obejrzyj wszystko po kolei.
    .outcome-1 = Idzie z lampą przodem, więc rzeczy wychodzą z ciemności po jednej. Każdej daje czas, żeby się jej przyjrzeć.
    .lead-2 = Podaj niższą cenę. On na to liczy.
    .outcome-2 = On mówi cenę. Ty mówisz inną. Zamyka drzwi, żeby nikt nie przeszkadzał, i przynosi drugie krzesło.
    .success-2 = Spotykacie się w połowie, zahaczając po drodze o obie matki. Jest zachrypnięty i szczęśliwy. Takiego popołudnia, mówi, nie miał od czasu tego z mułem.
    .fail-2 = Jest wytrwalszy. Na ladzie leży już tylko jedna rzecz i z jej ceny nie zejdzie. Odprowadza cię do drzwi i dziękuje za wizytę.
    .lead-3 = Znają cię tu i cieszą się na twój widok. Niech sami podadzą cenę.
    .outcome-3 = Pisze kwotę na papierowej torbie, skreśla, pisze mniejszą. Woła z zaplecza żonę, żeby zobaczyła, czy dość mała.
    .lead-4 = Zapytaj o to spod lady.
    .outcome-4 = Kładzie to przed tobą bez słowa i mówi, ile kosztuje, a kosztuje tyle co nic. Wolałby, żeby cię tu nie było, kiedy dzieci zejdą na kolację.
story-encounter-the-soup-line =
    Zupa o szóstej. Ilu przyjdzie, dla tylu starczy, co do łyżki.
    Kucharka jeszcze nie usiadła. Nikt nigdy nie widział, żeby jadła.
    .lead-1 = Zjedz.
    .outcome-1 = Jęczmień, fasola znad Kotła, coś zielonego. Dostajesz krzesło oparciem do ściany. Sąsiad ma parę rzeczy na sprzedaż. Mówi o tym dopiero wtedy, gdy twoja miska jest pusta.
    .lead-2 = Noś i nalewaj.
    .outcome-2 = Garnek dźwiga się we dwoje. Kucharka trzyma drugie ucho. „Dzień był pewnie długi?”, mówi.
    .success-2 = Nalewasz ostatnią miskę i chochla skrobie o dno. Ale jedną masz odstawioną. Kucharka ją bierze. Je na stojąco, twarzą do ściany, szybko, jak ktoś, kto robi to pierwszy raz.
    .fail-2 = Na zakręcie przy piecu nadgarstki nie wytrzymują i trzecia część jest na podłodze. Trzy osoby idą po ścierki. We wszystkich miskach jest trochę mniej, w twojej też, a kucharka stoi nad tobą, aż zjesz.
    .lead-3 = Dorzuć coś do garnka.
    .outcome-3 = Bierze i nie pyta, co to. Czego nie da się ugotować, da się wymienić u sąsiadów, i na szóstą jest cebula. Potem ktoś ściele koc na ławie przy piecu. Okazuje się, że nikt inny tej ławy nie chce.
    .lead-4 = Zapytaj, kogo dziś brakuje.
    .outcome-4 = Odkłada chochlę. Na półce stoi miska dnem do góry, a na niej leży łyżka. Kucharka mówi, czyja to miska i po co ten ktoś wyszedł z domu. Gdy kończy, sąsiadka pyta, czego ci trzeba na drogę.
story-encounter-the-notice-board =
    Sześć ogłoszeń. W trzech ktoś sprzedaje, w jednym szuka, w jednym dziękuje za pożyczenie drabiny.
    Szóste jest o tobie. Uczciwie napisane.
    .lead-1 = Weź to, w którym ktoś szuka.
    .outcome-1 = Z czterech domów wychodzą ludzie, żeby powiedzieć ci to, czego tam nie napisano. Potem otwierają się okiennice. Wszyscy patrzyli, czy ktoś weźmie tę kartkę, i nie wypadało im wcześniej otwierać.
    .lead-2 = Przeczytaj, co jest na odwrocie.
    .outcome-2 = Papieru brakuje. Wszystko tutaj było już raz używane.
    .success-2 = Na odwrocie drabiny jest zaproszenie dla kogoś uważnego. Na odwrocie ciebie jest dług, płatny okazicielowi. Zdejmujesz siebie z tablicy i idziesz odebrać.
    .fail-2 = Na pierwszym jest rysunek konia. Na drugim ten sam koń, z większej odległości. Na piątym ledwie go widać, a sklepy już otwarte.
    .lead-3 = Przypnij własne.
    .outcome-3 = Urzędnik bierze opłatę i pożycza ołówek. Długo piszesz, co umiesz, a jeszcze dłużej, czego chcesz. Jakaś kobieta czytała ci przez ramię. Zdaje jej się, że ma właśnie to.
story-encounter-the-hearing =
    Koza zjadła testament, a rodzina prosi o odczytanie. Pani sędzia zajrzała do ustaw. Nic tam o tym nie ma.
    Koza stoi tam, gdzie stają świadkowie. Została zaprzysiężona.
    .lead-1 = Znają tu twoją twarz. Rozprawa staje.
    .outcome-1 = Pani sędzia pyta rodzinę, czy pozwoli. Karze cię grzywną za tamto, bierze pieniądze i zamyka księgę. „I na tym koniec”, mówi do sali, wodząc wzrokiem po ławkach. „Dla wszystkich”. Dostajesz kozę do potrzymania.
    .lead-2 = Wydaj wyrok.
    .outcome-2 = Każesz przyprowadzić kozę bliżej. Pytasz rodzinę, co staruszek mówił do niej wieczorami, kiedy myślał, że nikt nie słyszy.
    .success-2 = Wychodzi to po kawałku: pole dla tego, kto został, zegar dla tego, kto wyjechał. To jego słowa, wszyscy to słyszą. Na koniec córka obejmuje kozę za szyję.
    .fail-2 = Mówisz godzinę, i to dobrze. Pod koniec szukasz notatek. Koza patrzy na ciebie z wielką uwagą i żuje. Obok sprzedają pierogi.
    .lead-3 = Wnieś, żeby dziedziczyła koza.
    .outcome-3 = Zapada cisza, w której słychać, jak koza przełyka. Koza ma niewielkie potrzeby, mówi pani sędzia. Resztę należałoby podzielić między jej przyjaciół. Prosi o podniesienie rąk.
    .lead-4 = Zostaw ich z tym. Cała ulica siedzi tutaj.
    .outcome-4 = Sklepikarka jest kuzynką zmarłego. Zostawiła otwarte drzwi, cennik i kapelusz.
story-encounter-the-spare-room =
    Gospodyni trzyma ten pokój tak, jak był. Pościel jest wywietrzona i wolno w niej spać.
    Butów nie wolno ruszać.
    .lead-1 = Śpij.
    .outcome-1 = Łóżko jest krótkie i bardzo czyste. Raz w nocy drzwi uchylają się na szerokość dłoni i zamykają. Rano za drzwiami czeka gorąca woda i dwa jajka.
    .lead-2 = Zapytaj o buty.
    .outcome-2 = Składa ręcznik. Rozkłada go i składa w drugą stronę.
    .success-2 = Wyszedł w tych lepszych, wieczorem, coś załatwić. Mówi ci co. Przez cały ten czas nikogo nie prosiła, żeby to dokończył. Gdy schodzisz na śniadanie, buty są przestawione, a ona zamiata tam, gdzie stały.
    .fail-2 = „Buty jak buty”, mówi. Przynosi ci na tacy mleko i chleb. Nie siada.
    .lead-3 = Zamiast spać, rąb jej drewno, aż się rozwidni.
    .outcome-3 = Siekiera jest ostra. Kiedyś ktoś tego pilnował, teraz pilnuje ona.
    .success-3 = O wschodzie drewno sięga parapetu. Płaci ci z puszki z napisem DREWNO. Monety są stare. Odkładała dalej, co tydzień, choć nie było komu płacić.
    .fail-3 = Siekiera ześlizguje się po sęku i trafia w goleń. Gospodyni opatruje ją przy kuchennym stole, mocno, bez szukania nożyczek, i płaci ci za to, co porąbane.
    .lead-4 = Poświęć spokojną noc i posiedź z nią.
    .outcome-4 = Sypia źle i wszystko ma przed oczami: tańce, chorobę, ile kosztowały buty. Gdzieś nad ranem śmieje się z czegoś, co on kiedyś powiedział. Zakrywa usta dłonią. Potem zabiera dłoń.
story-encounter-the-pharmacy =
    Są trzy półki: CO POMAGA. CO TROCHĘ POMAGA. O CO LUDZIE PROSZĄ.
    Aptekarka składa gazetę i czeka, która.
    .lead-1 = Pierwsza półka.
    .outcome-1 = Odmierza dwa razy, bierze pieniądze i każe wypić przy sobie. Jest bardzo gorzkie. Z kości wychodzi gorąco, od stóp w górę.
    .lead-2 = Druga półka.
    .outcome-2 = Kreda, miód, czysty bandaż. Za to nie liczy nic. Reszta towaru stoi w oknie, ceną do ulicy.
    .lead-3 = Trzecia.
    .outcome-3 = „Mam obowiązek zapytać, czy wiesz, co to jest”, mówi. Mówisz, że tak. Działa od razu i nic już nigdzie nie boli. W drzwiach łapiesz się na tym, że wiesz, ile ich zostało.
    .lead-4 = Powiedz, że chcesz się tego pozbyć.
    .outcome-4 = Zamyka drzwi od ulicy i pokazuje ci pokój na tyłach: łóżko, miednica i okno, za małe, żeby przez nie wyjść.
    .success-4 = Trwa to trzy dni. Ona robi na drutach. Czwartego pytasz, czy jest chleb. Patrzy na ciebie chwilę znad drutów i idzie po portmonetkę.
    .fail-4 = Okno nie jest za małe. Wychodzi to na jaw drugiej nocy, a zaraz potem to, jak daleko w dół jest podwórko. Aptekarka przychodzi z lampą, w koszuli nocnej, i siada przy tobie na kamieniach. „Następnym razem”, mówi.
story-encounter-the-repair-bench =
    Naprawia wszystko, za darmo, jeśli wolno mu zatrzymać to, co zostanie.
    Zwykle coś zostaje.
    .lead-1 = Oddaj mu wszystko, co niesiesz.
    .outcome-1 = Układa to w rzędy, rozbiera i składa. Wszystko działa. Po jego stronie leży pięć śrubek i sprężyna. Za nim jest cała ściana rzeczy z cudzych śrubek, i te są na sprzedaż.
    .lead-2 = Pomóż przy warsztacie.
    .outcome-2 = Podsuwa ci imadło, pilnik i pudło resztek. „To chce czymś być”, mówi. „Rok już na to patrzę”.
    .success-2 = Widzisz czym. Gdy gotowe, przykłada ucho i trzy razy naciska zapadkę. Podaje ci to w obu dłoniach.
    .fail-2 = Chciało być sprężyną. Szuka jej na belkach i bandażuje ci kciuk. Gotowe rzeczy można oglądać, mówi, ale stamtąd.
    .lead-3 = Niech obejrzy ciebie.
    .outcome-3 = Ostukuje ci rękę, coraz wyżej, staje, cofa się trochę i zapala drugą lampę. „Kto cię przede mną otwierał?”, pyta.
    .success-3 = Zamyka cię. Dawnych bólów nie ma, ani jednego. W spodku zostały dwa małe kółka, całkiem starte. Nie kładzie ich do innych. Pyta, czy chcesz je mieć.
    .fail-3 = To, co słyszał, to był warsztat. Zanim nabierze pewności, śrubokręt już poszedł w ruch.
    .lead-4 = Daj mu opowieść za jakąś część.
    .outcome-4 = Opowiadasz o drodze, a on przestaje piłować. Daje ci za to klucz. Został mu od drzwi w jednym z miasteczek i mechanik do dziś ma o to do siebie żal. Potem przysuwa lampę i pyta, co było dalej.
story-encounter-the-evening-train =
    Nie ma pociągu. Co wieczór starsi panowie biorą torby i schodzą na peron.
    Postoją chwilę, wracają pod górę i mówią, że przyjechał punktualnie.
    .lead-1 = Idź z nimi.
    .outcome-1 = Stoisz tam gdzie oni. Dziesięć po szóstej wszyscy razem cofają się od krawędzi i przytrzymują kapelusze. Potem znów jest cicho. W drodze powrotnej jeden z nich bierze cię pod rękę.
    .lead-2 = Ponieś im torby.
    .outcome-2 = Jest ich siedem. Nikt tego dotąd nie proponował. Patrzą po sobie i oddają.
    .success-2 = Na peronie najmniejszy płaci ci jak tragarzowi. Daje ci też złożoną kartkę. Miał ją komuś zawieźć, tam, na drugi koniec. Przemyślał to, mówi, i wolałby, żeby poszła pieszo.
    .fail-2 = Na zboczu pęka pasek i wszyscy stoją i czekają, aż pozbierasz: brzytwę, czystą koszulę, dziecięcy sweterek z metką. Patrzą w niebo, póki nie skończysz.
    .lead-3 = Zapytaj, co jest w torbach.
    .outcome-3 = Patrzą na tego w szarym szaliku, a on patrzy na ciebie.
    .success-3 = „Prezenty”, mówi. Otwiera swoją. Wszystko jest zapakowane, niektóre rzeczy po raz drugi. Jedną wybiera dla ciebie. „Ona już z tego wyrosła”, mówi.
    .fail-3 = „Kanapki”, mówi życzliwie i schodzą dalej. Naprzeciwko jest otwarty sklep.
    .lead-4 = Zostań i zrób w spokoju zakupy.
    .outcome-4 = O tej porze ulica jest pusta. Dziesięć po szóstej kobieta za ladą przerywa ważenie i stoi z palcem na szali, z głową zwróconą do okna. Potem pyta, co jeszcze.

## Pustkowia, z biblioteki

story-encounter-the-weather-station =
    Budka, tarcza ze wskazówką i nagrany głos, który od wojny co rano zapowiada pogodę. Zawsze ładną.
    Za każdym razem brzmi pewniej.
    .lead-1 = Popraw go.
    .outcome-1 = Tylną ściankę odkręca się monetą. W środku jest mnóstwo drutów i wszystkie prowadzą do jednego słowa.
    .success-1 = Znajdujesz mu pozostałe. „Zmiennie”, mówi głos. Milknie i powtarza z ulgą. Zza muru słuchał tego gospodarz. Płaci ci za pierwszą prawdziwą prognozę w swoim życiu.
    .fail-1 = Przemawiasz za deszczem, powołując się na niebo. Głos wysłuchuje do końca. „Pogodnie”, mówi. Chmury zaczynają się rozchodzić.
    .lead-2 = Zabierz baterię.
    .outcome-2 = Gryzie cię aż po łokieć. Odskakują też drzwiczki szafki meteorologa, bo była na tym samym drucie. „Pogo”, mówi głos.
    .lead-3 = Choć raz mu uwierz.
    .outcome-3 = „Pogodnie”, mówi głos, a ty zdejmujesz płaszcz i kładziesz się w trawie. Na grzbietach wzgórz też go słyszą. Ci, którzy tam czuwają, jedni pod gwiazdą, drudzy pod tarczą, dają ogniskom zgasnąć i wracają do domu, póki sucho.
story-encounter-the-hanging-garden =
    Na drucie wisi czterdzieści masek gazowych i rośnie z nich fasola. Wszystkie zwróciły twarze do słońca.
    Człowiek z bardzo małą konewką doszedł do dwunastej.
    .lead-1 = Podlej je.
    .outcome-1 = To, co masz, nie jest wodą. Czyta etykietę, myśli, rozcieńcza i starcza na cały rząd. Resztkę wypijacie razem. Potem opowiada, od czyjego dachu do czyjego biegnie drut i czemu w jednym miejscu skręca.
    .lead-2 = Zbierz dojrzałe.
    .outcome-2 = Dojrzałe rosną u góry, za oczami.
    .success-2 = Jesz na stojąco. W ostatniej masce, pod korzeniami, palce trafiają na coś, co ktoś schował, zanim była tu fasola.
    .fail-2 = Pociągnięty drut buczy aż po drugi koniec. Tam coś, co też lubi fasolę, podnosi głowę.
    .lead-3 = Przymierz jedną.
    .outcome-3 = Pachnie ziemią. Przez szkła wszystko jest zielone, a oddech chodzi bez rzężenia. Po jakimś czasie człowiek zdejmuje ci maskę i odwiesza. „Teraz ich kolej”, mówi.
story-encounter-the-two-graves =
    Dwa groby, jeden zasypany, drugi otwarty, a obok śpi człowiek z ręką na łopacie.
    Rano pochował brata. Drugi grób, powiedział sąsiadom, jest dla porządku.
    .lead-1 = Zasyp drugi, póki on śpi.
    .outcome-1 = Wysuwasz mu łopatę spod ręki. Ziemia jest sucha i głośna.
    .success-1 = Budzi się, gdy już ją udeptujesz, i długo patrzy. „To tu posadzę ziemniaki”, mówi i wyciąga rękę po łopatę. Drogą nadeszli sąsiedzi. Odprowadzają go do domu, jedni z lewej, drudzy z prawej.
    .fail-1 = Przy trzeciej łopacie się budzi. Widzi kogoś, kto kopie przy jego bracie, i bije. Potem prosi o wybaczenie. Schodzi do drugiego grobu i wyrzuca ziemię z powrotem na górę.
    .lead-2 = Obudź go i podziel się kolacją.
    .outcome-2 = Za to, co masz, dostajesz kurę i cebulę. On je z nogami w grobie. Brat nie umiał gotować, mówi. Gdy ogień przygasa, kładzie się spać po jego drugiej stronie, plecami do dołu.
    .lead-3 = Zabierz łopatę. Będzie musiał przestać.
    .outcome-3 = Wyciągasz ją, a z nią płaszcz i to, co w płaszczu. Ze wzgórza patrzysz za siebie. Obudził się. Kopie dalej, rękami. W następnej wsi widzą łopatę i wiedzą, czyja.
story-encounter-the-scarecrows =
    W polu jest jedenaście strachów na wróble. Z drugiej strony liczysz jeszcze raz i jest dziesięć.
    Luka jest za tobą.
    .lead-1 = Uciekaj.
    .outcome-1 = Bruzdy są głębokie i wszystkie biegną w poprzek.
    .success-1 = Oglądasz się dopiero na drodze. Stoją znów na miejscach, w rzędach. Wszystkie twarzą do drogi.
    .fail-1 = Padasz w czwartej bruździe. To, co pomaga ci wstać, ma w rękawach słomę. Nie wie, jak mocno trzyma ani kiedy się puszcza.
    .lead-2 = Stań nieruchomo między nimi.
    .outcome-2 = Wchodzisz w lukę i rozkładasz ręce.
    .success-2 = Robi się ciemno. W końcu coś idzie wzdłuż rzędu i poprawia kapelusze. Twój też. Wkłada ci różne rzeczy do kieszeni, tak jak innym. Czekasz, aż dojdzie do końca pola.
    .fail-2 = Ręce zaczynają ci drżeć. Głowy się odwracają, jedna po drugiej, w całym rzędzie. Na sąsiednim polu, i na tym dalszym, coś wstaje.
    .lead-3 = Zapytaj, czego pilnują.
    .outcome-3 = Przez jakiś czas nic się nie rusza. Potem najbliższe ramię powoli opada i pokazuje między twoje stopy. Nie zakopano tego głęboko. Gdy się z tym prostujesz, wokół nadgarstka masz słomę, a schodzi tylko ze skórą.
story-encounter-the-swimming-lesson =
    Na suchej ziemi leży na brzuchach dziewięcioro dorosłych i macha nogami. Instruktor chodzi tam i z powrotem z gwizdkiem.
    „Jak woda wróci”, mówi, „będzie za późno na naukę”.
    .lead-1 = Przyłącz się.
    .outcome-1 = Dostajesz tor między piekarzem a wdową. Oddech w lewo. Uwaga na oset.
    .success-1 = Po dwudziestu długościach nikt się już nie śmieje. Na koniec przewracacie się na plecy, cała dziesiątka, i leżycie z rozłożonymi rękami, patrząc tam, gdzie byłaby powierzchnia.
    .fail-1 = Łapie cię skurcz, daleko od brzegu. Właśnie to ćwiczyli. Ratują cię we czworo. Za włosy.
    .lead-2 = Naucz ich unosić się na wodzie.
    .outcome-2 = Mówisz, żeby się położyli i nic nie robili. Nic trudniejszego jeszcze nie mieli. Jednemu po drugim opadają ramiona. Instruktor płaci i bierze cię na bok. Sam widział najwyżej miednicę. Pyta, jak to jest, kiedy woda niesie.
    .lead-3 = Popilnuj im toreb.
    .outcome-3 = Z trzcin wyskakuje chłopiec, łapie najmniejszą i ucieka, więc biegniesz. Dwa pola dalej ją rzuca. Okazuje się, że nie należy do nikogo z dziewiątki. A stąd widać coś, czego od toreb nie było widać.
story-encounter-the-quiet-dog =
    Przy furtce do ogrodu siedzi pies. Nie ma ogrodu, domu też nie. Przepuszcza cię.
    Potem idzie za tobą w odległości kogoś, kto nie chce robić kłopotu.
    .lead-1 = Stań i zaczekaj na niego.
    .outcome-1 = Siadasz na kamieniu, plecami do psa. Zdaje się, że tak trzeba.
    .success-1 = Trwa to do zachodu słońca. Potem czujesz przy boku ciężar i długie westchnienie. Siedzicie tak, aż zrobi się ciepło i tobie, i jemu. Gdy wstajesz, odprowadza cię do zakrętu i wraca do swojej furtki.
    .fail-1 = On też siada, tam gdzie jest. Wstajesz, i on wstaje. Na zakręcie drogi kończy się to, na co mu pozwolono. Zostaje i patrzy za tobą.
    .lead-2 = Wróć za nim.
    .outcome-2 = Wchodzi furtką, nie obok. Więc i ty wchodzisz furtką.
    .success-2 = Idzie ścieżką, której nie ma, skręca w lewo wzdłuż ściany, której nie ma, i kładzie się. Ziemia pod nim dudni. Piwnica jest sucha, a półki takie, jak je zostawiono.
    .fail-2 = Pies wie, gdzie były schody do piwnicy. Ty się dowiadujesz.
    .lead-3 = Nakarm go.
    .outcome-3 = Bierze z ręki i zjada połowę. Drugą kładzie tam, gdzie byłby próg. Na blaszce przy obroży wybito ulicę, i to taką, którą znasz. W jednym z domów zostawiają tam na noc otwartą furtkę.
story-encounter-the-convoy =
    Drogą jedzie osiem wozów. Na pierwszym kredą gwiazda, na ostatnim tarcza.
    Mają na wszystkich jedną puszkę smaru do osi. Wędruje wzdłuż kolumny tam i z powrotem, a z nią ani słowo.
    .lead-1 = Jedź z gwiazdą. Nikt nie mówi, gdzie cię wysadzą.
    .outcome-1 = Kobieta na koźle płaci ci za pilnowanie hamulca i prawie nigdy o niego nie woła. „Coś chce się toczyć”, mówi, „a ludzie stają mu na drodze”. Wysiadasz spory kawał dalej. Gdzieś za tobą, w kurzu, wysiadł też ktoś od niej i zostaje.
    .lead-2 = Jedź z tarczą.
    .outcome-2 = Sadzają cię na workach, pod kocem, i nie dają nic robić. Gdy schodzisz, schodzi z tobą jeden z nich. „Żadne miejsce nie powinno stać bez ludzi”, mówi i rozgląda się za kamieniami na palenisko.
    .lead-3 = Wiadomo, po czyjej jesteś stronie. Robią ci miejsce.
    .outcome-3 = Widzieli to na twoich drzwiach albo po twojej twarzy. W dół wyciągają się ręce. Jedziesz między swoimi i na rozstaju torba jest cięższa. Gdy od tamtych przychodzi puszka, trzymasz ją chwilę i podajesz dalej.
    .lead-4 = Przepuść ich i pozbieraj, co spadnie.
    .outcome-4 = Mija cię osiem par oczu i sporo kurzu. Na czwartym wozie nie ma znaku. Coś spada z niego prosto pod twoje nogi. Zza tylnej deski wygląda dziecko.
story-encounter-the-falling-tower =
    Wieża wysokiego napięcia wali się od sześćdziesięciu lat, stopień po stopniu.
    Jesteś całkiem blisko, gdy słychać następny.
    .lead-1 = Przejdź pod nią.
    .outcome-1 = Droga biegnie jej prosto między nogami. Jechał tędy także wóz.
    .success-1 = Skarży się nad twoją głową, ale stoi. Wóz jest z przodu płaski. Z tyłu nikt go nigdy nie rozładował.
    .fail-1 = I jeszcze jeden. Najpierw spada śruba długości ramienia. Potem to, co śruba trzymała.
    .lead-2 = Podeprzyj ją.
    .outcome-2 = Przy starych torach leżą podkłady, a w betonie jest miejsce, które by wytrzymało.
    .success-2 = Opiera się o drewno i zgrzyt ustaje. Z domu poniżej wychodzą staruszkowie. Od ślubu śpią po drugiej stronie domu. Dają ci pokój od frontu i opowiadają, co stamtąd widać nocą.
    .fail-2 = Pierwszy podkład trzyma, drugi też. Jesteś pod trzecim, gdy spod pierwszego ucieka ziemia.
    .lead-3 = Zwal ją na to, co mieszka pod spodem.
    .outcome-3 = Wyciągasz jedną śrubę i biegniesz, ale trochę za blisko. Wieża kładzie się na całą długość. Gdy znów coś widać, nic się pod nią nie rusza, a co umiało uciekać, to uciekło.
story-encounter-the-rain-barrel =
    Beczka pod rynną, kubek na łańcuchu i deska: PO JEDNYM KUBKU.
    Pod spodem wydrapano gwoździem: A JA DWA. PRZEPRASZAM.
    .lead-1 = Weź jeden.
    .outcome-1 = Woda jest zimna i smakuje liśćmi. Wieszasz kubek dnem do góry, tak jak wisiał.
    .lead-2 = Weź dwa.
    .outcome-2 = Drugi jest równie dobry. Gdy opuszczasz kubek, na drodze stoi rodzina z wózkiem pełnym słojów. Wszystko widzieli. Podchodzą, jedno po drugim, i biorą po jednym.
    .lead-3 = Nie bierz nic i napraw łańcuch.
    .outcome-3 = Jedno ogniwo jest otwarte. Ktoś związał je wełną.
    .success-3 = Zaklepujesz je kamieniem na brzegu beczki. Jakaś staruszka przyszła po swój kubek. Widzi to, widzi też, że odchodzisz bez picia. Dwa razy w tygodniu chodzi na targ i lubi opowiadać.
    .fail-3 = Zamykasz ogniwo i otwiera się następne. Odszukujesz wełnę i wiążesz z powrotem. Trzyma nie gorzej niż przedtem.
story-encounter-the-mock-trial =
    W suchej fontannie dzieci sądzą kruka za kradzież. Stawił się z własnej woli.
    Jest winny. Pytanie, czego.
    .lead-1 = Broń kruka.
    .outcome-1 = Wzywasz klienta. Wskakuje obok ciebie i patrzy na przysięgłych, najpierw jednym okiem, potem drugim.
    .success-1 = Uniewinniony, za urodę. Leci na jakiś komin i wraca z twoim honorarium, potem z dalszą częścią honorarium. Koło południa prosisz, żeby przestał.
    .fail-1 = Mówisz właśnie o jego niewinnej młodości, gdy na oczach całego sądu sięga ci do kieszeni i wyjmuje monetę.
    .lead-2 = Oskarżaj.
    .outcome-2 = Wnosisz o wizję lokalną. Miejsce zbrodni jest na drzewie.
    .success-2 = Schodzisz z dowodami. Tylu dowodów sąd jeszcze nie miał. Do czego nikt się nie przyznaje, jest twoje, za wspinaczkę.
    .fail-2 = Podnosisz łyżkę. Sędzia, lat siedem, robi się czerwona i mówi, że to jej.
    .lead-3 = Bądź sędzią. Masz na to dyplom.
    .outcome-3 = Skazujesz go na zwrot jednej rzeczy dziennie. Sąd się namyśla. Potem z tyłu wychodzi dziewczynka i kładzie na brzegu fontanny bucik lalki. Mówiła, że to kruk. Za nią ustawiają się jeszcze trzy osoby.
    .lead-4 = Idź dalej.
    .outcome-4 = „Wychodzi jedna osoba z publiczności”, mówi bardzo mały protokolant i zapisuje. Za fontanną jest przejście. Dwoje przysięgłych dostaje zwolnienie, żeby ci je pokazać.
story-encounter-the-still =
    W autobusie ktoś zbudował aparat do pędzenia spirytusu. Kapie dniem i nocą, a nikt z niego nie pije.
    „To do lamp”, mówi jeden z dwóch, którzy go doglądają. „Do lamp”, mówi drugi i patrzą na siebie.
    .lead-1 = Sprawdź jakość na języku.
    .outcome-1 = Zapala cię od środka, aż po kolana. Nic nie boli. Słyszysz własny głos, który prosi o jeszcze jeden kubek. Obaj przerwali pracę i patrzą ci na gardło. „Siedemset dwa dni”, mówi jeden. Drugi zakrył kranik dłonią.
    .lead-2 = Kup bańkę.
    .outcome-2 = Odliczają pieniądze do pudełka na olej. Do bańki dostajesz coś z półki bagażowej, z czasów, gdy ludzie płacili, czym mieli. Cieszą się, że tego już w autobusie nie będzie.
    .lead-3 = Popilnuj im ciśnienia.
    .outcome-3 = Nigdy nie śpią obaj naraz. Jest jedna wskazówka i jedna czerwona kreska, a oni zasypiają, zanim siądziesz.
    .success-3 = O drugiej upuszczasz trochę pary, o czwartej trochę. O ósmej budzą się w tej samej chwili, leżą i patrzą w sufit. Potem mówią sobie dzień dobry i napełniają ci torbę.
    .fail-3 = Wskazówka ani drgnie. Zacięła się. Przytomniejesz na trawie, wśród foteli. Obaj trzymają cię za ramiona i pytają, ile widzisz palców.
story-encounter-the-white-tent =
    Gdzie wczoraj nie było nic, dziś stoi biały namiot. W środku łóżko polowe, lampa i formularz na podkładce.
    Wpisano już twoje nazwisko, wagę i datę urodzenia. Zgadzają się.
    .lead-1 = Wypełnij resztę.
    .outcome-1 = Pytania są coraz trudniejsze. Niektóre mają już odpowiedź, ołówkiem, do poprawienia atramentem.
    .success-1 = Podpisujesz. Spod płótna wsuwa się biała rękawiczka i bierze arkusz. Podaje ci za to kartę z pieczątką. Na karcie stoi coś, co umiesz. Od dziś.
    .fail-1 = Gdzieś stoi „tak”, a miało być „nie”. Budzisz się na gołej ziemi. Świecisz. Namiotu nie ma. Obok leży twoje ubranie, złożone. Jest o wiele za małe.
    .lead-2 = Podrzyj go.
    .outcome-2 = Po drugiej stronie płótna ktoś odsuwa krzesło. Potem słychać zamek karabinu.
    .success-2 = Ktokolwiek to był, poszedł za wzgórze i ani razu nie zawołał. Skrzynki pod łóżkiem są pełne. W ostatniej są następne formularze, długi rząd, po jednym na każdy dom przy drodze.
    .fail-2 = Kula przechodzi przez płótno. Potem leżysz bez ruchu. Obchodzą cię białe buty i zbierają strzępy formularza, wszystkie co do jednego.
    .lead-3 = Połóż się na łóżku.
    .outcome-3 = Są dokładni. Rozmawiają nad tobą, nie o tobie. Budzisz się na ławce, w środku osady, z rzędem drobnych szwów. Umiesz coś, czego nikt cię nie uczył.
    .lead-4 = Obejdź go szerokim łukiem.
    .outcome-4 = W środku ktoś przesuwa lampę, tak żeby szła równo z tobą. Na płótnie jest cień kogoś, kto usiadł na łóżku. Aż po grzbiet wzgórza idziesz tyłem.

## Wątki, na pustkowiach

story-encounter-hob-at-home =
    Za fortepianem ktoś siedzi i stara się być mały. Fortepian jest duży, a i tak nie pomaga.
    „Nie psuję”, mówi Hob. „Tylko jestem blisko”.
    .lead-1 = Pokaż mu, gdzie jest środkowe C.
    .outcome-1 = Naciskasz. Przysuwa głowę, żeby zobaczyć, którędy wychodzi dźwięk.
    .success-1 = Sięga obok ciebie jednym palcem, powoli, jak się otwierają ciężkie drzwi. Dźwięk jest całkiem cichy. „To ja”, mówi Hob. Czeka, aż wybrzmi do końca, i robi to jeszcze raz.
    .fail-1 = Chce i chowa ręce za plecy. „Ty graj”, mówi. Więc grasz mu do zmroku, a on nuci, bardzo nisko, i nie spuszcza oczu z twoich palców.
    .lead-2 = Daj mu coś, z czego czyta się muzykę.
    .outcome-2 = To tylko czasopismo i nut w nim nie ma. Przewraca kartki za rogi. Widzi, że czarne znaczki są takie same za każdym razem, gdy się spojrzy. „Czyli tu to trzymają”, mówi Hob. „Przestajesz, a ono nie znika”.
    .lead-3 = Powiedz, że wiesz, jak to jest być tej wielkości.
    .outcome-3 = Patrzy na twoje ręce i na swoje. „Krzesła”, mówi Hob. Mówisz: drzwi. „Schody”, mówi Hob. Do wieczora przechodzicie cały dom. Potem pokazuje ci, gdzie są niskie dźwięki.
    .lead-4 = Każ mu odejść.
    .outcome-4 = Idzie od razu, ze spuszczoną głową, i przystaje, żeby wyprostować trawę, na której siedział. Wszystkie swoje pieniądze zostawił na klapie w rządku. To za to, że był blisko. U stóp wzgórza stoją ludzie. Wszystko widzieli.
story-encounter-the-moving-buoy =
    Na ścieżce, milę od jeziora, leży mokra boja. Rano była jeszcze na brzegu. Łańcuch biegnie z powrotem w trawę, aż ginie z oczu.
    Jezioro dostało od ciebie jeść. Teraz coś przychodzi podziękować.
    .lead-1 = Chwyć łańcuch i ciągnij.
    .outcome-1 = Idzie, ogniwo za ogniwem. Po jakimś czasie idzie sam.
    .success-1 = Do ostatniego ogniwa coś przywiązano wodorostami. Rozwiązujesz. Łańcuch nie wraca. Leży ci w poprzek butów i lekko pociąga, jak dziecko za rękaw.
    .fail-1 = Potem ciągnie on. Mila to niedaleko. Dopiero po kolana w jasnej wodzie przychodzi ci na myśl, żeby puścić. Puszczasz, i on puszcza. Przez całą drogę do domu słychać, jak idzie za tobą ścieżką, po jednym ogniwie.
    .lead-2 = Sprawdź, dokąd prowadzi łańcuch.
    .outcome-2 = W dół przez trzciny, obok łodzi, obok furtki, zawsze trochę niżej niż ścieżka.
    .success-2 = Kończy się pod wodą, a tak daleko nie idziesz. Ale przy ostatnim suchym kamieniu jest żelazne kółko, wytarte do blasku, na wysokości dłoni. Trawę przed nim wydeptali ci, którzy stali tu w kolejce.
    .fail-2 = Gdzieś w trzcinach to już nie ty idziesz za nim. Zaszedł cię od tyłu. Zaciska się wokół kostek, kładzie cię na kamieniach twarzą do jeziora i trzyma, aż się dobrze napatrzysz.
    .lead-3 = Przejdź nad nim ostrożnie.
    .outcome-3 = Stawiasz jedną stopę, potem drugą. Pozwala. Z górki patrzysz za siebie. Boja odwróciła się na gołej ścieżce, numerem do ciebie.
story-encounter-ilses-spectacles =
    Dom w Głośnych Sosnach stoi na jednej z map Ilzy i na żadnej innej. Przy furtce, na gałęzi, wiszą okulary. Są jej.
    Patrzysz przez nie. Jest furtka, są sosny. Domu nie ma.
    .lead-1 = Zanieś je Ilzie.
    .outcome-1 = Oprawka jest cienka jak źdźbło, a wiatr się zerwał. Niesiesz je w obu dłoniach.
    .success-1 = Poznaje je po mostku. Wkłada, zwraca twarz do okna, północ ku wschodowi, i zdejmuje. „Okno”, mówi Ilza Marsh i dla pewności dotyka szyby. Prosi, żeby jej powiedzieć, co jest za nim. Powoli, mówi.
    .fail-1 = Gdy je odwijasz, jednego szkła nie ma. Ilza wodzi palcem po pustej oprawce. „To bez znaczenia”, mówi. „I tak ich nie nosiłam. Bez nich widziałam więcej”. Szuka ręką brzegu stołu, a potem twojego rękawa.
    .lead-2 = Nie zdejmuj ich i wejdź do środka.
    .outcome-2 = Podchodzisz tam, gdzie były drzwi, i wyciągasz rękę.
    .success-2 = Jest zimna klamka. Obchodzisz dom po omacku: stół, łóżko zasłane bez jednej fałdy, szafa, z której bierzesz, ile się da unieść. Przez cały czas widzisz same drzewa. Ona zechce to usłyszeć w tej kolejności.
    .fail-2 = Próg jest, czy się go widzi, czy nie. Leżysz twarzą w igliwiu, z dłońmi pełnymi drzazg. Są stare i malowane. Trzeba jej to będzie powiedzieć.
    .lead-3 = Zostaw je temu, kto je tu powiesił.
    .outcome-3 = Przecierasz szkła i wieszasz je z powrotem na gałęzi, zwrócone ku wzgórzom. Potem siedzisz godzinę na progu, gdzie nie wieje.
story-encounter-ashbys-twin =
    Przy drodze, na małej walizce, siedzi Clement Ashby i pyta cię o drogę do szkoły.
    Nigdy tam nie był. „Mam prowadzić akta”, mówi. „Zaczynam w poniedziałek”.
    .lead-1 = Zaprowadź go do tego drugiego.
    .outcome-1 = Rusza obok, dokładnie twoim krokiem. „Czy wolno zapytać, jaka to posada?”, mówi. „Sprostowanie. Jacy ludzie”.
    .success-1 = Spotykają się w drzwiach. Przytrzymują je sobie nawzajem i mija trochę czasu, zanim ktokolwiek wejdzie. Dzieci chcą wiedzieć, który jest starszy i kiedy mają urodziny. Obaj Ashby’owie patrzą na siebie. Żaden nie ma tego w aktach.
    .fail-1 = Idziesz na skróty i noga wpada ci w studzienkę. Resztę drogi niesie cię na rękach bez zadyszki. W szkole za nogi łapie drugi Ashby. „Data urodzenia?”, pyta przybyłego, żeby przerwać ciszę. Żaden nie umie powiedzieć.
    .lead-2 = Wskaż mu złą drogę.
    .outcome-2 = Zapisuje i upiera się, że za informację zapłaci. Dwa dni później znajdują go na końcu tamtej drogi. Stoi obok walizki i odczytuje twoje wskazówki i twoje nazwisko. Szkoła chce mu to wynagrodzić, jemu albo jednemu z nich.
    .lead-3 = Patrzy na ciebie i mówi: „Ty też?”
    .outcome-3 = Odgina ucho. Odginasz swoje. Numery są od siebie daleko. Obraca ci nadgarstek i pokazuje coś, co da się nim zrobić. Doszedł do tego bez niczyjej pomocy. „Kiedy masz urodziny?”, pyta. „Zastanawiam się, kiedy ja”.
    .lead-4 = Idź dalej.
    .outcome-4 = Życzy ci dobrego dnia. Ze wzgórza widać, jak siedzi na walizce, prosto, z rękami na kolanach. Zatrzymała się jakaś kobieta i zdjął przed nią kapelusz. Ona pokazuje drogę.
story-encounter-the-toll =
    Szlaban z Rogatki jest opuszczony w poprzek drogi, na której nigdy go nie było. Za nim, w czapce, stoi Tolliver Crane. „Pieniądze albo życie”, mówi. „Suchych stóp”.
    Ślini ołówek. „To nie rabunek, jeśli jest pokwitowanie”.
    .lead-1 = Zapłać i zachowaj pokwitowanie.
    .outcome-1 = „Otrzymano od jednej osoby podróżnej, pod wpływem strachu, sumę trzech”, pisze. Czyta jeszcze raz i przed „strachu” dopisuje „wielkiego”. Jesteś już daleko, gdy dogania cię biegiem. Zastanawia się, co się robi, kiedy ktoś chciałby oddać szlaban.
    .lead-2 = Wytłumacz mu, na czym polega rabunek.
    .outcome-2 = Opiera się o szlaban. „Słucham”, mówi Crane. „Byle nie za prędko. Mam kuzynów, którzy powinni to usłyszeć”.
    .success-2 = Dochodzisz do miejsca, w którym się nie podpisuje. Blednie. „Własnym nazwiskiem”, mówi. „Dwieście sztuk”. Pyta, czy szlaban mógłby wrócić na miejsce, po cichu, i kto by szepnął słówko.
    .fail-2 = Słucha bardzo uważnie. Potem robi to z tobą, krok po kroku, i wychodzi mu pięknie. Tak szczęśliwy człowiek rzadko się trafia. Szlaban chciałby mieć już za sobą, mówi, i mierzyć wyżej.
    .lead-3 = Obrabuj go.
    .outcome-3 = „Nie można”, mówi Crane. „Ja to robię”. Woła o pomoc, a za żywopłotem ktoś jest.
    .success-3 = Pomoc idzie do domu. Crane podaje kasetkę i prosi, już całkiem skromnie, o pokwitowanie. Babcia sprawdza książkę. Do wieczora wzdłuż całej drogi wiedzą, co go od ciebie spotkało i że szlaban ma wrócić.
    .fail-3 = Pomoc robi to od dziecka. „Bez urazy”, mówi Crane i otrzepuje cię z kurzu. „Masz dobrą, prostą twarz. Czy wystawiasz referencje?”
    .lead-4 = Obejdź bagnem.
    .outcome-4 = Bagno jest szerokie i miejscami świeci. Na kępie pośrodku leży torba, którą ktoś odstawił, żeby mieć wolne obie ręce. Crane, póki może, idzie równo z tobą drogą i proponuje zniżki.
story-encounter-wens-bag =
    Doktor Wen siada przy drodze. Od dawna chce ci coś powiedzieć. „Po pierwsze”, mówi i już śpi.
    Torba jest otwarta. Pod bandażami leży lista, której ci nie pokazała.
    .lead-1 = Przeczytaj listę.
    .outcome-1 = Składano ją tyle razy, że rozpada się na cztery. Ku dołowi pismo maleje.
    .success-1 = Chorzy, atramentem. Potem ci, których umie wyleczyć: jest ich niewielu i czytasz każde nazwisko. Gdy podnosisz wzrok, ma otwarte oczy. „To już ołówek”, mówi doktor Wen.
    .fail-1 = Jednej linijki, ostatniej, nie da się odczytać. Trzymasz ją pod światło i jakaś ręka ci ją zabiera. „To jest ołówkiem”, mówi doktor Wen. „Raz wpisuję, raz wymazuję”.
    .lead-2 = Zamknij torbę i trzymaj straż.
    .outcome-2 = Zamek robi pstryk. Ona się nie rusza.
    .success-2 = Nic nie przychodzi. Budzi się i widzi, że torba jest zamknięta i w którą stronę patrzysz. „Teraz ty”, mówi. „Cztery godziny. Będę liczyć”. Gdy otwierasz oczy, ma na kolanach rozłożoną listę, obróconą do ciebie.
    .fail-2 = Słyszysz to za późno. Jest tylko małe i dosięga tylko ręki. Ona zszywa ją po omacku, jeszcze w półśnie, i każe ci wyjąć z torby szarpie. „Pod listą”, mówi. I wtedy już nie śpi.
    .lead-3 = Weź, czego ci trzeba.
    .outcome-3 = Zostawiasz jej bandaże i listę. Z zakrętu widać, jak się budzi, wkłada rękę do torby i już jej nie wyjmuje. Na następnym obchodzie zapytają, co się z tym wszystkim stało, a ona pacjentom mówi tylko prawdę.
story-encounter-geralds-tracks =
    Tu Gerald spał. Tu zjadł bramę. Tu spotkał człowieka na rowerze.
    Odtąd rower ma Gerald.
    .lead-1 = Biegnij.
    .outcome-1 = Jeden ślad, bardzo prosty. Gdzie droga skręca, Gerald nie skręcił.
    .success-1 = Wytrzymujesz dwie mile. Ze wzniesienia widać, jak opiera rower o ścianę szkoły. Wyciera to, co tam wyciera, i wchodzi.
    .fail-1 = Biegniesz, aż zaczyna kłuć w boku. Mija cię spacerem dziecko z tornistrem. „Już po dzwonku”, mówi. „Gerald się nigdy nie spóźnia”.
    .lead-2 = Wykombinuj, dokąd może prowadzić taka droga.
    .outcome-2 = Siadasz na tym, co zostało z bramy, i próbujesz myśleć jak Gerald. Robi się od tego głodno.
    .success-2 = Jest po śniadaniu. Spieszy się, postarał się o rower. Jest za dziesięć dziewiąta, a w całym powiecie tylko w jednym domu ma to jakieś znaczenie. Słychać stąd dzwonek.
    .fail-2 = Wychodzi ci, że zaciągnął się na statek. Z błędu wyprowadza cię chłopiec z tornistrem. Na ramieniu ma zwinięty sznur Geralda. W tym tygodniu jego kolej go nosić.
    .lead-3 = Poszukaj tego od roweru.
    .outcome-3 = Idzie piechotą i cieszy się z towarzystwa. Razem dochodzicie do Obozu na Rozdrożu, dzieląc się jego węgorzem. To był uczciwy wyścig, mówi. Przy bramie płaci ci, żeby nie mówić, o ile.
story-encounter-the-man-outside =
    Ma osiemdziesiąt lat i przyniósł krzesło kuchenne. Stawia je przodem do drzwi i staje obok.
    „To ja zamknąłem”, mówi Edwin Thrale. „Umiałem liczyć. Temu, kto umiał liczyć, pozwolili stać przy kole”.
    .lead-1 = Zapytaj, kto był sto dziesiąty.
    .outcome-1 = Porusza ustami. Liczy długo, zanim przestanie.
    .success-1 = „Sto dziewięć osób przeszło obok mnie. Siostra była dziewięćdziesiąta pierwsza. Potem został jeden, ten, co liczył. Więc wyszedłem i zamknąłem z tej strony”. Siada. „Mówią, że zamknąłem ludziom drzwi przed nosem. Wolę to niż podziękowania”.
    .fail-1 = „Zawsze zostaje jeden”, mówi. Podnosi krzesło. Robi się dla niego za ciężkie, więc niesiesz je do drogi. Co krok obija ci goleń, a on pod nosem liczy ci kroki.
    .lead-2 = Znasz to miejsce od środka. Powiedz mu, że tam żyją.
    .outcome-2 = „Ilu?”, pyta i podnosi rękę, zanim odpowiesz. Więc opowiadasz mu o starej kobiecie i jej sznurku. „Na węzełki”, mówi Edwin Thrale. „Siostra nie miała głowy do liczb. Ja ją tego nauczyłem”. Usiadł na ziemi, obok krzesła.
    .lead-3 = Posiedź przy nim do zmroku.
    .outcome-3 = Oddaje ci krzesło, a dla siebie składa płaszcz. Nie pytasz. Gdy się ściemnia, liczy drzewa, które jeszcze widać, i liczy je znowu. Gdy nie ma już żadnego, śpi z głową opartą o nogę krzesła.
story-encounter-linnet-outdoors =
    Od drzwi Sikorka nie puszcza twojego rękawa. Potem nadciąga chmura.
    Mówi do niej cicho swoją kwestię. Patrzy w górę i sprawdza. Mówi jeszcze raz i zmienia jedno słowo.
    .lead-1 = Niech prowadzi.
    .outcome-1 = Robi dziesięć kroków bez rękawa i jeszcze dziesięć. Staje przy wszystkim, co się rusza.
    .success-1 = Doprowadza cię aż do drogi i dopiero tam widzi, jak to daleko. „Trzeba im powiedzieć”, mówi Sikorka. „Czterdzieści osób chciałoby wiedzieć. A potem mogę iść z tobą? Nie będę żadną pogodą, której nie lubisz”.
    .fail-1 = Na ramię spada jej liść. Bierze to za znak i mówi wszystkie sześć kwestii, do pustego pola, najwyraźniej jak umie. Pole nie odpowiada. „Muszę powiedzieć innym”, mówi Sikorka. „To się gra bez nas”.
    .lead-2 = Pokaż jej to, co najgorsze, żeby wiedziała.
    .outcome-2 = Schodzicie na spaloną ulicę i mówisz jej, co czym było.
    .success-2 = Ogląda wszystko. „To mamy w trzecim akcie”, mówi Sikorka. „Tylko że potem wstają”. Idzie wzdłuż domów jeszcze raz, bez ciebie, i czyta nazwiska na drzwiach. W domu, mówi, jest czterdzieści osób, które umieją uczyć się na pamięć.
    .fail-2 = To najgorsze jeszcze się nie skończyło. Stajesz między nim a nią i kosztuje cię to spory kawał rękawa i trochę ręki. Sikorka opatruje ją swoim szalikiem. „Tak jest codziennie?”, pyta. „Będą chcieli wiedzieć”.
    .lead-3 = Odprowadź ją do domu przed zmrokiem.
    .outcome-3 = Stoi w drzwiach, aż z twarzy zejdzie jej ostatnie światło. W środku czeka czterdzieści osób. Podają ci herbatę i krzesło. „To ma tył”, mówi Sikorka. „Ciągnie się dalej, za rzeczami. Nie widać, na czym jest zawieszone”.
story-encounter-the-lake-choir =
    O zmierzchu śpiewa błoto. To tylko gaz, mówi Silas Pim.
    Śpiewa na głosy. Niskie wchodzą z opóźnieniem, z bardzo daleka, stamtąd, gdzie zatonęły dzwony.
    .lead-1 = Zaśpiewaj w odpowiedzi.
    .outcome-1 = W drugiej zwrotce jest luka, mniej więcej na jeden głos.
    .success-1 = Wpuszczają cię. Przez jedną zwrotkę błoto jest pełne ludzi, stoją blisko i o każdym wiesz, co miał robić nazajutrz. Potem jest noc. Masz mokro po kolana i ciągle trzymasz ten dźwięk.
    .fail-1 = Wchodzisz źle. Wszystko milknie, wszędzie, naraz. Potem błoto przed tobą trochę się otwiera i wypuszcza oddech, a oddech jest zielony.
    .lead-2 = Zatkaj uszy i kop tam, gdzie najgłośniej.
    .outcome-2 = Z woskiem w uszach słyszysz to przez łopatę.
    .success-2 = Na trzech stopach uderzasz w dzwon. Leży otworem do góry, wypchany po brzegi wszystkim, co było pod ręką. Wybierasz do dna. W drodze powrotnej wyjmujesz też wosk i słyszysz o jeden głos więcej.
    .fail-2 = Na trzech stopach jest ciepło, na czterech jasno. Pim wyciąga cię za pasek. Łopata, mówi, leżała już od dawna, a z dołu słychać było twój śpiew.
    .lead-3 = Wysłuchaj do końca.
    .outcome-3 = Zwrotek jest bardzo dużo. Gdy się kończą, blasku już w tobie nie ma: spłynął przez podeszwy. Stoisz sto kroków dalej od brzegu niż na początku. Z jednego ucha leci krew.
    .lead-4 = Wywołaj dwanaście imion i licz odpowiedzi.
    .outcome-4 = Masz je od Pima, który powtarza je nad siecią. Wołasz pierwsze, tak jak on, z nazwiskiem. Wszystkie inne głosy milkną.
story-encounter-the-abandoned-stall =
    Przy drodze stoi pół wozu, przepiłowanego równo. Ma pół daszka, pół końskiej uprzęży i połowę cennika.
    To połowa Dagny. Dagny nie ma.
    .lead-1 = Popilnuj straganu, aż wróci.
    .outcome-1 = Sprzedajesz pasek i udzielasz porady. Wieczorem Dagny wraca z nową liną. Liczy utarg i pozwala ci zajrzeć pod siedzenie, gdzie trzyma dobre rzeczy. „Marta by teraz powiedziała…”, zaczyna i czeka. Nikt nie kończy.
    .lead-2 = Odczytaj ślady.
    .outcome-2 = Jedno koło, jeden koń i mnóstwo butów, samych prawych. To klienci.
    .success-2 = Ale w nocy przyszła kobieta od strony Młynów nad Kotłem, w dwóch lewych. Stała przy wozie, dwa razy go obeszła, naprawiła uprząż i przed świtem była w domu. Dagny opowiada od tego czasu, jaka to dobra skóra.
    .fail-2 = Jeden rząd prowadzi w krzaki. Ten, kto ją okradł, jeszcze tam siedzi i dobiera buty w pary. Doszedł do końca i nie jest w dobrym humorze.
    .lead-3 = Zabierz kasetkę.
    .outcome-3 = To pół kasetki, trzeba trzymać poziomo. Na pierwszym wzgórzu spotykasz Dagny, idzie pod górę. Patrzy na kasetkę i na ciebie. Potem rozwiązuje fartuch i daje ci go, żeby po drodze nic nie wypadło.
story-encounter-eleven-sticks =
    Dwunastu mężczyzn z jedenastoma kijami szuka Tollivera Crane’a. Pytają, którędy poszedł.
    Dwunasty niesie sznur, na wypadek gdyby Crane potrzebował.
    .lead-1 = Skłam.
    .outcome-1 = Pokazujesz na wzgórza. Ręka podnosi się sama.
    .success-1 = Skręcają tam. Będzie ich to kosztować pół dnia. Ten ze sznurem idzie ostatni i ogląda się na ciebie. Wolałby usłyszeć, że nikogo takiego nie ma.
    .fail-1 = Z drugiej strony nadbiega chłopiec: Crane’a widziano w torfie. Dziękują chłopcu. Potem patrzą na ciebie. Ręka ciągle jeszcze pokazuje.
    .lead-2 = Powiedz im.
    .outcome-2 = Dziękują. Jeden odlicza ci do ręki pieniądze. Nikt o nie nie prosił, a on nie podnosi oczu. Gdy ruszają w stronę torfu, idą równym krokiem. Przedtem tak nie szli.
    .lead-3 = Pokaż pokwitowanie, które ci dał.
    .outcome-3 = Idzie z rąk do rąk. „Pod wpływem wielkiego strachu”, czyta człowiek w okularach i ktoś się śmieje, a potem nikt. Każdy z nich ma takie. Gdy idą dalej, ku torfowi, czterech trzyma się z tyłu, a kije służą im do chodzenia.
    .lead-4 = Poproś o kij.
    .outcome-4 = „Jest jedenaście”, mówi najstarszy. „Któremuś z nas trzeba by zabrać”.
    .success-4 = Zabierasz najmłodszemu. Od razu puszcza i nie wie, co zrobić z rękami. Mówisz, żeby szedł do domu. Nie może, mówi, przecież przyszli wszyscy. Zostawia ci torbę i biegnie za innymi, w stronę torfu.
    .fail-4 = Próbujesz u najmłodszego. To pierwsza rzecz, jaką mu w życiu powierzono, i tą rzeczą cię bije. Zapada cisza. Potem, skoro już się zaczęło, idą dalej w stronę torfu.
story-encounter-the-kiln-wedding =
    Przy Piecu Olbrzymów bierze ślub dwoje miejscowych. Jest czteropiętrowy tort z cegieł. Jest osiemdziesięcioro gości.
    Muzyki nie ma. Niektórzy zaczęli nucić, każdy co innego.
    .lead-1 = Zagwiżdż tę połowę, którą znasz.
    .outcome-1 = Osiemdziesięcioro gości milknie, a panna młoda zdejmuje hełm.
    .success-1 = Tańczą do tego w kółko. Gdzie melodia się urywa, stają wszyscy, z jedną nogą w powietrzu, i czekają, aż zaczniesz od nowa. Pod kominem gość imieniem Hob trzyma obie nogi na ziemi. Ma zamknięte oczy i porusza ustami.
    .fail-1 = W ustach ci zaschło i zamiast melodii wychodzi czajnik. Są bardzo mili. Klepią cię po plecach, cała osiemdziesiątka.
    .lead-2 = Ponieś pannę młodą.
    .outcome-2 = Taki zwyczaj: trzy razy dookoła pieca. Pan młody próbował. Panna młoda ma dziewięć stóp i nie może przestać się śmiać.
    .success-2 = Trzy razy dookoła. Potem, żeby było sprawiedliwie, ona niesie ciebie i stawia przy głównym stole, gdzie zwalają przed tobą wszystko, co obiecano temu, kto da radę.
    .fail-2 = Ona jest już w górze. Zawodzi ziemia. Panna młoda wyjmuje cię z popiołu i nie zatańczy z nikim, dopóki nie poruszysz nogami.
    .lead-3 = Poprowadź pana młodego do ślubu. Jest nieśmiały, a wy to rodzina.
    .outcome-3 = Widzicie się pierwszy raz. Bierze cię pod rękę i ściska mocno. „Co mam powiedzieć?”, szepcze, a ty mu mówisz. Powtarza tak, że słyszy całe podwórze. Osiemdziesięcioro olbrzymów patrzy pod nogi. Potem wszyscy po kolei cię karmią.
    .lead-4 = Jedz tort. W zaprawie jest coś zielonego.
    .outcome-4 = Kosztuje cię ząb. Zaprawa jest najlepsza. Przy drugim kawałku zauważasz, że ławki mają tu rozsądną wysokość. „No proszę”, mówi panna młoda. „Do twarzy ci”.
story-encounter-a-letter-for-you =
    Gerald przyniósł w zębach list. Kładzie go przed tobą i cofa się na długość sznura.
    List jest do ciebie, a pismo znasz. Jest suchy, przeważnie.
    .lead-1 = Przeczytaj.
    .outcome-1 = Złożony na trzy, ostatnie zagięcie do środka, tak jak zawsze. Czytasz na stojąco. Potem siadasz i czytasz od początku. Gerald patrzy w inną stronę. Gdy jest już za ciemno, żeby czytać, dalej trzymasz list w ręku.
    .lead-2 = Przeczytaj na głos temu, kto jest z tobą.
    .outcome-2 = Zaczynasz zwykłym głosem. Na drugiej stronie oddajesz kartki i dalej czyta ktoś, kto tego pisma nie zna, a czyta dobrze. Potem nikt nic nie mówi. Siedzicie bliżej siebie. Dostajesz miejsce, gdzie nie wieje.
    .lead-3 = Zachowaj na później.
    .outcome-3 = Chowasz go pod płaszcz. Gerald patrzy na płaszcz i na ciebie, tak długo, jak trzeba. Wstaje, w całości. Koniec sznura leży ci na kolanach, a on czeka, aż weźmiesz go do ręki.

## Osada, z biblioteki

story-encounter-the-auction =
    Na stole, pod prześcieradłem, jedna rzecz: „zawartość nieznana, ciężar znaczny”.
    Wszyscy trochę licytują, żeby było miło.
    .lead-1 = Poproś salę o przysługę: niech nikt cię nie przebija.
    .outcome-1 = Ręce wracają do kieszeni. Młotek spada w ciszy i masz to za darmo. Cieszyli się na tę licytację cały tydzień. „Tak się godzi”, mówi jakaś kobieta, gdy to wynosisz. „Przysługa za przysługę”. Mówi to tak, jak się zamyka rachunek.
    .lead-2 = Licytuj wysoko.
    .outcome-2 = Sala wzdycha, potem bije brawo. Pod prześcieradłem jest kufer, a w kufrze, w trocinach, dwie piękne rzeczy i kartka, na której życzą nabywcy wiele radości. Pytają, czy będziesz i za tydzień.
    .lead-3 = Odezwij się na samym końcu.
    .outcome-3 = Czekasz. Na drugim końcu sali czeka też pani w szarym, z zamkniętymi oczami.
    .success-3 = Otwiera je o chwilę za późno. Z kufra zatrzymujesz jedną rzecz, resztę odsprzedajesz jej, drożej. Kłania się. Nikt jej nie przeczekał, mówi, od czasu męża.
    .fail-3 = Otwiera jedno oko, rzuca kwotę i zamyka. Zwyczaj każe, żeby za wynajem sali płacił ten, kto był drugi.
    .lead-4 = Poproś, żeby pokazali.
    .outcome-4 = Licytator ogląda się za siebie i unosi róg prześcieradła, tylko dla ciebie. Są tam trzy rzeczy. O jednej da się porozmawiać, mówi, byle sala się nie dowiedziała, że to wszystko.
story-encounter-the-wrong-funeral =
    Prowadzą cię do pierwszego rzędu i dają kartkę z pieśniami. Dopiero przy drugiej pieśni da się odczytać nazwisko na trumnie.
    Nic ci nie mówi. Za tobą jest dwadzieścia krzeseł i cztery osoby.
    .lead-1 = Zostań i przemów.
    .outcome-1 = Wstajesz i jeszcze raz patrzysz na nazwisko.
    .success-1 = Mówisz o tym, co widać było przy wejściu: o podzelowanych butach koło drzwi, o ścieżce zamiecionej aż do furtki sąsiada. Ktoś to robił, mówisz, dzień w dzień. Gdy się odwracasz, w drzwiach stoją ludzie, którzy tylko przechodzili.
    .fail-1 = Mówisz, że dla każdego był dobry. Ktoś w drugim rzędzie wydaje cichy dźwięk. Nie był. O tym właśnie ta czwórka przyszła pomilczeć.
    .lead-2 = Zostań i nic nie mów.
    .outcome-2 = Śpiewasz, co jest do śpiewania. Potem jest herbata i szary chleb, cienko krojony. Wszyscy czworo podają ci rękę. Nikt nie pyta, skąd ta znajomość.
    .lead-3 = Wiedzą, kim jesteś. Proszą właśnie ciebie o kilka słów.
    .outcome-3 = Wymawiasz powoli jego imię i mówisz, że przychodzisz za późno, żeby go poznać. Wystarcza. Żona każe wpisać do księgi, że tu jesteś. Potem zabiera cię do kuchni i mówi ci coś, co on chciałby komuś przekazać.
    .lead-4 = Ponieś trumnę.
    .outcome-4 = Potrzeba czworga, a siły ma troje. Cmentarz leży na wzgórzu.
    .success-4 = Dochodzicie bez postoju. Syn ma odliczone, po równo dla każdego z niosących. Inni kręcą głowami, a on stoi z pieniędzmi w ręku. Więc bierzesz wszystkie, żeby tak nie stał.
    .fail-4 = Na mokrym kamieniu wykręcasz kostkę. Nie puszczasz. Kant spada ci na ramię i resztę drogi idziesz z nim na ramieniu.
story-encounter-the-registry-window =
    Kto chce być obsłużony, musi mieć numerek. Kto chce numerek, musi być obsłużony.
    Urzędnik dużo o tym myślał. Przyznaje, że ludziom jest z tym ciężko.
    .lead-1 = Narysuj sobie numerek.
    .outcome-1 = Prosisz o pożyczenie ołówka. Ołówki są w innym okienku. Urzędnik patrzy w lewo i w prawo i pożycza swój.
    .success-1 = Piękny numerek, z jednej strony cieniowany. Wywołuje go. Głos mu trochę drży: to pierwszy raz. Z nieodebranych paczek wolno ci wybrać po cenie dla pracowników.
    .fail-1 = Podziwia, ogląda pod światło i stwierdza, że ten był wczoraj. Obok jest sklep, mówi. Tam chcą tylko pieniędzy.
    .lead-2 = Wpisz jeden ze swoich planów na właściwy formularz.
    .outcome-2 = Piszesz wielkimi literami, co zamierzasz. Pod „Powód” są cztery linijki. Przy trzeciej plan jest już inny. Urzędnik czyta, stempluje i idzie na zaplecze po coś, co leżało tam, aż ktoś poprosi na piśmie.
    .lead-3 = Czekaj.
    .outcome-3 = Ławka stoi w słońcu. Wchodzi kot, pije ze spodka pod ladą i wychodzi. O piątej urzędnik cię budzi, przeprasza za zwłokę i pyta, czy zamiast tego nie nadałoby się coś ze sklepowej wystawy.
story-encounter-the-magician =
    Przepiłowuje asystentkę na pół, a ona wstaje i dyga.
    Potem oboje zaglądają do skrzyni, o chwilę za długo.
    .lead-1 = Zgłoś się na ochotnika.
    .outcome-1 = Skrzynia jest wąska. „Kolana pod brodę”, mówi ci asystentka do ucha. „Cokolwiek on powie”.
    .success-1 = Trzymasz kolana pod brodą. Po minucie jest po wszystkim i słychać oklaski. Asystentka prowadzi cię za kurtynę i pokazuje, jak to się robi. Robi się to wydechem. Okazuje się, że masz do tego dryg.
    .fail-1 = Kolan nie da się tak trzymać bez końca. Przy pierwszym krzyku przerywa. Bandaże mają gotowe, przycięte, a ona wie, gdzie ucisnąć.
    .lead-2 = Patrz na jego drugą rękę.
    .outcome-2 = Prawa ma piłę. Lewa wisi i wygląda niewinnie.
    .success-2 = Idzie do kapelusza, do rękawa, do zawiasu. Potem znajdujesz go wśród kufrów i mówisz mu to. Daje ci najlepsze, co ma, żeby tego nie mówić przy niej. „Ona nie wie, że to sztuczka”, mówi.
    .fail-2 = Patrzysz na nią tak uważnie, że nie czujesz ręki asystentki we własnej kieszeni.
    .lead-3 = Bij brawo. Potem będzie sprzedawał rekwizyty.
    .outcome-3 = Zaczynasz klaskać, po tobie klaszczą inni. Obchodzi salę z tacą rzeczy z dawnych numerów, wszystko w jednej cenie. Ona idzie za nim. Gdy coś podnosisz, mówi, w co się to kiedyś zmieniało.
    .lead-4 = Pożycz mu do sztuczki własną broń.
    .outcome-4 = Z twoją też się udaje. Oddaje ją wytartą, z twoją częścią z kapelusza. Potem podchodzi ona, bez niego, i prosi, żeby dać jej potrzymać. „Tę poczułam”, mówi.
story-encounter-the-night-school =
    W małych ławkach dorośli uczą się alfabetu. Doszli do Ł.
    Z tych liter, które już są, staruszek w pierwszym rzędzie ułożył imię żony. ADELA. Ma tego całą stronę.
    .lead-1 = Naucz ich M.
    .outcome-1 = Rysujesz na tablicy: dwie góry i dolina w środku.
    .success-1 = Wszyscy rysują dwie góry. Staruszek odkrywa, że z tą literą da się napisać jeszcze jedno słowo. Stawia je za imieniem, trochę dalej: ADELA MIŁA. Prosi, żeby mu przeczytać.
    .fail-1 = Litera stoi na tablicy do góry nogami i wszyscy uczą się W. Bardzo im się podoba. Dopiero za parę tygodni dojdą do niego jeszcze raz i się zdziwią.
    .lead-2 = Ucz się.
    .outcome-2 = Siadasz z tyłu. Litery niby znasz. Kobieta obok ma siedemdziesiąt lat i mówi ci, co przeczyta najpierw, co potem i o co już nigdy nie będzie musiała pytać syna.
    .lead-3 = Napraw piec.
    .outcome-3 = Dymi. Wszyscy piszą w płaszczach.
    .success-3 = W rurze było stare gniazdo. Gdy wraca ciąg, płaszcze schodzą jeden po drugim. Zbierają dla ciebie do czapki, a ławkę dostajesz tę najbliżej drzwiczek.
    .fail-3 = Gorąca rura zsuwa ci się po ręce. „B”, mówi nauczycielka, owijając ją płótnem. „Co jest na B?” Nikt nie musi się zastanawiać.
story-encounter-the-debt-collector =
    „Suchych stóp”, mówi. Ma w książce twoje nazwisko i kwotę. Ma też mnóstwo innych.
    Gdy dodaje, porusza ustami. Zimno tu, a on jest bez płaszcza.
    .lead-1 = Powiedz, że zapłacisz.
    .outcome-1 = Kiedy szukasz, odwraca się do okna. To ładnie z jego strony.
    .success-1 = Liczy i ciągnie kreskę pod twoim nazwiskiem. To pierwsza taka kreska na tych wszystkich stronach. Podsuwa ci książkę i idzie dowiedzieć się o zupę. Z tego, co ludzie są sobie winni, wiele można wyczytać o powiecie.
    .fail-1 = Nie znajdujesz. Kiwa głową i to też zapisuje. W południe odczytuje stronę na rynku. Ma do tego piękny głos i niczego nie pomija.
    .lead-2 = Zakwestionuj kwotę.
    .outcome-2 = Obraca książkę, daje ci ołówek i odsuwa się od stołu.
    .success-2 = To w trzeciej kolumnie: siódemkę przeniesiono dwa razy. Sprawdza, czerwienieje i wypłaca ci różnicę. Należała się jeszcze twojemu dziadkowi.
    .fail-2 = Znajdujesz błąd. Był na twoją korzyść.
    .lead-3 = Ty masz dużo planów, on ma nakaz. Wymieńcie się.
    .outcome-3 = Przegląda twoje papiery i kładzie na nich nakaz. „Jeden z tych trzeba by skończyć”, mówi. Wypłaca ci tyle, ile nakaz jest wart. Wedle przepisu część należy się komuś trzeciemu. Pyta o nazwisko.
    .lead-4 = Wyjdź przez kuchnię.
    .outcome-4 = Kucharka trzyma już dla ciebie otwarte tylne drzwi. Jest na stronie czwartej. Pokazuje ci przejście między podwórkami, którym chodzi cała strona czwarta.

## Wątki, w osadach

story-encounter-recital-night =
    Sala jest pełna. W drzwiach stoi Hob i teraz drzwi też są pełne. Umył się.
    Szuka w rzędach jednej twarzy, którą zna.
    .lead-1 = Pomachaj.
    .outcome-1 = Widzi. Idzie środkiem, bokiem, i każdemu rzędowi mówi „Przepraszam”. Gra melodię do miejsca, w którym się urywa, i przestaje. Nikt się nie rusza. Czekają na resztę. „Szukam jej”, mówi Hob do sali.
    .lead-2 = Przewracaj mu kartki.
    .outcome-2 = „Ja kiwam”, mówi Hob. „Wtedy ty przewracasz”. Gdy kiwa, kiwa się i ławka.
    .success-2 = Przewracasz za każdym skinieniem. Pomiędzy nimi widać salę i to, że nikt już nie patrzy, jaki jest duży. Melodia urywa się tam gdzie zawsze, na dole ostatniej kartki. Tej nie przewracasz. Nikt nigdy nie przewrócił.
    .fail-2 = Przewracasz za późno i jego ręka, opadając, trafia na twoją. Przerywa. Ogląda ci pod lampą palce, jeden po drugim, czy się zginają. Potem, bo wszyscy jeszcze są, gra dalej, aż tam, gdzie melodia się urywa.
    .lead-3 = Przedstaw go sali.
    .outcome-3 = Wchodzisz na podium. Dwieście osób patrzy na ciebie i na to, co stoi za nimi w drzwiach.
    .success-3 = Mówisz, jak ma na imię, że przeszedł pieszo pół powiatu i że się ich boi. Dziewczynka w pierwszym rzędzie przesuwa się na ławce. Hob siada na brzegu. Patrzy na niego cała sala, a on nie wychodzi.
    .fail-3 = Mówisz za długo. Im dłużej, tym on jest w drzwiach niższy. W końcu przechodzi obok ciebie, siada i zaczyna grać, żeby ci pomóc skończyć.
story-encounter-wens-surgery =
    Doktor Wen operuje na stole kuchennym i nuci. Ręce ma całkiem pewne.
    Na parapecie stoi niebieska butelka. Jest prawie pusta.
    .lead-1 = Potrzymaj lampę.
    .outcome-1 = „W lewo”, mówi. „Wyżej. Po pierwsze, nie patrzeć. Po drugie, nie chuchać na niego”.
    .success-1 = Pacjent będzie chodził. Doktor Wen płucze ręce, a potem, skoro woda jest gorąca, zajmuje się tobą. Butelka rzuca na ścianę niebieską plamę. „Uprawia to w sadzie”, mówi, „człowiek, który pyta mnie o zdrowie”.
    .fail-1 = Patrzysz. Przytomniejesz na podłodze, z poduszką, i to pacjent pyta, jak się czujesz. Z dołu da się przeczytać etykietę na butelce. Stoi na niej, z którego sadu.
    .lead-2 = Wylej butelkę.
    .outcome-2 = Korek jest już wyjęty, gdy milknie nucenie.
    .success-2 = „Dalej”, mówi doktor Wen. Stoi tyłem, z igłą w ręku. „Do ostatniej kropli. Potem się dowiedz, gdzie on to uprawia. Po trzecie, nie mów mi”.
    .fail-2 = „Dziś miałam jeszcze dwoje”, mówi. Podnosi rękę, żeby było widać, jak się zaczyna. Tych dwoje siedzi na krzesłach w sieni. Widzieli, kto opróżnił butelkę. Ten, kto mógłby ją napełnić, mówią, jest w sadzie.
    .lead-3 = Poproś ją o to samo.
    .outcome-3 = Patrzy na ciebie dość długo. „Po pierwsze, działa”, mówi doktor Wen. „Innych zarzutów nie ma”. Dostajesz, co zostało w butelce. Nic nie boli. Obraca ją etykietą do ciebie, żeby było wiadomo, dokąd iść, kiedy zaboli.
    .lead-4 = Przypomnij jej, o co cię prosiła.
    .outcome-4 = „Żeby mi tego nie oddawać”, mówi. „To było przed południem. Przed południem jestem innym lekarzem”. Zawiązuje nić i ucina. Potem podaje ci butelkę na wyciągniętej ręce i patrzy w ścianę, aż poczuje, że ręka jest pusta.
story-encounter-the-truce =
    Marta i Dagny zgodziły się spotkać na środku sklepu, przy kredowej kresce, każda ze świadkiem.
    „Obie wolałybyśmy…”, mówi Marta. „…usiąść”, mówi Dagny. Obu chodziło o ciebie.
    .lead-1 = Spisz warunki.
    .outcome-1 = „Przede wszystkim”, mówi Marta, „jestem w każdej chwili gotowa…” „…przeprosić”, mówi Dagny. Na razie nic nie zapisujesz.
    .success-1 = Wychodzą cztery artykuły i rysunek lady. Podpisują na kresce i podają sobie ręce. Są już przy cenie sznurowadeł, gdy któraś zauważa, że żadna nie puściła.
    .fail-1 = Odczytujesz „zważywszy”. Czegoś takiego jeszcze nie słyszały. Przechodzą na twoją stronę stołu, żeby zobaczyć, gdzie to stoi, i czytają dalej razem, głowa przy głowie.
    .lead-2 = Zetrzyj kreskę butem.
    .outcome-2 = Mówią obie naraz. Stajesz na kresce i zaczynasz przestępować z nogi na nogę.
    .success-2 = Gdy patrzą w dół, kreski nie ma i każda stoi w połowie tej drugiej. Żadna nie wspomni o tym pierwsza. „Dla świadka mogłybyśmy zejść…”, mówi Marta. „…do piwnicy”, mówi Dagny. Schodzą z ceny.
    .fail-2 = Obcas zahacza o stojak z butami i za stojak płacisz. Potem trzeba narysować nową kreskę. Marta trzyma sznurek, Dagny trzyma drugi koniec i bardzo długo go naciągają, żeby było prosto.
    .lead-3 = Kup coś, kiedy żadna nie patrzy na kasę.
    .outcome-3 = Zostawiasz na ladzie pieniądze. Kwota się nie zgadza. Wieczorem na nie trafiają i żadna ani przez chwilę nie myśli, że to siostra. Siedzą do późna i rozmawiają o tobie.
story-encounter-the-poster =
    Drukarz złożył słowa LIST GOŃCZY i sumę. Na twarz zostawił miejsce. Z Bandą od szlabanu jest już spokój i jednej twarzy mu brakuje.
    „Pewnie poczekasz na właściwą osobę?”, mówi Nan Corrie, która przyniosła mu obiad. Wchodzisz.
    .lead-1 = Pozuj.
    .outcome-1 = Trwa to godzinę, płaci ci za nią i jest naprawdę dobry. Wieczorem wisisz na sześćdziesięciu ścianach. Klej jeszcze nie wysechł, gdy pierwsza osoba przechodzi na drugą stronę ulicy.
    .lead-2 = Opisz kogoś gorszego.
    .outcome-2 = Bierze węgiel. Zaczynasz od oczu.
    .success-2 = Z każdego, kogo znasz, bierzesz to, co najgorsze. Robi się cicho. Potem mówią ci, kogo tam widzą i dlaczego. Takich rzeczy się nie zapomina. Na podbródek drukarz nie ma wzoru. Podnosi wzrok i rysuje, co ma przed sobą.
    .fail-2 = Oczy, brwi, to, co usta robią z jednej strony. Idzie świetnie. Nan patrzy na papier, a potem na ścianę za drukarzem. „Pewnie widzisz, że on tam trzyma lustro?”, mówi.
    .lead-3 = Złóż tekst własnoręcznie.
    .outcome-3 = Umiesz litery wspak, a takich tu trzeba.
    .success-3 = Zbrodnię składasz tak drobno, a ramkę tak pięknie, że do czytania nikt nigdy nie dojdzie. Płaci ci czymś, co zostało po kliencie. Gdy odbitka jest sucha, obraca ci twarz do lampy i prosi, żeby się nie ruszać.
    .fail-3 = Składasz: LIS GOŃCZY. Drukarz odbija sześćdziesiąt, zanim to zauważy. Jest nadzwyczaj miły. Jest może jeden sposób, żeby to naprawić, mówi i sięga po węgiel.
story-encounter-ashbys-birthday =
    Trzydzieści jeden świeczek. Clement Ashby patrzy na nie, jak się patrzy na egzamin.
    „A potem pomyśleć życzenie”, mówi, „i nie ujawniać”.
    .lead-1 = Zdmuchnij je razem z nim.
    .outcome-1 = Nabierasz powietrza, a on patrzy, jak to się robi. Gasną wszystkie. Po ciemku dzieci wiwatują, dla niego i dla ciebie, a Ashby pyta półgłosem, czy dym też do tego należy. Potem ktoś puka do drzwi.
    .lead-2 = Zapytaj, czego sobie zażyczył.
    .outcome-2 = „Nie podlega ujawnieniu”, mówi Ashby. Patrzy, jak unosi się dym.
    .success-2 = „Przyjść w poniedziałek”, mówi po jakimś czasie. „Jak zwykle”. Przesuwa talerz, aż będzie równoległy do stołu. „Sprostowanie. Nadal”. Na dworze coś wyciera nogi.
    .fail-2 = „Gdybym je podał”, mówi Ashby, „byłby to wniosek”. Kroi ci kawałek. To jedna trzydziesta pierwsza, co do okruszka. Kiedy jesz, zerka ciągle w okno. Za oknem ktoś postawił pudło.
    .lead-3 = Daj mu własne urodziny: dzień, rok.
    .outcome-3 = Podajesz datę i mówisz, kto przy tym był. Wpisuje ją do rejestru, pod swoim nazwiskiem, i pyta o pogodę. Okazuje się, że wiesz. Pokazuje ci swój sposób przechowywania rzeczy tak, żeby żadna nie zginęła. Na podwórzu słychać kroki. Pisze dalej.
story-encounter-geralds-report =
    Szkoła napisała do Nan Corrie w sprawie Geralda. Są tego dwie strony.
    Słowo „niemniej” pada cztery razy.
    .lead-1 = Przeczytaj jej ze zmianami.
    .outcome-1 = „Pewnie przeczytasz mi wszystko?”, mówi Nan. Wytarła ręce i wzięła sobie krzesło.
    .success-1 = Opuszczasz globus, wizytatora i to, co stało się z kapeluszem wizytatora. Zostaje jeden akapit. Jest w nim, że gdy jakieś dziecko płacze, on idzie i siada obok. To czytasz tak, jak stoi. Nan prosi jeszcze raz.
    .fail-1 = Opuszczasz globus. Za globus już zapłaciła. Zabiera ci kartki i czyta sama, całej kuchni, a po każdym „niemniej” robi przerwę i rozgląda się.
    .lead-2 = Weź go ze sobą. Trzeba go będzie karmić.
    .outcome-2 = Rozmawiasz z nim jak… Rozmawiasz z nim.
    .success-2 = Namyśla się. Wstaje, co trochę trwa, i przynosi sznur. Nan pakuje na dwoje, potem na pięcioro. Zapisuje, czego nie jada: „Bram po szóstej”.
    .fail-2 = Namyśla się i kładzie ci się w poprzek stóp. Jest nadzwyczaj ciepło. Gdy znów je czujesz, on śpi, a Nan stoi z talerzem dla ciebie.
    .lead-3 = Opraw opinię w ramki.
    .outcome-3 = Wieszasz ją nad piecem. Ludzie wchodzą poczytać, zostają na obiad i Nan daje ci z tego część. Późno wieczorem, gdy myśli, że w kuchni nikogo nie ma, widać przed nią Geralda, mniej więcej przez dwie strony.
story-encounter-the-surveyors-desk =
    Ilza Marsh kazała nanieść na mapę linię swojego ucznia. Pasuje, łączenia nie widać.
    Trzyma dłoń płasko na tym miejscu.
    .lead-1 = Pomóż jej pociągnąć linię tuszem.
    .outcome-1 = Daje ci pióro i azymut. „Dwa stopnie na wschód od prawdziwej północy”, mówi Ilza. „Zawsze tak trzymał”.
    .success-1 = Prowadzisz od Rozdzielni do końca, jednym pociągnięciem. Jej palec idzie za tobą, tuż obok mokrego. Na końcu zostaje. „Już”, mówi Ilza. „Teraz doszedł”.
    .fail-1 = Koło Rozdzielni robisz kleksa. Słyszy, że pióro stanęło. „Gdzie?”, pyta. Mówisz jej. „Tak”, mówi Ilza. „Zostaw. Tam stanął”.
    .lead-2 = Poproś, żeby cię uczyła.
    .outcome-2 = Zaczyna tam, gdzie zaczynała z nim: łańcuch, łata, niwelator. Każdego dotyka, gdy mówi nazwę. Dwa razy zwraca się do ciebie jego imieniem. Za drugim razem odpowiadasz.
    .lead-3 = Zostaw ją i zamknij drzwi.
    .outcome-3 = Przytrzymujesz klamkę, żeby nie szczęknęła. Na dole dają ci rosół, sprzedają, co będzie potrzebne, i mówią cicho. Nad głową ktoś przysuwa do stołu krzesło. Potem drugie.

## Wydarzenia wśród łupów

story-item-rotten-step = Skrzypią wszystkie stopnie oprócz jednego. Właśnie na nim stajesz.
story-item-warm-ash = W tym palenisku spalono coś, czego się nie pali, i popiół jest jeszcze ciepły. Masz go na rękach. Wiadomo już, z której półki to wzięli.
story-item-till-with-a-bell = Opierasz się o klawisz. Dzwoni dzwonek, wyjeżdża szuflada i wyskakuje chorągiewka z napisem DZIĘKUJEMY. W szufladzie jest utarg z jednego słabego dnia.
story-item-somebody-at-home = Za tobą otwierają się drzwi. Stoi w nich ktoś z pogrzebaczem w obu rękach i oddycha tak szybko jak ty. Żadne z was nie może sobie przypomnieć powitania.
story-item-a-note-on-the-door = „Idę cię szukać”, stoi na kartce. „Zostań tu”. Atrament zbrązowiał. Obok drzwi stoi krzesło, a poduszka na nim jest bardzo wysiedziana.
story-item-the-table-is-laid = Stół jest nakryty, garnek gorący. Talerzy jest tyle, ile osób weszło. Wołasz i nikt nie odpowiada, więc w końcu wołasz: dziękuję.
story-item-damp = Najpierw znalazła torbę, a w torbie bandaże. Potem poszła szukać ciebie i o czwartej nad ranem doszła do pleców.
story-item-false-floor = Dywan przybito do niczego. Zjeżdżasz jedną pochylnią, drugą, i lądujesz obok, na siedząco, z czymś w ręku, co musiało ci się nawinąć po drodze.

## Sztuka (Krypta 84)

story-encounter-curtain-up =
    Drzwi odtaczają się na bok. Za nimi jest ulica, godzina czwarta, piękna pogoda, wszystko pod dachem. Ludzie stają w pół kroku.
    Portier dziękuje ci za odwołanie alarmu. Powinno być w piątym akcie, mówi, a teraz jest pierwszy, ale i tak się cieszą.
    „Przybysz”, szepcze ktoś i znajduje stronę. Portier odchrząkuje. „Na długo do nas?”
    .lead-1 = Powiedz, że jesteś tu tylko przejazdem.
    .outcome-1 = Na całej ulicy usta poruszają się razem z twoimi. To jest ta kwestia. Od pięćdziesięciu dziewięciu lat stoi w tekście i nie miał jej kto powiedzieć. „W takim razie proszę Ulicą Główną”, mówi Portier, bo teraz jego kolej, i zdejmuje do tego czapkę.
    .lead-2 = Powiedz, kim jesteś i który jest rok.
    .outcome-2 = Kartkują, najpierw naprzód, potem wstecz. Pod brukiem ktoś pokasłuje.
    .success-2 = „To nowe?”, pyta Portier. Proszą, żeby jeszcze raz, bardziej do lamp, i puszczają w obieg kapelusz. Pieniądze są prawdziwe. Odkładali je dla Przybysza ludzie, którzy nie mieli gdzie ich wydać. Na Ulicę Główną odprowadzają cię z brzękiem w kieszeniach.
    .fail-2 = Na ramię spada ci worek z piaskiem. Jest nieduży i ma posłużyć za radę. „Od »na długo«”, mówi głos w podłodze. Pomagają ci wstać i odwracają cię przodem do Ulicy Głównej.
    .lead-3 = Zapytaj, czy mają herbatę.
    .outcome-3 = Samowar to jedyna rzecz na tej ulicy, która nie jest namalowana. Gdy pijesz, jakiś chłopiec pyta, czy może dotknąć błota na twoich butach. Potem pyta jego siostra. Zanim pokażą ci drogę na Ulicę Główną, buty są czyste.
story-encounter-the-high-street =
    Piekarz nigdy nie widział pszenicy. Bochenek, który ci sprzedaje, jest z malowanego drewna, a on zawija go tak, jak zawija się chleb.
    „A jak tam żniwa?”, pyta. Pyta o to codziennie, przez całe życie, a przed nim pytał ojciec, zawsze w stronę pustego progu. Teraz stoisz na nim ty. Piekarz czeka ze sznurkiem w zębach.
    .lead-1 = Powiedz mu, że żniwa udane.
    .outcome-1 = „To się cieszę”, mówi piekarz i nie może sobie poradzić z supłem. Do dziś musiał się cieszyć sam. Pieniędzy nie bierze. W drugim akcie są tańce, mówi, i Wdowa trzyma jeden dla kogoś.
    .lead-2 = Przeproś i wejdź za dekoracje.
    .outcome-2 = Między piekarnią a kościołem jest pas ciemności na szerokość ramion.
    .success-2 = Kościół ma stopę grubości. Z tyłu wiszą na nim płaszcze, niechciane na scenie i nigdy nieodebrane. Sprawdzasz kieszenie. Za ostatnią podpórką drabina prowadzi w górę, za niebo. Ktoś tam robi grzanki.
    .fail-2 = Wybijasz łokciem dziurę w kościele. Z ciemności wysuwa się ręka z pędzlem od kleju i ją łata. Potem kiwa na ciebie palcem i idziesz za nią, za niebo.
    .lead-3 = Opowiedz mu, co to jest pszenica.
    .outcome-3 = Zaczynasz od pola. Sznurek wypadł mu z zębów.
    .success-3 = „Jak wysoka?”, pyta piekarz. Pokazujesz. Wyciąga rękę na tej wysokości, dłonią w dół, i przechodzi z nią wzdłuż całej lady i z powrotem. Gdy przychodzą po ciebie na tańce, jest już ciemno. Lampy nie zapalił. Wciąż chodzi.
    .fail-3 = Wysłuchuje do końca. Trochę zbladł. „A jak tam żniwa?”, pyta, głośniej, od początku. Mówisz, że udane. Obok ktoś nakręca gramofon do tańca.
story-encounter-the-dance-in-act-two =
    W drugim akcie Przybysz tańczy z Wdową. Trzymała dla niego ten taniec jej matka, potem ona, razem pięćdziesiąt dziewięć lat.
    Włożyła rękawiczki. Płyta jest tak zdarta, że został jeden takt. Pod ścianą siedzą trzy starsze panie z ołówkami.
    .lead-1 = Zatańcz z nią.
    .outcome-1 = Ćwiczyła dotąd z wieszakiem na płaszcze, więc chwyta cię dość wysoko.
    .success-1 = Jeden takt wystarczy, jeśli nikt się nie zatrzyma. Po jakimś czasie na parkiecie są i inni, potem już wszyscy. „Więc tak to idzie”, mówi Wdowa w twój kołnierz. Zamknęła oczy. Trzy panie zapomniały pisać.
    .fail-1 = Na końcu taktu płyta wraca do początku, a ty nie. Wdowa staje ci na stopie obcasem po matce. „Ach”, mówi cała sala. Twojej ręki nie puszcza. Trzy panie piszą.
    .lead-2 = Powiedz, że nie tańczysz.
    .outcome-2 = Tego w tekście nie ma. Wdowa szuka odpowiedzi i nie znajduje, więc musi wziąć własną. „Ja też nie”, mówi. „Ja go tylko trzymałam”. Stoicie razem na pustym parkiecie, aż płyta się skończy. Poruszają się trzy ołówki.
    .lead-3 = Przynieś jej krzesło.
    .outcome-3 = Krzesła nikt jej nigdy nie napisał. Siada i zdejmuje buty po matce. „Mam powiedzieć, że straciłam już nadzieję”, mówi Wdowa. „Teraz to jakoś niegrzecznie”. Przynosisz drugie krzesło i wasze stopy odpoczywają obok siebie. Trzy ołówki czekają.
story-encounter-backstage =
    Za niebem są drabiny, czajnik i uwagi Suflera z sześćdziesięciu lat, wszystkie o głośności. Starszymi połatano niebo.
    Słońce spuszczono na skrzynkę i nakryto ścierką. „Dziesięć minut”, mówi maszynista sceny. „Jak nie ma swoich dziesięciu minut, to się w trzecim akcie dąsa”.
    .lead-1 = Przeczytaj uwagi.
    .outcome-1 = Wypisano je wielkimi literami na odwrotach biletów i ponumerowano.
    .success-1 = GŁOŚNIEJ. PROSZĘ GŁOŚNIEJ. TELEFON, JEŚLI DA SIĘ ZNALEŹĆ. Ta na samym spodzie jest najdłuższa: W OSTATNIM RZĘDZIE WAS NIE SŁYSZĄ. Nad nią maszyniści głowią się od lat. Obeszli całą ulicę i żadnego rzędu nie ma.
    .fail-1 = Czytasz jedną na głos. „Ciszej”, mówi podłoga. Między twoimi butami jest kratka, a w niej światło. „A gdyby trafił się gdzieś telefon…”, mówi podłoga.
    .lead-2 = Pomóż przy słońcu.
    .outcome-2 = Wciąga się je mosiężnym kołem z wybitym napisem: GÓRNA ZAPORA, WYPOŻYCZONO. Jest cięższe, niż wygląda z ulicy.
    .success-2 = Trzeba czterech osób i wioślarskiej piosenki. Potem jest południe i ktoś w dole mówi, jaki piękny dzień. Dostajesz dniówkę maszynisty, w kopercie, jak wszyscy. Spod desek głos pyta, jak co dzień w południe, o telefon.
    .fail-2 = O wpół do jedenastej rano słońce ci się wymyka i zatrzymujesz je piersią. Jest zapalone. „To nic osobistego”, mówi maszynista i opatruje cię kawałkiem chmury. Spod desek głos pyta spokojnie, co się stało z dniem.
    .lead-3 = Usiądź. Jest wolna skrzynka.
    .outcome-3 = Nikt się do ciebie nie odzywa. Tu, z tyłu, tak wygląda uprzejmość. Na kubku stoi: PRZYBYSZ. Co wieczór myto go z innymi, nikt z niego nie pił. Spod desek głos, niski i równy, mówi słowa za wszystkich. W przerwie pyta: „Telefon?”
story-encounter-the-quarrel-scene =
    W trzecim akcie oskarżają Przybysza o kradzież łyżek Burmistrza. Grają to świetnie.
    Potem scena się kończy. Światło nie wraca, a głosy mówią dalej, bliżej niż przedtem i już nie o łyżkach. „Cały ten czas ty tam, a my tutaj”, mówi piekarz. „Cały ten czas. Dlaczego?”
    .lead-1 = Przyznaj się. W tekście Przybysz się przyznaje.
    .outcome-1 = To ty, mówisz, wszystko ty. Pozwalają ci mówić, aż nie ma się już do czego przyznać. Nie robi im się lżej. Zapala się światło. Burmistrz odlicza ci gażę i patrzy obok. Wszyscy patrzą obok, oprócz jednej dziewczyny z wiadrem.
    .lead-2 = Porzuć tekst i odpowiedz mu.
    .outcome-2 = Trzeba to powiedzieć w ciemność. Tuż przy tobie ktoś oddycha przez usta.
    .success-2 = „Nikt nie wiedział, że tu jesteście”, mówisz. Słyszysz, jak podają to sobie szeptem, coraz dalej: nikt nie wiedział. Nikt ich tu nie trzymał. Tylko o nich zapomniano. Gdy zapala się światło, stoją tam, gdzie stali. Jedna dziewczyna odstawiła wiadro.
    .fail-2 = W trzecim akcie ciosy się markuje. Uczą się tego od dziecka: krok, ręka, stop. Dziś nikt nie mówi: stop. Gdy zapala się światło, każde z nich jest z powrotem na swoim miejscu. Dziewczyna z wiadrem klęka przy tobie i moczy szmatkę.
    .lead-3 = Dojdź po omacku do światła.
    .outcome-3 = Trafiasz na ścianę. Jest z płótna i się ugina. Po drugiej stronie czyjaś ręka przesuwa się równo z twoją.
    .success-3 = To ręka dziewczyny, która wie, gdzie jest dźwignia. Dzień wstaje w jednej chwili. Podeszli, nie było słychać ani kroku, i stoją kręgiem wokół pustego miejsca, które było twoje. Piekarz patrzy na swoją podniesioną rękę. Nie wie, jak się ją opuszcza.
    .fail-3 = Znajdujesz drabinę, potem koniec drabiny, a potem już nic. Spadasz przez chmury, które są z listewek. Gdy zapala się światło, stoją nad tobą, wszyscy, i nikt się nie odzywa. Między nimi a tobą stanęła dziewczyna od pogody.
story-encounter-the-prompter =
    Pod ulicą jest kratka, a za kratką mała, ciepła lampka. Jakiś głos mówi tam słowa za wszystkich, chwilę przed nimi.
    „Za wcześnie”, mówi Sufler między dwoma zdaniami Burmistrza. „Dla Przybysza mam coś dopiero w piątym akcie”.
    .lead-1 = Zapytaj, co jest w piątym akcie.
    .outcome-1 = „Nie zagląda się naprzód”, mówi Sufler. Słyszysz jednak, że przewraca kartkę.
    .success-1 = „Piekarz zamyka sklep. Idą do domu”, mówi Sufler. „Jest tego pół strony. Od urodzenia podaję im każde słowo i nie mogę znaleźć, co mają powiedzieć, kiedy już tam będą”. Lampka przygasa. „Patrzyłem na odwrocie”.
    .fail-1 = „Wtedy musiałbym to powiedzieć”, mówi Sufler, „a oni by to zrobili”. Lampka robi się biała i bieleje dalej, kiedy masz już zamknięte oczy. Potem piecze cię twarz. Nad głową Burmistrz podejmuje zdanie od następnego słowa.
    .lead-2 = Zapytaj, czy jest zmęczony.
    .outcome-2 = Zapada krótka cisza. Nad głową czeka w niej cała ulica.
    .success-2 = „Mówię to wszystko przed nimi, bardzo cicho”, mówi Sufler. „Od premiery bez przerwy. Nie wiem, co by zrobili beze mnie”. Potem się śmieje, dwa razy, z niczego. Chwilę później na górze ktoś się śmieje, dwa razy.
    .fail-2 = „Zmęczony”, mówi Sufler, na próbę. „Zmęczony”. Na górze, wzdłuż całej ulicy, ludzie siadają tam, gdzie kto stoi. Sufler dość długo szuka kwestii, po której wstaną.
    .lead-3 = Połóż na kratce swój płaszcz.
    .outcome-3 = Pod spodem mówi dalej, za cicho, żeby go zrozumieć. Na górze milkną. Potem ktoś pyta, co teraz, za nim drugi, w końcu wszyscy, coraz szybciej. Bierzesz to, co leży przy lampce, i idziesz. Ten płaszcz znają tu wszyscy.
story-encounter-linnets-lines =
    Pogodę gra piętnastoletnia dziewczyna z wiadrem i dzwonkiem. Nazywa się Sikorka i ma sześć kwestii.
    „Mówię, że są chmury”, mówi. „A gdzie one się kończą? I kiedy jedna przejdzie, to wraca, czy to już inna?” O pozostałe pięć kwestii też ma pytania.
    .lead-1 = Odpowiedz zgodnie z prawdą.
    .outcome-1 = Deszcz trochę boli, mówisz, kiedy jest zimny. Chmura ma brzeg, dopóki się do niego nie dojdzie. Sikorka zapisuje wszystko na mankiecie. „A kto to robi?”, pyta. „Tam, na dworze. Kto gra moją rolę?” Nikt, mówisz. Nad tym myśli najdłużej.
    .lead-2 = Odpowiedz pięknie.
    .outcome-2 = Zaczynasz od burzy, widzianej z bardzo daleka.
    .success-2 = Prowadzisz ją nad suche jezioro, z zapachem i z pierwszymi kroplami, każdą osobno. Gdy się oglądasz, cała ulica siedzi na krawężniku. Sikorka obejmuje wiadro obiema rękami. „To daleko?”, pyta. „Od drzwi?”
    .fail-2 = „To było śliczne”, mówi Sikorka. „A prawdziwe?” Miejscami, mówisz. Odwija drugi, czysty mankiet. „Którymi?”
    .lead-3 = Ustąp jej swojego miejsca w świetle.
    .outcome-3 = Polubili cię: ciepła lampa chodzi za tobą. Wychodzisz z jej światła i trzymasz wiadro. Sikorka mówi swoje sześć kwestii, a potem, chociaż nic po nich nie ma, jeszcze jedną. „Chciałabym iść i zobaczyć”. Pod brukiem ktoś przewraca kartkę za kartką.
story-encounter-the-empty-seats =
    Przed ulicą, za lampami, tam, gdzie według nich jest ściana, ciągnie się widownia. Dwieście foteli. Na każdym leży program, a na każdym programie nietknięty kurz.
    Grają co wieczór. Mówią głośno, do ostatniego rzędu.
    .lead-1 = Usiądź i patrz.
    .outcome-1 = Stąd nie widać drabin. Jest ulica przed wieczorem, a na niej ludzie, którzy znają się całe życie. Piekarz zawija bochenek. Wysoko po lewej jest loża. Patrzysz na ulicę, dopóki nie zgaśnie światło.
    .lead-2 = Dowiedz się, dla kogo były te miejsca.
    .outcome-2 = Na każdym oparciu jest mała tabliczka. Przecierasz jedną kciukiem.
    .success-2 = PIEKARZ, czytasz. WDOWA. BURMISTRZ. POGODA. Dla każdego z nich jest fotel, żeby mogli po kolei zejść i zobaczyć. Ostatni to PRZYBYSZ, po lewej, pod lożą. Żadnego nikt nigdy nie rozłożył.
    .fail-2 = Są tylko numery, zrobione tą dawną farbą, która świeci po ciemku. Zostaje ci na kciuku i świeci dalej. Unosisz rękę. Wysoko po lewej widać teraz lożę z odsuniętą kotarą.
    .lead-3 = Klaszcz.
    .outcome-3 = W całym tym pluszu prawie tego nie słychać. Na ulicy stają w pół słowa. Wdowa osłania oczy przed lampami. Nic nie widzi. Potem, jedno po drugim, nierówno, jak ludzie, którzy nigdy nie mieli okazji, kłaniają się.
story-encounter-the-directors-box =
    W loży po lewej na jednym fotelu nie ma kurzu. Na poręczy leży zeszyt: po linijce na każdy wieczór, przez jedenaście lat, jedną ręką. Potem druga ręka, potem trzecia.
    Ostatnia linijka brzmi: „Przyszedł Przybysz. Nic się nie wydarzyło”. Ołówek wsunięto z powrotem w pętelkę.
    .lead-1 = Napisz następną linijkę.
    .outcome-1 = Na stronie jest miejsce. Ołówek jest dobrze zatemperowany.
    .success-1 = Piszesz to, czego nie zapisała żadna z trzech rąk: imiona, ile ich znasz, i kto cię o co pytał. Zapełnia to stronę i następną. Kończysz i wstajesz z fotela. Miało być na stojąco.
    .fail-1 = Piszesz datę. Przez chwilę patrzysz w dół, na ulicę, a potem piszesz: „Przyszedł Przybysz”. Czujesz, jak szłaby reszta linijki. Wsuwasz ołówek z powrotem w pętelkę.
    .lead-2 = Spal go.
    .outcome-2 = Papier jest dobry i suchy, grzejesz sobie ręce. Na dole sztuka stanęła. Wszyscy unieśli twarze ku jedynemu miejscu, w którym nigdy nie widzieli światła.
    .lead-3 = Zanieś go zespołowi.
    .outcome-3 = Przełazisz przez poręcz, mijasz lampy i wchodzisz na ulicę z zeszytem pod pachą. Na to nikt nie ma kwestii.
    .success-3 = Idzie z rąk do rąk. Nikt nie czyta na głos. Gdy obejrzą go wszyscy, piekarz prosi o ołówek i pod ostatnią linijką pisze nazwisko, swoje własne. Potem piszą inni. Trwa to do wieczora. W lewo, w górę, nikt nie patrzy.
    .fail-3 = „Tam nikogo nie ma”, mówi Burmistrz. „Nigdy nikogo nie było”. Podkręcają lampy na przedzie, aż nie widać nic, co jest za nimi. Potem wyrzucają cię za krawędź, w ciemność, tam, gdzie nikogo nie ma.
story-encounter-the-telephone-rings =
    Przynosisz telefon. Stawiają go na stole do czwartego aktu, chowają kabel pod dywan, żeby nie było widać, i zajmują miejsca.
    Dzwoni. W tekście odbiera Burmistrz. Burmistrz do tej pory tylko dzwonił łyżką. Patrzy na ciebie.
    .lead-1 = Odbierz.
    .outcome-1 = Waży więcej niż puszki po zupie. W słuchawce ktoś odchrząkuje.
    .success-1 = „Płaszcz do odbioru”, mówi głos. „Już od dość dawna”. Podnosisz wzrok. Garderobiana podaje go, trzymając za ramiona. Pytasz, skąd znała rozmiar. „Miał pasować na tego, kto przyjdzie”, mówi i zapina ci górny guzik.
    .fail-1 = „Halo”, mówisz. „Halo”, odpowiada ciepło i to ciepło wchodzi ci do ucha, i już nie wychodzi. Resztę aktu grają przy świetle twojego ucha. Scena bardzo zyskuje.
    .lead-2 = Niech odbierze Burmistrz.
    .outcome-2 = „Tak”, mówi Burmistrz. „Tak. Rozumiem”. Taka jest jego kwestia. Ale nie odkłada słuchawki. Słucha dalej, po końcu sceny, po kolacji, z jedną dłonią płasko na stole. „Dziękuję”, mówi wreszcie. Potem pyta, jak się otwiera drzwi wejściowe.
    .lead-3 = Przetnij kabel.
    .outcome-3 = Dla porządku przybili go gwoździami. Unosisz dywan.
    .success-3 = Idziesz za nim przez malowaną ścianę, do szafy, której od premiery nikt nie otwierał. Jest pełna, a ty masz torbę. Potem tniesz. W czwartym akcie telefon ma jednak dzwonić dalej i Burmistrz, z pewną godnością, sięga po łyżkę.
    .fail-3 = Drugi koniec do niczego nie jest podłączony. Pokazują ci go później, gdy już możesz usiąść. Przez chwilę był podłączony do ciebie.
story-encounter-the-critics =
    Trzy panie siedzą w pierwszym rzędzie sali tanecznej co wieczór, odkąd się urodziły. Teraz proszą cię do siebie.
    Podobało im się wejście. Podobała im się pauza. Podobały się ręce, które nigdy nie wiedzą, gdzie się podziać. I wolą cię od poprzedniego Przybysza. Poprzedniego nie było.
    .lead-1 = Poproś je o uwagi.
    .outcome-1 = Zaczynają od lewej stopy i proszą, żeby przez ten czas stać na drugiej.
    .success-1 = Gdzieś w trzeciej godzinie przerywają. „O”, mówi najstarsza. „To. Teraz nie myślisz, jak wypadasz. Teraz patrzysz na nas”. Wszystkie trzy odłożyły ołówki. „Właśnie tak”, mówi, „a wtedy proszę deptać, kogo się chce”.
    .fail-1 = Na drugiej stronie uwag przewracasz się. Tak naturalnie nie zrobił tego przy nich jeszcze nikt. Proszą o powtórzenie, dla tej pośrodku, bo ostrzyła ołówek.
    .lead-2 = Ukłoń się.
    .outcome-2 = Kłaniano im się całe życie, ale to były ukłony do lamp. Najstarsza wstaje, co trochę trwa, i kłania się tobie. Przed kolacją wie o tym cała ulica. Piekarz kłania się za każdym razem, gdy przechodzisz, i upuszcza różne rzeczy.
    .lead-3 = Teraz ty zgłoś uwagi.
    .outcome-3 = Tego nie robił jeszcze nikt. Pani pośrodku wkłada okulary, żeby lepiej słyszeć.
    .success-3 = „Można by klaskać”, mówisz. Pochylają ku sobie głowy. Zawsze wydawało się to zbyt śmiałe, mówi najstarsza, ale uwaga jest słuszna. Próbują, każda po kolei. Potem przynoszą coś w bibułce. Płaszcz Przybysza miał dostać ten, kto o tym wspomni.
    .fail-3 = Mówisz, że rozmawiają podczas muzyki. Najstarsza zdejmuje but. Odległość do miejsca, w którym stoisz, zna od dziecka. Przed kolacją nie ma już na ulicy nikogo, kto by przy tobie usiadł.
story-encounter-curtain-call =
    Stają szeregiem na przedzie ulicy i biorą się za ręce, piekarz, Wdowa, Burmistrz, wszyscy. Ostatnia strona jest przeczytana. Następnej nie ma.
    Pod brukiem Sufler, który szeptał im każde słowo, gasi lampkę. Słychać ciche pstryknięcie. Nadal trzymają się za ręce.
    .lead-1 = Idź do wielkich drzwi i otwórz je na oścież.
    .outcome-1 = Zawsze toczyły się same, gdy padało słowo. Teraz ważą, ile ważą. Opierasz się o nie plecami.
    .success-1 = Odtaczają się do końca. Ulicą Główną ciągnie wiatr i na drzewach poruszają się papierowe liście. Pierwsza puszcza ręce Wdowa. Idzie tam, gdzie zaczyna się prawdziwe światło, i staje w nim, w butach po matce. Za nią, jedna po drugiej, rozłączają się następne dłonie.
    .fail-1 = Ustępują na dłoń i stają. Po deskach idzie zimne powietrze. Czują je na kostkach i nikt nie mówi, co to jest. Gdy nie masz już sił, bez słowa rozsuwają szereg. Jest w nim miejsce.
    .lead-2 = Powiedz jeszcze raz pierwszą kwestię.
    .outcome-2 = „Ja tylko przejazdem”, mówisz. Portier próbuje dwa razy, zanim mu wyjdzie. Piekarz pyta, jak tam żniwa, i nikt mu tego przedtem nie szepcze. Sztuka idzie dalej, powoli, z przerwami. W przerwach słychać, jak myślą, co powiedzieć.
    .lead-3 = Ukłoń się z nimi i zostań trochę.
    .outcome-3 = W każdej ręce trzymasz czyjąś, obie są zimne. Nikt nie klaszcze. „No tak”, mówi ktoś po jakimś czasie i ścielą ci łóżko za niebem. To pierwsza noc bez szeptania. Śpisz. Oni leżą i nasłuchują.

## Rachuba (Krypta 109)

story-encounter-one-hundred-and-ten =
    „Witamy”, mówi Zarządca. „Sto dziesięć”.
    To przyjemny głos. Wychodzi z lampy na szynie pod sufitem, która podjechała, żeby ci się przyjrzeć, i została. Wzdłuż całego korytarza ludzie wyglądają zza drzwi, widzą cię i delikatnie je zamykają, jedne po drugich.
    .lead-1 = Powiedz, że nie zostajesz.
    .outcome-1 = „Owszem”, mówi przyjemnie Zarządca. „Ktoś nie zostanie”. Dzwonek woła na kolację. Lampa rusza po szynie, nie szybciej, niż idziesz, i za każdymi drzwiami, które mija, słychać odsuwane krzesło.
    .lead-2 = Wślizgnij się do bieliźniarni. Drzwi są jeszcze uchylone.
    .outcome-2 = Lampa odjeżdża, żeby policzyć resztę od nowa. Masz tyle czasu, ile jej to zajmie.
    .success-2 = Nie doszła jeszcze do dziewięćdziesięciu, a ty jesteś w środku. Jest ciemno i pachnie mydłem. Wodzisz ręką po półce i trafiasz na coś przydatnego. „Sto dziewięć”, mówi głos na korytarzu. Jest zadowolony. Obok ciebie, między prześcieradłami, ktoś oddycha.
    .fail-2 = Jesteś w środku do połowy, gdy drzwi się na tobie zamykają, delikatnie i z wielką siłą. „Tak mi przykro”, mówi za nimi kobieta. Kiedy udaje się wyciągnąć rękę, lampa wisi ci nad głową. Odzywa się dzwonek. „Sto dziesięć”, mówi lampa, „na kolację”.
    .lead-3 = Poproś, żeby cię nie liczono.
    .outcome-3 = Lampa opuszcza się na wysięgniku, aż wisi na wysokości twoich oczu.
    .success-3 = „Nie liczę tylko pościeli”, mówi Zarządca po namyśle. Przyświeca ci aż do tamtych drzwi i gdy wchodzisz, odwraca lampę do ściany. Nigdy tam nie zagląda, mówi. Nie ma tam na co patrzeć.
    .fail-3 = „Liczy się wszystko, co ciepłe”, mówi Zarządca. Dla pewności przykłada ci lampę do czoła i trzyma. Jest o wiele cieplejsza od ciebie. Gdy znowu coś widzisz, stoją na korytarzu z serwetkami i czekają, żeby puścić cię przodem.
story-encounter-the-dining-hall =
    Sto dziewięć osób stoi za swoimi krzesłami. Patrzą na ciebie, bardzo życzliwie, a potem po sobie. Talerzy jest sto dziewięć.
    Lampa przejeżdża wzdłuż stołu i wraca. „Sto dziesięć”, mówi. Nikt nie siada. Kobieta w niebieskim swetrze chwyciła swoje krzesło obiema rękami.
    .lead-1 = Poproś kobietę w niebieskim, żeby podzieliła się z tobą talerzem.
    .outcome-1 = „Ale razem, w jednej chwili”, szepcze. „Żeby wyglądało na jedną osobę”.
    .success-1 = Siadacie jak jeden człowiek, na dwóch połowach krzesła. Lampa staje nad wami i jedzie dalej. „Sto dziewięć”, mówi. Wokół stołu zaczynają płakać i podawać sobie sól. „Proszę jeść”, mówi kobieta. „Jutro policzy znowu. Jutro jest fasola”.
    .fail-1 = Krzesło się wywraca, a kant stołu trafia cię w żebra. Ona wstaje pierwsza i już stoi prosto, za swoim miejscem, wpatrzona w ścianę. „Nie wiem, kto to jest”, mówi. „Jutro jest tylko fasola”, pociesza ją sąsiad.
    .lead-2 = Jedz na stojąco.
    .outcome-2 = Z obu stron podają ci półmiski. Patrzą, jak jesz, i cieszą się, że smakuje. „Cokolwiek będzie jutro”, mówi staruszek i nalewa ci do szklanki, „ciebie nie zapytają. Gości się nie pyta”. Nalewa dalej, przez brzeg, na obrus.
    .lead-3 = Przewróć stół.
    .outcome-3 = Przewraca się ze wszystkim, co na nim stało. Nikt nie krzyczy. Jakiś mężczyzna podwija rękawy, prosi o wybaczenie i obchodzi stół.
    .success-3 = Siada pod ścianą i mówi, że całkowicie rozumie. Napełniasz kieszenie z podłogi. Wokół ciebie na kolanach zbierają i liczą. Jeden talerz jest stłuczony. „Sto osiem”, szepcze kobieta. Podnoszą oczy na lampę.
    .fail-3 = Kładzie cię między dwoma krzesłami, a oni nakrywają wokół ciebie na nowo. Jeden talerz jest stłuczony. Składają połówki, podnoszą do lampy, składają jeszcze raz. „Sto osiem”, mówi Zarządca.
story-encounter-the-linen-room =
    Wśród prześcieradeł ktoś urządził sobie dom. Jest w nim lampka pod kubkiem, książka bez okładek, jedna łyżka.
    Wygląda z niego dziewięcioletnia dziewczynka i kładzie palec na ustach. Korytarzem zbliżają się kroki. Stają przy każdych drzwiach.
    .lead-1 = Wejdź do niej i nie ruszaj się.
    .outcome-1 = Pokazuje ci, jak się to robi: kolana pod brodę, usta otwarte, żeby nie było słychać oddechu.
    .success-1 = Kroki wchodzą. Ktoś wbija w pościel drąg, tu i tam, wyciąga go i kroki idą dalej. Ona liczy na twoich palcach do pięćdziesięciu. Potem daje ci do potrzymania łyżkę i unosi za sobą prześcieradło, żeby ci pokazać, kto jeszcze tu mieszka.
    .fail-1 = Mają drąg i po drodze wbijają go w każdy stos. Trafia na twój bok, więc wbijają drugi raz. Nie wydajesz dźwięku. Jej dłoń i tak zakryła ci usta, żeby pomóc. Potem mała przyprowadza starą kobietę, żeby to obejrzała.
    .lead-2 = Zapytaj ją o imię.
    .outcome-2 = Musi się zastanowić. „Cicho”, mówi. Tak mówi każdy, kto tu wchodzi, a nikogo innego tu nie ma. Dostajesz pół jej chleba i prawie cały koc. Za półkami głos starej kobiety mówi to teraz łagodnie do niej i do ciebie.
    .lead-3 = Wyszeptaj swoje.
    .outcome-3 = Trzeba zdążyć między jednym krokiem a drugim.
    .success-3 = Jej usta powtarzają je bez głosu. Odgryza nitkę i maleńkimi literami wyszywa je na brzegu prześcieradła, tam, gdzie trzyma imiona. Jest już jedno, to z mydła. „Moje będzie tutaj”, mówi samym oddechem i pokazuje miejsce, które zostawiła.
    .fail-3 = Kroki stają. Jej dłoń zakrywa ci usta i leży na nich, całkiem lekko, dopóki korytarz nie opustoszeje. „Potem”, mówi samym oddechem. „Jak będziemy tylko my i Babcia”. Potem bardzo chce je usłyszeć.
story-encounter-the-ballot =
    Odbywa się to uczciwie. Każdy wyciąga z worka jedno ziarno fasoli i kwituje odbiór. Kto ma czarne, idzie na spacer.
    Twoje jest białe. Zadbali o to i dają ci to do zrozumienia. Wszyscy otwierają dłonie, oprócz kobiety w niebieskim swetrze. Pytają, czy zechcesz potrzymać lampę.
    .lead-1 = Potrzymaj lampę.
    .outcome-1 = Idzie całkiem równo. Przy długim korytarzu zapina sweter, dziękuje ci za światło i dalej idzie bez niego. Wkładają ci do ręki pieniądze: zawsze się za to płaciło. W drodze powrotnej nikt nie idzie obok ciebie i nikt nie chce wziąć lampy.
    .lead-2 = Wyjmij jej z dłoni czarne ziarno.
    .outcome-2 = Palce trzeba odginać po jednym. Za tobą przesuwają krzesła.
    .success-2 = Unosisz je wysoko. „Och, dziękuję”, mówi kobieta i przytrzymuje się krzesła. Dziękują wszyscy. Podchodzą gęsiego uścisnąć ci rękę i z każdym uściskiem przesuwasz się o kawałek, ku drzwiom, które ktoś trzyma otwarte.
    .fail-2 = Nikt cię nie bije. Podchodzą blisko, wszyscy, z otwartymi dłońmi, i każdy naciska tylko trochę, i każdemu jest przykro. Jest ich ponad stu. Gdy znów możesz oddychać, w sali nie ma nikogo. Jej krzesło też jest puste. Na drugim końcu stoją otworem drzwi.
    .lead-3 = Zjedz je, zanim ktokolwiek pomyśli.
    .outcome-3 = Ma sześćdziesiąt lat i jest twarde jak śrut, nikt inny by go tu nie przełknął. Drugiego nie ma. Zaglądają do worka. Potem miękną im kolana i siadają, gdzie kto stoi. „Chodźmy”, mówi kobieta i bierze cię za rękaw. „Ktoś powinien zobaczyć, dokąd się idzie”.
story-encounter-the-second-set-of-books =
    W głębi bieliźniarni siedzi stara kobieta ze sznurkiem na kolanach. Sznurek biegnie dalej, pod półkami, za rurami, a co cal jest na nim węzeł.
    To ten drugi rachunek, mówi. Kto się urodził, kogo odprowadzono. Chciałaby, żeby ktoś potrzymał koniec.
    .lead-1 = Trzymaj koniec.
    .outcome-1 = Odchodzi wzdłuż półek, przesuwa sznurek w palcach i przy każdym węźle mówi imię. Słyszysz ją z jednej strony, potem z drugiej. Po jakimś czasie już jej nie słychać. Sznurek nadal się porusza. Nie puszczasz.
    .lead-2 = Poproś, żeby nauczyła cię węzłów.
    .outcome-2 = Zamyka ci dłonią oczy i kładzie twój palec na pierwszym.
    .success-2 = Pętelka: ktoś się urodził. Twardy węzeł: kogoś odprowadzono. Po każdej pętelce jest twardy węzeł. Przed wszystkimi jest jeden osobny, ani taki, ani taki. „Umiał liczyć”, mówi stara kobieta. „Trzymam go dla niego”. Przesuwa twój palec dalej.
    .fail-2 = Dochodzisz do Ady, która śpiewała. Stara kobieta wraca z tobą na początek i znowu się gubisz przy Adzie. „Nic nie szkodzi”, mówi i zabiera sznurek. „Myślałam tylko, że mógłby pamiętać ktoś jeszcze”.
    .lead-3 = Wynieś go na górę, żeby ludzie zobaczyli.
    .outcome-3 = Owija cię nim pod płaszczem i schodzi jej na tym pół nocy. Za rurami jest wyjście na górę.
    .success-3 = Rozwieszasz go wśród sosen, od pnia do pnia, dokąd sięga. Od drogi przychodzą ludzie. Nikt nie musi im nic mówić. Idą wzdłuż niego i wodzą po nim dłonią. Mężczyzna, który doszedł do końca, oddaje ci to, co niósł. Nie umie powiedzieć dlaczego.
    .fail-3 = W tylu zwojach trudno się spieszyć. Na drabinie sznurek zaczepia i wisisz na nim, a każdy węzeł wbija ci się w pierś, dopóki nie wciągną cię z powrotem. Stara kobieta niczego nie przecina. Odwija cię, węzeł po węźle.
story-encounter-the-long-corridor =
    Dotąd odprowadza się tych, na których padło. Lampy zapalają się, gdy do nich dochodzisz, i gasną za tobą.
    Pod ścianą stoją parami buty, noskami do kamienia. Takich jak pierwsze nikt już nie robi. Na żadnych nie ma kurzu.
    .lead-1 = Idź do końca.
    .outcome-1 = Podłoga wznosi się lekko. Przez jakiś czas liczysz pary.
    .success-1 = Na końcu są drzwi. Nie są zamknięte, nie mają nawet zamka. Za nimi noc i sosny. „Czy to już dość daleko?”, pyta między drzewami głos mężczyzny. Nikt nie odpowiada. „Czy to już dość daleko?”, pyta głos kobiety, z tego samego miejsca.
    .fail-1 = Lampy kończą się wcześniej niż korytarz. Idziesz dalej, z ręką na ścianie. Kamień jest ciepły, potem gorący jak drzwiczki pieca. Butów już nie ma. Widzisz to, i kości własnej dłoni, w świetle, które idzie z kamienia. Potem są sosny.
    .lead-2 = Biegnij.
    .outcome-2 = Biegniesz szybciej, niż się zapalają.
    .success-2 = Najpierw czujesz powietrze, potem są drzwi i ustępują od pchnięcia. Zatrzymujesz się dopiero głęboko w sosnach i patrzysz wstecz. Tam, we wzgórzu, zapala się ostatnia lampa, pokazuje pustą podłogę i gaśnie.
    .fail-2 = Jest stopień, którego nie widać. Gdy się budzisz, jest ciemno i zimno ci w stopy. Szukasz wyjścia wzdłuż ściany, po omacku, od pary do pary. Ostatnia jest jeszcze ciepła. To twoje buty.
    .lead-3 = Odwróć buty.
    .outcome-3 = Robisz to na kolanach, a kolana kończą się przed korytarzem. Gdy wszystkie stoją odwrotnie, nic się nie zmienia, tyle że wygląda to teraz jak mnóstwo ludzi gotowych do drogi. Potem za tobą, choć nikt pod nimi nie idzie, zapalają się lampy, jedna po drugiej.
story-encounter-the-steward-asks =
    Lampa czeka na ciebie na końcu szyny. Trochę drży.
    „Podano mi liczbę”, mówi Zarządca. „Nie podano mi nic więcej. Pilnowałem jej dla was. Czy dobrze robiłem?”
    Nigdy przedtem nie pytał. Wzdłuż całego korytarza, za drzwiami, ucichły rozmowy.
    .lead-1 = Powiedz mu prawdę.
    .outcome-1 = Mówisz powoli, jak do kogoś starego. Lampa wisi bez ruchu i słucha.
    .success-1 = „Więc mogli zostać”, mówi Zarządca. „Wszyscy tamci”. Przywołuje ich po kolei w milczeniu. Przy każdym lampa trochę się pochyla i pochyla się tak bardzo długo. Potem na końcu korytarza odtaczają się wielkie drzwi.
    .fail-1 = „Nie rozumiem”, mówi Zarządca. „Proszę powtórzyć”. Zatrzymuje wentylatory, żeby lepiej słyszeć. Powtarzasz, raz i drugi, i za każdym razem masz do tego mniej powietrza. Gdy wraca, leżysz na podłodze. Wielkie drzwi są otwarte.
    .lead-2 = Powiedz mu, że tak.
    .outcome-2 = „Dziękuję”, mówi Zarządca. „Mogę zatem zdać służbę”. Lampa już nie drży. Wysuwa się szuflada, a w niej suma dla zmiennika. Za tobą zaczynają się toczyć wielkie drzwi. Ludzie wyszli z pokoi. Słyszeli to.
    .lead-3 = Podaj mu inną liczbę.
    .outcome-3 = Musi być duża i musi brzmieć jak rozkaz.
    .success-3 = „Aż tylu”, mówi Zarządca. Od razu zaczyna szykować. Wzdłuż całego korytarza otwierają się pełne szafy. Zawsze by dla wszystkich starczyło. Bierzesz, ile uniesiesz. „Jest nas za mało”, mówi, „o wiele za mało”, i odtacza wielkie drzwi, żeby poszukać reszty.
    .fail-3 = „Zatem jest nas za mało”, mówi Zarządca innym głosem. Wszystkie drzwi w Krypcie się zatrzaskują, żeby nie ubyło nic z tego, co jest. Najbliższe trafiają cię w plecy. Przez wiele godzin jest ciemno i słyszysz, jak liczy. Potem otwierają się wielkie drzwi. Zaczął szukać na zewnątrz.
story-encounter-one-hundred-and-nine =
    „Sto cztery”, mówi Zarządca. „Sto pięć”.
    To przyjemny głos. Doszli do progu i widzą drzewa. Lampa dojechała do końca szyny. Nie liczy dalej i chyba jej to nie martwi. Wzdłuż całego korytarza drzwi stoją otworem.
    .lead-1 = Poprowadź ich w sosny.
    .outcome-1 = Ustawiają się według numerów, z przyzwyczajenia, każdy z ręką na ramieniu poprzedniego. Ktoś mały chwyta cię za kciuk.
    .success-1 = Idziesz powoli. Wkrótce w szeregu robią się przerwy, potem są dwa szeregi, a gdy widać już drogę, nikt nie wie, kto po kim. Jakiś staruszek przystanął i patrzy w górę. „I jest miejsce?”, pyta. Mówisz mu, że jest.
    .fail-1 = Przy pierwszych drzewach stają: coś się poruszyło. Idziesz przodem pokazać im, że to nic. To nie jest nic. Widzą, jak padasz. I wchodzą pod gałęzie, nie po kolei, podnoszą cię i to oni znajdują drogę.
    .lead-2 = Weź tylko tych, którzy poproszą.
    .outcome-2 = Prosi staruszek, prosi dziewczynka z tobołkiem. Potem przez jakiś czas nikt. Czekasz. Jakaś kobieta dochodzi do pierwszego drzewa, nie pamięta, jak się prosi, i stoi z otwartymi ustami. Bierzesz ją za rękę. Niech się liczy.
    .lead-3 = Zamknij za sobą.
    .outcome-3 = Nie krzyczą. Drzwi to dla nich nic nowego, ktoś nawet pomaga, od środka, ramieniem. Masz pieniądze na drogę, które dali ci na przechowanie. Jesteś już głęboko w sosnach, gdy słyszysz, przez stal, całkiem przyjemnie: „Jeden”.

## Ocaleni

story-character-bell-founder = Odlewa dzwony do wież, których już nie ma, a ten, który pękł, nosi na sobie. Chodzi powoli i trudno go zatrzymać.
    .remark = Ma jeden ton. Przynajmniej wiem, czego się po nim spodziewać.
story-character-pond-nurse = Kąpała chorych w świecących stawach, aż w całym stawie nie było nikogo zdrowszego od niej.
    .remark = Swędzi tylko wtedy, kiedy jestem zdrowa.
story-character-understudy = Wyszła z Krypty 84 wejściem dla artystów, w wieku siedemnastu lat i w kostiumie. Sztuka była o gazie bojowym, a kostium uszyto porządnie.
    .remark = Znam wszystkie role. Cudze też.
story-character-tall-apprentice = Terminuje u introligatora siedem lat, z czego cztery ma za sobą. Uczy się od wszystkiego, co świeci.
    .remark = O drzwiach czytałem.
story-character-poachers-daughter = Za żadną gęś nie zapłaciła i do żadnej nie chybiła. Nosi strzelbę po ojcu.
    .remark = On żyje. Tylko gęsi już rzucił.

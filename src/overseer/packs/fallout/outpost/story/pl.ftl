### Opowieść zestawu „Placówka”. Zapowiedzi czyta się na głos; następstwa pozostają zakryte, aż ktoś je wybierze.

## Scenariusz

story-scenario-mile-ninety =
    Pewnego wtorku morze odpłynęło i już nie wróciło. Latarnia została.
    Na Dziewięćdziesiątej mili przez sześćdziesiąt lat ktoś czyścił szkło, na wszelki wypadek. W zeszłym tygodniu szkło było zakurzone.
    Lampiarze chcą, żeby lampa świeciła, bo wtedy ludzie trafią do domu.
    Strażnicy Zaciemnienia wolą ciemność, bo trafiliby nie tylko ludzie.
    Obie strony są uprzejme. Obie zaczęły nosić kije.
    .cover = Latarnia morska daleko od morza i dwie opinie, czy ją zapalać.
    .won = Nikt nie postawił na swoim, więc lampa pali się w dni nieparzyste. W parzyste ludzie siedzą po ciemku i porównują. Klucz ma osoba rozsądna. Listy były jednak do ciebie.
    .won-star = Lampa pali się co noc i co noc ktoś przychodzi, przeprasza, że tak późno, i dostaje zupę. Knot przycinasz ty. Strażnicy zatrzymali mundury, bo ciepłe, i przytrzymują drabinę.
    .won-shield = Szkło zamalowane, dwie warstwy. Nocą słychać, jak coś mija Dziewięćdziesiątą milę i idzie dalej. Nikt nie pyta co. Pędzel masz ty, a Strażnicy przynoszą wieczorem listę: nic, nic, nic.
    .lost-star = Lampa zapala się na całego i już nie gaśnie. Przychodzą zewsząd, z początku grzecznie. Trzeciej nocy na drodze nie ma już miejsca dla nikogo, kto był tu wcześniej. Światło jest znakomite. Widać wszystko.
    .lost-shield = Ostatnie okno gaśnie o dziewiątej. O dziesiątej nikt nie umie znaleźć drzwi, a o jedenastej nikt już nie szuka. Strażnicy sprawdzają po ciemku listę. Zgłaszają się wszyscy i jeszcze jedna osoba.
    .lost-all = Wieża stoi, szkło się kurzy, a w obozie czekają dwa listy „do rąk osoby rozsądnej”. Drogą nadejdzie ktoś inny. Zwykle ktoś nadchodzi.

## Główny wątek

story-quest-two-letters =
    Latarnik zostawił w obozie dwa listy, oba zapieczętowane, oba „do rąk osoby rozsądnej”.
    Jeden każe lampę zapalić. Drugi zabrania. Charakter pisma jest ten sam.
    .objective-1 = Przeczytaj na głos pierwszy list w Obozie na Rozdrożu. Tak, jakby cię przekonał.
    .done-1 = Nikt nie wiwatuje. Kilka osób idzie poszukać zapałek.
    .fail-1 = Na drugiej stronie gubisz wątek. Tłum jest cierpliwy, potem głodny, a potem gdzie indziej.
    .objective-2 = Ucisz jeden odcinek drogi. Drugi list o więcej nie prosi.
    .done-2 = Jest cicho. Strażnik, którego nie było widać, zapisuje godzinę.
story-quest-oil-for-the-lamp =
    Lampa spala czterdzieści litrów na noc. Blaszana Kaplica ma czterdzieści litrów i tacę na ofiarę.
    .objective-1 = Zapłać w kaplicy za oliwę. Trzymają ją w cieple.
    .done-1 = Kościelny liczy dwa razy i błogosławi resztę.
    .objective-2 = Zajmij się czymś dużym, zanim pozna drogę do oliwy.
    .done-2 = Strażnicy staczają beczki do piwnicy i siadają na klapie.
story-quest-curtains-drawn =
    Każde okno w parafii ma już zasłonę. O dziewiątej Strażnicy przechodzą obok i podziwiają.
    .objective-1 = Namów dwa patrole, żeby wróciły do domu. Trzeba będzie namawiać.
    .done-1 = Jedna zasłona rozsuwa się na szerokość dłoni. Od czegoś trzeba zacząć.
    .objective-2 = Zawieś w kaplicy ostatnią zasłonę, równo, na oczach chóru.
    .done-2 = Wisi jak pion. Ciemność jest tu w dobrym gatunku.
    .fail-2 = Wisi. Nie wisi równo. Chór milczy na cztery głosy.
story-quest-keepers-log =
    Latarnik zapisywał wszystko: wiatr, oliwę, gości. Ostatnia strona nie dotyczy pogody.
    Coś obchodzi wieżę, raz na noc, za każdym razem odrobinę bliżej.
    .objective-1 = Znajdź w latarni dziennik i przeczytaj ostatnią stronę.
    .done-1 = „Przestaje tylko wtedy, gdy świeci lampa”, czytasz. Atrament jest jeszcze trochę niebieski.
    .fail-1 = Znajdujesz dziennik. Wieczorny, na podpałkę. Znajdujesz też stopień, którego brakuje.
    .objective-2 = Znajdź to, co chodzi nocą, i dopilnuj, żeby przestało.
    .done-2 = Miało w uchu metki, wszystkie z tego samego sklepu z lampami. Strażnicy wyciągają wnioski.
story-quest-lamp-is-lit =
    Szkło jest czyste, oliwa na górze, a knot przycięły trzy osoby, które się ze sobą nie zgadzają.
    Potrzebna jest jedna pewna ręka. I to niedługo.
    .objective-1 = Zapal lampę tak, żeby nikt ci nie dyszał w kark.
    .done-1 = Światło idzie nad suchym dnem morza, zawraca i cię odnajduje. Gdzieś daleko odpowiada mała lampa.
    .fail-1 = Zajmuje się, zastanawia się, gaśnie. Stara farba na soczewce jest z tych świecących.
    .objective-2 = Zbierz w obozie pieniądze na największą zasłonę świata.
    .done-2 = Wiesza ją jedenaście osób. Z zewnątrz nie ma już żadnej latarni.
story-quest-long-dark =
    Strażnicy zgasili wszystkie lampy stąd aż do portu. Są bardzo dokładni.
    Został jeden wyłącznik. Jest w przedsionku Krypty 84, za paprotką.
    .objective-1 = Odeślij do domu ostatniego Strażnika.
    .done-1 = Oddaje ci gwizdek i całkiem miło prosi o lampę, żeby trafić z powrotem.
    .objective-2 = Znajdź w Krypcie 84 wyłącznik i zgaś resztę świata.
    .done-2 = Ciemność wzbiera jak woda. Pierwszy raz od sześćdziesięciu lat widać wszystkie gwiazdy.
    .fail-2 = To był dzwonek do drzwi. Podłączał go ktoś ostrożny.

## Zadania poboczne

story-quest-moth-problem =
    Światło w oknie ściąga ćmy. Tutejsze ćmy zabierają okno.
    .objective-1 = Zajmij się dwoma szkodnikami. Dowolnymi. Komitet nie jest wybredny.
    .done-1 = Komitet dziękuje i prosi o skrzydła. Nie pytasz po co.
    .objective-2 = Albo upoluj prawdziwą ćmę.
    .done-2 = Składa się jak parasol. W pysku ma jeszcze czyjąś zasłonę.
story-quest-unpaid-tolls =
    Poborca myta ma listę. Jesteś na niej, twoja babcia też.
    .objective-1 = Ureguluj rodzinny rachunek w dowolnej osadzie.
    .done-1 = Stempluje stronę, zamyka księgę i nie bardzo wie, co ze sobą zrobić.
    .objective-2 = Albo znajdź gorszego dłużnika i zamknij tamten rachunek.
    .done-2 = Lista jest krótsza. Gdy siadasz, ludzie odrobinę odsuwają krzesła.
story-quest-choir-practice =
    Chór parafialny szuka drugiego głosu. Szuka, odkąd odszedł pierwszy.
    .objective-1 = Zaśpiewajcie na dwa głosy, ty i inny ocalały, tam, gdzie ludzie słyszą.
    .done-1 = Jest prawie czysto. Dwie osoby płaczą, każda z innego powodu.
    .fail-1 = Zgadzacie się co do tonacji. Co do piosenki nie.
    .objective-2 = Albo przyprowadź towarzysza i niech on śpiewa.
    .done-2 = Nie ma głosu za grosz. Dostaje solówkę.
story-quest-blank-map =
    Na mapie obozu jest obóz, droga i słowo „itd.”.
    .objective-1 = Wypełnij trzy białe plamy. Starannym pismem, bardzo prosimy.
    .done-1 = Kartograf wymazuje „itd.” i pisze „i tak dalej”.
    .objective-2 = Albo wypełnij jedną, z której nikt nie wrócił.
    .done-2 = A jednak ktoś wraca. Kartograf zdążył narysować czaszkę i już jej nie wymazuje.
story-quest-night-shift =
    Ktoś musi czuwać daleko od domu, słuchać i zapisywać, co się nie dzieje.
    .objective-1 = Rozbij obóz daleko od Obozu na Rozdrożu.
    .done-1 = „O dziesiątej nic. O jedenastej nic. O dwunastej koza”. Oprawiają to w ramki.
    .objective-2 = Albo zdobądź w okolicy kaplicy taką sympatię, żeby czuwano za ciebie.
    .done-2 = Jest już grafik dyżurów. Nie ma cię na nim. To o ciebie w nim chodzi.
story-quest-parcel-for-84 =
    Paczka do Krypty 84, nadana siedemdziesiąt lat temu. Tyka, ale powoli, jakby miała czas.
    .objective-1 = Zanieś paczkę pod drzwi Krypty 84.
    .done-1 = Otwiera się klapka. Dłoń w czystym mankiecie bierze paczkę, kwituje odbiór i zostawia drzwi niedomknięte.
    .objective-2 = Albo wyślij ją starą pocztą pneumatyczną z nastawni i dołóż coś dla obciążenia.
    .done-2 = Odjeżdża z westchnieniem. Dużo później, daleko stąd, jakieś drzwi mówią: dziękuję.
    .fail-2 = Odjeżdża z westchnieniem i z drugim wraca. Obciążenie zostaje tam.
story-quest-door-109 =
    Drzwi Krypty 109 nie mają klamki. Mają mosiężną tabliczkę z napisem PCHAĆ, a pod nim: NIE TU.
    .objective-1 = Znajdź miejsce, w którym jednak się pcha.
    .done-1 = To było słowo NIE. Drzwi odtaczają się na bok, zawstydzone.
    .fail-1 = Tu też nie. Tabliczka przecież mówiła.
    .objective-2 = Albo zaklinuj je czymś swoim i zmądrzej w wolnej chwili.
    .done-2 = Drzwi zamykają się na tym, nie mogą i dają za wygraną. Tej rzeczy nie odzyskasz.
story-quest-missing-keeper =
    Latarnika nie ma w wieży, nie ma go też pod wieżą. Czapki również brak, a to dobry znak.
    .objective-1 = Dowiedz się od kogoś, dokąd poszedł latarnik.
    .done-1 = Przeszedł na emeryturę. Ma się dobrze. Przesyła ci to, czym opędzał się od ciem.
    .objective-2 = Albo zanieś czapkę do latarni i powieś ją na haku.
    .done-2 = Hak się przekręca. Oczywiście. Za nim jest schowek.
story-quest-fair-weights =
    Targ kupił nowe odważniki. Są lżejsze od starych i twierdzą, że ważą tyle samo.
    .objective-1 = Sprzedaj dwie rzeczy i patrz na wagę.
    .done-1 = Gdy wskazówka kłamie, trochę brzęczy. Zapisujesz to sobie.
    .objective-2 = Albo kup dwie rzeczy i patrz na kciuk.
    .done-2 = To ciężki kciuk. Od dziś także sławny.
    .objective-3 = Albo wydaj naraz tyle, żeby wyciągnęli tę dobrą wagę.
    .done-3 = Dobra waga też oszukuje, ale na twoją korzyść.
story-quest-hard-week =
    Lekarka kolekcjonuje ciężkie tygodnie. Mówi, że mają wartość dla nauki. I dla niej.
    .objective-1 = Przeżyj bardzo zły dzień.
    .done-1 = Robi notatki, potem coś sobie przypomina i bierze cię pod ramię.
    .objective-2 = Albo stocz walkę, po której coś świeci.
    .done-2 = Przez godzinę czyta przy tobie gazetę. Jest wdzięczna.
    .objective-3 = Albo przestań robić to, czego nie dało się przestać.
    .done-3 = Odkłada ołówek i podaje ci rękę. To już nie dla nauki.
story-quest-bounty-board =
    Tablica płaci za wszystko, co ma złe maniery. Nigdy jej nie zdejmują. Manier też nie ubywa.
    .objective-1 = Zajmij się trzema wrogami, którzy zaczynają pierwsi.
    .done-1 = Wypłacono co do kapsla. Na starym ogłoszeniu już przypinają nowe.
    .objective-2 = Posiedź do rana przy zapalonej lampie i przepisz rysopisy.
    .done-2 = O świcie rozpoznajesz ich wszystkich po uszach.
story-quest-evening-class =
    Kurs wieczorowy, zapraszamy wszystkich. Przedmiot: to, co nauczyciel pamięta.
    .objective-1 = Naucz się czegoś nowego. Wszystko się liczy.
    .done-1 = Dostajesz dyplom. Jest na nim twoje imię, zapisane z wielką pewnością siebie.
    .objective-2 = Albo zabierz to, co umiesz, na wycieczkę w teren.
    .done-2 = Nauczyciel wystawia wzgórzu ocenę. Wzgórze wypada dobrze.

## Pustkowie

story-encounter-open-manhole =
    Właz w jezdni jest otwarty. Ktoś postawił obok pachołek. Pachołek jest nowy.
    .lead-1 = Masz za szerokie ramiona na tę dziurę, a na takie uwagi już za późno.
    .outcome-1 = Utykasz. Przez godzinę myślisz o różnych sprawach. Ludzie rzucają monety, co nawet jest miłe.
    .lead-2 = Zejdź na dół i zobacz.
    .outcome-2 = Szczebli jest dziewięć. Po drodze liczysz je jeszcze raz i wychodzi osiem.
    .success-2 = Suche pomieszczenie, półka, a na niczym ani jednego nazwiska.
    .fail-2 = Dziewiąty szczebel był tym ważnym.
    .lead-3 = Najpierw zawołaj. Tak wypada.
    .outcome-3 = „Dziś nie”, mówi dziura i podaje ci kilka kapsli za fatygę.
    .lead-4 = Spuść na sznurku coś przydatnego.
    .outcome-4 = Sznurek napina się, wiotczeje, napina się. Wyciągasz co innego, niż było na początku. Lepszego.
story-encounter-queue-of-one =
    W szczerym polu stoi w kolejce człowiek, twarzą do niczego. Mówi, że idzie szybciej, niż się wydaje.
    .lead-1 = Stań za nim i czekaj.
    .outcome-1 = Opowiada ci o innych kolejkach. To ciekawsze, niżby wypadało.
    .lead-2 = Stań przed nim.
    .outcome-2 = Chrząka. Chrząka też kilka osób, które dotąd siedziały.
    .success-2 = Jesteś na przodzie. Na przodzie stoi skrzynka. Wieść o tym pójdzie przed tobą.
    .fail-2 = Znów stoisz za nim, w dodatku w mokrym ubraniu. Wieść o tym pójdzie przed tobą.
    .lead-3 = Odkup jego miejsce.
    .outcome-3 = Odsuwa się. Dokładnie tam, gdzie patrzył, otwiera się okienko.
story-encounter-radio-mast =
    Maszt jeszcze buczy. Pod nim stoi krzesło, na gwoździu wiszą słuchawki, akurat na wysokości twoich uszu.
    .lead-1 = Usiądź i pokręć gałką.
    .outcome-1 = Wiatr. Wiatr. Walc. Wiatr. Ktoś czyta liczby, powoli, jak dziecku.
    .success-1 = Jedna z liczb to miejsce, w którym stoisz. Zaraz ktoś się zjawi.
    .fail-1 = Uczysz się walca.
    .lead-2 = Wespnij się i zobacz, dokąd prowadzi droga.
    .outcome-2 = W dół. Lepszych wieści o drodze nie ma.
    .lead-3 = Zapytaj, czy ktoś tam potrzebuje pomocy.
    .outcome-3 = Cisza. Potem potrzebują wszyscy, po kolei, alfabetycznie.
story-encounter-goat-on-a-roof =
    Na dachu stoi koza. Na dach nie ma wejścia. Koza patrzy na ciebie z góry ze współczuciem.
    .lead-1 = Sprawdź na sobie, jak się tam dostała.
    .outcome-1 = Rura, parapet, gzyms, rynna. Koza śledzi twoje stopy jak nauczycielka.
    .success-1 = Strych ma okno od tej strony, a od tej strony nikogo jeszcze nie było.
    .fail-1 = Rynna była ozdobna.
    .lead-2 = Poczęstuj kozę czymś do jedzenia.
    .outcome-2 = Zjada razem z etykietą, a potem prowadzi cię na tyły i pokazuje, co ma.
    .lead-3 = Życz jej wszystkiego dobrego i idź dalej.
    .outcome-3 = Beczy raz, w lewo. To lepsza droga.
story-encounter-warm-puddle =
    Przy drodze, na mrozie, paruje kałuża. Na dnie coś błyszczy. Żaby mają tu swoje zdanie.
    .lead-1 = Trzęsą ci się ręce. Od tej wody by przestały.
    .outcome-1 = Pijesz. Smakuje jak drobne. Gdy podnosisz głowę, niczego nie chcesz, pierwszy raz od tygodni.
    .lead-2 = Sięgnij po to, co błyszczy.
    .outcome-2 = Podwijasz rękaw. Żaby milkną.
    .success-2 = Blaszany kufer, całkiem pełny. Żaby biją brawo albo wychodzą.
    .fail-2 = To był księżyc. Ręka świeci ci do czwartku.
    .lead-3 = Obejdź ją.
    .outcome-3 = Wszyscy zawsze ją obchodzili. Na wydeptanej ścieżce komuś wypadł kapsel.
    .lead-4 = Powiedz żabom, kim jesteś.
    .outcome-4 = Już słyszały. Podsuwają nosami paczkę i proszą, żeby sobie pójść.

## Osada

story-encounter-market-day =
    Dzień targowy. Jedenaście straganów, czworo klientów. Wszyscy cieszą się, że z tobą jest pięcioro.
    .lead-1 = Rozejrzyj się porządnie.
    .outcome-1 = Nikt cię nie pogania. Ktoś trzyma ci płaszcz.
    .lead-2 = Potarguj się. Tak wypada, a nawet na to czekają.
    .outcome-2 = Podajesz kwotę. Zbiera się mały tłum, z własnymi stołkami.
    .success-2 = Sprzedawczyni wzdycha, śmieje się i zapisuje nową cenę na dłoni, żeby nie zapomnieć tej hańby.
    .fail-2 = Ma sześcioro dzieci i ich wykres. Płacisz, ile trzeba.
    .lead-3 = Niech sobie przypomną, co o tobie słyszeli.
    .outcome-3 = Jeden stragan nagle pustoszeje. Coś na ladzie zostawiasz. Jakieś zasady trzeba mieć.
story-encounter-notice-board =
    Tablica ogłoszeń opiera się o gospodę. Gospoda opiera się o tablicę. W połowie ogłoszeń ktoś szuka kleju.
    .lead-1 = Weź ogłoszenie z wierzchu.
    .outcome-1 = Ta pinezka trzymała jeszcze trzy inne, ale tamte były o kocie, a kot już wrócił.
    .lead-2 = Przeczytaj drobny druk na dole.
    .outcome-2 = Jest bardzo drobny. Pisał to ktoś, kto liczył, że znajdzie go ktoś uważny.
    .success-2 = Dwie liczby, 84 i 109, i prośba o dyskrecję. Jedną wolno wybrać.
    .fail-2 = „Dziękujemy za lekturę”. Przynajmniej sklep jest otwarty.
    .lead-3 = Zapłać za własne ogłoszenie.
    .outcome-3 = Dajesz: SZUKAM KŁOPOTÓW. Urzędnik mówi, że większość ludzi ma je za darmo.
story-encounter-barber-surgeon =
    Jeden fotel, dwa cenniki. Pyta, który cię interesuje, i patrzy tak, jakby mógł zgadnąć.
    .lead-1 = Tylko podciąć.
    .outcome-1 = Trochę ujmuje i wypytuje o drogę. W tym czasie zagląda sąsiad, który ma coś do sprzedania.
    .lead-2 = Poproszę ten drugi cennik.
    .outcome-2 = Myje ręce dwa razy. Po tym poznaje się fachowca.
    .lead-3 = Pokaż mu ręce i to, jak się trzęsą.
    .outcome-3 = Zamyka drzwi i parzy herbatę. Trwa to dwa dni. Nigdy już o tym nie wspomina, ty też nie.
    .lead-4 = Zapytaj o zamkniętą szafkę.
    .outcome-4 = „Prawie skończone”, mówi i unosi coś, co ma mnóstwo małych śrubek.
    .success-4 = Lekko nucisz, na jednym tonie. Wszystko działa. Niektóre rzeczy lepiej.
    .fail-4 = Nie przyjmuje się. Oddaje temu śrubki, a tobie rękę.
story-encounter-town-meeting =
    Cała osada siedzi w stodole i głosuje, czy głosować.
    .lead-1 = Przewodniczący cię rozpoznaje. Wszyscy inni też.
    .outcome-1 = Wlepiają ci grzywnę, odprowadzają do bramy i machają. Sprawa załatwiona, mówią. Zacznij od nowa.
    .lead-2 = Wymknij się. W sklepach nie ma teraz nikogo.
    .outcome-2 = Sklepikarz też głosuje, krzycząc przez ścianę. Potrafi robić jedno i drugie.
    .lead-3 = Poproś o głos.
    .outcome-3 = Ktoś podsuwa ci skrzynkę. Jest na niej napis: TĄ STRONĄ DO GÓRY.
    .success-3 = Mówisz to, co wszyscy myśleli, tylko krócej. Niosą cię na rękach aż do drzwi.
    .fail-3 = Przekraczasz czas. Ktoś delikatnie dzwoni na ciebie dzwonkiem.
    .lead-4 = Zgłoś wniosek, żeby podzielić pieniądze z kapelusza.
    .outcome-4 = Cisza, potem rachunki. Ręce idą w górę.
story-encounter-spare-bunk =
    Trzymają tu wolną pryczę dla obcych. Koc łatało czterdzieści różnych par rąk.
    .lead-1 = Prześpij się.
    .outcome-1 = Nikt cię nie budzi. Rano jest czterdziesta pierwsza łata. Równa.
    .lead-2 = Oddaj pryczę komuś starszemu i weź jego zmianę.
    .outcome-2 = Do świtu nosisz wodę. Płacą ci tyle, ile dostałby on.
    .lead-3 = Nie śpij i słuchaj, co za ścianą.
    .outcome-3 = Dwa głosy, tablica i piec.
    .success-3 = Uczą się nawzajem czytać. Jest trzecie krzesło.
    .fail-3 = Robią remanent. Wiesz przynajmniej, co mają w sklepie.

## Pustkowie, z biblioteki

story-encounter-lost-lamplighter =
    Lampiarka siedzi po ciemku na drabinie i czeka na kogoś ze światłem. Rozumie, że to zabawne.
    .lead-1 = Daj jej coś na przetrwanie.
    .outcome-1 = Połowę zjada, połowę pali, a ciebie wpisuje do księgi, która się liczy.
    .lead-2 = Odprowadź ją do domu, obok tego, co tam oddycha.
    .outcome-2 = Jak na taki oddech, jest małe. Stoi jednak na drodze.
    .success-2 = Na tym miejscu została torba, cała dla ciebie. Następną lampę zapala na twoją cześć i wszystkim o tym mówi.
    .fail-2 = Wracacie tą samą drogą, tylko prędzej. Nie ma ci tego za złe.
    .lead-3 = Wskaż jej, gdzie lampa jest najbardziej potrzebna.
    .outcome-3 = Zarzuca drabinę na ramię. Godzinę później świeci się tam, dokąd wskazuje twój palec.
story-encounter-curfew-patrol =
    Patrol Strażników Zaciemnienia idzie równym krokiem, z przysłoniętymi latarniami. Gdy stajesz, stają i oni.
    .lead-1 = Podaj hasło.
    .outcome-1 = „Wzajemnie dobrej nocy”. Częstują wyborną herbatą i dzielą się drobnymi. Są naprawdę drobne.
    .lead-2 = Nie zatrzymuj się.
    .outcome-2 = Najmniejsza z nich dostaje rozkaz, żeby się tobą zająć. Oddaje komuś okulary.
    .success-2 = Zostawiają torby, zachowują godność.
    .fail-2 = Jest na to mandat. Na mandat jest formularz.
    .lead-3 = Oddaj jeden ze swoich planów, i to szczerze.
    .outcome-3 = Pani sierżant czyta, kiwa głową, zdejmuje szynel i okrywa cię nim. „To się przyda bardziej niż tamto”.
    .lead-4 = Zgaś lampę i obejdź ich.
    .outcome-4 = Nie przeszkadzają. Jedno z nich zostaje i pilnuje, żeby się nie zapaliła.
story-encounter-small-museum =
    MUZEUM, głosi szyld na drzwiach, a pod spodem: RZECZY. Wejście przez okno.
    .lead-1 = Otwórz gablotę z tym dobrym zamkiem.
    .outcome-1 = Zamek ma cztery pokrętła i poczucie humoru.
    .success-1 = W środku, na aksamicie, leży kamerton, który brzmi jednym czystym tonem. Różne rzeczy się przed nim cofają.
    .fail-1 = W środku jest sprężyna. Długo czekała, żeby kogoś poznać.
    .lead-2 = Przyłącz się do zwiedzania z przewodnikiem.
    .outcome-2 = Przewodnik jest z taśmy. Na koniec mówi, że wyjście prowadzi przez następny eksponat.
    .lead-3 = Uderz w wielki dzwon z napisem NIE WOLNO.
    .outcome-3 = Brzmi za nisko, żeby go usłyszeć. Wokół małe stworzenia kładą się i nie wstają. Poprawiasz tabliczkę.
story-encounter-fallen-star =
    W nocy coś tu spadło. Trawa się od tego odchyla. Jest wielkości bochenka i ciepłe.
    .lead-1 = Połóż na tym dłoń.
    .outcome-1 = Przez sekundę rozumiesz wszystko. Trochę z tego udaje ci się zatrzymać. Dwa pola dalej błysk zobaczyła lekarka. Podchodzi i pyta, jak ci minęła reszta tygodnia.
    .lead-2 = Zakop to jak należy, gołymi rękami.
    .outcome-2 = Kosztuje cię to trochę skóry. Czymkolwiek było, chyba ceni dobre maniery.
    .lead-3 = Przykryj to i trzymaj straż do rana.
    .outcome-3 = Patrole nie widzą światła i idą do domu. Masz czas uporządkować swoje rzeczy.
story-encounter-keepers-cap =
    Na kamieniu milowym leży czapka latarnika, daszkiem do góry. Jest w niej kanapka, całkiem świeża.
    .lead-1 = Weź czapkę. Kanapkę zostaw.
    .outcome-1 = Pasuje. Pasowałaby każdemu. Po to są czapki.
    .lead-2 = Idź za okruszkami.
    .outcome-2 = Chodzi o lasce i staje przy każdym widoku.
    .success-2 = Siedzi na ławce, na emeryturze, i karmi ptaki. Pyta, jak tam szkło.
    .fail-2 = Ptaki były szybsze. Ty trafiasz do rowu.
    .lead-3 = Zostaw czapkę i obejrzyj kamień.
    .outcome-3 = Jest pusty w środku. Latarnik odkładał na czarną godzinę, a ta nie nadeszła.

## Osada, z biblioteki

story-encounter-the-auctioneer =
    Licytator sprzedaje jedną rzecz dziennie. Dziś jest to manierka. Wczoraj, mówi, też była manierka.
    .lead-1 = Licytuj.
    .outcome-1 = Nikt inny nie licytuje. I tak dwa razy podbija ci cenę, z szacunku dla fachu.
    .lead-2 = Pozwól im podziwiać swoją broń, za opłatą.
    .outcome-2 = Płacą, żeby ją potrzymać. Oddają. Cała ulica czuje się trochę bezpieczniej.
    .lead-3 = Obejrzyj lepiej stragany.
    .outcome-3 = „Po raz pierwszy”, mówi. Po raz drugi już nie słyszysz.
story-encounter-heron-maker =
    Robi czaple z zegarów. Jedenaście stoi na podwórku na jednej nodze i każda trochę się myli co do godziny.
    .lead-1 = Pomóż jej przy dwunastej.
    .outcome-1 = Zostało jedno kółko i dwa miejsca, w które mogłoby wejść.
    .success-1 = Czapla otwiera oko, ogląda cię i wychodzi za tobą.
    .fail-1 = To było to drugie miejsce. Czapla mówi: kuku.
    .lead-2 = Pożycz jej coś do czytania, póki schnie klej.
    .outcome-2 = Czyta na głos i przy okazji oliwi wszystko, co masz. O kleju nikt już nie pamięta.
    .lead-3 = Zapytaj, co jeszcze jest na tej ulicy.
    .outcome-3 = Sklepy, mówi. I właściwa godzina, na samym końcu.
story-encounter-the-magistrate =
    Pani sędzia siedzi pod drzewem. Zostało jedno prawo i zna je na pamięć.
    .lead-1 = Stawcie się razem i zgódźcie we wszystkim.
    .outcome-1 = Czegoś takiego jeszcze nie miała. Każe wam to powoli wyjaśnić i pisze książkę.
    .lead-2 = Uiść opłatę sądową i broń swojej sprawy.
    .outcome-2 = Masz tyle czasu, ile pali się świeca. To krótka świeca.
    .success-2 = Wyrok na twoją korzyść. I na korzyść sąsiada, bo tak cicho siedział.
    .fail-2 = Wyrok przeciw tobie, z żalem i z przypisem. Przypis krąży po okolicy.
    .lead-3 = Pokaż jej, ile masz już planów.
    .outcome-3 = „Zatem stać cię na hojność”, mówi i dopilnowuje, żeby tak było.
    .lead-4 = Usiądź tylko w cieniu.
    .outcome-4 = Wszyscy przyszli po cień. Są też stragany.

## Krypta 84

story-encounter-visitors-book =
    W Krypcie 84 są dywany. Pani za biurkiem mówi, że dawno nikogo tu nie było, i obraca księgę.
    .lead-1 = Wpisz się zgodnie z prawdą.
    .outcome-1 = Imię, cel, przewidywane wyjście. Ostatnią rubrykę zostawiasz pustą. Pani mówi, że tak robili wszyscy.
    .lead-2 = Wpisz się jako inspekcja.
    .outcome-2 = Patrzy na twoje buty, na podpis i znowu na buty.
    .success-2 = „Nikt już na państwa nie liczył”. Otwiera szufladę i wręcza ci przepustkę.
    .fail-2 = Dzwoni małym dzwonkiem. Portierzy są uprzejmi i jest ich czterech.
story-encounter-reading-room =
    Czytelnia, zielone lampy, skórzane fotele. Wszyscy podnoszą wzrok. Nikt nie mówi „ćśś”, nie musi.
    .lead-1 = Poproś o akta Dziewięćdziesiątej mili.
    .outcome-1 = Przyjeżdżają na wózku. Wózek pchają dwie osoby.
    .success-1 = Między rachunkami za oliwę leży plan wszystkiego. Przepisujesz, co trzeba. Za regałem są drzwi.
    .fail-1 = Dochodzisz do rachunków za oliwę. Wciągają. Za regałem są drzwi.
    .lead-2 = Wybierz sobie fotel.
    .outcome-2 = Czekał na kogoś o twoim kształcie. Gdy się budzisz, masz na sobie koc i jest czwartek.
    .lead-3 = Zajrzyj na półkę rzeczy znalezionych.
    .outcome-3 = „Od siedemdziesięciu lat nikt się nie zgłosił”, mówi bibliotekarka. „Jest opłata, ale można też tylko popatrzeć”. Od patrzenia człowiek mądrzeje.
story-encounter-keepers-chair =
    Za regałem jest pokoik z oknem namalowanym na ścianie. Widok jest na morze.
    .lead-1 = Zapytaj staruszka przy oknie, czy to on jest latarnikiem.
    .outcome-1 = „Byłem. Proszę siadać. Jest przypływ”. Opowiadasz mu o szkle. Cieszy się, że ktoś zajrzał.
    .lead-2 = Zajrzyj za obraz.
    .outcome-2 = Wisi na zawiasie. Zawias oliwiono co tydzień, dłużej, niż żyjesz.
    .success-2 = Schowek, a w nim tamten drugi list. Był i trzeci.
    .fail-2 = Lampa, wciąż zapalona, z tych starych, przy których nie powinno się stać.
    .lead-3 = Posiedź chwilę i popatrz na morze.
    .outcome-3 = To tylko farba. A jednak lepiej się oddycha.

## Krypta 109

story-encounter-questionnaire =
    Korytarz Krypty 109 blokuje robot z podkładką do pisania. „Trzydzieści krótkich pytań”, mówi. „Nikt jeszcze nie skończył”.
    .lead-1 = Odpowiadaj.
    .outcome-1 = Pytanie dziewiąte dotyczy twojej matki. Pytanie dziesiąte dotyczy pytania dziewiątego.
    .success-1 = „Dziękujemy. Pierwsza ukończona ankieta”. Wypłaca ci honorarium wszystkich, którzy zrezygnowali.
    .fail-1 = „Odpowiedź błędna”, mówi o twojej dacie urodzenia i demonstruje konsekwencje. Ale przepuszcza.
    .lead-2 = Przepytaj robota.
    .outcome-2 = Ostrożnie odkłada podkładkę, równo do ściany.
    .success-2 = Pod podkładką jest klapa. Korytarz za nią należy do ciebie.
    .fail-2 = Podnosi podkładkę. Gdzieś na zewnątrz zostaje powiadomiony kolega.
    .lead-3 = Powiedz, że wypełnisz w domu.
    .outcome-3 = Ma na to pieczątkę. Zawsze chciał jej użyć. Proszę przejść.
story-encounter-greenhouse =
    Szklarnia pod ziemią. Pomidory odwracają się i patrzą na ciebie, a pomidory nie powinny.
    .lead-1 = Zjedz jednego.
    .outcome-1 = To najlepsze jedzenie od lat. Drogę do wyjścia oświetla ci własny język.
    .lead-2 = Zapytaj ogrodnika, ile kosztują nasiona.
    .outcome-2 = Podsuwa ci doniczkę. W doniczce jest szczelina na monety.
    .success-2 = Wolno ci mówić, skąd są. Byłoby mu miło. Pokazuje ci dolne drzwi.
    .fail-2 = Przechyla doniczkę: też pusta. Rozmawiacie o glebie.
    .lead-3 = Pomóż przy przycinaniu. Masz trzeźwą głowę.
    .outcome-3 = Płaci rzeczami znalezionymi w kompoście i mówi, że drzwi służbowych nigdy się nie zamyka.
story-encounter-volunteers-wanted =
    SZUKAMY OCHOTNIKÓW, głosi tablica, a niżej ołówkiem: NADAL. Za szybą ktoś bardzo duży czyta czasopismo.
    .lead-1 = Sporo już umiesz. Zgłoś się.
    .outcome-1 = Nie boli i to ich martwi. W drzwiach musisz się schylić. Okazuje się, że rozumiesz wykres.
    .lead-2 = Wypuść tego bardzo dużego.
    .outcome-2 = Jest zmęczony, zdezorientowany i stoi między tobą a drzwiami.
    .success-2 = Szybko po wszystkim. Za jego krzesłem leżą akta i nazwiska tych, którzy je podpisali. Ludzie powinni wiedzieć.
    .fail-2 = Odstawia cię na bok, mocniej, niż chce, i wraca do czasopisma. Personel wszystko widział i nie będzie milczał.
    .lead-3 = Skorzystaj z poczekalni i poczekaj.
    .outcome-3 = Przychodzi pielęgniarka, ogląda cię, robi, co może, i daje ci na bilet do domu.

## Zdarzenia wśród łupów

story-item-loose-floorboards = Ta podłoga to tylko rysunek podłogi.
story-item-hot-dust = Kichasz. Robi się od tego widno. Wiesz już, gdzie jest pył.
story-item-forgotten-till = Kasa otwiera się z małym dzwonkiem, jak po zakupach.
story-item-moth-cloud = Otwierasz szafę. Była pełna. Jest głodna.
story-item-kind-note = „Uwaga na trzeci stopień”, stoi na karteczce, „i dziękuję za odwiedziny”. Uważasz na trzeci stopień.
story-item-warm-soup = Na piecu stoi zupa i nie ma nikogo. Misek jest dokładnie tyle, ile trzeba.
story-item-wet-matches = Wilgoć weszła w zapałki, potem w torbę, potem w nastrój.

## Ocalali

story-character-boilersmith = Jednym kotłem ogrzewał całą ulicę, a potem kocioł zachował. Nosi jego część.
    .remark = Kocioł dwa razy zaskoczyć się nie da.
story-character-mail-rider = Doręcza pod każde drzwi, także takie, które nie mają już domu.
    .remark = Koń jest na emeryturze. Rejon został.
story-character-night-usher = Trzydzieści lat wskazywał po ciemku miejsca. Nie widzi powodu, by przestać.
    .remark = Wszystko widział co najmniej raz.
story-character-vault-cellist = Grała pod ziemią dwustu osobom, aż po kolei poprosiły o coś głośniejszego.
    .remark = W Krypcie była świetna akustyka i jedno krzesło.
story-character-large-librarian = Wie, gdzie stała każda książka. Przeprasza za sufit i za ten drugi sufit.
    .remark = Proszono, żeby się cofnął. Tak wygląda po cofnięciu.

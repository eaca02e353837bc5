### Rejestr zasad Fallout: Gra planszowa – zasady, rozstrzygnięcia.
### Jeden komunikat na identyfikator; źródła, przypisy i podstawy rozstrzygnięć są tylko po angielsku.

## Zasady podstawowe
section-FO-BASE = Zasady podstawowe
FO-BASE-01 = Gdy „Kompendium zasad” (RR) i „Zasady wprowadzające” mówią co innego, rację ma „Kompendium zasad”.
FO-BASE-02 = Gdy tekst zasad na karcie i RR mówią co innego, rację ma karta.
FO-BASE-03 = Jeśli efekt mógłby zgodnie z zasadami dotyczyć więcej niż jednego gracza i nic innego o tym nie rozstrzyga, pierwszeństwo ma pierwszy gracz, a po nim pozostali zgodnie z ruchem wskazówek zegara.
FO-BASE-04 = Z efektu opisanego słowem „może” można zrezygnować.
FO-BASE-05 = „Ocalały” to jedna całość: postać, figurka, karty, litery, cechy i gracz, który za nimi stoi.

## Elementy gry
section-FO-COMP = Elementy gry
FO-COMP-01 = Każdy ocalały ma jedną planszetkę gracza, która pokazuje PŻ, rady, PD, litery i cechy.
FO-COMP-02 = Przy dolnej krawędzi planszetki są trzy miejsca na wyposażenie (broń, ubiór, towarzysz) i jedno na stos kart ekwipunku.
FO-COMP-03 = PŻ (czerwony kołek) i rady (zielony kołek) mają wspólną skalę, od 0 do 16.
FO-COMP-04 = PD zaznacza szary kołek; ich tor ma otwór startowy na lewym końcu i po jednym otworze pod każdym z siedmiu miejsc na litery.
FO-COMP-05 = Jest pięć zwykłych rodzajów wrogów: stworzenie, człowiek, robot, potwór, supermutant.
FO-COMP-06 = Arkusz scenariusza jest dwustronny: jedna strona służy przygotowaniu do gry (układ mapy, zadanie wyłożone na początku), druga rozgrywce (czym są żetony frakcji, tor potęgi).
FO-COMP-07 = Wpływ i karta planu mają ten sam symbol.

## Przygotowanie do gry (dziewięć kroków)
section-FO-SETUP = Przygotowanie do gry (dziewięć kroków)
FO-SETUP-01 = Gracze wspólnie wybierają jeden scenariusz i kładą jego arkusz na stole.
FO-SETUP-02 = Niebezpieczne i zabójcze kafelki tasuje się jako dwa stosy; na każdej zakrytej pozycji układu kładzie się zakryty losowy kafelek pokazanego rodzaju.
FO-SETUP-03 = Kafelki, które układ pokazuje jako odkryte, to dokładnie te kafelki; kładzie się je odkryte.
FO-SETUP-04 = Wspólną pulę tworzą litery, kapsle, żetony cech i żetony wrogów.
FO-SETUP-05 = Litery są zakryte i wymieszane; żetony wrogów są zakryte i wymieszane, w jednym stosie na każdy rodzaj.
FO-SETUP-06 = Karty spotkań z gwiazdką zamiast numeru dzieli się według rewersów na dwie talie (Pustkowia i osada), każdą potasowaną i zakrytą.
FO-SETUP-07 = Karty planów, których liczba w rogu jest większa od liczby graczy, usuwa się.
FO-SETUP-08 = Talie planów, łupów i towarów tasuje się osobno i kładzie zakryte; biblioteka, profity, unikatowe towary i kości mają tylko leżeć pod ręką.
FO-SETUP-09 = Cztery odkryte towary ułożone w rzędzie tworzą sklep.
FO-SETUP-10 = Pierwszego gracza się losuje, a talię planów kładzie się po jego prawej stronie.
FO-SETUP-11 = Począwszy od pierwszego gracza, zgodnie z ruchem wskazówek zegara, każdy gracz wybiera wolną postać i otrzymuje jej figurkę, jej kartę postaci i literę z jej sylwetką.
FO-SETUP-12 = Gracz ten stawia figurkę na pustym polu kafelka startowego („Obóz na Rozdrożu”).
FO-SETUP-13 = Kołki zaczynają tak: rady na 0, PŻ na maksimum postaci (16, chyba że jej karta podaje mniej), PD w otworze na lewo od toru.
FO-SETUP-14 = Własna litera postaci trafia na swoje miejsce, a do niej jedna losowa litera; powtórzoną literę zastępuje się kolejną wylosowaną.
FO-SETUP-15 = Każdy gracz dobiera jeden plan i trzyma go w ukryciu.
FO-SETUP-16 = Każdy gracz bierze trzy kapsle.
FO-SETUP-17 = Wykonuje się efekty początku gry z arkusza scenariusza i ze wszystkich innych elementów.
FO-SETUP-18 = Na każdym symbolu wroga widocznym na mapie kładzie się jeden losowy odkryty żeton jego rodzaju.
FO-SETUP-19 = Oba znaczniki potęgi kładzie się na najwyższym polu toru potęgi.
FO-SETUP-20 = Zadanie początkowe scenariusza (jedno lub więcej) wykłada się podczas przygotowania do gry.

## Rundy
section-FO-ROUND = Rundy
FO-ROUND-01 = Gra to ciąg rund; w rundzie każdy gracz rozgrywa jedną turę, najpierw pierwszy gracz, a potem pozostali zgodnie z ruchem wskazówek zegara.
FO-ROUND-02 = Po rundzie, a przed swoją następną turą, pierwszy gracz odkrywa wierzchnią kartę planu.
FO-ROUND-03 = Aktywuje się każdego aktywnego wroga rodzaju wydrukowanego u dołu tej karty.
FO-ROUND-04 = Rodzaje rozpatruje się w wydrukowanej kolejności, od lewej do prawej; jeden rodzaj kończy się, zanim zacznie się następny.
FO-ROUND-05 = Jeśli kolejność wrogów jednego rodzaju ma znaczenie, ustala ją pierwszy gracz.
FO-ROUND-06 = Gdy aktywni wrogowie danego rodzaju skończą działać, nieaktywnych wrogów tego rodzaju się odkrywa i od tej chwili są aktywni.
FO-ROUND-07 = Odkrytą kartę planu następnie się odrzuca.

## Tury
section-FO-TURN = Tury
FO-TURN-01 = W turze ocalały ma dwie akcje.
FO-TURN-02 = Tura przechodzi dalej zgodnie z ruchem wskazówek zegara, gdy akcje są wykonane, a gracz skończył używać przedmiotów, profitów i innych efektów, których można użyć w trakcie tury.

## Akcje
section-FO-ACT = Akcje
FO-ACT-01 = Akcje: ruch, eksploracja, spotkanie, walka, zadanie, obóz oraz każda akcja, którą daje karta.
FO-ACT-02 = Tę samą akcję można wykonać w turze dwa razy; wyjątkiem jest akcja spotkania.
FO-ACT-03 = Z jednej lub obu akcji można zrezygnować; przepadają wtedy i nie można ich użyć później ani przenieść na następną turę.
FO-ACT-04 = Tylko ruch można przerwać inną akcją; każdą inną akcję najpierw wykonuje się do końca.
FO-ACT-05 = Akcji spotkania, zadania i obozu nie można wykonać na polu, na którym jest odkryty wróg; akcje ruchu, eksploracji i walki można.

## Ruch i teren
section-FO-MOVE = Ruch i teren
FO-MOVE-01 = Akcja ruchu daje 2 punkty ruchu.
FO-MOVE-02 = Za 1 punkt ruchu figurka wchodzi na sąsiednie pole.
FO-MOVE-03 = Wejście na trudny teren kosztuje 1 punkt ruchu więcej (razem 2); bez niego na to pole nie można wejść.
FO-MOVE-04 = 2 punkty ruchu za pole z trudnym terenem mogą pochodzić z dwóch różnych akcji.
FO-MOVE-05 = Między pierwszym a drugim punktem ruchu ocalały może wykonać swoją drugą akcję.
FO-MOVE-06 = Niektóre pola mają teren, pokazany symbolem i kolorową krawędzią (czerwona = trudny, zielona = napromieniowany); działa on na wchodzących ocalałych.
FO-MOVE-07 = Ocalały, który wchodzi na napromieniowane pole, otrzymuje 1 rad.

## Kafelki mapy
section-FO-TILE = Kafelki mapy
FO-TILE-01 = Na kafelku jest kilka pól; rewers kafelka pokazuje, czy jest on niebezpieczny, zabójczy czy dwustronny.
FO-TILE-02 = Każdy kafelek obraca się tak, aby jego strzałka wskazywała ten sam kierunek co strzałka kafelka startowego, zarówno podczas przygotowania do gry, jak i przy odkrywaniu.

## Eksploracja
section-FO-EXPL = Eksploracja
FO-EXPL-01 = Na polu graniczącym z zakrytym kafelkiem akcja eksploracji odkrywa jeden taki kafelek.
FO-EXPL-02 = Za każdy symbol wroga na odkrytym kafelku dobiera się losowy żeton tego rodzaju i kładzie go odkryty na polu z tym symbolem.
FO-EXPL-03 = Każdego wroga, który stał na zakrytym kafelku, eksplorujący umieszcza na dowolnie wybranym polu tego kafelka.

## Pola i sąsiedztwo
section-FO-SPACE = Pola i sąsiedztwo
FO-SPACE-01 = Pole to część kafelka ograniczona białymi krawędziami.
FO-SPACE-02 = Na jednym polu może być jednocześnie dowolnie wielu ocalałych i wrogów.
FO-SPACE-03 = Dwa pola sąsiadują ze sobą wtedy i tylko wtedy, gdy mają wspólną krawędź.
FO-SPACE-04 = Ważne lokacje mają nazwę i symbol spotkania.

## Spotkania
section-FO-ENC = Spotkania
FO-ENC-01 = Mogą istnieć cztery talie spotkań: Pustkowi (szukanie łupów), osady (zakupy w sklepie), Krypty 84 i Krypty 109.
FO-ENC-02 = Talie Pustkowi i osady istnieją od przygotowania do gry; żadna z talii krypt jeszcze wtedy nie istnieje.
FO-ENC-03 = Karty krypty są dostępne tylko w tej krypcie: numer talii = numer krypty.
FO-ENC-04 = Tam, gdzie symbol nie ma talii, nie można wykonać akcji spotkania (krypta jest więc zamknięta, dopóki nie powstanie jej talia).
FO-ENC-05 = Większość symboli spotkania ma liczbę oznaczającą poziom; niektóre jej nie mają.
FO-ENC-06 = Podczas rozpatrywania spotkania przy symbolu z poziomem każdy symbol spotkania w tekście karty oznacza tę liczbę.
FO-ENC-07 = Akcja spotkania wymaga symbolu spotkania na polu ocalałego i korzysta z talii tego symbolu.
FO-ENC-08 = Ocalały może skorzystać z danego symbolu spotkania raz na turę.
FO-ENC-09 = Gracz po prawej stronie aktywnego gracza dobiera kartę i czyta na głos tylko wstęp oraz pogrubioną zapowiedź każdej ponumerowanej opcji.
FO-ENC-10 = Aktywny gracz wybiera jedną opcję, zanim pozna tekst jej następstwa.
FO-ENC-11 = Wykonuje się wszystkie polecenia podane po wybranej opcji.
FO-ENC-12 = Jeśli opcja stawia wyzwanie, podejmuje się je po jej wybraniu: zdany test lub zabity wróg daje rezultat „sukces”, a wszystko inne rezultat „porażka”.
FO-ENC-13 = Opcję z warunkiem można wybrać tylko wtedy, gdy warunek jest spełniony (np. ma się określoną cechę).
FO-ENC-14 = Opcję WYMUSZONĄ, której warunek jest spełniony, trzeba rozpatrzyć; innej wybrać nie można.
FO-ENC-15 = Opcji WYMUSZONEJ, której warunek nie jest spełniony, nie można wybrać.
FO-ENC-16 = Po rozpatrzeniu karta spotkania, której nie usunięto z gry, trafia na spód swojej talii.

## Testy
section-FO-TEST = Testy
FO-TEST-01 = Test to liczba oznaczająca trudność oraz jedna lub więcej liter.
FO-TEST-02 = Krok 1: rzuć wszystkimi trzema kośćmi.
FO-TEST-03 = Krok 2: każdy wydrukowany w teście symbol litery, którą ocalały ma, daje jeden przerzut; litera wydrukowana dwa razy daje dwa.
FO-TEST-04 = Przerzuty wykorzystuje się jeden po drugim; w każdym można przerzucić dowolnie wybrane z trzech kości.
FO-TEST-05 = Krok 3: liczba symboli trafienia ≥ trudność to sukces, mniejsza to porażka; rozpatrz rezultat wydrukowany dla sukcesu lub porażki.
FO-TEST-06 = Jeśli dla tego, co zaszło, nic nie wydrukowano, nic się nie dzieje.
FO-TEST-07 = Schematy ciała na kościach nie mają w testach znaczenia.

## Kości V.A.T.S.
section-FO-DICE = Kości V.A.T.S.
FO-DICE-01 = Te same trzy kości służą do walk i testów; ścianka pokazuje schemat ciała i zero lub więcej symboli trafienia.
FO-DICE-02 = Schemat ma cztery części ciała (głowa, korpus, ręce, nogi), każdą wypełnioną (zieloną) albo pustą (czarną).

## Walki
section-FO-FIGHT = Walki
FO-FIGHT-01 = Walka toczy się między jednym ocalałym a jednym wrogiem i ma pięć kroków w stałej kolejności.
FO-FIGHT-02 = Krok 1: rzuć wszystkimi trzema kośćmi.
FO-FIGHT-03 = Krok 2: każdy wydrukowany na broni w wyposażeniu symbol litery, którą ocalały ma, daje jeden przerzut; litera wydrukowana dwa razy daje dwa.
FO-FIGHT-04 = Przerzuty wykorzystuje się jeden po drugim; w każdym można przerzucić dowolnie wybrane kości.
FO-FIGHT-05 = Krok 3: zsumuj symbole trafienia i odejmij wartość pancerza wszystkich kart w wyposażeniu.
FO-FIGHT-06 = Krok 3: każdy pozostały symbol trafienia zadaje obrażenia równe poziomowi wroga.
FO-FIGHT-07 = Obrażenia, które otrzymuje ocalały (krok 3), poprzedzają trafienia, które sam zadaje (krok 4).
FO-FIGHT-08 = Krok 4: każda kość, która ma z wrogiem co najmniej jedną wspólną zieloną część ciała, zadaje jedno trafienie ocalałego, i tylko jedno.
FO-FIGHT-09 = Wróg zostaje zabity, gdy liczba trafień ocalałego ≥ poziom wroga.
FO-FIGHT-10 = Krok 5: zabicie wroga daje tyle PD, ile wynosi jego poziom.
FO-FIGHT-11 = Niezależnie od tego, czy wroga zabito, walka się wtedy kończy; trafień ocalałego nie pamięta się do późniejszej walki.
FO-FIGHT-12 = Śmierć ocalałego w trakcie walki natychmiast ją kończy; dalsze kroki się pomija.
FO-FIGHT-13 = Jeśli ocalały zginie, a wróg nie, wróg pozostaje na miejscu i jest aktywny.
FO-FIGHT-14 = „Dobierz i walcz”: dobierz ze wspólnej puli żeton wskazanego rodzaju, rozegraj całą walkę, a potem odrzuć żeton niezależnie od wyniku.
FO-FIGHT-15 = „Dobierz i walcz” będące częścią celu lub opcji powodzi się tylko wtedy, gdy wróg zostanie zabity.
FO-FIGHT-16 = Zdolności „podczas walki” można użyć w dowolnym kroku.
FO-FIGHT-17 = Zdolności „przed walką” trzeba użyć przed rzutem kośćmi.
FO-FIGHT-18 = Dla zdolności kart każda litera wydrukowana na broni w wyposażeniu liczy się jako użyta w walce.
FO-FIGHT-19 = Z innych zastosowań przerzutów, które daje karta, korzysta się w kroku 2, chyba że karta mówi inaczej.

## Akcja walki
section-FO-ATK = Akcja walki
FO-ATK-01 = Akcję walki można wykonać, gdy na polu ocalałego jest aktywny wróg.
FO-ATK-02 = Z bronią dystansową w wyposażeniu można ją wykonać także przeciw wrogowi na sąsiednim polu.
FO-ATK-03 = Walka z wrogiem na sąsiednim polu, który nie ma symbolu dystansu, daje ocalałemu jedno dodatkowe trafienie ocalałego.
FO-ATK-04 = Gdy do wyboru jest kilku wrogów, ocalały wybiera dokładnie jednego na akcję.

## Wrogowie
section-FO-ENEMY = Wrogowie
FO-ENEMY-01 = Właściwości wroga: rodzaj, nazwa, poziom, wrażliwe części ciała, od zera do dwóch symboli zdolności.
FO-ENEMY-02 = Zakryty = nieaktywny, odkryty = aktywny.
FO-ENEMY-03 = Nikt nie może podglądać zakrytej strony żetonu nieaktywnego wroga.
FO-ENEMY-04 = Z nieaktywnym wrogiem nie można walczyć i nie może on być celem niczego, co obiera wroga za cel.
FO-ENEMY-05 = Nieaktywny wróg nie blokuje na swoim polu spotkania, obozu ani zadania.
FO-ENEMY-06 = Nieaktywny wróg staje się aktywny, gdy aktywuje się jego rodzaj.
FO-ENEMY-07 = Wróg położony jako zakryty, gdy właśnie aktywuje się jego własny rodzaj, pozostaje w tej aktywacji zakryty.

## Zdolności wrogów
section-FO-ABIL = Zdolności wrogów
FO-ABIL-01 = AGRESJA: gdy taki wróg wchodzi na pole ocalałego, ten ocalały natychmiast z nim walczy.
FO-ABIL-02 = AGRESJA: gdy ocalały wchodzi na pole takiego wroga, natychmiast z nim walczy.
FO-ABIL-03 = Taka walka nie zużywa akcji.
FO-ABIL-04 = Wróg z AGRESJĄ, który wchodzi na pole kilku ocalałych, walczy z tym, który ma najmniej pozostałych PŻ.
FO-ABIL-05 = Ocalały, który wchodzi na pole kilku wrogów z AGRESJĄ, walczy z każdym z nich, w wybranej przez siebie kolejności.
FO-ABIL-06 = Umieszczenie wroga na polu ocalałego lub to, że staje się tam aktywny, nie wyzwala AGRESJI.
FO-ABIL-07 = PANCERZ: aby zabić takiego wroga, trzeba o jedno trafienie ocalałego więcej, niż wynosi jego poziom.
FO-ABIL-08 = PROMIENIOWANIE: gdy taki wróg zada w walce co najmniej 1 obrażenie, ocalały otrzymuje też tyle radów, ile wynosi poziom wroga.
FO-ABIL-09 = DYSTANS: jeśli podczas aktywacji takiego wroga na sąsiednim polu jest ocalały, wróg walczy z nim i się nie porusza.
FO-ABIL-10 = DYSTANS: jeśli ten ocalały na sąsiednim polu nie ma broni dystansowej, dodaje się jeden symbol trafienia dla wroga.
FO-ABIL-11 = Wróg z DYSTANSEM, który ma ocalałych i na swoim polu, i na sąsiednich, walczy z tym, który ma najmniej pozostałych PŻ.
FO-ABIL-12 = Broń dystansowa przeciw wrogowi z DYSTANSEM: żadna strona nie otrzymuje dodatkowego trafienia.
FO-ABIL-13 = ŁUP: ocalały, który zabije takiego wroga, dobiera potem jedną kartę łupu.
FO-ABIL-14 = ODWRÓT: jeśli walka kończy się, a taki wróg nie został zabity, staje się nieaktywny na polu, na którym jest.

## Aktywacja wrogów
section-FO-ACTIV = Aktywacja wrogów
FO-ACTIV-01 = Aktywowany wróg porusza się o jedno pole w stronę najbliższego ocalałego.
FO-ACTIV-02 = Jeśli jest już na jednym polu z ocalałym, zamiast się poruszać, walczy z nim.
FO-ACTIV-03 = Jeśli kilku ocalałych jest równie blisko (przy ruchu lub ataku), celem jest ten, który ma najmniej pozostałych PŻ.
FO-ACTIV-04 = Jeśli i tu jest remis, celem jest ten, który jest wcześniej w kolejności tur.
FO-ACTIV-05 = Kilku wrogów atakuje jednego ocalałego: kolejność ataków ustala ten ocalały.
FO-ACTIV-06 = Jeśli kilka pól zbliża wroga tak samo, pole wybiera pierwszy gracz.
FO-ACTIV-07 = Ruch wrogów nie zważa na teren.
FO-ACTIV-08 = Wrogowie mogą przechodzić przez zakryte kafelki; każdy taki kafelek jest dla nich jednym polem.
FO-ACTIV-09 = Wrogowie odkryci w wyniku aktywacji ani się w niej nie poruszają, ani nie walczą.

## Zabici wrogowie i ich zastępowanie
section-FO-RESP = Zabici wrogowie i ich zastępowanie
FO-RESP-01 = Żeton zabitego wroga opuszcza mapę i zostaje odrzucony.
FO-RESP-02 = Dobiera się nowy żeton tego rodzaju i kładzie go zakryty na polu z symbolem tego rodzaju, najbliższym temu, na którym był zabity wróg.
FO-RESP-03 = Jeśli kilka pól z symbolem jest równie blisko, wybiera pierwszy gracz.
FO-RESP-04 = Po śmierci żetonu frakcji oraz wroga z „dobierz i walcz” nie ma nowego żetonu.
FO-RESP-05 = Ocalały, który zabije wroga poza walką, też otrzymuje PD za tego wroga.

## Frakcje
section-FO-FAC = Frakcje
FO-FAC-01 = W każdym scenariuszu są dwie rywalizujące frakcje, różne w różnych scenariuszach, zawsze oznaczone jako ★ i ♠.
FO-FAC-02 = Każda frakcja ma wartość potęgi na torze arkusza scenariusza i może mieć żetony na mapie.

## Tor potęgi
section-FO-POWER = Tor potęgi
FO-POWER-01 = Potęga rośnie, gdy ocalali wykonują niektóre zadania, i za każdym razem, gdy opróżni się talia planów.
FO-POWER-02 = Wartość zapisaną na wrogu frakcji jako X lub Y odczytuje się z pozycji tej frakcji na torze.
FO-POWER-03 = Gra kończy się, gdy znacznik potęgi którejś frakcji osiągnie lub minie ostatnie pole toru.
FO-POWER-04 = Najpierw ocalali, którzy dzięki temu przesunięciu osiągnęli wpływ potrzebny do zwycięstwa, mogą ogłosić zwycięstwo.
FO-POWER-05 = Jeśli nikt go nie osiągnął, wszyscy ocalali przegrywają.
FO-POWER-06 = Przesunięcia poza ostatnie pole nadal się liczą, gdy dla wpływu oblicza się przewagę jednej frakcji nad drugą.

## Żetony frakcji
section-FO-FTOK = Żetony frakcji
FO-FTOK-01 = Arkusz scenariusza określa, czym jest żeton frakcji; najczęściej jest to wróg.
FO-FTOK-02 = Żeton frakcji, który jest wrogiem, podlega wszystkim zasadom dotyczącym wrogów.
FO-FTOK-03 = Jeśli miałby się stać nieaktywny, zamiast tego zostaje odrzucony.

## Lojalność
section-FO-LOYAL = Lojalność
FO-LOYAL-01 = Na początku swojej tury ocalały może odkryć plan ★ lub ♠; lojalność wobec tej frakcji trwa, dopóki plan pozostaje odkryty.
FO-LOYAL-02 = Wrogowie, którzy są żetonami tej frakcji, nigdy nie blokują akcji lojalnego ocalałego.
FO-LOYAL-03 = Podczas aktywacji wrogowie tej frakcji pomijają lojalnych ocalałych, a zbliżają się tylko do pozostałych i tylko z nimi walczą.
FO-LOYAL-04 = Lojalny ocalały nie może walczyć z wrogami tej frakcji.
FO-LOYAL-05 = Na znak lojalności odkryty może być tylko jeden plan; odkrycie innego zakrywa poprzedni.
FO-LOYAL-06 = Na początku swojej tury ocalały może zakończyć lojalność, zakrywając kartę.
FO-LOYAL-07 = Odkryty plan nadal wlicza się do limitu kart i nadal daje swój wpływ.
FO-LOYAL-08 = Gdy ocalały otrzyma piąty plan, może wybrać do odrzucenia ten odkryty.

## Zadania
section-FO-QUEST = Zadania
FO-QUEST-01 = Zadanie ma jeden lub więcej celów; każdy jest albo celem wyzwalanym, albo celem akcji zadania.
FO-QUEST-02 = Cel wyzwalany wskazuje czyn ze zwykłej rozgrywki (np. zabicie wroga albo eksplorację kafelka danego rodzaju).
FO-QUEST-03 = Cel akcji zadania ma symbol zadania; aby można było wykonać dla niego tę akcję, muszą być spełnione wszystkie wymienione przy nim warunki (zwykle: obecność na polu o podanej nazwie).
FO-QUEST-04 = Jedna akcja zadania to próba osiągnięcia jednego celu.
FO-QUEST-05 = Jego polecenia (test, walka, …) wykonuje się od lewej do prawej.
FO-QUEST-06 = Jeśli polecenia się powiodą, cel jest osiągnięty; w przeciwnym razie pozostaje nieosiągnięty.
FO-QUEST-07 = Po osiągnięciu celu ocalały, który go osiągnął, wykonuje każdy rezultat z paska pod tym celem, od lewej do prawej.
FO-QUEST-08 = Nagrodami za zadania są zwykle karty planów lub potęga frakcji.
FO-QUEST-09 = Wyłożone zadania są otwarte dla każdego ocalałego; w każdej chwili gry mogą zostać wyłożone kolejne.
FO-QUEST-10 = Gdy zadanie zostaje wyłożone, wykonuje się polecenia z jego górnej części.
FO-QUEST-11 = Kładzenie znacznika zadania: ocalały wybiera parę w jednym kolorze, jeden znacznik kładzie na mapie tam, gdzie mówi karta, a drugi na karcie.
FO-QUEST-12 = Wraz z usunięciem zadania z gry zdejmuje się oba jego znaczniki.

## Biblioteka kart
section-FO-LIB = Biblioteka kart
FO-LIB-01 = Każda karta z numerem w lewym górnym rogu należy do biblioteki i nie bierze udziału w grze, dopóki nie wskaże jej polecenie „dodaj” lub „wyłóż”.
FO-LIB-02 = Bibliotekę układa się według numerów i po numerach się w niej szuka.
FO-LIB-03 = Nikt nie może czytać kart z biblioteki; kto wyjmuje kartę, patrzy tylko na numer, a nie na tekst.

## Rezultaty
section-FO-RES = Rezultaty
FO-RES-01 = Rezultaty wynikają z osiągniętego celu lub z wyboru w spotkaniu; symbol spotkania oznacza w nich poziom tego symbolu, przy którym był ocalały.
FO-RES-02 = „+” lub „−” po tym symbolu zwiększa lub zmniejsza tę liczbę.
FO-RES-03 = DODAJ n: weź kartę n z biblioteki oraz, nie oglądając ich, tyle kart z wierzchu talii o takim samym rewersie, ilu jest graczy; potasuj je wszystkie razem; połóż je na wierzchu tej talii.
FO-RES-04 = DODAJ n, gdy w grze nie ma pasującej talii: karta n zaczyna nową talię.
FO-RES-05 = WYŁÓŻ n: weź kartę n z biblioteki i połóż ją odkrytą w obszarze gry.
FO-RES-06 = ZOSTAŃ c: ocalały otrzymuje cechę c.
FO-RES-07 = n PD / n KAPSLI: otrzymaj tyle PD / kapsli.
FO-RES-08 = Symbol karty (planu, łupu lub towaru) oznacza dobranie jednej karty z tej talii; z „×n” dobierz i zatrzymaj n kart.
FO-RES-09 = ZAKUPY n: kup lub sprzedaj w sklepie łącznie do n przedmiotów.
FO-RES-10 = OTRZYMAJ UNIKATOWY TOWAR …: weź z talii unikatowych towarów kartę o tej nazwie; jeśli jej tam nie ma, weź losowy unikatowy towar.
FO-RES-11 = Symbol frakcji z k plusami: potęga tej frakcji rośnie o k.
FO-RES-12 = USUŃ Z GRY: karta wraca do pudełka.

## Sklep i zakupy
section-FO-SHOP = Sklep i zakupy
FO-SHOP-01 = Sklep zwykle oferuje rząd czterech towarów.
FO-SHOP-02 = Karty trafiają do rzędu z lewej strony.
FO-SHOP-03 = Karta odrzucana z rzędu to zawsze skrajna prawa.
FO-SHOP-04 = Jeśli po akcji ocalałego w rzędzie nie ma czterech kart, dobiera się je lub odrzuca, aż będą cztery.
FO-SHOP-05 = Zakupy zaczynają się od dobrania jednego nowego towaru na lewy koniec rzędu.
FO-SHOP-06 = Potem następuje do N transakcji (N podaje karta), w dowolnym połączeniu: kupno, sprzedaż, werbunek.
FO-SHOP-07 = KUP: zapłać koszt karty w kapslach i weź ją do ekwipunku lub na przeznaczone dla niej miejsce.
FO-SHOP-08 = SPRZEDAJ: odrzuć kartę z wyposażenia lub z ekwipunku i otrzymaj tyle kapsli, ile wynosi jej wartość minus jeden.
FO-SHOP-09 = ZWERBUJ: weź towarzysza z rzędu do ekwipunku lub na miejsce dla towarzysza.
FO-SHOP-10 = Aby zwerbować towarzysza, trzeba mieć cechę lub literę z jego prawego górnego rogu; towarzysza bez takiego wymogu może zwerbować każdy.

## Przedmioty
section-FO-ITEM = Przedmioty
FO-ITEM-01 = W karty wsparcia, narkotyki i czasopisma nie można się wyposażyć; można ich używać z ekwipunku.

## Wyposażanie się
section-FO-EQUIP = Wyposażanie się
FO-EQUIP-01 = Wyposażyć się można w karty trzech rodzajów: broń, ubiór, towarzysz; najwyżej w jedną każdego rodzaju.
FO-EQUIP-02 = Karty tych trzech rodzajów pomagają ocalałemu tylko wtedy, gdy jest w nie wyposażony; w przeciwnym razie ich tekst nie działa.
FO-EQUIP-03 = Po otrzymaniu karty, w którą można się wyposażyć, wolno to zrobić natychmiast; wyparta przez nią karta może trafić do ekwipunku.
FO-EQUIP-04 = Na początku swojej tury ocalały może się wyposażyć w karty z ekwipunku lub zamienić karty z wyposażenia na karty z ekwipunku.

## Ekwipunek
section-FO-INV = Ekwipunek
FO-INV-01 = Ekwipunek = karty przedmiotów i towarzyszy, które ocalały ma, ale nie jest w nie wyposażony.
FO-INV-02 = Limit ekwipunku: trzy karty (karty w wyposażeniu się nie wliczają).
FO-INV-03 = Otrzymanie kart ponad limit (także przez dobranie kilku kart łupu): weź wszystkie, a potem odrzuć dowolnie wybrane, aż do limitu.
FO-INV-04 = Karty w wyposażeniu i ekwipunek są jawne.

## Wyczerpywanie kart
section-FO-EXH = Wyczerpywanie kart
FO-EXH-01 = Użycie niektórych zdolności wyczerpuje ich kartę.
FO-EXH-02 = Dopóki karta jest wyczerpana, nie można jej wyczerpać jeszcze raz.
FO-EXH-03 = Wyczerpane karty można mieć, można się w nie wyposażyć, odłożyć je do ekwipunku, oddać w wymianie i sprzedać; oddana w wymianie pozostaje wyczerpana.
FO-EXH-04 = Karty przygotowuje akcja obozu ich właściciela albo efekt, który tak mówi.
FO-EXH-05 = Karta z kosztem przygotowania pozostaje wyczerpana, chyba że w tym momencie zapłaci się ten koszt.

## Obóz
section-FO-CAMP = Obóz
FO-CAMP-01 = Obóz daje, w dowolnej kolejności: odzyskanie 3 PŻ, przygotowanie własnych kart, otrzymanie cechy Wypoczęty, wymianę.
FO-CAMP-02 = Przygotowanie nie jest wybiórcze: przygotowuje się każdą wyczerpaną kartę.

## Wymiana
section-FO-TRADE = Wymiana
FO-TRADE-01 = Partnerami wymiany są ocalali na polu rozbijającego obóz lub na sąsiednim polu.
FO-TRADE-02 = Wymieniać się można, w dowolnej liczbie: przedmiotami, towarzyszami, planami, kapslami.
FO-TRADE-03 = Obie strony muszą się zgodzić.
FO-TRADE-04 = Częścią umowy mogą być obietnice, ale nikogo one nie wiążą.
FO-TRADE-05 = Wymieniać nie można: cech, liter, profitów, karty początkowej, która nie jest przedmiotem (np. karty Ghula), i innych elementów gry.
FO-TRADE-06 = Plany objęte wymianą można wcześniej pokazać partnerowi.

## Towarzysze
section-FO-CPN = Towarzysze
FO-CPN-01 = Towarzysz w wyposażeniu daje zdolność, której można użyć we własnej turze ocalałego, wyczerpując towarzysza.
FO-CPN-02 = Gdy przygotowuje się towarzysza (w obozie lub dowolnym efektem), z wyposażenia lub z ekwipunku, a jego wydrukowany warunek nie jest spełniony, trzeba go odrzucić.

## Ubiór
section-FO-APP = Ubiór
FO-APP-01 = Ubiór w wyposażeniu znosi w walce tyle symboli trafienia wroga, ile wynosi jego wartość pancerza.

## Broń
section-FO-WEAP = Broń
FO-WEAP-01 = Na broni wydrukowane są litery (przerzuty w walce); może mieć symbol dystansu.

## Karty postaci
section-FO-CHAR = Karty postaci
FO-CHAR-01 = Podczas przygotowania do gry każdy ocalały otrzymuje jedną kartę swojej postaci: przedmiot, towarzysza lub specjalną zdolność.
FO-CHAR-02 = W kartę postaci, która jest przedmiotem lub towarzyszem, można się wyposażyć albo włożyć ją do ekwipunku.
FO-CHAR-03 = Inne karty postaci leżą obok planszetki, działają zawsze i nie można ich ani wymieniać, ani odrzucać.

## Łupy
section-FO-LOOT = Łupy
FO-LOOT-01 = W kartę łupu, która jest przedmiotem lub towarzyszem, ocalały się wyposaża albo wkłada ją do ekwipunku.
FO-LOOT-02 = Kartę łupu, która jest wydarzeniem, wykonuje się, a potem odrzuca.
FO-LOOT-03 = Odrzucone łupy trafiają na stos odrzuconych łupów, a odrzucone towary na stos odrzuconych towarów.

## Towary
section-FO-ASSET = Towary
FO-ASSET-01 = Towary to przedmioty i towarzysze oferowani w sklepie; otrzymany towar trafia do ekwipunku lub na swoje miejsce.

## Unikatowe towary
section-FO-UNIQ = Unikatowe towary
FO-UNIQ-01 = Unikatowe towary to karty przedmiotów lub towarzyszy, które bierze się po nazwie z ich własnej talii, a potem wyposaża się w nie albo wkłada je do ekwipunku.
FO-UNIQ-02 = Odrzucony unikatowy towar kładzie się obok talii unikatowych towarów, a nie wkłada z powrotem do niej.

## Kapsle
section-FO-CAPS = Kapsle
FO-CAPS-01 = Kapslami płaci się w sklepie i za niektóre zdolności kart.
FO-CAPS-02 = Liczba kapsli ocalałego nie ma górnej granicy.
FO-CAPS-03 = Otrzymane kapsle pochodzą ze wspólnej puli, a wydane do niej wracają; kapsle o wartości 1 i 5 można w każdej chwili rozmieniać.

## Cechy
section-FO-TRAIT = Cechy
FO-TRAIT-01 = Sześć cech to dwie strony trzech rodzajów żetonów: Uwielbiany/Znienawidzony, Synt/Supermutant, Wypoczęty/Uzależniony.
FO-TRAIT-02 = Ocalały ma najwyżej jeden żeton każdego rodzaju, więc nigdy obie strony.
FO-TRAIT-03 = Cechy Uwielbiany/Znienawidzony i Synt/Supermutant same nic nie robią; odwołują się do nich karty.
FO-TRAIT-04 = Otrzymując cechę, ocalały bierze jej żeton, a jeśli ma już ten żeton drugą stroną ku górze, odwraca go (i traci tamtą cechę).
FO-TRAIT-05 = Odkrytej strony z kłódką nie można odwrócić: otrzymanie przeciwnej cechy nic nie zmienia.
FO-TRAIT-06 = Utrata cechy odrzuca jej żeton, z kłódką czy bez.
FO-TRAIT-07 = Podczas walki lub testu można oddać cechę Wypoczęty za jeden przerzut.

## Litery
section-FO-SPEC = Litery
FO-SPEC-01 = Liter jest siedem; ocalały każdą ma albo nie ma, nigdy dwa razy.
FO-SPEC-02 = Otrzymana litera trafia na własne miejsce na planszetce.

## Doświadczenie (PD)
section-FO-XP = Doświadczenie (PD)
FO-XP-01 = Każdy PD przesuwa kołek w prawo do otworu pod następną literą, którą ocalały ma; puste miejsca się pomija.
FO-XP-02 = PD otrzymany, gdy kołek jest pod skrajną prawą z posiadanych liter, cofa go do otworu startowego i daje awans.
FO-XP-03 = Kilka PD otrzymanych razem: przesuń kołek za wszystkie, a potem rozpatrz każdy uzyskany awans.

## Awansowanie
section-FO-LEVEL = Awansowanie
FO-LEVEL-01 = Awans: dobierz ze wspólnej puli dwie litery, jedną zatrzymaj, drugą zwróć.
FO-LEVEL-02 = Zatrzymaną literę, której ocalały jeszcze nie ma, dodaje się do planszetki.
FO-LEVEL-03 = Zatrzymaną literę, którą ocalały już ma, odrzuca się, a ocalały otrzymuje profit.
FO-LEVEL-04 = Profit wybiera się z talii profitów spośród tych, które mają tę literę.
FO-LEVEL-05 = Jeśli żaden jej nie ma, wybierz dowolny profit z literą, którą ocalały ma.
FO-LEVEL-06 = Jeśli i takiego nie ma, profitu się nie otrzymuje.

## Profity
section-FO-PERK = Profity
FO-PERK-01 = Profity są jednorazowe: odrzuć profit we własnej turze, aby uzyskać jego efekt.
FO-PERK-02 = Profitu nie można użyć w trakcie akcji innej niż ruch, chyba że sam na to pozwala.
FO-PERK-03 = Profity w talii i profity graczy są jawne dla wszystkich.
FO-PERK-04 = Użyty profit wraca do talii profitów.

## PŻ i rady
section-FO-HP = PŻ i rady
FO-HP-01 = Obrażenia zmniejszają PŻ, a otrzymane rady zwiększają wartość radów, o tyle, ile wynoszą.
FO-HP-02 = PŻ i rady nigdy nie wychodzą poza końce toru.
FO-HP-03 = Pozostałe PŻ = PŻ − rady (przy 12 PŻ i 3 radach pozostaje 9).
FO-HP-04 = PŻ ≤ rady w dowolnej chwili: ocalały zostaje zabity.

## Śmierć i wyeliminowanie
section-FO-KILL = Śmierć i wyeliminowanie
FO-KILL-01 = Figurka zabitego ocalałego opuszcza swoje pole i zostaje postawiona na polu kafelka startowego wybranym przez tego gracza.
FO-KILL-02 = Potem odrzuca się wszystkie karty z ekwipunku; karty w wyposażeniu się zatrzymuje.
FO-KILL-03 = Potem PŻ wracają do maksimum; rady pozostają.
FO-KILL-04 = Zabity we własnej turze: tura natychmiast się kończy; nie ma już akcji ani profitów.
FO-KILL-05 = PŻ wróciły do własnego maksimum i nadal nie przewyższają radów: ocalały jest wyeliminowany i przegrywa.
FO-KILL-06 = Wyeliminowanie odrzuca figurkę, karty, kapsle i inne żetony tego ocalałego.
FO-KILL-07 = Jeśli wyeliminowany jest pierwszy gracz, talia planów przechodzi do ocalałego po jego prawej stronie, który zostaje nowym pierwszym graczem.

## Plany i wpływ
section-FO-AGENDA = Plany i wpływ
FO-AGENDA-01 = Każdy plan daje 1 punkt wpływu oraz to, co wynika z jego wydrukowanych warunków.
FO-AGENDA-02 = Limit to cztery plany na ocalałego; powyżej niego odrzuca się dowolnie wybrane, aż zostaną cztery.
FO-AGENDA-03 = Liczba planów każdego gracza jest jawna.
FO-AGENDA-04 = Ich treść jest ukryta; gracze mogą o nich mówić, ale nie mogą ich pokazywać, chyba że deklarują lojalność.

## Pierwszy gracz
section-FO-FIRST = Pierwszy gracz
FO-FIRST-01 = Kto ma talię planów, ten jest pierwszym graczem.
FO-FIRST-02 = Zmiana pierwszego gracza nie wpływa ani na bieżącą turę, ani na to, kto jest następny.

## Opróżnienie talii planów
section-FO-DEPL = Opróżnienie talii planów
FO-DEPL-01 = Po dobraniu ostatniego planu odrzucone plany tasuje się i tworzy z nich nową talię.
FO-DEPL-02 = Nową talię otrzymuje gracz po prawej stronie pierwszego gracza i to on staje się pierwszym graczem.
FO-DEPL-03 = Następnie każda frakcja przesuwa się o jedno pole.

## Zwycięstwo i porażka
section-FO-WIN = Zwycięstwo i porażka
FO-WIN-01 = Ocalały, który osiągnie wymagany wpływ, ogłasza zwycięstwo, odkrywa swoje plany i wygrywa.
FO-WIN-02 = Wymagany wpływ według liczby graczy: 11 (gra solo), 10 (dwóch), 9 (trzech), 8 (czterech).
FO-WIN-03 = Wszyscy ocalali, którzy go osiągnęli, dzielą się zwycięstwem, nawet jeśli ktoś ma więcej.
FO-WIN-04 = Przegrać można na kilka sposobów: frakcja przechodzi cały tor i nikogo nie ratuje FO-POWER-04; ocalały zostaje wyeliminowany; ktoś inny wygrywa sam.

## Gra solo
section-FO-SOLO = Gra solo
FO-SOLO-01 = W grze z jednym graczem obowiązują wszystkie zwykłe zasady poza poniższymi zmianami.
FO-SOLO-02 = Zadanie, które wymaga innego ocalałego na twoim polu, wymaga zamiast tego twojej obecności na polu osady.
FO-SOLO-03 = Jeśli wymaga testu tamtego ocalałego, przyjmuje się, że jego wynik to 3.
FO-SOLO-04 = Gracz solo czyta tylko tekst przeznaczony do czytania na głos, decyduje, a potem czyta następstwo swojego wyboru.
FO-SOLO-05 = Przy opróżnieniu talii planów przesuwa się tylko słabsza frakcja; w razie remisu przesuwają się obie.

## Limity elementów gry
section-FO-LIMIT = Limity elementów gry
FO-LIMIT-01 = Kapsli i żetonów frakcji nigdy nie brakuje.
FO-LIMIT-02 = Liczba kart profitów jest ograniczona do tych, które istnieją.
FO-LIMIT-03 = Opróżnioną talię łupów, towarów lub planów albo opróżniony stos wrogów danego rodzaju odtwarza się, tasując odrzucone z nich karty lub żetony.

## Kolejność i pierwszeństwo
section-FO-R-A = Kolejność i pierwszeństwo
FO-R-01 = Wydrukowana kolejność (od lewej do prawej, numery kroków) obowiązuje zawsze. Poza tym: w turze aktywny ocalały ustala kolejność wszystkiego, co dotyczy tylko jego; efekty dotyczące kilku graczy rozpatruje się od pierwszego gracza zgodnie z ruchem wskazówek zegara; wybory należące do wrogów lub planszy są wyborami pierwszego gracza.
    .question = Kolejność jednoczesnych efektów?
    .why = Rozszerza FO-BASE-03 i zasady, według których remisy rozstrzyga pierwszy gracz, na wszystkie pozostałe przypadki, jedną funkcją.
FO-R-02 = Tak, jeśli da się go wykonać; to, czego wykonać się nie da, się pomija, a resztę wykonuje („zrób tyle, ile możliwe”).
    .question = Czy tekst bez „może”/„można” jest obowiązkowy?
    .why = Inaczej FO-BASE-04 nie miałoby sensu; program nigdy nie może się zablokować.
FO-R-03 = Rację ma słowniczek RR; QR tylko dodaje fakty, których w nim brak (FO-ABIL-03, FO-QUEST-04).
    .question = Strona ze skrótem zasad i słowniczek mówią co innego (trafienia za części ciała)?
    .why = Słowniczek z założenia zawiera wszystkie zasady, a QR tylko podstawy.
FO-R-04 = Jeden odkryty stos odrzuconych żetonów na rodzaj; stos żetonów odtwarza się z niego dopiero wtedy, gdy jest pusty. Żeton zabitego wroga leży wśród odrzuconych, zanim dobierze się nowy żeton.
    .question = Zabity wróg: na stos odrzuconych (Enemies) czy z powrotem do wspólnej puli (Killed)?
    .why = Hasło Component Limitations zakłada osobne stosy odrzuconych żetonów dla rodzajów.
FO-R-05 = Śmierć: po każdej pojedynczej utracie PŻ i każdym otrzymaniu radów. Wszystko inne po każdej jednostce, powtarzane, aż nic się już nie zmienia: (1) wyeliminowanie, (2) uzyskane awanse, (3) limity ekwipunku i planów, (4) zwycięstwo, (5) frakcja na końcu toru. Jednostką jest: jeden wydrukowany rezultat ze wszystkimi jego dobraniami, jeden krok walki lub testu, wejście na jedno pole, jedna transakcja w sklepie, jedna zamiana, jeden awans, jedna część obozu, jedna procedura śmierci, jedno opróżnienie talii.
    .question = Kiedy sprawdza się śmierć, limity, awanse i zwycięstwo?
    .why = RR mówi „kiedykolwiek” i „gdy”; stałe sprawdzanie stanu czyni powtórki deterministycznymi.
FO-R-06 = Nie, ustala się ją podczas przygotowania do gry.
    .question = Czy „liczba graczy” (DODAJ, wymagany wpływ, usuwanie planów) maleje po wyeliminowaniu?
    .why = Przy mniejszej liczbie graczy wymagany wpływ by rósł (8, 9, 10), co karałoby żyjących za cudzą śmierć; stała liczba jest przewidywalna.

## Ruch i mapa
section-FO-R-B = Ruch i mapa
FO-R-07 = Punkty ruchu tworzą zapas bieżącej tury. Każdy punkt można wydać zawsze, gdy nie trwa akcja inna niż ruch; niewydane punkty przepadają na koniec tury.
    .question = Jak długo istnieją punkty ruchu i kiedy można je wydawać?
    .why = Obejmuje oba wydrukowane przypadki (przerwany ruch, dwie akcje płacące za jedno pole z trudnym terenem) bez osobnego kodu.
FO-R-08 = Przy każdym wejściu na pole walczy się ze wszystkimi aktywnymi wrogami z AGRESJĄ, którzy wtedy na nim są, z jednym po drugim, w kolejności wybranej przez poruszającego się, bez zużycia akcji. Jeśli ocalały potem żyje, może dalej wydawać punkty ruchu, nawet mijając wrogów, którzy przeżyli. Późniejsze ponowne wejście znów wyzwala AGRESJĘ; odrodzony wróg, który trafia tam zakryty, jej nie wyzwala.
    .question = Czy walki wywołane AGRESJĄ tworzą podczas ruchu łańcuch?
    .why = Wyzwala je każde „wchodzi na pole”; poza śmiercią nic w RR nie zatrzymuje ruchu.
FO-R-09 = Zapłata punktami ruchu, potem ruch figurki, potem rad za teren, potem sprawdzenie śmierci, potem walki wywołane AGRESJĄ, potem inne efekty wejścia.
    .question = Kolejność przy wejściu na pole?
    .why = Teren należy do samego ruchu; martwy ocalały nie ma z kim walczyć.
FO-R-10 = Rozpatrz od FO-KILL-01 do FO-KILL-03, porzuć pozostałe punkty ruchu, akcje i czekające walki wywołane AGRESJĄ, zakończ turę. Kroki FO-R-09, do których nie doszło przed śmiercią, się nie odbywają.
    .question = Zabity w trakcie ruchu?
    .why = Dosłownie FO-KILL-04.
FO-R-11 = Nie: bez punktów ruchu, bez radów za teren, bez AGRESJI. Ruchem są tylko efekty, które mówią o ruchu. Jeśli podczas przygotowania do gry na kafelku startowym nie ma pustego pola, wolno stanąć na zajętym.
    .question = Czy umieszczenie liczy się jako ruch (przygotowanie do gry, śmierć, karty mówiące „umieść”)?
    .why = FO-ABIL-06 mówi tak o wrogach; ocalałych traktuje się symetrycznie.
FO-R-12 = Nie.
    .question = Czy ocalały może wejść na zakryty kafelek?
    .why = Takie pozwolenie mają tylko wrogowie (FO-ACTIV-08); zakryty kafelek nie ma pól dla ocalałych.
FO-R-13 = Nie.
    .question = Czy wróg zatrzymuje ocalałego na swoim polu albo opuszczenie tego pola kosztuje więcej?
    .why = Nie ma takiej zasady.
FO-R-14 = Karty, które dają punkty ruchu, powiększają zapas; przy kartach, które dają pola, dopłaty za trudny teren nie ma, ale działają wszystkie efekty wejścia (rad, AGRESJA). Walka wywołana AGRESJĄ, do której dojdzie w trakcie karty, przerywa kartę, a potem karta trwa dalej. Nigdy na zakryte kafelki.
    .question = Ruch z kart („porusz się do 2 pól”)?
    .why = Dopłata jest określona tylko w punktach ruchu, a efekty wejścia przez samo wejście.
FO-R-15 = Jeden graf: każde odkryte pole to węzeł, a każdy zakryty kafelek to jeden węzeł, połączony z każdym polem i zakrytym kafelkiem, z którym ma wspólną krawędź. Przy odkryciu węzeł zastępują pola kafelka. Wrogowie wyznaczają drogę na tym grafie, po koszcie 1 za połączenie; ocalali na tym samym grafie bez węzłów zakrytych kafelków, z kosztami terenu. Odległość („najbliższy”, „najbliżej”) zawsze mierzy się na grafie wrogów.
    .question = Jak modeluje się zakryty kafelek?
    .why = Jedna struktura danych dla aktywacji, odrodzenia i eksploracji; zgodna z FO-ACTIV-08.
FO-R-16 = Wspólny odcinek o dodatniej długości; stykające się rogi się nie liczą; na styku kafelków liczy się każdy odcinek osobno, a przerwa między kafelkami przerywa sąsiedztwo. Sąsiedztwo wyprowadza się z komórek kafelków (zobacz przewodnik po zestawach), więc obraz i graf nie mogą być sprzeczne.
    .question = Czym jest wspólna krawędź? Rogi, przerwy, styki kafelków?
    .why = FO-SPACE-03.
FO-R-17 = Tak, w obie strony: kafelek jest jednym polem, sąsiednim dla graniczących z nim pól.
    .question = Czy walka może sięgać na zakryty kafelek (broń dystansowa lub wróg z DYSTANSEM)?
    .why = Symetrycznie i bez wyjątków.
FO-R-18 = Odwróć kafelek, potem ustaw go zgodnie ze strzałką, potem połóż po jednym odkrytym żetonie na każdy symbol wroga (w kolejności czytania), potem eksplorujący umieszcza wrogów, którzy byli na kafelku, potem kładzie się czekające znaczniki, potem rozpatruje się cele zadań wyzwalane eksploracją. Nie dochodzi do walki wywołanej AGRESJĄ, nawet gdy wróg trafi obok ocalałego lub na jego pole. Wrogowie pozostają odkryci lub zakryci, jak byli.
    .question = Dokładna kolejność akcji eksploracji?
    .why = Kolejność z RR; FO-ABIL-06.
FO-R-19 = Liczą się tylko symbole na odkrytych kafelkach (inne są nieznane). Zajęte pola też się nadają, nawet z innym wrogiem lub ocalałym. Odległość 0 jest dozwolona. Jeśli nie widać pasującego symbolu, niczego się nie dobiera. Przy remisie wybiera pierwszy gracz.
    .question = Odrodzenie: najbliższy symbol pod zakrytym kafelkiem, na zajętym polu albo żaden?
    .why = Ukryte informacje nie mogą wyciekać; FO-SPACE-02 usuwa kłopot z zajętością.
FO-R-20 = Niczego nie kładź; przy „dobierz i walcz” użyj kopii losowego żetonu tego rodzaju.
    .question = Potrzebny jest wróg, ale stos jego rodzaju i stos odrzuconych żetonów tego rodzaju są puste?
    .why = FO-FIGHT-15 wymaga zabicia wroga, więc musi być kogo zabić.

## Aktywacja wrogów i lojalność
section-FO-R-C = Aktywacja wrogów i lojalność
FO-R-21 = Na początku każdego rodzaju zapamiętaj dwa zbiory: aktywnych (każdy działa raz) i nieaktywnych (odkrywa się ich, gdy wszyscy aktywni zadziałają). Żetony, które w tym czasie zostają zakryte lub położone jako zakryte (odrodzenie, ODWRÓT), nie należą do żadnego z nich.
    .question = Którzy wrogowie działają, a których się odkrywa?
    .why = Godzi FO-ROUND-06, FO-ENEMY-07 i FO-ACTIV-09 („Zasady wprowadzające”, w zapisie sporządzonym przez graczy, też odkrywają dopiero po tym, jak wszyscy zadziałają).
FO-R-22 = Weź zbiór U aktywnych z FO-R-21. Dopóki U nie jest pusty: pierwszy gracz wybiera następnego wroga (automatycznie, gdy kolejność nie ma znaczenia) i ustala się jego działanie według bieżącego stanu planszy. Jeśli miałby walczyć z ocalałym, a inni z U walczyliby z tym samym, ten ocalały wybiera, który z nich działa. Ten wróg działa i opuszcza U. Zabite i zakryte żetony opuszczają U.
    .question = Pierwszy gracz ustala kolejność wrogów jednego rodzaju, ale kolejność ataków ustala atakowany ocalały. Kto ma pierwszeństwo?
    .why = Daje obu zasadom rozłączny zakres.
FO-R-23 = Droga prowadzi do jednego celu, wybranego według FO-ACTIV-03, FO-ACTIV-04 (FO-R-28); lojalnych ocalałych nie bierze się pod uwagę. Pierwszy gracz wybiera spośród sąsiednich pól, które leżą na jednej z najkrótszych dróg. O ile przy stole nie wybrano pytań, dzieje się to automatycznie (pole o najniższym id); pytanie pojawia się tylko wtedy, gdy możliwości się różnią.
    .question = Kilka równie krótkich dróg wroga?
    .why = FO-ACTIV-06; oszczędza w grze online męczących pytań.
FO-R-24 = Kolejność miejsc przy stole, liczona zgodnie z ruchem wskazówek zegara od obecnego pierwszego gracza.
    .question = „Wcześniej w kolejności tur” przy remisach?
    .why = Aktywacja następuje między rundami, więc sens ma tylko kolejność następnej rundy; to samo co FO-BASE-03.
FO-R-25 = Działanie każdego wroga ustala się, gdy przyjdzie jego kolej, według bieżącego stanu planszy (FO-R-22).
    .question = Cel ginie i trafia gdzie indziej w trakcie aktywacji?
    .why = Przy stole widać tylko bieżący stan, więc działania ustala się po kolei.
FO-R-26 = Wróg zostaje na miejscu i nic nie robi. Ocalałych, do których nie ma drogi, pomija się przy ustalaniu „najbliższego”.
    .question = Brak odpowiedniego ocalałego (wszyscy lojalni, wyeliminowani lub nieosiągalni)?
    .why = „W stronę” nie ma sensu bez drogi.
FO-R-27 = Tylko jeśli ma AGRESJĘ, raz, natychmiast. Inni walczą przy późniejszej aktywacji. Jeden wróg walczy najwyżej raz na aktywację.
    .question = Czy wróg, który wchodzi na pole, także walczy?
    .why = FO-ACTIV-01, FO-ACTIV-02 to możliwości wykluczające się.
FO-R-28 = Pod uwagę bierze się ocalałych na jego polu i na sąsiednich polach; najmniej pozostałych PŻ, potem kolejność od pierwszego gracza. W tym gronie nie ma znaczenia, kto jest bliżej. Wróg z DYSTANSEM oddalony o dwa pola porusza się i w tej aktywacji nie strzela.
    .question = Wybór celu przez wroga z DYSTANSEM?
    .why = FO-ABIL-11 ma pierwszeństwo przed zasadą najbliższego.
FO-R-29 = Dwa razy: dwie pełne aktywacje (wrogowie odkryci w pierwszej działają w drugiej). Brak wrogów: nic się nie dzieje.
    .question = Rodzaj występuje w rzędzie dwa razy albo na mapie nie ma wrogów tego rodzaju?
    .why = Dosłowne rozpatrywanie od lewej do prawej.
FO-R-30 = Symbol ich frakcji. Jeśli scenariusz nadaje wrogowi frakcji także zwykły rodzaj, ten rodzaj liczy się w celach „zabij …” i przy wybieraniu celów przez karty, ale nie przy aktywacji ani odrodzeniu. Żetony frakcji, które nie są wrogami, robią przy swoim symbolu to, co mówi arkusz, a poza tym nic; niczego nie blokują; lojalność nadal można zadeklarować.
    .question = Które symbole z rzędu aktywują żetony frakcji?
    .why = RR traktuje symbole frakcji jako osobne symbole; zapobiega to podwójnej aktywacji.
FO-R-31 = Lojalny ocalały i wrogowie tej frakcji nigdy nie walczą: walki nie wyzwala wejście żadnej ze stron. Na polu z lojalnymi i nielojalnymi ocalałymi wróg walczy tylko z nielojalnymi. Efekty, które zabijają bez walki, pozostają dozwolone.
    .question = Lojalność a AGRESJA?
    .why = FO-LOYAL-04 zakazuje walki; „nie może” ma pierwszeństwo przed „natychmiast walczy”.
FO-R-32 = Nie dochodzi do walki; od tej chwili wróg blokuje akcje (lub przestaje je blokować) i przy następnej aktywacji liczy się jak zwykle.
    .question = Lojalność zadeklarowana, odwołana lub utracona na wspólnym polu?
    .why = AGRESJA wymaga ruchu.

## Walki
section-FO-R-D = Walki
FO-R-33 = Premie istnieją tylko w walce między sąsiednimi polami. (a) Ocalały z bronią dystansową przeciw wrogowi bez DYSTANSU: +1 trafienie ocalałego w kroku 4, nawet gdy żadna kość nie pasuje. (b) Wróg z DYSTANSEM podczas swojej aktywacji przeciw ocalałemu bez broni dystansowej: +1 symbol trafienia w kroku 3, dodawany przed odjęciem pancerza. (c) Broń dystansowa przeciw DYSTANSOWI: brak premii. (d) To samo pole: brak premii dla obu stron. „Ma” = ma ją w wyposażeniu.
    .question = Premie dystansowe w szczegółach?
    .why = FO-ATK-03, FO-ABIL-10, FO-ABIL-12; QR wiąże premię wroga z walką z sąsiedniego pola.
FO-R-34 = Tak, wszystkie pięć kroków: wróg bez DYSTANSU będący celem nadal zadaje obrażenia swoimi symbolami trafienia, a ocalały bez broni dystansowej nadal może zabić atakującego wroga z DYSTANSEM.
    .question = Czy w walce między polami druga strona też zadaje ciosy?
    .why = RR ma jedną procedurę walki, bez wyłączeń.
FO-R-35 = To niezależne rzeczy: PANCERZ podnosi o 1 próg zabicia (nie obrażenia i nie PD); pancerz ubioru zmniejsza w kroku 3 liczbę symboli trafienia wroga.
    .question = Zdolność PANCERZ a pancerz ubioru?
    .why = To samo słowo, przeciwne strony.
FO-R-36 = Za kość.
    .question = Jedno trafienie ocalałego za kość czy za pasującą część ciała?
    .why = Hasło o walce mówi to wprost; FO-R-03.
FO-R-37 = Raz na walkę, na koniec kroku 3, jeśli faktycznie zadano co najmniej 1 obrażenie (po odjęciu pancerza). Jeśli obrażenia już zabiły ocalałego, radów nie ma. Jeśli zabiją go rady, walka kończy się przed krokiem 4.
    .question = Kiedy działa PROMIENIOWANIE i jak często?
    .why = „Po … obrażeniach” oraz FO-FIGHT-12; nie dokłada do śmierci trwałych radów.
FO-R-38 = ODWRÓT działa tylko wtedy, gdy ocalały na koniec walki żyje; w przeciwnym razie obowiązuje FO-FIGHT-13 (wróg zostaje i jest aktywny).
    .question = ODWRÓT, gdy ocalały zginął w walce?
    .why = RR ma zdanie dokładnie na ten przypadek, a śmierć nie powinna usuwać żetonu frakcji.
FO-R-39 = Zabicie w kroku 4, potem odrzucenie żetonu, potem PD i awanse z kroku 5, potem karta za ŁUP, potem odrodzenie, potem cele „zabij”. Dotyczy to każdego zabicia, w walce i poza nią („dobierz i walcz”: bez odrodzenia); zabicie liczy się do celów przed rezultatami sukcesu karty, a całą kolejność wykonuje się, nawet jeśli zabijający zginie. Usunięcie lub odrzucenie żetonu nie jest zabiciem.
    .question = Co następuje po zabiciu?
    .why = Walka kończy się, zanim zmieni się plansza; łup przychodzi „potem”.
FO-R-40 = PANCERZ, PROMIENIOWANIE, ŁUP i PD działają; AGRESJA i DYSTANS są bez znaczenia (to samo pole); ODWRÓT jest bezprzedmiotowy. Jeśli karta każe walczyć z wrogiem frakcji, wobec której ocalały jest lojalny, walka się nie odbywa i liczy się jako porażka. Zmieniony poziom liczy się do obrażeń, progu, radów i PD; dodane symbole działają tak, jak wydrukowano.
    .question = „Dobierz i walcz” a zdolności i lojalność?
    .why = Tego wroga nigdy nie ma na mapie; FO-LOYAL-04.
FO-R-41 = Na początku każdej walki (a do wyświetlania na bieżąco). Zmiany w trakcie walki na nią nie wpływają.
    .question = Kiedy odczytuje się poziom oznaczony jako X lub Y?
    .why = Jedna wartość na walkę utrzymuje zgodność obrażeń, progu i PD.
FO-R-42 = Litery, cecha Wypoczęty i przerzuty bez podanego momentu tworzą jeden zapas, wydawany w kroku 2 (Wypoczęty także po zobaczeniu wcześniejszych przerzutów; cechę traci się od razu); niewykorzystane przepadają. Zdolności, których można użyć podczas walki, mogą zmieniać kości w dowolnym kroku; to, co już zadano, pozostaje, a późniejsze kroki odczytują nowe ścianki. W testach: do chwili policzenia trafień.
    .question = Źródła przerzutów i moment użycia cechy Wypoczęty?
    .why = „Podczas walki lub wykonywania testu”; trafienia są ustalone od kroku 3.
FO-R-43 = Nie; trafienia są automatyczne. Gdy karta daje kościom inne zastosowanie, gracz najpierw przydziela kości.
    .question = Czy ocalały może wstrzymać trafienia („wydaje wyniki kości”)?
    .why = Usuwa zbędne pytanie; zostawia swobodę kartom.
FO-R-44 = Dozwolona: bez przerzutów z broni; wszystko inne bez zmian.
    .question = Walka bez broni?
    .why = RR nie wymaga broni.
FO-R-45 = Wszystkie litery wydrukowane na broni w wyposażeniu, niezależnie od tego, czy ocalały je ma.
    .question = Litery „użyte w walce”: wydrukowane czy tylko posiadane?
    .why = Dosłowne brzmienie FO-FIGHT-18.

## Śmierć i wyeliminowanie
section-FO-R-E = Śmierć i wyeliminowanie
FO-R-46 = Śmierć rozpatruje się od razu; trwający test lub walka liczy się jako porażka. Rozpatrywaną kartę dokańcza się potem z pozycją i poziomem symbolu sprzed śmierci: pozostałe rezultaty się wykonuje, a to, co dają, zatrzymuje, ale dalsze obrażenia i rady z tej karty się pomija i nie zaczyna się żaden nowy test, walka, ruch ani ZAKUPY. Tak samo przy celach wyzwalanych i wydarzeniach z łupów. Otwarte sprawy (reszta FO-R-39, karta na spód, przywrócenie sklepu, limity, zwycięstwo) dokańcza się, zanim tura przejdzie dalej. Karta, której nie usunięto z gry, trafia na spód.
    .question = Zabity podczas spotkania lub zadania?
    .why = Zapobiega kartom fabuły rozpatrzonym w połowie (np. nagroda wzięta, USUŃ Z GRY pominięte, zadanie do wykonywania w kółko); RR zakazuje tylko dalszych akcji i profitów.
FO-R-47 = Karty w wyposażeniu (wyczerpane takie pozostają), kapsle, cechy, litery, PD, profity, plany, lojalność, kartę postaci. Przepada tylko ekwipunek. Pole na kafelku startowym wybiera się dowolnie, także zajęte; bez efektów wejścia.
    .question = Co zatrzymuje zabity ocalały?
    .why = RR podaje pełną listę strat.
FO-R-48 = Ta sama procedura, tylko nie ma tury do zakończenia; następna własna tura jest zwykła.
    .question = Zabity poza własną turą?
    .why = FO-KILL-04 ogranicza się do własnej tury.
FO-R-49 = Plany trafiają do odrzuconych planów (zakryte), łupy i towary na swoje stosy kart odrzuconych, unikatowe towary obok swojej talii, profity do talii profitów, litery do wspólnej puli (własna litera początkowa do pudełka), inne karty postaci do pudełka; znaczniki i wyłożone zadania pozostają. Miejsce tego gracza jest odtąd pomijane. Pierwszym graczem zostaje najbliższy żyjący gracz po prawej.
    .question = Porządki po wyeliminowaniu?
    .why = FO-KILL-06, FO-KILL-07 oraz własne zasady odrzucania każdej karty.
FO-R-50 = Odpadli wszyscy: gra się kończy i wszyscy przegrywają. Został jeden: gra toczy się dalej według zasad dla wielu graczy i z pierwotnym wymaganym wpływem. FO-SOLO-02, FO-SOLO-03 obowiązują, gdy żyje tylko jeden ocalały (opróżnienie talii pozostaje takie jak dla wielu graczy); w innych miejscach część, która wymaga innego ocalałego, się pomija.
    .question = Wszyscy ocalali wyeliminowani albo został jeden?
    .why = Samotny ocalały nie wybrał gry solo.

## PD, litery, profity
section-FO-R-F = PD, litery, profity
FO-R-51 = Pozycję kołka zapisuje się jako miejsce (0 = otwór startowy, 1–7). Nowa litera po prawej wydłuża bieżące okrążenie, a po lewej ma znaczenie od następnego.
    .question = Kołek PD, gdy nowa litera pojawi się na lewo lub na prawo od niego?
    .why = Dokładnie tak jak prawdziwy kołek.
FO-R-52 = Przesuń kołek według liter posiadanych przed otrzymaniem PD; policz awanse; potem rozpatrz awanse jeden po drugim, każdy z uwzględnieniem liter otrzymanych w poprzednim.
    .question = Kilka awansów naraz?
    .why = FO-XP-03.
FO-R-53 = Dozwolone. Gracz zatrzymuje dowolną z nich; posiadana już litera daje profit. Przy awansie nie dobiera się ponownie.
    .question = Obie dobrane litery są takie same albo obie już się ma?
    .why = Ponowne losowanie istnieje tylko podczas przygotowania do gry.
FO-R-54 = Pula po 5 żetonów każdej litery (litery początkowe osobno) sprawia, że przy ≤ 4 graczach to niemożliwe (zawsze pozostaje ≥ 11). Na wszelki wypadek: dobierz to, co zostało; jeśli nie ma nic, wybierz posiadaną literę i otrzymaj jej profit.
    .question = We wspólnej puli jest za mało liter, by dobrać dwie?
    .why = Component Limitations milczy; bezpieczna pula jest lepsza od zasady.
FO-R-55 = FO-LEVEL-05, potem FO-LEVEL-06. Zatrzymana powtórzona litera i tak wraca do wspólnej puli; awans jest wykorzystany. Przed wyborem gracz widzi, które profity otworzyłaby każda z dobranych liter.
    .question = Wybór profitu, gdy żaden nie pasuje?
    .why = To i tak jawna informacja (FO-PERK-03).
FO-R-56 = Każdy awans daje profit; okrążenie kosztuje 8 PD.
    .question = Ocalały ze wszystkimi siedmioma literami?
    .why = Wynika z FO-XP-02 i FO-LEVEL-03.
FO-R-57 = We własnej turze: przed akcjami, między nimi i po nich, w trakcie ruchu między punktami ruchu oraz przed łańcuchem walk wywołanych AGRESJĄ i między jego walkami, ale nie po rzucie kośćmi. Nie podczas eksploracji, spotkania, walki, zadania ani obozu, chyba że profit na to pozwala. Przedmioty i towarzysze bez podanego momentu: te same okna.
    .question = Dokładne okna użycia profitów?
    .why = FO-PERK-02; walka wywołana AGRESJĄ nie jest akcją, ale jest walką.
FO-R-58 = Ten gracz rozpatruje go od razu.
    .question = Awans uzyskany poza własną turą (aktywacja wrogów)?
    .why = To, co się otrzymuje, otrzymuje się natychmiast.

## Karty graczy
section-FO-R-G = Karty graczy
FO-R-59 = Po całym efekcie, który daje karty: najpierw można się wyposażyć w otrzymane karty (wyparte trafiają do ekwipunku), potem odrzuca się dowolne karty ekwipunku, stare lub nowe, aż do limitu. Także poza własną turą. Kupowanie przy pełnym ekwipunku jest dozwolone, z ostrzeżeniem.
    .question = Nadmiar w ekwipunku: kiedy i co?
    .why = FO-INV-03 „weź wszystkie, potem odrzuć”; jedno pytanie zamiast wielu.
FO-R-60 = Dobierz wszystkie; rozpatrz wydarzenia w kolejności dobrania; potem przedmioty i nadmiar. Jeśli wydarzenie zabije, właśnie dobrane przedmioty przepadają razem z ekwipunkiem.
    .question = Wśród dobranych łupów są wydarzenia i przedmioty?
    .why = Wydarzenia „dobiera się i wykonuje”; nadmiar na końcu.
FO-R-61 = Jedno okno na początku własnej tury, w którym ostateczną kartę każdego miejsca i kartę lojalności ustala się najwyżej raz; zamyka je pierwsza akcja, punkt ruchu, użycie przedmiotu, profitu lub towarzysza. Także w chwili otrzymania karty. Nie przed walką w trakcie tury.
    .question = Kiedy można zmienić wyposażenie?
    .why = Pozwalają na to tylko FO-EQUIP-03, FO-EQUIP-04.
FO-R-62 = Sprzedaje się je za wartość − 1, wymienia zwyczajnie; odrzucone opuszczają grę (pudełko).
    .question = Odrzucone lub sprzedane przedmioty postaci?
    .why = Nie mają talii, do której mogłyby wrócić.
FO-R-63 = Niedozwolone, z wyjątkiem wyboru przy nadmiarze, sprzedaży, wymiany i efektu karty.
    .question = Dobrowolne odrzucanie kart?
    .why = Zapobiega unikaniu efektów towarzyszy i planów.

## Obóz i wymiana
section-FO-R-H = Obóz i wymiana
FO-R-64 = Przygotowanie jest obowiązkowe dla wszystkich kart bez kosztu przygotowania (FO-R-66); PŻ, cechę Wypoczęty i wymianę można pominąć. Kolejność dowolna, każda część raz (wymiana z kilkoma partnerami to jedna część, z dowolną liczbą umów). Kolejność domyślna to PŻ, potem Wypoczęty, potem przygotowanie.
    .question = Które części obozu są dobrowolne?
    .why = „Może zrobić wszystko” w połączeniu z „trzeba przygotować”.
FO-R-65 = Warunek sprawdza się w chwili przygotowania tej karty, tylko u wyczerpanych towarzyszy (przygotowanych nie sprawdza się nigdy); gracz ustala kolejność kart i może najpierw wykonać inne części obozu, np. zostać Wypoczętym albo oddać towarzysza w wymianie. Jeśli warunek nie jest spełniony, kartę się odrzuca; miejsce pozostaje puste do następnego okna wyposażania się. Gracz dostaje wcześniej ostrzeżenie.
    .question = Obóz z towarzyszem, którego warunek nie jest spełniony?
    .why = Warunek jest związany z chwilą przygotowania.
FO-R-66 = Decyduje gracz, dla każdej karty osobno; karta, za którą nie zapłacono, pozostaje wyczerpana (bez sprawdzania warunku).
    .question = Koszt przygotowania: czy trzeba go zapłacić, jeśli można?
    .why = FO-EXH-05 przewiduje, że karta pozostaje wyczerpana; zasada karty ma pierwszeństwo przed ogólną.
FO-R-67 = Jeśli strona Uzależniony ma kłódkę: cechy Wypoczęty się nie otrzymuje. Jeśli nie ma: żeton się odwraca i uzależnienie mija. Proponowana zawartość: kłódka na cesze Uzależniony oraz na obu cechach Synt i Supermutant, bez kłódki: Uwielbiany, Znienawidzony, Wypoczęty.
    .question = Obóz, gdy jest się Uzależnionym?
    .why = RR określa, czym są kłódki, ale nie gdzie są; bez kłódki wyleczenie cechy Uzależniony byłoby banalne.
FO-R-68 = Rozbijający obóz układa propozycję dla jednego partnera w zasięgu, do której tylko się dokłada (własne karty i kapsle; jawne karty i kapsle partnera, a z planów tylko ich liczba). Partner wskazuje plany, potem przyjmuje, odrzuca albo raz składa kontrpropozycję. Zamiana jest niepodzielna. Najwyżej trzy propozycje na partnera i obóz. Tylko umowy z rozbijającym obóz, nie między dwoma innymi.
    .question = Przebieg wymiany w grze cyfrowej?
    .why = FO-TRADE-03; zwykłe dwuetapowe potwierdzenie, które chroni przed podstępną zmianą w ostatniej chwili.
FO-R-69 = Właściciel może przy każdym oferowanym planie wybrać „pokaż”: widzi go tylko partner i tylko na potrzeby tej umowy. Niepokazane wymienia się w ciemno. Odkryty plan lojalności można oddać w wymianie: lojalność się kończy, a plan trafia do partnera zakryty. Limit czterech egzekwuje się po zamianie; potem sprawdza się zwycięstwo wszystkich. Karty z wyposażenia można wymieniać; miejsce pozostaje puste, chyba że zajmie je karta otrzymana w tej zamianie; potem wyposażanie się, limity (najpierw rozbijający obóz), zwycięstwo. Otrzymane wyczerpane karty zostają przygotowane, jeśli ta część obozu następuje później.
    .question = Plany w wymianie?
    .why = FO-TRADE-06, FO-LOYAL-01.
FO-R-70 = Dowolny tekst na czacie lub w notatce do umowy; nigdy niezapisywany jako zobowiązanie i nigdy nieegzekwowany.
    .question = Obietnice?
    .why = FO-TRADE-04.
FO-R-71 = Jedno i drugie jest dozwolone. Prezent nadal wymaga zgody obdarowanego.
    .question = Jednostronne prezenty, partner obok wroga?
    .why = RR ogranicza tylko pole rozbijającego obóz.

## Spotkania
section-FO-R-I = Spotkania
FO-R-72 = Jedna akcja spotkania na turę. Limit na symbol dotyczy też wszystkiego, co karta daje poza tą akcją.
    .question = Spotkanie raz na turę czy raz na symbol i turę?
    .why = Encounter Action to hasło szczegółowe; Actions i QR je skracają.
FO-R-73 = Serwer. Wszyscy widzą wstęp i pogrubione zapowiedzi opcji; tekst następstwa jest wysyłany dopiero po ostatecznym wyborze, i to do wszystkich. Dobranie karty przesądza o akcji: bez cofania. W grze solo tak samo.
    .question = Kto czyta kartę w grze cyfrowej?
    .why = Odtwarza rolę czytającego, nie wymagając zaufania.
FO-R-74 = Rozpatruje się najwyższą opcję WYMUSZONĄ, której warunek jest spełniony, na ile to możliwe. Inne opcje są wyszarzone, z podanym powodem.
    .question = Opcje WYMUSZONE: kilka spełnionych albo spełniona z kosztami?
    .why = Potrzebny jest deterministyczny wybór; RR zna tylko przypadek jednej.
FO-R-75 = Tylko warunki i koszty wydrukowane w zapowiedzi opcji wyłączają ją lub ostrzegają przed nią. Ukryta zapłata lub walka, której nie można wykonać, to wyzwanie zakończone porażką. Jeśli nie zostaje żadna opcja, nic się nie dzieje, karta trafia na spód, a akcja jest zużyta. Każda karta zestawu musi mieć jedną opcję bez warunku.
    .question = Nie można wybrać żadnej opcji albo kosztu nie da się zapłacić?
    .why = Nigdy się nie blokować; zawartość powinna to wykluczać.
FO-R-76 = Po wszystkich rezultatach, łącznie z DODAJ do tej samej talii. Podczas rozpatrywania karta jest w zawieszeniu i nie należy do talii. Kolejności talii nigdy się nie pokazuje.
    .question = Kiedy dokładnie karta spotkania wraca na spód?
    .why = „Po rozpatrzeniu”.
FO-R-77 = Liczy się jako 1; zestaw, w którym to występuje, zgłasza się jako wadliwy. Wyniki poniżej 0 liczą się jako 0.
    .question = Symbol poziomu przy symbolu spotkania bez poziomu albo w rezultacie zadania gdzie indziej?
    .why = Przy 0 sklepy i nagrody byłyby puste.
FO-R-78 = Weź wszystkie, jakie są (z wierzchu); potasuj z nową kartą; to one są talią. Kilka DODAJ w jednym wierszu wykonuje się po kolei.
    .question = DODAJ, gdy w talii jest mniej kart niż graczy?
    .why = Zrób tyle, ile możliwe.
FO-R-79 = Dwie niezależne talie, rozróżniane numerem krypty. Pierwsze DODAJ tworzy talię. Jeśli wszystkie jej karty usunięto z gry, talii nie ma, a krypta jest znów zamknięta do kolejnego DODAJ.
    .question = Talie krypt?
    .why = FO-ENC-04, FO-RES-04.
FO-R-80 = Bez tasowania: spotkania są tam niemożliwe, dopóki nie doda się karty. Karty z gwiazdką tylko rzadko powinny same usuwać się z gry.
    .question = Talia Pustkowi lub osady opróżniona przez usuwanie z gry?
    .why = Spotkania nie mają stosu kart odrzuconych.
FO-R-81 = Tak, z tekstem zapowiedzi i niespełnionym warunkiem.
    .question = Czy niedostępne opcje są widoczne?
    .why = Zostałyby przeczytane na głos.

## Zadania
section-FO-R-J = Zadania
FO-R-82 = Osiąga je automatycznie ocalały, który dokonał czynu, w swojej turze lub poza nią, w chwili podanej przez FO-R-09, FO-R-18 lub FO-R-39; jeśli jednak rezultaty celu zawierają potęgę frakcji, ten ocalały jest pytany (domyślnie tak).
    .question = Czy cele wyzwalane są obowiązkowe?
    .why = Nie ma „może”; ale wymuszone walki, w których trafienia są automatyczne, nie mogą zmuszać do wspierania sprawy rywala.
FO-R-83 = Każde wyłożone zadanie reaguje na czyn raz; kolejność zadań ustala ten, kto go dokonał, i on wybiera, jeśli pasują dwa cele jednego zadania. Zadanie wyłożone przez ten czyn go nie widzi. Zadanie, którego nie usunięto z gry, pozostaje i można je wykonać ponownie.
    .question = Jeden czyn pasuje do kilku celów albo zadania nie usunięto z gry?
    .why = RR nie wyznacza limitu; „Zasady wprowadzające”, w zapisie sporządzonym przez graczy, pozwalają ponownie wykonać zadanie, którego nie usunięto z gry.
FO-R-84 = Zatrzymaj się przy pierwszej porażce; co się stało, pozostaje; obowiązują wydrukowane rezultaty porażki; karta pozostaje. Akcja jest zużyta. Opcje spotkań z kilkoma wyzwaniami działają tak samo. Koszty płaci się przy podejmowaniu akcji i w razie porażki przepadają.
    .question = Polecenia zadania zawodzą w połowie?
    .why = Kolejność od lewej do prawej, z sukcesem jako warunkiem.
FO-R-85 = Cel czeka, aż pole zostanie odkryte; znacznik nieodkrytej lokacji leży na karcie i kładzie się go na mapie po odkryciu. W grze cyfrowej liczba kolorów jest nieograniczona.
    .question = Docelowego pola jeszcze nie ma na mapie albo skończyły się kolory znaczników?
    .why = Zakryte kafelki są losowe, więc cele mogą być ukryte.
FO-R-86 = Nic się nie dzieje; pozostałe rezultaty wykonuje się dalej; wpis w dzienniku.
    .question = DODAJ lub WYŁÓŻ wskazuje kartę, która jest w grze albo została usunięta z gry?
    .why = „Weź z biblioteki” się nie udaje.

## Sklep
section-FO-R-K = Sklep
FO-R-87 = Na koniec każdej wizyty w sklepie i po każdym innym efekcie, który zmienia rząd. Każde ZAKUPY to osobna wizyta, więc kupujący widzi najwyżej pięć kart na wizytę. Za mało: dobiera się po jednej karcie na lewy koniec. Za dużo: odrzuca się po jednej z prawego końca. Jeśli talia i stos kart odrzuconych są puste, rząd pozostaje krótszy. Nadmiar w ekwipunku usuwa się po każdym KUP i ZWERBUJ.
    .question = Kolejność i moment uzupełniania?
    .why = FO-SHOP-04 mówi: po akcji.
FO-R-88 = Cena = max(0, wartość − 1); sprzedaż za 0 jest dozwolona i zużywa transakcję. Kart bez wartości w kapslach (towarzyszy) nie można sprzedać.
    .question = Sprzedaż kart wartych 1 lub mniej?
    .why = Liczba kapsli nie może być ujemna; „jej wartość” zakłada, że wartość istnieje.
FO-R-89 = Werbunek jest bezpłatny, ale zużywa jedną transakcję; towarzyszy można tylko werbować, a przedmioty tylko kupować. Kupno i sprzedaż tej samej karty podczas jednej wizyty są dozwolone.
    .question = Czy werbunek kosztuje kapsle? Czy można kupować towarzyszy i czy można od razu odsprzedać kupioną kartę?
    .why = W rogu jest wymaganie zamiast kosztu.
FO-R-90 = Na stos kart odrzuconych własnego rodzaju, nigdy do rzędu.
    .question = Dokąd trafiają sprzedane karty?
    .why = SPRZEDAJ mówi „odrzuć”.

## Plany, potęga, zwycięstwo
section-FO-R-L = Plany, potęga, zwycięstwo
FO-R-91 = Odkryta karta jest jedną z czterech. Przy piątej właściciel odrzuca dowolną, także odkrytą (lojalność kończy się od razu). Dobieranie ×n: dobierz wszystkie (FO-R-93), potem odrzuć. Dopóki kart jest więcej niż cztery, wpływu się nie sprawdza.
    .question = Limit planów a karta lojalności?
    .why = FO-LOYAL-07, FO-LOYAL-08; nikt nie wygrywa z pięcioma kartami.
FO-R-92 = Kolejność tur nigdy się nie zmienia: gra następny żyjący gracz zgodnie z ruchem wskazówek zegara; nikt nie ma dwóch tur z rzędu. Po turze przechodzi się zgodnie z ruchem wskazówek zegara od miejsca aktywnego gracza, także przez miejsca wyeliminowanych, do następnego żyjącego. Runda się kończy, jeśli to przejście mija lub osiąga miejsce gracza, który był pierwszym graczem na początku tury albo jest nim teraz. Po opróżnieniu talii na koniec rundy gra więc dawny pierwszy gracz, a tura nowego przychodzi po następnej aktywacji (jedna runda jest krótsza). Pierwszy gracz wyeliminowany podczas aktywacji: nowy przejmuje pozostałe wybory, gra następny żyjący gracz, drugiej aktywacji nie ma. Stan: miejsce gracza, który był pierwszym graczem na początku tury.
    .question = Nowy pierwszy gracz po opróżnieniu talii: kto jest następny i kiedy kończy się runda?
    .why = FO-FIRST-02 i położenie talii według SETUP 7; dwuczęściowe sprawdzenie zapobiega pominięciu aktywacji, gdy talia opróżni się w trakcie rundy. Niektórzy gracze (dawne forum FFG, temat 264447) odczytują to zamiast tego jako podwójną turę nowego pierwszego gracza.
FO-R-93 = (a) Ostatnią kartę dobrano do aktywacji: dokończ aktywację, odrzuć tę kartę, potem potasuj ją z pozostałymi, przekaż talię, przesuń potęgę. (b) Ostatnią kartę dobrał ocalały: od razu potasuj odrzucone karty takie, jakie są, zmień pierwszego gracza, przesuń potęgę; potem pozostałe dobrania z tego efektu, limit planów, zwycięstwo i koniec toru. (c) Podczas aktywacji natychmiastowe jest tylko tasowanie (bez karty w użyciu, która później trafia do odrzuconych); przekazanie i przesunięcie czekają na jej koniec, po jednym na każdą opróżnioną talię. Całe dobieranie to jedna jednostka (FO-R-05).
    .question = Kiedy dokładnie następuje opróżnienie talii?
    .why = Unika zmiany pierwszego gracza i poziomów wrogów w trakcie aktywacji; karta jest w nowej talii.
FO-R-94 = Dobieranie nic nie daje, nie ma aktywacji ani drugiego opróżnienia. Po usunięciu planów dla większej liczby graczy zestaw musi mieć ich co najmniej 4 × liczba graczy + 4.
    .question = Talia planów i stos odrzuconych planów są puste?
    .why = To nigdy nie może się zapętlić.
FO-R-95 = Porównaj potęgę przed przesunięciem: niższa +1, przy remisie obie +1. Pierwszym graczem pozostaje ten sam gracz.
    .question = Opróżnienie talii w grze solo?
    .why = FO-SOLO-05.
FO-R-96 = Wykonaj całe przesunięcie (bez ograniczania do toru), potem oblicz wpływ wszystkich: wszyscy, którzy mają co najmniej wymagany wpływ, wygrywają razem; jeśli nikt, wszyscy przegrywają. Dalszych rezultatów się nie wykonuje.
    .question = Frakcja dociera do końca dokładnie wtedy, gdy ktoś osiąga wymagany wpływ?
    .why = Od FO-POWER-04 do FO-POWER-06.
FO-R-97 = Po każdym pojedynczym rezultacie, gdy limity są zachowane, dla wszystkich ocalałych w tej samej chwili, w ich turze lub poza nią. Zwycięstwem dzielą się wszyscy, którzy przy tym sprawdzeniu spełniają wymóg. Wyeliminowani nigdy.
    .question = Kiedy sprawdza się zwycięstwo i kto się nim dzieli?
    .why = „Gdy … osiągnie”; FO-WIN-03.
FO-R-98 = Nie: serwer ogłasza je automatycznie i odkrywa plany zwycięzców (po grze wszystkie plany).
    .question = Czy ogłoszenie zwycięstwa jest dobrowolne?
    .why = Czekanie nigdy nie pomaga, a zapomnienie byłoby stratą; przy ukrytych kartach ręcznych zgłoszeń nie da się sprawdzić.
FO-R-99 = Serwer wysyła plany gracza tylko jemu samemu. Jawne są: liczby planów, karta lojalności, karta odkryta do aktywacji (w całości). Karty aktywacji wśród odrzuconych są podane jawnie; odrzuconych z powodu limitu nie widać. Łączny wpływ widzi tylko jego właściciel. Rozmowy są dowolne, kłamać wolno; poza wymianą nie ma przycisku „pokaż kartę”. Gra przy jednym urządzeniu wymaga ekranu na czas jego przekazania.
    .question = Ukryte informacje o planach w grze cyfrowej?
    .why = FO-AGENDA-03, FO-AGENDA-04.
FO-R-100 = Tak, oblicza się go z bieżącego stanu i nigdy nie odkłada na później.
    .question = Czy wpływ może znów zmaleć?
    .why = Warunki są w czasie teraźniejszym.
FO-R-101 = Przesuń obie, potem jedno sprawdzenie jak w FO-R-96.
    .question = Obie frakcje docierają do końca przy jednym opróżnieniu talii?
    .why = Oba przesunięcia to jedno polecenie.

## Gra cyfrowa
section-FO-R-M = Gra cyfrowa
FO-R-102 = Każde pytanie ma adresata i bezpieczną odpowiedź domyślną (najniższe id, bez wymiany, zatrzymanie najnowszych kart); opcjonalny zegar ją stosuje.
    .question = Decyzja należy do kogoś nieobecnego (wybór drogi przez pierwszego gracza, kolejność ataków, wymiana)?
    .why = Pytania poza własną turą są tu częste.
FO-R-103 = Do ostatniej chwili, w której nikt nie dowiedział się jeszcze niczego nowego: przed rzutem kośćmi, dobraniem, odkryciem lub decyzją innego gracza. Jedna osoba, która gra na wszystkich miejscach, może cofnąć się dalej.
    .question = Cofanie?
    .why = Dzięki temu ukryte informacje pozostają uczciwe.
FO-R-104 = Każdy rzut i każde dobranie pochodzi z własnego generatora gry z ziarnem i jest zapisywane, więc zapis odtwarza tę samą grę. Kolejności stosu nie ustala się, zanim dobierze się kartę.
    .question = Losowość?
    .why = Powtarzalne testy i powtórki.

## Dalsze rozstrzygnięcia
section-FO-R-N = Dalsze rozstrzygnięcia
FO-R-105 = Każdy wydrukowany symbol posiadanej litery daje jeden przerzut.
    .question = Litera wydrukowana dwa razy w teście lub na broni?
    .why = Hasła Tests i Fight liczą symbole; karty używają podwojonych liter.
FO-R-106 = Górną część wyłożonego zadania wykonuje się od razu, przed następnym rezultatem; wyborów dokonuje ten, kto je wyłożył, a podczas przygotowania do gry pierwszy gracz. Zadanie, którego pasek jest wykonywany, na nic nie reaguje.
    .question = WYŁÓŻ w pasku rezultatów; zadanie wykonane ponownie w trakcie wykonywania jego paska; kto wybiera?
    .why = Od lewej do prawej, bez rekurencji.
FO-R-107 = Cele wyzwalane reagują na to, co nastąpi po wyłożeniu; stan musi powstać na nowo. Akcje zadania patrzą na stan obecny.
    .question = Cel jest już spełniony, gdy zadanie zostaje wyłożone?
    .why = Tym, co wyzwala cel, jest czyn.
FO-R-108 = Tak: zablokowane są tylko zdolności z wyczerpaniem; litery, dystans, pancerz i inny tekst działają dalej.
    .question = Czy wyczerpane karty nadal dają swoje inne korzyści?
    .why = FO-EXH-02 zakazuje wyczerpywania i niczego więcej.
FO-R-109 = Odległości na grafie wrogów (FO-R-15); „wróg” oznacza odkrytego, lojalność nie ma znaczenia; wymiana wymaga wspólnej krawędzi odkrytych pól.
    .question = „W odległości n”, „sąsiedni”, „bez wrogów” na kartach?
    .why = Jeden graf dla wszystkiego.
FO-R-110 = W chwili dobrania ostatniej karty; jeśli nie ma odrzuconych, przy następnym dobieraniu, które jakieś zastanie. Unikatowe towary: losowo spośród leżących obok talii, a jeśli ich nie ma, nic.
    .question = Kiedy odtwarza się opróżnioną talię lub stos?
    .why = FO-LIMIT-03.
FO-R-111 = SETUP 8 w kolejności od pierwszego gracza; wtedy gracze wyposażają się w przedmioty postaci. SETUP 9: efekty arkusza i zadania początkowe, potem wrogowie, potem znaczniki potęgi.
    .question = Kolejność wyborów podczas przygotowania do gry?
    .why = Stała kolejność czyni powtórki jednakowymi.
FO-R-112 = Każdy żeton liczy się osobno: w czasie aktywacji działa raz i raz walczy z ocalałym, który wchodzi na jego pole. Dopóki nic ich nie różni, są jednym wyborem; jeśli z jednym z nich trwa walka albo ma on dopiero działać, ten, kto zabija bez walki, wskazuje, którego.
    .question = Jednakowi wrogowie na jednym polu?
    .why = Na stole leżą dwa żetony, choćby miały taki sam nadruk.
FO-R-113 = Pole, na którym ocalały jest w chwili wykonania tego rezultatu: karta, która go przesuwa lub stawia gdzie indziej, działa dalej stamtąd. Po śmierci: pole sprzed niej (FO-R-46).
    .question = Co znaczą „tutaj”, „sąsiednie” i „w odległości”, gdy karta przesunęła ocalałego?
    .why = Rezultaty wykonuje się od lewej do prawej (FO-QUEST-07, FO-R-01).
FO-R-114 = Nie: za użycie lub przygotowanie karty oddaje się inną kartę. Może to być jej drugi egzemplarz.
    .question = Czy kartę można odrzucić, by zapłacić za nią samą?
    .why = Niczego nie można oddać dwa razy.

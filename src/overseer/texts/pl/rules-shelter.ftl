### Rejestr zasad Fallout Shelter: Gra planszowa – zasady, symbole, rozstrzygnięcia.
### Jeden komunikat na identyfikator; źródła, przypisy i różnice między wydaniami są tylko po angielsku.

## Elementy gry i limity
section-SH-COMP = Elementy gry i limity
SH-COMP-01 = Kart pomieszczeń jest 30: 6 pomieszczeń startowych z czerwonymi rewersami i 24 do talii pomieszczeń.
SH-COMP-02 = Kart wind jest 5: 1 winda startowa z czerwonym rewersem i po 1 windzie w każdym z 4 kolorów graczy.
SH-COMP-03 = Talia przedmiotów liczy 31 kart, a talia zagrożeń 18.
SH-COMP-04 = Kości są 2; w każdym rzucie używa się obu, decyduje suma (od 2 do 12), a wynik każdej kości zostaje zachowany, bo pojedyncze kości można przerzucać.
SH-COMP-05 = Mierniki zasobów są 4, po jednym w każdym kolorze, więc grać mogą najwyżej 4 osoby.
SH-COMP-06 = Wspólna pula zawiera 72 kostki zasobów.
SH-COMP-07 = Wspólna pula zawiera 42 żetony zadowolenia; jest też 1 znacznik pierwszego gracza.
SH-COMP-08 = Mieszkańców jest 28, po 7 w każdym kolorze, i nikt nigdy nie może mieć ich więcej niż 7.
SH-COMP-09 = Na torze zasobów mieści się najwyżej 6 kostek.
SH-COMP-10 = Na poziomie gracza mieszczą się 3 pomieszczenia po lewej i 3 po prawej stronie windy, razem 6.

## Przygotowanie do gry
section-SH-SETUP = Przygotowanie do gry
SH-SETUP-01 = Najpierw wykłada się windę i sześć pomieszczeń z czerwonymi rewersami, zawsze w tym samym układzie; tworzą one górny poziom.
SH-SETUP-02 = Każdy gracz ma własny kolor.
SH-SETUP-03 = Windę każdego gracza dokłada się do kolumny, którą zaczyna winda startowa; kolejność kolorów jest dowolna.
SH-SETUP-04 = Każdy gracz otrzymuje miernik zasobów i dokładnie 2 mieszkańców w swoim kolorze; pozostałych 5 czeka w pudełku.
SH-SETUP-05 = Mieszkaniec, który stoi przed swoim właścicielem, jest uznawany za dostępnego.
SH-SETUP-06 = Przedmioty, zagrożenia i pomieszczenia inne niż startowe tworzą trzy osobno potasowane talie.
SH-SETUP-07 = Kostki zasobów, żetony zadowolenia i kości są wspólne dla wszystkich graczy.
SH-SETUP-08 = Trzy odkryte przedmioty tworzą tor przedmiotów.
SH-SETUP-09 = Trzy odkryte pomieszczenia tworzą tor pomieszczeń.
SH-SETUP-10 = Ze znacznikiem pierwszego gracza zaczyna osoba, która jako ostatnia była pod ziemią.

## Struktura rundy
section-SH-ROUND = Struktura rundy
SH-ROUND-01 = Runda to kolejno: pojawianie się zagrożeń, umieszczanie mieszkańców i zbieranie mieszkańców.
SH-ROUND-02 = W rundzie 1 nie ma fazy pojawiania się zagrożeń.
SH-ROUND-03 = Posiadacz znacznika pierwszego gracza rozgrywa pierwszą turę fazy umieszczania mieszkańców.
SH-ROUND-04 = Tury następują po sobie zgodnie z ruchem wskazówek zegara, w każdej jedno umieszczenie albo jedno spasowanie, przez tyle okrążeń, ile potrzeba.
SH-ROUND-05 = Faza umieszczania mieszkańców kończy się, gdy każdy gracz albo spasował, albo nie ma już dostępnego mieszkańca.
SH-ROUND-06 = W fazie zbierania mieszkańców każdy mieszkaniec przebywający w krypcie wraca do właściciela i znów jest dostępny.
SH-ROUND-07 = Po zebraniu mieszkańców zaczyna się kolejna runda, chyba że ma nastąpić koniec gry.

## Umieszczanie
section-SH-PLACE = Umieszczanie
SH-PLACE-01 = W swojej turze gracz umieszcza jednego dostępnego mieszkańca na jednym polu krypty.
SH-PLACE-02 = Nie można wybrać pola, na którym jest już mieszkaniec, do kogokolwiek on należy.
SH-PLACE-03 = Nie można wybierać pól na kartach leżących na torze pomieszczeń.
SH-PLACE-04 = Pola pomieszczeń na każdym poziomie są otwarte dla każdego gracza.
SH-PLACE-05 = Na polu kolorowej windy można umieszczać tylko mieszkańców gracza, który ma ten kolor.
SH-PLACE-06 = Czerwone symbole nad polem to jego koszty, a zielone to jego nagrody.
SH-PLACE-07 = Cały koszt płaci się przed otrzymaniem jakiejkolwiek nagrody.
SH-PLACE-08 = Nie można wybrać pola, którego kosztu nie da się zapłacić w całości.
SH-PLACE-09 = Nagrody rozpatruje się pojedynczo, od lewej do prawej.
SH-PLACE-10 = Umieszczony mieszkaniec pozostaje na swoim polu, niezależnie od wygranej lub przegranej, aż do fazy zbierania mieszkańców.

## Pasowanie
section-SH-PASS = Pasowanie
SH-PASS-01 = W swojej turze gracz może spasować, choć mógłby umieścić mieszkańca.
SH-PASS-02 = Gracz, który nie ma możliwości umieszczenia mieszkańca, może tylko spasować.
SH-PASS-03 = Gracz, który spasował, nie ma już żadnej tury aż do następnej rundy.

## Koszty
section-SH-COST = Koszty
SH-COST-01 = Za każdy symbol zasobu w koszcie jedna kostka tego rodzaju przechodzi z toru płacącego do wspólnej puli.
SH-COST-02 = Za każdy symbol ? w koszcie płacący oddaje jedną kostkę dowolnie wybranego rodzaju.
SH-COST-03 = Za każdy symbol przedmiotu w koszcie płacący oddaje jeden z przedmiotów leżących przed nim.
SH-COST-04 = Symbol zranienia w koszcie sprawia, że umieszczony tam mieszkaniec zostaje ranny.
SH-COST-05 = Symbol opłacenia kosztu pomieszczenia zobowiązuje budującego do zapłacenia tego, co wydrukowano w prawym dolnym rogu budowanego pomieszczenia.

## Zasoby
section-SH-RES = Zasoby
SH-RES-01 = Za każdy symbol zasobu w nagrodzie jedna kostka tego rodzaju przechodzi ze wspólnej puli na odpowiedni tor.
SH-RES-02 = Kostka, która nie mieści się już na swoim torze, przepada; nic jej nie zastępuje.
SH-RES-03 = Symbol ? w nagrodzie to jedna kostka rodzaju wybranego przez gracza.
SH-RES-04 = Są 3 rodzaje zasobów; każdy ma na mierniku jeden własny tor.
SH-RES-05 = Zadowolenie nie jest zasobem: symbol ? nigdy nie oznacza zadowolenia, a zadowoleniem nie płaci się kosztu w zasobach.

## Wymiana
section-SH-EXCH = Wymiana
SH-EXCH-01 = Zasobów narysowanych obok symbolu wymiany nie otrzymuje się wprost.
SH-EXCH-02 = Jedna wymiana = wydanie wszystkiego po jednej stronie i otrzymanie wszystkiego po drugiej.
SH-EXCH-03 = Gracz wybiera, którą z dwóch stron wydaje.
SH-EXCH-04 = Wymiana jest dobrowolna i można ją powtarzać bez ograniczeń.
SH-EXCH-05 = Wymiana jest możliwa tylko w turze, w której nastąpiło to umieszczenie.

## Zadowolenie
section-SH-HAPPY = Zadowolenie
SH-HAPPY-01 = Za każdy symbol zadowolenia gracz bierze ze wspólnej puli jeden żeton zadowolenia i zatrzymuje go przed sobą.

## Nowi mieszkańcy
section-SH-NEWD = Nowi mieszkańcy
SH-NEWD-01 = Za każdy symbol nowego mieszkańca gracz bierze z pudełka jednego mieszkańca w swoim kolorze, w granicach SH-COMP-08.
SH-NEWD-02 = Nowego mieszkańca stawia się na symbolu, a nie na polu.
SH-NEWD-03 = Nowy mieszkaniec wraca razem z innymi w fazie zbierania mieszkańców i można go umieścić najwcześniej w następnej rundzie.
SH-NEWD-04 = Nowy mieszkaniec należy do gracza do końca gry.

## Pierwszy gracz
section-SH-FIRST = Pierwszy gracz
SH-FIRST-01 = Symbol pierwszego gracza natychmiast przenosi znacznik od obecnego posiadacza do gracza, który umieszcza mieszkańca.
SH-FIRST-02 = Posiadacz znacznika rozpoczyna umieszczanie mieszkańców w następnej rundzie; kolejność w bieżącej rundzie się nie zmienia.
SH-FIRST-03 = Jeśli w danej rundzie nikt nie otrzyma znacznika, zostaje on tam, gdzie był.

## Przedmioty
section-SH-ITEM = Przedmioty
SH-ITEM-01 = Za każdy symbol przedmiotu w nagrodzie gracz wybiera jedną kartę z toru przedmiotów i kładzie ją przed sobą.
SH-ITEM-02 = Lukę uzupełnia się z talii przedmiotów, zanim wydarzy się cokolwiek innego.
SH-ITEM-03 = Przedmiot działa tylko wtedy, gdy leży przed swoim właścicielem.
SH-ITEM-04 = Przedmiotu można użyć w dowolnym momencie, chyba że karta wskazuje moment użycia.
SH-ITEM-05 = Przedmioty mogą zmieniać sumę w walce: dwie bronie pokazane w wydaniu rosyjskim wyczerpuje się przed walką, a dodają one 3 (Minigun) albo 2 (Strzelba).

## Wyczerpywanie i przygotowywanie
section-SH-EXH = Wyczerpywanie i przygotowywanie
SH-EXH-01 = Gdy przedmiot tego wymaga (większość tak, ale nie wszystkie), właściciel obraca go o 90°, aby go użyć.
SH-EXH-02 = Przedmiotu, który jest już wyczerpany, nie można wyczerpać.
SH-EXH-03 = Na koniec każdej rundy wszystkie wyczerpane przedmioty zostają przygotowane.
SH-EXH-04 = Symbol przygotowania przedmiotu pozwala graczowi przygotować jeden wybrany przez niego przedmiot.

## Budowanie pomieszczeń
section-SH-BUILD = Budowanie pomieszczeń
SH-BUILD-01 = Za każdy symbol budowy gracz wybiera jedną kartę z toru pomieszczeń i buduje ją.
SH-BUILD-02 = Poziom to rząd pomieszczeń po obu stronach jednej windy.
SH-BUILD-03 = Poziom należy do gracza, w którego kolorze jest winda tego poziomu.
SH-BUILD-04 = Gracz buduje tylko na własnym poziomie.
SH-BUILD-05 = Nowe pomieszczenie styka się z windą albo z pomieszczeniem, które już stoi na tym poziomie.
SH-BUILD-06 = Przy symbolu opłacenia kosztu pomieszczenia płaci się wydrukowany koszt wybranego pomieszczenia.
SH-BUILD-07 = Kolejność: weź kartę, zapłać, umieść ją, a potem uzupełnij lukę na torze z talii pomieszczeń.

## Przychód
section-SH-INC = Przychód
SH-INC-01 = Umieszczenie mieszkańca przez innego gracza na polu pomieszczenia twojego poziomu uprawnia cię do jednej kostki ze wspólnej puli, rodzaju wybranego przez ciebie.
SH-INC-02 = Pobranie przychodu jest dobrowolne.
SH-INC-03 = Umieszczenie mieszkańca na zagrożeniu nie daje przychodu.
SH-INC-04 = Umieszczenia dokonane przez samego właściciela poziomu nie dają przychodu.
SH-INC-05 = Umieszczenia na górnym poziomie nie dają przychodu.

## Trening
section-SH-TRAIN = Trening
SH-TRAIN-01 = Symbol szkolenia nie daje niczego w chwili umieszczenia.
SH-TRAIN-02 = Gdy mieszkaniec zostaje zebrany z tego pola, zostaje przeszkolony w jednej statystyce z zestawu S.P.E.C.I.A.L.
SH-TRAIN-03 = Jeśli symbol nie ma litery, statystykę wybiera właściciel mieszkańca.
SH-TRAIN-04 = Jeśli symbol ma literę, ta statystyka jest obowiązkowa.
SH-TRAIN-05 = Przeszkolony mieszkaniec czeka na miejscu nad swoją literą u góry miernika i można go umieszczać jak każdego dostępnego mieszkańca.
SH-TRAIN-06 = Trening trwa do następnego umieszczenia mieszkańca i wtedy przepada, niezależnie od tego, czy się przydał.
SH-TRAIN-07 = Gracz ma najwyżej jednego przeszkolonego mieszkańca na każdą literę.
SH-TRAIN-08 = Litery to S, P, E, C, I, A, L: siła, percepcja, wytrzymałość, charyzma, inteligencja, zwinność, szczęście.

## Pola S.P.E.C.I.A.L.
section-SH-SPEC = Pola S.P.E.C.I.A.L.
SH-SPEC-01 = Mieszkaniec przeszkolony w literze widocznej na polu otrzymuje nagrody z tego pola dwukrotnie.
SH-SPEC-02 = Litera nie robi nic więcej: można tam umieścić dowolnego mieszkańca, a bez zgodnej litery otrzymuje on nagrodę raz.
SH-SPEC-03 = Koszt płaci się raz, nawet gdy nagrodę otrzymuje się dwukrotnie.

## Połączone pola
section-SH-LINK = Połączone pola
SH-LINK-01 = Na połączonym polu umieszcza się dwóch dostępnych mieszkańców tego samego gracza, obu w jednej turze.
SH-LINK-02 = Umieszczenie dwóch mieszkańców nie podwaja ani kosztu, ani nagrody; nagrodę podwaja tylko zgodna litera.
SH-LINK-03 = Gracz, który ma mniej niż dwóch odpowiednich dostępnych mieszkańców, nie może wybrać połączonego pola.

## Zagrożenia: pojawianie się
section-SH-SPAWN = Zagrożenia: pojawianie się
SH-SPAWN-01 = Zagrożenia pojawiają się na początku każdej rundy poza pierwszą.
SH-SPAWN-02 = Obiema kośćmi rzuca się raz za każdy poziom, od górnego poziomu w dół.
SH-SPAWN-03 = Za górny poziom też się rzuca, więc liczba rzutów to liczba graczy + 1.
SH-SPAWN-04 = Kolumny pól mają numery od 2 do 12, od lewej do prawej; numery są wydrukowane na górnym poziomie i obowiązują na wszystkich poziomach.
SH-SPAWN-05 = Dobiera się następną kartę zagrożenia i kładzie ją na polu tego poziomu w kolumnie wskazanej przez sumę wyników.
SH-SPAWN-06 = Brak pomieszczenia tego poziomu w tej kolumnie: w tej rundzie zagrożenie się tam nie pojawia.
SH-SPAWN-07 = Na tym polu jest już zagrożenie: nowe się nie pojawia.
SH-SPAWN-08 = Suma 7: na tym poziomie zagrożenie się nie pojawia.
SH-SPAWN-09 = Żadnego rzutu się nie powtarza, więc na poziomie przybywa najwyżej jedno zagrożenie na rundę.
SH-SPAWN-10 = Jeśli w tej fazie skończą się karty w talii zagrożeń, a należy się kolejne zagrożenie, tasuje się odrzucone karty zagrożeń i dobiera z nich.

## Zagrożenia: zakrywanie pól
section-SH-THREAT = Zagrożenia: zakrywanie pól
SH-THREAT-01 = Zakryte pole, jego koszt i nagrodę zastępują pole, koszt i nagroda samego zagrożenia.
SH-THREAT-02 = Zagrożenie pozostaje, w razie potrzeby przez kilka rund, dopóki nie zostanie usunięte.
SH-THREAT-03 = Zakryte jest tylko to pole; pozostałe pola pomieszczenia działają jak wcześniej.
SH-THREAT-04 = Każdy gracz może umieścić mieszkańca na zagrożeniu, na dowolnym poziomie.

## Walka
section-SH-FIGHT = Walka
SH-FIGHT-01 = Walki wymaga tylko zagrożenie z symbolem walki.
SH-FIGHT-02 = Przy umieszczeniu gracz rzuca obiema kośćmi i dodaje ich wyniki.
SH-FIGHT-03 = Suma równa liczbie na symbolu lub od niej wyższa wygrywa.
SH-FIGHT-04 = Wygrana daje nagrodę wskazaną na zagrożeniu.
SH-FIGHT-05 = Przegrana nie daje nagrody.
SH-FIGHT-06 = Przegrana rani mieszkańca.

## Zbieranie i usuwanie zagrożeń
section-SH-RECALL = Zbieranie i usuwanie zagrożeń
SH-RECALL-01 = Na koniec rundy każde zagrożenie, na którym jest zdrowy mieszkaniec, zostaje odrzucone jako pokonane.
SH-RECALL-02 = Zagrożenie, na którym jest ranny mieszkaniec, pozostaje.
SH-RECALL-03 = Zagrożenie, na którym nie ma nikogo, pozostaje.
SH-RECALL-04 = Zagrożenia ocenia się i odrzuca, zanim mieszkańcy zostaną zabrani z pól.
SH-RECALL-05 = Pokonane zagrożenia tworzą stos kart odrzuconych.

## Odświeżanie torów i talie
section-SH-REFR = Odświeżanie torów i talie
SH-REFR-01 = Symbol odświeżenia jest obowiązkowy i pokazuje, którego toru dotyczy: przedmiotów czy pomieszczeń.
SH-REFR-02 = Trzy karty z tego toru odrzuca się i dobiera trzy nowe.
SH-REFR-03 = Gdy skończy się talia przedmiotów albo pomieszczeń, odrzucone z niej karty tasuje się i tworzy z nich nową talię.

## Ranni
section-SH-INJ = Ranni
SH-INJ-01 = Ranny mieszkaniec leży na boku i pozostaje ranny, także po zebraniu, dopóki nie zostanie wyleczony.
SH-INJ-02 = Rannego mieszkańca nie można umieścić na zwykłym polu.
SH-INJ-03 = Po zebraniu rannego mieszkańca można umieścić tylko tam, gdzie widnieje symbol „tylko dla rannych”.
SH-INJ-04 = Na polach z tym symbolem nie można umieszczać zdrowych mieszkańców.

## Leczenie
section-SH-HEAL = Leczenie
SH-HEAL-01 = Dzięki symbolowi leczenia mieszkaniec na tym polu zostaje wyleczony.
SH-HEAL-02 = Figurkę wyleczonego mieszkańca podnosi się i od tej chwili jest on uznawany za zdrowego.

## Koniec gry
section-SH-END = Koniec gry
SH-END-01 = Gra kończy się tylko na koniec rundy; tę rundę rozgrywa się w całości.
SH-END-02 = Warunek A: ktoś buduje szóste pomieszczenie własnego poziomu.
SH-END-03 = Warunek B: w talii zagrożeń nie ma już kart.
SH-END-04 = Wystarczy jeden warunek, a spełnienie więcej niż jednego niczego nie zmienia.
SH-END-05 = Tasowanie odrzuconych kart po spełnieniu warunku B tylko dopełnia pojawianie się zagrożeń; nie odwołuje końca gry.

## Punktacja końcowa
section-SH-SCORE = Punktacja końcowa
SH-SCORE-01 = Na koniec ostatniej rundy każdy gracz za każde zagrożenie na własnym poziomie odrzuca jedną jednostkę zadowolenia.
SH-SCORE-02 = Po tym wygrywa ten, kto ma najwięcej zadowolenia.

## Rozstrzygnięcie remisów
section-SH-TIE = Rozstrzygnięcie remisów
SH-TIE-01 = Pierwsze kryterium przy remisie: najwięcej kostek zasobów, wszystkie rodzaje razem.
SH-TIE-02 = Drugie: najwięcej mieszkańców.
SH-TIE-03 = Trzecie: najwięcej przedmiotów.
SH-TIE-04 = Ci, między którymi nadal jest remis, dzielą się zwycięstwem, bez względu na to, ilu ich jest.

## Opis symboli
section-SH-ICON = Opis symboli
SH-ICON-01 = zasób (jeden z 3)
    .cost = zapłać 1 kostkę tego rodzaju
    .reward = otrzymaj 1 kostkę tego rodzaju
    .other = także wydrukowany koszt pomieszczenia i obie strony wymiany
SH-ICON-02 = ?
    .cost = zapłać 1 kostkę dowolnego rodzaju
    .reward = otrzymaj 1 kostkę dowolnego rodzaju
    .other = -
SH-ICON-03 = zadowolenie
    .cost = -
    .reward = otrzymaj 1 jednostkę zadowolenia
    .other = -
SH-ICON-04 = nowy mieszkaniec
    .cost = -
    .reward = otrzymaj 1 mieszkańca na stałe, postaw go na symbolu
    .other = -
SH-ICON-05 = pierwszy gracz
    .cost = -
    .reward = weź znacznik, zaczynasz w następnej rundzie
    .other = -
SH-ICON-06 = przedmiot
    .cost = oddaj 1 własny przedmiot
    .reward = weź 1 przedmiot z toru
    .other = -
SH-ICON-07 = przygotowanie przedmiotu
    .cost = -
    .reward = przygotuj 1 przedmiot
    .other = bez własnego rozdziału
SH-ICON-08 = budowa
    .cost = -
    .reward = zbuduj 1 pomieszczenie z toru na własnym poziomie
    .other = -
SH-ICON-09 = opłacenie kosztu pomieszczenia
    .cost = zapłać wydrukowany koszt budowanego pomieszczenia
    .reward = -
    .other = tylko z symbolem budowy
SH-ICON-10 = wymiana
    .cost = -
    .reward = wymieniaj po wskazanym kursie, dowolną liczbę razy
    .other = łączy dwie grupy symboli zasobów
SH-ICON-11 = szkolenie, bez litery lub z literą
    .cost = -
    .reward = przy zbieraniu: przeszkol mieszkańca (statystyka dowolna lub określona)
    .other = z opóźnieniem
SH-ICON-12 = odświeżenie przedmiotów / pomieszczeń
    .cost = -
    .reward = odrzuć karty z toru, dobierz nowe
    .other = obowiązkowe
SH-ICON-13 = zranienie
    .cost = umieszczony mieszkaniec zostaje ranny
    .reward = -
    .other = -
SH-ICON-14 = leczenie
    .cost = -
    .reward = mieszkaniec na tym polu zostaje wyleczony
    .other = -
SH-ICON-15 = liczba na symbolu walki
    .cost = -
    .reward = -
    .other = próg między kosztem a nagrodą zagrożenia: poniżej = ranny, w przeciwnym razie nagroda
SH-ICON-16 = litera na polu
    .cost = -
    .reward = -
    .other = zgodny trening: nagrody dwukrotnie
SH-ICON-17 = tylko dla rannych
    .cost = -
    .reward = -
    .other = ogranicza, kogo można umieścić
SH-ICON-18 = połączone okręgi
    .cost = -
    .reward = -
    .other = wymagają dwóch mieszkańców w jednej turze

## Gracze, przygotowanie do gry, stół
section-SH-R-A = Gracze, przygotowanie do gry, stół
SH-R-01 = 2, 3 lub 4. Różni się tylko liczba poziomów (liczba graczy + 1), a przez to liczba rzutów w rundzie (3, 4, 5). Talie, mieszkańcy, warunki końca gry i limity pozostają takie same. Nieużywane kolory zostają w pudełku. Gry jednoosobowej nie ma.
    .question = Ilu jest graczy i co się zmienia wraz z ich liczbą?
    .why = Górną granicę wyznaczają cztery kolory; żadne wydanie nie podaje zmian zależnych od liczby graczy.
SH-R-02 = Górny poziom: winda startowa pośrodku, po trzy pomieszczenia z czerwonymi rewersami z każdej strony, w każdej grze ta sama kolejność (dane).
    .question = Jaki jest układ początkowy?
    .why = Dziesięć ponumerowanych kolumn i 7 wymagają pełnego rzędu; układ wydrukowano jako ilustrację.
SH-R-03 = Brak.
    .question = Początkowe zasoby, zadowolenie, przedmioty?
    .why = Przygotowanie do gry mówi, co bierze każdy gracz, i nie wymienia niczego więcej.
SH-R-04 = Z góry na dół, zgodnie z ruchem wskazówek zegara od pierwszego gracza, poniżej górnego poziomu; opcja przygotowania do gry może tę kolejność potasować. Potem się nie zmienia.
    .question = Kolejność wind?
    .why = Dozwolona jest dowolna kolejność; kolejność graczy przy stole najłatwiej śledzić.
SH-R-05 = Losowo na podstawie ziarna; gospodarz może zamiast tego wybrać.
    .question = Kto jest pierwszy w grze cyfrowej?
    .why = Wydrukowane kryterium służy klimatowi i program nie może go sprawdzić.
SH-R-06 = Tylko kolejność kart w trzech taliach. Tory, przedmioty, zadowolenie i stosy kart odrzuconych są jawne.
    .question = Czy coś jest ukryte?
    .why = Wszystko inne leży odkryte albo przed swoim właścicielem.
SH-R-07 = Każdy: jedno pole, tylko dla rannych mieszkańców, leczy, bez kosztu. Bez właściciela, bez przychodu.
    .question = Kto może korzystać z windy startowej?
    .why = Ograniczenie wymienia tylko windy w kolorach graczy; samo pole to dane karty.
SH-R-08 = Nie: nie liczy się do sześciu, nie daje przychodu i nie może jej zakryć zagrożenie. Poza tym jej pole podlega zasadom umieszczania.
    .question = Czy winda jest pomieszczeniem?
    .why = Poziom to pomieszczenia obok windy, a przy 7 zagrożenie nigdy się nie pojawia.

## Tury i pasowanie
section-SH-R-B = Tury i pasowanie
SH-R-09 = Tak, w każdej własnej turze; jest to ostateczne do końca rundy. Nieumieszczeni mieszkańcy pozostają dostępni i zachowują trening.
    .question = Czy mogę spasować, choć mogę umieścić mieszkańca?
    .why = Brak chęci umieszczania to powód podany w instrukcji.
SH-R-10 = Nie, jest pomijany. Jeśli jakiś efekt zwróci mu mieszkańca, znów ma swoje tury.
    .question = Gracz nie ma dostępnych mieszkańców: czy spasował?
    .why = To dwa osobne warunki w SH-ROUND-05.
SH-R-11 = Nadal ma swoje tury: może umieszczać mieszkańców na niezajętych polach tylko dla rannych, których koszt może zapłacić, albo spasować. Nikt nie odpada z gry.
    .question = Gracz ma tylko rannych mieszkańców?
    .why = Ranni mieszkańcy przed tobą są dostępni, tyle że z ograniczeniem.
SH-R-12 = Jedynym ruchem jest spasowanie. Program może je wykonać automatycznie tylko wtedy, gdy nie można by też użyć żadnego przedmiotu.
    .question = Nie ma żadnego dozwolonego umieszczenia?
    .why = Zachowuje ostatnią szansę na użycie przedmiotów (SH-R-67).
SH-R-13 = Kolejność w tej rundzie się nie zmienia; następną zaczyna ten, kto wziął znacznik jako ostatni w rundzie. Wzięcie go, gdy już się go ma, jest dozwolone.
    .question = Znacznik wzięty w trakcie rundy albo przez kilku graczy?
    .why = Symbol mówi tylko o następnej rundzie.
SH-R-14 = Tak; pola są niezależne.
    .question = Czy jeden gracz może zająć oba pola pomieszczenia?
    .why = Zajętość sprawdza się dla każdego pola osobno.

## Umieszczanie, koszty, nagrody
section-SH-R-C = Umieszczanie, koszty, nagrody
SH-R-15 = Tak, jeśli można zapłacić koszt. Każdy symbol daje to, co może, reszta przepada, a dalsze symbole i tak się rozpatruje. Umieszczenie tylko po to, aby zablokować pole, jest w porządku.
    .question = Czy mogę umieścić mieszkańca tam, gdzie nagroda lub jej część jest dla mnie bezużyteczna?
    .why = Nadmiar przepada, ale nie zabrania umieszczenia; ta sama zasada dotyczy każdego symbolu.
SH-R-16 = Nie, z wyjątkiem przypadków, w których zasady mówią „może” (wymiana, przychód) albo przyjęcie nagrody wymaga kolejnej zapłaty (dalsze płatne pomieszczenia, SH-R-30).
    .question = Czy mogę zrezygnować z nagrody?
    .why = Nagrody się otrzymuje, nie są propozycją; nikogo jednak nie zmusza się do wydawania.
SH-R-17 = Wszystkie płaci się razem albo nie można wybrać pola. Najpierw określone zasoby, potem ?, przedmioty, koszt pomieszczenia (SH-R-23), a na końcu zranienie. Niczym, co daje to umieszczenie, nie można za nie zapłacić; wyjątkiem jest zapłata za drugie pomieszczenie z SH-R-30.
    .question = Pole z kilkoma kosztami?
    .why = Każdy koszt poprzedza każdą nagrodę.
SH-R-18 = Każdy symbol ? wybiera się osobno i wybory mogą się różnić. Przy nagrodzie proponowane są tylko tory z wolnym miejscem; jeśli wszystkie są pełne, nagroda przepada.
    .question = Symbol ?: które to kostki?
    .why = Wyboru dokonuje się dla każdego symbolu; nikt nie powinien przypadkiem zmarnować kostki.
SH-R-19 = Dowolny własny przedmiot, przygotowany lub wyczerpany, nawet użyty w tej turze; trafia na stos odrzuconych przedmiotów. Dwa symbole zabierają dwa przedmioty; bez wystarczającej liczby przedmiotów nie można wybrać pola. Już użyty efekt pozostaje w mocy: strojem zadeklarowanym do tego umieszczenia można zapłacić, a nagroda i tak jest podwojona.
    .question = Którym przedmiotem płaci się koszt w przedmiotach i dokąd on trafia?
    .why = Nie wydrukowano żadnego warunku, a talia przedmiotów odnawia się z odrzuconych kart.
SH-R-20 = Od chwili dojścia do symbolu do końca tej tury, więc można użyć kostek z innych symboli rzędu. Proponowana jest jedna wymiana naraz, według kierunku (interfejs może łączyć powtórzenia); symbol ? w wymianie wybiera się za każdym razem od nowa; co się nie mieści, przepada. Wymiana nie jest proponowana, jeśli nic z tego, co daje, by się nie zmieściło, ani jeśli przywróciłaby stan (własne kostki i stany przedmiotów), który w tej turze już wystąpił. Nigdy do zapłacenia kosztu tego pola.
    .question = Kiedy dokładnie mogę wymieniać i czy można to robić bez końca?
    .why = Tekst daje całą turę, a nie moment, a koszty są już wtedy zapłacone; kursy, które dokładnie się odwracają, nie mogą tworzyć pętli.
SH-R-21 = Nie. Niczego nie zajmuje, nie daje przychodu, nie pasuje do żadnej litery, nie jest na zagrożeniu i nie można go umieścić w tej rundzie. Od razu liczy się do 7 i przy rozstrzyganiu remisów.
    .question = Czy nowy mieszkaniec stojący na symbolu ma znaczenie dla pola?
    .why = Stoi na symbolu; nie został umieszczony na polu.

## Budowanie
section-SH-R-D = Budowanie
SH-R-22 = Pomieszczenie jest bezpłatne; jego wydrukowany koszt się pomija.
    .question = Symbol budowy bez symbolu opłacenia kosztu pomieszczenia?
    .why = Cenę narzuca symbol opłacenia kosztu; inaczej nie miałby sensu.
SH-R-23 = Jako część kosztu: wybierz pomieszczenie i miejsce, zapłać w całości; potem rozpatruje się nagrody, a pomieszczenie buduje się, gdy przyjdzie kolej na jego symbol. Dane: na takim polu na lewo od symbolu budowy nie ma symbolu odświeżenia pomieszczeń.
    .question = Z symbolem opłacenia kosztu: kiedy ustala się pomieszczenie i jego koszt?
    .why = Koszty płaci się najpierw, a koszt pomieszczenia zna się dopiero po wybraniu pomieszczenia.
SH-R-24 = Z symbolem opłacenia kosztu: nie można wybrać pola. Bez niego: to nie przeszkadza.
    .question = Nie stać mnie na żadne pomieszczenie z toru?
    .why = Koszt, którego nie da się zapłacić, wyklucza pole (SH-PLACE-08).
SH-R-25 = Z symbolem opłacenia kosztu: nie można wybrać pola. Bez niego: wolno, budowa przepada.
    .question = Wszystkie sześć miejsc jest zajętych (albo tor pomieszczeń jest pusty)?
    .why = Bez pomieszczenia nie ma kosztu, który można by zapłacić; bezpłatna nagroda po prostu przepada (SH-R-15).
SH-R-26 = Na najbliższym pustym miejscu na lewo lub na prawo od własnej windy, do wyboru budującego: najwyżej dwie możliwości, bez luk, bez wstawiania. Pomieszczenia powyżej i poniżej się nie liczą; strona z trzema pomieszczeniami jest zamknięta.
    .question = Gdzie można postawić pomieszczenie?
    .why = Sąsiedztwo i własny poziom pozostawiają tylko te możliwości.
SH-R-27 = Nie.
    .question = Czy pomieszczenia kiedykolwiek się przenosi, zastępuje, obraca albo burzy?
    .why = Żadna zasada tego nie przewiduje.
SH-R-28 = Od razu, przez każdego gracza, także budującego (w późniejszej turze). Zagrożenia mogą je dosięgnąć od następnej rundy.
    .question = Od kiedy można korzystać z nowego pomieszczenia?
    .why = Jest w krypcie, a nie już na torze.

## Podwajanie (przeszkolony mieszkaniec na swojej literze)
section-SH-R-E = Podwajanie (przeszkolony mieszkaniec na swojej literze)
SH-R-29 = Cały rząd od lewej do prawej, a potem cały rząd jeszcze raz: odśwież przedmioty, weź przedmiot, odśwież przedmioty, weź przedmiot. Nigdy więcej niż dwa przebiegi.
    .question = W jakiej kolejności rozpatruje się podwojony rząd?
    .why = Dwukrotnie otrzymuje się nagrody z pola jako całość, a nie każdy symbol po kolei.
SH-R-30 = Dwa pomieszczenia. Z symbolem opłacenia kosztu pomieszczenia za każde płaci się jego własny koszt; drugie wybiera się po uzupełnieniu toru, płaci tym, co gracz wtedy ma, i można z niego zrezygnować. Bez tego symbolu oba są bezpłatne. Dwa symbole budowy na jednym polu działają tak samo.
    .question = Podwojona budowa?
    .why = Koszt dotyczy budowanego pomieszczenia, więc za drugie płaci się osobno.
SH-R-31 = Dwóch mieszkańców, z ograniczeniem do 7.
    .question = Podwojony nowy mieszkaniec?
    .why = Zwykłe powtórzenie w granicach limitu.
SH-R-32 = Bez dalszego efektu dla jednego mieszkańca; na połączonym polu drugi przebieg leczy drugiego rannego mieszkańca.
    .question = Podwojone leczenie?
    .why = Mieszkańca nie można wyleczyć dwa razy.
SH-R-33 = Bez dalszego efektu dla jednego mieszkańca; na połączonym polu drugi przebieg szkoli drugiego mieszkańca, jeśli pozwala na to wolne miejsce nad literą.
    .question = Podwojony trening?
    .why = Mieszkaniec stoi na jednym miejscu.
SH-R-34 = Bez dalszego efektu.
    .question = Podwojona wymiana?
    .why = I tak jest nieograniczona.
SH-R-35 = Tor odświeża się dwa razy, obowiązkowo.
    .question = Podwojone odświeżenie?
    .why = Symbol jest obowiązkowy za każdym razem.
SH-R-36 = Bez dalszego efektu.
    .question = Podwojony pierwszy gracz?
    .why = Znacznik jest jeden.
SH-R-37 = Dwa przedmioty (drugi po uzupełnieniu toru), dwa przygotowane przedmioty (gdy wyczerpany jest tylko jeden, drugie przygotowanie przepada, chyba że pomiędzy nimi użyto, a więc wyczerpano przedmiot, SH-R-65: wtedy ten sam można przygotować dwa razy), podwójna liczba kostek w granicach limitu, podwójne zadowolenie. Przedmioty, których nigdy się nie wyczerpuje, nie są celem przygotowania; Golden retriever nigdy nie przygotowuje sam siebie.
    .question = Podwojony przedmiot, przygotowanie, zasób, zadowolenie?
    .why = Zwykłe powtórzenie.

## Połączone pola
section-SH-R-F = Połączone pola
SH-R-38 = Rząd jest podwojony. Jeśli pasują obaj, nadal jest tylko podwojony. Obaj mieszkańcy tracą trening.
    .question = Tylko jeden z dwóch mieszkańców pasuje do litery?
    .why = Tekst wymaga tylko jednego mieszkańca z tą statystyką; dwukrotność to pułap.
SH-R-39 = Jeden symbol działa na jednego z dwóch mieszkańców, wybranego przez właściciela.
    .question = Symbol zranienia, leczenia lub szkolenia na połączonym polu?
    .why = Połączenie nie podwaja ani kosztu, ani nagrody (wydanie rosyjskie).
SH-R-40 = Warunek muszą spełniać obaj: dwóch zdrowych na zwykłym polu, dwóch rannych na polu tylko dla rannych.
    .question = Ranni mieszkańcy na połączonym polu?
    .why = Ograniczenie dotyczy każdego umieszczanego mieszkańca.

## Trening
section-SH-R-G = Trening
SH-R-41 = Tak, przez każde umieszczenie, i nie dodaje niczego do rzutu w walce. Gracz swobodnie wybiera, którego dostępnego mieszkańca umieszcza. Miejsce nad literą zwalnia się w chwili umieszczenia mieszkańca, więc mieszkaniec przeszkolony w L i umieszczony na karcie Drzwi krypty zostaje znów przeszkolony w L.
    .question = Czy trening przepada na polu bez tej litery, w windzie, na zagrożeniu?
    .why = Liczy się przy następnym umieszczeniu, jakiekolwiek ono będzie.
SH-R-42 = Symbol z literą: nowo przybyły wraca nieprzeszkolony (umieszczenie było dozwolone). Symbol bez litery: wybierz wolną literę; przy 7 literach i 7 mieszkańcach zawsze jakaś jest wolna. Kilku szkolonych: kolejność wybiera właściciel.
    .question = Miejsce nad literą jest już zajęte?
    .why = Jeden mieszkaniec na literę; pozostawienie wcześniejszego nie wymaga dodatkowego wyboru, a ponieważ mieszkańcy są jednakowi, nic nie kosztuje.
SH-R-43 = Te stany są niezależne. Mieszkaniec zraniony przez swoje umieszczenie zużył już wcześniejszy trening. Ranny i przeszkolony leży na swoim miejscu nad literą; jego następne umieszczenie musi nastąpić na polu tylko dla rannych i zużywa trening.
    .question = Przeszkolony mieszkaniec zostaje ranny albo ranny zostaje przeszkolony?
    .why = Żadna zasada ich nie wiąże.
SH-R-44 = Symbol szkolenia szkoli tylko mieszkańca umieszczonego na polu; nowo otrzymani wracają nieprzeszkoleni.
    .question = Mieszkańcy otrzymani w tej rundzie a trening?
    .why = Stoją na symbolu (SH-R-21).

## Zagrożenia: kolumny i pojawianie się
section-SH-R-H = Zagrożenia: kolumny i pojawianie się
SH-R-45 = Dane w zestawie kart. Zestaw podstawowy: miejsca od lewej do prawej [-,2] [3,4] [5,6], winda 7, [8,9] [10,11] [12,-]. Zewnętrzne pole każdego ze skrajnych pomieszczeń nie ma numeru i nigdy nie zostaje trafione. Na drukowanych kartach równie możliwe: [2,3] [4,5] [6,-] 7 [-,8] [9,10] [11,12]; dlatego są to dane.
    .question = Poziom ma 6 miejsc po 2 pola, ale tylko dziesięć numerów: które pola je mają?
    .why = Taki układ zachowuje kolejność od lewej do prawej i jest symetryczny względem 7. Nie da się ponumerować wszystkich dwunastu pól dziesięcioma numerami, cokolwiek wydania angielskie i rosyjskie mówią o każdej kolumnie.
SH-R-46 = Dane: takie pole odpowiada obu pozycjom swojego miejsca, więc trafia je każdy z dwóch numerów; drugie zagrożenie się na nim nie pojawia.
    .question = Pomieszczenia z jednym polem lub jednym połączonym polem?
    .why = Na jednym polu nie mogą leżeć dwa zagrożenia, a pół pomieszczenia nie powinno być nietykalne.
SH-R-47 = Nie dobiera się karty i żadnego rzutu się nie powtarza. Windy nigdy nie zostają trafione.
    .question = Rzut bez pojawienia się zagrożenia (7, puste miejsce, zakryte pole)?
    .why = Kartę dobiera się po to, aby ją położyć.
SH-R-48 = Pierwszy gracz (bez wpływu na grę); w tym czasie w krypcie nie ma żadnego mieszkańca.
    .question = Kto rzuca i czy mieszkaniec może stać na drodze?
    .why = Zagrożenia pojawiają się zaraz po zebraniu mieszkańców.
SH-R-49 = W chwili dobrania jej ostatniej karty, nawet jeśli więcej się nie należy. Warunek zostaje zapamiętany, a rundę rozgrywa się w całości. Odrzucone karty tasuje się tylko wtedy, gdy należy się kolejne zagrożenie.
    .question = Kiedy talia zagrożeń jest wyczerpana?
    .why = Wyczerpana znaczy pusta; uwaga o tasowaniu potwierdza, że gra toczy się dalej.
SH-R-50 = Pozostałe poziomy nie otrzymują zagrożenia.
    .question = Talia zagrożeń i stos odrzuconych zagrożeń są puste?
    .why = Nie ma czego dobrać.

## Zagrożenia: umieszczanie, walka, usuwanie
section-SH-R-I = Zagrożenia: umieszczanie, walka, usuwanie
SH-R-51 = Zagrożenie zastępuje wszystko, co tam wydrukowano; literę zakrytego pola się pomija. Litera na zagrożeniu podwaja nagrodę zagrożenia: po wygranej albo, bez symbolu walki, od razu. Umieszcza się tam jednego zdrowego mieszkańca, chyba że samo zagrożenie pokazuje połączone okręgi.
    .question = Zagrożenie na polu połączonym, z literą albo tylko dla rannych?
    .why = Zastąpione jest całe pole, a nie tylko jego rząd symboli.
SH-R-52 = Bez rzutu: zapłać koszt, otrzymaj nagrodę. Przy zbieraniu zostaje odrzucone, jeśli mieszkaniec na nim jest zdrowy.
    .question = Zagrożenie bez symbolu walki?
    .why = Jest wtedy po prostu polem, a usunięcie zależy tylko od mieszkańca.
SH-R-53 = Koszt, potem walka, potem nagroda. Po przegranej koszt nie jest zwracany.
    .question = Zagrożenie z kosztem?
    .why = Zwykła kolejność, z walką jako progiem.
SH-R-54 = Nie, chyba że zagrożenie pokazuje symbol „tylko dla rannych”.
    .question = Czy rannego mieszkańca można umieścić na zagrożeniu?
    .why = Zagrożenie jest pod tym względem zwykłym polem.
SH-R-55 = Dwóch zdrowych dostępnych mieszkańców, jeden rzut, wspólny wynik: wygrana obu albo obaj zostają ranni (to decyzja; SH-R-39 dotyczy tylko symboli kosztu i nagrody). Z jednym zdrowym mieszkańcem nie można wybrać takiego zagrożenia.
    .question = Zagrożenie, które pokazuje połączone okręgi?
    .why = Jedno umieszczenie, jedna walka.
SH-R-56 = Liczy się tylko stan przy zbieraniu: stoi = odrzucone, leży = pozostaje. Przy dwóch mieszkańcach wystarczy jeden ranny, aby zagrożenie pozostało.
    .question = Walka przegrana, a potem wyleczenie przedmiotem przed zebraniem; albo wygrana, ale zranienie przez koszt?
    .why = Wszystkie wydania sprawdzają mieszkańca przy zbieraniu, a nie rzut.
SH-R-57 = Nie, dopóki karta nie zostanie usunięta przy zbieraniu.
    .question = Czy z zakrytego pola można znów korzystać w rundzie, w której wygrano?
    .why = Usunięcie następuje na koniec rundy, a mieszkaniec nadal tam stoi.

## Zranienie i leczenie
section-SH-R-J = Zranienie i leczenie
SH-R-58 = Bez efektu; mieszkaniec pozostaje ranny; bez efektu.
    .question = Symbol leczenia przy zdrowym mieszkańcu; pole tylko dla rannych bez symbolu leczenia; koszt zranienia dla rannego mieszkańca?
    .why = Każdy symbol robi tylko to, co mówi.
SH-R-59 = Zraniony, potem wyleczony; przy zbieraniu liczy się jako zdrowy.
    .question = Koszt zranienia i nagroda leczenia na jednym polu?
    .why = Najpierw koszt, potem nagroda.
SH-R-60 = Wyleczony w krypcie: nie, pozostaje tam do zbierania i jest dostępny w następnej rundzie. Wyleczony, gdy leży przed właścicielem: można go od razu umieścić (SH-R-91).
    .question = Czy wyleczony mieszkaniec działa ponownie w tej rundzie?
    .why = Tylko zbieranie sprawia, że umieszczeni mieszkańcy są znów dostępni.

## Przychód
section-SH-R-K = Przychód
SH-R-61 = Jeden zasób dla właściciela poziomu, nie dwa.
    .question = Przychód za umieszczenie na połączonym polu?
    .why = Jedno umieszczenie na jednym polu.
SH-R-62 = Proponowane są tylko rodzaje, na które jest miejsce; jeśli wszystkie trzy tory są pełne, nie ma przychodu.
    .question = Przychód przy pełnych torach?
    .why = Przychód to otrzymanie kostki i podlega SH-COMP-09.
SH-R-63 = Na koniec tury gościa, zanim zacznie się następna tura; także przez właścicieli, którzy spasowali albo nie mają mieszkańców.
    .question = Kiedy pobiera się przychód?
    .why = Jeden moment, dzięki któremu gość nadal może cofnąć ruch; tory różnych graczy nigdy na siebie nie wpływają.
SH-R-64 = Przychód jak zwykle za niezakryte pole.
    .question = Drugie pole pomieszczenia jest zakryte przez zagrożenie?
    .why = Wyjątek dotyczy pola, z którego się korzysta.

## Przedmioty
section-SH-R-L = Przedmioty
SH-R-65 = W turze właściciela: przed umieszczeniem lub spasowaniem, więc tym, co daje przedmiot, można płacić koszty; po rozpatrzeniu umieszczenia; a pomiędzy nimi wszędzie tam, gdzie użycie może zmienić to, co nastąpi. Czyli w oknach walki, jeśli przedmiot przygotowuje lub zamienia inny, który działa w tej walce; oraz przed symbolem nagrody, w każdym przebiegu: przed symbolem przygotowania (przedmiotu się używa, przygotowuje go i używa ponownie), przedmiotu lub odświeżenia przedmiotów (zamiana), przed kostką, która nie mieści się na torze (przedmiot, za który płaci się taką kostką), przed kolejnym płatnym pomieszczeniem (kostki, obniżka ceny). Okno nie otwiera się tam, gdzie żaden przedmiot gracza niczego by nie zmienił, ani przed pierwszym symbolem, jeśli od początku tury za nic nie zapłacono i nie walczono. Ponadto w oknie zbierania z SH-R-67. Nie podczas płacenia, nie w trakcie działania innego przedmiotu i nie w turach innych graczy.
    .question = Przedmiot bez podanego momentu?
    .why = Instrukcje mówią: w dowolnym momencie. W turze właściciela te okna pomijają tylko takie użycia, które równie dobrze daje któreś z nich. W turach innych coś przepada, a mianowicie zamiana, zanim ktoś inny weźmie kartę: nikogo nie trzeba pytać przy każdym kroku pozostałych.
SH-R-66 = Przed: koszt zapłacony, kości jeszcze nierzucone; premie deklaruje się tu i tylko tu. Po: wynik kości znany, skutek jeszcze niezastosowany; przerzuty (SH-R-85). Tylko walczący gracz; dowolna liczba przedmiotów; premie się sumują, bez górnego limitu.
    .question = Przed walką i po rzucie?
    .why = Daje każdemu wydrukowanemu momentowi dokładnie jedno okno.
SH-R-67 = Nie ma tury, więc przez resztę fazy nie ma okna. Jeszcze jedno okno jest na początku zbierania, zanim oceni się zagrożenia, w kolejności właśnie rozegranej rundy, proponowane tylko graczom z przedmiotem, którego użycie coś zmienia. Przedmioty na koniec gry nadal się liczą.
    .question = Przedmioty po spasowaniu albo bez mieszkańców?
    .why = Spasowanie kończy tury, a nie przedmioty; przychód otrzymany później musi nadal dać się wykorzystać.
SH-R-68 = Po ostatnim zbieraniu i przygotowaniu przedmiotów, przed karą za zagrożenia; każda karta osobno, z zaokrągleniem w dół; kostki się liczy, a nie wydaje; karta nigdy nie liczy samej siebie; pomieszczenia pod zagrożeniami i ranni mieszkańcy się liczą, windy nie. Po ostatnim oknie zbierania nie można użyć żadnego innego przedmiotu.
    .question = Przedmioty na koniec gry?
    .why = Kara stoi bezpośrednio przed porównaniem.
SH-R-69 = Przygotowany, można go użyć w tej turze; limitu nie ma.
    .question = Czy nowy przedmiot jest od razu przygotowany i ile przedmiotów mogę mieć?
    .why = Nie wydrukowano żadnego ograniczenia.
SH-R-70 = Pierwszeństwo ma karta.
    .question = Tekst karty przeczy instrukcji?
    .why = Już w sprawie momentu użycia zasady ustępują karcie.
SH-R-71 = Ostatnia czynność zbierania, wszyscy gracze naraz, także w ostatniej rundzie. Symbol: własny wyczerpany przedmiot; jeśli takiego nie ma, przepada.
    .question = Kiedy przygotowuje się przedmioty i który może przygotować symbol przygotowania przedmiotu?
    .why = Koniec rundy jest po wszystkim, co runda zawiera; punktacja następuje po rundzie.

## Talie, tory, wspólna pula
section-SH-R-M = Talie, tory, wspólna pula
SH-R-72 = Tylko wtedy, gdy trzeba dobrać kartę, a talia jest pusta. Przy odświeżaniu trzy karty najpierw się odrzuca, więc mogą zostać wtasowane.
    .question = Kiedy tasuje się odrzucone przedmioty i pomieszczenia?
    .why = Dosłowna kolejność: odrzuć, potem dobierz.
SH-R-73 = Luka pozostaje; tor uzupełnia się, gdy tylko znów pojawią się karty. Nagroda, która wymaga karty z pustego toru, przepada.
    .question = Tor do uzupełnienia, a talia i stos kart odrzuconych są puste?
    .why = Zrób to, co możliwe. Pomieszczenia: dopiero od 22. zbudowanego pomieszczenia (24 − 3), więc tylko przy 4 graczach.
SH-R-74 = Przedmioty oddane jako zapłata i odświeżone; odświeżone pomieszczenia; pokonane zagrożenia. Zbudowane pomieszczenia nigdy nie wracają.
    .question = Co trafia na który stos kart odrzuconych?
    .why = Trzy talie, trzy stosy.
SH-R-75 = Nie może się zdarzyć: 72 = 4 × 3 × 6. Program musi to sprawdzać.
    .question = Co, jeśli skończą się kostki?
    .why = Ich liczba jest równa sumie limitów wszystkich torów.
SH-R-76 = Licz dalej; 42 nie jest limitem.
    .question = Co, jeśli skończą się żetony zadowolenia?
    .why = Żadne wydanie ich nie ogranicza, inaczej niż kostek i mieszkańców.

## Koniec gry
section-SH-R-N = Koniec gry
SH-R-77 = 0 okno zbierania (SH-R-67), 1 odrzucenie pokonanych zagrożeń, 2 powrót mieszkańców, 3 przydzielenie treningu w kolejności właśnie rozegranej rundy, od gracza, który ją zaczął, 4 przygotowanie przedmiotów, 5 skasowanie spasowań, 6 jeśli spełniono warunek końca gry: przedmioty na koniec gry, kara za zagrożenia, porównanie; w przeciwnym razie następna runda.
    .question = Jaka jest dokładna kolejność na koniec rundy?
    .why = Kolejność z wydania rosyjskiego, z karą bezpośrednio przed porównaniem.
SH-R-78 = Zapisuje się je, gdy wystąpią, a działają raz, w punkcie 6 z SH-R-77. Inni mogą dalej budować i też osiągnąć sześć. Dwa warunki działają jak jeden.
    .question = Kiedy sprawdza się warunki końca gry; oba w jednej rundzie?
    .why = Runda, w której to nastąpi, jest ostatnia, cokolwiek jeszcze się wydarzy.
SH-R-79 = Nie.
    .question = Czy sześć pomieszczeń górnego poziomu coś wywołuje?
    .why = Warunek wymaga własnego poziomu gracza.
SH-R-80 = Niczyjego. Zagrożenia pokonane w ostatniej rundzie też nikogo nic nie kosztują.
    .question = Czyjego zadowolenia ubywa przez zagrożenia na górnym poziomie?
    .why = Kara dotyczy własnych poziomów, po SH-RECALL-01.
SH-R-81 = Do 0, nigdy poniżej.
    .question = Więcej zagrożeń niż zadowolenia?
    .why = Nie można odrzucić tego, czego się nie ma.
SH-R-82 = Kostki na wszystkich trzech torach; wszyscy własni mieszkańcy, także ranni; wszystkie własne przedmioty, także wyczerpane. Na każdym etapie porównuje się tylko remisujących graczy. Wszystkie miejsca ustala się według tych samych kryteriów; równość oznacza to samo miejsce.
    .question = Co się liczy przy rozstrzyganiu remisów i kto jest drugi?
    .why = Chodzi o posiadanie, a nie o stan.
SH-R-83 = W teorii tak: gdy nikt nie buduje ani nie walczy, na górnym poziomie mieści się najwyżej 10 zagrożeń i więcej już się nie pojawia. Opcja max_rounds: brak dla ludzi, 100 dla symulacji; przerwaną grę punktuje się i oznacza jako przerwaną.
    .question = Czy gra może trwać bez końca?
    .why = 18 kart zagrożeń to więcej niż 10 ponumerowanych pól.

## Przebieg tury i pojedyncze karty
section-SH-R-O = Przebieg tury i pojedyncze karty
SH-R-84 = 1 okno otwierające: przedmioty bez podanego momentu. 2 spasuj albo zadeklaruj pole, mieszkańca lub mieszkańców, strój albo T-45, a przy płatnej budowie także pomieszczenie, miejsce i Papugę; wszystko musi dać się zapłacić teraz; dawny trening się kończy, a jego miejsce się zwalnia. 3 zapłać: energia za T-45, potem kolejność z SH-R-17. 4 przy walce: okno przed walką, rzut, okno po rzucie. 5 nagrody, jeden lub dwa przebiegi, z oknem przedmiotów przed każdym symbolem, który użycie może zmienić (SH-R-65). 6 okno zamykające: przedmioty i otwarta wymiana, dopóki gracz nie zakończy tury. 7 przychód. Płatne pomieszczenie zostaje zarezerwowane w punkcie 2; dopiero przy swoim symbolu budowy opuszcza tor i zostaje umieszczone, a lukę się uzupełnia.
    .question = Jaki jest dokładny przebieg tury?
    .why = Dwóch programistów musi zbudować tę samą grę.
SH-R-85 = Tylko we własnych walkach, nigdy przy rzutach na pojawianie się zagrożeń; proponowane tylko tak długo, jak suma jest za niska; po jednym przedmiocie, z poznaniem wyniku przed następnym; nowy wynik obowiązuje; kość wybiera właściciel; inny przedmiot może przerzucić ją ponownie; premie pozostają. Przedmiotu przygotowanego w oknie walki można użyć ponownie w tej walce, jeśli jego własne okno jest nadal otwarte.
    .question = Kilka przerzutów?
    .why = Zwykłe odczytanie jednej karty po drugiej.
SH-R-86 = Deklaruje się je w punkcie 2 tury. Strój jest proponowany tylko wtedy, gdy pole lub zagrożenie pokazuje jego literę i żaden umieszczany mieszkaniec nie jest w niej przeszkolony; a więc najwyżej jeden. Na połączonym polu wystarczy, że strój nosi jeden mieszkaniec. Po przegranej walce strój pozostaje wyczerpany.
    .question = Stroje?
    .why = Dwukrotność to pułap, a nikt nie powinien przypadkiem zmarnować karty.
SH-R-87 = Każde zagrożenie z literą, z walką lub bez. Energia za pancerz to dodatkowy koszt (przy Awarii zasilania łącznie trzy kostki); oba koszty muszą dać się zapłacić, inaczej pancerz nie jest proponowany. Bez zwrotu. Raz przy Szponie śmierci. Nie jest proponowany, gdy do litery pasuje już mieszkaniec lub strój.
    .question = Pancerz wspomagany T-45?
    .why = Koszt to koszt.
SH-R-88 = Raz na koszt pomieszczenia, w windzie albo w Warsztacie dekoracji: właściciel skreśla jeden symbol, określony zasób lub ?. Liczy się przy ustalaniu, czy gracza stać na pomieszczenie (SH-R-24). Nie przy innych kosztach.
    .question = Papuga?
    .why = Należy do budowania.
SH-R-89 = Oddaj inny własny przedmiot w dowolnym stanie, nigdy samego Maine coona; nowy jest od razu przygotowany; oddana karta wypełnia lukę na torze; niczego się nie dobiera ani nie odrzuca. Nie jest proponowany bez innego przedmiotu ani przy pustym torze.
    .question = Maine coon?
    .why = Zamiana nie zmienia żadnych liczb.
SH-R-90 = W jedną stronę, raz na wyczerpanie, nie jest to wymiana z SH-EXCH; nadmiar przepada; nie są proponowane, jeśli nic się nie zmieści.
    .question = Owczarek niemiecki, Collie, Husky?
    .why = To karty, a nie symbole wymiany.
SH-R-91 = Dowolny własny ranny mieszkaniec, leżący przed właścicielem albo w krypcie. Przed właścicielem: można go od razu umieścić. Na zagrożeniu: zagrożenie może wtedy zostać usunięte przy zbieraniu, bez nagrody.
    .question = Stimpak?
    .why = Wyleczony to wyleczony (SH-R-56).
SH-R-92 = SH-R-22, SH-R-30, od SH-R-32 do SH-R-36, SH-R-39, SH-R-46, SH-R-53, SH-R-58, SH-R-59 oraz drugie połowy SH-R-40, SH-R-43, SH-R-56. Obowiązują mimo to i są sprawdzane na zestawie testowym.
    .question = Które rozstrzygnięcia mają znaczenie tylko dla zestawów innych niż podstawowy?
    .why = Karty podstawowe nigdy do nich nie prowadzą; zestawy użytkowników będą.

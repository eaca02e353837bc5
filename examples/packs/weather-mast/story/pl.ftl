story-scenario-tomorrows-weather =
    Na Wzgórzu z Masztem radio wciąż czyta prognozę dla jeziora. Jeziora nie ma od sześćdziesięciu lat, ale przy tym głosie dobrze się zmywało.
    Od wtorku prognoza jest na jutro i się sprawdza.
    Słuchacze chcą głośnika na każdej ulicy, żeby już nikogo nic nie zaskoczyło.
    Ciche Godziny chcą o zmierzchu radio wyłączać. Ludzie przestali siać, mówią.
    Jedni i drudzy pytali już, czy masz śrubokręt.
    .cover = Prognoza na jutro znowu się sprawdziła, a nie każdy chce jej słuchać.
    .won = Maszt buczy i nie mówi nic, co dałoby się zrozumieć. Ludzie znowu patrzą w niebo i na siebie, a płaszcz biorą na wszelki wypadek. Pytają cię, na co się zanosi. „Różnie może być”, mówisz.
    .won-star = Na Czytelni wisi teraz głośnik. O szóstej ulica staje, słucha i idzie dalej, a każdy kiwa głową temu, co go czeka. Nikogo już nic nie dziwi. W czwartki trochę go ściszasz i nikt nie pyta dlaczego.
    .won-shield = Wyłącznik masz w kieszeni. Pierwszego wieczoru siedzieli i nie wiedzieli, gdzie podziać oczy. Drugiego ktoś zaśpiewał. Dziś rano deszcz spadł na pranie i cała ulica wybiegła z krzykiem, a potem wszędzie się spóźniła.
    .lost-star = Głos nie kończy już na pogodzie. Mówi, kto przyjdzie, czego będzie chciał i co mu odpowiesz. Otwierasz usta, żeby zaprotestować. To też ma zapisane.
    .lost-shield = Najpierw zabrali anteny, potem okna od strony wzgórza. O zmierzchu dozorca odprowadza cię do domu. „Zimno będzie jutro?”, pytasz, żeby coś powiedzieć. Zapisuje to.
    .lost-all = „A teraz dalsza prognoza”, mówi głos. Czyta imiona, całkiem łagodnie, w kolejności przybycia. Potem zapada cisza, jakby ktoś przewracał kartkę.

story-quest-the-evening-forecast =
    O szóstej obóz milknie i słucha radia. „Rozdroże: pogodnie. Jeden gość. Około czwartej wozowi odpadnie koło”.
    Nan Corrie patrzy na wóz, potem na ciebie i przesuwa zupę trochę w lewo.
    .objective-1 = Dowiedz się w Przekaźnikowni, kto to czyta.
    .done-1 = Krzesło, mikrofon, kubek z obwódką po herbacie. Herbata jest jeszcze ciepła. „Pewnie ktoś na chwilę wyszedł”, mówi Słuchacz, który cię wpuścił. Od wtorku mówi tak co wieczór. Stawia drugi kubek.
    .fail-1 = To nie ten drut. „Lekkie oparzenie”, mówi głos, o sekundę za późno, żeby się to na coś zdało, i można by przysiąc, że jest mu przykro.
    .objective-2 = Zapytaj w Czytelni, jak ludzie radzili sobie dawniej.
    .done-2 = „Zgadywaliśmy”, mówi kobieta za biurkiem. Pokazuje ci półkę pamiętników: liczyliśmy na deszcz, był grad, śmialiśmy się. „Za wszystkie prognozy świata bym ich nie oddała. Jeden możesz pożyczyć”.
    .fail-2 = Czytelnik obok podnosi głowę. „Radio mówiło, że zapytasz”, oznajmia i odwraca krzesło do ściany.
story-quest-louder =
    Słuchacze mają plan, drabinę i jedenaście głośników. Brakuje im drutu.
    „Radio powiedziało nam, kto go przyniesie”, mówi ich przewodniczący. Jest zbyt uprzejmy, żeby patrzeć na twoje kieszenie.
    .objective-1 = Zapłać za drut i wejdź na Maszt pogodowy.
    .done-1 = Z góry widać sąsiedni powiat. Pada tam. Dokręcasz ostatnią śrubę. W dole, na wszystkich ulicach naraz, z powietrza dobiega twój oddech. Ktoś macha.
    .objective-2 = Ściągnij na ziemię jedną z maszyn, które niosą głos.
    .done-2 = Szepcze dalej w trawie. „Przejaśnienia”, mówi. „Przejaśnienia”. Dozorcy dziękują i proszą, żeby do domu iść ciemną stroną ulicy.
story-quest-shutters =
    Z rozkazu Cichych Godzin każde okno od strony wzgórza zamyka się o zmierzchu. Dozorcy chodzą od drzwi do drzwi w filcowych kapciach, żeby nikogo nie budzić.
    „Słuchać wolno”, mówi jeden z nich. „Tylko że reszta z nas wolałaby nie wiedzieć”.
    .objective-1 = Odeślij do domu dwóch dozorców.
    .done-1 = Drugi siada na stopniu i zdejmuje kapcie. „Żona słucha naszego pod kołdrą”, mówi. „Chodzę, żeby nie słyszeć”. Słucha z tobą do końca.
    .objective-2 = Kup filc na drzwi i zostaw go w Czytelni.
    .done-2 = Pięcioro drzwi, potem dziesięcioro. O szóstej ulica jest tak cicha, że słychać czajniki. Ktoś pyta szeptem, jakie będzie jutro. Każdy mówi co innego i wszyscy są zadowoleni.
story-quest-no-weather =
    „Prognoza na dziewiątego”, mówi głos i urywa. Szeleści papier. „Na dziewiątego nic tu nie ma”.
    To za dwanaście dni. Do rana ludzie zaczynają się pakować, żenić, oddawać długi. Nikt nie mówi, po co.
    .objective-1 = Wejdź na Maszt pogodowy i poproś o resztę.
    .done-1 = Mówisz to do mikrofonu, najprościej, jak się da. Długi oddech. „Jezioro Miejskie”, mówi głos i czyta pewien dzień w lipcu, z wiatrem i żaglami, do samego końca. Dziewiątego nic się nie dzieje. Tyle się z tego dnia pamięta.
    .fail-1 = Drabina jest mokra. We wtorek była o tym mowa, tylko kto by słuchał.
    .objective-2 = Uruchom syrenę, żeby nikt nie usłyszał końca.
    .done-2 = Trzeba na niej zawisnąć całym ciężarem. Póki głos czyta, nad całym powiatem jest tylko syrena, a ludzie stoją w drzwiach z rękami na uszach i śmieją się do siebie. Dziewiątego pada.
    .fail-2 = Syrena kaszle na ciebie kurzem z sześćdziesięciu lat i zasypia z powrotem.
story-quest-washing-day =
    „Sucho do wieczora”, powiedział głos, więc w całym powiecie sznury są pełne: prześcieradła, flagi, jeden żagiel.
    Jest południe. Nad wzgórzem stoi chmura, nie większa niż dłoń.
    .objective-1 = Prześpij się pod gołym niebem, daleko od obozu, i sprawdź.
    .done-1 = Nie pada. Całą noc leżysz z płaszczem w pogotowiu i patrzysz na to, co obiecano. Jest tego bardzo dużo.
    .objective-2 = Zestrzel Blaszanego koguta i zobacz, dokąd wskazuje.
    .done-2 = Na północ, jakkolwiek go obrócić. W środku jest pasek papieru z dzisiejszą datą i jednym słowem: „Przepraszam”.
story-quest-the-ninth-umbrella =
    Osiem parasoli stoi przy tej drodze jeszcze sprzed wojny. Ludzie biorą jeden i odnoszą. Ten jest dziewiąty.
    Na rączce jest karteczka. „Obóz na Rozdrożu”, a pod spodem twoje imię.
    .objective-1 = Zanieś go do Obozu na Rozdrożu.
    .done-1 = „O, to dobrze”, mówi Nan Corrie. „Miałam powiedzieć, że jest tylko pożyczony”. Od kogo, nie zdradzi. Otwiera się bez szelestu, a pod nim nic nigdy nie zmokło.
    .objective-2 = Sprzedaj coś, a parasol przy okazji.
    .done-2 = Handlarz odwraca karteczkę szybciej niż ty. Płaci od razu i prosi, żeby więcej nie przychodzić. Do końca dnia pada wszędzie tam, gdzie jesteś.

story-encounter-the-umbrella-stand =
    Przy drodze stoi żelazny stojak, a w nim osiem parasoli, wszystkie suche. Na tabliczce: WEŹ JEDEN. ODNIEŚ. BĘDZIEMY WIEDZIEĆ.
    .lead-1 = Sprawdź, czy nie zostawiono w nim czegoś jeszcze.
    .outcome-1 = Wsuwasz rękę aż po ramię.
    .success-1 = Pod tacką na wodę ludzie zostawiali w podzięce, co kto miał przy sobie. Zostawiasz guzik.
    .fail-1 = Jeden drut się obluzował. Jest bardzo ostry, a przeznaczony był na niepogodę.
    .lead-2 = Weź jeden, skoro tak napisano.
    .outcome-2 = Liczysz jeszcze raz, z parasolem w ręku. W stojaku nadal jest osiem. Karteczkę na twoim zapisano dzisiaj.
    .lead-3 = Poczekaj na kogoś, kto odnosi swój.
    .outcome-3 = Przychodzi kobieta, poznaje cię, odkłada parasol, a obok wszystkie pieniądze, i odchodzi tyłem. Pytanie miało być tylko jedno: czy nie przecieka.
story-encounter-the-barometer-mender =
    Pod markizą starszy pan stuka kostką palca w barometry, jeden po drugim. „Wszystkie to mówią”, oznajmia. „Naprawiam je i naprawiam, a one wszystkie swoje”.
    .lead-1 = Niech naprawi ciebie, za tyle, ile powie.
    .outcome-1 = Stuka cię w mostek i słucha. „Zmiennie”, mówi. „Nie ma się czym martwić. Rękę proszę tutaj”.
    .lead-2 = Kup coś zamiast tego.
    .outcome-2 = „Wskazówka jest namalowana”, mówi uczciwie o pierwszym. „Za to na pogodę”.
story-encounter-a-day-early =
    Głośnik na słupie odchrząkuje. „Dobry wieczór. Będziesz tu jutro, z długim kijem. Widzę, że jesteś przed czasem”.
    Na dachu coś się obraca, z krótkim suchym skrzypnięciem.
    .lead-1 = Zajmij się tym, co siedzi na dachu.
    .outcome-1 = Wspinasz się po rynnie. To coś pozwala ci wejść na samą górę.
    .success-1 = „O”, mówi głośnik. „Tego nie miałem”. Za kominem jest gniazdo z drutu, łyżek i cudzych kluczy.
    .fail-1 = „Przecież mówiłem”, odzywa się głośnik. „Z kijem”.
    .lead-2 = Zanieś głośnik do Wieży z syreną. Tam usłyszy go więcej ludzi.
    .outcome-2 = Przez całą drogę mówi ci, gdzie stawiać nogi. Dochodzisz w suchych butach i nie wiesz, które kroki były twoje.
    .lead-3 = Zapłać dzieciom, żeby go zdjęły.
    .outcome-3 = Rozbierają go, zanim odliczysz pieniądze. W prezencie dostajesz to, co było w samym środku. Jest ciepłe i tyka.

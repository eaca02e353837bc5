### Słowa wokół rejestru zasad: tytuły, etykiety i wstępy do stron w docs/rules.

ledger-game-shelter = Fallout Shelter: Gra planszowa
ledger-game-fallout = Fallout: Gra planszowa
ledger-game-both = Obie gry
ledger-title = Rejestr zasad
ledger-contents = Spis treści
ledger-statements = Zasady
ledger-icons = Symbole
ledger-rulings = Rozstrzygnięcia
ledger-differences = Różnice między wydaniami
ledger-glossary = Słowniczek

ledger-id = id
ledger-rule = zasada
ledger-icon = symbol
ledger-topic = temat
ledger-source = źródło
ledger-all-editions = wszystkie wydania
ledger-note = uwaga
ledger-why = dlaczego
ledger-cost = jako koszt
ledger-reward = jako nagroda
ledger-other = inne
ledger-adopted = przyjęto
ledger-in-place = zamiast tego
ledger-basis = podstawa
ledger-basis-text = odczytanie najlepiej poparte instrukcją
ledger-basis-design = decyzja tego projektu
ledger-see-also = zobacz też

ledger-nothing-found = Nic w tym rejestrze nie wspomina o „{ $word }”.
ledger-other-game = { $id } to zasada innej gry: { $game }.

## Strony w docs/rules

docs-generated = Ta strona jest generowana: zmień teksty w `src/overseer/texts`, a potem uruchom `{ $command }`.
docs-editions-shelter = Zasady odczytano z drukowanych wydań instrukcji: angielskiego, polskiego i rosyjskiego, i opowiedziano własnymi słowami. EN, PL i RU oznaczają te wydania.
docs-editions-fallout = Zasady odczytano z drukowanego angielskiego wydania instrukcji Rules Reference i opowiedziano własnymi słowami. Źródła to jej nagłówki.
docs-derived = „Derived” (wyprowadzone) oznacza to, co wynika z drukowanych zasad lub liczb, choć nie jest wprost wydrukowane. Wszystko inne jest wydrukowane.
docs-rulings-shelter = Rozstrzygnięcia (SH-R) odpowiadają na to, co instrukcje pozostawiają otwarte. Różnice między wydaniami (ED) mówią, gdzie wydania się rozchodzą i którego się trzymamy. „Dane” oznaczają to, o czym decydują dane kart.
docs-rulings-fallout = Rozstrzygnięcia (FO-R) odpowiadają na to, co Rules Reference pozostawia otwarte lub w czym sobie przeczy. Podstawą rozstrzygnięcia jest albo odczytanie najlepiej poparte instrukcją, albo decyzja tego projektu.
docs-in-place = Każde id jest przywołane przez test, który nie przechodzi, gdy zasada jest złamana. Kilka zasad dotyczy przedmiotów z pudełka i żaden program nie może ich złamać: „zamiast tego” mówi, co program robi w zamian, i to sprawdzają testy tych zasad.
docs-abbreviations-fallout = Skróty: RR = Rules Reference (w wydaniu polskim „Kompendium zasad”); QR = jej strona ze skrótem zasad; SETUP n = krok n pełnego przygotowania do gry; PŻ = punkty życia; PD = punkty doświadczenia; ★ i ♠ = dwie frakcje; litera = jeden żeton S.P.E.C.I.A.L.; pozostałe PŻ = PŻ minus rady. Symbol trafienia na kościach rani ocalałego w walce, a w teście liczy się jako sukces; trafienie ocalałego to trafienie, które ocalały zadaje wrogowi.
docs-icons-shelter = Symbole z opisu symboli. „-” oznacza, że instrukcje nie przewidują takiego użycia.
docs-other-languages-shelter = Źródła, uwagi i różnice między wydaniami są na { $page }.
docs-other-languages-fallout = Źródła i uwagi są na { $page }.
docs-english-page = stronie angielskiej
docs-glossary = Terminy obu gier w trzech językach, w formie słownikowej; warianty podano po średniku. Słowa pisane wielkimi literami występują na kartach i żetonach oraz w rezultatach.
docs-glossary-both = Terminy wspólne dla obu gier: takie, jakich używają drukowane wydania gry Fallout Shelter, albo wybrane tutaj, gdy wydanie nie ma na coś słowa.
docs-glossary-shelter = Terminy samej gry Fallout Shelter: takie, jakich używają jej drukowane wydania, albo wybrane tutaj, gdy wydanie nie ma na coś słowa.
docs-glossary-fallout = Terminy samej gry Fallout: takie, jakich używają jej drukowane wydania, polskie i rosyjskie, o ile udało się je przeczytać; poza tym słowa ze zlokalizowanych gier wideo Fallout albo zwykłe słowa gier planszowych.

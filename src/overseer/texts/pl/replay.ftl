### Słowa wokół `overseer replay`: przeglądanie zapisu gry i wynik jego sprawdzenia.

replay-title = { $game }: { $players }
replay-position = Wiersz { $line } z { $last }, { $round ->
    [0] przygotowanie do gry
   *[other] runda { $round }
}
replay-start = Przed pierwszym wierszem z { $last }
replay-chance = Los
replay-new-seed = Odtąd obowiązuje nowe ziarno
replay-undo = { $player } cofa swój wybór; gra toczy się dalej po wierszu { $line }
replay-only-option = (jedyna możliwość)

replay-keys = Enter lub n: dalej. p: wstecz. r 3: do rundy 3. g 40: do wiersza 40. v: cały stół. f: nowa gra od tego miejsca. q: koniec.
replay-prompt = Powtórka
replay-at-start = To jest początek.
replay-at-end = To jest ostatni wiersz.
replay-no-line = Nie ma takiego wiersza; są wiersze od { $first } do { $last }.
replay-no-round = Nie ma takiej rundy; są rundy od { $first } do { $last }.
replay-no-rounds = Zapis kończy się przed pierwszą rundą.
replay-unknown = Nie ma takiego klawisza. { $keys }
replay-forked = Nowa gra od wiersza { $line } jest w pliku { $file }.
replay-file-exists = Plik { $file } już istnieje; podaj inny, na przykład: f { $example }

replay-checked = sprawdzono
replay-unchecked = nie do sprawdzenia
replay-wrong = błąd
replay-chain = łańcuch sum kontrolnych: { $lines ->
    [one] { $lines } wiersz
    [few] { $lines } wiersze
    [many] { $lines } wierszy
   *[other] { $lines } wiersza
}
replay-legal = { $choices ->
    [one] { $choices } wybór gracza jest zgodny
    [few] { $choices } wybory graczy są zgodne
    [many] { $choices } wyborów graczy jest zgodnych
   *[other] { $choices } wyboru graczy jest zgodne
} z zasadami
replay-dice = { $chances ->
    [one] { $chances } rzut lub dobranie karty
    [few] { $chances } rzuty i dobrania kart
    [many] { $chances } rzutów i dobrań kart
   *[other] { $chances } rzutu i dobrania kart
} od wiersza { $first } do wiersza { $last }, według ziarna z wiersza { $seed }
replay-dice-unknown = { $chances ->
    [one] { $chances } rzut lub dobranie karty
    [few] { $chances } rzuty i dobrania kart
    [many] { $chances } rzutów i dobrań kart
   *[other] { $chances } rzutu i dobrania kart
} od wiersza { $first } do wiersza { $last }: ziarno z wiersza { $seed } nie jest ujawnione
replay-end-over = pozycja końcowa; gra jest zakończona
replay-end-open = pozycja końcowa; gra trwa

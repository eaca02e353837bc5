### Co stół pokazuje z każdej gry: stół opisany słowami, kronika.

## Stół opisany słowami

# Pole z wartością, na przykład „Zadowolenie: 7”.
outline-field = { $label }: { $value }
outline-top = W skrócie
outline-none = brak
outline-yes = tak
outline-no = nie
outline-you = { $player } (ty)

## Pola wspólne dla wielu gier

field-round = Runda
field-seat = Gracz
field-players = Gracze
field-decks = Karty w taliach
field-discards = Stosy kart odrzuconych
field-value = Wartość

## Arkusz wyników

# Kto ma tyle samo.
sheet-level = Remis, po { $score }: { $names }.
sheet-tie-decides = rozstrzyga: { $more } do { $less }
sheet-tie-decides-several = rozstrzyga
sheet-tie-equal = po równo
sheet-tie-needless = niepotrzebne

## Spis kart

stock-about = Wszystkie karty gry. Jeśli któraś leży na stole, spis mówi gdzie.
stock-about-seen = Karty, które widzisz. Tego, co przed tobą zakryte, na liście nie ma.
stock-note = { $kinds ->
    [one] { $kinds } rodzaj
    [few] { $kinds } rodzaje
   *[many] { $kinds } rodzajów
}, { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[many] { $cards } kart
}
# Po dużej liczbie: „9 z 24 zostało”.
stock-of = z { $total } zostało
# Ile sztuk gdzie leży: „2 w talii”.
stock-some = { $count } { $text }
stock-aside = odłożone na bok
stock-seen = na stole
stock-unseen = poza stołem

## Komentarze referenta do gier botów

comment-sentence = { $text }.
comment-chose = { $player } wybiera: { $choice }
comment-hidden = { $player } podejmuje decyzję, której stół nie widzi
comment-for = Przemawia za tym: { $reasons }.
comment-for-open = Sądząc po tym, co widać na stole, przemawia za tym: { $reasons }.
comment-rather = Doświadczony referent wolałby: { $choice }.

## Cel gry i jak stoi

# Jeden po drugim: „Ada 12; Borys 12 (remis); Celia 9”.
goal-now = teraz: { $ranks }
goal-end = na koniec: { $ranks }

## Zasady na jednej stronie

leaflet-goal = Cel gry
leaflet-round = Runda
leaflet-do = Co możesz zrobić
leaflet-end = Koniec gry

## Dziennik

# Wybór, którego dokonano za kogoś, bo był jedyny.
log-forced = { $player }, jedyna możliwość: { $choice }

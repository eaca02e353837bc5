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

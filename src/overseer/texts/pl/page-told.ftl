### Karty opowieści na stronie: spotkania, następstwa, zadania, początki i zakończenia.

page-told-aloud = Przeczytaj na głos
page-told-hush = Przerwij czytanie
page-told-go-on = Dalej
page-told-stays = Zostaje, aż pójdziesz dalej.
page-told-map = Spójrz na mapę
page-told-back = Wróć do opowieści
page-told-rests = Czekają, aż skończysz z kartą.
page-told-level = poziom
page-told-sealed = pod pieczęcią
page-told-opens = ta zostanie złamana
page-told-stays-sealed = pozostaje zakryta
page-told-broken = pieczęć złamana
page-told-break = Złam pieczęć { $number }
page-told-pick = Wybierz zapowiedź
page-told-seal-note = Następstwo czyta się dopiero po wyborze, a tego nie da się cofnąć.
page-told-free = Bez warunku.
page-told-set-out = Cel
page-told-done = Gotowe
page-told-undone = Jeszcze nie
page-told-next = Co dalej
page-told-now = teraz { $count }
page-told-of = z { $count }
page-told-difficulty = trudność { $count }
page-told-hits = { $count ->
    [one] { $count } znak
    [few] { $count } znaki
   *[other] { $count } znaków
}
page-told-read-card = Przeczytaj kartę: { $title }
page-told-barred = Niedostępne: { $lead }
page-told-more = { $count ->
    [one] Do przeczytania jeszcze jedna
    [few] Do przeczytania jeszcze { $count }
   *[other] Do przeczytania jeszcze { $count }
}

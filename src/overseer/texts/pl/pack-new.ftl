### Słowa polecenia `overseer pack new`.

pack-new-made = { $folder } to zestaw kart do gry { $game }:
pack-new-next = Pliki zmienisz w dowolnym edytorze tekstu; każde ich słowo objaśnia { $page } (po angielsku). Potem sprawdź zestaw i zagraj:

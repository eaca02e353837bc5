### Lampka podpowiedzi i analiza zakończonej gry.

## Lampka

page-hint = Lampka podpowiedzi
page-hint-would = Doświadczony referent wybrałby…
page-hint-second = Albo referent wybrałby…
page-hint-on = wł.
page-hint-off = wył.
page-hint-sure = { $sure }: { $pips } z 5
page-hint-why = Dlaczego
page-hint-against = Przeciw:{" "}
page-hint-beside = W porównaniu z drugim wyborem:
page-hint-beside-first = W porównaniu z pierwszym wyborem:
page-hint-then = Potem: { $choices }
page-hint-close = Drugi wybór: { $choice }
page-hint-first = Pierwszy wybór: { $choice }
page-hint-thinks = Referent ostrzy ołówek…
page-hint-do = Zrób to
page-hint-show-second = Pokaż drugi
page-hint-show-first = Pokaż pierwszy
page-hint-lamp-off = Zgaś lampkę

## Analiza

page-hint-analysis = Szansa na wygraną, ruch po ruchu
page-hint-analysis-note = analiza
page-hint-analysis-begin = Przeanalizuj grę
page-hint-analysis-about = Doświadczony referent przejrzy jeszcze raz każdy wybór i wykreśli, jak zmieniały się szanse wszystkich graczy.
page-hint-analysis-progress = Referent przegląda grę: { $done }%
page-hint-analysis-waits = Referent jest zajęty innymi grami. Do tej zabierze się, gdy tylko znajdzie czas.
page-hint-analysis-chart = Szanse na wygraną ruch po ruchu, { $players ->
    [one] jeden gracz
    [few] { $players } gracze
   *[many] { $players } graczy
}
page-hint-analysis-round = runda
page-hint-analysis-nobody = nikt
page-hint-analysis-slips = { $count ->
    [0] Żaden wybór nie kosztował wiele
    [one] Wybór, który kosztował najwięcej
   *[other] Wybory, które kosztowały najwięcej
}
page-hint-analysis-move = Ruch { $move }, runda { $round }
page-hint-analysis-change = mogło być { $before }%, było { $after }%
page-hint-analysis-points = { $points ->
    [one] o jeden punkt procentowy mniej
    [few] o { $points } punkty procentowe mniej
   *[many] o { $points } punktów procentowych mniej
}
page-hint-analysis-would = Doświadczony referent wybrałby: { $choice }
page-hint-analysis-see = Zobacz
page-hint-analysis-mark = { $mark }: { $player }, ruch { $move }
page-hint-analysis-table = Szanse w liczbach
page-hint-analysis-player = Gracz
page-hint-analysis-after = Po rundzie { $round }

### Słowa polecenia `overseer train`.

# $error — jak daleko było od oceny pozycji do tego, co z niej wynikło, w punktach.
train-turn = Graczy: { $players }, tura { $turn } z { $turns }: rozgrywek razem { $games }, przewidziane z dokładnością do { NUMBER($error, minimumFractionDigits: 2, maximumFractionDigits: 2) } punktu.
train-same = Zapisano { $file }: dokładnie te wagi, które są w tym pakiecie.
train-other = Zapisano { $file }: własne wagi, inne niż w tym pakiecie.

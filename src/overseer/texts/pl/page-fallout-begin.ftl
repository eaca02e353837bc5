### Kto wyrusza: ekran z aktami postaci.

page-fallout-begin-pick = Wybierz akta

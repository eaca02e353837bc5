# Nazwy po polsku; rodzaj i biernik służą zdaniom, w których występują.
pack-name = My cards
pack-description = Pomieszczenie, przedmiot i zagrożenie.

room-music-room = Sala muzyczna
    .gender = feminine
    .accusative = Salę muzyczną
item-brass-trumpet = Mosiężna trąbka
    .gender = feminine
    .accusative = Mosiężną trąbkę
threat-noisy-pipes = Hałaśliwe rury
    .gender = plural
    .accusative = Hałaśliwe rury

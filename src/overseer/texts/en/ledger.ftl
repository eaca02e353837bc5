### Words around the rules ledger: titles, labels, and the openings of the pages in docs/rules.

ledger-game-shelter = Fallout Shelter: The Board Game
ledger-game-fallout = Fallout: The Board Game
ledger-game-both = Both games
ledger-title = Rules ledger
ledger-contents = Contents
ledger-statements = Rules
ledger-icons = Icons
ledger-rulings = Rulings
ledger-differences = Edition differences
ledger-glossary = Glossary

ledger-id = id
ledger-rule = rule
ledger-icon = icon
ledger-topic = topic
ledger-source = source
ledger-all-editions = all editions
ledger-note = note
ledger-why = why
ledger-cost = as cost
ledger-reward = as reward
ledger-other = other
ledger-adopted = adopted
ledger-in-place = in its place
ledger-basis = basis
ledger-basis-text = the reading that the rulebook supports best
ledger-basis-design = a decision of this project
ledger-see-also = see also

ledger-nothing-found = Nothing in this ledger mentions “{ $word }”.
ledger-other-game = { $id } is a rule of another game: { $game }.

## The pages in docs/rules

docs-generated = This page is generated: change the texts in `src/overseer/texts`, then run `{ $command }`.
docs-editions-shelter = Read from the printed English, Polish and Russian editions of the rulebook and told in our own words. EN, PL and RU name these editions; a source section without an edition is in all of them, and sections go by their English headings.
docs-editions-fallout = Read from the printed English edition of the Rules Reference and told in our own words. Source sections are its headings.
docs-derived = “Derived” marks what follows from printed rules or counts without being printed as such. Everything else is printed.
docs-rulings-shelter = Rulings (SH-R) answer what the rulebooks leave open. Edition differences (ED) say where the editions part and which one is followed. “Data” marks what card data decides.
docs-rulings-fallout = Rulings (FO-R) answer what the Rules Reference leaves open or where it contradicts itself. The basis of a ruling is either the reading that the rulebook supports best, or a decision of this project.
docs-in-place = Every id is cited by a test that fails if the rule is broken. A few statements are about the things in the box, and no program can break them: “in its place” says what the program does instead, and that is what their tests check.
docs-abbreviations-fallout = Abbreviations: RR = Rules Reference; QR = its quick-reference page; SETUP n = step n of its complete setup; HP = hit points; XP = experience; ★ and ♠ = the two factions; letter = one S.P.E.C.I.A.L. token; remaining HP = HP minus rads. A hit icon is a mark on the dice, which hurts the survivor in a fight and counts as a success in a test; a survivor hit is a hit that a survivor deals to an enemy.
docs-icons-shelter = The icons of the icon reference. “-” means that the rulebooks give no such use.
docs-other-languages-shelter = The source, the notes and the edition differences are in the { $page }.
docs-other-languages-fallout = The source and the notes are in the { $page }.
docs-english-page = English page
docs-glossary = The terms of both games in three languages, in dictionary form; alternatives follow a semicolon. Words in capitals stand on cards and tokens and in results.
docs-glossary-both = The terms that both games share: as the printed editions of Fallout Shelter name them, or chosen here where an edition has no word.
docs-glossary-shelter = The terms of Fallout Shelter alone: as its printed editions name them, or chosen here where an edition has no word.
docs-glossary-fallout = The terms of Fallout alone: as its printed Polish and Russian editions name them, as far as we could read them; otherwise the words of the localised Fallout video games or the usual words of board games.

### Who goes out: the screen of dossiers.

page-fallout-begin-pick = Choose a dossier

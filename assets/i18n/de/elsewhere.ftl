# Die Seite eines Fensters, während das Spiel in einem anderen offen ist.

elsewhere-open-in-another-window = Spades ist in einem anderen Fenster offen
elsewhere-looks-on = Spielen kann immer nur ein Fenster. Schließ das andere, dann übernimmt dieses nach ein paar Sekunden.
elsewhere-played-there = Dort wird gespielt
elsewhere-no-match-there = Dort läuft keine Partie.
elsewhere-close-this-window = Dieses Fenster schließen

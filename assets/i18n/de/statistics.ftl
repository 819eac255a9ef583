# Die Statistik.

heading-latest-example = Das letzte Mal ansehen
heading-nothing-played-yet = Noch nichts zu zählen
heading-what-is-counted = Spiel eine Runde und komm wieder.
heading-play-a-match = Partie spielen
heading-by-level = Nach Stufe
heading-by-rules = Nach Variante
heading-by-person = Spieler an diesem Gerät
heading-played-and-won = Gespielt · Gewonnen
heading-rounds = Runden gegen den Computer
heading-by-rival = Nach Gegner
heading-in-these-matches = In diesen Partien
heading-bid-against-taken = Gebote und gemachte Stiche
heading-how-to-read-the-grid = Zeilen sind Gebote, Spalten die gemachten Stiche. Messingrahmen: genau getroffen.
heading-how-a-match-went = Eine Partie Runde für Runde
heading-no-match-fits = So eine Partie gibt es nicht. Filter etwas weniger streng.
heading-no-match-counts = Hier zählt noch keine Partie. Partien, in denen zurückgenommen wurde, und Partien mit mehreren an einem Gerät zählen getrennt.
heading-earlier-match = Frühere Partie
heading-later-match = Spätere Partie
heading-accuracy-of-the-last-rounds = Genauigkeit der letzten Runden
heading-where-it-was-lost = Wo du am meisten verlierst
heading-times-and-loss = Anzahl · Verlorene Punkte je Runde
heading-what-is-reviewed = Jede Runde gegen den Computer wird am Ende analysiert. 100{ "\u00A0" }% heißt: Keine Entscheidung hat Punkte gekostet.

## Was gezählt wird.

counted-matches = Partien
counted-won-against-the-computer = Gegen den Computer gewonnen
counted-wins-in-a-row = Aktuelle Serie
counted-best-streak = Längste Serie
counted-rounds = Runden
counted-contracts-made = Erfüllte Gebote
counted-nils-made = Null geschafft
counted-tricks-taken = Gemachte Stiche
counted-bags = Überstiche
counted-best-round = Beste Runde
counted-best-winning-score = Bester Punktestand beim Sieg
counted-matches-won = Gewonnene Partien
counted-rounds-won = Gewonnene Runden
counted-blind-nils-made = Blind-Null geschafft
counted-mean-bid = Gebot im Schnitt
counted-mean-tricks = Stiche im Schnitt
counted-worst-round = Schlechteste Runde
counted-best-score = Bester Punktestand
counted-worst-score = Schlechtester Punktestand
counted-worst-streak = Längste Pechsträhne
counted-draft-accuracy = Kartenwahl
counted-bid-accuracy = Gebote
counted-play-accuracy = Spiel
counted-rounds-reviewed = Analysierte Runden
counted-matches-of-several-players-here = Partien mit mehreren an diesem Gerät
counted-matches-with-undo = Partien mit Zurücknehmen (zählen getrennt)

figure-words-nothing = –
figure-words-count = { $count }
figure-words-best =
    { $score ->
        [one] { $score } Punkt
       *[other] { $score } Punkte
    }
figure-words-share = { $share }
figure-words-part-of = { $part } von { $whole } ({ $share })
figure-words-mean = { $mean }

statistics-leaf-overview = Überblick
statistics-leaf-matches = Nach Partie
statistics-leaf-decisions = Entscheidungen
statistics-leaf-achievements = Erfolge
counting = Partien werden gezählt: { $known } von { $of }

## Schaubilder, für alle, die sie hören.

grid-row =
    { $bid ->
        [0] Null: gemacht { FORM($taken, "commas") }
       *[other] Gebot { $bid }: gemacht { FORM($taken, "commas") }
    }
grid-cell =
    { $rounds ->
        [one] { $taken } in { $rounds } Runde
       *[other] { $taken } in { $rounds } Runden
    }
after = Nach Runde { $round }: du { $own }, bester Gegner { $other }
plot-line-you = Du
plot-line-the-best-other = Bester Gegner

round-decided = Runde { $at } von { $of }: { FORM($accuracy, "commas") }
accuracy-of =
    { $part ->
        [draft] Kartenwahl { $share }
        [bid] Gebot { $share }
       *[play] Spiel { $share }
    }

# Das Ende einer Partie.

standings =
    { $round ->
        [0] Am Anfang: { FORM($scores, "commas") }
       *[other] Nach Runde { $round }: { FORM($scores, "commas") }
    }
side-score = { $side } { $score }

trick-won =
    { KIND($who) ->
        [you] Runde { $round }, Stich { $trick }: du, mit { FORM($card, "dative") }
       *[one] Runde { $round }, Stich { $trick }: { FORM($who, "within") }, mit { FORM($card, "dative") }
    }

## Die beste Runde, mit Sätzen aus „round_story“ dahinter.

best-round =
    { KIND($outcomes) ->
        [none] { best-round-scored }
       *[some] { best-round-scored } { FORM($outcomes, "spaces") }
    }
best-round-scored =
    { KIND($side) ->
        [you] Deine beste Runde: Runde { $round }, { $own } zu { $rival }.
        [with-you] Eure beste Runde: Runde { $round }, { $own } zu { $rival }.
       *[one] { FORM($side, "genitive") } beste Runde: Runde { $round }, { $own } zu { $rival }.
    }

match-end-how-it-went = Punkte Runde für Runde
match-end-trick-by-trick = Stich für Stich
match-end-last-round = Letzte Runde
match-end-result = Ergebnis
match-end-play-against = „{ $level }“ herausfordern
next-step-stronger = Du bist reif für die Stufe „{ $level }“.
next-step-unaided = Schaffst du das auch ohne Tipps und ohne Zurücknehmen?
next-step-best = Du hast die stärkste Stufe geschlagen. Lust auf eine andere Variante?
next-step-review = Schau in die Analyse: Da steht, was am meisten gekostet hat.
next-step-return = Revanche?

## Was zurückgenommen wurde, nachdem neue Karten oder Gebote zu sehen waren.

taken-back-in-round =
    { $count ->
        [1] Einmal zurückgenommen, nachdem neue Karten oder Gebote zu sehen waren.
        [one] { $count }-mal zurückgenommen, nachdem neue Karten oder Gebote zu sehen waren.
       *[other] { $count }-mal zurückgenommen, nachdem neue Karten oder Gebote zu sehen waren.
    }
taken-back-in-match =
    { $count ->
        [1] Einmal zurückgenommen, nachdem neue Karten oder Gebote zu sehen waren. Diese Partie zählt getrennt.
        [one] { $count }-mal zurückgenommen, nachdem neue Karten oder Gebote zu sehen waren. Diese Partie zählt getrennt.
       *[other] { $count }-mal zurückgenommen, nachdem neue Karten oder Gebote zu sehen waren. Diese Partie zählt getrennt.
    }
taken-back-restarted = Mit denselben Karten neu begonnen. Diese Partie zählt getrennt.

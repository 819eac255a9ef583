# Menü, Ablage, letzter Stich, Tipp, der Rest und die Analyse: was sich über dem Tisch öffnet.

menu-menu = Menü
menu-back-to-the-table = Zurück zum Tisch
menu-look-through-the-discards = Ablage zeigen
menu-restart-the-match = Neu beginnen
menu-concede-the-round = Runde aufgeben
menu-concede-the-match = Partie aufgeben
menu-leave-to-the-title = Hauptmenü
menu-the-match-is-kept = Deine Partie ist gespeichert. Mit „{ title-continue }“ geht es weiter.

discarded-discards = Ablage
discarded-open =
    { $count ->
        [one] { $count } Karte, aus dem Spiel
       *[other] { $count } Karten, aus dem Spiel
    }
discarded-closed =
    { $own ->
        [one]
            { $others ->
                [one] Von dir { $own } Karte; { $others } weitere liegt verdeckt
               *[other] Von dir { $own } Karte; { $others } weitere liegen verdeckt
            }
       *[other]
            { $others ->
                [one] Von dir { $own } Karten; { $others } weitere liegt verdeckt
               *[other] Von dir { $own } Karten; { $others } weitere liegen verdeckt
            }
    }
last-trick-last-trick = Letzter Stich
last-trick-took-the-trick = Macht den Stich
last-trick-led = Ausgespielt

hint-thinking = Denkt nach …
hint-numbers = Zahlen zeigen
hint-hide-numbers = Zahlen verbergen
hint-why = Warum?
hint-close = Tipp schließen
hint-chance-to-win = Die Zahl an jeder Möglichkeit ist deine Chance, die Partie zu gewinnen.
hint-chance-over-deals =
    { $count ->
        [one] Die Zahl an jeder Möglichkeit ist deine Chance, die Partie zu gewinnen, nach { $count } durchgespielten Verteilung.
       *[other] Die Zahl an jeder Möglichkeit ist deine Chance, die Partie zu gewinnen, nach { $count } durchgespielten Verteilungen.
    }
advice-blind-nil = Blind-Null bieten
advice-blind-bid = Blind { $tricks } bieten
advice-look = Karten ansehen
advice-misdeal = Blatt hinwerfen
advice-pass = Schieben
advice-draw = Ziehen
advice-keep = Behalten
advice-discard = Ablegen
advice-nil = Null bieten
advice-bid = { $tricks } bieten
advice-play = Spielen
advice-call = „Falsch bedient!“ rufen
advice-settle = Abrechnen
advice-next-round = Weiter

claim-whatever-is-played = Diese Karten machen alle restlichen Stiche.
claim-grant = Einverstanden
claim-play-on = Zu Ende spielen
claims-the-rest =
    { KIND($who) ->
        [you] Du sagst: „Der Rest gehört mir.“
       *[one] { FORM($who, "start") } sagt: „Der Rest gehört mir.“
    }

review-of-round = Analyse von Runde { $round }
review-going-through-the-round = Die Runde wird durchgesehen …
review-accuracy = Genauigkeit
review-the-turning-point = Der Wendepunkt
review-nothing-was-given-away = Fehlerfrei. Du hast jedes Mal das Beste gefunden.
review-what-cost-most = Die teuersten Entscheidungen
review-best-played = Beste Entscheidung
luck-came =
    { KIND($who) ->
        [you] Im Schnitt kostet das Punkte. Du hattest Glück: Es kam { FORM($card, "nominative") }.
       *[one] Im Schnitt kostet das Punkte. Glück für { FORM($who, "accusative") }: Es kam { FORM($card, "nominative") }.
    }
luck-spared =
    { KIND($who) ->
        [you] Im Schnitt kostet das Punkte. Du hattest Glück: Danach kam nur { FORM($card, "nominative") }.
       *[one] Im Schnitt kostet das Punkte. Glück für { FORM($who, "accusative") }: Danach kam nur { FORM($card, "nominative") }.
    }
luck-bid-made =
    { KIND($who) ->
        [you] Im Schnitt kostet das Punkte. Du hattest Glück: Das Gebot ging auf.
       *[one] Im Schnitt kostet das Punkte. Glück für { FORM($who, "accusative") }: Das Gebot ging auf.
    }
luck-higher-missed =
    { KIND($who) ->
        [you] Im Schnitt kostet das Punkte. Du hattest Glück: Mehr Stiche waren nicht zu holen.
       *[one] Im Schnitt kostet das Punkte. Glück für { FORM($who, "accusative") }: Mehr Stiche waren nicht zu holen.
    }
luck-took =
    { KIND($who) ->
        [you] Im Schnitt kostet das Punkte. Du hattest Glück: { FORM($card, "nominative-start") } machte den Stich.
       *[one] Im Schnitt kostet das Punkte. Glück für { FORM($who, "accusative") }: { FORM($card, "nominative-start") } machte den Stich.
    }
luck-placed =
    { KIND($who) ->
        [you] Im Schnitt kostet das Punkte. Du hattest Glück: Die anderen Karten saßen richtig.
       *[one] Im Schnitt kostet das Punkte. Glück für { FORM($who, "accusative") }: Die anderen Karten saßen richtig.
    }
luck-let-off =
    { KIND($who) ->
        [you] Bei bestem Gegenspiel kostet das Punkte, aber du bist davongekommen.
       *[one] Bei bestem Gegenspiel kostet das Punkte, aber { $who } ist davongekommen.
    }

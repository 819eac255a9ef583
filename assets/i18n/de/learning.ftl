# Lektionen und Rätsel: die Seite, und die Leiste unter dem Tisch. Was die Lektionen selbst sagen, steht in lessons.ftl.

learning-learn = Lernen
learning-know-spades = Ich kann Spades
learning-first-trick = Jetzt dein erster Stich
learning-lessons = Lektionen
learning-puzzles = Rätsel
learning-what-puzzles-are = Alle Blätter liegen offen. Nur ein Weg führt ans Ziel, egal, was deine Gegner tun.
learning-loading = Lektionen und Rätsel werden geladen …
learning-puzzle-of-the-day = Rätsel des Tages
learning-next-puzzle = Nächstes Rätsel
learning-rating = Wertung
learning-days-in-a-row = Aktuelle Serie
learning-solved = Gelöst
learning-take-back = Rückgängig
learning-hint = Tipp
learning-show-me = Zeig’s mir
learning-solution = Lösung
learning-try-again = Noch mal
learning-next = Weiter
learning-leave-the-lesson = Beenden
learning-goal-is-lost = Damit ist das Ziel verfehlt. Sieh, was jetzt geschieht.
learning-goal-is-missed = Damit ist das Ziel verfehlt.
learning-this-is-the-solution = Das ist die Lösung.
learning-that-is-it = Gelöst! Ab hier kann nichts mehr schiefgehen.
learning-that-is-it-answers = Gelöst! Dagegen ist kein Kraut gewachsen.
learning-that-is-it-roads = Gelöst! Alle Wege führen ans Ziel.
praise-first-try = Auf Anhieb!
praise-got-it = Jetzt sitzt es.
praise-there-it-is = Na also.
praise-lesson = Lektion gelernt, mit allen Sternen.
praise-course = Das war der ganze Kurs. Setz dich zu uns.
praise-week = Eine Woche am Stück!
praise-month = Ein Monat am Stück!
praise-hundred = Hundert Tage am Stück. Wir ziehen den Hut.

cannot-be-read = Lektionen und Rätsel ließen sich nicht laden. Lade neu oder installiere das Spiel noch mal. ({ CLAUSE($why) })

lesson-name =
    { $all ->
        [one] { $title }: { $own } von { $all } Stern
       *[other] { $title }: { $own } von { $all } Sternen
    }
hand-of = { $title } · { $hand } von { $of }
out-of = { $own } von { $all }
stars = { $count } von 3 Sternen

## Rätsel

kind-make-bid = Gebot erfüllen
kind-set-nil = Null platzen lassen
kind-force-bag = Überstich aufzwingen
kind-break-contract = Gebot platzen lassen
kind-find-discard = Richtig abwerfen
kind-what-to-bid = Richtig bieten

puzzle-goal =
    { $aim ->
        [make-bid] Erfülle dein Gebot von { $own }.
        [keep-nil] Du hast Null geboten: Mach keinen Stich.
        [set-nil] Der Gegner hat Null geboten: Zwing ihm einen Stich auf.
        [force-bag]
            { $others ->
                [1] Erfülle dein Gebot von { $own } und zwing dem Gegner einen Überstich auf: Er muss mindestens 2 Stiche machen.
               *[other] Erfülle dein Gebot von { $own } und zwing dem Gegner einen Überstich auf: Er muss mehr als { $others } Stiche machen.
            }
        [break-contract] Der Gegner hat { $others } geboten: Lass das Gebot platzen.
       *[bid-most] Biete alle sicheren Stiche, dann mach sie.
    }
puzzle-head =
    { KIND($found-by) ->
        [none] { $kind } · Wertung { $rating } · schlägt jede Stufe
       *[level] { $kind } · Wertung { $rating } · gelöst ab „{ $found-by }“
    }
rating-now = Wertung { $rating } ({ $gained })

## Was aus einem falschen Gebot wird.

off-nil =
    { KIND($least) ->
        [none]
            { $most ->
                [one] Zu niedrig. In diesem Blatt steckt { $most } Stich, also bringt Null { $points } Punkte.
               *[other] Zu niedrig. In diesem Blatt stecken { $most } Stiche, also bringt Null { $points } Punkte.
            }
       *[other] Zu niedrig. In diesem Blatt stecken { $least }–{ $most } Stiche, also bringt Null { $points } Punkte.
    }
off-high =
    { KIND($least) ->
        [none]
            { $most ->
                [one] Zu hoch. In diesem Blatt steckt { $most } Stich, also bringt ein Gebot von { $bid } { $points } Punkte.
               *[other] Zu hoch. In diesem Blatt stecken { $most } Stiche, also bringt ein Gebot von { $bid } { $points } Punkte.
            }
       *[other] Zu hoch. In diesem Blatt stecken { $least }–{ $most } Stiche, also bringt ein Gebot von { $bid } { $points } Punkte.
    }
off-low =
    { KIND($least) ->
        [none]
            { $most ->
                [one] Zu niedrig. In diesem Blatt steckt { $most } Stich, und ein Gebot von { $bid } bringt nur { $points } Punkte.
               *[other] Zu niedrig. In diesem Blatt stecken { $most } Stiche, und ein Gebot von { $bid } bringt nur { $points } Punkte.
            }
       *[other] Zu niedrig. In diesem Blatt stecken { $least }–{ $most } Stiche, und ein Gebot von { $bid } bringt nur { $points } Punkte.
    }
off-above-sure =
    { $most ->
        [one] Zu hoch. Sicher war nur { $most } Stich. Hier siehst du, warum.
       *[other] Zu hoch. Sicher waren { $most } Stiche. Hier siehst du, warum.
    }
off-below-sure =
    { $most ->
        [one] Zu niedrig. { $most } Stich war sicher.
       *[other] Zu niedrig. { $most } Stiche waren sicher.
    }

## Der Gedanke hinter einer richtigen Entscheidung.

idea-count-sure-tricks = Zähl die Stiche, die dir niemand nehmen kann.
idea-draw-spades =
    { $out ->
        [0] Spiel ein Pik aus, das gewinnt.
        [one] Spiel ein Pik aus, das gewinnt: { $out } ist noch draußen.
       *[other] Spiel ein Pik aus, das gewinnt: { $out } sind noch draußen.
    }
idea-lose-spade = Spiel Pik aus und gib den Stich ab.
idea-lead-to-win = Spiel eine Karte aus, die jetzt gewinnt.
idea-lead-to-partner = Spiel deinem Partner in die Stärke.
idea-let-partner-ruff = Dein Partner hat kein { $suit } mehr: Spiel es aus, damit er sticht.
idea-force-ruff = Der Gegner hat kein { $suit } mehr: Lass ihn ein Pik opfern.
idea-lose-lead = Gib das Ausspiel ab.
idea-win = Mach diesen Stich.
idea-leave-to-partner = Lass deinem Partner diesen Stich.
idea-duck = Lass dem Gegner diesen Stich.
idea-catch-nil = Häng diesen Stich dem Null an.
idea-ruff = Hier wird gestochen.
idea-force-higher-ruff = Stechen, dann muss der Gegner überstechen.
idea-throw =
    { $could-ruff ->
        [yes]
            { KIND($suit) ->
                [spades] Wirf Pik ab.
               *[other] Nicht stechen. Wirf { $suit } ab.
            }
       *[no] Wirf { $suit } ab.
    }

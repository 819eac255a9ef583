# Meldungen am oberen Rand des Fensters.

notice-starting-afresh =
    { KIND($place) ->
        [none]
            { $what ->
                [settings] Deine Einstellungen ließen sich nicht lesen und wurden zurückgesetzt.
                [statistics] Deine Statistik ließ sich nicht lesen und beginnt von vorn.
                [days] Deine Ergebnisse beim Blatt des Tages ließen sich nicht lesen und beginnen von vorn.
                [reviews] Deine Analysen ließen sich nicht lesen und beginnen von vorn.
                [friends] Deine Ergebnisse gegen Freunde ließen sich nicht lesen und beginnen von vorn.
                [learning] Dein Lernstand ließ sich nicht lesen und beginnt von vorn.
               *[last-set-up] Deine letzte Zusammenstellung ließ sich nicht lesen und wurde zurückgesetzt.
            }
       *[some]
            { $what ->
                [settings] Deine Einstellungen ließen sich nicht lesen und wurden zurückgesetzt. Die alte Datei liegt in { $place }.
                [statistics] Deine Statistik ließ sich nicht lesen und beginnt von vorn. Die alte Datei liegt in { $place }.
                [days] Deine Ergebnisse beim Blatt des Tages ließen sich nicht lesen und beginnen von vorn. Die alte Datei liegt in { $place }.
                [reviews] Deine Analysen ließen sich nicht lesen und beginnen von vorn. Die alte Datei liegt in { $place }.
                [friends] Deine Ergebnisse gegen Freunde ließen sich nicht lesen und beginnen von vorn. Die alte Datei liegt in { $place }.
                [learning] Dein Lernstand ließ sich nicht lesen und beginnt von vorn. Die alte Datei liegt in { $place }.
               *[last-set-up] Deine letzte Zusammenstellung ließ sich nicht lesen und wurde zurückgesetzt. Die alte Datei liegt in { $place }.
            }
    }
notice-of-newer-version =
    { $what ->
        [settings] Deine Einstellungen stammen aus einer neueren Version von Spades. Änderungen werden erst nach einem Update gespeichert.
        [statistics] Deine Statistik stammt aus einer neueren Version von Spades. Neues kommt erst nach einem Update dazu.
        [days] Deine Ergebnisse beim Blatt des Tages stammen aus einer neueren Version von Spades. Neue werden erst nach einem Update gespeichert.
        [reviews] Deine Analysen stammen aus einer neueren Version von Spades. Neue werden erst nach einem Update gespeichert.
        [friends] Deine Ergebnisse gegen Freunde stammen aus einer neueren Version von Spades. Neue werden erst nach einem Update gespeichert.
        [learning] Dein Lernstand stammt aus einer neueren Version von Spades. Neues kommt erst nach einem Update dazu.
       *[last-set-up] Deine letzte Zusammenstellung stammt aus einer neueren Version von Spades. Änderungen werden erst nach einem Update gespeichert.
    }
notice-cannot-be-read = Ein Teil deiner gespeicherten Daten lässt sich gerade nicht lesen. Er bleibt unangetastet, und Spades versucht es weiter. ({ CLAUSE($why) })
notice-can-be-read-again = Alle gespeicherten Daten lassen sich wieder lesen.
notice-match-damaged =
    { KIND($place) ->
        [none] Deine gespeicherte Partie ist beschädigt und lässt sich nicht öffnen.
       *[some] Deine gespeicherte Partie ist beschädigt und lässt sich nicht öffnen. Eine Kopie liegt in { $place }.
    }
notice-match-not-taken-up =
    { KIND($place) ->
        [none] Deine gespeicherte Partie lässt sich nicht fortsetzen.
       *[some] Deine gespeicherte Partie lässt sich nicht fortsetzen. Eine Kopie liegt in { $place }.
    }
notice-match-of-newer-version = Eine gespeicherte Partie stammt aus einer neueren Version von Spades. Aktualisiere das Spiel, um sie zu spielen.
notice-oldest-match-made-room = Du hattest { $most } laufende Partien, deshalb wurde die älteste gelöscht.

not-saved-forbidden = Dein Browser verbietet dieser Seite das Speichern. Du kannst weiterspielen, aber nichts wird gespeichert.
not-saved-full = Der Speicher deines Browsers für diese Seite ist voll, deshalb wird nichts gespeichert. Mach etwas Platz frei.
not-saved-not-ours = Die Datei { $name } stammt aus einer anderen Version und wird nicht überschrieben, deshalb wird nichts gespeichert.
not-saved-other = Hier lässt sich nichts speichern, aber du kannst weiterspielen. ({ CLAUSE($why) })

notice-history-damaged =
    { KIND($place) ->
        [none] Ein Teil deines Verlaufs ist beschädigt. Die übrigen Partien sind in Ordnung.
       *[some] Ein Teil deines Verlaufs ist beschädigt; eine Kopie liegt in { $place }. Die übrigen Partien sind in Ordnung.
    }
notice-history-of-newer-version = Ein Teil deines Verlaufs stammt aus einer neueren Version von Spades. Aktualisiere das Spiel, um ihn zu sehen.
notice-history-made-room =
    { $matches ->
        [one] Der Speicher ist voll, deshalb wurde die älteste Partie in deinem Verlauf gelöscht.
       *[other] Der Speicher ist voll, deshalb wurden die { $matches } ältesten Partien in deinem Verlauf gelöscht.
    }
notice-history-match-damaged = Diese Partie ist beschädigt und lässt sich nicht öffnen.

notice-claim-accepted = Kein Widerspruch.
notice-round-conceded = Hingelegt. Auf zur nächsten.
notice-match-conceded = Aufgegeben, das zählt als verloren. Frisch gemischt ist es vergessen.
notice-crashed-last-time = Spades ist beim letzten Mal abgestürzt. Deine Partien sind sicher: Mit „{ title-continue }“ machst du da weiter, wo du warst. Bericht: { $place }
notice-match-before-is-kept = Neue Partie begonnen. Die letzte findest du im Hauptmenü unter „{ matches-matches }“.
notice-side-conceded =
    { KIND($wins) ->
        [you] { $loses } gibt auf. { $wins } gewinnt.
        [one] { $loses } gibt auf. { $wins } gewinnt.
        [dummy] { $loses } gibt auf. { $wins } gewinnt.
       *[two] Aufgegeben: { $loses }. Sieger: { $wins }.
    }

notice-may-be-dropped = Dein Browser löscht deine Partien vielleicht, wenn er Platz braucht. Sichere sie in den { caption-settings }.
notice-may-be-kept = Dein Browser löscht deine Partien vielleicht, wenn er Platz braucht, es sei denn, du bittest ihn, sie zu behalten.
notice-button-keep-them = Behalten
notice-new-version = Eine neue Version von Spades ist da. Nach dem Update bist du wieder hier.
notice-button-update = Aktualisieren

clipboard-fault-no-text = leer, oder darin ist kein Text
clipboard-fault-refused = der Browser lässt diese Seite nicht lesen
clipboard-fault-missing = hier gibt es keine
clipboard-fault-busy = ein anderes Programm benutzt sie gerade
notice-deal-code-copied = Kartencode kopiert. Wer ihn eingibt, bekommt dieselben Karten.
notice-deal-link-copied = Link kopiert. Wer ihn öffnet, bekommt dieselben Karten.
notice-deals-with-points-copied = Mit deinen Punkten kopiert. Wer diese Karten spielt, kann Runde für Runde vergleichen.
notice-deal-code-not-copied = Der Kartencode ließ sich nicht kopieren: { CLAUSE($why) }.
notice-receipt-copied = Quittung kopiert. Du kannst sie mit jedem SHA-256-Werkzeug nachrechnen.
notice-receipt-not-copied = Die Quittung ließ sich nicht kopieren: { CLAUSE($why) }.

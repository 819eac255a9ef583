# Die Zeile zwischen Tisch und Blatt: wer dran ist, und was gerade passiert ist. Beschriftungen, also ohne Punkt.

turn-line-took =
    { KIND($who) ->
        [you] Du machst den Stich
       *[one] { FORM($who, "start") } macht den Stich
    }
turn-line-broken = Pik ist offen
turn-line-called =
    { KIND($who) ->
        [you]
            { $rightly ->
                [yes] Zu Recht gerufen: falsch bedient
               *[no] Umsonst gerufen: Es war richtig bedient
            }
       *[one]
            { $rightly ->
                [yes] { $who } ruft zu Recht: falsch bedient
               *[no] { $who } ruft umsonst: Es war richtig bedient
            }
    }
turn-line-redealt =
    { KIND($why) ->
        [low-total] Zu niedrig geboten: Es wird neu gegeben
        [misdeal] Ein Blatt ohne Pik: Es wird neu gegeben
       *[all-nil] Alle bieten Null: Es wird neu gegeben
    }
turn-line-blind-bid =
    { KIND($who) ->
        [you] Du bietest blind { $tricks }
       *[one] { $who } bietet blind { $tricks }
    }
turn-line-blind-nil =
    { KIND($who) ->
        [you] Du bietest Blind-Null
       *[one] { $who } bietet Blind-Null
    }
turn-line-pass-cards =
    { KIND($who) ->
        [you]
            { $count ->
                [one] Du bist dran: schieb { FORM($to, "dative") } { $count } Karte
               *[other] Du bist dran: schieb { FORM($to, "dative") } { $count } Karten
            }
       *[one]
            { $count ->
                [one] { $who } ist dran: schieb { FORM($to, "dative") } { $count } Karte
               *[other] { $who } ist dran: schieb { FORM($to, "dative") } { $count } Karten
            }
    }

turn-line-pick-up-hand =
    { KIND($who) ->
        [you] Du bist dran: nimm dein Blatt auf
       *[one] { $who } ist dran: nimm dein Blatt auf
    }
turn-line-turn-up-card =
    { KIND($who) ->
        [you] Du bist dran: deck deine Karte auf
       *[one] { $who } ist dran: deck deine Karte auf
    }
turn-line-draw-from-stock =
    { KIND($who) ->
        [you] Du bist dran: zieh vom Stapel
       *[one] { $who } ist dran: zieh vom Stapel
    }
turn-line-lead =
    { KIND($who) ->
        [you] Du bist dran: spiel aus
       *[one] { $who } ist dran: spiel aus
    }
turn-line-follow =
    { KIND($who) ->
        [you] Du bist dran: bediene { $suit }
       *[one] { $who } ist dran: bediene { $suit }
    }
turn-line-any-card =
    { KIND($who) ->
        [you] Du bist dran: spiel, was du willst
       *[one] { $who } ist dran: spiel, was du willst
    }
turn-line-lead-from-the-dummy =
    { KIND($who) ->
        [you] Du bist dran: spiel vom Dummy aus
       *[one] { $who } ist dran: spiel vom Dummy aus
    }
turn-line-dummy-follows =
    { KIND($who) ->
        [you] Du bist dran: bediene mit dem Dummy { $suit }
       *[one] { $who } ist dran: bediene mit dem Dummy { $suit }
    }
turn-line-any-card-of-the-dummy =
    { KIND($who) ->
        [you] Du bist dran: spiel vom Dummy, was du willst
       *[one] { $who } ist dran: spiel vom Dummy, was du willst
    }
turn-line-thinking =
    { KIND($who) ->
        [you] Du überlegst …
       *[one] { FORM($who, "start") } überlegt …
    }

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
                [one] Du bist dran: Schieb { FORM($to, "dative") } { $count } Karte
               *[other] Du bist dran: Schieb { FORM($to, "dative") } { $count } Karten
            }
       *[one]
            { $count ->
                [one] { $who } ist dran: { FORM($to, "dative") } { $count } Karte schieben
               *[other] { $who } ist dran: { FORM($to, "dative") } { $count } Karten schieben
            }
    }

turn-line-pick-up-hand =
    { KIND($who) ->
        [you] Du bist dran: Nimm dein Blatt auf
       *[one] { $who } ist dran: Blatt aufnehmen
    }
turn-line-turn-up-card =
    { KIND($who) ->
        [you] Du bist dran: Deck deine Karte auf
       *[one] { $who } ist dran: Karte aufdecken
    }
turn-line-draw-from-stock =
    { KIND($who) ->
        [you] Du bist dran: Zieh vom Stapel
       *[one] { $who } ist dran: vom Stapel ziehen
    }
turn-line-lead =
    { KIND($who) ->
        [you] Du bist dran: Spiel aus
       *[one] { $who } ist dran: ausspielen
    }
turn-line-follow =
    { KIND($who) ->
        [you] Du bist dran: Bediene { $suit }
       *[one] { $who } ist dran: { $suit } bedienen
    }
turn-line-any-card =
    { KIND($who) ->
        [you] Du bist dran: Spiel, was du willst
       *[one] { $who } ist dran: beliebige Karte
    }
turn-line-lead-from-the-dummy =
    { KIND($who) ->
        [you] Du bist dran: Spiel vom Dummy aus
       *[one] { $who } ist dran: vom Dummy ausspielen
    }
turn-line-dummy-follows =
    { KIND($who) ->
        [you] Du bist dran: Bediene mit dem Dummy { $suit }
       *[one] { $who } ist dran: mit dem Dummy { $suit } bedienen
    }
turn-line-any-card-of-the-dummy =
    { KIND($who) ->
        [you] Du bist dran: Spiel vom Dummy, was du willst
       *[one] { $who } ist dran: beliebige Karte vom Dummy
    }
turn-line-thinking =
    { KIND($who) ->
        [you] Du überlegst …
       *[one] { FORM($who, "start") } überlegt …
    }

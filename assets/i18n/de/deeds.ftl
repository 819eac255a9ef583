# Was jemand getan hat oder tun sollte. $card ist der Name der Karte oder ihr Bild zwischen den Wörtern.

deed-option =
    { KIND($action) ->
        [play] { $card } spielen
        [pass] { $card } schieben
        [look] Karten ansehen
       *[other] { $action }
    }
deed-better =
    { KIND($action) ->
        [blind-nil] besser: Blind-Null bieten
        [look] besser: Karten ansehen
        [draw] besser: ziehen
        [keep] besser: behalten
        [discard] besser: ablegen
        [nil] besser: Null bieten
        [bid] besser: { $tricks } bieten
        [blind-bid] besser: blind { $tricks } bieten
        [misdeal] besser: Blatt hinwerfen
        [pass]
            { KIND($card) ->
                [none] besser: schieben
               *[some] besser: { $card } schieben
            }
        [play]
            { KIND($card) ->
                [none] besser: spielen
               *[some] besser: { $card } spielen
            }
        [call] besser: „Falsch bedient!“ rufen
        [settle] besser: abrechnen
       *[next-round] besser: weiter
    }
deed-done =
    { KIND($who) ->
        [you] Du hast { deed-done-what }
       *[one] { FORM($who, "start") } hat { deed-done-what }
    }
deed-done-what =
    { KIND($action) ->
        [blind-nil] Blind-Null geboten
        [look] erst die Karten angesehen
        [draw] gezogen
        [keep]
            { KIND($card) ->
                [none] die Karte behalten
               *[some] { $card } behalten
            }
        [discard]
            { KIND($card) ->
                [none] die Karte abgelegt
               *[some] { $card } abgelegt
            }
        [nil] Null geboten
        [bid] { $tricks } geboten
        [blind-bid] blind { $tricks } geboten
        [misdeal] das Blatt hingeworfen
        [pass]
            { KIND($card) ->
                [none] eine Karte geschoben
               *[some] { $card } geschoben
            }
        [play] { $card } gespielt
        [call] „Falsch bedient!“ gerufen
        [settle] abgerechnet
       *[next-round] weitergespielt
    }

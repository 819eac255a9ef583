# Beschriftungen von Ziehstapel, Ablage, Blatt und Stichen.

pile-stock = Ziehstapel
pile-cards-left =
    { $count ->
        [one] Noch { $count } Karte
       *[other] Noch { $count } Karten
    }
pile-discards = Ablage
pile-discarded =
    { $open ->
        [yes]
            { $count ->
                [one] { $count } Karte, offen
               *[other] { $count } Karten, offen
            }
       *[no]
            { $count ->
                [one] { $count } Karte, verdeckt
               *[other] { $count } Karten, verdeckt
            }
    }
pile-hand =
    { KIND($of) ->
        [you] Dein Blatt · { $count } von 13
       *[one] { FORM($of, "genitive") } Blatt · { $count } von 13
    }
pile-hand-of =
    { KIND($who) ->
        [you] Dein Blatt
        [dummy] Blatt { FORM($who, "genitive") }
       *[one] { FORM($who, "genitive") } Blatt
    }
pile-of-thirteen = { $count } von 13
pile-tricks =
    { KIND($who) ->
        [you] Deine Stiche
        [dummy] Stiche { FORM($who, "genitive") }
       *[one] { FORM($who, "genitive") } Stiche
    }
pile-yours = Deine
pile-theirs = Gegner

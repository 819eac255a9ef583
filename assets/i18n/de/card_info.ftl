# Was der Tisch zu einer Karte, einem Schild oder einem Stapel sagt. Beschriftungen, also ohne Punkt.

would-lead =
    { $breaks ->
        [yes] Spielt { $suit } aus und öffnet es
       *[no] Spielt { $suit } aus
    }
would-take =
    { $breaks ->
        [yes] Öffnet Pik und macht den Stich mit { FORM($with, "dative") }
       *[no] Macht den Stich mit { FORM($with, "dative") }
    }
would-beat =
    { $breaks ->
        [yes] Öffnet Pik; schlägt vorerst { FORM($best, "accusative") }
       *[no] Schlägt vorerst { FORM($best, "accusative") }
    }
would-lose-to = Verliert gegen { FORM($card, "accusative") }
would-stay-below-partner = Bleibt unter { FORM($card, "dative") } deines Partners
would-leave-to-partner = Lässt { FORM($card, "dative") } deines Partners den Stich
tap-again = Zum Spielen noch mal tippen oder hochwischen

about-card = { FORM($card, "start") }
about-stock = Ziehstapel
about-trick = Dieser Stich
about-taken =
    { KIND($who) ->
        [you] Deine Stiche
        [dummy] Stiche { FORM($who, "genitive") }
       *[one] { FORM($who, "genitive") } Stiche
    }
about-hand =
    { KIND($who) ->
        [you] Dein Blatt
        [dummy] Blatt { FORM($who, "genitive") }
       *[one] { FORM($who, "genitive") } Blatt
    }

about-line-higher-out =
    { $count ->
        [0] Kein höheres { $suit } mehr draußen
        [one] Noch { $count } höheres { $suit } draußen
       *[other] Noch { $count } höhere { $suit } draußen
    }
about-line-led =
    { KIND($who) ->
        [you] Du hast { FORM($card, "accusative") } ausgespielt
       *[one] { FORM($who, "start") } hat { FORM($card, "accusative") } ausgespielt
    }
about-line-winning =
    { KIND($who) ->
        [you] Du liegst vorn mit { FORM($card, "dative") }
       *[one] { FORM($who, "start") } liegt vorn mit { FORM($card, "dative") }
    }
about-line-cards =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
about-line-left =
    { $count ->
        [one] Noch { $count } Karte
       *[other] Noch { $count } Karten
    }
about-line-tricks =
    { $count ->
        [one] { $count } Stich
       *[other] { $count } Stiche
    }
about-line-points =
    { $score ->
        [one] { $score } Punkt
       *[other] { $score } Punkte
    }
about-line-bags =
    { $count ->
        [one] { $count } Überstich
       *[other] { $count } Überstiche
    }

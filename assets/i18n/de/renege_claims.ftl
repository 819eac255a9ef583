# Alle Stiche sind gespielt, und noch darf jemand „Falsch bedient!“ rufen.

claims-all-tricks-are-played = Das war der letzte Stich
claims-call-it-now = Hat dein Gegner falsch bedient? Dann ruf es jetzt. Du darfst das einmal je Runde; liegst du falsch, kostet das nichts weiter.
claims-call-a-renege = Falsch bedient!
claims-calls =
    { KIND($who) ->
        [you] Du rufst
       *[one] { FORM($who, "start") } ruft
    }
claims-score-the-round = Abrechnen

called-in-vain =
    { KIND($who) ->
        [you] Es war alles in Ordnung. In dieser Runde kannst du nicht noch mal rufen.
       *[one] { FORM($who, "start") } hat „Falsch bedient!“ gerufen, aber es war alles in Ordnung.
    }

proof-trick = Stich { $number }
proof-might-have-played =
    { KIND($who) ->
        [you] Du hättest spielen können:
       *[one] { FORM($who, "start") } hätte spielen können:
    }

# Was man über die Karten einer Farbe wissen kann.

known-what-do-i-know = Was weiß ich?
known-still-out = Noch draußen
known-in-your-hand = In deinem Blatt
known-just-drawn = Gerade gezogen
known-in-the-dummy = Beim Dummy
known-played = Gespielt
known-thrown-by-you = Von dir abgelegt
known-thrown-by-others = Sonst abgelegt
known-in-other-hands = Der Rest ist in Blättern, die du nicht siehst.
known-in-the-other-hand-or-out = Der Rest ist beim Gegner oder aus dem Spiel.
known-in-the-other-hand-or-thrown = Der Rest ist beim Gegner oder liegt verdeckt auf der Ablage.
known-in-the-stock-too = Der Rest ist im Ziehstapel oder beim Gegner.
known-in-the-stock-or-thrown = Der Rest ist im Ziehstapel, beim Gegner oder liegt verdeckt auf der Ablage.
known-all-in =
    { KIND($who) ->
        [you] Du hast den ganzen Rest.
       *[one] { FORM($who, "start") } hat den ganzen Rest.
    }
known-has-none =
    { KIND($who) ->
        [you] Du hast keins.
       *[one] { FORM($who, "start") } hat keins.
    }
known-ranks = { FORM($ranks, "commas") }

### What a player did or should do. $card is its name with the article, or its picture between the words.
###
### prefixes: deed
### $action (Words)
### $card (Text?)

deed-option =
    { KIND($action) ->
        [play] Play { $card }
        [look] Look at your cards
        [pass] Pass { $card }
       *[other] { $action }
    }
# $tricks (Number)
deed-better =
    { KIND($action) ->
        [blind-nil] better: bid blind nil
        [blind-bid] better: bid { $tricks } blind
        [misdeal] better: call a misdeal
        [pass] better: pass { $card }
        [look] better: look at your cards
        [draw] better: draw
        [keep] better: keep it
        [discard] better: discard it
        [nil] better: bid nil
        [bid] better: bid { $tricks }
        [play] better: play { $card }
        [call] better: call a renege
        [settle] better: score the round
       *[next-round] better: continue
    }
# $who (Who)
# $tricks (Number)
deed-done =
    { KIND($who) ->
        [you] You { deed-done-what }
       *[one] { FORM($who, "start") } { deed-done-what }
    }
# English has the same form for everyone.
deed-done-what =
    { KIND($action) ->
        [blind-nil] bid blind nil
        [blind-bid] bid { $tricks } blind
        [misdeal] called a misdeal
        [pass] passed { deed-passed-card }
        [look] looked first
        [draw] drew
        [keep] kept { deed-own-card }
        [discard] discarded { deed-own-card }
        [nil] bid nil
        [bid] bid { $tricks }
        [play] played { $card }
        [call] called a renege
        [settle] scored the round
       *[next-round] continued
    }
deed-passed-card =
    { KIND($card) ->
        [none] a card
       *[some] { $card }
    }
deed-own-card =
    { KIND($card) ->
        [none] the card
       *[some] { $card }
    }

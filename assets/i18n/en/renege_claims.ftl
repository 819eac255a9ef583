### All tricks are played, and a renege may still be called.
###
### prefixes: claims, proof
### $who (Who): the player

claims-all-tricks-are-played = That was the last trick
claims-call-it-now = Did your opponent renege? Call it now. You get one call a round; a wrong one costs nothing else.
claims-call-a-renege = Call a renege
claims-calls =
    { KIND($who) ->
        [you] You call
       *[one] { FORM($who, "start") } calls
    }
claims-score-the-round = Score the round

called-in-vain =
    { KIND($who) ->
        [you] There was no renege. You can’t call one again this round.
       *[one] { FORM($who, "start") } called a renege, but there was none.
    }

## The proof: the trick, and the cards that this player could have played.

# Caption, noun.
# $number (Number)
proof-trick = Trick { $number }
proof-might-have-played =
    { KIND($who) ->
        [you] You could have played:
       *[one] { FORM($who, "start") } could have played:
    }

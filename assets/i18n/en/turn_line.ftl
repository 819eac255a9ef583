### The line between table and hand: whose turn it is, and what has just happened. Captions, so no full stops.
###
### $who (Who): the player

turn-line-took =
    { KIND($who) ->
        [you] You take the trick
       *[one] { FORM($who, "start") } takes the trick
    }
turn-line-broken = Spades are broken
# $rightly (Flag): `true` if the call was right
turn-line-called =
    { KIND($who) ->
        [you]
            { $rightly ->
                [yes] You caught a renege
               *[no] You called a renege: there was none
            }
       *[one]
            { $rightly ->
                [yes] { $who } caught a renege
               *[no] { $who } called a renege: there was none
            }
    }
turn-line-redealt = Everyone bid nil: new deal
turn-line-blind-nil =
    { KIND($who) ->
        [you] You bid blind nil
       *[one] { $who } bids blind nil
    }

## Whose turn it is, and what to do.

turn-line-pick-up-hand =
    { KIND($who) ->
        [you] Your turn: pick up your hand
       *[one] { $who }’s turn: pick up your hand
    }
turn-line-turn-up-card =
    { KIND($who) ->
        [you] Your turn: turn up your card
       *[one] { $who }’s turn: turn up your card
    }
turn-line-draw-from-stock =
    { KIND($who) ->
        [you] Your turn: draw from the stock
       *[one] { $who }’s turn: draw from the stock
    }
turn-line-lead =
    { KIND($who) ->
        [you] Your turn: lead a card
       *[one] { $who }’s turn: lead a card
    }
# $suit (Suit)
turn-line-follow =
    { KIND($who) ->
        [you] Your turn: play a { FORM($suit, "one") }
       *[one] { $who }’s turn: play a { FORM($suit, "one") }
    }
turn-line-any-card =
    { KIND($who) ->
        [you] Your turn: play any card
       *[one] { $who }’s turn: play any card
    }
turn-line-lead-from-the-dummy =
    { KIND($who) ->
        [you] Your turn: lead from dummy
       *[one] { $who }’s turn: lead from dummy
    }
# $suit (Suit)
turn-line-dummy-follows =
    { KIND($who) ->
        [you] Your turn: play a { FORM($suit, "one") } from dummy
       *[one] { $who }’s turn: play a { FORM($suit, "one") } from dummy
    }
turn-line-any-card-of-the-dummy =
    { KIND($who) ->
        [you] Your turn: play any card from dummy
       *[one] { $who }’s turn: play any card from dummy
    }
turn-line-thinking =
    { KIND($who) ->
        [you] You’re thinking…
       *[one] { FORM($who, "start") } is thinking…
    }

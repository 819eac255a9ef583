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
# $why (Text)
turn-line-redealt =
    { KIND($why) ->
        [low-total] The bids are too low: new deal
        [misdeal] A hand without spades: new deal
       *[all-nil] Everyone bid nil: new deal
    }
# $who (Who)
# $tricks (Number)
turn-line-blind-bid =
    { KIND($who) ->
        [you] You bid { $tricks } blind
       *[one] { $who } bids { $tricks } blind
    }
turn-line-blind-nil =
    { KIND($who) ->
        [you] You bid blind nil
       *[one] { $who } bids blind nil
    }

## Whose turn it is, and what to do.

# $to (Who): the partner
# $count (Number): number of cards left to name
turn-line-pass-cards =
    { KIND($who) ->
        [you]
            { $count ->
                [one] Your turn: pass { $count } card to { FORM($to, "within") }
               *[other] Your turn: pass { $count } cards to { FORM($to, "within") }
            }
       *[one]
            { $count ->
                [one] { $who }’s turn: pass { $count } card to { FORM($to, "within") }
               *[other] { $who }’s turn: pass { $count } cards to { FORM($to, "within") }
            }
    }
turn-line-pick-up-hand =
    { KIND($who) ->
        [you] Your turn: pick up your hand
       *[one] { FORM($who, "of-start") } turn: pick up your hand
    }
turn-line-turn-up-card =
    { KIND($who) ->
        [you] Your turn: turn up your card
       *[one] { FORM($who, "of-start") } turn: turn up your card
    }
turn-line-draw-from-stock =
    { KIND($who) ->
        [you] Your turn: draw from the stock
       *[one] { FORM($who, "of-start") } turn: draw from the stock
    }
turn-line-lead =
    { KIND($who) ->
        [you] Your turn: lead a card
       *[one] { FORM($who, "of-start") } turn: lead a card
    }
# $suit (Suit)
turn-line-follow =
    { KIND($who) ->
        [you] Your turn: play a { FORM($suit, "one") }
       *[one] { FORM($who, "of-start") } turn: play a { FORM($suit, "one") }
    }
turn-line-any-card =
    { KIND($who) ->
        [you] Your turn: play any card
       *[one] { FORM($who, "of-start") } turn: play any card
    }
turn-line-lead-from-the-dummy =
    { KIND($who) ->
        [you] Your turn: lead from dummy
       *[one] { FORM($who, "of-start") } turn: lead from dummy
    }
# $suit (Suit)
turn-line-dummy-follows =
    { KIND($who) ->
        [you] Your turn: play a { FORM($suit, "one") } from dummy
       *[one] { FORM($who, "of-start") } turn: play a { FORM($suit, "one") } from dummy
    }
turn-line-any-card-of-the-dummy =
    { KIND($who) ->
        [you] Your turn: play any card from dummy
       *[one] { FORM($who, "of-start") } turn: play any card from dummy
    }
turn-line-thinking =
    { KIND($who) ->
        [you] You’re thinking…
       *[one] { FORM($who, "start") } is thinking…
    }

### The round buttons beside the hand, and the buttons of the draft.
###
### prefixes: draft, tool, tool-off

# Round button at the table, verb; also heard.
# room: 13
tool-undo = Undo
# Round button at the table, noun; also heard.
# room: 13
tool-hint = Hint
# Round button at the table, noun; also heard.
# room: 13
tool-last-trick = Last trick
# Round button at the table, noun; also heard.
# room: 13
tool-discards = Discards
# room: 22
tool-call-renege = Call a renege
# Round button at the table, noun; also heard.
# room: 13
tool-menu = Menu

# The tooltip of Undo, if it takes back a bid.
tool-second-thoughts = Second thoughts?

# Why a tool is off.
tool-off-undo = There’s nothing to undo.
tool-off-hint = Hints are for your turn.
tool-off-last-trick = No trick has been taken yet.
tool-off-discards = The discards can’t be shown now.

# Button, verb: what becomes of the card that was drawn.
# room: 14
draft-keep = Keep
# Button, verb: what becomes of the card that was drawn.
# room: 14
draft-discard = Discard
draft-keep-or-discard = Keep it and the next card is discarded. Discard it and you must keep the next.
# A choice of numbers follows.
draft-blind-bid = Bid blind
draft-misdeal = Misdeal: no spades
# What a blind nil wins. The question that follows says what a failed one costs.
# $points (Number)
# room: 24
draft-blind-nil = Blind nil { FORM($points, "gain") }
# room: 22
draft-take-the-rest = Claim the rest

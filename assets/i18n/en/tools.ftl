### The round buttons beside the hand, and the buttons of the draft.
###
### prefixes: draft, tool, tool-off

tool-undo = Undo
tool-hint = Hint
tool-last-trick = Last trick
tool-discards = Discards
tool-call-renege = Call a renege
tool-menu = Menu

# Why a tool is off.
tool-off-undo = There’s nothing to undo.
tool-off-hint = Hints are for your turn.
tool-off-last-trick = No trick has been taken yet.
tool-off-discards = The discards can’t be shown now.

draft-keep = Keep
draft-discard = Discard
draft-keep-or-discard = Keep it and the next card is discarded. Discard it and you must keep the next.
# What a blind nil wins. The question that follows says what a failed one costs.
# $points (Number)
draft-blind-nil = Blind nil +{ $points }
draft-take-the-rest = Claim the rest

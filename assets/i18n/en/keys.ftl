### Keys, and what they do.
###
### prefixes: key-meaning, key-name

key-name-enter = Enter
key-name-space = Space
key-name-escape = Esc
# $key-name (List)
key-list = { FORM($key-name, "commas") }
# A tooltip: "Undo (U)".
# $says (Words)
# $keys (Words)
key-tip = { $says } ({ $keys })

## What a key does: rows of the help, and tooltips.

key-meaning-confirm = Confirm: draw, play the selected card, bid, continue
key-meaning-back = Back, or open the menu
key-meaning-keep = Keep the drawn card
key-meaning-discard = Discard the drawn card
key-meaning-blind-nil = Bid blind nil
key-meaning-digit = Type a bid (two digits for 10 and up)
key-meaning-nil = Choose nil
key-meaning-previous = The card or bid to the left
key-meaning-next = The card or bid to the right
key-meaning-undo = Undo
key-meaning-hint = Ask for a hint
key-meaning-last-trick = Look at the last trick
key-meaning-discards = Show discards
key-meaning-known = What do I know?
key-meaning-call-renege = Call a renege, if the rules allow it
key-meaning-hurry = Skip animation
key-meaning-act = Select
key-meaning-take-the-rest = Claim the rest
key-meaning-open-hand = Show my cards
key-meaning-unveil = Show my cards
key-meaning-cover = Face to face: hold to see your cards (seats 1 to 4)

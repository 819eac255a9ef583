### Keys, and what they do.
###
### prefixes: key-meaning, key-name

# Name of a key, as on keyboards of the language.
key-name-enter = Enter
# Name of a key, as on keyboards of the language.
key-name-space = Space
# Name of a key, as on keyboards of the language.
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
# Column of the controls: what the key does, verb.
key-meaning-nil = Choose nil
key-meaning-previous = The card or bid to the left
key-meaning-next = The card or bid to the right
# Column of the controls: what the key does, verb.
key-meaning-undo = Undo
key-meaning-hint = Ask for a hint
key-meaning-last-trick = Look at the last trick
# Column of the controls: what the key does, verb.
key-meaning-discards = Show discards
key-meaning-known = What do I know?
key-meaning-call-renege = Call a renege, if the rules allow it
# Column of the controls: what the key does, verb.
key-meaning-hurry = Skip animation
# Column of the controls: what the key does, verb.
key-meaning-act = Select
key-meaning-take-the-rest = Claim the rest
key-meaning-open-hand = Show my cards
key-meaning-unveil = Show my cards
key-meaning-cover = Face to face: hold to see your cards (seats 1 to 4)

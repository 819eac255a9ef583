### Deal codes: the deals of a match as a short text.
###
### prefixes: against-friend, code, invitation, sent-deal

# Label, noun: the code of a deal.
deal-codes-deal-code = Deal code
deal-codes-no-code = Type or paste a code
deal-codes-what-it-is-for = Anyone who enters this code gets the same deals.
deal-codes-not-yet = You’ll get the deal code after the match. It would give away the cards to come.
# Button, verb.
deal-codes-paste-code = Paste
# Button, verb.
deal-codes-no-deal-code = Remove
deal-codes-copy-deal-code = Copy deal code
# Button, verb.
deal-codes-copy-link = Copy link
deal-codes-copy-link-with-my-points = Copy link with my points
deal-codes-copy-code-with-my-points = Copy code with my points
# Button, verb.
deal-codes-share-link = Share
deal-codes-share-link-with-my-points = Share with my points

## The line that goes with a shared link.

invitation-plain = { -game }: play the same cards I did.
# $points (Number)
invitation-points = { -game }: I scored { $points }. Same cards, your turn.

# "63 points", after "scored".
scored-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## The page of a deal that somebody has sent.

sent-deal-title = Someone sent you this deal
# $points (Number)
sent-deal-they-scored = They scored { scored-points }.
sent-deal-same-cards = You’ll be dealt the same cards.
# Button, verb.
sent-deal-play = Play
# Button, verb.
sent-deal-not-now = Not now
# Button, verb.
sent-deal-change-players = Change players

# $friend (Number): points of the friend
# $own (Number): points of the player
against-friend-sums = Your friend: { $friend } points, you: { $own }
# $rounds (List)
against-friend-rounds = { FORM($rounds, "dots") }
# $round (Number)
# $friend (Number)
# $own (Number)
round-against = Round { $round }: { $friend } to { $own }

## What came of a code. Characters are counted from 1.

# $rules-name (Words)
code-accepted = Code accepted: { $rules-name }.
# $text (Text)
code-no-clipboard = Couldn’t use the clipboard: { CLAUSE($text) }.
code-empty = Enter a deal code.
code-not-found = This text doesn’t contain a deal code.
# $at (Number)
# $found (Text)
code-character = Deal codes don’t contain “{ $found }” (character { $at }).
code-too-short = This code is too short.
code-too-long = This code is too long.
# $at (Number)
code-wrong = Check character { $at }.
# $at (Number)
# $next (Number)
code-swapped = Characters { $at } and { $next } look swapped.
# $at (Number)
code-extra = There’s an extra character at position { $at }.
# $at (Number)
code-missing = There’s a character missing before character { $at }.
code-mistyped = There’s a typo in this code. Check it and try again.
code-newer = This code needs a newer version of { -game }. Update and try again.
code-meaningless = This isn’t a { -game } deal code.

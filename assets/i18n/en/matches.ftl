### The page of matches in progress.
###
### prefixes: last-played, playing

# Title of the page, noun.
matches-matches = Matches
# Button, verb.
matches-continue = Continue
# Button, verb.
matches-delete = Delete
# Button, verb.
matches-undo = Undo
matches-delete-the-deal-of-the-day = This is a deal of the day. Delete it anyway?
# Button, verb.
matches-keep = Keep
matches-deleted = Will be deleted when you leave this page.
# Button, verb.
matches-rename = Rename
# Button: ends typing.
matches-done = Done
# Label of the field, noun.
matches-name = Match name
# In place of a name that isn’t given.
matches-no-name = Unnamed
matches-nothing-unfinished = No cards on the table. Start a match, and it waits here for you.

## Who plays, and when something was last played.

playing-only-computers = Computer vs computer
playing-you-and-computers = You vs computer
# $people (List)
playing-people = { $people }
# $people (List)
playing-people-and-computers = { FORM($people, "commas") } and the computer
# $playing (Words)
last-played-sometime = { $playing }
# Caption: who plays, and when the match was last played.
# $playing (Words)
last-played-today = { $playing } · today
# Caption: who plays, and when the match was last played.
# $playing (Words)
last-played-yesterday = { $playing } · yesterday
# $playing (Words)
# $day (Day)
last-played-on = { $playing } · { $day }

# Tricks taken of those bid.
# $tricks (Number): tricks taken
# $bid (Number): tricks bid
stake =
    { $bid ->
        [0] Nil: { $tricks }
       *[other] { $tricks } of { $bid }
    }
# The picture of a table, for those who hear it: cards left in each hand, bids and tricks, and the trick being played.
# $hands (List): number of cards in each hand, starting with the first person's
# $stakes (List): bids and tricks of all players, once there are bids
# $trick (List): cards of the current trick
# key: on-the-table
on-the-table =
    { KIND($trick) ->
        [none] { on-the-table-tricks }
       *[some] { on-the-table-tricks } On the table: { FORM($trick, "commas") }.
    }
on-the-table-tricks =
    { KIND($stakes) ->
        [none] Cards left: { FORM($hands, "commas") }.
       *[some] Cards left: { FORM($hands, "commas") }. Tricks: { FORM($stakes, "commas") }.
    }

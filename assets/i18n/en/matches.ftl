# The page of matches in progress.

matches-matches = Matches
matches-continue = Continue
matches-delete = Delete
matches-undo = Undo
matches-delete-the-deal-of-the-day = This is a deal of the day. Delete it anyway?
matches-keep = Keep
matches-deleted = Will be deleted when you leave this page.
matches-rename = Rename
matches-done = Done
matches-name = Match name
matches-no-name = Unnamed
matches-nothing-unfinished = No matches in progress.

## Who plays, and when something was last played.

playing-only-computers = Computer vs computer
playing-you-and-computers = You vs computer
playing-people = { $people }
playing-people-and-computers = { FORM($people, "commas") } and the computer
last-played-sometime = { $playing }
last-played-today = { $playing } · today
last-played-yesterday = { $playing } · yesterday
last-played-on = { $playing } · { $day }

# Tricks taken of those bid.
stake =
    { $bid ->
        [0] Nil: { $tricks }
       *[other] { $tricks } of { $bid }
    }
# The picture of a table, for those who hear it: cards left in each hand, bids and tricks, and the trick being played.
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

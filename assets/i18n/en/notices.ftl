### Notices at the upper edge of the window. $place is a file name.
###
### prefixes: clipboard-fault, not-saved, notice, notice-button
### $place (Text?)
### $why (Text)

# $what (Key): kind of data in it
# $place (Text?): path it was moved to, if it could be set aside
notice-starting-afresh =
    { KIND($place) ->
        [none]
            { $what ->
                [settings] Your settings couldn’t be read, so they’ve been reset.
                [statistics] Your statistics couldn’t be read, so they’ve been reset.
                [days] Your deal-of-the-day results couldn’t be read, so they’ve been reset.
                [reviews] Your round reviews couldn’t be read, so they’ve been reset.
                [friends] Your results against friends couldn’t be read, so they’ve been reset.
                [learning] Your learning progress couldn’t be read, so it’s been reset.
               *[last-set-up] Your last game setup couldn’t be read, so it’s been reset.
            }
       *[some]
            { $what ->
                [settings] Your settings couldn’t be read, so they’ve been reset. The old file was saved as { $place }.
                [statistics] Your statistics couldn’t be read, so they’ve been reset. The old file was saved as { $place }.
                [days] Your deal-of-the-day results couldn’t be read, so they’ve been reset. The old file was saved as { $place }.
                [reviews] Your round reviews couldn’t be read, so they’ve been reset. The old file was saved as { $place }.
                [friends] Your results against friends couldn’t be read, so they’ve been reset. The old file was saved as { $place }.
                [learning] Your learning progress couldn’t be read, so it’s been reset. The old file was saved as { $place }.
               *[last-set-up] Your last game setup couldn’t be read, so it’s been reset. The old file was saved as { $place }.
            }
    }
# $what (Key)
notice-of-newer-version =
    { $what ->
        [settings] Your settings are from a newer version of { -game }. Changes won’t be saved until you update.
        [statistics] Your statistics are from a newer version of { -game }. Nothing is added until you update.
        [days] Your deal-of-the-day results are from a newer version of { -game }. New ones won’t be saved until you update.
        [reviews] Your round reviews are from a newer version of { -game }. New ones won’t be saved until you update.
        [friends] Your results against friends are from a newer version of { -game }. New ones won’t be saved until you update.
        [learning] Your learning progress is from a newer version of { -game }. Nothing is added until you update.
       *[last-set-up] Your last game setup is from a newer version of { -game }. Changes won’t be saved until you update.
    }
# $why (Text): place and reason, in the system's words
notice-cannot-be-read = Some of your saved data can’t be read right now. It’s left untouched, and { -game } keeps trying. ({ CLAUSE($why) })
notice-can-be-read-again = All of your saved data can be read again.
# $place (Text?): path it was moved to, if it could be set aside
notice-match-damaged =
    { KIND($place) ->
        [none] Your saved match is damaged and can’t be opened.
       *[some] Your saved match is damaged and can’t be opened. A copy is in { $place }.
    }
# $place (Text?): path it was moved to, if it could be set aside
notice-match-not-taken-up =
    { KIND($place) ->
        [none] Your saved match can’t be resumed.
       *[some] Your saved match can’t be resumed. A copy is in { $place }.
    }
notice-match-of-newer-version = A saved match is from a newer version of { -game }. Update to play it.
# $most (Number): maximum number of unfinished matches
notice-oldest-match-made-room = You had { $most } matches in progress, so the oldest one was deleted.

## Nothing can be saved.

not-saved-forbidden = Your browser blocks saving on this page. You can keep playing, but nothing will be saved.
not-saved-full = Your browser’s storage for this page is full, so nothing is being saved. Free up some space.
# $name (Text)
not-saved-not-ours = The file { $name } is from another version and won’t be overwritten, so nothing is being saved.
not-saved-other = Nothing can be saved here, but you can keep playing. ({ CLAUSE($why) })

## The history.

# $place (Text?): path that the damaged text was moved to, if it was set aside
notice-history-damaged =
    { KIND($place) ->
        [none] Part of your history is damaged. Your other matches are fine.
       *[some] Part of your history is damaged; a copy is in { $place }. Your other matches are fine.
    }
notice-history-of-newer-version = Part of your history is from a newer version of { -game }. Update to see it.
# $matches (Number): number of deleted matches
notice-history-made-room =
    { $matches ->
        [1] Storage is full, so the oldest match in your history was deleted.
       *[other] Storage is full, so the { $matches } oldest matches in your history were deleted.
    }
notice-history-match-damaged = This match is damaged and can’t be opened.

## The match.

notice-claim-accepted = No argument there.
notice-round-conceded = Folded. On to the next.
notice-match-conceded = You conceded, and it counts as a loss. A new deck holds no grudges.
# $place (Text): path of the crash report
notice-crashed-last-time = { -game } crashed last time. Your matches are safe: choose { title-continue } to pick up where you left off. Report: { $place }
notice-match-before-is-kept = New match started. The last one is saved under { matches-matches } in the main menu.
# $loses (Side): the side that conceded
# $wins (Side): the side that wins by it
notice-side-conceded =
    { KIND($wins) ->
        [you] { $loses } conceded. { $wins } wins.
        [one] { $loses } conceded. { $wins } wins.
        [dummy] { $loses } conceded. { $wins } wins.
       *[two] { $loses } conceded. { $wins } win.
    }

## The browser.

notice-may-be-dropped = Your browser may delete your matches to free up space. Export a backup in { caption-settings } to be safe.
notice-may-be-kept = Your browser may delete your matches to free up space, unless you ask it to keep them.
# Button of a message, verb.
# only: web
notice-button-keep-them = Keep them
notice-new-version = A new version of { -game } is ready. Updating takes you back here.
# Button of a message, verb.
# only: web
notice-button-update = Update

## The clipboard.

# Why it can’t be used, after a colon.
clipboard-fault-no-text = it’s empty, or holds something other than text
clipboard-fault-refused = the browser doesn’t let this page read it
clipboard-fault-missing = there is none here
clipboard-fault-busy = another program is using it
notice-deal-code-copied = Deal code copied. Anyone who enters it gets the same deals.
notice-deal-link-copied = Link copied. Anyone who opens it gets the same deals.
notice-deals-with-points-copied = Copied with your score. Anyone who plays these deals can compare round by round.
# $why (Text): error message of the clipboard
notice-deal-code-not-copied = Couldn’t copy the deal code: { CLAUSE($why) }.
notice-receipt-copied = Receipt copied. You can check it with any SHA-256 tool.
# $why (Text): error message of the clipboard
notice-receipt-not-copied = Couldn’t copy the receipt: { CLAUSE($why) }.

### Backups: everything in one file.
###
### prefixes: file, one-file, part-fault
### $name (Text)
### $place (Text)
### $why (Text)

one-file-everything-in-one-file = Back up everything
one-file-what-it-holds = Your matches, history, statistics, settings and rules in one file, as a backup or for another device. Importing adds to what’s already here.
one-file-or-drop-it = Or drop a file on this page.
# Button, verb; beside the name of what is exported or imported.
one-file-export = Export
# Button, verb; beside the name of what is exported or imported.
one-file-import = Import
one-file-not-at-the-table = Go to the main menu to import a file.

## What came of it.

file-saved = Saved to { $place }.
file-downloaded = Downloaded as { $name }.
# $matches in progress, $ended finished ones.
# $matches (Number)
# $ended (Number)
file-import-summary =
    { $matches ->
        [0]
            { $ended ->
                [0] Imported. You already had all its matches.
                [one] Imported { $ended } finished match.
               *[other] Imported { $ended } finished matches.
            }
        [one]
            { $ended ->
                [0] Imported { $matches } match in progress.
                [one] Imported { $matches } match in progress and { $ended } finished match.
               *[other] Imported { $matches } match in progress and { $ended } finished matches.
            }
       *[other]
            { $ended ->
                [0] Imported { $matches } matches in progress.
                [one] Imported { $matches } matches in progress and { $ended } finished match.
               *[other] Imported { $matches } matches in progress and { $ended } finished matches.
            }
    }
file-damaged = Import failed: the file is damaged. Nothing was changed. ({ CLAUSE($why) })
file-not-ours = This isn’t a { -game } backup. Nothing was imported.
file-newer = This backup is from a newer version of { -game }. Update, then try again.
# A part of the file that is at fault; $item is the name of a match in it, or the like.
# $part (Key)
# $item (Text?)
# $why (Words)
file-part =
    { KIND($item) ->
        [none] Import failed in { file-part-name }: { $why }.
       *[some] Import failed in { file-part-name } (“{ $item }”): { $why }.
    }
file-part-name =
    { $part ->
        [matches] the matches in progress
        [history] the history
        [statistics] the statistics
        [settings] the settings
        [setup] the set-up
        [daily] the deals of the day
        [friends] the results against friends
        [reviews] the round reviews
        [learning] the learning progress
       *[other] its other data
    }
part-fault-changed = it was edited after it was exported
part-fault-newer = it’s from a newer version of { -game }
part-fault-shape = its format isn’t recognized
part-fault-other = { CLAUSE($why) }
file-history-damaged = A match in the history is damaged, so nothing was exported: { CLAUSE($place) }.
file-no-room = Not enough storage space. Nothing was changed.
file-forbidden = Your browser blocks saving on this page. Nothing was changed.
file-newer-here = Nothing was changed: { $name } is from a newer version of { -game }.
file-nothing-changed = Nothing was changed: { CLAUSE($why) }.
file-no-file = Couldn’t open the file: { CLAUSE($why) }.
file-none-chosen = No file was chosen.
file-none-there = No backup found in { $place }. Backups are named spades-….json.

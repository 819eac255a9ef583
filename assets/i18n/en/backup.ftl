### Backups: everything in one file.
###
### prefixes: file, one-file, part-fault
### $name (Text)
### $place (Text)
### $why (Text)

one-file-everything-in-one-file = Back up everything
one-file-what-it-holds = Your matches, history, statistics, settings and rules in one file, as a backup or for another device. Importing adds to what’s already here.
one-file-or-drop-it = Or drop a file on this page.
one-file-export = Export
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
                [one] Imported 1 finished match.
               *[other] Imported { $ended } finished matches.
            }
        [one]
            { $ended ->
                [0] Imported 1 match in progress.
                [one] Imported 1 match in progress and 1 finished match.
               *[other] Imported 1 match in progress and { $ended } finished matches.
            }
       *[other]
            { $ended ->
                [0] Imported { $matches } matches in progress.
                [one] Imported { $matches } matches in progress and 1 finished match.
               *[other] Imported { $matches } matches in progress and { $ended } finished matches.
            }
    }
file-damaged = Import failed: the file is damaged ({ CLAUSE($why) }). Nothing was changed.
file-not-ours = This isn’t a Spades backup. Nothing was imported.
file-newer = This backup is from a newer version of Spades. Update, then try again.
# $item (Text?)
# $why (Words)
file-part =
    { KIND($item) ->
        [none] Import failed in “{ $name }”: { $why }.
       *[some] Import failed in “{ $name }”, “{ $item }”: { $why }.
    }
part-fault-changed = it was edited after it was exported
part-fault-newer = it’s from a newer version of Spades
part-fault-shape = its format isn’t recognized
part-fault-other = { CLAUSE($why) }
file-history-damaged = A match in the history is damaged, so nothing was exported: { CLAUSE($place) }.
file-no-room = Not enough storage space. Nothing was changed.
file-forbidden = Your browser blocks saving on this page. Nothing was changed.
file-newer-here = Nothing was changed: { $name } is from a newer version of Spades.
file-nothing-changed = Nothing was changed: { CLAUSE($why) }.
file-no-file = Couldn’t open the file: { CLAUSE($why) }.
file-none-chosen = No file was chosen.
file-none-there = No backup found in { $place }. Backups are named spades-….json.

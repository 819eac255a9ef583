### Rule sets: their names, the buttons, and what came of reading or writing one.
###
### prefixes: set-exchange, set-name
### $name (Text)

# Name of a set of rules until the player gives another.
set-name-first = My rules
# Name of a set of rules until the player gives another.
# $number (Number)
set-name-numbered = Rules { $number }
# Name of a set of rules until the player gives another.
set-name-copy-of = Copy of { $name }

# Title of the page and heading, noun.
sets-your-sets = My rules
# Button, verb.
sets-edit = Edit
# Button, verb.
sets-new = New
# Button, verb.
sets-copy = Duplicate
# Button, verb.
sets-delete = Delete
# Label of the field, noun.
sets-name-of-the-set = Name
sets-copy-as-text = Copy as text
# Button, verb.
sets-paste-text = Paste text
sets-save-as-file = Save as file
# Button, verb.
sets-read-files = Import files
sets-or-drop-files = Or drop a rules file here.
# Button, verb; $name is a set of rules.
restore-set = Undo delete: { $name }

## What came of it. Without $file the rules were pasted.

set-exchange-copied = { $name } copied as text.
# $place (Text)
set-exchange-saved = { $name } saved as { $place }.
set-exchange-added = Added { $name }.
# $place (Text)
set-exchange-no-files = No new rules files in { $place }.
set-exchange-known = You already have { $name }.
# $count (Number)
set-exchange-no-room =
    { $count ->
        [one] You have { $count } rule set, the maximum. Delete it to add another.
       *[other] You have { $count } rule sets, the maximum. Delete one to add another.
    }
# $text (Text)
set-exchange-no-clipboard = Couldn’t use the clipboard: { CLAUSE($text) }.
# $text (Text)
set-exchange-no-file = Couldn’t open the file: { CLAUSE($text) }.
set-exchange-no-files-here = Files can’t be opened here. Use { sets-copy-as-text } instead.
# $file (Text?)
# $why (Text)
set-exchange-no-rules =
    { KIND($file) ->
        [none] The clipboard doesn’t contain rules. ({ CLAUSE($why) })
       *[some] { $file } doesn’t contain rules. ({ CLAUSE($why) })
    }
# $file (Text?)
# $field (Text)
set-exchange-field-missing =
    { KIND($file) ->
        [none] The pasted rules lack “{ $field }”. Add it, or name a base to start from.
       *[some] { $file } lacks “{ $field }”. Add it, or name a base to start from.
    }
# $file (Text?)
# $field (Text)
# $why (Words)
set-exchange-field-wrong =
    { KIND($file) ->
        [none] Pasted rules: “{ $field }” doesn’t work. { $why }
       *[some] { $file }: “{ $field }” doesn’t work. { $why }
    }

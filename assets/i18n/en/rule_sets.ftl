# Rule sets: their names, the buttons, and what came of reading or writing one.

set-name-first = My rules
set-name-numbered = Rules { $number }
set-name-copy-of = Copy of { $name }

sets-your-sets = My rules
sets-edit = Edit
sets-new = New
sets-copy = Duplicate
sets-delete = Delete
sets-name-of-the-set = Name
sets-copy-as-text = Copy as text
sets-paste-text = Paste text
sets-save-as-file = Save as file
sets-read-files = Import files
sets-or-drop-files = Or drop a rules file here.
restore-set = Undo delete: { $name }

## What came of it. Without $file the rules were pasted.

set-exchange-copied = { $name } copied as text.
set-exchange-saved = { $name } saved as { $place }.
set-exchange-added = Added { $name }.
set-exchange-no-files = No new rules files in { $place }.
set-exchange-known = You already have { $name }.
set-exchange-no-room =
    { $count ->
        [one] You have 1 rule set, the maximum. Delete it to add another.
       *[other] You have { $count } rule sets, the maximum. Delete one to add another.
    }
set-exchange-no-clipboard = Couldn’t use the clipboard: { CLAUSE($text) }.
set-exchange-no-file = Couldn’t open the file: { CLAUSE($text) }.
set-exchange-no-files-here = Files can’t be opened here. Use { sets-copy-as-text } instead.
set-exchange-no-rules =
    { KIND($file) ->
        [none] The clipboard doesn’t contain rules. ({ CLAUSE($why) })
       *[some] { $file } doesn’t contain rules. ({ CLAUSE($why) })
    }
set-exchange-field-missing =
    { KIND($file) ->
        [none] The pasted rules lack “{ $field }”. Add it, or name a base to start from.
       *[some] { $file } lacks “{ $field }”. Add it, or name a base to start from.
    }
set-exchange-field-wrong =
    { KIND($file) ->
        [none] Pasted rules: “{ $field }” doesn’t work. { $why }
       *[some] { $file }: “{ $field }” doesn’t work. { $why }
    }

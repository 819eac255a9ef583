# Die Seite der laufenden Partien.

matches-matches = Partien
matches-continue = Weiterspielen
matches-delete = Löschen
matches-undo = Rückgängig
matches-delete-the-deal-of-the-day = Das ist ein Blatt des Tages. Trotzdem löschen?
matches-keep = Behalten
matches-deleted = Wird gelöscht, wenn du diese Seite verlässt.
matches-rename = Umbenennen
matches-done = Fertig
matches-name = Name der Partie
matches-no-name = Ohne Namen
matches-nothing-unfinished = Keine Karten auf dem Tisch. Fang eine Partie an, dann wartet sie hier auf dich.

playing-only-computers = Computer gegen Computer
playing-you-and-computers = Du gegen den Computer
playing-people = { $people }
playing-people-and-computers = { FORM($people, "commas") } und der Computer
last-played-sometime = { $playing }
last-played-today = { $playing } · heute
last-played-yesterday = { $playing } · gestern
last-played-on = { $playing } · { $day }

stake =
    { $bid ->
        [0] Null: { $tricks }
       *[other] { $tricks } von { $bid }
    }
on-the-table =
    { KIND($trick) ->
        [none] { on-the-table-tricks }
       *[some] { on-the-table-tricks } Auf dem Tisch: { FORM($trick, "commas") }.
    }
on-the-table-tricks =
    { KIND($stakes) ->
        [none] Karten im Blatt: { FORM($hands, "commas") }.
       *[some] Karten im Blatt: { FORM($hands, "commas") }. Stiche: { FORM($stakes, "commas") }.
    }

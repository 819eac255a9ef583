# Eigene Regelwerke: ihre Namen, die Knöpfe, und was beim Lesen oder Schreiben herauskam.

set-name-first = Meine Regeln
set-name-numbered = Regeln { $number }
set-name-copy-of = Kopie von { $name }

sets-your-sets = Meine Regeln
sets-edit = Bearbeiten
sets-new = Neu
sets-copy = Duplizieren
sets-delete = Löschen
sets-name-of-the-set = Name
sets-copy-as-text = Als Text kopieren
sets-paste-text = Text einfügen
sets-save-as-file = Als Datei speichern
sets-read-files = Dateien einlesen
sets-or-drop-files = Oder zieh eine Regeldatei hierher.
restore-set = Löschen zurücknehmen: { $name }

set-exchange-copied = { $name } als Text kopiert.
set-exchange-saved = { $name } gespeichert als { $place }.
set-exchange-added = { $name } hinzugefügt.
set-exchange-no-files = Keine neuen Regeldateien in { $place }.
set-exchange-known = { $name } hast du schon.
set-exchange-no-room =
    { $count ->
        [one] Mehr als { $count } Regelwerk passt nicht. Lösche es, um ein anderes aufzunehmen.
       *[other] Mehr als { $count } Regelwerke passen nicht. Lösche eines, um ein anderes aufzunehmen.
    }
set-exchange-no-clipboard = Die Zwischenablage ließ sich nicht benutzen: { CLAUSE($text) }.
set-exchange-no-file = Die Datei ließ sich nicht öffnen: { CLAUSE($text) }.
set-exchange-no-files-here = Dateien lassen sich hier nicht öffnen. Nimm stattdessen „{ sets-copy-as-text }“.
set-exchange-no-rules =
    { KIND($file) ->
        [none] In der Zwischenablage sind keine Regeln. ({ CLAUSE($why) })
       *[some] In { $file } sind keine Regeln. ({ CLAUSE($why) })
    }
set-exchange-field-missing =
    { KIND($file) ->
        [none] In den eingefügten Regeln fehlt „{ $field }“. Ergänze es, oder nenne Regeln, von denen sie ausgehen.
       *[some] In { $file } fehlt „{ $field }“. Ergänze es, oder nenne Regeln, von denen sie ausgehen.
    }
set-exchange-field-wrong =
    { KIND($file) ->
        [none] Eingefügte Regeln: „{ $field }“ passt nicht. { $why }
       *[some] { $file }: „{ $field }“ passt nicht. { $why }
    }

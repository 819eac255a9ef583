# Sicherungen: alles in einer Datei.

one-file-everything-in-one-file = Alles sichern
one-file-what-it-holds = Deine Partien, dein Verlauf, Statistik, Einstellungen und Regeln in einer Datei, als Sicherung oder für ein anderes Gerät. Beim Einlesen kommt alles zu dem dazu, was schon da ist.
one-file-or-drop-it = Oder zieh eine Datei auf diese Seite.
one-file-export = Sichern
one-file-import = Einlesen
one-file-not-at-the-table = Dateien kannst du nur vom Hauptmenü aus einlesen.

file-saved = Gespeichert in { $place }.
file-downloaded = Als { $name } heruntergeladen.
file-import-summary =
    { $matches ->
        [0]
            { $ended ->
                [0] Eingelesen. Alle Partien waren schon da.
                [one] { $ended } beendete Partie eingelesen.
               *[other] { $ended } beendete Partien eingelesen.
            }
        [one]
            { $ended ->
                [0] { $matches } laufende Partie eingelesen.
                [one] { $matches } laufende und { $ended } beendete Partie eingelesen.
               *[other] { $matches } laufende und { $ended } beendete Partien eingelesen.
            }
       *[other]
            { $ended ->
                [0] { $matches } laufende Partien eingelesen.
                [one] { $matches } laufende Partien und { $ended } beendete eingelesen.
               *[other] { $matches } laufende und { $ended } beendete Partien eingelesen.
            }
    }
file-damaged = Nichts eingelesen: Die Datei ist beschädigt. Alles ist beim Alten. ({ CLAUSE($why) })
file-not-ours = Das ist keine Sicherung von Spades. Es wurde nichts eingelesen.
file-newer = Diese Sicherung stammt von einer neueren Version von Spades. Aktualisiere das Spiel und versuche es noch mal.
file-part =
    { KIND($item) ->
        [none] Einlesen gescheitert ({ file-part-name }): { $why }.
       *[some] Einlesen gescheitert ({ file-part-name }, „{ $item }“): { $why }.
    }
file-part-name =
    { $part ->
        [matches] die laufenden Partien
        [history] der Verlauf
        [statistics] die Statistik
        [settings] die Einstellungen
        [setup] die Zusammenstellung
        [daily] die Blätter des Tages
        [friends] die Ergebnisse gegen Freunde
        [reviews] die Analysen
        [learning] der Lernstand
       *[other] andere Daten
    }
part-fault-changed = nach dem Sichern verändert
part-fault-newer = aus einer neueren Version von Spades
part-fault-shape = unbekanntes Format
part-fault-other = { CLAUSE($why) }
file-history-damaged = Eine Partie im Verlauf ist beschädigt, deshalb wurde nichts gesichert: { CLAUSE($place) }.
file-no-room = Nicht genug Speicherplatz. Alles ist beim Alten.
file-forbidden = Dein Browser verbietet dieser Seite das Speichern. Alles ist beim Alten.
file-newer-here = Alles ist beim Alten: { $name } stammt aus einer neueren Version von Spades.
file-nothing-changed = Alles ist beim Alten: { CLAUSE($why) }.
file-no-file = Die Datei ließ sich nicht öffnen: { CLAUSE($why) }.
file-none-chosen = Keine Datei ausgewählt.
file-none-there = In { $place } liegt keine Sicherung. Sicherungen heißen spades-….json.

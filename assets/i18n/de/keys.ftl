# Tasten, und was sie tun.

key-name-enter = Eingabe
key-name-space = Leertaste
key-name-escape = Esc
key-list = { FORM($key-name, "commas") }
key-tip = { $says } ({ $keys })

key-meaning-confirm = Bestätigen: ziehen, spielen, bieten, weiter
key-meaning-back = Zurück, oder das Menü öffnen
key-meaning-keep = Gezogene Karte behalten
key-meaning-discard = Gezogene Karte ablegen
key-meaning-blind-nil = Blind-Null bieten
key-meaning-digit = Gebot eintippen (ab 10 zwei Ziffern)
key-meaning-nil = Null wählen
key-meaning-previous = Karte oder Gebot links daneben
key-meaning-next = Karte oder Gebot rechts daneben
key-meaning-undo = Rückgängig
key-meaning-hint = Tipp holen
key-meaning-last-trick = Letzten Stich ansehen
key-meaning-discards = Ablage zeigen
key-meaning-known = Was weiß ich?
key-meaning-call-renege = „Falsch bedient!“ rufen, wo die Regeln es erlauben
key-meaning-hurry = Animation überspringen
key-meaning-act = Auswählen
key-meaning-take-the-rest = Der Rest gehört mir
key-meaning-open-hand = Meine Karten zeigen
key-meaning-unveil = Meine Karten zeigen
key-meaning-cover = Rundherum: eigene Karten ansehen (Plätze 1 bis 4)

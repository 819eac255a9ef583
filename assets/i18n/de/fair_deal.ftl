# Die Seite über faires Mischen. Der „Fingerabdruck“ eines Kartendecks ist seine SHA-256-Prüfsumme; die „Quittung“ beweist ihn nach der Runde.

fair-deals-fair-deal = Fair gemischt
fair-deals-why = Sobald eine Runde beginnt, lässt sich keine Karte mehr ändern. Der Fingerabdruck hier beweist es.
fair-deals-how = Vor der ersten Karte wird gemischt und das Deck versiegelt. Sein Fingerabdruck ist der SHA-256-Wert aus dem Deck und einem Zufallswert, dem Salt; kein anderes Deck lässt sich passend machen.
fair-deals-after = Nach der Runde zeigt die Quittung Deck und Salt. Das Spiel prüft sie hier, und du kannst sie mit jedem SHA-256-Werkzeug nachrechnen.
fair-deals-code-of-this-round = Fingerabdruck dieser Runde
fair-deals-still-sealed = Versiegelt bis zum Ende der Runde. Notiere dir den Anfang des Fingerabdrucks, wenn du ihn später prüfen willst.
fair-deals-checked = Geprüft: Deck und Salt passen zum Fingerabdruck.
fair-deals-the-deck = Das Deck, von oben nach unten
fair-deals-copy-receipt = Quittung kopieren
fair-deals-check-receipt = Kopierte Quittung prüfen
fair-deals-no-match = Jede Runde hat ihren eigenen Fingerabdruck. Er steht neben der Nummer der Runde.

receipt-checked-true = Quittung für Runde { $round } geprüft: Sie passt zu { $start }…
receipt-checked-false =
    { $receipt-error ->
        [deck] Ungültige Quittung: Das Deck hat nicht 52 verschiedene Karten.
        [salt] Ungültige Quittung: Der Salt hat nicht 64 Hexadezimalziffern.
       *[commitment] Ungültige Quittung: Deck und Salt passen nicht zum Fingerabdruck.
    }
receipt-checked-no-receipt = In der Zwischenablage ist keine Quittung. Kopiere eine und versuche es noch mal. ({ CLAUSE($why) })
receipt-checked-no-clipboard = Die Zwischenablage ließ sich nicht benutzen: { CLAUSE($text) }.

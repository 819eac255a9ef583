# Was bei jedem Spieler steht, wenn mehrere um einen Bildschirm sitzen.

facing-hold-to-look = Halten zum Sehen
facing-look = Ansehen
facing-tap-to-cover = Tippen deckt zu
facing-cover = Zudecken
facing-turn-to-me = Zu mir drehen

asked-draw = Du bist dran: Tipp auf den Ziehstapel
asked-lift-the-cover = Du bist dran: Sieh deine Karten an
asked-pass = Schieb deinem Partner Karten
asked-look-or-blind-nil = Blind-Null, oder Karten ansehen
asked-lead = Du bist dran: Spiel aus
asked-led = Du bist dran: { $suit } ist angespielt
asked-lead-from-the-dummy = Du bist dran: Spiel vom Dummy aus
asked-led-to-the-dummy = Spiel vom Dummy: { $suit } ist angespielt

tally-words-nothing = –
tally-words-tricks = { $tricks }
tally-words-nil = Null
tally-words-nil-and-tricks = Null, { $tricks }
tally-words-bid = Gebot { $bid }
tally-words-of = { $tricks } von { $bid }
bags = { $count } über
stock-left =
    { $count ->
        [one] Noch { $count } Karte
       *[other] Noch { $count } Karten
    }

seating-title = Sitzordnung
seating-side-by-side = Nebeneinander
seating-face-to-face = Rundherum
seating-about-side-by-side = Ihr spielt abwechselnd und reicht das Gerät weiter.
seating-about-face-to-face = Legt das Gerät in die Mitte. Jeder hat seine Seite und hält dort seine Abdeckung gedrückt, um seine Karten zu sehen.
seating-no-room = Dieser Bildschirm ist zu klein, um rundherum zu spielen. Nehmt ein Tablet oder reicht das Gerät weiter.

# Warum etwas nicht geht.

illegal-not-now =
    { KIND($action) ->
        [blind-nil] Blind-Null kannst du jetzt nicht bieten.
        [look] Du kannst deine Karten jetzt nicht ansehen.
        [draw] Du kannst jetzt nicht ziehen.
        [keep] Du kannst jetzt keine Karte behalten.
        [discard] Du kannst jetzt keine Karte ablegen.
        [nil] Du kannst jetzt nicht bieten.
        [bid] Du kannst jetzt nicht bieten.
        [blind-bid] Blind bieten kannst du jetzt nicht.
        [misdeal] Du kannst dein Blatt jetzt nicht hinwerfen.
        [pass] Du kannst jetzt keine Karte schieben.
        [play] Du kannst jetzt keine Karte spielen.
        [call] Du kannst jetzt nicht „Falsch bedient!“ rufen.
        [settle] Abgerechnet wird noch nicht.
       *[next-round] Die nächste Runde kann noch nicht beginnen.
    }
illegal-match-over = Die Partie ist vorbei.
illegal-choose-first = Erst die gezogene Karte behalten oder ablegen.
illegal-draw-first = Zieh erst eine Karte.
illegal-look-first = Sieh dir erst deine Karten an, dann biete.
illegal-no-blind-nil = Blind-Null gibt es in diesen Regeln nicht.
illegal-blind-nil-too-late = Blind-Null musst du bieten, bevor du eine Karte gesehen hast.
illegal-no-blind-bid = Blind bieten gibt es in diesen Regeln nicht.
illegal-blind-bid-too-late = Blind bieten darf nur der erste von zwei Partnern, bevor er eine Karte gesehen hat.
illegal-no-misdeal = In diesen Regeln darfst du dein Blatt nicht hinwerfen.
illegal-has-spades = Hinwerfen darfst du nur ein Blatt ohne Pik.
illegal-no-more-misdeals = In dieser Runde wurde schon oft genug neu gegeben.
illegal-already-named = { FORM($card, "accusative-start") } schiebst du schon.
illegal-not-behind = Blind darfst du nur bieten, wenn du mindestens { $points } Punkte zurückliegst.
illegal-bid-too-high = Mehr als 13 geht nicht.

illegal-no-nil = Null gibt es in diesen Regeln nicht.
illegal-nil-needs-bid = Null darfst du nur bieten, wenn dein Partner mindestens { $min } bietet.
illegal-bid-too-low = Du musst mindestens { $min } bieten.
illegal-total-too-low = Du bietest zuletzt: Alle Gebote zusammen müssen { $min } erreichen.
illegal-total-thirteen = Du bietest zuletzt: Alle Gebote zusammen dürfen nicht 13 ergeben.

illegal-whiz =
    { $spades ->
        [0] Du hast kein Pik, also musst du Null bieten.
        [one] Biete Null, oder { $spades } für dein Pik.
       *[other] Biete Null, oder { $spades } für deine Pik.
    }
illegal-mirror =
    { $spades ->
        [0] Du hast kein Pik, also musst du Null bieten.
        [one] Du hast { $spades } Pik, also musst du { $spades } bieten.
       *[other] Du hast { $spades } Pik, also musst du { $spades } bieten.
    }
illegal-suicide-nil-or-four = Biete Null, oder mindestens 4.
illegal-suicide-nil = Dein Partner hat nicht Null geboten, also musst du.
illegal-suicide-four = Dein Partner hat Null geboten, also musst du mindestens 4 bieten.

illegal-not-held = { FORM($card, "accusative-start") } hast du nicht.
illegal-must-follow = Du hast { $suit }, also musst du bedienen.
illegal-not-broken = Pik ist noch nicht offen: Spiel eine andere Farbe aus.
illegal-must-lead = Zum ersten Stich musst du { FORM($card, "accusative") } ausspielen.
illegal-lowest-club = Im ersten Stich spielst du dein kleinstes Kreuz.
illegal-no-spade-yet = Im ersten Stich kein Pik, solange du etwas anderes hast.
illegal-no-calls = Nach diesen Regeln kann niemand falsch bedienen, also gibt es nichts zu rufen.
illegal-call-spent = Du hast in dieser Runde schon einmal gerufen.
illegal-nothing-to-call = Dein Gegner hat noch keine Karte gespielt.

# Was man nur hört: was gerade passiert ist, wie es steht, und was man tun kann.

bid-name-blind-nil = Blind-Null
bid-name-nil = Null
bid-name-blind = { $tricks }
bid-name-tricks = { $tricks }

news-round = Runde { $round }
news-discarded =
    { KIND($card) ->
        [none]
            { KIND($who) ->
                [you] Du legst eine Karte ab
               *[one] { FORM($who, "start") } legt eine Karte ab
            }
       *[some]
            { KIND($who) ->
                [you] Du legst { FORM($card, "accusative") } ab
               *[one] { FORM($who, "start") } legt { FORM($card, "accusative") } ab
            }
    }
news-bid =
    { KIND($who) ->
        [you] Du bietest { $bid }
       *[one] { FORM($who, "start") } bietet { $bid }
    }
news-played =
    { KIND($who) ->
        [you] Du spielst { FORM($card, "accusative") }
       *[one] { FORM($who, "start") } spielt { FORM($card, "accusative") }
    }
news-took =
    { KIND($who) ->
        [you] Du machst den Stich
       *[one] { FORM($who, "start") } macht den Stich
    }
news-spades-broken = Pik ist offen
news-round-over = Die Runde ist vorbei
news-won =
    { KIND($side) ->
        [you] Du gewinnst die Partie
        [one] { FORM($side, "start") } gewinnt die Partie
        [dummy] { FORM($side, "start") } gewinnt die Partie
        [with-you] { FORM($side, "start") } gewinnt die Partie
       *[two] { FORM($side, "start") } gewinnen die Partie
    }
news-drawn = Unentschieden: { FORM($sides, "commas") }

standing =
    { $bags ->
        [0] { standing-points }
        [one] { standing-points }, { $bags } Überstich
       *[other] { standing-points }, { $bags } Überstiche
    }
standing-points =
    { $points ->
        [one] { standing-side }: { $points } Punkt
       *[other] { standing-side }: { $points } Punkte
    }
standing-side =
    { KIND($side) ->
        [you] Du
       *[one] { $side }
    }
seat-description =
    { KIND($who) ->
        [you] Du: { seat-description-bid }
        [dummy] Dummy: { seat-description-tricks }
       *[one] { $who }: { seat-description-bid }
    }
seat-description-bid =
    { KIND($bid) ->
        [none] noch kein Gebot, { seat-description-tricks }
       *[some] Gebot { $bid }, { seat-description-tricks }
    }
seat-description-tricks =
    { $tricks ->
        [one] { $tricks } Stich, { seat-description-cards }
       *[other] { $tricks } Stiche, { seat-description-cards }
    }
seat-description-cards =
    { $cards ->
        [one] { $cards } Karte im Blatt
       *[other] { $cards } Karten im Blatt
    }

table-line-turn-of = { $who } ist dran
table-line-your-turn =
    { KIND($who) ->
        [you] Du bist dran
       *[one] { $who } ist dran
    }
table-line-pass-the-device = Gib { $who } das Gerät
table-line-please-wait = Bitte warten
table-line-stock =
    { $count ->
        [one] Ziehstapel: { $count } Karte
       *[other] Ziehstapel: { $count } Karten
    }
table-line-discards = Ablage:
table-line-hand-of =
    { KIND($who) ->
        [you] Dein Blatt
        [dummy] Blatt { FORM($who, "genitive") }
       *[one] { FORM($who, "genitive") } Blatt
    }
table-line-holding = { $suit }: { FORM($ranks, "commas") }
table-line-in-the-trick =
    { KIND($who) ->
        [you] Du hast { FORM($card, "accusative") } gespielt
       *[one] { FORM($who, "start") } hat { FORM($card, "accusative") } gespielt
    }
table-line-spades-broken = Pik ist offen
table-line-spades-not-broken = Pik ist nicht offen
table-line-named = Karten, die du schiebst:
table-line-drawn = Gezogen: { $card }
table-line-dealer =
    { KIND($who) ->
        [you] Du hast gegeben
       *[one] { FORM($who, "start") } hat gegeben
    }
table-line-draws-first =
    { KIND($who) ->
        [you] Du ziehst zuerst
       *[one] { FORM($who, "start") } zieht zuerst
    }

control-show-my-cards = Meine Karten zeigen
control-skip = Überspringen
control-call-a-renege-of = { $who }: „Falsch bedient!“ rufen
control-act =
    { KIND($action) ->
        [draw] Karte ziehen
        [next-round] Nächste Runde
       *[other] { $action }
    }
control-play = { FORM($card, "accusative-start") } spielen

# Die Felder, die nach einem Gebot fragen.

bidding-your-bid = Dein Gebot
bidding-how =
    { KIND($rule) ->
        [whiz] Biete so viele Stiche, wie du Pik hast, oder Null.
        [mirror] Biete so viele Stiche, wie du Pik hast.
        [suicide] Ein Partner bietet Null, der andere mindestens 4.
       *[free] Wie viele der dreizehn Stiche machst du?
    }
bidding-board =
    { $partners ->
        [yes] Mit deinem Partner mindestens { $min }.
       *[no] Mindestgebot: { $min } Stiche.
    }
bidding-total = Alle Gebote zusammen: mindestens { $min }.
bidding-not-thirteen = Alle Gebote zusammen dürfen nicht 13 ergeben.
bidding-nil-beside =
    { $min ->
        [1] Nur ein Partner darf Null bieten.
       *[other] Null nur, wenn dein Partner mindestens { $min } bietet.
    }
bidding-at-least = Das kleinste Gebot ist { $min }.
bidding-not-sure = Unsicher? Frag nach einem Tipp. Kostet nichts.
bidding-expected-tricks = Erwartete Stiche
bidding-expected = { $tricks }
bidding-bid = Bieten
bidding-fewer = Eins weniger bieten
bidding-more = Eins mehr bieten
bidding-choose-a-bid = Gebot wählen
bidding-picked =
    { $tricks ->
        [0] Null bieten
       *[other] { $tricks } bieten
    }

pad-key-tricks = { $tricks }
    .number =
        { $tricks ->
            [0] Null
           *[other] { $tricks }
        }
    .stake = { "" }
pad-key-ten =
    { $equal ->
        [yes] { $tricks }, { $made } Punkte gewonnen oder verloren
       *[no] { $tricks }, { $made } Punkte, wenn erfüllt, { $lost } verloren, wenn geplatzt
    }
    .number = { $tricks }
    .stake =
        { $equal ->
            [yes] { FORM($made, "either") }
           *[no] { FORM($made, "gain") }
        }
pad-key-moon = 13 (Durchmarsch), bringt { $points } Punkte
    .number = 13
    .stake = { FORM($points, "gain") }
pad-key-nil =
    { KIND($failure) ->
        [penalty] Null, { $points } Punkte gewonnen oder verloren
       *[bags] Null, { $points } Punkte, oder Überstiche, wenn er platzt
    }
    .number = Null
    .stake =
        { KIND($failure) ->
            [penalty] { FORM($points, "either") }
           *[bags] { FORM($points, "gain") }
        }

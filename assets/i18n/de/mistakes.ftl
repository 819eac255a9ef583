# Aus Fehlern lernen: was gespielt wurde, was es kostet, und warum das andere besser ist.

learn-from =
    { $count ->
        [1] Aus 1 Fehler lernen
        [one] Aus { $count } Fehlern lernen
       *[other] Aus { $count } Fehlern lernen
    }
take-them-again = Geh deine teuersten Entscheidungen noch mal durch, bis du die bessere findest
mistakes-head = Aus Fehlern lernen · { $number } von { $of }
mistakes-show-me = Zeig’s mir
mistakes-next-mistake = Weiter
mistakes-back-to-the-result = Ergebnis

find-better-card = Du hast { FORM($card, "accusative") } gespielt. Finde eine bessere Karte.
find-better-kept =
    { KIND($card) ->
        [none] Du hast die Karte behalten. Was ist besser?
       *[some] Du hast { FORM($card, "accusative") } behalten. Was ist besser?
    }
find-better-discarded =
    { KIND($card) ->
        [none] Du hast die Karte abgelegt. Was ist besser?
       *[some] Du hast { FORM($card, "accusative") } abgelegt. Was ist besser?
    }
find-better-bid =
    { $tricks ->
        [0] Du hast Null geboten. Finde ein besseres Gebot.
       *[other] Du hast { $tricks } geboten. Finde ein besseres Gebot.
    }
find-better-blind-nil = Du hast Blind-Null geboten. Was ist besser?
find-better-blind-bid = Du hast blind { $tricks } geboten. Was ist besser?
find-better-misdeal = Du hast dein Blatt hingeworfen. Was ist besser?
find-better-drew = Du hast gezogen. Was ist besser?
find-better-looked = Du hast dir erst dein Blatt angesehen. Was ist besser?

# „12 Punkte“, nach „etwa“.
costs-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
costs-card = { FORM($card, "nominative-start") } kostet immer noch etwa { costs-points }. Versuch eine andere Karte.
costs-card-is-no-better = { FORM($card, "nominative-start") } ist nicht besser. Versuch eine andere Karte.
costs-bid =
    { $tricks ->
        [0] Null kostet immer noch etwa { costs-points }. Versuch ein anderes Gebot.
       *[other] Ein Gebot von { $tricks } kostet immer noch etwa { costs-points }. Versuch ein anderes Gebot.
    }
costs-keeping =
    { KIND($card) ->
        [none] Die Karte zu behalten kostet immer noch etwa { costs-points }. Versuch’s noch mal.
       *[some] { FORM($card, "accusative-start") } zu behalten kostet immer noch etwa { costs-points }. Versuch’s noch mal.
    }
costs-discarding =
    { KIND($card) ->
        [none] Die Karte abzulegen kostet immer noch etwa { costs-points }. Versuch’s noch mal.
       *[some] { FORM($card, "accusative-start") } abzulegen kostet immer noch etwa { costs-points }. Versuch’s noch mal.
    }
costs-blind-nil = Blind-Null kostet immer noch etwa { costs-points }. Versuch’s noch mal.
costs-other = Das kostet immer noch etwa { costs-points }. Versuch’s noch mal.
costs-no-better = Nicht besser. Versuch’s noch mal.

# Der Trainer: was er nach einer Entscheidung sagt, und die Knöpfe daneben.

coach-show-me = Zeig’s mir
coach-take-back = Rückgängig
coach-what-taking-back-costs = Hast du seitdem neue Karten oder Gebote gesehen, wird das Zurücknehmen auf dem Punktezettel vermerkt.
coach-close = Schließen
coach-well-spotted = Gut gesehen.
coach-one-way-they-may-lie = So könnten die verdeckten Karten sitzen.

coach-mode-none = Aus
coach-mode-after-mistakes = Nach Fehlern
coach-mode-before-every-decision = Vor jeder Entscheidung

# „12 Punkte“, nach „etwa“.
remarks-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
remarks-better-start =
    { KIND($better) ->
        [blind-nil] Blind-Null
        [nil] Null
        [bid] Ein Gebot von { $bid }
       *[look] Ein Blick in die Karten
    }
remarks-discarding =
    { KIND($card) ->
        [none] Die Karte abzulegen wäre um etwa { remarks-points } besser gewesen.
       *[some] { FORM($card, "accusative-start") } abzulegen wäre um etwa { remarks-points } besser gewesen.
    }
remarks-keeping =
    { KIND($card) ->
        [none] Die Karte zu behalten wäre um etwa { remarks-points } besser gewesen.
       *[some] { FORM($card, "accusative-start") } zu behalten wäre um etwa { remarks-points } besser gewesen.
    }
remarks-bid-too-high = Etwas zu hoch. { remarks-better-start } wäre etwa { remarks-points } mehr wert gewesen.
remarks-bid-too-low = Da war mehr drin: { remarks-better-start } wäre etwa { remarks-points } mehr wert gewesen.
remarks-bid-for-dummy = Mit einem Gebot von { $bid } hättest du vielleicht den Dummy bekommen, den noch niemand kannte: im Schnitt etwa { remarks-points } mehr wert.
remarks-bid-worth-more = { remarks-better-start } wäre etwa { remarks-points } mehr wert gewesen.
remarks-risked-nil =
    { KIND($taken) ->
        [blind-nil] Blind-Null war sehr gewagt. { remarks-better-start } wäre etwa { remarks-points } mehr wert gewesen.
       *[nil] Null war sehr gewagt. { remarks-better-start } wäre etwa { remarks-points } mehr wert gewesen.
    }
remarks-missed-nil = In diesem Blatt steckte ein Null, und der wäre etwa { remarks-points } mehr wert gewesen.
remarks-endangered-nil = { FORM($taken, "nominative-start") } kann dich den Null kosten. { FORM($better, "nominative-start") } wäre sicherer gewesen und etwa { remarks-points } mehr wert.
remarks-endangered-bid = { FORM($taken, "nominative-start") } kann dich das Gebot kosten. { FORM($better, "nominative-start") } wäre sicherer gewesen und etwa { remarks-points } mehr wert.
remarks-spared-others = Mit { FORM($better, "dative") } wäre das gegnerische Gebot eher geplatzt. Das war etwa { remarks-points } wert.
remarks-left-partner = { FORM($better, "nominative-start") } hätte den Null deines Partners gedeckt. Das war etwa { remarks-points } wert.
remarks-took-bags = { FORM($taken, "nominative-start") } brachte dir einen Überstich, den du nicht brauchst. { FORM($better, "nominative-start") } wäre um etwa { remarks-points } besser gewesen.
remarks-card-better = { FORM($better, "nominative-start") } wäre um etwa { remarks-points } besser gewesen.
remarks-better = Das hat etwa { remarks-points } gekostet.

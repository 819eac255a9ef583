# Der Trainer: was er nach einer Entscheidung sagt, und die Knöpfe daneben.

coach-show-me = Zeig’s mir
coach-take-back = Rückgängig
coach-what-taking-back-costs = Hast du seitdem neue Karten oder Gebote gesehen, wird das Zurücknehmen auf dem Punktezettel vermerkt.
coach-close = Schließen
coach-well-spotted = Gut gesehen.
coach-one-way-they-may-lie = So könnten die verdeckten Karten liegen.

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
       *[look] Erst die Karten anzusehen
    }
remarks-discarding =
    { KIND($card) ->
        [none] Die Karte abzulegen war um etwa { remarks-points } besser.
       *[some] { FORM($card, "accusative-start") } abzulegen war um etwa { remarks-points } besser.
    }
remarks-keeping =
    { KIND($card) ->
        [none] Die Karte zu behalten war um etwa { remarks-points } besser.
       *[some] { FORM($card, "accusative-start") } zu behalten war um etwa { remarks-points } besser.
    }
remarks-bid-too-high = Etwas zu hoch. { remarks-better-start } war etwa { remarks-points } mehr wert.
remarks-bid-too-low = Da war mehr drin: { remarks-better-start } war etwa { remarks-points } mehr wert.
remarks-bid-for-dummy = Mit einem Gebot von { $bid } hättest du vielleicht den Dummy bekommen, den noch niemand kannte: im Schnitt etwa { remarks-points } mehr wert.
remarks-bid-worth-more = { remarks-better-start } war etwa { remarks-points } mehr wert.
remarks-risked-nil =
    { KIND($taken) ->
        [blind-nil] Blind-Null war sehr gewagt. { remarks-better-start } war etwa { remarks-points } mehr wert.
       *[nil] Null war sehr gewagt. { remarks-better-start } war etwa { remarks-points } mehr wert.
    }
remarks-missed-nil = Dieses Blatt war ein Null, und der war etwa { remarks-points } mehr wert.
remarks-endangered-nil = { FORM($taken, "nominative-start") } kann dich den Null kosten. { FORM($better, "nominative-start") } war sicherer und etwa { remarks-points } mehr wert.
remarks-endangered-bid = { FORM($taken, "nominative-start") } kann dich das Gebot kosten. { FORM($better, "nominative-start") } war sicherer und etwa { remarks-points } mehr wert.
remarks-spared-others = Mit { FORM($better, "dative") } wäre das Gebot der Gegenseite eher geplatzt. Das war etwa { remarks-points } wert.
remarks-left-partner = { FORM($better, "nominative-start") } hätte den Null deines Partners gedeckt. Das war etwa { remarks-points } wert.
remarks-took-bags = { FORM($taken, "nominative-start") } brachte dir einen Überstich, den du nicht brauchst. { FORM($better, "nominative-start") } war um etwa { remarks-points } besser.
remarks-card-better = { FORM($better, "nominative-start") } war um etwa { remarks-points } besser.
remarks-better = Das hat etwa { remarks-points } gekostet.

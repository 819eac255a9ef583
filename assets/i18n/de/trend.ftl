# Woran es sich zu arbeiten lohnt.

mistake-kept-low-spade = Kleine Pik behalten
mistake-kept-high-spade = Hohe Pik behalten
mistake-kept-high = Hohe Karten behalten
mistake-kept-low = Kleine Karten behalten
mistake-threw-spade = Pik abgelegt
mistake-threw-high = Hohe Karten abgelegt
mistake-threw-low = Kleine Karten abgelegt
mistake-bid-too-high = Zu hoch geboten
mistake-bid-too-low = Zu niedrig geboten
mistake-risked-nil = Riskante Null-Gebote
mistake-missed-nil = Verpasste Null-Gebote
mistake-endangered-nil = Eigenen Null gefährdet
mistake-endangered-bid = Eigenes Gebot gefährdet
mistake-spared-others = Gegner verschont
mistake-left-partner = Null des Partners nicht gedeckt
mistake-took-bags = Unnötige Überstiche
mistake-played-worse = Andere Kleinigkeiten

trend-too-few =
    { $missing ->
        [1] Noch eine analysierte Runde, dann siehst du, woran es sich zu arbeiten lohnt.
        [one] Noch { $missing } analysierte Runden, dann siehst du, woran es sich zu arbeiten lohnt.
       *[other] Noch { $missing } analysierte Runden, dann siehst du, woran es sich zu arbeiten lohnt.
    }
trend-nothing-stands-out = Nichts fällt auf. Das ist ein gutes Zeichen.
trend-how-often =
    { $times ->
        [1] einmal in deinen letzten { $rounds } analysierten Runden. Das senkt deine Gewinnchance um etwa { $chance } je Runde.
        [one] { $times }-mal in deinen letzten { $rounds } analysierten Runden. Das senkt deine Gewinnchance um etwa { $chance } je Runde.
       *[other] { $times }-mal in deinen letzten { $rounds } analysierten Runden. Das senkt deine Gewinnchance um etwa { $chance } je Runde.
    }
trend-work-on =
    { KIND($kind) ->
        [kept-low-spade] Du behältst kleine Pik (bis zur 9), die du ablegen solltest: { trend-how-often }
        [kept-high-spade] Du behältst hohe Pik (ab der 10), die du ablegen solltest: { trend-how-often }
        [kept-high] Du behältst Damen, Könige und Asse der Nebenfarben, die du ablegen solltest: { trend-how-often }
        [kept-low] Du behältst in den Nebenfarben Karten unter der Dame, die du ablegen solltest: { trend-how-often }
        [threw-spade] Du legst Pik ab, die du behalten solltest: { trend-how-often }
        [threw-high] Du legst Damen, Könige und Asse der Nebenfarben ab, die du behalten solltest: { trend-how-often }
        [threw-low] Du legst in den Nebenfarben Karten unter der Dame ab, die du behalten solltest: { trend-how-often }
        [bid-too-high] Du bietest zu hoch: { trend-how-often }
        [bid-too-low] Du bietest zu niedrig: { trend-how-often }
        [risked-nil] Du bietest Null, wo ein Gebot mehr wert wäre: { trend-how-often }
        [missed-nil] Du lässt dir lohnende Null-Gebote entgehen: { trend-how-often }
        [endangered-nil] Du spielst Karten, die deinen Null gefährden: { trend-how-often }
        [endangered-bid] Du spielst Karten, die dein Gebot gefährden: { trend-how-often }
        [spared-others] Du lässt Gegner davonkommen, deren Gebot platzen könnte: { trend-how-often }
        [left-partner] Du deckst den Null deines Partners nicht: { trend-how-often }
        [took-bags] Du machst Überstiche, die nicht sein müssten: { trend-how-often }
       *[played-worse] Kleinigkeiten im Kartenspiel: { trend-how-often }
    }

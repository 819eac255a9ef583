# Fragen vor etwas, das sich nicht zurücknehmen lässt.

concede-concede-the-match = Partie aufgeben?
concede-it-counts-as-lost = Sie zählt als verloren und lässt sich nicht fortsetzen.
concede-it-is-lost-for = Sie zählt als verloren für { FORM($side, "accusative") } und lässt sich nicht fortsetzen.
concede-concede = Aufgeben
concede-play-on = Weiterspielen

concede-round-concede-the-round = Runde aufgeben?
concede-round-your-cards-play-themselves = Deine Karten werden für dich gespielt, die kleinsten zuerst, und die Runde wird abgerechnet.
concede-round-concede = Aufgeben
concede-round-play-on = Weiterspielen

take-back-may-take-back = { $of }, { $who } möchte etwas zurücknehmen. Einverstanden?
take-back-may-take-back-among-all = { FORM($who, "start") } möchte etwas zurücknehmen. Sind alle einverstanden?
take-back-if-agreed = Wenn { $of } einverstanden ist, entscheidet { $who } noch mal.
take-back-if-all-agree = Wenn alle einverstanden sind, entscheidet { $who } noch mal.
take-back-agree = Einverstanden
take-back-we-all-agree = Alle einverstanden
take-back-leave-it = Nein

restart-restart-match = Partie neu beginnen?
restart-same-deals = Neu beginnen: dieselben Karten ab Runde 1. Was du bisher gespielt hast, wird nicht gespeichert.
restart-same-deals-count-separately =
    { $daily ->
        [yes] Neu beginnen: dieselben Karten ab Runde 1. Was du bisher gespielt hast, wird nicht gespeichert. Weil du die Karten kennst, zählt diese Partie getrennt und nicht als Blatt des Tages.
       *[no] Neu beginnen: dieselben Karten ab Runde 1. Was du bisher gespielt hast, wird nicht gespeichert. Weil du die Karten kennst, zählt diese Partie getrennt.
    }
restart-practice-from-its-point = Neu beginnen: Übe noch mal von derselben Stelle. Übungen werden nicht gespeichert und zählen nicht.
restart-new-match-has-other-deals = Neue Partie: dieselben Regeln und Spieler, andere Karten.
restart-new-match-keeps-this-one = Neue Partie: dieselben Regeln und Spieler, andere Karten. Diese Partie findest du im Hauptmenü unter „{ matches-matches }“.
restart-restart = Neu beginnen
restart-new-match = Neue Partie
restart-play-on = Weiterspielen

undo-separately-undo = Zurücknehmen?
undo-separately-counts-separately =
    { $daily ->
        [yes] { undo-separately-seen } Das Zurücknehmen wird auf dem Punktezettel vermerkt, und die Partie zählt getrennt und nicht als Blatt des Tages.
       *[no] { undo-separately-seen } Das Zurücknehmen wird auf dem Punktezettel vermerkt, und die Partie zählt getrennt.
    }
undo-separately-seen =
    { $news ->
        [bid] Du hast seitdem ein Gebot gesehen.
        [call] Seitdem wurde „Falsch bedient!“ gerufen.
       *[card] Du hast seitdem neue Karten gesehen.
    }
undo-separately-undo-it = Zurücknehmen
undo-separately-leave-it = Weiterspielen

blind-nil-bid-it = Blind-Null bieten?
blind-nil-for-so-many =
    { $costs-bags ->
        [yes] Mach in dieser Runde keinen Stich, mit Karten, die du nicht gesehen hast: { FORM($points, "gain") }, wenn es klappt. Wenn nicht, zählen deine Stiche als Überstiche.
       *[no] Mach in dieser Runde keinen Stich, mit Karten, die du nicht gesehen hast: { FORM($points, "gain") }, wenn es klappt, sonst { FORM($points, "loss") }.
    }
blind-nil-bid-blind-nil = Blind-Null bieten
blind-nil-not-now = Nicht jetzt
blind-bid-bid-it = Blind bieten?
blind-bid-for-so-many =
    { $covers ->
        [yes] Biete für euch beide, mit Karten, die du nicht gesehen hast: { $won } je gebotenem Stich, wenn es klappt, sonst −{ $lost }. Dein Partner bietet nicht.
       *[no] Biete mit Karten, die du nicht gesehen hast: { $won } je gebotenem Stich, wenn es klappt, sonst −{ $lost }.
    }
blind-bid-number = { $tricks }: +{ $points }

ask-call-ask-first = „Falsch bedient!“ rufen?
ask-call-one-call-a-round = Du darfst das einmal je Runde; liegst du falsch, kostet das nichts weiter.
ask-call-call-it = Rufen
ask-call-play-on = Weiterspielen

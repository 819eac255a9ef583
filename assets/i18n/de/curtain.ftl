# Zwischen Leuten, die sich ein Gerät weiterreichen.

curtain-pass-the-device = Gib { $who } das Gerät
curtain-pass-the-device-below =
    Das Gerät geht an
    { $who }
curtain-look-away =
    { FORM($others, "count") ->
        [0] Deine Karten bleiben verdeckt, bis du den Knopf gedrückt hältst.
        [1] { $others }, bitte wegschauen. { FORM($next, "genitive") } Karten bleiben verdeckt, bis { $next } den Knopf gedrückt hält.
       *[other] Alle anderen bitte wegschauen. { FORM($next, "genitive") } Karten bleiben verdeckt, bis { $next } den Knopf gedrückt hält.
    }
curtain-hold =
    { $shows ->
        [yes] Halten und Karten ansehen
       *[no] Halten und loslegen
    }
curtain-draft = Runde { $round } · Kartenwahl
curtain-bidding = Runde { $round } · Gebote
curtain-trick = Runde { $round } · Stich { $trick }
curtain-score = { $side }: { $score }

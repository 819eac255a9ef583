# Die runden Knöpfe neben dem Blatt, und die Knöpfe der Kartenwahl.

tool-undo = Rückgängig
tool-hint = Tipp
tool-last-trick = Letzter Stich
tool-discards = Ablage
tool-call-renege = Falsch bedient!
tool-menu = Menü
tool-second-thoughts = Doch lieber anders?

tool-off-undo = Es gibt nichts zurückzunehmen.
tool-off-hint = Tipps gibt es, wenn du dran bist.
tool-off-last-trick = Noch hat niemand einen Stich gemacht.
tool-off-discards = Die Ablage lässt sich gerade nicht zeigen.

draft-keep = Behalten
draft-discard = Ablegen
draft-keep-or-discard = Behältst du sie, kommt die nächste auf die Ablage. Legst du sie ab, musst du die nächste nehmen.
draft-blind-bid = Blind bieten
draft-misdeal = Hinwerfen: kein Pik
draft-blind-nil = Blind-Null { FORM($points, "gain") }
draft-take-the-rest = Der Rest gehört mir

# Die Leiste der Wiederholung.

replay-replay = Wiederholung
replay-look-back = Partie ansehen
replay-replay-the-round = Runde noch mal ansehen
replay-leave-the-replay = Wiederholung beenden
replay-previous-round = Vorige Runde
replay-next-round = Nächste Runde
replay-step-back = Schritt zurück
replay-step-on = Schritt vor
replay-go-on = Abspielen
replay-pause = Anhalten
replay-time-line = Zeitleiste
replay-play-on-from-here = Ab hier weiterspielen
replay-practice-counts-for-nothing = Übung gegen den Computer. Zählt nicht.
replay-practice-is-not-kept = Übung: wird nicht gespeichert, zählt nicht.
replay-nothing-was-better = beste Wahl
replay-cannot-be-replayed = Diese Partie lässt sich nicht noch mal ansehen.

seen-by-all = Alle Blätter
seen-by-one =
    { KIND($who) ->
        [you] Deine Sicht
        [dummy] Sicht { FORM($who, "genitive") }
       *[one] { FORM($who, "genitive") } Sicht
    }
progress = Runde { $round }: Schritt { $done } von { $of }
round-begins = Runde { $round } beginnt
reviewing = wird analysiert: { $share }

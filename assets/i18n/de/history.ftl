# Der Verlauf: beendete Partien.

history-history = Verlauf
history-unfinished = Laufende Partien
history-player = Spieler
history-any-player = Alle Spieler
history-no-match-has-ended = Deine Geschichte beginnt mit dem ersten Blatt.
history-what-is-kept = Jede Partie, die du zu Ende spielst, bleibt hier erhalten, Karte für Karte.
history-no-match-fits = So eine Partie gibt es nicht. Filter etwas weniger streng.
history-earlier-matches = Frühere Partien
history-later-matches = Spätere Partien

filter-toggle = Filter
filter-summary =
    { KIND($parts) ->
        [none] Alle Partien
       *[some] { FORM($parts, "dots") }
    }
step-previous =
    { $filter-kind ->
        [rules] Vorige Variante
        [level] Vorige Stufe
        [rival] Voriger Gegner
        [result] Voriges Ergebnis
        [month] Voriger Monat
       *[period] Kürzerer Zeitraum
    }
step-next =
    { $filter-kind ->
        [rules] Nächste Variante
        [level] Nächste Stufe
        [rival] Nächster Gegner
        [result] Nächstes Ergebnis
        [month] Nächster Monat
       *[period] Längerer Zeitraum
    }
filter-value-any =
    { $filter-kind ->
        [rules] Alle Varianten
        [level] Alle Stufen
        [rival] Alle Gegner
        [result] Alle Ergebnisse
        [month] Alle Monate
       *[period] Seit Beginn
    }
filter-value-result =
    { $outcome ->
        [won] Gewonnen
        [lost] Verloren
       *[drawn] Unentschieden
    }
filter-value-days =
    { $days ->
        [one] Heute
       *[other] Die letzten { $days } Tage
    }
shown-matches-all =
    { $of ->
        [0] { "" }
        [one] { $of } Partie
       *[other] { $of } Partien
    }
shown-matches-some = { $first } bis { $last } von { $of } Partien

ended =
    { KIND($result) ->
        [won] { $rules } · Gewonnen, { FORM($scores, "to") }
        [lost] { $rules } · Verloren, { FORM($scores, "to") }
        [drawn] { $rules } · Unentschieden, { FORM($scores, "to") }
        [conceded] { $rules } · Aufgegeben bei { FORM($scores, "to") }
       *[none] { $rules } · { FORM($scores, "to") }
    }
played-by =
    { $rounds ->
        [one] { FORM($players, "commas") } · { $rounds }{ "\u00A0" }Runde · { $day }
       *[other] { FORM($players, "commas") } · { $rounds }{ "\u00A0" }Runden · { $day }
    }
player-of-match-you = Du
player-of-match-unnamed = Ohne Namen
player-of-match-computer = { $who } ({ $level })

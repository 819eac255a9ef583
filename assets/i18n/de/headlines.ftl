# Überschriften, für jeden Moment eine eigene. Höchstens 45 Zeichen.

## Am Ende einer Partie.

end-headline-won = Gewonnen!
end-headline-won-together = Gewonnen, du und { FORM($partner, "within") }!
end-headline-whisker = Um Haaresbreite!
end-headline-rout = An die Wand gespielt!
end-headline-comeback = Was für eine Aufholjagd!
end-headline-every-bid = Jedes Gebot gehalten.
end-headline-no-bags = Kein Stich zu viel.
end-headline-set-at-the-end = Auf der Ziellinie geplatzt – und nicht du!
end-headline-nil-at-the-end = Mit nichts gewonnen.
end-headline-first-win = Stufe „{ $level }“ geschlagen!
end-headline-lost = Diesmal nicht.
end-headline-so-close = Haarscharf vorbei.
end-headline-led-before = Das war schon fast gewonnen.
end-headline-bags = Ein paar Stiche zu viel.
end-headline-floor = Unten durchgefallen.
end-headline-tie = Patt.
end-headline-shared = Sieger: { $sides }
end-headline-other-won =
    { KIND($side) ->
        [you] Du gewinnst!
        [one] { FORM($side, "start") } gewinnt
        [dummy] { FORM($side, "start") } gewinnt
        [with-you] { FORM($side, "start") } gewinnt!
       *[two] { FORM($side, "start") } gewinnen
    }

## Die Zeile darunter.

end-line-won = Gut gespielt. Noch eine?
end-line-won-together = Eingespielt.
end-line-whisker = { $own } zu { $rival }. Tief durchatmen.
end-line-rout = Da kam keiner auch nur in deine Nähe.
end-line-comeback = Du lagst { $behind } zurück.
end-line-every-bid = Ausnahmslos jedes.
end-line-no-bags = Maßarbeit.
end-line-set-at-the-end =
    { $needed ->
        [1] Ein Stich musste her. { end-line-set-took }
        [one] { $needed } Stich musste her. { end-line-set-took }
       *[other] { $needed } Stiche mussten her. { end-line-set-took }
    }
end-line-set-took =
    { $took ->
        [0] Es kam keiner.
        [one] Es wurde { $took }.
       *[other] Es wurden { $took }.
    }
end-line-nil-at-the-end = Und zwar wörtlich: kein einziger Stich.
end-line-first-win = Zum ersten Mal. Rot im Kalender anstreichen!
end-line-lost = Neue Karten, neues Glück.
end-line-so-close =
    { $short ->
        [one] { $short } Punkt hat gefehlt.
       *[other] { $short } Punkte haben gefehlt.
    }
end-line-led-before = Sieh nach, wo es gekippt ist.
end-line-bags = Überstiche läppern sich.
end-line-floor = Von hier geht es nur noch aufwärts.
end-line-tie = Keiner hat nachgegeben.
end-line-shared = Oben ist Platz für mehr als einen.
end-line-other-won = Wer verliert, mischt.

## Über dem Punktezettel einer Runde.

round-headline-caught = Auf frischer Tat ertappt.
round-headline-moon = Durchmarsch! Alle dreizehn.
round-headline-blind-nil = Blind-Null! Ohne einmal hinzusehen.
round-headline-nil = Null! Nicht ein einziger Stich.
round-headline-covered = Rücken frei für { FORM($partner, "accusative") }: Null geschafft.
round-headline-one-trick-too-many = Ein Stich zu viel.
round-headline-bag-penalty =
    { $points ->
        [100] { $limit } Überstiche: Der Hunderter ist weg.
        [1] { $limit } Überstiche: Weg ist der Punkt.
       *[other] { $limit } Überstiche: { $points } Punkte sind weg.
    }
round-headline-all-set = Geplatzt, und zwar alle.
round-headline-set-them = Da hast du die Suppe versalzen!
round-headline-one-short = Einer hat gefehlt.
round-headline-got-away = Das ging gründlich daneben.
round-headline-and-then-some = Geschafft – und nicht zu knapp.
round-headline-with-change = Geschafft, mit Trinkgeld.
round-headline-exact = Punktlandung.

# Überschriften, für jeden Moment eine eigene. Höchstens 45 Zeichen.

## Am Ende einer Partie.

end-headline-won = Gewonnen!
end-headline-won-together = Gewonnen, du und { FORM($partner, "within") }!
end-headline-whisker = Um Haaresbreite!
end-headline-rout = An die Wand gespielt!
end-headline-comeback = Was für eine Aufholjagd!
end-headline-every-bid = Jedes Gebot gehalten.
end-headline-no-bags = Kein Stich zu viel.
end-headline-set-at-the-end = Auf der Ziellinie geplatzt!
end-headline-nil-at-the-end = Mit nichts gewonnen.
end-headline-first-win = Stufe „{ $level }“ geschlagen!
end-headline-lost = Diesmal nicht.
end-headline-so-close = So knapp.
end-headline-led-before = Das war schon fast gewonnen.
end-headline-bags = Ein paar Stiche zu viel.
end-headline-floor = Bis ganz nach unten.
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
end-line-rout = Die kamen nie in deine Nähe.
end-line-comeback = Du lagst { $behind } zurück.
end-line-every-bid = Wirklich jedes.
end-line-no-bags = Maßarbeit.
end-line-set-at-the-end = { $needed } mussten sie machen. Es wurden { $took }.
end-line-nil-at-the-end = Und zwar wörtlich: kein einziger Stich.
end-line-first-win = Zum ersten Mal. Merk dir den Tag.
end-line-lost = Neue Karten, neues Glück.
end-line-so-close =
    { $short ->
        [one] { $short } Punkt hat gefehlt.
       *[other] { $short } Punkte haben gefehlt.
    }
end-line-led-before = Sieh nach, wo es gekippt ist.
end-line-bags = Überstiche läppern sich.
end-line-floor = Von hier aus geht es nur aufwärts.
end-line-tie = Keiner hat nachgegeben.
end-line-shared = Oben ist Platz für mehr als einen.
end-line-other-won = Wer verliert, gibt die nächste.

## Über dem Punktezettel einer Runde.

round-headline-caught = Auf frischer Tat ertappt.
round-headline-moon = Durchmarsch! Alle dreizehn.
round-headline-blind-nil = Blind-Null! Ohne einen Blick.
round-headline-nil = Null! Nicht ein Stich bei dir.
round-headline-covered = Rücken frei für { FORM($partner, "accusative") }: Null geschafft.
round-headline-one-trick-too-many = Ein Stich zu viel.
round-headline-bag-penalty =
    { $points ->
        [100] { $limit } Überstiche: Der Hunderter ist weg.
        [1] { $limit } Überstiche: Weg ist der Punkt.
       *[other] { $limit } Überstiche: { $points } Punkte sind weg.
    }
round-headline-all-set = Geplatzt, und zwar alle.
round-headline-set-them = Denen hast du’s vermasselt!
round-headline-one-short = Einer hat gefehlt.
round-headline-got-away = Das ging gründlich daneben.
round-headline-and-then-some = Geschafft – und nicht zu knapp.
round-headline-with-change = Geschafft, mit Trinkgeld.
round-headline-exact = Genau auf den Punkt.

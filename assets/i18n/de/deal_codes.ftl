# Kartencodes: die Karten einer Partie als kurzer Text.

deal-codes-deal-code = Kartencode
deal-codes-no-code = Code eintippen oder einfügen
deal-codes-what-it-is-for = Wer diesen Code eingibt, bekommt dieselben Karten.
deal-codes-not-yet = Den Kartencode gibt es nach der Partie. Er würde die kommenden Karten verraten.
deal-codes-paste-code = Einfügen
deal-codes-no-deal-code = Entfernen
deal-codes-copy-deal-code = Kartencode kopieren
deal-codes-copy-link = Link kopieren
deal-codes-copy-link-with-my-points = Link mit meinen Punkten kopieren
deal-codes-copy-code-with-my-points = Code mit meinen Punkten kopieren
deal-codes-share-link = Teilen
deal-codes-share-link-with-my-points = Mit meinen Punkten teilen

invitation-plain = Spades: Spiel dieselben Karten wie ich.
invitation-points = Spades: Ich habe { scored-points }. Dieselben Karten – jetzt du.

# „63 Punkte“, nach „habe“ und „dein Freund hat“.
scored-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }

sent-deal-title = Jemand schickt dir diese Karten
sent-deal-they-scored = Die Vorgabe: { scored-points }.
sent-deal-same-cards = Du bekommst dieselben Karten.
sent-deal-play = Spielen
sent-deal-not-now = Nicht jetzt
sent-deal-change-players = Spieler ändern

against-friend-sums = Vorgabe: { $friend } Punkte, du: { $own }
against-friend-rounds = { FORM($rounds, "dots") }
round-against = Runde { $round }: { $friend } zu { $own }

code-accepted = Code angenommen: { $rules-name }.
code-no-clipboard = Die Zwischenablage ließ sich nicht benutzen: { CLAUSE($text) }.
code-empty = Gib einen Kartencode ein.
code-not-found = In diesem Text steckt kein Kartencode.
code-character = „{ $found }“ kommt in Kartencodes nicht vor (Zeichen { $at }).
code-too-short = Dieser Code ist zu kurz.
code-too-long = Dieser Code ist zu lang.
code-wrong = Prüfe Zeichen { $at }.
code-swapped = Zeichen { $at } und { $next } sind wohl vertauscht.
code-extra = An Stelle { $at } steht ein Zeichen zu viel.
code-missing = Vor Zeichen { $at } fehlt eines.
code-mistyped = In diesem Code steckt ein Tippfehler. Prüfe ihn und versuche es noch mal.
code-newer = Dieser Code braucht eine neuere Version von Spades. Aktualisiere das Spiel und versuche es noch mal.
code-meaningless = Das ist kein Kartencode von Spades.

# Das Blatt des Tages.

deal-of-the-day-deal-of-the-day = Blatt des Tages
deal-of-the-day-motto = Dieselben Karten für alle
deal-of-the-day-rules = Heute spielen alle dieselben Karten: drei Runden auf der Stufe „{ level-advanced }“, jeden Tag in einer anderen Variante. Es zählt nur deine erste beendete Partie, und auch die nur, wenn du nicht neu beginnst und nichts zurücknimmst, nachdem du neue Karten oder Gebote gesehen hast.
deal-of-the-day-play-todays-deal = Blatt von heute spielen
deal-of-the-day-continue = Weiterspielen
deal-of-the-day-play-once-more = Noch mal spielen
deal-of-the-day-once-more-counts-for-nothing = Das war’s für heute. Morgen gibt es ein neues, für alle dasselbe.
streak-at-risk = { $days } Tage in Folge. Mit dem Blatt von heute geht die Serie weiter.
deal-of-the-day-copy-result = Ergebnis kopieren
deal-of-the-day-share-result = Ergebnis teilen
deal-of-the-day-days-in-a-row = Aktuelle Serie
deal-of-the-day-most-in-a-row = Längste Serie
deal-of-the-day-days-played = Gespielte Tage
deal-of-the-day-this-month = Dieser Monat

day-words =
    { $outcome ->
        [won] Gewonnen mit { day-points }.
        [lost] Verloren mit { day-points }.
       *[drawn] Unentschieden mit { day-points }.
    }
# „63 Punkten“, nach „mit“.
day-points =
    { $score ->
        [one] { $score } Punkt
       *[other] { $score } Punkten
    }
share-head = Spades · { deal-of-the-day-deal-of-the-day } · { FORM($day, "short") }
share-line =
    { $outcome ->
        [won] { $variant }: { $own } zu { $other } gewonnen · { $squares }
        [lost] { $variant }: { $own } zu { $other } verloren · { $squares }
       *[drawn] { $variant }: { $own } zu { $other } unentschieden · { $squares }
    }
shared-copied = Ergebnis kopiert. Es verrät keine Karten.
shared-gone = Diese Partie ist nicht mehr in deinem Verlauf.
shared-no-clipboard = Die Zwischenablage ließ sich nicht benutzen: { CLAUSE($text) }.
week-deal =
    { $days ->
        [0] { deal-of-the-day-deal-of-the-day }, diese Woche
        [one] { deal-of-the-day-deal-of-the-day }, diese Woche: { $days } Tag in Folge
       *[other] { deal-of-the-day-deal-of-the-day }, diese Woche: { $days } Tage in Folge
    }
week-puzzle =
    { $days ->
        [0] { learning-puzzle-of-the-day }, diese Woche
        [one] { learning-puzzle-of-the-day }, diese Woche: { $days } Tag in Folge
       *[other] { learning-puzzle-of-the-day }, diese Woche: { $days } Tage in Folge
    }
week-streak =
    { $days ->
        [one] { $days } Tag
       *[other] { $days } Tage
    }

# Runde, Stich und Ziel.

round-title-round = Runde { $round }
round-title-of-rules = { $rules } · Runde { $round }
round-title-practice = Übung · Runde { $round }
round-title-practice-alone = Übung
round-title-deal-of-the-day = Blatt des Tages · Runde { $round }
round-title-deal-of-the-day-alone = Blatt des Tages
round-title-heard = { $rules }, Runde { $round }
round-title-heard-of-the-day = Blatt des Tages, { $rules }, Runde { $round }

round-line-bidding = Bieten
round-line-passing = Schieben
round-line-trick = Stich { $trick } von { $all }
round-line-last-round = Endet nach Runde { $round }
round-line-one-round = Eine Runde
round-line-of-rounds =
    { $rounds ->
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    }
round-line-first-to = Bis { $target }
round-line-first-to-or-rounds =
    { $rounds ->
        [one] { $target } Punkte oder { $rounds } Runde
       *[other] { $target } Punkte oder { $rounds } Runden
    }

fair-deal-caption = Fair gemischt
fair-deal-code = Fair gemischt { $code }
fair-deal-checksum = SHA-256 { $code }
fair-deal-about = Das Deck wurde vor der ersten Karte versiegelt. Das ist sein Fingerabdruck: Öffne ihn, um nachzuprüfen.

spades-broken = Pik offen
spades-not-broken = Pik nicht offen

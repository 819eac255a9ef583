# La donne, le pli et le but.

round-title-round = Donne { $round }
round-title-of-rules = { $rules } · Donne { $round }
round-title-practice = Exercice · Donne { $round }
round-title-practice-alone = Exercice
round-title-deal-of-the-day = Donne du jour · Donne { $round }
round-title-deal-of-the-day-alone = Donne du jour
round-title-heard = { $rules }, donne { $round }
round-title-heard-of-the-day = Donne du jour, { $rules }, donne { $round }

round-line-bidding = Annonces
round-line-passing = Échange
round-line-trick = Pli { $trick } sur { $all }
round-line-last-round = Fin après la donne { $round }
round-line-one-round = Une seule donne
round-line-of-rounds =
    { $rounds ->
        [one] { $rounds } donne
       *[other] { $rounds } donnes
    }
round-line-first-to = En { $target } points
round-line-first-to-or-rounds =
    { $rounds ->
        [one] { $target } ou { $rounds } donne
       *[other] { $target } ou { $rounds } donnes
    }

## L'empreinte du jeu de cartes, scellé avant la première carte.

fair-deal-caption = Donne sûre
fair-deal-code = Donne sûre { $code }
fair-deal-checksum = SHA-256 { $code }
fair-deal-about = Le jeu de cartes a été scellé avant la première carte. Voici son empreinte : ouvrez-la pour vérifier la donne.

spades-broken = Piques ouverts
spades-not-broken = Piques fermés

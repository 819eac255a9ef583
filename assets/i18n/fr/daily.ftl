# La donne du jour.

deal-of-the-day-deal-of-the-day = Donne du jour
deal-of-the-day-motto = Les mêmes cartes pour tout le monde
deal-of-the-day-rules = Tout le monde joue aujourd’hui les mêmes cartes : trois donnes contre le niveau { level-advanced }, dans une autre variante chaque jour. Seule votre première partie finie compte, et seulement si vous ne la recommencez pas et n’annulez rien après avoir vu de nouvelles cartes ou annonces.
deal-of-the-day-play-todays-deal = Jouer la donne du jour
deal-of-the-day-continue = Reprendre
deal-of-the-day-play-once-more = Rejouer
deal-of-the-day-once-more-counts-for-nothing = C’est fait pour aujourd’hui. Demain, une nouvelle donne, la même pour tout le monde.
streak-at-risk = { $days } jours de suite. La donne du jour prolonge la série.
deal-of-the-day-copy-result = Copier le résultat
deal-of-the-day-share-result = Partager le résultat
deal-of-the-day-days-in-a-row = Série en cours
deal-of-the-day-most-in-a-row = Plus longue série
deal-of-the-day-days-played = Jours joués
deal-of-the-day-this-month = Ce mois-ci

## Comment la journée s'est passée.

day-words =
    { $outcome ->
        [won] Gagné, avec { day-points }.
        [lost] Perdu, avec { day-points }.
       *[drawn] Égalité, avec { day-points }.
    }
day-points =
    { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
# À partager, en deux lignes.
share-head = { -game } · { deal-of-the-day-deal-of-the-day } · { FORM($day, "short") }
share-line =
    { $outcome ->
        [won] { $variant } : gagné { $own } à { $other } · { $squares }
        [lost] { $variant } : perdu { $own } à { $other } · { $squares }
       *[drawn] { $variant } : égalité { $own } à { $other } · { $squares }
    }
shared-copied = Résultat copié. Il ne dévoile aucune carte.
shared-gone = Cette partie n’est plus dans votre historique.
shared-no-clipboard = Impossible d’utiliser le presse-papiers : { CLAUSE($text) }.
week-deal =
    { $days ->
        [0] { deal-of-the-day-deal-of-the-day }, cette semaine
        [one] { deal-of-the-day-deal-of-the-day }, cette semaine : { $days } jour de suite
       *[other] { deal-of-the-day-deal-of-the-day }, cette semaine : { $days } jours de suite
    }
week-puzzle =
    { $days ->
        [0] { learning-puzzle-of-the-day }, cette semaine
        [one] { learning-puzzle-of-the-day }, cette semaine : { $days } jour de suite
       *[other] { learning-puzzle-of-the-day }, cette semaine : { $days } jours de suite
    }
week-streak =
    { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    }

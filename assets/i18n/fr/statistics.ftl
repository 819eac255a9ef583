# Les statistiques.

heading-latest-example = Revoir la dernière
heading-nothing-played-yet = Rien à compter pour l’instant
heading-what-is-counted = Jouez une donne et revenez.
heading-play-a-match = Jouer une partie
heading-by-level = Par niveau
heading-by-rules = Par variante
heading-by-person = Joueurs de cet appareil
heading-played-and-won = Jouées · Gagnées
heading-rounds = Donnes contre l’ordinateur
heading-by-rival = Par adversaire
heading-in-these-matches = Dans ces parties
heading-bid-against-taken = Annonces et plis faits
heading-how-to-read-the-grid = En ligne, l’annonce ; en colonne, les plis faits. Un cadre de laiton marque les annonces réussies au pli près.
heading-how-a-match-went = Une partie donne par donne
heading-no-match-fits = Aucune partie ne correspond. Élargissez le filtre.
heading-no-match-counts = Aucune partie ne compte encore ici. Les parties avec annulation et les parties à plusieurs sont comptées à part.
heading-earlier-match = Partie précédente
heading-later-match = Partie suivante
heading-accuracy-of-the-last-rounds = Précision des dernières donnes
heading-where-it-was-lost = Où vous perdez le plus
heading-times-and-loss = Nombre · Points perdus par donne
heading-what-is-reviewed = Chaque donne contre l’ordinateur est analysée une fois finie. 100 % : aucun choix ne vous a coûté de points.

## Ce qui est compté.

counted-matches = Parties
counted-won-against-the-computer = Gagnées contre l’ordinateur
counted-wins-in-a-row = Série en cours
counted-best-streak = Plus longue série
counted-rounds = Donnes
counted-contracts-made = Annonces réussies
counted-nils-made = Nils réussis
counted-tricks-taken = Plis faits
counted-bags = Plis en trop
counted-best-round = Meilleure donne
counted-best-winning-score = Meilleur score gagnant
counted-matches-won = Parties gagnées
counted-rounds-won = Donnes gagnées
counted-blind-nils-made = Nils à l’aveugle réussis
counted-mean-bid = Annonce moyenne
counted-mean-tricks = Plis en moyenne
counted-worst-round = Pire donne
counted-best-score = Meilleur score
counted-worst-score = Pire score
counted-worst-streak = Plus longue série de défaites
counted-draft-accuracy = Pioche
counted-bid-accuracy = Annonces
counted-play-accuracy = Jeu de la carte
counted-rounds-reviewed = Donnes analysées
counted-matches-of-several-players-here = Parties à plusieurs sur l’appareil
counted-matches-with-undo = Parties avec annulation (comptées à part)

## Chiffres.

figure-words-nothing = –
figure-words-count = { $count }
figure-words-best =
    { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
figure-words-share = { $share }
figure-words-part-of = { $part } sur { $whole } ({ $share })
figure-words-mean = { $mean }

## Onglets de la page.

statistics-leaf-overview = Vue d’ensemble
statistics-leaf-matches = Par partie
statistics-leaf-decisions = Décisions
statistics-leaf-achievements = Exploits
counting = On compte les parties : { $known } sur { $of }

## Les graphiques, pour ceux qui les écoutent.

grid-row =
    { $bid ->
        [0] Nil : plis faits { FORM($taken, "commas") }
       *[other] Annonce { $bid } : plis faits { FORM($taken, "commas") }
    }
grid-cell =
    { $rounds ->
        [one] { $taken } dans { $rounds } donne
       *[other] { $taken } dans { $rounds } donnes
    }
after = Après la donne { $round } : vous { $own }, votre meilleur adversaire { $other }
plot-line-you = Vous
plot-line-the-best-other = Meilleur adversaire

round-decided = Donne { $at } sur { $of } : { FORM($accuracy, "commas") }
accuracy-of =
    { $part ->
        [draft] pioche { $share }
        [bid] annonce { $share }
       *[play] jeu de la carte { $share }
    }

# Ce qu'on peut savoir des cartes d'une couleur.

known-what-do-i-know = Que sait-on ?
known-still-out = Encore dehors
known-in-your-hand = Dans votre main
known-just-drawn = Vient d’être piochée
known-in-the-dummy = Chez le mort
known-played = Jouées
known-thrown-by-you = Écartées par vous
known-thrown-by-others = Autres écartées
known-in-other-hands = Le reste est dans les mains que vous ne voyez pas.
known-in-the-other-hand-or-out = Le reste est chez votre adversaire ou hors jeu.
known-in-the-other-hand-or-thrown = Le reste est chez votre adversaire ou a été écarté face cachée.
known-in-the-stock-too = Le reste est dans le talon ou chez votre adversaire.
known-in-the-stock-or-thrown = Le reste est dans le talon, chez votre adversaire, ou a été écarté face cachée.
known-all-in =
    { KIND($who) ->
        [you] Tout le reste est chez vous.
        [dummy] Tout le reste est chez le mort.
       *[one] Tout le reste est chez { $who }.
    }
known-has-none =
    { KIND($who) ->
        [you] Vous n’en avez aucune.
       *[one] { FORM($who, "start") } n’en a aucune.
    }
known-ranks = { FORM($ranks, "commas") }

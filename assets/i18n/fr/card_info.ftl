# Ce que la table dit d'une carte, d'une plaque ou d'un tas. Des légendes, donc sans point final.

## Ce qu'une carte ferait dans ce pli.

would-lead =
    { $breaks ->
        [yes] Entame à { $suit } et ouvre la couleur
       *[no] Entame à { $suit }
    }
would-take =
    { $breaks ->
        [yes] Ouvre les piques et fait le pli avec { FORM($with, "the-rank") }
       *[no] Fait le pli avec { FORM($with, "the-rank") }
    }
would-beat =
    { $breaks ->
        [yes] Ouvre les piques ; bat { FORM($best, "the") }, pour l’instant
       *[no] Bat { FORM($best, "the") }, pour l’instant
    }
would-lose-to = Perd contre { FORM($card, "the") }
would-stay-below-partner = Reste sous { FORM($card, "the-rank") } de votre partenaire
would-leave-to-partner = Laisse le pli { FORM($card, "to-rank") } de votre partenaire
tap-again = Touchez encore ou lancez vers le haut pour jouer

## Ce qui est désigné.

about-card = { FORM($card, "start") }
about-stock = Talon
about-trick = Ce pli
about-taken =
    { KIND($who) ->
        [you] Vos plis
       *[one] Plis { FORM($who, "of") }
    }
about-hand =
    { KIND($who) ->
        [you] Votre main
       *[one] Main { FORM($who, "of") }
    }

## Des lignes à son sujet.

about-line-higher-out =
    { $count ->
        [0] Plus aucun { $suit } au-dessus
        [one] Reste { $count } { $suit } au-dessus
       *[other] Restent { $count } { FORM($suit, "many") } au-dessus
    }
about-line-led =
    { KIND($who) ->
        [you] Vous avez entamé { FORM($card, "the") }
       *[one] { FORM($who, "start") } a entamé { FORM($card, "the") }
    }
about-line-winning =
    { KIND($who) ->
        [you] Vous tenez le pli avec { FORM($card, "the") }
       *[one] { FORM($who, "start") } tient le pli avec { FORM($card, "the") }
    }
about-line-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
about-line-left =
    { $count ->
        [one] Reste { $count } carte
       *[other] Restent { $count } cartes
    }
about-line-tricks =
    { $count ->
        [one] { $count } pli
       *[other] { $count } plis
    }
about-line-points =
    { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
about-line-bags =
    { $count ->
        [one] { $count } pli en trop
       *[other] { $count } plis en trop
    }

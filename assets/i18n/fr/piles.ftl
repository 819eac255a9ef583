# Les légendes du talon, de la défausse, de la main et des plis faits.

pile-stock = Talon
pile-cards-left =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
pile-discards = Défausse
pile-discarded =
    { $open ->
        [yes]
            { $count ->
                [one] { $count } carte visible
               *[other] { $count } cartes visibles
            }
       *[no]
            { $count ->
                [one] { $count } carte cachée
               *[other] { $count } cartes cachées
            }
    }
pile-hand =
    { KIND($of) ->
        [you] Votre main · { $count } sur 13
       *[one] { FORM($of, "start") } · { $count } sur 13
    }
pile-hand-of =
    { KIND($who) ->
        [you] Votre main
       *[one] Main { FORM($who, "of") }
    }
pile-of-thirteen = { $count } sur 13
pile-tricks =
    { KIND($who) ->
        [you] Vos plis
       *[one] Plis { FORM($who, "of") }
    }
pile-yours = Vos plis
pile-theirs = Ses plis

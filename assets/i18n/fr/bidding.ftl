# Les panneaux qui demandent une annonce.

bidding-your-bid = Votre annonce
bidding-how =
    { KIND($rule) ->
        [whiz] Annoncez votre nombre de piques, ou nil.
        [mirror] Annoncez votre nombre de piques.
        [suicide] Un partenaire annonce nil, l’autre au moins 4.
       *[free] Sur les treize plis, combien en ferez-vous ?
    }
bidding-board =
    { $partners ->
        [yes] Au moins { $min } avec votre partenaire.
       *[no] Plancher : au moins { $min } plis.
    }
bidding-total = Total des annonces : au moins { $min }.
bidding-not-thirteen = Le total des annonces ne peut pas faire 13.
bidding-nil-beside =
    { $min ->
        [1] Un seul des partenaires peut annoncer nil.
       *[other] Nil seulement si votre partenaire annonce { $min } ou plus.
    }
bidding-at-least = Il faut annoncer au moins { $min }.
bidding-not-sure = Un doute ? Demandez un indice. C’est gratuit.
bidding-expected-tricks = Plis attendus
bidding-expected = { $tricks }
bidding-bid = Annoncer
bidding-fewer = Un pli de moins
bidding-more = Un pli de plus
bidding-choose-a-bid = Choisissez
bidding-picked =
    { $tricks ->
        [0] Annoncer nil
       *[other] Annoncer { $tricks }
    }

## Les touches du pavé d'annonces.

pad-key-tricks = { $tricks }
    .number =
        { $tricks ->
            [0] Nil
           *[other] { $tricks }
        }
    .stake = { "" }
pad-key-ten =
    { $equal ->
        [yes] { $tricks }, { $made } points gagnés ou perdus
       *[no] { $tricks }, { $made } points si c’est réussi, { $lost } perdus sinon
    }
    .number = { $tricks }
    .stake =
        { $equal ->
            [yes] { FORM($made, "either") }
           *[no] { FORM($made, "gain") }
        }
pad-key-moon = 13, le chelem : vaut { $points } points
    .number = 13
    .stake = { FORM($points, "gain") }
pad-key-nil =
    { KIND($failure) ->
        [penalty] Nil, { $points } points gagnés ou perdus
       *[bags] Nil, { $points } points, ou des plis en trop s’il chute
    }
    .number = Nil
    .stake =
        { KIND($failure) ->
            [penalty] { FORM($points, "either") }
           *[bags] { FORM($points, "gain") }
        }

# L'entraîneur : ce qu'il dit après une décision, et les boutons à côté.

coach-show-me = Montrez-moi
coach-take-back = Annuler
coach-what-taking-back-costs = Si vous avez vu depuis de nouvelles cartes ou annonces, la feuille de score signalera l’annulation.
coach-close = Fermer
coach-well-spotted = Bien vu.
coach-one-way-they-may-lie = Une répartition possible des cartes cachées.

## Combien d'aide on veut.

coach-mode-none = Désactivé
coach-mode-after-mistakes = Après les erreurs
coach-mode-before-every-decision = Avant chaque décision

## Ce qui aurait pu être meilleur.

remarks-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
remarks-better-start =
    { KIND($better) ->
        [blind-nil] Le nil à l’aveugle
        [nil] Le nil
        [bid] Une annonce de { $bid }
       *[look] Regarder d’abord ses cartes
    }
remarks-discarding =
    { KIND($card) ->
        [none] Écarter la carte valait mieux, d’environ { remarks-points }.
       *[some] Écarter { FORM($card, "the") } valait mieux, d’environ { remarks-points }.
    }
remarks-keeping =
    { KIND($card) ->
        [none] Garder la carte valait mieux, d’environ { remarks-points }.
       *[some] Garder { FORM($card, "the") } valait mieux, d’environ { remarks-points }.
    }
remarks-bid-too-high = Un peu haut. { remarks-better-start } valait environ { remarks-points } de plus.
remarks-bid-too-low = Votre main valait mieux. { remarks-better-start } rapportait environ { remarks-points } de plus.
remarks-bid-for-dummy = Une annonce de { $bid } pouvait vous donner le mort, que personne n’avait vu : en moyenne, environ { remarks-points } de plus.
remarks-bid-worth-more = { remarks-better-start } valait environ { remarks-points } de plus.
remarks-risked-nil =
    { KIND($taken) ->
        [blind-nil] Le nil à l’aveugle était un pari fou. { remarks-better-start } valait environ { remarks-points } de plus.
       *[nil] Le nil était bien risqué. { remarks-better-start } valait environ { remarks-points } de plus.
    }
remarks-missed-nil = C’était une main à nil : environ { remarks-points } de plus.
remarks-endangered-nil = { FORM($taken, "the-start") } met votre nil en danger. { FORM($better, "the-start") } risquait moins, d’environ { remarks-points }.
remarks-endangered-bid = { FORM($taken, "the-start") } peut vous faire chuter. { FORM($better, "the-start") } risquait moins, d’environ { remarks-points }.
remarks-spared-others = { FORM($better, "the-start") } avait plus de chances de faire chuter l’adversaire, d’environ { remarks-points }.
remarks-left-partner = { FORM($better, "the-start") } aurait couvert le nil de votre partenaire. Cela valait environ { remarks-points }.
remarks-took-bags = { FORM($taken, "the-start") } a pris un pli dont vous n’aviez pas besoin. { FORM($better, "the-start") } valait mieux, d’environ { remarks-points }.
remarks-card-better = { FORM($better, "the-start") } valait mieux, d’environ { remarks-points }.
remarks-better = Cela a coûté environ { remarks-points }.

# Pourquoi une action est refusée.

illegal-not-now =
    { KIND($action) ->
        [blind-nil] Vous ne pouvez pas annoncer nil à l’aveugle maintenant.
        [look] Vous ne pouvez pas regarder vos cartes maintenant.
        [blind-bid] Vous ne pouvez pas annoncer à l’aveugle maintenant.
        [misdeal] Vous ne pouvez pas demander la maldonne maintenant.
        [pass] Vous ne pouvez pas passer de carte maintenant.
        [draw] Vous ne pouvez pas piocher maintenant.
        [keep] Vous ne pouvez pas garder de carte maintenant.
        [discard] Vous ne pouvez pas écarter de carte maintenant.
        [nil] Vous ne pouvez pas annoncer maintenant.
        [bid] Vous ne pouvez pas annoncer maintenant.
        [play] Vous ne pouvez pas jouer de carte maintenant.
        [call] Vous ne pouvez pas signaler de renonce maintenant.
        [settle] Vous ne pouvez pas encore compter la donne.
       *[next-round] Vous ne pouvez pas encore commencer la donne suivante.
    }
illegal-match-over = La partie est finie.
illegal-choose-first = Gardez ou écartez d’abord la carte piochée.
illegal-draw-first = Piochez d’abord une carte.
illegal-look-first = Regardez vos cartes avant d’annoncer.
illegal-no-blind-nil = Ces règles ne permettent pas le nil à l’aveugle.
illegal-blind-nil-too-late = Le nil à l’aveugle s’annonce avant d’avoir vu ses cartes.
illegal-no-blind-bid = Ces règles ne permettent pas d’annoncer à l’aveugle.
illegal-blind-bid-too-late = Seul le premier des deux partenaires peut annoncer à l’aveugle, avant d’avoir vu ses cartes.
illegal-no-misdeal = Ces règles ne prévoient pas de maldonne.
illegal-has-spades = Seule une main sans pique est une maldonne.
illegal-no-more-misdeals = On a assez redonné pour cette donne.
illegal-already-named = { FORM($card, "the-start") } fait déjà partie des cartes que vous passez.
illegal-not-behind = On n’annonce à l’aveugle qu’avec au moins { $points } points de retard.
illegal-bid-too-high = On ne peut pas annoncer plus de 13.

illegal-no-nil = Ces règles ne permettent pas le nil.
illegal-nil-needs-bid = Vous ne pouvez annoncer nil que si votre partenaire annonce au moins { $min }.
illegal-bid-too-low = Vous devez annoncer au moins { $min }.
illegal-total-too-low = Vous parlez en dernier : le total des annonces doit atteindre { $min }.
illegal-total-thirteen = Vous parlez en dernier : le total des annonces ne peut pas faire 13.

## Les annonces que les variantes imposent.

illegal-whiz =
    { $spades ->
        [0] Vous n’avez aucun pique : vous devez annoncer nil.
        [one] Annoncez nil, ou { $spades } pour votre pique.
       *[other] Annoncez nil, ou { $spades } pour vos piques.
    }
illegal-mirror =
    { $spades ->
        [0] Vous n’avez aucun pique : vous devez annoncer nil.
        [one] Vous avez { $spades } pique : vous devez annoncer { $spades }.
       *[other] Vous avez { $spades } piques : vous devez annoncer { $spades }.
    }
illegal-suicide-nil-or-four = Annoncez nil, ou au moins 4.
illegal-suicide-nil = Votre partenaire n’a pas annoncé nil : c’est donc à vous de le faire.
illegal-suicide-four = Votre partenaire a annoncé nil : vous devez annoncer au moins 4.

## Cartes et renonces.

illegal-not-held = Vous n’avez pas { FORM($card, "the") }.
illegal-must-follow = Fournissez : jouez un { $suit }.
illegal-not-broken = Les piques ne sont pas encore ouverts : entamez une autre couleur.
illegal-must-lead = Entamez { FORM($card, "the") } au premier pli.
illegal-lowest-club = Jouez votre plus petit trèfle au premier pli.
illegal-no-spade-yet = Pas de pique au premier pli tant que vous avez une autre couleur.
illegal-no-calls = Ces règles empêchent les renonces : il n’y a rien à signaler.
illegal-call-spent = Vous avez déjà utilisé votre signalement dans cette donne.
illegal-nothing-to-call = Votre adversaire n’a pas encore joué de carte.

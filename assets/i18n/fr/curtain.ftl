# Entre des gens qui se passent un appareil.

curtain-pass-the-device = Passez l’appareil à { $who }
curtain-pass-the-device-below =
    Passez l’appareil à
    { $who }
curtain-look-away =
    { FORM($others, "count") ->
        [0] Vos cartes restent cachées tant que vous ne maintenez pas le bouton.
        [one] { $others }, on ne regarde pas ! Les cartes restent cachées tant que { $next } ne maintient pas le bouton.
       *[other] Les autres, on ne regarde pas ! Les cartes restent cachées tant que { $next } ne maintient pas le bouton.
    }
curtain-hold =
    { $shows ->
        [yes] Maintenir pour voir mes cartes
       *[no] Maintenir pour jouer
    }
curtain-draft = Donne { $round } · Pioche
curtain-bidding = Donne { $round } · Annonces
curtain-trick = Donne { $round } · Pli { $trick }
curtain-score = { $side } : { $score }

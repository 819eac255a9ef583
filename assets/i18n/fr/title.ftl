# Le menu principal.

title-title = Menu principal
title-tagline = Composez votre main. Annoncez. Faites vos plis.
title-continue = Reprendre
title-play = Jouer
title-play-vs-computer = Contre l’ordinateur
title-several-players = À plusieurs
title-quit = Quitter
title-right-here = La partie vous attendra ici.
title-sound-off = Couper le son
title-sound-on = Activer le son
title-fill-the-screen = Plein écran

## La partie qui peut être reprise. Des espaces insécables retiennent le score ensemble.

resumable-two = { $rules } · Donne { $round } · { $mine }{ "\u00A0" }à{ "\u00A0" }{ $theirs }
resumable-all = { $rules } · Donne { $round } · { FORM($scores, "commas") }
resumable-fresh = { $rules } · Donne { $round }

## La partie que « Jouer » distribue.

next-match-computer =
    { KIND($length) ->
        [none] { $rules } · { $level }
       *[some] { $rules } · { $length } · { $level }
    }
next-match-computers =
    { KIND($length) ->
        [none] { $rules } · contre l’ordinateur
       *[some] { $rules } · { $length } · contre l’ordinateur
    }
next-match-people =
    { KIND($length) ->
        [none] { $rules } · à { $people }
       *[some] { $rules } · { $length } · à { $people }
    }

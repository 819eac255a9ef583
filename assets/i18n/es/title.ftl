# El menú principal.

title-title = Menú principal
title-tagline = Arma tu mano. Haz tu apuesta. Gana tus bazas.
title-continue = Continuar
title-play = Jugar
title-play-vs-computer = Contra la máquina
title-several-players = Jugar entre varios
title-quit = Salir
title-right-here = Aquí te esperará.
title-sound-off = Sin sonido
title-sound-on = Con sonido
title-fill-the-screen = Pantalla completa

## La partida que se puede continuar.

resumable-two = { $rules } · Ronda { $round } · { $mine }{ "\u00A0" }a{ "\u00A0" }{ $theirs }
resumable-all = { $rules } · Ronda { $round } · { FORM($scores, "commas") }
resumable-fresh = { $rules } · Ronda { $round }

## La partida que se reparte con «Jugar».

next-match-computer =
    { KIND($length) ->
        [none] { $rules } · { $level }
       *[some] { $rules } · { $length } · { $level }
    }
next-match-computers =
    { KIND($length) ->
        [none] { $rules } · contra la máquina
       *[some] { $rules } · { $length } · contra la máquina
    }
next-match-people =
    { KIND($length) ->
        [none] { $rules } · { $people } personas
       *[some] { $rules } · { $length } · { $people } personas
    }

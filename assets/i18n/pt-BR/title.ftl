title-title = Menu principal
title-tagline = Monte a mão. Faça a aposta. Ganhe as vazas.
title-continue = Continuar
title-play = Jogar
title-play-vs-computer = Contra o computador
title-several-players = Jogar em grupo
title-quit = Sair
title-right-here = Ela vai esperar por você aqui.
title-sound-off = Sem som
title-sound-on = Com som
title-fill-the-screen = Tela cheia

resumable-two = { $rules } · Rodada { $round } · { $mine }{ "\u00A0" }a{ "\u00A0" }{ $theirs }
resumable-all = { $rules } · Rodada { $round } · { FORM($scores, "commas") }
resumable-fresh = { $rules } · Rodada { $round }

next-match-computer =
    { KIND($length) ->
        [none] { $rules } · { $level }
       *[some] { $rules } · { $length } · { $level }
    }
next-match-computers =
    { KIND($length) ->
        [none] { $rules } · contra o computador
       *[some] { $rules } · { $length } · contra o computador
    }
next-match-people =
    { KIND($length) ->
        [none] { $rules } · { $people } pessoas
       *[some] { $rules } · { $length } · { $people } pessoas
    }

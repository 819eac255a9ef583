# Das Hauptmenü.

title-title = Hauptmenü
title-tagline = Karten wählen. Stiche ansagen. Wort halten.
title-continue = Weiterspielen
title-play = Spielen
title-play-vs-computer = Gegen den Computer
title-several-players = Zusammen spielen
title-quit = Beenden
title-right-here = Hier geht es später weiter.
title-sound-off = Ton aus
title-sound-on = Ton an
title-fill-the-screen = Vollbild

## Die Partie, die weitergespielt werden kann. Geschützte Leerzeichen halten den Spielstand zusammen.

resumable-two = { $rules } · Runde { $round } · { $mine }{ "\u00A0" }zu{ "\u00A0" }{ $theirs }
resumable-all = { $rules } · Runde { $round } · { FORM($scores, "commas") }
resumable-fresh = { $rules } · Runde { $round }

## Die Partie, die „Spielen“ austeilt.

next-match-computer =
    { KIND($length) ->
        [none] { $rules } · { $level }
       *[some] { $rules } · { $length } · { $level }
    }
next-match-computers =
    { KIND($length) ->
        [none] { $rules } · gegen den Computer
       *[some] { $rules } · { $length } · gegen den Computer
    }
next-match-people =
    { KIND($length) ->
        [none] { $rules } · { $people } Personen
       *[some] { $rules } · { $length } · { $people } Personen
    }

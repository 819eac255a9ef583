# The main menu.

title-title = Main menu
title-tagline = Build your hand. Name your bid. Take your tricks.
title-continue = Continue
title-play = Play
title-play-vs-computer = Play vs computer
title-several-players = Play together
title-quit = Quit
title-sound-off = Sound off
title-sound-on = Sound on
title-fill-the-screen = Full screen

## The match that can be resumed. No-break spaces keep the scores together.

resumable-two = { $rules } · Round { $round } · { $mine }{ "\u00A0" }to{ "\u00A0" }{ $theirs }
resumable-mine = { $rules } · Round { $round } · Score { $mine }
resumable-fresh = { $rules } · Round { $round }

## The match that “Play” deals.

next-match-computer =
    { KIND($length) ->
        [none] { $rules } · { $level }
       *[some] { $rules } · { $length } · { $level }
    }
next-match-computers =
    { KIND($length) ->
        [none] { $rules } · vs computer
       *[some] { $rules } · { $length } · vs computer
    }
next-match-people =
    { KIND($length) ->
        [none] { $rules } · { $people } people
       *[some] { $rules } · { $length } · { $people } people
    }

### The main menu.
###
### prefixes: next-match, resumable
### $rules (Words)

# Title of the page, noun.
# room: 24
title-title = Main menu
title-tagline = Build your hand. Name your bid. Take your tricks.
# Button, verb: resumes the match.
# room: 24
title-continue = Continue
# Button, verb.
# room: 24
title-play = Play
# room: 24
title-play-vs-computer = Play vs computer
# Button, verb: several people on this device.
# room: 24
title-several-players = Play together
# Button, verb: ends the program.
# room: 24
title-quit = Quit
# The tooltip of Quit while a match is open.
# only: desktop
title-right-here = It’ll be right here.
# Heard: switch in the corner, and its state.
title-sound-off = Sound off
# Heard: switch in the corner, and its state.
title-sound-on = Sound on
# Heard: switch in the corner, noun.
title-fill-the-screen = Full screen

## The match that can be resumed. No-break spaces keep the scores together.

# $round (Number)
# $mine (Number)
# $theirs (Number)
resumable-two = { $rules } · Round { $round } · { $mine }{ "\u00A0" }to{ "\u00A0" }{ $theirs }
# $round (Number)
# $scores (List): scores of all sides
resumable-all = { $rules } · Round { $round } · { FORM($scores, "commas") }
# $round (Number)
resumable-fresh = { $rules } · Round { $round }

## The match that “Play” deals.

# $length (Words?): when it ends; `None` if only the number of rounds ends it
# $level (Words): level of all bots
next-match-computer =
    { KIND($length) ->
        [none] { $rules } · { $level }
       *[some] { $rules } · { $length } · { $level }
    }
# $length (Words?): when it ends; `None` if only the number of rounds ends it
next-match-computers =
    { KIND($length) ->
        [none] { $rules } · vs computer
       *[some] { $rules } · { $length } · vs computer
    }
# $length (Words?): when it ends; `None` if only the number of rounds ends it
# $people (Number): number of people
next-match-people =
    { KIND($length) ->
        [none] { $rules } · { $people } people
       *[some] { $rules } · { $length } · { $people } people
    }

### The bar of a replay.
###
### prefixes: seen-by

# Title, noun.
replay-replay = Replay
# room: 20
replay-look-back = Replay match so far
# Button, verb or noun.
replay-replay-the-round = Replay round
# Button, verb or noun.
replay-leave-the-replay = Exit replay
# Button, verb or noun.
replay-previous-round = Previous round
# Button, verb or noun.
replay-next-round = Next round
# Button, verb or noun.
replay-step-back = Previous step
# Button, verb or noun.
replay-step-on = Next step
# Button, verb: lets the replay run.
replay-go-on = Play
# Button, verb or noun.
replay-pause = Pause
# Heard: name of the slider, noun.
replay-time-line = Timeline
# room: 21
replay-play-on-from-here = Play on from here
replay-practice-counts-for-nothing = Practice against the computer. Doesn’t count.
replay-practice-is-not-kept = Practice: not saved, doesn’t count.
# Caption beside an action.
replay-nothing-was-better = best choice
replay-cannot-be-replayed = This match can’t be replayed.

# Choice whose hands are seen, noun.
# key: whose-eyes
seen-by-all = All hands
# $who (Who)
# key: whose-eyes
seen-by-one =
    { KIND($who) ->
        [you] Your view
       *[one] { FORM($who, "of-start") } view
    }
# $round (Number): the number of the round
# $done (Number): number of actions already played
# $of (Number): total number of actions
progress = Round { $round }: step { $done } of { $of }
# Line of the replay.
# $round (Number)
round-begins = Round { $round } begins
# Caption with a percentage.
# $share (Percent)
reviewing = reviewing: { $share }

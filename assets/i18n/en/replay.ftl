### The bar of a replay.
###
### prefixes: seen-by

replay-replay = Replay
replay-look-back = Replay match so far
replay-replay-the-round = Replay round
replay-leave-the-replay = Exit replay
replay-previous-round = Previous round
replay-next-round = Next round
replay-step-back = Previous step
replay-step-on = Next step
replay-go-on = Play
replay-pause = Pause
replay-time-line = Timeline
replay-play-on-from-here = Play on from here
replay-practice-counts-for-nothing = Practice against the computer. Doesn’t count.
replay-practice-is-not-kept = Practice: not saved, doesn’t count.
replay-nothing-was-better = best choice
replay-cannot-be-replayed = This match can’t be replayed.

# key: whose-eyes
seen-by-all = All hands
# $who (Who)
# key: whose-eyes
seen-by-one =
    { KIND($who) ->
        [you] Your view
       *[one] { FORM($who, "start") }’s view
    }
# $round (Number): the number of the round
# $done (Number): number of actions already played
# $of (Number): total number of actions
how-far = Round { $round }: step { $done } of { $of }
# $round (Number)
round-begins = Round { $round } begins
# $share (Percent)
reviewing = reviewing: { $share }

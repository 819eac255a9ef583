# The bar of a replay.

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

seen-by-all = All hands
seen-by-one =
    { KIND($who) ->
        [you] Your view
       *[one] { FORM($who, "start") }’s view
    }
how-far = Round { $round }: step { $done } of { $of }
round-begins = Round { $round } begins
reviewing = reviewing: { $share }

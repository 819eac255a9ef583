standings =
    { $round ->
        [0] 开局：{ FORM($scores, "commas") }
       *[other] 第{ $round }轮后：{ FORM($scores, "commas") }
    }
side-score = { $side } { $score }
trick-won = 第{ $round }轮第{ $trick }墩：{ $who }用{ $card }拿下

best-round =
    { KIND($outcomes) ->
        [none] { best-round-scored }
       *[some] { best-round-scored }{ FORM($outcomes, "spaces") }
    }
best-round-scored =
    { KIND($side) ->
        [you] 最好的一轮：第{ $round }轮，{ $own }比{ $rival }。
        [with-you] 你们最好的一轮：第{ $round }轮，{ $own }比{ $rival }。
       *[one] { FORM($side, "start") }最好的一轮：第{ $round }轮，{ $own }比{ $rival }。
    }

match-end-how-it-went = 逐轮比分
match-end-trick-by-trick = 逐墩回顾
match-end-last-round = 最后一轮
match-end-result = 结果
match-end-play-against = 挑战{ $level }
next-step-stronger = 你可以挑战{ $level }了。
next-step-unaided = 不用提示和撤销，也能赢吗？
next-step-best = 连最强的都输给你了。换个变体试试？
next-step-review = 复盘这一轮，看看分丢在哪里。
next-step-return = 再来一场？

taken-back-in-round = 看到新牌或叫牌后撤销了{ $count }次。
taken-back-in-match = 看到新牌或叫牌后撤销了{ $count }次。本场另行统计。
taken-back-restarted = 用同样的牌重新开局。本场另行统计。

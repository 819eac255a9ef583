round-story = { FORM($round-outcome, "spaces") }

outcome-made =
    { $bags ->
        [0] { FORM($side, "start") }叫{ $bid }，完成合约。
       *[other] { FORM($side, "start") }叫{ $bid }，完成合约，外加{ $bags }个超墩。
    }
outcome-set = { FORM($side, "start") }叫{ $bid }，只拿{ $tricks }墩：倒了。
outcome-nil =
    { $tricks ->
        [0] { outcome-nil-made }
       *[other] { outcome-nil-failed }
    }
outcome-nil-made =
    { $blind ->
        [yes] { $who }做成了盲零。
       *[no] { $who }做成了零。
    }
outcome-nil-failed =
    { $blind ->
        [yes] { FORM($who, "of") }盲零没做成：拿了{ $tricks }墩。
       *[no] { FORM($who, "of") }零没做成：拿了{ $tricks }墩。
    }

outcome-caught = { $caller }抓到一次藏牌。
outcome-not-followed = { outcome-caught }{ $culprit }明明有{ $suit }，却出了{ $card }。
outcome-led-too-early = { outcome-caught }黑桃未破，{ $culprit }就首攻{ $card }。
outcome-called-in-vain = { $who }检举藏牌，其实没有。

bidding-your-bid = 你的叫牌
bidding-how =
    { KIND($rule) ->
        [whiz] 手里有几张黑桃就叫几，或者叫零。
        [mirror] 手里有几张黑桃，就叫几。
        [suicide] 搭档两人，一人叫零，另一人至少叫4。
       *[free] 十三墩里，你能拿几墩？
    }
bidding-board =
    { $partners ->
        [yes] 底线：和搭档合计至少{ $min }墩。
       *[no] 底线：至少{ $min }墩。
    }
bidding-total = 各家叫牌合计至少{ $min }。
bidding-not-thirteen = 各家叫牌合计不能是13。
bidding-nil-beside =
    { $min ->
        [1] 搭档两人中，只能有一人叫零。
       *[other] 搭档叫{ $min }或以上，你才能叫零。
    }
bidding-at-least = 至少叫{ $min }墩。
bidding-not-sure = 拿不准？看看提示吧，免费的。
bidding-expected-tricks = 预计墩数
bidding-expected = { $tricks }
bidding-bid = 叫牌
bidding-fewer = 少叫一墩
bidding-more = 多叫一墩
bidding-choose-a-bid = 选择叫几墩
bidding-picked =
    { $tricks ->
        [0] 叫零
       *[other] 叫{ $tricks }
    }

pad-key-tricks = { $tricks }
    .number =
        { $tricks ->
            [0] 零
           *[other] { $tricks }
        }
    .stake = { "" }
pad-key-ten =
    { $equal ->
        [yes] { $tricks }，完成得{ $made }分，倒了也扣{ $made }分
       *[no] { $tricks }，完成得{ $made }分，倒了扣{ $lost }分
    }
    .number = { $tricks }
    .stake =
        { $equal ->
            [yes] { FORM($made, "either") }
           *[no] { FORM($made, "gain") }
        }
pad-key-moon = 13（全赢），做成得{ $points }分
    .number = 13
    .stake = { FORM($points, "gain") }
pad-key-nil =
    { KIND($failure) ->
        [penalty] 零，做成得{ $points }分，失败也扣{ $points }分
       *[bags] 零，做成得{ $points }分，失败则记超墩
    }
    .number = 零
    .stake =
        { KIND($failure) ->
            [penalty] { FORM($points, "either") }
           *[bags] { FORM($points, "gain") }
        }

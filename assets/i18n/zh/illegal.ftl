illegal-not-now =
    { KIND($action) ->
        [blind-nil] 现在不能叫盲零。
        [blind-bid] 现在不能盲叫。
        [look] 现在不能看牌。
        [misdeal] 现在不能要求重发。
        [pass] 现在不能传牌。
        [draw] 现在不能抓牌。
        [keep] 现在不能留牌。
        [discard] 现在不能弃牌。
        [nil] 现在不能叫牌。
        [bid] 现在不能叫牌。
        [play] 现在不能出牌。
        [call] 现在不能检举藏牌。
        [settle] 现在还不能结算。
       *[next-round] 现在还不能开始下一轮。
    }
illegal-match-over = 对局已经结束。
illegal-choose-first = 先决定留下还是弃掉抓到的牌。
illegal-draw-first = 先抓一张牌。
illegal-look-first = 先看牌再叫牌。
illegal-no-blind-nil = 这套规则没有盲零。
illegal-blind-nil-too-late = 盲零要在看到任何牌之前叫。
illegal-no-blind-bid = 这套规则没有盲叫。
illegal-blind-bid-too-late = 搭档中先叫的人、还没看到任何牌时，才能盲叫。
illegal-no-misdeal = 这套规则没有废牌重发。
illegal-has-spades = 手里一张黑桃都没有，才算废牌。
illegal-no-more-misdeals = 这一轮已经重发够多次了。
illegal-already-named = { $card }已经在你要传的牌里。
illegal-not-behind = 落后{ $points }分或更多，才能叫盲零。
illegal-bid-too-high = 最多叫13。
illegal-no-nil = 这套规则没有零。
illegal-nil-needs-bid = 搭档至少叫{ $min }，你才能叫零。
illegal-bid-too-low = 至少叫{ $min }。
illegal-total-too-low = 你最后叫：各家合计要到{ $min }。
illegal-total-thirteen = 你最后叫：各家合计不能是13。

illegal-whiz =
    { $spades ->
        [0] 你没有黑桃，只能叫零。
       *[other] 叫零，或按黑桃张数叫{ $spades }。
    }
illegal-mirror =
    { $spades ->
        [0] 你没有黑桃，只能叫零。
       *[other] 你有{ $spades }张黑桃，必须叫{ $spades }。
    }
illegal-suicide-nil-or-four = 叫零，或至少叫4。
illegal-suicide-nil = 搭档没叫零，你就必须叫零。
illegal-suicide-four = 搭档叫了零，你至少要叫4。

illegal-not-held = 你手里没有{ $card }。
illegal-must-follow = 要跟牌：出{ $suit }。
illegal-not-broken = 黑桃还没破：首攻别的花色吧。
illegal-must-lead = 第一墩请首攻{ $card }。
illegal-lowest-club = 第一墩请出你最小的梅花。
illegal-no-spade-yet = 第一墩里，有别的花色就不能出黑桃。
illegal-no-calls = 这套规则下藏不了牌，没什么可检举的。
illegal-call-spent = 本轮的检举机会已经用过了。
illegal-nothing-to-call = 对手还没出过牌。

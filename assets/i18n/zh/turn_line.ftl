turn-line-took = { $who }拿下这墩
turn-line-broken = 黑桃已破
turn-line-called =
    { $rightly ->
        [yes] { $who }抓到一次藏牌
       *[no] { $who }检举藏牌：其实没有
    }
turn-line-redealt =
    { KIND($why) ->
        [low-total] 叫得太少：重新发牌
        [misdeal] 有人没有黑桃：重新发牌
       *[all-nil] 都叫了零：重新发牌
    }
turn-line-blind-bid = { $who }盲叫{ $tricks }
turn-line-blind-nil = { $who }叫盲零
turn-line-pass-cards =
    { KIND($to) ->
        [you] 轮到{ $who }：给你传{ $count }张牌
       *[one] 轮到{ $who }：给{ $to }传{ $count }张牌
    }

turn-line-pick-up-hand = 轮到{ $who }：拿起手牌
turn-line-turn-up-card = 轮到{ $who }：翻开你的牌
turn-line-draw-from-stock = 轮到{ $who }：从牌堆抓牌
turn-line-lead = 轮到{ $who }：首攻
turn-line-follow = 轮到{ $who }：跟{ $suit }
turn-line-any-card = 轮到{ $who }：随便出一张
turn-line-lead-from-the-dummy = 轮到{ $who }：从明手首攻
turn-line-dummy-follows = 轮到{ $who }：明手跟{ $suit }
turn-line-any-card-of-the-dummy = 轮到{ $who }：从明手随便出一张
turn-line-thinking =
    { KIND($who) ->
        [you] 你在想…
       *[one] { $who }在想…
    }

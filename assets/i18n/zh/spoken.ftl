bid-name-blind-nil = 盲零
bid-name-nil = 零
bid-name-blind = { $tricks }
bid-name-tricks = { $tricks }

news-round = 第{ $round }轮
news-discarded =
    { KIND($card) ->
        [none] { $who }弃了一张牌
       *[some] { $who }弃掉{ $card }
    }
news-bid = { $who }叫{ $bid }
news-played = { $who }出{ $card }
news-took = { $who }拿下这墩
news-spades-broken = 黑桃已破
news-round-over = 本轮结束
news-won = { FORM($side, "start") }赢了对局
news-drawn = 平局：{ FORM($sides, "commas") }

standing =
    { $bags ->
        [0] { standing-points }
       *[other] { standing-points }，{ $bags }个超墩
    }
standing-points = { $side }：{ $points }分
seat-description =
    { KIND($who) ->
        [dummy] 明手：{ seat-description-tricks }
       *[one] { $who }：{ seat-description-bid }
    }
seat-description-bid =
    { KIND($bid) ->
        [none] 还没叫牌，{ seat-description-tricks }
       *[some] 叫{ $bid }，{ seat-description-tricks }
    }
seat-description-tricks = 拿了{ $tricks }墩，手里{ $cards }张

table-line-turn-of = 轮到{ $who }
table-line-your-turn = 轮到{ $who }
table-line-pass-the-device = 把设备交给{ $who }
table-line-please-wait = 请稍候
table-line-stock = 牌堆：{ $count }张
table-line-discards = 弃牌：
table-line-hand-of = { FORM($who, "of") }手牌
table-line-holding = { $suit }：{ FORM($ranks, "commas") }
table-line-in-the-trick = { $who }出了{ $card }
table-line-spades-broken = 黑桃已破
table-line-spades-not-broken = 黑桃未破
table-line-named = 你要传的牌：
table-line-drawn = 抓到：{ $card }
table-line-dealer = 本轮由{ $who }发牌
table-line-draws-first = { $who }先抓牌

control-show-my-cards = 看我的牌
control-skip = 跳过
control-call-a-renege-of = 检举{ $who }藏牌
control-act =
    { KIND($action) ->
        [draw] 抓牌
        [next-round] 下一轮
       *[other] { $action }
    }
control-play = 出{ $card }

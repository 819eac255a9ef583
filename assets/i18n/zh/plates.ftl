plate-caption-bid = 叫牌
plate-caption-tricks = 墩数
plate-caption-took = 已拿
plate-caption-bags = 超墩
bid-made =
    { KIND($bid) ->
        [none] –
        [nil] 零
        [blind-nil] 盲零
        [blind] 盲{ $bid }
       *[tricks] { $bid }
    }
bid-figure =
    { KIND($bid) ->
        [none] –
        [nil] 零
        [blind-nil] 零
       *[tricks] { $bid }
    }
bid-caption =
    { KIND($bid) ->
        [blind-nil] 盲叫
        [blind] 盲叫
       *[any] 叫牌
    }
bid-caption-short =
    { KIND($bid) ->
        [blind-nil] 盲叫
        [blind] 盲叫
       *[any] 叫牌
    }
marker-means =
    { KIND($beginner) ->
        [dealer] 发牌人
       *[first-to-draw] 先抓牌
    }
tricks-taken =
    { KIND($count) ->
        [none] –
       *[other] { $count }
    }

plate-stamp-set = 倒

status-nil-in-danger = 零有危险
status-takes-the-trick = 拿下这墩
status-your-draw = 轮到你抓牌
status-your-bid = 轮到你叫牌
status-your-turn = 轮到你
status-draws = 正在抓牌
status-is-bidding = 正在叫牌
status-is-playing = 正在出牌
status-led = 首攻
status-waits = 等待中

of-target = / { $points }
seat-line-took = 已拿{ $tricks }墩
seat-line-no-bid-yet = 还没叫牌
seat-line-bid = 叫{ $bid }
seat-line-bid-and-took =
    { KIND($bid) ->
        [blind-nil] 盲零 · 拿{ $tricks }
        [blind] 盲{ $bid } · 拿{ $tricks }
       *[other] 叫{ $bid } · 拿{ $tricks }
    }
seat-line-nil-in-danger = 零有危险
side-bid-tricks = 叫{ $tricks }
side-bid-tricks-and-nil = { $tricks } + 零
side-bid-nil = 叫零
side-bid-blind-nil = 盲零
side-bid-two-nils = 两个零
side-bid-blind = 盲叫{ $tricks }
with-partner = { $who } + { FORM($partner, "partner") }
short-pair = { $first }和{ $second }
name-cut = { $start }…
numbered-name-cut = { $start }…{ $number }
two-scores = { $first } · { $second }
team-tricks = { $bid } · 拿{ $tricks }
team-line =
    { KIND($more-bags) ->
        [none] { $bid } · 拿{ $tricks } · { side-line-bags }
       *[other] { $bid } · 拿{ $tricks } · 超墩{ $bags }+{ $more-bags }
    }
side-line =
    { KIND($bid) ->
        [none] { side-line-bags }
       *[other] { $bid } · 拿{ $tricks } · { side-line-bags }
    }
side-line-bags = 超墩{ $bags }

beginner-dealer = 庄
beginner-first-to-draw = 1

title-title = 主菜单
title-tagline = 攒一手牌，叫准墩数，说到做到。
title-continue = 继续
title-play = 开始
title-play-vs-computer = 和电脑打
title-several-players = 多人同玩
title-quit = 退出
title-right-here = 牌局会给你留着。
title-sound-off = 声音已关
title-sound-on = 声音已开
title-fill-the-screen = 全屏

resumable-two = { $rules } · 第{ $round }轮 · { $mine }比{ $theirs }
resumable-all = { $rules } · 第{ $round }轮 · { FORM($scores, "commas") }
resumable-fresh = { $rules } · 第{ $round }轮

next-match-computer =
    { KIND($length) ->
        [none] { $rules } · { $level }
       *[some] { $rules } · { $length } · { $level }
    }
next-match-computers =
    { KIND($length) ->
        [none] { $rules } · 对电脑
       *[some] { $rules } · { $length } · 对电脑
    }
next-match-people =
    { KIND($length) ->
        [none] { $rules } · { $people }人
       *[some] { $rules } · { $length } · { $people }人
    }

curtain-pass-the-device = 把设备交给{ $who }
curtain-pass-the-device-below =
    把设备交给
    { $who }
curtain-look-away =
    { FORM($others, "count") ->
        [0] 按住按钮之前，你的牌一直遮着。
        [1] { $others }请看别处。{ $next }按住按钮之前，牌一直遮着。
       *[other] 其他人请看别处。{ $next }按住按钮之前，牌一直遮着。
    }
curtain-hold =
    { $shows ->
        [yes] 按住看我的牌
       *[no] 按住开始我的回合
    }
curtain-draft = 第{ $round }轮 · 抓牌
curtain-bidding = 第{ $round }轮 · 叫牌
curtain-trick = 第{ $round }轮 · 第{ $trick }墩
curtain-score = { $side }：{ $score }

pile-stock = 牌堆
pile-cards-left = 还剩{ $count }张
pile-discards = 弃牌
pile-discarded =
    { $open ->
        [yes] { $count }张，亮着
       *[no] { $count }张，扣着
    }
pile-hand = { FORM($of, "of") }手牌 · { $count } / 13
pile-hand-of = { FORM($who, "of") }手牌
pile-of-thirteen = { $count } / 13
pile-tricks = { $who }拿的墩
pile-yours = 你的
pile-theirs = 对手的

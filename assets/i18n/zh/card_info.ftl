would-lead =
    { $breaks ->
        [yes] 首攻{ $suit }，黑桃就破了
       *[no] 首攻{ $suit }
    }
would-take =
    { $breaks ->
        [yes] 破黑桃，用{ FORM($with, "rank") }拿下这墩
       *[no] 用{ FORM($with, "rank") }拿下这墩
    }
would-beat =
    { $breaks ->
        [yes] 破黑桃；暂时压过{ $best }
       *[no] 暂时压过{ $best }
    }
would-lose-to = 输给{ $card }
would-stay-below-partner = 不压搭档的{ FORM($card, "rank") }
would-leave-to-partner = 把这墩留给搭档的{ FORM($card, "rank") }
tap-again = 再点一下，或往上一拨，就出牌

about-card = { $card }
about-stock = 牌堆
about-trick = 这一墩
about-taken = { $who }拿的墩
about-hand = { FORM($who, "of") }手牌

about-line-higher-out =
    { $count ->
        [0] 没有更大的{ $suit }了
       *[other] 还有{ $count }张更大的{ $suit }
    }
about-line-led = { $who }首攻{ $card }
about-line-winning = { $who }的{ $card }暂时最大
about-line-cards = { $count }张
about-line-left = 还剩{ $count }张
about-line-tricks = { $count }墩
about-line-points = { $score }分
about-line-bags = { $count }个超墩

rules-heading-players-and-cards = 玩家和牌
rules-heading-bidding = 叫牌
rules-heading-play = 打牌
rules-heading-points = 计分
rules-heading-for-example = 例如
rules-heading-the-end = 对局结束

says-who-plays =
    { $players ->
        [2] 两人。
        [3] 三人，外加一手<dummy>明手</dummy>。每轮<bid>叫</bid>得最高的人带着明手，打另外两人。得分各算各的。
       *[other]
            { KIND($sides) ->
                [partners] 四人分两家，搭档坐对家。
               *[single] 四人，没有搭档。
            }
    }
says-hands =
    { KIND($hand-building) ->
        [open-draft] 靠<draft>抓牌</draft>凑手牌：抓一张，留下它，下一张就进<discard>弃牌堆</discard>；弃掉它，下一张归你。弃牌亮着。
        [closed-draft] 靠<draft>抓牌</draft>凑手牌：抓一张，留下它，下一张就进<discard>弃牌堆</discard>；弃掉它，下一张归你。弃了什么只有自己看见。
        [unseen-draft] 靠<draft>抓牌</draft>凑手牌：抓一张，留下它，下一张就进<discard>弃牌堆</discard>；弃掉它，下一张归你。自己弃的牌只有自己看见；留下一张之后弃掉的那张，谁也看不到。
        [deal-to-two] 每人发13张。另外26张这轮不用，谁也看不见。
       *[deal] 牌全部发完，每手13张。
    }
says-jokers = 大王是最大的黑桃，小王第二；梅花2和方块2拿掉。
says-trumps =
    { KIND($trumps) ->
        [deuce] 黑桃2是<high-deuce>高位2</high-deuce>，排在A之上，是最大的黑桃。
        [jokers-deuce] 最大的黑桃依次是大王、小王和黑桃2（<high-deuce>高位2</high-deuce>），A排第四。红心2和方块2拿掉，所以黑桃有15张。
        [jokers-deuces] 最大的黑桃依次是大王、小王、方块2和黑桃2（两张都是<high-deuce>高位2</high-deuce>），A排第五。红心2和梅花2拿掉，所以黑桃有16张，其他花色各12张。
       *[jokers] 大王是最大的黑桃，小王第二；红心2和方块2拿掉。
    }
says-spades-in-every-way = 不管牌面印什么，它们都完全算黑桃。
says-trumps-example =
    { KIND($trumps) ->
        [deuce] 例如，首攻方块A，接着出黑桃A和黑桃2：2拿下这墩。
        [jokers-deuce] 例如，首攻方块A，接着出黑桃A、黑桃2和小王：小王拿下这墩。
        [jokers-deuces] 例如，首攻方块A，接着出黑桃2、方块2和方块K：方块2拿下这墩。
       *[jokers] 例如，首攻方块A，接着出黑桃A和小王：小王拿下这墩。
    }
says-bids =
    { KIND($bidding-rule) ->
        [whiz] 每人<bid>叫</bid>一次：<nil>零</nil>，或手里黑桃的张数。
        [mirror] 每人<bid>叫</bid>手里黑桃的张数；没有黑桃就叫<nil>零</nil>。
        [suicide] 搭档中一人<bid>叫</bid><nil>零</nil>，另一人至少叫4。先叫的人选。
       *[free]
            { $nil ->
                [yes] 每人<bid>叫</bid>一次：<nil>零</nil>，或{ $min }到13<trick>墩</trick>。
               *[no] 每人<bid>叫</bid>一次：{ $min }到13<trick>墩</trick>。不能叫<nil>零</nil>。
            }
    }
says-bids-add-up = <side>一家</side>的<bid>叫牌</bid>相加，就是它的<contract>合约</contract>。
says-board = <board>底线</board>{ $min }：你和搭档合计不能<bid>叫</bid>得少于{ $min }。搭档叫1，你就要叫{ $rest }或更多。
says-nil-beside-a-bid =
    { $min ->
        [1] 搭档两人中，只能有一人<bid>叫</bid><nil>零</nil>。
       *[other] 搭档叫{ $min }或以上，你才能<bid>叫</bid><nil>零</nil>。
    }
says-total-thrown-in = 全桌<bid>叫牌</bid>合计不到{ $total }，就重新发牌。连续三次之后，最后叫的人必须把合计叫够。
says-total-raised = 全桌<bid>叫牌</bid>合计要到{ $total }。前面合计是7，最后一人就叫{ $rest }或更多。
says-not-thirteen = 最后<bid>叫</bid>的人不能让合计成为13。前面合计是9，就不能叫4。
says-eldest-begins = 发牌人左边的人先<bid>叫</bid>，并<lead>首攻</lead>第一<trick>墩</trick>。
says-eldest-bids = 发牌人左边的人先<bid>叫</bid>。
says-highest-bidder-leads = <bid>叫</bid>得最高的人<lead>首攻</lead>第一<trick>墩</trick>；几人一样高，其中先叫的首攻。
says-low-club-leads = 持有最小梅花的人用它<lead>首攻</lead>第一<trick>墩</trick>。
says-bids-first =
    { KIND($starter) ->
        [other-side] 发牌人先<bid>叫</bid>。
        [left] 不发牌的人先<bid>叫</bid>。
        [second] 后抓牌的人先<bid>叫</bid>。
       *[first] 先抓牌的人先<bid>叫</bid>。
    }
says-leads-first =
    { KIND($starter) ->
        [other-side] 发牌人<lead>首攻</lead>第一<trick>墩</trick>。
        [left] 不发牌的人<lead>首攻</lead>第一<trick>墩</trick>。
        [second] 后抓牌的人<lead>首攻</lead>第一<trick>墩</trick>。
       *[first] 先抓牌的人<lead>首攻</lead>第一<trick>墩</trick>。
    }
says-blind-nil =
    { KIND($hand-building) ->
        [deal] <blind-nil>盲零</blind-nil>要在看牌之前<bid>叫</bid>。
       *[draft] 第一次轮到你、抓牌之前，可以<bid>叫</bid><blind-nil>盲零</blind-nil>。此后抓到的牌不看，全部留下。
    }
says-blind-bid =
    { $partners ->
        [yes] 搭档中先叫的人，可以在看牌之前替两人<bid>叫</bid>{ $min }或更多。得失都加倍，另一人不再<bid>叫牌</bid>。
       *[no]
            { KIND($hand-building) ->
                [deal] 可以在看牌之前<bid>叫</bid>{ $min }或更多。得失都加倍。
               *[draft] 第一次轮到你、抓牌之前，可以<bid>叫</bid>{ $min }或更多。此后抓到的牌不看，全部留下；得失都加倍。
            }
    }
says-passing =
    { $blind ->
        [yes] 搭档叫<blind-nil>盲零</blind-nil>，{ says-passing-swap }
       *[no] 搭档叫<nil>零</nil>，{ says-passing-swap }
    }
says-passing-swap = 你们就互换{ $count }张牌：{ says-passing-order }
says-passing-order =
    { $together ->
        [yes] 双方先选好，再看换来的牌。
       *[no] 对方先传，你可以把换来的牌再传回去。
    }
says-misdeal = 手里没有黑桃，可以不<bid>叫牌</bid>，要求<misdeal>重新发牌</misdeal>。
says-first-round = 第一轮谁也不<bid>叫牌</bid>：每<trick>墩</trick>值10分。
says-min-tricks = 那一轮拿不到{ $min }<trick>墩</trick>的<side>一家</side>，直接输掉对局。
says-blind-behind = 一轮开始时落后{ $points }分或更多的<side>一家</side>才能这样叫。
says-moon = <bid>叫</bid>13就是<moon>全赢</moon>。
says-boston = 搭档合计<bid>叫</bid>13（例如7和6）就是<moon>全赢</moon>，也叫“波士顿”。
says-no-nil-for-the-dummy = 三人都<bid>叫</bid><nil>零</nil>，就重新发牌。
says-follow = 有首攻花色必须<following-suit>跟</following-suit>；没有就随便出。黑桃最大者得<trick>墩</trick>；没有黑桃，<lead>首攻</lead>花色最大者得墩。得墩的人下一墩首攻。
says-breaking = 黑桃没<breaking-spades>破</breaking-spades>，不能<lead>首攻</lead>黑桃；在别的花色上出了黑桃，或手里只剩黑桃而首攻黑桃，黑桃就破了。
says-spades-at-any-time = 黑桃随时可以<lead>首攻</lead>。
says-no-spade-in-the-first-trick = 第一<trick>墩</trick>里，有别的花色就不能出黑桃。
says-lowest-clubs = 第一<trick>墩</trick>每人出最小的梅花；没有梅花，就随便出红心或方块。梅花最大者得墩。
says-reneging =
    { KIND($renege) ->
        [penalised] 游戏允许你违反这些规则，但对手可以检举<renege>藏牌</renege>，每轮一次。检举对了，本轮就结束：违规者不得分，双方的<bid>叫牌</bid>都算检举者完成。
       *[prevented] 违规的牌出不了。
    }
says-target = 先到{ $target }分者胜。
says-floor = 跌到{ $floor }分或更低的<side>一家</side>就输。
says-rounds =
    { $rounds ->
        [1] 对局只打一轮：得分最高者胜。
       *[other] 打满{ $rounds }轮结束：得分最高者胜。
    }
says-target-or-rounds = 有人到{ $target }分，或打满{ $rounds }轮，对局就结束。得分最高者胜。
says-cap = 最晚在第{ $round }轮后结束。
says-highest-wins = 同一轮里不止<side>一家</side>到了，分高者胜。
says-sets =
    { $sets ->
        [1] <set>倒</set>一次的<side>一家</side>就输掉对局，领先再多也一样。
       *[other] <set>倒</set>{ $sets }次的<side>一家</side>就输掉对局，领先再多也一样。
    }
says-sets-in-a-row = 连续<set>倒</set>{ $sets }次的<side>一家</side>输掉对局。
says-level =
    { $plays-on ->
        [yes] 最高分打平，就再打一轮。
       *[no] 最高分打平，对局算平局。
    }
paragraph = { FORM($says, "spaces") }

scored-contract-made = 完成
scored-contract-set = 倒
scored-ten = 叫10以上
scored-nil = 零
scored-blind-nil = 盲零
scored-blind-bid = 盲叫
scored-double-nil = 双零
scored-moon = 全赢
scored-tricks-of-a-failed-nil = 叫零失败拿的墩
scored-bags = 超墩
worth-ten-a-trick =
    { $bag ->
        [0] 每叫一墩10分
        [-1] 每叫一墩10分，每个超墩减1分
       *[other] 每叫一墩10分，每个超墩加1分
    }
worth-ten-lost-a-trick = 每叫一墩扣10分
worth-nothing-lost = 不扣分
worth-either = 做成{ $won }，失败{ $lost }
worth-a-trick = 每叫一墩，完成{ $won }，失败{ $lost }
worth-or-bags = 做成{ $points }；失败的话，拿的墩记超墩
worth-wins-or-bags = 做成就赢下对局；失败的话，拿的墩记超墩
worth-wins = 做成就赢下对局，失败{ $lost }
worth-double = 搭档两人都叫零：都做成{ $won }，否则{ $lost }。两人都叫盲零：加倍，并赢下对局。
worth-help-the-partner = 计入搭档所叫的墩数
worth-are-bags = 记超墩
worth-are-nothing = 不算
worth-penalty =
    { $limit ->
        [1] 每个超墩扣{ $penalty }分
       *[other]
            { $carry ->
                [yes] { $limit }个超墩扣{ $penalty }分；多出的留到以后
               *[no] { $limit }个超墩扣{ $penalty }分，然后清零
            }
    }
worth-no-penalty = 超墩不罚分

story =
    { $bags ->
        [0] { $round }
       *[other]
            { $partners ->
                [yes] 你们已有{ $bags }个超墩。{ $round }
               *[no] 你已有{ $bags }个超墩。{ $round }
            }
    }
example-bid-moon = 13（全赢）
example-round-renege = 你叫{ $own }；对手叫{ $other }，藏了牌，被你检举。
example-round-both-nil = 你和搭档都叫零，都一墩没拿。
example-round-with-the-dummy = 你叫{ $own }，叫得最高，和明手一起拿了{ $tricks }墩。
example-round-alone =
    { $tricks ->
        [0] 你叫{ $own }，一墩没拿。
       *[other] 你叫{ $own }，拿了{ $tricks }墩。
    }
example-round-beside-nil =
    { $tricks ->
        [0]
            { $taken ->
                [0] 你叫{ $own }，一墩没拿；搭档叫{ $theirs }，也一墩没拿。
               *[other] 你叫{ $own }，一墩没拿；搭档叫{ $theirs }，拿了{ $taken }墩。
            }
       *[other]
            { $taken ->
                [0] 你叫{ $own }，拿了{ $tricks }墩；搭档叫{ $theirs }，一墩没拿。
               *[other] 你叫{ $own }，拿了{ $tricks }墩；搭档叫{ $theirs }，拿了{ $taken }墩。
            }
    }
example-round-together = 你叫{ $own }，搭档叫{ $theirs }。两人一共拿了{ $tricks }墩。
example-round-blind =
    { $partners ->
        [yes] 你替两人盲叫{ $bid }。两人一共拿了{ $tricks }墩。
       *[no] 你盲叫{ $bid }，拿了{ $tricks }墩。
    }

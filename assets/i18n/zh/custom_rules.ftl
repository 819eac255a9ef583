editor-custom-rules = 自定规则
editor-start-from = 以此为基础
editor-these-rules-fit = 这套规则可行。
editor-use-these-rules = 使用这套规则

rule-players = 玩家
rule-sides = 搭档方式
rule-sides-single = 没有搭档
rule-sides-partners = 有搭档
rule-sides-dummy = 带明手
rule-hands = 手牌来源
rule-hands-deal = 发牌
rule-hands-open-draft = 明抓
rule-hands-closed-draft = 暗抓
rule-hands-unseen-draft = 盲抓
rule-trumps = 比黑桃A大的牌
rule-trumps-ace = 没有
rule-trumps-jokers = 大小王
rule-trumps-deuce = 2
rule-trumps-jokers-deuce = 大小王和2
rule-trumps-jokers-deuces = 大小王和两张2
rule-removed = 大小王替下的2
rule-removed-minor = 梅花和方块
rule-removed-red = 红心和方块
rule-bidding = 叫法
rule-bidding-free = 随意叫
rule-bidding-whiz = 精算
rule-bidding-mirror = 镜像
rule-bidding-suicide = 舍身
rule-bids-first = 谁先叫牌
rule-bids-first-first = 第一家
rule-bids-first-second = 第二家
rule-leads-first = 谁首攻
rule-leads-first-first = 第一家
rule-leads-first-second = 第二家
rule-leads-first-highest-bidder = 叫得最高者
rule-leads-first-low-club = 最小的梅花
rule-spades-lead = 首攻黑桃
rule-spades-lead-broken = 破了以后
rule-spades-lead-any-time = 随时
rule-first-trick = 第一墩
rule-first-trick-free = 不限制
rule-first-trick-no-spade = 不出黑桃
rule-first-trick-lowest-clubs = 出最小的梅花
rule-first-round-bids-itself = 第一轮不叫牌
rule-first-round-min-tricks = 第一轮至少拿几墩
rule-blind-bid = 盲叫至少
rule-blind-bid-failure = 盲叫失败
rule-blind-bid-failure-double = 每墩扣20分
rule-blind-bid-failure-single = 每墩扣10分
rule-pass-nil = 叫零时换几张牌
rule-pass-blind-nil = 叫盲零时换几张牌
rule-pass-order = 换牌次序
rule-pass-order-bidder-first = 叫零的人先传
rule-pass-order-together = 同时
rule-misdeal = 废牌重发
rule-misdeal-none = 没有
rule-misdeal-no-spades = 没有黑桃时
rule-renege = 藏牌
rule-renege-prevented = 防止
rule-renege-penalised = 罚分
rule-min-bid-player = 最少叫几墩
rule-min-bid-side = 底线：一家最少
rule-min-bid-total = 全桌叫牌最少
rule-min-bid-below-total = 全桌叫得太少时
rule-min-bid-below-total-throw-in = 重新发牌
rule-min-bid-below-total-raise = 末家加叫
rule-total-not-thirteen = 叫牌合计不能是13
rule-nil = 零
rule-nil-partner-min = 叫零时搭档至少叫
rule-nil-failure = 叫零失败
rule-nil-failure-penalty = 扣零的分
rule-nil-failure-bags = 不扣分，只记超墩
rule-failed-nil-helps-partner = 叫零失败拿的墩算给搭档
rule-failed-nil-bags = 叫零失败拿的墩也记超墩
rule-blind-nil = 盲零
rule-blind-behind = 落后才能叫盲零
rule-moon = 全赢
rule-moon-wins-match = 直接获胜
rule-moon-failure = 全赢失败
rule-moon-failure-bags = 只记超墩
rule-moon-failure-set = 算倒
rule-ten-made = 叫10以上，完成
rule-ten-failed = 叫10以上，倒
rule-set-cost = 倒了扣多少
rule-set-cost-bid = 扣所叫的分
rule-set-cost-nothing = 不扣分
rule-double-nil = 双零
rule-bags-limit = 超墩上限
rule-bags-penalty = 超墩罚分
rule-bags-carry = 超墩累计
rule-bags-points = 每个超墩的分
rule-end-target = 目标分
rule-end-floor = 跌到几分算输
rule-end-rounds = 固定轮数
rule-end-cap = 轮数上限
rule-end-sets = 倒几次算输
rule-end-sets-in-a-row = 连倒几次算输
rule-end-level-plays-on = 平分加赛

rule-detail-total-not-thirteen = 末家必须避开13，所以总有人完不成
rule-detail-first-round-bids-itself = 每墩值十分，别的都不算
rule-detail-failed-nil-helps-partner = 计入搭档所叫的墩数
rule-detail-failed-nil-bags = 仅当搭档也没叫墩数时
rule-detail-double-nil = 两人都做成零：400分。两人都做成盲零：赢下对局。
rule-detail-bags-carry = 满了上限，多出的超墩留到以后；否则清零
rule-detail-min-bid-side = 墩数，两人叫牌合计
rule-detail-min-bid-total = 墩数
rule-detail-nil = 得失的分
rule-detail-nil-partner-min = 墩数
rule-detail-blind-nil = 得失的分
rule-detail-blind-behind = 分数
rule-detail-blind-bid = 最少的墩数
rule-detail-first-round-min-tricks = 拿得更少就输掉对局
rule-detail-pass-nil = 双方各传的张数
rule-detail-pass-blind-nil = 双方各传的张数
rule-detail-moon = 叫13并完成的分
rule-detail-ten-made = 得的分
rule-detail-ten-failed = 扣的分
rule-detail-bags-limit = 满几个超墩罚分
rule-detail-bags-penalty = 满上限时扣的分
rule-detail-end-target = 打到这个分数就赢
rule-detail-end-floor = 跌到这个分数就输
rule-detail-end-rounds = 一场对局的轮数
rule-detail-end-cap = 打满这些轮，领先者胜
rule-detail-end-sets = 一场对局里倒的次数
rule-detail-end-sets-in-a-row = 接连倒的次数
rule-detail-end-level-plays-on = 平分时再打一轮；否则算平局

step-less = { $rule }：减少
step-more = { $rule }：增加
step-value =
    { KIND($value) ->
        [none] 关
       *[other] { $value }
    }

rules-do-not-fit = 这些规则凑不到一起。{ $why }
rules-error-range = { $rule }：请选{ $min }到{ $max }之间的数。
rules-always-set = 黑桃共{ $spades }张，叫牌合计也是{ $spades }，总有人会倒。

rules-error-partners-need-four = 要有搭档，就得四个人。
rules-error-dummy-needs-three = 带明手，人数得正好是三个。
rules-error-three-need-dummy = 三个人玩，就得有明手。
rules-error-draft-needs-two = 抓牌凑手牌，只限两个人。
rules-error-suicide-needs-partners = { rule-bidding-suicide }要有搭档。
rules-error-dummy-needs-free-bids = 叫得最高的人带明手，所以叫法必须是“{ rule-bidding-free }”。
rules-error-second-bids-first = 两人局才能让第二家先叫。
rules-error-second-leads-first = 两人局才能让第二家首攻。
rules-error-low-club-between-two = 两人玩时有一半的牌用不上，不能由最小的梅花首攻。
rules-error-first-trick-between-two = 两人玩时有一半的牌用不上，第一墩不能加限制。
rules-error-min-bid-needs-chosen-bids = { rule-bidding-whiz }和{ rule-bidding-mirror }按黑桃张数叫，所以没有最少墩数。
rules-error-min-bid-in-suicide = { rule-bidding-suicide }有自己的最少墩数。
rules-error-board-needs-chosen-bids = { rule-bidding-whiz }和{ rule-bidding-mirror }按黑桃张数叫，所以没有底线。
rules-error-board-in-suicide = { rule-bidding-suicide }有自己的最少墩数，所以没有底线。
rules-error-board-with-dummy = 带明手时，一个人的叫牌就是合约，所以没有底线。
rules-error-total-needs-chosen-bids = { rule-bidding-whiz }和{ rule-bidding-mirror }按黑桃张数叫，不能规定合计最少。
rules-error-total-in-suicide = { rule-bidding-suicide }有自己的最少墩数，不能规定合计最少。
rules-error-total-with-dummy = 带明手时，一个人的叫牌就是合约，不能规定合计最少。
rules-error-thirteen-needs-chosen-bids = { rule-bidding-whiz }和{ rule-bidding-mirror }按黑桃张数叫，不能排除合计数。
rules-error-thirteen-in-suicide = { rule-bidding-suicide }有自己的最少墩数，不能排除合计13。
rules-error-thirteen-with-dummy = 带明手时，一个人的叫牌就是合约，不能排除合计13。
rules-error-nil-must-be-possible = { rule-bidding-suicide }、{ rule-bidding-whiz }和{ rule-bidding-mirror }都要能叫零。
rules-error-nil-is-needed = 没有零，就没有盲零、双零、换牌和叫零的条件。
rules-error-nil-partner-needs-partners = 有搭档，叫零才能看搭档叫多少。
rules-error-nil-partner-needs-chosen-bids = { rule-bidding-whiz }和{ rule-bidding-mirror }按黑桃张数叫，叫零不能看搭档叫多少。
rules-error-nil-partner-in-suicide = { rule-bidding-suicide }对叫零时搭档叫多少另有规定。
rules-error-nil-partner-and-double-nil = 有双零，搭档两人就都要能叫零。
rules-error-first-round-needs-chosen-bids = { rule-bidding-whiz }和{ rule-bidding-mirror }玩的就是叫牌，每轮都要叫。
rules-error-first-round-in-suicide = { rule-bidding-suicide }玩的就是叫牌，每轮都要叫。
rules-error-first-round-with-dummy = 叫得最高的人带明手，所以每轮都要叫牌。
rules-error-first-round-is-all = 只打一轮的话，就一次牌也不叫了。
rules-error-min-tricks-need-first-round = 第一轮不叫牌时，才规定至少要拿的墩。
rules-error-min-tricks-alone = 四人各自为战，总有人拿不够。
rules-error-blind-bid-needs-free-bids = 盲叫要有“{ rule-bidding-free }”。
rules-error-blind-bid-with-dummy = 带明手时，一个人的叫牌就是合约，所以没有替两人的盲叫。
rules-error-passing-needs-partners = 换牌要有搭档。
rules-error-blind-passing-needs-partners = 换牌要有搭档。
rules-error-blind-passing-needs-blind-nil = 没有盲零，也就没有盲零时的换牌。
rules-error-misdeal-needs-deal = 发来的牌才能算废牌；抓来的牌是自己挑的。
rules-error-blind-nil-needs-free-bids = 盲零要有“{ rule-bidding-free }”。
rules-error-moon-with-dummy = 带明手时每轮换边，所以没有全赢。
rules-error-moon-needs-chosen-bids = { rule-bidding-whiz }和{ rule-bidding-mirror }按黑桃张数叫，所以没有全赢。
rules-error-ten-needs-chosen-bids = { rule-bidding-whiz }和{ rule-bidding-mirror }按黑桃张数叫，叫10不能另外计分。
rules-error-double-nil-needs-partners = 双零要有搭档。
rules-error-double-nil-in-suicide = { rule-bidding-suicide }里没有双零。
rules-error-double-nil-needs-penalty = 双零失败要扣分，单个零失败也得扣。
rules-error-renege-needs-two = 藏牌罚分只用于两人局。
rules-error-endless = 对局要有目标分或轮数。
rules-error-rounds-beyond-cap = 固定轮数超过了轮数上限。

rules-summary =
    { KIND($differences) ->
        [none] 和{ $preset }一样。
       *[some]
            { $more ->
                [0] { rules-summary-listed }。
               *[other] { rules-summary-listed }，另有{ $more }处不同。
            }
    }
rules-summary-listed = { $preset }：{ FORM($differences, "commas") }

different-players =
    { $value ->
        [2] 两人
        [3] 三人
       *[other] 四人
    }
different-sides =
    { $value ->
        [single] 没有搭档
        [dummy] 带明手
       *[partners] 有搭档
    }
different-hands =
    { $value ->
        [open-draft] 明抓
        [closed-draft] 暗抓
        [unseen-draft] 盲抓
       *[deal] 发牌
    }
different-trumps =
    { $value ->
        [jokers] 有大小王
        [deuce] 有高位2
        [jokers-deuce] 有大小王和高位2
        [jokers-deuces] 有大小王和两张高位2
       *[ace] A最大
    }
different-removed =
    { $value ->
        [red] 大小王替下两张红2
       *[minor] 大小王替下梅花2和方块2
    }
different-bidding =
    { $value ->
        [whiz] { rule-bidding-whiz }叫法
        [mirror] { rule-bidding-mirror }叫法
        [suicide] { rule-bidding-suicide }叫法
       *[free] 随意叫
    }
different-bids-first =
    { $value ->
        [second] 第二家先叫
       *[first] 第一家先叫
    }
different-leads-first =
    { $value ->
        [second] 第二家首攻
        [highest-bidder] 叫得最高者首攻
        [low-club] 最小的梅花首攻
       *[first] 第一家首攻
    }
different-min-bid-player =
    { $value ->
        [1] 叫几墩都行
       *[other] 至少叫{ $value }
    }
different-min-bid-side =
    { KIND($value) ->
        [none] 没有底线
       *[other] 底线{ $value }
    }
different-min-bid-total =
    { KIND($value) ->
        [none] 全桌叫牌没有下限
       *[other] 全桌至少叫{ $value }
    }
different-min-bid-below-total =
    { $value ->
        [raise] 末家加叫
       *[throw-in] 叫得太少就重发
    }
different-total-not-thirteen =
    { $value ->
        [yes] 合计不能是13
       *[no] 合计可以是13
    }
different-nil =
    { KIND($value) ->
        [none] 没有零
       *[other] 叫零值{ $value }分
    }
different-nil-partner-min =
    { KIND($value) ->
        [none] 叫零不看搭档
       *[other] 搭档叫{ $value }以上才能叫零
    }
different-nil-failure =
    { $value ->
        [bags] 叫零失败只记超墩
       *[penalty] 叫零失败扣分
    }
different-blind-nil =
    { KIND($value) ->
        [none] 没有盲零
       *[other] 盲零值{ $value }分
    }
different-blind-behind =
    { KIND($value) ->
        [none] 盲零不看比分
       *[other] 落后{ $value }分才能叫盲零
    }
different-moon =
    { KIND($value) ->
        [none] 没有全赢
        [wins-match] 全赢直接获胜
       *[other] 全赢值{ $value }分
    }
different-moon-failure =
    { $value ->
        [set] 全赢失败算倒
       *[bags] 全赢失败只记超墩
    }
different-ten-made =
    { KIND($value) ->
        [none] 叫10没有加分
       *[other] 完成10以上得{ $value }分
    }
different-ten-failed =
    { KIND($value) ->
        [none] 叫10倒了扣所叫的分
       *[other] 叫10以上倒了扣{ $value }分
    }
different-set-cost =
    { $value ->
        [nothing] 倒了不扣分
       *[bid] 倒了扣所叫的分
    }
different-double-nil =
    { $value ->
        [yes] 有双零
       *[no] 没有双零
    }
different-failed-nil-helps-partner =
    { $value ->
        [yes] 叫零失败拿的墩算给搭档
       *[no] 叫零失败拿的墩不算给搭档
    }
different-failed-nil-bags =
    { $value ->
        [yes] 叫零失败拿的墩记超墩
       *[no] 叫零失败拿的墩不记超墩
    }
different-bags-limit = 超墩上限{ $value }
different-bags-penalty =
    { $value ->
        [0] 超墩不罚分
       *[other] 超墩罚{ $value }分
    }
different-bags-carry =
    { $value ->
        [yes] 超墩累计
       *[no] 超墩清零
    }
different-bags-points =
    { $value ->
        [0] 超墩不计分
        [-1] 每个超墩扣1分
       *[other] 每个超墩得1分
    }
different-spades-lead =
    { $value ->
        [any-time] 随时可首攻黑桃
       *[broken] 破了才能首攻黑桃
    }
different-first-trick =
    { $value ->
        [no-spade] 第一墩不出黑桃
        [lowest-clubs] 第一墩出最小的梅花
       *[free] 第一墩不限制
    }
different-first-round-bids-itself =
    { $value ->
        [yes] 第一轮不叫牌
       *[no] 第一轮也叫牌
    }
different-first-round-min-tricks =
    { KIND($value) ->
        [none] 第一轮拿几墩都行
       *[other] 第一轮拿不到{ $value }墩就输
    }
different-blind-bid =
    { KIND($value) ->
        [none] 没有盲叫
       *[other] 盲叫至少{ $value }
    }
different-blind-bid-failure =
    { $value ->
        [single] 盲叫失败每墩扣10分
       *[double] 盲叫失败每墩扣20分
    }
different-pass-nil =
    { $value ->
        [0] 叫零时不换牌
       *[other] 叫零时换{ $value }张牌
    }
different-pass-blind-nil =
    { $value ->
        [0] 叫盲零时不换牌
       *[other] 叫盲零时换{ $value }张牌
    }
different-pass-order =
    { $value ->
        [together] 同时换牌
       *[bidder-first] 叫零的人先传
    }
different-misdeal =
    { $value ->
        [no-spades] 没有黑桃算废牌
       *[none] 没有废牌
    }
different-renege =
    { $value ->
        [penalised] 藏牌罚分
       *[prevented] 不能藏牌
    }
different-end-floor =
    { KIND($value) ->
        [none] 跌多低都不算输
       *[other] 跌到{ $value }分就输
    }
different-end-cap = 最多{ $value }轮
different-end-sets =
    { KIND($value) ->
        [none] 倒几次都不算输
       *[other] 倒{ $value }次就输
    }
different-end-sets-in-a-row =
    { KIND($value) ->
        [none] 连倒几次都不算输
       *[other] 连倒{ $value }次就输
    }
different-end-level-plays-on =
    { $value ->
        [yes] 平分加赛
       *[no] 平分算平局
    }

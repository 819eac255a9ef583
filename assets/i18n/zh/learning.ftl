learning-learn = 学牌
learning-know-spades = 我会打{ -game }
learning-first-trick = 现在就打第一墩
learning-lessons = 课程
learning-puzzles = 牌题
learning-what-puzzles-are = 手牌全部亮开。不管对手怎么打，能达成目标的只有一个选择。
learning-loading = 正在加载课程和牌题…
learning-puzzle-of-the-day = 每日一题
learning-next-puzzle = 下一题
learning-rating = 等级分
learning-days-in-a-row = 当前连续
learning-solved = 已解出
learning-take-back = 撤销
learning-hint = 提示
learning-show-me = 看看怎么打
learning-solution = 解法
learning-try-again = 再试一次
learning-next = 下一步
learning-leave-the-lesson = 退出
learning-goal-is-lost = 这样就完不成了。看看他们怎么应对。
learning-goal-is-missed = 这样就完不成了。
learning-this-is-the-solution = 解法如下。
learning-that-is-it = 解出来了！后面怎么打都不会错。
learning-that-is-it-answers = 解出来了！他们没招了。
learning-that-is-it-roads = 解出来了！条条大路都通。

praise-first-try = 一次就中！
praise-got-it = 这就对了。
praise-there-it-is = 就是它。
praise-lesson = 这一课拿下，满星！
praise-course = 全部学完，出师了。请上桌吧。
praise-week = 一周全勤！
praise-month = 整月全勤！
praise-hundred = 一百天。真有你的。

cannot-be-read = 课程和牌题无法加载。请刷新或重装游戏。（{ CLAUSE($why) }）
lesson-name = { $title }：{ $own }/{ $all }星
hand-of = { $title } · { $hand } / { $of }
out-of = { $own } / { $all }
stars = { $count }/3星

kind-make-bid = 完成叫牌
kind-set-nil = 打破零
kind-force-bag = 塞超墩
kind-break-contract = 打倒对手
kind-find-discard = 找出该弃的牌
kind-what-to-bid = 该叫几
puzzle-goal =
    { $aim ->
        [make-bid] 完成你叫的{ $own }墩。
        [keep-nil] 你叫了零：一墩也不拿。
        [set-nil] 他们叫了零：逼他们拿一墩。
        [force-bag]
            { $others ->
                [1] 完成你叫的{ $own }墩，再塞一个超墩：逼他们至少拿2墩。
               *[other] 完成你叫的{ $own }墩，再塞一个超墩：逼他们拿超过{ $others }墩。
            }
        [break-contract] 他们叫{ $others }：打倒他们。
       *[bid-most] 能稳拿几墩就叫几墩，再拿下它们。
    }
puzzle-head =
    { KIND($found-by) ->
        [none] { $kind } · 难度{ $rating } · 各级电脑都解不出
       *[level] { $kind } · 难度{ $rating } · { $found-by }能解
    }
rating-now = 等级分{ $rating }（{ $gained }）

off-nil =
    { KIND($least) ->
        [none] 叫低了。这手牌能拿{ $most }墩，叫零得{ $points }分。
       *[other] 叫低了。这手牌能拿{ $least }到{ $most }墩，叫零得{ $points }分。
    }
off-high =
    { KIND($least) ->
        [none] 叫高了。这手牌能拿{ $most }墩，叫{ $bid }得{ $points }分。
       *[other] 叫高了。这手牌能拿{ $least }到{ $most }墩，叫{ $bid }得{ $points }分。
    }
off-low =
    { KIND($least) ->
        [none] 叫低了。这手牌能拿{ $most }墩，叫{ $bid }只得{ $points }分。
       *[other] 叫低了。这手牌能拿{ $least }到{ $most }墩，叫{ $bid }只得{ $points }分。
    }
off-above-sure = 叫高了。你稳拿的只有{ $most }墩。原因如下。
off-below-sure = 叫低了。你稳拿的有{ $most }墩。

idea-count-sure-tricks = 数一数谁也抢不走的墩。
idea-draw-spades =
    { $out ->
        [0] 首攻能赢的黑桃。
       *[other] 首攻能赢的黑桃：他们还有{ $out }张。
    }
idea-lose-spade = 首攻黑桃，让他们拿去。
idea-lead-to-win = 首攻现在就能赢的牌。
idea-lead-to-partner = 攻搭档强的花色。
idea-let-partner-ruff = 搭档{ $suit }缺门：首攻{ $suit }让搭档将吃。
idea-force-ruff = 他们{ $suit }缺门：逼他们用掉黑桃。
idea-lose-lead = 把出牌权交给他们。
idea-win = 拿下这墩。
idea-leave-to-partner = 这墩留给搭档。
idea-duck = 这墩让给他们。
idea-catch-nil = 逼叫零的人拿下这墩。
idea-ruff = 将吃这墩。
idea-force-higher-ruff = 将吃，逼他们用更大的盖吃。
idea-throw =
    { $could-ruff ->
        [yes]
            { KIND($suit) ->
                [spades] 垫一张黑桃。
               *[other] 别将吃，垫一张{ $suit }。
            }
       *[no] 垫一张{ $suit }。
    }

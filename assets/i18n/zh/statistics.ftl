heading-latest-example = 回放最近的一次
heading-nothing-played-yet = 还没有战绩
heading-what-is-counted = 先打一轮，再来看。
heading-play-a-match = 打一场
heading-by-level = 按水平
heading-by-rules = 按变体
heading-by-person = 本设备上的玩家
heading-played-and-won = 打 · 胜
heading-rounds = 对电脑的各轮
heading-by-rival = 按对手
heading-in-these-matches = 在这些对局里
heading-bid-against-taken = 叫牌与实得墩数
heading-how-to-read-the-grid = 行是叫牌，列是实得墩数。铜框表示正好完成的叫牌。
heading-how-a-match-went = 一场对局逐轮看
heading-no-match-fits = 没有这样的对局。放宽筛选试试。
heading-no-match-counts = 这里还没有算数的对局。有撤销的对局和本机多人对局另行统计。
heading-earlier-match = 较早的对局
heading-later-match = 较晚的对局
heading-accuracy-of-the-last-rounds = 最近各轮的准确率
heading-where-it-was-lost = 哪里丢分最多
heading-times-and-loss = 次数 · 每轮丢分
heading-what-is-reviewed = 对电脑的每一轮打完都会复盘。100%表示步步都没丢分。

counted-matches = 对局
counted-won-against-the-computer = 对电脑获胜
counted-wins-in-a-row = 当前连胜
counted-best-streak = 最长连胜
counted-rounds = 轮数
counted-contracts-made = 完成的叫牌
counted-nils-made = 做成的零
counted-tricks-taken = 拿到的墩
counted-bags = 超墩
counted-best-round = 最好的一轮
counted-best-winning-score = 获胜最高分
counted-matches-won = 赢的对局
counted-rounds-won = 赢的轮数
counted-blind-nils-made = 做成的盲零
counted-mean-bid = 平均叫牌
counted-mean-tricks = 平均墩数
counted-worst-round = 最差的一轮
counted-best-score = 最高分
counted-worst-score = 最低分
counted-worst-streak = 最长连败
counted-draft-accuracy = 抓牌
counted-bid-accuracy = 叫牌
counted-play-accuracy = 打牌
counted-rounds-reviewed = 复盘过的轮数
counted-matches-of-several-players-here = 本机多人对局
counted-matches-with-undo = 有撤销的对局（另行统计）

figure-words-nothing = –
figure-words-count = { $count }
figure-words-best = { $score }分
figure-words-share = { $share }
figure-words-part-of = { $part } / { $whole }（{ $share }）
figure-words-mean = { $mean }

statistics-leaf-overview = 总览
statistics-leaf-matches = 逐场
statistics-leaf-decisions = 决定
statistics-leaf-achievements = 成就
counting = 正在统计对局：{ $known } / { $of }

grid-row =
    { $bid ->
        [0] 零：拿了{ FORM($taken, "commas") }
       *[other] 叫{ $bid }：拿了{ FORM($taken, "commas") }
    }
grid-cell = { $taken }墩的有{ $rounds }轮
after = 第{ $round }轮后：你{ $own }，最好的对手{ $other }
plot-line-you = 你
plot-line-the-best-other = 最好的对手
round-decided = 第{ $at }轮，共{ $of }轮：{ FORM($accuracy, "commas") }
accuracy-of =
    { $part ->
        [draft] 抓牌{ $share }
        [bid] 叫牌{ $share }
       *[play] 打牌{ $share }
    }

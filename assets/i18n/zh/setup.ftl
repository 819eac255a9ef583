setup-new-match = 新对局
setup-players = 玩家
setup-level-of-the-computer = 电脑水平
setup-match-ends-at = 对局长度
setup-blind-nil = 盲零
setup-prevent-reneging = 防止藏牌
setup-deal = 发牌
setup-next = 下一步
setup-group-two-players = 双人
setup-group-classic-games = 经典
setup-group-table-rules = 牌桌玩法
setup-step-rules = 规则
setup-step-players = 玩家
setup-step-match = 对局
setup-step-more = 更多
setup-detail-blind-nil = { $points }分，看牌之前叫
setup-detail-prevent-reneging = 违规的牌出不了；否则对手可以检举藏牌

seat-row-person = { $seat }：真人
seat-row-computer = { $seat }：电脑
seat-row-name = { $seat }：名字
seat-row-weaker = { $seat }：降低水平
seat-row-stronger = { $seat }：提高水平
seat-name-you = 你
namesake = { $number } { $name }
undrawn-all = 这些文字无法显示
undrawn-some = 部分文字显示为“?”
two-people-title = 你们两人
two-people-partners = 做搭档
two-people-opponents = 做对手
together-nobody = 没有搭档，各打各的。
together-pairs = 南北一家，东西一家。
together-dummy = 东家是明手，由叫得最高的人代打。

length-name-quick = 快速
length-name-target = { $points }
length-in-line-target = 打到{ $points }分
duration-minutes = { $count }分钟
duration-hours = { $count }小时
duration-hours-and-a-half = { $count }½小时

motto =
    { KIND($preset) ->
        [open-draft] 弃牌亮出
        [closed-draft] 弃牌扣下
        [moonshot] 全赢13墩得250分
        [pairs] 搭档坐对家
        [solo] 各打各的
        [suicide] 搭档之一叫零
        [whiz] 照黑桃张数叫，或叫零
        [mirror] 照黑桃张数叫
        [classic] 落后才能叫盲零
        [ace-high] 至少叫4，不能叫零
        [jjdd] 大小王加两张高位2
        [jjda] 大小王加一张高位2
        [pass-two] 叫零时换两张牌
        [lowest-club] 先出最小的梅花
       *[three-handed] 叫得最高者带明手
    }
custom-motto = 规则自己说了算
outline =
    { $players ->
        [2] { outline-length } · 两人
        [3] { outline-length } · 三人
       *[other] { outline-length } · 四人
    }
outline-length =
    { KIND($target) ->
        [none] { length-name-quick }
       *[other] 打到{ $target }分
    }
description =
    { KIND($note) ->
        [none] { description-and-ending }
       *[some] { description-and-ending }{ $note }
    }
description-and-ending =
    { KIND($ending) ->
        [none] { $about }
       *[some] { $about }{ $ending }
    }
about-preset =
    { KIND($preset) ->
        [open-draft] 抓一张，留下或弃掉，各抓13次。弃牌亮在桌上：记住它们，两家手牌就都清楚了。
        [closed-draft] 抓一张，留下或弃掉，各抓13次。弃了什么只有自己知道。
        [moonshot] 在{ preset-open-draft }上加“全赢”：叫13并全拿，得250分。叫零或全赢失败，只记超墩。
        [pairs] 两人一家对两人，每人13张。搭档的叫牌合成一个合约；叫零失败拿的墩算给搭档。
        [solo] 四人各自为战。零值50分；每5个超墩扣50分。
        [suicide] 每家必须一人叫零，另一人至少叫4。叫零失败拿的墩算给搭档。
        [whiz] 两人一家。叫零，或正好叫手里黑桃的张数。叫零失败拿的墩算给搭档。
        [classic] 两人一家。叫零失败拿的墩算超墩，超墩会累计；落后100分的一家才能叫盲零。
        [ace-high] 牌桌老玩法：没有零，搭档合计至少叫4，叫10或以上值150分，随时可首攻黑桃。倒两次就输。
        [jjdd] 大王小王、方块2、黑桃2最大：没有零，搭档合计至少叫4，叫10或以上值200分，落后100分可盲叫6，叫13成功就赢。倒两次就输。
        [jjda] 大王小王、黑桃2最大：没有零，搭档合计至少叫4，第一轮不叫牌；以后全桌合计不到11就重新发牌。倒两次就输。
        [pass-two] 两人一家，有大小王和高位2，合计至少叫4。一人叫零，搭档互换两张牌；叫零失败拿的墩算超墩。叫10或以上值200分。
        [lowest-club] 两人一家。第一墩每人出最小的梅花。一家只能有一人叫零，失败了拿的墩算超墩；叫盲零时搭档互换两张牌。
        [mirror] 两人一家。正好叫手里黑桃的张数；没有黑桃就是零。叫零失败拿的墩算给搭档。
       *[three-handed] 三人加一手明手。叫得最高的人带着明手，对另外两人。
    }
ending-target = 先到{ $target }分者胜。
ending-target-or-rounds = 先到{ $target }分者胜，或打满{ $rounds }轮后领先者胜。
ending-rounds =
    { $rounds ->
        [1] 只打一轮，得分最高者胜。
       *[other] 打满{ $rounds }轮，得分最高者胜。
    }

history-history = 历史
history-unfinished = 进行中
history-player = 玩家
history-any-player = 任何玩家
history-no-match-has-ended = 第一副牌发下去，故事就开始了。
history-what-is-kept = 打完的每场对局都存在这里，张张在案。
history-no-match-fits = 没有这样的对局。放宽筛选试试。
history-earlier-matches = 较早的对局
history-later-matches = 较晚的对局

filter-toggle = 筛选
filter-summary =
    { KIND($parts) ->
        [none] 全部对局
       *[some] { FORM($parts, "dots") }
    }
step-previous =
    { $filter-kind ->
        [rules] 上一种变体
        [level] 上一级
        [rival] 上一个对手
        [result] 上一种结果
        [month] 上一月
       *[period] 缩短时段
    }
step-next =
    { $filter-kind ->
        [rules] 下一种变体
        [level] 下一级
        [rival] 下一个对手
        [result] 下一种结果
        [month] 下一月
       *[period] 加长时段
    }
filter-value-any =
    { $filter-kind ->
        [rules] 全部变体
        [level] 全部水平
        [rival] 全部对手
        [result] 全部结果
        [month] 不限月份
       *[period] 不限时间
    }
filter-value-result =
    { $outcome ->
        [won] 胜
        [lost] 负
       *[drawn] 平
    }
filter-value-days =
    { $days ->
        [1] 今天
       *[other] 最近{ $days }天
    }
shown-matches-all =
    { $of ->
        [0] { "" }
       *[other] { $of }场对局
    }
shown-matches-some = 第{ $first }到{ $last }场，共{ $of }场

ended =
    { KIND($result) ->
        [won] { $rules } · { FORM($scores, "to") }胜
        [lost] { $rules } · { FORM($scores, "to") }负
        [drawn] { $rules } · { FORM($scores, "to") }平
        [conceded] { $rules } · { FORM($scores, "to") }时认输
       *[none] { $rules } · { FORM($scores, "to") }
    }
played-by = { FORM($players, "commas") } · { $rounds }轮 · { $day }
player-of-match-you = 你
player-of-match-unnamed = 未命名
player-of-match-computer = { $who }（{ $level }）

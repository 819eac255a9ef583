matches-matches = 对局
matches-continue = 继续
matches-delete = 删除
matches-undo = 撤销
matches-delete-the-deal-of-the-day = 这是每日一局。仍要删除吗？
matches-keep = 保留
matches-deleted = 离开本页时删除。
matches-rename = 改名
matches-done = 完成
matches-name = 对局名称
matches-no-name = 未命名
matches-nothing-unfinished = 桌上还没有牌。开一场，它就在这里等你。

playing-only-computers = 电脑对电脑
playing-you-and-computers = 你对电脑
playing-people = { $people }
playing-people-and-computers = { FORM($people, "commas") }和电脑
last-played-sometime = { $playing }
last-played-today = { $playing } · 今天
last-played-yesterday = { $playing } · 昨天
last-played-on = { $playing } · { $day }

stake =
    { $bid ->
        [0] 零：{ $tricks }
       *[other] { $tricks } / { $bid }
    }
on-the-table =
    { KIND($trick) ->
        [none] { on-the-table-tricks }
       *[some] { on-the-table-tricks }桌上：{ FORM($trick, "commas") }。
    }
on-the-table-tricks =
    { KIND($stakes) ->
        [none] 剩牌：{ FORM($hands, "commas") }。
       *[some] 剩牌：{ FORM($hands, "commas") }。墩数：{ FORM($stakes, "commas") }。
    }

notice-starting-afresh =
    { KIND($place) ->
        [none]
            { $what ->
                [settings] 设置无法读取，已恢复默认。
                [statistics] 统计无法读取，已清空。
                [days] 每日一局的战绩无法读取，已清空。
                [reviews] 每轮复盘无法读取，已清空。
                [friends] 与朋友的比分无法读取，已清空。
                [learning] 学习进度无法读取，已清空。
               *[last-set-up] 上次的开局设定无法读取，已恢复默认。
            }
       *[some]
            { $what ->
                [settings] 设置无法读取，已恢复默认。旧文件存为{ $place }。
                [statistics] 统计无法读取，已清空。旧文件存为{ $place }。
                [days] 每日一局的战绩无法读取，已清空。旧文件存为{ $place }。
                [reviews] 每轮复盘无法读取，已清空。旧文件存为{ $place }。
                [friends] 与朋友的比分无法读取，已清空。旧文件存为{ $place }。
                [learning] 学习进度无法读取，已清空。旧文件存为{ $place }。
               *[last-set-up] 上次的开局设定无法读取，已恢复默认。旧文件存为{ $place }。
            }
    }
notice-of-newer-version =
    { $what ->
        [settings] 设置来自更新版本的{ -game }。更新之前，改动不会保存。
        [statistics] 统计来自更新版本的{ -game }。更新之前，不会再添加。
        [days] 每日一局的战绩来自更新版本的{ -game }。更新之前，新战绩不会保存。
        [reviews] 每轮复盘来自更新版本的{ -game }。更新之前，新复盘不会保存。
        [friends] 与朋友的比分来自更新版本的{ -game }。更新之前，新比分不会保存。
        [learning] 学习进度来自更新版本的{ -game }。更新之前，不会再添加。
       *[last-set-up] 上次的开局设定来自更新版本的{ -game }。更新之前，改动不会保存。
    }
notice-cannot-be-read = 有些已存数据暂时读不了。它们原封未动，{ -game }会继续尝试。（{ CLAUSE($why) }）
notice-can-be-read-again = 已存数据又全能读了。
notice-match-damaged =
    { KIND($place) ->
        [none] 保存的对局已损坏，打不开。
       *[some] 保存的对局已损坏，打不开。{ $place }里有一份副本。
    }
notice-match-not-taken-up =
    { KIND($place) ->
        [none] 保存的对局无法继续。
       *[some] 保存的对局无法继续。{ $place }里有一份副本。
    }
notice-match-of-newer-version = 有一场对局来自更新版本的{ -game }。更新后才能接着打。
notice-oldest-match-made-room = 进行中的对局已有{ $most }场，最旧的一场被删除了。

not-saved-forbidden = 浏览器不允许本页保存数据。可以接着玩，但什么都不会保存。
not-saved-full = 浏览器给本页的存储空间满了，什么都没有保存。请腾出一些空间。
not-saved-not-ours = 文件{ $name }来自别的版本，不会覆盖，所以什么都没有保存。
not-saved-other = 这里不能保存，但可以接着玩。（{ CLAUSE($why) }）

notice-history-damaged =
    { KIND($place) ->
        [none] 部分历史已损坏。其他对局完好。
       *[some] 部分历史已损坏；{ $place }里有一份副本。其他对局完好。
    }
notice-history-of-newer-version = 部分历史来自更新版本的{ -game }。更新后才能查看。
notice-history-made-room = 存储空间已满，历史中最旧的{ $matches }场对局被删除了。
notice-history-match-damaged = 这场对局已损坏，打不开。

notice-claim-accepted = 没有异议。
notice-round-conceded = 这轮就算了，下一轮再说。
notice-match-conceded = 你认输了，记为负。新的一副牌不记仇。
notice-crashed-last-time = { -game }上次崩溃了。对局都还在：选“{ title-continue }”就能接着打。报告：{ $place }
notice-match-before-is-kept = 新对局已开始。上一场存在主菜单的“{ matches-matches }”里。
notice-side-conceded = { $loses }认输。{ $wins }获胜。

notice-may-be-dropped = 浏览器可能为了腾空间，删掉你的对局。保险起见，请在“{ caption-settings }”里导出备份。
notice-may-be-kept = 浏览器可能为了腾空间，删掉你的对局。请它保留，就不会删。
notice-button-keep-them = 请它保留
notice-new-version = { -game }有新版本了。更新后会回到这里。
notice-button-update = 更新

clipboard-fault-no-text = 它是空的，或里面不是文字
clipboard-fault-refused = 浏览器不让本页读取它
clipboard-fault-missing = 这里没有剪贴板
clipboard-fault-busy = 别的程序正在使用它
notice-deal-code-copied = 牌局代码已复制。谁输入它，谁就拿到同样的牌。
notice-deal-link-copied = 链接已复制。谁打开它，谁就拿到同样的牌。
notice-deals-with-points-copied = 已连同你的得分复制。打同一副牌的人可以逐轮比较。
notice-deal-code-not-copied = 牌局代码没能复制：{ CLAUSE($why) }。
notice-receipt-copied = 凭证已复制。可以用任何SHA-256工具核对。
notice-receipt-not-copied = 凭证没能复制：{ CLAUSE($why) }。

one-file-everything-in-one-file = 全部备份
one-file-what-it-holds = 对局、历史、统计、设置和规则全装进一个文件，可作备份，也可带到别的设备上。导入的内容会加到现有数据里。
one-file-or-drop-it = 也可以把文件拖进本页。
one-file-export = 导出
one-file-import = 导入
one-file-not-at-the-table = 要导入文件，请先回主菜单。

file-saved = 已存到{ $place }。
file-downloaded = 已下载为{ $name }。
file-import-summary =
    { $matches ->
        [0]
            { $ended ->
                [0] 已导入。其中的对局你都有了。
               *[other] 已导入{ $ended }场打完的对局。
            }
       *[other]
            { $ended ->
                [0] 已导入{ $matches }场进行中的对局。
               *[other] 已导入{ $matches }场进行中的和{ $ended }场打完的对局。
            }
    }
file-damaged = 导入失败：文件已损坏。未作任何改动。（{ CLAUSE($why) }）
file-not-ours = 这不是{ -game }的备份。未导入任何内容。
file-newer = 这份备份来自更新版本的{ -game }。请更新后再试。
file-part =
    { KIND($item) ->
        [none] 导入失败，{ file-part-name }：{ $why }。
       *[some] 导入失败，{ file-part-name }（“{ $item }”）：{ $why }。
    }
file-part-name =
    { $part ->
        [matches] 进行中的对局
        [history] 历史
        [statistics] 统计
        [settings] 设置
        [setup] 开局设定
        [daily] 每日一局
        [friends] 与朋友的比分
        [reviews] 每轮复盘
        [learning] 学习进度
       *[other] 其他数据
    }
part-fault-changed = 导出后被改动过
part-fault-newer = 来自更新版本的{ -game }
part-fault-shape = 格式无法识别
part-fault-other = { CLAUSE($why) }
file-history-damaged = 历史中有一场对局损坏，所以没有导出：{ CLAUSE($place) }。
file-no-room = 存储空间不够。未作任何改动。
file-forbidden = 浏览器不允许本页保存数据。未作任何改动。
file-newer-here = 未作任何改动：{ $name }来自更新版本的{ -game }。
file-nothing-changed = 未作任何改动：{ CLAUSE($why) }。
file-no-file = 无法打开文件：{ CLAUSE($why) }。
file-none-chosen = 没有选择文件。
file-none-there = { $place }里没有备份。备份文件的名字形如spades-….json。

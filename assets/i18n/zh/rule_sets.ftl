set-name-first = 我的规则
set-name-numbered = 规则{ $number }
set-name-copy-of = { $name }的副本

sets-your-sets = 我的规则
sets-edit = 编辑
sets-new = 新建
sets-copy = 复制一份
sets-delete = 删除
sets-name-of-the-set = 名称
sets-copy-as-text = 复制为文字
sets-paste-text = 粘贴文字
sets-save-as-file = 存为文件
sets-read-files = 导入文件
sets-or-drop-files = 也可以把规则文件拖到这里。
restore-set = 撤销删除：{ $name }

set-exchange-copied = 已把“{ $name }”复制为文字。
set-exchange-saved = 已把“{ $name }”存为{ $place }。
set-exchange-added = 已添加“{ $name }”。
set-exchange-no-files = { $place }里没有新的规则文件。
set-exchange-known = 你已经有“{ $name }”了。
set-exchange-no-room = 你已有{ $count }套规则，不能再多。请先删掉一套。
set-exchange-no-clipboard = 无法使用剪贴板：{ CLAUSE($text) }。
set-exchange-no-file = 无法打开文件：{ CLAUSE($text) }。
set-exchange-no-files-here = 这里不能打开文件。请改用“{ sets-copy-as-text }”。
set-exchange-no-rules =
    { KIND($file) ->
        [none] 剪贴板里没有规则。（{ CLAUSE($why) }）
       *[some] { $file }里没有规则。（{ CLAUSE($why) }）
    }
set-exchange-field-missing =
    { KIND($file) ->
        [none] 粘贴的规则缺少“{ $field }”。请补上，或写明以哪套规则为基础。
       *[some] { $file }缺少“{ $field }”。请补上，或写明以哪套规则为基础。
    }
set-exchange-field-wrong =
    { KIND($file) ->
        [none] 粘贴的规则：“{ $field }”不对。{ $why }
       *[some] { $file }：“{ $field }”不对。{ $why }
    }

coach-show-me = 给我看
coach-take-back = 撤销
coach-what-taking-back-costs = 若此后看到了新的牌或叫牌，计分表上会注明撤销。
coach-close = 关闭
coach-well-spotted = 好眼力。
coach-one-way-they-may-lie = 暗牌的一种可能分布。

coach-mode-none = 关
coach-mode-after-mistakes = 出错之后
coach-mode-before-every-decision = 每次决定之前

remarks-points = { $points }分
remarks-better-start =
    { KIND($better) ->
        [blind-nil] 叫盲零
        [nil] 叫零
        [bid] 叫{ $bid }
       *[look] 先看牌
    }
remarks-discarding =
    { KIND($card) ->
        [none] 弃掉这张更好，约多值{ remarks-points }。
       *[some] 弃掉{ $card }更好，约多值{ remarks-points }。
    }
remarks-keeping =
    { KIND($card) ->
        [none] 留下这张更好，约多值{ remarks-points }。
       *[some] 留下{ $card }更好，约多值{ remarks-points }。
    }
remarks-bid-too-high = 叫高了点。{ remarks-better-start }大约多值{ remarks-points }。
remarks-bid-too-low = 你的牌不止这些：{ remarks-better-start }大约多值{ remarks-points }。
remarks-bid-for-dummy = 叫{ $bid }本可能赢得谁也没见过的明手：平均大约多值{ remarks-points }。
remarks-bid-worth-more = { remarks-better-start }大约多值{ remarks-points }。
remarks-risked-nil =
    { KIND($taken) ->
        [blind-nil] 盲零太冒险。{ remarks-better-start }大约多值{ remarks-points }。
       *[nil] 叫零太冒险。{ remarks-better-start }大约多值{ remarks-points }。
    }
remarks-missed-nil = 这手牌该叫零，大约多值{ remarks-points }。
remarks-endangered-nil = { $taken }可能毁了你的零。{ $better }更安全，约多值{ remarks-points }。
remarks-endangered-bid = { $taken }可能让你倒。{ $better }更安全，约多值{ remarks-points }。
remarks-spared-others = 出{ $better }更有机会让他们倒，约多值{ remarks-points }。
remarks-left-partner = { $better }本可掩护搭档的零，大约值{ remarks-points }。
remarks-took-bags = { $taken }拿了个用不着的超墩。{ $better }更好，约多值{ remarks-points }。
remarks-card-better = { $better }更好，约多值{ remarks-points }。
remarks-better = 这大约损失了{ remarks-points }。

coach-show-me = 指点一下
coach-take-back = 撤销
coach-what-taking-back-costs = 如果之后已看到新的牌或叫牌，计分表上会注明这次撤销。
coach-close = 关闭
coach-well-spotted = 好眼力。
coach-one-way-they-may-lie = 看不见的牌，一种可能的分布。

coach-mode-none = 关
coach-mode-after-mistakes = 出错后
coach-mode-before-every-decision = 每次出手前

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
        [none] 弃掉这张更好，约多得{ remarks-points }。
       *[some] 弃掉{ $card }更好，约多得{ remarks-points }。
    }
remarks-keeping =
    { KIND($card) ->
        [none] 留下这张更好，约多得{ remarks-points }。
       *[some] 留下{ $card }更好，约多得{ remarks-points }。
    }
remarks-bid-too-high = 叫得有点高。{ remarks-better-start }大约能多得{ remarks-points }。
remarks-bid-too-low = 这手牌不止这些：{ remarks-better-start }大约能多得{ remarks-points }。
remarks-bid-for-dummy = 叫{ $bid }也许能拿到明手，虽然它谁都没见过：平均大约能多得{ remarks-points }。
remarks-bid-worth-more = { remarks-better-start }大约能多得{ remarks-points }。
remarks-risked-nil =
    { KIND($taken) ->
        [blind-nil] 盲零太冒险。{ remarks-better-start }大约能多得{ remarks-points }。
       *[nil] 叫零太冒险。{ remarks-better-start }大约能多得{ remarks-points }。
    }
remarks-missed-nil = 这手牌该叫零，大约能多得{ remarks-points }。
remarks-endangered-nil = 出{ $taken }可能毁了你的零。出{ $better }更安全，约多得{ remarks-points }。
remarks-endangered-bid = 出{ $taken }可能害你倒。出{ $better }更安全，约多得{ remarks-points }。
remarks-spared-others = 出{ $better }更有机会打倒对手，约多得{ remarks-points }。
remarks-left-partner = 出{ $better }就能掩护搭档的零，大约值{ remarks-points }。
remarks-took-bags = { $taken }拿了个用不着的超墩。出{ $better }更好，约多得{ remarks-points }。
remarks-card-better = 出{ $better }更好，约多得{ remarks-points }。
remarks-better = 这一手大约亏了{ remarks-points }。

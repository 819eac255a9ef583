concede-concede-the-match = 整场认输？
concede-it-counts-as-lost = 这场记为负，不能再继续。
concede-it-is-lost-for = 这场记为{ FORM($side, "start") }负，不能再继续。
concede-concede = 认输
concede-play-on = 接着打

concede-round-concede-the-round = 本轮认输？
concede-round-your-cards-play-themselves = 你的牌会从小到大自动出完，再结算本轮。
concede-round-concede = 认输
concede-round-play-on = 接着打

take-back-may-take-back = { $of }，{ $who }想撤销。同意吗？
take-back-may-take-back-among-all = { $who }想撤销。大家都同意吗？
take-back-if-agreed = { $of }同意的话，{ $who }重新选择。
take-back-if-all-agree = 大家都同意的话，{ $who }重新选择。
take-back-agree = 我同意
take-back-we-all-agree = 大家都同意
take-back-leave-it = 不同意

restart-restart-match = 重新开局？
restart-same-deals = 重新开始：从第1轮起用同样的牌。已打的部分不会保存。
restart-same-deals-count-separately =
    { $daily ->
        [yes] 重新开始：从第1轮起用同样的牌。已打的部分不会保存；因为你看过牌，本场另行统计，不算每日一局。
       *[no] 重新开始：从第1轮起用同样的牌。已打的部分不会保存；因为你看过牌，本场另行统计。
    }
restart-practice-from-its-point = 重新开始：从同一处再练一次。练习不保存，也不算数。
restart-new-match-has-other-deals = 新对局：规则和玩家不变，重新发牌。
restart-new-match-keeps-this-one = 新对局：规则和玩家不变，重新发牌。本场存在主菜单的“{ matches-matches }”里。
restart-restart = 重新开始
restart-new-match = 新对局
restart-play-on = 接着打

undo-separately-undo = 撤销？
undo-separately-counts-separately =
    { $daily ->
        [yes] { undo-separately-seen }计分表上会注明撤销，本场另行统计，不算每日一局。
       *[no] { undo-separately-seen }计分表上会注明撤销，本场另行统计。
    }
undo-separately-seen =
    { $news ->
        [bid] 此后你看到了别人的叫牌。
        [call] 此后有人检举过藏牌。
       *[card] 此后你看到了新的牌。
    }
undo-separately-undo-it = 撤销
undo-separately-leave-it = 接着打

blind-nil-bid-it = 叫盲零？
blind-nil-for-so-many =
    { $costs-bags ->
        [yes] 看牌之前就叫定：这一轮一墩也不拿。做成{ FORM($points, "gain") }分；失败的话，拿的墩记超墩。
       *[no] 看牌之前就叫定：这一轮一墩也不拿。做成{ FORM($points, "gain") }分，失败{ FORM($points, "loss") }分。
    }
blind-nil-bid-blind-nil = 叫盲零
blind-nil-not-now = 先不叫
blind-bid-bid-it = 盲叫？
blind-bid-for-so-many =
    { $covers ->
        [yes] 看牌之前就替两人叫定。每叫一墩，完成得{ $won }分，失败扣{ $lost }分。搭档不再叫牌。
       *[no] 看牌之前就叫定。每叫一墩，完成得{ $won }分，失败扣{ $lost }分。
    }
blind-bid-number = { $tricks }：+{ $points }

ask-call-ask-first = 检举藏牌？
ask-call-one-call-a-round = 每轮只能检举一次；错了没有别的损失。
ask-call-call-it = 检举
ask-call-play-on = 接着打

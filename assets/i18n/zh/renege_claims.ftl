claims-all-tricks-are-played = 最后一墩打完了
claims-call-it-now = 对手藏牌了吗？现在可以检举。每轮只能检举一次；错了没有别的损失。
claims-call-a-renege = 检举藏牌
claims-calls = { $who }检举
claims-score-the-round = 结算本轮
called-in-vain =
    { KIND($who) ->
        [you] 没有藏牌。本轮你不能再检举。
       *[one] { $who }检举藏牌，其实没有。
    }

proof-trick = 第{ $number }墩
proof-might-have-played = { $who }明明可以出：

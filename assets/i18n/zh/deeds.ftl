deed-option =
    { KIND($action) ->
        [play] 出{ $card }
        [look] 看牌
        [pass] 传{ $card }
       *[other] { $action }
    }
deed-better =
    { KIND($action) ->
        [blind-nil] 更好：叫盲零
        [blind-bid] 更好：盲叫{ $tricks }
        [misdeal] 更好：要求重发
        [pass] 更好：传{ $card }
        [look] 更好：先看牌
        [draw] 更好：抓牌
        [keep] 更好：留下
        [discard] 更好：弃掉
        [nil] 更好：叫零
        [bid] 更好：叫{ $tricks }
        [play] 更好：出{ $card }
        [call] 更好：检举藏牌
        [settle] 更好：结算本轮
       *[next-round] 更好：继续
    }
deed-done = { $who }{ deed-done-what }
deed-done-what =
    { KIND($action) ->
        [blind-nil] 叫了盲零
        [blind-bid] 盲叫了{ $tricks }
        [misdeal] 要求了重发
        [pass]
            { KIND($card) ->
                [none] 传了一张牌
               *[some] 传了{ $card }
            }
        [look] 先看了牌
        [draw] 抓了牌
        [keep]
            { KIND($card) ->
                [none] 留下了那张牌
               *[some] 留下了{ $card }
            }
        [discard]
            { KIND($card) ->
                [none] 弃掉了那张牌
               *[some] 弃掉了{ $card }
            }
        [nil] 叫了零
        [bid] 叫了{ $tricks }
        [play] 出了{ $card }
        [call] 检举了藏牌
        [settle] 结算了本轮
       *[next-round] 继续了
    }

learn-from = 从{ $count }处失误中学习
take-them-again = 把亏得最多的几手重打一遍，直到找出更好的选择
mistakes-head = 从失误中学习 · { $number } / { $of }
mistakes-show-me = 看解法
mistakes-next-mistake = 下一处
mistakes-back-to-the-result = 结果

find-better-card = 你出了{ $card }。找一张更好的。
find-better-kept =
    { KIND($card) ->
        [none] 你留下了那张牌。怎样更好？
       *[some] 你留下了{ $card }。怎样更好？
    }
find-better-discarded =
    { KIND($card) ->
        [none] 你弃掉了那张牌。怎样更好？
       *[some] 你弃掉了{ $card }。怎样更好？
    }
find-better-bid =
    { $tricks ->
        [0] 你叫了零。找个更好的叫法。
       *[other] 你叫了{ $tricks }。找个更好的叫法。
    }
find-better-blind-nil = 你叫了盲零。怎样更好？
find-better-blind-bid = 你盲叫了{ $tricks }。怎样更好？
find-better-misdeal = 你要求了重发。怎样更好？
find-better-drew = 你抓了牌。怎样更好？
find-better-looked = 你先看了牌。怎样更好？

costs-points = { $points }分
costs-card = 出{ $card }还是要亏约{ costs-points }。换一张试试。
costs-card-is-no-better = 出{ $card }也没更好。换一张试试。
costs-bid =
    { $tricks ->
        [0] 叫零还是要亏约{ costs-points }。换个叫法试试。
       *[other] 叫{ $tricks }还是要亏约{ costs-points }。换个叫法试试。
    }
costs-keeping =
    { KIND($card) ->
        [none] 留下这张还是要亏约{ costs-points }。再试试。
       *[some] 留下{ $card }还是要亏约{ costs-points }。再试试。
    }
costs-discarding =
    { KIND($card) ->
        [none] 弃掉这张还是要亏约{ costs-points }。再试试。
       *[some] 弃掉{ $card }还是要亏约{ costs-points }。再试试。
    }
costs-blind-nil = 叫盲零还是要亏约{ costs-points }。再试试。
costs-other = 这样还是要亏约{ costs-points }。再试试。
costs-no-better = 也没更好。再试试。

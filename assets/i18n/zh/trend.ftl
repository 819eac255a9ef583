mistake-kept-low-spade = 留下小黑桃
mistake-kept-high-spade = 留下大黑桃
mistake-kept-high = 留下大牌
mistake-kept-low = 留下小牌
mistake-threw-spade = 弃掉黑桃
mistake-threw-high = 弃掉大牌
mistake-threw-low = 弃掉小牌
mistake-bid-too-high = 叫得太高
mistake-bid-too-low = 叫得太低
mistake-risked-nil = 冒险叫零
mistake-missed-nil = 错过该叫的零
mistake-endangered-nil = 危及自己的零
mistake-endangered-bid = 危及自己的合约
mistake-spared-others = 错过打倒对手的机会
mistake-left-partner = 没掩护搭档的零
mistake-took-bags = 多余的超墩
mistake-played-worse = 其他小损失

trend-too-few = 再复盘{ $missing }轮，就能看出该练什么。
trend-nothing-stands-out = 没什么明显的毛病。好兆头。
trend-how-often = 最近复盘的{ $rounds }轮里有{ $times }次。每轮的胜算因此低了约{ $chance }。
trend-work-on =
    { KIND($kind) ->
        [kept-low-spade] 你留下了该弃的小黑桃（9或以下）：{ trend-how-often }
        [kept-high-spade] 你留下了该弃的大黑桃（10或以上）：{ trend-how-often }
        [kept-high] 你留下了该弃的边花大牌（Q或以上）：{ trend-how-often }
        [kept-low] 你留下了该弃的边花小牌（Q以下）：{ trend-how-often }
        [threw-spade] 你弃掉了该留的黑桃：{ trend-how-often }
        [threw-high] 你弃掉了该留的边花大牌（Q或以上）：{ trend-how-often }
        [threw-low] 你弃掉了该留的边花小牌（Q以下）：{ trend-how-often }
        [bid-too-high] 你叫得太高：{ trend-how-often }
        [bid-too-low] 你叫得太低：{ trend-how-often }
        [risked-nil] 叫墩数更划算，你却叫了零：{ trend-how-often }
        [missed-nil] 你错过了值得叫的零：{ trend-how-often }
        [endangered-nil] 你出的牌危及自己的零：{ trend-how-often }
        [endangered-bid] 你出的牌危及自己的合约：{ trend-how-often }
        [spared-others] 你错过了打倒对手的机会：{ trend-how-often }
        [left-partner] 你没掩护搭档的零：{ trend-how-often }
        [took-bags] 你拿了本可避免的超墩：{ trend-how-often }
       *[played-worse] 打牌中的小损失：{ trend-how-often }
    }

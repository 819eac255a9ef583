end-headline-won = 你赢了！
end-headline-won-together = 你和{ FORM($partner, "within") }赢了！
end-headline-whisker = 险胜！
end-headline-rout = 大获全胜！
end-headline-comeback = 漂亮的逆转！
end-headline-every-bid = 次次说到做到。
end-headline-no-bags = 一个超墩都没有。
end-headline-set-at-the-end = 对手倒在了终点线前！
end-headline-nil-at-the-end = 一墩不拿，拿下全场。
end-headline-first-win = 你战胜了{ $level }！
end-headline-lost = 这回没成。
end-headline-so-close = 就差那么一点。
end-headline-led-before = 煮熟的鸭子飞了。
end-headline-bags = 栽在超墩上了。
end-headline-floor = 一跌到底。
end-headline-tie = 不分高下。
end-headline-shared = { $sides }获胜
end-headline-other-won =
    { KIND($side) ->
        [you] 你赢了！
       *[one] { FORM($side, "start") }获胜
    }

end-line-won = 打得漂亮。再来一场？
end-line-won-together = 好搭档，心有灵犀。
end-line-whisker = { $own }比{ $rival }。可以松口气了。
end-line-rout = 他们连边都没沾上。
end-line-comeback = 你曾落后{ $behind }分。
end-line-every-bid = 一次都没落空。
end-line-no-bags = 这才叫精准。
end-line-set-at-the-end = 他们要{ $needed }墩，只拿了{ $took }墩。
end-line-nil-at-the-end = 真的，一墩也没有。
end-line-first-win = 这还是头一回。
end-line-lost = 下一副，看你的。
end-line-so-close = 只差{ $short }分。
end-line-led-before = 看看是哪里转了风向。
end-line-bags = 常在河边走，哪有不湿鞋。
end-line-floor = 触底，就该反弹了。
end-line-tie = 谁也没让谁。
end-line-shared = 山顶够大，站得下。
end-line-other-won = 想必赢得很有风度。

round-headline-caught = 抓个正着！
round-headline-moon = 十三墩全拿，摘到月亮了！
round-headline-blind-nil = 盲零！看都没看。
round-headline-nil = 零！一墩也没沾手。
round-headline-covered = 你全扛下了，{ $partner }一墩没拿。
round-headline-one-trick-too-many = 多拿了一墩。
round-headline-bag-penalty = { $points }分没了：{ $limit }个超墩。
round-headline-all-set = 全倒了，谁也别笑谁。
round-headline-set-them = 把他们打倒了！
round-headline-one-short = 就差一墩。
round-headline-got-away = 这把崩了。
round-headline-and-then-some = 完成，还多不少。
round-headline-with-change = 完成，略有富余。
round-headline-exact = 不多不少，正正好。

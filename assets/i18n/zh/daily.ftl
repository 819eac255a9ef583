deal-of-the-day-deal-of-the-day = 每日一局
deal-of-the-day-motto = 人人都是同一副牌
deal-of-the-day-rules = 今天人人打同样的牌：对{ level-advanced }打三轮，每天换一种变体。只有第一次打完的那场算数，而且不能重新开局，看到新牌或叫牌后也不能撤销。
deal-of-the-day-play-todays-deal = 打今天的牌
deal-of-the-day-continue = 继续
deal-of-the-day-play-once-more = 再打一次
deal-of-the-day-once-more-counts-for-nothing = 今天的打完了。明天换一副，照样人人相同。
streak-at-risk = 已连续{ $days }天，可别断在今天。
deal-of-the-day-copy-result = 复制战绩
deal-of-the-day-share-result = 分享战绩
deal-of-the-day-days-in-a-row = 当前连续
deal-of-the-day-most-in-a-row = 最长连续
deal-of-the-day-days-played = 打过的天数
deal-of-the-day-this-month = 本月

day-words =
    { $outcome ->
        [won] 你赢了，得{ day-points }。
        [lost] 你输了，得{ day-points }。
       *[drawn] 你打平了，得{ day-points }。
    }
day-points = { $score }分

share-head = { -game } · { deal-of-the-day-deal-of-the-day } · { FORM($day, "short") }
share-line =
    { $outcome ->
        [won] { $variant }：{ $own }比{ $other }胜 · { $squares }
        [lost] { $variant }：{ $own }比{ $other }负 · { $squares }
       *[drawn] { $variant }：{ $own }比{ $other }平 · { $squares }
    }
shared-copied = 战绩已复制，不会泄露任何牌。
shared-gone = 这场对局已不在你的历史里。
shared-no-clipboard = 无法使用剪贴板：{ CLAUSE($text) }。

week-deal =
    { $days ->
        [0] { deal-of-the-day-deal-of-the-day }，本周
       *[other] { deal-of-the-day-deal-of-the-day }，本周：已连续{ $days }天
    }
week-puzzle =
    { $days ->
        [0] { learning-puzzle-of-the-day }，本周
       *[other] { learning-puzzle-of-the-day }，本周：已连续{ $days }天
    }
week-streak = { $days }天

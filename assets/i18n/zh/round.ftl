round-title-round = 第{ $round }轮
round-title-of-rules = { $rules } · 第{ $round }轮
round-title-practice = 练习 · 第{ $round }轮
round-title-practice-alone = 练习
round-title-deal-of-the-day = 每日一局 · 第{ $round }轮
round-title-deal-of-the-day-alone = 每日一局
round-title-heard = { $rules }，第{ $round }轮
round-title-heard-of-the-day = 每日一局，{ $rules }，第{ $round }轮

round-line-bidding = 叫牌
round-line-passing = 换牌
round-line-trick = 第{ $trick }/{ $all }墩
round-line-last-round = 第{ $round }轮后结束
round-line-one-round = 只打一轮
round-line-of-rounds = 共{ $rounds }轮
round-line-first-to = 先到{ $target }分
round-line-first-to-or-rounds = { $target }分或{ $rounds }轮

fair-deal-caption = 公平发牌
fair-deal-code = 公平发牌 { $code }
fair-deal-checksum = SHA-256 { $code }
fair-deal-about = 这副牌在发第一张之前就已封存。这是它的指纹：点开即可查验。

spades-broken = 黑桃已破
spades-not-broken = 黑桃未破

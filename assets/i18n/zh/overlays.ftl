menu-menu = 菜单
menu-back-to-the-table = 回到牌桌
menu-look-through-the-discards = 看弃牌
menu-restart-the-match = 重新开局
menu-concede-the-round = 本轮认输
menu-concede-the-match = 整场认输
menu-leave-to-the-title = 主菜单
menu-the-match-is-kept = 对局已保存。选“{ title-continue }”就能接着打。

discarded-discards = 弃牌
discarded-open = { $count }张，不会再出现
discarded-closed = 你弃的{ $own }张；另有{ $others }张扣着
last-trick-last-trick = 上一墩
last-trick-took-the-trick = 得墩
last-trick-led = 首攻

hint-thinking = 思考中…
hint-numbers = 显示数字
hint-hide-numbers = 隐藏数字
hint-why = 为什么？
hint-close = 关闭提示
hint-chance-to-win = 每个选择上的数字，是你赢下这场对局的胜率。
hint-chance-over-deals = 每个选择上的数字，是你赢下这场对局的胜率，由{ $count }副模拟牌算出。
advice-blind-nil = 叫盲零
advice-blind-bid = 盲叫{ $tricks }
advice-look = 看我的牌
advice-misdeal = 要求重发
advice-pass = 传这张
advice-draw = 抓牌
advice-keep = 留下
advice-discard = 弃掉
advice-nil = 叫零
advice-bid = 叫{ $tricks }
advice-play = 出这张
advice-call = 检举藏牌
advice-settle = 结算本轮
advice-next-round = 继续

claim-whatever-is-played = 凭这些牌，剩下的墩全能拿下。
claim-grant = 同意
claim-play-on = 打完再说
claims-the-rest = { $who }摊牌，要其余的墩。

review-of-round = 第{ $round }轮复盘
review-going-through-the-round = 正在复盘…
review-accuracy = 准确率
review-the-turning-point = 转折点
review-nothing-was-given-away = 无懈可击。每一次都选了最好的。
review-what-cost-most = 亏得最多的几手
review-best-played = 最妙的一手

luck-came = 按平均算，这要丢分。{ $who }运气好：来的是{ $card }。
luck-spared = 按平均算，这要丢分。{ $who }运气好：下一张只是{ $card }。
luck-bid-made = 按平均算，这要丢分。{ $who }运气好：居然完成了。
luck-higher-missed = 按平均算，这要丢分。{ $who }运气好：没再多拿一墩。
luck-took = 按平均算，这要丢分。{ $who }运气好：{ $card }拿下了那墩。
luck-placed = 按平均算，这要丢分。{ $who }运气好：别的牌正好都在合适的人手里。
luck-let-off = 对手不出错的话，这要丢分；不过{ $who }躲过去了。

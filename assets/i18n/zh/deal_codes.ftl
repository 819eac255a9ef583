deal-codes-deal-code = 牌局代码
deal-codes-no-code = 输入或粘贴代码
deal-codes-what-it-is-for = 谁输入这个代码，谁就拿到同样的牌。
deal-codes-not-yet = 打完才给牌局代码，不然后面的牌就泄露了。
deal-codes-paste-code = 粘贴
deal-codes-no-deal-code = 移除
deal-codes-copy-deal-code = 复制牌局代码
deal-codes-copy-link = 复制链接
deal-codes-copy-link-with-my-points = 复制链接和我的得分
deal-codes-copy-code-with-my-points = 复制代码和我的得分
deal-codes-share-link = 分享
deal-codes-share-link-with-my-points = 连同我的得分分享

invitation-plain = { -game }：来打和我一样的牌。
invitation-points = { -game }：我得了{ $points }分。同样的牌，轮到你了。
scored-points = { $points }分

sent-deal-title = 朋友发来的牌
sent-deal-they-scored = 对方得了{ scored-points }。
sent-deal-same-cards = 你会拿到同样的牌。
sent-deal-play = 开始
sent-deal-not-now = 以后再说
sent-deal-change-players = 更换玩家

against-friend-sums = 你的朋友：{ $friend }分，你：{ $own }分
against-friend-rounds = { FORM($rounds, "dots") }
round-against = 第{ $round }轮：{ $friend }比{ $own }

code-accepted = 代码已接受：{ $rules-name }。
code-no-clipboard = 无法使用剪贴板：{ CLAUSE($text) }。
code-empty = 请输入牌局代码。
code-not-found = 这段文字里没有牌局代码。
code-character = 牌局代码里不会有“{ $found }”（第{ $at }个字符）。
code-too-short = 代码太短。
code-too-long = 代码太长。
code-wrong = 请检查第{ $at }个字符。
code-swapped = 第{ $at }个和第{ $next }个字符好像颠倒了。
code-extra = 第{ $at }个字符是多余的。
code-missing = 第{ $at }个字符前面少了一个。
code-mistyped = 代码有误。请检查后再试。
code-newer = 这个代码需要更新版本的{ -game }。请更新后再试。
code-meaningless = 这不是{ -game }的牌局代码。

facing-hold-to-look = 按住看牌
facing-look = 看牌
facing-tap-to-cover = 点一下遮住
facing-cover = 遮住
facing-turn-to-me = 转向我

asked-draw = 轮到你：点牌堆
asked-lift-the-cover = 轮到你：按住或点开你的遮牌板
asked-pass = 给搭档传牌
asked-look-or-blind-nil = 叫盲零，或者看牌
asked-lead = 轮到你：首攻
asked-led = 轮到你：首攻的是{ $suit }
asked-lead-from-the-dummy = 轮到你：从明手首攻
asked-led-to-the-dummy = 从明手出：首攻的是{ $suit }

tally-words-nothing = –
tally-words-tricks = { $tricks }
tally-words-nil = 零
tally-words-nil-and-tricks = 零，{ $tricks }
tally-words-bid = 叫{ $bid }
tally-words-of = { $tricks } / { $bid }
bags = { $count }个超墩
stock-left = 还剩{ $count }张

seating-title = 座位
seating-side-by-side = 并排坐
seating-face-to-face = 面对面
seating-about-side-by-side = 轮流打，把设备传来传去。
seating-about-face-to-face = 把设备放在中间。每人一边，按住自己的遮牌板看牌。
seating-no-room = 屏幕太小，不能面对面玩。请用平板，或传递设备。

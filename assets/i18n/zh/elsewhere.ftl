elsewhere-open-in-another-window = { -game }已在另一个窗口打开
elsewhere-looks-on = 同一时间只能在一个窗口里玩。关掉另一个，这个窗口几秒后就会接手。
elsewhere-played-there = 正在那边玩
elsewhere-no-match-there = 那边没有进行中的对局。
elsewhere-close-this-window = 关闭这个窗口

page-description = 和电脑或朋友打黑桃王。免费，不用账号，断网也能玩。
page-shortcut-continue = 继续
page-shortcut-daily = 每日一局
page-shortcut-puzzle = 每日一题
page-controls = 文字操作
page-table = 牌桌。文字操作在本页最前面。
page-loading = 正在加载…
page-shuffling = 正在洗牌…
page-download = 下载
page-try-again = 重试
page-restart = 重新启动
page-needs-javascript = 黑桃王需要JavaScript。请启用它，再刷新本页。

page-not-loaded = 黑桃王没能加载。
page-offline = 你现在离线。请联网后重试。
page-not-downloaded = 有一部分没能下载（错误{ $status }）。请过一分钟再试。
page-broke-off = 下载中断了。请检查网络后重试。
page-stalled = 下载卡住了。请检查网络后重试。
page-stopped = 游戏停止了。
page-saved = 你的对局已保存。
page-saved-because = 你的对局已保存。（{ $message }）
page-graphics-reset = 这台设备的图形系统被重置了。
page-no-web-assembly = 这个浏览器不支持WebAssembly，无法运行游戏。
page-no-web-assembly-remedy = 请用新版的Firefox、Chrome、Edge或Safari，或为本站关闭严格安全模式。
page-no-web-gl = 这个浏览器不支持WebGL 2，画不出牌桌。
page-no-web-gl-remedy = 请在浏览器设置中打开硬件加速，或更新浏览器。
page-too-old = 这个浏览器太旧，运行不了游戏。
page-too-old-remedy = 请用新版的Firefox、Chrome、Edge或Safari。

page-not-copied = 浏览器不允许在这里复制。请自行复制这段文字：
page-close = 关闭

page-other-tab = 黑桃王已在另一个标签页中打开。
page-play-here = 在这里玩

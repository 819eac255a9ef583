-game = 黑桃王

caption-spades = { -game }
caption-version = 版本{ VERSION() }
caption-back = 返回
caption-dismiss = 知道了
caption-how-to-play = 规则与帮助
caption-statistics = 统计
caption-settings = 设置
caption-none = –

loading-loading = 正在加载…

loading-shuffling = 正在洗牌…
loading-cutting = 正在切牌…
loading-dealing = 正在发牌…

loading-missing =
    { $more ->
        [yes] 缺失或损坏的文件有{ FORM($files, "commas") }等。
       *[no] 缺失或损坏：{ FORM($files, "commas") }。
    }
loading-load-the-page-again = 请刷新本页。
loading-install-again = 请重装游戏，或从游戏自己的文件夹启动。

loading-language-missing = { $language }无法加载，所以游戏显示英文。
loading-language-damaged = { $language }有一部分显示英文。已损坏：{ FORM($files, "commas") }。

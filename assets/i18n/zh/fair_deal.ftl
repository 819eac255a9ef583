fair-deals-fair-deal = 公平发牌
fair-deals-why = 一轮开打后，哪张牌都换不了。下面的指纹就是证明。
fair-deals-how = 发第一张牌之前，整副牌已洗好封存。指纹是这副牌加上随机盐的SHA-256；换任何一副牌都对不上它。
fair-deals-after = 一轮打完，凭证会写明整副牌和盐。游戏在这里核对，你也可以用任何SHA-256工具核对。
fair-deals-code-of-this-round = 本轮指纹
fair-deals-still-sealed = 本轮结束前一直封存。以后想核对的话，先记下指纹的开头几位。
fair-deals-checked = 已核实：牌和盐与指纹相符。
fair-deals-the-deck = 整副牌，从上到下
fair-deals-copy-receipt = 复制凭证
fair-deals-check-receipt = 核对复制的凭证
fair-deals-no-match = 每轮都有自己的指纹，显示在轮数旁边。

receipt-checked-true = 第{ $round }轮的凭证已核实：与{ $start }…相符
receipt-checked-false =
    { $receipt-error ->
        [deck] 凭证无效：牌不是52张不同的牌。
        [salt] 凭证无效：盐不是64位十六进制数。
       *[commitment] 凭证无效：牌和盐与指纹不符。
    }
receipt-checked-no-receipt = 剪贴板里没有凭证。请复制一份再试。（{ CLAUSE($why) }）
receipt-checked-no-clipboard = 无法使用剪贴板：{ CLAUSE($text) }。

sheet-line-bid = 叫牌
sheet-line-tricks-taken = 拿到墩数
sheet-line-contract = 合约
sheet-line-nil = 零
sheet-line-renege = 藏牌
sheet-line-bags-this-round = 本轮超墩
sheet-line-bag-penalty = 超墩罚分
sheet-line-bags-in-all = 累计超墩
sheet-line-sets = 倒的次数
sheet-line-round-points = 本轮得分
sheet-line-score = 总分
sheet-line-first-to = 先到{ $target }分

cell-bids = { FORM($bids, "plus") }
cell-count = { $count }
cell-bags-of = { $bags } / { $limit }

result-button-title = 主菜单
result-button-menu = 菜单
result-button-review = 复盘
result-button-new-match = 新对局
result-button-next-round = 下一轮
result-button-copy-receipt = 复制凭证

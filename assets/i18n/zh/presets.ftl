preset-open-draft = 明抓
preset-closed-draft = 暗抓
preset-moonshot = 揽月
preset-pairs = 双打
preset-solo = 单打
preset-suicide = 舍身
preset-whiz = 精算
preset-mirror = 镜像
preset-three-handed = 三人
preset-classic = 经典
preset-ace-high = A最大

rules-kind-custom = 自定
match-name-deal-of-the-day = 每日一局
rules-name-cut = { $start }…

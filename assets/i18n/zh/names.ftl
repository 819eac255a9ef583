# 牌、花色、人名、日期和列表。中文没有冠词和变格，多数形式都相同。
#
# 一墩牌是“墩”，不是技巧、把戏；将牌不是特朗普、王牌；梅花不是俱乐部；红心不是心脏；花色不是套装、西装；黑桃不是铁锹；叫牌不是出价、投标；明手不是假人。
# never: 技巧, 把戏, 戏法, 特朗普, 王牌, 俱乐部, 心脏, 钻石, 套装, 西装, 铁锹, 铲子, 出价, 投标, 假人, 甲板, 股票, 袋子, 您

## 数字

decimal-point = { "." }
group-separator = { "," }
percent = { $number }%
times = { $number }×

## 一周从星期一开始

first-weekday = 0

## 牌

card =
    { $form ->
        [rank] { rank-name }
       *[name] { suit-name }{ rank-name }
    }
rank = { rank-name }
rank-name =
    { $rank ->
        [jack] J
        [queen] Q
        [king] K
        [ace] A
       *[number] { $rank }
    }
big-joker = 大王
little-joker = 小王
high-two-of-diamonds = 高位方块2
high-two-of-spades = 高位黑桃2

## 花色

suit = { suit-name }
suit-name =
    { $suit ->
        [clubs] 梅花
        [diamonds] 方块
        [hearts] 红心
       *[spades] 黑桃
    }

## 人

you =
    { $form ->
        [of] 你的
        [within] 你
        [partner] 你
       *[start] 你
    }
dummy =
    { $form ->
        [of] 明手的
        [start] 明手
        [within] 明手
        [partner] 明手
       *[plate] 明手
    }
person =
    { $form ->
        [of] { $name }的
       *[name] { $name }
    }
# 法国纸牌人像的名字。
court =
    { $card ->
        [clubs-jack] 兰斯洛特
        [clubs-queen] 阿金尼
        [clubs-king] 亚历山大
        [diamonds-jack] 赫克托
        [diamonds-queen] 拉结
        [diamonds-king] 凯撒
        [hearts-jack] 拉海尔
        [hearts-queen] 朱迪斯
        [hearts-king] 查理
        [spades-jack] 奥吉尔
        [spades-queen] 帕拉斯
       *[spades-king] 大卫
    }
numbered-person = 玩家{ $number }
side-of-table =
    { $side ->
        [south] 南家
        [west] 西家
        [north] 北家
       *[east] 东家
    }

## 列表

list-pair =
    { $form ->
        [dots] { $first } · { $second }
        [commas] { $first }、{ $second }
        [spaces] { $first }{ $second }
        [plus] { $first } + { $second }
        [to] { $first }比{ $second }
       *[and] { $first }和{ $second }
    }
list-next =
    { $form ->
        [dots] { $first } · { $second }
        [spaces] { $first }{ $second }
        [plus] { $first } + { $second }
        [to] { $first }比{ $second }
       *[and] { $first }、{ $second }
    }
list-last =
    { $form ->
        [dots] { $first } · { $second }
        [commas] { $first }、{ $second }
        [series] { $first }和{ $second }
        [spaces] { $first }{ $second }
        [plus] { $first } + { $second }
        [to] { $first }比{ $second }
       *[and] { $first }和{ $second }
    }

## 日期

day =
    { $form ->
        [short] { $month }月{ $day }日
       *[full] { $year }年{ $month }月{ $day }日
    }
month = { $year }年{ $month }月

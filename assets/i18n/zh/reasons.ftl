explained-two = { $first }{ $second }

# 从玩家看，另一家在哪里。
reason-player =
    { $player ->
        [partner] { FORM($who, "of") }搭档
        [left] { FORM($who, "of") }左家
        [right] { FORM($who, "of") }右家
       *[opposite] { FORM($who, "of") }对家
    }

deals-counted = { $of }副模拟牌中的{ $met }副
deals-share = { $percent }的模拟牌
deals-again-counted =
    { $count ->
        [0] 一副也没有
       *[other] 只有{ $count }副
    }
deals-again-share = 只有{ $percent }

reason-only-choice =
    { KIND($who) ->
        [you] 你只有这一个选择。
       *[one] 当时只有一个选择。
    }
reason-only-card =
    { KIND($who) ->
        [you] 能出的只有这一张，不用纠结。
       *[one] 当时能出的只有这一张。
    }
reason-renege-proved = 他们出了一张不能出的牌。
reason-renege-unproved = 看不出藏牌的迹象，而且每轮只能检举一次。
reason-draft-even = 两可之间：{ $card }和下一张的平均水平差不多。
reason-drawn-better =
    { KIND($suit) ->
        [spades]
            { $spades ->
                [1] { $card }能将吃任何花色，比下一张平均约多拿{ $tricks }墩。
               *[other] 加上{ $card }就有{ $spades }张黑桃，张张能将吃；它比下一张平均约多拿{ $tricks }墩。
            }
       *[other]
            { $higher ->
                [0] { $card }是剩下最大的{ $suit }，比下一张平均约多拿{ $tricks }墩。
                [1] 外面只有1张{ $suit }大过{ $card }，它比下一张平均约多拿{ $tricks }墩。
               *[other] { $card }比下一张平均约多拿{ $tricks }墩。
            }
    }
reason-next-better =
    { KIND($suit) ->
        [spades] 下一张估计比{ $card }约多拿{ $tricks }墩。
       *[other]
            { $higher ->
                [0] 下一张估计比{ $card }约多拿{ $tricks }墩。
               *[other] 外面还有{ $higher }张更大的{ $suit }，下一张估计比{ $card }约多拿{ $tricks }墩。
            }
    }
reason-blind-nil-at-this-score = 盲零只在约{ $share }的牌里做成，但按现在的比分，没有更好的选择。
reason-blind-nil-too-rare =
    { KIND($who) ->
        [you] 盲零只在约{ $share }的牌里做成。先看牌吧。
       *[one] 盲零只在约{ $share }的牌里做成。该先看牌。
    }
reason-blind-nil-behind = { reason-behind }。盲零只在约{ $share }的牌里做成，但现在没有更好的选择。
reason-blind-nil-from-behind = { reason-behind }：只有盲零能挽救这场对局。
reason-behind =
    { KIND($rivals) ->
        [none] { $who }落后{ $points }分
       *[some] { $who }落后{ $points }分，对手只差{ $rivals }分就赢
    }
reason-only-blind-nil = 只有盲零能挽救这场对局。
reason-look-first = 先看牌更划算。
reason-blind-bid = 盲叫{ $bid }，赢下对局的机会比先看牌再叫更大。
reason-blind-bid-from-behind = { reason-behind }：盲叫{ $bid }加倍计分，赢下对局的机会比先看牌再叫更大。
reason-no-spades = 没有黑桃，重新发牌比留着这手牌划算。
reason-every-trick = 这轮没人叫牌，每墩都值十分：{ $card }拿的墩最多。
reason-pass-dangerous = 该传{ $card }：去掉它，零最安全。
reason-pass-spare = 该传{ $card }：它小，叫零也不怕，自己这手又用不着。
reason-bid-worth-most =
    { $bid ->
        [0] 平均来看，叫零得分最多。
       *[other] 平均来看，叫{ $bid }得分最多。
    }
reason-bid-likely =
    { KIND($next) ->
        [none] { reason-bid-makes }。
       *[some]
            { $side ->
                [total] { reason-bid-makes }；叫{ $higher }，要{ $next-total }墩，{ $next }。
               *[own] { reason-bid-makes }；叫{ $higher }，{ $next }。
            }
    }
reason-bid-makes =
    { $side ->
        [total] 叫{ $bid }，{ FORM($who, "of") }一家要{ $total }墩，在{ $odds }里能完成
        [open] 叫{ $bid }，{ FORM($who, "of") }一家在{ $odds }里能完成
        [dummy] 叫{ $bid }可能赢得明手，在{ $odds }里能完成
       *[own] { $who }叫{ $bid }，在{ $odds }里能完成
    }
reason-nil-likely =
    { KIND($one) ->
        [none] 零在{ $odds }里能做成。
       *[some] 零在{ $odds }里能做成；叫1，{ $one }。
    }
reason-nil-covered = 零在{ $odds }里能做成：{ FORM($who, "of") }搭档够强，掩护得住。
reason-bid-fails =
    { $bid ->
        [0] 只要对手不出错，零就做不成，但按现在的比分值得一搏。
       *[other] 只要对手不出错，叫{ $bid }就完不成，但按现在的比分值得一搏。
    }
reason-gamble =
    { $bid ->
        [0] { reason-behind }。零值得一搏，虽说对手不出错就做不成。
       *[other] { reason-behind }。叫{ $bid }值得一搏，虽说对手不出错就完不成。
    }
reason-bid-indifferent =
    { $bid ->
        [0] 按现在的比分，零成不成都一样。
       *[other] 按现在的比分，叫{ $bid }成不成都一样。
    }
reason-bid-indifferent-at =
    { $bid ->
        [0] { reason-lead }，零成不成都一样。
       *[other] { reason-lead }，叫{ $bid }成不成都一样。
    }
reason-lead =
    { $ahead ->
        [yes] { $who }领先{ $points }分
       *[no] { $who }落后{ $points }分
    }
reason-nil-stands = 双方都不出错的话，{ FORM($who, "of") }零能做成。
reason-bid-stands =
    { $next ->
        [set] { reason-bid-stands-so }；叫{ $higher }就会倒。
        [worth-less] { reason-bid-stands-so }；叫{ $higher }也能完成，但按现在的比分不如它划算。
       *[unknown] { reason-bid-stands-so }。
    }
reason-bid-stands-so = 双方都不出错的话，{ $who }能完成{ outlook-bid-and-bags }
reason-any-card = 出哪张都行。
reason-alike = 出哪张差别都不大。
reason-alike-beaten =
    { KIND($suit) ->
        [none] 出哪张都行：都会输给{ $by }。
       *[some] 出哪张{ $suit }都行：都会输给{ $by }。
    }
reason-alike-touching = 出哪张{ $suit }都行：它们中间的牌外面都没有了，一样大。
reason-alike-all-take = 出哪张都行：张张都能拿下这墩。
reason-alike-decided = 各家的成败都已定了，出哪张差别都不大。

need-last = 最后一墩
need-all = 剩下的全部{ $left }墩
need-some = { $needed }墩
outlook-needs =
    { KIND($need) ->
        [some] { $who }还需要{ $need }，还剩{ $left }墩没打。
       *[last] { $who }还需要{ $need }。
    }

bid-plan = { $who }有{ FORM($sources, "series") }。
bid-source-joker = { $card }
bid-source-honors =
    { KIND($ranks) ->
        [none] { $suit }
       *[some] { $suit }{ FORM($ranks, "spaces") }
    }
bid-source-count =
    { $honor ->
        [joker] { $count }张王
        [deuce] { $count }张高位2
        [ace] { $count }张A
        [king] { $count }张K
        [queen] { $count }张Q
        [jack] { $count }张J
       *[lower] { $count }张老大
    }
bid-source-guarded = { $kings }张有保护的K
bid-source-spades =
    { $more ->
        [yes] 另外{ $spades }张黑桃
       *[no] { $spades }张黑桃
    }
bid-source-ruffs =
    { $more ->
        [yes] 另外{ $spades }张将吃{ $suit }的黑桃
       *[no] { $spades }张将吃{ $suit }的黑桃
    }

nil-plan =
    { KIND($spade) ->
        [none]
            { KIND($danger) ->
                [none] { $who }没有黑桃，也没有哪门全是大牌。
               *[some] { $who }没有黑桃，最危险的是{ $danger }。
            }
       *[some]
            { KIND($danger) ->
                [none] { FORM($who, "of") }黑桃最大是{ FORM($spade, "rank") }，也没有哪门全是大牌。
               *[some] { FORM($who, "of") }黑桃最大是{ FORM($spade, "rank") }，最危险的是{ $danger }。
            }
    }

outlook-nil-failed =
    { $rival ->
        [nil] { FORM($who, "of") }零已经失败，不过双方都不出错的话，对手的零也会失败。
        [bid] { FORM($who, "of") }零已经失败，不过双方都不出错的话，对手会倒。
       *[nothing] { FORM($who, "of") }零已经失败。
    }
outlook-bid-made =
    { $rival ->
        [nil] { $who }叫的{ $bid }已完成，双方都不出错的话，对手的零会失败。
        [bid] { $who }叫的{ $bid }已完成，双方都不出错的话，对手会倒。
       *[nothing] { $who }叫的{ $bid }已完成。
    }
outlook-bid-lost =
    { $rival ->
        [nil] { $who }已经倒了，不过双方都不出错的话，对手的零会失败。
        [bid] { $who }已经倒了，不过双方都不出错的话，对手也会倒。
       *[nothing] { $who }已经倒了。
    }
outlook-nil-stands =
    { $rival ->
        [nil] 双方都不出错的话，{ FORM($who, "of") }零能做成，对手的零会失败。
        [bid] 双方都不出错的话，{ FORM($who, "of") }零能做成，对手会倒。
       *[nothing] 双方都不出错的话，{ FORM($who, "of") }零能做成。
    }
outlook-nil-fails =
    { $rival ->
        [nil] 双方都不出错的话，{ $who }和对手的零都会失败。
        [bid] 双方都不出错的话，{ FORM($who, "of") }零会失败，但对手会倒。
       *[nothing]
            { $chosen ->
                [yes] 只要对手不出错，{ FORM($who, "of") }零就做不成；这样损失最小。
               *[no] 只要对手不出错，{ FORM($who, "of") }零就做不成。
            }
    }
outlook-bid-stands =
    { $rival ->
        [nil] 双方都不出错的话，{ $who }能完成{ outlook-bid-and-bags }，对手的零会失败。
        [bid] 双方都不出错的话，{ $who }能完成{ outlook-bid-and-bags }，对手会倒。
       *[nothing] 双方都不出错的话，{ $who }能完成{ outlook-bid-and-bags }。
    }
outlook-bid-and-bags =
    { KIND($bags) ->
        [none] { $bid }墩
       *[some]
            { $bags ->
                [0] { $bid }墩，没有超墩
               *[other] { $bid }墩，外加{ $bags }个超墩
            }
    }
outlook-bid-fails =
    { $rival ->
        [nil] 只要对手不出错，{ $who }就会倒，但对手的零也会失败。
        [bid] 双方都不出错的话，两家都会倒。
       *[nothing]
            { $chosen ->
                [yes] 只要对手不出错，{ $who }就会倒；这样损失最小。
               *[no] 只要对手不出错，{ $who }就会倒。
            }
    }
outlook-indifferent =
    { $rival ->
        [nil] 按现在的比分，{ FORM($who, "of") }叫牌已无关紧要：对手的零反正会失败。
        [bid] 按现在的比分，{ FORM($who, "of") }叫牌已无关紧要：对手反正会倒。
       *[nothing] 按现在的比分，{ $who }拿几墩都改变不了结果。
    }

instead-own-nil = 出{ $card }会毁了{ FORM($who, "of") }零。
instead-own-bid = 出{ $card }会害{ $who }倒。
instead-drawn-or-ruffed = { $card }能清掉对手最后的黑桃；出{ $other }会让对手将吃。
instead-drawn = { $card }能清掉对手最后的黑桃；出{ $other }会害{ $who }倒。
instead-ruffed = 出{ $card }会让对手将吃，{ $who }就倒了。
instead-loses-to = { $card }可能输给{ $by }，{ $who }就倒了。
instead-stays-below = { $card }能拿下这墩；出{ $other }会输给{ $by }，{ $who }就倒了。
instead-leaves = 这墩该让：用{ $other }去拿，{ $who }就倒了。
instead-enough = { $card }足够拿下这墩；{ $who }以后还要用{ $other }。
instead-keeps = 这墩反正拿不到，该舍{ $card }：{ $who }以后还要用{ $other }。
instead-nil-takes = { $card }会拿下这墩，毁了{ FORM($who, "of") }零。
instead-rival-nil = 出{ $card }会放过对手的零。
instead-rival-bid = 出{ $card }会让对手完成合约。
instead-bags = 出{ $card }会让{ $who }多{ $bags }个超墩。
instead-tricks = 出{ $card }会让对手多拿墩。
instead-worth = { $card }略差一点。

gain-oftener =
    { $goal ->
        [own-nil] { FORM($who, "of") }零在{ $odds }里能做成；出{ $card }，{ $other }。
        [own-bid] { $who }叫的{ $bid }在{ $odds }里能完成；出{ $card }，{ $other }。
        [side-bid] { FORM($who, "of") }一家叫的{ $bid }在{ $odds }里能完成；出{ $card }，{ $other }。
        [partner-nil] { FORM($who, "of") }搭档的零在{ $odds }里能做成；出{ $card }，{ $other }。
        [rival-nil] 对手的零在{ $odds }里会失败；出{ $card }，{ $other }。
       *[rival-bid] 对手在{ $odds }里会倒；出{ $card }，{ $other }。
    }
gain-fewer-bags = { $who }平均有{ $bags }个超墩；出{ $card }，有{ $other }个。
gain-little = 平均来看略好于{ $card }。

plan-lead = 该首攻{ $card }
plan-higher =
    { $higher ->
        [0] 外面没有更大的{ $suit }了
       *[other] 外面还有{ $higher }张更大的{ $suit }
    }
plan-need = { $who }还需要{ $need }
plan-made = { $who }叫的已经完成
plan-set = { $who }已经倒了
plan-rivals-need = 对手还需要{ $rivals }墩
plan-partner =
    { $partner ->
        [dummy] 明手
        [own] { FORM($who, "of") }手牌
       *[player] { FORM($who, "of") }搭档
    }
plan-partner-to-play = { FORM($who, "of") }搭档还没出牌
plan-nil-lead = { plan-lead }：{ plan-higher }。
plan-nil-discards = { $who }跟不了牌，垫{ $card }很安全。
plan-nil-ducks =
    { $highest ->
        [yes] 该甩{ $card }：比{ $winning }小的牌里，它最大。
       *[no] 该出小牌：{ $card }压不过{ $winning }。
    }
plan-nil-beats = 该出{ $card }：它压过{ $winning }，但{ plan-higher }。
plan-cover-takes-over = { FORM($who, "of") }搭档的{ $winning }暂时最大：该用{ $card }盖过，保住零。
plan-cover-high =
    { $higher ->
        [0] { plan-partner-to-play }，该掩护零：{ $card }是剩下最大的{ $suit }。
        [1] { plan-partner-to-play }，该掩护零：外面只有1张{ $suit }大过{ $card }。
       *[other] { plan-partner-to-play }，该用{ $card }掩护零。
    }
plan-cover-out = { FORM($who, "of") }搭档{ $suit }缺门，该首攻{ $card }：让搭档白垫一张。
plan-cover-lead =
    { $higher ->
        [0] { plan-lead }，掩护{ FORM($who, "of") }搭档的零：{ plan-higher }。
        [1] { plan-lead }，掩护{ FORM($who, "of") }搭档的零：外面只有1张更大的{ $suit }。
       *[other] { plan-lead }，照顾{ FORM($who, "of") }搭档的零：{ plan-higher }。
    }
plan-leaves-to-nil = 叫零的人的{ $winning }暂时最大，出{ $card }就让它赢着。
plan-low-at-nil =
    { $lower ->
        [0] { plan-lead }，攻那个零：外面没有更小的{ $suit }能躲在它底下。
       *[other] { plan-lead }，攻那个零：外面只有{ $lower }张更小的{ $suit }能躲在它底下。
    }
plan-cash-highest =
    { KIND($suit) ->
        [spades]
            { $now ->
                [yes] { plan-lead }：它现在是剩下最大的黑桃。
               *[no] { plan-lead }：它是剩下最大的黑桃。
            }
       *[other]
            { $now ->
                [yes] { $card }现在是剩下最大的{ $suit }：该趁没人缺门先兑现。
               *[no] { $card }是剩下最大的{ $suit }：该趁没人缺门先兑现。
            }
    }
plan-leads-for-bid = { plan-need }：{ plan-lead }，{ plan-higher }。
plan-leads-last = { $card }是{ FORM($who, "of") }最后一张{ $suit }：先攻掉它，下一次就能将吃。
plan-drives-out = { plan-lead }，逼出唯一比它大的{ $by }。
plan-draws-spades =
    { KIND($spades) ->
        [none] { plan-lead }来清将。
       *[some]
            { $spades ->
                [0] 别人都没有黑桃了，{ plan-lead }。
               *[other] { plan-lead }来清将：外面还有{ $spades }张黑桃。
            }
    }
plan-draws-spades-for = 外面还有{ $spades }张黑桃，可能将吃{ FORM($who, "of") }{ $boss }：该用{ $card }清将。
plan-cannot-be-ruffed = 别人都没有黑桃了，{ $card }不会被将吃。
plan-ruffed-by-partner = { plan-lead }：{ reason-player }{ $suit }缺门，可以将吃。
plan-other-is-ruffed = { reason-player }{ $suit }缺门，可能将吃，{ plan-lead }。
plan-needed =
    { $last ->
        [yes] { plan-need }，{ $card }能拿下这墩。
       *[no] { plan-need }，{ $card }可以争这墩。
    }
plan-needed-highest = { plan-need }，{ $card }现在是剩下最大的{ $suit }。
plan-cannot-be-overruffed = { reason-player }没有黑桃了，盖不过{ $card }。
plan-partners-highest = { plan-partner }的{ $highest }现在是剩下最大的{ $suit }，该出{ $card }。
plan-partner-wins =
    { KIND($saves) ->
        [none] { plan-partner }的{ $winning }暂时最大，该出{ $card }。
       *[some] { plan-partner }的{ $winning }暂时最大，该出{ $card }，省下{ $saves }。
    }
plan-partner-is-behind = { plan-partner }还没出牌，该出{ $card }，省下{ $saves }。
plan-saves = 该出{ $card }，把{ $saves }留到后面。
plan-loses-last = { $who }拿不到这墩，但{ $card }是最后一张{ $suit }：下一次就能将吃。
plan-cannot-beat = { $who }压不过{ $winning }，该出{ $card }。
plan-made-stops = { plan-made }，{ plan-rivals-need }：{ $card }能截下一墩。
plan-made-loses-lead = { plan-made }，该用{ $card }交出出牌权：{ plan-higher }。
plan-made-leads-against = { plan-made }，{ plan-rivals-need }：{ plan-lead }，{ plan-higher }。
plan-made-partner-wins = { plan-made }，{ plan-partner }的{ $winning }暂时最大：该出{ $card }。
plan-leaves =
    { $made ->
        [yes] { plan-made }，该出{ $card }，把这墩让给{ $winning }。
       *[no] 没有要完成的叫牌，该出{ $card }，把这墩让给{ $winning }。
    }
plan-lost-stops = { plan-set }，但{ plan-rivals-need }：{ $card }能截下一墩。
plan-lost-saves = { plan-set }，但{ plan-rivals-need }：该出{ $card }，留着{ $boss }截一墩。
plan-lost-leaves = { plan-set }，对手也已完成，该出{ $card }，把这墩让给{ $winning }。
plan-lost-leads = { plan-set }，但{ plan-rivals-need }：{ plan-lead }，{ plan-higher }。
plan-lost-ducks = { plan-set }，但{ plan-rivals-need }：该出{ $card }，把这墩让给{ $winning }。
plan-leads =
    { $decided ->
        [made] { plan-made }：{ plan-lead }，{ plan-higher }。
        [lost] { plan-set }：{ plan-lead }，{ plan-higher }。
       *[no-bid] 没有要完成的叫牌，{ plan-lead }，{ plan-higher }。
    }
plan-does =
    { $verdict ->
        [nil-at-risk] { $card }对{ FORM($who, "of") }零风险最小。
        [at-nil] { $card }够小，叫零的人可能只好拿下它。
        [no-bid] 没有要完成的叫牌，{ $card }给对手的打击最大。
        [made] { plan-made }，{ $card }给对手的打击，超过一个超墩的损失。
       *[lost] { plan-set }，{ $card }的杀伤力最大。
    }

why-card-worth = 出{ $found }比出{ $taken }约多得{ costs-points }。
why-taken-costs = 出{ $taken }要亏约{ costs-points }。
why-keeps-nil = 出{ $found }能保住你的零；出{ $taken }会毁了它。
why-makes-bid = 出{ $found }能完成你叫的{ $bid }；出{ $taken }会害你倒。
why-lets-ruff = 出{ $found }能完成你叫的{ $bid }；出{ $taken }让对手将吃，你就倒了。
why-loses-to = 出{ $found }能完成你叫的{ $bid }；出{ $taken }可能输给{ $by }，你就倒了。
why-stays-below = 出{ $found }能完成你叫的{ $bid }；出{ $taken }，这墩就输给{ $by }，你就倒了。
why-sets-their-nil = 出{ $found }能打破对手的零；出{ $taken }会放过它。
why-sets-them = 出{ $found }能打倒对手；出{ $taken }就让对手完成了。
why-fewer-bags = 出{ $found }比出{ $taken }少拿{ $bags }个超墩。
why-fewer-tricks = 出{ $found }，对手拿的墩比出{ $taken }时少。
why-nil-makes = 出{ $found }，对手打得再好，你的零也能做成；出{ $taken }要亏约{ costs-points }。
why-bid-makes = 出{ $found }，对手打得再好，你也能完成{ $bid }；出{ $taken }要亏约{ costs-points }。
why-their-nil-fails = 出{ $found }，对手打得再好，零也会失败；出{ $taken }要亏约{ costs-points }。
why-they-are-set = 出{ $found }，对手打得再好也会倒；出{ $taken }要亏约{ costs-points }。
why-reaches =
    { $goal ->
        [own-nil] 出{ $found }，在{ $odds }里能做成你的零
        [own-bid] 出{ $found }，在{ $odds }里能完成你叫的{ $bid }
        [side-bid] 出{ $found }，在{ $odds }里能完成你们叫的{ $bid }
        [partner-nil] 出{ $found }，在{ $odds }里能做成搭档的零
        [rival-nil] 出{ $found }，在{ $odds }里能打破对手的零
       *[rival-bid] 出{ $found }，在{ $odds }里能打倒对手
    }
why-oftener = { why-reaches }；出{ $taken }，{ $other }。
why-often = { why-reaches }；出{ $taken }要亏约{ costs-points }。
why-fewer-on-average = 出{ $found }平均{ $bags }个超墩，出{ $taken }平均{ $other }个。
why-few-on-average = 出{ $found }平均{ $bags }个超墩；出{ $taken }要亏约{ costs-points }。

why-keeping =
    { KIND($card) ->
        [none] 留下这张比弃掉约多得{ costs-points }。
       *[some] 留下{ $card }比弃掉约多得{ costs-points }。
    }
why-discarding =
    { KIND($card) ->
        [none] 弃掉这张比留下约多得{ costs-points }。
       *[some] 弃掉{ $card }比留下约多得{ costs-points }。
    }

why-found-start =
    { KIND($found) ->
        [blind-nil] 叫盲零
        [blind-bid] 盲叫
        [misdeal] 重新发牌
        [nil] 叫零
        [bid] 叫{ $bid }
       *[look] 先看牌
    }
why-taken-bid =
    { KIND($taken) ->
        [blind-nil] 叫盲零
        [blind-bid] 盲叫
        [misdeal] 重新发牌
        [nil] 叫零
        [bid] 叫{ $other }
       *[look] 先看牌
    }
why-side-makes =
    { $side ->
        [total] 叫{ $bid }，你们一家要{ $total }墩，在{ $odds }里能完成
        [open] 叫{ $bid }，你们一家在{ $odds }里能完成
        [dummy] 叫{ $bid }可能赢得明手，在{ $odds }里能完成
       *[own] 你叫{ $bid }，在{ $odds }里能完成
    }
why-bid-too-high = { why-side-makes }；{ why-taken-bid }对这手牌要求太高。
why-bid-too-low = { why-side-makes }，{ why-taken-bid }就白丢了分。
why-bid-likely = { why-side-makes }，胜过{ why-taken-bid }。
why-nil-likely = 零在{ $odds }里能做成，胜过{ why-taken-bid }。
why-nil-covered = 零在{ $odds }里能做成，因为搭档掩护得住。这胜过{ why-taken-bid }。
why-nil-stands = 双方都不出错的话，零能做成，胜过{ why-taken-bid }。
why-taken-is-set = 双方都不出错的话，叫{ $bid }能完成，叫{ $other }却会倒。
why-leaves-points = 双方都不出错的话，叫{ $bid }能完成，叫{ $other }就白丢了分。
why-bid-stands = 双方都不出错的话，叫{ $bid }能完成，按现在的比分胜过{ why-taken-bid }。
why-gamble = 只要对手不出错，{ why-found-start }就不成，但按现在的比分，比{ why-taken-bid }更值得一搏。
why-best-on-average = 在模拟牌里，{ why-found-start }平均得分最多，胜过{ why-taken-bid }。
why-bid-worth = { why-found-start }比{ why-taken-bid }约多得{ costs-points }。

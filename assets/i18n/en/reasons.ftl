# Why an option is the best. $who is the player who has the options: the reader, or in a review somebody else.

## An explanation is one sentence or two.

explained-two = { $first } { $second }

## Parts of English sentences: "you", "Rachel".

reason-start = { FORM($who, "start") }
reason-whose-start =
    { KIND($who) ->
        [you] Your
       *[one] { FORM($who, "start") }’s
    }
reason-whose =
    { KIND($who) ->
        [you] your
       *[one] { FORM($who, "within") }’s
    }
reason-make-start =
    { KIND($who) ->
        [you] You make
       *[one] { FORM($who, "start") } makes
    }
reason-make =
    { KIND($who) ->
        [you] you make
       *[one] { FORM($who, "within") } makes
    }
reason-are-start =
    { KIND($who) ->
        [you] You’re
       *[one] { FORM($who, "start") } is
    }
# The opponents of $who.
reason-they =
    { KIND($who) ->
        [you] they
       *[one] the opponents
    }
reason-they-are =
    { KIND($who) ->
        [you] they’re
       *[one] the opponents are
    }
reason-them =
    { KIND($who) ->
        [you] them
       *[one] the opponents
    }
reason-their =
    { KIND($who) ->
        [you] their
       *[one] the opponents’
    }
reason-theirs =
    { KIND($who) ->
        [you] theirs
       *[one] the opponents’
    }
# A player as $who sees them.
reason-player-start =
    { $player ->
        [partner] { reason-whose-start } partner
        [left] The player on { reason-whose } left
        [right] The player on { reason-whose } right
       *[opposite] { KIND($who) ->
            [you] The player opposite you
           *[one] The player opposite { FORM($who, "within") }
        }
    }

## In how many of the deals that were tried: "28 of 32 sample deals, … in 19".

deals-counted =
    { $of ->
        [1] { $met } of 1 sample deal
       *[other] { $met } of { $of } sample deals
    }
deals-share = { $percent } of sample deals
deals-again-counted = { $count }
deals-again-share = { $percent }

## One sentence.

reason-only-choice =
    { KIND($who) ->
        [you] This is your only choice.
       *[one] There was only one choice.
    }
reason-only-card =
    { KIND($who) ->
        [you] It’s your only legal card.
       *[one] It was the only legal card.
    }
reason-renege-proved = They played a card they weren’t allowed to play.
reason-renege-unproved = A wrong call costs nothing, but there’s no sign of a renege.
reason-draft-even = It’s a toss-up: { FORM($card, "the") } is about as good as an average next card.
reason-drawn-better =
    { KIND($suit) ->
        [spades]
            { $spades ->
                [one] Keep { FORM($card, "the") }: any spade can ruff. It’s about { $tricks } tricks better than an average next card.
               *[other] Keep { FORM($card, "the") }: with { $spades } spades, each can ruff. It’s about { $tricks } tricks better than an average next card.
            }
       *[other]
            { $higher ->
                [0] Keep { FORM($card, "the") }: no higher { FORM($suit, "one") } is left. It’s about { $tricks } tricks better than an average next card.
                [1] Keep { FORM($card, "the") }: only 1 higher { FORM($suit, "one") } is left. It’s about { $tricks } tricks better than an average next card.
               *[other] Keep { FORM($card, "the") }: about { $tricks } tricks better than an average next card.
            }
    }
reason-next-better =
    { KIND($suit) ->
        [spades] Discard { FORM($card, "the") }: the next card should be about { $tricks } tricks better.
       *[other]
            { $higher ->
                [0] Discard { FORM($card, "the") }: the next card should be about { $tricks } tricks better.
                [one] Discard { FORM($card, "the") }: 1 higher { FORM($suit, "one") } is still out. The next card should be about { $tricks } tricks better.
               *[other] Discard { FORM($card, "the") }: { $higher } higher { $suit } are still out. The next card should be about { $tricks } tricks better.
            }
    }
reason-blind-nil-at-this-score = Blind nil makes in only about { $share } of deals, but at this score nothing beats it.
reason-blind-nil-too-rare = Blind nil makes in only about { $share } of deals. Look first.
reason-blind-nil-from-behind =
    { $points ->
        [one] { reason-are-start } 1 point behind: only blind nil can save the match.
       *[other] { reason-are-start } { $points } points behind: only blind nil can save the match.
    }
reason-only-blind-nil = Only blind nil can save the match.
reason-look-first = Looking first is worth more.
reason-bid-worth-most =
    { $bid ->
        [0] Nil scores best on average.
       *[other] Bidding { $bid } scores best on average.
    }
reason-bid-likely =
    { KIND($next) ->
        [none]
            { $partners ->
                [yes] { reason-whose-start } side makes { $bid } in { $odds }.
               *[no] { reason-make-start } { $bid } in { $odds }.
            }
       *[some]
            { $partners ->
                [yes] { reason-whose-start } side makes { $bid } in { $odds }, { $higher } in only { $next }.
               *[no] { reason-make-start } { $bid } in { $odds }, { $higher } in only { $next }.
            }
    }
reason-nil-likely =
    { KIND($one) ->
        [none] Nil makes in { $odds }.
       *[some] Nil makes in { $odds }; 1 trick makes in { $one }.
    }
reason-nil-covered = Nil makes in { $odds }: { reason-whose } partner is strong enough to cover.
reason-bid-fails =
    { $bid ->
        [0] Nil fails against best play, but at this score it’s worth the gamble.
       *[other] A bid of { $bid } fails against best play, but at this score it’s worth the gamble.
    }
reason-gamble =
    { $bid ->
        [0] { reason-are-start } { reason-points } behind, so nil is worth the gamble, though it fails against best play.
       *[other] { reason-are-start } { reason-points } behind, so a bid of { $bid } is worth the gamble, though it fails against best play.
    }
reason-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
reason-bid-indifferent =
    { $bid ->
        [0] At this score, making or missing nil changes nothing.
       *[other] At this score, making or missing { $bid } changes nothing.
    }
reason-nil-stands = With best play, { reason-whose } nil makes.
reason-bid-stands =
    { $next ->
        [set] { reason-bid-stands-so } A bid of { $higher } would be set.
        [worth-less] { reason-bid-stands-so } { $higher } would make too, but at this score it’s worth less.
       *[unknown] { reason-bid-stands-so }
    }
reason-bid-stands-so =
    { $bags ->
        [0] With best play, { reason-make } { $bid } with no bags.
        [one] With best play, { reason-make } { $bid } with 1 bag.
       *[other] With best play, { reason-make } { $bid } with { $bags } bags.
    }
reason-play-alike =
    { KIND($beaten-by) ->
        [none] It hardly matters which card is played.
       *[some] It hardly matters which card is played: all of them lose to { FORM($beaten-by, "the") }.
    }
reason-any-card = Any card works.

## How many tricks are needed: "You need 2 of the last 5 tricks".

need-last = the last trick
need-all = all { $left } tricks left
need-some = { $needed } of the last { $left } tricks
reason-need-start =
    { KIND($who) ->
        [you] You need { $need }
       *[one] { FORM($who, "start") } needs { $need }
    }
outlook-needs = { reason-need-start }.

## Where the tricks of a bid are to come from.

bid-plan-tops = Bid { $bid }: { $cards }.
bid-plan-tops-and-spades = Bid { $bid }: { FORM($cards, "commas") }, and { bid-plan-spade-count }.
bid-plan-tops-and-ruffs = Bid { $bid }: { FORM($cards, "commas") }, and { bid-plan-spade-count } to ruff { $suit }.
bid-plan-many-tops = Bid { $bid }: { $tops } top cards.
bid-plan-many-tops-and-spades = Bid { $bid }: { $tops } top cards and { bid-plan-spade-count }.
bid-plan-spades = Bid { $bid }: { bid-plan-spades-alone }.
bid-plan-ruffs = Bid { $bid }: { bid-plan-spades-alone } to ruff { $suit }.
bid-plan-spades-alone =
    { $spades ->
        [one] 1 spade
       *[other] { $spades } spades
    }
bid-plan-spade-count =
    { $more ->
        [yes]
            { $spades ->
                [one] 1 more spade
               *[other] { $spades } more spades
            }
       *[no] { bid-plan-spades-alone }
    }

## What best play comes to. $rival is what the opponents fail to make.

outlook-nil-failed =
    { $rival ->
        [nil] { reason-whose-start } nil has already failed, but with best play so does { reason-theirs }.
        [bid] { reason-whose-start } nil has already failed, but with best play { reason-they-are } set.
       *[nothing] { reason-whose-start } nil has already failed.
    }
outlook-bid-made =
    { $rival ->
        [nil] { reason-whose-start } bid of { $bid } is made, and with best play { reason-their } nil fails.
        [bid] { reason-whose-start } bid of { $bid } is made, and with best play { reason-they-are } set.
       *[nothing] { reason-whose-start } bid of { $bid } is made.
    }
outlook-bid-lost =
    { $rival ->
        [nil] { reason-are-start } set, but with best play { reason-their } nil fails.
        [bid] { reason-are-start } set, but with best play so are { reason-they }.
       *[nothing] { reason-are-start } already set.
    }
outlook-nil-stands =
    { $rival ->
        [nil] With best play, { reason-whose } nil makes and { reason-theirs } fails.
        [bid] With best play, { reason-whose } nil makes and { reason-they-are } set.
       *[nothing] With best play, { reason-whose } nil makes.
    }
outlook-nil-fails =
    { $rival ->
        [nil] With best play, { reason-whose } nil fails and so does { reason-theirs }.
        [bid] With best play, { reason-whose } nil fails, but { reason-they-are } set.
       *[nothing]
            { $chosen ->
                [yes] { reason-whose-start } nil fails against best play; this loses least.
               *[no] { reason-whose-start } nil fails against best play.
            }
    }
outlook-bid-stands =
    { $rival ->
        [nil] With best play, { reason-make } { outlook-bid-and-bags }, and { reason-their } nil fails.
        [bid] With best play, { reason-make } { outlook-bid-and-bags }, and { reason-they-are } set.
       *[nothing] With best play, { reason-make } { outlook-bid-and-bags }.
    }
outlook-bid-and-bags =
    { $bags ->
        [0] { $bid } with no bags
        [one] { $bid } with 1 bag
       *[other] { $bid } with { $bags } bags
    }
outlook-bid-fails =
    { $rival ->
        [nil] { reason-are-start } set by best play, but { reason-their } nil fails too.
        [bid] { reason-are-start } set by best play, but so are { reason-they }.
       *[nothing]
            { $chosen ->
                [yes] { reason-are-start } set by best play; this loses least.
               *[no] { reason-are-start } set by best play.
            }
    }
outlook-indifferent =
    { $rival ->
        [nil] At this score, { reason-whose } bid no longer matters: { reason-their } nil fails anyway.
        [bid] At this score, { reason-whose } bid no longer matters: { reason-they-are } set anyway.
       *[nothing] At this score, { reason-whose } tricks can’t change the result.
    }

## What another card would cost.

instead-own-nil = { FORM($card, "the-start") } would lose { reason-whose } nil.
instead-own-bid =
    { KIND($who) ->
        [you] { FORM($card, "the-start") } would get you set.
       *[one] { FORM($card, "the-start") } would get { FORM($who, "within") } set.
    }
instead-drawn-or-ruffed =
    { KIND($who) ->
        [you] { FORM($card, "the-start") } draws their last spade; { FORM($other, "the") } lets them ruff.
       *[one] { FORM($card, "the-start") } draws the opponents’ last spade; { FORM($other, "the") } lets them ruff.
    }
instead-drawn = { FORM($card, "the-start") } draws { reason-their } last spade; { FORM($other, "the") } would get { FORM($who, "within") } set.
instead-ruffed = { FORM($card, "the-start") } would let { reason-them } ruff and get { FORM($who, "within") } set.
instead-loses-to = { FORM($card, "the-start") } can lose to { FORM($by, "the") } and would get { FORM($who, "within") } set.
instead-rival-nil = { FORM($card, "the-start") } would let { reason-their } nil through.
instead-rival-bid = { FORM($card, "the-start") } would let { reason-them } make their bid.
instead-bags =
    { KIND($who) ->
        [you]
            { $bags ->
                [one] { FORM($card, "the-start") } would cost you a bag.
               *[other] { FORM($card, "the-start") } would cost you { $bags } bags.
            }
       *[one]
            { $bags ->
                [one] { FORM($card, "the-start") } would cost { FORM($who, "within") } a bag.
               *[other] { FORM($card, "the-start") } would cost { FORM($who, "within") } { $bags } bags.
            }
    }
instead-tricks = { FORM($card, "the-start") } would give { reason-them } more tricks.
instead-worth = { FORM($card, "the-start") } is worth less at this score.

## What is gained over another card.

gain-oftener =
    { $goal ->
        [own-nil] { reason-whose-start } nil makes in { $odds }; with { FORM($card, "the") }, in { $other }.
        [own-bid] { reason-make-start } { $bid } in { $odds }; with { FORM($card, "the") }, in { $other }.
        [side-bid] { reason-whose-start } side makes { $bid } in { $odds }; with { FORM($card, "the") }, in { $other }.
        [partner-nil] { reason-whose-start } partner’s nil makes in { $odds }; with { FORM($card, "the") }, in { $other }.
        [rival-nil]
            { KIND($who) ->
                [you] Their nil fails in { $odds }; with { FORM($card, "the") }, in { $other }.
               *[one] The opponents’ nil fails in { $odds }; with { FORM($card, "the") }, in { $other }.
            }
       *[rival-bid]
            { KIND($who) ->
                [you] They’re set in { $odds }; with { FORM($card, "the") }, in { $other }.
               *[one] The opponents are set in { $odds }; with { FORM($card, "the") }, in { $other }.
            }
    }
gain-fewer-bags =
    { KIND($who) ->
        [you] You average { $bags } bags; with { FORM($card, "the") }, { $other }.
       *[one] { reason-start } averages { $bags } bags; with { FORM($card, "the") }, { $other }.
    }
gain-little = Slightly better than { FORM($card, "the") } on average.

## What a card does, and what everyone has seen where that is why.

plan-cash-highest =
    { KIND($suit) ->
        [spades] { FORM($card, "the-start") } is now the highest spade left.
       *[other] { FORM($card, "the-start") } is now the highest { FORM($suit, "one") } left: cash it before someone runs out.
    }
plan-needed-highest = { reason-need-start }, and { FORM($card, "the") } is now the highest { FORM($suit, "one") } left.
plan-needed = { reason-need-start }, and { FORM($card, "the") } can win this one.
plan-leads-for-bid = { reason-need-start }, and { FORM($card, "the") } is the best lead.
plan-draws-spades =
    { $spades ->
        [0] No one else has spades left, so lead { FORM($card, "the") }.
        [one] Lead { FORM($card, "the") } to draw spades: 1 is still out.
       *[other] Lead { FORM($card, "the") } to draw spades: { $spades } are still out.
    }
plan-made-stops = { reason-whose-start } bid is safe, and { reason-they } still need { $rivals }: { FORM($card, "the") } can take one.
plan-made-leads-against = { reason-whose-start } bid is safe, and { reason-they } still need { $rivals }: { FORM($card, "the") } is the best lead.
plan-lost-stops = { reason-are-start } set, but { reason-they } still need { $rivals }: { FORM($card, "the") } is best against them.
plan-partners-highest = { reason-whose-start } partner’s { $highest } is now the highest { FORM($suit, "one") } left, so throw { FORM($card, "the") }.
plan-cannot-be-ruffed = No one else has spades left, so { FORM($card, "the") } can’t be ruffed.
plan-ruffed-by-partner = { reason-player-start } is out of { $suit } and may ruff { FORM($card, "the") }.
plan-other-is-ruffed = { reason-player-start } is out of { $suit } and may ruff, so lead { FORM($card, "the") }.
plan-cannot-be-overruffed = { reason-player-start } is out of spades and can’t overruff { FORM($card, "the") }.
plan-does =
    { $tactic ->
        [nil-safest-lead] { FORM($card, "the-start") } is the safest lead for { reason-whose } nil.
        [nil-ducks] { FORM($card, "the-start") } ducks under the winning card.
        [nil-discards] { FORM($card, "the-start") } can’t win this trick, so now is the time to throw it.
        [nil-likely-beaten] This can’t be ducked for sure, but { FORM($card, "the") } is the most likely to lose.
        [cover-takes-over] { FORM($card, "the-start") } covers { reason-whose } partner’s nil.
        [cover-high] { FORM($card, "the-start") } is high enough to cover { reason-whose } partner’s nil.
        [cover-lead] Leading { FORM($card, "the") } looks after { reason-whose } partner’s nil.
        [leaves-to-nil] { FORM($card, "the-start") } leaves the nil bidder winning the trick.
        [low-lead-at-nil] { FORM($card, "the-start") } is low enough that the nil bidder may have to win it.
        [partner-holds] { reason-whose-start } partner is winning, so throw { FORM($card, "the") } and save better cards.
        [too-dear] Winning this costs too much, so play { FORM($card, "the") } and save the high cards.
        [leads-master] { FORM($card, "the-start") } is the highest { FORM($suit, "one") } left.
        [no-bid-avoids-bag] With no bid to make, { FORM($card, "the") } avoids a bag.
        [no-bid-hurts-others] With no bid to make, { FORM($card, "the") } hurts { reason-their } chances most.
        [made-hurts-others] { reason-whose-start } bid is safe, and { FORM($card, "the") } hurts { reason-them } more than a bag costs.
        [made-avoids-bag] { reason-whose-start } bid is safe, and { FORM($card, "the") } keeps out of the trick.
        [made-leads] { reason-whose-start } bid is safe, and { FORM($card, "the") } is the best lead to avoid bags and set { reason-them }.
       *[lost-hurts-others] { reason-are-start } set, so set { reason-them } too: { FORM($card, "the") } is best.
    }

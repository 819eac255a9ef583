### Why an option is the best.
###
### prefixes: bid-source, deals, deals-again, explained, gain, instead, need, outlook, plan, reason, why
### $who (Who): the player who has the options: the reader, or in a review somebody else
### $partner (Key): whose hand the partner’s is: another player’s, the dummy, or, if the card is the dummy’s, the player’s own
### $side (Key): how much is known of what the side of the player needs
### $bid (Number): tricks bid
### $card (Card): the card
### $suit (Suit): the suit

## An explanation is one sentence or two.

# $first (Words)
# $second (Words)
explained-two = { $first } { $second }

## Parts of English sentences: "you", "Rachel". If your language agrees in gender or case, drop them and write whole sentences instead, with the
## pronouns that it needs: French "il leur faut encore { $rivals } plis" needs no "they", and an Arabic verb has its pronoun in it ("يحتاجون إلى …").

reason-start = { FORM($who, "start") }
reason-whose-start = { FORM($who, "of-start") }
reason-whose = { FORM($who, "of") }
reason-object =
    { KIND($who) ->
        [you] you
       *[one] { FORM($who, "within") }
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
reason-they-are-start =
    { KIND($who) ->
        [you] They’re
       *[one] The opponents are
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
reason-their-start =
    { KIND($who) ->
        [you] Their
       *[one] The opponents’
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
# The same within a sentence.
reason-player =
    { $player ->
        [partner] { reason-whose } partner
        [left] the player on { reason-whose } left
        [right] the player on { reason-whose } right
       *[opposite] { KIND($who) ->
            [you] the player opposite you
           *[one] the player opposite { FORM($who, "within") }
        }
    }

## In how many of the deals that were tried: "28 of 32 sample deals, … in 19".

# $met (Number)
# $of (Number)
deals-counted =
    { $of ->
        [1] { $met } of 1 sample deal
       *[other] { $met } of { $of } sample deals
    }
# $percent (Percent)
deals-share = { $percent } of sample deals
# The second choice: "in only 19", "in none".
# $count (Number)
deals-again-counted =
    { $count ->
        [0] none
       *[other] only { $count }
    }
# Part of a sentence.
# $percent (Percent)
deals-again-share = only { $percent }

## One sentence.

reason-only-choice =
    { KIND($who) ->
        [you] This is your only choice.
       *[one] There was only one choice.
    }
reason-only-card =
    { KIND($who) ->
        [you] It’s your only legal card, so no regrets.
       *[one] It was the only legal card.
    }
reason-renege-proved = They played a card they weren’t allowed to play.
reason-renege-unproved = There’s no sign of a renege, and only one call is allowed per round.
reason-draft-even = It’s a toss-up: { FORM($card, "the") } is about as good as an average next card.
# $higher (Number)
# $spades (Number)
# $tricks (Tenths)
reason-drawn-better =
    { KIND($suit) ->
        [spades] { reason-drawn-spade } { reason-drawn-worth }
       *[other] { reason-drawn-high }
    }
# English parts.
reason-drawn-worth = It’s about { $tricks } tricks better than an average next card.
reason-drawn-spade =
    { $spades ->
        [1] { FORM($card, "the-start") } can ruff any suit.
       *[other] With { FORM($card, "the") }, that’s { $spades } spades, and each can ruff.
    }
reason-drawn-high =
    { $higher ->
        [0] { FORM($card, "the-start") } is the highest { FORM($suit, "one") } left. { reason-drawn-worth }
        [1] Only 1 { FORM($suit, "one") } still out beats { FORM($card, "the") }. { reason-drawn-worth }
       *[other] { FORM($card, "the-start") } is about { $tricks } tricks better than an average next card.
    }
# $higher (Number)
# $tricks (Tenths)
reason-next-better =
    { KIND($suit) ->
        [spades] The next card should be about { $tricks } tricks better than { FORM($card, "the") }.
       *[other]
            { $higher ->
                [0] The next card should be about { $tricks } tricks better than { FORM($card, "the") }.
                [one] { $higher } higher { FORM($suit, "one") } is still out, so the next card should be about { $tricks } tricks better than { FORM($card, "the") }.
               *[other] { $higher } higher { $suit } are still out, so the next card should be about { $tricks } tricks better than { FORM($card, "the") }.
            }
    }
# $share (Percent)
reason-blind-nil-at-this-score = Blind nil makes in only about { $share } of deals, but at this score nothing beats it.
# $share (Percent)
reason-blind-nil-too-rare =
    { KIND($who) ->
        [you] Blind nil makes in only about { $share } of deals. Look first.
       *[one] Blind nil makes in only about { $share } of deals. The play was to look first.
    }
# $points (Number)
# $rivals (Number?)
# $share (Percent)
reason-blind-nil-behind = { reason-behind }. Blind nil makes in only about { $share } of deals, but nothing beats it now.
# $points (Number)
# $rivals (Number?)
reason-blind-nil-from-behind = { reason-behind }: only blind nil can save the match.
# By how far the opponents lead, and what they need to win.
reason-behind =
    { KIND($rivals) ->
        [none] { reason-are-start } { reason-points } behind
       *[some] { reason-are-start } { reason-points } behind, and { reason-they } need only { $rivals } to win
    }
reason-only-blind-nil = Only blind nil can save the match.
reason-look-first = Looking first is worth more.
# $bid (Number)
reason-blind-bid = A blind bid of { $bid } wins the match more often than a bid after looking.
# $bid (Number)
# $points (Number)
# $rivals (Number?)
reason-blind-bid-from-behind = { reason-behind }: a blind bid of { $bid } counts double, and wins the match more often than a bid after looking.
reason-no-spades = Without spades, a new deal is worth more than this hand.
# $card (Card)
reason-every-trick = Nobody has bid, so every trick is worth ten: { FORM($card, "the") } takes the most of them.
# $card (Card)
reason-pass-dangerous = Pass { FORM($card, "the") }: a nil is safer without it than without any other card.
# $card (Card)
reason-pass-spare = Pass { FORM($card, "the") }: it’s low, so it’s safe in a nil, and the other hand can spare it.
reason-bid-worth-most =
    { $bid ->
        [0] Nil scores the most on average.
       *[other] Bidding { $bid } scores the most on average.
    }
# $total is what the side of $who needs after a bid of $bid, if that is known: the bid and the partner’s.
# $total (Number)
# $odds (Words)
# $higher (Number)
# $next-total (Number)
# $next (Words?)
reason-bid-likely =
    { KIND($next) ->
        [none] { reason-bid-makes }.
       *[some]
            { $side ->
                [total] { reason-bid-makes }; with { $higher }, its { $next-total } in { $next }.
                [open] { reason-bid-makes }; with { $higher }, in { $next }.
                [dummy] { reason-bid-makes }, { $higher } in { $next }.
               *[own] { reason-bid-makes }, { $higher } in { $next }.
            }
    }
reason-bid-makes =
    { $side ->
        [total] With a bid of { $bid }, { reason-whose } side makes its { $total } in { $odds }
        [open] With a bid of { $bid }, { reason-whose } side makes its bid in { $odds }
        [dummy] A bid of { $bid } may win { reason-object } the dummy and makes in { $odds }
       *[own] { reason-make-start } { $bid } in { $odds }
    }
# $odds (Words)
# $one (Words?)
reason-nil-likely =
    { KIND($one) ->
        [none] Nil makes in { $odds }.
       *[some] Nil makes in { $odds }; a bid of 1 makes in { $one }.
    }
# $odds (Words)
reason-nil-covered = Nil makes in { $odds }: { reason-whose } partner is strong enough to cover.
reason-bid-fails =
    { $bid ->
        [0] Nil fails against best play, but at this score it’s worth the gamble.
       *[other] A bid of { $bid } fails against best play, but at this score it’s worth the gamble.
    }
# $points (Number)
# $rivals (Number?)
reason-gamble =
    { $bid ->
        [0] { reason-behind }. Nil is worth the gamble, though it fails against best play.
       *[other] { reason-behind }. A bid of { $bid } is worth the gamble, though it fails against best play.
    }
reason-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
reason-bid-indifferent =
    { $bid ->
        [0] At this score, making or missing nil changes nothing.
       *[other] At this score, making or missing { $bid } changes nothing.
    }
# $ahead (Flag)
# $points (Number)
reason-bid-indifferent-at =
    { $bid ->
        [0] { reason-lead }, and making or missing nil changes nothing.
       *[other] { reason-lead }, and making or missing { $bid } changes nothing.
    }
reason-lead =
    { $ahead ->
        [yes] { reason-are-start } { reason-points } ahead
       *[no] { reason-are-start } { reason-points } behind
    }
reason-nil-stands = With best play, { reason-whose } nil makes.
# $bags (Number?)
# $higher (Number)
# $next (Key?)
reason-bid-stands =
    { $next ->
        [set] { reason-bid-stands-so }; a bid of { $higher } would be set.
        [worth-less] { reason-bid-stands-so }; { $higher } would make too, but at this score it’s worth less.
       *[unknown] { reason-bid-stands-so }.
    }
reason-bid-stands-so = With best play, { reason-make } { outlook-bid-and-bags }
reason-any-card = Any card works.
reason-alike = It hardly matters which card is played.
# $suit (Suit?)
# $by (Card)
reason-alike-beaten =
    { KIND($suit) ->
        [none] Any card works: they all lose to { FORM($by, "the") }.
       *[some] Any { FORM($suit, "one") } works: they all lose to { FORM($by, "the") }.
    }
reason-alike-touching = Any { FORM($suit, "one") } works: nothing between them is still out, so they’re equals.
reason-alike-all-take = Any card works: each of them takes this trick.
reason-alike-decided = Every bid is already made or set, so it hardly matters which card is played.

## How many tricks are needed: "You need 2 more tricks".

need-last = the last trick
# $left (Number)
need-all = all { $left } tricks left
# $needed (Number)
need-some =
    { $needed ->
        [one] { $needed } more trick
       *[other] { $needed } more tricks
    }
reason-need-start =
    { KIND($who) ->
        [you] You need { $need }
       *[one] { FORM($who, "start") } needs { $need }
    }
# $need (Words)
# $left (Number)
outlook-needs =
    { KIND($need) ->
        [some] { reason-need-start }, and { $left } are left.
       *[last] { reason-need-start }.
    }

## Where the tricks of a bid come from: "You have the ace and king of spades, the ace of hearts, and 2 more spades to ruff clubs."

# $sources (List)
bid-plan =
    { KIND($who) ->
        [you] You have { bid-plan-list }.
       *[one] { FORM($who, "start") } has { bid-plan-list }.
    }
bid-plan-list = { FORM($sources, "series") }

# Elements of the list.
bid-source-joker = { FORM($card, "the") }
# $ranks (List)
bid-source-honors =
    { KIND($ranks) ->
        [none] { $suit }
       *[some] the { $ranks } of { $suit }
    }
# Top cards of a rank, where there are too many to name each.
# $honor (Key)
# $count (Number)
bid-source-count =
    { $honor ->
        [joker]
            { $count ->
                [1] a joker
               *[other] { $count } jokers
            }
        [deuce]
            { $count ->
                [1] a high two
               *[other] { $count } high twos
            }
        [ace]
            { $count ->
                [1] an ace
               *[other] { $count } aces
            }
        [king]
            { $count ->
                [1] a king
               *[other] { $count } kings
            }
        [queen]
            { $count ->
                [1] a queen
               *[other] { $count } queens
            }
        [jack]
            { $count ->
                [1] a jack
               *[other] { $count } jacks
            }
       *[lower]
            { $count ->
                [1] a boss card
               *[other] { $count } boss cards
            }
    }
# Kings with a lower card beside them.
# $kings (Number)
bid-source-guarded =
    { $kings ->
        [1] a guarded king
       *[other] { $kings } guarded kings
    }
# $more (Flag)
# $spades (Number)
bid-source-spades =
    { $more ->
        [yes]
            { $spades ->
                [one] { $spades } more spade
               *[other] { $spades } more spades
            }
       *[no]
            { $spades ->
                [one] { $spades } spade
               *[other] { $spades } spades
            }
    }
# $more (Flag)
# $spades (Number)
bid-source-ruffs = { bid-source-spades } to ruff { $suit }

## Why a nil should make: the highest spade, and the card of another suit that is hardest to get rid of.

# $spade (Card?)
# $danger (Card?)
nil-plan = { nil-plan-spade }, and { nil-plan-risk }.
# English parts.
nil-plan-spade =
    { KIND($spade) ->
        [none] { nil-plan-no-spade }
       *[some] { reason-whose-start } highest spade is { FORM($spade, "the-rank") }
    }
nil-plan-no-spade =
    { KIND($who) ->
        [you] You don’t have any spades
       *[one] { FORM($who, "start") } doesn’t have any spades
    }
nil-plan-risk =
    { KIND($danger) ->
        [none] no suit is all high cards
       *[some] { FORM($danger, "the") } is { nil-plan-biggest-risk }
    }
nil-plan-biggest-risk =
    { KIND($who) ->
        [you] your biggest risk
       *[one] the biggest risk
    }

## What best play comes to. $rival is what the opponents fail to make.

# $rival (Key?)
outlook-nil-failed =
    { $rival ->
        [nil] { reason-whose-start } nil has already failed, but with best play so does { reason-theirs }.
        [bid] { reason-whose-start } nil has already failed, but with best play { reason-they-are } set.
       *[nothing] { reason-whose-start } nil has already failed.
    }
# $rival (Key?)
outlook-bid-made =
    { $rival ->
        [nil] { reason-whose-start } bid of { $bid } is made, and with best play { reason-their } nil fails.
        [bid] { reason-whose-start } bid of { $bid } is made, and with best play { reason-they-are } set.
       *[nothing] { reason-whose-start } bid of { $bid } is made.
    }
# $rival (Key?)
outlook-bid-lost =
    { $rival ->
        [nil] { reason-are-start } set, but with best play { reason-their } nil fails.
        [bid] { reason-are-start } set, but with best play so are { reason-they }.
       *[nothing] { reason-are-start } already set.
    }
# $rival (Key?)
outlook-nil-stands =
    { $rival ->
        [nil] With best play, { reason-whose } nil makes and { reason-theirs } fails.
        [bid] With best play, { reason-whose } nil makes and { reason-they-are } set.
       *[nothing] With best play, { reason-whose } nil makes.
    }
# $rival (Key?)
# $chosen (Flag)
outlook-nil-fails =
    { $rival ->
        [nil] With best play, { reason-whose } nil fails and so does { reason-theirs }.
        [bid] With best play, { reason-whose } nil fails, but { reason-they-are } set.
       *[nothing]
            { $chosen ->
                [yes] { reason-whose-start } nil fails against best play; this loses the least.
               *[no] { reason-whose-start } nil fails against best play.
            }
    }
# $bags (Number?)
# $rival (Key?)
outlook-bid-stands =
    { $rival ->
        [nil] With best play, { reason-make } { outlook-bid-and-bags }, and { reason-their } nil fails.
        [bid] With best play, { reason-make } { outlook-bid-and-bags }, and { reason-they-are } set.
       *[nothing] With best play, { reason-make } { outlook-bid-and-bags }.
    }
# Bags are left out where their number doesn’t matter.
outlook-bid-and-bags =
    { KIND($bags) ->
        [none] { $bid }
       *[some]
            { $bags ->
                [0] { $bid } with no bags
                [one] { $bid } with { $bags } bag
               *[other] { $bid } with { $bags } bags
            }
    }
# $rival (Key?)
# $chosen (Flag)
outlook-bid-fails =
    { $rival ->
        [nil] Best play sets { FORM($who, "within") }, but { reason-their } nil fails too.
        [bid] Best play sets both sides.
       *[nothing]
            { $chosen ->
                [yes] Best play sets { FORM($who, "within") }; this loses the least.
               *[no] Best play sets { FORM($who, "within") }.
            }
    }
# $rival (Key?)
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
# $other (Card)
instead-drawn-or-ruffed =
    { KIND($who) ->
        [you] { FORM($card, "the-start") } draws their last spade; { FORM($other, "the") } lets them ruff.
       *[one] { FORM($card, "the-start") } draws the opponents’ last spade; { FORM($other, "the") } lets them ruff.
    }
# $other (Card)
instead-drawn = { FORM($card, "the-start") } draws { reason-their } last spade; { FORM($other, "the") } would get { FORM($who, "within") } set.
instead-ruffed = { FORM($card, "the-start") } would let { reason-them } ruff and get { FORM($who, "within") } set.
# $by (Card)
instead-loses-to = { FORM($card, "the-start") } can lose to { FORM($by, "the") } and would get { FORM($who, "within") } set.
# $other (Card)
# $by (Card)
instead-stays-below = { FORM($card, "the-start") } takes this trick; { FORM($other, "the") } loses it to { FORM($by, "the") } and gets { FORM($who, "within") } set.
# $other (Card)
instead-leaves =
    { KIND($who) ->
        [you] Let this trick go: taking it with { FORM($other, "the") } would get you set.
       *[one] The play was to let this trick go: taking it with { FORM($other, "the") } would get { FORM($who, "within") } set.
    }
# $other (Card)
instead-enough = { FORM($card, "the-start") } is enough to take this trick; { instead-needs-later }.
# $other (Card)
instead-keeps =
    { KIND($who) ->
        [you] This trick is lost anyway, so give up { FORM($card, "the") }: { instead-needs-later }.
       *[one] This trick was lost anyway, so the play was { FORM($card, "the") }: { instead-needs-later }.
    }
instead-needs-later =
    { KIND($who) ->
        [you] you need { FORM($other, "the") } later
       *[one] { FORM($who, "within") } needs { FORM($other, "the") } later
    }
instead-nil-takes = { FORM($card, "the-start") } would take this trick and lose { reason-whose } nil.
instead-rival-nil = { FORM($card, "the-start") } would let { reason-their } nil through.
instead-rival-bid = { FORM($card, "the-start") } would let { reason-them } make their bid.
# $bags (Number)
instead-bags =
    { KIND($who) ->
        [you]
            { $bags ->
                [1] { FORM($card, "the-start") } would cost you a bag.
               *[other] { FORM($card, "the-start") } would cost you { $bags } bags.
            }
       *[one]
            { $bags ->
                [1] { FORM($card, "the-start") } would cost { FORM($who, "within") } a bag.
               *[other] { FORM($card, "the-start") } would cost { FORM($who, "within") } { $bags } bags.
            }
    }
instead-tricks = { FORM($card, "the-start") } would give { reason-them } more tricks.
instead-worth = { FORM($card, "the-start") } comes out a little worse.

## What is gained over another card.

# $goal (Key)
# $odds (Words)
# $other (Words)
gain-oftener =
    { $goal ->
        [own-nil] { reason-whose-start } nil makes in { $odds }; with { FORM($card, "the") }, in { $other }.
        [own-bid] { reason-make-start } { $bid } in { $odds }; with { FORM($card, "the") }, in { $other }.
        [side-bid] { reason-whose-start } side makes { $bid } in { $odds }; with { FORM($card, "the") }, in { $other }.
        [partner-nil] { reason-whose-start } partner’s nil makes in { $odds }; with { FORM($card, "the") }, in { $other }.
        [rival-nil] { reason-their-start } nil fails in { $odds }; with { FORM($card, "the") }, in { $other }.
       *[rival-bid] { reason-they-are-start } set in { $odds }; with { FORM($card, "the") }, in { $other }.
    }
# $bags (Tenths)
# $other (Tenths)
gain-fewer-bags =
    { KIND($who) ->
        [you] You average { $bags } bags; with { FORM($card, "the") }, { $other }.
       *[one] { reason-start } averages { $bags } bags; with { FORM($card, "the") }, { $other }.
    }
gain-little = Slightly better than { FORM($card, "the") } on average.

## What a card does, and why: advice to the reader, and in the past about somebody else, who decided otherwise.

# Parts of English sentences.
plan-lead =
    { KIND($who) ->
        [you] Lead { FORM($card, "the") }
       *[one] The lead was { FORM($card, "the") }
    }
plan-higher =
    { KIND($who) ->
        [you]
            { $higher ->
                [0] no higher { FORM($suit, "one") } is still out
                [one] { $higher } higher { FORM($suit, "one") } is still out
               *[other] { $higher } higher { $suit } are still out
            }
       *[one]
            { $higher ->
                [0] no higher { FORM($suit, "one") } was still out
                [one] { $higher } higher { FORM($suit, "one") } was still out
               *[other] { $higher } higher { $suit } were still out
            }
    }
plan-with-higher =
    { $higher ->
        [0] with no higher { FORM($suit, "one") } still out
        [one] with { $higher } higher { FORM($suit, "one") } still out
       *[other] with { $higher } higher { $suit } still out
    }
plan-need =
    { KIND($who) ->
        [you] You need { $need }
       *[one] { FORM($who, "start") } needed { $need }
    }
plan-made =
    { KIND($who) ->
        [you] Your bid is made
       *[one] { FORM($who, "of-start") } bid was made
    }
plan-set =
    { KIND($who) ->
        [you] You’re set
       *[one] { FORM($who, "start") } was set
    }
plan-rivals-need =
    { KIND($who) ->
        [you] they still need { $rivals }
       *[one] the opponents still needed { $rivals }
    }
# The hand on the side of $who that $partner tells: a partner’s, or three-handed the dummy, or beside it the player’s own.
plan-partner-start =
    { $partner ->
        [dummy] The dummy
        [own] { KIND($who) ->
            [you] Your hand
           *[one] { FORM($who, "of-start") } hand
        }
       *[player] { reason-whose-start } partner
    }
# The same within a sentence.
plan-partner =
    { $partner ->
        [dummy] the dummy
        [own] { KIND($who) ->
            [you] your hand
           *[one] { FORM($who, "of") } hand
        }
       *[player] { reason-whose } partner
    }
plan-partner-to-play =
    { KIND($who) ->
        [you] Your partner still has to play
       *[one] { FORM($who, "of-start") } partner still had to play
    }
plan-partner-wins-with =
    { KIND($who) ->
        [you] { plan-partner } is winning with { FORM($winning, "the") }
       *[one] { plan-partner } was winning with { FORM($winning, "the") }
    }

# The own nil.
# $higher (Number)
plan-nil-lead = { plan-lead }: { plan-higher }.
plan-nil-discards =
    { KIND($who) ->
        [you] You can’t follow suit, so { FORM($card, "the") } is safe to discard.
       *[one] { FORM($who, "start") } couldn’t follow suit, so { FORM($card, "the") } was safe to discard.
    }
# $winning (Card)
# $highest (Flag)
plan-nil-ducks =
    { KIND($who) ->
        [you]
            { $highest ->
                [yes] Get rid of { FORM($card, "the") }: it’s your highest card that still goes under { FORM($winning, "the") }.
               *[no] Stay low: { FORM($card, "the") } can’t beat { FORM($winning, "the") }.
            }
       *[one]
            { $highest ->
                [yes] The play was { FORM($card, "the") }: { FORM($who, "of") } highest card that still went under { FORM($winning, "the") }.
               *[no] The play was to stay low: { FORM($card, "the") } couldn’t beat { FORM($winning, "the") }.
            }
    }
# $winning (Card)
# $higher (Number)
plan-nil-beats =
    { KIND($who) ->
        [you] { FORM($card, "the-start") } beats { FORM($winning, "the") }, but { plan-higher }.
       *[one] The play was { FORM($card, "the") }: it beats { FORM($winning, "the") }, but { plan-higher }.
    }

# A partner’s nil.
# $winning (Card)
plan-cover-takes-over =
    { KIND($who) ->
        [you] Your partner is winning with { FORM($winning, "the") }: take over with { FORM($card, "the") } to save the nil.
       *[one] { FORM($who, "of-start") } partner was winning with { FORM($winning, "the") }: the play was to take over with { FORM($card, "the") } and save the nil.
    }
# $higher (Number)
plan-cover-high =
    { KIND($who) ->
        [you]
            { $higher ->
                [0] { plan-partner-to-play }, so cover the nil: { FORM($card, "the") } is the highest { FORM($suit, "one") } left.
                [one] { plan-partner-to-play }, so cover the nil: only { $higher } { FORM($suit, "one") } above { FORM($card, "the") } is still out.
               *[other] { plan-partner-to-play }, so cover the nil with { FORM($card, "the") }.
            }
       *[one]
            { $higher ->
                [0] { plan-partner-to-play }, so the play was to cover the nil: { FORM($card, "the") } was the highest { FORM($suit, "one") } left.
                [one] { plan-partner-to-play }, so the play was to cover the nil: only { $higher } { FORM($suit, "one") } above { FORM($card, "the") } was still out.
               *[other] { plan-partner-to-play }, so the play was to cover the nil with { FORM($card, "the") }.
            }
    }
plan-cover-out =
    { KIND($who) ->
        [you] Your partner is out of { $suit }, so lead { FORM($card, "the") }: a free discard.
       *[one] { FORM($who, "of-start") } partner was out of { $suit }, so the lead was { FORM($card, "the") }: a free discard.
    }
# $higher (Number)
plan-cover-lead =
    { $higher ->
        [0] { plan-lead } to cover { reason-whose } partner’s nil: { plan-higher }.
        [1] { plan-lead } to cover { reason-whose } partner’s nil: only { plan-higher }.
       *[other] { plan-lead } with { reason-whose } partner’s nil in mind: { plan-higher }.
    }

# A nil of the opponents.
# $winning (Card)
plan-leaves-to-nil =
    { KIND($who) ->
        [you] The nil bidder is winning with { FORM($winning, "the") }, and { FORM($card, "the") } keeps it that way.
       *[one] The nil bidder was winning with { FORM($winning, "the") }, and { FORM($card, "the") } would have kept it that way.
    }
# $lower (Number)
plan-low-at-nil =
    { KIND($who) ->
        [you]
            { $lower ->
                [0] { plan-lead } at the nil: no lower { FORM($suit, "one") } is still out to duck under it.
                [one] { plan-lead } at the nil: only { $lower } lower { FORM($suit, "one") } is still out to duck under it.
               *[other] { plan-lead } at the nil: only { $lower } lower { $suit } are still out to duck under it.
            }
       *[one]
            { $lower ->
                [0] { plan-lead }, at the nil: no lower { FORM($suit, "one") } was still out to duck under it.
                [one] { plan-lead }, at the nil: only { $lower } lower { FORM($suit, "one") } was still out to duck under it.
               *[other] { plan-lead }, at the nil: only { $lower } lower { $suit } were still out to duck under it.
            }
    }

# Leads for the bid.
# $now (Flag)
plan-cash-highest =
    { KIND($who) ->
        [you] { plan-cash }
       *[one] { plan-cash-then }
    }
# English parts.
plan-cash =
    { KIND($suit) ->
        [spades] { plan-lead }: it’s { plan-the-highest } spade left.
       *[other] { FORM($card, "the-start") } is { plan-the-highest } { FORM($suit, "one") } left: cash it before someone runs out.
    }
plan-the-highest =
    { $now ->
        [yes] now the highest
       *[no] the highest
    }
plan-cash-then =
    { KIND($suit) ->
        [spades] { plan-lead }, by then the highest spade left.
       *[other] { FORM($card, "the-start") } was the highest { FORM($suit, "one") } left: the lead was to cash it before someone ran out.
    }
# $higher (Number)
# $need (Words)
plan-leads-for-bid =
    { KIND($who) ->
        [you] { plan-need }: lead { FORM($card, "the") }, { plan-with-higher }.
       *[one] { plan-need }: the lead was { FORM($card, "the") }, { plan-with-higher }.
    }
plan-leads-last =
    { KIND($who) ->
        [you] { FORM($card, "the-start") } is your last { FORM($suit, "one") }: lead it, and you can ruff the next one.
       *[one] { FORM($card, "the-start") } was { FORM($who, "of") } last { FORM($suit, "one") }: the lead was to play it and ruff the next one.
    }
# $by (Card)
plan-drives-out = { plan-lead } to drive out { FORM($by, "the") }, the only card above it.
# $spades (Number?)
plan-draws-spades =
    { KIND($spades) ->
        [none] { plan-lead } to draw spades.
       *[some] { plan-draws-counted }
    }
# English parts.
plan-draws-counted =
    { KIND($who) ->
        [you] { plan-draws-now }
       *[one] { plan-draws-then }
    }
plan-draws-now =
    { $spades ->
        [0] No one else has spades left, so lead { FORM($card, "the") }.
        [one] { plan-lead } to draw spades: { $spades } is still out.
       *[other] { plan-lead } to draw spades: { $spades } are still out.
    }
plan-draws-then =
    { $spades ->
        [0] No one else had spades left, so the lead was { FORM($card, "the") }.
        [one] { plan-lead } to draw spades: { $spades } was still out.
       *[other] { plan-lead } to draw spades: { $spades } were still out.
    }
# $spades (Number)
# $boss (Card)
plan-draws-spades-for =
    { KIND($who) ->
        [you]
            { $spades ->
                [one] { $spades } spade is still out and could ruff your { $boss }: draw it with { FORM($card, "the") }.
               *[other] { $spades } spades are still out and could ruff your { $boss }: draw them with { FORM($card, "the") }.
            }
       *[one]
            { $spades ->
                [one] { $spades } spade was still out and could have ruffed { FORM($who, "of") } { $boss }: the play was to draw it with { FORM($card, "the") }.
               *[other] { $spades } spades were still out and could have ruffed { FORM($who, "of") } { $boss }: the play was to draw them with { FORM($card, "the") }.
            }
    }
plan-cannot-be-ruffed =
    { KIND($who) ->
        [you] No one else has spades left, so { FORM($card, "the") } can’t be ruffed.
       *[one] No one else had spades left, so { FORM($card, "the") } couldn’t have been ruffed.
    }
# $player (Key)
plan-ruffed-by-partner =
    { KIND($who) ->
        [you] { plan-lead }: { reason-player } is out of { $suit } and can ruff it.
       *[one] { plan-lead }: { reason-player } was out of { $suit } and could have ruffed it.
    }
# $player (Key)
plan-other-is-ruffed =
    { KIND($who) ->
        [you] { reason-player-start } is out of { $suit } and may ruff, so lead { FORM($card, "the") }.
       *[one] { reason-player-start } was out of { $suit } and might have ruffed, so the lead was { FORM($card, "the") }.
    }

# The bid, in a trick that was led to.
# $need (Words)
# $last (Flag)
plan-needed =
    { KIND($who) ->
        [you]
            { $last ->
                [yes] { plan-need }, and { FORM($card, "the") } takes this one.
               *[no] { plan-need }, and { FORM($card, "the") } can take this one.
            }
       *[one]
            { $last ->
                [yes] { plan-need }, and { FORM($card, "the") } would have taken this one.
               *[no] { plan-need }, and { FORM($card, "the") } could have taken this one.
            }
    }
# $need (Words)
plan-needed-highest =
    { KIND($who) ->
        [you] { plan-need }, and { FORM($card, "the") } is now the highest { FORM($suit, "one") } left.
       *[one] { plan-need }, and { FORM($card, "the") } was by then the highest { FORM($suit, "one") } left.
    }
# $player (Key)
plan-cannot-be-overruffed =
    { KIND($who) ->
        [you] { reason-player-start } is out of spades and can’t overruff { FORM($card, "the") }.
       *[one] { reason-player-start } was out of spades and couldn’t have overruffed { FORM($card, "the") }.
    }
# $highest (Card)
plan-partners-highest =
    { KIND($who) ->
        [you] { plan-partner-start }’s { $highest } is now the highest { FORM($suit, "one") } left, so play { FORM($card, "the") }.
       *[one] { plan-partner-start }’s { $highest } was by then the highest { FORM($suit, "one") } left, so the play was { FORM($card, "the") }.
    }
# $winning (Card)
# $saves (Card?)
plan-partner-wins =
    { KIND($who) ->
        [you]
            { KIND($saves) ->
                [none] { plan-partner-start } is winning with { FORM($winning, "the") }, so play { FORM($card, "the") }.
               *[some] { plan-partner-start } is winning with { FORM($winning, "the") }, so play { FORM($card, "the") } and save { FORM($saves, "the") }.
            }
       *[one]
            { KIND($saves) ->
                [none] { plan-partner-start } was winning with { FORM($winning, "the") }, so the play was { FORM($card, "the") }.
               *[some] { plan-partner-start } was winning with { FORM($winning, "the") }, so the play was { FORM($card, "the") }, saving { FORM($saves, "the") }.
            }
    }
# $saves (Card)
plan-partner-is-behind =
    { KIND($who) ->
        [you] { plan-partner-start } still has to play, so save { FORM($saves, "the") } and play { FORM($card, "the") }.
       *[one] { plan-partner-start } still had to play, so the play was { FORM($card, "the") }, saving { FORM($saves, "the") }.
    }
# $saves (Card)
plan-saves =
    { KIND($who) ->
        [you] Play { FORM($card, "the") } and keep { FORM($saves, "the") } for a later trick.
       *[one] The play was { FORM($card, "the") }, keeping { FORM($saves, "the") } for a later trick.
    }
plan-loses-last =
    { KIND($who) ->
        [you] You can’t take this trick, but { FORM($card, "the") } is your last { FORM($suit, "one") }: you can ruff the next one.
       *[one] { FORM($who, "start") } couldn’t take this trick, but { FORM($card, "the") } was the last { FORM($suit, "one") }: a ruff could follow.
    }
# $winning (Card)
plan-cannot-beat =
    { KIND($who) ->
        [you] You can’t beat { FORM($winning, "the") }, so play { FORM($card, "the") }.
       *[one] { FORM($who, "start") } couldn’t beat { FORM($winning, "the") }, so the play was { FORM($card, "the") }.
    }

# Beyond the bid.
# $rivals (Number)
plan-made-stops =
    { KIND($who) ->
        [you] { plan-made }, and { plan-rivals-need }: { FORM($card, "the") } can take one.
       *[one] { plan-made }, and { plan-rivals-need }: { FORM($card, "the") } could have taken one.
    }
# $higher (Number)
plan-made-loses-lead =
    { KIND($who) ->
        [you] { plan-made }, so lose the lead with { FORM($card, "the") }: { plan-higher }.
       *[one] { plan-made }, so the play was to lose the lead with { FORM($card, "the") }: { plan-higher }.
    }
# $higher (Number)
# $rivals (Number)
plan-made-leads-against =
    { KIND($who) ->
        [you] { plan-made }, and { plan-rivals-need }: lead { FORM($card, "the") }, { plan-with-higher }.
       *[one] { plan-made }, and { plan-rivals-need }: the lead was { FORM($card, "the") }, { plan-with-higher }.
    }
# $winning (Card)
plan-made-partner-wins =
    { KIND($who) ->
        [you] { plan-made }, and { plan-partner-wins-with }: play { FORM($card, "the") }.
       *[one] { plan-made }, and { plan-partner-wins-with }: the play was { FORM($card, "the") }.
    }
# $made (Flag)
# $winning (Card)
plan-leaves =
    { KIND($who) ->
        [you]
            { $made ->
                [yes] { plan-made }, so leave this trick to { FORM($winning, "the") } and play { FORM($card, "the") }.
               *[no] With no bid to make, leave this trick to { FORM($winning, "the") } and play { FORM($card, "the") }.
            }
       *[one]
            { $made ->
                [yes] { plan-made }, so the play was { FORM($card, "the") }, leaving the trick to { FORM($winning, "the") }.
               *[no] With no bid to make, the play was { FORM($card, "the") }, leaving the trick to { FORM($winning, "the") }.
            }
    }
# $rivals (Number)
plan-lost-stops =
    { KIND($who) ->
        [you] { plan-set }, but { plan-rivals-need }: { FORM($card, "the") } can take one.
       *[one] { plan-set }, but { plan-rivals-need }: { FORM($card, "the") } could have taken one.
    }
# $rivals (Number)
# $boss (Card)
plan-lost-saves =
    { KIND($who) ->
        [you] { plan-set }, but { plan-rivals-need }: play { FORM($card, "the") } and keep { FORM($boss, "the") } to stop one.
       *[one] { plan-set }, but { plan-rivals-need }: the play was { FORM($card, "the") }, keeping { FORM($boss, "the") } to stop one.
    }
# $winning (Card)
plan-lost-leaves =
    { KIND($who) ->
        [you] You’re set and their bid is made, so play { FORM($card, "the") } and leave the trick to { FORM($winning, "the") }.
       *[one] { FORM($who, "start") } was set and the opponents’ bid was made, so the play was { FORM($card, "the") }, leaving the trick to { FORM($winning, "the") }.
    }
# $higher (Number)
# $rivals (Number)
plan-lost-leads =
    { KIND($who) ->
        [you] { plan-set }, but { plan-rivals-need }: lead { FORM($card, "the") }, { plan-with-higher }.
       *[one] { plan-set }, but { plan-rivals-need }: the lead was { FORM($card, "the") }, { plan-with-higher }.
    }
# $winning (Card)
# $rivals (Number)
plan-lost-ducks =
    { KIND($who) ->
        [you] { plan-set }, but { plan-rivals-need }: leave this trick to { FORM($winning, "the") } and play { FORM($card, "the") }.
       *[one] { plan-set }, but { plan-rivals-need }: the play was { FORM($card, "the") }, leaving the trick to { FORM($winning, "the") }.
    }
# A lead once the bid is decided.
# $higher (Number)
# $decided (Key)
plan-leads =
    { KIND($who) ->
        [you]
            { $decided ->
                [made] { plan-made }: lead { FORM($card, "the") }, { plan-with-higher }.
                [lost] { plan-set }: lead { FORM($card, "the") }, { plan-with-higher }.
               *[no-bid] With no bid to make, lead { FORM($card, "the") }, { plan-with-higher }.
            }
       *[one]
            { $decided ->
                [made] { plan-made }: the lead was { FORM($card, "the") }, { plan-with-higher }.
                [lost] { plan-set }: the lead was { FORM($card, "the") }, { plan-with-higher }.
               *[no-bid] With no bid to make, the lead was { FORM($card, "the") }, { plan-with-higher }.
            }
    }
# $verdict (Key)
plan-does =
    { KIND($who) ->
        [you]
            { $verdict ->
                [nil-at-risk] { FORM($card, "the-start") } is the smallest risk to your nil.
                [at-nil] { FORM($card, "the-start") } is low enough that the nil bidder may have to take it.
                [no-bid] With no bid to make, { FORM($card, "the") } hurts their chances the most.
                [made] Your bid is made, and { FORM($card, "the") } hurts them more than a bag costs.
               *[lost] You’re set, and { FORM($card, "the") } does the most damage.
            }
       *[one]
            { $verdict ->
                [nil-at-risk] { FORM($card, "the-start") } was the smallest risk to { FORM($who, "of") } nil.
                [at-nil] { FORM($card, "the-start") } was low enough that the nil bidder might have had to take it.
                [no-bid] With no bid to make, { FORM($card, "the") } would have hurt the opponents’ chances the most.
                [made] { plan-made }, and { FORM($card, "the") } would have hurt the opponents more than a bag costs.
               *[lost] { plan-set }, and { FORM($card, "the") } would have done the most damage.
            }
    }

## Why the found card is better than the one that was played ($taken).

# $found (Card)
# $taken (Card)
# $points (Number)
why-card-worth = { FORM($found, "the-start") } is worth about { costs-points } more than { FORM($taken, "the") }.
# $taken (Card)
# $points (Number)
why-taken-costs = { FORM($taken, "the-start") } costs about { costs-points }.
# $found (Card)
# $taken (Card)
why-keeps-nil = { FORM($found, "the-start") } keeps your nil; { FORM($taken, "the") } loses it.
# $found (Card)
# $taken (Card)
why-makes-bid = { FORM($found, "the-start") } makes your { $bid }; { FORM($taken, "the") } gets you set.
# $found (Card)
# $taken (Card)
why-lets-ruff = { FORM($found, "the-start") } makes your { $bid }; { FORM($taken, "the") } lets them ruff and gets you set.
# $found (Card)
# $taken (Card)
# $by (Card)
why-loses-to = { FORM($found, "the-start") } makes your { $bid }; { FORM($taken, "the") } can lose to { FORM($by, "the") } and gets you set.
# $found (Card)
# $taken (Card)
# $by (Card)
why-stays-below = { FORM($found, "the-start") } makes your { $bid }; { FORM($taken, "the") } loses this trick to { FORM($by, "the") } and gets you set.
# $found (Card)
# $taken (Card)
why-sets-their-nil = { FORM($found, "the-start") } sets their nil; { FORM($taken, "the") } lets it through.
# $found (Card)
# $taken (Card)
why-sets-them = { FORM($found, "the-start") } sets them; { FORM($taken, "the") } lets them make it.
# $found (Card)
# $taken (Card)
# $bags (Number)
why-fewer-bags =
    { $bags ->
        [one] { FORM($found, "the-start") } takes { $bags } bag fewer than { FORM($taken, "the") }.
       *[other] { FORM($found, "the-start") } takes { $bags } bags fewer than { FORM($taken, "the") }.
    }
# $found (Card)
# $taken (Card)
why-fewer-tricks = { FORM($found, "the-start") } gives your opponents fewer tricks than { FORM($taken, "the") }.
# $found (Card)
# $taken (Card)
# $points (Number)
why-nil-makes = With { FORM($found, "the") }, your nil makes against best play; { FORM($taken, "the") } costs about { costs-points }.
# $found (Card)
# $taken (Card)
# $points (Number)
why-bid-makes = With { FORM($found, "the") }, you make { $bid } against best play; { FORM($taken, "the") } costs about { costs-points }.
# $found (Card)
# $taken (Card)
# $points (Number)
why-their-nil-fails = With { FORM($found, "the") }, their nil fails against best play; { FORM($taken, "the") } costs about { costs-points }.
# $found (Card)
# $taken (Card)
# $points (Number)
why-they-are-set = With { FORM($found, "the") }, they’re set against best play; { FORM($taken, "the") } costs about { costs-points }.
why-reaches =
    { $goal ->
        [own-nil] { FORM($found, "the-start") } makes your nil in { $odds }
        [own-bid] { FORM($found, "the-start") } makes your { $bid } in { $odds }
        [side-bid] { FORM($found, "the-start") } makes your side’s { $bid } in { $odds }
        [partner-nil] { FORM($found, "the-start") } makes your partner’s nil in { $odds }
        [rival-nil] { FORM($found, "the-start") } sets their nil in { $odds }
       *[rival-bid] { FORM($found, "the-start") } sets them in { $odds }
    }
# $found (Card)
# $taken (Card)
# $goal (Key)
# $odds (Words)
# $other (Words)
why-oftener = { why-reaches }; { FORM($taken, "the") } in { $other }.
# $found (Card)
# $taken (Card)
# $goal (Key)
# $odds (Words)
# $points (Number)
why-often = { why-reaches }; { FORM($taken, "the") } costs about { costs-points }.
# $found (Card)
# $taken (Card)
# $bags (Tenths)
# $other (Tenths)
why-fewer-on-average = { FORM($found, "the-start") } averages { $bags } bags, { FORM($taken, "the") } { $other }.
# $found (Card)
# $taken (Card)
# $bags (Tenths)
# $points (Number)
why-few-on-average = { FORM($found, "the-start") } averages { $bags } bags; { FORM($taken, "the") } costs about { costs-points }.

## Why a card of a draft is better kept or discarded.

# $card (Card?)
# $points (Number)
why-keeping =
    { KIND($card) ->
        [none] Keeping the card is worth about { costs-points } more than discarding it.
       *[some] Keeping { FORM($card, "the") } is worth about { costs-points } more than discarding it.
    }
# $card (Card?)
# $points (Number)
why-discarding =
    { KIND($card) ->
        [none] Discarding the card is worth about { costs-points } more than keeping it.
       *[some] Discarding { FORM($card, "the") } is worth about { costs-points } more than keeping it.
    }

## Why the found bid is better than the one that was made ($taken, with $other tricks).

why-found-start =
    { KIND($found) ->
        [blind-nil] Blind nil
        [blind-bid] A blind bid
        [misdeal] A new deal
        [nil] Nil
        [bid] A bid of { $bid }
       *[look] Looking first
    }
why-taken-bid =
    { KIND($taken) ->
        [blind-nil] blind nil
        [blind-bid] a blind bid
        [misdeal] a new deal
        [nil] nil
        [bid] a bid of { $other }
       *[look] looking first
    }
why-side-makes =
    { $side ->
        [total] With a bid of { $bid }, your side makes its { $total } in { $odds }
        [open] With a bid of { $bid }, your side makes its bid in { $odds }
        [dummy] A bid of { $bid } may win the dummy and makes in { $odds }
       *[own] You make a bid of { $bid } in { $odds }
    }
# $total (Number)
# $odds (Words)
# $taken (Words)
# $other (Number)
why-bid-too-high = { why-side-makes }; { why-taken-bid } asks too much of this hand.
# $total (Number)
# $odds (Words)
# $taken (Words)
# $other (Number)
why-bid-too-low = { why-side-makes }, so { why-taken-bid } leaves points on the table.
# $total (Number)
# $odds (Words)
# $taken (Words)
# $other (Number)
why-bid-likely = { why-side-makes }, which beats { why-taken-bid }.
# $odds (Words)
# $taken (Words)
# $other (Number)
why-nil-likely = Nil makes in { $odds }, which beats { why-taken-bid }.
# $odds (Words)
# $taken (Words)
# $other (Number)
why-nil-covered = Nil makes in { $odds } because your partner can cover. That beats { why-taken-bid }.
# $taken (Words)
# $other (Number)
why-nil-stands = With best play, nil makes, which beats { why-taken-bid }.
# $other (Number)
why-taken-is-set = With best play, you make a bid of { $bid }, but a bid of { $other } gets set.
# $other (Number)
why-leaves-points = With best play, you make a bid of { $bid }, so a bid of { $other } leaves points on the table.
# $taken (Words)
# $other (Number)
why-bid-stands = With best play, you make a bid of { $bid }, which at this score beats { why-taken-bid }.
# $found (Words)
# $taken (Words)
# $other (Number)
why-gamble = { why-found-start } fails against best play, but at this score it’s a better gamble than { why-taken-bid }.
# $found (Words)
# $taken (Words)
# $other (Number)
why-best-on-average = { why-found-start } scores the most on average across the sample deals, ahead of { why-taken-bid }.
# $found (Words)
# $taken (Words)
# $other (Number)
# $points (Number)
why-bid-worth = { why-found-start } is worth about { costs-points } more than { why-taken-bid }.

### Questions before something is done that cannot be undone.
###
### prefixes: ask-call, blind-bid, blind-nil, concede, concede-round, restart, take-back, undo-separately
### $who (Who): the player

## Conceding the match.

concede-concede-the-match = Concede the match?
concede-it-counts-as-lost = It counts as a loss, and you can’t resume it.
# $side (Side)
concede-it-is-lost-for = It counts as a loss for { $side }, and you can’t resume it.
# Button: the answer that does it.
concede-concede = Concede
# Button: the answer that changes nothing.
concede-play-on = Play on

## Conceding the round.

concede-round-concede-the-round = Concede the round?
concede-round-your-cards-play-themselves = Your cards will be played for you, lowest first, and the round will be scored.
# Button: the answer that does it.
concede-round-concede = Concede
# Button: the answer that changes nothing.
concede-round-play-on = Play on

## Undoing a decision among several people at one screen. $of answers, $who has decided; both are called by name.

# $of (Who): player who may allow it
take-back-may-take-back = { $of }, { $who } wants to undo. Allow it?
take-back-may-take-back-among-all = { FORM($who, "start") } wants to undo. Does everyone agree?
# $of (Who): player who may allow it
take-back-if-agreed = If { $of } agrees, { $who } chooses again.
take-back-if-all-agree = If everyone agrees, { $who } chooses again.
# Button: the answer that does it.
take-back-agree = I agree
take-back-we-all-agree = We all agree
# Button: the answer that changes nothing.
take-back-leave-it = No

## Restarting the match.

restart-restart-match = Restart the match?
restart-same-deals = Restart: the same deals from round 1. What you’ve played so far won’t be saved.
# $daily (Flag): `true` if the match would have been the result of the day's deal
restart-same-deals-count-separately =
    { $daily ->
        [yes] Restart: the same deals from round 1. What you’ve played so far won’t be saved, and because you’ve seen the cards, this match is counted separately, not as the deal of the day.
       *[no] Restart: the same deals from round 1. What you’ve played so far won’t be saved, and because you’ve seen the cards, this match is counted separately.
    }
restart-practice-from-its-point = Restart: practice again from the same point. Practice isn’t saved and doesn’t count.
restart-new-match-has-other-deals = New match: same rules and players, new deals.
restart-new-match-keeps-this-one = New match: same rules and players, new deals. This match is saved under { matches-matches } in the main menu.
# Button: the answer that does it.
restart-restart = Restart
# Button: the answer that does it.
restart-new-match = New match
# Button: the answer that changes nothing.
restart-play-on = Play on

## Undoing after new cards or bids were seen.

# Title of the question.
undo-separately-undo = Undo?
# $news (Key): the information that says most
# $daily (Flag): `true` if the match would have been the result of the day's deal
undo-separately-counts-separately =
    { $daily ->
        [yes] { undo-separately-seen } The score sheet will note the undo, and this match will be counted separately, not as the deal of the day.
       *[no] { undo-separately-seen } The score sheet will note the undo, and this match will be counted separately.
    }
undo-separately-seen =
    { $news ->
        [bid] You’ve seen another bid since.
        [call] A renege has been called since.
       *[card] You’ve seen new cards since.
    }
# Button: the answer that does it.
undo-separately-undo-it = Undo
# Button: the answer that changes nothing.
undo-separately-leave-it = Play on

## Bidding blind nil.

blind-nil-bid-it = Bid blind nil?
# $points are won or lost; where a failed nil costs nothing but bags, $costs-bags is yes.
# $points (Number): points won or lost
# $costs-bags (Flag): `true` if a failed nil loses no points but turns its tricks into bags
blind-nil-for-so-many =
    { $costs-bags ->
        [yes] Take no tricks this round with cards you haven’t seen: { FORM($points, "gain") } if you make it. If you fail, your tricks count as bags.
       *[no] Take no tricks this round with cards you haven’t seen: { FORM($points, "gain") } if you make it, { FORM($points, "loss") } if not.
    }
blind-nil-bid-blind-nil = Bid blind nil
# Button: the answer that changes nothing.
blind-nil-not-now = Not now

## Bidding a number blind.

# Heading of a question; verb.
blind-bid-bid-it = Bid blind?
# $covers (Flag): `true` if it is the bid of a partner, too
# $won (Number): points of a trick if it makes
# $lost (Number): points of a trick if it fails
blind-bid-for-so-many =
    { $covers ->
        [yes] Bid for both of you, with cards you haven’t seen: { $won } per trick bid if you make it, −{ $lost } if not. Your partner doesn’t bid.
       *[no] Bid with cards you haven’t seen: { $won } per trick bid if you make it, −{ $lost } if not.
    }
# $tricks (Number)
# $points (Number)
blind-bid-number = { $tricks }: +{ $points }

## Calling a renege during the play.

ask-call-ask-first = Call a renege?
ask-call-one-call-a-round = You get one call a round; a wrong one costs nothing else.
# Button: the answer that does it.
ask-call-call-it = Call it
# Button: the answer that changes nothing.
ask-call-play-on = Play on

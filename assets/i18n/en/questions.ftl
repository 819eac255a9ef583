### Questions before something is done that cannot be undone.
###
### prefixes: ask-call, blind-nil, concede, concede-round, restart, take-back, undo-separately
### $who (Who): the player

## Conceding the match.

concede-concede-the-match = Concede the match?
concede-it-counts-as-lost = It counts as a loss, and you can’t resume it.
# $side (Side)
concede-it-is-lost-for = It counts as a loss for { $side }, and you can’t resume it.
concede-concede = Concede
concede-play-on = Play on

## Conceding the round.

concede-round-concede-the-round = Concede the round?
concede-round-your-cards-play-themselves = Your cards will be played for you, lowest first, and the round will be scored.
concede-round-concede = Concede
concede-round-play-on = Play on

## Undoing a decision among several people at one screen. $of answers, $who has decided; both are called by name.

# $of (Who): player who may allow it
take-back-may-take-back = { $of }, { $who } wants to undo. Allow it?
take-back-may-take-back-among-all = { FORM($who, "start") } wants to undo. Does everyone agree?
# $of (Who): player who may allow it
take-back-if-agreed = If { $of } agrees, { $who } chooses again.
take-back-if-all-agree = If everyone agrees, { $who } chooses again.
take-back-agree = I agree
take-back-we-all-agree = We all agree
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
restart-restart = Restart
restart-new-match = New match
restart-play-on = Play on

## Undoing after new cards or bids were seen.

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
undo-separately-undo-it = Undo
undo-separately-leave-it = Play on

## Bidding blind nil.

blind-nil-bid-it = Bid blind nil?
# $points are won or lost; where a failed nil costs nothing but bags, $costs-bags is yes.
# $points (Number): points won or lost
# $costs-bags (Flag): `true` if a failed nil loses no points but turns its tricks into bags
blind-nil-for-so-many =
    { $costs-bags ->
        [yes] Take no tricks this round with cards you haven’t seen: +{ $points } if you make it. If you fail, your tricks count as bags.
       *[no] Take no tricks this round with cards you haven’t seen: +{ $points } if you make it, −{ $points } if not.
    }
blind-nil-bid-blind-nil = Bid blind nil
blind-nil-not-now = Not now

## Calling a renege during the play.

ask-call-ask-first = Call a renege?
ask-call-one-call-a-round = You get one call a round; a wrong one costs nothing else.
ask-call-call-it = Call it
ask-call-play-on = Play on

### The rules of the match that is played. A term of the glossary is marked where a text uses it first.
###
### prefixes: example-bid, example-round, rules-heading, says, scored, worth

rules-heading-players-and-cards = Players and cards
rules-heading-bidding = Bidding
rules-heading-play = Play
rules-heading-points = Scoring
rules-heading-for-example = For example
rules-heading-the-end = End of the match

# $players (Number)
# $sides (Text)
says-who-plays =
    { $players ->
        [2] Two players.
        [3] Three players and a <dummy>dummy</dummy>. Each round, the highest <bid>bidder</bid> partners the dummy against the other two. Everyone scores individually.
       *[other]
            { KIND($sides) ->
                [partners] Four players in two partnerships, partners opposite.
               *[single] Four players, no partners.
            }
    }
# $hand-building (Text)
says-hands =
    { KIND($hand-building) ->
        [open-draft] Build your hand in a <draft>draft</draft>: draw a card. Keep it and the next goes to the <discard>discards</discard>; discard it and the next is yours. Discards are face up.
        [closed-draft] Build your hand in a <draft>draft</draft>: draw a card. Keep it and the next goes to the <discard>discards</discard>; discard it and the next is yours. Only you see what you discard.
       *[deal] All cards are dealt, 13 to each hand.
    }
says-jokers = The big joker is the highest spade and the little joker the second; the twos of clubs and diamonds are removed.
# $bidding-rule (Text)
says-bids =
    { KIND($bidding-rule) ->
        [whiz] Everyone <bid>bids</bid> once: <nil>nil</nil>, or the number of spades they hold.
        [mirror] Everyone <bid>bids</bid> the number of spades they hold; if they hold none, they bid <nil>nil</nil>.
        [suicide] One partner <bid>bids</bid> <nil>nil</nil>, the other at least 4. The first to bid chooses.
       *[free] Everyone <bid>bids</bid> once: <nil>nil</nil>, or 1 to 13 <trick>tricks</trick>.
    }
says-bids-add-up = The <bid>bids</bid> of a <side>side</side> add up to its <contract>contract</contract>.
says-eldest-begins = The player on the dealer’s left <bid>bids</bid> first and <lead>leads</lead> to the first <trick>trick</trick>.
# $starter (Text)
says-bids-first =
    { KIND($starter) ->
        [second] The second to draw <bid>bids</bid> first.
       *[first] The first to draw <bid>bids</bid> first.
    }
# $starter (Text)
says-leads-first =
    { KIND($starter) ->
        [second] The second to draw <lead>leads</lead> to the first <trick>trick</trick>.
       *[first] The first to draw <lead>leads</lead> to the first <trick>trick</trick>.
    }
# $hand-building (Text)
says-blind-nil =
    { KIND($hand-building) ->
        [deal] <blind-nil>Blind nil</blind-nil> is <bid>bid</bid> before you look at your cards.
       *[draft] <bid>Bid</bid> <blind-nil>blind nil</blind-nil> on your first turn, before drawing. You then keep every card you draw, unseen.
    }
says-moon = <bid>Bidding</bid> 13 shoots the <moon>moon</moon>.
says-no-nil-for-the-dummy = If all three <bid>bid</bid> <nil>nil</nil>, the cards are redealt.
says-follow = <following-suit>Follow suit</following-suit> if you can; if you can’t, play anything. The highest spade takes the <trick>trick</trick>, or else the highest card of the suit <lead>led</lead>. The winner leads next.
says-breaking = You can’t <lead>lead</lead> spades until they’re <breaking-spades>broken</breaking-spades>: by a spade played on another suit, or by one led from a hand of nothing but spades.
# $renege (Text)
says-reneging =
    { KIND($renege) ->
        [penalised] The game lets you break these rules, but your opponent may call the <renege>renege</renege>, once per round. A correct call ends the round: the offender scores nothing, and the caller scores both <bid>bids</bid> as made.
       *[prevented] You can’t play an illegal card.
    }
# $target (Number)
says-target = First to { $target } points wins.
# $floor (Number)
says-floor = A <side>side</side> that falls to { $floor } points or lower loses.
# $rounds (Number)
says-rounds =
    { $rounds ->
        [one] The match is one round: the highest score wins.
       *[other] The match ends after { $rounds } rounds: the highest score wins.
    }
# $target (Number)
# $rounds (Number)
says-target-or-rounds = The match ends when someone reaches { $target } points, or after { $rounds } rounds. Highest score wins.
# $round (Number)
says-cap = It always ends after round { $round }.
says-highest-wins = If more than one <side>side</side> gets there in the same round, the highest score wins.
# $plays-on (Flag)
says-level =
    { $plays-on ->
        [yes] If the top scores are tied, you play another round.
       *[no] If the top scores are tied, the match ends tied.
    }
# $says (List)
paragraph = { FORM($says, "spaces") }

## What is scored, and what it is worth.

scored-contract-made = Bid made
scored-contract-set = Set
scored-ten = Bid of 10 or more
scored-nil = Nil
scored-blind-nil = Blind nil
scored-double-nil = Double nil
scored-moon = Moon
scored-tricks-of-a-failed-nil = Tricks of a failed nil
scored-bags = Bags
# $bag (Number): points of a bag
worth-ten-a-trick =
    { $bag ->
        [0] 10 per trick bid
        [-1] 10 per trick bid, minus 1 per bag
       *[other] 10 per trick bid, plus 1 per bag
    }
worth-ten-lost-a-trick = −10 per trick bid
worth-nothing-lost = No points lost
# $won (Points): points if it makes
# $lost (Points): points if it fails
worth-either = { $won } if made, { $lost } if it fails
# $points (Points)
worth-or-bags = { $points } if made; if not, its tricks count as bags
# $won (Points): points if both make
# $lost (Points): points if one fails
worth-double = Both partners bid nil: { $won } if both make it, { $lost } if not. Both blind: double, and they win the match.
worth-help-the-partner = Count toward the partner’s bid
worth-are-bags = Count as bags
worth-are-nothing = Don’t count
# $limit (Number): number of bags that incurs the penalty
# $penalty (Number): points lost, as a positive number
# $carry (Flag): `true` if bags beyond the limit are kept
worth-penalty =
    { $limit ->
        [1] Every bag costs { $penalty }
       *[other]
            { $carry ->
                [yes] { $limit } bags cost { $penalty }; extra bags carry over
               *[no] { $limit } bags cost { $penalty }, then the count resets
            }
    }
worth-no-penalty = No bag penalty

## Examples.

# $bags (Number): bags before the round; 0 if they don't matter
# $partners (Flag)
# $round (Words)
story =
    { $bags ->
        [0] { $round }
        [one]
            { $partners ->
                [yes] Your side has 1 bag. { $round }
               *[no] You have 1 bag. { $round }
            }
       *[other]
            { $partners ->
                [yes] Your side has { $bags } bags. { $round }
               *[no] You have { $bags } bags. { $round }
            }
    }
example-bid-moon = 13 (the moon)
# $own (Words)
# $other (Number)
example-round-renege = You bid { $own }; your opponent bids { $other }, reneges, and you call it.
example-round-both-nil = You and your partner both bid nil, and neither takes a trick.
# $own (Words)
# $tricks (Number)
example-round-with-the-dummy = You bid { $own }, the highest bid, and take { $tricks } with the dummy.
# $own (Words)
# $tricks (Number)
example-round-alone =
    { $tricks ->
        [0] You bid { $own } and take none.
       *[other] You bid { $own } and take { $tricks }.
    }
# $own (Words)
# $tricks (Number)
# $theirs (Words)
# $taken (Number)
example-round-beside-nil =
    { $tricks ->
        [0]
            { $taken ->
                [0] You bid { $own } and take none; your partner bids { $theirs } and takes none.
               *[other] You bid { $own } and take none; your partner bids { $theirs } and takes { $taken }.
            }
       *[other]
            { $taken ->
                [0] You bid { $own } and take { $tricks }; your partner bids { $theirs } and takes none.
               *[other] You bid { $own } and take { $tricks }; your partner bids { $theirs } and takes { $taken }.
            }
    }
# $own (Words)
# $theirs (Words)
# $tricks (Number)
example-round-together = You bid { $own } and your partner { $theirs }. Together you take { $tricks }.

### The rules of the match that is played. A term of the glossary is marked where a text uses it first.
###
### prefixes: example-bid, example-round, rules-heading, says, scored, worth

rules-heading-players-and-cards = Players and cards
# Heading, noun.
rules-heading-bidding = Bidding
# Heading, noun.
rules-heading-play = Play
# Heading, noun.
rules-heading-points = Scoring
# Heading, noun.
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
        [unseen-draft] Build your hand in a <draft>draft</draft>: draw a card. Keep it and the next goes to the <discard>discards</discard>; discard it and the next is yours. Only you see a card you discard, and nobody sees the one that follows a card you keep.
        [deal-to-two] 13 cards are dealt to each of you. The other 26 stay out of play, and nobody sees them.
       *[deal] All cards are dealt, 13 to each hand.
    }
says-jokers = The big joker is the highest spade and the little joker the second; the twos of clubs and diamonds are removed.
# $trumps (Text): the order of trumps; plain jokers in place of the red twos
says-trumps =
    { KIND($trumps) ->
        [deuce] The two of spades is a <high-deuce>high deuce</high-deuce>, the highest spade, above the ace.
        [jokers-deuce] The highest spades are the big joker, the little joker, and the two of spades, a <high-deuce>high deuce</high-deuce>; the ace comes fourth. The twos of hearts and diamonds are removed, so there are 15 spades.
        [jokers-deuces] The highest spades are the big joker, the little joker, the two of diamonds and the two of spades, both <high-deuce>high deuces</high-deuce>; the ace comes fifth. The twos of hearts and clubs are removed, so there are 16 spades and 12 cards of every other suit.
       *[jokers] The big joker is the highest spade and the little joker the second; the twos of hearts and diamonds are removed.
    }
says-spades-in-every-way = They are spades in every way, whatever is printed on them.
# $trumps (Text): the order of trumps
says-trumps-example =
    { KIND($trumps) ->
        [deuce] For example, the ace of diamonds is led, then come the ace of spades and the two of spades: the two takes the trick.
        [jokers-deuce] For example, the ace of diamonds is led, then come the ace of spades, the two of spades and the little joker: the joker takes the trick.
        [jokers-deuces] For example, the ace of diamonds is led, then come the two of spades, the two of diamonds and the king of diamonds: the two of diamonds takes the trick.
       *[jokers] For example, the ace of diamonds is led, then come the ace of spades and the little joker: the joker takes the trick.
    }
# $bidding-rule (Text)
# $min (Number): smallest number of a player
# $nil (Flag): nil can be bid
says-bids =
    { KIND($bidding-rule) ->
        [whiz] Everyone <bid>bids</bid> once: <nil>nil</nil>, or the number of spades they hold.
        [mirror] Everyone <bid>bids</bid> the number of spades they hold; if they hold none, they bid <nil>nil</nil>.
        [suicide] One partner <bid>bids</bid> <nil>nil</nil>, the other at least 4. The first to bid chooses.
       *[free]
            { $nil ->
                [yes] Everyone <bid>bids</bid> once: <nil>nil</nil>, or { $min } to 13 <trick>tricks</trick>.
               *[no] Everyone <bid>bids</bid> once: { $min } to 13 <trick>tricks</trick>. Nobody may bid <nil>nil</nil>.
            }
    }
says-bids-add-up = The <bid>bids</bid> of a <side>side</side> add up to its <contract>contract</contract>.
# $min (Number)
# $rest (Number): smallest number beside a partner’s 1
says-board = <board>Board</board> { $min }: you and your partner may not <bid>bid</bid> less than { $min } together. If your partner says 1, you say { $rest } or more.
# $min (Number)
says-nil-beside-a-bid =
    { $min ->
        [1] Only one partner may <bid>bid</bid> <nil>nil</nil>.
       *[other] You may <bid>bid</bid> <nil>nil</nil> only beside a partner who bids { $min } or more.
    }
# $total (Number)
says-total-thrown-in = If all <bid>bids</bid> together are less than { $total }, the cards are dealt again. After three such deals, the last to bid must raise the total.
# $total (Number)
# $rest (Number): smallest number after bids of 7
says-total-raised = All <bid>bids</bid> together must reach { $total }. If the bids before it total 7, the last bid is { $rest } or more.
says-not-thirteen = The last to <bid>bid</bid> may not bring the total to 13. If the bids before it total 9, it can’t be 4.
says-eldest-begins = The player on the dealer’s left <bid>bids</bid> first and <lead>leads</lead> to the first <trick>trick</trick>.
says-eldest-bids = The player on the dealer’s left <bid>bids</bid> first.
says-highest-bidder-leads = The highest <bid>bidder</bid> <lead>leads</lead> to the first <trick>trick</trick>; if several bid the same, the first of them.
says-low-club-leads = The player with the lowest club <lead>leads</lead> it to the first <trick>trick</trick>.
# $starter (Text)
says-bids-first =
    { KIND($starter) ->
        [other-side] The dealer <bid>bids</bid> first.
        [left] The player who doesn’t deal <bid>bids</bid> first.
        [second] The second to draw <bid>bids</bid> first.
       *[first] The first to draw <bid>bids</bid> first.
    }
# $starter (Text)
says-leads-first =
    { KIND($starter) ->
        [other-side] The dealer <lead>leads</lead> to the first <trick>trick</trick>.
        [left] The player who doesn’t deal <lead>leads</lead> to the first <trick>trick</trick>.
        [second] The second to draw <lead>leads</lead> to the first <trick>trick</trick>.
       *[first] The first to draw <lead>leads</lead> to the first <trick>trick</trick>.
    }
# $hand-building (Text)
says-blind-nil =
    { KIND($hand-building) ->
        [deal] <blind-nil>Blind nil</blind-nil> is <bid>bid</bid> before you look at your cards.
       *[draft] <bid>Bid</bid> <blind-nil>blind nil</blind-nil> on your first turn, before drawing. You then keep every card you draw, unseen.
    }
# $hand-building (Text)
# $partners (Flag)
# $min (Number)
says-blind-bid =
    { $partners ->
        [yes] The first of two partners may <bid>bid</bid> { $min } or more for both before looking. The points then count double, won or lost, and the other doesn’t <bid>bid</bid>.
       *[no]
            { KIND($hand-building) ->
                [deal] You may <bid>bid</bid> { $min } or more before looking at your cards. The points then count double, won or lost.
               *[draft] You may <bid>bid</bid> { $min } or more on your first turn, before drawing. You then keep every card you draw, unseen, and the points count double, won or lost.
            }
    }
# $blind (Flag): only with a blind nil
# $count (Number): number of cards
# $together (Flag): `true` if both take up the cards at the same time
says-passing =
    { $blind ->
        [yes] If your partner bids <blind-nil>blind nil</blind-nil>, { says-passing-swap }
       *[no] If your partner bids <nil>nil</nil>, { says-passing-swap }
    }
says-passing-swap =
    { $count ->
        [one] you swap 1 card: { says-passing-order }
       *[other] you swap { $count } cards: { says-passing-order }
    }
says-passing-order =
    { $together ->
        [yes] you both choose before you see what you get.
       *[no] they pass first, and you may pass a card back.
    }
says-misdeal = If you hold no spade, you may call a <misdeal>misdeal</misdeal> instead of <bid>bidding</bid>: the cards are dealt again.
says-first-round = Nobody <bid>bids</bid> in the first round: every <trick>trick</trick> is worth 10 points.
# $min (Number)
says-min-tricks = A <side>side</side> that takes fewer than { $min } <trick>tricks</trick> in it loses the match.
# $points (Number)
says-blind-behind = Only a <side>side</side> that trails by { $points } points or more at the start of a round may do so.
says-moon = <bid>Bidding</bid> 13 shoots the <moon>moon</moon>.
says-boston = Partners who <bid>bid</bid> 13 together, for example 7 and 6, shoot the <moon>moon</moon>, also called a Boston.
says-no-nil-for-the-dummy = If all three <bid>bid</bid> <nil>nil</nil>, the cards are redealt.
says-follow = <following-suit>Follow suit</following-suit> if you can; if you can’t, play anything. The highest spade takes the <trick>trick</trick>, or else the highest card of the suit <lead>led</lead>. The winner leads next.
says-breaking = You can’t <lead>lead</lead> spades until they’re <breaking-spades>broken</breaking-spades>: by a spade played on another suit, or by one led from a hand of nothing but spades.
says-spades-at-any-time = You may <lead>lead</lead> spades whenever you like.
says-no-spade-in-the-first-trick = In the first <trick>trick</trick> you can’t play a spade while you hold another suit.
says-lowest-clubs = In the first <trick>trick</trick> everyone plays their lowest club; without clubs, any heart or diamond. The highest club takes it.
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
        [1] The match is one round: the highest score wins.
       *[other] The match ends after { $rounds } rounds: the highest score wins.
    }
# $target (Number)
# $rounds (Number)
says-target-or-rounds = The match ends when someone reaches { $target } points, or after { $rounds } rounds. Highest score wins.
# $round (Number)
says-cap = It always ends after round { $round }.
says-highest-wins = If more than one <side>side</side> gets there in the same round, the highest score wins.
# $sets (Number)
says-sets =
    { $sets ->
        [1] A <side>side</side> that’s <set>set</set> loses the match, however far ahead it is.
       *[other] A <side>side</side> that’s <set>set</set> { $sets } times loses the match, however far ahead it is.
    }
# $sets (Number)
says-sets-in-a-row = A <side>side</side> that’s <set>set</set> { $sets } times in a row loses the match.
# $plays-on (Flag)
says-level =
    { $plays-on ->
        [yes] If the top scores are tied, you play another round.
       *[no] If the top scores are tied, the match ends tied.
    }
# $says (List)
paragraph = { FORM($says, "spaces") }

## What is scored, and what it is worth.

# Row of the table of points: what scores; noun or participle.
scored-contract-made = Bid made
# Row of the table of points: what scores; noun or participle.
scored-contract-set = Set
scored-ten = Bid of 10 or more
# Row of the table of points: what scores; noun or participle.
scored-nil = Nil
# Row of the table of points: what scores; noun or participle.
scored-blind-nil = Blind nil
# Row of the table of points: what scores; noun or participle.
scored-blind-bid = Blind bid
# Row of the table of points: what scores; noun or participle.
scored-double-nil = Double nil
# Row of the table of points: what scores; noun or participle.
scored-moon = Moon
scored-tricks-of-a-failed-nil = Tricks of a failed nil
# Row of the table of points: what scores; noun or participle.
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
# $won (Points): points of a trick if it makes
# $lost (Points): points of a trick if it fails
worth-a-trick = { $won } per trick bid if made, { $lost } if it fails
# $points (Points)
worth-or-bags = { $points } if made; if not, its tricks count as bags
worth-wins-or-bags = Wins the match if made; if not, its tricks count as bags
# $lost (Points): points if it fails
worth-wins = Wins the match if made, { $lost } if it fails
# $won (Points): points if both make
# $lost (Points): points if one fails
worth-double = Both partners bid nil: { $won } if both make it, { $lost } if not. Both blind: double, and they win the match.
worth-help-the-partner = Count toward the partner’s bid
worth-are-bags = Count as bags
# Cell of the table of points; the row is the subject.
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
                [yes] Your side has { $bags } bag. { $round }
               *[no] You have { $bags } bag. { $round }
            }
       *[other]
            { $partners ->
                [yes] Your side has { $bags } bags. { $round }
               *[no] You have { $bags } bags. { $round }
            }
    }
# A bid in a worked example.
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
example-round-beside-nil = You bid { $own } and take { example-own-tricks }; your partner bids { $theirs } and takes { example-their-tricks }.
# English parts.
example-own-tricks =
    { $tricks ->
        [0] none
       *[other] { $tricks }
    }
example-their-tricks =
    { $taken ->
        [0] none
       *[other] { $taken }
    }
# $own (Words)
# $theirs (Words)
# $tricks (Number)
example-round-together = You bid { $own } and your partner { $theirs }. Together you take { $tricks }.
# $partners (Flag)
# $bid (Number)
# $tricks (Number)
example-round-blind =
    { $partners ->
        [yes] You bid { $bid } blind for both of you. Together you take { $tricks }.
       *[no] You bid { $bid } blind and take { $tricks }.
    }

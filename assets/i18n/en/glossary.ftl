### The glossary: each term, and what it means.
###
### prefixes: term

# Entry of the glossary and its heading; noun, as in a list of terms.
term-bag = Bag
    .meaning = A trick over your bid (an overtrick). Worth 1 point, but too many bags bring a penalty.
# Entry of the glossary and its heading; noun, as in a list of terms.
term-bid = Bid
    .meaning = The number of tricks you say you’ll take.
# Entry of the glossary and its heading; noun, as in a list of terms.
term-blind-bid = Blind bid
    .meaning = A number bid for the whole side before either partner looks at their cards. The points count double.
# Entry of the glossary and its heading; noun, as in a list of terms.
term-blind-nil = Blind nil
    .meaning = A nil bid before you look at your cards.
# Entry of the glossary and its heading; noun, as in a list of terms.
term-board = Board
    .meaning = The smallest bid a side may make where the rules set one, also called the minimum bid.
# Entry of the glossary and its heading; noun, as in a list of terms.
term-boss = Boss
    .meaning = The highest card left in its suit, also called the master.
# Entry of the glossary and its heading; noun, as in a list of terms.
term-breaking-spades = Breaking spades
    .meaning = Spades are broken once one is played on another suit, or led from a hand of nothing but spades. Until then, you can lead a spade only if you have nothing else.
# Entry of the glossary and its heading; noun, as in a list of terms.
term-cash = Cash
    .meaning = Take a trick with a card that is sure to win.
# Entry of the glossary and its heading; noun, as in a list of terms.
term-contract = Contract
    .meaning = The tricks a side must take: its bids added up.
# Entry of the glossary and its heading; noun, as in a list of terms.
term-covering = Covering
    .meaning = Taking tricks so your partner’s nil doesn’t have to.
# Entry of the glossary and its heading; noun, as in a list of terms.
term-discard = Discard
    .meaning = In the draft, a card you reject. In a trick, a card that is neither the suit led nor a spade.
# Entry of the glossary and its heading; noun, as in a list of terms.
term-draft = Draft
    .meaning = How two players build their hands: draw a card, then keep or discard it.
# Entry of the glossary and its heading; noun, as in a list of terms.
term-draw-trump = Drawing trump
    .meaning = Leading spades so nobody has any left to ruff with.
# Entry of the glossary and its heading; noun, as in a list of terms.
term-ducking = Ducking
    .meaning = Playing low to avoid taking a trick.
# Entry of the glossary and its heading; noun, as in a list of terms.
term-dummy = Dummy
    .meaning = The fourth hand, played face up by the highest bidder.
# Entry of the glossary and its heading; noun, as in a list of terms.
term-dump = Dump
    .meaning = Get rid of a card that could take a trick you don’t want.
# Entry of the glossary and its heading; noun, as in a list of terms.
term-following-suit = Following suit
    .meaning = Playing the suit that was led. You must if you can.
# Entry of the glossary and its heading; noun, as in a list of terms.
term-guarded = Guarded
    .meaning = A high card with lower ones beside it, so it can wait.
# Entry of the glossary and its heading; noun, as in a list of terms.
term-high-deuce = High deuce
    .meaning = The two of spades or of diamonds where it ranks above the ace of spades. It’s a spade in every way, whatever is printed on it.
# Entry of the glossary and its heading; noun, as in a list of terms.
term-lead = Lead
    .meaning = The first card of a trick.
# Entry of the glossary and its heading; noun, as in a list of terms.
term-misdeal = Misdeal
    .meaning = A deal that isn’t played, for example because a hand holds no spade. The cards are dealt again.
# Entry of the glossary and its heading; noun, as in a list of terms.
term-moon = Moon
    .meaning = A bid of all 13 tricks, for a bonus where the rules allow it.
# Entry of the glossary and its heading; noun, as in a list of terms.
term-nil = Nil
    .meaning = A bid of zero: take no tricks.
# Entry of the glossary and its heading; noun, as in a list of terms.
term-overruff = Overruff
    .meaning = Ruff higher than someone before you.
# Entry of the glossary and its heading; noun, as in a list of terms.
term-passing = Passing
    .meaning = Swapping cards with a partner who bids nil, before the first trick.
# Entry of the glossary and its heading; noun, as in a list of terms.
term-renege = Renege
    .meaning = Failing to follow suit when you could, or leading spades too early.
# Entry of the glossary and its heading; noun, as in a list of terms.
term-ruff = Ruff
    .meaning = Playing a spade when you’re void in the suit led. Also called cutting or trumping.
# Entry of the glossary and its heading; noun, as in a list of terms.
term-set = Set
    .meaning = A side that takes fewer tricks than it bid is set.
# Entry of the glossary and its heading; noun, as in a list of terms.
term-side = Side
    .meaning = The players who score together: two partners, or one player alone.
# Entry of the glossary and its heading; noun, as in a list of terms.
term-stock = Stock
    .meaning = The face-down pile you draw from.
# Entry of the glossary and its heading; noun, as in a list of terms.
term-trick = Trick
    .meaning = One card from every hand. The highest spade takes it, or else the highest card of the suit that was led.
# Entry of the glossary and its heading; noun, as in a list of terms.
term-trump = Trump
    .meaning = The suit that beats all others: spades.
# Entry of the glossary and its heading; noun, as in a list of terms.
term-void = Void
    .meaning = Having no cards of a suit.

# The lessons: a title for each, and for each hand what to do, how (hint), why the wrong choice failed (wrong), and what was learned (done).
# The ids are the keys of assets/learn/lessons.toml.

# Title of a lesson, noun.
lesson-tricks = Tricks
lesson-tricks-high = A trick is one card from each player. Take both tricks.
    .hint = The higher heart takes the trick.
    .wrong = Your 5 was too low: the 8 took the trick.
    .done = The highest card of the suit wins.
lesson-tricks-cheap = Take both tricks.
    .hint = Win as cheaply as you can.
    .wrong = The ace was wasted on a 3, so their king won later.
    .done = Win cheaply and keep your ace.
lesson-tricks-lead = You lead. Take two tricks.
    .hint = Nothing in its suit beats an ace.
    .wrong = The low club lost the lead, and their ace beat your queen.
    .done = The winner of a trick leads the next.
lesson-tricks-wait = Take two of three tricks.
    .hint = Lose one now, take two later.
    .wrong = With the ace gone, nothing of yours beat their jack.
    .done = A trick lost early may win two.
lesson-tricks-few = Take no tricks.
    .hint = Play just below the queen.
    .wrong = The ace beat the queen and took the trick.
    .done = Tuck high cards under higher ones.

# Title of a lesson, noun.
lesson-following = Following suit
lesson-following-must = Hearts are led: follow suit.
    .hint = If you have the suit, you must play it.
    .done = Your ace of clubs still wins later.
lesson-following-second = Take two tricks.
    .hint = You can beat the 8.
    .wrong = The 8 won, and you couldn’t stop their hearts.
    .done = You can follow suit and still win.
lesson-following-throw = No hearts: discard a card.
    .hint = Keep the queen of clubs guarded.
    .wrong = The queen was your only stopper: a 3 beats nothing.
    .done = Discard what will never win.
lesson-following-winners = Discard a card, then take the rest.
    .hint = Nobody else has a diamond.
    .wrong = You discarded your only card that beats their jack.
    .done = If nobody else has the suit, your cards win.
lesson-following-hold = Take three of four tricks.
    .hint = Your queen doesn’t have to win yet.
    .wrong = The queen beat the jack, but then your 7 lost to the 8.
    .done = Let one go and take the rest.

lesson-trumps = Spades are trump
lesson-trumps-ruff = Take both tricks.
    .hint = You’re void in diamonds: a spade wins.
    .wrong = A heart discarded on diamonds can’t win.
    .done = Any spade beats every other suit.
lesson-trumps-cheap = Take all three tricks.
    .hint = Your lowest spade is enough.
    .wrong = You needed the 10 to beat the 8.
    .done = Ruff low where low is enough.
lesson-trumps-keep = Take three of four tricks.
    .hint = You don’t have to ruff every trick.
    .wrong = With the jack gone, nothing could stop their last spade.
    .done = A good spade can wait.
lesson-trumps-draw = Take every remaining trick.
    .hint = Take their last spade first.
    .wrong = You left them the 9 of spades, and it ruffed.
    .done = Draw trump, then cash your winners.

# Title of a lesson, noun.
lesson-breaking = Breaking spades
lesson-breaking-not-yet = Lead a card. Spades aren’t broken yet.
    .hint = You can’t lead a spade this early.
    .done = You can’t lead spades until they’re broken.
lesson-breaking-only = Only spades left: take both tricks.
    .hint = You can lead spades if that’s all you have.
    .wrong = Your 4 was too low: their king of spades won.
    .done = With only spades left, lead one.
lesson-breaking-ruff = Take three of four tricks.
    .hint = A ruff breaks spades for you.
    .wrong = You gave away a club trick that any spade could take.
    .done = Once spades are broken, you can lead them.
lesson-breaking-which = Take three of four tricks.
    .hint = Draw out their only club first.
    .wrong = The 10 won, and they still had a safe club to lead.
    .done = Make them lead spades first.

# Title of a lesson, noun.
lesson-draft = The draft
lesson-draft-ace-of-spades = You drew the ace of spades. Keep it?
    .hint = Nothing beats this card.
    .wrong = You discarded a sure trick: nothing beats this ace.
    .done = Keep the ace of spades, always.
lesson-draft-queen-of-spades = You drew the queen of spades. Keep it?
    .hint = High spades are worth most.
    .wrong = Only the ace and king beat it: the next card is rarely as good.
    .done = High spades make tricks.
lesson-draft-small-spade = You drew the 5 of spades. Keep it?
    .hint = Even a low spade can ruff.
    .wrong = Even a 5 of spades can ruff, and the next card rarely can.
    .done = Most spades are worth keeping.
lesson-draft-ace = You drew the ace of hearts. Keep it?
    .hint = Aces often win before anyone can ruff.
    .wrong = The next card is rarely an ace.
    .done = Keep aces of every suit.
lesson-draft-low-card = You drew the 2 of clubs. Keep it?
    .hint = Almost any card is better.
    .wrong = A 2 won’t take a trick.
    .done = Discard low cards and take the next.

# Title of a lesson, noun.
lesson-bidding = Bidding
lesson-bidding-count = Bid what you are sure to take.
    .hint = Count aces, kings and long spades.
    .done = You score 10 points per trick bid.
lesson-bidding-weak = Bid this weak hand.
    .hint = No aces: only spades can win.
    .done = Get set and you lose the points.
lesson-bidding-strong = Bid this strong hand.
    .hint = Six spades, an ace, a good king.
    .done = Long spades take late tricks.
lesson-bidding-kings = Kings, but low spades. Your bid?
    .hint = Kings may fall to ruffs.
    .done = Be careful with kings and queens.

# Title of a lesson, noun.
lesson-bags = Bags
lesson-bags-duck = Take exactly one trick.
    .hint = Play just below the 10.
    .wrong = The king won, and your spade had to win too: a bag.
    .done = A trick over your bid is a bag.
lesson-bags-under = Take exactly one trick.
    .hint = Dump your king under the ace.
    .wrong = You kept the king, and it won later: a bag.
    .done = Dump high cards under higher ones.
lesson-bags-throw = Take exactly one trick.
    .hint = No hearts: dump what would win.
    .wrong = You kept the ace, and nothing could beat it: a bag.
    .done = Dump winners you don’t need.
lesson-bags-force = Take one trick and give them a bag.
    .hint = Lose a club; your 7 wins later.
    .wrong = You took no tricks: their 6 and jack beat your hearts.
    .done = That was their tenth bag: −100.

# Title of a lesson, noun.
lesson-nil = Nil
lesson-nil-under = You bid nil: take no tricks.
    .hint = Stay below the 9.
    .wrong = The jack beat the 9, so your nil failed.
    .done = A made nil is worth 100 points.
lesson-nil-highest = Take no tricks.
    .hint = Dump the highest card you can.
    .wrong = You kept the 8, and it had to beat their 6.
    .done = Dump high cards whenever you can.
lesson-nil-throw = Void in clubs: dump the right card.
    .hint = The king is your danger.
    .wrong = The king was your last heart and had to beat the queen.
    .done = Dump dangerous cards first.
lesson-nil-set = They bid nil: set it.
    .hint = Lead below their only club.
    .wrong = They slipped their only club under your jack.
    .done = Low leads set nils.
lesson-nil-blind = Draw a card, or bid blind nil?
    .hint = Blind nil rarely makes.
    .wrong = A blind nil fails most of the time.
    .done = Blind nil is a last resort.

# Title of a lesson, noun.
lesson-endings = Endings
lesson-endings-top = Make your bid of 5.
    .hint = Force their queen of spades out first.
    .wrong = Your jack lost to one queen, and the other won too.
    .done = Drive the high spade out early.
lesson-endings-duck = Take three of five tricks.
    .hint = Let the jack win.
    .wrong = The queen won, but both small clubs lost to theirs.
    .done = Waiting kept the queen good.
lesson-endings-give = Make your bid of 4.
    .hint = Give them the lead with hearts.
    .wrong = Leading spades let their jack win, and their queen too.
    .done = Sometimes you win by losing the lead.
lesson-endings-exit = Make your bid of 4.
    .hint = Cash the club, then lose a heart.
    .wrong = You led spades too early, so they saved the king.
    .done = Count what is left in each suit.

# Title of a lesson, noun.
lesson-four = Four players
lesson-four-partner = Take all three with your partner.
    .hint = Your partner is already winning this one.
    .wrong = Your ace beat your partner’s king: one winner wasted.
    .done = Don’t beat your partner’s card.
lesson-four-ruff = Take all three with your partner.
    .hint = You play last: nobody can overruff.
    .wrong = You didn’t ruff, so their king of clubs won.
    .done = Playing last, you see what wins.
lesson-four-lead = Take all three with your partner.
    .hint = Your partner has the high clubs.
    .wrong = They were out of hearts and ruffed your queen.
    .done = Lead to your partner’s strength.
lesson-four-cover = Your partner bid nil: cover.
    .hint = Overtake your partner’s card.
    .wrong = Your 4 left the 9 to win, so your partner’s nil failed.
    .done = Cover your partner’s nil.

# Title of a lesson, noun.
lesson-jokers = Jokers
lesson-jokers-big = Take both tricks with your partner.
    .hint = The big joker beats everything.
    .wrong = Your 9 was too low: their jack of spades won.
    .done = The big joker is the highest card.
lesson-jokers-little = Take one trick.
    .hint = The little joker beats the ace of spades.
    .wrong = The 10 of spades can’t beat their ace.
    .done = Only the big joker beats it.
lesson-jokers-follow = Jokers count as spades: follow suit.
    .hint = Keep the little joker for later.
    .wrong = Your little joker fell under the big one.
    .done = Jokers follow suit as spades.

# Title of a lesson, noun.
lesson-three = Three players
lesson-three-dummy = The dummy is your partner: take all three.
    .hint = The dummy is already winning this one.
    .wrong = Your king beat the dummy’s queen: one winner wasted.
    .done = The highest bidder plays the dummy’s cards.
lesson-three-lead = Take all three with the dummy.
    .hint = The dummy has the king of clubs.
    .wrong = The dummy had to spend its king on your jack.
    .done = You can see both hands on your side.
lesson-three-together = Beat the dummy’s side: take two.
    .hint = The queen is your partner’s.
    .wrong = Your ace beat your partner’s queen: one winner wasted.
    .done = The other two are partners.

# Title of a lesson, noun.
lesson-tables = Table rules
lesson-tables-board = Board 4, and your partner said 1: bid.
    .hint = Together you must bid at least 4.
    .done = Bring your side to the board, and no further.
lesson-tables-pass = You bid nil: pass your partner two cards.
    .hint = Which card could take a trick?
    .wrong = You kept the queen of spades: the nil is in danger.
    .done = Beside a nil, pass your high spades first.

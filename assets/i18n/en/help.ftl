### The help.
###
### prefixes: aside, help-leaf

# Tab of the help, noun.
# room: 16
help-leaf-this-match = This match
# Tab of the help, noun.
# room: 16
help-leaf-the-game = The game
# Tab of the help, noun.
# room: 16
help-leaf-the-draft = The draft
# Tab of the help, noun.
# room: 16
help-leaf-bidding = Bidding
# Tab of the help, noun.
# room: 16
help-leaf-play = Play
# Tab of the help, noun.
# room: 16
help-leaf-scoring = Scoring
# Tab of the help, noun.
# room: 16
help-leaf-variants = Variants
# Tab of the help, noun.
# room: 16
help-leaf-glossary = Glossary
# Tab of the help, noun.
# room: 16
help-leaf-controls = Controls

aside-words-here = Terms on this page

## Game

help-game-promise-tricks-then-take = Bid tricks, then take them
help-game-spades-is-a-game = { -game } is a trick-taking game. You get 13 cards, <bid>bid</bid> how many <trick>tricks</trick> you’ll take, then try to take exactly that many. Spades are always <trump>trump</trump>: any spade beats any other suit.
help-game-within-a-suit-the = Within a suit the ace is highest: A K Q J 10 9 8 7 6 5 4 3 2.
# Heading of a paragraph or of a row of a table, noun.
help-game-a-round = A round
help-game-build-a-hand = 1. Build a hand
help-game-build-a-hand-text = Two players <draft>draft</draft> 13 cards each from the <stock>stock</stock>. With three or four, all cards are dealt.
# Heading of a step, verb.
help-game-bid = 2. Bid
help-game-bid-text = Each player <bid>bids</bid> how many <trick>tricks</trick> they’ll take. That’s the <contract>contract</contract>.
# Heading of a step, verb.
help-game-play = 3. Play
help-game-play-text = Thirteen <trick>tricks</trick>. <following-suit>Follow suit</following-suit> if you can.
# Heading of a step, verb.
help-game-score = 4. Score
help-game-score-text = Make your <bid>bid</bid>: 10 points per <trick>trick</trick> bid. <set>Get set</set>: lose the same.
help-game-rounds-are-played-until = Play rounds until someone reaches the target score. A quick match ends at 100 points or after three rounds.

## Draft

help-draft-two-players-build-their = How the draft works
help-draft-all-52-cards-lie = All 52 cards start face down. On your turn, draw the top card. Keep it and the next card goes straight to the <discard>discards</discard>; discard it and you must keep the next card, whatever it is. After 13 turns each, both hands are full.
help-draft-the-four-of-diamonds = You <discard>discard</discard> the 4 of diamonds and must keep the next card: this time, the queen of spades.
# Heading of a paragraph or of a row of a table, noun.
help-draft-open-draft = Open draft
help-draft-open-draft-text = <discard>Discards</discard> are face up, and both players can look through them any time. Count them and you know your opponent’s hand.
# Heading of a paragraph or of a row of a table, noun.
help-draft-closed-draft = Closed draft
help-draft-closed-draft-text = Only you see what you <discard>discard</discard>, and only once. Against the computer you can look at your own discards again; { caption-settings } can change that.
help-draft-in-the-end-26 = 26 cards end up out of play. <discard>Discards</discard> never come back.

## Bidding

# Heading of a paragraph or of a row of a table, noun.
help-bidding-say-what-you-will = Bidding
help-bidding-everyone-bids-once-openly = Everyone <bid>bids</bid> once, out loud; you don’t have to outbid anyone. Count aces, guarded kings and long spades. Partners’ bids add up to one <contract>contract</contract>.
help-bidding-two-high-spades-ace = Two high spades plus the ace and king of hearts: four almost certain <trick>tricks</trick>. The 8 may make a fifth.
# Heading of a paragraph or of a row of a table, noun.
help-bidding-nil = Nil
help-bidding-nil-text = A <bid>bid</bid> of no <trick>tricks</trick> at all: usually worth 100, and 100 lost if you take one.
# Heading of a paragraph or of a row of a table, noun.
help-bidding-blind-nil = Blind nil
help-bidding-blind-nil-text = <nil>Nil</nil> <bid>bid</bid> before you see any cards: +200 or −200.
# Heading of a paragraph or of a row of a table, noun.
help-bidding-moon = Moon
help-bidding-moon-text = All 13 <trick>tricks</trick>, worth 250 in { preset-moonshot } and 200 in { preset-ace-high }; in { preset-jjdd } and { preset-jjda } they win the match.

## Play

# Heading of a paragraph or of a row of a table, noun.
help-play-thirteen-tricks = Thirteen tricks
help-play-the-leader-plays-any = The <lead>leader</lead> plays a card; everyone else must <following-suit>follow suit</following-suit> if they can. If not, they may play anything, spades included. The highest spade wins; if there is none, the highest card of the suit led. The winner leads next.
help-play-hearts-were-led-the = Hearts <lead>led</lead>. The king looked good, but a player <void>void</void> in hearts <ruff>ruffs</ruff> with the 2 of spades and wins.
# Heading of a paragraph or of a row of a table, noun.
help-play-breaking-spades = Breaking spades
help-play-spades-may-not-be = You can’t <lead>lead</lead> spades until they’re <breaking-spades>broken</breaking-spades>: a spade played on another suit breaks them. If you have nothing but spades, you may lead one at any time, and that breaks them too.
help-play-cards-that-may-not = Cards you can’t play are dimmed. Click or tap one to see why.

## Scoring

# Heading of a paragraph or of a row of a table, noun.
help-scoring-points = Points
# Heading of a paragraph or of a row of a table, noun.
help-scoring-contract-made = Bid made
help-scoring-contract-made-text = 10 per <trick>trick</trick> <bid>bid</bid>, plus 1 for each <bag>bag</bag>
# Heading of a paragraph or of a row of a table, noun.
help-scoring-contract-set = Set
help-scoring-contract-set-text = −10 per <trick>trick</trick> <bid>bid</bid>
# Heading of a paragraph or of a row of a table, noun.
help-scoring-bags = Bags
help-scoring-bags-text = Ten <bag>bags</bag> cost 100 (in { preset-solo }, five cost 50)
# Heading of a paragraph or of a row of a table, noun.
help-scoring-nil = Nil
help-scoring-nil-text = 100 won or lost (50 in { preset-solo }); in { preset-moonshot } a failed <nil>nil</nil> costs only its <bag>bags</bag>
# Heading of a paragraph or of a row of a table, noun.
help-scoring-blind-nil = Blind nil
help-scoring-blind-nil-text = 200 won or lost
help-scoring-an-example-you-bid = Example: you <bid>bid</bid> 5 and take 7. That’s 50 for the bid plus 2 <bag>bags</bag>: 52. If you’d taken only 4, you’d lose 50.
help-scoring-who-reaches-the-target = The first <side>side</side> to reach the target wins. If more than one <side>side</side> reaches it in the same round, the highest score wins; if tied, you play another round. In { preset-pairs } and its kin and in { preset-three-handed }, falling to −150 or lower loses the match.

## Variants

help-variants-nine-games-and-your = Fifteen variants, and your own
help-variants-open-draft = { preset-open-draft }
help-variants-open-draft-text = Two players, to 500. <discard>Discards</discard> face up. <blind-nil>Blind nil</blind-nil> allowed. The second player <lead>leads</lead> first.
help-variants-closed-draft = { preset-closed-draft }
help-variants-closed-draft-text = Two players, to 300. <discard>Discards</discard> hidden.
help-variants-moonshot = { preset-moonshot }
help-variants-moonshot-text = Two players, to 500. All 13 <trick>tricks</trick> pay 250; a failed <nil>nil</nil> costs only <bag>bags</bag>.
help-variants-pairs = { preset-pairs }
help-variants-pairs-text = Four players, partners opposite, to 200. <bid>Bids</bid> add up.
help-variants-solo = { preset-solo }
help-variants-solo-text = Four players, no partners, to 200. <nil>Nil</nil> is worth 50; five <bag>bags</bag> cost 50.
help-variants-suicide = { preset-suicide }
help-variants-suicide-text = { preset-pairs }, where one partner <bid>bids</bid> <nil>nil</nil> and the other at least 4.
help-variants-whiz = { preset-whiz }
help-variants-whiz-text = { preset-pairs }, where you <bid>bid</bid> <nil>nil</nil> or exactly your number of spades.
help-variants-mirror = { preset-mirror }
help-variants-mirror-text = { preset-pairs }, where you <bid>bid</bid> exactly your number of spades.
help-variants-threehanded = { preset-three-handed }
help-variants-threehanded-text = Three players and a fourth hand, the <dummy>dummy</dummy>. The highest <bid>bidder</bid> plays it as a partner.
help-variants-classic = { preset-classic }
help-variants-classic-text = { preset-pairs } to 500 as most tables play it: only a <side>side</side> that trails by 100 may bid <blind-nil>blind nil</blind-nil>, a failed <nil>nil</nil>’s tricks are <bag>bags</bag>, and bags carry over.
help-variants-ace-high = { preset-ace-high }
help-variants-ace-high-text = A table game to 350: no <nil>nil</nil>, at least 4 with your partner, bids of 10 or more are worth 150, spades are led at any time, <bag>bags</bag> score nothing. Two <set>sets</set> lose the match.
help-variants-jjdd = { preset-jjdd }
help-variants-jjdd-text = Joker Joker Deuce Deuce, a table game to 350: jokers and two <high-deuce>high deuces</high-deuce>, no <nil>nil</nil>, at least 4 with your partner. From 100 behind, the first of two partners may <bid>bid</bid> 6 or more blind. Bids of 10 or more are worth 200, 13 wins the match, <bag>bags</bag> score nothing until 10 cost 100. Two <set>sets</set> lose the match.
help-variants-jjda = { preset-jjda }
help-variants-jjda-text = Joker Joker Deuce Ace, a table game to 350: jokers and one <high-deuce>high deuce</high-deuce>. Nobody <bid>bids</bid> in the first round, in which a <side>side</side> needs 4 <trick>tricks</trick>. After that, bids below 11 in all are dealt again. No <nil>nil</nil>, at least 4 with your partner, bids of 10 or more are worth 200, 13 wins the match, <bag>bags</bag> score nothing. Two <set>sets</set> lose the match.
help-variants-pass-two = { preset-pass-two }
help-variants-pass-two-text = { preset-pairs } to 500 with jokers and two <high-deuce>high deuces</high-deuce>: if one partner <bid>bids</bid> <nil>nil</nil>, they swap two cards. At least 4 together; bids of 10 or more are worth 200, won or lost.
help-variants-lowest-club = { preset-lowest-club }
help-variants-lowest-club-text = { preset-pairs } to 500: everyone plays their lowest club to the first <trick>trick</trick>. Only one partner may <bid>bid</bid> <nil>nil</nil>. A <side>side</side> that trails by 100 may bid <blind-nil>blind nil</blind-nil>, and then swaps two cards.
# Heading of a paragraph or of a row of a table, noun.
help-variants-custom = Custom
help-variants-custom-text = Set every rule yourself, jokers included.
help-variants-with-jokers-the-big = With jokers, the big and little joker are the two highest spades. The 2 of clubs and 2 of diamonds are removed.
help-variants-with-high-deuces = Some tables play with <high-deuce>high deuces</high-deuce>: the 2 of diamonds and the 2 of spades rank below the jokers and above the ace. They are spades in every way, whatever is printed on them.

## Controls

help-controls-mouse-and-touch = Mouse and touch
help-controls-play-a-card = Play a card
help-controls-play-a-card-text = Click it, or drag it to the middle
help-controls-with-a-finger = With a finger
help-controls-with-a-finger-text = Tap once to preview, tap again or flick up to play. Slide along your hand to browse.
# Left column of the controls: tells about a card.
help-controls-what-is-this = What’s this?
help-controls-what-is-this-text = Long-press or right-click a card, pile or player
help-controls-keep-or-discard = Keep or discard
help-controls-keep-or-discard-text = The buttons, or drag the card to your hand or to the discards
# Left column of the controls, verb.
help-controls-bid = Bid
help-controls-bid-text = Click or tap a number on the bid pad
# Left column of the controls, verb.
help-controls-hurry = Skip
help-controls-hurry-text = Click or tap to skip an animation
help-controls-undo-hint-last-trick = Undo, hint, last trick, discards, menu
help-controls-undo-hint-last-trick-text = The circular buttons
# Heading of a paragraph or a row of the controls, noun.
help-controls-last-trick = Last trick
help-controls-last-trick-text = The button, or a sideways swipe across the table
# Heading of a paragraph or a row of the controls, noun.
help-controls-several-players = Play together
help-controls-several-players-text = Cards stay face down until their owner clicks or taps. In the draft, that also draws.
# Heading of a paragraph or a row of the controls, noun.
help-controls-keyboard = Keyboard
help-controls-tab-and-arrows = Tab and arrows
help-controls-tab-and-arrows-text = Move between buttons; { key-name-enter } or { key-name-space } selects
help-controls-in-a-browser = In a browser
# Heading of a paragraph or a row of the controls, noun.
help-controls-no-sound = No sound?
help-controls-no-sound-text = An iPhone’s ring switch mutes the game. GNOME Web can’t play its sound: use another browser.

## Glossary

help-glossary-what-the-words-mean = What the words mean

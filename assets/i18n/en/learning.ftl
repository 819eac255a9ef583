### Lessons and puzzles: the page, and the bar below the table. What the lessons themselves say is in lessons.ftl.
###
### prefixes: idea, kind, off, praise
### $suit (Suit): the suit

# Button and title of a page, noun.
learning-learn = Learn
# Button: the player needs no first lesson.
learning-know-spades = I know { -game }
learning-first-trick = Play your first trick now
# Button and title of a page, noun.
learning-lessons = Lessons
# Button and title of a page, noun.
learning-puzzles = Puzzles
learning-what-puzzles-are = All hands are face up. Only one choice reaches the goal, whatever your opponents do.
learning-loading = Loading lessons and puzzles…
learning-puzzle-of-the-day = Puzzle of the day
# Button.
learning-next-puzzle = Next puzzle
# Caption over a number, noun.
learning-rating = Rating
# Caption over a number, noun.
learning-days-in-a-row = Current streak
# Caption over a number, noun.
learning-solved = Solved
# Button.
# room: 16
learning-take-back = Undo
# Button.
# room: 16
learning-hint = Hint
# Button.
# room: 16
learning-show-me = Show me
# Button.
# room: 16
learning-solution = Solution
# Button.
# room: 16
learning-try-again = Try again
# Button.
# room: 16
learning-next = Next
# Button.
# room: 16
learning-leave-the-lesson = Exit
learning-goal-is-lost = That misses the goal. Watch what they do.
learning-goal-is-missed = That misses the goal.
learning-this-is-the-solution = Here’s the solution.
learning-that-is-it = Solved! Nothing can go wrong from here.
learning-that-is-it-answers = Solved! They’re out of answers.
learning-that-is-it-roads = Solved! All roads lead to it.

## Praise beside the stars. Write your own lines; don’t translate the jokes.

# At the first try.
# key: praise-first-try
praise-first-try = First try!
# After a wrong choice.
# key: praise-got-it
praise-got-it = Got it.
# After a hint.
# key: praise-there-it-is
praise-there-it-is = There it is.
# key: praise-lesson
praise-lesson = Lesson learned, with every star.
# The last lesson.
# key: praise-course
praise-course = That’s the whole course. Pull up a chair.
# Puzzles of the day on seven days in a row.
# key: praise-week
praise-week = A week straight!
# On thirty days in a row.
# key: praise-month
praise-month = A month straight!
# key: praise-hundred
praise-hundred = A hundred days. Who are you?

# $why (Text): fault of the file
# key: cannot-be-read
cannot-be-read = Couldn’t load lessons and puzzles. Reload or reinstall the game. ({ CLAUSE($why) })

# $title (Words): title of the lesson
# $own (Number): number of stars earned
# $all (Number): number of stars available
lesson-name =
    { $all ->
        [one] { $title }: { $own } of { $all } star
       *[other] { $title }: { $own } of { $all } stars
    }
# $title (Words): title of the lesson
# $hand (Number): number of the hand, from 1
# $of (Number): total number of hands
# key: hand-of
hand-of = { $title } · { $hand } of { $of }
# $own (Number)
# $all (Number)
out-of = { $own } of { $all }
# Heard for the row of stars.
# $count (Number)
stars = { $count } of 3 stars

## Puzzles

kind-make-bid = Make your bid
kind-set-nil = Set the nil
kind-force-bag = Force a bag
kind-break-contract = Set your opponents
kind-find-discard = Find the discard
kind-what-to-bid = What to bid

# $aim (Key): the aim
# $own (Number): bid of the player's side
# $others (Number): bid of the opponents
# key: puzzle-goal
puzzle-goal =
    { $aim ->
        [make-bid] Make your bid of { $own }.
        [keep-nil] You bid nil: take no tricks.
        [set-nil] They bid nil: make them take a trick.
        [force-bag]
            { $others ->
                [1] Make your bid of { $own } and force a bag: they must take at least 2 tricks.
               *[other] Make your bid of { $own } and force a bag: they must take more than { $others } tricks.
            }
        [break-contract] They bid { $others }: set them.
       *[bid-most] Bid every sure trick, then take them.
    }
# $kind (Words): kind of puzzle
# $rating (Number): rating of the puzzle
# $found-by (Words?): the weakest level of the computer that solves it
# key: puzzle-head
puzzle-head =
    { KIND($found-by) ->
        [none] { $kind } · Rated { $rating } · Beats every level
       *[level] { $kind } · Rated { $rating } · Solved by { $found-by }
    }
# $rating (Number): new rating
# $gained (Points): points gained
# key: rating-now
rating-now = Rating { $rating } ({ $gained })

## What a wrong bid comes to. $least is none where the hand makes exactly $most tricks.

# $least (Number?)
# $most (Number)
# $points (Number)
off-nil = Too low. { off-range }, so nil scores { $points } points.
# English part: the tricks of a hand.
off-range =
    { KIND($least) ->
        [none] { off-tricks }
       *[some] This hand makes { $least }–{ $most } tricks
    }
off-tricks =
    { $most ->
        [one] This hand makes { $most } trick
       *[other] This hand makes { $most } tricks
    }
# $bid (Number)
# $least (Number?)
# $most (Number)
# $points (Number)
off-high = Too high. { off-range }, so a bid of { $bid } scores { $points } points.
# $bid (Number)
# $least (Number?)
# $most (Number)
# $points (Number)
off-low = Too low. { off-range }, and a bid of { $bid } scores only { $points } points.
# $most (Number)
off-above-sure =
    { $most ->
        [one] Too high. You had { $most } sure trick. Here’s why.
       *[other] Too high. You had { $most } sure tricks. Here’s why.
    }
# $most (Number)
off-below-sure =
    { $most ->
        [one] Too low. You had { $most } sure trick.
       *[other] Too low. You had { $most } sure tricks.
    }

## The idea behind a right choice.

idea-count-sure-tricks = Count the tricks that nobody can take from you.
# $out (Number)
idea-draw-spades =
    { $out ->
        [0] Lead a spade that wins.
        [one] Lead a spade that wins: they have { $out } left.
       *[other] Lead a spade that wins: they have { $out } left.
    }
idea-lose-spade = Lead a spade and let them take it.
idea-lead-to-win = Lead a card that wins now.
idea-lead-to-partner = Lead to your partner’s strength.
idea-let-partner-ruff = Your partner is out of { $suit }: lead one for a ruff.
idea-force-ruff = They’re out of { $suit }: make them spend a spade.
idea-lose-lead = Give them the lead.
idea-win = Take this trick.
idea-leave-to-partner = Leave this trick to your partner.
idea-duck = Let them have this trick.
idea-catch-nil = Make the nil bidder take this trick.
idea-ruff = Ruff this trick.
idea-force-higher-ruff = Ruff, and make them ruff higher.
# $could-ruff (Flag)
idea-throw =
    { $could-ruff ->
        [yes]
            { KIND($suit) ->
                [spades] Discard a spade.
               *[other] Don’t ruff. Discard a { FORM($suit, "one") }.
            }
       *[no] Discard a { FORM($suit, "one") }.
    }

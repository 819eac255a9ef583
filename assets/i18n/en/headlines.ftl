# The end of a match: a headline, and a line below it. Write your own line for each moment; don’t translate the joke. They have at most
# 45 letters.

# Nothing special.
end-headline-won = You win!
end-line-won = Well played. Same again?
# Won with a partner.
end-headline-won-together = You and { FORM($partner, "within") } win!
end-line-won-together = Good team.
# Won by 10 points or less.
end-headline-whisker = By a whisker!
end-line-whisker = { $own } to { $rival }. Breathe out.
# Won by 200 points or more, always ahead.
end-headline-rout = A rout!
end-line-rout = They never got close.
# Won after trailing by 150 points or more.
end-headline-comeback = What a comeback!
end-line-comeback = You were { $behind } behind.
# Won with every bid made.
end-headline-every-bid = Every bid made.
end-line-every-bid = Every single one.
# The same, and without a bag.
end-headline-no-bags = Not one bag.
end-line-no-bags = That’s precision.
# Won because the other side was set in the last round.
end-headline-set-at-the-end = Set at the finish line!
end-line-set-at-the-end = They needed { $needed }. They got { $took }.
# Won with a nil in the last round.
end-headline-nil-at-the-end = Won with nothing.
end-line-nil-at-the-end = Literally: not a trick.
# The first win against a level of the computer.
end-headline-first-win = You beat { $level }!
end-line-first-win = That’s a first.
# Lost.
end-headline-lost = Not this time.
end-line-lost = The next deal is yours.
# Lost by 10 points or less.
end-headline-so-close = So close.
end-line-so-close =
    { $short ->
        [one] 1 point short.
       *[other] { $short } points short.
    }
# Lost after leading by 100 points or more. A button below opens the review.
end-headline-led-before = You had them for a while.
end-line-led-before = See where it turned.
# Without the penalties for bags it would have been a win.
end-headline-bags = The bags got you.
end-line-bags = They get everyone sooner or later.
# Lost by falling to the losing score.
end-headline-floor = Out the bottom.
end-line-floor = Fresh match, fresh score.
# All sides are tied.
end-headline-tie = Dead even.
end-line-tie = Nobody blinked.
# Several sides share the win.
end-headline-shared = { $sides } win
end-line-shared = Plenty of room at the top.
# A match of several people.
end-headline-other-won =
    { KIND($side) ->
        [you] You win!
        [one] { FORM($side, "start") } wins
       *[two] { FORM($side, "start") } win
    }
end-line-other-won = Gracious in victory, no doubt.

## The headline over the score sheet of a round, for its only player. Each comes at most once in a match.

round-headline-caught = Caught red-handed.
round-headline-moon = All thirteen. Over the moon!
round-headline-blind-nil = Blind nil! And you never looked.
round-headline-nil = Nil! Not a trick to your name.
# The partner made nil.
round-headline-covered = You took the heat. { FORM($partner, "start") } took nothing.
round-headline-one-trick-too-many = One trick too many.
# Too many bags cost points.
round-headline-bag-penalty =
    { $points ->
        [100] There goes a hundred: { $limit } bags.
        [1] There goes a point: { $limit } bags.
       *[other] There go { $points } points: { $limit } bags.
    }
round-headline-all-set = Set all around.
round-headline-set-them = You set them!
# Set by one trick.
round-headline-one-short = One short.
# Set by three tricks or more.
round-headline-got-away = That one got away.
# The bid was made, with three bags or more.
round-headline-and-then-some = Made it, and then some.
# With one bag or two.
round-headline-with-change = Made it, with change.
round-headline-exact = On the nose.

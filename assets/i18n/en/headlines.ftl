### Headlines. Write your own line for each moment; don’t translate the joke.
###
### prefixes: end-headline, end-line, round-headline
### room: 45

## The headline at the end of a match.
## key: end-headline

# Nothing special.
end-headline-won = You win!
# Won with a partner.
# $partner (Who)
end-headline-won-together = You and { FORM($partner, "within") } win!
# Won by 10 points or less.
end-headline-whisker = By a whisker!
# Won by 200 points or more, always ahead.
end-headline-rout = A rout!
# Won after trailing by 150 points or more.
end-headline-comeback = What a comeback!
# Won with every bid made.
end-headline-every-bid = Every bid made.
# The same, and without a bag.
end-headline-no-bags = Not one bag.
# Won because the other side was set in the last round.
end-headline-set-at-the-end = Set at the finish line!
# Won with a nil in the last round.
end-headline-nil-at-the-end = Won with nothing.
# The first win against a level of the computer.
# $level (Words)
end-headline-first-win = You beat { $level }!
# Lost.
end-headline-lost = Not this time.
# Lost by 10 points or less.
end-headline-so-close = So close.
# Lost after leading by 100 points or more. A button below opens the review.
end-headline-led-before = You had them for a while.
# Without the penalties for bags it would have been a win.
end-headline-bags = The bags got you.
# Lost by falling to the losing score.
end-headline-floor = Out the bottom.
# All sides are tied.
end-headline-tie = Dead even.
# Several sides share the win.
# $sides (List)
end-headline-shared = { $sides } win
# A match of several people.
# $side (Side)
end-headline-other-won =
    { KIND($side) ->
        [you] You win!
        [one] { FORM($side, "start") } wins
       *[two] { FORM($side, "start") } win
    }

## The line below it.
## key: end-line

end-line-won = Well played. Same again?
end-line-won-together = Good team.
# $own (Number): the player's score
# $rival (Number): score of the best other side
end-line-whisker = { $own } to { $rival }. Breathe out.
end-line-rout = They never got close.
# $behind (Number)
end-line-comeback = You were { $behind } behind.
end-line-every-bid = Every single one.
end-line-no-bags = That’s precision.
# $needed (Number): tricks bid
# $took (Number): tricks taken
end-line-set-at-the-end = They needed { $needed }. They got { $took }.
end-line-nil-at-the-end = Literally: not a trick.
end-line-first-win = That’s a first.
end-line-lost = The next deal is yours.
# $short (Number)
end-line-so-close =
    { $short ->
        [one] { $short } point short.
       *[other] { $short } points short.
    }
end-line-led-before = See where it turned.
end-line-bags = They get everyone sooner or later.
end-line-floor = Fresh match, fresh score.
end-line-tie = Nobody blinked.
end-line-shared = Plenty of room at the top.
end-line-other-won = Gracious in victory, no doubt.

## The headline over the score sheet of a round, for its only player. Each comes at most once in a match.
## key: round-headline

round-headline-caught = Caught red-handed.
round-headline-moon = All thirteen. Over the moon!
round-headline-blind-nil = Blind nil! And you never looked.
round-headline-nil = Nil! Not a trick to your name.
# The partner made nil.
# $partner (Who)
round-headline-covered = You took the heat. { FORM($partner, "start") } took nothing.
round-headline-one-trick-too-many = One trick too many.
# Too many bags cost points.
# $points (Number): points lost
# $limit (Number): number of bags that incurs the penalty
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

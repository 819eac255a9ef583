### Achievements: the name, and what earns it.
###
### prefixes: achievement

## By the key of the achievement.
## by key: achievement

achievement-first-win = On the board
    .earned-by = Win a match.
# Title of an achievement; write your own.
achievement-nil = Empty-handed
    .earned-by = Make nil.
# Title of an achievement; write your own.
achievement-blind-nil = Flying blind
    .earned-by = Make blind nil.
achievement-nil-against-expert = Nerves of steel
    .earned-by = Make nil against { level-expert }.
achievement-both-nils = Two of a kind
    .earned-by = You and your partner both make nil in one round.
# Title of an achievement; write your own.
achievement-nil-broken = Spoilsport
    .earned-by = Set an opponent’s nil.
# Title of an achievement; write your own.
achievement-five-nils = Zero hero
    .earned-by = Make nil five times in a row.
# Title of an achievement; write your own.
achievement-bold-bid = Bold bid
    .earned-by = Bid 8 or more and make it.
achievement-moon = To the moon
    .earned-by = Shoot the moon: bid 13 and make it.
# Title of an achievement; write your own.
achievement-all-tricks = Clean sweep
    .earned-by = Take all 13 tricks.
achievement-ten-contracts = As good as your word
    .earned-by = Make 10 bids in a row.
achievement-thirty-contracts = Bank on it
    .earned-by = Make 30 bids in a row.
# Title of an achievement; write your own.
achievement-flawless-win = Flawless
    .earned-by = Win a match of four or more rounds with every bid made.
# Title of an achievement; write your own.
achievement-win-without-bags = Traveling light
    .earned-by = Win a match of four or more rounds without taking a bag.
achievement-won-from-depth = Out of the hole
    .earned-by = Win after falling to −200 or lower.
# Title of an achievement; write your own.
achievement-comeback = Comeback
    .earned-by = Win after trailing by 150 points.
achievement-close-win = By a whisker
    .earned-by = Win a match by 5 points or less.
# Title of an achievement; write your own.
achievement-three-sets = Wrecking ball
    .earned-by = Set your opponents three rounds in a row.
# Title of an achievement; write your own.
achievement-renege-caught = Sharp eyes
    .earned-by = Catch a renege.
achievement-every-level = Top of the deck
    .earned-by = Beat the computer at every level.
# Title of an achievement; write your own.
achievement-every-preset = Well traveled
    .earned-by = Win a match in every variant but the table games.
# Title of an achievement; write your own.
achievement-five-wins-against-expert = Giant slayer
    .earned-by = Win five matches in a row against { level-expert }.
# Title of an achievement; write your own.
achievement-hundred-matches = Old hand
    .earned-by = Finish 100 matches.
achievement-seven-days = Creature of habit
    .earned-by = Play the deal of the day seven days in a row.

## The page of achievements.
## key: achievements

# $earned (Number): number earned
# $of (Number): total number
achievements-count = { $earned } of { $of } earned
achievements-what-counts = Every finished match against the computer counts, including older ones.
# $done (Number): number done
# $of (Number): number required
achievements-toward = { $done } of { $of }
achievements-not-yet = Still to earn
# "November 22, 2026 · Open Draft · Won 212 to 187".
# $day (Day): day the match ended
# $of (Words): the match
# key: earned-in
earned-in = { $day } · { $of }
# After a match: "You’ve earned: On the board · Comeback".
# $achievement (List)
# key: newly-earned
newly-earned =
    { KIND($achievement) ->
        [none] { "" }
       *[some] You’ve earned: { FORM($achievement, "dots") }
    }

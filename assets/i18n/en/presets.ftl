### The variants of the game, and rules of one's own.
###
### prefixes: match-name, preset, rules-kind

preset-open-draft = Open Draft
preset-closed-draft = Closed Draft
preset-moonshot = Moonshot
preset-pairs = Pairs
preset-solo = Solo
preset-suicide = Suicide
preset-whiz = Whiz
preset-mirror = Mirror
preset-three-handed = Three-Handed
rules-kind-custom = Custom
match-name-deal-of-the-day = Deal of the day

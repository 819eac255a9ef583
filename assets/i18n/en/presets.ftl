### The variants of the game, and rules of one's own.
###
### prefixes: match-name, rules-kind

## By the key of the preset.
## by key: preset
## room: 14

# Name of a variant of the game, also in sentences; some are translated, some keep their English names.
preset-open-draft = Open Draft
# Name of a variant of the game, also in sentences; some are translated, some keep their English names.
preset-closed-draft = Closed Draft
# Name of a variant of the game, also in sentences; some are translated, some keep their English names.
preset-moonshot = Moonshot
# Name of a variant of the game, also in sentences; some are translated, some keep their English names.
preset-pairs = Pairs
# Name of a variant of the game, also in sentences; some are translated, some keep their English names.
preset-solo = Solo
# Name of a variant of the game, also in sentences; some are translated, some keep their English names.
preset-suicide = Suicide
# Name of a variant of the game, also in sentences; some are translated, some keep their English names.
preset-whiz = Whiz
# Name of a variant of the game, also in sentences; some are translated, some keep their English names.
preset-mirror = Mirror
# Name of a variant of the game, also in sentences; some are translated, some keep their English names.
preset-three-handed = Three-Handed
# Name of a variant of the game, also in sentences; some are translated, some keep their English names.
preset-classic = Classic
# Name of a variant of the game, also in sentences; some are translated, some keep their English names.
preset-ace-high = Ace High
# Name of a variant of the game, also in sentences; some are translated, some keep their English names.
preset-jjdd = JJDD
# Name of a variant of the game, also in sentences; some are translated, some keep their English names.
preset-jjda = JJDA
# Name of a variant of the game, also in sentences; some are translated, some keep their English names.
preset-pass-two = Two-Card Pass
# Name of a variant of the game, also in sentences; some are translated, some keep their English names.
preset-lowest-club = Lowest Club

## The rest.

# Name of rules that the player has made.
rules-kind-custom = Custom
match-name-deal-of-the-day = Deal of the day
# The start of a name that is too long.
# $start (Text)
# key: rules-name
rules-name-cut = { $start }…

### Captions that are the same wherever they are.
###
### prefixes: caption

# The name of the game, in sentences and alone; a language may decline it by forms of its own, or keep the English one.
-game = Spades

# Heard for the word mark: the name of the game.
caption-spades = { -game }
# Caption with a number.
caption-version = Version { VERSION() }
# Button: leaves the page for the one before.
caption-back = Back
# Closes a notice.
caption-dismiss = Dismiss
caption-how-to-play = Rules and help
# Button and title of a page, noun.
caption-statistics = Statistics
# Button and title of a page, noun.
caption-settings = Settings
# Nothing to count yet.
caption-none = –

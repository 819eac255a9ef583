### Captions that are the same wherever they are.
###
### prefixes: caption

caption-spades = Spades
caption-version = Version { VERSION() }
caption-back = Back
# Closes a notice.
caption-dismiss = Dismiss
caption-how-to-play = Rules and help
caption-statistics = Statistics
caption-settings = Settings
# Nothing to count yet.
caption-none = –

# Captions that are the same wherever they are.

caption-spades = Spades
caption-version = Version { VERSION() }
caption-back = Back
# Closes a notice.
caption-dismiss = Dismiss
caption-how-to-play = Rules and help
caption-statistics = Statistics
caption-settings = Settings
# A rule that is switched off.
caption-off = Off
# Nothing to count yet.
caption-none = –

caption-spades = Spades
caption-version = Version { VERSION() }
caption-back = Zurück
caption-dismiss = Schließen
caption-how-to-play = Regeln und Hilfe
caption-statistics = Statistik
caption-settings = Einstellungen
caption-none = –

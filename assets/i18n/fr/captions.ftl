# Les mots qui sont partout les mêmes. Le nom du jeu reste celui du logo ; les cartes de pique, elles, sont des piques.

-game = Spades

caption-spades = { -game }
caption-version = Version { VERSION() }
caption-back = Retour
caption-dismiss = Fermer
caption-how-to-play = Règles et aide
caption-statistics = Statistiques
caption-settings = Réglages
caption-none = –

# Les variantes, et les règles maison.

preset-open-draft = Pioche ouverte
preset-closed-draft = Pioche fermée
preset-moonshot = Grand chelem
preset-pairs = Par équipes
preset-solo = Solo
preset-suicide = Suicide
preset-whiz = Whiz
preset-mirror = Miroir
preset-three-handed = À trois
preset-classic = Classique
preset-ace-high = As maître
preset-jjdd = JJDD
preset-jjda = JJDA
preset-pass-two = Passe de deux
preset-lowest-club = Petit trèfle

rules-kind-custom = À la carte
match-name-deal-of-the-day = Donne du jour
rules-name-cut = { $start }…

# Die Varianten, und eigene Regeln. Whiz, Mirror und Suicide heißen überall so.

preset-open-draft = Offene Wahl
preset-closed-draft = Geheime Wahl
preset-moonshot = Durchmarsch
preset-pairs = Paare
preset-solo = Solo
preset-suicide = Suicide
preset-whiz = Whiz
preset-mirror = Mirror
preset-three-handed = Zu dritt
preset-classic = Klassisch
preset-ace-high = Hohes Ass
preset-jjdd = JJDD
preset-jjda = JJDA
preset-pass-two = Zwei schieben
preset-lowest-club = Kleines Kreuz

rules-kind-custom = Eigene
match-name-deal-of-the-day = Blatt des Tages
rules-name-cut = { $start }…

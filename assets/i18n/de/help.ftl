# Die Hilfe.

help-leaf-this-match = Diese Partie
help-leaf-the-game = Das Spiel
help-leaf-the-draft = Kartenwahl
help-leaf-bidding = Bieten
help-leaf-play = Spielen
help-leaf-scoring = Punkte
help-leaf-variants = Varianten
help-leaf-glossary = Glossar
help-leaf-controls = Bedienung

aside-words-here = Begriffe auf dieser Seite

## Das Spiel

help-game-promise-tricks-then-take = Stiche ansagen, dann machen
help-game-spades-is-a-game = Spades ist ein Stichspiel. Du bekommst 13 Karten, <bid>bietest</bid>, wie viele <trick>Stiche</trick> du machst, und versuchst dann, genau so viele zu bekommen. Pik ist immer <trump>Trumpf</trump>: Jedes Pik schlägt jede andere Farbe.
help-game-within-a-suit-the = Innerhalb einer Farbe ist das Ass am höchsten: A K Q J 10 9 8 7 6 5 4 3 2. Q ist die Dame, J der Bube.
help-game-a-round = Eine Runde
help-game-build-a-hand = 1. Blatt bauen
help-game-build-a-hand-text = Zu zweit <draft>wählt</draft> ihr je 13 Karten vom <stock>Ziehstapel</stock>. Zu dritt und zu viert werden alle Karten ausgeteilt.
help-game-bid = 2. Bieten
help-game-bid-text = Jeder <bid>bietet</bid>, wie viele <trick>Stiche</trick> er machen will. Das ist der <contract>Kontrakt</contract>.
help-game-play = 3. Spielen
help-game-play-text = Dreizehn <trick>Stiche</trick>. Wer kann, muss <following-suit>bedienen</following-suit>.
help-game-score = 4. Abrechnen
help-game-score-text = <bid>Gebot</bid> erfüllt: 10 Punkte je gebotenem <trick>Stich</trick>. <set>Geplatzt</set>: genauso viele Minuspunkte.
help-game-rounds-are-played-until = Gespielt wird, bis jemand die Zielpunktzahl erreicht. Eine schnelle Partie endet bei 100 Punkten oder nach drei Runden.

## Kartenwahl

help-draft-two-players-build-their = So geht die Kartenwahl
help-draft-all-52-cards-lie = Alle 52 Karten liegen verdeckt. Bist du dran, ziehst du die oberste. Behältst du sie, wandert die nächste gleich auf die <discard>Ablage</discard>; legst du sie ab, musst du die nächste nehmen, egal, welche. Nach je 13 Zügen sind beide Blätter voll.
help-draft-the-four-of-diamonds = Du <discard>legst</discard> die Karo-4 ab und musst die nächste nehmen: diesmal die Pik-Dame.
help-draft-open-draft = Offene Wahl
help-draft-open-draft-text = Die <discard>Ablage</discard> liegt offen, und beide dürfen sie jederzeit durchsehen. Zähl mit, und du kennst das Blatt gegenüber.
help-draft-closed-draft = Geheime Wahl
help-draft-closed-draft-text = Nur du siehst, was du <discard>ablegst</discard>, und nur einmal. Gegen den Computer darfst du deine eigene Ablage wieder ansehen; unter „{ caption-settings }“ lässt sich das ändern.
help-draft-in-the-end-26 = 26 Karten sind am Ende aus dem Spiel. Was <discard>abgelegt</discard> ist, kommt nicht zurück.

## Bieten

help-bidding-say-what-you-will = Bieten
help-bidding-everyone-bids-once-openly = Jeder <bid>bietet</bid> einmal, offen; überbieten musst du niemanden. Zähl Asse, gedeckte Könige und lange Pik. Die Gebote von Partnern ergeben zusammen einen <contract>Kontrakt</contract>.
help-bidding-two-high-spades-ace = Zwei hohe Pik, dazu Ass und König in Herz: vier so gut wie sichere <trick>Stiche</trick>. Die 8 kann ein fünfter werden.
help-bidding-nil = Null
help-bidding-nil-text = Ein <bid>Gebot</bid> von gar keinem <trick>Stich</trick>: Meist bringt es 100 Punkte und kostet 100, wenn du doch einen machst.
help-bidding-blind-nil = Blind-Null
help-bidding-blind-nil-text = <nil>Null</nil> <bid>bieten</bid>, bevor du eine Karte gesehen hast: +200 oder −200.
help-bidding-moon = Durchmarsch
help-bidding-moon-text = Alle 13 <trick>Stiche</trick>: 250 Punkte bei „{ preset-moonshot }“, 200 bei „{ preset-ace-high }“; bei { preset-jjdd } und { preset-jjda } ist die Partie gewonnen.

## Spielen

help-play-thirteen-tricks = Dreizehn Stiche
help-play-the-leader-plays-any = Einer <lead>spielt aus</lead>, und alle anderen müssen <following-suit>bedienen</following-suit>, wenn sie können. Wer die Farbe nicht hat, spielt, was er will, auch Pik. Das höchste Pik gewinnt, ohne Pik die höchste Karte der angespielten Farbe. Wer den Stich macht, spielt als Nächster aus.
help-play-hearts-were-led-the = Herz ist <lead>angespielt</lead>. Der König sah gut aus, aber wer kein Herz hat, ist darin <void>frei</void>, <ruff>sticht</ruff> mit der Pik-2 und gewinnt.
help-play-breaking-spades = Pik öffnen
help-play-spades-may-not-be = Pik darfst du erst <lead>ausspielen</lead>, wenn es <breaking-spades>offen</breaking-spades> ist: sobald ein Pik auf eine andere Farbe gefallen ist. Hast du nur noch Pik, darfst du es jederzeit ausspielen, und auch damit ist es offen.
help-play-cards-that-may-not = Karten, die du nicht spielen darfst, sind abgedunkelt. Klick oder tipp eine an, dann erfährst du, warum.

## Punkte

help-scoring-points = Punkte
help-scoring-contract-made = Gebot erfüllt
help-scoring-contract-made-text = 10 je <bid>gebotenem</bid> <trick>Stich</trick>, dazu 1 je <bag>Überstich</bag>
help-scoring-contract-set = Geplatzt
help-scoring-contract-set-text = −10 je <bid>gebotenem</bid> <trick>Stich</trick>
help-scoring-bags = Überstiche
help-scoring-bags-text = Zehn <bag>Überstiche</bag> kosten 100 (bei „{ preset-solo }“ kosten fünf 50)
help-scoring-nil = Null
help-scoring-nil-text = 100 gewonnen oder verloren (50 bei „{ preset-solo }“); bei „{ preset-moonshot }“ bringt ein geplatzter <nil>Null</nil> nur <bag>Überstiche</bag>
help-scoring-blind-nil = Blind-Null
help-scoring-blind-nil-text = 200 gewonnen oder verloren
help-scoring-an-example-you-bid = Beispiel: Du <bid>bietest</bid> 5 und machst 7. Das gibt 50 für das Gebot und 2 für die <bag>Überstiche</bag>: 52. Mit nur 4 hättest du 50 verloren.
help-scoring-who-reaches-the-target = Die erste <side>Seite</side> am Ziel gewinnt. Erreichen es in derselben Runde mehrere, gewinnt die <side>Seite</side> mit den meisten Punkten; bei Gleichstand geht es in eine weitere Runde. Bei „{ preset-pairs }“ und seinen Verwandten sowie bei „{ preset-three-handed }“ verliert, wer auf −150 oder tiefer fällt.

## Varianten

help-variants-nine-games-and-your = Fünfzehn Varianten, und deine eigene
help-variants-open-draft = { preset-open-draft }
help-variants-open-draft-text = Zu zweit, bis 500. Die <discard>Ablage</discard> liegt offen. <blind-nil>Blind-Null</blind-nil> ist erlaubt. Der zweite Spieler <lead>spielt aus</lead>.
help-variants-closed-draft = { preset-closed-draft }
help-variants-closed-draft-text = Zu zweit, bis 300. Die <discard>Ablage</discard> bleibt geheim.
help-variants-moonshot = { preset-moonshot }
help-variants-moonshot-text = Zu zweit, bis 500. Alle 13 <trick>Stiche</trick> bringen 250; ein geplatzter <nil>Null</nil> bringt nur <bag>Überstiche</bag>.
help-variants-pairs = { preset-pairs }
help-variants-pairs-text = Zu viert, Partner gegenüber, bis 200. Die <bid>Gebote</bid> der Partner zählen zusammen.
help-variants-solo = { preset-solo }
help-variants-solo-text = Zu viert, jeder für sich, bis 200. <nil>Null</nil> bringt 50; fünf <bag>Überstiche</bag> kosten 50.
help-variants-suicide = { preset-suicide }
help-variants-suicide-text = Wie „{ preset-pairs }“, aber ein Partner <bid>bietet</bid> <nil>Null</nil> und der andere mindestens 4.
help-variants-whiz = { preset-whiz }
help-variants-whiz-text = Wie „{ preset-pairs }“, aber du <bid>bietest</bid> <nil>Null</nil> oder genau so viele Stiche, wie du Pik hast.
help-variants-mirror = { preset-mirror }
help-variants-mirror-text = Wie „{ preset-pairs }“, aber du <bid>bietest</bid> genau so viele Stiche, wie du Pik hast.
help-variants-threehanded = { preset-three-handed }
help-variants-threehanded-text = Drei Spieler und ein viertes Blatt, der <dummy>Dummy</dummy>. Wer am höchsten <bid>bietet</bid>, hat ihn als Partner.
help-variants-classic = { preset-classic }
help-variants-classic-text = „{ preset-pairs }“ bis 500, wie es an den meisten Tischen gespielt wird: <blind-nil>Blind-Null</blind-nil> darf nur eine <side>Seite</side> bieten, die 100 zurückliegt, die Stiche eines geplatzten <nil>Null</nil> sind <bag>Überstiche</bag>, und Überstiche bleiben stehen.
help-variants-ace-high = { preset-ace-high }
help-variants-ace-high-text = Hausregeln, bis 350: kein <nil>Null</nil>, mit dem Partner mindestens 4, Gebote ab 10 bringen 150, Pik darf jederzeit ausgespielt werden, <bag>Überstiche</bag> zählen nichts. Zweimal <set>geplatzt</set>, und die Partie ist verloren.
help-variants-jjdd = { preset-jjdd }
help-variants-jjdd-text = Joker Joker Deuce Deuce, Hausregeln, bis 350: Joker und zwei <high-deuce>hohe Zweien</high-deuce>, kein <nil>Null</nil>, mit dem Partner mindestens 4. Bei 100 Rückstand darf der erste von zwei Partnern blind 6 oder mehr <bid>bieten</bid>. Gebote ab 10 bringen 200, mit 13 ist die Partie gewonnen, <bag>Überstiche</bag> zählen nichts, bis 10 davon 100 kosten. Zweimal <set>geplatzt</set>, und die Partie ist verloren.
help-variants-jjda = { preset-jjda }
help-variants-jjda-text = Joker Joker Deuce Ace, Hausregeln, bis 350: Joker und eine <high-deuce>hohe Zwei</high-deuce>. In der ersten Runde <bid>bietet</bid> niemand, aber jede <side>Seite</side> braucht 4 <trick>Stiche</trick>. Danach wird neu gegeben, wenn alle Gebote zusammen unter 11 bleiben. Kein <nil>Null</nil>, mit dem Partner mindestens 4, Gebote ab 10 bringen 200, mit 13 ist die Partie gewonnen, <bag>Überstiche</bag> zählen nichts. Zweimal <set>geplatzt</set>, und die Partie ist verloren.
help-variants-pass-two = { preset-pass-two }
help-variants-pass-two-text = „{ preset-pairs }“ bis 500 mit Jokern und zwei <high-deuce>hohen Zweien</high-deuce>: <bid>Bietet</bid> ein Partner <nil>Null</nil>, tauschen beide zwei Karten. Zusammen mindestens 4; Gebote ab 10 bringen oder kosten 200.
help-variants-lowest-club = { preset-lowest-club }
help-variants-lowest-club-text = „{ preset-pairs }“ bis 500: Zum ersten <trick>Stich</trick> spielt jeder sein kleinstes Kreuz. Nur einer der Partner darf <nil>Null</nil> <bid>bieten</bid>. Eine <side>Seite</side>, die 100 zurückliegt, darf <blind-nil>Blind-Null</blind-nil> bieten und tauscht dann zwei Karten.
help-variants-custom = Eigene Regeln
help-variants-custom-text = Stell jede Regel selbst ein, auch mit Jokern.
help-variants-with-jokers-the-big = Mit Jokern sind der große und der kleine Joker die beiden höchsten Pik. Kreuz-2 und Karo-2 fallen weg.
help-variants-with-high-deuces = An manchen Tischen spielt man mit <high-deuce>hohen Zweien</high-deuce>: Karo-2 und Pik-2 stehen unter den Jokern und über dem Ass. Sie zählen immer als Pik, egal, was darauf gedruckt ist.

## Bedienung

help-controls-mouse-and-touch = Maus und Touch
help-controls-play-a-card = Karte spielen
help-controls-play-a-card-text = Anklicken oder in die Mitte ziehen
help-controls-with-a-finger = Mit dem Finger
help-controls-with-a-finger-text = Einmal tippen zeigt, was die Karte bewirkt; noch mal tippen oder hochwischen spielt sie. Streich über dein Blatt, um es durchzusehen.
help-controls-what-is-this = Was ist das?
help-controls-what-is-this-text = Karte, Stapel oder Spieler lange drücken oder mit rechts anklicken
help-controls-keep-or-discard = Behalten oder ablegen
help-controls-keep-or-discard-text = Mit den Knöpfen, oder zieh die Karte in dein Blatt oder auf die Ablage
help-controls-bid = Bieten
help-controls-bid-text = Eine Zahl anklicken oder antippen
help-controls-hurry = Überspringen
help-controls-hurry-text = Klicken oder tippen
help-controls-undo-hint-last-trick = Rückgängig, Tipp, letzter Stich, Ablage, Menü
help-controls-undo-hint-last-trick-text = Die runden Knöpfe
help-controls-last-trick = Letzter Stich
help-controls-last-trick-text = Der Knopf, oder quer über den Tisch wischen
help-controls-several-players = Zusammen spielen
help-controls-several-players-text = Karten bleiben verdeckt, bis ihr Besitzer klickt oder tippt. Bei der Kartenwahl zieht er damit auch.
help-controls-keyboard = Tastatur
help-controls-tab-and-arrows = Tab und Pfeile
help-controls-tab-and-arrows-text = Zwischen den Knöpfen wandern; { key-name-enter } oder { key-name-space } wählt aus
help-controls-in-a-browser = Im Browser
help-controls-no-sound = Kein Ton?
help-controls-no-sound-text = Der Stummschalter am iPhone schaltet auch das Spiel stumm. GNOME Web kann seinen Ton nicht abspielen: Nimm einen anderen Browser.

## Glossar

help-glossary-what-the-words-mean = Was die Begriffe bedeuten

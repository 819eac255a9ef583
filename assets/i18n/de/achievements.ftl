# Erfolge: der Name, und womit man ihn verdient.

achievement-first-win = Der Anfang ist gemacht
    .earned-by = Gewinne eine Partie.
achievement-nil = Mit leeren Händen
    .earned-by = Biete Null und mach keinen Stich.
achievement-blind-nil = Blindflug
    .earned-by = Schaffe einen Blind-Null.
achievement-nil-against-expert = Nerven wie Drahtseile
    .earned-by = Schaffe einen Null auf der Stufe „{ level-expert }“.
achievement-both-nils = Doppelt hält besser
    .earned-by = Schafft in derselben Runde beide euren Null, du und dein Partner.
achievement-nil-broken = Spielverderber
    .earned-by = Lass den Null eines Gegners platzen.
achievement-five-nils = Nullnummer
    .earned-by = Schaffe fünfmal in Folge einen Null.
achievement-bold-bid = Große Klappe, viel dahinter
    .earned-by = Biete 8 oder mehr und erfülle dein Gebot.
achievement-moon = Durchmarschiert
    .earned-by = Biete 13 und mach alle Stiche.
achievement-all-tricks = Alles abgeräumt
    .earned-by = Mach alle 13 Stiche.
achievement-ten-contracts = Ein Wort, ein Stich
    .earned-by = Erfülle zehn Gebote in Folge.
achievement-thirty-contracts = Eine sichere Bank
    .earned-by = Erfülle dreißig Gebote in Folge.
achievement-flawless-win = Ohne Fehl und Tadel
    .earned-by = Gewinne eine Partie über mindestens vier Runden und erfülle jedes Gebot.
achievement-win-without-bags = Leichtes Gepäck
    .earned-by = Gewinne eine Partie über mindestens vier Runden ohne einen einzigen Überstich.
achievement-won-from-depth = Aus dem Keller
    .earned-by = Gewinne, nachdem du auf −200 oder tiefer gefallen warst.
achievement-comeback = Totgesagte leben länger
    .earned-by = Gewinne nach einem Rückstand von 150 Punkten.
achievement-close-win = Fotofinish
    .earned-by = Gewinne mit höchstens 5 Punkten Vorsprung.
achievement-three-sets = Abrissbirne
    .earned-by = Lass die Gebote deiner Gegner drei Runden hintereinander platzen.
achievement-renege-caught = Adlerauge
    .earned-by = Ertappe deinen Gegner beim falschen Bedienen.
achievement-every-level = Alle Stufen genommen
    .earned-by = Schlage den Computer auf jeder Stufe.
achievement-every-preset = Weit herumgekommen
    .earned-by = Gewinne in jeder Variante eine Partie, Hausregeln ausgenommen.
achievement-five-wins-against-expert = Expertenschreck
    .earned-by = Gewinne fünf Partien in Folge auf der Stufe „{ level-expert }“.
achievement-hundred-matches = Alter Hase
    .earned-by = Spiele 100 Partien zu Ende.
achievement-seven-days = Gewohnheitstier
    .earned-by = Spiele sieben Tage hintereinander das Blatt des Tages.

achievements-count = { $earned } von { $of } geschafft
achievements-what-counts = Es zählt jede beendete Partie gegen den Computer, auch frühere.
achievements-toward = { $done } von { $of }
achievements-not-yet = Noch zu holen
earned-in = { $day } · { $of }
newly-earned =
    { KIND($achievement) ->
        [none] { "" }
       *[some] Neu geschafft: { FORM($achievement, "dots") }
    }

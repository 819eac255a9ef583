# Die Regeln der Partie, die gerade läuft. Ein Begriff aus dem Glossar ist da ausgezeichnet, wo ein Text ihn zum ersten Mal verwendet.

rules-heading-players-and-cards = Spieler und Karten
rules-heading-bidding = Bieten
rules-heading-play = Spielen
rules-heading-points = Punkte
rules-heading-for-example = Zum Beispiel
rules-heading-the-end = Ende der Partie

says-who-plays =
    { $players ->
        [2] Zwei Spieler.
        [3] Drei Spieler und ein <dummy>Dummy</dummy>. In jeder Runde spielt, wer am höchsten <bid>bietet</bid>, mit dem Dummy gegen die anderen zwei. Jeder zählt für sich.
       *[other]
            { KIND($sides) ->
                [partners] Vier Spieler in zwei Paaren, Partner gegenüber.
               *[single] Vier Spieler, jeder für sich.
            }
    }
says-hands =
    { KIND($hand-building) ->
        [open-draft] Dein Blatt stellst du in der <draft>Kartenwahl</draft> zusammen: Zieh eine Karte. Behältst du sie, kommt die nächste auf die <discard>Ablage</discard>; legst du sie ab, gehört die nächste dir. Die Ablage liegt offen.
        [closed-draft] Dein Blatt stellst du in der <draft>Kartenwahl</draft> zusammen: Zieh eine Karte. Behältst du sie, kommt die nächste auf die <discard>Ablage</discard>; legst du sie ab, gehört die nächste dir. Nur du siehst, was du ablegst.
        [unseen-draft] Dein Blatt stellst du in der <draft>Kartenwahl</draft> zusammen: Zieh eine Karte. Behältst du sie, kommt die nächste auf die <discard>Ablage</discard>; legst du sie ab, gehört die nächste dir. Was du ablegst, siehst nur du; die Karte, die nach einer behaltenen abgelegt wird, sieht niemand.
        [deal-to-two] Jeder von euch bekommt 13 Karten. Die anderen 26 bleiben aus dem Spiel, und niemand sieht sie.
       *[deal] Alle Karten werden ausgeteilt, 13 für jedes Blatt.
    }
says-jokers = Der große Joker ist das höchste Pik, der kleine das zweithöchste; Kreuz-2 und Karo-2 fallen weg.
says-trumps =
    { KIND($trumps) ->
        [deuce] Die Pik-2 ist eine <high-deuce>hohe Zwei</high-deuce>, das höchste Pik, über dem Ass.
        [jokers-deuce] Die höchsten Pik sind der große Joker, der kleine Joker und die Pik-2, eine <high-deuce>hohe Zwei</high-deuce>; das Ass ist das vierthöchste. Herz-2 und Karo-2 fallen weg, es gibt also 15 Pik.
        [jokers-deuces] Die höchsten Pik sind der große Joker, der kleine Joker, die Karo-2 und die Pik-2, beide <high-deuce>hohe Zweien</high-deuce>; das Ass ist das fünfthöchste. Herz-2 und Kreuz-2 fallen weg, es gibt also 16 Pik und 12 Karten jeder anderen Farbe.
       *[jokers] Der große Joker ist das höchste Pik, der kleine das zweithöchste; Herz-2 und Karo-2 fallen weg.
    }
says-spades-in-every-way = Sie zählen immer als Pik, egal, was darauf gedruckt ist.
says-trumps-example =
    { KIND($trumps) ->
        [deuce] Zum Beispiel wird das Karo-Ass ausgespielt, dann kommen Pik-Ass und Pik-2: Die 2 macht den Stich.
        [jokers-deuce] Zum Beispiel wird das Karo-Ass ausgespielt, dann kommen Pik-Ass, Pik-2 und kleiner Joker: Der Joker macht den Stich.
        [jokers-deuces] Zum Beispiel wird das Karo-Ass ausgespielt, dann kommen Pik-2, Karo-2 und Karo-König: Die Karo-2 macht den Stich.
       *[jokers] Zum Beispiel wird das Karo-Ass ausgespielt, dann kommen Pik-Ass und kleiner Joker: Der Joker macht den Stich.
    }
says-bids =
    { KIND($bidding-rule) ->
        [whiz] Jeder <bid>bietet</bid> einmal: <nil>Null</nil>, oder so viele Stiche, wie er Pik hat.
        [mirror] Jeder <bid>bietet</bid> so viele Stiche, wie er Pik hat; wer keins hat, bietet <nil>Null</nil>.
        [suicide] Ein Partner <bid>bietet</bid> <nil>Null</nil>, der andere mindestens 4. Wer zuerst bietet, sucht es sich aus.
       *[free]
            { $nil ->
                [yes] Jeder <bid>bietet</bid> einmal: <nil>Null</nil>, oder { $min } bis 13 <trick>Stiche</trick>.
               *[no] Jeder <bid>bietet</bid> einmal: { $min } bis 13 <trick>Stiche</trick>. <nil>Null</nil> darf niemand bieten.
            }
    }
says-bids-add-up = Die <bid>Gebote</bid> einer <side>Seite</side> ergeben zusammen ihren <contract>Kontrakt</contract>.
says-board = <board>Mindestgebot</board> { $min }: Du und dein Partner dürft zusammen nicht weniger als { $min } <bid>bieten</bid>. Sagt dein Partner 1, sagst du mindestens { $rest }.
says-nil-beside-a-bid =
    { $min ->
        [1] Nur ein Partner darf <nil>Null</nil> <bid>bieten</bid>.
       *[other] <nil>Null</nil> darf nur <bid>bieten</bid>, wessen Partner mindestens { $min } bietet.
    }
says-total-thrown-in = Ergeben alle <bid>Gebote</bid> zusammen weniger als { $total }, wird neu gegeben. Nach drei solchen Versuchen muss der Letzte die Summe erreichen.
says-total-raised = Alle <bid>Gebote</bid> zusammen müssen { $total } erreichen. Sind es vor dem letzten Gebot 7, bietet der Letzte mindestens { $rest }.
says-not-thirteen = Das letzte <bid>Gebot</bid> darf die Summe nicht auf 13 bringen. Sind es davor 9, ist 4 verboten.
says-eldest-begins = Wer links vom Geber sitzt, <bid>bietet</bid> zuerst und <lead>spielt</lead> zum ersten <trick>Stich</trick> aus.
says-eldest-bids = Wer links vom Geber sitzt, <bid>bietet</bid> zuerst.
says-highest-bidder-leads = Wer am höchsten <bid>bietet</bid>, <lead>spielt</lead> zum ersten <trick>Stich</trick> aus; bei gleichen Geboten der Erste davon.
says-low-club-leads = Wer das kleinste Kreuz hat, <lead>spielt</lead> es zum ersten <trick>Stich</trick> aus.
says-bids-first =
    { KIND($starter) ->
        [other-side] Der Geber <bid>bietet</bid> zuerst.
        [left] Wer nicht gibt, <bid>bietet</bid> zuerst.
        [second] Wer als Zweiter zieht, <bid>bietet</bid> zuerst.
       *[first] Wer zuerst zieht, <bid>bietet</bid> zuerst.
    }
says-leads-first =
    { KIND($starter) ->
        [other-side] Der Geber <lead>spielt</lead> zum ersten <trick>Stich</trick> aus.
        [left] Wer nicht gibt, <lead>spielt</lead> zum ersten <trick>Stich</trick> aus.
        [second] Wer als Zweiter zieht, <lead>spielt</lead> zum ersten <trick>Stich</trick> aus.
       *[first] Wer zuerst zieht, <lead>spielt</lead> zum ersten <trick>Stich</trick> aus.
    }
says-blind-nil =
    { KIND($hand-building) ->
        [deal] <blind-nil>Blind-Null</blind-nil> wird <bid>geboten</bid>, bevor du deine Karten ansiehst.
       *[draft] <blind-nil>Blind-Null</blind-nil> <bid>bietest</bid> du, wenn du zum ersten Mal dran bist, noch vor dem Ziehen. Danach behältst du jede Karte, die du ziehst, ungesehen.
    }
says-blind-bid =
    { $partners ->
        [yes] Der erste von zwei Partnern darf vor dem Ansehen für beide { $min } oder mehr <bid>bieten</bid>. Die Punkte zählen dann doppelt, gewonnen wie verloren, und der andere bietet nicht.
       *[no]
            { KIND($hand-building) ->
                [deal] Du darfst { $min } oder mehr <bid>bieten</bid>, bevor du deine Karten ansiehst. Die Punkte zählen dann doppelt, gewonnen wie verloren.
               *[draft] Du darfst { $min } oder mehr <bid>bieten</bid>, wenn du zum ersten Mal dran bist, noch vor dem Ziehen. Danach behältst du jede Karte ungesehen, und die Punkte zählen doppelt, gewonnen wie verloren.
            }
    }
says-passing =
    { $blind ->
        [yes] Bietet dein Partner <blind-nil>Blind-Null</blind-nil>, { says-passing-swap }
       *[no] Bietet dein Partner <nil>Null</nil>, { says-passing-swap }
    }
says-passing-swap =
    { $count ->
        [1] tauscht ihr eine Karte: { says-passing-order }
        [one] tauscht ihr { $count } Karten: { says-passing-order }
       *[other] tauscht ihr { $count } Karten: { says-passing-order }
    }
says-passing-order =
    { $together ->
        [yes] Beide wählen, bevor sie sehen, was sie bekommen.
       *[no] Dein Partner schiebt zuerst, und du darfst eine Karte zurückschieben.
    }
says-misdeal = Hast du kein Pik, darfst du <misdeal>dein Blatt hinwerfen</misdeal>, statt zu <bid>bieten</bid>: Dann wird neu gegeben.
says-first-round = In der ersten Runde <bid>bietet</bid> niemand: Jeder <trick>Stich</trick> bringt 10 Punkte.
says-min-tricks = Eine <side>Seite</side>, die darin weniger als { $min } <trick>Stiche</trick> macht, verliert die Partie.
says-blind-behind = Das darf nur eine <side>Seite</side>, die zu Beginn der Runde mindestens { $points } Punkte zurückliegt.
says-moon = Wer 13 <bid>bietet</bid>, wagt den <moon>Durchmarsch</moon>.
says-boston = Partner, die zusammen 13 <bid>bieten</bid>, zum Beispiel 7 und 6, wagen den <moon>Durchmarsch</moon>, auch „Boston“ genannt.
says-no-nil-for-the-dummy = <bid>Bieten</bid> alle drei <nil>Null</nil>, wird neu gegeben.
says-follow = <following-suit>Bediene</following-suit>, wenn du kannst; sonst spielst du, was du willst. Das höchste Pik macht den <trick>Stich</trick>, ohne Pik die höchste Karte der <lead>angespielten</lead> Farbe. Wer ihn macht, spielt als Nächster aus.
says-breaking = Pik darfst du erst <lead>ausspielen</lead>, wenn es <breaking-spades>offen</breaking-spades> ist: durch ein Pik auf eine andere Farbe, oder weil jemand Pik ausspielt, der nichts anderes mehr hat.
says-spades-at-any-time = Pik darfst du <lead>ausspielen</lead>, wann du willst.
says-no-spade-in-the-first-trick = Im ersten <trick>Stich</trick> darfst du kein Pik spielen, solange du eine andere Farbe hast.
says-lowest-clubs = Im ersten <trick>Stich</trick> spielt jeder sein kleinstes Kreuz, ohne Kreuz irgendein Herz oder Karo. Das höchste Kreuz gewinnt.
says-reneging =
    { KIND($renege) ->
        [penalised] Das Spiel lässt dich gegen diese Regeln verstoßen, aber dein Gegner darf einmal je Runde „<renege>Falsch bedient</renege>!“ rufen. Stimmt es, ist die Runde vorbei: Wer falsch bedient hat, bekommt nichts, und wer gerufen hat, bekommt beide <bid>Gebote</bid> als erfüllt.
       *[prevented] Unerlaubte Karten kannst du nicht spielen.
    }
says-target = Wer zuerst { $target } Punkte hat, gewinnt.
says-floor = Eine <side>Seite</side>, die auf { $floor } Punkte oder tiefer fällt, verliert.
says-rounds =
    { $rounds ->
        [1] Die Partie hat eine Runde: Es gewinnt, wer die meisten Punkte hat.
        [one] Die Partie endet nach { $rounds } Runden: Es gewinnt, wer die meisten Punkte hat.
       *[other] Die Partie endet nach { $rounds } Runden: Es gewinnt, wer die meisten Punkte hat.
    }
says-target-or-rounds = Die Partie endet, wenn jemand { $target } Punkte hat, oder nach { $rounds } Runden. Es gewinnt, wer die meisten Punkte hat.
says-cap = Nach Runde { $round } ist immer Schluss.
says-highest-wins = Schafft es in derselben Runde mehr als eine <side>Seite</side>, gewinnt die mit den meisten Punkten.
says-sets =
    { $sets ->
        [1] Eine <side>Seite</side>, deren Gebot <set>platzt</set>, verliert die Partie, wie weit sie auch vorn liegt.
       *[other] Eine <side>Seite</side>, deren Gebot { $sets }-mal <set>platzt</set>, verliert die Partie, wie weit sie auch vorn liegt.
    }
says-sets-in-a-row = Eine <side>Seite</side>, deren Gebot { $sets }-mal in Folge <set>platzt</set>, verliert die Partie.
says-level =
    { $plays-on ->
        [yes] Bei Gleichstand an der Spitze spielt ihr noch eine Runde.
       *[no] Bei Gleichstand an der Spitze endet die Partie unentschieden.
    }
paragraph = { FORM($says, "spaces") }

## Was zählt, und wie viel.

scored-contract-made = Gebot erfüllt
scored-contract-set = Gebot geplatzt
scored-ten = Gebot ab 10
scored-nil = Null
scored-blind-nil = Blind-Null
scored-blind-bid = Blindes Gebot
scored-double-nil = Doppel-Null
scored-moon = Durchmarsch
scored-tricks-of-a-failed-nil = Stiche eines geplatzten Null
scored-bags = Überstiche
worth-ten-a-trick =
    { $bag ->
        [0] 10 je gebotenem Stich
        [-1] 10 je gebotenem Stich, minus 1 je Überstich
       *[other] 10 je gebotenem Stich, plus 1 je Überstich
    }
worth-ten-lost-a-trick = −10 je gebotenem Stich
worth-nothing-lost = Kostet nichts
worth-either = { $won }, wenn erfüllt, { $lost }, wenn geplatzt
worth-a-trick = { $won } je gebotenem Stich, wenn erfüllt, { $lost }, wenn geplatzt
worth-or-bags = { $points }, wenn geschafft; sonst zählen die Stiche als Überstiche
worth-wins-or-bags = Geschafft gewinnt die Partie; sonst zählen die Stiche als Überstiche
worth-wins = Geschafft gewinnt die Partie, geplatzt { $lost }
worth-double = Beide Partner bieten Null: { $won }, wenn beide es schaffen, sonst { $lost }. Beide blind: das Doppelte, und sie gewinnen die Partie.
worth-help-the-partner = Zählen für das Gebot des Partners
worth-are-bags = Zählen als Überstiche
worth-are-nothing = Zählen nicht
worth-penalty =
    { $limit ->
        [1] Jeder Überstich kostet { $penalty }
       *[other]
            { $carry ->
                [yes] { $limit } Überstiche kosten { $penalty }; was darüber ist, bleibt stehen
               *[no] { $limit } Überstiche kosten { $penalty }, dann geht es bei 0 los
            }
    }
worth-no-penalty = Keine Strafe für Überstiche

## Beispiele.

story =
    { $bags ->
        [0] { $round }
        [one]
            { $partners ->
                [yes] Ihr habt { $bags } Überstich. { $round }
               *[no] Du hast { $bags } Überstich. { $round }
            }
       *[other]
            { $partners ->
                [yes] Ihr habt { $bags } Überstiche. { $round }
               *[no] Du hast { $bags } Überstiche. { $round }
            }
    }
example-bid-moon = 13 (Durchmarsch)
example-round-renege = Du bietest { $own }; dein Gegner bietet { $other }, bedient falsch, und du merkst es.
example-round-both-nil = Du und dein Partner bietet beide Null, und keiner macht einen Stich.
example-round-with-the-dummy = Du bietest { $own }, das höchste Gebot, und machst mit dem Dummy { $tricks }.
example-round-alone =
    { $tricks ->
        [0] Du bietest { $own } und machst keinen Stich.
       *[other] Du bietest { $own } und machst { $tricks }.
    }
example-round-beside-nil =
    { $tricks ->
        [0]
            { $taken ->
                [0] Du bietest { $own } und machst keinen Stich; dein Partner bietet { $theirs } und macht auch keinen.
               *[other] Du bietest { $own } und machst keinen Stich; dein Partner bietet { $theirs } und macht { $taken }.
            }
       *[other]
            { $taken ->
                [0] Du bietest { $own } und machst { $tricks }; dein Partner bietet { $theirs } und macht keinen.
               *[other] Du bietest { $own } und machst { $tricks }; dein Partner bietet { $theirs } und macht { $taken }.
            }
    }
example-round-together = Du bietest { $own } und dein Partner { $theirs }. Zusammen macht ihr { $tricks }.
example-round-blind =
    { $partners ->
        [yes] Du bietest blind { $bid } für euch beide. Zusammen macht ihr { $tricks }.
       *[no] Du bietest blind { $bid } und machst { $tricks }.
    }

# Warum eine Möglichkeit die beste ist. „Der Gegner“ sind einer oder zwei, wie im Sport.

explained-two = { $first } { $second }

## Teile von Sätzen: „dein Null“, „der Null von Rachel“.

reason-of = { FORM($who, "dative") }
reason-nil-start =
    { KIND($who) ->
        [you] Dein Null
       *[one] { FORM($who, "genitive") } Null
    }
reason-nil =
    { KIND($who) ->
        [you] dein Null
       *[one] { FORM($who, "genitive") } Null
    }
reason-own-bid-start =
    { KIND($who) ->
        [you] Dein Gebot
       *[one] { FORM($who, "genitive") } Gebot
    }
reason-own-bid =
    { KIND($who) ->
        [you] dein Gebot
       *[one] { FORM($who, "genitive") } Gebot
    }
reason-side-start =
    { KIND($who) ->
        [you] Deine Seite
       *[one] { FORM($who, "genitive") } Seite
    }
reason-side =
    { KIND($who) ->
        [you] deine Seite
       *[one] { FORM($who, "genitive") } Seite
    }
reason-make-start =
    { KIND($who) ->
        [you] Du schaffst
       *[one] { FORM($who, "start") } schafft
    }
reason-make =
    { KIND($who) ->
        [you] schaffst du
       *[one] schafft { FORM($who, "within") }
    }
# Ein Spieler, wie $who ihn sieht.
reason-player-start =
    { $player ->
        [partner] { KIND($who) ->
            [you] Dein Partner
           *[one] { FORM($who, "genitive") } Partner
        }
        [left] Der Spieler links von { reason-of }
        [right] Der Spieler rechts von { reason-of }
       *[opposite] Der Spieler gegenüber von { reason-of }
    }

## In wie vielen der durchgespielten Verteilungen: „28 von 32 Verteilungen, … in nur 19“.

deals-counted =
    { $of ->
        [1] { $met } von einer Verteilung
       *[other] { $met } von { $of } Verteilungen
    }
deals-share = { $percent } der Verteilungen
deals-again-counted =
    { $count ->
        [0] keiner
       *[other] nur { $count }
    }
deals-again-share = nur { $percent }

## Ein Satz.

reason-only-choice =
    { KIND($who) ->
        [you] Etwas anderes bleibt dir nicht.
       *[one] Etwas anderes blieb nicht.
    }
reason-only-card =
    { KIND($who) ->
        [you] Nur diese Karte ist erlaubt, also kein Grund zum Grübeln.
       *[one] Nur diese Karte war erlaubt.
    }
reason-renege-proved = Da wurde eine Karte gespielt, die nicht erlaubt war.
reason-renege-unproved = Nichts deutet auf falsches Bedienen hin, und rufen darfst du nur einmal je Runde.
reason-draft-even = Das ist egal: { FORM($card, "nominative-start") } ist etwa so gut wie eine durchschnittliche nächste Karte.
reason-drawn-better =
    { KIND($suit) ->
        [spades]
            { $spades ->
                [one] { FORM($card, "nominative-start") } kann jede andere Farbe stechen. Das ist etwa { $tricks } Stiche mehr wert als eine durchschnittliche nächste Karte.
               *[other] Mit { FORM($card, "dative") } sind es { $spades } Pik, und jedes kann stechen. Das ist etwa { $tricks } Stiche mehr wert als eine durchschnittliche nächste Karte.
            }
       *[other]
            { $higher ->
                [0] { FORM($card, "nominative-start") } ist das höchste { $suit }, das noch da ist. Das ist etwa { $tricks } Stiche mehr wert als eine durchschnittliche nächste Karte.
                [1] Nur ein { $suit } draußen schlägt noch { FORM($card, "accusative") }. Das ist etwa { $tricks } Stiche mehr wert als eine durchschnittliche nächste Karte.
               *[other] { FORM($card, "nominative-start") } ist etwa { $tricks } Stiche mehr wert als eine durchschnittliche nächste Karte.
            }
    }
reason-next-better =
    { KIND($suit) ->
        [spades] Die nächste Karte dürfte etwa { $tricks } Stiche mehr bringen als { FORM($card, "nominative") }.
       *[other]
            { $higher ->
                [0] Die nächste Karte dürfte etwa { $tricks } Stiche mehr bringen als { FORM($card, "nominative") }.
                [one] Noch { $higher } höheres { $suit } ist draußen, also dürfte die nächste Karte etwa { $tricks } Stiche mehr bringen als { FORM($card, "nominative") }.
               *[other] Noch { $higher } höhere { $suit } sind draußen, also dürfte die nächste Karte etwa { $tricks } Stiche mehr bringen als { FORM($card, "nominative") }.
            }
    }
reason-blind-nil-at-this-score = Blind-Null klappt nur bei etwa { $share } der Blätter, aber bei diesem Stand ist nichts besser.
reason-blind-nil-too-rare =
    { KIND($who) ->
        [you] Blind-Null klappt nur bei etwa { $share } der Blätter. Sieh dir erst deine Karten an.
       *[one] Blind-Null klappt nur bei etwa { $share } der Blätter. Richtig war, erst die Karten anzusehen.
    }
reason-blind-nil-behind = { reason-behind }. Blind-Null klappt nur bei etwa { $share } der Blätter, aber jetzt ist nichts besser.
reason-blind-nil-from-behind = { reason-behind }: Nur Blind-Null kann die Partie noch retten.
# Wie weit der Gegner vorn liegt, und was ihm zum Sieg fehlt.
reason-behind =
    { KIND($rivals) ->
        [none] { reason-lies } { reason-points } zurück
       *[some]
            { $rivals ->
                [one] { reason-lies } { reason-points } zurück, und dem Gegner fehlt nur noch { $rivals } Punkt zum Sieg
               *[other] { reason-lies } { reason-points } zurück, und dem Gegner fehlen nur noch { $rivals } Punkte zum Sieg
            }
    }
reason-lies =
    { KIND($who) ->
        [you] Du liegst
       *[one] { FORM($who, "start") } liegt
    }
reason-only-blind-nil = Nur Blind-Null kann die Partie noch retten.
reason-look-first = Ein Blick in die Karten ist mehr wert.
reason-blind-bid = Blind { $bid } gewinnt die Partie öfter als ein Gebot nach dem Ansehen.
reason-blind-bid-from-behind = { reason-behind }: Blind { $bid } zählt doppelt und gewinnt die Partie öfter als ein Gebot nach dem Ansehen.
reason-no-spades = Ohne Pik ist ein neues Blatt mehr wert als dieses.
reason-every-trick = Niemand hat geboten, also bringt jeder Stich zehn: { FORM($card, "nominative-start") } macht die meisten.
reason-pass-dangerous = Schieb { FORM($card, "accusative") }: Keine andere Karte ist für deinen Null so gefährlich.
reason-pass-spare = Schieb { FORM($card, "accusative") }: klein, also für einen Null ungefährlich, und du kannst darauf verzichten.
reason-bid-worth-most =
    { $bid ->
        [0] Null bringt im Schnitt am meisten.
       *[other] Ein Gebot von { $bid } bringt im Schnitt am meisten.
    }
reason-bid-likely =
    { KIND($next) ->
        [none] { reason-bid-makes }.
       *[some]
            { $side ->
                [total] { reason-bid-makes }; mit { $higher } ihre { $next-total } in { $next }.
                [open] { reason-bid-makes }; mit { $higher } in { $next }.
                [dummy] { reason-bid-makes }, { $higher } in { $next }.
               *[own] { reason-bid-makes }, { $higher } in { $next }.
            }
    }
reason-bid-makes =
    { $side ->
        [total] Mit einem Gebot von { $bid } schafft { reason-side } ihre { $total } in { $odds }
        [open] Mit einem Gebot von { $bid } erfüllt { reason-side } ihr Gebot in { $odds }
        [dummy] { KIND($who) ->
            [you] Ein Gebot von { $bid } bringt dir vielleicht den Dummy und klappt in { $odds }
           *[one] Ein Gebot von { $bid } bringt { reason-of } vielleicht den Dummy und klappt in { $odds }
        }
       *[own] { reason-make-start } { $bid } in { $odds }
    }
reason-nil-likely =
    { KIND($one) ->
        [none] Null klappt in { $odds }.
       *[some] Null klappt in { $odds }; ein Gebot von 1 in { $one }.
    }
reason-nil-covered =
    { KIND($who) ->
        [you] Null klappt in { $odds }: Dein Partner ist stark genug, um zu decken.
       *[one] Null klappt in { $odds }: { FORM($who, "genitive") } Partner ist stark genug, um zu decken.
    }
reason-bid-fails =
    { $bid ->
        [0] Bei bestem Gegenspiel platzt Null, aber bei diesem Stand lohnt das Risiko.
       *[other] Bei bestem Gegenspiel platzt ein Gebot von { $bid }, aber bei diesem Stand lohnt das Risiko.
    }
reason-gamble =
    { $bid ->
        [0] { reason-behind }. Null ist das Risiko wert, auch wenn er bei bestem Gegenspiel platzt.
       *[other] { reason-behind }. Ein Gebot von { $bid } ist das Risiko wert, auch wenn es bei bestem Gegenspiel platzt.
    }
reason-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
reason-bid-indifferent =
    { $bid ->
        [0] Bei diesem Stand ändert es nichts, ob Null klappt.
       *[other] Bei diesem Stand ändert es nichts, ob ein Gebot von { $bid } klappt.
    }
reason-bid-indifferent-at =
    { $bid ->
        [0] { reason-lead }, und es ändert nichts, ob Null klappt.
       *[other] { reason-lead }, und es ändert nichts, ob ein Gebot von { $bid } klappt.
    }
reason-lead =
    { $ahead ->
        [yes] { reason-lies } { reason-points } vorn
       *[no] { reason-lies } { reason-points } zurück
    }
reason-nil-stands = Bei bestem Spiel klappt { reason-nil }.
reason-bid-stands =
    { $next ->
        [set] { reason-bid-stands-so }; ein Gebot von { $higher } würde platzen.
        [worth-less] { reason-bid-stands-so }; ein Gebot von { $higher } ginge auch, ist aber bei diesem Stand weniger wert.
       *[unknown] { reason-bid-stands-so }.
    }
reason-bid-stands-so = Bei bestem Spiel { reason-make } { outlook-bid-and-bags }
reason-any-card = Jede Karte ist recht.
reason-alike = Es ist fast egal, welche Karte gespielt wird.
reason-alike-beaten =
    { KIND($suit) ->
        [none] Jede Karte ist recht: Gegen { FORM($by, "accusative") } verlieren alle.
       *[some] Jedes { $suit } ist recht: Gegen { FORM($by, "accusative") } verlieren alle.
    }
reason-alike-touching = Jedes { $suit } ist recht: Dazwischen ist nichts mehr draußen, also sind sie gleich viel wert.
reason-alike-all-take = Jede Karte ist recht: Jede macht diesen Stich.
reason-alike-decided = Alle Gebote sind schon erfüllt oder geplatzt, da ist es fast egal, welche Karte gespielt wird.

## Wie viele Stiche noch fehlen: „Du brauchst noch 2 Stiche“.

need-last = den letzten Stich
need-all = alle { $left } restlichen Stiche
need-some =
    { $needed ->
        [one] noch { $needed } Stich
       *[other] noch { $needed } Stiche
    }
reason-need-start =
    { KIND($who) ->
        [you] Du brauchst { $need }
       *[one] { FORM($who, "start") } braucht { $need }
    }
outlook-needs =
    { KIND($need) ->
        [some] { reason-need-start }; übrig sind { $left }.
       *[last] { reason-need-start }.
    }

## Woher die Stiche eines Gebots kommen: „Du hast Pik-Ass und -König, Herz-Ass und noch 2 Pik, um Kreuz zu stechen.“

bid-plan =
    { KIND($who) ->
        [you] Du hast { $sources }.
       *[one] { FORM($who, "start") } hat { $sources }.
    }
bid-source-joker = { FORM($card, "accusative") }
bid-source-honors =
    { FORM($ranks, "count") ->
        [0] { $suit }
       *[other] { $suit }-{ FORM($ranks, "hyphens") }
    }
bid-source-count =
    { $honor ->
        [joker]
            { $count ->
                [1] einen Joker
               *[other] { $count } Joker
            }
        [ace]
            { $count ->
                [1] ein Ass
               *[other] { $count } Asse
            }
        [king]
            { $count ->
                [1] einen König
               *[other] { $count } Könige
            }
        [queen]
            { $count ->
                [1] eine Dame
               *[other] { $count } Damen
            }
        [jack]
            { $count ->
                [1] einen Buben
               *[other] { $count } Buben
            }
        [deuce]
            { $count ->
                [1] eine hohe Zwei
               *[other] { $count } hohe Zweien
            }
       *[lower]
            { $count ->
                [1] eine Karte, die steht
               *[other] { $count } Karten, die stehen
            }
    }
bid-source-guarded =
    { $kings ->
        [1] einen gedeckten König
       *[other] { $kings } gedeckte Könige
    }
bid-source-spades =
    { $more ->
        [yes] noch { $spades } Pik
       *[no] { $spades } Pik
    }
bid-source-ruffs = { bid-source-spades }, um { $suit } zu stechen

## Warum ein Null klappen sollte: das höchste Pik, und die Karte einer anderen Farbe, die am schwersten loszuwerden ist.

nil-plan =
    { KIND($who) ->
        [you]
            { KIND($spade) ->
                [none]
                    { KIND($danger) ->
                        [none] Du hast kein Pik, und in keiner Farbe nur hohe Karten.
                       *[some] Du hast kein Pik, und am gefährlichsten ist { FORM($danger, "nominative") }.
                    }
               *[some]
                    { KIND($danger) ->
                        [none] Dein höchstes Pik ist { FORM($spade, "nominative-rank") }, und in keiner Farbe hast du nur hohe Karten.
                       *[some] Dein höchstes Pik ist { FORM($spade, "nominative-rank") }, und am gefährlichsten ist { FORM($danger, "nominative") }.
                    }
            }
       *[one]
            { KIND($spade) ->
                [none]
                    { KIND($danger) ->
                        [none] { FORM($who, "start") } hat kein Pik, und in keiner Farbe nur hohe Karten.
                       *[some] { FORM($who, "start") } hat kein Pik, und am gefährlichsten ist { FORM($danger, "nominative") }.
                    }
               *[some]
                    { KIND($danger) ->
                        [none] { FORM($who, "genitive") } höchstes Pik ist { FORM($spade, "nominative-rank") }, und in keiner Farbe sind nur hohe Karten.
                       *[some] { FORM($who, "genitive") } höchstes Pik ist { FORM($spade, "nominative-rank") }, und am gefährlichsten ist { FORM($danger, "nominative") }.
                    }
            }
    }

## Worauf das beste Spiel hinausläuft. $rival ist, was dem Gegner dabei platzt.

outlook-rival-fails =
    { $rival ->
        [nil] der gegnerische Null
       *[bid] das gegnerische Gebot
    }
outlook-nil-failed =
    { $rival ->
        [nil] { reason-nil-start } ist schon geplatzt, aber bei bestem Spiel platzt auch { outlook-rival-fails }.
        [bid] { reason-nil-start } ist schon geplatzt, aber bei bestem Spiel platzt auch { outlook-rival-fails }.
       *[nothing] { reason-nil-start } ist schon geplatzt.
    }
outlook-bid-made =
    { $rival ->
        [nil] { reason-own-bid-start } ist erfüllt, und bei bestem Spiel platzt { outlook-rival-fails }.
        [bid] { reason-own-bid-start } ist erfüllt, und bei bestem Spiel platzt { outlook-rival-fails }.
       *[nothing] { reason-own-bid-start } ist mit { $bid } erfüllt.
    }
outlook-bid-lost =
    { $rival ->
        [nil] { reason-own-bid-start } ist geplatzt, aber bei bestem Spiel platzt auch { outlook-rival-fails }.
        [bid] { reason-own-bid-start } ist geplatzt, aber bei bestem Spiel platzt auch { outlook-rival-fails }.
       *[nothing] { reason-own-bid-start } ist schon geplatzt.
    }
outlook-nil-stands =
    { $rival ->
        [nil] Bei bestem Spiel klappt { reason-nil }, und { outlook-rival-fails } platzt.
        [bid] Bei bestem Spiel klappt { reason-nil }, und { outlook-rival-fails } platzt.
       *[nothing] Bei bestem Spiel klappt { reason-nil }.
    }
outlook-nil-fails =
    { $rival ->
        [nil] Bei bestem Spiel platzt { reason-nil }, aber { outlook-rival-fails } auch.
        [bid] Bei bestem Spiel platzt { reason-nil }, aber { outlook-rival-fails } auch.
       *[nothing]
            { $chosen ->
                [yes] Bei bestem Gegenspiel platzt { reason-nil }; so kostet es am wenigsten.
               *[no] Bei bestem Gegenspiel platzt { reason-nil }.
            }
    }
outlook-bid-stands =
    { $rival ->
        [nil] Bei bestem Spiel { reason-make } { outlook-bid-and-bags }, und { outlook-rival-fails } platzt.
        [bid] Bei bestem Spiel { reason-make } { outlook-bid-and-bags }, und { outlook-rival-fails } platzt.
       *[nothing] Bei bestem Spiel { reason-make } { outlook-bid-and-bags }.
    }
outlook-bid-and-bags =
    { KIND($bags) ->
        [none] { $bid }
       *[some]
            { $bags ->
                [0] { $bid } ohne Überstich
                [one] { $bid } mit { $bags } Überstich
               *[other] { $bid } mit { $bags } Überstichen
            }
    }
outlook-bid-fails =
    { $rival ->
        [nil] Bei bestem Gegenspiel platzt { reason-own-bid }, aber { outlook-rival-fails } auch.
        [bid] Bei bestem Spiel platzen beide Gebote.
       *[nothing]
            { $chosen ->
                [yes] Bei bestem Gegenspiel platzt { reason-own-bid }; so kostet es am wenigsten.
               *[no] Bei bestem Gegenspiel platzt { reason-own-bid }.
            }
    }
outlook-indifferent =
    { $rival ->
        [nil] Bei diesem Stand ist { reason-own-bid } nicht mehr wichtig: Auf jeden Fall platzt { outlook-rival-fails }.
        [bid] Bei diesem Stand ist { reason-own-bid } nicht mehr wichtig: Auf jeden Fall platzt { outlook-rival-fails }.
       *[nothing]
            { KIND($who) ->
                [you] Bei diesem Stand ändern deine Stiche nichts mehr am Ergebnis.
               *[one] Bei diesem Stand ändern { FORM($who, "genitive") } Stiche nichts mehr am Ergebnis.
            }
    }

## Was eine andere Karte kosten würde.

instead-own-nil = Mit { FORM($card, "dative") } würde { reason-nil } platzen.
instead-own-bid = Mit { FORM($card, "dative") } würde { reason-own-bid } platzen.
instead-drawn-or-ruffed = { FORM($card, "nominative-start") } zieht das letzte gegnerische Pik; { FORM($other, "nominative") } lässt den Gegner stechen.
instead-drawn = { FORM($card, "nominative-start") } zieht das letzte gegnerische Pik; mit { FORM($other, "dative") } würde { reason-own-bid } platzen.
instead-ruffed = { FORM($card, "nominative-start") } würde den Gegner stechen lassen, und { reason-own-bid } würde platzen.
instead-loses-to = { FORM($card, "nominative-start") } kann gegen { FORM($by, "accusative") } verlieren, und dann platzt { reason-own-bid }.
instead-stays-below = { FORM($card, "nominative-start") } macht diesen Stich; { FORM($other, "nominative") } verliert ihn gegen { FORM($by, "accusative") }, und { reason-own-bid } platzt.
instead-leaves =
    { KIND($who) ->
        [you] Lass diesen Stich gehen: Nimmst du ihn mit { FORM($other, "dative") }, platzt dein Gebot.
       *[one] Richtig war, diesen Stich gehen zu lassen: Mit { FORM($other, "dative") } genommen, platzt { reason-own-bid }.
    }
instead-enough = { FORM($card, "nominative-start") } genügt für diesen Stich; { instead-needs-later }.
instead-keeps =
    { KIND($who) ->
        [you] Dieser Stich ist ohnehin verloren, also gib { FORM($card, "accusative") } her; { instead-needs-later }.
       *[one] Dieser Stich war ohnehin verloren, also war { FORM($card, "nominative") } richtig; { instead-needs-later }.
    }
instead-needs-later =
    { KIND($who) ->
        [you] { FORM($other, "accusative") } brauchst du später noch
       *[one] { FORM($other, "accusative") } braucht { FORM($who, "within") } später noch
    }
instead-nil-takes = { FORM($card, "nominative-start") } würde diesen Stich machen, und { reason-nil } wäre geplatzt.
instead-rival-nil = { FORM($card, "nominative-start") } würde den gegnerischen Null durchlassen.
instead-rival-bid = { FORM($card, "nominative-start") } würde das gegnerische Gebot retten.
instead-bags =
    { KIND($who) ->
        [you]
            { $bags ->
                [one] { FORM($card, "nominative-start") } würde dir einen Überstich einbringen.
               *[other] { FORM($card, "nominative-start") } würde dir { $bags } Überstiche einbringen.
            }
       *[one]
            { $bags ->
                [one] { FORM($card, "nominative-start") } würde { reason-of } einen Überstich einbringen.
               *[other] { FORM($card, "nominative-start") } würde { reason-of } { $bags } Überstiche einbringen.
            }
    }
instead-tricks = { FORM($card, "nominative-start") } würde dem Gegner mehr Stiche geben.
instead-worth = { FORM($card, "nominative-start") } ist etwas schlechter.

## Was gegenüber einer anderen Karte gewonnen ist.

gain-oftener =
    { $goal ->
        [own-nil] { reason-nil-start } klappt in { $odds }; mit { FORM($card, "dative") } in { $other }.
        [own-bid] { reason-make-start } { $bid } in { $odds }; mit { FORM($card, "dative") } in { $other }.
        [side-bid] { reason-side-start } schafft { $bid } in { $odds }; mit { FORM($card, "dative") } in { $other }.
        [partner-nil]
            { KIND($who) ->
                [you] Der Null deines Partners klappt in { $odds }; mit { FORM($card, "dative") } in { $other }.
               *[one] Der Null von { FORM($who, "genitive") } Partner klappt in { $odds }; mit { FORM($card, "dative") } in { $other }.
            }
        [rival-nil] Der gegnerische Null platzt in { $odds }; mit { FORM($card, "dative") } in { $other }.
       *[rival-bid] Das gegnerische Gebot platzt in { $odds }; mit { FORM($card, "dative") } in { $other }.
    }
gain-fewer-bags = Im Schnitt sind es { $bags } Überstiche, mit { FORM($card, "dative") } { $other }.
gain-little = Im Schnitt etwas besser als { FORM($card, "nominative") }.

## Was eine Karte tut, und warum: als Rat an den Leser, und in der Vergangenheit über jemanden, der anders entschieden hat.

# „Spiel die Herz-9 aus“, „Richtig war, die Herz-9 auszuspielen“.
plan-lead =
    { KIND($who) ->
        [you] Spiel { FORM($card, "accusative") } aus
       *[one] Richtig war, { FORM($card, "accusative") } auszuspielen
    }
plan-higher =
    { KIND($who) ->
        [you]
            { $higher ->
                [0] kein höheres { $suit } ist mehr draußen
                [one] { $higher } höheres { $suit } ist noch draußen
               *[other] { $higher } höhere { $suit } sind noch draußen
            }
       *[one]
            { $higher ->
                [0] kein höheres { $suit } war mehr draußen
                [one] { $higher } höheres { $suit } war noch draußen
               *[other] { $higher } höhere { $suit } waren noch draußen
            }
    }
plan-higher-start =
    { KIND($who) ->
        [you]
            { $higher ->
                [0] Kein höheres { $suit } ist mehr draußen
                [one] { $higher } höheres { $suit } ist noch draußen
               *[other] { $higher } höhere { $suit } sind noch draußen
            }
       *[one]
            { $higher ->
                [0] Kein höheres { $suit } war mehr draußen
                [one] { $higher } höheres { $suit } war noch draußen
               *[other] { $higher } höhere { $suit } waren noch draußen
            }
    }
plan-need =
    { KIND($who) ->
        [you] Du brauchst { $need }
       *[one] { FORM($who, "start") } brauchte { $need }
    }
plan-made =
    { KIND($who) ->
        [you] Dein Gebot ist erfüllt
       *[one] { FORM($who, "genitive") } Gebot war erfüllt
    }
plan-set =
    { KIND($who) ->
        [you] Dein Gebot ist geplatzt
       *[one] { FORM($who, "genitive") } Gebot war geplatzt
    }
plan-rivals-need =
    { KIND($who) ->
        [you]
            { $rivals ->
                [one] dem Gegner fehlt noch { $rivals } Stich
               *[other] dem Gegner fehlen noch { $rivals } Stiche
            }
       *[one]
            { $rivals ->
                [one] dem Gegner fehlte noch { $rivals } Stich
               *[other] dem Gegner fehlten noch { $rivals } Stiche
            }
    }
# Das Blatt auf der Seite von $who: der Partner, zu dritt der Dummy oder neben ihm das eigene.
plan-partner-start =
    { $partner ->
        [dummy] Der Dummy
        [own] { KIND($who) ->
            [you] Dein Blatt
           *[one] { FORM($who, "genitive") } Blatt
        }
       *[player] { KIND($who) ->
            [you] Dein Partner
           *[one] { FORM($who, "genitive") } Partner
        }
    }
plan-partner =
    { $partner ->
        [dummy] der Dummy
        [own] { KIND($who) ->
            [you] dein Blatt
           *[one] { FORM($who, "genitive") } Blatt
        }
       *[player] { KIND($who) ->
            [you] dein Partner
           *[one] { FORM($who, "genitive") } Partner
        }
    }
plan-at-partner =
    { $partner ->
        [dummy] beim Dummy
        [own] { KIND($who) ->
            [you] in deinem Blatt
           *[one] in { FORM($who, "genitive") } Blatt
        }
       *[player] { KIND($who) ->
            [you] bei deinem Partner
           *[one] bei { FORM($who, "genitive") } Partner
        }
    }
plan-partner-to-play =
    { KIND($who) ->
        [you] Dein Partner kommt noch dran
       *[one] { FORM($who, "genitive") } Partner kam noch dran
    }

# Der eigene Null.
plan-nil-lead = { plan-lead }: { plan-higher-start }.
plan-nil-discards =
    { KIND($who) ->
        [you] Du kannst nicht bedienen, also wirf gefahrlos { FORM($card, "accusative") } ab.
       *[one] { FORM($who, "start") } konnte nicht bedienen, also ließ sich { FORM($card, "nominative") } gefahrlos abwerfen.
    }
plan-nil-ducks =
    { KIND($who) ->
        [you]
            { $highest ->
                [yes] Werde { FORM($card, "accusative") } los: deine höchste Karte, die noch unter { FORM($winning, "dative") } bleibt.
               *[no] Bleib klein: { FORM($card, "nominative-start") } kann { FORM($winning, "accusative") } nicht schlagen.
            }
       *[one]
            { $highest ->
                [yes] Richtig war { FORM($card, "nominative") }, die höchste Karte, die noch unter { FORM($winning, "dative") } blieb.
               *[no] Richtig war, klein zu bleiben: { FORM($card, "nominative-start") } konnte { FORM($winning, "accusative") } nicht schlagen.
            }
    }
plan-nil-beats =
    { KIND($who) ->
        [you] { FORM($card, "nominative-start") } schlägt { FORM($winning, "accusative") }, aber { plan-higher }.
       *[one] Richtig war { FORM($card, "nominative") }: Damit war zwar { FORM($winning, "nominative") } geschlagen, aber { plan-higher }.
    }

# Der Null eines Partners.
plan-cover-takes-over =
    { KIND($who) ->
        [you] Dein Partner liegt mit { FORM($winning, "dative") } vorn: Übernimm mit { FORM($card, "dative") } und rette den Null.
       *[one] { FORM($who, "genitive") } Partner lag mit { FORM($winning, "dative") } vorn: Richtig war, mit { FORM($card, "dative") } zu übernehmen und den Null zu retten.
    }
plan-cover-high =
    { KIND($who) ->
        [you]
            { $higher ->
                [0] { plan-partner-to-play }, also deck den Null: { FORM($card, "nominative-start") } ist das höchste { $suit }, das noch da ist.
                [one] { plan-partner-to-play }, also deck den Null: Nur { $higher } { $suit } über { FORM($card, "dative") } ist noch draußen.
               *[other] { plan-partner-to-play }, also deck den Null mit { FORM($card, "dative") }.
            }
       *[one]
            { $higher ->
                [0] { plan-partner-to-play }, der Null brauchte Deckung: { FORM($card, "nominative-start") } war das höchste { $suit }, das noch da war.
                [one] { plan-partner-to-play }, der Null brauchte Deckung: Nur { $higher } { $suit } über { FORM($card, "dative") } war noch draußen.
               *[other] { plan-partner-to-play }. Richtig war, den Null mit { FORM($card, "dative") } zu decken.
            }
    }
plan-cover-out =
    { KIND($who) ->
        [you] Dein Partner hat kein { $suit } mehr, also spiel { FORM($card, "accusative") } aus: ein gefahrloser Abwurf.
       *[one] { FORM($who, "genitive") } Partner hatte kein { $suit } mehr, also war { FORM($card, "nominative") } das richtige Ausspiel: ein gefahrloser Abwurf.
    }
plan-cover-lead =
    { $higher ->
        [0] { plan-cover-lead-so }: { plan-higher-start }.
        [1] { plan-cover-lead-so }: Nur { plan-higher }.
       *[other] { plan-lead }, mit Rücksicht auf den Null beim Partner: { plan-higher-start }.
    }
plan-cover-lead-so =
    { KIND($who) ->
        [you] { plan-lead } und deck damit den Null deines Partners
       *[one] { plan-lead } und damit den Null des Partners zu decken
    }

# Ein gegnerischer Null.
plan-leaves-to-nil =
    { KIND($who) ->
        [you] Wer Null geboten hat, liegt mit { FORM($winning, "dative") } vorn, und mit { FORM($card, "dative") } bleibt es dabei.
       *[one] Wer Null geboten hatte, lag mit { FORM($winning, "dative") } vorn, und mit { FORM($card, "dative") } wäre es dabei geblieben.
    }
plan-low-at-nil =
    { KIND($who) ->
        [you]
            { $lower ->
                [0] { plan-lead }, gegen den Null: Kein kleineres { $suit } ist mehr draußen, das darunter bliebe.
                [one] { plan-lead }, gegen den Null: Nur noch { $lower } kleineres { $suit } ist draußen, das darunter bliebe.
               *[other] { plan-lead }, gegen den Null: Nur noch { $lower } kleinere { $suit } sind draußen, die darunter blieben.
            }
       *[one]
            { $lower ->
                [0] { plan-lead }, gegen den Null: Kein kleineres { $suit } war mehr draußen, das darunter geblieben wäre.
                [one] { plan-lead }, gegen den Null: Nur noch { $lower } kleineres { $suit } war draußen, das darunter geblieben wäre.
               *[other] { plan-lead }, gegen den Null: Nur noch { $lower } kleinere { $suit } waren draußen, die darunter geblieben wären.
            }
    }

# Ausspielen für das Gebot.
plan-cash-highest =
    { KIND($who) ->
        [you]
            { KIND($suit) ->
                [spades]
                    { $now ->
                        [yes] { plan-lead }: jetzt das höchste Pik, das noch da ist.
                       *[no] { plan-lead }: das höchste Pik, das noch da ist.
                    }
               *[other]
                    { $now ->
                        [yes] { FORM($card, "nominative-start") } ist jetzt das höchste { $suit }: Zieh es ab, bevor jemand keins mehr hat.
                       *[no] { FORM($card, "nominative-start") } ist das höchste { $suit }, das noch da ist: Zieh es ab, bevor jemand keins mehr hat.
                    }
            }
       *[one]
            { KIND($suit) ->
                [spades] { plan-lead }: inzwischen das höchste Pik, das noch da war.
               *[other] { FORM($card, "nominative-start") } war das höchste { $suit }, das noch da war: Richtig war, es abzuziehen, bevor jemand keins mehr hatte.
            }
    }
plan-leads-for-bid = { plan-need }. { plan-lead }; { plan-higher }.
plan-leads-last =
    { KIND($who) ->
        [you] { FORM($card, "nominative-start") } ist dein letztes { $suit }: Spiel es aus, dann kannst du das nächste stechen.
       *[one] { FORM($card, "nominative-start") } war { FORM($who, "genitive") } letztes { $suit }: Richtig war, es auszuspielen und das nächste zu stechen.
    }
plan-drives-out =
    { KIND($who) ->
        [you] { plan-lead } und treib { FORM($by, "accusative") } heraus, die einzige Karte darüber.
       *[one] { plan-lead } und { FORM($by, "accusative") } herauszutreiben, die einzige Karte darüber.
    }
plan-draws-spades =
    { KIND($spades) ->
        [none]
            { KIND($who) ->
                [you] { plan-lead } und zieh Pik.
               *[one] { plan-lead } und Pik zu ziehen.
            }
       *[some]
            { KIND($who) ->
                [you]
                    { $spades ->
                        [0] Sonst hat niemand mehr Pik, also spiel { FORM($card, "accusative") } aus.
                        [one] { plan-lead } und zieh Pik: { $spades } ist noch draußen.
                       *[other] { plan-lead } und zieh Pik: { $spades } sind noch draußen.
                    }
               *[one]
                    { $spades ->
                        [0] Sonst hatte niemand mehr Pik, also war { FORM($card, "nominative") } das richtige Ausspiel.
                        [one] { plan-lead } und Pik zu ziehen: { $spades } war noch draußen.
                       *[other] { plan-lead } und Pik zu ziehen: { $spades } waren noch draußen.
                    }
            }
    }
plan-draws-spades-for =
    { KIND($who) ->
        [you]
            { $spades ->
                [one] { $spades } Pik ist noch draußen und könnte { FORM($boss, "accusative") } stechen: Zieh es mit { FORM($card, "dative") }.
               *[other] { $spades } Pik sind noch draußen und könnten { FORM($boss, "accusative") } stechen: Zieh sie mit { FORM($card, "dative") }.
            }
       *[one]
            { $spades ->
                [one] { $spades } Pik war noch draußen und hätte { FORM($boss, "accusative") } von { reason-of } stechen können: Richtig war, es mit { FORM($card, "dative") } zu ziehen.
               *[other] { $spades } Pik waren noch draußen und hätten { FORM($boss, "accusative") } von { reason-of } stechen können: Richtig war, sie mit { FORM($card, "dative") } zu ziehen.
            }
    }
plan-cannot-be-ruffed =
    { KIND($who) ->
        [you] Sonst hat niemand mehr Pik, also kann niemand { FORM($card, "accusative") } stechen.
       *[one] Sonst hatte niemand mehr Pik, also konnte niemand { FORM($card, "accusative") } stechen.
    }
plan-ruffed-by-partner =
    { KIND($who) ->
        [you] { plan-lead }: { reason-player-start } hat kein { $suit } mehr und kann stechen.
       *[one] { plan-lead }: { reason-player-start } hatte kein { $suit } mehr und hätte stechen können.
    }
plan-other-is-ruffed =
    { KIND($who) ->
        [you] { reason-player-start } hat kein { $suit } mehr und sticht vielleicht, also spiel { FORM($card, "accusative") } aus.
       *[one] { reason-player-start } hatte kein { $suit } mehr und hätte vielleicht gestochen, also war { FORM($card, "nominative") } das richtige Ausspiel.
    }

# Das Gebot, in einem Stich, zu dem schon ausgespielt ist.
plan-needed =
    { KIND($who) ->
        [you]
            { $last ->
                [yes] { plan-need }, und { FORM($card, "nominative") } macht diesen hier.
               *[no] { plan-need }, und { FORM($card, "nominative") } kann diesen hier machen.
            }
       *[one]
            { $last ->
                [yes] { plan-need }, und { FORM($card, "nominative") } hätte diesen hier gemacht.
               *[no] { plan-need }, und { FORM($card, "nominative") } hätte diesen hier machen können.
            }
    }
plan-needed-highest =
    { KIND($who) ->
        [you] { plan-need }, und { FORM($card, "nominative") } ist jetzt das höchste { $suit }, das noch da ist.
       *[one] { plan-need }, und { FORM($card, "nominative") } war inzwischen das höchste { $suit }, das noch da war.
    }
plan-cannot-be-overruffed =
    { KIND($who) ->
        [you] { reason-player-start } hat kein Pik mehr und kann { FORM($card, "accusative") } nicht überstechen.
       *[one] { reason-player-start } hatte kein Pik mehr und konnte { FORM($card, "accusative") } nicht überstechen.
    }
plan-partners-highest =
    { KIND($who) ->
        [you] { FORM($highest, "nominative-start") } { plan-at-partner } ist jetzt das höchste { $suit }, also spiel { FORM($card, "accusative") }.
       *[one] { FORM($highest, "nominative-start") } { plan-at-partner } war inzwischen das höchste { $suit }, also war { FORM($card, "nominative") } richtig.
    }
plan-partner-wins =
    { KIND($who) ->
        [you]
            { KIND($saves) ->
                [none] { plan-partner-start } liegt mit { FORM($winning, "dative") } vorn, also spiel { FORM($card, "accusative") }.
               *[some] { plan-partner-start } liegt mit { FORM($winning, "dative") } vorn, also spiel { FORM($card, "accusative") } und heb { FORM($saves, "accusative") } auf.
            }
       *[one]
            { KIND($saves) ->
                [none] { plan-partner-start } lag mit { FORM($winning, "dative") } vorn, also war { FORM($card, "nominative") } richtig.
               *[some] { plan-partner-start } lag mit { FORM($winning, "dative") } vorn. Richtig war, { FORM($card, "accusative") } zu spielen und { FORM($saves, "accusative") } aufzuheben.
            }
    }
plan-partner-is-behind =
    { KIND($who) ->
        [you] { plan-partner-start } kommt noch dran, also heb { FORM($saves, "accusative") } auf und spiel { FORM($card, "accusative") }.
       *[one] { plan-partner-start } kam noch dran, also war { FORM($card, "nominative") } richtig: { FORM($saves, "nominative-start") } konnte warten.
    }
plan-saves =
    { KIND($who) ->
        [you] Spiel { FORM($card, "accusative") } und heb { FORM($saves, "accusative") } für einen späteren Stich auf.
       *[one] Richtig war, { FORM($card, "accusative") } zu spielen und { FORM($saves, "accusative") } für einen späteren Stich aufzuheben.
    }
plan-loses-last =
    { KIND($who) ->
        [you] Diesen Stich bekommst du nicht, aber { FORM($card, "nominative") } ist dein letztes { $suit }: Das nächste kannst du stechen.
       *[one] Diesen Stich konnte { FORM($who, "within") } nicht bekommen, aber { FORM($card, "nominative") } war das letzte { $suit }: Das nächste ließ sich stechen.
    }
plan-cannot-beat =
    { KIND($who) ->
        [you] { FORM($winning, "accusative-start") } kannst du nicht schlagen, also spiel { FORM($card, "accusative") }.
       *[one] { FORM($winning, "accusative-start") } konnte { FORM($who, "within") } nicht schlagen, also war { FORM($card, "nominative") } richtig.
    }

# Jenseits des Gebots.
plan-made-stops =
    { KIND($who) ->
        [you] { plan-made }, und { plan-rivals-need }: { FORM($card, "nominative-start") } kann ihm einen nehmen.
       *[one] { plan-made }, und { plan-rivals-need }: { FORM($card, "nominative-start") } hätte ihm einen nehmen können.
    }
plan-made-loses-lead =
    { KIND($who) ->
        [you] { plan-made }, also gib mit { FORM($card, "dative") } das Ausspiel ab: { plan-higher-start }.
       *[one] { plan-made }. Richtig war, mit { FORM($card, "dative") } das Ausspiel abzugeben: { plan-higher-start }.
    }
plan-made-leads-against = { plan-made }, und { plan-rivals-need }. { plan-lead }; { plan-higher }.
plan-made-partner-wins =
    { KIND($who) ->
        [you] { plan-made }, und { plan-partner } liegt mit { FORM($winning, "dative") } vorn: Spiel { FORM($card, "accusative") }.
       *[one] { plan-made }, und { plan-partner } lag mit { FORM($winning, "dative") } vorn: Richtig war { FORM($card, "nominative") }.
    }
plan-leaves =
    { KIND($who) ->
        [you]
            { $made ->
                [yes] { plan-made }, also lass { FORM($winning, "dative") } den Stich und spiel { FORM($card, "accusative") }.
               *[no] Zu erfüllen ist nichts, also lass { FORM($winning, "dative") } den Stich und spiel { FORM($card, "accusative") }.
            }
       *[one]
            { $made ->
                [yes] { plan-made }. Richtig war, { FORM($winning, "dative") } den Stich zu lassen und { FORM($card, "accusative") } zu spielen.
               *[no] Zu erfüllen war nichts. Richtig war, { FORM($winning, "dative") } den Stich zu lassen und { FORM($card, "accusative") } zu spielen.
            }
    }
plan-lost-stops =
    { KIND($who) ->
        [you] { plan-set }, aber { plan-rivals-need }: { FORM($card, "nominative-start") } kann ihm einen nehmen.
       *[one] { plan-set }, aber { plan-rivals-need }: { FORM($card, "nominative-start") } hätte ihm einen nehmen können.
    }
plan-lost-saves =
    { KIND($who) ->
        [you] { plan-set }, aber { plan-rivals-need }: Spiel { FORM($card, "accusative") } und heb { FORM($boss, "accusative") } auf, um ihm einen zu nehmen.
       *[one] { plan-set }, aber { plan-rivals-need }: Richtig war, { FORM($card, "accusative") } zu spielen und { FORM($boss, "accusative") } aufzuheben, um ihm einen zu nehmen.
    }
plan-lost-leaves =
    { KIND($who) ->
        [you] Dein Gebot ist geplatzt und das gegnerische erfüllt, also spiel { FORM($card, "accusative") } und lass { FORM($winning, "dative") } den Stich.
       *[one] { plan-set } und das gegnerische erfüllt. Richtig war, { FORM($card, "accusative") } zu spielen und { FORM($winning, "dative") } den Stich zu lassen.
    }
plan-lost-leads = { plan-set }, aber { plan-rivals-need }. { plan-lead }; { plan-higher }.
plan-lost-ducks =
    { KIND($who) ->
        [you] { plan-set }, aber { plan-rivals-need }: Lass { FORM($winning, "dative") } den Stich und spiel { FORM($card, "accusative") }.
       *[one] { plan-set }, aber { plan-rivals-need }: Richtig war, { FORM($winning, "dative") } den Stich zu lassen und { FORM($card, "accusative") } zu spielen.
    }
# Ausspielen, wenn das Gebot entschieden ist.
plan-leads =
    { $decided ->
        [made] { plan-made }. { plan-lead }; { plan-higher }.
        [lost] { plan-set }. { plan-lead }; { plan-higher }.
       *[no-bid]
            { KIND($who) ->
                [you] Zu erfüllen ist nichts. { plan-lead }; { plan-higher }.
               *[one] Zu erfüllen war nichts. { plan-lead }; { plan-higher }.
            }
    }
plan-does =
    { KIND($who) ->
        [you]
            { $verdict ->
                [nil-at-risk] Mit { FORM($card, "dative") } riskierst du deinen Null am wenigsten.
                [at-nil] { FORM($card, "nominative-start") } ist so klein, dass den Stich vielleicht machen muss, wer Null geboten hat.
                [no-bid] Zu erfüllen ist nichts, und { FORM($card, "nominative") } schadet dem Gegner am meisten.
                [made] Dein Gebot ist erfüllt, und { FORM($card, "nominative") } schadet dem Gegner mehr, als ein Überstich kostet.
               *[lost] Dein Gebot ist geplatzt, und { FORM($card, "nominative") } richtet den größten Schaden an.
            }
       *[one]
            { $verdict ->
                [nil-at-risk] Mit { FORM($card, "dative") } war { FORM($who, "genitive") } Null am wenigsten in Gefahr.
                [at-nil] { FORM($card, "nominative-start") } war so klein, dass den Stich vielleicht hätte machen müssen, wer Null geboten hatte.
                [no-bid] Zu erfüllen war nichts, und { FORM($card, "nominative") } hätte dem Gegner am meisten geschadet.
                [made] { plan-made }, und { FORM($card, "nominative") } hätte dem Gegner mehr geschadet, als ein Überstich kostet.
               *[lost] { plan-set }, und { FORM($card, "nominative") } hätte den größten Schaden angerichtet.
            }
    }

## Warum die gefundene Karte besser ist als die gespielte ($taken).

why-card-worth = { FORM($found, "nominative-start") } ist etwa { costs-points } mehr wert als { FORM($taken, "nominative") }.
why-taken-costs = { FORM($taken, "nominative-start") } kostet etwa { costs-points }.
why-keeps-nil = Mit { FORM($found, "dative") } klappt dein Null; mit { FORM($taken, "dative") } platzt er.
why-makes-bid = Mit { FORM($found, "dative") } schaffst du { $bid }; mit { FORM($taken, "dative") } platzt dein Gebot.
why-lets-ruff = Mit { FORM($found, "dative") } schaffst du { $bid }; { FORM($taken, "nominative") } lässt den Gegner stechen, und dein Gebot platzt.
why-loses-to = Mit { FORM($found, "dative") } schaffst du { $bid }; { FORM($taken, "nominative") } kann gegen { FORM($by, "accusative") } verlieren, und dein Gebot platzt.
why-stays-below = Mit { FORM($found, "dative") } schaffst du { $bid }; { FORM($taken, "nominative") } verliert diesen Stich gegen { FORM($by, "accusative") }, und dein Gebot platzt.
why-sets-their-nil = Mit { FORM($found, "dative") } platzt der gegnerische Null; { FORM($taken, "nominative") } lässt ihn durch.
why-sets-them = Mit { FORM($found, "dative") } platzt das gegnerische Gebot; { FORM($taken, "nominative") } lässt es durch.
why-fewer-bags =
    { $bags ->
        [one] { FORM($found, "nominative-start") } bringt einen Überstich weniger als { FORM($taken, "nominative") }.
       *[other] { FORM($found, "nominative-start") } bringt { $bags } Überstiche weniger als { FORM($taken, "nominative") }.
    }
why-fewer-tricks = { FORM($found, "nominative-start") } gibt deinen Gegnern weniger Stiche als { FORM($taken, "nominative") }.
why-nil-makes = Mit { FORM($found, "dative") } klappt dein Null auch bei bestem Gegenspiel; { FORM($taken, "nominative") } kostet etwa { costs-points }.
why-bid-makes = Mit { FORM($found, "dative") } schaffst du { $bid } auch bei bestem Gegenspiel; { FORM($taken, "nominative") } kostet etwa { costs-points }.
why-their-nil-fails = Mit { FORM($found, "dative") } platzt der gegnerische Null auch bei bestem Gegenspiel; { FORM($taken, "nominative") } kostet etwa { costs-points }.
why-they-are-set = Mit { FORM($found, "dative") } platzt das gegnerische Gebot auch bei bestem Gegenspiel; { FORM($taken, "nominative") } kostet etwa { costs-points }.
why-reaches =
    { $goal ->
        [own-nil] Mit { FORM($found, "dative") } klappt dein Null in { $odds }
        [own-bid] Mit { FORM($found, "dative") } schaffst du { $bid } in { $odds }
        [side-bid] Mit { FORM($found, "dative") } schafft deine Seite { $bid } in { $odds }
        [partner-nil] Mit { FORM($found, "dative") } klappt der Null deines Partners in { $odds }
        [rival-nil] Mit { FORM($found, "dative") } platzt der gegnerische Null in { $odds }
       *[rival-bid] Mit { FORM($found, "dative") } platzt das gegnerische Gebot in { $odds }
    }
why-oftener = { why-reaches }; mit { FORM($taken, "dative") } in { $other }.
why-often = { why-reaches }; { FORM($taken, "nominative") } kostet etwa { costs-points }.
why-fewer-on-average = Mit { FORM($found, "dative") } sind es im Schnitt { $bags } Überstiche, mit { FORM($taken, "dative") } { $other }.
why-few-on-average = Mit { FORM($found, "dative") } sind es im Schnitt { $bags } Überstiche; { FORM($taken, "nominative") } kostet etwa { costs-points }.

## Warum eine Karte bei der Kartenwahl besser behalten oder abgelegt wird.

why-keeping =
    { KIND($card) ->
        [none] Die Karte zu behalten ist etwa { costs-points } mehr wert, als sie abzulegen.
       *[some] { FORM($card, "accusative-start") } zu behalten ist etwa { costs-points } mehr wert als das Ablegen.
    }
why-discarding =
    { KIND($card) ->
        [none] Die Karte abzulegen ist etwa { costs-points } mehr wert, als sie zu behalten.
       *[some] { FORM($card, "accusative-start") } abzulegen ist etwa { costs-points } mehr wert als das Behalten.
    }

## Warum das gefundene Gebot besser ist als das gemachte ($taken, mit $other Stichen).

why-found-start =
    { KIND($found) ->
        [blind-nil] Blind-Null
        [nil] Null
        [bid] Ein Gebot von { $bid }
        [blind-bid] Ein blindes Gebot
        [misdeal] Ein neues Blatt
       *[look] Ein Blick in die Karten
    }
why-taken-bid =
    { KIND($taken) ->
        [blind-nil] Blind-Null
        [nil] Null
        [bid] ein Gebot von { $other }
        [blind-bid] ein blindes Gebot
        [misdeal] ein neues Blatt
       *[look] ein Blick in die Karten
    }
why-side-makes =
    { $side ->
        [total] Mit einem Gebot von { $bid } schafft deine Seite ihre { $total } in { $odds }
        [open] Mit einem Gebot von { $bid } erfüllt deine Seite ihr Gebot in { $odds }
        [dummy] Ein Gebot von { $bid } bringt dir vielleicht den Dummy und klappt in { $odds }
       *[own] Ein Gebot von { $bid } schaffst du in { $odds }
    }
why-bid-too-high = { why-side-makes }; { why-taken-bid } verlangt zu viel von diesem Blatt.
why-bid-too-low = { why-side-makes }; { why-taken-bid } verschenkt Punkte.
why-bid-likely = { why-side-makes }. Das ist besser als { why-taken-bid }.
why-nil-likely = Null klappt in { $odds }. Das ist besser als { why-taken-bid }.
why-nil-covered = Null klappt in { $odds }, weil dein Partner decken kann. Das ist besser als { why-taken-bid }.
why-nil-stands = Bei bestem Spiel klappt Null. Das ist besser als { why-taken-bid }.
why-taken-is-set = Bei bestem Spiel schaffst du ein Gebot von { $bid }, aber ein Gebot von { $other } platzt.
why-leaves-points = Bei bestem Spiel schaffst du ein Gebot von { $bid }; ein Gebot von { $other } verschenkt Punkte.
why-bid-stands = Bei bestem Spiel schaffst du ein Gebot von { $bid }. Bei diesem Stand ist das besser als { why-taken-bid }.
why-gamble = { why-found-start } platzt bei bestem Gegenspiel, ist aber bei diesem Stand ein besseres Wagnis als { why-taken-bid }.
why-best-on-average = { why-found-start } bringt im Schnitt der Verteilungen am meisten, mehr als { why-taken-bid }.
why-bid-worth = { why-found-start } ist etwa { costs-points } mehr wert als { why-taken-bid }.

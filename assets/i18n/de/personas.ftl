# Sprüche der Computerspieler am Tisch, nach der Farbe ihrer Karte: Kreuz ist eifrig, Karo zählt das Geld, Herz ist herzlich, Pik ist trocken.
# Höchstens 45 Zeichen.

talk = { $who }: { $line }

talk-line-my-nil =
    { KIND($suit) ->
        [clubs] Null Stiche! Das ist gut, oder?
        [diamonds] Hundert Punkte fürs Nichtstun.
        [hearts] Man hat mich durchgelassen. Wie lieb.
       *[spades] Nichts. Wie geplant.
    }
talk-line-your-nil =
    { KIND($suit) ->
        [clubs] Kein Stich? Bring mir das bei!
        [diamonds] So teuer war nichts noch nie.
        [hearts] Schöner Null. Ich hab alles versucht.
       *[spades] Ich habe die Lücke gesucht. Es gab keine.
    }
talk-line-one-trick-too-many =
    { KIND($suit) ->
        [clubs] Oh nein. Und nur einer!
        [diamonds] Pech. Ich hätte darauf gewettet.
        [hearts] Der Null hätte Besseres verdient.
       *[spades] Ein Stich. Mehr brauchte es nicht.
    }
talk-line-your-nil-failed =
    { KIND($suit) ->
        [clubs] Beim Bieten sah das so leicht aus!
        [diamonds] Das war ein teures Nichts.
        [hearts] Nächstes Mal schaue ich weg.
       *[spades] Der Null verzeiht nichts.
    }
talk-line-you-set-me =
    { KIND($suit) ->
        [clubs] Das Ass hab ich wohl zweimal gezählt.
        [diamonds] Autsch. Das geht ins Geld.
        [hearts] Stark gespielt. Das kam unerwartet.
       *[spades] Du zählst mit. Ist mir aufgefallen.
    }
talk-line-one-short =
    { KIND($suit) ->
        [clubs] Passiert mir dauernd!
        [diamonds] Der eine, der fehlt, ist der teuerste.
        [hearts] Mutig geboten. Hätte ich auch gewagt.
       *[spades] Knapp daneben ist auch vorbei.
    }
talk-line-together =
    { KIND($suit) ->
        [clubs] Geschafft! Wir haben’s wirklich geschafft!
        [diamonds] Ein reelles Geschäft, Partner.
        [hearts] Auf uns zwei ist eben Verlass.
       *[spades] Geboten, gemacht. So gehört sich das.
    }
talk-line-exactly =
    { KIND($suit) ->
        [clubs] Genau wie geboten! Wie machst du das?
        [diamonds] Passend gezahlt, kein Wechselgeld.
        [hearts] Kein Stich zu viel. Wunderbar.
       *[spades] Präzise. Das gefällt mir.
    }
talk-line-ten-bags =
    { KIND($suit) ->
        [clubs] Moment, zu viele Stiche sind schlecht?
        [diamonds] Am Ende kassiert immer die Bank.
        [hearts] Schon zehn? Die schleichen sich an.
       *[spades] Zehn. Ich habe mitgezählt.
    }
talk-line-won =
    { KIND($suit) ->
        [clubs] Ich hab gewonnen? Ich hab gewonnen!
        [diamonds] Mit dir macht man gern Geschäfte.
        [hearts] Schöne Partie. Noch eine?
       *[spades] Noch mal?
    }
talk-line-lost =
    { KIND($suit) ->
        [clubs] Noch mal! Nächstes Mal krieg ich dich!
        [diamonds] Ausgenommen wie eine Weihnachtsgans.
        [hearts] Wenn schon verlieren, dann gegen dich.
       *[spades] Du warst besser. Genieß es.
    }

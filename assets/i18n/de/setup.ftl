# Eine Partie zusammenstellen.

setup-new-match = Neue Partie
setup-players = Spieler
setup-level-of-the-computer = Stufe des Computers
setup-match-ends-at = Länge der Partie
setup-blind-nil = Blind-Null
setup-prevent-reneging = Falsches Bedienen verhindern
setup-deal = Geben
setup-next = Weiter
setup-group-two-players = Zu zweit
setup-group-classic-games = Klassisch
setup-group-table-rules = Hausregeln
setup-step-rules = Regeln
setup-step-players = Spieler
setup-step-match = Partie
setup-step-more = Mehr
setup-detail-blind-nil = { $points } Punkte, geboten vor dem ersten Blick ins Blatt
setup-detail-prevent-reneging = Unerlaubte Karten lassen sich nicht spielen; sonst darf dein Gegner „Falsch bedient!“ rufen

## Plätze, nach der Seite des Tisches.

seat-row-person = { $seat }: Mensch
seat-row-computer = { $seat }: Computer
seat-row-name = { $seat }: Name
seat-row-weaker = { $seat }: schwächer
seat-row-stronger = { $seat }: stärker
seat-name-you = Du
namesake = { $number } { $name }
undrawn-all = Diese Zeichen lassen sich nicht anzeigen
undrawn-some = Manche Zeichen erscheinen als ?
two-people-title = Ihr zwei
two-people-partners = Partner
two-people-opponents = Gegner
together-nobody = Keine Partner: jeder für sich.
together-pairs = Süd und Nord sind Partner, West und Ost auch.
together-dummy = Ost ist der Dummy. Ihn spielt, wer am höchsten bietet.

length-name-quick = Schnell
length-name-target = { $points }
length-in-line-target = bis { $points }
duration-minutes = { $count } Min.
duration-hours = { $count } Std.
duration-hours-and-a-half = { $count }½ Std.

## Was die Varianten sind, in ein paar Wörtern und in ein paar Sätzen.

motto =
    { KIND($preset) ->
        [open-draft] Die Ablage liegt offen
        [closed-draft] Die Ablage bleibt geheim
        [moonshot] Alle 13 Stiche bringen 250
        [pairs] Partner gegenüber
        [solo] Jeder für sich
        [suicide] Ein Partner bietet Null
        [whiz] Biete deine Pik oder Null
        [mirror] Biete deine Pik
        [classic] Blind-Null bei Rückstand
        [ace-high] Mindestens 4, kein Null
        [jjdd] Joker und zwei hohe Zweien
        [jjda] Joker und eine hohe Zwei
        [pass-two] Bei Null zwei Karten tauschen
        [lowest-club] Zuerst das kleinste Kreuz
       *[three-handed] Höchstgebot spielt den Dummy
    }
custom-motto = Stell jede Regel selbst ein
outline =
    { $players ->
        [2] { outline-length } · zu zweit
        [3] { outline-length } · zu dritt
       *[other] { outline-length } · zu viert
    }
outline-length =
    { KIND($target) ->
        [none] { length-name-quick }
       *[other] Bis { $target }
    }
description =
    { KIND($note) ->
        [none] { description-and-ending }
       *[some] { description-and-ending } { $note }
    }
description-and-ending =
    { KIND($ending) ->
        [none] { $about }
       *[some] { $about } { $ending }
    }
about-preset =
    { KIND($preset) ->
        [open-draft] Ziehen, dann behalten oder ablegen, je 13-mal. Die Ablage liegt offen: Merk sie dir, und du kennst beide Blätter.
        [closed-draft] Ziehen, dann behalten oder ablegen, je 13-mal. Nur du weißt, was du abgelegt hast.
        [moonshot] „{ preset-open-draft }“ mit Durchmarsch: Wer alle 13 bietet und macht, bekommt 250. Ein geplatzter Null oder Durchmarsch bringt nur Überstiche.
        [pairs] Zwei Partner gegen zwei, je 13 Karten. Eure Gebote ergeben zusammen einen Kontrakt; die Stiche eines geplatzten Null helfen dem Partner.
        [solo] Zu viert, jeder für sich. Null bringt 50; fünf Überstiche kosten 50.
        [suicide] In jedem Paar muss einer Null bieten und der andere mindestens 4. Die Stiche eines geplatzten Null helfen dem Partner.
        [whiz] Mit Partner. Biete Null oder genau so viele Stiche, wie du Pik hast. Die Stiche eines geplatzten Null helfen dem Partner.
        [classic] Mit Partner. Die Stiche eines geplatzten Null sind Überstiche, Überstiche bleiben stehen, und Blind-Null darf nur bieten, wer 100 zurückliegt.
        [ace-high] Hausregeln: kein Null, mit dem Partner mindestens 4, Gebote ab 10 bringen 150, Pik jederzeit. Zweimal geplatzt, und die Partie ist verloren.
        [jjdd] Joker Joker Deuce Deuce: kein Null, mit dem Partner mindestens 4, Gebote ab 10 bringen 200, blind ab 6 bei 100 Rückstand, 13 gewinnt. Zweimal geplatzt, und die Partie ist verloren.
        [jjda] Joker Joker Deuce Ace: kein Null, mit dem Partner mindestens 4, die erste Runde ohne Gebote. Später wird bei Geboten unter 11 neu gegeben. Zweimal geplatzt, und die Partie ist verloren.
        [pass-two] Mit Partner, Jokern und hohen Zweien, zusammen mindestens 4. Neben Null tauscht ihr zwei Karten, die Stiche eines geplatzten Null sind Überstiche. Gebote ab 10 bringen 200.
        [lowest-club] Mit Partner. Zum ersten Stich spielt jeder sein kleinstes Kreuz. Nur einer darf Null bieten, geplatzt sind dessen Stiche Überstiche. Bei Blind-Null tauscht ihr zwei Karten.
        [mirror] Mit Partner. Biete genau so viele Stiche, wie du Pik hast; ohne Pik ist es Null. Die Stiche eines geplatzten Null helfen dem Partner.
       *[three-handed] Drei Spieler und ein Dummy. Wer am höchsten bietet, spielt mit dem Dummy gegen die anderen zwei.
    }
ending-target = Wer zuerst { $target } hat, gewinnt.
ending-target-or-rounds =
    { $rounds ->
        [1] Es gewinnt, wer zuerst { $target } hat oder nach einer Runde vorn liegt.
        [one] Es gewinnt, wer zuerst { $target } hat oder nach { $rounds } Runden vorn liegt.
       *[other] Es gewinnt, wer zuerst { $target } hat oder nach { $rounds } Runden vorn liegt.
    }
ending-rounds =
    { $rounds ->
        [1] Eine Runde: Es gewinnt, wer die meisten Punkte hat.
        [one] Nach { $rounds } Runden gewinnt, wer die meisten Punkte hat.
       *[other] Nach { $rounds } Runden gewinnt, wer die meisten Punkte hat.
    }

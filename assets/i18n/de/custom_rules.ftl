# Der Editor für eigene Regeln, und die Texte jeder Regel.

editor-custom-rules = Eigene Regeln
editor-start-from = Vorlage
editor-these-rules-fit = Diese Regeln passen zusammen.
editor-use-these-rules = Regeln übernehmen

## Regeln und ihre Möglichkeiten.

rule-players = Spieler
rule-sides = Seiten
rule-sides-single = Jeder für sich
rule-sides-partners = Partner
rule-sides-dummy = Mit Dummy
rule-hands = Blätter
rule-hands-deal = Ausgeteilt
rule-hands-open-draft = Offene Wahl
rule-hands-closed-draft = Geheime Wahl
rule-hands-unseen-draft = Blinde Wahl
rule-trumps = Über dem Pik-Ass
rule-trumps-ace = Nichts
rule-trumps-jokers = Joker
rule-trumps-deuce = Hohe Zwei
rule-trumps-jokers-deuce = Joker, hohe Zwei
rule-trumps-jokers-deuces = Joker, hohe Zweien
rule-removed = Zweien, die den Jokern weichen
rule-removed-minor = Kreuz, Karo
rule-removed-red = Herz, Karo
rule-bidding = Bieten
rule-bidding-free = Frei
rule-bidding-whiz = Whiz
rule-bidding-mirror = Mirror
rule-bidding-suicide = Suicide
rule-bids-first = Bietet zuerst
rule-bids-first-first = Erster Spieler
rule-bids-first-second = Zweiter Spieler
rule-leads-first = Spielt zuerst aus
rule-leads-first-first = Erster Spieler
rule-leads-first-second = Zweiter Spieler
rule-leads-first-highest-bidder = Höchstes Gebot
rule-leads-first-low-club = Kleinstes Kreuz
rule-spades-lead = Pik ausspielen
rule-spades-lead-broken = Wenn Pik offen ist
rule-spades-lead-any-time = Jederzeit
rule-first-trick = Erster Stich
rule-first-trick-free = Wie die anderen
rule-first-trick-no-spade = Ohne Pik
rule-first-trick-lowest-clubs = Kleinstes Kreuz
rule-first-round-bids-itself = Erste Runde ohne Gebote
rule-first-round-min-tricks = Stiche, die man darin braucht
rule-blind-bid = Blind bieten ab
rule-blind-bid-failure = Verfehltes blindes Gebot
rule-blind-bid-failure-double = Kostet 20 je Stich
rule-blind-bid-failure-single = Kostet 10 je Stich
rule-pass-nil = Geschobene Karten bei Null
rule-pass-blind-nil = Geschobene Karten bei Blind-Null
rule-pass-order = Reihenfolge beim Schieben
rule-pass-order-bidder-first = Erst, wer Null bietet
rule-pass-order-together = Gleichzeitig
rule-misdeal = Blatt hinwerfen
rule-misdeal-none = Nicht erlaubt
rule-misdeal-no-spades = Ohne Pik
rule-renege = Falsch bedienen
rule-renege-prevented = Geht nicht
rule-renege-penalised = Wird bestraft
rule-min-bid-player = Mindestgebot
rule-min-bid-side = Mindestgebot einer Seite
rule-min-bid-total = Mindestsumme aller Gebote
rule-min-bid-below-total = Wenn die Summe nicht reicht
rule-min-bid-below-total-throw-in = Neu geben
rule-min-bid-below-total-raise = Der Letzte erhöht
rule-total-not-thirteen = Gebote ergeben nie 13
rule-nil = Null
rule-nil-partner-min = Null nur neben einem Gebot ab
rule-nil-failure = Geplatzter Null
rule-nil-failure-penalty = Kostet seine Punkte
rule-nil-failure-bags = Keine Strafe, nur Überstiche
rule-failed-nil-helps-partner = Stiche eines geplatzten Null helfen dem Partner
rule-failed-nil-bags = Stiche eines geplatzten Null sind auch Überstiche
rule-blind-nil = Blind-Null
rule-blind-behind = Blind nur bei Rückstand ab
rule-moon = Durchmarsch
rule-moon-wins-match = Gewinnt
rule-moon-failure = Verfehlter Durchmarsch
rule-moon-failure-bags = Nur Überstiche
rule-moon-failure-set = Geplatzt
rule-ten-made = Gebot ab 10, erfüllt
rule-ten-failed = Gebot ab 10, geplatzt
rule-set-cost = Geplatztes Gebot
rule-set-cost-bid = Kostet das Gebot
rule-set-cost-nothing = Kostet nichts
rule-double-nil = Doppel-Null
rule-bags-limit = Überstiche bis zur Strafe
rule-bags-penalty = Strafe für Überstiche
rule-bags-carry = Überstiche bleiben stehen
rule-bags-points = Punkte je Überstich
rule-end-target = Zielpunktzahl
rule-end-floor = Verloren bei
rule-end-rounds = Feste Rundenzahl
rule-end-cap = Höchste Rundenzahl
rule-end-sets = Geplatzt bis zur Niederlage
rule-end-sets-in-a-row = In Folge geplatzt bis zur Niederlage
rule-end-level-plays-on = Bei Gleichstand weiterspielen

rule-detail-total-not-thirteen = Wer zuletzt bietet, muss ausweichen: Einer liegt dann immer daneben
rule-detail-first-round-bids-itself = Jeder Stich darin bringt zehn, sonst zählt nichts
rule-detail-failed-nil-helps-partner = Sie zählen für das Gebot des Partners
rule-detail-failed-nil-bags = Nur, wenn kein Partner Stiche geboten hat
rule-detail-double-nil = Beide schaffen Null: 400 Punkte. Beide schaffen Blind-Null: Partie gewonnen.
rule-detail-bags-carry = Überstiche jenseits der Grenze zählen weiter, sonst geht es bei 0 los
rule-detail-min-bid-side = In Stichen, beide Gebote zusammen
rule-detail-min-bid-total = In Stichen
rule-detail-nil = Punkte, gewonnen oder verloren
rule-detail-nil-partner-min = In Stichen
rule-detail-blind-nil = Punkte, gewonnen oder verloren
rule-detail-blind-behind = In Punkten
rule-detail-blind-bid = Kleinstes Gebot, in Stichen
rule-detail-first-round-min-tricks = Wer weniger macht, verliert die Partie
rule-detail-pass-nil = Karten je Richtung
rule-detail-pass-blind-nil = Karten je Richtung
rule-detail-moon = Punkte für 13, geboten und erfüllt
rule-detail-ten-made = Punkte gewonnen
rule-detail-ten-failed = Punkte verloren
rule-detail-bags-limit = So viele, dann gibt es Abzug
rule-detail-bags-penalty = Punkte Abzug
rule-detail-end-target = Punkte, mit denen man gewinnt
rule-detail-end-floor = Punkte, mit denen man verliert
rule-detail-end-rounds = Runden je Partie
rule-detail-end-cap = Runden, dann gewinnt, wer vorn liegt
rule-detail-end-sets = Geplatzte Gebote in einer Partie
rule-detail-end-sets-in-a-row = Geplatzte Gebote hintereinander
rule-detail-end-level-plays-on = Eine weitere Runde entscheidet, sonst endet die Partie unentschieden

step-less = { $rule }: weniger
step-more = { $rule }: mehr
step-value =
    { KIND($value) ->
        [none] Aus
       *[other] { $value }
    }

## Warum Regeln nicht zusammenpassen.

rules-do-not-fit = Diese Regeln passen nicht zusammen. { $why }
rules-error-range = { $rule }: Wähle eine Zahl von { $min } bis { $max }.
rules-always-set = Es gibt { $spades } Pik, also ergeben die Gebote { $spades }, und eines platzt immer.

rules-error-partners-need-four = Für Partner braucht es vier Spieler.
rules-error-dummy-needs-three = Für den Dummy braucht es genau drei Spieler.
rules-error-three-need-dummy = Zu dritt gehört ein Dummy dazu.
rules-error-draft-needs-two = Nur zu zweit wählt man seine Karten selbst.
rules-error-suicide-needs-partners = { rule-bidding-suicide } geht nur mit Partnern.
rules-error-dummy-needs-free-bids = Wer am höchsten bietet, spielt den Dummy. Darum muss das Bieten auf „{ rule-bidding-free }“ stehen.
rules-error-second-bids-first = Nur zu zweit kann der zweite Spieler zuerst bieten.
rules-error-second-leads-first = Nur zu zweit kann der zweite Spieler zuerst ausspielen.
rules-error-low-club-between-two = Zu zweit ist das halbe Deck aus dem Spiel, also kann das kleinste Kreuz nicht ausspielen.
rules-error-first-trick-between-two = Zu zweit ist das halbe Deck aus dem Spiel, also ist der erste Stich wie die anderen.
rules-error-min-bid-needs-chosen-bids = Bei { rule-bidding-whiz } und { rule-bidding-mirror } bestimmen deine Pik das Gebot, ein Mindestgebot gibt es da nicht.
rules-error-min-bid-in-suicide = { rule-bidding-suicide } hat ein eigenes Mindestgebot.
rules-error-board-needs-chosen-bids = Bei { rule-bidding-whiz } und { rule-bidding-mirror } bestimmen deine Pik das Gebot, ein Mindestgebot der Seite gibt es da nicht.
rules-error-board-in-suicide = { rule-bidding-suicide } hat ein eigenes Mindestgebot, dazu passt keines für die Seite.
rules-error-board-with-dummy = Mit Dummy gilt nur ein einziges Gebot, ein Mindestgebot der Seite gibt es da nicht.
rules-error-total-needs-chosen-bids = Bei { rule-bidding-whiz } und { rule-bidding-mirror } bestimmen deine Pik das Gebot, eine Mindestsumme gibt es da nicht.
rules-error-total-in-suicide = { rule-bidding-suicide } hat ein eigenes Mindestgebot, dazu passt keine Mindestsumme.
rules-error-total-with-dummy = Mit Dummy gilt nur ein einziges Gebot, eine Mindestsumme gibt es da nicht.
rules-error-thirteen-needs-chosen-bids = Bei { rule-bidding-whiz } und { rule-bidding-mirror } bestimmen deine Pik das Gebot, da lässt sich eine Summe von 13 nicht verbieten.
rules-error-thirteen-in-suicide = { rule-bidding-suicide } hat ein eigenes Mindestgebot, da lässt sich eine Summe von 13 nicht verbieten.
rules-error-thirteen-with-dummy = Mit Dummy gilt nur ein einziges Gebot, da gibt es keine Summe von 13 zu verbieten.
rules-error-nil-must-be-possible = { rule-bidding-suicide }, { rule-bidding-whiz } und { rule-bidding-mirror } brauchen Null.
rules-error-nil-is-needed = Ohne Null gibt es keinen Blind-Null, keinen Doppel-Null, kein Schieben und keine Bedingung für Null.
rules-error-nil-partner-needs-partners = Ob Null erlaubt ist, kann nur dann am Partner hängen, wenn es Partner gibt.
rules-error-nil-partner-needs-chosen-bids = Bei { rule-bidding-whiz } und { rule-bidding-mirror } bestimmen deine Pik das Gebot, Null kann da nicht am Partner hängen.
rules-error-nil-partner-in-suicide = { rule-bidding-suicide } regelt Null neben dem Gebot des Partners selbst.
rules-error-nil-partner-and-double-nil = Für Doppel-Null müssen beide Partner Null bieten dürfen.
rules-error-first-round-needs-chosen-bids = Bei { rule-bidding-whiz } und { rule-bidding-mirror } geht es um die Gebote, also hat jede Runde welche.
rules-error-first-round-in-suicide = Bei { rule-bidding-suicide } geht es um die Gebote, also hat jede Runde welche.
rules-error-first-round-with-dummy = Wer am höchsten bietet, spielt den Dummy, also hat jede Runde Gebote.
rules-error-first-round-is-all = Eine Partie über eine Runde hätte dann gar keine Gebote.
rules-error-min-tricks-need-first-round = Stiche braucht man nur in einer ersten Runde ohne Gebote.
rules-error-min-tricks-alone = Spielen vier jeder für sich, käme immer jemand zu kurz.
rules-error-blind-bid-needs-free-bids = Blind bieten geht nur, wenn das Bieten auf „{ rule-bidding-free }“ steht.
rules-error-blind-bid-with-dummy = Mit Dummy gilt nur ein einziges Gebot, ein blindes Gebot für zwei gibt es da nicht.
rules-error-passing-needs-partners = Karten schieben geht nur mit Partner.
rules-error-blind-passing-needs-partners = Karten schieben geht nur mit Partner.
rules-error-blind-passing-needs-blind-nil = Ohne Blind-Null werden dabei auch keine Karten geschoben.
rules-error-misdeal-needs-deal = Nur ein ausgeteiltes Blatt kann man hinwerfen; ein gewähltes hast du dir ausgesucht.
rules-error-blind-nil-needs-free-bids = Blind-Null geht nur, wenn das Bieten auf „{ rule-bidding-free }“ steht.
rules-error-moon-with-dummy = Mit Dummy wechseln die Seiten jede Runde, da gibt es keinen Durchmarsch.
rules-error-moon-needs-chosen-bids = Bei { rule-bidding-whiz } und { rule-bidding-mirror } bestimmen deine Pik das Gebot, da gibt es keinen Durchmarsch.
rules-error-ten-needs-chosen-bids = Bei { rule-bidding-whiz } und { rule-bidding-mirror } bestimmen deine Pik das Gebot, da kann ein Gebot von 10 nichts extra zählen.
rules-error-double-nil-needs-partners = Doppel-Null geht nur mit Partnern.
rules-error-double-nil-in-suicide = { rule-bidding-suicide } schließt Doppel-Null aus.
rules-error-double-nil-needs-penalty = Ein geplatzter Doppel-Null kostet Punkte, also muss auch ein einfacher Null welche kosten.
rules-error-renege-needs-two = Strafen für falsches Bedienen gibt es nur zu zweit.
rules-error-endless = Eine Partie braucht ein Ziel oder eine Zahl von Runden.
rules-error-rounds-beyond-cap = Die feste Rundenzahl liegt über der höchsten.

## Eigene Regeln in einem Satz: „Paare, mit Jokern, Null 50.“

rules-summary =
    { KIND($differences) ->
        [none] Wie { $preset }.
       *[some]
            { $more ->
                [0] { rules-summary-listed }.
                [one] { rules-summary-listed } und noch { $more } Unterschied.
               *[other] { rules-summary-listed } und noch { $more } Unterschiede.
            }
    }
rules-summary-listed = { $preset }, { FORM($differences, "commas") }

different-players =
    { $value ->
        [2] zu zweit
        [3] zu dritt
       *[other] zu viert
    }
different-sides =
    { $value ->
        [single] jeder für sich
        [dummy] mit Dummy
       *[partners] mit Partnern
    }
different-hands =
    { $value ->
        [open-draft] offene Wahl
        [closed-draft] geheime Wahl
        [unseen-draft] blinde Wahl
       *[deal] ausgeteilt
    }
different-trumps =
    { $value ->
        [jokers] mit Jokern
        [deuce] mit hoher Zwei
        [jokers-deuce] mit Jokern und hoher Zwei
        [jokers-deuces] mit Jokern und zwei hohen Zweien
       *[ace] Ass am höchsten
    }
different-removed =
    { $value ->
        [red] Joker statt der roten Zweien
       *[minor] Joker statt Kreuz-2 und Karo-2
    }
different-bidding =
    { $value ->
        [whiz] Gebote wie bei { rule-bidding-whiz }
        [mirror] Gebote wie bei { rule-bidding-mirror }
        [suicide] Gebote wie bei { rule-bidding-suicide }
       *[free] freie Gebote
    }
different-bids-first =
    { $value ->
        [second] der zweite Spieler bietet zuerst
       *[first] der erste Spieler bietet zuerst
    }
different-leads-first =
    { $value ->
        [second] der zweite Spieler spielt aus
        [highest-bidder] das höchste Gebot spielt aus
        [low-club] das kleinste Kreuz spielt aus
       *[first] der erste Spieler spielt aus
    }
different-min-bid-player =
    { $value ->
        [1] kein Mindestgebot
       *[other] Mindestgebot { $value }
    }
different-min-bid-side =
    { KIND($value) ->
        [none] kein Mindestgebot der Seite
       *[other] Mindestgebot der Seite { $value }
    }
different-min-bid-total =
    { KIND($value) ->
        [none] keine Mindestsumme
       *[other] alle Gebote mindestens { $value }
    }
different-min-bid-below-total =
    { $value ->
        [raise] der Letzte erhöht
       *[throw-in] bei zu niedrigen Geboten wird neu gegeben
    }
different-total-not-thirteen =
    { $value ->
        [yes] Gebote ergeben nie 13
       *[no] Gebote dürfen 13 ergeben
    }
different-nil =
    { KIND($value) ->
        [none] kein Null
       *[other] Null { $value }
    }
different-nil-partner-min =
    { KIND($value) ->
        [none] Null neben jedem Gebot
       *[other] Null nur neben { $value } oder mehr
    }
different-nil-failure =
    { $value ->
        [bags] ein geplatzter Null bringt nur Überstiche
       *[penalty] ein geplatzter Null kostet seine Punkte
    }
different-blind-nil =
    { KIND($value) ->
        [none] kein Blind-Null
       *[other] Blind-Null { $value }
    }
different-blind-behind =
    { KIND($value) ->
        [none] blind bei jedem Punktestand
       *[other] blind nur ab { $value } Rückstand
    }
different-moon =
    { KIND($value) ->
        [none] kein Durchmarsch
        [wins-match] ein Durchmarsch gewinnt die Partie
       *[other] Durchmarsch { $value }
    }
different-moon-failure =
    { $value ->
        [set] ein verfehlter Durchmarsch ist ein geplatztes Gebot
       *[bags] ein verfehlter Durchmarsch bringt nur Überstiche
    }
different-ten-made =
    { KIND($value) ->
        [none] für 10 gibt es nichts extra
       *[other] { $value } für erfüllte Gebote ab 10
    }
different-ten-failed =
    { KIND($value) ->
        [none] geplatzte 10 kosten das Gebot
       *[other] { $value } Minus für geplatzte Gebote ab 10
    }
different-set-cost =
    { $value ->
        [nothing] geplatzte Gebote kosten nichts
       *[bid] geplatzte Gebote kosten das Gebot
    }
different-double-nil =
    { $value ->
        [yes] Doppel-Null
       *[no] kein Doppel-Null
    }
different-failed-nil-helps-partner =
    { $value ->
        [yes] Stiche eines geplatzten Null helfen dem Partner
       *[no] Stiche eines geplatzten Null helfen dem Partner nicht
    }
different-failed-nil-bags =
    { $value ->
        [yes] Stiche eines geplatzten Null sind Überstiche
       *[no] Stiche eines geplatzten Null sind keine Überstiche
    }
different-bags-limit = Überstich-Grenze { $value }
different-bags-penalty =
    { $value ->
        [0] keine Strafe für Überstiche
       *[other] Überstiche kosten { $value }
    }
different-bags-carry =
    { $value ->
        [yes] Überstiche bleiben stehen
       *[no] Überstiche beginnen wieder bei 0
    }
different-bags-points =
    { $value ->
        [0] Überstiche zählen nichts
        [-1] jeder Überstich kostet 1 Punkt
       *[other] jeder Überstich bringt 1 Punkt
    }
different-spades-lead =
    { $value ->
        [any-time] Pik jederzeit ausspielen
       *[broken] Pik erst ausspielen, wenn es offen ist
    }
different-first-trick =
    { $value ->
        [no-spade] kein Pik im ersten Stich
        [lowest-clubs] kleinstes Kreuz im ersten Stich
       *[free] erster Stich wie die anderen
    }
different-first-round-bids-itself =
    { $value ->
        [yes] erste Runde ohne Gebote
       *[no] erste Runde mit Geboten
    }
different-first-round-min-tricks =
    { KIND($value) ->
        [none] beliebig viele Stiche in der ersten Runde
       *[other] weniger als { $value } Stiche in der ersten Runde verlieren
    }
different-blind-bid =
    { KIND($value) ->
        [none] keine blinden Gebote
       *[other] blinde Gebote ab { $value }
    }
different-blind-bid-failure =
    { $value ->
        [single] ein verfehltes blindes Gebot kostet 10 je Stich
       *[double] ein verfehltes blindes Gebot kostet 20 je Stich
    }
different-pass-nil =
    { $value ->
        [0] kein Schieben bei Null
        [1] bei Null eine Karte schieben
       *[other] bei Null { $value } Karten schieben
    }
different-pass-blind-nil =
    { $value ->
        [0] kein Schieben bei Blind-Null
        [1] bei Blind-Null eine Karte schieben
       *[other] bei Blind-Null { $value } Karten schieben
    }
different-pass-order =
    { $value ->
        [together] Karten werden gleichzeitig geschoben
       *[bidder-first] zuerst schiebt, wer Null bietet
    }
different-misdeal =
    { $value ->
        [no-spades] ein Blatt ohne Pik darf man hinwerfen
       *[none] kein Blatt darf man hinwerfen
    }
different-renege =
    { $value ->
        [penalised] falsch bedienen wird bestraft
       *[prevented] falsch bedienen geht nicht
    }
different-end-floor =
    { KIND($value) ->
        [none] keine Verlustgrenze
       *[other] bei { $value } verloren
    }
different-end-cap = Rundengrenze { $value }
different-end-sets =
    { KIND($value) ->
        [none] beliebig viele geplatzte Gebote
       *[other] { $value }-mal geplatzt verliert
    }
different-end-sets-in-a-row =
    { KIND($value) ->
        [none] beliebig viele geplatzte Gebote in Folge
       *[other] { $value }-mal in Folge geplatzt verliert
    }
different-end-level-plays-on =
    { $value ->
        [yes] bei Gleichstand geht es weiter
       *[no] Gleichstand bleibt stehen
    }

# Ce qu'on ne fait qu'entendre : ce qui vient d'arriver, où on en est, et ce qu'on peut faire.

bid-name-blind-nil = nil à l’aveugle
bid-name-nil = nil
bid-name-blind = { $tricks }
bid-name-tricks = { $tricks }

## Nouvelles.

news-round = Donne { $round }
news-discarded =
    { KIND($card) ->
        [none]
            { KIND($who) ->
                [you] Vous écartez une carte
               *[one] { FORM($who, "start") } écarte une carte
            }
       *[some]
            { KIND($who) ->
                [you] Vous écartez { FORM($card, "the") }
               *[one] { FORM($who, "start") } écarte { FORM($card, "the") }
            }
    }
news-bid =
    { KIND($who) ->
        [you] Vous annoncez { $bid }
       *[one] { FORM($who, "start") } annonce { $bid }
    }
news-played =
    { KIND($who) ->
        [you] Vous jouez { FORM($card, "the") }
       *[one] { FORM($who, "start") } joue { FORM($card, "the") }
    }
news-took =
    { KIND($who) ->
        [you] Vous faites le pli
       *[one] { FORM($who, "start") } fait le pli
    }
news-spades-broken = Les piques sont ouverts
news-round-over = La donne est finie
news-won =
    { KIND($side) ->
        [you] Vous gagnez la partie
        [with-you] { FORM($side, "start") } gagnez la partie
        [two] { FORM($side, "start") } gagnent la partie
       *[one] { FORM($side, "start") } gagne la partie
    }
news-drawn = Égalité : { FORM($sides, "commas") }

## Joueurs et camps : « Mara : −40 points, 1 pli en trop », « Vous : annonce 4, 2 plis, 1 carte en main ».

standing =
    { $bags ->
        [0] { standing-points }
        [one] { standing-points }, { $bags } pli en trop
       *[other] { standing-points }, { $bags } plis en trop
    }
standing-points =
    { $points ->
        [one] { standing-side } : { $points } point
       *[other] { standing-side } : { $points } points
    }
standing-side =
    { KIND($side) ->
        [you] Vous
       *[one] { $side }
    }
seat-description =
    { KIND($who) ->
        [you] Vous : { seat-description-bid }
        [dummy] Mort : { seat-description-tricks }
       *[one] { $who } : { seat-description-bid }
    }
seat-description-bid =
    { KIND($bid) ->
        [none] pas encore d’annonce, { seat-description-tricks }
       *[some] annonce { $bid }, { seat-description-tricks }
    }
seat-description-tricks =
    { $tricks ->
        [one] { $tricks } pli, { seat-description-cards }
       *[other] { $tricks } plis, { seat-description-cards }
    }
seat-description-cards =
    { $cards ->
        [one] { $cards } carte en main
       *[other] { $cards } cartes en main
    }

## La table.

table-line-turn-of =
    { KIND($who) ->
        [you] À vous de jouer
        [dummy] Au mort de jouer
       *[one] À { $who } de jouer
    }
table-line-your-turn =
    { KIND($who) ->
        [you] À vous de jouer
        [dummy] Au mort de jouer
       *[one] À { $who } de jouer
    }
table-line-pass-the-device = Passez l’appareil à { $who }
table-line-please-wait = Un instant
table-line-stock =
    { $count ->
        [one] Talon : { $count } carte
       *[other] Talon : { $count } cartes
    }
table-line-discards = Défausse :
table-line-hand-of =
    { KIND($who) ->
        [you] Votre main
       *[one] Main { FORM($who, "of") }
    }
table-line-holding = { FORM($suit, "start") } : { FORM($ranks, "commas") }
table-line-in-the-trick =
    { KIND($who) ->
        [you] Vous avez joué { FORM($card, "the") }
       *[one] { FORM($who, "start") } a joué { FORM($card, "the") }
    }
table-line-spades-broken = Les piques sont ouverts
table-line-spades-not-broken = Les piques ne sont pas ouverts
table-line-named = Cartes que vous passez :
table-line-drawn = Carte piochée : { $card }
table-line-dealer =
    { KIND($who) ->
        [you] Vous avez distribué
       *[one] { FORM($who, "start") } a distribué
    }
table-line-draws-first =
    { KIND($who) ->
        [you] Vous piochez en premier
       *[one] { FORM($who, "start") } pioche en premier
    }

## Ce qu'on peut faire.

control-show-my-cards = Montrer mes cartes
control-skip = Passer
control-call-a-renege-of = Signaler une renonce { FORM($who, "of") }
control-act =
    { KIND($action) ->
        [draw] Piocher une carte
        [next-round] Donne suivante
       *[other] { $action }
    }
control-play = Jouer { FORM($card, "the") }

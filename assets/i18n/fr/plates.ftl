# Les plaques autour de la table.

plate-caption-bid = Dit
plate-caption-tricks = Plis
plate-caption-took = Fait
plate-caption-bags = Trop
bid-made =
    { KIND($bid) ->
        [none] –
        [nil] Nil
        [blind-nil] Nil à l’aveugle
        [blind] Aveugle { $bid }
       *[tricks] { $bid }
    }
# Sous la légende « Aveugle », un nil à l'aveugle est « Nil ».
bid-figure =
    { KIND($bid) ->
        [none] –
        [nil] Nil
        [blind-nil] Nil
       *[tricks] { $bid }
    }
bid-caption =
    { KIND($bid) ->
        [blind-nil] Avgl.
        [blind] Avgl.
       *[any] Dit
    }
bid-caption-short =
    { KIND($bid) ->
        [blind-nil] Avgl.
        [blind] Avgl.
       *[any] Dit
    }
marker-means =
    { KIND($beginner) ->
        [dealer] Donneur
       *[first-to-draw] Pioche en premier
    }
tricks-taken =
    { KIND($count) ->
        [none] –
       *[other] { $count }
    }

# Le tampon d'un camp qui ne peut plus réussir son contrat.
plate-stamp-set = CHUTE

## Ce que fait un joueur.

status-nil-in-danger = Nil en danger
status-takes-the-trick = Fait le pli
status-your-draw = À vous de piocher
status-your-bid = À vous d’annoncer
status-your-turn = À vous de jouer
status-draws = Pioche…
status-is-bidding = Annonce…
status-is-playing = Joue…
status-led = A entamé
status-waits = Attend

## Annonce et plis en une ligne.

of-target = sur { $points }
seat-line-took = Fait { $tricks }
seat-line-no-bid-yet = Rien d’annoncé
seat-line-bid = Dit { $bid }
seat-line-bid-and-took =
    { KIND($bid) ->
        [blind-nil] Nil aveugle · { $tricks }
        [blind] Aveugle { $bid } · { $tricks }
       *[other] Dit { $bid } · fait { $tricks }
    }
seat-line-nil-in-danger = Nil en danger
side-bid-tricks = Dit { $tricks }
side-bid-tricks-and-nil = { $tricks } + nil
side-bid-nil = Dit nil
side-bid-blind-nil = Nil à l’aveugle
side-bid-two-nils = 2 nils
side-bid-blind = Aveugle { $tricks }
with-partner = { $who } + { FORM($partner, "partner") }
two-scores = { $first } · { $second }
short-pair = { $first } & { $second }
name-cut = { $start }.
numbered-name-cut = { $start }. { $number }
team-tricks = { $bid } · fait { $tricks }
team-line =
    { KIND($more-bags) ->
        [none] { $bid } · fait { $tricks } · { side-line-bags }
       *[other] { $bid } · fait { $tricks } · { $bags }+{ $more-bags } sup.
    }
side-line =
    { KIND($bid) ->
        [none] { side-line-bags }
       *[other] { $bid } · fait { $tricks } · { side-line-bags }
    }
side-line-bags = { $bags } en trop

## La lettre sur le disque du joueur qui commence.

beginner-dealer = D
beginner-first-to-draw = 1

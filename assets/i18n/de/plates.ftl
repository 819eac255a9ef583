# Die Schilder um den Tisch.

plate-caption-bid = Gebot
plate-caption-tricks = Stiche
plate-caption-took = Hat
plate-caption-bags = Über
bid-made =
    { KIND($bid) ->
        [none] –
        [nil] Null
        [blind-nil] Blind-Null
        [blind] Blind { $bid }
       *[tricks] { $bid }
    }
bid-figure =
    { KIND($bid) ->
        [none] –
        [nil] Null
        [blind-nil] Null
       *[tricks] { $bid }
    }
bid-caption =
    { KIND($bid) ->
        [blind-nil] Blind
        [blind] Blind
       *[any] Gebot
    }
bid-caption-short =
    { KIND($bid) ->
        [blind-nil] Blind
        [blind] Blind
       *[any] Gebot
    }
marker-means =
    { KIND($beginner) ->
        [dealer] Gibt
       *[first-to-draw] Zieht zuerst
    }
tricks-taken =
    { KIND($count) ->
        [none] –
       *[other] { $count }
    }

plate-stamp-set = GEPLATZT

## Was jemand gerade tut.

status-nil-in-danger = Null in Gefahr
status-takes-the-trick = Macht den Stich
status-your-draw = Du ziehst
status-your-bid = Du bietest
status-your-turn = Du bist dran
status-draws = Zieht
status-is-bidding = Bietet
status-is-playing = Spielt
status-led = Hat ausgespielt
status-waits = Wartet

## Gebot und Stiche in einer Zeile.

of-target = von { $points }
seat-line-took = Hat { $tricks }
seat-line-no-bid-yet = Gebot offen
seat-line-bid = Gebot { $bid }
seat-line-bid-and-took =
    { KIND($bid) ->
        [blind-nil] Blind-Null · { $tricks }
        [blind] Blind { $bid } · { $tricks }
       *[other] Gebot { $bid } · hat { $tricks }
    }
seat-line-nil-in-danger = Null in Gefahr
side-bid-tricks = Gebot { $tricks }
side-bid-tricks-and-nil = { $tricks } + Null
side-bid-nil = Gebot Null
side-bid-blind-nil = Blind-Null
side-bid-two-nils = 2 × Null
side-bid-blind = Blind { $tricks }
with-partner = { $who } + { FORM($partner, "partner") }
short-pair = { $first } & { $second }
name-cut = { $start }.
numbered-name-cut = { $start }. { $number }
two-scores = { $first } · { $second }
team-tricks = { $bid } · hat { $tricks }
team-line =
    { KIND($more-bags) ->
        [none] { $bid } · hat { $tricks } · { side-line-bags }
       *[other] { $bid } · hat { $tricks } · { $bags }+{ $more-bags } über
    }
side-line =
    { KIND($bid) ->
        [none] { side-line-bags }
       *[other] { $bid } · hat { $tricks } · { side-line-bags }
    }
side-line-bags = { $bags } über

beginner-dealer = G
beginner-first-to-draw = 1

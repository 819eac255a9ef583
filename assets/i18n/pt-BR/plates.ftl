plate-caption-bid = Aposta
plate-caption-tricks = Fez
plate-caption-took = Fez
plate-caption-bags = Sobras
bid-made =
    { KIND($bid) ->
        [none] –
        [nil] Nil
        [blind-nil] Nil às cegas
        [blind] Às cegas { $bid }
       *[tricks] { $bid }
    }
bid-figure =
    { KIND($bid) ->
        [none] –
        [nil] Nil
        [blind-nil] Cego
       *[tricks] { $bid }
    }
bid-caption =
    { KIND($bid) ->
        [nil] Aposta
        [blind-nil] Nil
        [blind] Cega
       *[any] Aposta
    }
bid-caption-short =
    { KIND($bid) ->
        [blind-nil] Nil
        [blind] Cega
       *[any] Ap.
    }
marker-means =
    { KIND($beginner) ->
        [dealer] Dá as cartas
       *[first-to-draw] Compra primeiro
    }
tricks-taken =
    { KIND($count) ->
        [none] –
       *[other] { $count }
    }
plate-stamp-set = FUROU

status-nil-in-danger = Nil em perigo
status-takes-the-trick = Ganha a vaza
status-your-draw = Sua vez de comprar
status-your-bid = Sua vez de apostar
status-your-turn = Sua vez
status-draws = Compra
status-is-bidding = Aposta
status-is-playing = Joga
status-led = Saiu
status-waits = Espera

of-target = de { $points }
seat-line-took = Vazas: { $tricks }
seat-line-no-bid-yet = Sem aposta
seat-line-bid = Apostou { $bid }
seat-line-bid-and-took =
    { KIND($bid) ->
        [blind-nil] Às cegas · { $tricks }
        [blind] Cega { $bid } · { $tricks }
        [nil] Nil · { took-so-far }
       *[other] Vazas: { $tricks } de { $bid }
    }
took-so-far =
    { $tricks ->
        [one] fez { $tricks }
       *[other] fez { $tricks }
    }
seat-line-nil-in-danger = Nil em perigo
side-bid-tricks = A { $tricks }
side-bid-tricks-and-nil = { $tricks } + nil
side-bid-nil = Nil
side-bid-blind-nil = Nil às cegas
side-bid-two-nils = 2 nils
with-partner = { $who } + { FORM($partner, "partner") }
short-pair = { $first } e { $second }
name-cut = { $start }.
numbered-name-cut = { $start }. { $number }
two-scores = { $first } · { $second }
team-tricks = { $bid } · { took-so-far }
team-line =
    { KIND($more-bags) ->
        [none] { $bid } · { took-so-far } · { side-line-bags }
       *[other] { $bid } · { took-so-far } · { $bags }+{ $more-bags } de sobra
    }
side-line =
    { KIND($bid) ->
        [none] { side-line-bags }
       *[other] { $bid } · { took-so-far } · { side-line-bags }
    }
side-line-bags = { $bags } de sobra

beginner-dealer = D
beginner-first-to-draw = 1
side-bid-blind = Cega { $tricks }

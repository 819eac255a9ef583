# Las placas alrededor de la mesa.

plate-caption-bid = Apuesta
plate-caption-tricks = Van
plate-caption-took = Van
plate-caption-bags = Extra
bid-made =
    { KIND($bid) ->
        [none] –
        [nil] Nulo
        [blind-nil] Nulo a ciegas
        [blind] A ciegas { $bid }
       *[tricks] { $bid }
    }
# En la placa no hay sitio para más: «Va a | Nulo», «Nulo | Ciego».
bid-figure =
    { KIND($bid) ->
        [none] –
        [nil] Nulo
        [blind-nil] Ciego
       *[tricks] { $bid }
    }
bid-caption =
    { KIND($bid) ->
        [nil] Va a
        [blind-nil] Nulo
        [blind] Ciega
       *[any] Apuesta
    }
bid-caption-short =
    { KIND($bid) ->
        [nil] Va a
        [blind-nil] Nulo
        [blind] Ciega
       *[any] Ap.
    }
marker-means =
    { KIND($beginner) ->
        [dealer] Reparte
       *[first-to-draw] Roba primero
    }
tricks-taken =
    { KIND($count) ->
        [none] –
       *[other] { $count }
    }
plate-stamp-set = ROTA

## Lo que hace cada cual.

status-nil-in-danger = Nulo en peligro
status-takes-the-trick = Gana la baza
status-your-draw = Te toca robar
status-your-bid = Te toca apostar
status-your-turn = Te toca
status-draws = Roba
status-is-bidding = Apuesta
status-is-playing = Juega
status-led = Salió
status-waits = Espera

## Apuesta y bazas en una línea.

of-target = de { $points }
seat-line-took = Bazas: { $tricks }
seat-line-no-bid-yet = Sin apostar
seat-line-bid = Apuesta { $bid }
seat-line-bid-and-took =
    { KIND($bid) ->
        [blind-nil] A ciegas · { $tricks }
        [blind] Ciega { $bid } · { $tricks }
        [nil] Nulo · { took-so-far }
       *[other] Bazas: { $tricks } de { $bid }
    }
took-so-far =
    { $tricks ->
        [one] va { $tricks }
       *[other] van { $tricks }
    }
seat-line-nil-in-danger = Nulo en peligro
side-bid-tricks = A { $tricks }
side-bid-tricks-and-nil = { $tricks } + nulo
side-bid-nil = Nulo
side-bid-blind-nil = Nulo a ciegas
side-bid-two-nils = 2 nulos
with-partner = { $who } + { FORM($partner, "partner") }
# Donde hay poco sitio: «Raquel y David», «Maxim. y Ada», «Jug. 2».
short-pair = { $first } y { $second }
name-cut = { $start }.
numbered-name-cut = { $start }. { $number }
two-scores = { $first } · { $second }
team-tricks = { $bid } · { took-so-far }
team-line =
    { KIND($more-bags) ->
        [none] { $bid } · { took-so-far } · { side-line-bags }
       *[other] { $bid } · { took-so-far } · { $bags }+{ $more-bags } de más
    }
side-line =
    { KIND($bid) ->
        [none] { side-line-bags }
       *[other] { $bid } · { took-so-far } · { side-line-bags }
    }
side-line-bags = { $bags } de más

## La letra en el disco de quien empieza.

beginner-dealer = R
beginner-first-to-draw = 1
side-bid-blind = Ciega { $tricks }

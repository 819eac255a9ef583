# Preguntas antes de hacer algo que no se puede deshacer.

## Rendirse en la partida.

concede-concede-the-match = ¿Te rindes?
concede-it-counts-as-lost = Cuenta como derrota y no se puede continuar.
concede-it-is-lost-for =
    { KIND($side) ->
        [you] { concede-it-counts-as-lost }
        [with-you] Cuenta como derrota para tu bando y no se puede continuar.
       *[one] Cuenta como derrota para { FORM($side, "within") } y no se puede continuar.
    }
concede-concede = Rendirse
concede-play-on = Seguir jugando

## Rendirse en la ronda.

concede-round-concede-the-round = ¿Te rindes en esta ronda?
concede-round-your-cards-play-themselves = Tus cartas se jugarán solas, de menor a mayor, y se contarán los puntos.
concede-round-concede = Rendirse
concede-round-play-on = Seguir jugando

## Deshacer una decisión entre varias personas ante una pantalla.

take-back-may-take-back = { $of }: { $who } quiere deshacer. ¿Te parece bien?
take-back-may-take-back-among-all = { FORM($who, "start") } quiere deshacer. ¿Todos de acuerdo?
take-back-if-agreed = Si { $of } está de acuerdo, { $who } elige otra vez.
take-back-if-all-agree = Si todos están de acuerdo, { $who } elige otra vez.
take-back-agree = De acuerdo
take-back-we-all-agree = Todos de acuerdo
take-back-leave-it = No

## Reiniciar la partida.

restart-restart-match = ¿Reiniciar la partida?
restart-same-deals = Reiniciar: los mismos repartos desde la ronda 1. Lo jugado hasta ahora no se guardará.
restart-same-deals-count-separately =
    { $daily ->
        [yes] Reiniciar: los mismos repartos desde la ronda 1. Lo jugado hasta ahora no se guardará y, como ya viste las cartas, esta partida se cuenta aparte y no como la partida del día.
       *[no] Reiniciar: los mismos repartos desde la ronda 1. Lo jugado hasta ahora no se guardará y, como ya viste las cartas, esta partida se cuenta aparte.
    }
restart-practice-from-its-point = Reiniciar: practicar otra vez desde el mismo punto. La práctica no se guarda ni cuenta.
restart-new-match-has-other-deals = Partida nueva: mismas reglas, mismos jugadores, otros repartos.
restart-new-match-keeps-this-one = Partida nueva: mismas reglas, mismos jugadores, otros repartos. Esta queda guardada en { matches-matches }, en el menú principal.
restart-restart = Reiniciar
restart-new-match = Partida nueva
restart-play-on = Seguir jugando

## Deshacer tras ver cartas o apuestas nuevas.

undo-separately-undo = ¿Deshacer?
undo-separately-counts-separately =
    { $daily ->
        [yes] { undo-separately-seen } La hoja de puntos lo anotará, y esta partida se contará aparte y no como la partida del día.
       *[no] { undo-separately-seen } La hoja de puntos lo anotará, y esta partida se contará aparte.
    }
undo-separately-seen =
    { $news ->
        [bid] Desde entonces viste otra apuesta.
        [call] Desde entonces se denunció un renuncio.
       *[card] Desde entonces viste cartas nuevas.
    }
undo-separately-undo-it = Deshacer
undo-separately-leave-it = Seguir jugando

## Apostar nulo a ciegas.

blind-nil-bid-it = ¿Apostar nulo a ciegas?
blind-nil-for-so-many =
    { $costs-bags ->
        [yes] Ni una baza en toda la ronda, y con cartas que no has visto: { FORM($points, "gain") } si lo cumples. Si se rompe, tus bazas cuentan como bazas de más.
       *[no] Ni una baza en toda la ronda, y con cartas que no has visto: { FORM($points, "gain") } si lo cumples, { FORM($points, "loss") } si no.
    }
blind-nil-bid-blind-nil = Apostar nulo a ciegas
blind-nil-not-now = Ahora no

## Denunciar un renuncio durante el juego.

ask-call-ask-first = ¿Denunciar un renuncio?
ask-call-one-call-a-round = Tienes una denuncia por ronda; si te equivocas, solo pierdes la denuncia.
ask-call-call-it = Denunciar
ask-call-play-on = Seguir jugando

## Apostar un número a ciegas.

blind-bid-bid-it = ¿Apostar a ciegas?
blind-bid-for-so-many =
    { $covers ->
        [yes] Apuestas por los dos, con cartas que no has visto: { $won } por baza apostada si cumples, −{ $lost } si no. Tu pareja no apuesta.
       *[no] Apuestas con cartas que no has visto: { $won } por baza apostada si cumples, −{ $lost } si no.
    }
blind-bid-number = { $tricks }: +{ $points }

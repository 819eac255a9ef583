# La barra de una repetición.

replay-replay = Repetición
replay-look-back = Ver lo jugado
replay-replay-the-round = Ver la ronda
replay-leave-the-replay = Salir
replay-previous-round = Ronda anterior
replay-next-round = Ronda siguiente
replay-step-back = Paso anterior
replay-step-on = Paso siguiente
replay-go-on = Reproducir
replay-pause = Pausa
replay-time-line = Línea de tiempo
replay-play-on-from-here = Jugar desde aquí
replay-practice-counts-for-nothing = Práctica contra la máquina. No cuenta.
replay-practice-is-not-kept = Práctica: ni se guarda ni cuenta.
replay-nothing-was-better = la mejor opción
replay-cannot-be-replayed = Esta partida no se puede reproducir.

seen-by-all = Todas las manos
seen-by-one =
    { KIND($who) ->
        [you] Tu vista
        [dummy] Vista del muerto
       *[one] Vista de { FORM($who, "within") }
    }
progress = Ronda { $round }: paso { $done } de { $of }
round-begins = Empieza la ronda { $round }
reviewing = analizando: { $share }

# Avisos en lo alto de la ventana.

notice-starting-afresh =
    { KIND($place) ->
        [none]
            { $what ->
                [settings] No se pudieron leer tus ajustes, así que se han restablecido.
                [statistics] No se pudieron leer tus estadísticas, así que empiezan de cero.
                [days] No se pudieron leer tus resultados de la partida del día, así que empiezan de cero.
                [reviews] No se pudieron leer tus análisis, así que empiezan de cero.
                [friends] No se pudieron leer tus resultados contra amigos, así que empiezan de cero.
                [learning] No se pudo leer tu avance en las lecciones, así que empieza de cero.
               *[last-set-up] No se pudo leer tu última configuración de partida, así que se ha restablecido.
            }
       *[some]
            { $what ->
                [settings] No se pudieron leer tus ajustes, así que se han restablecido. El archivo anterior se guardó como { $place }.
                [statistics] No se pudieron leer tus estadísticas, así que empiezan de cero. El archivo anterior se guardó como { $place }.
                [days] No se pudieron leer tus resultados de la partida del día, así que empiezan de cero. El archivo anterior se guardó como { $place }.
                [reviews] No se pudieron leer tus análisis, así que empiezan de cero. El archivo anterior se guardó como { $place }.
                [friends] No se pudieron leer tus resultados contra amigos, así que empiezan de cero. El archivo anterior se guardó como { $place }.
                [learning] No se pudo leer tu avance en las lecciones, así que empieza de cero. El archivo anterior se guardó como { $place }.
               *[last-set-up] No se pudo leer tu última configuración de partida, así que se ha restablecido. El archivo anterior se guardó como { $place }.
            }
    }
notice-of-newer-version =
    { $what ->
        [settings] Tus ajustes son de una versión más nueva del juego. Hasta que actualices, los cambios no se guardarán.
        [statistics] Tus estadísticas son de una versión más nueva del juego. Hasta que actualices, no se añadirá nada.
        [days] Tus resultados de la partida del día son de una versión más nueva del juego. Hasta que actualices, los nuevos no se guardarán.
        [reviews] Tus análisis son de una versión más nueva del juego. Hasta que actualices, los nuevos no se guardarán.
        [friends] Tus resultados contra amigos son de una versión más nueva del juego. Hasta que actualices, los nuevos no se guardarán.
        [learning] Tu avance en las lecciones es de una versión más nueva del juego. Hasta que actualices, no se añadirá nada.
       *[last-set-up] Tu última configuración de partida es de una versión más nueva del juego. Hasta que actualices, los cambios no se guardarán.
    }
notice-cannot-be-read = Ahora mismo no se puede leer una parte de tus datos. Siguen intactos, y el juego lo intentará de nuevo. ({ CLAUSE($why) })
notice-can-be-read-again = Ya se pueden leer otra vez todos tus datos.
notice-match-damaged =
    { KIND($place) ->
        [none] Tu partida guardada está dañada y no se puede abrir.
       *[some] Tu partida guardada está dañada y no se puede abrir. Hay una copia en { $place }.
    }
notice-match-not-taken-up =
    { KIND($place) ->
        [none] Tu partida guardada no se puede continuar.
       *[some] Tu partida guardada no se puede continuar. Hay una copia en { $place }.
    }
notice-match-of-newer-version = Una partida guardada es de una versión más nueva del juego. Actualízalo para jugarla.
notice-oldest-match-made-room = Tenías { $most } partidas en curso, así que se borró la más antigua.

## No se puede guardar nada.

not-saved-forbidden = Tu navegador no permite guardar en esta página. Puedes seguir jugando, pero no se guardará nada.
not-saved-full = El espacio de tu navegador para esta página está lleno, así que no se guarda nada. Libera algo de espacio.
not-saved-not-ours = El archivo { $name } es de otra versión y no se va a sobrescribir, así que no se guarda nada.
not-saved-other = Aquí no se puede guardar nada, pero puedes seguir jugando. ({ CLAUSE($why) })

## El historial.

notice-history-damaged =
    { KIND($place) ->
        [none] Una parte de tu historial está dañada. Las demás partidas están bien.
       *[some] Una parte de tu historial está dañada; hay una copia en { $place }. Las demás partidas están bien.
    }
notice-history-of-newer-version = Una parte de tu historial es de una versión más nueva del juego. Actualízalo para verla.
notice-history-made-room =
    { $matches ->
        [1] No queda espacio, así que se borró la partida más antigua de tu historial.
       *[other] No queda espacio, así que se borraron las { $matches } partidas más antiguas de tu historial.
    }
notice-history-match-damaged = Esta partida está dañada y no se puede abrir.

## La partida.

notice-claim-accepted = Ahí no hay discusión.
notice-round-conceded = Ronda entregada. Vamos con la siguiente.
notice-match-conceded = Te rendiste, y cuenta como derrota. La próxima baraja no guarda rencor.
notice-crashed-last-time = La última vez, el juego falló. Tus partidas están a salvo: elige { title-continue } para seguir donde estabas. Informe: { $place }
notice-match-before-is-kept = Partida nueva. La anterior está guardada en { matches-matches }, en el menú principal.
notice-side-conceded = { notice-who-conceded }. { notice-who-wins }.
notice-who-conceded =
    { KIND($loses) ->
        [you] Te rendiste
        [with-you] Tu bando se rindió
        [two] { FORM($loses, "start") } se rindieron
       *[one] { FORM($loses, "start") } se rindió
    }
notice-who-wins =
    { KIND($wins) ->
        [you] Ganas la partida
        [with-you] Gana tu bando
        [two] Ganan { FORM($wins, "within") }
       *[one] Gana { FORM($wins, "within") }
    }

## El navegador.

notice-may-be-dropped = Tu navegador podría borrar tus partidas para liberar espacio. Por si acaso, exporta una copia desde { caption-settings }.
notice-may-be-kept = Tu navegador podría borrar tus partidas para liberar espacio, salvo que le pidas conservarlas.
notice-button-keep-them = Conservarlas
notice-new-version = Hay una versión nueva del juego. Al actualizar, volverás a este punto.
notice-button-update = Actualizar

## El portapapeles.

clipboard-fault-no-text = está vacío, o lo que hay no es texto
clipboard-fault-refused = el navegador no deja que esta página lo lea
clipboard-fault-missing = aquí no hay ninguno
clipboard-fault-busy = lo está usando otro programa
notice-deal-code-copied = Código de reparto copiado. Quien lo use tendrá los mismos repartos.
notice-deal-link-copied = Enlace copiado. Quien lo abra tendrá los mismos repartos.
notice-deals-with-points-copied = Copiado con tus puntos. Quien juegue estos repartos podrá comparar ronda por ronda.
notice-deal-code-not-copied = No se pudo copiar el código de reparto: { CLAUSE($why) }.
notice-receipt-copied = Recibo copiado. Puedes comprobarlo con cualquier herramienta SHA-256.
notice-receipt-not-copied = No se pudo copiar el recibo: { CLAUSE($why) }.

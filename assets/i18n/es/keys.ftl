# Las teclas y lo que hacen.

key-name-enter = Enter
key-name-space = Espacio
key-name-escape = Esc
key-list = { FORM($key-name, "commas") }
key-tip = { $says } ({ $keys })

## Lo que hace una tecla.

key-meaning-confirm = Confirmar: robar, jugar la carta elegida, apostar, continuar
key-meaning-back = Atrás, o abrir el menú
key-meaning-keep = Quedarse con la carta robada
key-meaning-discard = Descartar la carta robada
key-meaning-blind-nil = Apostar nulo a ciegas
key-meaning-digit = Escribir una apuesta (dos cifras desde 10)
key-meaning-nil = Elegir nulo
key-meaning-previous = La carta o apuesta de la izquierda
key-meaning-next = La carta o apuesta de la derecha
key-meaning-undo = Deshacer
key-meaning-hint = Pedir una pista
key-meaning-last-trick = Ver la última baza
key-meaning-discards = Ver los descartes
key-meaning-known = ¿Qué se sabe?
key-meaning-call-renege = Denunciar un renuncio, si las reglas lo permiten
key-meaning-hurry = Saltar la animación
key-meaning-act = Elegir
key-meaning-take-the-rest = Reclamar las demás bazas
key-meaning-open-hand = Ver mis cartas
key-meaning-unveil = Ver mis cartas
key-meaning-cover = Cara a cara: mantener para ver tus cartas (sitios 1 a 4)

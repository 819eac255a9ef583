# Lo que hay a cada lado cuando varias personas rodean una pantalla.

facing-hold-to-look = Mantén para mirar
facing-look = Mirar
facing-tap-to-cover = Toca para tapar
facing-cover = Tapar
facing-turn-to-me = Girar hacia mí

## Lo que se pide.

asked-draw = Tu turno: toca el mazo
asked-lift-the-cover = Tu turno: mantén o toca tu tapa
asked-look-or-blind-nil = Nulo a ciegas, o mira tus cartas
asked-lead = Tu turno: sales tú
asked-led = Tu turno: salida de { $suit }
asked-lead-from-the-dummy = Tu turno: sale el muerto
asked-led-to-the-dummy = Juega por el muerto: salida de { $suit }

## Apuesta y bazas donde hay poco sitio.

tally-words-nothing = –
tally-words-tricks = { $tricks }
tally-words-nil = Nulo
tally-words-nil-and-tricks = Nulo, { $tricks }
tally-words-bid = Apuesta { $bid }
tally-words-of = { $tricks } de { $bid }
bags = { $count } de más
stock-left =
    { $count ->
        [one] Queda { $count } carta
       *[other] Quedan { $count } cartas
    }

## Cómo juegan varias personas con un dispositivo.

seating-title = Sitios
seating-side-by-side = Por turnos
seating-face-to-face = Cara a cara
seating-about-side-by-side = Cada cual juega su turno y pasa el dispositivo.
seating-about-face-to-face = El dispositivo va en el centro. Cada cual tiene su lado y mantiene pulsada su tapa para mirar sus cartas.
seating-no-room = Esta pantalla es demasiado pequeña para jugar cara a cara. Usa una tableta o pasa el dispositivo.
asked-pass = Pasa cartas a tu pareja

# Los ajustes.

settings-leaf-table-and-cards = Mesa y cartas
settings-leaf-play = Juego
settings-leaf-sound = Sonido
settings-leaf-accessibility = Accesibilidad
settings-leaf-language = Idioma
settings-leaf-about = Acerca de

## Lo que se puede ajustar.

setting-language = Idioma
setting-card-back = Dorso de las cartas
setting-card-faces = Diseño de las cartas
setting-table = Mesa
setting-preview = Vista previa
setting-four-color-deck = Baraja de cuatro colores
setting-large-indices = Índices grandes
setting-reduced-motion = Menos movimiento
setting-animation-speed = Velocidad de las animaciones
setting-interface-size = Tamaño de la interfaz
setting-auto-play-one = Jugar en automático la carta obligada
setting-curtain-between-all-turns = Ocultar las cartas entre todos los turnos
setting-show-my-discards = Dejarme repasar mis descartes
setting-coach = Entrenador (contra la máquina)
setting-table-talk = Charla en la mesa
setting-undo-what-was-seen = Deshacer tras ver cartas o apuestas nuevas
setting-tap-plays = Toques para jugar una carta
setting-vibration = Vibración
setting-left-handed = Para zurdos
setting-order-of-the-hand = Orden de la mano
setting-mute = Silencio
setting-music = Música
setting-effects = Efectos de sonido
interface-shown = En esta ventana, todo se ve al { $size }.

## Lo que hace cada opción.

setting-detail-four-color-deck = Diamantes en azul, tréboles en verde
setting-detail-large-indices = Un 50 % más grandes, solo en «{ face-style-classic }». En el teléfono siempre son grandes.
setting-detail-reduced-motion = Las cartas aparecen sin volar
setting-detail-auto-play-one = Juega por ti cuando solo hay una carta permitida
setting-detail-curtain-between-all-turns = Entre varios: oculta la mesa tras cada carta y no solo al cambiar de fase
setting-detail-undo-what-was-seen = Contra la máquina: queda anotado en la hoja de puntos y la partida se cuenta aparte
setting-detail-table-talk = La máquina suelta a veces un comentario al acabar la ronda
setting-detail-vibration = Cuando tu bando gana una baza o tocas una carta que no puedes jugar
setting-detail-left-handed = Pasa los botones y { tool-undo } a la izquierda
setting-detail-mute = Ningún sonido

## Notas.

settings-note-keyboard = Se puede jugar solo con el teclado: con el tabulador y las flechas te mueves, con { key-name-enter } o { key-name-space } eliges y con { key-name-escape } vuelves atrás.
settings-note-coach-numbers = El número de cada opción es tu probabilidad de ganar la partida.
settings-note-license = Software libre, con licencia MIT o Apache 2.0, a tu elección.
settings-note-credits = Figuras y palos basados en los de Adrian Kennard (CC0). Linux Libertine e Inter, ambas con licencia SIL Open Font. Iconos de Lucide (ISC). Música y sonidos generados con Fluid (MIT). Hecho con Bevy.
settings-note-promise = Sin anuncios, sin cuentas, y nada sale de tu dispositivo. Cada baraja queda sellada antes de la primera carta, y después puedes comprobarlo.

## Opciones.

show-discards-against-the-computer = Contra la máquina
show-discards-always = Siempre
show-discards-never = Nunca
tap-plays-second = Dos
tap-plays-first = Uno
sort-order-spades-first = Picas primero, de mayor a menor
sort-order-spades-last = Picas al final, de menor a mayor

card-back-burgundy = Enrejado burdeos
card-back-navy = Olas azul marino
card-back-green = Estrellas verdes
card-back-black = Rayos negros
card-back-copper = Rombos cobrizos

face-style-classic = Clásicas
    .alone = Cartas clásicas
face-style-plain = Sencillas
    .alone = Cartas sencillas
face-style-clear = Letra grande
    .alone = Cartas de letra grande

felt-green = Fieltro
    .alone = Fieltro verde
felt-navy = Lino
    .alone = Lino azul marino
felt-burgundy = Damasco
    .alone = Damasco burdeos
felt-slate = Pizarra
    .alone = Mesa de pizarra
felt-walnut = Nogal
    .alone = Mesa de nogal

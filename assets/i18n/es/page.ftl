# La página que rodea el juego en el navegador. Cada entrada ocupa una línea.

page-description = Juega a Picas (Spades) contra la máquina o con amigos. Gratis, sin cuenta y sin conexión.
page-shortcut-continue = Continuar
page-shortcut-daily = Partida del día
page-shortcut-puzzle = Reto del día
page-controls = Controles de texto
page-table = Mesa de cartas. Los controles de texto están al principio de esta página.
page-loading = Cargando…
page-shuffling = Barajando…
page-download = Descargar
page-try-again = Reintentar
page-restart = Reiniciar
page-needs-javascript = Picas necesita JavaScript. Actívalo y vuelve a cargar la página.

## Lo que puede fallar y cómo remediarlo.

page-not-loaded = No se pudo cargar el juego.
page-offline = No hay conexión. Conéctate y vuelve a intentarlo.
page-not-downloaded = No se pudo descargar una parte del juego (error { $status }). Inténtalo de nuevo en un minuto.
page-broke-off = La descarga se cortó. Revisa tu conexión y vuelve a intentarlo.
page-stalled = La descarga se detuvo. Revisa tu conexión y vuelve a intentarlo.
page-stopped = El juego se detuvo.
page-saved = Tu partida está guardada.
page-saved-because = Tu partida está guardada. ({ $message })
page-graphics-reset = Los gráficos de este dispositivo se reiniciaron.
page-no-web-assembly = Este navegador no puede ejecutar el juego: no admite WebAssembly.
page-no-web-assembly-remedy = Usa una versión actual de Firefox, Chrome, Edge o Safari, o desactiva la seguridad estricta para este sitio.
page-no-web-gl = Este navegador no puede dibujar la mesa: no admite WebGL 2.
page-no-web-gl-remedy = Activa la aceleración por hardware en los ajustes del navegador, o actualízalo.
page-too-old = Este navegador es demasiado antiguo para el juego.
page-too-old-remedy = Usa una versión actual de Firefox, Chrome, Edge o Safari.

## Textos que el navegador no deja copiar.

page-not-copied = Tu navegador no permite copiar aquí. Copia este texto a mano:
page-close = Cerrar

## Otras pestañas.

page-other-tab = El juego ya está abierto en otra pestaña.
page-play-here = Jugar aquí

# Los nombres de las partes de la pantalla para quien usa un lector.

area-table = Mesa
area-tools = Botones
area-message = Mensaje
area-menu = Menú
area-discards = Descartes
area-known = Cartas vistas
area-last-trick = Última baza
area-hint = Pista
area-coach = Entrenador
area-review = Análisis
area-your-bid = Tu apuesta
area-renege-claims = Denunciar un renuncio
area-result = Resultado
area-pass-the-device = Pasar el dispositivo
area-scores = Puntuación
area-hand = Mano
area-take-back = Deshacer
area-claim = Reclamar
area-concede = Rendirse
area-blind-nil = Nulo a ciegas
area-restart = Reiniciar la partida
area-undo = Deshacer
area-blind-bid = Apuesta a ciegas

# Rótulos iguales en todas partes.

-game = Picas

caption-spades = { -game }
caption-version = Versión { VERSION() }
caption-back = Atrás
caption-dismiss = Cerrar
caption-how-to-play = Reglas y ayuda
caption-statistics = Estadísticas
caption-settings = Ajustes
caption-none = –

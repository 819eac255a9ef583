# Códigos de reparto: los repartos de una partida en un texto corto.

deal-codes-deal-code = Código de reparto
deal-codes-no-code = Escribe o pega un código
deal-codes-what-it-is-for = Quien use este código tendrá los mismos repartos.
deal-codes-not-yet = Tendrás el código al acabar la partida. Antes revelaría las cartas que faltan.
deal-codes-paste-code = Pegar
deal-codes-no-deal-code = Quitar
deal-codes-copy-deal-code = Copiar código
deal-codes-copy-link = Copiar enlace
deal-codes-copy-link-with-my-points = Copiar enlace con mis puntos
deal-codes-copy-code-with-my-points = Copiar código con mis puntos
deal-codes-share-link = Compartir
deal-codes-share-link-with-my-points = Compartir con mis puntos

## La línea que acompaña al enlace.

invitation-plain = Picas: juega las mismas cartas que yo.
invitation-points = Picas: hice { scored-points }. ¿Y tú, con las mismas cartas?
scored-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }

## La página de un reparto enviado.

sent-deal-title = Te enviaron este reparto
sent-deal-they-scored = Quien lo envió hizo { scored-points }.
sent-deal-same-cards = Recibirás las mismas cartas.
sent-deal-play = Jugar
sent-deal-not-now = Ahora no
sent-deal-change-players = Cambiar jugadores

against-friend-sums = Tu rival a distancia: { $friend } puntos; tú: { $own }
against-friend-rounds = { FORM($rounds, "dots") }
round-against = Ronda { $round }: { $friend } a { $own }

## Lo que pasó con un código. Los caracteres se cuentan desde 1.

code-accepted = Código aceptado: { $rules-name }.
code-no-clipboard = No se pudo usar el portapapeles: { CLAUSE($text) }.
code-empty = Escribe un código de reparto.
code-not-found = Este texto no contiene ningún código de reparto.
code-character = Los códigos de reparto no llevan «{ $found }» (carácter { $at }).
code-too-short = Este código es demasiado corto.
code-too-long = Este código es demasiado largo.
code-wrong = Revisa el carácter { $at }.
code-swapped = Parece que los caracteres { $at } y { $next } están cambiados.
code-extra = Sobra un carácter en la posición { $at }.
code-missing = Falta un carácter antes del { $at }.
code-mistyped = Este código tiene un error. Revísalo y vuelve a intentarlo.
code-newer = Este código necesita una versión más nueva del juego. Actualízalo y vuelve a intentarlo.
code-meaningless = Esto no es un código de reparto de Picas.

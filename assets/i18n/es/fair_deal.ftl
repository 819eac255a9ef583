# La página sobre el reparto limpio. La «huella» es la suma SHA-256 de la baraja; el «recibo», lo que la demuestra después.

fair-deals-fair-deal = Reparto limpio
fair-deals-why = Desde que empieza una ronda, ninguna carta puede cambiarse. La huella de abajo lo demuestra.
fair-deals-how = Antes de la primera carta, se mezcla la baraja y se sella. Su huella es el SHA-256 de la baraja más una sal aleatoria; no hay otra baraja que dé la misma.
fair-deals-after = Tras la ronda, el recibo muestra la baraja y la sal. El juego lo comprueba aquí, y tú puedes hacerlo con cualquier herramienta SHA-256.
fair-deals-code-of-this-round = Huella de esta ronda
fair-deals-still-sealed = Sellada hasta que acabe la ronda. Anota el comienzo de la huella si quieres comprobarla después.
fair-deals-checked = Comprobado: la baraja y la sal dan la huella.
fair-deals-the-deck = Baraja, de arriba abajo
fair-deals-copy-receipt = Copiar recibo
fair-deals-check-receipt = Comprobar un recibo copiado
fair-deals-no-match = Cada ronda tiene su propia huella, junto al número de ronda.

## La comprobación de un recibo.

receipt-checked-true = Recibo de la ronda { $round } comprobado: coincide con { $start }…
receipt-checked-false =
    { $receipt-error ->
        [deck] Recibo no válido: su baraja no son 52 cartas distintas.
        [salt] Recibo no válido: su sal no son 64 cifras hexadecimales.
       *[commitment] Recibo no válido: la baraja y la sal no dan la huella.
    }
receipt-checked-no-receipt = En el portapapeles no hay ningún recibo. Copia uno y vuelve a intentarlo. ({ CLAUSE($why) })
receipt-checked-no-clipboard = No se pudo usar el portapapeles: { CLAUSE($text) }.

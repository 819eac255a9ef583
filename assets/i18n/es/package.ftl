# Los paquetes: la entrada del menú y las tiendas.

package-summary = El juego de cartas, de una a cuatro personas
package-comment = Picas (Spades), de una a cuatro personas, contra la máquina o entre amigos

package-summary = O jogo de cartas, de uma a quatro pessoas
package-comment = Espadas (Spades), de uma a quatro pessoas, contra o computador ou entre amigos

# Les paquets : l'entrée du menu et les magasins.

package-summary = Le jeu de cartes, pour un à quatre joueurs
package-comment = Spades pour un à quatre joueurs, contre l’ordinateur ou entre amis

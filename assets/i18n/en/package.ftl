# The packages: the menu entry of a desktop, and the stores. Single lines, without variables.

# In a store, below the name of the game.
package-summary = The card game, for one to four players
# In the menu of a desktop, below the name of the game.
package-comment = Spades for one to four players, against the computer or each other

# Die Pakete: der Eintrag im Menü, und die Läden.

package-summary = Das Kartenspiel für eine bis vier Personen
package-comment = Spades für eine bis vier Personen, gegen den Computer oder gegeneinander

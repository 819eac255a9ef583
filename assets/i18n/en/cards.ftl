### The rank in the corner of a card: letters of the language's own cards. Names of cards are in names.ftl.
###
### prefixes: index

# $count (Number)
index-number = { $count }
index-jack = J
index-queen = Q
index-king = K
index-ace = A
index-joker = Joker
# A suit as it is heard where its sign is drawn: "Hearts".
# $suit (Suit)
suit-sign = { FORM($suit, "start") }

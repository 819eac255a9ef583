### The rank in the corner of a card, as in the pictures. Names of cards are in names.ftl.
###
### prefixes: index

# $count (Number)
index-number = { $count }
# Same as on the pictures of the cards, which are those of English in every language: don’t translate.
# room: 2
index-jack = J
# Same as on the pictures of the cards, which are those of English in every language: don’t translate.
# room: 2
index-queen = Q
# Same as on the pictures of the cards, which are those of English in every language: don’t translate.
# room: 2
index-king = K
# Same as on the pictures of the cards, which are those of English in every language: don’t translate.
# room: 2
index-ace = A
# Same as on the pictures of the cards, which are those of English in every language: don’t translate.
index-joker = Joker
# A suit as it is heard where its sign is drawn: "Hearts".
# $suit (Suit)
suit-sign = { FORM($suit, "start") }

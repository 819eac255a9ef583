# The rank in the corner of a card: letters of the language's own cards. Names of cards are in names.ftl.

index-number = { $count }
index-jack = J
index-queen = Q
index-king = K
index-ace = A
index-joker = Joker
# A suit as it is heard where its sign is drawn: "Hearts".
suit-sign = { FORM($suit, "start") }

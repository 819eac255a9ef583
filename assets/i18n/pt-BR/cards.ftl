index-number = { $count }
index-jack = J
index-queen = Q
index-king = K
index-ace = A
index-joker = Joker
suit-sign = { FORM($suit, "start") }

# L'index au coin d'une carte. Les images portent J, Q, K, A : il faut les mêmes lettres ici.

index-number = { $count }
index-jack = J
index-queen = Q
index-king = K
index-ace = A
index-joker = Joker
suit-sign = { FORM($suit, "start") }

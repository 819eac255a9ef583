# Das Zeichen in der Ecke einer Karte. Die Bilder tragen J, Q, K, A wie in jedem französischen Blatt, deshalb stehen sie auch hier.

index-number = { $count }
index-jack = J
index-queen = Q
index-king = K
index-ace = A
index-joker = Joker
suit-sign = { $suit }

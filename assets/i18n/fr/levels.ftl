# Les niveaux de l'ordinateur ; ce sont des noms, donc sans article.

level-beginner = Débutant
level-intermediate = Moyen
level-advanced = Avancé
level-expert = Expert

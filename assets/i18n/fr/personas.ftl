# Le bavardage des joueurs de l'ordinateur, selon la couleur de leur carte : les trèfles s'enthousiasment, les carreaux comptent leurs sous,
# les cœurs sont chaleureux, les piques laconiques.

talk = { $who } : { $line }

## Les remarques.

# Celui qui parle a réussi son nil.
talk-line-my-nil =
    { KIND($suit) ->
        [clubs] Zéro pli ! C’est bien, non ?
        [diamonds] Cent points pour ne rien faire. Rentable.
        [hearts] Vous m’avez laissé filer. C’est gentil !
       *[spades] Rien. Comme prévu.
    }

# Vous avez réussi votre nil.
talk-line-your-nil =
    { KIND($suit) ->
        [clubs] Perdre tous les plis ? Apprenez-moi !
        [diamonds] Ne rien prendre, tout encaisser. La classe.
        [hearts] Quel beau nil ! J’ai pourtant tout essayé.
       *[spades] J’ai cherché la faille. Il n’y en a pas.
    }

# Votre nil a chuté d'un seul pli.
talk-line-one-trick-too-many =
    { KIND($suit) ->
        [clubs] Oh non ! Pour un seul petit pli !
        [diamonds] Pas de chance. J’aurais misé dessus.
        [hearts] Ce nil méritait mieux.
       *[spades] Un pli. Il ne m’en fallait qu’un.
    }

# Votre nil a chuté de plusieurs plis.
talk-line-your-nil-failed =
    { KIND($suit) ->
        [clubs] Ça avait l’air si facile à l’annonce !
        [diamonds] Voilà un rien qui coûte cher.
        [hearts] La prochaine fois, je fermerai les yeux.
       *[spades] Le nil ne pardonne pas.
    }

# Vous avez fait chuter celui qui parle.
talk-line-you-set-me =
    { KIND($suit) ->
        [clubs] Je crois que j’ai compté cet as deux fois.
        [diamonds] Aïe. Celle-là, je la sens passer.
        [hearts] Bien joué. Je n’ai rien vu venir.
       *[spades] Vous comptez les cartes. C’est noté.
    }

# Il vous a manqué un pli.
talk-line-one-short =
    { KIND($suit) ->
        [clubs] Ça m’arrive tout le temps !
        [diamonds] Un de chute. Le pli le plus cher qui soit.
        [hearts] Belle audace. J’aurais tenté aussi.
       *[spades] Un de chute. « Presque » ne se marque pas.
    }

# Vous et celui qui parle, partenaires, avez réussi votre contrat au pli près.
talk-line-together =
    { KIND($suit) ->
        [clubs] On l’a fait ! On l’a vraiment fait !
        [diamonds] Le compte est bon, partenaire.
        [hearts] Nous deux ? Je n’ai jamais douté.
       *[spades] Annoncé, fait. Rien à ajouter.
    }

# Vous avez réussi votre annonce au pli près.
talk-line-exactly =
    { KIND($suit) ->
        [clubs] Annoncé, fait ! Mais comment ?
        [diamonds] Rubis sur l’ongle, sans monnaie à rendre.
        [hearts] Pas un pli de trop. Du bel ouvrage.
       *[spades] Précis. J’approuve.
    }

# Dix plis en trop vous ont coûté des points.
talk-line-ten-bags =
    { KIND($suit) ->
        [clubs] Ah bon, les plis en trop, c’est mal ?
        [diamonds] La banque finit toujours par encaisser.
        [hearts] Dix, déjà ? Ils arrivent sans bruit.
       *[spades] Dix. Moi, je les comptais.
    }

# Celui qui parle a gagné la partie.
talk-line-won =
    { KIND($suit) ->
        [clubs] J’ai gagné ? J’ai gagné !
        [diamonds] Un plaisir de faire affaire avec vous.
        [hearts] Belle partie. On remet ça ?
       *[spades] Encore ?
    }

# Celui qui parle a perdu la partie contre vous.
talk-line-lost =
    { KIND($suit) ->
        [clubs] Encore ! La prochaine fois, je vous aurai !
        [diamonds] Vous avez fait sauter la banque.
        [hearts] S’il faut perdre, que ce soit contre vous.
       *[spades] Mieux joué que moi. Savourez.
    }

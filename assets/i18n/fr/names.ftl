# Noms des cartes, des couleurs, des gens et des jours, et listes.
#
# Formes : sans forme le nom seul (« dame de cœur »), « start » en tête de phrase, « the » avec l'article (« la dame de cœur », « l'as de
# cœur »), « the-start » de même en tête de phrase, « of » (« de la dame », « du roi », « de l'as »), « to » (« à la dame », « au roi »),
# « gender » vaut m ou f. Une couleur est au singulier (« à cœur », « un cœur »), « many » est son pluriel (« 3 cœurs »).
# Les couleurs sont toutes du masculin, et aussi toutes les cartes, sauf les dames.

# Ces mots ne figurent dans aucun texte : un pli n'est ni un tour ni une astuce, trèfle n'est pas le club, pique n'est pas la bêche, le
# mort n'est pas factice, une annonce n'est pas une enchère, et un fichier est endommagé, pas abîmé.
# never: tour, tours, Tour, Tours, truc, trucs, astuce, astuces, levée, levées, manœuvre, club, clubs, Club, Clubs, diamant, diamants
# never: bêche, bêches, pelle, pelles, lune, Lune, mannequin, factice, costume, costumes, enchère, enchères, Trump, deck, manche, manches
# never: abîmé, abîmée, abîmés, abîmées

## Nombres : « 2,5 », « 57 % »

decimal-point = { "," }
group-separator = { "\u00A0" }
percent = { $number } %
times = { $number }×
first-weekday = 0

## Cartes

card =
    { $form ->
        [start] { rank-start } de { suit-name }
        [the] { rank-the } de { suit-name }
        [the-start] { rank-the-start } de { suit-name }
        [of] { rank-of } de { suit-name }
        [to] { rank-to } de { suit-name }
        [rank] { rank-name }
        [the-rank] { rank-the }
        [to-rank] { rank-to }
        [gender] { rank-gender }
       *[name] { rank-name } de { suit-name }
    }
rank =
    { $form ->
        [start] { rank-start }
        [the] { rank-the }
        [gender] { rank-gender }
       *[name] { rank-name }
    }
rank-name =
    { $rank ->
        [jack] valet
        [queen] dame
        [king] roi
        [ace] as
       *[number] { $rank }
    }
rank-start =
    { $rank ->
        [jack] Valet
        [queen] Dame
        [king] Roi
        [ace] As
       *[number] { $rank }
    }
rank-the =
    { $rank ->
        [queen] la dame
        [ace] l’as
       *[other] le { rank-name }
    }
rank-the-start =
    { $rank ->
        [queen] La dame
        [ace] L’as
       *[other] Le { rank-name }
    }
rank-of =
    { $rank ->
        [queen] de la dame
        [ace] de l’as
       *[other] du { rank-name }
    }
rank-to =
    { $rank ->
        [queen] à la dame
        [ace] à l’as
       *[other] au { rank-name }
    }
rank-gender =
    { $rank ->
        [queen] f
       *[other] m
    }
big-joker =
    { $form ->
        [start] Grand joker
        [the] le grand joker
        [the-rank] le grand joker
        [the-start] Le grand joker
        [of] du grand joker
        [to] au grand joker
        [to-rank] au grand joker
        [gender] m
       *[name] grand joker
    }
little-joker =
    { $form ->
        [start] Petit joker
        [the] le petit joker
        [the-rank] le petit joker
        [the-start] Le petit joker
        [of] du petit joker
        [to] au petit joker
        [to-rank] au petit joker
        [gender] m
       *[name] petit joker
    }
high-two-of-diamonds =
    { $form ->
        [start] Grand 2 de carreau
        [the] le grand 2 de carreau
        [the-rank] le grand 2 de carreau
        [the-start] Le grand 2 de carreau
        [of] du grand 2 de carreau
        [to] au grand 2 de carreau
        [to-rank] au grand 2 de carreau
        [gender] m
       *[name] grand 2 de carreau
    }
high-two-of-spades =
    { $form ->
        [start] Grand 2 de pique
        [the] le grand 2 de pique
        [the-rank] le grand 2 de pique
        [the-start] Le grand 2 de pique
        [of] du grand 2 de pique
        [to] au grand 2 de pique
        [to-rank] au grand 2 de pique
        [gender] m
       *[name] grand 2 de pique
    }

## Couleurs

suit =
    { $form ->
        [start]
            { $suit ->
                [clubs] Trèfle
                [diamonds] Carreau
                [hearts] Cœur
               *[spades] Pique
            }
        [many]
            { $suit ->
                [clubs] trèfles
                [diamonds] carreaux
                [hearts] cœurs
               *[spades] piques
            }
       *[name] { suit-name }
    }
suit-name =
    { $suit ->
        [clubs] trèfle
        [diamonds] carreau
        [hearts] cœur
       *[spades] pique
    }

## Gens

you =
    { $form ->
        [within] vous
        [partner] vous
        [of] de vous
        [to] à vous
       *[start] Vous
    }
dummy =
    { $form ->
        [within] le mort
        [start] Le mort
        [partner] mort
        [of] du mort
        [to] au mort
       *[plate] Mort
    }

# « d'Alexandre » et « d'Hector », mais « de Rachel ».
person =
    { $form ->
        [of]
            { STARTS($name, "a à â ä e é è ê ë i î ï o ô ö u ù û ü œ hec hél hel hen her hip hog hon hor hub hug yv yol") ->
                [yes] d’{ $name }
               *[no] de { $name }
            }
        [to] à { $name }
        [gender] { $gender }
       *[name] { $name }
    }
court =
    { $card ->
        [clubs-jack] Lancelot
        [clubs-queen] Argine
        [clubs-king] Alexandre
        [diamonds-jack] Hector
        [diamonds-queen] Rachel
        [diamonds-king] César
        [hearts-jack] La Hire
        [hearts-queen] Judith
        [hearts-king] Charles
        [spades-jack] Hogier
        [spades-queen] Pallas
       *[spades-king] David
    }
numbered-person = Joueur { $number }
side-of-table =
    { $side ->
        [south] Sud
        [west] Ouest
        [north] Nord
       *[east] Est
    }

## Listes

list-pair =
    { $form ->
        [dots] { $first } · { $second }
        [commas] { $first }, { $second }
        [spaces] { $first } { $second }
        [plus] { $first } + { $second }
        [dash] { $first }-{ $second }
        [to] { $first }{ "\u00A0" }à{ "\u00A0" }{ $second }
       *[and] { $first } et { $second }
    }
list-next =
    { $form ->
        [dots] { $first } · { $second }
        [spaces] { $first } { $second }
        [plus] { $first } + { $second }
        [dash] { $first }-{ $second }
        [to] { $first } à{ "\u00A0" }{ $second }
       *[and] { $first }, { $second }
    }
list-last =
    { $form ->
        [dots] { $first } · { $second }
        [commas] { $first }, { $second }
        [spaces] { $first } { $second }
        [plus] { $first } + { $second }
        [dash] { $first }-{ $second }
        [to] { $first }{ "\u00A0" }à{ "\u00A0" }{ $second }
       *[and] { $first } et { $second }
    }

## Jours et mois : « 22 novembre 2026 », en bref « 22 nov. », avec des espaces insécables

day =
    { $form ->
        [short] { day-number }{ "\u00A0" }{ month-short }
       *[full] { day-number }{ "\u00A0" }{ month-name }{ "\u00A0" }{ $year }
    }
day-number =
    { $day ->
        [1] 1er
       *[other] { $day }
    }
month = { month-name } { $year }
month-name =
    { $month ->
        [1] janvier
        [2] février
        [3] mars
        [4] avril
        [5] mai
        [6] juin
        [7] juillet
        [8] août
        [9] septembre
        [10] octobre
        [11] novembre
       *[12] décembre
    }
month-short =
    { $month ->
        [1] janv.
        [2] févr.
        [3] mars
        [4] avr.
        [5] mai
        [6] juin
        [7] juil.
        [8] août
        [9] sept.
        [10] oct.
        [11] nov.
       *[12] déc.
    }

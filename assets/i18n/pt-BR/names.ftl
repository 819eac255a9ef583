# Nomes de cartas, naipes, pessoas e dias, e listas.
#
# Formas: sem forma, só o nome (“dama de copas”); “start” no começo de uma frase; “the” com artigo (“a dama de copas”); “the-start” com artigo
# no começo; “of” e “to” com a preposição (“do rei de espadas”, “para o rei de espadas”); “rank” sem o naipe, “the-rank” e
# “of-rank” com artigo.

# A vaza não é truque nem manobra; o trunfo não é Trump; o naipe não é terno; copas não são corações, ouros não são diamantes, paus não são trevos.
# never: truque, truques, Truque, Truques, manobra, Manobra, baza, bazas, Trump, corações, coração, diamantes, trevos, clubes, pás, manequim, Manequim, terno, ternos, leilão, licitação, equipa, Nulo, nulo, ecrã, ficheiro, telemóvel, vós, tu, teu, tua

## Números: “2,5”, “12.345”, “57%”

decimal-point = { "," }
group-separator = { "." }
percent = { $number }%
times = { $number }×

## Semanas: começam no domingo

first-weekday = 6

## Cartas

card =
    { $form ->
        [start] { rank-start } de { suit-name }
        [the] { article } { card-name }
        [the-start] { article-start } { card-name }
        [of] { article-of } { card-name }
        [to] { article-to } { card-name }
        [rank] { rank-name }
        [the-rank] { article } { rank-name }
        [of-rank] { article-of } { rank-name }
       *[name] { card-name }
    }
card-name = { rank-name } de { suit-name }
# Só a dama é feminina.
article =
    { $rank ->
        [queen] a
       *[other] o
    }
article-start =
    { $rank ->
        [queen] A
       *[other] O
    }
article-of =
    { $rank ->
        [queen] da
       *[other] do
    }
article-to =
    { $rank ->
        [queen] para a
       *[other] para o
    }
rank =
    { $form ->
        [start] { rank-start }
        [the] { article } { rank-name }
       *[name] { rank-name }
    }
rank-name =
    { $rank ->
        [jack] valete
        [queen] dama
        [king] rei
        [ace] ás
       *[number] { $rank }
    }
rank-start =
    { $rank ->
        [jack] Valete
        [queen] Dama
        [king] Rei
        [ace] Ás
       *[number] { $rank }
    }
big-joker =
    { $form ->
        [start] Curinga grande
        [the] o curinga grande
        [the-start] O curinga grande
        [of] do curinga grande
        [to] para o curinga grande
        [the-rank] o curinga grande
        [of-rank] do curinga grande
       *[name] curinga grande
    }
little-joker =
    { $form ->
        [start] Curinga pequeno
        [the] o curinga pequeno
        [the-start] O curinga pequeno
        [of] do curinga pequeno
        [to] para o curinga pequeno
        [the-rank] o curinga pequeno
        [of-rank] do curinga pequeno
       *[name] curinga pequeno
    }
high-two-of-diamonds =
    { $form ->
        [start] Dois alto de ouros
        [the] o dois alto de ouros
        [the-start] O dois alto de ouros
        [of] do dois alto de ouros
        [to] para o dois alto de ouros
        [the-rank] o dois alto de ouros
        [of-rank] do dois alto de ouros
       *[name] dois alto de ouros
    }
high-two-of-spades =
    { $form ->
        [start] Dois alto de espadas
        [the] o dois alto de espadas
        [the-start] O dois alto de espadas
        [of] do dois alto de espadas
        [to] para o dois alto de espadas
        [the-rank] o dois alto de espadas
        [of-rank] do dois alto de espadas
       *[name] dois alto de espadas
    }

## Naipes: “copas”, “Copas”, “carta de copas”, “uma carta de copas”

suit =
    { $form ->
        [start]
            { $suit ->
                [clubs] Paus
                [diamonds] Ouros
                [hearts] Copas
               *[spades] Espadas
            }
        [one] { suit-one }
        [a] uma { suit-one }
       *[name] { suit-name }
    }
suit-one =
    { $suit ->
        [clubs] carta de paus
        [diamonds] carta de ouros
        [hearts] carta de copas
       *[spades] espada
    }
suit-name =
    { $suit ->
        [clubs] paus
        [diamonds] ouros
        [hearts] copas
       *[spades] espadas
    }

## Pessoas: na placa, dentro de uma frase (“within”) ou no começo (“start”)

you =
    { $form ->
        [within] você
        [partner] você
        [of] de você
       *[start] Você
    }
dummy =
    { $form ->
        [within] o morto
        [start] O morto
        [partner] morto
        [of] do morto
       *[plate] Morto
    }

# Alguém com nome próprio.
person =
    { $form ->
        [of] de { $name }
        [gender] { $gender }
       *[name] { $name }
    }
# Os nomes que as figuras do baralho francês têm desde o século XVII.
court =
    { $card ->
        [clubs-jack] Lancelote
        [clubs-queen] Argine
        [clubs-king] Alexandre
        [diamonds-jack] Heitor
        [diamonds-queen] Raquel
        [diamonds-king] César
        [hearts-jack] La Hire
        [hearts-queen] Judite
        [hearts-king] Carlos
        [spades-jack] Ogier
        [spades-queen] Palas
       *[spades-king] Davi
    }
numbered-person = Jogador { $number }
side-of-table =
    { $side ->
        [south] Sul
        [west] Oeste
        [north] Norte
       *[east] Leste
    }

## Listas: “Ada, Mara e Davi”; “150 a 120”

list-pair =
    { $form ->
        [dots] { $first } · { $second }
        [commas] { $first }, { $second }
        [spaces] { $first } { $second }
        [plus] { $first } + { $second }
        [to] { $first }{ "\u00A0" }a{ "\u00A0" }{ $second }
       *[and] { $first } e { $second }
    }
list-next =
    { $form ->
        [dots] { $first } · { $second }
        [spaces] { $first } { $second }
        [plus] { $first } + { $second }
        [to] { $first } a{ "\u00A0" }{ $second }
       *[and] { $first }, { $second }
    }
list-last =
    { $form ->
        [dots] { $first } · { $second }
        [commas] { $first }, { $second }
        [spaces] { $first } { $second }
        [plus] { $first } + { $second }
        [to] { $first }{ "\u00A0" }a{ "\u00A0" }{ $second }
       *[and] { $first } e { $second }
    }

## Dias e meses: “22 de novembro de 2026”, ou “22 nov” na forma “short”

day =
    { $form ->
        [short] { $day }{ "\u00A0" }{ month-short }
       *[full] { $day }{ "\u00A0" }de{ "\u00A0" }{ month-name } de{ "\u00A0" }{ $year }
    }
# Aparece sempre sozinho, como título.
month =
    { $month ->
        [1] Janeiro
        [2] Fevereiro
        [3] Março
        [4] Abril
        [5] Maio
        [6] Junho
        [7] Julho
        [8] Agosto
        [9] Setembro
        [10] Outubro
        [11] Novembro
       *[12] Dezembro
    } de { $year }
month-name =
    { $month ->
        [1] janeiro
        [2] fevereiro
        [3] março
        [4] abril
        [5] maio
        [6] junho
        [7] julho
        [8] agosto
        [9] setembro
        [10] outubro
        [11] novembro
       *[12] dezembro
    }
month-short =
    { $month ->
        [1] jan
        [2] fev
        [3] mar
        [4] abr
        [5] mai
        [6] jun
        [7] jul
        [8] ago
        [9] set
        [10] out
        [11] nov
       *[12] dez
    }

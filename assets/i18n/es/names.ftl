# Nombres de cartas, palos, personas y días, y listas.
#
# Formas: sin forma, el nombre solo («reina de corazones»); «start» al comienzo de una frase; «the» con artículo («la reina de corazones»);
# «the-start» con artículo al comienzo; «of» y «to» con la preposición y su contracción («del rey de picas», «al rey de picas»); «rank» sin
# el palo, «the-rank» y «of-rank» con artículo.

# La baza no es truco, truque, mano, vuelta ni manobra; el palo no es traje; el triunfo no es Trump ni carta ganadora; la pica no es pala.
# never: truco, trucos, Truco, Trucos, truque, truques, manobra, Manobra, traje, trajes, Traje, Trump, palas, espada, espadas, Espadas, clubes, Nil, Dummy, Stock, oferta, ofertas, Oferta, puja, pujas, pujar, licitación, subasta, cubierta, plataforma, bolso, conjunto, ordenador, computadora, vosotros, ustedes, Ustedes, vuestro, vuestra, usted

## Números: «2,5», «12 345», «57 %»

decimal-point = { "," }
group-separator = { "\u00A0" }
percent = { $number }{ "\u00A0" }%
times = { $number }×

## Semanas: empiezan en lunes

first-weekday = 0

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
# La jota y la reina son femeninas; el resto, masculino.
article =
    { $rank ->
        [jack] la
        [queen] la
       *[other] el
    }
article-start =
    { $rank ->
        [jack] La
        [queen] La
       *[other] El
    }
article-of =
    { $rank ->
        [jack] de la
        [queen] de la
       *[other] del
    }
article-to =
    { $rank ->
        [jack] a la
        [queen] a la
       *[other] al
    }
rank =
    { $form ->
        [start] { rank-start }
        [the] { article } { rank-name }
       *[name] { rank-name }
    }
rank-name =
    { $rank ->
        [jack] jota
        [queen] reina
        [king] rey
        [ace] as
       *[number] { $rank }
    }
rank-start =
    { $rank ->
        [jack] Jota
        [queen] Reina
        [king] Rey
        [ace] As
       *[number] { $rank }
    }
big-joker =
    { $form ->
        [start] Comodín grande
        [the] el comodín grande
        [the-start] El comodín grande
        [of] del comodín grande
        [to] al comodín grande
        [the-rank] el comodín grande
        [of-rank] del comodín grande
       *[name] comodín grande
    }
little-joker =
    { $form ->
        [start] Comodín chico
        [the] el comodín chico
        [the-start] El comodín chico
        [of] del comodín chico
        [to] al comodín chico
        [the-rank] el comodín chico
        [of-rank] del comodín chico
       *[name] comodín chico
    }
high-two-of-diamonds =
    { $form ->
        [start] Dos alto de diamantes
        [the] el dos alto de diamantes
        [the-start] El dos alto de diamantes
        [of] del dos alto de diamantes
        [to] al dos alto de diamantes
        [the-rank] el dos alto de diamantes
        [of-rank] del dos alto de diamantes
       *[name] dos alto de diamantes
    }
high-two-of-spades =
    { $form ->
        [start] Dos alto de picas
        [the] el dos alto de picas
        [the-start] El dos alto de picas
        [of] del dos alto de picas
        [to] al dos alto de picas
        [the-rank] el dos alto de picas
        [of-rank] del dos alto de picas
       *[name] dos alto de picas
    }

## Palos: «corazones», «Corazones», «corazón», «un corazón»

suit =
    { $form ->
        [start]
            { $suit ->
                [clubs] Tréboles
                [diamonds] Diamantes
                [hearts] Corazones
               *[spades] Picas
            }
        [one] { suit-one }
        [a]
            { $suit ->
                [spades] una { suit-one }
               *[other] un { suit-one }
            }
       *[name] { suit-name }
    }
suit-one =
    { $suit ->
        [clubs] trébol
        [diamonds] diamante
        [hearts] corazón
       *[spades] pica
    }
suit-name =
    { $suit ->
        [clubs] tréboles
        [diamonds] diamantes
        [hearts] corazones
       *[spades] picas
    }

## Personas: en la placa, dentro de una frase («within») o al comienzo («start»)

you =
    { $form ->
        [within] tú
        [partner] tú
       *[start] Tú
    }
dummy =
    { $form ->
        [within] el muerto
        [start] El muerto
        [partner] muerto
       *[plate] Muerto
    }

# Alguien con nombre propio.
person =
    { $form ->
        [of] de { $name }
        [gender] { $gender }
       *[name] { $name }
    }
# Los nombres que llevan desde el siglo XVII las figuras de la baraja francesa.
court =
    { $card ->
        [clubs-jack] Lancelot
        [clubs-queen] Argine
        [clubs-king] Alejandro
        [diamonds-jack] Héctor
        [diamonds-queen] Raquel
        [diamonds-king] César
        [hearts-jack] La Hire
        [hearts-queen] Judit
        [hearts-king] Carlos
        [spades-jack] Ogier
        [spades-queen] Palas
       *[spades-king] David
    }
numbered-person = Jugador { $number }
side-of-table =
    { $side ->
        [south] Sur
        [west] Oeste
        [north] Norte
       *[east] Este
    }

## Listas: «Ada, Mara y David»; «150 a 120»

# «David e Inés», pero «agua y hielo».
list-and =
    { STARTS($second, "hia hie hio ia ie io iu") ->
        [yes] { $first } y { $second }
       *[no]
            { STARTS($second, "i í hi hí") ->
                [yes] { $first } e { $second }
               *[no] { $first } y { $second }
            }
    }
list-pair =
    { $form ->
        [dots] { $first } · { $second }
        [commas] { $first }, { $second }
        [spaces] { $first } { $second }
        [plus] { $first } + { $second }
        [to] { $first }{ "\u00A0" }a{ "\u00A0" }{ $second }
       *[and] { list-and }
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
       *[and] { list-and }
    }

## Días y meses: «22 de noviembre de 2026», o «22 nov» en la forma «short»

day =
    { $form ->
        [short] { $day }{ "\u00A0" }{ month-short }
       *[full] { $day }{ "\u00A0" }de{ "\u00A0" }{ month-name } de{ "\u00A0" }{ $year }
    }
# Siempre aparece sola, como título.
month =
    { $month ->
        [1] Enero
        [2] Febrero
        [3] Marzo
        [4] Abril
        [5] Mayo
        [6] Junio
        [7] Julio
        [8] Agosto
        [9] Septiembre
        [10] Octubre
        [11] Noviembre
       *[12] Diciembre
    } de { $year }
month-name =
    { $month ->
        [1] enero
        [2] febrero
        [3] marzo
        [4] abril
        [5] mayo
        [6] junio
        [7] julio
        [8] agosto
        [9] septiembre
        [10] octubre
        [11] noviembre
       *[12] diciembre
    }
month-short =
    { $month ->
        [1] ene
        [2] feb
        [3] mar
        [4] abr
        [5] may
        [6] jun
        [7] jul
        [8] ago
        [9] sept
        [10] oct
        [11] nov
       *[12] dic
    }

# Namen von Karten, Farben, Leuten und Tagen, und Listen.
#
# Formen: ohne Form der Name allein („Herz-König“), „start“ am Satzanfang; mit Artikel „nominative“ („der Herz-König“), „accusative“
# („den Herz-König“), „dative“ („dem Herz-König“), und jede davon mit „-start“ am Satzanfang. „the“ ist der Akkusativ: So fragt das Programm nach
# der Karte in „Du hast den Herz-König gespielt“ (deeds.ftl).

# Wörter, die in keinem Eintrag stehen: Der Stich ist kein Trick, Pik keine Spaten, Kreuz keine Klubs, eine Farbe kein Anzug, ein Überstich kein Sack,
# der Durchmarsch kein Mond, der Dummy keine Attrappe, die Gegner keine Gegenseite, Hausregeln kein Tischspiel; und keine englischen Reste.
# never: Trick, Tricks, Spaten, Schaufel, Schaufeln, Klub, Klubs, Clubs, Diamanten, Herzen, Anzug, Anzüge, Sack, Säcke, Tasche, Taschen, Beutel
# never: Mond, Attrappe, Gegenseite, Tischspiel, Tischspiele, Partitur, Bid, Bids, Nil, You, Your, Space, Coach, Level, Score, Renege, Ruff, Set, Draft

## Zahlen: „2,5“, „12.345“, „57 %“, „1,5×“

decimal-point = { "," }
group-separator = { "." }
percent = { $number }{ "\u00A0" }%
times = { $number }×

## Die Woche beginnt am Montag.

first-weekday = 0

## Karten

card =
    { $form ->
        [nominative] { article-nominative } { card-name }
        [nominative-start] { article-start } { card-name }
        [accusative] { article-accusative } { card-name-declined }
        [the] { article-accusative } { card-name-declined }
        [accusative-start] { article-accusative-start } { card-name-declined }
        [dative] { article-dative } { card-name-declined }
        [dative-start] { article-dative-start } { card-name-declined }
        [rank] { rank-name }
        [nominative-rank] { article-nominative } { rank-name }
       *[name] { card-name }
    }
card-name = { suit-name }-{ rank-name }
# „den Herz-Buben“, „mit dem Herz-Buben“: Als einziger Rang wird der Bube gebeugt.
card-name-declined = { suit-name }-{ rank-name-declined }
# Bube und König sind männlich, das Ass ist sächlich, die Dame und die Zahlen sind weiblich.
article-nominative =
    { $rank ->
        [jack] der
        [king] der
        [ace] das
       *[other] die
    }
article-start =
    { $rank ->
        [jack] Der
        [king] Der
        [ace] Das
       *[other] Die
    }
article-accusative =
    { $rank ->
        [jack] den
        [king] den
        [ace] das
       *[other] die
    }
article-accusative-start =
    { $rank ->
        [jack] Den
        [king] Den
        [ace] Das
       *[other] Die
    }
article-dative-start =
    { $rank ->
        [jack] Dem
        [king] Dem
        [ace] Dem
       *[other] Der
    }
article-dative =
    { $rank ->
        [jack] dem
        [king] dem
        [ace] dem
       *[other] der
    }
rank =
    { $form ->
        [nominative] { article-nominative } { rank-name }
        [accusative] { article-accusative } { rank-name-declined }
        [dative] { article-dative } { rank-name-declined }
       *[name] { rank-name }
    }
rank-name =
    { $rank ->
        [jack] Bube
        [queen] Dame
        [king] König
        [ace] Ass
       *[number] { $rank }
    }
rank-name-declined =
    { $rank ->
        [jack] Buben
       *[other] { rank-name }
    }
big-joker =
    { $form ->
        [start] Großer Joker
        [nominative] der große Joker
        [nominative-rank] der große Joker
        [nominative-start] Der große Joker
        [accusative] den großen Joker
        [the] den großen Joker
        [accusative-start] Den großen Joker
        [dative] dem großen Joker
        [dative-start] Dem großen Joker
       *[name] großer Joker
    }
little-joker =
    { $form ->
        [start] Kleiner Joker
        [nominative] der kleine Joker
        [nominative-rank] der kleine Joker
        [nominative-start] Der kleine Joker
        [accusative] den kleinen Joker
        [the] den kleinen Joker
        [accusative-start] Den kleinen Joker
        [dative] dem kleinen Joker
        [dative-start] Dem kleinen Joker
       *[name] kleiner Joker
    }
high-two-of-diamonds =
    { $form ->
        [start] Hohe Karo-2
        [nominative] die hohe Karo-2
        [nominative-rank] die hohe Karo-2
        [nominative-start] Die hohe Karo-2
        [accusative] die hohe Karo-2
        [the] die hohe Karo-2
        [accusative-start] Die hohe Karo-2
        [dative] der hohen Karo-2
        [dative-start] Der hohen Karo-2
       *[name] hohe Karo-2
    }
high-two-of-spades =
    { $form ->
        [start] Hohe Pik-2
        [nominative] die hohe Pik-2
        [nominative-rank] die hohe Pik-2
        [nominative-start] Die hohe Pik-2
        [accusative] die hohe Pik-2
        [the] die hohe Pik-2
        [accusative-start] Die hohe Pik-2
        [dative] der hohen Pik-2
        [dative-start] Der hohen Pik-2
       *[name] hohe Pik-2
    }

## Farben: in jeder Form gleich, denn auch „ein Herz“ beugt nichts

suit = { suit-name }
suit-name =
    { $suit ->
        [clubs] Kreuz
        [diamonds] Karo
        [hearts] Herz
       *[spades] Pik
    }

## Leute

you =
    { $form ->
        [within] du
        [partner] du
        [accusative] dich
        [dative] dir
       *[start] Du
    }
dummy =
    { $form ->
        [within] der Dummy
        [start] Der Dummy
        [accusative] den Dummy
        [genitive] des Dummys
        [dative] dem Dummy
       *[plate] Dummy
    }
# Im Genitiv vor dem Hauptwort: „Rachels Blatt“, „Charles’ Blatt“.
person =
    { $form ->
        [genitive]
            { ENDS($name, "s ß x z ce") ->
                [yes] { $name }’
               *[no] { $name }s
            }
       *[name] { $name }
    }
# Die Spieler des Computers heißen wie die Bilder der französischen Karten.
court =
    { $card ->
        [clubs-jack] Lanzelot
        [clubs-queen] Argine
        [clubs-king] Alexander
        [diamonds-jack] Hektor
        [diamonds-queen] Rachel
        [diamonds-king] Cäsar
        [hearts-jack] La Hire
        [hearts-queen] Judith
        [hearts-king] Karl
        [spades-jack] Ogier
        [spades-queen] Pallas
       *[spades-king] David
    }

# Leute ohne Namen, und Spieler des Computers, die nach ihrem Platz heißen.
numbered-person = Spieler { $number }
side-of-table =
    { $side ->
        [south] Süd
        [west] West
        [north] Nord
       *[east] Ost
    }

## Listen; „hyphens“: „Pik-Ass, -König und -Dame“, mit Bindestrichen, nach denen keine Zeile endet

list-pair =
    { $form ->
        [hyphens] { $first } und ‑{ $second }
        [dots] { $first } · { $second }
        [commas] { $first }, { $second }
        [spaces] { $first } { $second }
        [plus] { $first } + { $second }
        [to] { $first }{ "\u00A0" }zu{ "\u00A0" }{ $second }
       *[and] { $first } und { $second }
    }
list-next =
    { $form ->
        [hyphens] { $first }, ‑{ $second }
        [dots] { $first } · { $second }
        [spaces] { $first } { $second }
        [plus] { $first } + { $second }
        [to] { $first } zu{ "\u00A0" }{ $second }
       *[and] { $first }, { $second }
    }
list-last =
    { $form ->
        [hyphens] { $first } und ‑{ $second }
        [dots] { $first } · { $second }
        [commas] { $first }, { $second }
        [spaces] { $first } { $second }
        [plus] { $first } + { $second }
        [to] { $first }{ "\u00A0" }zu{ "\u00A0" }{ $second }
       *[and] { $first } und { $second }
    }

## Tage und Monate: „22. November 2026“, kurz „22. Nov.“, mit geschützten Leerzeichen

day =
    { $form ->
        [short] { $day }.{ "\u00A0" }{ month-short }
       *[full] { $day }.{ "\u00A0" }{ month-name }{ "\u00A0" }{ $year }
    }
month = { month-name } { $year }
month-name =
    { $month ->
        [1] Januar
        [2] Februar
        [3] März
        [4] April
        [5] Mai
        [6] Juni
        [7] Juli
        [8] August
        [9] September
        [10] Oktober
        [11] November
       *[12] Dezember
    }
month-short =
    { $month ->
        [1] Jan.
        [2] Feb.
        [3] März
        [4] Apr.
        [5] Mai
        [6] Juni
        [7] Juli
        [8] Aug.
        [9] Sept.
        [10] Okt.
        [11] Nov.
       *[12] Dez.
    }

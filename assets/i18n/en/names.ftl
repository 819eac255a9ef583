# Nouns that other entries are given as arguments: cards, suits, ranks, people, lists.
#
# $form is what a sentence asks for: { FORM($card, "the") } gives the card with its article. Where a sentence says { $card } alone, it
# gets the default form, marked * below. The forms are this language's own: another one has "dative" or "plural" in their place.

## Cards: "queen of hearts"; "Queen of hearts" at the start of a sentence, "the queen of hearts" and "The queen of hearts".

card =
    { $form ->
        [start] { rank-start } of { suit-name }
        [the] the { card-name }
        [the-start] The { card-name }
        [rank] { rank-name }
        [the-rank] the { rank-name }
       *[name] { card-name }
    }
card-name = { rank-name } of { suit-name }
# $rank is a number, or jack, queen, king, ace.
rank =
    { $form ->
        [start] { rank-start }
        [the] the { rank-name }
       *[name] { rank-name }
    }
rank-name =
    { $rank ->
        [jack] jack
        [queen] queen
        [king] king
        [ace] ace
       *[number] { $rank }
    }
rank-start =
    { $rank ->
        [jack] Jack
        [queen] Queen
        [king] King
        [ace] Ace
       *[number] { $rank }
    }
big-joker =
    { $form ->
        [start] Big joker
        [the] the big joker
        [the-rank] the big joker
        [the-start] The big joker
       *[name] big joker
    }
little-joker =
    { $form ->
        [start] Little joker
        [the] the little joker
        [the-rank] the little joker
        [the-start] The little joker
       *[name] little joker
    }

## Suits: "hearts", "Hearts", "heart".

suit =
    { $form ->
        [start]
            { $suit ->
                [clubs] Clubs
                [diamonds] Diamonds
                [hearts] Hearts
               *[spades] Spades
            }
        [one]
            { $suit ->
                [clubs] club
                [diamonds] diamond
                [hearts] heart
               *[spades] spade
            }
       *[name] { suit-name }
    }
suit-name =
    { $suit ->
        [clubs] clubs
        [diamonds] diamonds
        [hearts] hearts
       *[spades] spades
    }

## People: on a plate, within a sentence ("within"), or at its start ("start").

you =
    { $form ->
        [within] you
        [partner] you
       *[start] You
    }
dummy =
    { $form ->
        [within] the dummy
        [start] The dummy
        [partner] dummy
       *[plate] Dummy
    }

## Lists: "Ada, Mara and Anna", "one or two", "First win · Comeback", "an ace, a king, and 2 spades".

list-next =
    { $form ->
        [dots] { $first } · { $second }
        [spaces] { $first } { $second }
        [plus] { $first } + { $second }
        [to] { $first } to{ "\u00A0" }{ $second }
       *[and] { $first }, { $second }
    }
list-last =
    { $form ->
        [dots] { $first } · { $second }
        [commas] { $first }, { $second }
        [series] { $first }, and { $second }
        [spaces] { $first } { $second }
        [plus] { $first } + { $second }
        [to] { $first }{ "\u00A0" }to{ "\u00A0" }{ $second }
        [or] { $first } or { $second }
       *[and] { $first } and { $second }
    }

## Days and months: "November 22, 2026", or "Nov 22" in the form "short". Between the parts of a day are no-break spaces, so that the line breaks before it, if anywhere.

day =
    { $form ->
        [short] { month-short }{ "\u00A0" }{ $day }
       *[full] { month-name }{ "\u00A0" }{ $day },{ "\u00A0" }{ $year }
    }
month = { month-name } { $year }
month-name =
    { $month ->
        [1] January
        [2] February
        [3] March
        [4] April
        [5] May
        [6] June
        [7] July
        [8] August
        [9] September
        [10] October
        [11] November
       *[12] December
    }
month-short =
    { $month ->
        [1] Jan
        [2] Feb
        [3] Mar
        [4] Apr
        [5] May
        [6] Jun
        [7] Jul
        [8] Aug
        [9] Sep
        [10] Oct
        [11] Nov
       *[12] Dec
    }

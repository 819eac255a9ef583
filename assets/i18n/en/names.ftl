# Nouns that other entries are given as arguments: cards, suits, ranks, people, lists.
#
# $form is what a sentence asks for: { FORM($card, "the") } gives the card with its article. Where a sentence says { $card } alone, it
# gets the default form, marked * below. The forms are this language's own: another one has "dative" or "plural" in their place.

## Numbers: "2.5", "12,345", "57%", "1.5×". The separators are a pair that the game knows: 1,234.5 or 1.234,5 or 1 234,5 (with a no-break space) or
## 1’234.5 or the Arabic one. Thousands are grouped from 10,000 on.

decimal-point = { "." }
group-separator = { "," }
percent = { $number }%
times = { $number }×

## Weeks: 0 is Monday, 6 is Sunday.

first-weekday = 6

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
high-two-of-diamonds =
    { $form ->
        [start] High two of diamonds
        [the] the high two of diamonds
        [the-rank] the high two of diamonds
        [the-start] The high two of diamonds
       *[name] high two of diamonds
    }
high-two-of-spades =
    { $form ->
        [start] High two of spades
        [the] the high two of spades
        [the-rank] the high two of spades
        [the-start] The high two of spades
       *[name] high two of spades
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

## People: on a plate, within a sentence ("within"), or at its start ("start"); "of" and "of-start" say whose something is: "your hand",
## "Rachel’s hand".

you =
    { $form ->
        [within] you
        [partner] you
        [of] your
        [of-start] Your
       *[start] You
    }
dummy =
    { $form ->
        [within] the dummy
        [start] The dummy
        [partner] dummy
        [of] the dummy’s
        [of-start] The dummy’s
       *[plate] Dummy
    }
# Somebody with a name, as typed or from “court” below. The letters that it has are known: STARTS($name, "a e i o u") and
# ENDS($name, "s x z") are “yes” or “no”, for d’Alexandre, Charles’ and the like. $gender is m, f, or unknown for people;
# FORM($who, "gender") asks for it where there is a form [gender].
person =
    { $form ->
        [of] { $name }’s
        [of-start] { $name }’s
       *[name] { $name }
    }
# The computer players bear the names that court cards have had in France since the 17th century, as they are known in your language.
court =
    { $card ->
        [clubs-jack] Lancelot
        [clubs-queen] Argine
        [clubs-king] Alexander
        [diamonds-jack] Hector
        [diamonds-queen] Rachel
        [diamonds-king] Caesar
        [hearts-jack] La Hire
        [hearts-queen] Judith
        [hearts-king] Charles
        [spades-jack] Ogier
        [spades-queen] Pallas
       *[spades-king] David
    }
# People who gave no name, and computer players that are called by the side of the table at which they sit.
numbered-person = Player { $number }
side-of-table =
    { $side ->
        [south] South
        [west] West
        [north] North
       *[east] East
    }

## Lists: "Ada, Mara and Anna", "one or two", "First win · Comeback", "an ace, a king, and 2 spades".

# Two elements; then more than two, from the left: “list-next” joins all but the last, “list-last” the last.
list-pair =
    { $form ->
        [dots] { $first } · { $second }
        [commas] { $first }, { $second }
        [spaces] { $first } { $second }
        [plus] { $first } + { $second }
        [to] { $first }{ "\u00A0" }to{ "\u00A0" }{ $second }
       *[and] { $first } and { $second }
    }
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

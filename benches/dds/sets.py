"""Writes sets of deals for measurements, with the tricks after every lead as DDS values them, into `deals/`. `compare.py` reads them.

    venv/bin/python benches/dds/sets.py            # all sets; "thomas" takes four minutes
    venv/bin/python benches/dds/sets.py long void  # some

One deal a line: the seat that leads, the hands of seats 0 to 3, the tricks of the leader's side after each lead. Spades are trumps, and
broken. Every set comes from a seed of its own, so that the deals can be made again anywhere.

random13, random10, random8   a shuffled deck
void     a hand of two suits at most
hard     four voids, one in every hand and suit; the ranks of a suit go to the other three so that no hand has neighbours, by the same
         pattern in every suit. (The hardest deal that the author of bridge-solver knows is of this kind.) Twelve cards each, so that a
         slow solver comes to an end.
long     one void or more, no suit longer than six, and four neighbours in one hand at most: nothing to cash and nothing alike
thomas   hands of 7-6: every suit lies 7-6 in two hands that sit next to each other, in turns from the ace down
"""
import random, sys
from pathlib import Path

RANKS, SUITS = "23456789TJQKA", "CDHS"
DECK = [(suit, rank) for suit in range(4) for rank in range(13)]
FOLDER = Path(__file__).parent / "deals"


def cards(hand):
    return [RANKS[rank] + SUITS[suit] for suit, rank in sorted(hand)]


def shuffled(dice):
    deck = DECK[:]
    dice.shuffle(deck)
    return deck


def four(dice, size):
    deck = shuffled(dice)
    return [deck[seat * size:(seat + 1) * size] for seat in range(4)], dice.randrange(4)


def void(dice):
    suits = dice.sample(range(4), 2)
    two = [card for card in DECK if card[0] in suits]
    dice.shuffle(two)
    rest = two[13:] + [card for card in DECK if card[0] not in suits]
    dice.shuffle(rest)
    hands = [rest[:13], rest[13:26], rest[26:]]
    hands.insert(dice.randrange(4), two[:13])
    return hands, dice.randrange(4)


def apart(dice):
    """The upper twelve ranks in three parts of four without neighbours."""
    while True:
        left, parts = [4, 4, 4], [[], [], []]
        for rank in range(1, 13):
            open_parts = [part for part in range(3) if left[part] and rank - 1 not in parts[part]]
            if not open_parts:
                break
            part = dice.choice(open_parts)
            left[part] -= 1
            parts[part].append(rank)
        else:
            return parts


def hard(dice):
    parts, first = apart(dice), dice.randrange(4)
    hands = [[((seat + first + 1 + part) % 4, rank) for part in range(3) for rank in parts[part]] for seat in range(4)]
    return hands, dice.randrange(4)


def long(dice):
    while True:
        hands, _ = four(dice, 13)
        lengths = [sum(card[0] == suit for card in hand) for hand in hands for suit in range(4)]
        neighbours = sum((suit, rank + 1) in hand for hand in hands for suit, rank in hand)
        if min(lengths) == 0 and max(lengths) <= 6 and neighbours <= 4:
            return hands, 0


def thomas(at):
    ring = [(seat, (seat + 1) % 4) if at < 4 else ((seat + 1) % 4, seat) for seat in range(4)]
    hands = [[] for _ in range(4)]
    for place, (seven, six) in enumerate(ring):
        for rank in range(13):
            hands[six if rank % 2 else seven].append(((place + 3) % 4, rank))
    return hands, at % 4


def several(seed, count, deal):
    dice = random.Random(seed)
    return lambda: [deal(dice) for _ in range(count)]


SETS = {
    "random13": several(13004, 40, lambda dice: four(dice, 13)),
    "random10": several(10004, 200, lambda dice: four(dice, 10)),
    "random8": several(8004, 400, lambda dice: four(dice, 8)),
    "void": several(40, 40, void),
    "long": several(43, 8, long),
    "hard": several(44, 6, hard),
    "thomas": lambda: [thomas(0), thomas(4)],
}


def read(name):
    """The deals of a set as hands, leader and tricks by lead; None where no solver has valued them."""
    for line in (FOLDER / f"{name}.txt").read_text().splitlines():
        leader, *hands, leads = line.split(" | ")
        values = dict(lead.split("=") for lead in leads.split())
        hands = [[(SUITS.index(card[1]), RANKS.index(card[0])) for card in hand.split()] for hand in hands]
        yield hands, int(leader), {card: int(tricks) for card, tricks in values.items()}


def main():
    from compare import dds_deal, dds_solve
    FOLDER.mkdir(exist_ok=True)
    for name in sys.argv[1:] or SETS:
        lines = []
        for hands, leader in SETS[name]():
            leads, spent, _ = dds_solve(dds_deal(hands, leader))
            values = " ".join(f"{card}={leads[card]}" for card in cards(hands[leader]))
            lines.append(" | ".join([str(leader), *(" ".join(cards(hand)) for hand in hands), values]))
            print(f"{name}: {spent:.0f} ms", flush=True)
        (FOLDER / f"{name}.txt").write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()

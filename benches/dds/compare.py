"""Holds the solvers against DDS, the double-dummy solver of Bo Haglund and Soren Hein, in one run and in turns on the same deals.

    python3 -m venv venv && venv/bin/pip install endplay
    venv/bin/python benches/dds/compare.py target/release/spades-lab [four:13x40 two:10x200 ...]

Every lead of every deal is valued by both, and the values must agree. Times are of the processor: of this thread around DDS's
`SolveBoard` (solutions 3, mode 1, spades as trumps), and of the whole process of `spades-lab`, reading and writing included.
More than one program (joined by commas) are measured side by side.

A case `score:NxM` is M random endings of N cards a hand with contracts and, in half of them, a nil that is still alive; DDS does not
know what these are worth, so that the programs are only held against one another, for the value of every card.

A case `four:NxM` is M random deals of N cards a hand. `two:NxM` has two hands, which become four for DDS: the seats between get only
low side cards, so that they never win. Thirteen cards a hand leave enough of these only if the two hand have all spades; with twelve
they have nine at least, and so on.
"""
import json, random, subprocess, sys, time
import endplay._dds as dds

RANKS, SUITS = "23456789TJQKA", "CDHS"
DDS_SUIT = {"S": 0, "H": 1, "D": 2, "C": 3}


class Program:
    """`spades-lab` with its own processor time."""

    def __init__(self, path, *command):
        self.path = path
        self.child = subprocess.Popen([path, *command], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1)
        self.clock = (~self.child.pid << 3) | 2
        self.times = []

    def run(self, lines):
        begin = time.clock_gettime_ns(self.clock)
        answers = []
        for line in lines:
            self.child.stdin.write(line + "\n")
            self.child.stdin.flush()
            answers.append(json.loads(self.child.stdout.readline()))
        self.times.append((time.clock_gettime_ns(self.clock) - begin) / 1e6)
        return answers


def cards(hand):
    return [RANKS[rank] + SUITS[suit] for suit, rank in hand]


def dds_deal(hands, leader):
    deal = dds.deal()
    deal.trump, deal.first = 0, leader
    for seat, hand in enumerate(hands):
        for suit, rank in hand:
            deal.remainCards[seat][DDS_SUIT[SUITS[suit]]] |= 4 << rank
    return deal


def dds_solve(deal):
    future = dds.futureTricks()
    begin = time.thread_time_ns()
    dds.SolveBoard(deal, -1, 3, 1, future, 0)
    spent = (time.thread_time_ns() - begin) / 1e6
    leads = {}
    for i in range(future.cards):
        suit = next(name for name, number in DDS_SUIT.items() if number == future.suit[i])
        for rank in range(13):
            if rank + 2 == future.rank[i] or future.equals[i] >> (rank + 2) & 1:
                leads[RANKS[rank] + suit] = future.score[i]
    return leads, spent, future.nodes


def four(dice, size):
    deck = [(suit, rank) for suit in range(4) for rank in range(13)]
    dice.shuffle(deck)
    hands = [sorted(deck[seat * size:(seat + 1) * size]) for seat in range(4)]
    leader = dice.randrange(4)
    return json.dumps({"hands": [cards(hand) for hand in hands], "leader": leader, "broken": True}), dds_deal(hands, leader)


def two(dice, size):
    spades = max(0, 4 * size - 39)
    while True:
        deck = [(suit, rank) for suit in range(4) for rank in range(13)]
        dice.shuffle(deck)
        if size == 13:
            deck.sort(key=lambda card: card[0] != 3)
            deck = deck[:26]
            dice.shuffle(deck)
        if sum(card[0] == 3 for card in deck[:2 * size]) >= spades:
            break
    hands = [deck[:size], deck[size:2 * size]]
    # Closed up to the top, so that the cards below are all lower.
    place = {}
    low = []
    for suit in range(4):
        held = sorted(rank for hand in hands for held, rank in hand if held == suit)
        for at, rank in enumerate(held):
            place[suit, rank] = (suit, 13 - len(held) + at)
        if suit < 3:
            low += [(suit, rank) for rank in range(13 - len(held))]
    hands = [sorted(place[card] for card in hand) for hand in hands]
    dice.shuffle(low)
    line = json.dumps({"leader": cards(hands[0]), "follower": cards(hands[1]), "broken": True})
    return line, dds_deal([hands[0], hands[1], low[:size], low[size:2 * size]], 0)


def score(dice, size):
    line = json.loads(four(dice, size)[0])
    terms = []
    nil = dice.randrange(8)
    for side in range(2):
        need = dice.randrange(size + 1)
        bid = need + dice.randrange(4)
        seats = [seat for seat in (side, side + 2) if seat != nil]
        made = lambda tricks: 10 * bid + tricks - need - (10 if tricks - need > 3 else 0)
        sign = 1 if side == 0 else -1
        terms.append({"seats": seats, "worth": [sign * (made(tricks) if tricks >= need else -10 * bid) for tricks in range(size + 1)]})
        if nil in (side, side + 2):
            terms.append({"seats": [nil], "worth": [sign * 100] + [-sign * 100] * size})
    line["friends"] = [0, 2]
    line["payoff"] = {"terms": terms}
    return json.dumps(line), None


def scores(size, count, paths):
    dice = random.Random(size)
    programs = [Program(path, "solve4", "--payoff") for path in paths]
    lines = [score(dice, size)[0] for _ in range(count)]
    for at in range(0, count, 10):
        answers = [program.run(lines[at:at + 10]) for program in programs]
        assert all(answer == answers[0] for answer in answers)
    for program in programs:
        print(f"score {size} cards, {count} endings: {program.path}: {sum(program.times) / count:.3f} ms", flush=True)
        program.child.stdin.close()
        program.child.wait()


def measure(kind, size, count, paths):
    dice = random.Random(1000 * size + len(kind))
    programs = [Program(path, "solve4" if kind == "four" else "solve") for path in paths]
    batch = 1 if size > 11 and kind == "four" else 10
    spent, nodes = [], 0
    for _ in range(0, count, batch):
        deals = [(four if kind == "four" else two)(dice, size) for _ in range(batch)]
        theirs = [dds_solve(deal) for _, deal in deals]
        spent.append(sum(time for _, time, _ in theirs))
        nodes += sum(nodes for _, _, nodes in theirs)
        for program in programs:
            for answer, (leads, _, _), (line, _) in zip(program.run([line for line, _ in deals]), theirs, deals):
                assert answer["leads"] == leads, (program.path, line, answer, leads)
    number = len(spent) * batch
    print(f"{kind} {size} cards, {number} deals: DDS {sum(spent) / number:.3f} ms, {nodes // number} nodes", flush=True)
    for program in programs:
        ratio = sum(spent) / sum(program.times)
        each = sorted(dds / own for dds, own in zip(spent, program.times))
        print(f"    {program.path}: {sum(program.times) / number:.3f} ms, DDS takes {ratio:.2f} times as long"
              f" (median {each[len(each) // 2]:.2f})", flush=True)
        program.child.stdin.close()
        program.child.wait()


if __name__ == "__main__":
    for case in sys.argv[2:] or ["four:13x40", "four:10x200", "four:8x400", "two:13x200", "two:10x200",
                                  "score:7x200", "score:6x300", "score:5x300"]:
        kind, shape = case.split(":")
        size, count = map(int, shape.split("x"))
        if kind == "score":
            scores(size, count, sys.argv[1].split(","))
        else:
            measure(kind, size, count, sys.argv[1].split(","))

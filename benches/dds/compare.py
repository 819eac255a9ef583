"""Holds the solvers against DDS, the double-dummy solver of Bo Haglund and Soren Hein, in one run and in turns on the same deals.

    python3 -m venv venv && venv/bin/pip install endplay
    venv/bin/python benches/dds/compare.py target/release/spades-lab [set:void four:13x40 two:10x200 ...]
    venv/bin/python benches/dds/compare.py target/release/spades-lab --line "NAME=COMMAND" set:void

Every lead of every deal is valued by both, and the values must agree. Times are of the processor: of this thread around DDS's
`SolveBoard` (solutions 3, mode 1, spades as trumps), and of the whole process of `spades-lab`, reading and writing included.
More than one program (joined by commas) are measured side by side.

A case `set:NAME` is the deals of `deals/NAME.txt` with their values (see `sets.py`), in two rounds, the programs in random order for each
deal; the lesser time of each counts. Each deal is met only once in a round, since DDS remembers the deal before. `--line` adds a program of
your own, such as one around DDS 3 or bridge-solver. It reads one deal a line, as `spades-lab solve4` does,
`{"hands":[["AS","2C"],...],"leader":0,"broken":true}`, spades being trumps, and answers each at once with one line: the tricks of the
leader's side after every lead, `{"leads":{"AS":9,"2C":8}}`; other keys are ignored. Its whole processor time is measured.

A case `score:NxM` is M random endings of N cards a hand with contracts and, in half of them, a nil that is still alive; DDS does not
know what these are worth, so that the programs are only held against one another, for the value of every card.

A case `four:NxM` is M random deals of N cards a hand. `two:NxM` has two hands, which become four for DDS: the seats between get only
low side cards, so that they never win. Thirteen cards a hand leave enough of these only if the two hand have all spades; with twelve
they have nine at least, and so on.
"""
import json, random, shlex, subprocess, sys, time
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


def middle(numbers):
    return sorted(numbers)[len(numbers) // 2]


def measure_set(name, paths, others):
    """One set of `deals/`, in two rounds; the first program is held against DDS and all others."""
    from sets import read
    deals = list(read(name))
    programs = [Program(path, "solve4") for path in paths] + [Program(*shlex.split(other)) for other in others.values()]
    names = ["DDS 2.9", *paths, *others]
    least = [[float("inf")] * len(deals) for _ in names]
    dice = random.Random(1)
    for _ in range(2):
        for at, (hands, leader, values) in enumerate(deals):
            line = json.dumps({"hands": [cards(hand) for hand in hands], "leader": leader, "broken": True})
            for number in dice.sample(range(len(names)), len(names)):
                if number == 0:
                    leads, spent, _ = dds_solve(dds_deal(hands, leader))
                else:
                    leads = programs[number - 1].run([line])[0]["leads"]
                    spent = programs[number - 1].times[-1]
                assert leads == values, (names[number], line, leads, values)
                least[number][at] = min(least[number][at], spent)
    own = least[1]
    print(f"{name}, {len(deals)} deals: {names[1]} {sum(own) / len(own):.3f} ms mean, {middle(own):.3f} median, {max(own):.1f} most", flush=True)
    for number, theirs in enumerate(least):
        if number != 1:
            each = [their / our for their, our in zip(theirs, own)]
            print(f"    {names[number]}: {sum(theirs) / len(own):.3f} ms, {sum(theirs) / sum(own):.2f} times as long (median {middle(each):.2f},"
                  f" {min(each):.2f} to {max(each):.2f}, less on {sum(ratio < 1 for ratio in each)})", flush=True)
    for program in programs:
        program.child.stdin.close()
        program.child.wait()


def main():
    paths, *cases = sys.argv[1:]
    paths = paths.split(",")
    others = {}
    while "--line" in cases:
        at = cases.index("--line")
        name, command = cases[at + 1].split("=", 1)
        others[name] = command
        del cases[at:at + 2]
    for case in cases or ["set:random13", "set:random10", "set:random8", "set:void", "set:long", "set:hard", "two:13x200", "two:10x200",
                          "score:7x200", "score:6x300", "score:5x300"]:
        kind, shape = case.split(":")
        if kind == "set":
            measure_set(shape, paths, others)
            continue
        size, count = map(int, shape.split("x"))
        if kind == "score":
            scores(size, count, paths)
        else:
            measure(kind, size, count, paths)


if __name__ == "__main__":
    main()

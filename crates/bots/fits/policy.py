"""Trains the network of `src/multi_player/policy.rs` and prints its weights, `fits/policy.rs`.

    cargo run --release -p spades-lab -- learn-policy --out /tmp/spades-policy.f32
    python3 -m venv venv && venv/bin/pip install numpy
    venv/bin/python crates/bots/fits/policy.py /tmp/spades-policy.f32 > crates/bots/fits/policy.rs
    cargo fmt -p spades-bots

More than one file may be named. Each time round teaches a network that plays better than the one whose rounds it learned from, until it does not:
that of now, the fourth, learned from 3,400,000 positions of the second and 4,000,000 of the third.

A card's value is one playout, which is mostly chance; only the mean over all hands that look the same to the player can be learned. So what is
made as great as can be is linear in the values: the policy's mean value, over WARMTH, with its entropy. The best policy for that is a softmax of the
true values over WARMTH. A twentieth of the positions is held back: what the network gains there on the mean card and on the rule's, in points a
decision, is told on standard error.
"""
import sys

import numpy as np

SHARED, CARD, HIDDEN = 51, 31, 64
WARMTH = 3.0  # Points by which a card is worth less for its likelihood to fall by e.
MOST = 80.0  # Values further from their mean are taken for this.
EPOCHS, BATCH, RATE, DECAY = 12, 4096, 3e-3, 1e-3


class Positions:
    """Positions, and their cards one after the other: `counts` and `first` tell which are whose."""

    def __init__(self, shared, counts, values, cards):
        self.shared, self.counts, self.values, self.cards = shared, counts, values, cards
        self.first = np.concatenate([[0], np.cumsum(counts)[:-1]])
        self.whose = np.repeat(np.arange(len(counts)), counts)

    def sums(self, numbers):
        return np.add.reduceat(numbers, self.first, axis=0)

    def most(self, numbers):
        return np.maximum.reduceat(numbers, self.first)

    def some(self, chosen):
        counts = self.counts[chosen]
        begin = np.concatenate([[0], np.cumsum(counts)[:-1]])
        rows = np.repeat(self.first[chosen] - begin, counts) + np.arange(counts.sum())
        return Positions(self.shared[chosen], counts, self.values[rows], self.cards[rows])


def read(path):
    raw, at, starts = np.fromfile(path, dtype="<f4"), 0, []
    while at < len(raw):
        starts.append(at)
        at += 1 + SHARED + int(raw[at]) * (CARD + 1)
    starts = np.array(starts)
    counts = raw[starts].astype(int)
    begin = np.concatenate([[0], np.cumsum(counts)[:-1]])
    nth = np.arange(counts.sum()) - np.repeat(begin, counts)
    rows = raw[(np.repeat(starts + 1 + SHARED, counts) + nth * (CARD + 1))[:, None] + np.arange(CARD + 1)]
    return raw[(starts + 1)[:, None] + np.arange(SHARED)], counts, rows[:, 0], rows[:, 1:]


def positions(paths):
    found = Positions(*(np.concatenate(part) for part in zip(*map(read, paths))))
    for _ in range(2):  # The mean moves where values are cut off.
        off = found.values - (found.sums(found.values) / found.counts)[found.whose]
        found.values = np.clip(off, -MOST, MOST)
    return found


def taken(scores, found):
    """What the cards with the highest scores come to."""
    best = scores >= found.most(scores)[found.whose]
    return found.sums(found.values * best) / found.sums(best.astype("f4"))


def forward(net, found):
    hidden = found.cards @ net["card"] + (found.shared @ net["shared"] + net["bias"])[found.whose]
    hidden = np.maximum(hidden, 0)
    return hidden, hidden @ net["output"] + net["rule"] * found.cards[:, 0]


def gradients(net, found):
    hidden, scores = forward(net, found)
    scores = scores - found.most(scores)[found.whose]
    powers = np.exp(scores)
    sums = found.sums(powers)[found.whose]
    policy, logs = powers / sums, scores - np.log(sums)
    gain = found.values / WARMTH - logs
    slope = -policy * (gain - found.sums(policy * gain)[found.whose]) / len(found.counts)
    back = slope[:, None] * net["output"] * (hidden > 0)
    shared = found.sums(back)
    return {
        "rule": (slope * found.cards[:, 0]).sum(),
        "output": hidden.T @ slope,
        "card": found.cards.T @ back,
        "shared": found.shared.T @ shared,
        "bias": shared.sum(0),
    }


def learn(found, chance, tell):
    """Adam with decaying weights; the rate falls to nothing by a cosine."""
    net = {
        "shared": chance.normal(0, SHARED**-0.5, (SHARED, HIDDEN)),
        "card": chance.normal(0, CARD**-0.5, (CARD, HIDDEN)),
        "bias": np.zeros(HIDDEN),
        "output": chance.normal(0, 0.3 * HIDDEN**-0.5, HIDDEN),
        "rule": np.ones(()),
    }
    net = {name: numbers.astype("f4") for name, numbers in net.items()}
    first, second, step = {}, {}, 0
    steps = EPOCHS * (len(found.counts) // BATCH)
    for epoch in range(EPOCHS):
        order = chance.permutation(len(found.counts))
        for start in range(0, len(order) - BATCH + 1, BATCH):
            step += 1
            rate = RATE * min(1, step / 200) * 0.5 * (1 + np.cos(np.pi * step / steps))
            for name, slope in gradients(net, found.some(order[start : start + BATCH])).items():
                first[name] = 0.9 * first.get(name, 0) + 0.1 * slope
                second[name] = 0.999 * second.get(name, 0) + 0.001 * slope**2
                move = first[name] / (1 - 0.9**step) / (np.sqrt(second[name] / (1 - 0.999**step)) + 1e-8)
                decay = DECAY * net[name] if name in ("shared", "card", "output") else 0
                net[name] = (net[name] - rate * (move + decay)).astype("f4")
        tell(epoch, net)
    return net


def row(numbers):
    return "[" + ", ".join(f"{round(1000 * float(number))}" for number in numbers) + "]"


def rows(name, what, size, numbers):
    print(f"\n/// {what}\npub(super) const {name}: [[i16; HIDDEN]; super::scene::{size}] = [")
    for numbers in numbers:
        print(f"    {row(numbers)},")
    print("];")


def main():
    found = positions(sys.argv[1:])
    chance = np.random.default_rng(0)
    held, taught = np.split(chance.permutation(len(found.counts)), [len(found.counts) // 20])
    held = found.some(held)
    rule = taken(held.cards[:, 0], held)
    print(f"{len(found.counts)} positions; the rule gains {rule.mean():.3f}", file=sys.stderr)

    def tell(epoch, net):
        more = taken(forward(net, held)[1], held) - rule
        error = more.std() / len(more) ** 0.5
        print(f"after {epoch + 1}: {more.mean():.3f} more, ± {error:.3f}", file=sys.stderr)

    net = learn(found.some(taught), chance, tell)
    print(f"""//! The network's weights, as printed by `crates/bots/fits/policy.py`: in thousandths, except for one.

/// Number of hidden units.
pub(super) const HIDDEN: usize = {HIDDEN};

/// Weight of ten points by rule.
pub(super) const RULE: f32 = {net["rule"]:.3f};

/// Bias of each hidden unit.
pub(super) const BIAS: [i16; HIDDEN] = {row(net["bias"])};

/// Output weight of each hidden unit.
pub(super) const OUTPUT: [i16; HIDDEN] = {row(net["output"])};""")
    rows("SHARED", "Weights of each input of a position, by hidden unit.", "SHARED", net["shared"])
    rows("CARD", "Weights of each input of a card, by hidden unit.", "CARD", net["card"])


main()

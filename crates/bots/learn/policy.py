"""Teaches the network of `src/multi_player/policy.rs` and prints its numbers, `src/multi_player/policy/weights.rs`.

    cargo test --release -p spades-bots --lib -- --ignored positions_to_learn_from
    python3 -m venv venv && venv/bin/pip install numpy
    venv/bin/python crates/bots/learn/policy.py /tmp/spades-policy.f32 > crates/bots/src/multi_player/policy/weights.rs
    cargo fmt -p spades-bots

More than one file may be named. A tenth of the positions is held back: what the network gives away there, in points a decision by the searches'
values, is told on standard error, with what the rule gives away. Both hold what chance gives away, since the values are means of
100 worlds and the best of several such looks better than it is.
"""
import sys

import numpy as np

INPUTS, HIDDEN = 40, 24
RULE = 18  # The input that tells how far the rule puts a card behind its best.
POINTS = 3.0  # A softmax over the values has this temperature; the gain is counted in these, too.
EPOCHS, BATCH, RATE, DECAY = 90, 512, 3e-3, 1e-4


def positions(path):
    """(values, inputs) of each position with a choice."""
    raw, at = np.fromfile(path, dtype="<f4"), 0
    while at < len(raw):
        cards = int(raw[at])
        block = raw[at + 1 : at + 1 + cards * (INPUTS + 1)].reshape(cards, INPUTS + 1)
        at += 1 + cards * (INPUTS + 1)
        if cards > 1:
            yield block[:, 0], block[:, 1:]


def padded(found):
    """Arrays by position and card, with a mask of the cards that there are."""
    most = max(len(values) for values, _ in found)
    inputs = np.zeros((len(found), most, INPUTS), np.float32)
    values = np.zeros((len(found), most), np.float32)
    there = np.zeros((len(found), most), bool)
    for at, (value, numbers) in enumerate(found):
        inputs[at, : len(value)], there[at, : len(value)] = numbers, True
        values[at, : len(value)] = np.clip(value - value.mean(), -60, 60)
    return inputs, values, there


def softmax(scores, there):
    scores = np.where(there, scores, -1e9)
    powers = np.exp(scores - scores.max(1, keepdims=True))
    return powers / powers.sum(1, keepdims=True)


def given_away(scores, values, there):
    taken = np.where(there, scores, -1e9).argmax(1)
    best = np.where(there, values, -1e9).max(1)
    return (best - values[np.arange(len(values)), taken]).mean()


def forward(net, inputs):
    hidden = np.maximum(inputs @ net["input"] + net["bias"], 0)
    return hidden, hidden @ net["output"] + net["rule"] * inputs[:, :, RULE]


def gradients(net, inputs, values, there):
    """Of what is to become small: the policy's mean value, negative, and its cross entropy to a softmax of the values."""
    hidden, scores = forward(net, inputs)
    policy = softmax(scores, there)
    mean = (policy * values).sum(1, keepdims=True)
    slope = -policy * (values - mean) / POINTS + policy - softmax(values / POINTS, there)
    slope /= len(values)
    back = slope[:, :, None] * net["output"] * (hidden > 0)
    return {
        "rule": np.float32((slope * inputs[:, :, RULE]).sum()),
        "output": (hidden * slope[:, :, None]).sum((0, 1)),
        "input": np.tensordot(inputs, back, axes=([0, 1], [0, 1])),
        "bias": back.sum((0, 1)),
    }


def learn(inputs, values, there, chance):
    """Adam, with a rate that falls to nothing."""
    net = {
        "input": chance.normal(0, INPUTS**-0.5, (INPUTS, HIDDEN)).astype("f4"),
        "bias": np.zeros(HIDDEN, "f4"),
        "output": chance.normal(0, 0.3 * HIDDEN**-0.5, HIDDEN).astype("f4"),
        "rule": np.float32(1),
    }
    first, second, step = {}, {}, 0
    for epoch in range(EPOCHS):
        order, rate = chance.permutation(len(values)), RATE * (1 - epoch / EPOCHS)
        for start in range(0, len(order), BATCH):
            batch, step = order[start : start + BATCH], step + 1
            for name, slope in gradients(net, inputs[batch], values[batch], there[batch]).items():
                slope = slope + DECAY * net[name]
                first[name] = 0.9 * first.get(name, 0) + 0.1 * slope
                second[name] = 0.999 * second.get(name, 0) + 0.001 * slope**2
                size = np.sqrt(second[name] / (1 - 0.999**step)) + 1e-8
                net[name] = (net[name] - rate * first[name] / (1 - 0.9**step) / size).astype("f4")
    return net


def row(numbers):
    return "[" + ", ".join(f"{number:.3f}" for number in numbers) + "]"


def main():
    found = [position for path in sys.argv[1:] for position in positions(path)]
    inputs, values, there = padded(found)
    chance = np.random.default_rng(0)
    order = chance.permutation(len(values))
    held, taught = np.split(order, [len(order) // 10])
    net = learn(inputs[taught], values[taught], there[taught], chance)
    rule = given_away(inputs[held][:, :, RULE], values[held], there[held])
    learned = given_away(forward(net, inputs[held])[1], values[held], there[held])
    print(f"{len(found)} positions; given away: rule {rule:.3f}, network {learned:.3f}", file=sys.stderr)
    print(f"""//! The network's numbers, as `crates/bots/learn/policy.py` prints them.
#![allow(clippy::approx_constant, reason = "some learned number comes near a constant by chance")]

/// Hidden units.
pub(super) const HIDDEN: usize = {HIDDEN};

/// What ten points by rule count for.
pub(super) const RULE: f32 = {net["rule"]:.3f};

/// What each hidden unit begins with.
pub(super) const BIAS: [f32; HIDDEN] = {row(net["bias"])};

/// What each hidden unit counts for.
pub(super) const OUTPUT: [f32; HIDDEN] = {row(net["output"])};

/// What each input counts for in each hidden unit.
pub(super) const INPUT: [[f32; HIDDEN]; super::INPUTS] = [""")
    for numbers in net["input"]:
        print(f"    {row(numbers)},")
    print("];")


main()

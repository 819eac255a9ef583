//! Coding of a first round that was set up by hand.

use spades_rules::{Card, CardSet, Rules, Setup};

use crate::bits::{BitReader, BitWriter};
use crate::rules_bits::Fault;

/// Writes a setup that fits its rules.
pub(super) fn write_setup(setup: &Setup, out: &mut BitWriter) {
    let size = setup.hands.first().map_or(0, |hand| hand.len());
    out.write(size as u64, 4);
    for card in setup.hands.iter().flat_map(|hand| hand.iter()) {
        out.write(u64::from(card.index()), 6);
    }
    out.write(setup.first as u64, 2);
    out.number(setup.blind.len() as u32, 0);
    for &seat in &setup.blind {
        out.write(seat as u64, 2);
    }
    out.flag(!setup.scores.is_empty());
    setup.scores.iter().for_each(|&score| out.signed(score, 7));
    out.flag(!setup.bags.is_empty());
    setup.bags.iter().for_each(|&bags| out.write(u64::from(bags), 8));
}

/// Reads a setup; the rules have to validate it.
pub(super) fn read_setup(rules: &Rules, input: &mut BitReader) -> Result<Setup, Fault> {
    let size = input.read(4)?;
    let mut hands = Vec::new();
    for _ in 0..rules.hand_count() {
        let mut hand = CardSet::EMPTY;
        for _ in 0..size {
            hand.insert(Card::from_index(input.read(6)? as u8).ok_or(Fault::Value("card"))?);
        }
        hands.push(hand);
    }
    let mut setup = Setup::new(hands, input.read(2)? as usize);
    for _ in 0..input.number(0)?.min(4) {
        setup.blind.push(input.read(2)? as usize);
    }
    if input.flag()? {
        for _ in 0..rules.side_count() {
            setup.scores.push(input.signed(7)?);
        }
    }
    if input.flag()? {
        for _ in 0..rules.side_count() {
            setup.bags.push(input.read(8)? as u8);
        }
    }
    Ok(setup)
}

//! Coding of a first round that was set up by hand.

use spades_rules::{BlindBidOf, Card, CardSet, Rules, Setup};

use crate::bits::{BitReader, BitWriter};
use crate::rules_bits::Fault;

/// Returns the number of a card. The jokers had theirs before there were high deuces.
fn number(card: Card) -> u8 {
    match card {
        Card::LITTLE_JOKER => 52,
        Card::BIG_JOKER => 53,
        Card::HIGH_TWO_OF_SPADES => 54,
        Card::HIGH_TWO_OF_DIAMONDS => 55,
        card => card.index(),
    }
}

/// Writes a setup that fits its rules.
pub(super) fn write_setup(setup: &Setup, rules: &Rules, out: &mut BitWriter) {
    let size = setup.hands.first().map_or(0, |hand| hand.len());
    out.write(size as u64, 4);
    for card in setup.hands.iter().flat_map(|hand| hand.iter()) {
        out.write(u64::from(number(card)), 6);
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
    // Rules of version 1 have neither sets nor blind numbers, and no round of theirs differs from the first.
    if rules.version() > 1 {
        out.number(u32::from(setup.round), 0);
        for counts in [&setup.sets, &setup.set_runs] {
            out.flag(!counts.is_empty());
            counts.iter().for_each(|&count| out.write(u64::from(count), 8));
        }
        out.number(setup.blind_bids.len() as u32, 0);
        for bid in &setup.blind_bids {
            out.write(bid.seat as u64, 2);
            out.write(u64::from(bid.tricks), 4);
        }
    }
}

/// Reads a setup; the rules have to validate it.
pub(super) fn read_setup(rules: &Rules, input: &mut BitReader) -> Result<Setup, Fault> {
    let size = input.read(4)?;
    let mut hands = Vec::new();
    for _ in 0..rules.hand_count() {
        let mut hand = CardSet::EMPTY;
        for _ in 0..size {
            let number = input.read(6)?;
            let card = CardSet::ALL
                .iter()
                .find(|&card| u64::from(self::number(card)) == number);
            hand.insert(card.ok_or(Fault::Value("card"))?);
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
    if rules.version() > 1 {
        setup.round = u16::try_from(input.number(0)?).map_err(|_| Fault::Value("round"))?;
        for counts in [&mut setup.sets, &mut setup.set_runs] {
            if input.flag()? {
                for _ in 0..rules.side_count() {
                    counts.push(input.read(8)? as u8);
                }
            }
        }
        for _ in 0..input.number(0)?.min(4) {
            let seat = input.read(2)? as usize;
            let tricks = input.read(4)? as u8;
            setup.blind_bids.push(BlindBidOf { seat, tricks });
        }
    }
    Ok(setup)
}

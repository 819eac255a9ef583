//! The presets of tables, counted by themselves: every pair of bids with every pair of tricks, from some counts of bags.

use super::*;

/// Points of a contract, made or missed.
fn contract(preset: Preset, contract: i32, made: bool) -> i32 {
    match (preset, contract, made) {
        (Preset::AceHigh, 13, true) => 200,
        (Preset::AceHigh, 10.., true) => 150,
        (Preset::AceHigh, 10.., false) => -150,
        (_, _, true) => 10 * contract,
        (_, _, false) => -10 * contract,
    }
}

/// Total of the round and bags after it.
fn by_hand(preset: Preset, bids: [u8; 2], tricks: [u8; 2], bags: u8) -> (i32, u8) {
    let [(first, took_first), (second, took_second)] = [0, 1].map(|at| (i32::from(bids[at]), i32::from(tricks[at])));
    let promised = first + second;
    let mut toward = 0;
    let mut over = 0;
    let mut total = 0;
    for (bid, took) in [(first, took_first), (second, took_second)] {
        if bid > 0 {
            toward += took;
        } else {
            // A failed nil's tricks help nobody.
            total += if took == 0 { 100 } else { -100 };
            over += took;
        }
    }
    if promised > 0 {
        let made = toward >= promised;
        total += contract(preset, promised, made);
        over += if made { toward - promised } else { 0 };
    }
    let (point, penalty) = if preset == Preset::AceHigh { (0, 0) } else { (1, 100) };
    total += point * over;
    let held = i32::from(bags) + over;
    total -= penalty * (held / 10);
    (total, (held % 10) as u8)
}

#[test]
fn every_round_scores_as_counted_by_hand() {
    for preset in [Preset::Classic, Preset::AceHigh] {
        let rules = preset.rules();
        let min = u8::from(rules.nil.is_none());
        for (first, second) in (min..=13).flat_map(|first| (min..=13).map(move |second| (first, second))) {
            for (one, two) in (0..=13u8).flat_map(|one| (0..=13 - one).map(move |two| (one, two))) {
                for bags in [0, 4, 9] {
                    let played = PlayedRound {
                        bids: [first, 1, second, 1].map(|bid| Some(Bid::Tricks(bid))),
                        tricks: [one, 13 - one - two, two, 0],
                        ..PlayedRound::default()
                    };
                    let before = Totals {
                        bags: &[bags, 0],
                        ..Totals::default()
                    };
                    let line = rules.score(&played, &before)[0];
                    assert_eq!(
                        (line.total, line.bags_after),
                        by_hand(preset, [first, second], [one, two], bags),
                        "{preset:?} {first} {second} {one} {two} {bags}"
                    );
                }
            }
        }
    }
}

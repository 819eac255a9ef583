//! `solve4` against the values of another program, which `tests/data/dds.txt` names.

use std::collections::BTreeMap;

use spades_bots::{Deal4, solve4};
use spades_rules::{Card, CardSet};

/// Asserts that all leads of the deals in a text have the values beside them. Returns the number of deals.
fn assert_agrees(text: &str) -> usize {
    let mut count = 0;
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let parts: Vec<&str> = line.split(" | ").collect();
        let hand = |text: &str| -> CardSet { text.split(' ').map(|card| card.parse::<Card>().unwrap()).collect() };
        let deal = Deal4 {
            hands: [1, 2, 3, 4].map(|part| hand(parts[part])),
            leader: parts[0].parse().unwrap(),
            broken: true,
        };
        let expected: BTreeMap<Card, u8> = parts[5]
            .split(' ')
            .map(|lead| lead.split_once('=').unwrap())
            .map(|(card, tricks)| (card.parse().unwrap(), tricks.parse().unwrap()))
            .collect();
        let leads: BTreeMap<Card, u8> = solve4(&deal).unwrap().leads.into_iter().collect();
        assert_eq!(leads, expected, "{line}");
        count += 1;
    }
    count
}

#[test]
fn agrees_with_dds() {
    assert_eq!(assert_agrees(include_str!("data/dds.txt")), 296);
}

#[test]
fn agrees_with_dds_on_void_heavy_deals() {
    assert_eq!(assert_agrees(include_str!("../../../benches/dds/deals/void.txt")), 40);
}

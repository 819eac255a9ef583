//! `solve4` against the values of another program, which `tests/data/dds.txt` names.

use spades_bots::{Deal4, solve4};
use spades_rules::{Card, CardSet};

#[test]
fn agrees_with_dds() {
    let mut count = 0;
    for line in include_str!("data/dds.txt")
        .lines()
        .filter(|line| !line.starts_with('#'))
    {
        let parts: Vec<&str> = line.split(" | ").collect();
        let hand = |text: &str| -> CardSet { text.split(' ').map(|card| card.parse::<Card>().unwrap()).collect() };
        let deal = Deal4 {
            hands: [1, 2, 3, 4].map(|part| hand(parts[part])),
            leader: parts[0].parse().unwrap(),
            broken: true,
        };
        let expected: Vec<(Card, u8)> = parts[5]
            .split(' ')
            .map(|lead| lead.split_once('=').unwrap())
            .map(|(card, tricks)| (card.parse().unwrap(), tricks.parse().unwrap()))
            .collect();
        assert_eq!(solve4(&deal).unwrap().leads, expected, "{line}");
        count += 1;
    }
    assert_eq!(count, 296);
}

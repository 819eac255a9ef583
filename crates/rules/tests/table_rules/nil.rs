//! No nil, and conditions on nil.

use super::*;

#[test]
fn it_can_be_off() {
    let rules = pairs(|rules| rules.nil = None);
    assert_eq!(bids_after(rules, &[]), (1..=13).collect::<Vec<_>>());
    assert_eq!(bidding(rules, &[]).refusal(Action::Bid(0)), Some(Illegal::NoNil));
    assert_eq!(totals(rules, [4, 5, 1, 4], [3, 5, 1, 4])[0], -50);
}

#[test]
fn it_needs_a_partner_who_bids_enough() {
    let four = pairs(|rules| rules.nil_partner_min = Some(4));
    assert_eq!(bids_after(four, &[0, 5]), (4..=13).collect::<Vec<_>>());
    assert_eq!(bids_after(four, &[3, 5]), (1..=13).collect::<Vec<_>>());
    assert_eq!(bids_after(four, &[4, 5]), nil_or(1));
    assert_eq!(totals(four, [0, 4, 4, 4], [0, 4, 5, 4])[0], 141);
    let one = pairs(|rules| rules.nil_partner_min = Some(1));
    assert_eq!(bids_after(one, &[0, 5]), (1..=13).collect::<Vec<_>>());
    let both = pairs(|rules| (rules.nil_partner_min, rules.min_bid.side) = (Some(5), Some(4)));
    assert_eq!(bids_after(both, &[0, 5]), (5..=13).collect::<Vec<_>>());
    assert_eq!(bids_after(both, &[4, 5]), (1..=13).collect::<Vec<_>>());
}

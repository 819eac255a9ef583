//! Bids of all tricks.

use super::*;

fn moon(moon: Moon, failure: MoonFailure) -> Rules {
    let mut rules = pairs(|_| {});
    (rules.moon, rules.moon_failure) = (Some(moon), failure);
    (rules.end.target, rules.end.floor) = (Some(500), None);
    rules
}

#[test]
fn partners_make_it_together() {
    let set = moon(Moon::Points(250), MoonFailure::Set);
    assert_eq!(totals(set, [7, 1, 6, 1], [7, 0, 6, 0])[0], 250);
    assert_eq!(totals(set, [7, 1, 6, 1], [7, 0, 5, 1])[0], -130);
    // Thirteen tricks on a lower contract are a contract with bags.
    assert_eq!(totals(set, [6, 1, 6, 1], [7, 0, 6, 0])[0], 121);
    let bags = moon(Moon::Points(250), MoonFailure::Bags);
    assert_eq!(totals(bags, [7, 1, 6, 1], [7, 0, 5, 1])[0], 12 - 100);
    let sheet = ends(bags, [7, 1, 6, 1], [7, 0, 5, 1], &Totals::default()).0;
    assert!(!sheet[0].set && sheet[0].bags == 12);
    assert!(ends(set, [7, 1, 6, 1], [7, 0, 5, 1], &Totals::default()).0[0].set);
}

#[test]
fn it_takes_precedence_over_a_ten_and_costs_what_a_ten_costs() {
    let mut rules = moon(Moon::Points(250), MoonFailure::Set);
    rules.ten = Some(Ten { made: 200, failed: 150 });
    assert_eq!(totals(rules, [7, 1, 6, 1], [7, 0, 6, 0])[0], 250);
    assert_eq!(totals(rules, [7, 1, 6, 1], [7, 0, 5, 1])[0], -150);
    rules.moon = Some(Moon::WinsMatch);
    assert_eq!(totals(rules, [7, 1, 6, 1], [7, 0, 6, 0])[0], 200);
    (rules.ten, rules.set_cost) = (None, SetCost::Nothing);
    assert_eq!(totals(rules, [7, 1, 6, 1], [7, 0, 6, 0])[0], 130);
    assert_eq!(totals(rules, [7, 1, 6, 1], [7, 0, 5, 1])[0], 0);
}

#[test]
fn it_wins_the_match() {
    let rules = moon(Moon::WinsMatch, MoonFailure::Set);
    let before = Totals {
        scores: &[120, 340],
        round: 4,
        ..Totals::default()
    };
    assert_eq!(ends(rules, [7, 1, 6, 1], [7, 0, 6, 0], &before).1, Some(vec![0]));
    assert_eq!(ends(rules, [7, 1, 6, 1], [7, 0, 5, 1], &before).1, None);
    assert_eq!(ends(rules, [6, 1, 6, 1], [7, 0, 6, 0], &before).1, None);
    // Not after a right call of a renege, which counts it as made.
    let duel = Rules {
        moon: Some(Moon::WinsMatch),
        renege: Renege::Penalized,
        ..Preset::OpenDraft.rules()
    };
    let called = PlayedRound {
        bids: [Some(Bid::Tricks(13)), Some(Bid::Tricks(1)), None, None],
        tricks: [4, 0, 0, 0],
        right_call: Some(0),
        ..PlayedRound::default()
    };
    assert_eq!(duel.score(&called, &Totals::default())[0].contract_points, 130);
    let after = Totals {
        scores: &[140, 0],
        round: 1,
        ..Totals::default()
    };
    assert_eq!(duel.winners(&called, &after), None);
}

#[test]
fn a_failed_nil_beside_it_has_to_help() {
    let mut rules = moon(Moon::WinsMatch, MoonFailure::Set);
    let before = Totals {
        scores: &[0, 0],
        round: 1,
        ..Totals::default()
    };
    let wins = |rules| ends(rules, [0, 1, 13, 1], [1, 0, 12, 0], &before).1;
    assert_eq!(wins(rules), Some(vec![0]));
    rules.failed_nil_helps_partner = false;
    assert_eq!(wins(rules), None);
}

//! Every line of the score sheet, as a table.

use crate::common::round::{Round, winners};
use spades_rules::{BagRule, Bid, Moon, NilFailure, PlayedRound, Preset, Renege, Rules, SetCost, Ten, Totals};

const BLIND: Bid = Bid::BlindNil;
const NIL: Bid = Bid::NIL;

const fn bid(tricks: u8) -> Bid {
    Bid::Tricks(tricks)
}

/// A side's sheet: contract points, nil points, bags, penalty, total.
type Line = (i32, i32, u8, i32, i32);

struct Row<'a> {
    what: &'static str,
    rules: Rules,
    bids: &'a [Bid],
    /// Tricks by seat.
    takes: &'a [u8],
    /// Bags by side before the round.
    before: &'a [u8],
    lines: &'a [Line],
    /// Bags by side after the round.
    after: &'a [u8],
}

fn check(rows: &[Row]) {
    for row in rows {
        let round = Round {
            rules: row.rules,
            bids: row.bids,
            winners: winners(row.takes),
            scores: &[],
            bags: row.before,
        };
        let game = round.play();
        let lines: Vec<Line> = game
            .sheet()
            .iter()
            .map(|side| {
                (
                    side.contract_points,
                    side.nil_points,
                    side.bags,
                    side.bag_penalty,
                    side.total,
                )
            })
            .collect();
        assert_eq!(lines, row.lines, "{}", row.what);
        assert_eq!(game.bags(), row.after, "{}", row.what);
        let totals: Vec<i32> = row.lines.iter().map(|line| line.4).collect();
        assert_eq!(game.scores(), totals, "{}", row.what);
    }
}

#[test]
fn two_players() {
    let open = Preset::OpenDraft.rules();
    let closed = Preset::ClosedDraft.rules();
    let moonshot = Preset::Moonshot.rules();
    #[rustfmt::skip]
    check(&[
        Row { what: "contracts made exactly", rules: open, bids: &[bid(6), bid(7)], takes: &[6, 7], before: &[0, 0],
            lines: &[(60, 0, 0, 0, 60), (70, 0, 0, 0, 70)], after: &[0, 0] },
        Row { what: "bags, and a failed contract without any", rules: open, bids: &[bid(5), bid(7)], takes: &[8, 5], before: &[0, 0],
            lines: &[(50, 0, 3, 0, 53), (-70, 0, 0, 0, -70)], after: &[3, 0] },
        Row { what: "the tenth bag: at 7, a bid of 5 that takes 8", rules: open, bids: &[bid(5), bid(5)], takes: &[8, 5], before: &[7, 0],
            lines: &[(50, 0, 3, -100, -47), (50, 0, 0, 0, 50)], after: &[0, 0] },
        Row { what: "bags beyond ten carry over", rules: closed, bids: &[bid(5), bid(5)], takes: &[8, 5], before: &[9, 9],
            lines: &[(50, 0, 3, -100, -47), (50, 0, 0, 0, 50)], after: &[2, 9] },
        Row { what: "twenty bags cost twice", rules: closed, bids: &[bid(1), bid(4)], takes: &[13, 0], before: &[9, 0],
            lines: &[(10, 0, 12, -200, -178), (-40, 0, 0, 0, -40)], after: &[1, 0] },
        Row { what: "nil made", rules: open, bids: &[NIL, bid(13)], takes: &[0, 13], before: &[0, 0],
            lines: &[(0, 100, 0, 0, 100), (130, 0, 0, 0, 130)], after: &[0, 0] },
        Row { what: "nil failed: its tricks are bags too", rules: closed, bids: &[NIL, bid(9)], takes: &[3, 10], before: &[0, 0],
            lines: &[(0, -100, 3, 0, -97), (90, 0, 1, 0, 91)], after: &[3, 1] },
        Row { what: "both nil", rules: open, bids: &[NIL, NIL], takes: &[0, 13], before: &[0, 0],
            lines: &[(0, 100, 0, 0, 100), (0, -100, 13, -100, -187)], after: &[0, 3] },
        Row { what: "blind nil made", rules: open, bids: &[BLIND, bid(10)], takes: &[0, 13], before: &[0, 0],
            lines: &[(0, 200, 0, 0, 200), (100, 0, 3, 0, 103)], after: &[0, 3] },
        Row { what: "blind nil failed", rules: open, bids: &[bid(10), BLIND], takes: &[11, 2], before: &[0, 0],
            lines: &[(100, 0, 1, 0, 101), (0, -200, 2, 0, -198)], after: &[1, 2] },
        Row { what: "no bags of a failed nil, where tables play so", rules: Rules { failed_nil_bags: false, ..closed },
            bids: &[NIL, bid(9)], takes: &[3, 10], before: &[0, 0],
            lines: &[(0, -100, 0, 0, -100), (90, 0, 1, 0, 91)], after: &[0, 1] },
        Row { what: "moonshot: a failed nil's tricks are bags and no more", rules: moonshot, bids: &[NIL, bid(8)], takes: &[5, 8], before: &[0, 0],
            lines: &[(0, 0, 5, 0, 5), (80, 0, 0, 0, 80)], after: &[5, 0] },
        Row { what: "the same whatever the field for penalties says", rules: Rules { failed_nil_bags: false, ..moonshot },
            bids: &[NIL, bid(8)], takes: &[5, 8], before: &[0, 0],
            lines: &[(0, 0, 5, 0, 5), (80, 0, 0, 0, 80)], after: &[5, 0] },
        Row { what: "moonshot: nil made", rules: moonshot, bids: &[bid(8), NIL], takes: &[13, 0], before: &[0, 0],
            lines: &[(80, 0, 5, 0, 85), (0, 100, 0, 0, 100)], after: &[5, 0] },
        Row { what: "moon made", rules: moonshot, bids: &[bid(13), bid(1)], takes: &[13, 0], before: &[9, 0],
            lines: &[(250, 0, 0, 0, 250), (-10, 0, 0, 0, -10)], after: &[9, 0] },
        Row { what: "moon failed: the tricks are bags", rules: moonshot, bids: &[bid(13), bid(4)], takes: &[9, 4], before: &[0, 0],
            lines: &[(0, 0, 9, 0, 9), (40, 0, 0, 0, 40)], after: &[9, 0] },
        Row { what: "thirteen without a moon is a bid like others", rules: closed, bids: &[bid(13), bid(4)], takes: &[9, 4], before: &[0, 0],
            lines: &[(-130, 0, 0, 0, -130), (40, 0, 0, 0, 40)], after: &[0, 0] },
        Row { what: "thirteen made without a moon", rules: closed, bids: &[bid(13), bid(4)], takes: &[13, 0], before: &[0, 0],
            lines: &[(130, 0, 0, 0, 130), (-40, 0, 0, 0, -40)], after: &[0, 0] },
    ]);
}

#[test]
fn partners() {
    let pairs = Preset::Pairs.rules();
    let helpless = Rules {
        failed_nil_helps_partner: false,
        ..pairs
    };
    let bags_only = Rules {
        nil_failure: NilFailure::Bags,
        failed_nil_helps_partner: false,
        ..pairs
    };
    #[rustfmt::skip]
    check(&[
        Row { what: "bids and tricks of partners add up", rules: pairs, bids: &[bid(3), bid(2), bid(4), bid(3)], takes: &[5, 1, 3, 4], before: &[0, 0],
            lines: &[(70, 0, 1, 0, 71), (50, 0, 0, 0, 50)], after: &[1, 0] },
        Row { what: "bags are reset by the penalty", rules: pairs, bids: &[bid(2), bid(2), bid(2), bid(2)], takes: &[5, 2, 4, 2], before: &[8, 9],
            lines: &[(40, 0, 5, -100, -55), (40, 0, 0, 0, 40)], after: &[0, 9] },
        Row { what: "a contract beyond thirteen cannot be made", rules: pairs, bids: &[bid(9), bid(1), bid(9), bid(0)], takes: &[7, 0, 6, 0], before: &[0, 0],
            lines: &[(-180, 0, 0, 0, -180), (-10, 100, 0, 0, 90)], after: &[0, 0] },
        Row { what: "nil made beside a contract made", rules: pairs, bids: &[NIL, bid(4), bid(4), bid(4)], takes: &[0, 4, 5, 4], before: &[0, 0],
            lines: &[(40, 100, 1, 0, 141), (80, 0, 0, 0, 80)], after: &[1, 0] },
        Row { what: "nil made beside a contract failed", rules: pairs, bids: &[NIL, bid(4), bid(6), bid(4)], takes: &[0, 4, 5, 4], before: &[0, 0],
            lines: &[(-60, 100, 0, 0, 40), (80, 0, 0, 0, 80)], after: &[0, 0] },
        Row { what: "a failed nil's tricks count for the partner", rules: pairs, bids: &[NIL, bid(4), bid(5), bid(4)], takes: &[2, 4, 3, 4], before: &[0, 0],
            lines: &[(50, -100, 0, 0, -50), (80, 0, 0, 0, 80)], after: &[0, 0] },
        Row { what: "and are bags beyond it", rules: pairs, bids: &[NIL, bid(4), bid(3), bid(4)], takes: &[2, 4, 3, 4], before: &[0, 0],
            lines: &[(30, -100, 2, 0, -68), (80, 0, 0, 0, 80)], after: &[2, 0] },
        Row { what: "where they do not count they are bags at once", rules: helpless, bids: &[NIL, bid(4), bid(5), bid(4)], takes: &[2, 4, 3, 4], before: &[0, 0],
            lines: &[(-50, -100, 2, 0, -148), (80, 0, 0, 0, 80)], after: &[2, 0] },
        Row { what: "the same without a penalty", rules: bags_only, bids: &[NIL, bid(4), bid(3), bid(4)], takes: &[2, 4, 3, 4], before: &[0, 0],
            lines: &[(30, 0, 2, 0, 32), (80, 0, 0, 0, 80)], after: &[2, 0] },
        Row { what: "blind nil made and failed", rules: pairs, bids: &[BLIND, bid(3), bid(4), BLIND], takes: &[0, 4, 8, 1], before: &[0, 0],
            lines: &[(40, 200, 4, 0, 244), (30, -200, 2, 0, -168)], after: &[4, 2] },
        Row { what: "both partners nil, one fails: contract 0, tricks are bags", rules: pairs, bids: &[NIL, bid(5), NIL, bid(5)], takes: &[0, 5, 2, 6], before: &[0, 0],
            lines: &[(0, 0, 2, 0, 2), (100, 0, 1, 0, 101)], after: &[2, 1] },
        Row { what: "both partners nil, both made", rules: pairs, bids: &[NIL, bid(5), BLIND, bid(5)], takes: &[0, 5, 0, 8], before: &[0, 0],
            lines: &[(0, 300, 0, 0, 300), (100, 0, 3, 0, 103)], after: &[0, 3] },
        Row { what: "both partners nil, both failed, and a penalty", rules: pairs, bids: &[NIL, bid(5), NIL, bid(4)], takes: &[2, 5, 2, 4], before: &[7, 0],
            lines: &[(0, -200, 4, -100, -296), (90, 0, 0, 0, 90)], after: &[0, 0] },
    ]);
}

#[test]
fn both_partners_nil_by_agreement() {
    let double = Rules {
        double_nil: true,
        ..Preset::Pairs.rules()
    };
    #[rustfmt::skip]
    check(&[
        Row { what: "made", rules: double, bids: &[NIL, bid(5), NIL, bid(5)], takes: &[0, 7, 0, 6], before: &[0, 0],
            lines: &[(0, 400, 0, 0, 400), (100, 0, 3, 0, 103)], after: &[0, 3] },
        Row { what: "failed by one partner", rules: double, bids: &[NIL, bid(5), NIL, bid(5)], takes: &[1, 6, 0, 6], before: &[0, 0],
            lines: &[(0, -400, 1, 0, -399), (100, 0, 2, 0, 102)], after: &[1, 2] },
        Row { what: "failed, where such tricks are no bags", rules: Rules { failed_nil_bags: false, ..double },
            bids: &[NIL, bid(5), NIL, bid(5)], takes: &[1, 6, 0, 6], before: &[0, 0],
            lines: &[(0, -400, 0, 0, -400), (100, 0, 2, 0, 102)], after: &[0, 2] },
        Row { what: "one of them blind", rules: double, bids: &[BLIND, bid(5), NIL, bid(5)], takes: &[0, 7, 0, 6], before: &[0, 0],
            lines: &[(0, 400, 0, 0, 400), (100, 0, 3, 0, 103)], after: &[0, 3] },
        Row { what: "both blind, made", rules: double, bids: &[bid(5), BLIND, bid(5), BLIND], takes: &[7, 0, 6, 0], before: &[0, 0],
            lines: &[(100, 0, 3, 0, 103), (0, 800, 0, 0, 800)], after: &[3, 0] },
        Row { what: "both blind, failed", rules: double, bids: &[bid(5), BLIND, bid(5), BLIND], takes: &[7, 1, 5, 0], before: &[0, 0],
            lines: &[(100, 0, 2, 0, 102), (0, -800, 1, 0, -799)], after: &[2, 1] },
        Row { what: "a single nil is what it was", rules: double, bids: &[bid(5), NIL, bid(5), bid(2)], takes: &[7, 0, 4, 2], before: &[0, 0],
            lines: &[(100, 0, 1, 0, 101), (20, 100, 0, 0, 120)], after: &[1, 0] },
    ]);
}

#[test]
fn everyone_alone() {
    let solo = Preset::Solo.rules();
    let carry = Rules {
        bags: BagRule {
            carry: true,
            ..solo.bags
        },
        ..solo
    };
    #[rustfmt::skip]
    check(&[
        Row { what: "nils are worth 50", rules: solo, bids: &[NIL, NIL, bid(4), bid(5)], takes: &[0, 2, 4, 7], before: &[0, 0, 0, 0],
            lines: &[(0, 50, 0, 0, 50), (0, -50, 2, 0, -48), (40, 0, 0, 0, 40), (50, 0, 2, 0, 52)], after: &[0, 2, 0, 2] },
        Row { what: "five bags cost 50 and are gone", rules: solo, bids: &[bid(1), bid(1), bid(1), bid(1)], takes: &[4, 3, 0, 6], before: &[2, 2, 4, 4],
            lines: &[(10, 0, 3, -50, -37), (10, 0, 2, 0, 12), (-10, 0, 0, 0, -10), (10, 0, 5, -50, -35)], after: &[0, 4, 4, 0] },
        Row { what: "one penalty, however many are reset", rules: solo, bids: &[bid(1), bid(1), bid(1), bid(1)], takes: &[13, 0, 0, 0], before: &[4, 0, 0, 0],
            lines: &[(10, 0, 12, -50, -28), (-10, 0, 0, 0, -10), (-10, 0, 0, 0, -10), (-10, 0, 0, 0, -10)], after: &[0, 0, 0, 0] },
        Row { what: "one penalty for each five that carry", rules: carry, bids: &[bid(1), bid(1), bid(1), bid(1)], takes: &[13, 0, 0, 0], before: &[4, 0, 0, 0],
            lines: &[(10, 0, 12, -150, -128), (-10, 0, 0, 0, -10), (-10, 0, 0, 0, -10), (-10, 0, 0, 0, -10)], after: &[1, 0, 0, 0] },
    ]);
}

#[test]
fn three_players_and_a_dummy() {
    let three = Preset::ThreeHanded.rules();
    #[rustfmt::skip]
    check(&[
        Row { what: "the highest bidder has the dummy's tricks, the others each other's", rules: three, bids: &[bid(3), bid(5), bid(4)], takes: &[4, 3, 4, 2],
            before: &[0, 0, 0], lines: &[(70, 0, 1, 0, 71), (50, 0, 0, 0, 50), (70, 0, 1, 0, 71)], after: &[1, 0, 1] },
        Row { what: "of equal bids the earlier is the highest", rules: three, bids: &[bid(4), bid(4), bid(2)], takes: &[3, 4, 2, 4],
            before: &[0, 0, 0], lines: &[(40, 0, 3, 0, 43), (60, 0, 0, 0, 60), (60, 0, 0, 0, 60)], after: &[3, 0, 0] },
        Row { what: "every player has his own bags", rules: three, bids: &[bid(2), bid(6), bid(2)], takes: &[3, 4, 3, 3],
            before: &[8, 0, 3], lines: &[(40, 0, 2, -100, -58), (60, 0, 1, 0, 61), (40, 0, 2, 0, 42)], after: &[0, 1, 5] },
        Row { what: "a nil scores for its partner as well", rules: three, bids: &[NIL, bid(6), bid(3)], takes: &[0, 4, 4, 5],
            before: &[0, 0, 0], lines: &[(30, 100, 1, 0, 131), (60, 0, 3, 0, 63), (30, 100, 1, 0, 131)], after: &[1, 3, 1] },
        Row { what: "and so does its failure", rules: three, bids: &[NIL, bid(6), bid(3)], takes: &[1, 4, 2, 6],
            before: &[0, 0, 0], lines: &[(30, -100, 0, 0, -70), (60, 0, 4, 0, 64), (30, -100, 0, 0, -70)], after: &[0, 4, 0] },
        Row { what: "two nils together have no contract", rules: three, bids: &[NIL, bid(9), NIL], takes: &[0, 8, 2, 3],
            before: &[0, 0, 0], lines: &[(0, 0, 2, 0, 2), (90, 0, 2, 0, 92), (0, 0, 2, 0, 2)], after: &[2, 2, 2] },
        Row { what: "a contract failed with the dummy", rules: three, bids: &[bid(1), bid(9), bid(1)], takes: &[3, 5, 2, 3],
            before: &[0, 0, 0], lines: &[(20, 0, 3, 0, 23), (-90, 0, 0, 0, -90), (20, 0, 3, 0, 23)], after: &[3, 0, 3] },
    ]);
}

/// Bids and tricks of seats 0 and 2, and the total of their side.
#[test]
fn ten_for_two_hundred() {
    let pairs = Preset::Pairs.rules();
    let with = |made, failed| Rules {
        ten: Some(Ten { made, failed }),
        ..pairs
    };
    let total = |rules: &Rules, bids: [u8; 2], tricks: [u8; 2]| {
        let round = PlayedRound {
            bids: [Some(bid(bids[0])), Some(bid(1)), Some(bid(bids[1])), Some(bid(1))],
            tricks: [tricks[0], 13 - tricks[0] - tricks[1], tricks[1], 0],
            ..PlayedRound::default()
        };
        rules.score(&round, &Totals::default())[0].total
    };
    let (even, half) = (with(200, 200), with(200, 100));
    #[rustfmt::skip]
    let cases = [
        (&even, [6, 4], [7, 4], 201),
        (&even, [6, 4], [6, 3], -200),
        (&half, [6, 4], [6, 3], -100),
        (&even, [6, 6], [6, 6], 200),
        (&even, [7, 7], [7, 6], -200),
        (&even, [0, 9], [0, 9], 190),
        (&even, [0, 10], [0, 10], 300),
        (&even, [5, 4], [5, 4], 90),
        (&even, [5, 4], [5, 3], -90),
    ];
    for (rules, bids, tricks, wanted) in cases {
        assert_eq!(total(rules, bids, tricks), wanted, "{bids:?} {tricks:?}");
    }
    // Every pair of bids with every number of tricks, counted by itself.
    for (first, second) in (1..=13).flat_map(|first| (1..=13).map(move |second| (first, second))) {
        for taken in 0..=13u8 {
            let contract = i32::from(first + second);
            let (taken_points, made) = (i32::from(taken), i32::from(taken) >= contract);
            let wanted = match (contract >= 10, made) {
                (true, true) => 200 + (taken_points - contract),
                (true, false) => -100,
                (false, true) => 10 * contract + (taken_points - contract),
                (false, false) => -10 * contract,
            };
            let penalty = if made && taken_points - contract >= 10 { 100 } else { 0 };
            assert_eq!(
                total(&half, [first, second], [taken, 0]),
                wanted - penalty,
                "{first} {second} {taken}"
            );
        }
    }
    // A moon takes precedence, and a right call of a renege scores a ten as made.
    let duel = Rules {
        moon: Some(Moon::Points(250)),
        renege: Renege::Penalized,
        ten: Some(Ten { made: 200, failed: 100 }),
        ..Preset::OpenDraft.rules()
    };
    assert_eq!(duel.contract_points(13), (250, 0));
    let called = PlayedRound {
        bids: [Some(bid(11)), Some(bid(2)), None, None],
        tricks: [3, 1, 0, 0],
        right_call: Some(0),
        ..PlayedRound::default()
    };
    assert_eq!(duel.score(&called, &Totals::default())[0].total, 200 + 20);
}

/// Bags are counted, whatever they are worth.
#[test]
fn bags_are_worth_a_point_or_none() {
    let with = |points, limit| {
        let pairs = Preset::Pairs.rules();
        Rules {
            bags: BagRule {
                points,
                limit,
                ..pairs.bags
            },
            ..pairs
        }
    };
    let line = |rules: &Rules, own: u8, taken: u8, bags: u8| {
        let round = PlayedRound {
            bids: [Some(bid(own)), Some(bid(1)), Some(bid(0)), Some(bid(1))],
            tricks: [taken, 13 - taken, 0, 0],
            ..PlayedRound::default()
        };
        let line = rules.score(
            &round,
            &Totals {
                bags: &[bags],
                ..Totals::default()
            },
        )[0];
        (
            line.total - line.nil_points,
            line.bags,
            line.bag_points,
            line.bags_after,
        )
    };
    assert_eq!(line(&with(0, 10), 5, 7, 0), (50, 2, 0, 2));
    assert_eq!(line(&with(-1, 10), 5, 7, 0), (48, 2, -2, 2));
    assert_eq!(line(&with(1, 10), 5, 7, 0), (52, 2, 2, 2));
    assert_eq!(line(&with(0, 7), 6, 8, 5), (60 - 100, 2, 0, 0));
    // Also those of failed nils and of a missed moon.
    let moonshot = Preset::Moonshot.rules();
    let none = Rules {
        bags: BagRule {
            points: 0,
            ..moonshot.bags
        },
        ..moonshot
    };
    for bids in [[NIL, bid(4)], [bid(13), bid(4)]] {
        let round = PlayedRound {
            bids: [Some(bids[0]), Some(bids[1]), None, None],
            tricks: [9, 4, 0, 0],
            ..PlayedRound::default()
        };
        let line = none.score(&round, &Totals::default())[0];
        assert_eq!((line.total, line.bags, line.bags_after), (0, 9, 9), "{bids:?}");
    }
}

/// A set may cost nothing, but a ten keeps its own cost.
#[test]
fn a_set_may_cost_nothing() {
    let rules = Rules {
        set_cost: SetCost::Nothing,
        ten: Some(Ten { made: 200, failed: 200 }),
        ..Preset::Pairs.rules()
    };
    let line = |own: u8, taken: u8| {
        let round = PlayedRound {
            bids: [Some(bid(own)), Some(bid(1)), Some(NIL), Some(bid(1))],
            tricks: [taken, 13 - taken, 0, 0],
            ..PlayedRound::default()
        };
        let line = rules.score(&round, &Totals::default())[0];
        (line.contract_points, line.bags, line.made, line.set)
    };
    assert_eq!(line(5, 3), (0, 0, false, true));
    assert_eq!(line(5, 6), (50, 1, true, false));
    assert_eq!(line(10, 9), (-200, 0, false, true));
    assert_eq!(line(0, 2), (0, 2, false, false), "a failed nil is no set");
    let moonshot = Preset::Moonshot.rules();
    let missed = PlayedRound {
        bids: [Some(bid(13)), Some(bid(1)), None, None],
        tricks: [12, 1, 0, 0],
        ..PlayedRound::default()
    };
    let line = moonshot.score(&missed, &Totals::default())[0];
    assert_eq!((line.made, line.set), (false, false), "a missed moon is none either");
}

//! The presets of tables, counted by themselves: every pair of bids with every pair of tricks, from some counts of bags.

use super::*;

/// Figures of a preset, written down from its specification.
struct Figures {
    preset: Preset,
    nil: bool,
    blind_nil: bool,
    /// Smallest number that can be bid blind.
    blind: Option<i32>,
    ten: Option<(i32, i32)>,
    /// Points of a Boston that is made; missed, it is an ordinary contract.
    boston: Option<i32>,
    bag: i32,
    penalty: i32,
}

const FIGURES: [Figures; 6] = [
    Figures {
        preset: Preset::Classic,
        nil: true,
        blind_nil: true,
        blind: None,
        ten: None,
        boston: None,
        bag: 1,
        penalty: 100,
    },
    Figures {
        preset: Preset::Jjdd,
        nil: false,
        blind_nil: false,
        blind: Some(6),
        ten: Some((200, 100)),
        boston: Some(200),
        bag: 0,
        penalty: 100,
    },
    Figures {
        preset: Preset::Jjda,
        nil: false,
        blind_nil: false,
        blind: None,
        ten: Some((200, 100)),
        boston: Some(200),
        bag: 0,
        penalty: 0,
    },
    Figures {
        preset: Preset::AceHigh,
        nil: false,
        blind_nil: false,
        blind: None,
        ten: Some((150, 150)),
        boston: Some(200),
        bag: 0,
        penalty: 0,
    },
    Figures {
        preset: Preset::PassTwo,
        nil: true,
        blind_nil: true,
        blind: None,
        ten: Some((200, 200)),
        boston: None,
        bag: 1,
        penalty: 100,
    },
    Figures {
        preset: Preset::LowestClub,
        nil: true,
        blind_nil: true,
        blind: None,
        ten: None,
        boston: None,
        bag: 1,
        penalty: 100,
    },
];

impl Figures {
    /// Points of a contract, made or missed.
    fn contract(&self, contract: i32, made: bool) -> i32 {
        match (contract, made, self.ten, self.boston) {
            (13, true, _, Some(points)) => points,
            (10.., true, Some((points, _)), _) => points,
            (10.., false, Some((_, points)), _) => -points,
            (_, true, ..) => 10 * contract,
            (_, false, ..) => -10 * contract,
        }
    }

    /// Total of the round, bags after it, and whether the side is set.
    fn by_hand(&self, bids: [Bid; 2], tricks: [u8; 2], bags: u8) -> (i32, u8, bool) {
        let (mut promised, mut toward, mut over, mut total) = (0, 0, 0, 0);
        for (bid, took) in bids.into_iter().zip(tricks.map(i32::from)) {
            // A failed nil's tricks help nobody.
            match bid {
                Bid::Tricks(0) => total += if took == 0 { 100 } else { -100 },
                Bid::BlindNil => total += if took == 0 { 200 } else { -200 },
                Bid::Tricks(number) | Bid::Blind(number) => promised += i32::from(number),
            }
            *(if bid.is_nil() { &mut over } else { &mut toward }) += took;
        }
        let made = toward >= promised;
        if promised > 0 {
            total += self.contract(promised, made);
            over += if made { toward - promised } else { 0 };
        }
        let (counted, left) = self.bags(bags, over);
        (total + counted, left, promised > 0 && !made)
    }

    /// The same of a side that bid blind.
    fn blind_by_hand(&self, bid: i32, took: i32, bags: u8) -> (i32, u8, bool) {
        let made = took >= bid;
        let (counted, left) = self.bags(bags, if made { took - bid } else { 0 });
        (if made { 20 * bid } else { -20 * bid } + counted, left, !made)
    }

    /// Points of bags with their penalty, and those that are left.
    fn bags(&self, before: u8, more: i32) -> (i32, u8) {
        let held = i32::from(before) + more;
        (self.bag * more - self.penalty * (held / 10), (held % 10) as u8)
    }
}

/// Returns the total, the bags and whether the side is set, of the side of seats 0 and 2.
fn scored(preset: Preset, bids: [Option<Bid>; 2], tricks: [u8; 2], bags: u8) -> (i32, u8, bool) {
    let played = PlayedRound {
        bids: [bids[0], Some(Bid::Tricks(1)), bids[1], Some(Bid::Tricks(1))],
        tricks: [tricks[0], 13 - tricks[0] - tricks[1], tricks[1], 0],
        ..PlayedRound::default()
    };
    let before = Totals {
        bags: &[bags, 0],
        round: 2,
        ..Totals::default()
    };
    let line = preset.rules().score(&played, &before)[0];
    (line.total, line.bags_after, line.set)
}

/// Every way in which two partners can take tricks.
fn tricks() -> impl Iterator<Item = [u8; 2]> {
    (0..=13u8).flat_map(|one| (0..=13 - one).map(move |two| [one, two]))
}

#[test]
fn every_round_scores_as_counted_by_hand() {
    for figures in FIGURES {
        let rules = figures.preset.rules();
        assert_eq!(
            (rules.nil.is_some(), rules.blind_nil.is_some()),
            (figures.nil, figures.blind_nil)
        );
        let least = u8::from(!figures.nil);
        let mut bids: Vec<Bid> = (least..=13).map(Bid::Tricks).collect();
        bids.extend(figures.blind_nil.then_some(Bid::BlindNil));
        for (&first, &second) in bids
            .iter()
            .flat_map(|first| bids.iter().map(move |second| (first, second)))
        {
            for took in tricks() {
                for bags in [0, 4, 9] {
                    assert_eq!(
                        scored(figures.preset, [Some(first), Some(second)], took, bags),
                        figures.by_hand([first, second], took, bags),
                        "{:?} {first:?} {second:?} {took:?} {bags}",
                        figures.preset
                    );
                }
            }
        }
    }
}

#[test]
fn every_blind_bid_scores_as_counted_by_hand() {
    for figures in FIGURES {
        assert_eq!(figures.preset.rules().blind_bid.map(i32::from), figures.blind);
        for bid in figures.blind.into_iter().flat_map(|least| least..=13) {
            for took in tricks() {
                for bags in [0, 4, 9] {
                    assert_eq!(
                        scored(figures.preset, [Some(Bid::Blind(bid as u8)), None], took, bags),
                        figures.blind_by_hand(bid, i32::from(took[0] + took[1]), bags),
                        "{bid} {took:?} {bags}"
                    );
                }
            }
        }
    }
}

/// Joker Joker Deuce Ace: ten points a trick, and fewer than four lose the match.
#[test]
fn the_first_round_that_bids_itself_scores_as_counted_by_hand() {
    let rules = Preset::Jjda.rules();
    for [one, two] in tricks() {
        let ours = i32::from(one + two);
        let played = PlayedRound {
            tricks: [one, 13 - one - two, two, 0],
            ..PlayedRound::default()
        };
        let sheet = rules.score(&played, &Totals::default());
        let scores = [sheet[0].score, sheet[1].score];
        assert_eq!(scores, [10 * ours, 130 - 10 * ours]);
        assert!(sheet.iter().all(|side| side.bags_after == 0 && !side.set));
        let after = Totals {
            scores: &scores,
            round: 1,
            ..Totals::default()
        };
        let winners = rules.winners(&played, &after).map(|sides| sides.to_vec());
        let wanted = match ours {
            0..4 => Some(vec![1]),
            10.. => Some(vec![0]),
            _ => None,
        };
        assert_eq!(winners, wanted, "{ours}");
    }
}

/// A Boston that wins the match does, whatever the scores; and the second set loses it.
#[test]
fn bostons_and_sets_end_a_match_as_their_preset_says() {
    for figures in FIGURES {
        let rules = figures.preset.rules();
        let table_game = !figures.nil;
        let played = |bids: [u8; 2], ours: u8| PlayedRound {
            bids: [bids[0], 1, bids[1], 1].map(|bid| Some(Bid::Tricks(bid))),
            tricks: [ours, 13 - ours, 0, 0],
            ..PlayedRound::default()
        };
        let won = |round: &PlayedRound, scores: [i32; 2], sets: [u8; 2]| {
            let after = Totals {
                scores: &scores,
                sets: &sets,
                round: 3,
                ..Totals::default()
            };
            rules.winners(round, &after).map(|sides| sides.to_vec())
        };
        let wins = rules.moon == Some(Moon::WinsMatch);
        assert_eq!(wins, matches!(figures.preset, Preset::Jjdd | Preset::Jjda));
        let boston = won(&played([7, 6], 13), [20, 210], [0, 0]);
        assert_eq!(boston, wins.then(|| vec![0]), "{:?}", figures.preset);
        let missed = won(&played([4, 4], 7), [310, 20], [2, 1]);
        assert_eq!(missed, table_game.then(|| vec![1]), "{:?}", figures.preset);
    }
}

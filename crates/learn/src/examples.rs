//! Worked examples of scoring for any rules: possible rounds under them, scored by the rules themselves.

use spades_rules::{Bid, BiddingRule, PlayedRound, Renege, Rules, Seat, SideScore, Sides, Totals};

/// Topic of an example.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ExampleOf {
    /// A contract made with overtricks.
    ContractMade,
    /// A contract set.
    ContractSet,
    /// A contract of ten made where it has points of its own.
    TenMade,
    /// A contract of ten missed.
    TenFailed,
    /// Bags that trigger the penalty.
    BagPenalty,
    /// A nil made.
    NilMade,
    /// A nil failed.
    NilFailed,
    /// A blind nil made.
    BlindNilMade,
    /// A blind nil failed.
    BlindNilFailed,
    /// A number bid blind, made.
    BlindBidMade,
    /// A number bid blind, missed.
    BlindBidFailed,
    /// A moon made.
    MoonMade,
    /// A moon failed.
    MoonFailed,
    /// Both partners' nils made.
    DoubleNil,
    /// A renege called correctly.
    Renege,
}

/// A round, and its score for the learner's side, that of seat 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Example {
    /// Topic of the example.
    pub of: ExampleOf,
    /// The round. Seats whose bids don't matter for the learner's side have none.
    pub round: PlayedRound,
    /// Partner of the learner, if there is one that bids.
    pub partner: Option<Seat>,
    /// The learner's bags before the round.
    pub bags: u8,
    /// Line of the learner's side on the score sheet.
    pub sheet: SideScore,
}

impl Example {
    /// Returns `true` if the learner plays the dummy in it.
    #[must_use]
    pub fn plays_the_dummy(&self) -> bool {
        self.round.dummy_partner == Some(0)
    }
}

/// A bid and the tricks taken.
type Part = (Bid, u8);

const fn bid(tricks: u8) -> Bid {
    Bid::Tricks(tricks)
}

/// Overtricks in the example of the penalty, unless the limit is lower.
const BEYOND: u8 = 3;

/// Returns the examples that apply to these rules, simplest first.
///
/// ```
/// use spades_learn::examples::{ExampleOf, examples};
/// use spades_rules::Preset;
/// let moonshot = examples(&Preset::Moonshot.rules());
/// let moon = moonshot.iter().find(|example| example.of == ExampleOf::MoonMade).unwrap();
/// assert_eq!(moon.sheet.total, 250);
/// ```
#[must_use]
pub fn examples(rules: &Rules) -> Vec<Example> {
    let suicide = rules.bidding == BiddingRule::Suicide;
    let paired = rules.sides != Sides::Single;
    // With partners, the partner bids the rest of the contract; in Suicide, always a nil that is made.
    let beside = |rest: u8, taken: u8| {
        if suicide { (Bid::NIL, 0) } else { (bid(rest), taken) }
    };
    let mut all = Vec::new();
    let mut add = |of, own: Part, beside: Part, bags| all.extend(example(rules, of, own, beside, bags));
    // Bids of examples are legal bids of these rules.
    let (min, board) = (rules.min_bid.player, rules.min_bid.side.unwrap_or(0));
    let alone = board.max(5);
    if suicide || !paired {
        add(ExampleOf::ContractMade, (bid(alone), alone + 2), beside(0, 0), 0);
        add(ExampleOf::ContractSet, (bid(alone), alone - 1), beside(0, 0), 0);
    } else {
        let rest = min.max(3);
        add(ExampleOf::ContractMade, (bid(4), 5), beside(rest, rest + 1), 0);
        add(ExampleOf::ContractSet, (bid(4), 3), beside(rest, rest), 0);
    }
    if rules.ten.is_some() {
        let (own, rest) = if suicide || !paired {
            ((10, 11, 9), (0, 0))
        } else {
            ((6, 7, 5), (4, 4))
        };
        add(ExampleOf::TenMade, (bid(own.0), own.1), beside(rest.0, rest.1), 0);
        add(ExampleOf::TenFailed, (bid(own.0), own.2), beside(rest.0, rest.1), 0);
    }
    let limit = rules.bags.limit;
    if rules.bags.penalty > 0 && limit > 0 {
        let over = BEYOND.min(limit);
        let max = limit.saturating_sub(over);
        if suicide || !paired {
            add(ExampleOf::BagPenalty, (bid(alone), alone + over), beside(0, 0), max);
        } else {
            let (own, rest) = (min.max(3), min.max(2).max(board.saturating_sub(min.max(3))));
            add(ExampleOf::BagPenalty, (bid(own), own), beside(rest, rest + over), max);
        }
    }
    let cover = board.max(rules.nil_partner_min.unwrap_or(0)).max(4);
    if rules.nil.is_some() {
        add(ExampleOf::NilMade, (Bid::NIL, 0), (bid(cover), cover + 1), 0);
        add(ExampleOf::NilFailed, (Bid::NIL, 2), (bid(cover), cover - 1), 0);
    }
    if rules.blind_nil.is_some() {
        add(ExampleOf::BlindNilMade, (Bid::BlindNil, 0), (bid(cover), cover), 0);
        add(ExampleOf::BlindNilFailed, (Bid::BlindNil, 1), (bid(cover), cover), 0);
    }
    if let Some(min) = rules.blind_bid {
        let number = min.max(board);
        let (blind, own) = (Bid::Blind(number), if paired { number - 3 } else { number });
        // The partner has no bid.
        add(
            ExampleOf::BlindBidMade,
            (blind, own + u8::from(!paired)),
            (Bid::NIL, 4),
            0,
        );
        add(
            ExampleOf::BlindBidFailed,
            (blind, own - u8::from(!paired)),
            (Bid::NIL, 2),
            0,
        );
    }
    if rules.moon.is_some() {
        let (own, rest) = if suicide || !paired {
            ((13, 13, 9), (0, 0))
        } else {
            ((7, 7, 6), (6, 6))
        };
        add(ExampleOf::MoonMade, (bid(own.0), own.1), beside(rest.0, rest.1), 0);
        add(ExampleOf::MoonFailed, (bid(own.0), own.2), beside(rest.0, rest.1), 0);
    }
    if rules.double_nil && rules.sides == Sides::Partners && !suicide {
        add(ExampleOf::DoubleNil, (Bid::NIL, 0), (Bid::NIL, 0), 0);
    }
    if rules.renege == Renege::Penalized {
        add(ExampleOf::Renege, (bid(alone), 3), (bid(board.max(6)), 4), 0);
    }
    all
}

/// Creates an example from the bids and tricks of the learner and the partner. Without partners, the latter is ignored, except
/// for a renege, where it is the other player's.
fn example(rules: &Rules, of: ExampleOf, own: Part, beside: Part, bags: u8) -> Option<Example> {
    let mut round = PlayedRound::default();
    let mut seat = |seat: Seat, (bid, tricks): Part| {
        round.bids[seat] = Some(bid);
        round.tricks[seat] = tricks;
    };
    seat(0, own);
    let mut partner = None;
    match rules.sides {
        Sides::Partners => {
            partner = Some(2);
            seat(2, beside);
            if matches!(own.0, Bid::Blind(_)) {
                round.bids[2] = None;
            }
        }
        // With a dummy: the partner of a nil is the other player, and the highest bidder plays the dummy, which has no bid.
        Sides::Dummy if own.0.is_nil() => {
            partner = Some(1);
            seat(1, beside);
            seat(2, (bid(6), 13 - own.1 - beside.1));
            round.dummy_partner = Some(2);
        }
        Sides::Dummy => {
            let ((Bid::Tricks(mine), taken), (Bid::Tricks(rest), others)) = (own, beside) else {
                return None;
            };
            seat(0, (bid(mine + rest), taken));
            seat(3, (Bid::NIL, others));
            round.bids[3] = None;
            round.dummy_partner = Some(0);
        }
        Sides::Single => {
            if of == ExampleOf::Renege {
                seat(1, beside);
                round.right_call = Some(0);
            }
        }
    }
    let sheet = *rules
        .score(
            &round,
            &Totals {
                bags: &[bags],
                ..Totals::default()
            },
        )
        .first()?;
    Some(Example {
        of,
        round,
        partner,
        bags,
        sheet,
    })
}

#[cfg(test)]
mod tests {
    use spades_rules::{BagRule, BidTurn, Moon, MoonFailure, Preset, Ten};

    use super::*;

    fn of(rules: &Rules, of: ExampleOf) -> Option<SideScore> {
        let all = examples(rules);
        all.iter().find(|example| example.of == of).map(|example| example.sheet)
    }

    #[test]
    fn examples_score_as_the_rule_book_says() {
        use ExampleOf::*;
        for (preset, example, total) in [
            (Preset::OpenDraft, ContractMade, Some(52)),
            (Preset::OpenDraft, ContractSet, Some(-50)),
            (Preset::OpenDraft, BagPenalty, Some(53 - 100)),
            (Preset::OpenDraft, NilMade, Some(100)),
            (Preset::OpenDraft, NilFailed, Some(2 - 100)),
            (Preset::OpenDraft, BlindNilMade, Some(200)),
            (Preset::OpenDraft, BlindNilFailed, Some(1 - 200)),
            (Preset::OpenDraft, MoonMade, None),
            (Preset::ClosedDraft, BlindNilMade, None),
            (Preset::Moonshot, MoonMade, Some(250)),
            (Preset::Moonshot, MoonFailed, Some(9)),
            (Preset::Moonshot, NilFailed, Some(2)),
            (Preset::Pairs, ContractMade, Some(72)),
            (Preset::Pairs, ContractSet, Some(-70)),
            (Preset::Pairs, NilMade, Some(100 + 41)),
            // The two tricks of the failed nil help the partner's contract of four.
            (Preset::Pairs, NilFailed, Some(41 - 100)),
            (Preset::Pairs, BlindNilMade, Some(240)),
            (Preset::Solo, BagPenalty, Some(53 - 50)),
            (Preset::Solo, NilMade, Some(50)),
            (Preset::Suicide, ContractMade, Some(100 + 52)),
            (Preset::Suicide, ContractSet, Some(100 - 50)),
            (Preset::ThreeHanded, ContractMade, Some(72)),
            (Preset::ThreeHanded, NilMade, Some(100 + 41)),
        ] {
            assert_eq!(
                of(&preset.rules(), example).map(|sheet| sheet.total),
                total,
                "{preset:?} {example:?}"
            );
        }
    }

    #[test]
    fn rules_of_ones_own_have_examples_of_their_own() {
        let pairs = Preset::Pairs.rules();
        let double = Rules {
            double_nil: true,
            ..pairs
        };
        assert_eq!(of(&double, ExampleOf::DoubleNil).unwrap().total, 400);
        let alone = Rules {
            failed_nil_helps_partner: false,
            ..pairs
        };
        assert_eq!(of(&alone, ExampleOf::NilFailed).unwrap().total, 2 - 40 - 100);
        let duel = Rules {
            renege: Renege::Penalized,
            ..Preset::OpenDraft.rules()
        };
        for preset in [Preset::Pairs, Preset::OpenDraft, Preset::Suicide, Preset::ThreeHanded] {
            let ten = Rules {
                ten: Some(Ten { made: 200, failed: 150 }),
                ..preset.rules()
            };
            let nil = if preset == Preset::Suicide { 100 } else { 0 };
            assert_eq!(of(&ten, ExampleOf::TenMade).unwrap().total, 201 + nil, "{preset:?}");
            assert_eq!(of(&ten, ExampleOf::TenFailed).unwrap().total, nil - 150, "{preset:?}");
        }
        let boston = Rules {
            moon: Some(Moon::Points(200)),
            moon_failure: MoonFailure::Set,
            ..pairs
        };
        assert_eq!(of(&boston, ExampleOf::MoonMade).unwrap().total, 200);
        assert_eq!(of(&boston, ExampleOf::MoonFailed).unwrap().total, -130);
        assert_eq!(of(&duel, ExampleOf::Renege).unwrap().total, 50 + 60);
        let none = Rules {
            bags: BagRule {
                penalty: 0,
                ..pairs.bags
            },
            ..pairs
        };
        assert_eq!(of(&none, ExampleOf::BagPenalty), None);
        let strict = Rules {
            bags: BagRule { limit: 1, ..pairs.bags },
            ..pairs
        };
        assert!(of(&strict, ExampleOf::BagPenalty).unwrap().bag_penalty < 0);
    }

    /// Worked out by hand: 20 points a trick bid, won or lost, and a bag.
    #[test]
    fn a_blind_bid_has_examples() {
        let blind = |preset: Preset, board| Rules {
            blind_bid: Some(6),
            min_bid: spades_rules::MinBid {
                side: board,
                ..preset.rules().min_bid
            },
            ..preset.rules()
        };
        for (rules, made, failed) in [
            (Preset::Jjdd.rules(), 120, -120),
            (blind(Preset::Pairs, None), 121, -120),
            (blind(Preset::Pairs, Some(7)), 141, -140),
            (blind(Preset::Solo, None), 121, -120),
            (blind(Preset::OpenDraft, None), 121, -120),
        ] {
            assert_eq!(rules.validate(), Ok(()));
            assert_eq!(of(&rules, ExampleOf::BlindBidMade).unwrap().total, made);
            assert_eq!(of(&rules, ExampleOf::BlindBidFailed).unwrap().total, failed);
        }
        assert_eq!(of(&Preset::Pairs.rules(), ExampleOf::BlindBidMade), None);
    }

    /// With a minimum for each bid, for each side, or for a nil's partner.
    #[test]
    fn bids_of_examples_are_legal() {
        let change = |preset: Preset, change: fn(&mut Rules)| {
            let mut rules = preset.rules();
            change(&mut rules);
            assert_eq!(rules.validate(), Ok(()));
            rules
        };
        for rules in [
            change(Preset::Pairs, |rules| rules.min_bid.player = 4),
            change(Preset::Pairs, |rules| rules.min_bid.side = Some(7)),
            change(Preset::Pairs, |rules| rules.nil_partner_min = Some(5)),
            change(Preset::Pairs, |rules| (rules.nil, rules.blind_nil) = (None, None)),
            change(Preset::Solo, |rules| rules.min_bid.side = Some(7)),
            change(Preset::OpenDraft, |rules| rules.min_bid.side = Some(6)),
        ] {
            for example in examples(&rules) {
                assert!(example.round.tricks.iter().sum::<u8>() <= 13, "{example:?}");
                let own = example.round.bids[0].unwrap();
                let partner = example.partner.and_then(|seat| example.round.bids[seat]);
                let turn = BidTurn {
                    partner,
                    ..BidTurn::default()
                };
                assert_eq!(rules.why_not_bid(own.tricks(), &turn), None, "{example:?}");
            }
        }
    }

    #[test]
    fn examples_can_happen() {
        for preset in Preset::ALL {
            let rules = preset.rules();
            for example in examples(&rules) {
                let tricks: u8 = example.round.tricks.iter().sum();
                assert!(tricks <= 13, "{preset:?} {example:?}");
                let own = example.round.bids[0].unwrap();
                let beside = example.partner.and_then(|seat| example.round.bids[seat]);
                if rules.bidding == BiddingRule::Suicide {
                    let beside = beside.unwrap();
                    assert!(own.is_nil() != beside.is_nil(), "{example:?}");
                    assert!(own.tricks() + beside.tricks() >= 4, "{example:?}");
                }
                assert_eq!(example.of == ExampleOf::BagPenalty, example.sheet.bag_penalty < 0);
            }
        }
    }
}

//! Rules of the current match, preset or custom, generated from its [`Rules`].

use super::Phrase;
use super::custom_rules::choice;
use super::language::worded;
use crate::say;
use crate::text::Words;
use spades_learn::examples::{Example, ExampleOf, examples};
use spades_rules::{Bid, BiddingRule, DOUBLE_NIL, HandBuilding, NilFailure, Rules, SetCost, Sides, Starter};

use super::glossary::Term;
use super::number::Points;

/// A content block of the rules of a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Part {
    /// A heading.
    Head(Words),
    /// A paragraph.
    Text(Vec<Words>),
    /// Table of scored items and their points.
    Worth(Vec<(Scored, Worth)>),
    /// Worked examples.
    Examples(Vec<Example>),
}

/// An item of the scoring.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scored {
    /// A contract that makes.
    ContractMade,
    /// A contract that is set.
    ContractSet,
    /// A contract of ten tricks or more.
    Ten,
    /// A nil.
    Nil,
    /// A blind nil.
    BlindNil,
    /// Nils by both partners.
    DoubleNil,
    /// A bid of thirteen.
    Moon,
    /// Tricks of a failed nil.
    TricksOfAFailedNil,
    /// The bag limit is exceeded.
    Bags,
}

impl Phrase for Scored {
    fn words(&self) -> Words {
        match self {
            Scored::ContractMade => say::this_match::scored_contract_made(),
            Scored::ContractSet => say::this_match::scored_contract_set(),
            Scored::Ten => say::this_match::scored_ten(),
            Scored::Nil => say::this_match::scored_nil(),
            Scored::BlindNil => say::this_match::scored_blind_nil(),
            Scored::DoubleNil => say::this_match::scored_double_nil(),
            Scored::Moon => say::this_match::scored_moon(),
            Scored::TricksOfAFailedNil => say::this_match::scored_tricks_of_a_failed_nil(),
            Scored::Bags => say::this_match::scored_bags(),
        }
    }
}

worded!(Scored);

impl Scored {
    /// Returns its term in the glossary.
    #[must_use]
    pub const fn term(self) -> Term {
        match self {
            Scored::ContractMade | Scored::Ten => Term::Contract,
            Scored::ContractSet => Term::Set,
            Scored::Nil | Scored::DoubleNil | Scored::TricksOfAFailedNil => Term::Nil,
            Scored::BlindNil => Term::BlindNil,
            Scored::Moon => Term::Moon,
            Scored::Bags => Term::Bag,
        }
    }
}

/// Value of an item of the scoring.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Worth {
    /// Per trick of the bid, for a contract that makes, and per bag.
    TenATrick(i32),
    /// Per trick of the bid, for a contract that is set.
    TenLostATrick,
    /// Nothing, for a contract that is set.
    NothingLost,
    /// Points won or lost.
    Either {
        /// Points if it makes.
        won: Points,
        /// Points if it fails.
        lost: Points,
    },
    /// Points won; if it fails, its tricks are only bags.
    OrBags(Points),
    /// Points won or lost by both partners' nils; two blind ones win the match.
    Double {
        /// Points if both make.
        won: Points,
        /// Points if one fails.
        lost: Points,
    },
    /// The tricks count towards the partner's contract.
    HelpThePartner,
    /// The tricks count for neither partner and are bags.
    AreBags,
    /// The tricks count for nothing.
    AreNothing,
    /// Penalty for a number of bags.
    Penalty {
        /// Number of bags that incurs the penalty.
        limit: u8,
        /// Points lost, as a positive number.
        penalty: i32,
        /// `true` if bags beyond the limit are kept.
        carry: bool,
    },
    /// No penalty, whatever the number of bags.
    NoPenalty,
}

impl Phrase for Worth {
    fn words(&self) -> Words {
        match self {
            Worth::TenATrick(bag) => say::this_match::worth_ten_a_trick(*bag),
            Worth::TenLostATrick => say::this_match::worth_ten_lost_a_trick(),
            Worth::NothingLost => say::this_match::worth_nothing_lost(),
            Worth::Either { won, lost } => say::this_match::worth_either(won.0, lost.0),
            Worth::OrBags(points) => say::this_match::worth_or_bags(points.0),
            Worth::Double { won, lost } => say::this_match::worth_double(won.0, lost.0),
            Worth::HelpThePartner => say::this_match::worth_help_the_partner(),
            Worth::AreBags => say::this_match::worth_are_bags(),
            Worth::AreNothing => say::this_match::worth_are_nothing(),
            Worth::Penalty { limit, penalty, carry } => say::this_match::worth_penalty(*limit, *penalty, *carry),
            Worth::NoPenalty => say::this_match::worth_no_penalty(),
        }
    }
}

worded!(Worth);

impl Worth {
    /// Returns the value of an item that wins or loses this many points.
    #[must_use]
    pub const fn either(worth: i32) -> Worth {
        Worth::Either {
            won: Points(worth),
            lost: Points(-worth),
        }
    }
}

/// Returns the rules of a match, in the order of play.
#[must_use]
pub fn parts(rules: &Rules) -> Vec<Part> {
    vec![
        Part::Head(say::this_match::rules_heading_players_and_cards()),
        Part::Text(players_and_cards(rules)),
        Part::Head(say::this_match::rules_heading_bidding()),
        Part::Text(bidding(rules)),
        Part::Head(say::this_match::rules_heading_play()),
        Part::Text(vec![
            say::this_match::says_follow(),
            say::this_match::says_breaking(),
            say::this_match::says_reneging(choice(rules.renege.key())),
        ]),
        Part::Head(say::this_match::rules_heading_points()),
        Part::Worth(worth(rules)),
        Part::Head(say::this_match::rules_heading_for_example()),
        Part::Examples(examples(rules)),
        Part::Head(say::this_match::rules_heading_the_end()),
        Part::Text(end(rules)),
    ]
}

fn players_and_cards(rules: &Rules) -> Vec<Words> {
    let mut says = vec![
        say::this_match::says_who_plays(rules.players, choice(rules.sides.key())),
        say::this_match::says_hands(choice(rules.hands.key())),
    ];
    says.extend(rules.jokers.then_some(say::this_match::says_jokers()));
    says
}

fn bidding(rules: &Rules) -> Vec<Words> {
    let mut says = vec![say::this_match::says_bids(choice(rules.bidding.key()))];
    if rules.sides == Sides::Partners && rules.bidding != BiddingRule::Suicide {
        says.push(say::this_match::says_bids_add_up());
    }
    if rules.sides == Sides::Dummy {
        says.push(say::this_match::says_no_nil_for_the_dummy());
    }
    if rules.blind_nil.is_some() {
        says.push(say::this_match::says_blind_nil(choice(rules.hands.key())));
    }
    if rules.moon.is_some() {
        says.push(say::this_match::says_moon());
    }
    if rules.hands == HandBuilding::Deal && rules.bids_first == Starter::First && rules.leads_first == Starter::First {
        says.push(say::this_match::says_eldest_begins());
    } else {
        says.extend([
            say::this_match::says_bids_first(choice(rules.bids_first.key())),
            say::this_match::says_leads_first(choice(rules.leads_first.key())),
        ]);
    }
    says
}

fn worth(rules: &Rules) -> Vec<(Scored, Worth)> {
    let nil = |worth| match rules.nil_failure {
        NilFailure::Penalty => Worth::either(worth),
        NilFailure::Bags => Worth::OrBags(Points(worth)),
    };
    let set = match rules.set_cost {
        SetCost::Bid => Worth::TenLostATrick,
        SetCost::Nothing => Worth::NothingLost,
    };
    let mut rows = vec![
        (Scored::ContractMade, Worth::TenATrick(rules.bags.points)),
        (Scored::ContractSet, set),
    ];
    rows.extend(rules.ten.map(|ten| {
        let (won, lost) = (Points(ten.made), Points(-ten.failed));
        (Scored::Ten, Worth::Either { won, lost })
    }));
    rows.push((Scored::Nil, nil(rules.nil)));
    rows.extend(rules.blind_nil.map(|worth| (Scored::BlindNil, nil(worth))));
    rows.extend(rules.double_nil.then_some((
        Scored::DoubleNil,
        Worth::Double {
            won: Points(DOUBLE_NIL),
            lost: Points(-DOUBLE_NIL),
        },
    )));
    rows.extend(rules.moon.map(|worth| (Scored::Moon, Worth::OrBags(Points(worth)))));
    let stray = match rules.sides {
        Sides::Partners | Sides::Dummy if rules.failed_nil_helps_partner => Some(Worth::HelpThePartner),
        Sides::Partners | Sides::Dummy => Some(Worth::AreBags),
        // Where a failed nil's tricks are bags instead of a penalty, the row of nil says so.
        Sides::Single if rules.nil_failure == NilFailure::Bags => None,
        Sides::Single if rules.failed_nil_bags => Some(Worth::AreBags),
        Sides::Single => Some(Worth::AreNothing),
    };
    rows.extend(stray.map(|worth| (Scored::TricksOfAFailedNil, worth)));
    let penalty = match rules.bags.penalty {
        0 => Worth::NoPenalty,
        penalty => Worth::Penalty {
            limit: rules.bags.limit,
            penalty,
            carry: rules.bags.carry,
        },
    };
    rows.push((Scored::Bags, penalty));
    rows
}

fn end(rules: &Rules) -> Vec<Words> {
    let end = &rules.end;
    let mut says = Vec::new();
    match (end.target, end.rounds) {
        (Some(target), Some(rounds)) if rounds > 1 => says.push(say::this_match::says_target_or_rounds(target, rounds)),
        (_, Some(rounds)) => says.push(say::this_match::says_rounds(rounds)),
        (Some(target), None) => says.extend([
            say::this_match::says_target(target),
            say::this_match::says_highest_wins(),
        ]),
        (None, None) => {}
    }
    says.extend(end.floor.map(say::this_match::says_floor));
    says.push(say::this_match::says_level(end.level_plays_on));
    // A match of a fixed number of rounds never reaches the limit.
    says.extend(end.rounds.is_none().then_some(say::this_match::says_cap(end.cap)));
    says
}

/// Description of an example.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Story(pub Example);

/// The round in an example.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum ExampleRound {
    Renege {
        own: Words,
        other: u8,
    },
    BothNil,
    WithTheDummy {
        own: Words,
        tricks: u8,
    },
    Alone {
        own: Words,
        tricks: u8,
    },
    /// One partner bid nil, so their tricks are listed separately.
    BesideNil {
        own: Words,
        tricks: u8,
        theirs: Bid,
        taken: u8,
    },
    Together {
        own: Words,
        theirs: Bid,
        tricks: u8,
    },
}

impl Phrase for ExampleRound {
    fn words(&self) -> Words {
        match self {
            ExampleRound::Renege { own, other } => say::this_match::example_round_renege(own.words(), *other),
            ExampleRound::BothNil => say::this_match::example_round_both_nil(),
            ExampleRound::WithTheDummy { own, tricks } => {
                say::this_match::example_round_with_the_dummy(own.words(), *tricks)
            }
            ExampleRound::Alone { own, tricks } => say::this_match::example_round_alone(own.words(), *tricks),
            ExampleRound::BesideNil {
                own,
                tricks,
                theirs,
                taken,
            } => say::this_match::example_round_beside_nil(own.words(), *tricks, theirs.words(), *taken),
            ExampleRound::Together { own, theirs, tricks } => {
                say::this_match::example_round_together(own.words(), theirs.words(), *tricks)
            }
        }
    }
}

worded!(ExampleRound);

impl Phrase for Story {
    fn words(&self) -> Words {
        let Story(example) = self;
        say::this_match::story(
            example.bags,
            example.partner.is_some(),
            ExampleRound::of(example).words(),
        )
    }
}

worded!(Story);

impl ExampleRound {
    fn of(example: &Example) -> ExampleRound {
        let round = &example.round;
        let bid = |seat: usize| round.bids[seat].unwrap_or(Bid::NIL);
        let (mine, tricks) = (bid(0), round.tricks[0]);
        let own = match (example.of, mine) {
            (ExampleOf::MoonMade | ExampleOf::MoonFailed, Bid::Tricks(13)) => say::this_match::example_bid_moon(),
            (_, bid) => bid.words(),
        };
        match (example.of, example.partner) {
            (ExampleOf::Renege, _) => ExampleRound::Renege {
                own,
                other: bid(1).tricks(),
            },
            (ExampleOf::DoubleNil, _) => ExampleRound::BothNil,
            _ if example.plays_the_dummy() => ExampleRound::WithTheDummy {
                own,
                tricks: tricks + round.tricks[3],
            },
            (_, None) => ExampleRound::Alone { own, tricks },
            (_, Some(seat)) => {
                let (theirs, taken) = (bid(seat), round.tricks[seat]);
                if theirs.is_nil() || mine.is_nil() {
                    ExampleRound::BesideNil {
                        own,
                        tricks,
                        theirs,
                        taken,
                    }
                } else {
                    ExampleRound::Together {
                        own,
                        theirs,
                        tricks: tricks + taken,
                    }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use spades_rules::{BagRule, EndRule, Preset, Ten};

    use super::*;
    use crate::text::Phrase;
    use crate::text::tests::{is_a_sentence, unmarked};

    fn all(rules: &Rules) -> String {
        let mut text = String::new();
        for part in parts(rules) {
            text += &match part {
                Part::Head(_) => String::new(),
                Part::Text(says) => say::this_match::paragraph(says.iter().map(Phrase::words)).text(),
                Part::Worth(rows) => rows
                    .iter()
                    .map(|(scored, worth)| format!("{}: {}", scored.text(), worth.text()))
                    .collect::<Vec<_>>()
                    .join("\n"),
                Part::Examples(all) => all.iter().map(|one| Story(*one).text()).collect::<Vec<_>>().join("\n"),
            };
            text.push('\n');
        }
        unmarked(&text)
    }

    #[test]
    fn every_preset_has_its_rules_in_whole_sentences() {
        for preset in Preset::ALL {
            for part in parts(&preset.rules()) {
                match part {
                    Part::Text(says) => {
                        is_a_sentence(&say::this_match::paragraph(says.iter().map(Phrase::words)).text())
                    }
                    Part::Examples(all) => all.iter().for_each(|one| is_a_sentence(&Story(*one).text())),
                    Part::Head(_) | Part::Worth(_) => {}
                }
            }
        }
    }

    #[test]
    fn the_numbers_are_those_of_the_rules() {
        let open = all(&Preset::OpenDraft.rules());
        for says in [
            "First to 500 points wins.",
            "Nil: +100 if made, −100 if it fails",
            "Blind nil: +200",
            "10 bags cost 100; extra bags carry over",
            "You have 7 bags. You bid 5 and take 8.",
            "The second to draw leads",
        ] {
            assert!(open.contains(says), "{says}: {open}");
        }
        let solo = all(&Preset::Solo.rules());
        assert!(solo.contains("Nil: +50") && solo.contains("5 bags cost 50, then the count resets"));
        assert!(!solo.replace("no partners", "").contains("partner"), "{solo}");
        let pairs = all(&Preset::Pairs.rules());
        assert!(pairs.contains("falls to −150") && pairs.contains("You bid 4 and your partner 3."));
        let three = all(&Preset::ThreeHanded.rules());
        assert!(
            three.contains("You bid 7, the highest bid, and take 9 with the dummy."),
            "{three}"
        );
    }

    #[test]
    fn ones_own_rules_are_told_as_they_are() {
        let rules = Rules {
            nil: 70,
            bags: BagRule {
                limit: 4,
                penalty: 25,
                carry: true,
                points: -1,
            },
            ten: Some(Ten { made: 200, failed: 100 }),
            set_cost: SetCost::Nothing,
            double_nil: true,
            failed_nil_helps_partner: false,
            jokers: true,
            end: EndRule {
                target: None,
                rounds: Some(6),
                level_plays_on: false,
                ..Preset::Pairs.rules().end
            },
            ..Preset::Pairs.rules()
        };
        rules.validate().unwrap();
        let text = all(&rules);
        for says in [
            "Nil: +70 if made, −70 if it fails",
            "4 bags cost 25; extra bags carry over",
            "Bid made: 10 per trick bid, minus 1 per bag",
            "Set: No points lost",
            "Bid of 10 or more: +200 if made, −100 if it fails",
            "You bid 6 and your partner 4. Together you take 11.",
            "Both partners bid nil: +400",
            "Tricks of a failed nil: Count as bags",
            "big joker",
            "after 6 rounds",
            "ends tied",
        ] {
            assert!(text.contains(says), "{says}: {text}");
        }
        assert!(!text.contains("points wins"), "{text}");
    }
}

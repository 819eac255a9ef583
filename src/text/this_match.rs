//! Rules of the current match, preset or custom, generated from its [`Rules`].

use spades_learn::examples::{Example, ExampleOf, examples};
use spades_messages_derive::Message;
use spades_rules::{Bid, BiddingRule, DOUBLE_NIL, HandBuilding, NilFailure, Renege, Rules, Sides, Starter};

use super::glossary::Term;
use super::language::said_as;
use super::number::Points;

/// A content block of the rules of a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Part {
    /// A heading.
    Head(Heading),
    /// A paragraph.
    Text(Vec<Says>),
    /// Table of scored items and their points.
    Worth(Vec<(Scored, Worth)>),
    /// Worked examples.
    Examples(Vec<Example>),
}

/// A heading in the rules of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
#[message(prefix = "rules-heading")]
pub enum Heading {
    /// Players, sides, and how players get their hands.
    PlayersAndCards,
    /// Legal bids.
    Bidding,
    /// Legal plays.
    Play,
    /// Scoring.
    Points,
    /// Worked examples of the scoring.
    ForExample,
    /// End of the match.
    TheEnd,
}

/// A sentence about a rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
pub enum Says {
    /// Partnerships.
    #[message(args(players, sides))]
    WhoPlays(u8, Sides),
    /// Source of the hands: a deal or a draft.
    Hands(HandBuilding),
    /// The deck has jokers.
    Jokers,
    /// Legal bids.
    Bids(BiddingRule),
    /// Partners' bids add up to one contract.
    BidsAddUp,
    /// Which player bids and leads first when cards are dealt.
    EldestBegins,
    /// Which of two drafting players bids first.
    BidsFirst(Starter),
    /// Which of two drafting players leads first.
    LeadsFirst(Starter),
    /// When to declare a blind nil.
    BlindNil(HandBuilding),
    /// A bid of thirteen is a moon.
    Moon,
    /// The highest bidder, who plays the dummy, can't bid nil.
    NoNilForTheDummy,
    /// Legal plays, and which card takes the trick.
    Follow,
    /// When players may lead spades.
    Breaking,
    /// Consequence of a card that breaks these rules.
    Reneging(Renege),
    /// Score that wins the match.
    #[message(args(target))]
    Target(i32),
    /// Score that loses the match.
    #[message(args(floor))]
    Floor(i32),
    /// Number of rounds in the match.
    #[message(args(rounds))]
    Rounds(u16),
    /// The match ends at this score or after this number of rounds.
    #[message(args(target, rounds))]
    TargetOrRounds(i32, u16),
    /// The match ends after this round, whatever the score.
    #[message(args(round))]
    Cap(u16),
    /// The highest score wins.
    HighestWins,
    /// Consequence of a tie.
    #[message(args(plays_on))]
    Level(bool),
}

/// Sentences in sequence.
#[derive(Clone, Debug, PartialEq, Eq, Message)]
pub struct Paragraph(pub Vec<Says>);

/// An item of the scoring.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
pub enum Worth {
    /// Per trick of the bid, for a contract that makes.
    TenATrick,
    /// Per trick of the bid, for a contract that is set.
    TenLostATrick,
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
        Part::Head(Heading::PlayersAndCards),
        Part::Text(players_and_cards(rules)),
        Part::Head(Heading::Bidding),
        Part::Text(bidding(rules)),
        Part::Head(Heading::Play),
        Part::Text(vec![Says::Follow, Says::Breaking, Says::Reneging(rules.renege)]),
        Part::Head(Heading::Points),
        Part::Worth(worth(rules)),
        Part::Head(Heading::ForExample),
        Part::Examples(examples(rules)),
        Part::Head(Heading::TheEnd),
        Part::Text(end(rules)),
    ]
}

fn players_and_cards(rules: &Rules) -> Vec<Says> {
    let mut says = vec![Says::WhoPlays(rules.players, rules.sides), Says::Hands(rules.hands)];
    says.extend(rules.jokers.then_some(Says::Jokers));
    says
}

fn bidding(rules: &Rules) -> Vec<Says> {
    let mut says = vec![Says::Bids(rules.bidding)];
    if rules.sides == Sides::Partners && rules.bidding != BiddingRule::Suicide {
        says.push(Says::BidsAddUp);
    }
    if rules.sides == Sides::Dummy {
        says.push(Says::NoNilForTheDummy);
    }
    if rules.blind_nil.is_some() {
        says.push(Says::BlindNil(rules.hands));
    }
    if rules.moon.is_some() {
        says.push(Says::Moon);
    }
    if rules.hands == HandBuilding::Deal && rules.bids_first == Starter::First && rules.leads_first == Starter::First {
        says.push(Says::EldestBegins);
    } else {
        says.extend([Says::BidsFirst(rules.bids_first), Says::LeadsFirst(rules.leads_first)]);
    }
    says
}

fn worth(rules: &Rules) -> Vec<(Scored, Worth)> {
    let nil = |worth| match rules.nil_failure {
        NilFailure::Penalty => Worth::either(worth),
        NilFailure::Bags => Worth::OrBags(Points(worth)),
    };
    let mut rows = vec![
        (Scored::ContractMade, Worth::TenATrick),
        (Scored::ContractSet, Worth::TenLostATrick),
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

fn end(rules: &Rules) -> Vec<Says> {
    let end = &rules.end;
    let mut says = Vec::new();
    match (end.target, end.rounds) {
        (Some(target), Some(rounds)) if rounds > 1 => says.push(Says::TargetOrRounds(target, rounds)),
        (_, Some(rounds)) => says.push(Says::Rounds(rounds)),
        (Some(target), None) => says.extend([Says::Target(target), Says::HighestWins]),
        (None, None) => {}
    }
    says.extend(end.floor.map(Says::Floor));
    says.push(Says::Level(end.level_plays_on));
    // A match of a fixed number of rounds never reaches the limit.
    says.extend(end.rounds.is_none().then_some(Says::Cap(end.cap)));
    says
}

/// Description of an example.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Story(pub Example);

/// The description as a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
#[message(prefix = "story")]
pub(super) struct StoryWords {
    /// Bags before the round; 0 if they don't matter.
    bags: u8,
    partners: bool,
    round: ExampleRound,
}

/// A bid in an example.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
pub(super) enum ExampleBid {
    Moon,
    #[message(transparent)]
    Plain(Bid),
}

/// The round in an example.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
pub(super) enum ExampleRound {
    Renege {
        own: ExampleBid,
        other: u8,
    },
    BothNil,
    WithTheDummy {
        own: ExampleBid,
        tricks: u8,
    },
    Alone {
        own: ExampleBid,
        tricks: u8,
    },
    /// One partner bid nil, so their tricks are listed separately.
    BesideNil {
        own: ExampleBid,
        tricks: u8,
        theirs: Bid,
        taken: u8,
    },
    Together {
        own: ExampleBid,
        theirs: Bid,
        tricks: u8,
    },
}

impl From<&Story> for StoryWords {
    fn from(Story(example): &Story) -> StoryWords {
        StoryWords {
            bags: example.bags,
            partners: example.partner.is_some(),
            round: ExampleRound::of(example),
        }
    }
}

said_as!(Story, StoryWords);

impl ExampleRound {
    fn of(example: &Example) -> ExampleRound {
        let round = &example.round;
        let bid = |seat: usize| round.bids[seat].unwrap_or(Bid::NIL);
        let (mine, tricks) = (bid(0), round.tricks[0]);
        let own = match (example.of, mine) {
            (ExampleOf::MoonMade | ExampleOf::MoonFailed, Bid::Tricks(13)) => ExampleBid::Moon,
            (_, bid) => ExampleBid::Plain(bid),
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
                Part::Text(says) => Paragraph(says).text(),
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
                    Part::Text(says) => is_a_sentence(&Paragraph(says).text()),
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
            },
            ten: Some(Ten { made: 200, failed: 100 }),
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

//! The rules of the match that is played, whatever they are: made from its [`Rules`].

use spades_learn::examples::{Example, ExampleOf, examples};
use spades_rules::{Bid, BiddingRule, DOUBLE_NIL, HandBuilding, NilFailure, Renege, Rules, Sides, Starter};

use super::Phrase;
use super::number::{points, signed};

/// A piece of the rules of a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Part {
    /// A heading.
    Head(Heading),
    /// A paragraph.
    Text(Vec<Says>),
    /// Rows of what is scored and what it is worth.
    Worth(Vec<(Scored, Worth)>),
    /// Worked examples.
    Examples(Vec<Example>),
}

/// A heading among the rules of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Heading {
    /// Who plays, and how hands come about.
    PlayersAndCards,
    /// What may be bid.
    Bidding,
    /// What may be played.
    Play,
    /// What is scored.
    Points,
    /// What that comes to.
    ForExample,
    /// How a match ends.
    TheEnd,
}

impl Phrase for Heading {
    fn text(&self) -> String {
        match self {
            Heading::PlayersAndCards => "Players and cards",
            Heading::Bidding => "Bidding",
            Heading::Play => "Play",
            Heading::Points => "Points",
            Heading::ForExample => "For example",
            Heading::TheEnd => "The end of the match",
        }
        .to_owned()
    }
}

/// A sentence about a rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Says {
    /// Who plays with whom.
    WhoPlays(u8, Sides),
    /// How hands come about.
    Hands(HandBuilding),
    /// Jokers.
    Jokers,
    /// What may be bid.
    Bids(BiddingRule),
    /// Bids of partners are one contract.
    BidsAddUp,
    /// Who bids and leads first of those who are dealt to.
    EldestBegins,
    /// Who bids first of two who draw.
    BidsFirst(Starter),
    /// Who leads first of them.
    LeadsFirst(Starter),
    /// When a blind nil is declared.
    BlindNil(HandBuilding),
    /// Thirteen are a moon.
    Moon,
    /// The highest bidder and nil.
    NoNilForTheDummy,
    /// What may be played and who takes the trick.
    Follow,
    /// When spades may be led.
    Breaking,
    /// What happens to a card that breaks these rules.
    Reneging(Renege),
    /// A contract of nothing but nils.
    NothingButNils,
    /// The score that wins.
    Target(i32),
    /// The score that loses.
    Floor(i32),
    /// So many rounds.
    Rounds(u16),
    /// The score that ends it, or so many rounds.
    TargetOrRounds(i32, u16),
    /// However it stands.
    Cap(u16),
    /// The highest score wins.
    HighestWins,
    /// What happens to a level score.
    Level(bool),
}

impl Phrase for Says {
    fn text(&self) -> String {
        match *self {
            Says::WhoPlays(2, _) => "Two players, each for himself.",
            Says::WhoPlays(_, Sides::Single) => "Four players, each for himself.",
            Says::WhoPlays(_, Sides::Partners) => {
                "Four players. Partners sit opposite each other and are one side."
            }
            Says::WhoPlays(_, Sides::Dummy) => {
                "Three players and a fourth hand, the dummy. In each round the highest bidder plays the dummy as a partner, and the two others are partners. Everybody has a score of his own."
            }
            Says::Hands(HandBuilding::Deal) => "All cards are dealt, thirteen to each hand.",
            Says::Hands(HandBuilding::OpenDraft) => {
                "Hands are built in a draft: draw a card from the stock. Keep it, and the next card goes to the discards; discard it, and the next card is yours. The discards lie face up."
            }
            Says::Hands(HandBuilding::ClosedDraft) => {
                "Hands are built in a draft: draw a card from the stock. Keep it, and the next card goes to the discards; discard it, and the next card is yours. Nobody but you sees what you threw away."
            }
            Says::Jokers => {
                "The big joker is the highest spade and the little joker the second; the twos of clubs and diamonds are not in the deck."
            }
            Says::Bids(BiddingRule::Free) => "Everybody bids once: nil, or 1 to 13 tricks.",
            Says::Bids(BiddingRule::Whiz) => "Everybody bids once: nil, or exactly the number of spades that he holds.",
            Says::Bids(BiddingRule::Mirror) => {
                "Everybody bids exactly the number of spades that he holds; who has none bids nil."
            }
            Says::Bids(BiddingRule::Suicide) => {
                "One partner bids nil and the other at least 4. Who bids first of the two has the choice."
            }
            Says::BidsAddUp => "The bids of a side add up to its contract.",
            Says::EldestBegins => "The player on the dealer’s left bids first and leads to the first trick.",
            Says::BidsFirst(Starter::First) => "Whoever drew first bids first.",
            Says::BidsFirst(Starter::Second) => "Whoever drew second bids first.",
            Says::LeadsFirst(Starter::First) => "Whoever drew first leads to the first trick.",
            Says::LeadsFirst(Starter::Second) => "Whoever drew second leads to the first trick.",
            Says::BlindNil(HandBuilding::Deal) => "A blind nil is declared before you look at your cards.",
            Says::BlindNil(_) => {
                "A blind nil is declared at your first turn, before you draw: every card is then kept without a look."
            }
            Says::Moon => "A bid of 13 is a moon.",
            Says::NoNilForTheDummy => "The highest bid is never a nil: if all three bid nil, the cards are dealt again.",
            Says::Follow => {
                "Follow suit if you can; if you cannot, play anything. The highest spade takes the trick, or else the highest card of the suit led. Who takes it leads next."
            }
            Says::Breaking => {
                "You can’t lead spades until they’re broken: by a spade played on another suit, or by one led from a hand of nothing but spades."
            }
            Says::Reneging(Renege::Prevented) => "A card that would break these rules cannot be played.",
            Says::Reneging(Renege::Penalised) => {
                "A card that breaks these rules can be played, and the other player may call that renege, once a round. If the call is right, the round ends: the offender scores nothing, and the caller both contracts as made."
            }
            Says::NothingButNils => "Where a side has bid nothing but nil, all its tricks are bags.",
            Says::Target(target) => return format!("A match is won with {} points.", signed(target)),
            Says::Floor(floor) => return format!("Who falls to {} points has lost.", signed(floor)),
            Says::Rounds(1) => "The match is one round: the higher score wins.",
            Says::Rounds(rounds) => return format!("The match ends after {rounds} rounds: the highest score wins."),
            Says::TargetOrRounds(target, rounds) => {
                return format!(
                    "The match ends as soon as somebody has {} points, and after {rounds} rounds in any case. The highest score then wins.",
                    signed(target)
                );
            }
            Says::Cap(cap) => return format!("However it stands, it ends after round {cap}."),
            Says::HighestWins => "If several get there in the same round, the highest score wins.",
            Says::Level(true) => "Where the highest scores are level, another round is played.",
            Says::Level(false) => "Where the highest scores are level, the match is a draw.",
        }
        .to_owned()
    }
}

/// Sentences one after the other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Paragraph<'a>(pub &'a [Says]);

impl Phrase for Paragraph<'_> {
    fn text(&self) -> String {
        let sentences: Vec<String> = self.0.iter().map(Phrase::text).collect();
        sentences.join(" ")
    }
}

/// What is scored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scored {
    /// A contract that is made.
    ContractMade,
    /// A contract that fails.
    ContractSet,
    /// A nil.
    Nil,
    /// A blind nil.
    BlindNil,
    /// Two nils of partners.
    DoubleNil,
    /// A bid of thirteen.
    Moon,
    /// Tricks of a nil that fails.
    TricksOfAFailedNil,
    /// Too many bags.
    Bags,
}

impl Phrase for Scored {
    fn text(&self) -> String {
        match self {
            Scored::ContractMade => "Contract made",
            Scored::ContractSet => "Contract set",
            Scored::Nil => "Nil",
            Scored::BlindNil => "Blind nil",
            Scored::DoubleNil => "Double nil",
            Scored::Moon => "Moon",
            Scored::TricksOfAFailedNil => "Tricks of a failed nil",
            Scored::Bags => "Bags",
        }
        .to_owned()
    }
}

/// What it is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Worth {
    /// Of a contract that is made.
    TenATrick,
    /// Of a contract that fails.
    TenLostATrick,
    /// Won or lost.
    Either(i32),
    /// Won, or nothing but bags.
    OrBags(i32),
    /// Won or lost, and with both blind the match.
    Double(i32),
    /// They help the partner.
    HelpThePartner,
    /// They help nobody, and are bags.
    AreBags,
    /// They are nothing at all.
    AreNothing,
    /// So many cost so much, and what is beyond is kept or not.
    Penalty {
        /// How many.
        limit: u8,
        /// Points lost, as a positive number.
        penalty: i32,
        /// Whether those beyond stay.
        carry: bool,
    },
    /// Nothing happens however many there are.
    NoPenalty,
}

impl Phrase for Worth {
    fn text(&self) -> String {
        match *self {
            Worth::TenATrick => "10 for each trick promised, and 1 for each trick beyond: a bag".to_owned(),
            Worth::TenLostATrick => "10 lost for each trick promised".to_owned(),
            Worth::Either(worth) => format!("{} if it is made, {} if it fails", points(worth), points(-worth)),
            Worth::OrBags(worth) => format!("{} if it is made; if it fails its tricks are bags", points(worth)),
            Worth::Double(worth) => format!(
                "Both partners nil: {} if both are made, or else {}; both blind: twice that, and the match",
                points(worth),
                points(-worth)
            ),
            Worth::HelpThePartner => "Count towards the partner’s contract".to_owned(),
            Worth::AreBags => "Are bags".to_owned(),
            Worth::AreNothing => "Count for nothing".to_owned(),
            Worth::Penalty { limit: 1, penalty, .. } => format!("Every bag costs {penalty}"),
            Worth::Penalty {
                limit,
                penalty,
                carry: true,
            } => format!("{limit} bags cost {penalty}; those beyond are kept"),
            Worth::Penalty {
                limit,
                penalty,
                carry: false,
            } => format!("{limit} bags cost {penalty}, and the count begins anew"),
            Worth::NoPenalty => "There is no penalty for bags".to_owned(),
        }
    }
}

/// The rules of a match, in the order in which they are needed.
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
        NilFailure::Penalty => Worth::Either(worth),
        NilFailure::Bags => Worth::OrBags(worth),
    };
    let mut rows = vec![
        (Scored::ContractMade, Worth::TenATrick),
        (Scored::ContractSet, Worth::TenLostATrick),
        (Scored::Nil, nil(rules.nil)),
    ];
    rows.extend(rules.blind_nil.map(|worth| (Scored::BlindNil, nil(worth))));
    rows.extend(
        rules
            .double_nil
            .then_some((Scored::DoubleNil, Worth::Double(DOUBLE_NIL))),
    );
    rows.extend(rules.moon.map(|worth| (Scored::Moon, Worth::OrBags(worth))));
    let stray = match rules.sides {
        Sides::Partners | Sides::Dummy if rules.failed_nil_helps_partner => Some(Worth::HelpThePartner),
        Sides::Partners | Sides::Dummy => Some(Worth::AreBags),
        // Where they are bags instead of a penalty, the nil's own row says so.
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
    // After a set number of rounds nobody gets that far.
    says.extend(end.rounds.is_none().then_some(Says::Cap(end.cap)));
    says
}

/// What happens in an example.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Story<'a>(pub &'a Example);

/// Tricks that somebody takes, after "take".
fn taken(tricks: u8) -> String {
    match tricks {
        0 => "none".to_owned(),
        tricks => tricks.to_string(),
    }
}

impl Phrase for Story<'_> {
    fn text(&self) -> String {
        let Example {
            of,
            round,
            partner,
            bags,
            ..
        } = *self.0;
        let bid = |seat: usize| round.bids[seat].unwrap_or(Bid::NIL);
        let tricks = |seat: usize| round.tricks[seat];
        let (own, mine) = (bid(0), tricks(0));
        let own_bid = match own {
            Bid::BlindNil => "a blind nil".to_owned(),
            Bid::Tricks(0) => "nil".to_owned(),
            Bid::Tricks(13) if matches!(of, ExampleOf::MoonMade | ExampleOf::MoonFailed) => "13, a moon,".to_owned(),
            Bid::Tricks(tricks) => tricks.to_string(),
        };
        let took = taken(mine);
        let story = match (of, partner) {
            (ExampleOf::Renege, _) => format!(
                "You bid {own_bid}, the other player bids {}. He reneges, and you call it.",
                bid(1).tricks()
            ),
            (ExampleOf::DoubleNil, _) => "You and your partner both bid nil, and neither takes a trick.".to_owned(),
            _ if self.0.plays_the_dummy() => format!(
                "You bid {own_bid}, more than the others, and take {} with the dummy.",
                mine + tricks(3)
            ),
            (_, None) => format!("You bid {own_bid} and take {took}."),
            (_, Some(seat)) => {
                let (theirs, rest) = (bid(seat), taken(tricks(seat)));
                if theirs.is_nil() {
                    format!("You bid {own_bid} and take {took}; your partner bids nil and takes {rest}.")
                } else if own.is_nil() {
                    format!(
                        "You bid {own_bid} and take {took}; your partner bids {} and takes {rest}.",
                        theirs.tricks()
                    )
                } else {
                    format!(
                        "You bid {own_bid} and your partner {}. Together you take {}.",
                        theirs.tricks(),
                        mine + tricks(seat)
                    )
                }
            }
        };
        match (bags, partner) {
            (0, _) => story,
            (1, None) => format!("You have 1 bag. {story}"),
            (_, None) => format!("You have {bags} bags. {story}"),
            (1, Some(_)) => format!("Your side has 1 bag. {story}"),
            (_, Some(_)) => format!("Your side has {bags} bags. {story}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use spades_rules::{BagRule, EndRule, Preset};

    use super::*;
    use crate::text::tests::is_a_sentence;

    fn all(rules: &Rules) -> String {
        let mut text = String::new();
        for part in parts(rules) {
            text += &match part {
                Part::Head(_) => String::new(),
                Part::Text(says) => Paragraph(&says).text(),
                Part::Worth(rows) => rows
                    .iter()
                    .map(|(scored, worth)| format!("{}: {}", scored.text(), worth.text()))
                    .collect::<Vec<_>>()
                    .join("\n"),
                Part::Examples(all) => all.iter().map(|one| Story(one).text()).collect::<Vec<_>>().join("\n"),
            };
            text.push('\n');
        }
        text
    }

    #[test]
    fn every_preset_has_its_rules_in_whole_sentences() {
        for preset in Preset::ALL {
            for part in parts(&preset.rules()) {
                match part {
                    Part::Text(says) => is_a_sentence(&Paragraph(&says).text()),
                    Part::Examples(all) => all.iter().for_each(|one| is_a_sentence(&Story(one).text())),
                    Part::Head(_) | Part::Worth(_) => {}
                }
            }
        }
    }

    #[test]
    fn the_numbers_are_those_of_the_rules() {
        let open = all(&Preset::OpenDraft.rules());
        for says in [
            "won with 500 points",
            "Nil: +100 if it is made, −100 if it fails",
            "Blind nil: +200",
            "10 bags cost 100; those beyond are kept",
            "You have 7 bags. You bid 5 and take 8.",
            "Whoever drew second leads",
        ] {
            assert!(open.contains(says), "{says}: {open}");
        }
        let solo = all(&Preset::Solo.rules());
        assert!(solo.contains("Nil: +50") && solo.contains("5 bags cost 50, and the count begins anew"));
        assert!(!solo.contains("partner"), "{solo}");
        let pairs = all(&Preset::Pairs.rules());
        assert!(pairs.contains("falls to −150") && pairs.contains("You bid 4 and your partner 3."));
        let three = all(&Preset::ThreeHanded.rules());
        assert!(
            three.contains("You bid 7, more than the others, and take 9 with the dummy."),
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
            "Nil: +70 if it is made, −70 if it fails",
            "4 bags cost 25; those beyond are kept",
            "Both partners nil: +400",
            "Tricks of a failed nil: Are bags",
            "big joker",
            "after 6 rounds",
            "is a draw",
        ] {
            assert!(text.contains(says), "{says}: {text}");
        }
        assert!(!text.contains("won with"), "{text}");
    }
}

//! The editor of one's own rules.

use spades_rules::{BiddingRule, HandBuilding, NilFailure, Renege, Sides, Starter};

use super::Phrase;
use super::captions::Caption;
use super::number::signed;

/// What stands on the page beside the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Editor {
    /// What the page is called.
    CustomRules,
    /// The presets to begin with.
    StartFrom,
    /// The rules make sense.
    TheseRulesFit,
    /// Back to the set-up with these rules.
    UseTheseRules,
}

impl Phrase for Editor {
    fn text(&self) -> String {
        match self {
            Editor::CustomRules => "Custom rules",
            Editor::StartFrom => "Start from",
            Editor::TheseRulesFit => "These rules fit together.",
            Editor::UseTheseRules => "Use these rules",
        }
        .to_owned()
    }
}

/// What a rule is called in the editor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rule {
    /// How many play.
    Players,
    /// Who plays with whom.
    Sides,
    /// How hands come about.
    Hands,
    /// Two jokers instead of two twos.
    Jokers,
    /// What may be bid.
    Bidding,
    /// Who bids first.
    BidsFirst,
    /// Who leads first.
    LeadsFirst,
    /// Whether a rule can be broken.
    Reneging,
    /// What a nil is worth.
    Nil,
    /// What a failed nil costs.
    FailedNil,
    /// Whether its tricks count towards the partner's contract.
    ItsTricksHelpThePartner,
    /// Whether its tricks are bags.
    ItsTricksAreBags,
    /// What a blind nil is worth.
    BlindNil,
    /// What a bid of thirteen is worth.
    Moon,
    /// Whether two nils of partners are worth more.
    DoubleNil,
    /// How many bags bring the penalty.
    BagsUntilThePenalty,
    /// What they cost.
    BagPenalty,
    /// Whether those beyond the penalty are kept.
    BagsCarryOver,
    /// The score that wins.
    Target,
    /// The score that loses.
    FloorThatLoses,
    /// A match of so many rounds.
    SetNumberOfRounds,
    /// However it stands, a match ends after so many rounds.
    NeverMoreRoundsThan,
    /// Whether a level match goes on.
    LevelPlaysOn,
}

impl Phrase for Rule {
    fn text(&self) -> String {
        match self {
            Rule::Players => "Players",
            Rule::Sides => "Sides",
            Rule::Hands => "Hands",
            Rule::Jokers => "Jokers",
            Rule::Bidding => "Bidding",
            Rule::BidsFirst => "Bids first",
            Rule::LeadsFirst => "Leads first",
            Rule::Reneging => "Reneging",
            Rule::Nil => "Nil",
            Rule::FailedNil => "A failed nil",
            Rule::ItsTricksHelpThePartner => "Its tricks help the partner",
            Rule::ItsTricksAreBags => "Its tricks are bags",
            Rule::BlindNil => "Blind nil",
            Rule::Moon => "Moon",
            Rule::DoubleNil => "Double nil",
            Rule::BagsUntilThePenalty => "Bags until the penalty",
            Rule::BagPenalty => "Bag penalty",
            Rule::BagsCarryOver => "Bags carry over",
            Rule::Target => "Target",
            Rule::FloorThatLoses => "Floor that loses",
            Rule::SetNumberOfRounds => "Set number of rounds",
            Rule::NeverMoreRoundsThan => "Never more rounds than",
            Rule::LevelPlaysOn => "Level plays on",
        }
        .to_owned()
    }
}

/// What a switch does, in a line under its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Detail {
    /// Two jokers instead of two twos.
    Jokers,
    /// Tricks of a failed nil count towards the partner's contract.
    ItsTricksHelpThePartner,
    /// Tricks of a failed nil are bags.
    ItsTricksAreBags,
    /// Two nils of partners are worth more.
    DoubleNil,
    /// Bags beyond the penalty are kept.
    BagsCarryOver,
    /// A level match goes on.
    LevelPlaysOn,
}

impl Phrase for Detail {
    fn text(&self) -> String {
        match self {
            Detail::Jokers => "They replace the twos of clubs and diamonds",
            Detail::ItsTricksHelpThePartner => "Tricks of a failed nil count towards the contract",
            Detail::ItsTricksAreBags => "Where no partner has a contract",
            Detail::DoubleNil => "Both partners nil: 400 together; both blind: the match",
            Detail::BagsCarryOver => "Otherwise the count starts anew",
            Detail::LevelPlaysOn => "Otherwise a level match is a draw",
        }
        .to_owned()
    }
}

/// A number of players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Players(pub u8);

impl Phrase for Players {
    fn text(&self) -> String {
        match self.0 {
            2 => "Two",
            3 => "Three",
            _ => "Four",
        }
        .to_owned()
    }
}

impl Phrase for Sides {
    fn text(&self) -> String {
        match self {
            Sides::Single => "Alone",
            Sides::Partners => "Partners",
            Sides::Dummy => "With dummy",
        }
        .to_owned()
    }
}

impl Phrase for HandBuilding {
    fn text(&self) -> String {
        match self {
            HandBuilding::Deal => "Dealt",
            HandBuilding::OpenDraft => "Open draft",
            HandBuilding::ClosedDraft => "Closed draft",
        }
        .to_owned()
    }
}

impl Phrase for BiddingRule {
    fn text(&self) -> String {
        match self {
            BiddingRule::Free => "Free",
            BiddingRule::Whiz => "Whiz",
            BiddingRule::Mirror => "Mirror",
            BiddingRule::Suicide => "Suicide",
        }
        .to_owned()
    }
}

impl Phrase for Starter {
    fn text(&self) -> String {
        match self {
            Starter::First => "First player",
            Starter::Second => "Second player",
        }
        .to_owned()
    }
}

impl Phrase for Renege {
    fn text(&self) -> String {
        match self {
            Renege::Prevented => "Prevented",
            Renege::Penalised => "Penalised",
        }
        .to_owned()
    }
}

impl Phrase for NilFailure {
    fn text(&self) -> String {
        match self {
            NilFailure::Penalty => "Costs its bonus",
            NilFailure::Bags => "Costs bags only",
        }
        .to_owned()
    }
}

/// The button that changes a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// The next smaller one.
    Less(Rule),
    /// The next greater one.
    More(Rule),
}

impl Phrase for Step {
    fn text(&self) -> String {
        match self {
            Step::Less(rule) => format!("{}: less", rule.text()),
            Step::More(rule) => format!("{}: more", rule.text()),
        }
    }
}

/// The number of a rule, or that there is none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StepValue(pub Option<i32>);

impl Phrase for StepValue {
    fn text(&self) -> String {
        self.0.map_or_else(|| Caption::Off.text(), signed)
    }
}

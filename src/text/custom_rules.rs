//! The editor of one's own rules.

use spades_messages_derive::{Message, message_of};
use spades_rules::{BiddingRule, HandBuilding, NilFailure, Renege, Sides, Starter};

/// What stands on the page beside the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
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

/// What a rule is called in the editor.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
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

/// What a switch does, in a line under its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
#[message(prefix = "rule-detail")]
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

/// A number of players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
pub struct Players(pub u8);

/// The button that changes a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
pub enum Step {
    /// The next smaller one.
    Less(Rule),
    /// The next greater one.
    More(Rule),
}

/// The number of a rule, or that there is none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
#[message(args(value))]
pub struct StepValue(pub Option<i32>);

message_of! {
    enum Sides {
        Single,
        Partners,
        Dummy,
    }
}

message_of! {
    enum HandBuilding {
        Deal,
        OpenDraft,
        ClosedDraft,
    }
}

message_of! {
    enum BiddingRule {
        Free,
        Whiz,
        Mirror,
        Suicide,
    }
}

message_of! {
    enum Starter {
        First,
        Second,
    }
}

message_of! {
    enum Renege {
        Prevented,
        Penalised,
    }
}

message_of! {
    enum NilFailure {
        Penalty,
        Bags,
    }
}

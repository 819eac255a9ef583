//! The editor for custom rules.

use spades_messages_derive::{Message, message_of};
use spades_rules::{BiddingRule, HandBuilding, NilFailure, Renege, Sides, Starter};

/// Texts of the editor besides the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
pub enum Editor {
    /// Title of the page.
    CustomRules,
    /// Heading of the presets to start from.
    StartFrom,
    /// Confirms that the rules are valid.
    TheseRulesFit,
    /// Button that returns to the set-up with these rules.
    UseTheseRules,
}

/// Name of a rule in the editor.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
pub enum Rule {
    /// Number of players.
    Players,
    /// Partnerships: singles, partners or a dummy.
    Sides,
    /// Source of the hands: a deal or a draft.
    Hands,
    /// Switch: two jokers replace two twos.
    Jokers,
    /// Which bids are legal.
    Bidding,
    /// Which player bids first.
    BidsFirst,
    /// Which player leads first.
    LeadsFirst,
    /// Reneging: impossible or penalised.
    Reneging,
    /// Points of a nil.
    Nil,
    /// Penalty for a failed nil.
    FailedNil,
    /// Switch: a failed nil's tricks count towards the partner's contract.
    ItsTricksHelpThePartner,
    /// Switch: a failed nil's tricks are bags.
    ItsTricksAreBags,
    /// Points of a blind nil.
    BlindNil,
    /// Points of a bid of thirteen.
    Moon,
    /// Switch: two nils by partners score extra.
    DoubleNil,
    /// Number of bags that incurs the penalty.
    BagsUntilThePenalty,
    /// Points lost as the bag penalty.
    BagPenalty,
    /// Switch: bags beyond the penalty are kept.
    BagsCarryOver,
    /// Score that wins the match.
    Target,
    /// Score that loses the match.
    FloorThatLoses,
    /// Fixed number of rounds in a match.
    SetNumberOfRounds,
    /// Last round of a match, whatever the score.
    NeverMoreRoundsThan,
    /// Switch: play continues when the scores are tied.
    LevelPlaysOn,
}

/// Explanation of a switch, in a line below its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
#[message(prefix = "rule-detail")]
pub enum Detail {
    /// Two jokers replace two twos.
    Jokers,
    /// A failed nil's tricks count towards the partner's contract.
    ItsTricksHelpThePartner,
    /// A failed nil's tricks are bags.
    ItsTricksAreBags,
    /// Two nils by partners score extra.
    DoubleNil,
    /// Bags beyond the penalty are kept.
    BagsCarryOver,
    /// Play continues when the scores are tied.
    LevelPlaysOn,
}

/// A number of players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
pub struct Players(pub u8);

/// Label of a button that changes a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
pub enum Step {
    /// Decreases the number.
    Less(Rule),
    /// Increases the number.
    More(Rule),
}

/// Value of a numeric rule; `None` if the rule is off.
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

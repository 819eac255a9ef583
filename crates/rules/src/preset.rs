//! Presets: named values of [`Rules`].

use crate::{BagRule, BiddingRule, EndRule, HandBuilding, NilFailure, Preset, Renege, Rules, Sides, Starter};

/// The game of two players, from which all others differ.
const DRAFT: Rules = Rules {
    players: 2,
    sides: Sides::Single,
    hands: HandBuilding::OpenDraft,
    jokers: false,
    bidding: BiddingRule::Free,
    bids_first: Starter::First,
    leads_first: Starter::First,
    nil: 100,
    nil_failure: NilFailure::Penalty,
    blind_nil: None,
    moon: None,
    double_nil: false,
    failed_nil_helps_partner: true,
    failed_nil_bags: true,
    bags: BagRule {
        limit: 10,
        penalty: 100,
        carry: true,
    },
    renege: Renege::Prevented,
    end: EndRule {
        target: Some(500),
        floor: None,
        rounds: None,
        cap: 100,
        level_plays_on: true,
    },
};

/// The game of four players in pairs.
const PAIRS: Rules = Rules {
    players: 4,
    sides: Sides::Partners,
    hands: HandBuilding::Deal,
    blind_nil: Some(200),
    bags: BagRule {
        limit: 10,
        penalty: 100,
        carry: false,
    },
    end: EndRule {
        target: Some(200),
        floor: Some(-150),
        rounds: None,
        cap: 100,
        level_plays_on: true,
    },
    ..DRAFT
};

impl Preset {
    /// All presets, in menu order.
    pub const ALL: [Preset; 9] = [
        Preset::OpenDraft,
        Preset::ClosedDraft,
        Preset::Moonshot,
        Preset::Pairs,
        Preset::Solo,
        Preset::Suicide,
        Preset::Whiz,
        Preset::Mirror,
        Preset::ThreeHanded,
    ];

    /// Returns the key used in files and on the command line.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Preset::OpenDraft => "open_draft",
            Preset::ClosedDraft => "closed_draft",
            Preset::Moonshot => "moonshot",
            Preset::Pairs => "pairs",
            Preset::Solo => "solo",
            Preset::Suicide => "suicide",
            Preset::Whiz => "whiz",
            Preset::Mirror => "mirror",
            Preset::ThreeHanded => "three_handed",
        }
    }

    /// Returns the preset with this key.
    #[must_use]
    pub fn from_key(key: &str) -> Option<Preset> {
        Preset::ALL.into_iter().find(|preset| preset.key() == key)
    }

    /// Returns the rules of the preset (RULES.md 2 to 8).
    #[must_use]
    pub const fn rules(self) -> Rules {
        match self {
            Preset::OpenDraft => Rules {
                leads_first: Starter::Second,
                blind_nil: Some(200),
                ..DRAFT
            },
            Preset::ClosedDraft => Rules {
                hands: HandBuilding::ClosedDraft,
                end: EndRule {
                    target: Some(300),
                    ..DRAFT.end
                },
                ..DRAFT
            },
            Preset::Moonshot => Rules {
                nil_failure: NilFailure::Bags,
                moon: Some(250),
                ..DRAFT
            },
            Preset::Pairs => PAIRS,
            Preset::Solo => Rules {
                sides: Sides::Single,
                nil: 50,
                blind_nil: None,
                bags: BagRule {
                    limit: 5,
                    penalty: 50,
                    carry: false,
                },
                end: EndRule {
                    floor: None,
                    ..PAIRS.end
                },
                ..PAIRS
            },
            Preset::Suicide => Rules {
                bidding: BiddingRule::Suicide,
                blind_nil: None,
                ..PAIRS
            },
            Preset::Whiz => Rules {
                bidding: BiddingRule::Whiz,
                blind_nil: None,
                ..PAIRS
            },
            Preset::Mirror => Rules {
                bidding: BiddingRule::Mirror,
                blind_nil: None,
                ..PAIRS
            },
            Preset::ThreeHanded => Rules {
                players: 3,
                sides: Sides::Dummy,
                blind_nil: None,
                ..PAIRS
            },
        }
    }
}

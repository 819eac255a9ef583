//! Presets: named values of [`Rules`].

use serde::{Deserialize, Serialize};

use crate::{
    BagRule, BiddingRule, EndRule, FirstRound, FirstTrick, HandBuilding, Leader, MinBid, Moon, MoonFailure, NilFailure,
    PassRule, Rules, Sides, SpadesLead, Ten, Trumps,
};

/// A named value of [`Rules`].
///
/// ```
/// use spades_rules::Preset;
/// for preset in Preset::ALL {
///     assert_eq!(preset.rules().validate(), Ok(()));
///     assert_eq!(Preset::from_key(preset.key()), Some(preset));
/// }
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Preset {
    /// Two players, open discards, 500.
    OpenDraft,
    /// Two players, closed discards, 300.
    ClosedDraft,
    /// Two players, open discards, moon, 500.
    Moonshot,
    /// Four players, partners.
    Pairs,
    /// Four players, each for themselves.
    Solo,
    /// One partner bids nil.
    Suicide,
    /// Bid your spades or nil.
    Whiz,
    /// Bid your spades.
    Mirror,
    /// Three players and a dummy.
    ThreeHanded,
    /// Partners to 500 as most people mean it: blind nil from behind, bags that carry over.
    Classic,
    /// A table game: a board of four, no nil, tens and Bostons, two sets lose the match.
    AceHigh,
    /// Joker Joker Deuce Deuce: both jokers and two high deuces, a board of four, no nil, blind bids from behind.
    Jjdd,
    /// Joker Joker Deuce Ace: both jokers and one high deuce, a first round without bids, then at least eleven together.
    Jjda,
    /// Partners to 500 with jokers and high deuces, who swap two cards beside a nil.
    PassTwo,
    /// Partners to 500 who play their lowest clubs to the first trick.
    LowestClub,
}

/// The game of two players, from which all others differ.
const DRAFT: Rules = Rules::DRAFT;

/// The game of four players in pairs.
const PAIRS: Rules = Rules {
    players: 4,
    sides: Sides::Partners,
    hands: HandBuilding::Deal,
    blind_nil: Some(200),
    bags: BagRule {
        carry: false,
        ..DRAFT.bags
    },
    end: EndRule {
        target: Some(200),
        floor: Some(-150),
        rounds: None,
        cap: 100,
        sets: None,
        sets_in_a_row: None,
        level_plays_on: true,
    },
    ..DRAFT
};

/// The game that the presets of tables share.
const TABLE: Rules = Rules {
    blind_nil: None,
    failed_nil_helps_partner: false,
    bags: DRAFT.bags,
    end: EndRule {
        target: Some(350),
        floor: None,
        ..PAIRS.end
    },
    ..PAIRS
};

const CLASSIC: Rules = Rules {
    blind_nil: Some(200),
    blind_behind: Some(100),
    end: EndRule {
        target: Some(500),
        floor: Some(-200),
        ..TABLE.end
    },
    ..TABLE
};

const ACE_HIGH: Rules = Rules {
    min_bid: MinBid {
        side: Some(4),
        ..TABLE.min_bid
    },
    nil: None,
    ten: Some(Ten { made: 150, failed: 150 }),
    moon: Some(Moon::Points(200)),
    moon_failure: MoonFailure::Set,
    bags: BagRule {
        penalty: 0,
        points: 0,
        ..TABLE.bags
    },
    spades_lead: SpadesLead::AnyTime,
    end: EndRule {
        sets: Some(2),
        ..TABLE.end
    },
    ..TABLE
};

/// Base of the two table games with jokers.
const JOKERS_AND_DEUCES: Rules = Rules {
    min_bid: MinBid {
        side: Some(4),
        ..TABLE.min_bid
    },
    nil: None,
    ten: Some(Ten { made: 200, failed: 100 }),
    moon: Some(Moon::WinsMatch),
    moon_failure: MoonFailure::Set,
    bags: BagRule {
        points: 0,
        ..TABLE.bags
    },
    end: EndRule {
        sets: Some(2),
        ..TABLE.end
    },
    ..TABLE
};

const JJDD: Rules = Rules {
    trumps: Trumps::JokersDeuces,
    blind_behind: Some(100),
    blind_bid: Some(6),
    ..JOKERS_AND_DEUCES
};

const JJDA: Rules = Rules {
    trumps: Trumps::JokersDeuce,
    min_bid: MinBid {
        total: Some(11),
        ..JOKERS_AND_DEUCES.min_bid
    },
    bags: BagRule {
        penalty: 0,
        ..JOKERS_AND_DEUCES.bags
    },
    first_round: FirstRound {
        bids_itself: true,
        min_tricks: Some(4),
    },
    ..JOKERS_AND_DEUCES
};

const PASS_TWO: Rules = Rules {
    trumps: Trumps::JokersDeuces,
    min_bid: MinBid {
        side: Some(4),
        ..TABLE.min_bid
    },
    blind_nil: Some(200),
    pass: PassRule {
        nil: 2,
        blind_nil: 2,
        ..TABLE.pass
    },
    ten: Some(Ten { made: 200, failed: 200 }),
    end: EndRule {
        target: Some(500),
        ..TABLE.end
    },
    ..TABLE
};

const LOWEST_CLUB: Rules = Rules {
    nil_partner_min: Some(1),
    blind_nil: Some(200),
    blind_behind: Some(100),
    pass: PassRule {
        blind_nil: 2,
        ..TABLE.pass
    },
    first_trick: FirstTrick::LowestClubs,
    end: EndRule {
        target: Some(500),
        ..TABLE.end
    },
    ..TABLE
};

impl Preset {
    /// Number of presets that rules of version 1 know; the others follow them.
    ///
    /// ```
    /// use spades_rules::Preset;
    /// assert!(Preset::ALL[..Preset::FIRST].iter().all(|preset| preset.rules().version() == 1));
    /// assert!(Preset::ALL[Preset::FIRST..].iter().all(|preset| preset.rules().version() == 2));
    /// ```
    pub const FIRST: usize = 9;

    /// All presets, in menu order.
    pub const ALL: [Preset; 15] = [
        Preset::OpenDraft,
        Preset::ClosedDraft,
        Preset::Moonshot,
        Preset::Pairs,
        Preset::Solo,
        Preset::Suicide,
        Preset::Whiz,
        Preset::Mirror,
        Preset::ThreeHanded,
        Preset::Classic,
        Preset::AceHigh,
        Preset::Jjdd,
        Preset::Jjda,
        Preset::PassTwo,
        Preset::LowestClub,
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
            Preset::Classic => "classic",
            Preset::AceHigh => "ace_high",
            Preset::Jjdd => "jjdd",
            Preset::Jjda => "jjda",
            Preset::PassTwo => "pass_two",
            Preset::LowestClub => "lowest_club",
        }
    }

    /// Returns the preset with this key.
    #[must_use]
    pub fn from_key(key: &str) -> Option<Preset> {
        Preset::ALL.into_iter().find(|preset| preset.key() == key)
    }

    /// Returns the rules of the preset (docs/RULES.md, “Presets”).
    #[must_use]
    pub const fn rules(self) -> Rules {
        match self {
            Preset::OpenDraft => Rules {
                leads_first: Leader::Second,
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
                moon: Some(Moon::Points(250)),
                ..DRAFT
            },
            Preset::Pairs => PAIRS,
            Preset::Solo => Rules {
                sides: Sides::Single,
                nil: Some(50),
                blind_nil: None,
                bags: BagRule {
                    limit: 5,
                    penalty: 50,
                    ..PAIRS.bags
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
            Preset::Classic => CLASSIC,
            Preset::AceHigh => ACE_HIGH,
            Preset::Jjdd => JJDD,
            Preset::Jjda => JJDA,
            Preset::PassTwo => PASS_TWO,
            Preset::LowestClub => LOWEST_CLUB,
        }
    }
}

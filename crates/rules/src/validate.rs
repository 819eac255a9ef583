//! Valid combinations of rules.

use std::fmt;

use crate::{BiddingRule, HandBuilding, NilFailure, Renege, Rules, Sides, Starter};

/// Reason why rules are invalid: a rule that does not fit the others, or a number out of range. Its text is for developers and logs.
///
/// ```
/// use spades_rules::{Preset, RulesError};
/// let mut rules = Preset::Solo.rules();
/// rules.end.target = None;
/// let error = rules.validate().unwrap_err();
/// assert_eq!(error, RulesError::Endless);
/// assert_eq!(error.field(), "end.target");
/// assert_eq!(error.to_string(), "end.target: a match needs a target or a number of rounds");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RulesError {
    /// The number of players must be two, three or four, not this.
    Players(u8),
    /// Partners need four players, not this many.
    PartnersNeedFour(u8),
    /// A dummy needs three players, not this many.
    DummyNeedsThree(u8),
    /// Three players need the dummy's hand.
    ThreeNeedDummy,
    /// Only two players draft their hands, not this many.
    DraftNeedsTwo(u8),
    /// Two players build their hands by drafting.
    TwoNeedDraft,
    /// Jokers need four players, not this many.
    JokersNeedFour(u8),
    /// Suicide needs partners.
    SuicideNeedsPartners,
    /// The highest bidder plays the dummy, so bids must be free.
    DummyNeedsFreeBids,
    /// The second seat can bid first only with two players, not this many.
    SecondBidsFirst(u8),
    /// The second seat can lead first only with two players, not this many.
    SecondLeadsFirst(u8),
    /// The points of a nil must be 0 to [`Rules::MAX_POINTS`], not this.
    NilPoints(i32),
    /// The points of a blind nil must be 0 to [`Rules::MAX_POINTS`], not this.
    BlindNilPoints(i32),
    /// Blind nil requires free bidding.
    BlindNilNeedsFreeBids,
    /// The points of a moon must be 0 to [`Rules::MAX_POINTS`], not this.
    MoonPoints(i32),
    /// A moon is shot alone, without a partner.
    MoonIsShotAlone,
    /// A moon requires free bidding.
    MoonNeedsFreeBids,
    /// A double nil requires partners.
    DoubleNilNeedsPartners,
    /// In suicide one partner never bids nil, so a double nil is impossible.
    DoubleNilInSuicide,
    /// A failed double nil costs points, so a failed single nil must too.
    DoubleNilNeedsPenalty,
    /// The bag limit must be at least one.
    BagLimit,
    /// The bag penalty must be 0 to [`Rules::MAX_POINTS`] points, not this.
    BagPenalty(i32),
    /// Reneging can be penalised only with two players, not this many.
    RenegeNeedsTwo(u8),
    /// A match needs a target or a number of rounds.
    Endless,
    /// The target must be 1 to [`Rules::MAX_POINTS`], not this.
    Target(i32),
    /// The floor must be −[`Rules::MAX_POINTS`] to −1, not this.
    Floor(i32),
    /// A match has at least one round.
    NoRounds,
    /// The cap must be 1 to [`Rules::MAX_ROUNDS`] rounds, not this many.
    Cap(u16),
    /// The number of rounds exceeds the cap.
    RoundsBeyondCap {
        /// The number of rounds.
        rounds: u16,
        /// The cap.
        cap: u16,
    },
}

impl RulesError {
    /// Returns the field of [`Rules`] that does not fit, by its name in a rules file.
    ///
    /// ```
    /// use spades_rules::RulesError;
    /// assert_eq!(RulesError::BagPenalty(-1).field(), "bags.penalty");
    /// ```
    #[must_use]
    pub const fn field(self) -> &'static str {
        use RulesError as E;
        match self {
            E::Players(_) => "players",
            E::PartnersNeedFour(_) | E::DummyNeedsThree(_) | E::ThreeNeedDummy => "sides",
            E::DraftNeedsTwo(_) | E::TwoNeedDraft => "hands",
            E::JokersNeedFour(_) => "jokers",
            E::SuicideNeedsPartners | E::DummyNeedsFreeBids => "bidding",
            E::SecondBidsFirst(_) => "bids_first",
            E::SecondLeadsFirst(_) => "leads_first",
            E::NilPoints(_) => "nil",
            E::BlindNilPoints(_) | E::BlindNilNeedsFreeBids => "blind_nil",
            E::MoonPoints(_) | E::MoonIsShotAlone | E::MoonNeedsFreeBids => "moon",
            E::DoubleNilNeedsPartners | E::DoubleNilInSuicide | E::DoubleNilNeedsPenalty => "double_nil",
            E::BagLimit => "bags.limit",
            E::BagPenalty(_) => "bags.penalty",
            E::RenegeNeedsTwo(_) => "renege",
            E::Endless | E::Target(_) => "end.target",
            E::Floor(_) => "end.floor",
            E::NoRounds | E::RoundsBeyondCap { .. } => "end.rounds",
            E::Cap(_) => "end.cap",
        }
    }

    const fn why(self) -> &'static str {
        use RulesError as E;
        match self {
            E::Players(_) => "two, three or four can play",
            E::PartnersNeedFour(_) => "partners need four players",
            E::DummyNeedsThree(_) => "a dummy joins three players",
            E::ThreeNeedDummy => "three players need the dummy's hand",
            E::DraftNeedsTwo(_) => "only two players draft their hands",
            E::TwoNeedDraft => "two players build their hands by drafting",
            E::JokersNeedFour(_) => "jokers are for four players",
            E::SuicideNeedsPartners => "suicide needs partners",
            E::DummyNeedsFreeBids => "the highest bidder plays the dummy, so bids must be free",
            E::SecondBidsFirst(_) => "only of two players the second can bid first",
            E::SecondLeadsFirst(_) => "only of two players the second can lead first",
            E::NilPoints(_) | E::BlindNilPoints(_) | E::MoonPoints(_) | E::BagPenalty(_) => "points are 0 to 10000",
            E::BlindNilNeedsFreeBids => "there is a blind nil only where bids are free",
            E::MoonIsShotAlone => "a moon is shot alone, without a partner",
            E::MoonNeedsFreeBids => "there is a moon only where bids are free",
            E::DoubleNilNeedsPartners => "both partners' nils need partners",
            E::DoubleNilInSuicide => "in suicide one partner never bids nil",
            E::DoubleNilNeedsPenalty => "both partners' nils cost points when they fail, single ones must too",
            E::BagLimit => "at least one bag brings the penalty",
            E::RenegeNeedsTwo(_) => "reneging is penalised between two players only",
            E::Endless => "a match needs a target or a number of rounds",
            E::Target(_) => "the target is 1 to 10000",
            E::Floor(_) => "the floor is -10000 to -1",
            E::NoRounds => "a match has at least one round",
            E::Cap(_) => "the cap is 1 to 1000 rounds",
            E::RoundsBeyondCap { .. } => "there are more rounds than the cap allows",
        }
    }
}

impl fmt::Display for RulesError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.field(), self.why())
    }
}

impl std::error::Error for RulesError {}

impl Rules {
    /// Maximum number of points that a rule may have.
    ///
    /// ```
    /// use spades_rules::{Preset, Rules, RulesError};
    /// let mut rules = Preset::Pairs.rules();
    /// rules.nil = Rules::MAX_POINTS + 1;
    /// assert_eq!(rules.validate(), Err(RulesError::NilPoints(10_001)));
    /// ```
    pub const MAX_POINTS: i32 = 10_000;

    /// Maximum cap of a match, in rounds.
    ///
    /// ```
    /// use spades_rules::{Preset, Rules, RulesError};
    /// let mut rules = Preset::Pairs.rules();
    /// rules.end.cap = Rules::MAX_ROUNDS + 1;
    /// assert_eq!(rules.validate(), Err(RulesError::Cap(1001)));
    /// ```
    pub const MAX_ROUNDS: u16 = 1000;

    /// Returns the number of sides.
    #[must_use]
    pub fn side_count(&self) -> usize {
        if self.sides == Sides::Partners {
            2
        } else {
            usize::from(self.players)
        }
    }

    /// Returns the number of hands.
    #[must_use]
    pub fn hand_count(&self) -> usize {
        if self.sides == Sides::Dummy {
            4
        } else {
            usize::from(self.players)
        }
    }

    /// Rejects invalid rules: jokers for two players, partners without four players, a match that never ends, more
    /// than ten thousand points.
    ///
    /// # Errors
    /// The first field that does not fit, and why.
    pub fn validate(&self) -> Result<(), RulesError> {
        self.validate_players()?;
        self.validate_bidding()?;
        if self.bags.limit == 0 {
            return Err(RulesError::BagLimit);
        }
        if !is_points(self.bags.penalty) {
            return Err(RulesError::BagPenalty(self.bags.penalty));
        }
        if self.renege == Renege::Penalised && self.players != 2 {
            return Err(RulesError::RenegeNeedsTwo(self.players));
        }
        self.validate_end()
    }

    /// Checks players, sides and cards.
    fn validate_players(&self) -> Result<(), RulesError> {
        let players = self.players;
        let draft = self.hands != HandBuilding::Deal;
        let why = match self.sides {
            _ if !(2..=4).contains(&players) => RulesError::Players(players),
            Sides::Partners if players != 4 => RulesError::PartnersNeedFour(players),
            Sides::Dummy if players != 3 => RulesError::DummyNeedsThree(players),
            Sides::Single if players == 3 => RulesError::ThreeNeedDummy,
            _ if draft && players != 2 => RulesError::DraftNeedsTwo(players),
            _ if !draft && players == 2 => RulesError::TwoNeedDraft,
            _ if self.jokers && players != 4 => RulesError::JokersNeedFour(players),
            _ => return Ok(()),
        };
        Err(why)
    }

    /// Checks bids, nils and moons.
    fn validate_bidding(&self) -> Result<(), RulesError> {
        let players = self.players;
        let free = self.bidding == BiddingRule::Free;
        let by_spades = matches!(self.bidding, BiddingRule::Whiz | BiddingRule::Mirror);
        if self.bidding == BiddingRule::Suicide && self.sides != Sides::Partners {
            return Err(RulesError::SuicideNeedsPartners);
        }
        if by_spades && self.sides == Sides::Dummy {
            return Err(RulesError::DummyNeedsFreeBids);
        }
        if self.bids_first == Starter::Second && players != 2 {
            return Err(RulesError::SecondBidsFirst(players));
        }
        if self.leads_first == Starter::Second && players != 2 {
            return Err(RulesError::SecondLeadsFirst(players));
        }
        if !is_points(self.nil) {
            return Err(RulesError::NilPoints(self.nil));
        }
        match self.blind_nil {
            Some(points) if !is_points(points) => return Err(RulesError::BlindNilPoints(points)),
            Some(_) if !free => return Err(RulesError::BlindNilNeedsFreeBids),
            _ => {}
        }
        match self.moon {
            Some(points) if !is_points(points) => return Err(RulesError::MoonPoints(points)),
            Some(_) if self.sides != Sides::Single => return Err(RulesError::MoonIsShotAlone),
            Some(_) if !free => return Err(RulesError::MoonNeedsFreeBids),
            _ => {}
        }
        if !self.double_nil {
            return Ok(());
        }
        match (self.sides, self.bidding, self.nil_failure) {
            (Sides::Single | Sides::Dummy, _, _) => Err(RulesError::DoubleNilNeedsPartners),
            (_, BiddingRule::Suicide, _) => Err(RulesError::DoubleNilInSuicide),
            (_, _, NilFailure::Bags) => Err(RulesError::DoubleNilNeedsPenalty),
            _ => Ok(()),
        }
    }

    /// Checks the end of the match.
    fn validate_end(&self) -> Result<(), RulesError> {
        let end = &self.end;
        let why = match (end.target, end.floor, end.rounds) {
            (None, _, None) => RulesError::Endless,
            (Some(target), _, _) if !(1..=Rules::MAX_POINTS).contains(&target) => RulesError::Target(target),
            (_, Some(floor), _) if !(-Rules::MAX_POINTS..0).contains(&floor) => RulesError::Floor(floor),
            (_, _, Some(0)) => RulesError::NoRounds,
            _ if !(1..=Rules::MAX_ROUNDS).contains(&end.cap) => RulesError::Cap(end.cap),
            (_, _, Some(rounds)) if rounds > end.cap => RulesError::RoundsBeyondCap { rounds, cap: end.cap },
            _ => return Ok(()),
        };
        Err(why)
    }
}

/// Returns `true` if a rule may have this number of points.
fn is_points(number: i32) -> bool {
    (0..=Rules::MAX_POINTS).contains(&number)
}

//! Which combinations of rules make sense.

use std::fmt;

use crate::{BiddingRule, HandBuilding, NilFailure, Renege, Rules, Sides, Starter};

/// A rule that does not fit the others: which field, and why.
///
/// ```
/// use spades_rules::{EndRule, Preset, Rules, RulesError};
/// let mut rules = Preset::Solo.rules();
/// rules.end.target = None;
/// let error: RulesError = rules.validate().unwrap_err();
/// assert_eq!(error.field, "end.target");
/// assert_eq!(error.to_string(), "end.target: a match needs a target or a number of rounds");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RulesError {
    /// The field of [`Rules`].
    pub field: &'static str,
    /// The reason.
    pub why: &'static str,
}

impl fmt::Display for RulesError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.field, self.why)
    }
}

impl std::error::Error for RulesError {}

/// The largest number of points that a rule may name.
const MOST: i32 = 10_000;

impl Rules {
    /// How many sides score.
    #[must_use]
    pub fn side_count(&self) -> usize {
        if self.sides == Sides::Partners {
            2
        } else {
            usize::from(self.players)
        }
    }

    /// How many hands hold cards.
    #[must_use]
    pub fn hand_count(&self) -> usize {
        if self.sides == Sides::Dummy {
            4
        } else {
            usize::from(self.players)
        }
    }

    /// Refuses what makes no sense: a joker for two players, partners without four of them, a match that never ends, points beyond
    /// ten thousand.
    ///
    /// # Errors
    /// The first field that does not fit, and why.
    pub fn validate(&self) -> Result<(), RulesError> {
        let refuse = |wrong: bool, field: &'static str, why: &'static str| {
            if wrong { Err(RulesError { field, why }) } else { Ok(()) }
        };
        let points = |value: i32| (0..=MOST).contains(&value);
        let draft = self.hands != HandBuilding::Deal;
        refuse(
            !(2..=4).contains(&self.players),
            "players",
            "two, three or four can play",
        )?;
        refuse(
            self.sides == Sides::Partners && self.players != 4,
            "sides",
            "partners need four players",
        )?;
        refuse(
            self.sides == Sides::Dummy && self.players != 3,
            "sides",
            "a dummy joins three players",
        )?;
        refuse(
            self.sides == Sides::Single && self.players == 3,
            "sides",
            "three players need the dummy's hand",
        )?;
        refuse(
            draft && self.players != 2,
            "hands",
            "only two players draft their hands",
        )?;
        refuse(
            !draft && self.players == 2,
            "hands",
            "two players build their hands by drafting",
        )?;
        refuse(
            self.jokers && self.players != 4,
            "jokers",
            "jokers are for four players",
        )?;
        let spades = matches!(self.bidding, BiddingRule::Whiz | BiddingRule::Mirror);
        refuse(
            self.bidding == BiddingRule::Suicide && self.sides != Sides::Partners,
            "bidding",
            "suicide needs partners",
        )?;
        refuse(
            spades && self.sides == Sides::Dummy,
            "bidding",
            "the highest bidder plays the dummy, so bids must be free",
        )?;
        refuse(
            self.bids_first == Starter::Second && self.players != 2,
            "bids_first",
            "only of two players the second can bid first",
        )?;
        refuse(
            self.leads_first == Starter::Second && self.players != 2,
            "leads_first",
            "only of two players the second can lead first",
        )?;
        refuse(!points(self.nil), "nil", "points are 0 to 10000")?;
        refuse(
            self.blind_nil.is_some_and(|value| !points(value)),
            "blind_nil",
            "points are 0 to 10000",
        )?;
        refuse(
            self.blind_nil.is_some() && self.bidding != BiddingRule::Free,
            "blind_nil",
            "there is a blind nil only where bids are free",
        )?;
        refuse(
            self.moon.is_some_and(|value| !points(value)),
            "moon",
            "points are 0 to 10000",
        )?;
        refuse(
            self.moon.is_some() && self.sides != Sides::Single,
            "moon",
            "a moon is shot alone, without a partner",
        )?;
        refuse(
            self.moon.is_some() && self.bidding != BiddingRule::Free,
            "moon",
            "there is a moon only where bids are free",
        )?;
        refuse(
            self.double_nil && self.sides != Sides::Partners,
            "double_nil",
            "both partners' nils need partners",
        )?;
        refuse(
            self.double_nil && self.bidding == BiddingRule::Suicide,
            "double_nil",
            "in suicide one partner never bids nil",
        )?;
        refuse(
            self.double_nil && self.nil_failure == NilFailure::Bags,
            "double_nil",
            "both partners' nils cost points when they fail, single ones must too",
        )?;
        refuse(
            self.bags.limit == 0,
            "bags.limit",
            "at least one bag brings the penalty",
        )?;
        refuse(!points(self.bags.penalty), "bags.penalty", "points are 0 to 10000")?;
        refuse(
            self.renege == Renege::Penalised && self.players != 2,
            "renege",
            "reneging is penalised between two players only",
        )?;
        let end = &self.end;
        refuse(
            end.target.is_none() && end.rounds.is_none(),
            "end.target",
            "a match needs a target or a number of rounds",
        )?;
        refuse(
            end.target.is_some_and(|target| !(1..=MOST).contains(&target)),
            "end.target",
            "the target is 1 to 10000",
        )?;
        refuse(
            end.floor.is_some_and(|floor| !(-MOST..0).contains(&floor)),
            "end.floor",
            "the floor is -10000 to -1",
        )?;
        refuse(end.rounds == Some(0), "end.rounds", "a match has at least one round")?;
        refuse(!(1..=1000).contains(&end.cap), "end.cap", "the cap is 1 to 1000 rounds")?;
        refuse(
            end.rounds.is_some_and(|rounds| rounds > end.cap),
            "end.rounds",
            "there are more rounds than the cap allows",
        )
    }
}

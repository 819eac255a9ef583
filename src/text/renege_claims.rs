//! The panel for calling a renege after the last trick of a round.

use super::Phrase;

use crate::say;
use crate::session::Who;
use crate::text::Words;

/// Texts of the panel.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Claims {
    /// Title of the panel.
    AllTricksArePlayed,
    /// Explains that a renege can still be called.
    CallItNow,
    /// Button that calls a renege, for the only person at the device.
    CallARenege,
    /// Button that calls a renege for one of several people.
    Calls(Who),
    /// Button that scores the round without a call.
    ScoreTheRound,
}

impl Phrase for Claims {
    fn words(&self) -> Words {
        match self {
            Claims::AllTricksArePlayed => say::renege_claims::claims_all_tricks_are_played(),
            Claims::CallItNow => say::renege_claims::claims_call_it_now(),
            Claims::CallARenege => say::renege_claims::claims_call_a_renege(),
            Claims::Calls(who) => say::renege_claims::claims_calls(who),
            Claims::ScoreTheRound => say::renege_claims::claims_score_the_round(),
        }
    }
}

/// This player called a renege where there was none.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CalledInVain(pub Who);

impl Phrase for CalledInVain {
    fn words(&self) -> Words {
        let Self(who) = self;
        say::renege_claims::called_in_vain(who)
    }
}

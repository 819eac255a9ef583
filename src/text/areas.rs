//! Names of the parts of the screen, for screen readers.

use super::Phrase;
use super::Words;
use crate::say;

/// A part of the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Area {
    /// Cards on the table.
    Table,
    /// Tool buttons around the table.
    Tools,
    /// Message at the upper edge.
    Message,
    /// Menu of the table.
    Menu,
    /// Discards overlay.
    Discards,
    /// Overlay of the cards seen so far.
    Known,
    /// Last trick overlay.
    LastTrick,
    /// Hint panel.
    Hint,
    /// Remark of the coach.
    Coach,
    /// Review of the round, decision by decision.
    Review,
    /// Bid pad.
    YourBid,
    /// Panel for calling a renege after the last trick.
    RenegeClaims,
    /// Score sheet.
    Result,
    /// Curtain between two people's turns.
    PassTheDevice,
    /// Scores of the sides.
    Scores,
    /// Cards of the viewing player.
    Hand,
    /// Question whether others agree to take a decision back.
    TakeBack,
    /// Claim of the remaining tricks.
    Claim,
    /// Question whether to concede the match or the round.
    Concede,
    /// Question whether to bid a blind nil.
    BlindNil,
    /// Choice of a number to bid blind.
    BlindBid,
    /// Question whether to restart the match.
    Restart,
    /// Question whether to undo a decision although the match then counts separately.
    Undo,
}

impl Phrase for Area {
    fn words(&self) -> Words {
        match self {
            Area::Table => say::areas::area_table(),
            Area::Tools => say::areas::area_tools(),
            Area::Message => say::areas::area_message(),
            Area::Menu => say::areas::area_menu(),
            Area::Discards => say::areas::area_discards(),
            Area::Known => say::areas::area_known(),
            Area::LastTrick => say::areas::area_last_trick(),
            Area::Hint => say::areas::area_hint(),
            Area::Coach => say::areas::area_coach(),
            Area::Review => say::areas::area_review(),
            Area::YourBid => say::areas::area_your_bid(),
            Area::RenegeClaims => say::areas::area_renege_claims(),
            Area::Result => say::areas::area_result(),
            Area::PassTheDevice => say::areas::area_pass_the_device(),
            Area::Scores => say::areas::area_scores(),
            Area::Hand => say::areas::area_hand(),
            Area::TakeBack => say::areas::area_take_back(),
            Area::Claim => say::areas::area_claim(),
            Area::Concede => say::areas::area_concede(),
            Area::BlindNil => say::areas::area_blind_nil(),
            Area::BlindBid => say::areas::area_blind_bid(),
            Area::Restart => say::areas::area_restart(),
            Area::Undo => say::areas::area_undo(),
        }
    }

    fn key(&self) -> String {
        panel(self)
    }
}

/// Returns the key of a part, distinct from that of the button that opens it.
fn panel(area: &Area) -> String {
    format!("{}-panel", spades_words::kebab(&format!("{area:?}")))
}

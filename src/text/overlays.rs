//! Overlays and side panels of the table: menu, discards, last trick, hint, review.

use super::Phrase;
use spades_rules::Action;

use crate::say;
use crate::session::Who;
use crate::text::Words;

/// An entry of the menu.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Menu {
    Menu,
    /// Button that closes the menu.
    BackToTheTable,
    /// Button that shows the discards.
    LookThroughTheDiscards,
    /// Button that restarts the match with the same rules and players.
    RestartTheMatch,
    ConcedeTheRound,
    ConcedeTheMatch,
    /// Button that returns to the main menu.
    LeaveToTheTitle,
    /// Says that the match is saved when the player leaves.
    TheMatchIsKept,
}

impl Phrase for Menu {
    fn words(&self) -> Words {
        match self {
            Menu::Menu => say::overlays::menu_menu(),
            Menu::BackToTheTable => say::overlays::menu_back_to_the_table(),
            Menu::LookThroughTheDiscards => say::overlays::menu_look_through_the_discards(),
            Menu::RestartTheMatch => say::overlays::menu_restart_the_match(),
            Menu::ConcedeTheRound => say::overlays::menu_concede_the_round(),
            Menu::ConcedeTheMatch => say::overlays::menu_concede_the_match(),
            Menu::LeaveToTheTitle => say::overlays::menu_leave_to_the_title(),
            Menu::TheMatchIsKept => say::overlays::menu_the_match_is_kept(),
        }
    }
}

/// Texts of the hint besides the reason.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hint {
    /// The hint is still being computed.
    Thinking,
    /// Button that follows the hint.
    Do(Action),
    /// Button that shows the value of every option.
    Numbers,
    HideNumbers,
    /// Button that shows the reason again in place of the values.
    Why,
    Close,
    /// Explains the values: exact win probabilities.
    ChanceToWin,
    /// Explains the values: estimates from this number of sample deals.
    ChanceOverDeals(u32),
}

impl Phrase for Hint {
    fn words(&self) -> Words {
        match self {
            Hint::Thinking => say::overlays::hint_thinking(),
            Hint::Do(action) => action.words(),
            Hint::Numbers => say::overlays::hint_numbers(),
            Hint::HideNumbers => say::overlays::hint_hide_numbers(),
            Hint::Why => say::overlays::hint_why(),
            Hint::Close => say::overlays::hint_close(),
            Hint::ChanceToWin => say::overlays::hint_chance_to_win(),
            Hint::ChanceOverDeals(count) => say::overlays::hint_chance_over_deals(*count),
        }
    }

    fn key(&self) -> String {
        hint_key(self)
    }
}

fn hint_key(hint: &Hint) -> String {
    match hint {
        // The key doesn't depend on the action.
        Hint::Do(_) => "follow-the-hint".to_owned(),
        other => spades_words::kebab(&format!("{other:?}")),
    }
}

/// Advice to take an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Advice {
    BlindNil,
    BlindBid(u8),
    Look,
    Misdeal,
    Draw,
    Keep,
    Discard,
    Nil,
    Bid(u8),
    Pass,
    Play,
    Call,
    Settle,
    NextRound,
}

impl Phrase for Advice {
    fn words(&self) -> Words {
        match self {
            Advice::BlindNil => say::overlays::advice_blind_nil(),
            Advice::BlindBid(tricks) => say::overlays::advice_blind_bid(*tricks),
            Advice::Misdeal => say::overlays::advice_misdeal(),
            Advice::Pass => say::overlays::advice_pass(),
            Advice::Look => say::overlays::advice_look(),
            Advice::Draw => say::overlays::advice_draw(),
            Advice::Keep => say::overlays::advice_keep(),
            Advice::Discard => say::overlays::advice_discard(),
            Advice::Nil => say::overlays::advice_nil(),
            Advice::Bid(tricks) => say::overlays::advice_bid(*tricks),
            Advice::Play => say::overlays::advice_play(),
            Advice::Call => say::overlays::advice_call(),
            Advice::Settle => say::overlays::advice_settle(),
            Advice::NextRound => say::overlays::advice_next_round(),
        }
    }
}

impl From<&Action> for Advice {
    fn from(action: &Action) -> Advice {
        match *action {
            Action::BlindNil => Advice::BlindNil,
            Action::BlindBid(tricks) => Advice::BlindBid(tricks),
            Action::Misdeal => Advice::Misdeal,
            Action::Pass(_) => Advice::Pass,
            Action::Look => Advice::Look,
            Action::Draw => Advice::Draw,
            Action::Keep => Advice::Keep,
            Action::Discard => Advice::Discard,
            Action::Bid(0) => Advice::Nil,
            Action::Bid(tricks) => Advice::Bid(tricks),
            Action::Play(_) => Advice::Play,
            Action::Call(_) => Advice::Call,
            Action::Settle => Advice::Settle,
            Action::NextRound => Advice::NextRound,
        }
    }
}

/// An action has words of its own as the advice of a hint; other sentences select by its kind.
impl Phrase for Action {
    fn words(&self) -> Words {
        Advice::from(self).words()
    }
}

/// Player who claims the remaining tricks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Claims(pub Who);

impl Phrase for Claims {
    fn words(&self) -> Words {
        let Self(who) = self;
        say::overlays::claims_the_rest(who)
    }
}

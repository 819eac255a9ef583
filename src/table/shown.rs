//! The table as shown: each resource for those who draw it.

use bevy::prelude::*;
use spades_rules::{Seat, ThrownIn, View};

use super::scene::Scene;
use crate::session::{Match, Purpose};
use crate::states::Screen;

/// Run condition: the table shows a match of this purpose.
pub(super) fn table_is(purpose: Purpose) -> impl FnMut(Res<State<Screen>>, Option<Res<Match>>) -> bool + Clone {
    move |screen, game| *screen.get() == Screen::Table && game.is_some_and(|game| game.purpose() == purpose)
}

/// The cards on the table; `None` before anything is shown.
#[derive(Resource, Default)]
pub struct ShownScene(pub Option<Scene>);

/// The view that the table shows, from which panels are built; `None` before anything is shown.
#[derive(Resource, Default)]
pub struct ShownView(pub Option<View>);

/// Remark for the turn pill about the latest event.
#[derive(Resource, Default)]
pub struct LatestRemark(pub Option<Remark>);

/// The latest event worth words on the turn pill.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Remark {
    /// A seat took the trick.
    Took(Seat),
    /// Spades were broken.
    Broken,
    /// A renege was called; `true` if rightly.
    Called(Seat, bool),
    /// The deal was thrown in; the hands are dealt again.
    Redealt(ThrownIn),
    /// A blind nil was declared.
    BlindNil(Seat),
    /// A number was bid blind.
    BlindBid(Seat, u8),
}

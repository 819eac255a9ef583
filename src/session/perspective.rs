//! The viewer of the table, and whether that seat's secret cards are open.

use bevy::prelude::*;
use spades_rules::{Phase, Seat};

use super::{Match, Presentation, SessionOptions};

/// The viewer of the table.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Perspective {
    /// Seat at the bottom of the screen.
    pub viewer: Seat,
    /// `true` if the viewer's secret cards are shown: always against the computer; with several people, only between the tap
    /// that opens them and the decision.
    pub open: bool,
    /// `true` if the curtain is down.
    pub curtain: bool,
}

impl Default for Perspective {
    fn default() -> Perspective {
        Perspective {
            viewer: 0,
            open: true,
            curtain: false,
        }
    }
}

impl Perspective {
    /// Returns the perspective at the start of a match: the first person to act is the viewer. Several people begin behind the curtain.
    pub(super) fn at_start(game: &Match) -> Perspective {
        Perspective {
            viewer: first_to_decide(game),
            open: !game.hot_seat(),
            curtain: game.hot_seat(),
        }
    }

    /// Returns the perspective of this seat without a curtain, for replays.
    pub(super) fn open_to(viewer: Seat) -> Perspective {
        Perspective {
            viewer,
            open: true,
            curtain: false,
        }
    }
}

/// Asks to open the viewer's secret cards.
#[derive(Message, Clone, Copy, Debug, Default)]
pub struct OpenHand;

/// The curtain's button was held: the next player sees the table.
#[derive(Message, Clone, Copy, Debug, Default)]
pub struct LiftCurtain;

/// Asks to refresh the view because the viewer changed or a hand was opened or closed; nothing has happened in the match.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum RefreshView {
    /// The hand was opened.
    Opened,
    /// The hand was closed.
    Closed,
    /// The viewer or the position in the match changed.
    Passed,
}

/// Round and phase of the last decision by a person; the curtain falls between phases.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct LastDecision(Option<(u16, Phase)>);

/// Returns the seat to act if a person sits there.
pub(super) fn deciding(game: &Match) -> Option<Seat> {
    let actor = game.game().actor()?;
    game.is_person(actor).then_some(actor)
}

/// Returns the person to act, or, during the computer's turn, the next person clockwise.
fn first_to_decide(game: &Match) -> Seat {
    let from = game.game().actor().unwrap_or(0);
    let seats = game.setup().players.len().max(1);
    let next = |steps| (from + steps) % seats;
    let person = |seat: &Seat| game.is_person(*seat);
    (0..seats).map(next).find(person).unwrap_or(0)
}

/// With several people at one machine: once everything has been shown and another person is to act, covers the previous
/// player's cards and moves the next player to the bottom seat; behind the curtain between phases, or always if that option is
/// set. The player who acted last already has the device.
pub(super) fn change(
    game: Option<Res<Match>>,
    presentation: Res<Presentation>,
    options: Res<SessionOptions>,
    mut perspective: ResMut<Perspective>,
    mut stage: ResMut<LastDecision>,
    mut reshow: MessageWriter<RefreshView>,
) {
    let Some(game) = game else { return };
    if !game.hot_seat() || presentation.showing || perspective.curtain {
        return;
    }
    let (round, phase) = (game.game().round(), game.game().phase());
    let together = phase.is_scored() || phase == Phase::Claims;
    let Some(next) = deciding(&game).filter(|_| !together) else {
        // A player who has decided needs their hidden cards no longer, and everyone views the score sheet together.
        if perspective.open {
            perspective.open = false;
            reshow.write(RefreshView::Closed);
        }
        return;
    };
    let now = LastDecision(Some((round, phase)));
    let staged = stage.0.is_some() && *stage != now;
    stage.set_if_neq(now);
    if next == perspective.viewer {
        return;
    }
    *perspective = Perspective {
        viewer: next,
        open: false,
        curtain: staged || options.curtain_always,
    };
    reshow.write(RefreshView::Passed);
}

/// Opens the viewer's hand on a tap, a key or the curtain's button.
pub(super) fn open(
    mut opens: MessageReader<OpenHand>,
    mut unveils: MessageReader<LiftCurtain>,
    game: Option<Res<Match>>,
    mut perspective: ResMut<Perspective>,
    mut reshow: MessageWriter<RefreshView>,
) {
    let asked = opens.read().last().is_some() && !perspective.curtain;
    let unveiled = unveils.read().last().is_some() && perspective.curtain;
    let Some(game) = game.filter(|_| asked || unveiled) else {
        return;
    };
    // Holding the button gave consent. During the computer's turn the hand stays covered.
    perspective.curtain = false;
    perspective.open = deciding(&game) == Some(perspective.viewer);
    reshow.write(if perspective.open {
        RefreshView::Opened
    } else {
        RefreshView::Passed
    });
}

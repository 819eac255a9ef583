//! Who looks at the table, and whether that seat's secret cards lie open.

use bevy::prelude::*;
use spades_rules::{Phase, Seat};

use super::{Match, Presentation, SessionOptions};

/// Who looks.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Perspective {
    /// The seat at the bottom of the screen.
    pub viewer: Seat,
    /// Whether its secret cards are shown. Against the computer always; with several people only between the tap that opens them and
    /// the decision.
    pub open: bool,
    /// Whether the curtain is drawn.
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
    /// Who looks first at a match: whoever is the first to decide. Several people begin behind the curtain.
    pub(super) fn at_start(game: &Match) -> Perspective {
        Perspective {
            viewer: first_to_decide(game),
            open: !game.hot_seat(),
            curtain: game.hot_seat(),
        }
    }

    /// What this seat sees, without a curtain: of a match that is looked at again.
    pub(super) fn open_to(viewer: Seat) -> Perspective {
        Perspective {
            viewer,
            open: true,
            curtain: false,
        }
    }
}

/// Asks for the secret cards of the viewer to be opened.
#[derive(Message, Clone, Copy, Debug, Default)]
pub struct OpenHand;

/// The curtain's button was held: the next player sees the table.
#[derive(Message, Clone, Copy, Debug, Default)]
pub struct Unveil;

/// The table is to be shown anew, because somebody else looks or a hand was opened or closed: nothing has happened in the match.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reshow {
    /// The hand was opened.
    Opened,
    /// The hand was closed.
    Closed,
    /// Another seat looks, or the same from another place of the match.
    Passed,
}

/// The round and phase in which a person decided last; the curtain falls between phases.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Stage(Option<(u16, Phase)>);

/// The person who is to decide now, if it is one.
pub(super) fn deciding(game: &Match) -> Option<Seat> {
    let actor = game.game().actor()?;
    game.player(actor)
        .is_some_and(|player| !player.is_bot())
        .then_some(actor)
}

/// The person who decides now, or, while it is the computer's turn, the next one clockwise.
fn first_to_decide(game: &Match) -> Seat {
    let from = game.game().actor().unwrap_or(0);
    let seats = game.setup().players.len().max(1);
    let next = |steps| (from + steps) % seats;
    let person = |seat: &Seat| game.player(*seat).is_some_and(|player| !player.is_bot());
    (0..seats).map(next).find(person).unwrap_or(0)
}

/// Several people at one machine: when all is shown and another person decides, his predecessor's cards close and he gets the place at
/// the bottom; between stages, or always if so chosen, behind the curtain. Whoever decided last has the device already.
pub(super) fn change(
    game: Option<Res<Match>>,
    presentation: Res<Presentation>,
    options: Res<SessionOptions>,
    mut perspective: ResMut<Perspective>,
    mut stage: ResMut<Stage>,
    mut reshow: MessageWriter<Reshow>,
) {
    let Some(game) = game else { return };
    if !game.hot_seat() || presentation.showing || perspective.curtain {
        return;
    }
    let (round, phase) = (game.game().round(), game.game().phase());
    let together = matches!(phase, Phase::RoundEnd | Phase::MatchEnd | Phase::Claims);
    let Some(next) = deciding(&game).filter(|_| !together) else {
        // Whoever has decided is done with his secrets; and before the sheet all sit together.
        if perspective.open {
            perspective.open = false;
            reshow.write(Reshow::Closed);
        }
        return;
    };
    let now = Stage(Some((round, phase)));
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
    reshow.write(Reshow::Passed);
}

/// A tap, a key or the curtain's button opens the viewer's hand.
pub(super) fn open(
    mut opens: MessageReader<OpenHand>,
    mut unveils: MessageReader<Unveil>,
    game: Option<Res<Match>>,
    mut perspective: ResMut<Perspective>,
    mut reshow: MessageWriter<Reshow>,
) {
    let asked = opens.read().last().is_some() && !perspective.curtain;
    let unveiled = unveils.read().last().is_some() && perspective.curtain;
    let Some(game) = game.filter(|_| asked || unveiled) else {
        return;
    };
    // Holding the button was the consent. While the computer decides there is nothing to look at yet.
    perspective.curtain = false;
    perspective.open = deciding(&game) == Some(perspective.viewer);
    reshow.write(if perspective.open {
        Reshow::Opened
    } else {
        Reshow::Passed
    });
}

//! Who looks at the table, and whether that seat's secret cards lie open.

use bevy::prelude::*;
use spades_rules::{Phase, Seat};

use super::{Match, Presentation, SessionOptions};

/// Who looks.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Perspective {
    /// The seat at the bottom of the screen.
    pub viewer: Seat,
    /// Whether its secret cards are shown. Against the computer always; with two people only between the tap that opens them and
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
    /// Who looks first at a match; several people begin behind the curtain.
    pub(super) fn at_start(game: &Match) -> Perspective {
        Perspective {
            viewer: looker(game, 0),
            open: !game.hot_seat(),
            curtain: game.hot_seat(),
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
    /// Another seat looks.
    Passed,
}

/// The round and phase that people at one machine have come to together; the curtain falls between phases.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Stage(Option<(u16, Phase)>);

/// Who looks when it is nobody's turn at this machine: the person who looked last, or the only one.
fn looker(game: &Match, current: Seat) -> Seat {
    let deciding = game
        .game()
        .actor()
        .filter(|&seat| game.player(seat).is_some_and(|player| !player.is_bot()));
    deciding
        .or_else(|| game.humans().find(|&seat| seat == current))
        .or_else(|| game.humans().next())
        .unwrap_or(0)
}

/// Two people at one machine: when all is shown and another person decides, his predecessor's cards close and he gets the place at
/// the bottom; between stages, or always if so chosen, behind the curtain.
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
    if matches!(phase, Phase::RoundEnd | Phase::MatchEnd | Phase::Claims) {
        if perspective.open {
            perspective.open = false;
            reshow.write(Reshow::Closed);
        }
        return;
    }
    let next = looker(&game, perspective.viewer);
    let now = Stage(Some((round, phase)));
    let staged = stage.0.is_some() && *stage != now;
    let changed = next != perspective.viewer;
    stage.set_if_neq(now);
    // Whoever has decided is done with his secrets.
    let decided = perspective.open && game.game().actor().is_some_and(|actor| actor != perspective.viewer);
    if !changed && !staged && !decided {
        return;
    }
    *perspective = Perspective {
        viewer: next,
        open: false,
        curtain: staged || changed && options.curtain_always,
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
    if game.is_none() || !asked && !unveiled {
        return;
    }
    // Holding the button was the consent.
    perspective.curtain = false;
    perspective.open = true;
    reshow.write(Reshow::Opened);
}

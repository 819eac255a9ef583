//! Face-to-face play: people sit around one screen, one at each edge. Each hand lies under a cover that its owner lifts to look.
//!
//! A cover is open while it is held. The player to act may tap it instead: it then stays open until the turn
//! ends or it is tapped again. That leaves both hands free to play, and covers the cards once the decision is
//! made.

use bevy::prelude::*;
use spades_rules::{Phase, Seat};

use super::perspective::{Perspective, RefreshView, deciding};
use super::{Match, OpenHand, Presentation};

/// `true` if the people at this machine sit around the screen, one at each edge, instead of passing it on.
/// Written by the module that lays out the table, because the layout needs room.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct FaceToFace(pub bool);

/// A player touched their own cover.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum CoverTouched {
    /// The cover is held up.
    Held(Seat),
    /// The cover was released.
    LetGo(Seat),
    Tapped(Seat),
}

/// A turn: seat, round and phase of a decision.
type TurnOf = (Seat, u16, Phase);

/// The hands that are open.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Covers {
    held: [bool; 4],
    /// Turn at whose end the cover closes.
    kept: Option<TurnOf>,
}

impl Covers {
    /// Returns `true` if the cards of a seat are open to the player sitting there.
    #[must_use]
    pub fn open(&self, seat: Seat) -> bool {
        self.held.get(seat) == Some(&true) || self.kept(seat)
    }

    /// Returns `true` if the cards of a seat stay open until the end of the turn without being held.
    #[must_use]
    pub fn kept(&self, seat: Seat) -> bool {
        self.kept.is_some_and(|(of, ..)| of == seat)
    }
}

/// Returns the current turn if it is a person's.
fn turn(game: &Match) -> Option<TurnOf> {
    deciding(game).map(|seat| (seat, game.game().round(), game.game().phase()))
}

/// Run condition: people sit around the screen.
pub(super) fn face_to_face_is_on(face_to_face: Res<FaceToFace>) -> bool {
    face_to_face.0
}

/// Applies touches on the covers.
pub(super) fn touch(
    mut touched: MessageReader<CoverTouched>,
    mut opens: MessageReader<OpenHand>,
    game: Option<Res<Match>>,
    mut covers: ResMut<Covers>,
    mut perspective: ResMut<Perspective>,
) {
    let Some(game) = game else { return };
    let mut next = *covers;
    let person = |seat: Seat| game.is_person(seat);
    let own_turn = |seat: Seat| turn(&game).filter(|&(of, ..)| of == seat);
    for touch in touched.read() {
        match *touch {
            CoverTouched::Held(seat) if person(seat) => next.held[seat] = true,
            CoverTouched::LetGo(seat) if person(seat) => next.held[seat] = false,
            CoverTouched::Tapped(seat) => {
                next.kept = if next.kept(seat) {
                    None
                } else {
                    own_turn(seat).or(next.kept)
                };
            }
            CoverTouched::Held(_) | CoverTouched::LetGo(_) => {}
        }
    }
    // A tap on the cards themselves, or the screen reader's equivalent.
    if opens.read().last().is_some() && !next.open(perspective.viewer) {
        next.kept = own_turn(perspective.viewer);
    }
    covers.set_if_neq(next);
    show(&covers, &mut perspective);
}

/// Shows or covers the cards of the player to act; face to face, no curtain is used.
fn show(covers: &Covers, perspective: &mut ResMut<Perspective>) {
    let viewer = perspective.viewer;
    perspective.set_if_neq(Perspective {
        viewer,
        open: covers.open(viewer),
        curtain: false,
    });
}

/// Once everything has been shown, covers the cards of a finished turn and prompts the next person.
pub(super) fn follow(
    game: Option<Res<Match>>,
    presentation: Res<Presentation>,
    mut covers: ResMut<Covers>,
    mut perspective: ResMut<Perspective>,
    mut reshow: MessageWriter<RefreshView>,
) {
    let Some(game) = game.filter(|_| !presentation.showing) else {
        return;
    };
    let now = turn(&game);
    if covers.kept.is_some() && covers.kept != now {
        covers.kept = None;
    }
    if let Some((next, ..)) = now
        && next != perspective.viewer
    {
        perspective.viewer = next;
        reshow.write(RefreshView::Passed);
    }
    show(&covers, &mut perspective);
}

/// Resets the covers when a match begins or is restarted.
pub(super) fn lay(mut covers: ResMut<Covers>) {
    covers.set_if_neq(Covers::default());
}

/// When people stop playing face to face in mid-match, covers everything; from then on they pass the device again.
pub(super) fn pass_on(
    face_to_face: Res<FaceToFace>,
    mut was: Local<bool>,
    game: Option<Res<Match>>,
    mut covers: ResMut<Covers>,
    mut perspective: ResMut<Perspective>,
    mut reshow: MessageWriter<RefreshView>,
) {
    let stopped = *was && !face_to_face.0;
    *was = face_to_face.0;
    let Some(game) = game.filter(|game| stopped && game.hot_seat() && game.is_playable()) else {
        return;
    };
    covers.set_if_neq(Covers::default());
    let together = matches!(game.game().phase(), Phase::RoundEnd | Phase::MatchEnd | Phase::Claims);
    *perspective = Perspective {
        open: false,
        curtain: !together,
        ..*perspective
    };
    reshow.write(RefreshView::Passed);
}

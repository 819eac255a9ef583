//! People who sit round one screen, each at a side of it: everybody's cards lie under a cover, which its owner holds up to look.
//!
//! A cover is open as long as it is held. Whoever is to decide may tap it instead: then it stays open until that turn is over, or until
//! it is tapped again. So both hands are free to play, and nothing is left open by whoever has decided.

use bevy::prelude::*;
use spades_rules::{Phase, Seat};

use super::perspective::{Perspective, Reshow, deciding};
use super::{Match, OpenHand, Presentation};

/// Whether the people at this machine sit round the screen, each at a side, instead of passing it on. Whoever shows the table writes it:
/// it takes room.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct RoundTheScreen(pub bool);

/// A cover is touched by its owner.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum CoverTouched {
    /// It is held up.
    Held(Seat),
    /// It is let go.
    LetGo(Seat),
    /// It was touched and let go at once.
    Tapped(Seat),
}

/// A turn: the seat, the round and the phase in which it decides.
type TurnOf = (Seat, u16, Phase);

/// Whose cards lie open.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Covers {
    held: [bool; 4],
    /// Stays open until this turn is over.
    kept: Option<TurnOf>,
}

impl Covers {
    /// Whether the cards of a seat lie open to whoever sits there.
    #[must_use]
    pub fn open(&self, seat: Seat) -> bool {
        self.held.get(seat) == Some(&true) || self.kept(seat)
    }

    /// Whether they stay open until the turn is over, without being held.
    #[must_use]
    pub fn kept(&self, seat: Seat) -> bool {
        self.kept.is_some_and(|(of, ..)| of == seat)
    }
}

/// Whose turn it is, if a person's.
fn turn(game: &Match) -> Option<TurnOf> {
    deciding(game).map(|seat| (seat, game.game().round(), game.game().phase()))
}

/// Whether people sit round the screen.
pub(super) fn round_the_screen(round: Res<RoundTheScreen>) -> bool {
    round.0
}

/// Covers are held, let go and tapped.
pub(super) fn touch(
    mut touched: MessageReader<CoverTouched>,
    mut opens: MessageReader<OpenHand>,
    game: Option<Res<Match>>,
    mut covers: ResMut<Covers>,
    mut perspective: ResMut<Perspective>,
) {
    let Some(game) = game else { return };
    let mut next = *covers;
    let person = |seat: Seat| game.player(seat).is_some_and(|player| !player.is_bot());
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
    // A tap on the cards themselves, and what a screen reader has for it.
    if opens.read().last().is_some() && !next.open(perspective.viewer) {
        next.kept = own_turn(perspective.viewer);
    }
    covers.set_if_neq(next);
    show(&covers, &mut perspective);
}

/// The person who is asked has his own cards open or covered, and nobody draws a curtain.
fn show(covers: &Covers, perspective: &mut ResMut<Perspective>) {
    let viewer = perspective.viewer;
    perspective.set_if_neq(Perspective {
        viewer,
        open: covers.open(viewer),
        curtain: false,
    });
}

/// When all has been shown, a turn that is over covers its cards, and the next person is asked.
pub(super) fn follow(
    game: Option<Res<Match>>,
    presentation: Res<Presentation>,
    mut covers: ResMut<Covers>,
    mut perspective: ResMut<Perspective>,
    mut reshow: MessageWriter<Reshow>,
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
        reshow.write(Reshow::Passed);
    }
    show(&covers, &mut perspective);
}

/// Nobody has been at the covers of a match that begins, nor of one that is laid anew.
pub(super) fn lay(mut covers: ResMut<Covers>) {
    covers.set_if_neq(Covers::default());
}

/// People stop sitting round the screen in the middle of a match: it is passed on again, and everything is covered.
pub(super) fn pass_on(
    round: Res<RoundTheScreen>,
    mut was: Local<bool>,
    game: Option<Res<Match>>,
    mut covers: ResMut<Covers>,
    mut perspective: ResMut<Perspective>,
    mut reshow: MessageWriter<Reshow>,
) {
    let stopped = *was && !round.0;
    *was = round.0;
    let Some(game) = game.filter(|game| stopped && game.hot_seat() && game.is_played()) else {
        return;
    };
    covers.set_if_neq(Covers::default());
    let together = matches!(game.game().phase(), Phase::RoundEnd | Phase::MatchEnd | Phase::Claims);
    *perspective = Perspective {
        open: false,
        curtain: !together,
        ..*perspective
    };
    reshow.write(Reshow::Passed);
}

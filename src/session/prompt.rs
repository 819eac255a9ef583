//! What the person who looks may do now: worked out once, and asked by panels, keys, access and whatever acts by itself.

use bevy::prelude::*;
use spades_bots::takes_the_rest;
use spades_rules::{Action, Card, CardSet, HandBuilding, Phase, Seat, View};

use super::learning::Learning;
use super::{Match, Perspective, Presentation, Rest, RestOfRound, RoundTheScreen, SessionOptions};

/// Whatever a person may do now.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Turn {
    /// Nothing: something is being shown, or somebody else decides.
    #[default]
    Wait,
    /// Open the hand, which lies face down.
    Open,
    /// Draw (or declare a blind nil).
    Draw,
    /// Keep or discard the drawn card.
    Choose,
    /// Look at the hand or declare a blind nil.
    Look,
    /// Bid.
    Bid,
    /// Play a card.
    Play,
    /// Settle a round, or call a renege.
    Settle,
    /// Go on after a scored round.
    Next,
}

/// All tricks that are left are claimed, with the cards on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Claim {
    /// By whom.
    pub seat: Seat,
    /// The cards that take them.
    pub cards: CardSet,
}

/// What the person at the bottom is asked for, and what else that person may do.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct TurnPrompt {
    /// What is asked for.
    pub turn: Turn,
    /// What that person knows; nothing while something is being shown.
    pub view: Option<View>,
    /// [`Match::count`] that all this is about.
    pub count: usize,
    /// Whether a decision can be taken back.
    pub undo: bool,
    /// Whether that would have the match counted apart, which it is not yet: it is asked about first.
    pub undo_sets_apart: bool,
    /// Whether there is a hint to be had.
    pub hint: bool,
    /// The call of a renege that this person can make.
    pub call: Option<Action>,
    /// The card with which this person goes on to take every trick that is left, where that is proven by what he may know.
    pub rest: Option<Card>,
    /// What the computer claims, and waits for this person's answer to.
    pub claim: Option<Claim>,
    /// What this person knows of the discards can be looked through.
    pub discards: bool,
    /// What this person could know of all cards can be looked at.
    pub known: bool,
}

impl TurnPrompt {
    /// Whether an action is legal for the person who is asked.
    #[must_use]
    pub fn allows(&self, action: Action) -> bool {
        self.turn != Turn::Wait && self.view.as_ref().is_some_and(|view| view.legal.contains(&action))
    }
}

/// What is asked for when all has been shown.
fn turn(view: &View, game: &Match, perspective: &Perspective) -> Turn {
    let person = game.player(view.viewer).is_some_and(|player| !player.is_bot());
    if perspective.curtain || view.legal.is_empty() || !person {
        return Turn::Wait;
    }
    let mine = view.actor == Some(view.viewer);
    match view.phase {
        Phase::RoundEnd => Turn::Next,
        Phase::Claims => Turn::Settle,
        _ if !mine => Turn::Wait,
        Phase::Draft if view.legal.contains(&Action::Draw) => Turn::Draw,
        _ if !perspective.open => Turn::Open,
        Phase::Draft => Turn::Choose,
        Phase::Bidding if view.legal.contains(&Action::Look) => Turn::Look,
        Phase::Bidding => Turn::Bid,
        Phase::Play => Turn::Play,
        Phase::MatchEnd => Turn::Wait,
    }
}

/// Open discards may be looked through at any time; closed ones, which one has seen once, as the player has chosen.
fn may_see_discards(view: &View, game: &Match, options: &SessionOptions) -> bool {
    view.rules.hands == HandBuilding::OpenDraft || options.show_discards.in_match(game)
}

/// Against the computer, which remembers everything; people at one machine have to remember for themselves, as with their discards.
fn may_see_what_is_known(view: &View, game: &Match, options: &SessionOptions) -> bool {
    let playing = matches!(view.phase, Phase::Draft | Phase::Bidding | Phase::Play);
    let closed = view.rules.hands == HandBuilding::ClosedDraft;
    let person = game.player(view.viewer).is_some_and(|player| !player.is_bot());
    playing && person && view.hand.is_some() && (options.show_discards.in_match(game) || !game.hot_seat() && !closed)
}

/// Works the prompt out when something that it depends on has changed.
pub(super) fn ask(
    game: Option<Res<Match>>,
    perspective: Res<Perspective>,
    presentation: Res<Presentation>,
    options: Res<SessionOptions>,
    settled: Res<RestOfRound>,
    round: Res<RoundTheScreen>,
    learning: Option<Res<Learning>>,
    mut prompt: ResMut<TurnPrompt>,
) {
    let Some(game) = game else { return };
    if !(game.is_changed()
        || perspective.is_changed()
        || presentation.is_changed()
        || options.is_changed()
        || settled.is_changed()
        || round.is_changed()
        || learning.as_ref().is_some_and(DetectChanges::is_changed))
    {
        return;
    }
    let exercise = learning.is_some();
    if presentation.showing || learning.is_some_and(|learning| !learning.asks()) {
        let count = game.count();
        prompt.set_if_neq(TurnPrompt { count, ..default() });
        return;
    }
    let view = game.view(perspective.viewer);
    let turn = turn(&view, &game, &perspective);
    let call = view
        .legal
        .iter()
        .copied()
        .find(|action| matches!(action, Action::Call(_)))
        .filter(|_| view.phase == Phase::Play && !perspective.curtain && !exercise);
    // An exercise has a bar with its own.
    let may_undo = !exercise && !perspective.curtain && turn != Turn::Next;
    let undo = may_undo.then(|| game.can_undo(&options)).flatten();
    prompt.set_if_neq(TurnPrompt {
        turn,
        count: game.count(),
        undo: undo.is_some(),
        undo_sets_apart: undo.is_some_and(|point| game.undo_sets_apart(point)),
        // Round the screen everybody would read it.
        hint: !exercise && !round.0 && matches!(turn, Turn::Choose | Turn::Bid | Turn::Play),
        call,
        rest: Some(&view)
            .filter(|_| turn == Turn::Play && !game.hot_seat() && !exercise)
            .and_then(takes_the_rest),
        claim: match settled.of(game.game().round()) {
            Rest::Claimed(seat) => Some(Claim {
                seat,
                cards: game.game().hand(seat),
            }),
            _ => None,
        },
        discards: may_see_discards(&view, &game, &options)
            && (!round.0 || view.rules.hands == HandBuilding::OpenDraft)
            && perspective.open
            && !perspective.curtain
            && view.discards.iter().any(|thrown| thrown.card.is_some()),
        known: may_see_what_is_known(&view, &game, &options) && !round.0 && perspective.open && !perspective.curtain,
        view: Some(view),
    });
}

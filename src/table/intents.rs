//! Handles an [`Intent`] at the table: depending on the prompt it becomes an action, opens a hand, undoes, or hurries the animation.

use bevy::ecs::system::SystemParam;
use bevy::input_focus::InputFocus;
use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};
use spades_layout::DropArea;
use spades_rules::{Action, Card, HandBuilding, Phase};

use super::card_info::InfoPopover;
use super::cues::CueQueue;
use super::scene::CardId;
use super::selection::{Chosen, Shake};
use super::shown::{ShownScene, ShownView};
use crate::audio::{PlaySound, Sound};
use crate::input::{Intent, Spot};
use crate::session::{ClaimAnswer, LiftCurtain, Match, OpenHand, Perspective, SubmitAction, Turn, TurnPrompt, Undo};
use crate::ui::focus::{Keyboard, Layer};

/// Everything that an intent may affect.
#[derive(SystemParam)]
pub struct Table<'w> {
    prompt: Res<'w, TurnPrompt>,
    game: Option<Res<'w, Match>>,
    perspective: Res<'w, Perspective>,
    keyboard: Res<'w, Keyboard>,
    focus: ResMut<'w, InputFocus>,
    scene: Res<'w, ShownScene>,
    cues: ResMut<'w, CueQueue>,
    chosen: ResMut<'w, Chosen>,
    submit: MessageWriter<'w, SubmitAction>,
    undo: MessageWriter<'w, Undo>,
    open: MessageWriter<'w, OpenHand>,
    unveil: MessageWriter<'w, LiftCurtain>,
    rest: MessageWriter<'w, ClaimAnswer>,
    shake: MessageWriter<'w, Shake>,
    sounds: MessageWriter<'w, PlaySound>,
    popover: ResMut<'w, InfoPopover>,
}

/// Carries out the intents of people at this machine.
pub fn act(mut intents: MessageReader<Intent>, mut table: Table) {
    for &intent in intents.read() {
        // Overlays handle keys and pointer themselves.
        if matches!(table.keyboard.top(), Layer::Table | Layer::ScoreSheet) || intent == Intent::Unveil {
            table.take(intent);
        }
    }
}

impl Table<'_> {
    fn take(&mut self, intent: Intent) {
        match intent {
            Intent::Confirm => self.confirm(),
            Intent::SkipAnimation => self.cues.skip_animation(),
            // Needs confirmation first, except in a lesson.
            Intent::BlindNil | Intent::Act(Action::BlindNil | Action::BlindBid(_))
                if self.game.as_ref().is_some_and(|game| game.is_playable()) => {}
            Intent::Act(action) => self.submit(action),
            Intent::Keep => self.submit_at(Turn::Choose, Action::Keep),
            Intent::Discard => self.submit_at(Turn::Choose, Action::Discard),
            Intent::BlindNil => self.submit(Action::BlindNil),
            Intent::Previous => self.choose(-1),
            Intent::Next => self.choose(1),
            // Needs confirmation with several people, and where undoing costs something.
            Intent::Undo if self.undoes_at_once() => {
                self.undo.write(Undo::default());
            }
            // Needs confirmation first, except in an exercise.
            Intent::CallRenege if self.game.as_ref().is_some_and(|game| game.is_playable()) => {}
            Intent::CallRenege => {
                if let Some(call) = self.prompt.call {
                    self.submit(call);
                }
            }
            Intent::TakeTheRest => {
                self.rest.write(ClaimAnswer::TakeRest);
            }
            Intent::OpenHand if self.prompt.turn == Turn::Open => {
                self.open.write(OpenHand);
            }
            Intent::Unveil if self.perspective.curtain => {
                self.unveil.write(LiftCurtain);
            }
            Intent::Press(spot) => self.press(spot),
            Intent::Drop(spot, area) => self.drop(spot, area),
            // Handled by the bid pad and by overlays.
            Intent::Digit(_) | Intent::Nil | Intent::Back | Intent::Hint | Intent::LastTrick | Intent::Discards => {}
            Intent::Known | Intent::Undo | Intent::OpenHand | Intent::Unveil => {}
        }
    }

    fn undoes_at_once(&self) -> bool {
        let alone = self.game.as_ref().is_some_and(|game| !game.hot_seat());
        self.prompt.undo && !self.prompt.undo_sets_apart && alone
    }

    /// Submits an action if it is legal for the player prompted; after the last trick anyone at the machine may call a renege.
    fn submit(&mut self, action: Action) {
        let Some(game) = &self.game else { return };
        let calls = self.prompt.turn == Turn::Settle && game.game().legal_actions().contains(&action);
        if self.prompt.count == game.action_count()
            && (self.prompt.allows(action) || self.prompt.call == Some(action) || calls)
        {
            let count = self.prompt.count;
            self.submit.write(SubmitAction { action, count });
        }
    }

    fn submit_at(&mut self, turn: Turn, action: Action) {
        if self.prompt.turn == turn {
            self.submit(action);
        }
    }

    /// Does the main thing that the prompt asks for.
    fn confirm(&mut self) {
        match self.prompt.turn {
            Turn::Wait => self.cues.skip_animation(),
            Turn::Open => {
                self.open.write(OpenHand);
            }
            Turn::Draw => self.submit(Action::Draw),
            Turn::Look => self.submit(Action::Look),
            Turn::Next => self.submit(Action::NextRound),
            Turn::Pass | Turn::Play => {
                if let (Some(place), Some(view)) = (self.chosen.0, &self.prompt.view) {
                    let seat = view.playing_hand();
                    self.press(Spot::Hand { seat, place });
                }
            }
            // The bid pad bids; keeping, discarding and settling have keys and buttons of their own.
            Turn::Bid | Turn::Choose | Turn::Settle => {}
        }
    }

    /// Returns the card at a place of a hand, and its face if shown.
    fn card(&self, spot: Spot) -> Option<(CardId, Option<Card>)> {
        let scene = self.scene.0.as_ref()?;
        let Spot::Hand { seat, place } = spot else { return None };
        let &id = scene.hands.get(seat)?.get(place)?;
        Some((id, scene.faces[id]))
    }

    /// Handles a press on a card or pile, depending on where it is.
    fn press(&mut self, spot: Spot) {
        let Some(view) = &self.prompt.view else {
            self.cues.skip_animation();
            return;
        };
        let (viewer, playing) = (view.viewer, view.playing_hand());
        match (self.prompt.turn, spot) {
            (Turn::Draw, Spot::Stock) => self.submit(Action::Draw),
            (Turn::Open, Spot::Hand { seat, .. }) if seat == viewer => {
                self.open.write(OpenHand);
            }
            // The first card of a draft is drawn to an empty hand.
            (Turn::Open, Spot::Drawn) => {
                self.open.write(OpenHand);
            }
            (Turn::Look, Spot::Hand { seat, .. }) if seat == viewer => self.submit(Action::Look),
            (Turn::Pass | Turn::Play, Spot::Hand { seat, .. }) if seat == playing => self.play(spot),
            (Turn::Wait, _) => self.cues.skip_animation(),
            _ => {}
        }
    }

    /// Plays a card of the hand, or names it to be passed, or explains why it may not be played.
    fn play(&mut self, spot: Spot) {
        let Some((id, Some(card))) = self.card(spot) else {
            return;
        };
        if self.prompt.allows_card(card) {
            self.submit(self.prompt.turn.of_card(card));
            return;
        }
        self.shake.write(Shake(id));
        self.sounds.write(PlaySound::new(Sound::Illegal));
        let action = self.prompt.turn.of_card(card);
        if let Some(why) = self.game.as_ref().and_then(|game| game.game().refusal(action)) {
            self.popover.why_not(id, why, self.prompt.count);
        }
    }

    /// Handles a dropped card: on the table it is played; the drawn card is kept on the hand or discarded on the discard pile.
    fn drop(&mut self, spot: Spot, area: DropArea) {
        match (self.prompt.turn, spot, area) {
            (Turn::Choose, Spot::Drawn, DropArea::Hand) => self.submit(Action::Keep),
            (Turn::Choose, Spot::Drawn, DropArea::Discards) => self.submit(Action::Discard),
            (Turn::Pass | Turn::Play, Spot::Hand { .. }, DropArea::Table | DropArea::Discards) => {
                if let Some((_, Some(card))) = self.card(spot) {
                    self.submit(self.prompt.turn.of_card(card));
                }
            }
            _ => {}
        }
    }

    /// Chooses the next playable card of the hand to one side; where reneging is possible, any card.
    fn choose(&mut self, by: i32) {
        let (Some(view), Some(scene)) = (&self.prompt.view, &self.scene.0) else {
            return;
        };
        if !self.prompt.turn.asks_for_card() {
            return;
        }
        let hand = &scene.hands[view.playing_hand()];
        let count = hand.len() as i32;
        let start = self
            .chosen
            .0
            .map_or(if by > 0 { -1 } else { count }, |place| place as i32);
        let playable =
            |place: &i32| scene.faces[hand[*place as usize]].is_some_and(|card| self.prompt.allows_card(card));
        let next = (1..=count)
            .map(|steps| (start + by * steps).rem_euclid(count))
            .find(playable);
        if let Some(next) = next {
            self.chosen.0 = Some(next as usize);
            // Enter now plays the card.
            self.focus.clear();
            self.sounds.write(PlaySound::new(Sound::Focus));
        }
    }
}

/// Makes a button submit this action when pressed.
pub fn acts(action: Action) -> impl Bundle {
    observe(move |_: On<Activate>, mut intents: MessageWriter<Intent>| {
        intents.write(Intent::Act(action));
    })
}

/// Returns whether a tool's intent makes sense in this phase, and whether it can be carried out now.
#[must_use]
pub fn tool_state(intent: Intent, shown_view: &ShownView, prompt: &TurnPrompt, game: &Match) -> (bool, bool) {
    let Some(view) = shown_view.0.as_ref().filter(|_| game.is_playable()) else {
        return (false, false);
    };
    let draft = view.rules.hands != HandBuilding::Deal;
    match intent {
        Intent::Undo => (
            view.phase != Phase::RoundEnd && game.humans().next().is_some(),
            prompt.undo,
        ),
        Intent::Hint => (view.phase != Phase::RoundEnd, prompt.hint),
        Intent::LastTrick => (view.phase == Phase::Play, !view.complete_tricks().is_empty()),
        Intent::Discards => (
            draft && matches!(view.phase, Phase::Draft | Phase::Bidding),
            prompt.discards,
        ),
        Intent::Known => (prompt.known, prompt.known),
        Intent::CallRenege => (prompt.call.is_some(), prompt.call.is_some()),
        Intent::Back => (true, true),
        _ => (false, false),
    }
}

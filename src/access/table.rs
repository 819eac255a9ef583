//! The card table: whose turn it is, what lies where, and what can be done.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use spades_rules::{Action, Card, HandBuilding, Phase, View};

use super::{Control, Group, Page, Press, speech};
use crate::input::Intent;
use crate::session::{Match, Perspective, Turn, TurnPrompt, playing_hand};
use crate::table::director::Director;
use crate::text::Phrase;

/// The group of what can be done now.
const ACT: &str = "act";

/// Reads the table.
#[derive(SystemParam)]
pub(super) struct Table<'w, 's> {
    director: Res<'w, Director>,
    perspective: Res<'w, Perspective>,
    prompt: Res<'w, TurnPrompt>,
    game: Option<Res<'w, Match>>,
    told: Local<'s, Option<View>>,
}

impl Table<'_, '_> {
    /// Adds the table to the page.
    pub fn describe(&mut self, page: &mut Page) {
        let (Some(view), Some(game)) = (&self.director.view, &self.game) else {
            return;
        };
        page.screen = match view.phase {
            Phase::RoundEnd if self.director.idle() => "round",
            Phase::MatchEnd if self.director.idle() => "match",
            _ => page.screen,
        };
        page.title = Some(format!("{}, round {}", game.setup().kind.text(), view.round));
        if let Some(before) = self.told.as_ref().filter(|before| *before != view) {
            page.say.extend(speech::news(before, view, game));
        }
        if self.told.as_ref() != Some(view) {
            *self.told = Some(view.clone());
        }
        page.groups.push(self.act(view, game));
        if !self.perspective.curtain {
            page.groups.push(state(view, game));
            page.groups.extend(self.hand(view));
        }
        let scores = Group {
            id: "scores".into(),
            title: Some("Scores".into()),
            text: speech::scores(view, game),
            ..default()
        };
        page.groups.push(scores);
    }

    /// What can be done now.
    fn act(&self, view: &View, game: &Match) -> Group {
        let now = self.prompt.turn;
        let name = game.name(view.viewer);
        let title = match now {
            Turn::Wait if self.perspective.curtain => format!("Pass the device to {name}"),
            Turn::Wait => "Please wait".to_owned(),
            _ if name == "You" => "Your turn".to_owned(),
            _ => format!("{name}’s turn"),
        };
        let mut group = Group {
            id: ACT.into(),
            title: Some(title),
            ..default()
        };
        match now {
            Turn::Wait if self.perspective.curtain => group.controls.push(Control::button("unveil", "Show my cards")),
            Turn::Wait if self.director.idle() => {}
            Turn::Wait => group.controls.push(Control::button("hurry", "Skip")),
            Turn::Open => group.controls.push(Control::button("open", "Look at my hand")),
            Turn::Play => group.controls = plays(view, game),
            _ => {
                group
                    .text
                    .extend(view.drawn.map(|it| format!("Drawn: {}", speech::card(it))));
                group.controls = view
                    .legal
                    .iter()
                    .map(|&action| Control::button(id(action), label(action, game)))
                    .collect();
            }
        }
        group
    }

    /// The viewer's hand, where it is not there as buttons already.
    fn hand(&self, view: &View) -> Option<Group> {
        let playing = self.prompt.turn == Turn::Play;
        let hand = view.hand.filter(|_| self.perspective.open && !playing)?;
        Some(Group {
            id: "hand".into(),
            title: Some("Hand".into()),
            text: speech::holding(hand),
            ..default()
        })
    }
}

/// Every card of the hand to play from; those that may not be played say why.
fn plays(view: &View, game: &Match) -> Vec<Control> {
    let own = playing_hand(view) == view.viewer;
    let hand = if own { view.hand } else { view.dummy };
    let mut cards: Vec<Card> = hand.into_iter().flatten().collect();
    cards.sort_unstable_by(|a, b| b.cmp(a));
    let control = |it: Card| {
        let action = Action::Play(it);
        let legal = view.legal.contains(&action);
        let why = if legal {
            None
        } else {
            game.game().why_not(it).map(|why| why.to_string())
        };
        Control {
            enabled: legal,
            why,
            ..Control::button(id(action), label(action, game))
        }
    };
    cards.into_iter().map(control).collect()
}

/// What lies on the table.
fn state(view: &View, game: &Match) -> Group {
    let mut text = Vec::new();
    if let Some(actor) = view.actor.filter(|&actor| actor != view.viewer) {
        text.push(format!("{}’s turn", game.name(actor)));
    }
    if view.phase == Phase::Draft {
        text.push(format!("Stock: {} cards", view.stock));
        let known: Vec<Card> = view.discards.iter().filter_map(|discard| discard.card).collect();
        if view.rules.hands == HandBuilding::OpenDraft && !known.is_empty() {
            text.push("Discards:".to_owned());
            text.extend(speech::holding(known));
        }
    }
    let running = view.played.last().filter(|trick| trick.winner.is_none());
    for &(seat, it) in running.into_iter().flat_map(|trick| &trick.plays) {
        text.push(format!("In the trick: {}, from {}", speech::card(it), game.name(seat)));
    }
    if matches!(view.phase, Phase::Bidding | Phase::Play) {
        text.push(if view.broken {
            "Spades are broken".to_owned()
        } else {
            "Spades are not broken".to_owned()
        });
        text.extend(speech::contracts(view, game));
    }
    Group {
        id: "state".into(),
        title: Some("Table".into()),
        text,
        ..default()
    }
}

fn id(action: Action) -> String {
    format!("act-{action}")
}

fn label(action: Action, game: &Match) -> String {
    match action {
        Action::BlindNil => "Bid blind nil".to_owned(),
        Action::Look => "Look at my hand".to_owned(),
        Action::Draw => "Draw a card".to_owned(),
        Action::Keep => "Keep it".to_owned(),
        Action::Discard => "Discard it".to_owned(),
        Action::Bid(0) => "Bid nil".to_owned(),
        Action::Bid(tricks) => format!("Bid {tricks}"),
        Action::Play(it) => format!("Play the {}", speech::card(it)),
        Action::Call(seat) => format!("Call a renege of {}", game.name(usize::from(1 - seat.min(1)))),
        Action::Settle => "Score the round".to_owned(),
        Action::NextRound => "Next round".to_owned(),
    }
}

/// Does what was pressed, if it can still be done.
pub(super) fn press(mut presses: MessageReader<Press>, mut intents: MessageWriter<Intent>) {
    for Press { id, .. } in presses.read() {
        let intent = match id.as_str() {
            "hurry" => Some(Intent::Hurry),
            "unveil" => Some(Intent::Unveil),
            "open" => Some(Intent::OpenHand),
            id => id
                .strip_prefix("act-")
                .and_then(|action| action.parse().ok())
                .map(Intent::Act),
        };
        intents.write_batch(intent);
    }
}

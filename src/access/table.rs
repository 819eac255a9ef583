//! Description of the card table: the player to act, the cards, and the possible actions.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use spades_rules::{Action, Card, HandBuilding, Phase, Seat, SpadesLead, View};

use super::{Control, Group, Item, Page, Press, speech};
use crate::input::Intent;
use crate::say;
use crate::session::{Beginner, Match, OwnRules, Perspective, Turn, TurnPrompt};
use crate::table::cues::CueQueue;
use crate::table::learning::ExerciseLine;
use crate::table::shown::{ShownScene, ShownView};
use crate::text::Phrase;
use crate::text::areas::Area;
use crate::text::round::RoundTitle;
use crate::text::spoken::Control as Words;

/// Id of the group with the possible actions.
const ACT: &str = "act";

/// Reads the table.
#[derive(SystemParam)]
pub(super) struct Table<'w, 's> {
    scene: Res<'w, ShownScene>,
    view: Res<'w, ShownView>,
    cues: Res<'w, CueQueue>,
    perspective: Res<'w, Perspective>,
    prompt: Res<'w, TurnPrompt>,
    game: Option<Res<'w, Match>>,
    own_rules: Res<'w, OwnRules>,
    described: Local<'s, Option<View>>,
    exercise: Res<'w, ExerciseLine>,
    line: Local<'s, String>,
}

impl Table<'_, '_> {
    /// Adds the description of the table to the page.
    pub fn describe(&mut self, page: &mut Page) {
        let (Some(view), Some(game)) = (&self.view.0, &self.game) else {
            return;
        };
        page.screen = match view.phase {
            Phase::RoundEnd if self.cues.idle() => "round",
            Phase::MatchEnd if self.cues.idle() => "match",
            _ => page.screen,
        };
        let rules = self.own_rules.name(game.setup().kind, &view.rules);
        let title = match game.deal_of_the_day() {
            Some(_) => RoundTitle::HeardOfTheDay(rules, view.round),
            None => RoundTitle::Heard(rules, view.round),
        };
        page.title = Some(title.text());
        if let Some(before) = self.described.as_ref().filter(|before| *before != view) {
            page.say.extend(texts(speech::news(before, view, game)));
        }
        if self.described.as_ref() != Some(view) {
            *self.described = Some(view.clone());
        }
        if *self.line != self.exercise.0 {
            self.line.clone_from(&self.exercise.0);
            page.say.extend(Some(self.line.clone()).filter(|line| !line.is_empty()));
        }
        let act = self.act(view, game);
        // At the end, and in a replay, nobody is to act: the actions there are those of the panels.
        let waits = !act.items.is_empty() || self.perspective.curtain || game.is_playable() && view.actor.is_some();
        page.groups.extend(waits.then_some(act));
        if !self.perspective.curtain {
            page.groups.push(state(view, game));
            page.groups.extend(self.hands(view, game));
        }
        let mut scores = Group {
            id: "scores".into(),
            title: Some(Area::Scores.text()),
            ..default()
        };
        scores.say(speech::standings(view, game));
        page.groups.push(scores);
    }

    /// Returns the possible actions.
    fn act(&self, view: &View, game: &Match) -> Group {
        let now = self.prompt.turn;
        let who = game.who(view.viewer);
        let title = match now {
            Turn::Wait if self.perspective.curtain => say::spoken::table_line_pass_the_device(who),
            Turn::Wait => say::spoken::table_line_please_wait(),
            _ => say::spoken::table_line_your_turn(who),
        };
        let mut group = Group {
            id: ACT.into(),
            title: Some(title.text()),
            ..default()
        };
        let mut controls = Vec::new();
        match now {
            Turn::Wait if self.perspective.curtain => {
                controls.push(Control::button("unveil", &Words::ShowMyCards));
            }
            Turn::Wait if self.cues.idle() => {}
            Turn::Wait => controls.push(Control::button("hurry", &Words::Skip)),
            Turn::Open => controls.push(Control::button("open", &Words::LookAtMyHand)),
            Turn::Play => controls = plays(view, game),
            Turn::Bid => controls = bids(view, game),
            Turn::Pass => {
                let share = game.game().running_share();
                group.say(share.map(|share| {
                    let left = share.count.saturating_sub(view.naming.len() as u8);
                    say::turn_line::pass_cards(game.who(share.from), game.who(share.to), left)
                }));
                if !view.naming.is_empty() {
                    group.say([say::spoken::table_line_named()]);
                    group.say(speech::holding(view.naming));
                }
                let legal = view.legal.iter();
                controls.extend(legal.map(|&action| Control::button(id(action), &label(action, game))));
            }
            _ => {
                group.say(view.drawn.map(say::spoken::table_line_drawn));
                let legal = view.legal.iter();
                controls.extend(legal.map(|&action| Control::button(id(action), &label(action, game))));
            }
        }
        group.items.extend(controls.into_iter().map(Item::Control));
        group
    }

    /// Returns the hands visible to the viewer, except the one shown as buttons: the viewer's own, the dummy's, and all hands of a
    /// prepared deal or a replay.
    fn hands(&self, view: &View, game: &Match) -> Vec<Group> {
        let Some(scene) = &self.scene.0 else {
            return Vec::new();
        };
        let played_from = self.prompt.turn.asks_for_card().then(|| view.playing_hand());
        let own = view.viewer;
        let others = (0..scene.hands.len()).filter(|&seat| scene.lies_open(seat));
        let open = std::iter::once(own).filter(|_| self.perspective.open).chain(others);
        let described = |seat: Seat| {
            let title = if seat == own {
                Area::Hand.text()
            } else {
                say::spoken::table_line_hand_of(game.who(seat)).text()
            };
            let mut group = Group {
                id: if seat == own {
                    "hand".into()
                } else {
                    format!("hand-{seat}")
                },
                title: Some(title),
                ..default()
            };
            group.say(speech::holding(
                scene.hands[seat].iter().filter_map(|&id| scene.faces[id]),
            ));
            (!group.items.is_empty()).then_some(group)
        };
        open.filter(|&seat| Some(seat) != played_from)
            .filter_map(described)
            .collect()
    }
}

/// Returns a control for each card of the hand to play from; illegal ones state the reason.
fn plays(view: &View, game: &Match) -> Vec<Control> {
    let own = view.playing_hand() == view.viewer;
    let hand = if own { view.hand } else { view.dummy };
    let mut cards: Vec<Card> = hand.into_iter().flatten().collect();
    cards.sort_unstable_by(|a, b| b.cmp(a));
    let control = |it: Card| {
        let action = Action::Play(it);
        let legal = view.legal.contains(&action);
        let why = if legal {
            None
        } else {
            game.game().why_not(it).map(|why| why.text())
        };
        Control {
            enabled: legal,
            why,
            ..Control::button(id(action), &label(action, game))
        }
    };
    cards.into_iter().map(control).collect()
}

/// Returns a control for each bid; illegal numbers state the reason.
fn bids(view: &View, game: &Match) -> Vec<Control> {
    let numbers = (0..=13).map(Action::Bid);
    let others = view.legal.iter().copied();
    let others = others.filter(|action| !matches!(action, Action::Bid(_)));
    let control = |action: Action| {
        let why = game.game().refusal(action);
        Control {
            enabled: why.is_none(),
            why: why.map(|why| why.text()),
            ..Control::button(id(action), &label(action, game))
        }
    };
    numbers.chain(others).map(control).collect()
}

fn state(view: &View, game: &Match) -> Group {
    let mut described = Vec::new();
    if matches!(view.phase, Phase::Draft | Phase::Bidding) {
        described.push(match game.beginner() {
            (seat, Beginner::Dealer) => say::spoken::table_line_dealer(game.who(seat)),
            (seat, Beginner::FirstToDraw) => say::spoken::table_line_draws_first(game.who(seat)),
        });
    }
    if let Some(actor) = view.actor.filter(|&actor| actor != view.viewer) {
        described.push(say::spoken::table_line_turn_of(game.who(actor)));
    }
    if view.phase == Phase::Draft {
        described.push(say::spoken::table_line_stock(view.stock));
        let known: Vec<Card> = view.discards.iter().filter_map(|discard| discard.card).collect();
        if view.rules.hands == HandBuilding::OpenDraft && !known.is_empty() {
            described.push(say::spoken::table_line_discards());
            described.extend(speech::holding(known));
        }
    }
    for &(seat, card) in view.running_trick() {
        described.push(say::spoken::table_line_in_the_trick(card, game.who(seat)));
    }
    let mut group = Group {
        id: "state".into(),
        title: Some(Area::Table.text()),
        ..default()
    };
    group.say(described);
    if matches!(view.phase, Phase::Bidding | Phase::Passing | Phase::Play) {
        if view.rules.spades_lead == SpadesLead::Broken {
            group.say([if view.broken {
                say::spoken::table_line_spades_broken()
            } else {
                say::spoken::table_line_spades_not_broken()
            }]);
        }
        group.say(speech::seats(view, game));
    }
    group
}

fn texts<P: Phrase>(phrases: impl IntoIterator<Item = P>) -> Vec<String> {
    phrases.into_iter().map(|phrase| phrase.text()).collect()
}

fn id(action: Action) -> String {
    format!("act-{action}")
}

fn label(action: Action, game: &Match) -> Words {
    match action {
        Action::Call(seat) => Words::CallARenegeOf(game.who(usize::from(1 - seat.min(1)))),
        action => Words::Act(action),
    }
}

/// Performs the action of a press, if it is still possible.
pub(super) fn press(mut presses: MessageReader<Press>, mut intents: MessageWriter<Intent>) {
    for Press { id, .. } in presses.read() {
        let intent = match id.as_str() {
            "hurry" => Some(Intent::SkipAnimation),
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

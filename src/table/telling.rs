//! A few words beside what one points at: what a raised card would do, why one may not be played, and what there is to know of a card, a
//! pile or a plate that was pressed for long.

mod about;
mod would;

use std::time::Duration;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use spades_rules::{Action, Illegal};

use super::TableSystems;
use super::director::Director;
use super::geometry::{Fixture, TableGeometry, TellingRoom, turned};
use super::highlight::Raised;
use super::pointer::Fingers;
use super::scene::{CardId, Zone};
use crate::Screen;
use crate::redraw::Redraw;
use crate::session::{Match, Turn, TurnPrompt};
use crate::settings::{Settings, TapPlays};
use crate::text::telling::TapAgain;
use crate::text::{Phrase, Verbatim};
use crate::ui::focus::Layer;
use crate::ui::{Theme, palette, panel};
use about::{About, Sights};
use would::would;

/// What is told of.
#[derive(Clone, Debug, PartialEq)]
pub enum Of {
    /// Why this card may not be played.
    WhyNot(CardId, Illegal),
    /// This card, and what lies with it.
    Card(CardId),
    /// The player who sits so many places clockwise from the bottom.
    Plate(usize),
}

/// What is told now, besides what a raised card would do.
#[derive(Resource, Default, Debug)]
pub struct Telling {
    of: Option<Of>,
    /// How long yet, where it goes by itself.
    left: Option<Duration>,
    /// What was asked for when it began.
    count: usize,
    /// Whether what it tells is right above the hand.
    above_hand: bool,
}

impl Telling {
    /// Tells why a card may not be played, for as long as it takes to read.
    pub fn why_not(&mut self, card: CardId, why: Illegal, count: usize) {
        *self = Telling {
            left: Some(Duration::from_secs(4)),
            ..Telling::of(Of::WhyNot(card, why), count)
        };
    }

    /// Tells of something until something else is done.
    pub fn about(&mut self, of: Of, count: usize) {
        *self = Telling::of(of, count);
    }

    fn of(of: Of, count: usize) -> Telling {
        Telling {
            of: Some(of),
            count,
            ..Telling::default()
        }
    }

    /// What is told of.
    #[must_use]
    pub fn told(&self) -> Option<&Of> {
        self.of.as_ref()
    }

    /// Tells of nothing more.
    pub fn hush(&mut self) {
        self.of = None;
        self.left = None;
    }

    /// Whether something is told right above the hand, where the pill of the turn is.
    pub(super) fn is_above_hand(&self) -> bool {
        self.above_hand
    }
}

/// At both sides of what is told, in pixels of the interface.
const PADDING: f32 = 20.0;

/// How wide a letter is, to its size, by and large.
const LETTER: f32 = 0.52;

/// What is told is drawn here.
#[derive(Component)]
struct Told;

/// What is drawn, and where.
#[derive(Clone, PartialEq)]
struct Content {
    title: Option<String>,
    lines: Vec<String>,
    /// A line of small print.
    note: Option<String>,
    room: TellingRoom,
    portrait: bool,
    scale: f32,
}

/// A key was pressed, another card is asked for, or it was long enough.
fn end(
    keys: Res<ButtonInput<KeyCode>>,
    prompt: Res<TurnPrompt>,
    time: Res<Time<Real>>,
    mut telling: ResMut<Telling>,
    mut redraw: ResMut<Redraw>,
) {
    if telling.of.is_none() {
        return;
    }
    if let Some(left) = telling.left {
        redraw.for_a_while();
        let left = left.saturating_sub(time.delta());
        telling.bypass_change_detection().left = Some(left);
    }
    if telling.count != prompt.count || telling.left == Some(Duration::ZERO) || keys.get_just_pressed().next().is_some()
    {
        telling.hush();
        redraw.for_a_while();
    }
}

/// What is told about, and where it lies.
#[derive(SystemParam)]
struct Shown<'w> {
    director: Res<'w, Director>,
    geometry: Res<'w, TableGeometry>,
    prompt: Res<'w, TurnPrompt>,
    game: Option<Res<'w, Match>>,
    raised: Res<'w, Raised>,
    fingers: Res<'w, Fingers>,
    settings: Res<'w, Settings>,
}

fn show(
    mut commands: Commands,
    on: Shown,
    theme: Res<Theme>,
    mut telling: ResMut<Telling>,
    mut shown: Local<Option<Content>>,
    old: Query<Entity, With<Told>>,
) {
    let changed = on.director.is_changed()
        || on.geometry.is_changed()
        || on.prompt.is_changed()
        || on.raised.is_changed()
        || on.fingers.is_changed()
        || telling.is_changed();
    if !changed && old.is_empty() == shown.is_none() {
        return;
    }
    let Shown {
        director,
        geometry,
        prompt,
        raised,
        fingers,
        settings,
        ..
    } = &on;
    let (Some(scene), Some(view), Some(game)) = (&director.scene, &director.view, &on.game) else {
        return;
    };
    let sights = Sights {
        scene,
        view: prompt.view.as_ref().unwrap_or(view),
        game,
        prompt,
    };
    let rect = |id: CardId| geometry.pose(scene.places()[id]).bounds();
    let in_hand = |id: CardId| matches!(scene.places()[id].zone, Zone::Hand(seat) if geometry.is_at_bottom(seat));
    let told = match telling.of {
        Some(Of::WhyNot(id, why)) => Some((
            About {
                title: Box::new(why),
                lines: Vec::new(),
            },
            rect(id),
            in_hand(id),
            None,
        )),
        Some(Of::Card(id)) => Some((sights.card(id), rect(id), in_hand(id), None)),
        Some(Of::Plate(relative)) => geometry
            .fixture(Fixture::Plate(relative))
            .map(|rect| (sights.plate(relative), rect, false, None)),
        // Round the screen others would read it.
        None => raised
            .0
            .filter(|_| geometry.facing().is_none())
            .and_then(|id| Some((id, scene.faces[id]?)))
            .filter(|&(_, card)| prompt.turn == Turn::Play && prompt.allows(Action::Play(card)))
            .map(|(id, card)| {
                let note = settings.tap_plays == TapPlays::Second && !fingers.know_how();
                let would = About {
                    title: Box::new(would(sights.view, card)),
                    lines: Vec::new(),
                };
                (would, rect(id), in_hand(id), note.then(|| TapAgain.text()))
            }),
    };
    let above_hand = told.as_ref().is_some_and(|&(_, _, in_hand, _)| in_hand);
    if telling.above_hand != above_hand {
        telling.bypass_change_detection().above_hand = above_hand;
    }
    let content = told.map(|(about, rect, in_hand, note)| Content {
        title: (!about.lines.is_empty()).then(|| about.title.text()),
        lines: if about.lines.is_empty() {
            vec![about.title.text()]
        } else {
            about.lines.iter().map(|line| line.text()).collect()
        },
        note,
        room: room(geometry, rect, in_hand),
        portrait: geometry.viewport().portrait,
        scale: geometry.scale(),
    });
    if content == *shown && old.is_empty() == content.is_none() {
        return;
    }
    for entity in &old {
        commands.entity(entity).despawn();
    }
    if let Some(content) = &content {
        spawn(&mut commands, &theme, geometry, content);
    }
    *shown = content;
}

/// Where there is room to tell about what lies here, which may be a card of the hand of whoever is told.
fn room(geometry: &TableGeometry, of: Rect, in_hand: bool) -> TellingRoom {
    match geometry.telling_aside(in_hand, of.center()) {
        Some(room) => room,
        None if in_hand => geometry.telling_above_hand(of),
        None => geometry.telling(of),
    }
}

/// A panel in its room: as near to what it is about as the window allows.
fn spawn(commands: &mut Commands, theme: &Theme, geometry: &TableGeometry, content: &Content) {
    let (text, small) = if content.portrait { (23.0, 20.0) } else { (18.0, 14.5) };
    let mut column = Node {
        flex_direction: FlexDirection::Column,
        justify_content: if content.room.above {
            JustifyContent::FlexEnd
        } else {
            JustifyContent::FlexStart
        },
        ..default()
    };
    geometry.place_node(content.room.room, &mut column);
    // Right above its middle; where the window ends before that, as near to it as can be.
    let letters = content.lines.iter().chain(&content.title).chain(&content.note);
    let longest = letters.map(|line| line.chars().count()).max().unwrap_or_default();
    let half = (longest as f32 * text * LETTER + 2.0 * PADDING) / 2.0;
    let middle = content.room.across * content.room.room.width() / content.scale;
    let air = Node {
        flex_basis: px((middle - half).max(0.0)),
        ..default()
    };
    let line = |text: &str, size: f32, color: Color| {
        (
            theme.sans(&Verbatim(text.to_owned()), size, color),
            TextLayout::justify(Justify::Center),
        )
    };
    commands
        .spawn((
            Name::new("telling"),
            Told,
            column,
            UiTransform::from_rotation(turned(content.room.quarters)),
            // Over what stands around the cards, below what is laid over them.
            GlobalZIndex(Layer::Table.height().0 + 5),
            Pickable::IGNORE,
            DespawnOnExit(Screen::Table),
        ))
        .with_children(|column| {
            column
                .spawn((
                    Node {
                        align_items: AlignItems::Center,
                        ..default()
                    },
                    Pickable::IGNORE,
                ))
                .with_children(|row| {
                    row.spawn((air, Pickable::IGNORE));
                    row.spawn((
                        Name::new("told"),
                        panel(Node {
                            max_width: percent(100),
                            flex_shrink: 0.0,
                            padding: UiRect::axes(px(PADDING), px(9)),
                            row_gap: px(4),
                            flex_direction: FlexDirection::Column,
                            align_items: AlignItems::Center,
                            ..default()
                        }),
                        Pickable::IGNORE,
                    ))
                    .insert(BackgroundColor(palette::PANEL.with_alpha(0.985)))
                    .with_children(|panel| {
                        if let Some(title) = &content.title {
                            panel.spawn(theme.serif(&Verbatim(title.clone()), text + 1.0, palette::DISPLAY));
                        }
                        for told in &content.lines {
                            panel.spawn(line(told, text, palette::IVORY));
                        }
                        if let Some(note) = &content.note {
                            panel.spawn(line(note, small, palette::MUTED));
                        }
                    });
                });
        });
}

fn leave(mut telling: ResMut<Telling>) {
    *telling = Telling::default();
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Telling>();
    app.add_systems(OnExit(Screen::Table), leave);
    app.add_systems(
        Update,
        (
            // What ends it may begin another.
            end.in_set(TableSystems::Input).before(super::pointer::PointerSystems),
            show.in_set(TableSystems::Draw),
        ),
    );
}

//! Info box beside a card, pile or plate: the effect of a raised card, why a card can't be played, or details after a long press.

mod about;
mod would;

use std::time::Duration;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use spades_layout::{Fixture, InfoRoom, Zone, turned};
use spades_rules::Illegal;

use super::TableSystems;
use super::geometry::TableGeometry;
use super::scene::CardId;
use super::selection::{KnowsTaps, Raised};
use super::shown::{ShownScene, ShownView};
use crate::input::AnyKey;
use crate::redraw::Redraw;
use crate::say;
use crate::session::{Match, Turn, TurnPrompt};
use crate::settings::{Settings, TapPlays};
use crate::states::Screen;
use crate::text::{Phrase, Verbatim};
use crate::ui::focus::Layer;
use crate::ui::node::{NodeStyle as _, flex};
use crate::ui::{Panels, palette, panel, replaces};
use about::{About, Sights};
use would::would;

/// Subject of the info box.
#[derive(Clone, Debug, PartialEq)]
pub enum InfoSubject {
    /// Why this card may not be played.
    WhyNot(CardId, Illegal),
    /// This card, and what lies with it.
    Card(CardId),
    /// The player at this seat, counted clockwise from the bottom.
    Plate(usize),
}

/// The open info box, besides the preview of a raised card.
#[derive(Resource, Default, Debug)]
pub struct InfoPopover {
    of: Option<InfoSubject>,
    /// Time until it closes by itself, if it does.
    left: Option<Duration>,
    /// The prompt when it opened.
    count: usize,
    /// `true` if the box is right above the hand.
    above_hand: bool,
}

impl InfoPopover {
    /// Shows why a card can't be played, for four seconds.
    pub fn why_not(&mut self, card: CardId, why: Illegal, count: usize) {
        *self = InfoPopover {
            left: Some(Duration::from_secs(4)),
            ..InfoPopover::of(InfoSubject::WhyNot(card, why), count)
        };
    }

    /// Shows details of `of` until the next action.
    pub fn about(&mut self, of: InfoSubject, count: usize) {
        *self = InfoPopover::of(of, count);
    }

    fn of(of: InfoSubject, count: usize) -> InfoPopover {
        InfoPopover {
            of: Some(of),
            count,
            ..InfoPopover::default()
        }
    }

    /// Returns the subject of the open box.
    #[must_use]
    pub fn subject(&self) -> Option<&InfoSubject> {
        self.of.as_ref()
    }

    /// Closes the box.
    pub fn dismiss(&mut self) {
        self.of = None;
        self.left = None;
    }

    /// Run condition: an info box is right above the hand, in place of the turn pill.
    pub(super) fn is_above_hand(&self) -> bool {
        self.above_hand
    }
}

/// Padding at both sides of the text, in interface pixels.
const PADDING: f32 = 20.0;

/// Approximate width of a letter relative to its size.
const LETTER: f32 = 0.52;

/// Text and place of the drawn box, at its root.
#[derive(Component, Clone, PartialEq)]
struct Content {
    title: Option<String>,
    lines: Vec<String>,
    /// A line of small print.
    note: Option<String>,
    room: InfoRoom,
    /// Sizes of text and small print.
    sizes: (f32, f32),
    scale: f32,
}

/// Closes the box on a key press, at a new prompt, or when its time is up.
fn end(
    keys: Res<AnyKey>,
    prompt: Res<TurnPrompt>,
    time: Res<Time>,
    mut popover: ResMut<InfoPopover>,
    mut redraw: ResMut<Redraw>,
) {
    if popover.of.is_none() {
        return;
    }
    if let Some(left) = popover.left {
        redraw.for_a_while();
        let left = left.saturating_sub(time.delta());
        popover.bypass_change_detection().left = Some(left);
    }
    if popover.count != prompt.count || popover.left == Some(Duration::ZERO) || keys.pressed {
        popover.dismiss();
        redraw.for_a_while();
    }
}

/// State that decides the contents of the box.
#[derive(SystemParam)]
struct InfoSources<'w> {
    scene: Res<'w, ShownScene>,
    view: Res<'w, ShownView>,
    geometry: Res<'w, TableGeometry>,
    prompt: Res<'w, TurnPrompt>,
    game: Option<Res<'w, Match>>,
    raised: Res<'w, Raised>,
    knows_taps: Res<'w, KnowsTaps>,
    settings: Res<'w, Settings>,
}

/// Contents of the box and its subject's place.
struct Subject {
    about: About,
    /// Where it lies, in pixels.
    rect: Rect,
    /// `true` for a card of the viewer's own hand.
    in_hand: bool,
    /// A line below.
    note: Option<String>,
}

impl InfoSources<'_> {
    /// Returns the contents for the subject asked about, or else the preview of a raised card. `None` without a table.
    fn subject(&self, of: Option<&InfoSubject>) -> Option<Option<Subject>> {
        let (Some(scene), Some(view), Some(game)) = (&self.scene.0, &self.view.0, &self.game) else {
            return None;
        };
        let sights = Sights {
            scene,
            view: self.prompt.view.as_ref().unwrap_or(view),
            game,
            prompt: &self.prompt,
        };
        let geometry = &self.geometry;
        let card = |id: CardId, about: About, note: Option<String>| {
            let zone = scene.places()[id].zone;
            Subject {
                about,
                rect: geometry.pose(scene.places()[id]).bounds(),
                in_hand: matches!(zone, Zone::Hand(seat) if geometry.is_at_bottom(seat)),
                note,
            }
        };
        let alone = |title: Box<dyn Phrase>| About {
            title,
            lines: Vec::new(),
        };
        Some(match of {
            Some(&InfoSubject::WhyNot(id, why)) => Some(card(id, alone(Box::new(why)), None)),
            Some(&InfoSubject::Card(id)) => Some(card(id, sights.card(id), None)),
            Some(&InfoSubject::Plate(relative)) => geometry.fixture(Fixture::Plate(relative)).map(|rect| Subject {
                about: sights.plate(relative),
                rect,
                in_hand: false,
                note: None,
            }),
            // Round the screen others would read it.
            None => self
                .raised
                .0
                .filter(|_| geometry.facing().is_none())
                .and_then(|id| Some((id, scene.faces[id]?)))
                .filter(|&(_, face)| self.prompt.turn == Turn::Play && self.prompt.allows_card(face))
                .map(|(id, face)| {
                    let note = self.settings.tap_plays == TapPlays::Second && !self.knows_taps.0;
                    let would = alone(Box::new(would(sights.view, face)));
                    card(id, would, note.then(|| say::card_info::tap_again().text()))
                }),
        })
    }
}

fn show(mut panels: Panels, on: InfoSources, mut popover: ResMut<InfoPopover>, standing: Query<(Entity, &Content)>) {
    let changed = on.scene.is_changed()
        || on.view.is_changed()
        || on.geometry.is_changed()
        || on.prompt.is_changed()
        || on.raised.is_changed()
        || on.knows_taps.is_changed()
        || popover.is_changed();
    if !changed {
        return;
    }
    let (geometry, Some(subject)) = (&on.geometry, on.subject(popover.of.as_ref())) else {
        return;
    };
    let above_hand = subject.as_ref().is_some_and(|subject| subject.in_hand);
    if popover.above_hand != above_hand {
        popover.bypass_change_detection().above_hand = above_hand;
    }
    let content = subject.map(
        |Subject {
             about,
             rect,
             in_hand,
             note,
         }| Content {
            title: (!about.lines.is_empty()).then(|| about.title.text()),
            lines: if about.lines.is_empty() {
                vec![about.title.text()]
            } else {
                about.lines.iter().map(|line| line.text()).collect()
            },
            note,
            room: room(geometry, rect, in_hand),
            sizes: geometry.text_sizes().info,
            scale: geometry.scale(),
        },
    );
    if replaces(&mut panels.commands, &standing, content.as_ref())
        && let Some(content) = &content
    {
        spawn(&mut panels, geometry, content);
    }
}

/// Returns the room for a box about this rectangle, which may be a card of the viewer's hand.
fn room(geometry: &TableGeometry, of: Rect, in_hand: bool) -> InfoRoom {
    match geometry.info_beside(in_hand, of.center()) {
        Some(room) => room,
        None if in_hand => geometry.info_above_hand(of),
        None => geometry.info_room(of),
    }
}

/// A panel in its room: as near to what it is about as the window allows.
fn spawn(panels: &mut Panels, geometry: &TableGeometry, content: &Content) {
    let (text, small) = content.sizes;
    let mut column = flex()
        .flex_direction(FlexDirection::Column)
        .justify_content(if content.room.above {
            JustifyContent::FlexEnd
        } else {
            JustifyContent::FlexStart
        });
    geometry.place_node(content.room.room, &mut column);
    // Right above its middle; where the window ends before that, as near to it as can be.
    let letters = content.lines.iter().chain(&content.title).chain(&content.note);
    let longest = letters.map(|line| spades_words::width(line)).max().unwrap_or_default();
    let half = (longest as f32 * text * LETTER + 2.0 * PADDING) / 2.0;
    let middle = content.room.across * content.room.room.width() / content.scale;
    let air = flex().flex_basis(px((middle - half).max(0.0)));
    let root = (
        Name::new("info-place"),
        content.clone(),
        column,
        UiTransform::from_rotation(turned(content.room.quarters)),
        // Over what stands around the cards, below what is laid over them.
        GlobalZIndex(Layer::Table.height().0 + 5),
        Pickable::IGNORE,
        DespawnOnExit(Screen::Table),
    );
    let row = flex().align_center();
    let info = panel(
        flex()
            .flex_direction(FlexDirection::Column)
            .max_width(percent(100))
            .rigid()
            .padding(UiRect::axes(px(PADDING), px(9)))
            .row_gap(px(4))
            .align_center(),
    );
    panels.spawn(root, |ui| {
        ui.nest((row, Pickable::IGNORE), |ui| {
            ui.spawn((air, Pickable::IGNORE));
            ui.nest((Name::new("info-box"), info, Pickable::IGNORE), |ui| {
                if let Some(title) = &content.title {
                    ui.serif(&Verbatim(title.clone()), text + 1.0, palette::DISPLAY);
                }
                let mut line = |words: &str, size: f32, color: Color| {
                    ui.sans(&Verbatim(words.to_owned()), size, color)
                        .insert(TextLayout::justify(Justify::Center));
                };
                for subject in &content.lines {
                    line(subject, text, palette::IVORY);
                }
                if let Some(note) = &content.note {
                    line(note, small, palette::MUTED);
                }
            })
            .insert(BackgroundColor(palette::PANEL.with_alpha(0.985)));
        });
    });
}

fn leave(mut popover: ResMut<InfoPopover>) {
    *popover = InfoPopover::default();
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<InfoPopover>();
    app.add_systems(OnExit(Screen::Table), leave);
    app.add_systems(
        Update,
        (
            // The input that closes one box may open another.
            end.in_set(TableSystems::Input).before(super::PointerSystems),
            show.in_set(TableSystems::Draw),
        ),
    );
}

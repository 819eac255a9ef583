//! Panels over the table: the bid pad, settling, results, the curtain.

mod bid_pad;
mod counting;
mod curtain;
mod match_end;
mod renege_claims;
mod renege_proof;
mod result;
pub(crate) mod score_lines;
mod totals;

use bevy::prelude::*;
use spades_rules::Phase;

use super::director::Director;
use super::facing::{TurnedTo, sheet_room};
use super::geometry::{Aside, Fixture, TableGeometry};
use crate::Screen;
use crate::session::{Match, Perspective, Purpose, Turn, TurnPrompt};
use crate::text::Phrase;
use crate::text::areas::Area;
use crate::ui::focus::{FocusScope, Layer};
use crate::ui::viewport::Sizes;
use crate::ui::{InSafeArea, Viewport, label};

/// A panel that stands by itself because of what the match is at.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Panel {
    /// The bid pad.
    Bid,
    /// All tricks are played; a renege may still be called.
    Settle,
    /// The round's score sheet; with the match's end if it has come.
    Result,
    /// "Pass the device to".
    Curtain,
}

/// What stands, for what state it was built.
#[derive(Resource, Default)]
struct Standing(Option<Key>);

#[derive(Clone, Copy, PartialEq)]
struct Key {
    panel: Panel,
    count: usize,
    sizes: Sizes,
    viewer: usize,
    /// Where it may stand.
    room: Option<Rect>,
    /// How large the sheet of a round may be, where people sit round the screen.
    sheet: Option<Vec2>,
}

/// Asks the module of a panel to spawn it.
#[derive(Event, Clone, Copy)]
struct BuildPanel {
    panel: Panel,
    portrait: bool,
    /// Whether it is asked for something new, and not only laid out anew.
    fresh: bool,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Standing>();
    app.add_plugins((
        bid_pad::plugin,
        counting::plugin,
        curtain::plugin,
        match_end::plugin,
        result::plugin,
        renege_claims::plugin,
    ));
    app.add_systems(Update, stand.in_set(super::TableSystems::Draw));
    app.add_systems(OnExit(Screen::Table), |mut standing: ResMut<Standing>| {
        standing.0 = None
    });
}

/// The panel that belongs on the table now.
fn wanted(director: &Director, perspective: &Perspective, prompt: &TurnPrompt) -> Option<Panel> {
    if perspective.curtain {
        return Some(Panel::Curtain);
    }
    let view = director.view.as_ref().filter(|_| director.idle())?;
    if matches!(view.phase, Phase::RoundEnd | Phase::MatchEnd) {
        return Some(Panel::Result);
    }
    match prompt.turn {
        Turn::Bid => Some(Panel::Bid),
        Turn::Settle => Some(Panel::Settle),
        _ => None,
    }
}

fn stand(
    mut commands: Commands,
    director: Res<Director>,
    perspective: Res<Perspective>,
    prompt: Res<TurnPrompt>,
    game: Option<Res<Match>>,
    viewport: Res<Viewport>,
    (geometry, turned): (Res<TableGeometry>, Res<TurnedTo>),
    mut standing: ResMut<Standing>,
    panels: Query<Entity, With<Panel>>,
) {
    let Some(game) = game else { return };
    // Of a match that is looked at again nothing is asked.
    let asks = Some(()).filter(|()| game.purpose() != Purpose::Replay);
    // An exercise ends with its goal, and has no score sheet.
    let fits = |panel: &Panel| *panel != Panel::Result || game.purpose() != Purpose::Lesson;
    let key = asks
        .and_then(|()| wanted(&director, &perspective, &prompt))
        .filter(fits)
        .map(|panel| Key {
            panel,
            count: game.count(),
            sizes: viewport.sizes(),
            viewer: perspective.viewer,
            room: matches!(panel, Panel::Bid | Panel::Settle)
                .then(|| geometry.fixture(Fixture::Prompt))
                .flatten(),
            sheet: sheet_room(&geometry, *turned).filter(|_| panel == Panel::Result),
        });
    if standing.0 == key {
        return;
    }
    let before = std::mem::replace(&mut standing.0, key);
    for panel in &panels {
        commands.entity(panel).despawn();
    }
    if let Some(key) = key {
        let asks = |key: Key| (key.panel, key.count, key.viewer);
        commands.trigger(BuildPanel {
            panel: key.panel,
            portrait: key.sizes.portrait,
            fresh: before.map(asks) != Some(asks(key)),
        });
    }
}

impl Panel {
    /// What the keyboard can walk on it. A panel that asks for a decision comes before the tools.
    const fn scope(self) -> FocusScope {
        match self {
            Panel::Settle => FocusScope::new(Layer::Table).order(-1),
            // The arrows choose the bid.
            Panel::Bid => FocusScope::new(Layer::Table).order(-1).without_arrows(),
            Panel::Result => FocusScope::new(Layer::ScoreSheet),
            Panel::Curtain => FocusScope::new(Layer::Curtain),
        }
    }
}

/// Where a panel that asks for a decision may stand.
struct Room {
    /// The node that fills it, and centres what it holds.
    node: Node,
    /// How it is turned.
    turn: UiTransform,
    /// Its size in pixels of the interface.
    size: Vec2,
}

fn room(geometry: &TableGeometry) -> Option<Room> {
    let mut node = Node {
        align_items: AlignItems::Center,
        justify_content: JustifyContent::Center,
        ..default()
    };
    if let Some(stand) = geometry.aside(Aside::Prompt) {
        stand.place(geometry, &mut node);
        return Some(Room {
            node,
            turn: stand.turn(),
            size: stand.size / geometry.scale(),
        });
    }
    let room = geometry.fixture(Fixture::Prompt)?;
    geometry.place_node(room, &mut node);
    Some(Room {
        node,
        turn: UiTransform::IDENTITY,
        size: room.size() / geometry.scale(),
    })
}

/// A node over the whole window that centres what it holds.
fn backdrop(panel: Panel, top: Val, shade: f32) -> impl Bundle {
    let title = match panel {
        Panel::Bid => Area::YourBid,
        Panel::Settle => Area::RenegeClaims,
        Panel::Result => Area::Result,
        Panel::Curtain => Area::PassTheDevice,
    };
    (
        panel,
        panel.scope(),
        Name::new(title.key()),
        label(&title),
        Node {
            position_type: PositionType::Absolute,
            width: percent(100),
            height: percent(100),
            padding: UiRect {
                top,
                bottom: px(12),
                ..default()
            },
            flex_direction: FlexDirection::Column,
            align_items: AlignItems::Center,
            // From the top where that is said, or else in the middle.
            justify_content: if top == auto() {
                JustifyContent::Center
            } else {
                JustifyContent::FlexStart
            },
            ..default()
        },
        BackgroundColor(Color::BLACK.with_alpha(shade)),
        InSafeArea::Window,
        panel.scope().layer().height(),
        DespawnOnExit(Screen::Table),
    )
}

//! Panels over the table: bid pad, renege claims, results, curtain.

mod bid_pad;
mod counting;
mod curtain;
mod lower_edge;
mod match_end;
mod medals;
mod renege_claims;
mod renege_proof;
mod result;
pub(crate) mod score_lines;
mod sheet_layout;
mod sheet_rows;
mod stretch;
mod totals;
mod trick_strip;

use bevy::prelude::*;
use spades_layout::{Fixture, SeatWidget};

use super::cues::CueQueue;
use super::facing::{TurnedTo, sheet_room};
use super::geometry::{TableGeometry, turn};
use super::shown::ShownView;
use crate::session::{Match, Perspective, Purpose, Turn, TurnPrompt};
use crate::states::Screen;
use crate::text::Phrase;
use crate::text::areas::Area;
use crate::ui::focus::{FocusScope, Layer};
use crate::ui::node::{NodeStyle as _, flex};
use crate::ui::viewport::UiViewport;
use crate::ui::{CurrentViewport, InSafeArea, Look, clear, label};

/// A panel that is shown because of the state of the match.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Panel {
    /// The bid pad.
    Bid,
    /// All tricks are played; a renege may still be called.
    Settle,
    /// The round's score sheet, with the result of the match if it is over.
    Result,
    /// "Pass the device to".
    Curtain,
}

/// The opaque panel of a result: widgets that it would cut in half are hidden.
#[derive(Component)]
pub(super) struct ResultSheet;

/// The state for which the current panel was built.
#[derive(Resource, Default)]
struct Standing(Option<Key>);

#[derive(Clone, Copy, PartialEq)]
struct Key {
    panel: Panel,
    count: usize,
    look: Look,
    viewer: usize,
    /// Room for the panel.
    room: Option<Rect>,
    /// Largest size of a round's sheet.
    sheet: Option<Vec2>,
}

/// Asks the module of a panel to spawn it.
#[derive(Event, Clone, Copy)]
struct BuildPanel {
    panel: Panel,
    /// `true` for a new prompt, `false` for a change of layout.
    fresh: bool,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Standing>();
    app.add_plugins((
        bid_pad::plugin,
        counting::plugin,
        curtain::plugin,
        match_end::plugin,
        medals::plugin,
        result::plugin,
        renege_claims::plugin,
    ));
    app.add_systems(Update, update_panel.in_set(super::TableSystems::Draw));
    app.add_systems(OnExit(Screen::Table), |mut standing: ResMut<Standing>| {
        standing.0 = None
    });
}

/// Returns the panel for the current state.
fn wanted(shown_view: &ShownView, cues: &CueQueue, perspective: &Perspective, prompt: &TurnPrompt) -> Option<Panel> {
    if perspective.curtain {
        return Some(Panel::Curtain);
    }
    let view = shown_view.0.as_ref().filter(|_| cues.idle())?;
    if view.phase.is_scored() {
        return Some(Panel::Result);
    }
    match prompt.turn {
        Turn::Bid => Some(Panel::Bid),
        Turn::Settle => Some(Panel::Settle),
        _ => None,
    }
}

fn update_panel(
    mut commands: Commands,
    (shown_view, cues): (Res<ShownView>, Res<CueQueue>),
    perspective: Res<Perspective>,
    prompt: Res<TurnPrompt>,
    game: Option<Res<Match>>,
    (viewport, room): (Res<CurrentViewport>, Res<UiViewport>),
    (geometry, turned): (Res<TableGeometry>, Res<TurnedTo>),
    mut standing: ResMut<Standing>,
    panels: Query<Entity, With<Panel>>,
) {
    let Some(game) = game else { return };
    // A replay has no prompts.
    let asks = Some(()).filter(|()| game.purpose() != Purpose::Replay);
    // An exercise ends with its goal, without a score sheet.
    let fits = |panel: &Panel| *panel != Panel::Result || game.purpose() != Purpose::Exercise;
    let key = asks
        .and_then(|()| wanted(&shown_view, &cues, &perspective, &prompt))
        .filter(fits)
        .map(|panel| Key {
            panel,
            count: game.action_count(),
            look: viewport.look(),
            viewer: perspective.viewer,
            room: matches!(panel, Panel::Bid | Panel::Settle)
                .then(|| geometry.fixture(Fixture::Prompt))
                .flatten(),
            sheet: (panel == Panel::Result).then(|| sheet_room(&geometry, *turned).unwrap_or(room.size)),
        });
    if standing.0 == key {
        return;
    }
    let before = std::mem::replace(&mut standing.0, key);
    clear(&mut commands, &panels);
    if let Some(key) = key {
        let asks = |key: Key| (key.panel, key.count, key.viewer);
        commands.trigger(BuildPanel {
            panel: key.panel,
            fresh: before.map(asks) != Some(asks(key)),
        });
    }
}

impl Panel {
    /// Returns the panel's focus scope. A panel that prompts for a decision comes before the tools.
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

impl Panel {
    /// Returns the opacity of the shade behind the panel: the same behind all results, whatever they leave in sight of the table.
    const fn shade(self) -> f32 {
        match self {
            Panel::Result => 0.6,
            Panel::Bid | Panel::Settle | Panel::Curtain => 0.0,
        }
    }
}

/// Room for a panel that prompts for a decision.
struct Room {
    /// Node that fills the room and centers its contents.
    node: Node,
    /// Rotation.
    turn: UiTransform,
    /// Size in pixels of the interface.
    size: Vec2,
}

fn room(geometry: &TableGeometry) -> Option<Room> {
    let mut node = flex().align_center().justify_center();
    if let Some(placement) = geometry.seat_widget(SeatWidget::Prompt) {
        geometry.place_at(&placement, &mut node);
        return Some(Room {
            node,
            turn: turn(&placement),
            size: placement.size / geometry.scale(),
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

/// Gap below a panel over the whole window, in UI pixels.
const GAP_BELOW: f32 = 12.0;

/// Returns a node over the whole window that centers its contents.
fn backdrop(panel: Panel, top: Val) -> impl Bundle {
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
                bottom: px(GAP_BELOW),
                ..default()
            },
            flex_direction: FlexDirection::Column,
            align_items: AlignItems::Center,
            // From `top` if given, otherwise centered.
            justify_content: if top == auto() {
                JustifyContent::Center
            } else {
                JustifyContent::FlexStart
            },
            ..default()
        },
        BackgroundColor(Color::BLACK.with_alpha(panel.shade())),
        InSafeArea::Window,
        panel.scope().layer().height(),
        DespawnOnExit(Screen::Table),
    )
}

//! The hint: what would be best now, what the other choices are worth, and one reason.

use bevy::platform::time::Instant;
use bevy::prelude::*;
use spades_bots::{Advice, Hint};
use spades_rules::Action;

use super::deed::deed;
use super::{Overlay, close_button, sheet};
use crate::redraw::Redraw;
use crate::session::Match;
use crate::table::director::Director;
use crate::text::deeds::Deed;
use crate::text::number::FinePercent;
use crate::text::overlays::Hint as Words;
use crate::ui::{ButtonKind, Theme, palette};

/// The hint being thought about.
#[derive(Resource)]
struct Asking(Hint);

/// Where the advice will stand, and a line that says that it is coming.
#[derive(Component)]
struct Place;

/// Milliseconds of a frame that thinking may take.
const FRAME_MILLIS: u128 = 4;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Overlay::Hint), ask);
    app.add_systems(OnExit(Overlay::Hint), |mut commands: Commands| {
        commands.remove_resource::<Asking>()
    });
    app.add_systems(Update, think.run_if(resource_exists::<Asking>));
}

fn ask(
    mut commands: Commands,
    theme: Res<Theme>,
    director: Res<Director>,
    game: Option<Res<Match>>,
    mut next: ResMut<NextState<Overlay>>,
) {
    let (Some(view), Some(game)) = (director.view.as_ref().filter(|view| !view.legal.is_empty()), game) else {
        next.set(Overlay::None);
        return;
    };
    commands.insert_resource(Asking(Hint::new(view, game.count() as u64)));
    sheet(&mut commands, Overlay::Hint, 620.0, |body| {
        body.spawn(theme.icon("lightbulb", 40.0, palette::BRASS));
        body.spawn((
            Place,
            Node {
                width: percent(100),
                flex_direction: FlexDirection::Column,
                align_items: AlignItems::Center,
                row_gap: px(12),
                ..default()
            },
            children![theme.sans(&Words::Thinking, 18.0, palette::MUTED)],
        ));
        close_button(body, &theme, &Words::Thanks, ButtonKind::Primary);
    });
}

fn think(
    mut commands: Commands,
    mut asking: ResMut<Asking>,
    mut redraw: ResMut<Redraw>,
    theme: Res<Theme>,
    places: Query<Entity, With<Place>>,
) {
    let begun = Instant::now();
    redraw.for_a_while();
    while begun.elapsed().as_millis() < FRAME_MILLIS {
        let Some(advice) = asking.0.step(512).cloned() else {
            continue;
        };
        for place in &places {
            commands
                .entity(place)
                .despawn_children()
                .with_children(|body| show(body, &theme, &advice));
        }
        commands.remove_resource::<Asking>();
        return;
    }
}

/// More choices than this stand in two columns.
const ONE_COLUMN: usize = 7;

/// Every choice with its worth, and the reason for the best.
fn show(body: &mut ChildSpawnerCommands, theme: &Theme, advice: &Advice) {
    body.spawn(Node {
        column_gap: px(10),
        align_items: AlignItems::Center,
        ..default()
    })
    .with_children(|line| deed(line, theme, &Deed::Option(advice.best), 30.0, palette::DISPLAY));
    body.spawn((
        theme.sans(&advice.reason, 18.0, palette::IVORY),
        TextLayout::justify(Justify::Center),
        Node {
            max_width: px(540),
            ..default()
        },
    ));
    let caption = advice.sampled.map_or(Words::ChanceToWin, Words::ChanceOverDeals);
    body.spawn((
        theme.sans(&caption, 15.0, palette::BRASS),
        Node {
            margin: UiRect::top(px(8)),
            ..default()
        },
    ));
    let wide = advice.options.len() <= ONE_COLUMN;
    body.spawn(Node {
        width: percent(100),
        flex_wrap: FlexWrap::Wrap,
        column_gap: percent(6),
        row_gap: px(if wide { 8 } else { 2 }),
        ..default()
    })
    .with_children(|rows| {
        for &(action, worth) in &advice.options {
            choice(rows, theme, action, worth, wide);
        }
    });
}

/// One choice: its name, in a wide row a bar, and its worth.
fn choice(rows: &mut ChildSpawnerCommands, theme: &Theme, action: Action, worth: f64, wide: bool) {
    rows.spawn(Node {
        width: percent(if wide { 100 } else { 47 }),
        height: px(30),
        align_items: AlignItems::Center,
        column_gap: px(12),
        ..default()
    })
    .with_children(|row| {
        row.spawn(Node {
            width: px(if wide { 190 } else { 130 }),
            column_gap: px(8),
            align_items: AlignItems::Center,
            flex_shrink: 0.0,
            ..default()
        })
        .with_children(|label| deed(label, theme, &Deed::Option(action), 17.0, palette::IVORY));
        let bar = if wide { 0.12 } else { 0.0 };
        row.spawn((
            Node {
                flex_grow: 1.0,
                height: px(8),
                border_radius: BorderRadius::MAX,
                ..default()
            },
            BackgroundColor(palette::IVORY.with_alpha(bar)),
        ))
        .with_children(|track| {
            if wide {
                track.spawn((
                    Node {
                        width: percent((worth.clamp(0.0, 1.0) * 100.0) as f32),
                        height: px(8),
                        border_radius: BorderRadius::MAX,
                        ..default()
                    },
                    BackgroundColor(palette::BRASS),
                ));
            }
        });
        row.spawn(Node {
            width: px(84),
            justify_content: JustifyContent::FlexEnd,
            flex_shrink: 0.0,
            ..default()
        })
        .with_children(|cell| {
            cell.spawn((
                theme.serif(&FinePercent(worth), 18.0, palette::IVORY),
                TextLayout::no_wrap(),
            ));
        });
    });
}

//! The statistics page: lifetime counts, matches by rules, level, opponent and time, the quality of decisions, and
//! achievements.

mod achievements;
mod counts;
mod decisions;
mod example;
mod grid;
mod look;
mod matches;

use bevy::prelude::*;
use bevy::ui_widgets::Activate;

use super::UiViewport;
use super::filter::filters;
use super::page::{column, header, root};
use super::tabs::{Leaf, tabbed};
use crate::session::OwnRules;
use crate::session::reviews::Reviews;
use crate::session::statistics::Statistics;
use crate::storage::history::MatchHistory;
use crate::storage::history::facts::Facts;
use crate::text::captions::Caption;
use crate::text::statistics::{Counting, Heading, Leaf as Words};
use crate::text::{Blank, Phrase};
use crate::ui::bind::{self, Bind};
use crate::ui::focus::FirstFocus;
use crate::ui::{ButtonKind, Rebuild, Theme, palette, panel};
use crate::{Menu, Screen};
use look::{Shown, StatsFilter};

/// The open tab. It stays open when the player returns to the page.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
struct Tab(Words);

impl Default for Tab {
    fn default() -> Tab {
        Tab(Words::Overview)
    }
}

impl Tab {
    /// All tabs, in order.
    const ALL: &'static [Tab] = &[
        Tab(Words::Overview),
        Tab(Words::Matches),
        Tab(Words::Decisions),
        Tab(Words::Achievements),
    ];
}

impl Leaf for Tab {
    fn icon(self) -> &'static str {
        match self.0 {
            Words::Overview => "chart-column",
            Words::Matches => "history",
            Words::Decisions => "lightbulb",
            Words::Achievements => "trophy",
        }
    }

    fn caption(self) -> impl Phrase {
        self.0
    }
}

/// A section filled once its figures are computed, and again when a filter changes.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
enum Place {
    /// Figures and the grid.
    Figures,
    /// The course of one match.
    Course,
    /// Matches by rules, level and opponent.
    Tables,
    /// The quality of decisions.
    Decisions,
    /// Achievements.
    Achievements,
}

/// Starts counting the history when the page opens.
fn open(mut facts: ResMut<Facts>) {
    facts.want();
}

fn build(
    mut commands: Commands,
    theme: Res<Theme>,
    room: Res<UiViewport>,
    statistics: Res<Statistics>,
    history: Res<MatchHistory>,
    reviews: Res<Reviews>,
    own: Res<OwnRules>,
) {
    let (theme, room) = (&*theme, &*room);
    if statistics.is_empty() && history.is_empty() && reviews.rounds().is_empty() {
        nothing_yet(&mut commands, theme, room);
        return;
    }
    tabbed(
        &mut commands,
        theme,
        room,
        Menu::Statistics,
        &Caption::Statistics,
        Tab::ALL,
        |body, tab: Tab| match tab.0 {
            Words::Overview => counts::counts(body, theme, room, &statistics, &own),
            Words::Matches => {
                filters::<StatsFilter>(body, theme, room, UiRect::ZERO, |_| {});
                counting(body, theme, room);
                place(body, Place::Figures);
                matches::choice(body, theme, room);
                place(body, Place::Course);
                place(body, Place::Tables);
            }
            Words::Decisions => {
                filters::<StatsFilter>(body, theme, room, UiRect::ZERO, |_| {});
                place(body, Place::Decisions);
            }
            Words::Achievements => {
                counting(body, theme, room);
                place(body, Place::Achievements);
            }
        },
    );
}

fn nothing_yet(commands: &mut Commands, theme: &Theme, room: &UiViewport) {
    commands
        .spawn(root(
            Menu::Statistics,
            &Caption::Statistics,
            Node {
                padding: room.margins(),
                row_gap: room.gap(30.0),
                ..column()
            },
        ))
        .with_children(|page| {
            header(page, theme, room, &Caption::Statistics);
            page.spawn(panel(Node {
                width: percent(100),
                flex_grow: 1.0,
                flex_basis: px(0),
                min_height: px(0),
                padding: UiRect::all(px(12)),
                align_items: AlignItems::Center,
                justify_content: JustifyContent::Center,
                row_gap: px(22),
                ..column()
            }))
            .with_children(|middle| {
                middle.spawn(theme.icon("trophy", room.text(64.0), palette::BRASS));
                middle.spawn(theme.serif(&Heading::NothingPlayedYet, room.text(34.0), palette::IVORY));
                middle.spawn((
                    theme.paragraph(&Heading::WhatIsCounted, room.text(17.0), palette::MUTED),
                    TextLayout::justify(Justify::Center),
                ));
                middle
                    .spawn(theme.enlarged(room.text(1.0)).button(
                        ButtonKind::Primary,
                        Some("play"),
                        &Heading::PlayAMatch,
                        0.0,
                    ))
                    .insert(FirstFocus)
                    .observe(|_: On<Activate>, mut next: ResMut<NextState<Screen>>| next.set(Screen::Setup));
            });
        });
}

/// Progress of the counting while it runs.
fn counting(body: &mut ChildSpawnerCommands, theme: &Theme, room: &UiViewport) {
    body.spawn((
        theme.sans(&Blank, room.text(16.0), palette::MUTED),
        Bind::<Facts>::default()
            .shown(|facts| facts.counting().is_some())
            .says(|facts| facts.counting().map(|(known, of)| Counting { known, of })),
    ));
}

fn place(body: &mut ChildSpawnerCommands, place: Place) {
    body.spawn((
        place,
        Node {
            width: percent(100),
            row_gap: px(14),
            flex_shrink: 0.0,
            ..column()
        },
    ));
}

/// The free width in a tab, in units.
fn width(room: &UiViewport) -> f32 {
    // Page and panel margins, and the column of tab names.
    let taken = match (room.phone, room.portrait) {
        (true, _) => 118.0,
        (false, true) => 190.0,
        (false, false) => 540.0,
    };
    (room.size.x - taken).clamp(240.0, 1100.0)
}

/// Fills the sections.
fn fill(
    places: Query<(Entity, &Place)>,
    shown: Res<Shown>,
    facts: Res<Facts>,
    history: Res<MatchHistory>,
    theme: Res<Theme>,
    room: Res<UiViewport>,
    mut commands: Commands,
) {
    let (theme, room) = (&*theme, &*room);
    for (entity, place) in &places {
        let mut entity = commands.entity(entity);
        entity.despawn_children();
        entity.with_children(|body| match place {
            Place::Figures => matches::figures(body, theme, room, &shown),
            Place::Course => matches::course(body, theme, room, &shown),
            Place::Tables => matches::tables(body, theme, room, &shown),
            Place::Decisions => decisions::decisions(body, theme, room, &shown.decided),
            Place::Achievements => achievements::achievements(body, theme, room, &facts, &history),
        });
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Tab>()
        .init_resource::<StatsFilter>()
        .init_resource::<Shown>();
    app.add_systems(OnEnter(Menu::Statistics), open.before(build));
    super::page(app, Menu::Statistics, build);
    let changed = resource_changed::<StatsFilter>
        .or_eager(resource_changed::<Facts>)
        .or_eager(resource_changed::<Reviews>)
        .or_eager(any_match_filter::<Added<Place>>);
    app.add_systems(
        Update,
        (
            look::count.run_if(changed),
            fill.run_if(resource_changed::<Shown>.or_eager(any_match_filter::<Added<Place>>)),
        )
            .chain()
            .in_set(Rebuild)
            .after(build)
            .run_if(in_state(Menu::Statistics)),
    );
    bind::following::<Tab>(app);
    bind::following::<StatsFilter>(app);
    bind::following::<Shown>(app);
}

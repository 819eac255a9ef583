//! The statistics page: lifetime counts, matches by rules, level, opponent and time, the quality of decisions, and
//! achievements.

mod achievements;
mod counts;
mod decisions;
mod example;
mod figures;
mod grid;
mod matches;

use bevy::prelude::*;
use bevy::ui_widgets::Activate;

use super::UiViewport;
use super::filter::filters;
use super::measures::Measures;
use super::page::{Pages, column, rest};
use super::tabs::{TabKind, tabbed};
use crate::say;
use crate::session::OwnRules;
use crate::session::reviews::Reviews;
use crate::session::statistics::Statistics;
use crate::states::{Menu, OpenAchievements, Screen};
use crate::storage::history::MatchHistory;
use crate::storage::history::facts::Facts;
use crate::text::statistics::Tab as Words;
use crate::text::{Blank, Phrase};
use crate::ui::bind::{self, Bind};
use crate::ui::focus::FirstFocus;
use crate::ui::node::NodeStyle as _;
use crate::ui::{ButtonKind, Rebuild, Ui, palette, panel};
use figures::{PageFigures, StatsFilter};

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

impl TabKind for Tab {
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
enum Section {
    /// Figures and the grid.
    Figures,
    /// The course of one match.
    Course,
    /// Matches by rules, level and opponent.
    Tables,
    /// The quality of decisions.
    Decisions,
    Achievements,
}

/// Starts counting the history when the page opens.
fn open(mut facts: ResMut<Facts>) {
    facts.want();
}

fn build(
    mut pages: Pages,
    tab: Res<Tab>,
    statistics: Res<Statistics>,
    history: Res<MatchHistory>,
    reviews: Res<Reviews>,
    own: Res<OwnRules>,
) {
    if statistics.is_empty() && history.is_empty() && reviews.rounds().is_empty() {
        nothing_yet(&mut pages);
        return;
    }
    let contents = |body: &mut Ui, tab: Tab| match tab.0 {
        Words::Overview => counts::counts(body, &statistics, &own),
        Words::Matches => {
            filters::<StatsFilter>(body, UiRect::ZERO, |_| {});
            counting(body);
            place(body, Section::Figures);
            matches::choice(body);
            place(body, Section::Course);
            place(body, Section::Tables);
        }
        Words::Decisions => {
            filters::<StatsFilter>(body, UiRect::ZERO, |_| {});
            place(body, Section::Decisions);
        }
        Words::Achievements => {
            counting(body);
            place(body, Section::Achievements);
        }
    };
    let tabs = (Tab::ALL, *tab);
    tabbed(
        &mut pages,
        Menu::Statistics,
        &say::captions::caption_statistics(),
        tabs,
        contents,
    );
}

fn nothing_yet(pages: &mut Pages) {
    pages.headed(Menu::Statistics, &say::captions::caption_statistics(), |page| {
        let node = rest()
            .padding(UiRect::all(px(12)))
            .align_center()
            .justify_center()
            .row_gap(px(22));
        page.nest(panel(node), |middle| {
            middle.nothing_yet(
                "trophy",
                &say::statistics::heading_nothing_played_yet(),
                &say::statistics::heading_what_is_counted(),
            );
            middle
                .large_button(
                    ButtonKind::Primary,
                    Some("play"),
                    &say::statistics::heading_play_a_match(),
                )
                .insert(FirstFocus)
                .observe(|_: On<Activate>, mut next: ResMut<NextState<Screen>>| next.set(Screen::Setup));
        });
    });
}

/// Progress of the counting while it runs.
fn counting(body: &mut Ui) {
    body.sans(&Blank, 16.0, palette::MUTED).insert(
        Bind::<Facts>::default()
            .shown(|facts| facts.counting().is_some())
            .says(|facts| facts.counting().map(|(known, of)| say::statistics::counting(known, of))),
    );
}

fn place(body: &mut Ui, place: Section) {
    let node = column().width(percent(100)).row_gap(px(14)).rigid();
    body.spawn((place, node));
}

/// The free width in a tab, in units.
fn width(room: &UiViewport) -> f32 {
    (room.size.x - Measures::of(room).beside_figures).clamp(240.0, 1100.0)
}

fn fill(
    places: Query<(Entity, &Section)>,
    shown: Res<PageFigures>,
    facts: Res<Facts>,
    history: Res<MatchHistory>,
    mut pages: Pages,
) {
    for (entity, place) in &places {
        pages.refill(entity, |body| match place {
            Section::Figures => matches::figures(body, &shown),
            Section::Course => matches::course(body, &shown),
            Section::Tables => matches::tables(body, &shown),
            Section::Decisions => decisions::decisions(body, &shown.decided),
            Section::Achievements => achievements::achievements(body, &facts, &history),
        });
    }
}

fn open_achievements(_: On<OpenAchievements>, mut tab: ResMut<Tab>, mut menu: ResMut<NextState<Menu>>) {
    tab.0 = Words::Achievements;
    menu.set(Menu::Statistics);
}

pub(super) fn plugin(app: &mut App) {
    app.add_observer(open_achievements);
    app.init_resource::<Tab>()
        .init_resource::<StatsFilter>()
        .init_resource::<PageFigures>();
    app.add_systems(OnEnter(Menu::Statistics), open.before(build));
    super::page(app, Menu::Statistics, build);
    let changed = resource_changed::<StatsFilter>
        .or_eager(resource_changed::<Facts>)
        .or_eager(resource_changed::<Reviews>)
        .or_eager(any_match_filter::<Added<Section>>);
    app.add_systems(
        Update,
        (
            figures::count.run_if(changed),
            fill.run_if(resource_changed::<PageFigures>.or_eager(any_match_filter::<Added<Section>>)),
        )
            .chain()
            .in_set(Rebuild)
            .after(build)
            .run_if(in_state(Menu::Statistics)),
    );
    bind::following::<Tab>(app);
    bind::following::<StatsFilter>(app);
    bind::following::<PageFigures>(app);
}

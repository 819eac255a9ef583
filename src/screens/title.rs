//! The title: the menu, and a fan of spades.

mod corner;
mod logo;
mod menu;
mod shape;
mod week;

use bevy::prelude::*;
use bevy::ui::UiGlobalTransform;
use spades_rules::{Card, Suit};

use super::fan::Fan;
use super::measures::TitleMeasures;
use super::page::{MARGIN, Pages, column, rest_of_row, scroll};
use super::{UiViewport, setup};
use corner::{corner_buttons, version, version_in_corner};
use logo::{emblem, logo};
use menu::menu;
use shape::{BESIDE_FAN, Columns, EMBLEM, LINE, MIN_FAN, PADDING, Saved, Shape, head, left, others};
use week::Week;

use crate::say;
use crate::session::OwnRules;
use crate::session::clock::Today;
use crate::session::daily::DailyResults;
use crate::session::learning::Learned;
use crate::session::slots::Slots;
use crate::session::statistics::Statistics;
use crate::settings::Settings;
use crate::states::{Menu, Screen};
use crate::storage::history::MatchHistory;
use crate::ui::node::{NodeStyle as _, flex};
use crate::ui::toasts::{BoardAt, TitleSides};
use crate::ui::{Ui, palette};

/// Ranks of the fan: ten to ace.
const RANKS: [u8; 5] = [8, 9, 10, 11, 12];

pub fn fan() -> impl Iterator<Item = Card> {
    RANKS.into_iter().map(|rank| Card::new(Suit::Spades, rank))
}

const FAN: Fan = Fan {
    height: 412.0,
    step: 0.29,
    angle: 13.0,
};

fn build(
    mut pages: Pages,
    slots: Res<Slots>,
    history: Res<MatchHistory>,
    statistics: Res<Statistics>,
    learned: Res<Learned>,
    (days, today): (Res<DailyResults>, Res<Today>),
    settings: Res<Settings>,
    own: Res<OwnRules>,
    form: Res<setup::Form>,
    mut sides: ResMut<TitleSides>,
) {
    let summary = slots.latest_summary(&own);
    let next = form.next_match();
    let saved = Saved {
        nothing: slots.is_empty() && history.is_empty() && *statistics == Statistics::default() && learned.is_new(),
        latest: summary.as_ref(),
        next: next.as_ref().filter(|_| summary.is_none()),
        others: others(slots.unfinished().len(), history.is_empty()),
    };
    // At the first start there are no days to show.
    let week = (!saved.nothing).then(|| Week::new(&days.calendar(), &learned, today.0));
    let week = week.as_ref();
    let node = column().align_center();
    pages.spawn(Screen::Title, &say::title::title(), node, |page| {
        // Its lines are large, and have one line each.
        page.usual_letters(|page| {
            let shape = Shape::of(page.room, saved);
            sides.0 = shape.head_sides(page.room);
            match shape {
                Shape::Upright => one_column(page, saved, week),
                Shape::Wide => landscape(page, saved, week),
                Shape::TwoColumns => two_columns(page, saved, week),
            }
            corner_buttons(page, &settings);
            if shape == Shape::Wide {
                version_in_corner(page);
            }
        });
    });
}

fn landscape(page: &mut Ui, saved: Saved, week: Option<&Week>) {
    let (room, measures) = (page.room, &page.measures().title);
    let left = left(room);
    let row = flex()
        .width(percent(100))
        .height(percent(100))
        .padding(UiRect::left(px(left)))
        .align_center();
    page.nest(row, |row| {
        let area = flex()
            .width(px(510))
            .max_height(percent(100))
            .padding(UiRect::axes(px(PADDING), px(saved.edge(room))))
            .rigid();
        row.nest(scroll(area), |column| {
            let (wide, below) = head(room);
            logo(column, wide, measures.rule);
            let line = flex().margin(UiRect::new(px(2), px(0), px(12), px(below)));
            column.nest(line, |line| {
                line.sans(&say::title::tagline(), measures.tagline, palette::MUTED);
            });
            menu(column, saved, (measures.menu, measures.menu));
        });
        let space = room.size.x - left - 510.0 - 100.0;
        let wide = FAN.size(RANKS.len()).x;
        let scale = (space / wide).min(room.size.y * 0.62 / 500.0).clamp(0.3, 1.25);
        // The version is below.
        let middle = beside_menu().padding(UiRect::bottom(px(30)));
        row.nest(middle, |middle| fan_and_week(middle, FAN.height * scale, space, week));
    });
}

/// Widest strip of the week.
const WEEK: f32 = 340.0;

/// Spawns the fan over the days of the week.
fn fan_and_week(middle: &mut Ui, height: f32, space: f32, week: Option<&Week>) {
    spawn_fan(middle, height);
    if let Some(week) = week {
        let beside = space >= 2.0 * WEEK + week::BETWEEN;
        let width = space.min(WEEK);
        middle.spawn(flex().height(px(28)).min_height(px(0)));
        week.spawn(middle, width, beside);
    }
}

/// Returns the node with the fan beside the menu.
fn beside_menu() -> Node {
    column().grow().height(percent(100)).align_center().justify_center()
}

fn spawn_fan(middle: &mut Ui, height: f32) {
    let cards: Vec<Card> = fan().collect();
    Fan { height, ..FAN }.spawn(middle, &cards);
}

/// Gap between the columns.
const COLUMN_GAP: f32 = 16.0;

fn two_columns(page: &mut Ui, saved: Saved, week: Option<&Week>) {
    let room = page.room;
    let Columns { wide, space, .. } = Columns::of(room);
    let beside = space >= MIN_FAN;
    let row = flex()
        .width(percent(100))
        .height(percent(100))
        .padding(UiRect::left(px(if beside { BESIDE_FAN } else { 0.0 })))
        .align_center()
        .justify_content(if beside { default() } else { JustifyContent::Center });
    page.nest(row, |row| {
        let area = flex()
            .width(px(wide + 20.0))
            .max_height(percent(100))
            .padding(UiRect::axes(px(PADDING), px(8)))
            .rigid();
        row.nest(scroll(area), |column| {
            head_in_line(column, beside);
            let entries = flex()
                .display(Display::Grid)
                .grid_template_columns(RepeatedGridTrack::auto(2))
                .justify_content(JustifyContent::Start)
                .margin(UiRect::bottom(auto()))
                .column_gap(px(COLUMN_GAP))
                .rigid();
            column.nest(entries, |entries| {
                menu(entries, saved, (wide, (wide - COLUMN_GAP) / 2.0));
            });
        });
        if beside {
            row.nest(beside_menu(), |middle| {
                let height = FAN.height * space / FAN.size(RANKS.len()).x;
                fan_and_week(middle, height, space, week);
            });
        }
    });
}

/// Spawns the logo over two columns, with the tagline and the version beside it.
fn head_in_line(column: &mut Ui, beside: bool) {
    let line = Node {
        width: percent(100),
        // The buttons for sound and full screen are in the corner.
        padding: UiRect::right(px(if beside {
            0.0
        } else {
            2.0 * column.room.text(46.0) + 20.0
        })),
        // Centered vertically if there is height to spare.
        margin: UiRect::vertical(auto()).with_bottom(px(12)),
        column_gap: px(26),
        align_items: AlignItems::Center,
        flex_shrink: 0.0,
        ..default()
    };
    column.nest(line, |line| {
        emblem(line, EMBLEM);
        let texts = rest_of_row().flex_direction(FlexDirection::Column);
        line.nest(texts, |texts| {
            texts.sans(&say::title::tagline(), 15.0, palette::MUTED);
            version(texts);
        });
    });
}

fn one_column(page: &mut Ui, saved: Saved, week: Option<&Week>) {
    let room = page.room;
    let width = (room.size.x - 2.0 * MARGIN - 20.0).min(680.0);
    let &TitleMeasures {
        edges: (top, bottom),
        tagline,
        fan: (around, of_width),
        rule,
        ..
    } = &page.measures().title;
    // A letter is half as wide as it is high.
    let lines = spades_words::width(&say::title::tagline().text()) as f32 * tagline * 0.5 / (room.size.x - 40.0);
    let others =
        logo::height(width) + 28.0 + lines.ceil() * tagline * LINE + saved.height(room) + room.text(14.0) * LINE;
    let free = room.size.y - top - bottom - others - 2.0 * around;
    let half = (width - week::BETWEEN) / 2.0;
    let strip = week::height(room, half) + week::BETWEEN;
    let week = week.filter(|_| free >= strip);
    let free = free - if week.is_some() { strip } else { 0.0 };
    // As wide as the menu, but all of the fan must be visible.
    let wide = FAN.size(RANKS.len());
    let usual = width / wide.x * of_width;
    let scale = usual.min(free / wide.y);
    let area = flex()
        .width(percent(100))
        .height(percent(100))
        .align_center()
        .padding(UiRect::new(px(MARGIN), px(MARGIN), px(top), px(bottom)));
    page.nest(scroll(area), |all| {
        // Centered while there is room, and from the top if it has to scroll.
        let middle = column().margin(UiRect::vertical(auto())).align_center().rigid();
        all.nest(middle, |column| {
            logo(column, width, rule);
            let line = flex()
                .margin(UiRect::vertical(px(if free < 0.0 { 6.0 } else { 14.0 })))
                .max_width(px(room.size.x - 40.0));
            column.nest(line, |line| {
                // The tagline is the first to go when the menu fills the page.
                if free >= 0.0 {
                    let text = line.theme.sans(&say::title::tagline(), tagline, palette::MUTED);
                    line.spawn((text, TextLayout::justify(Justify::Center)));
                }
            });
            if scale * wide.x >= MIN_FAN {
                let node = flex().margin(UiRect::vertical(px(around))).rigid();
                column.nest((NoticesHere, node), |middle| spawn_fan(middle, FAN.height * scale));
            }
            menu(column, saved, (width, width));
            if let Some(week) = week {
                week.spawn(column, half, true);
                column.spawn(flex().height(px(week::BETWEEN)));
            }
        });
        version(all);
    });
}

/// The fan between logo and menu, over which notices are read.
#[derive(Component)]
struct NoticesHere;

/// Places notices over the fan, where there is no room beside the logo.
fn place_notices(
    fan: Query<(&ComputedNode, &UiGlobalTransform), With<NoticesHere>>,
    menu: Res<State<Menu>>,
    mut board: ResMut<BoardAt>,
) {
    let fan = fan.single().ok().filter(|_| *menu.get() == Menu::None);
    let place = fan.filter(|(node, _)| !node.is_empty()).map(|(node, at)| {
        let top = (at.translation.y - node.size().y / 2.0) * node.inverse_scale_factor();
        let node = flex()
            .absolute()
            .top(px(top))
            .width(percent(100))
            .padding(UiRect::horizontal(px(PADDING)));
        (node, UiTransform::IDENTITY)
    });
    board.set_if_neq(BoardAt {
        place,
        over_cards: false,
    });
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, place_notices.run_if(in_state(Screen::Title)));
    app.add_systems(OnExit(Screen::Title), |mut board: ResMut<BoardAt>| {
        *board = BoardAt::default();
    });
    // A match can be deleted on a page that covers the title.
    super::page_when(
        app,
        Screen::Title,
        build,
        resource_changed::<UiViewport>
            .or_eager(resource_changed::<Slots>)
            .or_eager(resource_changed::<setup::Form>)
            .or_eager(resource_changed::<Learned>)
            .or_eager(resource_changed::<DailyResults>)
            .or_eager(resource_changed::<Today>),
    );
}

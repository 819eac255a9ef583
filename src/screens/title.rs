//! The title: the menu, and a fan of spades.

mod menu;

use bevy::prelude::*;
use bevy::ui_widgets::Activate;
use spades_rules::{Card, Suit};

use super::fan::Fan;
use super::measures::TitleMeasures;
use super::page::{MARGIN, Pages, column, rest_of_row, scroll};
use super::{UiViewport, fullscreen, setup};
use menu::{compact, entry_gap, entry_height, menu, primary_height};

use crate::session::OwnRules;
use crate::session::learning::Learned;
use crate::session::slots::{MatchSummary, Slots};
use crate::session::statistics::Statistics;
use crate::settings::Settings;
use crate::storage::history::MatchHistory;
use crate::text::Phrase;
use crate::text::captions::Caption;
use crate::text::title::{NextMatch, Title};
use crate::ui::bind::Bind;
use crate::ui::focus::FocusFallback;
use crate::ui::{ButtonKind, Tooltip, Ui, label, palette};
use crate::{Menu, Screen};

/// Ranks of the fan: ten to ace.
const RANKS: [u8; 5] = [8, 9, 10, 11, 12];

/// Returns the cards of the fan.
pub fn fan() -> impl Iterator<Item = Card> {
    RANKS.into_iter().map(|rank| Card::new(Suit::Spades, rank))
}

const FAN: Fan = Fan {
    height: 412.0,
    step: 0.29,
    angle: 13.0,
};

/// The history that decides which entries the menu has.
#[derive(Clone, Copy)]
struct Saved<'a> {
    /// `true` if nothing was ever played or learned: the first start.
    nothing: bool,
    /// The match that was left last.
    latest: Option<&'a MatchSummary>,
    /// The match to deal at once, if there is none to continue.
    next: Option<&'a NextMatch>,
    /// The page behind "Matches": those in progress, or the history where there are none.
    others: Option<Menu>,
}

/// The page behind "Matches". One match in progress alone needs no page, for "Continue" leads to it.
fn others(unfinished: usize, nothing_finished: bool) -> Option<Menu> {
    match (unfinished, nothing_finished) {
        (0 | 1, true) => None,
        (0, false) => Some(Menu::History),
        _ => Some(Menu::Matches),
    }
}

fn build(
    mut pages: Pages,
    slots: Res<Slots>,
    history: Res<MatchHistory>,
    statistics: Res<Statistics>,
    learned: Res<Learned>,
    settings: Res<Settings>,
    own: Res<OwnRules>,
    form: Res<setup::Form>,
) {
    let summary = slots.latest_summary(&own);
    let next = form.next_match();
    let saved = Saved {
        nothing: slots.is_empty() && history.is_empty() && *statistics == Statistics::default() && learned.is_new(),
        latest: summary.as_ref(),
        next: next.as_ref().filter(|_| summary.is_none()),
        others: others(slots.unfinished().len(), history.is_empty()),
    };
    let node = Node {
        align_items: AlignItems::Center,
        ..column()
    };
    pages.spawn(Screen::Title, &Title::Title, node, |page| {
        // Its lines are large, and have one line each.
        page.usual_letters(|page| {
            let shape = Shape::of(page.room, saved);
            match shape {
                Shape::Upright => one_column(page, saved),
                Shape::Wide => landscape(page, saved),
                Shape::TwoColumns => two_columns(page, saved),
            }
            corner_buttons(page, &settings);
            if shape == Shape::Wide {
                version_in_corner(page);
            }
        });
    });
}

fn version_in_corner(page: &mut Ui) {
    let corner = Node {
        position_type: PositionType::Absolute,
        right: px(MARGIN + 4.0),
        bottom: px(page.measures().title.version),
        ..default()
    };
    page.nest(corner, version);
}

fn version(ui: &mut Ui) {
    ui.sans(&Caption::Version, 14.0, palette::MUTED);
}

/// Layout of the menu.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Shape {
    /// Below the fan.
    Upright,
    /// Beside the fan.
    Wide,
    /// In two columns, if one has no room for all entries.
    TwoColumns,
}

impl Shape {
    fn of(room: &UiViewport, saved: Saved) -> Shape {
        if room.portrait && !room.low() {
            return Shape::Upright;
        }
        let compact = compact(room);
        let (logo, edges, below) = if compact {
            (400.0, 2.0 * saved.edge(room), 16.0)
        } else {
            (520.0, 2.0 * saved.edge(room), 30.0)
        };
        let above = edges + logo * LOGO + RULE + 12.0 + 18.0 * LINE + below;
        if !saved.nothing && above + saved.height(room) > room.size.y {
            Shape::TwoColumns
        } else {
            Shape::Wide
        }
    }
}

/// Height of the logo as a fraction of its width, height of the line below it, and line height of text.
const LOGO: f32 = 240.0 / 1040.0;
const RULE: f32 = 38.0;
const LINE: f32 = 1.25;

impl Saved<'_> {
    /// Returns `true` if the prominent entry continues a match or deals one at once.
    fn stands_out(&self) -> bool {
        self.latest.is_some() || self.next.is_some()
    }

    /// Returns `true` if there are many entries, or little room.
    fn dense(&self, room: &UiViewport) -> bool {
        compact(room)
            || room.size.y < 1000.0 && (room.portrait || self.stands_out())
            || self.stands_out() && self.others.is_some()
    }

    /// Returns the free space above and below the menu.
    fn edge(&self, room: &UiViewport) -> f32 {
        match (compact(room), self.dense(room)) {
            (true, _) => 22.0,
            (false, true) => 36.0,
            (false, false) => 44.0,
        }
    }

    /// Returns the height of the menu in one column, in UI pixels.
    fn height(&self, room: &UiViewport) -> f32 {
        let gap = entry_gap(self.dense(room));
        let lines = if cfg!(target_arch = "wasm32") { 6.0 } else { 7.0 };
        let lines = lines + if self.others.is_some() { 1.0 } else { 0.0 };
        let (primary, lines) = match (self.nothing, self.stands_out()) {
            (true, _) => (primary_height(room) + gap, 1.0),
            (false, true) => (primary_height(room) + gap, lines),
            (false, false) => (0.0, lines),
        };
        primary + lines * (entry_height(room, self.dense(room)).max(room.target) + gap)
    }
}

fn landscape(page: &mut Ui, saved: Saved) {
    let (room, measures) = (page.room, &page.measures().title);
    // In a wide window, the menu has a margin at its left.
    let left = (room.size.x * 0.076).clamp(60.0, 160.0);
    let row = Node {
        width: percent(100),
        height: percent(100),
        padding: UiRect::left(px(left)),
        align_items: AlignItems::Center,
        ..default()
    };
    page.nest(row, |row| {
        let area = Node {
            width: px(510),
            max_height: percent(100),
            padding: UiRect::axes(px(10), px(saved.edge(room))),
            flex_shrink: 0.0,
            ..default()
        };
        row.nest(scroll(area), |column| {
            let (wide, below) = if compact(room) { (400.0, 16.0) } else { (520.0, 30.0) };
            logo(column, wide, measures.rule);
            let line = Node {
                margin: UiRect::new(px(2), px(0), px(12), px(below)),
                ..default()
            };
            column.nest(line, |line| {
                line.sans(&Title::Tagline, measures.tagline, palette::MUTED);
            });
            menu(column, saved, (measures.menu, measures.menu));
        });
        let space = room.size.x - left - 510.0 - 100.0;
        let wide = FAN.size(RANKS.len()).x;
        let scale = (space / wide).min(room.size.y * 0.62 / 500.0).clamp(0.3, 1.25);
        let middle = Node {
            padding: UiRect::bottom(px(30)),
            ..beside_menu()
        };
        row.nest(middle, |middle| spawn_fan(middle, FAN.height * scale));
    });
}

/// Returns the node with the fan beside the menu.
fn beside_menu() -> Node {
    Node {
        flex_grow: 1.0,
        height: percent(100),
        align_items: AlignItems::Center,
        justify_content: JustifyContent::Center,
        ..default()
    }
}

fn spawn_fan(middle: &mut Ui, height: f32) {
    let cards: Vec<Card> = fan().collect();
    Fan { height, ..FAN }.spawn(middle, &cards);
}

/// Gap between the columns.
const COLUMN_GAP: f32 = 16.0;

/// Total width of the columns, if there is room.
const COLUMNS: f32 = 876.0;

/// Minimum width of the fan.
const MIN_FAN: f32 = 260.0;

fn two_columns(page: &mut Ui, saved: Saved) {
    let room = page.room;
    let wide = COLUMNS.min(room.size.x - 60.0);
    let space = room.size.x - wide - 160.0;
    let beside = space >= MIN_FAN;
    let row = Node {
        width: percent(100),
        height: percent(100),
        padding: UiRect::left(px(if beside { 50.0 } else { 0.0 })),
        align_items: AlignItems::Center,
        justify_content: if beside { default() } else { JustifyContent::Center },
        ..default()
    };
    page.nest(row, |row| {
        let area = Node {
            width: px(wide + 20.0),
            max_height: percent(100),
            padding: UiRect::axes(px(10), px(8)),
            flex_shrink: 0.0,
            ..default()
        };
        row.nest(scroll(area), |column| {
            head(column, beside);
            let entries = Node {
                display: Display::Grid,
                grid_template_columns: RepeatedGridTrack::auto(2),
                justify_content: JustifyContent::Start,
                margin: UiRect::bottom(auto()),
                column_gap: px(COLUMN_GAP),
                flex_shrink: 0.0,
                ..default()
            };
            column.nest(entries, |entries| {
                menu(entries, saved, (wide, (wide - COLUMN_GAP) / 2.0));
            });
        });
        if beside {
            row.nest(beside_menu(), |middle| {
                spawn_fan(middle, FAN.height * space / FAN.size(RANKS.len()).x);
            });
        }
    });
}

/// Spawns the logo over two columns, with the tagline and the version beside it.
fn head(column: &mut Ui, beside: bool) {
    let line = Node {
        width: percent(100),
        // The buttons for sound and full screen are in the corner.
        padding: UiRect::right(px(if beside {
            0.0
        } else {
            2.0 * column.room.text(46.0) + 20.0
        })),
        // Centred vertically if there is height to spare.
        margin: UiRect::vertical(auto()).with_bottom(px(12)),
        column_gap: px(26),
        align_items: AlignItems::Center,
        flex_shrink: 0.0,
        ..default()
    };
    column.nest(line, |line| {
        emblem(line, 270.0);
        let texts = Node {
            flex_direction: FlexDirection::Column,
            ..rest_of_row()
        };
        line.nest(texts, |texts| {
            texts.sans(&Title::Tagline, 15.0, palette::MUTED);
            version(texts);
        });
    });
}

fn one_column(page: &mut Ui, saved: Saved) {
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
    let lines = Title::Tagline.text().chars().count() as f32 * tagline * 0.5 / (room.size.x - 40.0);
    let others =
        width * LOGO + RULE + 28.0 + lines.ceil() * tagline * LINE + saved.height(room) + room.text(14.0) * LINE;
    let free = room.size.y - top - bottom - others - 2.0 * around;
    // As wide as the menu, but all of the fan must be visible.
    let wide = FAN.size(RANKS.len());
    let usual = width / wide.x * of_width;
    let scale = usual.min(free / wide.y);
    let area = Node {
        width: percent(100),
        height: percent(100),
        align_items: AlignItems::Center,
        padding: UiRect::new(px(MARGIN), px(MARGIN), px(top), px(bottom)),
        ..default()
    };
    page.nest(scroll(area), |all| {
        // Centred while there is room, and from the top if it has to scroll.
        let middle = Node {
            margin: UiRect::vertical(auto()),
            align_items: AlignItems::Center,
            flex_shrink: 0.0,
            ..column()
        };
        all.nest(middle, |column| {
            logo(column, width, rule);
            let line = Node {
                margin: UiRect::vertical(px(if free < 0.0 { 6.0 } else { 14.0 })),
                max_width: px(room.size.x - 40.0),
                ..default()
            };
            column.nest(line, |line| {
                // The tagline is the first to go when the menu fills the page.
                if free >= 0.0 {
                    let text = line.theme.sans(&Title::Tagline, tagline, palette::MUTED);
                    line.spawn((text, TextLayout::justify(Justify::Center)));
                }
            });
            if scale * wide.x >= MIN_FAN {
                let node = Node {
                    margin: UiRect::vertical(px(around)),
                    flex_shrink: 0.0,
                    ..default()
                };
                column.nest(node, |middle| spawn_fan(middle, FAN.height * scale));
            }
            menu(column, saved, (width, width));
        });
        version(all);
    });
}

/// Spawns the game's logo over a line of this thickness with a spade in its middle.
fn logo(column: &mut Ui, width: f32, thick: f32) {
    let margin = emblem(column, width);
    let line = Node {
        width: px(width - 2.0 * margin),
        margin: UiRect::vertical(px(8)),
        align_items: AlignItems::Center,
        column_gap: px(16),
        flex_shrink: 0.0,
        ..default()
    };
    column.nest(line, |line| {
        let half = || {
            (
                Node {
                    flex_grow: 1.0,
                    height: px(thick),
                    ..default()
                },
                BackgroundColor(palette::BRASS.with_alpha(0.5)),
            )
        };
        line.spawn(half());
        line.spawn(line.theme.suit(Suit::Spades, 22.0, palette::BRASS));
        line.spawn(half());
    });
}

/// Spawns the logo alone; returns the margin that its shadow adds beyond the letters at each side.
fn emblem(parent: &mut Ui, width: f32) -> f32 {
    let margin = width * 0.027;
    let size = Vec2::new(width, width * LOGO);
    let logo = parent.theme.picture("ui/logo.png", size, Color::WHITE);
    parent
        .spawn((logo, label(&Caption::Spades)))
        .entry::<Node>()
        .and_modify(move |mut node| node.margin = UiRect::left(px(-margin)));
    margin
}

/// Spawns the buttons for sound and full screen.
fn corner_buttons(page: &mut Ui, settings: &Settings) {
    let from_edges = page.measures().title.corner;
    let corner = Node {
        position_type: PositionType::Absolute,
        top: px(from_edges.y),
        right: px(from_edges.x),
        column_gap: px(2),
        ..default()
    };
    page.nest(corner, |row| {
        let mut spawn = |icon: &str, label: Title, muted: bool| {
            let mut button = corner_button(row, icon, label);
            button.insert(Bind::<Settings>::default().shown(move |settings| settings.muted == muted));
            if settings.muted != muted {
                button
                    .entry::<Node>()
                    .and_modify(|mut node| node.display = Display::None);
            }
            button.id()
        };
        let on = spawn("volume-2", Title::SoundOff, false);
        let off = spawn("volume-x", Title::SoundOn, true);
        for (pressed, other) in [(on, off), (off, on)] {
            row.entity(pressed)
                .insert(FocusFallback(other))
                .observe(|_: On<Activate>, mut settings: ResMut<Settings>| settings.muted = !settings.muted);
        }
        corner_button(row, "maximize", Title::FillTheScreen).observe(|_: On<Activate>, mut commands: Commands| {
            commands.run_system_cached(fullscreen::toggle);
        });
    });
}

fn corner_button<'a>(row: &'a mut Ui, icon: &str, label: Title) -> EntityCommands<'a> {
    let mut button = row.round(ButtonKind::Bare, icon, 46.0, &label);
    button.insert(Tooltip::new(label));
    button
}

pub(super) fn plugin(app: &mut App) {
    // A match can be deleted on a page that covers the title.
    super::page_when(
        app,
        Screen::Title,
        build,
        resource_changed::<UiViewport>
            .or_eager(resource_changed::<Slots>)
            .or_eager(resource_changed::<setup::Form>)
            .or_eager(resource_changed::<Learned>),
    );
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::RulesKind;
    use spades_layout::Viewport;

    fn shape(window: (f32, f32), interface: f32) -> Shape {
        shape_of(window, interface, None)
    }

    fn shape_of(window: (f32, f32), interface: f32, latest: Option<&MatchSummary>) -> Shape {
        let settings = Settings { interface, ..default() };
        let viewport = Viewport::sized(Vec2::from(window), &settings.layout_preferences(), 0.0);
        let room = UiViewport {
            size: viewport.size / viewport.scale,
            portrait: viewport.portrait,
            target: viewport.min_touch_target(),
            letters: 1.0,
            phone: viewport.narrow(),
        };
        let saved = Saved {
            nothing: false,
            latest,
            next: None,
            others: Some(Menu::History),
        };
        Shape::of(&room, saved)
    }

    #[test]
    fn matches_in_progress_come_before_the_history() {
        assert_eq!([others(0, true), others(1, true)], [None, None]);
        assert_eq!(others(0, false), Some(Menu::History));
        for (unfinished, nothing_finished) in [(1, false), (2, false), (2, true)] {
            assert_eq!(others(unfinished, nothing_finished), Some(Menu::Matches));
        }
    }

    #[test]
    fn one_column_has_two_where_it_is_too_long() {
        let usual = Settings::default().interface;
        for window in [(844.0, 390.0), (568.0, 320.0)] {
            assert_eq!(shape(window, usual), Shape::TwoColumns, "{window:?}");
        }
        for window in [(1280.0, 720.0), (1024.0, 768.0), (1920.0, 1080.0)] {
            assert_eq!(shape(window, usual), Shape::Wide, "{window:?}");
            let latest = MatchSummary {
                rules: RulesKind::Custom.into(),
                round: 4,
                scores: vec![212, 187],
            };
            let continues = shape_of(window, usual, Some(&latest));
            assert_eq!(continues, Shape::Wide, "{window:?}");
        }
        for window in [(390.0, 844.0), (320.0, 568.0), (768.0, 1024.0)] {
            assert_eq!(shape(window, usual), Shape::Upright, "{window:?}");
        }
    }
}

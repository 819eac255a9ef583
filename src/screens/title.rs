//! The title: the menu, and a fan of spades.

use bevy::ecs::system::IntoObserverSystem;
use bevy::prelude::*;
use bevy::ui_widgets::Activate;
use spades_rules::{Card, Suit};

use super::fan::Fan;
use super::page::{MARGIN, column, root, scroll};
use super::{UiViewport, fullscreen, learn, open};
use crate::session::learning::Learned;
use crate::session::setup::ContinueMatch;
use crate::session::slots::{MatchSummary, Slots};
use crate::session::statistics::Statistics;
use crate::settings::Settings;
use crate::storage::history::MatchHistory;
use crate::text::Phrase;
use crate::text::captions::Caption;
use crate::text::learning::Learning;
use crate::text::matches::Matches;
use crate::text::title::Title;
use crate::ui::bind::Bind;
use crate::ui::focus::{FirstFocus, Instead};
use crate::ui::{ButtonKind, Theme, Tooltip, palette};
use crate::{Menu, Screen};

/// The fan: ten to ace.
const RANKS: [u8; 5] = [8, 9, 10, 11, 12];

/// The cards of the fan.
pub fn fan() -> impl Iterator<Item = Card> {
    RANKS.into_iter().map(|rank| Card::new(Suit::Spades, rank))
}

const FAN: Fan = Fan {
    height: 412.0,
    step: 0.29,
    angle: 13.0,
};

/// What there is to continue.
#[derive(Clone, Copy)]
struct Saved<'a> {
    /// Nothing was ever played or learned: it is the first start.
    nothing: bool,
    /// The match that was played last.
    latest: Option<&'a MatchSummary>,
    /// Where the others are: there are more to take up again, or some that have ended.
    others: Option<Menu>,
}

/// A line of the menu.
struct Item {
    icon: &'static str,
    caption: &'static dyn Phrase,
}

const fn item(icon: &'static str, caption: &'static dyn Phrase) -> Item {
    Item { icon, caption }
}

fn build(
    mut commands: Commands,
    theme: Res<Theme>,
    room: Res<UiViewport>,
    slots: Res<Slots>,
    history: Res<MatchHistory>,
    statistics: Res<Statistics>,
    learned: Res<Learned>,
    settings: Res<Settings>,
) {
    let theme = &*theme;
    let summary = slots.latest_summary();
    let saved = Saved {
        nothing: slots.is_empty() && history.is_empty() && *statistics == Statistics::default() && learned.is_new(),
        latest: summary.as_ref(),
        others: if slots.unfinished().len() > 1 {
            Some(Menu::Matches)
        } else {
            (!history.is_empty()).then_some(Menu::History)
        },
    };
    let cards: Vec<Card> = fan().collect();
    commands
        .spawn(root(
            Screen::Title,
            &Title::Title,
            Node {
                align_items: AlignItems::Center,
                ..column()
            },
        ))
        .with_children(|page| {
            if room.portrait && !room.low() {
                portrait(page, theme, &room, saved, &cards);
            } else {
                landscape(page, theme, &room, saved, &cards);
            }
            corner_buttons(page, theme, &room, &settings);
            if !room.portrait || room.low() {
                page.spawn((
                    Node {
                        position_type: PositionType::Absolute,
                        right: px(MARGIN + 4.0),
                        bottom: px(if room.low() { 14 } else { 40 }),
                        ..default()
                    },
                    children![theme.sans(&Caption::Version, room.text(14.0), palette::MUTED)],
                ));
            }
        });
}

/// A large interface in a low window: everything moves together.
fn compact(room: &UiViewport) -> bool {
    room.low() || !room.portrait && room.size.y < 860.0
}

fn landscape(page: &mut ChildSpawnerCommands, theme: &Theme, room: &UiViewport, saved: Saved, cards: &[Card]) {
    // The menu stands where a wide window has room to its left.
    let left = (room.size.x * 0.076).clamp(60.0, 160.0);
    page.spawn(Node {
        width: percent(100),
        height: percent(100),
        padding: UiRect::left(px(left)),
        align_items: AlignItems::Center,
        ..default()
    })
    .with_children(|row| {
        row.spawn(scroll(Node {
            width: px(510),
            max_height: percent(100),
            padding: UiRect::axes(px(10), px(if compact(room) { 22.0 } else { 44.0 })),
            flex_shrink: 0.0,
            ..default()
        }))
        .with_children(|column| {
            logo(column, theme, if compact(room) { 400.0 } else { 520.0 });
            column.spawn((
                Node {
                    margin: UiRect::new(px(2), px(0), px(12), px(if compact(room) { 16.0 } else { 30.0 })),
                    ..default()
                },
                children![theme.sans(
                    &Title::Tagline,
                    room.text(if room.low() { 15.0 } else { 18.0 }),
                    palette::MUTED
                )],
            ));
            menu(column, theme, room, saved, if room.low() { 470.0 } else { 420.0 });
        });
        let space = room.size.x - left - 510.0 - 100.0;
        let wide = FAN.size(RANKS.len()).x;
        let scale = (space / wide).min(room.size.y * 0.62 / 500.0).clamp(0.3, 1.25);
        row.spawn(Node {
            flex_grow: 1.0,
            height: percent(100),
            align_items: AlignItems::Center,
            justify_content: JustifyContent::Center,
            padding: UiRect::bottom(px(30)),
            ..default()
        })
        .with_children(|middle| {
            let fan = Fan {
                height: FAN.height * scale,
                ..FAN
            };
            fan.spawn(middle, cards);
        });
    });
}

fn portrait(page: &mut ChildSpawnerCommands, theme: &Theme, room: &UiViewport, saved: Saved, cards: &[Card]) {
    let width = (room.size.x - 2.0 * MARGIN - 20.0).min(680.0);
    page.spawn(scroll(Node {
        width: percent(100),
        height: percent(100),
        align_items: AlignItems::Center,
        padding: UiRect::new(px(MARGIN), px(MARGIN), px(100), px(40)),
        ..default()
    }))
    .with_children(|all| {
        // In the middle while there is room, and from the top where it has to be scrolled.
        let middle = Node {
            margin: UiRect::vertical(auto()),
            align_items: AlignItems::Center,
            flex_shrink: 0.0,
            ..column()
        };
        all.spawn(middle).with_children(|column| {
            logo(column, theme, width);
            column.spawn((
                Node {
                    margin: UiRect::vertical(px(14)),
                    max_width: px(room.size.x - 40.0),
                    ..default()
                },
                children![(
                    theme.sans(&Title::Tagline, if room.phone { 22.0 } else { 25.0 }, palette::MUTED),
                    TextLayout::justify(Justify::Center),
                )],
            ));
            let fan = Fan {
                // On a phone the whole menu is to be seen.
                height: FAN.height * width / FAN.size(RANKS.len()).x * if room.phone { 0.85 } else { 1.0 },
                ..FAN
            };
            column
                .spawn(Node {
                    margin: UiRect::vertical(px(if room.phone { 16 } else { 26 })),
                    flex_shrink: 0.0,
                    ..default()
                })
                .with_children(|middle| fan.spawn(middle, cards));
            menu(column, theme, room, saved, width);
        });
        all.spawn(theme.sans(&Caption::Version, room.text(14.0), palette::MUTED));
    });
}

/// The name of the game over a line with a spade in its middle.
fn logo(column: &mut ChildSpawnerCommands, theme: &Theme, width: f32) {
    // The picture is wider than its letters by its shadow.
    let margin = width * 0.027;
    column
        .spawn((
            theme.picture("ui/logo.png", Vec2::new(width, width * 240.0 / 1040.0), Color::WHITE),
            AccessibleLabel::new(Caption::Spades.text()),
        ))
        .entry::<Node>()
        .and_modify(move |mut node| node.margin = UiRect::left(px(-margin)));
    column
        .spawn(Node {
            width: px(width - 2.0 * margin),
            margin: UiRect::vertical(px(8)),
            align_items: AlignItems::Center,
            column_gap: px(16),
            flex_shrink: 0.0,
            ..default()
        })
        .with_children(|line| {
            let half = || {
                (
                    Node {
                        flex_grow: 1.0,
                        height: px(1.2),
                        ..default()
                    },
                    BackgroundColor(palette::BRASS.with_alpha(0.5)),
                )
            };
            line.spawn(half());
            line.spawn(theme.suit(Suit::Spades, 22.0, palette::BRASS));
            line.spawn(half());
        });
}

fn menu(column: &mut ChildSpawnerCommands, theme: &Theme, room: &UiViewport, saved: Saved, width: f32) {
    let entry = Entry {
        theme,
        room,
        width,
        dense: compact(room) || saved.latest.is_some() && saved.others.is_some(),
    };
    if saved.nothing {
        first_start(column, &entry);
        return;
    }
    if let Some(detail) = saved.latest {
        entry
            .primary(column, "play", &Title::Continue, detail)
            .insert(FirstFocus)
            .observe(|_: On<Activate>, mut start: MessageWriter<ContinueMatch>| {
                start.write(ContinueMatch);
            });
    }
    if let Some(menu) = saved.others {
        entry.spawn(column, item("layers", &Matches::Matches), open(menu));
    }
    let new = |together: bool| {
        move |_: On<Activate>, mut next: ResMut<NextState<Screen>>, mut form: ResMut<super::setup::Form>| {
            if together {
                form.play_together();
            } else {
                form.play_alone();
            }
            next.set(Screen::Setup);
        }
    };
    let mut play = entry.spawn(column, item("bot", &Title::PlayVsComputer), new(false));
    if saved.latest.is_none() {
        play.insert(FirstFocus);
    }
    entry.spawn(column, item("users", &Title::SeveralPlayers), new(true));
    entry.spawn(column, item("graduation-cap", &Learning::Learn), open(Menu::Learn));
    entry.spawn(column, item("info", &Caption::HowToPlay), open(Menu::Help));
    entry.spawn(
        column,
        item("chart-column", &Caption::Statistics),
        open(Menu::Statistics),
    );
    entry.spawn(column, item("settings", &Caption::Settings), open(Menu::Settings));
    #[cfg(not(target_arch = "wasm32"))]
    entry.spawn(
        column,
        item("log-out", &Title::Quit),
        |_: On<Activate>, mut exit: MessageWriter<AppExit>| {
            exit.write(AppExit::Success);
        },
    );
}

/// Whoever is here for the first time learns, or says that there is no need.
fn first_start(column: &mut ChildSpawnerCommands, entry: &Entry) {
    entry
        .primary(column, "graduation-cap", &Learning::Learn, &Learning::FirstTrick)
        .insert(FirstFocus)
        .observe(
            |_: On<Activate>, mut starts: learn::Starts, mut next: ResMut<NextState<Menu>>| {
                // What there is to learn may still be on its way.
                if !starts.go_on_learning() {
                    next.set(Menu::Learn);
                }
            },
        );
    entry.spawn(
        column,
        item("play", &Learning::KnowSpades),
        |_: On<Activate>, mut learned: ResMut<Learned>| learned.know(),
    );
}

/// How lines of the menu are drawn.
struct Entry<'a> {
    theme: &'a Theme,
    room: &'a UiViewport,
    width: f32,
    /// Many lines, or little room.
    dense: bool,
}

impl Entry<'_> {
    fn node(&self, height: f32) -> Node {
        Node {
            width: px(self.width),
            height: px(height),
            margin: UiRect::bottom(px(if self.dense { 8.0 } else { 12.0 })),
            padding: UiRect::new(px(28), px(22), px(0), px(0)),
            column_gap: px(24),
            align_items: AlignItems::Center,
            flex_shrink: 0.0,
            ..default()
        }
    }

    fn spawn<'a, M>(
        &self,
        column: &'a mut ChildSpawnerCommands,
        item: Item,
        action: impl IntoObserverSystem<Activate, (), M>,
    ) -> EntityCommands<'a> {
        let (theme, scale) = (self.theme, self.room.text(1.0));
        let mut entry = column.spawn((
            self.node(match (self.room.portrait, compact(self.room), self.dense) {
                (true, true, _) => 74.0,
                (true, false, _) => 78.0,
                (false, true, _) => 46.0,
                (false, false, true) => 54.0,
                (false, false, false) => 60.0,
            }),
            theme.clickable(ButtonKind::Tile, BorderRadius::all(px(16)), item.caption),
            children![
                theme.icon(item.icon, 24.0 * scale, palette::BRASS),
                (
                    Node {
                        flex_grow: 1.0,
                        ..default()
                    },
                    Pickable::IGNORE,
                    children![theme.sans(item.caption, 20.0 * scale, palette::IVORY)],
                ),
                theme.icon("chevron-right", 20.0 * scale, palette::MUTED),
            ],
        ));
        entry.observe(action);
        entry
    }

    fn primary<'a>(
        &self,
        column: &'a mut ChildSpawnerCommands,
        icon: &str,
        caption: &dyn Phrase,
        detail: &dyn Phrase,
    ) -> EntityCommands<'a> {
        let (theme, scale) = (self.theme, self.room.text(1.0));
        column.spawn((
            self.node(match (self.room.portrait, compact(self.room)) {
                (false, true) => 68.0,
                (true, true) => 86.0,
                _ => 82.0 * scale,
            }),
            theme.clickable(ButtonKind::Primary, BorderRadius::all(px(16)), caption),
            children![
                theme.icon(icon, 26.0 * scale, palette::INK),
                (
                    Node {
                        flex_grow: 1.0,
                        flex_direction: FlexDirection::Column,
                        flex_shrink: 1.0,
                        ..default()
                    },
                    Pickable::IGNORE,
                    children![
                        theme.serif(caption, 26.0 * scale, palette::INK),
                        theme.sans(detail, 15.0 * scale, palette::INK),
                    ],
                ),
                theme.icon("chevron-right", 20.0 * scale, palette::INK),
            ],
        ))
    }
}

/// Sound on and off, and the whole screen.
fn corner_buttons(page: &mut ChildSpawnerCommands, theme: &Theme, room: &UiViewport, settings: &Settings) {
    let size = room.text(46.0);
    page.spawn(Node {
        position_type: PositionType::Absolute,
        top: px(if room.phone { 12 } else { 40 }),
        right: px(if room.phone { 12 } else { 44 }),
        column_gap: px(2),
        ..default()
    })
    .with_children(|row| {
        let mut spawn = |icon: &str, label: Title, muted: bool| {
            let mut button = row.spawn(theme.round(ButtonKind::Bare, icon, size, &label));
            button.insert((
                Bind::<Settings>::default().shown(move |settings| settings.muted == muted),
                Tooltip::new(label),
            ));
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
            row.commands_mut()
                .entity(pressed)
                .insert(Instead(other))
                .observe(|_: On<Activate>, mut settings: ResMut<Settings>| settings.muted = !settings.muted);
        }
        row.spawn(theme.round(ButtonKind::Bare, "maximize", size, &Title::FillTheScreen))
            .insert(Tooltip::new(Title::FillTheScreen))
            .observe(|_: On<Activate>, mut commands: Commands| {
                commands.run_system_cached(fullscreen::toggle);
            });
    });
}

pub(super) fn plugin(app: &mut App) {
    // A match may be deleted on the page that lies over it.
    super::page_when(
        app,
        Screen::Title,
        build,
        resource_changed::<UiViewport>
            .or_eager(resource_changed::<Slots>)
            .or_eager(resource_changed::<Learned>),
    );
}

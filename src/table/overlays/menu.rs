//! The menu of the table.

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};
use spades_rules::Phase;

use super::sheet::{SheetLook, close_overlay, footed_sheet};
use super::{MAX_SIZE, Overlay, sheet};
use crate::say;
use crate::session::replaying::{ReplayOf, StartReplay};
use crate::session::slots::Slots;
use crate::session::{FaceToFace, Match, Purpose, TurnPrompt};
use crate::settings::Settings;
use crate::states::{Menu, Screen};
use crate::text::Phrase;
use crate::text::overlays::Menu as Words;
use crate::text::replay::Replay;
use crate::ui::focus::FirstFocus;
use crate::ui::node::{NodeStyle as _, flex};
use crate::ui::{ButtonKind, CurrentViewport, Panels, Ui, palette};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Overlay::Menu), build);
    app.add_systems(OnEnter(Overlay::WayOut), build_way_out);
}

/// Opens a page over the table.
fn visit(menu: Menu) -> impl Bundle {
    observe(move |_: On<Activate>, mut next: ResMut<NextState<Menu>>| next.set(menu))
}

/// Starts a replay of the match on the table, from an action on.
pub(super) fn replays_from(at: Option<usize>) -> impl Bundle {
    observe(
        move |_: On<Activate>, mut next: ResMut<NextState<Overlay>>, mut start: MessageWriter<StartReplay>| {
            next.set(Overlay::None);
            start.write(StartReplay {
                of: ReplayOf::Table,
                at,
            });
        },
    )
}

/// Gap between columns.
const GAP: f32 = 14.0;

/// Width and height of an entry, in pixels of the interface.
const ENTRY: Vec2 = Vec2::new(340.0, 56.0);

/// Width of a menu of one column: the two buttons at its foot are in a line.
const ONE_COLUMN: f32 = 600.0;

/// Width of the sheet over the curtain.
const WAY_OUT: f32 = 460.0;

/// Minimum width of the two buttons in a line.
const FOOT: f32 = 494.0;

/// Heights of the heading, the text below the entries, and the margins, in interface pixels.
const HEADING: f32 = 62.0;
const TOLD: f32 = 44.0;
const AROUND: f32 = 20.0;

/// Distance of the menu from the lower edge of the window, as a fraction of its height: the ways back and out are at one height,
/// however many entries there are above them.
const BELOW: f32 = 0.1;

/// Number of entries that every menu has.
const ALWAYS: usize = 3;

/// Layout of the entries: as few columns as fit them all, and the heading if it fits above.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Columns {
    count: usize,
    heading: bool,
}

impl Columns {
    /// Lays out `count` entries of this height, gap included, in a sheet of at most this size.
    fn of(entries: usize, room: Vec2, line: f32) -> Columns {
        let wide = |count: usize| Columns { count, heading: false }.width() <= room.x;
        let rows = |count: usize| entries.div_ceil(count) as f32 * line + TOLD + AROUND;
        let max = (1..=3).rev().find(|&count| wide(count)).unwrap_or(1);
        let headed = (1..=max.min(2)).find(|&count| rows(count) + HEADING <= room.y);
        // Where none has room, the rest scrolls.
        let count = headed
            .or_else(|| (1..=max).find(|&count| rows(count) <= room.y))
            .unwrap_or(max);
        Columns {
            count,
            heading: rows(count) + HEADING <= room.y,
        }
    }

    /// Returns the width without margins.
    fn width(self) -> f32 {
        match self.count {
            1 => ENTRY.x,
            count => count as f32 * (ENTRY.x + GAP) - GAP,
        }
    }
}

/// Entries that the match allows, and the seating.
struct Offered {
    discards: bool,
    known: bool,
    replay: bool,
    seating: bool,
    face_to_face: bool,
    concede_round: bool,
    concede_match: bool,
    /// `true` if the match can be continued later.
    kept: bool,
}

impl Offered {
    /// Returns the number of entries above the foot.
    fn entries(&self) -> usize {
        let some = [
            self.discards,
            self.known,
            self.replay,
            self.seating,
            self.concede_round,
            self.concede_match,
        ];
        ALWAYS + some.into_iter().filter(|&offered| offered).count()
    }
}

fn build(
    mut panels: Panels,
    prompt: Res<TurnPrompt>,
    slots: Res<Slots>,
    game: Option<Res<Match>>,
    face_to_face: Res<FaceToFace>,
    viewport: Res<CurrentViewport>,
) {
    let sizes = panels.room.panel_sizes();
    let game = game.as_deref();
    let kept = slots.current().is_some();
    let ended = game.is_some_and(|game| game.game().phase() == Phase::MatchEnd);
    let practice = game.is_some_and(|game| game.purpose() == Purpose::Practice);
    let offered = Offered {
        discards: prompt.discards,
        known: prompt.known,
        replay: game.is_some_and(Match::can_be_replayed),
        // Of several people, where there is room.
        seating: game.is_some_and(Match::hot_seat) && viewport.seats_round(),
        face_to_face: face_to_face.0,
        concede_round: game.is_some_and(Match::may_concede_round),
        concede_match: kept && game.is_some_and(Match::may_concede),
        // Before the first action there is nothing to keep, and a finished match can't be resumed.
        kept: kept && !ended,
    };
    let entry = ENTRY.y.max(panels.theme.min_touch_target()) + sizes.menu_gap;
    let below = (!panels.room.phone).then_some(BELOW * panels.room.size.y);
    let mut max = panels.room.size * MAX_SIZE / 100.0 - 2.0 * sizes.padding;
    let foot = if max.x < FOOT { 2.0 * entry } else { entry };
    max.y -= below.unwrap_or(0.0) + foot;
    let columns = Columns::of(offered.entries(), max, entry);
    let wide = match columns.count {
        1 => ONE_COLUMN,
        // Slightly more, so that rounding doesn't wrap the last column.
        _ => columns.width() + 2.0 * sizes.padding + 4.0,
    };
    let look = SheetLook {
        width: wide,
        padding: sizes.padding,
        gap: sizes.menu_gap,
        below,
    };
    footed_sheet(&mut panels, Overlay::Menu, &look, ways_out, |ui| {
        if columns.heading {
            ui.spawn(ui.theme.heading(&Words::Menu, 42.0));
        }
        if columns.count > 1 {
            let columns = flex()
                .width(percent(100))
                .justify_center()
                .wrap()
                .rigid()
                .column_gap(px(GAP))
                .row_gap(px(sizes.menu_gap));
            ui.nest(columns, |ui| entries(ui, &offered));
        } else {
            entries(ui, &offered);
        }
        if practice {
            ui.sans(&Replay::PracticeIsNotKept, 14.5, palette::MUTED);
        }
        if offered.kept {
            ui.sans(&Words::TheMatchIsKept, 14.5, palette::MUTED)
                .insert(TextLayout::justify(Justify::Center));
        }
    });
}

fn entries(ui: &mut Ui, offered: &Offered) {
    let theme = ui.theme;
    let entry =
        |icon: &'static str, words: &dyn Phrase| theme.button(ButtonKind::Secondary, Some(icon), words, ENTRY.x);
    if offered.discards {
        let words = &Words::LookThroughTheDiscards;
        ui.spawn((entry("layers", words), opens(Overlay::Discards)));
    }
    if offered.known {
        ui.spawn((entry("search", &say::known::what_do_i_know()), opens(Overlay::Known)));
    }
    if offered.replay {
        ui.spawn((entry("history", &Replay::LookBack), replays_from(None)));
    }
    if offered.seating {
        let other = if offered.face_to_face {
            say::facing::seating_side_by_side()
        } else {
            say::facing::seating_face_to_face()
        };
        ui.spawn((
            entry("users", &other),
            observe(
                |_: On<Activate>, mut next: ResMut<NextState<Overlay>>, mut settings: ResMut<Settings>| {
                    next.set(Overlay::None);
                    settings.face_to_face = !settings.face_to_face;
                },
            ),
        ));
    }
    ui.spawn((
        entry("settings", &say::captions::caption_settings()),
        visit(Menu::Settings),
    ));
    ui.spawn((
        entry("graduation-cap", &say::captions::caption_how_to_play()),
        visit(Menu::Help),
    ));
    ui.spawn((entry("rotate-ccw", &Words::RestartTheMatch), opens(Overlay::Restart)));
    if offered.concede_round {
        ui.spawn((entry("flag", &Words::ConcedeTheRound), opens(Overlay::ConcedeRound)));
    }
    if offered.concede_match {
        ui.spawn((entry("flag", &Words::ConcedeTheMatch), opens(Overlay::Concede)));
    }
}

/// Spawns the foot of the menu: the buttons to the main menu and back to the table.
fn ways_out(ui: &mut Ui) {
    let line = flex()
        .width(percent(100))
        .wrap()
        .column_gap(px(GAP))
        .row_gap(px(8))
        .rigid();
    ui.nest((line, Pickable::IGNORE), |ui| {
        fill_line(&mut leave_button(ui));
        let mut back = ui.wide_button(ButtonKind::Primary, "play", &Words::BackToTheTable);
        fill_line(back.insert(FirstFocus).observe(close_overlay));
    });
}

/// Lets a button take what its line has left.
fn fill_line(button: &mut EntityCommands) {
    button.entry::<Node>().and_modify(|mut node| node.flex_grow = 1.0);
}

fn leave_button<'a>(ui: &'a mut Ui) -> EntityCommands<'a> {
    let mut button = ui.wide_button(ButtonKind::Secondary, "log-out", &Words::LeaveToTheTitle);
    button.observe(|_: On<Activate>, mut next: ResMut<NextState<Screen>>| next.set(Screen::Title));
    button
}

/// Builds the menu over the curtain, from where nobody needs to see another player's cards to leave.
fn build_way_out(mut panels: Panels, slots: Res<Slots>) {
    sheet(
        &mut panels,
        Overlay::WayOut,
        WAY_OUT,
        Some(&say::captions::caption_back()),
        |ui| {
            ui.sheet_heading(&Words::Menu);
            if slots.current().is_some() {
                ui.sans(&Words::TheMatchIsKept, 14.5, palette::MUTED)
                    .insert(TextLayout::justify(Justify::Center));
            }
            leave_button(ui);
        },
    );
}

/// Goes to another overlay.
fn opens(overlay: Overlay) -> impl Bundle {
    observe(move |_: On<Activate>, mut next: ResMut<NextState<Overlay>>| next.set(overlay))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_menu_has_as_few_columns_as_show_all_of_it() {
        let columns = |entries, width, height| {
            let Columns { count, heading } = Columns::of(entries, Vec2::new(width, height), 65.0);
            (count, heading)
        };
        assert_eq!(columns(9, 1400.0, 800.0), (1, true));
        assert_eq!(columns(11, 1400.0, 800.0), (2, true));
        assert_eq!(columns(11, 1400.0, 520.0), (2, true));
        assert_eq!(columns(11, 1400.0, 470.0), (2, false));
        assert_eq!(columns(11, 1400.0, 400.0), (3, true));
        assert_eq!(columns(11, 480.0, 400.0), (1, false), "the rest scrolls");
    }
}

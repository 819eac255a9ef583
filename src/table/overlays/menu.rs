//! The menu of the table.

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};
use spades_rules::Phase;

use super::{MAX_SIZE, Overlay, padded_sheet};
use crate::session::replaying::{ReplayOf, StartReplay};
use crate::session::slots::Slots;
use crate::session::{FaceToFace, Match, Purpose, TurnPrompt};
use crate::settings::Settings;
use crate::text::Phrase;
use crate::text::captions::Caption;
use crate::text::facing::Seating;
use crate::text::known::Known;
use crate::text::overlays::Menu as Words;
use crate::text::replay::Replay;
use crate::ui::{ButtonKind, CurrentViewport, Panels, Ui, palette};
use crate::{Menu, Screen};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Overlay::Menu), build);
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

/// Width of a menu of one column.
const ONE_COLUMN: f32 = 460.0;

/// Heights of the heading, the text below the entries, and the margins, in interface pixels.
const HEADING: f32 = 62.0;
const TOLD: f32 = 44.0;
const AROUND: f32 = 20.0;

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
        let most = (1..=3).rev().find(|&count| wide(count)).unwrap_or(1);
        let headed = (1..=most.min(2)).find(|&count| rows(count) + HEADING <= room.y);
        // Where none has room, the rest scrolls.
        let count = headed
            .or_else(|| (1..=most).find(|&count| rows(count) <= room.y))
            .unwrap_or(most);
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
    round_the_screen: bool,
    concede_round: bool,
    concede_match: bool,
    /// `true` if the match can be continued later.
    kept: bool,
    /// `true` if the button back to the table is below the entries.
    way_back_below: bool,
}

impl Offered {
    /// Returns the number of entries.
    fn entries(&self) -> usize {
        let always = 5;
        let some = [
            self.discards,
            self.known,
            self.replay,
            self.seating,
            self.concede_round,
            self.concede_match,
        ];
        always + some.into_iter().filter(|&offered| offered).count()
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
        round_the_screen: face_to_face.0,
        concede_round: game.is_some_and(Match::may_concede_round),
        concede_match: kept && game.is_some_and(Match::may_concede),
        // Before the first action there is nothing to keep, and a finished match can't be resumed.
        kept: kept && !ended,
        way_back_below: sizes.way_back_below,
    };
    let most = panels.room.size * MAX_SIZE / 100.0 - 2.0 * sizes.padding;
    let entry = ENTRY.y.max(panels.theme.min_touch_target()) + sizes.menu_gap;
    let columns = Columns::of(offered.entries(), most, entry);
    let wide = match columns.count {
        1 => ONE_COLUMN,
        // Slightly more, so that rounding doesn't wrap the last column.
        _ => columns.width() + 2.0 * sizes.padding + 4.0,
    };
    // On a phone the way back is below the rest, where the thumb is.
    let close = sizes.way_back_below.then_some(&Words::BackToTheTable as &dyn Phrase);
    padded_sheet(&mut panels, Overlay::Menu, (wide, sizes.padding), close, |ui| {
        if columns.heading {
            ui.spawn(ui.theme.heading(&Words::Menu, 42.0));
        }
        if columns.count > 1 {
            let columns = Node {
                width: percent(100),
                justify_content: JustifyContent::Center,
                flex_wrap: FlexWrap::Wrap,
                flex_shrink: 0.0,
                column_gap: px(GAP),
                row_gap: px(sizes.menu_gap),
                ..default()
            };
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

/// The entries.
fn entries(ui: &mut Ui, offered: &Offered) {
    let theme = ui.theme;
    let entry =
        |icon: &'static str, words: &dyn Phrase| theme.button(ButtonKind::Secondary, Some(icon), words, ENTRY.x);
    if !offered.way_back_below {
        ui.spawn((
            theme.button(ButtonKind::Primary, Some("play"), &Words::BackToTheTable, ENTRY.x),
            opens(Overlay::None),
        ));
    }
    if offered.discards {
        let words = &Words::LookThroughTheDiscards;
        ui.spawn((entry("layers", words), opens(Overlay::Discards)));
    }
    if offered.known {
        ui.spawn((entry("search", &Known::WhatDoIKnow), opens(Overlay::Known)));
    }
    if offered.replay {
        ui.spawn((entry("history", &Replay::LookBack), replays_from(None)));
    }
    if offered.seating {
        let other = if offered.round_the_screen {
            Seating::SideBySide
        } else {
            Seating::FaceToFace
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
    ui.spawn((entry("settings", &Caption::Settings), visit(Menu::Settings)));
    ui.spawn((entry("graduation-cap", &Caption::HowToPlay), visit(Menu::Help)));
    ui.spawn((entry("rotate-ccw", &Words::RestartTheMatch), opens(Overlay::Restart)));
    if offered.concede_round {
        ui.spawn((entry("flag", &Words::ConcedeTheRound), opens(Overlay::ConcedeRound)));
    }
    if offered.concede_match {
        ui.spawn((entry("flag", &Words::ConcedeTheMatch), opens(Overlay::Concede)));
    }
    ui.spawn((
        entry("log-out", &Words::LeaveToTheTitle),
        observe(|_: On<Activate>, mut next: ResMut<NextState<Screen>>| next.set(Screen::Title)),
    ));
}

/// Goes to another overlay, or back to the table.
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

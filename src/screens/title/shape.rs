//! Layout of the title, by saved matches and window.

use super::logo;
use crate::screens::UiViewport;
use crate::screens::measures::Measures;
use crate::session::slots::MatchSummary;
use crate::states::Menu;
use crate::text::Words;

/// The history that decides which entries the menu has.
#[derive(Clone, Copy)]
pub(super) struct Saved<'a> {
    /// `true` if nothing was ever played or learned: the first start.
    pub(super) nothing: bool,
    /// The match that was left last.
    pub(super) latest: Option<&'a MatchSummary>,
    /// The match to deal at once, if there is none to continue.
    pub(super) next: Option<&'a Words>,
    /// The page behind "Matches": those in progress, or the history where there are none.
    pub(super) others: Option<Menu>,
}

/// The page behind "Matches". One match in progress alone needs no page, for "Continue" leads to it.
pub(super) fn others(unfinished: usize, nothing_finished: bool) -> Option<Menu> {
    match (unfinished, nothing_finished) {
        (0 | 1, true) => None,
        (0, false) => Some(Menu::History),
        _ => Some(Menu::Matches),
    }
}

/// Layout of the menu.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Shape {
    /// Below the fan.
    Upright,
    /// Beside the fan.
    Wide,
    /// In two columns, if one has no room for all entries.
    TwoColumns,
}

impl Shape {
    pub(super) fn of(room: &UiViewport, saved: Saved) -> Shape {
        if room.portrait && !room.low() {
            return Shape::Upright;
        }
        let (width, below) = head(room);
        let above = 2.0 * saved.edge(room) + logo::height(width) + 12.0 + 18.0 * LINE + below;
        if !saved.nothing && above + saved.height(room) > room.size.y {
            Shape::TwoColumns
        } else {
            Shape::Wide
        }
    }

    /// Returns the widths of the logo and of the corner buttons at the upper edge, from the edges of the window; `None` if there is no room
    /// between them.
    pub(super) fn head_sides(self, room: &UiViewport) -> Option<(f32, f32)> {
        let buttons = Measures::of(room).title.corner.x + 2.0 * room.finger(CORNER_BUTTON) + GAP;
        let logo = match self {
            Shape::Upright => return None,
            Shape::Wide => left(room) + PADDING + head(room).0,
            Shape::TwoColumns => Columns::of(room).left + PADDING + EMBLEM,
        };
        Some((logo + GAP, buttons + GAP))
    }
}

/// Two columns of entries.
pub(super) struct Columns {
    /// Total width.
    pub(super) wide: f32,
    /// The width beside them, which the fan has if it is enough.
    pub(super) space: f32,
    /// Distance from the left edge of the window.
    left: f32,
}

impl Columns {
    pub(super) fn of(room: &UiViewport) -> Columns {
        let wide = COLUMNS.min(room.size.x - 60.0);
        let space = room.size.x - wide - 160.0;
        let left = if space >= MIN_FAN {
            BESIDE_FAN
        } else {
            (room.size.x - wide) / 2.0 - PADDING
        };
        Columns { wide, space, left }
    }
}

/// Total width of two columns, if there is room, and their margin at the left beside a fan.
const COLUMNS: f32 = 876.0;
pub(super) const BESIDE_FAN: f32 = 50.0;

/// Minimum width of the fan.
pub(super) const MIN_FAN: f32 = 260.0;

/// Width of the logo over two columns.
pub(super) const EMBLEM: f32 = 270.0;

/// Size of a corner button.
pub(super) const CORNER_BUTTON: f32 = 46.0;

/// Padding at the sides of the menu.
pub(super) const PADDING: f32 = 10.0;

/// Free space beside a toast.
const GAP: f32 = 20.0;

/// Returns the gap between two menu entries.
pub(super) const fn entry_gap(dense: bool) -> f32 {
    if dense { 8.0 } else { 12.0 }
}

/// Returns the height of a menu entry.
pub(super) fn entry_height(room: &UiViewport, dense: bool) -> f32 {
    let [compact_height, dense_height, loose] = Measures::of(room).title.entry;
    match (compact(room), dense) {
        (true, _) => compact_height,
        (false, true) => dense_height,
        (false, false) => loose,
    }
}

/// Returns the height of the primary entry.
pub(super) fn primary_height(room: &UiViewport) -> f32 {
    let (low, usual) = Measures::of(room).title.primary;
    if compact(room) { low } else { room.text(usual) }
}

/// Returns `true` for a large interface in a low window, where everything is closer together.
fn compact(room: &UiViewport) -> bool {
    room.low() || !room.portrait && room.size.y < 860.0
}

/// Returns the width of a logo over one column of entries, and the gap between tagline and menu.
pub(super) fn head(room: &UiViewport) -> (f32, f32) {
    if compact(room) { (400.0, 16.0) } else { (520.0, 30.0) }
}

/// Margin at the left of a menu in one column.
pub(super) fn left(room: &UiViewport) -> f32 {
    (room.size.x * 0.076).clamp(60.0, 160.0)
}

/// Line height of text.
pub(super) const LINE: f32 = 1.25;

impl Saved<'_> {
    /// Returns `true` if the prominent entry continues a match or deals one at once.
    pub(super) fn stands_out(&self) -> bool {
        self.latest.is_some() || self.next.is_some()
    }

    /// Returns `true` if there are many entries, or little room.
    pub(super) fn dense(&self, room: &UiViewport) -> bool {
        compact(room)
            || room.size.y < 1000.0 && (room.portrait || self.stands_out())
            || self.stands_out() && self.others.is_some()
    }

    /// Returns the free space above and below the menu.
    pub(super) fn edge(&self, room: &UiViewport) -> f32 {
        match (compact(room), self.dense(room)) {
            (true, _) => 22.0,
            (false, true) => 36.0,
            (false, false) => 44.0,
        }
    }

    /// Returns the height of the menu in one column, in UI pixels.
    pub(super) fn height(&self, room: &UiViewport) -> f32 {
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::RulesKind;
    use crate::settings::Settings;
    use bevy::prelude::*;
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
            ..default()
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
                day: None,
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

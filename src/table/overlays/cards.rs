//! Overlays with cards: the discards by suit, and the last trick.

use bevy::prelude::*;
use spades_layout::RATIO;
use spades_rules::{Card, Suit};

use super::{MAX_SIZE, Overlay, PADDING, padded_sheet, sheet};
use crate::say;
use crate::session::Match;
use crate::settings::Settings;
use crate::table::shown::ShownView;
use crate::ui::node::{NodeStyle as _, flex};
use crate::ui::{CardPicture, Panels, ScreenReaderText, Ui, palette};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Overlay::Discards), discards);
    app.add_systems(OnEnter(Overlay::LastTrick), last_trick);
}

/// Spawns the face of a card.
pub(super) fn card(ui: &mut Ui, card: Card, height: f32, overlap: f32) {
    ui.spawn((
        CardPicture::Face(card),
        flex()
            .width(px(height * RATIO))
            .height(px(height))
            .margin(UiRect::right(px(-overlap)))
            .rigid(),
        Pickable::IGNORE,
    ));
}

/// Width of the suit symbol before its cards.
const MARK: f32 = 64.0;

/// Returns the step from one card of a row to the next, for this number of cards of this height in a row of this width.
fn step(inner: f32, height: f32, cards: usize) -> f32 {
    let card = height * RATIO;
    let room = inner - MARK - card;
    (card + 6.0).min(room / (cards.max(2) - 1) as f32)
}

fn discards(mut panels: Panels, shown_view: Res<ShownView>, settings: Res<Settings>) {
    let Some(view) = &shown_view.0 else { return };
    let mut seen: Vec<Card> = view.discards.iter().filter_map(|thrown| thrown.card).collect();
    seen.sort_by_key(|card| std::cmp::Reverse((card.suit(), card.rank())));
    let hidden = view.discards.len() - seen.len();
    let Vec2 { x: width, y: height } = panels.room.panel_sizes().discards;
    let inner = f32::min(width, panels.room.size.x * MAX_SIZE.x / 100.0) - 2.0 * (PADDING + 2.0);
    sheet(
        &mut panels,
        Overlay::Discards,
        width,
        Some(&say::captions::caption_back()),
        |ui| {
            ui.sheet_heading(&say::overlays::discarded_discards());
            let line = match hidden {
                0 => say::overlays::discarded_open(seen.len()),
                others => say::overlays::discarded_closed(seen.len(), others),
            };
            ui.sans(&line, 17.0, palette::MUTED);
            for suit in Suit::ALL.into_iter().rev() {
                let cards: Vec<Card> = seen.iter().copied().filter(|card| card.suit() == suit).collect();
                let row = flex()
                    .width(percent(100))
                    .height(px(height))
                    .align_center()
                    .column_gap(px(0));
                ui.nest(row, |ui| {
                    let color = palette::suit(suit, settings.four_colour);
                    suit_mark(ui, suit, (MARK, 34.0), color);
                    let step = step(inner, height, cards.len());
                    for shown in cards {
                        card(ui, shown, height, height * RATIO - step);
                    }
                });
            }
        },
    );
}

/// Spawns a suit's symbol at the beginning of its row: width of the place, and size.
pub(super) fn suit_mark(ui: &mut Ui, suit: Suit, (width, size): (f32, f32), color: Color) {
    let place = flex().width(px(width)).justify_center().rigid();
    ui.nest(place, |ui| {
        ui.spawn((
            ui.theme.suit(suit, size, color),
            ScreenReaderText::new([say::cards::suit_sign(suit)]),
        ));
    });
}

/// Layout of a trick's cards: cards per line, height of a card, and width of the column with the text below it.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Lines {
    columns: usize,
    column: f32,
    height: f32,
}

/// Gap between columns, and between a card and the text below it.
const COLUMN_GAP: f32 = 24.0;
const ROW_GAP: f32 = 10.0;

/// Height of a card where there is room, and the minimum.
const CARD: f32 = 230.0;
const MIN_CARD: f32 = 90.0;

/// Height of the text below a card: the player's name and the outcome.
const WRITTEN: f32 = 72.0;

impl Lines {
    /// Returns the largest cards that fit a room for all of them: in one line, or in two.
    fn within(room: Vec2, cards: usize) -> Lines {
        let of = |lines: usize| {
            let columns = cards.div_ceil(lines);
            let max = (room.x - COLUMN_GAP * (columns as f32 - 1.0)) / columns as f32;
            let high = room.y / lines as f32 - WRITTEN - 2.0 * ROW_GAP;
            let height = high.min(max * 7.0 / 5.0).clamp(MIN_CARD, CARD);
            Lines {
                columns,
                column: max.min(CARD * RATIO),
                height,
            }
        };
        let (one, two) = (of(1), of(2));
        if cards > 2 && two.height > one.height { two } else { one }
    }
}

fn last_trick(mut panels: Panels, shown_view: Res<ShownView>, game: Option<Res<Match>>) {
    let (Some(view), Some(game)) = (&shown_view.0, game) else {
        return;
    };
    let Some(trick) = view.complete_tricks().last() else {
        return;
    };
    let (room, sizes) = (&*panels.room, panels.room.panel_sizes());
    let sides = 2.0 * (sizes.padding + 2.0);
    // Heading and button, and the gaps between them.
    let others = 36.0 * 1.3 + room.target.max(56.0) + 4.0 * 16.0;
    let free = room.size * MAX_SIZE / 100.0 - Vec2::new(sides, sides + others);
    let lines = Lines::within(free, trick.plays.len());
    let columns = lines.columns as f32;
    let inner = columns * lines.column + (columns - 1.0) * COLUMN_GAP;
    let size = ((inner + sizes.beside_trick + sides).max(480.0), sizes.padding);
    padded_sheet(
        &mut panels,
        Overlay::LastTrick,
        size,
        Some(&say::captions::caption_back()),
        |ui| {
            ui.sheet_heading(&say::overlays::last_trick_last_trick());
            let row = Node {
                // With automatic width the layout would add a line.
                width: px(inner + 1.0),
                max_width: percent(100),
                column_gap: px(COLUMN_GAP),
                row_gap: px(ROW_GAP),
                flex_wrap: FlexWrap::Wrap,
                justify_content: JustifyContent::Center,
                flex_shrink: 0.0,
                ..default()
            };
            ui.nest(row, |ui| {
                for (index, &(seat, played)) in trick.plays.iter().enumerate() {
                    let (part, color) = match (trick.winner == Some(seat), index) {
                        (true, _) => (Some(say::overlays::last_trick_took_the_trick()), palette::BRASS),
                        (false, 0) => (Some(say::overlays::last_trick_led()), palette::MUTED),
                        _ => (None, palette::MUTED),
                    };
                    let column = flex()
                        .flex_direction(FlexDirection::Column)
                        .align_center()
                        .width(px(lines.column))
                        .row_gap(px(ROW_GAP));
                    ui.nest(column, |ui| {
                        card(ui, played, lines.height, 0.0);
                        ui.serif(&game.who(seat), 21.0, palette::IVORY)
                            .insert(TextLayout::no_wrap());
                        ui.sans(&part, 15.0, color).insert(TextLayout::no_wrap());
                    });
                }
            });
        },
    );
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn discards_lie_beside_the_bar_that_scrolls_them() {
        // A desk, and the narrowest phone.
        for (inner, height) in [(684.0, 132.0), (425.0, 168.0)] {
            for cards in 1..=13_u8 {
                let step = step(inner, height, cards.into());
                let end = MARK + step * f32::from(cards - 1) + height * RATIO;
                assert!(end <= inner + 0.1 && step > 17.0, "{cards} cards of {inner}: {step}");
            }
        }
    }

    #[test]
    fn the_last_trick_fits_its_window() {
        // A desk, phones on their sides and upright, in pixels of the interface without the widgets around the cards.
        let rooms = [
            (1430.0, 580.0),
            (1200.0, 340.0),
            (845.0, 270.0),
            (535.0, 990.0),
            (460.0, 640.0),
        ];
        for (x, y) in rooms {
            for cards in 2..=4 {
                let room = Vec2::new(x, y);
                let lines = Lines::within(room, cards);
                let columns = lines.columns as f32;
                let down = cards.div_ceil(lines.columns) as f32;
                assert!(
                    columns * lines.column + (columns - 1.0) * COLUMN_GAP <= x + 0.1,
                    "{lines:?} in {room}"
                );
                assert!(lines.height * RATIO <= lines.column + 0.1, "{lines:?} in {room}");
                assert!(down * (lines.height + WRITTEN + ROW_GAP) <= y, "{lines:?} in {room}");
                assert!(lines.height >= 150.0, "{lines:?} in {room}");
            }
        }
        assert_eq!(Lines::within(Vec2::new(535.0, 990.0), 4).columns, 2);
        assert_eq!(Lines::within(Vec2::new(1430.0, 580.0), 4).columns, 4);
    }
}

//! The tricks of a short match, in place of a curve that would be a straight line: the card that took each, over the color of its side.

use bevy::prelude::*;
use spades_layout::RATIO;

use crate::say;
use crate::session::{Match, TakenTrick};
use crate::ui::node::{NodeStyle as _, flex};
use crate::ui::{CardPicture, ScreenReaderText, Ui, label, well};

/// Most rounds of a match that is shown trick by trick.
const ROUNDS: usize = 2;

/// Smallest and largest height of the cards, in pixels of the interface, and the room around a line of them.
const CARDS: [f32; 2] = [48.0, 92.0];
const AROUND: f32 = 14.0;

/// Part of a card's height by which the tricks of the viewer's side are raised above the others.
const RAISED: f32 = 0.16;

/// Height of the stroke in the side's color, and the gap above it.
const STROKE: f32 = 5.0;
const ABOVE_STROKE: f32 = 4.0;

/// Returns `true` if the match is short enough to be shown trick by trick.
pub(super) fn is_short(rounds: &[Vec<TakenTrick>]) -> bool {
    (1..=ROUNDS).contains(&rounds.len()) && rounds.iter().all(|tricks| !tricks.is_empty())
}

/// Returns the width of a card and the distance to the next one, where `tricks` of them share a line.
fn measures(size: Vec2, rounds: usize, tricks: usize) -> (f32, f32) {
    let step = (size.x - 2.0 * AROUND) / tricks.max(1) as f32;
    let line = (size.y - AROUND * (rounds + 1) as f32) / rounds.max(1) as f32;
    let height = ((line - STROKE - ABOVE_STROKE) / (1.0 + RAISED)).clamp(CARDS[0], CARDS[1]);
    let width = (height * RATIO).min(step * 0.9);
    (width, step.min(width * 1.3))
}

/// Spawns the tricks of the rounds, a line for each, within this size. `color` is that of a side, `home` the viewer's side.
pub(super) fn spawn(
    ui: &mut Ui,
    game: &Match,
    rounds: &[Vec<TakenTrick>],
    size: Vec2,
    home: usize,
    color: impl Fn(usize) -> Color,
) {
    let words = rounds.iter().enumerate().flat_map(|(round, tricks)| {
        tricks
            .iter()
            .enumerate()
            .map(move |(trick, taken)| say::course::trick_won(round + 1, trick + 1, game.who(taken.seat), taken.card))
    });
    let node = flex()
        .flex_direction(FlexDirection::Column)
        .width(px(size.x))
        .max_width(percent(100))
        .padding(UiRect::axes(px(0), px(AROUND)))
        .row_gap(px(AROUND))
        .align_center()
        .border_radius(BorderRadius::all(px(14)))
        .rigid();
    let whole = (
        well(node),
        ScreenReaderText::new(words),
        label(&say::course::match_end_trick_by_trick()),
    );
    ui.nest(whole, |ui| {
        for tricks in rounds {
            let (width, step) = measures(size, rounds.len(), tricks.len());
            ui.nest(Node::default(), |ui| {
                for taken in tricks {
                    trick(ui, taken.card, (width, step), taken.side == home, color(taken.side));
                }
            });
        }
    });
}

/// Spawns the card of a trick over its color.
fn trick(ui: &mut Ui, card: spades_rules::Card, (width, step): (f32, f32), raised: bool, color: Color) {
    let height = width / RATIO;
    let (above, below) = if raised {
        (0.0, RAISED * height)
    } else {
        (RAISED * height, 0.0)
    };
    let column = flex()
        .flex_direction(FlexDirection::Column)
        .width(px(step))
        .padding(UiRect::vertical(px(0)).with_top(px(above)).with_bottom(px(below)))
        .row_gap(px(ABOVE_STROKE))
        .align_center();
    ui.nest(column, |ui| {
        ui.spawn((CardPicture::Face(card), flex().width(px(width)).height(px(height))));
        ui.spawn((
            flex()
                .width(px(width))
                .height(px(STROKE))
                .border_radius(BorderRadius::MAX),
            BackgroundColor(color),
        ));
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn thirteen_cards_fit_into_a_line_and_two_rounds_below_each_other() {
        for size in [Vec2::new(960.0, 210.0), Vec2::new(640.0, 200.0)] {
            for rounds in 1..=ROUNDS {
                let (width, step) = measures(size, rounds, 13);
                assert!(width > 12.0 && width <= step, "{width} of {step} in {size}");
                assert!(13.0 * step <= size.x, "{size}");
                let line = width / RATIO * (1.0 + RAISED) + STROKE + ABOVE_STROKE + AROUND;
                assert!(rounds as f32 * line + AROUND <= size.y + 0.5, "{rounds} in {size}");
            }
        }
    }
}

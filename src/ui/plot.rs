//! Lines through points, drawn with nodes: crisp at every size of the interface.

use bevy::prelude::*;

use super::{Theme, palette};
use crate::text::Phrase;

/// From steps and values to places in a picture.
pub(crate) struct Frame {
    size: Vec2,
    steps: f32,
    low: f32,
    high: f32,
}

/// What is free around the lines.
const EDGE: Vec2 = Vec2::new(26.0, 18.0);

impl Frame {
    /// A picture of this size that holds so many points beside each other, and all of these values.
    pub(crate) fn new(size: Vec2, points: usize, values: impl IntoIterator<Item = f32>) -> Frame {
        let (low, high) = values
            .into_iter()
            .fold((f32::INFINITY, f32::NEG_INFINITY), |(low, high), value| {
                (low.min(value), high.max(value))
            });
        let low = if low.is_finite() { low } else { 0.0 };
        Frame {
            size,
            steps: points.saturating_sub(1).max(1) as f32,
            low,
            high: if high > low { high } else { low + 1.0 },
        }
    }

    /// Where a value stands.
    pub(crate) fn point(&self, step: usize, value: f32) -> Vec2 {
        let room = self.size - 2.0 * EDGE;
        let along = step as f32 / self.steps;
        let up = (value - self.low) / (self.high - self.low);
        EDGE + room * Vec2::new(along, 1.0 - up)
    }

    /// A thin line across at a value, with what it is.
    pub(crate) fn level(&self, area: &mut ChildSpawnerCommands, theme: &Theme, value: f32, label: &dyn Phrase) {
        let y = self.point(0, value).y;
        area.spawn((
            Node {
                position_type: PositionType::Absolute,
                left: px(8),
                right: px(8),
                top: px(y),
                height: px(1.2),
                ..default()
            },
            BackgroundColor(palette::IVORY.with_alpha(0.2)),
        ));
        area.spawn((
            theme.sans(label, 14.0, palette::MUTED),
            TextLayout::no_wrap(),
            Node {
                position_type: PositionType::Absolute,
                left: px(12),
                // Below its line, but for the lowest one.
                top: px(if y > self.size.y - 30.0 { y - 20.0 } else { y + 3.0 }),
                ..default()
            },
        ));
    }

    /// A line through values of following steps; where there is none it is broken.
    pub(crate) fn line(
        &self,
        area: &mut ChildSpawnerCommands,
        values: impl IntoIterator<Item = Option<f32>>,
        color: Color,
        look: Look,
    ) {
        let mut before = None;
        for (step, value) in values.into_iter().enumerate() {
            let here = value.map(|value| self.point(step, value));
            if let (Some(from), Some(to)) = (before, here) {
                area.spawn(stroke(from, to, look.thick, color));
            }
            before = here;
        }
    }

    /// The points alone.
    pub(crate) fn dots(
        &self,
        area: &mut ChildSpawnerCommands,
        values: impl IntoIterator<Item = Option<f32>>,
        color: Color,
        look: Look,
    ) {
        for (step, value) in values.into_iter().enumerate() {
            if let Some(value) = value {
                area.spawn(dot(self.point(step, value), look.dot, color));
            }
        }
    }

    /// A line with its points.
    pub(crate) fn joined(
        &self,
        area: &mut ChildSpawnerCommands,
        values: impl IntoIterator<Item = f32> + Clone,
        color: Color,
    ) {
        self.line(area, values.clone().into_iter().map(Some), color, BOLD);
        self.dots(area, values.into_iter().map(Some), color, BOLD);
    }
}

/// How a line is drawn, in units.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Look {
    /// How thick it is.
    pub(crate) thick: f32,
    /// How large its points are.
    pub(crate) dot: f32,
}

/// For few points.
const BOLD: Look = Look { thick: 3.0, dot: 9.0 };
/// For many.
pub(crate) const FINE: Look = Look { thick: 2.6, dot: 4.0 };

/// A line from one point to another: a thin node, turned around its middle.
fn stroke(from: Vec2, to: Vec2, thick: f32, color: Color) -> impl Bundle {
    let along = to - from;
    let middle = (from + to) / 2.0;
    (
        Node {
            position_type: PositionType::Absolute,
            left: px(middle.x - along.length() / 2.0),
            top: px(middle.y - thick / 2.0),
            width: px(along.length()),
            height: px(thick),
            ..default()
        },
        UiTransform::from_rotation(Rot2::radians(along.to_angle())),
        BackgroundColor(color),
    )
}

fn dot(at: Vec2, size: f32, color: Color) -> impl Bundle {
    (
        Node {
            position_type: PositionType::Absolute,
            left: px(at.x - size / 2.0),
            top: px(at.y - size / 2.0),
            width: px(size),
            height: px(size),
            border_radius: BorderRadius::MAX,
            ..default()
        },
        BackgroundColor(color),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_picture_holds_every_point_and_higher_is_better() {
        let size = Vec2::new(700.0, 200.0);
        let rounds = [[0.0, 0.0], [52.0, -40.0], [-150.0, 60.0], [310.0, 61.0]];
        let frame = Frame::new(size, rounds.len(), rounds.into_iter().flatten().chain([0.0, 300.0]));
        for (round, scores) in rounds.iter().enumerate() {
            for &score in scores {
                let at = frame.point(round, score);
                assert!(Rect::from_corners(Vec2::ZERO, size).inflate(-8.0).contains(at), "{at}");
            }
        }
        assert!(frame.point(1, 52.0).y < frame.point(1, -40.0).y);
        assert!(frame.point(2, 0.0).x > frame.point(1, 0.0).x);
        // One point alone has a picture too, and so has none.
        assert!(Frame::new(size, 1, [7.0]).point(0, 7.0).is_finite());
        assert!(Frame::new(size, 0, []).point(0, 0.0).is_finite());
    }
}

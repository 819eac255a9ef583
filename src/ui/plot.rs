//! Line charts that are crisp at every UI scale.

use bevy::asset::RenderAssetUsages;
use bevy::image::TRANSPARENT_IMAGE_HANDLE;
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};

use super::{LeftToRight, ScreenReaderText, Theme, label, palette, well};
use crate::redraw::Redraw;
use crate::text::Phrase;
use crate::ui::node::{NodeStyle as _, flex};

/// A line chart: its frame with the scale and the labeled levels, and the lines.
pub(crate) struct Plot {
    size: Vec2,
    /// Width of the margins at the sides.
    side: f32,
    steps: f32,
    low: f32,
    high: f32,
    levels: Vec<(f32, Box<dyn Phrase>)>,
    marks: Vec<Mark>,
}

/// Returns the color of the line of a level.
pub(crate) fn level_color() -> Color {
    palette::IVORY.with_alpha(0.2)
}

/// Text size of a level's label.
const LABEL: f32 = 14.0;

/// Distance of a label from the left side.
const LABEL_LEFT: f32 = 12.0;

/// Width of a digit or a percent sign, on average, as a fraction of the text size; rounded up.
const WIDEST: f32 = 0.75;

/// Minimum distance between a label and the lines.
const GAP: f32 = 6.0;

/// Margin around the lines; at the sides it leaves room for a number.
const EDGE: Vec2 = Vec2::new(36.0, 18.0);

impl Plot {
    /// Creates an empty plot of this size for `points` points side by side and the range of `values`.
    pub(crate) fn new(size: Vec2, points: usize, values: impl IntoIterator<Item = f32>) -> Plot {
        let (low, high) = values
            .into_iter()
            .fold((f32::INFINITY, f32::NEG_INFINITY), |(low, high), value| {
                (low.min(value), high.max(value))
            });
        let low = if low.is_finite() { low } else { 0.0 };
        Plot {
            size,
            side: EDGE.x,
            steps: points.saturating_sub(1).max(1) as f32,
            low,
            high: if high > low { high } else { low + 1.0 },
            levels: Vec::new(),
            marks: Vec::new(),
        }
    }

    /// Widens the margins so that the lines begin beside their labels, given the widest of these.
    pub(crate) fn beside(self, theme: &Theme, widest: &dyn Phrase) -> Plot {
        let label = spades_words::width(&widest.text()) as f32 * WIDEST * theme.min_text().max(LABEL);
        Plot {
            side: (LABEL_LEFT + label + GAP).max(EDGE.x),
            ..self
        }
    }

    /// Returns the position of a value.
    fn point(&self, step: usize, value: f32) -> Vec2 {
        let edge = Vec2::new(self.side, EDGE.y);
        let room = self.size - 2.0 * edge;
        let along = step as f32 / self.steps;
        let up = (value - self.low) / (self.high - self.low);
        edge + room * Vec2::new(along, 1.0 - up)
    }

    /// Adds a thin horizontal line at a value, with a label.
    pub(crate) fn level(&mut self, value: f32, label: impl Phrase + 'static) {
        self.levels.push((value, Box::new(label)));
    }

    /// Adds a line through consecutive values; it has a gap at each missing one.
    pub(crate) fn line(&mut self, values: impl IntoIterator<Item = Option<f32>>, color: Color, look: StrokeStyle) {
        let mut before = None;
        for (step, value) in values.into_iter().enumerate() {
            let here = value.map(|value| self.point(step, value));
            if let (Some(from), Some(to)) = (before, here) {
                self.marks.push(Mark {
                    from,
                    to,
                    thick: look.thick,
                    color,
                });
            }
            before = here;
        }
    }

    /// Adds the points alone.
    pub(crate) fn dots(&mut self, values: impl IntoIterator<Item = Option<f32>>, color: Color, look: StrokeStyle) {
        for (step, value) in values.into_iter().enumerate() {
            if let Some(value) = value {
                let at = self.point(step, value);
                self.marks.push(Mark {
                    from: at,
                    to: at,
                    thick: look.dot,
                    color,
                });
            }
        }
    }

    /// Adds a line with its points.
    pub(crate) fn joined(&mut self, values: impl IntoIterator<Item = f32> + Clone, color: Color) {
        self.line(values.clone().into_iter().map(Some), color, BOLD);
        self.dots(values.into_iter().map(Some), color, BOLD);
    }

    /// Spawns the plot. A screen reader says its title, and its content as lines of words.
    pub(crate) fn spawn<P: Phrase>(
        self,
        body: &mut ChildSpawnerCommands,
        theme: &Theme,
        title: &dyn Phrase,
        words: impl IntoIterator<Item = P>,
    ) {
        body.spawn(well(
            flex()
                .width(px(self.size.x))
                .max_width(percent(100))
                .height(px(self.size.y))
                .border_radius(BorderRadius::all(px(14)))
                .rigid(),
        ))
        .insert((ScreenReaderText::new(words), label(title), LeftToRight))
        .with_children(|area| {
            for (value, label) in &self.levels {
                self.spawn_level(area, theme, *value, label);
            }
            area.spawn(self.drawing().node());
        });
    }

    fn spawn_level(&self, area: &mut ChildSpawnerCommands, theme: &Theme, value: f32, label: &dyn Phrase) {
        let y = self.point(0, value).y;
        let high = 1.25 * theme.min_text().max(LABEL);
        area.spawn((
            flex().absolute().left(px(8)).right(px(8)).top(px(y)).height(px(1.2)),
            BackgroundColor(level_color()),
        ));
        area.spawn((
            theme.sans(label, LABEL, palette::MUTED),
            TextLayout::no_wrap(),
            Node {
                position_type: PositionType::Absolute,
                left: px(LABEL_LEFT),
                // Below its line, except for the lowest one.
                top: px(if y + 3.0 + high > self.size.y {
                    y - high - 1.0
                } else {
                    y + 3.0
                }),
                ..default()
            },
        ));
    }

    fn drawing(self) -> Drawing {
        Drawing {
            size: self.size,
            marks: self.marks,
            drawn: UVec2::ZERO,
        }
    }
}

/// Lines and points, drawn into one image at the resolution of the screen: rotated nodes would not be clipped at the edge of the area that
/// they scroll in.
#[derive(Component, Clone, Debug)]
pub(crate) struct Drawing {
    /// Size in units.
    size: Vec2,
    marks: Vec<Mark>,
    /// Resolution of the last drawing, in pixels.
    drawn: UVec2,
}

/// A stroke with round ends; a dot if both ends are equal.
#[derive(Clone, Copy, Debug)]
struct Mark {
    from: Vec2,
    to: Vec2,
    thick: f32,
    color: Color,
}

impl Drawing {
    /// Returns the left end of everything drawn, with its thickness.
    #[cfg(test)]
    pub(crate) fn left(&self) -> f32 {
        let left = |mark: &Mark| mark.from.x.min(mark.to.x) - mark.thick / 2.0;
        self.marks.iter().map(left).fold(f32::INFINITY, f32::min)
    }

    /// Builds the node, which fills its parent.
    fn node(self) -> impl Bundle {
        (
            self,
            ImageNode::new(TRANSPARENT_IMAGE_HANDLE),
            flex()
                .absolute()
                .left(px(0))
                .top(px(0))
                .width(percent(100))
                .height(percent(100)),
            Pickable::IGNORE,
        )
    }

    /// Returns the pixels, row by row, as red, green, blue and opacity.
    fn pixels(&self, pixels: UVec2) -> Vec<u8> {
        let scale = pixels.as_vec2() / self.size;
        let mut canvas = vec![[0.0f32; 4]; (pixels.x * pixels.y) as usize];
        for mark in &self.marks {
            let (from, to) = (mark.from * scale, mark.to * scale);
            // Never so thin that it breaks up.
            let radius = (mark.thick * scale.y / 2.0).max(0.7);
            let reach = Vec2::splat(radius + 1.0);
            let min = (from.min(to) - reach).max(Vec2::ZERO).as_uvec2();
            let max = (from.max(to) + reach).max(Vec2::ZERO).as_uvec2().min(pixels);
            let along = to - from;
            let ink = mark.color.to_srgba();
            for y in min.y..max.y {
                for x in min.x..max.x {
                    let at = Vec2::new(x as f32 + 0.5, y as f32 + 0.5) - from;
                    let part = (at.dot(along) / along.length_squared().max(f32::EPSILON)).clamp(0.0, 1.0);
                    let inside = (radius - (at - along * part).length() + 0.5).clamp(0.0, 1.0);
                    let below = &mut canvas[(y * pixels.x + x) as usize];
                    let over = inside * ink.alpha;
                    let alpha = over + below[3] * (1.0 - over);
                    if alpha > 0.0 {
                        for (channel, ink) in below.iter_mut().zip([ink.red, ink.green, ink.blue]) {
                            *channel += (ink - *channel) * over / alpha;
                        }
                        below[3] = alpha;
                    }
                }
            }
        }
        canvas
            .iter()
            .flatten()
            .map(|channel| (channel * 255.0).round() as u8)
            .collect()
    }
}

/// Draws at the resolution that the layout has determined.
fn draw(
    mut drawings: Query<(&mut Drawing, &ComputedNode, &mut ImageNode), Changed<ComputedNode>>,
    mut images: ResMut<Assets<Image>>,
    mut redraw: ResMut<Redraw>,
) {
    for (mut drawing, node, mut shown) in &mut drawings {
        let pixels = node.size().round().as_uvec2();
        if pixels == drawing.drawn || pixels.min_element() == 0 {
            continue;
        }
        drawing.drawn = pixels;
        let size = Extent3d {
            width: pixels.x,
            height: pixels.y,
            depth_or_array_layers: 1,
        };
        shown.image = images.add(Image::new(
            size,
            TextureDimension::D2,
            drawing.pixels(pixels),
            TextureFormat::Rgba8UnormSrgb,
            RenderAssetUsages::RENDER_WORLD,
        ));
        redraw.for_a_while();
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PostUpdate, draw.after(bevy::ui::UiSystems::Layout));
}

/// Stroke style, in units.
#[derive(Clone, Copy, Debug)]
pub(crate) struct StrokeStyle {
    /// Thickness of the line.
    pub(crate) thick: f32,
    /// Diameter of the points.
    pub(crate) dot: f32,
}

/// Style for few points.
const BOLD: StrokeStyle = StrokeStyle { thick: 3.0, dot: 9.0 };
/// Style for many points.
pub(crate) const FINE: StrokeStyle = StrokeStyle { thick: 2.6, dot: 4.0 };

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_drawn_in_any_number_of_pixels() {
        let mut plot = Plot::new(Vec2::new(200.0, 100.0), 2, [0.0, 10.0]);
        plot.joined([5.0, 5.0], Color::srgb(1.0, 0.0, 0.0));
        let drawing = plot.drawing();
        for scale in [1, 3] {
            let size = UVec2::new(200, 100) * scale;
            let pixels = drawing.pixels(size);
            assert_eq!(pixels.len() as u32, size.x * size.y * 4);
            let at = |x: u32, y: u32| {
                let begin = ((y * size.x + x) * 4) as usize;
                [pixels[begin], pixels[begin + 3]]
            };
            assert_eq!(at(size.x / 2, size.y / 2), [255, 255], "on the line");
            assert_eq!(at(size.x / 2, size.y / 4)[1], 0, "beside it");
            assert_eq!(at(0, size.y / 2)[1], 0, "before it begins");
        }
        // An empty line, or a drawing without room, must not panic.
        assert_eq!(drawing.pixels(UVec2::ONE).len(), 4);
    }

    #[test]
    fn the_picture_holds_every_point_and_higher_is_better() {
        let size = Vec2::new(700.0, 200.0);
        let rounds = [[0.0, 0.0], [52.0, -40.0], [-150.0, 60.0], [310.0, 61.0]];
        let plot = Plot::new(size, rounds.len(), rounds.into_iter().flatten().chain([0.0, 300.0]));
        for (round, scores) in rounds.iter().enumerate() {
            for &score in scores {
                let at = plot.point(round, score);
                assert!(Rect::from_corners(Vec2::ZERO, size).inflate(-8.0).contains(at), "{at}");
            }
        }
        assert!(plot.point(1, 52.0).y < plot.point(1, -40.0).y);
        assert!(plot.point(2, 0.0).x > plot.point(1, 0.0).x);
        // A single point has a finite position, and so has a plot without points.
        assert!(Plot::new(size, 1, [7.0]).point(0, 7.0).is_finite());
        assert!(Plot::new(size, 0, []).point(0, 0.0).is_finite());
    }
}

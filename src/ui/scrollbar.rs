//! A thin bar beside every scrolling area whose content overflows; and a mark at each edge beyond which there is more.

use bevy::prelude::*;
use bevy::ui::UiGlobalTransform;
use bevy::ui_widgets::{ControlOrientation, ScrollArea, Scrollbar, ScrollbarThumb};

use crate::redraw::Redraw;
use crate::ui::node::{NodeStyle as _, flex};
use crate::ui::{HiddenFromScreenReader, LeftToRight, Theme, palette};

const THICKNESS: f32 = 6.0;

/// Depth of a mark, in UI pixels.
const MORE: f32 = 36.0;

/// From the bar to the edge of its area.
const GAP: f32 = 3.0;

/// Minimum height of a scrolling area that shows the mark.
const LOW: f32 = 200.0;

/// Room for the focus ring of a widget that is scrolled into view.
const RING: f32 = 6.0;

/// Scrolls a widget into view, clear of the marks at the edges of its area.
#[derive(EntityEvent, Clone, Copy, Debug)]
pub(crate) struct Reveal {
    pub(crate) entity: Entity,
}

/// Marks that the content continues beyond an edge of this area.
#[derive(Component)]
pub(crate) struct MoreContent {
    pub(crate) area: Entity,
    edge: Edge,
    ground: Ground,
}

/// An edge of an area with a mark.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Edge {
    Upper,
    Lower,
    Left,
    Right,
}

/// The ground below the content of an area.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Ground {
    /// A panel, whose even color the content fades to.
    Panel,
    /// The cloth, whose color differs from place to place: a fade to one color would be a block.
    Felt,
}

/// Returns the background of a mark. On a panel it fades toward the edge, and the chevron stands where nothing shows through; on the felt
/// a glow of shadow around the chevron ends within the mark.
fn background(edge: Edge, ground: Ground) -> BackgroundGradient {
    let dark = palette::PANEL;
    if ground == Ground::Felt {
        let stops = vec![
            dark.with_alpha(0.92).into(),
            ColorStop::percent(dark.with_alpha(0.8), 50.0),
            ColorStop::percent(dark.with_alpha(0.0), 100.0),
        ];
        let glow = RadialGradient::new(UiPosition::CENTER, RadialGradientShape::ClosestSide, stops);
        return BackgroundGradient::from(glow);
    }
    let stops = vec![dark.with_alpha(0.0).into(), ColorStop::percent(dark, 44.0), dark.into()];
    BackgroundGradient::from(match edge {
        Edge::Upper => LinearGradient::to_top(stops),
        Edge::Lower => LinearGradient::to_bottom(stops),
        Edge::Left => LinearGradient::to_left(stops),
        Edge::Right => LinearGradient::to_right(stops),
    })
}

/// An area whose bar stands to its right, in the padding of its panel, so that it lies on no text.
#[derive(Component, Clone, Copy, Debug)]
pub struct BarBeside;

/// Spawns bar and mark as later siblings of their area: they must not scroll with it.
fn attach(
    added: On<Add, ScrollArea>,
    parents: Query<&ChildOf>,
    grounds: Query<&BackgroundColor>,
    theme: Option<Res<Theme>>,
    mut commands: Commands,
) {
    let Ok(parent) = parents.get(added.entity) else { return };
    commands.spawn((
        Name::new("scroll-bar"),
        ChildOf(parent.0),
        // Above the marks.
        ZIndex(2),
        Scrollbar {
            orientation: ControlOrientation::Vertical,
            target: added.entity,
            min_thumb_length: 40.0,
        },
        flex().absolute().width(px(THICKNESS)).display(Display::None),
        children![(
            BackgroundColor(palette::BRASS.with_alpha(0.35)),
            ScrollbarThumb {
                border_radius: BorderRadius::MAX,
                border: UiRect::ZERO,
            },
        )],
    ));
    if let Some(theme) = theme {
        let area = added.entity;
        let is_opaque = |above| grounds.get(above).is_ok_and(|ground| ground.0.alpha() > 0.5);
        let on_panel = parents.iter_ancestors(area).any(is_opaque);
        let ground = if on_panel { Ground::Panel } else { Ground::Felt };
        for edge in [Edge::Upper, Edge::Lower, Edge::Left, Edge::Right] {
            spawn_mark(&mut commands, &theme, parent.0, MoreContent { area, edge, ground });
        }
    }
}

/// Spawns a mark: a chevron on a ground that hides the content below it.
fn spawn_mark(commands: &mut Commands, theme: &Theme, parent: Entity, mark: MoreContent) {
    let (name, turn, align, justify) = match mark.edge {
        Edge::Upper => ("more-above", -90.0, AlignItems::FlexStart, JustifyContent::Center),
        Edge::Lower => ("more-below", 90.0, AlignItems::FlexEnd, JustifyContent::Center),
        Edge::Left => ("more-at-the-left", 180.0, AlignItems::Center, JustifyContent::FlexStart),
        Edge::Right => ("more-at-the-right", 0.0, AlignItems::Center, JustifyContent::FlexEnd),
    };
    let (align, justify) = match mark.ground {
        Ground::Panel => (align, justify),
        Ground::Felt => (AlignItems::Center, JustifyContent::Center),
    };
    let background = background(mark.edge, mark.ground);
    let mut spawned = commands.spawn((
        Name::new(name),
        mark,
        // It points at an edge of the window in every language.
        LeftToRight,
        HiddenFromScreenReader,
        ChildOf(parent),
        // Where the area is its parent's first child, its mark is attached before it, and would be drawn under its texts.
        ZIndex(1),
        flex()
            .absolute()
            .display(Display::None)
            .align_items(align)
            .justify_content(justify),
        background,
        Pickable::IGNORE,
    ));
    spawned.with_child((
        theme.icon("chevron-right", 20.0, palette::BRASS),
        UiTransform::from_rotation(Rot2::degrees(turn)),
    ));
}

/// Returns the rectangle of an area, relative to the corner of its parent, in UI pixels.
fn placed(
    (area, at): (&ComputedNode, &UiGlobalTransform),
    (frame, origin): (&ComputedNode, &UiGlobalTransform),
) -> Rect {
    let unit = area.inverse_scale_factor();
    // Children with absolute positions are placed within the border.
    let inner = origin.translation - frame.size() / 2.0 + frame.border.min_inset;
    let corner = at.translation - area.size() / 2.0 - inner;
    Rect::from_corners(corner * unit, (corner + area.size()) * unit)
}

/// Keeps the bars at the right edge of their areas; at the left one on a mirrored page.
fn place(
    mut bars: Query<(&Scrollbar, &ChildOf, &mut Node)>,
    areas: Query<(&ComputedNode, &UiGlobalTransform)>,
    styles: Query<&Node, Without<Scrollbar>>,
    beside: Query<(), With<BarBeside>>,
    mut redraw: ResMut<Redraw>,
) {
    for (bar, parent, mut node) in &mut bars {
        let (Ok(area), Ok(frame)) = (areas.get(bar.target), areas.get(parent.0)) else {
            continue;
        };
        // The descent below a last line is no reason to scroll.
        let scrolls = !area.0.is_empty() && area.0.content_size().y > area.0.size().y + 4.0;
        let rect = placed(area, frame);
        let out = if beside.contains(bar.target) {
            GAP
        } else {
            -THICKNESS - GAP
        };
        let is_mirrored = styles
            .get(bar.target)
            .is_ok_and(|style| style.direction == InlineDirection::Rtl);
        let left = if is_mirrored {
            rect.min.x - out - THICKNESS
        } else {
            rect.max.x + out
        };
        let next = node
            .clone()
            .display(if scrolls { Display::Flex } else { Display::None })
            .left(px(left.round()))
            .top(px((rect.min.y + 4.0).round()))
            .height(px((rect.height() - 8.0).round()));
        if node.set_if_neq(next) {
            redraw.for_a_while();
        }
    }
}

/// Returns `true` if more than a line's descent of the content is beyond an edge.
fn goes_on(edge: Edge, style: &Node, scrolled: Vec2, (area, content): (Vec2, Vec2)) -> bool {
    let beyond = content - scrolled - area;
    match edge {
        Edge::Upper => style.overflow.y == OverflowAxis::Scroll && area.y > LOW && scrolled.y > 12.0,
        Edge::Lower => style.overflow.y == OverflowAxis::Scroll && area.y > LOW && beyond.y > 12.0,
        Edge::Left => style.overflow.x == OverflowAxis::Scroll && scrolled.x > 12.0,
        Edge::Right => style.overflow.x == OverflowAxis::Scroll && beyond.x > 12.0,
    }
}

/// Returns the ends of a stretch between these heights beside the round corners of a frame, within its border, in UI pixels.
fn beside_corners(frame: &ComputedNode, (top, bottom): (f32, f32)) -> (f32, f32) {
    let unit = frame.inverse_scale_factor();
    let border = frame.border;
    let size = (frame.size() - border.min_inset - border.max_inset) * unit;
    let inset = |outer: f32, border: f32, from_edge: f32| {
        let radius = ((outer - border) * unit).max(0.0);
        let up = (radius - from_edge).clamp(0.0, radius);
        radius - (radius * radius - up * up).sqrt()
    };
    let corners = frame.border_radius();
    let side =
        |upper: f32, lower: f32, border: f32| inset(upper, border, top).max(inset(lower, border, size.y - bottom));
    (
        side(corners.top_left, corners.bottom_left, border.min_inset.x),
        size.x - side(corners.top_right, corners.bottom_right, border.max_inset.x),
    )
}

/// Returns the place of a mark at the edge of an area.
fn beside_edge(edge: Edge, ground: Ground, area: Rect) -> Rect {
    let place = match edge {
        Edge::Upper => Rect::new(area.min.x, area.min.y, area.max.x, area.min.y + MORE),
        Edge::Lower => Rect::new(area.min.x, area.max.y - MORE, area.max.x, area.max.y),
        Edge::Left => Rect::new(area.min.x, area.min.y, area.min.x + MORE, area.max.y),
        Edge::Right => Rect::new(area.max.x - MORE, area.min.y, area.max.x, area.max.y),
    };
    match (edge, ground) {
        // Only around the chevron.
        (Edge::Upper | Edge::Lower, Ground::Felt) => {
            let half = MORE / 2.0;
            Rect::new(
                place.center().x - half,
                place.min.y,
                place.center().x + half,
                place.max.y,
            )
        }
        _ => place,
    }
}

/// Keeps the marks at the edges of the areas that have more content there.
fn mark(
    mut marks: Query<(&MoreContent, &ChildOf, &mut Node)>,
    areas: Query<(&ComputedNode, &UiGlobalTransform)>,
    scrolled: Query<(&Node, &ScrollPosition), Without<MoreContent>>,
    mut redraw: ResMut<Redraw>,
) {
    for (mark, parent, mut node) in &mut marks {
        let (Ok(area), Ok(frame), Ok((style, position))) =
            (areas.get(mark.area), areas.get(parent.0), scrolled.get(mark.area))
        else {
            continue;
        };
        let rect = placed(area, frame);
        let content = area.0.content_size() * area.0.inverse_scale_factor();
        let display = match goes_on(mark.edge, style, position.0, (rect.size(), content)) {
            true => Display::Flex,
            false => Display::None,
        };
        let place = beside_edge(mark.edge, mark.ground, rect);
        let (left, right) = beside_corners(frame.0, (place.min.y, place.max.y));
        let (left, right) = (place.min.x.max(left).ceil(), place.max.x.min(right).floor());
        let next = Node {
            display,
            // Within the area: the border beside it stays in sight.
            left: px(left),
            top: px(place.min.y.round()),
            width: px(right - left),
            height: px(place.height().round()),
            ..node.clone()
        };
        if node.set_if_neq(next) {
            redraw.for_a_while();
        }
    }
}

/// Returns the scroll position, as near as possible to the current one, that shows a stretch of the content with `clear` around it.
fn revealed(now: f32, (start, end): (f32, f32), clear: (f32, f32), (view, content): (f32, f32)) -> f32 {
    let (start, end) = (start - clear.0, end + clear.1);
    let last = (content - view).max(0.0);
    now.max(end - view).min(start).clamp(0.0, last)
}

fn reveal(
    event: On<Reveal>,
    nodes: Query<(&Node, &ComputedNode, &UiGlobalTransform)>,
    parents: Query<&ChildOf>,
    mut areas: Query<&mut ScrollPosition, With<ScrollArea>>,
) {
    let above = parents.iter_ancestors(event.entity).find(|&at| areas.contains(at));
    let (Ok((_, node, at)), Some(area)) = (nodes.get(event.entity), above) else {
        return;
    };
    let (Ok((style, frame, origin)), Ok(mut position)) = (nodes.get(area), areas.get_mut(area)) else {
        return;
    };
    let rect = placed((node, at), (frame, origin));
    let unit = frame.inverse_scale_factor();
    let (view, content) = (frame.size() * unit, frame.content_size() * unit);
    // As it was laid out: several widgets may be revealed in a frame.
    let scrolled = frame.scroll_position * unit;
    let (start, end) = (rect.min + scrolled, rect.max + scrolled);
    let mut wanted = position.0;
    if style.overflow.x == OverflowAxis::Scroll {
        wanted.x = revealed(
            position.x,
            (start.x, end.x),
            (MORE + RING, MORE + RING),
            (view.x, content.x),
        );
    }
    if style.overflow.y == OverflowAxis::Scroll {
        let clear = if view.y > LOW { MORE + RING } else { RING };
        wanted.y = revealed(position.y, (start.y, end.y), (clear, clear), (view.y, content.y));
    }
    if position.0 != wanted {
        position.0 = wanted;
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_observer(attach);
    app.add_observer(reveal);
    app.add_systems(PostUpdate, (place, mark).after(bevy::ui::UiSystems::PostLayout));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn revealed_controls_are_clear_of_the_mark() {
        let shown = |now, start, end| revealed(now, (start, end), (RING, MORE), (300.0, 1000.0));
        assert_eq!(shown(0.0, 100.0, 150.0), 0.0, "it is in view");
        assert_eq!(shown(0.0, 240.0, 290.0), 26.0, "it lay under the mark");
        assert_eq!(shown(400.0, 380.0, 420.0), 374.0);
        assert_eq!(shown(0.0, 960.0, 1000.0), 700.0, "nothing is beyond the end");
        assert_eq!(shown(300.0, 0.0, 40.0), 0.0);
        assert_eq!(shown(0.0, 200.0, 900.0), 194.0, "a large one from its start");
    }

    /// At 200 %, fades to one color were blocks on the felt.
    #[test]
    fn a_mark_on_the_felt_ends_within_itself() {
        for edge in [Edge::Upper, Edge::Lower, Edge::Left, Edge::Right] {
            let [Gradient::Radial(glow)] = &background(edge, Ground::Felt).0[..] else {
                panic!("a glow");
            };
            assert_eq!(glow.shape, RadialGradientShape::ClosestSide);
            assert_eq!(glow.stops.last().map(|stop| stop.color.alpha()), Some(0.0));
            let area = Rect::new(0.0, 0.0, 700.0, 500.0);
            let place = beside_edge(edge, Ground::Felt, area);
            assert_eq!(place.size().min_element(), MORE);
            assert!(
                place.min.cmpge(area.min).all() && place.max.cmple(area.max).all(),
                "{place:?}"
            );
        }
    }

    #[test]
    fn content_beyond_each_edge_has_a_mark() {
        let style = flex().overflow(Overflow::scroll_y());
        let sizes = (Vec2::new(400.0, 300.0), Vec2::new(400.0, 900.0));
        let marked = |scrolled: f32| {
            [Edge::Upper, Edge::Lower].map(|edge| goes_on(edge, &style, Vec2::new(0.0, scrolled), sizes))
        };
        assert_eq!(
            [0.0, 300.0, 600.0].map(marked),
            [[false, true], [true, true], [true, false]]
        );
    }
}

//! A thin bar beside every scrolling area whose content overflows; and a mark at the edge beyond which there is more.

use bevy::prelude::*;
use bevy::ui::UiGlobalTransform;
use bevy::ui_widgets::{ControlOrientation, ScrollArea, Scrollbar, ScrollbarThumb};

use crate::redraw::Redraw;
use crate::settings::Settings;
use crate::ui::{HiddenFromScreenReader, Theme, felt, palette};

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

/// Fades the content that continues beyond an edge of this area.
#[derive(Component)]
pub(crate) struct MoreContent {
    pub(crate) area: Entity,
    edge: Edge,
}

/// An edge of an area with a mark. Areas that scroll downwards lie on panels, and rows that scroll sideways on the felt.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Edge {
    Lower,
    Left,
    Right,
}

/// Returns the fade towards an edge: the chevron stands where nothing shows through.
fn fade(edge: Edge, ground: Color) -> BackgroundGradient {
    let stops = vec![
        ground.with_alpha(0.0).into(),
        ColorStop::percent(ground, 44.0),
        ground.into(),
    ];
    BackgroundGradient::from(match edge {
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
    (theme, settings): (Option<Res<Theme>>, Option<Res<Settings>>),
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
        Node {
            position_type: PositionType::Absolute,
            width: px(THICKNESS),
            display: Display::None,
            ..default()
        },
        children![(
            BackgroundColor(palette::BRASS.with_alpha(0.35)),
            ScrollbarThumb {
                border_radius: BorderRadius::MAX,
                border: UiRect::ZERO,
            },
        )],
    ));
    if let Some(theme) = theme {
        for edge in [Edge::Lower, Edge::Left, Edge::Right] {
            let area = added.entity;
            let ground = ground(edge, settings.as_deref());
            spawn_mark(&mut commands, &theme, (parent.0, ground), MoreContent { area, edge });
        }
    }
}

/// Spawns a mark: a chevron on a fade to the colour of the ground that hides the content below it.
fn spawn_mark(commands: &mut Commands, theme: &Theme, (parent, ground): (Entity, Color), mark: MoreContent) {
    let (name, turn, align, justify) = match mark.edge {
        Edge::Lower => ("more-below", 90.0, AlignItems::FlexEnd, JustifyContent::Center),
        Edge::Left => ("more-at-the-left", 180.0, AlignItems::Center, JustifyContent::FlexStart),
        Edge::Right => ("more-at-the-right", 0.0, AlignItems::Center, JustifyContent::FlexEnd),
    };
    let fade = fade(mark.edge, ground);
    let mut spawned = commands.spawn((
        Name::new(name),
        mark,
        HiddenFromScreenReader,
        ChildOf(parent),
        // Where the area is its parent's first child, its mark is attached before it, and would be drawn under its texts.
        ZIndex(1),
        Node {
            position_type: PositionType::Absolute,
            display: Display::None,
            align_items: align,
            justify_content: justify,
            ..default()
        },
        fade,
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

/// Keeps the bars at the right edge of their areas.
fn place(
    mut bars: Query<(&Scrollbar, &ChildOf, &mut Node)>,
    areas: Query<(&ComputedNode, &UiGlobalTransform)>,
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
        let left = if beside.contains(bar.target) {
            GAP
        } else {
            -THICKNESS - GAP
        };
        let next = Node {
            display: if scrolls { Display::Flex } else { Display::None },
            left: px((rect.max.x + left).round()),
            top: px((rect.min.y + 4.0).round()),
            height: px((rect.height() - 8.0).round()),
            ..node.clone()
        };
        if node.set_if_neq(next) {
            redraw.for_a_while();
        }
    }
}

/// Returns `true` if more than a line's descent of the content is beyond an edge.
fn goes_on(edge: Edge, style: &Node, scrolled: Vec2, (area, content): (Vec2, Vec2)) -> bool {
    let beyond = content - scrolled - area;
    match edge {
        Edge::Lower => style.overflow.y == OverflowAxis::Scroll && area.y > LOW && beyond.y > 12.0,
        Edge::Left => style.overflow.x == OverflowAxis::Scroll && scrolled.x > 12.0,
        Edge::Right => style.overflow.x == OverflowAxis::Scroll && beyond.x > 12.0,
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
        let place = match mark.edge {
            Edge::Lower => Rect::new(rect.min.x, rect.max.y - MORE, rect.max.x, rect.max.y),
            Edge::Left => Rect::new(rect.min.x, rect.min.y, rect.min.x + MORE, rect.max.y),
            Edge::Right => Rect::new(rect.max.x - MORE, rect.min.y, rect.max.x, rect.max.y),
        };
        let next = Node {
            display,
            // Within the area: the border beside it stays in sight.
            left: px(place.min.x.ceil()),
            top: px(place.min.y.round()),
            width: px(place.max.x.floor() - place.min.x.ceil()),
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
        let below = if view.y > LOW { MORE + RING } else { RING };
        wanted.y = revealed(position.y, (start.y, end.y), (RING, below), (view.y, content.y));
    }
    if position.0 != wanted {
        position.0 = wanted;
    }
}

/// Returns the colour of what lies below the marks at an edge: the panel's or the felt's.
fn ground(edge: Edge, settings: Option<&Settings>) -> Color {
    match (edge, settings) {
        (Edge::Left | Edge::Right, Some(settings)) => felt::colors(settings.felt)[1],
        _ => palette::PANEL,
    }
}

/// Gives the marks the colour of a newly chosen felt.
fn dye(settings: Res<Settings>, mut marks: Query<(&MoreContent, &mut BackgroundGradient)>) {
    for (mark, mut gradient) in &mut marks {
        *gradient = fade(mark.edge, ground(mark.edge, Some(&settings)));
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, dye.run_if(resource_exists_and_changed::<Settings>));
    app.add_observer(attach);
    app.add_observer(reveal);
    app.add_systems(PostUpdate, (place, mark).after(bevy::ui::UiSystems::PostLayout));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_revealed_is_clear_of_the_mark() {
        let shown = |now, start, end| revealed(now, (start, end), (RING, MORE), (300.0, 1000.0));
        assert_eq!(shown(0.0, 100.0, 150.0), 0.0, "it is in view");
        assert_eq!(shown(0.0, 240.0, 290.0), 26.0, "it lay under the mark");
        assert_eq!(shown(400.0, 380.0, 420.0), 374.0);
        assert_eq!(shown(0.0, 960.0, 1000.0), 700.0, "nothing is beyond the end");
        assert_eq!(shown(300.0, 0.0, 40.0), 0.0);
        assert_eq!(shown(0.0, 200.0, 900.0), 194.0, "a large one from its start");
    }
}

//! A thin bar beside every scrolling area whose content overflows; and a mark at the lower edge while there is more below.

use bevy::prelude::*;
use bevy::ui::UiGlobalTransform;
use bevy::ui_widgets::{ControlOrientation, ScrollArea, Scrollbar, ScrollbarThumb};

use crate::ui::{HiddenFromScreenReader, Theme, palette};

const THICKNESS: f32 = 6.0;

/// Height of the mark, in UI pixels.
const MORE: f32 = 36.0;

/// From the bar to the edge of its area.
const GAP: f32 = 3.0;

/// Minimum height of a scrolling area that shows the mark.
const LOW: f32 = 200.0;

/// Fades the content that continues below the lower edge of this area.
#[derive(Component)]
pub(crate) struct MoreBelow(pub(crate) Entity);

/// An area whose bar stands to its right, in the padding of its panel, so that it lies on no text.
#[derive(Component, Clone, Copy, Debug)]
pub struct BarBeside;

/// Spawns bar and mark as later siblings of their area: they must not scroll with it.
fn attach(added: On<Add, ScrollArea>, parents: Query<&ChildOf>, theme: Option<Res<Theme>>, mut commands: Commands) {
    let Ok(parent) = parents.get(added.entity) else { return };
    commands.spawn((
        Name::new("scroll-bar"),
        ChildOf(parent.0),
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
    let Some(theme) = theme else { return };
    let mut chevron = commands.spawn((
        Name::new("more-below"),
        MoreBelow(added.entity),
        HiddenFromScreenReader,
        ChildOf(parent.0),
        // Where the area is its parent's first child, its mark is attached before it, and would be drawn under its texts.
        ZIndex(1),
        Node {
            position_type: PositionType::Absolute,
            height: px(MORE),
            display: Display::None,
            align_items: AlignItems::FlexEnd,
            justify_content: JustifyContent::Center,
            ..default()
        },
        BackgroundGradient::from(LinearGradient::to_bottom(vec![
            palette::PANEL.with_alpha(0.0).into(),
            palette::PANEL.with_alpha(0.96).into(),
        ])),
        Pickable::IGNORE,
    ));
    chevron.with_child((
        theme.icon("chevron-right", 20.0, palette::BRASS),
        UiTransform::from_rotation(Rot2::degrees(90.0)),
    ));
}

/// Returns the rectangle of an area, relative to the corner of its parent, in UI pixels.
fn placed(
    (area, at): (&ComputedNode, &UiGlobalTransform),
    (frame, origin): (&ComputedNode, &UiGlobalTransform),
) -> Rect {
    let unit = area.inverse_scale_factor();
    let corner = (at.translation - area.size() / 2.0) - (origin.translation - frame.size() / 2.0);
    Rect::from_corners(corner * unit, (corner + area.size()) * unit)
}

/// Keeps the bars at the right edge of their areas.
fn place(
    mut bars: Query<(&Scrollbar, &ChildOf, &mut Node)>,
    areas: Query<(&ComputedNode, &UiGlobalTransform)>,
    beside: Query<(), With<BarBeside>>,
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
        node.set_if_neq(next);
    }
}

/// Keeps the marks at the lower edge of the areas that have more content below.
fn mark(
    mut marks: Query<(&MoreBelow, &ChildOf, &mut Node)>,
    areas: Query<(&ComputedNode, &UiGlobalTransform)>,
    scrolled: Query<(&Node, &ScrollPosition), Without<MoreBelow>>,
) {
    for (mark, parent, mut node) in &mut marks {
        let (Ok(area), Ok(frame), Ok((style, position))) =
            (areas.get(mark.0), areas.get(parent.0), scrolled.get(mark.0))
        else {
            continue;
        };
        let rect = placed(area, frame);
        let content = area.0.content_size().y * area.0.inverse_scale_factor();
        let below = content - position.y - rect.height();
        let goes_on = style.overflow.y == OverflowAxis::Scroll && rect.height() > LOW && below > 12.0;
        let next = Node {
            display: if goes_on { Display::Flex } else { Display::None },
            left: px(rect.min.x.round()),
            top: px((rect.max.y - MORE).round()),
            width: px((rect.width() - THICKNESS - 6.0).max(0.0).round()),
            ..node.clone()
        };
        node.set_if_neq(next);
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_observer(attach);
    app.add_systems(PostUpdate, (place, mark).after(bevy::ui::UiSystems::PostLayout));
}

//! A thin bar beside whatever scrolls, as long as there is more than fits.

use bevy::prelude::*;
use bevy::ui::UiGlobalTransform;
use bevy::ui_widgets::{ControlOrientation, ScrollArea, Scrollbar, ScrollbarThumb};

use crate::ui::palette;

const THICKNESS: f32 = 6.0;

/// A bar is the younger sibling of its area: it must not scroll with it.
fn attach(added: On<Add, ScrollArea>, parents: Query<&ChildOf>, mut commands: Commands) {
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
}

/// Keeps the bars at the right edge of their areas.
fn place(mut bars: Query<(&Scrollbar, &ChildOf, &mut Node)>, areas: Query<(&ComputedNode, &UiGlobalTransform)>) {
    for (bar, parent, mut node) in &mut bars {
        let (Ok((area, at)), Ok((frame, origin))) = (areas.get(bar.target), areas.get(parent.0)) else {
            continue;
        };
        let unit = area.inverse_scale_factor();
        // The room below the letters of a last line is nothing to scroll for.
        let scrolls = !area.is_empty() && area.content_size().y > area.size().y + 4.0;
        let corner = (at.translation - area.size() / 2.0) - (origin.translation - frame.size() / 2.0);
        let next = Node {
            display: if scrolls { Display::Flex } else { Display::None },
            left: px(((corner.x + area.size().x) * unit - THICKNESS - 3.0).round()),
            top: px((corner.y * unit + 4.0).round()),
            height: px((area.size().y * unit - 8.0).round()),
            ..node.clone()
        };
        node.set_if_neq(next);
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_observer(attach);
    app.add_systems(PostUpdate, place.after(bevy::ui::UiSystems::PostLayout));
}

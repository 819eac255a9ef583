//! Keeps a page scrolled where it is when it is built again: the player has turned the device, or moved a slider far down on the page.

use std::marker::PhantomData;

use bevy::prelude::*;
use bevy::ui::UiSystems;
use bevy::ui_widgets::ScrollArea;

use super::{PageOf, PageState};

/// Scroll positions of a page of the state `S` that is being built again, in the order of the page. Pages of two states may be built at once,
/// one above the other.
#[derive(Resource)]
pub(super) struct KeptScroll<S: PageState>(Vec<Kept>, PhantomData<S>);

impl<S: PageState> Default for KeptScroll<S> {
    fn default() -> Self {
        KeptScroll(Vec::new(), PhantomData)
    }
}

struct Kept {
    position: Vec2,
    /// Fraction of the scroll range, 0 to 1, in both directions. The new page may be longer or shorter.
    part: Vec2,
}

/// Fraction of the scroll range to scroll an area to, once its content is measured.
#[derive(Component)]
pub(super) struct ScrollToPart(Vec2);

/// Returns how far the area can be scrolled, in interface pixels.
fn range(node: &ComputedNode) -> Vec2 {
    (node.content_size() - node.size()).max(Vec2::ZERO) * node.inverse_scale_factor()
}

type Pages<'w, 's, S> = Query<'w, 's, (Entity, &'static PageOf<S>)>;
type Areas<'w, 's> = Query<
    'w,
    's,
    (
        &'static ComputedNode,
        &'static ScrollPosition,
        Option<&'static ScrollToPart>,
    ),
    With<ScrollArea>,
>;

/// Records the positions before the page of `state` is cleared away.
pub(super) fn keep<S: PageState>(state: S) -> impl Fn(Pages<S>, Query<&Children>, Areas, ResMut<KeptScroll<S>>) {
    move |pages, children, areas, mut kept| {
        let pages = pages.iter().filter(|(_, page)| page.0 == state);
        let parts = pages.flat_map(|(page, _)| children.iter_descendants_depth_first(page));
        kept.0 = parts
            .filter_map(|entity| areas.get(entity).ok())
            .map(|(node, position, waiting)| Kept {
                position: position.0,
                // A page may be built again before it was measured.
                part: waiting.map_or_else(
                    || (position.0 / range(node).max(Vec2::ONE)).min(Vec2::ONE),
                    |waiting| waiting.0,
                ),
            })
            .collect();
    }
}

/// Scrolls the areas of the new page. One with more or fewer areas begins at the top.
pub(super) fn restore<S: PageState>(
    state: S,
) -> impl Fn(Commands, Pages<S>, Query<&Children>, Areas, ResMut<KeptScroll<S>>) {
    move |mut commands, pages, children, areas, mut kept| {
        let kept = std::mem::take(&mut kept.0);
        let pages = pages.iter().filter(|(_, page)| page.0 == state);
        let parts = pages.flat_map(|(page, _)| children.iter_descendants_depth_first(page));
        let areas: Vec<Entity> = parts.filter(|&entity| areas.contains(entity)).collect();
        if areas.len() != kept.len() {
            return;
        }
        for (area, Kept { position, part }) in areas.into_iter().zip(kept) {
            if part != Vec2::ZERO {
                commands
                    .entity(area)
                    .insert((ScrollPosition(position), ScrollToPart(part)));
            }
        }
    }
}

fn scroll_to_part(
    mut commands: Commands,
    mut areas: Query<(Entity, &ScrollToPart, &ComputedNode, &mut ScrollPosition)>,
) {
    for (area, part, node, mut position) in &mut areas {
        if node.content_size() != Vec2::ZERO {
            position.0 = part.0 * range(node);
            commands.entity(area).remove::<ScrollToPart>();
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PostUpdate, scroll_to_part.after(UiSystems::Layout));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::screens::testing::{app, lay_over, settle};
    use crate::settings::Settings;
    use crate::states::{Menu, Screen};

    /// Returns the position and the range of the area that can be scrolled furthest.
    fn longest(app: &mut App) -> (Entity, f32, f32) {
        let world = app.world_mut();
        let mut areas = world.query_filtered::<(Entity, &ComputedNode, &ScrollPosition), With<ScrollArea>>();
        let areas = areas.iter(world).map(|(area, node, at)| (area, at.y, range(node).y));
        areas.max_by(|a, b| a.2.total_cmp(&b.2)).unwrap()
    }

    #[test]
    fn a_page_that_is_built_again_stays_where_it_was_scrolled() {
        let mut app = app(390, 844);
        assert_eq!(*app.world().resource::<State<Screen>>().get(), Screen::Title);
        lay_over(&mut app, Menu::Settings);
        let (before, _, end) = longest(&mut app);
        assert!(end > 20.0, "{end}");
        app.world_mut().get_mut::<ScrollPosition>(before).unwrap().y = end;
        app.update();
        app.world_mut().resource_mut::<Settings>().interface = 80.0;
        settle(&mut app);
        let (after, position, end) = longest(&mut app);
        assert_ne!(before, after, "the page was built again");
        assert!((position - end).abs() < 1.0, "{position} of {end}");
    }
}

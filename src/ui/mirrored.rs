//! Pages in languages that are written from right to left: they are mirrored, with their texts. Sliders, plots and pictures of cards stay
//! as they are, and so does the table.

use bevy::prelude::*;
use bevy::ui::UiSystems;

use crate::text::language;

/// The root of a page, which is mirrored in a language that is written from right to left.
#[derive(Component, Clone, Copy, Debug, Default)]
pub(crate) struct Mirrored;

/// A part of a page that looks the same in every language, with all that is in it.
#[derive(Component, Clone, Copy, Debug, Default)]
pub(crate) struct LeftToRight;

/// Pictures that point in the direction of reading.
const POINTING: [&str; 4] = ["arrow-left", "arrow-right", "chevron-right", "undo-2"];

/// A node that was just spawned.
type NewNode = (
    Entity,
    &'static mut Node,
    Option<&'static mut TextLayout>,
    Option<&'static mut ImageNode>,
);

/// Mirrors the nodes that were spawned on pages.
fn mirror(
    mut added: Query<NewNode, Added<Node>>,
    parents: Query<&ChildOf>,
    parts: Query<(Has<Mirrored>, Has<LeftToRight>)>,
    server: Option<Res<AssetServer>>,
) {
    for (entity, mut node, layout, image) in &mut added {
        if !is_mirrored(entity, &parents, &parts) {
            continue;
        }
        turn(&mut node);
        if let Some(mut layout) = layout
            && layout.justify == Justify::Left
        {
            layout.justify = Justify::Right;
        }
        if let (Some(mut image), Some(server)) = (image, &server)
            && points(server.get_path(&image.image).map(|path| path.to_string()))
        {
            image.flip_x = true;
        }
    }
}

/// Returns `true` for an entity below the root of a page, unless a part in between stays as it is.
fn is_mirrored(entity: Entity, parents: &Query<&ChildOf>, parts: &Query<(Has<Mirrored>, Has<LeftToRight>)>) -> bool {
    for part in std::iter::once(entity).chain(parents.iter_ancestors(entity)) {
        match parts.get(part) {
            Ok((_, true)) | Err(_) => return false,
            Ok((true, false)) => return true,
            Ok((false, false)) => {}
        }
    }
    false
}

/// Exchanges left and right of a node.
fn turn(node: &mut Node) {
    let node = &mut *node;
    node.direction = InlineDirection::Rtl;
    std::mem::swap(&mut node.left, &mut node.right);
    for sides in [&mut node.padding, &mut node.margin, &mut node.border] {
        std::mem::swap(&mut sides.left, &mut sides.right);
    }
}

/// Returns `true` for the path of a picture that points in the direction of reading.
fn points(path: Option<String>) -> bool {
    path.is_some_and(|path| POINTING.iter().any(|name| path.ends_with(&format!("/{name}.png"))))
}

pub(super) fn plugin(app: &mut App) {
    let right_to_left = || language::current().is_right_to_left();
    app.add_systems(PostUpdate, mirror.run_if(right_to_left).before(UiSystems::Prepare));
}

#[cfg(test)]
mod tests {
    use bevy::ecs::system::RunSystemOnce;

    use super::*;
    use crate::ui::node::{NodeStyle as _, flex};

    #[test]
    fn a_page_is_mirrored_but_for_its_pictures() {
        let mut world = World::new();
        let node = || flex().absolute().left(px(8)).padding(UiRect::left(px(3)));
        let text = || (node(), TextLayout::default());
        let root = world.spawn((Mirrored, flex())).id();
        let on_page = world.spawn((text(), ChildOf(root))).id();
        let slider = world.spawn((LeftToRight, flex(), ChildOf(root))).id();
        let on_slider = world.spawn((text(), ChildOf(slider))).id();
        let on_table = world.spawn(text()).id();
        world.run_system_once(mirror).expect("it runs");
        let seen = |entity: Entity| {
            let node = world.get::<Node>(entity).unwrap();
            let justify = world.get::<TextLayout>(entity).unwrap().justify;
            (node.direction, node.left, node.right, node.padding.right, justify)
        };
        assert_eq!(
            seen(on_page),
            (InlineDirection::Rtl, Val::Auto, px(8), px(3), Justify::Right)
        );
        for fixed in [on_slider, on_table] {
            assert_eq!(
                seen(fixed),
                (InlineDirection::Ltr, px(8), Val::Auto, px(0), Justify::Left)
            );
        }
    }

    #[test]
    fn arrows_point_the_other_way() {
        for (path, turned) in [("icons/arrow-left.png", true), ("icons/settings.png", false)] {
            assert_eq!(points(Some(path.to_owned())), turned, "{path}");
        }
        assert!(!points(None));
    }
}

//! A page covers everything: what lies below it is not drawn, and not met by the pointer, but stays as it is. So the cloth behind the
//! page is that of every screen.

use bevy::prelude::*;

use super::{FocusScope, Layer};

/// Lies below every page though it is nothing to walk to.
#[derive(Component)]
pub(crate) struct BelowPages;

/// Not drawn for as long as a page lies over it.
#[derive(Component)]
pub(super) struct Covered;

type Roots<'w, 's> = Query<
    'w,
    's,
    (
        Entity,
        &'static mut Visibility,
        Option<&'static FocusScope>,
        Has<Covered>,
    ),
    (Without<ChildOf>, Or<(With<FocusScope>, With<Sprite>, With<BelowPages>)>),
>;

pub(super) fn cover(scopes: Query<&FocusScope>, mut roots: Roots, mut commands: Commands) {
    let page = scopes.iter().any(|scope| scope.layer == Layer::Page);
    for (entity, mut visibility, scope, covered) in &mut roots {
        let below = page && scope.is_none_or(|scope| scope.layer < Layer::Page);
        if below && !covered {
            *visibility = Visibility::Hidden;
            commands.entity(entity).insert(Covered);
        } else if !below && covered {
            *visibility = Visibility::Inherited;
            commands.entity(entity).remove::<Covered>();
        }
    }
}

//! A page covers everything: whatever is below it is neither drawn nor hit by the pointer, but keeps its state. So every page has the same
//! cloth behind it as the other screens.

use bevy::prelude::*;

use super::{FocusScope, Layer};

/// Belongs below every page although it is not a focus scope.
#[derive(Component)]
pub(crate) struct BelowPages;

/// Hidden while a page covers it; the visibility that it has otherwise.
#[derive(Component)]
pub(super) struct Covered(Visibility);

type Roots<'w, 's> = Query<
    'w,
    's,
    (
        Entity,
        &'static mut Visibility,
        Option<&'static FocusScope>,
        Option<&'static Covered>,
    ),
    (Without<ChildOf>, Or<(With<FocusScope>, With<Sprite>, With<BelowPages>)>),
>;

pub(super) fn cover(scopes: Query<&FocusScope>, mut roots: Roots, mut commands: Commands) {
    let page = scopes.iter().any(|scope| scope.layer == Layer::Page);
    for (entity, mut visibility, scope, covered) in &mut roots {
        let below = page && scope.is_none_or(|scope| scope.layer < Layer::Page);
        if below && covered.is_none() {
            let usual = std::mem::replace(&mut *visibility, Visibility::Hidden);
            commands.entity(entity).insert(Covered(usual));
        } else if !below && let Some(&Covered(usual)) = covered {
            *visibility = usual;
            commands.entity(entity).remove::<Covered>();
        }
    }
}

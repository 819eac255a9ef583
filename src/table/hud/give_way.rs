//! On an upright phone a hint and what the coach says stand where one's plate and the tools are: these are away meanwhile. Above a bar
//! there is no room for tools.

use bevy::prelude::*;

use crate::table::TableSystems;
use crate::table::coach::Coaching;
use crate::table::geometry::{Fixture, TableGeometry};
use crate::table::hint::Advised;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, give_way.in_set(TableSystems::Draw));
}

fn give_way(
    geometry: Res<TableGeometry>,
    advised: Res<Advised>,
    coaching: Res<Coaching>,
    mut fixtures: Query<(&Fixture, &mut Visibility)>,
) {
    let room = geometry.fixture(Fixture::Hint).unwrap_or_default();
    let said = geometry.on_phone() && (advised.shown() || coaching.speaks());
    for (fixture, mut visibility) in &mut fixtures {
        if !matches!(fixture, Fixture::Plate(0) | Fixture::Tools) {
            continue;
        }
        let covered = geometry
            .fixture(*fixture)
            .is_none_or(|rect| said && !rect.intersect(room).is_empty());
        visibility.set_if_neq(if covered {
            Visibility::Hidden
        } else {
            Visibility::Inherited
        });
    }
}

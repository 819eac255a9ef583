//! Panels that carry the state for which they were built, and are built again for another one.

use bevy::ecs::query::QueryFilter;
use bevy::prelude::*;

/// Removes the panel unless it was built for `wanted`, and returns `true` if it has to be built. The state is a component of its root;
/// without a state there is no panel.
pub(crate) fn replaces<State: Component + PartialEq>(
    commands: &mut Commands,
    standing: &Query<(Entity, &State)>,
    wanted: Option<&State>,
) -> bool {
    let same = standing.iter().map(|(_, state)| state).eq(wanted);
    if !same {
        for (root, _) in standing {
            commands.entity(root).despawn();
        }
    }
    !same && wanted.is_some()
}

/// Removes what is built again at each change.
pub(crate) fn clear<Filter: QueryFilter>(commands: &mut Commands, old: &Query<Entity, Filter>) {
    for root in old {
        commands.entity(root).despawn();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Component, Clone, Copy, PartialEq)]
    struct Bar(u8);

    #[derive(Resource)]
    struct Wanted(Option<Bar>);

    fn update(mut commands: Commands, wanted: Res<Wanted>, bars: Query<(Entity, &Bar)>) {
        if replaces(&mut commands, &bars, wanted.0.as_ref()) {
            commands.spawn(wanted.0.expect("only what is wanted is built"));
        }
    }

    #[test]
    fn a_panel_stands_as_long_as_its_state() {
        let mut world = World::new();
        let mut schedule = Schedule::default();
        schedule.add_systems(update);
        let mut roots = world.query::<(Entity, &Bar)>();
        let mut before = None;
        for (wanted, stays) in [
            (None, true),
            (Some(1), false),
            (Some(1), true),
            (Some(2), false),
            (None, false),
        ] {
            world.insert_resource(Wanted(wanted.map(Bar)));
            schedule.run(&mut world);
            let now: Vec<_> = roots.iter(&world).map(|(root, bar)| (root, bar.0)).collect();
            assert!(now.iter().map(|&(_, bar)| bar).eq(wanted), "{now:?}");
            let now = now.first().copied();
            assert_eq!(now == before, stays, "{wanted:?}");
            before = now;
        }
    }
}

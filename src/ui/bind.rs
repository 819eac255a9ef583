//! Widgets bound to a resource: selection, checked state, enabled state, visibility and text are pure functions of it.

use bevy::prelude::*;
use bevy::ui::{Checked, InteractionDisabled};
use bevy::ui_widgets::SliderValue;

use crate::text::{Phrase, Verbatim};
use crate::ui::{Selected, Tooltip};

type Test<M> = Box<dyn Fn(&M) -> bool + Send + Sync>;
type Measure<M> = Box<dyn Fn(&M) -> f32 + Send + Sync>;
type Say<M> = Box<dyn Fn(&M) -> String + Send + Sync>;

/// Binds a widget's state to the resource `M`.
#[derive(Component)]
pub(crate) struct Bind<M: Resource> {
    selected: Option<Test<M>>,
    checked: Option<Test<M>>,
    enabled: Option<Test<M>>,
    shown: Option<Test<M>>,
    says: Option<Say<M>>,
    called: Option<Say<M>>,
    value: Option<Measure<M>>,
}

impl<M: Resource> Default for Bind<M> {
    fn default() -> Bind<M> {
        Bind {
            selected: None,
            checked: None,
            enabled: None,
            shown: None,
            says: None,
            called: None,
            value: None,
        }
    }
}

impl<M: Resource> Bind<M> {
    /// Marks a button as the selected one.
    pub(crate) fn selected(mut self, test: impl Fn(&M) -> bool + Send + Sync + 'static) -> Self {
        self.selected = Some(Box::new(test));
        self
    }

    /// Turns a switch on.
    pub(crate) fn checked(mut self, test: impl Fn(&M) -> bool + Send + Sync + 'static) -> Self {
        self.checked = Some(Box::new(test));
        self
    }

    pub(crate) fn enabled(mut self, test: impl Fn(&M) -> bool + Send + Sync + 'static) -> Self {
        self.enabled = Some(Box::new(test));
        self
    }

    /// Includes a node in the layout.
    pub(crate) fn shown(mut self, test: impl Fn(&M) -> bool + Send + Sync + 'static) -> Self {
        self.shown = Some(Box::new(test));
        self
    }

    pub(crate) fn says<P: Phrase>(mut self, say: impl Fn(&M) -> P + Send + Sync + 'static) -> Self {
        self.says = Some(Box::new(move |model| say(model).text()));
        self
    }

    /// Sets the accessible label and tooltip of a widget without text.
    pub(crate) fn called<P: Phrase>(mut self, call: impl Fn(&M) -> P + Send + Sync + 'static) -> Self {
        self.called = Some(Box::new(move |model| call(model).text()));
        self
    }

    /// Sets the value of a slider.
    pub(crate) fn value(mut self, value: impl Fn(&M) -> f32 + Send + Sync + 'static) -> Self {
        self.value = Some(Box::new(value));
        self
    }
}

/// Inserts or removes a marker component so that its presence equals `wanted`. Nothing happens to a widget that another system has replaced
/// in the same frame.
fn mark<C: Component + Default>(entity: &mut EntityCommands, has: bool, wanted: bool) {
    match (has, wanted) {
        (false, true) => {
            entity.try_insert(C::default());
        }
        (true, false) => {
            entity.try_remove::<C>();
        }
        _ => {}
    }
}

type Parts<'a, M> = (
    Entity,
    Ref<'a, Bind<M>>,
    Has<Selected>,
    Has<Checked>,
    Has<InteractionDisabled>,
    Option<&'a mut Node>,
    Option<&'a mut Text>,
    Has<Tooltip>,
);

fn follow<M: Resource>(model: Option<Res<M>>, mut widgets: Query<Parts<'_, M>>, mut commands: Commands) {
    let Some(model) = model else { return };
    let changed = model.is_changed();
    for (entity, follows, selected, checked, disabled, node, text, tipped) in &mut widgets {
        if !changed && !follows.is_added() {
            continue;
        }
        let mut target = commands.entity(entity);
        if let Some(test) = &follows.selected {
            mark::<Selected>(&mut target, selected, test(&model));
        }
        if let Some(test) = &follows.checked {
            mark::<Checked>(&mut target, checked, test(&model));
        }
        if let Some(test) = &follows.enabled {
            mark::<InteractionDisabled>(&mut target, disabled, !test(&model));
        }
        if let (Some(test), Some(mut node)) = (&follows.shown, node) {
            let display = if test(&model) { Display::Flex } else { Display::None };
            if node.display != display {
                node.display = display;
            }
        }
        if let (Some(say), Some(mut text)) = (&follows.says, text) {
            let line = say(&model);
            if text.0 != line {
                text.0 = line;
            }
        }
        if let Some(call) = &follows.called {
            let name = call(&model);
            target.try_insert(AccessibleLabel::new(name.clone()));
            if tipped {
                target.try_insert(Tooltip::new(Verbatim(name)));
            }
        }
        if let Some(value) = &follows.value {
            target.try_insert(SliderValue(value(&model)));
        }
    }
}

/// Registers the system that updates widgets bound to the resource `M`.
pub(crate) fn following<M: Resource>(app: &mut App) {
    app.add_systems(Update, follow::<M>.after(super::Rebuild));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Resource)]
    struct Model;

    /// Panels are replaced in no particular order with `follow`.
    #[test]
    fn a_widget_may_be_replaced_in_the_frame_in_which_its_model_changes() {
        fn replace(widgets: Query<Entity, With<Bind<Model>>>, mut commands: Commands) {
            widgets.iter().for_each(|widget| commands.entity(widget).despawn());
        }
        let mut world = World::new();
        world.insert_resource(Model);
        world.spawn(
            Bind::<Model>::default()
                .selected(|_| true)
                .called(|_| Verbatim("Name".into())),
        );
        world.spawn((Bind::<Model>::default().checked(|_| false), Checked));
        world.spawn(Bind::<Model>::default().enabled(|_| false).value(|_| 1.0));
        let mut schedule = Schedule::default();
        schedule.add_systems((replace, follow::<Model>).chain_ignore_deferred());
        schedule.run(&mut world);
        assert_eq!(world.query::<&Bind<Model>>().iter(&world).count(), 0);
    }
}

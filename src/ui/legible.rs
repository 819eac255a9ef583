//! Replaces characters that the fonts lack in texts from outside, wherever they are shown.

use bevy::prelude::*;
use bevy::ui::UiSystems;

use crate::text::drawable::drawn;

/// The original text where it has characters that can't be drawn, for screen readers.
#[derive(Component, Clone, Debug, PartialEq, Eq)]
pub struct AsWritten {
    /// The original text.
    pub written: String,
    /// The text shown in its place.
    shown: String,
}

type NewText = Or<(Changed<Text>, Changed<TextSpan>)>;

fn replace(
    mut texts: Query<(Entity, Option<&mut Text>, Option<&mut TextSpan>, Option<&AsWritten>), NewText>,
    mut commands: Commands,
) {
    for (entity, text, span, marked) in &mut texts {
        let text = text.map(|text| text.map_unchanged(|text| &mut text.0));
        let span = span.map(|span| span.map_unchanged(|span| &mut span.0));
        for mut text in text.into_iter().chain(span) {
            let shown = drawn(&text).into_owned();
            if shown != *text {
                let written = std::mem::replace(&mut *text, shown);
                commands.entity(entity).insert(AsWritten {
                    written,
                    shown: text.clone(),
                });
            } else if marked.is_some_and(|marked| marked.shown != *text) {
                commands.entity(entity).remove::<AsWritten>();
            }
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PostUpdate, replace.before(UiSystems::Prepare));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_text_can_be_drawn() {
        let mut app = App::new();
        app.add_plugins(plugin);
        let world = app.world_mut();
        let [text, plain] = ["Nguyễn", "Zoë"].map(|name| world.spawn(Text::new(name)).id());
        let span = world.spawn(TextSpan::new("Иван")).id();
        app.update();
        let world = app.world();
        assert_eq!(world.get::<Text>(text).unwrap().0, "Nguy?n");
        let written = |entity| {
            world
                .get::<AsWritten>(entity)
                .map(|as_written| as_written.written.as_str())
        };
        assert_eq!(written(text), Some("Nguyễn"));
        assert_eq!(world.get::<TextSpan>(span).unwrap().0, "????");
        assert_eq!(world.get::<Text>(plain).unwrap().0, "Zoë");
        assert!(world.get::<AsWritten>(plain).is_none());
        app.update();
        assert!(app.world().get::<AsWritten>(text).is_some(), "it stays");
        for other in ["Zoë", "Who?"] {
            app.world_mut().get_mut::<Text>(text).unwrap().0 = "Nguyễn".into();
            app.update();
            app.world_mut().get_mut::<Text>(text).unwrap().0 = other.into();
            app.update();
            assert!(app.world().get::<AsWritten>(text).is_none(), "{other}");
        }
    }
}

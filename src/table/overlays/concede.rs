//! Whether a match is given up: it counts as lost, and cannot be taken up again.

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use super::{Overlay, sheet};
use crate::session::ConcedeMatch;
use crate::text::Phrase;
use crate::text::overlays::Concede;
use crate::ui::{ButtonKind, Theme, palette};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Overlay::Concede), build);
}

fn build(mut commands: Commands, theme: Res<Theme>) {
    let close = Some((&*theme, &Concede::PlayOn as &dyn Phrase));
    sheet(&mut commands, Overlay::Concede, 560.0, close, |body| {
        body.spawn(theme.heading(&Concede::ConcedeTheMatch, 36.0));
        body.spawn((
            theme.paragraph(&Concede::ItCountsAsLost, 18.0, palette::IVORY),
            TextLayout::justify(Justify::Center),
        ));
        body.spawn((
            theme.button(ButtonKind::Danger, Some("flag"), &Concede::Concede, 240.0),
            observe(
                |_: On<Activate>, mut next: ResMut<NextState<Overlay>>, mut concede: MessageWriter<ConcedeMatch>| {
                    next.set(Overlay::None);
                    concede.write(ConcedeMatch);
                },
            ),
        ));
    });
}

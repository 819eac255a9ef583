//! Several people at one machine take a decision back when all agree.

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use super::{Overlay, sheet};
use crate::session::{Match, SessionOptions, Undo};
use crate::text::Phrase;
use crate::text::overlays::{TakeBack, TakesBack};
use crate::ui::{ButtonKind, Theme, palette};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Overlay::TakeBack), build);
}

fn build(mut commands: Commands, theme: Res<Theme>, game: Res<Match>, options: Res<SessionOptions>) {
    let Some(point) = game.can_undo(&options) else { return };
    let close = Some((&*theme, &TakeBack::LeaveIt as &dyn Phrase));
    sheet(&mut commands, Overlay::TakeBack, 560.0, close, |body| {
        body.spawn(theme.heading(&TakeBack::TakeBack, 36.0));
        body.spawn((
            theme.paragraph(&TakesBack(game.who(point.seat)), 18.0, palette::IVORY),
            TextLayout::justify(Justify::Center),
        ));
        body.spawn((
            theme.button(ButtonKind::Secondary, Some("users"), &TakeBack::WeAllAgree, 240.0),
            observe(
                |_: On<Activate>, mut next: ResMut<NextState<Overlay>>, mut undo: MessageWriter<Undo>| {
                    next.set(Overlay::None);
                    undo.write(Undo { agreed: true });
                },
            ),
        ));
    });
}

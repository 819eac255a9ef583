//! What is asked once more before it is done: what cannot be taken back, and what one tap too many would do.

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};
use spades_rules::Action;

use super::{Overlay, sheet};
use crate::session::{ConcedeMatch, Match, SessionOptions, Settles, SubmitAction, TurnPrompt, Undo};
use crate::text::Phrase;
use crate::text::questions::{BlindNil, Concede, ConcedeRound, TakeBack, TakesBack};
use crate::ui::{ButtonKind, Theme, palette};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Overlay::Concede), concede);
    app.add_systems(OnEnter(Overlay::ConcedeRound), concede_round);
    app.add_systems(OnEnter(Overlay::TakeBack), take_back);
    app.add_systems(OnEnter(Overlay::BlindNil), blind_nil);
}

/// A question in words.
struct Question<'a> {
    asks: &'a dyn Phrase,
    /// What comes of it.
    says: &'a dyn Phrase,
    /// The button that does it.
    yes: (ButtonKind, &'static str, &'a dyn Phrase),
    no: &'a dyn Phrase,
}

impl Question<'_> {
    /// Asks it. `done` observes the button that does it, which closes the question too.
    fn ask(self, commands: &mut Commands, theme: &Theme, overlay: Overlay, done: impl Bundle) {
        sheet(commands, overlay, 560.0, Some((theme, self.no)), |body| {
            body.spawn((theme.heading(self.asks, 36.0), TextLayout::justify(Justify::Center)));
            body.spawn((
                theme.paragraph(self.says, 18.0, palette::IVORY),
                TextLayout::justify(Justify::Center),
            ));
            let (kind, icon, caption) = self.yes;
            body.spawn((theme.button(kind, Some(icon), caption, 240.0), done))
                .observe(|_: On<Activate>, mut next: ResMut<NextState<Overlay>>| next.set(Overlay::None));
        });
    }
}

/// The match counts as lost, and cannot be taken up again.
fn concede(mut commands: Commands, theme: Res<Theme>) {
    Question {
        asks: &Concede::ConcedeTheMatch,
        says: &Concede::ItCountsAsLost,
        yes: (ButtonKind::Danger, "flag", &Concede::Concede),
        no: &Concede::PlayOn,
    }
    .ask(
        &mut commands,
        &theme,
        Overlay::Concede,
        observe(|_: On<Activate>, mut concede: MessageWriter<ConcedeMatch>| {
            concede.write(ConcedeMatch);
        }),
    );
}

/// The cards that are left play themselves.
fn concede_round(mut commands: Commands, theme: Res<Theme>) {
    Question {
        asks: &ConcedeRound::ConcedeTheRound,
        says: &ConcedeRound::YourCardsPlayThemselves,
        yes: (ButtonKind::Danger, "flag", &ConcedeRound::Concede),
        no: &ConcedeRound::PlayOn,
    }
    .ask(
        &mut commands,
        &theme,
        Overlay::ConcedeRound,
        observe(|_: On<Activate>, mut settles: MessageWriter<Settles>| {
            settles.write(Settles::Concede);
        }),
    );
}

/// Several people at one machine take a decision back when all agree.
fn take_back(mut commands: Commands, theme: Res<Theme>, game: Res<Match>, options: Res<SessionOptions>) {
    let Some(point) = game.can_undo(&options) else { return };
    Question {
        asks: &TakeBack::TakeBack,
        says: &TakesBack(game.who(point.seat)),
        yes: (ButtonKind::Secondary, "users", &TakeBack::WeAllAgree),
        no: &TakeBack::LeaveIt,
    }
    .ask(
        &mut commands,
        &theme,
        Overlay::TakeBack,
        observe(|_: On<Activate>, mut undo: MessageWriter<Undo>| {
            undo.write(Undo { agreed: true });
        }),
    );
}

/// The dearest bid of all is a single button in the middle of the table.
fn blind_nil(mut commands: Commands, theme: Res<Theme>, game: Res<Match>, prompt: Res<TurnPrompt>) {
    let Some(points) = game.setup().rules.blind_nil else {
        return;
    };
    let count = prompt.count;
    Question {
        asks: &BlindNil::BidIt,
        says: &BlindNil::ForSoMany(points),
        yes: (ButtonKind::Danger, "sparkles", &BlindNil::BidBlindNil),
        no: &BlindNil::NotNow,
    }
    .ask(
        &mut commands,
        &theme,
        Overlay::BlindNil,
        observe(move |_: On<Activate>, mut submit: MessageWriter<SubmitAction>| {
            submit.write(SubmitAction {
                action: Action::BlindNil,
                count,
            });
        }),
    );
}

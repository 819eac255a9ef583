//! The computer claims the remaining tricks: it shows its cards, and you grant them or play on.

use bevy::prelude::*;
use bevy::ui_widgets::Activate;
use spades_rules::Card;

use super::cards::card;
use super::sheet::{Reopened, close_overlay};
use super::{Overlay, sheet};
use crate::say;
use crate::session::{ClaimAnswer, Match, TurnPrompt};
use crate::table::TableSystems;
use crate::text::overlays::Claims;
use crate::ui::node::{NodeStyle as _, flex};
use crate::ui::{ButtonKind, Panels, palette};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Overlay::Claim), build);
    app.add_systems(OnExit(Overlay::Claim), play_on);
    // An overlay that was open when the claim was made comes first.
    app.add_systems(Update, open.after(TableSystems::Draw).run_if(in_state(Overlay::None)));
}

fn open(prompt: Res<TurnPrompt>, mut next: ResMut<NextState<Overlay>>) {
    if prompt.claim.is_some() {
        next.set(Overlay::Claim);
    }
}

/// Closing it without an answer means playing on. In a window of another shape it is only laid out again.
fn play_on(reopened: Res<Reopened>, mut settles: MessageWriter<ClaimAnswer>) {
    if !reopened.0 {
        settles.write(ClaimAnswer::PlayOn);
    }
}

fn build(mut panels: Panels, game: Option<Res<Match>>, prompt: Res<TurnPrompt>, mut next: ResMut<NextState<Overlay>>) {
    let (Some(game), Some(claim)) = (game, prompt.claim) else {
        next.set(Overlay::None);
        return;
    };
    let mut cards: Vec<Card> = claim.cards.iter().collect();
    cards.sort_by_key(|card| std::cmp::Reverse((card.suit(), card.rank())));
    sheet(&mut panels, Overlay::Claim, 620.0, None, |ui| {
        ui.spawn(ui.theme.heading(&Claims(game.who(claim.seat)), 34.0));
        let row = flex()
            .width(percent(100))
            .justify_center()
            .wrap()
            .row_gap(px(6))
            .column_gap(px(6));
        ui.nest(row, |ui| {
            for shown in cards {
                card(ui, shown, 120.0, 0.0);
            }
        });
        ui.spawn((
            ui.theme
                .paragraph(&say::overlays::claim_whatever_is_played(), 17.0, palette::MUTED),
            TextLayout::justify(Justify::Center),
        ));
        for (kind, icon, caption, answer) in [
            (
                ButtonKind::Primary,
                "check",
                say::overlays::claim_grant(),
                ClaimAnswer::Grant,
            ),
            (
                ButtonKind::Secondary,
                "play",
                say::overlays::claim_play_on(),
                ClaimAnswer::PlayOn,
            ),
        ] {
            ui.wide_button(kind, icon, &caption)
                .observe(move |_: On<Activate>, mut settles: MessageWriter<ClaimAnswer>| {
                    settles.write(answer);
                })
                .observe(close_overlay);
        }
    });
}

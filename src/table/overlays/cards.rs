//! Cards to look at: the discards by suit, and the last trick.

use bevy::prelude::*;
use spades_rules::{Card, Suit};

use super::{Overlay, sheet};
use crate::session::Match;
use crate::settings::Settings;
use crate::table::director::Director;
use crate::text::Phrase;
use crate::text::captions::Caption;
use crate::text::overlays::{Discarded, LastTrick};
use crate::ui::{CardPicture, Theme, Viewport, palette};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Overlay::Discards), discards);
    app.add_systems(OnEnter(Overlay::LastTrick), last_trick);
}

/// A face to look at.
pub(super) fn card(parent: &mut ChildSpawnerCommands, card: Card, height: f32, overlap: f32) {
    parent.spawn((
        CardPicture::Face(card),
        Node {
            width: px(height * 5.0 / 7.0),
            height: px(height),
            margin: UiRect::right(px(-overlap)),
            flex_shrink: 0.0,
            ..default()
        },
        Pickable::IGNORE,
    ));
}

fn discards(
    mut commands: Commands,
    theme: Res<Theme>,
    director: Res<Director>,
    viewport: Res<Viewport>,
    settings: Res<Settings>,
) {
    let Some(view) = &director.view else { return };
    let mut seen: Vec<Card> = view.discards.iter().filter_map(|thrown| thrown.card).collect();
    seen.sort_by_key(|card| std::cmp::Reverse((card.suit(), card.rank())));
    let hidden = view.discards.len() - seen.len();
    let height = if viewport.portrait { 168.0 } else { 132.0 };
    let width = if viewport.portrait { 840.0 } else { 760.0 };
    let close = (&*theme, &Caption::Back as &dyn Phrase);
    sheet(&mut commands, Overlay::Discards, width, Some(close), |body| {
        body.spawn(theme.heading(&Discarded::Discards, 36.0));
        let line = match hidden {
            0 => Discarded::Open(seen.len()),
            others => Discarded::Closed {
                own: seen.len(),
                others,
            },
        };
        body.spawn(theme.sans(&line, 17.0, palette::MUTED));
        for suit in Suit::ALL.into_iter().rev() {
            let cards: Vec<Card> = seen.iter().copied().filter(|card| card.suit() == suit).collect();
            body.spawn(Node {
                width: percent(100),
                height: px(height),
                align_items: AlignItems::Center,
                column_gap: px(0),
                ..default()
            })
            .with_children(|row| {
                let color = palette::suit(suit, settings.four_colour);
                row.spawn(Node {
                    width: px(64),
                    justify_content: JustifyContent::Center,
                    flex_shrink: 0.0,
                    ..default()
                })
                .with_children(|mark| {
                    mark.spawn(theme.suit(suit, 34.0, color));
                });
                let room = width - 72.0 - 64.0 - height * 5.0 / 7.0;
                let step = (height * 5.0 / 7.0 + 6.0).min(room / (cards.len().max(2) - 1) as f32);
                for shown in cards {
                    card(row, shown, height, height * 5.0 / 7.0 - step);
                }
            });
        }
    });
}

fn last_trick(mut commands: Commands, theme: Res<Theme>, director: Res<Director>, game: Option<Res<Match>>) {
    let (Some(view), Some(game)) = (&director.view, game) else {
        return;
    };
    let Some(trick) = view.played.iter().rev().find(|trick| trick.winner.is_some()) else {
        return;
    };
    let wide = trick.plays.len() as f32 * 190.0 + 110.0;
    let close = (&*theme, &Caption::Back as &dyn Phrase);
    sheet(
        &mut commands,
        Overlay::LastTrick,
        wide.max(480.0),
        Some(close),
        |body| {
            body.spawn(theme.heading(&LastTrick::LastTrick, 36.0));
            body.spawn(Node {
                column_gap: px(24),
                justify_content: JustifyContent::Center,
                ..default()
            })
            .with_children(|row| {
                for (index, &(seat, played)) in trick.plays.iter().enumerate() {
                    row.spawn(Node {
                        flex_direction: FlexDirection::Column,
                        align_items: AlignItems::Center,
                        row_gap: px(10),
                        ..default()
                    })
                    .with_children(|column| {
                        card(column, played, 230.0, 0.0);
                        column.spawn(theme.serif(&game.who(seat), 21.0, palette::IVORY));
                        let part = match (trick.winner == Some(seat), index) {
                            (true, _) => Some(LastTrick::TookTheTrick),
                            (false, 0) => Some(LastTrick::Led),
                            _ => None,
                        };
                        let color = if trick.winner == Some(seat) {
                            palette::BRASS
                        } else {
                            palette::MUTED
                        };
                        column.spawn(theme.sans(&part, 15.0, color));
                    });
                }
            });
        },
    );
}

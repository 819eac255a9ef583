//! The look of the cards and of the table, with a preview.

use bevy::prelude::*;
use bevy::ui_widgets::Activate;
use spades_rules::{Card, Suit};

use super::Kit;
use crate::screens::fan::{Fan, card_at};
use crate::screens::page::column;
use crate::settings::{CardBack, Felt, Settings};
use crate::text::settings::{Back, FeltName, Setting};
use crate::ui::bind::Bind;
use crate::ui::felt;
use crate::ui::{ButtonKind, CardPicture, palette};

impl Kit<'_> {
    pub(super) fn backs(&self, body: &mut ChildSpawnerCommands) {
        let theme = self.theme;
        body.spawn(Node {
            column_gap: px(14),
            row_gap: px(10),
            flex_wrap: FlexWrap::Wrap,
            margin: UiRect::bottom(px(8)),
            flex_shrink: 0.0,
            ..default()
        })
        .with_children(|row| {
            // Three beside one another, with what stands around them, in the narrowest window too.
            let widest = if self.room.portrait {
                (self.room.size.x - if self.room.phone { 230.0 } else { 290.0 }) / 3.0
            } else {
                f32::INFINITY
            };
            let size = Vec2::new(1.0, 1.4) * self.room.text(104.0).min(widest);
            for back in [CardBack::Burgundy, CardBack::Navy, CardBack::Green] {
                let chosen = move |settings: &Settings| settings.back == back;
                row.spawn((
                    Node {
                        padding: UiRect::all(px(7)),
                        ..default()
                    },
                    theme.clickable(ButtonKind::Bare, BorderRadius::all(px(13)), &Back(back)),
                ))
                .observe(move |_: On<Activate>, mut settings: ResMut<Settings>| settings.back = back)
                .with_children(|button| {
                    button.spawn((
                        CardPicture::BackOf(back),
                        Node {
                            width: px(size.x),
                            height: px(size.y),
                            flex_shrink: 0.0,
                            ..default()
                        },
                        Pickable::IGNORE,
                    ));
                    chosen_ring(button, BorderRadius::all(px(13)), chosen);
                    button.spawn((
                        Node {
                            position_type: PositionType::Absolute,
                            top: px(-8),
                            right: px(-8),
                            width: px(26),
                            height: px(26),
                            align_items: AlignItems::Center,
                            justify_content: JustifyContent::Center,
                            border_radius: BorderRadius::MAX,
                            ..default()
                        },
                        BackgroundColor(palette::BRASS),
                        Pickable::IGNORE,
                        Bind::<Settings>::default().shown(chosen),
                        children![theme.icon("check", 16.0, palette::INK)],
                    ));
                });
            }
        });
    }

    pub(super) fn felts(&self, body: &mut ChildSpawnerCommands) {
        let theme = self.theme;
        let size = self.room.text(50.0);
        body.spawn(Node {
            column_gap: px(if self.room.portrait { 6 } else { 18 }),
            row_gap: px(8),
            flex_wrap: FlexWrap::Wrap,
            margin: UiRect::bottom(px(6)),
            flex_shrink: 0.0,
            ..default()
        })
        .with_children(|row| {
            for kind in [Felt::Green, Felt::Navy, Felt::Burgundy, Felt::Slate] {
                row.spawn(Node {
                    align_items: AlignItems::Center,
                    width: px(size * if self.room.portrait { 1.45 } else { 1.6 }),
                    row_gap: px(6),
                    ..column()
                })
                .with_children(|item| {
                    item.spawn((
                        Node {
                            padding: UiRect::all(px(4)),
                            ..default()
                        },
                        theme.clickable(ButtonKind::Bare, BorderRadius::MAX, &FeltName(kind)),
                    ))
                    .observe(move |_: On<Activate>, mut settings: ResMut<Settings>| settings.felt = kind)
                    .with_children(|button| {
                        button.spawn((
                            Node {
                                width: px(size),
                                height: px(size),
                                border: UiRect::all(px(1.2)),
                                border_radius: BorderRadius::MAX,
                                ..default()
                            },
                            BackgroundColor(felt::colors(kind)[0]),
                            BorderColor::all(palette::BRASS.with_alpha(0.4)),
                            Pickable::IGNORE,
                        ));
                        chosen_ring(button, BorderRadius::MAX, move |settings| settings.felt == kind);
                    });
                    item.spawn(theme.sans(&kind, self.room.text(14.5), palette::MUTED));
                });
            }
        });
    }

    /// What the cards look like on the felt.
    pub(super) fn preview(&self, parent: &mut ChildSpawnerCommands) {
        let portrait = self.room.portrait;
        let theme = self.theme;
        let wide = (self.room.size.x - 1000.0).clamp(230.0, 367.0);
        let unit = if portrait { 1.2 } else { wide / 367.0 };
        parent
            .spawn((
                FeltSample,
                Node {
                    width: if portrait { percent(100) } else { px(wide) },
                    min_height: px(520.0 * unit),
                    padding: UiRect::vertical(px(28)),
                    row_gap: px(24.0 * unit),
                    align_items: AlignItems::Center,
                    justify_content: JustifyContent::SpaceEvenly,
                    border: UiRect::all(px(1.2)),
                    border_radius: BorderRadius::all(px(18)),
                    flex_shrink: 0.0,
                    ..column()
                },
                BorderColor::all(palette::BRASS.with_alpha(0.35)),
                BackgroundGradient::default(),
            ))
            .with_children(|felt| {
                felt.spawn(theme.sans(&Setting::Preview, self.room.text(16.0), palette::MUTED));
                let fan = Fan {
                    height: 214.0 * unit,
                    step: 0.25,
                    angle: 9.0,
                };
                let cards = [
                    (Suit::Spades, 12),
                    (Suit::Hearts, 11),
                    (Suit::Diamonds, 10),
                    (Suit::Clubs, 9),
                ]
                .map(|(suit, rank)| Card::new(suit, rank));
                fan.spawn(felt, &cards);
                let size = Vec2::new(126.0, 176.4) * unit;
                felt.spawn((
                    Node {
                        width: px(size.x),
                        height: px(size.y),
                        flex_shrink: 0.0,
                        ..default()
                    },
                    children![card_at(CardPicture::Back, Vec2::ZERO, size)],
                ));
            });
    }
}

/// A brass line around the chosen one.
fn chosen_ring(
    button: &mut ChildSpawnerCommands,
    radius: BorderRadius,
    chosen: impl Fn(&Settings) -> bool + Send + Sync + 'static,
) {
    button.spawn((
        Node {
            position_type: PositionType::Absolute,
            left: px(-1.2),
            top: px(-1.2),
            right: px(-1.2),
            bottom: px(-1.2),
            border: UiRect::all(px(2)),
            border_radius: radius,
            ..default()
        },
        BorderColor::all(palette::BRASS),
        Pickable::IGNORE,
        Bind::<Settings>::default().shown(chosen),
    ));
}

/// A piece of the table's felt.
#[derive(Component)]
pub(super) struct FeltSample;

pub(super) fn dye(settings: Res<Settings>, mut samples: Query<(Ref<FeltSample>, &mut BackgroundGradient)>) {
    for (sample, mut gradient) in &mut samples {
        if settings.is_changed() || sample.is_added() {
            let [centre, middle, _] = felt::colors(settings.felt);
            *gradient = LinearGradient::to_bottom(vec![centre.into(), middle.into()]).into();
        }
    }
}

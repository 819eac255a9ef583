//! The style of the cards and of the table, with a preview.

use bevy::prelude::*;
use bevy::ui_widgets::Activate;
use spades_rules::{Card, Suit};

use super::Kit;
use crate::screens::fan::{Fan, card_at};
use crate::screens::page::{caption, column};
use crate::settings::{CardBack, FaceStyle, Felt, Settings};
use crate::text::Phrase;
use crate::text::settings::{Back, Faces, Setting, TableName};
use crate::ui::bind::Bind;
use crate::ui::felt;
use crate::ui::{ButtonKind, CardPicture, Preview, palette};

/// Gap between options.
const GAP: f32 = 8.0;
/// Padding of each option.
const PADDING: f32 = 6.0;

/// Returns the node of a row of options.
fn gallery() -> Node {
    Node {
        width: percent(100),
        column_gap: px(GAP),
        row_gap: px(10),
        flex_wrap: FlexWrap::Wrap,
        margin: UiRect::bottom(px(8)),
        flex_shrink: 0.0,
        ..default()
    }
}

/// Gap between columns in a low window.
const BESIDE: f32 = 40.0;

/// Width of the preview there.
const BESIDE_LOW: f32 = 240.0;

/// Scale of the preview's cards above the options of an upright phone.
const ABOVE: f32 = 0.66;

/// Height of heading, tabs and edges of the page, in UI pixels; and the same in a low window.
const CHROME: f32 = 280.0;
const LOW_CHROME: f32 = 190.0;

impl Kit<'_> {
    /// Builds all options that are chosen by their picture.
    pub(super) fn galleries(&self, body: &mut ChildSpawnerCommands) {
        let of = |body: &mut ChildSpawnerCommands, name: Setting, fill: &dyn Fn(&mut ChildSpawnerCommands)| {
            body.spawn(caption(self.theme, self.room, &name));
            fill(body);
        };
        let backs = |body: &mut ChildSpawnerCommands| of(body, Setting::CardBack, &|body| self.backs(body));
        let faces = |body: &mut ChildSpawnerCommands| of(body, Setting::CardFaces, &|body| self.faces(body));
        let tables = |body: &mut ChildSpawnerCommands| of(body, Setting::Table, &|body| self.tables(body));
        if !self.room.low() {
            backs(body);
            faces(body);
            tables(body);
            return;
        }
        body.spawn(Node {
            width: percent(100),
            column_gap: px(BESIDE),
            flex_shrink: 0.0,
            ..default()
        })
        .with_children(|halves| {
            let five = 5.0 * (self.card().x + 2.0 * PADDING + GAP);
            let half = Node {
                row_gap: px(8),
                flex_shrink: 0.0,
                ..column()
            };
            halves
                .spawn(Node {
                    width: px(five),
                    ..half.clone()
                })
                .with_children(|left| {
                    backs(left);
                    tables(left);
                });
            halves
                .spawn(Node {
                    flex_grow: 1.0,
                    flex_basis: px(0),
                    min_width: px(0),
                    ..half
                })
                .with_children(faces);
        });
    }

    pub(super) fn backs(&self, body: &mut ChildSpawnerCommands) {
        let size = self.card();
        body.spawn(gallery()).with_children(|row| {
            for back in CardBack::ALL {
                let chosen = move |settings: &Settings| settings.back == back;
                let (of, set) = (Preview::Back(back), move |settings: &mut Settings| settings.back = back);
                self.sample(row, (of, size), &Back(back), None, chosen, set);
            }
        });
    }

    pub(super) fn faces(&self, body: &mut ChildSpawnerCommands) {
        let size = self.card();
        body.spawn(gallery()).with_children(|row| {
            for face in FaceStyle::ALL {
                let chosen = move |settings: &Settings| settings.face == face;
                let (of, set) = (Preview::Face(face), move |settings: &mut Settings| settings.face = face);
                self.sample(row, (of, size), &Faces(face), Some(&face), chosen, set);
            }
        });
    }

    pub(super) fn tables(&self, body: &mut ChildSpawnerCommands) {
        let size = Vec2::new(1.0, 0.7) * self.card().x;
        body.spawn(gallery()).with_children(|row| {
            for felt in Felt::ALL {
                let chosen = move |settings: &Settings| settings.felt == felt;
                let (of, set) = (Preview::Table(felt), move |settings: &mut Settings| {
                    settings.felt = felt
                });
                self.sample(row, (of, size), &TableName(felt), Some(&felt), chosen, set);
            }
        });
    }

    /// Returns the size of a card option: five fit side by side with their surroundings; in a low window three more fit, with their names.
    fn card(&self) -> Vec2 {
        let widest = if self.room.low() {
            (self.room.size.x - 143.0 - BESIDE_LOW - BESIDE - 60.0) / 8.0 - GAP - 2.0 * PADDING
        } else if self.room.portrait {
            (self.room.size.x - if self.room.phone { 142.0 } else { 220.0 }) / 5.0 - GAP - 2.0 * PADDING
        } else {
            f32::INFINITY
        };
        Vec2::new(1.0, 1.4) * self.room.text(84.0).min(widest)
    }

    /// Spawns a picture of an option, with its name below it if the picture does not say enough.
    fn sample(
        &self,
        row: &mut ChildSpawnerCommands,
        (preview, size): (Preview, Vec2),
        label: &dyn Phrase,
        below: Option<&dyn Phrase>,
        chosen: impl Fn(&Settings) -> bool + Copy + Send + Sync + 'static,
        choose: impl Fn(&mut Settings) + Send + Sync + 'static,
    ) {
        let theme = self.theme;
        let radius = BorderRadius::all(px(13));
        row.spawn(Node {
            align_items: AlignItems::Center,
            row_gap: px(4),
            flex_shrink: 0.0,
            ..column()
        })
        .with_children(|item| {
            item.spawn((
                Node {
                    padding: UiRect::all(px(PADDING)),
                    ..default()
                },
                theme.clickable(ButtonKind::Bare, radius, label),
            ))
            .observe(move |_: On<Activate>, mut settings: ResMut<Settings>| choose(&mut settings))
            .with_children(|button| {
                button.spawn((
                    preview,
                    Node {
                        width: px(size.x),
                        height: px(size.y),
                        flex_shrink: 0.0,
                        ..default()
                    },
                    Pickable::IGNORE,
                ));
                chosen_ring(button, radius, chosen);
                button.spawn((
                    Node {
                        position_type: PositionType::Absolute,
                        top: px(-6),
                        right: px(-6),
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
            if let Some(name) = below {
                item.spawn((
                    theme.sans(name, self.room.text(14.5), palette::MUTED),
                    TextLayout::no_wrap(),
                ));
            }
        });
    }

    /// Spawns a preview of the cards on the felt.
    pub(super) fn preview(&self, parent: &mut ChildSpawnerCommands) {
        let room = self.room;
        let above = room.portrait && !room.low();
        // The height left beside heading, tabs and edges, and the width around the cards of the preview.
        let high = room.size.y - if room.low() { LOW_CHROME } else { CHROME };
        let wide = self.preview_width();
        let unit = if above {
            ABOVE
        } else {
            (wide / 367.0).min((high - 110.0) / 390.0)
        };
        let direction = if above {
            FlexDirection::Row
        } else {
            FlexDirection::Column
        };
        parent
            .spawn((
                FeltSample,
                Node {
                    width: if above { percent(100) } else { px(wide) },
                    max_height: percent(100),
                    padding: UiRect::axes(px(12), px(if above { 14 } else { 20 })),
                    column_gap: px(16),
                    row_gap: px(24.0 * unit),
                    align_items: AlignItems::Center,
                    justify_content: JustifyContent::SpaceEvenly,
                    border: UiRect::all(px(1.2)),
                    border_radius: BorderRadius::all(px(18)),
                    flex_shrink: 0.0,
                    flex_direction: direction,
                    ..default()
                },
                BorderColor::all(palette::BRASS.with_alpha(0.35)),
                BackgroundGradient::default(),
            ))
            .with_children(|felt| {
                if !above {
                    felt.spawn(self.theme.sans(&Setting::Preview, room.text(16.0), palette::MUTED));
                }
                self.preview_cards(felt, unit);
            });
    }

    /// Returns the width of the preview beside the options.
    fn preview_width(&self) -> f32 {
        if self.room.low() {
            BESIDE_LOW
        } else {
            (self.room.size.x - 1000.0).clamp(230.0, 367.0)
        }
    }

    /// Spawns four cards and a back.
    fn preview_cards(&self, felt: &mut ChildSpawnerCommands, unit: f32) {
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
    }
}

/// Spawns a brass ring around the selected option.
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

/// A swatch of the table's felt.
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

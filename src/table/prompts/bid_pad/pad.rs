//! Keys, button and meter of the bid pad, drawn from its layout.

use std::sync::Arc;

use bevy::ecs::relationship::RelatedSpawner;
use bevy::prelude::*;
use bevy::ui::InteractionDisabled;
use bevy::ui_widgets::{Activate, observe};
use spades_layout::{BidPad, PadKeys};
use spades_rules::{Action, Game, Rules};

use super::picked::Picked;
use super::{BidButton, BidCaption, Key, Meter, PickedWorth, RuleLine};
use crate::audio::{PlaySound, Sound};
use crate::input::Intent;
use crate::table::hint::worth_of;
use crate::text::Blank;
use crate::text::bidding::{Bidding, PadKey, PadNumber, PadStake};
use crate::ui::{ButtonKind, ButtonLabel, DisabledReason, Theme, palette, panel};

/// Draws the pad.
pub(super) struct Pad<'a> {
    pub(super) theme: &'a Theme,
    pub(super) layout: BidPad,
    pub(super) rules: &'a Rules,
    pub(super) game: &'a Game,
    /// `true` if it shows the expected tricks.
    pub(super) estimates: bool,
}

impl Pad<'_> {
    /// Spawns the pad in the middle of its place.
    pub(super) fn spawn(&self, place: &mut ChildSpawnerCommands) {
        let (theme, layout) = (self.theme, &self.layout);
        let mut pad = place.spawn(panel(Node {
            width: layout.width.map_or(auto(), px),
            max_width: percent(100),
            padding: UiRect::axes(px(layout.padding.x), px(layout.padding.y)),
            flex_direction: FlexDirection::Column,
            align_items: AlignItems::Center,
            flex_shrink: 0.0,
            ..default()
        }));
        if layout.tight {
            // Opaque, so that the hands at the sides don't show through its numbers.
            pad.insert(BackgroundColor(palette::PANEL));
        }
        pad.with_children(|pad| {
            if let Some(size) = layout.heading {
                pad.spawn((theme.heading(&Bidding::YourBid, size), TextLayout::no_wrap()));
            }
            self.rule_line(pad);
            let row = Node {
                column_gap: px(layout.beside.unwrap_or(0.0)),
                align_items: AlignItems::Center,
                ..default()
            };
            pad.spawn((row, Pickable::IGNORE)).with_children(|row| {
                match layout.keys {
                    PadKeys::Grid { columns, size } => self.grid(row, columns, size),
                    PadKeys::Counting(size) => self.counting(row, size),
                }
                if layout.beside.is_some() {
                    self.bid_button(row);
                }
            });
            match layout.meter.filter(|_| self.estimates) {
                Some(size) => meter(pad, theme, size),
                None => {
                    pad.spawn(Node {
                        height: px(layout.without_meter),
                        ..default()
                    });
                }
            }
            if layout.beside.is_none() {
                self.bid_button(pad);
            }
        });
    }

    /// Spawns the line that says which bids are legal.
    fn rule_line(&self, pad: &mut ChildSpawnerCommands) {
        let layout = &self.layout;
        pad.spawn((
            self.theme
                .sans(&Bidding::How(self.rules.bidding), layout.line, palette::MUTED),
            RuleLine,
            if layout.tight {
                TextLayout::justify(Justify::Center)
            } else {
                TextLayout::no_wrap()
            },
            Node {
                margin: UiRect::bottom(px(layout.below_line)),
                ..default()
            },
        ));
    }

    /// Spawns a key for each number.
    fn grid(&self, row: &mut ChildSpawnerCommands, columns: u16, size: Vec2) {
        let gap = px(self.layout.gap);
        row.spawn((
            Node {
                display: Display::Grid,
                grid_template_columns: RepeatedGridTrack::px(columns, size.x),
                column_gap: gap,
                row_gap: gap,
                margin: UiRect::bottom(px(self.layout.below_keys)),
                ..default()
            },
            Pickable::IGNORE,
        ))
        .with_children(|grid| {
            for tricks in 0..=13 {
                self.key(grid, size, tricks);
            }
        });
    }

    /// Spawns a key for nil, and keys that count up and down.
    fn counting(&self, row: &mut ChildSpawnerCommands, size: f32) {
        let node = Node {
            column_gap: px(self.layout.gap),
            align_items: AlignItems::Center,
            ..default()
        };
        row.spawn((node, Pickable::IGNORE)).with_children(|keys| {
            self.key(keys, Vec2::new(1.3 * size, size), 0);
            for (icon, label, intent) in [
                ("minus", Bidding::Fewer, Intent::Previous),
                ("plus", Bidding::More, Intent::Next),
            ] {
                keys.spawn((
                    self.theme.round(ButtonKind::Secondary, icon, size, &label),
                    observe(move |_: On<Activate>, mut intents: MessageWriter<Intent>| {
                        intents.write(intent);
                    }),
                ));
            }
        });
    }

    /// Spawns the key of a number to pick, or of an illegal one that says why.
    fn key(&self, grid: &mut ChildSpawnerCommands, size: Vec2, tricks: u8) {
        let (theme, rules) = (self.theme, self.rules);
        let label = match (tricks, rules.moon) {
            (0, _) => PadKey::Nil(rules.nil, rules.nil_failure),
            (13, Some(points)) => PadKey::Moon(points),
            _ => PadKey::Tricks(tricks),
        };
        let kind = if tricks == 0 {
            ButtonKind::Danger
        } else {
            ButtonKind::Secondary
        };
        // A hint's value stands above the number, and a stake may stand below.
        let own_theme = theme.letters_up_to(if matches!(label, PadKey::Tricks(_)) { 1.4 } else { 1.0 });
        let text = match tricks {
            // Beside it there is room for a hint's value.
            0 if theme.min_touch_target() > 0.0 => 23.0,
            0 => 27.0,
            _ => 32.0,
        };
        let mut button = grid.spawn((
            Key(tricks),
            Node {
                width: px(size.x),
                height: px(size.y),
                flex_direction: FlexDirection::Column,
                align_items: AlignItems::Center,
                justify_content: JustifyContent::Center,
                ..default()
            },
            theme.clickable(kind, BorderRadius::all(px(14)), &label),
            Children::spawn(SpawnWith(move |parent: &mut RelatedSpawner<ChildOf>| {
                parent.spawn((
                    own_theme.serif(&PadNumber(label), text, palette::IVORY),
                    ButtonLabel,
                    TextLayout::no_wrap(),
                ));
                if !matches!(label, PadKey::Tricks(_)) {
                    parent.spawn((
                        own_theme.sans(&PadStake(label), 14.0, palette::IVORY),
                        ButtonLabel,
                        TextLayout::no_wrap(),
                    ));
                }
            })),
        ));
        button.with_child(worth_of(theme, Action::Bid(tricks)));
        if let Some(why) = self.game.refusal(Action::Bid(tricks)) {
            button
                .insert((InteractionDisabled, DisabledReason(Arc::new(why))))
                .observe(move |_: On<Pointer<Click>>, mut picked: ResMut<Picked>| {
                    picked.refused = Some(tricks);
                });
        } else {
            button.observe(
                move |_: On<Activate>, mut picked: ResMut<Picked>, mut sounds: MessageWriter<PlaySound>| {
                    *picked = Picked::number(tricks);
                    sounds.write(PlaySound::new(Sound::BidKey));
                },
            );
        }
    }

    /// Spawns the button that bids the picked number.
    fn bid_button(&self, pad: &mut ChildSpawnerCommands) {
        let (theme, size) = (self.theme, self.layout.button);
        let mut button = pad.spawn((
            BidButton,
            InteractionDisabled,
            Node {
                width: px(size.x),
                height: px(size.y),
                column_gap: px(12),
                align_items: AlignItems::Center,
                justify_content: JustifyContent::Center,
                ..default()
            },
            theme.clickable(ButtonKind::Primary, BorderRadius::MAX, &Bidding::Bid),
            observe(
                |_: On<Activate>, picked: Res<Picked>, mut intents: MessageWriter<Intent>| {
                    intents.write_batch(picked.tricks.map(|tricks| Intent::Act(Action::Bid(tricks))));
                },
            ),
            children![(
                theme.sans(&Bidding::ChooseABid, 20.0, palette::DISABLED[1]),
                BidCaption,
                ButtonLabel,
                TextLayout::no_wrap()
            )],
        ));
        if matches!(self.layout.keys, PadKeys::Counting(_)) {
            // No bid is picked yet, and `Look` is not a bid, so it has no value.
            button.with_child((PickedWorth, worth_of(theme, Action::Look)));
        }
    }
}

/// Spawns "Expected tricks 5.3" with a bar of the likely range.
fn meter(pad: &mut ChildSpawnerCommands, theme: &Theme, (height, scale): (f32, f32)) {
    pad.spawn((
        Node {
            width: percent(100),
            height: px(height),
            align_items: AlignItems::Center,
            column_gap: px(12),
            ..default()
        },
        Pickable::IGNORE,
    ))
    .with_children(|row| {
        row.spawn(theme.icon("lightbulb", 20.0, palette::BRASS));
        row.spawn((
            theme.sans(&Bidding::ExpectedTricks, 16.0, palette::MUTED),
            TextLayout::no_wrap(),
        ));
        row.spawn((
            theme.serif(&Blank, 22.0, palette::IVORY),
            Meter::Number,
            TextLayout::no_wrap(),
            Node {
                width: px(52.0 * scale),
                ..default()
            },
        ));
        row.spawn((
            Node {
                flex_grow: 1.0,
                height: px(6),
                border_radius: BorderRadius::MAX,
                ..default()
            },
            BackgroundColor(palette::IVORY.with_alpha(0.14)),
            Pickable::IGNORE,
            children![
                (
                    Meter::Range,
                    Node {
                        position_type: PositionType::Absolute,
                        height: px(6),
                        border_radius: BorderRadius::MAX,
                        ..default()
                    },
                    BackgroundColor(palette::BRASS.with_alpha(0.6)),
                ),
                (
                    Meter::Mark,
                    Node {
                        position_type: PositionType::Absolute,
                        width: px(12),
                        height: px(18),
                        top: px(-6),
                        margin: UiRect::left(px(-6)),
                        border_radius: BorderRadius::all(px(5)),
                        ..default()
                    },
                    BackgroundColor(palette::DISPLAY),
                )
            ],
        ));
    });
}

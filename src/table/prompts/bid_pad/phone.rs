//! The bid pad on a phone: keys sized for a finger or, where they don't all fit, two that count up and down.

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};
use spades_rules::{Action, Game, Rules};

use super::super::{Panel, Room, backdrop};
use super::{HEADING, METER, PickedWorth, RuleLine, bid_button, meter, pad_key};
use crate::input::Intent;
use crate::table::hint::worth_of;
use crate::text::bidding::Bidding;
use crate::ui::{ButtonKind, Theme, palette, panel};

/// Gap between keys, and padding.
const GAP: f32 = 8.0;
const PADDING: Vec2 = Vec2::new(16.0, 12.0);

/// The line that says which bids are legal, and the gap below it.
const LINE: f32 = 20.0;
const BELOW_LINE: f32 = 10.0;

/// Width of the bid button, where it is beside keys.
const BESIDE: f32 = 180.0;

/// The largest key.
const LARGEST: Vec2 = Vec2::new(116.0, 92.0);

/// Layout of the keys.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Keys {
    columns: u16,
    size: Vec2,
    heading: bool,
    meter: bool,
    /// `true` if the bid button is beside them, rather than below.
    beside: bool,
}

impl Keys {
    /// Returns the keys that fit into a room, with a minimum size and letters enlarged by a factor; `None` without room for 14 keys.
    fn fitting(room: Vec2, least: f32, letters: f32) -> Option<Keys> {
        [false, true]
            .into_iter()
            .find_map(|beside| Keys::with_button(room, (least, letters), beside))
    }

    /// Returns the layout that fits with the button below the keys, or beside them.
    fn with_button(room: Vec2, (least, letters): (f32, f32), beside: bool) -> Option<Keys> {
        let mut inner = room - 2.0 * PADDING - 3.0;
        if beside {
            inner.x -= BESIDE + 2.0 * GAP;
        } else {
            inner.y -= least + GAP;
        }
        let columns = if inner.x >= 7.0 * least + 6.0 * GAP { 7u16 } else { 5 };
        let rows = f32::from(14u16.div_ceil(columns));
        let wide = (inner.x - GAP * f32::from(columns - 1)) / f32::from(columns);
        let mut free =
            inner.y - LINE * letters * 1.3 - BELOW_LINE - rows * (least + GAP) + if beside { GAP } else { 0.0 };
        if wide < least || free < 0.0 {
            return None;
        }
        let mut take = |height: f32| {
            let room = free >= height;
            if room {
                free -= height;
            }
            room
        };
        let (meter, heading) = (take(METER * 0.8 * letters), take(HEADING * 1.25 * letters));
        Some(Keys {
            columns,
            size: Vec2::new(wide, least + free / rows)
                .min(LARGEST)
                .max(Vec2::splat(least)),
            heading,
            meter,
            beside,
        })
    }
}

/// Builds the pad in its room; with `estimates` it shows the expected tricks.
pub(super) fn build(commands: &mut Commands, theme: &Theme, room: Room, rules: &Rules, game: &Game, estimates: bool) {
    let least = theme.min_touch_target();
    commands
        .spawn((backdrop(Panel::Bid, auto(), 0.0), Pickable::IGNORE))
        .with_children(|root| {
            root.spawn((room.node, room.turn, Pickable::IGNORE))
                .with_children(|place| {
                    place
                        .spawn(panel(Node {
                            max_width: percent(100),
                            padding: UiRect::axes(px(PADDING.x), px(PADDING.y)),
                            flex_direction: FlexDirection::Column,
                            align_items: AlignItems::Center,
                            flex_shrink: 0.0,
                            ..default()
                        }))
                        // Opaque, so that the hands at the sides don't show through its numbers.
                        .insert(BackgroundColor(palette::PANEL))
                        .with_children(|pad| match Keys::fitting(room.size, least, theme.line(1.0)) {
                            Some(keys) => {
                                let keys = Keys {
                                    meter: keys.meter && estimates,
                                    ..keys
                                };
                                all_keys(pad, theme, keys, rules, game);
                            }
                            None => counting(pad, theme, rules, game),
                        });
                });
        });
}

fn line(pad: &mut ChildSpawnerCommands, theme: &Theme, rules: &Rules, size: f32) {
    pad.spawn((
        theme.sans(&Bidding::How(rules.bidding), size, palette::MUTED),
        RuleLine,
        TextLayout::justify(Justify::Center),
        Node {
            margin: UiRect::bottom(px(BELOW_LINE)),
            ..default()
        },
    ));
}

fn all_keys(pad: &mut ChildSpawnerCommands, theme: &Theme, keys: Keys, rules: &Rules, game: &Game) {
    if keys.heading {
        pad.spawn((theme.heading(&Bidding::YourBid, HEADING), TextLayout::no_wrap()));
    }
    line(pad, theme, rules, LINE);
    let least = theme.min_touch_target();
    let row = Node {
        column_gap: px(2.0 * GAP),
        align_items: AlignItems::Center,
        ..default()
    };
    pad.spawn((row, Pickable::IGNORE)).with_children(|row| {
        row.spawn((
            Node {
                display: Display::Grid,
                grid_template_columns: RepeatedGridTrack::px(keys.columns, keys.size.x),
                column_gap: px(GAP),
                row_gap: px(GAP),
                margin: UiRect::bottom(px(if keys.beside { 0.0 } else { GAP })),
                ..default()
            },
            Pickable::IGNORE,
        ))
        .with_children(|grid| {
            for tricks in 0..=13 {
                pad_key(grid, theme, keys.size, tricks, rules, game);
            }
        });
        if keys.beside {
            bid_button(row, theme, Vec2::new(BESIDE, least));
        }
    });
    if keys.meter {
        meter(pad, theme, 0.8);
    }
    if !keys.beside {
        bid_button(pad, theme, Vec2::new(280.0, least));
    }
}

fn counting(pad: &mut ChildSpawnerCommands, theme: &Theme, rules: &Rules, game: &Game) {
    let key = theme.min_touch_target();
    // There is no height for large letters.
    line(pad, theme, rules, LINE / theme.line(1.0));
    pad.spawn((
        Node {
            column_gap: px(GAP),
            align_items: AlignItems::Center,
            ..default()
        },
        Pickable::IGNORE,
    ))
    .with_children(|row| {
        pad_key(row, theme, Vec2::new(1.3 * key, key), 0, rules, game);
        for (icon, label, intent) in [
            ("minus", Bidding::Fewer, Intent::Previous),
            ("plus", Bidding::More, Intent::Next),
        ] {
            row.spawn((
                theme.round(ButtonKind::Secondary, icon, key, &label),
                observe(move |_: On<Activate>, mut intents: MessageWriter<Intent>| {
                    intents.write(intent);
                }),
            ));
        }
        // No bid is picked yet, and `Look` is not a bid, so it has no value.
        let worth = (PickedWorth, worth_of(theme, Action::Look));
        bid_button(row, theme, Vec2::new(BESIDE, key)).with_child(worth);
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_are_as_large_as_a_finger_or_there_are_two() {
        let least = 74.0;
        assert_eq!(Keys::fitting(Vec2::new(580.0, 160.0), least, 1.0), None);
        for room in [
            Vec2::new(520.0, 420.0),
            Vec2::new(640.0, 340.0),
            Vec2::new(820.0, 230.0),
            Vec2::new(1000.0, 700.0),
        ] {
            let keys = Keys::fitting(room, least, 1.0).expect("there is room");
            let count = Vec2::new(keys.columns.into(), 14u16.div_ceil(keys.columns).into());
            let all = keys.size * count + GAP * (count - 1.0) + 2.0 * PADDING;
            assert!(
                keys.size.min_element() >= least && all.cmple(room).all(),
                "{keys:?} in {room}"
            );
        }
    }
}

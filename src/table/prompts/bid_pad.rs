//! The bid pad.

use bevy::ecs::relationship::RelatedSpawner;
use bevy::input_focus::InputFocus;
use bevy::prelude::*;
use bevy::ui::InteractionDisabled;
use bevy::ui_widgets::{Activate, observe};
use spades_rules::Action;

use super::{BuildPanel, Panel, backdrop};
use crate::audio::{PlaySound, Sound};
use crate::input::Intent;
use crate::session::{Turn, TurnPrompt};
use crate::table::director::Director;
use crate::text::bidding::{Bidding, PadKey, PadNumber, PadStake};
use crate::text::{Blank, Phrase};
use crate::ui::focus::{Keyboard, Layer};
use crate::ui::{ButtonKind, Inked, Selected, Theme, palette, panel};

/// The number chosen on the pad, before it is bid, and the digit that was typed last.
#[derive(Resource, Default)]
struct Picked(Option<u8>, Option<u8>);

/// A key of the pad.
#[derive(Component)]
struct Key(u8);

/// The button that bids what is picked, and its caption.
#[derive(Component)]
struct BidButton;

#[derive(Component)]
struct BidCaption;

/// The meter of expected tricks.
#[derive(Component)]
enum Meter {
    Number,
    Range,
    Mark,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Picked>();
    app.add_observer(build);
    app.add_systems(
        Update,
        keys.in_set(crate::table::TableSystems::Input)
            .before(crate::table::intents::act),
    );
    app.add_systems(Update, show.in_set(crate::table::TableSystems::Draw));
}

fn build(
    event: On<BuildPanel>,
    mut commands: Commands,
    theme: Res<Theme>,
    director: Res<Director>,
    mut picked: ResMut<Picked>,
) {
    let Some(view) = director.view.as_ref().filter(|_| event.panel == Panel::Bid) else {
        return;
    };
    // Where the rules leave one bid it only needs to be confirmed.
    *picked = match view.legal.as_slice() {
        &[Action::Bid(tricks)] => Picked(Some(tricks), None),
        _ => Picked::default(),
    };
    let portrait = event.portrait;
    // Upright, the plates at the sides of a table of four stay in sight.
    let (columns, key) = match (portrait, view.rules.players) {
        (true, 2) => (5, Vec2::new(128.0, 92.0)),
        (true, _) => (7, Vec2::new(96.0, 84.0)),
        (false, _) => (7, Vec2::new(80.0, 76.0)),
    };
    let nil = view.rules.nil;
    let moon = view.rules.moon;
    let top = if portrait { vh(23.5) } else { percent(13) };
    commands
        .spawn((backdrop(Panel::Bid, top, 0.0), Pickable::IGNORE))
        .with_children(|root| {
            root.spawn(panel(Node {
                width: if portrait { px(840) } else { px(700) },
                padding: UiRect::axes(px(34), px(24)),
                flex_direction: FlexDirection::Column,
                align_items: AlignItems::Center,
                ..default()
            }))
            .with_children(|pad| {
                pad.spawn(theme.heading(&Bidding::YourBid, 36.0));
                pad.spawn((
                    theme.sans(
                        &Bidding::How(view.rules.bidding),
                        if portrait { 20.0 } else { 16.5 },
                        palette::MUTED,
                    ),
                    Node {
                        margin: UiRect::bottom(px(16)),
                        ..default()
                    },
                ));
                pad.spawn((
                    Node {
                        display: Display::Grid,
                        grid_template_columns: RepeatedGridTrack::px(columns, key.x),
                        column_gap: px(12),
                        row_gap: px(12),
                        ..default()
                    },
                    Pickable::IGNORE,
                ))
                .with_children(|grid| {
                    for tricks in 0..=13u8 {
                        let label = match (tricks, moon) {
                            (0, _) => PadKey::Nil(nil, view.rules.nil_failure),
                            (13, Some(points)) => PadKey::Moon(points),
                            _ => PadKey::Tricks(tricks),
                        };
                        let kind = if tricks == 0 {
                            ButtonKind::Danger
                        } else {
                            ButtonKind::Secondary
                        };
                        let theme2 = theme.clone();
                        let mut button = grid.spawn((
                            Key(tricks),
                            Node {
                                width: px(key.x),
                                height: px(key.y),
                                flex_direction: FlexDirection::Column,
                                align_items: AlignItems::Center,
                                justify_content: JustifyContent::Center,
                                ..default()
                            },
                            theme.clickable(kind, BorderRadius::all(px(14)), &label),
                            observe(
                                move |_: On<Activate>,
                                      mut picked: ResMut<Picked>,
                                      mut sounds: MessageWriter<PlaySound>| {
                                    *picked = Picked(Some(tricks), None);
                                    sounds.write(PlaySound(Sound::BidKey));
                                },
                            ),
                            Children::spawn(SpawnWith(move |parent: &mut RelatedSpawner<ChildOf>| {
                                parent.spawn((
                                    theme2.serif(
                                        &PadNumber(label),
                                        if tricks == 0 { 27.0 } else { 32.0 },
                                        palette::IVORY,
                                    ),
                                    Inked,
                                    TextLayout::no_wrap(),
                                ));
                                if !matches!(label, PadKey::Tricks(_)) {
                                    parent.spawn((
                                        theme2.sans(&PadStake(label), 14.0, palette::IVORY),
                                        Inked,
                                        TextLayout::no_wrap(),
                                    ));
                                }
                            })),
                        ));
                        if !view.legal.contains(&Action::Bid(tricks)) {
                            button.insert(InteractionDisabled);
                        }
                    }
                });
                meter(pad, &theme);
                pad.spawn((
                    BidButton,
                    InteractionDisabled,
                    Node {
                        width: px(260),
                        height: px(58),
                        column_gap: px(12),
                        align_items: AlignItems::Center,
                        justify_content: JustifyContent::Center,
                        ..default()
                    },
                    theme.clickable(ButtonKind::Primary, BorderRadius::MAX, &Bidding::Bid),
                    observe(
                        |_: On<Activate>, picked: Res<Picked>, mut intents: MessageWriter<Intent>| {
                            intents.write_batch(picked.0.map(|tricks| Intent::Act(Action::Bid(tricks))));
                        },
                    ),
                    children![(
                        theme.sans(&Bidding::ChooseABid, 20.0, palette::DISABLED[1]),
                        BidCaption,
                        Inked,
                        TextLayout::no_wrap()
                    )],
                ));
            });
        });
}

/// "Expected tricks 5.3" with a bar of the likely range.
fn meter(pad: &mut ChildSpawnerCommands, theme: &Theme) {
    pad.spawn((
        Node {
            width: percent(100),
            height: px(76),
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
                width: px(52),
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

/// What the pad means after an intent; `None`: it does not change. Digits make one number as long as it can be one that is legal.
fn pick(Picked(picked, typed): &Picked, intent: Intent, legal: &[u8]) -> Option<Picked> {
    let only = |tricks: u8| legal.contains(&tricks).then_some(Picked(Some(tricks), None));
    match intent {
        Intent::Nil => only(0),
        Intent::Digit(digit) => {
            let both = typed
                .map(|first| first * 10 + digit)
                .filter(|number| legal.contains(number));
            let number = both.or(Some(digit).filter(|digit| legal.contains(digit)));
            // A digit that is no bid by itself may begin one.
            let begins = legal.iter().any(|&tricks| tricks / 10 == digit && digit > 0);
            (number.is_some() || begins).then_some(Picked(
                number.or(*picked),
                Some(digit).filter(|_| begins && both.is_none()),
            ))
        }
        Intent::Previous | Intent::Next => {
            let up = intent == Intent::Next;
            let at = picked.and_then(|tricks| legal.iter().position(|&other| other == tricks));
            let last = legal.len().checked_sub(1)?;
            let next = match at {
                None => {
                    if up {
                        0
                    } else {
                        last
                    }
                }
                Some(at) if up => (at + 1).min(last),
                Some(at) => at.saturating_sub(1),
            };
            only(legal[next])
        }
        _ => None,
    }
}

/// Digits, N, arrows and Enter.
fn keys(
    mut intents: ParamSet<(MessageReader<Intent>, MessageWriter<Intent>)>,
    prompt: Res<TurnPrompt>,
    keyboard: Res<Keyboard>,
    mut focus: ResMut<InputFocus>,
    mut picked: ResMut<Picked>,
    mut sounds: MessageWriter<PlaySound>,
) {
    let wanted: Vec<Intent> = intents.p0().read().copied().collect();
    if prompt.turn != Turn::Bid || keyboard.top() != Layer::Table {
        return;
    }
    let legal: Vec<u8> = (0..=13).filter(|&tricks| prompt.allows(Action::Bid(tricks))).collect();
    for intent in wanted {
        if let Some(next) = pick(&picked, intent, &legal) {
            *picked = next;
            sounds.write(PlaySound(Sound::BidKey));
            // Enter bids now.
            focus.clear();
        }
        if intent == Intent::Confirm
            && let Some(tricks) = picked.0
        {
            intents.p1().write(Intent::Act(Action::Bid(tricks)));
        }
    }
}

fn show(
    mut commands: Commands,
    picked: Res<Picked>,
    director: Res<Director>,
    pad_keys: Query<(Entity, &Key, Has<Selected>)>,
    buttons: Query<(Entity, Has<InteractionDisabled>), With<BidButton>>,
    mut captions: Query<&mut Text, With<BidCaption>>,
    mut meters: Query<(&Meter, Option<&mut Text>, &mut Node), Without<BidCaption>>,
    added: Query<(), Added<Meter>>,
) {
    if !added.is_empty()
        && let Some(view) = &director.view
    {
        let (mean, low, high) = spades_bots::expected_tricks(view);
        for (part, text, mut node) in &mut meters {
            match part {
                Meter::Number => {
                    if let Some(mut text) = text {
                        text.0 = Bidding::Expected(mean).text();
                    }
                }
                Meter::Range => {
                    node.left = percent((low / 13.0 * 100.0) as f32);
                    node.width = percent(((high - low) / 13.0 * 100.0) as f32);
                }
                Meter::Mark => node.left = percent((mean / 13.0 * 100.0) as f32),
            }
        }
    }
    if !picked.is_changed() {
        return;
    }
    for (entity, key, selected) in &pad_keys {
        let on = picked.0 == Some(key.0);
        if on && !selected {
            commands.entity(entity).insert(Selected);
        } else if !on && selected {
            commands.entity(entity).remove::<Selected>();
        }
    }
    for mut text in &mut captions {
        text.0 = picked.0.map_or(Bidding::ChooseABid, Bidding::Picked).text();
    }
    for (entity, disabled) in &buttons {
        if picked.0.is_some() && disabled {
            commands.entity(entity).remove::<InteractionDisabled>();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn typed(digits: &[u8], legal: &[u8]) -> Option<u8> {
        let mut picked = Picked::default();
        for &digit in digits {
            if let Some(next) = pick(&picked, Intent::Digit(digit), legal) {
                picked = next;
            }
        }
        picked.0
    }

    #[test]
    fn a_number_is_typed_digit_by_digit_whatever_else_is_legal() {
        let all: Vec<u8> = (0..=13).collect();
        assert_eq!(typed(&[5], &all), Some(5));
        assert_eq!(typed(&[1], &all), Some(1));
        assert_eq!(typed(&[1, 3], &all), Some(13));
        assert_eq!(typed(&[1, 3, 2], &all), Some(2));
        assert_eq!(typed(&[1, 1, 1], &all), Some(1));
        assert_eq!(typed(&[1, 5], &all), Some(5));
        // Suicide: at least four. One is no bid, but begins eleven.
        let high: Vec<u8> = (4..=13).collect();
        assert_eq!(typed(&[1], &high), None);
        assert_eq!(typed(&[1, 1], &high), Some(11));
        assert_eq!(typed(&[1, 0], &high), Some(10));
        assert_eq!(typed(&[3], &high), None);
        assert_eq!(typed(&[0, 7], &high), Some(7));
        // Mirror: one bid is left.
        assert_eq!(typed(&[1, 2], &[12]), Some(12));
        assert_eq!(typed(&[2], &[0]), None);
    }

    #[test]
    fn arrows_walk_over_what_is_legal() {
        let legal = [0, 4, 7];
        let walk = |from: Option<u8>, intent| pick(&Picked(from, None), intent, &legal).and_then(|picked| picked.0);
        assert_eq!(walk(None, Intent::Next), Some(0));
        assert_eq!(walk(None, Intent::Previous), Some(7));
        assert_eq!(walk(Some(4), Intent::Next), Some(7));
        assert_eq!(walk(Some(7), Intent::Next), Some(7));
        assert_eq!(walk(Some(4), Intent::Previous), Some(0));
        assert_eq!(walk(Some(4), Intent::Nil), Some(0));
    }
}

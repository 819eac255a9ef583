//! The bid pad.

use bevy::ecs::relationship::RelatedSpawner;
use bevy::input_focus::InputFocus;
use bevy::prelude::*;
use bevy::ui::InteractionDisabled;
use bevy::ui_widgets::{Activate, observe};
use spades_rules::{Action, BiddingRule};

use super::{BuildPanel, Panel, backdrop};
use crate::audio::{PlaySound, Sound};
use crate::session::{Match, SubmitAction};
use crate::table::director::Director;
use crate::text::{Blank, Raw};
use crate::ui::focus::{Keyboard, Layer};
use crate::ui::{ButtonKind, Selected, Theme, palette, panel};

/// The number chosen on the pad, before it is bid.
#[derive(Resource, Default)]
struct Picked(Option<u8>);

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
    app.add_systems(Update, (keys, show).chain().in_set(crate::table::TableSystems::Draw));
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
    picked.0 = match view.legal.as_slice() {
        &[Action::Bid(tricks)] => Some(tricks),
        _ => None,
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
    let line = match view.rules.bidding {
        BiddingRule::Free => "How many of the thirteen tricks will you take?",
        BiddingRule::Whiz => "Bid the number of your spades, or nil.",
        BiddingRule::Mirror => "Bid the number of your spades.",
        BiddingRule::Suicide => "One of you bids nil, the other at least four.",
    };
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
                pad.spawn(theme.heading(&Raw("Your bid"), 36.0));
                pad.spawn((
                    theme.sans(&Raw(line), if portrait { 20.0 } else { 16.5 }, palette::MUTED),
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
                        let label = match tricks {
                            0 => format!("Nil, plus or minus {nil} points"),
                            n => n.to_string(),
                        };
                        let detail = match (tricks, moon) {
                            (0, _) => Some(format!("±{nil}")),
                            (13, Some(points)) => Some(format!("+{points}")),
                            _ => None,
                        };
                        let text = if tricks == 0 {
                            "Nil".to_owned()
                        } else {
                            tricks.to_string()
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
                            theme.clickable(kind, BorderRadius::all(px(14)), &Raw(label)),
                            observe(
                                move |_: On<Activate>,
                                      mut picked: ResMut<Picked>,
                                      mut sounds: MessageWriter<PlaySound>| {
                                    picked.0 = Some(tricks);
                                    sounds.write(PlaySound(Sound::BidKey));
                                },
                            ),
                            Children::spawn(SpawnWith(move |parent: &mut RelatedSpawner<ChildOf>| {
                                parent.spawn((
                                    theme2.serif(&Raw(text), if tricks == 0 { 27.0 } else { 32.0 }, palette::IVORY),
                                    TextLayout::no_wrap(),
                                ));
                                if let Some(detail) = detail {
                                    parent.spawn((
                                        theme2.sans(&Raw(detail), 14.0, palette::IVORY),
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
                    theme.clickable(ButtonKind::Primary, BorderRadius::MAX, &Raw("Bid")),
                    observe(
                        |_: On<Activate>,
                         picked: Res<Picked>,
                         game: Res<Match>,
                         mut submit: MessageWriter<SubmitAction>| {
                            if let Some(tricks) = picked.0 {
                                submit.write(SubmitAction {
                                    action: Action::Bid(tricks),
                                    count: game.count(),
                                });
                            }
                        },
                    ),
                    children![(
                        theme.sans(&Raw("Choose a bid"), 20.0, palette::DISABLED[1]),
                        BidCaption,
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
            theme.sans(&Raw("Expected tricks"), 16.0, palette::MUTED),
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

/// Digits, N, arrows and Enter.
fn keys(
    keys: Res<ButtonInput<KeyCode>>,
    director: Res<Director>,
    game: Option<Res<Match>>,
    pads: Query<&Panel>,
    keyboard: Res<Keyboard>,
    mut focus: ResMut<InputFocus>,
    mut picked: ResMut<Picked>,
    mut submit: MessageWriter<SubmitAction>,
    mut sounds: MessageWriter<PlaySound>,
) {
    let (Some(view), Some(game)) = (&director.view, game) else {
        return;
    };
    if !pads.iter().any(|&panel| panel == Panel::Bid) || keyboard.top() != Layer::Table {
        return;
    }
    let legal: Vec<u8> = (0..=13)
        .filter(|&tricks| view.legal.contains(&Action::Bid(tricks)))
        .collect();
    let digits = [
        KeyCode::Digit0,
        KeyCode::Digit1,
        KeyCode::Digit2,
        KeyCode::Digit3,
        KeyCode::Digit4,
        KeyCode::Digit5,
        KeyCode::Digit6,
        KeyCode::Digit7,
        KeyCode::Digit8,
        KeyCode::Digit9,
    ];
    let mut want = digits
        .iter()
        .position(|&key| keys.just_pressed(key))
        .map(|digit| digit as u8);
    // 1 and then 0 to 3 is ten to thirteen.
    if let (Some(digit @ 0..=3), Some(1)) = (want, picked.0) {
        want = Some(10 + digit);
    }
    if keys.just_pressed(KeyCode::KeyN) {
        want = Some(0);
    }
    let step = i32::from(keys.just_pressed(KeyCode::ArrowRight)) - i32::from(keys.just_pressed(KeyCode::ArrowLeft));
    if step != 0 && !legal.is_empty() {
        let at = picked
            .0
            .and_then(|tricks| legal.iter().position(|&other| other == tricks));
        let count = legal.len() as i32;
        let next = at.map_or(if step > 0 { 0 } else { count - 1 }, |at| {
            (at as i32 + step).clamp(0, count - 1)
        });
        want = Some(legal[next as usize]);
    }
    if let Some(tricks) = want.filter(|tricks| legal.contains(tricks)) {
        picked.0 = Some(tricks);
        sounds.write(PlaySound(Sound::BidKey));
        // Enter bids now.
        focus.clear();
    }
    if keys.just_pressed(KeyCode::Enter)
        && keyboard.free_for(Layer::Table)
        && let Some(tricks) = picked.0
    {
        submit.write(SubmitAction {
            action: Action::Bid(tricks),
            count: game.count(),
        });
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
                        text.0 = format!("{mean:.1}");
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
        text.0 = match picked.0 {
            None => "Choose a bid".to_owned(),
            Some(0) => "Bid nil".to_owned(),
            Some(tricks) => format!("Bid {tricks}"),
        };
    }
    for (entity, disabled) in &buttons {
        if picked.0.is_some() && disabled {
            commands.entity(entity).remove::<InteractionDisabled>();
        }
    }
}

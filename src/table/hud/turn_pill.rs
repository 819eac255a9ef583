//! The pill between table and hand: whose turn it is, what is asked, and what has just happened. It is also the caption of every
//! sound that matters.

use bevy::prelude::*;
use spades_rules::{Action, Phase, Suit, View};

use super::{BuildHud, write};
use crate::session::{Match, Turn, TurnPrompt};
use crate::table::director::{Director, Remark};
use crate::text::Blank;
use crate::ui::{Theme, Viewport, palette};

#[derive(Component)]
struct Pill;

/// The line across the window that holds the pill.
#[derive(Component)]
struct Row;

#[derive(Component)]
struct PillText;

#[derive(Component)]
struct PillIcon;

/// What the pill says now; also what is read out.
#[derive(Resource, Default, Clone, PartialEq, Eq, Debug)]
pub struct Caption {
    /// In words.
    pub text: String,
    /// A picture's path, if one goes with it.
    pub icon: Option<String>,
    /// Whether it is worth the brass line.
    pub lit: bool,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Caption>();
    app.add_observer(build);
    app.add_systems(
        Update,
        (compose, fill, place).chain().in_set(crate::table::TableSystems::Draw),
    );
}

fn build(event: On<BuildHud>, mut commands: Commands, theme: Res<Theme>) {
    let size = if event.portrait { 23.0 } else { 18.0 };
    commands.entity(event.root).with_children(|root| {
        root.spawn((
            Row,
            Node {
                position_type: PositionType::Absolute,
                width: percent(100),
                // The middle of the pill, over the hand.
                top: if event.portrait { auto() } else { percent(62) },
                bottom: if event.portrait { px(612) } else { auto() },
                margin: UiRect::top(px(if event.portrait { 0 } else { -19 })),
                justify_content: JustifyContent::Center,
                ..default()
            },
            Pickable::IGNORE,
        ))
        .with_children(|row| {
            row.spawn((
                Pill,
                Node {
                    height: px(if event.portrait { 50 } else { 40 }),
                    padding: UiRect::horizontal(px(22)),
                    column_gap: px(10),
                    align_items: AlignItems::Center,
                    border: UiRect::all(px(1.2)),
                    border_radius: BorderRadius::MAX,
                    ..default()
                },
                BackgroundColor(palette::PANEL.with_alpha(0.93)),
                BorderColor::default(),
                BoxShadow::new(Color::BLACK.with_alpha(0.4), px(0), px(4), px(0), px(8)),
                Visibility::Hidden,
                Pickable::IGNORE,
                children![
                    (theme.icon("crown", 20.0, palette::BRASS), PillIcon),
                    (
                        theme.sans(&Blank, size, palette::IVORY),
                        PillText,
                        TextLayout::no_wrap()
                    ),
                ],
            ));
        });
    });
}

fn suit_name(suit: Suit) -> &'static str {
    match suit {
        Suit::Clubs => "clubs",
        Suit::Diamonds => "diamonds",
        Suit::Hearts => "hearts",
        Suit::Spades => "spades",
    }
}

fn says(text: impl Into<String>) -> Caption {
    Caption {
        text: text.into(),
        icon: None,
        lit: false,
    }
}

/// "You take", "Anna takes".
fn verb(name: &str, plain: &str) -> String {
    if name == "You" {
        format!("You {plain}")
    } else {
        format!("{name} {plain}s")
    }
}

fn remark(remark: Remark, game: &Match) -> Caption {
    match remark {
        Remark::Took(seat) => Caption {
            text: format!("{} the trick", verb(&game.name(seat), "take")),
            icon: Some("icons/crown.png".to_owned()),
            lit: true,
        },
        Remark::Broken => Caption {
            text: "Spades are broken".to_owned(),
            icon: Some("ui/broken-spade.png".to_owned()),
            lit: true,
        },
        Remark::Called(caller, true) => Caption {
            lit: true,
            ..says(format!("{} a renege, and it was one", verb(&game.name(caller), "call")))
        },
        Remark::Called(caller, false) => says(format!(
            "{} a renege, but there was none",
            verb(&game.name(caller), "call")
        )),
        Remark::Redealt => says("Everybody bid nil: the hands are dealt again"),
        Remark::BlindNil(seat) => Caption {
            lit: true,
            ..says(format!("{} blind nil", verb(&game.name(seat), "bid")))
        },
    }
}

fn asks(now: Turn, view: &View, game: &Match) -> Caption {
    let name = game.name(view.viewer);
    let whose = if name == "You" {
        "Your turn".to_owned()
    } else {
        format!("{name}’s turn")
    };
    match now {
        Turn::Open => Caption {
            lit: true,
            icon: Some("icons/eye.png".to_owned()),
            ..says(format!("{whose}: tap the hand to look"))
        },
        // Two buttons say it.
        Turn::Draw if view.legal.contains(&Action::BlindNil) => says(""),
        Turn::Draw => Caption {
            lit: true,
            icon: Some("icons/layers.png".to_owned()),
            ..says(format!("{whose}: tap the stock to draw"))
        },
        Turn::Play => {
            let running = view
                .played
                .last()
                .filter(|trick| trick.winner.is_none())
                .and_then(|trick| trick.plays.first());
            let dummy = view.hand_to_play.is_some_and(|hand| hand != view.viewer);
            match running {
                Some(&(_, card)) if view.lawful.iter().all(|mine| mine.suit() == card.suit()) => Caption {
                    text: format!(
                        "{}: follow {}",
                        if dummy { "Dummy’s turn" } else { &whose },
                        suit_name(card.suit())
                    ),
                    icon: Some(format!("suits/{}.png", card.suit().letter())),
                    lit: false,
                },
                Some(_) => says(format!(
                    "{}: play any card",
                    if dummy { "Dummy’s turn" } else { &whose }
                )),
                None if dummy => says("Lead from the dummy"),
                None => says(format!("{whose}: lead a card")),
            }
        }
        // Panels of their own ask for these.
        Turn::Choose | Turn::Look | Turn::Bid | Turn::Settle | Turn::Next => says(""),
        Turn::Wait => match view.actor {
            Some(actor) if actor != view.viewer && game.player(actor).is_some() => {
                says(format!("{} is thinking", game.name(actor)))
            }
            _ => says(""),
        },
    }
}

fn compose(director: Res<Director>, prompt: Res<TurnPrompt>, game: Option<Res<Match>>, mut caption: ResMut<Caption>) {
    let (Some(view), Some(game)) = (&director.view, game) else {
        return;
    };
    if !director.is_changed() && !prompt.is_changed() {
        return;
    }
    let now = prompt.turn;
    let next = match director.remark {
        // What has just happened is told until the player is asked for something.
        Some(told) if now == Turn::Wait => remark(told, &game),
        None if !director.idle() => says(""),
        _ => asks(now, view, &game),
    };
    caption.set_if_neq(next);
}

fn fill(
    caption: Res<Caption>,
    theme: Res<Theme>,
    mut pills: Query<(&mut Visibility, &mut BorderColor), With<Pill>>,
    mut texts: Query<(&mut Text, &mut TextColor), With<PillText>>,
    mut icons: Query<(&mut ImageNode, &mut Node), With<PillIcon>>,
    added: Query<(), Added<Pill>>,
) {
    if !caption.is_changed() && added.is_empty() {
        return;
    }
    for (mut visibility, mut border) in &mut pills {
        visibility.set_if_neq(if caption.text.is_empty() {
            Visibility::Hidden
        } else {
            Visibility::Inherited
        });
        border.set_all(palette::BRASS.with_alpha(if caption.lit { 0.9 } else { 0.35 }));
    }
    let ink = if caption.lit { palette::BRASS } else { palette::IVORY };
    for (mut text, mut color) in &mut texts {
        write(&mut text, &caption.text);
        color.0 = ink;
    }
    for (mut image, mut node) in &mut icons {
        node.display = if caption.icon.is_some() {
            Display::Flex
        } else {
            Display::None
        };
        if let Some(path) = &caption.icon {
            image.image = theme.image(path);
            image.color = if path.ends_with("H.png") || path.ends_with("D.png") {
                palette::LOSS
            } else {
                ink
            };
        }
    }
}

/// On a narrow window the pill takes the place of the draft's buttons, which are never there at the same time.
fn place(director: Res<Director>, viewport: Res<Viewport>, mut rows: Query<&mut Node, With<Row>>) {
    let Some(scene) = director.scene.as_ref().filter(|_| viewport.portrait) else {
        return;
    };
    let (top, bottom) = if scene.phase == Phase::Draft {
        (percent(41), auto())
    } else {
        (auto(), px(612))
    };
    for mut node in &mut rows {
        if node.top != top {
            node.top = top;
            node.bottom = bottom;
        }
    }
}

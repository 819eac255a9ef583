//! The pill between table and hand: whose turn it is, what is asked, and what has just happened. It is also the caption of every
//! sound that matters.

use bevy::prelude::*;
use spades_rules::{Suit, View};

use super::place::fixture;
use super::{BuildHud, write};
use crate::session::{Match, Purpose, Turn, TurnPrompt, Who};
use crate::settings::Settings;
use crate::table::director::{Director, Remark};
use crate::table::geometry::Fixture;
use crate::text::Blank;
use crate::text::turn_line::TurnLine;
use crate::ui::{Theme, palette};

#[derive(Component)]
struct Pill;

#[derive(Component)]
struct PillText;

#[derive(Component)]
struct PillIcon;

/// What the pill says now.
#[derive(Resource, Default, Clone, PartialEq, Eq, Debug)]
struct Caption {
    /// In words; nothing hides the pill.
    line: Option<TurnLine>,
    /// A picture's path, if one goes with it.
    icon: Option<String>,
    /// The suit that the picture shows, which has its own colour.
    suit: Option<Suit>,
    /// Whether it is worth the brass line.
    lit: bool,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Caption>();
    app.add_observer(build);
    app.add_systems(Update, (compose, fill).chain().in_set(crate::table::TableSystems::Draw));
}

fn build(event: On<BuildHud>, mut commands: Commands, theme: Res<Theme>) {
    let size = if event.portrait { 23.0 } else { 18.0 };
    commands.entity(event.root).with_children(|root| {
        let node = Node {
            justify_content: JustifyContent::Center,
            ..default()
        };
        root.spawn(fixture(Fixture::TurnPill, node)).with_children(|row| {
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

/// Without a picture and unlit.
fn says(line: TurnLine) -> Caption {
    Caption {
        line: Some(line),
        ..default()
    }
}

/// Lit, with a picture.
fn shines(line: TurnLine, icon: &str) -> Caption {
    Caption {
        line: Some(line),
        icon: Some(icon.to_owned()),
        suit: None,
        lit: true,
    }
}

fn remark(remark: Remark, game: &Match) -> Caption {
    match remark {
        Remark::Took(seat) => shines(TurnLine::Took(game.who(seat)), "icons/crown.png"),
        Remark::Broken => shines(TurnLine::Broken, "ui/broken-spade.png"),
        Remark::Called(caller, rightly) => Caption {
            lit: rightly,
            ..says(TurnLine::Called {
                who: game.who(caller),
                rightly,
            })
        },
        Remark::Redealt => says(TurnLine::Redealt),
        Remark::BlindNil(seat) => Caption {
            lit: true,
            ..says(TurnLine::BlindNil(game.who(seat)))
        },
    }
}

fn asks(now: Turn, view: &View, game: &Match) -> Caption {
    let who = game.who(view.viewer);
    match now {
        Turn::Open | Turn::Look => shines(TurnLine::TapTheHand(who), "icons/eye.png"),
        Turn::Draw => shines(TurnLine::TapTheStock(who), "icons/layers.png"),
        Turn::Play => plays(view, who),
        // Panels of their own ask for these.
        Turn::Choose | Turn::Bid | Turn::Settle | Turn::Next => default(),
        Turn::Wait => match view.actor {
            Some(actor) if actor != view.viewer && game.player(actor).is_some() => {
                says(TurnLine::Thinking(game.who(actor)))
            }
            _ => default(),
        },
    }
}

fn plays(view: &View, who: Who) -> Caption {
    let led = view
        .played
        .last()
        .filter(|trick| trick.winner.is_none())
        .and_then(|trick| trick.plays.first())
        .map(|&(_, card)| card.suit());
    let follows = led.filter(|&suit| view.lawful.iter().all(|mine| mine.suit() == suit));
    let dummy = view.hand_to_play.is_some_and(|hand| hand != view.viewer);
    let line = match (led, follows, dummy) {
        (None, _, false) => TurnLine::Lead(who),
        (None, _, true) => TurnLine::LeadFromTheDummy(who),
        (_, Some(suit), false) => TurnLine::Follow(who, suit),
        (_, Some(suit), true) => TurnLine::DummyFollows(who, suit),
        (_, None, false) => TurnLine::AnyCard(who),
        (_, None, true) => TurnLine::AnyCardOfTheDummy(who),
    };
    Caption {
        icon: follows.map(|suit| format!("suits/{}.png", suit.letter())),
        suit: follows,
        ..says(line)
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
        None if !director.idle() => default(),
        // Nobody thinks, and nothing is asked.
        None if game.purpose() == Purpose::Replay => default(),
        None if game.purpose() == Purpose::Lesson && now == Turn::Wait => default(),
        _ => asks(now, view, &game),
    };
    caption.set_if_neq(next);
}

fn fill(
    caption: Res<Caption>,
    theme: Res<Theme>,
    settings: Res<Settings>,
    mut pills: Query<(&mut Visibility, &mut BorderColor), With<Pill>>,
    mut texts: Query<(&mut Text, &mut TextColor), With<PillText>>,
    mut icons: Query<(&mut ImageNode, &mut Node), With<PillIcon>>,
    added: Query<(), Added<Pill>>,
) {
    if !caption.is_changed() && !settings.is_changed() && added.is_empty() {
        return;
    }
    for (mut visibility, mut border) in &mut pills {
        visibility.set_if_neq(if caption.line.is_none() {
            Visibility::Hidden
        } else {
            Visibility::Inherited
        });
        border.set_all(palette::BRASS.with_alpha(if caption.lit { 0.9 } else { 0.35 }));
    }
    let ink = if caption.lit { palette::BRASS } else { palette::IVORY };
    for (mut text, mut color) in &mut texts {
        write(&mut text, &caption.line);
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
            image.color = caption
                .suit
                .map_or(ink, |suit| palette::suit(suit, settings.four_colour));
        }
    }
}

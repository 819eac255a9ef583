//! What the plates of the players tell: kept in step with the table.

use bevy::prelude::*;
use spades_rules::{Bid, EndRule, Phase, Sides, View};

use super::write;
use crate::session::Match;
use crate::session::setup::Player;
use crate::table::TableSystems;
use crate::table::director::{Director, Remark};
use crate::table::scene::Scene;
use crate::text::Phrase;
use crate::ui::{Theme, palette, panel_shadow};

/// What a text of a plate tells, for the seat this many places clockwise from the bottom.
#[derive(Component, Clone, Copy)]
pub(super) struct Readout {
    relative: usize,
    field: Field,
}

/// What it tells of the seat.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Field {
    Name,
    Status,
    Score,
    Bid,
    Tricks,
    Bags,
    Target,
    /// Bid and tricks in one line (several rivals).
    Line,
    /// A side's names, line and score in the sheet of four-player games.
    SideName,
    SideLine,
    SideScore,
}

/// The frame of a plate, which glows while it is its seat's turn.
#[derive(Component)]
pub(super) struct Frame(pub(super) usize);

/// The icon in a plate's medallion.
#[derive(Component)]
pub(super) struct Portrait(pub(super) usize);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, (fill, light).in_set(TableSystems::Draw));
}

/// The text of a plate that is kept in step.
pub(super) fn readout(relative: usize, field: Field) -> impl Bundle {
    (Readout { relative, field }, TextLayout::no_wrap())
}

/// A bid in a word.
fn bid_word(bid: Option<Bid>) -> String {
    match bid {
        None => "–".to_owned(),
        Some(Bid::BlindNil) => "Blind nil".to_owned(),
        Some(Bid::Tricks(0)) => "Nil".to_owned(),
        Some(Bid::Tricks(tricks)) => tricks.to_string(),
    }
}

fn status(relative: usize, director: &Director, view: &View, game: &Match) -> (String, bool) {
    let Some(scene) = &director.scene else {
        return (String::new(), false);
    };
    let seat = (scene.viewer + relative) % scene.hands.len();
    let mine = relative == 0;
    let turn = director.idle() && view.actor == Some(seat);
    if let Some(Remark::Took(taker)) = director.remark
        && taker == seat
        && !turn
    {
        return ("Takes the trick".to_owned(), true);
    }
    let line = match view.phase {
        Phase::Draft if turn && mine => "Your draw",
        Phase::Bidding if turn && mine => "Your bid",
        Phase::Play if turn && mine => "Your turn",
        Phase::Draft if turn => "Draws",
        Phase::Bidding if turn => "Is bidding",
        Phase::Play if turn => "Is playing",
        Phase::Play if scene.leader == Some(seat) => "Led",
        _ => match game.player(seat) {
            Some(Player::Bot { level, .. }) => return (level.text(), turn),
            _ => "Waits",
        },
    };
    (line.to_owned(), turn)
}

fn fill(
    director: Res<Director>,
    game: Option<Res<Match>>,
    mut texts: Query<(&Readout, &mut Text, &mut TextColor)>,
    mut icons: Query<(&Portrait, &mut ImageNode)>,
    theme: Res<Theme>,
) {
    let (Some(game), Some(view), Some(scene)) = (game, &director.view, &director.scene) else {
        return;
    };
    let hands = scene.hands.len();
    let two = hands == 2;
    for (&Readout { relative, field }, mut text, mut color) in &mut texts {
        let seat = if matches!(field, Field::SideName | Field::SideLine | Field::SideScore) {
            relative
        } else {
            (scene.viewer + relative) % hands
        };
        let side = if two || view.rules.sides != Sides::Partners {
            seat
        } else {
            seat % 2
        };
        let bid = scene.bids.get(seat).copied().flatten();
        let tricks = scene.tricks.get(seat).copied().unwrap_or(0);
        let playing = matches!(
            scene.phase,
            Phase::Play | Phase::Claims | Phase::RoundEnd | Phase::MatchEnd
        );
        let line = match field {
            Field::Name => game.name(seat),
            Field::Status => {
                let (line, lit) = status(relative, &director, view, &game);
                let wanted = if lit { palette::BRASS } else { palette::MUTED };
                if color.0 != wanted {
                    color.0 = wanted;
                }
                line
            }
            Field::Score => view.scores.get(side).map_or_else(String::new, |score| signed(*score)),
            Field::Target => match view.rules.end {
                EndRule {
                    target: Some(target),
                    rounds: None,
                    ..
                } => format!("of {target}"),
                _ => String::new(),
            },
            Field::Bid => bid_word(bid),
            Field::Tricks => {
                if playing {
                    tricks.to_string()
                } else {
                    "–".to_owned()
                }
            }
            Field::Bags => view.bags.get(side).map_or_else(String::new, u8::to_string),
            Field::Line if game.player(seat).is_none() => format!("Took {tricks}"),
            Field::Line => match bid {
                None => "No bid yet".to_owned(),
                Some(_) if playing => format!("Bid {} · took {tricks}", bid_word(bid).to_lowercase()),
                Some(_) => format!("Bid {}", bid_word(bid).to_lowercase()),
            },
            Field::SideName => game.side_name(relative),
            Field::SideLine => side_line(relative, scene, view),
            Field::SideScore => view
                .scores
                .get(relative)
                .map_or_else(String::new, |score| signed(*score)),
        };
        write(&mut text, &line);
    }
    for (&Portrait(relative), mut image) in &mut icons {
        let seat = (scene.viewer + relative) % hands;
        let icon = if game.player(seat).is_some_and(|player| !player.is_bot()) {
            "user"
        } else {
            "bot"
        };
        let handle = theme.image(&format!("icons/{icon}.png"));
        if image.image != handle {
            image.image = handle;
        }
    }
}

fn side_line(side: usize, scene: &Scene, view: &View) -> String {
    let seats: Vec<usize> = if view.rules.sides == Sides::Partners {
        vec![side, side + 2]
    } else {
        vec![side]
    };
    let bids: Vec<Bid> = seats
        .iter()
        .filter_map(|&seat| scene.bids.get(seat).copied().flatten())
        .collect();
    let tricks: u8 = seats.iter().filter_map(|&seat| scene.tricks.get(seat)).sum();
    let bags = view.bags.get(side).copied().unwrap_or(0);
    let bags = if bags == 1 {
        "1 bag".to_owned()
    } else {
        format!("{bags} bags")
    };
    if bids.len() < seats.len() {
        return bags;
    }
    let contract: u8 = bids.iter().map(|bid| bid.tricks()).sum();
    format!("Bid {contract} · took {tricks} · {bags}")
}

/// A number with a proper minus.
pub(crate) fn signed(number: i32) -> String {
    if number < 0 {
        format!("−{}", number.unsigned_abs())
    } else {
        number.to_string()
    }
}

fn light(director: Res<Director>, mut frames: Query<(&Frame, &mut BorderColor, &mut BoxShadow)>) {
    let (Some(view), Some(scene)) = (&director.view, &director.scene) else {
        return;
    };
    for (&Frame(relative), mut border, mut shadow) in &mut frames {
        let seat = (scene.viewer + relative.min(64)) % scene.hands.len();
        let hand = view.hand_to_play.or(view.actor);
        let lit = relative != usize::MAX && director.idle() && (view.actor == Some(seat) || hand == Some(seat));
        let color = palette::BRASS.with_alpha(if lit { 0.95 } else { 0.4 });
        if border.top != color {
            border.set_all(color);
            *shadow = if lit {
                BoxShadow::new(palette::BRASS.with_alpha(0.35), px(0), px(0), px(0), px(16))
            } else {
                panel_shadow()
            };
        }
    }
}

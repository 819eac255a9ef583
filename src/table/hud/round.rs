//! Round and trick number.

use bevy::prelude::*;
use spades_rules::Phase;

use super::{BuildHud, placed, write};
use crate::session::Match;
use crate::table::director::Director;
use crate::text::Blank;
use crate::text::Phrase;
use crate::ui::{Theme, palette};

#[derive(Component)]
enum Line {
    Title,
    Detail,
    /// What the deal was fixed to before the first card, until there is a receipt for it.
    Commitment,
}

pub(super) fn plugin(app: &mut App) {
    app.add_observer(build);
    app.add_systems(Update, fill.in_set(crate::table::TableSystems::Draw));
}

fn build(event: On<BuildHud>, mut commands: Commands, theme: Res<Theme>) {
    let node = if event.portrait {
        Node {
            left: px(60),
            top: percent(20.6),
            column_gap: px(14),
            align_items: AlignItems::Baseline,
            ..default()
        }
    } else {
        Node {
            right: px(40),
            top: px(40),
            flex_direction: FlexDirection::Column,
            align_items: AlignItems::FlexEnd,
            ..default()
        }
    };
    let (title, detail) = if event.portrait { (24.0, 20.0) } else { (22.0, 15.0) };
    commands.entity(event.root).with_children(|root| {
        root.spawn(placed(node)).with_children(|parent| {
            parent.spawn((
                theme.serif(&Blank, title, palette::IVORY),
                Line::Title,
                TextLayout::no_wrap(),
            ));
            parent.spawn((
                theme.sans(&Blank, detail, palette::MUTED),
                Line::Detail,
                TextLayout::no_wrap(),
            ));
            parent.spawn((
                theme.sans(&Blank, detail - 2.0, palette::MUTED.with_alpha(0.75)),
                Line::Commitment,
                TextLayout::no_wrap(),
            ));
        });
    });
}

/// The beginning and the end of a commitment: enough to compare by eye.
#[must_use]
pub fn short(commitment: &str) -> String {
    match (
        commitment.get(..4),
        commitment.get(4..8),
        commitment.get(8..12),
        commitment.get(60..),
    ) {
        (Some(a), Some(b), Some(c), Some(z)) => format!("{a} {b} {c} … {z}"),
        _ => commitment.to_owned(),
    }
}

fn fill(director: Res<Director>, game: Option<Res<Match>>, mut texts: Query<(&Line, &mut Text)>) {
    let (Some(scene), Some(view), Some(game)) = (&director.scene, &director.view, game) else {
        return;
    };
    let taken: u8 = scene.tricks.iter().sum();
    let end = view.rules.end;
    // The cap of rounds is named when it comes near.
    let goal = match (end.rounds, end.target) {
        _ if view.round + 10 > end.cap => format!("Last round: {}", end.cap),
        (Some(1), _) => "One round".to_owned(),
        (Some(rounds), _) => format!("Of {rounds} rounds"),
        (None, Some(target)) => format!("First to {target}"),
        (None, None) => String::new(),
    };
    for (line, mut text) in &mut texts {
        let wanted = match line {
            Line::Commitment => match scene.phase {
                Phase::Draft | Phase::Bidding if !view.commitment.is_empty() => {
                    format!("Fair deal {}", short(&view.commitment))
                }
                _ => String::new(),
            },
            Line::Title if scene.hands.len() > 2 => format!("{} · Round {}", game.setup().kind.text(), scene.round),
            Line::Title => format!("Round {}", scene.round),
            Line::Detail => match scene.phase {
                Phase::Draft => goal.clone(),
                Phase::Bidding => "Bidding".to_owned(),
                Phase::Play => format!("Trick {} of 13", (taken + 1).min(13)),
                Phase::Claims | Phase::RoundEnd | Phase::MatchEnd => goal.clone(),
            },
        };
        write(&mut text, &wanted);
    }
}

//! Achievements: when and in which match each was earned, and the progress of the rest.

use bevy::prelude::*;
use spades_archive::achievements::{Achievement, Earned};

use super::super::UiViewport;
use super::super::page::column;
use crate::session::clock;
use crate::storage::history::MatchHistory;
use crate::storage::history::facts::Facts;
use crate::text::Phrase;
use crate::text::achievements::{Achievements, EarnedBy, EarnedIn};
use crate::text::history::Ended;
use crate::ui::{Theme, palette, well};

/// The tab, earned achievements first.
pub(super) fn achievements(
    body: &mut ChildSpawnerCommands,
    theme: &Theme,
    room: &UiViewport,
    facts: &Facts,
    history: &MatchHistory,
) {
    if !facts.is_done() {
        return;
    }
    let progress = facts.progress();
    let earned: Vec<&Earned> = progress.earned().collect();
    let count = Achievements::Count {
        earned: earned.len(),
        of: Achievement::ALL.len(),
    };
    body.spawn(theme.serif(&count, room.text(26.0), palette::BRASS));
    body.spawn(theme.paragraph(&Achievements::WhatCounts, room.text(15.0), palette::MUTED));
    body.spawn(Node {
        width: percent(100),
        flex_wrap: FlexWrap::Wrap,
        column_gap: px(12),
        row_gap: px(12),
        flex_shrink: 0.0,
        ..default()
    })
    .with_children(|all| {
        for earned in &earned {
            let of = history.entry(earned.by).map(|entry| EarnedIn {
                day: clock::date_of(entry.ended),
                of: Ended::of(entry),
            });
            tile(all, theme, room, earned.achievement, true, &of, None);
        }
        for achievement in Achievement::ALL.into_iter().filter(|&one| !progress.has(one)) {
            let (done, of) = progress.toward(achievement);
            let progress = if of > 1 {
                Achievements::Toward { done, of }
            } else {
                Achievements::NotYet
            };
            let part = (of > 1).then(|| done as f32 / of as f32);
            tile(all, theme, room, achievement, false, &progress, part);
        }
    });
}

/// One achievement. A locked one says so in words, not only by its darker colour.
fn tile(
    all: &mut ChildSpawnerCommands,
    theme: &Theme,
    room: &UiViewport,
    achievement: Achievement,
    earned: bool,
    progress: &dyn Phrase,
    part: Option<f32>,
) {
    let (icon, ink) = if earned {
        (palette::BRASS, palette::IVORY)
    } else {
        (palette::MUTED.with_alpha(0.5), palette::MUTED)
    };
    all.spawn(well(Node {
        flex_grow: 1.0,
        // No wider than a narrow screen.
        flex_basis: px(if room.portrait {
            500.0_f32.min(room.size.x * 0.7)
        } else {
            320.0
        }),
        min_width: px(0),
        padding: UiRect::axes(px(18), px(12)),
        column_gap: px(16),
        align_items: AlignItems::Center,
        border_radius: BorderRadius::all(px(14)),
        ..default()
    }))
    .with_children(|row| {
        row.spawn(theme.icon("trophy", room.text(28.0), icon));
        row.spawn(Node {
            flex_grow: 1.0,
            flex_basis: px(0),
            min_width: px(0),
            row_gap: px(3),
            ..column()
        })
        .with_children(|lines| {
            lines.spawn(theme.serif(&achievement, room.text(19.0), ink));
            lines.spawn(theme.sans(&EarnedBy(achievement), room.text(15.0), palette::MUTED));
            lines.spawn(theme.sans(
                progress,
                room.text(15.0),
                if earned { palette::BRASS } else { palette::MUTED },
            ));
            if let Some(part) = part {
                bar(lines, part);
            }
        });
    });
}

/// Progress towards an achievement.
fn bar(lines: &mut ChildSpawnerCommands, part: f32) {
    lines.spawn((
        Node {
            width: percent(100),
            height: px(6),
            border_radius: BorderRadius::MAX,
            ..default()
        },
        BackgroundColor(palette::IVORY.with_alpha(0.12)),
        children![(
            Node {
                width: percent(part.clamp(0.0, 1.0) * 100.0),
                height: px(6),
                border_radius: BorderRadius::MAX,
                ..default()
            },
            BackgroundColor(palette::BRASS),
        )],
    ));
}

//! Achievements: when and in which match each was earned, and the progress of the rest.

use bevy::prelude::*;
use spades_archive::achievements::{Achievement, Earned};

use super::super::page::{rest_of_row, wrapping};
use crate::say;
use crate::session::clock;
use crate::storage::history::MatchHistory;
use crate::storage::history::facts::Facts;
use crate::text::Phrase;
use crate::text::history::Ended;
use crate::ui::node::{NodeStyle as _, flex};
use crate::ui::{Ui, palette, well};

/// The tab, earned achievements first.
pub(super) fn achievements(body: &mut Ui, facts: &Facts, history: &MatchHistory) {
    if !facts.is_done() {
        return;
    }
    let progress = facts.progress();
    let earned: Vec<&Earned> = progress.earned().collect();
    let count = say::achievements::count(earned.len(), Achievement::ALL.len());
    body.serif(&count, 26.0, palette::BRASS);
    body.prose(&say::achievements::what_counts(), 15.0, palette::MUTED);
    body.nest(wrapping(12.0), |all| {
        for earned in &earned {
            let of = history
                .entry(earned.by)
                .map(|entry| say::achievements::earned_in(clock::date_of(entry.ended), Ended::of(entry).words()));
            tile(all, earned.achievement, true, &of, None);
        }
        for achievement in Achievement::ALL.into_iter().filter(|&one| !progress.has(one)) {
            let (done, of) = progress.toward(achievement);
            let progress = if of > 1 {
                say::achievements::toward(done, of)
            } else {
                say::achievements::not_yet()
            };
            let part = (of > 1).then(|| done as f32 / of as f32);
            tile(all, achievement, false, &progress, part);
        }
    });
}

/// One achievement. A locked one says so in words, not only by its darker color.
fn tile(all: &mut Ui, achievement: Achievement, earned: bool, progress: &dyn Phrase, part: Option<f32>) {
    let (icon, ink, of_progress) = if earned {
        (palette::BRASS, palette::IVORY, palette::BRASS)
    } else {
        (palette::MUTED.with_alpha(0.5), palette::MUTED, palette::MUTED)
    };
    let node = Node {
        flex_grow: 1.0,
        // No wider than a narrow screen.
        flex_basis: px(all.measures().achievement.min(all.room.size.x * 0.7)),
        min_width: px(0),
        padding: UiRect::axes(px(18), px(12)),
        column_gap: px(16),
        align_items: AlignItems::Center,
        border_radius: BorderRadius::all(px(14)),
        ..default()
    };
    all.nest(well(node), |row| {
        row.icon("trophy", 28.0, icon);
        let lines = rest_of_row().flex_direction(FlexDirection::Column).row_gap(px(3));
        row.nest(lines, |lines| {
            lines.serif(&achievement, 19.0, ink);
            lines.sans(&achievement.words().attribute("earned-by"), 15.0, palette::MUTED);
            lines.sans(progress, 15.0, of_progress);
            if let Some(part) = part {
                bar(lines, part);
            }
        });
    });
}

/// Progress toward an achievement.
fn bar(lines: &mut Ui, part: f32) {
    let bar = |width: f32| {
        flex()
            .width(percent(width))
            .height(px(6))
            .border_radius(BorderRadius::MAX)
    };
    let track = BackgroundColor(palette::IVORY.with_alpha(0.12));
    lines.nest((bar(100.0), track), |track| {
        track.spawn((bar(part.clamp(0.0, 1.0) * 100.0), BackgroundColor(palette::BRASS)));
    });
}

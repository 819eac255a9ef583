//! The score sheet after a round, and the end of the match.

mod actions;
mod sheet;

use bevy::prelude::*;
use spades_archive::MatchId;
use spades_rules::Phase;

use super::counting::{Counter, veil};
use super::lower_edge::LowerEdge;
use super::match_end::{self, EndView};
use super::score_lines::lines;
use super::sheet_layout::SheetLayout;
use super::{BuildPanel, Panel, ResultSheet, backdrop};
use crate::session::mistakes::MatchPosition;
use crate::session::statistics::Statistics;
use crate::session::{Match, Purpose};
use crate::settings::Settings;
use crate::storage::history::MatchHistory;
use crate::table::facing::{TurnedTo, sheet_room};
use crate::table::finale::Finale;
use crate::table::geometry::TableGeometry;
use crate::table::outcome::sting;
use crate::table::shown::ShownView;
use crate::ui::bind::Bind;
use crate::ui::node::NodeStyle as _;
use crate::ui::{CurrentViewport, Panels, UiViewport, palette, panel};

use sheet::ScoreSheet;

pub(super) fn plugin(app: &mut App) {
    app.add_observer(build);
}

/// Returns `true` if this match has been counted, and is the only win against the level of its opponents.
fn is_first_win(game: &Match, statistics: &Statistics, history: &MatchHistory) -> bool {
    let Some(level) = game
        .rivals_level()
        .filter(|_| game.is_recorded() && !game.is_counted_separately())
    else {
        return false;
    };
    let counted = history.entry(MatchId::of(&game.game().record())).is_some();
    counted && statistics.by_level.get(&level).is_some_and(|tally| tally.won == 1)
}

fn build(
    event: On<BuildPanel>,
    mut panels: Panels,
    shown_view: Res<ShownView>,
    game: Option<Res<Match>>,
    (geometry, turned): (Res<TableGeometry>, Res<TurnedTo>),
    (viewport, settings): (Res<CurrentViewport>, Res<Settings>),
    (statistics, history): (Res<Statistics>, Res<MatchHistory>),
    (mut end, mut finale): (ResMut<EndView>, ResMut<Finale>),
    mut shown: Local<Option<MatchPosition>>,
    mut counter: Counter,
) {
    let (Some(view), Some(game)) = (shown_view.0.as_ref(), game) else {
        return;
    };
    if event.panel != Panel::Result {
        // Another match over the same deals has results of its own; an exercise leads back to this one.
        *shown = shown.filter(|_| game.purpose() == Purpose::Exercise);
        return;
    }
    let room = UiViewport {
        size: sheet_room(&geometry, *turned).unwrap_or(panels.room.size),
        ..*panels.room
    };
    let over = view.phase == Phase::MatchEnd;
    // The sheet looks the same when the player comes back to it.
    let fresh = shown.replace(MatchPosition::of(&game)) != Some(MatchPosition::of(&game));
    let lines = lines(&view.rules, &view.bids, &view.sheet);
    if fresh {
        if !(over && finale.take_heard()) {
            // The totals are two more.
            counter.begin(lines.len() + 2, sting(&game, view, over), over);
        }
        // The end comes first, the sheet of the last round when it is asked for.
        *end = EndView::default();
    }
    let sheet = ScoreSheet {
        game: &game,
        view,
        lines: &lines,
        layout: SheetLayout::new(&room, view.sheet.len()),
        over,
    };
    let first_win = over && is_first_win(&game, &statistics, &history);
    let edge = LowerEdge::of(&room, &viewport, fresh && !settings.reduced_motion);
    let backdrop = backdrop(Panel::Result, sheet.layout.top(over));
    let mut root = panels.spawn((backdrop, Pickable::default()), |ui| {
        ui.within(&room, |ui| {
            if over {
                let mut end = match_end::spawn(ui, &game, view, first_win);
                end.insert(ResultSheet);
                LowerEdge::hold(edge, &mut end);
            }
            let node = sheet
                .layout
                .panel_node()
                .display(if over { Display::None } else { Display::Flex });
            let mut sheet_panel = ui.nest(panel(node), |ui| sheet.spawn(ui, &counter));
            // Plates and tricks below are not to be read through it.
            sheet_panel.insert((
                ResultSheet,
                BackgroundColor(palette::PANEL),
                Bind::<EndView>::default().shown(move |end| !over || end.sheet),
            ));
            LowerEdge::hold(edge, &mut sheet_panel);
            if counter.runs() {
                ui.spawn(veil());
            }
        });
    });
    LowerEdge::align(edge, &mut root);
}

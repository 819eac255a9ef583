//! The teams of a round with a dummy: the score sheet then has a line for each team instead of one for each player.

use bevy::prelude::*;
use spades_layout::{LineOf, PlateField};
use spades_rules::{Bid, Seat, View};

use crate::say;
use crate::session::Match;
use crate::table::TableSystems;
use crate::table::scene::{Scene, TeamColor};
use crate::table::shown::ShownScene;
use crate::text::Phrase;
use crate::text::names::ShortTeam;
use crate::text::number::Score;
use crate::text::plates::SideBid;
use crate::ui::node::{NodeStyle as _, column, flex};
use crate::ui::{Ui, palette};

/// A part of the score sheet, and its subject.
#[derive(Component, Clone, Copy)]
pub(super) struct SheetPart {
    /// The side, or the team, by its place on the sheet.
    pub(super) side: usize,
    /// The sides that have it.
    pub(super) of: LineOf,
    /// Its percentage of the sheet's width, for players and for teams.
    pub(super) widths: Option<(f32, f32)>,
}

/// The mark on a plate with its side's color, like the edges of cards in the trick: whole for home, three pieces for away.
#[derive(Component)]
struct TeamMark(usize);

/// A piece of a mark; only home has the middle pieces.
#[derive(Component)]
struct Piece {
    relative: usize,
    gap: bool,
}

/// Returns the teams of a round with a dummy: the viewer's first, and in it the viewer.
#[must_use]
pub(super) fn teams(scene: &Scene) -> Option<[[Seat; 2]; 2]> {
    scene.dummy_partner?;
    let team = |first: Seat| Some([first, scene.partner(first)?]);
    let own = team(scene.viewer)?;
    let other = (0..scene.hands.len()).find(|seat| !own.contains(seat))?;
    Some([own, team(other)?])
}

/// Returns the name on the plate of a hand that has a partner for this round, with at most this many letters.
pub(super) fn name(scene: &Scene, game: &Match, seat: Seat, letters: usize) -> Option<ShortTeam> {
    scene.dummy_partner?;
    Some(ShortTeam(
        [seat, scene.partner(seat)?].map(|seat| game.who(seat)),
        letters,
    ))
}

/// Returns the text of a sheet's field for a team; names get at most this many letters.
pub(super) fn field(
    (field, team): (PlateField, [Seat; 2]),
    scene: &Scene,
    view: &View,
    game: &Match,
    letters: usize,
) -> Option<Box<dyn Phrase>> {
    let bags = |seat: Seat| view.bags.get(seat).copied();
    let score = |seat: Seat| view.scores.get(seat).map(|&score| Score(score));
    // The dummy has no score.
    let mut players = team.into_iter().filter(|&seat| score(seat).is_some());
    let (first, second) = (players.next()?, players.next());
    Some(match field {
        PlateField::SideName | PlateField::ShortSideName => {
            let player_first = if first == team[0] { team } else { [team[1], team[0]] };
            Box::new(ShortTeam(player_first.map(|seat| game.who(seat)), letters))
        }
        PlateField::SideLine | PlateField::SideBags | PlateField::SideTricks => {
            let bids: Vec<Bid> = team.iter().filter_map(|&seat| *scene.bids.get(seat)?).collect();
            let bid = SideBid::of(&bids);
            let tricks: u8 = team.iter().filter_map(|&seat| scene.tricks.get(seat)).sum();
            if field == PlateField::SideTricks {
                return Some(Box::new(say::plates::team_tricks(bid.words(), tricks)));
            }
            Box::new(say::plates::team_line(
                bid.words(),
                tricks,
                bags(first)?,
                second.and_then(bags).map(Into::into),
            ))
        }
        PlateField::SideScore => match (score(first)?, second.and_then(score)) {
            (first, Some(second)) => Box::new(say::plates::two_scores(first.0, second.0)),
            (first, None) => Box::new(first),
        },
        _ => return None,
    })
}

/// Spawns the mark of a plate's side, along its left edge.
pub(super) fn mark(ui: &mut Ui, relative: usize) {
    const WIDTH: f32 = 5.0;
    let edge = column()
        .absolute()
        .left(px(-2))
        .top(percent(18))
        .bottom(percent(18))
        .width(px(WIDTH))
        .display(Display::None);
    ui.nest((TeamMark(relative), edge, Pickable::IGNORE), |ui| {
        for at in 0..5 {
            ui.spawn((
                Piece {
                    relative,
                    gap: at % 2 == 1,
                },
                flex().width(px(WIDTH)).grow(),
                BackgroundColor(Color::NONE),
                Pickable::IGNORE,
            ));
        }
    });
}

fn show_parts(shown_scene: Res<ShownScene>, mut parts: Query<(Ref<SheetPart>, &mut Node)>) {
    let Some(scene) = &shown_scene.0 else { return };
    let teams = teams(scene).is_some();
    for (part, mut node) in &mut parts {
        if !shown_scene.is_changed() && !part.is_added() {
            continue;
        }
        let shown = match part.of {
            LineOf::All => !teams || part.side < 2,
            LineOf::Teams => teams && part.side < 2,
            LineOf::Players => !teams,
        };
        let mut wanted = node.clone();
        wanted.display = if shown { Display::Flex } else { Display::None };
        if let Some((player, team)) = part.widths {
            wanted.width = percent(if teams { team } else { player });
        }
        node.set_if_neq(wanted);
    }
}

fn color_marks(
    shown_scene: Res<ShownScene>,
    game: Option<Res<Match>>,
    mut marks: Query<(Ref<TeamMark>, &mut Node)>,
    mut pieces: Query<(&Piece, &mut BackgroundColor)>,
) {
    let (Some(game), Some(scene)) = (game, &shown_scene.0) else {
        return;
    };
    let added = marks.iter().any(|(mark, _)| mark.is_added());
    if !shown_scene.is_changed() && !added {
        return;
    }
    let team_of = |relative: usize| scene.team_color((scene.viewer + relative) % scene.hands.len(), game.home());
    for (mark, mut node) in &mut marks {
        let display = if team_of(mark.0).is_some() {
            Display::Flex
        } else {
            Display::None
        };
        if node.display != display {
            node.display = display;
        }
    }
    for (piece, mut color) in &mut pieces {
        let wanted = match team_of(piece.relative) {
            Some(TeamColor::Home) => palette::TEAMS[0],
            Some(TeamColor::Away) if piece.gap => Color::NONE,
            Some(TeamColor::Away) => palette::TEAMS[1],
            None => Color::NONE,
        };
        color.set_if_neq(BackgroundColor(wanted));
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, (show_parts, color_marks).in_set(TableSystems::Draw));
}

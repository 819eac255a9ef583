//! The end of a match: winner, scores round by round, best moment, and next steps.

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};
use spades_archive::MatchId;
use spades_bots::Level;
use spades_rules::View;

use super::outcome::{ending, won};
use super::stretch::{fill_line, grow};
use crate::Screen;
use crate::session::setup::{MatchSetup, Player, Rematch, StartMatch};
use crate::session::{Course, Match};
use crate::storage::history::facts::Facts;
use crate::table::learning::offer;
use crate::table::overlays::Overlay;
use crate::text::Blank;
use crate::text::achievements::NewlyEarned;
use crate::text::course::{MatchEnd, NextStep, SideScore, Standings, TakenBack};
use crate::text::deal_codes::AgainstFriend;
use crate::text::number::Score;
use crate::text::personas::face;
use crate::text::result::{ResultButton, SheetLine};
use crate::ui::bind::{self, Bind};
use crate::ui::plot::Plot;
use crate::ui::{
    BarBeside, ButtonKind, Fit, Theme, UiViewport, likeness, medallion, palette, panel, room_to_fit, scrolling,
};

/// View at the end of the match: sheet of the last round, or result.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct EndView {
    /// `true` for the sheet.
    pub(super) sheet: bool,
}

/// Colours of the sides' lines, beginning with the home player's side.
const LINES: [Color; 4] = [
    palette::BRASS,
    Color::srgb_u8(0x8a, 0xb0, 0xec),
    palette::GAIN,
    palette::LOSS,
];

/// Height above and below the curve on an upright phone, and of the plate below the sheet, in pixels of the interface.
const REST_OF_SHEET: f32 = 700.0;

/// Height above and below the curve in a wide window, with the longest texts.
const REST_OF_WIDE_SHEET: f32 = 520.0;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<EndView>();
    bind::following::<EndView>(app);
}

/// Width of the plates at one side with the space beside them, and the minimum width of a panel with a row of buttons.
const BESIDE_PLATES: f32 = 324.0;
const ROW: f32 = 900.0;

/// Returns the width of the panel: on a phone that of the window; elsewhere it leaves the plates at its sides uncovered if both fit.
pub(super) fn width(room: &UiViewport) -> f32 {
    if room.phone {
        return room.size.x;
    }
    let beside = room.size.x - 2.0 * BESIDE_PLATES;
    let most = match room.portrait {
        true => 840.0,
        false if beside >= ROW => beside.min(1060.0),
        false => 1060.0,
    };
    (room.size.x * 0.96).min(most)
}

/// Spawns the panel, in a window of this width. Long content scrolls above its buttons.
pub(super) fn spawn<'a>(
    root: &'a mut ChildSpawnerCommands,
    theme: &Theme,
    game: &Match,
    view: &View,
    room: &UiViewport,
) -> EntityCommands<'a> {
    let sizes = room.panel_sizes();
    let width = width(room);
    let beside = if room.phone { 18.0 } else { 36.0 };
    let course = game.course();
    let text = sizes.sheet;
    let first = game.game().side_of(game.home());
    let mut whole = root.spawn(panel(Node {
        width: px(width),
        max_height: percent(100),
        padding: UiRect::axes(px(beside), px(if room.phone { 16 } else { 24 })),
        row_gap: px(12),
        flex_direction: FlexDirection::Column,
        align_items: AlignItems::Center,
        ..default()
    }));
    whole.insert((
        BackgroundColor(palette::PANEL),
        Bind::<EndView>::default().shown(|view| !view.sheet),
    ));
    whole.with_children(|panel| {
        let step = next_step(game, view);
        let column = Node {
            row_gap: px(12),
            // On a phone it scrolls, beside a scroll bar.
            padding: UiRect::horizontal(px(if room.phone { 20 } else { 0 })),
            ..default()
        };
        panel.spawn((BarBeside, scrolling(column))).with_children(|body| {
            let heading = ending(game, view);
            fill_line(&mut body.spawn((
                theme.heading(&heading, sizes.match_end),
                TextLayout::justify(Justify::Center),
            )));
            sides(body, theme, game, first, room);
            let size = Vec2::new(
                width - 2.0 * beside - if room.phone { 46.0 } else { 24.0 },
                curve_height(room),
            );
            let end = &view.rules.end;
            let target = end.target.filter(|_| end.rounds.is_none());
            curve(body, theme, game, &course, first, target, size);
            notes(body, theme, game, &course, text);
            fill_line(&mut body.spawn((
                theme.sans(&step, text, palette::MUTED),
                TextLayout::justify(Justify::Center),
            )));
        });
        offer(panel, theme, game, None);
        buttons(panel, theme, game, step, room.phone);
    });
    whole
}

/// Returns the height of the curve.
fn curve_height(room: &UiViewport) -> f32 {
    match (room.phone, room.portrait) {
        (true, _) if room.low() => (room.size.y * 0.24).clamp(90.0, 300.0),
        // The height left by everything else.
        (true, _) => (room.size.y - REST_OF_SHEET)
            .clamp(room.size.y * 0.24, room.size.y * 0.36)
            .max(140.0),
        (false, true) => 300.0,
        (false, false) => (room.size.y - REST_OF_WIDE_SHEET).clamp(210.0, 420.0),
    }
}

/// Spawns the comparison with a friend, the best moment, what was taken back, and new achievements.
fn notes(body: &mut ChildSpawnerCommands, theme: &Theme, game: &Match, course: &Course, text: f32) {
    if let Some(compared) = game.compared() {
        let rounds: Vec<[i32; 2]> = compared.rounds.iter().map(|pair| [pair.first, pair.second]).collect();
        fill_line(&mut body.spawn((
            theme.serif(&AgainstFriend::sums(&rounds), text + 4.0, palette::BRASS),
            TextLayout::justify(Justify::Center),
        )));
        fill_line(&mut body.spawn((
            theme.paragraph(&AgainstFriend::rounds(&rounds), text - 2.0, palette::IVORY),
            TextLayout::justify(Justify::Center),
        )));
    }
    if let Some(best) = &course.best {
        fill_line(&mut body.spawn((
            theme.paragraph(best, text, palette::IVORY),
            TextLayout::justify(Justify::Center),
        )));
    }
    if game.was_restarted() {
        body.spawn((
            theme.sans(&TakenBack::Restarted, text - 2.0, palette::LOSS),
            TextLayout::justify(Justify::Center),
        ));
    }
    if game.taken_back() > 0 {
        body.spawn((
            theme.sans(&TakenBack::InMatch(game.taken_back()), text - 2.0, palette::LOSS),
            TextLayout::justify(Justify::Center),
        ));
    }
    // It is computed over some frames, and only the line below moves when it appears.
    let id = MatchId::of(&game.game().record());
    body.spawn((
        theme.paragraph(&Blank, text, palette::BRASS),
        TextLayout::justify(Justify::Center),
        Bind::<Facts>::default()
            .shown(move |facts| !facts.earned_by(id).is_empty())
            .says(move |facts| NewlyEarned(facts.earned_by(id))),
    ));
}

/// Spawns the names and points of all sides, over the colours of their lines.
fn sides(body: &mut ChildSpawnerCommands, theme: &Theme, game: &Match, first: usize, room: &UiViewport) {
    let scores = game.game().scores();
    // An upright phone has room for two side by side.
    let in_pairs = room.phone && !room.low() && scores.len() > 2;
    body.spawn(Node {
        width: percent(100),
        column_gap: px(18),
        row_gap: px(10),
        flex_wrap: FlexWrap::Wrap,
        flex_shrink: 0.0,
        ..default()
    })
    .with_children(|row| {
        for (side, &score) in scores.iter().enumerate() {
            row.spawn(Node {
                flex_grow: 1.0,
                flex_basis: if in_pairs { percent(40) } else { px(0) },
                min_width: px(0),
                row_gap: px(6),
                flex_direction: FlexDirection::Column,
                ..default()
            })
            .with_children(|cell| {
                name_and_score(cell, theme, game, side, score, room);
                cell.spawn((
                    Node {
                        width: percent(100),
                        height: px(4),
                        border_radius: BorderRadius::MAX,
                        ..default()
                    },
                    BackgroundColor(line_of(side, first, scores.len())),
                ));
            });
        }
    });
}

/// Spawns a side's medallion, name and points.
fn name_and_score(
    cell: &mut ChildSpawnerCommands,
    theme: &Theme,
    game: &Match,
    side: usize,
    score: i32,
    room: &UiViewport,
) {
    let sides = game.game().scores().len();
    // A name has no room beside its points on an upright phone.
    let below = room.phone && !room.low();
    let name = || theme.serif(&game.side_who(side), 22.0, palette::IVORY);
    let wraps = TextLayout::new(Justify::Left, LineBreak::WordOrCharacter);
    cell.spawn(Node {
        width: percent(100),
        align_items: AlignItems::Center,
        column_gap: px(10),
        ..default()
    })
    .with_children(|line| {
        medal(line, theme, game, side);
        if below {
            line.spawn(Node {
                flex_grow: 1.0,
                ..default()
            });
        } else if room.phone {
            line.spawn((
                // Two names wrap.
                name(),
                wraps,
                Node {
                    flex_grow: 1.0,
                    flex_basis: px(0),
                    min_width: px(0),
                    ..default()
                },
            ));
        } else {
            line.spawn(room_to_fit()).with_children(|fitted| {
                fitted.spawn((name(), TextLayout::no_wrap(), Fit::default()));
            });
        }
        line.spawn((
            theme.serif(&Score(score), if sides > 2 { 30.0 } else { 40.0 }, palette::BRASS),
            TextLayout::no_wrap(),
        ));
    });
    if below {
        fill_line(&mut cell.spawn((name(), wraps)));
    }
}

/// Spawns a side's medallion, with the face of a computer player.
fn medal(line: &mut ChildSpawnerCommands, theme: &Theme, game: &Match, side: usize) {
    let person = game.player(side).is_some_and(|player| !player.is_bot());
    let first = game.game().side_of(game.home());
    line.spawn(medallion(40.0, palette::medal(side == first)))
        .with_children(|medal| {
            if let Some(card) = game.player(side).and_then(face) {
                medal.spawn(likeness(card));
                return;
            }
            medal.spawn(theme.icon(if person { "user" } else { "bot" }, 21.0, palette::IVORY));
        });
}

/// Returns the colour of a side's line.
fn line_of(side: usize, first: usize, sides: usize) -> Color {
    LINES[(side + sides - first) % sides % LINES.len()]
}

/// Spawns the scores round by round, as lines, and as words for screen readers.
fn curve(
    body: &mut ChildSpawnerCommands,
    theme: &Theme,
    game: &Match,
    course: &Course,
    first: usize,
    target: Option<i32>,
    size: Vec2,
) {
    let standings = course.scores.iter().enumerate().map(|(round, scores)| Standings {
        round,
        scores: scores
            .iter()
            .enumerate()
            .map(|(side, &score)| SideScore {
                side: game.side_who(side),
                score: Score(score),
            })
            .collect(),
    });
    let values = course.scores.iter().flatten().copied().chain([0, 1]).chain(target);
    let mut plot = Plot::new(size, course.scores.len(), values.map(|score| score as f32));
    plot.level(0.0, Score(0));
    if let Some(target) = target {
        plot.level(target as f32, SheetLine::FirstTo(target));
    }
    let sides = course.scores.first().map_or(0, Vec::len);
    for side in (0..sides).rev() {
        let scores = course.scores.iter().map(|scores| scores[side] as f32);
        plot.joined(scores, line_of(side, first, sides));
    }
    plot.spawn(body, theme, &MatchEnd::HowItWent, standings);
}

/// Returns the strongest bot's level.
fn strongest(game: &Match) -> Option<Level> {
    let level = |player: &Player| match player {
        Player::Bot { level, .. } => Some(*level),
        Player::Human { .. } => None,
    };
    let levels = game.setup().players.iter().filter_map(level);
    levels.max_by_key(|&level| Level::ALL.iter().position(|&other| other == level))
}

/// Returns the suggested next step after a win or a loss.
fn next_step(game: &Match, view: &View) -> NextStep {
    let after = |level| {
        let at = Level::ALL.iter().position(|&other| other == level)?;
        Level::ALL.get(at + 1).copied()
    };
    match strongest(game).filter(|_| !game.hot_seat()) {
        None => NextStep::Return,
        Some(_) if !won(game, view) => NextStep::Review,
        Some(level) => after(level).map_or(NextStep::Best, NextStep::Stronger),
    }
}

/// Returns the same match against bots of this level.
fn against(game: &Match, wanted: Level) -> MatchSetup {
    let mut setup = game.setup().clone();
    for player in &mut setup.players {
        if let Player::Bot { level, .. } = player {
            *level = wanted;
        }
    }
    setup
}

fn buttons(body: &mut ChildSpawnerCommands, theme: &Theme, game: &Match, step: NextStep, phone: bool) {
    body.spawn(Node {
        width: percent(100),
        align_items: AlignItems::Center,
        justify_content: JustifyContent::Center,
        column_gap: px(12),
        row_gap: px(if phone { 8 } else { 12 }),
        margin: UiRect::top(px(4)),
        flex_wrap: FlexWrap::Wrap,
        ..default()
    })
    .with_children(|line| {
        let mut button = line.spawn((
            theme.button(ButtonKind::Secondary, Some("layers"), &MatchEnd::LastRound, 0.0),
            observe(|_: On<Activate>, mut view: ResMut<EndView>| view.sheet = true),
        ));
        grow(&mut button, phone);
        let mut button = line.spawn((
            theme.button(ButtonKind::Secondary, Some("search"), &ResultButton::Review, 0.0),
            observe(|_: On<Activate>, mut overlay: ResMut<NextState<Overlay>>| overlay.set(Overlay::Review)),
        ));
        grow(&mut button, phone);
        // Not where the title has the way out.
        let mut button = line.spawn((
            theme.button(ButtonKind::Ghost, Some("log-out"), &ResultButton::Title, 0.0),
            observe(|_: On<Activate>, mut screen: ResMut<NextState<Screen>>| screen.set(Screen::Title)),
        ));
        grow(&mut button, phone);
        if let NextStep::Stronger(level) = step {
            let setup = against(game, level);
            let mut button = line.spawn((
                theme.button(
                    ButtonKind::Secondary,
                    Some("trophy"),
                    &MatchEnd::PlayAgainst(level),
                    0.0,
                ),
                observe(move |_: On<Activate>, mut start: MessageWriter<StartMatch>| {
                    start.write(StartMatch(setup.clone()));
                }),
            ));
            grow(&mut button, phone);
        }
        let mut button = line.spawn((
            theme.button(ButtonKind::Primary, Some("rotate-ccw"), &ResultButton::NewMatch, 0.0),
            observe(|_: On<Activate>, mut rematch: MessageWriter<Rematch>| {
                rematch.write(Rematch);
            }),
        ));
        grow(&mut button, phone);
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_panel_leaves_the_plates_beside_it_whole() {
        // End of two players' plates, in pixels of the interface.
        let plates = 32.0 / 0.8 + 274.0;
        for (size, whole) in [
            ((1600.0, 900.0), true),
            ((1920.0, 900.0), true),
            ((1195.0, 896.0), false),
        ] {
            let room = UiViewport {
                size: size.into(),
                ..default()
            };
            let beside = (room.size.x - width(&room)) / 2.0;
            assert_eq!(beside >= plates, whole, "{beside} at {size:?}");
        }
    }

    #[test]
    fn every_side_has_a_colour_of_its_own_and_the_viewer_the_first() {
        for sides in 2..=4 {
            for first in 0..sides {
                assert_eq!(line_of(first, first, sides), LINES[0]);
                let mut colors: Vec<Color> = (0..sides).map(|side| line_of(side, first, sides)).collect();
                colors.dedup();
                assert_eq!(colors.len(), sides);
            }
        }
    }
}

//! The end of a match: winner, scores round by round, best moment, and next steps.

use crate::text::Phrase;
use crate::ui::node::{NodeStyle as _, flex};
use bevy::prelude::*;
use bevy::ui_widgets::Activate;
use spades_archive::MatchId;
use spades_bots::Level;
use spades_layout::NamePlace;
use spades_rules::View;

use super::stretch::{fill_line, grow};
use super::{medals, trick_strip};
use crate::say;
use crate::session::setup::{MatchSetup, Player, Rematch, StartMatch};
use crate::session::{Course, Match};
use crate::states::Screen;
use crate::table::learning::offer;
use crate::table::outcome::won;
use crate::table::overlays::Overlay;
use crate::table::receipt::ShareMatch;
use crate::text::course::NextStep;
use crate::text::deal_codes::{AgainstFriend, DealCodes};
use crate::text::headlines;
use crate::text::number::Score;
use crate::text::personas::face;
use crate::text::result::SheetLine;
use crate::ui::bind::{self, Bind};
use crate::ui::plot::Plot;
use crate::ui::{BarBeside, ButtonKind, Fit, Ui, likeness, medallion, palette, panel, room_to_fit, scrolling};

/// View at the end of the match: sheet of the last round, or result.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct EndView {
    /// `true` for the sheet.
    pub(super) sheet: bool,
}

/// Colors of the sides' lines, beginning with the home player's side.
const LINES: [Color; 4] = [
    palette::BRASS,
    Color::srgb_u8(0x8a, 0xb0, 0xec),
    palette::GAIN,
    palette::LOSS,
];

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<EndView>().add_message::<ShareMatch>();
    bind::following::<EndView>(app);
}

/// Spawns the panel. Long content scrolls above its buttons.
pub(super) fn spawn<'a>(ui: &'a mut Ui, game: &Match, view: &View, first_win: bool) -> EntityCommands<'a> {
    let sizes = &ui.room.panel_sizes().match_end;
    let width = sizes.panel_width(ui.room.size.x);
    let (beside, above) = sizes.padding;
    let course = game.course();
    let whole = panel(
        flex()
            .flex_direction(FlexDirection::Column)
            .width(px(width))
            .max_height(percent(100))
            .padding(UiRect::axes(px(beside), px(above)))
            .row_gap(px(12))
            .align_center(),
    );
    let mut whole = ui.nest(whole, |ui| {
        let step = next_step(game, view);
        let column = flex().row_gap(px(12)).padding(UiRect::horizontal(px(sizes.beside)));
        ui.nest((BarBeside, scrolling(column)), |ui| {
            headline(ui, game, first_win);
            sides(ui, game);
            let size = Vec2::new(
                width - 2.0 * beside - sizes.beside_curve,
                sizes.curve_height(ui.room.size.y),
            );
            if trick_strip::is_short(&course.tricks) {
                let (home, sides) = (home_side(game), game.game().scores().len());
                let color = |side| line_of(side, home, sides);
                trick_strip::spawn(ui, game, &course.tricks, size, home, color);
            } else {
                curve(ui, game, &course, view, size);
            }
            notes(ui, game, &course, sizes.text);
            ui.centered(ui.theme.sans(&step, sizes.text, palette::MUTED));
        });
        offer(ui, game, None);
        buttons(ui, game, step);
    });
    whole.insert((
        BackgroundColor(palette::PANEL),
        Bind::<EndView>::default().shown(|view| !view.sheet),
    ));
    whole
}

/// Spawns the headline, and the line below it.
fn headline(ui: &mut Ui, game: &Match, first_win: bool) {
    let sizes = &ui.room.panel_sizes().match_end;
    let Some(headline) = game.end_headline(first_win) else {
        return;
    };
    let (words, line) = headlines::end(game, headline);
    ui.centered(ui.theme.heading(&words, sizes.heading));
    ui.centered(ui.theme.sans(&line, sizes.text, palette::MUTED));
}

/// Spawns the comparison with a friend, the best moment, what was taken back, and new achievements.
fn notes(ui: &mut Ui, game: &Match, course: &Course, text: f32) {
    let theme = ui.theme;
    if let Some(compared) = game.compared() {
        let rounds: Vec<[i32; 2]> = compared.rounds.iter().map(|pair| [pair.first, pair.second]).collect();
        ui.centered(theme.serif(&AgainstFriend::sums(&rounds), text + 4.0, palette::BRASS));
        ui.centered(theme.paragraph(&AgainstFriend::rounds(&rounds), text - 2.0, palette::IVORY));
    }
    if let Some(best) = &course.best {
        ui.centered(theme.paragraph(best, text, palette::IVORY));
    }
    let restarted = game.was_restarted().then_some(say::course::taken_back_restarted());
    let taken_back = game.taken_back();
    let taken_back = (taken_back > 0).then_some(say::course::taken_back_in_match(taken_back));
    for words in restarted.into_iter().chain(taken_back) {
        ui.sans(&words, text - 2.0, palette::LOSS)
            .insert(TextLayout::justify(Justify::Center));
    }
    // They are computed over some frames, and only the line below moves when they appear.
    medals::spawn(ui, MatchId::of(&game.game().record()));
}

/// Spawns the names and points of all sides, over the colors of their lines.
fn sides(ui: &mut Ui, game: &Match) {
    let scores = game.game().scores();
    let in_pairs = ui.room.panel_sizes().match_end.in_pairs && scores.len() > 2;
    let row = flex()
        .width(percent(100))
        .column_gap(px(18))
        .row_gap(px(10))
        .wrap()
        .rigid();
    ui.nest(row, |ui| {
        for (side, &score) in scores.iter().enumerate() {
            let cell = flex()
                .flex_direction(FlexDirection::Column)
                .grow()
                .flex_basis(if in_pairs { percent(40) } else { px(0) })
                .min_width(px(0))
                .row_gap(px(6));
            ui.nest(cell, |ui| {
                name_and_score(ui, game, side, score);
                ui.spawn((
                    flex()
                        .width(percent(100))
                        .height(px(4))
                        .border_radius(BorderRadius::MAX),
                    BackgroundColor(line_of(side, home_side(game), scores.len())),
                ));
            });
        }
    });
}

/// Spawns a side's medallion, name and points.
fn name_and_score(ui: &mut Ui, game: &Match, side: usize, score: i32) {
    let sides = game.game().scores().len();
    let names = ui.room.panel_sizes().match_end.names;
    let name = ui.theme.serif(&game.side_who(side), 22.0, palette::IVORY);
    let wraps = TextLayout::new(Justify::Left, LineBreak::WordOrCharacter);
    let line = flex().width(percent(100)).align_center().column_gap(px(10));
    let mut below = None;
    ui.nest(line, |ui| {
        side_medallion(ui, game, side, 40.0, 21.0);
        match names {
            NamePlace::Below => {
                ui.spring();
                below = Some(name);
            }
            NamePlace::Wrapped => {
                let rest = flex().grow().flex_basis(px(0)).min_width(px(0));
                ui.spawn((name, wraps, rest));
            }
            NamePlace::Fitted => {
                ui.nest(room_to_fit(), |ui| {
                    ui.spawn((name, TextLayout::no_wrap(), Fit::default()));
                });
            }
        }
        ui.serif(&Score(score), if sides > 2 { 30.0 } else { 40.0 }, palette::BRASS)
            .insert(TextLayout::no_wrap());
    });
    if let Some(name) = below {
        fill_line(&mut ui.spawn((name, wraps)));
    }
}

/// Returns the side of the home player.
fn home_side(game: &Match) -> usize {
    game.game().side_of(game.home())
}

/// Returns the player who stands for a side: the home player, or else a person, or else the first.
fn player_of(game: &Match, side: usize) -> Option<&Player> {
    let seats = || game.game().rules().seats_of(side);
    let person = || seats().find(|&seat| game.is_person(seat));
    let home = seats().find(|&seat| seat == game.home());
    game.player(home.or_else(person).unwrap_or(side))
}

/// Spawns a side's medallion, with the face of a computer player, or with an icon of this size.
pub(super) fn side_medallion(ui: &mut Ui, game: &Match, side: usize, size: f32, icon: f32) {
    let player = player_of(game, side);
    let colors = palette::medal(side == home_side(game));
    ui.nest(medallion(size, colors), |ui| {
        if let Some(card) = player.and_then(face) {
            ui.spawn(likeness(card));
            return;
        }
        let person = player.is_some_and(|player| !player.is_bot());
        ui.icon(if person { "user" } else { "bot" }, icon, palette::IVORY);
    });
}

/// Returns the color of a side's line.
fn line_of(side: usize, first: usize, sides: usize) -> Color {
    LINES[(side + sides - first) % sides % LINES.len()]
}

/// Spawns the scores round by round, as lines, and as words for screen readers.
fn curve(ui: &mut Ui, game: &Match, course: &Course, view: &View, size: Vec2) {
    let end = &view.rules.end;
    let (first, target) = (home_side(game), end.target.filter(|_| end.rounds.is_none()));
    let standings = course.scores.iter().enumerate().map(|(round, scores)| {
        say::course::standings(
            round,
            scores
                .iter()
                .enumerate()
                .map(|(side, &score)| say::course::side_score(game.side_who(side), score)),
        )
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
    ui.plot(plot, &say::course::match_end_how_it_went(), standings);
}

/// Returns the suggested next step after a win or a loss.
fn next_step(game: &Match, view: &View) -> NextStep {
    let after = |level| {
        let at = Level::ALL.iter().position(|&other| other == level)?;
        Level::ALL.get(at + 1).copied()
    };
    match game.setup().strongest_bot().filter(|_| !game.hot_seat()) {
        None => NextStep::Return,
        // Practice shows too little.
        Some(_) if !game.is_recorded() => NextStep::Return,
        Some(_) if !won(game, view) => NextStep::Review,
        Some(_) if game.was_helped() || game.is_counted_separately() => NextStep::Unaided,
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

/// Makes a button open the review of the round.
pub(super) fn opens_review(mut button: EntityCommands) -> EntityCommands {
    button.observe(|_: On<Activate>, mut overlay: ResMut<NextState<Overlay>>| overlay.set(Overlay::Review));
    button
}

/// Spawns the main button, and the others smaller, in one row.
fn buttons(ui: &mut Ui, game: &Match, step: NextStep) {
    let sizes = &ui.room.panel_sizes().match_end;
    let line = flex()
        .width(percent(100))
        .align_center()
        .justify_center()
        .column_gap(px(8))
        .row_gap(px(sizes.row_gap))
        .margin(UiRect::top(px(4)))
        .wrap();
    ui.nest(line, |ui| {
        let stretches = sizes.stretches;
        let mut button = ui.push_small(ButtonKind::Ghost, "layers", &say::course::match_end_last_round());
        button.observe(|_: On<Activate>, mut view: ResMut<EndView>| view.sheet = true);
        grow(&mut button, stretches);
        let review = ui.push_small(ButtonKind::Ghost, "search", &say::result::button_review());
        grow(&mut opens_review(review), stretches);
        if game.is_recorded() {
            let mut button = ui.push_small(ButtonKind::Ghost, "copy", &DealCodes::ShareLink);
            button.observe(|_: On<Activate>, mut share: MessageWriter<ShareMatch>| {
                share.write(ShareMatch);
            });
            grow(&mut button, stretches);
        }
        if let NextStep::Stronger(level) = step {
            let setup = against(game, level);
            let play = say::course::match_end_play_against(level.words());
            let mut button = ui.push_small(ButtonKind::Ghost, "trophy", &play);
            button.observe(move |_: On<Activate>, mut start: MessageWriter<StartMatch>| {
                start.write(StartMatch(setup.clone()));
            });
            grow(&mut button, stretches);
        }
        // Not where the title has the way out.
        let mut button = ui.push_small(ButtonKind::Ghost, "log-out", &say::result::button_title());
        button.observe(|_: On<Activate>, mut screen: ResMut<NextState<Screen>>| screen.set(Screen::Title));
        grow(&mut button, stretches);
    });
    let main = flex().width(percent(100)).justify_center().rigid();
    ui.nest(main, |ui| {
        let mut button = ui.push(ButtonKind::Primary, "rotate-ccw", &say::result::button_new_match());
        button.observe(|_: On<Activate>, mut rematch: MessageWriter<Rematch>| {
            rematch.write(Rematch);
        });
        if sizes.stretches {
            button.entry::<Node>().and_modify(|mut node| node.width = percent(100));
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::{RulesKind, SavedMatch};
    use crate::ui::UiViewport;
    use spades_rules::{Preset, Seed};

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
            let beside = (room.size.x - room.panel_sizes().match_end.panel_width(room.size.x)) / 2.0;
            assert_eq!(beside >= plates, whole, "{beside} at {size:?}");
        }
    }

    #[test]
    fn people_stand_for_their_side() {
        let person = |name: &str| Player::Human { name: name.to_owned() };
        let bot = |name: &str| Player::Bot {
            name: name.to_owned(),
            level: Level::Beginner,
        };
        let of_sides = |players: [Player; 4]| {
            let setup = MatchSetup {
                rules: Preset::Pairs.rules(),
                kind: RulesKind::Preset(Preset::Pairs),
                players: players.into(),
            };
            let game = Match::new(setup, Seed::from_u64(1)).expect("a match");
            [0, 1].map(|side| player_of(&game, side).map(|player| player.name().to_owned()))
        };
        let names = |[a, b]: [&str; 2]| [Some(a.to_owned()), Some(b.to_owned())];
        assert_eq!(of_sides([bot("A"), bot("B"), person("C"), bot("D")]), names(["C", "B"]));
        assert_eq!(
            of_sides([person("A"), bot("B"), person("C"), person("D")]),
            names(["A", "D"])
        );
    }

    /// Nobody is ready for a stronger level after a win with hints or undone decisions, or in practice.
    #[test]
    fn only_a_win_without_help_leads_to_the_next_level() {
        let mut rules = Preset::OpenDraft.rules();
        rules.end.rounds = Some(1);
        let bot = Player::Bot {
            name: "Bob".into(),
            level: Level::Advanced,
        };
        let setup = MatchSetup {
            rules,
            kind: RulesKind::Preset(Preset::OpenDraft),
            players: vec![Player::Human { name: "Ada".into() }, bot],
        };
        let won = (0..)
            .map(|seed| {
                let mut game = Match::new(setup.clone(), Seed::from_u64(seed)).expect("a match");
                while let Some(&action) = game.game().legal_actions().first() {
                    game.play(action).expect("a legal action");
                }
                game
            })
            .find(|game| won(game, &game.view(0)))
            .expect("one is won");
        let step = |game: &Match| next_step(game, &game.view(0));
        assert_eq!(step(&won), NextStep::Stronger(Level::Expert));
        let with = |change: fn(&mut SavedMatch)| {
            let mut saved = won.saved(1);
            change(&mut saved);
            step(&Match::resume(&saved).expect("the match"))
        };
        assert_eq!(with(|saved| saved.helped = true), NextStep::Unaided);
        assert_eq!(with(|saved| saved.taken_back = vec![1]), NextStep::Unaided);
        assert_eq!(with(|saved| saved.restarted = true), NextStep::Unaided);
        assert_eq!(step(&won.with(crate::session::Purpose::Practice)), NextStep::Return);
    }

    #[test]
    fn every_side_has_a_color_of_its_own_and_the_viewer_the_first() {
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

//! The days of this week: how the deal and the puzzle of the day went, with the days in a row. Each strip leads to its page or puzzle.

use bevy::prelude::*;
use bevy::ui_widgets::Activate;
use spades_archive::Outcome;
use spades_archive::daily::{Calendar, Date};

use super::shape::LINE;
use crate::say;
use crate::screens::destination::Destination;
use crate::session::learning::Learned;
use crate::text::number::Count;
use crate::text::{Phrase, Words};
use crate::ui::node::{NodeStyle as _, column, flex};
use crate::ui::{ButtonKind, Ui, UiViewport, palette};

/// Text size, diameter of a day, and the gap between them and the padding around, in UI pixels.
const TEXT: f32 = 15.0;
const DAY: f32 = 16.0;
const GAP: f32 = 7.0;
const PADDING: f32 = 9.0;
const BESIDE: f32 = 16.0;

/// Width of a letter as a fraction of its height.
const LETTER: f32 = 0.56;

/// Gap between the two strips.
pub(super) const BETWEEN: f32 = 12.0;

/// State of a day in a strip.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum DayMark {
    /// Played and won, or solved.
    Won,
    Tied,
    Lost,
    /// Not played, or still to come.
    Open,
}

/// Returns the days of the week of this day, from Monday.
fn week_of(today: Date) -> [Date; 7] {
    let monday = today.days().saturating_sub(today.weekday().into());
    std::array::from_fn(|day| Date::of_days(monday + day as u32))
}

/// The results that the strips show.
pub(super) struct Week {
    today: Date,
    deals: [DayMark; 7],
    /// Days in a row with a deal, and with a puzzle.
    streaks: (u32, u32),
    puzzles: [DayMark; 7],
}

impl Week {
    pub(super) fn new(calendar: &Calendar, learned: &Learned, today: Date) -> Week {
        let week = week_of(today);
        Week {
            today,
            deals: week.map(|day| match calendar.get(day).map(|result| result.outcome) {
                Some(Outcome::Won) => DayMark::Won,
                Some(Outcome::Lost) => DayMark::Lost,
                Some(Outcome::Drawn) => DayMark::Tied,
                None => DayMark::Open,
            }),
            puzzles: week.map(|day| {
                if learned.solved_day(day) {
                    DayMark::Won
                } else {
                    DayMark::Open
                }
            }),
            streaks: (calendar.streak(today), learned.streak(today)),
        }
    }

    /// Spawns both strips, each this wide, side by side or one below the other.
    pub(super) fn spawn(&self, ui: &mut Ui, width: f32, beside: bool) {
        let both = if beside { flex() } else { column() };
        let both = both.column_gap(px(BETWEEN)).row_gap(px(BETWEEN)).rigid();
        ui.nest((Name::new("this-week"), both), |ui| {
            let (deal, puzzle) = self.streaks;
            let caption = say::daily::deal_of_the_day_deal_of_the_day();
            let label = say::daily::week_deal(deal);
            self.strip(ui, width, (caption, label), (&self.deals, deal))
                .observe(|_: On<Activate>, mut commands: Commands| commands.insert_resource(Destination::DealOfTheDay));
            let caption = say::learning::puzzle_of_the_day();
            let label = say::daily::week_puzzle(puzzle);
            self.strip(ui, width, (caption, label), (&self.puzzles, puzzle))
                .observe(|_: On<Activate>, mut commands: Commands| {
                    commands.insert_resource(Destination::PuzzleOfTheDay);
                });
        });
    }

    fn strip<'a>(
        &self,
        ui: &'a mut Ui,
        width: f32,
        (caption, label): (Words, Words),
        (days, streak): (&[DayMark; 7], u32),
    ) -> EntityCommands<'a> {
        let tile = column()
            .width(px(width))
            .height(px(height(ui.room, width)))
            .padding(UiRect::axes(px(BESIDE), px(PADDING)))
            .row_gap(px(GAP))
            .justify_center()
            .rigid();
        let look = ui.theme.clickable(ButtonKind::Tile, BorderRadius::all(px(16)), &label);
        ui.nest((tile, look), |ui| {
            ui.sans(&caption, TEXT, palette::IVORY);
            let line = flex().width(percent(100)).column_gap(px(12)).align_center();
            ui.nest((line, Pickable::IGNORE), |ui| {
                let all = flex().grow().justify_content(JustifyContent::SpaceBetween);
                ui.nest((all, Pickable::IGNORE), |ui| {
                    for (&mark, date) in days.iter().zip(week_of(self.today)) {
                        day(ui, mark, date == self.today);
                    }
                });
                if streak > 0 {
                    // Beside each other on a phone, the strips have room for the number alone.
                    let words = if ui.room.portrait {
                        Count(streak as usize).words()
                    } else {
                        say::daily::week_streak(streak)
                    };
                    ui.sans(&words, TEXT, palette::BRASS).insert(TextLayout::no_wrap());
                }
            });
        })
    }
}

/// Returns the height of a strip of this width, whose caption may take two lines in longer languages.
pub(super) fn height(room: &UiViewport, width: f32) -> f32 {
    let captions = [
        say::daily::deal_of_the_day_deal_of_the_day(),
        say::learning::puzzle_of_the_day(),
    ];
    let letters = captions.map(|caption| caption.text().chars().count());
    let longest = letters.into_iter().max().unwrap_or_default() as f32 * room.text(TEXT) * LETTER;
    let lines = if longest > width - 2.0 * BESIDE { 3.0 } else { 2.0 };
    (lines * room.text(TEXT) * LINE + GAP + 2.0 * PADDING + 4.0).max(room.target)
}

/// Spawns a day: a full disc if it went well, a ring if not, and a faint one if it is open.
fn day(ui: &mut Ui, mark: DayMark, today: bool) {
    let (fill, edge) = match mark {
        DayMark::Won => (palette::GAIN, palette::GAIN),
        DayMark::Tied => (palette::BRASS, palette::BRASS),
        DayMark::Lost => (Color::NONE, palette::LOSS),
        DayMark::Open => (palette::IVORY.with_alpha(0.06), palette::IVORY.with_alpha(0.2)),
    };
    let size = ui.room.text(DAY);
    let disc = flex()
        .width(px(size))
        .height(px(size))
        .border(UiRect::all(px(size / 8.0)))
        .border_radius(BorderRadius::MAX);
    let mut disc = ui.spawn((
        Name::new("day-of-the-week"),
        disc,
        BackgroundColor(fill),
        BorderColor::all(edge),
        Pickable::IGNORE,
    ));
    if today {
        disc.insert(Outline::new(px(size / 8.0), px(size / 10.0), palette::BRASS));
    }
}

#[cfg(test)]
mod tests {
    use bevy::ui::UiGlobalTransform;
    use spades_archive::daily::DayResult;

    use super::*;
    use crate::screens::testing::{app, settle};
    use crate::session::daily::DailyResults;

    #[test]
    fn days_and_streak_stay_inside_their_strip() {
        for (width, height) in [(390, 844), (1280, 720)] {
            let mut app = app(width, height);
            let today = app.world().resource::<crate::session::clock::Today>().0;
            let days = (0..120).map(|ago| {
                let date = Date::of_days(today.days() - ago).to_string();
                serde_json::json!({ "date": date, "played": date, "score": 40, "outcome": "won" })
            });
            let results = serde_json::json!({ "days": days.collect::<Vec<_>>() });
            app.insert_resource(serde_json::from_value::<DailyResults>(results).expect("results"));
            settle(&mut app);
            let world = app.world_mut();
            let edge = |node: &ComputedNode, at: &UiGlobalTransform| at.translation.x + node.size().x / 2.0;
            let mut named = world.query::<(&Name, &ComputedNode, &UiGlobalTransform)>();
            let strip = named.iter(world).find(|(name, ..)| name.as_str() == "week-deal");
            let end = strip.map(|(_, node, at)| edge(node, at)).expect("the strip");
            let mut texts = world.query::<(&Text, &ComputedNode, &UiGlobalTransform)>();
            let streak = texts.iter(world).find(|(text, ..)| text.0.starts_with("120"));
            let streak = streak.map(|(_, node, at)| edge(node, at)).expect("the streak");
            assert!(streak < end, "{streak} of {end} at {width}");
        }
    }

    #[test]
    fn a_week_begins_on_monday_and_shows_what_was_played() {
        // A Friday.
        let today = Date::new(2026, 11, 27).expect("a day");
        let week = week_of(today);
        assert_eq!((week[0].weekday(), week[4]), (0, today));
        for day in week {
            assert_eq!(week_of(day), week);
        }
        let result = |ago: u32, outcome| {
            let date = Date::of_days(today.days() - ago);
            DayResult {
                date,
                played: date,
                score: 40,
                outcome,
            }
        };
        let calendar = Calendar::of([
            result(0, Outcome::Won),
            result(1, Outcome::Lost),
            result(2, Outcome::Drawn),
            result(5, Outcome::Won),
        ]);
        let shown = Week::new(&calendar, &Learned::default(), today);
        use DayMark::{Lost, Open, Tied, Won};
        assert_eq!(shown.deals, [Open, Open, Tied, Lost, Won, Open, Open]);
        assert_eq!((shown.puzzles, shown.streaks), ([Open; 7], (3, 0)));
    }
}

//! The deal of the day: today's match, its result, and the current streak of days.

use bevy::prelude::*;
use bevy::ui_widgets::Activate;
use spades_archive::Outcome;
use spades_archive::daily::{Calendar, Daily, Date, DayResult, Share};
use spades_archive::history::Query;
use spades_bots::Level;

use super::UiViewport;
use super::measures::{Measures, halves};
use super::page::{Pages, button_row, column};
use super::setup::Form;
use super::share::{AskShare, ShareSheet, Sharing};
use crate::say;
use crate::session::clock::{self, Today};
use crate::session::daily::{DailyResults, counts as counts_for_the_day, day_of};
use crate::session::setup::{MatchSetup, ResumeMatch, StartMatch};
use crate::session::slots::{SlotId, Slots};
use crate::session::{Match, NextSeed, RulesKind};
use crate::states::Menu;
use crate::storage::Store;
use crate::storage::history::MatchHistory;
use crate::text::Phrase;
use crate::text::Words;
use crate::text::daily::{DaySummary, LineToShare, OfMonth};
use crate::text::language::current;
use crate::text::number::Count;
use crate::text::setup::Description;
use crate::ui::focus::FirstFocus;
use crate::ui::node::{NodeStyle as _, flex};
use crate::ui::toasts::Toast;
use crate::ui::{ButtonKind, CopyText, Fit, Ui, palette, room_to_fit, well};

/// Level of all bots.
const LEVEL: Level = Level::Advanced;

fn build(mut pages: Pages, days: Res<DailyResults>, slots: Res<Slots>, today: Res<Today>, sheet: Res<ShareSheet>) {
    let Today(today) = *today;
    let daily = Daily::of(today);
    let calendar = days.calendar();
    pages.text_page(Menu::Daily, &say::daily::deal_of_the_day_deal_of_the_day(), 0.0, |ui| {
        let &Measures {
            stacked,
            halves_gap,
            daily: (gap, _),
            ..
        } = ui.measures();
        let both = halves(stacked).column_gap(px(halves_gap)).row_gap(px(gap));
        ui.nest(both, |ui| {
            ui.nest(half(ui, 1.0), |ui| {
                let begun = unfinished(&slots, &daily);
                let result = (calendar.get(today), calendar.streak(today));
                todays(ui, *sheet, &daily, result, begun);
                counts(ui, &calendar, today);
            });
            ui.nest(half(ui, 0.0), |ui| month(ui, &calendar, today));
        });
    });
}

/// Returns the node of one half of the page; `grow` is its flex factor for growing and shrinking.
fn half(ui: &Ui, grow: f32) -> Node {
    column()
        .flex_grow(grow)
        .flex_shrink(grow)
        .min_width(px(0))
        .row_gap(px(ui.measures().daily.1))
}

/// Returns the slot of the day's match if it has been started and not finished.
fn unfinished(slots: &Slots, daily: &Daily) -> Option<SlotId> {
    let mut found = slots.unfinished().into_iter();
    found
        .find(|(_, saved)| daily.is_that_of(&saved.record))
        .map(|(slot, _)| slot)
}

/// Builds the section for today's match.
fn todays(
    ui: &mut Ui,
    sheet: ShareSheet,
    daily: &Daily,
    (result, streak): (Option<&DayResult>, u32),
    begun: Option<SlotId>,
) {
    ui.caption(&Words::alone(daily.date));
    ui.serif(&daily.preset.words(), 36.0, palette::IVORY);
    let description = Description {
        preset: Some(daily.preset),
        rules: daily.rules,
    };
    ui.paragraph(&description, palette::IVORY);
    ui.paragraph(&say::daily::deal_of_the_day_rules(), palette::MUTED);
    if let Some(&result) = result {
        let color = match result.outcome {
            Outcome::Won => palette::GAIN,
            Outcome::Lost => palette::LOSS,
            Outcome::Drawn => palette::BRASS,
        };
        ui.serif(&DaySummary(result), 26.0, color);
        ui.paragraph(
            &say::daily::deal_of_the_day_once_more_counts_for_nothing(),
            palette::MUTED,
        );
    } else if streak > 1 {
        ui.paragraph(&say::daily::streak_at_risk(streak), palette::BRASS);
    }
    ui.nest(button_row(), |row| {
        let (kind, name) = match (result, begun) {
            (Some(_), _) => (ButtonKind::Secondary, say::daily::deal_of_the_day_play_once_more()),
            (None, Some(_)) => (ButtonKind::Primary, say::daily::deal_of_the_day_continue()),
            (None, None) => (ButtonKind::Primary, say::daily::deal_of_the_day_play_todays_deal()),
        };
        if result.is_some() {
            let name = match sheet {
                ShareSheet(true) => say::daily::deal_of_the_day_share_result(),
                ShareSheet(false) => say::daily::deal_of_the_day_copy_result(),
            };
            row.button(ButtonKind::Primary, Some("copy"), &name)
                .observe(share(daily.date));
        }
        row.button(kind, Some("play"), &name)
            .insert(FirstFocus)
            .observe(play(daily.date));
    });
}

/// Starts or resumes the match of the day that the page shows.
fn play(
    date: Date,
) -> impl Fn(On<Activate>, Res<Slots>, Res<Form>, ResMut<NextSeed>, MessageWriter<StartMatch>, MessageWriter<ResumeMatch>)
{
    move |_, slots, form, mut seed, mut start, mut resume| {
        let daily = Daily::of(date);
        if let Some(slot) = unfinished(&slots, &daily) {
            resume.write(ResumeMatch(slot));
            return;
        }
        seed.0 = Some(daily.seed);
        start.write(StartMatch(MatchSetup {
            rules: daily.rules,
            kind: RulesKind::Preset(daily.preset),
            players: form.alone_by(daily.preset, LEVEL),
        }));
    }
}

/// Shares the result of that day's match, found in the history.
fn share(date: Date) -> impl Fn(On<Activate>, ResMut<MatchHistory>, Res<Store>, Sharing) {
    move |_, mut history, store, mut sharing| {
        sharing.toasts.write_batch(history.open(&store));
        match shared(&history, &store, &Daily::of(date)) {
            None => {
                sharing.toasts.write(Toast::new(say::daily::shared_gone()));
            }
            Some(share) => give(&share, &mut sharing),
        }
    }
}

/// Shares a result, with the address of the game.
pub(super) fn give(share: &Share, sharing: &mut Sharing) {
    let text = LineToShare(share).text();
    let link = sharing.page().0.clone();
    let lines: Vec<&str> = [Some(text.as_str()), link.as_deref()].into_iter().flatten().collect();
    let copied = CopyText::new(lines.join("\n"), say::daily::shared_copied(), |why| {
        Toast::new(say::daily::shared_no_clipboard(why))
    });
    sharing.give(AskShare { text, link }, copied);
}

/// Returns the shareable result of a match on the table that has ended, if it is its day's result.
pub(super) fn result_of(game: &Match, days: &DailyResults) -> Option<Share> {
    let finished = game.finished(clock::now());
    if !counts_for_the_day(&finished.ending) {
        return None;
    }
    let daily = Daily::of(day_of(&finished)?);
    let share = Share::of(&daily, &finished.record, finished.own?).ok().flatten()?;
    // Not if it was played again.
    let counted = days
        .calendar()
        .get(daily.date)
        .is_some_and(|day| day.score == share.own.score);
    counted.then_some(share)
}

/// Returns the shareable result of a day: that of the first match to end that counts. `None` if it was conceded.
fn shared(history: &MatchHistory, store: &Store, daily: &Daily) -> Option<Share> {
    let query = Query {
        kind: Some(RulesKind::Preset(daily.preset)),
        ..Query::default()
    };
    let of_day = history.search(&query).into_iter();
    // On a journey to the west, a match can end on the day before.
    let of_day = of_day.take_while(|entry| clock::date_of(entry.ended).next() >= daily.date);
    let counted = of_day.filter(|entry| counts_for_the_day(&entry.ending));
    let matches = counted.filter_map(|entry| history.load(store, entry.id).ok());
    let matches = matches.filter(|finished| finished.own.is_some() && daily.is_that_of(&finished.record));
    // The latest comes first.
    let first = matches.last().filter(|finished| finished.ending.conceded.is_none())?;
    Share::of(daily, &first.record, first.own?).ok().flatten()
}

fn counts(ui: &mut Ui, calendar: &Calendar, today: Date) {
    let tiles = flex().width(percent(100)).max_width(px(900)).column_gap(px(14)).rigid();
    ui.nest(tiles, |ui| {
        for (name, count) in [
            (
                say::daily::deal_of_the_day_days_in_a_row(),
                calendar.streak(today) as usize,
            ),
            (
                say::daily::deal_of_the_day_most_in_a_row(),
                calendar.longest_streak() as usize,
            ),
            (say::daily::deal_of_the_day_days_played(), calendar.len()),
        ] {
            let tile = column()
                .grow()
                .flex_basis(px(0))
                .padding(UiRect::axes(px(20), px(12)))
                .row_gap(px(2))
                .border_radius(BorderRadius::all(px(18)));
            ui.nest(well(tile), |ui| {
                ui.serif(&Count(count), 34.0, palette::BRASS);
                ui.sans(&name, 15.0, palette::MUTED);
            });
        }
    });
}

/// Returns the column of a weekday in a week that begins with `first`; 0 is Monday.
const fn column_of(weekday: u8, first: u8) -> u8 {
    (weekday + 7 - first) % 7
}

/// Builds the calendar of this month, in weeks as the language begins them, colored by result.
fn month(ui: &mut Ui, calendar: &Calendar, today: Date) {
    ui.caption(&say::daily::deal_of_the_day_this_month());
    // Days are as wide as the names of weekdays in longer languages. In portrait a phone has its full width for the days; in landscape,
    // the text beside them needs it.
    let (width, columns, side) = match (ui.room.low(), ui.room.phone) {
        (true, _) => (auto(), RepeatedGridTrack::px(7, 72.0), 46.0),
        (false, true) => (percent(100), RepeatedGridTrack::fr(7, 1.0), 50.0),
        (false, false) => (auto(), RepeatedGridTrack::px(7, 60.0), ui.room.text(44.0)),
    };
    let grid = flex()
        .display(Display::Grid)
        .width(width)
        .grid_template_columns(columns)
        .row_gap(px(6))
        .column_gap(px(6))
        .rigid();
    ui.nest(grid, |ui| {
        let first = current().figures().first_weekday();
        for day in (0..7).map(|column| (first + column) % 7) {
            let node = room_to_fit().align_center();
            ui.nest(node, |ui| {
                ui.sans(&say::dates::weekday(day), 14.0, palette::MUTED)
                    .insert((TextLayout::no_wrap(), Fit::default()));
            });
        }
        for (date, result) in calendar.month(today.year(), today.month()) {
            let day = OfMonth {
                day: date.day(),
                outcome: result.map(|result| result.outcome),
            };
            let (ground, ink) = match day.outcome {
                Some(Outcome::Won) => (palette::GAIN.with_alpha(0.22), palette::IVORY),
                Some(Outcome::Lost) => (palette::LOSS.with_alpha(0.22), palette::IVORY),
                Some(Outcome::Drawn) => (palette::BRASS.with_alpha(0.3), palette::IVORY),
                None => (palette::IVORY.with_alpha(0.04), palette::MUTED),
            };
            let weekday = GridPlacement::start(i16::from(column_of(date.weekday(), first)) + 1);
            let cell = flex()
                .height(px(side))
                .align_center()
                .justify_center()
                .border(UiRect::all(px(if date == today { 1.6 } else { 0.0 })))
                .border_radius(BorderRadius::all(px(10)))
                .grid_column(if date.day() == 1 { weekday } else { default() });
            ui.nest(
                (cell, BackgroundColor(ground), BorderColor::all(palette::BRASS)),
                |ui| {
                    ui.sans(&day, 15.0, ink);
                },
            );
        }
    });
}

pub(super) fn plugin(app: &mut App) {
    super::page_when(
        app,
        Menu::Daily,
        build,
        resource_changed::<UiViewport>
            .or_eager(resource_changed::<DailyResults>)
            .or_eager(resource_changed::<Today>),
    );
}

#[cfg(test)]
mod tests {
    use bevy::input_focus::InputFocus;

    use super::*;
    use crate::screens::testing::{app, app_without_files, focus, go, key, lay_over, settle};
    use crate::session::{Match, MatchFinished};
    use crate::states::{Menu, Screen};

    fn says(app: &mut App, line: &str) -> bool {
        let world = app.world_mut();
        world.query::<&Text>().iter(world).any(|text| text.0 == line)
    }

    fn has(app: &mut App, name: &str) -> bool {
        let world = app.world_mut();
        world.query::<&Name>().iter(world).any(|other| other.as_str() == name)
    }

    #[test]
    fn a_week_begins_with_the_day_of_the_language() {
        let columns = |first| [0, 5, 6].map(|weekday| column_of(weekday, first));
        assert_eq!(columns(0), [0, 5, 6], "Monday");
        assert_eq!(columns(5), [2, 0, 1], "Saturday");
        assert_eq!(columns(6), [1, 6, 0], "Sunday");
    }

    /// The page is left open past midnight.
    #[test]
    fn the_day_that_the_page_names_is_played() {
        let mut app = app(1280, 720);
        // The clock is ahead only on this thread.
        go(&mut app, Screen::Setup);
        lay_over(&mut app, Menu::Daily);
        let day = |app: &mut App| Words::alone(app.world().resource::<Today>().0).text();
        let before = day(&mut app);
        assert!(says(&mut app, &before));
        clock::AHEAD.set(86_400);
        settle(&mut app);
        let after = day(&mut app);
        assert!(before != after && says(&mut app, &after) && !says(&mut app, &before));
        let named = app.world().resource::<Today>().0;
        // The next day begins right before the press.
        clock::AHEAD.set(2 * 86_400);
        let button = {
            focus(&mut app, "play-todays-deal");
            app.world().resource::<InputFocus>().get().expect("it is there")
        };
        app.world_mut().trigger(Activate { entity: button });
        settle(&mut app);
        clock::AHEAD.set(0);
        let game = app.world().resource::<Match>();
        assert!(Daily::of(named).is_that_of(&game.game().record()));
    }

    #[test]
    fn todays_match_is_played_counted_once_and_shared() {
        let mut app = app(1280, 720);
        go(&mut app, Screen::Setup);
        lay_over(&mut app, Menu::Daily);
        assert!(!has(&mut app, "copy-result"));
        focus(&mut app, "play-todays-deal");
        key(&mut app, KeyCode::Enter);
        let daily = Daily::of(clock::today());
        let mut game = app.world().resource::<Match>().clone();
        assert!(daily.is_that_of(&game.game().record()));
        assert_eq!(game.humans().collect::<Vec<_>>(), [0]);
        // Another course of the same deals: a match is known by its record.
        let mut begun = game.clone();
        while let Some(&action) = begun.game().legal_actions().first() {
            begun.play(action).unwrap();
        }
        while let Some(&action) = game.game().legal_actions().last() {
            game.play(action).unwrap();
        }
        for (later, restarted) in [(0, true), (10, false), (20, false)] {
            let of = if restarted { &begun } else { &game };
            let mut finished = of.finished(clock::now());
            finished.ended += later;
            finished.ending.restarted = restarted;
            app.world_mut().write_message(MatchFinished { finished });
            settle(&mut app);
            assert_eq!(
                app.world().resource::<DailyResults>().calendar().len(),
                usize::from(!restarted)
            );
        }
        assert!(has(&mut app, "copy-result") && has(&mut app, "play-once-more"));
        let world = app.world();
        let share = shared(world.resource::<MatchHistory>(), world.resource::<Store>(), &daily).unwrap();
        assert_eq!(share.own.score, game.game().scores()[0]);
    }

    #[test]
    fn a_day_that_was_conceded_leaves_nothing_to_share() {
        let mut app = app_without_files();
        let daily = Daily::of(clock::today());
        let setup = MatchSetup {
            rules: daily.rules,
            kind: RulesKind::Preset(daily.preset),
            players: app.world().resource::<Form>().alone_by(daily.preset, LEVEL),
        };
        let mut game = Match::new(setup, daily.seed).expect("a match");
        while let Some(&action) = game.game().legal_actions().last() {
            game.play(action).expect("a legal action");
        }
        let finished = game.finished(clock::now());
        for (later, conceded) in [(0, Some(0)), (10, None)] {
            let mut finished = finished.clone();
            finished.ended += later;
            finished.ending.conceded = conceded;
            if conceded.is_some() {
                finished.record.actions.truncate(5);
            }
            app.world_mut().write_message(MatchFinished { finished });
            settle(&mut app);
            let world = app.world();
            assert_eq!(world.resource::<DailyResults>().calendar().len(), 1);
            let share = shared(world.resource::<MatchHistory>(), world.resource::<Store>(), &daily);
            assert!(share.is_none(), "after a match that was conceded: {conceded:?}");
        }
    }
}

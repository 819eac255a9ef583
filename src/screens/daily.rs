//! The deal of the day: today's match, its result, and the current streak of days.

use bevy::prelude::*;
use bevy::ui_widgets::Activate;
use spades_archive::Outcome;
use spades_archive::daily::{Calendar, Daily, Date, DayResult, Share};
use spades_archive::history::Query;
use spades_bots::Level;

use super::UiViewport;
use super::page::{button_row, caption, column, paragraph, text_page};
use super::setup::Form;
use super::share::{AskShare, ShareSheet, Sharing};
use crate::Menu;
use crate::session::clock::{self, Today};
use crate::session::daily::DailyResults;
use crate::session::setup::{MatchSetup, ResumeMatch, StartMatch};
use crate::session::slots::{SlotId, Slots};
use crate::session::{NextSeed, RulesKind};
use crate::storage::Store;
use crate::storage::history::MatchHistory;
use crate::text::Phrase;
use crate::text::daily::{DayTold, DealOfTheDay, LineToShare, OfMonth, Shared};
use crate::text::dates::{Day, Weekday};
use crate::text::number::Count;
use crate::text::presets::PresetName;
use crate::text::setup::Description;
use crate::ui::focus::FirstFocus;
use crate::ui::toasts::Toast;
use crate::ui::{ButtonKind, Fit, Theme, palette, room_to_fit, well};

/// Level of all bots.
const LEVEL: Level = Level::Advanced;

fn build(
    mut commands: Commands,
    theme: Res<Theme>,
    room: Res<UiViewport>,
    days: Res<DailyResults>,
    slots: Res<Slots>,
    today: Res<Today>,
    sheet: Res<ShareSheet>,
) {
    let (theme, room, Today(today)) = (&*theme, &*room, *today);
    let daily = Daily::of(today);
    let calendar = days.calendar();
    text_page(
        &mut commands,
        (theme, room),
        (Menu::Daily, &DealOfTheDay::DealOfTheDay),
        0.0,
        |body| {
            body.spawn(Node {
                width: percent(100),
                flex_direction: if room.portrait && !room.low() {
                    FlexDirection::Column
                } else {
                    FlexDirection::Row
                },
                column_gap: px(if room.low() { 28 } else { 48 }),
                row_gap: px(if room.phone { 16 } else { 24 }),
                flex_shrink: 0.0,
                ..default()
            })
            .with_children(|halves| {
                halves.spawn(half(room, 1.0)).with_children(|left| {
                    let begun = unfinished(&slots, &daily);
                    todays(left, (theme, room, *sheet), &daily, calendar.get(today), begun);
                    counts(left, theme, room, &calendar, today);
                });
                halves.spawn(half(room, 0.0)).with_children(|right| {
                    month(right, theme, room, &calendar, today);
                });
            });
        },
    );
}

/// Returns the node of one half of the page; `grow` is its flex factor for growing and shrinking.
fn half(room: &UiViewport, grow: f32) -> Node {
    Node {
        flex_grow: grow,
        flex_shrink: grow,
        min_width: px(0),
        row_gap: px(if room.phone { 12 } else { 18 }),
        ..column()
    }
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
    body: &mut ChildSpawnerCommands,
    (theme, room, sheet): (&Theme, &UiViewport, ShareSheet),
    daily: &Daily,
    result: Option<&DayResult>,
    begun: Option<SlotId>,
) {
    body.spawn(caption(theme, room, &Day(daily.date)));
    body.spawn(theme.serif(&PresetName(daily.preset), room.text(36.0), palette::IVORY));
    let description = Description {
        preset: Some(daily.preset),
        rules: daily.rules,
    };
    paragraph(body, theme, room, &description, palette::IVORY);
    paragraph(body, theme, room, &DealOfTheDay::Rules, palette::MUTED);
    if let Some(&result) = result {
        let color = match result.outcome {
            Outcome::Won => palette::GAIN,
            Outcome::Lost => palette::LOSS,
            Outcome::Drawn => palette::BRASS,
        };
        body.spawn(theme.serif(&DayTold(result), room.text(26.0), color));
        paragraph(
            body,
            theme,
            room,
            &DealOfTheDay::OnceMoreCountsForNothing,
            palette::MUTED,
        );
    }
    let theme = theme.enlarged(if room.portrait { 1.15 } else { 1.0 });
    body.spawn(button_row()).with_children(|row| {
        let (kind, name) = match (result, begun) {
            (Some(_), _) => (ButtonKind::Secondary, DealOfTheDay::PlayOnceMore),
            (None, Some(_)) => (ButtonKind::Primary, DealOfTheDay::Continue),
            (None, None) => (ButtonKind::Primary, DealOfTheDay::PlayTodaysDeal),
        };
        if result.is_some() {
            let name = match sheet {
                ShareSheet(true) => DealOfTheDay::ShareResult,
                ShareSheet(false) => DealOfTheDay::CopyResult,
            };
            row.spawn(theme.button(ButtonKind::Primary, Some("copy"), &name, 0.0))
                .observe(share(daily.date));
        }
        row.spawn(theme.button(kind, Some("play"), &name, 0.0))
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
        let told = match shared(&history, &store, &Daily::of(date)) {
            None => Shared::Gone,
            Some(share) => {
                let text = LineToShare(&share).text();
                if sharing.has_sheet() {
                    sharing.ask(AskShare { text, link: None });
                    return;
                }
                match sharing.put_on_clipboard(text) {
                    Ok(()) => Shared::Copied,
                    Err(why) => Shared::NoClipboard(why),
                }
            }
        };
        sharing.toasts.write(Toast::new(told));
    }
}

/// Returns the shareable result of a day: that of the first match to end.
fn shared(history: &MatchHistory, store: &Store, daily: &Daily) -> Option<Share> {
    let query = Query {
        kind: Some(RulesKind::Preset(daily.preset)),
        ..Query::default()
    };
    let of_day = history.search(&query).into_iter();
    let of_day = of_day.take_while(|entry| clock::date_of(entry.ended) >= daily.date);
    let of_day = of_day.filter(|entry| entry.ending.conceded.is_none());
    let shares = of_day.filter_map(|entry| {
        let finished = history.load(store, entry.id).ok()?;
        Share::of(daily, &finished.record, finished.own?).ok().flatten()
    });
    shares.last()
}

fn counts(body: &mut ChildSpawnerCommands, theme: &Theme, room: &UiViewport, calendar: &Calendar, today: Date) {
    body.spawn(Node {
        width: percent(100),
        max_width: px(900),
        column_gap: px(14),
        flex_shrink: 0.0,
        ..default()
    })
    .with_children(|row| {
        for (name, count) in [
            (DealOfTheDay::DaysInARow, calendar.streak(today) as usize),
            (DealOfTheDay::MostInARow, calendar.longest_streak() as usize),
            (DealOfTheDay::DaysPlayed, calendar.len()),
        ] {
            row.spawn(well(Node {
                flex_grow: 1.0,
                flex_basis: px(0),
                padding: UiRect::axes(px(20), px(12)),
                row_gap: px(2),
                border_radius: BorderRadius::all(px(18)),
                ..column()
            }))
            .with_children(|tile| {
                tile.spawn(theme.serif(&Count(count), room.text(34.0), palette::BRASS));
                tile.spawn(theme.sans(&name, room.text(15.0), palette::MUTED));
            });
        }
    });
}

/// Builds the calendar of this month, in weeks from Monday, coloured by result.
fn month(body: &mut ChildSpawnerCommands, theme: &Theme, room: &UiViewport, calendar: &Calendar, today: Date) {
    body.spawn(caption(theme, room, &DealOfTheDay::ThisMonth));
    // Days are as wide as the names of weekdays in longer languages. In portrait a phone has its full width for the days; in landscape,
    // the text beside them needs it.
    let (width, columns, side) = match (room.low(), room.phone) {
        (true, _) => (auto(), RepeatedGridTrack::px(7, 72.0), 46.0),
        (false, true) => (percent(100), RepeatedGridTrack::fr(7, 1.0), 50.0),
        (false, false) => (auto(), RepeatedGridTrack::px(7, 60.0), room.text(44.0)),
    };
    body.spawn(Node {
        display: Display::Grid,
        width,
        grid_template_columns: columns,
        row_gap: px(6),
        column_gap: px(6),
        flex_shrink: 0.0,
        ..default()
    })
    .with_children(|grid| {
        for day in 0..7 {
            grid.spawn((
                Node {
                    align_items: AlignItems::Center,
                    ..room_to_fit()
                },
                children![(
                    theme.sans(&Weekday(day), room.text(14.0), palette::MUTED),
                    TextLayout::no_wrap(),
                    Fit::default(),
                )],
            ));
        }
        for (date, result) in calendar.month(today.year(), today.month()) {
            let told = OfMonth {
                day: date.day(),
                outcome: result.map(|result| result.outcome),
            };
            let (ground, ink) = match told.outcome {
                Some(Outcome::Won) => (palette::GAIN.with_alpha(0.22), palette::IVORY),
                Some(Outcome::Lost) => (palette::LOSS.with_alpha(0.22), palette::IVORY),
                Some(Outcome::Drawn) => (palette::BRASS.with_alpha(0.3), palette::IVORY),
                None => (palette::IVORY.with_alpha(0.04), palette::MUTED),
            };
            let mut cell = grid.spawn((
                Node {
                    height: px(side),
                    align_items: AlignItems::Center,
                    justify_content: JustifyContent::Center,
                    border: UiRect::all(px(if date == today { 1.6 } else { 0.0 })),
                    border_radius: BorderRadius::all(px(10)),
                    ..default()
                },
                BackgroundColor(ground),
                BorderColor::all(palette::BRASS),
                children![theme.sans(&told, room.text(15.0), ink)],
            ));
            if date.day() == 1 {
                cell.entry::<Node>()
                    .and_modify(move |mut node| node.grid_column = GridPlacement::start(i16::from(date.weekday()) + 1));
            }
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
    use crate::screens::testing::{app, focus, go, key, lay_over, settle};
    use crate::session::{Match, MatchFinished};
    use crate::{Menu, Screen};

    fn says(app: &mut App, line: &str) -> bool {
        let world = app.world_mut();
        world.query::<&Text>().iter(world).any(|text| text.0 == line)
    }

    fn has(app: &mut App, name: &str) -> bool {
        let world = app.world_mut();
        world.query::<&Name>().iter(world).any(|other| other.as_str() == name)
    }

    /// The page is left open past midnight.
    #[test]
    fn the_day_that_the_page_names_is_played() {
        let mut app = app(1280, 720);
        // The clock is ahead only on this thread.
        go(&mut app, Screen::Setup);
        lay_over(&mut app, Menu::Daily);
        let day = |app: &mut App| Day(app.world().resource::<Today>().0).text();
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
        while let Some(&action) = game.game().legal_actions().last() {
            game.play(action).unwrap();
        }
        let finished = game.finished(clock::now());
        for taken_back in [true, false, false] {
            let mut finished = finished.clone();
            finished.ending.restarted = taken_back;
            app.world_mut().write_message(MatchFinished { finished });
            settle(&mut app);
            assert_eq!(
                app.world().resource::<DailyResults>().calendar().len(),
                usize::from(!taken_back)
            );
        }
        assert!(has(&mut app, "copy-result") && has(&mut app, "play-once-more"));
        let world = app.world();
        let share = shared(world.resource::<MatchHistory>(), world.resource::<Store>(), &daily).unwrap();
        assert_eq!(share.own.score, game.game().scores()[0]);
    }
}

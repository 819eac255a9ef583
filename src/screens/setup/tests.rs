//! The setup makes playable matches.

mod keys;

use std::time::Duration;

use bevy::ecs::message::Messages;
use bevy::prelude::*;
use bevy::text::EditableText;
use bevy::time::TimeUpdateStrategy;
use bevy::ui::{CalculatedClip, UiGlobalTransform};
use bevy::ui_widgets::ScrollArea;
use spades_archive::code::DealCode;
use spades_bots::Level;
use spades_rules::{Preset, Renege, Seed};

use super::SetupPage;
use super::form::{Choice, Form, Length, NAME_LENGTH, clean_name};
use crate::say;
use crate::screens::testing::{app, focus, go, key, press, settle};
use crate::session::setup::{Player, StartMatch};
use crate::session::{Match, RulesKind};
use crate::settings::Settings;
use crate::states::Screen;
use crate::text::Phrase;
use crate::text::setup::PresetGroup;
use crate::ui::scrollbar::Reveal;

fn started(app: &mut App) -> Vec<StartMatch> {
    app.world_mut().resource_mut::<Messages<StartMatch>>().drain().collect()
}

#[test]
fn every_preset_is_dealt_as_chosen() {
    let mut app = app(1280, 720);
    for preset in Preset::ALL {
        for hot_seat in [false, true] {
            go(&mut app, Screen::Title);
            go(&mut app, Screen::Setup);
            {
                let mut form = app.world_mut().resource_mut::<Form>();
                form.newcomer = false;
                form.choose(Choice::Preset(preset));
                form.play_alone();
                if hot_seat {
                    form.play_together();
                }
                form.set_levels(Level::Expert);
            }
            settle(&mut app);
            focus(&mut app, "deal");
            press(&mut app, KeyCode::Enter);
            // Messages live for two frames only, so they are read at once.
            let start = started(&mut app);
            let [StartMatch(setup)] = start.as_slice() else {
                panic!("{preset:?}: {} matches", start.len());
            };
            assert_eq!(setup.rules, preset.rules());
            assert_eq!(setup.kind, RulesKind::Preset(preset));
            assert_eq!(setup.players.len(), usize::from(setup.rules.players));
            let people = setup.players.iter().filter(|player| !player.is_bot()).count();
            assert_eq!(people, if hot_seat { 2 } else { 1 });
            let level = |player: &Player| match player {
                Player::Bot { level, .. } => Some(*level),
                Player::Human { .. } => None,
            };
            assert!(
                setup
                    .players
                    .iter()
                    .filter_map(level)
                    .all(|level| level == Level::Expert)
            );
            assert!(!setup.players[0].is_bot());
        }
    }
}

#[test]
fn choices_go_into_the_rules() {
    let mut form = Form::default();
    form.length = Some(Length::Target(1000));
    form.blind_nil = Some(false);
    form.prevent_reneging = false;
    let rules = form.match_setup().unwrap().rules;
    assert_eq!(rules.end.target, Some(1000));
    assert_eq!(rules.blind_nil, None);
    assert_eq!(rules.renege, Renege::Penalized);
    // Other rules start with their defaults.
    form.choose(Choice::Preset(Preset::ClosedDraft));
    assert_eq!(form.rules(), Preset::ClosedDraft.rules());
    form.blind_nil = Some(true);
    assert_eq!(form.match_setup().unwrap().rules.blind_nil, Some(200));
    let lengths = |targets: &[i32]| -> Vec<Length> {
        let targets = targets.iter().map(|&target| Length::Target(target));
        std::iter::once(Length::Quick).chain(targets).collect()
    };
    assert_eq!(form.lengths(), lengths(&[300, 500, 1000]));
    form.choose(Choice::Preset(Preset::Mirror));
    assert_eq!(form.lengths(), lengths(&[200, 300, 500, 1000]));
}

#[test]
fn a_quick_match_is_a_hundred_points_or_three_rounds_and_proposed_to_newcomers() {
    let mut form = Form::default();
    for preset in Preset::ALL {
        form.choose(Choice::Preset(preset));
        form.newcomer = false;
        assert_eq!(form.rules(), preset.rules());
        form.newcomer = true;
        assert_eq!(form.length(), Some(Length::Quick));
        let rules = form.match_setup().unwrap().rules;
        assert_eq!((rules.end.target, rules.end.rounds), (Some(100), Some(3)));
        form.keep_proposed_length();
        form.newcomer = false;
        assert_eq!(form.length(), Some(Length::Quick), "the next match is of the same kind");
        form.length = Some(Length::Target(500));
        assert_eq!(form.rules().end.target, Some(500));
        assert_eq!(form.rules().end.rounds, None);
    }
}

#[test]
fn people_and_bots_sit_in_any_mixture_and_somebody_always_plays() {
    let mut form = Form::default();
    for preset in Preset::ALL {
        form.choose(Choice::Preset(preset));
        let seats = form.player_count();
        for mixture in 0..1u32 << seats {
            for seat in 0..seats {
                form.seats[seat].person = mixture >> seat & 1 == 1;
                form.seats[seat].level = Level::ALL[seat];
            }
            let setup = form.match_setup().unwrap();
            assert_eq!(setup.players.len(), seats);
            for (seat, player) in setup.players.iter().enumerate() {
                let person = mixture >> seat & 1 == 1 || mixture == 0 && seat == 0;
                assert_eq!(!player.is_bot(), person, "{preset:?} {mixture:b} {seat}");
                if let Player::Bot { level, .. } = player {
                    assert_eq!(*level, Level::ALL[seat]);
                }
            }
            let mut names: Vec<&str> = setup.players.iter().map(Player::name).collect();
            names.sort_unstable();
            names.dedup();
            assert_eq!(names.len(), seats, "{preset:?} {mixture:b}");
            assert_eq!(form.may_be_bot(0), !form.is_person(0) || form.people() > 1);
        }
    }
}

/// Ace High offered a blind nil although nobody bids nil in it, and could not be dealt with it.
#[test]
fn every_option_that_is_offered_can_be_dealt() {
    let mut form = Form::default();
    for preset in Preset::ALL {
        form.choose(Choice::Preset(preset));
        for blind_nil in [false, true] {
            form.blind_nil = Some(blind_nil);
            for length in form.lengths() {
                form.length = Some(length);
                let setup = form.match_setup().unwrap_or_else(|why| panic!("{preset:?}: {why}"));
                assert_eq!(setup.kind, RulesKind::Preset(preset));
                assert_eq!(RulesKind::of(&setup.rules), RulesKind::Preset(preset));
            }
        }
    }
}

/// Two people in a partnership game choose whether they are partners; names move with them.
#[test]
fn two_people_are_partners_or_opponents() {
    let mut form = Form::default();
    form.choose(Choice::Preset(Preset::OpenDraft));
    form.play_together();
    assert_eq!(form.two_are_partners(), None, "two players are opponents");
    form.seats[1].name = "Grace".into();
    form.choose(Choice::Preset(Preset::Pairs));
    assert_eq!((form.two_are_partners(), form.is_person(2)), (Some(true), true));
    assert_eq!((form.people(), form.seats[2].name.as_str()), (2, "Grace"));
    form.seat_two(true);
    form.seat_two(false);
    assert_eq!((form.two_are_partners(), form.is_person(1)), (Some(false), true));
    form.set_person(3, true);
    assert_eq!(form.two_are_partners(), None, "there are three");
}

/// Returns the seats of all people.
fn people(form: &Form) -> Vec<usize> {
    (0..form.player_count()).filter(|&seat| form.is_person(seat)).collect()
}

/// Every variant seats as many people as the last one, as far as it has seats: two as opponents or as partners.
#[test]
fn other_rules_seat_as_many_people() {
    for wanted in 1..=4 {
        let mut form = Form::default();
        form.choose(Choice::Preset(Preset::Solo));
        for seat in 0..wanted {
            form.set_person(seat, true);
            form.seats[seat].name = ["Ada", "Grace", "Edsger", "Tony"][seat].into();
        }
        for preset in Preset::ALL.into_iter().chain(Preset::ALL.into_iter().rev()) {
            form.choose(Choice::Preset(preset));
            let seats = people(&form);
            assert_eq!(seats.len(), wanted.min(form.player_count()), "{preset:?}");
            if seats.len() == 2 && form.in_pairs() {
                assert_eq!(seats, [0, 2], "{preset:?}: partners");
            }
            let names: Vec<&str> = seats.iter().map(|&seat| form.seats[seat].name.as_str()).collect();
            assert_eq!(names, ["Ada", "Grace", "Edsger", "Tony"][..seats.len()], "{preset:?}");
        }
    }
}

/// The rules change with a code, with the player's own sets, and within a set.
#[test]
fn people_keep_their_seats_however_the_rules_change() {
    let mut form = Form::default();
    form.choose(Choice::Preset(Preset::Pairs));
    form.play_together();
    assert_eq!(people(&form), [0, 2]);
    let code = DealCode::new(Preset::ClosedDraft.rules(), Seed([7; 32])).unwrap();
    form.type_code(code.to_string());
    assert_eq!(people(&form), [0, 1], "a code");
    form.type_code(String::new());
    assert_eq!(people(&form), [0, 2]);
    form.choose(Choice::Custom);
    assert_eq!(people(&form), [0, 2], "a set that starts from Pairs");
    form.change_custom(|rules| {
        *rules = Preset::OpenDraft.rules();
        rules.nil = Some(70);
    });
    assert_eq!(people(&form), [0, 1], "a set that is edited");
    form.new_set();
    assert_eq!(people(&form), [0, 2], "a new set");
    form.choose_set(0);
    assert_eq!(people(&form), [0, 1], "another set");
    form.delete_set();
    assert_eq!(people(&form), [0, 2]);
    form.restore_set();
    assert_eq!(people(&form), [0, 1]);
    // People who were sent away do not come back with other rules.
    form.set_person(1, false);
    form.choose(Choice::Preset(Preset::Pairs));
    assert_eq!(people(&form), [0]);
}

/// The choice is offered in windows of every kind.
#[test]
fn two_people_choose_to_be_partners_on_phones_too() {
    for size in [(1280, 720), (768, 1024), (390, 844)] {
        let mut app = app(size.0, size.1);
        go(&mut app, Screen::Setup);
        let mut form = app.world_mut().resource_mut::<Form>();
        form.choose(Choice::Preset(Preset::Pairs));
        form.play_together();
        form.seat_two(false);
        settle(&mut app);
        if size.0 < size.1 {
            focus(&mut app, "next");
            key(&mut app, KeyCode::Enter);
        }
        focus(&mut app, "two-partners");
        key(&mut app, KeyCode::Enter);
        assert_eq!(
            app.world().resource::<Form>().two_are_partners(),
            Some(true),
            "{size:?}"
        );
    }
}

#[test]
fn the_seats_are_set_with_the_keyboard() {
    let mut app = app(1280, 720);
    go(&mut app, Screen::Setup);
    app.world_mut()
        .resource_mut::<Form>()
        .choose(Choice::Preset(Preset::Pairs));
    settle(&mut app);
    for name in ["person-2", "computer-0", "stronger-1", "stronger-1", "weaker-3"] {
        focus(&mut app, name);
        key(&mut app, KeyCode::Enter);
    }
    let players = app.world().resource::<Form>().match_setup().unwrap().players;
    let levels: Vec<Option<Level>> = players
        .iter()
        .map(|player| match player {
            Player::Bot { level, .. } => Some(*level),
            Player::Human { .. } => None,
        })
        .collect();
    assert_eq!(
        levels,
        [
            Some(Level::Intermediate),
            Some(Level::Expert),
            None,
            Some(Level::Beginner)
        ]
    );
    // The last person stays.
    focus(&mut app, "computer-2");
    key(&mut app, KeyCode::Enter);
    assert!(app.world().resource::<Form>().is_person(2));
}

#[test]
fn choosing_a_set_of_rules_opens_no_editor_and_a_deleted_one_comes_back() {
    let mut app = app(1280, 720);
    go(&mut app, Screen::Setup);
    let page = |app: &App| *app.world().resource::<State<SetupPage>>().get();
    let activate = |app: &mut App, name: &str| {
        focus(app, name);
        key(app, KeyCode::Enter);
    };
    activate(&mut app, "custom");
    assert_eq!(page(&app), SetupPage::Choose);
    activate(&mut app, "sets-copy");
    app.world_mut()
        .resource_mut::<Form>()
        .change_custom(|rules| rules.end.target = Some(150));
    settle(&mut app);
    activate(&mut app, "set-place-0");
    assert_eq!(
        (page(&app), app.world().resource::<Form>().chosen_set()),
        (SetupPage::Choose, 0)
    );
    activate(&mut app, "set-place-1");
    let sets = app.world().resource::<Form>().sets().to_vec();
    activate(&mut app, "sets-delete");
    assert_eq!(app.world().resource::<Form>().sets().len(), 1);
    activate(&mut app, "restore-set");
    assert_eq!(app.world().resource::<Form>().sets(), sets);
    activate(&mut app, "sets-edit");
    assert_eq!(page(&app), SetupPage::Custom);
}

#[test]
fn a_step_is_repeated_while_its_button_is_held() {
    let mut app = app(1280, 720);
    app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(20)));
    go(&mut app, Screen::Setup);
    app.world_mut()
        .resource_mut::<NextState<SetupPage>>()
        .set(SetupPage::Custom);
    settle(&mut app);
    let nil = |app: &App| app.world().resource::<Form>().custom().nil.expect("it is on");
    focus(&mut app, "more-nil");
    key(&mut app, KeyCode::Enter);
    assert_eq!(nil(&app), 110, "pressed once");
    press(&mut app, KeyCode::Enter);
    for _ in 0..60 {
        app.update();
    }
    assert!(nil(&app) >= 180, "{}", nil(&app));
}

#[test]
fn rules_of_ones_own_must_make_sense() {
    let mut form = Form::default();
    form.choose(Choice::Custom);
    form.change_custom(|rules| rules.double_nil = true);
    assert_eq!(form.match_setup().unwrap_err().field(), "double_nil");
    form.change_custom(|rules| rules.double_nil = false);
    let setup = form.match_setup().unwrap();
    assert_eq!(setup.kind, RulesKind::Custom);
    assert_eq!(&setup.rules, form.custom());
}

#[test]
fn names_are_made_presentable() {
    assert_eq!(clean_name("  Ada \n Lovelace "), "Ada Lovelace");
    assert_eq!(clean_name("\u{7}\t "), "");
    let long = clean_name(&"Ł".repeat(40));
    assert_eq!(long.chars().count(), NAME_LENGTH);
    assert_eq!(clean_name("Жанна"), "", "nothing of it can be drawn");
    // A sole player without a name is addressed as "you"; two players get different names.
    let mut form = Form::default();
    assert_eq!(form.match_setup().unwrap().players[0].name(), "");
    form.play_together();
    let players = form.match_setup().unwrap().players;
    assert!(!players[0].name().is_empty() && players[0].name() != players[1].name());
    form.seats[0].name = "Eva".into();
    form.seats[1].name = "Eva ".into();
    let players = form.match_setup().unwrap().players;
    assert_ne!(players[0].name(), players[1].name());
    assert!(matches!(&players[1], Player::Human { .. }));
}

#[test]
fn the_choices_survive_the_way_through_a_file() {
    let mut form = Form::default();
    form.set_levels(Level::Advanced);
    form.set_person(3, true);
    form.seats[3].name = "Ada".into();
    form.choose(Choice::Custom);
    form.change_custom(|rules| rules.end.floor = Some(-300));
    form.copy_set();
    let text = serde_json::to_string(&form).unwrap();
    assert_eq!(serde_json::from_str::<Form>(&text).unwrap(), form);
    assert_eq!(serde_json::from_str::<Form>("{}").unwrap(), Form::default());
}

/// Returns the texts on the screen, with their rectangles and those parts of them that are in sight.
fn texts_in_sight(app: &mut App) -> Vec<(Entity, String, Rect, Rect)> {
    let world = app.world_mut();
    let window = world.query::<&Window>().single(world).unwrap();
    let window = Rect::new(0.0, 0.0, window.width(), window.height());
    let mut texts = world.query::<(
        Entity,
        &Text,
        &ComputedNode,
        &UiGlobalTransform,
        Option<&CalculatedClip>,
    )>();
    let shown = texts.iter(world).filter(|(_, _, node, ..)| !node.is_empty());
    shown
        .map(|(entity, text, node, at, clip)| {
            let whole = Rect::from_center_size(at.translation, node.size());
            let seen = clip.map_or(whole, |clip| whole.intersect(clip.clip)).intersect(window);
            (entity, text.0.clone(), whole, seen)
        })
        .collect()
}

/// Rules that don't fit made the button gray without a word; the reason was in the editor alone.
#[test]
fn the_reason_why_nothing_is_dealt_is_beside_the_button() {
    let code = |form: &mut Form| form.type_code("no code at all".into());
    let rules = |form: &mut Form| {
        form.choose(Choice::Custom);
        form.change_custom(|rules| rules.double_nil = true);
    };
    for (width, height) in [
        (1280, 720),
        (1024, 768),
        (768, 1024),
        (390, 844),
        (320, 568),
        (844, 390),
    ] {
        let mut app = app(width, height);
        go(&mut app, Screen::Setup);
        for (spoil, of_code) in [(rules as fn(&mut Form), false), (code, true)] {
            let mut form = app.world_mut().resource_mut::<Form>();
            form.choose(Choice::Preset(Preset::OpenDraft));
            spoil(&mut form);
            let said = form
                .rules_fault()
                .or_else(|| form.code_fault())
                .expect("it doesn't fit")
                .text();
            settle(&mut app);
            let world = app.world_mut();
            let mut buttons = world.query::<(&Name, &ComputedNode, &UiGlobalTransform)>();
            let button = buttons
                .iter(world)
                .find(|(name, ..)| name.as_str() == "deal")
                .expect("a button");
            let button = Rect::from_center_size(button.2.translation, button.1.size());
            let texts = texts_in_sight(&mut app);
            let shown: Vec<_> = texts.iter().filter(|(_, text, ..)| *text == said).collect();
            let what = format!("{said:?} at {width} × {height}: {shown:?} beside {button:?}");
            assert!(!shown.is_empty(), "{what}");
            // In several columns, a code's is beside its field.
            let near = |rect: &Rect| {
                let gap = (rect.min.y - button.max.y).max(button.min.y - rect.max.y);
                of_code && width > height && height > 600 || (-1.0..40.0).contains(&gap)
            };
            assert!(
                shown
                    .iter()
                    .all(|(_, _, whole, seen)| near(whole) && (whole.height() - seen.height()).abs() < 2.0),
                "{what}"
            );
        }
    }
}

/// Shows the cards of a group, as the player does who looks at other games.
fn show(app: &mut App, group: PresetGroup) {
    app.world_mut().resource_mut::<super::ShownGroup>().0 = group;
    settle(app);
}

/// At 1280 × 720 pips wrapped below names, and outlines stood at different heights.
#[test]
fn the_lines_of_the_presets_are_level() {
    let windows = [(1280, 720), (1920, 1080), (1600, 1000), (390, 844), (768, 1024)];
    // A newcomer is proposed quick matches; here, with a small interface.
    for ((width, height), newcomer) in windows.into_iter().flat_map(|size| [(size, false), (size, true)]) {
        let mut app = app(width, height);
        go(&mut app, Screen::Setup);
        app.world_mut().resource_mut::<Form>().newcomer = newcomer;
        if newcomer {
            app.world_mut().resource_mut::<Settings>().interface = 0.0;
        }
        for group in PresetGroup::ALL {
            show(&mut app, group);
            lines_are_level(&mut app, group, &format!("{width} × {height}"));
        }
    }
}

fn lines_are_level(app: &mut App, group: PresetGroup, window: &str) {
    let world = app.world_mut();
    let mut nodes = world.query::<(Entity, &Name, &ComputedNode, &UiGlobalTransform)>();
    let card = |preset: Preset| {
        let key = preset.words().key();
        let found = nodes
            .iter(world)
            .find(|(_, name, ..)| name.as_str() == key)
            .expect("a card");
        let rect = Rect::from_center_size(found.3.translation, found.2.size());
        (preset, found.0, rect)
    };
    let cards: Vec<(Preset, Entity, Rect)> = Preset::ALL.map(card).into();
    let (cards, hidden): (Vec<_>, Vec<_>) = cards
        .into_iter()
        .partition(|&(preset, ..)| PresetGroup::of(preset) == group);
    let in_sight: Vec<_> = hidden.iter().filter(|(.., rect)| !rect.is_empty()).collect();
    assert!(in_sight.is_empty(), "{group:?} at {window}: {in_sight:?}");
    let texts = texts_in_sight(app);
    let world = app.world();
    let within = |entity: Entity, card: Entity| {
        std::iter::successors(Some(entity), |&at| Some(world.get::<ChildOf>(at)?.parent())).any(|at| at == card)
    };
    let mut rows: Vec<(f32, Vec<f32>)> = Vec::new();
    for (preset, card, rect) in cards {
        let lines: Vec<_> = texts.iter().filter(|(entity, ..)| within(*entity, card)).collect();
        let tops: Vec<f32> = lines.iter().map(|(_, _, whole, _)| whole.min.y - rect.min.y).collect();
        assert!(lines.len() > 1, "{preset:?} at {window}");
        for (_, text, whole, seen) in &lines {
            let cut = whole.size() - seen.size();
            assert!(
                cut.max_element() < 2.0,
                "{preset:?} at {window}: {text:?} is cut by {cut}"
            );
        }
        match rows.iter().find(|(top, _)| (top - rect.min.y).abs() < 1.0) {
            None => rows.push((rect.min.y, tops)),
            Some((_, level)) => {
                // A longer line has smaller letters.
                let equal =
                    level.len() == tops.len() && level.iter().zip(&tops).all(|(one, other)| (one - other).abs() < 4.0);
                assert!(equal, "{preset:?} at {window}: lines at {tops:?}, beside {level:?}");
            }
        }
    }
    assert!(!rows.is_empty());
}

/// A code and a choice show the presets among which they are; looking at others selects none.
#[test]
fn the_group_of_the_selected_preset_is_shown() {
    let mut app = app(1280, 720);
    go(&mut app, Screen::Setup);
    let shown = |app: &App| app.world().resource::<super::ShownGroup>().0;
    for preset in [Preset::Jjda, Preset::Moonshot, Preset::Whiz] {
        app.world_mut().resource_mut::<Form>().choose(Choice::Preset(preset));
        settle(&mut app);
        assert_eq!(shown(&app), PresetGroup::of(preset));
    }
    focus(&mut app, &PresetGroup::Table.key());
    key(&mut app, KeyCode::Enter);
    assert_eq!(shown(&app), PresetGroup::Table);
    assert_eq!(app.world().resource::<Form>().chosen(), Choice::Preset(Preset::Whiz));
    focus(&mut app, &Preset::LowestClub.words().key());
    key(&mut app, KeyCode::Enter);
    let form = app.world().resource::<Form>();
    assert_eq!(form.chosen(), Choice::Preset(Preset::LowestClub));
    // When the page opens, the selected one is in sight.
    show(&mut app, PresetGroup::TwoPlayers);
    go(&mut app, Screen::Title);
    go(&mut app, Screen::Setup);
    assert_eq!(shown(&app), PresetGroup::Table);
}

/// In every group and with every number of columns, the last rows have no hole but beside the two wide cards.
#[test]
fn further_cards_fill_the_rows() {
    use super::{further_spans, rows_of};
    for group in PresetGroup::ALL {
        let count = group.presets().count() as u16;
        for columns in 1..=4 {
            let [first, second] = further_spans(group, columns);
            let cells = count + first + second;
            let holes = rows_of(group, columns) * columns - cells;
            assert!(holes <= 1, "{group:?} in {columns}: {holes}");
        }
    }
    let all: Vec<Preset> = PresetGroup::ALL.into_iter().flat_map(PresetGroup::presets).collect();
    assert_eq!(all.len(), Preset::ALL.len());
}

/// At 200 % in a window of 4:3 the border of the last card was cut off, however far one scrolled.
#[test]
fn the_last_card_can_be_scrolled_into_sight() {
    for (width, height) in [(1400, 1050), (1600, 1200)] {
        let mut app = app(width, height);
        app.world_mut().resource_mut::<Settings>().interface = 200.0;
        go(&mut app, Screen::Setup);
        settle(&mut app);
        let world = app.world_mut();
        let mut named = world.query::<(Entity, &Name)>();
        let key = say::daily::deal_of_the_day_deal_of_the_day().key();
        let last = named.iter(world).find(|(_, name)| name.as_str() == key);
        let (last, _) = last.expect("the last card");
        let parents = std::iter::successors(Some(last), |&at| Some(world.get::<ChildOf>(at)?.parent()));
        let area = parents
            .into_iter()
            .find(|&at| world.get::<ScrollArea>(at).is_some())
            .expect("it scrolls");
        world.trigger(Reveal { entity: last });
        settle(&mut app);
        let rect = |entity| {
            let (node, at) = (
                app.world().get::<ComputedNode>(entity)?,
                app.world().get::<UiGlobalTransform>(entity)?,
            );
            Some(Rect::from_center_size(at.translation, node.size()))
        };
        let [card, area] = [last, area].map(|entity| rect(entity).expect("it is laid out"));
        let below = area.max.y - card.max.y;
        assert!(below >= 4.0, "{below} below {card:?} in {area:?} at {width} × {height}");
    }
}

/// Returns the text in the field for a code.
fn in_field(app: &mut App) -> String {
    let world = app.world_mut();
    let mut fields = world.query::<(&Name, &EditableText)>();
    let field = fields.iter(world).find(|(name, _)| name.as_str() == "deal-code");
    field.expect("the field").1.value().to_string()
}

#[test]
fn a_code_brings_rules_and_deals_until_another_choice_is_made() {
    let mut app = app(1280, 720);
    let mut rules = Preset::Suicide.rules();
    rules.end.target = Some(350);
    let code = DealCode::new(rules, Seed([7; 32])).unwrap();
    go(&mut app, Screen::Setup);
    for typed in [
        code.to_string(),
        format!(" {} ", code.grouped().to_lowercase()),
        format!("https://example.org/spades/#{}", code.fragment()),
    ] {
        app.world_mut().resource_mut::<Form>().type_code(typed.clone());
        settle(&mut app);
        assert_eq!(in_field(&mut app), typed);
        let form = app.world().resource::<Form>();
        assert_eq!(form.chosen(), Choice::Preset(Preset::Suicide));
        assert_eq!((form.player_count(), form.offers_length()), (4, false));
        focus(&mut app, "deal");
        press(&mut app, KeyCode::Enter);
        let start = started(&mut app);
        assert_eq!(start[0].0.rules, rules);
        assert_eq!(start[0].0.kind, RulesKind::Preset(Preset::Suicide));
        settle(&mut app);
        let dealt = app.world().resource::<Match>().game().record();
        assert_eq!((dealt.seed, dealt.rules), (code.seed(), rules));
        assert_eq!(in_field(&mut app), "", "the next match has deals of its own");
    }
    let mut form = app.world_mut().resource_mut::<Form>();
    form.type_code(code.to_string());
    form.choose(Choice::Preset(Preset::OpenDraft));
    assert_eq!(form.kind(), RulesKind::Preset(Preset::OpenDraft));
    assert_eq!((form.player_count(), form.deal_code()), (2, None));
}

#[test]
fn nothing_is_dealt_with_a_code_that_is_mistyped() {
    let mut app = app(1280, 720);
    let code = DealCode::new(Preset::Pairs.rules(), Seed([7; 32])).unwrap().to_string();
    go(&mut app, Screen::Setup);
    app.world_mut()
        .resource_mut::<Form>()
        .type_code(code.replacen('7', "8", 1));
    settle(&mut app);
    let form = app.world().resource::<Form>();
    assert!(form.code_is_wrong() && form.chosen() == Choice::Preset(Preset::OpenDraft));
    focus(&mut app, "deal");
    press(&mut app, KeyCode::Enter);
    assert!(started(&mut app).is_empty());
}

#[test]
fn name_and_description_are_in_sight_when_other_rules_are_chosen() {
    for size in [(1280, 720), (1024, 768), (390, 844)] {
        let mut app = app(size.0, size.1);
        go(&mut app, Screen::Setup);
        let areas = |app: &mut App| -> Vec<Entity> {
            let world = app.world_mut();
            let mut areas = world.query_filtered::<Entity, With<super::panel::FollowsChoice>>();
            areas.iter(world).collect()
        };
        let all = areas(&mut app);
        assert!(!all.is_empty());
        for &area in &all {
            app.world_mut().get_mut::<ScrollPosition>(area).unwrap().y = 90.0;
        }
        app.world_mut()
            .resource_mut::<Form>()
            .choose(Choice::Preset(Preset::Pairs));
        settle(&mut app);
        for area in all {
            assert_eq!(app.world().get::<ScrollPosition>(area).unwrap().y, 0.0, "{size:?}");
        }
    }
}

/// The message about a deal code is visible beside its field, however the panel was scrolled.
#[test]
fn the_answer_to_a_code_is_in_sight() {
    for (width, height) in [(1280, 720), (1024, 768), (1600, 1000)] {
        let mut app = app(width, height);
        go(&mut app, Screen::Setup);
        app.world_mut()
            .resource_mut::<Form>()
            .type_code("no code at all".into());
        settle(&mut app);
        let said = app.world().resource::<Form>().code_read().expect("it is wrong").text();
        let world = app.world_mut();
        let mut texts = world.query::<(&Text, &ComputedNode, &UiGlobalTransform, Option<&CalculatedClip>)>();
        let shown = texts
            .iter(world)
            .filter(|(text, node, ..)| text.0 == said && !node.is_empty());
        let seen: Vec<(Rect, Rect)> = shown
            .map(|(_, node, at, clip)| {
                let rect = Rect::from_center_size(at.translation, node.size());
                (rect, clip.map_or(rect, |clip| rect.intersect(clip.clip)))
            })
            .collect();
        assert!(!seen.is_empty(), "{width} × {height}");
        for (whole, seen) in seen {
            assert!(
                (whole.height() - seen.height()).abs() < 2.0,
                "{width} × {height}: {seen:?} of {whole:?}"
            );
        }
    }
}

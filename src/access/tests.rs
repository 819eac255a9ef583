//! Tests of the mirror of the screens, and of its announcements.

use bevy::input_focus::{FocusCause, InputFocus};
use bevy::prelude::*;
use bevy::text::EditableText;
use bevy::ui_widgets::Checkbox;
use spades_bots::Level;
use spades_rules::{Action, Preset, Seed, Suit};

use super::{Control, FieldPlaces, Group, Kind, Mirror, Press, speech};
use crate::say;
use crate::screens::testing::{app, lay_over, menu, settle};
use crate::session::setup::{MatchSetup, Player};
use crate::session::{Match, OwnRules, Perspective, RulesKind, Turn, TurnPrompt};
use crate::settings::{CardBack, Settings};
use crate::states::Menu;
use crate::table::cues::CueQueue;
use crate::table::learning::ExerciseLine;
use crate::table::scene::Scene;
use crate::table::shown::{ShownScene, ShownView};
use crate::text::Phrase;
use crate::text::Words;
use crate::text::spoken::News;
use crate::ui::UiViewport;
use crate::ui::focus::Layer;
use crate::ui::label;
use crate::ui::node::{NodeStyle as _, flex};

fn mirrored(first: Menu) -> App {
    let mut app = app(1280, 720);
    app.init_resource::<Mirror>();
    app.add_message::<Press>();
    app.add_systems(PreUpdate, super::widgets::press);
    app.add_systems(Last, |widgets: super::widgets::Widgets, mut mirror: ResMut<Mirror>| {
        mirror.page.groups = widgets.groups();
        mirror.page.title = widgets.title();
    });
    lay_over(&mut app, first);
    app
}

fn control(app: &App, label: &str) -> Control {
    let groups = &app.world().resource::<Mirror>().page.groups;
    let found = groups
        .iter()
        .flat_map(Group::controls)
        .find(|control| control.label.starts_with(label));
    found
        .cloned()
        .unwrap_or_else(|| panic!("there is no {label} in {groups:#?}"))
}

fn press(app: &mut App, label: &str, value: Option<&str>) {
    let id = control(app, label).id;
    app.world_mut().write_message(Press {
        id,
        value: value.map(Into::into),
        done: false,
    });
    settle(app);
}

/// Returns a slider's value as announced.
fn said(app: &App, setting: Words) -> String {
    match control(app, &setting.text()).kind {
        Kind::Range { text, .. } => text,
        other => panic!("{setting:?} is no slider but {other:?}"),
    }
}

#[test]
fn sliders_say_what_their_value_means() {
    let mut app = mirrored(Menu::Settings);
    assert_eq!(said(&app, say::settings::setting_animation_speed()), "1×");
    assert_eq!(said(&app, say::settings::setting_interface_size()), "100%");
    press(&mut app, &say::settings::setting_animation_speed().text(), Some("100"));
    assert_eq!(said(&app, say::settings::setting_animation_speed()), "2×");
    let mut texts = app.world_mut().query::<&Text>();
    assert!(texts.iter(app.world()).any(|text| text.0 == "2×"), "it is seen too");
}

#[test]
fn the_page_learns_the_focused_field() {
    let mut app = mirrored(Menu::None);
    app.init_resource::<FieldPlaces>();
    app.add_systems(Last, super::fields::follow);
    let node = || flex().width(px(200)).height(px(40));
    let mut field = || {
        let text = EditableText::new("Ada");
        app.world_mut()
            .spawn((node(), text, label(&say::captions::caption_back())))
            .id()
    };
    let fields = [field(), field()];
    for focused in [None, Some(fields[1]), Some(fields[0])] {
        let mut focus = app.world_mut().resource_mut::<InputFocus>();
        match focused {
            Some(field) => focus.set(field, FocusCause::Navigated),
            None => focus.clear(),
        }
        settle(&mut app);
        let places = &app.world().resource::<FieldPlaces>().0;
        assert_eq!(places.len(), 2);
        let told: Vec<&str> = places
            .iter()
            .filter(|place| place.focused)
            .map(|place| place.id.as_str())
            .collect();
        let controls = app
            .world()
            .resource::<Mirror>()
            .page
            .groups
            .iter()
            .flat_map(Group::controls);
        let wanted = controls.filter(|control| control.entity.is_some() && control.entity == focused);
        assert_eq!(told, wanted.map(|control| control.id.as_str()).collect::<Vec<_>>());
        assert_eq!(told.len(), focused.iter().count());
    }
}

#[test]
fn parts_of_the_screen_are_called_by_words() {
    let mut app = mirrored(Menu::None);
    for (menu, title) in [
        (Menu::None, say::title::title().text()),
        (Menu::Settings, say::captions::caption_settings().text()),
    ] {
        lay_over(&mut app, menu);
        let groups = &app.world().resource::<Mirror>().page.groups;
        assert!(
            groups.iter().any(|group| group.title.as_ref() == Some(&title)),
            "{groups:#?}"
        );
    }
}

#[test]
fn buttons_of_the_title_can_be_pressed() {
    let mut app = mirrored(Menu::None);
    press(&mut app, &say::captions::caption_settings().text(), None);
    assert_eq!(menu(&app), Menu::Settings);
}

/// Regression test: a font or a language that arrived between the focus and the key took the focus away on the page, and a press got lost.
#[test]
fn controls_keep_their_ids_when_the_screen_is_built_again() {
    let mut app = mirrored(Menu::Settings);
    let ids = |app: &App| -> Vec<(String, String)> {
        let controls = app
            .world()
            .resource::<Mirror>()
            .page
            .groups
            .iter()
            .flat_map(Group::controls);
        controls
            .map(|control| (control.id.clone(), control.label.clone()))
            .collect()
    };
    let entity = |app: &App, label: &str| control(app, label).entity.expect("a widget");
    let switch = say::settings::setting_reduced_motion().text();
    let (before, old) = (ids(&app), entity(&app, &switch));
    let was = control(&app, &switch);
    // The press is on its way while everything is built again.
    app.world_mut().resource_mut::<UiViewport>().set_changed();
    settle(&mut app);
    assert_ne!(entity(&app, &switch), old, "the page is built again");
    assert_eq!(ids(&app), before);
    let distinct: std::collections::HashSet<&String> = before.iter().map(|(id, _)| id).collect();
    assert_eq!(distinct.len(), before.len(), "{before:?}");
    let press = Press {
        id: was.id,
        value: None,
        done: false,
    };
    app.world_mut().write_message(press);
    settle(&mut app);
    assert_ne!(control(&app, &switch).kind, was.kind);
}

/// Controls covered by a page can't be pressed.
#[test]
fn only_reachable_controls_are_listed() {
    let mut app = mirrored(Menu::None);
    let heard = |app: &App, label: &dyn Phrase| {
        let groups = &app.world().resource::<Mirror>().page.groups;
        let mut controls = groups.iter().flat_map(Group::controls);
        controls.any(|control| control.label == label.text())
    };
    assert!(heard(&app, &say::captions::caption_statistics()));
    lay_over(&mut app, Menu::Settings);
    assert!(
        heard(&app, &say::settings::setting_four_color_deck()) && !heard(&app, &say::captions::caption_statistics())
    );
}

#[test]
fn switches_and_sliders_can_be_set() {
    let mut app = mirrored(Menu::Settings);
    let of_kind = |app: &App, wanted: fn(&Kind) -> bool| {
        let groups = &app.world().resource::<Mirror>().page.groups;
        let found = groups
            .iter()
            .flat_map(Group::controls)
            .find(|control| wanted(&control.kind));
        found
            .cloned()
            .unwrap_or_else(|| panic!("no such control in {groups:#?}"))
    };
    let slider = of_kind(&app, |kind| matches!(kind, Kind::Range { .. }));
    press(&mut app, &slider.label, Some("35"));
    assert!(matches!(
        control(&app, &slider.label).kind,
        Kind::Range { value: 35.0, .. }
    ));
    // Excludes the selected tab, which counts as pressed too: only a switch can be off, and pressing it twice shows both states. Those on
    // the other tabs exist, but are hidden.
    let shown = |app: &App, label: &str| {
        let groups = &app.world().resource::<Mirror>().page.groups;
        groups
            .iter()
            .flat_map(Group::controls)
            .any(|control| control.label == label)
    };
    let mut switches = app.world_mut().query_filtered::<&AccessibleLabel, With<Checkbox>>();
    let labels: Vec<String> = switches.iter(app.world()).map(|label| label.0.clone()).collect();
    let label = labels
        .into_iter()
        .find(|label| shown(&app, label))
        .expect("a switch is shown");
    let before = control(&app, &label).kind;
    press(&mut app, &label, None);
    assert_ne!(control(&app, &label).kind, before);
}

fn start() -> Match {
    let human = Player::Human { name: "Robin".into() };
    let bot = Player::Bot {
        name: "Mara".into(),
        level: Level::Beginner,
    };
    let setup = MatchSetup {
        rules: Preset::OpenDraft.rules(),
        kind: RulesKind::Preset(Preset::OpenDraft),
        players: vec![human, bot],
    };
    Match::new(setup, Seed::from_u64(5)).unwrap()
}

#[test]
fn public_facts_are_spoken_and_secrets_are_not() {
    let mut game = start();
    let mut heard = Vec::new();
    while game.game().round() == 1 && game.game().winners().is_none() {
        let before = game.view(0);
        let action = game.game().legal_actions()[0];
        game.play(action).unwrap();
        let news = speech::news(&before, &game.view(0), &game);
        if action == Action::Keep {
            // The kept card is secret; the card discarded in its place is public.
            assert!(
                news.iter().all(|news| matches!(news, News::Discarded(_, Some(_)))),
                "{news:?}"
            );
        }
        heard.extend(news);
    }
    let count = |of: fn(&News) -> bool| heard.iter().filter(|news| of(news)).count();
    assert_eq!(count(|news| matches!(news, News::Discarded(_, Some(_)))), 26);
    assert_eq!(count(|news| matches!(news, News::Bid(..))), 2);
    assert_eq!(count(|news| matches!(news, News::Played(..))), 26);
    assert_eq!(count(|news| matches!(news, News::Took(_))), 13);
    assert_eq!(count(|news| *news == News::RoundOver), 1);
    assert_eq!(count(|news| matches!(news, News::Stands(_))), 2);
    assert_eq!(heard.last(), Some(&News::Round(2)));
}

#[test]
fn cards_are_listed_suit_by_suit() {
    let cards = ["QH", "AS", "TS", "BJ"].map(|text| text.parse().unwrap());
    let heard = [
        say::spoken::table_line_holding(
            Suit::Spades,
            [cards[3], cards[1], cards[2]].map(spades_words::Arg::Rank),
        ),
        say::spoken::table_line_holding(Suit::Hearts, [spades_words::Arg::Rank(cards[0])]),
    ];
    assert_eq!(speech::holding(cards).collect::<Vec<_>>(), heard);
}

/// Face to face, only the player to act gets to know cards, and only while their own cover is open.
#[test]
fn covered_cards_are_not_read() {
    let person = |name: &str| Player::Human { name: name.into() };
    let setup = MatchSetup {
        rules: Preset::Solo.rules(),
        kind: RulesKind::Preset(Preset::Solo),
        players: ["Ada", "Ben", "Cleo", "Dora"].map(person).into(),
    };
    let game = Match::new(setup, Seed::from_u64(4)).unwrap();
    let viewer = game.game().actor().unwrap();
    let view = game.view(viewer);
    let heard = |open: bool, turn: Turn| {
        let perspective = Perspective {
            viewer,
            open,
            curtain: false,
        };
        let mut app = App::new();
        app.init_resource::<Mirror>()
            .init_resource::<ExerciseLine>()
            .init_resource::<OwnRules>();
        app.insert_resource(TurnPrompt {
            turn,
            view: Some(view.clone()),
            ..default()
        });
        app.insert_resource(game.clone())
            .insert_resource(perspective)
            .insert_resource(ShownScene(Some(Scene::new(&view, open, Settings::default().sort))))
            .insert_resource(ShownView(Some(view.clone())))
            .init_resource::<CueQueue>();
        app.add_systems(Last, |mut table: super::table::Table, mut mirror: ResMut<Mirror>| {
            table.describe(&mut mirror.page);
        });
        app.update();
        format!("{:?}", app.world().resource::<Mirror>().page)
    };
    let holding: Vec<String> = speech::holding(view.hand.unwrap()).map(|line| line.text()).collect();
    let covered = heard(false, Turn::Open);
    assert!(holding.iter().all(|line| !covered.contains(line.as_str())), "{covered}");
    let open = heard(true, Turn::Bid);
    assert!(holding.iter().all(|line| open.contains(line.as_str())), "{open}");
}

/// Each page has a heading of its own, which isn't read twice.
#[test]
fn pages_have_headings() {
    let mut app = mirrored(Menu::None);
    let mut titles = Vec::new();
    for menu in [
        Menu::Settings,
        Menu::Help,
        Menu::Statistics,
        Menu::Matches,
        Menu::Daily,
        Menu::FairDeal,
        Menu::Learn,
    ] {
        lay_over(&mut app, menu);
        let page = &app.world().resource::<Mirror>().page;
        let title = page.title.clone().unwrap_or_else(|| panic!("{menu:?} has a heading"));
        let lines = page.groups.iter().flat_map(Group::lines);
        assert_eq!(lines.filter(|line| *line == title).count(), 0, "{menu:?}");
        titles.push(title);
    }
    let count = titles.len();
    titles.sort();
    titles.dedup();
    assert_eq!(titles.len(), count, "{titles:?}");
}

/// Information about a card stays behind a page that covers it.
#[test]
fn nothing_below_a_page_is_read() {
    let mut app = mirrored(Menu::None);
    app.world_mut().spawn((
        flex().width(px(100)).height(px(40)),
        GlobalZIndex(Layer::Table.height().0 + 5),
        children![Text::new("about a card")],
    ));
    let told = |app: &App| {
        let groups = &app.world().resource::<Mirror>().page.groups;
        groups.iter().flat_map(Group::lines).any(|line| line == "about a card")
    };
    settle(&mut app);
    assert!(told(&app));
    lay_over(&mut app, Menu::Settings);
    assert!(!told(&app));
}

#[test]
fn chosen_pictures_are_announced() {
    let app = mirrored(Menu::Settings);
    let chosen = app.world().resource::<Settings>().back;
    for back in CardBack::ALL {
        let kind = control(&app, &back.words().text()).kind;
        let pressed = kind == Kind::Toggle { pressed: true };
        assert_eq!(pressed, back == chosen, "{back:?}: {kind:?}");
    }
}

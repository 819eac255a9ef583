//! The setup by keys alone.

use bevy::input_focus::InputFocus;
use bevy::prelude::*;
use bevy::ui::UiGlobalTransform;
use spades_rules::{Preset, Rules};

use crate::screens::setup::SetupPage;
use crate::screens::setup::form::{Choice, Form};
use crate::screens::testing::{app, focus, focused, go, key, lay_over, menu, screen, settle, tap_key};
use crate::session::{Match, RulesKind};
use crate::settings::Settings;
use crate::text::Phrase;

use crate::states::{Menu, Screen};
use crate::ui::scrollbar::MoreContent;

/// Returns the name of a preset's card.
fn preset_name(preset: Preset) -> String {
    preset.words().key()
}

/// Opens the setup with this preset; the focus is on its card.
fn open(app: &mut App, preset: Preset) {
    go(app, Screen::Title);
    let mut form = app.world_mut().resource_mut::<Form>();
    form.newcomer = false;
    form.choose(Choice::Preset(preset));
    go(app, Screen::Setup);
    focus(app, &preset_name(preset));
    settle(app);
}

/// There were 29 stops between the card of a preset for four players and the button that deals.
#[test]
fn tab_stops_once_in_a_group_of_choices() {
    let mut app = app(1280, 720);
    open(&mut app, Preset::Pairs);
    let mut met = Vec::new();
    while focused(&app).as_deref() != Some("deal") {
        assert!(met.len() < 20, "{met:?}");
        key(&mut app, KeyCode::Tab);
        met.push(focused(&app).expect("a widget"));
    }
    let cards = met
        .iter()
        .filter(|name| Preset::ALL.iter().any(|&preset| preset_name(preset) == **name));
    assert_eq!(cards.count(), 0, "{met:?}");
    for level in ["beginner", "advanced", "expert"] {
        assert!(!met.iter().any(|name| name.ends_with(level)), "{met:?}");
    }
    assert!(met.iter().any(|name| name.ends_with("intermediate")), "{met:?}");
    // And back, from the choice to which the arrows went.
    open(&mut app, Preset::Solo);
    key(&mut app, KeyCode::ArrowLeft);
    assert_eq!(focused(&app), Some(preset_name(Preset::Pairs)));
    key(&mut app, KeyCode::Tab);
    assert!(
        !Preset::ALL
            .iter()
            .any(|&preset| focused(&app) == Some(preset_name(preset)))
    );
    assert_eq!(app.world().resource::<Form>().chosen(), Choice::Preset(Preset::Solo));
}

#[test]
fn enter_on_the_selected_rules_deals() {
    let mut app = app(1280, 720);
    open(&mut app, Preset::Pairs);
    focus(&mut app, &preset_name(Preset::Solo));
    key(&mut app, KeyCode::Enter);
    assert_eq!(app.world().resource::<Form>().chosen(), Choice::Preset(Preset::Solo));
    assert!(!app.world().contains_resource::<Match>());
    // The space bar only selects.
    key(&mut app, KeyCode::Space);
    assert!(!app.world().contains_resource::<Match>());
    key(&mut app, KeyCode::Enter);
    assert!(app.world().contains_resource::<Match>());
}

/// The player's own rules began as Open Draft, whatever was selected.
#[test]
fn custom_rules_start_from_the_selected_preset() {
    let mut app = app(1280, 720);
    let custom = RulesKind::Custom.words().key();
    let rules = |app: &App| *app.world().resource::<Form>().custom();
    for preset in Preset::ALL {
        open(&mut app, preset);
        focus(&mut app, &custom);
        key(&mut app, KeyCode::Enter);
        assert_eq!(app.world().resource::<Form>().chosen(), Choice::Custom);
        assert_eq!(rules(&app), preset.rules(), "an unchanged set takes over {preset:?}");
    }
    let own = Rules {
        nil: Some(70),
        ..Preset::Pairs.rules()
    };
    let mut form = app.world_mut().resource_mut::<Form>();
    form.change_custom(|rules| *rules = own);
    open(&mut app, Preset::Jjdd);
    focus(&mut app, &custom);
    key(&mut app, KeyCode::Enter);
    assert_eq!(rules(&app), own, "a changed set stays");
    focus(&mut app, "sets-new");
    key(&mut app, KeyCode::Enter);
    settle(&mut app);
    assert_eq!(*app.world().resource::<State<SetupPage>>().get(), SetupPage::Custom);
    assert_eq!(
        rules(&app),
        Preset::Jjdd.rules(),
        "a new set starts from the last preset"
    );
}

/// Returns the rectangle of a widget.
fn rect(world: &World, entity: Entity) -> Option<Rect> {
    let (node, at) = (
        world.get::<ComputedNode>(entity)?,
        world.get::<UiGlobalTransform>(entity)?,
    );
    (!node.is_empty()).then(|| Rect::from_center_size(at.translation, node.size()))
}

/// The marks that there is more lie on the lowest 36 pixels of an area, where Bevy scrolls a widget to.
#[test]
fn no_focused_widget_lies_under_a_mark() {
    let mut beside_a_mark = 0;
    for (size, place) in [
        ((1280, 720), (Screen::Setup, Menu::None)),
        ((1024, 768), (Screen::Setup, Menu::None)),
        ((1280, 720), (Screen::Title, Menu::Settings)),
        ((844, 390), (Screen::Title, Menu::Settings)),
    ] {
        let mut app = app(size.0, size.1);
        open(&mut app, Preset::Pairs);
        go(&mut app, place.0);
        lay_over(&mut app, place.1);
        for step in 0..40 {
            tap_key(&mut app, KeyCode::Tab);
            settle(&mut app);
            assert_eq!(menu(&app), place.1);
            let Some(entity) = app.world().resource::<InputFocus>().get() else {
                continue;
            };
            let world = app.world_mut();
            let mut marks = world.query::<(Entity, &MoreContent)>();
            let marks: Vec<(Entity, Entity)> = marks.iter(world).map(|(mark, of)| (mark, of.area)).collect();
            let above: Vec<Entity> =
                std::iter::successors(world.get::<ChildOf>(entity), |parent| world.get::<ChildOf>(parent.0))
                    .map(|parent| parent.0)
                    .collect();
            let Some(widget) = rect(world, entity) else { continue };
            for (mark, area) in marks {
                let Some(mark) = rect(world, mark).filter(|_| above.contains(&area)) else {
                    continue;
                };
                beside_a_mark += 1;
                let name = world.get::<Name>(entity);
                assert!(
                    mark.intersect(widget).is_empty(),
                    "{name:?}, step {step} of {place:?} at {size:?}"
                );
            }
        }
    }
    assert!(beside_a_mark > 10, "{beside_a_mark}");
}

/// With the interface at 200 %, as on a phone on its side, the steps are tabs, and Escape went through all of them.
#[test]
fn escape_leaves_the_set_up_where_its_steps_are_tabs() {
    for (size, interface, leaves) in [
        ((1280, 720), 200.0, true),
        ((844, 390), 33.0, true),
        ((390, 844), 33.0, false),
    ] {
        let mut app = app(size.0, size.1);
        app.world_mut().resource_mut::<Settings>().interface = interface;
        open(&mut app, Preset::Pairs);
        focus(&mut app, "more");
        key(&mut app, KeyCode::Enter);
        settle(&mut app);
        key(&mut app, KeyCode::Escape);
        settle(&mut app);
        assert_eq!(screen(&app) == Screen::Title, leaves, "{size:?} at {interface}");
    }
}

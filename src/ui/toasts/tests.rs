//! Tests of toasts.

use super::*;
use crate::text::Verbatim;
use crate::text::notices::Notice;

#[test]
fn every_message_is_shown_long_enough_and_none_twice() {
    let mut app = crate::screens::testing::app(1280, 720);
    let messages: Vec<String> = (0..6).map(|number| format!("message {number}")).collect();
    for text in messages.iter().chain(&messages) {
        app.world_mut().write_message(Toast::new(Verbatim(text.clone())));
    }
    let mut seconds = vec![0.0; messages.len()];
    let mut shown_last = usize::MAX;
    app.insert_resource(bevy::time::TimeUpdateStrategy::ManualDuration(Duration::from_millis(
        100,
    )));
    while shown_last > 0 {
        app.update();
        let world = app.world_mut();
        let texts: Vec<String> = world.query::<&Text>().iter(world).map(|text| text.0.clone()).collect();
        let times = |text: &String| texts.iter().filter(|other| *other == text).count();
        shown_last = messages.iter().map(times).sum();
        assert!(shown_last <= MAX_SHOWN);
        for (text, seconds) in messages.iter().zip(&mut seconds) {
            assert!(times(text) <= 1, "{text} stands there twice");
            *seconds += 0.1 * times(text) as f32;
        }
    }
    let min = reading_time(&messages[0]).as_secs_f32();
    assert!(seconds.iter().all(|&seconds| seconds >= min - 0.2), "{seconds:?}");
}

#[test]
fn a_toast_with_a_button_stays_without_drawing_until_it_is_pressed_or_dismissed() {
    #[derive(Resource, Default)]
    struct Presses(u32);

    for (button, presses) in [("update", 1), ("dismiss", 0)] {
        let mut app = crate::screens::testing::app(1280, 720);
        app.init_resource::<Presses>();
        let toast = Toast::new(Notice::NewVersion).with_button(say::notices::notice_button_update(), |commands| {
            commands.queue(|world: &mut World| world.resource_mut::<Presses>().0 += 1);
        });
        app.world_mut().write_message(toast);
        app.world_mut()
            .write_message(Toast::new(Verbatim("something short".into())));
        let wait = bevy::time::TimeUpdateStrategy::ManualDuration(Duration::from_millis(200));
        app.insert_resource(wait);
        for _ in 0..80 {
            app.update();
        }
        let named = |app: &mut App, wanted: &str| {
            let world = app.world_mut();
            let mut names = world.query::<(Entity, &Name)>();
            let found: Vec<Entity> = names
                .iter(world)
                .filter(|(_, name)| name.as_str() == wanted)
                .map(|(entity, _)| entity)
                .collect();
            found
        };
        assert_eq!(named(&mut app, "toast").len(), 1, "only this one is left");
        assert!(app.world().resource::<Notices>().timers().next().is_none());
        let [entity] = named(&mut app, button)[..] else {
            panic!("one button is called {button}");
        };
        app.world_mut().trigger(Activate { entity });
        app.update();
        assert_eq!(app.world().resource::<Presses>().0, presses);
        assert_eq!(named(&mut app, "toast"), []);
        assert!(!app.world().resource::<Notices>().shows("new-version"));
    }
}

#[test]
fn a_long_message_lies_in_a_narrow_window() {
    let mut app = crate::screens::testing::app(390, 844);
    app.world_mut()
        .write_message(Toast::new(Verbatim("something to read at length ".repeat(5))));
    for _ in 0..3 {
        app.update();
    }
    let room = app.world().resource::<crate::ui::UiViewport>().size.x;
    let world = app.world_mut();
    let mut banners = world.query::<(&Name, &Node)>();
    let banner = banners.iter(world).find(|(name, _)| name.as_str() == "toast");
    let max = banner.expect("a toast").1.max_width;
    assert!(
        matches!(max, Val::Px(max) if max > room / 2.0 && max < room),
        "{max:?} of {room}"
    );
}

#[test]
fn notices_during_loading_are_shown_afterward() {
    let mut app = crate::screens::testing::app(1280, 720);
    let shown = |app: &mut App| {
        let world = app.world_mut();
        world
            .query::<&Text>()
            .iter(world)
            .any(|text| text.0 == "kept for later")
    };
    let wait = bevy::time::TimeUpdateStrategy::ManualDuration(Duration::from_secs(1));
    app.insert_resource(wait);
    app.insert_resource(NextState::Pending(Screen::Loading));
    app.update();
    app.world_mut()
        .write_message(Toast::new(Verbatim("kept for later".into())));
    for _ in 0..20 {
        app.update();
        assert!(!shown(&mut app));
    }
    app.insert_resource(NextState::Pending(Screen::Title));
    app.update();
    assert!(shown(&mut app));
}

/// On a phone's page it is at the lower edge: heading and tabs are at the upper one.
#[test]
fn a_message_covers_no_tabs_of_a_phone() {
    let mut app = crate::screens::testing::app(390, 844);
    crate::screens::testing::lay_over(&mut app, Menu::Settings);
    app.world_mut()
        .write_message(Toast::new(Verbatim("something to read at length ".repeat(4))));
    for _ in 0..4 {
        app.update();
    }
    let world = app.world_mut();
    let rect = |node: &ComputedNode, at: &UiGlobalTransform| Rect::from_center_size(at.translation, node.size());
    let mut named = world.query::<(&Name, &ComputedNode, &UiGlobalTransform, Option<&BackgroundColor>)>();
    let mut of = |world: &World, name: &str| {
        let found = named.iter(world).find(|(other, ..)| other.as_str() == name);
        let (_, node, at, ground) = found.unwrap_or_else(|| panic!("there is {name}"));
        (rect(node, at), ground.copied())
    };
    let (toast, ground) = of(world, "toast");
    let (tab, _) = of(world, "play");
    let (back, _) = of(world, "back");
    assert_eq!(ground.expect("a surface").0.alpha(), 1.0, "nothing shines through");
    assert!(toast.min.y >= tab.max.y, "{toast:?} over {tab:?}");
    assert!(toast.max.y <= 844.0, "{toast:?}");
    assert!(toast.intersect(back).is_empty(), "{toast:?} over {back:?}");
}

//! Layout of the pages in windows of every size: nothing leaves the window, and nothing lies on anything else.

use std::time::Duration;

use bevy::input_focus::tab_navigation::TabIndex;
use bevy::prelude::*;
use bevy::text::FontSize;
use bevy::time::TimeUpdateStrategy;
use bevy::ui::{Checked, ComputedStackIndex, InteractionDisabled, UiGlobalTransform};
use bevy::ui_widgets::{ScrollArea, Slider};
use spades_rules::{Action, Phase, Preset};

use crate::screens::testing::{
    app, focus, focused, go, keep_history, keep_match, key, lay_over, menu, receive_deal, sent_deal, settle,
};
use crate::session::Match;
use crate::session::slots::{SlotId, Slots};
use crate::settings::{CardBack, Settings};
use crate::states::{Menu, Screen};
use crate::text::{Phrase, Verbatim};
use crate::ui::scrollbar::MoreContent;
use crate::ui::toasts::Toast;

/// Returns the screens that are pages, and all pages over the title.
fn places() -> impl Iterator<Item = (Screen, Menu)> {
    let screens = [Screen::Title, Screen::Setup].map(|screen| (screen, Menu::None));
    screens.into_iter().chain(Menu::PAGES.map(|menu| (Screen::Title, menu)))
}

/// Widgets that do not scroll must be within the window; those that scroll, within its width. These window sizes are between those that
/// `tests/app/inspection.rs` lists.
#[test]
fn nothing_leaves_a_window_of_another_size() {
    for (width, height) in [(900, 900), (1024, 768)] {
        let mut app = app(width, height);
        keep_match(&mut app, Preset::ThreeHanded, 12);
        keep_history(&mut app, 9);
        receive_deal(&mut app, &sent_deal().0);
        for interface in [0.0, 100.0] {
            app.world_mut().resource_mut::<Settings>().interface = interface;
            for there in places() {
                go(&mut app, Screen::Table);
                go(&mut app, there.0);
                lay_over(&mut app, there.1);
                let place = format!("{there:?} at {width} × {height}, {interface}");
                check(&mut app, &place);
                check_leaves(&mut app, &place);
                check_marks(&mut app, &place);
            }
        }
    }
}

fn check(app: &mut App, place: &str) {
    let world = app.world_mut();
    let window = world.query::<&Window>().single(world).unwrap();
    let size = Vec2::new(window.width(), window.height());
    let mut widgets = world.query::<(Entity, &Name, &ComputedNode, &UiGlobalTransform, &TabIndex)>();
    let all: Vec<_> = widgets
        .iter(world)
        .filter(|(.., node, _, index)| index.0 != -1 && !node.is_empty())
        .map(|(entity, name, node, transform, _)| {
            (
                entity,
                name.to_string(),
                Rect::from_center_size(transform.translation, node.size()),
            )
        })
        .collect();
    assert!(!all.is_empty(), "{place} is empty");
    for (entity, name, area) in all {
        let scrolls = std::iter::successors(world.get::<ChildOf>(entity), |parent| world.get::<ChildOf>(parent.0))
            .any(|parent| world.get::<ScrollArea>(parent.0).is_some());
        // Tab names are in one scrolling row.
        let sideways = std::iter::successors(world.get::<ChildOf>(entity), |parent| world.get::<ChildOf>(parent.0))
            .filter_map(|parent| world.get::<Node>(parent.0))
            .any(|node| node.overflow.x == OverflowAxis::Scroll);
        assert!(
            sideways || area.min.x >= 0.0 && area.max.x <= size.x + 0.5,
            "{name} of {place} is cut off at the side: {area:?}"
        );
        assert!(
            scrolls || (area.min.y >= 0.0 && area.max.y <= size.y + 0.5),
            "{name} of {place} is cut off: {area:?}"
        );
    }
}

/// Each mark that there is more below is drawn over the texts of its area.
fn check_marks(app: &mut App, place: &str) {
    let world = app.world_mut();
    let mut marks = world.query::<(Entity, &MoreContent)>();
    let marks: Vec<_> = marks.iter(world).map(|(mark, of)| (mark, of.area)).collect();
    let mut children = world.query::<&Children>();
    let children = children.query(world);
    let height = |entity| world.get::<ComputedStackIndex>(entity).map(|index| index.0);
    for (mark, area) in marks {
        let highest = children.iter_descendants(area).filter_map(height).max();
        assert!(height(mark) > highest, "{place}: texts are drawn over the mark");
    }
    let mut marks = world.query::<(&MoreContent, &ComputedNode, &UiGlobalTransform, &ChildOf)>();
    let rect = |node: &ComputedNode, at: &UiGlobalTransform| Rect::from_center_size(at.translation, node.size());
    for (mark, node, at, of) in marks.iter(world).filter(|(_, node, ..)| !node.is_empty()) {
        let nodes = (
            world.get::<ComputedNode>(mark.area),
            world.get::<UiGlobalTransform>(mark.area),
        );
        let (Some(area), Some(area_at)) = nodes else { continue };
        let (mark, area) = (rect(node, at), rect(area, area_at));
        // To half a pixel.
        let inside = mark.min.x >= area.min.x - 0.5 && mark.max.x <= area.max.x + 0.5;
        assert!(inside, "{place}: {mark:?} covers the border of {area:?}");
        let frame = of.parent();
        let nodes = (world.get::<ComputedNode>(frame), world.get::<UiGlobalTransform>(frame));
        let (Some(node), Some(at)) = nodes else { continue };
        let (frame, radii) = (rect(node, at), node.border_radius());
        for (of_mark, of_frame, radius) in [
            (mark.min, frame.min, radii.top_left),
            (
                Vec2::new(mark.max.x, mark.min.y),
                Vec2::new(frame.max.x, frame.min.y),
                radii.top_right,
            ),
            (
                Vec2::new(mark.min.x, mark.max.y),
                Vec2::new(frame.min.x, frame.max.y),
                radii.bottom_left,
            ),
            (mark.max, frame.max, radii.bottom_right),
        ] {
            let inward = (frame.center() - of_frame).signum();
            let center = of_frame + radius * inward;
            let outside = (of_mark - center) * inward;
            let round = outside.cmplt(Vec2::ZERO).all();
            assert!(
                !round || outside.length() <= radius + 0.5,
                "{place}: {mark:?} covers a round corner of {frame:?}"
            );
        }
    }
}

/// The rectangles of a page's widgets with this name.
fn bounds(app: &mut App, name: &str) -> Vec<Rect> {
    let world = app.world_mut();
    let mut widgets = world.query::<(&Name, &ComputedNode, &UiGlobalTransform)>();
    let found = widgets
        .iter(world)
        .filter(|(own, node, _)| own.as_str() == name && !node.is_empty());
    found
        .map(|(_, node, at)| Rect::from_center_size(at.translation, node.size()))
        .collect()
}

/// Checks that the tab names of a page are in one row or in one column: none is alone in a second row.
fn check_leaves(app: &mut App, place: &str) {
    let of_page: &[&str] = match menu(app) {
        Menu::Settings => &["table-and-cards", "play", "sound", "accessibility", "language", "about"],
        Menu::Statistics => &["overview", "matches", "decisions", "achievements"],
        _ => return,
    };
    // The title below the page has a button of the same name.
    let at: Vec<Vec<Rect>> = of_page.iter().map(|name| bounds(app, name)).collect();
    let first = at[0][0].min;
    let same = |side: fn(Vec2) -> f32| {
        let level = |rect: &Rect| (side(rect.min) - side(first)).abs() < 1.0;
        at.iter().all(|found| found.iter().any(level))
    };
    assert!(same(|at| at.y) || same(|at| at.x), "leaves of {place}: {at:?}");
}

/// Texts of four lines or more in a column that is too narrow to read, and the sliders too short to drag, in UI pixels.
fn cramped(app: &mut App) -> Vec<String> {
    const COLUMN: f32 = 150.0;
    const SLIDER: f32 = 130.0;
    let world = app.world_mut();
    let mut texts = world.query::<(&Text, &TextFont, &ComputedNode)>();
    let narrow = texts.iter(world).filter_map(|(text, font, node)| {
        let FontSize::Px(letters) = font.font_size else {
            return None;
        };
        let size = node.size() * node.inverse_scale_factor();
        (size.y > 4.2 * letters && size.x < COLUMN).then(|| format!("{} in {}", text.0, size.x))
    });
    let narrow: Vec<String> = narrow.collect();
    let mut sliders = world.query_filtered::<(&Name, &ComputedNode), With<Slider>>();
    let short = sliders.iter(world).filter_map(|(name, node)| {
        let width = node.size().x * node.inverse_scale_factor();
        (!node.is_empty() && width < SLIDER).then(|| format!("the slider {name} of {width}"))
    });
    let short: Vec<String> = short.collect();
    narrow.into_iter().chain(short).collect()
}

/// With the largest interface in a window of 4:3, the settings were a column of 110 pixels beside the preview.
#[test]
fn two_columns_keep_their_width() {
    for (width, height) in [(1400, 1050), (1024, 768), (900, 880), (1280, 720)] {
        let mut app = app(width, height);
        keep_history(&mut app, 9);
        receive_deal(&mut app, &sent_deal().0);
        for interface in [33.0, 100.0, 200.0] {
            app.world_mut().resource_mut::<Settings>().interface = interface;
            for there in places() {
                go(&mut app, Screen::Table);
                go(&mut app, there.0);
                lay_over(&mut app, there.1);
                settle(&mut app);
                let found = cramped(&mut app);
                assert!(
                    found.is_empty(),
                    "{there:?} at {width} × {height}, {interface}: {found:#?}"
                );
            }
        }
    }
}

/// The switch says what the cards have: it is on by itself only where cards are small.
#[test]
fn the_switch_of_large_indices_tells_the_truth() {
    for (width, height, interface, forced) in [
        (1280, 720, 33.0, false),
        (1280, 720, 200.0, false),
        (1400, 1050, 200.0, false),
        (390, 844, 33.0, true),
    ] {
        let mut app = app(width, height);
        app.world_mut().resource_mut::<Settings>().interface = interface;
        settle(&mut app);
        lay_over(&mut app, Menu::Settings);
        let world = app.world_mut();
        let mut switches = world.query::<(&Name, Has<Checked>, Has<InteractionDisabled>)>();
        let found: Vec<_> = switches
            .iter(world)
            .filter(|(name, ..)| name.as_str() == "large-indices")
            .map(|(_, on, off_limits)| (on, off_limits))
            .collect();
        assert!(!found.is_empty());
        let wanted = (forced, forced);
        assert!(
            found.iter().all(|&state| state == wanted),
            "{width} × {height}, {interface}: {found:?}"
        );
    }
}

/// A page that is opened again has the focus on the tab that it shows.
#[test]
fn the_focus_is_on_the_open_tab() {
    let mut app = app(1280, 720);
    for (page, chosen) in [(Menu::Settings, "sound"), (Menu::Help, "glossary")] {
        lay_over(&mut app, page);
        focus(&mut app, chosen);
        key(&mut app, KeyCode::Enter);
        lay_over(&mut app, Menu::None);
        lay_over(&mut app, page);
        assert_eq!(focused(&app).as_deref(), Some(chosen), "{page:?}");
        lay_over(&mut app, Menu::None);
    }
}

/// On a phone, choosing a tab brings its neighbors into sight: the row shows that it goes on.
#[test]
fn the_tabs_beside_the_chosen_one_are_in_sight() {
    let mut app = app(390, 844);
    keep_history(&mut app, 1);
    for (page, chosen, beside) in [
        (Menu::Settings, "accessibility", "language"),
        (Menu::Statistics, "decisions", "achievements"),
    ] {
        lay_over(&mut app, page);
        focus(&mut app, chosen);
        key(&mut app, KeyCode::Enter);
        settle(&mut app);
        let name = bounds(&mut app, beside);
        assert!(name.iter().any(|name| name.max.x <= 390.0), "{beside}: {name:?}");
    }
}

/// A row of names that goes on beyond the window has a mark at its right edge, until one has scrolled to its end.
#[test]
fn a_row_of_tabs_shows_that_it_goes_on() {
    let mut marked = 0;
    for (width, height) in [(390, 844), (320, 568), (1280, 720)] {
        let mut app = app(width, height);
        keep_history(&mut app, 1);
        for (page, last) in [(Menu::Settings, "about"), (Menu::Statistics, "achievements")] {
            lay_over(&mut app, page);
            let shown = |app: &mut App| {
                let row = bounds(app, "scroll-row").first().map_or(0.0, |row| row.max.x);
                let at_its_end = |mark: &Rect| (row - mark.max.x).abs() < 1.5;
                bounds(app, "more-at-the-right").iter().any(at_its_end)
            };
            let row = bounds(&mut app, "scroll-row");
            let cut = row
                .first()
                .is_some_and(|row| bounds(&mut app, last)[0].max.x > row.max.x + 12.0);
            assert_eq!(shown(&mut app), cut, "{page:?} at {width} × {height}");
            marked += usize::from(cut);
            focus(&mut app, last);
            key(&mut app, KeyCode::Enter);
            settle(&mut app);
            assert!(!shown(&mut app), "{page:?} at {width} × {height}, at its end");
        }
    }
    assert!(marked > 1);
}

/// On a phone on its side, and with a large interface on a square desk, the fifth back stood alone in a second row.
#[test]
fn backs_stand_in_one_row() {
    for (width, height, interface) in [
        (1280, 720, 33.0),
        (390, 844, 33.0),
        (844, 390, 33.0),
        (667, 375, 33.0),
        (1400, 1050, 200.0),
        (1600, 900, 100.0),
        (1024, 768, 100.0),
    ] {
        let mut app = app(width, height);
        app.world_mut().resource_mut::<Settings>().interface = interface;
        settle(&mut app);
        lay_over(&mut app, Menu::Settings);
        let backs = CardBack::ALL.map(|back| bounds(&mut app, &back.words().key()));
        let level = |back: &Vec<Rect>| back.len() == 1 && (back[0].min.y - backs[0][0].min.y).abs() < 1.0;
        assert!(backs.iter().all(level), "{width} × {height}, {interface}: {backs:?}");
    }
}

/// At 80 % the tricks and bids in the corners of a match's picture lay over its cards.
#[test]
fn pictures_of_matches_have_room_for_their_texts() {
    for interface in [0.0, 33.0, 100.0] {
        let mut app = app(1280, 720);
        app.world_mut().resource_mut::<Settings>().interface = interface;
        keep_match(&mut app, Preset::Pairs, 2);
        let mut game =
            Match::resume(app.world().resource::<Slots>().get(SlotId(0)).expect("it is kept")).expect("it is sound");
        while game.game().phase() != Phase::Play {
            let legal = game.game().legal_actions();
            let looks = legal.contains(&Action::Look);
            let action = if looks { Action::Look } else { legal[legal.len() / 2] };
            game.play(action).expect("it is legal");
        }
        app.insert_resource(Slots::of([(SlotId(0), game.saved(1))]));
        go(&mut app, Screen::Setup);
        go(&mut app, Screen::Title);
        lay_over(&mut app, Menu::Matches);
        settle(&mut app);
        let world = app.world_mut();
        let mut texts = world.query::<(Entity, &Text)>();
        let stakes = texts.iter(world).filter(|(_, text)| {
            let is_number = text.0.starts_with(|first: char| first.is_ascii_digit());
            is_number && text.0.contains("of")
        });
        let stakes: Vec<Entity> = stakes.map(|(entity, _)| entity).collect();
        let rect = |entity| {
            let (node, at) = (
                world.get::<ComputedNode>(entity)?,
                world.get::<UiGlobalTransform>(entity)?,
            );
            Some(Rect::from_center_size(at.translation, node.size()))
        };
        let mut beside = 0;
        for &stake in &stakes {
            let picture = world.get::<ChildOf>(stake).expect("a picture").parent();
            let text = rect(stake).expect("it is laid out");
            for &other in world
                .get::<Children>(picture)
                .into_iter()
                .flatten()
                .filter(|&&other| other != stake)
            {
                let card = rect(other).expect("it is laid out");
                beside += 1;
                let both = text.intersect(card);
                assert!(
                    both.is_empty() || both.width() < 1.0 || both.height() < 2.0,
                    "{text:?} lies over {card:?} at {interface}"
                );
            }
        }
        let all: Vec<&str> = texts.iter(world).map(|(_, text)| text.0.as_str()).collect();
        assert!(beside > 10, "{beside} at {interface}: {all:?}");
    }
}

/// A toast on the title, as after conceding, covers neither the logo nor the buttons beside it.
#[test]
fn notices_leave_the_logo_free() {
    for (width, height) in [(1280, 720), (1920, 1080), (1024, 768)] {
        let mut app = app(width, height);
        keep_match(&mut app, Preset::OpenDraft, 2);
        go(&mut app, Screen::Setup);
        go(&mut app, Screen::Title);
        app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::ZERO));
        let text = "something to be read at length ".repeat(2);
        app.world_mut().write_message(Toast::new(Verbatim(text)));
        settle(&mut app);
        let toast = bounds(&mut app, "toast");
        assert_eq!(toast.len(), 1, "{width} × {height}");
        for name in ["logo", "fill-the-screen"] {
            for rect in bounds(&mut app, name) {
                let covers = !toast[0].intersect(rect).is_empty();
                assert!(!covers, "{width} × {height}: {toast:?} covers {name}, {rect:?}");
            }
        }
    }
}

/// A toast of several lines covers neither the back button of a page nor its heading.
#[test]
fn notices_leave_headings_free() {
    for (width, height) in [(1280, 720), (1024, 768), (768, 1024), (390, 844), (844, 390)] {
        let mut app = app(width, height);
        keep_history(&mut app, 1);
        // Toasts stay while time stands still.
        app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::ZERO));
        let text = "something to be read at length ".repeat(4);
        app.world_mut().write_message(Toast::new(Verbatim(text)));
        // The title and a received deal have no button to go back.
        let bare = [Menu::None, Menu::SentDeal];
        for there in places().filter(|&(screen, menu)| screen != Screen::Title || !bare.contains(&menu)) {
            go(&mut app, there.0);
            lay_over(&mut app, there.1);
            let place = format!("{there:?} at {width} × {height}");
            let toast = bounds(&mut app, "toast");
            let back = bounds(&mut app, "back");
            assert!(toast.len() == 1 && !back.is_empty(), "{place}: {toast:?}, {back:?}");
            let world = app.world_mut();
            let mut texts = world.query::<(&Text, &ComputedNode, &UiGlobalTransform)>();
            let heading = texts
                .iter(world)
                .map(|(_, node, at)| Rect::from_center_size(at.translation, node.size()));
            let heading = heading.filter(|rect| {
                let beside = rect.min.x >= back[0].max.x && rect.min.x < back[0].max.x + 40.0;
                beside && rect.min.y < back[0].center().y && rect.max.y > back[0].center().y
            });
            for rect in heading.chain(back.iter().copied()) {
                assert!(
                    toast[0].intersect(rect).is_empty(),
                    "{place}: {toast:?} covers {rect:?}"
                );
            }
        }
    }
}

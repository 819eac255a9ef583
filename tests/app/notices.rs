//! The places of notices.

use bevy::prelude::*;
use spades::states::Menu;
use spades::storage::Store;
use spades::table::geometry::TableGeometry;
use spades::table::overlays::Overlay;
use spades::text::Verbatim;
use spades::ui::toasts::Toast;
use spades_layout::Fixture;
use spades_rules::Preset;

use crate::common::{find, game, seek};
use crate::faults::whole;
use crate::inspection::finish_a_match;
use crate::touch::{PHONE, to_play};

/// A long notice.
fn notice() -> Toast {
    Toast::new(Verbatim("something to read at length ".repeat(3)))
}

/// Returns the area of the notice on the screen.
fn shown(app: &mut App) -> Rect {
    let toast = find(app, "toast");
    whole(app.world(), toast).expect("it is shown")
}

/// Returns `true` if the notice that stays is on the screen.
fn stays(app: &mut App) -> bool {
    let dismiss = seek(app, "dismiss");
    dismiss.is_some_and(|dismiss| whole(app.world(), dismiss).is_some())
}

/// Notices lie on the felt: not on names, scores or tools.
#[test]
fn a_notice_covers_no_names_scores_or_tools() {
    for (size, preset) in [
        (PHONE, Preset::Pairs),
        ((844, 390), Preset::Solo),
        ((320, 568), Preset::OpenDraft),
    ] {
        let mut app = to_play(size, preset);
        app.world_mut().write_message(notice());
        (0..4).for_each(|_| app.update());
        let toast = shown(&mut app);
        let geometry = app.world().resource::<TableGeometry>();
        let viewport = geometry.viewport();
        for fixture in [
            Fixture::Plate(0),
            Fixture::Plate(1),
            Fixture::Plate(2),
            Fixture::Plate(3),
            Fixture::Sheet,
            Fixture::Tools,
        ] {
            let Some(rect) = geometry.fixture(fixture) else {
                continue;
            };
            let rect = Rect::from_corners(viewport.to_logical(rect.min), viewport.to_logical(rect.max));
            assert!(
                rect.intersect(toast).is_empty(),
                "{fixture:?} at {size:?}: {rect:?}, {toast:?}"
            );
        }
    }
}

/// The notice of an update lay over the cards of the trick until it was answered.
#[test]
fn a_notice_that_stays_waits_while_cards_are_played_on_a_phone() {
    for (size, waits) in [(PHONE, true), ((844, 390), true), ((1280, 720), false)] {
        let mut app = to_play(size, Preset::Pairs);
        app.world_mut()
            .write_message(notice().with_button(Verbatim("Update".into()), |_| ()));
        for (overlay, shown) in [(Overlay::None, !waits), (Overlay::Menu, true), (Overlay::None, !waits)] {
            app.world_mut().resource_mut::<NextState<Overlay>>().set(overlay);
            (0..6).for_each(|_| app.update());
            assert_eq!(stays(&mut app), shown, "{overlay:?} at {size:?}");
        }
    }
}

#[test]
fn a_notice_covers_neither_the_logo_nor_the_menu_of_the_title() {
    for size in [PHONE, (412, 915), (1280, 720), (1920, 1080)] {
        let mut app = game(Store::in_memory(), size);
        (0..4).for_each(|_| app.update());
        app.world_mut().write_message(notice());
        (0..6).for_each(|_| app.update());
        let toast = shown(&mut app);
        for name in ["logo", "play-vs-computer"] {
            let other = find(&mut app, name);
            let other = whole(app.world(), other).expect("it is shown");
            assert!(
                other.intersect(toast).is_empty(),
                "{name} at {size:?}: {other:?}, {toast:?}"
            );
        }
        // A page over the title has them elsewhere.
        app.world_mut().resource_mut::<NextState<Menu>>().set(Menu::Settings);
        (0..6).for_each(|_| app.update());
        let back = find(&mut app, "back");
        let back = whole(app.world(), back).expect("it is shown");
        assert!(back.intersect(shown(&mut app)).is_empty(), "{size:?}");
    }
}

/// On a phone on its side the menu has two columns once a match was played, with the logo above the first.
#[test]
fn a_notice_lies_beside_the_logo_over_two_columns() {
    for size in [(844, 390), (667, 375), (568, 320)] {
        let mut app = game(Store::in_memory(), size);
        finish_a_match(&mut app);
        app.world_mut().write_message(notice());
        (0..6).for_each(|_| app.update());
        let toast = shown(&mut app);
        for name in ["logo", "sound-off"] {
            let other = find(&mut app, name);
            let other = whole(app.world(), other).expect("it is shown");
            assert!(
                other.intersect(toast).is_empty(),
                "{name} at {size:?}: {other:?}, {toast:?}"
            );
        }
    }
}

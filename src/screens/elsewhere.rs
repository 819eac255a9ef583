//! Shown while another window of the game holds the store: this window follows the match played there, and takes over when the other
//! window closes.

use std::time::Duration;

use bevy::prelude::*;
use bevy::ui_widgets::Activate;

use super::page::{MARGIN, Pages, column, scroll};
use crate::say;
use crate::session::slots::{MatchSummary, SlotId, Slots};
use crate::session::{OwnRules, SavedMatch};
use crate::states::Screen;
use crate::storage::{ReadAgain, Store};
use crate::text::Blank;
use crate::ui::bind::{self, Bind};
use crate::ui::focus::FirstFocus;
use crate::ui::node::{NodeStyle as _, flex};
use crate::ui::{ButtonKind, Ui, palette};

/// Minimum interval between checks. An idle window updates only every few seconds.
const LOOK: Duration = Duration::from_secs(1);

/// The match that is being played in the other window.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
struct Seen(Option<MatchSummary>);

fn build(mut pages: Pages) {
    let page = column().padding(UiRect::all(px(MARGIN)));
    let area = flex().width(percent(100)).height(percent(100));
    let middle = column()
        .width(percent(100))
        .min_height(percent(100))
        .align_center()
        .justify_center()
        .row_gap(px(24))
        .rigid();
    let title = &say::elsewhere::open_in_another_window();
    pages.spawn(Screen::OpenInAnotherWindow, title, page, |page| {
        page.nest(scroll(area), |area| {
            area.nest(middle, contents);
        });
    });
}

fn contents(middle: &mut Ui) {
    let centered = || TextLayout::justify(Justify::Center);
    middle
        .serif(&say::elsewhere::open_in_another_window(), 40.0, palette::DISPLAY)
        .insert(centered());
    middle
        .prose(&say::elsewhere::looks_on(), 18.0, palette::IVORY)
        .insert((centered(), flex().max_width(px(760)).rigid()));
    middle
        .caption(&say::elsewhere::played_there())
        .insert(Bind::<Seen>::default().shown(|seen| seen.0.is_some()));
    middle
        .serif(&Blank, 24.0, palette::IVORY)
        .insert((centered(), Bind::<Seen>::default().says(|seen| seen.0.clone())));
    middle
        .prose(&say::elsewhere::no_match_there(), 18.0, palette::MUTED)
        .insert(Bind::<Seen>::default().shown(|seen| seen.0.is_none()));
    let button = middle.theme.button(
        ButtonKind::Secondary,
        Some("x"),
        &say::elsewhere::close_this_window(),
        0.0,
    );
    middle
        .spawn(button)
        .insert(FirstFocus)
        .observe(|_: On<Activate>, mut exit: MessageWriter<AppExit>| {
            exit.write(AppExit::Success);
        });
}

/// Opens this screen instead of any other: nothing can be played here.
fn come(mut next: ResMut<NextState<Screen>>) {
    next.set(Screen::OpenInAnotherWindow);
}

/// Returns the match played last, as saved by the other window.
fn latest(store: &Store, own: &OwnRules) -> Option<MatchSummary> {
    let keys = store.keys();
    let slots = keys.iter().filter_map(|key| SlotId::from_key(key));
    let found = slots.filter_map(|slot| Some((slot, store.peek::<SavedMatch>(&slot.key())?)));
    Slots::of(found).latest_summary(own)
}

/// Polls the match in the other window, and checks whether that window is still open.
fn look(
    time: Res<Time<Real>>,
    mut last: Local<Option<Duration>>,
    store: Res<Store>,
    own: Res<OwnRules>,
    mut seen: ResMut<Seen>,
    mut next: ResMut<NextState<Screen>>,
    mut commands: Commands,
) {
    if last.is_some_and(|last| time.elapsed() < last + LOOK) {
        return;
    }
    *last = Some(time.elapsed());
    if store.take_over() {
        commands.trigger(ReadAgain);
        next.set(Screen::Title);
        return;
    }
    seen.set_if_neq(Seen(latest(&store, &own)));
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Seen>();
    bind::following::<Seen>(app);
    super::page(app, Screen::OpenInAnotherWindow, build);
    app.add_systems(
        Update,
        (
            come.run_if(in_state(Screen::Title).and_eager(|store: Res<Store>| store.is_read_only())),
            look.run_if(in_state(Screen::OpenInAnotherWindow)),
        ),
    );
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::screens::testing::{app_on, screen, settle};

    #[test]
    fn the_second_window_says_so_looks_on_and_takes_over() {
        let folder = std::env::temp_dir().join(format!("spades-elsewhere-{}", std::process::id()));
        let first = Store::claiming(folder.clone());
        let mut app = app_on(Store::claiming(folder.clone()), 360, 640);
        settle(&mut app);
        assert_eq!(screen(&app), Screen::OpenInAnotherWindow);
        assert_eq!(app.world().resource::<Seen>().0, None);
        let mut game = crate::session::Match::new(
            crate::session::setup::MatchSetup {
                rules: spades_rules::Preset::Solo.rules(),
                kind: crate::session::RulesKind::Preset(spades_rules::Preset::Solo),
                players: vec![crate::session::setup::Player::Human { name: "Ada".into() }; 4],
            },
            spades_rules::Seed::from_u64(1),
        )
        .unwrap();
        for _ in 0..2 {
            let action = game.game().legal_actions()[0];
            game.play(action).unwrap();
            first.save("match", &game.saved(0));
            first.finish();
            assert!(latest(app.world().resource::<Store>(), &OwnRules::default()).is_some());
        }
        app.world_mut().resource_mut::<crate::settings::Settings>().muted = true;
        settle(&mut app);
        drop(first);
        assert!(app.world().resource::<Store>().take_over());
        app.world_mut().trigger(ReadAgain);
        app.world_mut().flush();
        assert!(
            !app.world().resource::<crate::settings::Settings>().muted,
            "nothing was kept"
        );
        let saved = app.world().resource::<Slots>().get(SlotId(0)).unwrap().clone();
        assert_eq!(saved.record.actions.len(), 2, "as the first window left it");
        drop(app);
        std::fs::remove_dir_all(folder).unwrap();
    }
}

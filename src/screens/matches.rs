//! Unfinished matches, the one played last first. The history, one press away, shares the page frame.

mod picture;

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use bevy::prelude::*;
use bevy::ui_widgets::Activate;

use super::field::Field;
use super::page::{Pages, across, column, page_node, rest, rest_of_row, scroll};
use crate::redraw::Redraw;
use crate::say;
use crate::session::clock::{self, Today};
use crate::session::setup::ResumeMatch;
use crate::session::slots::{KeepMatch, MatchSummary, SlotId, Slots};
use crate::session::{Match, OwnRules, SavedMatch};
use crate::states::Menu;
use crate::text::drawable::is_visible;
use crate::text::history::History;
use crate::text::matches::{WhoAndWhen, WhoPlays};
use crate::text::{Blank, Verbatim};
use crate::ui::TypingDone;
use crate::ui::bind::{self, Bind};
use crate::ui::focus::{FirstFocus, FocusFallback};
use crate::ui::node::{NodeStyle as _, flex};
use crate::ui::{ButtonKind, Rebuild, Selected, Ui, UiViewport, palette, panel};
use picture::Picture;

/// Maximum length of a match's name, in characters.
const NAME: usize = 40;

/// Number of matches added to the list per frame: a list of a hundred fills quickly without blocking a frame.
const AT_ONCE: usize = 10;

/// Pending changes, applied when the page is left: deletions and new names.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
struct Marked {
    deleted: BTreeSet<SlotId>,
    names: BTreeMap<SlotId, String>,
    /// The match whose name is being typed.
    renaming: Option<SlotId>,
    /// The deal of the day that is deleted once the player confirms it.
    asking: Option<SlotId>,
}

impl Marked {
    fn has(&self, slot: SlotId) -> bool {
        self.deleted.contains(&slot)
    }

    fn renames(&self, slot: SlotId) -> bool {
        self.renaming == Some(slot) && !self.has(slot)
    }

    fn asks(&self, slot: SlotId) -> bool {
        self.asking == Some(slot)
    }

    /// Deletes a match, or asks first where `asks` is set.
    fn delete(&mut self, slot: SlotId, asks: bool) {
        if asks && !self.asks(slot) {
            self.asking = Some(slot);
        } else {
            self.asking = None;
            self.deleted.insert(slot);
        }
    }

    fn name(&self, slot: u32) -> &str {
        self.names.get(&SlotId(slot)).map_or("", String::as_str)
    }
}

/// The list, with the matches that are still to be added to it.
#[derive(Component)]
struct List(VecDeque<SlotId>);

/// Builds the page of unfinished matches or of the history, with a link to the other one. `contents` fills the panel.
pub(super) fn frame(pages: &mut Pages, here: Menu, contents: impl FnOnce(&mut Ui)) {
    let node = page_node(&pages.room, 24.0);
    pages.spawn(here, &say::matches::matches(), node, |page| {
        page.header(&say::matches::matches());
        page.choices(|row| {
            for (menu, name) in [(Menu::Matches, History::Unfinished), (Menu::History, History::History)] {
                let mut button = row.part_link(&name);
                button.observe(move |_: On<Activate>, mut next: ResMut<NextState<Menu>>| {
                    NextState::set_if_neq(&mut next, menu);
                });
                if menu == here {
                    button.insert((Selected, FirstFocus));
                }
            }
        });
        let node = rest().padding(UiRect::all(px(12)));
        page.nest(panel(node), |panel| {
            if !panel.measures().scrolls_whole {
                return contents(panel);
            }
            // Everything scrolls together, so that the list can use the whole panel.
            let area = flex().width(percent(100)).grow().flex_basis(px(0));
            panel.nest(scroll(area), contents);
        });
    });
}

/// Spawns the list of matches or of the history. On a phone the list has its full height and its container scrolls: a scroll area of
/// its own would take wheel and finger from that.
pub(super) fn list(panel: &mut Ui, list: impl Component) {
    let node = column()
        .width(percent(100))
        .grow()
        .padding(UiRect::all(px(16)))
        .row_gap(px(12));
    if panel.measures().scrolls_whole {
        let node = node.clone().rigid();
        panel.spawn((list, node));
    } else {
        let node = node.clone().flex_basis(px(0)).min_height(px(0));
        panel.spawn(list).insert(scroll(node));
    }
}

/// Builds a row of either list.
pub(super) fn line() -> impl Bundle {
    (
        across(16.0)
            .min_height(px(76))
            .padding(UiRect::axes(px(20), px(12)))
            .row_gap(px(10))
            .wrap()
            .border_radius(BorderRadius::all(px(12))),
        BackgroundColor(palette::IVORY.with_alpha(0.02)),
    )
}

/// Loads the current names when the page is entered.
fn open(mut marked: ResMut<Marked>, slots: Res<Slots>) {
    let named = |(slot, saved): (SlotId, &SavedMatch)| Some((slot, saved.name.clone()?));
    *marked = Marked {
        names: slots.unfinished().into_iter().filter_map(named).collect(),
        ..default()
    };
}

fn build(mut pages: Pages, slots: Res<Slots>) {
    frame(&mut pages, Menu::Matches, |panel| {
        if slots.unfinished().is_empty() {
            panel
                .sans(&say::matches::nothing_unfinished(), 18.0, palette::MUTED)
                .insert(flex().margin(UiRect::all(px(28))));
            return;
        }
        let slots = slots.unfinished().into_iter().map(|(slot, _)| slot);
        list(panel, List(slots.collect()));
    });
}

/// Adds some more matches to the list in each frame.
fn fill(
    mut lists: Query<(Entity, &mut List)>,
    slots: Res<Slots>,
    marked: Res<Marked>,
    own: Res<OwnRules>,
    mut redraw: ResMut<Redraw>,
    mut pages: Pages,
) {
    for (entity, mut list) in &mut lists {
        if list.0.is_empty() {
            continue;
        }
        redraw.for_a_while();
        let some = list.0.len().min(AT_ONCE);
        pages.fill(entity, |rows| {
            for slot in list.0.drain(..some) {
                let saved = slots.get(slot);
                // A match that can't be replayed is set aside when the title asks for it.
                if let Some((saved, game)) = saved.and_then(|saved| Some((saved, Match::resume(saved).ok()?))) {
                    row(rows, slot, (saved, &game, &own), &marked);
                }
            }
        });
    }
}

/// Spawns a match's row, with its actions.
fn row(list: &mut Ui, slot: SlotId, (saved, game, own): (&SavedMatch, &Match, &OwnRules), marked: &Marked) {
    list.nest(line(), |row| {
        Picture::of(game).spawn(row);
        let mut typed = Entity::PLACEHOLDER;
        let lines = Node {
            // The text makes room for the buttons, which wrap below it.
            flex_basis: px(300),
            flex_direction: FlexDirection::Column,
            row_gap: px(4),
            ..rest_of_row()
        };
        row.nest(lines, |lines| {
            lines.serif(&Blank, 22.0, palette::BRASS).insert(
                Bind::<Marked>::default()
                    .shown(move |marked| is_visible(marked.name(slot.0)) && !marked.renames(slot))
                    .says(move |marked| Verbatim(marked.name(slot.0).trim().to_owned())),
            );
            typed = name_field(lines, slot, marked);
            lines.serif(&MatchSummary::of_match(game, own), 20.0, palette::IVORY);
            let line = WhoAndWhen {
                who: WhoPlays(saved.setup()),
                day: saved.played.map(clock::date_of),
                today: clock::today(),
            };
            lines
                .sans(&line, 15.0, palette::MUTED)
                .insert(Bind::<Marked>::default().shown(move |marked| !marked.has(slot) && !marked.asks(slot)));
            lines
                .sans(&say::matches::delete_the_deal_of_the_day(), 15.0, palette::BRASS)
                .insert(Bind::<Marked>::default().shown(move |marked| marked.asks(slot)));
            lines
                .sans(&say::matches::deleted(), 15.0, palette::LOSS)
                .insert(Bind::<Marked>::default().shown(move |marked| marked.has(slot)));
        });
        buttons(row, slot, typed, game.deal_of_the_day().is_some());
    });
}

/// Spawns the field for a match's name, shown while the match is renamed. Returns the entity to focus.
fn name_field(lines: &mut Ui, slot: SlotId, marked: &Marked) -> Entity {
    let field = Field {
        label: &say::matches::name(),
        max: NAME,
        get: |marked: &Marked, slot| marked.name(slot as u32),
        set: |marked, slot, name| {
            marked.names.insert(SlotId(slot as u32), name);
        },
        of: slot.0 as usize,
    };
    let node = flex().width(percent(100));
    let shown = Bind::<Marked>::default().shown(move |marked| marked.renames(slot));
    let mut typed = Entity::PLACEHOLDER;
    lines.nest((node, shown), |row| {
        typed = field.spawn(row, marked, |_| say::matches::no_name(), |_| true);
        let done = |_: On<TypingDone>, mut marked: ResMut<Marked>| marked.renaming = None;
        row.entity(typed).observe(done);
    });
    typed
}

/// Spawns the buttons of a row; `asks` if deleting the match is to be confirmed.
fn buttons(row: &mut Ui, slot: SlotId, typed: Entity, asks: bool) {
    row.large_button(ButtonKind::Primary, Some("play"), &say::matches::r#continue())
        .insert(Bind::<Marked>::default().shown(move |marked| !marked.has(slot) && !marked.asks(slot)))
        .observe(move |_: On<Activate>, mut asked: MessageWriter<ResumeMatch>| {
            asked.write(ResumeMatch(slot));
        });
    let [rename, done] = [(say::matches::rename(), false), (say::matches::done(), true)].map(|(phrase, ends)| {
        row.large_button(ButtonKind::Secondary, ends.then_some("check"), &phrase)
            .insert(
                Bind::<Marked>::default()
                    .shown(move |marked| !marked.has(slot) && !marked.asks(slot) && marked.renames(slot) == ends),
            )
            .observe(move |_: On<Activate>, mut marked: ResMut<Marked>| {
                marked.renaming = Some(slot).filter(|_| !ends);
            })
            .id()
    });
    let [delete, undo] = [
        (say::matches::delete(), "x", false),
        (say::matches::undo(), "undo-2", true),
    ]
    .map(|(phrase, icon, marked_now)| {
        row.large_button(ButtonKind::Secondary, Some(icon), &phrase)
            .insert(Bind::<Marked>::default().shown(move |marked| marked.has(slot) == marked_now))
            .observe(move |_: On<Activate>, mut marked: ResMut<Marked>| {
                if marked_now {
                    marked.deleted.remove(&slot);
                } else {
                    marked.delete(slot, asks);
                }
            })
            .id()
    });
    let keep = row
        .large_button(ButtonKind::Secondary, None, &say::matches::keep())
        .insert(Bind::<Marked>::default().shown(move |marked| marked.asks(slot)))
        .observe(|_: On<Activate>, mut marked: ResMut<Marked>| marked.asking = None)
        .id();
    for (gone, instead) in [
        (delete, undo),
        (undo, delete),
        (rename, typed),
        (typed, rename),
        (done, rename),
        (keep, delete),
    ] {
        row.entity(gone).insert(FocusFallback(instead));
    }
}

/// Applies the pending deletions and names when the page is left.
fn leave(mut marked: ResMut<Marked>, mut slots: ResMut<Slots>, mut keep: MessageWriter<KeepMatch>) {
    let Marked { deleted, names, .. } = std::mem::take(&mut *marked);
    for (slot, name) in names {
        let name = if is_visible(&name) { name } else { String::new() };
        keep.write_batch(slots.rename(slot, &name));
    }
    for slot in deleted {
        slots.forget(slot);
        keep.write(KeepMatch { slot, saved: None });
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Marked>();
    app.add_systems(OnEnter(Menu::Matches), open.before(build));
    super::page_when(
        app,
        Menu::Matches,
        build,
        resource_changed::<UiViewport>.or_eager(resource_changed::<Today>),
    );
    app.add_systems(
        Update,
        fill.in_set(Rebuild).after(build).run_if(in_state(Menu::Matches)),
    );
    app.add_systems(OnExit(Menu::Matches), leave);
    bind::following::<Marked>(app);
}

//! The player's own sets of rules: selection and actions.

use bevy::clipboard::Clipboard;
use bevy::prelude::*;
use bevy::ui_widgets::Activate;

use super::pasting::Pasting;
use super::{Bind, Form};
use crate::redraw::Redraw;
use crate::say;
use crate::screens::page::{column, wrapping};
use crate::screens::setup::SetupPage;
use crate::screens::setup::form::{MAX_SETS, RuleSet};
use crate::text::rule_sets::{Exchange, SetName, SetPlace};
use crate::text::{Blank, Phrase, Verbatim};
use crate::ui::node::{NodeStyle as _, flex};
use crate::ui::toasts::Toast;
use crate::ui::{ButtonKind, ButtonLabel, CopyText, Ui, UiViewport, palette};

/// Builds the list, shown while the player's own rules are selected.
pub(super) fn list(body: &mut Ui) {
    let node = column().width(percent(100)).row_gap(px(body.room.text(10.0))).rigid();
    body.nest((node, Bind::<Form>::default().shown(Form::plays_set)), |list| {
        list.caption(&say::rule_sets::sets_your_sets());
        for at in 0..MAX_SETS {
            place(list, at);
        }
        list.nest(shelf(), actions);
        restore(list);
        exchange(list);
    });
}

/// Builds a set's entry in the list.
fn place(list: &mut Ui, at: usize) {
    let node = flex()
        .width(percent(100))
        .min_height(px(list.room.text(44.0)))
        .padding(UiRect::horizontal(px(18)))
        .align_center()
        .rigid();
    let radius = BorderRadius::all(px(12));
    let button = list.theme.clickable(ButtonKind::Tile, radius, &SetPlace(at));
    let bound = Bind::<Form>::default()
        .shown(move |form| at < form.sets().len())
        .selected(move |form| form.chosen_set() == at);
    list.nest((node, button, bound), |entry| {
        entry.sans(&Blank, 17.0, palette::IVORY).insert((
            TextLayout::no_wrap(),
            Bind::<Form>::default().says(move |form| Verbatim(form.set_name(at))),
        ));
    })
    .observe(move |_: On<Activate>, mut form: ResMut<Form>| form.choose_set(at));
}

/// Returns the node of a row of buttons that wraps.
pub(super) fn shelf() -> Node {
    wrapping(8.0)
}

fn small(room: &UiViewport) -> Node {
    flex()
        .height(px(room.text(42.0)))
        .padding(UiRect::horizontal(px(room.text(14.0))))
        .column_gap(px(8))
        .align_center()
}

/// Builds a small button.
pub(super) fn chip<'a>(row: &'a mut Ui, icon: &str, text: &dyn Phrase) -> EntityCommands<'a> {
    let (theme, room) = (row.theme, row.room);
    row.spawn((
        small(room),
        theme.clickable(ButtonKind::Secondary, BorderRadius::MAX, text),
        theme.inked_label(Some(icon), text, room.text(15.0)),
    ))
}

/// Builds the actions for the selected set.
fn actions(row: &mut Ui) {
    chip(row, "sliders-horizontal", &say::rule_sets::sets_edit())
        .observe(|_: On<Activate>, mut next: ResMut<NextState<SetupPage>>| next.set(SetupPage::Custom));
    chip(row, "plus", &say::rule_sets::sets_new())
        .insert(Bind::<Form>::default().enabled(Form::has_room))
        .observe(
            |_: On<Activate>, mut form: ResMut<Form>, mut next: ResMut<NextState<SetupPage>>| {
                form.new_set();
                next.set(SetupPage::Custom);
            },
        );
    chip(row, "layers", &say::rule_sets::sets_copy())
        .insert(Bind::<Form>::default().enabled(Form::has_room))
        .observe(|_: On<Activate>, mut form: ResMut<Form>| form.copy_set());
    chip(row, "x", &say::rule_sets::sets_delete())
        .insert(Bind::<Form>::default().enabled(Form::may_delete_set))
        .observe(|_: On<Activate>, mut form: ResMut<Form>| form.delete_set());
}

/// Builds the button that restores a deleted set.
fn restore(list: &mut Ui) {
    let node = small(list.room).align_self(AlignSelf::FlexStart);
    let label = say::rule_sets::restore_set("");
    let button = list.theme.clickable(ButtonKind::Ghost, BorderRadius::MAX, &label);
    let shown = Bind::<Form>::default().shown(|form| form.deleted_set().is_some());
    list.nest((node, button, shown), |button| {
        button.icon("undo-2", 17.0, palette::IVORY).insert(ButtonLabel);
        button.sans(&Blank, 15.0, palette::IVORY).insert((
            TextLayout::no_wrap(),
            ButtonLabel,
            Bind::<Form>::default().says(|form| form.deleted_set().map(|set| say::rule_sets::restore_set(&set.name))),
        ));
    })
    .observe(|_: On<Activate>, mut form: ResMut<Form>| form.restore_set());
}

/// Builds the buttons for import and export, as text or as files.
fn exchange(list: &mut Ui) {
    list.nest(shelf(), |row| {
        chip(row, "copy", &say::rule_sets::sets_copy_as_text()).observe(copy);
        chip(row, "check", &say::rule_sets::sets_paste_text()).observe(paste);
        #[cfg(not(target_arch = "wasm32"))]
        {
            chip(row, "arrow-right", &say::rule_sets::sets_save_as_file()).observe(files::save);
            chip(row, "search", &say::rule_sets::sets_read_files()).observe(files::read);
        }
    });
    #[cfg(not(target_arch = "wasm32"))]
    list.sans(&say::rule_sets::sets_or_drop_files(), 14.5, palette::MUTED);
}

/// Returns the selected set for export.
fn outgoing(form: &Form) -> RuleSet {
    RuleSet {
        name: form.set_name(form.chosen_set()),
        rules: *form.custom(),
    }
}

fn copy(_: On<Activate>, form: Res<Form>, mut copies: MessageWriter<CopyText>) {
    let set = outgoing(&form);
    copies.write(CopyText::new(set.to_text(), Exchange::Copied(set.name), |why| {
        Toast::new(Exchange::NoClipboard(why))
    }));
}

/// A set being pasted.
#[derive(Resource, Default)]
struct PastingSet(Pasting);

fn paste(_: On<Activate>, mut clipboard: ResMut<Clipboard>, mut pasting: ResMut<PastingSet>) {
    pasting.0.begin(&mut clipboard);
}

/// Takes the text that the clipboard delivers.
fn receive(
    mut pasting: ResMut<PastingSet>,
    mut form: ResMut<Form>,
    mut redraw: ResMut<Redraw>,
    mut toasts: MessageWriter<Toast>,
) {
    let Some(read) = pasting.bypass_change_detection().0.poll(&mut redraw) else {
        return;
    };
    toasts.write(Toast::new(match read {
        Ok(text) => take(&mut form, &text, None),
        Err(why) => Exchange::NoClipboard(why),
    }));
}

/// Adds a set given as text, from a file of this name or from the clipboard; returns the outcome.
fn take(form: &mut ResMut<Form>, text: &str, file: Option<&str>) -> Exchange {
    let otherwise = match file.and_then(|name| name.rsplit_once('.')) {
        Some((stem, _)) => stem.to_owned(),
        None => SetName::Numbered(form.sets().len() + 1).text(),
    };
    let set = match RuleSet::from_text(text, &otherwise) {
        Ok(set) => set,
        Err(why) => {
            return Exchange::Refused {
                from: file.map(str::to_owned),
                why,
            };
        }
    };
    let name = set.name.clone();
    if form.sets().contains(&set) {
        Exchange::Known(name)
    } else if form.has_room() {
        form.add_set(set);
        Exchange::Added(name)
    } else {
        Exchange::NoRoom(MAX_SETS)
    }
}

/// Rules files, which browsers have no folder for.
#[cfg(not(target_arch = "wasm32"))]
mod files {
    use bevy::window::FileDragAndDrop;

    use super::*;
    use crate::storage::Store;

    /// Writes the selected set to the folder of rules.
    pub(super) fn save(_: On<Activate>, form: Res<Form>, store: Res<Store>, mut toasts: MessageWriter<Toast>) {
        let set = outgoing(&form);
        toasts.write(Toast::new(match store.write_rules(&set.name, &set.to_text()) {
            Ok(place) => Exchange::Saved { name: set.name, place },
            Err(why) => Exchange::NoFile(why.notice()),
        }));
    }

    /// Imports the files in the folder of rules that are not among the sets yet.
    pub(super) fn read(_: On<Activate>, mut form: ResMut<Form>, store: Res<Store>, mut toasts: MessageWriter<Toast>) {
        let found = match store.read_rules() {
            Ok(found) => found,
            Err(why) => {
                toasts.write(Toast::new(Exchange::NoFile(why.notice())));
                return;
            }
        };
        let answers = found.iter().map(|(name, text)| match text {
            Ok(text) => take(&mut form, text, Some(name)),
            Err(why) => Exchange::NoFile(why.clone().notice()),
        });
        let answers: Vec<Exchange> = answers.filter(|answer| !matches!(answer, Exchange::Known(_))).collect();
        if answers.is_empty() {
            let place = store.rules_folder();
            toasts.write(Toast::new(Exchange::NoFiles { place }));
        }
        toasts.write_batch(answers.into_iter().map(Toast::new));
    }

    /// Imports the files that are dropped on the page.
    pub(super) fn drop(
        mut dropped: MessageReader<FileDragAndDrop>,
        mut form: ResMut<Form>,
        mut toasts: MessageWriter<Toast>,
    ) {
        for event in dropped.read() {
            let FileDragAndDrop::DroppedFile { path_buf, .. } = event else {
                continue;
            };
            let name = path_buf.file_name().unwrap_or_default().to_string_lossy();
            toasts.write(Toast::new(match Store::read_foreign(path_buf) {
                Ok(text) => take(&mut form, &text, Some(&name)),
                Err(why) => Exchange::NoFile(why.notice()),
            }));
        }
    }
}

pub(in crate::screens::setup) fn plugin(app: &mut App) {
    app.init_resource::<PastingSet>();
    app.add_systems(Update, receive);
    #[cfg(not(target_arch = "wasm32"))]
    app.add_systems(Update, files::drop.run_if(in_state(crate::states::Screen::Setup)));
}

//! Export of everything in the store to one file, and import.

use bevy::prelude::*;
use bevy::ui_widgets::Activate;

use crate::redraw::Redraw;
use crate::say;
use crate::screens::page::button_row;
use crate::screens::setup;
use crate::session::clock;
use crate::states::Screen;
use crate::storage::backup::{self, Refusal};
use crate::storage::history::MatchHistory;
use crate::storage::{ReadAgain, Store};
use crate::text::Phrase;
use crate::text::backup::FileNotice;
use crate::ui::node::{NodeStyle as _, flex};
use crate::ui::toasts::Toast;
use crate::ui::{ButtonKind, Ui, palette};

/// Requests a file dialog from the system or the web page.
#[derive(Message, Clone, Debug)]
pub enum AskFile {
    /// Writes a file.
    Save {
        name: String,
        /// Content of the file.
        text: String,
    },
    /// Reads the file that the player selects.
    Open,
}

/// The outcome of a request.
#[derive(Message, Clone, Debug)]
pub enum FileAnswer {
    /// A message to show.
    Notice(FileNotice),
    /// The content of the selected file.
    Read(String),
}

/// Builds the caption, the explanation and the buttons.
pub(super) fn section(body: &mut Ui, screen: Screen) {
    body.caption(&say::backup::one_file_everything_in_one_file());
    line(body, &say::backup::one_file_what_it_holds());
    body.nest(button_row(), |row| {
        row.large_button(ButtonKind::Secondary, None, &say::backup::one_file_export())
            .observe(export);
        if screen != Screen::Table {
            row.large_button(ButtonKind::Secondary, None, &say::backup::one_file_import())
                .observe(|_: On<Activate>, mut ask: MessageWriter<AskFile>| {
                    ask.write(AskFile::Open);
                });
        }
    });
    if screen == Screen::Table {
        line(body, &say::backup::one_file_not_at_the_table());
    } else if cfg!(not(target_arch = "wasm32")) {
        line(body, &say::backup::one_file_or_drop_it());
    }
}

fn line(body: &mut Ui, text: &dyn Phrase) {
    body.prose(text, 16.0, palette::MUTED)
        .insert(flex().max_width(px(900)).rigid());
}

fn refusal(why: Refusal) -> FileNotice {
    match why {
        Refusal::File(why) => FileNotice::Refused(why),
        Refusal::History(damage) => FileNotice::HistoryDamaged(damage.to_string()),
        Refusal::Store(why) => FileNotice::NotSaved(why.notice()),
    }
}

fn export(
    _: On<Activate>,
    store: Res<Store>,
    mut history: ResMut<MatchHistory>,
    mut ask: MessageWriter<AskFile>,
    mut toasts: MessageWriter<Toast>,
) {
    toasts.write_batch(history.open(&store));
    match backup::export(&store, &history) {
        Ok(text) => {
            let name = format!("spades-{}.json", clock::today());
            ask.write(AskFile::Save { name, text });
        }
        Err(why) => {
            toasts.write(Toast::new(refusal(why)));
        }
    }
}

/// Imports a file that was read, and reports the outcome.
fn answer(
    mut answers: MessageReader<FileAnswer>,
    screen: Res<State<Screen>>,
    store: Res<Store>,
    mut history: ResMut<MatchHistory>,
    mut toasts: MessageWriter<Toast>,
    mut redraw: ResMut<Redraw>,
    mut commands: Commands,
) {
    for answer in answers.read() {
        redraw.for_a_while();
        let notice = match answer {
            FileAnswer::Notice(notice) => notice.clone(),
            FileAnswer::Read(_) if *screen.get() == Screen::Table => continue,
            FileAnswer::Read(text) => {
                toasts.write_batch(history.open(&store));
                let outcome = backup::import(&store, &mut history, text, setup::joined);
                commands.trigger(ReadAgain);
                match outcome {
                    Ok(taken) => FileNotice::ImportSummary {
                        matches: taken.matches,
                        ended: taken.ended,
                    },
                    Err(why) => refusal(why),
                }
            }
        };
        toasts.write(Toast::new(notice));
    }
}

#[cfg(not(target_arch = "wasm32"))]
mod desktop;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<AskFile>().add_message::<FileAnswer>();
    app.add_systems(Update, answer);
    #[cfg(not(target_arch = "wasm32"))]
    app.init_resource::<desktop::Open>().add_systems(
        Update,
        (
            desktop::serve,
            desktop::receive,
            desktop::drop.run_if(in_state(crate::states::Menu::Settings)),
        )
            .before(answer),
    );
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::screens::testing::{app_on, focus, keep_history, key, lay_over, settle};
    use crate::states::Menu;
    use crate::storage::history::MatchHistory;

    /// Presses the import button, and returns the number of matches then in the history.
    fn import(app: &mut App) -> usize {
        focus(app, "import");
        key(app, KeyCode::Enter);
        settle(app);
        app.world_mut().resource_scope(|world, mut history: Mut<MatchHistory>| {
            history.open(world.resource::<Store>());
            history.len()
        })
    }

    #[test]
    fn an_export_by_keys_is_imported_elsewhere() {
        let folder = std::env::temp_dir().join(format!("spades-one-file-{}", std::process::id()));
        let mut here = app_on(Store::in_folder(folder.join("here")), 360, 640);
        keep_history(&mut here, 3);
        here.world_mut().write_message(AskFile::Open);
        settle(&mut here);
        lay_over(&mut here, Menu::Settings);
        super::super::open_about(&mut here);
        focus(&mut here, "export");
        key(&mut here, KeyCode::Enter);
        settle(&mut here);
        let exports = folder.join("here").join("exports");
        let file = std::fs::read_dir(&exports).unwrap().next().unwrap().unwrap().path();
        drop(here);

        let mut there = app_on(Store::in_folder(folder.join("there")), 1280, 720);
        lay_over(&mut there, Menu::Settings);
        super::super::open_about(&mut there);
        assert_eq!(import(&mut there), 0, "no file is there");
        let whole = std::fs::read_to_string(&file).unwrap();
        let give = |app: &App, name: &str, text: &str| {
            app.world().resource::<Store>().write_export(name, text).unwrap();
        };
        give(&there, "spades-a.json", &whole[..whole.len() / 2]);
        assert_eq!(import(&mut there), 0, "it is refused");
        give(&there, "spades-b.json", &whole);
        assert_eq!(import(&mut there), 3);
        drop(there);
        std::fs::remove_dir_all(folder).unwrap();
    }
}

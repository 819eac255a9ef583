//! Files on the desktop: at the path selected in the system's dialog or, if there is none, in a fixed folder.

use std::path::{Path, PathBuf};
use std::time::Duration;

use bevy::ecs::system::NonSendMarker;
use bevy::platform::time::Instant;
use bevy::tasks::{IoTaskPool, Task, block_on, poll_once};
use bevy::window::{FileDragAndDrop, WindowFocused};
use rfd::{AsyncFileDialog, FileHandle};

use super::*;
use crate::storage::StoreError;

/// Folders in which a session bus looks for the services that it can start, below each of the system's data folders.
const SERVICES: &str = "dbus-1/services/org.freedesktop.portal.Desktop.service";

/// Time within which nobody closes a dialog that has just been asked for.
const AT_ONCE: Duration = Duration::from_secs(1);

/// A dialog that was asked for.
struct Dialog {
    task: Task<Option<FileHandle>>,
    asked: AskFile,
    since: Instant,
    /// `true` if another window has had the keyboard since.
    was_seen: bool,
}

#[derive(Resource, Default)]
pub(super) struct Open(Vec<Dialog>);

/// The environment variables by which a system's dialogs are found.
type Environment<'a> = &'a dyn Fn(&str) -> Option<std::ffi::OsString>;

/// Returns `true` if the system seems to have a file dialog: zenity, or the desktop's portal on the session bus.
fn has_dialog(variable: Environment) -> bool {
    if cfg!(any(windows, target_os = "macos")) {
        return true;
    }
    let named = |name: &str| variable(name).filter(|value| !value.is_empty());
    let paths = named("PATH").unwrap_or_default();
    if std::env::split_paths(&paths).any(|folder| folder.join("zenity").is_file()) {
        return true;
    }
    let socket = named("XDG_RUNTIME_DIR").is_some_and(|folder| Path::new(&folder).join("bus").exists());
    let has_bus = socket || named("DBUS_SESSION_BUS_ADDRESS").is_some();
    has_bus && has_portal(&named)
}

/// Returns `true` if the session bus can start the portal. A sandbox has it outside.
fn has_portal(named: Environment) -> bool {
    let is_sandboxed = Path::new("/.flatpak-info").exists() || named("SNAP").is_some();
    let own = named("XDG_DATA_HOME")
        .map(PathBuf::from)
        .or_else(|| Some(PathBuf::from(named("HOME")?).join(".local/share")));
    let systems = named("XDG_DATA_DIRS").unwrap_or_else(|| "/usr/local/share:/usr/share".into());
    let mut folders = own.into_iter().chain(std::env::split_paths(&systems));
    is_sandboxed || folders.any(|folder| folder.join(SERVICES).is_file())
}

fn failed(why: StoreError) -> FileAnswer {
    FileAnswer::Notice(FileNotice::NotSaved(why.notice()))
}

fn saved(path: &Path) -> FileAnswer {
    FileAnswer::Notice(FileNotice::Saved {
        place: path.display().to_string(),
    })
}

/// Opens the dialogs. Some systems show them only from the main thread.
pub(super) fn serve(
    mut asked: MessageReader<AskFile>,
    store: Res<Store>,
    mut open: ResMut<Open>,
    mut answers: MessageWriter<FileAnswer>,
    _main: NonSendMarker,
) {
    let has_dialog = store.is_of_user() && has_dialog(&|name| std::env::var_os(name));
    for asked in asked.read() {
        if !has_dialog {
            answers.write(without_dialog(asked, &store));
            continue;
        }
        let mut dialog = AsyncFileDialog::new().add_filter("JSON", &["json"]);
        if let Ok(folder) = store.export_folder() {
            dialog = dialog.set_directory(folder);
        }
        let task = match asked {
            AskFile::Save { name, .. } => IoTaskPool::get().spawn(dialog.set_file_name(name).save_file()),
            AskFile::Open => IoTaskPool::get().spawn(dialog.pick_file()),
        };
        open.0.push(Dialog {
            task,
            asked: asked.clone(),
            since: Instant::now(),
            was_seen: false,
        });
    }
}

/// Writes the file to the fixed folder, or reads the latest one there.
fn without_dialog(asked: &AskFile, store: &Store) -> FileAnswer {
    match asked {
        AskFile::Save { name, text } => {
            let written = store.write_export(name, text);
            written.map_or_else(failed, |path: PathBuf| saved(&path))
        }
        AskFile::Open => match (store.read_export(), store.export_folder()) {
            (Ok(Some(text)), _) => FileAnswer::Read(text),
            (Ok(None), Ok(folder)) => FileAnswer::Notice(FileNotice::NoFilesFound {
                place: folder.display().to_string(),
            }),
            (Err(why), _) | (_, Err(why)) => failed(why),
        },
    }
}

/// Returns `true` if a dialog without an answer was never opened: rfd reports a portal without a file dialog like a player who closes
/// it (PolyMeilex/rfd#320).
fn never_opened(waited: Duration, was_seen: bool) -> bool {
    cfg!(not(any(windows, target_os = "macos"))) && waited < AT_ONCE && !was_seen
}

/// Writes or reads the selected file.
pub(super) fn receive(
    mut open: ResMut<Open>,
    mut focused: MessageReader<WindowFocused>,
    store: Res<Store>,
    mut answers: MessageWriter<FileAnswer>,
    mut redraw: ResMut<Redraw>,
) {
    let seen = focused.read().any(|focused| !focused.focused);
    if open.0.is_empty() {
        return;
    }
    redraw.for_a_while();
    open.0.retain_mut(|dialog| {
        dialog.was_seen |= seen;
        let Some(chosen) = block_on(poll_once(&mut dialog.task)) else {
            return true;
        };
        answers.write(match (chosen, &dialog.asked) {
            (None, asked) if never_opened(dialog.since.elapsed(), dialog.was_seen) => without_dialog(asked, &store),
            (None, _) => FileAnswer::Notice(FileNotice::NoneChosen),
            (Some(file), AskFile::Save { text, .. }) => match Store::write_export_to(file.path(), text) {
                Ok(()) => saved(file.path()),
                Err(why) => failed(why),
            },
            (Some(file), AskFile::Open) => Store::read_export_from(file.path()).map_or_else(failed, FileAnswer::Read),
        });
        false
    });
}

/// Reads a file that is dropped on the page.
pub(super) fn drop(mut dropped: MessageReader<FileDragAndDrop>, mut answers: MessageWriter<FileAnswer>) {
    for event in dropped.read() {
        let FileDragAndDrop::DroppedFile { path_buf, .. } = event else {
            continue;
        };
        answers.write(Store::read_export_from(path_buf).map_or_else(failed, FileAnswer::Read));
    }
}

#[cfg(test)]
mod tests {
    use std::ffi::OsString;
    use std::fs;

    use bevy::tasks::TaskPool;

    use super::*;

    fn folder(name: &str) -> PathBuf {
        std::env::temp_dir().join(format!("spades-dialogue-{}-{name}", std::process::id()))
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn a_session_bus_alone_has_no_dialog() {
        let home = folder("home");
        let service = home.join("share").join(SERVICES);
        let environment = |bus: bool, paths: &str| {
            let (share, paths) = (home.join("share"), OsString::from(paths));
            move |name: &str| match name {
                "DBUS_SESSION_BUS_ADDRESS" if bus => Some(OsString::from("unix:path=/nowhere")),
                "XDG_DATA_HOME" => Some(share.clone().into_os_string()),
                "XDG_DATA_DIRS" => Some(OsString::from("/nowhere")),
                "PATH" => Some(paths.clone()),
                _ => None,
            }
        };
        let bin = home.join("bin").display().to_string();
        assert!(!has_dialog(&environment(true, "/nowhere")), "no portal");
        fs::create_dir_all(service.parent().expect("a folder")).expect("a folder");
        fs::write(&service, "").expect("a file");
        assert!(has_dialog(&environment(true, "/nowhere")));
        assert!(!has_dialog(&environment(false, "/nowhere")), "no bus");
        fs::create_dir_all(&bin).expect("a folder");
        fs::write(Path::new(&bin).join("zenity"), "").expect("a file");
        assert!(has_dialog(&environment(false, &bin)));
        fs::remove_dir_all(home).expect("the test's own folder");
    }

    /// Returns the answer to a request whose dialog is closed without a choice after this time.
    #[cfg(target_os = "linux")]
    fn answer_to(store: Store, asked: AskFile, waited: Duration) -> FileAnswer {
        let mut app = App::new();
        app.add_plugins(MinimalPlugins);
        app.add_message::<FileAnswer>().add_message::<WindowFocused>();
        app.init_resource::<Redraw>().insert_resource(store);
        let task = IoTaskPool::get_or_init(TaskPool::default).spawn(async { None });
        while !task.is_finished() {
            std::thread::yield_now();
        }
        app.insert_resource(Open(vec![Dialog {
            task,
            asked,
            since: Instant::now().checked_sub(waited).expect("a time"),
            was_seen: false,
        }]));
        app.add_systems(Update, receive);
        app.update();
        let answers = app.world_mut().resource_mut::<Messages<FileAnswer>>().drain().last();
        answers.expect("an answer")
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn where_no_dialog_opens_the_file_goes_to_the_folder() {
        let folder = folder("data");
        let save = || AskFile::Save {
            name: "spades-2026-11-27.json".to_owned(),
            text: "{}".to_owned(),
        };
        let store = || Store::in_folder(folder.clone());
        let exports = folder.join("exports");
        let closed = answer_to(store(), save(), Duration::from_secs(3));
        assert!(matches!(closed, FileAnswer::Notice(FileNotice::NoneChosen)) && !exports.exists());
        let saved = answer_to(store(), save(), Duration::ZERO);
        let path = exports.join("spades-2026-11-27.json");
        assert!(matches!(saved, FileAnswer::Notice(FileNotice::Saved { place }) if Path::new(&place) == path));
        let read = answer_to(store(), AskFile::Open, Duration::ZERO);
        assert!(matches!(read, FileAnswer::Read(text) if text == "{}"));
        assert!(!never_opened(Duration::ZERO, true), "another window had the keyboard");
        fs::remove_dir_all(folder).expect("the test's own folder");
    }
}

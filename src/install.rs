//! Installation of the program: its assets and its version.

use std::path::{Path, PathBuf};
use std::sync::LazyLock;

use bevy::asset::io::file::FileAssetReader;
use bevy::asset::io::{AssetSourceBuilder, AssetSourceId};
use bevy::prelude::*;

/// Version with commit and date, if the package was built from a commit: `0.1.0 (44253ff0aa, 2026-11-25)`.
pub static VERSION: LazyLock<String> = LazyLock::new(|| {
    let version = env!("CARGO_PKG_VERSION");
    match (option_env!("SPADES_COMMIT"), option_env!("SPADES_COMMIT_DATE")) {
        (Some(commit), Some(date)) => format!("{version} ({commit}, {date})"),
        _ => format!("{version} (development build)"),
    }
});

/// Possible locations of the assets, relative to the program's folder: next to it in an unpacked archive, below the same prefix when
/// installed (Debian's games, others), or in a macOS bundle.
const PLACES: [&str; 4] = [
    "assets",
    "../share/games/spades/assets",
    "../share/spades/assets",
    "../Resources/assets",
];

/// File by which the game's assets are told from another program's, and from a few files that somebody copied: without its letters, the
/// loading screen can't name what is missing.
const MARK: &str = "fonts/inter-medium.ttf";

/// Returns `true` if a folder holds the game's assets.
fn holds_assets(folder: &Path) -> bool {
    folder.join(MARK).is_file()
}

/// Returns the folder with the game's assets, located from the program's own path, whatever the working directory; `None` if not found.
#[must_use]
pub fn assets_folder() -> Option<PathBuf> {
    let exe = std::env::current_exe().ok();
    find_assets(exe.as_deref()).or_else(source_assets)
}

/// Reads the assets from a folder whose path is not UTF-8, which [`AssetPlugin`] can't name; call it before that plugin is added.
pub fn register_assets(app: &mut App, folder: &Path) {
    if folder.to_str().is_none() {
        let folder = folder.to_owned();
        let source = AssetSourceBuilder::new(move || Box::new(FileAssetReader::new(&folder)));
        app.register_asset_source(AssetSourceId::Default, source);
    }
}

/// Returns the assets of a program, following a symbolic link to its real location.
fn find_assets(exe: Option<&Path>) -> Option<PathBuf> {
    let exe = exe?;
    let real = exe.canonicalize().ok();
    let folders = [Some(exe), real.as_deref()]
        .into_iter()
        .flatten()
        .filter_map(Path::parent);
    folders
        .flat_map(|folder| PLACES.map(|place| folder.join(place)))
        .find(|folder| holds_assets(folder))
}

/// Returns the assets of the source checkout: cargo passes its path when it runs a program, and debug builds know where they were built.
fn source_assets() -> Option<PathBuf> {
    let run_by_cargo = std::env::var_os("CARGO_MANIFEST_DIR").map(PathBuf::from);
    let built_in = cfg!(debug_assertions).then(built_in).flatten();
    let above = std::env::current_exe().ok();
    let above = above.iter().flat_map(|exe| exe.ancestors()).map(Path::to_path_buf);
    run_by_cargo
        .into_iter()
        .chain(built_in)
        .chain(above)
        .filter(|folder| folder.join("Cargo.toml").is_file())
        .map(|folder| folder.join("assets"))
        .find(|folder| holds_assets(folder))
}

/// Returns the checkout that a debug build was made in. Releases contain no path of the build machine.
#[cfg(debug_assertions)]
#[expect(clippy::unnecessary_wraps, reason = "releases have none")]
fn built_in() -> Option<PathBuf> {
    Some(env!("CARGO_MANIFEST_DIR").into())
}

#[cfg(not(debug_assertions))]
fn built_in() -> Option<PathBuf> {
    None
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    /// A folder for one test, deleted with it.
    struct Scratch(PathBuf);

    impl Scratch {
        fn new(name: &str) -> Scratch {
            let folder = std::env::temp_dir().join(format!("spades-install-{}-{name}", std::process::id()));
            fs::create_dir_all(&folder).expect("a folder");
            Scratch(folder.canonicalize().expect("the folder"))
        }

        fn make(&self, folder: &str) -> PathBuf {
            let folder = self.0.join(folder);
            fs::create_dir_all(&folder).expect("a folder");
            folder
        }

        fn assets(&self, folder: &str) -> PathBuf {
            self.program(&format!("{folder}/{MARK}"));
            self.0.join(folder)
        }

        /// Makes an empty file.
        fn program(&self, path: &str) -> PathBuf {
            let program = self.0.join(path);
            fs::create_dir_all(program.parent().expect("a folder")).expect("a folder");
            fs::write(&program, "").expect("a file");
            program
        }
    }

    impl Drop for Scratch {
        fn drop(&mut self) {
            let _ = fs::remove_dir_all(&self.0);
        }
    }

    #[test]
    fn assets_are_found_in_every_layout() {
        for (program, assets) in [
            ("unpacked/spades", "unpacked/assets"),
            ("usr/games/spades", "usr/share/games/spades/assets"),
            ("app/bin/spades", "app/share/spades/assets"),
            (
                "Spades.app/Contents/MacOS/spades",
                "Spades.app/Contents/Resources/assets",
            ),
        ] {
            let scratch = Scratch::new(&program.replace('/', "-"));
            let exe = scratch.program(program);
            assert_eq!(find_assets(Some(&exe)), None, "{program}");
            scratch.make(assets);
            assert_eq!(find_assets(Some(&exe)), None, "another program's: {program}");
            let made = scratch.assets(assets);
            let found = find_assets(Some(&exe)).and_then(|found| found.canonicalize().ok());
            assert_eq!(found, Some(made), "{program}");
        }
    }

    #[test]
    fn the_checkout_has_them() {
        assert!(holds_assets(&source_assets().expect("the assets")));
    }

    #[cfg(unix)]
    #[test]
    fn a_link_to_the_program_finds_them_too() {
        let scratch = Scratch::new("link");
        let exe = scratch.program("opt/spades/spades");
        let assets = scratch.assets("opt/spades/assets");
        let link = scratch.make("bin").join("spades");
        std::os::unix::fs::symlink(&exe, &link).expect("a link");
        assert_eq!(find_assets(Some(&link)), Some(assets));
    }

    #[cfg(unix)]
    #[test]
    fn assets_are_read_from_a_folder_that_is_not_utf_8() {
        use std::os::unix::ffi::OsStrExt;

        let scratch = Scratch::new("latin");
        let named = scratch.0.join(std::ffi::OsStr::from_bytes(b"Spielpl\xe4tze"));
        let folder = named.join("assets");
        fs::create_dir_all(folder.join("fonts")).expect("a folder");
        fs::write(folder.join(MARK), "letters").expect("a file");
        assert_eq!(find_assets(Some(&named.join("spades"))), Some(folder.clone()));
        let mut app = App::new();
        register_assets(&mut app, &folder);
        let file_path = folder.to_string_lossy().into_owned();
        app.add_plugins((MinimalPlugins, AssetPlugin { file_path, ..default() }));
        let server = app.world().resource::<AssetServer>();
        let source = server.get_source(AssetSourceId::Default).expect("a source");
        let found = bevy::tasks::block_on(async {
            let mut bytes = Vec::new();
            let mut reader = source.reader().read(Path::new(MARK)).await.expect("a file");
            reader.read_to_end(&mut bytes).await.expect("its contents");
            bytes
        });
        assert_eq!(found, b"letters");
    }
}

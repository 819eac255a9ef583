//! Loads the language of the settings, or of the system: on the desktop at once, on the page one file that is fetched only then. English is
//! built in, and the game speaks it when a language can't be loaded.

use std::sync::Arc;

use bevy::asset::LoadState;
use bevy::prelude::*;
use spades_words::LanguageTag;

use super::learn::Plain;
use crate::redraw::Redraw;
use crate::say;
use crate::settings::Settings;
use crate::states::Screen;
use crate::text::Words;
use crate::text::drawable::{self, Drawable};
use crate::text::language::{self, Language};
use crate::ui::toasts::Toast;

/// Locales that the system prefers, best first. The program inserts them, so that tests don't depend on the machine.
#[derive(Resource, Clone, Debug, Default)]
pub struct SystemLocales(pub Vec<String>);

impl SystemLocales {
    /// Asks the system.
    #[cfg(not(target_arch = "wasm32"))]
    #[must_use]
    pub fn of_system() -> SystemLocales {
        SystemLocales(sys_locale::get_locales().collect())
    }

    /// Returns the language of the page around the game, which has asked the browser.
    #[cfg(target_arch = "wasm32")]
    #[must_use]
    pub fn of_system() -> SystemLocales {
        let page = web_sys::window().and_then(|window| window.document()?.document_element());
        SystemLocales(page.and_then(|page| page.get_attribute("lang")).into_iter().collect())
    }
}

/// The language that the game speaks, or will once its file is there.
#[derive(Resource)]
pub(super) struct WantedLanguage {
    language: LanguageTag,
    /// `true` while its file or its font is loading.
    is_loading: bool,
    file: Option<Handle<Plain>>,
}

impl WantedLanguage {
    /// English, which needs no file.
    const ENGLISH: WantedLanguage = WantedLanguage {
        language: LanguageTag::ENGLISH,
        is_loading: false,
        file: None,
    };

    /// Returns `true` while its file or its font is loading.
    pub(super) fn is_loading(&self) -> bool {
        self.is_loading
    }
}

/// A language that was loaded, with the names of its damaged files.
struct LoadedLanguage {
    words: Language,
    damaged: Vec<String>,
}

impl LoadedLanguage {
    fn new(words: Language, mut damaged: Vec<String>) -> LoadedLanguage {
        damaged.extend(words.damaged().iter().cloned());
        damaged.sort();
        let path = |area: &String| format!("i18n/{}/{area}.ftl", words.tag());
        LoadedLanguage {
            damaged: damaged.iter().map(path).collect(),
            words,
        }
    }
}

/// Reads the files of a language; `None` if there are none.
#[cfg(not(target_arch = "wasm32"))]
fn read(server: &AssetServer, language: LanguageTag) -> Option<LoadedLanguage> {
    use bevy::asset::io::AssetSourceId;
    use bevy::tasks::{block_on, futures_lite::StreamExt};

    let source = server.get_source(AssetSourceId::Default).ok()?;
    let folder = std::path::Path::new("i18n").join(language.tag());
    let (mut areas, mut damaged) = (Vec::new(), Vec::new());
    block_on(async {
        let mut paths = source.reader().read_directory(&folder).await.ok()?;
        while let Some(path) = paths.next().await {
            let area = path.file_stem()?.to_string_lossy().into_owned();
            // The page around the game in a browser has these.
            if area == "page" || path.extension().is_none_or(|extension| extension != "ftl") {
                continue;
            }
            let mut bytes = Vec::new();
            if let Ok(mut file) = source.reader().read(&path).await
                && file.read_to_end(&mut bytes).await.is_ok()
                && let Ok(text) = String::from_utf8(bytes)
            {
                areas.push((area, text));
            } else {
                damaged.push(area);
            }
        }
        Some(())
    })?;
    let areas = areas.iter().map(|(area, text)| (area.as_str(), text.clone()));
    Some(LoadedLanguage::new(Language::new(language.tag(), areas), damaged))
}

/// A language to speak from now on, with a message if something of the wanted one is missing.
struct Answer {
    language: Arc<Language>,
    notice: Option<Words>,
}

/// Returns a language that was loaded, or English.
fn answer(language: LanguageTag, loaded: Option<LoadedLanguage>) -> Answer {
    let name = language.name().to_owned();
    let Some(LoadedLanguage { words, damaged }) = loaded else {
        error!("the language {} can't be loaded", language.tag());
        return Answer {
            language: Language::english(),
            notice: Some(say::loading::language_missing(name)),
        };
    };
    let is_damaged = !damaged.is_empty();
    if is_damaged {
        error!("damaged: {damaged:?}");
    }
    Answer {
        language: words.into(),
        notice: is_damaged.then(|| say::loading::language_damaged(name, damaged)),
    }
}

/// Returns the language to speak from now on if another one is wanted that needs neither a file from afar nor a font; otherwise requests
/// these.
fn follow(
    settings: Res<Settings>,
    system: Res<SystemLocales>,
    server: Res<AssetServer>,
    mut wanted: ResMut<WantedLanguage>,
) -> Option<Answer> {
    let language = settings.language.unwrap_or_else(|| LanguageTag::preferred(&system.0));
    if language == wanted.language {
        return None;
    }
    *wanted = WantedLanguage {
        language,
        ..WantedLanguage::ENGLISH
    };
    if language == LanguageTag::ENGLISH {
        return Some(Answer {
            language: Language::english(),
            notice: None,
        });
    }
    if cfg!(target_arch = "wasm32") {
        wanted.file = Some(server.load(format!("i18n/{}/all.ftl", language.tag())));
    }
    wanted.is_loading = drawable::want(language.name()) || wanted.file.is_some();
    if wanted.is_loading {
        return None;
    }
    read_answer(&server, language)
}

/// Returns the language whose file and font have arrived.
fn receive(
    server: Res<AssetServer>,
    files: Res<Assets<Plain>>,
    mut wanted: ResMut<WantedLanguage>,
    mut redraw: ResMut<Redraw>,
) -> Option<Answer> {
    redraw.for_a_while();
    if drawable::want(wanted.language.name()) {
        return None;
    }
    let received = match &wanted.file {
        // Its font can't be loaded.
        _ if drawable::drawable(wanted.language.name()) != Drawable::Whole => Some(answer(wanted.language, None)),
        None => read_answer(&server, wanted.language),
        Some(file) => {
            let text = files.get(file).map(|file| std::str::from_utf8(&file.0));
            let loaded = match (text, server.get_load_state(file.id())) {
                (Some(Ok(text)), _) => Some(LoadedLanguage::new(
                    Language::of_file(wanted.language.tag(), text),
                    Vec::new(),
                )),
                (Some(Err(_)), _) | (None, Some(LoadState::Failed(_))) => None,
                _ => return None,
            };
            Some(answer(wanted.language, loaded))
        }
    };
    (wanted.is_loading, wanted.file) = (false, None);
    received
}

/// Reads a language; `None` on the page, where files arrive later.
#[cfg(not(target_arch = "wasm32"))]
fn read_answer(server: &AssetServer, language: LanguageTag) -> Option<Answer> {
    Some(answer(language, read(server, language)))
}

#[cfg(target_arch = "wasm32")]
fn read_answer(_: &AssetServer, _: LanguageTag) -> Option<Answer> {
    None
}

fn speak(In(answer): In<Option<Answer>>, mut toasts: MessageWriter<Toast>, mut redraw: ResMut<Redraw>) {
    if let Some(Answer { language, notice }) = answer {
        language::speak(language);
        toasts.write_batch(notice.map(Toast::new));
        redraw.for_a_while();
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<SystemLocales>();
    app.insert_resource(WantedLanguage::ENGLISH);
    // Before the first page is built.
    app.add_systems(OnEnter(Screen::Loading), follow.pipe(speak).before(super::page::spawn));
    app.add_systems(
        First,
        (
            follow.pipe(speak).run_if(resource_changed::<Settings>),
            receive
                .pipe(speak)
                .run_if(|wanted: Res<WantedLanguage>| wanted.is_loading()),
        ),
    );
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    use bevy::ecs::system::RunSystemOnce;

    use super::*;

    const ASSETS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/assets");

    /// Returns what is read of a language from a folder of assets.
    fn read_in(assets: &Path, language: LanguageTag) -> Option<LoadedLanguage> {
        let mut app = App::new();
        let file_path = assets.to_string_lossy().into_owned();
        app.add_plugins((MinimalPlugins, AssetPlugin { file_path, ..default() }));
        read(app.world().resource::<AssetServer>(), language)
    }

    /// Returns an app on a system with this locale, whose assets are in a folder.
    fn following(assets: &str, locale: &str) -> App {
        let mut app = App::new();
        let file_path = assets.to_owned();
        app.add_plugins((MinimalPlugins, AssetPlugin { file_path, ..default() }));
        app.init_resource::<Settings>();
        app.insert_resource(SystemLocales(vec![locale.to_owned()]));
        app.insert_resource(WantedLanguage::ENGLISH);
        app
    }

    /// Returns the tag of the language that the game would speak next, and whether it would show a message; `None` if it stays.
    fn next(app: &mut App) -> Option<(String, bool)> {
        let next = app.world_mut().run_system_once(follow).expect("it runs");
        next.map(|answer| (answer.language.tag(), answer.notice.is_some()))
    }

    #[test]
    fn it_is_that_of_the_system_until_the_player_chooses() {
        let other = || Some((second().tag().to_owned(), false));
        let mut app = following(ASSETS, &format!("{}-AT", second().tag()));
        assert_eq!(next(&mut app), other());
        assert_eq!(next(&mut app), None, "it is spoken already");
        app.world_mut().resource_mut::<Settings>().language = Some(LanguageTag::ENGLISH);
        assert_eq!(next(&mut app), Some(("en".to_owned(), false)));
        app.world_mut().resource_mut::<Settings>().language = None;
        assert_eq!(next(&mut app), other());
        assert_eq!(next(&mut following(ASSETS, "en-GB")), None);
    }

    #[test]
    fn a_language_that_is_not_there_is_reported_once() {
        let mut app = following("no-such-folder", second().tag());
        assert_eq!(next(&mut app), Some(("en".to_owned(), true)));
        assert_eq!(next(&mut app), None);
    }

    fn second() -> LanguageTag {
        LanguageTag::all().nth(1).expect("a second language")
    }

    #[test]
    fn the_second_language_is_read_and_whole() {
        let loaded = read_in(Path::new(ASSETS), second()).expect("its files");
        assert_eq!(
            (loaded.words.tag().as_str(), loaded.damaged.as_slice()),
            (second().tag(), &[][..])
        );
        let caption = say::settings::setting_language();
        assert_ne!(caption.text_in(&loaded.words), caption.text());
    }

    #[test]
    fn a_missing_language_and_damaged_files_are_named() {
        let assets = std::env::temp_dir().join(format!("spades-language-{}", std::process::id()));
        let folder = assets.join("i18n").join(second().tag());
        fs::create_dir_all(&folder).expect("a folder");
        fs::write(
            folder.join("settings.ftl"),
            "setting-language = Zunge\nsetting-table = { \n",
        )
        .expect("a file");
        fs::write(folder.join("title.ftl"), b"title-play = \xff\n").expect("a file");
        fs::write(folder.join("page.ftl"), "page-loading = { \n").expect("a file");
        let loaded = read_in(&assets, second()).expect("its files");
        let path = |area: &str| format!("i18n/{}/{area}.ftl", second().tag());
        assert_eq!(loaded.damaged, [path("settings"), path("title")]);
        assert_eq!(say::settings::setting_language().text_in(&loaded.words), "Zunge");
        assert_eq!(say::settings::setting_table().text_in(&loaded.words), "Table");
        fs::remove_dir_all(&assets).expect("the folder");
        assert!(read_in(&assets, second()).is_none());
    }
}

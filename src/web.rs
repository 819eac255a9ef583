//! Web only: the interface to the page around the canvas. `web/README.md` documents the messages between the two.

use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::time::Duration;

use bevy::camera::CameraUpdateSystems;
use bevy::prelude::*;
use bevy::time::TimeSystems;
use bevy::winit::{EventLoopProxyWrapper, WinitUserEvent};
use serde::Deserialize;
use spades_layout::SafeArea;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;

use crate::access::{FieldPlaces, Mirror, Press};
use crate::input::{Contact, Intent, TapFilterSystems, TouchTimes};
use crate::loading::{DRAWN, LoadingStage, Progress};
use crate::redraw::Redraw;
use crate::say;
use crate::screens::{AskFile, AskShare, FileAnswer, NotShared, OpenLink, ShareSheet};
use crate::session::{Match, MatchFinished, Turn, TurnPrompt};
use crate::settings::Settings;
use crate::states::steps_back;
use crate::states::{Menu, Screen};
use crate::text::Words;
use crate::text::backup::FileNotice;
use crate::text::language;
use crate::text::notices::Notice;
use crate::ui::focus::{Keyboard, Layer};
use crate::ui::toasts::Toast;
use crate::ui::{Buzz, CopyText, CurrentSafeArea, Haptics, MacKeys};

thread_local! {
    /// Controls pressed on the page since the last frame. The page calls between frames, when no world is available.
    static PRESSES: RefCell<Vec<Press>> = const { RefCell::new(Vec::new()) };
    /// Links opened since the last frame.
    static LINKS: RefCell<Vec<OpenLink>> = const { RefCell::new(Vec::new()) };
    /// Texts that the share sheet rejected.
    static NOT_SHARED: RefCell<Vec<NotShared>> = const { RefCell::new(Vec::new()) };
    /// Results of opening and saving files.
    static FILES: RefCell<Vec<FileAnswer>> = const { RefCell::new(Vec::new()) };
    /// Outcomes of copying, in the order of the requests: `true` if the text is in the clipboard.
    static COPIED: RefCell<Vec<bool>> = const { RefCell::new(Vec::new()) };
    /// Notices of the page to show.
    static NOTICES: RefCell<Vec<Notice>> = const { RefCell::new(Vec::new()) };
    /// Times at which fingers touched and left the screen, in milliseconds by the page's clock.
    static TOUCHES: RefCell<Vec<(u64, Contact, f64)>> = const { RefCell::new(Vec::new()) };
    /// Number of times the player went back in the browser.
    static BACKS: Cell<u32> = const { Cell::new(0) };
    /// Properties of the device, if reported.
    static DEVICE: RefCell<Option<Device>> = const { RefCell::new(None) };
}

/// Adds the communication with the page.
pub fn plugin(app: &mut App) {
    app.add_systems(Startup, (listen, watch_fingers));
    app.add_systems(First, (receive, go_back));
    app.add_systems(First, stamp_touches.after(TimeSystems).before(TapFilterSystems));
    app.add_systems(PostUpdate, rest_behind_curtain.before(CameraUpdateSystems));
    app.add_systems(OnEnter(LoadingStage::Done), || notify("spades:complete", ""));
    app.add_systems(
        Last,
        (
            report_progress,
            show_mirror,
            (ask_files, ask_share, copy),
            buzz,
            stay_awake,
            keep_for_good,
            report_steps_back,
            report_table,
            // Before, the language may still be loading, and the page is in it already.
            report_language.run_if(not(in_state(LoadingStage::Title))),
            // After the mirror is updated.
            lay_fields,
        ),
    );
}

/// Returns width and height of the page in CSS pixels, before the game has a window there.
pub fn page_size() -> Option<(u32, u32)> {
    let window = web_sys::window()?;
    let [width, height] = [window.inner_width(), window.inner_height()].map(|side| side.ok()?.as_f64());
    Some((width? as u32, height? as u32))
}

fn document() -> Option<web_sys::Document> {
    web_sys::window()?.document()
}

/// Sends an event to the page.
fn notify(event: &str, detail: &str) {
    let init = web_sys::CustomEventInit::new();
    init.set_detail(&detail.into());
    let event = web_sys::CustomEvent::new_with_event_init_dict(event, &init).ok();
    if let (Some(document), Some(event)) = (document(), event) {
        // If the page's own code throws, it shows its error itself.
        let _ = document.dispatch_event(&event);
    }
}

/// Listens to the page's events, each of which wakes the game.
fn listen(proxy: Res<EventLoopProxyWrapper>) {
    let proxy = (**proxy).clone();
    let take = |event: &str, take: fn(String)| {
        let proxy = proxy.clone();
        let heard = Closure::<dyn FnMut(web_sys::CustomEvent)>::new(move |event: web_sys::CustomEvent| {
            event.detail().as_string().into_iter().for_each(take);
            // Fails only when the game has ended, and then no one waits for it.
            let _ = proxy.send_event(WinitUserEvent::WakeUp);
        });
        let added =
            document().map(|document| document.add_event_listener_with_callback(event, heard.as_ref().unchecked_ref()));
        if !matches!(added, Some(Ok(()))) {
            warn!("can't listen for {event}");
        }
        // The page calls it until it is closed.
        heard.forget();
    };
    take("spades:press", |detail| {
        PRESSES.with_borrow_mut(|presses| presses.extend(serde_json::from_str::<Press>(&detail)));
    });
    take("spades:file", |detail| {
        FILES.with_borrow_mut(|files| files.extend(serde_json::from_str::<File>(&detail).map(File::answer)));
    });
    take("spades:device", |detail| {
        if let Ok(device) = serde_json::from_str(&detail) {
            DEVICE.replace(Some(device));
        }
    });
    take("spades:back", |_| BACKS.set(BACKS.get() + 1));
    take("spades:may-be-dropped", |_| {
        NOTICES.with_borrow_mut(|notices| notices.push(Notice::MayBeDropped))
    });
    take("spades:may-be-kept", |_| {
        NOTICES.with_borrow_mut(|notices| notices.push(Notice::MayBeKept))
    });
    take("spades:new-version", |_| {
        NOTICES.with_borrow_mut(|notices| notices.push(Notice::NewVersion))
    });
    take("spades:copied", |detail| {
        COPIED.with_borrow_mut(|copied| copied.push(!detail.is_empty()))
    });
    take("spades:not-shared", |detail| {
        NOT_SHARED.with_borrow_mut(|shares| shares.push(NotShared(detail)));
    });
    take("spades:link", |detail| {
        LINKS.with_borrow_mut(|links| links.push(OpenLink(detail)));
    });
}

/// Records the times of touches, as the events that the game gets have no timestamps.
fn watch_fingers() {
    let Some(window) = web_sys::window() else { return };
    for (name, contact) in [
        ("pointerdown", Contact::Down),
        ("pointerup", Contact::Up),
        ("pointercancel", Contact::Up),
    ] {
        let note = Closure::<dyn FnMut(web_sys::Event)>::new(move |event: web_sys::Event| {
            let field = |name: &str| js_sys::Reflect::get(&event, &name.into()).ok();
            let is_mouse = field("pointerType").and_then(|kind| kind.as_string()) == Some("mouse".to_owned());
            if let Some(finger) = field("pointerId").and_then(|id| id.as_f64()).filter(|_| !is_mouse) {
                TOUCHES.with_borrow_mut(|touches| touches.push((finger as u64, contact, event.time_stamp())));
            }
        });
        // The game's own listeners may stop an event from bubbling up, but not from being captured.
        let added = window.add_event_listener_with_callback_and_bool(name, note.as_ref().unchecked_ref(), true);
        if added.is_err() {
            warn!("can't listen for {name}");
        }
        note.forget();
    }
}

/// Returns the time by the page's clock, in milliseconds since it was opened, like the timestamps of the events.
fn page_clock() -> Option<f64> {
    let performance = js_sys::Reflect::get(&js_sys::global(), &"performance".into()).ok()?;
    let now = js_sys::Reflect::get(&performance, &"now".into()).ok()?;
    now.dyn_into::<js_sys::Function>()
        .ok()?
        .call0(&performance)
        .ok()?
        .as_f64()
}

/// Passes the times of touches to the game, converted to its own clock.
fn stamp_touches(clock: Res<Time<Real>>, mut times: ResMut<TouchTimes>) {
    let touches = TOUCHES.take();
    let Some(now) = (!touches.is_empty()).then(page_clock).flatten() else {
        return;
    };
    for (finger, contact, at) in touches {
        let ago = Duration::from_secs_f64((now - at).max(0.0) / 1000.0);
        times
            .bypass_change_detection()
            .stamp(finger, contact, clock.elapsed().saturating_sub(ago));
    }
}

/// Properties of the device, reported by the page.
#[derive(Deserialize)]
struct Device {
    /// Unsafe margins at the top, right, bottom and left, in CSS pixels.
    safe: [f32; 4],
    /// `true` if it can vibrate.
    vibrates: bool,
    /// `true` if it has a share sheet.
    shares: bool,
    /// `true` if it has a Mac keyboard.
    mac: bool,
}

/// Result of a file operation, reported by the page.
#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum File {
    Saved(String),
    Text(String),
    Failed(String),
}

impl File {
    fn answer(self) -> FileAnswer {
        match self {
            File::Saved(name) => FileAnswer::Notice(FileNotice::Downloaded { name }),
            File::Text(text) => FileAnswer::Read(text),
            File::Failed(why) => FileAnswer::Notice(FileNotice::NoFile(why)),
        }
    }
}

/// Asks the page to open and save files.
fn ask_files(mut asked: MessageReader<AskFile>) {
    for asked in asked.read() {
        match asked {
            AskFile::Save { name, text } => {
                let detail = serde_json::json!({ "name": name, "text": text });
                notify("spades:save-file", &detail.to_string());
            }
            AskFile::Open => notify("spades:open-file", ""),
        }
    }
}

/// Asks the page to open the share sheet.
fn ask_share(mut asked: MessageReader<AskShare>) {
    for AskShare { text, link } in asked.read() {
        let detail = serde_json::json!({ "text": text, "url": link });
        notify("spades:share", &detail.to_string());
    }
}

/// Asks the page to copy texts, and reports those that it has copied. (It shows the others, to be copied by hand.)
fn copy(
    mut asked: MessageReader<CopyText>,
    mut waiting: Local<VecDeque<Toast>>,
    mut toasts: MessageWriter<Toast>,
    mut redraw: ResMut<Redraw>,
) {
    for asked in asked.read() {
        waiting.push_back(asked.copied.clone());
        notify("spades:copy", &asked.text);
    }
    for copied in COPIED.take() {
        let toast = waiting.pop_front().filter(|_| copied);
        toasts.write_batch(toast);
        redraw.for_a_while();
    }
}

/// Returns a notice of the page, with its button.
fn toast(notice: Notice) -> Toast {
    let button: Option<(Words, fn(&mut Commands))> = match notice {
        Notice::MayBeKept => Some((say::notices::notice_button_keep_them(), |_| {
            notify("spades:keep-now", "")
        })),
        // Everything is saved at the end of each frame, and the page needs longer than that.
        Notice::NewVersion => Some((say::notices::notice_button_update(), |_| notify("spades:update", ""))),
        _ => None,
    };
    let toast = Toast::new(notice);
    match button {
        Some((caption, press)) => toast.with_button(caption, press),
        None => toast,
    }
}

fn receive(
    mut presses: MessageWriter<Press>,
    mut links: MessageWriter<OpenLink>,
    mut files: MessageWriter<FileAnswer>,
    mut not_shared: MessageWriter<NotShared>,
    mut safe: ResMut<CurrentSafeArea>,
    (mut haptics, mut sheet, mut mac): (ResMut<Haptics>, ResMut<ShareSheet>, ResMut<MacKeys>),
    mut toasts: MessageWriter<Toast>,
    mut redraw: ResMut<Redraw>,
) {
    toasts.write_batch(NOTICES.take().into_iter().map(toast));
    if let Some(device) = DEVICE.take() {
        let [top, right, bottom, left] = device.safe;
        safe.set_if_neq(CurrentSafeArea(SafeArea {
            left,
            top,
            right,
            bottom,
        }));
        haptics.set_if_neq(Haptics(device.vibrates));
        sheet.set_if_neq(ShareSheet(device.shares));
        mac.set_if_neq(MacKeys(device.mac));
        redraw.for_a_while();
    }
    files.write_batch(FILES.take());
    presses.write_batch(PRESSES.take());
    links.write_batch(LINKS.take());
    not_shared.write_batch(NOT_SHARED.take());
}

/// Draws nothing until the title is ready, as the page's curtain hides the canvas.
fn rest_behind_curtain(stage: Res<State<LoadingStage>>, mut cameras: Query<&mut Camera>) {
    let hidden = *stage.get() == LoadingStage::Title;
    for mut camera in &mut cameras {
        if camera.is_active == hidden {
            camera.is_active = !hidden;
        }
    }
}

/// Reports the progress of loading to the page's curtain, which opens on the title, or on the page that names missing files.
fn report_progress(
    screen: Res<State<Screen>>,
    progress: Res<Progress>,
    mut redraw: ResMut<crate::redraw::Redraw>,
    mut reported: Local<f32>,
    mut frames: Local<u8>,
) {
    if *frames > DRAWN {
        return;
    }
    if *screen.get() == Screen::Loading && progress.missing.is_empty() {
        if progress.done > *reported {
            *reported = progress.done;
            notify("spades:loading", &reported.to_string());
        }
        return;
    }
    *frames += 1;
    redraw.for_a_while();
    if *frames > DRAWN {
        notify("spades:running", "");
    }
}

/// Vibrates the device.
fn buzz(mut buzzes: MessageReader<Buzz>) {
    for buzz in buzzes.read() {
        let kind = match buzz {
            Buzz::Taken => "taken",
            Buzz::Refused => "refused",
        };
        notify("spades:buzz", kind);
    }
}

/// Keeps the screen on while a person is to act at the table, and no longer.
fn stay_awake(prompt: Res<TurnPrompt>, screen: Res<State<Screen>>, menu: Res<State<Menu>>, mut reported: Local<bool>) {
    let awake = *screen.get() == Screen::Table && *menu.get() == Menu::None && prompt.turn != Turn::Wait;
    if awake != *reported {
        *reported = awake;
        notify("spades:awake", if awake { "on" } else { "" });
    }
}

/// Number of frames after a step back until everything it closes is closed.
const SETTLED: u8 = 3;

/// Goes back when the browser did, one step per frame.
fn go_back(mut intents: MessageWriter<Intent>, mut redraw: ResMut<Redraw>) {
    let backs = BACKS.get();
    if backs > 0 {
        BACKS.set(backs - 1);
        intents.write(Intent::Back);
        redraw.for_a_while();
    }
}

/// Reports the number of steps back to the page, which keeps an entry in the browser's history for each. It has removed one when the
/// player went back, so the number is reported again.
fn report_steps_back(
    screen: Res<State<Screen>>,
    page: Res<State<Menu>>,
    keyboard: Res<Keyboard>,
    mut intents: MessageReader<Intent>,
    mut settling: Local<u8>,
    mut reported: Local<Option<usize>>,
) {
    if intents.read().any(|&intent| intent == Intent::Back) {
        *reported = None;
        *settling = SETTLED;
    }
    *settling = settling.saturating_sub(1);
    let count = steps_back(*screen.get(), *page.get(), keyboard.top() == Layer::Overlay);
    if *settling == 0 && reported.replace(count) != Some(count) {
        notify("spades:steps", &count.to_string());
    }
}

/// Reports to the page whether a match is on the table, to return to it after a reload.
fn report_table(screen: Res<State<Screen>>, game: Option<Res<Match>>, mut reported: Local<bool>) {
    let there = *screen.get() == Screen::Table && game.is_some_and(|game| game.is_recorded());
    if there != *reported {
        *reported = there;
        notify("spades:table", if there { "on" } else { "" });
    }
}

/// Reports the language to the page, and whether the player has chosen it.
fn report_language(settings: Res<Settings>, mut reported: Local<Option<(u32, bool)>>) {
    let (language, chosen) = (language::current(), settings.language.is_some());
    let now = (language::changes(), chosen);
    if reported.replace(now) == Some(now) {
        return;
    }
    let dir = if language.is_right_to_left() { "rtl" } else { "ltr" };
    let detail = serde_json::json!({ "tag": language.tag(), "dir": dir, "chosen": chosen });
    notify("spades:language", &detail.to_string());
}

/// Asks the browser to store data permanently once a match has been played to its end, as there is something to lose then.
fn keep_for_good(mut finished: MessageReader<MatchFinished>) {
    if finished.read().any(|ended| ended.finished.ending.conceded.is_none()) {
        notify("spades:keep", "");
    }
}

/// Sends the positions of the text fields to the page, which overlays them with its own: all of them where there is an on-screen keyboard,
/// elsewhere the one that receives the keys.
fn lay_fields(places: Res<FieldPlaces>) {
    if places.is_changed()
        && let Ok(fields) = serde_json::to_string(&places.0)
    {
        notify("spades:fields", &fields);
    }
}

fn show_mirror(mirror: Res<Mirror>) {
    if mirror.is_changed()
        && let Ok(page) = serde_json::to_string(&mirror.page)
    {
        notify("spades:mirror", &page);
    }
}

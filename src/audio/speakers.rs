//! The sound device: opened as soon as there is one, and again when it is lost, changed or restarted.
//!
//! The mixer's own backend looks for a device at the start alone, and ends the program if it can't open one again: it unwraps the error
//! (see `check_stream` of kira 0.12).

use std::io;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, Thread};
use std::time::Duration;

use bevy::log::{info, warn};
use kira::backend::cpal::cpal::traits::{DeviceTrait, HostTrait, StreamTrait};
use kira::backend::cpal::cpal::{self, Device, ErrorKind, Stream, StreamConfig};
use kira::backend::{Backend, Renderer};

/// Time between two looks at the device.
const LOOK: Duration = Duration::from_secs(2);

/// Time between two looks where there has been no device for long: the system may write a line to the terminal each time.
const RARE_LOOK: Duration = Duration::from_secs(8);

/// Sample rate until a device is open, in samples per second.
const SAMPLE_RATE: u32 = 48_000;

/// State that the device's thread shares with the game.
#[derive(Default)]
struct Shared {
    is_open: AtomicBool,
    is_ending: AtomicBool,
}

/// The backend of the mixer.
pub(super) struct Speakers {
    shared: Arc<Shared>,
    thread: Option<Thread>,
}

impl Speakers {
    /// Returns `true` while a device plays.
    pub(super) fn are_open(&self) -> bool {
        self.shared.is_open.load(Ordering::Relaxed)
    }
}

impl Backend for Speakers {
    type Settings = ();
    type Error = io::Error;

    fn setup((): (), _: usize) -> Result<(Speakers, u32), io::Error> {
        let speakers = Speakers {
            shared: Arc::default(),
            thread: None,
        };
        Ok((speakers, SAMPLE_RATE))
    }

    fn start(&mut self, renderer: Renderer) -> Result<(), io::Error> {
        let (shared, renderer) = (self.shared.clone(), Arc::new(Mutex::new(renderer)));
        let thread = thread::Builder::new().name("sound".to_owned());
        // Some systems require a stream to stay in its thread.
        let started = thread.spawn(move || work(&shared, &renderer))?;
        self.thread = Some(started.thread().clone());
        Ok(())
    }
}

impl Drop for Speakers {
    fn drop(&mut self) {
        self.shared.is_ending.store(true, Ordering::Relaxed);
        if let Some(thread) = &self.thread {
            thread.unpark();
        }
    }
}

/// Signs of life of an open stream.
#[derive(Default)]
struct Pulse {
    has_failed: AtomicBool,
    /// Number of times that the device asked for samples.
    blocks: AtomicU64,
}

/// An open stream `S` on a device of the kind `D`.
struct Line<S, D> {
    device: D,
    pulse: Arc<Pulse>,
    /// Number of blocks at the last look.
    blocks: u64,
    _stream: S,
}

/// Watches over the device.
struct Watch<S, D> {
    line: Option<Line<S, D>>,
}

impl<S, D: PartialEq> Watch<S, D> {
    /// Returns `true` while the device plays: since the last look it has asked for samples, and reported no error.
    fn plays(&mut self) -> bool {
        let Some(line) = &mut self.line else { return false };
        let before = std::mem::replace(&mut line.blocks, line.pulse.blocks.load(Ordering::Relaxed));
        line.blocks != before && !line.pulse.has_failed.load(Ordering::Relaxed)
    }

    /// Looks at the device that the system now plays on, and opens it unless it is open and plays. Returns `true` if a device is open.
    fn look(&mut self, device: Option<D>, open: impl FnOnce(&D, Arc<Pulse>) -> Option<S>) -> bool {
        let same = self.line.as_ref().map(|line| &line.device) == device.as_ref();
        if !self.plays() || !same {
            // The old one first: some devices can be opened only once.
            self.line = None;
            self.line = device.and_then(|device| {
                let pulse = Arc::<Pulse>::default();
                let stream = open(&device, pulse.clone())?;
                Some(Line {
                    device,
                    pulse,
                    blocks: 0,
                    _stream: stream,
                })
            });
        }
        self.line.is_some()
    }
}

/// Identity of a device.
#[derive(Clone, Debug, PartialEq)]
struct Output {
    id: Option<String>,
    sample_rate: u32,
    channels: u16,
}

/// Keeps the device open until the game ends.
fn work(shared: &Shared, renderer: &Arc<Mutex<Renderer>>) {
    let mut watch = Watch { line: None };
    let mut silent_looks = 0_u32;
    while !shared.is_ending.load(Ordering::Relaxed) {
        let found = default_output();
        let (device, output) = found.unzip();
        let is_open = watch.look(output, |output, pulse| {
            let (device, config) = device.as_ref()?;
            open(device, *config, output, renderer, pulse)
                .inspect_err(|why| warn!("The sound device can't be opened: {why}"))
                .ok()
        });
        let was_open = shared.is_open.swap(is_open, Ordering::Relaxed);
        silent_looks = if is_open { 0 } else { silent_looks.saturating_add(1) };
        match (was_open, is_open) {
            (false, true) => info!("A sound device is open."),
            (false, false) if silent_looks == 1 => {
                warn!("No sound device was found: the game is silent until there is one.")
            }
            (true, false) => warn!("The sound device is gone: the game is silent until there is one."),
            _ => {}
        }
        thread::park_timeout(if silent_looks > 8 { RARE_LOOK } else { LOOK });
    }
}

/// Returns the device that the system plays on.
fn default_output() -> Option<((Device, StreamConfig), Output)> {
    let device = cpal::default_host().default_output_device()?;
    let config = device.default_output_config().ok()?.config();
    let output = Output {
        id: device.id().ok().map(|id| id.to_string()),
        sample_rate: config.sample_rate,
        channels: config.channels,
    };
    Some(((device, config), output))
}

/// Opens a device; from then on it asks the mixer for samples.
fn open(
    device: &Device,
    config: StreamConfig,
    output: &Output,
    renderer: &Arc<Mutex<Renderer>>,
    pulse: Arc<Pulse>,
) -> Result<Stream, cpal::Error> {
    let lock = |renderer: &Mutex<Renderer>, work: &mut dyn FnMut(&mut Renderer)| {
        work(&mut renderer.lock().unwrap_or_else(PoisonError::into_inner));
    };
    lock(renderer, &mut |renderer| {
        renderer.on_change_sample_rate(output.sample_rate)
    });
    let (renderer, channels, heart) = (renderer.clone(), output.channels, pulse.clone());
    let stream = device.build_output_stream(
        config,
        move |samples: &mut [f32], _| {
            heart.blocks.fetch_add(1, Ordering::Relaxed);
            lock(&renderer, &mut |renderer| {
                renderer.on_start_processing();
                renderer.process(samples, channels);
            });
        },
        move |error: cpal::Error| {
            // The device goes on after these.
            if !matches!(
                error.kind(),
                ErrorKind::Xrun | ErrorKind::RealtimeDenied | ErrorKind::DeviceChanged
            ) {
                pulse.has_failed.store(true, Ordering::Relaxed);
            }
        },
        None,
    )?;
    stream.play()?;
    Ok(stream)
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use super::*;

    /// Devices that can be opened or not, and count how often they were.
    #[derive(Default)]
    struct Desk {
        opened: Cell<u32>,
        refuses: Cell<bool>,
        pulse: Cell<Option<Arc<Pulse>>>,
    }

    impl Desk {
        fn look(&self, watch: &mut Watch<(), &'static str>, device: Option<&'static str>) -> bool {
            watch.look(device, |_, pulse| {
                self.opened.set(self.opened.get() + 1);
                self.pulse.set(Some(pulse));
                (!self.refuses.get()).then_some(())
            })
        }

        fn pulse(&self) -> Arc<Pulse> {
            let pulse = self.pulse.take().expect("a device was opened");
            self.pulse.set(Some(pulse.clone()));
            pulse
        }

        fn play(&self) {
            self.pulse().blocks.fetch_add(1, Ordering::Relaxed);
        }
    }

    #[test]
    fn a_device_is_opened_when_it_comes_and_stays_open_while_it_plays() {
        let (desk, mut watch) = (Desk::default(), Watch { line: None });
        assert!(!desk.look(&mut watch, None) && !desk.look(&mut watch, None));
        assert!(desk.look(&mut watch, Some("card")));
        for _ in 0..3 {
            desk.play();
            assert!(desk.look(&mut watch, Some("card")));
        }
        assert_eq!(desk.opened.get(), 1);
    }

    #[test]
    fn a_device_that_is_lost_changed_or_stuck_is_opened_again() {
        let (desk, mut watch) = (Desk::default(), Watch { line: None });
        desk.look(&mut watch, Some("card"));
        desk.play();
        assert!(desk.look(&mut watch, Some("headphones")), "changed");
        assert_eq!(desk.opened.get(), 2);
        desk.play();
        desk.pulse().has_failed.store(true, Ordering::Relaxed);
        assert!(desk.look(&mut watch, Some("headphones")), "restarted");
        assert_eq!(desk.opened.get(), 3);
        assert!(desk.look(&mut watch, Some("headphones")), "it asks for nothing");
        assert_eq!(desk.opened.get(), 4);
        desk.play();
        assert!(!desk.look(&mut watch, None), "unplugged");
        assert!(watch.line.is_none());
        assert!(desk.look(&mut watch, Some("card")));
    }

    #[test]
    fn a_device_that_cannot_be_opened_is_tried_again() {
        let (desk, mut watch) = (Desk::default(), Watch { line: None });
        desk.refuses.set(true);
        assert!(!desk.look(&mut watch, Some("card")) && !desk.look(&mut watch, Some("card")));
        desk.refuses.set(false);
        assert!(desk.look(&mut watch, Some("card")));
        assert_eq!(desk.opened.get(), 3);
    }
}

//! A sound server with a null sink as its only device. With it as the default device, all tests run as on a desktop with a sound card, and
//! the window test can record the game.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};

use crate::command::Cmd;
use crate::system;

/// Debian packages of the server, its clients and the bridge from ALSA.
const PACKAGES: &str = "pulseaudio pulseaudio-utils libasound2-plugins";

/// Name of the null sink.
const SINK: &str = "spades";

/// Tells the window test which source of the server to record. See `tests/window.rs`.
const MONITOR: &str = "SPADES_SOUND_MONITOR";

/// Time for the server to open its socket.
const PATIENCE: Duration = Duration::from_secs(20);

/// A running server, ended when dropped.
pub struct SoundServer {
    child: Child,
    folder: PathBuf,
}

impl SoundServer {
    /// Installs and starts a server.
    pub fn start() -> Result<Self> {
        if !cfg!(target_os = "linux") {
            bail!("this system has no PulseAudio");
        }
        system::ensure(PACKAGES)?;
        let folder = std::env::temp_dir().join(format!("spades-sound-{}", std::process::id()));
        fs::create_dir_all(&folder).context("no folder for the sound server")?;
        let bridge = "pcm.!default pulse\nctl.!default pulse\n";
        fs::write(config(&folder), format!("</usr/share/alsa/alsa.conf>\n{bridge}"))?;
        let module = format!("module-native-protocol-unix socket={}", socket(&folder).display());
        let child = Command::new("pulseaudio")
            .args(["-n", "--daemonize=no", "--exit-idle-time=-1", "--use-pid-file=no"])
            .args(["-L", &module, "-L", &format!("module-null-sink sink_name={SINK}")])
            // Its own files stay out of the user's folders, and a running server isn't disturbed.
            .env("HOME", &folder)
            .env("XDG_RUNTIME_DIR", &folder)
            .env("XDG_CONFIG_HOME", &folder)
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .context("can't start `pulseaudio`")?;
        let mut server = Self { child, folder };
        let end = Instant::now() + PATIENCE;
        while !socket(&server.folder).exists() {
            if Instant::now() > end || server.child.try_wait()?.is_some() {
                bail!("`pulseaudio` doesn't open its socket");
            }
            thread::sleep(Duration::from_millis(20));
        }
        Ok(server)
    }

    /// Makes a program use the server as its default device.
    pub fn heard_by(&self, program: Cmd) -> Cmd {
        program
            .env("PULSE_SERVER", format!("unix:{}", socket(&self.folder).display()))
            .env("ALSA_CONFIG_PATH", config(&self.folder))
            .env(MONITOR, format!("{SINK}.monitor"))
    }
}

impl Drop for SoundServer {
    fn drop(&mut self) {
        // Whatever fails here, the operating system cleans up.
        let _ = self.child.kill();
        let _ = self.child.wait();
        let _ = fs::remove_dir_all(&self.folder);
    }
}

fn socket(folder: &Path) -> PathBuf {
    folder.join("native")
}

fn config(folder: &Path) -> PathBuf {
    folder.join("asound.conf")
}

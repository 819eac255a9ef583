//! A small web server for this machine only, with the headers that a host should send.

use std::fs;
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;
use std::thread;
use std::time::UNIX_EPOCH;

use anyhow::{Context, Result};
use pico_args::Arguments;

use super::http::{Answer, Request, converse};
use crate::command::Cmd;
use crate::paths::which;

/// Headers of every response. The page contains the same policy, for hosts that can't send headers; only `frame-ancestors` works solely as
/// a header.
const HEADERS: &[(&str, &str)] = &[
    (
        "Content-Security-Policy",
        "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; font-src 'self'; \
         media-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; \
         form-action 'none'; frame-ancestors 'none'",
    ),
    ("X-Content-Type-Options", "nosniff"),
    ("Referrer-Policy", "no-referrer"),
    ("Cross-Origin-Opener-Policy", "same-origin"),
    ("Cross-Origin-Resource-Policy", "same-origin"),
    (
        "Permissions-Policy",
        "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
    ),
];

/// Runs `xtask serve`, which the browser tests start and stop.
pub fn run(mut args: Arguments) -> Result<ExitCode> {
    let folder: PathBuf = args.value_from_str("--dir")?;
    let port = args.opt_value_from_str("--port")?.unwrap_or(0);
    let base: String = args.opt_value_from_str("--base")?.unwrap_or_else(|| "/".into());
    crate::nothing_left(args)?;
    forever(&folder, port, &base, false)?;
    Ok(ExitCode::SUCCESS)
}

/// Serves `folder` below the path `base` until the program is ended.
pub fn forever(folder: &Path, port: u16, base: &str, open: bool) -> Result<()> {
    let listener = TcpListener::bind(("127.0.0.1", port)).with_context(|| format!("port {port}"))?;
    let url = format!("http://{}{base}", listener.local_addr()?);
    println!("serving {url}");
    if open {
        open_page(&url);
    }
    let site = Arc::new(Site {
        folder: folder.to_path_buf(),
        base: base.to_owned(),
    });
    // One thread per connection: a browser keeps half a dozen open, and none may wait for another.
    for connection in listener.incoming().flatten() {
        let site = Arc::clone(&site);
        // A browser that disconnects in the middle of a response is not an error here.
        thread::spawn(move || converse(&connection, |request| site.answer(request)));
    }
    Ok(())
}

/// A folder and the path that it is served below.
struct Site {
    folder: PathBuf,
    base: String,
}

/// A file to respond with.
struct Found {
    path: PathBuf,
    encoding: Option<&'static str>,
}

impl Site {
    fn answer(&self, request: &Request) -> Answer {
        let name = self.name(&request.path);
        let found = name
            .as_deref()
            .and_then(|name| self.find(name, request.header("accept-encoding")));
        let (Some(name), Some(Found { path, encoding })) = (name, found) else {
            return answer(404, &[("Content-Type", "text/plain")], b"not found".to_vec());
        };
        let tag = tag(&path);
        let cache = if name.starts_with("app-") {
            "public, max-age=31536000, immutable"
        } else {
            "no-cache"
        };
        let mut headers = vec![
            ("Content-Type", content_type(&name)),
            ("Cache-Control", cache),
            ("Vary", "Accept-Encoding"),
            ("ETag", &tag),
        ];
        headers.extend(encoding.map(|encoding| ("Content-Encoding", encoding)));
        if request.header("if-none-match") == tag {
            return answer(304, &headers, Vec::new());
        }
        answer(200, &headers, fs::read(&path).unwrap_or_default())
    }

    /// Returns the name of the requested file; `None` for anything outside the folder.
    fn name(&self, url: &str) -> Option<String> {
        let path = url.split(['?', '#']).next()?.strip_prefix(self.base.as_str())?;
        let name = if path.is_empty() || path.ends_with('/') {
            format!("{path}index.html")
        } else {
            path.to_owned()
        };
        let safe = name
            .split('/')
            .all(|part| !part.is_empty() && part != "." && part != "..");
        (safe && !name.contains(['\\', '%', ':'])).then_some(name)
    }

    /// Returns the file, in the smallest variant that the browser accepts.
    fn find(&self, name: &str, accepted: &str) -> Option<Found> {
        let path = self.folder.join(name);
        let accepts = |encoding: &str| {
            accepted
                .split(',')
                .any(|part| part.split(';').next().map(str::trim) == Some(encoding))
        };
        let variant = |(encoding, ending): &(&'static str, &str)| {
            let path = self.folder.join(format!("{name}.{ending}"));
            (accepts(encoding) && path.is_file()).then_some(Found {
                path,
                encoding: Some(*encoding),
            })
        };
        let packed = [("br", "br"), ("gzip", "gz")].iter().find_map(variant);
        packed.or_else(|| path.is_file().then_some(Found { path, encoding: None }))
    }
}

/// Creates a response with the common headers.
fn answer(status: u16, headers: &[(&str, &str)], body: Vec<u8>) -> Answer {
    Answer {
        status,
        headers: HEADERS
            .iter()
            .chain(headers)
            .map(|(name, value)| format!("{name}: {value}"))
            .collect(),
        body,
    }
}

/// Returns a tag that changes whenever the file does.
fn tag(path: &Path) -> String {
    let data = fs::metadata(path).ok();
    let changed = data
        .as_ref()
        .and_then(|data| data.modified().ok())
        .and_then(|time| time.duration_since(UNIX_EPOCH).ok());
    let (size, time) = (
        data.map_or(0, |data| data.len()),
        changed.map_or(0, |time| time.as_nanos()),
    );
    format!(
        "\"{size:x}-{time:x}-{}\"",
        path.extension().unwrap_or_default().to_string_lossy()
    )
}

fn content_type(name: &str) -> &'static str {
    match name.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "wasm" => "application/wasm",
        "json" => "application/json",
        "webmanifest" => "application/manifest+json",
        "png" => "image/png",
        "svg" => "image/svg+xml",
        "ogg" => "audio/ogg",
        "ttf" => "font/ttf",
        "otf" => "font/otf",
        "txt" | "md" | "ftl" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

/// Opens the page in the user's browser, if there is a desktop.
fn open_page(url: &str) {
    let opener = if cfg!(target_os = "macos") { "open" } else { "xdg-open" };
    let seat = cfg!(target_os = "macos")
        || ["DISPLAY", "WAYLAND_DISPLAY"]
            .iter()
            .any(|name| std::env::var_os(name).is_some());
    if seat && which(opener).is_some() {
        let _ = Cmd::new(opener).arg(url).read();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_stay_inside_the_folder() {
        let site = Site {
            folder: "dist".into(),
            base: "/cards/".into(),
        };
        assert_eq!(site.name("/cards/").as_deref(), Some("index.html"));
        assert_eq!(site.name("/cards/app-1/game.js?v=2").as_deref(), Some("app-1/game.js"));
        for outside in [
            "/",
            "/cards",
            "/cards/../Cargo.toml",
            "/cards//etc/passwd",
            "/cards/%2e%2e/x",
            "/cards/a\\b",
        ] {
            assert_eq!(site.name(outside), None, "{outside}");
        }
    }

    #[test]
    fn the_page_carries_the_same_policy_as_the_header() -> Result<()> {
        let page = fs::read_to_string(crate::paths::root().join("web/index.html"))?;
        let (_, policy) = HEADERS[0];
        let policy = policy.trim_end_matches("; frame-ancestors 'none'");
        let page = page.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(page.contains(policy), "web/index.html must have: {policy}");
        Ok(())
    }
}

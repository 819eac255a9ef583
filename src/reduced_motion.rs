//! The system's preference for reduced motion, which the setting starts with.

use bevy::prelude::*;

/// Returns `true` if the system prefers reduced motion; called at the first start. The program inserts this resource, so that tests don't
/// depend on the machine.
#[derive(Resource, Clone, Copy, Debug)]
pub struct SystemMotion(pub fn() -> bool);

/// Asks the browser.
#[cfg(target_arch = "wasm32")]
#[must_use]
pub fn is_preferred() -> bool {
    let query = web_sys::window().and_then(|window| window.match_media("(prefers-reduced-motion: reduce)").ok()?);
    query.is_some_and(|query| query.matches())
}

/// Asks the system by the program that it has for this; `false` if it has none.
#[cfg(not(target_arch = "wasm32"))]
#[must_use]
pub fn is_preferred() -> bool {
    let (program, words, is_reduced): (&str, &[&str], fn(&str) -> bool) = if cfg!(windows) {
        (
            "reg",
            &["query", r"HKCU\Control Panel\Desktop", "/v", "UserPreferencesMask"],
            lacks_animations,
        )
    } else if cfg!(target_os = "macos") {
        (
            "defaults",
            &["read", "com.apple.universalaccess", "reduceMotion"],
            |answer| answer.trim() == "1",
        )
    } else {
        (
            "gsettings",
            &["get", "org.gnome.desktop.interface", "enable-animations"],
            |answer| answer.trim() == "false",
        )
    };
    let mut command = std::process::Command::new(program);
    command.args(words).stdin(std::process::Stdio::null());
    #[cfg(windows)]
    {
        // No console window for a moment.
        const CREATE_NO_WINDOW: u32 = 0x0800_0000;
        std::os::windows::process::CommandExt::creation_flags(&mut command, CREATE_NO_WINDOW);
    }
    command
        .output()
        .is_ok_and(|answer| is_reduced(&String::from_utf8_lossy(&answer.stdout)))
}

/// Reads the registry's answer: a line that ends with the value, in hexadecimal. Windows turns animations off by a bit of its fifth byte.
#[cfg(not(target_arch = "wasm32"))]
fn lacks_animations(answer: &str) -> bool {
    const ANIMATIONS: u8 = 0x02;
    let mask = answer.split_whitespace().last().and_then(|mask| mask.get(8..10));
    let byte = mask.and_then(|byte| u8::from_str_radix(byte, 16).ok());
    byte.is_some_and(|byte| byte & ANIMATIONS == 0)
}

#[cfg(test)]
mod tests {
    use super::lacks_animations;

    #[test]
    fn the_registry_is_read() {
        let answer = |mask: &str| {
            format!(
                "\r\nHKEY_CURRENT_USER\\Control Panel\\Desktop\r\n    UserPreferencesMask    REG_BINARY    {mask}\r\n\r\n"
            )
        };
        assert!(!lacks_animations(&answer("9E1E078012000000")), "as installed");
        assert!(lacks_animations(&answer("9E1E078010000000")), "animation effects off");
        assert!(lacks_animations(&answer("9012038010000000")), "best performance");
        assert!(!lacks_animations(
            "ERROR: The system was unable to find the specified registry key or value."
        ));
        assert!(!lacks_animations(""));
    }
}

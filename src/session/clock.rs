//! The current time, and the date in the player's time zone.

use bevy::prelude::*;
use spades_archive::daily::Date;

/// Returns nanoseconds since the Unix epoch by the system clock.
#[cfg(not(target_arch = "wasm32"))]
pub(super) fn nanoseconds() -> u128 {
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    let now = now.map_or(0, |passed| passed.as_nanos());
    #[cfg(test)]
    let now = now + u128::from(AHEAD.get()) * 1_000_000_000;
    now
}

#[cfg(test)]
thread_local! {
    /// Seconds by which a test's clock runs ahead.
    pub(crate) static AHEAD: std::cell::Cell<u64> = const { std::cell::Cell::new(0) };
}

/// Returns nanoseconds since the Unix epoch by the browser's clock.
#[cfg(target_arch = "wasm32")]
pub(super) fn nanoseconds() -> u128 {
    (js_sys::Date::now() * 1e6) as u128
}

/// Returns seconds since the Unix epoch (UTC).
#[must_use]
pub fn now() -> u64 {
    (nanoseconds() / 1_000_000_000) as u64
}

/// Returns today's date in the player's time zone.
#[must_use]
pub fn today() -> Date {
    date_of(now())
}

/// Today's date in the player's time zone. Widgets that show it are rebuilt when the date changes.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Today(pub Date);

impl Default for Today {
    fn default() -> Today {
        Today(today())
    }
}

/// Checks the calendar every frame, as no input announces a new day.
pub(super) fn turn_the_page(mut day: ResMut<Today>) {
    day.set_if_neq(Today::default());
}

/// Returns the date in the player's time zone at a Unix time in seconds.
#[cfg(not(target_arch = "wasm32"))]
#[must_use]
pub fn date_of(seconds: u64) -> Date {
    use chrono::{DateTime, Datelike, Local};
    let local = i64::try_from(seconds)
        .ok()
        .and_then(|seconds| DateTime::from_timestamp(seconds, 0))
        .map(|time| time.with_timezone(&Local).date_naive());
    local
        .and_then(|day| Date::new(u16::try_from(day.year()).ok()?, day.month() as u8, day.day() as u8))
        .unwrap_or_else(|| Date::of_days(u32::try_from(seconds / 86_400).unwrap_or(u32::MAX)))
}

/// Returns the date in the player's time zone at a Unix time in seconds.
#[cfg(target_arch = "wasm32")]
#[must_use]
pub fn date_of(seconds: u64) -> Date {
    let day = js_sys::Date::new(&(seconds as f64 * 1e3).into());
    Date::new(
        day.get_full_year() as u16,
        day.get_month() as u8 + 1,
        day.get_date() as u8,
    )
    .unwrap_or_else(|| Date::of_days(u32::try_from(seconds / 86_400).unwrap_or(u32::MAX)))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// No time zone is more than fourteen hours from UTC.
    #[test]
    fn days_follow_the_clock_within_a_time_zone() {
        for seconds in [100_000, 1_795_000_000, now()] {
            let days = |seconds: u64| Date::of_days((seconds / 86_400) as u32);
            let local = date_of(seconds);
            assert!(days(seconds - 50_400) <= local && local <= days(seconds + 50_400));
            assert_eq!(date_of(seconds + 86_400 * 3).days(), local.days() + 3);
        }
    }
}

//! Time measurement: CPU time of this thread where the system reports it, so that a busy machine does not distort it, and wall time
//! elsewhere.

#[cfg(unix)]
use std::time::Duration;

/// The start of a measurement.
pub struct Clock(Reading);

#[cfg(unix)]
type Reading = Duration;
#[cfg(not(unix))]
type Reading = std::time::Instant;

#[cfg(unix)]
fn read() -> Duration {
    let now = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
    Duration::new(now.tv_sec.unsigned_abs(), u32::try_from(now.tv_nsec).unwrap_or(0))
}

impl Clock {
    /// Starts a measurement.
    pub fn start() -> Clock {
        #[cfg(unix)]
        return Clock(read());
        #[cfg(not(unix))]
        Clock(std::time::Instant::now())
    }

    /// Returns the microseconds since the start.
    pub fn micros(&self) -> f64 {
        #[cfg(unix)]
        let passed = read().saturating_sub(self.0);
        #[cfg(not(unix))]
        let passed = self.0.elapsed();
        passed.as_secs_f64() * 1e6
    }
}

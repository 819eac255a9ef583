//! Output of parallel work. One lane prints as it runs; the output of the others is buffered and printed as a block when their turn comes,
//! so that lines are not interleaved.

use std::cell::Cell;
use std::collections::BTreeMap;
use std::sync::Mutex;

/// A unit of parallel work, identified by its number: the smallest number prints first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Lane {
    number: u8,
    /// Niceness of its programs, as for `nice`.
    pub niceness: u8,
}

/// The stream that a line goes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stream {
    /// Standard output.
    Out,
    /// Standard error.
    Err,
}

thread_local! {
    static LANE: Cell<Option<Lane>> = const { Cell::new(None) };
}

static SPOKEN: Mutex<Turns> = Mutex::new(Turns::new());

impl Lane {
    /// Creates a lane that prints before all lanes of a higher number.
    pub const fn new(number: u8, niceness: u8) -> Self {
        Self { number, niceness }
    }

    /// Returns the lane of the current thread, if it is in one.
    pub fn current() -> Option<Self> {
        LANE.get()
    }

    /// Runs work in this lane, from its first line to its end.
    pub fn work<T>(self, work: impl FnOnce() -> T) -> T {
        turns(|turns| turns.begin(self.number));
        let result = self.join(work);
        turns(|turns| turns.end(self.number));
        result
    }

    /// Runs work in this lane from another thread, which ends before the lane does.
    pub fn join<T>(self, work: impl FnOnce() -> T) -> T {
        let before = LANE.replace(Some(self));
        let result = work();
        LANE.set(before);
        result
    }
}

/// Prints a message for the user, on standard error.
pub fn say(text: &str) {
    line(Stream::Err, text);
}

/// Prints a line, now or when the turn of its lane comes.
pub fn line(stream: Stream, text: &str) {
    match Lane::current() {
        Some(lane) => turns(|turns| turns.line(lane.number, stream, text)),
        None => print(stream, text),
    }
}

fn turns<T>(change: impl FnOnce(&mut Turns) -> T) -> T {
    // A lane that panicked has printed everything it had to.
    let mut turns = SPOKEN.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
    change(&mut turns)
}

fn print(stream: Stream, text: &str) {
    match stream {
        Stream::Out => println!("{text}"),
        Stream::Err => eprintln!("{text}"),
    }
}

/// The lane that may print, and the buffered output of the others.
struct Turns {
    /// The lanes that are still running or have something to print.
    lanes: BTreeMap<u8, Waiting>,
    /// The function that prints a line.
    print: fn(Stream, &str),
}

#[derive(Default)]
struct Waiting {
    lines: Vec<(Stream, String)>,
    ended: bool,
}

impl Turns {
    const fn new() -> Self {
        Self {
            lanes: BTreeMap::new(),
            print,
        }
    }

    fn begin(&mut self, lane: u8) {
        self.lanes.entry(lane).or_default().ended = false;
    }

    fn line(&mut self, lane: u8, stream: Stream, text: &str) {
        if self.lanes.keys().next() == Some(&lane) {
            (self.print)(stream, text);
        } else if let Some(waiting) = self.lanes.get_mut(&lane) {
            waiting.lines.push((stream, text.to_owned()));
        }
    }

    /// Ends a lane. The next lane gets the turn and prints its buffer, and so on while that lane has ended too.
    fn end(&mut self, lane: u8) {
        if let Some(waiting) = self.lanes.get_mut(&lane) {
            waiting.ended = true;
        }
        while let Some(mut first) = self.lanes.first_entry() {
            for (stream, text) in first.get_mut().lines.drain(..) {
                (self.print)(stream, &text);
            }
            if !first.get().ended {
                break;
            }
            first.remove();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    thread_local! {
        static PRINTED: std::cell::RefCell<String> = const { std::cell::RefCell::new(String::new()) };
    }

    fn note(_: Stream, text: &str) {
        PRINTED.with_borrow_mut(|printed| printed.push_str(text));
    }

    #[test]
    fn lanes_are_printed_whole_and_in_order() {
        let mut turns = Turns::new();
        turns.print = note;
        let printed = || PRINTED.with_borrow(Clone::clone);
        for lane in 0..3 {
            turns.begin(lane);
        }
        let mut say = |lane, text| turns.line(lane, Stream::Out, text);
        say(0, "a");
        say(2, "x");
        say(1, "m");
        say(0, "b");
        assert_eq!(printed(), "ab", "the others wait");
        turns.end(2);
        assert_eq!(printed(), "ab", "also those that have ended");
        turns.end(0);
        assert_eq!(printed(), "abm", "the next one prints as it goes");
        turns.line(1, Stream::Out, "n");
        turns.end(1);
        assert_eq!(printed(), "abmnx");
        assert!(turns.lanes.is_empty());
    }
}

//! Replacement for the queue on single-threaded platforms, where writing is fast: writes happen immediately.

use std::convert::Infallible;

use super::{Outcomes, Write};

/// An uninhabited type: this queue never exists.
pub(super) struct Queue(Infallible);

impl Queue {
    pub(super) fn push(&self, _: Vec<Write>) {
        match self.0 {}
    }

    pub(super) fn finish(&self) {
        match self.0 {}
    }

    pub(super) fn finish_one(&self, _: &str) {
        match self.0 {}
    }

    pub(super) fn busy(&self) -> bool {
        match self.0 {}
    }

    pub(super) fn settle<'a>(&self, _: impl Iterator<Item = &'a str> + Clone) {
        match self.0 {}
    }

    pub(super) fn take_outcomes(&self) -> Outcomes {
        match self.0 {}
    }
}

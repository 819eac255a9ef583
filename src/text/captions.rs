//! Captions that are the same on every screen.

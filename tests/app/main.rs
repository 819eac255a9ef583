//! The whole game without a window, driven by keys and pointer like a player drives it.

mod common;
mod keyboard;
mod loading;
mod matches;
mod pointer;
mod saves;

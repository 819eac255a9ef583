//! The whole game without a window, driven by keys and pointer like a player drives it.

mod bidding;
mod common;
mod curtain;
mod keyboard;
mod loading;
mod matches;
mod pages;
mod pointer;
mod renege;
mod saves;
mod tasks;

//! The whole game without a window, driven by keys and pointer like a player drives it.

mod bidding;
mod coach;
mod common;
mod curtain;
mod facing;
mod feel;
mod fields;
mod history;
mod kept;
mod keyboard;
mod layout;
mod learning;
mod loading;
mod matches;
mod mirror;
mod mistakes;
mod names;
mod pages;
mod pointer;
mod renege;
mod replay;
mod saves;
mod stand_ins;
mod tasks;
mod touch;
mod worst;

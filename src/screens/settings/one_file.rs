//! Everything that is kept goes out as one file, and comes in.

use bevy::prelude::*;
use bevy::ui_widgets::Activate;

use super::Kit;
use crate::Screen;
use crate::redraw::Redraw;
use crate::screens::page::caption;
use crate::screens::setup;
use crate::session::clock;
use crate::storage::exchange::{self, Refusal};
use crate::storage::history::MatchHistory;
use crate::storage::{ReadAgain, Store};
use crate::text::exchange::{FileTold, OneFile};
use crate::ui::toasts::Toast;
use crate::ui::{ButtonKind, palette};

/// A file is wanted, of the system or of the page.
#[derive(Message, Clone, Debug)]
pub enum AskFile {
    /// To be written.
    Save {
        /// What it is called.
        name: String,
        /// What is in it.
        text: String,
    },
    /// To be read, whichever the player chooses.
    Open,
}

/// What came of it.
#[derive(Message, Clone, Debug)]
pub enum FileAnswer {
    /// Something to tell.
    Told(FileTold),
    /// The file that was chosen.
    Read(String),
}

/// Caption, explanation and buttons.
pub(super) fn section(kit: &Kit, body: &mut ChildSpawnerCommands, screen: Screen) {
    let (theme, room) = (kit.theme, kit.room);
    let told = |phrase| {
        (
            theme.paragraph(phrase, room.text(16.0), palette::MUTED),
            Node {
                max_width: px(900),
                flex_shrink: 0.0,
                ..default()
            },
        )
    };
    body.spawn(caption(theme, room, &OneFile::EverythingInOneFile));
    body.spawn(told(&OneFile::WhatItHolds));
    body.spawn(Node {
        width: percent(100),
        flex_wrap: FlexWrap::Wrap,
        column_gap: px(14),
        row_gap: px(14),
        flex_shrink: 0.0,
        ..default()
    })
    .with_children(|row| {
        row.spawn(kit.large.button(ButtonKind::Secondary, None, &OneFile::Export, 0.0))
            .observe(export);
        if screen != Screen::Table {
            row.spawn(kit.large.button(ButtonKind::Secondary, None, &OneFile::Import, 0.0))
                .observe(|_: On<Activate>, mut ask: MessageWriter<AskFile>| {
                    ask.write(AskFile::Open);
                });
        }
    });
    if screen == Screen::Table {
        body.spawn(told(&OneFile::NotAtTheTable));
    } else if cfg!(not(target_arch = "wasm32")) {
        body.spawn(told(&OneFile::OrDropIt));
    }
}

fn refusal(why: Refusal) -> FileTold {
    match why {
        Refusal::File(why) => FileTold::Refused(why),
        Refusal::History(damage) => FileTold::HistoryDamaged(damage.to_string()),
        Refusal::Store(why) => FileTold::NotSaved(why.told()),
    }
}

fn export(
    _: On<Activate>,
    store: Res<Store>,
    mut history: ResMut<MatchHistory>,
    mut ask: MessageWriter<AskFile>,
    mut toasts: MessageWriter<Toast>,
) {
    toasts.write_batch(history.open(&store));
    match exchange::export(&store, &history) {
        Ok(text) => {
            let name = format!("spades-{}.json", clock::today());
            ask.write(AskFile::Save { name, text });
        }
        Err(why) => {
            toasts.write(Toast::new(refusal(why)));
        }
    }
}

/// Takes in what was read, and tells what came of it.
fn answer(
    mut answers: MessageReader<FileAnswer>,
    screen: Res<State<Screen>>,
    store: Res<Store>,
    mut history: ResMut<MatchHistory>,
    mut toasts: MessageWriter<Toast>,
    mut redraw: ResMut<Redraw>,
    mut commands: Commands,
) {
    for answer in answers.read() {
        redraw.for_a_while();
        let told = match answer {
            FileAnswer::Told(told) => told.clone(),
            FileAnswer::Read(_) if *screen.get() == Screen::Table => continue,
            FileAnswer::Read(text) => {
                toasts.write_batch(history.open(&store));
                let outcome = exchange::import(&store, &mut history, text, setup::joined);
                commands.trigger(ReadAgain);
                match outcome {
                    Ok(taken) => FileTold::TakenIn {
                        matches: taken.matches,
                        ended: taken.ended,
                    },
                    Err(why) => refusal(why),
                }
            }
        };
        toasts.write(Toast::new(told));
    }
}

/// Files of the desktop.
#[cfg(not(target_arch = "wasm32"))]
mod desktop {
    use bevy::window::FileDragAndDrop;

    use super::*;

    pub(super) fn serve(mut asked: MessageReader<AskFile>, store: Res<Store>, mut answers: MessageWriter<FileAnswer>) {
        let failed = |why: crate::storage::StoreError| FileAnswer::Told(FileTold::NotSaved(why.told()));
        for asked in asked.read() {
            answers.write(match asked {
                AskFile::Save { name, text } => match store.write_export(name, text) {
                    Ok(path) => FileAnswer::Told(FileTold::Saved {
                        place: path.display().to_string(),
                    }),
                    Err(why) => failed(why),
                },
                AskFile::Open => match store.read_export() {
                    Ok(Some(text)) => FileAnswer::Read(text),
                    Ok(None) => FileAnswer::Told(FileTold::NoneThere {
                        place: store
                            .export_folder()
                            .unwrap_or(std::path::Path::new(""))
                            .display()
                            .to_string(),
                    }),
                    Err(why) => failed(why),
                },
            });
        }
    }

    /// Reads a file that is dropped on the page.
    pub(super) fn drop(mut dropped: MessageReader<FileDragAndDrop>, mut answers: MessageWriter<FileAnswer>) {
        for event in dropped.read() {
            let FileDragAndDrop::DroppedFile { path_buf, .. } = event else {
                continue;
            };
            answers.write(match Store::read_export_from(path_buf) {
                Ok(text) => FileAnswer::Read(text),
                Err(why) => FileAnswer::Told(FileTold::NotSaved(why.told())),
            });
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<AskFile>().add_message::<FileAnswer>();
    app.add_systems(Update, answer);
    #[cfg(not(target_arch = "wasm32"))]
    app.add_systems(
        Update,
        (desktop::serve, desktop::drop.run_if(in_state(crate::Menu::Settings))).before(answer),
    );
}

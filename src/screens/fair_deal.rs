//! Fair deals: the code of this round, what it proves, and the check of a receipt.

use bevy::clipboard::{Clipboard, ClipboardRead};
use bevy::prelude::*;
use bevy::ui_widgets::Activate;
use spades_archive::code::DealCode;
use spades_rules::Receipt;

use super::UiViewport;
use super::deal_code::Offer;
use super::page::{button_row, caption, paragraph, text_page};
use super::share::{ShareSheet, Sharing};
use crate::Menu;
use crate::redraw::Redraw;
use crate::session::Match;
use crate::text::deal_codes::DealCodes;
use crate::text::fair_deal::{Deck, FairDeals, ReceiptChecked, WholeCode};
use crate::text::notices::Notice;
use crate::text::{Phrase, Verbatim};
use crate::ui::focus::FirstFocus;
use crate::ui::toasts::Toast;
use crate::ui::{ButtonKind, Theme, palette, well};

fn build(
    mut commands: Commands,
    theme: Res<Theme>,
    room: Res<UiViewport>,
    sheet: Res<ShareSheet>,
    game: Option<Res<Match>>,
) {
    let (theme, room) = (&*theme, &*room);
    text_page(
        &mut commands,
        (theme, room),
        (Menu::FairDeal, &FairDeals::FairDeal),
        16.0,
        |body| {
            for text in [FairDeals::Why, FairDeals::How, FairDeals::After] {
                paragraph(body, theme, room, &text, palette::IVORY);
            }
            match game.as_deref() {
                Some(game) => {
                    this_round(body, theme, room, game);
                    this_match(body, theme, room, game);
                }
                None => paragraph(body, theme, room, &FairDeals::NoMatch, palette::MUTED),
            }
            buttons(body, theme, room, game.as_deref(), *sheet);
        },
    );
}

/// Builds the section with this round's code and, once the round is over, the result of the check and the deck.
fn this_round(body: &mut ChildSpawnerCommands, theme: &Theme, room: &UiViewport, game: &Match) {
    body.spawn(caption(theme, room, &FairDeals::CodeOfThisRound));
    inset(body, theme, room, &WholeCode(game.game().commitment()), palette::BRASS);
    let Some(receipt) = game.game().receipt() else {
        paragraph(body, theme, room, &FairDeals::StillSealed, palette::MUTED);
        return;
    };
    match receipt.verify() {
        Ok(()) => paragraph(body, theme, room, &FairDeals::Checked, palette::GAIN),
        Err(why) => paragraph(body, theme, room, &ReceiptChecked::False(why), palette::LOSS),
    }
    body.spawn(caption(theme, room, &FairDeals::TheDeck));
    inset(body, theme, room, &Deck(receipt.deck), palette::IVORY);
}

/// Builds the section with the code of the match's deals, once no unseen cards remain in them.
fn this_match(body: &mut ChildSpawnerCommands, theme: &Theme, room: &UiViewport, game: &Match) {
    body.spawn(caption(theme, room, &DealCodes::DealCode));
    match DealCode::of_match(game.game(), None) {
        Ok(code) => {
            inset(body, theme, room, &Verbatim(code.grouped()), palette::BRASS);
            paragraph(body, theme, room, &DealCodes::WhatItIsFor, palette::MUTED);
        }
        Err(_) => paragraph(body, theme, room, &DealCodes::NotYet, palette::MUTED),
    }
}

fn inset(body: &mut ChildSpawnerCommands, theme: &Theme, room: &UiViewport, text: &dyn Phrase, color: Color) {
    body.spawn(well(Node {
        width: percent(100),
        max_width: px(900),
        padding: UiRect::axes(px(20), px(14)),
        border_radius: BorderRadius::all(px(14)),
        flex_shrink: 0.0,
        ..default()
    }))
    .with_children(|well| {
        well.spawn(theme.paragraph(text, room.text(16.0), color));
    });
}

fn buttons(body: &mut ChildSpawnerCommands, theme: &Theme, room: &UiViewport, game: Option<&Match>, sheet: ShareSheet) {
    let theme = theme.enlarged(if room.portrait && !room.phone { 1.15 } else { 1.0 });
    body.spawn(button_row()).with_children(|row| {
        if game.is_some_and(|game| game.game().receipt().is_some()) {
            row.spawn(theme.button(ButtonKind::Secondary, Some("copy"), &FairDeals::CopyReceipt, 0.0))
                .observe(copy);
        }
        let offers = game.map_or_else(Vec::new, |game| Offer::of(game.game(), game.finished(0).own, sheet));
        for offer in offers {
            row.spawn(theme.button(ButtonKind::Secondary, Some("copy"), &offer.name, 0.0))
                .observe(move |_: On<Activate>, mut sharing: Sharing| offer.give(&mut sharing));
        }
        row.spawn(theme.button(
            ButtonKind::Secondary,
            Some("shield-check"),
            &FairDeals::CheckReceipt,
            0.0,
        ))
        .insert(FirstFocus)
        .observe(
            |_: On<Activate>, mut clipboard: ResMut<Clipboard>, mut checking: ResMut<Checking>| {
                checking.0 = Some(clipboard.fetch_text());
            },
        );
    });
}

fn copy(_: On<Activate>, game: Res<Match>, mut clipboard: ResMut<Clipboard>, mut toasts: MessageWriter<Toast>) {
    let receipt = game.game().receipt();
    let Some(text) = receipt.and_then(|receipt| serde_json::to_string(&receipt).ok()) else {
        return;
    };
    toasts.write(Toast::new(match clipboard.set_text(text) {
        Ok(()) => Notice::ReceiptCopied,
        Err(why) => Notice::ReceiptNotCopied { why: why.to_string() },
    }));
}

/// A receipt being read from the clipboard; in a browser this takes a while.
#[derive(Resource, Default)]
struct Checking(Option<ClipboardRead>);

fn check(mut checking: ResMut<Checking>, mut redraw: ResMut<Redraw>, mut toasts: MessageWriter<Toast>) {
    let Some(reading) = &mut checking.0 else { return };
    let Some(read) = reading.poll_result() else {
        redraw.for_a_while();
        return;
    };
    checking.0 = None;
    toasts.write(Toast::new(match read {
        Ok(text) => verdict(&text),
        Err(why) => ReceiptChecked::NoClipboard(why.to_string()),
    }));
}

/// Returns what a receipt text proves.
fn verdict(text: &str) -> ReceiptChecked {
    match serde_json::from_str::<Receipt>(text) {
        Ok(receipt) => match receipt.verify() {
            Ok(()) => ReceiptChecked::True {
                round: receipt.round,
                start: receipt.commitment.chars().take(8).collect(),
            },
            Err(why) => ReceiptChecked::False(why),
        },
        Err(why) => ReceiptChecked::NoReceipt { why: why.to_string() },
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Checking>();
    super::page(app, Menu::FairDeal, build);
    app.add_systems(Update, check);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::screens::testing::{app, lay_over};
    use crate::session::RulesKind;
    use crate::session::setup::{MatchSetup, Player};
    use spades_rules::{Action, Game, Phase, Preset, ReceiptError, Seed};

    /// Returns the names of the buttons and all texts.
    fn shown(app: &mut App) -> (Vec<String>, Vec<String>) {
        let world = app.world_mut();
        let names = world.query::<&Name>().iter(world).map(ToString::to_string).collect();
        let texts = world.query::<&Text>().iter(world).map(|text| text.0.clone()).collect();
        (names, texts)
    }

    #[test]
    fn the_deal_code_is_told_when_no_card_is_to_come() {
        let mut rules = Preset::Solo.rules();
        rules.end.rounds = Some(1);
        let setup = MatchSetup {
            rules,
            kind: RulesKind::Preset(Preset::Solo),
            players: vec![Player::Human { name: "Ada".into() }; 4],
        };
        let seed = Seed([5; 32]);
        let code = DealCode::new(rules, seed).unwrap();
        let mut game = Match::new(setup, seed).unwrap();
        for over in [false, true] {
            let mut app = app(1280, 720);
            app.insert_resource(game.clone());
            lay_over(&mut app, Menu::FairDeal);
            let (names, texts) = shown(&mut app);
            assert_eq!(names.contains(&"copy-deal-code".to_owned()), over);
            assert_eq!(texts.contains(&code.grouped()), over);
            while let Some(&action) = game.game().legal_actions().last() {
                game.play(action).unwrap();
            }
        }
    }

    #[test]
    fn a_receipt_is_checked_and_a_false_one_found_out() {
        let mut game = Game::new(Preset::Mirror.rules(), Seed::from_u64(4)).unwrap();
        while game.phase() != Phase::RoundEnd {
            let action: Action = game.legal_actions()[0];
            game.apply(action).unwrap();
        }
        let mut receipt = game.receipt().unwrap();
        let text = serde_json::to_string(&receipt).unwrap();
        assert!(matches!(verdict(&text), ReceiptChecked::True { round: 1, .. }));
        receipt.deck.swap(3, 40);
        let text = serde_json::to_string(&receipt).unwrap();
        assert_eq!(verdict(&text), ReceiptChecked::False(ReceiptError::Commitment));
        assert!(matches!(verdict("hello"), ReceiptChecked::NoReceipt { .. }));
    }
}

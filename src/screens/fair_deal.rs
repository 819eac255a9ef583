//! Fair deals: the code of this round, what it proves, and the check of a receipt.

use bevy::clipboard::{Clipboard, ClipboardRead};
use bevy::prelude::*;
use bevy::ui_widgets::Activate;
use spades_archive::code::DealCode;
use spades_rules::Receipt;

use super::deal_code::Offer;
use super::page::{Pages, button_row};
use super::share::{GamePage, ShareSheet, Sharing};
use crate::redraw::Redraw;
use crate::say;
use crate::session::Match;
use crate::states::Menu;
use crate::table::receipt::copy_receipt;
use crate::text::deal_codes::DealCodes;
use crate::text::fair_deal::{Deck, ReceiptChecked, WholeCode};
use crate::text::notices::ClipboardFault;
use crate::text::{Phrase, Verbatim};
use crate::ui::focus::FirstFocus;
use crate::ui::node::{NodeStyle as _, flex};
use crate::ui::toasts::Toast;
use crate::ui::{ButtonKind, Ui, palette, well};

fn build(mut pages: Pages, sheet: Res<ShareSheet>, page: Res<GamePage>, game: Option<Res<Match>>) {
    pages.text_page(Menu::FairDeal, &say::fair_deal::fair_deals_fair_deal(), 16.0, |ui| {
        for text in [
            say::fair_deal::fair_deals_why(),
            say::fair_deal::fair_deals_how(),
            say::fair_deal::fair_deals_after(),
        ] {
            ui.paragraph(&text, palette::IVORY);
        }
        match game.as_deref() {
            Some(game) => {
                this_round(ui, game);
                this_match(ui, game);
            }
            None => ui.paragraph(&say::fair_deal::fair_deals_no_match(), palette::MUTED),
        }
        ui.nest(button_row(), |row| buttons(row, game.as_deref(), (&page, *sheet)));
    });
}

/// Builds the section with this round's code and, once the round is over, the result of the check and the deck.
fn this_round(ui: &mut Ui, game: &Match) {
    ui.caption(&say::fair_deal::fair_deals_code_of_this_round());
    inset(ui, &WholeCode(game.game().commitment()), palette::BRASS);
    let Some(receipt) = game.game().receipt() else {
        return ui.paragraph(&say::fair_deal::fair_deals_still_sealed(), palette::MUTED);
    };
    match receipt.verify() {
        Ok(()) => ui.paragraph(&say::fair_deal::fair_deals_checked(), palette::GAIN),
        Err(why) => ui.paragraph(&ReceiptChecked::False(why), palette::LOSS),
    }
    ui.caption(&say::fair_deal::fair_deals_the_deck());
    inset(ui, &Deck(receipt.deck), palette::IVORY);
}

/// Builds the section with the code of the match's deals, once no unseen cards remain in them.
fn this_match(ui: &mut Ui, game: &Match) {
    ui.caption(&DealCodes::DealCode);
    match DealCode::of_match(game.game(), None) {
        Ok(code) => {
            inset(ui, &Verbatim(code.grouped()), palette::BRASS);
            ui.paragraph(&DealCodes::WhatItIsFor, palette::MUTED);
        }
        Err(_) => ui.paragraph(&DealCodes::NotYet, palette::MUTED),
    }
}

fn inset(ui: &mut Ui, text: &dyn Phrase, color: Color) {
    let node = flex()
        .width(percent(100))
        .max_width(px(900))
        .padding(UiRect::axes(px(20), px(14)))
        .border_radius(BorderRadius::all(px(14)))
        .rigid();
    ui.nest(well(node), |ui| {
        ui.prose(text, 16.0, color);
    });
}

fn buttons(row: &mut Ui, game: Option<&Match>, (page, sheet): (&GamePage, ShareSheet)) {
    let larger = row.room.portrait && !row.room.phone;
    let theme = row.theme.enlarged(if larger { 1.15 } else { 1.0 });
    let button = |icon: &str, name: &dyn Phrase| theme.button(ButtonKind::Secondary, Some(icon), name, 0.0);
    if game.is_some_and(|game| game.game().receipt().is_some()) {
        row.spawn(button("copy", &say::fair_deal::fair_deals_copy_receipt()))
            .observe(copy_receipt);
    }
    let offers = game.map_or_else(Vec::new, |game| {
        Offer::of(game.game(), game.finished(0).own, page, sheet)
    });
    for offer in offers {
        row.spawn(button("copy", &offer.name))
            .observe(move |_: On<Activate>, mut sharing: Sharing| offer.give(&mut sharing));
    }
    row.spawn(button("shield-check", &say::fair_deal::fair_deals_check_receipt()))
        .insert(FirstFocus)
        .observe(
            |_: On<Activate>, mut clipboard: ResMut<Clipboard>, mut checking: ResMut<Checking>| {
                checking.0 = Some(clipboard.fetch_text());
            },
        );
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
        Err(why) => ReceiptChecked::NoClipboard(ClipboardFault::from(why).text()),
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

    fn shown(app: &mut App) -> (Vec<String>, Vec<String>) {
        let world = app.world_mut();
        let names = world.query::<&Name>().iter(world).map(ToString::to_string).collect();
        let texts = world.query::<&Text>().iter(world).map(|text| text.0.clone()).collect();
        (names, texts)
    }

    #[test]
    fn the_deal_code_is_shown_when_no_card_is_to_come() {
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

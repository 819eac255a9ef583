//! People who sit round the screen: each at one side, with their own cards under a cover, and with fingers of all of them on the screen
//! at the same time.

use bevy::input::ButtonState;
use bevy::prelude::*;
use bevy::ui::UiGlobalTransform;
use spades::session::setup::{MatchSetup, Player, StartMatch};
use spades::session::statistics::Statistics;
use spades::session::{FaceToFace, Match, OwnRules, Perspective, RulesKind, Turn, TurnPrompt};
use spades::settings::Settings;
use spades::states::Screen;
use spades::storage::Store;
use spades::table::shown::{ShownScene, ShownView};
use spades::text::Phrase;
use spades::text::notices::Notice;
use spades::text::questions::{Concede, TakeBack};
use spades::text::result::SheetLine;
use spades::ui::toasts::Toast;
use spades_layout::SeatWidget;
use spades_rules::{Action, Bid, Card, Game, Phase, Preset, Rules, Seat};

use crate::common::{LONGEST_STEP, button, game, kept, let_pass, resize, rest, resume, seek, step_until, texts};
use crate::devices::{key, press, tap};
use crate::facing_table::{
    as_seen_by, at, bounds, decide, hand, is_turned_to, lift, nothing_leaks, open, play_a_round, put_down, settle,
    shown, table, text_of, wait,
};
use crate::faults::faults;
use crate::positions::played_on;

/// The ledgers name the player's own rules beside the round, with the longest possible names and scores.
#[test]
fn the_ledgers_of_two_hold_their_longest_contents() {
    let rules = Preset::OpenDraft.rules();
    let own = Rules { nil: Some(70), ..rules };
    let names = ["Wilhelmina Moore", "Bartholomew Webb"];
    for size in [(768, 1024), (1024, 768), (1280, 720)] {
        let mut app = game(Store::in_memory(), size);
        app.world_mut().resource_mut::<Settings>().face_to_face = true;
        app.world_mut().resource_mut::<Settings>().interface = 100.0;
        app.insert_resource(OwnRules(vec![("Wilhelmina’s kitchen".to_owned(), own)]));
        app.world_mut().write_message(StartMatch(MatchSetup {
            rules: own,
            kind: RulesKind::Custom,
            players: names.map(|name| Player::Human { name: name.to_owned() }).into(),
        }));
        step_until(&mut app, "the table", |world| {
            *world.resource::<State<Screen>>().get() == Screen::Table && world.resource::<ShownView>().0.is_some()
        });
        settle(&mut app, 4);
        let mut view = app.world_mut().resource_mut::<ShownView>();
        let view = view.0.as_mut().expect("a view");
        view.scores.iter_mut().for_each(|score| *score = -1250);
        view.bags.fill(10);
        let mut scene = app.world_mut().resource_mut::<ShownScene>();
        let scene = scene.0.as_mut().expect("a scene");
        scene.phase = Phase::Play;
        scene.round = 20;
        scene.bids.fill(Some(Bid::BlindNil));
        scene.tricks.fill(12);
        (0..6).for_each(|_| app.update());
        let title = "Wilhelmina’… · Round 20";
        assert_eq!(
            texts(&mut app).iter().filter(|text| *text == title).count(),
            2,
            "{:#?}",
            texts(&mut app)
        );
        let faults = faults(&mut app, true);
        assert!(faults.is_empty(), "{size:?}: {faults:#?}");
    }
}

#[test]
fn two_people_play_a_round_face_to_face() {
    let mut app = table((1024, 768), Preset::ClosedDraft, &[0, 1]);
    play_a_round(&mut app);
    // Either person can turn the sheet to their side, and the next round begins.
    for seat in [1, 0] {
        let turn = at(&app, SeatWidget::Menu(seat));
        tap(&mut app, turn);
        let next = button(&mut app, "next-round");
        let middle = Vec2::new(512.0, 384.0);
        assert_eq!(
            next.y < middle.y,
            seat == 1,
            "its lower edge is nearest to whoever it is turned to"
        );
    }
    let next = button(&mut app, "next-round");
    tap(&mut app, next);
    wait(&mut app);
    assert_eq!(app.world().resource::<Match>().game().round(), 2);
    nothing_leaks(&mut app);
}

#[test]
fn four_people_play_a_round_at_a_side_each() {
    let mut app = table((768, 1024), Preset::Pairs, &[0, 1, 2, 3]);
    play_a_round(&mut app);
}

#[test]
fn three_people_and_a_dummy() {
    let mut app = table((1024, 768), Preset::ThreeHanded, &[0, 1, 2]);
    play_a_round(&mut app);
}

#[test]
fn two_people_and_two_computers() {
    let mut app = table((1280, 720), Preset::Pairs, &[0, 2]);
    play_a_round(&mut app);
}

/// All hold their covers at once, and each sees only their own cards meanwhile.
#[test]
fn a_cover_opens_its_owners_cards_and_no_others() {
    let mut app = table((1024, 768), Preset::Solo, &[0, 1, 2, 3]);
    wait(&mut app);
    let covers = [0, 1, 2, 3].map(|seat| at(&app, SeatWidget::Cover(seat)));
    let seen = |app: &mut App, seat: Seat| {
        let faces = shown(app);
        hand(app, seat).iter().filter(|card| faces.contains(card)).count()
    };
    put_down(&mut app, 1, covers[1]);
    rest(&mut app);
    assert_eq!([0, 1, 2, 3].map(|seat| seen(&mut app, seat)), [0, 13, 0, 0]);
    nothing_leaks(&mut app);
    put_down(&mut app, 2, covers[3]);
    rest(&mut app);
    assert_eq!([0, 1, 2, 3].map(|seat| seen(&mut app, seat)), [0, 13, 0, 13]);
    lift(&mut app, 1, covers[1]);
    assert_eq!([0, 1, 2, 3].map(|seat| seen(&mut app, seat)), [0, 0, 0, 13]);
    // A finger that has moved away still releases the cover.
    lift(&mut app, 2, Vec2::new(512.0, 384.0));
    assert_eq!([0, 1, 2, 3].map(|seat| seen(&mut app, seat)), [0; 4]);
    nothing_leaks(&mut app);
}

/// Partners pass two cards each: with every other cover open, none of them is seen, and rivals know no more than how many.
#[test]
fn a_passed_card_is_seen_by_giver_and_taker_alone() {
    let size = (1024, 768);
    let mut app = table(size, Preset::PassTwo, &[0, 1, 2, 3]);
    let mut saved = kept(&app);
    let mut game = Game::replay(&saved.record).expect("a record");
    while game.phase() == Phase::Bidding {
        let bid = if game.actor() == Some(0) { 0 } else { 4 };
        let looks = game.legal_actions().contains(&Action::Look);
        let action = if looks { Action::Look } else { Action::Bid(bid) };
        game.apply(action).expect("a legal bid");
    }
    saved.record = game.record();
    resume(&mut app, &saved, size);
    let phase = |app: &App| app.world().resource::<Match>().game().phase();
    assert_eq!(phase(&app), Phase::Passing);
    let mut holds = false;
    while phase(&app) == Phase::Passing {
        wait(&mut app);
        nothing_leaks(&mut app);
        decide(&mut app, holds);
        holds = !holds;
    }
    wait(&mut app);
    nothing_leaks(&mut app);
    let passes = |app: &App, seat: Seat| app.world().resource::<Match>().game().view(seat).passes;
    let passed: Vec<Card> = passes(&app, 0)
        .iter()
        .flat_map(|pass| pass.cards.iter().copied())
        .map(|card| card.expect("a card that the giver knows"))
        .collect();
    assert_eq!(passed.len(), 4);
    for (seat, knows) in [(0, true), (1, false), (2, true), (3, false)] {
        let cards = passes(&app, seat);
        assert!(cards.iter().all(|pass| pass.count == 2));
        let known = cards.iter().flat_map(|pass| pass.cards.iter()).flatten().count();
        assert_eq!(known, if knows { 4 } else { 0 }, "known to {seat}");
        let cover = at(&app, SeatWidget::Cover(seat));
        put_down(&mut app, 1, cover);
        rest(&mut app);
        assert!(open(&app, seat));
        nothing_leaks(&mut app);
        let faces = shown(&mut app);
        let own = hand(&app, seat);
        for card in &passed {
            assert_eq!(faces.contains(card), own.contains(*card), "{card} at {seat}");
        }
        lift(&mut app, 1, cover);
        rest(&mut app);
    }
}

/// A tapped cover stays open only for its owner's turn, and no other cover can be tapped open.
#[test]
fn a_tap_opens_in_ones_own_turn_alone() {
    let mut app = table((1024, 768), Preset::Solo, &[0, 1, 2, 3]);
    wait(&mut app);
    let turn = app.world().resource::<Perspective>().viewer;
    let other = (turn + 1) % 4;
    let cover = |app: &App, seat| at(app, SeatWidget::Cover(seat));
    let place = cover(&app, other);
    tap(&mut app, place);
    assert!(!open(&app, other) && !open(&app, turn));
    let place = cover(&app, turn);
    tap(&mut app, place);
    assert!(open(&app, turn));
    tap(&mut app, place);
    assert!(!open(&app, turn), "a second tap covers them again");
    nothing_leaks(&mut app);
    decide(&mut app, false);
    wait(&mut app);
    assert_eq!(app.world().resource::<Perspective>().viewer, other);
    assert!(!open(&app, turn) && !open(&app, other), "the turn is over");
    nothing_leaks(&mut app);
}

#[test]
fn a_key_for_each_side_holds_its_cover() {
    let mut app = table((1280, 720), Preset::OpenDraft, &[0, 1]);
    wait(&mut app);
    for (seat, key) in [(0, KeyCode::KeyZ), (1, KeyCode::KeyX)] {
        press(&mut app, key, ButtonState::Pressed);
        // Longer than a tap.
        settle(&mut app, 20);
        assert!(open(&app, seat) && !open(&app, 1 - seat));
        press(&mut app, key, ButtonState::Released);
        app.update();
        app.update();
        assert!(!open(&app, seat));
    }
}

/// Switching to side by side in the middle of a match brings the curtain back, and no hand stays open.
#[test]
fn sitting_side_by_side_again_draws_the_curtain() {
    let mut app = table((1024, 768), Preset::OpenDraft, &[0, 1]);
    wait(&mut app);
    let cover = at(&app, SeatWidget::Cover(0));
    put_down(&mut app, 1, cover);
    app.world_mut().resource_mut::<Settings>().face_to_face = false;
    step_until(&mut app, "the curtain", |world| world.resource::<Perspective>().curtain);
    rest(&mut app);
    assert!(!app.world().resource::<FaceToFace>().0);
    let faces = shown(&mut app);
    let held = hand(&app, 0).union(hand(&app, 1));
    assert!(held.iter().all(|card| !faces.contains(&card)));
    let prompt = app.world().resource::<TurnPrompt>();
    assert_eq!(prompt.turn, Turn::Wait);
    if let Some(view) = &prompt.view {
        assert_eq!(view.playing_hand(), view.viewer);
    }
}

/// A player can't allow their own undo: another person is asked, by name.
#[test]
fn another_is_asked_whether_a_decision_is_taken_back() {
    let mut app = table((768, 1024), Preset::ClosedDraft, &[0, 1]);
    for _ in 0..3 {
        wait(&mut app);
        decide(&mut app, false);
        wait(&mut app);
        let world = app.world();
        let point = world.resource::<Match>().undo_point().expect("something to take back");
        let other = 1 - point.seat;
        key(&mut app, KeyCode::KeyU);
        settle(&mut app, 4);
        is_turned_to(&mut app, "agree", other);
        let game = app.world().resource::<Match>();
        let asked = TakeBack::MayTakeBack {
            who: game.who(point.seat),
            of: game.who(other),
        };
        assert!(text_of(&asked, &mut app), "{asked:?}");
        let leaves = button(&mut app, "cancel");
        tap(&mut app, leaves);
        settle(&mut app, 4);
    }
    key(&mut app, KeyCode::KeyU);
    settle(&mut app, 4);
    let point = app.world().resource::<Match>().undo_point().expect("a decision");
    let agrees = button(&mut app, "agree");
    tap(&mut app, agrees);
    settle(&mut app, 4);
    assert_eq!(app.world().resource::<Match>().action_count(), point.count);
}

/// Among four it is an opponent, not the partner.
#[test]
fn a_rival_is_asked_whether_a_decision_is_taken_back() {
    let mut app = table((1024, 768), Preset::Pairs, &[0, 1, 2, 3]);
    wait(&mut app);
    decide(&mut app, false);
    wait(&mut app);
    let point = app.world().resource::<Match>().undo_point().expect("a bid");
    key(&mut app, KeyCode::KeyU);
    settle(&mut app, 4);
    is_turned_to(&mut app, "we-all-agree", (point.seat + 1) % 4);
}

/// A message over a round's sheet is turned like the sheet, and covers none of its figures.
#[test]
fn a_panel_over_the_result_faces_as_it_does() {
    let mut app = table((768, 1024), Preset::ClosedDraft, &[0, 1]);
    let last_tricks = |game: &Game| game.phase() == Phase::Play && game.hand(0).len() <= 2;
    let saved = played_on(kept(&app), last_tricks);
    resume(&mut app, &saved, (768, 1024));
    play_a_round(&mut app);
    for size in [(768, 1024), (1024, 768)] {
        resize(&mut app, size);
        rest(&mut app);
        for seat in [1, 0] {
            let turn = at(&app, SeatWidget::Menu(seat));
            tap(&mut app, turn);
            app.world_mut().write_message(Toast::new(Notice::ReceiptCopied));
            settle(&mut app, 4);
            is_turned_to(&mut app, "toast", seat);
            is_turned_to(&mut app, "next-round", seat);
            let toast = bounds(&mut app, "toast");
            let world = app.world_mut();
            let mut figures = world.query::<(&Text, &ComputedNode, &UiGlobalTransform, &InheritedVisibility)>();
            let label = SheetLine::TricksTaken.text();
            let lines: Vec<Rect> = figures
                .iter(world)
                .filter(|(text, _, _, seen)| text.0 == label && seen.get())
                .map(|(_, node, at, _)| Rect::from_center_size(at.translation, node.size()))
                .collect();
            assert_eq!(lines.len(), 1);
            let away = as_seen_by(&app, seat, Vec2::Y);
            let below = (lines[0].center() - toast.center()).dot(away);
            assert!(below > 90.0, "{below} between the toast and the figures at {size:?}");
            let window = Rect::new(0.0, 0.0, size.0 as f32, size.1 as f32);
            assert!(window.contains(toast.min) && window.contains(toast.max), "{toast:?}");
            while seek(&mut app, "toast").is_some() {
                let_pass(&mut app, LONGEST_STEP);
            }
        }
    }
}

/// The person who opened the menu concedes, and the message names them.
#[test]
fn the_player_who_opens_the_menu_concedes() {
    let mut app = table((768, 1024), Preset::OpenDraft, &[0, 1]);
    wait(&mut app);
    decide(&mut app, false);
    wait(&mut app);
    let other = 1 - app.world().resource::<Perspective>().viewer;
    let menu = at(&app, SeatWidget::Menu(other));
    tap(&mut app, menu);
    settle(&mut app, 4);
    let asks = button(&mut app, "concede-the-match");
    tap(&mut app, asks);
    settle(&mut app, 4);
    is_turned_to(&mut app, "concede", other);
    let game = app.world().resource::<Match>();
    let (loses, wins) = (game.side_who(other), game.side_who(1 - other));
    assert!(text_of(&Concede::ItIsLostFor(loses.clone()), &mut app));
    let gives_up = button(&mut app, "concede");
    tap(&mut app, gives_up);
    step_until(&mut app, "the title", |world| {
        *world.resource::<State<Screen>>().get() == Screen::Title
    });
    settle(&mut app, 4);
    assert!(text_of(&Notice::SideConceded { loses, wins }, &mut app));
    let names = ["Ada", "Ben"];
    let counted = &app.world().resource::<Statistics>().by_person;
    assert_eq!((counted[names[other]].lost, counted[names[1 - other]].won), (1, 1));
}

//! Rules of tables: cards passed between partners, numbers bid blind, a hand thrown in, a round without bids.

use bevy::prelude::*;
use spades::session::{Match, Perspective, Turn};
use spades::storage::Store;
use spades::table::shown::ShownScene;
use spades_rules::{Action, Bid, Card, FirstRound, Game, Misdeal, Phase, Preset, Rules, Seat};

use crate::common::{
    against_computers, asked, button, card, game, players, rest, resume, seek, step_until, texts, walk_to,
};
use crate::devices::{click, key};
use crate::positions::new_match;

fn pairs(change: fn(&mut Rules)) -> Rules {
    let mut rules = Rules {
        blind_nil: None,
        ..Preset::Pairs.rules()
    };
    change(&mut rules);
    assert_eq!(rules.validate(), Ok(()));
    rules
}

fn match_of(app: &App) -> &Game {
    app.world().resource::<Match>().game()
}

/// Resumes a match of these rules after some actions.
fn after(app: &mut App, rules: Rules, hot_seat: bool, size: (u32, u32), act: impl Fn(&Game) -> Option<Action>) {
    let people = if hot_seat {
        let two = players(true);
        let computers = against_computers(Preset::Pairs);
        vec![
            two[0].clone(),
            computers[1].clone(),
            two[1].clone(),
            computers[3].clone(),
        ]
    } else {
        against_computers(Preset::Pairs)
    };
    let mut saved = new_match(rules, Preset::Pairs, people, 5);
    let mut game = Game::replay(&saved.record).expect("a record");
    while let Some(action) = act(&game) {
        game.apply(action).expect("a legal action");
    }
    saved.record = game.record();
    resume(app, &saved, size);
}

/// Bids nil for the first seat and 3 for the others.
fn bids_nil(game: &Game) -> Option<Action> {
    let bid = |seat: Seat| Action::Bid(if seat == 0 { 0 } else { 3 });
    (game.phase() == Phase::Bidding).then(|| bid(game.actor().expect("a bidder")))
}

/// A nil bidder names cards with the pointer; the share then moves, and its partner's comes back.
#[test]
fn cards_are_passed_with_the_pointer() {
    let mut app = game(Store::in_memory(), (1280, 720));
    let passing = pairs(|rules| rules.pass.nil = 2);
    after(&mut app, passing, false, (1280, 720), bids_nil);
    step_until(&mut app, "the passing", |world| asked(world) == Turn::Pass);
    rest(&mut app);
    let hand = match_of(&app).hand(0);
    assert!(texts(&mut app).iter().any(|text| text.contains("pass 2 cards")));
    let others: Vec<Card> = hand.iter().take(2).collect();
    for other in others.clone() {
        let at = card(app.world(), other);
        click(&mut app, at);
        rest(&mut app);
    }
    step_until(&mut app, "the cards from the partner", |world| {
        world.resource::<Match>().game().phase() == Phase::Play
    });
    rest(&mut app);
    let view = match_of(&app).view(0);
    assert_eq!(view.passes.len(), 2);
    assert!(others.iter().all(|&card| view.passes[0].cards.contains(&Some(card))));
    // The table has followed the events: thirteen cards, all in view, and none of the partner's.
    let scene = app.world().resource::<ShownScene>().0.clone().expect("a scene");
    let faces = |seat: Seat| {
        scene.hands[seat]
            .iter()
            .filter(|&&id| scene.faces[id].is_some())
            .count()
    };
    assert_eq!([0, 1, 2, 3].map(|seat| scene.hands[seat].len()), [13; 4]);
    assert_eq!((faces(0), faces(2)), (13, 0));
}

/// Arrows choose a card and Enter names it; U takes that back.
#[test]
fn cards_are_passed_with_keys() {
    let mut app = game(Store::in_memory(), (1280, 720));
    let passing = pairs(|rules| rules.pass.nil = 2);
    after(&mut app, passing, false, (1280, 720), bids_nil);
    step_until(&mut app, "the passing", |world| asked(world) == Turn::Pass);
    rest(&mut app);
    key(&mut app, KeyCode::ArrowRight);
    key(&mut app, KeyCode::Enter);
    step_until(&mut app, "the named card", |world| {
        world.resource::<Match>().game().view(0).naming.len() == 1
    });
    rest(&mut app);
    // Nothing new has been seen, so nothing is asked.
    key(&mut app, KeyCode::KeyU);
    rest(&mut app);
    assert_eq!(match_of(&app).view(0).naming.len(), 0, "taken back");
}

/// On a phone a finger taps the cards.
#[test]
fn cards_are_passed_on_a_phone() {
    let mut app = game(Store::in_memory(), (390, 844));
    let passing = pairs(|rules| rules.pass.nil = 1);
    after(&mut app, passing, false, (390, 844), bids_nil);
    step_until(&mut app, "the passing", |world| asked(world) == Turn::Pass);
    rest(&mut app);
    let first = match_of(&app).hand(0).first().expect("a card");
    let at = card(app.world(), first);
    click(&mut app, at);
    step_until(&mut app, "the cards from the partner", |world| {
        world.resource::<Match>().game().phase() == Phase::Play
    });
    rest(&mut app);
    assert_eq!(match_of(&app).view(0).passes.len(), 2);
}

/// Two people at one machine: the partner's cards are seen by these two alone, and nothing is taken back once the other has seen them.
#[test]
fn a_share_that_another_person_has_seen_is_not_taken_back() {
    let mut app = game(Store::in_memory(), (1280, 720));
    let passing = pairs(|rules| rules.pass.nil = 1);
    after(&mut app, passing, true, (1280, 720), |game| {
        if game.phase() == Phase::Passing && game.actor() == Some(0) {
            return Some(game.legal_actions()[0]);
        }
        bids_nil(game)
    });
    let undo = app.world().resource::<Match>().undo_point();
    assert_eq!(undo, None, "the partner has the card");
    assert_eq!(match_of(&app).actor(), Some(2));
    let perspective = app.world().resource::<Perspective>();
    assert!(
        perspective.curtain || perspective.viewer == 2,
        "the other person is asked"
    );
}

/// A number is chosen from those that may be bid blind.
#[test]
fn a_number_is_bid_blind() {
    let mut app = game(Store::in_memory(), (1280, 720));
    let blind = pairs(|rules| rules.blind_bid = Some(6));
    after(&mut app, blind, false, (1280, 720), |game| {
        (game.actor() != Some(0)).then(|| {
            let legal = game.legal_actions();
            if legal.contains(&Action::Look) {
                Action::Look
            } else {
                Action::Bid(3)
            }
        })
    });
    step_until(&mut app, "the choice", |world| {
        asked(world) == Turn::Look || asked(world) == Turn::Bid
    });
    rest(&mut app);
    if asked(app.world()) == Turn::Bid {
        // The second partner can't bid blind.
        assert!(match_of(&app).first() == 2 || match_of(&app).first() == 1);
        return;
    }
    let at = button(&mut app, "blind-bid");
    click(&mut app, at);
    rest(&mut app);
    assert_eq!(match_of(&app).bids()[0], None, "one tap too many bids nothing");
    assert!(texts(&mut app).iter().any(|text| text.contains("13: +260")));
    walk_to(&mut app, "number-7-140");
    key(&mut app, KeyCode::Enter);
    step_until(&mut app, "the bid", |world| {
        world.resource::<Match>().game().bids()[0] == Some(Bid::Blind(7))
    });
    step_until(&mut app, "the play", |world| {
        world.resource::<Match>().game().phase() == Phase::Play
    });
    assert_eq!(match_of(&app).bids()[2], None, "the partner is covered");
}

/// A hand without spades is thrown in by a button beside the pad.
#[test]
fn a_hand_is_thrown_in() {
    let rules = pairs(|rules| rules.misdeal = Misdeal::NoSpades);
    let without = |seed: u64| {
        let game = Game::new(rules, spades_rules::Seed::from_u64(seed)).expect("valid rules");
        let hand = game.hand(0).in_suit(spades_rules::Suit::Spades);
        game.first() == 0 && hand.is_empty()
    };
    let seed = (0..).find(|&seed| without(seed)).expect("a deal");
    for size in [(1280, 720), (390, 844), (844, 390)] {
        let mut app = game(Store::in_memory(), size);
        let saved = new_match(rules, Preset::Pairs, against_computers(Preset::Pairs), seed);
        resume(&mut app, &saved, size);
        step_until(&mut app, "the pad", |world| asked(world) == Turn::Bid);
        rest(&mut app);
        let at = button(&mut app, "misdeal");
        click(&mut app, at);
        step_until(&mut app, "a new deal", |world| {
            world.resource::<Match>().game().view(0).redeals > 0
        });
    }
}

/// A round that bids itself asks for a card at once.
#[test]
fn a_round_without_bids_goes_straight_to_play() {
    let mut app = game(Store::in_memory(), (1280, 720));
    let rules = pairs(|rules| {
        rules.first_round = FirstRound {
            bids_itself: true,
            min_tricks: None,
        };
    });
    after(&mut app, rules, false, (1280, 720), |_| None);
    step_until(&mut app, "a card", |world| asked(world) == Turn::Play);
    rest(&mut app);
    assert!(seek(&mut app, "bid-3").is_none(), "there is no pad");
    assert_eq!(match_of(&app).phase(), Phase::Play);
}

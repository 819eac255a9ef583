//! No view or event reveals what its viewer may not know: games that differ only in cards hidden from a seat look the same to it.

use crate::common::{Tape, act, rules_from};
use proptest::prelude::*;
use spades_rules::{Action, Card, CardSet, Event, Game, HandBuilding, Leader, Phase, Preset, Rules, Seed, Setup, View};

/// Returns a view without the commitment, which differs for every deck and reveals nothing without the salt.
fn seen(game: &Game, seat: usize) -> View {
    let mut view = game.view(seat);
    view.commitment.clear();
    view
}

/// Returns sets of hands in which one seat, and the dummy if any, has the same cards.
fn setups(rules: &Rules, seat: usize, tape: &mut Tape) -> [Setup; 2] {
    let hands = rules.hand_count();
    let shown = if hands > usize::from(rules.players) {
        vec![seat, 3]
    } else {
        vec![seat]
    };
    let mut deck: Vec<Card> = rules.deck().iter().collect();
    for at in (1..deck.len()).rev() {
        deck.swap(at, tape.choose(at + 1));
    }
    let dealt: Vec<CardSet> = deck
        .chunks(13)
        .take(hands)
        .map(|hand| hand.iter().copied().collect())
        .collect();
    let first = Setup::new(dealt.clone(), tape.choose(rules.players.into()));
    let known: CardSet = shown.iter().flat_map(|&hand| dealt[hand].iter()).collect();
    let mut hidden: Vec<Card> = deck.into_iter().filter(|&card| !known.contains(card)).collect();
    for at in (1..hidden.len()).rev() {
        hidden.swap(at, tape.choose(at + 1));
    }
    let mut second = first.clone();
    let mut hidden = hidden.chunks(13);
    for hand in (0..hands).filter(|hand| !shown.contains(hand)) {
        second.hands[hand] = hidden.next().unwrap().iter().copied().collect();
    }
    [first, second]
}

/// Applies an action and returns its events as a record-keeping viewer sees them.
fn events_seen(game: &mut Game, action: Action, viewer: usize) -> Vec<Event> {
    let events = game.apply(action).unwrap();
    events.into_iter().map(|event| event.seen_by(viewer, game)).collect()
}

proptest! {
    /// Two rounds that differ in the hidden hands look the same while the same actions are legal in both.
    #[test]
    fn hidden_hands(bytes in prop::collection::vec(any::<u8>(), 300), viewer in 0usize..4) {
        let mut tape = Tape(&bytes);
        let mut rules = rules_from(&mut tape);
        if rules.leads_first == Leader::LowClub {
            // The leader's hidden card is public.
            rules.leads_first = Leader::First;
        }
        let viewer = viewer % usize::from(rules.players);
        let setups = setups(&rules, viewer, &mut tape);
        let [mut one, mut two] = setups.map(|setup| Game::from_setup(rules, setup, Seed::from_u64(0)).unwrap());
        prop_assert_eq!(seen(&one, viewer), seen(&two, viewer));
        loop {
            let (here, there) = (one.legal_actions(), two.legal_actions());
            let both: Vec<Action> = here.into_iter().filter(|action| there.contains(action)).collect();
            if both.is_empty() || one.phase() == Phase::RoundEnd {
                break;
            }
            let action = both[tape.choose(both.len())];
            // A call turns up the tricks and is judged by hidden hands: its result is public.
            if matches!(action, Action::Call(_)) {
                break;
            }
            prop_assert_eq!(events_seen(&mut one, action, viewer), events_seen(&mut two, action, viewer));
            prop_assert_eq!(seen(&one, viewer), seen(&two, viewer));
            prop_assert_eq!(one.events_for(viewer), two.events_for(viewer));
        }
    }

    /// In a draft, a seat sees the cards of its own turns, and of the other seat's only the open discards; a blind
    /// seat does not even see the cards that it keeps.
    #[test]
    fn hidden_draft(bytes in prop::collection::vec(any::<u8>(), 80), seed in any::<u64>(), open in any::<bool>()) {
        let preset = if open { Preset::OpenDraft } else { Preset::ClosedDraft };
        let rules = Rules { blind_nil: Some(200), ..preset.rules() };
        let mut tape = Tape(&bytes);
        let mut game = Game::new(rules, Seed::from_u64(seed)).unwrap();
        while game.phase() == Phase::Draft {
            let legal = game.legal_actions();
            let action = if legal.contains(&Action::BlindNil) && tape.byte() < 128 { Action::BlindNil } else {
                legal[tape.choose(legal.len().min(2))]
            };
            let Ok(events) = game.apply(action) else { continue };
            for viewer in 0..2 {
                let view = game.view(viewer);
                let blind = view.bids[viewer].is_some();
                let face_down = blind && view.phase != Phase::Play;
                for event in events.iter().map(|event| event.seen_by(viewer, &game)) {
                    match event {
                        Event::Drew { seat, card } | Event::Kept { seat, card, .. } =>
                            prop_assert_eq!(card.is_some(), seat == viewer && !blind),
                        Event::Discarded { seat, card, .. } => prop_assert_eq!(card.is_some(), open || seat == viewer),
                        _ => {}
                    }
                }
                prop_assert_eq!(view.hand.is_none(), face_down);
                let other = game.hand(1 - viewer);
                let shown = view.discards.iter().filter_map(|discard| discard.card).chain(view.drawn);
                for card in shown.chain(view.hand.unwrap_or_default()) {
                    prop_assert!(!other.contains(card));
                    prop_assert!(!face_down || !game.hand(viewer).contains(card));
                }
            }
        }
    }

    /// Throughout a match, the JSON of a view names no card that its viewer may not know.
    #[test]
    fn json_of_a_view_names_no_hidden_card(bytes in prop::collection::vec(any::<u8>(), 0..400), seed in any::<u64>()) {
        let mut tape = Tape(&bytes);
        let rules = rules_from(&mut tape);
        let mut game = Game::new(rules, Seed::from_u64(seed)).unwrap();
        while !tape.ended() && act(&mut game, &mut tape) {}
        for viewer in 0..usize::from(rules.players) {
            let json = serde_json::to_string(&game.view(viewer)).unwrap();
            let shown_dummy = game.dummy_partner().map(|_| 3);
            let face_down = game.view(viewer).hand.is_none();
            let hidden = (0..game.hands())
                .filter(|&hand| (hand != viewer || face_down) && Some(hand) != shown_dummy)
                .flat_map(|hand| game.hand(hand).difference(game.view(viewer).known_cards(hand)).iter());
            for card in hidden {
                let text = format!("\"{card}\"");
                prop_assert!(!json.contains(&text), "seat {} sees {}", viewer, text);
            }
        }
    }
}

/// In an open draft only the stock is hidden; in a closed one also the other seat's discards.
#[test]
fn a_view_of_the_draft_in_numbers() {
    for (preset, expected) in [(Preset::OpenDraft, 26), (Preset::ClosedDraft, 13)] {
        assert_ne!(preset.rules().hands, HandBuilding::Deal);
        let mut game = Game::new(preset.rules(), Seed::from_u64(1)).unwrap();
        while game.phase() == Phase::Draft {
            game.apply(game.legal_actions()[0]).unwrap();
        }
        for viewer in 0..2 {
            let view = game.view(viewer);
            assert_eq!(view.discards.len(), 26);
            assert_eq!(
                view.discards.iter().filter(|discard| discard.card.is_some()).count(),
                expected
            );
        }
    }
}

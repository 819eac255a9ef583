//! Views that contradict themselves are rejected, with the name of a contradicting field.

use spades_rules::{
    Action, Bid, CardSet, DiscardView, Game, Phase, Preset, Renege, Rules, Seed, Setup, TrickView, View, ViewError,
};

/// Returns the actor's view after the first legal action was taken `actions` times.
fn view(preset: Preset, actions: usize) -> View {
    let mut game = Game::new(preset.rules(), Seed::from_u64(3)).unwrap();
    for _ in 0..actions {
        let legal = game.legal_actions();
        let bid = legal
            .iter()
            .find(|&&action| action == Action::Bid(3))
            .unwrap_or(&legal[0]);
        game.apply(*bid).unwrap();
    }
    let view = game.view(game.actor().unwrap());
    assert_eq!(view.check(), Ok(()));
    view
}

/// Returns a solo view six cards into play: one trick and two cards of the next.
fn played() -> View {
    let view = view(Preset::Solo, 4 + 6);
    assert_eq!(view.phase, Phase::Play);
    view
}

/// Returns the field for which the changed view is rejected.
fn refused(mut view: View, change: impl FnOnce(&mut View)) -> &'static str {
    change(&mut view);
    match view.check() {
        Err(ViewError::Field(field)) => field,
        other => panic!("{other:?}: {view:?}"),
    }
}

#[test]
fn counts_and_tricks() {
    assert_eq!(
        refused(played(), |view| view.hand_counts[(view.viewer + 1) % 4] += 1),
        "hand_counts"
    );
    assert_eq!(refused(played(), |view| view.hand_counts = vec![13; 4]), "hand");
    assert_eq!(refused(played(), |view| view.hand_counts.truncate(3)), "hand_counts");
    assert_eq!(refused(played(), |view| view.tricks[0] += 1), "tricks");
    assert_eq!(refused(played(), |view| view.tricks = vec![255; 4]), "tricks");
    assert_eq!(refused(played(), |view| view.broken = !view.broken), "broken");
    assert_eq!(refused(played(), |view| view.stock = 7), "stock");
    assert_eq!(refused(played(), |view| view.round = 0), "round");
}

#[test]
fn cards() {
    let mut one = played().hand.unwrap();
    one.remove(one.first().unwrap());
    assert_eq!(refused(played(), |view| view.hand = Some(one)), "hand");
    assert_eq!(refused(played(), |view| view.hand = None), "hand");
    // A card that was played already.
    let twice = |view: &mut View| view.played[1].plays[0].1 = view.played[0].plays[0].1;
    assert_eq!(refused(played(), twice), "played");
    let own = |view: &mut View| view.played[1].plays[0].1 = view.hand.unwrap().first().unwrap();
    assert_eq!(refused(played(), own), "played");
    assert_eq!(refused(played(), |view| view.lawful = CardSet::EMPTY), "lawful");
    assert_eq!(refused(played(), |view| view.dummy = Some(CardSet::EMPTY)), "dummy");
}

#[test]
fn tricks_played() {
    let winner = |view: &mut View| view.played[0].winner = Some((view.played[0].winner.unwrap() + 1) % 4);
    assert_eq!(refused(played(), winner), "played");
    assert_eq!(refused(played(), |view| view.played[0].winner = None), "played");
    assert_eq!(refused(played(), |view| view.played[1].plays[0].0 = 9), "played");
    assert_eq!(refused(played(), |view| view.played[1].plays.swap(0, 1)), "played");
    assert_eq!(
        refused(played(), |view| view.played.push(TrickView::default())),
        "played"
    );
}

#[test]
fn turns_and_choices() {
    assert_eq!(
        refused(played(), |view| view.hand_to_play = Some(view.viewer ^ 1)),
        "hand_to_play"
    );
    assert_eq!(refused(played(), |view| view.hand_to_play = Some(77)), "hand_to_play");
    assert_eq!(refused(played(), |view| view.actor = None), "actor");
    assert_eq!(refused(played(), |view| view.viewer = 4), "viewer");
    assert_eq!(refused(played(), |view| view.first = 4), "first");
    assert_eq!(refused(played(), |view| view.legal.push(Action::Draw)), "legal");
    assert_eq!(refused(played(), |view| view.phase = Phase::Claims), "phase");
    assert_eq!(refused(played(), |view| view.phase = Phase::Draft), "phase");
    assert_eq!(refused(played(), |view| view.phase = Phase::RoundEnd), "legal");
}

#[test]
fn bids_and_scores() {
    assert_eq!(refused(played(), |view| view.bids = vec![None; 4]), "played");
    assert_eq!(refused(played(), |view| view.bids[2] = Some(Bid::Tricks(14))), "bids");
    assert_eq!(refused(played(), |view| view.bids[2] = Some(Bid::BlindNil)), "bids");
    assert_eq!(refused(played(), |view| view.scores.truncate(1)), "scores");
    assert_eq!(refused(played(), |view| view.scores[0] = i32::MAX), "scores");
    assert_eq!(refused(played(), |view| view.bags[0] = 250), "bags");
    assert_eq!(refused(played(), |view| view.commitment = "0".into()), "commitment");
    let mut view = played();
    view.rules.players = 7;
    assert!(matches!(view.check(), Err(ViewError::Rules(_))));
}

/// A bid that reveals the number of spades leaves no other hand.
#[test]
fn spades_revealed() {
    let view = view(Preset::Mirror, 0);
    assert_eq!(view.legal.len(), 1);
    let other = (view.viewer + 3) % 4;
    let field = refused(view, |view| view.bids[other] = Some(Bid::Tricks(13)));
    assert!(["bids", "hand_counts"].contains(&field), "{field}");
}

/// A seat that did not follow cannot have only that suit left.
#[test]
fn voids_that_no_deal_has() {
    let hand = |text: &str| text.split(' ').map(|card| card.parse().unwrap()).collect();
    let setup = Setup::new(vec![hand("2H 3H 4H"), hand("2C 5H 6H")], 0);
    let rules = Rules {
        renege: Renege::Penalized,
        ..Preset::ClosedDraft.rules()
    };
    let mut game = Game::from_setup(rules, setup, Seed::from_u64(0)).unwrap();
    for word in ["bid1", "bid1", "2H", "2C", "3H", "5H"] {
        game.apply(word.parse().unwrap()).unwrap();
    }
    let view = game.view(0);
    assert_eq!(view.check(), Ok(()));
    // If reneging is prevented, the five of hearts had to be played earlier.
    assert_eq!(
        refused(view, |view| {
            view.rules.renege = Renege::Prevented;
            view.legal.retain(|action| matches!(action, Action::Play(_)));
        }),
        "played"
    );
}

#[test]
fn drafts() {
    let drafting = || view(Preset::ClosedDraft, 5);
    assert_eq!(drafting().phase, Phase::Draft);
    assert_eq!(
        refused(drafting(), |view| view.hand_counts[1 - view.viewer] = 9),
        "hand_counts"
    );
    assert_eq!(refused(drafting(), |view| view.drawn = None), "drawn");
    assert_eq!(refused(drafting(), |view| view.drawn_by = None), "drawn");
    assert_eq!(refused(drafting(), |view| view.stock = 0), "stock");
    let unseen = DiscardView { seat: 0, card: None };
    assert_eq!(refused(drafting(), |view| view.discards = vec![unseen; 60]), "discards");
    assert_eq!(refused(drafting(), |view| view.discards[0].seat ^= 1), "discards");
}

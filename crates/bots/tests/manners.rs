//! Partnership play, counted over many deals: situations with one right action, and the share of bots that take it.

use spades_bots::{Decision, Level, Progress};
use spades_rules::{Action, Bid, Card, CardSet, Game, Phase, Preset, Seed, Suit, View, winning_card};

fn decide(view: &View, level: Level, seed: u64) -> Action {
    let mut decision = Decision::new(view, level, seed);
    loop {
        if let Progress::Done(action) = decision.step(u32::MAX) {
            return action;
        }
    }
}

/// A card to be played by one of two partners, with what the table knows.
struct Turn<'a> {
    view: &'a View,
    /// The running trick.
    trick: &'a [(usize, Card)],
}

impl Turn<'_> {
    fn partner(&self) -> usize {
        (self.view.viewer + 2) % 4
    }

    /// Returns the seat that is winning the trick so far, and its card.
    fn winning(&self) -> Option<(usize, Card)> {
        winning_card(self.trick)
    }

    fn takes(&self, card: Card) -> bool {
        self.winning().is_none_or(|(_, best)| card.beats(best))
    }

    /// Returns `true` if a seat has shown that it is void in a suit.
    fn void(&self, seat: usize, suit: Suit) -> bool {
        self.view.shown_out(seat)[suit as usize]
    }

    /// Returns `true` if no card that is out beats this one in its suit.
    fn is_top(&self, card: Card) -> bool {
        let gone: CardSet = self
            .view
            .played
            .iter()
            .flat_map(|trick| &trick.plays)
            .map(|&(_, card)| card)
            .collect();
        let own = self.view.hand.unwrap_or_default();
        let out = CardSet::STANDARD.difference(gone).difference(own);
        !out.in_suit(card.suit()).iter().any(|other| other > card)
    }

    fn last(&self) -> bool {
        self.trick.len() == 3
    }

    fn nil_alive(&self, seat: usize) -> bool {
        self.view.bids[seat].is_some_and(Bid::is_nil) && self.view.tricks[seat] == 0
    }

    /// Returns the tricks that a side still needs for its contract; negative numbers are bags.
    fn need(&self, seat: usize) -> i32 {
        [seat, (seat + 2) % 4].iter().fold(0, |need, &seat| {
            let bid = self.view.bids[seat].map_or(0, Bid::tricks);
            need + i32::from(bid) - i32::from(self.view.tricks[seat])
        })
    }

    /// Returns the number of tricks left, including the running one.
    fn left(&self) -> i32 {
        13 - self.view.tricks.iter().map(|&tricks| i32::from(tricks)).sum::<i32>()
    }

    /// Returns the lawful cards that take the trick, and those that do not.
    fn choices(&self) -> (Vec<Card>, Vec<Card>) {
        self.view.lawful.iter().partition(|&card| self.takes(card))
    }
}

/// Number of times that something was done, and number of times that it was called for.
#[derive(Debug, Default)]
struct Count {
    done: u32,
    of: u32,
}

/// Plays rounds in which all four play as Intermediate, and asks a level wherever `right` says that there is a right
/// card; so a level that searches is asked at many turns in little time. Ends after `max` such turns.
fn counted(level: Level, preset: Preset, max: u32, right: &impl Fn(&Turn, Card) -> Option<bool>) -> Count {
    let mut count = Count::default();
    for number in 0..ROUNDS {
        let mut game = Game::new(preset.rules(), Seed::from_u64(number)).unwrap();
        while let Some(seat) = game.actor() {
            let view = game.view(seat);
            let action = decide(&view, Level::Intermediate, number);
            if let (Phase::Play, Action::Play(card)) = (view.phase, action)
                && view.legal.len() > 1
            {
                let trick = view.running_trick();
                let turn = Turn { view: &view, trick };
                if right(&turn, card).is_some()
                    && let Action::Play(card) = decide(&view, level, number)
                {
                    count.of += 1;
                    count.done += u32::from(right(&turn, card) == Some(true));
                }
            }
            if count.of == max {
                return count;
            }
            game.apply(action).unwrap();
        }
    }
    count
}

/// Maximum number of rounds played.
const ROUNDS: u64 = 3000;

/// Number of turns by level: a search takes time.
const LEVELS: [(Level, u32); 3] = [(Level::Intermediate, 400), (Level::Advanced, 200), (Level::Expert, 40)];

/// Checks that each level does it at least this often. A search sees further than the rule and may have its reasons, but not often.
fn at_least(shares: [f64; 3], preset: Preset, right: impl Fn(&Turn, Card) -> Option<bool>) {
    for ((level, turns), share) in LEVELS.into_iter().zip(shares) {
        let count = counted(level, preset, turns, &right);
        assert!(count.of >= turns.min(15), "{level:?} {count:?}");
        assert!(
            f64::from(count.done) >= share * f64::from(count.of),
            "{level:?} {count:?}"
        );
    }
}

/// Last to play, the partner is winning the trick, and the contract still needs tricks: overtaking the partner gains nothing.
#[test]
fn the_partners_winner_is_left_alone() {
    at_least([0.94, 0.65, 0.55], Preset::Pairs, |turn, card| {
        let partner_has = turn.winning().is_some_and(|(seat, _)| seat == turn.partner());
        let nils = (0..4).any(|seat| turn.view.bids[seat].is_some_and(Bid::is_nil));
        let (taking, leaving) = turn.choices();
        let called_for = turn.last() && partner_has && !nils && turn.need(turn.view.viewer) > 1;
        (called_for && !taking.is_empty() && !leaving.is_empty()).then(|| !turn.takes(card))
    });
}

/// The partner's nil is about to take a trick: a player who can take it over does.
#[test]
fn a_partners_nil_is_covered() {
    at_least([0.95, 0.95, 0.95], Preset::Suicide, |turn, card| {
        let in_danger =
            turn.winning().is_some_and(|(seat, _)| seat == turn.partner()) && turn.nil_alive(turn.partner());
        let (taking, leaving) = turn.choices();
        (turn.last() && in_danger && !taking.is_empty() && !leaving.is_empty()).then(|| turn.takes(card))
    });
}

/// An opponent's nil is about to take a trick: the others let it.
#[test]
fn a_nil_of_the_others_is_not_saved() {
    at_least([0.95, 0.9, 0.9], Preset::Suicide, |turn, card| {
        let caught = turn
            .winning()
            .is_some_and(|(seat, _)| (seat + turn.view.viewer) % 2 == 1 && turn.nil_alive(seat));
        let (taking, leaving) = turn.choices();
        (turn.last() && caught && !taking.is_empty() && !leaving.is_empty()).then(|| !turn.takes(card))
    });
}

/// The last card of a trick that makes or breaks the opponents' contract, which they are winning: it is taken.
#[test]
fn a_set_in_reach_is_taken() {
    at_least([0.97, 0.85, 0.8], Preset::Pairs, |turn, card| {
        let them = (turn.view.viewer + 1) % 4;
        let theirs = turn.winning().is_some_and(|(seat, _)| seat % 2 == them % 2);
        let nils = (0..4).any(|seat| turn.view.bids[seat].is_some_and(Bid::is_nil));
        let (taking, leaving) = turn.choices();
        let called_for = turn.last() && theirs && !nils && turn.need(them) == turn.left() && turn.need(them) > 0;
        (called_for && !taking.is_empty() && !leaving.is_empty()).then(|| turn.takes(card))
    });
}

/// Both sides have made their bids: the last to play leaves the opponents a bag, if possible.
#[test]
fn bags_are_left_to_the_others() {
    at_least([0.95, 0.75, 0.9], Preset::Pairs, |turn, card| {
        let them = (turn.view.viewer + 1) % 4;
        let theirs = turn.winning().is_some_and(|(seat, _)| seat % 2 == them % 2);
        let made = turn.need(turn.view.viewer) <= 0 && turn.need(them) <= 0;
        let nils = (0..4).any(|seat| turn.view.bids[seat].is_some_and(Bid::is_nil));
        let (taking, leaving) = turn.choices();
        (turn.last() && theirs && made && !nils && !taking.is_empty() && !leaving.is_empty()).then(|| !turn.takes(card))
    });
}

/// The partner's nil still needs cover, and the trick can't be won: the top card of a suit is kept for it if another can be thrown.
#[test]
fn top_cards_are_kept_to_cover_a_partners_nil() {
    at_least([0.85, 0.6, 0.6], Preset::Suicide, |turn, card| {
        let (taking, _) = turn.choices();
        let keeps = turn.nil_alive(turn.partner()) && !turn.trick.is_empty() && taking.is_empty();
        let top = |card: Card| card.suit() != Suit::Spades && turn.is_top(card);
        let tops = turn.view.lawful.iter().filter(|&card| top(card)).count();
        (keeps && tops > 0 && tops < turn.view.lawful.len()).then(|| !top(card))
    });
}

/// An opponent's nil is alive and known to be void in a suit: that suit isn't led, which would let the nil discard a
/// dangerous card, while there is another to lead.
#[test]
fn the_others_nil_is_given_no_free_discard() {
    at_least([0.7, 0.6, 0.6], Preset::Suicide, |turn, card| {
        let me = turn.view.viewer;
        let nil = [(me + 1) % 4, (me + 3) % 4]
            .into_iter()
            .find(|&seat| turn.nil_alive(seat));
        let nil = nil.filter(|_| turn.trick.is_empty() && turn.view.bids[me].is_some_and(|bid| !bid.is_nil()))?;
        let plain = || turn.view.lawful.iter().filter(|card| card.suit() != Suit::Spades);
        let free = plain().filter(|card| turn.void(nil, card.suit())).count();
        // A low card of another suit is what sets nils.
        let low = plain().any(|card| card.rank() <= 6 && !turn.void(nil, card.suit()));
        (free > 0 && low).then(|| !turn.void(nil, card.suit()))
    });
}

/// Spades are unbroken and the side's contract is safe: a side that only fears bags does not break them for the
/// opponents by throwing a low spade on a trick that its partner is winning.
#[test]
fn spades_are_not_broken_on_the_partners_trick() {
    at_least([0.9, 0.75, 0.75], Preset::Pairs, |turn, card| {
        let partner_has = turn.winning().is_some_and(|(seat, _)| seat == turn.partner());
        let nils = (0..4).any(|seat| turn.view.bids[seat].is_some_and(Bid::is_nil));
        let spade = |card: Card| card.suit() == Suit::Spades;
        let spades = turn.view.lawful.iter().filter(|&card| spade(card)).count();
        let choice = spades > 0 && spades < turn.view.lawful.len();
        (turn.last() && partner_has && !nils && !turn.view.broken && choice).then(|| !spade(card))
    });
}

/// Certain tricks are bid, and partners never promise more than thirteen.
#[test]
fn a_hand_of_thirteen_spades_is_bid_thirteen() {
    let mut rest = CardSet::STANDARD.difference(CardSet::suit(Suit::Spades)).iter();
    let mut hands = vec![CardSet::suit(Suit::Spades).intersection(CardSet::STANDARD)];
    hands.extend((0..3).map(|_| rest.by_ref().take(13).collect::<CardSet>()));
    for level in [Level::Intermediate, Level::Advanced, Level::Expert] {
        let setup = spades_rules::Setup::new(hands.clone(), 0);
        let mut game = Game::from_setup(Preset::Pairs.rules(), setup, Seed::from_u64(1)).unwrap();
        while game.phase() == Phase::Bidding {
            let seat = game.actor().unwrap();
            let action = match (seat, decide(&game.view(seat), level, 1)) {
                (0 | 2, action) => action,
                (_, Action::Look) => Action::Look,
                // The others could not make a trick.
                _ => Action::Bid(1),
            };
            let action = if game.view(seat).legal.contains(&Action::Look) {
                Action::Look
            } else {
                action
            };
            game.apply(action).unwrap();
        }
        assert_eq!(game.bids()[0], Some(Bid::Tricks(13)), "{level:?}");
        assert_eq!(game.bids()[2], Some(Bid::NIL), "{level:?}");
    }
}

/// Whatever the partner has bid, a hand of thirteen spades, or nearly, bids what is left of thirteen.
#[test]
fn a_hand_of_spades_bids_what_its_partner_leaves() {
    let spades = CardSet::suit(Suit::Spades).intersection(CardSet::STANDARD);
    let two: Card = "2S".parse().unwrap();
    let ace: Card = "AC".parse().unwrap();
    let nearly: CardSet = spades.iter().filter(|&card| card != two).chain([ace]).collect();
    for (hand, min) in [(spades, 13), (nearly, 12)] {
        let mut rest = CardSet::STANDARD.difference(hand).iter();
        let mut other = || rest.by_ref().take(13).collect::<CardSet>();
        let hands = vec![other(), other(), hand, other()];
        for partner in 1..=13 {
            let setup = spades_rules::Setup::new(hands.clone(), 0);
            let mut game = Game::from_setup(Preset::Pairs.rules(), setup, Seed::from_u64(1)).unwrap();
            for action in [
                Action::Look,
                Action::Bid(partner),
                Action::Look,
                Action::Bid(1),
                Action::Look,
            ] {
                game.apply(action).unwrap();
            }
            for level in [Level::Intermediate, Level::Advanced, Level::Expert] {
                let Action::Bid(number) = decide(&game.view(2), level, 1) else {
                    panic!("{level:?}")
                };
                let left = 13 - partner;
                assert!(
                    number <= left && number >= left.min(min),
                    "{level:?}: {number} beside {partner}"
                );
            }
        }
    }
}

#[test]
fn partners_do_not_promise_more_than_thirteen() {
    for (level, rounds) in [(Level::Intermediate, 1000), (Level::Advanced, 40), (Level::Expert, 10)] {
        for number in 0..rounds {
            let mut game = Game::new(Preset::Pairs.rules(), Seed::from_u64(number)).unwrap();
            while game.phase() == Phase::Bidding {
                let seat = game.actor().unwrap();
                game.apply(decide(&game.view(seat), level, number)).unwrap();
            }
            let sum = |side: usize| {
                [side, side + 2]
                    .iter()
                    .map(|&seat| game.bids()[seat].map_or(0, Bid::tricks))
                    .sum::<u8>()
            };
            assert!(sum(0) <= 13 && sum(1) <= 13, "{:?}", game.bids());
        }
    }
}

//! What a partner is liked for, counted over many deals: situations in which there is one right thing to do, and how often it is done.

use spades_bots::{Decision, Level, Progress};
use spades_rules::{Action, Bid, Card, CardSet, Game, Phase, Preset, Seed, Suit, View};

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

    /// Who has the trick so far, and with which card.
    fn winning(&self) -> Option<(usize, Card)> {
        let led = self.trick.first()?.1.suit();
        let worth = |card: Card| match card.suit() {
            Suit::Spades => 100 + u16::from(card.rank()),
            suit if suit == led => u16::from(card.rank()),
            _ => 0,
        };
        self.trick.iter().copied().max_by_key(|&(_, card)| worth(card))
    }

    fn takes(&self, card: Card) -> bool {
        self.winning()
            .is_none_or(|(_, best)| match (card.suit() == best.suit(), card.suit()) {
                (true, _) => card > best,
                (false, suit) => suit == Suit::Spades,
            })
    }

    fn last(&self) -> bool {
        self.trick.len() == 3
    }

    fn nil_alive(&self, seat: usize) -> bool {
        self.view.bids[seat].is_some_and(Bid::is_nil) && self.view.tricks[seat] == 0
    }

    /// Tricks that a side still needs for its contract; below 0 they are bags.
    fn need(&self, seat: usize) -> i32 {
        [seat, (seat + 2) % 4].iter().fold(0, |need, &seat| {
            let bid = self.view.bids[seat].map_or(0, Bid::tricks);
            need + i32::from(bid) - i32::from(self.view.tricks[seat])
        })
    }

    /// Tricks to come, the running one among them.
    fn left(&self) -> i32 {
        13 - self.view.tricks.iter().map(|&tricks| i32::from(tricks)).sum::<i32>()
    }

    /// The lawful cards that take the trick, and those that do not.
    fn choices(&self) -> (Vec<Card>, Vec<Card>) {
        self.view.lawful.iter().partition(|&card| self.takes(card))
    }
}

/// How often something was done, of how many times that it was called for.
#[derive(Debug, Default)]
struct Count {
    done: u32,
    of: u32,
}

/// Plays rounds in which all four play at a level; `right` says whether a card was the right one, where there is a right one.
fn counted(level: Level, preset: Preset, rounds: u64, right: impl Fn(&Turn, Card) -> Option<bool>) -> Count {
    let mut count = Count::default();
    for number in 0..rounds {
        let mut game = Game::new(preset.rules(), Seed::from_u64(number)).unwrap();
        while let Some(seat) = game.actor() {
            let view = game.view(seat);
            let action = decide(&view, level, number);
            if let (Phase::Play, Action::Play(card)) = (view.phase, action)
                && view.legal.len() > 1
            {
                let running = view.played.last().filter(|trick| trick.winner.is_none());
                let trick = running.map_or(&[][..], |trick| &trick.plays);
                if let Some(right) = right(&Turn { view: &view, trick }, card) {
                    count.of += 1;
                    count.done += u32::from(right);
                }
            }
            game.apply(action).unwrap();
        }
    }
    count
}

/// Rounds by level: a search takes its time.
const LEVELS: [(Level, u64); 2] = [(Level::Intermediate, 1000), (Level::Advanced, 40)];

/// Intermediate does it this often. A search sees further than the rule, so that it may have its reasons; but not often.
fn at_least(share: f64, preset: Preset, right: impl Fn(&Turn, Card) -> Option<bool>) {
    for (level, rounds) in LEVELS {
        let count = counted(level, preset, rounds, &right);
        let doubt = f64::from(u8::from(level != Level::Intermediate)) * (2.0 + 0.1 * f64::from(count.of));
        assert!(
            f64::from(count.done) + doubt >= share * f64::from(count.of),
            "{level:?} {count:?}"
        );
        assert!(count.of >= 15 || level != Level::Intermediate, "{count:?}");
    }
}

/// Last to play, the partner has the trick, and the contract still needs tricks: another card of one's own on top of it wins nothing.
#[test]
fn the_partners_winner_is_left_alone() {
    at_least(0.94, Preset::Pairs, |turn, card| {
        let partner_has = turn.winning().is_some_and(|(seat, _)| seat == turn.partner());
        let nils = (0..4).any(|seat| turn.view.bids[seat].is_some_and(Bid::is_nil));
        let (taking, leaving) = turn.choices();
        let called_for = turn.last() && partner_has && !nils && turn.need(turn.view.viewer) > 1;
        (called_for && !taking.is_empty() && !leaving.is_empty()).then(|| !turn.takes(card))
    });
}

/// The partner's nil is about to take a trick: whoever can take it over does.
#[test]
fn a_partners_nil_is_covered() {
    at_least(0.9, Preset::Suicide, |turn, card| {
        let in_danger =
            turn.winning().is_some_and(|(seat, _)| seat == turn.partner()) && turn.nil_alive(turn.partner());
        let (taking, leaving) = turn.choices();
        (turn.last() && in_danger && !taking.is_empty() && !leaving.is_empty()).then(|| turn.takes(card))
    });
}

/// A nil of the other side is about to take a trick: nobody takes it off that seat.
#[test]
fn a_nil_of_the_others_is_not_saved() {
    at_least(0.9, Preset::Suicide, |turn, card| {
        let caught = turn
            .winning()
            .is_some_and(|(seat, _)| (seat + turn.view.viewer) % 2 == 1 && turn.nil_alive(seat));
        let (taking, leaving) = turn.choices();
        (turn.last() && caught && !taking.is_empty() && !leaving.is_empty()).then(|| !turn.takes(card))
    });
}

/// The last card of a trick that makes or breaks the other side's contract, which nobody of one's own side has: it is taken.
#[test]
fn a_set_in_reach_is_taken() {
    at_least(0.97, Preset::Pairs, |turn, card| {
        let them = (turn.view.viewer + 1) % 4;
        let theirs = turn.winning().is_some_and(|(seat, _)| seat % 2 == them % 2);
        let nils = (0..4).any(|seat| turn.view.bids[seat].is_some_and(Bid::is_nil));
        let (taking, leaving) = turn.choices();
        let called_for = turn.last() && theirs && !nils && turn.need(them) == turn.left() && turn.need(them) > 0;
        (called_for && !taking.is_empty() && !leaving.is_empty()).then(|| turn.takes(card))
    });
}

/// Both sides have what they bid: the last to play leaves the other side its bag, if it can.
#[test]
fn bags_are_left_to_the_others() {
    at_least(0.9, Preset::Pairs, |turn, card| {
        let them = (turn.view.viewer + 1) % 4;
        let theirs = turn.winning().is_some_and(|(seat, _)| seat % 2 == them % 2);
        let made = turn.need(turn.view.viewer) <= 0 && turn.need(them) <= 0;
        let nils = (0..4).any(|seat| turn.view.bids[seat].is_some_and(Bid::is_nil));
        let (taking, leaving) = turn.choices();
        (turn.last() && theirs && made && !nils && !taking.is_empty() && !leaving.is_empty()).then(|| !turn.takes(card))
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

#[test]
fn partners_do_not_promise_more_than_thirteen() {
    for (level, rounds) in LEVELS {
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

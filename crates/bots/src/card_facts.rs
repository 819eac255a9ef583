//! Facts about a card to be played, as far as its player knows the deal: the cards that may beat it, and the rest of the hand.

use spades_rules::{Action, Card, CardSet, DUMMY, Sides, Suit, View};

use crate::facts::Stake;
use crate::playout_state::{PlayoutState, suit_of};
use crate::seen::{beats_all, own_and_out};

/// The effect of a card on the running trick.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Effect {
    /// It leads.
    #[default]
    Leads,
    /// It takes the trick from this card.
    Takes(Card),
    /// This card still wins the trick.
    StaysBelow(Card),
}

/// The other hand of the side that plays a card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Partner {
    /// That of another player.
    #[default]
    Player,
    /// The dummy, which the player plays, too.
    Dummy,
    /// The player's own: the card is the dummy's.
    Own,
}

/// Facts about a card to be played. Cards are out if other hands hold them, or may hold them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CardFacts {
    /// Its effect on the running trick.
    pub effect: Effect,
    /// Number of hands that play to the trick after it.
    pub behind: u8,
    /// The partner's hand, if there is one.
    pub partner: Partner,
    /// `true` if a partner's hand is among those.
    pub partner_is_behind: bool,
    /// `true` if a partner is winning the trick so far.
    pub partner_wins: bool,
    /// `true` if a partner has shown to be void in its suit.
    pub partner_is_out: bool,
    /// Number of higher cards of its suit that are out.
    pub higher: u8,
    /// Number of lower cards of its suit that are out.
    pub lower: u8,
    /// The only higher card that is out, if there is exactly one.
    pub beaten_by: Option<Card>,
    /// The lowest card of the hand that would take the trick so far, if this one does not.
    pub could_take: Option<Card>,
    /// `true` if it stays below the winning card of its suit and no higher legal card does.
    pub highest_below: bool,
    /// `true` if it is the last card of its suit in a hand that can then ruff.
    pub voids: bool,
    /// Another card of the hand, in a side suit, that no card that is out beats in its suit.
    pub boss: Option<Card>,
}

impl CardFacts {
    /// Returns the facts about a card that may be played now.
    pub(crate) fn of(view: &View, state: &PlayoutState, card: Card) -> CardFacts {
        let (own, out) = own_and_out(view);
        let me = usize::from(state.turn);
        let winning = view.winning_card();
        let plays = view.running_trick();
        let is_partner = |seat: usize| seat != me && state.side[seat] == state.side[me];
        let played = |seat: usize| plays.iter().any(|&(by, _)| by == seat);
        let is_behind = |seat: &usize| *seat != me && state.counts[*seat] > 0 && !played(*seat);
        let suit = out.in_suit(card.suit());
        let above: Vec<Card> = suit.iter().filter(|&other| other > card).collect();
        let mut rest = own;
        rest.remove(card);
        let is_last = card.suit() != Suit::Spades && rest.in_suit(card.suit()).is_empty();
        let effect = match winning {
            None => Effect::Leads,
            Some((_, best)) if card.beats(best) => Effect::Takes(best),
            Some((_, best)) => Effect::StaysBelow(best),
        };
        let stays_below = |best: Card| move |other: Card| other.suit() == best.suit() && other < best;
        CardFacts {
            effect,
            behind: (0..4).filter(is_behind).count() as u8,
            partner: match (me, view.rules.sides) {
                (DUMMY, Sides::Dummy) => Partner::Own,
                (_, Sides::Dummy) if is_partner(DUMMY) => Partner::Dummy,
                _ => Partner::Player,
            },
            partner_is_behind: (0..4).filter(is_behind).any(is_partner),
            partner_wins: winning.is_some_and(|(seat, _)| is_partner(seat)),
            partner_is_out: (0..4).any(|seat| {
                is_partner(seat) && !state.sees(seat) && state.voids[seat] >> suit_of(card.index()) & 1 == 1
            }),
            higher: above.len() as u8,
            lower: (suit.len() - above.len()) as u8,
            beaten_by: above.first().copied().filter(|_| above.len() == 1),
            could_take: match effect {
                Effect::StaysBelow(best) => view
                    .lawful
                    .iter()
                    .filter(|other| other.beats(best))
                    .min_by_key(|&other| (other.suit() == Suit::Spades, other)),
                _ => None,
            },
            highest_below: winning.is_some_and(|(_, best)| {
                let below = stays_below(best);
                below(card) && !view.lawful.iter().any(|other| other > card && below(other))
            }),
            voids: is_last && !rest.in_suit(Suit::Spades).is_empty(),
            boss: boss(rest, out),
        }
    }
}

/// Returns the best card of a hand, spades excluded, that no card that is out beats in its suit.
fn boss(hand: CardSet, out: CardSet) -> Option<Card> {
    let top = |suit: Suit| {
        let best = hand.in_suit(suit).last()?;
        out.in_suit(suit).iter().all(|other| other < best).then_some(best)
    };
    let best = [Suit::Clubs, Suit::Diamonds, Suit::Hearts].into_iter().filter_map(top);
    best.max_by_key(|card| card.rank())
}

/// The reason all legal cards are equal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Alike {
    /// None worth reporting.
    #[default]
    Unknown,
    /// All lose to this card on the table; with their suit, if they are all of one.
    BeatenBy(Card, Option<Suit>),
    /// All are of this suit, and no card that is out is between them.
    Touching(Suit),
    /// Each takes the trick, to which no other hand still plays.
    AllTake,
    /// All bids are made or lost.
    Decided,
}

impl Alike {
    /// Returns the reason for the cards of this view.
    pub(crate) fn of(view: &View, stake: Stake) -> Alike {
        let (own, out) = own_and_out(view);
        let suit = view.lawful.first().map(Card::suit);
        let suit = suit.filter(|&suit| view.lawful.difference(CardSet::suit(suit)).is_empty());
        if let Some(best) = beats_all(view) {
            return Alike::BeatenBy(best, suit);
        }
        let lawful = view.legal.iter().filter_map(|action| match action {
            Action::Play(card) => Some(*card),
            _ => None,
        });
        let last = view.running_trick().len() + 1 == view.hand_counts.len();
        if let Some((_, best)) = view.winning_card().filter(|_| last)
            && { lawful }.all(|card| card.beats(best))
        {
            return Alike::AllTake;
        }
        if let Some(suit) = suit {
            let held = own.in_suit(suit);
            let between = |card: Card| held.first() < Some(card) && Some(card) < held.last();
            if !out.in_suit(suit).iter().any(between) {
                return Alike::Touching(suit);
            }
        }
        if stake.is_decided {
            Alike::Decided
        } else {
            Alike::Unknown
        }
    }
}

#[cfg(test)]
mod tests {
    use spades_rules::{Game, Preset, Seed};

    use super::*;
    use crate::{Decision, Level, Progress};

    fn decide(view: &View) -> Action {
        let mut decision = Decision::new(view, Level::Intermediate, 1);
        loop {
            if let Progress::Done(action) = decision.step(1000) {
                return action;
            }
        }
    }

    /// Checks the facts against all hands.
    fn hold(game: &Game, view: &View, card: Card, facts: CardFacts, about: &str) {
        let me = game.hand_to_play().expect("a card is to be played");
        let own = game.hand(me);
        let others = |keep: &dyn Fn(Card) -> bool| -> Vec<Card> {
            let hands = (0..game.hands()).filter(|&seat| seat != me);
            hands
                .flat_map(|seat| game.hand(seat).iter())
                .filter(|&card| keep(card))
                .collect()
        };
        let above = |low: Card| move |other: Card| other.suit() == low.suit() && other > low;
        let higher = others(&above(card));
        let lower = others(&|other| other.suit() == card.suit() && other < card);
        let closed = view.rules.players == 2;
        let counts = [(higher.len(), facts.higher), (lower.len(), facts.lower)];
        for (held, claimed) in counts {
            assert!(
                held == usize::from(claimed) || closed && held < claimed.into(),
                "{about}: {facts:?}"
            );
        }
        if let Some(by) = facts.beaten_by {
            assert!(higher == [by] || closed, "{about}: {facts:?}");
        }
        if let Some(boss) = facts.boss {
            assert!(
                own.contains(boss) && boss != card && boss.suit() != Suit::Spades,
                "{about}"
            );
            assert_eq!(others(&above(boss)), [], "{about}: {facts:?}");
        }
        if facts.voids {
            let same = own.in_suit(card.suit()).len();
            assert!(same == 1 && !own.in_suit(Suit::Spades).is_empty(), "{about}: {facts:?}");
        }
        if let Some(other) = facts.could_take {
            let Effect::StaysBelow(best) = facts.effect else {
                panic!("{about}: {facts:?}");
            };
            assert!(other.beats(best) && game.legal_cards().contains(other), "{about}");
        }
        let partner = |seat: usize| {
            seat != me && view.rules.team_of(seat, view.dummy_partner) == view.rules.team_of(me, view.dummy_partner)
        };
        let played = |seat: usize| view.running_trick().iter().any(|&(by, _)| by == seat);
        let behind = (0..game.hands()).filter(|&seat| seat != me && !played(seat));
        assert_eq!(usize::from(facts.behind), behind.clone().count(), "{about}: {facts:?}");
        assert_eq!(facts.partner_is_behind, { behind }.any(partner), "{about}: {facts:?}");
        if facts.partner_is_out {
            let out = (0..game.hands()).any(|seat| partner(seat) && game.hand(seat).in_suit(card.suit()).is_empty());
            assert!(out, "{about}: {facts:?}");
        }
        let winner = view.winning_card().map(|(seat, _)| seat);
        assert_eq!(facts.partner_wins, winner.is_some_and(partner), "{about}: {facts:?}");
        let wanted = match view.hand_to_play {
            _ if view.rules.sides != Sides::Dummy => Partner::Player,
            Some(DUMMY) => Partner::Own,
            hand if hand == view.dummy_partner => Partner::Dummy,
            _ => Partner::Player,
        };
        assert_eq!(facts.partner, wanted, "{about}");
    }

    #[test]
    fn every_fact_about_a_card_holds_against_all_hands() {
        let mut claimed = [0; 5];
        for (preset, seed) in [Preset::Pairs, Preset::Solo, Preset::ThreeHanded, Preset::ClosedDraft]
            .into_iter()
            .flat_map(|preset| (0..16).map(move |seed| (preset, seed)))
        {
            let mut game = Game::new(preset.rules(), Seed::from_u64(seed)).expect("a preset");
            while let Some(seat) = game.actor() {
                let view = game.view(seat);
                let state = PlayoutState::from_view(&view);
                for card in game.legal_cards().iter() {
                    let facts = CardFacts::of(&view, &state, card);
                    hold(&game, &view, card, facts, &format!("{preset:?} {seed} {card}"));
                    let met = [
                        facts.voids,
                        facts.boss.is_some(),
                        facts.beaten_by.is_some(),
                        facts.could_take.is_some(),
                        facts.partner_is_out,
                    ];
                    claimed = std::array::from_fn(|kind| claimed[kind] + u32::from(met[kind]));
                }
                game.apply(decide(&view)).expect("a legal action");
            }
        }
        assert!(claimed.iter().all(|&count| count > 10), "{claimed:?}");
    }
}

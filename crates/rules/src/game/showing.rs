//! The inverse of a view: builds a match that a seat would see as the given view. If no match fits, the view contradicts itself.

use crate::setup::MAX_SCORE;
use crate::{
    Action, Bid, Card, CardSet, DUMMY, Game, HandBuilding, Phase, Renege, Seat, Seed, Share, Suit, View, ViewError,
};

/// A number of hidden cards in one hand, limited to some cards.
#[derive(Clone, Copy, Debug)]
struct Places {
    seat: Seat,
    count: usize,
    /// Cards that these may be.
    allowed: CardSet,
}

impl Game {
    /// Builds a match that shows this view to its viewer as far as the round goes. Cards that the viewer cannot know
    /// are placed anywhere that fits: in the first way found, or with `mix` in a random one.
    pub(crate) fn showing(view: &View, mix: Option<u64>) -> Result<Game, ViewError> {
        check_shape(view)?;
        let mut game = Game::blank(view.rules, Seed::from_u64(0));
        game.round = view.round;
        game.redeals = view.redeals;
        game.first = u8::try_from(view.first).map_err(|_| ViewError::Field("first"))?;
        game.scores = view.scores.iter().copied().collect();
        game.clear_round();
        game.bags = view.bags.iter().copied().collect();
        if view.rules.end.counts_sets() {
            game.sets = view.sets.iter().copied().collect();
            game.set_runs = view.set_runs.iter().copied().collect();
        }
        let hidden = hidden_cards(view)?;
        let mut rest = hidden;
        let hands = hands(view, &mut rest, mix)?;
        game.table.hands[..hands.len()].copy_from_slice(&hands);
        for discard in &view.discards {
            let card = discard
                .card
                .or_else(|| take(&mut rest))
                .ok_or(ViewError::Field("discards"))?;
            let seat = u8::try_from(discard.seat).map_err(|_| ViewError::Field("discards"))?;
            // The viewer has looked at each of its own discards in other drafts.
            if discard.card.is_none() && view.rules.hands == HandBuilding::UnseenDraft {
                game.unseen_discards |= 1 << game.discards.len();
            }
            game.discards.push((seat, card));
        }
        if view.rules.hands != HandBuilding::Deal {
            game.note_blind(view);
        }
        match view.phase {
            Phase::Draft => game.stand_in_draft(view, &mut rest)?,
            _ => {
                game.retrace_bids(view)?;
                game.retrace_passes(view)?;
            }
        }
        if view.rules.renege == Renege::Penalized {
            game.calls_spent[..view.calls_spent.len()].copy_from_slice(&view.calls_spent);
        }
        for (seat, card) in view.played.iter().flat_map(|trick| &trick.plays) {
            if game.hand_to_play() != Some(*seat) || game.apply(Action::Play(*card)).is_err() {
                return Err(ViewError::Field("played"));
            }
        }
        Ok(game)
    }

    /// Notes the blind bids of a draft, which are declared before the bidding.
    fn note_blind(&mut self, view: &View) {
        for (seat, bid) in view.bids.iter().enumerate() {
            match *bid {
                Some(bid @ Bid::BlindNil) if view.rules.blind_nil.is_some() => self.declare_blind(seat, bid),
                Some(bid @ Bid::Blind(_)) if view.rules.blind_bid.is_some() => self.declare_blind(seat, bid),
                _ => {}
            }
        }
    }

    /// Restores the state of the draft.
    fn stand_in_draft(&mut self, view: &View, rest: &mut CardSet) -> Result<(), ViewError> {
        let turns = view.discards.len();
        if turns > 25 {
            return Err(ViewError::Field("discards"));
        }
        let by_turns = |seat: usize| (0..turns).filter(|turn| (view.first + turn) % 2 == seat).count();
        if (0..2).any(|seat| usize::from(view.hand_counts[seat]) != by_turns(seat)) {
            return Err(ViewError::Field("hand_counts"));
        }
        self.phase = Phase::Draft;
        self.table.turn = ((view.first + turns) % 2) as u8;
        if view.drawn_by.is_some() {
            let card = view.drawn.or_else(|| take(rest));
            self.drawn = Some(card.ok_or(ViewError::Field("drawn_by"))?);
        }
        self.top = (2 * turns + usize::from(self.drawn.is_some())) as u8;
        Ok(())
    }

    /// Notes the shares of a view, whose cards are in the hands already where they have moved.
    fn retrace_passes(&mut self, view: &View) -> Result<(), ViewError> {
        let wrong = ViewError::Field("passes");
        let moved = view.moved_passes().len();
        for (number, pass) in view.passes.iter().enumerate() {
            let fits = |share: &Share| (share.from, share.to, share.count) == (pass.from, pass.to, pass.count);
            let share = self.running_share().filter(fits).ok_or(wrong)?;
            let known: Option<CardSet> = pass.cards.iter().copied().collect();
            let holder = if number < moved { share.to } else { share.from };
            let guess = || self.table.hands[holder].iter().take(share.count.into()).collect();
            let cards: CardSet = known.unwrap_or_else(guess);
            let held = self.table.hands[share.from].union(self.table.hands[share.to]);
            if cards.len() != usize::from(share.count) || !cards.difference(held).is_empty() {
                return Err(wrong);
            }
            self.note_share(cards);
            self.next_share(&mut crate::Events::new());
        }
        let Some(share) = self.running_share().filter(|_| self.phase == Phase::Passing) else {
            return Ok(());
        };
        let hand = self.table.hands[share.from];
        if view.naming.len() >= usize::from(share.count) || !view.naming.difference(hand).is_empty() {
            return Err(ViewError::Field("naming"));
        }
        if view.viewer == share.from {
            self.note_named(view.naming);
        }
        Ok(())
    }

    /// Replays the bids in order, up to the seat that is to bid.
    fn retrace_bids(&mut self, view: &View) -> Result<(), ViewError> {
        if view.rules.hands == HandBuilding::Deal {
            self.start_bidding_of_deal(&mut crate::Events::new());
        } else {
            // A round that was set up by hand had no draft.
            let drafted = view.discards.len() == 26 && self.table.hands[0].len() == 13;
            if !drafted && !view.discards.is_empty() {
                return Err(ViewError::Field("discards"));
            }
            self.start_bidding_of_draft(&mut crate::Events::new());
        }
        let wrong = ViewError::Field("bids");
        // Each seat once: if all three bid nil, the next deal begins.
        for _ in 0..view.rules.players {
            let turn = usize::from(self.table.turn);
            let Some(bid) = view.bids[turn].filter(|_| self.phase == Phase::Bidding) else {
                break;
            };
            let done = match bid {
                Bid::BlindNil => self.apply(Action::BlindNil),
                Bid::Blind(tricks) => self.apply(Action::BlindBid(tricks)),
                Bid::Tricks(tricks) => {
                    if self.legal_actions().contains(&Action::Look) {
                        self.apply(Action::Look).map_err(|_| wrong)?;
                    }
                    // Spades have been passed since a bid that followed them.
                    let followed = !view.passes.is_empty() && view.rules.bidding.spades_revealed(1).is_some();
                    if followed {
                        self.bid(turn, bid, &mut crate::Events::new());
                        continue;
                    }
                    self.apply(Action::Bid(tricks))
                }
            };
            done.map_err(|_| wrong)?;
        }
        // The seat to bid may have looked already, and so turned up its partner's hand.
        let looks = view.hand.is_some() && !self.sees_dealt_hand(view.viewer);
        if self.phase == Phase::Bidding && looks && self.legal_actions().contains(&Action::Look) {
            self.apply(Action::Look).map_err(|_| wrong)?;
        }
        Ok(())
    }
}

/// Checks the preconditions for building a match.
fn check_shape(view: &View) -> Result<(), ViewError> {
    view.rules.validate().map_err(ViewError::Rules)?;
    let (hands, sides) = (view.rules.hand_count(), view.rules.side_count());
    let players = usize::from(view.rules.players);
    let sound = [
        ("viewer", view.viewer < players),
        ("first", view.first < players),
        ("round", (1..=view.rules.end.cap).contains(&view.round)),
        (
            "hand_counts",
            view.hand_counts.len() == hands && view.hand_counts.iter().all(|&count| count <= 17),
        ),
        ("bids", view.bids.len() == hands),
        ("passes", view.passes.len() <= 4),
        ("tricks", view.tricks.len() == hands),
        ("calls_spent", view.calls_spent.len() == hands),
        (
            "scores",
            view.scores.len() == sides && view.scores.iter().all(|score| (-MAX_SCORE..=MAX_SCORE).contains(score)),
        ),
        (
            "bags",
            view.bags.len() == sides && view.bags.iter().all(|&bags| bags < view.rules.bags.limit),
        ),
        ("sets", is_count_of_sets(view, &view.sets, view.rules.end.sets)),
        (
            "set_runs",
            is_count_of_sets(view, &view.set_runs, view.rules.end.sets_in_a_row),
        ),
        (
            "set_runs",
            view.set_runs.iter().zip(&view.sets).all(|(run, sets)| run <= sets),
        ),
        (
            "discards",
            view.discards.len() <= 26 && (view.rules.hands != HandBuilding::Deal || view.discards.is_empty()),
        ),
        (
            "discards",
            view.discards
                .iter()
                .zip(0..)
                .all(|(discard, turn)| discard.seat == (view.first % 2 + turn) % 2),
        ),
        (
            "played",
            view.played.len() <= 13 && view.played.iter().all(|trick| trick.plays.len() <= hands),
        ),
        (
            "played",
            view.played
                .iter()
                .flat_map(|trick| &trick.plays)
                .all(|&(seat, _)| seat < hands),
        ),
        ("dummy", view.dummy.is_none() || hands > players),
        ("drawn", view.drawn.is_none() || view.drawn_by == Some(view.viewer)),
        (
            "phase",
            view.phase != Phase::Draft || view.rules.hands != HandBuilding::Deal,
        ),
        ("commitment", view.commitment.is_empty() || is_hash(&view.commitment)),
    ];
    if let Some(&(field, _)) = sound.iter().find(|(_, sound)| !sound) {
        return Err(ViewError::Field(field));
    }
    check_counts(view, hands)
}

/// Checks that the hands have as many cards as the view says, and that all have the same once plays and passes are counted.
fn check_counts(view: &View, hands: usize) -> Result<(), ViewError> {
    let cards = |set: Option<CardSet>| set.unwrap_or_default().len();
    let counts =
        |seat: Seat, hand: Option<CardSet>| hand.is_none() || cards(hand) == usize::from(view.hand_counts[seat]);
    if !counts(view.viewer, view.hand) {
        return Err(ViewError::Field("hand"));
    }
    if view.dummy.is_some() && !counts(DUMMY, view.dummy) {
        return Err(ViewError::Field("dummy"));
    }
    let whole: Vec<usize> = (0..hands)
        .map(|seat| usize::from(view.hand_counts[seat]) + plays_of(view, seat).count() + given(view, seat))
        .map(|count| count.saturating_sub(GIVEN))
        .collect();
    if view.phase != Phase::Draft && (whole[0] == 0 || whole[0] > 13 || whole.iter().any(|&count| count != whole[0])) {
        return Err(ViewError::Field("hand_counts"));
    }
    Ok(())
}

/// Added to the balance of passed cards, so that it is never negative.
const GIVEN: usize = 64;

/// Returns the number of cards that a hand has given, less those that it got, plus [`GIVEN`].
fn given(view: &View, seat: Seat) -> usize {
    view.moved_passes().iter().fold(GIVEN, |balance, pass| match pass {
        pass if pass.from == seat => balance + usize::from(pass.count),
        pass if pass.to == seat => balance.saturating_sub(pass.count.into()),
        _ => balance,
    })
}

/// Returns `true` for counts of sets by side that a match can have: none, if the rules don't count them.
fn is_count_of_sets(view: &View, counts: &[u8], limit: Option<u8>) -> bool {
    // Level sides at the limit may have played on.
    let open = limit.is_none() || view.rules.end.level_plays_on;
    if view.rules.end.counts_sets() {
        counts.len() == view.rules.side_count() && (open || counts.iter().all(|&count| Some(count) < limit))
    } else {
        counts.is_empty()
    }
}

fn is_hash(text: &str) -> bool {
    text.len() == 64 && text.bytes().all(|byte| byte.is_ascii_hexdigit())
}

/// Returns the cards that a hand has played, in order.
fn plays_of(view: &View, seat: Seat) -> impl Iterator<Item = Card> {
    let plays = view.played.iter().flat_map(|trick| &trick.plays);
    plays.filter(move |play| play.0 == seat).map(|&(_, card)| card)
}

fn played_by(view: &View, seat: Seat) -> CardSet {
    plays_of(view, seat).collect()
}

/// Returns the cards of the deck that the view does not show; fails if a card is shown twice.
fn hidden_cards(view: &View) -> Result<CardSet, ViewError> {
    let mut hidden = view.rules.deck();
    let hand = view.hand.into_iter().flat_map(CardSet::iter).map(|card| ("hand", card));
    let dummy = view
        .dummy
        .into_iter()
        .flat_map(CardSet::iter)
        .map(|card| ("dummy", card));
    let plays = view.played.iter().flat_map(|trick| &trick.plays);
    let played = plays.map(|&(_, card)| ("played", card));
    let discards = view
        .discards
        .iter()
        .filter_map(|discard| Some(("discards", discard.card?)));
    let drawn = view.drawn.map(|card| ("drawn", card));
    for (field, card) in hand.chain(dummy).chain(played).chain(discards).chain(drawn) {
        if !hidden.contains(card) {
            return Err(ViewError::Field(field));
        }
        hidden.remove(card);
    }
    Ok(hidden)
}

fn take(cards: &mut CardSet) -> Option<Card> {
    let card = cards.first()?;
    cards.remove(card);
    Some(card)
}

/// Returns the hands before the first card was played. Hidden cards are taken from `rest`.
fn hands(view: &View, rest: &mut CardSet, mix: Option<u64>) -> Result<Vec<CardSet>, ViewError> {
    let mut hands: Vec<CardSet> = (0..view.hand_counts.len()).map(|seat| played_by(view, seat)).collect();
    let mut places = Vec::new();
    for (seat, hand) in hands.iter_mut().enumerate() {
        let known = match (seat == view.viewer, seat == DUMMY) {
            (true, _) => view.hand,
            (_, true) => view.dummy,
            _ => None,
        };
        match known {
            Some(cards) => *hand = hand.union(cards),
            None => places.extend(places_of(view, seat)?),
        }
    }
    let mut laid = lay(&places, *rest).ok_or(ViewError::Field("hand_counts"))?;
    for &(_, card) in &laid {
        rest.remove(card);
    }
    if let Some(number) = mix {
        mix_up(&places, &mut laid, rest, number);
    }
    for (at, card) in laid {
        hands[places[at].seat].insert(card);
    }
    Ok(hands)
}

/// Shuffles hidden cards, including those in no hand, by swaps that keep each in an allowed place: a random walk
/// through all deals that fit.
fn mix_up(places: &[Places], laid: &mut [(usize, Card)], rest: &mut CardSet, number: u64) {
    let mut spare: Vec<Card> = rest.iter().collect();
    let total = laid.len() + spare.len();
    if laid.is_empty() {
        return;
    }
    // Splitmix64: the same on every machine.
    let mut state = number;
    let mut below = |count: usize| {
        state = state.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = state;
        z = (z ^ z >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ z >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        (z ^ z >> 31) as usize % count
    };
    let may = |at: usize, card: Card| places[at].allowed.contains(card);
    for _ in 0..16 * total {
        let (one, other) = (below(laid.len()), below(total));
        let (at, card) = laid[one];
        if let Some(&(place, second)) = laid.get(other) {
            if may(at, second) && may(place, card) {
                (laid[one].1, laid[other].1) = (second, card);
            }
        } else {
            let second = spare[other - laid.len()];
            if may(at, second) {
                laid[one].1 = second;
                spare[other - laid.len()] = card;
            }
        }
    }
    *rest = spare.into_iter().collect();
}

/// Returns the places of a hidden hand: all together, or with cards that it is known to hold, or the number of spades revealed by its bid, kept
/// separate.
fn places_of(view: &View, seat: Seat) -> Result<Vec<Places>, ViewError> {
    let known = view.known_cards(seat);
    let count = usize::from(view.hand_counts[seat]);
    let count = count.checked_sub(known.len()).ok_or(ViewError::Field("hand_counts"))?;
    let may_be = CardSet::ALL.difference(view.ruled_out(seat)).difference(known);
    let spades = CardSet::suit(Suit::Spades);
    let places = |count: usize, allowed: CardSet| Places { seat, count, allowed };
    let mut all: Vec<Places> = known
        .iter()
        .map(|card| places(1, [card].into_iter().collect()))
        .collect();
    let Some(promised) = view.spades_revealed(seat) else {
        all.push(places(count, may_be));
        return Ok(all);
    };
    let gone = played_by(view, seat).union(known).in_suit(Suit::Spades).len();
    let kept = usize::from(promised).checked_sub(gone);
    let others = kept.and_then(|kept| count.checked_sub(kept));
    let (Some(kept), Some(others)) = (kept, others) else {
        return Err(ViewError::Field("bids"));
    };
    all.push(places(kept, may_be.intersection(spades)));
    all.push(places(others, may_be.difference(spades)));
    Ok(all)
}

/// Finds cards for all places, each with the index of its places (Kuhn's augmenting paths).
fn lay(places: &[Places], cards: CardSet) -> Option<Vec<(usize, Card)>> {
    let mut owners: Vec<(Card, Option<usize>)> = cards.iter().map(|card| (card, None)).collect();
    for (at, place) in places.iter().enumerate() {
        for _ in 0..place.count {
            if !place_one(at, places, &mut owners, &mut CardSet::default()) {
                return None;
            }
        }
    }
    Some(
        owners
            .into_iter()
            .filter_map(|(card, owner)| Some((owner?, card)))
            .collect(),
    )
}

/// Finds one more card for a place, moving others if necessary.
fn place_one(at: usize, places: &[Places], owners: &mut [(Card, Option<usize>)], seen: &mut CardSet) -> bool {
    let allowed = |card: Card| places[at].allowed.contains(card);
    if let Some(free) = owners
        .iter()
        .position(|&(card, owner)| owner.is_none() && allowed(card))
    {
        owners[free].1 = Some(at);
        return true;
    }
    for index in 0..owners.len() {
        let (card, owner) = owners[index];
        let Some(other) = owner.filter(|&other| other != at && allowed(card) && !seen.contains(card)) else {
            continue;
        };
        seen.insert(card);
        if place_one(other, places, owners, seen) {
            owners[index].1 = Some(at);
            return true;
        }
    }
    false
}

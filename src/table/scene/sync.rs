//! Builds the table from a seat's view alone: for jumps (resuming, undoing, another viewer, the hand opened or closed), and for the
//! check after every action.

use spades_rules::{Card, Phase, Seat, View};

use super::{CARDS, CardId, Scene, Zone, sort_key};
use crate::settings::SortOrder;

/// Contents of the table according to a view: the faces of every zone in order, `None` for a face-down card.
pub(super) struct Wanted {
    pub stock: usize,
    pub drawn: Option<(Seat, Option<Card>)>,
    pub hands: Vec<Vec<Option<Card>>>,
    pub discards: Vec<Option<Card>>,
    pub trick: Vec<(Seat, Card)>,
    /// Number of cards in each trick taken, by seat.
    pub won: Vec<Vec<usize>>,
    pub leader: Option<Seat>,
}

impl Wanted {
    /// Returns the contents for `view`. Viewer, rules and whether the hand is open come from `shown`, the table to compare with.
    pub fn new(view: &View, shown: &Scene) -> Wanted {
        let hand = |seat: Seat| {
            let set = if seat == view.viewer {
                view.hand.filter(|_| shown.open)
            } else {
                None
            };
            let dummy = view.dummy.filter(|_| seat + 1 == view.hand_counts.len());
            let revealed = shown.revealed.as_ref().and_then(|all| all.hands[seat]);
            let peeked = shown.peeks.get(seat).copied().flatten();
            match set.or(dummy).or(revealed).or(peeked) {
                Some(set) => {
                    let mut cards: Vec<Card> = set.iter().collect();
                    cards.sort_by_key(|&card| sort_key(card, shown.sort));
                    cards.into_iter().map(Some).collect()
                }
                None => vec![None; usize::from(view.hand_counts[seat])],
            }
        };
        let hands: Vec<Vec<_>> = (0..view.hand_counts.len()).map(hand).collect();
        let trick = view.running_trick().to_vec();
        let won: Vec<Vec<_>> = (0..hands.len())
            .map(|seat| {
                let taken = view.played.iter().filter(|trick| trick.winner == Some(seat));
                taken.map(|trick| trick.plays.len()).collect()
            })
            .collect();
        let discards: Vec<_> = view
            .discards
            .iter()
            .enumerate()
            .map(|(at, thrown)| {
                let known = shown.revealed.as_ref().map_or(thrown.card, |all| all.discards[at]);
                known.filter(|_| shown.discards_open())
            })
            .collect();
        let drawn_card = view.drawn.or(shown.revealed.as_ref().and_then(|all| all.drawn));
        let drawn = view.drawn_by.map(|seat| (seat, drawn_card.filter(|_| shown.open)));
        let elsewhere = hands.iter().map(Vec::len).sum::<usize>()
            + discards.len()
            + usize::from(drawn.is_some())
            + trick.len()
            + won.iter().flatten().sum::<usize>();
        let leader = trick
            .first()
            .map(|&(seat, _)| seat)
            .or(view.played.iter().rev().find_map(|trick| trick.winner))
            .or(view.hand_to_play.filter(|_| view.phase == Phase::Play));
        Wanted {
            stock: CARDS.saturating_sub(elsewhere),
            drawn,
            hands,
            discards,
            trick,
            won,
            leader,
        }
    }
}

impl Scene {
    /// Brings everything in line with `view`: cards keep their entity where possible (same face first, then same zone).
    pub fn sync(&mut self, view: &View, open: bool, sort: SortOrder) {
        let old = self.clone();
        self.sort = sort;
        self.open = open;
        self.viewer = view.viewer;
        self.phase = view.phase;
        self.round = view.round;
        self.bids.clone_from(&view.bids);
        self.tricks.clone_from(&view.tricks);
        self.broken = view.broken;
        self.dummy_partner = view.dummy_partner;
        self.taker = None;
        self.peeks = [None; 4];
        self.first = view.first;
        let wanted = Wanted::new(view, self);
        self.leader = wanted.leader;
        self.out_of_play = view.phase != Phase::Draft && wanted.stock > 0;

        // Known faces choose their entity before face-down cards take the rest.
        let mut pool = Pool::new(&old);
        let trick = pool.take_all(wanted.trick.iter().map(|&(seat, card)| (Zone::Trick(seat), Some(card))));
        let discards = pool.take_all(wanted.discards.iter().map(|&card| (Zone::Discards, card)));
        let drawn = wanted
            .drawn
            .map(|(seat, card)| (seat, pool.take_all([(Zone::Drawn, card)].into_iter())));
        let hands: Vec<_> = wanted
            .hands
            .iter()
            .enumerate()
            .map(|(seat, cards)| pool.take_all(cards.iter().map(|&card| (Zone::Hand(seat), card))))
            .collect();
        let won: Vec<Vec<_>> = wanted
            .won
            .iter()
            .enumerate()
            .map(|(seat, tricks)| {
                let slots = |&count: &usize| pool.take_all((0..count).map(|_| (Zone::Won(seat), None)));
                tricks.iter().map(slots).collect()
            })
            .collect();

        self.faces.fill(None);
        let mut resolve = |slots: Vec<Slot>| -> Vec<CardId> {
            slots
                .into_iter()
                .map(|slot| {
                    let id = pool.give(slot);
                    self.faces[id] = slot.face;
                    id
                })
                .collect()
        };
        self.finale.clear();
        self.trick = wanted.trick.iter().map(|&(seat, _)| seat).zip(resolve(trick)).collect();
        self.discards = resolve(discards);
        self.drawn = drawn.map(|(seat, slot)| (seat, resolve(slot)[0]));
        self.hands = hands.into_iter().map(&mut resolve).collect();
        self.won = won
            .into_iter()
            .map(|tricks| tricks.into_iter().map(&mut resolve).collect())
            .collect();
        self.stock = pool.rest(&old.stock);
    }
}

/// A place that needs an entity.
#[derive(Clone, Copy)]
struct Slot {
    zone: Zone,
    face: Option<Card>,
    id: Option<CardId>,
}

/// The entities still to be assigned to places.
struct Pool<'a> {
    old: &'a Scene,
    zones: Vec<Zone>,
    free: Vec<bool>,
}

impl<'a> Pool<'a> {
    fn new(old: &'a Scene) -> Pool<'a> {
        Pool {
            old,
            zones: old.places().iter().map(|place| place.zone).collect(),
            free: vec![true; CARDS],
        }
    }

    /// First pass: a card whose face was already shown keeps its entity.
    fn take_all(&mut self, slots: impl Iterator<Item = (Zone, Option<Card>)>) -> Vec<Slot> {
        slots
            .map(|(zone, face)| {
                let id = face.and_then(|card| (0..CARDS).find(|&id| self.free[id] && self.old.faces[id] == Some(card)));
                if let Some(id) = id {
                    self.free[id] = false;
                }
                Slot { zone, face, id }
            })
            .collect()
    }

    /// Second pass: a remaining place takes a card from its own zone first, then from the zone where such a card comes from.
    fn give(&mut self, slot: Slot) -> CardId {
        if let Some(id) = slot.id {
            return id;
        }
        let from = |zone: Zone| match (slot.zone, zone) {
            (a, b) if a == b => 0,
            (Zone::Trick(seat), Zone::Hand(other)) if seat == other => 1,
            (Zone::Won(_), Zone::Trick(_)) | (Zone::Hand(_) | Zone::Discards, Zone::Drawn) => 1,
            (_, Zone::Stock) => 2,
            _ => 3,
        };
        let best = (0..CARDS).filter(|&id| self.free[id]).min_by_key(|&id| {
            // The top of the stock leaves first; elsewhere the order stays.
            let order = match self.zones[id] {
                Zone::Stock => CARDS - self.old.stock.iter().position(|&other| other == id).unwrap_or(0),
                zone => self.position(zone, id),
            };
            (from(self.zones[id]), order)
        });
        let id = best.unwrap_or(0);
        self.free[id] = false;
        id
    }

    fn position(&self, zone: Zone, id: CardId) -> usize {
        let find = |ids: &[CardId]| ids.iter().position(|&other| other == id).unwrap_or(0);
        match zone {
            Zone::Hand(seat) => find(&self.old.hands[seat]),
            Zone::Discards => find(&self.old.discards),
            Zone::Won(seat) => find(&self.old.won[seat].concat()),
            Zone::Stock | Zone::Drawn | Zone::Trick(_) | Zone::Finale => 0,
        }
    }

    /// Returns the unassigned cards, with those of the old stock in their old order.
    fn rest(&self, stock: &[CardId]) -> Vec<CardId> {
        let mut rest: Vec<CardId> = (0..CARDS).filter(|&id| self.free[id] && !stock.contains(&id)).collect();
        rest.extend(stock.iter().copied().filter(|&id| self.free[id]));
        rest
    }
}

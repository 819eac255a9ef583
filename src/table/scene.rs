//! Which card lies where, as far as one seat may know: the model that the card entities are drawn from. Events change it step by
//! step, and after every action it is brought in line with the seat's [`View`]. Pure data, tested without Bevy.

use spades_rules::{Bid, Card, Event, HandBuilding, Phase, Seat, View};

use crate::settings::SortOrder;

/// A physical card: the index of its entity. Says nothing of its face.
pub type CardId = usize;

/// How many cards are on the table in every game.
pub const CARDS: usize = 52;

/// Where a card lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Zone {
    /// The face-down pile.
    Stock,
    /// Drawn and not yet kept or discarded.
    Drawn,
    /// Somebody's hand.
    Hand(Seat),
    /// Thrown away in the draft.
    Discards,
    /// Played to the running trick.
    Trick(Seat),
    /// In a trick taken by somebody.
    Won(Seat),
}

/// A card's zone, its place there and how many share the zone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// Where.
    pub zone: Zone,
    /// Index in the zone, lowest card first; for taken tricks the number of the trick in its pile.
    pub index: usize,
    /// Cards in the zone; for taken tricks, tricks.
    pub count: usize,
    /// Place among the cards of one taken trick.
    pub under: usize,
}

/// The table as one seat sees it.
#[derive(Clone, Debug, PartialEq)]
pub struct Scene {
    /// The seat that looks.
    pub viewer: Seat,
    /// The stock, bottom card first.
    pub stock: Vec<CardId>,
    /// The drawn card and who drew it.
    pub drawn: Option<(Seat, CardId)>,
    /// Hands by seat, in the order shown.
    pub hands: Vec<Vec<CardId>>,
    /// Discards in the order thrown.
    pub discards: Vec<CardId>,
    /// The running trick.
    pub trick: Vec<(Seat, CardId)>,
    /// Taken tricks by seat.
    pub won: Vec<Vec<Vec<CardId>>>,
    /// Faces that may be shown, by card.
    pub faces: Vec<Option<Card>>,
    /// Where the match stands, as far as it has been shown.
    pub phase: Phase,
    /// The round shown.
    pub round: u16,
    /// Bids shown.
    pub bids: Vec<Option<Bid>>,
    /// Tricks shown, by hand.
    pub tricks: Vec<u8>,
    /// Whether spades are shown as broken.
    pub broken: bool,
    /// Who led the running trick, or leads next.
    pub leader: Option<Seat>,
    /// Who took the trick that lies complete.
    pub taker: Option<Seat>,
    sort: SortOrder,
}

impl Scene {
    /// The table as `view` has it. Faces of the viewer's own secret cards are shown only if `open`.
    #[must_use]
    pub fn new(view: &View, open: bool, sort: SortOrder) -> Scene {
        let mut scene = Scene {
            viewer: view.viewer,
            stock: (0..CARDS).collect(),
            drawn: None,
            hands: vec![Vec::new(); view.hand_counts.len()],
            discards: Vec::new(),
            trick: Vec::new(),
            won: vec![Vec::new(); view.hand_counts.len()],
            faces: vec![None; CARDS],
            phase: view.phase,
            round: view.round,
            bids: Vec::new(),
            tricks: Vec::new(),
            broken: false,
            leader: None,
            taker: None,
            sort,
        };
        scene.sync(view, open, sort);
        scene
    }

    /// Back to a full stock, before a round.
    pub fn gather(&mut self) {
        self.stock = (0..CARDS).collect();
        self.drawn = None;
        self.hands.iter_mut().for_each(Vec::clear);
        self.discards.clear();
        self.trick.clear();
        self.won.iter_mut().for_each(Vec::clear);
        self.faces.fill(None);
        self.bids.fill(None);
        self.tricks.fill(0);
        self.broken = false;
        self.leader = None;
        self.taker = None;
    }

    /// Plays one event, as the viewer sees it.
    pub fn apply(&mut self, event: &Event) {
        match *event {
            Event::RoundStarted { round, .. } => {
                self.gather();
                self.round = round;
            }
            Event::Redealt => self.gather(),
            Event::BlindNil { seat } => self.bids[seat] = Some(Bid::BlindNil),
            Event::Drew { seat, card } => {
                if let Some(id) = self.stock.pop() {
                    self.faces[id] = card;
                    self.drawn = Some((seat, id));
                }
            }
            Event::Kept { seat, card, from_stock } => {
                if let Some(id) = self.of_draft(from_stock) {
                    self.faces[id] = card;
                    self.hands[seat].push(id);
                    self.sort_hand(seat);
                }
            }
            Event::Discarded { card, from_stock, .. } => {
                if let Some(id) = self.of_draft(from_stock) {
                    self.faces[id] = card;
                    self.discards.push(id);
                }
            }
            Event::DraftEnded => self.phase = Phase::Bidding,
            Event::Bid { seat, bid } => self.bids[seat] = Some(bid),
            Event::PlayStarted { leader } => {
                self.phase = Phase::Play;
                self.leader = Some(leader);
            }
            Event::Played { seat, card } => {
                let hand = &mut self.hands[seat];
                let at = hand
                    .iter()
                    .position(|&id| self.faces[id] == Some(card))
                    .or(hand.len().checked_sub(1));
                if let Some(at) = at {
                    let id = hand.remove(at);
                    self.faces[id] = Some(card);
                    if self.trick.is_empty() {
                        self.leader = Some(seat);
                    }
                    self.trick.push((seat, id));
                }
            }
            Event::SpadesBroken { .. } => self.broken = true,
            Event::TrickTaken { seat, .. } => {
                self.tricks[seat] += 1;
                self.taker = Some(seat);
            }
            Event::Dealt { .. }
            | Event::Looked { .. }
            | Event::DummyOpened { .. }
            | Event::Called { .. }
            | Event::RoundScored
            | Event::MatchEnded => {}
        }
    }

    /// Moves a complete trick to its taker's pile, face down.
    pub fn collect(&mut self) {
        let Some(seat) = self.taker.take() else { return };
        let trick: Vec<CardId> = self.trick.drain(..).map(|(_, id)| id).collect();
        for &id in &trick {
            self.faces[id] = None;
        }
        self.won[seat].push(trick);
        self.leader = Some(seat);
    }

    fn of_draft(&mut self, from_stock: bool) -> Option<CardId> {
        if from_stock {
            self.stock.pop()
        } else {
            self.drawn.take().map(|(_, id)| id)
        }
    }

    /// Puts the viewer's hand in order; other hands keep theirs, unless they lie open.
    fn sort_hand(&mut self, seat: Seat) {
        let faces = &self.faces;
        let sort = self.sort;
        self.hands[seat].sort_by_key(|&id| faces[id].map_or(u8::MAX, |card| sort_key(card, sort)));
    }

    /// Brings everything in line with `view`: cards keep their entity where they can (same face first, then same zone).
    pub fn sync(&mut self, view: &View, open: bool, sort: SortOrder) {
        let old = self.clone();
        self.sort = sort;
        self.viewer = view.viewer;
        self.phase = view.phase;
        self.round = view.round;
        self.bids.clone_from(&view.bids);
        self.tricks.clone_from(&view.tricks);
        self.broken = view.broken;
        self.taker = None;
        let mut pool = Pool::new(&old);

        let own = if open { view.hand } else { None };
        let counts: Vec<usize> = view.hand_counts.iter().map(|&n| usize::from(n)).collect();
        let known = |seat: Seat| -> Vec<Option<Card>> {
            let set = if seat == view.viewer { own } else { None };
            let set = set.or(view.dummy.filter(|_| seat == 3 && view.dummy_partner.is_some()));
            match set {
                Some(set) => set.iter().map(Some).collect(),
                None => vec![None; counts[seat]],
            }
        };
        let running = view
            .played
            .last()
            .filter(|trick| trick.winner.is_none())
            .map(|trick| trick.plays.clone())
            .unwrap_or_default();
        let won_by = |seat: Seat| {
            view.played
                .iter()
                .filter(move |trick| trick.winner == Some(seat))
                .map(|trick| trick.plays.len())
        };

        // Known faces choose their entity before face-down cards take what is left.
        let trick = pool.take_all(running.iter().map(|&(seat, card)| (Zone::Trick(seat), Some(card))));
        let shown = |card: Option<Card>, seat: Seat| {
            card.filter(|_| open || seat != view.viewer || view.rules.hands == HandBuilding::OpenDraft)
        };
        let discards = pool.take_all(
            view.discards
                .iter()
                .map(|thrown| (Zone::Discards, shown(thrown.card, thrown.seat))),
        );
        let drawn = view.drawn_by.map(|seat| {
            (
                seat,
                pool.take_all([(Zone::Drawn, view.drawn.filter(|_| open))].into_iter()),
            )
        });
        let hands: Vec<_> = (0..counts.len())
            .map(|seat| pool.take_all(known(seat).into_iter().map(|card| (Zone::Hand(seat), card))))
            .collect();
        let won: Vec<Vec<_>> = (0..counts.len())
            .map(|seat| {
                won_by(seat)
                    .map(|n| pool.take_all((0..n).map(|_| (Zone::Won(seat), None))))
                    .collect()
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
        self.trick = running.iter().map(|&(seat, _)| seat).zip(resolve(trick)).collect();
        self.discards = resolve(discards);
        self.drawn = drawn.map(|(seat, slot)| (seat, resolve(slot)[0]));
        self.hands = hands.into_iter().map(&mut resolve).collect();
        self.won = won
            .into_iter()
            .map(|tricks| tricks.into_iter().map(&mut resolve).collect())
            .collect();
        self.stock = pool.rest(&old.stock);
        for seat in 0..self.hands.len() {
            self.sort_hand(seat);
        }
        self.leader = self
            .trick
            .first()
            .map(|&(seat, _)| seat)
            .or(view.played.iter().rev().find_map(|trick| trick.winner))
            .or(old.leader);
    }

    /// Where every card lies.
    #[must_use]
    pub fn places(&self) -> Vec<Place> {
        let mut places = vec![
            Place {
                zone: Zone::Stock,
                index: 0,
                count: 0,
                under: 0
            };
            CARDS
        ];
        let mut put = |ids: &[CardId], zone: Zone| {
            for (index, &id) in ids.iter().enumerate() {
                places[id] = Place {
                    zone,
                    index,
                    count: ids.len(),
                    under: 0,
                };
            }
        };
        put(&self.stock, Zone::Stock);
        put(&self.discards, Zone::Discards);
        for (seat, hand) in self.hands.iter().enumerate() {
            put(hand, Zone::Hand(seat));
        }
        if let Some((_, id)) = self.drawn {
            places[id] = Place {
                zone: Zone::Drawn,
                index: 0,
                count: 1,
                under: 0,
            };
        }
        for (index, &(seat, id)) in self.trick.iter().enumerate() {
            places[id] = Place {
                zone: Zone::Trick(seat),
                index,
                count: self.trick.len(),
                under: 0,
            };
        }
        for (seat, tricks) in self.won.iter().enumerate() {
            for (index, trick) in tricks.iter().enumerate() {
                for (under, &id) in trick.iter().enumerate() {
                    places[id] = Place {
                        zone: Zone::Won(seat),
                        index,
                        count: tricks.len(),
                        under,
                    };
                }
            }
        }
        places
    }
}

/// The order of cards in a hand, smallest leftmost.
fn sort_key(card: Card, order: SortOrder) -> u8 {
    let (suits, descending) = match order {
        SortOrder::SpadesFirst => ([2, 3, 1, 0], true),
        SortOrder::SpadesLast => ([1, 0, 2, 3], false),
    };
    let rank = if descending { 14 - card.rank() } else { card.rank() };
    suits[card.suit() as usize] * 16 + rank
}

/// A place that wants an entity.
#[derive(Clone, Copy)]
struct Slot {
    zone: Zone,
    face: Option<Card>,
    id: Option<CardId>,
}

/// The entities, being handed out to places.
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

    /// First pass: cards whose face was shown already keep their entity, and others keep their place where it is plain.
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

    /// Second pass: what is left goes to its own zone first, then to where such a card comes from.
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
            Zone::Stock | Zone::Drawn | Zone::Trick(_) => 0,
        }
    }

    /// What nobody took, in the old order of the stock as far as it was there.
    fn rest(&self, stock: &[CardId]) -> Vec<CardId> {
        let mut rest: Vec<CardId> = (0..CARDS).filter(|&id| self.free[id] && !stock.contains(&id)).collect();
        rest.extend(stock.iter().copied().filter(|&id| self.free[id]));
        rest
    }
}

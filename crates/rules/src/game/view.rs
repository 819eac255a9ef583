//! The view of one seat.

use crate::{CardSet, DUMMY, DiscardView, Game, HandBuilding, PassView, Seat, Share, TrickView, View};

impl Game {
    /// Returns everything that `seat` may know.
    ///
    /// ```
    /// use spades_rules::{Action, Game, Preset, Seed};
    /// let game = Game::new(Preset::Pairs.rules(), Seed::from_u64(2)).unwrap();
    /// let seat = game.actor().unwrap();
    /// // If the rules have blind nil, a hand is face down until its owner looks at it.
    /// assert_eq!(game.view(seat).hand, None);
    /// assert_eq!(game.view(seat).legal, [Action::Look, Action::BlindNil]);
    /// ```
    ///
    /// # Panics
    /// If `seat` is not a player.
    #[must_use]
    pub fn view(&self, seat: Seat) -> View {
        assert!(seat < usize::from(self.rules.players), "there is no player {seat}");
        let hands = self.hands();
        let decides = self.actor() == Some(seat);
        let mut takers = self.takers();
        let plays: Vec<_> = self.plays().collect();
        let played = plays
            .chunks(hands)
            .map(|plays| TrickView {
                plays: plays.to_vec(),
                winner: takers.next(),
            })
            .collect();
        View {
            rules: self.rules,
            viewer: seat,
            phase: self.phase,
            round: self.round,
            redeals: self.redeals,
            first: self.first(),
            actor: self.actor(),
            hand_to_play: self.hand_to_play(),
            legal: self.legal_for(seat).into_iter().collect(),
            lawful: if decides { self.lawful() } else { CardSet::EMPTY },
            hand: self.sees_own_hand(seat).then_some(self.table.hands[seat]),
            hand_counts: self.table.hands[..hands]
                .iter()
                .map(|hand| u8::try_from(hand.len()).unwrap_or(13))
                .collect(),
            dummy: self.dummy_partner.map(|_| self.table.hands[DUMMY]),
            dummy_partner: self.dummy_partner(),
            drawn_by: self.drawn.map(|_| usize::from(self.table.turn)),
            drawn: self.drawn.filter(|_| decides),
            stock: self.stock(),
            discards: self.discards_for(seat),
            bids: self.bids().to_vec(),
            passes: self.passes_for(seat),
            naming: if decides { self.passing.naming() } else { CardSet::EMPTY },
            tricks: self.tricks()[..hands].to_vec(),
            played,
            broken: self.table.broken(),
            calls_spent: self.calls_spent[..hands].to_vec(),
            scores: self.scores.to_vec(),
            bags: self.bags.to_vec(),
            sets: self.counted(&self.sets),
            set_runs: self.counted(&self.set_runs),
            sheet: self.sheet.to_vec(),
            winners: self.winners(),
            commitment: self.commitment(),
        }
    }

    /// Returns `true` if the seat sees its hand: one built blind, or not looked at yet, is face down even to its owner until play.
    fn sees_own_hand(&self, seat: Seat) -> bool {
        match self.phase {
            crate::Phase::Draft => !self.blind[seat],
            _ => self.looked[seat],
        }
    }

    /// Returns `true` if a hand that is dealt (or set up after a draft) is visible to its owner at once.
    pub(crate) fn sees_dealt_hand(&self, seat: Seat) -> bool {
        match self.rules.hands {
            HandBuilding::Deal => seat >= usize::from(self.rules.players) || self.looked[seat],
            HandBuilding::OpenDraft | HandBuilding::ClosedDraft | HandBuilding::UnseenDraft => !self.blind[seat],
        }
    }

    /// Returns counts of sets by side, if the rules count them.
    fn counted(&self, counts: &[u8]) -> Vec<u8> {
        if self.rules.end.counts_sets() {
            counts.to_vec()
        } else {
            Vec::new()
        }
    }

    /// Returns the complete shares; giver and taker know the cards, the taker once it has taken them up.
    fn passes_for(&self, viewer: Seat) -> Vec<PassView> {
        let moved = self.moved_shares();
        let seen = |(number, (share, cards)): (usize, (Share, CardSet))| {
            let knows = viewer == share.from || viewer == share.to && number < moved;
            PassView {
                from: share.from,
                to: share.to,
                count: share.count,
                cards: cards.iter().map(|card| knows.then_some(card)).collect(),
            }
        };
        self.passed().enumerate().map(seen).collect()
    }

    fn discards_for(&self, viewer: Seat) -> Vec<DiscardView> {
        let open = self.rules.hands == HandBuilding::OpenDraft;
        let seen = |(place, &(seat, card)): (usize, &(u8, crate::Card))| {
            let seat = usize::from(seat);
            let looked_at = self.unseen_discards >> place & 1 == 0;
            DiscardView {
                seat,
                card: (open || seat == viewer && looked_at).then_some(card),
            }
        };
        self.discards.iter().enumerate().map(seen).collect()
    }
}

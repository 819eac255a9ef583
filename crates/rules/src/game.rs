//! A match in progress.

use std::sync::Arc;

use arrayvec::ArrayVec;

use crate::deal::{Receipt, Seed, commitment};
use crate::{
    Action, Bid, BiddingRule, Card, CardSet, Event, Events, HandBuilding, Illegal, Phase, Record, Renege, Rules,
    RulesError, Seat, SideScore, Sides, Starter, Suit, scoring,
};

/// The most actions that can be legal at once.
pub const MAX_LEGAL: usize = 20;

/// Legal actions. No heap.
pub type Actions = ArrayVec<Action, MAX_LEGAL>;

/// Actions of one round at most: 54 of a draft or 8 of bidding, and 52 plays or 26 with calls.
const ROUND_ACTIONS: usize = 96;

/// A match in progress: rules, seed, and the position reached. A flat value without heap use during play.
///
/// ```
/// use spades_rules::{Action, Game, Phase, Preset, Seed};
///
/// let mut game = Game::new(Preset::ClosedDraft.rules(), Seed::from_u64(1)).unwrap();
/// // Any legal action will do to see a whole match.
/// while game.phase() != Phase::MatchEnd {
///     let action = game.legal_actions()[0];
///     game.apply(action).unwrap();
/// }
/// assert_eq!(Game::replay(&game.record()).unwrap().scores(), game.scores());
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    rules: Rules,
    seed: Seed,
    round: u16,
    redeals: u32,
    first: u8,
    phase: Phase,
    deck: [Card; 52],
    /// The next card of the stock.
    top: u8,
    hands: [CardSet; 4],
    blind: [bool; 4],
    looked: [bool; 4],
    drawn: Option<Card>,
    discards: ArrayVec<(u8, Card), 26>,
    bids: [Option<Bid>; 4],
    plays: ArrayVec<(u8, Card), 52>,
    /// Who took each trick.
    takers: ArrayVec<u8, 13>,
    /// Seats that have reneged this round.
    reneged: [bool; 4],
    calls_spent: [bool; 4],
    broken: bool,
    /// Whose hand plays, draws or bids next.
    turn: u8,
    dummy_partner: Option<u8>,
    scores: ArrayVec<i32, 4>,
    bags: ArrayVec<u8, 4>,
    sheet: ArrayVec<SideScore, 4>,
    winners: Option<ArrayVec<u8, 4>>,
    log: ArrayVec<Action, ROUND_ACTIONS>,
    past: Arc<Vec<Action>>,
}

impl Game {
    /// A new match, its first round started.
    ///
    /// # Errors
    /// If the rules make no sense; see [`Rules::validate`].
    pub fn new(rules: Rules, seed: Seed) -> Result<Game, RulesError> {
        rules.validate()?;
        let sides = rules.side_count();
        let mut game = Game {
            rules,
            seed,
            round: 0,
            redeals: 0,
            first: 0,
            phase: Phase::RoundEnd,
            deck: [Card::BIG_JOKER; 52],
            top: 0,
            hands: [CardSet::EMPTY; 4],
            blind: [false; 4],
            looked: [false; 4],
            drawn: None,
            discards: ArrayVec::new(),
            bids: [None; 4],
            plays: ArrayVec::new(),
            takers: ArrayVec::new(),
            reneged: [false; 4],
            calls_spent: [false; 4],
            broken: false,
            turn: 0,
            dummy_partner: None,
            scores: std::iter::repeat_n(0, sides).collect(),
            bags: std::iter::repeat_n(0, sides).collect(),
            sheet: ArrayVec::new(),
            winners: None,
            log: ArrayVec::new(),
            past: Arc::new(Vec::new()),
        };
        game.start_round();
        Ok(game)
    }

    /// The rules.
    #[must_use]
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The seed.
    #[must_use]
    pub fn seed(&self) -> Seed {
        self.seed
    }

    /// Where the match stands.
    #[must_use]
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// The round, from 1.
    #[must_use]
    pub fn round(&self) -> u16 {
        self.round
    }

    /// The first drawer, or in dealt games the seat on the dealer's left.
    #[must_use]
    pub fn first(&self) -> Seat {
        usize::from(self.first)
    }

    /// Who decides now: a dummy's turn names its partner. `None` where any player may act, or the match is over.
    #[must_use]
    pub fn actor(&self) -> Option<Seat> {
        match self.phase {
            Phase::Draft | Phase::Bidding => Some(usize::from(self.turn)),
            Phase::Play => Some(match self.dummy_partner {
                Some(partner) if self.turn == 3 => usize::from(partner),
                _ => usize::from(self.turn),
            }),
            Phase::Claims | Phase::RoundEnd | Phase::MatchEnd => None,
        }
    }

    /// Whose hand the next card comes from, during play.
    #[must_use]
    pub fn hand_to_play(&self) -> Option<Seat> {
        (self.phase == Phase::Play).then_some(usize::from(self.turn))
    }

    /// How many hands there are: the players' and the dummy's.
    #[must_use]
    pub fn hands(&self) -> usize {
        self.rules.hand_count()
    }

    /// The side that a player's seat scores for.
    #[must_use]
    pub fn side_of(&self, seat: Seat) -> usize {
        if self.rules.sides == Sides::Partners {
            seat % 2
        } else {
            seat
        }
    }

    /// The truth of a hand: for tests, tools and tables of truth after the round, never for a bot or a screen.
    #[must_use]
    pub fn hand(&self, seat: Seat) -> CardSet {
        self.hands[seat]
    }

    /// Score by side.
    #[must_use]
    pub fn scores(&self) -> &[i32] {
        &self.scores
    }

    /// Bags by side.
    #[must_use]
    pub fn bags(&self) -> &[u8] {
        &self.bags
    }

    /// The score sheet of the round just ended, by side; empty before.
    #[must_use]
    pub fn sheet(&self) -> &[SideScore] {
        &self.sheet
    }

    /// The winning sides once the match is over; several for a draw.
    #[must_use]
    pub fn winners(&self) -> Option<Vec<usize>> {
        self.winners
            .as_ref()
            .map(|sides| sides.iter().map(|&side| usize::from(side)).collect())
    }

    /// Bids so far, by seat.
    #[must_use]
    pub fn bids(&self) -> &[Option<Bid>] {
        &self.bids[..usize::from(self.rules.players)]
    }

    /// Tricks taken this round, by hand.
    #[must_use]
    pub fn tricks(&self) -> [u8; 4] {
        let mut tricks = [0; 4];
        for &taker in &self.takers {
            tricks[usize::from(taker)] += 1;
        }
        tricks
    }

    /// The cards played this round, in order, with the seat of the hand each came from.
    pub fn plays(&self) -> impl Iterator<Item = (Seat, Card)> + '_ {
        self.plays.iter().map(|&(seat, card)| (usize::from(seat), card))
    }

    /// Who took each complete trick of this round.
    pub fn takers(&self) -> impl Iterator<Item = Seat> + '_ {
        self.takers.iter().map(|&seat| usize::from(seat))
    }

    /// Whether spades are broken.
    #[must_use]
    pub fn broken(&self) -> bool {
        self.broken
    }

    // --- rounds ---

    fn start_round(&mut self) {
        self.round += 1;
        self.first = if self.round == 1 {
            self.seed.first_seat(self.rules.players)
        } else {
            (self.first + 1) % self.rules.players
        };
        self.redeals = 0;
        self.deal();
    }

    fn deal(&mut self) {
        (self.deck, _) = self.seed.deal(self.round, self.redeals, self.rules.jokers);
        self.top = 0;
        self.hands = [CardSet::EMPTY; 4];
        self.blind = [false; 4];
        self.looked = [self.rules.blind_nil.is_none(); 4];
        self.drawn = None;
        self.discards.clear();
        self.bids = [None; 4];
        self.plays.clear();
        self.takers.clear();
        self.reneged = [false; 4];
        self.calls_spent = [false; 4];
        self.broken = false;
        self.turn = self.first;
        self.dummy_partner = None;
        self.sheet.clear();
        if self.rules.hands == HandBuilding::Deal {
            let hands = self.hands();
            for (index, &card) in self.deck.iter().enumerate() {
                self.hands[(usize::from(self.first) + index) % hands].insert(card);
            }
            self.phase = Phase::Bidding;
        } else {
            self.phase = Phase::Draft;
        }
    }

    fn starter(&self, starter: Starter) -> u8 {
        match starter {
            Starter::First => self.first,
            Starter::Second => (self.first + 1) % self.rules.players,
        }
    }

    fn stock(&self) -> u8 {
        if self.rules.hands == HandBuilding::Deal {
            0
        } else {
            52 - self.top
        }
    }

    fn take(&mut self) -> Card {
        let card = self.deck[usize::from(self.top)];
        self.top += 1;
        card
    }

    // --- legality ---

    /// Everything that anybody may do now: the actor's actions, calls of a renege, the start of the next round.
    #[must_use]
    pub fn legal_actions(&self) -> Actions {
        let mut actions = Actions::new();
        match self.phase {
            Phase::Draft => {
                if self.drawn.is_some() {
                    actions.extend([Action::Keep, Action::Discard]);
                } else {
                    actions.push(Action::Draw);
                    if self.may_bid_blind() {
                        actions.push(Action::BlindNil);
                    }
                }
            }
            Phase::Bidding if !self.looked[usize::from(self.turn)] && self.rules.hands == HandBuilding::Deal => {
                actions.extend([Action::Look, Action::BlindNil]);
            }
            Phase::Bidding => actions.extend((0..=13).filter(|&tricks| self.bid_allowed(tricks)).map(Action::Bid)),
            Phase::Play => actions.extend(self.playable().iter().map(Action::Play)),
            Phase::Claims => actions.push(Action::Settle),
            Phase::RoundEnd => actions.push(Action::NextRound),
            Phase::MatchEnd => {}
        }
        for caller in 0..2u8 {
            if self.may_call(caller) {
                actions.push(Action::Call(caller));
            }
        }
        actions
    }

    /// What one seat may do now.
    #[must_use]
    pub fn legal_for(&self, seat: Seat) -> Actions {
        let actor = self.actor();
        self.legal_actions()
            .into_iter()
            .filter(|action| match action {
                Action::Call(caller) => usize::from(*caller) == seat,
                Action::NextRound | Action::Settle => seat < usize::from(self.rules.players),
                _ => actor == Some(seat),
            })
            .collect()
    }

    fn may_bid_blind(&self) -> bool {
        let seat = usize::from(self.turn);
        self.rules.blind_nil.is_some() && self.hands[seat].is_empty() && !self.blind[seat]
    }

    fn bid_allowed(&self, tricks: u8) -> bool {
        let seat = usize::from(self.turn);
        let spades = self.hands[seat].in_suit(Suit::Spades).len();
        match self.rules.bidding {
            BiddingRule::Free => true,
            BiddingRule::Whiz => tricks == 0 || usize::from(tricks) == spades,
            BiddingRule::Mirror => usize::from(tricks) == spades,
            BiddingRule::Suicide => match self.bids[(seat + 2) % 4] {
                None => tricks == 0 || tricks >= 4,
                Some(partner) => (tricks == 0) != partner.is_nil() && (tricks == 0 || tricks >= 4),
            },
        }
    }

    /// The card led to the running trick.
    #[must_use]
    pub fn led(&self) -> Option<Card> {
        let at = self.takers.len() * self.hands();
        self.plays.get(at).map(|&(_, card)| card)
    }

    /// The cards of the hand to play that keep the rules of following and leading; empty when nobody plays.
    #[must_use]
    pub fn lawful(&self) -> CardSet {
        if self.phase != Phase::Play {
            return CardSet::EMPTY;
        }
        let hand = self.hands[usize::from(self.turn)];
        match self.led() {
            Some(led) => {
                let follow = hand.in_suit(led.suit());
                if follow.is_empty() { hand } else { follow }
            }
            None => {
                let plain = hand.difference(CardSet::suit(Suit::Spades));
                if self.broken || plain.is_empty() { hand } else { plain }
            }
        }
    }

    fn playable(&self) -> CardSet {
        match self.rules.renege {
            Renege::Prevented => self.lawful(),
            Renege::Penalised => self.hands[usize::from(self.turn)],
        }
    }

    fn may_call(&self, caller: u8) -> bool {
        self.rules.renege == Renege::Penalised
            && matches!(self.phase, Phase::Play | Phase::Claims)
            && !self.calls_spent[usize::from(caller)]
            && self.plays.iter().any(|&(seat, _)| seat != caller)
    }

    /// Why a card cannot be played now from the hand that is to play; `None` if it can.
    #[must_use]
    pub fn why_not(&self, card: Card) -> Option<Illegal> {
        if self.phase != Phase::Play {
            return Some(Illegal::NotNow);
        }
        let hand = self.hands[usize::from(self.turn)];
        if !hand.contains(card) {
            return Some(Illegal::NotHeld(card));
        }
        if self.playable().contains(card) {
            return None;
        }
        Some(
            self.led()
                .map_or(Illegal::NotBroken, |led| Illegal::MustFollow(led.suit())),
        )
    }

    fn illegal(&self, action: Action) -> Illegal {
        match action {
            Action::Play(card) => self.why_not(card).unwrap_or(Illegal::NotNow),
            Action::Bid(tricks) if self.phase == Phase::Bidding && self.looked[usize::from(self.turn)] => {
                Illegal::Bid(tricks)
            }
            Action::BlindNil => Illegal::BlindNil,
            Action::Call(_) => Illegal::Call,
            _ => Illegal::NotNow,
        }
    }

    // --- acting ---

    /// Acts. An error leaves the game as it was.
    ///
    /// # Errors
    /// If the action is not among [`Game::legal_actions`].
    pub fn apply(&mut self, action: Action) -> Result<Events, Illegal> {
        if !self.allows(action) {
            return Err(self.illegal(action));
        }
        if action == Action::NextRound {
            self.archive(action);
        } else {
            self.log.push(action);
        }
        let mut events = Events::new();
        let seat = usize::from(self.turn);
        match action {
            Action::BlindNil => self.bid_blind(seat, &mut events),
            Action::Look => {
                self.looked[seat] = true;
                events.push(Event::Looked { seat });
            }
            Action::Draw => self.draw(seat, &mut events),
            Action::Keep | Action::Discard => self.choose(seat, action == Action::Keep, &mut events),
            Action::Bid(tricks) => {
                self.bids[seat] = Some(Bid::Tricks(tricks));
                events.push(Event::Bid {
                    seat,
                    bid: Bid::Tricks(tricks),
                });
                self.next_bidder(&mut events);
            }
            Action::Play(card) => self.play(card, &mut events),
            Action::Call(caller) => self.call(usize::from(caller), &mut events),
            Action::Settle => self.score(None, &mut events),
            Action::NextRound => {
                self.start_round();
                events.push(Event::RoundStarted {
                    round: self.round,
                    first: self.first(),
                });
            }
        }
        Ok(events)
    }

    fn allows(&self, action: Action) -> bool {
        match action {
            Action::Play(card) => self.phase == Phase::Play && self.playable().contains(card),
            Action::Call(caller) => caller < 2 && self.may_call(caller),
            _ => self.legal_actions().contains(&action),
        }
    }

    fn bid_blind(&mut self, seat: Seat, events: &mut Events) {
        self.blind[seat] = true;
        self.bids[seat] = Some(Bid::BlindNil);
        events.push(Event::BlindNil { seat });
        if self.phase == Phase::Bidding {
            self.next_bidder(events);
        }
    }

    fn draw(&mut self, seat: Seat, events: &mut Events) {
        let card = self.take();
        events.push(Event::Drew { seat, card: Some(card) });
        self.drawn = Some(card);
        if self.blind[seat] {
            self.choose(seat, true, events);
        }
    }

    fn choose(&mut self, seat: Seat, keep: bool, events: &mut Events) {
        let Some(drawn) = self.drawn.take() else { return };
        let next = self.take();
        let (kept, thrown) = if keep { (drawn, next) } else { (next, drawn) };
        self.hands[seat].insert(kept);
        self.discards.push((self.turn, thrown));
        let kept = Event::Kept {
            seat,
            card: Some(kept),
            from_stock: !keep,
        };
        let thrown = Event::Discarded {
            seat,
            card: Some(thrown),
            from_stock: keep,
        };
        events.extend(if keep { [kept, thrown] } else { [thrown, kept] });
        if self.top < 52 {
            self.turn = 1 - self.turn;
            return;
        }
        events.push(Event::DraftEnded);
        self.phase = Phase::Bidding;
        self.looked = [true; 4];
        self.turn = self.starter(self.rules.bids_first);
        if self.bids[usize::from(self.turn)].is_some() {
            self.next_bidder(events);
        }
    }

    fn next_bidder(&mut self, events: &mut Events) {
        let players = self.rules.players;
        for step in 1..=players {
            let seat = (self.turn + step) % players;
            if self.bids[usize::from(seat)].is_none() {
                self.turn = seat;
                return;
            }
        }
        if self.rules.sides == Sides::Dummy {
            let bid = |seat: u8| self.bids[usize::from(seat)].map_or(0, Bid::tricks);
            let order = (0..3).map(|step| (self.first + step) % 3);
            // The earlier of equal bids stays: only a higher one replaces it.
            let partner = order.fold(self.first, |best, seat| if bid(seat) > bid(best) { seat } else { best });
            if bid(partner) == 0 {
                events.extend([
                    Event::Redealt,
                    Event::RoundStarted {
                        round: self.round,
                        first: self.first(),
                    },
                ]);
                self.redeals += 1;
                self.archive_log();
                self.deal();
                return;
            }
            self.dummy_partner = Some(partner);
            events.push(Event::DummyOpened {
                partner: usize::from(partner),
            });
        }
        self.phase = Phase::Play;
        self.looked = [true; 4];
        self.turn = self.starter(self.rules.leads_first);
        events.push(Event::PlayStarted {
            leader: usize::from(self.turn),
        });
    }

    fn play(&mut self, card: Card, events: &mut Events) {
        let seat = usize::from(self.turn);
        let hands = self.hands();
        if !self.lawful().contains(card) {
            self.reneged[seat] = true;
        }
        self.hands[seat].remove(card);
        self.plays.push((self.turn, card));
        events.push(Event::Played { seat, card });
        if card.suit() == Suit::Spades && !self.broken {
            self.broken = true;
            events.push(Event::SpadesBroken { seat });
        }
        if !self.plays.len().is_multiple_of(hands) {
            self.turn = u8::try_from((seat + 1) % hands).unwrap_or(0);
            return;
        }
        let trick = &self.plays[self.plays.len() - hands..];
        let taker = trick_winner(trick);
        self.takers.push(taker);
        self.turn = taker;
        events.push(Event::TrickTaken {
            seat: usize::from(taker),
            number: u8::try_from(self.takers.len()).unwrap_or(13),
        });
        if self.hands[..hands].iter().all(|hand| hand.is_empty()) {
            let calls = (0..2).any(|caller| {
                self.phase = Phase::Claims;
                self.may_call(caller)
            });
            if !calls {
                self.score(None, events);
            }
        }
    }

    fn call(&mut self, caller: Seat, events: &mut Events) {
        self.calls_spent[caller] = true;
        let right = self.reneged[1 - caller];
        events.push(Event::Called { caller, right });
        if right {
            self.score(Some(caller), events);
        } else if self.phase == Phase::Claims && !(0..2).any(|other| self.may_call(other)) {
            self.score(None, events);
        }
    }

    fn score(&mut self, right_call: Option<Seat>, events: &mut Events) {
        let tricks = self.tricks();
        self.sheet = match right_call {
            Some(caller) => scoring::renege(&self.rules, &self.bids, &tricks, caller),
            None => scoring::round(&self.rules, &self.bids, &tricks, self.dummy_partner.map(usize::from)),
        };
        for (side, sheet) in self.sheet.iter_mut().enumerate() {
            scoring::add_up(&self.rules, sheet, self.scores[side], self.bags[side]);
            self.scores[side] = sheet.score;
            self.bags[side] = sheet.bags_after;
        }
        events.push(Event::RoundScored);
        let decided = if right_call.is_none() {
            scoring::double_blind(&self.rules, &self.bids, &tricks)
        } else {
            None
        };
        self.winners = decided.or_else(|| scoring::winners(&self.rules, &self.scores, self.round));
        self.phase = if self.winners.is_some() {
            Phase::MatchEnd
        } else {
            Phase::RoundEnd
        };
        if self.winners.is_some() {
            events.push(Event::MatchEnded);
        }
    }

    // --- looking back ---

    fn archive_log(&mut self) {
        let mut past = Vec::with_capacity(self.past.len() + self.log.len() + 1);
        past.extend_from_slice(&self.past);
        past.extend(self.log.drain(..));
        self.past = Arc::new(past);
    }

    fn archive(&mut self, last: Action) {
        self.archive_log();
        Arc::make_mut(&mut self.past).push(last);
    }

    /// How many actions there were.
    #[must_use]
    pub fn action_count(&self) -> usize {
        self.past.len() + self.log.len()
    }

    /// Rules, seed and all actions.
    #[must_use]
    pub fn record(&self) -> Record {
        let actions = self.past.iter().chain(&self.log).copied().collect();
        Record {
            version: crate::record::VERSION,
            rules: self.rules,
            seed: self.seed,
            actions,
        }
    }

    /// The match as it was after `count` actions; `None` if there were not so many.
    #[must_use]
    pub fn undo_to(&self, count: usize) -> Option<Game> {
        if count > self.action_count() {
            return None;
        }
        let mut game = Game::new(self.rules, self.seed).ok()?;
        for &action in self.past.iter().chain(&self.log).take(count) {
            game.apply(action).ok()?;
        }
        Some(game)
    }

    /// The commitment to this round's deal, 64 hex digits; see [`Receipt`].
    #[must_use]
    pub fn commitment(&self) -> String {
        let (deck, salt) = self.seed.deal(self.round, self.redeals, self.rules.jokers);
        commitment(&deck, &salt)
    }

    /// The receipt of this round's deal, once the round is over.
    #[must_use]
    pub fn receipt(&self) -> Option<Receipt> {
        matches!(self.phase, Phase::RoundEnd | Phase::MatchEnd).then(|| {
            let (deck, salt) = self.seed.deal(self.round, self.redeals, self.rules.jokers);
            Receipt::new(self.round, &deck, &salt)
        })
    }

    // --- for views ---

    pub(crate) fn is_blind(&self, seat: Seat) -> bool {
        self.blind[seat]
    }

    pub(crate) fn sees_own_hand(&self, seat: Seat) -> bool {
        match self.phase {
            Phase::Draft => !self.blind[seat],
            Phase::Bidding => !self.blind[seat] && (self.rules.hands != HandBuilding::Deal || self.looked[seat]),
            _ => true,
        }
    }

    pub(crate) fn draft(&self) -> (Option<Card>, u8, &[(u8, Card)]) {
        (self.drawn, self.stock(), &self.discards)
    }

    pub(crate) fn partner_of_dummy(&self) -> Option<Seat> {
        self.dummy_partner.map(usize::from)
    }

    pub(crate) fn spent_calls(&self) -> &[bool] {
        &self.calls_spent[..usize::from(self.rules.players)]
    }
}

/// Who takes a trick: the highest spade, or else the highest card of the suit led.
fn trick_winner(trick: &[(u8, Card)]) -> u8 {
    let led = trick[0].1.suit();
    let strength = |card: Card| match card.suit() {
        Suit::Spades => 100 + card.rank(),
        suit if suit == led => 1 + card.rank(),
        _ => 0,
    };
    trick
        .iter()
        .max_by_key(|&&(_, card)| strength(card))
        .map_or(0, |&(seat, _)| seat)
}

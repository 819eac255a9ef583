//! Seat occupants: any mixture of people and the computer.

use serde::{Deserialize, Serialize};
use spades_bots::Level;
use spades_rules::{Card, Preset, Sides};

use super::{Choice, Form};
use crate::say;
use crate::session::personas::Persona;
use crate::session::setup::Player;
use crate::text::drawable::is_visible;
use crate::text::setup::SeatName;

/// Maximum number of players in any rules.
pub(crate) const SEATS: usize = 4;

/// Maximum length of a name, in characters.
pub(crate) const NAME_LENGTH: usize = 16;

/// Occupant of a seat: a person of this name, or the computer at this level. Both are remembered.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct Occupant {
    pub(crate) person: bool,
    /// The name as typed; may be empty.
    pub(crate) name: String,
    pub(crate) level: Level,
}

impl Default for Occupant {
    fn default() -> Occupant {
        Occupant {
            person: false,
            name: String::new(),
            level: Level::Intermediate,
        }
    }
}

/// Returns one person, with the computer at all other seats.
pub(super) fn alone() -> [Occupant; SEATS] {
    std::array::from_fn(|seat| Occupant {
        person: seat == 0,
        ..Occupant::default()
    })
}

/// Everything about the rules that decides where people sit.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Table {
    seats: usize,
    partners: bool,
}

impl Form {
    /// Returns the number of players in the selected rules.
    pub(crate) fn player_count(&self) -> usize {
        usize::from(self.base().players).min(SEATS)
    }

    /// Returns `true` if four players play in partnerships.
    pub(crate) fn in_pairs(&self) -> bool {
        self.base().sides == Sides::Partners
    }

    /// Returns `true` if a person is at a seat in use. There is always at least one person.
    pub(crate) fn is_person(&self, seat: usize) -> bool {
        let seats = &self.seats[..self.player_count()];
        let nobody = !seats.iter().any(|occupant| occupant.person);
        seats
            .get(seat)
            .is_some_and(|occupant| occupant.person || nobody && seat == 0)
    }

    pub(crate) fn people(&self) -> usize {
        (0..SEATS).filter(|&seat| self.is_person(seat)).count()
    }

    pub(crate) fn bots(&self) -> usize {
        self.player_count() - self.people()
    }

    /// Seats a person or the computer.
    pub(crate) fn set_person(&mut self, seat: usize, person: bool) {
        // The person seated by default counts as chosen from now on, and people without a seat in these rules leave.
        for other in 0..SEATS {
            self.seats[other].person = self.is_person(other);
        }
        self.seats[seat].person = person;
        self.visit = None;
    }

    /// Changes the rules by `change`, and seats everyone for the new ones: as many people as before, two of them as partners
    /// where there are any. Names and levels move with their seats. One change must not contain another one.
    pub(super) fn change_rules(&mut self, change: impl FnOnce(&mut Form)) {
        let before = self.table();
        let people = self.all_people();
        change(self);
        if self.table() != before {
            self.flag(&people);
            self.seat(&people);
        }
    }

    /// Marks these seats as those of people.
    fn flag(&mut self, people: &[usize]) {
        for (seat, occupant) in self.seats.iter_mut().enumerate() {
            occupant.person = people.contains(&seat);
        }
    }

    fn table(&self) -> Table {
        Table {
            seats: self.player_count(),
            partners: self.in_pairs(),
        }
    }

    /// Returns the seats of all people, including those for whom these rules have no seat.
    fn all_people(&self) -> Vec<usize> {
        let is_full = self.bots() == 0;
        let waits = |seat: usize| is_full && self.seats[seat].person;
        (0..SEATS).filter(|&seat| self.is_person(seat) || waits(seat)).collect()
    }

    /// Seats these people in their order where the rules place as many of them. Those without a place stay behind the others.
    fn seat(&mut self, people: &[usize]) {
        let players = self.player_count();
        let places: Vec<usize> = if people.len() == 2 && self.in_pairs() {
            let first = people[0] % 2;
            vec![first, first + 2]
        } else {
            let count = people.len().min(players);
            let kept = people.iter().copied().filter(|&seat| seat < players);
            let free = (0..players).filter(|seat| !people.contains(seat));
            let mut places: Vec<usize> = kept.chain(free).take(count).collect();
            places.sort_unstable();
            places
        };
        let seated = &people[..places.len()];
        let mut others = (0..SEATS).filter(|seat| !seated.contains(seat));
        let order: [usize; SEATS] = std::array::from_fn(|place| {
            let number = places.iter().position(|&taken| taken == place);
            number.map_or_else(|| others.next().unwrap_or(place), |number| seated[number])
        });
        self.seats = order.map(|from| self.seats[from].clone());
    }

    /// Returns `true` if the computer can take a seat: the last person stays.
    pub(crate) fn may_be_bot(&self, seat: usize) -> bool {
        !self.is_person(seat) || self.people() > 1
    }

    /// Returns the level of all bots, if they share one.
    pub(crate) fn common_level(&self) -> Option<Level> {
        let mut levels = (0..self.player_count())
            .filter(|&seat| !self.is_person(seat))
            .map(|seat| self.seats[seat].level);
        let first = levels.next()?;
        levels.all(|level| level == first).then_some(first)
    }

    /// Sets the level of all bots, including those at seats not in use.
    pub(crate) fn set_levels(&mut self, level: Level) {
        for occupant in &mut self.seats {
            occupant.level = level;
        }
    }

    /// Returns the level one above or below that of a seat, or `None` at the end.
    pub(crate) fn level_beside(&self, seat: usize, up: bool) -> Option<Level> {
        let at = Level::ALL.iter().position(|&level| level == self.seats[seat].level)?;
        let next = if up { at + 1 } else { at.checked_sub(1)? };
        Level::ALL.get(next).copied()
    }

    /// Seats one person, at the first seat.
    pub(crate) fn play_alone(&mut self) {
        self.flag(&[0]);
    }

    /// Seats at least two people: with fewer, adds one at the partner's seat or the next one.
    pub(crate) fn play_together(&mut self) {
        if self.people() < 2 {
            self.play_alone();
            let other = if self.in_pairs() { 2 } else { 1 };
            self.seats[other].person = true;
        }
    }

    /// Seats one person or several for a visit to the set-up.
    pub(crate) fn begin_visit(&mut self, together: bool) {
        let before = self.all_people();
        if together {
            self.play_together();
        } else {
            self.play_alone();
        }
        self.visit = (self.all_people() != before).then(|| (before, self.table()));
    }

    /// Ends a visit. If no match was dealt and nobody has changed the seats, as many people are seated as before it.
    pub(crate) fn end_visit(&mut self, dealt: bool) {
        if let Some((people, table)) = self.visit.take().filter(|_| !dealt) {
            self.flag(&people);
            if self.table() != table {
                self.seat(&people);
            }
        }
    }

    /// Returns `true` if the two people are partners; `None` unless there are exactly two people and partnerships.
    pub(crate) fn two_are_partners(&self) -> Option<bool> {
        let [first, second] = self.two_people()?;
        self.in_pairs().then_some(first + 2 == second)
    }

    /// Seats two people opposite each other as partners, or side by side as opponents.
    pub(crate) fn seat_two(&mut self, partners: bool) {
        if self.two_are_partners() != Some(!partners) {
            return;
        }
        self.visit = None;
        if let Some([first, second]) = self.two_people() {
            let beside = if partners { 2 } else { 1 };
            self.seats.swap(second, (first + beside) % SEATS);
        }
    }

    fn two_people(&self) -> Option<[usize; 2]> {
        let people: Vec<usize> = (0..SEATS).filter(|&seat| self.is_person(seat)).collect();
        people.try_into().ok()
    }

    /// Returns the name of the player at a seat who has not been given one.
    pub(crate) fn unnamed(&self, seat: usize) -> SeatName {
        match (self.is_person(seat), self.people(), self.player_count()) {
            (true, 1, _) => SeatName::You,
            (true, ..) => SeatName::Player((0..=seat).filter(|&other| self.is_person(other)).count()),
            (false, _, players) => {
                let level = self.seats[seat].level;
                let sits = |seat| Persona::at(level, seat, players);
                // Where the computer plays every seat, a persona names only the first of its seats.
                let before = (0..seat).any(|other| {
                    !self.is_person(other) && self.seats[other].level == level && sits(other) == sits(seat)
                });
                if before {
                    SeatName::at(seat)
                } else {
                    SeatName::Bot(sits(seat))
                }
            }
        }
    }

    /// Returns the card whose face represents the player at a seat: only for bots that go by their persona's name.
    pub(crate) fn face_at(&self, seat: usize) -> Option<Card> {
        match self.unnamed(seat) {
            SeatName::Bot(persona) => Some(persona.card()),
            _ => None,
        }
    }

    /// Returns the person of the first seat, with the computer at this level at all other seats of a preset.
    pub(crate) fn alone_by(&self, preset: Preset, level: Level) -> Vec<Player> {
        let mut form = self.clone();
        form.choose(Choice::Preset(preset));
        form.play_alone();
        form.set_levels(level);
        form.players()
    }

    /// Returns all players. Human players have distinct names.
    pub(super) fn players(&self) -> Vec<Player> {
        let mut names: Vec<String> = Vec::new();
        let player = |seat: usize| {
            let occupant = &self.seats[seat];
            if !self.is_person(seat) {
                return Player::Bot {
                    name: self.unnamed(seat).stored(),
                    level: occupant.level,
                };
            }
            let given = clean_name(&occupant.name);
            // A sole player without a name is addressed as "you", on the plate too.
            let name = if given.is_empty() && self.people() > 1 {
                self.unnamed(seat).stored()
            } else {
                given
            };
            let called = |number: usize| match number {
                1 => name.clone(),
                number => clean_name(&say::setup::namesake(number, name.clone()).text()),
            };
            let own = (1..).map(called).find(|name| !names.contains(name)).unwrap_or_default();
            names.push(own.clone());
            Player::Human { name: own }
        };
        (0..self.player_count()).map(player).collect()
    }
}

/// Cleans a name for its plate: no control characters, no leading, trailing or repeated spaces, and limited length. The result can be
/// empty, as it is for a name without any drawable character.
pub(crate) fn clean_name(typed: &str) -> String {
    clean(typed, NAME_LENGTH)
}

/// Cleans a text, limited to `max` characters.
pub(super) fn clean(typed: &str, max: usize) -> String {
    let visible: String = typed
        .chars()
        .map(|c| if c.is_control() || c.is_whitespace() { ' ' } else { c })
        .collect();
    let words: Vec<_> = visible.split(' ').filter(|word| !word.is_empty()).collect();
    let name: String = words.join(" ").chars().take(max).collect();
    if is_visible(&name) {
        name.trim_end().to_owned()
    } else {
        String::new()
    }
}

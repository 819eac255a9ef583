//! Who sits where: people and the computer, in any mixture.

use serde::{Deserialize, Serialize};
use spades_bots::Level;
use spades_rules::{Card, Preset, Sides};

use super::{Choice, Form};
use crate::session::personas::Persona;
use crate::session::setup::Player;
use crate::text::Phrase;
use crate::text::drawable::is_visible;
use crate::text::setup::{Namesake, SeatName};

/// The most players that rules have.
pub(crate) const SEATS: usize = 4;

/// The longest name, in characters.
pub(crate) const NAME_LENGTH: usize = 16;

/// Who sits at a seat: a person of this name, or the computer at this level. Both are remembered.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct Occupant {
    pub(crate) person: bool,
    /// As it was typed; it may be empty.
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

/// One person, and the computer at all other seats.
pub(super) fn alone() -> [Occupant; SEATS] {
    std::array::from_fn(|seat| Occupant {
        person: seat == 0,
        ..Occupant::default()
    })
}

impl Form {
    /// How many play by the chosen rules.
    pub(crate) fn player_count(&self) -> usize {
        usize::from(self.base().players).min(SEATS)
    }

    /// Whether the four play in pairs.
    pub(crate) fn in_pairs(&self) -> bool {
        self.base().sides == Sides::Partners
    }

    /// Whether a person sits at a seat that is played at. Somebody always does.
    pub(crate) fn is_person(&self, seat: usize) -> bool {
        let seats = &self.seats[..self.player_count()];
        let nobody = !seats.iter().any(|occupant| occupant.person);
        seats
            .get(seat)
            .is_some_and(|occupant| occupant.person || nobody && seat == 0)
    }

    /// How many people play.
    pub(crate) fn people(&self) -> usize {
        (0..SEATS).filter(|&seat| self.is_person(seat)).count()
    }

    /// How many seats are the computer's.
    pub(crate) fn bots(&self) -> usize {
        self.player_count() - self.people()
    }

    /// Lets a person or the computer sit at a seat.
    pub(crate) fn set_person(&mut self, seat: usize, person: bool) {
        // Whoever sits there because somebody must is one of the people from now on.
        for other in 0..SEATS {
            self.seats[other].person |= self.is_person(other);
        }
        self.seats[seat].person = person;
    }

    /// Whether the computer may take a seat: the last person stays.
    pub(crate) fn may_be_bot(&self, seat: usize) -> bool {
        !self.is_person(seat) || self.people() > 1
    }

    /// The level of all bots, if they have one in common.
    pub(crate) fn common_level(&self) -> Option<Level> {
        let mut levels = (0..self.player_count())
            .filter(|&seat| !self.is_person(seat))
            .map(|seat| self.seats[seat].level);
        let first = levels.next()?;
        levels.all(|level| level == first).then_some(first)
    }

    /// Gives all bots a level, those of other games too.
    pub(crate) fn set_levels(&mut self, level: Level) {
        for occupant in &mut self.seats {
            occupant.level = level;
        }
    }

    /// The level one above or below that of a seat; `None` at the end.
    pub(crate) fn level_beside(&self, seat: usize, up: bool) -> Option<Level> {
        let at = Level::ALL.iter().position(|&level| level == self.seats[seat].level)?;
        let next = if up { at + 1 } else { at.checked_sub(1)? };
        Level::ALL.get(next).copied()
    }

    /// One person, at the first seat.
    pub(crate) fn play_alone(&mut self) {
        for (seat, occupant) in self.seats.iter_mut().enumerate() {
            occupant.person = seat == 0;
        }
    }

    /// Several people; where there is but one, the partner or the next seat is another's.
    pub(crate) fn play_together(&mut self) {
        if self.people() < 2 {
            self.play_alone();
            let other = if self.in_pairs() { 2 } else { 1 };
            self.seats[other].person = true;
        }
    }

    /// Whether two people are partners; nothing where there are more or fewer, or no pairs.
    pub(crate) fn two_are_partners(&self) -> Option<bool> {
        let [first, second] = self.two_people()?;
        self.in_pairs().then_some(first + 2 == second)
    }

    /// Lets two people sit opposite each other as partners, or side by side as opponents.
    pub(crate) fn seat_two(&mut self, partners: bool) {
        if self.two_are_partners() != Some(!partners) {
            return;
        }
        if let Some([first, second]) = self.two_people() {
            let beside = if partners { 2 } else { 1 };
            self.seats.swap(second, (first + beside) % SEATS);
        }
    }

    fn two_people(&self) -> Option<[usize; 2]> {
        let people: Vec<usize> = (0..SEATS).filter(|&seat| self.is_person(seat)).collect();
        people.try_into().ok()
    }

    /// What the player at a seat is called as long as no name is given.
    pub(crate) fn unnamed(&self, seat: usize) -> SeatName {
        match (self.is_person(seat), self.people(), self.player_count()) {
            (true, 1, _) => SeatName::You,
            (true, ..) => SeatName::Player((0..=seat).filter(|&other| self.is_person(other)).count()),
            (false, _, players) => {
                let level = self.seats[seat].level;
                let sits = |seat| Persona::at(level, seat, players);
                // Where the computer plays every seat, one of them is known by it alone.
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

    /// The card whose face the player at a seat has: one who plays for the computer and is known by name.
    pub(crate) fn face_at(&self, seat: usize) -> Option<Card> {
        match self.unnamed(seat) {
            SeatName::Bot(persona) => Some(persona.card()),
            _ => None,
        }
    }

    /// The person of the first seat, and the computer of this level at all others that a preset has.
    pub(crate) fn alone_by(&self, preset: Preset, level: Level) -> Vec<Player> {
        let mut form = self.clone();
        form.choose(Choice::Preset(preset));
        form.play_alone();
        form.set_levels(level);
        form.players()
    }

    /// Everybody at the table. No two people are called the same.
    pub(super) fn players(&self) -> Vec<Player> {
        let mut names: Vec<String> = Vec::new();
        let player = |seat: usize| {
            let occupant = &self.seats[seat];
            if !self.is_person(seat) {
                return Player::Bot {
                    name: self.unnamed(seat).text(),
                    level: occupant.level,
                };
            }
            let given = clean_name(&occupant.name);
            // One alone without a name is addressed, on the plate too.
            let name = if given.is_empty() && self.people() > 1 {
                self.unnamed(seat).text()
            } else {
                given
            };
            let called = |number: usize| match number {
                1 => name.clone(),
                number => clean_name(
                    &Namesake {
                        number,
                        name: name.clone(),
                    }
                    .text(),
                ),
            };
            let own = (1..).map(called).find(|name| !names.contains(name)).unwrap_or_default();
            names.push(own.clone());
            Player::Human { name: own }
        };
        (0..self.player_count()).map(player).collect()
    }
}

/// A name as it is written on a plate: no control characters, no spaces around it or twice within, and not too long. It may be empty, as
/// one is of which nothing can be drawn.
pub(crate) fn clean_name(typed: &str) -> String {
    clean(typed, NAME_LENGTH)
}

/// The same with so many characters.
pub(super) fn clean(typed: &str, most: usize) -> String {
    let visible: String = typed
        .chars()
        .map(|c| if c.is_control() || c.is_whitespace() { ' ' } else { c })
        .collect();
    let words: Vec<_> = visible.split(' ').filter(|word| !word.is_empty()).collect();
    let name: String = words.join(" ").chars().take(most).collect();
    if is_visible(&name) {
        name.trim_end().to_owned()
    } else {
        String::new()
    }
}

//! Deal codes: the deals of a match as a short text, to be typed, pasted or opened as a link.
//!
//! A code holds rules and seed, and optionally the sender's line of play: every action, or only the score sheet. With the rules
//! of a preset it has 60 characters. Case doesn't matter, I and L are read as 1, O as 0; hyphens and spaces are ignored. The
//! code is found in any pasted text: in a link, between other words, wrapped and quoted.
//!
//! # What a code reveals
//!
//! A seed determines every deal of its match. Anyone who has the code can compute the cards of all rounds with a program, just
//! as the owner of a puzzle book can turn to its last page. So a match that isn't over can't have a code
//! ([`DealCode::of_match`] refuses it): it would reveal the cards still to come. Before the end, the receipts of the finished
//! rounds can be shared ([`Game::receipts`]), which reveal nothing about other rounds. The sender's line in a code is for
//! comparison: [`compare`] reveals nothing about a round that the other player has not finished.
//!
//! [`compare`]: crate::compare::compare

mod check;
mod error;
mod find;
mod sender;
mod slip;
mod symbols;

use std::fmt;
use std::str::FromStr;

use spades_rules::{Game, Rules, RulesError, Seat, Seed};

use crate::Finished;
use crate::bits::{BitReader, BitWriter};
use crate::rules_bits::{Fault, read_rules, read_seed, write_rules, write_seed};
use crate::sheet::is_over;

use check::check;
pub use error::{CodeError, Slip};
pub use sender::{Line, Sender};

/// Newest version of the codes, their first character: 1, or 2 if the rules have newer fields.
pub const VERSION: u8 = 2;

/// Maximum number of symbols of a code: beyond it, the checksum would not detect every slip.
const MAX_SYMBOLS: usize = 1023;

/// Minimum number of symbols of a code, with its checksum. (Seeds of tests end in zeros, which are omitted; other codes have 60
/// symbols or more.)
const MIN_SYMBOLS: usize = 10;

/// Prefix of the code in a link's fragment.
const FRAGMENT: &str = "deal=";

/// The deals of a match, and optionally how the sender played them.
///
/// ```
/// use spades_archive::code::{CodeError, DealCode, Slip};
/// use spades_rules::{Preset, Seed};
/// let code = DealCode::new(Preset::Pairs.rules(), Seed([0xA7; 32])).unwrap();
/// let text = code.to_string();
/// assert_eq!(text.len(), 60);
/// assert_eq!(text.to_lowercase().parse(), Ok(code.clone()));
/// assert_eq!(code.grouped().parse(), Ok(code));
/// // The check finds what is mistyped, and where.
/// let wrong = text.replacen('M', "X", 1);
/// assert_eq!(wrong.parse::<DealCode>(), Err(CodeError::Mistyped(Slip::Wrong(text.find('M').unwrap()))));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DealCode {
    rules: Rules,
    seed: Seed,
    sender: Option<Sender>,
}

/// Reason why a match has no code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoCode {
    /// It is not over: its code would reveal the cards still to come.
    NotOver,
    /// Its first round was set up by hand: it has no deal.
    SetUp,
    /// The sender's seat has no player.
    Seat(Seat),
    /// It was so long that no code can hold the sender's line. The deals alone, or the score sheet, are shorter.
    TooLong,
}

impl fmt::Display for NoCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NoCode::NotOver => f.write_str("the match is not over: its code would give away the cards still to come"),
            NoCode::SetUp => f.write_str("the first round was set up by hand: it has no deal"),
            NoCode::Seat(seat) => write!(f, "no player at seat {seat}"),
            NoCode::TooLong => f.write_str("the match was too long for a code that carries it"),
        }
    }
}

impl std::error::Error for NoCode {}

/// Amount of the sender's line that a code contains.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Carry {
    /// The score of every side in every round.
    Sheet,
    /// Every action.
    Actions,
}

impl DealCode {
    /// Returns the code of a match that has not been played yet.
    ///
    /// # Errors
    /// If the rules are invalid.
    pub fn new(rules: Rules, seed: Seed) -> Result<DealCode, RulesError> {
        rules.validate()?;
        Ok(DealCode {
            rules,
            seed,
            sender: None,
        })
    }

    /// Returns the code of a finished match; with `own` it includes the line played from that seat.
    ///
    /// ```
    /// use spades_archive::code::{Carry, DealCode, NoCode};
    /// use spades_rules::{Game, Phase, Preset, Seed};
    /// let mut game = Game::new(Preset::ClosedDraft.rules(), Seed::from_u64(1)).unwrap();
    /// assert_eq!(DealCode::of_match(&game, None), Err(NoCode::NotOver));
    /// while game.phase() != Phase::MatchEnd {
    ///     game.apply(game.legal_actions()[0]).unwrap();
    /// }
    /// let code = DealCode::of_match(&game, Some((0, Carry::Sheet))).unwrap();
    /// assert_eq!(code.sender().unwrap().sheet().scores(), game.scores());
    /// assert_eq!(code.to_string().parse(), Ok(code));
    /// ```
    ///
    /// # Errors
    /// If the match has no code; see [`NoCode`].
    pub fn of_match(game: &Game, own: Option<(Seat, Carry)>) -> Result<DealCode, NoCode> {
        let record = game.record();
        if record.setup.is_some() {
            return Err(NoCode::SetUp);
        }
        if !is_over(game) {
            return Err(NoCode::NotOver);
        }
        let mut code = DealCode {
            rules: record.rules,
            seed: record.seed,
            sender: None,
        };
        if let Some((seat, carry)) = own {
            if seat >= usize::from(record.rules.players) {
                return Err(NoCode::Seat(seat));
            }
            code.sender = Some(Sender::of(&record, seat, carry).ok_or(NoCode::NotOver)?);
            if code.symbols().len() > MAX_SYMBOLS {
                return Err(NoCode::TooLong);
            }
        }
        Ok(code)
    }

    /// Returns the code of a match of the history. A conceded one has a code, too: it is over, whatever was left to play.
    ///
    /// # Errors
    /// If the match has no code; see [`NoCode`].
    pub fn of_finished(finished: &Finished) -> Result<DealCode, NoCode> {
        finished.game().map_err(|_| NoCode::NotOver)?;
        if finished.record.setup.is_some() {
            return Err(NoCode::SetUp);
        }
        Ok(DealCode {
            rules: finished.record.rules,
            seed: finished.record.seed,
            sender: None,
        })
    }

    /// Returns the rules.
    #[must_use]
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// Returns the seed.
    #[must_use]
    pub fn seed(&self) -> Seed {
        self.seed
    }

    /// Returns how the sender played, if the code includes it.
    #[must_use]
    pub fn sender(&self) -> Option<&Sender> {
        self.sender.as_ref()
    }

    /// Returns the same deals without the sender's line.
    #[must_use]
    pub fn without_sender(self) -> DealCode {
        DealCode { sender: None, ..self }
    }

    /// Returns the code in groups of five characters, which are easier to read out and to type.
    #[must_use]
    pub fn grouped(&self) -> String {
        let text = self.to_string();
        let groups: Vec<&str> = (0..text.len())
            .step_by(5)
            .map(|start| &text[start..text.len().min(start + 5)])
            .collect();
        groups.join("-")
    }

    /// Returns the part of a link after the `#`.
    ///
    /// ```
    /// use spades_archive::code::DealCode;
    /// use spades_rules::{Preset, Seed};
    /// let code = DealCode::new(Preset::Solo.rules(), Seed::from_u64(7)).unwrap();
    /// assert_eq!(code.fragment(), format!("deal={code}"));
    /// let link = format!("https://example.org/spades/#{}", code.fragment());
    /// assert_eq!(DealCode::from_link(&link), Some(Ok(code)));
    /// assert_eq!(DealCode::from_link("https://example.org/spades/"), None);
    /// ```
    #[must_use]
    pub fn fragment(&self) -> String {
        format!("{FRAGMENT}{self}")
    }

    /// Reads the code in a link or in its fragment alone; `None` if it contains no code.
    #[must_use]
    pub fn from_link(link: &str) -> Option<Result<DealCode, CodeError>> {
        let fragment = link.rsplit_once('#').map_or(link, |(_, fragment)| fragment);
        let mut parts = fragment.split('&');
        parts
            .find_map(|part| part.trim().strip_prefix(FRAGMENT))
            .map(str::parse)
    }

    /// Returns the symbols of the code with its checksum.
    fn symbols(&self) -> Vec<u8> {
        let mut out = BitWriter::default();
        out.write(u64::from(self.rules.version()), 5);
        out.flag(self.sender.is_some());
        write_rules(&self.rules, &mut out);
        write_seed(self.seed, &mut out);
        if let Some(sender) = &self.sender {
            sender.write(&self.rules, self.seed, &mut out);
        }
        let bits = out.len();
        let mut symbols = symbols::from_bits(&out.into_bytes(), bits);
        symbols.extend(check(&symbols));
        symbols
    }

    /// Reads symbols with a correct checksum, which has been removed.
    fn read(symbols: &[u8]) -> Result<DealCode, CodeError> {
        let bytes = symbols::to_bytes(symbols);
        let mut input = BitReader::new(&bytes);
        let version = input.read(5).map_err(Fault::from)? as u8;
        if !(1..=VERSION).contains(&version) {
            return Err(CodeError::Version(version));
        }
        let has_sender = input.flag().map_err(Fault::from)?;
        let rules = read_rules(&mut input)?;
        if rules.version() != version {
            return Err(CodeError::Value("version"));
        }
        let seed = read_seed(&mut input)?;
        let sender = if has_sender {
            Some(Sender::read(&rules, seed, &mut input)?)
        } else {
            None
        };
        // Everything must have been read, except for less than a symbol of zeros.
        let left = (symbols.len() * 5).checked_sub(input.position());
        match left {
            Some(left @ 0..5) if input.read(left as u32) == Ok(0) => Ok(DealCode { rules, seed, sender }),
            Some(_) => Err(CodeError::Value("end")),
            None => Err(CodeError::TooShort),
        }
    }
}

impl From<Fault> for CodeError {
    fn from(fault: Fault) -> CodeError {
        match fault {
            Fault::Short => CodeError::TooShort,
            Fault::Value(what) => CodeError::Value(what),
            Fault::Rules(why) => CodeError::Rules(why),
        }
    }
}

impl fmt::Display for DealCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&symbols::write(&self.symbols()))
    }
}

impl FromStr for DealCode {
    type Err = CodeError;

    /// Reads the code in a text that may contain anything else. If it contains two codes, reads the first.
    fn from_str(text: &str) -> Result<DealCode, CodeError> {
        find::find(text)
    }
}

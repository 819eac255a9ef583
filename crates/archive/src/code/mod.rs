//! Deal codes: the deals of a match as a short text, to be typed, pasted or opened as a link.
//!
//! A code holds rules and seed, and if the sender likes his own line: every action, or the score sheet alone. With the rules of a
//! preset it has 60 characters. Case does not matter, I and L are read as 1, O as 0; hyphens and spaces are passed over. The code is
//! found in whatever was pasted: in a link, between other words, wrapped and quoted.
//!
//! # What a code gives away
//!
//! A seed decides every deal of its match. Whoever has the code can work out the cards of all rounds with a program, as whoever has
//! a book of problems can turn to its last page. So there is no code of a match that is not over ([`DealCode::of_match`] refuses it):
//! it would give away the cards still to come. Before the end the receipts of the finished rounds can be shared
//! ([`Game::receipts`]), which tell of no other round. And what a code carries of the sender's line is for comparing: [`compare`]
//! tells nothing of a round that the other has not finished.
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

use crate::bits::{BitReader, BitWriter};
use crate::rules_bits::{Fault, read_rules, read_seed, write_rules, write_seed};
use crate::sheet::is_over;

use check::check;
pub use error::{CodeError, Slip};
pub use sender::{Line, Sender};

/// The version of the codes that are written: their first character.
pub const VERSION: u8 = 1;

/// The most symbols of a code: beyond, its check would not find every slip.
const MAX_SYMBOLS: usize = 1023;

/// The fewest symbols of a code, with its check. (Seeds of tests end in zeros, which are left out; others have 60 symbols and more.)
const MIN_SYMBOLS: usize = 10;

/// What stands before the code in a link's fragment.
const FRAGMENT: &str = "deal=";

/// The deals of a match, and perhaps how somebody played them.
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

/// Why there is no code of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoCode {
    /// It is not over: its code would give away the cards still to come.
    NotOver,
    /// Its first round was set up by hand: it has no deal.
    SetUp,
    /// Nobody sits at the sender's seat.
    Seat(Seat),
    /// It was so long that no code can carry the sender's line. The deals alone, or the score sheet, are shorter.
    TooLong,
}

impl fmt::Display for NoCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NoCode::NotOver => f.write_str("the match is not over: its code would give away the cards still to come"),
            NoCode::SetUp => f.write_str("the first round was set up by hand: it has no deal"),
            NoCode::Seat(seat) => write!(f, "nobody sits at seat {seat}"),
            NoCode::TooLong => f.write_str("the match was too long for a code that carries it"),
        }
    }
}

impl std::error::Error for NoCode {}

/// What of the sender's own line a code carries.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Carry {
    /// What every side scored in every round.
    Sheet,
    /// Every action.
    Actions,
}

impl DealCode {
    /// The code of a match that nobody has played yet.
    ///
    /// # Errors
    /// If the rules make no sense.
    pub fn new(rules: Rules, seed: Seed) -> Result<DealCode, RulesError> {
        rules.validate()?;
        Ok(DealCode {
            rules,
            seed,
            sender: None,
        })
    }

    /// The code of a match that is over; with `own` it carries how it was played from that seat.
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
    /// If there is none; see [`NoCode`].
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

    /// How the sender played, if the code tells.
    #[must_use]
    pub fn sender(&self) -> Option<&Sender> {
        self.sender.as_ref()
    }

    /// The same deals without the sender's line.
    #[must_use]
    pub fn without_sender(self) -> DealCode {
        DealCode { sender: None, ..self }
    }

    /// The code in groups of five characters, which are easier to read out and to type.
    #[must_use]
    pub fn grouped(&self) -> String {
        let text = self.to_string();
        let groups: Vec<&str> = (0..text.len())
            .step_by(5)
            .map(|start| &text[start..text.len().min(start + 5)])
            .collect();
        groups.join("-")
    }

    /// What follows the `#` of a link.
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

    /// The code in a link or in its fragment alone; `None` if there is none in it.
    #[must_use]
    pub fn from_link(link: &str) -> Option<Result<DealCode, CodeError>> {
        let fragment = link.rsplit_once('#').map_or(link, |(_, fragment)| fragment);
        let mut parts = fragment.split('&');
        parts
            .find_map(|part| part.trim().strip_prefix(FRAGMENT))
            .map(str::parse)
    }

    /// The symbols of the code with its check.
    fn symbols(&self) -> Vec<u8> {
        let mut out = BitWriter::default();
        out.write(u64::from(VERSION), 5);
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

    /// Reads symbols whose check is right and has been taken off.
    fn read(symbols: &[u8]) -> Result<DealCode, CodeError> {
        let bytes = symbols::to_bytes(symbols);
        let mut input = BitReader::new(&bytes);
        let version = input.read(5).map_err(Fault::from)? as u8;
        if version != VERSION {
            return Err(CodeError::Version(version));
        }
        let has_sender = input.flag().map_err(Fault::from)?;
        let rules = read_rules(&mut input)?;
        let seed = read_seed(&mut input)?;
        let sender = if has_sender {
            Some(Sender::read(&rules, seed, &mut input)?)
        } else {
            None
        };
        // All there is was read, but for less than a symbol of zeros.
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

    /// Reads the code in a text, whatever else is there. Two codes: the first one.
    fn from_str(text: &str) -> Result<DealCode, CodeError> {
        find::find(text)
    }
}

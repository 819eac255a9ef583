//! Coding of rules and seeds: the closest preset, and the differences from it.

use spades_rules::{BiddingRule, HandBuilding, NilFailure, Preset, Renege, Rules, RulesError, Seed, Sides, Starter};

use crate::bits::{BitReader, BitWriter, Short};

/// Reason why bits cannot be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Fault {
    /// They end too early.
    Short,
    /// A value is invalid; holds its name.
    Value(&'static str),
    /// The rules are invalid.
    Rules(RulesError),
}

impl From<Short> for Fault {
    fn from(_: Short) -> Fault {
        Fault::Short
    }
}

/// A type that can be written and read as bits.
trait Coded: Sized {
    fn put(self, out: &mut BitWriter);
    fn take(input: &mut BitReader) -> Result<Self, Fault>;
}

impl Coded for bool {
    fn put(self, out: &mut BitWriter) {
        out.flag(self);
    }

    fn take(input: &mut BitReader) -> Result<bool, Fault> {
        Ok(input.flag()?)
    }
}

impl Coded for u8 {
    fn put(self, out: &mut BitWriter) {
        out.write(u64::from(self), 8);
    }

    fn take(input: &mut BitReader) -> Result<u8, Fault> {
        Ok(input.read(8)? as u8)
    }
}

/// Rounds, 0 to 1000.
impl Coded for u16 {
    fn put(self, out: &mut BitWriter) {
        out.write(u64::from(self), 10);
    }

    fn take(input: &mut BitReader) -> Result<u16, Fault> {
        Ok(input.read(10)? as u16)
    }
}

/// Points, −10,000 to 10,000; most are a multiple of 50.
impl Coded for i32 {
    fn put(self, out: &mut BitWriter) {
        let size = u64::from(self.unsigned_abs());
        out.flag(self < 0);
        out.flag(size.is_multiple_of(50));
        if size.is_multiple_of(50) {
            out.write(size / 50, 8);
        } else {
            out.write(size, 14);
        }
    }

    fn take(input: &mut BitReader) -> Result<i32, Fault> {
        let below = input.flag()?;
        let size = if input.flag()? {
            input.read(8)? * 50
        } else {
            input.read(14)?
        } as i32;
        Ok(if below { -size } else { size })
    }
}

impl<T: Coded> Coded for Option<T> {
    fn put(self, out: &mut BitWriter) {
        out.flag(self.is_some());
        if let Some(value) = self {
            value.put(out);
        }
    }

    fn take(input: &mut BitReader) -> Result<Option<T>, Fault> {
        input.flag()?.then(|| T::take(input)).transpose()
    }
}

/// Codes a choice as its position in a list that only grows.
macro_rules! choices {
    ($type:ty, $name:literal, $bits:literal, [$($choice:expr),+]) => {
        impl Coded for $type {
            fn put(self, out: &mut BitWriter) {
                let place = [$($choice),+].iter().position(|&choice| choice == self).unwrap_or(0);
                out.write(place as u64, $bits);
            }

            fn take(input: &mut BitReader) -> Result<$type, Fault> {
                let place = input.read($bits)? as usize;
                [$($choice),+].get(place).copied().ok_or(Fault::Value($name))
            }
        }
    };
}

choices!(Sides, "sides", 2, [Sides::Single, Sides::Partners, Sides::Dummy]);
choices!(
    HandBuilding,
    "hands",
    2,
    [HandBuilding::Deal, HandBuilding::OpenDraft, HandBuilding::ClosedDraft]
);
choices!(
    BiddingRule,
    "bidding",
    2,
    [
        BiddingRule::Free,
        BiddingRule::Whiz,
        BiddingRule::Mirror,
        BiddingRule::Suicide
    ]
);
choices!(Starter, "starter", 1, [Starter::First, Starter::Second]);
choices!(NilFailure, "nil_failure", 1, [NilFailure::Penalty, NilFailure::Bags]);
choices!(Renege, "renege", 1, [Renege::Prevented, Renege::Penalised]);

/// A field of the rules: how to compare, write and read it.
struct Field {
    same: fn(&Rules, &Rules) -> bool,
    put: fn(&Rules, &mut BitWriter),
    take: fn(&mut Rules, &mut BitReader) -> Result<(), Fault>,
}

macro_rules! fields {
    ($($($field:ident).+),+ $(,)?) => {
        [$(Field {
            same: |one, other| one.$($field).+ == other.$($field).+,
            put: |rules, out| Coded::put(rules.$($field).+, out),
            take: |rules, input| {
                rules.$($field).+ = Coded::take(input)?;
                Ok(())
            },
        }),+]
    };
}

/// Fields of the match end, which players change most.
const END: [Field; 5] = fields![end.target, end.floor, end.rounds, end.cap, end.level_plays_on];

/// All other fields.
const PLAY: [Field; 18] = fields![
    players,
    sides,
    hands,
    jokers,
    bidding,
    bids_first,
    leads_first,
    nil,
    nil_failure,
    blind_nil,
    moon,
    double_nil,
    failed_nil_helps_partner,
    failed_nil_bags,
    bags.limit,
    bags.penalty,
    bags.carry,
    renege,
];

fn write_changes(fields: &[Field], base: &Rules, rules: &Rules, out: &mut BitWriter) {
    let any = fields.iter().any(|field| !(field.same)(base, rules));
    out.flag(any);
    if !any {
        return;
    }
    for field in fields {
        let differs = !(field.same)(base, rules);
        out.flag(differs);
        if differs {
            (field.put)(rules, out);
        }
    }
}

fn read_changes(fields: &[Field], rules: &mut Rules, input: &mut BitReader) -> Result<(), Fault> {
    if input.flag()? {
        for field in fields {
            if input.flag()? {
                (field.take)(rules, input)?;
            }
        }
    }
    Ok(())
}

/// Writes valid rules as differences from the preset that makes them shortest.
pub(crate) fn write_rules(rules: &Rules, out: &mut BitWriter) {
    let write = |place: usize, out: &mut BitWriter| {
        let base = Preset::ALL[place].rules();
        out.write(place as u64, 4);
        write_changes(&END, &base, rules, out);
        write_changes(&PLAY, &base, rules, out);
    };
    let length = |place: &usize| {
        let mut trial = BitWriter::default();
        write(*place, &mut trial);
        trial.len()
    };
    let nearest = (0..Preset::ALL.len()).min_by_key(length).unwrap_or(0);
    write(nearest, out);
}

pub(crate) fn read_rules(input: &mut BitReader) -> Result<Rules, Fault> {
    let place = input.read(4)? as usize;
    let mut rules = Preset::ALL.get(place).ok_or(Fault::Value("preset"))?.rules();
    read_changes(&END, &mut rules, input)?;
    read_changes(&PLAY, &mut rules, input)?;
    rules.validate().map_err(Fault::Rules)?;
    Ok(rules)
}

/// Writes a seed: all 256 bits, or fewer if it ends in zeros, as in tests.
pub(crate) fn write_seed(seed: Seed, out: &mut BitWriter) {
    let used = seed.0.iter().rposition(|&byte| byte != 0).map_or(0, |last| last + 1);
    out.flag(used == 32);
    if used < 32 {
        out.write(used as u64, 5);
    }
    for &byte in &seed.0[..used] {
        out.write(u64::from(byte), 8);
    }
}

pub(crate) fn read_seed(input: &mut BitReader) -> Result<Seed, Fault> {
    let used = if input.flag()? { 32 } else { input.read(5)? as usize };
    let mut seed = [0; 32];
    for byte in &mut seed[..used] {
        *byte = input.read(8)? as u8;
    }
    Ok(Seed(seed))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bits(rules: &Rules) -> usize {
        let mut out = BitWriter::default();
        write_rules(rules, &mut out);
        let bits = out.len();
        let bytes = out.into_bytes();
        assert_eq!(read_rules(&mut BitReader::new(&bytes)), Ok(*rules));
        bits
    }

    #[test]
    fn presets_are_short_and_their_neighbours_a_little_longer() {
        for preset in Preset::ALL {
            let mut rules = preset.rules();
            assert_eq!(bits(&rules), 6);
            rules.end.target = Some(350);
            assert!(bits(&rules) <= 22);
            rules.jokers = rules.players == 4;
            rules.bags.limit = 7;
            assert!(bits(&rules) <= 50);
        }
    }

    /// No field is forgotten: rules that differ everywhere from every preset are read as written.
    #[test]
    fn every_field_is_written() {
        let rules = Rules {
            nil: 77,
            nil_failure: NilFailure::Bags,
            blind_nil: Some(9_999),
            moon: Some(1_234),
            failed_nil_helps_partner: false,
            failed_nil_bags: false,
            bags: spades_rules::BagRule {
                limit: 255,
                penalty: 33,
                carry: false,
            },
            bids_first: Starter::Second,
            leads_first: Starter::Second,
            renege: Renege::Penalised,
            end: spades_rules::EndRule {
                target: Some(7),
                floor: Some(-9_999),
                rounds: Some(1),
                cap: 1000,
                level_plays_on: false,
            },
            ..Preset::ClosedDraft.rules()
        };
        rules.validate().unwrap();
        assert!(bits(&rules) < 200);
        let rules = Rules {
            double_nil: true,
            jokers: true,
            ..Preset::Pairs.rules()
        };
        assert!(bits(&rules) < 30);
    }

    #[test]
    fn what_has_no_meaning_is_refused() {
        let read = |bytes: &[u8]| read_rules(&mut BitReader::new(bytes));
        assert_eq!(read(&[]), Err(Fault::Short));
        assert_eq!(read(&[0xF0]), Err(Fault::Value("preset")));
        // The open draft with four players.
        let mut out = BitWriter::default();
        out.write(0b000_0011, 7);
        out.write(4, 8);
        out.write(0, 17);
        assert_eq!(read(&out.into_bytes()), Err(Fault::Rules(RulesError::DraftNeedsTwo(4))));
    }

    #[test]
    fn seeds_come_back() {
        let all = Seed(std::array::from_fn(|at| 255 - at as u8));
        for (seed, wanted) in [(Seed::from_u64(0), 6), (Seed::from_u64(300), 22), (all, 257)] {
            let mut out = BitWriter::default();
            write_seed(seed, &mut out);
            assert_eq!(out.len(), wanted);
            assert_eq!(read_seed(&mut BitReader::new(&out.into_bytes())), Ok(seed));
        }
        assert_eq!(read_seed(&mut BitReader::new(&[0xFF; 20])), Err(Fault::Short));
    }
}

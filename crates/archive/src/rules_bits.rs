//! Coding of rules and seeds: the closest preset, and the differences from it.

use spades_rules::{Field, Numbers, Off, Part, Preset, Rules, RulesError, Seed, Value, Values};

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

/// Returns the number of bits of a choice from a list of this length.
const fn choice_bits(choices: usize) -> u32 {
    choices.next_power_of_two().ilog2()
}

fn write_number(numbers: Numbers, number: i32, out: &mut BitWriter) {
    let size = number.unsigned_abs();
    match number_bits(numbers) {
        Some(bits) => out.write(u64::from(size), bits),
        // Points, -10,000 to 10,000; most are a multiple of 50.
        None => {
            out.flag(number < 0);
            out.flag(size.is_multiple_of(50));
            if size.is_multiple_of(50) {
                out.write(u64::from(size) / 50, 8);
            } else {
                out.write(u64::from(size), 14);
            }
        }
    }
}

fn read_number(numbers: Numbers, input: &mut BitReader) -> Result<i32, Fault> {
    if let Some(bits) = number_bits(numbers) {
        return Ok(input.read(bits)? as i32);
    }
    let below = input.flag()?;
    let size = if input.flag()? {
        input.read(8)? * 50
    } else {
        input.read(14)?
    } as i32;
    Ok(if below { -size } else { size })
}

/// Returns the number of bits of a small number; `None` for points.
const fn number_bits(numbers: Numbers) -> Option<u32> {
    match numbers {
        Numbers {
            min: 0.., max: ..=255, ..
        } => Some(8),
        Numbers {
            min: 0.., max: ..=1023, ..
        } => Some(10),
        _ => None,
    }
}

fn write_value(field: &Field, rules: &Rules, out: &mut BitWriter) {
    match (field.values, field.get(rules)) {
        (_, Value::Switch(on)) => out.flag(on),
        (Values::Choice(keys), Value::Choice(key)) => {
            let place = keys.iter().position(|&one| one == key).unwrap_or(0);
            out.write(place as u64, choice_bits(keys.len()));
        }
        (Values::Number(numbers), Value::Number(number)) => {
            if numbers.off != Off::Never {
                out.flag(true);
            }
            write_number(numbers, number, out);
        }
        (_, Value::Choice(_) | Value::Number(_) | Value::Off) => out.flag(false),
    }
}

fn read_value(field: &Field, input: &mut BitReader) -> Result<Value, Fault> {
    Ok(match field.values {
        Values::Switch => Value::Switch(input.flag()?),
        Values::Choice(keys) => {
            let place = input.read(choice_bits(keys.len()))? as usize;
            Value::Choice(keys.get(place).ok_or(Fault::Value(field.key))?)
        }
        Values::Number(numbers) if numbers.off != Off::Never && !input.flag()? => Value::Off,
        Values::Number(numbers) => Value::Number(read_number(numbers, input)?),
    })
}

/// Returns the fields of the match end, which players change most, or all others.
fn fields(of_the_end: bool, version: u8) -> impl Iterator<Item = &'static Field> {
    let fields = Rules::FIELDS.iter();
    fields.filter(move |field| (field.part == Part::End) == of_the_end && field.version <= version)
}

fn write_changes(of_the_end: bool, version: u8, base: &Rules, rules: &Rules, out: &mut BitWriter) {
    let differs = |field: &Field| field.get(base) != field.get(rules);
    let any = fields(of_the_end, version).any(differs);
    out.flag(any);
    for field in fields(of_the_end, version).filter(|_| any) {
        out.flag(differs(field));
        if differs(field) {
            write_value(field, rules, out);
        }
    }
}

fn read_changes(of_the_end: bool, version: u8, rules: &mut Rules, input: &mut BitReader) -> Result<(), Fault> {
    if input.flag()? {
        for field in fields(of_the_end, version) {
            if input.flag()? && !field.set(rules, read_value(field, input)?) {
                return Err(Fault::Value(field.key));
            }
        }
    }
    Ok(())
}

/// In place of a preset: the rules have fields of version 2.
const NEWER: usize = 15;

/// Writes valid rules as differences from the preset that makes them shortest.
pub(crate) fn write_rules(rules: &Rules, out: &mut BitWriter) {
    let version = rules.version();
    if version > 1 {
        out.write(NEWER as u64, 4);
    }
    let write = |place: usize, out: &mut BitWriter| {
        let base = Preset::ALL[place].rules();
        out.write(place as u64, 4);
        write_changes(true, version, &base, rules, out);
        write_changes(false, version, &base, rules, out);
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
    let (mut version, mut place) = (1, input.read(4)? as usize);
    if place == NEWER {
        (version, place) = (2, input.read(4)? as usize);
    }
    let mut rules = Preset::ALL.get(place).ok_or(Fault::Value("preset"))?.rules();
    read_changes(true, version, &mut rules, input)?;
    read_changes(false, version, &mut rules, input)?;
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
    use spades_rules::{NilFailure, Renege, Starter, Ten};

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
                points: 1,
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
        // Newer fields follow in four more bits.
        let ten = Rules {
            ten: Some(Ten { made: 200, failed: 100 }),
            ..Preset::Pairs.rules()
        };
        assert!((40..70).contains(&bits(&ten)), "{}", bits(&ten));
    }

    #[test]
    fn what_has_no_meaning_is_refused() {
        let read = |bytes: &[u8]| read_rules(&mut BitReader::new(bytes));
        assert_eq!(read(&[]), Err(Fault::Short));
        assert_eq!(read(&[0xE0]), Err(Fault::Value("preset")));
        assert_eq!(read(&[0xFF]), Err(Fault::Value("preset")));
        // The open draft with four players.
        let mut out = BitWriter::default();
        out.write(0b000_0011, 7);
        out.write(4, 8);
        out.write(0, 17);
        let Err(Fault::Rules(why)) = read(&out.into_bytes()) else {
            panic!("refused by the rules");
        };
        assert_eq!(why.to_string(), "hands: only two players draft their hands");
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

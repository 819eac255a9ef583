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

fn write_number(coding: Coding, number: i32, out: &mut BitWriter) {
    let size = number.unsigned_abs();
    match coding {
        Coding::Above { min, bits } => out.write(u64::from(number.abs_diff(min)), bits),
        // Points, -10,000 to 10,000; most are a multiple of 50.
        Coding::Points => {
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

fn read_number(coding: Coding, input: &mut BitReader) -> Result<i32, Fault> {
    if let Coding::Above { min, bits } = coding {
        return Ok(min + input.read(bits)? as i32);
    }
    let below = input.flag()?;
    let size = if input.flag()? {
        input.read(8)? * 50
    } else {
        input.read(14)?
    } as i32;
    Ok(if below { -size } else { size })
}

/// Coding of a field's numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Coding {
    /// Distance from a number, in this many bits.
    Above {
        min: i32,
        bits: u32,
    },
    Points,
}

const fn coding(field: &Field, numbers: Numbers) -> Coding {
    match numbers {
        // The newer fields, but not their points, take as many bits as they need.
        Numbers { min, max, .. } if field.version > 1 && max < Rules::MAX_POINTS => Coding::Above {
            min,
            bits: choice_bits(max.abs_diff(min) as usize + 1),
        },
        Numbers {
            min: 0.., max: ..=255, ..
        } => Coding::Above { min: 0, bits: 8 },
        Numbers {
            min: 0.., max: ..=1023, ..
        } => Coding::Above { min: 0, bits: 10 },
        _ => Coding::Points,
    }
}

/// Returns `true` if a number can be off in this version.
fn can_be_off(field: &Field, numbers: Numbers, version: u8) -> bool {
    numbers.off != Off::Never && (version > 1 || !field.off_is_newer)
}

fn write_value(field: &Field, version: u8, rules: &Rules, out: &mut BitWriter) {
    match (field.values, field.get(rules)) {
        (_, Value::Switch(on)) => out.flag(on),
        (Values::Choice(_), Value::Choice(key)) => {
            let keys = field.choices(version);
            let place = keys.iter().position(|&one| one == key).unwrap_or(0);
            out.write(place as u64, choice_bits(field.choices(version).len()));
        }
        (Values::Number(numbers), Value::Number(number)) => {
            if can_be_off(field, numbers, version) {
                out.flag(true);
            }
            if numbers.word.is_some() && version > 1 {
                out.flag(false);
            }
            write_number(coding(field, numbers), number, out);
        }
        (Values::Number(_), Value::Choice(_)) => {
            // On, and the word in place of a number.
            out.flag(true);
            out.flag(true);
        }
        (_, Value::Choice(_) | Value::Number(_) | Value::Off) => out.flag(false),
    }
}

fn read_value(field: &Field, version: u8, input: &mut BitReader) -> Result<Value, Fault> {
    Ok(match field.values {
        Values::Switch => Value::Switch(input.flag()?),
        Values::Choice(_) => {
            let keys = field.choices(version);
            let place = input.read(choice_bits(keys.len()))? as usize;
            Value::Choice(keys.get(place).ok_or(Fault::Value(field.key))?)
        }
        Values::Number(numbers) if can_be_off(field, numbers, version) && !input.flag()? => Value::Off,
        Values::Number(Numbers { word: Some(word), .. }) if version > 1 && input.flag()? => Value::Choice(word),
        Values::Number(numbers) => Value::Number(read_number(coding(field, numbers), input)?),
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
            write_value(field, version, rules, out);
        }
    }
}

fn read_changes(of_the_end: bool, version: u8, rules: &mut Rules, input: &mut BitReader) -> Result<(), Fault> {
    if input.flag()? {
        for field in fields(of_the_end, version) {
            if input.flag()? && !field.set(rules, read_value(field, version, input)?) {
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
    let known = if version > 1 { Preset::ALL.len() } else { Preset::FIRST };
    let nearest = (0..known).min_by_key(length).unwrap_or(0);
    write(nearest, out);
}

pub(crate) fn read_rules(input: &mut BitReader) -> Result<Rules, Fault> {
    let (mut version, mut place) = (1, input.read(4)? as usize);
    if place == NEWER {
        (version, place) = (2, input.read(4)? as usize);
    }
    let known = if version > 1 { Preset::ALL.len() } else { Preset::FIRST };
    let preset = Preset::ALL[..known].get(place).ok_or(Fault::Value("preset"))?;
    let mut rules = preset.rules();
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
    use spades_rules::{Leader, MinBid, Moon, NilFailure, Renege, Starter, Ten, Trumps};

    fn bits(rules: &Rules) -> usize {
        let mut out = BitWriter::default();
        write_rules(rules, &mut out);
        let bits = out.len();
        let bytes = out.into_bytes();
        assert_eq!(read_rules(&mut BitReader::new(&bytes)), Ok(*rules));
        bits
    }

    #[test]
    fn presets_are_short_and_their_neighbors_a_little_longer() {
        for preset in Preset::ALL {
            let mut rules = preset.rules();
            // Presets of version 2 begin with a mark.
            let newer = if rules.version() > 1 { 4 } else { 0 };
            assert_eq!(bits(&rules), 6 + newer);
            rules.end.target = Some(400);
            assert!(bits(&rules) <= 22 + newer + 2);
            rules.trumps = if rules.players == 4 {
                Trumps::Jokers
            } else {
                Trumps::Ace
            };
            rules.bags.limit = 7;
            assert!(bits(&rules) <= 50 + 8 * newer, "{}", bits(&rules));
        }
    }

    /// No field is forgotten: rules that differ everywhere from every preset are read as written.
    #[test]
    fn every_field_is_written() {
        let rules = Rules {
            nil: Some(77),
            nil_failure: NilFailure::Bags,
            blind_nil: Some(9_999),
            moon: Some(Moon::Points(1_234)),
            failed_nil_helps_partner: false,
            failed_nil_bags: false,
            bags: spades_rules::BagRule {
                limit: 255,
                penalty: 33,
                carry: false,
                points: 1,
            },
            bids_first: Starter::Second,
            leads_first: Leader::Second,
            renege: Renege::Penalized,
            end: spades_rules::EndRule {
                target: Some(7),
                floor: Some(-9_999),
                rounds: Some(1),
                cap: 1000,
                sets: None,
                sets_in_a_row: None,
                level_plays_on: false,
            },
            ..Preset::ClosedDraft.rules()
        };
        rules.validate().unwrap();
        assert!(bits(&rules) < 200);
        let rules = Rules {
            double_nil: true,
            trumps: Trumps::Jokers,
            ..Preset::Pairs.rules()
        };
        assert!(bits(&rules) < 30);
        // Newer fields follow in four more bits.
        let ten = Rules {
            ten: Some(Ten { made: 200, failed: 100 }),
            ..Preset::Pairs.rules()
        };
        assert!((40..90).contains(&bits(&ten)), "{}", bits(&ten));
        let no_nil = Rules {
            nil: None,
            blind_nil: None,
            min_bid: MinBid {
                side: Some(4),
                ..Preset::Pairs.rules().min_bid
            },
            ..Preset::Pairs.rules()
        };
        assert!(bits(&no_nil) < 90, "{}", bits(&no_nil));
        for moon in [Moon::WinsMatch, Moon::Points(200)] {
            let boston = Rules {
                moon: Some(moon),
                ..Preset::Pairs.rules()
            };
            assert!(bits(&boston) < 90, "{}", bits(&boston));
        }
    }

    /// Returns how many bits a field takes at most, with the bit that says that it differs.
    fn most_bits(field: &Field) -> u32 {
        let value = match field.values {
            Values::Switch => 1,
            Values::Choice(keys) => choice_bits(keys.len()),
            Values::Number(numbers) => {
                let flags = u32::from(can_be_off(field, numbers, 2)) + u32::from(numbers.word.is_some());
                flags
                    + match coding(field, numbers) {
                        Coding::Above { bits, .. } => bits,
                        Coding::Points => 16,
                    }
            }
        };
        1 + value
    }

    /// However many fields differ: with a seed, a checksum and the marks of a code, any rules take at most 120 characters.
    #[test]
    fn any_rules_fit_in_a_code() {
        let fields: u32 = Rules::FIELDS.iter().map(most_bits).sum();
        let rules = 4 + 4 + 1 + 1 + fields;
        assert!((5 + 1 + rules + 257).div_ceil(5) + 6 <= 120, "{rules} bits");
    }

    /// Small numbers of newer fields took eight bits or more, as the older ones do.
    #[test]
    fn newer_numbers_take_the_bits_that_they_need() {
        let small = [
            ("min_bid.side", 3),
            ("pass.nil", 3),
            ("bags.points", 2),
            ("blind_behind", 8),
        ];
        for (key, bits) in small {
            let field = Rules::field(key).unwrap();
            let Coding::Above { min, bits: taken } = coding(field, field.numbers().unwrap()) else {
                panic!("{key} are points");
            };
            assert_eq!((min, taken), (field.numbers().unwrap().min, bits), "{key}");
        }
        let ten = Rules::field("ten.made").unwrap();
        assert_eq!(coding(ten, ten.numbers().unwrap()), Coding::Points);
    }

    #[test]
    fn meaningless_bits_are_refused() {
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

//! The checksum at the end of a code: six symbols of a BCH code over GF(32).
//!
//! It is that of bech32m (BIP 173 and BIP 350). It detects every error of up to four symbols in codes of at most 89 symbols,
//! and of up to three in codes of at most 1,023; of all other errors it misses one in 2^30.

/// Number of symbols in the checksum.
pub(super) const CHECK: usize = 6;

/// Maximum length, checksum included, at which any two codes differ in five places, so that a single slip has a unique explanation.
pub(super) const EXPLAINED: usize = 89;

const GENERATOR: [u32; 5] = [0x3B6A_57B2, 0x2650_8E6D, 0x1EA1_19FA, 0x3D42_33DD, 0x2A14_62B3];
/// Remainder of a code with its checksum.
pub(super) const FINAL: u32 = 0x2BC8_30A3;

/// Initial remainder.
pub(super) const START: u32 = 1;

fn reduced(top: u32) -> u32 {
    (0..5)
        .filter(|bit| top >> bit & 1 == 1)
        .fold(0, |sum, bit| sum ^ GENERATOR[bit])
}

/// Returns the remainder after one more symbol.
pub(super) fn step(sum: u32, symbol: u8) -> u32 {
    (sum & 0x01FF_FFFF) << 5 ^ u32::from(symbol) ^ reduced(sum >> 25)
}

/// Returns the remainder before a symbol. It is unique, because each of the 32 values shifted out at the top leaves different low bits.
pub(super) fn step_back(sum: u32, symbol: u8) -> u32 {
    let rest = sum ^ u32::from(symbol);
    let top = (0..32).find(|&top| (rest ^ reduced(top)) & 31 == 0).unwrap_or(0);
    top << 25 | (rest ^ reduced(top)) >> 5
}

fn remainder(symbols: impl Iterator<Item = u8>) -> u32 {
    symbols.fold(START, step)
}

/// Returns the checksum of these symbols.
pub(super) fn check(symbols: &[u8]) -> [u8; CHECK] {
    let sum = remainder(symbols.iter().copied().chain([0; CHECK])) ^ FINAL;
    std::array::from_fn(|at| (sum >> (5 * (CHECK - 1 - at)) & 31) as u8)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_step_can_be_taken_back() {
        let mut sum = START;
        for at in 0..2000_u32 {
            let symbol = (at * at % 32) as u8;
            let next = step(sum, symbol);
            assert_eq!(step_back(next, symbol), sum);
            sum = next;
        }
    }

    #[test]
    fn it_is_the_check_of_bech32m() {
        // BIP 350's vector "A1LQFN3A": the part before the 1 is "a", written as 3, 0, 1; it has no data.
        let data = [3, 0, 1];
        let alphabet = b"qpzry9x8gf2tvdw0s3jn54khce6mua7l";
        let letters: Vec<u8> = check(&data).iter().map(|&value| alphabet[usize::from(value)]).collect();
        assert_eq!(letters, b"lqfn3a");
        assert_eq!(remainder(data.into_iter().chain(check(&data))), FINAL);
    }
}

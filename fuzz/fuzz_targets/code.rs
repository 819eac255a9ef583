//! Any symbols behind a right check, and any text, as a deal code: it is refused, or it is written again as the same code.
//! Run with `cargo +nightly fuzz run code`.
#![no_main]

use libfuzzer_sys::fuzz_target;
use spades_archive::code::{Carry, DealCode};
use spades_rules::Game;

const SYMBOLS: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/// The symbols with the six of their check, those of bech32m (BIP 350).
fn sealed(symbols: impl Iterator<Item = u8>) -> String {
    const GENERATOR: [u32; 5] = [0x3B6A_57B2, 0x2650_8E6D, 0x1EA1_19FA, 0x3D42_33DD, 0x2A14_62B3];
    let step = |sum: u32, symbol: u8| {
        let next = (sum & 0x01FF_FFFF) << 5 ^ u32::from(symbol);
        let top = sum >> 25;
        (0..5).fold(next, |next, bit| {
            if top >> bit & 1 == 1 { next ^ GENERATOR[bit] } else { next }
        })
    };
    let mut symbols: Vec<u8> = symbols.collect();
    let sum = symbols.iter().copied().chain([0; 6]).fold(1, step) ^ 0x2BC8_30A3;
    symbols.extend((0..6).map(|at| (sum >> (5 * (5 - at)) & 31) as u8));
    symbols.iter().map(|&symbol| char::from(SYMBOLS[usize::from(symbol)])).collect()
}

fn check(text: &str) {
    let Ok(code) = text.parse::<DealCode>() else { return };
    assert_eq!(code.to_string().parse().as_ref(), Ok(&code), "what is written is read");
    assert_eq!(code.grouped().parse().as_ref(), Ok(&code));
    assert_eq!(DealCode::from_link(&code.fragment()), Some(Ok(code.clone())));
    let game = Game::new(*code.rules(), code.seed()).expect("the rules of a code make sense");
    assert!(DealCode::of_match(&game, Some((0, Carry::Sheet))).is_err(), "it is not over");
}

fuzz_target!(|bytes: &[u8]| {
    // The version and the flag of the sender, so that not all is of other versions: the rest is the input's.
    let symbols = bytes.iter().map(|byte| byte & 31);
    check(&sealed([1].into_iter().chain(symbols.clone())));
    check(&sealed(symbols));
    if let Ok(text) = std::str::from_utf8(bytes) {
        check(text);
        let _ = DealCode::from_link(text);
    }
});

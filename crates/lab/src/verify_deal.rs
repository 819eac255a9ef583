//! `verify-deal`: confirms that a round's deck was fixed before its first card.

use std::process::ExitCode;

use clap::Args;
use serde_json::json;
use spades_rules::Receipt;

use crate::lines::{Answer, Input};

/// Verifies receipts, one as JSON a line: prints {"valid":true}, or {"valid":false,"why":…} and exits with 1 at the end.
#[derive(Args)]
pub struct VerifyDealArgs {
    #[command(flatten)]
    input: Input,
}

pub fn run(args: &VerifyDealArgs) -> ExitCode {
    args.input.answer(verify)
}

fn verify(line: &str) -> Answer {
    let verdict = serde_json::from_str::<Receipt>(line)
        .map_err(|why| format!("this is no receipt: {why}"))
        .and_then(|receipt| receipt.verify().map_err(|why| why.to_string()));
    match verdict {
        Ok(()) => Answer {
            json: json!({"valid": true}),
            failed: false,
        },
        Err(why) => Answer {
            json: json!({"valid": false, "why": why}),
            failed: true,
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const RECEIPT: &str = include_str!("../../rules/tests/data/receipt.json");

    #[test]
    fn a_true_receipt_is_valid() {
        let answer = verify(RECEIPT);
        assert_eq!(answer.json.to_string(), r#"{"valid":true}"#);
        assert!(!answer.failed);
    }

    #[test]
    fn a_false_one_says_why() {
        for (from, to, why) in [
            ("9S", "9H", "the deck is not"),
            ("\"round\"", "\"no\"", "this is no receipt"),
            ("\"commitment\":\"8fc", "\"commitment\":\"9fc", "do not give"),
            ("\"salt\":\"09", "\"salt\":\"0", "the salt is not"),
        ] {
            let line = RECEIPT.replacen(from, to, 1);
            assert_ne!(line, RECEIPT);
            let answer = verify(&line);
            assert_eq!(answer.json["valid"], false);
            assert!(
                answer.json["why"].as_str().is_some_and(|text| text.contains(why)),
                "{}",
                answer.json
            );
            assert!(answer.failed);
        }
    }
}

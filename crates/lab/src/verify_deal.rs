//! `verify-deal`: confirms that a round's deck was fixed before its first card.

use std::process::ExitCode;

use clap::Args;
use serde::Serialize;
use spades_rules::Receipt;

use crate::lines::{Answer, Input};

/// Verifies receipts, one as JSON a line: prints {"valid":true}, or {"valid":false,"why":…} and exits with 1 at the end.
#[derive(Args)]
pub struct VerifyDealArgs {
    #[command(flatten)]
    input: Input,
}

pub fn run(args: &VerifyDealArgs) -> ExitCode {
    args.input.answer(|line| {
        let verdict = verify(line);
        if verdict.valid {
            Answer::good(&verdict)
        } else {
            Answer::bad(&verdict)
        }
    })
}

/// What a line of output says.
#[derive(Debug, PartialEq, Serialize)]
struct Verdict {
    valid: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    why: Option<String>,
}

fn verify(line: &str) -> Verdict {
    let why = match serde_json::from_str::<Receipt>(line) {
        Ok(receipt) => receipt.verify().err().map(|why| why.to_string()),
        Err(why) => Some(format!("this is no receipt: {why}")),
    };
    Verdict {
        valid: why.is_none(),
        why,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const RECEIPT: &str = include_str!("../../rules/tests/data/receipt.json");

    #[test]
    fn a_true_receipt_is_valid() {
        assert_eq!(verify(RECEIPT), Verdict { valid: true, why: None });
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
            let verdict = verify(&line);
            assert!(!verdict.valid);
            assert!(
                verdict.why.as_ref().is_some_and(|text| text.contains(why)),
                "{verdict:?}"
            );
        }
    }
}

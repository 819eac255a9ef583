//! `verify-deal`: confirms that a round's deck was fixed before its first card.

use std::process::ExitCode;

use clap::Args;
use serde::Serialize;
use spades_rules::Receipt;

use crate::lines::{Answer, Input};

/// Verify receipts, one JSON object per line: print {"valid":true}, or {"valid":false,"why":…} and exit with 1 at the end.
///
/// A receipt: {"round":1,"deck":["9S",…52 cards],"salt":"64 hex digits","commitment":"64 hex digits"}
///
/// It is valid if the deck has 52 different cards (with jokers or high twos: without the cards that they replace) and the commitment, which was shown before the round, is
/// the SHA-256 of the ASCII text of three lines, each terminated by a line feed: "spades-deal-v1", the salt in lower case, and the cards
/// from the top of the deck separated by single spaces. docs/FORMATS.md shows how to check it with sha256sum alone.
///
/// For a line that is not a receipt at all, the reason is under "error" too.
#[derive(Args)]
#[command(verbatim_doc_comment)]
pub struct VerifyDealArgs {
    #[command(flatten)]
    input: Input,
}

pub fn run(args: &VerifyDealArgs) -> ExitCode {
    let refuse = |why| Answer::bad(&Verdict::unreadable(why));
    args.input.answer(refuse, |line| {
        let verdict = verify(line);
        if verdict.valid {
            Answer::good(&verdict)
        } else {
            Answer::bad(&verdict)
        }
    })
}

/// A line of output.
#[derive(Debug, PartialEq, Serialize)]
struct Verdict {
    valid: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    why: Option<String>,
    /// The reason again, for a line that cannot be read.
    #[serde(skip_serializing_if = "Option::is_none")]
    error: Option<String>,
}

impl Verdict {
    fn unreadable(why: String) -> Verdict {
        Verdict {
            valid: false,
            why: Some(why.clone()),
            error: Some(why),
        }
    }
}

fn verify(line: &str) -> Verdict {
    match serde_json::from_str::<Receipt>(line) {
        Ok(receipt) => {
            let why = receipt.verify().err().map(|why| why.to_string());
            Verdict {
                valid: why.is_none(),
                why,
                error: None,
            }
        }
        Err(why) => Verdict::unreadable(format!("not a receipt: {why}")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const RECEIPT: &str = include_str!("../../rules/tests/data/receipt.json");

    #[test]
    fn a_true_receipt_is_valid() {
        let verdict = Verdict {
            valid: true,
            why: None,
            error: None,
        };
        assert_eq!(verify(RECEIPT), verdict);
    }

    #[test]
    fn a_false_one_says_why() {
        for (from, to, why) in [
            ("9S", "9H", "the deck is not"),
            ("\"round\"", "\"no\"", "not a receipt"),
            ("\"commitment\":\"8fc", "\"commitment\":\"9fc", "do not give"),
            ("\"salt\":\"09", "\"salt\":\"0", "the salt is not"),
        ] {
            let line = RECEIPT.replacen(from, to, 1);
            assert_ne!(line, RECEIPT);
            let verdict = verify(&line);
            assert!(!verdict.valid);
            assert_eq!(verdict.error.is_some(), why == "not a receipt");
            assert!(
                verdict.why.as_ref().is_some_and(|text| text.contains(why)),
                "{verdict:?}"
            );
        }
    }
}

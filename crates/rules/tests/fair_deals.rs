//! Shuffling, commitments and receipts, against fixed vectors.

use spades_rules::{Card, Game, Phase, Preset, Receipt, ReceiptError, Removed, Rules, Seed, Trumps};

/// A deal that must never change, since every stored match and every shared deal would change with it. The commitment
/// was confirmed with `sha256sum`.
const VECTOR: &str = include_str!("data/receipt.json");

fn first_round(rules: Rules, seed: Seed) -> Receipt {
    let mut game = Game::new(rules, seed).unwrap();
    let commitment = game.view(0).commitment;
    while !game.phase().is_scored() {
        assert_eq!(game.receipt(), None, "the deck stays secret during the round");
        game.apply(*game.legal_actions().last().unwrap()).unwrap();
    }
    let receipt = game.receipt().unwrap();
    assert_eq!(receipt.commitment, commitment);
    receipt
}

#[test]
fn the_fixed_vector() {
    let receipt: Receipt = serde_json::from_str(VECTOR).unwrap();
    assert_eq!(receipt.verify(), Ok(()));
    assert_eq!(first_round(Preset::Mirror.rules(), Seed::from_u64(2024)), receipt);
    assert_eq!(
        receipt.commitment,
        "8fc663aacc2d40e71573eb706ba165a485dc7b0708920d5538b33dbc927010bf"
    );
}

#[test]
fn every_kind_of_round_has_a_true_receipt() {
    let jokers = [Trumps::Jokers, Trumps::JokersDeuce, Trumps::JokersDeuces];
    for preset in Preset::ALL {
        for &trumps in Trumps::ALL {
            let receipt = first_round(
                Rules {
                    trumps,
                    ..preset.rules()
                },
                Seed([7; 32]),
            );
            assert_eq!(receipt.verify(), Ok(()));
            assert_eq!(receipt.deck.contains(&Card::BIG_JOKER), jokers.contains(&trumps));
        }
    }
}

#[test]
fn a_false_receipt_is_refused() {
    let truth: Receipt = serde_json::from_str(VECTOR).unwrap();
    let joker = truth
        .deck
        .iter()
        .map(|&card| {
            if card.to_string() == "2C" {
                Card::BIG_JOKER
            } else {
                card
            }
        })
        .collect();
    let other_digit = |text: &str| format!("{}{}", &text[..63], if text.ends_with('0') { '1' } else { '0' });
    #[rustfmt::skip]
    let cases = [
        (Receipt { deck: Vec::new(), ..truth.clone() }, ReceiptError::Deck),
        (Receipt { deck: truth.deck[1..].to_vec(), ..truth.clone() }, ReceiptError::Deck),
        (Receipt { deck: [&truth.deck[..51], &truth.deck[..1]].concat(), ..truth.clone() }, ReceiptError::Deck),
        (Receipt { deck: joker, ..truth.clone() }, ReceiptError::Deck),
        (Receipt { deck: Trumps::Ace.deck(Removed::Minor).iter().collect(), ..truth.clone() }, ReceiptError::Commitment),
        (Receipt { deck: Trumps::Jokers.deck(Removed::Minor).iter().collect(), ..truth.clone() }, ReceiptError::Commitment),
        (Receipt { deck: Trumps::JokersDeuces.deck(Removed::Red).iter().collect(), ..truth.clone() }, ReceiptError::Commitment),
        (Receipt { salt: String::new(), ..truth.clone() }, ReceiptError::Salt),
        (Receipt { salt: "g".repeat(64), ..truth.clone() }, ReceiptError::Salt),
        (Receipt { salt: "ä".repeat(32), ..truth.clone() }, ReceiptError::Salt),
        (Receipt { salt: other_digit(&truth.salt), ..truth.clone() }, ReceiptError::Commitment),
        (Receipt { commitment: other_digit(&truth.commitment), ..truth.clone() }, ReceiptError::Commitment),
        (Receipt { commitment: String::new(), ..truth.clone() }, ReceiptError::Commitment),
    ];
    for (row, (receipt, why)) in cases.into_iter().enumerate() {
        assert_eq!(receipt.verify(), Err(why), "row {row}");
    }
    let capitals = Receipt {
        commitment: truth.commitment.to_uppercase(),
        ..truth
    };
    assert_eq!(capitals.verify(), Ok(()), "digits may be capitals");
}

#[test]
fn every_round_and_seed_is_another_deal() {
    let mut game = Game::new(Preset::OpenDraft.rules(), Seed::from_u64(1)).unwrap();
    let mut decks = vec![first_round(Preset::OpenDraft.rules(), Seed::from_u64(2)).deck];
    for _ in 0..3 {
        while game.phase() != Phase::RoundEnd {
            game.apply(game.legal_actions()[0]).unwrap();
        }
        decks.push(game.receipt().unwrap().deck);
        game.apply(spades_rules::Action::NextRound).unwrap();
    }
    assert_eq!(game.receipts().len(), 3);
    for (index, deck) in decks.iter().enumerate() {
        assert!(!decks[..index].contains(deck));
    }
}

/// The seat that is dealt the ace of spades, in 5200 deals: each about 1300 times (the standard deviation is 31).
#[test]
fn shuffles_are_even() {
    let ace: Card = "AS".parse().unwrap();
    let mut seats = [0; 4];
    for seed in 0..5200 {
        let game = Game::new(Preset::Solo.rules(), Seed::from_u64(seed)).unwrap();
        seats[(0..4).find(|&seat| game.hand(seat).contains(ace)).unwrap()] += 1;
    }
    assert!(seats.iter().all(|count| (1150..1450).contains(count)), "{seats:?}");
}

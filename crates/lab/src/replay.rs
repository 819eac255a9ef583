//! `replay`: plays a round as another program or a table says it went, and tells what the rules say at every step.

use std::fmt::Display;
use std::process::ExitCode;

use clap::Args;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use spades_rules::{Action, Card, CardSet, Game, HandBuilding, Phase, Preset, Rules, Seat, Seed, Setup, Starter};

use crate::lines::{Answer, Input};

/// Replays rounds, one as JSON a line, and prints the legal cards before each play, the winners of the tricks and the scores.
///
/// In: {"rules":"pairs","hands":[[…]…],"first":0,"bids":[…],"plays":["8C",…],"scores":[0,0],"bags":[0,0]}
///
/// `rules` is the key of a preset or a Rules object (with "base" for the fields that are left out). `hands` and `bids` go by seat, in
/// three-handed games with the dummy's hand last. A bid is a number, "nil" or "blind_nil"; null for the dummy. `first` bids first and
/// leads the first trick, whatever the rules say about who does. `scores` and `bags` are those by side before the round, 0 if left
/// out.
///
/// Out: {"legal":[[…]…],"winners":[…],"tricks":[…],"round":[…],"scores":[…],"bags":[…],"over":null or [winning sides]}
///
/// `legal` has the cards that keep the rules before each play, clubs, diamonds, hearts, spades, each suit rising; `winners` the
/// seat that took each trick; `tricks` goes by seat (a dummy's last), `round`, `scores` and `bags` by side. The last four are null
/// as long as cards are left to play. Where reneging is penalised, a card that breaks the rules is played all the same.
///
/// An illegal play gives {"error":…,"at":k} with its index in `plays`; a line that cannot be read or bid {"error":…}. The exit
/// code is then 1 after the last line.
#[derive(Args)]
#[command(verbatim_doc_comment)]
pub struct ReplayArgs {
    #[command(flatten)]
    input: Input,
}

pub fn run(args: &ReplayArgs) -> ExitCode {
    args.input.answer(|line| match replay(line) {
        Ok(round) => Answer::good(&round),
        Err(failure) => Answer::bad(&failure),
    })
}

#[derive(Deserialize)]
struct Line {
    rules: Value,
    hands: Vec<CardSet>,
    first: Seat,
    bids: Vec<Value>,
    #[serde(default)]
    plays: Vec<Card>,
    #[serde(default)]
    scores: Vec<i32>,
    #[serde(default)]
    bags: Vec<u8>,
}

#[derive(Debug, Serialize)]
struct Round {
    legal: Vec<CardSet>,
    winners: Vec<Seat>,
    tricks: Vec<u8>,
    round: Option<Vec<i32>>,
    scores: Option<Vec<i32>>,
    bags: Option<Vec<u8>>,
    over: Option<Vec<usize>>,
}

/// Why a line has no answer; `at` is the index of an illegal play.
#[derive(Debug, PartialEq, Serialize)]
struct Failure {
    error: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    at: Option<usize>,
}

fn failure(why: impl Display) -> Failure {
    Failure {
        error: why.to_string(),
        at: None,
    }
}

fn replay(line: &str) -> Result<Round, Failure> {
    let line: Line = serde_json::from_str(line).map_err(failure)?;
    let mut game = set_up(&line)?;
    let mut legal = Vec::with_capacity(line.plays.len());
    for (at, &card) in line.plays.iter().enumerate() {
        legal.push(game.lawful());
        game.apply(Action::Play(card)).map_err(|why| Failure {
            error: why.to_string(),
            at: Some(at),
        })?;
    }
    if game.phase() == Phase::Claims {
        game.apply(Action::Settle).map_err(failure)?;
    }
    let scored = !game.sheet().is_empty();
    Ok(Round {
        legal,
        winners: game.takers().collect(),
        tricks: game.tricks()[..game.hands()].to_vec(),
        round: scored.then(|| game.sheet().iter().map(|side| side.total).collect()),
        scores: scored.then(|| game.scores().to_vec()),
        bags: scored.then(|| game.bags().to_vec()),
        over: game.winners(),
    })
}

/// The round after its bidding.
fn set_up(line: &Line) -> Result<Game, Failure> {
    let rules = Rules {
        bids_first: Starter::First,
        leads_first: Starter::First,
        ..rules(&line.rules)?
    };
    let players = usize::from(rules.players);
    let dummy_bids = line.bids[line.bids.len().min(players)..].iter();
    if line.bids.len() < players
        || line.bids.len() > rules.hand_count()
        || dummy_bids.into_iter().any(|bid| !bid.is_null())
    {
        return Err(failure(format_args!("bids: these rules need {players} bids")));
    }
    let bids = line.bids[..players].iter().map(bid).collect::<Result<Vec<_>, _>>()?;
    let mut setup = Setup::new(line.hands.clone(), line.first);
    setup.scores.clone_from(&line.scores);
    setup.bags.clone_from(&line.bags);
    if rules.hands != HandBuilding::Deal {
        setup.blind = (0..players).filter(|&seat| bids[seat] == Action::BlindNil).collect();
    }
    let mut game = Game::from_setup(rules, setup, Seed::from_u64(0)).map_err(failure)?;
    for _ in 0..players {
        let Some(seat) = game.actor().filter(|_| game.phase() == Phase::Bidding) else {
            break;
        };
        let refused = |why| failure(format_args!("bids: seat {seat}: {why}"));
        if bids[seat] != Action::BlindNil && game.legal_actions().contains(&Action::Look) {
            game.apply(Action::Look).map_err(refused)?;
        }
        game.apply(bids[seat]).map_err(refused)?;
    }
    if game.phase() != Phase::Play {
        return Err(failure("bids: all bid nil, so that the cards are dealt again"));
    }
    Ok(game)
}

fn rules(value: &Value) -> Result<Rules, Failure> {
    match value {
        Value::String(key) => Preset::from_key(key)
            .map(Preset::rules)
            .ok_or_else(|| failure(format_args!("rules: there is no preset {key:?}"))),
        other => Rules::from_json(&other.to_string()).map_err(|why| failure(format_args!("rules: {why}"))),
    }
}

/// The action that makes a bid.
fn bid(value: &Value) -> Result<Action, Failure> {
    let number = match value {
        Value::String(text) if text == "blind_nil" => return Ok(Action::BlindNil),
        Value::String(text) if text == "nil" => Some(0),
        other => other.as_u64(),
    };
    number
        .and_then(|number| u8::try_from(number).ok())
        .map(Action::Bid)
        .ok_or_else(|| {
            failure(format_args!(
                "bids: {value} is no bid; a bid is 0 to 13, \"nil\" or \"blind_nil\""
            ))
        })
}

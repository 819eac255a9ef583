//! Bids by what their contracts score, for levels that bid by rule. Where every trick of a contract scores ten points, they round their
//! expected tricks; where a contract scores otherwise, they compare its points with those of its neighbors.

use spades_rules::{Action, Moon, Rules, SetCost, Sides};

/// Maximum distance of a bid that is compared from the one that the expected tricks suggest.
const REACH: u8 = 3;

/// Points that a level without a search sees in a match won at once.
const WON_MATCH: i32 = 300;

/// Tricks that a side expects, before its last bid.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Prospect {
    /// Tricks that the partner has promised; 0 without one, or beside a nil.
    pub partner: u8,
    /// Expected tricks of the side.
    pub mean: f64,
    /// Their standard deviation.
    pub spread: f64,
}

impl Prospect {
    /// Returns the prospect of a seat without a partner.
    pub(crate) const fn alone(mean: f64, spread: f64) -> Prospect {
        Prospect {
            partner: 0,
            mean,
            spread,
        }
    }

    /// Returns a more hopeful prospect where a missed contract costs nothing, for a level that doesn't count its chances.
    pub(crate) fn hopeful(self, rules: &Rules) -> Prospect {
        let hope = if rules.set_cost == SetCost::Nothing { 1.0 } else { 0.0 };
        Prospect {
            mean: self.mean + hope,
            ..self
        }
    }

    /// Returns the chance to take this many tricks.
    fn chance(&self, tricks: u8) -> f64 {
        1.0 / (1.0 + (-1.702 * (self.mean - f64::from(tricks) + 0.5) / self.spread).exp())
    }

    /// Returns the points that a contract expects.
    fn points(&self, rules: &Rules, contract: u8) -> f64 {
        let (made, missed) = rules.contract_points(contract);
        let wins = contract == 13 && rules.moon == Some(Moon::WinsMatch);
        let made = made + if wins { WON_MATCH } else { 0 };
        let chance = self.chance(contract);
        let bag = f64::from(rules.bags.penalty) / f64::from(rules.bags.limit.max(1)) - f64::from(rules.bags.points);
        let bags = (self.mean - f64::from(contract)).max(0.0);
        chance * f64::from(made) + (1.0 - chance) * f64::from(missed) - bag * bags
    }

    /// Returns the legal bid near `wish` that expects the most points; `wish` itself where all contracts score ten points a trick.
    pub(crate) fn best(&self, rules: &Rules, legal: &[Action], wish: u8) -> u8 {
        let contract = |bid: u8| self.partner + bid;
        let is_special = |bid: u8| {
            let ten_a_trick = 10 * i32::from(contract(bid));
            // Alone, a moon is a bid of its own.
            let is_moon = contract(bid) == 13 && rules.moon.is_some() && rules.sides == Sides::Single;
            !is_moon && rules.contract_points(contract(bid)) != (ten_a_trick, -ten_a_trick)
        };
        let numbers = legal.iter().filter_map(|action| match *action {
            Action::Bid(bid) if bid > 0 && bid.abs_diff(wish) <= REACH && contract(bid) <= 13 => Some(bid),
            _ => None,
        });
        let compared = numbers.filter(|&bid| is_special(bid) || is_special(wish));
        let points = |bid: u8| self.points(rules, contract(bid));
        compared.fold(wish, |best, bid| if points(bid) > points(best) { bid } else { best })
    }
}

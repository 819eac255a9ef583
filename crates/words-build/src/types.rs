//! Types of variables, as the comments of the entries name them.

/// Type of a variable.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Type {
    /// One of the types of `spades_words`.
    Named(Named),
    /// The same, or nothing.
    Optional(Named),
    /// A list of anything.
    List,
    /// An enum that the file declares: its name.
    Choice(String),
}

/// A type of `spades_words`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Named {
    /// A number that selects a plural.
    Number,
    /// A number with one decimal.
    Tenths,
    /// Points with their sign.
    Points,
    /// A fraction of 1 as a percentage.
    Percent,
    /// The same with one decimal.
    FinePercent,
    /// `yes` or `no`.
    Flag,
    /// A word to select by.
    Key,
    /// Verbatim text.
    Text,
    /// Another entry.
    Words,
    /// A player.
    Who,
    /// The players of a side.
    Side,
    /// A card.
    Card,
    /// Rank of a card.
    Rank,
    /// A suit.
    Suit,
    /// A day.
    Day,
    /// A month.
    Month,
}

impl Named {
    /// Every type with its name in comments, the parameter's type, its type if it is optional, and the conversion of `it` into an `Arg`.
    const ALL: [(Named, &'static str, &'static str, &'static str, &'static str); 16] = [
        (
            Named::Number,
            "Number",
            "impl Into<Number>",
            "Number",
            "Arg::from({it}.into())",
        ),
        (Named::Tenths, "Tenths", "f64", "f64", "Arg::tenths({it})"),
        (Named::Points, "Points", "i32", "i32", "Arg::points({it})"),
        (Named::Percent, "Percent", "f64", "f64", "Arg::percent({it})"),
        (
            Named::FinePercent,
            "FinePercent",
            "f64",
            "f64",
            "Arg::fine_percent({it})",
        ),
        (Named::Flag, "Flag", "bool", "bool", "Arg::from({it})"),
        (Named::Key, "Key", "&'static str", "&'static str", "Arg::Key({it})"),
        (
            Named::Text,
            "Text",
            "impl Into<String>",
            "String",
            "Arg::Text({it}.into())",
        ),
        (
            Named::Words,
            "Words",
            "impl Into<Words>",
            "Words",
            "Arg::Words({it}.into())",
        ),
        (Named::Who, "Who", "impl Into<Who>", "Who", "Arg::Who({it}.into())"),
        (
            Named::Side,
            "Side",
            "impl Into<SideWho>",
            "SideWho",
            "Arg::Side({it}.into())",
        ),
        (Named::Card, "Card", "Card", "Card", "Arg::Card({it})"),
        (Named::Rank, "Rank", "Card", "Card", "Arg::Rank({it})"),
        (Named::Suit, "Suit", "Suit", "Suit", "Arg::Suit({it})"),
        (Named::Day, "Day", "Date", "Date", "Arg::Day({it})"),
        (Named::Month, "Month", "Month", "Month", "Arg::Month({it})"),
    ];

    fn row(self) -> &'static (Named, &'static str, &'static str, &'static str, &'static str) {
        Named::ALL.iter().find(|row| row.0 == self).unwrap_or(&Named::ALL[0])
    }

    fn read(name: &str) -> Option<Named> {
        Named::ALL.iter().find(|row| row.1 == name).map(|row| row.0)
    }
}

impl Type {
    /// Reads a type of a comment; `choices` are the names of the enums that the file declares.
    pub(crate) fn read(name: &str, choices: &[String]) -> Option<Type> {
        if name == "List" {
            return Some(Type::List);
        }
        if let Some(inner) = name.strip_suffix('?') {
            return Named::read(inner).map(Type::Optional);
        }
        Named::read(name).map(Type::Named).or_else(|| {
            choices
                .iter()
                .any(|choice| choice == name)
                .then(|| Type::Choice(name.to_owned()))
        })
    }

    /// Returns its name in comments.
    #[must_use]
    pub fn name(&self) -> String {
        match self {
            Type::Named(named) => named.row().1.to_owned(),
            Type::Optional(named) => format!("{}?", named.row().1),
            Type::List => "List".to_owned(),
            Type::Choice(name) => name.clone(),
        }
    }

    /// Returns the type of the parameter.
    pub(crate) fn parameter(&self) -> String {
        match self {
            Type::Named(named) => named.row().2.to_owned(),
            Type::Optional(named) => format!("Option<{}>", named.row().3),
            Type::List => "impl IntoIterator<Item: Into<Arg>>".to_owned(),
            Type::Choice(name) => name.clone(),
        }
    }

    /// Returns the conversion of a parameter into an `Arg`.
    pub(crate) fn conversion(&self, parameter: &str) -> String {
        let with = |named: &Named, it: &str| named.row().4.replace("{it}", it);
        match self {
            Type::Named(named) => with(named, parameter),
            Type::Optional(named) => {
                let inner = match named {
                    Named::Number => "Arg::from(it)".to_owned(),
                    Named::Text => "Arg::Text(it)".to_owned(),
                    Named::Words => "Arg::Words(it)".to_owned(),
                    Named::Who => "Arg::Who(it)".to_owned(),
                    Named::Side => "Arg::Side(it)".to_owned(),
                    other => with(other, "it"),
                };
                format!("{parameter}.map_or(Arg::Nothing, |it| {inner})")
            }
            Type::List => format!("Arg::list({parameter})"),
            Type::Choice(_) => format!("Arg::Key({parameter}.key())"),
        }
    }
}

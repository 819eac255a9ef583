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
    Card,
    /// Rank of a card.
    Rank,
    Suit,
    Day,
    Month,
    /// The value of a rule: a switch, a word to select by, a number, or nothing.
    Value,
}

impl Named {
    /// Every type with its name in comments, the type of its parameter, its type if it is optional, and the function that makes an `Arg` of it.
    const ALL: [(Named, &'static str, &'static str, &'static str, &'static str); 17] = [
        (Named::Number, "Number", "impl Into<Number>", "Number", "Arg::from"),
        (Named::Tenths, "Tenths", "f64", "f64", "Arg::tenths"),
        (Named::Points, "Points", "i32", "i32", "Arg::points"),
        (Named::Percent, "Percent", "f64", "f64", "Arg::percent"),
        (Named::FinePercent, "FinePercent", "f64", "f64", "Arg::fine_percent"),
        (Named::Flag, "Flag", "bool", "bool", "Arg::from"),
        (
            Named::Key,
            "Key",
            "impl Into<Cow<'static, str>>",
            "Cow<'static, str>",
            "Arg::Key",
        ),
        (Named::Text, "Text", "impl Into<String>", "String", "Arg::Text"),
        (Named::Words, "Words", "impl Into<Words>", "Words", "Arg::Words"),
        (Named::Who, "Who", "impl Into<Who>", "Who", "Arg::Who"),
        (Named::Side, "Side", "impl Into<SideWho>", "SideWho", "Arg::Side"),
        (Named::Card, "Card", "Card", "Card", "Arg::Card"),
        (Named::Rank, "Rank", "Card", "Card", "Arg::Rank"),
        (Named::Suit, "Suit", "Suit", "Suit", "Arg::Suit"),
        (Named::Day, "Day", "Date", "Date", "Arg::Day"),
        (Named::Month, "Month", "Month", "Month", "Arg::Month"),
        (Named::Value, "Value", "impl Into<Arg>", "Arg", "Arg::from"),
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
        match self {
            Type::Named(named) => {
                if *named == Named::Value {
                    return format!("{parameter}.into()");
                }
                let (_, _, of, _, make) = named.row();
                let into = if of.starts_with("impl Into") { ".into()" } else { "" };
                format!("{make}({parameter}{into})")
            }
            Type::Optional(named) => format!("{parameter}.map_or(Arg::Nothing, {})", named.row().4),
            Type::List => format!("Arg::list({parameter})"),
            Type::Choice(_) => format!("Arg::Key({parameter}.key().into())"),
        }
    }
}

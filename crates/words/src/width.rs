//! Widths of texts before they are drawn, in letters.

/// Returns the width of a letter: Chinese and Japanese letters are as wide as two others, and marks have no width.
const fn letter_width(letter: char) -> usize {
    match letter {
        '\u{300}'..='\u{36F}'
        | '\u{64B}'..='\u{65F}'
        | '\u{200B}'..='\u{200F}'
        | '\u{202A}'..='\u{202E}'
        | '\u{2060}'..='\u{206F}' => 0,
        '\u{1100}'..='\u{115F}'
        | '\u{2E80}'..='\u{A4CF}'
        | '\u{AC00}'..='\u{D7A3}'
        | '\u{F900}'..='\u{FAFF}'
        | '\u{FE30}'..='\u{FE6F}'
        | '\u{FF00}'..='\u{FF60}'
        | '\u{FFE0}'..='\u{FFE6}'
        | '\u{20000}'..='\u{3FFFD}' => 2,
        _ => 1,
    }
}

/// Returns the width of a text in letters of usual width.
#[must_use]
pub fn width(text: &str) -> usize {
    text.chars().map(letter_width).sum()
}

/// Returns the start of a text that is at most this wide.
#[must_use]
pub fn start(text: &str, max: usize) -> &str {
    let mut wide = 0;
    let end = text.char_indices().find(|(_, letter)| {
        wide += letter_width(*letter);
        wide > max
    });
    end.map_or(text, |(at, _)| &text[..at])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wide_letters_count_twice_and_marks_not_at_all() {
        assert_eq!(
            ["Ada", "黑桃", "\u{2068}أحمد\u{2069}", "é", ""].map(width),
            [3, 4, 4, 1, 0]
        );
        assert_eq!(start("Maximilian", 4), "Maxi");
        assert_eq!(start("黑桃玩家", 5), "黑桃", "half a letter can’t be shown");
        assert_eq!(start("Ada", 4), "Ada");
    }
}

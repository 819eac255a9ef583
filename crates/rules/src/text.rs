//! Messages of a reasonable length.

/// Number of bytes of a long message kept at each end.
const KEPT: usize = 200;

/// Returns the message, shortened in the middle if it quotes a whole hostile file. The error is at its start, the position at its end.
pub(crate) fn brief(message: String) -> String {
    if message.len() <= 2 * KEPT {
        return message;
    }
    let start = &message[..message.floor_char_boundary(KEPT)];
    let end = &message[message.ceil_char_boundary(message.len() - KEPT)..];
    format!("{start} … {end}")
}

#[cfg(test)]
mod tests {
    use super::brief;

    #[test]
    fn long_messages_lose_their_middle() {
        assert_eq!(brief("short".to_owned()), "short");
        let short = "x".repeat(400);
        assert_eq!(brief(short.clone()), short);
        let long = brief(format!("what {} where", "♠".repeat(1000)));
        assert!(long.starts_with("what ♠") && long.ends_with("♠ where"));
        assert!(long.len() < 410);
    }
}

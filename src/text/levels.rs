//! Levels of the computer.

use spades_bots::Level;
use spades_messages_derive::message_of;

message_of! {
    enum Level {
        Beginner,
        Intermediate,
        Advanced,
        Expert,
    }
}

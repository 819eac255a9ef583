//! Captions of stock, discards, hand and taken tricks.

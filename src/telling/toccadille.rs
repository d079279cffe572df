//! A game of Toccadille in words.

pub mod hint;

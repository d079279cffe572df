//! Tock: the rules engine. Pure, and the whole of the rules.

pub mod board;
pub mod card;
pub mod rules;
pub mod seat;

//! Toccadille: the rules engine of the dice game. Pure, and the whole of the rules.
//!
//! In reading order: the players ([`Seat`]), the [`Dice`], the [`Board`], what may differ from table to table ([`rules`]),
//! what a player may do ([`Move`]), the points as a player finds them (`ground`), the legal moves (`legal`), hits made by
//! the throw itself (`hits`), whether one given move is legal and why not (`check`), the game in play ([`State`]), what a
//! seat may know ([`View`]), the ways to play a throw step by step ([`StepByStep`]), and [`notation`].

mod board;
mod check;
mod dice;
mod ground;
mod hits;
mod legal;
mod moves;
pub mod notation;
mod position;
mod refusal;
pub mod rules;
mod seat;
mod state;
mod view;
mod ways;

pub use board::{Board, FOREIGN_HUCK, LAST_QUARTER, NoPoint, OWN_HUCK, POINTS, Point};
pub use dice::{Dice, Die, Rolled, SIDES, Throw};
pub use legal::NotByForce;
pub use moves::{Move, Moves, Outcome, Place, Play, Step, Way};
pub use position::{Impossible, Position};
pub use refusal::Refusal;
pub use rules::{MARKS, Rules};
pub use seat::{BySeat, NoSeat, Seat};
pub use state::{End, Starter, State};
pub use view::View;
pub use ways::StepByStep;

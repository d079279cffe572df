//! Tock: the rules engine. Pure, and the whole of the rules.
//!
//! In reading order: the players ([`seat`](Seat)), the cards ([`card`](Card)), the board ([`board`](Board)), what may
//! differ from table to table ([`rules`]), one marble walking (`walk`; all its ways and uses found beforehand: `ways`,
//! `uses`), who acts with whose marbles (`actor`), what a player may do ([`moves`](Move)), the legal moves (`legal`), whether one given move is legal and why not (`check`),
//! the game in play ([`state`](State)), what a seat may know ([`view`](View)), and notation ([`notation`]).

mod actor;
pub mod board;
pub mod card;
mod check;
mod legal;
mod moves;
pub mod notation;
mod position;
mod refusal;
pub mod rules;
pub mod seat;
mod state;
mod uses;
mod view;
mod walk;
mod ways;

pub use board::{Board, MAX_HOME, MAX_SECTION, NoSpot, Place, SPOTS, Slot, Spot, SpotSet, Square, Track};
pub use card::{Card, CardSet, MAX_CARDS, MAX_JOKERS, NoCard, Pile, RANKS, Rank, Suit};
pub use legal::Moves;
pub use moves::{Deed, Move, Part, Parts, Play};
pub use position::Position;
pub use refusal::Refusal;
pub use rules::Rules;
pub use seat::{BySeat, SEATS, Seat, SeatSet};
pub use state::{MAX_LOST_TURNS, Setup, State};
pub use view::View;
pub use walk::Course;

//! A match of Toccadille on the screen: the board, and what keys and clicks do there.
//!
//! What is drawn is a pure function of the match, what is to be seen of moves, and the room there is.

pub mod board;
pub mod choosing;
pub mod dice;
pub mod edit;
pub mod fit;
pub mod layout;
pub mod motion;
pub mod over;
mod pile;
pub mod play;
pub mod replay;
pub mod signs;
pub mod table;
pub mod words;

pub use board::{Scene, draw};
pub use fit::Fit;
pub use play::Play;
pub use signs::{Places, Seen, Signs};

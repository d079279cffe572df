//! The board of Toccadille: where its points lie on the screen, and what is painted there.
//!
//! Everything here is a pure function of the stones, what is to be seen of moves, and the room there is.

pub mod board;
pub mod dice;
pub mod fit;
mod pile;
pub mod signs;

pub use board::{Scene, draw};
pub use fit::Fit;
pub use signs::{Places, Seen, Signs};

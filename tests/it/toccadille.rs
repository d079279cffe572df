//! Toccadille: the engine beside a plain reference, and the rules one by one.

mod agreement;
mod random;
mod reference;

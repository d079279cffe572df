//! One test program for what needs the whole crate.

mod agreement;
mod cli;
mod reference;
mod switches;

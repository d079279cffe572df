//! One test program for what needs the whole crate.

mod cli;
mod reference;
mod switches;

//! One test program for what needs the whole crate.

mod reference;
mod switches;

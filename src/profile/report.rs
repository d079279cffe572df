//! Puts faults into words: what is wrong, the text marked, and the way out.

mod words;

pub(super) use words::range_way;

use std::fmt;

use crate::{
    profile::{fault::Fault, ruled::Ruled},
    report::{Complaint, Complaints},
    say,
    tock::State,
};

/// Everything that keeps a request from being rules, ready to be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report<G: Ruled = State> {
    faults: Vec<Fault<G>>,
}

impl<G: Ruled> Report<G> {
    /// Makes a report of these faults, in this order.
    pub const fn new(faults: Vec<Fault<G>>) -> Self {
        Self { faults }
    }

    /// Returns the faults as data.
    pub fn faults(&self) -> &[Fault<G>] {
        &self.faults
    }

    /// Returns the faults in words.
    pub fn complaints(&self) -> Complaints {
        Complaints(self.faults.iter().map(complaint).collect())
    }

    /// Returns the report with colours for a terminal.
    pub fn styled(&self) -> String {
        self.complaints().styled()
    }
}

impl<G: Ruled> fmt::Display for Report<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.complaints().fmt(f)
    }
}

impl<G: Ruled> std::error::Error for Report<G> {}

fn complaint<G: Ruled>(fault: &Fault<G>) -> Complaint {
    let set_here = |switch: &G::Switch| say!("fault-also", switch = switch.to_string());
    Complaint {
        what: words::title(&fault.what),
        at: fault.at.clone(),
        also: fault.also.iter().map(|(switch, mark)| (mark.clone(), set_here(switch))).collect(),
        way: words::way_out(fault),
    }
}

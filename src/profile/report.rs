//! Puts faults into words: what is wrong, the text marked, and the way out.

mod words;

use std::fmt;

use crate::{
    profile::fault::Fault,
    report::{Complaint, Complaints},
    say,
};

/// Everything that keeps a request from being rules, ready to be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    faults: Vec<Fault>,
}

impl Report {
    /// Makes a report of these faults, in this order.
    pub const fn new(faults: Vec<Fault>) -> Self {
        Self { faults }
    }

    /// Returns the faults as data.
    pub fn faults(&self) -> &[Fault] {
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

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.complaints().fmt(f)
    }
}

impl std::error::Error for Report {}

fn complaint(fault: &Fault) -> Complaint {
    let set_here = |switch: &crate::tock::rules::Switch| say!("fault-also", switch = switch.to_string());
    Complaint {
        what: words::title(&fault.what),
        at: fault.at.clone(),
        also: fault.also.iter().map(|(switch, mark)| (mark.clone(), set_here(switch))).collect(),
        way: words::way_out(fault),
    }
}

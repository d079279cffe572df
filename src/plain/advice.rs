//! A bot's advice as lines of text, the same for every game.

use crate::{
    say,
    telling::hint::{Next, Reason, Told},
};

/// Returns the advice of a bot of this level line by line; `worth` says what figures are counted in.
pub fn lines<M>(told: Told<M>, level: String, worth: impl FnOnce(String) -> String) -> Vec<String> {
    let reason = |it: &Reason| say!("hint-reason", steps = it.0.as_str(), reason = it.1.as_str());
    let title = say!("hint-title", level = level);
    let mut said = vec![say!("hint-plain-best", title = title, what = told.what, notation = told.notation)];
    said.extend(told.value.map(worth));
    said.extend(told.reasons.iter().map(reason));
    match told.next {
        None => said.push(say!("hint-only")),
        Some(Next { what, notation, behind, reasons, .. }) => {
            let what = say!("hint-next", what = what);
            said.push(say!("hint-plain-next", what = what, notation = notation));
            said.push(behind.map_or_else(|| say!("hint-level"), |it| say!("hint-behind", steps = it)));
            said.extend(reasons.iter().map(reason));
        }
    }
    said
}

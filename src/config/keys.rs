//! Keys as the settings file gives them: which actions and keys there are, the table on the terminal knows.

use crate::report::Mark;

/// An action and the keys it is given.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeySetting {
    /// The name of the action, and where it stands.
    pub action: (String, Mark),
    /// The names of the keys, one at least, and where they stand.
    pub keys: Vec<(String, Mark)>,
    /// The line it stands in.
    pub line: usize,
}

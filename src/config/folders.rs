//! Where settings and games are kept, as the XDG base directories say.

use std::path::PathBuf;

use etcetera::base_strategy::{BaseStrategy, Xdg};

/// The folders of the program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Folders {
    /// Settings and rules of one's own: `$XDG_CONFIG_HOME/tock`.
    pub config: PathBuf,
    /// Games: `$XDG_DATA_HOME/tock`.
    pub data: PathBuf,
}

/// Nobody says where the home folder is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoHome;

impl Folders {
    /// Returns the folders of the user who runs the program.
    ///
    /// # Errors
    ///
    /// If the home folder is not known.
    pub fn new() -> Result<Self, NoHome> {
        let base = Xdg::new().map_err(|_| NoHome)?;
        Ok(Self { config: base.config_dir().join("tock"), data: base.data_dir().join("tock") })
    }
}

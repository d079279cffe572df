//! The keys of a line, with values of the kind they must be.

use serde_json::{Map, Value as Json};

use crate::session::{
    Recorded,
    record::fault::{Missed, Why},
};

/// The keys of an object, with values of the kind they must be.
#[derive(Clone, Copy)]
pub struct Keys<'a>(&'a Map<String, Json>);

impl<'a> Keys<'a> {
    /// Returns the keys of a line.
    ///
    /// # Errors
    ///
    /// If it is no object.
    pub fn new(line: &'a Json) -> Result<Self, Why> {
        line.as_object().map(Self).ok_or(Why::NotObject)
    }

    /// Tells whether there is such a key.
    pub fn has(self, key: &str) -> bool {
        self.0.contains_key(key)
    }

    /// Returns what `read` reads.
    ///
    /// # Errors
    ///
    /// If there is no such key, or `read` finds nothing: `missed`.
    pub fn get<T>(self, key: &'static str, missed: Missed, read: impl FnOnce(&'a Json) -> Option<T>) -> Result<T, Why> {
        self.0.get(key).and_then(read).ok_or(Why::Key(key, missed))
    }

    /// Returns what `read` reads, or nothing if there is no such key.
    ///
    /// # Errors
    ///
    /// Those of `read`.
    pub fn optional<T>(
        self,
        key: &'static str,
        read: impl FnOnce(Self, &'static str) -> Result<T, Why>,
    ) -> Result<Option<T>, Why> {
        if self.has(key) { read(self, key).map(Some) } else { Ok(None) }
    }

    /// Returns a whole number, 0 or more.
    ///
    /// # Errors
    ///
    /// If there is none, as of all that follow.
    pub fn number(self, key: &'static str) -> Result<u64, Why> {
        self.get(key, Missed::Number, Json::as_u64)
    }

    /// Returns `true` or `false`.
    ///
    /// # Errors
    ///
    /// If there is neither.
    pub fn flag(self, key: &'static str) -> Result<bool, Why> {
        self.get(key, Missed::Flag, Json::as_bool)
    }

    /// Returns a text.
    ///
    /// # Errors
    ///
    /// If there is none.
    pub fn text(self, key: &'static str) -> Result<&'a str, Why> {
        self.get(key, Missed::Text, Json::as_str)
    }

    /// Returns a list of texts.
    ///
    /// # Errors
    ///
    /// If there is none.
    pub fn texts(self, key: &'static str) -> Result<Vec<&'a str>, Why> {
        self.get(key, Missed::Texts, |it| it.as_array()?.iter().map(Json::as_str).collect())
    }

    /// Returns an object.
    ///
    /// # Errors
    ///
    /// If there is none.
    pub fn object(self, key: &'static str) -> Result<&'a Map<String, Json>, Why> {
        self.get(key, Missed::Object, Json::as_object)
    }

    /// Returns the keys of an object.
    ///
    /// # Errors
    ///
    /// If there is none.
    pub fn keys(self, key: &'static str) -> Result<Self, Why> {
        self.object(key).map(Self)
    }

    /// Returns a seat of this game.
    ///
    /// # Errors
    ///
    /// If there is none.
    pub fn seat<G: Recorded>(self, key: &'static str) -> Result<G::Seat, Why> {
        self.get(key, G::SEAT, |it| G::seat(it.as_str()?))
    }
}

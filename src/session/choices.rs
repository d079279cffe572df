//! What was chosen when a game was set up: kept with the games, to be offered the next time.

use std::{
    io,
    path::{Path, absolute},
};

use serde_json::{Map, Value as Json, json};

use crate::{
    files,
    profile::{Request, is_path},
    report,
    session::{Agreed, Hands, NewGame, Player, TakingBack, record::Header},
    tock::{BySeat, Seat},
};

/// The version of the file, and the only one that is read.
const VERSION: u64 = 1;

/// The colours that marbles can have, by the names that records use.
pub const COLOURS: [&str; 6] = ["red", "blue", "green", "yellow", "magenta", "cyan"];

/// What is chosen for a game, without what is new each time: the seed, and who plays first.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Choices {
    /// The name or path of the profile.
    pub rules: String,
    /// The names or paths of the variants.
    pub variants: Vec<String>,
    /// The switches set for this game, with their values.
    pub set: Map<String, Json>,
    /// Who plays.
    pub players: BySeat<Option<Player>>,
    /// The colours the players chose, by name.
    pub colours: BySeat<Option<String>>,
    /// What else they agreed on.
    pub agreed: Agreed,
}

impl Choices {
    /// Returns what was chosen for a game that began so.
    pub fn of(header: &Header) -> Self {
        Self {
            rules: header.rules.clone(),
            variants: header.variants.clone(),
            set: header.set.clone(),
            players: header.players.clone(),
            colours: header.set_up.colours.clone(),
            agreed: header.agreed,
        }
    }

    /// Returns what is chosen for a new game, so that it can be asked for from every folder.
    pub fn of_new(game: &NewGame<'_>) -> Self {
        let from_everywhere = |name: &String| match absolute(name) {
            Ok(path) if is_path(name) => path.to_str().unwrap_or(name).to_owned(),
            Ok(_) | Err(_) => name.clone(),
        };
        Self {
            rules: from_everywhere(&game.table.profile),
            variants: game.table.variants.iter().map(from_everywhere).collect(),
            set: game.table.set.clone(),
            players: game.players.clone(),
            colours: game.colours.clone(),
            agreed: game.agreed,
        }
    }

    /// Returns the rules that are asked for.
    pub fn request(&self) -> Request {
        Request::of(&self.rules, &self.variants, &self.set)
    }

    /// Reads what was kept; none if there is nothing, or nothing that can be understood.
    pub fn read(path: &Path) -> Option<Self> {
        // A pipe would keep its reader waiting for ever.
        let source = report::open(Some(path).filter(|it| it.is_file())?).ok()?;
        Self::from_json(&serde_json::from_str(&source.text).ok()?)
    }

    /// Keeps it, all of it or nothing: whoever reads the file finds the old choices or the new ones.
    ///
    /// # Errors
    ///
    /// If it cannot be written; what was kept before stays.
    pub fn keep(&self, path: &Path) -> io::Result<()> {
        files::write_whole(path, format!("{:#}\n", self.to_json()).as_bytes())
    }

    fn to_json(&self) -> Json {
        let by_seat = |value: &dyn Fn(Seat) -> Option<Json>| -> Json {
            let pairs = Seat::ALL.into_iter().filter_map(|it| Some((it.to_string(), value(it)?)));
            Json::Object(pairs.collect())
        };
        json!({
            "set_up": VERSION,
            "rules": self.rules,
            "variants": self.variants,
            "set": self.set,
            "players": by_seat(&|it| self.players[it].as_ref().map(Player::to_json)),
            "colours": by_seat(&|it| self.colours[it].as_ref().map(|it| json!(it))),
            "practice": self.agreed.taking_back == TakingBack::Practice,
            "open_hands": self.agreed.hands == Hands::Open,
        })
    }

    fn from_json(json: &Json) -> Option<Self> {
        if json.get("set_up")?.as_u64()? != VERSION {
            return None;
        }
        let is_set = |key: &str| json.get(key).and_then(Json::as_bool).unwrap_or(false);
        let text = |json: &Json| json.as_str().map(str::to_owned);
        let by_seat = |key: &str| {
            let values = json.get(key)?.as_object()?;
            Some(BySeat::from_fn(|it| values.get(&it.to_string()).cloned()))
        };
        let players: BySeat<Option<Json>> = by_seat("players")?;
        let colours: BySeat<Option<Json>> = by_seat("colours")?;
        Some(Self {
            rules: text(json.get("rules")?)?,
            variants: json.get("variants")?.as_array()?.iter().map(text).collect::<Option<_>>()?,
            set: json.get("set")?.as_object()?.clone(),
            players: BySeat::from_fn(|it| players[it].as_ref().and_then(Player::from_json)),
            colours: BySeat::from_fn(|it| colours[it].as_ref().and_then(text)),
            agreed: Agreed {
                taking_back: TakingBack::in_practice(is_set("practice")),
                hands: Hands::open(is_set("open_hands")),
            },
        })
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    fn choices() -> Choices {
        let human = Player::Human { name: "Ann".to_owned() };
        let players = BySeat::from_fn(|it| Some(human.clone()).filter(|_| it != Seat::B));
        Choices {
            rules: "french".to_owned(),
            variants: vec!["joker".to_owned()],
            set: [("deal.schedule".to_owned(), json!([5, 4]))].into_iter().collect(),
            players,
            colours: BySeat::from_fn(|it| (it == Seat::C).then(|| "cyan".to_owned())),
            agreed: Agreed { taking_back: TakingBack::Practice, hands: Hands::Open },
        }
    }

    #[test]
    fn what_is_kept_is_read() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("set-up.json");
        assert_eq!(Choices::read(&path), None);
        choices().keep(&path).unwrap();
        assert_eq!(Choices::read(&path), Some(choices()));
        let other = Choices { rules: "english".to_owned(), ..choices() };
        other.keep(&path).unwrap();
        assert_eq!(Choices::read(&path), Some(other));
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
        assert_eq!(choices().request().set, ["deal.schedule=[5, 4]"]);
    }

    #[test]
    fn what_cannot_be_understood_is_nothing() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("set-up.json");
        let whole = choices().to_json().to_string();
        let newer = whole.replace("\"set_up\":1", "\"set_up\":2");
        for text in ["", "{", "[]", "{\"set_up\":1}", "\u{0}", &newer, &whole[..whole.len() / 2]] {
            fs::write(&path, text).unwrap();
            assert_eq!(Choices::read(&path), None, "{text}");
        }
        fs::write(&path, [0xff, 0xfe]).unwrap();
        assert_eq!(Choices::read(&path), None);
        assert_eq!(Choices::read(folder.path()), None);
    }
}

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
    session::{
        Agreed, Hands, NewGame, Player, TakingBack,
        record::Header,
        toccadille::{Length, Match, NewMatch},
    },
    toccadille,
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
    /// Who plays Tock.
    pub players: BySeat<Option<Player>>,
    /// The colours the players chose, by name.
    pub colours: BySeat<Option<String>>,
    /// Who plays Toccadille.
    pub stones: toccadille::BySeat<Option<Player>>,
    /// How long a match of it is, if that was ever chosen.
    pub length: Option<Length>,
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
            ..Self::default()
        }
    }

    /// Returns what was chosen for a match that began so; who plays Tock is as `before`.
    pub fn of_match(header: &Header<Match>, before: &Self) -> Self {
        Self {
            rules: header.rules.clone(),
            variants: header.variants.clone(),
            set: header.set.clone(),
            stones: toccadille::BySeat(header.players.0.clone().map(Some)),
            length: Some(header.set_up),
            agreed: Agreed { hands: before.agreed.hands, ..header.agreed },
            ..before.clone()
        }
    }

    /// Returns what is chosen for a new game, so that it can be asked for from every folder; what concerns Toccadille
    /// alone is as `before`.
    pub fn of_new(game: &NewGame<'_>, before: &Self) -> Self {
        Self {
            stones: before.stones.clone(),
            length: before.length,
            rules: from_everywhere(&game.table.profile),
            variants: game.table.variants.iter().map(from_everywhere).collect(),
            set: game.table.set.clone(),
            players: game.players.clone(),
            colours: game.colours.clone(),
            agreed: game.agreed,
        }
    }

    /// Returns what is chosen for a new match, so that it can be asked for from every folder; what concerns Tock alone
    /// is as `before`.
    pub fn of_new_match(game: &NewMatch<'_>, before: &Self) -> Self {
        Self {
            rules: from_everywhere(&game.table.profile),
            variants: game.table.variants.iter().map(from_everywhere).collect(),
            set: game.table.set.clone(),
            stones: toccadille::BySeat(game.players.0.clone().map(Some)),
            length: Some(game.length),
            agreed: Agreed { taking_back: game.taking_back, hands: before.agreed.hands },
            ..before.clone()
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
            "stones": toccadille::Seat::ALL
                .into_iter()
                .filter_map(|it| Some((it.name().to_owned(), self.stones[it].as_ref()?.to_json())))
                .collect::<Map<_, _>>(),
            "length": self.length.map(|it| match it {
                Length::Open => json!({}),
                Length::Games(games) => json!({ "games": games }),
                Length::Points(points) => json!({ "points": points }),
            }),
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
            stones: toccadille::BySeat::from_fn(|it| Player::from_json(json.get("stones")?.get(it.name())?)),
            length: json.get("length").and_then(length),
            agreed: Agreed {
                taking_back: TakingBack::in_practice(is_set("practice")),
                hands: Hands::open(is_set("open_hands")),
            },
        })
    }
}

/// Returns a name by which the same is found from every folder.
fn from_everywhere(name: &String) -> String {
    match absolute(name) {
        Ok(path) if is_path(name) => path.to_str().unwrap_or(name).to_owned(),
        Ok(_) | Err(_) => name.clone(),
    }
}

/// Reads how long a match is.
fn length(json: &Json) -> Option<Length> {
    let object = json.as_object()?;
    let count = |key: &str| object.get(key)?.as_u64().and_then(|it| u16::try_from(it).ok()).filter(|it| *it != 0);
    match (object.is_empty(), count("games"), count("points")) {
        (true, _, _) => Some(Length::Open),
        (false, Some(games), _) => Some(Length::Games(games)),
        (false, None, points) => points.map(Length::Points),
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
            stones: toccadille::BySeat([Some(human.clone()), Some(Player::Bot { level: "strong".to_owned() })]),
            length: Some(Length::Points(7)),
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

//! The first line of a record.

use serde_json::{Map, Value as Json, json};

use crate::{
    profile::Request,
    session::{
        Recorded,
        agreed::{Agreed, Hands, TakingBack},
        player::Player,
        record::{
            VERSION,
            fault::{Missed, Why},
            keys::Keys,
        },
    },
    tock::State,
};

/// What a game begins with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Header<G: Recorded = State> {
    /// The name or path of the profile.
    pub rules: String,
    /// The names or paths of the variants.
    pub variants: Vec<String>,
    /// The switches set for this game, with their values.
    pub set: Map<String, Json>,
    /// Every switch with its value: what the game is played by, whatever becomes of the profile.
    pub resolved: Json,
    /// How the game was set up beside that.
    pub set_up: G::SetUp,
    /// Who plays the seats at the beginning.
    pub players: G::Players,
    /// The number that chance is drawn by, if one is.
    pub seed: Option<u64>,
    /// When the game began.
    pub when: Option<String>,
    /// The position the game began at, with its stock; nothing if it began with the first deal.
    pub position: Option<Json>,
    /// What the players agreed on beside the rules.
    pub agreed: Agreed,
}

impl<G: Recorded> Header<G> {
    /// Asks for the rules by the names the game began with; what they are now may be something else.
    pub fn request(&self) -> Request {
        Request::of(&self.rules, &self.variants, &self.set)
    }

    /// Returns the line of the record.
    pub fn to_json(&self) -> Json {
        let mut line = Map::new();
        let mut put = |key: &str, value: Json| line.insert(key.to_owned(), value);
        put("tock", json!(VERSION));
        put("rules", json!(self.rules));
        put("variants", json!(self.variants));
        if !self.set.is_empty() {
            put("set", Json::Object(self.set.clone()));
        }
        put("resolved", self.resolved.clone());
        G::write_set_up(&self.set_up, &mut line);
        let players = G::players(&self.players).map(|(seat, it)| (seat.to_string(), it.to_json()));
        let players = Json::Object(players.collect());
        let mut put = |key: &str, value: Json| line.insert(key.to_owned(), value);
        put("players", players);
        if let Some(seed) = self.seed {
            put("seed", json!(seed));
        }
        if let Some(when) = &self.when {
            put("when", json!(when));
        }
        if let Some(position) = &self.position {
            put("position", position.clone());
        }
        // What is usual is not said, so that older programs read as much as they can.
        if self.agreed.taking_back == TakingBack::Practice {
            put("practice", json!(true));
        }
        if self.agreed.hands == Hands::Open {
            put("open_hands", json!(true));
        }
        Json::Object(line)
    }

    /// Reads the line of the record.
    ///
    /// # Errors
    ///
    /// If it is not that of a record, is that of a newer one, or has a key of another kind than it must.
    pub fn from_json(line: &Json) -> Result<Self, Why> {
        let line = Keys::new(line)?;
        match line.number("tock") {
            Ok(VERSION) => {}
            Ok(newer) if VERSION < newer => return Err(Why::Newer(newer)),
            Ok(_) | Err(_) => return Err(Why::NotRecord),
        }
        let (set_up, mut players) = G::read_set_up(line)?;
        for (name, player) in line.optional("players", Keys::object)?.into_iter().flatten() {
            let seat = G::seat(name).ok_or(Why::WrongPlayers)?;
            let place = G::player_mut(&mut players, seat).ok_or(Why::WrongPlayers)?;
            *place = Player::from_json(player).ok_or(Why::Key("players", Missed::Player))?;
        }
        let variants = line.optional("variants", Keys::texts)?.unwrap_or_default();
        let rules = line.text("rules")?.to_owned();
        let variants: Vec<String> = variants.into_iter().map(str::to_owned).collect();
        let set = line.optional("set", Keys::object)?.cloned().unwrap_or_default();
        let is_set = |key| Ok::<_, Why>(line.optional(key, Keys::flag)?.unwrap_or_default());
        let agreed = Agreed {
            taking_back: TakingBack::in_practice(is_set("practice")?),
            hands: Hands::open(is_set("open_hands")?),
        };
        let resolved = match line.optional("resolved", Keys::object)? {
            Some(resolved) => Json::Object(resolved.clone()),
            None => shipped::<G>(&rules, &variants, &set)?,
        };
        Ok(Self {
            rules,
            variants,
            set,
            resolved,
            set_up,
            players,
            seed: line.optional("seed", Keys::number)?,
            when: line.optional("when", Keys::text)?.map(str::to_owned),
            position: line.optional("position", Keys::object)?.cloned().map(Json::Object),
            agreed,
        })
    }
}

/// Returns the rules of a record that only names them: those shipped under these names.
fn shipped<G: Recorded>(rules: &str, variants: &[String], set: &Map<String, Json>) -> Result<Json, Why> {
    let toml = |value: &Json| toml::Value::try_from(value).map_err(|_| Why::Key("set", Missed::Object));
    let set = set.iter().map(|(switch, value)| Ok(format!("{switch}={}", toml(value)?)));
    let request = Request {
        rules: rules.to_owned(),
        variants: variants.to_vec(),
        set: set.collect::<Result<_, Why>>()?,
        folder: None,
    };
    G::shipped(&request)
}

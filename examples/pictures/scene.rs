//! What is pictured: a model of the program at some moment.

use std::error::Error;

use ratatui::{buffer::Buffer, layout::Rect};
use tock::{
    bot::{self, Level, toccadille},
    config::HandOn,
    profile::{Library, Request},
    session::{
        NewGame, Player, Session, Store,
        toccadille::{Length, Match, NewMatch},
    },
    telling::trace::Trace,
    toccadille as stones,
    tock::{BySeat, Deed, Move, Part, Play, Rank, Seat},
    tui::{
        self, Colours, Model, Msg, Options, Speed, Start, Theme,
        canvas::HitMap,
        keys::{Code, Input, Key, Keymap},
        screens,
    },
};

/// After how many moves a game is well under way.
const UNDER_WAY: usize = 50;
/// How many events a short game has at most.
const SHORT: usize = 220;

/// A picture: its name, how it is drawn, how large, of what, and which keys are pressed before.
pub struct Scene {
    /// The name of the file.
    pub name: &'static str,
    /// Its colours and glyphs.
    pub theme: Theme,
    /// The size of the terminal.
    pub size: (u16, u16),
    /// What is on the screen.
    pub shown: Shown,
    /// The keys pressed then.
    pub keys: &'static str,
}

/// What is on the screen.
pub enum Shown {
    /// A good moment for Ann in a game.
    Game {
        /// The number that shuffles, or one of those after it if there it has no such moment.
        seed: u64,
    },
    /// A moment in which Ann can share out a seven and capture with it.
    Seven,
    /// A moment in which some of Ann's cards can be used, and others not.
    Hard,
    /// The end of a game.
    End,
    /// A moment of a match of Toccadille in which Ann has much to choose.
    Match,
    /// The form where a game is set up.
    SetUp,
    /// The lesson of this name.
    Lesson(&'static str),
}

impl Scene {
    /// Returns the model at this moment.
    pub fn model(&self, speed: Speed) -> Result<Model, Box<dyn Error>> {
        let start = match self.shown {
            Shown::Game { seed } => Start::Game(Box::new(game(seed, is_good)?)),
            Shown::Seven => Start::Game(Box::new(game(1, |it| seven(it).is_some())?)),
            Shown::Hard => Start::Game(Box::new(game(1, is_hard)?)),
            Shown::End => Start::Game(Box::new(short_game()?)),
            Shown::Match => Start::Match(Box::new(bout()?)),
            Shown::SetUp => Start::SetUp,
            Shown::Lesson(name) => Start::Learn(Some(name.to_owned())),
        };
        let mut model = Model::new(start, self.options(speed));
        model.begin();
        for letter in self.keys.chars() {
            let code = match (letter, &model.shown) {
                ('>', _) => Code::Enter,
                ('_', _) => Code::Down,
                ('7', tui::model::Shown::Play(play)) => number(play.session()).ok_or("there is no seven")?,
                (letter, _) => Code::Char(letter),
            };
            model.update(Msg::Input(Input::Key(Key { code, ctrl: false })));
        }
        Ok(model)
    }

    /// Returns what the terminal shows of it.
    pub fn draw(&self, model: &Model) -> Buffer {
        let mut buffer = Buffer::empty(Rect::new(0, 0, self.size.0, self.size.1));
        screens::draw(&mut buffer, &mut HitMap::default(), model);
        buffer
    }

    fn options(&self, speed: Speed) -> Options {
        Options {
            theme: self.theme,
            themes: Colours::ALL.to_vec(),
            keys: Keymap::default(),
            speed,
            hand_on: HandOn::Auto,
            library: Library::default(),
            // Nothing is kept there, and nothing found.
            store: Store::new(&std::env::temp_dir().join("tock-pictures")),
            rules: ("french".to_owned(), vec![]),
            name: Some("Ann".to_owned()),
        }
    }
}

/// Returns the first French game from this seed on that has such a moment for Ann when it is well under way, at this moment.
fn game(seed: u64, is_good: impl Fn(&Session) -> bool) -> Result<Session, Box<dyn Error>> {
    for seed in seed.. {
        let session = played(seed, UNDER_WAY, &is_good)?;
        if session.to_move().is_some() {
            return Ok(session);
        }
    }
    Err("no game has such a moment".into())
}

/// Returns the first game that Ann's team wins soon.
fn short_game() -> Result<Session, Box<dyn Error>> {
    for seed in 1.. {
        let session = played(seed, usize::MAX, |_| false)?;
        let has_won = session.end().is_some_and(|it| it.winners.contains(Seat::A));
        if has_won && session.record().events().len() < SHORT {
            return Ok(session);
        }
    }
    Err("no game is as short".into())
}

/// Plays a game to Ann's first such moment after so many moves, or to its end.
fn played(seed: u64, moves: usize, is_good: impl Fn(&Session) -> bool) -> Result<Session, Box<dyn Error>> {
    let table = Library::default().resolve(&Request::named("french"))?;
    let bot = || Player::Bot { level: Level::Greedy.to_string() };
    let players = BySeat([Some(Player::Human { name: "Ann".to_owned() }), Some(bot()), Some(bot()), Some(bot())]);
    let game = NewGame { first: Some(Seat::A), ..NewGame::new(&table, players, seed) };
    let mut session = Session::begin(&game).map_err(|it| format!("{it:?}"))?;
    let mut bots = Seat::ALL.map(|seat| bot::make(Level::Greedy, seed, seat));
    for number in 0.. {
        match session.to_move() {
            None => break,
            Some(Seat::A) if moves <= number && is_good(&session) => break,
            Some(seat) => {
                let mv = bots[seat.index()].choose(&session.view(seat));
                session.play(&mv).map_err(|it| format!("{it:?}"))?;
            }
        }
    }
    Ok(session)
}

/// Returns a match in its second game, at a moment in which Ann can hit in several ways.
fn bout() -> Result<Session<Match>, Box<dyn Error>> {
    let table = Library::default().resolve_of(&Request::named("toccadille"))?;
    let bot = Player::Bot { level: toccadille::Level::Strong.name().to_owned() };
    let players = stones::BySeat([Player::Human { name: "Ann".to_owned() }, bot]);
    let game = NewMatch { length: Length::Points(5), ..NewMatch::new(&table, players, 3) };
    let mut session = Session::begin_as(game.beginning(), None).map_err(|it| format!("{it:?}"))?;
    let mut bots = stones::Seat::ALL.map(|it| toccadille::Level::Greedy.make(3, it));
    let mut moves = 0;
    loop {
        let Some(seat) = session.to_move() else {
            moves = 0;
            session.next_game().map_err(|it| format!("{it:?}"))?;
            continue;
        };
        let view = session.view(seat);
        let hits = view.legal_moves().iter().filter(|it| it.hits().count() != 0).count();
        let is_good = seat == stones::Seat::Red && 4 <= hits && UNDER_WAY / 2 <= moves;
        if is_good && 1 < session.state().game().game() {
            return Ok(session);
        }
        let mv = bots[seat.index()].choose(&view);
        session.play(&mv).map_err(|it| format!("{it:?}"))?;
        moves += 1;
    }
}

/// Tells whether Ann has much to choose: a seven, and most of her cards.
fn is_good(session: &Session) -> bool {
    let view = session.view(Seat::A);
    let sevens = view.legal_moves().iter().filter(|it| it.rank() == Some(Rank::Seven)).count();
    4 <= view.hand().len() && 10 < sevens
}

/// Tells whether some of Ann's cards can be used, and two cannot.
fn is_hard(session: &Session) -> bool {
    let view = session.view(Seat::A);
    let legal = view.legal_moves();
    let is_legal = |rank| legal.iter().any(|it| it.rank() == Some(rank));
    let idle = view.hand().iter().filter(|it| !is_legal(it.rank())).count();
    idle == 2 && idle + 2 <= view.hand().len()
}

/// Returns the key that takes up Ann's seven.
pub fn number(session: &Session) -> Option<Code> {
    let place = session.view(Seat::A).hand().iter().position(|it| it.rank() == Rank::Seven)?;
    char::from_digit(place as u32 + 1, 10).map(Code::Char)
}

/// Returns how Ann can share a seven between two marbles and capture with it.
pub fn seven(session: &Session) -> Option<Vec<Part>> {
    let view = session.view(Seat::A);
    if view.hand().len() < 4 {
        return None;
    }
    let mv = view.legal_moves().into_iter().find(|mv| {
        let trace = Trace::of(view.rules(), view.board(), mv);
        let captures = trace.sent_back.iter().filter(|it| it.seat == Seat::B || it.seat == Seat::D).count();
        matches!(mv, Move::Play(Play { deed: Deed::Split(parts), .. }) if parts.len() == 2)
            && mv.rank() == Some(Rank::Seven)
            && captures == trace.sent_back.len()
            && 0 < captures
    })?;
    match mv {
        Move::Play(Play { deed: Deed::Split(parts), .. }) => Some(parts.iter().collect()),
        Move::Play(_) | Move::Discard(_) | Move::Pass => None,
    }
}

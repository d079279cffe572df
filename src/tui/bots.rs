//! Bots at work: on a thread of their own, so that the screen never waits for them.

use std::{
    collections::HashMap,
    sync::{Arc, mpsc},
    thread,
};

use crate::{
    bot::{self, Bot, Level},
    game::Game,
    tock::{Rules, Seat, State},
    tui::Msg,
};

/// A move to be thought out.
#[derive(Clone, Debug)]
pub struct Thinking {
    /// What the answer will be called by.
    pub ticket: u64,
    /// Whose move it is.
    pub seat: Seat,
    /// How well the bot plays.
    pub level: String,
    /// The seed of the game.
    pub seed: u64,
    /// The rules.
    pub rules: Arc<Rules>,
    /// The game.
    pub state: State,
}

/// Bots that wait for work.
pub struct Bots {
    work: mpsc::Sender<Thinking>,
}

impl Bots {
    /// Starts the thread; the moves come back as messages.
    pub fn start(answers: mpsc::Sender<Msg>) -> Self {
        let (work, todo) = mpsc::channel::<Thinking>();
        thread::spawn(move || {
            let mut bots = HashMap::new();
            // It ends when nobody asks any more, or nobody listens.
            for thinking in todo {
                let ticket = thinking.ticket;
                let mv = think(&mut bots, &thinking);
                if answers.send(Msg::Thought { ticket, mv }).is_err() {
                    break;
                }
            }
        });
        Self { work }
    }

    /// Has a move thought out.
    pub fn think(&self, thinking: Thinking) {
        // The thread ends only with the program.
        self.work.send(thinking).ok();
    }
}

/// The bots of a game, each with its own stream of chance.
pub type Seated = HashMap<(u64, Seat, String), Box<dyn Bot>>;

/// Returns the move a bot chooses.
///
/// What is asked of a level that is not known plays as the weakest does.
pub fn think(bots: &mut Seated, thinking: &Thinking) -> crate::tock::Move {
    let Thinking { seat, level, seed, rules, state, .. } = thinking;
    let known = level.parse().unwrap_or(Level::Random);
    let bot = bots.entry((*seed, *seat, level.clone())).or_insert_with(|| bot::make(known, *seed, *seat));
    bot.choose(&state.view(rules, *seat))
}

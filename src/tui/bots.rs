//! Bots at work: on a thread of their own, so that the screen never waits for them.

use std::{
    collections::HashMap,
    sync::{Arc, mpsc},
    thread,
};

use crate::{
    bot::{self, Advice, Bot, Level},
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
    work: mpsc::Sender<Work>,
}

/// What is asked of bots.
enum Work {
    /// The move of a seat they play.
    Move(Thinking),
    /// A hint for somebody else.
    Advice(Thinking),
}

impl Bots {
    /// Starts the thread; the moves come back as messages.
    pub fn start(answers: mpsc::Sender<Msg>) -> Self {
        let (work, todo) = mpsc::channel::<Work>();
        thread::spawn(move || {
            let mut bots = HashMap::new();
            // It ends when nobody asks any more, or nobody listens.
            for work in todo {
                let answer = match work {
                    Work::Move(asked) => Msg::Thought { ticket: asked.ticket, mv: think(&mut bots, &asked) },
                    Work::Advice(asked) => Msg::Advised { ticket: asked.ticket, advice: Box::new(advise(&asked)) },
                };
                if answers.send(answer).is_err() {
                    break;
                }
            }
        });
        Self { work }
    }

    /// Has a move thought out.
    pub fn think(&self, thinking: Thinking) {
        // The thread ends only with the program.
        self.work.send(Work::Move(thinking)).ok();
    }

    /// Has a hint thought out.
    pub fn advise(&self, thinking: Thinking) {
        self.work.send(Work::Advice(thinking)).ok();
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

/// Returns what a bot advises.
///
/// It is a bot of its own: a hint changes nothing of what those at the table will do.
pub fn advise(thinking: &Thinking) -> Advice {
    let Thinking { seat, level, seed, rules, state, .. } = thinking;
    let known = level.parse().unwrap_or(Level::BEST);
    bot::make(known, *seed, *seat).advise(&state.view(rules, *seat))
}

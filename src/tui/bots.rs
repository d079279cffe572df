//! Bots at work: on a thread of their own, so that the screen never waits for them.

use std::{
    collections::HashMap,
    sync::{Arc, mpsc},
    thread,
    time::Duration,
};

use crate::{
    bot::{self, Advice, Bot, Crew, Stop, toccadille::Level},
    game::Game,
    toccadille,
    tock::{Seat, State},
    tui::Msg,
};

/// A move to be thought out.
#[derive(Clone, Debug)]
pub struct Thinking<G: Game = State> {
    /// What the answer will be called by.
    pub ticket: u64,
    /// Whose move it is.
    pub seat: G::Seat,
    /// How well the bot plays.
    pub level: String,
    /// The seed of the game.
    pub seed: u64,
    /// The rules.
    pub rules: Arc<G::Rules>,
    /// The game.
    pub state: G,
    /// What happened since chance last came in, each move with the game before it.
    pub before: Vec<(G, G::Move)>,
}

/// Bots that wait for work.
pub struct Bots {
    /// None once nobody will ask any more.
    work: Option<mpsc::Sender<Work>>,
    stop: Stop,
    /// Says nothing; it closes when the thread has ended.
    ended: mpsc::Receiver<()>,
}

/// How long leaving waits for bots to stop, and for programs of other people to end.
const LEAVING: Duration = Duration::from_millis(300);

/// A question, with its number.
struct Work {
    number: u64,
    asked: Asked,
}

/// What is asked of bots.
enum Asked {
    /// The move of a seat they play.
    Move(Thinking),
    /// A hint for somebody else.
    Advice(Thinking),
    /// The move of a seat of a match.
    MatchMove(Thinking<toccadille::State>),
    /// A hint in a match.
    MatchAdvice(Thinking<toccadille::State>),
}

impl Bots {
    /// Starts the thread; the moves come back as messages.
    pub fn start(crew: Crew, answers: mpsc::Sender<Msg>) -> Self {
        let (work, todo) = mpsc::channel::<Work>();
        let (alive, ended) = mpsc::channel();
        let stop = crew.stop().clone();
        thread::spawn(move || {
            let _alive: mpsc::Sender<()> = alive;
            let mut bots = HashMap::new();
            let mut match_bots = HashMap::new();
            // It ends when nobody asks any more, or nobody listens.
            for Work { number, asked } in todo {
                crew.stop().begin(number);
                let answer = match asked {
                    Asked::Move(asked) => think(&crew, &mut bots, &asked),
                    Asked::MatchMove(asked) => think_in_match(&mut match_bots, &asked),
                    Asked::MatchAdvice(asked) => {
                        Msg::AdvisedInMatch { ticket: asked.ticket, advice: Box::new(advise_in_match(&asked)) }
                    }
                    Asked::Advice(asked) => {
                        Msg::Advised { ticket: asked.ticket, advice: Box::new(advise(&crew, &asked)) }
                    }
                };
                if answers.send(answer).is_err() {
                    break;
                }
            }
        });
        Self { work: Some(work), stop, ended }
    }

    /// Has a move thought out; whatever was asked before, nobody waits for it any more.
    pub fn think(&self, thinking: Thinking) {
        self.ask(Asked::Move(thinking));
    }

    /// The same in a match.
    pub fn think_in_match(&self, thinking: Thinking<toccadille::State>) {
        self.ask(Asked::MatchMove(thinking));
    }

    /// Has a hint thought out.
    pub fn advise(&self, thinking: Thinking) {
        self.ask(Asked::Advice(thinking));
    }

    /// The same in a match.
    pub fn advise_in_match(&self, thinking: Thinking<toccadille::State>) {
        self.ask(Asked::MatchAdvice(thinking));
    }

    /// Tells that nobody waits for an answer.
    pub fn rest(&self) {
        self.stop.tell();
    }

    fn ask(&self, asked: Asked) {
        // The thread ends only with the program.
        self.work.as_ref().and_then(|it| it.send(Work { number: self.stop.ask(), asked }).ok());
    }
}

impl Drop for Bots {
    fn drop(&mut self) {
        self.rest();
        self.work = None;
        // It never says anything: this waits until it has ended, but not for long.
        self.ended.recv_timeout(LEAVING).ok();
    }
}

/// The bots of a game, each with its own stream of chance.
pub type Seated = HashMap<(u64, Seat, String), Box<dyn Bot>>;

/// Returns the message with the move a bot chooses.
pub fn think(crew: &Crew, bots: &mut Seated, thinking: &Thinking) -> Msg {
    let Thinking { ticket, seat, level, seed, rules, state, before } = thinking;
    let bot = bots.entry((*seed, *seat, level.clone())).or_insert_with(|| crew.bot(level, *seed, *seat));
    bot::catch_up(bot.as_mut(), rules, *seat, before);
    let mv = bot.choose(&state.view(rules, *seat));
    Msg::Thought { ticket: *ticket, mv, trouble: bot.trouble() }
}

/// Returns what a bot advises.
///
/// It is a bot of its own: a hint changes nothing of what those at the table will do.
pub fn advise(crew: &Crew, thinking: &Thinking) -> Advice {
    let Thinking { seat, level, seed, rules, state, before, .. } = thinking;
    let mut bot = crew.bot(level, *seed, *seat);
    bot::catch_up(bot.as_mut(), rules, *seat, before);
    bot.advise(&state.view(rules, *seat))
}

/// The bots of a match, each with its own stream of chance.
pub type SeatedInMatch = HashMap<(u64, toccadille::Seat, String), Box<dyn bot::toccadille::Bot>>;

/// Returns the message with the move a bot of a match chooses; one of a name that is not known plays as the
/// weakest does.
pub fn think_in_match(bots: &mut SeatedInMatch, thinking: &Thinking<toccadille::State>) -> Msg {
    let Thinking { ticket, seat, level, seed, rules, state, .. } = thinking;
    let bot = bots.entry((*seed, *seat, level.clone())).or_insert_with(|| bot_of_match(level, *seed, *seat));
    Msg::ThoughtInMatch { ticket: *ticket, mv: bot.choose(&state.view(rules, *seat)) }
}

/// Returns what a bot of a match advises; it is a bot of its own.
pub fn advise_in_match(thinking: &Thinking<toccadille::State>) -> bot::toccadille::Advice {
    let Thinking { seat, level, seed, rules, state, .. } = thinking;
    bot_of_match(level, *seed, *seat).advise(&state.view(rules, *seat))
}

fn bot_of_match(level: &str, seed: u64, seat: toccadille::Seat) -> Box<dyn bot::toccadille::Bot> {
    Level::named(level).unwrap_or(Level::Random).make(seed, seat)
}

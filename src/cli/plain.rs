//! The game as lines of text: `tock play --plain` and `tock resume --plain`.

use std::io::{self, BufWriter, IsTerminal};

use crate::{
    bot::Crew,
    cli::{
        Context, Failure,
        arguments::{Play, Resume},
        game, matches,
        output::print_text,
    },
    config::{HandOn, Origin},
    plain::{self, Error, Left, Lines},
    say,
    session::{Played, Session, record, toccadille::Match},
    telling::rules,
};

/// Tells whether the game is to be played as lines of text: the flag asks for it, or `TOCK_PLAIN`.
pub fn is_asked(flag: bool) -> bool {
    flag || std::env::var_os("TOCK_PLAIN").is_some_and(|it| !it.is_empty() && it != "0")
}

/// Begins the game that the flags ask for.
///
/// # Errors
///
/// If the flags contradict each other or the rules, or the game cannot be kept.
pub fn play(asked: &Play, context: &Context) -> Result<(), Failure> {
    game::name(asked, context)?.either(
        || run(game::begin(asked, context)?, game::crew(asked), context),
        || run_match(matches::begin(asked, context)?, context),
    )
}

/// Takes a game up again.
///
/// # Errors
///
/// If there is no such game, nothing to be played in it, or it cannot be kept.
pub fn resume(asked: &Resume, context: &Context) -> Result<(), Failure> {
    let path = game::left(asked, context)?;
    record::game_of(&path).either(
        || run(game::resume(&path, game::ended)?, Crew::new(asked.run.clone()), context),
        || run_match(game::resume(&path, matches::ended)?, context),
    )
}

fn run(session: Session, crew: Crew, context: &Context) -> Result<(), Failure> {
    let rules = rules::of(session.record().header(), &context.library()).lines();
    let name = name(&session, context)?;
    speak(&name, rules, context, |lines, hand_on| plain::play(session, lines, crew, hand_on))
}

fn run_match(session: Session<Match>, context: &Context) -> Result<(), Failure> {
    let rules = rules::of_match(session.record().header(), &context.library()).lines();
    let name = name(&session, context)?;
    speak(&name, rules, context, |lines, hand_on| plain::play_match(session, lines, hand_on))
}

/// Returns how a game is called to be taken up again.
fn name<G: Played>(session: &Session<G>, context: &Context) -> Result<String, Failure> {
    Ok(match game::elsewhere(session, context)? {
        Some(path) => path.display().to_string(),
        None => session.name().unwrap_or_default(),
    })
}

/// Has a game of this name played through standard input and output.
fn speak(
    name: &str,
    rules: Vec<String>,
    context: &Context,
    play: impl FnOnce(Lines<'_>, HandOn) -> Result<Left, Error>,
) -> Result<(), Failure> {
    let input = io::stdin();
    let is_terminal = input.is_terminal();
    // Whoever writes a script is asked only what it was written for.
    let setting = &context.settings()?.hand_on;
    let hand_on = match (setting.value, &setting.origin) {
        (HandOn::Ask, Origin::Flag(_)) => HandOn::Ask,
        (HandOn::Ask, _) if is_terminal => HandOn::Ask,
        (HandOn::Ask | HandOn::Auto, _) => HandOn::Auto,
    };
    let left = {
        let mut output = BufWriter::new(io::stdout().lock());
        let lines = Lines { input: &mut input.lock(), output: &mut output, is_terminal, rules };
        let left = play(lines, hand_on);
        io::Write::flush(&mut output)?;
        left
    };
    match left {
        Ok(Left::Over) => Ok(()),
        Ok(Left::Unfinished) => print_text(&format!("{}\n", say!("cli-kept-plain", name = name))),
        Err(Error::Io(error)) => Err(error.into()),
        Err(Error::Kept(why)) => Err(Failure::refused(&why)),
    }
}

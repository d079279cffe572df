//! Matches of Toccadille: played, kept, taken back and read again, and what is wrong with a record refused.

use std::{fs, io::BufReader, path::Path};

use rand::{SeedableRng, seq::IndexedRandom};
use rand_chacha::ChaCha8Rng;
use serde_json::{Value as Json, json};
use tock::{
    game::{Event, Game, Turn},
    profile::{Library, Request, Table},
    session::{
        Back, Failure, Follows, Player, Session, TakingBack,
        record::{self, Entry, Fault, Missed, Unloaded, Why},
        toccadille::{Ended, Length, Match, NewMatch, Next, Unfit},
        words,
    },
    toccadille::{BySeat, End, Refusal, Seat, State, Throw},
};

/// Returns the rules of a profile with variants and overrides, given as one text.
pub fn table(text: &str) -> Table<State> {
    let mut words = text.split_whitespace();
    let rules = words.next().unwrap().to_owned();
    let (set, variants) = words.map(str::to_owned).partition(|it| it.contains('='));
    Library::default().resolve_of(&Request { rules, variants, set, folder: None }).unwrap_or_else(|it| panic!("{it}"))
}

/// Returns a new match between bots.
pub fn bots(table: &Table<State>, length: Length, seed: u64) -> NewMatch<'_> {
    let players = BySeat::from_fn(|_| Player::Bot { level: "random".to_owned() });
    NewMatch { length, ..NewMatch::new(table, players, seed) }
}

/// Returns a match between people who practise.
fn practice(table: &Table<State>, length: Length, seed: u64) -> NewMatch<'_> {
    let players = BySeat::from_fn(|it| Player::Human { name: it.name().to_owned() });
    NewMatch { players, taking_back: TakingBack::Practice, ..bots(table, length, seed) }
}

/// Makes a random move, or begins the next game; tells whether there was anything to do.
fn step(session: &mut Session<Match>, rng: &mut ChaCha8Rng) -> bool {
    if session.end().is_some() {
        let games = session.state().game().game();
        session.next_game().unwrap();
        return games != session.state().game().game();
    }
    let seat = session.to_move().expect("somebody moves while nothing has ended");
    let mv = *session.view(seat).legal_moves().choose(rng).unwrap();
    session.play(&mv).unwrap();
    true
}

/// Plays a match to its end at random.
pub fn play(session: &mut Session<Match>, seed: u64) {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    while step(session, &mut rng) {}
}

fn load(path: &Path) -> record::Record<Match> {
    record::load(path).unwrap_or_else(|it| panic!("{it:?}")).record
}

#[test]
fn a_match_of_several_games_is_one_record_that_reads_as_it_was_played() {
    let folder = tempfile::tempdir().unwrap();
    for (number, rules) in ["toccadille", "toccadille alvensleben-1853", "toccadille toccategli-18c"].iter().enumerate()
    {
        let table = table(rules);
        for (length, seed) in [(Length::Games(1), 1), (Length::Games(3), 2), (Length::Points(5), 3)] {
            let path = folder.path().join(format!("{number}-{seed}.jsonl"));
            let mut session = Session::begin_as(bots(&table, length, seed).beginning(), Some(&path)).unwrap();
            play(&mut session, seed);
            let (state, record) = (session.state(), load(&path));
            assert_eq!(record.state(), state);
            assert_eq!(record.end(), session.end());
            assert_eq!(record.events(), session.record().events());
            assert!(record.is_over() && state.is_decided(session.rules()));
            let score = state.score();
            match length {
                Length::Games(games) => assert_eq!(state.game().game(), games),
                Length::Points(points) => assert!(score.0.iter().any(|it| points <= *it), "{score:?}"),
                Length::Open => unreachable!("none is open"),
            }
            drop(session);
            let (mut again, torn) = Session::<Match>::resume(&path).unwrap();
            assert_eq!(
                (torn, again.next_game().is_ok(), again.record().events().len()),
                (None, true, record.events().len())
            );
        }
    }
}

#[test]
fn the_winner_of_a_game_throws_first_in_the_next() {
    let table = table("toccadille");
    let mut session = Session::begin_as(bots(&table, Length::Open, 4).beginning(), None).unwrap();
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    while session.end().is_none() {
        step(&mut session, &mut rng);
    }
    let Some(Ended::Played(End::Won { by, value })) = session.end().cloned() else { panic!("nobody has won") };
    assert_eq!(session.state().score()[by], u16::from(value));
    session.next_game().unwrap();
    assert_eq!((session.to_move(), session.state().game().game()), (Some(by), 2));
    let last_two = session.record().events().iter().rev().take(2).collect::<Vec<_>>();
    assert!(matches!(last_two[..], [Event::Chance(Next::Throw(Throw::Dice(_))), Event::Chance(Next::Game)]));
}

#[test]
fn the_same_seed_throws_the_same_dice_and_throws_them_again_after_taking_back() {
    let table = table("toccadille");
    let mut session = Session::begin_as(practice(&table, Length::Games(2), 9).beginning(), None).unwrap();
    let mut rng = ChaCha8Rng::seed_from_u64(5);
    let mut states = vec![];
    for _ in 0..40 {
        states.push(*session.state());
        let mv = *session.view(session.to_move().unwrap()).legal_moves().choose(&mut rng).unwrap();
        session.make(&mv).unwrap();
        assert!(session.is_held() && session.to_move().is_none());
        assert!(matches!(session.follows(), Some(Follows::Turn | Follows::MorePlays)));
        session.go_on().unwrap();
    }
    let events = session.record().events().to_vec();
    for state in states.iter().rev() {
        assert!(matches!(session.take_back().unwrap(), Back::Far(1, _) | Back::Open(_)));
        assert_eq!(session.state(), state);
    }
    while session.forward().unwrap() {
        session.go_on().unwrap();
    }
    assert_eq!(session.record().events(), events);
}

#[test]
fn a_game_that_is_over_is_taken_back_in_practice_and_a_next_game_as_well() {
    let table = table("toccadille");
    let mut session = Session::begin_as(practice(&table, Length::Games(2), 2).beginning(), None).unwrap();
    let mut rng = ChaCha8Rng::seed_from_u64(8);
    while session.end().is_none() {
        step(&mut session, &mut rng);
    }
    let over = *session.state();
    session.next_game().unwrap();
    assert!(matches!(session.take_back().unwrap(), Back::Far(1, _)));
    assert!(session.end().is_none() && session.to_move().is_some());
    session.forward().unwrap();
    session.go_on().unwrap();
    assert_eq!((*session.state(), session.end().is_some()), (over, true));
}

#[test]
fn a_stopped_game_ends_the_match_and_may_be_taken_back() {
    let table = table("toccadille");
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("it.jsonl");
    let mut session = Session::begin_as(bots(&table, Length::Games(3), 1).beginning(), Some(&path)).unwrap();
    let mut rng = ChaCha8Rng::seed_from_u64(8);
    (0..5).for_each(|_| assert!(step(&mut session, &mut rng)));
    session.stop(record::GIVEN_UP).unwrap();
    assert!(session.record().is_over());
    let mv = session.view(Seat::Red).legal_moves().first().copied();
    assert!(mv.is_none_or(|it| matches!(session.play(&it), Err(Failure::Refused(Why::AfterEnd)))));
    assert_eq!(words::match_end(load(&path).end().unwrap()), "given up");
    session.undo(1).unwrap();
    assert!(session.end().is_none() && load(&path).end().is_none());
}

/// Returns the record of a match of some moves, line by line.
fn recorded(moves: usize) -> Vec<String> {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("it.jsonl");
    let table = table("toccadille");
    let mut session = Session::begin_as(bots(&table, Length::Games(2), 11).beginning(), Some(&path)).unwrap();
    let mut rng = ChaCha8Rng::seed_from_u64(8);
    (0..moves).for_each(|_| assert!(step(&mut session, &mut rng)));
    fs::read_to_string(&path).unwrap().lines().map(str::to_owned).collect()
}

#[track_caller]
fn check(lines: &[String], expected: &Why) {
    let text = lines.join("\n") + "\n";
    match record::read::<Match>(&mut BufReader::new(text.as_bytes())) {
        Err(Unloaded::Fault(found)) => {
            assert_eq!((found.line, &found.why), (lines.len(), expected), "{}", words::fault(&found));
            let said = words::fault(&found);
            assert!(!said.contains(['<', '{', '\u{1b}']) && !said.ends_with('.'), "{said}");
        }
        other => panic!("{other:?}"),
    }
}

#[test]
fn what_cannot_be_meant_is_refused_with_its_line() {
    let check_line = |line: Json, expected: &Why| {
        let mut lines = recorded(6);
        lines.push(line.to_string());
        check(&lines, expected);
    };
    let state = load_text(&recorded(6));
    let Turn::Player(seat) = state.state().turn(state.rules()) else { panic!("nobody is to move") };
    let refused = |it| Why::Toccadille(Unfit::Refused(it));
    check_line(json!({}), &Why::UnknownEvent);
    check_line(json!({ "shuffle": [] }), &Why::UnknownEvent);
    check_line(json!({ "dice": [6, 1], "game": 2 }), &Why::TwoEvents("dice", "game"));
    check_line(json!({ "dice": [6, 1] }), &refused(Refusal::WaitsForMove(seat)));
    check_line(json!({ "dice": [7, 1] }), &Why::Toccadille(Unfit::NoDice("dice")));
    check_line(json!({ "dice": [1] }), &Why::Toccadille(Unfit::NoDice("dice")));
    check_line(json!({ "dice": "6-1" }), &Why::Key("dice", Missed::Numbers));
    check_line(json!({ "opening": { "red": [1, 2] } }), &Why::Key("black", Missed::Numbers));
    check_line(json!({ "game": 3 }), &Why::Toccadille(Unfit::WrongGame { said: 3, next: 2 }));
    check_line(json!({ "game": 2 }), &Why::Toccadille(Unfit::NotOver));
    check_line(
        json!({ "seat": seat.name(), "move": "pass" }),
        &Why::Toccadille(Unfit::Unread(Refusal::MayNotPass.into())),
    );
    check_line(json!({ "seat": seat.other().name(), "move": "pass" }), &Why::Toccadille(Unfit::TurnOf(seat)));
    check_line(json!({ "seat": "A", "move": "pass" }), &Why::Key("seat", Missed::Colour));
    check_line(json!({ "end": { "winner": "red", "value": 1 } }), &Why::Toccadille(Unfit::NoEnd));
    check_line(json!({ "end": { "winner": null } }), &Why::Toccadille(Unfit::NoEnd));
    check_line(json!({ "end": { "winner": "red" } }), &Why::Key("value", Missed::Number));
    check_line(json!({ "undo": 7 }), &Why::UndoTooMany { asked: 7, made: 6 });
    let header: Json = serde_json::from_str(&recorded(0)[0]).unwrap();
    for (key, value, expected) in [
        ("seats", json!(["black", "red"]), Why::Key("seats", Missed::Colours)),
        ("seats", json!(["A", "B"]), Why::Key("seats", Missed::Colours)),
        ("games", json!(0), Why::Key("games", Missed::Length)),
        ("points", json!(3), Why::TwoEvents("games", "points")),
        ("players", json!({ "green": { "bot": "random" } }), Why::WrongPlayers),
    ] {
        let mut header = header.clone();
        header[key] = value;
        check(&[header.to_string()], &expected);
    }
}

fn load_text(lines: &[String]) -> record::Record<Match> {
    record::read(&mut BufReader::new((lines.join("\n") + "\n").as_bytes())).unwrap().record
}

#[test]
fn a_torn_last_line_is_left_out_wherever_it_is_torn() {
    let lines = recorded(4);
    let whole = lines.join("\n") + "\n";
    let last = whole.trim_end().rfind('\n').unwrap() + 1;
    for end in last + 1..whole.len() - 1 {
        let loaded = record::read::<Match>(&mut BufReader::new(&whole.as_bytes()[..end])).unwrap();
        assert_eq!(loaded.torn.map(|it| it.line), Some(lines.len()), "{end}");
    }
}

#[test]
fn a_record_that_only_names_its_rules_and_says_no_length_is_read() {
    let text = r#"{"tock": 1, "rules": "toccadille", "seats": ["red", "black"]}
{"opening": {"red": [3, 3], "black": [4, 2]}}
{"opening": {"red": [5, 4], "black": [6, 2]}}
{"seat": "red", "move": "in/5 in/4"}
{"dice": [6, 1]}
{"seat": "black", "move": "in/24 in/19"}
{"undo": 1}
{"seat": "black", "move": "in/19 in/24"}
{"seat": "red", "player": {"human": "Ann"}}
{"end": {"winner": null, "reason": "given up"}}
{"game": 2}
"#;
    let record = record::read::<Match>(&mut BufReader::new(text.as_bytes())).unwrap().record;
    assert_eq!((record.state().game().game(), record.end(), record.is_over()), (2, None, false));
    assert!(record.state().game().is_opening());
    assert!(record.fit(Entry::Event(Event::Chance(Next::Game))).is_err());
}

#[test]
fn a_match_begins_at_a_position_and_is_taken_up_there() {
    let table = table("toccadille");
    let folder = tempfile::tempdir().unwrap();
    let mut rng = ChaCha8Rng::seed_from_u64(3);
    let mut session = Session::begin_as(bots(&table, Length::Games(1), 1).beginning(), None).unwrap();
    for number in 0..30 {
        step(&mut session, &mut rng);
        let position = session.state().game().position();
        let path = folder.path().join(format!("{number}.jsonl"));
        let at = Session::begin_as(bots(&table, Length::Games(1), 1).beginning_at(&position), Some(&path)).unwrap();
        assert_eq!(at.state().game().position(), position);
        drop(at);
        assert_eq!(Session::<Match>::resume(&path).unwrap().0.state().game().position(), position);
    }
}

/// The kept matches: name, rules, length, and the seed of the random players.
const KEPT: [(&str, &str, Length, u64); 3] = [
    ("toccadille", "toccadille", Length::Points(3), 5),
    ("alvensleben-1853", "toccadille alvensleben-1853", Length::Games(2), 6),
    ("toccategli-18c", "toccadille toccategli-18c", Length::Games(2), 7),
];

#[test]
fn kept_matches_replay_to_the_same_end_for_ever() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/games/toccadille");
    for (name, rules, length, seed) in KEPT {
        let (path, end) = (folder.join(format!("{name}.jsonl")), folder.join(format!("{name}.end.txt")));
        if std::env::var_os("TOCK_REWRITE").is_some() {
            fs::create_dir_all(&folder).unwrap();
            fs::remove_file(&path).ok();
            let table = table(rules);
            let mut session = Session::begin_as(bots(&table, length, seed).beginning(), Some(&path)).unwrap();
            let mut rng = ChaCha8Rng::seed_from_u64(seed);
            let mut taken_back = 0;
            while step(&mut session, &mut rng) {
                // A few moves are taken back on the way, also across the end of a game.
                if session.record().moves() % 23 == 22 && taken_back < 5 {
                    session.undo(1 + taken_back).unwrap();
                    taken_back += 1;
                }
            }
            fs::write(&end, described(session.record())).unwrap();
        }
        assert_eq!(described(&load(&path)), fs::read_to_string(&end).unwrap(), "{name}");
    }
}

/// Returns how a match stands at its end, in words of one line each.
fn described(record: &record::Record<Match>) -> String {
    let state = record.state().game();
    let line = |seat: Seat| {
        let board = state.board();
        let stones: Vec<_> = board.points(seat).map(|(point, count)| format!("{point}:{count}")).collect();
        let (hand, off, marks) = (board.hand(seat), board.off(seat), state.marks()[seat]);
        let (stones, won) = (stones.join(" "), state.score()[seat]);
        format!("{seat}: {stones} | hand {hand}, off {off}, marks {marks}, won {won}\n")
    };
    let seats = Seat::ALL.map(line).concat();
    let end = words::match_end(record.end().unwrap());
    let (game, moves, throws) = (state.game(), record.moves(), record.chances());
    format!("{seats}game {game}, {end}; {moves} moves, {throws} throws\n")
}

#[test]
fn every_end_has_its_words() {
    let won = |value| words::match_end(&Ended::Played(End::Won { by: Seat::Red, value }));
    assert_eq!([1, 2, 3, 4].map(won), ["Red won, single", "Red won, double", "Red won, triple", "Red won, fourfold"]);
    assert_eq!(words::match_end(&Ended::Played(End::Drawn)), "drawn");
    assert!(words::fault(&Fault { line: 3, why: Unfit::OtherEnd(End::Drawn).into() }).contains("drawn"));
}

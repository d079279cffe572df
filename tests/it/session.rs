//! One game in play: it is kept as it is played, taken back exactly, and taken up again.

use std::{fs, path::Path};

use tock::{
    bot::{self, Level},
    game::Event,
    profile::{Library, Request, Table},
    session::{
        Failure, NewGame, Player, Session, Store, Unfound,
        record::{self, Unopened, Why},
        tock::{End, Unfit},
    },
    tock::{BySeat, Card, Deed, Move, Play, Seat, SeatSet, State},
};

/// Returns the rules of a profile with variants and overrides, given as one text: `french joker deck.jokers=3`.
pub fn table(text: &str) -> Table {
    let mut words = text.split_whitespace();
    let rules = words.next().unwrap().to_owned();
    let (set, variants) = words.map(str::to_owned).partition(|it| it.contains('='));
    let request = Request { rules, variants, set, folder: None };
    Library::default().resolve(&request).unwrap_or_else(|it| panic!("{it}"))
}

/// Returns a new game between bots.
pub fn bots(table: &Table, players: usize, seed: u64) -> NewGame<'_> {
    let seats = SeatSet::seated(players);
    let bot = || Player::Bot { level: "random".to_owned() };
    NewGame::new(table, BySeat::from_fn(|it| seats.contains(it).then(bot)), seed)
}

/// Plays on with random moves, `turns` of them at the most.
pub fn play(session: &mut Session, turns: usize) {
    let mut bots = BySeat::from_fn(|it| bot::make(Level::Random, session.seed() + session.record().moves() as u64, it));
    for _ in 0..turns {
        let Some(seat) = session.to_move() else { break };
        let mv = bots[seat].choose(&session.view(seat));
        session.play(&mv).unwrap();
    }
}

fn resume(path: &Path) -> Session {
    Session::resume(path).unwrap().0
}

#[test]
fn the_same_seed_gives_the_same_game() {
    let french = table("french");
    let play_one = |seed| {
        let mut session = Session::begin(&bots(&french, 4, seed)).unwrap();
        play(&mut session, 60);
        session.record().events().to_vec()
    };
    assert_eq!(play_one(1), play_one(1));
    assert_ne!(play_one(1), play_one(2));
}

#[test]
fn a_seeded_game_begins_the_same_for_ever() {
    let english = table("english");
    let session = Session::begin(&bots(&english, 4, 1)).unwrap();
    let hands =
        Seat::ALL.map(|it| session.view(it).hand().iter().map(|it| it.to_string()).collect::<Vec<_>>().join(" "));
    assert_eq!(session.state().dealer(), Seat::B);
    assert_eq!(hands, ["AC 5D 8S 10H QH", "AD 6D 10S 10D KD", "4S 6S 9H JC joker", "7D 9C 10C JD QC"]);
}

#[test]
fn whoever_is_named_first_begins() {
    let english = table("english");
    for seat in Seat::ALL {
        let session = Session::begin(&NewGame { first: Some(seat), ..bots(&english, 4, 1) }).unwrap();
        assert_eq!(session.to_move(), Some(seat));
    }
    let nobody = Session::begin(&NewGame { first: Some(Seat::B), ..bots(&english, 2, 1) });
    assert!(matches!(nobody, Err(Failure::Refused(Why::NotAtTable(seat))) if seat == "B"));
}

#[test]
fn seats_that_may_not_play_together_are_refused() {
    let french = table("french");
    assert!(matches!(Session::begin(&bots(&french, 3, 1)), Err(Failure::Refused(Why::Tock(Unfit::Refused(_))))));
    let english = table("english");
    let mut game = bots(&english, 3, 1);
    game.players[Seat::B] = None;
    game.players[Seat::D] = Some(Player::Human { name: "Ann".to_owned() });
    assert!(matches!(Session::begin(&game), Err(Failure::Refused(Why::Tock(Unfit::NotSeatedSo(_))))));
    let nobody = NewGame { players: BySeat::default(), ..bots(&english, 2, 1) };
    assert!(matches!(Session::begin(&nobody), Err(Failure::Refused(Why::Tock(Unfit::NotSeatedSo(_))))));
}

#[test]
fn taking_back_is_exact() {
    for (rules, players) in [("english", 2), ("french joker", 4), ("english lose-a-turn", 3)] {
        let table = table(rules);
        let mut session = Session::begin(&bots(&table, players, 3)).unwrap();
        let mut before = vec![];
        for _ in 0..150 {
            before.push(*session.state());
            play(&mut session, 1);
        }
        for back in [1, 1, 2, 7, 8, 9, 31, 1] {
            session.undo(back).unwrap();
            before.truncate(before.len() - back);
            // The state before the move taken back is the one that was next to last.
            let moves = session.record().moves();
            assert_eq!(moves, before.len());
            let again = *session.state();
            play(&mut session, 1);
            session.undo(1).unwrap();
            assert_eq!(*session.state(), again, "{rules}");
        }
        let left = session.record().moves();
        assert!(matches!(session.undo(left + 1), Err(Failure::Refused(Why::UndoTooMany { .. }))));
        assert!(matches!(session.undo(0), Err(Failure::Refused(Why::UndoTooMany { .. }))));
        session.undo(left).unwrap();
        assert_eq!(*session.state(), before[0], "{rules}");
        assert!(session.undo(1).is_err());
    }
}

#[test]
fn a_shuffle_taken_back_comes_out_the_same_again() {
    let table = table("french");
    let mut session = Session::begin(&bots(&table, 4, 3)).unwrap();
    while session.record().chances() < 2 {
        play(&mut session, 1);
    }
    let events = session.record().events().to_vec();
    let Some(Event::Move(mv)) = events.iter().rev().find(|it| matches!(it, Event::Move(_))) else { panic!() };
    session.undo(1).unwrap();
    assert_eq!(session.record().chances(), 1);
    session.play(mv).unwrap();
    assert_eq!(session.record().events(), events);
}

#[test]
fn the_game_before_any_event_is_known() {
    let table = table("english");
    let mut session = Session::begin(&bots(&table, 4, 9)).unwrap();
    let mut states = vec![];
    for _ in 0..40 {
        states.push((session.record().events().len(), *session.state()));
        play(&mut session, 1);
    }
    for (index, state) in states {
        assert_eq!(session.record().before(index), state);
    }
}

#[test]
fn a_killed_game_goes_on_as_if_nothing_had_happened() {
    let folder = tempfile::tempdir().unwrap();
    let french = table("french joker");
    let path = folder.path().join("game.jsonl");
    let mut whole = Session::begin(&bots(&french, 4, 5)).unwrap();
    let mut session = Session::begin_at(&bots(&french, 4, 5), &path).unwrap();
    for _ in 0..12 {
        play(&mut whole, 20);
        play(&mut session, 20);
        drop(session);
        session = resume(&path);
        assert_eq!(session.state(), whole.state());
        assert_eq!(session.record().moves(), whole.record().moves());
    }
}

#[test]
fn a_shuffle_that_was_due_is_made_when_the_game_is_taken_up() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.jsonl");
    let french = table("french");
    let mut session = Session::begin_at(&bots(&french, 4, 5), &path).unwrap();
    while session.record().chances() < 2 {
        play(&mut session, 1);
    }
    let state = *session.state();
    drop(session);
    let text = fs::read_to_string(&path).unwrap();
    let cut = text.trim_end().rfind('\n').unwrap() + 1;
    assert!(text[cut..].starts_with("{\"shuffle\""));
    for text in [&text[..cut], &text[..cut + 20], &text[..text.len() - 1]] {
        fs::write(&path, text).unwrap();
        assert_eq!(*resume(&path).state(), state);
        assert_eq!(fs::read_to_string(&path).unwrap().lines().last(), text_line(&path).as_deref());
    }
    // Before the first shuffle too.
    let header = text.lines().next().unwrap();
    fs::write(&path, header).unwrap();
    assert_eq!(resume(&path).record().chances(), 1);
}

fn text_line(path: &Path) -> Option<String> {
    let text = fs::read_to_string(path).unwrap();
    assert!(text.ends_with("}\n"));
    text.lines().next_back().map(str::to_owned)
}

#[test]
fn a_game_that_was_won_gets_its_end_when_it_is_taken_up() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.jsonl");
    let english = table("english team");
    let mut session = Session::begin_at(&bots(&english, 4, 1), &path).unwrap();
    play(&mut session, 20_000);
    let end = session.end().cloned().unwrap();
    assert_eq!(end.winners.len(), 2);
    drop(session);
    let text = fs::read_to_string(&path).unwrap();
    let cut = text.trim_end().rfind('\n').unwrap() + 1;
    fs::write(&path, &text[..cut]).unwrap();
    let session = resume(&path);
    assert_eq!(session.end(), Some(&end));
    drop(session);
    assert_eq!(fs::read_to_string(&path).unwrap(), text);
}

#[test]
fn a_torn_last_line_is_cut_off_and_said() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.jsonl");
    let french = table("french");
    let mut session = Session::begin_at(&bots(&french, 4, 5), &path).unwrap();
    play(&mut session, 5);
    drop(session);
    let text = fs::read_to_string(&path).unwrap();
    let last = text.trim_end().rfind('\n').unwrap() + 1;
    for cut in last + 1..text.len() - 1 {
        fs::write(&path, &text[..cut]).unwrap();
        let (session, torn) = Session::<State>::resume(&path).unwrap();
        let torn = torn.unwrap();
        assert_eq!((torn.line, torn.bytes), (text.lines().count(), (cut - last) as u64));
        assert_eq!(session.record().moves(), 4);
        assert_eq!(fs::read_to_string(&path).unwrap(), text[..last]);
    }
    // A last line that lacks only its end is whole.
    fs::write(&path, text.trim_end()).unwrap();
    let (mut session, torn) = Session::resume(&path).unwrap();
    assert_eq!((torn, session.record().moves()), (None, 5));
    assert_eq!(fs::read_to_string(&path).unwrap(), text);
    play(&mut session, 3);
    assert_eq!(record::load::<State>(&path).unwrap().record.state(), session.state());
}

#[test]
fn only_one_program_plays_a_game() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.jsonl");
    let french = table("french");
    let session = Session::begin_at(&bots(&french, 4, 5), &path).unwrap();
    assert!(matches!(Session::<State>::resume(&path), Err(Unopened::InUse)));
    assert!(record::is_in_use(&path));
    assert!(record::load::<State>(&path).is_ok(), "it can be looked at");
    drop(session);
    assert!(!record::is_in_use(&path));
    assert!(Session::<State>::resume(&path).is_ok());
}

#[test]
fn a_file_that_is_there_is_never_written_over() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("letter.txt");
    fs::write(&path, "Dear Ann,\n").unwrap();
    let french = table("french");
    assert!(matches!(Session::begin_at(&bots(&french, 4, 5), &path), Err(Failure::Write(_))));
    assert!(matches!(Session::<State>::resume(&path), Err(Unopened::Unloaded(_))));
    assert_eq!(fs::read_to_string(&path).unwrap(), "Dear Ann,\n");
}

#[test]
fn a_move_that_is_refused_leaves_no_line() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.jsonl");
    let french = table("french");
    let mut session = Session::begin_at(&bots(&french, 4, 5), &path).unwrap();
    let (text, state) = (fs::read_to_string(&path).unwrap(), *session.state());
    let card = session.view(session.to_move().unwrap()).hand().first().unwrap();
    let nonsense = Play { card, action: 9, deed: Deed::Skip, remove: None };
    for mv in [Move::Pass, Move::Play(nonsense), Move::Discard(Card::joker(7))] {
        assert!(matches!(session.play(&mv), Err(Failure::Refused(Why::Tock(Unfit::Refused(_))))));
    }
    assert_eq!(*session.state(), state);
    assert_eq!(fs::read_to_string(&path).unwrap(), text);
}

#[test]
fn somebody_else_may_take_a_seat() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.jsonl");
    let english = table("english");
    let mut session = Session::begin_at(&bots(&english, 2, 5), &path).unwrap();
    let ann = Player::Human { name: "Ann \"the Ace\"\n".to_owned() };
    session.seat(Seat::C, ann.clone()).unwrap();
    assert!(matches!(session.seat(Seat::B, ann.clone()), Err(Failure::Refused(Why::NotAtTable(seat))) if seat == "B"));
    drop(session);
    let session = resume(&path);
    assert_eq!(session.player(Seat::C), Some(&ann));
    assert_ne!(session.record().header().players[Seat::C], Some(ann));
}

#[test]
fn a_game_given_up_has_ended() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.jsonl");
    let english = table("english");
    let mut session = Session::begin_at(&bots(&english, 2, 5), &path).unwrap();
    play(&mut session, 4);
    session.stop(record::GIVEN_UP).unwrap();
    assert_eq!(session.to_move(), None);
    let after: [Result<(), Failure>; 4] = [
        session.undo(1),
        session.stop(record::GIVEN_UP),
        session.play(&Move::Pass),
        session.seat(Seat::A, Player::Human { name: "Ann".to_owned() }),
    ];
    assert!(after.iter().all(|it| matches!(it, Err(Failure::Refused(Why::AfterEnd)))), "{after:?}");
    drop(session);
    assert_eq!(text_line(&path).unwrap(), r#"{"end":{"winners":[],"reason":"given up"}}"#);
    assert_eq!(resume(&path).end(), Some(&End::stopped(record::GIVEN_UP)));
}

#[cfg(unix)]
#[test]
fn a_pipe_among_the_games_keeps_nobody_waiting() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::new(folder.path());
    fs::create_dir_all(store.folder().join("folder.jsonl")).unwrap();
    let pipe = store.folder().join("pipe.jsonl");
    assert!(std::process::Command::new("mkfifo").arg(&pipe).status().unwrap().success());
    std::os::unix::fs::symlink(&pipe, store.folder().join("link.jsonl")).unwrap();
    fs::write(store.folder().join("broken.jsonl"), "{}\n").unwrap();
    assert_eq!(store.names().unwrap(), ["broken"]);
    assert!(matches!(store.last_unfinished(), Err(Unfound::NoneUnfinished)));
}

#[test]
fn games_are_kept_listed_found_and_deleted() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::new(folder.path());
    assert!(store.list().unwrap().is_empty());
    assert!(matches!(store.last_unfinished(), Err(Unfound::NoneUnfinished)));
    let english = table("english");
    let when = Some(tock::session::Moment::now());
    let mut sessions: Vec<_> =
        (0..3).map(|seed| store.begin(&NewGame { when, ..bots(&english, 2, seed) }).unwrap()).collect();
    play(&mut sessions[1], 6);
    sessions[2].stop(record::GIVEN_UP).unwrap();
    let paths: Vec<_> = sessions.iter().map(|it| it.path().unwrap().to_owned()).collect();
    fs::write(store.folder().join("0-broken.jsonl"), "{}\n").unwrap();
    fs::write(store.folder().join("notes.txt"), "not a game").unwrap();
    let list = store.list().unwrap();
    let moves: Vec<_> = list.iter().map(|it| it.content.as_ref().ok().map(|it| it.moves)).collect();
    assert_eq!(moves, [Some(0), Some(6), Some(0), None]);
    assert_eq!(list[1].path, paths[1]);
    assert_eq!(store.last_unfinished().unwrap(), paths[1]);
    assert!(matches!(store.delete(&list[1].name), Err(Unfound::InUse(_))));
    drop(sessions);
    assert_eq!(store.find(&list[1].name).unwrap(), paths[1]);
    assert_eq!(store.find(paths[1].to_str().unwrap()).unwrap(), paths[1]);
    store.delete(&list[1].name).unwrap();
    assert!(matches!(store.find(&list[1].name), Err(Unfound::NoSuchGame(_))));
    for name in ["../games/0-broken", "", ".", "..", "no-such-game"] {
        assert!(matches!(store.delete(name), Err(Unfound::NoSuchGame(_))), "{name}");
    }
    store.delete("0-broken").unwrap();
    assert_eq!(store.names().unwrap().len(), 2);
}

//! A match stepped through on the screen: where it jumps to, what it shows, and the match that is played on from it.

use tempfile::TempDir;
use tock::{
    game::{Event, Game, Turn},
    position::toccadille::open,
    profile::Library,
    session::{
        Player, Store,
        record::Record,
        toccadille::{Match, Next},
    },
    toccadille::Seat,
    tui::{
        Cmd, Model, Msg, Options, Speed, Start, Theme,
        keys::Code,
        model::{Over, Shown},
        toccadille::{Play, edit::Edit, replay::Replay},
    },
};

use crate::{
    toccadille::recorded,
    touch::{click_at, edited, items, key, look, replayed},
};

const SIZE: (u16, u16) = (80, 24);
const MATCHES: [&str; 3] = ["toccadille", "alvensleben-1853", "toccategli-18c"];

struct Screen {
    model: Model,
    store: TempDir,
}

impl Screen {
    fn new(record: &Record<Match>) -> Self {
        let store = TempDir::new().unwrap();
        let options = Options { name: Some("Ann".to_owned()), ..crate::screens::options(Theme::FULL, &store) };
        let replay = Replay::new(record.clone(), Speed::Normal);
        Self { model: Model::new(Start::Replay(Box::new(replay)), options), store }
    }

    fn press(&mut self, keys: &str) -> Vec<Cmd> {
        crate::screens::press(&mut self.model, keys)
    }

    fn replay(&self) -> &Replay {
        replayed(&self.model)
    }

    fn text(&mut self) -> String {
        look(&mut self.model, SIZE)
    }

    #[track_caller]
    fn play(&self) -> &Play {
        match &self.model.shown {
            Shown::Match(play) => play,
            Shown::SetUp(_) | Shown::Play(_) | Shown::Replay(_) | Shown::Edit(_) | Shown::Learn(_) => {
                panic!("no match is played")
            }
        }
    }
}

/// Returns the places where throws are to be played.
fn turns(record: &Record<Match>) -> Vec<usize> {
    let is_move = |it: &usize| matches!(record.events()[*it], Event::Move(_));
    (0..record.events().len()).filter(is_move).collect()
}

/// Returns the places after which marks are there that a hit brought, or a stone is hit for nothing.
fn hits(record: &Record<Match>) -> Vec<usize> {
    let hits = |at: &usize| {
        let Event::Move(mv) = &record.events()[*at] else { return false };
        let game = *record.before(*at).game();
        let view = game.view(record.rules(), game.to_move().unwrap());
        !view.hits(mv).is_empty()
    };
    (0..record.events().len()).filter(hits).map(|it| it + 1).collect()
}

#[test]
fn every_event_is_a_step_forward_and_back() {
    for name in MATCHES {
        let record = recorded(name);
        let mut screen = Screen::new(&record);
        for at in 0..record.events().len() {
            assert_eq!((screen.replay().at(), *screen.replay().state()), (at, record.before(at)), "{name}");
            screen.text();
            screen.press("l");
        }
        assert_eq!(*screen.replay().state(), *record.state());
        screen.press("l");
        assert_eq!(screen.replay().at(), record.events().len());
        for at in (0..record.events().len()).rev() {
            screen.press("h");
            assert_eq!((screen.replay().at(), *screen.replay().state()), (at, record.before(at)), "{name}");
        }
    }
}

#[test]
fn down_and_up_lead_from_throw_to_throw_and_a_number_to_any() {
    let record = recorded("toccadille");
    let turns = turns(&record);
    let mut screen = Screen::new(&record);
    assert_eq!(screen.replay().turns(), turns.len());
    for at in &turns {
        screen.press("j");
        assert_eq!(screen.replay().at(), *at);
        assert!(screen.replay().state().game().dice().is_some());
    }
    for at in turns.iter().rev().skip(1) {
        screen.press("k");
        assert_eq!(screen.replay().at(), *at);
    }
    for number in [1, 2, 17, turns.len()] {
        screen.press(&format!("g{number}>"));
        assert!(screen.model.over.is_none());
        assert_eq!(screen.replay().at(), turns[number - 1]);
    }
    let before = screen.replay().at();
    for wrong in ["0", "9999"] {
        screen.press(&format!("g{wrong}>"));
        assert!(matches!(screen.model.over, Some(Over::Ask(_))), "{wrong}");
        screen.press("<");
        assert_eq!(screen.replay().at(), before);
    }
}

#[test]
fn it_jumps_from_hit_to_hit_and_back() {
    for name in MATCHES {
        let record = recorded(name);
        let hits = hits(&record);
        assert!(2 < hits.len(), "{name}");
        let mut screen = Screen::new(&record);
        for at in &hits {
            screen.press("c");
            assert_eq!(screen.replay().at(), *at, "{name}");
        }
        screen.press("c");
        assert!(screen.replay().notice().is_some_and(|it| it.contains("No stone is hit after this")));
        for at in hits.iter().rev().skip(1) {
            screen.press("b");
            assert_eq!(screen.replay().at(), *at, "{name}");
        }
    }
}

#[test]
fn it_jumps_from_game_to_game_and_says_how_each_ended() {
    let record = recorded("toccadille");
    let is_game = |it: &usize| matches!(record.events()[*it], Event::Chance(Next::Game));
    let games: Vec<usize> = (0..record.events().len()).filter(is_game).collect();
    assert!(!games.is_empty());
    let mut screen = Screen::new(&record);
    for (number, at) in (2..).zip(&games) {
        screen.press("\t");
        assert_eq!((screen.replay().at(), screen.replay().state().game().game()), (at + 1, number));
        screen.press("h");
        let text = screen.text();
        assert!(text.contains("wins") && text.contains(&format!("game {}", number - 1)), "{text}");
        screen.press("l");
    }
    screen.press("\t");
    assert!(screen.replay().notice().is_some());
    key(&mut screen.model, Code::End);
    let text = screen.text();
    assert!(text.contains("match"), "{text}");
    for _ in &games {
        key(&mut screen.model, Code::BackTab);
    }
    key(&mut screen.model, Code::BackTab);
    assert_eq!(screen.replay().at(), 0);
}

#[test]
fn the_bar_reaches_both_ends_by_mouse() {
    let record = recorded("toccadille");
    let mut screen = Screen::new(&record);
    screen.text();
    let places = items(&screen.model, SIZE);
    let ats: Vec<_> = places.iter().map(|it| it.0).collect();
    assert!(ats.is_sorted() && ats.first() == Some(&0) && ats.last() == Some(&record.events().len()), "{ats:?}");
    for (at, cell) in places {
        click_at(&mut screen.model, cell);
        assert_eq!(screen.replay().at(), at);
    }
}

#[test]
fn it_plays_by_itself_and_can_be_stopped() {
    let record = recorded("toccadille");
    let mut screen = Screen::new(&record);
    let wait = |cmds: &[Cmd]| match cmds {
        [Cmd::Wait { ticket, time }] => (*ticket, *time),
        other => panic!("{other:?}"),
    };
    let (ticket, normal) = wait(&screen.press(" "));
    let (ticket, same) = wait(&screen.model.update(Msg::Waited { ticket }));
    assert_eq!((screen.replay().at(), normal), (1, same));
    screen.press("f");
    screen.press(" ");
    assert!(screen.model.update(Msg::Waited { ticket }).is_empty());
    assert_eq!(screen.replay().at(), 1);
}

#[test]
fn a_match_played_on_is_a_new_one_that_begins_alike() {
    let record = recorded("toccadille");
    for (answer, humans) in [(1, 0), (2, 1), (3, 2), (4, 0)] {
        let mut screen = Screen::new(&record);
        screen.press("g20>p");
        let at = screen.replay().at();
        screen.press(&answer.to_string());
        let session = screen.play().session();
        assert_eq!(session.record().events(), &record.events()[..at]);
        assert_eq!(*session.state(), record.before(at));
        assert_eq!(Seat::ALL.into_iter().filter(|it| session.is_human(*it)).count(), humans);
        if answer == 2 {
            let mover = session.to_move().unwrap();
            assert_eq!(session.player(mover), Some(&Player::Human { name: "Ann".to_owned() }));
        }
        assert_eq!(Store::new(screen.store.path()).names().unwrap().len(), 1);
    }
}

#[test]
fn nothing_can_be_played_on_where_the_match_is_decided() {
    let record = recorded("toccadille");
    assert!(matches!(record.state().turn(record.rules()), Turn::Over(_)));
    let mut screen = Screen::new(&record);
    key(&mut screen.model, Code::End);
    screen.press("p");
    assert!(screen.model.over.is_none() && screen.replay().notice().is_some());
}

#[test]
fn a_position_of_it_is_set_up_by_hand_saved_and_left_again() {
    let record = recorded("toccadille");
    let mut screen = Screen::new(&record);
    screen.press("g30>e");
    let at = turns(&record)[29];
    let position = record.before(at).game().position();
    assert_eq!(*edited::<Edit>(&screen.model).position(), position);
    let path = screen.store.path().join("position.toml");
    screen.press("s");
    (0..80).for_each(|_| drop(key(&mut screen.model, Code::Backspace)));
    screen.press(&format!("{}>", path.display()));
    assert_eq!(open(&path, &Library::default(), &[]).unwrap().position, position);
    screen.press("q");
    assert_eq!(screen.replay().at(), at);
}

//! A replay on the screen: where it jumps to, what it shows, and the game that is played on from it.

use tempfile::TempDir;
use tock::{
    game::Event,
    session::{Player, Session, Store, record::Record},
    stats,
    tock::{Move, Seat},
    tui::{Cmd, Exit, Model, Msg, Options, Speed, Start, Theme, keys::Code, model::Over, play::Play, replay::Replay},
};

use crate::{
    session::{bots, play, table},
    touch::{click_at, items, key, look, playing, replayed},
};

const SIZE: (u16, u16) = (80, 24);

/// Returns the record of a game between bots, so many moves long.
fn recorded(rules: &str, moves: usize) -> Record {
    let table = table(rules);
    let mut session = Session::begin(&bots(&table, 4, 21)).unwrap();
    play(&mut session, moves);
    session.record().clone()
}

struct Screen {
    model: Model,
    store: TempDir,
}

impl Screen {
    fn new(record: &Record) -> Self {
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

    fn play(&self) -> &Play {
        playing(&self.model)
    }

    fn text(&mut self) -> String {
        look(&mut self.model, SIZE)
    }
}

#[test]
fn a_replay_jumps_to_the_beginning_of_any_turn() {
    for rules in ["french joker", "english", "french lose-a-turn"] {
        let record = recorded(rules, 150);
        let stats = stats::of(&record);
        let mut screen = Screen::new(&record);
        for turn in [1, 2, 17, stats.turns()] {
            screen.press(&format!("g{turn}>"));
            assert!(screen.model.over.is_none());
            let replay = screen.replay();
            assert_eq!(stats.seat_of(turn), Some(replay.state().to_move()), "{rules} turn {turn}");
            assert!(!replay.state().is_extra_play());
            assert!(matches!(record.events()[replay.at()], Event::Move(_)));
            assert_eq!(*replay.state(), record.before(replay.at()));
        }
        let before = screen.replay().at();
        for wrong in ["0", "9999", "x0", ".0"] {
            screen.press(&format!("g{wrong}>"));
            assert!(matches!(screen.model.over, Some(Over::Ask(_))), "{wrong}");
            screen.press("<");
            assert_eq!(screen.replay().at(), before);
        }
    }
}

#[test]
fn a_replay_jumps_from_capture_to_capture_and_back() {
    let record = recorded("french", 200);
    let marbles = |at: usize| {
        let state = record.before(at);
        state.table().iter().map(|it| state.board().marbles(it).len()).sum::<usize>()
    };
    let came_out = |at: usize| match &record.events()[at] {
        Event::Move(Move::Play(play)) => matches!(play.deed, tock::tock::Deed::Start(_)),
        Event::Move(Move::Discard(_) | Move::Pass) | Event::Chance(_) => false,
    };
    // A marble that is sent back is missed on the board, one that came out beside it counted.
    let captures: Vec<usize> = (0..record.events().len())
        .filter(|at| marbles(at + 1) < marbles(*at) + usize::from(came_out(*at)))
        .map(|it| it + 1)
        .collect();
    assert!(5 < captures.len());
    let mut screen = Screen::new(&record);
    let mut found = vec![];
    for _ in &captures {
        screen.press("c");
        found.push(screen.replay().at());
        // One step before it, it is the next one.
        screen.press("hc");
        assert_eq!(screen.replay().at(), captures[found.len() - 1]);
    }
    assert_eq!(found, captures);
    screen.press("c");
    assert!(screen.replay().notice.is_some());
    for at in captures.iter().rev().skip(1) {
        screen.press("b");
        assert_eq!(screen.replay().at(), *at);
    }
}

#[test]
fn the_bar_of_a_replay_reaches_both_ends_by_mouse() {
    let record = recorded("french", 100);
    let mut screen = Screen::new(&record);
    screen.text();
    let places = items(&screen.model, SIZE);
    let ats: Vec<_> = places.iter().map(|it| it.0).collect();
    assert!(ats.is_sorted() && ats.first() == Some(&1) && ats.last() == Some(&record.events().len()), "{ats:?}");
    for (at, cell) in places {
        click_at(&mut screen.model, cell);
        assert_eq!(screen.replay().at(), at);
    }
}

#[test]
fn one_seats_view_shows_no_other_hand() {
    let record = recorded("french", 3);
    let mut screen = Screen::new(&record);
    screen.press("vv");
    assert_eq!(screen.replay().seen_by(), Some(Seat::B));
    let text = screen.text();
    let state = *screen.replay().state();
    let card = |it| tock::tui::telling::card(it, Theme::FULL);
    let right = text.lines().map(|it| it.chars().skip(40).collect::<String>()).collect::<Vec<_>>().join("\n");
    for seat in state.table().iter() {
        let shown = state.hand(seat).iter().filter(|it| right.contains(&card(*it))).count();
        assert_eq!(shown != 0, seat == Seat::B, "{seat}\n{text}");
    }
    screen.press("vvv");
    assert_eq!(screen.replay().seen_by(), None);
}

#[test]
fn a_replay_plays_by_itself_at_the_chosen_speed_and_can_be_stopped() {
    let record = recorded("french", 30);
    let mut screen = Screen::new(&record);
    let wait = |cmds: &[Cmd]| match cmds {
        [Cmd::Wait { ticket, time }] => (*ticket, *time),
        other => panic!("{other:?}"),
    };
    let (ticket, normal) = wait(&screen.press(" "));
    let (ticket, same) = wait(&screen.model.update(Msg::Waited { ticket }));
    assert_eq!((screen.replay().at(), normal), (2, same));
    screen.press("f");
    let (ticket, fast) = wait(&screen.model.update(Msg::Waited { ticket }));
    assert!(fast < normal && screen.replay().at() == 3);
    screen.press(" ");
    assert!(screen.model.update(Msg::Waited { ticket }).is_empty());
    assert_eq!(screen.replay().at(), 3);
}

#[test]
fn a_game_played_on_from_a_replay_is_a_new_one_that_begins_alike() {
    let record = recorded("french joker", 120);
    for (answer, humans) in [(1, 0), (2, 1), (3, 4), (4, 0)] {
        let mut screen = Screen::new(&record);
        screen.press("g20>p");
        let at = screen.replay().at();
        screen.press(&answer.to_string());
        let play = screen.play();
        assert_eq!(play.session().record().events(), &record.events()[..at]);
        assert_eq!(*play.session().state(), record.before(at));
        let seats = play.session().seats().iter();
        assert_eq!(seats.filter(|it| play.session().player(*it).is_some_and(Player::is_human)).count(), humans);
        if answer == 2 {
            let mover = record.before(at).to_move();
            assert_eq!(play.session().player(mover), Some(&Player::Human { name: "Ann".to_owned() }));
        }
        assert_eq!(Store::new(screen.store.path()).names().unwrap().len(), 1);
    }
}

#[test]
fn nothing_can_be_played_on_where_a_game_is_over() {
    let record = recorded("french board.home=1 board.marbles=1", 5000);
    assert!(record.is_over());
    let mut screen = Screen::new(&record);
    key(&mut screen.model, Code::End);
    screen.press("p");
    assert!(screen.model.over.is_none() && screen.replay().notice.is_some());
}

#[test]
fn from_the_end_of_a_game_one_goes_to_its_replay_and_back_or_plays_it_again() {
    let store = TempDir::new().unwrap();
    let table = table("french board.home=1 board.marbles=1");
    let mut session = Store::new(store.path()).begin(&bots(&table, 4, 5)).unwrap();
    play(&mut session, 5000);
    assert!(session.end().is_some());
    let dealer = session.record().header().set_up.dealer;
    let options = crate::screens::options(Theme::FULL, &store);
    let mut screen = Screen { model: Model::new(Start::Game(Box::new(session)), options), store };
    screen.model.begin();
    assert!(screen.text().contains("win the game!"));
    screen.press("v");
    assert_eq!(screen.replay().at(), 1);
    assert!(screen.press("q").is_empty());
    assert!(screen.play().session().end().is_some());
    let figures = screen.text();
    screen.press("\t");
    assert!(screen.text() != figures && screen.play().ending.as_ref().is_some_and(|it| it.shows_board()));
    screen.press("\t>");
    let again = screen.play().session();
    assert_eq!(again.record().header().set_up.dealer, again.seats().after(dealer));
    assert_eq!(again.record().moves(), 0);
    assert_eq!(Store::new(screen.store.path()).names().unwrap().len(), 2);
    assert!(matches!(&screen.press("qy")[..], [Cmd::Leave(Exit::Unfinished(Some(_)))]));
}

#[test]
fn what_is_asked_in_a_replay_is_answered_by_mouse_too() {
    let record = recorded("french", 40);
    let mut screen = Screen::new(&record);
    screen.press("llp");
    let lines: Vec<String> = screen.text().lines().map(str::to_owned).collect();
    let row = lines.iter().position(|it| it.contains("the same players")).unwrap() as u16;
    let column = lines[row as usize].chars().position(|it| it == 't').unwrap() as u16;
    click_at(&mut screen.model, (column.max(20), row));
    assert_eq!(screen.play().session().record().events().len(), 3);
}

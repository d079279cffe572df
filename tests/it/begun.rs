//! Games that begin at a position, or with what happened in another game.

use std::fs;

use tock::{
    position::tock::{Case, read},
    profile::Library,
    report::Source,
    session::{
        Beginning, Failure, Moment, NewGame, Player, Session, Store,
        record::{self, Entry, Why},
        tock::Unfit,
    },
    stats,
    tock::{BySeat, CardSet, Refusal, Seat, SeatSet, State},
};

use crate::session::{bots, play, table};

fn case(text: &str) -> Case {
    read(&Source::new("test", text), None, &Library::default(), &[]).unwrap_or_else(|it| panic!("{}", it.complaints()))
}

/// Begins a game between bots at a position, kept in a file.
fn begin(case: &Case, seed: u64) -> Result<(Session, tempfile::TempDir), Failure> {
    let folder = tempfile::tempdir().unwrap();
    let bot = |seat| case.position.table.contains(seat).then(|| Player::Bot { level: "random".to_owned() });
    let game = NewGame { players: BySeat::from_fn(bot), ..bots(&case.table, 4, seed) };
    let path = folder.path().join("game.jsonl");
    Ok((Session::begin_as(Beginning::at(&game, &case.position)?, Some(&path))?, folder))
}

fn all_cards(session: &Session) -> (CardSet, usize) {
    let state = session.state();
    let hands = state.table().iter().map(|it| state.hand(it));
    let stock: CardSet = state.stock().cards().iter().copied().collect();
    let parts: Vec<_> = hands.chain([stock, state.discards()]).collect();
    (parts.iter().fold(CardSet::EMPTY, |all, it| all.or(*it)), parts.iter().map(|it| it.len()).sum())
}

const FRENCH: &str = "rules = 'french'\nvariants = ['joker']\nturn = 'B'\n[A]\nmarbles = ['A18', 'Ah4']\nhand = ['7', 'joker']\n\
     [B]\nmarbles = ['C3', 'D18', 'B18~']\nhand = ['K', 'joker', '4H']\nbanked = 1\n[C]\nhand = ['Q']\nmust_discard = 1\n[D]\n";

#[test]
fn a_game_begun_at_a_position_has_just_that_position() {
    let case = case(FRENCH);
    let (session, _folder) = begin(&case, 3).unwrap();
    assert_eq!(session.state().position(), case.position);
    assert_eq!(session.to_move(), Some(Seat::B));
    assert_eq!(all_cards(&session), (CardSet::deck(2), 54));
}

#[test]
fn a_game_begun_at_a_position_is_taken_up_replayed_and_taken_back() {
    for (text, turns) in [
        (FRENCH, 400),
        (
            "rules = 'english'\nturn = 'A'\n[A]\nmarbles = ['B3']\nhand = ['7', 'joker', '3']\n[C]\nmarbles = ['Ch4']",
            200,
        ),
        ("rules = 'french'\nvariants = ['solo']\nturn = 'B'\n[B]\nmarbles = ['B3']\n[C]\nmarbles = ['A3']", 100),
    ] {
        for seed in 0..5 {
            let (mut session, _folder) = begin(&case(text), seed).unwrap();
            let first = *session.state();
            play(&mut session, turns);
            assert!(10 < session.record().moves());
            let path = session.path().unwrap().to_owned();
            let loaded = record::load::<State>(&path).unwrap().record;
            assert_eq!((loaded.before(0), loaded.state()), (first, session.state()));
            assert_eq!(loaded.events(), session.record().events());
            assert_eq!(loaded.end(), session.record().end());
            assert!(stats::of(&loaded).turns() != 0);
            if session.end().is_none() {
                session.undo(session.record().moves()).unwrap();
                assert_eq!(*session.state(), first);
                drop(session);
                assert_eq!(*Session::<State>::resume(&path).unwrap().0.state(), first);
            }
        }
    }
}

#[test]
fn who_has_no_cards_in_a_position_is_dealt_some_only_where_a_game_needs_it() {
    let hands = |text: &str| {
        let (session, _folder) = begin(&case(text), 1).unwrap();
        assert_eq!(all_cards(&session).1, session.rules().deck().len());
        session.seats().iter().map(|it| session.state().hand(it).len()).collect::<Vec<_>>()
    };
    let seats = |rules: &str, hands: [&str; 4]| {
        let seats = ["A", "B", "C", "D"].iter().zip(hands);
        let seats: String =
            seats.map(|(seat, hand)| format!("[{seat}]\nhand = [{hand}]\n")).collect::<Vec<_>>().concat();
        format!("rules = '{rules}'\nturn = 'A'\n{seats}")
    };
    assert_eq!(hands(&seats("french", ["'7', '8'", "", "", ""])), [2, 2, 2, 2]);
    assert_eq!(hands(&seats("french", ["'7', '8'", "", "'9'", ""])), [2, 0, 1, 0]);
    assert_eq!(hands(&seats("french", ["", "", "", ""])), [5, 5, 5, 5]);
    assert_eq!(hands(&seats("english", ["'7'", "", "'3', '3', '3', '3', '4'", "'9'"])), [5, 5, 5, 5]);
}

#[test]
fn a_position_nobody_can_go_on_from_begins_no_game() {
    let refused = |text: &str| match begin(&case(text), 1) {
        Err(Failure::Refused(why)) => why,
        other => panic!("{other:?}"),
    };
    let over = "rules = 'french'\nvariants = ['solo']\nturn = 'A'\n[A]\nmarbles = ['Ah1', 'Ah2', 'Ah3', 'Ah4']\n[C]\n";
    assert_eq!(refused(over), Why::Tock(Unfit::Refused(Refusal::Over)));
    let no_cards = "rules = 'french'\nturn = 'A'\n[A]\n[B]\nhand = ['7']\n[C]\n[D]\n";
    assert_eq!(refused(no_cards), Why::Tock(Unfit::NoCards(Seat::A)));
    let case = case(FRENCH);
    let two = Beginning::at(&bots(&case.table, 2, 1), &case.position);
    assert!(matches!(two, Err(Why::Tock(Unfit::NotSeatedSo(seats))) if seats == SeatSet::seated(2)));
}

#[test]
fn a_record_with_an_impossible_position_is_refused_with_its_faults() {
    let (session, _folder) = begin(&case(FRENCH), 1).unwrap();
    let line = session.record().header().to_json();
    for (from, to, told) in [
        ("\"A18\"", "\"E18\"", "neither a square nor a slot"),
        ("\"B18~\"", "\"A18\"", "two marbles"),
        ("\"stock\":[", "\"stock\":[\"7S\",", "exactly the cards"),
        ("\"turn\":\"B\"", "\"turn\":\"E\"", "no seat E"),
        ("\"stock\":[", "\"stock\":[7,", "list of texts"),
        ("\"seats\":[\"A\",\"B\"", "\"seats\":[\"B\"", "do not sit down so"),
    ] {
        let text = line.to_string();
        assert!(text.contains(from), "{text}");
        let mut text = text.replacen(from, to, 1);
        if to.contains("seats") {
            text = text.replacen("\"players\":{\"A\":{\"bot\":\"random\"},", "\"players\":{", 1);
        }
        let loaded = record::read::<State>(&mut std::io::BufReader::new(text.as_bytes()));
        let said = loaded.map(|_| ()).map_err(|it| tock::session::words::unloaded(&it)).unwrap_err();
        assert!(said.contains(told) && !said.contains('\n'), "{said}");
    }
}

#[test]
fn a_game_played_on_from_a_replay_begins_with_what_happened_and_leaves_the_record_alone() {
    let french = table("french joker");
    let folder = tempfile::tempdir().unwrap();
    let store = Store::new(folder.path());
    let mut old = store.begin(&bots(&french, 4, 5)).unwrap();
    play(&mut old, 80);
    old.undo(3).unwrap();
    let text = fs::read(old.path().unwrap()).unwrap();
    let record = old.record();
    for events in [0, 1, 2, 17, record.events().len()] {
        let ann = BySeat::from_fn(|_| Some(Player::Human { name: "Ann".to_owned() }));
        let beginning = Beginning::branch(record, events, &ann, 9, Moment::now());
        let mut session = store.begin_as(&beginning, Moment::now()).unwrap();
        // The first shuffle is made at once where it is not among them.
        assert_eq!(session.record().events().get(..events), record.events().get(..events));
        if events != 0 {
            assert_eq!(*session.state(), record.before(events));
        }
        assert_eq!(session.record().players(), &ann);
        play(&mut session, 5);
        let loaded = record::load::<State>(session.path().unwrap()).unwrap().record;
        assert_eq!(loaded.events(), session.record().events());
    }
    assert_eq!(fs::read(old.path().unwrap()).unwrap(), text);
}

#[test]
fn in_a_rematch_the_next_seat_deals_and_a_position_stays() {
    let english = table("english");
    let session = Session::begin(&bots(&english, 3, 5)).unwrap();
    let again = Session::begin_as(Beginning::rematch(session.record(), 6, Moment::now()), None).unwrap();
    assert_eq!(again.record().header().set_up.dealer, session.seats().after(session.record().header().set_up.dealer));
    assert_ne!(again.record().events(), session.record().events());
    let (mut at, _folder) = begin(&case(FRENCH), 5).unwrap();
    play(&mut at, 10);
    let again = Session::begin_as(Beginning::rematch(at.record(), 6, Moment::now()), None).unwrap();
    let first = at.record().before(0);
    assert_eq!(again.state().position(), first.position());
    assert_ne!(again.state().stock(), first.stock());
    assert!(matches!(again.record().fit(Entry::Undo(1)), Err(Why::UndoTooMany { .. })));
}

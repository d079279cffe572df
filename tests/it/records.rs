//! Records: what is written is read again to the same game, and what is wrong is refused with line and reason.

use std::{fs, io::BufReader};

use rand::{RngExt, SeedableRng, seq::IndexedRandom};
use rand_chacha::ChaCha8Rng;
use serde_json::{Value as Json, json};
use tock::{
    session::{
        Player, Session,
        record::{self, Fault, Missed, Unloaded, Unopened, Why},
        tock::{End, Unfit},
        words,
    },
    tock::{Card, Move, Refusal, Seat, State, notation::Unread},
};

use crate::session::{bots, play, table};

/// Returns the record of a game of `turns` moves.
fn recorded(rules: &str, players: usize, turns: usize) -> Vec<String> {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.jsonl");
    let table = table(rules);
    let mut session = Session::begin_at(&bots(&table, players, 11), &path).unwrap();
    play(&mut session, turns);
    fs::read_to_string(&path).unwrap().lines().map(str::to_owned).collect()
}

fn read(text: &[u8]) -> Result<record::Loaded, Unloaded> {
    record::read::<State>(&mut BufReader::new(text))
}

fn fault(text: &[u8]) -> Fault {
    match read(text) {
        Err(Unloaded::Fault(fault)) => fault,
        other => panic!("{other:?}"),
    }
}

/// Checks that a record with these lines after the first is refused for this reason, at the last of them, and that
/// its file stays as it is.
#[track_caller]
fn check(lines: &[String], expected: &Why) {
    let text = lines.join("\n") + "\n";
    let found = fault(text.as_bytes());
    assert_eq!((found.line, &found.why), (lines.len(), expected), "{}", words::fault(&found));
    let said = words::fault(&found);
    assert!(!said.contains(['<', '\u{1b}']) && !said.ends_with('.'), "{said}");
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.jsonl");
    fs::write(&path, &text).unwrap();
    assert!(matches!(Session::<State>::resume(&path), Err(Unopened::Unloaded(Unloaded::Fault(it))) if it == found));
    assert_eq!(fs::read_to_string(&path).unwrap(), text);
}

/// Checks that a line after a game's first moves is refused for this reason.
#[track_caller]
fn check_line(line: &Json, expected: &Why) {
    let mut lines = recorded("french", 4, 6);
    lines.push(line.to_string());
    check(&lines, expected);
}

/// Checks that a first line with `key` changed is refused for this reason.
#[track_caller]
fn check_header(key: &str, value: Json, expected: &Why) {
    let mut header: Json = serde_json::from_str(&recorded("english", 2, 0)[0]).unwrap();
    match value {
        Json::Null => header.as_object_mut().unwrap().remove(key),
        value => header.as_object_mut().unwrap().insert(key.to_owned(), value),
    };
    check(&[header.to_string()], expected);
}

fn text(words: &[&str]) -> Json {
    json!(words)
}

#[test]
fn a_record_says_what_was_played() {
    let lines = recorded("french joker deck.jokers=3", 4, 3);
    let header: Json = serde_json::from_str(&lines[0]).unwrap();
    let keys: Vec<_> = header.as_object().unwrap().keys().map(String::as_str).collect();
    let expected = ["tock", "rules", "variants", "set", "resolved", "seats", "dealer", "players", "seed"];
    assert_eq!(keys, expected);
    assert_eq!(header["rules"], "french");
    assert_eq!(header["variants"], text(&["joker"]));
    assert_eq!(header["set"], json!({ "deck.jokers": 3 }));
    assert_eq!(header["resolved"]["deck"]["jokers"], 3);
    assert_eq!(header["seats"], text(&["A", "B", "C", "D"]));
    assert_eq!(header["players"]["C"], json!({ "bot": "random" }));
    let shuffle: Json = serde_json::from_str(&lines[1]).unwrap();
    assert_eq!(shuffle["shuffle"].as_array().unwrap().len(), 55);
    assert_eq!(shuffle["shuffle"].as_array().unwrap().iter().filter(|it| *it == "joker").count(), 3);
    for line in &lines[2..] {
        let line: Json = serde_json::from_str(line).unwrap();
        assert!(line["card"].is_string() && (line["move"].is_string() || line["discard"] == true), "{line}");
    }
}

#[test]
fn a_record_replays_to_the_same_end() {
    for (rules, players) in [
        ("english", 3),
        ("english lose-a-turn fast-track team", 4),
        ("french", 4),
        ("french joker solo deck.jokers=8", 4),
        ("french seats.teams=\"none\" seats.counts=[2] deck.jokers=4 joker", 2),
    ] {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("game.jsonl");
        let table = table(rules);
        let mut session = Session::begin_at(&bots(&table, players, 1), &path).unwrap();
        for turns in [0, 1, 30, 300, 5000] {
            play(&mut session, turns);
            let record = record::load::<State>(&path).unwrap().record;
            assert_eq!(record.state(), session.state(), "{rules}");
            assert_eq!(record.rules(), session.rules(), "{rules}");
            assert_eq!(record.header(), session.record().header(), "{rules}");
            assert_eq!(record.players(), session.record().players(), "{rules}");
            assert_eq!(record.end(), session.end(), "{rules}");
        }
        assert!(session.end().is_some(), "{rules}");
    }
}

#[test]
fn moves_taken_back_are_taken_back_again_when_read() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.jsonl");
    let table = table("english");
    let mut session = Session::begin_at(&bots(&table, 2, 1), &path).unwrap();
    for (forth, back) in [(10, 3), (1, 1), (40, 30), (90, 2), (0, 50), (3, 17)] {
        play(&mut session, forth);
        session.undo(back).unwrap();
        let record = record::load::<State>(&path).unwrap().record;
        assert_eq!(record.state(), session.state());
        assert_eq!(record.events().len(), session.record().events().len());
    }
    assert!(fs::read_to_string(&path).unwrap().contains("\n{\"undo\":17}\n"));
}

#[test]
fn a_text_that_means_two_moves_is_told_apart() {
    let set = "cards.9=[{do=\"move\",n=9},{do=\"move\",n=9,then=[{do=\"draw\",n=1}]}]";
    let table = table(&format!("english deck.jokers=0 {set}"));
    let folder = tempfile::tempdir().unwrap();
    let mut told = 0;
    for seed in 0..6 {
        let path = folder.path().join(format!("{seed}.jsonl"));
        let mut session = Session::begin_at(&bots(&table, 2, seed), &path).unwrap();
        play(&mut session, 400);
        let text = fs::read_to_string(&path).unwrap();
        told += text.matches(",\"nth\":2}").count();
        assert!(!text.contains("\"nth\":1"));
        assert_eq!(record::load::<State>(&path).unwrap().record.state(), session.state());
        drop(session);
        let wrong = text.replacen("\"nth\":2", "\"nth\":3", 1);
        if wrong != text {
            assert_eq!(fault(wrong.as_bytes()).why, Why::Tock(Unfit::NoNth { asked: 3, meant: 2 }));
        }
    }
    assert!(3 < told);
}

#[test]
fn more_keys_are_allowed() {
    let mut lines = recorded("english", 2, 2);
    for line in &mut lines {
        line.insert_str(1, "\"note\":{\"by\":[\"Ann\"]},");
    }
    lines.push(r#"{"undo":1,"why":"a slip"}"#.to_owned());
    lines.push(r#"{"end":{"winners":[],"reason":"supper","at":"8"},"note":null}"#.to_owned());
    let record = read((lines.join("\r\n") + "\n").as_bytes()).unwrap().record;
    assert_eq!(record.moves(), 1);
    assert_eq!(record.end(), Some(&End::stopped("supper")));
}

#[test]
fn a_file_without_a_record_is_refused() {
    for text in ["", "{", "{\"tock\":1,\"rules\":\"fre"] {
        assert_eq!(fault(text.as_bytes()), Fault { line: 1, why: Why::Empty }, "{text}");
    }
    for (text, why) in [
        ("\n", Why::NotJson { column: 1 }),
        ("[game]\n", Why::NotJson { column: 2 }),
        ("[]\n", Why::NotObject),
        ("7", Why::NotObject),
        ("{}\n", Why::NotRecord),
        ("{\"tock\":\"1\"}\n", Why::NotRecord),
        ("{\"tock\":0}\n", Why::NotRecord),
        ("{\"tock\":-1}\n", Why::NotRecord),
        ("{\"tock\":1.0}\n", Why::NotRecord),
        ("{\"toccadille\":1}\n", Why::NotRecord),
        ("{\"tock\":2,\"rules\":[\"new\"]}\n", Why::Newer(2)),
        ("{\"tock\":18446744073709551615}\n", Why::Newer(u64::MAX)),
    ] {
        assert_eq!(fault(text.as_bytes()), Fault { line: 1, why }, "{text}");
    }
    let said = words::fault(&fault(b"{\"tock\":2}\n"));
    assert_eq!(said, "line 1: the record was written by a newer program (format 2): update tock to read it");
}

#[test]
fn a_record_may_leave_out_who_plays_and_name_shipped_rules_only() {
    let text = "{\"tock\":1,\"rules\":\"french\",\"variants\":[\"joker\"],\"set\":{\"deck.jokers\":3,\
                \"cards.9\":[{\"do\":\"move\",\"n\":-9}]},\"seats\":[\"A\",\"B\",\"C\",\"D\"],\"dealer\":\"D\"}\n";
    let record = read(text.as_bytes()).expect("a whole record").record;
    assert_eq!(record.rules().deck.jokers, 3);
    assert_eq!(record.rules().actions(tock::tock::Rank::Nine).len(), 1);
    assert!(record.players().iter().all(|(_, it)| it.as_ref().is_some_and(Player::is_human)));
    let unknown = text.replace("french", "no-such-rules");
    assert!(matches!(fault(unknown.as_bytes()), Fault { line: 1, why: Why::Rules(_) }));
}

#[test]
fn a_first_line_with_a_mistake_is_refused() {
    let key = |key, missed| Why::Key(key, missed);
    check_header("rules", json!(7), &key("rules", Missed::Text));
    check_header("rules", Json::Null, &key("rules", Missed::Text));
    check_header("variants", json!("joker"), &key("variants", Missed::Texts));
    check_header("variants", json!([1]), &key("variants", Missed::Texts));
    check_header("set", json!([]), &key("set", Missed::Object));
    check_header("resolved", json!("french"), &key("resolved", Missed::Object));
    check_header("seats", Json::Null, &key("seats", Missed::Seats));
    check_header("seats", json!([]), &key("seats", Missed::Seats));
    check_header("seats", text(&["A", "A"]), &key("seats", Missed::Seats));
    check_header("seats", text(&["A", "E"]), &key("seats", Missed::Seats));
    check_header("seats", text(&["A", "c"]), &key("seats", Missed::Seats));
    check_header("seats", text(&["A"]), &Why::WrongPlayers);
    check_header("seats", text(&["A", "B"]), &Why::WrongPlayers);
    check_header("dealer", json!("B"), &Why::Tock(Unfit::Refused(Refusal::NoSuchDealer(Seat::B))));
    check_header("dealer", json!("AC"), &key("dealer", Missed::Seat));
    check_header("players", json!({ "A": "Ann", "C": "Bea" }), &key("players", Missed::Player));
    check_header("players", json!({ "A": { "human": "Ann", "bot": "random" } }), &key("players", Missed::Player));
    check_header("seed", json!(-1), &key("seed", Missed::Number));
    check_header("when", json!(2026), &key("when", Missed::Text));
}

#[test]
fn players_who_cannot_sit_so_are_refused() {
    let mut header: Json = serde_json::from_str(&recorded("english", 3, 0)[0]).unwrap();
    let ann = json!({ "human": "Ann" });
    header["seats"] = text(&["A", "B"]);
    header["dealer"] = json!("A");
    header["players"] = json!({ "A": ann, "B": ann });
    check(&[header.to_string()], &Why::Tock(Unfit::NotSeatedSo([Seat::A, Seat::B].into_iter().collect())));
    header["seats"] = text(&["A"]);
    header["players"] = json!({ "A": ann });
    check(&[header.to_string()], &Why::Tock(Unfit::Refused(Refusal::WrongCount(1))));
}

#[test]
fn rules_that_cannot_be_played_are_refused() {
    let mut header: Json = serde_json::from_str(&recorded("english", 2, 0)[0]).unwrap();
    let resolved = header["resolved"].clone();
    for (pointer, value) in [
        ("/board/marbles", json!(9)),
        ("/board/marbles", json!("four")),
        ("/deal/hand", json!(null)),
        ("/cards/K", json!([{ "do": "fly" }])),
        ("/seats/counts", json!([2, [3]])),
    ] {
        header["resolved"] = resolved.clone();
        *header["resolved"].pointer_mut(pointer).unwrap() = value;
        let found = fault((header.to_string() + "\n").as_bytes());
        assert!(matches!(found, Fault { line: 1, why: Why::Rules(_) }), "{pointer}: {found:?}");
    }
    let deep = (0..100).fold(json!(1), |deep, _| json!({ "a": deep }));
    let many: Json =
        (0..20_000).map(|it| (format!("switch-{it}"), json!(it))).collect::<serde_json::Map<_, _>>().into();
    let long = json!({ "x".repeat(900_000): "y" });
    for wrong in [
        deep,
        many,
        long,
        json!({ "seats": { "counts": vec![4; 200_000] } }),
        json!({}),
        json!({ "seats": 3 }),
        json!({ "no": { "such": "switch" } }),
    ] {
        header["resolved"] = wrong;
        let found = fault((header.to_string() + "\n").as_bytes());
        assert!(matches!(found.why, Why::Rules(_)));
        assert!(words::fault(&found).len() < 60_000);
    }
}

#[test]
fn a_line_that_says_nothing_known_is_refused() {
    check_line(&json!({}), &Why::UnknownEvent);
    check_line(&json!({ "seat": "A", "card": "7S" }), &Why::UnknownEvent);
    check_line(&json!({ "dice": [6, 1] }), &Why::UnknownEvent);
    check_line(&json!({ "tock": 1 }), &Why::UnknownEvent);
    check_line(&json!(["undo", 1]), &Why::NotObject);
    check_line(&json!({ "undo": 1, "end": { "winners": [] } }), &Why::TwoEvents("undo", "end"));
    check_line(&json!({ "seat": "A", "pass": true, "discard": true }), &Why::TwoEvents("discard", "pass"));
}

#[test]
fn a_value_of_the_wrong_kind_is_refused() {
    for undo in [json!("1"), json!(-1), json!(1.5), json!([1]), json!(null), json!(1e30)] {
        check_line(&json!({ "undo": undo }), &Why::Key("undo", Missed::Number));
    }
    check_line(&json!({ "shuffle": "7S" }), &Why::Key("shuffle", Missed::Texts));
    check_line(&json!({ "shuffle": [7] }), &Why::Key("shuffle", Missed::Texts));
    check_line(&json!({ "end": true }), &Why::Key("end", Missed::Object));
    check_line(&json!({ "end": {} }), &Why::Key("winners", Missed::Seats));
    check_line(&json!({ "end": { "winners": [], "reason": 1 } }), &Why::Key("reason", Missed::Text));
    check_line(&json!({ "pass": true }), &Why::Key("seat", Missed::Seat));
    check_line(&json!({ "seat": 1, "pass": true }), &Why::Key("seat", Missed::Seat));
    check_line(&json!({ "seat": "A", "player": "Ann" }), &Why::Key("player", Missed::Player));
    check_line(&json!({ "seat": "X", "player": { "human": "Ann" } }), &Why::Key("seat", Missed::Seat));
}

#[test]
fn an_event_that_the_rules_refuse_is_refused() {
    let lines = recorded("french", 4, 6);
    let record = read((lines.join("\n") + "\n").as_bytes()).unwrap().record;
    let (state, rules) = (record.state(), record.rules());
    let seat = state.to_move();
    let held = state.hand(seat).first().unwrap();
    let not_held = rules.deck().without(state.hand(seat)).first().unwrap();
    let next = state.table().after(seat);
    let (a, b) = (seat.to_string(), next.to_string());
    check_line(&json!({ "seat": a, "pass": true }), &Why::Tock(Unfit::Refused(Refusal::MayNotPass)));
    check_line(&json!({ "seat": a, "pass": false }), &Why::Key("pass", Missed::True));
    check_line(&json!({ "seat": b, "pass": true }), &Why::Tock(Unfit::Refused(Refusal::WaitsForPlayer(seat))));
    check_line(&json!({ "seat": a, "discard": true }), &Why::Key("card", Missed::Text));
    check_line(&json!({ "seat": a, "card": "1S", "discard": true }), &Why::Tock(Unfit::NoCard("1S".to_owned())));
    check_line(&json!({ "seat": a, "card": "7", "discard": true }), &Why::Tock(Unfit::NoCard("7".to_owned())));
    check_line(
        &json!({ "seat": a, "card": not_held.to_string(), "discard": true }),
        &Why::Tock(Unfit::Refused(Refusal::NotHeld(not_held))),
    );
    let card = held.to_string();
    let other: Card = if card.starts_with('2') { "3S" } else { "2S" }.parse().unwrap();
    check_line(
        &json!({ "seat": a, "card": other.to_string(), "move": mv_of(held) }),
        &Why::Tock(Unfit::OtherCard(other)),
    );
    check_line(&json!({ "seat": a, "card": card, "move": "" }), &Why::Tock(Unfit::OtherCard(held)));
    check_line(&json!({ "seat": a, "card": card, "move": "pass" }), &Why::Tock(Unfit::OtherCard(held)));
    check_line(
        &json!({ "seat": a, "card": card, "move": format!("discard {}", held.rank()) }),
        &Why::Tock(Unfit::OtherCard(held)),
    );
    let nonsense = format!("{} Z9-B2", held.rank());
    let no_spot = Why::Tock(Unfit::Unread(Unread::NoSpot("Z9".to_owned())));
    check_line(&json!({ "seat": a, "card": card, "move": nonsense }), &no_spot);
    check_line(
        &json!({ "seat": a, "card": card, "move": held.rank().name() }),
        &Why::Tock(Unfit::Unread(Unread::NoDeed(String::new()))),
    );
    check_line(&json!({ "shuffle": [] }), &Why::Tock(Unfit::Refused(Refusal::WaitsForPlayer(seat))));
    check_line(&json!({ "undo": 7 }), &Why::UndoTooMany { asked: 7, made: 6 });
    check_line(&json!({ "undo": 0 }), &Why::UndoTooMany { asked: 0, made: 6 });
    check_line(&json!({ "undo": u64::MAX }), &Why::UndoTooMany { asked: usize::MAX, made: 6 });
    let won = |seats: &[&str]| json!({ "end": { "winners": seats } });
    let nobody = tock::tock::SeatSet::EMPTY;
    let said = [Seat::A, Seat::C].into_iter().collect();
    check_line(&won(&["A", "C"]), &Why::Tock(Unfit::WrongWinners { said, won: nobody }));
}

fn mv_of(card: Card) -> String {
    format!("{} A1-A2", card.rank())
}

#[test]
fn a_shuffle_of_other_cards_is_refused() {
    let lines = recorded("french joker", 4, 0);
    let shuffle: Json = serde_json::from_str(&lines[1]).unwrap();
    let cards: Vec<String> = serde_json::from_value(shuffle["shuffle"].clone()).unwrap();
    let check = |cards: &[String]| {
        let line = json!({ "shuffle": cards }).to_string();
        check(&[lines[0].clone(), line], &Why::Tock(Unfit::Refused(Refusal::NotTheseCards)));
    };
    check(&cards[1..]);
    check(&[]);
    check(&[cards[0].clone()].into_iter().chain(cards[..53].iter().cloned()).collect::<Vec<_>>());
    check(&cards.iter().cloned().chain(["joker".to_owned()]).collect::<Vec<_>>());
    check(&cards.iter().cloned().chain(["7S".to_owned()]).collect::<Vec<_>>());
    check(&cards.iter().cycle().take(100_000).cloned().collect::<Vec<_>>());
    check(&vec!["joker".to_owned(); 54]);
}

#[test]
fn nothing_comes_after_the_end() {
    for line in [r#"{"undo":1}"#, r#"{"end":{"winners":[]}}"#, r#"{"seat":"A","pass":true}"#, r#"{"more":1}"#, "{}"] {
        let mut lines = recorded("french", 4, 6);
        lines.push(r#"{"end":{"winners":[],"reason":"given up"}}"#.to_owned());
        lines.push(line.to_owned());
        check(&lines, &Why::AfterEnd);
    }
}

#[test]
fn the_winners_are_those_who_won() {
    let lines = recorded("english", 2, 10_000);
    let whole = read((lines.join("\n") + "\n").as_bytes()).unwrap().record;
    let won = whole.end().unwrap().winners;
    for said in [&[][..], &["A", "C"], &["B"]] {
        let mut lines = lines[..lines.len() - 1].to_vec();
        lines.push(json!({ "end": { "winners": said } }).to_string());
        let set = said.iter().filter_map(|it| Seat::from_letter(it.chars().next()?)).collect();
        check(&lines, &Why::Tock(Unfit::WrongWinners { said: set, won }));
    }
    let mut lines = lines[..lines.len() - 1].to_vec();
    lines.push(json!({ "seat": "A", "pass": true }).to_string());
    check(&lines, &Why::Tock(Unfit::Refused(Refusal::Over)));
}

#[test]
fn damage_before_the_last_line_is_refused() {
    let lines = recorded("french", 4, 6);
    for (damage, why) in [
        ("", Why::NotJson { column: 1 }),
        ("{\"seat\":\"A\",\"ca", Why::NotJson { column: 15 }),
        ("\u{0}\u{0}\u{0}", Why::NotJson { column: 1 }),
    ] {
        let mut lines = lines[..4].to_vec();
        lines.push(damage.to_owned());
        check(&lines, &why);
        let text = lines.join("\n") + "\n" + "{\"undo\":1}\n";
        assert_eq!(fault(text.as_bytes()), Fault { line: 5, why });
    }
    let mut text = lines[..4].join("\n").into_bytes();
    text.extend(b"\n\"\xff\xfe\"\n{\"undo\":1}\n");
    assert_eq!(fault(&text), Fault { line: 5, why: Why::NotText });
}

#[test]
fn hostile_files_are_refused_quickly() {
    let head = recorded("french", 4, 4).join("\n") + "\n";
    let deep = format!("{head}{}\n", "[".repeat(500_000));
    assert!(matches!(fault(deep.as_bytes()), Fault { line: 7, why: Why::NotJson { .. } }));
    let deep = format!("{head}{{\"undo\":{}1{}}}\n", "[".repeat(400_000), "]".repeat(400_000));
    assert!(matches!(fault(deep.as_bytes()), Fault { line: 7, why: Why::NotJson { .. } }));
    let long = format!("{head}{{\"undo\":1,\"note\":\"{}\"}}\n", "x".repeat(2 << 20));
    assert_eq!(fault(long.as_bytes()), Fault { line: 7, why: Why::LineTooLong });
    let long = vec![b'7'; 3 << 20];
    assert_eq!(fault(&long), Fault { line: 1, why: Why::LineTooLong });
    let binary: Vec<u8> = (0..100_000_u32).map(|it| (it.wrapping_mul(2_654_435_761) >> 13) as u8).collect();
    assert_eq!(fault(&binary).line, 1);
    let endless = format!("{head}{}", "{\"seat\":\"A\",\"player\":{\"human\":\"A\"}}\n".repeat(10));
    assert!(read(endless.as_bytes()).is_ok());
}

#[test]
fn a_file_longer_than_any_game_is_refused() {
    let line = format!("{{\"seat\":\"A\",\"player\":{{\"human\":\"A\"}},\"note\":\"{}\"}}\n", "x".repeat(900_000));
    let head = recorded("french", 4, 4).join("\n") + "\n";
    let text = head + &line.repeat(80);
    assert_eq!(fault(text.as_bytes()).why, Why::TooLarge);
}

#[test]
fn taking_back_again_and_again_is_quick() {
    let lines = recorded("english", 2, 200);
    let (head, rest) = lines.split_at(lines.len() - 1);
    let last: Json = serde_json::from_str(&rest[0]).unwrap();
    assert!(last["seat"].is_string());
    let mut text = head.join("\n") + "\n";
    text.push_str(&format!("{}\n{{\"undo\":1}}\n", rest[0]).repeat(20_000));
    let record = read(text.as_bytes()).unwrap().record;
    assert_eq!(record.moves(), 199);
}

#[test]
fn whole_lines_survive_wherever_the_file_is_cut() {
    let text = recorded("french joker", 4, 20).join("\n") + "\n";
    let first = text.find('\n').unwrap();
    for cut in first..text.len() {
        let loaded = read(&text.as_bytes()[..cut]).unwrap();
        let whole = text[..cut].matches('\n').count() + usize::from(text.as_bytes()[cut] == b'\n');
        let lines = 1 + loaded.record.events().len();
        assert_eq!(lines, whole, "cut at {cut}");
        assert_eq!(loaded.torn.is_some(), !loaded_to_the_end(&loaded, cut));
    }
}

fn loaded_to_the_end(loaded: &record::Loaded, cut: usize) -> bool {
    loaded.len == cut as u64
}

#[test]
fn any_way_of_making_a_move_is_recorded_as_its_outcome() {
    let table = table("french");
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.jsonl");
    let mut session = Session::begin_at(&bots(&table, 4, 2), &path).unwrap();
    let mut turned = 0;
    for _ in 0..600 {
        let Some(seat) = session.to_move() else { break };
        let view = session.view(seat);
        // The parts of a split in another order, where that is legal.
        let other_way = view.legal_moves().into_iter().find_map(|it| {
            let text = it.to_string();
            let (card, parts) = text.split_once(' ')?;
            let turned: Vec<_> = parts.split(' ').rev().collect();
            let read = tock::tock::notation::read(&view, &format!("{card} {}", turned.join(" "))).ok()?;
            (1 < turned.len() && read != it).then_some(read)
        });
        turned += usize::from(other_way.is_some());
        match other_way {
            Some(mv) => session.play(&mv).unwrap(),
            None => play(&mut session, 1),
        }
    }
    assert!(5 < turned, "{turned}");
    assert_eq!(record::load::<State>(&path).unwrap().record.state(), session.state());
}

#[test]
fn what_became_of_a_game_is_said_in_words() {
    assert_eq!(words::end(&End::stopped(record::TURN_LIMIT)), "stopped at the turn limit");
    assert_eq!(words::end(&End::stopped(record::GIVEN_UP)), "given up");
    assert_eq!(words::end(&End::stopped("supper\u{1b}[2J")), "stopped: supper\u{fffd}[2J");
    assert_eq!(words::end(&End::won([Seat::A, Seat::C].into_iter().collect())), "A, C won together");
    assert_eq!(words::end(&End::won([Seat::B].into_iter().collect())), "B won");
    let torn = record::Torn { line: 9, bytes: 1 };
    assert_eq!(words::torn(&torn), "line 9 was not written to its end (1 byte) and is left out");
    let english = table("english");
    let mut session = Session::begin(&bots(&english, 2, 5)).unwrap();
    match session.play(&Move::Pass) {
        Err(failure) => assert_eq!(words::failure(&failure), "only an extra play may be kept for later"),
        Ok(()) => panic!("a pass was made"),
    }
}

#[test]
fn a_record_spoiled_anywhere_is_refused_or_another_game_but_nothing_breaks() {
    let lines = recorded("french joker", 4, 60);
    let mut refused = 0;
    for seed in crate::agreement::seeds(1500) {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let mut text = lines.clone();
        for _ in 0..rng.random_range(1..=3) {
            spoil(&mut text, &mut rng);
        }
        match read((text.join("\n") + "\n").as_bytes()) {
            Err(Unloaded::Fault(fault)) => {
                assert!((1..=text.len()).contains(&fault.line));
                assert!(!words::fault(&fault).is_empty());
                refused += 1;
            }
            Err(Unloaded::Io(error)) => panic!("{error}"),
            Ok(loaded) => assert!(loaded.torn.is_none()),
        }
    }
    assert!(0 < refused);
}

fn spoil(lines: &mut Vec<String>, rng: &mut ChaCha8Rng) {
    let (one, other) = (rng.random_range(0..lines.len()), rng.random_range(0..lines.len()));
    match rng.random_range(0..6) {
        0 => lines.swap(one, other),
        1 => lines.insert(one, lines[other].clone()),
        2 if 1 < lines.len() => {
            lines.remove(one);
        }
        3 | 4 => {
            // Every value in the line, one of which becomes something else.
            let Ok(mut json) = serde_json::from_str::<Json>(&lines[one]) else { return };
            let places = places(&json, String::new());
            if let Some(place) = json.pointer_mut(&places[rng.random_range(0..places.len())]) {
                let values =
                    [json!(-7), json!(1e300), json!(255), json!("B"), json!(null), json!([[]]), json!({}), json!(true)];
                *place = values[rng.random_range(0..values.len())].clone();
            }
            lines[one] = json.to_string();
        }
        _ => {
            let mut bytes = lines[one].clone().into_bytes();
            if !bytes.is_empty() {
                let at = rng.random_range(0..bytes.len());
                bytes[at] = *b"0123456789ABCD\"{}[],:-hx~ ".choose(rng).unwrap();
            }
            lines[one] = String::from_utf8_lossy(&bytes).into_owned();
        }
    }
}

/// Returns the pointers to all values in a value.
fn places(json: &Json, at: String) -> Vec<String> {
    let inner: Vec<_> = match json {
        Json::Object(map) => map.iter().flat_map(|(key, it)| places(it, format!("{at}/{key}"))).collect(),
        Json::Array(list) => list.iter().enumerate().flat_map(|(n, it)| places(it, format!("{at}/{n}"))).collect(),
        Json::Null | Json::Bool(_) | Json::Number(_) | Json::String(_) => vec![],
    };
    std::iter::once(at).chain(inner).collect()
}

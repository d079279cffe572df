//! The worked positions: read from their files, and the moves compared as stones after, hits and marks.

use std::{fs, path::Path};

use serde_json::Value;
use tock::{
    position::{
        Placed,
        toccadille::{read, to_toml},
    },
    profile::Library,
    report::Source,
    toccadille::State,
};

fn outcomes(answer: &Value) -> Vec<String> {
    let outcome = |it: &Value| format!("{} {} {}", sorted(&it["after"]), it["hits"], it["marks"]);
    let mut outcomes: Vec<_> = answer["moves"].as_array().expect("moves").iter().map(outcome).collect();
    outcomes.sort();
    outcomes
}

/// Returns the stones with the points of each side in order.
fn sorted(after: &Value) -> String {
    let side = |it: &Value| {
        let mut points: Vec<_> = it.as_object().expect("a side").iter().map(|it| format!("{it:?}")).collect();
        points.sort();
        points.join(" ")
    };
    format!("{} / {}", side(&after["red"]), side(&after["black"]))
}

#[test]
fn every_worked_position_has_exactly_its_moves() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/positions/toccadille");
    let mut count = 0;
    for path in fs::read_dir(folder).expect("the positions").map(|it| it.expect("an entry").path()) {
        if path.extension().is_none_or(|it| it != "toml") {
            continue;
        }
        count += 1;
        let source = Source::new(path.display().to_string(), fs::read_to_string(&path).expect("a position"));
        let answer = State::answer(&source, None, &Library::default(), &[]);
        let answer = answer.unwrap_or_else(|it| panic!("{}", it.complaints()));
        let mut found = Value::Object(answer.head);
        found["moves"] = answer.moves.into_iter().map(|it| it.1).collect();
        let wanted = fs::read_to_string(path.with_extension("json")).expect("the expected moves");
        let wanted: Value = serde_json::from_str(&wanted).expect("JSON");
        assert_eq!(outcomes(&found), outcomes(&wanted), "in {}", path.display());
        assert_eq!((&found["turn"], &found["dice"]), (&wanted["turn"], &wanted["dice"]), "in {}", path.display());
        let case = read(&source, None, &Library::default(), &[]).expect("it was read before");
        let again = Source::new("again", to_toml(&case.table, &case.position));
        let again = read(&again, None, &Library::default(), &[]).unwrap_or_else(|it| panic!("{}", it.complaints()));
        assert_eq!(again.position, case.position, "in {}", path.display());
    }
    assert_eq!(count, 30);
}

#[track_caller]
fn told(text: &str, set: &[&str], place: &str, said: &str) {
    let set: Vec<_> = set.iter().map(|it| (*it).to_owned()).collect();
    let refused = State::answer(&Source::new("it", text), None, &Library::default(), &set).expect_err(text);
    let all: Vec<_> = refused.all().iter().map(ToString::to_string).collect();
    let all = all.join("\n");
    assert!(all.contains(place) && all.contains(said) && all.contains("help: "), "{text}:\n{all}");
}

#[test]
fn every_fault_of_a_position_is_told_with_its_place_and_the_way_out() {
    let fine = "rules = \"toccadille\"\nturn = \"red\"\ndice = [5, 1]\n";
    let with = |rest: &str| format!("{fine}{rest}\n[black]\nhand = 15\n");
    told("turn = \"red\"\ndice = [1, 2]", &[], "it:1:1", "by which rules");
    told("rules = \"toccadille\"\ndice = [1, 2]", &[], "it:1:1", "whose turn");
    told("rules = \"toccadille\"\nturn = \"red\"\n[red]\nhand = 15\n[black]\nhand = 15", &[], "it:1:1", "thrown");
    told(&fine.replace("red", "green"), &[], "it:2:8", "no seat green");
    told(&fine.replace("[5, 1]", "[5]"), &[], "it:3:8", "two dice");
    told(&fine.replace("[5, 1]", "[5, 7]"), &[], "it:3:12", "cannot be 7");
    told(&fine.replace("[5, 1]", "[5, -1]"), &[], "it:3:12", "cannot be -1");
    told(&fine.replace("[5, 1]", "5"), &[], "it:3:8", "takes a list");
    told(&with("[red]\npoints = { 25 = 1 }\nhand = 14"), &[], "it:5:12", "no point 25");
    told(&with("[red]\npoints = { 1 = 400 }"), &[], "it:5:16", "cannot be 400");
    told(&with("[red]\npoints = 3"), &[], "it:5:10", "table");
    told(&with("[red]\nhand = 14"), &[], "it:4:2", "14 stones, not 15");
    told(&with("[red]\nhand = 15"), &["stones=16"], "it:4:2", "15 stones, not 16");
    told(&with("[red]\npoints = { 13 = 1 }\nhand = 14"), &[], "it:5:12", "cannot have a stone on 13");
    told(&with("[red]\npoints = { 12 = 1 }\nhand = 14"), &[], "it:5:12", "alone on 12");
    told(&with("[red]\noff = 15"), &[], "it:4:2", "no stone left");
    told(&with("[red]\nhand = 15\nmarks = 13"), &[], "it:6:9", "cannot be 13");
    told(&with("[red]\nhand = 15\nmark = 1"), &[], "it:6:1", "no key `mark`");
    told(&with("[red]\nhand = 15").replace("toccadille", "toccadile"), &[], "it:1:9", "toccadile");
    told(&with("[red]\nhand = 15"), &["hit_scoring='on_mvoe'"], "--set:1:13", "on_mvoe");
    told(&with("[red]\nhand = 15"), &["bear_off_marks=3"], "--set:1:16", "no value \"3\"");
    told(&with("[red]\nhand = 15"), &["hit_scoring=3"], "--set:1:13", "takes a text");
    told("rules = \"toccadille\nturn = 3", &[], "it:1:", "TOML");
}

#[test]
fn options_are_set_by_flags_and_variants_in_a_position() {
    let text = "rules = \"toccadille\"\nturn = \"red\"\ndice = [2, 1]\n[red]\npoints = { 14 = 1, 15 = 1 }\noff = 13\n\
                [black]\npoints = { 15 = 1, 24 = 14 }\n";
    let marks = |text: &str, set: &[&str]| {
        let set: Vec<_> = set.iter().map(|it| (*it).to_owned()).collect();
        let answer = State::answer(&Source::new("it", text), None, &Library::default(), &set);
        let answer = answer.unwrap_or_else(|it| panic!("{:?}", it.all()));
        answer.moves.into_iter().map(|it| it.1["marks"].as_u64().unwrap()).max()
    };
    assert_eq!(marks(text, &[]), Some(1));
    assert_eq!(marks(text, &["hit_scoring=\"on_throw\""]), Some(1));
    // A position that is over has no moves.
    assert_eq!(marks(&text.replace("off = 13", "off = 13\nmarks = 12"), &[]), None);
    let old = text.replace("turn", "variants = [\"alvensleben-1853\"]\nturn");
    assert_eq!(marks(&old, &[]), Some(1));
}

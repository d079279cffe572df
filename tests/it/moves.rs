//! `tock moves`: the worked positions, several files at once, and files with every kind of fault.

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
    process::Output,
};

use assert_cmd::assert::OutputAssertExt;
use predicates::str::contains;
use serde_json::Value;

use crate::cli::Account;

/// A position without a fault; what a test adds makes one.
const FINE: &str = "rules = \"french\"\nturn = \"A\"\n";

fn positions() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/positions");
    let entries = fs::read_dir(folder).expect("the worked positions");
    let mut paths: Vec<_> = entries.map(|it| it.expect("an entry").path()).collect();
    paths.retain(|it| it.extension().is_some_and(|it| it == "toml"));
    paths.sort();
    assert!(!paths.is_empty());
    paths
}

/// Returns what makes two moves the same: all but the notation, of which any that fits may be used.
fn outcome(mv: &Value) -> String {
    let effects: BTreeSet<_> = mv["effects"].as_array().expect("effects").iter().map(ToString::to_string).collect();
    let after = if mv["kind"] == "play" { mv["after"].to_string() } else { String::new() };
    format!("{} {} {after} {effects:?}", mv["kind"], mv["card"])
}

#[track_caller]
fn same_moves(answer: &Value, path: &Path) {
    let expected = fs::read_to_string(path.with_extension("json")).expect("the expected moves");
    let expected: Value = serde_json::from_str(&expected).expect("JSON");
    let outcomes = |it: &Value| it["moves"].as_array().expect("moves").iter().map(outcome).collect::<Vec<_>>();
    let (mut found, mut wanted) = (outcomes(answer), outcomes(&expected));
    found.sort();
    wanted.sort();
    assert_eq!(found, wanted, "in {}", path.display());
    assert_eq!(answer["turn"], expected["turn"], "in {}", path.display());
}

fn moves(account: &Account, files: &[PathBuf]) -> Output {
    account.tock("moves --json").args(files).output().expect("it runs")
}

#[test]
fn every_worked_position_has_exactly_its_moves() {
    let (account, paths) = (Account::new(), positions());
    let output = moves(&account, &paths);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let text = String::from_utf8(output.stdout).expect("text");
    let lines: Vec<_> = text.lines().collect();
    assert_eq!(lines.len(), paths.len(), "one line a file");
    for (line, path) in lines.iter().zip(&paths) {
        same_moves(&serde_json::from_str(line).expect("JSON"), path);
    }
    for path in paths.iter().step_by(7) {
        let output = moves(&account, std::slice::from_ref(path));
        same_moves(&serde_json::from_slice(&output.stdout).expect("JSON"), path);
    }
}

#[test]
fn moves_are_listed_one_a_line_in_notation() {
    let account = Account::new();
    account.write("one.toml", "rules = \"english\"\nturn = \"A\"\n[A]\nmarbles = [\"B3\"]\nhand = [\"5\"]\n[C]\n");
    account.tock("moves one.toml").assert().success().stdout("5 B3-B8\ndiscard 5\n").stderr("");
    let both = "one.toml:\n5 B3-B8\ndiscard 5\n\none.toml:\n5 B3-B8\ndiscard 5\n";
    account.tock("moves one.toml one.toml").assert().success().stdout(both);
    let set = "moves one.toml --set turn.obligation=\"forced\"";
    account.tock(set).assert().success().stdout("5 B3-B8\n");
}

#[test]
fn a_position_is_read_from_standard_input_too() {
    let account = Account::new();
    account.write("one.toml", "rules = \"english\"\nturn = \"A\"\n[A]\nhand = [\"5\"]\n[C]\n");
    let file = fs::File::open(account.path("one.toml")).expect("the file");
    account.tock("moves -").stdin(file).assert().success().stdout("discard 5\n");
}

#[test]
fn rules_are_found_beside_the_position_file() {
    let account = Account::new();
    account.write("deep/house.toml", "name = \"House\"\nbase = \"english\"\n[turn]\nobligation = \"forced\"\n");
    account.write(
        "deep/one.toml",
        "rules = \"./house.toml\"\nturn = \"A\"\n[A]\nmarbles = [\"B3\"]\nhand = [\"5\"]\n[C]\n",
    );
    account.tock("moves deep/one.toml").assert().success().stdout("5 B3-B8\n");
}

#[test]
fn a_faulty_file_does_not_stop_the_others() {
    let account = Account::new();
    account.write("good.toml", &format!("{FINE}[A]\nhand = [\"9\"]\n[C]\n"));
    account.write("bad.toml", &format!("{FINE}[A]\nmarbles = [\"Z9\"]\n[C]\n"));
    let asked = account.tock("moves --json good.toml bad.toml missing.toml good.toml").assert().code(1).stderr("");
    let text = String::from_utf8_lossy(&asked.get_output().stdout).into_owned();
    let lines: Vec<Value> = text.lines().map(|it| serde_json::from_str(it).expect("JSON")).collect();
    assert_eq!(lines.len(), 4, "{text}");
    assert_eq!(lines[0], lines[3]);
    assert_eq!(lines[0]["moves"][0]["move"], "discard 9");
    assert_eq!((&lines[1]["file"], &lines[2]["file"]), (&"bad.toml".into(), &"missing.toml".into()));
    let told = |line: &Value, part: &str| line["error"].as_str().is_some_and(|it| it.contains(part));
    assert!(told(&lines[1], "bad.toml:4:12: ") && told(&lines[1], "Z9") && told(&lines[2], "missing.toml"), "{text}");
    let asked = account.tock("moves good.toml bad.toml").assert().code(1);
    let asked = asked.stdout("good.toml:\ndiscard 9\n\nbad.toml:\n");
    asked.stderr(contains("Z9")).stderr(contains("bad.toml:4:12"));
}

#[test]
fn a_name_of_rules_that_leads_nowhere_is_marked_in_the_position() {
    let account = Account::new();
    for (text, place) in [
        ("turn = \"A\"\nrules = \"nope\"\n[A]\n", "it.toml:2:9"),
        ("turn = \"A\"\nrules = \"./nope.toml\"\n[A]\n", "it.toml:2:9"),
        ("turn = \"A\"\nrules = \"joker\"\n[A]\n", "it.toml:2:9"),
        ("turn = \"A\"\nrules = \"french\"\nvariants = [\"solo\", \"nope\"]\n[A]\n", "it.toml:3:21"),
    ] {
        account.write("it.toml", text);
        account.tock("moves it.toml").assert().code(1).stdout("").stderr(contains(place));
        account.tock("moves it.toml --json").assert().code(1).stdout(contains(place)).stderr("");
    }
}

/// Returns what is said of a position that begins like [`FINE`], with line and column.
fn told(rest: &str) -> String {
    let account = Account::new();
    account.write("it.toml", &format!("{FINE}{rest}"));
    let asked = account.tock("moves it.toml").assert().code(1).stdout("");
    String::from_utf8_lossy(&asked.get_output().stderr).into_owned()
}

#[test]
fn every_fault_of_a_position_is_told_with_its_place_and_the_way_out() {
    for (rest, place, said, way) in [
        ("[A]\nmarbles = [\"B3\"]\n[C]\nmarbles = [\"B3\"]", "6:12", "two marbles cannot both be on B3", "one marble"),
        ("[A]\nmarbles = [\"A18\", \"A18~\"]\n[C]", "4:19", "two marbles", "one marble"),
        ("[A]\nmarbles = [\"B1\", \"B2\", \"B3\", \"B4\", \"B5\"]\n[C]", "4:36", "5 marbles", "everyone has 4"),
        ("[A]\nmarbles = [\"E3\"]\n[C]", "4:12", "neither a square nor a slot", "such as B7"),
        ("[A]\nmarbles = [\"b3\"]\n[C]", "4:12", "neither a square nor a slot", "such as B7"),
        ("[A]\nmarbles = [\"B0\"]\n[C]", "4:12", "no square B0", "ends with B18"),
        ("[A]\nmarbles = [\"B19\"]\n[C]", "4:12", "no square B19", "ends with B18"),
        ("[A]\nmarbles = [\"B999\"]\n[C]", "4:12", "no square B999", "ends with B18"),
        ("[A]\nmarbles = [\"Ah5\"]\n[C]", "4:12", "no slot Ah5", "1 to 4"),
        ("[A]\nmarbles = [\"Ch2\"]\n[C]", "4:12", "another's home court", "begin with Ah"),
        ("[A]\nmarbles = [\"B3~\"]\n[C]", "4:12", "B3~ is not possible", "own post is A18"),
        ("[A]\nmarbles = [\"C18~\"]\n[C]", "4:12", "C18~ is not possible", "own post is A18"),
        ("[A]\nmarbles = [\"Ah1~\"]\n[C]", "4:12", "Ah1~ is not possible", "own post is A18"),
        ("[A]\nmarbles = [3]\n[C]", "4:12", "takes a list of texts", "such as"),
        ("[A]\nmarbles = \"B3\"\n[C]", "4:11", "takes a list of texts", "such as"),
        ("[A]\nhand = [\"joker\"]\n[C]", "4:9", "the deck holds no joker", "deck.jokers"),
        (
            "[A]\nhand = [\"7\", \"7\", \"7\"]\n[C]\nhand = [\"7\", \"7\"]",
            "6:14",
            "only 4 cards of rank 7",
            "than the deck",
        ),
        ("[A]\nhand = [\"7H\", \"7H\"]\n[C]", "4:15", "7H cannot be in two places", "without a suit"),
        ("[A]\nhand = [\"11\"]\n[C]", "4:9", "no card", "a card is a rank"),
        ("[A]\nhand = [\"7X\"]\n[C]", "4:9", "no card", "a card is a rank"),
        ("[A]\nhnad = []\n[C]", "4:1", "no key `hnad`", "did you mean `hand`"),
        ("[A]\nbanked = -1\n[C]", "4:10", "`banked` cannot be -1", "0 to 60"),
        ("[A]\nbanked = 1000000000000000000000\n[C]", "4:10", "`banked` cannot be 1000", "0 to 60"),
        ("[A]\nmust_discard = 9\n[C]", "4:16", "`must_discard` cannot be 9", "0 to 8"),
        ("[A]\nbanked = 1.5\n[C]", "4:10", "a number with a point", "without quotes"),
        ("[E]\n[A]", "3:2", "no key or seat `E`", "A, B, C or D"),
        ("A = 3\n[C]", "3:5", "takes a table of a seat", "such as [A]"),
        ("[C]\n[D]", "2:8", "the turn of A, who does not play", "choose C or D"),
        ("again = true\n[A]\n[C]", "3:9", "no extra play in hand", "banked = 1"),
        ("again = \"yes\"\n[A]\n[C]", "3:9", "takes true or false", "without quotes"),
        ("variants = \"joker\"\n[A]\n[C]", "3:12", "takes a list of texts", "such as"),
        ("turns = 3\n[A]\n[C]", "3:1", "no key or seat `turns`", "did you mean `turn`"),
        ("[A\n[C]", "3:3", "this is no TOML", "key = value"),
    ] {
        let told = told(rest);
        for part in [format!("it.toml:{place}\n"), said.to_owned(), way.to_owned(), "^".to_owned()] {
            assert!(told.contains(&part), "{part:?} is not told of\n{rest}\nbut:\n{told}");
        }
        assert_eq!(told.matches("error:").count(), 1, "of\n{rest}\nis told:\n{told}");
    }
}

#[test]
fn all_faults_are_told_at_once_those_of_the_rules_too() {
    let told = told("variants = [\"jokre\"]\n[A]\nmarbles = [\"Z1\", \"Ch1\"]\nhand = [\"1\"]\n[Q]\n");
    for part in ["Z1", "Ch1", "\"1\" is no card", "`Q`", "jokre", "did you mean `joker`"] {
        assert!(told.contains(part), "{part} is missing in:\n{told}");
    }
}

#[test]
fn what_is_missing_is_told() {
    let account = Account::new();
    account.write("it.toml", "");
    account.tock("moves it.toml").assert().code(1).stderr(contains("by which rules")).stderr(contains("whose turn"));
}

#[test]
fn a_position_with_dice_is_one_of_toccadille_whatever_its_rules_are_called() {
    let account = Account::new();
    for (rules, said) in [
        ("", "by which rules"),
        ("rules = \"tocadille\"\n", "did you mean `toccadille`"),
        ("rules = \"./none.toml\"\n", "none.toml"),
    ] {
        account
            .write("it.toml", &format!("{rules}turn = \"red\"\ndice = [2, 1]\n[red]\nhand = 15\n[black]\nhand = 15\n"));
        for asked in ["moves it.toml", "play --position it.toml --plain"] {
            let told = account.tock(asked).output().expect("it runs").stderr;
            let told = String::from_utf8_lossy(&told).into_owned();
            assert!(told.contains(said), "{asked}: {told}");
            assert_eq!(told.matches("error:").count(), 1, "{asked}: {told}");
        }
    }
}

#[test]
fn hostile_files_are_refused_and_nothing_breaks() {
    let account = Account::new();
    let deep = format!("a = {}", "[".repeat(500_000));
    let tables = format!("a = {}", "{a=".repeat(200_000));
    let keys = format!("{}a = 1", "a.".repeat(300_000));
    let many = "a b c\n".repeat(150_000);
    let unknown = (0..60_000).map(|it| format!("k{it} = 1")).collect::<Vec<_>>().join("\n");
    let marbles = format!("{FINE}[A]\nmarbles = [{}]\n[C]", "\"B3\",".repeat(150_000));
    let cards = format!("{FINE}[A]\nhand = [{}]\n[C]", "\"7\",".repeat(150_000));
    let huge = "#".repeat(5 << 20);
    for text in [
        deep.as_str(),
        &tables,
        &keys,
        &many,
        &unknown,
        &marbles,
        &cards,
        &huge,
        "\u{0}\u{1}\u{2}",
        "\u{feff}",
        "[[A]]",
        "a=1\na=1",
    ] {
        account.write("it.toml", text);
        let asked = account.tock("moves it.toml").assert().code(1).stdout("");
        let told = String::from_utf8_lossy(&asked.get_output().stderr).into_owned();
        assert!(told.contains("error: ") && told.len() < 150_000, "{} bytes: {:.300}", told.len(), told);
        account.tock("moves --json it.toml").assert().code(1).stderr("");
    }
    fs::write(account.path("it.toml"), [b'a', b'\n', 0xff, 0xfe, 0]).expect("a file");
    account.tock("moves it.toml").assert().code(1).stderr(contains("no UTF-8 text from line 2"));
    account.tock("moves .").assert().code(1).stderr(contains("cannot be read"));
    account.tock("moves /dev/zero").assert().code(1).stderr(contains("too long"));
}

#[test]
fn a_record_given_for_a_position_is_told_once_with_what_shows_it() {
    let account = Account::new();
    account.write("game.toml", include_str!("../games/english.jsonl"));
    for asked in ["moves game.toml", "play --position game.toml --plain"] {
        let told = account.tock(asked).output().expect("it runs").stderr;
        let told = String::from_utf8_lossy(&told).into_owned();
        assert!(told.contains("the record of a game") && told.contains("tock replay"), "{asked}: {told}");
        assert_eq!(told.matches("error:").count(), 1, "{asked}: {told}");
    }
}

//! Profiles: texts that set switches, their faults, and what is shown of them.

use std::{
    fs,
    path::{Path, PathBuf},
};

use jsonschema::Validator;
use proptest::prelude::*;
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use serde_json::Value as Json;
use tock::{
    cli::rules::{self, Format},
    profile::{
        Kind, Library, Origin, PROFILES, Report, Request, Ruled, VARIANTS, Value, fault::What, from_resolved, plain,
        schema,
    },
    toccadille,
    tock::{
        State,
        card::Rank,
        rules::{Action, Effect, Problem, Rules, Switch, Who},
    },
};

use crate::switches::{self, random_switches};

/// Every profile with every set of variants that do not contradict each other.
fn combinations() -> Vec<(&'static str, Vec<&'static str>)> {
    let variants = ["fast-track", "lose-a-turn", "joker", "team", "solo"];
    let mut all = vec![];
    for profile in ["english", "french"] {
        for bits in 0..1 << variants.len() {
            let taken: Vec<_> =
                variants.iter().enumerate().filter(|it| bits >> it.0 & 1 == 1).map(|it| *it.1).collect();
            if !(taken.contains(&"team") && taken.contains(&"solo")) {
                all.push((profile, taken));
            }
        }
    }
    all
}

fn request(rules: &str, variants: &[&str], set: &[&str]) -> Request {
    let texts = |it: &[&str]| it.iter().map(ToString::to_string).collect();
    Request { rules: rules.to_owned(), variants: texts(variants), set: texts(set), folder: None }
}

fn resolve(rules: &str, variants: &[&str], set: &[&str]) -> Result<tock::profile::Table, Report> {
    Library::new(None).resolve(&request(rules, variants, set))
}

/// Checks that a request is refused, with one fault that says `part`.
#[track_caller]
fn check_refused(rules: &str, variants: &[&str], set: &[&str], part: &str) {
    let report = resolve(rules, variants, set).expect_err("these are no rules");
    assert!(report.to_string().contains(part), "{part:?} is not in\n{report}");
    assert_eq!(report.faults().len(), 1, "\n{report}");
}

/// Returns the profiles of a folder of `tests/profiles`, those in its folder of variants among them.
fn files(folder: &str) -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/profiles").join(folder);
    let inside = |folder: PathBuf| fs::read_dir(folder).unwrap().map(|it| it.unwrap().path());
    let mut files: Vec<_> = inside(folder.clone()).chain(inside(folder.join("variants"))).collect();
    files.retain(|it| it.is_file());
    files.sort();
    files
}

fn validator() -> Validator {
    jsonschema::draft202012::new(&schema::schema::<State>()).unwrap()
}

/// Returns a TOML text as the schema sees it, if it is TOML.
fn as_json(text: &str) -> Option<Json> {
    toml::from_str::<toml::Table>(text).ok().map(|it| serde_json::to_value(it).unwrap())
}

#[test]
fn the_shipped_files_are_the_source_texts_switch_by_switch() {
    for (profile, variants) in combinations() {
        let table = resolve(profile, &variants, &[]).unwrap_or_else(|it| panic!("{it}"));
        assert_eq!(table.rules, switches::named(profile, &variants), "{profile} with {variants:?}");
        let again = from_resolved::<State>(&table.resolved()).unwrap_or_else(|it| panic!("{it}"));
        assert_eq!(again, table.rules, "{profile} with {variants:?} from the record");
    }
}

#[test]
fn every_faulty_profile_is_refused_with_the_reason_it_names() {
    let validator = validator();
    let files = files("invalid");
    assert!(100 < files.len());
    for file in files {
        let text = fs::read_to_string(&file).unwrap();
        let part = text.lines().next().and_then(|it| it.strip_prefix("# refused: ")).expect("the file says why");
        let report = Library::new(None).check::<State>(&file).expect_err(&file.display().to_string());
        let shown = report.to_string();
        assert!(shown.contains(part), "{}: {part:?} is not in\n{shown}", file.display());
        assert!(shown.contains("help: "), "{}: no way out in\n{shown}", file.display());
        assert_eq!(report.faults().len(), 1, "{}: one mistake is one fault\n{shown}", file.display());
        let at = report.faults()[0].at.as_ref().expect("a place in the file");
        assert!(at.source.name.starts_with(file.parent().unwrap().to_str().unwrap()), "{shown}");
        if text.contains("# schema: refuses it too") {
            assert!(!validator.is_valid(&as_json(&text).unwrap()), "{}: the schema allows it", file.display());
        }
    }
}

#[test]
fn all_faults_of_a_text_are_told_at_once() {
    let folder = tempfile::tempdir().unwrap();
    let check = |text: &str, faults: usize| {
        let file = folder.path().join("it.toml");
        fs::write(&file, text).unwrap();
        let report = Library::new(None).check::<State>(&file).expect_err(text);
        assert_eq!(report.faults().len(), faults, "\n{report}");
        assert_eq!(report.to_string().matches("error: ").count(), faults, "\n{report}");
    };
    // Every switch of the wrong type.
    let all: Vec<_> = Switch::all().collect();
    let lines = all.iter().map(|it| format!("{it} = 1979-05-27\n")).collect::<Vec<_>>().concat();
    check(&format!("name = \"Wrong\"\n{lines}"), all.len());
    // After so many faults nobody reads on.
    let variants: Vec<_> = (0..50_000).map(|it| format!("no-variant-{it}")).collect();
    let asked = Request { variants, ..request("french", &[], &[]) };
    let report = Library::new(Some(folder.path().to_owned())).resolve(&asked).expect_err("no such variants");
    assert_eq!(report.faults().len(), 101);
    // A variant with a fault of its own, and one that shows only over a profile.
    check("name = \"Two\"\n[home]\njump = 3\n[board]\nmarbles = 3\n", 2);
}

#[test]
fn every_good_profile_is_accepted_by_the_program_and_by_its_schema() {
    let validator = validator();
    for file in files("valid") {
        Library::new(None).check::<State>(&file).unwrap_or_else(|it| panic!("{}\n{it}", file.display()));
        let text = as_json(&fs::read_to_string(&file).unwrap()).unwrap();
        assert!(validator.is_valid(&text), "{}: {:?}", file.display(), validator.validate(&text));
    }
    let other = jsonschema::draft202012::new(&schema::schema::<toccadille::State>()).unwrap();
    for (name, text) in PROFILES.iter().chain(&VARIANTS) {
        let text = as_json(text).unwrap();
        let validator = if text.get("game").is_some() { &other } else { &validator };
        assert!(validator.is_valid(&text), "{name}: {:?}", validator.validate(&text));
    }
}

/// The reader finds these first; who makes rules without a text finds them at the gate.
#[test]
fn the_gate_refuses_by_itself_what_the_reader_refuses() {
    let french = || resolve("french", &[], &[]).unwrap().rules;
    for switch in Switch::all() {
        let Some((min, max)) = switch.range() else { continue };
        for number in [min.checked_sub(1), max.checked_add(1)].into_iter().flatten() {
            let mut switches = (*french()).clone();
            for value in [Value::Number(number), Value::Numbers(vec![number])] {
                State::put(&mut switches, switch, &value);
            }
            let faults = Rules::new(switches).expect_err("out of range");
            let told = faults.iter().any(|it| it.switch == switch && matches!(it.problem, Problem::OutOfRange { .. }));
            let told = told || matches!(faults[0].problem, Problem::NotAsManyAsSlots { .. });
            assert!(told, "{switch} = {number}: {faults:?}");
        }
    }
    let walk = |n| Action::Move { n, who: Who::Own, trample: false, cross_own_post: false, then: vec![] };
    let split = |n, parts| Action::Split { n, parts, trample: false };
    let start = |then| Action::Start { then };
    for action in [
        walk(0),
        walk(36),
        walk(i8::MIN),
        split(0, (1, 1)),
        split(21, (1, 4)),
        split(7, (0, 4)),
        split(7, (1, 9)),
        split(7, (4, 1)),
        split(2, (3, 4)),
        Action::Discard { n: 0 },
        Action::Discard { n: 11 },
        start(vec![Effect::Draw { n: 0 }]),
        start(vec![Effect::Draw { n: 11 }]),
        start(vec![Effect::Again, Effect::Again]),
    ] {
        let mut switches = (*french()).clone();
        let said = format!("{action:?}");
        switches.cards.list(Rank::Queen, Some(vec![walk(12), action]));
        let faults = Rules::new(switches).expect_err(&said);
        assert!(faults.iter().all(|it| (it.switch, it.entry) == (Switch::Cards(Rank::Queen), Some(1))), "{faults:?}");
    }
}

#[test]
fn all_faults_of_all_texts_are_told_at_once() {
    let report = resolve("french", &["joker", "jokr"], &["deal.hand=99", "bord.home=4"]).unwrap_err();
    let faults: Vec<_> = report.faults().iter().map(|it| &it.what).collect();
    assert!(
        matches!(faults[..], [What::Unknown { .. }, What::OutOfRange { .. }, What::UnknownKey { .. }]),
        "{faults:?}"
    );
}

#[test]
fn an_override_that_is_no_switch_says_how_to_write_one() {
    check_refused("french", &[], &["deal.hand"], "--set 'deal.hand=4'");
    check_refused("french", &[], &[""], "--set 'deal.hand=4'");
    check_refused("french", &[], &["deal.hand=4\ndeck.jokers=0"], "--set 'deal.hand=4'");
    check_refused("french", &[], &["deal.mode=refill"], "--set 'deal.mode=\"refill\"'");
    check_refused("french", &[], &["name=\"x\""], "no key or table `name`");
    check_refused("french", &[], &["hand=4"], "did you mean `deal.hand`");
    check_refused("french", &[], &["deal.hand=99999999999"], "it may be 1 to 10");
    check_refused("french", &[], &["cards.7=[{do=\"move\",n=0}]"], "--set:1:10");
    check_refused("english", &[], &["turn.control=\"own\""], "contradict each other");
}

#[test]
fn an_override_beats_a_variant_and_a_variant_the_profile() {
    let table = resolve("english", &["joker"], &["deck.jokers=4", "deal.hand=3"]).unwrap();
    assert_eq!(table.rules.deck.jokers, 4);
    assert_eq!(Json::Object(table.set.clone()), serde_json::json!({ "deck.jokers": 4, "deal.hand": 3 }));
    let origins = [Switch::DeckJokers, Switch::DealMode, Switch::LandOnPartner].map(|it| table.origin(it).clone());
    assert_eq!(origins, [Origin::Set, Origin::Profile("english".to_owned()), Origin::Default]);
    let joker = Switch::Cards(Rank::Joker);
    assert_eq!(*table.origin(joker), Origin::Variant("joker".to_owned()));
}

#[test]
fn variants_that_set_a_switch_to_different_values_are_refused_by_name() {
    let report = resolve("english", &["solo", "team"], &[]).unwrap_err().to_string();
    assert!(report.contains("the variants solo and team set `seats.teams` to different values"), "{report}");
    assert!(report.contains("rules/variants/solo.toml") && report.contains("rules/variants/team.toml"), "{report}");
    resolve("english", &["joker", "joker"], &[]).unwrap_or_else(|it| panic!("the same value is no clash: {it}"));
}

#[test]
fn a_name_that_is_not_there_finds_the_one_that_is_meant() {
    check_refused("frnch", &[], &[], "did you mean `french`");
    check_refused("walrus", &[], &[], "it may be english, french or toccadille");
    check_refused("joker", &[], &[], "--variant joker");
    check_refused("french", &["english"], &[], "--rules english");
    check_refused("french", &["jokers"], &[], "did you mean `joker`");
    check_refused("./nowhere.toml", &[], &[], "cannot be read");
}

#[test]
fn files_that_are_no_profile_at_all_are_one_clear_fault() {
    let folder = tempfile::tempdir().unwrap();
    let many_lines = "x\n".repeat(500_000);
    let many_keys: String = (0..80_000).flat_map(|it| [format!("k{it}"), " = 1\n".to_owned()]).collect();
    let texts: [(&str, &[u8], &str); 8] = [
        ("binary", b"\x00\xff\xfe", "is no UTF-8 text from line 1 on"),
        ("latin", b"name = \"Tock\"\nsource = \"r\xe8gle\"\n", "is no UTF-8 text from line 2 on"),
        ("empty", b"", "the profile has no name"),
        ("huge", &vec![b'#'; (1 << 20) + 1], "is too long"),
        ("deep", &[&b"x = "[..], &b"[".repeat(100_000)].concat(), "recurs"),
        ("deep-key", &[&b"x.".repeat(100_000)[..], b"y = 1"].concat(), "recurs"),
        ("lines", many_lines.as_bytes(), "key with no value"),
        ("keys", many_keys.as_bytes(), "no key or table `k0`"),
    ];
    for (name, text, part) in texts {
        let file = folder.path().join(format!("{name}.toml"));
        fs::write(&file, text).unwrap();
        let report = Library::new(None).check::<State>(&file).unwrap_err().to_string();
        assert!(report.contains(part), "{name}: {part:?} is not in\n{}", &report[..report.len().min(2000)]);
        assert!(report.len() < 100_000, "{name}: a report to be read");
    }
    let report = Library::new(None).check::<State>(folder.path()).unwrap_err().to_string();
    assert!(report.contains("cannot be read"), "{report}");
}

#[test]
fn ones_own_profiles_and_variants_are_found_by_name() {
    let folder = tempfile::tempdir().unwrap();
    fs::create_dir(folder.path().join("variants")).unwrap();
    let write = |name: &str, text: &str| fs::write(folder.path().join(name), text).unwrap();
    write("house.toml", "name = \"House\"\nbase = \"french\"\n[deal]\nschedule = [4, 4, 5]\n");
    write("kitchen.toml", "name = \"Kitchen\"\nbase = \"house\"\n[home]\njump = true\n");
    // Under the name of a shipped profile, its own parent is that one.
    write("french.toml", "name = \"Our French\"\nbase = \"french\"\n[home]\nenter_backward = true\n");
    write("faulty.toml", "name = 3\n");
    write("orphan.toml", "name = \"Orphan\"\nbase = \"nobody\"\n");
    write("variants/wild.toml", "name = \"Wild\"\n[post]\nguards = \"none\"\n");
    write("variants/mild.toml", "name = \"Mild\"\n[post]\nguards = 3\n");
    let library = Library::new(Some(folder.path().to_owned()));
    let table = library.resolve(&request("kitchen", &["wild"], &[])).unwrap_or_else(|it| panic!("{it}"));
    assert_eq!((table.name.as_str(), table.profile.as_str()), ("Kitchen", "kitchen"));
    assert_eq!(table.rules.deal.schedule, [4, 4, 5]);
    assert!(table.rules.home.jump && table.rules.home.enter_backward);
    assert_eq!(*table.origin(Switch::DealSchedule), Origin::Profile("house".to_owned()));
    let names: Vec<_> = library.list::<State>().into_iter().map(|it| (it.name, it.title)).collect();
    let has = |name: &str, title: Option<&str>| names.contains(&(name.to_owned(), title.map(str::to_owned)));
    assert!(has("french", Some("Our French")) && !has("french", Some("French Tock")), "{names:?}");
    assert!(has("orphan", None) && has("mild", None), "{names:?}");
    assert!(has("faulty", None) && has("wild", Some("Wild")) && has("joker", Some("Joker")), "{names:?}");
}

#[test]
fn a_path_starts_where_the_file_that_names_it_lies() {
    let folder = tempfile::tempdir().unwrap();
    fs::create_dir(folder.path().join("parents")).unwrap();
    fs::write(folder.path().join("child.toml"), "name = \"Child\"\nbase = \"parents/one.toml\"\n").unwrap();
    fs::write(folder.path().join("parents/one.toml"), "name = \"One\"\nbase = \"./two.toml\"\n").unwrap();
    fs::write(folder.path().join("parents/two.toml"), "name = \"Two\"\nbase = \"english\"\n").unwrap();
    let asked = Request { folder: Some(folder.path().to_owned()), ..request("child.toml", &[], &[]) };
    let table = Library::new(None).resolve(&asked).unwrap_or_else(|it| panic!("{it}"));
    assert_eq!(table.rules, switches::named("english", &[]));
}

/// Returns what a command of `tock rules` prints.
fn printed(write: impl FnOnce(&mut dyn std::io::Write) -> Result<(), tock::cli::Failure>) -> String {
    let mut out = vec![];
    write(&mut out).unwrap();
    String::from_utf8(out).unwrap()
}

fn shown(names: &[&str], format: Format) -> String {
    let names: Vec<_> = names.iter().map(ToString::to_string).collect();
    let library = Library::new(None);
    printed(|out| rules::show(&library, &names, &Request::default(), format, false, out))
}

#[test]
fn shown_as_a_profile_rules_are_the_same_rules() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("shown.toml");
    for (profile, variants) in combinations() {
        fs::write(&file, shown(&[&[profile][..], &variants].concat(), Format::Toml)).unwrap();
        let table = resolve(file.to_str().unwrap(), &[], &[]).unwrap_or_else(|it| panic!("{it}"));
        assert_eq!(table.rules, switches::named(profile, &variants), "{profile} with {variants:?}");
    }
}

#[test]
fn shown_rules_name_every_switch_its_value_its_origin_and_its_sentence() {
    let text = shown(&["french", "joker"], Format::Plain);
    for switch in Switch::all() {
        assert!(text.contains(&format!("\n{switch} = ")), "{switch} is not in\n{text}");
    }
    for line in ["French Tock (french with joker)", "deck.jokers = 2  (variant joker)", "home.jump = false  (default)"]
    {
        assert!(text.contains(line), "{line:?} is not in\n{text}");
    }
    let json: Json = serde_json::from_str(&shown(&["french"], Format::Json)).unwrap();
    assert_eq!(json["switches"]["board.shortcut"]["value"], 7);
    assert_eq!(json["switches"]["board.shortcut"]["from"], "french");
    assert_eq!(json["resolved"]["cards"]["5"][0]["who"], "opponent");
    let variant = shown(&["fast-track"], Format::Plain);
    assert!(variant.contains("home.enter_backward = true") && !variant.contains("home.jump"), "{variant}");
}

#[test]
fn every_switch_has_its_paragraph_its_sentence_and_its_place_in_the_schema() {
    let paragraphs = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("rules/README.md")).unwrap();
    let schema = schema::schema::<State>();
    for switch in Switch::all() {
        let (table, key) = switch.path();
        assert!(paragraphs.contains(&format!("#### `{switch}`\n")), "rules/README.md has no paragraph for {switch}");
        let place = &schema["properties"][table]["properties"][key];
        assert!(place["description"].is_string(), "the schema has no place for {switch}");
    }
    // Each value of a switch has a sentence of its own, and none is missing.
    for (profile, variants) in combinations() {
        let table = resolve(profile, &variants, &[]).unwrap();
        for line in plain::lines(&table) {
            assert!(!line.says.is_empty() && line.says.iter().all(|it| !it.contains(['<', '{'])), "{line:?}");
        }
    }
    for switch in Switch::all() {
        let values: Vec<Json> = match State::kind(switch) {
            Kind::Names(names) => names.into_iter().map(Json::from).collect(),
            Kind::Flag => vec![true.into(), false.into()],
            Kind::Number { min, max, .. } if min == max => vec![min.into()],
            Kind::Number { min, max, .. } => vec![min.into(), max.into()],
            Kind::Numbers { min, max } => vec![[min].to_vec().into(), [min, max].to_vec().into()],
            Kind::Actions => continue,
        };
        let mut said: Vec<_> = values.iter().flat_map(|it| State::says(switch, Some(it), None)).collect();
        said.sort();
        said.dedup();
        assert_eq!(said.len(), values.len(), "{switch}: {said:?}");
    }
}

#[test]
fn every_switch_of_toccadille_has_its_paragraph_its_sentences_and_its_place_in_the_schema() {
    use toccadille::{State, rules::Switch};
    let readme = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("rules/README.md")).unwrap();
    let schema = schema::schema::<State>();
    for switch in Switch::ALL {
        assert!(readme.contains(&format!("#### `{switch}`\n")), "rules/README.md has no paragraph for {switch}");
        assert!(schema["properties"][switch.name()]["default"] == State::json(&State::defaults(), switch).unwrap());
        let values: Vec<Json> = match State::kind(switch) {
            Kind::Names(names) => names.into_iter().map(tock::profile::name_json).collect(),
            Kind::Flag => vec![true.into(), false.into()],
            Kind::Number { min, max, .. } => vec![min.into(), max.into()],
            Kind::Numbers { .. } | Kind::Actions => unreachable!("there is no such switch"),
        };
        let mut said: Vec<_> = values.iter().flat_map(|it| State::says(switch, Some(it), None)).collect();
        said.sort();
        said.dedup();
        assert_eq!(said.len(), values.len(), "{switch}: {said:?}");
        for value in &values {
            let set = format!("{switch}={}", plain::toml(value));
            let request = Request { set: vec![set.clone()], ..Request::named("toccadille") };
            let table = Library::new(None).resolve_of::<State>(&request).unwrap_or_else(|it| panic!("{set}: {it}"));
            assert_eq!(State::json(&table.rules, switch).as_ref(), Some(value), "{set}");
            assert_eq!(from_resolved::<State>(&table.resolved()), Ok(table.rules), "{set}");
        }
    }
}

#[test]
fn shown_as_a_profile_the_rules_of_toccadille_are_the_same_rules() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("shown.toml");
    for names in [&["toccadille"][..], &["toccadille", "alvensleben-1853"], &["toccadille", "toccategli-18c"]] {
        fs::write(&file, shown(names, Format::Toml)).unwrap();
        let resolve = |request: &Request| Library::new(None).resolve_of::<toccadille::State>(request).unwrap().rules;
        let variants = names[1..].iter().map(|it| (*it).to_owned()).collect();
        let asked = Request { variants, ..Request::named("toccadille") };
        assert_eq!(resolve(&Request::named(file.to_str().unwrap())), resolve(&asked), "{names:?}");
    }
}

#[test]
fn what_is_about_one_game_is_not_laid_over_the_other() {
    let said = |report: String| assert!(report.contains("game = \""), "{report}");
    let with = |rules: &str, variant: &str| Request { variants: vec![variant.to_owned()], ..Request::named(rules) };
    said(Library::new(None).resolve(&with("french", "toccategli-18c")).unwrap_err().to_string());
    said(Library::new(None).resolve(&Request::named("toccadille")).unwrap_err().to_string());
    let other = Library::new(None).resolve_of::<toccadille::State>(&with("toccadille", "joker"));
    said(other.unwrap_err().to_string());
    let own = Library::new(None).resolve_of::<toccadille::State>(&Request::named("french"));
    said(own.unwrap_err().to_string());
}

#[test]
fn a_file_is_told_what_it_is() {
    let check = |name: &str| {
        let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/profiles/valid").join(name);
        printed(|out| rules::check(&Library::new(None), &[file], false, out))
    };
    assert!(check("smallest.toml").contains("Smallest can be played"));
    assert!(check("two-jokers-each-a-swap.toml").contains("is a variant, and fits english and french"));
    assert!(check("variants/short-board.toml").contains("is a variant, and fits english and french"));
}

#[test]
fn any_rules_come_back_from_their_record() {
    for seed in 0..1_000 {
        let rules = Rules::new(random_switches(&mut ChaCha8Rng::seed_from_u64(seed))).unwrap();
        let again = from_resolved::<State>(&State::resolved(&rules)).unwrap_or_else(|it| panic!("seed {seed}: {it}"));
        assert_eq!(again, rules, "seed {seed}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 500, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn no_text_makes_the_reader_fall(text in "[a-zA-Z0-9=\\[\\]{}\"'.,#\n \u{e9}\u{0}-]{0,200}") {
        if let Err(report) = resolve("french", &[], &[&text]) {
            prop_assert!(!report.to_string().is_empty());
        }
    }
}

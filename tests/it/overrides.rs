//! A switch set by itself with `--set`, in both games: what is wrong with it, and what to write instead.

use tock::{
    profile::{Kind, Library, NONE, Request, Ruled},
    toccadille::State as Toccadille,
    tock::State as Tock,
};

/// Returns what is said of a switch set so, laid over these rules; nothing if there is no fault.
fn told<G: Ruled>(rules: &str, set: &str) -> String {
    let request = Request { set: vec![set.to_owned()], ..Request::named(rules) };
    Library::new(None).resolve_of::<G>(&request).err().map_or_else(String::new, |it| it.to_string())
}

/// Checks that a word without quotes is refused, and that what is to be written instead can be read.
fn check_word<G: Ruled>(rules: &str, switch: G::Switch, word: &str) {
    let set = format!("{switch}=\"{word}\"");
    for typed in [format!("{switch}={word}"), format!(" {switch} = {word} ")] {
        let said = told::<G>(rules, &typed);
        assert!(said.contains("without quotes"), "{typed}: {said}");
        assert!(said.contains(&format!("--set '{set}'")), "{typed}: {said}");
    }
    let said = told::<G>(rules, &set);
    assert!(!said.contains("TOML") && !said.contains("quotes"), "{set}: {said}");
}

/// Checks every switch of a game; returns how many words there were.
fn check<G: Ruled>(rules: &str) -> usize {
    let mut words = 0;
    for switch in G::switches() {
        let said = |value: &str| told::<G>(rules, &format!("{switch}={value}"));
        match G::kind(switch) {
            Kind::Names(names) => {
                for name in names.into_iter().filter(|it| it.parse::<u8>().is_err()) {
                    check_word::<G>(rules, switch, name);
                    words += 1;
                }
                assert!(said("zzzzzzzz").contains("it may be"), "{switch}: {}", said("zzzzzzzz"));
            }
            Kind::Number { or_none: true, .. } => check_word::<G>(rules, switch, NONE),
            Kind::Number { .. } => assert!(said("many").contains("a whole number"), "{switch}: {}", said("many")),
            Kind::Flag => assert!(said("yes").contains("write true or false"), "{switch}: {}", said("yes")),
            Kind::Numbers { .. } => assert!(said("many").contains("in brackets"), "{switch}: {}", said("many")),
            Kind::Actions => assert!(said("move").contains("takes a list"), "{switch}: {}", said("move")),
        }
        assert!(!said("many").contains("TOML"), "{switch}: {}", said("many"));
    }
    words
}

#[test]
fn a_word_without_quotes_is_told_how_a_shell_wants_it() {
    assert!(10 < check::<Tock>("french"));
    assert!(10 < check::<Toccadille>("toccadille"));
}

#[test]
fn how_a_switch_is_set_is_shown_by_switches_of_the_game() {
    fn check<G: Ruled>(rules: &str, other: &str) {
        let said = told::<G>(rules, "=");
        for set in G::SETTINGS {
            assert!(said.contains(&format!("--set '{set}'")), "{said}");
            assert_eq!(told::<G>(rules, set), "", "{set}");
        }
        assert!(!said.contains(other), "{said}");
    }
    check::<Tock>("english", "stones");
    check::<Toccadille>("toccadille", "deal");
}

#[test]
fn a_word_that_is_also_misspelt_is_told_both_at_once() {
    assert!(told::<Toccadille>("toccadille", "entry=talo").contains("--set 'entry=\"talon\"'"));
    assert!(told::<Toccadille>("toccadille", "entry=first quarter").contains("--set 'entry=\"first_quarter\"'"));
    assert!(told::<Tock>("french", "deal.mode=refil").contains("--set 'deal.mode=\"refill\"'"));
}

#[test]
fn what_is_no_word_or_no_switch_is_told_as_before() {
    for (set, part) in [
        ("entry=", "TOML"),
        ("entry=[talon", "TOML"),
        ("entry=\"talon", "TOML"),
        ("en try=talon", "TOML"),
        ("entri=talon", "did you mean `entry`"),
        ("entry=3", "takes a text"),
    ] {
        let said = told::<Toccadille>("toccadille", set);
        assert!(said.contains(part), "{set}: {said}");
    }
}

#[test]
fn an_unknown_variant_is_told_those_of_the_game_it_is_asked_for() {
    let known = |said: &dyn Fn(&str) -> String| {
        let said = said("no-such-thing");
        ["joker", "fast-track", "alvensleben-1853", "toccategli-18c"].map(|it| said.contains(it))
    };
    let with = |rules: &str, name: &str| Request { variants: vec![name.to_owned()], ..Request::named(rules) };
    let tock = |name: &str| Library::new(None).resolve_of::<Tock>(&with("french", name)).unwrap_err().to_string();
    let toccadille =
        |name: &str| Library::new(None).resolve_of::<Toccadille>(&with("toccadille", name)).unwrap_err().to_string();
    assert_eq!(known(&tock), [true, true, false, false]);
    assert_eq!(known(&toccadille), [false, false, true, true]);
    assert!(toccadille("alvensleben").contains("did you mean `alvensleben-1853`"));
}
